"""The rule editor: any row of a rule set, in words. It knows no rule: the engine says which values
a row may have, whether it matters with this deck, and refuses what does not go together."""

from engine_core import custom as engine
from engine_core import yaku
from engine_core.errors import BadRules
from engine_core.rules import PROFILES, Rules, base_values
from firmware import help as words
from firmware import rulesets
from firmware.input import PREV
from firmware.screens.rows import Rows
from firmware.texts import keys as T

_PARTS = (
    ("goko", "shiko", "ame_shiko", "sanko", "hanami", "tsukimi", "viewings"),
    (
        ("inoshikacho", "akatan", "aotan", "akatan_aotan", "tane", "tanzaku")
        + ("named_extra", "named_with_count")
    ),
    ("kasu", "cup_as_kasu", "tsukifuda"),
    ("yukimi", "golden_flowers", "fujin_raijin", "three_friends", "further_yaku"),
    (
        ("teshi", "kuttsuki", "hand_yaku", "both_hands", "field_quad", "field_pairs")
        + ("dealer_after_void", "oya_ken")
    ),
    ("seven", "call_multiplier", "call_bonus", "max_calls"),
)

# Rows whose values have words of their own, in the order of the values.
_WORDS = {
    "named_with_count": T.V_WITH,
    "seven": T.V_SEVEN,
    "call_multiplier": T.V_CALL,
    "max_calls": T.V_MAX,
    "field_quad": T.V_FAULT,
    "field_pairs": T.V_FAULT,
    "both_hands": T.V_FAULT,
    "dealer_after_void": T.V_DEALER,
}
_PLUS = ("named_extra", "call_bonus")
_FIRST_WORD_ROW = len(engine.POINTS)


class Screen(Rows):
    """Starts from `rules`; a set made on this device is changed under its name."""

    helpers = ("firmware.screens.rows", "firmware.help")

    def __init__(self, app, rules):
        self.base = rules.base
        self.name = rules.name if rules.own else ""
        self.begun = rules.values
        self.values = list(rules.values)
        self.usual = base_values(rules.base)
        # Rows that can change anything with this deck and hands of this size.
        self.matter = [row[0] for row in engine.ROWS if engine.matters(rules, row[0])]
        if not words.example(yaku.KUTTSUKI, rules):
            self.matter.remove("kuttsuki")
        self.part = -1  # the part that is open, -1: the list of parts
        self.asking = ""
        self.named = None  # the set under the name that it is to have
        self.note_lines = 3 if app.layout.WIDTH >= 200 else 0
        super().__init__(app, self.name or app.tr(T.ED_TITLE))

    # What is being made

    @property
    def draft(self):
        """The rules as they stand, not checked."""
        return Rules(self.base, tuple(self.values))

    def problem(self):
        """The key of why the engine refuses the set, or 0."""
        spec = {"base": self.base}
        for row, value in zip(engine.ROWS, self.values):
            spec[row[0]] = value
        try:
            engine.make(spec)
        except BadRules as refused:
            return T.BAD_PAIR if refused.code == "akatan_aotan" else T.BAD_EMPTY
        return 0

    # Rows

    def entries(self):
        tr, matter = self.app.tr, self.matter
        self.arrows = self.part >= 0
        if self.part >= 0:
            rows = [row for row in _PARTS[self.part] if row in matter]
            return [(row, self._label(row), self._value(row)) for row in rows]
        found = [("means", tr(T.ED_MEANS), None)]
        for part, rows in enumerate(_PARTS):
            rows = [engine.row_index(row) for row in rows if row in matter]
            if rows:
                changed = sum(self.values[at] != self.usual[at] for at in rows)
                found.append((part, tr(T.ED_PART + part), str(changed) if changed else ""))
        found.append(("save", tr(T.ED_SAVE), None))
        return found

    def _label(self, row):
        at = engine.row_index(row)
        if at < _FIRST_WORD_ROW:
            return self.app.tr(T.YAKU + yaku.IDS.index(row))
        return self.app.tr(T.ED_ROW + at - _FIRST_WORD_ROW)

    def _value(self, row):
        tr = self.app.tr
        at = engine.row_index(row)
        value = self.values[at]
        if row in _WORDS:
            return tr(_WORDS[row] + index_of(engine.ROWS[at][2], value))
        if value is True:
            return tr(T.ON)
        if not value:
            return tr(T.OFF)
        return ("+%d" if row in _PLUS else "%d") % value

    def wide(self, key):
        return self.part >= 0 and engine.row_index(key) < _FIRST_WORD_ROW

    def note(self, key):
        tr, draft = self.app.tr, self.draft
        wrong = self.problem()
        if wrong:
            return tr(wrong)
        if self.part < 0:
            return tr(T.ABOUT_OWN, tr(T.PROFILE + PROFILES.index(self.base)))
        if self.wide(key):
            return tr(words.text_of(yaku.IDS.index(key), draft))
        return tr(*words.sentence(key, draft))

    def turned(self, key, step):
        at = engine.row_index(key)
        allowed = engine.ROWS[at][2]
        if self.dial and not self.app.key(PREV):
            self.values[at] = digit(self.values[at], step, allowed[-1])
        else:
            where = index_of(allowed, self.values[at])
            self.values[at] = allowed[(where + step) % len(allowed)]
        self.refill()

    def chosen(self, key):
        app, tr = self.app, self.app.tr
        if self.part >= 0:
            self.turned(key, 1)
        elif key == "means":
            if self.problem():
                app.push("dialog", "", tr(self.problem()))
            else:
                app.push("help", self.draft)
        elif key == "save":
            if self.problem():
                app.push("dialog", "", tr(self.problem()))
            else:
                self.asking = "name"
                app.push("naming", self.name or self._proposal())
        else:
            self.part = key
            self.title = tr(T.ED_PART + key)
            self.focus, self.top = -1, 0
            self.refill()

    def _proposal(self):
        """A name that no set has."""
        sets = rulesets.load(self.app.device.storage)
        number = 1
        while rulesets.named(sets, self.app.tr(T.ED_MINE, number)):
            number += 1
        return self.app.tr(T.ED_MINE, number)

    def left(self):
        """BACK: from a part to the list, from the list out, not without asking."""
        app, tr = self.app, self.app.tr
        if self.part >= 0:
            part, self.part = self.part, -1
            self.title = self.name or tr(T.ED_TITLE)
            self.top = 0
            self.refill(part)
        elif tuple(self.values) != self.begun:
            self.asking = "leave"
            app.push("dialog", "", tr(T.ED_LEAVE), (tr(T.YES), tr(T.NO)), 1)
        else:
            app.pop()

    def resumed(self, result):
        app, tr = self.app, self.app.tr
        asking, self.asking = self.asking, ""
        self.refill()
        if asking == "leave" and result == 0:
            app.pop()
        elif asking == "name" and result is not None:
            try:
                self.named = engine.named(self.draft, result)
            except BadRules:
                app.push("dialog", "", tr(T.BAD_NAME))
                return
            sets = rulesets.load(app.device.storage)
            if result != self.name and rulesets.named(sets, result):
                self.asking = "over"
                app.push("dialog", "", tr(T.ED_OVER, result), (tr(T.YES), tr(T.NO)), 1)
            else:
                self._keep()
        elif asking == "over" and result == 0:
            self._keep()

    def _keep(self):
        """Store the set and leave, unless there is no room for it."""
        app = self.app
        if rulesets.keep(app.device.storage, self.named):
            app.pop(self.named)
        else:
            app.push("dialog", "", app.tr(T.ED_FULL, rulesets.MOST))


def index_of(allowed, value):
    """Where a value stands among those allowed: True is not 1."""
    for at, known in enumerate(allowed):
        if type(known) is type(value) and known == value:
            return at
    return 0


def digit(value, step, most):
    """Turn one digit of a value, the tens by 10 or the ones by 1, as two buttons do."""
    tens = value // 10 * 10
    if step >= 10:
        if tens + 10 > most:
            return value % 10
        return min(value + 10, most)
    return min(tens + (value + 1) % 10, most)
