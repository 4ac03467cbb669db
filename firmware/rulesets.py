"""Rule sets made on the device, and what was chosen for the last game: two small files.

`rules` holds one line for each set, as engine_core.rules writes it; `setup` the rules, the players
and the rounds. A line that no longer makes sense is passed over.
"""

from engine_core.errors import BadRules
from engine_core.rules import PROFILES, profile
from firmware.texts import keys as T

FILE = "rules"
SETUP = "setup"
MOST = 8
NAME = 16  # characters of a name


def load(storage):
    """The sets made on the device, as a list of Rules."""
    found = []
    for line in _text(storage, FILE).split("\n"):
        rules = _rules(line)
        if rules and rules.own:
            found.append(rules)
    return found


def keep(storage, rules):
    """Store a set, in place of one of the same name. False: there is no room for another."""
    sets = [one for one in load(storage) if one.name != rules.name]
    if len(sets) >= MOST:
        return False
    try:
        _save(storage, sets + [rules])
    except OSError:  # the storage is full
        return False
    return True


def drop(storage, name):
    """Forget a set."""
    _save(storage, [one for one in load(storage) if one.name != name])


def named(sets, name):
    """The one of these sets that is called so, or None."""
    for rules in sets:
        if rules.name == name:
            return rules
    return None


def title(tr, rules):
    """What a rule set is called."""
    return rules.name if rules.own else tr(T.PROFILE + PROFILES.index(rules.base))


def last(storage):
    """(rules, players, rounds) of the last new game, or those of a first one."""
    parts = _text(storage, SETUP).split("\n")
    rules = _rules(parts[0])
    if rules and rules.own:  # as it is now, if it is still there
        rules = named(load(storage), rules.name)
    if rules and len(parts) == 3:
        players = parts[1].split()
        rounds = int(parts[2]) if parts[2].isdigit() else 0
        if len(players) == rules.players and rounds in rules.allowed_rounds:
            return rules, players, rounds
    rules = profile(PROFILES[0])
    return rules, ["human", "normal"], rules.default_rounds


def remember(storage, rules, players, rounds):
    """Store what was chosen, if it differs from the last time."""
    text = "\n".join((_line(rules), " ".join(players), str(rounds)))
    if text != _text(storage, SETUP):
        storage.save(SETUP, text.encode())


def _save(storage, sets):
    storage.save(FILE, "\n".join([_line(one) for one in sets]).encode())


def _text(storage, name):
    try:
        return (storage.load(name) or b"").decode()
    except ValueError:
        return ""


# What reads and writes rows is loaded for sets of one's own only.


def _line(rules):
    if not rules.own:
        return rules.base
    from engine_core.custom import to_text

    return to_text(rules)


def _rules(line):
    if not line or line in PROFILES:
        return profile(line) if line else None
    from engine_core.custom import from_text

    try:
        return from_text(line)
    except BadRules:
        return None
