// The flash model and its place behind the boot ROM: node flash_check.mjs BOOTROM. Prints "ok".

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { RP2040 } from '../../simulator/chip/node_modules/rp2040js/dist/esm/index.js';
import { Flash, PAGE, SECTOR, hookBootrom, readUf2 } from '../../simulator/chip/flash.mjs';
import { makeRunner } from '../../simulator/chip/core.mjs';

const log = [];
const fresh = (size = 4 * SECTOR) => new Flash(new Uint8Array(size).fill(0xff), (...what) => log.push(what));
const ones = () => 0x0f, zero = () => 0;

{ // programming only clears bits, erasing sets them all, and each takes its time
  const flash = fresh();
  assert.equal(flash.program(PAGE, PAGE, ones), 0.4e6);
  assert.equal(flash.bytes[PAGE], 0x0f);
  assert.equal(flash.program(PAGE, PAGE, () => 0xf3), 0.4e6);
  assert.equal(flash.bytes[PAGE], 0x03);
  assert.equal(flash.bytes[PAGE - 1], 0xff);
  assert.equal(flash.bytes[2 * PAGE], 0xff);
  assert.equal(flash.erase(0, 2 * SECTOR), 90e6);
  assert.equal(flash.bytes[PAGE], 0xff);
  assert.deepEqual([flash.erased, flash.programmed, flash.operations], [2, 2, 4]);
  assert.deepEqual(log, [['P', PAGE, PAGE], ['P', PAGE, PAGE], ['E', 0, SECTOR], ['E', SECTOR, SECTOR]]);
}
for (const [when, changed] of [['before', 0], ['half', PAGE / 2], ['after', PAGE]]) {
  const flash = fresh(); // the power goes in the second page: nothing after it happens
  flash.cut = { at: 2, when };
  flash.program(0, 3 * PAGE, zero);
  assert.ok(flash.dead);
  assert.equal(flash.bytes.filter((byte) => byte === 0).length, PAGE + changed);
  flash.erase(0, SECTOR);
  flash.program(0, PAGE, zero);
  assert.equal(flash.bytes[0], 0);
}
{ // as a program calls it: through the boot ROM's table of functions
  const mcu = new RP2040(), flash = new Flash(new Uint8Array(0), () => {});
  const words = new Uint32Array(fs.readFileSync(process.argv[2]).buffer.slice(0, 16384));
  mcu.loadBootrom(words);
  flash.bytes = mcu.flash.subarray(0, 4 * SECTOR);
  let dead = 0, usb = 0;
  hookBootrom(mcu, flash, { onDead: () => dead++, onBootloader: () => usb++, onBreak: () => assert.fail() });
  const rom = new DataView(mcu.bootrom.buffer);
  const call = (code, ...registers) => {
    let at = rom.getUint16(0x14, true);
    while (String.fromCharCode(rom.getUint8(at), rom.getUint8(at + 1)) !== code) at += 4;
    registers.forEach((value, i) => { mcu.core.registers[i] = value; });
    mcu.core.registers[14] = 0x20000101;
    mcu.sramView.setUint16(0x100, 0xbf30, true); // WFI
    mcu.core.PC = rom.getUint16(at + 2, true) & ~1;
    mcu.core.waiting = false;
    makeRunner(mcu, { halt: false })(mcu.clock.nanos + 1e9);
  };
  mcu.sram.fill(0x5a, 0x2000, 0x2000 + PAGE);
  call('RP', SECTOR, 0x20002000, PAGE);
  assert.equal(flash.bytes[SECTOR + 3], 0x5a);
  assert.equal(mcu.readUint8(0x10000000 + SECTOR), 0x5a);
  assert.ok(mcu.clock.nanos > 0.4e6 && mcu.clock.nanos < 0.5e6);
  call('RE', SECTOR, SECTOR);
  assert.equal(flash.bytes[SECTOR], 0xff);
  assert.ok(mcu.clock.nanos > 45.4e6);
  call('UB', 0, 0);
  assert.deepEqual([dead, usb], [0, 1]);
  flash.cut = { at: flash.operations + 1, when: 'before' };
  call('RE', 0, SECTOR);
  assert.equal(dead, 1);
}
{ // UF2 files
  const block = (changes = {}) => {
    const data = Buffer.alloc(512);
    const head = { 0: 0x0a324655, 4: 0x9e5d5157, 8: 0x2000, 12: 0x10000100, 16: 256, 28: 0xe48bff56, ...changes };
    for (const [at, value] of Object.entries(head)) data.writeUInt32LE(value, +at);
    data[32] = 7;
    return data;
  };
  const [[offset, bytes]] = readUf2(block());
  assert.deepEqual([offset, bytes.length, bytes[0]], [0x100, 256, 7]);
  assert.deepEqual(readUf2(block({ 12: 0x20000000 })), []); // for RAM
  assert.throws(() => readUf2(Buffer.alloc(0)), /not a UF2 file/);
  assert.throws(() => readUf2(Buffer.alloc(512)), /magic/);
  assert.throws(() => readUf2(Buffer.alloc(511)), /512/);
  assert.throws(() => readUf2(block({ 28: 0xe48bff59 })), /RP2040/);
}
console.log('ok');
