// One powered RP2040: processor, flash, wires and USB put together. A reset makes a new one.

import { RP2040, USBCDC, ConsoleLogger, LogLevel } from 'rp2040js';
import { makeRunner } from './core.mjs';
import { hookBootrom } from './flash.mjs';
import { Host } from './usb.mjs';
import { Wires } from './wires.mjs';

const WATCHDOG = 0x40058;
const NO_ALARM = 10_000; // ns to wait when nothing at all is due

export class Chip {
  /**
   * `bootrom`: words; `flash`: a Flash, whose bytes live on from chip to chip; `usb`: a computer is
   * plugged in. `recorder` gets what happens, see Wires; besides serial(bytes) and event(name).
   */
  constructor({ bootrom, flash, recorder, usb, answers }) {
    this.state = { halt: false };
    this.idle = 0; // ns spent waiting for an interrupt
    this.ended = null; // why this chip runs no more: 'reset', 'bootloader', 'power', 'crash'
    const mcu = (this.mcu = new RP2040());
    this.clock = mcu.clock;
    mcu.logger = new ConsoleLogger(LogLevel.Error, false);
    mcu.logger.error = (part, text) => recorder.event('fault', `${part}: ${text}`);
    mcu.loadBootrom(bootrom);
    mcu.flash.set(flash.bytes);
    flash.bytes = mcu.flash.subarray(0, flash.bytes.length);
    hookBootrom(mcu, flash, {
      onDead: () => this.end('power'),
      onBootloader: () => this.end('bootloader'),
      onBreak: (number) => {
        recorder.event('fault', `BKPT ${number} at ${mcu.core.PC.toString(16)}`);
        this.end('crash');
      },
    });
    mcu.peripherals[WATCHDOG].onWatchdogTrigger = () => this.end('reset');
    this.wires = new Wires(mcu, recorder, answers);
    this.host = usb && new Host(mcu, new USBCDC(mcu.usbCtrl), {
      onData: (bytes) => recorder.serial(this.clock.nanos, bytes),
      onConnect: () => recorder.event('usb'),
    });
    this.runner = makeRunner(mcu, this.state);
    mcu.core.PC = 0x10000000; // the boot ROM would look for USB boot, then do this
  }

  get now() { return this.clock.nanos; }

  end(why) { this.ended = why; this.state.halt = true; }

  /** Run to `until` (ns) or to where `halt()` was called. Waiting takes no time of ours. */
  run(until) {
    const { clock, mcu: { core }, state } = this;
    state.halt = this.ended !== null;
    while (clock.nanos < until && !state.halt) {
      if (core.waiting) {
        const step = Math.min(clock.nanosToNextAlarm || NO_ALARM, until - clock.nanos);
        clock.tick(step);
        this.idle += step;
      } else this.runner(until);
    }
  }

  halt() { this.state.halt = true; }

  /** What the watchdog keeps through a reset. */
  get scratch() {
    const { reason, scratchData } = this.mcu.peripherals[WATCHDOG];
    return { reason, scratchData: scratchData.slice() };
  }

  set scratch({ reason, scratchData }) {
    Object.assign(this.mcu.peripherals[WATCHDOG], { reason, scratchData });
  }
}
