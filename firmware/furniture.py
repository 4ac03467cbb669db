"""What stands on the table beside the cards: names, scores, counts. Lists of entries in the
layouts say where.

The entries and their fields are in firmware/layouts.
"""

from framebuf import FrameBuffer

from engine_core import cards
from firmware.canvas import RANK
from firmware.colours import GOLD, GREY, INK, MAROON, PAPER
from firmware.layouts import CENTRE, LEFT, RIGHT
from firmware.names import points
from firmware.text import NORMAL, SMALL, TINY
from firmware.texts import keys as T


def furnish(table, entries, later=0, across=0, down=0, column=0):
    """Draw entries for seats `later` places later, moved by (across, down).

    A negative x counts from the right edge of a column that is so many pixels wide.
    """
    for entry in entries:
        _DRAW[entry[0]](table, entry, later, across, down, column)


def _write(table, font, x, y, text, colour, align):
    """Draw a text to the right of x, around it or to its left; gives where it begins and ends."""
    canvas = table.canvas
    if align == RIGHT:
        return canvas.text_right(font, x, y, text, colour), x
    if align == CENTRE:
        x -= canvas.text_width(font, text) // 2
    return x, canvas.text(font, x, y, text, colour)


def _box(table, entry, later, across, down, column):
    _, x, y, width, height, colour = entry
    table.canvas.rect(x + across, y + down, width or column, height, colour)


def _name(table, entry, later, across, down, column):
    _, who, x, y, font, align, scored = entry
    canvas = table.canvas
    seat = table.seat(who + later)
    name = table.name(seat)
    score = str(table.model.scores[seat]) if scored else ""
    x, y = x + across, y + down
    rows = canvas.line_height(font)
    gap = 0 if not scored else 4 if font == NORMAL else 2
    width = canvas.text_width(font, name) + gap + canvas.text_width(font, score)
    if align == RIGHT:
        x -= width
    if font == SMALL and not canvas.mono and table.model.calls[seat]:
        canvas.rect(x - 2, y, width + 3, rows, MAROON)
    end = canvas.text(font, x, y, name, PAPER)
    if scored:
        canvas.text(font, end + gap, y, score, GOLD)
    if table.model.to_move == seat:
        canvas.hline(x, y + rows - 1, width - 1, GOLD)


def _score(table, entry, later, across, down, column):
    _, who, x, y, font, align, colour = entry
    canvas = table.canvas
    seat = table.seat(who + later)
    text = str(table.model.scores[seat])
    x = (x + column if x < 0 else x) + across
    y += down
    width = canvas.text_width(font, text)
    if align == RIGHT:
        x -= width
    ground = INK if colour == PAPER else PAPER
    if table.model.to_move == seat:
        if canvas.height < 64:
            canvas.rect(x - 4, y + 1, 2, 3, colour)
        else:
            canvas.hline(x, y + canvas.line_height(font), width - 1, colour)
    if table.model.calls[seat]:  # called: light and dark change places
        canvas.rect(x - 1, y - 1, width + 1, canvas.line_height(font) + 1, colour)
        colour = ground
    canvas.text(font, x, y, text, colour)


def _round(table, entry, later, across, down, column):
    _, x, y, font, align, worded = entry
    model = table.model
    if worded:
        text = table.app.tr(T.ROUND, model.round, model.rounds)
    else:
        text = "%d/%d" % (model.round, model.rounds)
    _write(table, font, x + across, y + down, text, GREY, align)


def _marks(table, entry, later, across, down, column):
    _, x, y, dx, dy = entry
    for rank in range(4):
        table.canvas.icon(rank, x + across + rank * dx, y + down + rank * dy, None, True)


def _counts(table, entry, later, across, down, column):
    _, who, x, y, dx, dy, font, align = entry
    pile = table.model.captured[table.seat(who + later)]
    masks = cards.DECKS[table.deck].masks
    for rank in range(4):
        number = str(cards.common(pile, masks[rank]))
        colour = RANK[rank] if font == TINY else PAPER
        at = x + across + rank * dx
        if rank == cards.KASU and align == LEFT:  # may have two figures: as far away as can be
            at, align = table.canvas.width, RIGHT
        _write(table, font, at, y + down + rank * dy, number, colour, align)


def _tally(table, entry, later, across, down, column):
    _, who, left, top, columns, dx, dy, font, small = entry
    canvas = table.canvas
    pile = table.model.captured[table.seat(who + later)]
    masks = cards.DECKS[table.deck].masks
    rows = canvas.line_height(font)
    size = 5 if small else 9
    for rank in range(4):
        x = left + across + rank % columns * dx
        y = top + down + rank // columns * dy
        canvas.icon(rank, x, y + (rows - size) // 2, None, small)
        canvas.text(font, x + size + 2, y, str(cards.common(pile, masks[rank])), PAPER)


def _minis(table, entry, later, across, down, column):
    _, who, x, y, pitch = entry
    canvas = table.canvas
    x, y = x + across, y + down
    held = table.model.hand_sizes[table.seat(who + later)]
    if held:  # draw one and copy it: a copy is one call
        mini(canvas, x, y, 10, 16)
        first = FrameBuffer(bytearray(10 * 16 // 2), 10, 16, canvas.display.format)
        first.blit(canvas.frame, -x, -y)
        for at in range(1, held):
            canvas.frame.blit(first, x + at * pitch, y)
        canvas.mark(x, y, held * pitch, 16)


def mini(canvas, x, y, width, height):
    """A small back of a card."""
    if canvas.mono:
        canvas.frame_rect(x, y, width, height, PAPER)
        canvas.rect(x + 2, y + 2, width - 4, height - 4, PAPER)
        return
    canvas.rect(x, y, width, height, INK)
    canvas.rect(x + 1, y + 1, width - 2, height - 2, MAROON)
    for down in range(3, height - 3, 3):
        canvas.hline(x + width // 2 - 1, y + down, 2, GOLD)


def _held(table, entry, later, across, down, column):
    _, who, x, y, font = entry
    x, y = x + across, y + down
    rows = table.canvas.line_height(font)
    mini(table.canvas, x, y + max(0, rows - 9) // 2, 6, min(9, rows + 1))
    number = str(table.model.hand_sizes[table.seat(who + later)])
    table.canvas.text(font, x + 8, y, number, PAPER)


def _base(table, entry, later, across, down, column):
    _, who, x, y, font, align = entry
    x = (x + column if x < 0 else x) + across
    y += down
    canvas = table.canvas
    seat = table.seat(who + later)
    base, calls = table.model.bases[seat], table.model.calls[seat]
    if font != NORMAL:  # no room for more: a call is seen behind the name
        if base:
            _write(table, font, x, y, "+%d" % base, GOLD, align)
        return
    if base:
        left, right = _write(table, font, x, y, points(table.app.tr, base), GOLD, align)
        x = left - 4 if align == RIGHT else right + 4
    if calls:
        text = table.app.tr(T.KOI) + (" %d" % calls if calls > 1 else "")
        width = canvas.text_width(SMALL, text) + 4
        if align == RIGHT:
            x -= width
        canvas.rect(x, y, width, 11, MAROON)
        canvas.text(SMALL, x + 2, y, text, GOLD)


def _word(table, entry, later, across, down, column):
    _, key, x, y, font, colour = entry
    table.canvas.text(font, x + across, y + down, table.app.tr(key), colour)


def _pile(table, entry, later, across, down, column):
    _, x, y, font, pictured = entry
    canvas = table.canvas
    if pictured:
        rows = canvas.line_height(font)
        size = min(9, rows + 1)
        at = y + max(0, rows - size) // 2
        mini(canvas, x + 2, at - 1, 6, size)
        mini(canvas, x, at, 6, size)
        x += 10
    canvas.text(font, x, y, str(table.model.pile), PAPER)


_DRAW = (
    _box,
    _name,
    _score,
    _round,
    _marks,
    _counts,
    _tally,
    _minis,
    _held,
    _base,
    _word,
    _pile,
)
