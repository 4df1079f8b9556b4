"""What is kept for the facts that it asked for is what a fresh look finds, whatever is written in between."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.engine import Position
from judgekit.engine.asking import Asked
from judgekit.engine.positions import AnyDraft, AnyPosition
from tests.engine.toy import TOY, Stone

NAMES = ("heavy", "wet", "late")
VALUES = st.sampled_from((0, 1, True, None, "1"))

LOOKS: dict[str, Callable[[AnyPosition], object]] = {
    "one": lambda position: (position.facts.get("heavy"), position.objects["a"].controller),
    "there": lambda position: "wet" in position.facts and repr(position.facts["wet"]),
    "one hangs on the other": lambda position: (
        position.facts.get("late") if position.facts.get("heavy") is True else repr(position.facts.get("wet"))
    ),
    "all": lambda position: repr(sorted(position.facts)),
    "copied": lambda position: repr(sorted({**position.facts})),
    "inside": lambda position: position.derive_from_facts("within", lambda: repr(position.facts.get("wet"))),
    "derived before": lambda position: position.derive("deep", lambda: repr(position.facts.get("late"))),
}

WRITES = st.one_of(
    st.tuples(st.just("set"), st.sampled_from(NAMES), VALUES),
    st.tuples(st.just("drop"), st.sampled_from(NAMES), st.none()),
    st.tuples(st.just("change"), st.just("a"), st.sampled_from(("A", "B"))),
    st.tuples(st.just("seal"), st.just(""), st.none()),
    st.tuples(st.just("back"), st.just(""), st.none()),
)


def write(draft: AnyDraft, way: str, name: str, value: object) -> None:
    if way == "set":
        draft.set(**{name: value})
    elif way == "drop":
        draft.drop_fact(name)
    elif way == "change":
        draft.change(name, controller=value)


@given(st.lists(WRITES, max_size=12), st.permutations(sorted(LOOKS)))
def test_what_is_kept_is_what_a_fresh_look_finds_after_any_writes_and_going_back(
    writes: list[tuple[str, str, Any]], order: list[str]
) -> None:
    start: AnyPosition = Position(TOY, {}, {"a": Stone("a", "heap", "A")}, {"heap": ("a",)}, facts={"heavy": 1})
    draft = start.draft()
    reached = [start]
    for way, name, value in writes:
        write(draft, way, name, value)
        if way == "seal":
            reached.append(draft.seal())
        if way == "back":
            draft = reached[len(reached) // 2].draft()
        for look in order:
            kept = draft.derive_from_facts(look, partial(LOOKS[look], draft))
            fresh = draft.seal()
            fresh.memo = {}
            assert repr(kept) == repr(LOOKS[look](fresh)), look


def test_a_value_is_found_again_when_other_facts_are_written_and_anew_when_one_of_its_own_is() -> None:
    draft: AnyDraft = Position(TOY, {}, {"a": Stone("a", "heap", "A")}, {"heap": ("a",)}).draft()
    found: list[object] = []

    def look() -> object:
        found.append(draft.facts.get("heavy"))
        return found[-1]

    for name, value, times in (("wet", 1, 1), ("wet", 2, 1), ("heavy", 1, 2), ("late", 1, 2), ("heavy", True, 3)):
        draft.derive_from_facts("look", look)
        draft.set(**{name: value})
        draft.derive_from_facts("look", look)
        assert len(found) == times
    draft.change("a", controller="B")
    draft.derive_from_facts("look", look)
    assert len(found) == 4


def test_a_fault_on_the_way_leaves_the_position_as_it_was() -> None:
    draft: AnyDraft = Position(TOY, {}, {}, {}, facts={"heavy": 1}).draft()
    facts, memo = draft.facts, draft.memo

    def fail() -> None:
        draft.derive("half", lambda: 1)
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        draft.derive_from_facts("look", fail)
    assert draft.facts is facts
    assert draft.memo is memo
    assert memo == {}


@pytest.mark.parametrize(
    "look",
    [
        lambda facts: list(facts),
        lambda facts: dict(facts),
        lambda facts: {**facts},
        lambda facts: facts | {},
        lambda facts: {} | facts,
        lambda facts: facts.copy(),
        lambda facts: len(facts),
        lambda facts: facts == {},
        lambda facts: facts != {},
        lambda facts: list(facts.items()),
        lambda facts: list(facts.values()),
        lambda facts: sorted(facts),
    ],
)
def test_whatever_goes_through_all_facts_hangs_on_all_of_them(look: Callable[[Any], object]) -> None:
    asked = Asked({"heavy": 1})
    look(asked)
    assert asked.answers() is None
