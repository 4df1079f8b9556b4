"""701.65, 701.66 of the book of 2026-04-17: airbend and earthbend."""

from __future__ import annotations

from functools import cache

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, refs
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.stack.casting.casting_ways import AIRBENT
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, present
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
    draft.do("bent-by", "earthbend", frame.you, cause(frame), "mtg@20260417:701.66b")
    follow_next(draft, key, _earthbent())


@instruction("airbend")
def airbend(draft: MtgDraft, key: int, action: Action) -> None:
    """Exile permanents or spells; their owners may cast them from there for {2}."""
    frame = frame_of(draft, key)
    found = [ref[0] for ref in refs(draft, key, action.of) if present(draft, ref) is not None]
    if not found:
        return
    marks = ((AIRBENT, True),)
    draft.do("bent-by", "airbend", frame.you, cause(frame), "mtg@20260417:701.65b")
    draft.propose(*(moving(draft, id, "exile", cause(frame), marks=marks, rules=(_AIRBEND,)) for id in found))


@GAME.task("bent-by")
def bent_by(draft: MtgDraft, kind: str, player: str, by: str | None, rule: str) -> None:
    """Say who bent, for abilities that look for it."""
    draft.propose(event(kind, player, by=by, player=player, rules=(rule,)))


def _said(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see what a player did, whatever of it was impossible."""
    draft.cite(*happening.get("rules", ()))
    return None


for _kind in ("airbend", "earthbend", "forage", "blight"):
    GAME.event(_kind)(_said)
