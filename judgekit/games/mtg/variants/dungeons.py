"""309, 701.46: venturing into the dungeon: dungeon cards in the command zone, their rooms, and completing them."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking, asking_one
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.actions.done_by_keyword import after_all_of_it
from judgekit.games.mtg.actions.moving import VENTURED, arrive, is_dungeon, moving
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import OUTSIDE, STACK
from judgekit.games.mtg.terms.records import Ability, Action
from judgekit.games.mtg.text.structured.abilities import ENTERED_BY, LEADS_TO, ROOM
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS

_INTO = "mtg@20260417:701.49d"
"""The rule of venturing into a dungeon of some quality."""

_FIRST_ROOM = "701.46a"
"""The rule of venturing without a dungeon: one is chosen, and its first room entered."""

_NEXT_ROOM = "701.46b"
"""The rule of venturing onward: along an arrow to the next room."""


def _rooms(position: MtgPosition, dungeon: Object) -> dict[str, tuple[str, ...]]:
    """Return the rooms of a dungeon card from the topmost on, each with the rooms that its arrows lead to (309.4).

    Raises:
        Unsupported: the card has no rooms, or an arrow leads to none of them.
    """
    card = position.cards[dungeon.card or ""]
    rooms = {str(one.value): tuple(one.get(LEADS_TO, ())) for one in card.abilities if one.name == ROOM}
    if not rooms or any(to not in rooms for leads in rooms.values() for to in leads):
        raise Unsupported(phrase("the rooms of the dungeon {name}", name=card.name), "309.4")
    return rooms


def _dungeon_of(position: MtgPosition, player: str) -> Object | None:
    """Return the dungeon card that a player owns in the command zone; there is at most one (309.3)."""
    there = (position.objects[id] for id in position.zones.get("command", ()))
    return next((one for one in there if one.owner == player and is_dungeon(position, one)), None)


@instruction("venture")
def venture(draft: MtgDraft, key: int, action: Action) -> None:
    """Players venture into the dungeon, one after the other (701.46)."""
    for player in players(draft, key, action.of):
        draft.do("venture", player, cause(frame_of(draft, key)), action.get("into"))


@GAME.task("venture")
def ventures(draft: MtgDraft, player: str, by: str | None, into: str | None = None) -> Ask | None:
    """Move the marker along an arrow, or begin a dungeon; one whose last room was reached is completed first (309.5).

    CR 701.46a, 701.46b, 701.46c.
    """
    dungeon = _dungeon_of(draft, player)
    if dungeon is None:
        draft.note("ventures", of=by, by=player, rules=(_FIRST_ROOM,) if into is None else (_INTO, _FIRST_ROOM))
        after_all_of_it(draft, "ventures", player, by, _FIRST_ROOM)
        return _begin(draft, player, by, into)
    onward = _rooms(draft, dungeon)[str(dungeon.get(ROOM))]
    if not onward:
        draft.note("ventures", of=by, by=player, rules=("701.46c", "309.5b"))
        draft.next(Task("venture", (player, by, into)))
        draft.propose(_completing(dungeon))
        return None
    draft.note("ventures", of=by, by=player, rules=(_NEXT_ROOM, "309.5", "309.5a"))
    after_all_of_it(draft, "ventures", player, by, _NEXT_ROOM)
    then = Task("into-room", (player, dungeon.id))
    if len(onward) == 1:
        draft.do(then.name, *then.args, onward[0])
        return None
    return asking_one(player, onward, then, _NEXT_ROOM, "309.5a", of=by)


def _may_enter(position: MtgPosition, id: str, into: str | None) -> bool:
    """Tell whether a venture leads into a dungeon: one of that type, or one that is entered without naming it (701.49d)."""
    card = position.cards[position.objects[id].card or ""]
    if into is not None:
        return into in card.line.subtypes
    return not any(one.name == ROOM and one.get(ENTERED_BY) is not None for one in card.abilities)


def _begin(draft: MtgDraft, player: str, by: str | None, into: str | None) -> Ask | None:
    """Let a player choose a dungeon card of the own from outside the game, of the quality that is named (309.2a, 701.49d).

    Raises:
        Unsupported: the start position gives the player none.
    """
    own = [
        id
        for id in draft.zones.get(f"{OUTSIDE}/{player}", ())
        if draft.objects[id].owner == player and is_dungeon(draft, draft.objects[id]) and _may_enter(draft, id, into)
    ]
    if not own:
        raise Unsupported(phrase("a venture of a player with no dungeon card outside the game"), "309.2a")
    return asking("choose", player, own, 1, 1, Task("dungeon-begins", (player, by)), "309.2a", of=by)


@GAME.task("dungeon-begins")
def dungeon_begins(draft: MtgDraft, player: str, by: str | None, chosen: tuple[str, ...]) -> None:
    """The card comes into the command zone, the venture marker on its topmost room (309.4a)."""
    (id,) = chosen
    draft.next(Task("topmost-room", (player, id)))
    draft.propose(moving(draft, id, "command", by, reason=VENTURED, rules=("309.2", "309.2a", "309.2b")))


@GAME.task("topmost-room")
def topmost_room(draft: MtgDraft, player: str, id: str) -> None:
    """Put the marker on the topmost room of a dungeon that has just come into the command zone (309.4a)."""
    draft.cite("309.4a", "309.4")
    draft.do("into-room", player, id, next(iter(_rooms(draft, draft.objects[id]))))


@GAME.task("into-room")
def into_room(draft: MtgDraft, player: str, id: str, name: str) -> None:
    """Move a venture marker into a room (309.4c)."""
    draft.propose(event(ROOM, id, 0, player=player, name=name))


@GAME.event(ROOM)
def enters_room(draft: MtgDraft, happening: Event) -> Consequences:
    """The marker is in that room now, whose ability triggers (309.4c)."""
    dungeon = draft.objects[happening.of or ""]
    details = {**dict(dungeon.details), ROOM: happening.get("name")}
    draft.change(dungeon.id, details=tuple(sorted(details.items())))
    draft.cite("309.4c")
    return None


def _completing(dungeon: Object, *rules: str) -> Event:
    return event("complete-dungeon", dungeon.owner, 0, player=dungeon.owner, dungeon=dungeon.id, rules=rules)


@GAME.event("complete-dungeon")
def completes(draft: MtgDraft, happening: Event) -> Consequences:
    """The card leaves the game, and with that its owner completes the dungeon (309.7)."""
    dungeon = draft.objects.get(happening.get("dungeon"))
    if dungeon is None or dungeon.place != "command":
        return NOTHING_HAPPENED
    name = draft.cards[dungeon.card or ""].name
    arrive(draft, dungeon, moving(draft, dungeon.id, OUTSIDE, None, reason="leave"))
    draft.set(completed_dungeons=(*draft.facts.get("completed_dungeons", ()), (dungeon.owner, name)))
    draft.cite(*happening.get("rules"), "309.7")
    return None


def finished_dungeons(position: MtgPosition) -> Iterator[Event]:
    """A dungeon with the marker on its bottommost room is completed once no room ability of it waits or is on the stack.

    CR 309.6, 704.5t.
    """
    for id in position.zones.get("command", ()):
        dungeon = position.objects[id]
        if not is_dungeon(position, dungeon) or _rooms(position, dungeon)[str(dungeon.get(ROOM))]:
            continue
        if not _room_is_open(position, dungeon):
            yield _completing(dungeon, "309.6", "704.5t")


CONDITIONS.append(finished_dungeons)


def _is_room(ability: Ability | None) -> bool:
    return ability is not None and ability.name == ROOM


def _room_is_open(position: MtgPosition, dungeon: Object) -> bool:
    """Tell whether a room ability of a dungeon has triggered and not left the stack yet."""
    stack = (position.objects[id] for id in position.zones.get(STACK, ()))
    found = (*position.waiting, *stack)
    return any(one.source == dungeon.ref and _is_room(one.ability) for one in found)
