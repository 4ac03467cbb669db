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
