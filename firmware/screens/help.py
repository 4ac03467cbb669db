"""How to play by one rule set: the sections."""

from firmware import help as pages
from firmware import rulesets
from firmware.screens.rows import Rows
from firmware.texts import keys as T


class Screen(Rows):
    """A list of sections; OK opens one."""

    helpers = ("firmware.screens.rows", "firmware.help")

    def __init__(self, app, rules):
        self.rules = rules
        super().__init__(app, rulesets.title(app.tr, rules))

    def entries(self):
        return [(part, self.app.tr(T.HE_PART + part), None) for part in range(pages.KEYS + 1)]

    def chosen(self, key):
        self.app.push("pages", self.rules, key)
