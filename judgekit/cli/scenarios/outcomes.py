"""`outcomes`: all lines of play of a scenario, their results with a shortest line to each, who survives, and who can force what."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from judgekit.cli.scenarios.own_edition import chosen_edition
from judgekit.core.json_values import Json
from judgekit.core.wording import counted, noted, phrase, spoken
from judgekit.engine import Question
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.explaining import decision_word
from judgekit.scenarios.files.model import read_scenario_file
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.outcomes.endings import Ending, Survival
from judgekit.scenarios.outcomes.outcomes import Inquiry, Outcomes, outcomes_of
from judgekit.table.adapter import GameAdapter

MOST_RESULTS = 24
"""Results printed."""
MOST_PROVED = 12
"""Answers of a proof printed."""

_SAID = {
    "always": noted("survives on every line"),
    "forced": noted("can survive whatever the others do"),
    "possible": noted("survives only where the others let it happen"),
    "never": noted("cannot survive: there is no such line"),
    "unknown": noted("not settled: not every line was played to its end"),
}


def outcomes(path: str, inquiry: Inquiry, *, edition: str | None, tree: int, as_json: bool) -> int:
    """Play all lines of a scenario file and print what came of them; return 0 where every line was played to its end.

    Args:
        path: the file.
        inquiry: what is asked.
        edition: what `--edition` says; None for nothing.
        tree: how many positions of the tree to print.
        as_json: print everything as JSON.

    Raises:
        ScenarioMalformed: the file cannot be read.
        UsageFault: the edition asked for is not played.
        JudgekitError: the start position cannot be made, or there is no such step or value.
    """
    chosen, _own = chosen_edition(edition)
    scenario = read_scenario_file(Path(path), path, chosen)
    found = outcomes_of(scenario, adapter_of(scenario.game), inquiry)
    print(json.dumps(found.to_json(), ensure_ascii=False) if as_json else as_text(found, tree))
    return 0 if found.complete else 1


def as_text(found: Outcomes, tree: int) -> str:
    """Return the outcomes as lines: the count, who survives, the results, and the first positions of the tree."""
    until = {
        "script": phrase("the end of the script"),
        "turn": phrase("the end of the turn"),
        "game": phrase("the end of the game"),
    }
    ends = until.get(found.until, phrase("the step {until}", until=found.until))
    at_least = phrase("at least ") if found.found.cut is not None else ""
    lines = [
        phrase(
            "{id}: {at_least}{lines} of play to {ends}, {positions}, {results}",
            id=found.scenario.id,
            at_least=at_least,
            lines=_lines(found.lines),
            ends=ends,
            positions=_positions(len(found.found.nodes)),
            results=_results(len(found.endings)),
        )
    ]
    if found.found.cut is not None:
        lines.append(phrase("cut at {cut}: what follows holds for the lines played so far", cut=found.found.cut))
    if found.found.alike:
        alike = "; ".join(", ".join(ids) for ids in found.found.alike)
        lines.append(
            phrase("alike, so that positions and results are counted without their names: {alike}", alike=alike)
        )
    if found.found.loops():
        lines.append(phrase("some lines return to a position they have left; such endless lines are not counted"))
    if found.same:
        lines.append(
            phrase("on every line: ")
            + ", ".join(_valued(path, value, found.scene) for path, value in found.same.items())
        )
    for survival in found.survivals:
        lines += _survival(found, survival)
    for place, ending in enumerate(found.endings[:MOST_RESULTS], start=1):
        lines += _ending(found, place, ending)
    if len(found.endings) > MOST_RESULTS:
        lines.append(
            phrase(
                "… and {results} more (all of them with --json)", results=_results(len(found.endings) - MOST_RESULTS)
            )
        )
    return "\n".join([*lines, *_tree(found, tree)])


def _lines(number: int) -> str:
    return counted("{count:,} line", "{count:,} lines", count=number)


def _positions(number: int) -> str:
    return counted("{count:,} position", "{count:,} positions", count=number)


def _results(number: int) -> str:
    return counted("{count:,} result", "{count:,} results", count=number)


def _survival(found: Outcomes, survival: Survival) -> list[str]:
    said = phrase(_SAID[survival.verdict])
    if found.looked_at(survival):
        said = phrase("not settled, but survives on every line looked at")
    lines = [
        phrase(
            "{player}: {said} ({lines} of {all:,})",
            player=survival.player,
            said=said,
            lines=_lines(survival.lines),
            all=found.lines,
        )
    ]
    if survival.verdict in ("possible", "unknown") and survival.end is not None:
        lines.append(phrase("    as here: {found}", found=_line(found, survival.end)))
    if survival.verdict == "possible":
        lines.append(phrase("    but the others can prevent it:"))
    lines += [f"    {line}" for line in _proof(found, survival)]
    return lines


def _proof(found: Outcomes, survival: Survival) -> list[str]:
    """Return the answers that force it, at every decision that can come up while they are kept to."""
    answers = survival.force.answers
    nodes = found.found.nodes
    lines: list[str] = []
    seen, ready = {0}, [0]
    for number in ready:
        node = nodes[number]
        moves = node.moves
        if number in answers and node.question is not None:
            moves = [move for move in moves if move[0] == answers[number]][:1]
            before = _line(found, number)
            after = phrase("after {before}: ", before=before) if before else ""
            lines.append(f"{after}{_decided(found, node.question, answers[number])}")
        for _, following in moves:
            if following not in seen:
                seen.add(following)
                ready.append(following)
    if len(lines) > MOST_PROVED:
        return [
            *lines[:MOST_PROVED],
            counted(
                "… and at {count} decision more (with --json)",
                "… and at {count} decisions more (with --json)",
                count=len(lines) - MOST_PROVED,
            ),
        ]
    return lines


def _ending(found: Outcomes, place: int, ending: Ending) -> list[str]:
    forced = ""
    if ending.forced_by and len(found.endings) > 1:
        forced = phrase("; {forced_by} can force it", forced_by=", ".join(ending.forced_by))
    line = _line(found, ending.ends[0]) or phrase("no decision")
    told = ending.text(partial(_valued, scene=found.scene))
    return [f"{place}. {told}: {_lines(ending.lines)}{forced}", f"    {line}"]


def _valued(path: str, value: str, scene: GameAdapter) -> str:
    """Return a value that a line of play ends with, by its path."""
    lang = spoken()
    if lang != "ja":
        return path if value == "true" else f"{path} {told_in_words.value(value, scene, path.partition('.')[2], lang)}"
    name = path.partition(".")[2]
    if value == "true":
        return told_in_words.path_named(path, lang)
    return f"{told_in_words.path_named(path, lang)} {told_in_words.value(value, scene, name, lang)}"


def _line(found: Outcomes, end: int) -> str:
    return "; ".join(_worded(found, question, choice) for question, choice in found.shortest(end))


def _decided(found: Outcomes, question: Question, choice: object) -> str:
    return _worded(found, question, found.scene.write_choice(question, choice))


def _worded(found: Outcomes, question: Question, choice: Json) -> str:
    """Return a decision with its answer, as a line of the table."""
    return f"{question.by}: {told_in_words.answer(question, found.scene, choice, spoken())}"


def _asked(found: Outcomes, question: Question) -> str:
    about = found.about(question)
    kind = decision_word(question.kind, found.scene, spoken())
    return f"{question.by} {kind}" + (phrase(" ({of})", of=about) if about else "")


def _tree(found: Outcomes, most: int) -> list[str]:
    """Return the positions at which somebody decides, each once, with every answer and where it leads."""
    nodes = found.found.nodes
    ending_of = {end: place for place, ending in enumerate(found.endings, start=1) for end in ending.ends}
    deciding = [number for number, node in enumerate(nodes) if node.question is not None]
    lines = [phrase("who decides what:")] if most and deciding else []
    for number in deciding[:most]:
        question = nodes[number].question
        assert question is not None
        lines.append(f"  [{number}] {_asked(found, question)}")
        for choice, following in nodes[number].moves:
            there = (
                phrase("result {ending_of}", ending_of=ending_of[following])
                if following in ending_of
                else f"[{following}]"
            )
            plain = found.scene.write_choice(question, choice)
            said = told_in_words.answer(question, found.scene, plain, spoken())
            lines.append(f"      {said} → {there}")
        if nodes[number].cut:
            lines.append(phrase("      … not tried"))
    if most and len(deciding) > most:
        lines.append(
            phrase(
                "  … and {positions} more (--tree {all} shows them all)",
                positions=_positions(len(deciding) - most),
                all=len(deciding),
            )
        )
    return lines
