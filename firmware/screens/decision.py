"""The question after a new yaku: stop, or koi-koi. Every number in it comes from the view.

Nothing has the focus until a direction is pressed, so that a hurried OK answers nothing. BACK or
INFO shows the table as it is; any key comes back.
"""

from engine_core import cards, events, game, yaku
from firmware.colours import GOLD, GREY, INK, MAROON, PAPER, PINE, SKY
from firmware.input import BACK, DOWN, INFO, NEXT, OK, PREV, UP
from firmware.screens import Base
from firmware.text import LARGE, NORMAL, SMALL
from firmware.texts import keys as T
from firmware.ui import fitted, hints

_ACTIONS = (game.STOP, game.KOIKOI)
_HINTS = ((NEXT, T.H_CHOOSE), (OK, T.H_ANSWER), (INFO, T.H_LOOK))


class Screen(Base):
    """Pops game.STOP or game.KOIKOI."""

    modal = True

    def __init__(self, app, view):
        """`view`: of the seat that is asked."""
        super().__init__(app)
        self.view = view
        self.focus = -1
        self.looking = False
        self.fresh, self.gained = gained(view)

    def handle(self, intent):
        """Choose, answer, or look at the table."""
        if self.looking:
            self.looking = False
            self.touch(True)
        elif intent in (BACK, INFO):
            self.looking = True
            self.touch(True)
        elif intent in (PREV, UP, NEXT, DOWN):
            if self.focus < 0:
                self.focus = 0 if intent in (PREV, UP) else 1
                if self.app.input.scheme == "two":
                    self.focus = 0
            else:
                self.focus = 1 - self.focus
            self.touch()
        elif intent == OK and self.focus >= 0:
            self.app.pop(_ACTIONS[self.focus])

    def draw(self, canvas):
        """The box over the table."""
        layout = self.app.layout
        if not self.full:
            self._answers(canvas)
            return
        self.app.draw_below()
        if self.looking:
            return
        canvas.dim()
        x, y, width, height = layout.ASK
        canvas.panel(x, y, width, height, GOLD)
        middle = x + width // 2
        y += 4
        tr = self.app.tr
        if layout.ASK_TITLE:
            canvas.text_centre(NORMAL, middle, y, tr(T.NEW_YAKU), PAPER)
            y += canvas.line_height(NORMAL) + 2
        y = self._cards(canvas, x, y, width)
        for yaku_id, points in self.fresh[: layout.ASK_LINES]:
            text = "%s  %s" % (tr(T.YAKU + yaku_id), tr(T.PTS, points))
            font = LARGE if len(self.fresh) == 1 else NORMAL
            canvas.text_centre(font, middle, y, fitted(canvas, font, text, width - 6), GOLD)
            y += canvas.line_height(font)
        self._answers(canvas)

    def _cards(self, canvas, x, y, width):
        """The cards of the new yaku, large if there is room; gives the y below them."""
        layout = self.app.layout
        deck = self.view.rules.deck
        shown = self.gained
        room = layout.ASK_CARDS
        if not room or not shown:
            return y
        if layout.BIG and len(shown) * (layout.BIG[0] + 4) <= width - 8 and layout.BIG[1] <= room:
            draw, size = canvas.card_big, layout.BIG
        else:
            draw, size = canvas.card, layout.CARD
        gap = 4
        pitch = size[0] + gap
        while len(shown) > 1 and pitch * (len(shown) - 1) + size[0] > width - 8 and pitch > 8:
            pitch -= 2
        across = pitch * (len(shown) - 1) + size[0]
        left = x + (width - across) // 2 & ~1
        top = y + (room - size[1]) // 2
        for at in range(len(shown) - 1, -1, -1):
            draw(cards.picture(shown[at], deck), left + at * pitch, top)
        return y + room + 2

    def _answers(self, canvas):
        """The two answers, and what each means."""
        layout, tr, view = self.app.layout, self.app.tr, self.view
        x, y, width, height = layout.ASK
        left, top, wide, tall, pitch = layout.ASK_BUTTONS
        texts = (tr(T.STOP_SCORES, settlement(view)), tr(T.KOIKOI))
        for at, text in enumerate(texts):
            across = left + at * pitch if layout.ASK_BESIDE else left
            down = top if layout.ASK_BESIDE else top + at * pitch
            focused = self.focus == at
            ground = (PINE, MAROON)[at] if not layout.MONO else INK
            if layout.MONO and focused:
                ground = PAPER
            canvas.rect(across, down, wide, tall, ground)
            edge = GOLD if focused or layout.MONO else GREY
            canvas.frame_rect(
                across, down, wide, tall, edge, 2 if focused and not layout.MONO else 1
            )
            font = NORMAL if canvas.text_width(NORMAL, text) <= wide - 4 else SMALL
            ink = INK if ground == PAPER else PAPER
            rise = (tall - canvas.line_height(font) + 1) // 2
            canvas.text_centre(font, across + wide // 2, down + rise, text, ink)
        if layout.ASK_RIVAL >= 0:
            lines = rival_lines(tr, view)
            down = layout.ASK_RIVAL
            for text in lines[: layout.ASK_RIVAL_LINES]:
                canvas.text_centre(
                    SMALL, x + width // 2, down, fitted(canvas, SMALL, text, width - 6), SKY
                )
                down += canvas.line_height(SMALL)
        hints(self.app, canvas, _HINTS)


def gained(view):
    """The yaku that are new or worth more since this seat was last asked.

    ((yaku, points), …), their cards.
    """
    found = [event for event in view.history if event[0] == events.YAKU and event[1] == view.seat]
    pairs = _pairs(found[-1]) if found else []
    before = dict(_pairs(found[-2])) if len(found) > 1 else {}
    fresh = [pair for pair in pairs if pair[1] > before.get(pair[0], 0)]
    shown = []
    for yaku_id, _ in fresh:
        for card in yaku.cards_of(yaku_id, view.captured[view.seat], view.rules, view.round):
            if card not in shown:
                shown.append(card)
    return fresh, shown


def _pairs(event):
    return [(event[at], event[at + 1]) for at in range(3, len(event), 2)]


def settlement(view):
    """What stopping scores, and how: "5", "15 ×2 = 30", "2 +1 = 3"."""
    base, points = view.bases[view.seat], view.would_score()
    added = view.rules.call_bonus * sum(view.calls)
    if points == base:
        return str(points)
    factor = (points - added) // base if base else 1
    times = " ×%d" % factor if factor != 1 else ""
    plus = " +%d" % added if added else ""
    return "%d%s%s = %d" % (base, times, plus, points)


def rival_lines(tr, view):
    """What a rival's win would count once this seat has called."""
    low, high, added = view.rival_multiplier()
    lines = []
    if low == high == 1 and not added:
        lines.append(tr(T.RIVAL_SAME))
    elif added:
        lines.append(tr(T.RIVAL_PLUS, added))
    if low != 1 or high != 1:
        lines.append(tr(T.RIVAL_TIMES, low))
        if high != low:
            lines.append(tr(T.RIVAL_SEVEN, high))
    return lines
