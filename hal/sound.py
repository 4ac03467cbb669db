"""A piezo on a PWM pin that plays by itself: a timer changes the note, the program goes on."""

from machine import PWM, Pin, Timer

_DUTY = (0, 1000, 6000, 32768)  # of 65,536, by volume; half is the loudest


class Piezo:
    """Tunes are flat sequences of (Hz, ms) pairs; Hz 0 is a rest."""

    def __init__(self, spec):
        """`spec`: dict with the GPIO as `pin`."""
        self.volume = 2
        self._pwm = PWM(Pin(spec["pin"]), freq=1000, duty_u16=0)
        self._timer = Timer()
        self._step = self._next  # bound once: a timer callback should not allocate
        self._tune = ()
        self._at = 0

    def play(self, tune):
        """Begin the tune, in place of one that plays, and return. Nothing sounds at volume 0."""
        self.stop()
        if self.volume:
            self._tune = tune
            self._at = 0
            self._next(self._timer)

    def stop(self):
        """Silence now."""
        self._timer.deinit()
        self._pwm.duty_u16(0)
        self._tune = ()

    def _next(self, timer):
        at = self._at
        if at + 1 >= len(self._tune):
            self._pwm.duty_u16(0)
            return
        frequency = self._tune[at]
        if frequency:
            self._pwm.freq(frequency)
        self._pwm.duty_u16(_DUTY[self.volume] if frequency else 0)
        self._at = at + 2
        timer.init(mode=Timer.ONE_SHOT, period=self._tune[at + 1], callback=self._step)
