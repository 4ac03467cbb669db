"""From button masks to intents, through the board's scheme: edge, lock-out, repeat, long press,
once for all.

A key with nothing to do when held acts at once when it goes down, and directions repeat. A key
that means something else when held acts when it is let go, or when the time is up. After
`hold_off` nothing counts until all are up.
"""

UP, DOWN, PREV, NEXT, OK, BACK, INFO, MENU = range(1, 9)
NAMES = ("", "UP", "DOWN", "PREV", "NEXT", "OK", "BACK", "INFO", "MENU")

ARROWS = {"UP": "▲", "DOWN": "▼", "LEFT": "◀", "RIGHT": "▶"}

LOCKOUT = 30  # ms in which a key that just changed may bounce
DELAY = 400  # ms until a direction repeats
REPEAT = 120  # ms between repeats
HELD = 600  # ms that make a press a long one
LONGER = 1400  # ms for the second meaning of a long press

_REPEATING = (UP, DOWN, PREV, NEXT)

# Buttons are bits of hal.buttons: UP 1, DOWN 2, LEFT 4, RIGHT 8, A 16, B 32, X 64, Y 128, CENTRE
# 256. Each key: bit, name, what a press means, what held means (0: nothing), what held longer
# means.
_PAD = (
    (1, "UP", UP, 0, 0),
    (2, "DOWN", DOWN, 0, 0),
    (4, "LEFT", PREV, 0, 0),
    (8, "RIGHT", NEXT, 0, 0),
)
SCHEMES = {
    "pad8": _PAD
    + (
        (16, "A", OK, 0, 0),
        (256, "CENTRE", OK, 0, 0),
        (32, "B", BACK, 0, 0),
        (64, "X", INFO, 0, 0),
        (128, "Y", MENU, 0, 0),
    ),
    "pad6": _PAD
    + ((16, "A", OK, INFO, 0), (256, "CENTRE", OK, INFO, 0), (32, "B", BACK, MENU, 0)),
    "four": (
        (16, "A", OK, INFO, 0),
        (32, "B", BACK, MENU, 0),
        (64, "X", PREV, 0, 0),
        (128, "Y", NEXT, 0, 0),
    ),
    "two": ((16, "A", OK, INFO, 0), (32, "B", NEXT, BACK, MENU)),
}

_DOWN, _SINCE, _CHANGED, _DONE, _AGAIN = range(5)


class Input:
    """The buttons of one board. `poll` gives the intents of this moment, mostly none."""

    def __init__(self, scheme):
        """`scheme` names an entry of SCHEMES."""
        if scheme not in SCHEMES:
            raise ValueError(
                "unknown scheme %s: there are %s" % (scheme, ", ".join(sorted(SCHEMES)))
            )
        self.scheme = scheme
        self.keys = SCHEMES[scheme]
        # Of each key: is it down, since when, when it last changed, has this press been used,
        # next repeat.
        self.states = [[False, 0, -LOCKOUT, False, 0] for _ in self.keys]
        self.blocked = False
        self.down = False
        self.intents = []

    def hold_off(self):
        """Nothing counts until all keys are up: the screen has changed."""
        self.blocked = True
        self.intents.clear()

    def poll(self, mask, now):
        """The intents that a mask read at `now` ms makes, as a list that the next call empties."""
        intents = self.intents
        intents.clear()
        self.down = False
        for key, state in zip(self.keys, self.states):
            bit, _, press, held, longer = key
            raw = bool(mask & bit)
            if raw != state[_DOWN] and now - state[_CHANGED] >= LOCKOUT:
                state[_DOWN] = raw
                state[_CHANGED] = now
                if raw:
                    state[_SINCE] = now
                    state[_DONE] = False
                    state[_AGAIN] = now + DELAY
                    if not held:
                        intents.append(press)
                        state[_DONE] = True
                elif not state[_DONE]:
                    state[_DONE] = True
                    intents.append(held if now - state[_SINCE] >= HELD else press)
            elif state[_DOWN]:
                if held:
                    end = LONGER if longer else HELD
                    if not state[_DONE] and now - state[_SINCE] >= end:
                        state[_DONE] = True
                        intents.append(longer or held)
                elif press in _REPEATING and now >= state[_AGAIN]:
                    state[_AGAIN] = now + REPEAT
                    intents.append(press)
            if state[_DOWN] or raw:
                self.down = True
        if self.blocked:
            for state in self.states:
                state[_DONE] = True
                state[_AGAIN] = now + DELAY
            intents.clear()
            if not self.down:
                self.blocked = False
        return intents

    def way(self, intent):
        """How an intent is made.

        (button's name, intent of its press, 0 pressed | 1 held | 2 held longer) or None.
        """
        for key in self.keys:
            if intent in key[2:]:
                return key[1], key[2], key[2:].index(intent)
        return None
