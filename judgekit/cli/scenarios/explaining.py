"""`explain` and `step`: the whole trace of a scenario file with the rules that decide each step, and a walk through it."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from judgekit.cli.scenarios import tracing
from judgekit.cli.scenarios.checking import left_out
from judgekit.cli.scenarios.own_edition import chosen_edition
from judgekit.cli.scenarios.stepping import Stepper
from judgekit.cli.scenarios.tracing import JsonStepper
from judgekit.cli.screen import plain, signs
from judgekit.cli.screen.prompting import typed
from judgekit.core import sqlite3
from judgekit.core.nodes import book_of, node_id
from judgekit.core.wording import phrase, told_in
from judgekit.engine import Record
from judgekit.library import lookup
from judgekit.scenarios import deciding
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.explaining import record_line
from judgekit.scenarios.files.model import Scenario, read_scenario_file
from judgekit.scenarios.notation.telling.relevance import Asked, relevance
from judgekit.scenarios.notation.telling.results import NOTHING, happened
from judgekit.scenarios.running import expects_illegal
from judgekit.scenarios.stepping import Walk
from judgekit.scenarios.telling import Telling, explain
from judgekit.table.adapter import GameAdapter


def explained(
    connection: sqlite3.Connection,
    path: str,
    *,
    edition: str | None,
    lang: str,
    gloss: bool,
    full: bool = False,
    as_json: bool = False,
) -> tuple[str, bool]:
    """Return what came of a scenario, the rules that decide it and how it went, and whether the file passes.

    Bookkeeping (priority, the steps of casting) is folded: what a scenario cites and none of ours expects. With full, the
    whole trace, each citation with its heading and our gloss where it is first cited.

    Args:
        connection: the store, for headings and glosses.
        path: the file.
        edition: what `--edition` says; None for nothing.
        lang: "ja", "en" or "both".
        gloss: with our gloss of the rules.
        full: the whole trace.
        as_json: for programs, the whole trace too.

    Raises:
        ScenarioMalformed: the file cannot be read.
        UsageFault: the edition asked for is not played.
    """
    chosen, own = chosen_edition(edition)
    telling = explain(path, chosen)
    scenario = read_scenario_file(Path(path), path, chosen)
    scene = adapter_of(scenario.game)
    told = told_in(lang)
    passes = telling.result.verdict == "pass"
    if as_json:
        return tracing.explained(scenario, scene, telling.result, telling.steps, told), passes
    citations = Citations(connection, scenario.rules, lang, gloss)
    head = [f"{scenario.id}  [{scenario.rules}]", *(own.lines() if edition is None else ())]
    verdict = phrase(telling.result.verdict) + ("" if passes else f": {telling.result.message}")
    # In the numbers of another edition than the file's own they would be others.
    named = _expected(scenario) if passes and edition is None else []
    lines = (
        whole(telling, scene, citations, told) if full else brief(telling, scene, citations, told, named, gloss=gloss)
    )
    return "\n".join([*head, *lines, *left_out(telling.result), verdict]), passes


def whole(telling: Telling, scene: GameAdapter, citations: Citations, lang: str) -> list[str]:
    """Return every step with all that happened and every rule cited."""
    lines = []
    for step in telling.steps:
        lines.append(step.said)
        for record in step.records:
            if record.rules or record.changes or record.event:
                lines.append(f"  {record_line(record, scene, lang)}")
                lines += [f"      {line}" for line in citations.lines(record.rules)]
        if step.found:
            cited = f" [{', '.join(step.rules)}]" if step.rules else ""
            lines.append(f"  = {step.found}{cited}")
            lines += [f"      {line}" for line in citations.lines(step.rules)]
    return lines


def _expected(scenario: Scenario) -> list[str]:
    """Return the rules that the last expectations of a scenario name: by these its writer says how it is decided (613.4d).

    Those of an attempt that is illegal come after all others: the result tells what happened, and nothing came of it.
    """
    attempts = [step for step in scenario.script if expects_illegal(step.expect)]
    done = [step for step in scenario.script if not expects_illegal(step.expect)]
    for step in reversed((*attempts, *done)):
        cited = [one["cites"] for one in step.expect if "cites" in one]
        named = [rule for value in cited for rule in (value if isinstance(value, list) else [value])]
        if named:
            return [rule for rule in named if isinstance(rule, str)]
    return []


def brief(
    telling: Telling, scene: GameAdapter, citations: Citations, lang: str, expected: Sequence[str] = (), *, gloss: bool
) -> list[str]:
    """Return the result, the rules that decide it, and how it went without the bookkeeping.

    Args:
        telling: what happened.
        scene: the game.
        citations: what rules say.
        lang: "en" or "ja".
        expected: rules that the scenario itself names and that were cited, which come first.
        gloss: with our gloss of the rules.
    """
    width = signs.terminal_width()
    book = book_of(citations.edition)
    records = [record for step in telling.steps for record in step.records]
    came = happened(scene, telling.before, telling.after, records).sentence()
    asked_for = [step for step in telling.steps if step.found and step.legal]
    done = [step for step in telling.steps if step.legal]
    if not any(record.changes for step in done for record in step.records):
        done = telling.steps
    cited = [rule for step in done for record in step.records for rule in record.rules]
    cited += [rule for step in done for rule in step.rules]
    opening = str(came.ja if lang == "ja" else came.en)
    if came.en == NOTHING.en and asked_for:  # a scenario that only asks is about what it found
        opening = f"{asked_for[-1].said} = {asked_for[-1].found}"
    lines = signs.hanging("", opening, width)
    most = DECIDING if width is None or width >= NARROW else DECIDING - 1
    about = _came_to([record for step in done for record in step.records])
    own = [rule for step in done for rule in step.rules]
    factors = relevance(records, about, own, scene.notation.turning, tuple(telling.before.players))
    said_first = [rule for rule in expected if factors.get(rule, 1.0) >= 1]  # not of what came after the result
    decisive = deciding.deciding([*cited, *expected], book, most, said_first, factors)
    for number in decisive:
        said = citations.said(number, lang) if gloss else citations.heading(number)
        lines += signs.hanging(f"  [{number}] ", said, width)
    folded = 0
    for step in telling.steps:
        lines += signs.hanging("", step.said, width)
        for record in step.records:
            rules = deciding.telling(record.rules, book)
            shown = record.changes or not set(decisive).isdisjoint(rules)
            if shown and rules and record.what not in _SAID_BY_THE_TITLE:
                lines += signs.hanging("  ", record_line(record, scene, lang, rules), width)
            else:
                folded += bool(record.rules or record.changes or record.event)
        if step.found:
            found = f" [{', '.join(step.rules)}]" if step.rules else ""
            lines += signs.hanging("  = ", f"{step.found}{found}", width)
    told = f"ほか {folded} 行: --full" if lang == "ja" else f"{folded} more lines: --full"
    return [*lines, *([told] if folded else [])]


def _came_to(records: Iterable[Record]) -> Asked:
    """Return what the result of an explanation is about: whose life, zone, damage or end of the game changed."""
    came = (record for record in records if any(what in _RESULTS for what, _old, _new in record.changes))
    return Asked(frozenset(record.of for record in came if record.of), _RESULTS)


_RESULTS = frozenset(("life", "zone", "marked damage", "won", "lost"))
"""The properties, as traces call them, that a result tells first."""

DECIDING = 3
"""Rules that open an explanation; one less where the terminal is narrow."""
NARROW = 60
"""Columns below which a terminal is narrow: a phone."""

_SAID_BY_THE_TITLE = frozenset(("decision",))
"""Records that say what the step was told to do."""


class Citations:
    """What the rules cited say, each explained where it is first cited.

    Attributes:
        edition: the edition the scenario names.
    """

    def __init__(self, connection: sqlite3.Connection, edition: str, lang: str, gloss: bool) -> None:
        self.edition = edition
        self._connection = connection
        self._lang = lang
        self._gloss = gloss
        self._told: set[str] = set()
        self._loaded = edition in lookup.loaded(connection, book_of(edition))

    def _row(self, number: str) -> sqlite3.Row | None:
        return lookup.by_id(self._connection, number if ":" in number else node_id(self.edition, number))

    def heading(self, number: str) -> str:
        """Return the heading above a rule; empty where the store does not know it."""
        row = self._row(number)
        return _nearest_heading(self._connection, row, self._lang) if row is not None else ""

    def said(self, number: str, lang: str) -> str:
        """Return our gloss of a rule in one language, or its heading where there is none."""
        row = self._row(number)
        return str((row[f"gloss_{lang}"] if row is not None else "") or self.heading(number))

    def lines(self, numbers: Iterable[str]) -> list[str]:
        """Return a line with the heading and, where it is asked for, our gloss of each rule not explained before."""
        lines = []
        if not self._loaded and not self._told:
            lines.append(phrase("the text of {edition} is not loaded", edition=self.edition))
        for number in numbers:
            if number in self._told:
                continue
            self._told.add(number)
            row = self._row(number)
            if row is None and not self._loaded:
                continue
            if row is None:
                lines.append(phrase("{number}: no such rule in {edition}", number=number, edition=self.edition))
                continue
            lines.append(f"{number}  {_nearest_heading(self._connection, row, self._lang)}".rstrip())
            if self._gloss:
                lines += plain.glosses(row, self._lang)
        return lines


def _nearest_heading(connection: sqlite3.Connection, row: sqlite3.Row, lang: str) -> str:
    title = plain.heading(row, lang)
    if title:
        return title
    return next(
        (found for above in lookup.ancestors(connection, row)[::-1] if (found := plain.heading(above, lang))), ""
    )


def step(
    connection: sqlite3.Connection | None, path: str, lang: str = "en", *, edition: str | None, as_json: bool = False
) -> int:
    """Walk through a scenario file with the commands typed, in a terminal or from a pipe.

    As JSON, each command is answered by an object; without a command from a pipe, the whole script is walked.

    Args:
        connection: the store, for what rules say; None where there is none.
        path: the file.
        lang: "ja" or "en"; "both" tells in English.
        edition: what `--edition` says; None for nothing.
        as_json: whether programs read it.

    Raises:
        JudgekitError: the file cannot be read, or its position cannot be.
    """
    told = told_in(lang)
    chosen, _own = chosen_edition(edition)
    walk = Walk.through(path, chosen, told)
    if as_json:
        JsonStepper(walk, told).run(() if sys.stdin.isatty() else typed(list))
    else:
        stepper = Stepper(walk, print, told, connection, signs.terminal_width())
        stepper.run(typed(stepper.words))
    return 0
