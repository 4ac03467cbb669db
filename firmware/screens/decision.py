"""The question after a new yaku: stop, or koi-koi. Every number in it comes from the view.

Nothing has the focus until a direction is pressed, so that a hurried OK answers nothing. BACK or
INFO shows the table as it is; any key comes back.
"""

from engine_core import cards, events, game, yaku
from firmware.colours import GOLD, GREY, INK, MAROON, PAPER, PINE, SKY
from firmware.input import BACK, DOWN, INFO, MENU, NEXT, OK, PREV, UP
from firmware.names import points
from firmware.screens import Base
from firmware.text import LARGE, NORMAL, SMALL, TINY
from firmware.texts import keys as T
from firmware.ui import fitted, hints

_ACTIONS = (game.STOP, game.KOIKOI)
_HINTS = ((NEXT, T.H_CHOOSE), (OK, T.H_ANSWER), (INFO, T.H_LOOK))
_LOOK_HINTS = ((OK, T.H_BACK),)


class Screen(Base):
    """Pops game.STOP or game.KOIKOI."""

    modal = True

    def __init__(self, app, view):
        """`view`: of the seat that is asked."""
        super().__init__(app)
        self.view = view
        self.focus = -1
        self.looking = False
        self.fresh, self.gained, self.grown = gained(view)

    def handle(self, intent):
        """Choose, answer, or look at the table."""
        if self.looking:
            self.looking = False
            self.touch(True)
        elif intent in (BACK, INFO):
            self.looking = True
            self.touch(True)
        elif intent == MENU:
            self.app.push("hint", self.view)
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
            hints(self.app, canvas, _LOOK_HINTS, layout.INFO_HINT)
            return
        canvas.dim()
        x, y, width, height = layout.ASK
        middle = x + width // 2
        if layout.HEIGHT < 64:  # every row counts
            canvas.rect(x, y, width, height, INK)
            top = y - 1
        else:
            canvas.panel(x, y, width, height, GOLD)
            top = y + (4 if layout.HEIGHT > 64 else 1)
        tr = self.app.tr
        if layout.ASK_TITLE:
            title = tr(T.BETTER_YAKU if self.grown else T.NEW_YAKU)
            canvas.text_centre(NORMAL, middle, top, title, PAPER)
            top += canvas.line_height(NORMAL)
        size, draw = self._size(canvas, width)
        room = layout.ASK_BUTTONS[0][1] - top - size[1]
        font, named = self._named(canvas, room, width - 6)
        room -= canvas.line_height(font) * len(named)
        top += room // 3
        if size[1]:
            self._cards(draw, size, x, top, width)
            top += size[1] + room // 3
        for text in named:
            canvas.text_centre(font, middle, top, fitted(canvas, font, text, width - 6), GOLD)
            top += canvas.line_height(font)
        self._answers(canvas)

    def _named(self, canvas, room, width):
        """The new yaku as (font, lines): as many lines as there is room for, and where that is not
        enough several yaku on each."""
        tr, fresh = self.app.tr, self.fresh
        most = max(self.app.layout.ASK_LINES, room // canvas.line_height(NORMAL))
        each = -(-len(fresh) // most)
        if each < 2:
            lines = ["%s  %s" % (tr(T.YAKU + kind), points(tr, worth)) for kind, worth in fresh]
            return (LARGE if len(fresh) == 1 else NORMAL), lines
        words = ["%s %d" % (tr(T.YAKU + kind), worth) for kind, worth in fresh]
        lines = ["  ".join(words[at : at + each]) for at in range(0, len(words), each)]
        wide = max(canvas.text_width(NORMAL, line) for line in lines)
        return (NORMAL if wide <= width else SMALL), lines

    def _size(self, canvas, width):
        """The size of the cards to show, large if there is room for all of them.

        And how to draw one.
        """
        layout = self.app.layout
        big, count = layout.BIG, len(self.gained)
        if not layout.ASK_CARDS or not count:
            return (0, 0), None
        if big and count * (big[0] + 4) <= width - 4 and big[1] <= layout.ASK_CARDS:
            return big, canvas.card_big
        return layout.CARD, canvas.card

    def _cards(self, draw, size, x, top, width):
        """The cards of the new yaku in a row; many overlap so that their months stay visible."""
        deck = self.view.rules.deck
        shown = self.gained
        pitch = size[0] + 4
        while pitch * (len(shown) - 1) + size[0] > width - 12 and pitch > 4:
            pitch -= 2
        left = x + (width - pitch * (len(shown) - 1) - size[0]) // 2 & ~1
        for at in range(len(shown) - 1, -1, -1):
            draw(cards.picture(shown[at], deck), left + at * pitch, top)

    def _answers(self, canvas):
        """The two answers, and what each means."""
        layout, tr, view = self.app.layout, self.app.tr, self.view
        x, _, width, _ = layout.ASK
        stop = tr(T.STOP_SCORES, settlement(view))
        if canvas.text_width(SMALL, stop) > layout.ASK_BUTTONS[0][2] - 2:  # what it comes to
            stop = tr(T.STOP_SCORES, view.would_score())
        texts = (stop, tr(T.KOIKOI))
        for at, (left, top, wide, high) in enumerate(layout.ASK_BUTTONS):
            focused = self.focus == at
            if layout.MONO:
                ground, ink = (PAPER, INK) if focused else (INK, PAPER)
                edge, thick = PAPER, 1
            else:
                ground, ink = (PINE, MAROON)[at], PAPER
                edge, thick = (GOLD, 2) if focused else (GREY, 1)
            canvas.rect(left, top, wide, high, ground)
            canvas.frame_rect(left, top, wide, high, edge, thick)
            text = texts[at]
            font = NORMAL if canvas.text_width(NORMAL, text) <= wide - 6 else SMALL
            text = fitted(canvas, font, text, wide - 2)
            rise = (high - canvas.line_height(font) + 1) // 2
            canvas.text_centre(font, left + wide // 2, top + rise, text, ink)
        down = layout.ASK_RIVAL
        if down >= 0:
            font = TINY if layout.HEIGHT < 64 else SMALL
            for text in rival_lines(tr, view, font == TINY):
                text = fitted(canvas, font, text, width - 4)
                canvas.text_centre(font, x + width // 2, down, text, SKY)
                down += canvas.line_height(font)
        if layout.ASK_HINT >= 0:
            hints(self.app, canvas, _HINTS, layout.ASK_HINT)


def gained(view):
    """What is new or worth more since this seat was last asked.

    A list of (yaku, points), their cards, and whether none of them is altogether new.
    """
    found = [event for event in view.history if event[0] == events.YAKU and event[1] == view.seat]
    pairs = _pairs(found[-1]) if found else []
    before = dict(_pairs(found[-2])) if len(found) > 1 else {}
    fresh = [pair for pair in pairs if pair[1] > before.get(pair[0], 0)]
    shown = []
    grown = bool(fresh)
    for yaku_id, _ in fresh:
        grown = grown and yaku_id in before
        for card in yaku.cards_of(yaku_id, view.captured[view.seat], view.rules, view.round):
            if card not in shown:
                shown.append(card)
    return fresh, shown, grown


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


def rival_lines(tr, view, short=False):
    """What a rival's win would count once this seat has called: two lines at most, short: one.

    Several rivals may count differently, where their own calls do not count for them: "3–5".
    """
    seats = [seat for seat in range(view.rules.players) if seat != view.seat]
    rivals = [view.rival_multiplier(seat) for seat in seats]
    low, high = (_span([one[part] for one in rivals]) for part in (0, 1))
    added = rivals[0][2]
    lines = []
    if short:
        if added:
            lines.append(tr(T.RIVAL_SHORT_PLUS, added))
        if high != low:
            lines.append(tr(T.RIVAL_SHORT_SEVEN, low, high))
        elif low != "1":
            lines.append(tr(T.RIVAL_SHORT_TIMES, low))
        return ["  ".join(lines or [tr(T.RIVAL_SHORT_SAME)])]
    if low == high == "1" and not added:
        lines.append(tr(T.RIVAL_SAME))
    elif added:
        lines.append(tr(T.RIVAL_PLUS, added))
    if low != "1" or high != "1":
        lines.append(tr(T.RIVAL_TIMES, low))
        if high != low:
            lines.append(tr(T.RIVAL_SEVEN, high))
    return lines


def _span(numbers):
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else "%d–%d" % (low, high)
