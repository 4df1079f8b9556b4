"""Machine code is made beside the sources, never among them, and plays the whole corpus as they do (`make test-compiled`)."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import machine_code

GAMES = ["corpus/mtg", "corpus/dm", "corpus/magmell"]
PLACES = "import judgekit.engine.positions as one, judgekit.games.mtg.layers.layers as two; print(one.__file__, two.__file__)"


def asked(root: Path, *arguments: str) -> list[str]:
    """Return what Python says by the judgekit of a folder, line by line."""
    own = {"PYTHONPATH": str(root), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=os.environ | own, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_module_that_is_compiled_is_there_and_named_once() -> None:
    modules = machine_code.compiled_modules()
    assert [module for module in modules if not (machine_code.ROOT / module).is_file()] == []
    assert len(set(modules)) == len(modules)


STOPS_EARLY = {"chain", "dropwhile", "enumerate", "filter", "islice", "iter", "map", "takewhile"}
"""What hands on one thing after another of what it is given, as long as somebody asks for more."""


def eager(module: ast.AST) -> list[int]:
    """Return the lines with a generator expression of which not everything may be wanted.

    The compiler makes a list of what it would yield: machine code looks for every legal answer where one is asked for.
    """
    found: list[int] = []
    for node in ast.walk(module):
        given: list[ast.AST | None] = []
        if isinstance(node, ast.Return):
            given = [node.value]
        elif isinstance(node, ast.For):
            given = [node.iter, *((node.iter.body, node.iter.orelse) if isinstance(node.iter, ast.IfExp) else ())]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in STOPS_EARLY:
            given = [*node.args]
        found.extend(one.lineno for one in given if isinstance(one, ast.GeneratorExp))
    return found


def test_nothing_is_compiled_that_yields_what_nobody_may_ask_for() -> None:
    for module in machine_code.compiled_modules():
        assert eager(ast.parse((machine_code.ROOT / module).read_text(encoding="utf-8"))) == [], module
    assert eager(ast.parse("def f(x):\n return (y for y in x)\nnext(filter(None, (y for y in f(1))))")) == [2, 3]
    assert eager(ast.parse("sum(y for y in x)\nz = tuple(filter(None, [y for y in x]))")) == []


def test_no_machine_code_lies_among_the_sources() -> None:
    judgekit = machine_code.ROOT / "judgekit"
    assert [file for kind in ("*.so", "*.pyd") for file in judgekit.rglob(kind)] == []


def test_a_copy_of_other_sources_or_half_made_is_not_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "made_of", lambda _root: "as they are")
    assert not machine_code.fresh(tmp_path)
    (tmp_path / "made-of").write_text("as they were", encoding="utf-8")
    assert not machine_code.fresh(tmp_path)
    (tmp_path / "made-of").write_text("as they are", encoding="utf-8")
    assert machine_code.fresh(tmp_path)


def test_other_sources_are_told_from_these(tmp_path: Path) -> None:
    file = tmp_path / "judgekit" / "one.py"
    file.parent.mkdir()
    file.write_text("ONE = 1\n", encoding="utf-8")
    before = machine_code.made_of(tmp_path)
    assert machine_code.made_of(tmp_path) == before
    file.write_text("ONE = 2\n", encoding="utf-8")
    assert machine_code.made_of(tmp_path) != before


@pytest.mark.slow
@pytest.mark.compiled
def test_machine_code_plays_the_corpus_as_the_sources_do() -> None:
    machine_code.main()
    assert all(place.endswith((".so", ".pyd")) for place in asked(machine_code.COPY, "-c", PLACES)[0].split())
    plain = asked(machine_code.ROOT, "-m", "bench.traces", *GAMES)
    assert len(plain) > 2_000
    fast = asked(machine_code.COPY, "-m", "bench.traces", *GAMES)
    assert [pair for pair in zip(plain, fast, strict=True) if pair[0] != pair[1]] == []
