"""701.54 of the book of 2026-04-17: the Ring tempts a player: the emblem with its abilities, and the Ring-bearer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, event
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.layers.forbidding import BECAUSE
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import RING_BEARER, Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Ability, Action, Card
from judgekit.games.mtg.text.structured.abilities import read_abilities
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS
from judgekit.language.parts import Part

_TEMPTS = "mtg@20260417:701.54a"
_BEARING = "mtg@20260417:701.54b"
_EMBLEM = "mtg@20260417:701.54c"

STANDS_FOR_RULES["the ring"] = _EMBLEM

MOST = 4
"""How often the Ring tempts a player before its emblem has all of its abilities."""

_BEARER = {"type": "creature", "ring-bearer": "true", "controller": "you"}
_SACRIFICED = {
    "delayed": {
        "triggered": {
            "when": [{"begins": "end-of-combat"}],
            "do": [{"sacrifice": "event.by", "by": "event.by.controller"}],
        }
    }
}
_ABILITIES: tuple[tuple[dict[str, object], ...], ...] = (
    (
        {"static": {"affects": _BEARER, "modify": [{"add-supertypes": "legendary"}]}},
        {
            "cant": {
                "deed": "be-blocked",
                "affects": _BEARER,
                "by": {"type": "creature", "power": {">": {"greatest": "power", "among": _BEARER}}},
            }
        },
    ),
    (
        {
            "triggered": {
                "when": [{"event": "attack", "object": _BEARER}],
                "do": [{"draw": "you", "amount": "1"}, {"discard": "you", "amount": "1"}],
            }
        },
    ),
    (
        {
            "triggered": {
                "when": [{"event": "becomes-blocked", "object": _BEARER, "by": {"type": "creature"}}],
                "do": [_SACRIFICED],
            }
        },
    ),
    (
        {
            "triggered": {
                "when": [{"event": "damage", "source": _BEARER, "to": {"kind": "player"}, "combat": "true"}],
                "do": [{"lose-life": "opponents", "amount": "3"}],
            }
        },
    ),
)
"""The abilities of the emblem, those that come with each time the Ring tempts its player."""


def _named_by_the_ring(ability: Ability) -> Ability:
    """Return an ability of the emblem with the rule that gives it: as its name, or why something can't be done."""
    if ability.kind == "triggered":
        return ability._replace(name="the ring")
    return ability._replace(details=(*ability.details, (BECAUSE, _EMBLEM))) if ability.kind == "cant" else ability


@cache
def _emblem(times: int) -> Card:
    """Return the emblem as it is once the Ring has tempted its player so often."""
    told = [ability for some in _ABILITIES[:times] for ability in some]
    abilities = read_abilities(Part(told, ("the ring",)))
    own = (_named_by_the_ring(one) for one in abilities)
    return Card("The Ring", abilities=tuple(one._replace(zones=("command",), text="The Ring") for one in own))


def _emblem_of(draft: MtgDraft, player: str) -> Object | None:
    ids = draft.zones.get("command", ())
    found = (
        draft.objects[id] for id in ids if draft.objects[id].kind == "emblem" and draft.objects[id].owner == player
    )
    return next((one for one in found if (one.card or "").startswith("The Ring ")), None)


@instruction("ring-tempts")
def ring_tempts(draft: MtgDraft, key: int, action: Action) -> None:
    """The Ring tempts players, one after the other."""
    for player in players(draft, key, action.of):
        draft.do("ring-tempts", player, cause(frame_of(draft, key)))


@GAME.task("ring-tempts")
def tempt(draft: MtgDraft, player: str, by: str | None) -> Ask | None:
    """Give the emblem its next ability, and ask which creature becomes the Ring-bearer."""
    there = _emblem_of(draft, player)
    before = int((there.card or "").rpartition(" ")[2]) if there is not None else 0
    times = min(before + 1, MOST)
    name = f"The Ring {times}"
    draft.cards = {**draft.cards, name: _emblem(times)}
    if there is None:
        id = next_id(draft, "emblem")
        draft.add(Object(id, "command", player, player, name, "emblem", timestamp=next_timestamp(draft)))
    else:
        draft.change(there.id, card=name)
    draft.note("ring-tempts", of=by, by=player, rules=(_TEMPTS, _EMBLEM))
    view = view_of(draft)
    own = [
        one.id
        for one in permanents(draft)
        if "creature" in view.of(one.id).types and view.of(one.id).controller == player
    ]
    then = Task("ring-bearer", (player, by))
    if not own:
        draft.do(then.name, *then.args, ())
        return None
    return asking("choose", player, own, 1, 1, then, _TEMPTS, of=by)


@GAME.task("ring-bearer")
def becomes_bearer(draft: MtgDraft, player: str, by: str | None, chosen: tuple[str, ...]) -> None:
    """The creature becomes the Ring-bearer instead of another one; then the Ring has tempted the player."""
    for one in permanents(draft) if chosen else ():
        if one.get(RING_BEARER) == player and one.id not in chosen:
            draft.change(one.id, details=tuple(pair for pair in one.details if pair[0] != RING_BEARER))
    for id in chosen:
        details = {**dict(draft.objects[id].details), RING_BEARER: player}
        draft.change(id, details=tuple(sorted(details.items())))
        draft.note(RING_BEARER, of=id, by=player, rules=(_BEARING,))
    draft.propose(event("ring-tempts", player, by=by, player=player))


@GAME.event("ring-tempts")
def tempted(draft: MtgDraft, happening: Event) -> Consequences:
    """The Ring has tempted a player, whatever of that was impossible: abilities see it."""
    if happening.of not in draft.players:
        return NOTHING_HAPPENED
    draft.cite("mtg@20260417:701.54d")
    return None


# A Ring-bearer that another player controls.

_any_ring = spoken_of("ring-tempts")


def borne_no_more(position: MtgPosition) -> Iterator[Event]:
    """A Ring-bearer of which another player has gained control is that no longer, also once it is back."""
    view = view_of(position)
    for record in permanents(position):
        if record.get(RING_BEARER) not in (None, view.of(record.id).controller):
            yield event("ring-lost", record.id, number=record.number)


@GAME.event("ring-lost")
def loses_the_ring(draft: MtgDraft, happening: Event) -> Consequences:
    """Take the designation away."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.get(RING_BEARER) is None:
        return NOTHING_HAPPENED
    draft.change(record.id, details=tuple(pair for pair in record.details if pair[0] != RING_BEARER))
    draft.cite(_TEMPTS)
    return None


CONDITIONS.append(borne_no_more, _any_ring)
