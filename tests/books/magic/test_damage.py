"""Any document can be read: cut anywhere, damaged anyhow, with every line accounted for."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.books.magic.reader import read
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode
from tests.books.damaging import assert_balanced, damaged
from tests.books.magic.miniature import TEXT
from tests.cases import some


def content(node: RuleNode) -> tuple[object, ...]:
    return node.title, node.text, node.examples, node.parent


def assert_nothing_lost_before(line: int, whole: Reading, cut: Reading) -> None:
    """What stood whole before the cut is read as in the whole document."""
    found = {node.id: content(node) for node in cut.nodes}
    for node in whole.nodes:
        lines = [*node.lines["ja"], *node.lines["en"]]
        if lines and max(lines) <= line:
            assert found.get(node.id) == content(node), (line, node.id)


def test_cutting_after_any_line_loses_nothing_before_the_cut() -> None:
    whole = read(SourceText("whole", TEXT))
    rules_end = max(max(node.lines["en"], default=0) for node in whole.nodes if node.number)
    lines = TEXT.split("\n")
    for end in range(len(lines)):
        cut = read(SourceText("cut", "\n".join(lines[:end])))
        assert_balanced(cut)
        if end <= rules_end:
            assert_nothing_lost_before(end, whole, cut)


@pytest.mark.parametrize("start", range(0, 2000, 100))
def test_two_thousand_damaged_rulebooks_are_read_with_balanced_accounts(start: int) -> None:
    """Of which a fifth is tried where not all are: among those from one blow to twelve as often as among all of them."""
    for seed in some(range(start, start + 100), 5):
        assert_balanced(read(SourceText("damaged", damaged(TEXT, seed, blows=1 + seed % 12))))


@given(st.text("0123.ab 例Example:。\n用語集1あいう()（訳注)Glossary{}", max_size=200))
@settings(max_examples=150, deadline=None)
def test_any_text_at_all_is_read_with_balanced_accounts(text: str) -> None:
    assert_balanced(read(SourceText("noise", text)))


def test_reading_is_a_function_of_the_text_alone() -> None:
    first, second = (read(SourceText(name, TEXT)) for name in ("one", "other"))
    assert [node.to_json() for node in first.nodes] == [node.to_json() for node in second.nodes]
    assert first.blocks == second.blocks
    assert first.problems == second.problems


@pytest.mark.rulebooks
def test_the_real_document_cut_and_damaged_is_read_with_balanced_accounts(rulebooks: Path) -> None:
    text = (rulebooks / "mtg-cr-20210922-ja-en.txt").read_text(encoding="utf-8")
    whole, lines = read(SourceText("whole", text)), text.split("\n")
    for end in some((599, 2589, 3537, 4775, 8167, 11829, 12188), 3):
        cut = read(SourceText("cut", "\n".join(lines[:end])))
        assert_balanced(cut)
        assert_nothing_lost_before(min(end, 12184), whole, cut)
    for seed in some(range(12), 3):
        start = (seed * 1103) % 13000
        piece = "\n".join(lines[start : start + 1500])
        assert_balanced(read(SourceText("damaged", damaged(piece, seed, blows=30))))
