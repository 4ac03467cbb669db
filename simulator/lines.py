"""Commands that answer JSON: one file, or lines on standard input that are each answered."""

from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from engine_core.errors import BadRecord, BadRules
from simulator import common, strictjson
from simulator.common import Refused

Answer = Callable[[Any], Any]


def one(name: str, answer: Answer) -> int:
    """Answer the JSON of a file; a refused one is bad input."""
    print(strictjson.dumps(asked(common.read(name), answer, name + ": ")))
    return 0


def asked(data: bytes, answer: Answer, place: str = "") -> Any:
    """The answer to a JSON text. Raises Refused."""
    if len(data) > common.MOST_BYTES:
        raise Refused(f"{place}more than {common.MOST_BYTES} bytes")
    try:
        return answer(strictjson.loads(data))
    except (strictjson.BadJson, BadRecord, BadRules) as error:
        raise Refused(place + str(error)) from None


def each(answer: Answer) -> int:
    """Answer each line of standard input with a line; a refused one with an error."""
    for line in _lines(common.standard_input()):
        if line.strip():
            try:
                reply = asked(line.strip(), answer)
            except Refused as error:
                reply = {"error": str(error)}
            print(strictjson.dumps(reply), flush=True)
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long only the beginning, so that an endless one is no harm."""
    most = common.MOST_BYTES + 1
    while line := source.readline(most):
        rest = line
        while len(rest) == most and not rest.endswith(b"\n"):
            rest = source.readline(most)
        yield line
