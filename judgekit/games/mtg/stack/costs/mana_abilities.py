"""605, 106: mana abilities: what they add, and which of them could pay for something now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported, event
from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.producing import could_produce
from judgekit.games.mtg.meaning.characteristics import Key
from judgekit.games.mtg.meaning.color_identity import of_commanders
from judgekit.games.mtg.meaning.kinds_of_ability import is_mana_ability
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.meaning.words import amount, holds, players_of, those
from judgekit.games.mtg.stack.costs.cost_actions import subject, too_new, unfit
from judgekit.games.mtg.stack.costs.costs import open_symbols, total_cost
from judgekit.games.mtg.stack.costs.other_mana import as_paid
from judgekit.games.mtg.state.faces import choices_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Mana, Object
from judgekit.games.mtg.terms.records import Ability, Action, Condition
from judgekit.games.mtg.terms.symbols import LETTER_OF, LETTERS, Symbols

TYPES = "WUBRGC"

Output = tuple[str, ...]
"""Mana that an ability adds, by type."""


class Source(NamedTuple):
    """A mana ability that could be activated now while something is paid for (605.3a).

    Attributes:
        id: the permanent.
        key: which of its abilities.
        outputs: what it could add; more than one where its controller chooses.
        cost: the mana that activating it costs itself.
        times: how often it could be activated for one payment; None where nothing but mana limits that.
        chooses: what part of its cost is paid with is chosen as it is activated ("Sacrifice a creature").
    """

    id: str
    key: Key
    outputs: tuple[Output, ...]
    cost: Symbols = ()
    times: int | None = 1
    chooses: bool = False

    @property
    def plain(self) -> bool:
        """Tell whether activating it costs no mana and leaves nothing to choose."""
        return not self.cost and not self.chooses


def outputs(position: MtgPosition, action: Action, frame: Frame) -> list[Output]:
    """Return what an instruction to add mana could add; none where the type of mana is not defined (106.5).

    CR 106.3, 106.7, 106.8, 106.10, 107.1b.

    Args:
        position: the game.
        action: the instruction.
        frame: for whom it speaks.
    """
    times = 1 if action.amount is None else max(0, amount(view_of(position), action.amount, frame))
    if times == 0:
        return []
    word, *rest = action.of if action.of is not None else ("any-color",)
    if word == "mana-lists":
        return list(dict.fromkeys(way for one in rest[0] for way in _ways_of(one * times)))
    if word == "mana" and action.get("choice") is None:
        return _ways_of(rest[0] * times)
    if word in ("mana", "any-color"):
        among = tuple(dict.fromkeys(_symbols(rest[0]) if word == "mana" else LETTERS))
        if action.get("of-each"):
            return list(combinations_with_replacement(among, times))
        return [(one,) * times for one in among]
    if action.get("of-each"):
        raise Unsupported(phrase("any combination of mana: {word}", word=word), "106.4")
    if word == "any-type":
        return [(letter,) * times for letter in TYPES]
    if word == "produced-type":
        made = {one.type for one in frame.event.get("mana", ())} if frame.event is not None else set()
        return [(letter,) * times for letter in TYPES if letter in made]
    if word == "chosen-color":
        record = position.objects.get(frame.source[0]) if frame.source is not None else None
        chosen = dict(frame.made).get("color") or (
            choices_of(position, record).get("color") if record is not None else None
        )
        return [(LETTER_OF[chosen],) * times] if chosen in LETTER_OF else []
    if word == "identity":
        identity = of_commanders(position, frame.you) or frozenset()
        return [(letter,) * times for letter in TYPES[:5] if letter in identity]
    if word in ("colors-of", "could-produce"):
        return [(letter,) * times for letter in _letters(position, word, action, frame)]
    raise Unsupported(phrase("adding mana: {word}", word=word), "106.4")


def _symbols(symbols: tuple[str, ...]) -> Output:
    """Return symbols as types of mana; a generic one adds colourless mana, and a snow one too (106.10, 106.11)."""
    found: list[str] = []
    for symbol in symbols:
        found.extend("C" * int(symbol) if symbol.isdecimal() else ("C" if symbol == "S" else symbol,))
    return tuple(found)


def _ways_of(symbols: tuple[str, ...]) -> list[Output]:
    """Return what symbols add: of each hybrid one half is chosen, of a Phyrexian one there is only its colour (106.8-106.10)."""
    halves = [[half for half in symbol.split("/") if half != "P"] for symbol in symbols]
    if all(len(parts) == 1 for parts in halves):
        return [_symbols(tuple(parts[0] for parts in halves))]
    return list(dict.fromkeys(tuple(sorted(_symbols(chosen))) for chosen in product(*halves)))


def rules_of_symbols(symbols: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules that say what mana certain symbols add: hybrid, Phyrexian, generic and snow ones."""
    hybrid = any(len(set(symbol.split("/")) - {"P"}) > 1 for symbol in symbols)
    phyrexian = any(symbol.endswith("/P") for symbol in symbols)
    generic = any(symbol.isdecimal() for symbol in symbols)
    found = (("106.8", hybrid), ("106.9", phyrexian), ("106.10", generic), ("106.11", "S" in symbols))
    return tuple(rule for rule, there in found if there)


def _letters(position: MtgPosition, word: str, action: Action, frame: Frame) -> list[str]:
    """Return the types of mana that objects have or could produce (106.7)."""
    view = view_of(position)
    filter = action.get("for")
    found: set[str] = set()
    for ref in those(view, ("all", filter), frame) if filter is not None else ():
        if word == "colors-of":
            found.update(LETTER_OF[color] for color in view.of(ref[0]).colors)
        else:
            found.update(could_produce(position, ref[0]))
    types = TYPES if action.get("choice") == ("type",) else TYPES[:5]
    return [letter for letter in types if letter in found]


def added_by_triggers(position: MtgPosition, player: str, id: str, output: Output) -> tuple[Mana, ...]:
    """Return the mana that triggered mana abilities will add when a permanent is tapped for mana (605.4a).

    CR 106.12a.
    """
    entries = [entry for entry in in_force(position, "triggered") if is_mana_ability(entry.ability)]
    if not entries:
        return ()
    ref = position.objects[id].ref
    mana = tuple(Mana(kind, None, ref) for kind in output)
    happening = event("add-mana", player, len(mana), id, mana=mana, source=ref, player=player, tapped=True)
    moment = Moment(position, position)
    found: list[Mana] = []
    for entry in entries:
        if not any(matches(moment, pattern, happening, entry.frame) for pattern in entry.ability.when):
            continue
        frame = entry.frame._replace(event=happening)
        for action in entry.ability.do:
            who = players_of(view_of(position), action.get("by") or ("you",), frame)
            ways = outputs(position, action, frame) if action.verb == "add" and who == (player,) else []
            if len(ways) == 1:
                found.extend(mana_of(position, ways[0], frame, action))
    return tuple(found)


def produced_instead(position: MtgPosition, player: str, id: str, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
    """Return what mana a permanent tapped for mana produces in the end, where effects replace it (106.12b).

    Of several that apply, the order is the choice of the player (616.1): what they make of it is not claimed here.
    """
    entries = _replacing_mana(position, player, id, tuple(one.type for one in mana))
    if len(entries) != 1:
        return mana
    ((entry, action, happening),) = entries
    view, frame = view_of(position), entry.frame._replace(event=happening)
    often = 1 if action.amount is None else amount(view, action.amount, frame)
    if action.verb == "multiply-mana":
        return mana * often
    return produced_so(mana, str(action.word()), None if action.amount is None else often)


def produced_so(mana: tuple[Mana, ...], type: str, often: int | None) -> tuple[Mana, ...]:
    """Return mana that is produced of another type instead, as much of it or so much."""
    number = len(mana) if often is None else often
    return tuple(one._replace(type=type.strip("{}")) for one in (mana * number)[:number])


OF_MANA = ("produce-instead", "multiply-mana")
"""What is done to mana that is being produced, in place of what would be."""


def _replacing_mana(position: MtgPosition, player: str, id: str, output: Output) -> list[tuple[InForce, Action, Event]]:
    """Return the effects that replace what a permanent tapped for mana would produce, with what they do and what happens.

    CR 106.12b.
    """
    entries = [
        (entry, action)
        for entry in in_force(position, "replacement")
        for action in entry.ability.instead or ()
        if action.verb in OF_MANA
    ]
    if not entries:
        return []
    ref = position.objects[id].ref
    mana = tuple(Mana(kind, None, ref) for kind in output)
    happening = event("add-mana", player, len(mana), id, mana=mana, source=ref, player=player, tapped=True)
    moment = Moment(position, position)
    return [
        (entry, action, happening)
        for entry, action in entries
        if any(matches(moment, pattern, happening, entry.frame) for pattern in entry.ability.when)
        and holds(view_of(position), entry.ability.condition, entry.frame._replace(event=happening))
    ]


def _left_open(position: MtgPosition, player: str, id: str) -> bool:
    """Tell whether it is not plain what a permanent would produce: of a colour that is chosen, or in an order that is."""
    entries = _replacing_mana(position, player, id, ("C",))
    return len(entries) > 1 or any(action.word() == "any-color" for _, action, _ in entries)


def mana_of(position: MtgPosition, output: Output, frame: Frame, action: Action) -> tuple[Mana, ...]:
    """Return mana of some types with the restriction and the source that the instruction gives it (106.6)."""
    source = frame.source
    snow = False
    if source is not None and source[0] in position.objects:
        snow = "snow" in view_of(position).of(source[0]).supertypes
    restriction = action.get("for") if action.of is None or action.of[0] not in ("colors-of", "could-produce") else None
    until = action.get("until")
    lasts, beyond = until[0] if until is not None else None, bool(action.get("uncounterable"))
    return tuple(Mana(kind, restriction, source, snow, lasts, beyond) for kind in output)


class Activating(NamedTuple):
    """How abilities are activated (602), which pays with mana and so stands above this module: it registers itself here.

    Attributes:
        abilities: the activated abilities that a player may be the one to activate: object, key, ability.
        judge: the rules by which a player cannot begin to activate one now, none where the player can.
    """

    abilities: Callable[[MtgPosition, str], Iterator[tuple[str, Key, Ability]]]
    judge: Callable[[MtgPosition, str, str, Key], tuple[str, ...]]


ACTIVATING: list[Activating] = []
"""The one entry is that of `activating`."""


def sources(position: MtgPosition, player: str) -> Iterator[Source]:
    """Yield the mana abilities a player could activate now, those left out that cannot be planned (`unplanned`).

    CR 605.1a, 605.3a, 605.3c.
    """
    for id, key, ability in ACTIVATING[0].abilities(position, player):
        if not is_mana_ability(ability) or not _is_simple(ability) or needs_priority(ability):
            continue
        if _left_open(position, player, id):
            continue
        if ACTIVATING[0].judge(position, player, id, key):
            continue
        frame = Frame(player, position.objects[id].ref, ability)
        found = _combined(position, adding_now(position, ability.do, frame), frame)
        if found:
            cost = _mana_to_activate(position, player, id, ability)
            if cost is not None:
                chooses = bool(cost_choices(position, player, ability, frame))
                yield Source(id, key, tuple(found), cost, _times(position, player, id, ability, frame), chooses)


def added_by(position: MtgPosition, id: str, ability: Ability) -> list[Output]:
    """Return what a mana ability of a permanent could add now; none where it is no such ability (605.1a)."""
    if not is_mana_ability(ability) or id not in position.objects:
        return []
    frame = Frame(view_of(position).of(id).controller, position.objects[id].ref, ability)
    return _combined(position, adding_now(position, ability.do, frame), frame)


def adding_now(position: MtgPosition, actions: tuple[Action, ...], frame: Frame) -> list[Action]:
    """Return the instructions to add mana that would be followed now."""
    found: list[Action] = []
    for action in actions:
        if action.verb == "add":
            found.append(action)
        elif action.verb == "if":
            condition: Condition | None = action.of
            word = "then" if holds(view_of(position), condition, frame) else "else"
            found.extend(adding_now(position, action.get(word) or (), frame))
    return found


def cost_choices(
    position: MtgPosition, player: str, ability: Ability, frame: Frame
) -> list[tuple[Action, tuple[str, ...], int]]:
    """Return the parts of a cost that are paid with something the player chooses: each with what would do, and how many."""
    found = []
    for action in ability.cost.actions if ability.cost is not None else ():
        if action.verb in NOTHING_CHOSEN:
            continue
        ids, least, _, chooses = subject(position, action, frame, player)
        if chooses:
            fit = tuple(one for one in ids if not unfit(position, action.verb, action, one, player, frame))
            found.append((action, fit, least))
    return found


NOTHING_CHOSEN = frozenset(("draw", "gain-life", "lose-life", "pay-life", "player-counters", "put-counters", "mill"))
"""Parts of a cost that are paid with no object."""


def usable_sources(position: MtgPosition, player: str) -> tuple[Source, ...]:
    """Return the mana abilities a player could activate now that cost no mana, and with no choice."""
    return tuple(source for source in _all_sources(position, player) if source.plain)


def priced_sources(position: MtgPosition, player: str) -> tuple[Source, ...]:
    """Return the mana abilities that cost mana or a choice, which could be activated now as far as the rest of the cost goes.

    CR 601.2g, 605.3a.
    """
    return tuple(source for source in _all_sources(position, player) if not source.plain)


def unplanned(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the permanents with mana abilities that a player could activate now, of which nothing says what they could add.

    CR 605.3a.
    """
    found = (
        id
        for id, key, ability in ACTIVATING[0].abilities(position, player)
        if is_mana_ability(ability) and (not _is_simple(ability) or _left_open(position, player, id))
        if not ACTIVATING[0].judge(position, player, id, key) and not needs_priority(ability)
    )
    return tuple(dict.fromkeys(found))


def other_uses(position: MtgPosition, player: str) -> dict[tuple[str, Key], int]:
    """Return how much it is to be spared that a mana ability is activated, of those of which something is to be spared.

    A land may have another ability that taps it; a mana ability may do more than add mana; a creature could attack or block, and
    what is given up is gone.
    """
    found: dict[tuple[str, Key], int] = {}
    every = list(ACTIVATING[0].abilities(position, player))
    others = {id for id, _key, ability in every if not is_mana_ability(ability)}
    for id, key, ability in every:
        if is_mana_ability(ability):
            given_up = ability.cost is not None and any(action.verb != "tap" for action in ability.cost.actions)
            if given_up or "creature" in view_of(position).of(id).types:
                found[id, key] = 2
            elif id in others or any(action.verb != "add" for action in ability.do):
                found[id, key] = 1
    return found


def needs_priority(ability: Ability) -> bool:
    """Tell whether an ability keeps to the timing of instants or sorceries, so that it cannot be activated to pay a cost.

    CR 602.5d, 602.5e.
    """
    return any(limit[0] in ("instant", "sorcery") for limit in ability.limits)


def waiting_for_priority(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the permanents whose mana abilities a player may activate with priority only, not to pay a cost (602.5e)."""
    found = (
        id
        for id, _key, ability in ACTIVATING[0].abilities(position, player)
        if is_mana_ability(ability) and needs_priority(ability)
    )
    return tuple(dict.fromkeys(found))


def too_new_for_mana(position: MtgPosition, player: str) -> tuple[str, ...]:
    """Return the creatures whose mana abilities their controller cannot activate yet, having {T} or {Q} in the cost (302.6).

    CR 602.5a.
    """
    found = (
        id
        for id, key, ability in ACTIVATING[0].abilities(position, player)
        if is_mana_ability(ability)
        and ability.cost is not None
        and any(too_new(position, action, position.objects[id]) for action in ability.cost.actions)
        and ACTIVATING[0].judge(position, player, id, key)
    )
    return tuple(dict.fromkeys(found))


def _all_sources(position: MtgPosition, player: str) -> tuple[Source, ...]:
    return position.derive(("mana-sources", player), lambda: tuple(sources(position, player)))


def proposed_mana_ability(position: MtgPosition, player: str, id: str, ability: Ability) -> tuple[MtgDraft, Object]:
    """Return a draft in which a mana ability is being activated, for looking ahead only, and the ability as an object."""
    draft = position.draft()
    item = Object(
        f"{id}-mana-ability", None, player, player, None, "ability", ability=ability, source=draft.objects[id].ref
    )
    draft.put(item)
    return draft, item


def _mana_to_activate(position: MtgPosition, player: str, id: str, ability: Ability) -> Symbols | None:
    """Return the mana that activating a mana ability costs in total (601.2f), None where it cannot be paid at all.

    Hybrid symbols stay as they are: what is spent says how they are paid.
    """
    assert ability.cost is not None
    if not ability.cost.mana and not in_force(position, "cost-change"):
        return ()
    draft, item = proposed_mana_ability(position, player, id, ability)
    hybrid = open_symbols(draft, item)
    total = total_cost(draft, item._replace(announced=item.announced._replace(splits=hybrid)))
    if not total.payable:
        return None
    return as_paid(draft, player, item, tuple(symbol for symbol in total.cost.mana if symbol != "0"))


def _is_simple(ability: Ability) -> bool:
    """Tell whether it can be planned: its cost needs no number or alternative, and it says plainly that it adds mana."""
    cost = ability.cost
    if cost is None or cost.alternatives or cost.mana_formula is not None or cost.loyalty is not None:
        return False
    if "X" in cost.mana or any(symbol.endswith("/P") for symbol in cost.mana):
        return False
    if any(action.get("random") or (action.of is not None and action.of[0] == "random") for action in cost.actions):
        return False
    return all(action.amount != ("x",) for action in cost.actions) and not any(map(_open, ability.do))


def _open(action: Action) -> bool:
    """Tell whether an instruction leaves open what mana is added: by its amount, by a choice, inside of another one than "if"."""
    if action.verb == "if":
        return any(_open(one) for word in ("then", "else") for one in action.get(word) or ())
    if action.verb == "add":
        return _depends(action.amount)
    return action.verb == "choose" or any(
        one.verb == "add" for _, value in action.details for one in _actions_in(value)
    )


def _depends(formula: object) -> bool:
    """Tell whether a number depends on what is announced, paid or done for the ability itself.

    What a formula is made of may be of any type: machine code checks what a parameter is said to take.
    """
    if not isinstance(formula, tuple):
        return False
    return bool(formula) and (formula[0] in ("x", "paid", "made") or any(map(_depends, formula)))


def _actions_in(value: object) -> Iterator[Action]:
    """Yield the instructions inside of a detail of another one."""
    if isinstance(value, Action):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _actions_in(part)


def _times(position: MtgPosition, player: str, id: str, ability: Ability, frame: Frame) -> int | None:
    """Return how often in a row a mana ability could be activated as far as the parts of its cost that are not mana go."""
    assert ability.cost is not None
    if ability.limits:
        return 1
    most: int | None = None
    choices = {one: (len(fit), least) for one, fit, least in cost_choices(position, player, ability, frame)}
    for action in ability.cost.actions:
        needed = 1 if action.amount is None else amount(view_of(position), action.amount, frame)
        picked = choices.get(action)
        if picked is not None:
            there, needed = picked
        elif action.verb == "pay-life":
            there = position.players[player].life
        elif action.verb == "remove-counters" and action.of in (None, ("this",)):
            there = position.objects[id].count(str(action.get("kind", "+1/+1")))
        else:
            return 1
        times = max(1, there // needed) if needed > 0 else 1
        most = times if most is None else min(most, times)
    if most is None and not ability.cost.mana:
        return 1
    return most


def _combined(position: MtgPosition, adding: list[Action], frame: Frame) -> list[Output]:
    found: list[Output] = [()]
    for action in adding:
        ways = outputs(position, action, frame)
        found = [(*before, *way) for before in found for way in ways] if ways else found
    return [output for output in dict.fromkeys(found) if output]
