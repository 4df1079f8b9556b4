"""The official English text of any year: every rule, example and entry found, whatever the copy went through."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.books.decoding import decode
from judgekit.books.magic import reader as bilingual
from judgekit.books.magic.english import read, recognises
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode
from tests.books.damaging import assert_balanced, damaged
from tests.books.magic.english_text import Book, Expected, letters, write_book
from tests.cases import examples


def reading_of(text: str) -> Reading:
    return read(SourceText("rules.txt", text))


def numbered(reading: Reading) -> list[RuleNode]:
    return [node for node in reading.nodes if node.number is not None]


def by_number(reading: Reading) -> dict[str | None, RuleNode]:
    return {node.number: node for node in reading.nodes}


def codes(reading: Reading) -> list[str]:
    return [problem.code for problem in reading.problems]


def assert_holds(reading: Reading, book: Book) -> None:
    """Check a reading against what was written, node by node."""
    found = numbered(reading)
    assert [node.number for node in found] == [rule.number for rule in book.rules]
    for node, rule in zip(found, book.rules, strict=True):
        assert (node.kind, node.title.en, node.text.en) == (rule.kind, rule.title, rule.text), rule.number
        assert [example.en for example in node.examples] == rule.examples, rule.number
    entries = [(node.headword.en, node.text.en) for node in reading.nodes if node.headword is not None]
    assert entries == book.entries
    assert reading.nodes[0].text.en == book.introduction


SMALL = """Magic: The Gathering Comprehensive Rules

These rules are effective as of May 6, 2032.

Introduction

Lamps burn in rules and in a glossary.

Contents

1. Lamps
100. Oil Lamps
2. Owls
200. Owl Habits
Glossary
Credits

1. Lamps

100. Oil Lamps

100.1. A lamp holds oil.
Example: One lamp holds a cup.
Example: Two lamps hold two cups.

100.1a An empty lamp holds none.

2. Owls

200. Owl Habits

200.1. Owls have habits.

200.2. Night Flight

200.2a An owl flies at night.

Glossary

Lamp
1. A light.
2. To lamp something is to light it.
See rule 100, “Oil Lamps.”

Owl Habit
What an owl does.

Credits

Magic: The Gathering Original Game Design: Somebody
"""


@pytest.mark.parametrize("seed", range(4))
def test_every_rule_example_and_entry_is_found_as_written(seed: int) -> None:
    book = write_book(seed, sections=9, groups=4, rules=5, largest=20)
    reading = reading_of(book.text)
    assert_holds(reading, book)
    assert_balanced(reading)
    assert reading.edition == "mtg@20310304"
    assert reading.problems == []


def test_a_book_of_the_real_size_is_read_whole() -> None:
    book = write_book(7, sections=9, groups=15, rules=8, largest=150)
    reading = reading_of(book.text)
    assert len(book.rules) > 3000
    assert_holds(reading, book)
    assert reading.problems == []


def test_ids_parents_and_kinds_follow_the_number() -> None:
    nodes = {node.id: node for node in reading_of(SMALL).nodes}
    assert [(node.id.partition(":")[2], node.kind, node.parent) for node in nodes.values() if node.number] == [
        ("1", "section", None),
        ("100", "group", "mtg@20320506:1"),
        ("100.1", "rule", "mtg@20320506:100"),
        ("100.1a", "subrule", "mtg@20320506:100.1"),
        ("2", "section", None),
        ("200", "group", "mtg@20320506:2"),
        ("200.1", "rule", "mtg@20320506:200"),
        ("200.2", "rule", "mtg@20320506:200"),
        ("200.2a", "subrule", "mtg@20320506:200.2"),
    ]
    assert nodes["mtg@20320506:introduction"].kind == "note"
    assert nodes["mtg@20320506:glossary/Owl Habit"].kind == "entry"
    assert nodes["mtg@20320506:200.2"].title.en == "Night Flight"
    assert nodes["mtg@20320506:200.2"].text.en is None


def test_lines_are_those_of_the_file() -> None:
    nodes = by_number(reading_of(SMALL))
    first = SMALL.split("\n").index("100.1. A lamp holds oil.") + 1
    assert nodes["100.1"].lines == {"ja": [], "en": [first, first + 1, first + 2]}


def test_front_and_back_matter_have_their_own_owners() -> None:
    owners = {block.owner for block in reading_of(SMALL).blocks}
    assert {"title", "contents", "glossary", "credits"} <= owners


def test_subrules_go_on_past_k_and_past_z() -> None:
    subrules = [f"100.1{letter} A lamp of kind {letter}." for letter in letters(40)]
    reading = reading_of(SMALL.replace("100.1a An empty lamp holds none.", "\n\n".join(subrules)))
    found = [node.number for node in reading.nodes if node.kind == "subrule" and node.parent == "mtg@20320506:100.1"]
    assert found == [f"100.1{letter}" for letter in letters(40)]
    assert found[10:12] == ["100.1k", "100.1m"]
    assert found[-1] == "100.1ar"
    assert codes(reading) == []


def test_any_number_of_examples_stands_under_one_rule() -> None:
    examples = [f"Lamp {count} burns." for count in range(12)]
    text = SMALL.replace("Example: One lamp holds a cup.", "\n".join(f"Example: {example}" for example in examples))
    found = [example.en for example in by_number(reading_of(text))["100.1"].examples]
    assert found == [*examples, "Two lamps hold two cups."]


@pytest.mark.parametrize(
    "printed",
    [
        "100.1 A lamp",
        "100.1.\u00a0A lamp",
        "100.1.A lamp",
        "100.1 .  A lamp",
        "\u00a0100.1. A lamp",
        "100.1.\tA lamp",
        "\u200b100.1. A lamp",
    ],
)
def test_a_rule_number_is_read_however_it_is_set_off(printed: str) -> None:
    node = by_number(reading_of(SMALL.replace("100.1. A lamp", printed)))["100.1"]
    assert node.text.en == "A lamp holds oil."


@pytest.mark.parametrize("printed", ["100.1a. An", "100.1aAn", "100.1a\u00a0An", "100.1a\u2003An"])
def test_a_subrule_number_is_read_however_it_is_set_off(printed: str) -> None:
    assert by_number(reading_of(SMALL.replace("100.1a An", printed)))["100.1a"].text.en == "An empty lamp holds none."


def test_three_digit_rule_parts_are_numbers_like_any_other() -> None:
    more = "\n\n".join(f"200.{n}. Habit{n} Flight\n\n200.{n}a It flies." for n in range(3, 181))
    reading = reading_of(SMALL.replace("200.2a An owl flies at night.", f"200.2a An owl flies at night.\n\n{more}"))
    assert by_number(reading)["200.180a"].parent == "mtg@20320506:200.180"
    assert codes(reading) == []


def test_further_paragraphs_and_lists_belong_to_the_rule_they_stand_under() -> None:
    text = SMALL.replace(
        "100.1. A lamp holds oil.\n",
        "100.1. A lamp holds oil, of three kinds:\n1. Olive\n2. Whale\n• Rape\n\nIt may hold water too.\n",
    )
    node = by_number(reading_of(text))["100.1"]
    assert node.text.en == "A lamp holds oil, of three kinds:\n1. Olive\n2. Whale\n• Rape\nIt may hold water too."
    assert len(node.examples) == 2


def test_a_paragraph_right_below_an_example_goes_on_with_it_and_one_apart_with_the_rule() -> None:
    text = SMALL.replace("hold two cups.\n", "hold two cups.\n• One each.\n\nA cup is small.\n")
    node = by_number(reading_of(text))["100.1"]
    assert [example.en for example in node.examples] == [
        "One lamp holds a cup.",
        "Two lamps hold two cups.\n• One each.",
    ]
    assert node.text.en == "A lamp holds oil.\nA cup is small."


def test_a_keyword_is_a_heading_even_where_its_name_ends_with_a_mark() -> None:
    node = by_number(reading_of(SMALL.replace("Night Flight", "Fly into the Night!")))["200.2"]
    assert (node.title.en, node.text.en) == ("Fly into the Night!", None)


def test_what_a_hyphen_joins_in_a_heading_has_one_capital() -> None:
    node = by_number(reading_of(SMALL.replace("Night Flight", "Night-flying")))["200.2"]
    assert (node.title.en, node.text.en) == ("Night-flying", None)


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x0b", "\x0c"])
def test_a_line_separator_inside_a_line_hides_no_rule(separator: str) -> None:
    text = SMALL.replace("oil.\nExample", f"oil.{separator}Example").replace(
        "Habits\n\n200.1", f"Habits{separator}200.1"
    )
    assert [node.to_json() | {"lines": 0} for node in reading_of(text).nodes] == [
        node.to_json() | {"lines": 0} for node in reading_of(SMALL).nodes
    ]
    assert_balanced(reading_of(text))


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\n\n", "\r\n\r\n", "\r\r\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_the_same_book_is_read_from_every_encoding_and_line_end(encoding: str, line_end: str) -> None:
    book = write_book(3)
    data = book.text.replace("\n", line_end).encode(encoding)
    reading = read(decode(data, "rules.txt"))
    assert_holds(reading, book)
    assert_balanced(reading)
    assert recognises(decode(data, "rules.txt"))


def test_blank_lines_printed_twice_change_nothing() -> None:
    book = write_book(5)
    assert_holds(reading_of(book.text.replace("\n\n", "\n\n\n\n")), book)
    assert_holds(reading_of(re.sub(r"\n\n+", "\n \u00a0\n\n", book.text)), book)


def with_glossary_gaps(book: Book, change: Callable[[str], str]) -> str:
    """Return the book's text with the line ends of its glossary changed."""
    front, glossary = book.text.split("\nGlossary\n\n")
    entries, credits = glossary.split("Credits\n")
    return f"{front}\nGlossary\n\n{change(entries)}Credits\n{credits}"


def test_a_glossary_with_a_blank_line_behind_every_line_is_read_by_the_wider_gaps() -> None:
    book = write_book(5)
    assert_holds(reading_of(with_glossary_gaps(book, lambda entries: entries.replace("\n", "\n\n"))), book)


def test_a_glossary_with_the_same_gap_everywhere_is_read_by_the_shape_of_its_heads() -> None:
    book = write_book(5)
    assert_holds(reading_of(with_glossary_gaps(book, lambda entries: re.sub(r"\n+", "\n\n", entries))), book)


def test_entries_are_told_apart_where_the_blank_line_between_them_is_lost() -> None:
    reading = reading_of(SMALL.replace("Lamps.”\n\nOwl Habit", "Lamps.”\nOwl Habit"))
    assert [node.name for node in reading.nodes if node.kind == "entry"] == ["glossary/Lamp", "glossary/Owl Habit"]


def test_senses_set_apart_stay_with_their_head() -> None:
    reading = reading_of(SMALL.replace("A light.\n2.", "A light.\n\n2."))
    entry = next(node for node in reading.nodes if node.name == "glossary/Lamp")
    assert entry.text.en == "1. A light.\n2. To lamp something is to light it.\nSee rule 100, “Oil Lamps.”"


def test_a_head_without_definition_and_a_definition_without_head_are_named() -> None:
    bare = reading_of(SMALL.replace("What an owl does.\n", ""))
    assert codes(bare) == ["en-missing"]
    headless = reading_of(SMALL.replace("Glossary\n\nLamp\n", "Glossary\n\n"))
    assert codes(headless) == ["headword-lost"]
    line = SMALL.split("\n").index("Lamp") + 1
    assert [node.name for node in headless.nodes if node.kind == "entry"] == [
        f"glossary/line-{line}",
        "glossary/Owl Habit",
    ]


@pytest.mark.parametrize(
    ("printed", "edition"),
    [
        ("May 6, 2032", "mtg@20320506"),
        ("May\u00a06,\u00a02032", "mtg@20320506"),
        ("Sept. 16, 2011", "mtg@20110916"),
        ("September 16th 2011", "mtg@20110916"),
        ("1 October 2012", "mtg@20121001"),
        ("February 30, 2012", "mtg@undated"),
        ("Smarch 3, 2012", "mtg@undated"),
        ("today", "mtg@undated"),
    ],
)
def test_the_edition_is_named_after_the_effective_date(printed: str, edition: str) -> None:
    reading = reading_of(SMALL.replace("May 6, 2032", printed))
    assert reading.edition == edition
    assert ("date-missing" in codes(reading)) == (edition == "mtg@undated")


def test_repeated_skipped_and_orphaned_numbers_are_named_and_kept() -> None:
    text = SMALL.replace("100.1a An empty", "100.1a Once.\n\n100.1a Twice.\n\n100.1e An empty")
    reading = reading_of(text.replace("200.2. Night Flight\n\n", ""))
    assert sorted(codes(reading)) == ["number-repeated", "number-skipped", "parent-missing"]
    nodes = {node.id: node for node in reading.nodes}
    line = text.split("\n").index("100.1a Twice.") + 1
    assert nodes[f"mtg@20320506:100.1a/line-{line}"].text.en == "Twice."
    assert nodes["mtg@20320506:200.2a"].parent == "mtg@20320506:200"
    assert nodes["mtg@20320506:200.2a"].flags == ["parent-missing"]


def test_the_missing_letters_l_and_o_are_no_gap() -> None:
    subrules = "\n\n".join(f"100.1{letter} A lamp." for letter in letters(16))
    assert codes(reading_of(SMALL.replace("100.1a An empty lamp holds none.", subrules))) == []


def test_a_document_without_contents_list_is_read_by_its_rules() -> None:
    text = re.sub(r"Contents\n.*?Credits\n\n", "", SMALL, count=1, flags=re.DOTALL)
    assert [node.to_json() | {"lines": 0} for node in reading_of(text).nodes] == [
        node.to_json() | {"lines": 0} for node in reading_of(SMALL).nodes
    ]


def test_it_is_recognised_by_its_name_or_by_its_date_and_rules() -> None:
    assert recognises(SourceText("x", SMALL))
    assert recognises(SourceText("x", "Magic: The Gathering® Comprehensive Rules\n"))
    assert recognises(SourceText("x", SMALL.partition("\n")[2]))
    assert not recognises(SourceText("x", ""))
    assert not recognises(SourceText("x", "A letter about lamps.\n\n1. Lamps\n"))
    assert not recognises(SourceText("x", "マジック 総合ルール\n\n100.1. 灯りの決まり。\n\n100.1. A lamp.\n"))


def test_reading_is_a_pure_function_of_the_text() -> None:
    book = write_book(11)
    assert reading_of(book.text) == reading_of(book.text)


def test_cutting_at_any_line_never_raises_and_loses_nothing_before_the_cut() -> None:
    lines = write_book(2, sections=2, groups=2, rules=2).text.split("\n")
    whole = {node.number: node.text for node in numbered(reading_of("\n".join(lines)))}
    for end in range(len(lines) + 1):
        reading = reading_of("\n".join(lines[:end]))
        assert_balanced(reading)
        for node in numbered(reading)[:-1]:
            assert whole[node.number] == node.text


@settings(max_examples=examples(150, 60), deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_damaged_book_never_raises_and_keeps_its_account(seed: int) -> None:
    text = damaged(write_book(seed % 5, sections=2, groups=2, rules=2).text, seed)
    assert_balanced(reading_of(text))
    recognises(SourceText("x", text))


@settings(max_examples=150, deadline=None)
@given(text=st.text(alphabet="1270.ab \n\u00a0\u2028GlosaryExmp:“”", max_size=200))
def test_any_text_at_all_is_read_with_its_account_balanced(text: str) -> None:
    assert_balanced(reading_of(text))


@pytest.mark.rulebooks
def test_the_english_halves_of_the_real_document_set_as_the_official_text_are_read_back(rulebooks: Path) -> None:
    real = bilingual.read(decode((rulebooks / "mtg-cr-20210922-ja-en.txt").read_bytes(), "x"))
    rules = [node for node in real.nodes if node.number and (node.text.en or node.title.en)]
    entries = [node for node in real.nodes if node.headword and node.headword.en and node.text.en]
    book = Book("", "A word.", [], [(str(node.headword.en), str(node.text.en)) for node in entries if node.headword])
    lines = ["Magic: The Gathering Comprehensive Rules", "", "Introduction", "", book.introduction, "", "Contents", ""]
    lines += [f"{node.number}. {node.title.en}" for node in rules if node.kind in ("section", "group")]
    for node in rules:
        examples = [example.en for example in node.examples if example.en]
        title = node.title.en
        book.rules.append(Expected(str(node.number), node.kind, title, None if title else node.text.en, examples))
        dot = "" if node.kind == "subrule" else "."
        lines += ["", f"{node.number}{dot} {title or node.text.en}", *(f"Example: {example}" for example in examples)]
    lines += ["", "Glossary", ""]
    lines += [f"{head}\n{definition}\n" for head, definition in book.entries]
    assert len(rules) > 2700
    assert_holds(reading_of("\n".join([*lines, "Credits", ""])), book)
