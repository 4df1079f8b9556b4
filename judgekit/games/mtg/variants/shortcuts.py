"""725: shortcuts and loops: sequences of choices taken at once, and loops of mandatory actions, by which the game is a draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Ask, IllegalAnswer, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.long_loops import reckon
from judgekit.games.mtg.stack.priority import PASS
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, turn_order
from judgekit.games.mtg.state.zones import STACK
from judgekit.mechanics.abilities.choosing import DECLINED
from judgekit.table.adapter import Misfit, Session, Unscripted

MOST_DECISIONS = 4_000
"""Decisions of one shortcut after which it is given up: longer ones are not taken one by one."""

LONGEST_PERIOD = 40
"""Resolutions in one round of a loop that is recognised."""

ROUNDS = 4
"""Equal rounds after which a sequence of resolutions is taken for a loop."""

Place = Mapping[str, Json]
Perform = Callable[[Session, Mapping[str, Json]], None]


class LoopWatch:
    """What resolved while all players passed, to tell a loop that nothing but mandatory actions keep going (725.4)."""

    def __init__(self) -> None:
        self._resolved: list[tuple[object, ...]] = []
        self._period = 0
        self._standing: list[tuple[int, ...]] = []

    def look(self, position: MtgPosition) -> bool:
        """Note what is about to resolve; tell whether the same resolutions have come round and round, and would for ever.

        Args:
            position: the game when a player has priority.
        """
        stack = position.zones.get(STACK, ())
        if not stack:
            self._resolved.clear()
            self._standing.clear()
            return False
        if position.facts.get("passed", 0):
            return False
        top = position.objects[stack[-1]]
        if top.kind != "ability":
            self._resolved.clear()
            self._standing.clear()
            return False
        self._resolved.append((top.source[0] if top.source is not None else None, top.ability, len(stack)))
        self._standing.append(_resources(position))
        self._period = next((one for one in range(1, LONGEST_PERIOD + 1) if self._comes_round(one)), 0)
        return self._period > 0

    def involved(self, position: MtgPosition) -> tuple[str, ...]:
        """Return who controls the sources of the abilities that went round, in turn order (801.16)."""
        there = {str(id) for id, *_ in self._resolved[-self._period :] if id in position.objects}
        controllers = {view_of(position).of(id).controller for id in there}
        return tuple(player for player in turn_order(position) if player in controllers)

    def _comes_round(self, period: int) -> bool:
        """Tell whether the last resolutions are equal rounds of so many, and no player ran out of anything meanwhile."""
        needed = period * ROUNDS
        if len(self._resolved) < needed + 1:
            return False
        last = self._resolved[-needed:]
        if any(last[place] != last[place - period] for place in range(period, needed)):
            return False
        before, now = self._standing[-needed - 1], self._standing[-1]
        return all(had <= has for had, has in zip(before, now, strict=True))


def _resources(position: MtgPosition) -> tuple[int, ...]:
    """Return what a loop could use up: life, cards in libraries, counters that have an end, and missing poison counters."""
    found: list[int] = []
    for id, player in position.players.items():
        found += [player.life, len(position.zones.get(f"library/{id}", ())), -player.count("poison")]
    found.append(sum(number for record in position.objects.values() for _, number in record.counters))
    found.append(len(position.zones.get("battlefield", ())))
    return tuple(found)


@GAME.task("loop-is-a-draw")
def loop_is_a_draw(draft: MtgDraft, involved: tuple[str, ...], unless: bool = False) -> None:
    """A loop of only mandatory actions makes the game a draw; nobody has to break it with anything else (725.4, 725.5).

    Args:
        draft: the game.
        involved: who controls the objects of the loop: with a limited range it is a draw for those whom they reach.
        unless: a player could have stopped it by what an "unless" names, and did not (725.6).
    """
    draft.note("loop", rules=("725.4", "725.5", *(("725.6",) if unless else ()), "104.4b"))
    draft.propose(event("draw-game", involved[0] if involved else turn_order(draft)[0], involved=involved[1:]))


def _of_an_unless(question: Question) -> bool:
    """Tell whether a decision is whether a player pays what an "unless" names (118.12a)."""
    then = question.ask.then
    return question.kind == "optional" and then is not None and then.name == "unless-answered"


def check_loop(table: Session) -> None:
    """Do the step `check: mandatory-loop`: all players pass until the same mandatory actions have come round and round.

    What would stop the loop by way of an "unless" is done only where the file answers so; nobody has to do it (725.6).
    """
    watch, unless = LoopWatch(), False
    for _ in range(MOST_DECISIONS):
        question = table.position.question
        if question is not None and _of_an_unless(question) and not table.left_open(question):
            table.answer(DECLINED)
            unless = True
            continue
        if question is None or table.stopped():
            return
        if question.kind != "priority":
            raise Unscripted(question)
        if watch.look(table.position):
            table.interrupt(Task("loop-is-a-draw", (watch.involved(table.position), unless)))
            return
        if not table.position.zones.get(STACK):
            break
        table.answer(PASS)
    raise IllegalAnswer(
        None, "mandatory-loop", Refused(("725.4",), phrase("no loop of mandatory actions goes on here"))
    )


@GAME.task("shortcut")
def shortcut(draft: MtgDraft, by: str, rules: tuple[str, ...]) -> None:
    """Record that a sequence of choices was proposed and accepted or shortened (725.2).

    CR 725.1, 725.1b, 725.2a, 725.2b.
    """
    draft.note("shortcut", by=by, rules=rules)


@GAME.task("choose-otherwise")
def choose_otherwise(draft: MtgDraft, player: str) -> Ask:
    """Give the player at whose place a shortcut was shortened priority, who must not pass as was proposed (725.2c)."""
    draft.take()
    draft.set(no_pass=player)
    draft.note("priority", of=player, rules=("725.2c",))
    return Ask("priority", player)


def propose(table: Session, action: Mapping[str, Any], perform: Perform) -> None:
    """Do the step `propose-shortcut`.

    Its value says what is proposed: `{until: {step: end, priority: B}}`, all players passing up to there, or
    `{repeat: [steps], times: n, between: [steps]}`, steps taken again and again (725.2a). Beside it,
    `shortened: {B: {step: …, priority: B}}` names where another player will choose otherwise, which becomes the end of the
    sequence (725.2b); that player may not pass there, as the proposal had it (725.2c).

    Args:
        table: the table.
        action: the step.
        perform: does one step of a sequence.

    Raises:
        IllegalAnswer: the shortcut cannot be proposed or taken.
    """
    said = action["propose-shortcut"]
    if not isinstance(said, Mapping):
        raise Unsupported(phrase("a shortcut that is described in words"), "725.2a")
    if not ({"until", "repeat"} & set(said)):
        raise Misfit(
            phrase("what is proposed is missing"),
            ("propose-shortcut",),
            "{until: {step: …}} or {repeat: [...], times: n}",
        )
    question = table.position.question
    by = str(action.get("by", question.by if question is not None else ""))
    if question is None or question.kind != "priority" or question.by != by:
        raise IllegalAnswer(
            question, "propose-shortcut", Refused(("725.2a",), phrase("the player with priority proposes"))
        )
    rules = ["725.2", "725.2a"]
    shortened = action.get("shortened") or {}
    ending = said.get("until")
    for place in shortened.values() if isinstance(shortened, Mapping) else ():
        ending = place
        rules.append("725.2b")
    if by in shortened:
        raise IllegalAnswer(question, "shortened", Refused(("725.2b",), phrase("another player shortens it")))
    table.interrupt(Task("shortcut", (by, tuple(rules))))
    if "repeat" in said:
        _repeat(table, said, ending, perform)
    else:
        _pass_until(table, ending)
    question = table.position.question
    if shortened and question is not None and question.kind == "priority" and question.by in shortened:
        table.interrupt(Task("choose-otherwise", (question.by,)))


def _reached(position: MtgPosition, place: Place) -> bool:
    question = position.question
    if question is None or question.kind != "priority":
        return False
    step = place.get("step")
    if step is not None and position.facts.get("step") != step:
        return False
    if "active" in place and position.facts.get("active") != place["active"]:
        return False
    return "priority" not in place or question.by == place["priority"]


def _pass_until(table: Session, place: object) -> None:
    """Let all players pass until a place where a player has priority."""
    if not isinstance(place, Mapping) or set(place) - {"step", "priority", "active"}:
        raise Misfit(phrase("a place is named by step, priority and active"), ("propose-shortcut", "until"))
    for _ in range(MOST_DECISIONS):
        question = table.position.question
        if question is None or table.stopped():
            return
        if _reached(table.position, place):
            return
        if question.kind != "priority":
            raise Unscripted(question)
        table.answer(PASS)
    raise IllegalAnswer(None, "propose-shortcut", Refused(("725.2a",), phrase("that place is never reached")))


def _repeat(table: Session, said: Mapping[str, Any], ending: Any, perform: Perform) -> None:
    """Take a sequence of steps so many times, with the steps of `between` between one time and the next."""
    steps, times = said["repeat"], str(said.get("times", ""))
    if not isinstance(steps, list | tuple) or not steps or not times.replace("_", "").isdecimal():
        raise Misfit(
            phrase("steps and how often they are taken are expected"),
            ("propose-shortcut",),
            "{repeat: [...], times: 10}",
        )
    number, between = int(times.replace("_", "")), said.get("between") or ()
    if number * (len(steps) + len(between)) > MOST_DECISIONS:
        if isinstance(ending, Mapping):
            raise Unsupported(phrase("a long loop that is shortened"), "725.2b")
        reckon(table, steps, between, number, perform)
        return
    for turn in range(number):
        for step in (*steps, *(between if turn + 1 < number else ())):
            perform(table, step)
            if isinstance(ending, Mapping) and _reached(table.position, ending):
                return
