"""611, 613.7: continuous effects in force: from static abilities, from what resolved, from counters; each with its timestamp."""

from __future__ import annotations

from functools import lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.layers.modifying import layer_of
from judgekit.games.mtg.meaning.characteristics import Characteristics, Had, functions_in
from judgekit.games.mtg.meaning.filters import told_apart
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import holds, those
from judgekit.games.mtg.meaning.x_of_permanents import announced_for
from judgekit.games.mtg.state.game import GAME, MtgPosition, present
from judgekit.games.mtg.state.objects import Frame, Lasting, Object, Ref
from judgekit.games.mtg.terms.records import THIS, Ability, Modification

EffectKey = tuple[object, ...]

STATIC = "static"
"""How the key of an effect begins that a static ability makes; the id of its object follows."""

KEYWORDS_AT_WORK: dict[str, Ability] = {
    "changeling": Ability("static", modify=(Modification("all-creature-types", True),), cda=True, text="Changeling"),
    "devoid": Ability("static", modify=(Modification("set-colors", ()),), cda=True, text="Devoid"),
}
"""Keywords that are continuous effects: of those that define characteristics (702.73a, 702.114a) and of others."""

DEFINING_RULES = {"changeling": "702.73a", "devoid": "702.114a"}
"""The rules of those keywords."""

KEYWORD_COUNTERS: Final = frozenset(
    (
        "flying",
        "first strike",
        "double strike",
        "deathtouch",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "trample",
        "vigilance",
    )
)
"""Kinds of keyword counters (122.1b)."""

LATER_KEYWORD_COUNTERS: Final = KEYWORD_COUNTERS | {"decayed", "exalted", "shadow"}
"""Kinds of keyword counters by later books."""

FEWER_KEYWORD_COUNTERS: Final = "decayed, exalted and shadow counters give no keyword"
"""Policy: which kinds of counters are keyword counters (122.1b)."""
GAME.policies[FEWER_KEYWORD_COUNTERS] = True


class Effect(NamedTuple):
    """A continuous effect that changes characteristics or controllers.

    Attributes:
        key: which one it is, as long as it exists.
        label: how it is named in an answer: id of its source, or "counter".
        source: id of the object that makes it, None where it has none.
        ability: the ability that says what it does.
        had: the ability as its object has it, for a static ability (it exists while the object has it).
        order: timestamp, then order among effects of one timestamp (613.7).
        stamp_rules: the rules by which it has that timestamp.
        parts: its changes by layer (613.6).
        lasting: the effect in force, where it comes from a resolved spell or ability.
        on: id of the only object that it acts on, for counters.
    """

    key: EffectKey
    label: str
    source: str | None
    ability: Ability
    had: Had | None
    order: tuple[int, int]
    stamp_rules: tuple[str, ...]
    parts: dict[str, tuple[Modification, ...]]
    lasting: Lasting | None = None
    on: str | None = None

    @property
    def cda(self) -> bool:
        """Tell whether a CDA makes it (604.3)."""
        return self.ability.cda


@once_for_each
def parts_of(ability: Ability) -> dict[str, tuple[Modification, ...]]:
    """Return the changes of an ability by layer (613.6); what is applied after all layers is left out."""
    found: dict[str, list[Modification]] = {}
    for modification in ability.modify:
        layer = layer_of(modification)
        if layer != "rules":
            found.setdefault(layer, []).append(modification)
    return {layer: tuple(changes) for layer, changes in found.items()}


def working_ability(ability: Ability) -> Ability | None:
    """Return the static ability that an ability is for the layers, None where it changes no characteristics."""
    if ability.kind == "static":
        return ability if parts_of(ability) else None
    if ability.kind == "keyword" and ability.name in KEYWORDS_AT_WORK:
        return KEYWORDS_AT_WORK[ability.name]
    return None


def static_effects(record: Object, values: Characteristics) -> list[Effect]:
    """Return the effects that an object's static abilities make where it is now (604.2), with their timestamps (613.7a).

    CR 613.7d, 613.7e.
    """
    found = []
    for number, had in enumerate(values.abilities):
        ability = working_ability(had.ability)
        if ability is None or not functions_in(ability, record.place, values.types):
            continue
        rules: tuple[str, ...] = ("613.7a",)
        if had.timestamp <= record.timestamp and record.get("stamped") is not None:
            rules = ("613.7a", record.get("stamped"))
        found.append(
            Effect(
                (STATIC, record.id, had.key),
                record.id,
                record.id,
                ability,
                had,
                (max(record.timestamp, had.timestamp), number),
                rules,
                parts_of(ability),
            )
        )
    return found


def counter_effects(position: MtgPosition, record: Object) -> list[Effect]:
    """Return what the counters on an object do: +X/+Y counters in layer 7c, keyword counters in layer 6 (122.1).

    CR 122.1a, 122.1b, 613.4c.
    """
    found = []
    stamps = dict(record.get("counter-stamps", ()))
    for number, (kind, count) in enumerate(record.counters):
        ability = counter_ability(kind, count, not position.game.policies[FEWER_KEYWORD_COUNTERS])
        if ability is not None:
            order = (stamps.get(kind, record.timestamp), number)
            key = ("counter", record.id, kind)
            found.append(
                Effect(key, "counter", record.id, ability, None, order, ("613.7c",), parts_of(ability), None, record.id)
            )
    return found


@lru_cache(maxsize=1024)
def counter_ability(kind: str, count: int, later: bool = False) -> Ability | None:
    """Return what counters of a kind do to the object they are on (122.1a, 122.1b), None for nothing by themselves."""
    if kind in (LATER_KEYWORD_COUNTERS if later else KEYWORD_COUNTERS):
        return Ability("static", modify=(Modification("gain", Ability("keyword", kind, text=kind)),), text=kind)
    change = pt_counter(kind)
    if change is None:
        return None
    power, toughness = change
    return Ability("static", modify=(Modification("pt", (power * count, toughness * count)),), text=kind)


def pt_counter(kind: str) -> tuple[int, int] | None:
    """Return what a +X/+Y counter adds to power and toughness, None for another kind (122.1a)."""
    power, slash, toughness = kind.partition("/")
    if not slash or power[:1] not in ("+", "-") or toughness[:1] not in ("+", "-"):
        return None
    if not power[1:].isdecimal() or not toughness[1:].isdecimal():
        return None
    return int(power), int(toughness)


def lasting_effect(lasting: Lasting) -> Effect | None:
    """Return the part of an effect in force that changes characteristics, None where it has none (611.2, 611.2c)."""
    ability = lasting.ability
    if ability.kind != "static":
        return None
    parts = parts_of(ability)
    if not parts:
        return None
    source = lasting.frame.source[0] if lasting.frame.source is not None else None
    label = source if source is not None else lasting.id
    return Effect(
        ("lasting", lasting.id), label, source, ability, None, (lasting.timestamp, 0), ("613.7b",), parts, lasting
    )


def own_effects(position: MtgPosition, record: Object, values: Characteristics) -> list[Effect]:
    """Return the effects that an object makes by its counters and static abilities, in whatever layers."""
    found = counter_effects(position, record) if record.counters else []
    return [*found, *static_effects(record, values)] if values.abilities else found


def lasting_effects(position: MtgPosition) -> list[Effect]:
    """Return the resolved effects that change characteristics."""
    found = (lasting_effect(lasting) for lasting in position.effects.values() if isinstance(lasting, Lasting))
    return [effect for effect in found if effect is not None]


def frame_of(view: View, effect: Effect) -> Frame:
    """Return for whom an effect speaks: the controller of its source now, or who controlled what resolved (109.5)."""
    if effect.lasting is not None:
        return effect.lasting.frame
    assert effect.source is not None
    record = view.position.objects[effect.source]
    controller = view.of(record.id).controller if record.place in ("battlefield", "stack", "command") else record.owner
    announced = announced_for(record, effect.had, effect.ability) if effect.had is not None else record.announced
    return Frame(controller, record.ref, effect.ability, announced)


def exists(view: View, effect: Effect) -> bool:
    """Tell whether an effect exists: its object has the ability, and the condition of the ability holds (604.2, 611.3)."""
    had = effect.had
    if had is not None and not any(other.key == had.key for other in view.of(effect.source or "").abilities):
        return False
    return effect.ability.condition is None or holds(view, effect.ability.condition, frame_of(view, effect))


def affected(view: View, effect: Effect) -> tuple[str, ...]:
    """Return the ids of the objects that an effect acts on: a settled set (611.2c), or whatever its text now means (611.3a).

    CR 613.6.
    """
    if effect.on is not None:
        return (effect.on,)
    if effect.lasting is not None and effect.lasting.objects is not None:
        return tuple(ref[0] for ref in effect.lasting.objects if _still(view, ref))
    reference = effect.ability.affects
    if reference is None or reference == THIS:
        return (effect.source,) if effect.source is not None and effect.source in view.position.objects else ()
    frame = frame_of(view, effect)
    refs = told_apart(view, reference[1], frame)[0] if reference[0] == "all" else those(view, reference, frame)
    return tuple(ref[0] for ref in refs if ref[0] in view.position.objects)


def _still(view: View, ref: Ref) -> bool:
    record = present(view.position, ref)
    return record is not None and not record.phased_out
