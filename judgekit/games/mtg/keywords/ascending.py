"""702.131: ascend and the city's blessing: whoever has ten permanents gets it and keeps it."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.abilities.interpreter import instruction
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.turn.state_based_actions import FOLLOWING

ENOUGH = 10
"""Permanents with which ascend gives the city's blessing (702.131a)."""


@keyword_means("ascend", "702.131a")
def ascend(keyword: Ability) -> tuple[Ability, ...]:
    """On a spell an instruction; on a permanent what holds at any time, which the chapter itself watches (702.131b)."""
    return (Ability("spell", do=(Action("ascend"),)), keyword)


@instruction("ascend")
def ascend_now(draft: MtgDraft, key: int, _action: Action) -> None:
    """A player with ten permanents gets the city's blessing as the spell resolves (702.131a)."""
    player = frame_of(draft, key).you
    if _count(draft, player) >= ENOUGH:
        bless(draft, player, "702.131a")


def bless(draft: MtgDraft, player: str, rule: str) -> None:
    """Give a player the city's blessing, which is never lost (702.131c)."""
    blessed: tuple[str, ...] = draft.facts.get("blessed", ())
    if player not in blessed:
        draft.set(blessed=(*blessed, player))
        draft.note("blessed", of=player, rules=(rule, "702.131c"))


def _count(position: MtgPosition, player: str) -> int:
    return sum(1 for _ in view_of(position).controlled(player))


def bless_the_ready(draft: MtgDraft) -> None:
    """Give the city's blessing to players who control ten permanents, one with ascend among them (702.131b, 702.131d)."""
    if len(draft.zones.get(BATTLEFIELD, ())) < ENOUGH:
        return
    blessed = draft.facts.get("blessed", ())
    view = view_of(draft)
    ready = {
        one.controller
        for one in (view.of(record.id) for record in view.permanents())
        if one.controller not in blessed and one.has("ascend")
    }
    for player in sorted(ready):
        if _count(draft, player) >= ENOUGH:
            bless(draft, player, "702.131b")


@listener("move", "create", "phase-in", "control")
def note_permanents(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Look for players with ten permanents before anything sees whether it triggers (702.131d)."""
    before = draft.facts.get("blessed", ())
    bless_the_ready(draft)
    if draft.facts.get("blessed", ()) != before:
        draft.cite("702.131d")


FOLLOWING.append(bless_the_ready)
