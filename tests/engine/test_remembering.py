"""What is worked out once for a thing is found again by its identity, and is not kept without end."""

import pytest

from judgekit.engine import remembering
from judgekit.engine.remembering import once_for_both, once_for_each


def test_each_thing_is_asked_about_once_and_things_that_are_equal_each_for_themselves() -> None:
    asked = []

    @once_for_each
    def length(thing: list[int]) -> int:
        asked.append(thing)
        return len(thing)

    one, other = [1, 2], [1, 2]
    assert [length(one), length(one), length(other), length(one)] == [2, 2, 2, 2]
    assert [thing is one for thing in asked] == [True, False]


def test_an_answer_stays_that_of_its_thing_after_many_others_have_come_and_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(remembering, "MOST_KEPT", 3)

    @once_for_each
    def only(thing: list[int]) -> int:
        return thing[0]

    assert [only([number]) for number in range(50)] == list(range(50))


def test_a_question_may_be_asked_about_the_parts_of_its_thing() -> None:
    @once_for_each
    def depth(thing: tuple[object, ...]) -> int:
        return 1 + max((depth(part) for part in thing if isinstance(part, tuple)), default=0)

    assert depth(((), ((),))) == 3


def test_each_pair_is_asked_about_once_and_an_answer_stays_that_of_its_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembering, "MOST_KEPT", 3)
    asked = []

    @once_for_both
    def joined(one: list[int], other: list[int]) -> list[int]:
        asked.append((one, other))
        return [*one, *other]

    one, other = [1], [2]
    assert [joined(one, other), joined(one, other), joined(other, one)] == [[1, 2], [1, 2], [2, 1]]
    assert len(asked) == 2
    assert [joined([number], [0]) for number in range(50)] == [[number, 0] for number in range(50)]
