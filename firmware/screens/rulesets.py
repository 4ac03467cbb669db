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
        self.current = current
        self.own = rulesets.load(app.device.storage)
        self.sets = None
        super().__init__(app, app.tr(T.T_HELP if reading else T.N_RULES))
        if current is not None:
            self.seek(current.name)

    def entries(self):
        """A row's key is the rule set's name; one's own come after the profiles."""
        tr = self.app.tr
        rows = [(name, tr(T.PROFILE + at), None) for at, name in enumerate(PROFILES)]
        return rows + [(rules.name, rules.name, None) for rules in self.own]

    def update(self, now):
        """Make all sets when the picture has been shown: it takes a while, a step must not."""
        if self.sets is None and not self.stale:
            self.sets = [profile(name) for name in PROFILES] + self.own

    def rules(self):
        """The rules in focus."""
        if self.sets is not None:
            return self.sets[self.focus]
        current = self.current
        own = self.focus - len(PROFILES)
        if current and current.name == self.key and current.own == (own >= 0):
            return current  # made already
        return self.own[own] if own >= 0 else profile(PROFILES[self.focus])

    def note(self, key):
        tr, rules = self.app.tr, self.rules()
        text = tr(T.ABOUT_PLAYERS, rules.players, rules.default_rounds) + " "
        index = PROFILES.index(rules.base)
        if rules.own:
            return text + tr(T.ABOUT_OWN, tr(T.PROFILE + index))
        return text + tr(T.ABOUT + index)

    def chosen(self, key):
        if self.reading:
            self.app.push("help", self.rules())
        else:
            self.app.pop(self.rules())

    def informed(self, key):
        self.app.push("help", self.rules())
