"""What a shared test may use beyond `assert`, and the part of the runner that runs there."""

import os
import sys


def folder(name):
    """The path of a folder for the files of a test, this interpreter's own."""
    place = "build"
    for part in ("", "/tests", "/%s_%s" % (name, sys.implementation.name)):
        place += part
        try:
            os.mkdir(place)
        except OSError:
            pass
    return place


def raises(error, function, *args, **kwargs):
    """Call the function, expect the error (or a subclass) and give it; else fail the test."""
    try:
        function(*args, **kwargs)
    except error as caught:
        return caught
    raise AssertionError("%s was not raised" % error)


def run(module_name, word=""):
    """Run the module's tests with the word in their name; `tests.micropython` reads the lines."""
    try:
        module = __import__(module_name, None, None, ("*",))
    except Exception as error:
        print("\x01names import")
        sys.print_exception(error, sys.stdout)
        print("\x01fail import")
        return
    names = sorted(name for name in dir(module) if name.startswith("test_") and word in name)
    print("\x01names", *names)
    for name in names:
        try:
            getattr(module, name)()
        except Exception as error:
            sys.print_exception(error, sys.stdout)
            print("\x01fail", name)
        else:
            print("\x01pass", name)
