"""604, 611, 113.6: the abilities that say something about the game now, by kind: printed, granted, or from effects in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.engine.remembering import once_for_both, once_for_each
from judgekit.games.mtg.layers.continuous import (
    FEWER_KEYWORD_COUNTERS,
    KEYWORD_COUNTERS,
    KEYWORDS_AT_WORK,
    LATER_KEYWORD_COUNTERS,
)
from judgekit.games.mtg.layers.effect_scope import is_inert, no_effects_at_all
from judgekit.games.mtg.layers.layers import LayeredView, view_of
from judgekit.games.mtg.meaning.characteristics import Characteristics, Had, functions_in, printed_values
from judgekit.games.mtg.meaning.deed_support import check_deed
from judgekit.games.mtg.meaning.event_support import check_events
from judgekit.games.mtg.meaning.filters import surely
from judgekit.games.mtg.meaning.keyword_meanings import stands_for
from judgekit.games.mtg.meaning.keyword_support import lacks_code, refuse
from judgekit.games.mtg.meaning.trigger_zones import replaces_from, triggers_from
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import holds, those
from judgekit.games.mtg.meaning.x_of_permanents import announced_for
from judgekit.games.mtg.state.faces import copied_now
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Lasting, Object, Ref
from judgekit.games.mtg.terms.actions import DURING_NEXT_TURN
from judgekit.games.mtg.terms.effects import MODIFICATIONS
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


LATER: Final = frozenset(("cost-change", "triggered", "replacement", "prevention"))
"""Kinds whose condition is asked only when it is known what they act on."""


@once_for_each
def kinds_on(card: Card) -> frozenset[str]:
    """Return the kinds of ability that a card prints or its type brings, those it grants included."""
    return frozenset(_kinds(tuple(had.ability for had in printed_values(card).abilities)))


def _kinds(abilities: tuple[Ability, ...]) -> Iterator[str]:
    for ability in abilities:
        yield ability.kind
        yield from (one.kind for one in stands_for(ability))
        if lacks_code(ability):
            yield "triggered"
        if ability.kind == "keyword" and ability.name in KEYWORDS_AT_WORK:
            yield from _kinds((KEYWORDS_AT_WORK[ability.name],))
        for change in ability.modify:
            if isinstance(change.value, Ability):
                yield from _kinds((change.value,))


class _AskedLast:
    """The cards that were asked about last, with the kinds of ability on them."""

    __slots__ = ("cards", "kinds")

    def __init__(self) -> None:
        self.cards: Mapping[str, Card] | None = None
        self.kinds: frozenset[str] = frozenset()


_LAST: Final = _AskedLast()


def in_force(position: MtgPosition, kind: str) -> tuple[InForce, ...]:
    """Return the abilities of a kind that function now (113.6), in a stable order."""
    # The question asked most often of all, and mostly of a kind that no card of the game has: that is told by the cards alone.
    last = _LAST
    if position.cards is not last.cards:
        last.kinds = _all_kinds(position.cards)
        last.cards = position.cards
    if kind not in last.kinds and not position.effects and position.game.policies[FEWER_KEYWORD_COUNTERS]:
        return ()
    memo, key = position.memo, ("in-force", kind)
    found: tuple[InForce, ...] | None = memo.get(key)
    if found is None:
        if not possible(position, kind):
            found = memo[key] = ()
            return found
        found = tuple(_find(position, kind))
        if view_of(position).fill is None:
            return found  # the layers are under way: what is found now is not what will be so
        if kind in LATER and no_effects_at_all(position):
            return position.keep_over_facts(key, found)  # no condition is asked, and so no fact
        memo[key] = found
    return found


def possible(position: MtgPosition, kind: str) -> bool:
    """Tell whether any card or effect of the game could have an ability of a kind."""
    if kind in _all_kinds(position.cards):
        return True
    if position.effects and any(_may_bring(effect, kind) for effect in position.effects.values()):
        return True
    return not position.game.policies[FEWER_KEYWORD_COUNTERS] and _by_no_card(position)


def conceivable(kind: str) -> Callable[[MtgPosition], bool]:
    """Return what tells whether a kind of ability can be there, whichever effects are: no only where `possible` says no."""

    def may_come(position: MtgPosition) -> bool:
        return (
            bool(position.effects)
            or kind in _all_kinds(position.cards)
            or not position.game.policies[FEWER_KEYWORD_COUNTERS]
        )

    return may_come


def _may_bring(effect: object, kind: str) -> bool:
    """Tell whether an ability of a kind may be there only because of an effect in force."""
    kinds = _kinds_by(effect)
    return kinds is None or kind in kinds


WITHOUT_ABILITIES = frozenset(
    what
    for what, (layer, _) in MODIFICATIONS.items()
    if layer in ("2", "5", "7a", "7b", "7c", "7d") or what in ("lose", "cant-have")
)
"""Changes by which nothing gets an ability: of controller, colour, power and toughness (613.1), and losing abilities."""


@once_for_each
def _kinds_by(effect: object) -> frozenset[str] | None:
    """Return the kinds of the abilities that an effect is or gives, None where that is known only on a position (613.1f)."""
    if not isinstance(effect, Lasting):
        return None
    given = [change.value for change in effect.ability.modify if change.what not in WITHOUT_ABILITIES]
    if not all(isinstance(value, Ability) and value.kind != "abilities-of" for value in given):
        return None
    return frozenset(_kinds((effect.ability, *given)))


def _by_no_card(position: MtgPosition) -> bool:
    """Tell whether something has abilities that no card of the game may have, by later books (122.1b).

    Keyword counters give them, and what was cast disguised or cloaked has ward while it is face down.
    """
    found: bool | None = position.memo.get(_NO_CARDS)
    if found is None:
        odd = [one for one in position.objects.values() if one.face_down or one.counters]
        there = any(one.face_down or not _ACTING.isdisjoint([kind for kind, _ in one.counters]) for one in odd)
        found = position.keep_over_facts(_NO_CARDS, there)
    return found


_NO_CARDS: Final = "abilities-by-no-card"
_ACTING: Final = LATER_KEYWORD_COUNTERS - KEYWORD_COUNTERS


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
    for record, values in _looked_at(position, view, kind):
        if kind not in _kinds_had(values.abilities):
            continue
        for entry in _on(record, values)(kind):
            if kind in LATER or holds(view, entry.ability.condition, entry.frame):
                yield entry
    for id, effect in sorted(position.effects.items()):
        if effect.ability.kind == kind:
            check_deed(effect.ability)
            check_events(effect.ability)
        if effect.duration and effect.duration[0] == DURING_NEXT_TURN and effect.made[0] == position.facts.get("turn"):
            continue
        if effect.ability.kind == kind and (kind in LATER or holds(view, effect.ability.condition, effect.frame)):
            yield InForce(id, effect.ability, effect.frame, effect.objects)


@once_for_both
def _on(record: Object, values: Characteristics) -> Callable[[str], tuple[InForce, ...]]:
    """Return what tells the abilities of a kind that function on an object, whether their conditions hold or not.

    That follows from the object and from what it is like alone, and both mostly stay the same records from one event to the next.
    """
    known: dict[str, tuple[InForce, ...]] = {}

    def of_kind(kind: str) -> tuple[InForce, ...]:
        found = known.get(kind)
        if found is None:
            found = known[kind] = tuple(_functioning(record, values, kind))
        return found

    return of_kind


def _functioning(record: Object, values: Characteristics, kind: str) -> Iterator[InForce]:
    for had in values.abilities:
        if kind == "triggered" and lacks_code(had.ability) and functions_in(had.ability, record.place, values.types):
            refuse(had.ability)
        for ability in abilities_of_kind(had.ability, kind):
            if _functions(record, ability, values.types):
                check_deed(ability)
                check_events(ability)
                frame = Frame(values.controller, record.ref, ability, announced_for(record, had, ability))
                yield InForce(record.id, ability, frame)


def _looked_at(position: MtgPosition, view: LayeredView, kind: str) -> list[tuple[Object, Characteristics]]:
    """Return the objects that may have abilities of a kind, by their ids, with what they are like.

    What the layers did not work out together with others has the abilities of its card, what its own card and its counters make of
    them, and nothing else. So of those that are just their card only cards that print the kind need be looked at, or that make
    an effect of the layers: mostly few of all that lie in libraries and hands. Where something is a copy for a while, all are.
    """
    if view.fill is None:
        return _with_abilities(view)  # the layers are under way
    if position.effects and copied_now(position):
        return position.derive("with-abilities", lambda: _with_abilities(view))
    names = _cards_with(position.cards)(kind)
    together, of = view.together, view.of
    found = [
        (record, of(id))
        for id, record in position.objects.items()
        if (
            record.card in names
            or record.counters
            or record.face_down
            or record.copied is not None
            or record.face is not None
            or record.announced.options
            or id in together
        )
        and record.zone is not None
        and not record.phased_out
        and record.kind != "ability"
    ]
    if len(found) > 1:
        found.sort(key=_by_id)
    return found


@once_for_each
def _cards_with(cards: Mapping[str, Card]) -> Callable[[str], frozenset[str]]:
    """Return what tells the names of cards on which there may be abilities of a kind, as long as no other object acts on them."""
    known: dict[str, frozenset[str]] = {}

    def of_kind(kind: str) -> frozenset[str]:
        found = known.get(kind)
        if found is None:
            found = known[kind] = frozenset(
                name for name, card in cards.items() if kind in kinds_on(card) or card.faces or not is_inert(card)
            )
        return found

    return of_kind


def _with_abilities(view: View) -> list[tuple[Object, Characteristics]]:
    """Return every object that has abilities which may function, by its id, with what it is like."""
    found: list[tuple[Object, Characteristics]] = []
    of = view.of
    for id, record in view.position.objects.items():
        if record.zone is not None and not record.phased_out and record.kind != "ability":
            values = of(id)
            if values.abilities:
                found.append((record, values))
    found.sort(key=_by_id)
    return found


def _by_id(entry: tuple[Object, Characteristics]) -> str:
    return entry[0].id


@once_for_each
def _kinds_had(abilities: tuple[Had, ...]) -> frozenset[str]:
    """Return the kinds of the abilities that an object has; a keyword is also of the kinds that it stands for (702)."""
    return frozenset(_kinds(tuple(had.ability for had in abilities)))


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
        return surely(view, ref, affects[1], entry.frame)
    return ref in those(view, affects, entry.frame)
