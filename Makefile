# Every task a person does. `make` or `make help` lists them.

PYTHON ?= python3
BOARD ?= waveshare_lcd_1_3
JOBS ?= 2

BIN = .venv/bin
RUN = $(BIN)/python
READY = .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play boards test test-fast test-micropython check format soak bench strength \
	pictures art fonts texts flash uf2 package bench-device clean

help: ## list the targets
	@echo "make TARGET:"
	@sed -n 's/^\([a-z][a-z0-9-]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(READY) ## make .venv with everything that play, test and flash need

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; set PYTHON=…"; exit 1; }
	@test -x $(RUN) || $(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "no venv: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "installing into .venv what pyproject.toml lists: once, about a minute"
	@$(RUN) -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	@$(RUN) -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

play: $(READY) ## play in a window, or in the terminal when there is no display [BOARD=…]
	@$(RUN) -m simulator play --board $(BOARD)

# What tests need of npm, where there is an npm.
MODULES := $(if $(shell command -v npm),simulator/wasm/node_modules simulator/chip/node_modules)

test: $(READY) $(MODULES) ## every test, on CPython and on MicroPython
	@$(RUN) -m pytest -n $(JOBS) -q

test-fast: $(READY) $(MODULES) ## rules, players, formats, tools: in under a minute
	@$(RUN) -m pytest -n $(JOBS) -q -m "not slow"

test-micropython: $(READY) ## only the shared tests, only on MicroPython
	@$(RUN) -m tests.micropython

check: $(READY) ## lint (ruff) and type-check (mypy)
	@$(BIN)/ruff check .
	@$(BIN)/mypy

format: $(READY) ## sort imports and mend what ruff can mend
	@$(BIN)/ruff check --fix .

boards: $(READY) ## list the boards
	@$(RUN) -m simulator boards

soak: $(READY) ## many thousands of random games and positions, every invariant at every step
	@$(RUN) -m tests.engine.soak
	@$(RUN) -m tests.players.soak

bench: $(READY) simulator/wasm/node_modules ## games a second, and what a game weighs
	@$(RUN) -m simulator.bench

strength: $(READY) ## how strong the computer players are, for the README (takes hours)
	@$(RUN) -m simulator.strength

pictures: $(READY) ## draw the pictures of the README anew
	@$(RUN) -m simulator.pictures

art: $(READY) ## draw the card sheets anew
	@$(RUN) -m firmware.art.generate

fonts: $(READY) ## pack the fonts anew: the characters that the texts need
	@$(RUN) -m firmware.fonts.generate

texts: $(READY) fonts ## pack the texts of all languages anew, and the fonts with them
	@$(RUN) -m firmware.texts.generate

flash: $(READY) ## install on a board that runs MicroPython [BOARD=… PORT=… YES=1]
	@$(RUN) -m boards.tools.flash --board $(BOARD) $(if $(PORT),--port $(PORT)) $(if $(YES),--yes)

uf2: $(READY) ## one file to drag onto a new board [BOARD=… MICROPYTHON=image.uf2]
	@test -n "$(MICROPYTHON)" || \
		{ echo "say which image: make uf2 BOARD=… MICROPYTHON=image.uf2"; exit 2; }
	@$(RUN) -m boards.tools.uf2 --board $(BOARD) --micropython $(MICROPYTHON)

package: $(READY) ## a package for mpremote mip, and a manifest to freeze [BOARD=…]
	@$(RUN) -m boards.tools.package --board $(BOARD)

bench-device: $(READY) simulator/chip/node_modules ## the budget, on the emulated chip [PICO_UF2=…]
	@test -n "$(PICO_UF2)" || \
		{ echo "say which image: make bench-device PICO_UF2=RPI_PICO.uf2"; exit 2; }
	@PICO_UF2="$(PICO_UF2)" $(RUN) -m simulator.chip.bench

simulator/%/node_modules: simulator/%/package-lock.json
	@cd simulator/$* && npm ci --silent --no-audit --no-fund
	@touch $@

clean: ## remove what a build or a test leaves behind, not .venv
	@rm -rf build .pytest_cache .ruff_cache .mypy_cache .hypothesis
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
