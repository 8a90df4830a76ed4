# Duskbell. `make` alone tells what can be made; a target that is up to date costs nothing.

PYTHON = python3
HOST = 127.0.0.1
PORT = 8000
CHROMIUM = /usr/bin/chromium
MINUTES = 30
SEED = 1
COUNT = 1000
PIECES = 100
ROOMS = 30

VENV = .venv
BIN = $(VENV)/bin
PIP = $(BIN)/python -m pip --disable-pip-version-check -qq install
PAGE = src/duskbell/server/page/index.html
NPM = npm --prefix web --loglevel=error
LIGHTHOUSE = benchmarks/lighthouse/node_modules/.package-lock.json
# Folders are listed too, so that a removed file is noticed.
WORDS = $(shell find src/duskbell/locale -mindepth 1 ! -path '*__pycache__*' ! -name '*.py' 2>/dev/null)
PAGE_SOURCES = $(shell find web/src web/public 2>/dev/null) $(WORDS) \
	web/index.html web/worker.js web/pack.js web/vite.config.ts web/svelte.config.js web/tsconfig.json

.DEFAULT_GOAL = help
.DELETE_ON_ERROR:
.PHONY: help install install-dev page play test quick check audit bench soak trials mutants lighthouse looks golden api lock \
	programs chromium postgres haproxy node chaos deploy clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name words; do \
		printf '  make %-12s %s\n' "$$name" "$$words"; done

install: $(VENV)/.installed ## .venv with duskbell and what it needs to run

install-dev: $(VENV)/.installed-dev ## the same, with what tests and checks need

page: $(PAGE) ## build the page from web/ (Node.js and npm)

play: install page ## serve a table here: HOST=127.0.0.1 PORT=8000
	$(BIN)/duskbell serve --host $(HOST) --port $(PORT)

test: $(VENV)/.made ## every test, those in a real browser too
	@$(MAKE) --no-print-directory -j 3 install-dev page programs
	$(BIN)/pytest -n auto --dist worksteal

quick: install-dev ## the tests that need no browser and little time
	$(BIN)/pytest -n auto -m "not e2e and not slow"

check: install-dev web/node_modules/.package-lock.json ## style, types, layers; of the page too
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --strict src tests trials benchmarks
	$(BIN)/lint-imports
	$(NPM) --silent run check
	$(NPM) --silent run format:check

audit: node ## known faults in what Duskbell runs on and is built with: pip-audit, npm audit
	@rm -rf .audit && $(PYTHON) -m venv .audit && .audit/bin/python -m pip --disable-pip-version-check -qq install pip-audit
	@for name in runtime dev; do \
		echo "requirements/$$name.txt:"; \
		found=0; .audit/bin/pip-audit --disable-pip --require-hashes --progress-spinner off -r requirements/$$name.txt \
			>.audit/told 2>&1 || { grep -q '^Found' .audit/told && found=1; }; \
		missed=$$(grep -c 'could not be audited' .audit/told); \
		grep -v 'could not be audited\|^Name  *Skip Reason\|^-* -*$$' .audit/told | tail -n 40; \
		[ "$$missed" = 0 ] || echo "  $$missed packages are not known to this registry's service, which may be none at all."; \
		[ $$found = 0 ] || exit 1; \
	done
	@for folder in web benchmarks/lighthouse; do \
		echo "$$folder/package-lock.json:"; \
		npm --prefix $$folder --package-lock-only audit --audit-level=low >.audit/told 2>&1 && { cat .audit/told; continue; }; \
		grep -q 'severity vulnerabilit' .audit/told && { cat .audit/told; exit 1; }; \
		echo "  not known, this registry has no such service: $$(grep -m 1 -i 'error' .audit/told)"; \
	done
	@rm -rf .audit

bench: install-dev ## the benchmarks, side by side with what they are compared with
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.shadow_hunters
	$(BIN)/python -m benchmarks.fengsheng
	$(BIN)/python -m benchmarks.clocktower --tables 12
	$(BIN)/python -m benchmarks.arena
	$(BIN)/python -m benchmarks.rooms

soak: install-dev ## a hundred rooms for MINUTES=30: does the server stay as it was?
	$(BIN)/python -m benchmarks.soak --minutes $(MINUTES)

trials: install-dev ## the long trials, by the thousand: COUNT=1000 SEED=1; what is done already is not done again
	$(BIN)/python -m trials laws --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials twins --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials restarts --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials shows --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials properties --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials audit --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials worlds --seed $(SEED)
	$(BIN)/python -m trials smallest --seed $(SEED)
	$(BIN)/python -m trials insight --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials listing --seed $(SEED)
	$(BIN)/python -m trials proving --seed $(SEED)
	$(BIN)/python -m trials trouble --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials strainers --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials sects --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials moon --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials scripts --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials crowds --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials words --seed $(SEED) --count $(COUNT)
	$(BIN)/python -m trials ratings --seed $(SEED) --count 40
	$(BIN)/python -m trials kills --seed $(SEED)
	$(BIN)/python -m trials cup-kills --seed $(SEED)
	$(BIN)/python -m trials attack --seed $(SEED)
	$(BIN)/python -m trials halves --seed $(SEED)
	$(BIN)/python -m trials arena --seed $(SEED)

chaos: install-dev postgres haproxy ## things happen to a site of three nodes with ROOMS=30: PIECES=100 times ten; SEED=1
	ROOMS=$(ROOMS) $(BIN)/python -m trials chaos --seed $(SEED) --count $(PIECES)

deploy: install-dev page haproxy ## what lies in deploy/, tried with Debian's own programs; the Containerfile in a bare root
	@command -v promtool >/dev/null && command -v debootstrap >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Prometheus and debootstrap ..."; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
				apt-get install -y -qq --no-install-recommends prometheus debootstrap >/dev/null; \
			service prometheus stop >/dev/null 2>&1 || true; \
		else \
			echo "There is no Prometheus or no debootstrap (Debian's packages): what needs them is skipped."; \
		fi; }
	$(BIN)/pytest -n 0 tests/docs/test_deploy.py
	$(BIN)/python -m trials container

mutants: install-dev ## 150 small faults put into kernel and games: do the tests notice? SEED=1
	$(BIN)/python -m trials mutants --seed $(SEED)

lighthouse: install-dev page chromium $(LIGHTHOUSE) ## Lighthouse on the home page and a table; fails below 95
	CHROME_PATH=$(CHROMIUM) $(BIN)/python -m benchmarks.lighthouse

looks: install-dev page chromium ## pictures of every screen at every size, and what is wrong with them, in looks/
	$(BIN)/python -m tests.e2e.looks

golden: install-dev ## write the golden transcripts anew; read the diff
	$(BIN)/python -m tests.golden

api: install-dev ## write docs/api.md anew from the docstrings
	$(BIN)/python -m tests.docs.api_page

lock: ## pin requirements/*.in anew; UP=--upgrade takes newer versions
	@rm -rf .uv && $(PYTHON) -m venv .uv && .uv/bin/python -m pip --disable-pip-version-check -qq install uv
	@for name in runtime site dev; do \
		constraint=; [ $$name = runtime ] || constraint="--constraint requirements/runtime.txt"; \
		.uv/bin/uv pip compile requirements/$$name.in --output-file requirements/$$name.txt --quiet $(UP) $$constraint \
			--universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
			--annotation-style line || exit 1; \
		sed -i "1i # Made from $$name.in by \`make lock\`." requirements/$$name.txt; \
	done
	@rm -rf .uv
	@! grep -nE '://|index-url|find-links|(^|[ =])/' requirements/*.txt \
		|| { echo "requirements/*.txt must name no host and no path of this machine." >&2; exit 1; }

clean: ## remove everything that was made, .venv and node_modules too
	rm -rf $(VENV) .uv .audit .bench .trials .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist \
		web/node_modules benchmarks/lighthouse/node_modules src/duskbell/server/page looks
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- how ---

$(VENV)/.made:
	@command -v $(PYTHON) >/dev/null && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Duskbell needs Python 3.11 or newer, and $(PYTHON) is" \
			"$$($(PYTHON) --version 2>/dev/null || echo missing): say 'make PYTHON=python3.12 ...'." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing python3-venv ..."; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; \
		else \
			echo "$(PYTHON) cannot make a virtual environment: install Debian's python3-venv first." >&2; exit 1; \
		fi; }
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: requirements/runtime.txt pyproject.toml $(VENV)/.made
	@echo "Installing what duskbell needs into $(VENV) ..."
	@$(PIP) --require-hashes -r requirements/runtime.txt
	@$(PIP) --no-deps --no-build-isolation --no-index -e .
	@touch $@

$(VENV)/.installed-dev: requirements/dev.txt pyproject.toml $(VENV)/.made
	@echo "Installing what duskbell and its tests need into $(VENV) ..."
	@$(PIP) --no-compile --require-hashes -r requirements/dev.txt
	@# pip would do it on one core, one file after the other; what of it is not Python 3.11 is no fault.
	@$(BIN)/python -m compileall -qq -j 0 -x "/site-packages/.*/tests?/" $(VENV)/lib src benchmarks trials tests >/dev/null 2>&1 || true
	@$(PIP) --no-deps --no-build-isolation --no-index -e .
	@touch $(VENV)/.installed $@

node:
	@node -e 'let [a, b] = process.versions.node.split("."); process.exit(+!(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18)))' \
		2>/dev/null || { \
		echo "Duskbell's page is built with Node.js 20.19, 22.12 or newer, and node is" \
			"$$(node --version 2>/dev/null || echo missing): install a newer one." >&2; exit 1; }
	@command -v npm >/dev/null || { echo "Duskbell's page is built with npm, and npm is missing: install it." >&2; exit 1; }

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc | node
	@echo "Installing what the page is built with into web/node_modules ..."
	@$(NPM) ci
	@touch $@

$(LIGHTHOUSE): $(addprefix benchmarks/lighthouse/,package.json package-lock.json .npmrc) | node
	@echo "Installing Lighthouse into benchmarks/lighthouse/node_modules ..."
	@npm --prefix benchmarks/lighthouse --loglevel=error ci
	@touch $@

$(PAGE): web/node_modules/.package-lock.json $(PAGE_SOURCES) | node
	@echo "Building the page ..."
	@$(NPM) --silent run build -- --logLevel warn
	@touch $@

# One after the other, since apt-get does not run beside itself.
programs:
	@for program in chromium postgres haproxy; do $(MAKE) --no-print-directory $$program || exit 1; done

postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing PostgreSQL for the tests of the store ..."; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null; \
		else \
			echo "There is no PostgreSQL (Debian's package postgresql): the tests of the store on it are skipped."; \
		fi; }

haproxy:
	@command -v haproxy >/dev/null || [ -x /usr/sbin/haproxy ] || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing haproxy for the tests of several nodes ..."; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq haproxy >/dev/null; \
			service haproxy stop >/dev/null 2>&1 || true; \
		else \
			echo "There is no haproxy (Debian's package haproxy): the test of a site with three nodes is skipped."; \
		fi; }

chromium:
	@[ -x $(CHROMIUM) ] || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing Chromium for the browser tests ..."; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
				apt-get install -y -qq chromium fonts-noto-cjk >/dev/null; \
		else \
			echo "The browser tests need $(CHROMIUM): install Debian's chromium and fonts-noto-cjk," \
				"or say 'make quick'." >&2; exit 1; \
		fi; }
