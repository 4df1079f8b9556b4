"""707: copying objects: copiable values with the exceptions of the copy effect (707.9), and permanents that become copies."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

from judgekit.cards.terms import Ability, Action, Card, Modification
from judgekit.cards.terms_copies import KEPT
from judgekit.cards.terms_effects import MODIFICATIONS
from judgekit.cards.type_lines import TypeLine
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.amounts import amount
from judgekit.games.mtg.characteristics import printed_values
from judgekit.games.mtg.choosing import asking
from judgekit.games.mtg.continuous import working_ability
from judgekit.games.mtg.faces import COPY, copied_by, double_faced, key_of
from judgekit.games.mtg.filters import matching, passes
from judgekit.games.mtg.following import cause, instruction, is_there, objects
from judgekit.games.mtg.frames import frame_of
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.last_known import record_of
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.modifying import Change, apply
from judgekit.games.mtg.objects import Frame, Lasting, Object, Ref
from judgekit.games.mtg.references import players_of, those
from judgekit.games.mtg.zones import BATTLEFIELD

FACE_DOWN_KEY = "face-down"
"""Key under which the characteristics of a face-down object stand once something copies it (708.2a)."""

FACE_DOWN_CARD = Card("", None, TypeLine((), ("creature",), ()), frozenset(), 2, 2)
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


def define(draft: MtgDraft, card: Card, name: str | None = None) -> str:
    """Return the key of copiable values that no card prints, adding them to the table of cards where they are new.

    Args:
        draft: the game.
        card: the values.
        name: the key, None for one that follows from the values alone, so that equal values share it.
    """
    if name is None:
        digest = blake2b(repr(card).encode(), digest_size=4).hexdigest()
        name = f"copy:{card.name}:{digest}"
    if name not in draft.cards:
        draft.cards = {**draft.cards, name: card}
    return name


@GAME.rule("707.2", "707.3", "707.8", "707.9", "708.2", "710.2", "712.4", "713.3c")
def copiable(draft: MtgDraft, ref: Ref) -> tuple[str, tuple[str, ...]] | None:
    """Return the key of an object's copiable values, as it is or as it last was, with the rules; None where nothing is known.

    A flip card is copied whole, since the status of the copy says which half counts (707.3).

    Args:
        draft: the game.
        ref: the object that is copied.
    """
    record = record_of(draft, ref)
    if record is None or record.kind == "ability":
        return None
    rules = ["707.2"]
    if record.face_down and record.place in (BATTLEFIELD, "stack"):
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
    key = key_of(draft, record)
    assert key is not None
    return key, tuple(rules)


def copy_of(
    draft: MtgDraft, ref: Ref, exceptions: tuple[Modification, ...], frame: Frame, onto: Object | None
) -> Copied | None:
    """Return what something becomes that becomes a copy of an object, None where nothing is known of that.

    Args:
        draft: the game.
        ref: the object that is copied.
        exceptions: what the effect changes (707.9).
        frame: for whom the effect speaks.
        onto: what becomes the copy, None for a new object.
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
        if onto is None or not passes(*_resulting(draft, key, onto), filter, frame):
            continue
        key, more, further = _excepted(draft, key, inner, frame, onto)
        rules += more
        counters += further
    return Copied(key, tuple(dict.fromkeys(rules)), counters)


@GAME.rule("707.9f")
def _resulting(draft: MtgDraft, key: str, onto: Object) -> tuple[Any, Ref]:
    """Return what the resulting permanent would be like without an exception that asks for it (707.9f)."""
    ahead = draft.draft()
    record = onto._replace(copied=key, face_down=False)
    if record.zone != BATTLEFIELD:
        record = record._replace(number=record.number + 1, transformed=False, face=None)
        ahead.put(record)
        ahead.move(record.id, BATTLEFIELD)
        record = ahead.objects[record.id]
    else:
        ahead.put(record)
    return view_of(ahead.seal()), record.ref


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
    changed, more = _changed(draft, card, changing, frame, own)
    rules += more
    noted = (*rules, *card.get("copied", ()))
    if card.layout == "flip" and card.faces:
        lower, _ = _changed(draft, draft.cards[card.faces[-1]], changing, frame, own)
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


@GAME.rule("201.4b", "707.9a", "707.9b", "707.9c", "707.9d")
def _changed(
    draft: MtgDraft, card: Card, exceptions: list[Modification], frame: Frame, own: Card | None
) -> tuple[Card, list[str]]:
    """Return a card as the exceptions of a copy effect leave it, with their rules (707.9a-707.9d)."""
    rules: list[str] = []
    card = card._replace(layout="normal", faces=())
    for one in exceptions:
        defined = _defined_by(one)
        if defined:
            card, dropped = _without_defining(card, defined)
            rules += ["707.9d"] if dropped else []
        rule, way = _WAYS.get(one.what, ("707.9b", _change_values))
        card = way(draft, card, one, frame, own)
        rules += [rule] if one.what != "gain-this" else [rule, "201.4b"]
    return card, list(dict.fromkeys(rules))


def _defined_by(exception: Modification) -> frozenset[str]:
    """Return the characteristics of which an exception keeps a CDA from being copied (707.9d)."""
    what = exception.value if exception.what == "keeps" else exception.what
    return frozenset(_DEFINED.get(what, ()))


_DEFINED = {
    "base-pt": ("pt",),
    "base-power": ("power",),
    "base-toughness": ("toughness",),
    "pt": ("pt",),
    "power": ("power",),
    "toughness": ("toughness",),
    "set-colors": ("colors",),
    "color": ("colors",),
    "colors": ("colors",),
    "set-types": ("types",),
    "set-subtypes": ("types",),
    "types": ("types",),
}
"""What exceptions provide or retain; those that say "in addition" are none of them (707.9d)."""


def _without_defining(card: Card, what: frozenset[str]) -> tuple[Card, bool]:
    """Return a card without the CDAs that define something, and whether there were any (707.9d)."""
    kept = tuple(ability for ability in card.abilities if not _defines(ability, what))
    dropped = len(kept) < len(card.abilities)
    if "colors" in what and card.colors is not None:
        return card._replace(abilities=kept, colors=None), True
    return card._replace(abilities=kept), dropped


def _defines(ability: Ability, what: frozenset[str]) -> bool:
    """Tell whether an ability is a CDA that defines one of some characteristics (604.3)."""
    working = working_ability(ability)
    if working is None or not working.cda:
        return False
    for change in working.modify:
        if change.what == "define-pt":
            power, toughness = change.value
            both = "pt" in what and (power is not None or toughness is not None)
            if both or ("power" in what and power is not None) or ("toughness" in what and toughness is not None):
                return True
        if MODIFICATIONS[change.what][0] == "5" and "colors" in what:
            return True
        if MODIFICATIONS[change.what][0] == "4" and "types" in what:
            return True
    return False


Way = Callable[[MtgDraft, Card, Modification, Frame, Card | None], Card]


def _gain(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, _own: Card | None) -> Card:
    ability: Ability = exception.value
    if ability.kind == "abilities-of":
        raise Unsupported("a copy that has all abilities of something", "707.9a")
    return card._replace(abilities=(*card.abilities, ability))


def _gain_this(_draft: MtgDraft, card: Card, _exception: Modification, frame: Frame, _own: Card | None) -> Card:
    if frame.ability is None:
        raise Unsupported("a copy that gains an ability which is none of an object", "707.9a")
    return card._replace(abilities=(*card.abilities, frame.ability))


def _lose(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, _own: Card | None) -> Card:
    word = exception.value
    if isinstance(word, Ability):
        raise Unsupported("a copy that lacks one certain ability", "707.9b")
    kept = tuple(
        ability
        for ability in card.abilities
        if word != "all" and not (ability.kind == "keyword" and ability.name == word)
    )
    return card._replace(abilities=kept)


def _keep(_draft: MtgDraft, card: Card, exception: Modification, _frame: Frame, own: Card | None) -> Card:
    if own is None:
        raise Unsupported("values of its own that a new copy keeps", "707.9c")
    if exception.value in ("color", "colors"):
        return card._replace(colors=printed_values(own).colors)
    return card._replace(**{field: getattr(own, field) for field in KEPT[exception.value]})


def _change_values(draft: MtgDraft, card: Card, exception: Modification, frame: Frame, _own: Card | None) -> Card:
    """Change types, colours, name, power or toughness as a continuous effect would, as part of the copy (707.9b)."""
    value = exception.value
    if MODIFICATIONS[exception.what][1].takes == "pt":
        value = tuple(None if part is None else amount(view_of(draft), part, frame) for part in value)
    elif MODIFICATIONS[exception.what][1].takes == "formula":
        value = amount(view_of(draft), value, frame)
    before = printed_values(card)
    after = apply(before, Change(exception.what, value, (), 0))
    if after.colors != before.colors:
        card = card._replace(colors=after.colors)
    if exception.what.startswith("base-"):
        power, toughness = value if exception.what == "base-pt" else (after.power, after.toughness)
        if exception.what != "base-toughness" and power is not None:
            card = card._replace(power=power)
        if exception.what != "base-power" and toughness is not None:
            card = card._replace(toughness=toughness)
        return card
    line = TypeLine(
        _ordered(card.line.supertypes, after.supertypes),
        _ordered(card.line.types, after.types),
        _ordered(card.line.subtypes, after.subtypes),
    )
    return card._replace(name=after.name, line=line)


def _ordered(before: tuple[str, ...], after: frozenset[str]) -> tuple[str, ...]:
    return (*(word for word in before if word in after), *sorted(after - set(before)))


_WAYS: dict[str, tuple[str, Way]] = {
    "gain": ("707.9a", _gain),
    "gain-this": ("707.9a", _gain_this),
    "lose": ("707.9b", _lose),
    "keeps": ("707.9c", _keep),
}
"""How each exception changes copiable values, with its rule; the others change values as continuous effects do (707.9b)."""


# Permanents that become copies while they are on the battlefield.


@instruction("become-copy", "707.1", "707.2", "707.4", "613.2a", "608.2d")
def become_copy(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Objects become copies of another one, which is looked at once (707.2b)."""
    frame = frame_of(draft, key)
    original: Any = action.get("copy-of")
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


@GAME.rule("608.2d", "614.12a")
def ask_original(draft: MtgDraft, key: int, action: Action, then: Task) -> Ask | None:
    """Ask what is copied, where the effect says that it is chosen; None where there is nothing to choose."""
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


@GAME.task("copy-chosen", "608.2d")
def copy_chosen(draft: MtgDraft, key: int, action: Action, chosen: tuple[str, ...]) -> Ask | None:
    """Become a copy of what was chosen."""
    if not chosen:
        return None
    return become_copy(draft, key, settled(draft, action, chosen[0]))


def settled(draft: MtgDraft, action: Action, id: str) -> Action:
    """Return an instruction to become a copy with the object named that is copied."""
    details = {**dict(action.details), "copy-of": ("ref", draft.objects[id].ref)}
    return action._replace(details=tuple(sorted(details.items())))


@GAME.event("become-copy", "613.2a", "607.5", "707.2", "707.3", "707.4", "707.9", "708.10", "611.2a")
def becomes_copy(draft: MtgDraft, happening: Event) -> Consequences:
    """Give an object the copiable values it copies; nothing enters or leaves, and other effects go on (707.4).

    What was chosen for it before is undefined for the abilities it has now (607.5a).
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    key: str = happening.get("copied")
    draft.cite("613.2a", "707.4", *happening.get("rules", ()), *(("708.10",) if record.face_down else ()))
    before = view_of(draft).of(record.id).name
    until = happening.get("until")
    if until is not None:
        _for_now(draft, record, key, happening)
    else:
        _end_copies(draft, record)
        draft.change(record.id, copied=key, chosen=(), linked=())
    draft.changed("copy", before, view_of(draft).of(record.id).name)
    return None


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


def choices_of(position: MtgPosition, record: Object) -> tuple[tuple[str, Any], ...]:
    """Return the choices that linked abilities of an object may refer to: none made before it was a copy for a while (607.5a)."""
    if position.effects and copied_by(position, record) != record.copied:
        return ()
    return record.chosen
