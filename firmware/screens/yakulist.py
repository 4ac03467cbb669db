"""All yaku of a rule set with their points; OK shows the cards of one."""

from engine_core import yaku
from firmware import help as words
from firmware.screens.rows import Rows
from firmware.texts import keys as T


class Screen(Rows):
    """Each row's key is the yaku's place in the list."""

    helpers = ("firmware.screens.rows", "firmware.help")
    arrows = False

    def __init__(self, app, rules):
        self.rules = rules
        self.kinds = []
        super().__init__(app, app.tr(T.HE_PART + words.YAKU))

    def entries(self):
        rows = []
        self.kinds = []
        for kind in range(len(yaku.IDS)):
            points = words.points(kind, self.rules, words.example(kind, self.rules))
            if points:
                rows.append((len(rows), self.app.tr(T.YAKU + kind), str(points)))
                self.kinds.append(kind)
        return rows

    def chosen(self, key):
        self.app.push("yakucards", self.rules, self.kinds, key)
