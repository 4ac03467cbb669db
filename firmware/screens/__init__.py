"""What is seen. Each module here has one class `Screen`, imported when it is shown and dropped
after.

A screen gets intents, draws when `stale`, and holds no rule of the game: what may be done and
what it is worth comes from the view.
"""


class Base:
    """What every screen has. `App` calls; a screen asks `self.app` for everything else."""

    busy = False  # something moves or thinks: the picture is not settled
    stale = True  # draw me
    full = True  # draw everything, not only what changed: set when shown or uncovered
    modal = False  # leaves what is below visible around it
    wakeful = False  # keeps the panel lit
    helpers = ()  # modules that only this kind of screen needs: dropped with it
    module = ""  # set by App: the name it was shown under
    before = ()  # set by App: modules that were loaded before it

    def __init__(self, app):
        """`app` gives device, layout, settings, tr, session and the other screens."""
        self.app = app

    def handle(self, intent):
        """One intent (firmware.input)."""

    def update(self, now):
        """Time goes on: `now` in ms, never backwards."""

    def draw(self, canvas):
        """Draw; everything if `self.full`. Both flags are lowered afterwards."""

    def resumed(self, result):
        """The screen above is gone and gave this."""

    def closed(self):
        """This screen is being dropped."""

    def touch(self, full=False):
        """Ask to be drawn."""
        self.stale = True
        if full:
            self.full = True
