"""Boards: one module of data for each handheld. Nothing is imported and nothing is computed here.

NAME        what a person calls it
CHIPS       the chips it is sold with or carries: "rp2040", "rp2350"
DISPLAY     dict; for every panel
              driver            module that drives it, as "hal.st7789"
              width, height     the picture, in pixels
              colours           16 or 2
            over SPI
              spi, sck, mosi, cs, dc     bus and pins
              spi_baud                   bits a second
            over I2C (with both, the address is looked for and SPI taken if nothing answers)
              i2c, sda, scl, address     bus, pins and address
              i2c_baud                   bits a second
            with either
              reset             pin, if there is one
            for a colour panel
              x, y              where the picture starts in the controller's memory
              madctl            memory access control: orientation and order of the colours
              invert            True where black is sent as white (most IPS glasses)
              backlight         PWM pin, if there is one
              setup             tuple of (command, bytes), sent before the panel is lit
            for a monochrome panel
              x                 first column of the picture in the controller's memory
              contrast          the value of full brightness, at most 255
              setup             bytes, all commands, sent before the panel is lit
BUTTONS     dict of UP DOWN LEFT RIGHT A B X Y CENTRE -> GPIO; all to ground, with pull-ups
SCHEME      "pad8", "pad6", "four" or "two": see `hal`
KEYS        dict of a name in BUTTONS -> what is printed on that key, where it is not the name
SOUND       None, or dict: pin
BATTERY     None, or dict: adc (GPIO), scale (pin to cell), empty and full (millivolts), charging
            (GPIO, high while charging) or None
LED         None, or dict: red, green, blue, active ("low" or "high")
NOTE        None, or what a person must know before flashing
Every value carries its source in a comment. None of them was tried on the real thing by us.

How to add one: docs/boards.md. `make boards` lists them.
"""
