"""What cards, seats and players are called, in the language that is on."""

from engine_core import cards
from firmware.texts import keys as T

# For each picture the number of what it shows in the block PICTURE: 0 plain, 1 to 3 ribbons,
# then the others.
_SHOWN = bytes(
    (4, 1, 0, 0, 9, 1, 0, 0, 5, 1, 0, 0, 10, 3, 0, 0, 11, 3, 0, 0, 12, 2, 0, 0)
    + (13, 3, 0, 0, 6, 14, 0, 0, 15, 2, 0, 0, 16, 2, 0, 0, 7, 17, 3, 18, 8, 0, 0, 19)
    + (20, 21, 22, 19, 23, 1, 22, 19, 24, 2, 0, 0)
)
_RIBBONS = 3
_GOLDEN = 19


def card_name(tr, card, deck=0):
    """Plant and picture: "Bush clover: Boar"."""
    shown = _SHOWN[cards.picture(card, deck)]
    return tr(T.CARD_NAME, tr(T.MONTH + card // 4), tr(T.PICTURE + shown))


def picture_name(tr, card, deck=0):
    """What the card shows beside its plant: "Boar", "poetry ribbon", "plain"."""
    return tr(T.PICTURE + _SHOWN[cards.picture(card, deck)])


def short_name(tr, card, deck=0):
    """What tells a card best in a sentence: "Boar", "Pine ribbon", "Pine"."""
    shown = _SHOWN[cards.picture(card, deck)]
    plant = tr(T.MONTH + card // 4)
    if shown == 0 or shown == _GOLDEN:
        return plant
    return tr(T.CARD_RIBBON, plant) if shown <= _RIBBONS else tr(T.PICTURE + shown)


def brief_name(tr, card, deck=0):
    """For narrow panels: "Boar", "1 ribbon", "1", with the number of the month."""
    shown = _SHOWN[cards.picture(card, deck)]
    month = str(card // 4 + 1)
    if shown == 0 or shown == _GOLDEN:
        return month
    return tr(T.CARD_BRIEF, month) if shown <= _RIBBONS else tr(T.PICTURE + shown)


def seat_name(app, seat, short=False):
    """ "You" and "CPU" with one person at the table, else "Player 2", "CPU 3"; short: "P2"."""
    players = app.session.players if app.session else ("human", "human")
    human = players[seat] == "human"
    people = 0
    for player in players:
        people += player == "human"
    tr = app.tr
    if human:
        if people == 1:
            return tr(T.YOU_SHORT if short else T.YOU)
        return tr(T.PLAYER_SHORT if short else T.PLAYER, seat + 1)
    if len(players) - people == 1:
        return tr(T.CPU)
    return tr(T.CPU_SHORT if short else T.CPU_N, seat + 1)


def points(tr, number):
    """Points in short: "1 pt", "5 pts"."""
    return tr(T.PT if number == 1 else T.PTS, number)
