"""What is asked again while nothing has changed is answered as before; whatever an answer rests on makes it be found anew."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from judgekit.cli.rules import changes
from judgekit.cli.scenarios import asking, checking
from judgekit.core.errors import UsageFault
from judgekit.library import folders, stamp
from tests.cli.conftest import Run

SCENARIO = """scenario: 1
id: idle
game: magmell
rules: magmell@1.01
given: {{players: {{A: {{life: 10}}, B: {{life: 10}}}}, turn: {{active: A, step: main, priority: A}}}}
script: [{{do: {{pass: all}}, expect: [{{player: B, life: {life}}}]}}]
"""
USING = """scenario: 1
id: using
game: mtg
rules: mtg@20210922
use: cards.yaml
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield: [{id: o, card: Ox, controller: A}]
script: [{do: {pass: A}, expect: [{object: o, power: 4}]}]
"""
CARDS = "cards: {{Ox: {{types: Creature - Ox, pt: {pt}}}}}\n"
ASKED = 'A: Adder "Deathtouch" 1/1 attacking; B: Giant 5/5 blocking Adder'


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own, in which no answer lies."""
    folder = tmp_path / "own-cache" / "judgekit"
    folder.mkdir(parents=True)
    for built in Path(folders.cache()).glob("st*-*"):
        (folder / built.name).symlink_to(built)
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parent))
    return folder


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let nothing be worked out from now on."""

    def worked_out(*_arguments: object, **_named: object) -> int:
        raise UsageFault("worked out")

    def patched() -> None:
        for module, name in ((checking, "check"), (asking, "ask"), (changes, "history_of")):
            monkeypatch.setattr(module, name, worked_out)

    return patched


def scenario(folder: Path, life: int = 10) -> str:
    file = folder / "idle.yaml"
    file.write_text(SCENARIO.format(life=life), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("arguments", [("ask", ASKED, "--lang", "en"), ("history", "100.1")])
def test_what_is_asked_again_is_answered_as_before(
    run: Run, never: Callable[[], None], arguments: tuple[str, ...]
) -> None:
    first = run(*arguments)
    assert first.code == 0
    never()
    assert run(*arguments) == first
    assert run(*arguments, "--json").code == 2


def test_a_verdict_is_given_again_until_the_file_changes(run: Run, never: Callable[[], None], tmp_path: Path) -> None:
    file = scenario(tmp_path)
    first = run("check", file)
    assert (first.code, "1 pass" in first.out) == (0, True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "check_paths", None)
        assert run("check", file) == first
    scenario(tmp_path, 9)
    os.utime(file, ns=(1, 1))
    assert run("check", file).code == 1


def test_what_fails_is_worked_out_each_time(run: Run, cache: Path, tmp_path: Path) -> None:
    file = scenario(tmp_path, 9)
    assert run("check", file) == run("check", file)
    assert list(cache.glob("answer-*")) == []


def test_a_card_file_that_a_scenario_uses_is_looked_at_too(run: Run, tmp_path: Path) -> None:
    cards, file = tmp_path / "cards.yaml", tmp_path / "using.yaml"
    file.write_text(USING, encoding="utf-8")
    cards.write_text(CARDS.format(pt="4/4"), encoding="utf-8")
    assert [run("check", str(file)).out.splitlines()[-1] for _ in range(2)] == ["1 scenarios: 1 pass"] * 2
    cards.write_text(CARDS.format(pt="3/4"), encoding="utf-8")
    assert run("check", str(file)).code == 1
    cards.unlink()
    assert run("check", str(file)).code == 1


def test_a_folder_is_checked_each_time(run: Run, cache: Path, tmp_path: Path) -> None:
    folder = tmp_path / "several"
    folder.mkdir()
    scenario(folder)
    assert run("check", str(folder)).code == 0
    assert list(cache.glob("answer-*")) == []


@pytest.mark.parametrize("damage", [b"", b"\x80", b"another\t1\t1\n\0\nno end"])
def test_an_answer_that_cannot_be_read_is_found_anew(run: Run, cache: Path, tmp_path: Path, damage: bytes) -> None:
    file = scenario(tmp_path)
    first = run("check", file)
    (kept,) = cache.glob("answer-*")
    whole = kept.read_bytes()
    for content in (damage, whole[:-1], whole[: len(whole) // 2]):
        kept.write_bytes(content)
        assert run("check", file) == first
        assert kept.read_bytes() == whole


def test_another_language_and_another_choice_are_another_question(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = scenario(tmp_path)
    english = run("check", file).out
    monkeypatch.setenv("JUDGEKIT_LANG", "ja")
    assert run("check", file).out != english
    monkeypatch.setenv("JUDGEKIT_LANG", "en")
    assert run("check", file).out == english
    assert json.loads(run("check", file, "--json").out)["results"]


def test_an_answer_rests_on_all_of_our_code() -> None:
    said = stamp.of_ours()
    for module in ("scenarios/running.py", "games/mtg/rules.py", "cli/rules/changes.py", "table/adapter.py"):
        assert os.path.join(folders.PACKAGE, module) + "\t" in said  # noqa: PTH118 - as the stamp writes it
    assert "concordance-otj.tsv" in said
