"""The first screen: the name of the game, and where one can go from here."""

from firmware.colours import FELT, INK
from firmware.input import OK
from firmware.screens import logo
from firmware.screens.rows import Rows
from firmware.session import Session
from firmware.text import NORMAL
from firmware.texts import keys as T


class Screen(Rows):
    """The title. It keeps no game: the stored one goes on by Continue."""

    helpers = (
        "firmware.screens.rows",
        "firmware.screens.logo",
        "firmware.screens.newgame",
        "firmware.monokernels",
    )
    hints = ((OK, T.H_CHOOSE),)

    def __init__(self, app):
        self.saved = Session.saved(app)
        self.ahead = False
        app.session = None
        super().__init__(app, "")

    def update(self, now):
        """Load what most people ask for next, when the picture has been shown."""
        if not self.stale and not self.ahead:
            self.ahead = True
            __import__("firmware.screens.newgame")

    def entries(self):
        tr = self.app.tr
        layout = self.app.layout
        self.box = _box(layout)
        rows = [
            ("new", tr(T.T_NEW), None),
            ("settings", tr(T.T_SETTINGS), None),
        ]
        if layout.WIDTH >= 128:
            rows[1:1] = [("help", tr(T.T_HELP), None), ("sets", tr(T.T_SETS), None)]
            rows.append(("selftest", tr(T.T_SELFTEST), None))
        if self.saved:
            rows.insert(0, ("continue", tr(T.T_CONTINUE), None))
        return rows

    def chosen(self, key):
        app = self.app
        if key == "continue":
            if Session.resume(app):
                app.restart("table")
            else:
                self.saved = False
                self.refill()
        elif key == "new":
            app.push("newgame")
        elif key == "settings":
            app.push("settings")
        elif key == "help":
            app.push("rulesets", True)
        elif key == "sets":
            app.push("owned")
        else:
            app.push("selftest")

    def left(self):
        """There is nowhere to go back to."""

    def resumed(self, result):
        self.ahead = False
        self.refill()

    def backdrop(self, canvas):
        layout = self.app.layout
        width, height = layout.WIDTH, layout.HEIGHT
        canvas.fill(FELT)
        if height >= 200:
            logo.lights(canvas, 4, 4, width - 8, True)
            logo.big_logo(self.app, canvas, width // 2, 99)
        elif width >= 200:
            logo.lights(canvas, 2, 14, self.box[0] - 8, True)
            logo.big_logo(self.app, canvas, (self.box[0] + width) // 2, 1)
        elif height >= 100:
            logo.lights(canvas, 2, 4, width - 4, False)
            logo.small_logo(self.app, canvas, width // 2, 28)
        elif layout.BIG:
            canvas.card_big(logo.LIGHTS[0], 0, 0)
            logo.small_logo(self.app, canvas, (width + layout.BIG[0]) // 2, 0, NORMAL)
        else:
            canvas.rect(0, 0, width, layout.BAR, INK)
            logo.small_logo(self.app, canvas, width // 2, layout.BAR_TEXT, NORMAL)


def _box(layout):
    """Where the list stands."""
    width, bottom = layout.WIDTH, layout.BODY[1]
    if layout.HEIGHT >= 200:
        return [width // 2 - 74, 132, width // 2 + 74, 228]
    if width >= 200:
        return [108, 36, width, bottom]
    if layout.HEIGHT >= 100:
        return [10, 44, width - 10, bottom]
    if layout.BIG:
        return [layout.BIG[0] + 2, 11, width, layout.HEIGHT]
    return [0, layout.BODY[0], width, bottom]
