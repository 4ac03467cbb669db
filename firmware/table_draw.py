"""Drawing the table: its parts, each on its own, from the model and the layout's furniture."""

from engine_core import cards
from firmware.colours import FELT, GOLD, INK, PAPER
from firmware.furniture import furnish
from firmware.names import seat_name
from firmware.table_model import PLACES
from firmware.text import LARGE, NORMAL, SMALL, TINY, wrapped
from firmware.ui import fitted, hints

TOP, FIELD, PILE, MINE, HAND, INFO, RINGS = 1, 2, 4, 8, 16, 32, 64
ALL = 63  # the field comes with its rings
GROUND = FELT
NO_CARDS = ()


class Painter:
    """Draws one table. `bottom` is the seat at the bottom of the screen."""

    def __init__(self, app, model, bottom):
        """`model`: a table_model.Model that others move on."""
        self.app, self.layout, self.canvas = app, app.layout, app.canvas
        self.model = model
        self.bottom = bottom
        self.deck = app.session.rules.deck
        self.columns = self.layout.FIELD[4]
        self.stacked = False
        self.tr = None
        self.names = ()
        self.hinted = None
        self.reached = 0
        self.framed = NO_CARDS

    # Places

    def spot(self, place):
        """x, y of a place on the field."""
        x, y, across, down, columns, width = self.layout.FIELD
        if self.columns > columns:
            across = (width - self.layout.CARD[0]) // (self.columns - 1)
            if not self.layout.MONO:
                across &= ~1
        if self.stacked:
            place = self._stack(self.model.field[place])
        return x + place // 2 * across, y + place % 2 * down

    def name(self, seat):
        """What a seat's player is called on the table."""
        if self.tr is not self.app.tr:  # the language is another one
            self.tr = self.app.tr
            seats = range(self.model.players)
            self.names = [seat_name(self.app, one, self.layout.SHORT) for one in seats]
        return self.names[seat]

    def spread(self, places):
        """Make room for this many places; says whether the field looks different now."""
        before = self.columns, self.stacked
        most = self.layout.FIELD[4]
        self.columns = max(most, (places + 1) // 2)
        self.stacked = self.layout.STACK and self.columns > most
        if self.stacked:
            self.columns = max(most, (self._stack(-1) + 2) // 2)
        return before != (self.columns, self.stacked)

    def _stack(self, card):
        """Which pile of its month a card lies on; for -1 the next free pile."""
        months = []
        for other in self.model.field:
            if other >= 0 and other >> 2 not in months:
                months.append(other >> 2)
        return months.index(card >> 2) if card >= 0 else len(months)

    def hand_spot(self, index):
        """x, y of a card in the hand."""
        x, y, pitch, _ = self.layout.HAND
        return x + index * pitch, y

    def drawn(self):
        """x, y where a card drawn from the pile is seen first.

        Beside the hand, which has lost a card by then, where it would hide the last of many cards
        on the field.
        """
        spot, field = self.layout.DRAWN, self.layout.FIELD
        if self.model.used() > 14 and spot[0] < field[0] + field[5]:
            return self.hand_spot(7)
        return spot

    def home(self, seat):
        """x, y where a seat's captured cards go to."""
        who = self.who(seat)
        if not who:
            return self.layout.HOME
        x, y, step = self.layout.HOME_RIVAL
        if x < 0:
            rivals = self.model.players - 1
            x = (2 * who - 1) * self.layout.WIDTH // (2 * rivals) - self.layout.CARD[0] // 2
        return x & ~1, y + step * (who - 1)

    def who(self, seat):
        """Seats counted from the bottom one."""
        return (seat - self.bottom) % self.model.players

    def seat(self, who):
        """The seat that is so many places after the bottom one."""
        return (self.bottom + who) % self.model.players

    # Parts

    def top(self):
        """The bar, and what is known of the rivals."""
        layout = self.layout
        rivals = self.model.players - 1
        if rivals == 1:
            furnish(self, layout.TOP)
            return
        furnish(self, layout.TOP_MANY)
        width = layout.WIDTH // rivals
        across, down = layout.RIVAL_STEP or (width, 0)
        for later in range(rivals):
            furnish(self, layout.RIVAL, later, later * across, later * down, width)

    def mine(self):
        """What the bottom seat has captured."""
        layout = self.layout
        furnish(self, layout.MINE if self.model.players == 2 else layout.MINE_MANY)

    def field(self, ringed=NO_CARDS, focus=-1, anew=True):
        """The cards on the field; not anew: only the rings have changed.

        Where cards overlap, the side with the month stays visible: the right one in colour, the
        left one on monochrome panels.
        """
        canvas, layout, model = self.canvas, self.layout, self.model
        x, y, _, down, columns, width = layout.FIELD
        wide, high = layout.CARD
        tight = self.columns > columns and not self.stacked
        lying = model.field
        edge = 1 if layout.RINGS else 0
        if not anew and not tight and not self.stacked:
            lying = [card if card in self.framed else -1 for card in lying]
        elif edge:
            canvas.rect(max(0, x - 2), y - 1, x + width + 1 - max(0, x - 2), down + high + 2, FELT)
        else:
            canvas.rect(x, y, width, down + high, FELT)
        self.framed = ringed
        places = range(len(lying))
        for place in places if layout.MONO else reversed(places):
            card = lying[place]
            if card >= 0:
                at, top = self.spot(place)
                if lying is not model.field:
                    canvas.rect(at - edge, top - edge, wide + 2 * edge, high + 2 * edge, FELT)
                canvas.card(cards.picture(card, self.deck), at, top)
                if self.stacked and len(cards.of_month(self._lying(), card)) > 1:
                    canvas.hline(at + 1, top + high, wide - 2, PAPER)
        if self.stacked and focus >= 0:
            at, top = self.spot(model.place(focus))
            canvas.card(cards.picture(focus, self.deck), at, top)
            ringed = (focus,)
        for card in ringed:
            if card in model.field:
                place = model.place(card)
                left, top = self.spot(place)
                right = left + wide
                if tight and layout.MONO and place + 2 < PLACES and model.field[place + 2] >= 0:
                    right = self.spot(place + 2)[0]
                elif tight and not layout.MONO and place > 1 and model.field[place - 2] >= 0:
                    left = self.spot(place - 2)[0] + wide
                self.ring(left, top, right - left, high, focus < 0 or card == focus)

    def _lying(self):
        return cards.from_cards([card for card in self.model.field if card >= 0])

    def ring(self, x, y, width, height, strong=True):
        """Mark a card; not strong: a choice that has not the focus."""
        canvas = self.canvas
        if self.layout.RINGS:
            thick = 2 if strong else 1
            colour = GOLD if strong else PAPER
            canvas.frame_rect(x - 1, y - 1, width + 2, height + 2, colour, thick)
        elif strong:
            canvas.invert(x, y, width, height)
        else:
            canvas.invert(x + 1, y + 1, width - 2, 1)
            canvas.invert(x + 1, y + height - 2, width - 2, 1)

    def pile(self):
        """The pile, how much is left of it, and the place of a drawn card."""
        canvas, layout = self.canvas, self.layout
        if layout.PILE_AT is None:
            return
        x, y = layout.PILE_AT
        width, height = layout.CARD
        left = self.model.pile
        canvas.rect(x, y - 2, width, height + 3, FELT)
        if left:
            for step in range(min(2, left // 8), -1, -1):
                canvas.back(x, y - step)
            middle, top = layout.PILE_COUNT
            text = str(left)
            half = canvas.text_width(SMALL, text) // 2 + 2
            canvas.rect(middle - half, top, 2 * half, 11, INK)
            canvas.text_centre(SMALL, middle, top, text, PAPER)
        elif layout.RINGS:
            canvas.frame_rect(x, y, width, height, INK)
        x, y = layout.DRAWN
        canvas.rect(x - 1, y - 1, width + 2, height + 2, FELT)

    def hand(self, focus=-1, missing=-1):
        """The bottom seat's cards, or their backs when it is not the one that looks."""
        x, y, pitch, lift = self.layout.HAND
        wide, high = self.layout.CARD
        if self.layout.RINGS:
            left, right = max(0, x - 2), x + 7 * pitch + wide + 2
            self.canvas.rect(left, y - lift - 1, right - left, high + lift + 2, FELT)
        else:
            self.canvas.rect(x, y, 8 * pitch, high + 1, FELT)
        model = self.model
        if model.seat != self.bottom:
            for index in range(model.hand_sizes[self.bottom]):
                self.canvas.back(x + index * pitch, y)
            return
        for index in range(len(model.hand)):
            self.hand_card(index, index == focus)

    def hand_card(self, index, focused, clear=False):
        """One card of the hand."""
        x, y, pitch, lift = self.layout.HAND
        width, height = self.layout.CARD
        x += index * pitch
        if clear:
            edge = 1 if self.layout.RINGS else 0
            high = height + lift + 1 + edge
            self.canvas.rect(x - edge, y - lift - edge, width + 2 * edge, high, FELT)
        if focused:
            y -= lift
        self.canvas.card(cards.picture(self.model.hand[index], self.deck), x, y)
        if focused:
            self.ring(x, y, width, height)
            if not self.layout.RINGS:
                self.canvas.hline(x, y + height, width, PAPER)

    def info(self, rank, lines, pairs):
        """The panel: a rank's mark (or -1) and lines of (text, colour), then the button hints.

        Where the layout has one line only, the second text follows the first.
        """
        layout = self.layout
        x, y, width, height = layout.INFO
        if self.hinted is not pairs:  # else the hints stand
            self.hinted = pairs
            self.canvas.rect(x, y, width, height, INK)
            if layout.INFO_HINT >= 0:
                hints(self.app, self.canvas, pairs, layout.INFO_HINT)
        else:
            end = layout.INFO_HINT if layout.INFO_HINT >= 0 else y + height
            self.canvas.rect(x, y, self.reached - x, end - y, INK)
        self.reached = x
        right = x + width - 2
        for at, (left, top, font) in enumerate(layout.INFO_LINES):
            if at >= len(lines):
                break
            text, colour = lines[at]
            if rank >= 0 and not at:
                self._mark(rank, left, top, font)
                left += 13 if font == NORMAL else 8
            left = self._line(font, left, top, right, text, colour)
            if len(layout.INFO_LINES) == 1 and len(lines) > 1 and right - left > 40:
                left = self._line(font, left + 6, top, right, *lines[1])
            self.reached = max(self.reached, left)

    def _mark(self, rank, x, y, font):
        small = font != NORMAL
        size = 5 if small else 9
        rows = self.canvas.line_height(font)
        self.canvas.icon(rank, x, y + (rows - size + 1) // 2, None, small)

    def _line(self, font, x, y, right, text, colour):
        """A text that ends before `right`, smaller or shortened if need be; gives the x after."""
        canvas = self.canvas
        smaller, text = self._fitting(font, text, right - x)
        y += (canvas.line_height(font) - canvas.line_height(smaller)) // 2
        return canvas.text(smaller, x, y, text, colour)

    def _fitting(self, font, text, room):
        """The font, or the largest smaller one in which a text has room, and the text.

        It is shortened if there is no room for it in any.
        """
        canvas = self.canvas
        for smaller in (font, SMALL, TINY)[: len(canvas.fonts) - 1]:
            if canvas.text_width(smaller, text) <= room:
                return smaller, text
        return smaller, fitted(canvas, smaller, text, room)

    def notes(self, lines):
        """Lines of (text, colour) in a box over the table: for layouts without the panel."""
        canvas = self.canvas
        x, y, width, height = self.layout.TOAST
        canvas.panel(x, y, width, height, PAPER)
        y += 2
        for text, colour in lines:
            for line in wrapped(canvas.fonts[TINY], text, width - 4):
                canvas.text(TINY, x + 3, y, line, colour)
                y += 6

    def toast(self, title, text=""):
        """An announcement over the middle of the table."""
        canvas = self.canvas
        x, y, width, height = self.layout.TOAST
        canvas.panel(x, y, width, height, GOLD)
        room = width - 6
        first, title = self._fitting(LARGE, title, room)
        second, text = self._fitting(NORMAL, text, room)
        large = canvas.line_height(first)
        y += (height - large - (canvas.line_height(second) if text else 0)) // 2
        middle = x + width // 2
        canvas.text_centre(first, middle, y, title, GOLD)
        if text:
            canvas.text_centre(second, middle, y + large, text, PAPER)
