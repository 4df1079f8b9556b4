"""613: how continuous effects interact: layers, timestamps, and dependency found by trying each effect (613.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.engine.remembering import MOST_KEPT, once_for_each
from judgekit.games.mtg.layers.continuous import (
    Effect,
    EffectKey,
    affected,
    counter_effects,
    exists,
    frame_of,
    lasting_effects,
    own_effects,
    static_effects,
)
from judgekit.games.mtg.layers.effect_scope import (
    effects_stay_at_home,
    is_inert,
    no_effects_at_all,
    working_outside_play,
)
from judgekit.games.mtg.layers.modifying import Change, apply, settle
from judgekit.games.mtg.meaning.characteristics import Characteristics, copiable_values
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.state.objects import Lasting, Object
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents, zone_keys
from judgekit.games.mtg.terms.effects import LAYERS
from judgekit.games.mtg.terms.records import Card, Filter


class Applied(NamedTuple):
    """That an effect was applied to an object in a layer.

    Attributes:
        layer: the layer.
        effect: the effect.
        changes: what it did.
        before: the characteristics before the first effect of that layer.
        rules: rules that decided how it was applied: dependency (613.8), formulas and conditions.
        dependent: it was applied out of the order of timestamps, or in a loop, because of dependency (613.8).
    """

    layer: str
    effect: Effect
    changes: tuple[Change, ...]
    before: Characteristics
    rules: tuple[str, ...]
    dependent: bool


class LayeredView(View):
    """A finished table, with what was applied to each object in which order.

    Attributes:
        log: what was applied, by object id.
        considered: every effect that existed in some layer, by key.
        vanished: (layer, effect, whether it was earlier than what ended it) of effects that ended unapplied (613.8).
        together: ids of the objects that were worked out together; every other one is by itself, whatever the others are like.
    """

    __slots__ = ("considered", "log", "together", "vanished")

    def __init__(
        self, position: MtgPosition, table: dict[str, Characteristics], like: LayeredView | None = None
    ) -> None:
        # What every view has is set here: this is made for each draft and each position, and the call of the other would show.
        self.position = position
        self.table = table
        self.rules = None
        self.left_out = False
        if like is None:
            self.fill = None
            self.log: dict[str, list[Applied]] = {}
            self.considered: dict[EffectKey, Effect] = {}
            self.vanished: list[tuple[str, Effect, bool]] = []
            self.together: frozenset[str] = frozenset()
        else:
            self.fill = like.fill
            self.together = like.together
            self.log, self.considered, self.vanished = like.log, like.considered, like.vanished

    def over(self, position: MtgPosition) -> LayeredView:
        """Return a copy of this view for an equal position; what is filled in there is not filled in here."""
        view = LayeredView(position, dict(self.table))
        view.log, view.considered, view.vanished = dict(self.log), dict(self.considered), [*self.vanished]
        view.fill, view.together = self.fill, self.together
        return view

    def shared(self, position: MtgPosition) -> LayeredView:
        """Return this view for an equal position, both filled in together as long as the positions are equal.

        A view is kept in the memo of the position for which it was made. A draft hands its memo on when it is sealed, and begins
        another one when it goes on changing: only what the memo of its own position has last fills in what others see (`filled`).
        """
        return LayeredView(position, self.table, self)

    def filled(self, record: Object, fill: Callable[[View, Object], Characteristics]) -> Characteristics:
        """Return what an object is like that is not in the table; one's own tables where the position may have changed since."""
        if self.position.memo.get("view") is not self:
            self.table = dict(self.table)
            self.log, self.considered, self.vanished = dict(self.log), dict(self.considered), [*self.vanished]
        found = self.table[record.id] = fill(self, record)
        return found


def view_of(position: MtgPosition) -> LayeredView:
    """Return what every object of a position is like, all continuous effects applied."""
    memo = position.memo
    view: LayeredView | None = memo.get("view")
    if view is None:
        view = memo["view"] = _make(position)
    elif view.position is not position:
        view = memo["view"] = view.shared(position)
    return view


GAME.view = view_of


def _make(position: MtgPosition) -> LayeredView:
    view = LayeredView(position, {})
    if no_effects_at_all(position):
        view.fill = _as_printed
        # What each object prints and which counters are on it: no fact is asked, so it stays when one is written.
        return position.keep_over_facts("view", view)
    if effects_stay_at_home(position):
        view.fill = _alone
        return view
    return position.derive_from_facts(_LAYERED, lambda: _layered(position)).over(position)


_LOOP = ("613.8", "613.8b")
"""The rules by which effects that depend on each other are applied in the order of their timestamps."""

_DEPENDENT = (_LOOP[0], "613.8a", _LOOP[1])
"""The rules by which an effect waits for those on which it depends."""

_LAYERED: Final = "layered view"
"""Key of the view that the layers made of these objects, players, zones and effects, and of the facts that effects ask for.

It is what the layers left, and nothing is filled in: an object elsewhere may ask for facts of its own.
"""


def _layered(position: MtgPosition) -> LayeredView:
    """Return the view of a position in which effects change other objects than those that make them."""
    view = LayeredView(position, {})
    # A condition of an effect may ask what happened this turn, and so what objects are like: it gets the layers done so far.
    position.memo["view"] = view
    _Layering(view).run()
    del position.memo["view"]
    view.fill = _alone
    view.together = frozenset(view.table)
    return view


_CARDS_LIE: Final = frozenset(("battlefield", "stack", "hand", "library", "graveyard", "exile"))
"""Zones in which an object without anything about it is just what its card prints; an ability on the stack has no card."""


def _plain(position: MtgPosition, record: Object) -> Characteristics | None:
    """Return the characteristics of a card or permanent that is just what it prints, made once; None for any other object."""
    there = record.zone == BATTLEFIELD
    if (
        (not there and record.place not in _CARDS_LIE)
        or record.counters
        or record.face_down
        or record.copied
        or record.face
        or record.kind == "ability"
    ):
        return None
    if record.announced.options:
        return None  # it may have been cast as something else than its card prints (718.3b of 2026)
    card = position.cards.get(record.card or "")
    if card is None or card.faces or (card.cost is None and record.details):
        return None
    made, key = _plain_ones(card), (record.controller, there)
    if key not in made:
        made[key] = shown(record, copiable_values(position, record))
    return made[key]


def _as_printed(view: View, record: Object) -> Characteristics:
    """Return an object in a game in which nothing makes a continuous effect but counters: mostly just what its card prints.

    That follows from the record and the cards alone, so it is kept by their identities and found again on every position with them.
    """
    known = _printed_ones(view.position.cards)
    entry = known.get(id(record))
    if entry is not None:
        return entry[1]
    plain = _plain(view.position, record)
    if plain is None:
        return _alone(view, record)
    if len(known) >= MOST_KEPT:
        known.clear()
    known[id(record)] = (record, plain)
    return plain


@once_for_each
def _printed_ones(_cards: Mapping[str, Card]) -> dict[int, tuple[Object, Characteristics]]:
    """Return the place for what objects of a game are like that are just their cards, by identity; each is kept with its own."""
    return {}


@once_for_each
def _plain_ones(_card: Card) -> dict[tuple[str, bool], Characteristics]:
    """Return the place for what objects that are just this card are like, by who controls them and whether they are permanents."""
    return {}


def _alone(view: View, record: Object) -> Characteristics:
    """Return an object on which no other object's effects act: its own abilities and counters only."""
    card = view.position.cards.get(record.card or "")
    if card is not None and is_inert(card) and not view.position.effects:
        plain = _plain(view.position, record)
        if plain is not None:
            return plain
    values = copiable_values(view.position, record)
    own = (
        [*static_effects(record, values), *counter_effects(view.position, record)]
        if values.abilities or record.counters
        else []
    )
    if not own:
        return shown(record, values)
    view.table[record.id] = values
    layering = _Layering(view, (record.id,))
    for layer in LAYERS:
        layering.layer(layer, [effect for effect in own if layer in effect.parts])
    return shown(record, view.table[record.id])


def shown(record: Object, values: Characteristics) -> Characteristics:
    """Return final characteristics: a permanent that is no creature has no power or toughness (208.3, 306.5c)."""
    if record.zone != BATTLEFIELD:
        return values
    if "creature" not in values.types:
        if values.power is not None or values.toughness is not None:
            return values._replace(power=None, toughness=None)
    elif values.power is None or values.toughness is None:
        return values._replace(power=values.power or 0, toughness=values.toughness or 0)
    return values


class _Layering:
    """Applies effects layer by layer to the table of a view."""

    def __init__(self, view: View, only: tuple[str, ...] | None = None) -> None:
        self.view = view
        self.only = only
        self.started: dict[EffectKey, tuple[str, ...]] = {}
        self.rules: dict[EffectKey, list[str]] = {}
        self.made: dict[str, tuple[object, object, list[Effect]]] = {}
        self.lasting: list[Effect] | None = None
        self.known: dict[str, dict[EffectKey, Effect]] | None = None

    def run(self) -> None:
        """Apply every effect to every object it can reach (613.1)."""
        position = self.view.position
        records = [*permanents(position), *(position.objects[id] for id in position.zones.get("stack", ()))]
        records += [position.objects[id] for id in position.zones.get("command", ())]
        records += working_outside_play(position)
        table = self.view.table
        for record in records:
            table[record.id] = copiable_values(position, record)
        for record in self._reached(records):
            table.setdefault(record.id, copiable_values(position, record))
        for layer in LAYERS:
            self.layer(layer, None)
        for id, values in table.items():
            table[id] = shown(position.objects[id], values)

    def _reached(self, records: Iterable[Object]) -> list[Object]:
        """Return the objects in other zones that effects say something about (cards of a graveyard)."""
        position = self.view.position
        zones: set[str] = set()
        abilities = [had.ability for record in records for had in self.view.table[record.id].abilities]
        abilities += [lasting.ability for lasting in position.effects.values() if isinstance(lasting, Lasting)]
        for ability in abilities:
            affects = ability.affects
            if ability.modify and affects is not None and affects[0] == "all" and isinstance(affects[1], Filter):
                zones.update(affects[1].zones or ())
        zones -= {"battlefield", "stack", "command"}
        keys = [key for zone in sorted(zones) for key in zone_keys(position, zone)]
        found = [position.objects[id] for key in keys for id in position.zones.get(key, ())]
        for lasting in position.effects.values():
            if isinstance(lasting, Lasting) and lasting.objects is not None:
                found += [position.objects[ref[0]] for ref in lasting.objects if ref[0] in position.objects]
        return [record for record in found if not record.phased_out]

    def layer(self, layer: str, effects: list[Effect] | None) -> None:
        """Apply the effects of one layer, characteristic-defining ones first (613.3), reevaluating after each (613.8c).

        CR 613.2, 613.4.

        Args:
            layer: the layer.
            effects: the effects, None: whatever exists.
        """
        if effects is None and not self._present(layer):
            return
        # An effect that was just applied can make, end or change others of the same layer, so that what is left, what of it
        # exists and in which order it comes are found anew after each one (613.8c); no order can be made beforehand.
        applied: set[EffectKey] = set()
        waited: set[EffectKey] = set()
        looped: set[EffectKey] = set()
        seen: dict[EffectKey, Effect] = {}
        before: dict[str, Characteristics] = {}
        for defining in (True, False):
            while True:
                there = effects if effects is not None else self._present(layer)
                if not there:
                    break
                left = [effect for effect in there if effect.cda == defining and effect.key not in applied]
                pending = [effect for effect in left if self._exists(self.view, effect)]
                if not pending:
                    break
                seen.update((effect.key, effect) for effect in pending)
                pending.sort(key=lambda effect: effect.order)
                chosen, rules, loop = self._next(pending, layer)
                looped |= loop
                waited.update(effect.key for effect in left if effect.order < chosen.order)
                if chosen.key in waited:
                    rules = tuple(dict.fromkeys((*rules, *_DEPENDENT)))
                if chosen.key in looped:
                    rules = tuple(dict.fromkeys((*rules, "613.7", *_LOOP)))
                applied.add(chosen.key)
                self._apply(chosen, layer, before, rules)
        if len(seen) > len(applied) and isinstance(self.view, LayeredView):
            gone = (effect for key, effect in seen.items() if key not in applied)
            self.view.vanished.extend((layer, effect, effect.key in waited) for effect in gone)

    def _present(self, layer: str) -> list[Effect]:
        """Return the effects with a part in a layer: those that exist now, and those that began in an earlier layer (613.6)."""
        known = self.known
        if known is None:
            known = self.known = {}
            for effect in self._known():
                for part in effect.parts:
                    known.setdefault(part, {})[effect.key] = effect
        found = known.get(layer, {})
        considered = getattr(self.view, "considered", None)
        if not self.started or considered is None:
            return list(found.values())
        began = (considered[key] for key in self.started if key not in found)
        return [*found.values(), *(effect for effect in began if layer in effect.parts)]

    def _known(self) -> Iterator[Effect]:
        """Yield the effects that the abilities known on the view make; an object's own anew only when they changed.

        What is found stays so until the next effect is applied: nothing else changes the table of the view meanwhile.
        """
        position = self.view.position
        for id, values in tuple(self.view.table.items()):
            made = self.made.get(id)
            # By identity: characteristics are replaced and never changed, and comparing them costs more than making effects.
            if made is None or made[0] is not values.abilities or made[1] is not values.types:
                effects = own_effects(position, position.objects[id], values)
                made = self.made[id] = (values.abilities, values.types, effects)
            yield from made[2]
        if self.lasting is None:
            self.lasting = lasting_effects(position)
        yield from self.lasting

    def _exists(self, view: View, effect: Effect) -> bool:
        return effect.key in self.started or exists(view, effect)

    def _affected(self, view: View, effect: Effect) -> tuple[str, ...]:
        """Return what an effect acts on: what it began with in an earlier layer (613.6), or what it means now."""
        known = self.started.get(effect.key)
        if known is not None:
            return known
        found = affected(view, effect)
        return tuple(id for id in found if id in self.only) if self.only is not None else found

    def _apply(self, effect: Effect, layer: str, before: dict[str, Characteristics], rules: tuple[str, ...]) -> None:
        """Apply an effect in a layer; rules are those of dependency that decided its place (613.8), none where none did."""
        view = self.view
        noted: list[str] = []
        noted_before, view.rules = view.rules, noted
        if effect.ability.condition is not None:
            exists(view, effect)
        ids = self._affected(view, effect)
        self.started[effect.key] = ids
        self.known = None
        log = view.log if isinstance(view, LayeredView) else None
        if isinstance(view, LayeredView):
            view.considered[effect.key] = effect
        for id in ids:
            values = view.of(id)
            before.setdefault(id, values)
            changes = self._changes(view, effect, layer, id)
            for change in changes:
                values = apply(values, change)
            view.table[id] = values
            if log is not None:
                cited = (*rules, *dict.fromkeys(noted))
                log.setdefault(id, []).append(Applied(layer, effect, changes, before[id], cited, bool(rules)))
        view.rules = noted_before

    def _changes(self, view: View, effect: Effect, layer: str, id: str) -> tuple[Change, ...]:
        """Return what an effect does to an object in a layer, its numbers settled on a view."""
        frame = frame_of(view, effect)
        if _mentions_affected(effect.parts[layer]):
            made = (*frame.made, ("affected", (view.position.objects[id].ref,)))
            frame = frame._replace(made=tuple(sorted(made)))
        return tuple(settle(view, part, frame, effect.key, effect.order[0]) for part in effect.parts[layer])

    # Dependency (613.8)

    def _next(self, pending: list[Effect], layer: str) -> tuple[Effect, tuple[str, ...], set[EffectKey]]:
        """Return the effect to apply next: the earliest that depends on no other, or the earliest of a loop (613.8b).

        With it the rules that decide so, and the effects of the loop, which are applied in the order of their timestamps.
        """
        if len(pending) == 1:
            return pending[0], (), set()
        needs: dict[EffectKey, set[EffectKey]] = {}
        views = {effect.key: self._tried(effect, layer) for effect in pending}
        for effect in pending:
            now = self._does(self.view, effect, layer)
            needs[effect.key] = {
                other.key
                for other in pending
                if other.key != effect.key and self._does(views[other.key], effect, layer) != now
            }
            if not needs[effect.key]:
                waited = effect is not pending[0]
                return effect, _DEPENDENT if waited else (), set()
        reach = _closure(needs)
        for effect in pending:
            if effect.key in reach[effect.key] and all(effect.key in reach[other] for other in reach[effect.key]):
                return effect, _LOOP, reach[effect.key]
        return pending[0], _LOOP, set()

    def _tried(self, effect: Effect, layer: str) -> View:
        """Return the view that applying an effect would make."""
        changed = {}
        for id in self._affected(self.view, effect):
            values = self.view.of(id)
            for change in self._changes(self.view, effect, layer, id):
                values = apply(values, change)
            changed[id] = values
        return self.view.after(changed)

    def _does(self, view: View, effect: Effect, layer: str) -> object:
        """Return what 613.8a compares: whether an effect exists, what it applies to, and what it does to each of those."""
        if not self._exists(view, effect):
            return None
        ids = self._affected(view, effect)
        return {id: self._changes(view, effect, layer, id) for id in ids}


def _closure(needs: dict[EffectKey, set[EffectKey]]) -> dict[EffectKey, set[EffectKey]]:
    """Return for every effect all that it depends on directly or through others."""
    reach = {key: set(others) for key, others in needs.items()}
    grown = True
    while grown:
        grown = False
        for others in reach.values():
            more = set().union(*(reach.get(other, set()) for other in others)) - others
            if more:
                others |= more
                grown = True
    return reach


@once_for_each
def _mentions_affected(changes: tuple[object, ...]) -> bool:
    """Tell whether changes speak of the object that they act on ("for each counter on it")."""
    return _mentions(changes)


def _mentions(term: object) -> bool:
    if isinstance(term, tuple):
        return term == ("affected",) or any(_mentions(part) for part in term)
    return False
