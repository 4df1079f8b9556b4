"""707: copying objects: copiable values with the exceptions of the copy effect (707.9), and permanents that become copies."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction, is_there, objects, perform
from judgekit.games.mtg.layers.copy_exceptions import changed as changed_values
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import WARDED, prototyped, warded_face_down
from judgekit.games.mtg.meaning.filters import matching, passes
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.meaning.words import amount, players_of, those
from judgekit.games.mtg.state.card_table import define
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import COPIED_AT, COPY, back_face_up, copied_by, double_faced, key_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp, present, stated_in
from judgekit.games.mtg.state.merged_parts import parts_of
from judgekit.games.mtg.state.objects import Frame, Lasting, Object, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.faces import is_room
from judgekit.games.mtg.terms.records import Ability, Action, Card, Modification, Reference
from judgekit.games.mtg.terms.type_lines import TypeLine

FACE_DOWN_KEY = "face-down"
"""Key under which the characteristics of a face-down object stand once something copies it (708.2a)."""

FACE_DOWN_CARD = Card("", None, TypeLine((), ("creature",), ()), frozenset(), 2, 2)
WARDED_CARD = FACE_DOWN_CARD._replace(abilities=tuple(had.ability for had in WARDED.abilities))
"""What a copy of a face-down permanent is (707.2, 708.2a)."""


class Copied(NamedTuple):
    """What a copy effect copies, settled at the time it is copied (707.2b).

    Attributes:
        key: key of the copiable values in the table of cards.
        rules: the rules by which they are what they are.
        counters: (kind, number) of counters with which a permanent enters besides (707.9e).
    """

    key: str
    rules: tuple[str, ...]
    counters: tuple[tuple[str, int], ...] = ()


def copiable(draft: MtgDraft, ref: Ref) -> tuple[str, tuple[str, ...]] | None:
    """Return the key of an object's copiable values, as it is or as it last was, with the rules; None where nothing is known.

    A flip card is copied whole, since the status of the copy says which half counts (707.3).

    CR 707.9, 712.4.

    Args:
        draft: the game.
        ref: the object that is copied.
    """
    record = record_of(draft, ref)
    if record is None or record.kind == "ability":
        return None
    rules = ["707.2"]
    if present(draft, ref) is None:
        draft.cite("608.2h", *stated_in(draft, "mtg@20260417:111.12"))
    if record.face_down and record.place in (BATTLEFIELD, "stack"):
        if warded_face_down(record):
            return define(draft, WARDED_CARD, f"{FACE_DOWN_KEY} with ward"), ("707.2", "708.2", "708.2a")
        return define(draft, FACE_DOWN_CARD, FACE_DOWN_KEY), ("707.2", "708.2", "708.2a")
    copied = copied_by(draft, record)
    whole = copied or (record.face if record.face is not None else record.card)
    if whole is None:
        return None
    if copied is not None:
        rules.append("707.3")
    if double_faced(draft, record) or record.get("melded"):
        rules += ["707.8", *(("713.3c",) if record.get("melded") else ())]
    card = draft.cards[whole]
    if card.layout == "flip" and card.faces:
        return whole, (*rules, "710.2")
    if is_room(card):
        return whole, (*rules, "mtg@20260417:709.5")
    key = key_of(draft, record)
    assert key is not None
    if copied is None and prototyped(card, record) != card:
        return define(draft, prototyped(card, record), f"{key} prototyped"), (*rules, "mtg@20260417:718.3d")
    return key, tuple(rules)


def copy_of(
    draft: MtgDraft,
    ref: Ref,
    exceptions: tuple[Modification, ...],
    frame: Frame,
    onto: Object | None,
    resulting: Callable[[str], MtgPosition] | None = None,
) -> Copied | None:
    """Return what something becomes that becomes a copy of an object, None where nothing is known of that.

    Args:
        draft: the game.
        ref: the object that is copied.
        exceptions: what the effect changes (707.9).
        frame: for whom the effect speaks.
        onto: what becomes the copy, None for a new object.
        resulting: returns the game as it would be with a copy by some key, None: with `onto` changed where it is.
    """
    found = copiable(draft, ref)
    if found is None:
        return None
    key, rules = found
    plain = [one for one in exceptions if one.what != "if"]
    key, more, counters = _excepted(draft, key, tuple(plain), frame, onto)
    rules += more
    for one in exceptions:
        if one.what != "if":
            continue
        filter, inner = one.value
        rules += ("707.9f",)
        if onto is None:
            continue
        there = resulting(key) if resulting is not None else _there(draft, onto, key)
        if not passes(view_of(there), there.objects[onto.id].ref, filter, frame):
            continue
        key, more, further = _excepted(draft, key, inner, frame, onto)
        rules += more
        counters += further
    return Copied(key, tuple(dict.fromkeys(rules)), counters)


ONE_FACE = "a token copies one face"
"""Policy: a token that is a copy of something double-faced has the face that is up; by later books it has both."""
GAME.policies[ONE_FACE] = True

BOTH_FACES = "mtg@20260417:707.8a"
"""The rule by which such a token has both faces."""


def both_faces(
    draft: MtgDraft, ref: Ref, exceptions: tuple[Modification, ...], frame: Frame, rule: str = BOTH_FACES
) -> tuple[Copied, bool] | None:
    """Return the two faces of a token or spell that copies something double-faced, and whether its back face is up.

    None where it does not copy anything double-faced, as no merged permanent is (730.2i of 2026), or has one face only by
    the edition played.

    Args:
        draft: the game.
        ref: what is copied.
        exceptions: what the effect changes (707.9).
        frame: for whom the effect speaks.
        rule: the rule by which the copy has both faces.

    Raises:
        Unsupported: what is copied is a copy itself for now, or an exception holds for some objects only.
    """
    record = record_of(draft, ref)
    if draft.game.policies[ONE_FACE] or record is None or not double_faced(draft, record):
        return None
    if record.face_down and record.place in (BATTLEFIELD, "stack"):
        return None
    if parts_of(record):
        draft.cite("723.2i")
        return None
    later = copied_by(draft, record)
    unclear = later is not None and later != record.card
    if unclear or any(one.what == "if" for one in exceptions):
        raise Unsupported(phrase("both faces of a token that copies a copy, or a copy with a condition"), rule)
    key = record.card or ""
    front, more, counters = _excepted(draft, key, exceptions, frame, None)
    if front != key:
        card = draft.cards[key]
        back, _, _ = _excepted(draft, card.faces[-1], exceptions, frame, None)
        front = define(draft, draft.cards[front]._replace(layout=card.layout, faces=(back,)))
    up = record.place in (BATTLEFIELD, "stack") and back_face_up(draft, record)
    return Copied(front, tuple(dict.fromkeys(("707.2", rule, *more))), counters), up


def _there(position: MtgPosition, onto: Object, key: str) -> MtgPosition:
    """Return the game with a permanent that is a copy already, to see what the result would be like (707.9f)."""
    draft = position.draft()
    draft.put(onto._replace(copied=key, face_down=False))
    return draft


def _excepted(
    draft: MtgDraft, key: str, exceptions: tuple[Modification, ...], frame: Frame, onto: Object | None
) -> tuple[str, tuple[str, ...], tuple[tuple[str, int], ...]]:
    """Return copiable values with exceptions applied, the rules of these, and the counters that belong to none of them."""
    if not exceptions:
        return key, (), ()
    counters = tuple(
        (one.value[0], max(0, amount(view_of(draft), one.value[1], frame)))
        for one in exceptions
        if one.what == "counters"
    )
    changing = [one for one in exceptions if one.what != "counters"]
    rules: list[str] = ["707.9", *(("707.9e",) if counters else ())]
    if not changing:
        return key, tuple(rules), counters
    card = draft.cards[key]
    own = _own_card(draft, onto) if any(one.what == "keeps" for one in changing) else None
    changed, more = changed_values(draft, card, changing, frame, own)
    rules += more
    noted = (*rules, *card.get("copied", ()))
    if card.layout == "flip" and card.faces:
        lower, _ = changed_values(draft, draft.cards[card.faces[-1]], changing, frame, own)
        changed = changed._replace(layout="flip", faces=(define(draft, _noting(lower, noted)),))
    return define(draft, _noting(changed, noted)), tuple(rules), counters


def _noting(card: Card, rules: tuple[str, ...]) -> Card:
    """Return a card that says by which rules its values are not those of the card that was copied."""
    details = {**dict(card.details), "copied": tuple(dict.fromkeys(rules))}
    return card._replace(details=tuple(sorted(details.items())))


def _own_card(draft: MtgDraft, onto: Object | None) -> Card | None:
    """Return what something that becomes a copy was before, of which it keeps some values (707.9c)."""
    if onto is None:
        return None
    key = key_of(draft, onto)
    return draft.cards[key] if key is not None else None


# Permanents that become copies while they are on the battlefield.


@instruction("become-copy")
def become_copy(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Make objects copies of another one, whose copiable values are read once (608.2d, 613.2a, 707.1, 707.2, 707.2b, 707.4)."""
    frame = frame_of(draft, key)
    original: Reference = action.get("copy-of")
    if original[0] == "choose":
        return ask_original(draft, key, action, Task("copy-chosen", (key, action)))
    found = those(view_of(draft), original, frame)
    events = []
    for id in objects(draft, key, action.of if action.of is not None else ("this",)):
        record = draft.objects[id]
        copied = copy_of(draft, found[0], action.get("except") or (), frame, record) if found else None
        if copied is None or record.place != BATTLEFIELD:
            continue
        details = {"until": action.get("until")} if action.get("until") is not None else {}
        events.append(
            event(
                "become-copy",
                id,
                0,
                cause(frame),
                number=record.number,
                copied=copied.key,
                rules=copied.rules,
                **details,
            )
        )
    draft.propose(*events)
    return None


def ask_original(draft: MtgDraft, key: int, action: Action, then: Task) -> Ask | None:
    """Ask what is copied, where the effect says that it is chosen; None where there is nothing to choose.

    CR 614.12a.
    """
    frame = frame_of(draft, key)
    _, filter, least, most, *by = action.get("copy-of")
    view = view_of(draft)
    who = players_of(view, by[0], frame)[0] if by else frame.you
    ids = [ref[0] for ref in matching(view, filter, frame) if is_there(draft, ref)]
    if not ids:
        draft.note("nothing-to-copy", of=cause(frame), rules=("608.2d", "609.3"))
        return None
    lowest, highest = amount(view, least, frame), None if most is None else amount(view, most, frame)
    return asking("choose", who, ids, lowest, highest, then, "608.2d", of=cause(frame))


@GAME.task("copy-chosen")
def copy_chosen(draft: MtgDraft, key: int, action: Action, chosen: tuple[str, ...]) -> Ask | None:
    """Become a copy of what was chosen (608.2d)."""
    if not chosen:
        return None
    return perform(draft, key, settled(draft, action, chosen[0]))


def settled(draft: MtgDraft, action: Action, id: str) -> Action:
    """Return an instruction to become a copy with the object named that is copied."""
    details = {**dict(action.details), "copy-of": ("ref", draft.objects[id].ref)}
    return action._replace(details=tuple(sorted(details.items())))


@GAME.event("become-copy")
def becomes_copy(draft: MtgDraft, happening: Event) -> Consequences:
    """Give an object the copiable values it copies; nothing enters or leaves, and other effects go on (707.4).

    What was chosen for it before is undefined for the abilities it has now (607.5a).

    CR 607.5, 611.2a, 707.2, 707.9.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    key: str = happening.get("copied")
    draft.cite("613.2a", "707.4", *happening.get("rules", ()), *(("707.3", "708.10") if record.face_down else ()))
    draft.cite(*(("607.5a", "607.2d") if _chooses(draft.cards[key]) else ()))
    before = view_of(draft).of(record.id).name
    until = happening.get("until")
    if until is not None:
        _for_now(draft, record, key, happening)
    else:
        _end_copies(draft, record)
        details = {**dict(record.details), COPIED_AT: next_timestamp(draft)}
        draft.change(record.id, copied=key, chosen=(), linked=(), details=tuple(sorted(details.items())))
    draft.changed("copy", before, view_of(draft).of(record.id).name)
    return None


def _chooses(card: Card) -> bool:
    """Tell whether something is chosen for a card as it enters, which nobody did for what becomes a copy of it (607.5a)."""
    return any(action.verb == "choose" for ability in card.abilities for action in ability.instead or ())


def _for_now(draft: MtgDraft, record: Object, key: str, happening: Event) -> None:
    """Let an object be a copy as long as the effect lasts (611.2a)."""
    stem = f"{record.id}-copy"
    number = 1 + sum(1 for id in draft.effects if id.startswith(stem))
    frame = Frame(record.controller, record.ref)
    made = (draft.facts.get("turn", 1), draft.facts.get("step", ""))
    ability = Ability(COPY, value=key)
    id = f"{stem}-{number}"
    effect = Lasting(id, ability, frame, next_timestamp(draft), (record.ref,), happening.get("until"), None, made)
    draft.put_effect(id, effect)
    draft.cite("611.2a")


def _end_copies(draft: MtgDraft, record: Object) -> None:
    """End the copy effects on an object that a later one without an end covers for good (613.7)."""
    for id, effect in list(draft.effects.items()):
        if isinstance(effect, Lasting) and effect.ability.kind == COPY and record.ref in (effect.objects or ()):
            left = tuple(ref for ref in effect.objects or () if ref != record.ref)
            if left:
                draft.put_effect(id, effect._replace(objects=left))
            else:
                draft.drop_effect(id)
