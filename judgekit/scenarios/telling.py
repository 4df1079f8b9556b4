"""A scenario told step by step: what was done or asked, what happened, what was found, and the rules that decided it."""

from __future__ import annotations

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase, spoken
from judgekit.engine import IllegalAnswer, Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.comparing import words
from judgekit.scenarios.expectations.expectations import Asked
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition, Scenario, Step, read_scenario_file
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.rulings import run_scenario
from judgekit.scenarios.running import Run
from judgekit.scenarios.verdicts import Result
from judgekit.table.adapter import GameAdapter

MOST_TOLD = 12
"""Legal answers of one query that are written out."""


class Told(NamedTuple):
    """A step of the base line as it went.

    Attributes:
        title: what was done or asked, as the file says it.
        records: what happened.
        found: what a query found, or why an action is illegal; empty where there is nothing to say.
        rules: the rules that decided what was found.
        line: what was done or asked in the words of the table, in the language of the interface; empty where there are none.
        legal: whether the rules allow it.
    """

    title: str
    records: list[Record]
    found: str = ""
    rules: tuple[str, ...] = ()
    line: str = ""
    legal: bool = True

    @property
    def said(self) -> str:
        """What was done or asked, for a person."""
        return self.line or self.title


class Telling(NamedTuple):
    """A scenario as it went.

    Attributes:
        result: of the whole file.
        steps: each step of the base line, up to one that could not be done.
        before: the position at its beginning.
        after: the position at its end.
    """

    result: Result
    steps: list[Told]
    before: AnyPosition
    after: AnyPosition


def title_of(step: Step) -> str:
    """Return what a step does or asks, in one line."""
    return f"do {words(step.action)}" if step.action is not None else f"ask {words(step.query)}"


def line_in_words(step: Step, scene: GameAdapter, position: AnyPosition) -> str:
    """Return what a step does or asks as a line of the table in the language of the interface; "" where it has no words.

    Args:
        step: the step.
        scene: the game.
        position: where it is done.
    """
    if step.action is None:
        return told_in_words.query(step.query or {}, scene, position, spoken())
    return told_in_words.deed(step.action, scene, position, spoken())


def found_words(scene: GameAdapter, found: Asked | IllegalAnswer | None, most: int | None = None) -> str:
    """Return what a query found, or why an action is illegal, in one line.

    Args:
        scene: the game.
        found: what the step came to; None where it only happened.
        most: how many legal answers are written out; None: all.
    """
    if found is None:
        return ""
    if isinstance(found, IllegalAnswer):
        return phrase("illegal: {reason}", reason=found.reason)
    if found.question is None or found.value is not None:
        return _value_words(scene, found)
    choices = found.question.choices
    shown = [scene.write_choice(found.question, choice) for choice in choices[:most]]
    more = phrase(" and {choices} more", choices=len(choices) - len(shown)) if len(shown) < len(choices) else ""
    question, lang = found.question, spoken()
    return " / ".join(told_in_words.answer(question, scene, one, lang) for one in shown) + more


def _value_words(scene: GameAdapter, found: Asked) -> str:
    """Return a value that was asked for in words."""
    return told_in_words.told(found.value, scene, spoken(), of_words=found.of_words)


def explain(path: str, chosen: ChosenEdition = NOT_CHOSEN) -> Telling:
    """Run the base line of a scenario file and tell all of it.

    Args:
        path: the file.
        chosen: the edition that somebody chose beside what the file says.

    Returns:
        What it came to, step by step.

    Raises:
        ScenarioMalformed: the file cannot be read.
    """
    return told(read_scenario_file(path, path, chosen))


def told(scenario: Scenario) -> Telling:
    """Run the base line of a scenario and tell all of it.

    Args:
        scenario: the scenario.

    Returns:
        What it came to, step by step.
    """
    scene = adapter_of(scenario.game)
    result = run_scenario(scenario, scene)
    steps: list[Told] = []
    run = Run(scenario, scene)
    before = run.table.position
    for step, following in zip(scenario.script, (*scenario.script[1:], None), strict=False):
        since = len(run.table.trace.records)
        line = line_in_words(step, scene, run.table.position)
        try:
            found = run.step(step, following, judged=False)
        except JudgekitError:
            steps.append(Told(title_of(step), run.table.records(since), line=line))
            break
        rules = () if found is None else run.table.numbered(found.rules)
        legal = not isinstance(found, IllegalAnswer)
        came = found_words(scene, found, MOST_TOLD)
        steps.append(Told(title_of(step), run.table.records(since), came, rules, line, legal))
    return Telling(result, steps, before, run.table.position)
