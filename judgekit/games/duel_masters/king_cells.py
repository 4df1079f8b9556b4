"""キング・セル (814): cards that are played joined only, as one creature; once a part of it has left, the rest does not stay.

The creature is the cell that was played, with the joined card as its side; the other cells lie with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Consequences, Event, Question, Refused, Unsupported, event
from judgekit.engine.remembering import once_for_each
from judgekit.games.duel_masters.game import (
    DUEL,
    ZONES,
    DuelDraft,
    DuelPosition,
    GameCard,
    Information,
    mark_of,
    sides_of,
)
from judgekit.games.duel_masters.terms import Card
from judgekit.mechanics.abilities.resolving import moved
from judgekit.mechanics.terms.records import Value

JOINED = "cells"
"""Mark of a king cell that is played: with which others, by their ids."""


@once_for_each
def _wholes(cards: Mapping[str, Card]) -> Mapping[str, tuple[Card, ...]]:
    """Return the joined cards of a game by the name of each of their cells."""
    found: dict[str, tuple[Card, ...]] = {}
    for card in cards.values():
        for name in dict.fromkeys(card.cells):
            found[name] = (*found.get(name, ()), card)
    return found


def ways_of(position: DuelPosition, card: GameCard) -> tuple[Card, ...]:
    """Return as what a card can be played: a king cell as what it is joined to (814.1), another card as one of its sides."""
    return _wholes(position.cards).get(card.card or "") or sides_of(position, card)


def is_cell(position: DuelPosition, card: GameCard) -> bool:
    """Tell whether a card is a king cell that can be joined."""
    return (card.card or "") in _wholes(position.cards)


def cell_sets(position: DuelPosition, player: str, id: str, whole: Card) -> Iterator[tuple[str, ...]]:
    """Yield the further cells with which a cell can be joined, out of the hand and the mana zone of a player (814.1)."""
    missing = list(whole.cells)
    missing.remove(position.objects[id].card or "")
    zones = (position.zones.get(f"{zone}/{player}", ()) for zone in ("hand", "mana-zone"))
    others = [position.objects[one] for ids in zones for one in ids if one != id and not position.objects[one].held]
    there = [[one.id for one in others if one.card == name] for name in missing]
    yield from sorted({tuple(sorted(chosen)) for chosen in product(*there) if len(set(chosen)) == len(chosen)})


def _sets(question: Question) -> Iterator[tuple[str, ...]]:
    return cell_sets(question.position, question.by, question.of or "", question.position.cards[question.args[0]])


@DUEL.question("cells", candidates=_sets)
def judge_cells(question: Question, choice: Value) -> Allowed | Refused:
    """Which king cells are joined: one of each name, from the hand or the mana zone (814.1)."""
    refused = Refused(("814.1",), phrase("one king cell of each name"))
    return Allowed(("814.1",)) if choice in set(_sets(question)) else refused


@DUEL.task("with-cells")
def with_cells(draft: DuelDraft, player: str, id: str, name: str, choice: tuple[str, ...]) -> None:
    """Hold the cells that are joined, until the cost is paid (814.1c, 409.1)."""
    for one in choice:
        draft.change(one, held=True)
    draft.change(id, marks=((JOINED, choice),))
    draft.do("pay", player, id, False, name)


def joined(position: DuelPosition, id: str) -> tuple[str, ...]:
    """Return the cells with which a card is being played."""
    return mark_of(position.objects[id], JOINED) or ()


def join(draft: DuelDraft, id: str, cells: tuple[str, ...]) -> None:
    """Let the other cells be parts of the creature as which one of them came (814.1c)."""
    for one in cells:
        cell = draft.objects[one]
        draft.put(cell._replace(held=False, host=id, tapped=False, marks=(), number=cell.number + 1))
        draft.move(one, "under")
    draft.change(id, under=cells, marks=())
    draft.cite("814.1c")


def whole_of(position: DuelPosition, card: GameCard) -> GameCard | None:
    """Return the creature of which a card is a king cell, None where it is none of one."""
    top = position.objects[card.host] if card.host is not None else card
    printed = position.cards.get(top.side or "")
    is_part = printed is not None and printed.cells and is_cell(position, card)
    return top if is_part and top.place == "battle-zone" else None


def parts_of(position: DuelPosition, card: GameCard) -> tuple[GameCard, ...]:
    """Return the king cells of a creature, none of any other one."""
    if whole_of(position, card) is not card:
        return ()
    lying = (position.objects[id] for id in card.under)
    return (card, *(one for one in lying if is_cell(position, one)))


def below(position: DuelPosition, card: GameCard) -> tuple[str, ...]:
    """Return the cards that lie below a card, from the top down; the other cells of a king are parts of it, not below it."""
    cells = {one.id for one in parts_of(position, card)}
    return tuple(id for id in card.under if id not in cells)


def as_card(position: DuelPosition, cell: GameCard) -> Information:
    """Return what a king cell is like by itself: its own civilization, no cost, no race (814.1a, 814.1b)."""
    printed = position.cards[cell.card or ""]
    known = Information(cell.controller, printed.name, special=printed.special, rules=("814.1a", "814.1b"))
    return known._replace(civilizations=printed.civilizations, cost=0)


@DUEL.event("part-leaves")
def part_leaves(draft: DuelDraft, happening: Event) -> Consequences:
    """Let one king cell leave: no creature leaves with that, and the other cells go to the graveyard at once (814.1d, 814.1e)."""
    cell = draft.objects[happening.of or ""]
    top = whole_of(draft, cell)
    if top is None:
        return None
    parts = parts_of(draft, top)
    if below(draft, top):
        raise Unsupported(phrase("cards below a creature of king cells of which a part leaves"), "814.1d")
    for part in parts:
        to = happening.get("to") if part.id == cell.id else "graveyard"
        own = as_card(draft, part)
        changed = part.anew()._replace(tapped=to == "mana-zone" and len(own.civilizations) > 1)
        draft.put(changed)
        moved(draft, part.ref, changed.ref)
        at = happening.get("at") if part.id == cell.id else None
        draft.move(part.id, ZONES.key(to, part.owner), at if at is not None else 0 if to == "library" else None)
    draft.cite("814.1d", "814.1e")
    return None


def leaving_alone(draft: DuelDraft, happening: Event) -> bool:
    """Let a part of a creature leave in place of the creature, where an effect means one card of it; tell whether it does."""
    cell = happening.get("cell")
    if cell is None:
        return False
    details = {name: happening.get(name) for name in ("to", "at")}
    draft.do("pipe", (event("part-leaves", cell, by=happening.by, **details),), 0, None)
    return True
