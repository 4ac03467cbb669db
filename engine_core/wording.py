"""The words of refusals, loaded when something is refused."""

from engine_core.errors import BadRecord, BadRules, IllegalAction
from engine_core.rng import SEEDS


def shown(value):
    """``value`` for an error line: short, on one line, and safe for numbers of any length."""
    kind = type(value)
    if kind is str:
        text = repr(value[:32])
        return text if len(value) <= 32 else text + "…"
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is int:
        return str(value) if -(10**9) < value < 10**9 else "a number with too many digits"
    if kind is float:
        return "the fraction " + str(value)
    if kind is dict:
        return "an object"
    if kind is list or kind is tuple:
        return "a list"
    return "something of another kind"


def refuse_game(rules, rounds, seed, dealer):
    """Say why there is no such game: one of the three is not allowed."""
    if type(rounds) is not int or rounds not in rules.allowed_rounds:
        known = ", ".join([str(number) for number in sorted(rules.allowed_rounds)])
        text = "rounds: %s is not allowed here; allowed are %s" % (shown(rounds), known)
        raise BadRules(text, "rounds")
    if seed is not None and (type(seed) is not int or not 0 <= seed < SEEDS):
        text = "seed: %s is no whole number from 0 to %d"
        raise BadRecord(text % (shown(seed), SEEDS - 1))
    text = "dealer: %s is no seat; the seats are 0 to %d"
    raise BadRecord(text % (shown(dealer), rules.players - 1))


def refuse_action(action, legal):
    """Say that ``action`` is not legal, and what is."""
    legal = ", ".join([str(one) for one in legal]) or "none, the game is over"
    raise IllegalAction("action %s is not legal; legal: %s" % (shown(action), legal))


def refuse_profile(name, profiles):
    """Say that there is no profile of that name, and which there are."""
    text = "rules: there is no rule set %s; there are %s"
    raise BadRules(text % (shown(name), ", ".join(profiles)), "profile")
