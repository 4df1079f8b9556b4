"""The real bilingual document: its figures, and each kind of damage that it is known to have."""

from collections import Counter
from pathlib import Path

import pytest

from judgekit.books.magic.reader import read
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode

pytestmark = pytest.mark.rulebooks

MISPRINTS = {
    "201.3d": "201.3c", "310.7": "311.7", "702.15f": "702.15e", "702.61b": "702.60b", "702.61c": "702.60c",
    "724.2a": "724.3a", "724.2b": "724.3b", "724.2c": "724.3c", "725.2c": "724.2c",
}  # fmt: skip
COPIES = {"201.3d": "201.3c", "310.7": "311.7", "702.15f": "702.15e", "702.61b": "702.60b"}
ENGLISH_LOST = ["601.5", "702.61c", "704.6", "712.6", "725.2c", "811.5"]
HEADINGS_LOST = ["105", "203", "724", "801", "806", "807", "808", "904.12"]
INTERLEAVED = ["601.4", "606.4", "712.5", "811.4"]


@pytest.fixture(scope="module")
def reading(rulebooks: Path) -> Reading:
    path = rulebooks / "mtg-cr-20210922-ja-en.txt"
    return read(SourceText(path.name, path.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def rules(reading: Reading) -> list[RuleNode]:
    return [node for node in reading.nodes if node.number is not None]


def test_every_line_belongs_to_exactly_one_block(reading: Reading) -> None:
    account = reading.account()
    assert (account.unassigned, account.doubly_assigned) == ((), ())
    assert account.lines == account.assigned == 7613


def test_the_numbers_of_sections_groups_rules_and_subrules_hold(rules: list[RuleNode]) -> None:
    assert Counter(node.kind for node in rules) == {"section": 9, "group": 137, "rule": 1022, "subrule": 1584}
    assert sum(node.kind == "rule" and bool(node.title) for node in rules) == 198
    assert len({node.id for node in rules}) == len(rules)


def test_the_numbers_of_examples_hold(rules: list[RuleNode]) -> None:
    examples = [example for node in rules for example in node.examples]
    assert sum(example.en is not None for example in examples) == 263
    assert sum(example.ja is not None for example in examples) == 93
    assert all(example.en is not None for example in examples)


def test_exactly_the_nine_misprinted_numbers_are_corrected(reading: Reading, rules: list[RuleNode]) -> None:
    renumbered = {node.number: node.printed_number for node in rules if "renumbered" in node.flags}
    assert renumbered == MISPRINTS
    assert {node.number for node in rules if node.number != node.printed_number} == set(MISPRINTS)
    lines = {problem.line for problem in reading.problems if problem.code == "number-misprinted"}
    assert lines == {min(node.lines["ja"]) for node in rules if "renumbered" in node.flags}


def test_exactly_the_four_copied_english_halves_are_flagged(reading: Reading, rules: list[RuleNode]) -> None:
    copied = {
        node.number: flag.partition(":mtg:")[2]
        for node in rules
        for flag in node.flags
        if flag.startswith("en-copied-from")
    }
    assert copied == COPIES
    assert len([problem for problem in reading.problems if problem.code == "en-copied"]) == 4


def test_the_lost_halves_and_headings_are_flagged_and_named(reading: Reading, rules: list[RuleNode]) -> None:
    assert sum("ja-missing" in node.flags for node in rules) == 38
    assert [node.number for node in rules if "en-missing" in node.flags] == ENGLISH_LOST
    assert [node.number for node in rules if "ja-title-lost" in node.flags] == HEADINGS_LOST
    named = {(problem.code, problem.line) for problem in reading.problems}
    for node in rules:
        for code in {"ja-missing", "en-missing", "ja-title-lost"} & set(node.flags):
            assert any((code, line) in named for line in [*node.lines["ja"], *node.lines["en"]])


def test_the_lost_japanese_examples_are_counted(reading: Reading) -> None:
    lost = [problem.message for problem in reading.problems if problem.code == "ja-examples-lost"]
    assert sum(int(message.split()[0]) for message in lost) == 169


def test_every_swapped_pair_is_named_with_its_line(reading: Reading) -> None:
    swapped = [problem.message for problem in reading.problems if problem.code == "order-swapped"]
    assert [message for message in swapped if "interleaved" in message] == [
        f"the halves of {number} and {number[:-1]}{int(number[-1]) + 1} are interleaved" for number in INTERLEAVED
    ]
    assert any("119.1d" in message for message in swapped)
    displaced = [problem for problem in reading.problems if problem.code == "example-displaced"]
    assert len(displaced) == 1
    assert "902.3 and 902.4" in displaced[0].message


def test_a_rule_has_a_title_or_a_text_and_every_parent_is_there(rules: list[RuleNode]) -> None:
    ids = {node.id for node in rules}
    assert all(bool(node.title) != bool(node.text) for node in rules)
    assert all((node.parent in ids) != (node.kind == "section") for node in rules)


def test_every_half_is_in_its_language_and_holds_no_number_or_mark_of_its_own(rules: list[RuleNode]) -> None:
    for node in rules:
        for half in (node.text.ja, node.text.en, node.title.ja, node.title.en):
            assert half is None or not half.startswith(f"{node.printed_number}")
        for example in node.examples:
            assert not (example.ja or "").startswith("例")
            assert not (example.en or "").startswith("Example")


def test_english_sentences_end_but_for_two_and_english_headings_do_not(rules: list[RuleNode]) -> None:
    open_ended = [n.number for n in rules if n.text.en and n.text.en.rstrip("\"')]”’?!")[-1] not in ".:"]
    assert open_ended == ["702.112c", "717.2c"]
    assert not [n.number for n in rules if n.title.en and n.title.en.endswith((".", ":"))]


def test_lost_and_damaged_headings_are_repaired_where_they_are_quoted(rules: list[RuleNode]) -> None:
    repaired = {node.number: node.title_repaired.ja for node in rules if node.title_repaired}
    damaged = ["121", "202", "208", "6", "601", "602", "608", "701.19", "707", "708"]
    assert [number for number in repaired if number not in damaged] == [
        "105", "203", "724", "801", "803", "806", "807", "808", "901.15",
    ]  # fmt: skip
    assert set(damaged) <= set(repaired)
    assert repaired["806"] == "「無差別戦」変種ルール"


def test_the_only_stray_paragraph_is_a_note_and_no_number_is_skipped_or_repeated(reading: Reading) -> None:
    codes = Counter(problem.code for problem in reading.problems)
    assert codes["paragraph-stray"] == 1
    assert not set(codes) & {"number-skipped", "number-repeated", "number-out-of-order", "parent-missing"}
    assert not set(codes) & {"chapters-missing", "glossary-missing", "examples-unmatched"}


def test_examples_are_paired_by_what_they_say(rules: list[RuleNode]) -> None:
    paired = {node.number: [example.ja is not None for example in node.examples] for node in rules}
    assert paired["118.12"] == [False, True]
    assert paired["201.4b"] == [False, False, True]
    assert paired["510.1c"] == [False, True, True, False]
    assert paired["613.6"] == [True, False, True, True]
    assert paired["902.4"] == [True]


def test_translators_notes_are_listed(rules: list[RuleNode]) -> None:
    noted = [node.number for node in rules for note in node.notes if "訳注" in note.text]
    assert noted == ["100.6", "113.6n", "122.3", "702.96a", "704.5q"]
