"""613.1-613.4, 205.1, 305.7: what one change of a continuous effect does to the characteristics of one object."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.layers.granting import granted
from judgekit.games.mtg.layers.text_changing import replaced
from judgekit.games.mtg.meaning.characteristics import Characteristics, Had, with_intrinsic
from judgekit.games.mtg.meaning.kinds_of_ability import is_mana_ability, kinds_of
from judgekit.games.mtg.meaning.last_known import source_record
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import amount, change_by, players_of, those
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.effects import MODIFICATIONS
from judgekit.games.mtg.terms.records import Ability, Filter, Modification, Test
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES, CORRELATED, listed, subtypes_of
from judgekit.games.mtg.terms.symbols import COLORS
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES

EARLIER_LISTS = "subtypes of 2021"
"""Policy: the subtypes that there are, to have or to choose, are those that the base edition lists (205.3)."""
GAME.policies[EARLIER_LISTS] = True

REPLACES_EVERY_TYPE = "set card types replace all"
"""Policy: card types that an effect sets replace every card type (205.1a); by later books instant and sorcery stay."""
GAME.policies[REPLACES_EVERY_TYPE] = True

LASTING_TYPES = frozenset(("instant", "sorcery"))
"""Card types that an object keeps when an effect sets its card types, where the policy says so."""

_SETS = {name: frozenset(types) for name, types in CORRELATED.items()}
CREATURE_TYPES = subtypes_of("creature")
LAND_TYPES = subtypes_of("land")


class Change(NamedTuple):
    """A change with its numbers and references settled, ready to be applied: what the effect does to one object (613.8a).

    Attributes:
        what: word of `terms_effects.MODIFICATIONS`.
        value: settled value.
        key: key of the effect, for abilities that it gives.
        timestamp: of the effect (613.7a).
    """

    what: str
    value: Any
    key: tuple[object, ...]
    timestamp: int


def layer_of(modification: Modification) -> str:
    """Return the layer in which a change applies (613.1)."""
    return MODIFICATIONS[modification.what][0]


def settle(view: View, modification: Modification, frame: Frame, key: tuple[object, ...], timestamp: int) -> Change:
    """Return a change with its formulas worked out and its references resolved in a view."""
    what, value = modification
    takes = MODIFICATIONS[what][1].takes
    settled: object = value
    evaluate = change_by if MODIFICATIONS[what][0] == "7c" else amount
    if takes in ("pt", "change"):
        settled = tuple(None if part is None else evaluate(view, part, frame) for part in value)
    elif takes == "formula":
        settled = evaluate(view, value, frame)
    elif takes == "player":
        players = players_of(view, value, frame)
        settled = players[0] if players else None
    elif takes in ("subtypes", "types") and "chosen" in value:
        settled = _chosen(view, frame, ("creature-type", "land-type", "basic-land-type", "subtype"))
    elif takes == "replacement":
        settled = tuple(_word_chosen(frame, word) for word in value)
    elif takes == "colors" and "chosen" in value:
        settled = tuple(color for named in _chosen(view, frame, ("colors", "color")) for color in named.split())
    elif takes == "gained":
        found = _gained(view, value, frame)
        settled = tuple(map(undefining, found)) if what == "gain" else found
    elif what == "all-creature-types":
        settled = listed("creature", not view.position.game.policies[EARLIER_LISTS])
    elif what == "set-types" and not view.position.game.policies[REPLACES_EVERY_TYPE]:
        what = "set-permanent-types"
    elif what == "creature-types-of" and value[0] != "creature-types":  # a one-shot effect has settled them (611.2d)
        named = (view.of(ref[0]).subtypes & CREATURE_TYPES for ref in those(view, value, frame))
        settled = ("creature-types", *sorted(frozenset().union(*named)))
    return Change(what, settled, key, timestamp)


def _word_chosen(frame: Frame, word: str) -> str:
    """Return a word of a text-changing effect, or the one that was chosen while the ability was followed (612.2)."""
    name = word.removeprefix("made.")
    return word if name == word else str(dict(frame.made)[name])


def _chosen(view: View, frame: Frame, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Return what was chosen for the source, as it is or as it last was, or while the ability was followed (607.2d, 608.2h)."""
    record = source_record(view, frame)
    known = {**(choices_of(view.position, record) if record is not None else {}), **dict(frame.made)}
    found = [known[kind] for kind in kinds if kind in known]
    return tuple(found[:1])


def _gained(view: View, ability: Ability, frame: Frame) -> tuple[Ability, ...]:
    """Return the abilities that are gained: one as it stands, or all of a kind that another object has."""
    if ability.kind != "abilities-of":
        return (granted(of_choice(view, ability, frame), frame.source),)
    reference, kind = ability.value
    found = []
    for ref in those(view, reference, frame):
        for had in view.of(ref[0]).abilities:
            by_loyalty = kind == "loyalty" and had.ability.cost is not None and had.ability.cost.loyalty is not None
            if kind is None or by_loyalty or kind in kinds_of(had.ability):
                found.append(had.ability)
    return tuple(found)


_CHOSEN_IS = {
    "color": "color",
    "creature-type": "subtype",
    "basic-land-type": "subtype",
    "card-type": "type",
    "type": "type",
    "land-type": "subtype",
}
"""The test by which an object is of what was chosen, by the kind of choice."""


def of_choice(view: View, ability: Ability, frame: Frame) -> Ability:
    """Return a keyword ability that is gained with what was chosen for the source of the effect, not for what gains it (607.2d).

    A player whom the effect names, as its target or as the one chosen, is settled so too (611.2d).
    """
    value = ability.value
    if ability.kind == "keyword" and isinstance(value, Filter) and value.get("controller") is not None:
        tests = tuple(_of_player(view, test, frame) for test in value.tests)
        return ability._replace(value=value._replace(tests=tests))
    if ability.kind != "keyword" or not isinstance(value, Filter) or value.get("chosen") not in _CHOSEN_IS:
        return ability
    kind: str = value.get("chosen")
    found = _chosen(view, frame, (kind,))
    if not found:
        return ability
    tests = tuple(Test(_CHOSEN_IS[kind], found) if test.what == "chosen" else test for test in value.tests)
    return ability._replace(value=value._replace(tests=tests))


_OF_WHOEVER_HAS_IT = frozenset(("you", "opponent", "any-player", "ref"))
"""Words for players that are said from where the ability is had, and a player who is named already."""


def _of_player(view: View, test: Test, frame: Frame) -> Test:
    """Return a test of who controls something with the one player whom the effect that gives an ability names."""
    if test.what != "controller" or test.value[0] in _OF_WHOEVER_HAS_IT:
        return test
    named = players_of(view, test.value, frame)
    return test._replace(value=("ref", (named[0], 0))) if len(named) == 1 else test


def undefining(ability: Ability) -> Ability:
    """Return a gained ability as the plain static ability that it is: only one printed, copied or in a text defines (604.3a).

    CR 613.4b.
    """
    if not ability.cda:
        return ability
    changes = tuple(one._replace(what="base-pt") if one.what == "define-pt" else one for one in ability.modify)
    return ability._replace(cda=False, modify=changes)


def apply(values: Characteristics, change: Change) -> Characteristics:
    """Return the characteristics after one change."""
    way = _WAYS.get(change.what)
    if way is None:
        raise Unsupported(phrase("the effect {what}", what=change.what), MODIFICATIONS[change.what][1].rule)
    return way(values, change)


def _control(values: Characteristics, change: Change) -> Characteristics:
    return values if change.value is None else values._replace(controller=change.value)


def _drop_orphans(values: Characteristics) -> Characteristics:
    """Remove subtypes that belong to no card type that is left (205.1a)."""
    kept = frozenset(name for name in values.subtypes if _SETS.get(name, frozenset()) & values.types)
    return with_intrinsic(values._replace(subtypes=kept))


def _split_words(words: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str], tuple[str, ...]]:
    """Split words of a type line into card types, supertypes and subtypes."""
    types = frozenset(word for word in words if word in CARD_TYPES)
    supertypes = frozenset(word for word in words if word in SUPERTYPES)
    return types, supertypes, tuple(word for word in words if word not in types and word not in supertypes)


def _set_permanent_types(values: Characteristics, change: Change) -> Characteristics:
    """Set card types; an instant or sorcery stays one."""
    kept = values.types & LASTING_TYPES
    return _set_types(values, change._replace(value=(*change.value, *sorted(kept))))


def _set_types(values: Characteristics, change: Change) -> Characteristics:
    types, supertypes, subtypes = _split_words(change.value)
    if types:
        values = _drop_orphans(values._replace(types=types))
    values = values._replace(supertypes=values.supertypes | supertypes)
    return _set_subtypes(values, change._replace(value=subtypes)) if subtypes else values


def _add_types(values: Characteristics, change: Change) -> Characteristics:
    types, supertypes, subtypes = _split_words(change.value)
    values = values._replace(types=values.types | types, supertypes=values.supertypes | supertypes)
    return _add_subtypes(values, change._replace(value=subtypes)) if subtypes else with_intrinsic(values)


def _lose_types(values: Characteristics, change: Change) -> Characteristics:
    types, supertypes, subtypes = _split_words(change.value)
    values = values._replace(
        types=values.types - types,
        supertypes=values.supertypes - supertypes,
        subtypes=values.subtypes - frozenset(subtypes),
    )
    return _drop_orphans(values)


def _set_subtypes(values: Characteristics, change: Change) -> Characteristics:
    """Replace the subtypes of each set that the new ones belong to (205.1a); a new basic land type takes abilities away (305.7).

    CR 205.3d.
    """
    new = frozenset(name for name in change.value if name not in ("creature-types", "land-types"))
    sets = [types for name in new for types in (_SETS.get(name, frozenset()),)]
    if "creature-types" in change.value:
        sets.append(frozenset(("creature", "tribal")))
    replaced = frozenset().union(*sets)
    allowed = frozenset(name for name in new if _SETS.get(name, frozenset()) & values.types)
    kept = frozenset(name for name in values.subtypes if not _SETS.get(name, frozenset()) & replaced)
    if "land" in values.types and allowed & frozenset(BASIC_LAND_TYPES):
        granted = tuple(had for had in values.abilities if had.key[0] not in ("printed", "intrinsic", "copied"))
        values = values._replace(abilities=granted)
    return with_intrinsic(values._replace(subtypes=kept | allowed))


def _add_subtypes(values: Characteristics, change: Change) -> Characteristics:
    """Add subtypes that correspond to a card type it has (205.1b, 205.3d)."""
    allowed = frozenset(name for name in change.value if _SETS.get(name, frozenset()) & values.types)
    return with_intrinsic(values._replace(subtypes=values.subtypes | allowed))


def _lose_subtypes(values: Characteristics, change: Change) -> Characteristics:
    gone = set(change.value)
    if "creature-types" in gone:
        gone |= CREATURE_TYPES
    if "land-types" in gone:
        gone |= LAND_TYPES
    return with_intrinsic(values._replace(subtypes=values.subtypes - gone))


def _all_creature_types(values: Characteristics, change: Change) -> Characteristics:
    if not values.types & {"creature", "tribal"}:
        return values
    return values._replace(subtypes=values.subtypes | change.value)


def _colors(change: Change) -> frozenset[str]:
    return frozenset(color for color in change.value if color in COLORS)


def _gain(values: Characteristics, change: Change) -> Characteristics:
    """Add abilities, except those the object can't have (113.11, 613.1f)."""
    there = sum(1 for had in values.abilities if had.key[0] == change.key)
    new = tuple(
        Had(ability, (change.key, there + number), change.timestamp)
        for number, ability in enumerate(change.value)
        if not any(_is_lost(ability, word) for word in values.cannot_have)
    )
    return values._replace(abilities=values.abilities + new)


def _is_lost(ability: Ability, word: Ability | str) -> bool:
    if isinstance(word, Ability):
        return ability._replace(text="") == word._replace(text="")
    if word == "all":
        return True
    if word in ("mana-abilities", "non-mana", "all-non-mana"):
        return bool(is_mana_ability(ability)) is bool(word == "mana-abilities")
    return bool(ability.kind == "keyword" and ability.name in (word, LOST_WITH.get(word)))


LOST_WITH = {"banding": "bands with other"}
"""What an object loses together with a keyword ability (702.22b)."""


def _lose(values: Characteristics, change: Change) -> Characteristics:
    """CR 613.1f, 702.16h, 702.22b."""
    left = tuple(had for had in values.abilities if not _is_lost(had.ability, change.value))
    kept = tuple(had._replace(ability=_with_fewer_colors(had.ability, change.value)) for had in left)
    return values if kept == values.abilities else values._replace(abilities=kept)


def _with_fewer_colors(ability: Ability, word: Ability | str) -> Ability:
    """Return protection from all colours, which is one from each of them, without one that is lost (702.16h)."""
    if not isinstance(word, Ability) or word.name != ability.name or ability.name != "protection":
        return ability
    if not isinstance(ability.value, Filter) or not isinstance(word.value, Filter):
        return ability
    had, lost = ability.value.get("color"), word.value.get("color")
    if not had or not lost or len(ability.value.tests) > 1 or len(word.value.tests) > 1:
        return ability
    rest = tuple(color for color in had if color not in lost)
    return ability if rest == had else ability._replace(value=Filter((Test("color", rest),), "object"))


def _cannot_have(values: Characteristics, change: Change) -> Characteristics:
    return _lose(values, change)._replace(cannot_have=(*values.cannot_have, change.value))


def _set_pt(values: Characteristics, change: Change) -> Characteristics:
    power, toughness = change.value
    return values._replace(
        power=values.power if power is None else power, toughness=values.toughness if toughness is None else toughness
    )


def _add_pt(values: Characteristics, change: Change) -> Characteristics:
    power, toughness = change.value
    return _kept_base(values)._replace(power=(values.power or 0) + power, toughness=(values.toughness or 0) + toughness)


def _kept_base(values: Characteristics) -> Characteristics:
    """Return values that keep what power and toughness are before anything modifies them without setting them (208.4)."""
    return values if values.base is not None else values._replace(base=(values.power, values.toughness))


def _one_way(field: str, adds: bool) -> Callable[[Characteristics, Change], Characteristics]:
    def way(values: Characteristics, change: Change) -> Characteristics:
        before = getattr(values, field) or 0
        return (_kept_base(values) if adds else values)._replace(
            **{field: before + change.value if adds else change.value}
        )

    return way


def _switch(values: Characteristics, _change: Change) -> Characteristics:
    return _kept_base(values)._replace(power=values.toughness, toughness=values.power)


def _replace_text(values: Characteristics, change: Change) -> Characteristics:
    """Change one colour word or land or creature type for another in text and type line (612.2)."""
    return replaced(values, *change.value)


_WAYS: dict[str, Callable[[Characteristics, Change], Characteristics]] = {
    "control": _control,
    "name": lambda values, change: values._replace(name=change.value),
    "text": _replace_text,
    "set-types": _set_types,
    "set-permanent-types": _set_permanent_types,
    "add-types": _add_types,
    "lose-types": _lose_types,
    "set-subtypes": _set_subtypes,
    "add-subtypes": _add_subtypes,
    "lose-subtypes": _lose_subtypes,
    "creature-types-of": _set_subtypes,
    "add-supertypes": lambda values, change: values._replace(supertypes=values.supertypes | frozenset(change.value)),
    "lose-supertypes": lambda values, change: values._replace(supertypes=values.supertypes - frozenset(change.value)),
    "all-creature-types": _all_creature_types,
    "no-creature-types": lambda values, _change: values._replace(subtypes=values.subtypes - CREATURE_TYPES),
    "set-colors": lambda values, change: values._replace(colors=_colors(change)),
    "add-colors": lambda values, change: values._replace(colors=values.colors | _colors(change)),
    "gain": _gain,
    "add-text": _gain,
    "lose": _lose,
    "cant-have": _cannot_have,
    "define-pt": _set_pt,
    "base-pt": _set_pt,
    "base-power": _one_way("power", adds=False),
    "base-toughness": _one_way("toughness", adds=False),
    "pt": _add_pt,
    "power": _one_way("power", adds=True),
    "toughness": _one_way("toughness", adds=True),
    "switch-pt": _switch,
}
