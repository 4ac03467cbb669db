"""The command line: `python -m simulator COMMAND`; `--help` lists the commands.

Bad input gives one line on standard error and exit code 2.
"""

import importlib
import importlib.util
import os
import sys

from simulator import standins
from simulator.common import Parser, Refused, one_line

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
        status = options.main(options) or 0
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except Refused as error:
        return _refuse(str(error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _drop_output()
        return 141
    except OSError as error:
        # A full disk, or a folder where a picture was to go.
        _drop_output()
        return _refuse(f"cannot write {error.filename or 'all of it'}: {error.strerror}")


def _refuse(text: str) -> int:
    print(one_line(f"python -m simulator: {text}"), file=sys.stderr)
    return 2


def _drop_output() -> None:
    """Leave nothing that cannot be written for Python to write at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
