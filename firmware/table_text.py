"""The words in the table's panel.

Lines of (text, colour) about a card, a choice, the others' moves.
"""

from engine_core import cards, events
from firmware.colours import GOLD, GREY, PAPER, SKY
from firmware.names import card_name, seat_name, short_name
from firmware.texts import keys as T


def helped(app, taken, helps):
    """The yaku that cards bring nearer, the nearest first, as one line.

    Empty if there is none.
    """
    found = []
    for yaku_id, have, need, possible, missing in helps:
        if possible and any(card in missing for card in taken):
            found.append((max(0, need - have), yaku_id, have, need))
    found.sort()
    tr = app.tr
    return "  ".join(
        [tr(T.YAKU_LINE, tr(T.YAKU + yaku_id), have, need) for _, yaku_id, have, need in found[:3]]
    )


def about(app, view, card, helps):
    """What a hand card is, what it would do, which yaku it serves."""
    deck = view.rules.deck
    matches = view.matches(card)
    text, colour = "", SKY
    if not matches:
        text, colour = app.tr(T.NO_MATCH_SHORT if narrow(app) else T.NO_MATCH), GREY
    elif len(matches) != 2:
        text = helped(app, (card,) + tuple(matches), helps)
    else:
        text = helped(app, (card,), helps)
    if not text:
        if len(matches) == 1:
            text = app.tr(T.MATCHES_ONE, short_name(app.tr, matches[0], deck))
        else:
            text = app.tr(T.MATCHES_TWO if len(matches) == 2 else T.MATCHES_THREE)
    return cards.rank(card, deck), ((called(app, card, deck), PAPER), (text, colour))


def called(app, card, deck):
    """A card's name, as long as the layout allows."""
    return (short_name if narrow(app) else card_name)(app.tr, card, deck)


def narrow(app):
    """Whether a line holds some twenty characters only."""
    return app.layout.WIDTH < 200


def choice(app, view, card, drawn, helps):
    """One of two field cards that can be taken."""
    deck = view.rules.deck
    question = app.tr(T.CHOOSE_DRAWN if drawn else T.CHOOSE_HAND)
    text = helped(app, (card,), helps)
    if len(app.layout.INFO_LINES) == 1:
        asked = app.tr(T.CHOOSE_THIS, called(app, card, deck))
        return cards.rank(card, deck), ((asked, PAPER), (text, SKY))
    name = called(app, card, deck)
    if text:
        name = name + "  " + text
    return cards.rank(card, deck), ((name, PAPER), (question, GOLD))


def recap(app, happened, seat, settled=True):
    """What a seat did last: one line for its card, one for the drawn one.

    `settled`: a card of which nothing was taken is known to stay.
    """
    tr = app.tr
    deck = app.session.rules.deck
    lines = ["", ""]
    row = 0
    stays = False
    for event in happened:
        kind = event[0]
        if event[1] != seat:
            continue
        if kind == events.PLAY:
            lines[0] = tr(T.RECAP_PLAY, seat_name(app, seat), short_name(tr, event[2], deck))
            stays = True
        elif kind == events.FLIP:
            if stays:
                lines[0] = tr(T.RECAP_TO, lines[0], tr(T.RECAP_FIELD))
            row = 1
            lines[1] = tr(T.RECAP_DRAWN, short_name(tr, event[2], deck))
            stays = True
        elif kind == events.TAKE:
            if len(event) > 4:
                taken = tr(T.RECAP_ALL, len(event) - 2)
            else:
                taken = short_name(tr, event[3], deck)
            lines[row] = tr(T.RECAP_TO, lines[row], taken)
            stays = False
        elif kind == events.CALL:
            lines[1] = lines[1] + "  " + tr(T.KOIKOI)
    if stays and settled:
        lines[row] = tr(T.RECAP_TO, lines[row], tr(T.RECAP_FIELD))
    return ((lines[0], PAPER), (lines[1], SKY))


def thinking(app, seat, dots):
    """A computer player thinks."""
    text = "%s %s" % (seat_name(app, seat), app.tr(T.THINKING))
    return ((text + "." * dots, GREY),)
