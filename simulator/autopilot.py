"""Plays on the simulated handheld by pressing its buttons, and writes the presses down.

It sees what a person sees: the screen on top and the view that it shows. The script, replayed on
the other interpreter or on the emulated chip, plays the same game.
"""

from collections.abc import Callable
from typing import Any

from engine_core import game, rng
from firmware import input as intents
from hal.buttons import BITS
from simulator import script
from simulator.headless import Headless
from simulator.keyboard import HOLD_MS

MOST_PRESSES = 20_000


class Lost(RuntimeError):
    """The program shows something that the autopilot does not know its way out of."""


class Autopilot:
    """A player of all the seats that people play. `lines` is the script so far."""

    def __init__(self, headless: Headless, seed: int = 0, curious: bool = False) -> None:
        """`seed` decides what it plays; a `curious` one looks at captures and menu on the way."""
        self.headless = headless
        self.app = headless.app
        self.curious = curious
        self.chance = rng.Random(seed, 2000)
        self.ways = intents.Input(headless.device.scheme)
        self.lines: list[str] = []
        self.seen: set[str] = set()
        self.presses = 0
        self.settle()

    @property
    def script(self) -> str:
        """The presses as a script."""
        return "\n".join(self.lines) + "\n"

    def settle(self) -> None:
        """Wait until nothing moves."""
        ms = self.headless.settle()
        if ms:
            self.lines.append(f"wait {ms}")
        self.seen.add(self.app.screen.module)

    def press(self, intent: int) -> None:
        """Press, or hold, what means this intent here; then wait until nothing moves."""
        way = self.ways.way(intent)
        if way is None:
            raise Lost(f"no button means {intents.NAMES[intent]} here")
        name, _, level = way
        if level:
            self.lines.append(f"hold {name} {HOLD_MS[level]}")
        else:
            self.lines.append(f"press {name}")
        self.headless.press(BITS[name], HOLD_MS[level] or script.PRESS_MS)
        self.presses += 1
        if self.presses > MOST_PRESSES:
            raise Lost(f"{MOST_PRESSES} presses and no end")
        self.settle()

    def until(self, intent: int, reached: Callable[[], bool], what: str) -> None:
        """Press until something is so."""
        for _ in range(64):
            if reached():
                return
            self.press(intent)
        raise Lost(f"cannot reach {what} on {self.app.screen.module}")

    def shot(self, name: str) -> None:
        """Note a picture."""
        self.lines.append(f"shot {name}")

    # Lists

    def row(self, key: Any) -> None:
        """Move to the row of a list."""
        down = intents.DOWN if self.ways.way(intents.DOWN) else intents.NEXT
        screen = self.app.screen
        self.until(down, lambda: screen.key == key, f"row {key}")

    def choose(self, key: Any) -> None:
        """Press OK on a row of a list."""
        self.row(key)
        self.press(intents.OK)

    # A whole game

    def begin(self, rules: str, players: tuple[str, ...], rounds: int) -> None:
        """From the title: set up a game and start it."""
        self.choose("new")
        screen = self.app.screen
        if screen.rules.name != rules or screen.rules.own:
            self.choose("rules")
            self.choose(rules)
        for seat, player in enumerate(players):
            self._seat(seat, player)
        self.row("rounds")
        self.until(intents.OK, lambda: screen.rounds == rounds, f"{rounds} rounds")
        self.choose("start")

    def _seat(self, seat: int, player: str) -> None:
        screen = self.app.screen
        self.row(seat)
        self.until(intents.OK, lambda: screen.players[seat] == player, player)

    def play(
        self, turn: Callable[["Autopilot"], None] | None = None, most: int = MOST_PRESSES
    ) -> None:
        """Go on to the final result, or for `most` presses; `turn` is called before each turn."""
        while self.app.screen.module != "final" and self.presses < most:
            if turn is not None:
                turn(self)
            act = getattr(self, "_" + self.app.screen.module, None)
            if act is None:
                raise Lost(f"nothing to do on {self.app.screen.module}")
            act()

    def _ok(self) -> None:
        self.press(intents.OK)

    _deal = _cover = _result = _ok

    def _decision(self) -> None:
        answer = (game.STOP, game.KOIKOI)[self.chance.below(2)]
        screen = self.app.screen
        focus = (game.STOP, game.KOIKOI).index(answer)
        self.until(intents.NEXT, lambda: screen.focus == focus, "an answer")
        self.press(intents.OK)

    def _table(self) -> None:
        screen = self.app.screen
        view = self.app.session.view()
        if not view.legal:
            raise Lost("the table is settled, and nobody is to move")
        if self.curious and self.chance.below(4) == 0:
            self._look_round()
            return
        action = view.legal[self.chance.below(len(view.legal))]
        if view.phase == game.PLAY:
            hand = screen.model.hand
            self.until(intents.NEXT, lambda: hand[screen.cursor] == action, "a card")
            self.press(intents.OK)
            if not screen.candidates or self.app.screen is not screen or not self._picking():
                return
            action = game.TAKE + screen.candidates[self.chance.below(2)]
        self.until(
            intents.NEXT,
            lambda: game.TAKE + screen.candidates[screen.picked] == action,
            "a field card",
        )
        self.press(intents.OK)

    def _look_round(self) -> None:
        """Open the captured cards or the menu from the table, and come back."""
        table = self.app.screen
        self.press((intents.INFO, intents.MENU)[self.chance.below(2)])
        self.until(intents.BACK, lambda: self.app.screen is table, "the table")

    def _picking(self) -> bool:
        from firmware.screens import table

        return bool(self.app.screen.mode == table.PICK)
