"""The protocol between the emulated chip's process and Python."""

import io
import json
import struct

import pytest

from simulator.chip import link


def framed(kind, payload):
    return struct.pack("<BI", kind, len(payload)) + payload


@pytest.mark.parametrize(
    ("kind", "payload", "frame"),
    [
        (
            1,
            struct.pack("<ddIBB", 1.5, 9.0, 0x301, 1, 0) + b"\x2a\x00",
            link.Bus(1.5, 9.0, 0x301, 1, 0, b"\x2a\x00"),
        ),
        (1, struct.pack("<ddIBB", 1, 2, 0, 2, 0x3C), link.Bus(1, 2, 0, 2, 0x3C, b"")),
        (2, struct.pack("<dI", 7, 0x80000001), link.Pins(7, 0x80000001)),
        (
            3,
            struct.pack("<dBBHHHH", 1, 6, 1, 16, 999, 500, 2),
            link.Pwm(1, 6, True, 16, 999, (500, 2)),
        ),
        (4, struct.pack("<d", 3) + b"\xffok", link.Serial(3, b"\xffok")),
        (5, struct.pack("<dcII", 4, b"E", 8192, 4096), link.FlashOperation(4, "E", 8192, 4096)),
        (
            6,
            json.dumps({"event": "fault", "time": 5, "detail": "x"}).encode(),
            link.Event(5, "fault", "x"),
        ),
        (6, json.dumps({"event": "reset", "time": 5}).encode(), link.Event(5, "reset", None)),
        (7, b'{"why": "time"}', link.Answer({"why": "time"})),
        (8, b"\x01\x02", link.Image(b"\x01\x02")),
    ],
)
def test_frames(kind, payload, frame):
    assert link.decode(kind, payload) == frame
    stream = io.BytesIO(framed(kind, payload) + b"\x01")
    assert link.read_frame(stream) == frame
    assert link.read_frame(stream) is None  # a torn head: the process has ended


def test_an_unknown_kind_is_refused():
    with pytest.raises(ValueError, match="kind 9"):
        link.decode(9, b"")


def test_the_frequency_of_a_tone():
    assert link.Pwm(0, 0, True, 16, 62_499, (0, 0)).frequency() == 2000
    assert link.Pwm(0, 0, True, 0, 999, (0, 0)).frequency() == pytest.approx(488.28125)
