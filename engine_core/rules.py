"""Rule sets (RULES §3). Every number of the game is a row of one value, ``Rules``.

A rule set is a named profile, ``profile(name)``, or one with rows changed, ``make(…)``. What
makes, checks and writes changed ones is in ``custom``; its names can be had from here.
"""

from micropython import const

from engine_core.cards import BASE, DRAGON_TIGER, PHOENIX

NAMES = (
    "sanko", "ame_shiko", "shiko", "goko", "hanami", "tsukimi", "inoshikacho", "akatan", "aotan",
    "akatan_aotan", "tane", "tanzaku", "kasu", "tsukifuda", "teshi", "kuttsuki", "yukimi",
    "golden_flowers", "fujin_raijin", "three_friends",
    "named_extra", "named_with_count", "cup_as_kasu", "seven", "call_multiplier", "call_bonus",
    "max_calls", "field_quad", "field_pairs", "both_hands", "dealer_after_void", "oya_ken",
    "viewings", "hand_yaku", "further_yaku",
)  # fmt: skip
"""The rows in the order of RULES.md, the yaku's points first. ``custom.ROWS`` has their values."""

_VANIKAR = (
    5, 7, 8, 10, 5, 5, 5, 5, 5, 10, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, "both", 0, "always", "double", 0, None, "redeal", "play", "redeal", "next", 0,
    True, True, True,
)  # fmt: skip

_ANY = (12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
_SERIES = (3, 6, 12)
_FURTHER = ("golden_flowers", 2, "fujin_raijin", 2)

# Deck, players, hand size, rounds (default first), first dealer, equal totals, the profile that it
# is built on, and the rows that differ from that one's.
_PROFILES = (
    (BASE, 2, 8, (6, 1, 3, 12), "random", "draw", None, ()),
    (BASE, 2, 8, _ANY, "draw", "shared", "vanikar", (
        "teshi", 6, "kuttsuki", 6, "named_extra", 1, "named_with_count", "better",
        "cup_as_kasu", 1, "seven", "if_called", "field_quad", "void", "field_pairs", "void",
        "both_hands", "void", "dealer_after_void", "same")),
    (BASE, 2, 8, _ANY, "draw", "shared", "vanikar", (
        "teshi", 6, "kuttsuki", 6, "cup_as_kasu", 1, "max_calls", 1)),
    (BASE, 2, 8, _SERIES, "random", "shared", "vanikar", (
        "teshi", 5, "named_with_count", "better", "seven", "never",
        "call_multiplier", "none", "call_bonus", 1)),
    (PHOENIX, 3, 7, _SERIES, "random", "shared", "junior", ("yukimi", 5) + _FURTHER),
    (DRAGON_TIGER, 3, 8, _SERIES, "random", "shared", "junior", ("three_friends", 5) + _FURTHER),
    (DRAGON_TIGER, 4, 7, _SERIES, "random", "shared", "junior", ("three_friends", 5) + _FURTHER),
    (BASE, 2, 8, _ANY, "draw", "shared", "one_call", ("named_extra", 1)),
    (BASE, 2, 8, _SERIES, "random", "shared", "junior", ("max_calls", 0)),
)  # fmt: skip

PROFILES = (
    "vanikar", "wikipedia", "one_call", "junior", "junior_phoenix", "junior_tiger3",
    "junior_tiger4", "nintendo", "casual",
)  # fmt: skip

_LIGHTS = ("goko", "shiko", "ame_shiko", "sanko")
_MOST_ROUNDS = const(12)


class Rules:
    """One rule set, never changed once made: every row is an attribute, and besides

    ``base`` (profile's name), ``name`` (own name, else the base's), ``own`` (made on the device),
    ``plain`` (a profile, as it is),
    ``deck``, ``players``, ``hand_size``, ``field_size``, ``default_rounds``, ``allowed_rounds``,
    ``first_dealer`` (random, draw), ``equal_totals`` (draw, shared), ``values`` (the rows).
    """

    def __init__(self, base, values, own_name=None, plain=False):
        self.base = base
        self.plain = plain
        self.name = base if own_name is None else own_name
        self.own = own_name is not None
        self.field_size = 8
        (
            self.deck, self.players, self.hand_size, rounds, self.first_dealer, self.equal_totals,
            _, _,
        ) = _PROFILES[PROFILES.index(base)]  # fmt: skip
        self.default_rounds = rounds[0]
        if self.own:
            rounds += tuple([n for n in range(1, _MOST_ROUNDS + 1) if n not in rounds])
        self.allowed_rounds = rounds
        self.values = values
        for row, value in zip(NAMES, values):
            setattr(self, row, value)

    def __eq__(self, other):
        return type(other) is Rules and self._all() == other._all()

    def __hash__(self):
        return hash(self._all())

    def _all(self):
        return self.base, self.values, self.own, self.name

    def pays(self, row):
        """Whether the yaku of that row can be captured with this deck and is worth points."""
        deck = self.deck
        if row == "teshi" or row == "kuttsuki":
            return False
        if row in _LIGHTS and deck != BASE:
            return True
        if row == "hanami" or row == "tsukimi":
            return self.viewings and getattr(self, row) > 0
        if row == "yukimi":
            possible = deck == PHOENIX
        elif row == "three_friends":
            possible = deck == DRAGON_TIGER
        elif row in _FURTHER:
            possible = deck != BASE
        else:
            return getattr(self, row) > 0
        return possible and self.further_yaku and getattr(self, row) > 0

    def matters(self, row):
        """Whether changing that row can change anything, given the deck: for the editor."""
        from engine_core import custom

        return custom.matters(self, row)


def base_values(name):
    """The values of a profile's rows, in the order of NAMES."""
    parent, different = _PROFILES[PROFILES.index(name)][6:]
    values = list(base_values(parent) if parent else _VANIKAR)
    for at in range(0, len(different), 2):
        values[NAMES.index(different[at])] = different[at + 1]
    return tuple(values)


def profile(name):
    """The named profile."""
    if name not in PROFILES:
        from engine_core import wording

        wording.refuse_profile(name, PROFILES)
    return Rules(name, base_values(name), None, True)


def __getattr__(name):
    """The names of ``custom``, loaded when the first of them is asked for."""
    if name[:2] == "__":
        raise AttributeError(name)
    from engine_core import custom

    return getattr(custom, name)
