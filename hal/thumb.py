"""`hal.st7789.expand` in the chip's own instructions, a quarter of the time of compiled Python.

boards/tools/tailor.py puts it in the other's place; what runs on another processor keeps that one.
All chips here know these instructions: RP2040 and the Arm cores of RP2350.
"""

import micropython


@micropython.asm_thumb
def expand(r0, r1, r2, r3):
    # r0 words, r1 frame, r2 band, r3 job; four bytes of the frame at a time go through r4 to r7.
    ldr(r4, [r3, 0])
    add(r1, r1, r4)  # the frame's first byte
    label(ROW)
    push({r3})
    ldr(r3, [r3, 4])
    add(r3, r3, r1)  # where the row ends
    label(FOUR)
    ldrb(r4, [r1, 0])
    ldrb(r5, [r1, 1])
    ldrb(r6, [r1, 2])
    ldrb(r7, [r1, 3])
    lsl(r4, r4, 2)
    lsl(r5, r5, 2)
    lsl(r6, r6, 2)
    lsl(r7, r7, 2)
    add(r4, r4, r0)
    add(r5, r5, r0)
    add(r6, r6, r0)
    add(r7, r7, r0)
    ldr(r4, [r4, 0])
    ldr(r5, [r5, 0])
    ldr(r6, [r6, 0])
    ldr(r7, [r7, 0])
    str(r4, [r2, 0])
    str(r5, [r2, 4])
    str(r6, [r2, 8])
    str(r7, [r2, 12])
    add(r1, 4)
    add(r2, 16)
    cmp(r1, r3)
    bne(FOUR)
    pop({r3})
    ldr(r4, [r3, 8])
    add(r1, r1, r4)  # to the next row
    ldr(r4, [r3, 12])
    sub(r4, 1)
    str(r4, [r3, 12])
    bne(ROW)
