"""What a scenario does behind a step: what else will have to be paid for, and how long nothing is done, asked or expected."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.scenarios.files.model import Scenario, Step

_PASSING = frozenset(("resolve", "pass", "advance"))
"""Steps that do nothing but pass priority."""
_ABOUT_THE_STACK = frozenset(("stack-bottom-up", "decided", "trace", "cites"))
"""What is expected that an order of abilities on the stack shows in."""
_BY_ANOTHER_NAME = ("main", "end-step", "next-turn", "combat")
"""Words for steps to which `advance` goes on, which a position calls otherwise."""
_EVER = float("inf")


def steps_behind(scenario: Scenario, step: Step) -> Sequence[Step]:
    """Return the steps that come behind one, in the base line or in the fork in which it stands; none where it stands nowhere."""
    match step.path:
        case ("script", int(place)):
            return scenario.script[place + 1 :]
        case ("forks", int(number), "replace", *_):
            return scenario.forks[number].then or ()
        case ("forks", int(number), "then", int(place)):
            return (scenario.forks[number].then or ())[place + 1 :]
    return ()


def passes_unseen(scenario: Scenario, step: Step, at: str) -> float:
    """Return how often something may resolve, in a step and behind it, before the scenario acts, asks or expects anything.

    A fork that leaves the base line on the way may do any of these, so that there it is never.

    Args:
        scenario: the scenario.
        step: the step that is being done.
        at: the step of the turn; one that goes on to another one passes until the stack is empty.
    """
    if step.path[:1] not in (("script",), ("forks",)):
        return 0
    if step.path[0] == "script" and any(fork.at is not None for fork in scenario.forks):
        return 0
    goal = (step.action or {}).get("advance")
    if goal is not None and goal not in (at, *_BY_ANOTHER_NAME):
        return _EVER
    if any(not _ABOUT_THE_STACK.isdisjoint(item) for item in step.expect):
        return 0
    times = 0
    for one in steps_behind(scenario, step):
        if one.action is None or _PASSING.isdisjoint(one.action):
            break
        if "advance" in one.action:
            return _EVER
        times += 1
        if one.expect:
            break
    return times
