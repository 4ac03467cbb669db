"""What happened. An event is a tuple ``(kind, seat, …ints)``; the seat is −1 where there is none.

========================  ======================================================================
``DRAW_FOR_DEAL``         seat, card: drawn to find the first dealer
``DEAL``                  dealer, the field's cards
``REDEAL``                −1, reason FIELD or BOTH, the cards that are why: the deal is void, the
                          same round is dealt again
``PLAY``                  seat, hand card. Without a ``TAKE`` after it, it stays on the field
``TAKE``                  seat, the card played or flipped, the field cards taken with it
``FLIP``                  seat, the pile's top card. Without a ``TAKE`` after it, it stays
``YAKU``                  seat, new base, then yaku, points, yaku, points …: the total rose, or
                          the hand dealt wins at once (both such hands are shown)
``CALL``                  seat: koi-koi
``STOP``                  seat, also where the rules stop
``ROUND_END``             winner or −1, points, reason, the cards that are why: an instant hand,
                          or the field or the hands that void the deal
``GAME_END``              −1, the winners' seats
========================  ======================================================================
"""

from micropython import const

DRAW_FOR_DEAL, DEAL, REDEAL, PLAY, TAKE, FLIP = (
    const(0), const(1), const(2), const(3), const(4), const(5))  # fmt: skip
YAKU, CALL, STOP, ROUND_END, GAME_END = const(6), const(7), const(8), const(9), const(10)

BY_STOP, BY_TESHI, BY_KUTTSUKI = const(0), const(1), const(2)
EXHAUSTED, FIELD, BOTH = const(3), const(4), const(5)
"""Why a round ended (RULES §5); ``record.REASONS`` has the names."""
