"""The table's model, moved on by events, shows what the view says to every seat and a stranger."""

from engine_core import cards, events, game, rng, rules
from firmware.table_model import PLACES, Model
from tests.shared.playing import number

FIELDS = ("hand_sizes", "bases", "calls", "scores")


def same(model, view):
    """Whether the model and the view are one."""
    lying = [card for card in model.field if card >= 0]
    assert len(model.field) == PLACES and len(set(lying)) == len(lying)
    assert sorted(lying) == cards.listed(view.field)
    assert model.hand == cards.listed(view.hand)
    assert [bytes(pile) for pile in model.captured] == [bytes(pile) for pile in view.captured]
    for name in FIELDS:
        assert list(getattr(model, name)) == list(getattr(view, name)), name
    assert model.pile == view.pile_size and model.loose == view.drawn
    assert model.to_move == view.to_move


def play(profile, seed, rounds=None):
    playing = game.Game(rules.profile(profile), rounds, seed)
    chance = rng.Random(seed, 1000)
    seats = list(range(playing.rules.players)) + [None]
    models = [Model(playing.view(seat)) for seat in seats]
    most = 0
    while playing.phase != game.OVER:
        legal = playing.legal_actions()
        happened = playing.apply(legal[chance.below(len(legal))])
        ended = [at for at, event in enumerate(happened) if event[0] == events.ROUND_END]
        for seat, model in zip(seats, models):
            if not ended:
                stays = {card: at for at, card in enumerate(model.field)}
                for event in happened:
                    model.apply(event)
                view = playing.view(seat)
                model.finish(view)
                same(model, view)
                for at, card in enumerate(model.field):  # what lay there lies there
                    assert card < 0 or stays.get(card, at) == at
                most = max(most, model.used())
            else:
                for event in happened[: ended[0] + 1]:
                    model.apply(event)
                assert model.captured == list(playing.last_captured) or len(ended) > 1
                if playing.phase != game.OVER:
                    model.reset(playing.view(seat))
                    same(model, playing.view(seat))
    return most


def test_model_is_the_view_after_every_action():
    for profile in rules.PROFILES:
        for seed in range(number("MODEL_GAMES", 6, 2)):
            play(profile, seed * 7 + 1)


def test_new_card_takes_the_first_free_place():
    playing = game.Game(rules.profile("vanikar"), None, 3, 0)
    model = Model(playing.view(0))
    assert model.field[:8] == cards.listed(playing.field) and model.used() == 8
    lying = model.field[2]
    model.apply((events.PLAY, 1, 40 if lying != 40 else 41))
    model.apply((events.TAKE, 1, model.loose, lying))
    assert model.field[2] == -1 and model.free() == 2 and model.used() == 8
    card = [one for one in range(48) if one not in model.field][0]
    model.apply((events.FLIP, 1, card))
    assert model.loose == card and model.lay() == 2 and model.field[2] == card
