// What goes over the wires of the emulated chip: bytes on SPI and I2C at the speed of the bus, levels
// of the pins, PWM. It is all told to a recorder; keys and cells are levels put on pins and ADC inputs.

const INPUTS = 30;
const PWM_FUNCTION = 4;

export class Wires {
  /** `answers`: I2C addresses that acknowledge. `recorder` has bus(), pins(), pwm(). */
  constructor(mcu, recorder, answers = []) {
    this.mcu = mcu;
    this.recorder = recorder;
    this.answers = new Set(answers);
    this.driven = new Map(); // pin -> level put on it from outside
    this.levels = 0; // of the pins that the program drives
    this.#pins();
    for (const number of [0, 1]) { this.#spi(number); this.#i2c(number); }
    mcu.pwm.channels.forEach((channel, number) => this.#pwm(channel, number));
  }

  /** Put a level on a pin; null lets go of it, and a pull-up or pull-down decides. */
  drive(pin, level) {
    if (level === null) this.driven.delete(pin);
    else this.driven.set(pin, Boolean(level));
    this.mcu.gpio[pin].setInputValue(this.#input(this.mcu.gpio[pin])); // raises interrupts
  }

  /** The value of an ADC input, 0 to 4095. */
  analogue(channel, value) { this.mcu.adc.channelValues[channel] = value; }

  #input(pin) {
    const driven = this.driven.get(pin.index);
    if (driven !== undefined) return driven;
    return pin.outputEnable ? Boolean(pin.outputValue) : pin.pullupEnabled;
  }

  #pins() {
    const { mcu } = this;
    // rp2040js reads an undriven pin as 0 whatever its pull-up says
    Object.defineProperty(mcu, 'gpioValues', {
      get: () => {
        let value = 0;
        for (let i = 0; i < INPUTS; i++) {
          const pin = mcu.gpio[i];
          if (pin.inputEnable && this.#input(pin)) value |= 1 << i;
        }
        return value;
      },
    });
    for (const pin of mcu.gpio) {
      pin.addListener(() => {
        if (pin.functionSelect === PWM_FUNCTION) return; // its settings are reported instead
        const bit = 1 << pin.index, high = pin.outputEnable && pin.outputValue;
        const levels = (high ? this.levels | bit : this.levels & ~bit) >>> 0;
        if (levels === this.levels) return;
        this.levels = levels;
        this.recorder.pins(mcu.clock.nanos, levels);
      });
    }
  }

  #spi(number) {
    const { mcu, recorder } = this, spi = mcu.spi[number];
    // The end of a byte must come later, through an alarm: one that completes at once locks up the
    // pair of DMA channels that machine.SPI uses from 32 bytes up.
    const alarm = mcu.clock.createAlarm(() => spi.completeTransmit(0));
    spi.onTransmit = (value) => {
      const time = (spi.dataBits * 1e9) / spi.clockFrequency;
      recorder.bus(number, 0, mcu.clock.nanos + time, value);
      alarm.schedule(time);
    };
  }

  #i2c(number) {
    const { mcu, recorder, answers } = this, i2c = mcu.i2c[number];
    const later = (bits, action) => {
      const bit = ((i2c.sclHighPeriod + i2c.sclLowPeriod) * 1e9) / mcu.clkSys;
      mcu.clock.createAlarm(action).schedule(bits * bit);
    };
    let address = 0;
    i2c.onStart = () => later(1, () => i2c.completeStart());
    i2c.onConnect = (to) => {
      address = to;
      recorder.endOfMessage();
      later(9, () => i2c.completeConnect(answers.has(to)));
    };
    i2c.onWriteByte = (value) => later(9, () => {
      recorder.bus(2 + number, address, mcu.clock.nanos, value);
      i2c.completeWrite(true);
    });
    i2c.onReadByte = () => later(9, () => i2c.completeRead(0));
    i2c.onStop = () => later(1, () => { recorder.endOfMessage(); i2c.completeStop(); });
  }

  #pwm(channel, number) {
    const { mcu, recorder } = this, write = channel.writeRegister.bind(channel);
    let last = '';
    channel.writeRegister = (offset, value) => {
      write(offset, value);
      const { csr, div, top, cc } = channel, now = [csr & 1, div, top, cc].join();
      if (now !== last) recorder.pwm(mcu.clock.nanos, number, csr & 1, div, top, cc);
      last = now;
    };
  }
}
