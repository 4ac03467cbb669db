// The fast processor against rp2040js's own, an instruction at a time, from the same random state:
// node core_check.mjs [TRIALS]. Prints how many agreed, or the first that did not.

import { RP2040 } from '../../simulator/chip/node_modules/rp2040js/dist/esm/index.js';
import { makeRunner } from '../../simulator/chip/core.mjs';

const TRIALS = Number(process.argv[2] ?? 100_000);
const CODE = 0x20001000, HEAP = 0x20002000, STACK = 0x20030000;

let seed = 12345;
const random = (below) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
const word = () => ((random(65536) << 16) | random(65536)) >>> 0;

function machine() {
  const mcu = new RP2040();
  mcu.logger = { debug() {}, warn() {}, error() {}, info() {} };
  mcu.onBreak = () => {};
  return { mcu, run: makeRunner(mcu, { halt: false }) };
}
const theirs = machine(), ours = machine();

// Left out is where rp2040js itself is wrong: BLX LR, shifts by a register of 0 or of 32 and more. Barriers, MRS and
// MSR are left to it anyway, so of the long instructions only BL is tried.
function opcode() {
  for (;;) {
    const op = random(0x10000);
    if (op >>> 11 === 0b11101 || op >>> 11 === 0b11111 || op >>> 8 === 0xdf) continue; // long, SVC
    const high = op >>> 8; // CMP, BX and BLX of the program counter mean nothing
    if ((high === 0x45 && (op & 0x87) === 0x87) || ((high === 0x45 || high === 0x47) && (op & 0x78) === 0x78)) continue;
    if (op === 0x47f0) continue;
    return op;
  }
}

function prepare({ mcu }, state) {
  const { core } = mcu;
  state.registers.forEach((value, i) => { core.registers[i] = value; });
  [core.N, core.Z, core.C, core.V] = state.flags;
  Object.assign(core, { waiting: false, interruptsUpdated: false, pendingSVCall: false, PM: false });
  core.PC = CODE;
  mcu.sramView.setUint16(CODE - 0x20000000, state.op, true);
  mcu.sramView.setUint16(CODE + 2 - 0x20000000, state.next, true);
  for (let i = 0; i < 64; i += 4) {
    mcu.sramView.setUint32(HEAP - 0x20000000 + i, state.memory[i / 4], true);
    mcu.sramView.setUint32(STACK - 0x20000000 + i, state.memory[i / 4], true);
  }
  mcu.clock.nanosCounter = 0;
}

function outcome({ mcu }) {
  const { core } = mcu, at = HEAP - 0x20000000, stack = STACK - 0x20000000;
  return [
    ...core.registers, core.N, core.Z, core.C, core.V, core.waiting, core.PM, mcu.clock.nanos,
    ...mcu.sram.subarray(at - 64, at + 192), ...mcu.sram.subarray(stack - 64, stack + 128),
  ].join();
}

for (let trial = 0; trial < TRIALS; trial++) {
  const op = opcode();
  const registers = Array.from({ length: 16 }, () => {
    const kind = random(4);
    return kind === 0 ? random(40) : kind === 1 ? word() & 0x0fffffff : HEAP + 4 * random(8);
  });
  registers[13] = STACK + 4 * random(4);
  if ([0x4080, 0x40c0, 0x4100, 0x41c0].includes(op & 0xffc0)) registers[(op >> 3) & 7] = 1 + random(31);
  if ([0x4080, 0x40c0, 0x4100, 0x41c0].includes(op & 0xffc0) && ((op >> 3) & 7) === (op & 7)) continue;
  const state = {
    op, registers, next: 0xd000 | random(0x1000) | (random(2) << 13),
    flags: [0, 0, 0, 0].map(() => random(2) === 1), memory: Array.from({ length: 16 }, word),
  };
  prepare(theirs, state);
  prepare(ours, state);
  const cycles = theirs.mcu.core.executeInstruction();
  theirs.mcu.clock.tick(cycles * 8);
  ours.run(1); // one instruction reaches the first nanosecond
  const [a, b] = [outcome(theirs), outcome(ours)];
  if (a !== b) {
    console.log(`opcode ${op.toString(16)} ${state.next.toString(16)} after ${trial}:\n${a}\n${b}`);
    process.exit(1);
  }
}
console.log(`${TRIALS} agree`);
