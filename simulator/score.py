"""`score`: the yaku of a captured pile, and what a win with it counts."""

import argparse

from engine_core import record, rules
from engine_core.errors import BadRecord, BadRules
from simulator import lines, strictjson
from simulator.common import Refused, whole

OPTIONS = ("opponent_called", "calls", "opponent_calls", "any_call", "month")


def add_parser(commands: argparse._SubParsersAction) -> None:
    """Describe the command line."""
    parser = commands.add_parser(
        "score",
        help="the yaku of a pile",
        description="Cards are written 1a to 14d. With -, each line of standard input is a JSON "
        'object {"rules": …, "captured": […], …} and gets a line in answer; a refused one '
        '{"error": "…"}.',
    )
    parser.add_argument("--rules", metavar="R", help="a rule set, or name;row=value;…")
    parser.add_argument("--opponent-called", action="store_true", default=None)
    parser.add_argument("--any-call", action="store_true", default=None)
    parser.add_argument("--calls", type=whole(0, 99), metavar="N", help="by all players")
    parser.add_argument("--opponent-calls", type=whole(0, 99), metavar="N")
    parser.add_argument("--month", type=whole(1, 12), metavar="N", help="for tsuki-fuda")
    parser.add_argument("cards", nargs="*", metavar="CARDS|-")
    parser.set_defaults(main=main)


def main(options: argparse.Namespace) -> int:
    """Answer one pile, or lines of them."""
    if options.cards == ["-"]:
        return lines.each(record.score_request)
    if options.rules is None:
        known = " ".join(rules.PROFILES)
        raise Refused(f"--rules is missing; there are {known}")
    request = {"captured": list(options.cards)}
    for name in OPTIONS:
        if getattr(options, name) is not None:
            request[name] = getattr(options, name)
    try:
        request["rules"] = rules.to_spec(rules.from_text(options.rules))
        print(strictjson.dumps(record.score_request(request)))
    except (BadRecord, BadRules) as error:
        raise Refused(str(error)) from None
    return 0
