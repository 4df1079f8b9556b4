"""Modules and expressions that an earlier process kept are those that would be loaded; what is damaged is loaded from the disk."""

import builtins
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import judgekit.core
from judgekit.cli import loading
from judgekit.core import keeping
from judgekit.core.numbers import normalise
from tests.library.conftest import seed

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = """scenario: 1
id: idle
game: magmell
rules: magmell@1.01
given: {players: {A: {life: 10}, B: {life: 10}}, turn: {active: A, step: main, priority: A}}
script: [{do: {pass: all}, expect: [{player: B, life: LIFE}]}]
"""
TOLD = """
import re, sys
from _frozen_importlib_external import SourceFileLoader
real, from_disk = SourceFileLoader.get_code, []
def get_code(loader, name):
    from_disk.append(name)
    return real(loader, name)
from judgekit.cli import kept, loading, start
SourceFileLoader.get_code = get_code
code = start.main(sys.argv[1:])
SourceFileLoader.get_code = real
ours = [name for name in from_disk if name.startswith("judgekit.")]
taken = [one for module in [*sys.modules.values()] for one in vars(module).values() if type(one).__name__ == "Later"]
re.purge()
alike = all(re.compile(one.pattern, one.flags & ~re.UNICODE) == one for one in taken)
own = [module for name, module in sys.modules.items() if name.startswith("judgekit.games.magmell.")]
whole = all(module.__file__ == module.__spec__.origin == module.__spec__.loader.get_filename() for module in own)
print(code, len(ours) > 50, len(ours) > 1, len(taken) > 5, alike, bool(own) and whole)
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    return tmp_path / "idle.yaml"


def told(scenario: Path, life: int = 10) -> str:
    """Check a scenario that was never checked before in a process of its own; return what it said and how it loaded."""
    before = scenario.read_text(encoding="utf-8") if scenario.exists() else ""
    scenario.write_text(SCENARIO.replace("LIFE", str(life)) + "#" * (len(before) + 1), encoding="utf-8")
    own = {"XDG_CACHE_HOME": str(scenario.parent / "cache"), "PYTHONPATH": str(ROOT), "JUDGEKIT_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", TOLD, "check", str(scenario)],
        capture_output=True,
        text=True,
        env=os.environ | own,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout


def lent(cache: Path, to: Path) -> None:
    """Give a cache what another command compiled, as if that had been asked there."""
    own = to / "judgekit"
    own.mkdir(parents=True)
    for kept in (*(cache / "judgekit").glob("made-lender-*"), *(cache / "judgekit").glob("made-expressions-*")):
        shutil.copyfile(kept, own / kept.name)


def made(scenario: Path) -> list[Path]:
    return sorted((scenario.parent / "cache" / "judgekit").glob("made-*"))


def test_what_was_loaded_once_is_taken_over(scenario: Path) -> None:
    first = told(scenario)
    assert first.endswith("0 True True True True True\n")
    assert {path.name.split("-")[1] for path in made(scenario)} >= {"modules", "expressions", "compiled"}
    again = told(scenario)
    assert again.endswith("0 False False True True True\n")
    assert again.splitlines()[:-1] == first.splitlines()[:-1]


def test_a_verdict_that_fails_is_the_same_by_modules_and_expressions_taken_over(
    scenario: Path, asked: tuple[Path, list[list[str]]]
) -> None:
    lent(asked[0], scenario.parent / "cache")
    first = told(scenario, life=9)
    again = told(scenario, life=9)
    assert first.splitlines()[:-1] == again.splitlines()[:-1]
    assert first.endswith("1 True True True True True\n")
    assert again.endswith("1 False False True True True\n")


def test_what_is_damaged_is_loaded_from_the_disk(scenario: Path, asked: tuple[Path, list[list[str]]]) -> None:
    lent(asked[0], scenario.parent / "cache")
    first = told(scenario)
    for path in made(scenario):
        path.write_bytes(path.read_bytes()[:-1])
    assert told(scenario) == first
    assert told(scenario).endswith("0 False False True True True\n")


def test_what_is_read_as_a_card_is_the_same_by_what_was_kept(
    tmp_path: Path, asked: tuple[Path, list[list[str]]]
) -> None:
    lent(asked[0], tmp_path / "cache")
    own = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(ROOT), "JUDGEKIT_LANG": "en"}
    line = [sys.executable, "-c", TOLD, "card", "--text", "Flying. When ~ enters, draw a card.", "--types", "Creature"]
    first, again = (
        subprocess.run(line, capture_output=True, text=True, env=os.environ | own, check=True).stdout for _ in range(2)
    )
    assert first.splitlines()[:-1] == again.splitlines()[:-1]
    assert again.endswith(" False False True True False\n")  # no module of MAGMELL is loaded
    assert {path.name.split("-")[1] for path in (tmp_path / "cache" / "judgekit").glob("made-*")} >= {
        "modules",
        "english",
    }


COUNTED = """
import re, sys
real, compiled = re._compiler.compile, []
def compile(text, flags=0):
    compiled.append(text)
    return real(text, flags)
re._compiler.compile = compile
from judgekit.cli import start
start.main(sys.argv[1:])
print(ascii([text for text in compiled if not re.search("Ox|Yak|Elk", str(text))]))
"""


def test_what_one_answer_needs_besides_is_read_by_no_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(kept.get, kept.__setitem__)])
    names = [
        f"judgekit.core.{name}" for name in ("accents", "ends_of_names", "losses", "numbers", "tables", "text", "twins")
    ]

    def answered(*needed: str) -> list[set[str]]:
        """Load some modules as a process of its own would; return which stand together, and which by themselves."""
        held = {name: sys.modules.pop(name, None) for name in names}
        try:
            with loading.Modules("nothing") as modules:
                for name in needed:
                    exec(f"import {name}", {"__name__": "nobody"})
            return [set(known) for known in modules._parts.values()]
        finally:
            for name, module in held.items():
                sys.modules.pop(name, None)
                vars(judgekit.core).pop(name.rpartition(".")[2], None)
                if module is not None:
                    sys.modules[name] = module
                    setattr(judgekit.core, name.rpartition(".")[2], module)

    first, further = names[:6], names[6]
    answered(*first)
    (both,) = answered(*first, further)
    assert both == {*names}
    (again,) = answered(*first)
    assert again == {*first}
    # Of what stands together one answer needs one module only: it is read by itself from then on.
    answered(first[0])
    (alone,) = answered(first[0])
    assert alone == {first[0]}
    (all_of_them,) = answered(*names)
    assert all_of_them == {*names}


def test_what_is_loaded_is_given_at_once_and_what_is_not_there_is_the_same_fault() -> None:
    def fault(statement: str) -> str:
        with pytest.raises(ImportError) as found:
            exec(statement, {"__name__": "nobody"})
        return f"{type(found.value).__name__}: {found.value}"

    wrong = (
        "from judgekit.core.numbers import nothing",
        "from judgekit.core import nothing",
        "from nowhere import nothing",
    )
    usual = [fault(statement) for statement in wrong]
    real = builtins.__import__
    taken = "from judgekit.core import numbers\nfrom judgekit.core.numbers import normalise"
    with loading.Modules("nothing"):
        assert builtins.__import__ is not real
        assert [fault(statement) for statement in wrong * 2] == usual * 2
        told = [dict[str, Any](), dict[str, Any](), dict[str, Any]()]
        for names in told[:2]:
            exec(taken, names)
        kept = sys.modules.pop("judgekit.core.numbers")
        try:
            exec(taken, told[2])
        finally:
            sys.modules["judgekit.core.numbers"] = judgekit.core.numbers = kept
    first, second, anew = (names["normalise"] for names in told)
    assert first is second is told[0]["numbers"].normalise is normalise
    assert anew is not normalise
    assert builtins.__import__ is real


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory, real_stores: Path) -> tuple[Path, list[list[str]]]:
    """A cache to which three processes came that were asked one after the other, and the lines that each printed."""
    folder = tmp_path_factory.mktemp("asked")
    seed(folder, real_stores)
    own = {"XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPATH": str(ROOT), "JUDGEKIT_LANG": "en"}
    return folder / "cache", [
        subprocess.run(
            [sys.executable, "-c", COUNTED, "ask", f'A: {name} "Trample" 6/6 attacking; B: Wall 0/4 blocking {name}'],
            capture_output=True,
            text=True,
            env=os.environ | own,
            check=True,
        ).stdout.splitlines()
        for name in ("Ox", "Yak", "Elk")
    ]


def test_what_was_compiled_while_a_question_was_answered_is_taken_over(asked: tuple[Path, list[list[str]]]) -> None:
    _cache, found = asked
    told = [
        [line.replace(name, "Ox") for line in lines[:-1]]
        for name, lines in zip(("Ox", "Yak", "Elk"), found, strict=True)
    ]
    assert told[0] == told[1] == told[2]
    # The first leaves it behind, since it has no store to build besides: it would keep nothing then.
    compiled = [lines[-1] != "[]" for lines in found]
    assert compiled[0]
    assert not compiled[2]


def test_a_process_that_built_a_store_keeps_nothing_of_it_for_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(kept.get, kept.__setitem__)])
    told = []
    for built in (False, True):
        kept.clear()
        monkeypatch.delitem(sys.modules, "judgekit.library.building", raising=False)
        if built:
            monkeypatch.setitem(sys.modules, "judgekit.library.building", sys)
        before = sys.modules.pop("judgekit.core.numbers")
        try:
            with loading.Modules("nothing"):
                exec("from judgekit.core.numbers import normalise", {"__name__": "nobody"})
        finally:
            sys.modules["judgekit.core.numbers"] = judgekit.core.numbers = before
        told.append("modules-nothing" in kept)
    assert told == [True, False]


SELDOM_NEEDED = (
    "ast",
    "dataclasses",
    "difflib",
    "inspect",
    "json",
    "judgekit.games.mtg.text.english.rows.actions",
    "pathlib",
    "random",
    "tokenize",
    "tomllib",
    "traceback",
    "typer",
    "typing",
)
"""Modules that few answers need and that take longer to load than a small question to be answered."""


NOT_FOR_ONE_FILE = (
    "contextlib",
    "copy",
    "importlib",
    "judgekit.games.mtg.text.english.grammar",
    "signal",
    "string",
    "urllib",
    "warnings",
    "weakref",
    "yaml",
)
"""Modules that a first `check` of one plain file does without."""


@pytest.mark.parametrize(
    "question",
    [
        ["ask", 'A: Adder "Deathtouch" 1/1 attacking; B: Giant 5/5 blocking Adder'],
        ["check", str(ROOT / "corpus" / "mtg" / "scenarios" / "combat" / "attack-legal.yaml")],
        ["card", "--text", "Flying"],
    ],
)
def test_a_question_that_was_never_asked_loads_nothing_that_only_few_answers_need(
    question: list[str], asked: tuple[Path, list[list[str]]]
) -> None:
    # What a command makes for its like, `card` what it makes of the grammar too, other tests look at in caches of their own.
    cache, _found = asked
    seldom = SELDOM_NEEDED + (NOT_FOR_ONE_FILE if question[0] == "check" else ())
    program = (
        "import sys\nbefore = set(sys.modules)\nfrom judgekit.cli import start\ncode = start.main(sys.argv[1:])\n"
        f"print(code, sorted({{*{seldom!r}}} & {{*sys.modules}} - before))"
    )
    own = {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(ROOT), "JUDGEKIT_LANG": "en"}
    for _ in range(2):  # the first process makes what later ones take over
        done = subprocess.run(
            [sys.executable, "-c", program, *question],
            capture_output=True,
            text=True,
            env=os.environ | own,
            check=False,
        )
        for answer in (cache / "judgekit").glob("answer-*"):
            answer.unlink()
    assert done.stdout.splitlines()[-1] == "0 []"
