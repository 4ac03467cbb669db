"""All rule sets, the ones made on this device at the end: to choose one, or to read one."""

from engine_core.rules import PROFILES, profile
from firmware import rulesets
from firmware.input import BACK, INFO, OK
from firmware.screens.rows import Rows
from firmware.texts import keys as T


class Screen(Rows):
    """Gives the Rules chosen, or None. `reading`: OK opens the help instead."""

    hints = ((OK, T.H_CHOOSE), (BACK, T.H_BACK), (INFO, T.H_RULES))

    def __init__(self, app, reading=False, current=None):
        self.reading = reading
        self.note_lines = 3 if app.layout.WIDTH >= 200 else 0
        super().__init__(app, app.tr(T.T_HELP if reading else T.N_RULES))
        if current is not None:
            for key, _, _ in self.rows:
                if key == current:
                    self.refill(key)

    def entries(self):
        tr = self.app.tr
        sets = [profile(name) for name in PROFILES] + rulesets.load(self.app.device.storage)
        return [(rules, rulesets.title(tr, rules), None) for rules in sets]

    def note(self, key):
        tr = self.app.tr
        text = tr(T.ABOUT_PLAYERS, key.players, key.default_rounds) + " "
        index = PROFILES.index(key.base)
        if key.own:
            return text + tr(T.ABOUT_OWN, tr(T.PROFILE + index))
        return text + tr(T.ABOUT + index)

    def chosen(self, key):
        if self.reading:
            self.app.push("help", key)
        else:
            self.app.pop(key)

    def informed(self, key):
        self.app.push("help", key)
