"""The glosses: our own sentences, whole and well formed for every rule, and none of them the publishers'."""

import unicodedata
from functools import cache
from pathlib import Path

import pytest
import yaml

from judgekit.books.reading import read_document
from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import RuleNode
from judgekit.core.numbers import is_number

GLOSSARY = "glossary/"
INTRODUCTION = "introduction"
LONGEST = {"ja": 200, "en": 320}
"""Characters a gloss may have at most; it aims at 140 and 220."""
LONGEST_COMMON_RUN = 29
"""Characters in a row, white space left out, that a gloss may share with a rulebook."""
COMPLETE_BOOKS = ("dm", "magmell", "mtg", "mtg6")
"""Books of which every rule with a text is glossed."""
FILES = sorted(corpus_folder().glob("*/glosses*.yaml"))
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")


@cache
def entries(path: Path) -> list[dict[str, str]]:
    """Return the glosses of a file, every scalar as text, so that 613.10 is not 613.1."""
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    loaded: list[dict[str, str]] = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    return loaded


@cache
def documents(folder: Path) -> tuple[list[RuleNode], ...]:
    """Return the nodes of every document of a folder."""
    return tuple(read_document(path.read_bytes(), path.name).nodes for path in sorted(folder.glob("*.txt")))


def base_nodes(folder: Path, book: str) -> list[RuleNode]:
    """Return the nodes of the book's base edition in a folder of documents."""
    return next(nodes for nodes in documents(folder) if nodes and nodes[0].id.partition(":")[0] == book)


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
    assert {path.parent.name for path in FILES} >= set(COMPLETE_BOOKS)


@EVERY_FILE
def test_every_entry_has_a_number_and_both_languages_and_may_say_how_it_is_asked_for(path: Path) -> None:
    malformed = [
        entry
        for entry in entries(path)
        if [key for key in entry if key != "asked"] != ["number", "ja", "en"]
        or not all(entry[key].strip() == entry[key] != "" for key in entry)
    ]
    assert malformed == []


@EVERY_FILE
def test_numbers_are_canonical_and_occur_once(path: Path) -> None:
    numbers = [entry["number"] for entry in entries(path)]
    assert [number for number in numbers if not is_gloss_number(path.parent.name, number)] == []
    assert len(numbers) == len(set(numbers))


@EVERY_FILE
def test_a_gloss_is_short(path: Path) -> None:
    too_long = [(e["number"], lang) for e in entries(path) for lang, most in LONGEST.items() if len(e[lang]) > most]
    assert too_long == []


@EVERY_FILE
def test_each_half_is_in_its_language(path: Path) -> None:
    kana = [entry["number"] for entry in entries(path) if not any("\u3041" <= c <= "\u30ff" for c in entry["ja"])]
    latin = [entry["number"] for entry in entries(path) if sum(c.isascii() for c in entry["en"]) * 2 < len(entry["en"])]
    assert (kana, latin) == ([], [])


@pytest.mark.rulebooks
def test_no_gloss_repeats_a_rulebook(rulebooks: Path) -> None:
    runs: dict[str, str] = {}
    length = LONGEST_COMMON_RUN + 1
    for path in FILES:
        for entry in entries(path):
            for part in set(entry) - {"number"}:
                text = condensed(entry[part]).lower()
                runs |= {
                    text[at : at + length]: f"{path.parent.name}:{entry['number']}"
                    for at in range(len(text) - length + 1)
                }
    repeated = set()
    for document in sorted(rulebooks.glob("*.txt")):
        text = condensed(document.read_text(encoding="utf-8", errors="replace")).lower()
        repeated |= {
            runs[text[at : at + length]] for at in range(len(text) - length + 1) if text[at : at + length] in runs
        }
    assert sorted(repeated) == []


@pytest.mark.rulebooks
@pytest.mark.parametrize("book", COMPLETE_BOOKS)
def test_every_rule_with_a_text_is_glossed_in_the_order_of_the_book(rulebooks: Path, book: str) -> None:
    printed = [key_of(node) for node in base_nodes(rulebooks, book) if node.text]
    assert [entry["number"] for entry in entries(corpus_folder() / book / "glosses.yaml")] == printed


@pytest.mark.rulebooks
@EVERY_FILE
def test_a_gloss_belongs_to_a_node_of_its_book(rulebooks: Path, path: Path) -> None:
    book = path.parent.name
    edition = path.stem.removeprefix("glosses").removeprefix("-")
    wanted = f"{book}@{edition}" if edition else book
    nodes = next(n for n in documents(rulebooks) if n and n[0].id.partition(":")[0] == wanted)
    known = {key_of(node) for node in nodes}
    assert [entry["number"] for entry in entries(path) if entry["number"] not in known] == []
