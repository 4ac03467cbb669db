"""The words in the table's panel.

Lines of (text, colour) about a card, a choice, the others' moves.
"""

from engine_core import cards, events, yaku
from firmware.colours import GOLD, GREY, PAPER, SKY
from firmware.names import brief_name, card_name, seat_name, short_name
from firmware.text import SMALL, TINY
from firmware.texts import keys as T


def helped(app, taken, helps, room):
    """The yaku that cards bring nearer, the nearest first, as many as `room` pixels hold."""
    found = []
    for yaku_id, have, need, possible, missing in helps:
        gain = 0
        for card in taken:
            gain += card in missing
        if possible and gain:
            found.append((max(0, need - have - gain), yaku_id, have + gain, need))
    found.sort()
    tr, width = app.tr, app.canvas.text_width
    words = tr(T.YAKU_LINE)
    line, lights = "", False
    for _, yaku_id, have, need in found:
        if yaku_id <= yaku.SANKO:  # of the yaku of lights the nearest one
            if lights:
                continue
            lights = True
        text = words.format(tr(T.YAKU + yaku_id), have, need)
        longer = line + "  " + text if line else text
        if width(SMALL, longer) <= room:
            line = longer
    return line


def about(app, view, card, helps):
    """What a hand card is, what it would do, which yaku it serves."""
    deck = view.rules.deck
    tr = app.tr
    name = called(app, card, deck)
    room = _room(app, name)
    matches = view.matches(card)
    text, colour = "", SKY
    if not matches:
        single = len(app.layout.INFO_LINES) == 1
        text, colour = tr(T.NO_MATCH_SHORT if single or narrow(app) else T.NO_MATCH), GREY
    elif len(matches) != 2:
        text = helped(app, [card] + matches, helps, room)
    else:
        text = helped(app, (card,), helps, room)
    if not text:
        if len(matches) == 1:
            if narrow(app):
                text = "→ " + brief_name(tr, matches[0], deck)
                if app.canvas.text_width(SMALL, text) > room:
                    text = "→ %d" % (matches[0] // 4 + 1)
            else:
                text = tr(T.MATCHES_ONE, short_name(tr, matches[0], deck))
        elif narrow(app):
            text = "→ ?" if len(matches) == 2 else "→ 3"
        else:
            text = tr(T.MATCHES_TWO if len(matches) == 2 else T.MATCHES_THREE)
    return cards.rank(card, deck), ((name, PAPER), (text, colour))


def _room(app, name):
    """How wide a text about a card of this name may be."""
    layout = app.layout
    if layout.INFO is None:
        return 0
    font = layout.INFO_LINES[0][2]
    taken = app.canvas.text_width(font, name) + 22 if len(layout.INFO_LINES) == 1 else 0
    return layout.INFO[2] - 6 - taken


def called(app, card, deck):
    """A card's name, as long as the layout allows."""
    return (short_name if narrow(app) else card_name)(app.tr, card, deck)


def narrow(app):
    """Whether a line holds some twenty characters only."""
    return app.layout.WIDTH < 200


def choice(app, view, card, drawn, helps):
    """One of two field cards that can be taken."""
    deck = view.rules.deck
    name = called(app, card, deck)
    if len(app.layout.INFO_LINES) == 1:
        asked = app.tr(T.CHOOSE_THIS, name)
        text = helped(app, (card,), helps, _room(app, asked))
        return cards.rank(card, deck), ((asked, PAPER), (text, SKY))
    question = app.tr(T.CHOOSE_DRAWN if drawn else T.CHOOSE_HAND)
    # Beside the name, which is in a larger font.
    text = helped(app, (card,), helps, app.layout.INFO[2] - app.canvas.text_width(1, name) - 60)
    if text:
        name = name + "  " + text
    return cards.rank(card, deck), ((name, PAPER), (question, GOLD))


def recap(app, happened, seat, settled=True):
    """What a seat did last: one line for its card, one for the drawn one.

    `settled`: a card of which nothing was taken is known to stay.
    """
    tr = app.tr
    deck = app.session.rules.deck
    slim = narrow(app)
    named = brief_name if slim else short_name
    drawn = T.RECAP_BRIEF if slim else T.RECAP_DRAWN
    lines = ["", ""]
    row = 0
    stays = False
    for event in happened:
        kind = event[0]
        if event[1] != seat:
            continue
        if kind == events.PLAY:
            lines[0] = tr(T.RECAP_PLAY, seat_name(app, seat, slim), named(tr, event[2], deck))
            stays = True
        elif kind == events.FLIP:
            if stays:
                lines[0] = tr(T.RECAP_TO, lines[0], tr(T.RECAP_FIELD))
            row = 1
            lines[1] = tr(drawn, named(tr, event[2], deck))
            stays = True
        elif kind == events.TAKE:
            if len(event) > 4:
                taken = tr(T.RECAP_ALL, len(event) - 2)
            else:
                taken = named(tr, event[3], deck)
            lines[row] = tr(T.RECAP_TO, lines[row], taken)
            stays = False
        elif kind == events.CALL:
            lines[1] = lines[1] + "  " + tr(T.KOIKOI)
    if stays and settled:
        lines[row] = tr(T.RECAP_TO, lines[row], tr(T.RECAP_FIELD))
    return ((lines[0], PAPER), (lines[1], SKY))


def pieces(app, line):
    """A line of (text, colour), in two at the arrow if a panel of one line has no room for it."""
    text, colour = line
    layout = app.layout
    if len(layout.INFO_LINES) == 1 and " → " in text:
        fonts = app.canvas.fonts
        if fonts[min(TINY, len(fonts) - 1)].width(text) > layout.INFO[2] - 4:
            first, _, second = text.partition(" → ")
            return [(first, colour), ("→ " + second, colour)]
    return [line]


def thinking(app, seat, dots):
    """A computer player thinks."""
    text = "%s %s" % (seat_name(app, seat), app.tr(T.THINKING))
    return ((text + "." * dots, GREY),)
