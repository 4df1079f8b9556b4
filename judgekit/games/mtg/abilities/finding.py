"""400.7, 603.6: which object an instruction still finds after it has changed zones: only in the public zone it went to first."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.abilities.interpreter import is_there
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.trigger_zones import about
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import MtgDraft
from judgekit.games.mtg.state.meld_leaving import both_cards, whole
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.state.zones import PUBLIC_ZONES
from judgekit.games.mtg.terms.records import Reference

AFTER_MADNESS: Final = "after_madness"
"""Fact: cards that went on from exile since they were not cast by madness: what each became, and its number in the hand."""

BEGAN = "began"
"""Name under which a frame keeps the time at which its instructions began to be followed."""


_FOUND = "found-then"
"""Name under which a delayed ability keeps the objects that what set it up could find: what a dead creature became."""


def keep_found(draft: MtgDraft, key: int) -> None:
    """Let a delayed ability find later what the trigger that sets it up finds now: the card a creature became as it died.

    CR 400.7d, 603.7c.

    Args:
        draft: the game.
        key: number of the frame of what sets it up.
    """
    frame = frame_of(draft, key)
    happening = frame.event
    if happening is None:
        return
    meant = {ref for ref in (frame.source, (happening.of, happening.get("number"))) if ref is not None}
    there = [ref for ref in meant if ref[0] in draft.objects and not is_there(draft, ref)]
    found = tuple(sorted(draft.objects[ref[0]].ref for ref in there if _went(draft, frame, ref)))
    if found:
        settle(draft, key, _FOUND, found)


def find(draft: MtgDraft, key: int, reference: Reference | None) -> tuple[str, ...]:
    """Return the ids of the objects that an instruction moves: as they were meant, or where they went since (400.7).

    Args:
        draft: the game.
        key: number of the frame.
        reference: the words.
    """
    if reference is None:
        return ()
    frame = frame_of(draft, key)
    found = []
    meant = those(view_of(draft), reference, frame)
    refs = both_cards(draft, meant)
    if refs != meant:
        draft.cite("713.4c")
    for ref in refs:
        if ref[0] not in draft.objects:
            continue
        if is_there(draft, ref):
            found.append(ref[0])
            if frame.event is not None and frame.event.get("arrived") and frame.event.of == ref[0]:
                draft.cite("603.6", "400.7d")
        elif _went(draft, frame, ref):
            found.append(ref[0])
        else:
            draft.cite("400.7")
    if len(found) > 1:
        draft.cite("608.2f")
    return tuple(found)


def as_cast(draft: MtgDraft, key: int, reference: Reference) -> tuple[Ref, ...]:
    """Return the spells that target cards have become since the same effect let a player cast them (400.7g).

    Args:
        draft: the game.
        key: number of the frame.
        reference: the words.
    """
    if reference[0] != "target":
        return ()
    frame = frame_of(draft, key)
    gone = [
        ref for ref in those(view_of(draft), reference, frame) if ref[0] in draft.objects and not is_there(draft, ref)
    ]
    found = [ref for ref in gone if draft.objects[ref[0]].place == "stack" and _went(draft, frame, ref)]
    if found:
        draft.cite("400.7g")
    return tuple(draft.objects[ref[0]].ref for ref in found)


def _went(draft: MtgDraft, frame: Frame, ref: Ref) -> bool:
    """Tell whether an object is found in the public zone it went to first: by the trigger on that, or by the same effect.

    CR 603.6e.
    """
    record = draft.objects[ref[0]]
    if dict(draft.facts.get(AFTER_MADNESS, ())).get(record.ref) == ref[1]:
        draft.cite("400.7i", "702.35c")
        return True
    if record.number != ref[1] + 1 or record.place not in PUBLIC_ZONES:
        return False
    if record.ref in dict(frame.made).get(_FOUND, ()):
        draft.cite("400.7d", "603.7c")
        return True
    seen = _seen_leaving(draft, frame, ref, record)
    if seen:
        draft.cite("603.6", "603.6c", *seen)
        return True
    if record.timestamp > dict(frame.made).get(BEGAN, record.timestamp):
        draft.cite("400.7")
        return True
    return any(ref in refs for how, refs in frame.announced.paid if how not in _STAYING)


_STAYING = frozenset(
    ("tap", "untap", "reveal", "exert", "unattach", "put-counters", "remove-counters", "blight", "behold", "harmonize")
)
"""What costs do to objects that stay where they are: where those go afterwards, no cost brought them (400.7h)."""


def _seen_leaving(draft: MtgDraft, frame: Frame, ref: Ref, record: Object) -> tuple[str, ...]:
    """Return why an object is found: the ability triggered on it leaving (400.7d), or on its Aura losing it (400.7e, 603.6e)."""
    happening = frame.event
    if (
        happening is None
        or happening.get("arrived")
        or happening.kind not in ("move", "sacrifice", "destroy", "discard")
    ):
        return ()
    enchanted = frame.ability is not None and any(about(pattern) == ("attached",) for pattern in frame.ability.when)
    if happening.of in (ref[0], whole(draft, ref[0])):
        known = ("400.7d", *OF_AURAS) if enchanted else ("400.7d",)
        return known if happening.get("number") == ref[1] else ()
    if ref != frame.source or record.place != "graveyard" or not enchanted:
        return ()
    return OF_AURAS


OF_AURAS = ("400.7e", "603.6e")
"""What the ability of an Aura finds that triggered on the enchanted permanent leaving, as chapters 400 and 603 each say it."""
