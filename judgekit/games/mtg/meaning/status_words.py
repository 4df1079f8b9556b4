"""110.5, 105.2, 302.6, 506.4: what one word says that an object is at the moment: tapped, attacking, enchanted, colorless."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.meaning.characteristics import CLOAKED, Characteristics
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.faces import MODAL_STAY, back_face_up, double_faced
from judgekit.games.mtg.state.game import present
from judgekit.games.mtg.state.merged_parts import parts_of
from judgekit.games.mtg.state.objects import FORETOLD, MANIFESTED, PAIRED, PREPARED, RING_BEARER, Object
from judgekit.games.mtg.state.zones import EXILE
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.type_lines import PERMANENT_TYPES


def _has_attached(subtype: str) -> Callable[[View, Object, Characteristics], bool]:
    def test(view: View, record: Object, _known: Characteristics) -> bool:
        return any(other.attached == record.id and subtype in view.of(other.id).subtypes for other in view.permanents())

    return test


def _sick(view: View, record: Object, known: Characteristics) -> bool:
    """Tell whether a creature came under its controller's control only this turn (302.6)."""
    return "creature" in known.types and record.since >= view.position.facts.get("turn", 1) and record.since > 0


def _modified(view: View, record: Object, known: Characteristics) -> bool:
    """Tell whether a permanent has counters, is equipped, or is enchanted by an Aura of its own controller."""
    if record.counters:
        return True
    attached = [other for other in view.permanents() if other.attached == record.id]
    return any(
        "Equipment" in values.subtypes or ("Aura" in values.subtypes and values.controller == known.controller)
        for values in (view.of(other.id) for other in attached)
    )


OUTLAWS = frozenset(("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
"""The creature types of outlaws."""


def _exiled_as(detail: str) -> Callable[[View, Object, Characteristics], bool]:
    """Return what tells whether a card in exile became something as it was exiled (702.143, 702.170, 702.185)."""
    return lambda _view, record, _known: record.place == EXILE and record.get(detail) is not None


def _foretold(view: View, record: Object, _known: Characteristics) -> bool:
    """Tell whether a card in exile is foretold, or what it was cast as was it before, whatever was paid (702.143c)."""
    if record.get(FORETOLD) is None:
        return False
    view.cite("702.143c")
    return True


def _transformed(view: View, record: Object, _known: Characteristics) -> bool:
    """Tell whether an object is transformed: double-faced, with its back face up; no merged or melded permanent is.

    CR 701.27g of the book of 2026-04-17; before only what was turned over is.
    """
    if view.position.game.policies[MODAL_STAY]:
        return record.transformed
    several = bool(parts_of(record)) or bool(record.get("melded"))
    return not several and double_faced(view.position, record) and back_face_up(view.position, record)


STATUS: dict[str, Callable[[View, Object, Characteristics], bool]] = {
    "tapped": lambda _view, record, _known: record.tapped,
    "untapped": lambda _view, record, _known: not record.tapped,
    "face-down": lambda _view, record, _known: record.face_down,
    "face-up": lambda _view, record, _known: not record.face_down,
    "flipped": lambda _view, record, _known: record.flipped,
    "transformed": _transformed,
    "phased-out": lambda _view, record, _known: record.phased_out,
    "phased-in": lambda _view, record, _known: not record.phased_out,
    "attacking": lambda _view, record, _known: record.attacking is not None,
    "blocking": lambda _view, record, _known: bool(record.blocking) or bool(record.get("blocker")),
    "blocked": lambda _view, record, _known: record.attacking is not None and record.blocked is True,
    "unblocked": lambda _view, record, _known: record.attacking is not None and record.blocked is False,
    "enchanted": _has_attached("Aura"),
    "equipped": _has_attached("Equipment"),
    "attached": lambda _view, record, _known: record.attached is not None,
    "token": lambda _view, record, _known: record.kind == "token",
    "nontoken": lambda _view, record, _known: record.kind != "token",
    "damaged": lambda _view, record, _known: record.marked_damage > 0,
    "colorless": lambda _view, _record, known: not known.colors,
    "multicolored": lambda _view, _record, known: len(known.colors) > 1,
    "monocolored": lambda _view, _record, known: len(known.colors) == 1,
    "historic": lambda _view, _record, known: (
        "legendary" in known.supertypes or "artifact" in known.types or "Saga" in known.subtypes
    ),
    "summoning-sick": _sick,
    "newly-controlled": lambda view, record, _known: 0 < record.since >= view.position.facts.get("turn", 1),
    "monstrous": lambda _view, record, _known: bool(record.get("monstrous")),
    "renowned": lambda _view, record, _known: bool(record.get("renowned")),
    "goaded": lambda view, record, _known: any(
        effect.objects is not None and record.ref in effect.objects and effect.ability.get("goaded-by") is not None
        for effect in view.position.effects.values()
    ),
    "paired": lambda view, record, _known: (
        record.get(PAIRED) is not None and present(view.position, record.get(PAIRED)) is not None
    ),
    "outlaw": lambda _view, _record, known: bool(OUTLAWS & known.subtypes),
    "modified": _modified,
    "ring-bearer": lambda _view, record, known: record.get(RING_BEARER) == known.controller,
    "solved": lambda _view, record, _known: bool(record.get("solved")),
    "prepared": lambda _view, record, _known: record.get(PREPARED) is not None,
    "harnessed": lambda _view, record, _known: bool(record.get("harnessed")),
    "suspected": lambda _view, record, _known: bool(record.get("suspected")),
    "plotted": _exiled_as("plotted"),
    "warped": _exiled_as("warped"),
    "foretold": _foretold,
    "manifested": lambda _view, record, _known: bool(record.get(MANIFESTED)),
    "cloaked": lambda _view, record, _known: bool(record.get(CLOAKED)),
    "saddled": lambda view, record, _known: record.get("saddled") == view.position.facts.get("turn", 1),
    "commander": lambda _view, record, _known: bool(record.get("commander")),
    "permanent-card": lambda _view, _record, known: bool(known.types & PERMANENT_TYPES),
    "basic-land-type": lambda _view, _record, known: any(name in BASIC_LAND_TYPES for name in known.subtypes),
}
"""What an object is at the moment, by the words of `terms_filters.STATUSES`."""

SAID_BY_THE_CARD = frozenset(
    ("colorless", "multicolored", "monocolored", "historic", "outlaw", "permanent-card", "basic-land-type")
)
"""Words for what a card is, wherever it is."""
