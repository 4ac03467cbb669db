// The emulated board as a process: one JSON command a line in, binary frames out (link.py reads them).
//
//   frame    kind u8, length u32, then `length` bytes; all little endian, times in nanoseconds
//   BUS      first byte's time f64, last byte's f64, pins u32, bus u8 (0, 1 SPI; 2, 3 I2C),
//            I2C address u8, bytes: sent with these levels on the pins, without a pause of note
//   PINS     time f64, levels u32 of the pins that the program drives
//   PWM      time f64, slice u8, on u8, divider u16 (12.4 bits), top u16, compare A u16, B u16
//   SERIAL   time f64, bytes that the program sent over USB
//   FLASH    time f64, 'E' or 'P', offset u32, length u32
//   EVENT    JSON {event, time, …}: reset, usb, fault
//   ANSWER   JSON, one for each command but `halt` and `send`; for `run` when it has stopped
//   IMAGE    bytes, before the answer to `flash` or `memory`
//
// Commands: see the table at the end. Emulated time goes on through resets.

import fs from 'node:fs';
import net from 'node:net';
import readline from 'node:readline';
import { Chip } from './chip.mjs';
import { Flash, readUf2 } from './flash.mjs';

const KIND = { BUS: 1, PINS: 2, PWM: 3, SERIAL: 4, FLASH: 5, EVENT: 6, ANSWER: 7, IMAGE: 8 };
const CHUNK = 1e6; // ns between two looks at the commands
const WINDOW = 40e6; // ns over which the processor counts as busy if it idled less than half
const RUN_GAP = 50_000; // ns: a longer pause on a bus starts a new BUS frame
const RUN_BYTES = 16_384;
const I2C = 2; // buses from here on are I2C
const FLASH_SIZE = 2 * 1024 * 1024; // of a Pico
const BEHIND = 50e6; // ns that a throttled run may catch up at once

let chip = null, setup = null, flash = null;
let before = 0; // emulated ns of the chips before this one
let text = ''; // the newest serial output, while someone looks for something in it
let stop = null; // conditions of the command `run`; null: stopped
let socket = null;
// when the last byte was sent, when the processor was last busy, when this window began
const marks = { bus: 0, busy: 0, window: 0, idle: 0 };

// ---- out

const out = [];
let outSize = 0;

function frame(kind, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0), head = Buffer.alloc(5);
  head.writeUInt8(kind, 0);
  head.writeUInt32LE(length, 1);
  out.push(head, ...parts);
  outSize += 5 + length;
}

function flush() {
  if (recorder.run.bus < I2C) recorder.endOfMessage(); // an I2C frame is whole, START to STOP
  if (!outSize) return;
  const data = Buffer.concat(out, outSize);
  out.length = outSize = 0;
  for (let done = 0; done < data.length;) {
    try { done += fs.writeSync(1, data, done); } catch (error) {
      if (error.code === 'EPIPE') process.exit(0);
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2); // the pipe is full: let it empty
    }
  }
}

const json = (kind, value) => frame(kind, Buffer.from(JSON.stringify(value)));

const recorder = {
  run: { bus: -1, address: 0, pins: 0, first: 0, last: 0, bytes: Buffer.alloc(RUN_BYTES), length: 0 },

  bus(bus, address, time, value) {
    const { run } = this, pins = chip.wires.levels;
    time += before;
    if (run.length && (run.bus !== bus || run.address !== address || run.length === RUN_BYTES
        || bus < I2C && (run.pins !== pins || time - run.last > RUN_GAP))) this.endOfMessage();
    if (!run.length) Object.assign(run, { bus, address, pins, first: time });
    run.bytes[run.length++] = value;
    run.last = marks.bus = time;
  },

  endOfMessage() {
    const { run } = this;
    if (!run.length) return;
    const head = Buffer.alloc(22);
    head.writeDoubleLE(run.first, 0);
    head.writeDoubleLE(run.last, 8);
    head.writeUInt32LE(run.pins, 16);
    head.writeUInt8(run.bus, 20);
    head.writeUInt8(run.address, 21);
    frame(KIND.BUS, head, Buffer.from(run.bytes.subarray(0, run.length)));
    run.length = 0;
  },

  pins(time, levels) {
    if (this.run.bus < I2C) this.endOfMessage();
    const data = Buffer.alloc(12);
    data.writeDoubleLE(before + time, 0);
    data.writeUInt32LE(levels, 8);
    frame(KIND.PINS, data);
    if (stop?.pin && ((levels >>> stop.pin[0]) & 1) === stop.pin[1]) { stop.why = 'pin'; chip.halt(); }
  },

  pwm(time, slice, on, divider, top, compare) {
    const data = Buffer.alloc(18);
    data.writeDoubleLE(before + time, 0);
    data.writeUInt8(slice, 8);
    data.writeUInt8(on, 9);
    data.writeUInt16LE(divider & 0xffff, 10);
    data.writeUInt16LE(top, 12);
    data.writeUInt16LE(compare & 0xffff, 14);
    data.writeUInt16LE(compare >>> 16, 16);
    frame(KIND.PWM, data);
  },

  serial(time, bytes) {
    const data = Buffer.from(bytes), head = Buffer.alloc(8);
    head.writeDoubleLE(before + time, 0);
    frame(KIND.SERIAL, head, data);
    socket?.write(data);
    if (stop?.text) {
      text = (text + data.toString('latin1')).slice(-4096);
      if (text.includes(stop.text)) { stop.why = 'text'; chip.halt(); }
    }
  },

  flash(kind, offset, length) {
    const data = Buffer.alloc(17);
    data.writeDoubleLE(before + (chip?.now ?? 0), 0);
    data.write(kind, 8);
    data.writeUInt32LE(offset, 9);
    data.writeUInt32LE(length, 13);
    frame(KIND.FLASH, data);
  },

  event(name, detail) { json(KIND.EVENT, { event: name, time: now(), detail }); },
};

console.warn = () => {}; // rp2040js: registers of the second core
const now = () => before + (chip?.now ?? 0);

// ---- the chip's life

function power() {
  const { answers = [], usb = true, pins = {}, analogue = {} } = setup;
  const scratch = chip?.ended === 'reset' ? chip.scratch : null;
  before = now();
  chip = new Chip({ bootrom: setup.bootrom, flash, recorder, usb, answers });
  if (scratch) chip.scratch = scratch;
  for (const [pin, level] of Object.entries(pins)) chip.wires.drive(+pin, level);
  for (const [channel, value] of Object.entries(analogue)) chip.wires.analogue(+channel, value);
  marks.bus = marks.busy = marks.window = before;
  marks.idle = 0;
}

function finish() {
  const { idle, erased, programmed, operations } = { idle: chip.idle, ...flash };
  json(KIND.ANSWER, { why: stop.why, time: now(), idle, erased, programmed, operations });
  stop = null;
  flush();
}

// Run up to CHUNK, look whether that was all, and come back after the waiting commands.
let wall = performance.now(), credit = 0;
function go() {
  if (!stop) return;
  let end = Math.min(stop.until, now() + CHUNK), pause = false;
  if (stop.throttle) { // idle in real time, so that a computer's timeouts mean what they say
    const t = performance.now();
    credit = Math.min(BEHIND, credit + (t - wall) * 1e6);
    wall = t;
    pause = credit <= 0;
  }
  if (!pause) {
    const idle = chip.idle;
    chip.run(end - before);
    credit -= chip.idle - idle;
    if (now() - marks.window >= WINDOW) {
      if (chip.idle - marks.idle < (now() - marks.window) / 2) marks.busy = now();
      marks.window = now();
      marks.idle = chip.idle;
    }
    if (chip.ended === 'reset') { recorder.event('reset'); power(); }
    else if (chip.ended) stop.why = chip.ended;
    else if (!stop.why && now() >= stop.until) stop.why = 'time';
    else if (!stop.why && stop.quiet && now() - Math.max(marks.bus, marks.busy) >= stop.quiet) stop.why = 'quiet';
    if (stop.why) return finish();
    flush();
  }
  if (pause) setTimeout(go, 1);
  else setImmediate(go);
}

// ---- commands

const commands = {
  // uf2 or flash: files; bootrom: file of 16 KB; usb, answers, pins {pin: level}, analogue {channel: value}
  boot({ uf2, image, bootrom, ...rest }) {
    const words = new Uint32Array(fs.readFileSync(bootrom).buffer.slice(0, 16384));
    const bytes = new Uint8Array(FLASH_SIZE).fill(0xff);
    if (image) bytes.set(fs.readFileSync(image));
    if (uf2) for (const [offset, data] of readUf2(fs.readFileSync(uf2))) bytes.set(data, offset);
    flash = new Flash(bytes, recorder.flash);
    setup = { ...rest, bootrom: words };
    before = now();
    chip = null;
    power();
    return { time: now() };
  },
  // off and on again: the flash stays
  power() { flash.dead = false; flash.cut = null; power(); return { time: now() }; },
  // for ns, or until (ns) | quiet ns: nothing on the buses and the processor idle | text over USB | pin [n, level]
  run({ for: span = Infinity, until = now() + span, quiet, text: wanted, pin, throttle }) {
    text = '';
    wall = performance.now();
    marks.bus = marks.busy = marks.window = now();
    marks.idle = chip.idle;
    stop = { until, quiet, text: wanted, pin, throttle, why: chip.ended };
    if (pin && ((chip.wires.levels >>> pin[0]) & 1) === pin[1]) stop.why ??= 'pin'; // so it stands already
    setImmediate(go);
  },
  halt() { if (stop) { stop.why = 'halt'; finish(); } },
  // level 0, 1 or null (let go) on a pin, for as long as `hold` ns if given
  pin({ pin, level, hold }) {
    setup.pins = { ...setup.pins, [pin]: level };
    chip.wires.drive(pin, level);
    if (hold) {
      const { wires } = chip;
      chip.clock.createAlarm(() => { delete setup.pins[pin]; wires.drive(pin, null); }).schedule(hold);
    }
    return {};
  },
  analogue({ channel, value }) {
    setup.analogue = { ...setup.analogue, [channel]: value };
    chip.wires.analogue(channel, value);
    return {};
  },
  send({ bytes }) { chip.host.send(Buffer.from(bytes, 'latin1')); },
  flash() { frame(KIND.IMAGE, Buffer.from(flash.bytes)); return {}; },
  memory() { frame(KIND.IMAGE, Buffer.from(chip.mcu.sram)); return {}; },
  // cut the power in flash operation number `at` from now, 'before', 'half' or 'after' it
  cut({ at, when }) { flash.cut = at ? { at: flash.operations + at, when } : null; return {}; },
  // a TCP port of this machine that is the USB serial port
  listen() {
    const server = net.createServer((connection) => {
      socket?.destroy();
      socket = connection.setNoDelay(true);
      connection.on('data', (data) => {
        chip.host.send(data);
        if (chip.host.pending > 65536) { // let the chip catch up
          connection.pause();
          const timer = setInterval(() => {
            if (chip.host.pending < 4096) { connection.resume(); clearInterval(timer); }
          }, 5);
        }
      });
      connection.on('error', () => {});
      connection.on('close', () => { if (socket === connection) socket = null; });
    });
    server.listen(0, '127.0.0.1', () => { json(KIND.ANSWER, { port: server.address().port }); flush(); });
  },
};

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  try {
    const { do: name, ...rest } = JSON.parse(line);
    const answer = commands[name](rest);
    if (answer) { json(KIND.ANSWER, answer); flush(); }
  } catch (error) {
    json(KIND.ANSWER, { error: error.message });
    flush();
  }
}).on('close', () => process.exit(0));
