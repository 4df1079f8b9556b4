# judgekit: `make demo` shows it, `make test` proves it, `make bench` measures it.
# For those who work on it: `make check` while you work, `make format`, `make docs`, `make new-scenario ID=… IN=…`,
# `make new-keyword NAME=… RULE=… JA=…`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
SINCE ?= main
GAME ?= mtg
TAKES ?=
KIND ?= static
NEVER := site-packages/(pip|setuptools|pkg_resources|mypy|mypyc)/|networkx/.*/tests/|pygments/lexers/

# What is compiled is kept, whatever the shell says: two processes of tests and the hundred that they start read it again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test unit compiled test-compiled plain bench lint check format docs new-scenario new-keyword man clean

# pip would compile what it installs on one core; what cannot be compiled there is nothing that anybody imports, and neither is
# what NEVER names: the installer itself, mypy (it is machine code), the tests and colour schemes of other packages.
# Our own sources are compiled on the core that making the environment and pip leave idle.
$(STAMP): pyproject.toml bin/judgekit
	@echo "setting up $(VENV) …"
	@$(PYTHON) -m compileall -q judgekit & ours=$$!; \
		{ test -x $(BIN)/python || $(PYTHON) -m venv $(VENV); } && \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.[dev]' && wait $$ours
	@$(BIN)/python -W ignore -m compileall -qq -j 0 -x '$(NEVER)' $(VENV)/lib || true
	@$(BIN)/python -m compileall -q judgekit
	@touch $(STAMP)

demo: $(STAMP)
	@sh demo.sh

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Lint needs one core and the end of the tests leaves one idle: both run at once, and each says what it found.
test: $(STAMP)
	@$(MAKE) --no-print-directory --jobs 2 lint unit

unit: $(STAMP)
	$(BIN)/python -m pytest

# Lint, and the tests of what differs from SINCE (a branch or commit; main when left out).
check: lint
	@$(BIN)/python -m tools.changed $(SINCE)

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Every command and every example that the documents show is run.
docs: $(STAMP)
	$(BIN)/python -m pytest tests/project/test_readme.py tests/project/test_architecture.py \
		tests/project/test_contributing.py tests/project/test_docs.py

# A scenario file to be filled in: make new-scenario ID=two-walls-block IN=combat [GAME=magmell]
new-scenario: $(STAMP)
	@test -n "$(ID)" && test -n "$(IN)" || { echo "usage: make new-scenario ID=two-walls-block IN=combat [GAME=magmell]"; exit 2; }
	@$(BIN)/python -m tools.new_scenario $(ID) $(IN) --game $(GAME)

# A keyword ability of Magic to be filled in: make new-keyword NAME=toxic RULE=702.164 JA=毒性 [TAKES=number] [KIND=triggered]
new-keyword: $(STAMP)
	@test -n "$(NAME)" && test -n "$(RULE)" && test -n "$(JA)" || \
		{ echo "usage: make new-keyword NAME=toxic RULE=702.164 JA=毒性 [TAKES=number|cost] [KIND=static|triggered|…]"; exit 2; }
	@$(BIN)/python -m tools.new_keyword "$(NAME)" $(RULE) $(JA) --takes "$(TAKES)" --kind $(KIND)

# The man page, from the help of the commands: build/judgekit.1
man: $(STAMP)
	@$(BIN)/python -m tools.man_page build

# Machine code of the hot modules, in a copy beside the sources: build/compiled. Nothing needs it; `make plain` removes it.
compiled: $(STAMP)
	@$(BIN)/python -m tools.machine_code

# That it plays the whole corpus as the sources do, to the last record.
test-compiled: $(STAMP)
	$(BIN)/python -m pytest -n 0 -m compiled tests/tools/test_machine_code.py

plain:
	rm -rf build/compiled

bench: $(STAMP)
	@$(BIN)/python -m bench

clean: plain
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
