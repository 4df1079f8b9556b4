"""The Duel Masters reader on the real document."""

from collections import Counter
from pathlib import Path

import pytest

from judgekit.books import duel_masters, magmell
from judgekit.core.documents import Reading, SourceText

from ..damaging import assert_balanced, assert_cuts_lose_nothing, damaged

pytestmark = pytest.mark.rulebooks


@pytest.fixture(scope="module")
def source(rulebooks: Path) -> SourceText:
    return SourceText("document", (rulebooks / "duel-masters-ja.txt").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def reading(source: SourceText) -> Reading:
    return duel_masters.read(source)


def test_every_numbered_node_is_there(reading: Reading) -> None:
    assert Counter(node.kind for node in reading.nodes) == {"section": 9, "group": 81, "rule": 275, "subrule": 271}


def test_every_line_belongs_to_one_block(reading: Reading) -> None:
    assert_balanced(reading)
    assert reading.account().lines == 657


def test_the_37_numbers_left_out_are_noted_and_one_misprint_is_corrected(reading: Reading) -> None:
    count = Counter(problem.code for problem in reading.problems)
    assert count["number-skipped"] == 37
    assert [(n.number, n.printed_number) for n in reading.nodes if n.number != n.printed_number] == [
        ("506.2a", "505.2a")
    ]
    assert not {"parent-missing", "number-repeated", "number-out-of-order", "rule-empty"} & set(count)


def test_rules_with_a_lead_title_have_it_apart_from_their_body(reading: Reading) -> None:
    titled = [
        node.number for node in reading.nodes if node.title.ja and node.kind in ("rule", "subrule") and node.text.ja
    ]
    assert titled == ["101.1", "101.2", "101.3", "101.4", "101.5", "110.3a", "110.3b", "110.3c", "110.3d"]
    bare = [node.number or "" for node in reading.nodes if node.title.ja and not node.text.ja and node.kind == "rule"]
    assert len(bare) == 18
    assert all(number.startswith("701.") for number in bare)


def test_it_is_recognised_and_no_other_document_is_taken_for_it(source: SourceText, rulebooks: Path) -> None:
    assert duel_masters.recognises(source)
    assert not magmell.recognises(source)
    for path in rulebooks.glob("m*.txt"):
        assert not duel_masters.recognises(SourceText(path.name, path.read_text(encoding="utf-8")))
    lines = source.lines
    assert all(
        duel_masters.recognises(SourceText("x", "\n".join(lines[start : start + 60]))) for start in range(0, 700, 60)
    )


def test_cutting_anywhere_loses_nothing_before_the_cut(source: SourceText) -> None:
    assert_cuts_lose_nothing(duel_masters.read, source.text, step=23)


@pytest.mark.parametrize("seed", range(60))
def test_no_damage_raises_or_unbalances_the_account(source: SourceText, seed: int) -> None:
    assert_balanced(duel_masters.read(SourceText("damaged", damaged(source.text, seed, blows=40))))
