"""702.99, 707.12: cipher: a spell's card is exiled encoded on a creature, whose combat damage lets a copy of it be cast."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.choosing import asking, asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, instruction, refs
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.instructions.making import begin_effect
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs.costs import FREE
from judgekit.games.mtg.stack.resolving.casting_during_resolution import offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, present, stated_in
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.state.zones import EXILE, STACK, zone_key
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Filter, Modification, Pattern, Test
from judgekit.mechanics.abilities.choosing import ACCEPT

_CIPHER = "702.99a"
"""The rule of cipher."""

_TWO_PARTS = {"split": ("709.3c",), "adventure": ("716.2b",)}
"""Layouts of cards of which a copy has both sets of characteristics, so that either may be cast, with the rules of that."""

_ITSELF = Filter((Test("among", THIS),))
_A_PLAYER = Filter((), "player")


@keyword_means("cipher", _CIPHER)
def cipher(_keyword: Ability) -> tuple[Ability, ...]:
    """Last of all, the card of the spell may be exiled encoded on a creature of its controller (702.99a)."""
    return (Ability("spell", "cipher", do=(Action("encode", THIS),)),)


@instruction("encode")
def encode(draft: MtgDraft, key: int, _action: Action) -> Ask | None:
    """Ask on which creature the card is encoded, if on any; a copy of a spell is no card (702.99a, 702.99b)."""
    frame = frame_of(draft, key)
    item = present(draft, frame.source) if frame.source is not None else None
    if item is None or item.zone != STACK or item.kind != "card":
        draft.note("nothing-done", of=cause(frame), rules=(_CIPHER, "609.3"), verb="encode")
        return None
    view = view_of(draft)
    own = [record.id for record in view.controlled(frame.you) if "creature" in view.of(record.id).types]
    return asking("choose", frame.you, own, 0, 1, Task("encoded-on", (key, item.ref)), _CIPHER, of=item.id)


@GAME.task("encoded-on")
def encoded_on(draft: MtgDraft, key: int, spell: Ref, chosen: tuple[str, ...]) -> None:
    """Exile the card; as long as it stays there and the creature on the battlefield, that has the ability (702.99a, 702.99c)."""
    if not chosen:
        return
    host = draft.objects[chosen[0]].ref
    draft.do("encoded", key, (spell[0], spell[1] + 1), host)
    draft.propose(moving(draft, spell[0], EXILE, spell[0], reason="cipher", rules=(_CIPHER, "702.99b")))


@GAME.task("encoded")
def encoded(draft: MtgDraft, key: int, card: Ref, host: Ref) -> None:
    """Let the creature have the ability for as long as the card is encoded on it (702.99a, 702.99c)."""
    if present(draft, card) is None or present(draft, host) is None:
        return
    roles = (("combat", True), ("source", _ITSELF), ("to", _A_PLAYER))
    copying = Action("cast-copy", ("ref", card))
    granted = Ability("triggered", "cipher", when=(Pattern("damage", roles),), do=(copying,), text="Cipher")
    there = Filter((Test("among", ("ref", card)),), "card", (EXILE,))
    effect = Ability("static", modify=(Modification("gain", granted),), text="Cipher")
    begin_effect(draft, key, effect, (host,), ("while", ("exists", there)))
    draft.cite(_CIPHER, "702.99c")


@instruction("cast-copy")
def cast_copy(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player may copy a card and cast that copy for nothing (702.99a, 707.12).

    Where the effect tells the player to make the copy (`made`), only casting it is a choice; `paid`: it is cast for its costs.
    """
    frame = frame_of(draft, key)
    known = (draft.objects.get(id) for id, _ in refs(draft, key, action.of))
    cards = [card for card in known if card is not None and card.kind == "card" and card.place in _COPIED_IN]
    if not cards:
        return None
    if len(cards) > 1:
        raise Unsupported(phrase("copies of several cards that are cast"), "707.12")
    (card,) = cards
    printed = draft.cards.get(card.card or "")
    if printed is None or (printed.faces and printed.layout not in _TWO_PARTS):
        raise Unsupported(phrase("a copy of a card with several faces that is cast"), "707.12")
    way = "" if action.get("paid") else FREE
    if action.get("made"):
        draft.do("copy-of-card", key, card.ref, way, ACCEPT)
        return None
    return asking_optional(frame.you, Task("copy-of-card", (key, card.ref, way)), *_rules(frame), of=card.id)


_COPIED_IN = (EXILE, "graveyard", "hand")
"""Zones in which a card is copied that an effect lets be cast."""


def _rules(frame: Frame) -> tuple[str, ...]:
    """Return the rule of cipher where that lets the copy be cast."""
    return (_CIPHER,) if frame.ability is not None and frame.ability.name == "cipher" else ()


@GAME.task("copy-of-card")
def copy_of_card(draft: MtgDraft, key: int, card: Ref, way: str, choice: str) -> Ask | None:
    """Make the copy where the card is, and offer to cast it; one that is not cast ceases to exist (704.5e, 707.12).

    Who is told to make it owns it (112.2a of the book of 2026). A copy of a split card has both its halves, one of an
    adventurer card its Adventure too (709.3c, 716.2b).
    """
    original = present(draft, card)
    if choice != ACCEPT or original is None:
        return None
    frame = frame_of(draft, key)
    you = frame.you
    id = next_id(draft, "copy")
    draft.add(Object(id, zone_key(original.place, you), you, you, original.card, "copy"))
    rules = (
        "707.12",
        *stated_in(draft, "mtg@20260417:112.2a"),
        *_TWO_PARTS.get(draft.cards[original.card or ""].layout, ()),
    )
    draft.note("copy", of=id, by=cause(frame), rules=rules, original=original.id)
    for_nothing = ("118.9",) if way == FREE else ()
    return offering(draft, you, draft.objects[id], way, Task("copy-offered"), *_rules(frame), *for_nothing)


@GAME.task("copy-offered")
def copy_offered(_draft: MtgDraft) -> None:
    """Leave a copy that was not cast to the state-based actions (704.5e)."""
