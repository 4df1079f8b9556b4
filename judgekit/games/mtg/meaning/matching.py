"""603.2, 614.1: whether an event that happened, or would happen, is one that a pattern means."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Any, Final
from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported
from judgekit.games.mtg.meaning import last_known
from judgekit.games.mtg.meaning.characteristics import Characteristics
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.trigger_zones import looks_back
from judgekit.games.mtg.meaning.views import view_of
from judgekit.games.mtg.meaning.words import compares, holds, players_of
from judgekit.games.mtg.state.combatants import blockers_of
from judgekit.games.mtg.state.faces import room_of, unlocked
from judgekit.games.mtg.state.game import MtgPosition, sharing_turns
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.events import MAIN_PHASES, SECOND_MAIN
from judgekit.games.mtg.terms.records import Comparison, Filter, Pattern, Reference, Test

BATTLEFIELD = "battlefield"

KINDS: dict[str, tuple[str, ...]] = {
    "enters": ("move",),
    "leaves": ("move",),
    "dies": ("move",),
    "exile": ("move",),
    "attacks-with": ("attack",),
    "taps-for-mana": ("add-mana",),
    "pay-life": ("lose-life",),
    "cycle": ("discard",),
    "convert": ("transform",),
    "draw": ("draw", "draw-cards"),
    "attach": ("attach", "move"),
    "unattach": ("unattach", "attach", "move"),
    "becomes-blocked": ("becomes-blocked", "blocked-by"),
    "block": ("block", "blocks-too"),
    "descend": ("move",),
    "chapter": ("put-counters", "move"),
    "life-falls": ("lose-life",),
    "exploit": ("sacrifice",),
    "champion": ("move",),
}
"""The kinds of event of the kernel that a word means; a word not listed means the kind of its own name."""


ONE_MORE = {"blocked-by": ("by", "number"), "blocks-too": ("attacker", "number"), "draw-cards": ("amount",)}
"""Kinds of event that only a pattern with one of these roles means: one creature more blocks, or is blocked (509.5b, 509.5d);
so many cards are to be drawn (121.2a)."""


AS_IT_WAS: Final = "as-it-was"
"""Detail of an event that is looked back at over the turn: the characteristics that its permanent had right after it (609.8)."""


SOURCE_AS_IT_WAS: Final = "source-as-it-was"
"""Detail of such an event: the characteristics that the permanent had which is its source (609.8)."""


class Moment:
    """An event with the game before and after it: conditions look at the one or the other (603.10).

    Attributes:
        before: the position just before it happened; for an event that has not happened yet, the present one.
        after: the position after it, or the present one.
        happened: it did happen.
        back: the objects of the event are looked at as they were before it (603.10).
    """

    __slots__ = ("after", "back", "before", "happened")

    def __init__(self, before: MtgPosition, after: MtgPosition, happened: bool = True, back: bool = False) -> None:
        self.before = before
        self.after = after
        self.happened = happened
        self.back = back

    def looking(self, back: bool) -> Moment:
        """Return the same event, its condition checked just before it or just after it (603.10)."""
        return self if back == self.back else Moment(self.before, self.after, self.happened, back)


def moved_ref(happening: Event, moment: Moment) -> Ref:
    """Return the object that a move made, or the one that would move; as it would be in the new zone, if that is asked."""
    number: int = happening.get("number", 0)
    of = happening.of or ""
    if not moment.happened and of in moment.after.objects:
        return moment.after.objects[of].ref
    return (of, number + 1 if moment.happened else number)


def asks_about(word: str) -> bool:
    """Tell whether it is known how to ask about the roles of an event."""
    return word in _WAYS


def matches(moment: Moment, pattern: Pattern, happening: Event, frame: Frame) -> bool:
    """Tell whether a pattern means an event.

    Args:
        moment: how the event is looked at.
        pattern: the pattern.
        happening: the event.
        frame: for whom the pattern speaks; its event need not be set.
    """
    word = pattern.event
    if happening.kind not in KINDS.get(word, (word,)):
        return False
    way = _WAYS.get(word)
    if way is None:
        raise Unsupported(phrase("the event {word}", word=word), "603.2")
    needed = ONE_MORE.get(happening.kind)
    if needed is not None and all(pattern.get(role) is None for role in needed):
        return False
    frame = frame._replace(event=happening)
    moment = moment.looking(looks_back(pattern, happening))
    return all(
        (_usual if role == "while" else way)(moment, happening, frame, role, value)
        for role, value in ((None, None), *pattern.roles)
    )


Said = Any
"""What a pattern says of a role, which is of another type for each; None where no role is asked about."""

Way = Callable[[Moment, Event, Frame, str | None, Said], bool]
"""Asks about one role of a pattern; the role None asks whether it is that kind of event at all."""


def _object(
    moment: Moment, ref: Ref, filter: Filter, frame: Frame, back: bool, was: Characteristics | None = None
) -> bool:
    """Tell whether an object is one a filter means: as it is after the event, or as it was before or then (603.10, 609.8)."""
    position = moment.before if back else moment.after
    view = view_of(position)
    if was is not None:
        return passes(view, ref, filter, frame, was)
    if back and moment.happened:
        record = position.objects.get(ref[0])
        if record is not None and record.number == ref[1]:
            return passes(view, ref, filter, frame, view.of(ref[0]))
    if ref[0] in position.players:
        return passes(view, ref, filter, frame)
    known = last_known.recall(position, ref)
    if known is None:
        return False
    return passes(view, ref, filter, frame, known.values)


def is_player(moment: Moment, player: str | None, value: Reference, frame: Frame) -> bool:
    """Tell whether a player is one that a role means."""
    if player is None:
        return False
    view = view_of(moment.after)
    if isinstance(value, tuple) and value and value[0] == "all":
        return passes(view, (player, 0), value[1]._replace(kind="player"), frame)
    return player in players_of(view_of(moment.before), value, frame)


def _number(moment: Moment, number: int, value: Comparison, frame: Frame) -> bool:
    return compares(view_of(moment.after), number, value, frame)


def _controller(moment: Moment, ref: Ref, back: bool) -> str | None:
    known = last_known.recall(moment.before if back else moment.after, ref)
    return known.values.controller if known is not None else None


def _move(entering: bool | None, to: str | None, origin: str | None) -> Way:
    """Return how a move is asked about: where to, where from, the object before or after it."""

    def way(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
        back = moment.back
        ref = (happening.of or "", happening.get("number", 0)) if back else moved_ref(happening, moment)
        if role is None:
            return (to is None or happening.get("to") == to) and (origin is None or happening.get("origin") == origin)
        if role == "object":
            if not moment.happened and (entering or happening.get("to") == BATTLEFIELD):
                return _object(moment, moved_ref(happening, moment), value, frame, False)
            return _object(moment, ref, value, frame, back, None if back else happening.get(AS_IT_WAS))
        if role == "from":
            return happening.get("origin") in value
        if role == "to":
            return happening.get("to") in value
        if role == "reason":
            return happening.get("reason") in value
        if role == "created":
            made: bool = happening.get("reason") == "create"
            return made == bool(value)
        if role == "by":
            return _by(moment, happening, frame, value)
        if role == "player":
            return is_player(moment, happening.get("under") or _controller(moment, ref, back), value, frame)
        raise Unsupported(phrase("the role {role} of a zone change", role=role), "603.6")

    return way


def _of_event(happening: Event) -> Ref:
    return (happening.of or "", happening.get("number", 0))


def _who(happening: Event, position: MtgPosition) -> str | None:
    """Return the player of an event: the one named, or the one it happens to."""
    named = happening.get("player")
    if named is not None:
        return str(named)
    return happening.of if happening.of in position.players else None


def _current(moment: Moment, id: str | None) -> Ref:
    record = moment.after.objects.get(id or "") or moment.before.objects.get(id or "")
    return record.ref if record is not None else (id or "", 0)


def _responsible(moment: Moment, by: str | None) -> str | None:
    """Return the player by whom something happens: the one named, or who controls the object that causes it."""
    if by is None or by in moment.after.players:
        return by
    return _controller(moment, _current(moment, by), False)


def _usual(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Ask about a role that most events have; no role at all is always as the pattern says."""
    if role is None:
        return True
    way = _ROLES.get(role)
    if way is None:
        raise Unsupported(phrase("the role {role} of an event", role=role), "603.2")
    return way(moment, happening, frame, value)


def _what_it_happens_to(moment: Moment, happening: Event, frame: Frame, value: Filter) -> bool:
    ref = (happening.of or "", 0) if happening.of in moment.after.players else _of_event(happening)
    if ref[1] == 0 and ref[0] not in moment.after.players:
        ref = _current(moment, happening.of)
    return _object(moment, ref, value, frame, moment.back, None if moment.back else happening.get(AS_IT_WAS))


def _source(moment: Moment, happening: Event, frame: Frame, value: Filter) -> bool:
    source = happening.get("source")
    ref = tuple(source) if source is not None else _current(moment, happening.by)
    if _is_a_permanent(value) and not _was_on_the_battlefield(moment, ref):
        return False
    return _object(moment, ref, value, frame, moment.back, None if moment.back else happening.get(SOURCE_AS_IT_WAS))


def _is_a_permanent(value: Filter) -> bool:
    """Tell whether a description says no other word than a type: it means a permanent (109.2), a source too."""
    types = {one for test in value.tests if test.what == "type" for one in test.value}
    return value.kind == "permanent" and value.zones is None and not types & {"instant", "sorcery"}


def _was_on_the_battlefield(moment: Moment, ref: Ref) -> bool:
    """Tell whether a source is on the battlefield, or was where it last was as that object: no card discarded for a cost is."""
    known = last_known.recall(moment.after, ref)
    return known is None or known.object.place == BATTLEFIELD


def _by(moment: Moment, happening: Event, frame: Frame, value: Reference) -> bool:
    if isinstance(value, Filter) and value.kind != "player":
        return happening.by is not None and _object(moment, _current(moment, happening.by), value, frame, moment.back)
    return is_player(moment, happening.get("cause") or _responsible(moment, happening.by), value, frame)


def _defender(moment: Moment, happening: Event, frame: Frame, value: Filter) -> bool:
    at = happening.get("defender")
    return _object(moment, (at, 0) if at in moment.after.players else _current(moment, at), value, frame, False)


def _by_effect(_moment: Moment, happening: Event, _frame: Frame, value: object) -> bool:
    """Tell whether an effect does it: not damage, a cost or a turn-based action, which put counters by a rule (120.3, 606.4)."""
    return (not happening.get("by_rule") and not happening.get("cost")) == bool(value)


def _beside(moment: Moment, happening: Event, frame: Frame, value: Filter) -> bool:
    """Tell whether another creature that a filter means attacks as well (508.1k)."""
    position = moment.after
    others = (one for one in position.objects.values() if one.attacking is not None and one.id != happening.of)
    return any(_object(moment, one.ref, value, frame, False) for one in others)


def _last_counter(moment: Moment, happening: Event, _frame: Frame, _value: object) -> bool:
    record = moment.after.objects.get(happening.of or "")
    return record is not None and not record.count(happening.get("counter"))


def _nth_counter(moment: Moment, happening: Event, nth: int) -> bool:
    """Tell whether counters of a kind put on an object bring their number from below one to that number or above it (122.7)."""
    before, after = (moment.before.objects.get(happening.of or ""), moment.after.objects.get(happening.of or ""))
    kind = happening.get("counter")
    had = before.count(kind) if before is not None and not happening.get("entering") else 0
    return after is not None and had < nth <= after.count(kind)


def _counters(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Who puts counters on an object: who controls what puts them there (120.3d); else the controller of the object (122.6a)."""
    if role == "each":
        return True
    if isinstance(value, int) and role == "nth":
        return _nth_counter(moment, happening, value)
    if not isinstance(value, int) and role == "player" and happening.of not in moment.after.players:
        who = happening.get("player") or happening.get("cause") or _responsible(moment, happening.by)
        who = who or _controller(moment, _current(moment, happening.of), False)
        return is_player(moment, who, value, frame)
    return _usual(moment, happening, frame, role, value)


def _first_in_draw_step(moment: Moment, happening: Event) -> bool:
    """Tell whether a player draws the first card in a draw step of that player (121.1, 504.1)."""
    facts = moment.before.facts
    in_own = facts.get("step") == "draw" and facts.get("active") == happening.of
    return in_own and happening.of not in facts.get("drawn_in_step", ())


_ROLES: dict[str, Callable[[Moment, Event, Frame, Said], bool]] = {
    "object": _what_it_happens_to,
    "to": _what_it_happens_to,
    "player": lambda moment, happening, frame, value: is_player(moment, _who(happening, moment.after), value, frame),
    "source": _source,
    "by": _by,
    "amount": lambda moment, happening, frame, value: _number(moment, happening.amount, value, frame),
    "kind": lambda _moment, happening, _frame, value: happening.get("counter") in value,
    "combat": lambda _moment, happening, _frame, value: bool(happening.get("combat")) == bool(value),
    "from": lambda _moment, happening, _frame, value: happening.get("origin") in value,
    "except-first": lambda moment, happening, _frame, value: _first_in_draw_step(moment, happening) != bool(value),
    "alone": lambda _moment, happening, _frame, value: bool(happening.get("alone")) == bool(value),
    "defender": _defender,
    "beside": _beside,
    "by-effect": _by_effect,
    "while": lambda moment, _happening, frame, value: holds(view_of(moment.after), value, frame),
    "excess": lambda _moment, _happening, _frame, _value: True,  # of all damage dealt at once: see excess_damage
    "last": _last_counter,
    "each": lambda _moment, _happening, _frame, _value: True,  # so many occurrences of one event: see triggers
    "zone": lambda _moment, happening, _frame, value: not set(value).isdisjoint(happening.get("zone", ())),
}
"""How the roles that most events have are asked about."""


def _reached(moment: Moment, number: int, one_more: bool, value: Comparison, frame: Frame) -> bool:
    """Tell whether so many creatures block or are blocked now, and did not before where one more has come (509.5e)."""
    before = one_more and _number(moment, number - 1, value, frame)
    return not before and _number(moment, number, value, frame)


def _block(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "attacker":
        return any(_object(moment, _current(moment, id), value, frame, False) for id in happening.get("attackers", ()))
    if role == "number":
        record = moment.after.objects.get(happening.of or "")
        blocked = len(record.blocking) if record is not None else 0
        return _reached(moment, blocked, happening.kind == "blocks-too", value, frame)
    return _usual(moment, happening, frame, role, value)


def _becomes_blocked(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "by":
        return any(_object(moment, _current(moment, id), value, frame, False) for id in happening.get("blockers", ()))
    if role == "number":
        by = len(blockers_of(moment.after, happening.of or ""))
        return _reached(moment, by, happening.kind == "blocked-by", value, frame)
    return _usual(moment, happening, frame, role, value)


def _step(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "step":
        step = happening.get("step")
        names = {
            step,
            "main" if step in MAIN_PHASES else step,
            "combat" if step == "beginning-of-combat" else step,
            SECOND_MAIN if happening.get("nth") == 2 else step,
        }
        return bool(names & set(value))
    if role == "attached":
        return True
    if role == "of-turn":
        mark = dict(frame.made).get(value[0])
        return mark is not None and moment.after.facts.get("that_turn") == mark
    if role == "player" and happening.of in moment.after.players:
        return any(is_player(moment, one, value, frame) for one in sharing_turns(moment.after, happening.of or ""))
    return _usual(moment, happening, frame, role, value)


def _damage(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "to" and isinstance(value, Filter) and happening.of in moment.after.players:
        return passes(view_of(moment.after), (happening.of or "", 0), value, frame)
    return _usual(moment, happening, frame, role, value)


def _targeted(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """What becomes a target is where its description looks: a permanent is on the battlefield, no spell is one (109.2, 115.1)."""
    record = moment.after.objects.get(happening.of or "")
    if role == "object" and isinstance(value, Filter) and record is not None:
        return passes(view_of(moment.after), record.ref, value, frame)
    return _usual(moment, happening, frame, role, value)


def _turned_over(converts: bool) -> Way:
    """Return the way of what transforms, or of what converts: both turn a permanent over and are two deeds."""

    def way(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
        if role is None:
            return bool(happening.get("converts")) == converts
        if role == "into" and isinstance(value, Filter):
            return _object(moment, _current(moment, happening.of), value, frame, False)
        return _usual(moment, happening, frame, role, value)

    return way


def _paid_life(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    return bool(happening.get("paid")) if role is None else _usual(moment, happening, frame, role, value)


def _chapter(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Lore counters are put on the Saga itself, and their number reaches that of the chapter (715.2b)."""
    after = moment.after.objects.get(happening.of or "")
    if after is None or frame.source != after.ref or happening.get("entering"):
        return False
    if role is None:
        return after.place == BATTLEFIELD and (happening.kind == "move" or happening.get("counter") == "lore")
    before = moment.before.objects.get(after.id)
    was = before.count("lore") if before is not None and before.ref == after.ref else 0
    if after.since == moment.after.facts.get("turn", 1) and view_of(moment.after).of(after.id).has("read ahead"):
        # In the turn in which it came no chapter triggers that was passed over (702.155a of the book of 2026-04-17).
        return was < int(value) == after.count("lore")
    return was < int(value) <= after.count("lore")


def _room(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """A venture marker moves into a room of the dungeon itself (309.4c)."""
    after = moment.after.objects.get(happening.of or "")
    if role is None:
        return after is not None and frame.source == after.ref
    return happening.get("name") in value


def _gain_level(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    return happening.amount == int(value) if role == "number" else _usual(moment, happening, frame, role, value)


def _by_the_keyword(name: str, usual: Way) -> Way:
    """What is sacrificed or exiled as the ability of a keyword resolves; the source of that ability does it (702.72c, 702.110b)."""

    def by_it(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
        item = moment.before.objects.get(happening.by or "")
        if item is None or item.ability is None or item.ability.name != name or item.source is None:
            return False
        if role == "source":
            return _object(moment, item.source, value, frame, moment.back)
        return usual(moment, happening, frame, role, value)

    return by_it


def _expend(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """The mana spent on spells this turn reaches a number with a payment."""
    if role == "number":
        return int(happening.get("before", 0)) < int(value) <= int(happening.get("before", 0)) + happening.amount
    return _usual(moment, happening, frame, role, value)


def _day_or_night(_moment: Moment, happening: Event, _frame: Frame, role: str | None, value: Said) -> bool:
    return role is None or happening.get("origin") in value


def _cycled(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """A card is cycled when it is discarded to pay for a cycling ability (702.29c)."""
    if role is None:
        item = moment.after.objects.get(happening.by or "")
        return item is not None and item.ability is not None and item.ability.name in CYCLING
    return _usual(moment, happening, frame, role, value)


def _with_another(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Tell whether what mentored or enlisted another creature, and that one, are as described (702.134c, 702.154c)."""
    if role in ("mentored", "enlisted"):
        return _object(moment, tuple(happening.get(role)), value, frame, False)
    return _usual(moment, happening, frame, role, value)


def _crewed(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "vehicle":
        return _object(moment, tuple(happening.get("vehicle")), value, frame, False)
    return _usual(moment, happening, frame, role, value)


def _clashed(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role == "won":
        return bool(happening.get("won")) == bool(value)
    return _usual(moment, happening, frame, role, value)


def _unlocked(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Ask which door is unlocked; a permanent is fully unlocked as it gets the last of its unlocked designations (709.5i)."""
    if role == "door":
        return happening.get("door") in value
    if role == "fully":
        record = moment.after.objects.get(happening.of or "")
        room = room_of(moment.after, record) if record is not None else None
        whole = record is not None and room is not None and len(unlocked(record, room)) == len(room.faces)
        return whole == bool(value)
    return _usual(moment, happening, frame, role, value)


_PERMANENT_CARD = Filter((Test("status", "permanent-card"),), "card")


def _descended(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """A permanent card was put into a player's graveyard from anywhere."""
    if role == "player":
        record = moment.after.objects.get(happening.of or "") or moment.before.objects.get(happening.of or "")
        return record is not None and is_player(moment, record.owner, value, frame)
    moved = _move(None, "graveyard", None)
    return moved(moment, happening, frame, None, None) and moved(moment, happening, frame, "object", _PERMANENT_CARD)


CYCLING = ("cycling", "typecycling")
"""Names of the abilities that cycle a card (702.29a, 702.29f)."""


def _tapped_for_mana(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role is None:
        return bool(happening.get("tapped")) and happening.get("source") is not None
    if role == "object":
        return _object(moment, tuple(happening.get("source")), value, frame, False)
    return _usual(moment, happening, frame, role, value)


def _attached(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    if role is None:
        return happening.kind == "attach" or bool(happening.get("attached"))
    if role == "to":
        host = happening.get("to") if happening.kind == "attach" else happening.get("attached")
        return _object(
            moment, (host, 0) if host in moment.after.players else _current(moment, host), value, frame, False
        )
    if role == "object":
        return _object(moment, _current(moment, happening.of), value, frame, False)
    return _usual(moment, happening, frame, role, value)


def _unattached(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Ask about what ceased to be attached: taken off, moved to another host, or gone (701.3d); it looks back (603.10c)."""
    was = moment.before.objects.get(happening.of or "")
    if was is None or was.attached is None:
        return False
    if role is None:
        return was.place == BATTLEFIELD and (happening.kind != "attach" or happening.get("to") != was.attached)
    if role == "from":
        host = moment.before.objects.get(was.attached)
        left = 1 if happening.get("host_left") else 0
        return _object(moment, (was.attached, 0 if host is None else host.number - left), value, frame, True)
    if role == "object":
        return _object(moment, was.ref, value, frame, True)
    return _usual(moment, happening, frame, role, value)


def _tapped(moment: Moment, happening: Event, frame: Frame, role: str | None, value: Said) -> bool:
    """Ask about a permanent that becomes tapped, and about who taps it; an untapped one is one that was untapped before."""
    if role == "player":
        tapper = happening.get("tapper")
        if tapper is None:
            raise Unsupported(phrase("who taps a permanent that no player is told to tap"), "701.21a")
        return is_player(moment, tapper, value, frame)
    if role == "object" and Test("status", "untapped") in value.tests:
        return _object(moment, _of_event(happening), value, frame, True)
    return _usual(moment, happening, frame, role, value)


_WAYS: dict[str, Way] = {
    "transform": _turned_over(False),
    "convert": _turned_over(True),
    "life-falls": lambda _moment, _happening, _frame, _role, _value: False,  # of all damage at once: see life_floors
    "enters": _move(True, BATTLEFIELD, None),
    "leaves": _move(False, None, BATTLEFIELD),
    "dies": _move(False, "graveyard", BATTLEFIELD),
    "exile": _move(None, "exile", None),
    "move": _move(None, None, None),
    "block": _block,
    "becomes-blocked": _becomes_blocked,
    "step": _step,
    "damage": _damage,
    "pay-life": _paid_life,
    "chapter": _chapter,
    "expend": _expend,
    "gain-level": _gain_level,
    "exploit": _by_the_keyword("exploit", _usual),
    "champion": _by_the_keyword("champion", _move(None, "exile", None)),
    "room": _room,
    "put-counters": _counters,
    "day-night": _day_or_night,
    "cycle": _cycled,
    "clash": _clashed,
    "crew": _crewed,
    "mentors": _with_another,
    "enlist": _with_another,
    "saddles": _crewed,
    "taps-for-mana": _tapped_for_mana,
    "tap": _tapped,
    "attach": _attached,
    "unattach": _unattached,
    "unlock": _unlocked,
    "descend": _descended,
    "becomes-target": _targeted,
    **dict.fromkeys(
        (
            "cast",
            "activate",
            "copied",
            "play-land",
            "attack",
            "attacks-with",
            "unblocked",
            "gain-life",
            "lose-life",
            "draw",
            "discard",
            "sacrifice",
            "destroy",
            "untap",
            "add-mana",
            "remove-counters",
            "crime",
            "airbend",
            "earthbend",
            "blight",
            "forage",
            "firebend",
            "waterbend",
            "connives",
            "manifests-dread",
            "discovers",
            "collects-evidence",
            "gives-gift",
            "time-travels",
            "proliferates",
            "investigates",
            "incubates",
            "ventures",
            "solves",
            "endures",
            "becomes-suspected",
            "becomes-plotted",
            "foretells",
            "plots",
            "wins-flip",
            "loses-flip",
            "ring-tempts",
            "complete-dungeon",
            "becomes-monstrous",
            "becomes-prepared",
            "becomes-saddled",
            "becomes-crewed",
            "explores",
            "becomes-renowned",
            "evolves",
            "trains",
            "regenerate",
            "create",
            "counter",
            "search",
            "shuffle",
            "reveal",
            "scry",
            "surveil",
            "roll",
            "exert",
            "mutate",
            "lose-game",
            "win-game",
            "phase-in",
            "phase-out",
            "turn-face-up",
            "monarch",
            "initiative",
        ),
        _usual,
    ),
}
