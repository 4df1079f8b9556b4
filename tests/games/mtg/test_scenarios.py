"""Every Magic scenario of the corpus passes, and what its traces cite is declared and exists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.cards.terms_events import EVENTS
from judgekit.engine import Event
from judgekit.games.mtg import noticing
from judgekit.games.mtg.event_support import is_supported
from judgekit.games.mtg.game import MtgDraft, MtgPosition
from judgekit.games.mtg.matching import KINDS
from judgekit.games.mtg.rules import GAME
from judgekit.library.glosses import all_glosses
from judgekit.scenarios import check_file
from judgekit.scenarios.verdicts import Result

FOLDER = Path(__file__).parents[3] / "corpus" / "mtg" / "scenarios"
OUTLINE = FOLDER.parent / "outline.tsv"
FILES = sorted(FOLDER.glob("*.yaml"))


HAPPENED: set[str] = set()
"""Kinds of event that happened in the scenarios, the events a replacement changed included."""


@pytest.fixture(scope="module")
def results() -> Iterator[dict[str, Result]]:
    def collect(_draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
        HAPPENED.update(each.kind for each in happened)

    noticing.listener()(collect)
    yield {file.stem: check_file(file) for file in FILES}
    noticing.forget(collect)


def test_every_scenario_of_the_corpus_passes(results: dict[str, Result]) -> None:
    failed = {
        name: [result.base.message, *(f"{id}: {ruling.message}" for id, ruling in result.forks)]
        for name, result in results.items()
        if result.verdict != "pass"
    }
    assert not failed


def test_scenarios_of_worked_examples_are_named_by_them(results: dict[str, Result]) -> None:
    for name, result in results.items():
        if name.startswith("ex-"):
            assert result.example == name
    assert sum(1 for result in results.values() if result.example) >= 45


def test_what_traces_cite_is_declared_and_exists(results: dict[str, Result]) -> None:
    numbers = {line.split("\t")[0] for line in OUTLINE.read_text(encoding="utf-8").splitlines()}
    cited = {rule.removeprefix("mtg:") for result in results.values() for rule in result.cited}
    assert cited <= numbers
    assert not cited - GAME.numbers()


def test_every_rule_that_a_trace_cites_has_a_gloss(results: dict[str, Result]) -> None:
    cited = {rule for result in results.values() for rule in result.cited}
    assert cited
    assert not cited - set(all_glosses())


def test_every_event_that_a_condition_can_name_happens_somewhere_or_is_refused(results: dict[str, Result]) -> None:
    never = {word for word in EVENTS if is_supported(word) and not HAPPENED.intersection(KINDS.get(word, (word,)))}
    assert results
    assert not never
