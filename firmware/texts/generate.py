"""Make firmware/texts/*.bin and keys.py from the sources.

`python -m firmware.texts.generate` (desktop only).
"""

import re
import struct
import sys
from pathlib import Path

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr", "pt", "ja")
KEY = re.compile(r"[a-z][a-z0-9_]*$")


class BadTexts(ValueError):
    """A source that does not fit; says where."""


def read(code, root=HERE):
    """The language's texts: list of (block or "", key, text) in order."""
    entries, seen = [], set()
    for path in sorted((root / code).glob("*.txt")):
        block = ""
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            where = f"{path.relative_to(root)}:{number}"
            if not line.strip() or line.startswith("#"):
                continue
            if line.startswith("["):
                block = line.strip()[1:-1]
                if not line.rstrip().endswith("]") or (block and not KEY.match(block)):
                    raise BadTexts(f"{where}: a block is [name] or []")
                continue
            key, equals, text = line.partition(" =")
            key = key.strip()
            if not equals or not KEY.match(key):
                raise BadTexts(f"{where}: a line is `key = text`")
            if (block, key) in seen:
                raise BadTexts(f"{where}: {key} is there twice")
            seen.add((block, key))
            text = text[1:] if text.startswith(" ") else text
            entries.append((block, key, text.replace("\\n", "\n")))
    return entries


def fields(text):
    """The {} of a text, in order of their names."""
    return sorted(re.findall(r"\{[^}]*\}", text))


def aligned(model, entries, code):
    """The language's texts in the model's order.

    Refuses missing, unknown and differently filled ones.
    """
    found = {(block, key): text for block, key, text in entries}
    texts = []
    for block, key, text in model:
        name = f"[{block}] {key}" if block else key
        if (block, key) not in found:
            raise BadTexts(f"{code}: {name} is missing")
        own = found.pop((block, key))
        if fields(own) != fields(text):
            raise BadTexts(f"{code}: {name} has other {{}} than English")
        texts.append(own)
    if found:
        raise BadTexts(f"{code}: {sorted(key for _, key in found)[0]} is not in English")
    return texts


def binary(texts):
    """A language's file."""
    blobs = [text.encode() for text in texts]
    offsets = [0]
    for blob in blobs:
        offsets.append(offsets[-1] + len(blob))
    if offsets[-1] > 0xFFFF:
        raise BadTexts("a language may have 65,535 bytes")
    head = b"KT\x01" + struct.pack("<H", len(texts))
    return head + struct.pack(f"<{len(offsets)}H", *offsets) + b"".join(blobs)


def keys_module(model):
    """The text of keys.py."""
    lines = ['"""Numbers of the texts. Made by firmware/texts/generate.py; do not edit."""', ""]
    names = {}
    for number, (block, key, _) in enumerate(model):
        name = (block or key).upper()
        if block and name in names:
            continue
        if name in names:
            raise BadTexts(f"{key} is a block and a key")
        names[name] = number
        lines.append(f"{name} = {number}")
    return "\n".join(lines) + "\n"


def outputs(root=HERE):
    """All generated files: dictionary from name to bytes."""
    model = read("en", root)
    files = {"keys.py": keys_module(model).encode()}
    for code in LANGUAGES:
        entries = model if code == "en" else read(code, root)
        files[code + ".bin"] = binary(aligned(model, entries, code))
    return files


def characters(root=HERE):
    """Every character that the texts use, in order."""
    return "".join(
        sorted({c for code in LANGUAGES for _, _, text in read(code, root) for c in text})
    )


def main():
    """Write the files."""
    try:
        files = outputs()
    except BadTexts as error:
        sys.exit(str(error))
    for name, data in files.items():
        (HERE / name).write_bytes(data)
        print(f"{name} {len(data)} bytes")


if __name__ == "__main__":
    main()
