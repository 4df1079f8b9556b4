"""603: triggered abilities: noticed when events happen, put on the stack in APNAP order before a player gets priority."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from judgekit.cards.terms import Ability, Action
from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task
from judgekit.games.mtg.activating import put_ability
from judgekit.games.mtg.announcing import modal, mode_choices
from judgekit.games.mtg.classifying import is_mana_ability
from judgekit.games.mtg.conditions import holds
from judgekit.games.mtg.following import cause, instruction
from judgekit.games.mtg.frames import frame_of, settled
from judgekit.games.mtg.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.in_force import InForce, in_force
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.matching import Moment, looks_back, matches
from judgekit.games.mtg.moving import ceasing
from judgekit.games.mtg.noticing import listener
from judgekit.games.mtg.objects import Frame, Lasting, Object, Waiting
from judgekit.games.mtg.state_based_actions import BEFORE_TRIGGERS
from judgekit.games.mtg.targets import can_be_aimed
from judgekit.games.mtg.zones import STACK


@listener
@GAME.rule(
    "508.1m",
    "508.3a",
    "509.5a",
    "509.5g",
    "603.2",
    "603.2b",
    "603.2c",
    "603.2f",
    "603.4",
    "603.6a",
    "603.6b",
    "603.6c",
    "603.7a",
    "603.7b",
    "603.10",
    "603.10a",
    "611.3c",
    "119.9",
)
def note_triggers(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Let abilities trigger on events that happened, once for each occurrence; nothing happens yet (603.2)."""
    now = in_force(draft, "triggered")
    earlier = in_force(before, "triggered") if any(looks_back(each) for each in happened) else ()
    if not now and not earlier:
        return
    moment = Moment(before, draft)
    for each in happened:
        back = looks_back(each)
        seen: set[tuple[Any, ...]] = set()
        for entry in (*earlier, *now) if back else now:
            key = (entry.id, entry.frame.source, entry.ability)
            if key not in seen:
                seen.add(key)
                _try(draft, moment, entry, each, happened)


def _try(draft: MtgDraft, moment: Moment, entry: InForce, happening: Event, happened: tuple[Event, ...]) -> None:
    """Let one ability trigger on one event, if a pattern of it means the event."""
    lasting = draft.effects.get(entry.id)
    for pattern in entry.ability.when:
        if not matches(moment, pattern, happening, entry.frame):
            continue
        if pattern.batch and _seen_before(moment, entry, happening, happened):
            return
        if pattern.limit is not None and not _in_limit(draft, entry, pattern.limit):
            return
        times = _occurrences(moment, entry, happening, pattern)
        rules = ("603.2c",) if pattern.batch or len(happened) + len(times) > 2 else ()
        for part in times:
            _trigger(draft, entry, part, rules)
        if isinstance(lasting, Lasting):
            _used(draft, lasting)
        return


def _seen_before(moment: Moment, entry: InForce, happening: Event, happened: tuple[Event, ...]) -> bool:
    """Tell whether an event of the same batch was meant before, for a trigger on one or more (603.2c)."""
    for each in happened:
        if each is happening:
            return False
        if any(matches(moment, pattern, each, entry.frame) for pattern in entry.ability.when):
            return True
    return False


def _in_limit(draft: MtgDraft, entry: InForce, limit: str) -> bool:
    """Tell whether this is the time of the turn that a trigger asks for ("the first time each turn")."""
    key = (entry.id, entry.frame.source, limit)
    counted = dict(draft.facts.get("trigger_counts", ()))
    number = counted.get(repr(key), 0) + 1
    counted[repr(key)] = number
    draft.set(trigger_counts=tuple(sorted(counted.items())))
    return bool(number == {"first": 1, "second": 2, "third": 3}.get(limit, 1))


@GAME.rule("509.5b", "509.5c", "509.5d", "700.1")
def _occurrences(moment: Moment, entry: InForce, happening: Event, pattern: Any) -> list[Event]:
    """Return the occurrences in one event: each blocker or attacker of its own where the pattern names it (509.5d)."""
    role, details = {"becomes-blocked": ("by", "blockers"), "block": ("attacker", "attackers")}.get(
        pattern.event, ("", "")
    )
    if not role or pattern.get(role) is None:
        return [happening]
    found = []
    for id in happening.get(details, ()):
        one = happening.having(**{details: (id,), role: id})
        if matches(moment, pattern, one, entry.frame):
            found.append(one)
    return found


def _used(draft: MtgDraft, lasting: Lasting) -> None:
    """A delayed triggered ability without a duration triggers once (603.7b)."""
    if lasting.uses is None:
        return
    if lasting.uses <= 1:
        draft.drop_effect(lasting.id)
    else:
        draft.put_effect(lasting.id, lasting._replace(uses=lasting.uses - 1))


def _trigger(draft: MtgDraft, entry: InForce, happening: Event, why: tuple[str, ...]) -> None:
    frame = entry.frame._replace(event=happening)
    ability = entry.ability
    rules = ["603.2", *why]
    if ability.condition is not None:
        if not holds(view_of(draft), ability.condition, frame):
            draft.note("did-not-trigger", of=entry.id, by=frame.you, rules=("603.4",))
            return
        rules.append("603.4")
    rules.extend(_rules_of(happening, draft.effects.get(entry.id) is not None))
    wait(draft, frame, ability, entry.id, tuple(rules))


def _rules_of(happening: Event, delayed: bool) -> list[str]:
    """Return the rules of the kind of event that an ability triggered on."""
    rules: list[str] = []
    if happening.kind == "move":
        if happening.get("to") == "battlefield":
            rules.extend(("603.6a", "603.6b", "611.3c"))
        elif happening.get("origin") == "battlefield":
            rules.extend(("603.6c", "603.10a", "603.10"))
    if happening.kind == "gain-life":
        rules.append("119.9")
    if happening.kind == "step":
        rules.append("603.2b")
    if happening.kind in ("tap", "untap"):
        rules.append("603.2f")
    if happening.kind == "attack":
        rules.extend(("508.3a", "508.1m"))
    if happening.kind in ("block", "becomes-blocked", "unblocked"):
        rules.append({"block": "509.5a", "becomes-blocked": "509.5c", "unblocked": "509.5g"}[happening.kind])
        if happening.get("by") is not None:
            rules.append("509.5d")
    if delayed:
        rules.extend(("603.7", "603.7b"))
    return rules


def wait(draft: MtgDraft, frame: Frame, ability: Ability, source: str, rules: tuple[str, ...]) -> None:
    """Let an ability wait to be put on the stack (603.3); a triggered mana ability resolves at once (605.4a)."""
    order = 1 + max((one.order for one in draft.waiting), default=0)
    ref = frame.source if frame.source is not None else (source, 0)
    waiting = Waiting(ref, ability, frame.you, frame, order)
    draft.note("triggered", of=ref[0], by=frame.you, rules=rules)
    if is_mana_ability(ability):
        draft.cite("605.1b", "605.4a")
        draft.do("put-trigger", waiting, None)
        return
    draft.waiting = (*draft.waiting, waiting)


# State triggers.


@GAME.rule("603.8")
def note_states(draft: MtgDraft) -> None:
    """Let abilities trigger on a state of the game, as long as they are not waiting or on the stack already (603.8)."""
    for entry in in_force(draft, "triggered"):
        if entry.ability.state is None or not holds(view_of(draft), entry.ability.state, entry.frame):
            continue
        busy = any(one.source == entry.frame.source and one.ability == entry.ability for one in draft.waiting) or any(
            draft.objects[id].source == entry.frame.source and draft.objects[id].ability == entry.ability
            for id in draft.zones.get(STACK, ())
        )
        if not busy:
            wait(draft, entry.frame, entry.ability, entry.id, ("603.2", "603.8"))


BEFORE_TRIGGERS.append(note_states)


# Putting triggered abilities on the stack.


@GAME.task("put-triggers", "603.3", "603.3a", "603.3b", "101.4", "117.5")
def put_triggers(draft: MtgDraft) -> Ask | None:
    """Each player in APNAP order puts the own triggered abilities on the stack, in an order of the own choice (603.3b)."""
    for player in turn_order(draft):
        own = tuple(one for one in draft.waiting if one.controller == player)
        if not own:
            continue
        names = labels(own)
        if len(set(names)) > 1:
            return Ask("trigger-order", player, args=(names,), then=Task("triggers-ordered", (player,)))
        if len({one.controller for one in draft.waiting}) > 1:
            draft.note("triggers-in-turn-order", of=player, rules=("603.3b", "101.4"))
        triggers_ordered(draft, player, names)
        return None
    draft.waiting = ()
    return None


def labels(waiting: tuple[Waiting, ...]) -> tuple[str, ...]:
    """Return names of waiting abilities: their source, with a number for further abilities of one source."""
    known: dict[tuple[str, Ability], str] = {}
    found = []
    for one in waiting:
        key = (one.source[0], one.ability)
        if key not in known:
            number = 1 + sum(1 for other in known if other[0] == one.source[0])
            known[key] = one.source[0] if number == 1 else f"{one.source[0]}.{number}"
        found.append(known[key])
    return tuple(found)


def _orders(question: Question) -> Iterator[tuple[str, ...]]:
    seen = set()
    for order in permutations(question.args[0]):
        if order not in seen:
            seen.add(order)
            yield order


@GAME.question("trigger-order", "603.3b", "101.4", candidates=_orders)
def judge_trigger_order(question: Question, choice: Any) -> Allowed | Refused:
    """An order of the player's waiting abilities; the first named goes lowest (603.3b)."""
    if isinstance(choice, tuple) and sorted(choice, key=str) == sorted(question.args[0]):
        return Allowed(("603.3b", "101.4"))
    return Refused(("603.3b",), "each waiting ability once")


@GAME.task("triggers-ordered", "603.3b")
def triggers_ordered(draft: MtgDraft, player: str, order: tuple[str, ...]) -> None:
    """Put a player's abilities on the stack one after another, the first named lowest."""
    own = [one for one in draft.waiting if one.controller == player]
    names = list(labels(tuple(own)))
    draft.waiting = tuple(one for one in draft.waiting if one.controller != player)
    tasks = []
    for name in order:
        place = names.index(name)
        tasks.append(Task("put-trigger", (own.pop(place), STACK)))
        names.pop(place)
    rest = (Task("put-triggers"),) if draft.waiting else ()
    draft.next(*tasks, *rest)


@GAME.task("put-trigger", "603.3", "603.3a", "603.3b", "603.3c", "603.3d", "605.4a", "112.1", "113.7")
def put_trigger(draft: MtgDraft, waiting: Waiting, zone: str | None) -> None:
    """Put one ability on top of the stack; where a choice it needs has no legal answer, it is removed (603.3d)."""
    source = waiting.source[0]
    item = put_ability(draft, waiting.controller, source, waiting.ability, zone, waiting.source)
    draft.change(item, frame=waiting.frame)
    if zone is None:
        draft.note("resolve", of=item, by=waiting.controller, rules=("605.4a",))
        draft.do("resolve-mana", item)
        return
    draft.note("put-trigger", of=item, by=waiting.controller, rules=("603.3", "603.3a", "603.3b"))
    if _impossible(draft, draft.objects[item]):
        draft.propose(ceasing(draft, item, "603.3d"))
        return
    draft.next(Task("announce-modes", (item,)), Task("announce-targets", (item,)), Task("announce-division", (item,)))


def _impossible(draft: MtgDraft, item: Object) -> bool:
    """Tell whether an ability has no legal modes or targets (603.3c, 603.3d)."""
    if modal(draft, item) is not None:
        return next(mode_choices(draft, item), None) is None
    return not can_be_aimed(draft, item)


# Reflexive triggers.


@instruction("reflexive", "603.12")
def reflexive(draft: MtgDraft, key: int, action: Action) -> None:
    """Let a reflexive triggered ability trigger if what it looks back at was done (603.12)."""
    frame = frame_of(draft, key)
    if settled(draft, key, "did") is False:
        return
    ability: Ability = action.of  # type: ignore[assignment]
    wait(draft, frame._replace(ability=ability), ability._replace(when=()), cause(frame) or frame.you, ("603.12",))
