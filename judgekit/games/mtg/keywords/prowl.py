"""702.76: prowl, and what it looks back at: whose combat damage reached a player this turn, and of which creature types."""

from __future__ import annotations

from judgekit.engine import Event
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.modifying import CREATURE_TYPES
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, OFFERED_IF
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.mentioned import on_cards
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Ability


@keyword_means("prowl", ALTERNATIVE["prowl"])
def prowl(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides its cost; when that may be paid is asked as the spell is cast (702.76a)."""
    return ()


_asked_for = on_cards("prowl", "freerunning")


@listener("damage", where=_asked_for)
def note_prowlers(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Keep the controller and the creature types of what dealt combat damage to a player, as they were then (702.76a)."""
    turn = draft.facts.get("turn", 1)
    kept = [one for one in draft.facts.get("prowlers", ()) if one[0] == turn]
    found = list(kept)
    for each in happened:
        if each.kind != "damage" or not each.get("combat") or each.of not in draft.players or not each.amount:
            continue
        known = recall(before, each.get("source")) if each.get("source") is not None else None
        if known is not None:
            types = tuple(sorted(known.values.subtypes & CREATURE_TYPES))
            commander = bool(known.object.get("commander"))
            found.append((turn, known.values.controller, types, commander))
    if len(found) > len(kept) and _asked_for(draft):
        draft.set(prowlers=tuple(dict.fromkeys(found)))


def _prowls(position: MtgPosition, item: Object) -> bool:
    """Tell whether a source of the caster with a creature type of the spell has dealt a player combat damage this turn."""
    own = view_of(position).of(item.id).subtypes & CREATURE_TYPES
    turn = position.facts.get("turn", 1)
    there = position.facts.get("prowlers", ())
    return any(when == turn and who == item.controller and own & frozenset(types) for when, who, types, _ in there)


OFFERED_IF["prowl"] = _prowls
