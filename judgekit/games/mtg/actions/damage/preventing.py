"""615: what prevention effects do to damage: prevent all of it or N points, and what else they do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Consequences, Event, Question, Refused, Task, event
from judgekit.engine.events import applicable
from judgekit.engine.questions import is_shares
from judgekit.games.mtg.actions.replacing import note_untriggered, unpreventable
from judgekit.games.mtg.layers.in_force import InForce, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.meaning.range_of_influence import holder, limited, reaches, unlimited
from judgekit.games.mtg.meaning.words import amount, players_of
from judgekit.games.mtg.state.context import frame_of, open_frame, put_frame
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Lasting, Ref
from judgekit.games.mtg.state.zones import STACK
from judgekit.games.mtg.terms.records import Ability, Action, Pattern

_WITH_THE_DAMAGE = "120.4d"
"""The rule by which that is part of the damage event."""

_WHAT_ELSE = "615.5"
"""The rule of what an effect does besides preventing."""

Events = tuple[Event, ...]

SHARES = "shield-shares"
"""Detail of a damage event: how much of it each shield prevents, where that was divided among several sources (615.7)."""


COUNTED_AS = "counted-as"
"""Detail of a shield: the name under which its resolution keeps how much damage is prevented this way."""


def use(draft: MtgDraft, id: str, number: int = 1) -> None:
    """Use up an effect that works only so often, or prevents only so much (614.3, 615.3, 615.7, 615.8)."""
    lasting = draft.effects.get(id)
    if not isinstance(lasting, Lasting):
        return
    once = lasting.duration is not None and lasting.duration[0] == "next-time"
    if lasting.uses is None and not once:
        return
    left = (lasting.uses or 0) - number
    if left <= 0 or once:
        draft.drop_effect(id)
    else:
        draft.put_effect(id, lasting._replace(uses=left))


def shield_left(position: MtgPosition, id: str) -> int | None:
    """Return how much an effect in force can still prevent or redirect, None without limit."""
    lasting = position.effects.get(id)
    if not isinstance(lasting, Lasting) or lasting.ability.prevent == "all":
        return None
    return lasting.uses


def prevented(draft: MtgDraft, entry: InForce, proposed: Event) -> tuple[Event, ...]:
    """Prevent damage, all of it or so much (615.6, 615.7); what else the effect does follows (615.5).

    CR 107.1b, 615.1, 615.11.
    """
    frame = entry.frame._replace(event=proposed)
    ability = entry.ability
    if unpreventable(draft, proposed):
        # Applied to the event, it is not applied to it again, though the damage stays as it was.
        draft.cite("615.12", "615.12a")
        return (proposed, *_follow_up(draft, ability, frame, 0))
    shield = shield_left(draft, entry.id)
    wanted = proposed.amount
    if ability.prevent is not None and not isinstance(ability.prevent, str):
        wanted = max(0, amount(view_of(draft), ability.prevent, frame))
    share = dict(proposed.get(SHARES, ())).get(entry.id)
    if share is not None:
        wanted = min(wanted, share)
    number = min(proposed.amount, wanted if shield is None else min(wanted, shield))
    if shield is not None:
        draft.cite("615.7", *dict(ability.details).get("rules", ()))
    elif ability.prevent == "all" and entry.id in draft.effects and draft.effects[entry.id].uses is not None:
        draft.cite("615.8")
    elif ability.prevent not in ("all", None):
        draft.cite("615.10")
    lasting = draft.effects.get(entry.id)
    if lasting is not None and lasting.objects is None:
        draft.cite("611.2c")
    use(draft, entry.id, number if shield is not None else 1)
    name = dict(ability.details).get(COUNTED_AS)
    if name is not None and number:
        _count(draft, entry.frame, name, number)
    besides = _follow_up(draft, ability, frame, number) if number else ()
    left = proposed.amount - number
    if left > 0:
        if number and any(action.verb == "draw" for action in ability.do):
            draft.cite("121.7")
        return (proposed._replace(amount=left), *besides)
    note_untriggered(draft, proposed)
    return besides


def _count(draft: MtgDraft, frame: Frame, name: str, number: int) -> None:
    """Let what the same resolution has set up for later know how much was prevented, by then, "this way" (603.7, 608.2h)."""

    def told(other: Frame | None) -> Frame | None:
        made = dict(other.made) if other is not None else {}
        if other is None or name not in made or (other.item, other.source) != (frame.item, frame.source):
            return None
        return other._replace(made=tuple(sorted({**made, name: made[name] + number}.items())))

    for id, effect in tuple(draft.effects.items()):
        if isinstance(effect, Lasting) and (changed := told(effect.frame)) is not None:
            draft.put_effect(id, effect._replace(frame=changed))
    for id in draft.zones.get(STACK, ()):
        if (changed := told(draft.objects[id].frame)) is not None:
            draft.change(id, frame=changed)


def prevents_within(draft: MtgDraft, pattern: Pattern, proposed: Event, entry: InForce) -> bool:
    """Tell whether the damage's source or recipient, whichever the effect names, is within its range of influence.

    Where it says neither, both must be within the range of the effect's controller (801.13b); where both, too.
    """
    view, frame = view_of(draft), entry.frame
    named = {name for name, _ in pattern.roles}
    by_whom, to_whom = "source" in named, entry.objects is not None or bool(named & {"to", "object", "player"})
    neither = not (by_whom or to_whom)
    if by_whom or neither:
        source: Ref = proposed.get("source")
        player = holder(view, source)
        if player is not None and not reaches(view, frame.you, (player, 0)):
            return False
    if to_whom or neither:
        return reaches(view, frame.you, (proposed.of or "", proposed.get("number", 0)))
    return True


def note_unprevented(draft: MtgDraft, happening: Event) -> None:
    """Tell that a prevention effect would have applied, were the source or the recipient within range (801.13b)."""
    if draft.trace is None or not limited(draft):
        return
    wide = unlimited(draft)
    moment = Moment(wide, wide, False)
    for entry in in_force(draft, "prevention"):
        patterns = entry.ability.when or (Pattern("damage"),)
        if entry.id not in happening.applied and any(
            matches(moment, pattern, happening, entry.frame) for pattern in patterns
        ):
            draft.cite("801.13b")
            return


def _follow_up(draft: MtgDraft, ability: Ability, frame: Frame, number: int) -> Events:
    """Let the rest of a prevention effect take place at once after the event (615.5).

    Life that it makes players gain is a part of the damage event, beside the results of the damage that is left (120.4d).
    """
    if not ability.do:
        return ()
    draft.cite(_WHAT_ELSE)
    frame = frame._replace(event=frame.event._replace(amount=number))
    if all(action.verb == "gain-life" for action in ability.do):
        return tuple(one for action in ability.do for one in _gained(draft, action, frame))
    before = _of_the_same_damage(draft, ability, frame)
    if before is not None:
        draft.cite("615.13")
        earlier = frame_of(draft, before).event
        put_frame(draft, before, frame._replace(event=earlier._replace(amount=earlier.amount + number)))
        return ()
    key = open_frame(draft, frame)
    draft.next(Task("follow", (key, ability.do, 0)), Task("close-frame", (key,)))
    return ()


def _of_the_same_damage(draft: MtgDraft, ability: Ability, frame: Frame) -> int | None:
    """Return the frame of what the effect already does for damage that others deal to the same recipient at that time.

    It is applied to all of that damage at once (615.13), unless it speaks of what each source deals. What it does for the damage
    under way is what stands first on the agenda.
    """
    if any(pattern.get("source") is not None for pattern in ability.when):
        return None
    agenda = list(draft.agenda)
    while len(agenda) > 1 and (agenda[-1].name, agenda[-2].name) == ("follow", "close-frame"):
        key, do, done = agenda[-1].args
        if done or agenda[-2].args != (key,):
            return None
        before = frame_of(draft, key)
        alike = before.source == frame.source and before.event.of == frame.event.of
        if do == ability.do and alike and before.event.get("number") == frame.event.get("number"):
            return int(key)
        del agenda[-2:]
    return None


def _gained(draft: MtgDraft, action: Action, frame: Frame) -> Iterator[Event]:
    view = view_of(draft)
    by = frame.source[0] if frame.source is not None else None
    for player in players_of(view, action.of or ("you",), frame):
        gain = event(
            "gain-life", player, amount(view, action.amount or 0, frame), by, rules=(_WHAT_ELSE, _WITH_THE_DAMAGE)
        )
        yield event("besides", player, 0, by, result=gain)


@GAME.event("besides")
def besides(draft: MtgDraft, happening: Event) -> Consequences:
    """Add to the results of damage what an effect made of the event besides (120.4d)."""
    draft.cite(_WHAT_ELSE, _WITH_THE_DAMAGE)
    return (happening.get("result"),)


def shared(draft: MtgDraft, id: str, events: tuple[Event, ...], place: int) -> tuple[tuple[int, Event], ...]:
    """Return the damage events among which a shield must be divided: several sources at once, more than it holds (615.7)."""
    proposed = events[place]
    shield = shield_left(draft, id)
    if shield is None or dict(proposed.get(SHARES, ())).get(id) is not None or unpreventable(draft, proposed):
        return ()
    found = [(place, proposed)]
    for number in range(place + 1, len(events)):
        other = events[number]
        same = other.kind == "damage" and other.of == proposed.of and not unpreventable(draft, other)
        if same and any(effect.id == id for effect in applicable(draft, other)):
            found.append((number, other))
    total = sum(one.amount for _, one in found)
    return tuple(found) if len(found) > 1 and total > shield else ()


@GAME.task("divide-shield")
def divide_shield(
    draft: MtgDraft, events: tuple[Event, ...], place: int, report: str | None, id: str, *_further: object
) -> Ask:
    """Ask which of the damage from several sources at once a shield prevents (615.7)."""
    among = shared(draft, id, events, place)
    parts = tuple((one.by or str(number), one.amount) for number, one in among)
    then = Task("shield-divided", (events, place, report, tuple(number for number, _ in among), id))
    by: str = draft.game.affected(draft, events[place])
    return Ask("shield", by, of=events[place].of, args=(parts, shield_left(draft, id)), then=then)


def _divisions(question: Question) -> Iterator[tuple[tuple[str, int], ...]]:
    parts, shield = question.args
    for amounts in product(*(range(most + 1) for _, most in parts)):
        if sum(amounts) == shield:
            yield tuple(sorted((id, number) for (id, _), number in zip(parts, amounts, strict=True) if number))


@GAME.question("shield", candidates=_divisions)
def judge_shield(question: Question, choice: object) -> Allowed | Refused:
    """The whole shield is divided among the damage of the sources, no more for each than it would deal (615.7)."""
    parts, shield = question.args
    most = dict(parts)
    given = dict(choice) if is_shares(choice) else {}
    if any(not 0 < number <= most.get(id, 0) for id, number in given.items()) or sum(given.values()) != shield:
        return Refused(
            ("615.7",),
            phrase(
                "{shield} is divided among {most}, no more than each would deal", shield=shield, most=", ".join(most)
            ),
        )
    return Allowed(("615.7",)) if choice == tuple(sorted(given.items())) else Refused((), phrase("in sorted order"))


@GAME.task("shield-divided")
def shield_divided(
    draft: MtgDraft,
    events: tuple[Event, ...],
    place: int,
    report: str | None,
    numbers: tuple[int, ...],
    id: str,
    choice: tuple[tuple[str, int], ...],
) -> None:
    """Keep with each damage event how much of it the shield prevents, and apply the shield to the first (615.7)."""
    given = dict(choice)
    changed = list(events)
    for number in numbers:
        one = events[number]
        shares = {**dict(one.get(SHARES, ())), id: given.get(one.by or str(number), 0)}
        changed[number] = one.having(**{SHARES: tuple(sorted(shares.items()))})
    draft.do("pipe.apply", tuple(changed), place, report, id, None)


def next_of_source(position: MtgPosition, entry: InForce) -> bool:
    """Tell whether a shield prevents the next damage of one source, however much that is (615.2, 615.8)."""
    lasting = position.effects.get(entry.id)
    if lasting is None or lasting.duration != ("next-time",):
        return False
    return any(pattern.get("source") for pattern in entry.ability.when)
