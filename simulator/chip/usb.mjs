// The computer at the other end of the USB cable: it enumerates the chip's serial port and moves bytes.

const PACKET = 64;

export class Host {
  /** `cdc` is rp2040js's USBCDC for `mcu`; `onData(bytes)` gets what the chip sends. */
  constructor(mcu, cdc, { onData, onConnect }) {
    this.usb = mcu.usbCtrl;
    this.cdc = cdc;
    this.queue = [];
    this.waiting = 0; // bytes that the chip is ready to take
    this.connected = false;
    cdc.onDeviceConnected = () => { this.connected = true; onConnect(); };
    cdc.onSerialData = (bytes) => { if (bytes.length) onData(bytes); };
    // USBCDC answers a chip that is ready to read with an empty packet, at once and again and again:
    // a storm of interrupts that slows the program down six times. Let it wait for data instead.
    this.usb.onEndpointRead = (endpoint, size) => {
      if (endpoint !== cdc.outEndpoint) return;
      this.waiting = size;
      this.pump();
    };
  }

  get pending() { return this.queue.reduce((sum, part) => sum + part.length, 0); }

  send(bytes) { this.queue.push(Uint8Array.from(bytes)); this.pump(); }

  pump() {
    if (!this.waiting || !this.queue.length) return;
    const first = this.queue[0], size = Math.min(first.length, this.waiting, PACKET);
    if (size === first.length) this.queue.shift();
    else this.queue[0] = first.subarray(size);
    this.waiting = 0;
    this.usb.endpointReadDone(this.cdc.outEndpoint, first.subarray(0, size));
  }
}
