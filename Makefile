# Every task a person does. `make` or `make help` lists them.

PYTHON ?= python3
BOARD ?= waveshare_lcd_1_3
JOBS ?= 2

BIN = .venv/bin
RUN = $(BIN)/python
READY = .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test test-fast test-micropython check format soak bench bench-device \
	pictures art fonts texts boards clean

help: ## list the targets
	@echo "make TARGET:"
	@sed -n 's/^\([a-z][a-z0-9-]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 20

setup: $(READY) ## make .venv with everything that play, test and flash need

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; set PYTHON=…"; exit 1; }
	@test -x $(RUN) || $(PYTHON) -m venv .venv || \
		{ rm -rf .venv; echo "no venv: on Debian, apt-get install python3-venv"; exit 1; }
	@$(RUN) -m pip install --quiet --disable-pip-version-check 'pip>=25.1'
	@$(RUN) -m pip install --quiet --disable-pip-version-check --group dev
	@touch $@

play: $(READY) ## play in a window, or in the terminal when there is no display [BOARD=…]
	@$(RUN) -m simulator play --board $(BOARD)

test: $(READY) ## every test, on CPython and on MicroPython
	@$(RUN) -m pytest -n $(JOBS) -q

test-fast: $(READY) ## the tests that take no time, in under a minute
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

clean: ## remove what a build or a test leaves behind, not .venv
	@rm -rf build .pytest_cache .ruff_cache .mypy_cache .hypothesis
	@find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
