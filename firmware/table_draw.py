"""Drawing the table: its parts, each on its own, from the model and the layout's furniture."""

from engine_core import cards, yaku
from firmware import layouts
from firmware.colours import FELT, GOLD, GREY, INK, MAROON, PAPER
from firmware.names import seat_name
from firmware.text import NORMAL, SMALL
from firmware.texts import keys as T
from firmware.ui import fitted, hints

TOP, FIELD, PILE, MINE, HAND, INFO = 1, 2, 4, 8, 16, 32
ALL = 63
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

    # Places

    def spot(self, place):
        """x, y of a place on the field."""
        x, y, across, down, columns, width = self.layout.FIELD
        if self.columns > columns:
            across = (width - self.layout.CARD[0]) // (self.columns - 1) & ~1
        return x + place // 2 * across, y + place % 2 * down

    def spread(self, places):
        """Make room for this many places; says whether the field looks different now."""
        columns = max(self.layout.FIELD[4], (places + 1) // 2)
        changed = columns != self.columns
        self.columns = columns
        return changed

    def hand_spot(self, index):
        """x, y of a card in the hand."""
        x, y, pitch, _ = self.layout.HAND
        return x + index * pitch, y

    def home(self, seat):
        """x, y where a seat's captured cards go to."""
        who = self.who(seat)
        if not who:
            return self.layout.HOME
        x, y = self.layout.HOME_RIVAL
        if x < 0:
            rivals = self.model.players - 1
            x = (2 * who - 1) * self.layout.WIDTH // (2 * rivals) - self.layout.CARD[0] // 2
        return x & ~1, y

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
            self.furnish(layout.TOP)
            return
        self.furnish(layout.TOP_MANY)
        width = layout.WIDTH // rivals
        for who in range(1, rivals + 1):
            self.furnish(layout.RIVAL, who - 1, (who - 1) * width, width)

    def mine(self):
        """What the bottom seat has captured."""
        self.furnish(self.layout.MINE)

    def field(self, ringed=NO_CARDS, focus=-1):
        """The cards on the field, from right to left.

        Where they overlap, the months stay visible.
        """
        canvas, layout, model = self.canvas, self.layout, self.model
        x, y, across, down, columns, width = layout.FIELD
        card_width, card_height = layout.CARD
        canvas.rect(x - 2, y - 1, width + 3, down + card_height + 2, FELT)
        tight = self.columns > columns
        for place in range(len(model.field) - 1, -1, -1):
            card = model.field[place]
            if card >= 0:
                at, down = self.spot(place)
                canvas.card(cards.picture(card, self.deck), at, down)
        for card in ringed:
            if card in model.field:
                place = model.place(card)
                at, down = self.spot(place)
                left = at
                if tight and place > 1 and model.field[place - 2] >= 0:
                    left = self.spot(place - 2)[0] + card_width
                self.ring(
                    left, down, at + card_width - left, card_height, focus < 0 or card == focus
                )

    def ring(self, x, y, width, height, strong=True):
        """Mark a card."""
        if self.layout.RINGS:
            thick = 2 if strong else 1
            self.canvas.frame_rect(
                x - 1, y - 1, width + 2, height + 2, GOLD if strong else PAPER, thick
            )
        elif strong:
            self.canvas.invert(x, y, width, height)

    def pile(self):
        """The pile, how much is left of it, and the place of a drawn card."""
        canvas, layout = self.canvas, self.layout
        if layout.PILE_AT is None:
            return
        x, y = layout.PILE_AT
        width, height = layout.CARD
        left = self.model.pile
        canvas.rect(x - 2, y - 2, width + 4, height + 3, FELT)
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
        width, height = self.layout.CARD
        self.canvas.rect(0, y - lift - 1, self.layout.WIDTH, height + lift + 2, FELT)
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
            self.canvas.rect(x - 1, y - lift - 1, width + 2, height + lift + 2, FELT)
        if focused:
            y -= lift
        self.canvas.card(cards.picture(self.model.hand[index], self.deck), x, y)
        if focused:
            self.ring(x, y, width, height)
            if not self.layout.RINGS:
                self.canvas.rect(x, y + height + lift - 1, width, 1, PAPER)

    def info(self, rank, lines, pairs):
        """The panel at the bottom.

        A rank's mark (or -1) and lines of (text, colour), then the hints.
        """
        canvas, layout = self.canvas, self.layout
        x, y, width, height = layout.INFO
        canvas.rect(x, y, width, height, INK)
        for (text, colour), (left, top, font) in zip(lines, layout.INFO_LINES):
            right = x + width - 2
            if rank >= 0:
                canvas.icon(rank, left, top + 2)
                left += 13
                rank = -1
            if font != SMALL and canvas.text_width(font, text) > right - left:
                font = SMALL
                top += 1
            canvas.text(font, left, top, fitted(canvas, font, text, right - left), colour)
        if pairs:
            hints(self.app, canvas, pairs)

    def toast(self, title, text=""):
        """An announcement over the middle of the table."""
        canvas = self.canvas
        x, y, width, height = self.layout.TOAST
        canvas.panel(x, y, width, height, GOLD)
        middle = x + width // 2
        large = canvas.line_height(2)
        rows = large + (canvas.line_height(NORMAL) + 2 if text else 0)
        y += (height - rows) // 2
        canvas.text_centre(2, middle, y, fitted(canvas, 2, title, width - 8), GOLD)
        if text:
            canvas.text_centre(
                NORMAL, middle, y + large + 2, fitted(canvas, NORMAL, text, width - 8), PAPER
            )

    # Furniture

    def furnish(self, entries, later=0, shift=0, column=0):
        """Draw a layout's entries, for seats `later` places later, `shift` pixels to the right."""
        for entry in entries:
            self._DRAW[entry[0]](self, entry, later, shift, column)

    def _aligned(self, font, x, y, text, colour, align):
        """Draw a text to the right of x, around it or to its left.

        Gives where it begins and ends.
        """
        canvas = self.canvas
        if align == layouts.RIGHT:
            return canvas.text_right(font, x, y, text, colour), x
        if align == layouts.CENTRE:
            x -= canvas.text_width(font, text) // 2
        return x, canvas.text(font, x, y, text, colour)

    def _box(self, entry, later, shift, column):
        self.canvas.rect(entry[1] + shift, entry[2], entry[3], entry[4], entry[5])

    def _name(self, entry, later, shift, column):
        _, who, x, y, font, align = entry
        seat = self.seat(who + later)
        text = "%s %d" % (seat_name(self.app, seat, self.layout.SHORT), self.model.scores[seat])
        turn = self.model.to_move == seat
        left, right = self._aligned(font, x + shift, y, text, GOLD if turn else PAPER, align)
        if turn:
            self.canvas.hline(left, y + self.canvas.line_height(font) - 1, right - left - 1, GOLD)

    def _round(self, entry, later, shift, column):
        _, x, y, font, align = entry
        text = self.app.tr(T.ROUND, self.model.round, self.model.rounds)
        self._aligned(font, x + shift, y, text, GREY, align)

    def _tally(self, entry, later, shift, column):
        _, who, x, y, dx, dy, font, small = entry
        x += shift
        pile = self.model.captured[self.seat(who + later)]
        masks = cards.DECKS[self.deck].masks
        rows = self.canvas.line_height(font)
        size = 5 if small else 9
        for rank in range(4):
            self.canvas.icon(rank, x, y + (rows - size) // 2, None, small)
            number = str(yaku.how_many(pile, masks[rank]))
            self.canvas.text(font, x + size + 2, y, number, PAPER)
            x += dx
            y += dy

    def _minis(self, entry, later, shift, column):
        _, who, x, y, pitch = entry
        for _ in range(self.model.hand_sizes[self.seat(who + later)]):
            self.mini(x + shift, y, 10, 16)
            x += pitch

    def mini(self, x, y, width, height):
        """A small back."""
        canvas = self.canvas
        canvas.rect(x, y, width, height, INK)
        canvas.rect(x + 1, y + 1, width - 2, height - 2, MAROON)
        for down in range(3, height - 3, 3):
            canvas.hline(x + width // 2 - 1, y + down, 2, GOLD)

    def _held(self, entry, later, shift, column):
        _, who, x, y, font = entry
        self.mini(x + shift, y + 1, 6, 9)
        number = str(self.model.hand_sizes[self.seat(who + later)])
        self.canvas.text(font, x + shift + 8, y, number, PAPER)

    def _base(self, entry, later, shift, column):
        _, who, x, y, font, align = entry
        if x < 0:
            x += column
        x += shift
        seat = self.seat(who + later)
        base, calls = self.model.bases[seat], self.model.calls[seat]
        if base:
            text = self.app.tr(T.PTS, base)
            x, end = self._aligned(font, x, y, text, GOLD, align)
            x = x - 4 if align == layouts.RIGHT else end + 4
        if calls:
            text = self.app.tr(T.KOI) + (" %d" % calls if calls > 1 else "")
            width = self.canvas.text_width(SMALL, text) + 4
            if align == layouts.RIGHT:
                x -= width
            self.canvas.rect(x, y, width, 11, MAROON)
            self.canvas.text(SMALL, x + 2, y, text, GOLD)

    def _word(self, entry, later, shift, column):
        _, key, x, y, font, colour = entry
        self.canvas.text(font, x + shift, y, self.app.tr(key), colour)

    def _pile(self, entry, later, shift, column):
        _, x, y, font = entry
        self.mini(x, y + 1, 8, 9)
        self.canvas.text(font, x + 11, y, str(self.model.pile), PAPER)

    _DRAW = (_box, _name, _round, _tally, _minis, _held, _base, _word, _pile)


GROUND = FELT
