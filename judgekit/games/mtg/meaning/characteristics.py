"""109.3, 200-209: characteristics: what is printed on an object, or what defines it, before any continuous effect acts on it."""

from __future__ import annotations

from functools import cache, lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.faces import card_of as card_of
from judgekit.games.mtg.state.faces import copied_now, copy_stamp, value_of_other_sides
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.cleaving import CLEAVED
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Ability, Action, Card, Cost, Formula
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.symbols import Symbols, colors_of, mana_value

Key = tuple[object, ...]
"""Which ability of an object one is (`Had.key`)."""


class Had(NamedTuple):
    """An ability that an object has.

    Attributes:
        ability: the ability.
        key: which one it is: ("printed", n, name of the face or of what is copied), ("intrinsic", land type), or (key of the
            effect that gave it, n).
        timestamp: of the effect that gave it, 0 for its own (613.7a).
    """

    ability: Ability
    key: Key
    timestamp: int = 0


def keyword_among(abilities: tuple[Had, ...], keyword: str) -> bool:
    """Tell whether a keyword ability of a name is among abilities."""
    for had in abilities:
        ability = had.ability
        if ability.name == keyword and ability.kind == "keyword":
            return True
    return False


class Characteristics(NamedTuple):
    """The characteristics of an object (109.3) and who controls it.

    Attributes:
        name: name (201), "" for none.
        cost: mana cost (202), None for none.
        colors: colours (105).
        supertypes: supertypes (205.4).
        types: card types (205.2).
        subtypes: subtypes (205.3).
        abilities: its abilities.
        power: power (208), None where there is none.
        toughness: toughness.
        loyalty: printed loyalty (209); on the battlefield the loyalty counters count (306.5c).
        controller: who controls it (109.4); its owner for a card that nobody controls.
        cannot_have: abilities that an effect says it can't have (113.11).
        extra_value: mana value where it is not that of the mana cost (202.3b-202.3d), None otherwise.
        base: power and toughness before what modifies them without setting them, None where nothing does (208.4).
    """

    name: str = ""
    cost: Symbols | None = None
    colors: frozenset[str] = frozenset()
    supertypes: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    abilities: tuple[Had, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    controller: str = ""
    cannot_have: tuple[Ability | str, ...] = ()
    extra_value: int | None = None
    base: tuple[int | None, int | None] | None = None

    def has(self, keyword: str) -> bool:
        """Tell whether it has a keyword ability of that name."""
        return keyword_among(self.abilities, keyword)

    def all_of(self, keyword: str) -> tuple[Ability, ...]:
        """Return its keyword abilities of that name."""
        return tuple(
            had.ability for had in self.abilities if had.ability.name == keyword and had.ability.kind == "keyword"
        )

    @property
    def is_creature(self) -> bool:
        """Tell whether it is a creature."""
        return "creature" in self.types


GAME.records = (*GAME.records, Had, Characteristics)


def intrinsic_ability(land_type: str) -> Ability:
    """Return the mana ability that a basic land type brings (305.6)."""
    symbol = BASIC_LAND_TYPES[land_type]
    cost = Cost((), (Action("tap", ("this",), None, (("symbol", True),)),))
    return Ability("activated", cost=cost, do=(Action("add", ("mana", (symbol,))),), text=f"{{T}}: Add {{{symbol}}}.")


_INTRINSIC = {name: intrinsic_ability(name) for name in BASIC_LAND_TYPES}

OF_BATTLES: dict[str, tuple[str, Ability]] = {}
"""Intrinsic abilities of battles: a name for each, the battle type and the ability; their chapter adds them."""


def _brought_by(name: str) -> Ability:
    return _INTRINSIC[name] if name in _INTRINSIC else OF_BATTLES[name][1]


def with_intrinsic(values: Characteristics) -> Characteristics:
    """Return values with exactly the intrinsic abilities that its basic land types or its battle type bring (305.6, 305.7)."""
    wanted = [name for name in BASIC_LAND_TYPES if name in values.subtypes] if "land" in values.types else []
    if "battle" in values.types:
        wanted += [name for name, (battle_type, _) in OF_BATTLES.items() if battle_type in values.subtypes]
    there = [str(had.key[1]) for had in values.abilities if had.key[0] == "intrinsic"]
    if sorted(wanted) == sorted(there):
        return values
    kept = tuple(had for had in values.abilities if had.key[0] != "intrinsic" or had.key[1] in wanted)
    new = tuple(Had(_brought_by(name), ("intrinsic", name)) for name in wanted if name not in there)
    return values._replace(abilities=kept + new)


def fixed(formula: Formula | None) -> int | None:
    """Return a printed number; a star counts as 0 until its ability is applied (107.2, 208.2)."""
    if formula is None or isinstance(formula, int):
        return formula
    word, *rest = formula
    if word in ("star", "x"):
        return 0
    if word in ("+", "-"):
        left, right = (fixed(part) or 0 for part in rest)
        return left + right if word == "+" else left - right
    raise Unsupported(phrase("the formula {word}", word=word), "107.1")


@once_for_each
@lru_cache(maxsize=4096)
def printed_values(card: Card) -> Characteristics:
    """Return the characteristics that a card prints (109.3), its controller left open."""
    colors = card.colors if card.colors is not None else colors_of(card.cost or ())
    values = Characteristics(
        card.name,
        card.cost,
        colors,
        frozenset(card.line.supertypes),
        frozenset(card.line.types),
        frozenset(card.line.subtypes),
        tuple(Had(ability, ("printed", number, card.name)) for number, ability in enumerate(card.abilities)),
        fixed(card.power),
        fixed(card.toughness),
        fixed(card.loyalty),
    )
    return with_intrinsic(values)


FACE_DOWN = Characteristics(types=frozenset(("creature",)), power=2, toughness=2)
"""What a face-down permanent is (708.2a)."""

DISGUISE = "disguise"

CLOAKED = "cloaked"
"""Detail of a permanent that was cloaked, as long as it is face down."""

_WARD = Ability("keyword", "ward", cost=Cost(("2",)), text="Ward {2}")
WARDED = FACE_DOWN._replace(abilities=(Had(_WARD, ("printed", 0)),))
"""What a permanent is that was cast disguised, or cloaked, while it is face down."""


def warded_face_down(record: Object) -> bool:
    """Tell whether a face-down object has ward: it was cast disguised, or cloaked."""
    return bool(record.get(CLOAKED)) or DISGUISE in record.announced.options


PROTOTYPE = "prototype"
"""The option with which a prototype card is cast with its second mana cost, power and toughness."""


def prototyped(card: Card, record: Object) -> Card:
    """Return a card with its second set of characteristics, where an object was cast as a prototyped spell."""
    if PROTOTYPE not in record.announced.options or record.place not in ("battlefield", "stack"):
        return card
    second = next((ability for ability in card.abilities if ability.name == PROTOTYPE), None)
    if second is None or second.cost is None:
        return card
    power, toughness = second.value
    return card._replace(cost=second.cost.mana, power=power, toughness=toughness, colors=None)


def prototype_rules(card: Card, record: Object) -> tuple[str, ...]:
    """Return the rule by which a prototype card has one or the other set of characteristics, none for another card."""
    if not any(ability.name == PROTOTYPE for ability in card.abilities):
        return ()
    return ("mtg@20260417:718.4",) if prototyped(card, record) is card else ("mtg@20260417:718.3b",)


CLEAVE = "cleave"
"""The option with which a spell is cast for its cleave cost."""


def cleaved(card: Card, record: Object) -> Card:
    """Return a card with its text changed, where an object is a spell whose cleave cost was paid (702.148a, 702.148b).

    Both rules are of the book of 2026-04-17.
    """
    if CLEAVE not in record.announced.options or record.place != "stack":
        return card
    text: tuple[Ability, ...] | None = card.get(CLEAVED)
    return card if text is None else card._replace(abilities=text)


@cache
def _unknown(controller: str) -> Characteristics:
    """Return what a card is like of which nobody knows anything: of such ones the libraries of a table are made."""
    return Characteristics(controller=controller)


def copiable_values(position: MtgPosition, record: Object) -> Characteristics:
    """Return the copiable values of an object: its characteristics after layer 1 (613.2c), its controller before layer 2.

    CR 108.4, 109.3, 202.3, 707.2, 708.2.
    """
    card = _as_it_lies(position, record)
    if card is not None:
        known = _controlled(card)
        values = known.get(record.controller)
        if values is None:
            values = known[record.controller] = printed_values(card)._replace(controller=record.controller)
        return values
    if record.face_down and record.place in ("battlefield", "stack"):
        return (WARDED if warded_face_down(record) else FACE_DOWN)._replace(controller=record.controller)
    if record.face_down and record.place == "command":
        return _unknown(record.controller)
    if record.kind == "ability":
        return _ability_values(record)
    card = card_of(position, record)
    if card is None:
        return _unknown(record.controller)
    if record.copied is None or record.kind == "copy":
        card = cleaved(prototyped(card, record), record)
    values = printed_values(card)._replace(controller=record.controller)
    if values.abilities and (record.copied is not None or position.effects):
        stamp = copy_stamp(position, record)
        if stamp:
            values = values._replace(abilities=tuple(had._replace(timestamp=stamp) for had in values.abilities))
    if (record.transformed or record.details) and card.cost is None:
        extra = value_of_other_sides(position, record)
        if extra is not None:
            values = values._replace(extra_value=extra)
    return values


def _as_it_lies(position: MtgPosition, record: Object) -> Card | None:
    """Return the card of an object that prints just what the object is, None where anything else may count."""
    if record.face_down or record.copied is not None or record.face is not None or record.announced.options:
        return None
    if record.card is None or record.kind == "ability" or (position.effects and copied_now(position)):
        return None
    card: Card = position.cards[record.card]
    return None if card.faces or (card.cost is None and (record.transformed or record.details)) else card


@once_for_each
def _controlled(_card: Card) -> dict[str, Characteristics]:
    """Return the place for what objects that are just this card are like, by who controls them."""
    return {}


def _ability_values(record: Object) -> Characteristics:
    """Return what an ability on the stack has: its text and its controller (113.7, 113.8)."""
    assert record.ability is not None
    return Characteristics(abilities=(Had(record.ability, ("printed", 0)),), controller=record.controller)


def functions_in(ability: Ability, place: str, types: frozenset[str]) -> bool:
    """Tell whether an ability functions in a zone (113.6); those of vanguard and conspiracy cards in the command zone.

    CR 902.7, 905.6.

    Args:
        ability: the ability.
        place: name of the zone.
        types: card types of its object.
    """
    if ability.zones is not None:
        return place in ability.zones
    if ability.cda:
        return True
    if ability.kind == "unread":
        return place in ("stack", "battlefield")
    if ability.kind == "keyword":
        known = KEYWORDS.get(ability.name or "")
        if known is not None and known.zones:
            return place in ("stack", "battlefield") or place in known.zones
    if types & {"instant", "sorcery"}:
        return place == "stack"
    return place == ("command" if types & {"vanguard", "conspiracy"} else "battlefield")


def mana_value_of(record: Object, values: Characteristics) -> int:
    """Return the mana value of an object (202.3); X counts only on the stack (202.3a, 202.3b, 202.3e)."""
    if values.extra_value is not None:
        return values.extra_value
    return mana_value(values.cost or (), (record.announced.x or 0) if record.zone == "stack" else 0)
