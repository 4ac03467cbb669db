"""Rule sets (RULES §3). Every number of the game is a row of one value, ``Rules``.

A rule set is a named profile or a profile with rows changed. A record writes it as RULES §5 says,
``"wikipedia"`` or ``{"base": "wikipedia", "sanko": 6}``; as one line of text it is
``wikipedia;sanko=6``. A set made on the device has a name of its own besides,
``{"base": "wikipedia", "name": "Ours", "sanko": 6}``, and may be played over 1 to 12 rounds.
"""

from micropython import const

from engine_core.cards import BASE, DRAGON_TIGER, PHOENIX
from engine_core.errors import BadRules, shown

POINTS = (
    "sanko", "ame_shiko", "shiko", "goko", "hanami", "tsukimi", "inoshikacho", "akatan", "aotan",
    "akatan_aotan", "tane", "tanzaku", "kasu", "tsukifuda", "teshi", "kuttsuki", "yukimi",
    "golden_flowers", "fujin_raijin", "three_friends",
)  # fmt: skip
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

_VANIKAR = (
    5, 7, 8, 10, 5, 5, 5, 5, 5, 10, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, "both", 0, "always", "double", 0, None, "redeal", "play", "redeal", "next", 0,
    True, True, True,
)  # fmt: skip

_ANY = (12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
_SERIES = (3, 6, 12)
_TIGER_YAKU = (("golden_flowers", 2), ("fujin_raijin", 2), ("three_friends", 5))

# name, parent, deck, players, hand size, rounds (default first), first dealer, equal totals, and
# the rows that differ from the parent's.
_PROFILES = (
    ("vanikar", None, BASE, 2, 8, (6, 1, 3, 12), "random", "draw", ()),
    ("wikipedia", "vanikar", BASE, 2, 8, _ANY, "draw", "shared", (
        ("teshi", 6), ("kuttsuki", 6), ("named_extra", 1), ("named_with_count", "better"),
        ("cup_as_kasu", 1), ("seven", "if_called"), ("field_quad", "void"),
        ("field_pairs", "void"), ("both_hands", "void"), ("dealer_after_void", "same"))),
    ("one_call", "vanikar", BASE, 2, 8, _ANY, "draw", "shared", (
        ("teshi", 6), ("kuttsuki", 6), ("cup_as_kasu", 1), ("max_calls", 1))),
    ("junior", "vanikar", BASE, 2, 8, _SERIES, "random", "shared", (
        ("teshi", 5), ("named_with_count", "better"), ("seven", "never"),
        ("call_multiplier", "none"), ("call_bonus", 1))),
    ("junior_phoenix", "junior", PHOENIX, 3, 7, _SERIES, "random", "shared", (
        ("yukimi", 5), ("golden_flowers", 2), ("fujin_raijin", 2))),
    ("junior_tiger3", "junior", DRAGON_TIGER, 3, 8, _SERIES, "random", "shared", _TIGER_YAKU),
    ("junior_tiger4", "junior", DRAGON_TIGER, 4, 7, _SERIES, "random", "shared", _TIGER_YAKU),
    ("nintendo", "one_call", BASE, 2, 8, _ANY, "draw", "shared", (("named_extra", 1),)),
    ("casual", "junior", BASE, 2, 8, _SERIES, "random", "shared", (("max_calls", 0),)),
)  # fmt: skip

PROFILES = tuple([entry[0] for entry in _PROFILES])

_LIGHTS = ("goko", "shiko", "ame_shiko", "sanko")
_FURTHER = {
    "yukimi": (PHOENIX,),
    "golden_flowers": (PHOENIX, DRAGON_TIGER),
    "fujin_raijin": (PHOENIX, DRAGON_TIGER),
    "three_friends": (DRAGON_TIGER,),
}
_LONGEST_NAME = const(16)


class Rules:
    """One rule set, never changed once made: every row is an attribute, and besides

    ``base`` (profile's name), ``name`` (own name, else the base's), ``own`` (made on the device),
    ``deck``, ``players``, ``hand_size``, ``field_size``, ``default_rounds``, ``allowed_rounds``,
    ``first_dealer`` (random, draw), ``equal_totals`` (draw, shared), ``values`` (the rows).
    """

    def __init__(self, base, values, own_name=None):
        entry = _PROFILES[PROFILES.index(base)]
        self.base = base
        self.name = base if own_name is None else own_name
        self.own = own_name is not None
        self.deck = entry[2]
        self.players = entry[3]
        self.hand_size = entry[4]
        self.field_size = 8
        self.default_rounds = entry[5][0]
        self.allowed_rounds = entry[5]
        if self.own:
            others = [n for n in range(1, 13) if n != self.default_rounds]
            self.allowed_rounds = (self.default_rounds,) + tuple(others)
        self.first_dealer = entry[6]
        self.equal_totals = entry[7]
        self.values = values
        for row, value in zip(ROWS, values):
            setattr(self, row[0], value)

    def __eq__(self, other):
        return type(other) is Rules and to_text(self) == to_text(other)

    def __hash__(self):
        return hash(to_text(self))

    def __repr__(self):
        return "<Rules " + to_text(self) + ">"

    def pays(self, row):
        """Whether the yaku of that row can be captured with this deck and is worth points."""
        if row == "teshi" or row == "kuttsuki":
            return False
        if row in _LIGHTS and self.deck != BASE:
            return True
        if row in _FURTHER and not (self.further_yaku and self.deck in _FURTHER[row]):
            return False
        if (row == "hanami" or row == "tsukimi") and not self.viewings:
            return False
        return getattr(self, row) > 0

    def matters(self, row):
        """Whether changing that row can change anything, given the deck: for the editor."""
        if row in _LIGHTS:
            return self.deck == BASE
        if row in _FURTHER:
            return self.deck in _FURTHER[row]
        return row != "further_yaku" or self.deck != BASE


def _base_values(name):
    entry = _PROFILES[PROFILES.index(name)]
    values = list(_VANIKAR if entry[1] is None else _base_values(entry[1]))
    for row, value in entry[8]:
        values[row_index(row)] = value
    return values


def row_index(name):
    """Where the row stands in ROWS; an unknown one is refused."""
    for index, row in enumerate(ROWS):
        if row[0] == name:
            return index
    known = ", ".join([row[0] for row in ROWS])
    raise BadRules("rules: there is no row " + shown(name) + "; the rows are " + known, "row")


def profile(name):
    """The named profile."""
    if name not in PROFILES:
        known = ", ".join(PROFILES)
        raise BadRules(
            "rules: there is no rule set " + shown(name) + "; there are " + known, "profile"
        )
    return Rules(name, tuple(_base_values(name)))


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
    values = _base_values(base)
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
    good = type(name) is str and 1 <= len(name) <= _LONGEST_NAME and name == name.strip()
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
    usual = _base_values(rules.base)
    return [(row[0], value) for row, value, old in zip(ROWS, rules.values, usual) if value != old]


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


def to_text(rules, with_name=True):
    """The rules as one line, such as ``wikipedia;name=Ours;sanko=6;max_calls=null``."""
    text = rules.base
    if rules.own and with_name:
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
