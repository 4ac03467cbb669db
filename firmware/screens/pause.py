"""The game rests. It is stored all the time, so leaving is safe."""

from firmware.screens.rows import Rows
from firmware.texts import keys as T


class Screen(Rows):
    """Gives None: the game goes on. `view`: of whoever may look, None for a stranger's."""

    def __init__(self, app, view):
        self.view = view or app.session.game.view(None)
        super().__init__(app, app.tr(T.P_TITLE))

    def entries(self):
        tr = self.app.tr
        game = self.app.session.game
        self.title, self.right = tr(T.P_TITLE), tr(T.ROUND, game.round, game.rounds)
        battery = self.app.device.battery
        if battery is not None and self.app.layout.WIDTH >= 200:
            self.right += "   %d%%" % battery.percent()
        rows = [
            ("resume", tr(T.P_RESUME), None),
            ("hint", tr(T.HINT_TITLE), None),
            ("captures", tr(T.P_CAPTURES), None),
            ("help", tr(T.P_HELP), None),
            ("settings", tr(T.T_SETTINGS), None),
            ("quit", tr(T.P_QUIT), None),
            ("abandon", tr(T.P_ABANDON), None),
        ]
        if not self.view.legal:  # nothing to advise on
            del rows[1]
        return rows if self.app.layout.WIDTH >= 128 else [row for row in rows if row[0] != "help"]

    def chosen(self, key):
        app = self.app
        if key == "resume":
            app.pop()
        elif key == "hint":
            app.replace("hint", self.view)
        elif key == "captures":
            app.push("captures", self.view, max(0, self.view.seat))
        elif key == "help":
            app.push("help", app.session.rules)
        elif key == "settings":
            app.push("settings")
        elif key == "quit":
            app.restart("title")
        else:
            app.push("dialog", "", app.tr(T.P_SURE), (app.tr(T.YES), app.tr(T.NO)), 1)

    def resumed(self, result):
        if result == 0 and self.key == "abandon":
            self.app.session.abandon()
            self.app.restart("title")
        else:
            self.refill()
