"""Properties of triggered abilities in random play, and that the order in which objects are given says nothing."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from judgekit.engine import Trace
from judgekit.engine.playing import play
from judgekit.games.mtg.state.game import MtgPosition
from tests.games.mtg.positions import GAME, Dice, decks, position
from tests.games.mtg.test_random_play import assert_walked_both_ways, check_invariants, refused_with_a_rule
from tests.games.mtg.triggers.trigger_cards import TRIGGER_CARDS


def start(seed: int, names: str = "AB") -> MtgPosition:
    return position(decks(seed, 30, TRIGGER_CARDS, names), TRIGGER_CARDS)


@pytest.mark.parametrize("seed", range(4))
def test_random_play_with_triggers_never_raises_and_never_breaks_an_invariant(seed: int) -> None:
    for reached in play(start(seed, "ABC" if seed % 2 else "AB"), Dice(seed), 300):
        check_invariants(reached)
        question = reached.question
        if question is not None and question.kind == "priority":
            assert not reached.waiting, "a trigger was not put on the stack before a player got priority"
            assert "doings" not in reached.facts


def test_each_trigger_is_put_on_the_stack_once_and_every_one_of_them() -> None:
    trace = Trace()
    for seed in (21, 24):
        for _ in play(position(decks(seed, 40, TRIGGER_CARDS), TRIGGER_CARDS, trace), Dice(seed), 300, trace):
            pass
    triggered = sum(record.what == "triggered" for record in trace.records)
    put = sum(record.what == "put-trigger" for record in trace.records)
    assert triggered > 12
    assert triggered - put in range(3), "a trigger was put twice, or forgotten"


def test_answers_are_taken_or_refused_with_a_rule_while_triggers_wait() -> None:
    refused = 0
    for number, reached in enumerate(play(start(22), Dice(22), 240)):
        question = reached.question
        if question is None or (question.kind == "priority" and number % 6):
            continue
        for choice in islice(question.choices, 4):
            check_invariants(GAME.answer(reached, choice))
        refused += refused_with_a_rule(reached, question)
    assert refused > 100


def test_going_back_and_forward_over_triggers_gives_equal_positions() -> None:
    assert_walked_both_ways(start(23), Dice(23), 120)


# The order in which objects are given.

BOARD: list[dict[str, Any]] = [
    {"id": "w1", "card": "Widow", "controller": "A"},
    {"id": "w2", "card": "Widow", "controller": "B"},
    {"id": "g1", "card": "Ghoul", "controller": "A", "counters": {"+1/+1": "1"}},
    {"id": "g2", "card": "Ghoul", "controller": "C"},
    {"id": "e1", "card": "Elfling", "controller": "B"},
    {"id": "h1", "card": "Herald", "controller": "C"},
    {"id": "m1", "card": "Mountain", "controller": "A", "copies": "3"},
]


def swept(order: list[dict[str, Any]]) -> MtgPosition:
    """Return how the game stands after everything was destroyed that can be, triggers in the first order that is offered."""
    given = {
        "players": {"A": {"hand": [{"id": "sweep", "card": "Sweep"}]}, "B": {}, "C": {}},
        "battlefield": order,
        "turn": {"active": "A", "step": "precombat-main", "priority": "A"},
    }
    reached = GAME.answer(position(given, TRIGGER_CARDS), ("cast", "sweep"))
    for _ in range(60):
        question = reached.question
        if question is None or (question.kind == "priority" and not reached.zones.get("stack")):
            break
        choices = sorted(question.choices, key=repr)
        choice = next(iter(choices)) if question.kind != "priority" else ("pass",)
        reached = GAME.answer(reached, choice)
    return reached


def outcome(reached: MtgPosition) -> Any:
    """Return what matters of a position, without any timestamp."""
    return (
        {id: player.life for id, player in reached.players.items()},
        {
            id: (record.zone, record.controller, record.counters, record.number)
            for id, record in reached.objects.items()
        },
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_the_objects_given_never_changes_what_becomes_of_them(seed: int) -> None:
    other = list(BOARD)
    random.Random(seed).shuffle(other)
    assert outcome(swept(other)) == outcome(swept(BOARD))


def test_creatures_that_die_together_see_each_other_and_come_back_in_any_order_given() -> None:
    reached = swept(BOARD)
    lives = {id: player.life for id, player in reached.players.items()}
    assert reached.objects["g1"].zone == "battlefield" or reached.objects["g1"].zone == "graveyard/A"
    assert lives["A"] < 20
    assert lives["C"] < 20
