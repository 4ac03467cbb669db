"""The command line: `python -m simulator COMMAND`; `--help` lists the commands.

Bad input gives one line on standard error and exit code 2.
"""

import importlib
import importlib.util
import os
import sys

from simulator import standins
from simulator.common import Parser, Refused

COMMANDS = ("play", "run", "replay", "score", "arena", "bot", "web", "boards")


def parser() -> Parser:
    """The parser with all commands that are there."""
    top = Parser(prog="python -m simulator", description="Koi-Koi Pocket on a desktop.")
    commands = top.add_subparsers(
        metavar="COMMAND", required=True, title="commands", parser_class=Parser
    )
    for name in COMMANDS:
        if importlib.util.find_spec("simulator." + name):
            importlib.import_module("simulator." + name).add_parser(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; gives the exit code."""
    standins.install()
    try:
        options = parser().parse_args(arguments)
        return options.main(options) or 0
    except Refused as error:
        print(f"python -m simulator: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; leave nothing to flush when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141


if __name__ == "__main__":
    sys.exit(main())
