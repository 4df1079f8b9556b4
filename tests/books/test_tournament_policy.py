"""The documents of tournament policy: sections, infractions with their penalties, headings; damaged copies lose nothing.

The miniatures are written by us, in the form that the official English texts have.
"""

import pytest

from judgekit.books.reading import read_document
from judgekit.books.tournament_policy import read, recognises
from judgekit.core.documents import Reading, SourceText
from judgekit.core.nodes import RuleNode
from tests.books.damaging import assert_balanced, damaged

GUIDE = """MAGIC: THE GATHERING INFRACTION PROCEDURE GUIDE
Effective September 23, 2024

INTRODUCTION
Our own guide for a small hall.

CONTENTS
Introduction ................................ 1
1. General Philosophy ....................... 3
1.1. Definition of Penalties ................ 3
1.2. Applying Penalties ..................... 5
2. Game Play Errors ......................... 9
2.1. Game Play Error — Missed Trigger ....... 9
2.2. Game Play Error — Looking at Extra Cards 10
Appendix A — Penalty Quick Reference ........ 12

1. General Philosophy
Be kind.

1.1. Definition of Penalties
A talk is not a penalty.

1.2. Applying Penalties
In this order:
1. Look at the table.
2. Ask both players.

2
2. Game Play Errors

2.1. Game Play Error — Missed Trigger
No Penalty
Definition
A player lets a thing pass by.

Examples
A. Ann forgets her bird (see section 2.2).
B. Bob walks on,
and on.

Philosophy
Triggers are the players' own.

2.2. Game Play Error — Looking at Extra Cards
Penalty
Warning
Definition
A player sees one card more.

Appendix A — Penalty Quick Reference
Missed Trigger: none.
"""
RULES = """Magic: The Gathering Tournament Rules
Effective February 5, 2021

Introduction
Ours.

1. Tournament Fundamentals
1.1 Tournament Types
There are two.
1.2 Publishing
They may.
1.10 Players
Two sit down.

2. Tournament Mechanics
2.11 Taking Notes
Paper is fine.
"""
REGULAR = """Judging at Regular REL
Effective November 17, 2023

A short paper for friendly evenings, which anybody can read in five minutes.

Common Issues
What happens most often is told here, with what is done.

A player forgets a trigger
Ask whether anybody minds, and go on with the game after that.

Serious Problems
Who lies to a judge goes home before the round is over.
"""


def node(reading: Reading, id: str) -> RuleNode:
    return next(node for node in reading.nodes if node.id == id)


def guide(text: str = GUIDE) -> Reading:
    return read(SourceText("guide", text))


def test_an_edition_is_the_document_with_the_date_from_which_it_is_effective() -> None:
    editions = [read_document(text.encode(), "x.txt").edition for text in (GUIDE, RULES, REGULAR)]
    assert editions == ["ipg@20240923", "mtr@20210205", "jar@20231117"]


def test_sections_stand_under_each_other_by_their_numbers() -> None:
    reading = guide()
    numbers = [(node.number, node.kind, node.parent) for node in reading.nodes if node.number]
    assert numbers == [
        ("1", "section", None),
        ("1.1", "rule", "ipg@20240923:1"),
        ("1.2", "rule", "ipg@20240923:1"),
        ("2", "section", None),
        ("2.1", "rule", "ipg@20240923:2"),
        ("2.2", "rule", "ipg@20240923:2"),
    ]
    assert [problem.code for problem in reading.problems] == []


def test_an_infraction_has_its_penalty_and_its_examples() -> None:
    missed, looked = (node(guide(), f"ipg@20240923:{number}") for number in ("2.1", "2.2"))
    assert missed.title.en == "Game Play Error — Missed Trigger"
    assert missed.flags == ["penalty:No Penalty"]
    assert looked.flags == ["penalty:Warning"]
    assert [example.en for example in missed.examples] == [
        "Ann forgets her bird (see section 2.2).",
        "Bob walks on, and on.",
    ]
    assert missed.text.en is not None
    assert missed.text.en.endswith("Philosophy\nTriggers are the players' own.")


def test_a_penalty_may_stand_beside_its_heading() -> None:
    reading = guide(GUIDE.replace("Missed Trigger\nNo Penalty", "Missed Trigger    No Penalty"))
    missed = node(reading, "ipg@20240923:2.1")
    assert (missed.title.en, missed.flags) == ("Game Play Error — Missed Trigger", ["penalty:No Penalty"])


def test_the_items_of_a_list_open_no_section() -> None:
    text = node(guide(), "ipg@20240923:1.2").text.en
    assert text == "In this order:\n1. Look at the table.\n2. Ask both players."


def test_what_has_no_number_is_a_note_and_page_numbers_are_no_text() -> None:
    reading = guide()
    assert [node.id for node in reading.nodes if node.number is None] == [
        "ipg@20240923:introduction",
        "ipg@20240923:appendix-a",
    ]
    assert [block.owner for block in reading.blocks].count("page-number") == 1


def test_numbers_without_their_last_dot_and_numbers_left_out_are_read() -> None:
    reading = read(SourceText("rules", RULES))
    assert [node.number for node in reading.nodes if node.number] == ["1", "1.1", "1.2", "1.10", "2", "2.11"]
    assert [problem.code for problem in reading.problems] == ["number-skipped", "number-skipped"]


def test_the_paper_for_regular_tournaments_has_a_note_for_each_heading() -> None:
    reading = read(SourceText("regular", REGULAR))
    names = [node.name for node in reading.nodes]
    assert names == ["common-issues", "a-player-forgets-a-trigger", "serious-problems"]
    assert_balanced(reading)


def test_a_section_that_the_contents_list_names_and_the_text_lacks_is_told() -> None:
    reading = guide(GUIDE.partition("2.2. Game Play Error — Looking at Extra Cards\nPenalty")[0])
    assert "chapters-missing" in [problem.code for problem in reading.problems]


def test_a_guide_without_its_title_and_date_is_told_by_its_infractions() -> None:
    reading = guide(GUIDE.partition("2024\n")[2])
    assert reading.edition == "ipg@undated"
    assert "date-missing" in [problem.code for problem in reading.problems]


def test_a_text_that_only_speaks_of_the_documents_is_none_of_them() -> None:
    assert not recognises(SourceText("letter", "Magic Tournament Rules are long, and I read them all.\nGoodbye.\n"))


@pytest.mark.parametrize("text", [GUIDE, RULES, REGULAR])
@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_damaged_every_character_belongs_to_one_node(text: str, seed: int) -> None:
    assert_balanced(read(SourceText("damaged", damaged(text, seed))))


@pytest.mark.parametrize("text", [GUIDE, RULES, REGULAR])
def test_a_document_cut_anywhere_is_read(text: str) -> None:
    lines = text.split("\n")
    for end in range(len(lines)):
        assert_balanced(read(SourceText("cut", "\n".join(lines[:end]))))
