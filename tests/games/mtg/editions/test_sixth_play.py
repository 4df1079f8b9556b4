"""mtg6@1999 played: what holds whatever the numbers, of mana burn, damage on the stack, mulligans and legends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.json_values import Json
from judgekit.engine import Unsupported
from judgekit.games.mtg.editions.sixth.edition import ID
from judgekit.games.mtg.scene.sixth_edition import ADAPTER
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import DAMAGE_ON_STACK

PASS = ("pass",)
UPKEEP: Json = {"active": "A", "step": "upkeep", "priority": "A"}
CARDS: dict[str, Json] = {
    "Boar": {"types": "Creature - Boar", "pt": "3/3"},
    "Squire": {"types": "Creature - Human", "pt": "1/2"},
    "Orm": {"types": "Creature - Legend", "pt": "2/2"},
    "Fame": {
        "types": "Enchantment",
        "abilities": [{"static": {"affects": {"type": "creature"}, "modify": [{"add-supertypes": "legendary"}]}}],
    },
    "Forest": {"types": "Basic Land - Forest"},
    "Island": {"types": "Basic Land - Island"},
}


def opened(start: dict[str, Json]) -> MtgPosition:
    position = ADAPTER.setup(CARDS, start, ID)
    return position.game.advance(position)


def answered(position: MtgPosition, *choices: object) -> MtgPosition:
    for choice in choices:
        position = position.game.answer(position, choice)
    return position


def settled(position: MtgPosition) -> MtgPosition:
    """Answer what has one answer only."""
    while (
        position.question is not None and position.question.kind != "priority" and len(position.question.choices) == 1
    ):
        position = answered(position, position.question.choices[0])
    return position


@given(st.integers(0, 15), st.integers(0, 15), st.sampled_from(["precombat-main", "postcombat-main", "end-of-combat"]))
def test_each_mana_left_at_the_end_of_a_phase_costs_its_player_a_life(mine: int, theirs: int, step: str) -> None:
    players: Json = {"A": {"life": "20", "pool": "{R}" * mine}, "B": {"life": "20", "pool": "{U}" * theirs}}
    after = answered(opened({"players": players, "turn": {"active": "A", "step": step, "priority": "A"}}), PASS, PASS)
    assert [player.life for player in after.players.values()] == [20 - mine, 20 - theirs]
    assert not any(player.pool for player in after.players.values())


@given(st.integers(0, 15), st.sampled_from(["upkeep", "beginning-of-combat", "combat-damage"]))
def test_the_end_of_a_step_within_a_phase_costs_nothing(mana: int, step: str) -> None:
    players: Json = {"A": {"life": "20", "pool": "{R}" * mana, "library": {"unknown": "9"}}, "B": {"life": "20"}}
    after = settled(
        answered(opened({"players": players, "turn": {"active": "A", "step": step, "priority": "A"}}), PASS, PASS)
    )
    assert (after.players["A"].life, len(after.players["A"].pool)) == (20, mana)


@given(st.integers(0, 4), st.integers(0, 4))
def test_damage_waits_until_both_pass_and_is_then_dealt_whole(boars: int, squires: int) -> None:
    field: list[Json] = [
        {"id": f"{card}-{n}", "card": card, "controller": "A", "continuously": "true", "attacking": "B"}
        for card, number in (("Boar", boars), ("Squire", squires))
        for n in range(number)
    ]
    players: Json = {"A": {"life": "20"}, "B": {"life": "40"}}
    turn: Json = {"active": "A", "step": "declare-blockers", "priority": "A"}
    waiting = settled(answered(opened({"players": players, "battlefield": field, "turn": turn}), PASS, PASS))
    total = 3 * boars + squires
    assert waiting.players["B"].life == 40
    assert sum(amount for _source, _to, amount in waiting.facts.get(DAMAGE_ON_STACK, ())) == total
    dealt = answered(waiting, PASS, PASS)
    assert dealt.players["B"].life == 40 - total
    assert DAMAGE_ON_STACK not in dealt.facts


@given(st.lists(st.sampled_from(["mulligan", "keep"]), max_size=9), st.integers(1, 7))
def test_every_mulligan_costs_a_card_and_none_comes_after_keeping(wishes: list[str], size: int) -> None:
    hand: Json = ["Forest", *["Island"] * (size - 1)]
    players: Json = {
        "A": {"life": "20", "hand": hand, "library": {"unknown": "30"}},
        "B": {"life": "20", "library": {"unknown": "9"}},
    }
    position = opened({"players": players, "turn": {"active": "A", "step": "mulligan", "number": "1"}})
    taken = 0
    for wish in wishes:
        if position.question is None or position.question.kind != "mulligan":
            break
        assert position.question.by == "A"
        position = answered(position, wish)
        taken += wish == "mulligan"
    assert len(position.zones.get("hand/A", ())) == size - taken
    assert len(position.zones["library/A"]) == 30 + taken


@given(st.permutations(["A", "B", "A", "B"]))
def test_of_legends_with_one_name_only_the_eldest_stays(controllers: list[str]) -> None:
    field: list[Json] = [{"id": f"orm-{n}", "card": "Orm", "controller": who} for n, who in enumerate(controllers)]
    players: Json = {"A": {"life": "20"}, "B": {"life": "20"}}
    start: dict[str, Json] = {
        "players": players, "battlefield": field, "impossible": "allowed", "turn": UPKEEP,
    }  # fmt: skip
    after = answered(opened(start), PASS)
    assert [id for id in after.zones["battlefield"] if id.startswith("orm")] == ["orm-0"]


def test_two_of_one_name_that_became_legendary_are_refused_for_the_book_knows_legends_by_their_type_alone() -> None:
    field: list[Json] = [
        {"id": "fame", "card": "Fame", "controller": "A"},
        *({"id": f"boar-{n}", "card": "Boar", "controller": "A"} for n in range(2)),
    ]
    players: Json = {"A": {"life": "20"}, "B": {"life": "20"}}
    start: dict[str, Json] = {"players": players, "battlefield": field, "impossible": "allowed", "turn": UPKEEP}
    with pytest.raises(Unsupported, match=r"704\.5j"):
        answered(opened(start), PASS)


@pytest.mark.parametrize("players", [("A", "B", "C"), ("A", "B", "C", "D")])
def test_more_than_two_players_are_refused(players: tuple[str, ...]) -> None:
    with pytest.raises(Unsupported):
        opened({"players": {name: {"life": "20"} for name in players}})


def test_ten_poison_counters_are_refused_for_the_book_does_not_know_them() -> None:
    players: Json = {"A": {"life": "20", "counters": {"poison": "10"}}, "B": {"life": "20"}}
    start: dict[str, Json] = {
        "players": players,
        "impossible": "allowed",
        "turn": UPKEEP,
    }
    with pytest.raises(Unsupported, match="704"):
        answered(opened(start), PASS)
