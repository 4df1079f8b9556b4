"""Forks: other lines of play from a point of the base line, with other answers, steps or facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.changing import at_the_point, changed_there
from judgekit.scenarios.comparing import same, words
from judgekit.scenarios.expectations import Asked
from judgekit.scenarios.faults import Path
from judgekit.scenarios.model import Answer, Fork, Scenario, Step
from judgekit.scenarios.running import Run, expects_illegal
from judgekit.scenarios.sessions import Reached, UnusedAnswer
from judgekit.scenarios.stops import StopAt
from judgekit.table.adapter import Unscripted


def merged_answers(base: tuple[Answer, ...], fork: tuple[Answer, ...]) -> tuple[Answer, ...]:
    """Return the base answers with those of a fork instead of the ones with equal keys; entries with equal keys stay in order."""
    left = list(fork)
    merged: list[Answer] = []
    for answer in base:
        same_keys = next((other for other in left if _alike(other, answer)), None)
        if same_keys is None:
            merged.append(answer)
        else:
            left.remove(same_keys)
            merged.append(same_keys)
    for further in [answer for answer in left if any(_alike(answer, other) for other in merged)]:
        left.remove(further)
        merged.insert(1 + max(n for n, other in enumerate(merged) if _alike(further, other)), further)
    return (*left, *merged)


def _alike(one: Answer, other: Answer) -> bool:
    return one.keys == other.keys and one.nth == other.nth


def start_changes(scenario: Scenario, fork: Fork) -> Mapping[str, Json]:
    """Return what a fork changes of the start; what it changes at a later point is changed there."""
    later = later_changes(scenario, fork)
    return {dotted: new for dotted, new in fork.change.items() if dotted not in later}


def later_changes(scenario: Scenario, fork: Fork) -> dict[str, Json]:
    """Return what a fork changes of the position at its point, none where it leaves the base line at the start."""
    if fork.at is None or not fork.change:
        return {}
    if not at_question(fork) and not step_at(scenario, fork):
        return {}
    return at_the_point(scenario, fork.change)


def at_question(fork: Fork) -> bool:
    """Tell whether a fork leaves the base line at a decision that comes up within a step."""
    return isinstance(fork.at, dict) and "question" in fork.at and "do" not in fork.at and "ask" not in fork.at


def run_fork(run: Run, scenario: Scenario, fork: Fork) -> None:
    """Play the base line to the fork's point, then what the fork says, and judge what it expects.

    Args:
        run: a fresh run, with the fork's answers.
        scenario: the scenario, with the fork's changes.
        fork: the fork.
    """
    script = scenario.script
    since = 0
    found: Asked | IllegalAnswer | None = None
    place = 0
    within = at_question(fork)
    if within:
        about = {key: fork.at[key] for key in ("of", "by") if key in fork.at}
        run.table.interrupt_run_at(StopAt(fork.at["question"], int(fork.at.get("nth", "1")), about))
        place = _play_until(run, script, (*fork.path, "at"))
        since = len(run.table.trace.records)
    elif fork.at is not None:
        place = step_at(scenario, fork)
    steps = _steps_of(script, fork, place, within)
    if fork.at is not None and not within:
        asked = Step(None, fork.query, (), fork.path) if fork.query is not None else None
        run.play(script[:place], judged=False, then=asked or (steps[0] if steps else None))
        since = len(run.table.trace.records)
    later = later_changes(scenario, fork)
    if later:
        position = run.table.position
        run.table.position = run.located(fork.path, "change", lambda: changed_there(run.scene, position, later))
    expected = Step(None, None, fork.expect, fork.path)
    if fork.query is not None:
        found = run.located(fork.path, "ask", lambda: run.ask(fork.query or {}, None))
        run.judge(fork.expect, (*fork.path, "expect"), since, found)
        expected = Step(None, None, (), fork.path)
    elif within:
        run.table.begin(*run.about(steps[0] if steps else None))
        run.table.settle()
    found = _play_fork(run, steps, fork, place) or found
    run.judge(expected.expect, (*fork.path, "expect"), since, found)
    if fork.query is None:
        _finish_fork(run, fork)


def _finish_fork(run: Run, fork: Fork) -> None:
    """A fork may leave base answers unused, since it may end earlier; its own it must use."""
    question = run.table.position.question
    if question is not None and question.kind not in run.scene.resting and not fork.expect:
        raise Unscripted(question)
    own = {answer.path for answer in fork.answers}
    unused = [answer for answer in run.table.unused() if answer.path in own]
    if unused:
        never = phrase("an answer of the fork was never used: choose {choose}", choose=words(unused[0].choose))
        raise UnusedAnswer(never, unused[0].path)


def _play_until(run: Run, script: Sequence[Step], path: Path) -> int:
    """Play until the question of the fork is open; return the number of the step after."""
    for number, step in enumerate(script):
        following = script[number + 1] if number + 1 < len(script) else None
        run.place = number
        try:
            run.step(step, following, judged=False, asks=False)
        except Reached:
            return number + 1
    raise run.scenario.tree.fault(phrase("that question is never asked"), path)


def _steps_of(script: Sequence[Step], fork: Fork, place: int, at_question: bool) -> list[Step]:
    """Return the steps of a fork after its point."""
    then = list(fork.then) if fork.then is not None else None
    if fork.replace is not None:
        return [fork.replace, *(then or [])]
    if fork.query is not None:
        return then or []
    if fork.at is not None and not at_question and place < len(script) and script[place].query is not None:
        return [_unjudged(script[place]), *(then or [])]
    if then is not None:
        return then
    return [_unjudged(step) for step in script[place:]]


def _unjudged(step: Step) -> Step:
    """Return a base step without its expectations, except that it may be illegal."""
    kept = tuple(
        {"illegal": "may"} for item in step.expect if isinstance(item, dict) and item.get("illegal") in ("true", "yes")
    )
    return replace(step, expect=kept)


def _play_fork(run: Run, steps: Sequence[Step], fork: Fork, first: int) -> Asked | IllegalAnswer | None:
    found: Asked | IllegalAnswer | None = None
    for number, step in enumerate(steps):
        run.place = first + number
        following = steps[number + 1] if number + 1 < len(steps) else None
        last = number + 1 == len(steps)
        if last and expects_illegal(fork.expect) and step.action is not None:
            step = replace(step, expect=(*step.expect, {"illegal": "may"}))
        own = step.path[: len(fork.path)] == fork.path
        since = len(run.table.trace.records)
        found = run.step(step, following, judged=False)
        if own:
            expect = [item for item in step.expect if item != {"illegal": "may"}]
            run.judge(expect, (*step.path, "expect"), since, found)
    return found


def step_at(scenario: Scenario, fork: Fork) -> int:
    """Return the number of the step at which a fork leaves the base line."""
    at, path = fork.at, (*fork.path, "at")
    script = scenario.script
    if isinstance(at, str):
        for number, step in enumerate(script):
            if step.name and step.name == at:
                return number
        if at.isascii() and at.isdecimal() and len(at) < 6 and 1 <= int(at) <= len(script):
            return int(at) - 1
        raise scenario.tree.fault(phrase("there is no step {name!r}", name=at), path)
    if "step" in at:
        return step_at(scenario, replace(fork, at=at["step"]))
    nth = int(at.get("nth", "1"))
    for number, step in enumerate(script):
        if _is_meant(at, step):
            nth -= 1
            if not nth:
                return number
    raise scenario.tree.fault(phrase("there is no such step"), path)


def _is_meant(at: Mapping[str, Any], step: Step) -> bool:
    for key, there in (("do", step.action), ("ask", step.query)):
        wanted = at.get(key)
        if wanted is None:
            continue
        if there is None:
            return False
        if isinstance(wanted, str):
            return wanted in there or any(value == wanted for value in there.values())
        return all(name in there and same(value, there[name]) for name, value in wanted.items())
    return False
