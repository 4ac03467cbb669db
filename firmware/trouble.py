"""The trace of an error as text: loaded when there is one."""

import sys


def trace(error):
    """The trace, on either interpreter."""
    if hasattr(sys, "print_exception"):
        import io

        out = io.StringIO()
        sys.print_exception(error, out)
        return out.getvalue()
    import traceback

    return "".join(traceback.format_exception(error))
