"""601.3, 609.4: by which permissions a card may be cast, each checked on the spell as it would be on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.actions.moving import commanding
from judgekit.games.mtg.layers.forbidding import allowed, ever_allowed, stated
from judgekit.games.mtg.layers.in_force import InForce, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import DISGUISE, PROTOTYPE, Characteristics
from judgekit.games.mtg.meaning.combat_points import rules_of_points
from judgekit.games.mtg.meaning.filters import surely
from judgekit.games.mtg.meaning.keyword_meanings import BESTOWED
from judgekit.games.mtg.stack.casting.next_spell import begin_with_spell
from judgekit.games.mtg.stack.costs.costs import AIRBEND, ALTERNATIVE, BY_WAY, CONVERTED, FREE, MORPHS, OFFERING, PRICED
from judgekit.games.mtg.stack.priority import sorcery_timing
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, Reasons, next_timestamp, stated_in
from judgekit.games.mtg.state.objects import (
    CAST_BY,
    CAST_FROM,
    EARLY,
    FORETOLD,
    PREPARED,
    PRICE,
    SPENT_AS,
    Announcement,
    Frame,
    Lasting,
    Object,
)
from judgekit.games.mtg.state.zones import EXILE, STACK, permanents, zone_key
from judgekit.games.mtg.terms.effects import OTHER_MANA
from judgekit.games.mtg.terms.records import Ability, Modification, Pairs

NEVER_RESULTS = frozenset(("artifact", "battle", "creature", "enchantment", "planeswalker"))


class Way(NamedTuple):
    """A permission to cast a card (601.3).

    Attributes:
        name: "" for the usual one, otherwise what it brings: an alternative cost ("flashback", "bestow"), FREE, the morph
            ability that casts it face down, "face:" and the name of the half or face that is cast (709.3, 712.7); a cost
            and a half with "+" between them ("flashback+face:Fire").
        rules: the rules that permit it.
    """

    name: str
    rules: tuple[str, ...]


FROM_GRAVEYARD = {
    "flashback": ALTERNATIVE["flashback"],
    "escape": ALTERNATIVE["escape"],
    "disturb": ALTERNATIVE["disturb"],
    "retrace": BY_WAY["retrace"][1],
    "jump-start": BY_WAY["jump-start"][1],
    "aftermath": BY_WAY["aftermath"][1],
    "harmonize": ALTERNATIVE["harmonize"],
    "mayhem": ALTERNATIVE["mayhem"],
}
"""Keywords that let a card be cast from the graveyard for an alternative or additional cost, with their rules."""

FACE = "face:"
"""Begins the name of a way that casts one half or face of a card."""

TRANSFORMED = frozenset(("disturb", CONVERTED))
"""Keywords by which a card is cast with its back face up (702.146a)."""

FREE_TRANSFORMED = "free+transformed"
"""The way to cast a card with its back face up without paying its mana cost, as an effect says."""

BESTOW = "bestow"

FUSE = "fuse"
"""The keyword, and the way to cast both halves of a split card from the hand (702.102a)."""

AFTERMATH = "aftermath"

FORETELL = "foretell"

PLOTTED = "plotted"
"""Detail of a plotted card in exile: the number of the turn in which it became that."""


WARPED = "warped"
"""Detail of a warped card in exile: the number of the turn in which it was exiled."""


WAITING = {PLOTTED: "mtg@20260417:702.170d", WARPED: "mtg@20260417:702.185a"}
"""The rule that says when a card in exile may be cast, by the detail that it has there."""


MAYHEM = "mayhem"

DISCARDED = "discarded"
"""Detail of a card with mayhem in a graveyard: the number of the turn in which its owner discarded it."""

MAYHEM_WITHOUT_COST = "mtg@20260417:702.187c"
"""The rule of mayhem that names no cost: the card may be played from the graveyard, a land too."""

SNEAK = "sneak"

AIRBENT = "airbent"
"""Detail of a card in exile that was airbent: its owner may cast it for {2} as long as it stays there."""


_NOT_NORMALLY = {"morph": "702.37d", "megamorph": "702.37d", DISGUISE: "mtg@20260417:702.168c"}
"""The rules that let a card be cast face down, which is not possible otherwise, by keyword."""

SIDE_RULES = {
    "split": ("709.3b",),
    "modal": ("712.7",),
    "adventure": ("716.3b",),
    "omen": ("mtg@20260417:720.3b",),
    "face_down": ("702.37c", "708.4"),
    DISGUISE: ("mtg@20260417:702.168b", "708.4"),
    "changes": ("702.103b",),
}
"""The rules of putting one half or face, by the layout of the card, a face-down card or a bestowed Aura on the stack."""

SIDE_OF_LAYOUT = {
    "split": ("709.3", "709.3a"),
    "modal": ("712.7a",),
    "adventure": ("716.3", "716.3a"),
    "omen": ("mtg@20260417:720.3", "mtg@20260417:720.3a"),
}
"""The rules of casting one half or face of a card with several, by its layout."""


def ways_to_cast(position: MtgPosition, player: str, id: str) -> list[Way]:
    """Return the permissions by which a player may begin to cast a card (305.9, 400.7f, 601.3)."""
    if view_of(position).fill is None:  # the layers are under way: what is found now is not what will be so
        return _ways_to_cast(position, player, id)
    return [*position.derive(("ways-to-cast", player, id), lambda: _ways_to_cast(position, player, id))]


def is_only_a_land(position: MtgPosition, record: Object) -> bool:
    """Tell whether a land has no other side that is a spell; a land is never cast (305.9), its adventure is (715.3)."""
    card = position.cards.get(record.card or "")
    return card is None or card.layout not in ("adventure", "omen")


def _ways_to_cast(position: MtgPosition, player: str, id: str) -> list[Way]:
    record = position.objects.get(id)
    if record is None or record.kind == "ability" or record.zone is None:
        return []
    values = view_of(position).of(id)
    if "land" in values.types and is_only_a_land(position, record):
        return []
    found = _by_rules(position, player, record, values)
    found.extend(way for way, _ in _by_permission(position, player, record))
    if "land" in values.types:
        # A land is never cast (305.9); its adventure is.
        found = [way for way in found if as_announced(way.name)[1]]
    return list(dict.fromkeys(found)) if found else found


def _by_rules(position: MtgPosition, player: str, record: Object, values: Characteristics) -> list[Way]:
    """Return the ways to cast a card that rules and its own abilities allow."""
    id = record.id
    found: list[Way] = []
    now = position.facts.get("turn", 1)
    if record.zone == zone_key("hand", player):
        found.extend(sides(position, record, ("601.2", "601.3")))
        if values.has(FUSE):
            found.append(Way(FUSE, ("702.102a", "702.102b", "709.4d", "601.2", "601.3")))
    if record.zone == "command" and record.get("commander") and record.owner == player:
        found.extend(sides(position, record, ("903.8", "601.3")))
    in_graveyard = _in_own_graveyard(position, player, record)
    if in_graveyard is not None:
        for name, rule in FROM_GRAVEYARD.items():
            if values.has(name) and (name != MAYHEM or _discarded_now(position, record, values)):
                found.extend(_from_graveyard(position, player, record, name, (rule, "601.3", *in_graveyard)))
    if in_graveyard is not None and plays_by_mayhem(position, id):
        found.extend(sides(position, record, (MAYHEM_WITHOUT_COST, "601.3", *in_graveyard)))
    if record.owner == player and record.get(FORETOLD, now) < now:
        found.append(Way(FORETELL, (ALTERNATIVE[FORETELL], "601.3")))
    if record.owner == player and record.get(AIRBENT):
        found.extend(_each_side(position, record, AIRBEND, (ALTERNATIVE[AIRBEND], "601.3")))
    if record.owner == player and record.get(WARPED, now) < now:
        found.extend(sides(position, record, ("mtg@20260417:702.185a", "601.3")))
    if record.kind == "copy" and record.place == EXILE and _prepared_for(position, player, id):
        found.append(Way("", (_PREPARE_SPELL, "601.3")))
    if record.owner == player and record.get(PLOTTED, now) < now and sorcery_timing(position, player):
        found.extend(_each_side(position, record, FREE, ("mtg@20260417:702.170d", "118.9", "601.3")))
    return found


def _each_side(position: MtgPosition, record: Object, cost: str, rules: Reasons) -> Iterator[Way]:
    """Yield the ways to cast a card for a cost that is asked of whatever side of it is cast (709.3, 712.7, 716.3)."""
    for name in free_ways(position, record, cost):
        card = position.cards.get(record.card or "")
        yield Way(name, (*rules, *SIDE_OF_LAYOUT[card.layout or ""]) if card is not None and name != cost else rules)


_PREPARE_SPELL = "mtg@20260417:722.3c"


def _prepared_for(position: MtgPosition, player: str, id: str) -> bool:
    """Tell whether a copy in exile is that of a prepared permanent which a player controls."""
    view = view_of(position)
    return any(one.get(PREPARED) == id and view.of(one.id).controller == player for one in permanents(position))


def _discarded_now(position: MtgPosition, record: Object, values: Characteristics) -> bool:
    """Tell whether a card with a mayhem cost was discarded this turn."""
    costs = any(ability.cost is not None for ability in values.all_of(MAYHEM))
    return costs and record.get(DISCARDED) == position.facts.get("turn", 1)


def plays_by_mayhem(position: MtgPosition, id: str) -> bool:
    """Tell whether a card in a graveyard may be played as it is: it has mayhem without a cost and was discarded this turn."""
    record = position.objects[id]
    if record.place != "graveyard" or record.get(DISCARDED) != position.facts.get("turn", 1):
        return False
    return any(ability.cost is None for ability in view_of(position).of(id).all_of(MAYHEM))


def _in_own_graveyard(position: MtgPosition, player: str, record: Object) -> Reasons | None:
    """Return by which rules a card counts as one in the player's graveyard, none where it is; None where it does not (609.4)."""
    if record.zone == zone_key("graveyard", player):
        return ()
    if record.place != "graveyard" or not allowed(position, "cast-as-though-own", player, to=record.id):
        return None
    return ("609.4", "609.4a")


def _from_graveyard(position: MtgPosition, player: str, record: Object, keyword: str, rules: Reasons) -> Iterator[Way]:
    """Yield the ways to cast a card by a keyword that works in the graveyard: as any of its sides that has it (709.3).

    What a card was given, each of its sides has; what is printed on one side only that side has (712.7, 716.3a).

    CR 400.7f, 702.34a, 702.133a, 709.3a.
    """
    card = position.cards.get(record.card or "")
    layout = card.layout if card is not None and card.layout in SIDE_OF_LAYOUT and keyword not in TRANSFORMED else None
    if card is not None and keyword == AFTERMATH:
        names = [f"{keyword}+{FACE}{name}" for name in card.faces if prints(position, name, AFTERMATH)]
    else:
        names = [*_names_of_sides(position, record, keyword)] if layout is not None else [keyword]
    for name in names:
        changed = FACE in name
        seen = _on_the_stack(position, player, record.id, name) if changed else position
        values = view_of(seen).of(record.id)
        if changed and layout != "split" and not values.has(keyword):
            continue
        if keyword in ("flashback", "jump-start") and values.types & NEVER_RESULTS:
            continue
        back = ("712.7b",) if keyword in TRANSFORMED else ()
        yield Way(name, (*rules, *SIDE_OF_LAYOUT[layout or ""]) if changed else (*rules, *back))


def _by_permission(position: MtgPosition, player: str, record: Object) -> Iterator[tuple[Way, InForce]]:
    """Yield the ways to cast a card that effects allow, with the effect, each judged by what the spell would be (118.9, 601.3e)."""
    if record.place not in ("graveyard", "exile", "library", "command", "hand") and record.owner == player:
        return
    there = in_force(position, "may")
    entries = [
        entry
        for entry in there
        if entry.ability.name in ("cast-from", "play-from", "cast")
        and speaks_of_card(position, entry, player, record)
        and not used_up(position, entry)
    ]
    if not entries:
        return
    usual = list(sides(position, record, ("601.3",)))
    for entry in entries:
        if entry.ability.get("free"):
            yield from _as_meant(position, player, record, _each_side(position, record, FREE, ("601.3",)), entry)
            continue
        if entry.ability.get("cost") is not None:
            priced = _each_side(position, record, PRICED, ("601.3", "118.9"))
            yield from _as_meant(position, player, record, priced, entry)
            continue
        keyword = entry.ability.get("as")
        if keyword is not None:
            if view_of(position).of(record.id).has(keyword) and meant(position, position, entry, record.id):
                yield Way(keyword, ("601.3", ALTERNATIVE[keyword])), entry
            continue
        yield from _as_meant(position, player, record, usual, entry)


def _as_meant(
    position: MtgPosition, player: str, record: Object, ways: Iterable[Way], entry: InForce
) -> Iterator[tuple[Way, InForce]]:
    """Yield those of some ways to cast a card that a permission means, each judged by what the spell would be (601.3e)."""
    for way in ways:
        if entry.ability.get("not-as-adventure") and FACE in way.name:
            continue
        if entry.ability.get("not-as-adventure"):
            way = way._replace(rules=(*way.rules, "716.3d"))
        changed = is_something_else(way.name)
        seen = _on_the_stack(position, player, record.id, way.name) if changed else position
        if meant(position, seen, entry, record.id):
            yield way._replace(rules=(*way.rules, "601.3e")) if changed else way, entry


EXILED_AFTER: Final = "exiled-after"
"""Detail of a permission: into whose graveyard a spell cast by it is not put but exiled instead."""


USED: Final = "permissions_used"
"""Fact: the permissions for one card in each turn that were used, with the number of that turn."""


def used_up(position: MtgPosition, entry: InForce) -> bool:
    """Tell whether a permission for one card in each turn was used in this turn (601.3)."""
    if not entry.ability.get("once"):
        return False
    return (entry.frame.source, entry.ability, position.facts.get("turn", 1)) in position.facts.get(USED, ())


def use_up(draft: MtgDraft, entry: InForce) -> None:
    """Keep that a permission for one card in each turn is used in this turn."""
    turn = draft.facts.get("turn", 1)
    used = tuple(one for one in draft.facts.get(USED, ()) if one[2] == turn)
    draft.set_fact(USED, (*used, (entry.frame.source, entry.ability, turn)))


def permission_used(position: MtgPosition, player: str, id: str, name: str) -> InForce | None:
    """Return the effect by which a card is cast or played in a way; None where a rule or its own ability allows that as well.

    Of several effects it is one that gives as much as any of them and is not used up by it.

    Raises:
        Unsupported: one of them gives more, another one is not used up: the player would have to say which is used.
    """
    record = position.objects.get(id)
    if record is None or record.zone is None:
        return None
    entries = [entry for way, entry in _by_permission(position, player, record) if way.name == name]
    if not entries or any(way.name == name for way in _by_rules(position, player, record, view_of(position).of(id))):
        return None
    return best_permission(entries)


def best_permission(entries: list[InForce]) -> InForce | None:
    """Return the one of some permissions that a player uses.

    Raises:
        Unsupported: one of them gives more, another one is not used up by it.
    """
    if not entries:
        return None
    least = min(bool(entry.ability.get("once")) for entry in entries)
    most = max(_freedom(entry) for entry in entries)
    best = [one for one in entries if bool(one.ability.get("once")) == least and _freedom(one) == most]
    if best and len({one.ability.get(EXILED_AFTER) for one in best}) == 1:
        return best[0]
    raise Unsupported(phrase("a card that several effects allow to be played, each otherwise"), "601.3")


def _freedom(entry: InForce) -> int:
    """Return how freely mana is spent on what a permission lets a player cast (118.14, 609.4b)."""
    return (None, *OTHER_MANA).index(entry.ability.get("mana"))


def speaks_of_card(position: MtgPosition, entry: InForce, player: str, record: Object) -> bool:
    """Tell whether a permission is given to a player: as such, or for this very card to who controls the effect."""
    if concerns(position, entry, (player, 0)):
        return True
    return entry.frame.you == player and concerns(position, entry, record.ref)


def meant(position: MtgPosition, seen: MtgPosition, entry: InForce, id: str) -> bool:
    """Tell whether a permission means a card, its qualities judged by what the spell would be (601.3e).

    CR 601.3a, 601.3b.

    Args:
        position: the game: where the card is now.
        seen: the game with the spell on the stack as it would be cast, or the game as it is.
        entry: the permission.
        id: the card.
    """
    record = position.objects[id]
    zones = entry.ability.get("from")
    if zones is not None and not set(zones) & _places_for(position, seen, record):
        return False
    filter = entry.ability.get("of")
    if filter is None:
        return True
    if filter.zones is not None and record.place not in filter.zones:
        return False
    view = view_of(seen)
    return surely(view, seen.objects[id].ref, filter._replace(zones=None), entry.frame, view.of(id))


OUTSIDE_HAND = "outside-hand"
"""Word for a card that is cast from anywhere but its caster's hand (601.2a)."""


def _places_for(position: MtgPosition, seen: MtgPosition, record: Object) -> frozenset[str]:
    """Return the words for where a card is, with that for any place but the hand of the player who would cast it."""
    places = places_of(position, record)
    own = zone_key("hand", seen.objects[record.id].controller)
    return places if record.zone in (own, STACK) else places | {OUTSIDE_HAND}


def speaks_of_spell(position: MtgPosition, seen: MtgPosition, entry: InForce, id: str) -> bool:
    """Tell whether an ability that speaks of spells means this one, its qualities judged by what it would be (601.3e).

    CR 601.3, 702.103d.
    """
    affects = entry.ability.affects
    if entry.objects is not None or affects is None or affects[0] != "all":
        return concerns(position, entry, position.objects[id].ref)
    view = view_of(seen)
    return surely(view, seen.objects[id].ref, affects[1]._replace(zones=None), entry.frame, view.of(id))


def places_of(position: MtgPosition, record: Object) -> frozenset[str]:
    """Return the words for where a card is: its zone, and "library-top" for the top card of a library (401.5)."""
    on_top = record.place == "library" and position.zones[record.zone or ""][:1] == (record.id,)
    return frozenset((record.place, "library-top") if on_top else (record.place,))


def unnamed(ways: list[Way]) -> list[Way]:
    """Return the ways in which a card is cast if the step names no half, no face-down casting and no bestow.

    The usual way where there is one, otherwise the alternative cost that lets the card be cast from where it is.
    """
    usual = [way for way in ways if not way.name]
    others = [
        way
        for way in ways
        if not way.name.startswith(FACE) and way.name not in MORPHS and way.name not in (BESTOW, SNEAK, CONVERTED)
    ]
    return usual or [way for way in others if FACE not in way.name] or others


def sides(position: MtgPosition, record: Object, rules: Reasons) -> Iterator[Way]:
    """Yield the ways to cast a card for its usual costs: halves, faces, Adventure, face down with morph, bestowed.

    Each half of a split card (709.3), the faces of a modal card (712.7), a card and its Adventure (716.3), morph (702.37a)
    and bestow (702.103a).

    CR 702.37b, 709.3a, 712.7a, 716.3a.
    """
    card = position.cards.get(record.card or "")
    if card is None or not card.faces or card.layout not in SIDE_OF_LAYOUT:
        yield Way("", rules)
    else:
        if card.layout != "split":
            yield Way("", rules)
        rule = SIDE_OF_LAYOUT[card.layout]
        for name in card.faces:
            face = position.cards.get(name)
            if record.place != "graveyard" and prints(position, name, AFTERMATH):
                continue
            if face is not None and "land" not in face.line.types and name != card.name and face != card:
                yield Way(f"{FACE}{name}", (*rules, *rule))
    values = view_of(position).of(record.id)
    for name, morph in MORPHS.items():
        if values.has(name):
            yield Way(name, (*rules, morph, _NOT_NORMALLY[name]))
    if values.has(SNEAK) and record.place == "hand":
        yield Way(SNEAK, (*rules, ALTERNATIVE[SNEAK]))
    if values.has(CONVERTED):
        yield Way(CONVERTED, (*rules, ALTERNATIVE[CONVERTED]))
    if values.has(PROTOTYPE):
        yield Way(PROTOTYPE, (*rules, "mtg@20260417:702.160a", "mtg@20260417:718.3", "mtg@20260417:718.3a"))
    if values.has(OFFERING):
        yield Way(OFFERING, (*rules, "702.48a"))
    if values.has(BESTOW):
        yield Way(BESTOW, (*rules, ALTERNATIVE[BESTOW], *SIDE_RULES["changes"], "702.103d"))


def free_ways(position: MtgPosition, record: Object, way: str = FREE) -> tuple[str, ...]:
    """Return the ways in which what lets a card be cast for nothing or at its price lets it be cast: each side that is a spell.

    A split card is cast as one of its halves, an adventurer card also as its Adventure, a modal double-faced card also with its
    back face up.

    CR 709.3, 712.7, 716.3.

    Args:
        position: the game.
        record: the card.
        way: the way that the effect names; only one without a side of its own leaves a choice.
    """
    return tuple(_names_of_sides(position, record, way)) if way in _FOR_ANY_SIDE else (way,)


def _names_of_sides(position: MtgPosition, record: Object, way: str) -> Iterator[str]:
    """Yield the names of a way to cast a card, one for each of its sides that is a spell (709.3, 712.7, 716.3)."""
    card = position.cards.get(record.card or "")
    if card is None or not card.faces or card.layout not in SIDE_OF_LAYOUT:
        yield way
        return
    if card.layout != "split":
        yield way
    others = [name for name in card.faces if position.cards[name] != card and name != card.name]
    if record.place != "graveyard":
        others = [name for name in others if not prints(position, name, AFTERMATH)]
    for name in others:
        if "land" not in position.cards[name].line.types:
            yield f"{way}+{FACE}{name}"


_FOR_ANY_SIDE = frozenset((FREE, PRICED, AIRBEND))
"""Ways to cast a card for a cost that says nothing of the side of it that is cast (118.9)."""


def side_of_way(position: MtgPosition, record: Object, way: str) -> str:
    """Return the name of the side of a card that a way to cast it puts on the stack, its own name where that is the card itself."""
    face: str | None = as_announced(way)[1].get("face")
    card = position.cards[record.card or ""]
    return face if face is not None else card.name


def prints(position: MtgPosition, name: str, keyword: str) -> bool:
    """Tell whether a half of a split card has a keyword (702.127a)."""
    half = position.cards.get(name)
    return half is not None and any(ability.name == keyword for ability in half.abilities)


def as_announced(name: str) -> tuple[tuple[str, ...], dict[str, Any]]:
    """Return the announced costs that a way to cast brings, and which side of the card is put on the stack.

    Args:
        name: name of the way.
    """
    cost, _plus, half = name.partition("+")
    if half.startswith(FACE) and (cost in FROM_GRAVEYARD or cost in _FOR_ANY_SIDE or cost == FORETELL):
        return (cost,), as_announced(half)[1]
    if name.startswith(FACE):
        return (), {"face": name.removeprefix(FACE)}
    if name == FUSE:
        return (), {}
    if name in MORPHS:
        return (name,), {"face_down": True}
    if name == FREE_TRANSFORMED:
        return (FREE,), {"transformed": True}
    if name in TRANSFORMED:
        return (name,), {"transformed": True}
    if name == BESTOW:
        return (name,), {"changes": BESTOWED}
    return ((name,) if name else ()), {}


def is_something_else(name: str) -> bool:
    """Tell whether a card that is cast in a way is something else on the stack: a side of it, face down, prototyped (718.3a)."""
    return bool(as_announced(name)[1]) or name == PROTOTYPE


def side_rules_of(position: MtgPosition, id: str, side: dict[str, object], options: tuple[str, ...]) -> Reasons:
    """Return the rules by which a card is put on the stack with one side only, none for a card as it is."""
    if not side:
        return ()
    kind = DISGUISE if DISGUISE in options else next(iter(side))
    card = position.cards.get(position.objects[id].card or "")
    if "transformed" in side:
        return (*(stated_in(position, "mtg@20260417:712.11a") or ("712.7",)), "712.4b")
    return SIDE_RULES[card.layout or kind if kind == "face" and card is not None else kind]


def kept_permissions(position: MtgPosition, id: str, options: tuple[str, ...]) -> tuple[Modification, ...]:
    """Return the abilities granted to a card by which it is cast; they go on applying to the spell (400.7f).

    Args:
        position: the game before the card moves.
        id: the card.
        options: names of the alternative costs that the way to cast it brings.
    """
    if not options:
        return ()
    had = (had for had in view_of(position).of(id).abilities if had.key[0] != "printed")
    granted = [had.ability for had in had if had.ability.kind == "keyword" and had.ability.name in options]
    return tuple(Modification("gain", ability) for ability in granted)


def mana_permitted(position: MtgPosition, player: str, id: str, name: str) -> str | None:
    """Return as what mana may be spent on a spell that is cast in a way, by the permission for it; None as what it is (118.14)."""
    if not any(entry.ability.get("mana") for entry in in_force(position, "may")):
        return None
    entry = permission_used(position, player, id, name)
    return entry.ability.get("mana") if entry is not None else None


def price_named(position: MtgPosition, player: str, id: str, name: str = PRICED) -> Pairs:
    """Return as a detail of a spell the cost that the permission to cast it so names instead of its mana cost (118.9)."""
    entry = permission_used(position, player, id, name)
    return ((PRICE, entry.ability.get("cost")),) if entry is not None else ()


def proposed(position: MtgPosition, player: str, id: str, name: str) -> MtgDraft:
    """Return a draft in which a card stands on the stack as it would after 601.2a, for looking ahead only."""
    options, _side = as_announced(name)
    mana = mana_permitted(position, player, id, name)
    price = price_named(position, player, id, name) if PRICED in options else ()
    return _on_the_stack(position, player, id, name, (*(((SPENT_AS, mana),) if mana is not None else ()), *price))


def _on_the_stack(position: MtgPosition, player: str, id: str, name: str, more: Pairs = ()) -> MtgDraft:
    """Return a draft in which a card stands on the stack as it would be cast, without asking which permission is used."""
    options, side = as_announced(name)
    changes = (*kept_permissions(position, id, options), *side.get("changes", ()))
    draft = position.draft()
    record = draft.objects[id]
    cast: Pairs = ((CAST_BY, player), (CAST_FROM, record.place))
    foretold = ((FORETOLD, record.get(FORETOLD)),) if record.get(FORETOLD) is not None else ()
    cast = (*cast, *foretold, *more)
    if not sorcery_timing(position, player) and ever_allowed(position, "cast-as-instant"):
        cast = (*cast, (EARLY, True))
    new = Object(
        id,
        record.zone,
        record.owner,
        player,
        record.card,
        record.kind,
        record.number + 1,
        record.timestamp,
        face=side.get("face", record.face),
        face_down=bool(side.get("face_down")),
        transformed=bool(side.get("transformed")),
        announced=Announcement(options=options),
        details=commanding(cast, record.zone) if record.get("commander") else cast,
    )
    draft.put(new)
    draft.move(id, STACK)
    if changes:
        ability = Ability("static", modify=changes)
        effect = Lasting("proposed", ability, Frame(player, new.ref, ability), next_timestamp(draft), (new.ref,))
        draft.put_effect(effect.id, effect)
    begin_with_spell(draft, id)
    return draft


def banned(position: MtgPosition, player: str, id: str, seen: MtgPosition) -> Reasons:
    """Return the rules by which an effect forbids a spell with the qualities of this one, none where none does."""
    return ban(position, player, id, seen)[0]


def ban(position: MtgPosition, player: str, id: str, seen: MtgPosition) -> tuple[Reasons, str]:
    """Return the rules by which an effect forbids a spell, and the object of which the effect is; both empty where none does."""
    proposed_already = position.objects[id].zone == STACK
    for entry in in_force(position, "cant"):
        name, ability = entry.ability.name, entry.ability
        if name == "be-cast" and speaks_of_spell(position, seen, entry, id):
            return ("101.2", "601.3", "614.17", *rules_of_points(position, ability.condition)), _source(entry)
        if name != "cast" or any(ability.get(detail) is not None for detail in ("number", "least", "cost")):
            continue
        asked = _before_proposal(position, id) if proposed_already and _asks_of_players(ability) else position
        view = view_of(asked)
        with view.noting() as noted:
            forbids = concerns(asked, entry, (player, 0)) and meant(position, seen, entry, id)
        if forbids:
            return ("101.2", "601.3", "614.17", *dict.fromkeys((*noted, *stated(ability)))), _source(entry)
    return (), ""


def _source(entry: InForce) -> str:
    source = entry.frame.source
    return source[0] if source is not None else ""


def _asks_of_players(ability: Ability) -> bool:
    """Tell whether a prohibition is about players of whom something holds: those for whom it is not the time for a sorcery."""
    affects = ability.affects
    return affects is not None and affects[0] == "all" and any(test.what == "condition" for test in affects[1].tests)


def _before_proposal(position: MtgPosition, id: str) -> MtgDraft:
    """Return the game without a spell that is being cast on the stack: what its caster could do is asked as of then (601.3)."""
    draft = position.draft()
    draft.move(id, EXILE)
    return draft
