"""603.2, 603.4, 603.6, 603.7, 603.10: abilities trigger on events as they happen; nothing else happens yet."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported
from judgekit.games.mtg.abilities.interpreter import CHARACTERISTICS, cause, instruction
from judgekit.games.mtg.abilities.once_each_turn import acts_once, keep_for_this_turn, known_this_turn, limits_times
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.in_force import InForce, conceivable, concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning import history
from judgekit.games.mtg.meaning.event_support import check_events
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules, rules_of_having
from judgekit.games.mtg.meaning.keyword_support import UNREAD, refuse
from judgekit.games.mtg.meaning.keywords_that_trigger import separate_rules
from judgekit.games.mtg.meaning.kinds_of_ability import is_mana_ability
from judgekit.games.mtg.meaning.last_known import recall
from judgekit.games.mtg.meaning.matching import Moment, matches
from judgekit.games.mtg.meaning.range_of_influence import happens_within, limited, unlimited
from judgekit.games.mtg.meaning.trigger_zones import condition_functions, looks_back, zone_rules
from judgekit.games.mtg.meaning.words import holds
from judgekit.games.mtg.state.context import DOINGS, frame_of, settled
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, editions_of, stated_in
from judgekit.games.mtg.state.meld_leaving import arrivals
from judgekit.games.mtg.state.objects import Frame, Lasting, Waiting
from judgekit.games.mtg.terms.events import SECOND_MAIN
from judgekit.games.mtg.terms.filters import rules_of_words
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Ability, Action, Filter, Pattern
from judgekit.games.mtg.triggers.more_triggers import additional_times
from judgekit.games.mtg.triggers.one_or_more import as_one
from judgekit.games.mtg.triggers.turns_of_teams import for_each_member

LOOKS_BACK = {
    "sacrifice": ("mtg@20260417:603.10a",),
    "phase-out": ("603.10b",),
    "unattach": ("603.10c",),
    "counter": ("603.10e",),
    "lose-game": ("603.10f",),
}
"""The rules by which conditions about other events than moves look back in time."""

KIND_RULES: dict[str, tuple[str, ...]] = {
    "becomes-crewed": ("mtg@20260417:608.2p", "mtg@20260417:702.122d"),
    "becomes-prepared": ("mtg@20260417:722.3a",),
    "becomes-saddled": ("mtg@20260417:702.171b",),
    "gain-life": ("119.9",),
    "mentors": ("mtg@20260417:608.2p",),
    "step": ("603.2b",),
    "tap": ("603.2f",),
    "untap": ("603.2f",),
    "attack": ("508.3a", "508.1m"),
    "attacks-with": ("508.3c", "508.1m"),
    "whole-attack": ("mtg@20260417:508.3d", "508.1m"),
    "block": ("509.5a",),
    "becomes-blocked": ("509.5c",),
    "blocks-too": ("509.5b",),
    "blocked-by": ("509.5d",),
    "unblocked": ("509.5g",),
    "phase-out": ("603.10", *LOOKS_BACK["phase-out"]),
    "unattach": ("603.10", *LOOKS_BACK["unattach"]),
    "counter": ("603.10", *LOOKS_BACK["counter"]),
    "lose-game": ("603.9", "603.10", *LOOKS_BACK["lose-game"]),
}
"""Rules about triggers on kinds of event."""


def _phased_out(before: MtgPosition, happening: Event) -> bool:
    """Tell whether it is a phased-out permanent that leaves with its owner, which no ability sees (702.26d, 702.26k)."""
    record = before.objects.get(happening.of or "") if happening.kind == "move" else None
    return record is not None and record.phased_out


@listener(where=conceivable("triggered"))
def note_triggers(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Let abilities trigger on events that happened, once for each occurrence; nothing happens yet (603.2).

    Conditions that look back are those of the objects and effects just before the event, all others those just after (603.10).

    CR 603.2c, 603.4, 603.6a, 603.6b, 603.6c, 603.7a, 603.7b, 603.10a, 611.3c, 700.4, 702.29c.
    """
    now, earlier = in_force(draft, "triggered"), in_force(before, "triggered")
    if not now and not earlier:
        return
    moment = Moment(before, draft)
    far = limited(draft)
    effects = frozenset((*before.effects, *draft.effects))
    happened = tuple(each for each in happened if not _phased_out(before, each))
    happened = (*happened, *(one for each in happened for one in history.counters_entering(each)))
    parts = [arrivals(draft, each) for each in happened]
    arrived = tuple(one for each in parts for one in each)
    for each, ones in zip(happened, parts, strict=True):
        done: set[object] = set()
        for entry in earlier:
            # Looking back finds the abilities of objects that are gone; a delayed ability that has ended is gone for good.
            if entry.id in effects and entry.id not in draft.effects:
                continue
            if _looks(draft, moment, entry, each, happened, True, far):
                done.add((entry.frame.source, entry.ability))
                _count_parts(draft, before, each, ones)
        for entry in now:
            # What triggered by looking back must not trigger a second time on the game as it is after the same event.
            if (entry.frame.source, entry.ability) not in done:
                for one in ones:
                    if _looks(draft, moment, entry, one, arrived, False, far):
                        _count_parts(draft, before, each, ones)


def _count_parts(draft: MtgDraft, before: MtgPosition, moved: Event, arrived: tuple[Event, ...]) -> None:
    """Cite that a melded permanent that moved counted as one object, or each of its cards as one (713.4e)."""
    if len(arrived) > 1 and before.objects[moved.of or ""].get("melded"):
        draft.cite("713.4e")


def _looks(
    draft: MtgDraft,
    moment: Moment,
    entry: InForce,
    happening: Event,
    happened: tuple[Event, ...],
    back: bool,
    far: bool,
) -> bool:
    """Let one ability look at one event, if it is within range; tell whether it means it."""
    if not far:
        return _try(draft, moment, entry, happening, happened, back, ())
    if not _within_range(draft, moment, entry, happening, back):
        return False
    return _try(draft, moment, entry, happening, happened, back, _crossing(moment, entry, happening))


def _within_range(draft: MtgDraft, moment: Moment, entry: InForce, happening: Event, back: bool) -> bool:
    """Tell whether an ability may trigger as far as its controller's range goes; what else it names must be within it too.

    CR 801.7a.
    """
    near = happens_within(view_of(moment.before if back else moment.after), entry.frame.you, happening)
    if draft.trace is None or (near and _means(moment, entry, happening, back)):
        return near
    wide = Moment(unlimited(moment.before), unlimited(moment.after), moment.happened)
    if _means(wide, entry, happening, back):
        rules = ("801.7", *_crossing(moment, entry, happening))
        draft.note("did-not-trigger", of=entry.id, by=entry.frame.you, rules=rules)
    return near


def _crossing(moment: Moment, entry: InForce, happening: Event) -> tuple[str, ...]:
    """Return the rule for an event by which something goes out of the range of an ability's controller, or into it."""
    near = [happens_within(view_of(when), entry.frame.you, happening) for when in (moment.before, moment.after)]
    return ("801.7a",) if near[0] != near[1] else ()


def _means(moment: Moment, entry: InForce, happening: Event, back: bool) -> bool:
    return any(
        looks_back(pattern, happening) == back
        and _functions(moment, entry, pattern, back)
        and matches(moment, pattern, happening, entry.frame)
        for pattern in entry.ability.when
    )


def _try(
    draft: MtgDraft,
    moment: Moment,
    entry: InForce,
    happening: Event,
    happened: tuple[Event, ...],
    back: bool,
    crossing: tuple[str, ...],
) -> bool:
    """Let one ability trigger on one event, if a condition of it means the event; tell whether one does."""
    for pattern in entry.ability.when:
        if looks_back(pattern, happening) != back or not _functions(moment, entry, pattern, back):
            continue
        if not matches(moment, pattern, happening, entry.frame):
            continue
        if (pattern.batch or _is_whole_attack(pattern)) and _seen_before(
            moment, entry, happening, _of_one_player(pattern, happening, happened)
        ):
            return True
        if pattern.limit is not None and not _in_limit(draft, moment, entry, pattern, happening, happened):
            return True
        if pattern.batch:
            meant = _of_one_player(pattern, happening, happened)
            meant = tuple(
                one for one in meant if any(matches(moment, way, one, entry.frame) for way in entry.ability.when)
            )
            happening = as_one(moment.after, pattern, happening, meant)
        elif pattern.event == "damage":
            dealt = _dealt_at_once(moment, entry, pattern, happening, happened)
            if dealt[0] is not happening:
                return True
            happening = happening._replace(amount=sum(one.amount for one in dealt))
            if pattern.get("excess"):
                excess = excess_damage(moment.before, happening, happened)
                if excess <= 0:
                    return True
                happening = happening._replace(amount=excess)
        times = _occurrences(moment, entry, happening, pattern)
        if len(times) == 1:
            times = list(for_each_member(moment, entry, times[0], pattern))
            crossing = (*crossing, *(("805.4d",) if len(times) > 1 else ()))
        several = sum(1 for each in happened if not each.get("entering")) + len(times) > 2
        rules = (*(("603.2c",) if pattern.batch or several else ()), *crossing)
        if _dealt_by_others_too(moment, entry, pattern, happening, happened):
            rules = (*rules, "120.9")
        if entry.ability.get(UNREAD):
            refuse(entry.ability)
        lasting = draft.effects.get(entry.id)
        if isinstance(lasting, Lasting) and lasting.uses is not None:
            _refuse_choice(moment, entry, happening, happened)
            times = _uses(draft, lasting, times)
        for part in times:
            more = additional_times(moment, entry, part, back)
            stopped = _kept_from_triggering(draft, moment, entry.frame, part)
            _trigger(draft, entry, part, (rules, stopped), isinstance(lasting, Lasting), pattern, more)
        return True
    return False


def _functions(moment: Moment, entry: InForce, pattern: Pattern, back: bool) -> bool:
    """Tell whether a condition functions where the object with the ability is, or was just before (113.6, 113.6k)."""
    position = moment.before if back else moment.after
    record = position.objects.get(entry.id)
    if record is None or entry.frame.source != record.ref:
        return True
    return condition_functions(entry.ability, pattern, record.place, view_of(position).of(entry.id).types)


def _of_one_player(pattern: Pattern, happening: Event, happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events that are one occurrence: what one or more deal to a player, or attack, is one for each player (603.2c)."""
    defender = pattern.get("defender")
    if isinstance(defender, Filter) and defender.kind == "player":
        return tuple(each for each in happened if each.get("defender") == happening.get("defender"))
    to = pattern.get("to")
    if pattern.event != "damage" or not isinstance(pattern.get("source"), Filter) or not isinstance(to, Filter):
        return happened
    return tuple(each for each in happened if each.of == happening.of) if to.kind == "player" else happened


def _dealt_at_once(
    moment: Moment, entry: InForce, pattern: Pattern, happening: Event, happened: tuple[Event, ...]
) -> tuple[Event, ...]:
    """Return the damage dealt at once that is one occurrence for a condition that names only who deals it, or only whom (603.2c).

    A creature that tramples over its blocker "deals damage" once, and one with two blockers "is dealt damage" once.

    CR 510.2.
    """
    source, to = pattern.get("source"), pattern.get("to")
    if (source is None) == (to is None):
        return (happening,)

    def of(each: Event) -> object:
        return each.of if source is None else each.get("source")

    return tuple(
        each
        for each in happened
        if each.kind == happening.kind and of(each) == of(happening) and matches(moment, pattern, each, entry.frame)
    )


def excess_damage(position: MtgPosition, happening: Event, happened: tuple[Event, ...]) -> int:
    """Return how much more damage than is lethal was dealt to a permanent by all sources at once (120.10).

    Args:
        position: the game just before the damage.
        happening: the damage.
        happened: what happened at the same time.
    """
    record = position.objects.get(happening.of or "")
    if record is None:
        return 0
    view = view_of(position)
    values = view.of(record.id)
    dealt = [one for one in happened if one.kind == "damage" and one.of == happening.of and one.amount > 0]
    enough = []
    if "creature" in values.types:
        lethal = max(0, (values.toughness or 0) - record.marked_damage)
        sources = [one.get("source")[0] for one in dealt if one.get("source") is not None]
        deadly = any(id in position.objects and view.of(id).has("deathtouch") for id in sources)
        enough.append(min(1, lethal) if deadly else lethal)
    if "planeswalker" in values.types:
        enough.append(record.count("loyalty"))
    return sum(one.amount for one in dealt) - min(enough) if enough else 0


def _dealt_by_others_too(
    moment: Moment, entry: InForce, pattern: Pattern, happening: Event, happened: tuple[Event, ...]
) -> bool:
    """Tell whether an ability about the damage of certain sources leaves out damage that others deal at the same time (120.9)."""
    if pattern.event != "damage" or pattern.get("source") is None or not _speaks_of_event(entry.ability.do):
        return False
    return any(
        each.kind == "damage" and each.of == happening.of and not matches(moment, pattern, each, entry.frame)
        for each in happened
    )


def _seen_before(moment: Moment, entry: InForce, happening: Event, happened: tuple[Event, ...]) -> bool:
    """Tell whether an event of the same batch was meant before, for a trigger on one or more (603.2c)."""
    for each in happened:
        if each is happening:
            return False
        if any(matches(moment, pattern, each, entry.frame) for pattern in entry.ability.when):
            return True
    return False


def _is_whole_attack(pattern: Pattern) -> bool:
    """Tell whether a condition means a declaration as one event, however many creatures attack ("whenever you attack", 508.3d)."""
    return pattern.event == "attacks-with" and pattern.get("object") is None


def _in_limit(
    draft: MtgDraft, moment: Moment, entry: InForce, pattern: Pattern, happening: Event, happened: tuple[Event, ...]
) -> bool:
    """Tell whether this is the time of the turn that a trigger asks for ("the first time each turn").

    What happened earlier in the turn counts, also before the ability was there.

    CR 608.2i.
    """
    wanted = history.wanted_time(pattern)
    plain = pattern._replace(limit=None, batch=False)
    subject = history.subject_of(pattern, happening)
    same = (each for each in happened if history.subject_of(pattern, each) == subject)
    here = [each for each in same if matches(moment, plain, each, entry.frame)]
    earlier = history.times_happened(draft, plain, entry.frame, happening) - len(here)
    if pattern.batch:
        if wanted > 1:
            raise Unsupported(phrase("a trigger on the second time that one or more of something happen"), "603.2c")
        return earlier <= 0
    return max(0, earlier) + 1 + next(place for place, each in enumerate(here) if each is happening) == wanted


EACH_OF = {"becomes-blocked": ("by", "blockers"), "block": ("attacker", "attackers")}
"""Events that are several ones for a condition which names each of the creatures of a role; the event lists them (700.1)."""


def _names_each(pattern: Pattern) -> bool:
    """Tell whether one happening is several events for a condition (700.1)."""
    return pattern.event in EACH_OF and pattern.get(EACH_OF[pattern.event][0]) is not None


def _so_many(moment: Moment, happening: Event) -> int:
    """Return how many counters were put on, or were really removed: no more than there were (609.3)."""
    record = moment.before.objects.get(happening.of or "") if happening.kind == "remove-counters" else None
    if record is None:
        return happening.amount
    return min(happening.amount, record.count(str(happening.get("counter"))))


def _occurrences(moment: Moment, entry: InForce, happening: Event, pattern: Pattern) -> list[Event]:
    """Return the occurrences in one event: each blocker or attacker of its own where the pattern names it (509.5d).

    CR 509.5b, 509.5c, 700.1.
    """
    if pattern.event in ("put-counters", "remove-counters") and pattern.get("each"):
        return [happening._replace(amount=1)] * _so_many(moment, happening)
    if not _names_each(pattern):
        return [happening]
    role, details = EACH_OF[pattern.event]
    found = []
    for id in happening.get(details, ()):
        one = happening.having(**{details: (id,), role: id})
        if matches(moment, pattern, one, entry.frame):
            found.append(one)
    return found


def _refuse_choice(moment: Moment, entry: InForce, happening: Event, happened: tuple[Event, ...]) -> None:
    """Refuse to choose for a delayed ability which of several simultaneous events it triggers on, where that matters (603.7b).

    Raises:
        Unsupported: its controller would have to choose.
    """
    others = (each for each in happened if each is not happening)
    if _speaks_of_event((entry.ability.do, entry.ability.condition)) and any(
        matches(moment, pattern, each, entry.frame) for each in others for pattern in entry.ability.when
    ):
        raise Unsupported(phrase("the choice among simultaneous events of a delayed triggered ability"), "603.7b")


def _speaks_of_event(term: object) -> bool:
    """Tell whether instructions speak of the event that an ability triggered on."""
    if not isinstance(term, tuple):
        return False
    return (bool(term) and term[0] == "event") or any(_speaks_of_event(part) for part in term)


def _uses(draft: MtgDraft, lasting: Lasting, times: list[Event]) -> list[Event]:
    """A delayed triggered ability without a duration triggers once (603.7b): return the occurrences it triggers on."""
    assert lasting.uses is not None
    left = lasting.uses - len(times)
    if left <= 0:
        draft.drop_effect(lasting.id)
    else:
        draft.put_effect(lasting.id, lasting._replace(uses=left))
    return times[: lasting.uses]


def _with_x_of_cycling(draft: MtgDraft, frame: Frame, happening: Event) -> Frame:
    """Return the frame of a trigger on cycling with the X of the cycling cost, to which its own X refers (107.3e)."""
    cycling = draft.objects.get(happening.by or "")
    if cycling is None or cycling.announced.x is None:
        return frame
    return frame._replace(announced=frame.announced._replace(x=cycling.announced.x))


def _trigger(
    draft: MtgDraft,
    entry: InForce,
    happening: Event,
    rules_for: tuple[tuple[str, ...], tuple[str, ...]],
    delayed: bool,
    pattern: Pattern,
    more: int,
) -> None:
    """Let an ability trigger unless its intervening condition fails (603.4), as many more times as is stated (603.2d)."""
    if happening.kind == "move" and not looks_back(pattern, happening):
        happening = happening.having(number=happening.get("number") + 1, arrived=True)
    frame = entry.frame._replace(event=happening)
    if pattern.event == "cycle":
        frame = _with_x_of_cycling(draft, frame, happening)
    ability = entry.ability
    why, stopped = rules_for
    if stopped:
        draft.note("did-not-trigger", of=entry.id, by=frame.you, rules=stopped)
        return
    rules = ["603.2", *why]
    if frame.announced.x is not None and frame.announced != entry.frame.announced:
        rules.append("107.3e")
    if ability.condition is not None:
        view = view_of(draft)
        with view.noting() as noted:
            met = holds(view, ability.condition, frame)
        seen = tuple(dict.fromkeys(noted))
        if not met:
            draft.note("did-not-trigger", of=entry.id, by=frame.you, rules=("603.4", *seen, *keyword_rules(ability)))
            return
        rules.extend(("603.4", *seen))
    counted = frame._replace(ability=ability)
    if limits_times(counted) and known_this_turn(draft, counted):
        rule = "603.2i" if acts_once(counted) else "603.2"
        draft.note("did-not-trigger", of=entry.id, by=frame.you, rules=(rule,))
        return
    if limits_times(counted) and not acts_once(counted):
        keep_for_this_turn(draft, counted)
    rules.extend((*_rules_of(draft, happening, pattern), *zone_rules(ability, pattern), *keyword_rules(ability)))
    known = recall(draft, frame.source) if frame.source is not None else None
    if known is not None and known.values.abilities:
        rules.extend(rules_of_having((had.ability for had in known.values.abilities), ability))
        if ability.name == "chapter" and known.values.has("read ahead"):
            rules.append("mtg@20260417:702.155a")
    if ability.name is not None:
        rules.extend(_of_several(draft, frame, ability))
    if delayed:
        rules.extend(("603.7", "603.7b"))
        if entry.frame.ability is not None:
            rules.extend(keyword_rules(entry.frame.ability))  # the keyword that created it
    wait(draft, frame, ability, entry.id, tuple(rules), delayed)
    for _ in range(more):
        wait(draft, frame, ability, entry.id, (*rules, "603.2d"), delayed)


_ENTERS_OR_DIES = "enters-or-dies"
"""The kind of what keeps abilities from triggering that says so of dying, too."""


def _kept_from_triggering(draft: MtgDraft, moment: Moment, frame: Frame, happening: Event) -> tuple[str, ...]:
    """Return the rules by which an ability can't trigger: because of its source, of what enters, or of what dies (101.2).

    CR 603.2, 603.10a.
    """
    if frame.source is None:
        return ()
    entering = happening.of if happening.kind == "move" and happening.get("to") == "battlefield" else None
    if found := forbidden(draft, "trigger", frame.source[0], by=entering, kind=_ENTERS_OR_DIES):
        return found
    for entry in in_force(moment.before, "cant"):
        if entry.ability.name == "trigger" and entry.ability.get("kind") == _ENTERS_OR_DIES:
            # What died is looked at as it was, and what keeps abilities from triggering may have died with it.
            dying = Pattern("dies", (("object", entry.ability.get("by")),))
            if matches(moment, dying, happening, entry.frame) and concerns(moment.before, entry, frame.source):
                return ("101.2", "603.2", "603.10a")
    return ()


def _of_several(draft: MtgDraft, frame: Frame, ability: Ability) -> tuple[str, ...]:
    """Return the rule by which several instances of a keyword on one object trigger separately."""
    known = recall(draft, frame.source) if frame.source is not None else None
    return separate_rules(known.values, ability) if known is not None else ()


_WORDS = {"cycle": ("702.29c",), "dies": ("700.4",), "exploit": ("702.110b",), "champion": ("702.72c",)}
"""Rules of words with which an ability names its event."""


def _rules_of_a_move(happening: Event, pattern: Pattern) -> tuple[str, ...]:
    """Return the rules of zone-change triggers: entering, leaving the battlefield, looking back (603.6, 603.10a)."""
    if happening.get("to") == "battlefield":
        return ("603.6", "603.6a", "603.6b", "611.3c")
    if looks_back(pattern, happening):
        return ("603.6", *(("603.6c",) if happening.get("origin") == "battlefield" else ()), "603.10a", "603.10")
    return ("603.6",)


def _rules_of(position: MtgPosition, happening: Event, pattern: Pattern) -> list[str]:
    """Return the rules of the kind of event that an ability triggered on."""
    rules = [*_WORDS.get(pattern.event, ())]
    if happening.get("entering") and happening.kind == "put-counters":
        rules.append("122.6")
    if pattern.get("excess"):
        rules.append("120.10")
    for role, asked in pattern.roles:
        described = asked[-1] if role == "while" else asked
        if isinstance(described, Filter):
            rules.extend(rules_of_words(described.tests, editions_of(position)))
            rules.extend(("202.3",) if described.get("mana-value") is not None else ())
    if _targets_asked(pattern):
        rules.append("115.9c")
    if pattern.get("nth") is not None:
        rules.append("122.7")
    if pattern.get("into") is not None:
        rules.append("701.28e")
    if pattern.event in EACH_OF and pattern.get("number") is not None:
        rules.append("509.5e")
    if SECOND_MAIN in (pattern.get("step") or ()):
        rules.append("mtg@20260417:505.1b")
    if happening.kind == "unlock":
        rules.append("mtg@20260417:709.5i" if pattern.get("fully") else "mtg@20260417:709.5h")
    if happening.kind == "move":
        rules.extend(_rules_of_a_move(happening, pattern))
    rules.extend(rule for rule in LOOKS_BACK.get(pattern.event, ()) if ":" not in rule or stated_in(position, rule))
    kind = pattern.event if pattern.event == "attacks-with" else happening.kind
    rules.extend(KIND_RULES.get("whole-attack" if _is_whole_attack(pattern) else kind, ()))
    if happening.kind in ("block", "becomes-blocked") and happening.get("by") is not None:
        rules.append("509.5d")
    if _names_each(pattern):
        rules.append("700.1")
    if _asks_characteristics(pattern):
        rules.extend(AT_THE_DECLARATION.get(happening.kind, ()))
    return rules


def _targets_asked(pattern: Pattern) -> bool:
    """Tell whether a condition asks what a spell or ability targets and nothing else (115.9c)."""
    what = pattern.get("object")
    return isinstance(what, Filter) and what.get("targets-only") is not None


AT_THE_DECLARATION: dict[str, tuple[str, ...]] = {
    "attack": ("508.2a",),
    **dict.fromkeys(("block", "blocks-too", "becomes-blocked", "blocked-by"), ("509.5f",)),
}
"""Rules by which only what a creature is like as it attacks or blocks counts, and not what it becomes later."""


def _asks_characteristics(pattern: Pattern) -> bool:
    """Tell whether a condition asks what a creature is like, rather than for one certain object (508.2a, 509.5f)."""
    asked = (value.tests for _, value in pattern.roles if isinstance(value, Filter))
    return any(test.what in CHARACTERISTICS for tests in asked for test in tests)


def wait(
    draft: MtgDraft, frame: Frame, ability: Ability, source: str, rules: tuple[str, ...], delayed: bool = False
) -> None:
    """Let an ability wait to be put on the stack (603.3); a triggered mana ability resolves at once (605.4a)."""
    order = 1 + max((one.order for one in draft.waiting), default=0)
    ref = frame.source if frame.source is not None else (source, 0)
    waiting = Waiting(ref, ability, frame.you, frame, order, delayed)
    by_keyword = {"keyword": ability.name} if ability.name in KEYWORDS else {}
    draft.note("triggered", of=ref[0], by=frame.you, rules=rules, **by_keyword)
    if is_mana_ability(ability):
        draft.cite("605.1b")
        draft.do("put-trigger", waiting, None)
        return
    draft.waiting = (*draft.waiting, waiting)


@listener(fact=DOINGS)
def remember_doings(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Keep what happens during a resolution that has a reflexive trigger to look back at it (603.12)."""
    done = draft.facts.get(DOINGS)
    if done is not None:
        draft.set_fact(DOINGS, (*done, *happened))


@instruction("reflexive")
def reflexive(draft: MtgDraft, key: int, action: Action) -> None:
    """Let a reflexive ability trigger, once for each time its event occurred earlier in the resolution (603.12a)."""
    frame = frame_of(draft, key)
    by_resolving = bool(action.get("by-resolving"))
    if not by_resolving and settled(draft, key, "did") is False:
        return
    ability = action.of
    assert isinstance(ability, Ability)
    check_events(ability)
    source = cause(frame) or frame.you
    seen = _seen_in_resolution(draft, frame, ability)
    rules: tuple[str, ...] = ("603.12", *(("603.12a",) if len(seen) > 1 else ()))
    if by_resolving:
        rules = (*(stated_in(draft, "mtg@20260417:603.7h") or ("603.7",)), *stated_in(draft, "mtg@20260417:608.2p"))
    for happening in seen:
        looked_at = frame if happening is None else frame._replace(event=happening)
        wait(draft, looked_at._replace(ability=ability), ability._replace(when=()), source, rules)


def _seen_in_resolution(draft: MtgDraft, frame: Frame, ability: Ability) -> list[Event | None]:
    """Return the events of the present resolution that a reflexive trigger is about; None for what only was done."""
    done: tuple[Event, ...] | None = draft.facts.get(DOINGS)
    if done is None or not ability.when:
        return [None]
    moment = Moment(draft, draft)
    found = [each for each in done if any(matches(moment, pattern, each, frame) for pattern in ability.when)]
    return list(found[:1] if any(pattern.batch for pattern in ability.when) else found)
