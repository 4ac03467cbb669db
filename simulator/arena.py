"""`arena`: computer players against each other, on the same deals from every seat.

The games run under MicroPython with native code where there is one (some three times as fast, and
the code of the handheld), else under CPython: the results are the same.
"""

import argparse
import json
import math
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

from engine_core.ai import NAMES
from engine_core.errors import BadRules
from engine_core.rules import Rules, from_text, make, to_text
from simulator import strength, vm
from simulator.common import MOST_SEED, Refused, short, whole

SEED = 1000
HEAP = "8M"
EVERY = 5  # seconds between lines of progress
NATIVE = "import micropython\n@micropython.viper\ndef f(x: int) -> int:\n    return x\n"


def add_parser(commands: Any) -> None:
    """Describe the command line."""
    parser = commands.add_parser(
        "arena",
        help="computer players against each other",
        description="Play A against B: the same deals with seats swapped; with three or four "
        "seats A sits once at each and B at all others. A draw counts as a part of a win.",
        epilog="Players: " + " ".join(NAMES),
    )
    parser.add_argument("a", metavar="A", nargs="?")
    parser.add_argument("b", metavar="B", nargs="?")
    parser.add_argument(
        "--rules",
        default="vanikar",
        metavar="R",
        help="a rule set's name, a line such as wikipedia;sanko=6, or a rules object in JSON",
    )
    parser.add_argument("--rounds", type=whole(1, 12), metavar="N", help="default 12")
    parser.add_argument(
        "--games", type=whole(1, 10**6), default=400, metavar="N", help="at least N games"
    )
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=SEED, metavar="N")
    parser.add_argument("--jobs", type=whole(1, 64), default=1, metavar="N", help="processes")
    parser.add_argument("--vm", choices=("cpython", "micropython"), help="which interpreter")
    parser.add_argument("--json", action="store_true", help="the result as a JSON object")
    parser.add_argument(
        "--table", action="store_true", help="measure the table of strength (docs/strength.md)"
    )
    parser.set_defaults(main=run)


def run(options: argparse.Namespace) -> int:
    """Play and print."""
    machine = options.vm or ("micropython" if has_native() else "cpython")
    if machine == "micropython" and vm.interpreter() is None:
        raise Refused(vm.MISSING)
    if options.table:
        if options.a is not None:
            raise Refused("--table has its own players")
        strength.write(sys.stdout, lambda match: measured(match, options, machine), options)
        return 0
    if options.b is None:
        raise Refused("two players are wanted; there are " + " ".join(NAMES))
    rules = read_rules(options.rules)
    result = Match(options.a, options.b, rules, options.rounds, options.games, options.seed).run(
        options.jobs, machine
    )
    print(json.dumps(result) if options.json else sentence(result))
    return 0


def measured(match: tuple[str, str, str], options: argparse.Namespace, machine: str) -> Any:
    """The result of one line of the table of strength."""
    one, other, rules = match
    played = Match(one, other, read_rules(rules), options.rounds, options.games, options.seed)
    return played.run(options.jobs, machine)


def has_native() -> bool:
    """Whether MicroPython is here and compiles to this machine's code."""
    if vm.interpreter() is None:
        return False
    status, _ = vm.run(NATIVE)
    return status == 0


def read_rules(text: str) -> Rules:
    """The rule set of an option; refuses in one line."""
    try:
        if text.lstrip().startswith("{"):
            return make(json.loads(text))
        return from_text(text)
    except json.JSONDecodeError as error:
        raise Refused(f"--rules: no JSON: {error}") from None
    except BadRules as error:
        raise Refused(str(error)) from None


class Match:
    """One comparison: A against B over a number of games."""

    def __init__(
        self, one: str, other: str, rules: Rules, rounds: int | None, games: int, seed: int
    ) -> None:
        for name in (one, other):
            if name not in NAMES:
                raise Refused(f"no player {short(name)}; there are {' '.join(NAMES)}")
        rounds = 12 if rounds is None else rounds
        if rounds not in rules.allowed_rounds:
            known = ", ".join(str(number) for number in sorted(rules.allowed_rounds))
            raise Refused(f"--rounds: {rounds} is not allowed in {rules.name}; allowed: {known}")
        self.one, self.other, self.rules, self.rounds, self.seed = one, other, rules, rounds, seed
        self.sets = -(-games // rules.players)

    def run(self, jobs: int, machine: str) -> dict[str, Any]:
        """Play; the result as a dict. Progress goes to standard error."""
        began = self._told = time.monotonic()
        shares: list[float] = []
        mine: list[float] = []
        theirs: list[float] = []
        spent = [0, 0, 0, 0]
        for line in self._lines(min(jobs, self.sets), machine):
            first, *rest = line.split()
            if first == "spent":
                spent = [total + int(number) for total, number in zip(spent, rest)]
                continue
            games = [[int(score) for score in game.split(",")] for game in rest]
            shares.append(sum(share(scores, place) for place, scores in enumerate(games)))
            shares[-1] /= len(games)
            for place, scores in enumerate(games):
                mine.append(scores[place])
                theirs.append((sum(scores) - scores[place]) / (len(scores) - 1))
            self._progress(len(shares), shares, began)
        mean = sum(shares) / len(shares)
        return {
            "a": self.one,
            "b": self.other,
            "rules": to_text(self.rules),
            "rounds": self.rounds,
            "seed": self.seed,
            "sets": self.sets,
            "games": len(mine),
            "share": round(mean, 5),
            "error": round(margin(shares, mean), 5),
            "points": [round(sum(mine) / len(mine), 2), round(sum(theirs) / len(theirs), 2)],
            "ms": [round(spent[at] / max(1, spent[at + 1]) / 1000, 3) for at in (0, 2)],
            "interpreter": machine,
        }

    def _progress(self, done: int, shares: list[float], began: float) -> None:
        now = time.monotonic()
        if now - self._told > EVERY or done == self.sets:
            self._told = now
            print(
                f"{self.one} - {self.other}, {self.rules.name}: {done}/{self.sets} sets, "
                f"{100 * sum(shares) / done:.1f} %, {now - began:.0f} s",
                file=sys.stderr,
            )

    def _lines(self, jobs: int, machine: str) -> Iterator[str]:
        """The lines of all workers as they come; a worker that fails ends everything."""
        lines: queue.Queue[str | None] = queue.Queue()
        workers = [self._start(job, jobs, machine) for job in range(jobs)]

        def read(worker: "subprocess.Popen[str]") -> None:
            assert worker.stdout is not None
            for line in worker.stdout:
                lines.put(line)
            lines.put(None)

        for worker in workers:
            threading.Thread(target=read, args=(worker,), daemon=True).start()
        try:
            running = jobs
            while running:
                line = lines.get()
                if line is None:
                    running -= 1
                else:
                    yield line
            if any(worker.wait() for worker in workers):
                raise RuntimeError("a worker of the arena failed; its trace is above")
        finally:
            for worker in workers:
                worker.kill()

    def _start(self, job: int, jobs: int, machine: str) -> "subprocess.Popen[str]":
        """Start a worker: every ``jobs``-th set from ``job`` on."""
        call = (self.one, self.other, to_text(self.rules), self.rounds, self.seed)
        code = f"from simulator.matches import work; work(*{call!r}, {job}, {jobs}, {self.sets})"
        if machine == "micropython":
            return vm.start(code, HEAP, stdout=subprocess.PIPE)
        code = "from simulator import standins; standins.install(); " + code
        return subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=vm.ROOT
        )


def share(scores: list[int], place: int) -> float:
    """What the seat got of the win: 1, or its part when several have the most."""
    most = max(scores)
    return scores.count(most) ** -1 if scores[place] == most else 0.0


def margin(shares: list[float], mean: float) -> float:
    """Half the 95 % confidence interval of the mean; sets are independent, games are not."""
    if len(shares) < 2:
        return 1.0
    variance = sum((value - mean) ** 2 for value in shares) / (len(shares) - 1)
    return 1.96 * math.sqrt(variance / len(shares))


def sentence(result: dict[str, Any]) -> str:
    """The result in words."""
    return (
        "{a} - {b}, {rules}, {rounds} rounds, {games} games, seed {seed}: "
        "{0:.1f} % ± {1:.1f} for {a}; points a game {points[0]:.2f} : {points[1]:.2f}; "
        "ms a decision {ms[0]:.3f} : {ms[1]:.3f} ({interpreter})"
    ).format(100 * result["share"], 100 * result["error"], **result)
