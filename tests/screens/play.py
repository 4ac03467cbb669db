"""Games that have come to a certain point, for tests and pictures."""

from engine_core import game as engine
from engine_core.cards import rank
from engine_core.rules import profile
from firmware.session import Session


def act(game):
    """A plausible action: capture what ranks highest, call now and then."""
    legal = game.legal_actions()
    if game.phase == engine.DECIDE:
        return engine.KOIKOI if game.pile_size() > 14 else engine.STOP
    deck = game.rules.deck

    def value(action):
        card = action & 63
        taken = game.view(None).matches(card) if action < 64 else [card]
        return sum(4 - rank(one, deck) for one in taken + [card]) if taken else 0

    return max(legal, key=value)


def begin(app, name="vanikar", players=("human", "normal"), seed=5, rounds=None, rules=None):
    """A new game as the app's session, its opening events taken."""
    rules = rules or profile(name)
    players = (tuple(players) + ("normal",) * rules.players)[: rules.players]
    return Session.start(app, rules, rounds or rules.default_rounds, players, seed)


def play(session, until):
    """Play on until `until(game)`, or the end; gives the events of the last action."""
    happened = session.events
    while not session.over and not until(session.game):
        happened = session.play(act(session.game))
    return happened
