"""608.2c: instructions followed in the order written, each by its verb; impossible parts are ignored (101.3, 609.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from judgekit.core.typed import TypeVar
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported
from judgekit.games.mtg.abilities.choosing import OBJECT_CHOICES, asking
from judgekit.games.mtg.abilities.referred import changed_since
from judgekit.games.mtg.abilities.who_chooses import (
    DECIDER,
    ONE_DECIDES,
    able_to_choose,
    choice_in_range,
    choosable,
    decided_by,
    settle_decider,
)
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import matching, told_apart
from judgekit.games.mtg.meaning.keyword_meanings import keyword_rules
from judgekit.games.mtg.meaning.outside_the_game import rules_of_outside, something_kept_outside
from judgekit.games.mtg.meaning.references import ACTIVE_MEANT, ENTERING, kept_out
from judgekit.games.mtg.meaning.unresolved import Undetermined, lost_target
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import amount, players_of, those
from judgekit.games.mtg.state.context import close_frame, frame_of, settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players, present, turn_order
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.state.unknown_cards import not_known
from judgekit.games.mtg.state.zones import passed_over
from judgekit.games.mtg.terms.records import YOU, Action, Filter, Formula, Reference, Test
from judgekit.mechanics.unknown_cards import LEFT_OUT

Instruction = Callable[[MtgDraft, int, Action], Ask | None]

INSTRUCTIONS: dict[str, Instruction] = {}
"""How each verb is followed; gets the draft, the number of the frame and the action."""


AS_IT_ENTERS: dict[str, Callable[[MtgDraft, int, Action], bool]] = {}
"""Verbs that, said of a permanent that is about to enter, change how it enters; each tells whether it was said of one."""


SEEN_ENTERING: list[Callable[[MtgDraft, Event], View]] = []
"""What everything is like while a permanent is about to enter; filled by the chapter on entering (614.12)."""


def view_for(draft: MtgDraft, key: int) -> View:
    """Return the view for a frame; a permanent about to enter is in it as it would be on the battlefield (614.12)."""
    frame = frame_of(draft, key)
    return SEEN_ENTERING[0](draft, frame.event) if kept_out(frame) else view_of(draft)


def instruction(verb: str) -> Callable[[Instruction], Instruction]:
    """Return a decorator that makes a function the way a verb is followed."""

    def register(function: Instruction) -> Instruction:
        INSTRUCTIONS[verb] = function
        return function

    return register


@GAME.task("follow")
def follow(draft: MtgDraft, key: int, actions: tuple[Action, ...], place: int) -> Ask | None:
    """Follow instructions from one place on (608.2c)."""
    if place >= len(actions):
        return None
    if place + 1 < len(actions):
        draft.do("follow", key, actions, place + 1)
    action = actions[place]
    return perform(draft, key, action)


def perform(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Follow one instruction; where it says that objects are chosen, the choice comes first (608.2d)."""
    way = INSTRUCTIONS.get(action.verb)
    if way is None:
        raise Unsupported(phrase("the instruction {verb}", verb=action.verb), "608.2c")
    by = action.get("by")
    if by is not None and action.verb in ONE_DECIDES and by[0] != DECIDER:
        settled_action = settle_decider(draft, key, action, frame_of(draft, key))
        if isinstance(settled_action, Ask):
            return settled_action
        action = settled_action
    active = active_players(draft) if draft.facts.get("shared_turns") else ()
    if len(active) > 1 and mentions_active(action) and settled(draft, key, ACTIVE_MEANT) is None:
        frame = frame_of(draft, key)
        then = Task("active-player-meant", (key, action))
        return Ask("player", frame.you, of=cause(frame), args=(active, (_ONE_OF_THEM,)), then=then)
    if action.of is not None and action.of[0] == "choose" and action.verb not in OWN_CHOICES:
        return _choose_first(draft, key, action)
    if action.of is not None and action.of[0] == "random":
        return _at_random(draft, key, action)
    said_of_entering = AS_IT_ENTERS.get(action.verb)
    if said_of_entering is not None and said_of_entering(draft, key, action):
        return None
    if draft.trace is None:
        return _done(draft, key, action, way)
    # Every write but that of a frame gives the draft a new memo, so that doing nothing at all can be told.
    records, agenda, memo = len(draft.trace.records), draft.agenda, draft.memo
    asked = _done(draft, key, action, way)
    if asked is None and len(draft.trace.records) == records and draft.memo is memo and draft.agenda == agenda:
        _note_nothing(draft, key, action)
    return asked


def _done(draft: MtgDraft, key: int, action: Action, way: Instruction) -> Ask | None:
    """Follow an instruction; one that asks for a fact of an illegal target is left out (608.2b)."""
    try:
        return way(draft, key, action)
    except Undetermined as fault:
        did(draft, key, False)
        what = "not-followed" if fault.of_target else "nothing-done"
        draft.note(what, by=cause(frame_of(draft, key)), rules=fault.rules, verb=action.verb)
        return None


SILENT = frozenset(("nothing", "note", "choose", "repeat", "if", "if-done"))
"""Verbs that settle something, or say what else is followed: nothing needs to happen by them."""


def _note_nothing(draft: MtgDraft, key: int, action: Action) -> None:
    """Say why an instruction did nothing: its target is illegal, what it means is gone, or there is nothing like that.

    CR 107.1, 608.2c.
    """
    frame = frame_of(draft, key)
    if action.verb in SILENT:
        return
    of = action.of
    meant = those(view_of(draft), of, frame) if type(of) is tuple and of[0] not in ("choose", "random") else ()
    if lost_target(frame, action.of):
        rules: tuple[str, ...] = ("608.2b",)
    elif meant and not any(is_there(draft, ref) for ref in meant):
        rules = ("400.7", "609.3")
    else:
        rules = ("101.3", "609.3")
    draft.note("nothing-done", by=cause(frame), rules=rules, verb=action.verb)


_ONE_OF_THEM = "805.9"
"""The rule of which active player is meant where a team shares its turn."""


def mentions_active(part: object) -> bool:
    """Tell whether an instruction, or a part of one, speaks of the active player (102.1)."""
    return isinstance(part, tuple) and (part == ("active",) or any(map(mentions_active, part)))


@GAME.task("active-player-meant")
def active_player_meant(draft: MtgDraft, key: int, action: Action, player: str) -> Ask | None:
    """Follow an instruction by which the active player that its controller has chosen is meant (805.9)."""
    settle(draft, key, ACTIVE_MEANT, ((player, 0),))
    draft.cite(_ONE_OF_THEM)
    return perform(draft, key, action)


@GAME.task("decider-chosen")
def decider_chosen(draft: MtgDraft, key: int, action: Action, player: str) -> Ask | None:
    """Follow an instruction by which the chosen player decides (602.3a, 608.2d)."""
    return perform(draft, key, decided_by(draft, action, player, frame_of(draft, key)))


OWN_CHOICES = frozenset(("sacrifice", "discard", "choose"))
"""Verbs that ask for their objects themselves, of several players in APNAP order."""


def _choose_first(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask for the objects an instruction says are chosen while it is followed (608.2d)."""
    assert action.of is not None
    _, filter, least, most, *rest = action.of
    frame = frame_of(draft, key)
    view = view_for(draft, key)
    by = able_to_choose(draft, rest[0], frame)[0] if rest else frame.you
    fewest = amount(view, least, frame)
    there = offered(draft, key, filter, none=fewest == 0)
    found = [ref for ref in there if is_there(draft, ref) and ref[0] not in kept_out(frame)]
    near = choosable(draft, by, found)
    ids = [ref[0] for ref in near]
    outside = filter.zones is not None and something_kept_outside(draft, by, filter.zones)
    barred = rules_of_outside(draft) if outside else ()
    if not ids:
        draft.note("impossible", of=cause(frame), rules=("609.3", "101.3", *barred))
        settle(draft, key, "did", False)
        return None
    largest = None if most is None else amount(view, most, frame)
    kind = action.verb if action.verb in OBJECT_CHOICES else "choose"
    then = Task("follow-chosen", (key, action))
    rules = (*choice_in_range(draft, found, near), *choice_rules(frame), *_linked_rules(draft, filter, frame), *barred)
    rules = (*rules, *_commander_rules(found, filter), "608.2d")
    return asking(kind, by, ids, fewest, largest, then, *rules, of=cause(frame))


def offered(draft: MtgDraft, key: int, filter: Filter, *, none: bool = False) -> list[Ref]:
    """Return what a player may choose among: what a description means, unknown cards passed over, which the trace says.

    Args:
        draft: the game.
        key: the frame of what is followed.
        filter: the description.
        none: nothing need be chosen.

    Raises:
        NotKnown: nothing else could be chosen than cards of which nobody knows what they are.
    """
    found, unknown = told_apart(view_for(draft, key), filter, frame_of(draft, key))
    records = [draft.objects[ref[0]] for ref in unknown]
    if records and not found and not none:
        raise not_known(draft, records[0])
    leave_out(draft, records)
    return found


def leave_out(draft: MtgDraft, records: Iterable[Object], note: str = LEFT_OUT) -> None:
    """Note of whom cards are that nobody knows, and which may have been chosen if they were known."""
    for owner in dict.fromkeys(record.owner for record in records):
        draft.note(note, of=owner)


def _commander_rules(found: Sequence[Ref], filter: Filter) -> tuple[str, ...]:
    """Return the rule by which a player who has two commanders chooses which of them "your commander" is (702.124e)."""
    of_you = _YOUR_COMMANDER.issubset(filter.tests)
    return ("702.124e",) if of_you and len(found) > 1 else ()


_YOUR_COMMANDER = frozenset((Test("status", "commander"), Test("owner", YOU)))
"""What tells that a filter means "your commander" (903.3)."""


def _at_random(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Let chance take the objects that an instruction says are chosen at random (608.2c)."""
    assert action.of is not None
    _, filter, least, *_ = action.of
    frame = frame_of(draft, key)
    view = view_for(draft, key)
    ids = [ref[0] for ref in matching(view, filter, frame) if is_there(draft, ref) and ref[0] not in kept_out(frame)]
    if not ids:
        draft.note("impossible", of=cause(frame), rules=("609.3", "101.3"))
        settle(draft, key, "did", False)
        return None
    count = min(len(ids), amount(view, least, frame))
    return asking(
        "random", "random", ids, count, count, Task("follow-chosen", (key, action)), "608.2c", of=cause(frame)
    )


def _linked_rules(draft: MtgDraft, filter: Filter, frame: Frame) -> tuple[str, ...]:
    """Return the rules by which only what a linked ability set aside can be chosen: one gained with it, if it was gained."""
    among = filter.get("among")
    if among is None or among[0] != "linked":
        return ()
    record = present(draft, frame.source) if frame.source is not None else None
    had = view_of(draft).of(record.id).abilities if record is not None else ()
    keys = [one.key for one in had if frame.ability is not None and one.ability.links == frame.ability.links]
    gained = bool(keys) and bool(frame.ability and frame.ability.links) and all(key[0] != "printed" for key in keys)
    return ("406.6", "607.2a", "607.5") if gained else ("406.6", "607.2a")


@GAME.task("follow-chosen")
def follow_chosen(draft: MtgDraft, key: int, action: Action, chosen: tuple[str, ...]) -> Ask | None:
    """Follow an instruction with what was chosen for it (608.2d)."""
    found = tuple(("ref", draft.objects[id].ref if id in draft.objects else (id, 0)) for id in chosen)
    changes_zones(draft, key, chosen)
    if action.verb == "tap" and action.of is not None and len(action.of) > 4:
        # "Target player taps a creature": who chooses is who taps it.
        action = action._replace(details=tuple(sorted((*action.details, ("by", action.of[4])))))
    return perform(draft, key, action._replace(of=("union", found)))


MOVED_FOR_ANOTHER = "moved-for-another"
"""Name under which a frame keeps what was chosen to change zones for others that enter with it (614.13b of 2026-04-17)."""


def choice_rules(frame: Frame) -> tuple[str, ...]:
    """Return the rules that keep something out of a choice: what enters, and what was chosen for it before."""
    out = kept_out(frame)
    if not out:
        return ()
    keyword = keyword_rules(frame.ability) if frame.ability is not None else ()
    moved = frame.event.get("moved") or dict(frame.made).get(MOVED_FOR_ANOTHER)
    return (*keyword, "614.13a", *(("614.13b",) if moved else ()))


def changes_zones(draft: MtgDraft, key: int, chosen: tuple[str, ...]) -> None:
    """Keep what was chosen while a permanent enters, so that it is not chosen for that again (614.13b)."""
    out = kept_out(frame_of(draft, key))
    if out and chosen:
        settle(draft, key, ENTERING, tuple(sorted({*out, *chosen})))
        settle(draft, key, "changed-zones", tuple(sorted({*(settled(draft, key, "changed-zones") or ()), *chosen})))


@GAME.task("close-frame")
def end_frame(draft: MtgDraft, key: int) -> None:
    """Forget what instructions settled that are all followed."""
    close_frame(draft, key)


def number(draft: MtgDraft, key: int, formula: Formula | None, default: int = 1) -> int:
    """Return an amount for something done so often or so much; 0 instead of a negative one (107.1b)."""
    if formula is None:
        return default
    found = _cited(draft, key, lambda view: amount(view, formula, frame_of(draft, key)))
    if found < 0:
        draft.cite("107.1b")
        return 0
    return found


FoundT = TypeVar("FoundT")


def _cited(draft: MtgDraft, key: int, ask: Callable[[View], FoundT]) -> FoundT:
    """Return what a question about the game gives, and cite the rules that decided it."""
    view = view_for(draft, key)
    with view.noting() as noted:
        found = ask(view)
    draft.cite(*dict.fromkeys(noted))
    return found


def _affected(draft: MtgDraft, key: int, ask: Callable[[View], FoundT]) -> FoundT:
    """Return whom or what an effect acts on, and cite what decided it: range of influence keeps effects from it (801.10)."""

    def asked(view: View) -> FoundT:
        view.left_out = False
        found = ask(view)
        if view.left_out:
            view.cite("801.10")
        return found

    return _cited(draft, key, asked)


def refs(draft: MtgDraft, key: int, reference: Reference | None) -> tuple[Ref, ...]:
    """Return the objects and players that an instruction means, those that are still what they were (400.7, 608.2b)."""
    if reference is None:
        return ()
    found = _affected(draft, key, lambda view: those(view, reference, frame_of(draft, key)))
    if reference[0] == "all" and any(test.what in CHARACTERISTICS for test in reference[1].tests):
        draft.cite("608.2i")
    if len(found) > 1:
        draft.cite("608.2f")
    if reference[0] == "all":
        draft.cite(*passed_over(draft, reference[1]))
    draft.cite(*changed_since(draft, frame_of(draft, key), reference, found))
    return tuple(ref for ref in found if is_there(draft, ref))


CHARACTERISTICS = frozenset(
    ("type", "supertype", "subtype", "color", "name", "power", "toughness", "mana-value", "not", "either")
)
"""Tests of a filter that ask for the value of a characteristic (608.2i)."""


def is_there(draft: MtgDraft, ref: Ref) -> bool:
    """Tell whether a player is in the game, or an object still the one that was meant."""
    if ref[0] in draft.players:
        return not draft.players[ref[0]].lost
    record = present(draft, ref)
    return record is not None and not record.phased_out


def objects(draft: MtgDraft, key: int, reference: Reference | None) -> tuple[str, ...]:
    """Return the ids of the objects that an instruction means."""
    return tuple(ref[0] for ref in refs(draft, key, reference) if ref[0] in draft.objects)


def players(draft: MtgDraft, key: int, reference: Reference | None) -> tuple[str, ...]:
    """Return the players that an instruction means in APNAP order, its controller where it says nothing (101.4)."""
    if reference is None or reference == ("you",):
        return (frame_of(draft, key).you,)
    found = _affected(draft, key, lambda view: players_of(view, reference, frame_of(draft, key)))
    order = turn_order(draft)
    return tuple(
        sorted(dict.fromkeys(found), key=lambda player: order.index(player) if player in order else len(order))
    )


def the_player(draft: MtgDraft, key: int, reference: Reference | None) -> str:
    """Return the one player that an instruction means.

    Raises:
        Unsupported: it means several, of whom nothing says which one acts.
        Undetermined: it means nobody: the instruction is not followed (101.3).
    """
    found = players(draft, key, reference)
    if len(found) > 1:
        raise Unsupported(
            phrase("one of several players who acts ({found}), where nothing says which", found=", ".join(found)),
            "608.2d",
        )
    if not found:
        if lost_target(frame_of(draft, key), reference):
            raise Undetermined("a player")
        raise Undetermined("a player", ("101.3", "609.3"), of_target=False)
    return found[0]


def apnap_rules(position: MtgPosition, left: tuple[str, ...], chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Return the rules by which several players choose for one action: in order, knowing what was chosen before (101.4b).

    Args:
        position: the game, in which teams may share their turns (805.6).
        left: the players who are still to choose.
        chosen: what was chosen so far.
    """
    if not left and not chosen:
        return ()
    teams = ("805.6",) if position.facts.get("shared_turns") else ()
    return ("101.4", "608.2e", *teams, *(("101.4b",) if chosen else ()))


def cause(frame: Frame) -> str | None:
    """Return the id of what causes the effects of a frame: the object on the stack, or the source."""
    if frame.item is not None:
        return frame.item
    return frame.source[0] if frame.source is not None else None


def keep(draft: MtgDraft, key: int, action: Action, found: tuple[Ref, ...]) -> None:
    """Keep what an instruction acted on under its own name (`as`), and as what was done last."""
    name = action.get("as")
    if name is not None:
        settle(draft, key, name, found)


def did(draft: MtgDraft, key: int, done: bool) -> None:
    """Keep whether the last instruction was done ("if you do", 118.12)."""
    settle(draft, key, "did", done)
