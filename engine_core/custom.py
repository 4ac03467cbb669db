"""Rule sets that people make: the rows and their values, checks, the forms in text.

Everything here can also be had from ``rules``, which loads this module when it is first asked for
one of its names; a game by a named profile never needs it.

A record writes a rule set as RULES §5 says, ``"wikipedia"`` or ``{"base": "wikipedia",
"sanko": 6}``; as one line of text it is ``wikipedia;sanko=6``. A set made on the device has a name
of its own besides, ``{"base": "wikipedia", "name": "Ours", "sanko": 6}``.
"""

from micropython import const

from engine_core.cards import BASE, DRAGON_TIGER, PHOENIX
from engine_core.errors import BadRules
from engine_core.rules import NAMES, PROFILES, Rules, base_values, profile
from engine_core.wording import shown

POINTS = NAMES[:20]
"""The rows that hold a yaku's points."""

_POINT_VALUES = range(51)

ROWS = tuple([(name, "points", _POINT_VALUES) for name in POINTS]) + (
    ("named_extra", "number", (0, 1)),
    ("named_with_count", "choice", ("both", "better")),
    ("cup_as_kasu", "number", (0, 1, 2)),
    ("seven", "choice", ("always", "if_called", "never")),
    ("call_multiplier", "choice", ("double", "per_call", "none")),
    ("call_bonus", "number", (0, 1)),
    ("max_calls", "choice", (None, 1, 0)),
    ("field_quad", "choice", ("redeal", "void")),
    ("field_pairs", "choice", ("redeal", "void", "play")),
    ("both_hands", "choice", ("redeal", "void")),
    ("dealer_after_void", "choice", ("next", "same")),
    ("oya_ken", "number", (0, 1, 2, 3, 4, 5, 6)),
    ("viewings", "flag", (True, False)),
    ("hand_yaku", "flag", (True, False)),
    ("further_yaku", "flag", (True, False)),
)
"""Every row in the order of RULES.md: name, kind, allowed values.

Kinds: ``points`` and ``number`` are whole numbers, ``choice`` a text, null or number, ``flag``
true or false. A row is a rule set's attribute of the same name.
"""

_LONGEST_NAME = const(16)


def row_index(name):
    """Where the row stands in ROWS; an unknown one is refused."""
    for index, row in enumerate(ROWS):
        if row[0] == name:
            return index
    known = ", ".join([row[0] for row in ROWS])
    raise BadRules("rules: there is no row " + shown(name) + "; the rows are " + known, "row")


def matters(rules, row):
    """Whether changing that row can change anything, given the deck."""
    if row in ("goko", "shiko", "ame_shiko", "sanko"):
        return rules.deck == BASE
    if row == "yukimi":
        return rules.deck == PHOENIX
    if row == "three_friends":
        return rules.deck == DRAGON_TIGER
    return rules.deck != BASE or row not in ("golden_flowers", "fujin_raijin", "further_yaku")


def _value_text(value):
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    return str(value)


def _allowed_text(row):
    if row[1] == "points":
        return "0 to 50"
    return ", ".join([_value_text(value) for value in row[2]])


def _checked(base, changes, own_name):
    values = list(base_values(base))
    for name, value in changes:
        row = ROWS[row_index(name)]
        for known in row[2]:
            if type(known) is type(value) and known == value:
                break
        else:
            text = "rules." + name + ": " + shown(value) + " is not allowed; allowed are "
            raise BadRules(text + _allowed_text(row), "value")
        values[row_index(name)] = value
    made = Rules(base, tuple(values), own_name)
    if 0 < made.akatan_aotan < max(made.akatan, made.aotan):
        raise BadRules(
            "rules.akatan_aotan: %d would pay less than one of the two; allowed are 0 and %d to 50"
            % (made.akatan_aotan, max(made.akatan, made.aotan)),
            "akatan_aotan",
        )
    for row in POINTS:
        if made.pays(row):
            return made
    text = "rules: no yaku that can be captured with this deck pays; give one some points"
    raise BadRules(text, "no_yaku")


def _check_name(name):
    good = type(name) is str and 1 <= len(name) <= _LONGEST_NAME and name == name.strip(" ")
    if good:
        for character in name:
            code = ord(character)
            good = good and code >= 32 and code != 127 and character != ";"
            good = good and not 0xD800 <= code <= 0xDFFF
    if not good:
        text = "rules.name: " + shown(name) + " is no name; 1 to 16 characters, no semicolon"
        raise BadRules(text, "name")


def make(spec):
    """The rules of a record's ``rules`` entry: a profile's name, or an object with ``base``."""
    if type(spec) is str:
        return profile(spec)
    if type(spec) is not dict:
        text = "rules: a name or an object with base is wanted, not " + shown(spec)
        raise BadRules(text, "form")
    if "base" not in spec:
        raise BadRules("rules: base is missing; there are " + ", ".join(PROFILES), "profile")
    base = spec["base"]
    if type(base) is not str or base not in PROFILES:
        text = "rules.base: there is no rule set " + shown(base) + "; there are "
        raise BadRules(text + ", ".join(PROFILES), "profile")
    own_name = None
    changes = []
    for key in spec:
        if key == "name":
            own_name = spec[key]
            _check_name(own_name)
        elif key != "base":
            changes.append((key, spec[key]))
    return _checked(base, changes, own_name)


def changes(rules):
    """The rows that differ from the base's: a list of (name, value)."""
    usual = base_values(rules.base)
    return [(row[0], value) for row, value, old in zip(ROWS, rules.values, usual) if value != old]


def row_indices(rules):
    """The rows that differ as bytes: index in ROWS, index of the value, and so on."""
    found = bytearray()
    for name, value in changes(rules):
        index = row_index(name)
        found.append(index)
        found.append(list(ROWS[index][2]).index(value))
    return found


def changed(rules, row, value):
    """The same rules with one row changed and checked."""
    own_name = rules.name if rules.own else None
    return _checked(rules.base, changes(rules) + [(row, value)], own_name)


def named(rules, name):
    """The same rules as a set made on the device, under a name of its own."""
    _check_name(name)
    return Rules(rules.base, rules.values, name)


def to_spec(rules):
    """What ``make`` takes: the profile's name, or an object."""
    different = changes(rules)
    if not different and not rules.own:
        return rules.base
    spec = {"base": rules.base}
    if rules.own:
        spec["name"] = rules.name
    for name, value in different:
        spec[name] = value
    return spec


def to_text(rules):
    """The rules as one line, such as ``wikipedia;name=Ours;sanko=6;max_calls=null``."""
    text = rules.base
    if rules.own:
        text += ";name=" + rules.name
    for name, value in changes(rules):
        text += ";" + name + "=" + _value_text(value)
    return text


def from_text(text):
    """The rules of a line that ``to_text`` wrote; a line it would not have written is refused."""
    if type(text) is not str:
        raise BadRules("rules: a line of text is wanted, not " + shown(text), "form")
    parts = text.split(";")
    spec = {"base": parts[0]}
    for part in parts[1:]:
        at = part.find("=")
        if at < 1:
            raise BadRules("rules: row=value is wanted, not " + shown(part), "form")
        name, written = part[:at], part[at + 1 :]
        if name in spec:
            raise BadRules("rules." + name + ": given twice", "row")
        spec[name] = written
        if name != "name":
            row = ROWS[row_index(name)]
            for value in row[2]:
                if _value_text(value) == written:
                    spec[name] = value
    return make(spec)
