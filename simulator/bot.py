"""`bot`: a computer player for other programs, one JSON view in, one move out (docs/bot.md)."""

import argparse
from typing import Any

from engine_core.ai import NAMES, choose, player
from engine_core.record import move_text
from simulator import lines
from simulator.arena import read_rules
from simulator.common import Refused, short
from simulator.seen import Seen


def add_parser(commands: Any) -> None:
    """Describe the command line."""
    parser = commands.add_parser(
        "bot",
        help="a computer player for other programs: a JSON view a line in, a move a line out",
        description="Each line of standard input is a view as a JSON object and is answered by "
        'one line, {"move": "1c"} or {"error": "…"}; docs/bot.md says what a view has.',
    )
    parser.add_argument("--level", default="hard", metavar="LEVEL", help="default hard")
    parser.add_argument("--rules", default="vanikar", metavar="R", help="as for arena")
    parser.set_defaults(main=run)


def run(options: argparse.Namespace) -> int:
    """Answer every line."""
    if options.level not in NAMES:
        raise Refused(f"no player {short(options.level)}; there are {' '.join(NAMES)}")
    rules = read_rules(options.rules)
    thinker = player(options.level)
    return lines.each(lambda given: {"move": move_text(choose(thinker, Seen(given, rules)))})
