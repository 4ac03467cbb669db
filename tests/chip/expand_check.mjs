// hal/thumb.py's machine code on the emulated processor, for windows of any kind: node expand_check.mjs CODE
// Prints how many were right, and the cycles a byte of the frame took at best.

import { readFileSync } from 'node:fs';
import { RP2040 } from '../../simulator/chip/node_modules/rp2040js/dist/esm/index.js';

const RAM = 0x20000000, CODE = 0x1000, WORDS = 0x2000, FRAME = 0x4000, BAND = 0x8000, JOB = 0x1800, STACK = 0x30000;
const TRIALS = 300, SIZE = 2048;

let seed = 99;
const random = (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

const mcu = new RP2040();
mcu.logger = { debug() {}, warn() {}, error() {}, info() {} };
const { core, sramView: ram } = mcu;
mcu.sram.set(readFileSync(process.argv[2]), CODE);
for (let at = 0; at < 1024; at++) mcu.sram[WORDS + at] = random(256);
for (let at = 0; at < SIZE; at++) mcu.sram[FRAME + at] = random(256);

let best = Infinity;
for (let trial = 0; trial < TRIALS; trial++) {
  const width = 4 * (1 + random(trial ? 30 : 1)), skip = random(20), rows = 1 + random(8);
  const first = random(SIZE - rows * (width + skip)), end = width * rows;
  [first, width, skip, rows].forEach((value, i) => ram.setUint32(JOB + 4 * i, value, true));
  for (let at = 0; at <= end; at++) ram.setUint32(BAND + 4 * at, 0xdeadbeef, true);
  const saved = [4, 5, 6, 7, 8, 9, 10, 11].map((n) => (core.registers[n] = 1000 + n));
  [WORDS, FRAME, BAND, JOB].forEach((at, i) => { core.registers[i] = RAM + at; });
  core.registers[13] = RAM + STACK;
  core.registers[14] = RAM + 0x101; // comes back to here
  core.PC = RAM + CODE;
  let cycles = 0;
  while (core.PC !== RAM + 0x100) cycles += core.executeInstruction();
  best = Math.min(best, cycles / end);
  const wrong = [];
  for (let row = 0, at = 0; row < rows; row++) {
    for (let i = 0; i < width; i++, at++) {
      const word = ram.getUint32(WORDS + 4 * mcu.sram[FRAME + first + row * (width + skip) + i], true);
      if (ram.getUint32(BAND + 4 * at, true) !== word) wrong.push(at);
    }
  }
  if (ram.getUint32(BAND + 4 * end, true) !== 0xdeadbeef) wrong.push('beyond');
  if (ram.getUint32(JOB + 12, true) !== 0) wrong.push('rows');
  if (core.registers[13] !== RAM + STACK) wrong.push('stack');
  saved.forEach((value, i) => { if (core.registers[4 + i] !== value) wrong.push(`r${4 + i}`); });
  if (wrong.length) {
    console.log(`window ${first} ${width} ${skip} ${rows}: wrong at ${wrong.slice(0, 5)}`);
    process.exit(1);
  }
}
console.log(`${TRIALS} right, ${best.toFixed(1)} cycles a byte`);
