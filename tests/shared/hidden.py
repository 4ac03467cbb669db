"""Hidden cards dealt anew: the same view, another truth behind it."""

from engine_core import cards, game, rng
from engine_core.ai import choose, player
from engine_core.rules import PROFILES, profile
from tests.shared.playing import copied, random_rules


def redealt(playing, seat, random):
    """The same game, with the cards that ``seat`` cannot see shuffled among hands and pile."""
    other = copied(playing)
    left = other.pile_size()
    start = len(other.order) - left
    unknown = list(other.order[start:])
    for one in range(other.rules.players):
        if one != seat:
            unknown.extend(cards.listed(other.hands[one]))
    random.shuffle(unknown)
    order = bytearray(other.order)
    order[start:] = bytes(unknown[:left])
    other.order = bytes(order)
    at = left
    for one in range(other.rules.players):
        if one != seat:
            size = other.hand_sizes[one]
            other.hands[one] = cards.from_cards(unknown[at : at + size])
            at += size
    return other


def check_players(names, positions, seed):
    """Compare each player's move in that many positions with its move after another deal.

    Positions come from games of all profiles and custom sets; gives how many were compared.
    """
    random = rng.Random(seed, 3)
    players = [player(name) for name in names]
    index = checked = 0
    while checked < positions:
        rule_set = profile(PROFILES[index % len(PROFILES)])
        if index % 3 == 2:
            rule_set = random_rules(random)
        playing = game.Game(rule_set, None, random.below(1 << 14))
        index += 1
        for _ in range(200):
            if playing.phase == game.OVER or checked == positions:
                break
            view = playing.view(playing.to_move)
            chosen = view.legal[random.below(len(view.legal))]
            if len(view.legal) > 1 and random.below(4) == 0:
                unlike = redealt(playing, view.seat, random).view(view.seat)
                for name, thinker in zip(names, players):
                    move = choose(thinker, view)
                    assert move == choose(thinker, unlike), (name, rule_set, view.history)
                    chosen = move if random.below(2) else chosen
                checked += 1
            playing.apply(chosen)
    return checked
