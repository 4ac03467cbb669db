// The flash of the emulated chip, made writable. rp2040js maps 16 MB of flash but the boot ROM's own
// routines would drive a flash chip that is not there, so each of them is replaced by BKPT #n, BX LR
// and done here: bytes change, time passes as on a real one, every operation is reported and counted.

export const SECTOR = 4096, PAGE = 256;
const ERASE_NS = 45e6, PROGRAM_NS = 0.4e6; // a sector, a page: W25Q080 data sheet, typical

// The power can be cut in an operation: before it, half way through it, or right after it.
export class Flash {
  constructor(bytes, report) {
    this.bytes = bytes;
    this.report = report; // (kind, offset, length)
    this.operations = 0;
    this.erased = 0; // sectors
    this.programmed = 0; // pages
    this.cut = null; // {at: number of the operation, counted from 1, when: 'before' | 'half' | 'after'}
    this.dead = false; // the power is gone
  }

  // How much of an operation of `length` bytes happens; sets `dead` where the power is cut.
  #share(length) {
    this.operations++;
    if (!this.cut || this.operations !== this.cut.at) return length;
    this.dead = true;
    return { before: 0, half: length >> 1, after: length }[this.cut.when];
  }

  /** Erase whole sectors; returns the nanoseconds it takes. */
  erase(offset, length) {
    if (this.dead) return 0;
    let time = 0;
    for (const end = offset + length; offset < end && !this.dead; offset += SECTOR) {
      this.bytes.fill(0xff, offset, offset + this.#share(SECTOR));
      this.erased++;
      this.report('E', offset, SECTOR);
      time += ERASE_NS;
    }
    return time;
  }

  /** Program pages: bits can only fall. `source(i)` gives byte i. Returns nanoseconds. */
  program(offset, length, source) {
    if (this.dead) return 0;
    let time = 0;
    for (let done = 0; done < length && !this.dead; done += PAGE) {
      const share = this.#share(PAGE);
      for (let i = 0; i < share; i++) this.bytes[offset + done + i] &= source(done + i);
      this.programmed++;
      this.report('P', offset + done, PAGE);
      time += PROGRAM_NS;
    }
    return time;
  }
}

/** Put `flash` behind the boot ROM's routines of `mcu`; `onBootloader` when the program asks for it. */
export function hookBootrom(mcu, flash, { onDead, onBootloader, onBreak }) {
  const rom = new DataView(mcu.bootrom.buffer, mcu.bootrom.byteOffset);
  const registers = mcu.core.registers;
  const handlers = {};
  const find = (code) => {
    const wanted = code.charCodeAt(0) | (code.charCodeAt(1) << 8);
    for (let entry = rom.getUint16(0x14, true); rom.getUint16(entry, true); entry += 4) {
      if (rom.getUint16(entry, true) === wanted) return rom.getUint16(entry + 2, true) & ~1;
    }
    throw new Error(`the boot ROM has no function ${code}`);
  };
  const replace = (code, number, handler) => {
    const address = find(code);
    rom.setUint16(address, 0xbe00 | number, true); // BKPT
    rom.setUint16(address + 2, 0x4770, true); // BX LR
    handlers[number] = handler;
  };
  const spend = (time) => {
    if (flash.dead) onDead();
    else mcu.clock.tick(time);
  };
  replace('IF', 0xe0, () => {}); // connect the flash
  replace('EX', 0xe1, () => {}); // leave execute-in-place
  replace('FC', 0xe4, () => {}); // flush the cache
  replace('CX', 0xe5, () => {}); // enter execute-in-place
  replace('RE', 0xe2, () => spend(flash.erase(registers[0], registers[1])));
  replace('RP', 0xe3, () => {
    const source = registers[1];
    spend(flash.program(registers[0], registers[2], (i) => mcu.readUint8(source + i)));
  });
  replace('UB', 0xe6, onBootloader);
  mcu.onBreak = (number) => (handlers[number] ?? onBreak)(number);
}

/** The blocks of a UF2 file that are for the RP2040's flash: [[offset, bytes], …]. */
export function readUf2(file) {
  const blocks = [];
  if (file.length === 0 || file.length % 512) throw new Error('not a UF2 file: no whole 512-byte blocks');
  for (let at = 0; at < file.length; at += 512) {
    if (file.readUInt32LE(at) !== 0x0a324655 || file.readUInt32LE(at + 4) !== 0x9e5d5157) {
      throw new Error(`not a UF2 file: wrong magic number in block ${at / 512}`);
    }
    const flags = file.readUInt32LE(at + 8), address = file.readUInt32LE(at + 12);
    const length = file.readUInt32LE(at + 16), family = file.readUInt32LE(at + 28);
    if (flags & 0x2000 && family !== 0xe48bff56) {
      throw new Error(`this UF2 file is not for the RP2040 (family ${family.toString(16)})`);
    }
    if (flags & 1 || address >>> 24 !== 0x10) continue; // not for the main flash
    blocks.push([address - 0x10000000, file.subarray(at + 32, at + 32 + length)]);
  }
  return blocks;
}
