"""The glosses: our own sentences, whole and well formed for every rule, and none of them the publishers'."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TypedDict

import pytest
import yaml

from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, id_prefix
from judgekit.core.numbers import is_number
from judgekit.library.glosses import gloss_files, glossed_editions
from tests.books.real import reading_of
from tests.cases import each

GLOSSARY = "glossary/"
INTRODUCTION = "introduction"
LONGEST = {"ja": 200, "en": 320}
"""Characters a gloss may have at most; it aims at 140 and 220."""
LONGEST_COMMON_RUN = 29
"""Characters in a row, white space left out, that a gloss may share with a rulebook."""
COMPLETE_BOOKS = ("dm", "magmell", "mtg", "mtg6")
"""Books of which every rule with a text is glossed."""
MOST_IN_A_FILE = 250
"""Glosses in one file; more than that nobody reviews."""
EVERY_EDITION = pytest.mark.parametrize("edition", glossed_editions())
FILES = [(edition, path) for edition in glossed_editions() for path in gloss_files(edition)]
EVERY_FILE = each(FILES)


class Entry(TypedDict, total=False):
    """A gloss as its file has it."""

    number: str
    ja: str
    en: str
    asked: list[str]


@cache
def entries(path: Path) -> list[Entry]:
    """Return the glosses of a file, every scalar as text, so that 613.10 is not 613.1."""
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    loaded: list[Entry] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return loaded


def numbers_of(edition: str) -> list[str]:
    """Return the numbers of an edition's glosses, file by file."""
    return [entry["number"] for path in gloss_files(edition) for entry in entries(path)]


@cache
def documents(folder: Path) -> dict[str, tuple[Path, list[RuleNode]]]:
    """Return the document of every glossed edition and its nodes: the rulebooks, and whole texts of other years beside them."""
    later = [edition.partition("@")[2] for edition in glossed_editions() if edition not in BASE_EDITIONS.values()]
    beside = [path for name in later for path in sorted((folder.parent / "editions").glob(f"*{name}*.txt"))]
    found = {}
    for path in [*sorted(folder.glob("*.txt")), *beside]:
        reading = reading_of(path)
        found[reading.edition] = (path, reading.nodes)
    return found


def in_order_of_book(numbers: Iterable[str], nodes: Iterable[RuleNode]) -> list[str]:
    """Return numbers in the order in which their rules are printed."""
    places = {key_of(node): place for place, node in enumerate(nodes)}
    return sorted(numbers, key=lambda number: places[number])


def key_of(node: RuleNode) -> str:
    """Return what a gloss calls a node: its number, or glossary/ and the head."""
    return node.number or node.name or ""


def is_gloss_number(book: str, number: str) -> bool:
    """Tell whether a gloss can have this number; Duel Masters letters its subrules through the whole alphabet, l included."""
    if number == INTRODUCTION or number.startswith(GLOSSARY):
        return len(number) > len(GLOSSARY)
    return is_number(number) or (book == "dm" and number[-1:] in ("l", "o") and is_number(number[:-1] + "a"))


def condensed(text: str) -> str:
    """Return text in NFKC without white space."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def test_a_game_without_english_rulebook_is_glossed() -> None:
    assert {book_of(edition) for edition in glossed_editions()} >= set(COMPLETE_BOOKS)


@EVERY_FILE
def test_every_entry_has_a_number_and_both_languages_and_may_say_how_it_is_asked_for(edition: str, path: Path) -> None:
    malformed = [
        entry
        for entry in entries(path)
        if [key for key in entry if key != "asked"] != ["number", "ja", "en"]
        or not all(isinstance(text, str) and text.strip() == text != "" for text in said(entry))
        or not isinstance(entry.get("asked", []), list)
    ]
    assert malformed == []


def said(entry: Entry) -> list[str]:
    """Return the number, the two halves and the phrases of an entry."""
    return [entry["number"], entry["ja"], entry["en"], *entry.get("asked", [])]


@EVERY_FILE
def test_a_phrase_that_players_ask_with_is_an_item_of_its_own(edition: str, path: Path) -> None:
    joined = [entry["number"] for entry in entries(path) if any("|" in phrase for phrase in entry.get("asked", []))]
    assert joined == []


@EVERY_EDITION
def test_numbers_are_canonical_and_occur_once(edition: str) -> None:
    numbers = numbers_of(edition)
    assert [number for number in numbers if not is_gloss_number(book_of(edition), number)] == []
    assert [number for number in set(numbers) if numbers.count(number) > 1] == []


@EVERY_FILE
def test_a_file_holds_what_one_reviews_at_a_sitting(edition: str, path: Path) -> None:
    assert 0 < len(entries(path)) <= MOST_IN_A_FILE


@EVERY_FILE
def test_a_file_holds_the_rules_that_its_name_says(edition: str, path: Path) -> None:
    """`61x` holds 610 to 619, `702b` a part of 702; other names say it in words."""
    section = re.fullmatch(r"(\d+)x*[a-z]?", path.stem)
    if section is not None:
        strange = [entry["number"] for entry in entries(path) if not entry["number"].startswith(section[1])]
        assert strange == []
    elif path.stem.startswith("glossary"):
        assert [entry["number"] for entry in entries(path) if not entry["number"].startswith(GLOSSARY)] == []


@EVERY_FILE
def test_a_gloss_is_short(edition: str, path: Path) -> None:
    too_long = [
        (entry["number"], lang)
        for entry in entries(path)
        for lang, text in (("ja", entry["ja"]), ("en", entry["en"]))
        if len(text) > LONGEST[lang]
    ]
    assert too_long == []


@EVERY_FILE
def test_each_half_is_in_its_language(edition: str, path: Path) -> None:
    kana = [entry["number"] for entry in entries(path) if not any("\u3041" <= c <= "\u30ff" for c in entry["ja"])]
    latin = [entry["number"] for entry in entries(path) if sum(c.isascii() for c in entry["en"]) * 2 < len(entry["en"])]
    assert (kana, latin) == ([], [])


Gloss = tuple[str, str]
"""The number of a gloss with its book, and what it says, condensed."""


def blocks_of(glosses: Iterable[Gloss], length: int) -> dict[str, list[tuple[Gloss, int]]]:
    """Return glosses cut into blocks of which every run of a length holds one whole, each with the places where it stands."""
    found: dict[str, list[tuple[Gloss, int]]] = {}
    step = (length + 1) // 2
    for gloss in glosses:
        for at in range(0, len(gloss[1]) - step + 1, step):
            found.setdefault(gloss[1][at : at + step], []).append((gloss, at))
    return found


def repeated_in(document: str, blocks: Mapping[str, Iterable[tuple[Gloss, int]]], length: int) -> set[str]:
    """Return the glosses that have a run of a length with a document in common: around a block that both have."""
    step = (length + 1) // 2
    found: set[str] = set()
    for at in range(len(document) - step + 1):
        for (number, text), place in blocks.get(document[at : at + step], ()):
            before = alike_before(document[max(0, at - length) : at], text[max(0, place - length) : place])
            behind = alike_before(
                document[at + step : at + step + length][::-1], text[place + step : place + step + length][::-1]
            )
            if before + step + behind >= length:
                found.add(number)
    return found


def alike_before(one: str, other: str) -> int:
    """Return with how many of the same characters two texts end."""
    pairs = zip(reversed(one), reversed(other), strict=False)
    return next((count for count, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other)))


@pytest.mark.parametrize("length", [8, 9])
def test_a_run_that_is_too_long_is_found_wherever_it_stands_in_both(length: int) -> None:
    letters = "".join(chr(0x3400 + at) for at in range(60))
    for at in range(length + 2):
        for before in range(length + 2):
            run = letters[20 : 20 + length]
            gloss = (f"{at}", f"{chr(0x5000) * at}{run}{chr(0x5001) * 9}")
            blocks = blocks_of([gloss], length)
            assert repeated_in(f"{chr(0x5002) * before}{run}{chr(0x5003)}", blocks, length) == {f"{at}"}
            assert repeated_in(f"{chr(0x5002) * before}{run[:-1]}{chr(0x5003)}", blocks, length) == set()
            assert repeated_in(f"{chr(0x5002) * before}{run[1:]}{chr(0x5003)}", blocks, length) == set()


@pytest.mark.rulebooks
def test_no_gloss_repeats_a_rulebook(rulebooks: Path) -> None:
    glosses = [
        (f"{id_prefix(edition)}:{entry['number']}", condensed(part).lower())
        for edition, path in FILES
        for entry in entries(path)
        for part in (entry["ja"], entry["en"], " | ".join(entry.get("asked", [])))
    ]
    length = LONGEST_COMMON_RUN + 1
    blocks, repeated = blocks_of(glosses, length), set()
    for document, _nodes in documents(rulebooks).values():
        text = condensed(document.read_text(encoding="utf-8", errors="replace")).lower()
        repeated |= repeated_in(text, blocks, length)
    assert sorted(repeated) == []


@pytest.mark.rulebooks
@pytest.mark.parametrize("book", COMPLETE_BOOKS)
def test_every_rule_with_a_text_is_glossed(rulebooks: Path, book: str) -> None:
    _document, nodes = documents(rulebooks)[BASE_EDITIONS[book]]
    printed = [key_of(node) for node in nodes if node.text]
    assert sorted(numbers_of(BASE_EDITIONS[book])) == sorted(printed)


@pytest.mark.rulebooks
@pytest.mark.parametrize(("edition", "path"), FILES, ids=[f"{edition}/{path.name}" for edition, path in FILES])
def test_glosses_belong_to_nodes_of_their_edition_and_stand_in_its_order(
    rulebooks: Path, edition: str, path: Path
) -> None:
    if edition not in documents(rulebooks):
        pytest.skip(f"no document of {edition} is beside this checkout")
    _document, nodes = documents(rulebooks)[edition]
    known = {key_of(node) for node in nodes}
    numbers = [entry["number"] for entry in entries(path)]
    assert [number for number in numbers if number not in known] == []
    assert numbers == in_order_of_book(numbers, nodes)
