"""Official English texts of all years: the date in older words, hard-wrapped lines, groups without rules, lost line ends."""

import textwrap
from pathlib import Path

import pytest

from judgekit.books.magic.english import read
from judgekit.books.reading import read_document
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode
from tests.books.magic.english_text import write_book


def front(date: str = "These rules are current as of August 1, 2005.") -> str:
    return f"Magic: The Gathering Comprehensive Rules\n\n{date}\n\nIntroduction\n\nLamps are lit here.\n\n"


RULES = """1. Lamps

100. General

100.1. Everybody brings a lamp of their own, and a cloth to wipe the glass of it before the evening comes down on the river.

100.1a Whoever has no lamp borrows one. See rule 102.1, and mind that a borrowed lamp goes back before the moon is up again.
Example: Anna borrows a lamp from Bob, who has brought four of them along in the basket of his cart, and a bell besides them all.

101. Nothing is left of this part. See rule 100.1a about borrowed lamps.

102. Oil

102.1. Oil is poured by the oldest one, who may ask anybody else to hold the can while the lid of the lamp is being lifted up.


Glossary

Lamp
A thing that gives light by the river. It burns oil, and it goes out as soon as there is none; see rule
102.1. A candle is no lamp.

Oil
What a lamp burns. There are many kinds of it, all of them as good as another for the purposes of these rules.

Credits

Original Game Design: Somebody Else
"""


def reading(text: str) -> Reading:
    found = read(SourceText("text.txt", text))
    account = found.account()
    assert (account.characters_assigned, account.unassigned, account.doubly_assigned) == (account.characters, (), ())
    return found


def by_name(found: Reading) -> dict[str, RuleNode]:
    return {node.name or node.number or "": node for node in found.nodes}


def wrapped(text: str) -> str:
    """Return a text with its paragraphs broken over lines of a hundred characters, as it was published up to 2003."""
    lines = []
    for line in text.split("\n"):
        lines += textwrap.wrap(line, 100, break_long_words=False) or [""]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("printed", "edition"),
    [
        ("These rules are current as of October 1, 2003.", "mtg@20031001"),
        ("These rules are current as of 1 October 2003.", "mtg@20031001"),
        ("These rules are effective as of July 11, 2009.", "mtg@20090711"),
        ("We keep these rules as current as possible.", "mtg@undated"),
    ],
)
def test_the_date_is_read_in_the_words_of_every_year(printed: str, edition: str) -> None:
    assert reading(front(printed) + RULES).edition == edition


def test_a_date_that_stands_in_the_imprint_only_is_found_there() -> None:
    text = front("Welcome.") + RULES + "\nThese rules are current as of March 1, 2004.\n"
    assert reading(text).edition == "mtg@20040301"


def test_a_group_that_holds_a_statement_and_no_rule_is_a_node() -> None:
    nodes = by_name(reading(front() + RULES))
    assert nodes["101"].kind == "group"
    assert nodes["101"].text.en == "Nothing is left of this part. See rule 100.1a about borrowed lamps."
    assert nodes["101"].title.en is None
    assert (nodes["100.1a"].text.en or "").endswith("again.")


def test_a_sentence_that_begins_with_a_number_is_no_group() -> None:
    text = RULES.replace("101. Nothing is left", "140. Lamps were lit. Nothing is left")
    assert "140" not in by_name(reading(front() + text))


def test_a_hard_wrapped_text_says_what_the_same_text_says_unbroken() -> None:
    many = "".join(f"102.{n}. {' '.join(['oil burns in lamps'] * 12)} {n}.\n\n" for n in range(2, 30))
    text = front() + RULES.replace("\n\nGlossary", f"{many}\n\nGlossary")
    whole, broken = reading(text), reading(wrapped(text))
    assert [(n.id, n.text, n.title, n.examples) for n in broken.nodes] == [
        (n.id, n.text, n.title, n.examples) for n in whole.nodes
    ]
    lines = wrapped(text).split("\n")
    printed = by_name(broken)["100.1a"].lines["en"]
    assert " ".join(lines[line - 1] for line in printed).split() == text.split("100.1. ")[1].split("\n\n")[1].split()


def test_a_definition_that_goes_on_with_a_number_stays_in_the_glossary() -> None:
    nodes = by_name(reading(front() + RULES))
    assert "A candle is no lamp." in (nodes["glossary/Lamp"].text.en or "")
    assert nodes["glossary/Oil"].text


@pytest.mark.parametrize("heads", [1, 2])
def test_a_head_glued_to_its_first_sense_is_cut_off_and_named(heads: int) -> None:
    senses = "Lamp1. A thing that gives light.\n2. A person who carries one.\n\n"
    senses += "Oil Can1. A can.\n2. Two cans.\n\n" if heads == 2 else "Oil Can\nA can.\n\n"
    text = front() + RULES.split("Glossary")[0] + f"Glossary\n\nCart\nA cart.\n\n{senses}Credits\n\nNobody\n"
    found = reading(text)
    nodes = by_name(found)
    assert nodes["glossary/Lamp"].text.en == "1. A thing that gives light.\n2. A person who carries one."
    assert nodes["glossary/Oil Can"].headword is not None
    assert [problem.code for problem in found.problems].count("head-glued") == heads


def test_a_figure_inside_a_definition_cuts_nothing() -> None:
    text = front() + RULES.replace("What a lamp burns.", "Level1. What a lamp burns.")
    assert "Level1." in (by_name(reading(text))["glossary/Oil"].text.en or "")


@pytest.mark.parametrize("seed", range(3))
def test_a_book_of_any_shape_is_the_same_when_wrapped(seed: int) -> None:
    text = write_book(seed).text
    assert [n.id for n in reading(wrapped(text)).nodes if n.number] == [n.id for n in reading(text).nodes if n.number]


EDITIONS = Path(__file__).resolve().parents[4] / "shared" / "editions"


@pytest.mark.rulebooks
@pytest.mark.parametrize(
    ("name", "edition", "numbers", "entries", "heads"),
    [
        ("mtg-cr-20031001-en.txt", "mtg@20031001", 760, 299, {"215", "217.1b", "glossary/Trample", "glossary/Ability"}),
        ("mtg-cr-20050801-en.txt", "mtg@20050801", 965, 339, {"215", "211", "glossary/Trample"}),
        ("mtg-cr-20090711-en.txt", "mtg@20090711", 1582, 408, {"702.17b", "glossary/Trample"}),
        ("mtg-cr-20091001-en.txt", "mtg@20091001", 1722, 424, {"702.17b", "glossary/Trample"}),
        (
            "mtg-cr-20210609-en.txt",
            "mtg@20210618",
            2672,
            591,
            {"glossary/Ability", "glossary/Draw", "glossary/Loyalty"},
        ),
        ("mtg-cr-20241108-en.txt", "mtg@20241108", 3160, 698, {"702.19b", "glossary/Draw"}),
        ("mtg-cr-20260417-en.txt", "mtg@20260417", 3294, 730, {"702.19b", "glossary/Draw"}),
    ],
)
def test_real_texts_of_all_years_are_read_whole(
    name: str, edition: str, numbers: int, entries: int, heads: set[str]
) -> None:
    path = EDITIONS / name
    if not path.is_file():
        pytest.skip("the publisher's documents are not beside this checkout")
    found = read_document(path.read_bytes(), name)
    account = found.account()
    assert (account.characters_assigned, account.unassigned, account.doubly_assigned) == (account.characters, (), ())
    assert found.edition == edition
    assert len({node.number for node in found.nodes if node.number}) == numbers
    assert sum(node.kind == "entry" for node in found.nodes) == entries
    assert heads <= by_name(found).keys()
    assert not [problem for problem in found.problems if problem.severity == "error"]
