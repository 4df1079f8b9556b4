"""Choices as scenarios word them: targets by word or dealt out, numbers, labels; what is written is read as itself."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.table.adapter import Misfit
from judgekit.table.choices import (
    read_labels,
    read_numbers,
    read_targets,
    read_worded,
    write_labels,
    write_set,
    write_targets,
)

IDS = st.lists(st.sampled_from("abcd"), unique=True, min_size=1, max_size=3).map(lambda ids: tuple(sorted(ids)))


def read(plain: Any, names: Sequence[str], size: int = 1) -> Any:
    def ids(part: Any) -> tuple[str, ...]:
        return tuple(sorted([part] if isinstance(part, str) else part))

    return read_targets(plain, names, ids, lambda _number: size)


def asked(*args: Any) -> Any:
    return SimpleNamespace(args=args)


@given(st.lists(IDS, min_size=1, max_size=3))
def test_targets_that_are_written_are_read_as_themselves(choice: list[tuple[str, ...]]) -> None:
    names = [f"t{number}" for number in range(len(choice))]
    assert read(write_targets(asked(), tuple(choice)), names) == tuple(choice)
    by_name = {name: list(ids) for name, ids in zip(names, choice, strict=True)}
    assert read(by_name, names) == tuple(choice)


def test_a_plain_list_is_dealt_out_and_the_last_word_gets_the_rest() -> None:
    assert read(["a", "b", "c"], ["one", "many"]) == (("a",), ("b", "c"))
    assert read(["a", "b", "c"], ["pair", "rest"], 2) == (("a", "b"), ("c",))
    assert read("none", ["one"]) == ((),)


def test_a_target_word_that_is_not_there_is_a_misfit() -> None:
    with pytest.raises(Misfit, match="no target word 'z'"):
        read({"x": "a", "z": "b"}, ["x", "y"])


def test_numbers_by_target_are_sorted_and_zeros_left_out() -> None:
    assert read_numbers(asked(), {"b": "2", "a": 1, "c": "0"}) == (("a", 1), ("b", 2))
    for wrong in ("b", ["b"], {"b": "two"}):
        with pytest.raises(Misfit):
            read_numbers(asked(), wrong)


def test_waiting_abilities_are_named_by_their_source_each_once() -> None:
    question = asked(("wolf", "wolf.2", "crow"))
    assert read_labels(question, ["wolf", "crow", "wolf-ability"]) == ("wolf", "crow", "wolf.2")
    assert read_labels(question, write_labels(question, ("crow", "wolf", "wolf.2"))) == ("crow", "wolf", "wolf.2")
    assert read_labels(question, ["wolf", "bear"]) == ("wolf", "bear")


def test_words_stand_for_answers_and_sets_are_written_short() -> None:
    assert read_worded({"yes": "again"})(asked(), "yes") == "again"
    assert [write_set("none")(asked(), choice) for choice in ((), ("a",), ("a", "b"))] == ["none", "a", ["a", "b"]]
