"""301.5, 303.4, 701.3: what Auras, Equipment and Fortifications are attached to, and what they may be attached to."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.actions.bestowing import cease_to_be_bestowed
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.protecting import protected
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import AS_A_CREATURE
from judgekit.games.mtg.meaning.range_of_influence import limited, reaches
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Object
from judgekit.games.mtg.state.timestamps import restamp
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Filter

PROTECTED = "protection keeps Auras away"
"""Policy: an Aura cannot enchant what has protection from it (702.16c)."""
GAME.policies[PROTECTED] = True


def enchants(position: MtgPosition, id: str) -> tuple[Ability, ...]:
    """Return the enchant abilities of an object (702.5)."""
    return view_of(position).of(id).all_of("enchant")


def cannot_attach(
    position: MtgPosition, id: str, host: str, staying: bool = False, as_creature: bool = False
) -> tuple[str, ...]:
    """Return the rules by which an object cannot be attached to an object or player, none where it can.

    CR 303.4, 303.4g, 702.5a, 702.5c, 702.5d, 702.16c.

    Args:
        position: the game.
        id: the object.
        host: what it would be attached to.
        staying: it is attached to that already, which some protection does not end (702.16n).
        as_creature: the host counts as a creature (702.6e of the book of 2026-04-17).
    """
    values = view_of(position).of(id)
    if limited(position) and not _within_reach(position, values.controller, host):
        return ("801.8", "303.4c") if "Aura" in values.subtypes else ("801.9",)
    if host == id:
        return ("303.4d",) if "Aura" in values.subtypes else ("301.5c",)
    if "Aura" in values.subtypes:
        return _cannot_enchant(position, id, host, staying)
    record = position.objects.get(host)
    if record is None or record.place != BATTLEFIELD or record.phased_out:
        return ("301.5",)
    types = view_of(position).of(host).types
    if "Equipment" in values.subtypes:
        if "creature" in values.types and not values.has("reconfigure"):
            return ("301.5c",)
        if "creature" not in types and not as_creature:
            return ("301.5",)
        kept_away = protected(position, host, position.objects[id].ref, "702.16d", staying=staying)
        return kept_away or forbidden(position, "be-equipped", host, by=id)
    if "Fortification" in values.subtypes:
        return () if "land" in types else ("301.6",)
    return ("701.3a",)


def _within_reach(position: MtgPosition, player: str, host: str) -> bool:
    """Tell whether what something is attached to is within the range of who controls the attachment (801.8, 801.9)."""
    record = position.objects.get(host)
    return reaches(view_of(position), player, record.ref if record is not None else (host, 0))


def _cannot_enchant(position: MtgPosition, id: str, host: str, staying: bool) -> tuple[str, ...]:
    if "creature" in view_of(position).of(id).types:
        return ("303.4d",)
    record = position.objects.get(host)
    if (
        record is not None
        and (record.place != BATTLEFIELD or record.phased_out)
        and not _enchants_elsewhere(position, id)
    ):
        return ("303.4c",)
    if record is None and (host not in position.players or position.players[host].lost):
        return ("303.4c",)
    ref = record.ref if record is not None else (host, 0)
    frame = Frame(view_of(position).of(id).controller, position.objects[id].ref)
    abilities = enchants(position, id)
    for ability in abilities:
        if isinstance(ability.value, Filter) and not passes(view_of(position), ref, ability.value, frame):
            return ("702.5a", "303.4c") if len(abilities) < 2 else ("702.5c", "303.4c")
    if not abilities:
        return ("303.4c", "702.5a")
    own = position.objects[id].ref
    kept_away = position.game.policies[PROTECTED] and protected(position, host, own, "702.16c", staying=staying)
    return kept_away or forbidden(position, "be-enchanted", host, by=id)


def _enchants_elsewhere(position: MtgPosition, id: str) -> bool:
    return any(
        isinstance(ability.value, Filter) and ability.value.zones not in (None, (BATTLEFIELD,))
        for ability in enchants(position, id)
    )


def illegally_attached(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which a permanent is attached illegally, the state-based action first."""
    values = view_of(position).of(record.id)
    if "Aura" in values.subtypes:
        if record.attached is None:
            return ("704.5m", "303.4c")
        reasons = cannot_attach(position, record.id, record.attached, staying=True)
        return ("704.5m", *reasons) if reasons else ()
    if record.attached is None:
        return ()
    if "creature" in values.types or not {"Equipment", "Fortification"}.intersection(values.subtypes):
        return ("704.5p",)
    reasons = cannot_attach(position, record.id, record.attached, staying=True)
    return ("704.5n", *reasons) if reasons else ()


def attaching(position: MtgPosition, id: str, host: str, by: str | None, *rules: str) -> Event:
    """Return the event that a permanent is attached to an object or player."""
    return event("attach", id, by=by, number=position.objects[id].number, to=host, rules=rules)


@GAME.event("attach")
def attach(draft: MtgDraft, happening: Event) -> Consequences:
    """Attach a permanent to an object or player; it gets a new timestamp; to where it is already nothing happens."""
    record = draft.objects.get(happening.of or "")
    host: str = happening.get("to")
    if record is None or record.place != BATTLEFIELD or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    if record.attached == host:
        draft.cite("701.3b")
        return NOTHING_HAPPENED
    as_creature = bool(happening.get(AS_A_CREATURE))
    reasons = cannot_attach(draft, record.id, host, as_creature=as_creature)
    if reasons:
        equipment = "Equipment" in view_of(draft).of(record.id).subtypes
        draft.cite("701.3a", *reasons, *(("301.5b",) if equipment else ()))
        return NOTHING_HAPPENED
    draft.change(record.id, attached=host)
    restamp(draft, record.id, "613.7e")
    draft.cite("701.3a", "701.3c", *happening.get("rules", ()), *(("mtg@20260417:702.6e",) if as_creature else ()))
    draft.changed("attached", record.attached, host)
    return None


@GAME.event("unattach")
def unattach(draft: MtgDraft, happening: Event) -> Consequences:
    """Let a permanent stop being attached; it stays on the battlefield (701.3d, 704.5p)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.attached is None or record.number != happening.get("number"):
        return NOTHING_HAPPENED
    gone: tuple[str, ...] = ()
    if happening.get("host_left"):
        gone = ("303.4c",) if "Aura" in view_of(draft).of(record.id).subtypes else ("301.5c", "704.5n")
    draft.change(record.id, attached=None)
    draft.cite("701.3d", *gone, *happening.get("rules", ()))
    draft.changed("attached", record.attached, None)
    if not record.phased_out:
        # What is phased out is treated as though it did not exist; it ceases to be bestowed as it phases in (702.103g).
        cease_to_be_bestowed(draft, record, "702.103f")
    return None


def controlled_apart(position: MtgPosition, record: Object) -> tuple[str, ...]:
    """Return the rules by which who controls what something is attached to does not matter (301.5d, 303.4e)."""
    if record.attached is None:
        return ()
    subtypes = view_of(position).of(record.id).subtypes
    return ("303.4e",) if "Aura" in subtypes else ("301.5d",) if "Equipment" in subtypes else ()
