"""500-505, 512-514: phases, steps and their turn-based actions."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Consequences, Event, Task, Unsupported, event, to_do
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.damage.damage import remove_damage
from judgekit.games.mtg.actions.drawing import discarding
from judgekit.games.mtg.actions.phase_out_until import held_out
from judgekit.games.mtg.instructions.making import lose
from judgekit.games.mtg.instructions.skipping import TURN, refuse_skipped_extra_turns, skipped, skips_extra_turn
from judgekit.games.mtg.layers.durations import expire
from judgekit.games.mtg.layers.effect_scope import no_effects_at_all
from judgekit.games.mtg.layers.forbidding import allowed, ever_allowed, forbidden
from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.layers.player_rules import hand_size_effects, hand_size_of
from judgekit.games.mtg.meaning.history import keep_beginning
from judgekit.games.mtg.meaning.range_of_influence import settle_ranges
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.multiplayer.grand_melee import MARKERS
from judgekit.games.mtg.multiplayer.turn_markers import next_in_melee
from judgekit.games.mtg.multiplayer.vanguard import hand_size_rules
from judgekit.games.mtg.multiplayer.who_left import OF_THE_ACTIVE_PLAYER, turn_goes_on_without
from judgekit.games.mtg.stack.priority import next_player
from judgekit.games.mtg.state.extra_turns import know_that_turn, take_extra_turn, turn_not_taken
from judgekit.games.mtg.state.game import GAME, MtgDraft, active_players, first_in_turn_order, sharing_turns, turn_order
from judgekit.games.mtg.state.objects import Mana
from judgekit.games.mtg.state.status import DUE, phases_in_for, untapping
from judgekit.games.mtg.state.zones import BATTLEFIELD, permanents, zone_key
from judgekit.games.mtg.terms.events import COMBAT_STEPS, MAIN_PHASES, STEPS
from judgekit.games.mtg.terms.values import MANA_TYPES
from judgekit.games.mtg.turn.begun_cleanup import looks_for_cleanup
from judgekit.games.mtg.turn.continuous_control import begin_watching, update_control
from judgekit.games.mtg.turn.extra_phases import after_phase, ends_its_phase
from judgekit.games.mtg.turn.player_control import begin_control, control_waits
from judgekit.games.mtg.turn.players_leaving import turn_not_begun
from judgekit.games.mtg.turn.starting import skips_first_draw
from judgekit.games.mtg.turn.state_based_actions import pending

_PHASING = ("502.1", "702.26a", "703.4a")
"""The rules of phasing out and in, at the beginning of the untap step."""

_UNTAPPING = "502.3"
"""The rule of what untaps."""

_PRIORITY_IN_CLEANUP: Final = "514.3a"
"""The rule by which somebody gets priority in the cleanup step after all."""

_CLEANUP = "514.2"
"""The rule by which damage and effects of the turn end."""

_HAND_SIZE = "514.1"
"""The rule by which the active player discards in the cleanup step."""

_TURN: Final = "500.1"
"""The rule of the parts of a turn."""

PHASE: Final = {
    **dict.fromkeys(("untap", "upkeep", "draw"), "beginning"),
    "precombat-main": "precombat-main",
    **dict.fromkeys(COMBAT_STEPS, "combat"),
    "postcombat-main": "postcombat-main",
    **dict.fromkeys(("end", "cleanup"), "ending"),
}
"""The phase each step belongs to."""

PRIORITY_RULES: Final = {
    "upkeep": "503.1",
    "draw": "504.2",
    "precombat-main": "505.5",
    "beginning-of-combat": "507.2",
    "declare-attackers": "508.2",
    "declare-blockers": "509.4",
    "combat-damage": "510.3",
    "end-of-combat": "511.1",
    "postcombat-main": "505.5",
    "end": "513.1",
    "cleanup": _PRIORITY_IN_CLEANUP,
}
"""The rule by which the active player gets priority in a step."""


WITHOUT_PRIORITY: Final = ("untap", "cleanup")
"""Steps in which normally nobody gets priority (502.4, 514.3)."""


WAITED: Final = {"upkeep": "503.1a", "combat-damage": "510.3a", "end-of-combat": "511.2"}
"""By which rule abilities that have triggered are put on the stack at the beginning of a step."""


def opening(step: str, priority: str | None, before: bool = False) -> tuple[Task, ...]:
    """Return the agenda of a start position, the last task first.

    Args:
        step: the step or main phase it is.
        priority: who has priority; None where the step has only begun and its turn-based actions are still to come.
        before: they are still to come in any case.
    """
    if before or priority is None or step in ("untap", "cleanup"):
        return (Task("end-step"), Task("step-actions", (step,)), Task("open-step", (step,)))
    return (Task("end-step"), Task("open-priority", (priority,)))


@GAME.task("open-step")
def open_step(draft: MtgDraft, step: str) -> None:
    """Open a game as a step begins, or as the next one does where an effect skips it (500.10, 614.10)."""
    first = unskipped(draft, step)
    if first != step:
        draft.drop_agenda()
        draft.do("begin-step", first if first is not None else "cleanup")


@GAME.task("open-priority")
def open_priority(draft: MtgDraft, player: str) -> Ask | None:
    """Open a game in the middle: a player has priority, and what the rules do before that was done."""
    begin_watching(draft)
    if draft.players[player].lost:
        draft.do("receive-priority", next_player(draft, player), ("800.4a",))
        return None
    draft.set(priority=player)
    return Ask("priority", player)


UNTIL_TURN_ENDS: dict[str, tuple[str, str]] = {}
"""Details of permanents that say nothing after the turn in which they were set: what the trace says then, and the rule."""


def _no_longer(draft: MtgDraft) -> None:
    """Take from permanents the designations that they had until the turn ends."""
    for id in draft.zones.get(BATTLEFIELD, ()):
        details = draft.objects[id].details
        over = [name for name, _ in details if name in UNTIL_TURN_ENDS] if details else ()
        for name in over:
            what, rule = UNTIL_TURN_ENDS[name]
            draft.note(what, of=id, rules=(rule,))
        if over:
            draft.change(id, details=tuple(pair for pair in details if pair[0] not in over))


@GAME.task("begin-turn")
def begin_turn(draft: MtgDraft, player: str) -> None:
    """Begin a turn: what was counted for the turn before is forgotten (102.1, 500.7)."""
    cast = [who for who, _ in draft.facts.get("spells_cast", ())]
    if "active" in draft.facts:
        draft.set(spells_last_turn=tuple((one, cast.count(one)) for one in sorted(set(cast))))
        draft.set(cast_before=tuple((one, cast.count(one)) for one in active_players(draft)))
    _no_longer(draft)
    draft.set(active=player, turn=draft.facts.get("turn", 0) + 1)
    know_that_turn(draft)
    for fact in ("history", "spells_cast", "expended", "activated", "times_resolved", "triggered", "combats"):
        draft.drop_fact(fact)
    before = dict(draft.facts.get("last_turns", ()))
    last = {**before, **dict.fromkeys(sharing_turns(draft, player), draft.facts["turn"])}
    draft.set(turn_before=before.get(player))
    draft.set(last_turns=tuple(sorted(last.items())))
    settle_ranges(draft)
    for id, record in draft.players.items():
        if record.lands_played:
            draft.change_player(id, lands_played=0)
    for one in sharing_turns(draft, player):
        expire(draft, ("next-turn", one))
    begin_control(draft, sharing_turns(draft, player))
    draft.note("turn", of=player, rules=(_TURN,))
    keep_beginning(draft)
    first = _unskipped(draft, 0)
    draft.do("begin-step", first if first is not None else "cleanup")


STEPLESS: Final[tuple[str, ...]] = (
    "view",
    "permanents",
    "attackers",
    "blockers",
    "legends",
    "state-based-actions-settled",
)
"""Derived values that do not depend on the step as long as no effect changes what anything is like."""


@GAME.task("begin-step")
def begin_step(draft: MtgDraft, step: str) -> None:
    """Begin a step or phase: effects that last until it expire, then its turn-based actions.

    CR 500.5, 500.10, 501.1, 512.1.
    """
    # A change of step forgets everything derived. With no effect anywhere nothing of this can have changed, and working it
    # out anew at every step is what a game that is only passed through would spend most of its time on.
    kept = {key: draft.memo[key] for key in STEPLESS if key in draft.memo} if no_effects_at_all(draft) else {}
    draft.set(step=step, passed=0, priority=None)
    if draft.facts.get("drawn_in_step"):
        draft.set(drawn_in_step=())
    draft.memo.update(kept)
    draft.note("step", of=step, rules=(_TURN,))
    if step in MAIN_PHASES:
        _counted_main_phase(draft, step)
    expire(draft, ("step", step))
    draft.do("end-step")
    draft.do("step-actions", step)


def _counted_main_phase(draft: MtgDraft, step: str) -> None:
    """Count the main phases of a turn; where it began in the middle of a turn, one was before the postcombat one (505.1a)."""
    turn, number = draft.facts.get("main_phases", (0, 0))
    before = number if turn == draft.facts["turn"] else MAIN_PHASES.index(step)
    draft.set(main_phases=(draft.facts["turn"], before + 1))


@GAME.task("step-actions")
def step_actions(draft: MtgDraft, step: str) -> None:
    """Do the turn-based actions of a step, let abilities trigger on its beginning, then give priority (117.3a).

    CR 117.2c, 502.4, 503.1, 513.1, 703.1.
    """
    begin_watching(draft)
    tasks = [to_do(name) for name in TURN_BASED.get(step, ())]
    if turn_goes_on_without(draft):
        draft.note("no-active-player", rules=("800.4j",))
        tasks = [task for task in tasks if task.name not in OF_THE_ACTIVE_PLAYER]
    if step != "cleanup":
        tasks.append(to_do("step-begun", step))
    elif looks_for_cleanup(draft):
        tasks.insert(0, to_do("step-begun", step))
    if step in PRIORITY_RULES and step != "cleanup":
        tasks.append(to_do("step-priority", step))
    if step in WITHOUT_PRIORITY:
        tasks.append(to_do("step-watched", step))
    draft.next(*tasks)


@GAME.task("step-watched")
def step_watched(draft: MtgDraft, step: str) -> Ask | None:
    """Stop where a scenario wants to look at a step in which nobody gets priority, once it is over (502.4, 514.3)."""
    pauses = [(step, None), *((step, player) for player in active_players(draft))]
    if draft.facts.get("pause") not in pauses:
        return None
    draft.drop_fact("pause")
    return Ask("proceed", draft.facts["active"], then=Task("proceed"))


@GAME.task("step-begun")
def step_begun(draft: MtgDraft, step: str) -> None:
    """Let what watches for the start of the step trigger (500.6, 503.1a)."""
    if step in MAIN_PHASES:
        # A scenario may begin in the phase itself, with what happens at its start still to come.
        began = draft.facts.get("main_phases", (0, MAIN_PHASES.index(step) + 1))[1]
        draft.propose(event("step", draft.facts["active"], step=step, nth=began))
        return
    draft.propose(event("step", draft.facts["active"], step=step))


@GAME.event("step")
def step_begins(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a step or phase begins: all of them do, in every turn (500.1, 500.6)."""
    draft.cite(_TURN)
    return None


@GAME.task("step-priority")
def step_priority(draft: MtgDraft, step: str) -> None:
    """The active player gets priority, in the upkeep after what triggered since the untap step is put on the stack (503.1a)."""
    waited = (WAITED[step],) if step in WAITED and draft.waiting else ()
    draft.do("receive-priority", first_in_turn_order(draft), ("117.3a", PRIORITY_RULES[step], *waited))


EMPTIES_FIRST: Final = "mana empties before effects expire"
"""Policy: as a step ends its mana empties, then what lasts until its end expires (500.4, 500.5); later books turn the order."""
GAME.policies[EMPTIES_FIRST] = True


@GAME.task("end-step")
def end_step(draft: MtgDraft) -> None:
    """End a step or phase: mana empties, effects that last until its end expire, the next one begins.

    What triggered while nobody could get priority is held until somebody does (502.4).

    CR 500.2, 500.3, 500.5, 514.3a.
    """
    step = draft.facts["step"]
    following = _following(draft, step)
    leaves_phase = following is None or PHASE[following] != PHASE[step] or ends_its_phase(draft, step)
    if leaves_phase:
        following = after_phase(draft, following)
    draft.set(priority=None)
    if step == "untap" and draft.waiting:
        draft.cite("502.4")
    pools = (to_do("empty-pools", leaves_phase),) if any(one.pool for one in draft.players.values()) else ()
    over = (to_do("combat-over"),) if leaves_phase and PHASE[step] == "combat" else ()
    after = to_do("begin-step", following) if following is not None else to_do("begin-turn", next_active(draft))
    ends = (*pools, *over) if draft.game.policies[EMPTIES_FIRST] else (*over, *pools)
    draft.next(*ends, after)


def _lasts(draft: MtgDraft, mana: Mana, leaves_phase: bool) -> bool:
    """Tell whether a player does not lose a mana as the present step ends, since what made it says so."""
    step = draft.facts["step"]
    if mana.until == "end-of-combat" and leaves_phase and PHASE[step] == "combat":
        return False
    return mana.until is not None and step != "cleanup"


def types_that_stay(draft: MtgDraft, player: str) -> frozenset[str]:
    """Return the types of mana that a player does not lose as steps and phases end, since an ability says so (106.4)."""
    said = {entry.ability.get("mana") for entry in allowed(draft, "not-lose-mana", player)}
    return frozenset(symbol for symbol in MANA_TYPES.values() if None in said or symbol in said)


@GAME.task("empty-pools")
def empty_pools(draft: MtgDraft, leaves_phase: bool) -> None:
    """At the end of each step and phase unused mana empties from the players' pools (106.4, 500.4)."""
    for id, player in draft.players.items():
        staying = types_that_stay(draft, id)
        lost = [one.type not in staying and not _lasts(draft, one, leaves_phase) for one in player.pool]
        lose(draft, id, lost, "500.4", "106.4", "703.4q")


def _following(draft: MtgDraft, step: str) -> str | None:
    """Return the step after a step; None at the end of the turn. Additional steps come first (500.8, 500.9)."""
    extra = draft.facts.get("extra_steps", ())
    while extra:
        first: str = extra[0]
        extra = extra[1:]
        draft.set(extra_steps=extra)
        if not skipped(draft, draft.facts["active"], first):
            if step == first == "cleanup":
                draft.note("another-cleanup", of=draft.facts["active"], rules=(_PRIORITY_IN_CLEANUP,))
            return first
    if step == "cleanup":
        return None
    return _unskipped(draft, STEPS.index(step) + 1)


def unskipped(draft: MtgDraft, step: str) -> str | None:
    """Return the first step from a step on that is not skipped, None where the turn has no more (500.10)."""
    return _unskipped(draft, STEPS.index(step))


def _unskipped(draft: MtgDraft, place: int) -> str | None:
    """Return the first step from a place on that is not skipped (500.10): by an effect, or for want of attackers (508.8).

    CR 614.10.
    """
    active = draft.facts["active"]
    without = draft.facts.get("no_combat_steps", ())
    while place < len(STEPS):
        step = STEPS[place]
        if step == "beginning-of-combat" and skipped(draft, active, "combat"):
            place = STEPS.index("postcombat-main")
        elif step in without or (step == "draw" and skips_first_draw(draft)) or skipped(draft, active, step):
            place += 1
        else:
            return step
    return None


def next_active(draft: MtgDraft) -> str:
    """Return whose turn is next: the latest extra turn first, else the next player in turn order who skips none (500.7).

    CR 102.1, 614.10.
    """
    if draft.facts.get(MARKERS):
        refuse_skipped_extra_turns(draft)
        return next_in_melee(draft)
    extra = draft.facts.get("extra_turns", ())
    while extra:
        extra = extra[1:]
        first = take_extra_turn(draft, 0)
        if draft.players[first].lost:
            turn_not_begun(draft, first)
        elif not skips_extra_turn(draft, first):
            draft.note("extra-turn", of=first, rules=("500.7",))
            return first
        else:
            control_waits(draft, first)
        turn_not_taken(draft)
    seats = tuple(draft.players)
    over = active_players(draft)
    place = seats.index(over[-1])
    while True:
        place = (place + 1) % len(seats)
        player = seats[place]
        if draft.players[player].lost:
            turn_not_begun(draft, player)
        elif not skipped(draft, player, TURN):
            return player
        else:
            control_waits(draft, player)


TURN_BASED: Final[dict[str, tuple[str, ...]]] = {
    "untap": ("phasing", "day-night-check", "untapping", "untapped"),
    "draw": ("draw-for-turn",),
    "precombat-main": ("lore-counters",),
    "beginning-of-combat": ("begin-combat",),
    "declare-attackers": ("declare-attackers",),
    "declare-blockers": ("declare-blockers",),
    "combat-damage": ("assign-combat-damage",),
    "cleanup": ("discard-to-hand-size", "cleanup-damage", "cleanup-check"),
}
"""Tasks of the turn-based actions of each step, in order (703.4)."""


@GAME.task("phasing")
def phasing(draft: MtgDraft) -> None:
    """Permanents with phasing phase out, phased-out ones of the active player phase in, at once (502.1).

    CR 702.26c, 702.26d, 703.4a.
    """
    active = active_players(draft)
    out = [
        record
        for record in permanents(draft)
        if view_of(draft).of(record.id).has("phasing") and view_of(draft).of(record.id).controller in active
    ]
    records = [draft.objects[id] for id in draft.zones.get(BATTLEFIELD, ())]
    back = [
        record
        for record in records
        if record.phased_out and (phases_in_for(record) in active or record.get(DUE)) and not record.get("indirect")
    ]
    events = [event("phase-out", record.id, number=record.number, rules=_PHASING) for record in out]
    for record in tuple(back):
        if held_out(draft, record.ref):
            back.remove(record)
            draft.cite("610.4a")
    for record in back:
        overdue = ("702.26n",) if record.get(DUE) else ()
        events.append(event("phase-in", record.id, number=record.number, rules=(*_PHASING, *overdue)))
    draft.propose(*events)


@GAME.task("untapping")
def untap_permanents(draft: MtgDraft) -> Ask | None:
    """The active player untaps the permanents that can untap, all at once (502.3, 703.4b)."""
    draft.note("untap-step", of=draft.facts["active"], rules=(_UNTAPPING, "703.4b"))
    choosers: dict[str, list[str]] = {}
    if ever_allowed(draft, _STAYING):
        for id, held in _untapping(draft):
            if not held and allowed(draft, _STAYING, id):
                choosers.setdefault(view_of(draft).of(id).controller, []).append(id)
    if len(choosers) > 1:
        raise Unsupported(phrase("several players who choose what stays tapped in one untap step"), _UNTAPPING)
    for player, ids in choosers.items():
        return asking("choose", player, ids, 0, None, Task("untap-limited"), _UNTAPPING)
    draft.do("untap-limited", ())
    return None


@GAME.task("untap-limited")
def untap_limited(draft: MtgDraft, staying: tuple[str, ...]) -> Ask | None:
    """Where no more than so many can untap, the active player chooses which of them do (502.3, 101.2)."""
    for entry in in_force(draft, "cant"):
        if entry.ability.name != "untap" or entry.ability.get("number") is None:
            continue
        most = amount(view_of(draft), entry.ability.get("number"), entry.frame)
        limited = [
            id
            for id, held in _untapping(draft)
            if not held and id not in staying and concerns(draft, entry, draft.objects[id].ref)
        ]
        for player in active_players(draft):
            own = [id for id in limited if view_of(draft).of(id).controller == player]
            if len(own) > most:
                rules = (_UNTAPPING, "101.2")
                return asking("choose", player, own, most, most, Task("untap-chosen", (staying, tuple(own))), *rules)
    draft.do("untap-others", staying)
    return None


@GAME.task("untap-chosen")
def untap_chosen(draft: MtgDraft, staying: tuple[str, ...], limited: tuple[str, ...], chosen: tuple[str, ...]) -> None:
    """What was not chosen among permanents of which only so many can untap stays tapped (502.3)."""
    draft.do("untap-limited", (*staying, *(id for id in limited if id not in chosen)))


_STAYING = "choose-no-untap"
"""What lets a player choose that a permanent stays tapped (502.3)."""


def _untapping(draft: MtgDraft) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the tapped permanents of the active players, each with the rules by which it can't untap, none where it can."""
    active = active_players(draft)
    for record in permanents(draft):
        if record.tapped and view_of(draft).of(record.id).controller in active:
            yield record.id, forbidden(draft, "untap", record.id)


def _untapping_too(draft: MtgDraft) -> Iterator[str]:
    """Yield the tapped permanents that an effect untaps during the untap step of another player than its own (502.3).

    What keeps a permanent from untapping during its controller's untap step is no matter here.
    """
    active = active_players(draft)
    demands = [one for one in in_force(draft, "must") if one.ability.name == "untap-with-others"]
    demands = [one for one in demands if one.frame.you not in active]
    for record in permanents(draft) if demands else ():
        own = view_of(draft).of(record.id).controller in active
        if record.tapped and not own and any(concerns(draft, entry, record.ref) for entry in demands):
            yield record.id


@GAME.task("untap-others")
def untap_others(draft: MtgDraft, staying: tuple[str, ...]) -> None:
    """Untap what can untap at once, but for what its controller chose to leave tapped (502.3, 703.4b)."""
    events = []
    for id, held in _untapping(draft):
        if held or id in staying:
            draft.note("stays-tapped", of=id, rules=(_UNTAPPING, *held))
        else:
            events.append(untapping(draft, id, None, _UNTAPPING))
    events.extend(untapping(draft, id, None, _UNTAPPING) for id in _untapping_too(draft))
    draft.propose(*events)


@GAME.task("untapped")
def untapped(draft: MtgDraft) -> None:
    """Effects that kept permanents from untapping during one untap step of their controllers end (611.2a)."""
    for active in active_players(draft):
        expire(draft, ("after-untap", active))


@GAME.task("draw-for-turn")
def draw_for_turn(draft: MtgDraft) -> None:
    """The active player draws a card (121.1, 504.1, 703.4c)."""
    active = active_players(draft)
    rules = ("504.1", "703.4c", *(("805.4b",) if len(active) > 1 else ()))
    draft.next(*(Task("draw-cards", (player, 1, None, rules, None)) for player in active))


@GAME.task("discard-to-hand-size")
def discard_to_hand_size(draft: MtgDraft) -> Ask | None:
    """Discard of the active player, to the maximum hand size (514.1, 703.4n)."""
    for active in active_players(draft):
        most = hand_size_of(draft, active)
        hand = draft.zones.get(zone_key("hand", active), ())
        if most is None or len(hand) <= most:
            continue
        surplus = len(hand) - most
        rules = (_HAND_SIZE, "703.4n", "402.2", *hand_size_effects(draft, active), *hand_size_rules(draft, active))
        draft.note("cleanup-discard", of=active, rules=rules)
        args = (tuple(hand), surplus, surplus, rules)
        return Ask("discard", active, args=args, then=Task("cleanup-discarded"))
    return None


@GAME.task("cleanup-discarded")
def cleanup_discarded(draft: MtgDraft, chosen: tuple[str, ...]) -> None:
    """Discard the chosen cards at once."""
    if len(active_players(draft)) > 1:
        draft.do("discard-to-hand-size")
    draft.propose(*(discarding(draft, id, None, _HAND_SIZE) for id in chosen))


@GAME.task("cleanup-damage")
def cleanup_damage(draft: MtgDraft) -> None:
    """Damage is removed and effects that last until end of turn end, at once (514.2, 703.4p)."""
    draft.note("cleanup", rules=(_CLEANUP, "703.4p"))
    for id in draft.zones.get(BATTLEFIELD, ()):
        if draft.objects[id].marked_damage or draft.objects[id].deathtouched:
            draft.note("remove-damage", of=id)
            remove_damage(draft, event("remove-damage", id, rules=(_CLEANUP, "120.6")))
    expire(draft, ("end-of-turn",))
    update_control(draft)


@GAME.task("cleanup-check")
def cleanup_check(draft: MtgDraft) -> None:
    """Normally nobody gets priority; if anything happens or waits, the active player does, and another cleanup step follows.

    CR 704.3.
    """
    draft.set(priority=None)
    if not pending(draft) and not draft.waiting:
        draft.cite("514.3")
        return
    draft.note("cleanup-priority", rules=(_PRIORITY_IN_CLEANUP,))
    draft.set(extra_steps=("cleanup", *draft.facts.get("extra_steps", ())))
    draft.do("receive-priority", turn_order(draft)[0], (_PRIORITY_IN_CLEANUP,))
