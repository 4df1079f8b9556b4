"""The words of reference, formula and condition that every card game has: what they mean for a frame in a position."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.resolving import RESULT
from judgekit.mechanics.objects import Ref, other_player, ref_of, refs_of, turn_order
from judgekit.mechanics.terms.meaning import Meaning
from judgekit.mechanics.terms.records import Description, Formula, Reference, Value
from judgekit.mechanics.unknown_cards import known_order

GameMeaning = Meaning[AnyPosition, Frame]
Passing = Callable[..., bool]
"""Tells whether an object or player passes a filter: `passes(position, ref, filter, frame, seen=None, anywhere=False)`.

`seen` is what it was like at another moment, None for now; with `anywhere` it is not asked in which zone it is.
"""


def add_words(meaning: GameMeaning, matching: Callable[[AnyPosition, Description, Frame], list[Ref]]) -> None:
    """Register the words that need nothing of a game but what its filters match.

    Args:
        meaning: the words of the game.
        matching: everything that a filter means, in a stable order.
    """

    def top(position: AnyPosition, frame: Frame, zone: str, whose: Reference, number: Formula) -> tuple[Ref, ...]:
        size = meaning.amount(position, number, frame)
        ids = (
            known_order(position, f"{zone}/{player}", size=size)[:size]
            for player in meaning.players(position, whose, frame)
        )
        return tuple(ref for some in ids for ref in refs_of(position, some))

    def union(position: AnyPosition, frame: Frame, *references: Reference) -> tuple[Ref, ...]:
        return tuple(dict.fromkeys(ref for one in references for ref in meaning.those(position, one, frame)))

    meaning.whom.update(
        {
            "this": lambda _position, frame: (frame.source,),
            "you": lambda _position, frame: ((frame.controller, 0),),
            "opponent": lambda position, frame: ((other_player(position, frame.controller), 0),),
            "each-player": lambda position, _frame: tuple((player, 0) for player in turn_order(position)),
            "active": lambda position, _frame: ((position.facts["active"], 0),),
            "target": lambda _position, frame, number: frame.targets[number] if number < len(frame.targets) else (),
            "targets": lambda _position, frame: tuple(ref for word in frame.targets for ref in word),
            "all": lambda position, frame, filter: tuple(matching(position, filter, frame)),
            "top": top,
            "event": _of_event,
            "chosen": lambda _position, frame, name: tuple(dict(frame.chosen).get(name, ())),
            "id": lambda position, _frame, id: (ref_of(position, id),),
            "results": _results,
            "both": union,
        }
    )
    meaning.how_much.update(
        {
            "count": lambda position, frame, filter: len(matching(position, filter, frame)),
            "number-of": lambda position, frame, of: len(meaning.those(position, of, frame)),
            "event": lambda _position, frame, *_part: frame.event.amount if frame.event is not None else 0,
            "share": lambda _position, frame, name: dict(frame.shares).get(name, 0),
            "chosen": _chosen_number,
            "results": lambda position, _frame, kind: sum(one.amount or 1 for one in _happened(position, kind)),
        }
    )
    meaning.whether.update(
        {
            "turn": lambda position, frame, whose: (
                (position.facts["active"], 0) in meaning.those(position, whose, frame)
            ),
            "step": lambda position, _frame, steps: position.facts.get("step") in steps,
            "did": lambda position, _frame, kind: bool(_happened(position, kind)),
        }
    )


def having_part(going_on: Callable[[AnyPosition], Value], part: str = "") -> Callable[..., tuple[Ref, ...]]:
    """Return what a word means that names who has a part in what goes on, as the attacker in a battle; nobody where nothing does.

    Args:
        going_on: the record of what goes on, None where nothing does.
        part: the field of that record; where it is empty the word says it itself: ("battle", "attacker").
    """

    def those(position: AnyPosition, _frame: Frame, named: str = part) -> tuple[Ref, ...]:
        ref: Ref | None = getattr(going_on(position), named, None)
        return (ref,) if ref is not None else ()

    return those


def _of_event(position: AnyPosition, frame: Frame, part: str) -> tuple[Ref, ...]:
    """Return what an event happened to ("object", after it moved), what caused it ("source"), or a player of it."""
    event = frame.event
    if event is None:
        return ()
    of = event.of or ""
    if part in ("object", "moved"):
        return ((of, event.get("number", 0) + int(part == "moved" or frame.moved is not None)),)
    if part == "source":
        return ((event.by, event.get("by_number", 0)),) if event.by is not None else ()
    player = event.get(part)
    if player is None and of in position.objects:
        player = position.objects[of].owner
    return ((player or of, 0),)


def _happened(position: AnyPosition, kind: str | None) -> list[Value]:
    """Return what the instruction before brought about, of one kind of event or of any."""
    return [event for event in position.facts.get(RESULT, ()) if kind in (None, event.kind)]


def _results(position: AnyPosition, _frame: Frame) -> tuple[Ref, ...]:
    ids = dict.fromkeys(event.of for event in _happened(position, None) if event.of is not None)
    return refs_of(position, ids)


def _chosen_number(_position: AnyPosition, frame: Frame, name: str) -> int:
    number = dict(frame.chosen).get(name, 0)
    return number if isinstance(number, int) else len(number)
