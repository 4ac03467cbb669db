"""What the engine refuses with. All are ``ValueError``; the text is one line for people."""


class IllegalAction(ValueError):
    """An action that is not legal now. Nothing has changed."""


class BadRules(ValueError):
    """A rule set, a row of one, or a number of rounds that RULES.md does not allow.

    ``code`` says which, for a screen: ``profile``, ``row``, ``value``, ``name``, ``form``,
    ``rounds``, ``akatan_aotan`` (pays less than one of the two), ``no_yaku`` (none pays).
    """

    def __init__(self, text, code):
        super().__init__(text)
        self.code = code


class BadRecord(ValueError):
    """A record or a snapshot that cannot be a game."""


def shown(value):
    """``value`` for an error line: short, on one line, and safe for numbers of any length."""
    kind = type(value)
    if kind is str:
        text = repr(value[:32])
        return text if len(value) <= 32 else text + "…"
    if value is None:
        return "null"
    if kind is bool:
        return "true" if value else "false"
    if kind is int:
        return str(value) if -(10**9) < value < 10**9 else "a number with too many digits"
    if kind is float:
        return "the fraction " + str(value)
    if kind is dict:
        return "an object"
    if kind is list or kind is tuple:
        return "a list"
    return "something of another kind"
