"""604, 611, 113.6: the abilities that say something about the game now, by kind: printed, granted, or from effects in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.layers.continuous import (
    FEWER_KEYWORD_COUNTERS,
    KEYWORD_COUNTERS,
    KEYWORDS_AT_WORK,
    LATER_KEYWORD_COUNTERS,
)
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import functions_in, printed_values
from judgekit.games.mtg.meaning.deed_support import check_deed
from judgekit.games.mtg.meaning.event_support import check_events
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.meaning.keyword_support import lacks_code, refuse
from judgekit.games.mtg.meaning.trigger_zones import replaces_from, triggers_from
from judgekit.games.mtg.meaning.words import holds, those
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.terms.records import Ability, Card


class InForce(NamedTuple):
    """An ability that functions now.

    Attributes:
        id: id of its source or of the effect.
        ability: the ability.
        frame: for whom it speaks.
        objects: the objects an effect was settled on (611.2c), None for whatever its ability says.
    """

    id: str
    ability: Ability
    frame: Frame
    objects: tuple[Ref, ...] | None = None


LATER = frozenset(("cost-change", "triggered", "replacement", "prevention"))
"""Kinds whose condition is asked only when it is known what they act on."""


@once_for_each
def kinds_on(card: Card) -> frozenset[str]:
    """Return the kinds of ability that a card prints or its type brings, those it grants included."""
    return frozenset(_kinds(tuple(had.ability for had in printed_values(card).abilities)))


def _kinds(abilities: tuple[Ability, ...]) -> Iterator[str]:
    for ability in abilities:
        yield from (one.kind for one in stands_for(ability))
        if lacks_code(ability):
            yield "triggered"
        if ability.kind == "keyword" and ability.name in KEYWORDS_AT_WORK:
            yield from _kinds((KEYWORDS_AT_WORK[ability.name],))
        for change in ability.modify:
            if isinstance(change.value, Ability):
                yield from _kinds((change.value,))


def in_force(position: MtgPosition, kind: str) -> tuple[InForce, ...]:
    """Return the abilities of a kind that function now (113.6), in a stable order."""
    if not possible(position, kind):
        return ()
    return position.derive(("in-force", kind), lambda: tuple(_find(position, kind)))


def possible(position: MtgPosition, kind: str) -> bool:
    """Tell whether any card or effect of the game could have an ability of a kind."""
    return bool(position.effects) or kind in _all_kinds(position.cards) or _by_counters(position)


def _by_counters(position: MtgPosition) -> bool:
    """Tell whether counters may give abilities that no card of the game has: keyword counters of later books (122.1b)."""
    if position.game.policies[FEWER_KEYWORD_COUNTERS]:
        return False
    acting = LATER_KEYWORD_COUNTERS - KEYWORD_COUNTERS
    return position.derive(
        "acting-counters",
        lambda: any(kind in acting for one in position.objects.values() for kind, _ in one.counters),
    )


@once_for_each
def _all_kinds(cards: Mapping[str, Card]) -> frozenset[str]:
    """Return the kinds of ability on any card of a table."""
    return frozenset().union(*(kinds_on(card) for card in cards.values()))


def abilities_of_kind(ability: Ability, kind: str) -> tuple[Ability, ...]:
    """Return the abilities of a kind that an ability is or, being a keyword, stands for (702)."""
    if ability.kind == kind:
        return (ability,)
    if ability.kind != "keyword":
        return ()
    return tuple(one for one in stands_for(ability) if one.kind == kind)


def _find(position: MtgPosition, kind: str) -> Iterator[InForce]:
    view = view_of(position)
    for id in sorted(position.objects):
        record = position.objects[id]
        if record.zone is None or record.phased_out or record.kind == "ability":
            continue
        values = view.of(id)
        for had in values.abilities:
            if (
                kind == "triggered"
                and lacks_code(had.ability)
                and functions_in(had.ability, record.place, values.types)
            ):
                refuse(had.ability)
            for ability in abilities_of_kind(had.ability, kind):
                if not _functions(record, ability, values.types):
                    continue
                frame = Frame(values.controller, record.ref, ability, record.announced)
                check_deed(ability)
                check_events(ability)
                if kind in LATER or holds(view, ability.condition, frame):
                    yield InForce(id, ability, frame)
    for id, effect in sorted(position.effects.items()):
        if effect.ability.kind == kind:
            check_deed(effect.ability)
            check_events(effect.ability)
        if effect.ability.kind == kind and (kind in LATER or holds(view, effect.ability.condition, effect.frame)):
            yield InForce(id, effect.ability, effect.frame, effect.objects)


def _functions(record: Object, ability: Ability, types: frozenset[str]) -> bool:
    """Tell whether an ability functions where its object is; what concerns casting the object itself does so everywhere."""
    if ability.kind == "triggered":
        return triggers_from(ability, record.place, types)
    if ability.kind == "replacement":
        return replaces_from(ability, record.place, types)
    if functions_in(ability, record.place, types):
        return True
    if ability.affects is not None and ability.affects != ("this",):
        return False
    return (ability.kind == "cost-change" and record.place == "stack") or (ability.name or "").startswith(
        ("cast", "be-c")
    )


def concerns(position: MtgPosition, entry: InForce, ref: Ref) -> bool:
    """Tell whether an ability affects an object or player."""
    if entry.objects is not None:
        return ref in entry.objects
    affects = entry.ability.affects
    if affects is None:
        return ref == entry.frame.source
    view = view_of(position)
    if affects[0] == "all":
        return passes(view, ref, affects[1], entry.frame)
    return ref in those(view, affects, entry.frame)
