"""701.16: cards revealed from the top of a library one after the other, until some card is among them."""

from __future__ import annotations

from judgekit.engine import Ask, event
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, keep, number, players
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import Action


def _where_they_are(refs: list[Ref], exiling: bool) -> tuple[Ref, ...]:
    """Return cards as they are once they were revealed, or in exile (400.7)."""
    return tuple((id, number + 1) for id, number in refs) if exiling else tuple(refs)


@instruction("reveal-until")
def reveal_until(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Players reveal or exile cards from the top of their libraries until so many of a kind were, or all (701.16a, 609.3)."""
    frame = frame_of(draft, key)
    kind = action.get("is")
    wanted = 1 if action.amount is None else number(draft, key, action.amount)
    found: list[Ref] = []
    seen: list[Ref] = []
    for player in players(draft, key, action.of):
        here = 0
        for id in draft.zones.get(zone_key("library", player), ()):
            if here >= wanted:
                break
            certain(draft, player, (id,))
            ref = draft.objects[id].ref
            seen.append(ref)
            if kind is None or passes(view_of(draft), ref, kind._replace(kind="object", zones=("library",)), frame):
                found.append(ref)
                here += 1
        if here < wanted:
            draft.note("as-much-as-possible", of=player, rules=("609.3", "101.3"))
    did(draft, key, bool(found))
    exiling = bool(action.get("exiling"))
    keep(draft, key, action, _where_they_are(found, exiling))
    name = action.get("cards")
    if name is not None:
        settle(draft, key, name, _where_they_are(seen, exiling))
    if exiling:
        by = cause(frame)
        if action.get("link") is not None and seen:
            draft.do("link", frame.source, action.get("link"), _where_they_are(seen, exiling), "607.2a")
        draft.propose(*(moving(draft, ref[0], "exile", by, reason="exile", rules=("701.11a",)) for ref in seen))
        return None
    draft.propose(*(event("reveal", ref[0], by=cause(frame), player=draft.objects[ref[0]].owner) for ref in seen))
    return None
