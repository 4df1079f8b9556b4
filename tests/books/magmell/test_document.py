"""The MAGMELL reader on the real document."""

from collections import Counter
from pathlib import Path

import pytest

from judgekit.books import magmell
from judgekit.core.documents import Reading, SourceText

from ..damaging import assert_balanced, assert_cuts_lose_nothing, damaged

pytestmark = pytest.mark.rulebooks


@pytest.fixture(scope="module")
def source(rulebooks: Path) -> SourceText:
    return SourceText("document", (rulebooks / "magmell-1.01-ja.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def reading(source: SourceText) -> Reading:
    return magmell.read(source)


def test_every_numbered_node_is_there(reading: Reading) -> None:
    assert Counter(node.kind for node in reading.nodes) == {"section": 9, "group": 63, "rule": 203, "subrule": 159}
    assert max((node.number or "").count(".") for node in reading.nodes) == 4


def test_every_line_belongs_to_one_block(reading: Reading) -> None:
    assert_balanced(reading)
    assert reading.account().lines == 466


def test_nothing_is_skipped_and_all_damage_is_named(reading: Reading) -> None:
    assert Counter(problem.code for problem in reading.problems) == {
        "number-irregular": 30,
        "paragraph-broken": 8,
        "word-misprinted": 8,
        "sentence-end-missing": 2,
        "contents-differ": 1,
    }


def test_both_example_notes_belong_to_the_rule_before_them(reading: Reading) -> None:
    assert [node.number for node in reading.nodes if node.examples] == ["302.1.2.1", "306.1.2.2"]
    assert not any(node.notes for node in reading.nodes)


def test_steps_of_the_battle_are_headings(reading: Reading) -> None:
    titled = [node.number for node in reading.nodes if node.title.ja and node.kind not in ("section", "group")]
    assert titled == ["701.1", "701.2", "701.3", "701.4", "701.5", "701.6"]


def test_no_paragraph_holds_a_line_end_but_the_revision_history(reading: Reading) -> None:
    assert [node.number for node in reading.nodes if "\n" in (node.text.ja or "")] == ["8"]


def test_it_is_recognised_and_no_other_document_is_taken_for_it(source: SourceText, rulebooks: Path) -> None:
    assert magmell.recognises(source)
    for path in rulebooks.glob("*.txt"):
        if not path.name.startswith("magmell"):
            assert not magmell.recognises(SourceText(path.name, path.read_text(encoding="utf-8")))
    lines = source.lines
    assert all(magmell.recognises(SourceText("x", "\n".join(lines[start : start + 90]))) for start in range(0, 700, 60))


def test_cutting_anywhere_loses_nothing_before_the_cut(source: SourceText) -> None:
    assert_cuts_lose_nothing(magmell.read, source.text, step=23)


@pytest.mark.parametrize("seed", range(60))
def test_no_damage_raises_or_unbalances_the_account(source: SourceText, seed: int) -> None:
    assert_balanced(magmell.read(SourceText("damaged", damaged(source.text, seed, blows=40))))
