"""Reading: a document is recognised by what it prints, whatever its name; what is no rulebook is refused in one line."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.books.reading import read_document
from judgekit.core.documents import Reading
from judgekit.core.errors import DocumentUnreadable
from tests.cases import examples, some

SIXTH = "TITLE : 第6版ルールブック 手引き ◎はじめに  遊びます。 ●道具  札です。"
OFFICIAL = """Magic: The Gathering Comprehensive Rules

These rules are effective as of April 12, 2024.

Introduction

Our own few words – no more.

Contents

1. Game Concepts
100. General

Glossary

Credits

1. Game Concepts

100. General

100.1. You play with friends’ cards.

100.1a Two may play.

100.2. Three may play.
Example: Ann, Bob and Cy.

Glossary

Friend
One you play with.
See rule 100.1, “General.”

Game
What you play.

Credits

Us.
"""
NOTES = "116 とくべつな行い\n116.2. There are three such deeds:\n116.2 その行いは三つある。\n"


@pytest.mark.parametrize(("text", "edition"), [(SIXTH, "mtg6@1999"), (NOTES, "mtg@otj")])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp932"])
def test_a_document_is_recognised_by_content_in_any_encoding(text: str, edition: str, encoding: str) -> None:
    assert read_document(text.encode(encoding), "whatever.bin").edition == edition


@pytest.mark.parametrize(
    ("data", "seen"),
    [
        (b"", "empty"),
        (b"  \n\n", "empty"),
        (b"Dear diary,\ntoday I played cards.", "Dear diary"),
        ("買い物: 卵、米".encode(), "買い物"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "no text"),
        (b"x" * 5000, "xxx…"),
    ],
)
def test_what_is_no_rulebook_is_refused_in_one_line_that_says_what_was_seen(data: bytes, seen: str) -> None:
    with pytest.raises(DocumentUnreadable) as refusal:
        read_document(data, "diary.txt")
    message = str(refusal.value)
    assert message.startswith("diary.txt: no rulebook")
    assert seen in message
    assert "\n" not in message
    assert len(message) < 160
    for book in ("Comprehensive Rules", "official English text", "Sixth Edition", "Duel Masters", "MAGMELL", "update"):
        assert book in refusal.value.hint


@given(st.one_of(st.binary(max_size=300), st.text(max_size=300).map(str.encode)))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        reading = read_document(data, "x")
    except DocumentUnreadable:
        return
    assert_balanced(reading)


def test_a_document_cut_behind_its_title_is_still_recognised() -> None:
    assert read_document("マジック総合ルール(和訳)\n".encode(), "x").edition == "mtg@20210922"
    assert read_document(b"Magic: The Gathering Comprehensive Rules\n", "x").book == "mtg"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("line_end", ["\n", "\r", "\r\n", "\r\r\n", "\n\n"])
def test_the_official_english_text_is_recognised_in_every_guise(encoding: str, line_end: str) -> None:
    data = OFFICIAL.replace("\n", line_end).encode(encoding)
    reading = read_document(data, "x")
    assert reading.edition == "mtg@20240412"
    assert_balanced(reading)
    assert [node.id for node in reading.nodes] == [node.id for node in read_document(OFFICIAL.encode(), "x").nodes]


def assert_balanced(reading: Reading) -> None:
    account = reading.account()
    assert account.lines == account.assigned, (reading.edition, account.unassigned, account.doubly_assigned)
    ids = [node.id for node in reading.nodes]
    assert len(set(ids)) == len(ids), reading.edition


EDITIONS = {
    "mtg-cr-20210922-ja-en.txt": "mtg@20210922",
    "mtg-6th-edition-ja.txt": "mtg6@1999",
    "mtg-otj-update-ja-en.txt": "mtg@otj",
    "duel-masters-ja.txt": "dm@2025",
    "magmell-1.01-ja.txt": "magmell@1.01",
}


@pytest.mark.rulebooks
@pytest.mark.parametrize("name", EDITIONS)
def test_each_real_document_is_recognised_and_every_character_accounted_for(rulebooks: Path, name: str) -> None:
    reading = read_document((rulebooks / name).read_bytes(), "renamed")
    assert reading.edition == EDITIONS[name]
    assert_balanced(reading)
    assert reading.source.digest


@pytest.mark.rulebooks
@pytest.mark.parametrize("name", EDITIONS)
def test_a_real_document_cut_after_its_first_rules_is_still_recognised(rulebooks: Path, name: str) -> None:
    data = (rulebooks / name).read_bytes()
    for share in some((0.1, 0.3, 0.7), 2):
        reading = read_document(data[: int(len(data) * share)], name)
        assert reading.edition == EDITIONS[name]
        assert_balanced(reading)


@pytest.mark.rulebooks
@pytest.mark.parametrize("name", EDITIONS)
def test_damaged_real_documents_keep_their_accounts_balanced(rulebooks: Path, name: str) -> None:
    lines = (rulebooks / name).read_text(encoding="utf-8").split("\n")
    chance = random.Random(name)
    # One document has lines enough for every way of damage.
    for _ in range(examples(3, 1) if len(lines) > 5000 else examples(12, 6)):
        damaged = [damage(line, chance) for line in lines if chance.random() > 0.02]
        try:
            assert_balanced(read_document("\n".join(damaged).encode(), name))
        except DocumentUnreadable:
            assert len(damaged) < 5


def damage(line: str, chance: random.Random) -> str:
    """Cut, double, garble or empty a line now and then."""
    if chance.random() > 0.1 or not line:
        return line
    place = chance.randrange(len(line))
    ways = [line[:place], line[place:], line + line, line[:place] + "\ufffd●\n1 " + line[place:], ""]
    return ways[chance.randrange(len(ways))]
