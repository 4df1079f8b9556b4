"""What was derived of a position on the way to it is what a fresh look at it finds."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

import pytest

from judgekit.core.json_values import Json
from judgekit.engine.playing import play
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.scene.setup.positions import setup
from judgekit.games.mtg.stack.priority import deeds_listed
from judgekit.games.mtg.state.combatants import attackers, blockers
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.turn.state_based_actions import SETTLED, pending
from tests.games.mtg.positions import CARDS, Dice, decks, position


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_derived_values_are_those_of_a_fresh_look(seed: int) -> None:
    seen = list(play(position(decks(seed)), Dice(seed), 150))
    for reached in seen:
        fresh = reached.draft().seal()
        fresh.memo = {}
        for id in reached.objects:
            assert view_of(reached).of(id) == view_of(fresh).of(id)
        assert permanents(reached) == permanents(fresh)
        assert attackers(reached) == attackers(fresh)
        assert blockers(reached) == blockers(fresh)
        for kind in ("cant", "must", "may", "triggered"):
            assert in_force(reached, kind) == in_force(fresh, kind)
        if SETTLED in reached.memo:
            assert not pending(fresh)


GIVEN: dict[str, Json] = {
    "players": {"A": {"library": ["Bear"] * 20}, "B": {"library": ["Bear"] * 20}},
    "battlefield": [
        {"id": "lord", "card": "Noon Lord", "controller": "A"},
        {"id": "a", "card": "Bear", "controller": "A"},
        {"id": "b", "card": "Bear", "controller": "B"},
        {"id": "elf", "card": "Elf", "controller": "B"},
    ],
    "turn": {"active": "A", "step": "upkeep"},
}

NOON_LORD: dict[str, Json] = {
    "types": "Creature - Elk",
    "pt": "2/2",
    "text": "As long as it's your turn, other creatures you control get +1/+1.\nOther creatures have vigilance.",
}


@pytest.mark.parametrize("seed", range(4))
def test_a_view_carried_over_facts_is_that_of_a_fresh_look_whatever_turn_it_is(seed: int) -> None:
    begun = setup({**CARDS, "Noon Lord": NOON_LORD}, GIVEN, "mtg@20210922")
    powers = set()
    for reached in play(begun, Dice(seed), 150):
        fresh = reached.draft().seal()
        fresh.memo = {}
        kept, made = view_of(reached), view_of(fresh)
        assert {id: kept.of(id) for id in reached.objects} == {id: made.of(id) for id in reached.objects}
        assert (kept.log, kept.considered, kept.vanished) == (made.log, made.considered, made.vanished)
        powers |= {kept.of(id).power for id in ("a", "b") if reached.objects[id].zone == "battlefield"}
    assert {2, 3} <= powers


WITHOUT_EFFECTS = (
    "Forest",
    "Mountain",
    "Island",
    "Bear",
    "Elf",
    "Spark",
    "Blaze",
    "No",
    "Study",
    "Wilt",
    "Plotted",
    "Cycler",
)
SOME_MORE: dict[str, Json] = {
    "Plotted": {"cost": "{G}", "types": "Creature - Bear", "pt": "2/1", "text": "Flashback {G}"},
    "Cycler": {"cost": "{3}", "types": "Artifact Creature - Golem", "pt": "1/3", "text": "Cycling {1}\n{T}: Add {R}."},
}


@pytest.mark.parametrize("seed", range(4))
def test_what_may_be_tried_with_priority_is_what_a_fresh_look_lists(seed: int) -> None:
    library = [*WITHOUT_EFFECTS[:3] * 2, *WITHOUT_EFFECTS[3:]] * 2
    given: dict[str, Json] = {
        "players": {"A": {"library": library}, "B": {"library": library[::-1]}},
        "battlefield": [
            {"id": f"own-{card}-{place}", "card": card, "controller": "AB"[place % 2]}
            for place, card in enumerate([*WITHOUT_EFFECTS[:5] * 2, "Cycler"])
        ],
        "turn": {"active": "A", "step": "upkeep"},
    }
    begun = setup(
        {**{name: CARDS[name] for name in WITHOUT_EFFECTS if name in CARDS}, **SOME_MORE}, given, "mtg@20210922"
    )
    kept = 0
    for reached in play(begun, Dice(seed), 150):
        fresh = reached.draft().seal()
        fresh.memo = {}
        if reached.question is None or reached.question.kind != "priority":
            continue
        before = dict(reached.memo)
        for player in reached.players:
            listed = deeds_listed(reached, player)
            kept += any(listed is answer for answer in _kept(before))
            fresh.memo = {}
            assert [*listed] == [*deeds_listed(fresh, player)]
    assert kept > 20


def _kept(memo: Mapping[Hashable, object]) -> list[object]:
    """Return the values that were kept over facts."""
    tables = [table for table in memo.values() if isinstance(table, dict)]
    return [entry[1] for table in tables for entry in table.values() if isinstance(entry, tuple) and len(entry) == 2]


def test_what_fills_a_view_of_a_draft_that_went_on_changing_is_seen_by_nobody_else() -> None:
    begun = setup({**CARDS, "Noon Lord": NOON_LORD}, GIVEN, "mtg@20210922")
    draft = begun.draft()
    held = view_of(draft)
    sealed = draft.seal()
    seen = view_of(sealed)
    draft.change("a", controller="B", counters=(("+1/+1", 1),))
    unseen = [id for id in sealed.objects if id not in held.table]
    for id in ("a", *unseen):
        held.of(id)
    draft.put(draft.objects[unseen[0]]._replace(counters=(("+1/+1", 3),)))
    held.table.pop(unseen[0], None)
    held.of(unseen[0])
    fresh = sealed.draft().seal()
    fresh.memo = {}
    assert {id: seen.of(id) for id in sealed.objects} == {id: view_of(fresh).of(id) for id in sealed.objects}
    assert {id: view_of(sealed).of(id) for id in sealed.objects} == {id: view_of(fresh).of(id) for id in sealed.objects}
