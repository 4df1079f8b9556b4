"""602, 605.3, 606: activating abilities; mana abilities resolve at once, loyalty abilities once a turn at sorcery timing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Allowed, Consequences, Event, Refused, Task, event
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.layers.forbidding import allowed, forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import Had, Key, functions_in, printed_values
from judgekit.games.mtg.meaning.combat_points import rules_of_points
from judgekit.games.mtg.meaning.history import BOAST, times_happened
from judgekit.games.mtg.meaning.keyword_meanings import (
    KEYWORD_RULES,
    MORE_ACTIVATED,
    keyword_rules,
    rules_of_having,
    spelt_out,
)
from judgekit.games.mtg.meaning.kinds_of_ability import is_mana_ability
from judgekit.games.mtg.meaning.words import holds, players_of
from judgekit.games.mtg.stack.casting.announcing import STAGES
from judgekit.games.mtg.stack.casting.casting import refused_as_uncompletable, split_second, uncompletable
from judgekit.games.mtg.stack.costs.cost_actions import LOYALTY_COST, cannot_pay, loyalty_event, refused_as_too_new
from judgekit.games.mtg.stack.costs.costs import open_symbols, total_cost
from judgekit.games.mtg.stack.costs.mana_abilities import ACTIVATING, Activating
from judgekit.games.mtg.stack.costs.symbol_choices import symbol_choices
from judgekit.games.mtg.stack.fragmented_loops import is_free, must_choose_otherwise
from judgekit.games.mtg.stack.priority import DEEDS, Choice, Deed, sorcery_timing
from judgekit.games.mtg.stack.proposals import PROPOSAL, completed, remember
from judgekit.games.mtg.state.combatants import keeping
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players, present
from judgekit.games.mtg.state.mana import covers
from judgekit.games.mtg.state.objects import ACTIVATED_AS, Frame, Mana, Object, Ref
from judgekit.games.mtg.state.zones import STACK, zone_key
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Filter, Limit, Pattern, Test
from judgekit.games.mtg.terms.values import COMPARISONS

PLACES = ("battlefield", "hand", "graveyard", "exile", "stack", "command")
"""Zones whose objects can have abilities that somebody activates (113.6)."""


def abilities_of(position: MtgPosition, id: str) -> tuple[tuple[Key, Ability], ...]:
    """Return what can be activated of an object, in order, keywords spelt out, wherever it is."""
    return _activated(view_of(position).of(id).abilities)


@once_for_each
def _activated(abilities: tuple[Had, ...]) -> tuple[tuple[Key, Ability], ...]:
    """Return which of the abilities that an object has can be activated, keywords spelt out."""
    found = []
    for had in abilities:
        ability = spelt_out(had.ability)
        if ability.kind == "activated":
            found.append((had.key, ability))
        if had.ability.kind == "keyword" and had.ability.name in MORE_ACTIVATED:
            found.append(((*had.key, "more"), MORE_ACTIVATED[had.ability.name](had.ability)))
    return tuple(found)


def names_itself(term: object) -> bool:
    """Tell whether the instructions or costs of an ability speak of the object it is on."""
    if isinstance(term, tuple):
        return term == ("this",) or any(names_itself(part) for part in term)
    return False


def mentions(term: object, word: str) -> bool:
    """Tell whether a term has a reference of a kind in it."""
    if isinstance(term, tuple):
        return (bool(term) and term[0] == word) or any(mentions(part, word) for part in term)
    return False


def linked_rules(ability: Ability) -> Reasons:
    """Return the rules by which an ability speaks of what one linked to it set aside, or chose (607.2a, 607.2d)."""
    words = (("linked", "607.2a"), *((("chosen", "607.2d"),) if ability.links else ()))
    found = tuple(rule for word, rule in words if mentions((ability.do, ability.modes), word))
    return ("607.1", *found) if found else ()


def gained_name(position: MtgPosition, source: Ref | None, ability: Ability) -> Reasons:
    """Return the rule by which the name in a gained ability means the object that gained it, none for another one (201.4b)."""
    record = present(position, source) if source is not None else None
    if record is None or not names_itself((ability.cost, ability.do, ability.instead, ability.modes)):
        return ()
    keys = [had.key for had in view_of(position).of(record.id).abilities if had.ability == ability]
    return ("201.4b",) if keys and all(key[0] not in ("printed", "intrinsic") for key in keys) else ()


def own_name(position: MtgPosition, source: Ref | None, ability: Ability) -> Reasons:
    """Return the rule by which the name in a text means the very object it is on, where a name alone would not do (201.4).

    The object has another name by now, or something else on the battlefield has the same one.
    """
    record = present(position, source) if source is not None else None
    if record is None or not names_itself((ability.do, ability.instead, ability.modes)):
        return ()
    view = view_of(position)
    name, printed = view.of(record.id).name, position.cards.get(record.card or "")
    renamed = printed is not None and name != printed.name
    shared = any(view.of(one.id).name == name for one in view.permanents() if one.id != record.id)
    return ("201.4",) if renamed or shared else ()


def ability_of(position: MtgPosition, id: str, key: Key) -> Ability | None:
    """Return an activated ability of an object by its key, None where it has no such ability."""
    return next((ability for known, ability in abilities_of(position, id) if known == key), None)


def abilities_to_activate(position: MtgPosition, player: str) -> Iterator[tuple[str, Key, Ability]]:
    """Yield the activated abilities that function and that a player may be the one to activate."""
    of, objects, own_hand = view_of(position).of, position.objects, zone_key("hand", player)
    for id in sorted(objects):
        record = objects[id]
        place = record.place
        if place not in PLACES or record.phased_out or record.kind == "ability":
            continue
        if place == "hand" and record.zone != own_hand:
            continue
        values = of(id)
        for key, ability in _activated(values.abilities):
            if functions(ability, record, values.types) and not _not_the_player(position, player, record, ability):
                yield id, key, ability


def functions(ability: Ability, record: Object, types: frozenset[str]) -> bool:
    """Tell whether an activated ability functions where its object is (113.6, 113.6j, 113.6m)."""
    if ability.zones is None:
        zone = _only_zone(ability)
        if zone is not None:
            return record.place == zone
    return functions_in(ability, record.place, types)


def _only_zone(ability: Ability) -> str | None:
    """Return the zone out of which an ability moves its own object, which is where it functions (113.6m)."""
    cost = ability.cost.actions if ability.cost is not None else ()
    for action in cost:
        if action.verb == "discard" and action.of == ("this",):
            return "hand"
    for action in (*cost, *ability.do):
        zone = action.get("from")
        if action.of == ("this",) and isinstance(zone, str):
            return zone
    return None


_ATTACKED = Pattern("attack", (("object", Filter((Test("among", THIS),), "object")),))
"""That the object itself attacked."""


def _moves_itself(ability: Ability) -> bool:
    """Tell whether a cost or effect moves the object the ability is on to another zone (113.6m)."""
    cost = ability.cost.actions if ability.cost is not None else ()
    verbs = ("return", "put", "exile", "discard")
    return any(action.of == ("this",) and action.verb in verbs for action in (*cost, *ability.do))


def _not_the_player(position: MtgPosition, player: str, record: Object, ability: Ability) -> Reasons:
    """Return the rule by which a player is not the one who may activate an ability (602.2)."""
    words = {limit[0]: limit[1:] for limit in ability.limits}
    if "anyone" in words:
        return ()
    values = view_of(position).of(record.id)
    if "only" in words:
        frame = Frame(values.controller, record.ref, ability)
        return () if player in players_of(view_of(position), words["only"][0], frame) else ("602.2", "602.1b")
    holder = values.controller if record.place in ("battlefield", STACK, "command") else record.owner
    return () if holder == player else ("602.2",)


def judge_activation(position: MtgPosition, player: str, id: str, key: Key) -> Reasons:
    """Return the rules by which a player cannot begin to activate an ability now, none where the player can (602.5).

    CR 307.5, 602.1b, 602.5a, 602.5b, 602.5d, 602.5e, 605.3a, 606.3, 606.6.
    """
    record = position.objects.get(id)
    if record is None or record.zone is None:
        return ("602.2",)
    ability = ability_of(position, id, key)
    if ability is None:
        return ("602.2", "113.3b")
    values = view_of(position).of(id)
    if record.phased_out or not functions(ability, record, values.types):
        return ("113.6m" if _moves_itself(ability) else "113.6", "602.2")
    reasons = _not_the_player(position, player, record, ability) or _limited(position, player, record, ability, key)
    if reasons:
        return reasons
    if split_second(position) and not is_mana_ability(ability):
        return ("702.61a",)
    reasons = forbidden(position, "activate", id, by=id) or forbidden(position, "activate", player, to=id)
    if not reasons and not is_mana_ability(ability):
        reasons = forbidden(position, "activate-nonmana", id, by=id)
    if not reasons and any(action.get("symbol") for action in _cost_actions(ability)):
        reasons = forbidden(position, "activate-tap", id)
    if reasons:
        return reasons
    if is_mana_ability(ability):
        return _unpayable_parts(position, player, record, ability)
    return ()


def _cost_actions(ability: Ability) -> tuple[Action, ...]:
    return ability.cost.actions if ability.cost is not None else ()


def _unpayable_parts(position: MtgPosition, player: str, record: Object, ability: Ability) -> Reasons:
    """Return why the parts of the cost of a mana ability that are not mana cannot be paid."""
    frame = Frame(player, record.ref, ability)
    for action in _cost_actions(ability):
        reasons = cannot_pay(position, frame, player, action)
        if reasons:
            return reasons
    return ()


LIMITED_BY = {"boast": "702.142a", "exhaust": "mtg@20260417:702.177a", "forecast": "702.57b"}
"""Limits that are a keyword before the cost, with the rule of each."""

_MEANT_BY = {"forecast": ("702.57a",)}
"""What the keyword before the cost means, where another rule than that limits it."""

_FORECAST = ("forecast",)
"""The limit of a forecast ability: its owner's upkeep, once each turn (702.57b)."""


def _own_upkeep(position: MtgPosition, record: Object) -> bool:
    return position.facts.get("step") == "upkeep" and record.owner in active_players(position)


def _limited(position: MtgPosition, player: str, record: Object, ability: Ability, key: Key) -> Reasons:
    """Return the rules by which an ability may not be activated now: its loyalty cost, the limits in its text (602.5b)."""
    if ability.cost is not None and ability.cost.loyalty is not None and _loyalty_used(position, player, record):
        return ("606.3",)
    reasons = (_refused_by(limit, position, player, record, ability, key) for limit in ability.limits)
    return next(filter(None, reasons), ())


def _loyalty_used(position: MtgPosition, player: str, record: Object) -> bool:
    if not sorcery_timing(position, player) and not allowed(position, "activate-as-instant", player, to=record.id):
        return True
    return any(entry[0] == record.ref and entry[2] for entry in position.facts.get("activated", ()))


def _refused_by(
    limit: Limit, position: MtgPosition, player: str, record: Object, ability: Ability, key: Key
) -> Reasons:
    """Return the rules by which one limit of an ability forbids it now; none where it does not."""
    frame = Frame(player, record.ref, ability)
    times = sum(1 for entry in position.facts.get("activated", ()) if entry[0] == record.ref and entry[1] == key)
    word, *values = limit
    by_keyword = (LIMITED_BY[word],) if word in LIMITED_BY else ()
    if word == "sorcery" and not sorcery_timing(position, player):
        return ("602.5d", "307.5", *keyword_rules(ability))
    if word == "instant" and position.facts.get(PROPOSAL):
        return ("602.5e",)
    if limit == BOAST and not times_happened(position, _ATTACKED, frame):
        return by_keyword
    if limit == _FORECAST and not _own_upkeep(position, record):
        return by_keyword
    if (word in ("once-each-turn", "boast", "forecast") and times) or (
        word == "times-each-turn" and times >= values[0]
    ):
        return (*by_keyword, "602.5b")
    if word in ("once", "exhaust") and key in record.get("activated", ()):
        return (*by_keyword, "602.5b")
    if word == "if" and not holds(view_of(position), values[0], frame):
        points = rules_of_points(position, values[0])
        return ("602.5b", "602.1b", *(("506.6g", *points) if points else ()), *keyword_rules(ability))
    return ()


def proposed_ability(position: MtgPosition, player: str, id: str, ability: Ability) -> MtgDraft:
    """Return a draft in which an ability stands on the stack as after 602.2a, for looking ahead only."""
    draft = position.draft()
    put_ability(draft, player, id, ability)
    return draft


def ability_id(position: MtgPosition, source: str) -> str:
    """Return an id for an ability of a source: "source-ability", then "source-ability-2" and so on."""
    name, number = f"{source}-ability", 1
    while name in position.objects:
        number += 1
        name = f"{source}-ability-{number}"
    return name


def put_ability(
    draft: MtgDraft, player: str, id: str, ability: Ability, zone: str | None = STACK, source: Ref | None = None
) -> str:
    """Put an ability on top of the stack as an object that is no card (602.2a); a mana ability stays off it (605.3b)."""
    name = ability_id(draft, id)
    ref = source if source is not None else draft.objects[id].ref
    since = draft.facts.get("clock", 0)
    item = Object(name, zone, player, player, None, "ability", timestamp=since, ability=ability, source=ref)
    if zone is None:
        draft.put(item)
    else:
        draft.add(item)
    return name


def judge_activate(position: MtgPosition, player: str, choice: Choice, told: bool = True) -> Allowed | Refused:
    """Tell whether a player with priority may activate an ability and could complete it (602.2).

    Args:
        position: the game.
        player: the player.
        choice: which ability.
        told: a refusal is read by somebody: it says in words what is missing.
    """
    _, id, key = choice
    reasons = judge_activation(position, player, id, key)
    if reasons and not told:
        return Refused(reasons)
    if reasons:
        begun = ability_of(position, id, key)
        newness = refused_as_too_new(position, id, player, _cost_actions(begun), reasons) if begun is not None else None
        return newness or Refused(reasons, phrase("it cannot be activated now"))
    ability = ability_of(position, id, key)
    assert ability is not None
    draft = proposed_ability(position, player, id, ability)
    item = next(one for one in draft.objects if one not in position.objects)
    reasons = uncompletable(draft, item)
    if reasons:
        return refused_as_uncompletable(draft, item, reasons) if told else Refused(reasons)
    if must_choose_otherwise(position, player, choice, ability):
        return Refused(("725.3",), phrase("it would only lead to where the game was before"))
    if is_mana_ability(ability):
        return Allowed(("117.1d", *(("702.61b",) if split_second(position) else ())))
    elsewhere = position.objects[id].place != "battlefield" and _moves_itself(ability)
    return Allowed(("117.1b", "602.2", *(("113.6m",) if elsewhere else ())))


def _candidates(position: MtgPosition, player: str) -> Iterator[Choice]:
    for id, key, _ in abilities_to_activate(position, player):
        yield ("activate", id, key)


def _take(position: MtgPosition, player: str, choice: Choice) -> tuple[Task, ...]:
    ability = ability_of(position, choice[1], choice[2])
    assert ability is not None
    if is_mana_ability(ability):
        return (Task("activate-mana", (player, choice[1], choice[2], None)),)
    noting = (Task("note-free-choice", (player, choice)),) if is_free(ability) else ()
    return (*noting, Task("activate", (player, choice[1], choice[2])))


DEEDS["activate"] = Deed(_candidates, judge_activate, _take, (3,), partial(judge_activate, told=False))


@GAME.task("activate")
def activate(draft: MtgDraft, player: str, id: str, key: Key) -> None:
    """Begin to activate an ability: it is created on top of the stack (602.2a); the further steps follow (602.2b).

    CR 113.7.
    """
    ability = ability_of(draft, id, key)
    assert ability is not None
    item = ability_id(draft, id)
    remember(draft, item)
    put_ability(draft, player, id, ability)
    draft.note(
        "activate",
        of=id,
        by=player,
        rules=("602.2", "602.2a", "602.2b", *_keyword_rule(ability), *_behind_a_word(draft, id, ability)),
        ability=ability.text,
    )
    draft.cite(*gained_name(draft, draft.objects[id].ref, ability))
    _further(draft, item, player, id, key, ability)


def _behind_a_word(position: MtgPosition, id: str, ability: Ability) -> Reasons:
    """Return the rule of the word with a dash behind which an activated ability stands, as max speed."""
    return rules_of_having((had.ability for had in view_of(position).of(id).abilities), ability)


def _keyword_rule(ability: Ability) -> Reasons:
    """Return the rule of the keyword that an activated ability comes from."""
    rule = KEYWORD_RULES.get(ability.name or "")
    return (rule,) if rule is not None else ()


def _further(draft: MtgDraft, item: str, player: str, id: str, key: Key, ability: Ability) -> None:
    stages = [Task(stage, (item,)) for stage in STAGES]
    loyalty = Task("pay-loyalty", (item, player))
    draft.next(
        *stages,
        Task("check-proposal", (item,)),
        Task("determine-cost", (item, player)),
        *((loyalty,) if ability.cost is not None and ability.cost.loyalty is not None else ()),
        Task("become-activated", (item, player, id, key)),
    )


@GAME.task("pay-loyalty")
def pay_loyalty(draft: MtgDraft, item: str, player: str) -> None:
    """Pay a loyalty cost: put on or remove loyalty counters, all of them as one cost (606.4, 606.5)."""
    record = draft.objects[item]
    change = total_cost(draft, record).cost.loyalty
    assert record.source is not None
    assert isinstance(change, int)
    paid = loyalty_event(record.source, change, item)
    draft.note("pay", of=item, by=player, rules=(LOYALTY_COST,), loyalty=change)
    if paid is not None:
        draft.propose(paid)


def lost_to_land_type(position: MtgPosition, id: str) -> tuple[str, ...]:
    """Return the rule by which a land has the mana ability of a land type that it does not print, instead of its own (305.7)."""
    record = position.objects[id]
    card = position.cards.get(record.card or "")
    printed = {had.key for had in printed_values(card).abilities} if card is not None else set()
    brought = (had.key for had in view_of(position).of(id).abilities if had.key[0] == "intrinsic")
    return ("305.7",) if any(key not in printed for key in brought) else ()


@GAME.task("activate-mana")
def activate_mana(
    draft: MtgDraft,
    player: str,
    id: str,
    key: Key,
    wanted: tuple[str, ...] | None,
    spent: tuple[Mana, ...] | None = None,
) -> None:
    """Activate a mana ability: it does not use the stack and resolves at once (605.3b).

    CR 405.6c, 605.3c.

    Args:
        draft: the game.
        player: who activates it.
        id: the permanent it is on.
        key: which ability.
        wanted: the mana that it is to add, None where that is chosen as it resolves.
        spent: the mana that is spent for it, None where that is chosen as it is paid.
    """
    ability = ability_of(draft, id, key)
    assert ability is not None
    item = ability_id(draft, id)
    remember(draft, item)
    put_ability(draft, player, id, ability, None)
    by_type = ("305.6", *lost_to_land_type(draft, id)) if key[0] == "intrinsic" else ()
    rules = ("602.2", "605.1a", "605.3", "605.3a", *by_type)
    draft.note("activate", of=id, by=player, rules=rules, ability=ability.text)
    made: tuple[tuple[str, object], ...] = (("wanted", wanted),) if wanted is not None else ()
    if spent is not None:
        made = (*made, ("spent", spent))
        announce_by_mana(draft, item, spent)
    draft.change(item, frame=Frame(player, draft.objects[id].ref, ability, made=made))
    draft.do("resolve-mana", item)
    _further(draft, item, player, id, key, ability)


def announce_by_mana(draft: MtgDraft, id: str, spent: tuple[Mana, ...]) -> None:
    """Announce hybrid symbols of a cost as the mana that will be spent for it pays them (107.4e, 601.2b)."""
    item = draft.objects[id]
    symbols = open_symbols(draft, item)
    for splits in symbol_choices(symbols) if symbols else ():
        announced = draft.change(id, announced=item.announced._replace(splits=splits))
        if covers(spent, total_cost(draft, announced).cost.mana):
            return


@once_for_each
def asks_how_often(ability: Ability) -> bool:
    """Tell whether an ability asks how often it has been activated this turn (602.5b)."""
    return _speaks_of_times(ability)


def _speaks_of_times(term: object) -> bool:
    if not isinstance(term, tuple):
        return False
    return (len(term) == 3 and term[0] == "activated" and term[1] in COMPARISONS) or any(map(_speaks_of_times, term))


def _acquired_again(draft: MtgDraft, source: Ref, key: Key, ability: Ability) -> Reasons:
    """Return the rule by which the limit of an ability says nothing of an equal one that was activated before (602.5c)."""
    had = view_of(draft).of(source[0]).abilities if source[0] in draft.objects else ()
    equal = {one.key for one in had if one.key != key and one.ability == ability}
    used = {entry[1] for entry in draft.facts.get("activated", ()) if entry[0] == source}
    return ("602.5c",) if equal & used else ()


@GAME.task("become-activated")
def become_activated(draft: MtgDraft, item: str, player: str, id: str, key: Key) -> None:
    """The ability becomes activated (602.5b, 606.3)."""
    completed(draft, item)
    record = draft.objects[item]
    assert record.ability is not None
    assert record.source is not None
    loyal = record.ability.cost is not None and record.ability.cost.loyalty is not None
    counted = asks_how_often(record.ability)
    if counted:
        draft.change(item, details=keeping(record, **{ACTIVATED_AS: key}))
    if record.ability.limits:
        draft.cite(*_acquired_again(draft, record.source, key, record.ability))
    draft.cite(
        *(
            rule
            for word, *_ in record.ability.limits
            for rule in (*_MEANT_BY.get(word, ()), LIMITED_BY.get(word))
            if rule
        )
    )
    if record.ability.limits or loyal or counted:
        entry = (record.source, key, loyal)
        draft.set(activated=tuple(sorted((*draft.facts.get("activated", ()), entry), key=repr)))
        if any(limit[0] in ("once", "exhaust") for limit in record.ability.limits) and id in draft.objects:
            source = draft.objects[id]
            details = {**dict(source.details), "activated": (*source.get("activated", ()), key)}
            draft.change(id, details=tuple(sorted(details.items())))
    draft.propose(event("activate", item, by=player, player=player, source=record.source, rules=("601.2i",)))


@GAME.event("activate")
def ability_activated(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that an ability was activated (602.2b)."""
    if happening.of not in draft.objects:
        return NOTHING_HAPPENED
    draft.cite(*happening.get("rules", ()))
    return None


ACTIVATING.append(Activating(abilities_to_activate, judge_activation))
