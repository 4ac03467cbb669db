"""`replay`: events and scores of a record, `koikoi-record/1`, as JSON."""

import argparse

from engine_core import record
from simulator import lines


def add_parser(commands: argparse._SubParsersAction) -> None:
    """Describe the command line."""
    parser = commands.add_parser(
        "replay",
        help="play a record again: events and scores as JSON",
        description="A record is a JSON object. With -, each line of standard input is one and "
        'gets a line in answer; a refused one {"error": "…"}.',
    )
    parser.add_argument("record", metavar="FILE|-")
    parser.set_defaults(main=main)


def main(options: argparse.Namespace) -> int:
    """Answer one record, or lines of them."""
    if options.record == "-":
        return lines.each(record.replay)
    return lines.one(options.record, record.replay)
