// The processor's inner loop, three to four times as fast as rp2040js's own interpreter: opcodes are
// decoded through a table, registers and flags stay in local variables, and the clock is moved once
// up to the next alarm instead of once an instruction. What is rare (MSR, WFE, BKPT, barriers, every
// access to a peripheral) still goes through rp2040js, with the clock brought up to date first.
// Cycle counts are rp2040js's. tests/chip/core_test.mjs compares the two, instruction by instruction.

// Handler numbers: the order of the cases below.
const FORMS = [
  // [mask, value, handler], first match wins
  [0xffc0, 0x4140, 1], // ADCS
  [0xf800, 0xa800, 2], // ADD Rd, SP, imm
  [0xff80, 0xb000, 3], // ADD SP, imm
  [0xfe00, 0x1c00, 4], // ADDS Rd, Rn, imm3
  [0xf800, 0x3000, 5], // ADDS Rdn, imm8
  [0xfe00, 0x1800, 6], // ADDS Rd, Rn, Rm
  [0xff00, 0x4400, 7], // ADD Rdn, Rm (high registers)
  [0xf800, 0xa000, 8], // ADR
  [0xffc0, 0x4000, 9], // ANDS
  [0xf800, 0x1000, 10], // ASRS imm
  [0xffc0, 0x4100, 11], // ASRS reg
  [0xff00, 0xde00, 0], // UDF
  [0xff00, 0xdf00, 0], // SVC
  [0xf000, 0xd000, 12], // B<cond>
  [0xf800, 0xe000, 13], // B
  [0xffc0, 0x4380, 14], // BICS
  [0xf800, 0xf000, 15], // BL, when the second half says so
  [0xff87, 0x4780, 16], // BLX
  [0xff87, 0x4700, 17], // BX
  [0xffc0, 0x42c0, 18], // CMN
  [0xf800, 0x2800, 19], // CMP imm
  [0xffc0, 0x4280, 20], // CMP reg
  [0xff00, 0x4500, 21], // CMP high registers
  [0xffc0, 0x4040, 22], // EORS
  [0xf800, 0xc800, 23], // LDMIA
  [0xf800, 0x6800, 24], // LDR imm
  [0xf800, 0x9800, 25], // LDR SP
  [0xf800, 0x4800, 26], // LDR literal
  [0xfe00, 0x5800, 27], // LDR reg
  [0xf800, 0x7800, 28], // LDRB imm
  [0xfe00, 0x5c00, 29], // LDRB reg
  [0xf800, 0x8800, 30], // LDRH imm
  [0xfe00, 0x5a00, 31], // LDRH reg
  [0xfe00, 0x5600, 32], // LDRSB
  [0xfe00, 0x5e00, 33], // LDRSH
  [0xf800, 0x0000, 34], // LSLS imm
  [0xffc0, 0x4080, 35], // LSLS reg
  [0xf800, 0x0800, 36], // LSRS imm
  [0xffc0, 0x40c0, 37], // LSRS reg
  [0xff00, 0x4600, 38], // MOV
  [0xf800, 0x2000, 39], // MOVS imm
  [0xffc0, 0x4340, 40], // MULS
  [0xffc0, 0x43c0, 41], // MVNS
  [0xffc0, 0x4300, 42], // ORRS
  [0xfe00, 0xbc00, 43], // POP
  [0xfe00, 0xb400, 44], // PUSH
  [0xffc0, 0xba00, 45], // REV
  [0xffc0, 0x41c0, 46], // RORS
  [0xffc0, 0x4240, 47], // RSBS
  [0xffff, 0xbf00, 48], // NOP
  [0xffc0, 0x4180, 49], // SBCS
  [0xf800, 0xc000, 50], // STMIA
  [0xf800, 0x6000, 51], // STR imm
  [0xf800, 0x9000, 52], // STR SP
  [0xfe00, 0x5000, 53], // STR reg
  [0xf800, 0x7000, 54], // STRB imm
  [0xfe00, 0x5400, 55], // STRB reg
  [0xf800, 0x8000, 56], // STRH imm
  [0xfe00, 0x5200, 57], // STRH reg
  [0xff80, 0xb080, 58], // SUB SP, imm
  [0xfe00, 0x1e00, 59], // SUBS Rd, Rn, imm3
  [0xf800, 0x3800, 60], // SUBS Rdn, imm8
  [0xfe00, 0x1a00, 61], // SUBS Rd, Rn, Rm
  [0xffc0, 0xb240, 62], // SXTB
  [0xffc0, 0xb200, 63], // SXTH
  [0xffc0, 0x4200, 64], // TST
  [0xffc0, 0xb2c0, 65], // UXTB
  [0xffc0, 0xb280, 66], // UXTH
];

const HANDLER = new Uint8Array(0x10000); // 0: leave it to rp2040js
for (let opcode = 0; opcode < 0x10000; opcode++) {
  const form = FORMS.find(([mask, value]) => (opcode & mask) === value);
  if (form) HANDLER[opcode] = form[2];
}

// What an instruction may do with memory
const LOAD = 1, LOAD_BYTE = 2, LOAD_HALF = 3, LOAD_SIGNED_BYTE = 4, LOAD_SIGNED_HALF = 5;
const STORE = 6, STORE_BYTE = 7, STORE_HALF = 8;

const RAM = 0x20000000, RAM_SIZE = 264 * 1024;
const FLASH = 0x10000000, FLASH_SIZE = 16 * 1024 * 1024;
const ROM_SIZE = 16 * 1024;

/** Run `mcu` until its clock reaches `until` (ns), it waits for an interrupt, or `state.halt` is set. */
export function makeRunner(mcu, state) {
  const core = mcu.core, clock = mcu.clock;
  const r = new Int32Array(core.registers.buffer);
  const ram8 = mcu.sram, flash8 = mcu.flash;
  const ram16 = new Uint16Array(ram8.buffer), ram32 = new Int32Array(ram8.buffer);
  const flash16 = mcu.flash16, flash32 = new Int32Array(flash8.buffer);
  const rom16 = new Uint16Array(mcu.bootrom.buffer, mcu.bootrom.byteOffset, ROM_SIZE / 2);

  return function run(until) {
    let pc = core.PC & ~1;
    let n = core.N ? -1 : 0, z = core.Z ? 0 : 1, c = core.C ? 1 : 0, v = core.V ? 1 : 0;
    let code = flash16, base = FLASH, size = FLASH_SIZE;
    let used = 0; // cycles since the clock was last set
    let access = 0; // what the instruction does with memory at `a`: the sizes below
    let a = 0, d = 0; // the address, and the register that gives or takes
    let leave = false; // this instruction is rp2040js's
    let exit = 0; // or it returns from an exception, with this code
    while (!core.waiting && !state.halt) {
      if (core.interruptsUpdated) {
        core.PC = pc; core.N = n < 0; core.Z = z === 0; core.C = c !== 0; core.V = v !== 0;
        core.checkForInterrupts();
        pc = core.PC & ~1; n = core.N ? -1 : 0; z = core.Z ? 0 : 1; c = core.C ? 1 : 0; v = core.V ? 1 : 0;
      }
      const ns = 1e9 / mcu.clkSys;
      if (clock.nanosCounter >= until) break;
      const alarm = clock.nextAlarm;
      const target = alarm && alarm.nanos < until ? alarm.nanos : until;
      const limit = core.interruptsUpdated ? 0 : Math.ceil((target - clock.nanosCounter) / ns);
      used = 0;
      do {
        let at = (pc - base) >>> 0;
        if (at >= size) {
          if (pc >>> 24 === 0x10) { code = flash16; base = FLASH; size = FLASH_SIZE; }
          else if (pc >>> 24 === 0x20) { code = ram16; base = RAM; size = RAM_SIZE; }
          else if (pc >>> 0 < ROM_SIZE) { code = rom16; base = 0; size = ROM_SIZE; }
          else throw new Error(`the program ran away to 0x${(pc >>> 0).toString(16)}`);
          at = (pc - base) >>> 0;
        }
        const op = code[at >> 1];
        pc = (pc + 2) | 0;
        switch (HANDLER[op]) {
          default: leave = true; break;
          case 1: { // ADCS
            const a = r[op & 7], b = r[(op >> 3) & 7], sum = (a >>> 0) + (b >>> 0) + c, x = sum | 0;
            c = sum > 0xffffffff ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 2: r[(op >> 8) & 7] = r[13] + ((op & 0xff) << 2); used += 1; break;
          case 3: r[13] += (op & 0x7f) << 2; used += 1; break;
          case 4: { // ADDS imm3
            const a = r[(op >> 3) & 7], b = (op >> 6) & 7, x = (a + b) | 0;
            c = x >>> 0 < a >>> 0 ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 5: { // ADDS imm8
            const d = (op >> 8) & 7, a = r[d], b = op & 0xff, x = (a + b) | 0;
            c = x >>> 0 < a >>> 0 ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = r[d] = x; used += 1; break;
          }
          case 6: { // ADDS reg
            const a = r[(op >> 3) & 7], b = r[(op >> 6) & 7], x = (a + b) | 0;
            c = x >>> 0 < a >>> 0 ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 7: { // ADD high
            const m = (op >> 3) & 15, d = ((op & 0x80) >> 4) | (op & 7);
            const x = ((d === 15 ? pc + 2 : r[d]) + (m === 15 ? pc + 2 : r[m])) | 0;
            used += 1;
            if (d === 15) { pc = x & ~1; used += 1; } else r[d] = d === 13 ? x & ~3 : x;
            break;
          }
          case 8: r[(op >> 8) & 7] = ((pc + 2) & ~3) + ((op & 0xff) << 2); used += 1; break;
          case 9: n = z = r[op & 7] &= r[(op >> 3) & 7]; used += 1; break;
          case 10: { // ASRS imm
            const a = r[(op >> 3) & 7], s = (op >> 6) & 31;
            if (s) { c = (a >>> (s - 1)) & 1; n = z = r[op & 7] = a >> s; }
            else { c = a >>> 31; n = z = r[op & 7] = a >> 31; }
            used += 1; break;
          }
          case 11: { // ASRS reg
            const a = r[op & 7], s = r[(op >> 3) & 7] & 0xff; let x = a;
            if (s >= 32) { c = a >>> 31; x = a >> 31; } else if (s) { c = (a >>> (s - 1)) & 1; x = a >> s; }
            n = z = r[op & 7] = x; used += 1; break;
          }
          case 12: { // B<cond>
            let taken;
            switch ((op >> 9) & 7) {
              case 0: taken = z === 0; break;
              case 1: taken = c !== 0; break;
              case 2: taken = n < 0; break;
              case 3: taken = v !== 0; break;
              case 4: taken = c !== 0 && z !== 0; break;
              case 5: taken = n < 0 === (v !== 0); break;
              default: taken = n < 0 === (v !== 0) && z !== 0;
            }
            used += 1;
            if (taken !== ((op & 0x100) !== 0)) { pc = (pc + 2 + ((op << 24) >> 23)) | 0; used += 1; }
            break;
          }
          case 13: pc = (pc + 2 + ((op << 21) >> 20)) | 0; used += 2; break;
          case 14: n = z = r[op & 7] &= ~r[(op >> 3) & 7]; used += 1; break;
          case 15: { // BL, or a 32-bit form that rp2040js knows
            const op2 = code[(at >> 1) + 1];
            if ((op2 & 0xd000) !== 0xd000) { leave = true; break; }
            const s = (op >> 10) & 1, i1 = 1 ^ s ^ ((op2 >> 13) & 1), i2 = 1 ^ s ^ ((op2 >> 11) & 1);
            r[14] = (pc + 2) | 1;
            pc = (pc + 2 + ((s ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1))) | 0;
            used += 3;
            break;
          }
          case 16: { const to = r[(op >> 3) & 15]; r[14] = pc | 1; pc = to & ~1; used += 2; break; }
          case 17: { // BX
            const to = r[(op >> 3) & 15];
            if (to >>> 28 === 15) exit = to; else pc = to & ~1;
            used += 2; break;
          }
          case 18: { // CMN
            const a = r[op & 7], b = r[(op >> 3) & 7], x = (a + b) | 0;
            c = x >>> 0 < a >>> 0 ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = x; used += 1; break;
          }
          case 19: { // CMP imm
            const a = r[(op >> 8) & 7], b = op & 0xff, x = (a - b) | 0;
            c = a >>> 0 >= b ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = x; used += 1; break;
          }
          case 20: { // CMP reg
            const a = r[op & 7], b = r[(op >> 3) & 7], x = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = x; used += 1; break;
          }
          case 21: { // CMP high
            const a = r[((op >> 4) & 8) | (op & 7)], b = r[(op >> 3) & 15], x = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = x; used += 1; break;
          }
          case 22: n = z = r[op & 7] ^= r[(op >> 3) & 7]; used += 1; break;
          case 23: { // LDMIA
            const b = (op >> 8) & 7; let a = r[b];
            if ((a - RAM) >>> 0 > RAM_SIZE - 32) { leave = true; break; }
            used += 1;
            for (let i = 0; i < 8; i++) if (op & (1 << i)) { r[i] = ram32[(a - RAM) >> 2]; a += 4; used += 1; }
            if (!(op & (1 << b))) r[b] = a;
            break;
          }
          case 24: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 4) & 0x7c); access = LOAD; break;
          case 25: d = (op >> 8) & 7; a = r[13] + ((op & 0xff) << 2); access = LOAD; break;
          case 26: d = (op >> 8) & 7; a = ((pc + 2) & ~3) + ((op & 0xff) << 2); access = LOAD; break;
          case 27: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = LOAD; break;
          case 28: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 6) & 31); access = LOAD_BYTE; break;
          case 29: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = LOAD_BYTE; break;
          case 30: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 5) & 0x3e); access = LOAD_HALF; break;
          case 31: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = LOAD_HALF; break;
          case 32: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = LOAD_SIGNED_BYTE; break;
          case 33: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = LOAD_SIGNED_HALF; break;
          case 34: { // LSLS imm
            const a = r[(op >> 3) & 7], s = (op >> 6) & 31;
            if (s) c = (a >>> (32 - s)) & 1;
            n = z = r[op & 7] = a << s; used += 1; break;
          }
          case 35: { // LSLS reg
            const a = r[op & 7], s = r[(op >> 3) & 7] & 0xff; let x = a;
            if (s > 32) { c = 0; x = 0; } else if (s === 32) { c = a & 1; x = 0; }
            else if (s) { c = (a >>> (32 - s)) & 1; x = a << s; }
            n = z = r[op & 7] = x; used += 1; break;
          }
          case 36: { // LSRS imm
            const a = r[(op >> 3) & 7], s = (op >> 6) & 31;
            if (s) { c = (a >>> (s - 1)) & 1; n = z = r[op & 7] = a >>> s; }
            else { c = a >>> 31; n = z = r[op & 7] = 0; }
            n |= 0; z |= 0; used += 1; break;
          }
          case 37: { // LSRS reg
            const a = r[op & 7], s = r[(op >> 3) & 7] & 0xff; let x = a;
            if (s > 32) { c = 0; x = 0; } else if (s === 32) { c = a >>> 31; x = 0; }
            else if (s) { c = (a >>> (s - 1)) & 1; x = a >>> s; }
            n = z = r[op & 7] = x | 0; used += 1; break;
          }
          case 38: { // MOV
            const m = (op >> 3) & 15, d = ((op >> 4) & 8) | (op & 7), x = m === 15 ? pc + 2 : r[m];
            used += 1;
            if (d === 15) { pc = x & ~1; used += 1; } else r[d] = d === 13 ? x & ~3 : x;
            break;
          }
          case 39: n = z = r[(op >> 8) & 7] = op & 0xff; used += 1; break;
          case 40: n = z = r[op & 7] = Math.imul(r[op & 7], r[(op >> 3) & 7]); used += 1; break;
          case 41: n = z = r[op & 7] = ~r[(op >> 3) & 7]; used += 1; break;
          case 42: n = z = r[op & 7] |= r[(op >> 3) & 7]; used += 1; break;
          case 43: { // POP; the stack is in RAM
            let a = r[13];
            used += 1;
            for (let i = 0; i < 8; i++) if (op & (1 << i)) { r[i] = ram32[(a - RAM) >> 2]; a += 4; used += 1; }
            if (op & 0x100) {
              const to = ram32[(a - RAM) >> 2];
              r[13] = a + 4;
              if (to >>> 28 === 15) exit = to; else pc = to & ~1;
              used += 2;
            } else r[13] = a;
            break;
          }
          case 44: { // PUSH
            let a = r[13];
            used += 1;
            if (op & 0x100) { a -= 4; ram32[(a - RAM) >> 2] = r[14]; }
            for (let i = 7; i >= 0; i--) if (op & (1 << i)) { a -= 4; ram32[(a - RAM) >> 2] = r[i]; used += 1; }
            r[13] = a;
            break;
          }
          case 45: { // REV
            const a = r[(op >> 3) & 7];
            r[op & 7] = (a << 24) | ((a & 0xff00) << 8) | ((a >>> 8) & 0xff00) | (a >>> 24); used += 1; break;
          }
          case 46: { // RORS
            const a = r[op & 7], by = r[(op >> 3) & 7] & 0xff, s = by & 31, x = s ? (a >>> s) | (a << (32 - s)) : a;
            if (by) c = x >>> 31;
            n = z = r[op & 7] = x; used += 1; break;
          }
          case 47: { // RSBS
            const b = r[(op >> 3) & 7], x = -b | 0;
            c = b === 0 ? 1 : 0; v = (b & x) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 48: used += 1; break;
          case 49: { // SBCS
            const a = r[op & 7], b = ~r[(op >> 3) & 7], sum = (a >>> 0) + (b >>> 0) + c, x = sum | 0;
            c = sum > 0xffffffff ? 1 : 0; v = ((a ^ x) & (b ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 50: { // STMIA
            const b = (op >> 8) & 7; let a = r[b];
            if ((a - RAM) >>> 0 > RAM_SIZE - 32) { leave = true; break; }
            used += 1;
            for (let i = 0; i < 8; i++) if (op & (1 << i)) { ram32[(a - RAM) >> 2] = r[i]; a += 4; used += 1; }
            if (!(op & (1 << b))) r[b] = a;
            break;
          }
          case 51: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 4) & 0x7c); access = STORE; break;
          case 52: d = (op >> 8) & 7; a = r[13] + ((op & 0xff) << 2); access = STORE; break;
          case 53: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = STORE; break;
          case 54: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 6) & 31); access = STORE_BYTE; break;
          case 55: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = STORE_BYTE; break;
          case 56: d = op & 7; a = r[(op >> 3) & 7] + ((op >> 5) & 0x3e); access = STORE_HALF; break;
          case 57: d = op & 7; a = r[(op >> 6) & 7] + r[(op >> 3) & 7]; access = STORE_HALF; break;
          case 58: r[13] -= (op & 0x7f) << 2; used += 1; break;
          case 59: { // SUBS imm3
            const a = r[(op >> 3) & 7], b = (op >> 6) & 7, x = (a - b) | 0;
            c = a >>> 0 >= b ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 60: { // SUBS imm8
            const d = (op >> 8) & 7, a = r[d], b = op & 0xff, x = (a - b) | 0;
            c = a >>> 0 >= b ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = r[d] = x; used += 1; break;
          }
          case 61: { // SUBS reg
            const a = r[(op >> 3) & 7], b = r[(op >> 6) & 7], x = (a - b) | 0;
            c = a >>> 0 >= b >>> 0 ? 1 : 0; v = ((a ^ b) & (a ^ x)) >>> 31; n = z = r[op & 7] = x; used += 1; break;
          }
          case 62: r[op & 7] = (r[(op >> 3) & 7] << 24) >> 24; used += 1; break;
          case 63: r[op & 7] = (r[(op >> 3) & 7] << 16) >> 16; used += 1; break;
          case 64: n = z = r[op & 7] & r[(op >> 3) & 7]; used += 1; break;
          case 65: r[op & 7] = r[(op >> 3) & 7] & 0xff; used += 1; break;
          case 66: r[op & 7] = r[(op >> 3) & 7] & 0xffff; used += 1; break;
        }
        if (access !== 0) {
          const inRam = (a - RAM) >>> 0, inFlash = (a - FLASH) >>> 0;
          if (inRam < RAM_SIZE) {
            switch (access) {
              case LOAD: if (a & 3) leave = true; else r[d] = ram32[inRam >> 2]; break;
              case LOAD_BYTE: r[d] = ram8[inRam]; break;
              case LOAD_HALF: if (a & 1) leave = true; else r[d] = ram16[inRam >> 1]; break;
              case LOAD_SIGNED_BYTE: r[d] = (ram8[inRam] << 24) >> 24; break;
              case LOAD_SIGNED_HALF: if (a & 1) leave = true; else r[d] = (ram16[inRam >> 1] << 16) >> 16; break;
              case STORE: if (a & 3) leave = true; else ram32[inRam >> 2] = r[d]; break;
              case STORE_BYTE: ram8[inRam] = r[d]; break;
              case STORE_HALF: if (a & 1) leave = true; else ram16[inRam >> 1] = r[d]; break;
            }
          } else if (inFlash < FLASH_SIZE) {
            switch (access) {
              case LOAD: if (a & 3) leave = true; else r[d] = flash32[inFlash >> 2]; break;
              case LOAD_BYTE: r[d] = flash8[inFlash]; break;
              case LOAD_HALF: if (a & 1) leave = true; else r[d] = flash16[inFlash >> 1]; break;
              case LOAD_SIGNED_BYTE: r[d] = (flash8[inFlash] << 24) >> 24; break;
              default: leave = true;
            }
          } else leave = true;
          access = 0;
          if (!leave) used += 2;
        }
      } while (used < limit && !leave && exit === 0);
      if (leave || exit !== 0) {
        core.PC = leave ? pc - 2 : pc;
        core.N = n < 0; core.Z = z === 0; core.C = c !== 0; core.V = v !== 0;
        if (leave) {
          clock.nanosCounter += used * ns;
          const pending = core.interruptsUpdated;
          core.interruptsUpdated = false; // this instruction's turn for an interrupt is over
          used = core.executeInstruction();
          core.interruptsUpdated = core.interruptsUpdated || pending;
        } else core.BXWritePC(exit >>> 0);
        leave = false; exit = 0;
        pc = core.PC & ~1; n = core.N ? -1 : 0; z = core.Z ? 0 : 1; c = core.C ? 1 : 0; v = core.V ? 1 : 0;
      }
      core.PC = pc;
      clock.tick(used * ns);
    }
    core.PC = pc; core.N = n < 0; core.Z = z === 0; core.C = c !== 0; core.V = v !== 0;
  };
}
