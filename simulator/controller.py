"""What the models of panel controllers have in common: complaints, and memory full of noise."""

_MOST = 50  # complaints kept


class Controller:
    """What all have in common."""

    def __init__(self):
        self.complaints = []
        self._noise = 12345

    def complain(self, sentence):
        """Note what the driver did wrong."""
        if len(self.complaints) < _MOST:
            self.complaints.append(sentence)

    def elapsed(self, ms):
        """Time passed; a panel without waits takes no notice."""

    def _noisy(self, size):
        """Memory as it may be at power-on."""
        memory = bytearray(size)
        noise = self._noise
        for i in range(size):
            noise = (noise * 75 + 74) % 65537
            memory[i] = noise & 0xFF
        return memory
