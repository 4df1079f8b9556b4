"""709.5 of the book of 2026-04-17: Rooms: the halves of one permanent, locked and unlocked, each on its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Allowed, Ask, Consequences, Event, Question, Refused, Task
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.abilities.interpreter import did, instruction, objects
from judgekit.games.mtg.actions.moving import unlocking
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.priority import sorcery_timing
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import UNLOCKED, room_of, unlocked
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents
from judgekit.games.mtg.terms.faces import is_room
from judgekit.games.mtg.terms.records import Action, Card, Cost

_UNLOCKING = "mtg@20260417:709.5e"
_SPECIAL = "mtg@20260417:116.2m"
_TOLD_TO_UNLOCK = "mtg@20260417:709.5f"
_TOLD_TO_LOCK = "mtg@20260417:709.5g"

UNLOCK = "unlock"
LOCK = "lock"
DOOR = "door"
"""The question which half of a Room is meant."""


def doors(position: MtgPosition, id: str, locked: bool) -> tuple[str, ...]:
    """Return the locked or the unlocked halves of a permanent, none where it is no Room.

    Args:
        position: the game.
        id: the permanent.
        locked: the locked ones are asked for.
    """
    record = position.objects[id]
    room = room_of(position, record) if record.place == BATTLEFIELD else None
    if room is None:
        return ()
    there = unlocked(record, room)
    return tuple(name for name in room.faces if (name not in there) == locked)


# The special action.


@once_for_each
def _any_room(cards: Mapping[str, Card]) -> bool:
    return any(is_room(card) for card in cards.values())


def _rooms(position: MtgPosition, player: str) -> Iterator[str]:
    view = view_of(position)
    for record in permanents(position):
        if view.of(record.id).controller == player and doors(position, record.id, True):
            yield record.id


def _payable(position: MtgPosition, player: str, id: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the locked halves that a player can pay for, and the rules by which others cannot be paid for."""
    found: list[str] = []
    rules: list[str] = []
    for door in doors(position, id, True):
        cost = position.cards[door].cost
        reasons = ("118.6",) if cost is None else unpayable_now(position, player, position.objects[id], Cost(cost))
        rules += reasons
        found += [door] if not reasons else []
    return tuple(found), tuple(dict.fromkeys(rules))


def judge_unlocking(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may unlock a door: in a main phase of the own turn, while the stack is empty."""
    if id not in set(_rooms(position, player)):
        return Refused((_UNLOCKING, _SPECIAL), phrase("no Room of the own with a locked door"))
    if not sorcery_timing(position, player):
        return Refused((_UNLOCKING, _SPECIAL), phrase("not the own main phase with an empty stack"))
    found, reasons = _payable(position, player, id)
    return Allowed((_SPECIAL, _UNLOCKING)) if found else Refused((*reasons, _UNLOCKING), phrase("that cannot be paid"))


add_special_action(UNLOCK, Special(_rooms, judge_unlocking, "unlock-door"), lambda position: _any_room(position.cards))


@GAME.task("unlock-door")
def unlock_door(draft: MtgDraft, player: str, id: str) -> Ask | None:
    """Ask which door is unlocked where both could be; its mana cost is paid, and nothing goes on the stack."""
    draft.note("special", of=id, by=player, rules=(_SPECIAL, "116.3", _UNLOCKING))
    found, _ = _payable(draft, player, id)
    return _which(player, id, found, Task("pay-for-door", (player, id)), _UNLOCKING)


def _which(player: str, id: str, found: tuple[str, ...], then: Task, rule: str) -> Ask | None:
    return Ask(DOOR, player, of=id, args=(found, rule), then=then) if found else None


@GAME.question(DOOR, candidates=lambda question: question.args[0])
def judge_door(question: Question, choice: object) -> Allowed | Refused:
    """One of the doors is chosen."""
    found, rule = question.args
    return Allowed((rule,)) if choice in found else Refused((rule,), phrase("one of the doors"))


@GAME.task("pay-for-door")
def pay_for_door(draft: MtgDraft, player: str, id: str, door: str) -> None:
    """Pay the mana cost of the half; then it is unlocked."""
    draft.next(Task("pay", (id, player, Cost(draft.cards[door].cost or ()))), Task("open-door", (player, id, door)))


@GAME.task("open-door")
def open_door(draft: MtgDraft, player: str, id: str, door: str) -> None:
    """Unlock a door that was paid for."""
    draft.propose(unlocking(draft.objects[id], door, player, _UNLOCKING))


# What happens.


@GAME.event(UNLOCK)
def unlocks(draft: MtgDraft, happening: Event) -> Consequences:
    """A half of a Room is unlocked; of one that enters so it was written as it did."""
    return _turned(draft, happening, True)


@GAME.event(LOCK)
def locks(draft: MtgDraft, happening: Event) -> Consequences:
    """A half of a Room is locked again."""
    return _turned(draft, happening, False)


def _turned(draft: MtgDraft, happening: Event, opens: bool) -> Consequences:
    record = draft.objects.get(happening.of or "")
    door = happening.get("door")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    if not happening.get("entering"):
        if door not in doors(draft, record.id, opens):
            return NOTHING_HAPPENED
        there = record.get(UNLOCKED, ())
        after = (*there, door) if opens else tuple(name for name in there if name != door)
        draft.change(record.id, details=tuple(sorted({**dict(record.details), UNLOCKED: after}.items())))
        draft.changed(UNLOCKED, there, after)
    draft.cite(*happening.get("rules", ()))
    return None


# What effects do.


@instruction(UNLOCK)
def unlock(draft: MtgDraft, key: int, action: Action) -> None:
    """A locked door of each permanent is unlocked, which one its controller of the effect chooses."""
    _turn(draft, key, action, (UNLOCK,))


@instruction(LOCK)
def lock(draft: MtgDraft, key: int, action: Action) -> None:
    """An unlocked door of each permanent is locked, which one the controller of the effect chooses."""
    _turn(draft, key, action, (LOCK,))


@instruction("lock-or-unlock")
def lock_or_unlock(draft: MtgDraft, key: int, action: Action) -> None:
    """A door of each permanent is turned: a locked one is unlocked, an unlocked one locked."""
    _turn(draft, key, action, (UNLOCK, LOCK))


def _turn(draft: MtgDraft, key: int, action: Action, ways: tuple[str, ...]) -> None:
    found = objects(draft, key, action.of)
    any_done = False
    for id in found:
        there = tuple(door for way in ways for door in doors(draft, id, way == UNLOCK))
        any_done = any_done or bool(there)
        draft.do("turn-a-door", key, id, there)
    did(draft, key, any_done)


@GAME.task("turn-a-door")
def turn_a_door(draft: MtgDraft, key: int, id: str, there: tuple[str, ...]) -> Ask | None:
    """Ask which door is meant where there are several."""
    you = frame_of(draft, key).you
    rule = _TOLD_TO_UNLOCK if there and there[0] in doors(draft, id, True) else _TOLD_TO_LOCK
    return _which(you, id, there, Task("door-turned", (you, id)), rule)


@GAME.task("door-turned")
def door_turned(draft: MtgDraft, player: str, id: str, door: str) -> None:
    """Turn the door that was chosen."""
    record = draft.objects[id]
    if door in doors(draft, id, True):
        draft.propose(unlocking(record, door, player, _TOLD_TO_UNLOCK))
    else:
        draft.propose(unlocking(record, door, player, _TOLD_TO_LOCK)._replace(kind=LOCK))
