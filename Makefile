# From nothing but Python 3.11 and make: `make play` plays, `make test` checks everything.

VENV := .venv
BIN := $(VENV)/bin
# One more than two cores have work for: two fifths of the time a test waits for a process or a page.
JOBS ?= 3
TESTS ?= tests
ARGS ?=

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	"$$p" -c '$(NEW_ENOUGH)' 2>/dev/null && echo "$$p" && break; done)
# The joined modules of the page, and all that they are made from.
JOINED := src/weald/site/joined/joined.json
MODULES := $(shell find src/weald/web/js src/weald/web/games src/weald/web/vendor -name '*.js') tools/join.mjs package-lock.json
# Another Chromium for the browser tests: make test CHROMIUM=/path/to/chrome
CHROMIUM ?=
NPM_RUN := npm run --silent

# Python compiles what it imports; to compile everything takes half of an installation.
PIP_INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile
INSTALL_WEALD := $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
PIN := $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --no-config --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate --no-emit-index-url --no-emit-find-links
say = @printf '== %s\n' "$(1)"

# The checks start Python some hundred times: without compiled files each start takes twice as long.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play site test lint compiles compiled js pytest coverage screens proofs format bench docs soak guard games attack load cluster pin release clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# The trap keeps make from reporting Ctrl-C, the ordinary way to stop, as an error.
play: $(VENV)/.play $(JOINED) ## set up what is missing, start the server, open the browser (ARGS="--port 8000")
	@trap : INT; $(BIN)/weald serve $(ARGS); code=$$?; [ $$code -ne 130 ] || code=0; exit $$code

site: $(VENV)/.play $(JOINED) ## the page as a folder that any static host serves, playing without a server (OUT=folder BASE=/path/)
	@command -v node >/dev/null && command -v npm >/dev/null || { echo "make site needs node and npm: install the packages nodejs and npm."; exit 1; }
	@[ -n "$(OUT)" ] || { echo "Name the folder: make site OUT=folder"; exit 1; }
	@$(MAKE) --no-print-directory node_modules/.ready
	$(call say,The engine: Python and Weald as WebAssembly)
	@node tools/engine.mjs build/engine
	@$(BIN)/weald site $(OUT) --base $(or $(BASE),/) $(ARGS)

# What comes before the tests keeps one core busy each: two at a time, set-up included.
test: $(VENV)/.dev ## every check: style, types, unit, property and browser tests; installs no system package
	@$(BIN)/python tools/programs.py >/dev/null
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=line lint js compiles
	@$(MAKE) --no-print-directory pytest
	@$(BIN)/python tools/programs.py

lint: $(VENV)/.dev ## ruff, and mypy --strict on package, tests and tools
	$(call say,Style: ruff)
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	$(call say,Types: mypy --strict)
	@$(BIN)/mypy

compiles: $(VENV)/.dev ## the front end of mypyc over kernel, games and ai
	$(call say,Compilable: the front end of mypyc)
	@$(BIN)/python tools/mypyc_front.py

compiled: $(VENV)/.dev ## a compiled wheel in .compiled, and the tests with it (TESTS=tests/kernel JOBS=4)
	$(call say,Compiled: mypyc and the C compiler (ten minutes or more the first time))
	@rm -rf .compiled
	@WEALD_COMPILE=1 nice $(BIN)/python -m build --wheel --no-isolation --outdir .compiled >/dev/null
	@$(PIP_INSTALL) --no-deps --target .compiled/site .compiled/weald-*.whl
	@PYTHONPATH="$(CURDIR)/.compiled/site" $(BIN)/weald --version
	$(call say,Tests of the compiled engine: pytest in $(JOBS) processes)
	@PYTHONPATH="$(CURDIR)/.compiled/site" nice $(BIN)/pytest --numprocesses $(JOBS) --dist worksteal -m "not browser and not proof" $(TESTS)

js: ## the pages: style, types and unit tests of the JavaScript, where node is there
	$(call say,The pages: Biome; tsc --checkJs; node --test)
	@if command -v npm >/dev/null; then \
		$(MAKE) --no-print-directory node_modules/.ready && $(NPM_RUN) lint && $(NPM_RUN) types && $(NPM_RUN) test; \
	else \
		echo "Left out: node and npm are not installed."; \
	fi

pytest: export WEALD_CHROMIUM := $(CHROMIUM)
pytest: $(VENV)/.dev $(JOINED) ## the tests alone (TESTS=tests/kernel JOBS=4)
	$(call say,Tests: pytest in $(JOBS) processes)
	@$(BIN)/pytest --numprocesses $(JOBS) --dist worksteal $(TESTS)

screens: export WEALD_CHROMIUM := $(CHROMIUM)
screens: $(VENV)/.dev $(JOINED) ## every question of every game fits every screen, in all languages (ten minutes)
	@WEALD_ALL_SCREENS=1 $(BIN)/pytest --numprocesses $(JOBS) tests/browser/test_one_screen.py

proofs: export WEALD_CHROMIUM := $(CHROMIUM)
proofs: $(VENV)/.dev $(JOINED) ## long proofs: whole games by keyboard, many kills, every late player (some minutes)
	@$(BIN)/pytest --numprocesses $(JOBS) -m proof $(TESTS)

coverage: $(VENV)/.dev ## lines that tests run, without browsers: build/coverage/index.html
	@$(BIN)/pytest --numprocesses $(JOBS) -m "not browser and not proof" --cov=weald --cov-report=html:build/coverage --cov-report=term:skip-covered $(TESTS)

format: $(VENV)/.dev ## put the code in order
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@[ ! -x node_modules/.bin/biome ] || $(NPM_RUN) format

bench: $(VENV)/.play ## decisions and games per second of every game (ARGS="--format json")
	@$(BIN)/weald bench $(ARGS)

docs: $(VENV)/.docs ## the documentation site, in build/docs; a warning is an error
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "Built: build/docs/index.html"

soak: $(VENV)/.dev ## ten minutes of killed servers and cut lines, then nothing may be lost (ARGS="--seconds 300")
	@$(BIN)/python -m tools.soak $(ARGS)

guard: $(VENV)/.dev ## 300 positions of each game in which an answer loses at once: no bot may give it
	@nice $(BIN)/python -m tools.losing_answers $(ARGS)

games: $(VENV)/.dev ## thousands of random games of Spirit Island, all laws checked (ARGS="--games 5000")
	@nice $(BIN)/python tools/random_games.py $(ARGS)

attack: $(VENV)/.dev ## floods, crafted records, greedy visitors against a service on loopback; a report (ARGS="hints")
	@PYTHONPATH=tools $(BIN)/python -m attack $(ARGS)

load: $(VENV)/.dev ## the cost and the latency of answers to pages (ARGS="--beside PYTHON" measures another version as well)
	@$(BIN)/python -m tools.load $(ARGS)

cluster: $(VENV)/.dev ## four processes on one PostgreSQL behind nginx (ARGS="--check", ARGS="--measure")
	@PYTHONPATH=tools $(BIN)/python -m cluster $(ARGS)

pin: $(VENV)/.dev ## choose the newest versions and pin them with their hashes
	@$(PIP_INSTALL) uv
	@$(PIN) --group build --output-file requirements.txt
	@$(PIN) --extra postgres --constraints requirements.txt --output-file requirements-postgres.txt
	@$(PIN) --group dev --constraints requirements.txt --output-file requirements-dev.txt
	@$(PIN) --group page --output-file requirements-node.txt
	@$(PIN) --group docs --constraints requirements-dev.txt --output-file requirements-docs.txt

release: test ## check everything, tag this commit and build what is published, in dist
	$(call say,Release)
	@$(BIN)/python tools/release.py

clean: ## remove what these recipes made
	rm -rf $(VENV) node_modules src/weald/site/joined build dist .compiled .pytest_cache .mypy_cache .ruff_cache .hypothesis test-results
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@if ! "$(PYTHON)" -c '$(NEW_ENOUGH)' 2>/dev/null; then \
		echo "Weald needs Python 3.11 or newer. Install it, or name one: make play PYTHON=/path/to/python3"; \
		exit 1; \
	fi
	$(call say,Setting up: $(VENV) with $$($(PYTHON) --version))
	@$(PYTHON) -m venv $(VENV) || { \
		echo "The environment could not be made. On Debian and Ubuntu it needs: apt-get install python3-venv"; \
		rm -rf $(VENV); \
		exit 1; \
	}

$(VENV)/.play: requirements.txt pyproject.toml | $(BIN)/python
	$(call say,Setting up: what Weald needs to run (once; under a minute))
	@$(PIP_INSTALL) --require-hashes --requirement requirements.txt
	@$(INSTALL_WEALD)
	@touch $@

$(VENV)/.dev: requirements-dev.txt pyproject.toml | $(BIN)/python
	$(call say,Setting up: what the checks need (once; a minute or two))
	@$(PIP_INSTALL) --require-hashes --requirement requirements-dev.txt
	@$(INSTALL_WEALD)
	@touch $@

$(VENV)/.docs: requirements-docs.txt | $(VENV)/.dev
	$(call say,Setting up: what the documentation site needs (once; under a minute))
	@$(PIP_INSTALL) --require-hashes --requirement requirements-docs.txt
	@touch $@

$(JOINED): $(MODULES) | $(BIN)/python
	$(call say,The page: its modules joined)
	@$(BIN)/python tools/join.py

node_modules/.ready: package.json package-lock.json
	$(call say,Setting up: what the checks of the pages need)
	@npm ci --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@
