"""400.2: who may look at the front of a card: public and hidden zones, face-down permanents (708.5) and exiled cards (406.3)."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.instructions.exiled_face_down import SEEN_BY, SHOWN_THROUGH, allowed_now
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.kinds_of_ability import actions_in
from judgekit.games.mtg.stack.proposals import PROPOSAL
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import DRAWN_ASIDE, FORETOLD, Object
from judgekit.games.mtg.state.zones import LIBRARY, STACK, zone_key
from judgekit.games.mtg.turn.player_control import decides
from judgekit.table.adapter import Finding
from judgekit.table.queries import visible_to


def visible(position: MtgPosition, query: Mapping[str, Json]) -> Finding:
    """Return who may look at a card: `{visible-to: A, of: card}` for yes or no, `{visible-to: card}` for the players."""
    return visible_to(position, query, _seen_by)


def _announced_ninjutsu(position: MtgPosition, record: Object) -> bool:
    """Tell whether a ninjutsu ability of a card is on the stack, for which the card stays revealed (702.49b)."""
    return any(
        item.source == record.ref
        and item.ability is not None
        and any(action.verb == "ninjutsu" for action in actions_in(item.ability.do))
        for item in (position.objects[id] for id in position.zones.get(STACK, ()))
    )


def _new_on_top(position: MtgPosition, record: Object) -> bool:
    """Tell whether a card came to the top of its library while something is cast or activated, which is not done yet (401.5)."""
    begun = position.facts.get(PROPOSAL, ())
    if not begun:
        return False
    zone = zone_key(LIBRARY, record.owner)
    (top, *_), before = position.zones[zone], dict(begun[0].game.zones)[zone]
    return bool(top == record.id and top not in before[:1])


def _seen_by(position: MtgPosition, record: Object) -> Finding:
    """Return the players who may look at a card."""
    seen: frozenset[str] = frozenset(position.players)
    rules: tuple[str, ...] = ("400.2",)
    allowed = allowed_now(position, record) | frozenset(record.get(SEEN_BY, ()))
    if record.place == LIBRARY:
        seen = frozenset() if _new_on_top(position, record) else allowed
        rules = ("400.2", "401.2", *(("401.5",) if allowed else ()))
    elif record.place == "hand" and _announced_ninjutsu(position, record):
        rules = ("400.2", "702.49b")
    elif record.place == "hand" and record.get(DRAWN_ASIDE):
        seen, rules = frozenset(), ("400.2", "121.8")
    elif record.place == "hand":
        seen, rules = allowed | {record.owner}, ("400.2", "402.3")
    elif record.face_down and record.place == "exile" and record.get(FORETOLD) is not None:
        seen, rules = allowed | {record.owner}, ("406.3", "702.143a")
    elif record.face_down and record.place == "exile":
        seen, rules = allowed, ("406.3", *(("702.75a",) if record.get(SHOWN_THROUGH) is not None else ()))
    elif record.face_down and record.place == "command":
        seen, rules = allowed | {record.owner}, ("314.7",)
    elif record.face_down:
        seen, rules = allowed | {view_of(position).of(record.id).controller}, ("708.5",)
    elif record.place == "outside":
        seen, rules = frozenset((record.owner,)), ("400.11",)
    if record.place != "outside":
        controllers = {decides(position, player)[0] for player in seen}
        if not controllers <= seen:
            seen, rules = seen | controllers, (*rules, "718.4")
    elif any(decides(position, player)[0] != player for player in seen):
        rules = (*rules, "718.4")
    return Finding(seen, rules)
