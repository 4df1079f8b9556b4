"""Every Magic scenario of the corpus passes, and what its traces cite is declared and exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import judgekit.games.mtg
from judgekit.core.corpus import corpus_folder
from judgekit.games.mtg.editions.concordance import read_concordance
from judgekit.games.mtg.meaning.event_support import is_supported
from judgekit.games.mtg.meaning.matching import KINDS
from judgekit.games.mtg.terms.events import EVENTS
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.code_citations import citations_of
from judgekit.scenarios.verdicts import Result
from tests.books.real import reading_of
from tests.cases import each
from tests.games.citing import not_glossed, not_in_the_book
from tests.playing import played

FILES = [path for path, _shown in scenario_files([str(corpus_folder() / "mtg")])]


def result_of(file: Path) -> Result:
    return played(file).result


def cited() -> set[str]:
    """The rules of the base edition that traces cite; those of another edition are named by its id."""
    return {rule for file in FILES for rule in result_of(file).cited if rule.startswith("mtg:")}


@each(FILES)
def test_a_scenario_of_the_corpus_passes(file: Path) -> None:
    result = result_of(file)
    assert result.verdict == "pass", result.message


def test_scenarios_of_worked_examples_are_named_by_them() -> None:
    named = {file.stem for file in FILES if file.stem.startswith("ex-")}
    assert len(named) >= 45
    assert {file.stem: result_of(file).example for file in FILES if file.stem in named} == {
        name: name for name in named
    }


@pytest.mark.rulebooks
def test_every_example_that_the_rulebook_prints_has_its_scenario(rulebooks: Path) -> None:
    readings = (reading_of(path) for path in sorted(rulebooks.glob("mtg-cr-*.txt")))
    printed = {
        f"ex-{node.number}-{count}"
        for reading in readings
        for node in reading.nodes
        for count in range(1, sum(example.en is not None for example in node.examples) + 1)
    }
    assert printed == {file.stem for file in FILES if file.stem.startswith("ex-")}


def test_what_traces_cite_stands_in_the_code_and_in_the_book() -> None:
    assert {rule.removeprefix("mtg:") for rule in cited()} <= set(citations_of("judgekit.games.mtg"))
    assert not_in_the_book(cited(), "mtg") == []


@cache
def later_rules() -> frozenset[str]:
    """Numbers of rules that only the book of 2026-04-17 has, as the code cites them: by their id."""
    sources = Path(judgekit.games.mtg.__file__).parent.rglob("*.py")
    return frozenset(
        found for path in sources for found in re.findall(r'"mtg@20260417:([0-9.a-z]+)"', path.read_text("utf-8"))
    )


@pytest.mark.parametrize("edition", ["mtg@20260417", "mtg@otj"])
def test_numbers_of_another_edition_are_those_that_its_concordance_gives(edition: str) -> None:
    found = {rule for file in FILES for rule in result_of(file).cited if rule.startswith(f"{edition}:")}
    numbers = read_concordance(edition).numbers
    assert found
    assert {rule.partition(":")[2] for rule in found} <= set(numbers.values()) | later_rules()
    bases = {base for base, there in numbers.items() if f"{edition}:{there}" in found}
    assert not_in_the_book({f"mtg:{base}" for base in bases}, "mtg") == []


def test_every_rule_that_a_trace_cites_has_a_gloss_in_both_languages() -> None:
    assert len(cited()) > 500
    assert not_glossed(cited()) == []


def test_every_event_that_a_condition_can_name_happens_somewhere_or_is_refused() -> None:
    happened = {kind for file in FILES for kind in played(file).happened}
    never = {word for word in EVENTS if is_supported(word) and not happened.intersection(KINDS.get(word, (word,)))}
    assert not never
