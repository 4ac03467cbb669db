"""Rule sets made on this device: a new one, and what one can do with each."""

from firmware import rulesets
from firmware.screens.rows import Rows
from firmware.texts import keys as T

_CHANGE, _READ, _DELETE = range(3)


class Screen(Rows):
    """A new set starts from any set there is."""

    def __init__(self, app):
        self.asked = None  # what the screen above was asked about: a set, or "new"
        self.deleting = False
        super().__init__(app, app.tr(T.ED_TITLE))

    def entries(self):
        rows = [("new", self.app.tr(T.ED_NEW), None)]
        for rules in rulesets.load(self.app.device.storage):
            rows.append((rules, rules.name, None))
        return rows

    def chosen(self, key):
        app, tr = self.app, self.app.tr
        self.asked, self.deleting = key, False
        if key == "new":
            app.push("rulesets")
            return
        choices = (tr(T.ED_EDIT), tr(T.ED_MEANS), tr(T.ED_DELETE), tr(T.BACK))
        app.push("dialog", key.name, "", choices, 0, 3)

    def resumed(self, result):
        app, tr = self.app, self.app.tr
        asked, self.asked = self.asked, None
        self.refill()
        if asked == "new":
            if result is not None:
                app.push("editor", result)
        elif asked is None:
            return
        elif self.deleting:
            self.deleting = False
            if result == 0:
                rulesets.drop(app.device.storage, asked.name)
                self.refill()
        elif result == _CHANGE:
            app.push("editor", asked)
        elif result == _READ:
            app.push("help", asked)
        elif result == _DELETE:
            self.asked, self.deleting = asked, True
            app.push("dialog", "", tr(T.ED_SURE, asked.name), (tr(T.YES), tr(T.NO)), 1)
