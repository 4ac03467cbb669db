"""Pictures of cards, read from their sheets one at a time: a sheet is never in memory as a whole.

A sheet is firmware/art/cards_WxH.bin: b"KC", version 1, width, height, bits per pixel (4 or 1),
count, flags; then the pictures: GS4_HMSB (4) or MONO_HLSB (1) rows, or with flag 1 a table of
count + 1 offsets (two bytes, with flag 2 four) and runs, (length - 1) << 4 | colour. Picture 60
is the back.
"""

import framebuf

from firmware import assets, kernels

BACK = 60
_PIECE = 256  # bytes of a packed picture read at a time


class Sheet:
    """One sheet, its file open as long as it is used.

    `fetch` reads a picture into `data`, of which `frame` is the view.
    """

    def __init__(self, width, height):
        """Open the sheet of this size."""
        self.file, self.base = assets.find("art/cards_%dx%d.bin" % (width, height))
        self.file.seek(self.base)
        head = self.file.read(8)
        if head[:3] != b"KC\x01":
            raise ValueError("not a card sheet: %dx%d" % (width, height))
        self.width, self.height, bits, self.count, flags = (
            head[3],
            head[4],
            head[5],
            head[6],
            head[7],
        )
        self.colour = bits == 4
        self.runs = flags & 1
        self.offset_size = 4 if flags & 2 else 2
        self.index = -1
        self.size = 0
        if self.runs:
            self.data = bytearray(_PIECE)
            self.frame = None
            return
        self.stride = self.width // 2 if self.colour else (self.width + 7) // 8
        self.size = self.stride * self.height
        self.data = bytearray(self.size)
        form = framebuf.GS4_HMSB if self.colour else framebuf.MONO_HLSB
        self.frame = framebuf.FrameBuffer(self.data, self.width, self.height, form)

    def fetch(self, index):
        """Read picture `index`, of a packed one its place; the one read last is not read again."""
        if index == self.index:
            return
        file = self.file
        if not self.runs:
            file.seek(self.base + 8 + index * self.size)
            file.readinto(self.data)
        else:
            step = self.offset_size
            file.seek(self.base + 8 + index * step)
            ends = file.read(2 * step)
            self.start = int.from_bytes(ends[:step], "little")
            self.size = int.from_bytes(ends[step:], "little") - self.start
        self.index = index

    def copy(self, pixels, stride, x, y):
        """Copy the picture fetched last to 16-colour pixels at an even x, all of it inside."""
        start = y * stride + x // 2
        if not self.runs:
            kernels.copy_card(pixels, start, stride, self.data, self.stride, self.height)
            return
        state = kernels.words((0, start, stride, self.width))
        file, data, left = self.file, self.data, self.size
        file.seek(self.base + 8 + (self.count + 1) * self.offset_size + self.start)
        while left > 0:
            size = file.readinto(data)
            kernels.copy_runs(pixels, state, data, min(size, left))
            left -= size

    def close(self):
        """Close the file."""
        assets.leave(self.file)
