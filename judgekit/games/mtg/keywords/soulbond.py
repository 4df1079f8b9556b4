"""702.95: soulbond and pairs of creatures."""

from __future__ import annotations

from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, objects
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import PAIRED, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.turn.state_based_actions import FOLLOWING
from judgekit.language.parts import Part

_RULE, _ENDS = "702.95a", "702.95e"
_UNDER = "paired-under"
"""Detail of a paired creature: the player under whose control the pair was made."""

_FREE = {"type": "creature", "controller": "you", "paired": "false"}
_ITSELF = {"object": "this", "is": _FREE}
_MEANT = (
    {
        "triggered": {
            "when": [{"event": "enters", "object": "this"}],
            "if": {"and": [_ITSELF, {"exists": {**_FREE, "other": "true"}}]},
            "do": [{"may": "you", "do": [{"pair": {"choose": {**_FREE, "other": "true"}}}]}],
        }
    },
    {
        "triggered": {
            "when": [{"event": "enters", "object": {"type": "creature", "controller": "you", "other": "true"}}],
            "if": {"and": [_ITSELF, {"object": "event.object", "is": _FREE}]},
            "do": [{"may": "you", "do": [{"pair": "event.object"}]}],
        }
    },
)


@keyword_means("soulbond", _RULE)
def soulbond(_keyword: Ability) -> tuple[Ability, ...]:
    """It may be paired as it enters, and with a creature that enters later (702.95a)."""
    return tuple(ability for meant in _MEANT for ability in read_ability(Part(meant)))


@instruction("pair")
def pair(draft: MtgDraft, key: int, action: Action) -> None:
    """Pair the source with a creature; neither is paired where one is not there, not yours or no creature (702.95c)."""
    frame = frame_of(draft, key)
    source = present(draft, frame.source) if frame.source is not None else None
    found = [draft.objects[id] for id in objects(draft, key, action.of)]
    both = [one for one in (source, *found) if one is not None and _may_pair(draft, one, frame.you)]
    did(draft, key, len(both) == 2)
    if len(both) != 2:
        draft.note("not-paired", by=cause(frame), rules=("702.95c",))
        return
    one, other = both
    _mark(draft, one, other.ref)
    _mark(draft, other, one.ref)
    draft.note("paired", of=one.id, by=cause(frame), rules=(_RULE, "702.95b", "702.95d"), object=other.id)


def _may_pair(position: MtgPosition, record: Object, player: str) -> bool:
    values = view_of(position).of(record.id)
    there = record.place == BATTLEFIELD and not record.phased_out
    return there and values.controller == player and "creature" in values.types and record.get(PAIRED) is None


def _mark(draft: MtgDraft, record: Object, partner: Ref | None) -> None:
    details = {name: value for name, value in record.details if name not in (PAIRED, _UNDER)}
    if partner is not None:
        details[PAIRED], details[_UNDER] = partner, view_of(draft).of(record.id).controller
    draft.change(record.id, details=tuple(sorted(details.items())))


def part_pairs(draft: MtgDraft) -> None:
    """End the pairs of which one left, changed its controller, or is no creature any more (702.95e)."""
    for id in tuple(draft.zones.get(BATTLEFIELD, ())):
        record = draft.objects[id]
        partner = record.get(PAIRED) if record.details else None
        if partner is not None and not _still(draft, record, partner):
            _mark(draft, record, None)
            draft.note("unpaired", of=id, rules=(_ENDS,))


def _still(position: MtgPosition, record: Object, partner: Ref) -> bool:
    other = present(position, partner)
    if other is None or other.place != BATTLEFIELD or other.get(PAIRED) != record.ref:
        return False
    both = [view_of(position).of(each.id) for each in (record, other)]
    return all(one.controller == record.get(_UNDER) and "creature" in one.types for one in both)


FOLLOWING.append(part_pairs)
