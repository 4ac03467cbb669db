"""From button masks to intents, through the board's scheme: edge, lock-out, repeat, long press,
once for all.

A key with nothing to do when held acts at once when it goes down, and directions repeat. A key
that means something else when held acts when it is let go, or when the time is up. After
`hold_off` nothing counts until all are up.
"""

UP, DOWN, PREV, NEXT, OK, BACK, INFO, MENU = range(1, 9)
NAMES = ("", "UP", "DOWN", "PREV", "NEXT", "OK", "BACK", "INFO", "MENU")

LOCKOUT = 30  # ms in which a key that just changed may bounce
DELAY = 400  # ms until a direction repeats
REPEAT = 120  # ms between repeats
HELD = 600  # ms that make a press a long one
LONGER = 1400  # ms for the second meaning of a long press

_REPEATING = (UP, DOWN, PREV, NEXT)

# Bit 1 << n of a mask is the nth of these (hal.buttons).
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y", "CENTRE")

_ARROWS = "▲▼◀▶"  # of the first four


def label_of(button):
    """What stands for a button in a text: an arrow, or its name."""
    bit = BUTTONS.index(button)
    return _ARROWS[bit : bit + 1] or button


# For each key: the button, what a press means, what held means, what held longer means.
SCHEMES = {
    "pad8": "UP UP,DOWN DOWN,LEFT PREV,RIGHT NEXT,A OK,CENTRE OK,B BACK,X INFO,Y MENU",
    "pad6": "UP UP,DOWN DOWN,LEFT PREV,RIGHT NEXT,A OK INFO,CENTRE OK INFO,B BACK MENU",
    "four": "A OK INFO,B BACK MENU,X PREV,Y NEXT",
    "two": "A OK INFO,B NEXT BACK MENU",
}


def keys_of(scheme):
    """The keys of a scheme: (bit of the mask, button, intents of a press, held, held longer)."""
    if scheme not in SCHEMES:
        known = ", ".join(sorted(SCHEMES))
        raise ValueError("unknown scheme %s: there are %s" % (scheme, known))
    keys = []
    for text in SCHEMES[scheme].split(","):
        words = text.split() + ["", ""]
        meant = [NAMES.index(word) for word in words[1:4]]
        keys.append((1 << BUTTONS.index(words[0]), words[0], meant[0], meant[1], meant[2]))
    return keys


_DOWN, _SINCE, _CHANGED, _DONE, _AGAIN = range(5)


class Input:
    """The buttons of one board. `poll` gives the intents of this moment, mostly none."""

    def __init__(self, scheme):
        """`scheme` names an entry of SCHEMES; ValueError for another."""
        self.scheme = scheme
        self.keys = keys_of(scheme)
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
