"""701.65, 701.66, 702.189 of the book of 2026-04-17: airbend, earthbend, and what triggers on firebending."""

from __future__ import annotations

from functools import cache

from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players, refs
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.stack.casting.casting_ways import AIRBENT
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import MtgDraft, present
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.language.parts import Part

_AIRBEND = "mtg@20260417:701.65a"
_EARTHBEND = "mtg@20260417:701.66a"

_GONE = [
    {"event": "dies", "object": {"among": "bent"}},
    {"event": "move", "object": {"among": "bent"}, "from": "battlefield", "to": "exile"},
]
_BACK = {"return": "event.object", "to": "battlefield", "tapped": "true", "under": "you"}
_LAND_AT_WORK = [
    {
        "modify": "bent",
        "with": [{"base-pt": "0/0"}, {"become": "creature", "in-addition": "true"}, {"gain": ["haste"]}],
    },
    {"put-counters": "bent", "kind": "+1/+1", "amount": "bends"},
    {"delayed": {"triggered": {"when": _GONE, "do": [_BACK]}}},
]


@cache
def _earthbent() -> tuple[Action, ...]:
    return read_actions(Part(_LAND_AT_WORK, ("earthbend",), frozenset(("=bent", "=bends"))))


@instruction("earthbend")
def earthbend(draft: MtgDraft, key: int, action: Action) -> None:
    """A land becomes a creature with haste and gets counters; when it dies or is exiled, it comes back tapped."""
    found = tuple(ref for ref in refs(draft, key, action.of) if present(draft, ref) is not None)
    if not found:
        return
    draft.cite(_EARTHBEND)
    settle(draft, key, "bent", found)
    settle(draft, key, "bends", number(draft, key, action.amount))
    frame = frame_of(draft, key)
    after_all_of_it(draft, "earthbend", frame.you, cause(frame), "mtg@20260417:701.66b")
    follow_next(draft, key, _earthbent())


@instruction("airbend")
def airbend(draft: MtgDraft, key: int, action: Action) -> None:
    """Exile permanents or spells; their owners may cast them from there for {2}."""
    frame = frame_of(draft, key)
    found = [ref[0] for ref in refs(draft, key, action.of) if present(draft, ref) is not None]
    if not found:
        return
    marks = ((AIRBENT, True),)
    after_all_of_it(draft, "airbend", frame.you, cause(frame), "mtg@20260417:701.65b")
    draft.propose(*(moving(draft, id, "exile", cause(frame), marks=marks, rules=(_AIRBEND,)) for id in found))


@instruction("firebend")
def firebend(draft: MtgDraft, key: int, action: Action) -> None:
    """A firebending ability resolves: its controller has firebent."""
    for player in players(draft, key, action.of):
        after_all_of_it(draft, "firebend", player, cause(frame_of(draft, key)), "mtg@20260417:702.189b")
