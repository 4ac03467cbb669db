"""The binary form of a sheet of pictures; the package docstring describes it."""

import struct

import numpy

MAGIC = b"KC"
VERSION = 1
RUN_LENGTH = 1


def packed(pictures):
    """A raw sheet of 4-bit pictures: two pixels a byte, the left one in the high nibble."""
    cells = numpy.stack(pictures)
    body = ((cells[:, :, 0::2] << 4) | cells[:, :, 1::2]).astype(numpy.uint8)
    return _header(cells, 4, 0) + body.tobytes()


def packed_mono(pictures):
    """A raw sheet of 1-bit pictures: eight pixels a byte, the left one in the highest bit."""
    cells = numpy.stack(pictures)
    return _header(cells, 1, 0) + numpy.packbits(cells, axis=2).tobytes()


def packed_runs(pictures):
    """A run-length sheet of 4-bit pictures: offsets first, then a byte per run."""
    cells = numpy.stack(pictures)
    bodies = [runs(picture) for picture in pictures]
    offsets = [0]
    for body in bodies:
        offsets.append(offsets[-1] + len(body))
    if offsets[-1] > 0xFFFF:
        raise ValueError("the run-length sheet is too long for 16-bit offsets")
    table = struct.pack("<%dH" % len(offsets), *offsets)
    return _header(cells, 4, RUN_LENGTH) + table + b"".join(bodies)


def runs(picture):
    """(length − 1) << 4 | colour for each run of at most 16 pixels, in raster order."""
    out = bytearray()
    pixels = picture.ravel().tolist()
    start = 0
    while start < len(pixels):
        end = start + 1
        while end < len(pixels) and end - start < 16 and pixels[end] == pixels[start]:
            end += 1
        out.append((end - start - 1) << 4 | pixels[start])
        start = end
    return bytes(out)


def unpacked(sheet):
    """The pictures of any sheet, as a list of arrays. Raises ValueError when it is none."""
    if sheet[:2] != MAGIC or sheet[2] != VERSION:
        raise ValueError("not a sheet of pictures")
    width, height, bits, count, flags = sheet[3:8]
    if flags & RUN_LENGTH:
        return [_run_picture(sheet, n, width, height, count) for n in range(count)]
    stride = (width * bits + 7) // 8
    if len(sheet) != 8 + count * stride * height:
        raise ValueError("the sheet is cut short or too long")
    body = numpy.frombuffer(sheet, numpy.uint8, offset=8).reshape(count, height, stride)
    if bits == 1:
        return list(numpy.unpackbits(body, axis=2)[:, :, :width])
    cells = numpy.empty((count, height, width), numpy.uint8)
    cells[:, :, 0::2] = body >> 4
    cells[:, :, 1::2] = body & 15
    return list(cells)


def _header(cells, bits, flags):
    count, height, width = cells.shape
    if bits == 4 and width % 2:
        raise ValueError("a colour sheet needs an even width")
    return MAGIC + bytes((VERSION, width, height, bits, count, flags))


def _run_picture(sheet, number, width, height, count):
    start, end = struct.unpack_from("<2H", sheet, 8 + 2 * number)
    data = sheet[8 + 2 * (count + 1) :][start:end]
    pixels = [byte & 15 for byte in data for _ in range((byte >> 4) + 1)]
    return numpy.array(pixels, numpy.uint8).reshape(height, width)
