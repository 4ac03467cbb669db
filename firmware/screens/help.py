"""How to play by one rule set: the sections."""

from firmware import rulesets
from firmware.help import KEYS, YAKU
from firmware.screens.rows import Rows
from firmware.texts import keys as T


class Screen(Rows):
    """A list of sections; OK opens one."""

    helpers = ("firmware.screens.rows", "firmware.help")

    def __init__(self, app, rules):
        self.rules = rules
        super().__init__(app, rulesets.title(app.tr, rules))

    def entries(self):
        return [(part, self.app.tr(T.HE_PART + part), None) for part in range(KEYS + 1)]

    def chosen(self, key):
        if key == YAKU:
            self.app.push("yakulist", self.rules)
        else:
            self.app.push("pages", self.rules, key)
