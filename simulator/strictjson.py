"""JSON that is exactly JSON: no NaN, no key twice, no endless numbers, no bottomless nesting."""

import json
from typing import Any, NoReturn

MOST_DIGITS = 4000


class BadJson(ValueError):
    """A text that is no JSON; the message is one line."""


def loads(data: bytes) -> Any:
    """Read UTF-8 JSON. Raises BadJson."""
    try:
        return json.loads(
            data.decode(),
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_integer,
        )
    except UnicodeDecodeError as error:
        raise BadJson(f"no UTF-8 text: byte {error.start}") from None
    except RecursionError:
        raise BadJson("nested too deeply") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno} column {error.colno}"
        raise BadJson(f"no JSON: {error.msg} at {place}") from None


def dumps(value: Any) -> str:
    """One line of JSON in ASCII."""
    return json.dumps(value, separators=(", ", ": "))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in pairs:
        if key in result:
            raise BadJson(f"the key {dumps(key[:40])} is there twice")
        result[key] = value
    return result


def _constant(name: str) -> NoReturn:
    raise BadJson(f"{name} is no JSON number")


def _integer(text: str) -> int:
    if len(text) > MOST_DIGITS:
        raise BadJson(f"a number of {len(text)} digits")
    return int(text)
