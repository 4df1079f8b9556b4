"""Magic rules read from a miniature book: each once, in order, with kind, parent, title and text in both languages."""

from collections.abc import Iterator

import pytest

from judgekit.books.magic.nodes import translators_notes
from judgekit.books.magic.reader import read
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from tests.books.magic.miniature import TEXT, miniature


@pytest.fixture(scope="module")
def reading() -> Reading:
    return read(miniature())


def node(reading: Reading, number: str) -> RuleNode:
    return next(node for node in reading.nodes if node.id == f"mtg:{number}")


def problems(reading: Reading, code: str) -> Iterator[tuple[int, str]]:
    return ((problem.line, problem.message) for problem in reading.problems if problem.code == code)


def line_of(text: str, nth: int = 1) -> int:
    return [line for line, printed in enumerate(TEXT.split("\n"), start=1) if printed.startswith(text)][nth - 1]


def test_every_rule_is_read_once_in_order_with_its_kind_and_parent(reading: Reading) -> None:
    rules = [(node.number, node.kind, node.parent) for node in reading.nodes if node.number and node.number[0] == "2"]
    assert rules == [
        ("2", "section", None),
        ("200", "group", "mtg:2"),
        ("200.1", "rule", "mtg:200"),
        ("200.1a", "subrule", "mtg:200.1"),
        ("200.1b", "subrule", "mtg:200.1"),
        ("201", "group", "mtg:2"),
        ("201.1", "rule", "mtg:201"),
        ("201.1a", "subrule", "mtg:201.1"),
        ("201.2", "rule", "mtg:201"),
    ]


def test_text_stands_without_its_number_in_both_languages(reading: Reading) -> None:
    assert node(reading, "100.2").text == Bilingual("机を一つ用意する。", "Have one table ready.")


def test_headings_are_titles_whether_section_group_or_rule(reading: Reading) -> None:
    assert node(reading, "2").title == Bilingual("札の各部", "Parts of Cards")
    assert node(reading, "201").title == Bilingual("枠", "Frames")
    assert node(reading, "201.1").title == Bilingual("枠の色/Frame Colour", "Frame Colour")
    assert not node(reading, "201.1").text
    assert not node(reading, "201.2").title


def test_the_introduction_is_a_note_with_its_paragraphs_joined(reading: Reading) -> None:
    introduction = reading.nodes[0]
    assert (introduction.id, introduction.kind, introduction.number) == ("mtg:introduction", "note", None)
    assert introduction.title == Bilingual("はじめに", None)
    assert introduction.text.ja is not None
    assert introduction.text.ja.endswith("\n質問は開発者にどうぞ。")
    assert introduction.text.en is not None
    assert introduction.text.en.count("\n") == 1


def test_the_contents_list_and_the_title_are_front_matter(reading: Reading) -> None:
    owners = {reading.source.line_of(block.start): block.owner for block in reading.blocks}
    assert owners[1] == "title"
    assert owners[line_of("10. 用語集")] == "contents"
    assert owners[line_of("1. 遊び方の基本")] == "contents"
    assert owners[line_of("1. 遊び方の基本", nth=2)] == "mtg:1"


def test_lines_tell_where_each_language_stands(reading: Reading) -> None:
    first = line_of("200.1b 絵")
    assert node(reading, "200.1b").lines == {"ja": [first, first + 2], "en": [first + 4, first + 5]}


def test_a_second_paragraph_is_joined_by_a_line_feed_in_each_language(reading: Reading) -> None:
    text = node(reading, "200.1b").text
    assert text.ja == "絵は四色までとする。\n古い札の中には五色のものもある。"
    assert text.en is not None
    assert text.en.split("\n")[1] == "Some old cards have five of them."


def test_a_stray_paragraph_is_a_note_of_the_rule_it_interrupts(reading: Reading) -> None:
    interrupted = node(reading, "200.1a")
    assert [note.text for note in interrupted.notes] == ["この段落はどの規則のものでもない。"]
    assert interrupted.text == Bilingual("絵は好きに描いてよい。", "Draw the picture as you like.")
    assert [line for line, _ in problems(reading, "paragraph-stray")] == [line_of("この段落")]


def test_a_translators_note_stays_in_the_text_and_is_listed(reading: Reading) -> None:
    rule = node(reading, "100.1")
    assert [note.text for note in rule.notes] == ["(訳注:三人でもよい(ただし狭い)。)"]
    assert rule.text.ja is not None
    assert rule.notes[0].text in rule.text.ja


def test_a_translators_note_that_is_not_closed_goes_to_the_end_of_its_paragraph() -> None:
    assert list(translators_notes("甲(訳注:乙)丙(訳注:丁(戊)")) == ["(訳注:乙)", "(訳注:丁(戊)"]


def test_interleaved_halves_are_put_together_by_their_numbers(reading: Reading) -> None:
    assert node(reading, "101.2").text.en == "If the stars are equal, the game is a draw."
    assert "order-swapped" in node(reading, "101.2").flags
    assert "order-swapped" in node(reading, "101.3").flags
    found = list(problems(reading, "order-swapped"))
    assert found[0] == (line_of("101.2. If"), "the halves of 101.2 and 101.3 are interleaved")


def test_an_english_half_before_the_japanese_one_is_order_swapped(reading: Reading) -> None:
    assert node(reading, "102.1c").text == Bilingual("靴は戸口で脱ぐ。", "Shoes are left at the door.")
    assert "order-swapped" in node(reading, "102.1c").flags


def test_a_lost_half_is_flagged_and_named_with_its_line(reading: Reading) -> None:
    assert node(reading, "101.1").text == Bilingual(None, "Whoever has 3 stars wins.")
    assert [n.number for n in reading.nodes if "ja-missing" in n.flags and n.number] == ["101.1", "101.4"]
    assert [n.number for n in reading.nodes if "en-missing" in n.flags and n.number] == ["101.3"]
    assert (line_of("101.3"), "the English half of 101.3 is lost") in problems(reading, "en-missing")


def test_a_lost_heading_is_repaired_from_its_quotations(reading: Reading) -> None:
    heading = node(reading, "102")
    assert heading.title == Bilingual(None, "Rainy Day Option")
    assert heading.title_repaired == Bilingual("「雨の日」選択ルール", None)
    assert heading.flags == ["ja-title-lost"]


def test_a_lost_heading_is_repaired_from_the_contents_list() -> None:
    lines = TEXT.split("\n")
    del lines[line_of("103. 札の数", nth=2) - 1]
    assert node(read(SourceText("lost", "\n".join(lines))), "103").title_repaired == Bilingual("札の数", None)


def test_examples_are_paired_and_lost_ones_are_flagged(reading: Reading) -> None:
    rule = node(reading, "101.2")
    assert [example.ja is None for example in rule.examples] == [True, False, True]
    assert rule.examples[1].en == "Alice and Bob have four cards with {Z} each. It is a draw."
    assert rule.examples[1].ja == "甲と乙が{Z}を4枚ずつ持っている。引き分けである。"
    assert "ja-examples-lost" in rule.flags


def test_a_japanese_example_left_by_a_lost_half_belongs_to_the_rule_that_follows(reading: Reading) -> None:
    assert node(reading, "101.4").examples == [Bilingual("丙が9個の星を取った。", "Carol took 9 stars.")]
    assert node(reading, "101.3").examples == []


def test_a_number_printed_twice_is_corrected_and_keeps_what_was_printed(reading: Reading) -> None:
    rule = node(reading, "102.1b")
    assert (rule.number, rule.printed_number) == ("102.1b", "102.1a")
    assert "renumbered" in rule.flags
    assert rule.text.ja == "傘は外に置く。"
    assert (line_of("102.1a 傘"), "102.1a is printed for 102.1b") in problems(reading, "number-misprinted")


def test_a_rule_numbered_into_the_next_group_is_corrected(reading: Reading) -> None:
    assert node(reading, "103.2").printed_number == "104.2"
    assert node(reading, "104.1").printed_number == "104.1"


def test_a_copied_half_stays_as_printed_and_is_flagged(reading: Reading) -> None:
    rule = node(reading, "102.1b")
    assert rule.text.en == node(reading, "102.1a").text.en
    assert "en-copied-from:mtg:102.1a" in rule.flags
    assert [line for line, _ in problems(reading, "en-copied")] == [line_of("102.1a The", nth=2)]


def test_irregular_numbers_are_noted(reading: Reading) -> None:
    found = [message for _, message in problems(reading, "number-irregular")]
    assert found == ["100.2: text glued to it", "101.3: dot missing", "102.1c: dot added"]


def test_brackets_lost_from_quoted_titles_are_counted_once() -> None:
    text = "1. 基本\n\n100. 総論\n\n100.1. rule 101勝敗〕、rule 102〔雨〕、rule 103札〕参照。\n"
    found = list(problems(read(SourceText("brackets", text)), "brackets-lost"))
    assert found == [(5, "2 quoted titles lost their opening bracket, the first here")]


def test_the_glossary_begins_where_numbers_end_even_without_its_heading(reading: Reading) -> None:
    entries = [node for node in reading.nodes if node.kind == "entry"]
    assert [entry.headword.en for entry in entries if entry.headword] == [
        None,
        "Drawn Game",
        "Spare Card",
        "Star Count",
    ]


def test_a_whole_book_has_no_skipped_repeated_or_parentless_numbers(reading: Reading) -> None:
    codes = {problem.code for problem in reading.problems}
    assert not codes & {
        "number-skipped",
        "number-repeated",
        "number-out-of-order",
        "parent-missing",
        "chapters-missing",
    }
