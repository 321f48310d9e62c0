# make play   set everything up and play          make test   set everything up and run every test
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell find theogony -name '*.py' -not -name 'table.py' 2>/dev/null)

.PHONY: help play test dev bench soak build lint format clean setup

help:
	@echo "make play    play in this terminal        make test    run every test"
	@echo "make dev     play, interpreted            make bench   measure the engine"
	@echo "make soak    long random campaigns        make format  format the source"

# --- set-up: the virtual environment, then the compiled engine ---

.stamps/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Theogony needs Python 3.11 or newer; '$(PYTHON)' is not. Say: make PYTHON=/path/to/python3.11 …"; exit 1; }
	@$(PYTHON) -m venv .venv || \
	  { echo "Python cannot make a virtual environment; on Debian: apt-get install python3-venv"; exit 1; }
	@mkdir -p .stamps && touch $@

.stamps/setup: pyproject.toml .stamps/venv
	@echo "Installing what Theogony needs …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "setuptools>=77" wheel "mypy[mypyc]==2.4.1"
	@THEOGONY_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --editable ".[dev]" 2>&1 | grep -v '^WARNING' || true
	@$(BIN)/python -c 'import theogony, typer, pytest' || { echo "The set-up failed: pip could not install what pyproject.toml lists."; exit 1; }
	@touch $@

.stamps/build: .stamps/setup setup.py $(SOURCES)
	@$(BIN)/python tools/build_engine.py
	@touch $@

setup: .stamps/setup
build: .stamps/build

# --- playing ---

play: build
	@$(BIN)/theogony play gods

dev: setup
	@THEOGONY_INTERPRETED=1 $(BIN)/theogony play gods

# --- checking ---

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

format: setup
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

test: build lint
	@$(BIN)/python -m pytest -n 2 tests
	@echo "The same laws, interpreted:"
	@THEOGONY_INTERPRETED=1 $(BIN)/python -m pytest -n 2 tests/laws tests/kernel tests/games

soak: build
	@THEOGONY_SOAK=1 $(BIN)/python -m pytest -n 2 tests/laws

bench: build
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench]" --no-build-isolation
	@$(BIN)/theogony bench

clean:
	rm -rf .venv .stamps build dist *.egg-info *.so .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find theogony -name '*.so' -delete
