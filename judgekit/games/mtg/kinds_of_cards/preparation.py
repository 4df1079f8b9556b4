"""722 of the book of 2026-04-17: preparation cards: a prepared permanent has a copy of its prepare spell in exile to be cast."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Consequences, Event, Unsupported, event
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.interpreter import AS_IT_ENTERS, instruction, refs
from judgekit.games.mtg.actions.entering.entering import WAYS, said_of_entering
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.faces import card_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import PREPARED, Object
from judgekit.games.mtg.state.zones import EXILE, permanents
from judgekit.games.mtg.terms.faces import PREPARE
from judgekit.games.mtg.terms.records import Action

_PREPARED = "mtg@20260417:722.3a"
_UNPREPARED = "mtg@20260417:722.3b"
_COPIED = "mtg@20260417:722.3c"


def prepare_spell(position: MtgPosition, record: Object) -> str | None:
    """Return the key of the prepare spell that an object has, None where it has none (722.2a, 722.2b)."""
    card = card_of(position, record)
    return card.faces[-1] if card is not None and card.layout == PREPARE and card.faces else None


def _with(record: Object, mark: str | None) -> Object:
    details = {key: value for key, value in record.details if key != PREPARED}
    if mark is not None:
        details[PREPARED] = mark
    return record._replace(details=tuple(sorted(details.items())))


@instruction("prepare")
def prepare(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents with a prepare spell become prepared; one that is prepared already does not."""
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is None or record.place != "battlefield" or record.get(PREPARED) is not None:
            continue
        if prepare_spell(draft, record) is not None:
            draft.change(record.id, details=_with(record, "").details)
            draft.note(PREPARED, of=record.id, rules=(_PREPARED,))
            draft.propose(event("becomes-prepared", record.id, number=record.number))


@instruction("unprepare")
def unprepare(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents become unprepared; the copy in exile does not stay."""
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is not None and record.get(PREPARED) is not None:
            _lose(draft, record, _UNPREPARED)


def _lose(draft: MtgDraft, record: Object, *rules: str) -> None:
    draft.change(record.id, details=_with(record, None).details)
    draft.note("unprepared", of=record.id, rules=rules)


def _enters_prepared(_draft: MtgDraft, _key: int, _action: Action, proposed: Event) -> Event:
    marks = {**dict(proposed.get("marks", ())), PREPARED: ""}
    return proposed.having(marks=tuple(sorted(marks.items())))


WAYS["prepare"] = _enters_prepared
AS_IT_ENTERS["prepare"] = said_of_entering


@GAME.event("becomes-prepared")
def becomes_prepared(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a permanent became prepared."""
    draft.cite(_PREPARED)
    return None


@listener("move", "create", "phase-in", "phase-out", "becomes-prepared")
def copy_prepare_spells(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Whoever controls a permanent that gains the designation, or phases in with it, creates a copy of its prepare spell."""
    for record in permanents(draft):
        mark = record.get(PREPARED)
        if mark is None:
            continue
        if record.phased_out:
            raise Unsupported(phrase("a prepared permanent that phases out"), _COPIED)
        spell = prepare_spell(draft, record)
        if mark == "" and spell is None:
            draft.change(record.id, details=_with(record, None).details)
        elif mark == "" and spell is not None:
            make_copy(draft, record, spell)


def make_copy(draft: MtgDraft, record: Object, spell: str) -> None:
    """Create the copy of a prepare spell in exile, with the characteristics of that spell only (707.2)."""
    you, id = view_of(draft).of(record.id).controller, next_id(draft, "copy")
    draft.add(Object(id, EXILE, you, you, spell, "copy"))
    draft.change(record.id, details=_with(record, id).details)
    draft.note("copy", of=id, by=record.id, rules=(_PREPARED, _COPIED), original=record.id)


@listener("cast")
def unprepared_by_casting(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """A permanent loses the designation as the copy of its prepare spell becomes cast (601.2i)."""
    cast = {each.of for each in happened if each.kind == "cast"}
    for record in permanents(draft):
        if record.get(PREPARED) in cast:
            _lose(draft, record, _COPIED)
