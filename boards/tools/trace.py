"""Read a crash report from a board: `python -m boards.tools.trace --board NAME last_crash.txt`.

The program goes by short names on the board (`boards.tools.shrink`); this prints the report with
its functions' own names. Sources and report must be of the same version. The report comes off the
board with `mpremote fs cp :/save/last_crash.txt .`
"""

import argparse
import sys
from pathlib import Path

from boards.tools import board as load_board
from boards.tools.ship import Refused, names
from boards.tools.shrink import readable


def main(arguments: list[str] | None = None) -> int:
    """The command line; gives the exit status."""
    parser = argparse.ArgumentParser(prog="python -m boards.tools.trace", description=__doc__)
    parser.add_argument("--board", required=True, help="name of a module in boards/")
    parser.add_argument("report", help="a file, or - for standard input")
    options = parser.parse_args(arguments)
    try:
        board = load_board(options.board)
        report = (
            sys.stdin.read()
            if options.report == "-"
            else Path(options.report).read_text("utf-8", "replace")
        )
        print(readable(report, names(board)), end="")
    except (ValueError, Refused) as unknown:
        print(unknown, file=sys.stderr)
        return 1
    except OSError as error:
        print("Cannot read %s: %s." % (options.report, error.strerror), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
