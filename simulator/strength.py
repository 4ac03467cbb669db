"""The table of strength, `arena --table`: which matches it has, and how it is written.

`python -m simulator.strength` measures it with every processor and writes docs/strength.md.
"""

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, TextIO

GAMES = 2000  # at least, in each match

CUSTOM = (
    "vanikar;inoshikacho=15;kasu=3",
    "wikipedia;hanami=0;tsukimi=0;tane=2;tanzaku=2;max_calls=1",
    "nintendo;sanko=12;akatan=1;aotan=1;seven=never;call_multiplier=per_call",
)
TWO = ("nintendo", "wikipedia", "one_call", "junior", *CUSTOM)
MORE = ("junior_phoenix", "junior_tiger3", "junior_tiger4")

MATCHES: tuple[tuple[str, str, str], ...] = (
    ("easy", "greedy", "vanikar"),
    ("easy", "random-stop", "vanikar"),
    ("normal", "greedy", "vanikar"),
    ("normal", "easy", "vanikar"),
    ("hard", "hard-stop", "vanikar"),
    *((("hard", other, rules)) for rules in ("vanikar", *TWO) for other in ("greedy", "normal")),
    *(("hard", "normal", rules) for rules in MORE),
)

HEAD = """\
# How strong the computer players are

Made by

```
{command}
```

(`make strength` does that with all processors; the result depends on neither their number nor the
interpreter). Deals of seed {seed} and following, none of them among those that tuned the weights;
every deal is played from each seat. A draw counts half, a shared first place its part; ± is the
95 % confidence interval over the sets of games. With three and four seats A sits at one seat and B
at all others, so that equal strength is 33 % and 25 %.

| A | B | Rules | Rounds | Games | A wins | Points a game | Time a decision, ms |
|---|---|---|---|---|---|---|---|
"""

YARDSTICKS = """
`greedy` captures the highest printed value (20, 10, 5, 1), discards the lowest, always stops;
`random-stop` plays at random and always stops; `hard-stop` has the card play of `hard` and always
stops. Times are those of this measurement ({machine}), not the handheld's.
"""


def write(
    out: TextIO,
    measured: Callable[[tuple[str, str, str]], dict[str, Any]],
    options: argparse.Namespace,
) -> None:
    """Measure every match and write the page, line by line."""
    command = f"python -m simulator arena --table --games {options.games} --seed {options.seed}"
    out.write(HEAD.format(command=command, seed=options.seed))
    machine = ""
    for match in MATCHES:
        result = measured(match)
        machine = result["interpreter"]
        out.write(line(result))
        out.flush()
    out.write(YARDSTICKS.format(machine=machine))


def line(result: dict[str, Any]) -> str:
    """A row of the table."""
    return (
        "| {a} | {b} | `{rules}` | {rounds} | {games} | {0:.1f} % ± {1:.1f} | "
        "{points[0]:.1f} : {points[1]:.1f} | {ms[0]:.2f} : {ms[1]:.2f} |\n"
    ).format(100 * result["share"], 100 * result["error"], **result)


def main() -> int:
    """Measure all and write the page; gives the exit code."""
    from simulator.__main__ import main as command_line
    from simulator.vm import ROOT

    path = ROOT / "docs" / "strength.md"
    fresh = path.with_suffix(".new")
    jobs = str(os.cpu_count() or 1)
    with fresh.open("w", encoding="utf-8") as out, contextlib.redirect_stdout(out):
        status = command_line(["arena", "--table", "--games", str(GAMES), "--jobs", jobs])
    if status == 0:
        fresh.replace(path)
    else:
        fresh.unlink()
    return status


if __name__ == "__main__":
    sys.exit(main())
