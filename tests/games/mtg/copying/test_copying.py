"""Copies: the newest copy effect shows, copies do not follow their originals, and random play with copies keeps its invariants."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine import Task
from judgekit.engine.playing import play
from judgekit.games.mtg.layers.durations import expire
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.context import open_frame
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Announcement, Frame
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.language.parts import Part
from tests.games.mtg.positions import CARDS, GAME, Dice, decks, position
from tests.games.mtg.test_random_play import check_invariants

MIRROR = {
    "replacement": {
        "if": {"event": "enters", "object": "this"},
        "instead": {"become-copy": "this", "copy-of": {"choose": {"type": "creature"}}},
        "optional": "true",
    }
}
CLAY = {
    "triggered": {
        "when": [{"event": "enters", "object": {"type": "creature", "other": "true"}}],
        "do": [{"become-copy": "this", "copy-of": "event.object", "except": [{"gain": "this-ability"}]}],
    }
}
ECHO = {
    "spell": {
        "targets": [{"id": "t", "is": {"kind": "spell"}}],
        "do": [{"copy": "t", "new-targets": "true"}],
    }
}
COPYING: dict[str, Any] = {
    "Mirror": {"cost": "{1}", "types": "Creature - Shapeshifter", "pt": "0/0", "abilities": [MIRROR]},
    "Clay": {"cost": "{1}", "types": "Creature - Shapeshifter", "pt": "0/3", "abilities": [CLAY]},
    "Echo": {"cost": "{1}", "types": "Instant", "abilities": [ECHO]},
    "Twin": {
        "cost": "{1}",
        "types": "Sorcery",
        "abilities": [
            {
                "spell": {
                    "targets": [{"id": "t", "is": {"type": "creature"}}],
                    "do": [{"create": "copy", "copy-of": "t"}],
                }
            }
        ],
    },
    "Mask": {"cost": "{2}", "types": "Creature - Ox", "pt": "3/3", "abilities": [{"keyword": "morph", "cost": "{1}"}]},
}
"""Cards that copy in every way, to be shuffled among others."""

PLAIN: dict[str, Any] = {
    f"Shape {number}": {
        "cost": f"{{{number}}}",
        "types": f"Creature - {subtype}",
        "pt": f"{number}/{number + 1}",
        "colors": color,
    }
    for number, (subtype, color) in enumerate([("Elf", "green"), ("Ox", "white"), ("Imp", "black"), ("Cat", "red")], 1)
}
IDS = ("a", "b", "c", "d")


def board() -> MtgPosition:
    """Return four different creatures side by side."""
    creatures = [{"id": id, "card": name, "controller": "A"} for id, name in zip(IDS, PLAIN, strict=True)]
    return position({"players": {"A": {}, "B": {}}, "battlefield": creatures}, PLAIN)


def copied(start: MtgPosition, one: str, other: str, lasts: bool) -> MtgPosition:
    """Return the position after one creature has become a copy of another, for good or until end of turn."""
    term: dict[str, Any] = {"become-copy": one, "copy-of": other}
    if not lasts:
        term["until"] = "end-of-turn"
    do = read_actions(Part([term]).knowing(IDS))
    targets = tuple((id, (start.objects[id].ref,)) for id in IDS)
    frame = Frame("A", None, Ability("spell", do=do), Announcement(targets=targets))
    draft = start.draft()
    key = open_frame(draft, frame)
    return GAME.interrupt(draft.seal(), Task("follow", (key, do, 0)), Task("close-frame", (key,)))


def shown(at: MtgPosition) -> dict[str, Any]:
    """Return what each creature is like."""
    view = view_of(at)
    return {id: view.of(id)._replace(controller="") for id in IDS}


STEPS = st.lists(st.tuples(st.sampled_from(IDS), st.sampled_from(IDS), st.booleans()), max_size=7)


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_the_newest_copy_effect_in_force_shows_with_the_values_of_its_time(steps: list[tuple[str, str, bool]]) -> None:
    at = board()
    base = shown(at)
    effects: dict[str, list[tuple[Any, bool]]] = {id: [] for id in IDS}

    def model() -> dict[str, Any]:
        return {id: effects[id][-1][0] if effects[id] else base[id] for id in IDS}

    for one, other, lasts in steps:
        effects[one].append((model()[other], lasts))
        at = copied(at, one, other, lasts)
        assert shown(at) == model()
    draft = at.draft()
    expire(draft, ("end-of-turn",))
    for id in IDS:
        effects[id] = [entry for entry in effects[id] if entry[1]]
    assert shown(draft.seal()) == model()


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(IDS), st.sampled_from(IDS), st.integers(0, 3))
def test_counters_are_no_part_of_a_copy(one: str, other: str, number: int) -> None:
    at = board()
    draft = at.draft()
    draft.change(other, counters=(("+1/+1", number),) if number else ())
    after = copied(draft.seal(), one, other, True)
    values = shown(after)
    base = shown(board())
    assert values[one].name == base[other].name
    if one != other:
        assert values[one].power == base[other].power
        assert values[other].power == (base[other].power or 0) + number


@pytest.mark.parametrize("seed", range(4))
def test_random_play_with_copies_never_raises_and_never_breaks_an_invariant(seed: int) -> None:
    cards = {
        **COPYING,
        "Bear": CARDS["Bear"],
        "Elf": CARDS["Elf"],
        "Spark": CARDS["Spark"],
        "Mountain": CARDS["Mountain"],
    }
    for reached in play(position(decks(seed, 30, cards), cards), Dice(seed), 250):
        check_invariants(reached)
