"""614, 615: replacement and prevention effects of abilities: which events they mean, and what happens instead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from judgekit.cards.terms import Ability, Action, Filter, Pattern
from judgekit.engine import Event, Replacement, Task, Unsupported
from judgekit.games.mtg.amounts import amount
from judgekit.games.mtg.conditions import holds
from judgekit.games.mtg.counters import changed_counters
from judgekit.games.mtg.following import perform
from judgekit.games.mtg.frames import close_frame, frame_of, open_frame
from judgekit.games.mtg.game import GAME, MtgDraft
from judgekit.games.mtg.in_force import InForce, in_force
from judgekit.games.mtg.layers import view_of
from judgekit.games.mtg.matching import KINDS, Moment, matches
from judgekit.games.mtg.objects import Frame, Lasting, Ref
from judgekit.games.mtg.references import players_of
from judgekit.games.mtg.replacing import PROVIDERS

REPLACED = (
    *("move", "draw", "discard", "destroy", "sacrifice", "damage", "gain-life", "lose-life", "put-counters"),
    *("remove-counters", "create", "counter", "tap", "untap", "lose-game", "win-game", "add-mana", "search", "shuffle"),
)
"""Kinds of event that abilities may replace."""


def _own_entering(draft: MtgDraft, proposed: Event) -> Iterator[InForce]:
    """Yield the abilities of a permanent that say how it itself enters; they work as it enters (113.6h, 614.12)."""
    if proposed.kind != "move" or proposed.get("to") != "battlefield" or proposed.of not in draft.objects:
        return
    record = draft.objects[proposed.of or ""]
    if record.place == "battlefield":
        return
    values = view_of(draft).of(record.id)
    for had in values.abilities:
        if had.ability.kind == "replacement" and any(_means_itself(pattern) for pattern in had.ability.when):
            you = proposed.get("under") or values.controller
            yield InForce(record.id, had.ability, Frame(you, record.ref, had.ability, record.announced))


def _means_itself(pattern: Pattern) -> bool:
    filter = pattern.get("object")
    return pattern.event == "enters" and isinstance(filter, Filter) and filter.get("among") == ("this",)


@GAME.rule("614.1", "614.1a", "614.1b", "614.1c", "614.1d", "614.4", "614.12", "615.1", "615.12")
def of_abilities(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Yield the replacement and prevention effects of abilities that apply to an event."""
    moment = Moment(draft, draft, False)
    numbers: dict[str, int] = {}
    entries = (*in_force(draft, "replacement"), *in_force(draft, "prevention"), *_own_entering(draft, proposed))
    for entry in entries:
        source = entry.frame.source[0] if entry.frame.source is not None else entry.id
        numbers[entry.id] = numbers.get(entry.id, 0) + 1
        if not _applies(draft, moment, entry, proposed):
            continue
        id = entry.id if numbers[entry.id] == 1 else f"{entry.id}.{numbers[entry.id]}"
        prevents = entry.ability.kind == "prevention"
        yield Replacement(
            id,
            source,
            partial(_prevent if prevents else _replace, entry),
            rules=("615.1", "615.6") if prevents else _rules(proposed),
            optional=entry.ability.optional,
        )


def _rules(proposed: Event) -> tuple[str, ...]:
    if proposed.kind == "move" and proposed.get("to") == "battlefield":
        return ("614.1", "614.1d", "614.12")
    if proposed.kind == "draw":
        return ("614.1", "614.5", "614.6", "614.11", "121.6")
    return ("614.1", "614.1a", "614.5", "614.6")


def _applies(draft: MtgDraft, moment: Moment, entry: InForce, proposed: Event) -> bool:
    ability = entry.ability
    if ability.kind == "prevention" and (
        proposed.kind != "damage" or proposed.amount <= 0 or proposed.get("unpreventable")
    ):
        return False
    if proposed.kind == "destroy" and ability.name == "regenerate" and proposed.get("unregenerable"):
        return False
    if entry.objects is not None and _subject(draft, proposed) not in entry.objects:
        return False
    patterns = ability.when or ((Pattern("damage"),) if ability.kind == "prevention" else ())
    for pattern in patterns:
        if proposed.kind not in KINDS.get(pattern.event, (pattern.event,)):
            continue
        if matches(moment, pattern, proposed, entry.frame):
            return holds(view_of(draft), ability.condition, entry.frame._replace(event=proposed))
    return False


def _subject(draft: MtgDraft, proposed: Event) -> Ref:
    record = draft.objects.get(proposed.of or "")
    return record.ref if record is not None else (proposed.of or "", 0)


def _use(draft: MtgDraft, entry: InForce, number: int = 1) -> None:
    """Use up an effect that works only so often, or prevents only so much (614.3, 615.7)."""
    lasting = draft.effects.get(entry.id)
    if not isinstance(lasting, Lasting):
        return
    once = lasting.duration is not None and lasting.duration[0] == "next-time"
    if lasting.uses is None and not once:
        return
    left = (lasting.uses or 0) - number
    if left <= 0 or once:
        draft.drop_effect(entry.id)
    else:
        draft.put_effect(entry.id, lasting._replace(uses=left))


# Prevention.


@GAME.rule("615.1", "615.5", "615.6", "615.7", "615.10", "107.1b")
def _prevent(entry: InForce, draft: MtgDraft, proposed: Event, _choice: Any) -> tuple[Event, ...]:
    """Prevent damage, all of it or so much (615.6, 615.7); what else the effect does follows (615.5)."""
    frame = entry.frame._replace(event=proposed)
    lasting = draft.effects.get(entry.id)
    shield = lasting.uses if isinstance(lasting, Lasting) else None
    wanted = proposed.amount
    if entry.ability.prevent not in ("all", None):
        wanted = max(0, amount(view_of(draft), entry.ability.prevent, frame))  # type: ignore[arg-type]
    prevented = min(proposed.amount, wanted if shield is None else min(wanted, shield))
    draft.cite("615.7" if shield is not None else "615.10")
    if shield is not None:
        _use(draft, entry, prevented)
    if entry.ability.do and prevented:
        key = open_frame(draft, frame._replace(event=proposed._replace(amount=prevented)))
        draft.next(Task("follow", (key, entry.ability.do, 0)), Task("close-frame", (key,)))
    left = proposed.amount - prevented
    return (proposed._replace(amount=left),) if left > 0 else ()


# Replacement.


@GAME.rule("614.1", "614.5", "614.6", "614.10", "614.11", "614.11a", "614.12", "121.6", "121.6b")
def _replace(entry: InForce, draft: MtgDraft, proposed: Event, _choice: Any) -> tuple[Event, ...]:
    """Return what happens instead of an event (614.6)."""
    frame = entry.frame._replace(event=proposed)
    _use(draft, entry)
    if entry.ability.name == "regenerate":
        return regenerated(draft, proposed)
    actions = entry.ability.instead or ()
    if proposed.kind == "move" and proposed.get("to") == "battlefield":
        return (_entering(draft, proposed, frame, actions),)
    key = open_frame(draft, frame)
    applied = (*proposed.applied, entry.id)
    events = draft.proposed_by(partial(_do, draft, key, actions, applied))
    return tuple(_like(proposed, one) for one in events)


def _like(proposed: Event, became: Event) -> Event:
    """Return an event of the same kind with what the replaced one had besides: its cause, whether it is combat damage."""
    if became.kind != proposed.kind:
        return became
    details = {**dict(proposed.details), **dict(became.details)}
    kept = {name: value for name, value in proposed.details if name in ("combat", "rules", "source", "damage", "paid")}
    details.update(
        {name: value for name, value in kept.items() if name != "source" or "source" not in dict(became.details)}
    )
    return became._replace(by=became.by or proposed.by, details=tuple(sorted(details.items())))


def _do(draft: MtgDraft, key: int, actions: tuple[Action, ...], applied: tuple[str, ...]) -> None:
    """Follow the instructions of a replacement effect; one that needs a choice is followed as a task of its own."""
    for place, action in enumerate(actions):
        if action.verb == "draw":
            _draw(draft, key, action, applied)
            continue
        if _asks(action):
            draft.next(Task("follow", (key, actions[place:], 0)), Task("close-frame", (key,)))
            return
        perform(draft, key, action)
    close_frame(draft, key)


def _asks(action: Action) -> bool:
    """Tell whether an instruction may ask somebody, or stands for several."""
    return (action.of is not None and action.of[0] in ("choose", "random")) or action.verb in (
        "may",
        "unless",
        "pay",
        "choose",
        "if",
        "for-each",
        "search",
        "discard",
        "choose-one",
        "repeat",
    )


def _draw(draft: MtgDraft, key: int, action: Action, applied: tuple[str, ...]) -> None:
    frame = frame_of(draft, key)
    view = view_of(draft)
    number = 1 if action.amount is None else max(0, amount(view, action.amount, frame))
    for player in players_of(view, action.of or ("you",), frame):
        draft.do("draw-cards", player, number, None, (), None, applied)


@GAME.rule("614.1c", "614.1d", "614.12", "614.12a")
def _entering(draft: MtgDraft, proposed: Event, frame: Frame, actions: tuple[Action, ...]) -> Event:
    """Return how a permanent enters: tapped, with counters, under somebody's control, or somewhere else instead."""
    view = view_of(draft)
    for action in actions:
        if action.verb == "tap" or action.get("tapped"):
            proposed = proposed.having(tapped=True)
        elif action.verb == "put-counters":
            number = 1 if action.amount is None else max(0, amount(view, action.amount, frame))
            counters = changed_counters(proposed.get("counters", ()), action.get("kind", "+1/+1"), number)
            proposed = proposed.having(counters=counters)
        elif action.verb in ("put", "return", "exile"):
            to = "exile" if action.verb == "exile" else action.get("to", "battlefield")
            proposed = proposed.having(to=to)
            under = action.get("under")
            if under is not None:
                proposed = proposed.having(under=players_of(view, under, frame)[0])
        elif action.verb != "nothing":
            raise Unsupported(f"entering the battlefield and {action.verb}", "614.12")
    return proposed


@GAME.rule("614.8", "701.15a")
def regenerated(draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    """Return what happens instead of destroying a permanent that is regenerated (701.15a)."""
    from judgekit.engine import event
    from judgekit.games.mtg.status import tapping

    id = proposed.of or ""
    draft.cite("614.8", "701.15a")
    draft.do("leave-combat", id)
    return (event("remove-damage", id, rules=("701.15a", "120.6")), tapping(draft, id, proposed.by, "701.15a"))


@GAME.task("leave-combat", "506.4", "701.15a")
def leave_combat(draft: MtgDraft, id: str) -> None:
    """Remove a regenerated creature from combat (701.15a)."""
    from judgekit.games.mtg.combat import remove_from_combat

    record = draft.objects.get(id)
    if record is not None and (record.attacking is not None or record.blocking):
        remove_from_combat(draft, id, "701.15a")


for _kind in REPLACED:
    PROVIDERS.setdefault(_kind, []).append(of_abilities)


def shield(ability: str) -> Ability:
    """Return the replacement ability of a regeneration shield (701.15a)."""
    return Ability("replacement", ability, when=(Pattern("destroy"),), instead=())
