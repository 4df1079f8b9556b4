"""106.7: the types of mana that a permanent could produce."""

from __future__ import annotations

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.color_identity import of_commanders
from judgekit.games.mtg.meaning.filters import matching
from judgekit.games.mtg.meaning.kinds_of_ability import instructions
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.terms.symbols import LETTER_OF, LETTERS


def could_produce(position: MtgPosition, id: str) -> frozenset[str]:
    """Return the types of mana a permanent could produce: what its abilities would add if they resolved now (106.7).

    Costs are ignored. Permanents that ask each other are answered together: only what some ability makes by itself
    counts.

    CR 106.1a, 106.1b.
    """
    view = view_of(position)
    found: dict[str, frozenset[str]] = {record.id: frozenset() for record in view.permanents()}
    found.setdefault(id, frozenset())
    grown = True
    while grown:
        grown = False
        for other in found:
            now = _produced(position, other, found)
            if now != found[other]:
                found[other] = now
                grown = True
    return found[id]


def _produced(position: MtgPosition, id: str, known: dict[str, frozenset[str]]) -> frozenset[str]:
    view = view_of(position)
    record = position.objects[id]
    values = view.of(id)
    made: set[str] = set()
    for had in values.abilities:
        frame = Frame(values.controller, record.ref, had.ability)
        for action in instructions(had.ability):
            if action.verb == "add" and action.of is not None:
                made |= types_of_action(position, action, frame, known)
    return frozenset(made)


def types_of_action(
    position: MtgPosition, action: Action, frame: Frame, known: dict[str, frozenset[str]]
) -> frozenset[str]:
    """Return the types of mana that one instruction to add mana could give.

    Args:
        position: where.
        action: an "add" instruction.
        frame: for whom it speaks.
        known: what other permanents could produce.
    """
    assert action.of is not None
    word, *values = action.of
    if word in ("mana", "mana-lists"):
        listed = values[0] if word == "mana" else tuple(symbol for one in values[0] for symbol in one)
        return frozenset(part for symbol in listed for part in symbol.split("/") if part in (*LETTERS, "C"))
    if word == "any-color":
        return frozenset(LETTERS)
    if word == "any-type":
        return frozenset((*LETTERS, "C"))
    if word == "identity":
        return of_commanders(position, frame.you) or frozenset()
    view = view_of(position)
    if word == "chosen-color":
        record = position.objects[frame.source[0]] if frame.source is not None else None
        color = choices_of(position, record).get("color") if record is not None else None
        return frozenset((LETTER_OF[color],)) if color in LETTER_OF else frozenset()
    asked = action.get("for")
    if asked is None:
        return frozenset()
    refs = [ref for ref in matching(view, asked, frame) if ref[0] in position.objects]
    if word == "colors-of":
        return frozenset(LETTER_OF[color] for ref in refs for color in view.of(ref[0]).colors)
    produced = frozenset().union(*(known.get(ref[0], frozenset()) for ref in refs))
    return produced - {"C"} if word == "could-produce" and action.get("choice") != ("type",) else produced
