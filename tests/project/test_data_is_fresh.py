"""Data that a command makes says so in its first line, and is what the command makes today."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from judgekit.cli.scenarios.coverage import MADE_BY, citations_path, games, recorded_citations
from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, node_id
from judgekit.core.text import is_japanese
from judgekit.library.outline import outline_path, outlined_editions, write_outline
from judgekit.references.citations import hashes_of
from judgekit.references.differences import diff
from judgekit.scenarios.covering import rules_with_code
from tests.books.real import reading_of
from tools import concordance

ROOT = Path(__file__).resolve().parents[2]
TABLES = sorted(corpus_folder().glob("*/*.tsv"))
CONCORDED = sorted(path.stem.partition("-")[2] for path in corpus_folder().glob("mtg/concordance-*.tsv"))
WORDS = sorted(corpus_folder().glob("mtg/words-*.tsv"))


@cache
def text_of(rulebooks: Path, edition: str) -> list[RuleNode]:
    """Return the nodes of an edition's document, one of the rulebooks or a whole text of another year beside them."""
    name = edition.partition("@")[2]
    beside = sorted((rulebooks.parent / "editions").glob(f"*-{name}-*.txt")) if name.isdigit() else []
    for path in [*sorted(rulebooks.glob("*.txt")), *beside]:
        reading = reading_of(path)
        if reading.edition == edition:
            return reading.nodes
    pytest.skip(f"no text of {edition} is beside this checkout")


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_table_says_in_its_first_line_who_makes_it(path: Path) -> None:
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    assert re.match(r"# Made by `[^`]+` |# By hand: ", first)


@pytest.mark.parametrize("path", TABLES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_command_that_makes_a_table_is_in_the_guide(path: Path) -> None:
    made = re.match(r"# Made by `python -m ([\w.]+)", path.read_text(encoding="utf-8"))
    if made is not None:
        assert f"`python -m {made[1]}" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
        assert (ROOT / f"{made[1].replace('.', '/')}.py").is_file()


def test_the_citations_say_first_what_makes_them_and_it_is_no_citation() -> None:
    recorded = json.loads(citations_path().read_text(encoding="utf-8"))
    assert next(iter(recorded.items())) == ("made by", MADE_BY["made by"])
    assert recorded.keys() - recorded_citations().keys() == {"made by"}


@pytest.mark.rulebooks
@pytest.mark.parametrize("edition", outlined_editions())
def test_an_outline_is_that_of_its_document(rulebooks: Path, tmp_path: Path, edition: str) -> None:
    write_outline(text_of(rulebooks, edition), tmp_path / "outline.tsv")
    assert (tmp_path / "outline.tsv").read_text(encoding="utf-8") == outline_path(edition).read_text(encoding="utf-8")


@pytest.mark.rulebooks
@pytest.mark.parametrize("name", CONCORDED)
def test_a_concordance_is_what_the_comparison_shows_with_the_ways_set_by_hand(rulebooks: Path, name: str) -> None:
    edition = f"mtg@{name}"
    present = concordance.path_of(edition).read_text(encoding="utf-8")
    changes = diff(text_of(rulebooks, BASE_EDITIONS["mtg"]), text_of(rulebooks, edition))
    assert concordance.written(edition, changes, present) == present


@pytest.mark.rulebooks
def test_the_citations_are_those_of_the_code_and_the_texts(rulebooks: Path) -> None:
    """A trace cites what the code does, so that the code alone is read here and no scenario is played."""
    now: dict[str, str] = {}
    for game in games():
        edition = BASE_EDITIONS[game]
        now |= hashes_of({node_id(edition, number) for number in rules_with_code(game)}, text_of(rulebooks, edition))
    assert recorded_citations() == now, "judgekit coverage --record writes them anew"


@pytest.mark.rulebooks
@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.name)
def test_a_new_word_of_card_text_stands_in_its_rule(rulebooks: Path, path: Path) -> None:
    """In any inflexion, or as rules say what cards say to "you"; where it does not, its rule has another number by now."""
    said_in_rules = {"permanent": "object", "you": "player"}
    nodes = text_of(rulebooks, f"mtg@{path.stem.partition('-')[2]}")
    strange = []
    for line in path.read_text(encoding="utf-8").splitlines()[2:]:
        word, rule, _where = line.split("\t")
        below = [node for node in nodes if (node.number or "").startswith(rule)]
        halves = [half for node in below for half in (node.title.en, node.title.ja, node.text.en, node.text.ja) if half]
        if not word.isascii() and not any(map(is_japanese, halves)):
            continue  # a Japanese word; this text is English only
        parts = [said_in_rules.get(part, part) for part in word.casefold().split()]
        there = sum(part[:4] in " ".join(halves).casefold() for part in parts)
        # A rule says in words of its own what a phrase of a card says; what is a word of the rules stands there whole.
        if there < (len(parts) if len(parts) < 3 else len(parts) / 2):
            strange.append((word, rule))
    assert strange == []
