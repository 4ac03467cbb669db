"""Commands that answer JSON: one file, or lines on standard input that are each answered."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine_core.errors import BadRecord, BadRules
from simulator import strictjson
from simulator.common import Refused

Answer = Callable[[Any], Any]


def one(name: str, answer: Answer) -> int:
    """Answer the JSON of a file; a refused one is bad input."""
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise Refused(f"cannot read {name}: {error.strerror}") from None
    print(strictjson.dumps(asked(data, answer, name + ": ")))
    return 0


def asked(data: bytes, answer: Answer, place: str = "") -> Any:
    """The answer to a JSON text. Raises Refused."""
    try:
        return answer(strictjson.loads(data))
    except (strictjson.BadJson, BadRecord, BadRules) as error:
        raise Refused(place + str(error)) from None


def each(answer: Answer) -> int:
    """Answer each line of standard input with a line; a refused one with an error."""
    for line in sys.stdin.buffer:
        if line.strip():
            try:
                reply = asked(line.strip(), answer)
            except Refused as error:
                reply = {"error": str(error)}
            print(strictjson.dumps(reply), flush=True)
    return 0
