"""Something went wrong: what it was. The game is stored and can go on."""

from firmware.colours import GOLD, PAPER, SKY
from firmware.input import OK
from firmware.screens.flow import GAP, Flow
from firmware.text import SMALL
from firmware.texts import keys as T


class Screen(Flow):
    """Shows a trace; OK and BACK start again."""

    hints = ((OK, T.H_NEXT),)

    def __init__(self, app, trace):
        super().__init__(app, app.tr(T.X_TITLE))
        lines = [line.strip() for line in trace.split("\n") if line.strip()]
        blocks = [self.text(app.tr(T.X_SAVED), SKY), [(GAP, 4)]]
        # The error itself first: it stands last in a trace.
        blocks.append(self.text(lines[-1] if lines else "", GOLD, SMALL) + [(GAP, 2)])
        for line in lines[:-1]:
            blocks.append(self.text(line, PAPER, SMALL))
        self.show(blocks)

    def done(self):
        self.app.session = None
        self.app.restart("title")

    left = done
