"""`check --fix`: a scenario that stopped at a decision nobody scripted gets that decision; nothing else in the file changes.

Where there is one legal answer it stands among the answers in advance; where there are several, they stand there as comments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Question
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.expectations.shapes import check_shapes
from judgekit.scenarios.files.model import ChosenEdition, Scenario, read_scenario
from judgekit.scenarios.files.tree import read_tree
from judgekit.scenarios.rulings import answer_of
from judgekit.scenarios.running import Run
from judgekit.table.adapter import GameAdapter, Unscripted
from judgekit.table.wording import decided

MOST = 12
"""Legal answers written as comments."""
_LONGEST = 60
"""Decisions put into one file."""


class Fixed(NamedTuple):
    """A scenario file with the decisions that it lacked.

    Attributes:
        text: the file.
        answered: how many decisions had one legal answer, which was put in.
        open: the decision that has several, with its answers as comments; empty where none is left.
    """

    text: str
    answered: int
    open: str


def fixed(text: str, name: str, chosen: ChosenEdition) -> Fixed:
    """Return a scenario file with the decisions that nobody scripted, as answers in advance.

    Args:
        text: the file.
        name: how to name it.
        chosen: the edition that somebody chose beside what it says.

    Raises:
        ScenarioMalformed: it cannot be read.
    """
    answered = 0
    for _ in range(_LONGEST):
        scenario = read_scenario(read_tree(text, name), "", chosen)
        scene = adapter_of(scenario.game)
        question = _stopped(scenario, scene)
        if question is None:
            return Fixed(text, answered, "")
        lines = text.splitlines(keepends=True)
        place = _place(lines, scenario)
        answers = [f"- {pasteable(answer_of(scene, question, one))}" for one in islice(question.legal(), MOST + 1)]
        if place is None or not answers:
            return Fixed(text, answered, _decision(question))
        if len(answers) > 1:
            told = _comments(question, answers, place)
            there = "\n".join(told) in "\n".join(line.rstrip("\r\n") for line in lines)
            return Fixed(text if there else _with(lines, place.line, told), answered, _decision(question))
        added = [f"{place.indent}{answers[0]}"]
        text = _with(lines, place.line, added if place.listed else ["answers:", *added])
        answered += 1
    return Fixed(text, answered, "")


def _comments(question: Question, answers: Sequence[str], place: _Place) -> list[str]:
    """Return the legal answers as comments that become answers where the sign before one is taken away."""
    more = ["- …"] if len(answers) > MOST else []
    if place.listed:
        return [f"{place.indent}# {one}" for one in (_decision(question), *answers[:MOST], *more)]
    return [f"# {one}" for one in (_decision(question), "answers:", *(f"  {one}" for one in (*answers[:MOST], *more)))]


class _Place(NamedTuple):
    """Where answers are put in: behind how many lines, how far they are indented, and whether answers stand there already."""

    line: int
    indent: str
    listed: bool


def _place(lines: Sequence[str], scenario: Scenario) -> _Place | None:
    """Return where answers are put in; None where the file is not written in lines."""
    if scenario.answers:
        number, _column = scenario.tree.place(("answers", len(scenario.answers) - 1))
        item = re.match(r"(\s*)-\s", lines[number - 1]) if 0 < number <= len(lines) else None
        return _Place(_end(lines, number, item.group(1)), item.group(1), listed=True) if item is not None else None
    if scenario.tree.value.get("answers") is not None:
        return None
    script = next((number for number, line in enumerate(lines) if re.match(r"script\s*:", line)), None)
    return _Place(script, "  ", listed=False) if script is not None else None


def _end(lines: Sequence[str], number: int, indent: str) -> int:
    """Return behind how many lines an item of a list ends that begins on one."""
    end = number
    for line_number in range(number, len(lines)):
        line = lines[line_number]
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if len(line) - len(line.lstrip()) <= len(indent):
            break
        end = line_number + 1
    return end


def fix_file(path: Path, name: str, chosen: ChosenEdition) -> Fixed:
    """Put into a scenario file the decisions that nobody scripted; the file is written only where something is new."""
    with path.open(encoding="utf-8", newline="") as file:
        text = file.read()
    found = fixed(text, name, chosen)
    if found.text != text:
        with path.open("w", encoding="utf-8", newline="") as file:
            file.write(found.text)
    return found


def _stopped(scenario: Scenario, scene: GameAdapter) -> Question | None:
    """Return the decision at which a scenario stops, None where it stops at none."""
    run = Run(scenario, scene)
    try:
        check_shapes(scenario, scene, run.table.position)
        run.play(scenario.script, judged=False)
        run.finish()
    except Unscripted as fault:
        return fault.question
    except JudgekitError:
        return None
    return None


def _decision(question: Question) -> str:
    of = phrase(" of {of}", of=question.of) if question.of else ""
    return phrase("{by} has to decide: {kind}", by=question.by, kind=decided(question.kind)) + of


def _with(lines: Sequence[str], behind: int, added: Sequence[str]) -> str:
    """Return a text with lines added behind one, with its own ends of lines."""
    before = [*lines[:behind]]
    end = "\r\n" if before and before[-1].endswith("\r\n") else "\n"
    if before and not before[-1].endswith("\n"):
        before[-1] += end
    return "".join([*before, *(f"{line}{end}" for line in added), *lines[behind:]])
