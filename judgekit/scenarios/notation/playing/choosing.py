"""A choice that is said before anybody asks for it: what waits resolves first, a player who names something says yes to it.

A decision that has one legal answer is made without asking; who says that answer says nothing new.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import islice

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, IllegalAnswer, Question, Record, Refused
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.running import Run
from judgekit.scenarios.sessions import ScriptedTable
from judgekit.table.adapter import GameAdapter, Unscripted
from judgekit.table.choices import ACCEPT, DECLINED, says_yes_or_no

_MOST_ORDERS = 121
"""Orders looked at for the one that begins as was said: those of five things, and one more."""
Perform = Callable[[Mapping[str, Json], Mapping[str, Json]], None]
"""Does a step; the decision that the step after it makes stays open."""
_NAMES = re.compile(
    r"(?:(?P<who>[A-H])\s+)?(?:chooses?|names?|says?)\s+(?P<what>[^(),;:]+)"
    r"|(?:(?P<who_ja>[A-H])[がは]\s*)?(?P<what_ja>[^(),;:]+?)を(?:選ぶ|選択する|指定する|指名する|宣言する|選択|指定)"
)
"""A choice in words of no row: a creature type, the name of a card."""
_MAY = frozenset(("optional", "replacement"))
"""Kinds of question by which a player may do something: who names with what says yes to it."""


def gone_on_to(
    run: Run, action: Mapping[str, Json], perform: Perform, idle: Collection[str], since: int
) -> tuple[bool, list[Bilingual]]:
    """Go on to the decision that a choice is for, where it is not open yet.

    Args:
        run: the running situation.
        action: the step that chooses; `@of` says for what.
        perform: does a step that leads there.
        idle: kinds of question at which players may let go on.
        since: number of the record with which the line before began.

    Returns:
        Whether the choice is made already, and what has to be said aloud.

    Raises:
        JudgekitError: the decision is not reached; what was done on the way is to be taken back.
    """
    by, plain, of = str(action.get("by")), action["choose"], str(action.get("@of", ""))
    action = {key: value for key, value in action.items() if key != "@of"}
    scene, granted = run.scene, list[Bilingual]()
    begun, resolved = since, False
    asked = run.table.position.question
    if (other := _who_gives_up(run, plain, by)) and asked is not None:
        raise IllegalAnswer(asked, plain, _decides(other, by))
    if asked is not None and asked.by == by and asked.kind in idle and _befell(run.table.records(0), plain, by, of):
        return True, [_only(by)]
    while (question := run.table.position.question) is not None and _lets_go_on(question, idle, plain, scene):
        if _made(run.table.records(begun), by, plain, scene) or (resolved and _given_up(run, plain, by, begun)):
            return True, [*granted, _only(by)]  # an ability that triggers on it waits already
        waiting = scene.game_value(run.table.position, "stack-bottom-up", None)
        if waiting is None or not waiting.value:
            if plain == ACCEPT and not resolved and _paid(run.table.records(since), by):
                return True, [_of_what_was_declared(by)]  # what had to be paid for the deed before is paid
            if plain == DECLINED and not resolved and _paid(run.table.records(since), by):
                unpaid = phrase("what {by} declared has been paid for: without that it is not declared", by=by)
                raise NotationUnclear(unpaid, str(plain))
            over = _of_a_fight(run, scene) if not resolved else ""
            if (
                over
            ):  # an ability of what fights triggers as it is dealt damage: the choice for it is said with the block
                begun, resolved = len(run.table.trace.records), True
                _on(perform, {"advance": over}, action)
                continue
            if not resolved and _given_up(run, plain, by, since) and not _chose(run.table.records(since), by):
                return True, [_only(by)]  # what somebody else gave up with it is said already
            if not resolved:
                return False, []
            raise IllegalAnswer(question, plain, _why_not(run, plain, by, begun))
        # What resolves may make an ability trigger, and that is what asks: a creature dies, "you may" comes behind it.
        begun, resolved = len(run.table.trace.records), True
        _on(perform, {"resolve": "top"}, action)
        english, japanese = scene.notation.passing
        granted.append(Bilingual(f"全員が{japanese}をパスする", f"all players pass {english}"))
    fitting = question is not None and fits(question, plain, scene)
    if question is not None and not fitting and question.kind not in _MAY:
        # Somebody has to decide something else, and this choice was made before that, being the only one.
        made = _made(run.table.records(begun), by, plain, scene)
        return made, [*granted, *([_only(by)] if made else [])]
    names_more = question is not None and not says_yes_or_no(plain) and not fitting
    if question is not None and names_more and question.kind in _MAY and question.by == by:
        begun = len(run.table.trace.records)
        _on(perform, {"choose": ACCEPT, "by": by}, action)
        granted.append(Bilingual(f"{by}は「はい」を選ぶ", f"{by} says yes"))
        if _made(run.table.records(begun), by, plain, scene):
            return True, granted
    return False, granted


def only_no(scene: GameAdapter, question: Question) -> bool:
    """Tell whether a player may do something and can only decline it."""
    legal = list(islice(question.legal(), 2)) if question.kind == "optional" else []
    return len(legal) == 1 and scene.write_choice(question, legal[0]) == DECLINED


def _why_not(run: Run, plain: Json, by: str, since: int) -> Refused:
    """Return why a player is not asked for a choice as something resolves: who cannot pay what it asks for cannot say yes."""
    if other := _who_gives_up(run, plain, by):
        return _decides(other, by)
    for record in run.table.records(since) if plain == ACCEPT else ():
        question = record.question
        if question is None or question.by != by or not question.of or not only_no(run.scene, question):
            continue
        of = run.scene.name_of(question.position, question.of)
        cannot = phrase("{by} does not have what {of} asks for", by=by, of=of)
        return Refused((*run.scene.notation.unpayable, *record.rules), cannot)
    return Refused((), phrase("{by} is asked for nothing of that kind as it resolves", by=by))


def _of_a_fight(run: Run, scene: GameAdapter) -> str:
    """Return the step by which the fight is over that goes on; empty where none does."""
    step = scene.game_value(run.table.position, "step", None)
    return scene.notation.fights.get(str(step.value), "") if step is not None else ""


def _on(perform: Perform, step: Mapping[str, Json], action: Mapping[str, Json]) -> None:
    """Do a step; a decision may be open behind it."""
    try:
        perform(step, action)
    except Unscripted:
        return


def _paid(records: Iterable[Record], by: str) -> bool:
    """Tell whether a player has paid for a declaration: what was paid for a spell or an ability is said with that."""
    asked = (one.question for one in records if one.question is not None and one.question.by == by)
    return any(one.kind == "payment" and one.of not in one.position.objects for one in asked)


def _of_what_was_declared(by: str) -> Bilingual:
    return Bilingual(f"{by}が支払うのは宣言したことのコスト", f"what {by} pays is the cost of what {by} declared")


def _only(by: str) -> Bilingual:
    return Bilingual(f"{by}の選択肢はほかになかった", f"{by} had no other choice")


def _lets_go_on(question: Question, idle: Collection[str], plain: Json, scene: GameAdapter) -> bool:
    """Tell whether players may go on at a question, and a choice is not for it."""
    return question.kind in idle and not fits(question, plain, scene)


def fits(question: Question, plain: Json, scene: GameAdapter) -> bool:
    """Tell whether a choice answers a question."""
    try:
        return isinstance(question.judge(scene.read_choice(question, plain)), Allowed)
    except (JudgekitError, TypeError, ValueError, KeyError, AttributeError, IndexError):
        return False


def _made(records: Iterable[Record], by: str, plain: Json, scene: GameAdapter) -> bool:
    """Tell whether a player has made a choice, having no other: what one chose among several is not chosen once more."""
    for record in records:
        question = record.question
        if record.what != "decision" or question is None or question.by != by:
            continue
        try:
            if scene.read_choice(question, plain) == record.choice and len([*islice(question.legal(), 2)]) == 1:
                return True
        except (JudgekitError, TypeError, ValueError, KeyError, AttributeError, IndexError):
            continue
    return False


_GIVEN_UP = frozenset(("sacrifice", "discard"))
"""What who has nothing else does without being asked."""


def _given_up(run: Run, plain: Json, by: str, since: int) -> bool:
    """Tell whether what a player names of the own is what had to be given up as it resolved, nothing else being there."""
    named = {words(one) for one in (plain if isinstance(plain, list) else [plain])}
    gone = {str(one.of) for one in run.table.records(since) if one.of and one.what in _GIVEN_UP}
    owners = {(run.scene.place_of(run.table.position, one) or ("", ""))[0] for one in named & gone}
    return named <= gone and owners == {by}


def _chose(records: Iterable[Record], by: str) -> bool:
    """Tell whether a player has decided something among several."""
    asked = (one.question for one in records if one.what == "decision" and one.question is not None)
    return any(len([*islice(question.legal(), 2)]) > 1 for question in asked if question.by == by)


_BEGINS = frozenset(("attack", "cast", "play", "use"))
"""What players do by which abilities trigger."""


def _who_gives_up(run: Run, plain: Json, by: str) -> str:
    """Return who has sacrificed what another player is said to choose, having nothing else; empty where nobody has (701.17a)."""
    records = run.table.records(0)
    last = max((place for place, one in enumerate(records) if one.what in _BEGINS), default=len(records))
    named = {words(one) for one in (plain if isinstance(plain, list) else [plain])}
    gone = [str(one.of) for one in records[last:] if one.what == "sacrifice" and str(one.of) in named]
    owners = [(run.scene.place_of(run.table.position, one) or ("", ""))[0] for one in gone]
    chosen = any(_chooses(one, by, run) for one in records[last + 1 :])
    return "" if chosen else next((one for one in owners if one not in ("", by)), "")


def _decides(other: str, by: str) -> Refused:
    return Refused((), phrase("{by} decides, not {by_2}", by=other, by_2=by))


def _chooses(record: Record, by: str, run: Run) -> bool:
    """Tell whether a player has decided something, other than whether to go on."""
    question = record.question
    return (
        record.what == "decision"
        and question is not None
        and question.by == by
        and question.kind not in run.scene.resting
        and question.kind != "payment"
    )


def _befell(records: Sequence[Record], plain: Json, by: str, of: str) -> bool:
    """Tell whether what a player chooses is what an effect has done something with already, nothing else being there for it."""
    last = max((place for place, one in enumerate(records) if one.what in _BEGINS), default=len(records))
    done = {
        str(one.of)
        for one in records[last:]
        if one.of and one.changes and one.by not in (None, one.of, by) and of in ("", one.by)
    }
    named = {words(one) for one in (plain if isinstance(plain, list) else [plain])}
    return bool(named) and named <= done


def named_freely(statement: Statement, players: Iterable[str], japanese: Mapping[str, str]) -> dict[str, Json] | None:
    """Return the step by which a player chooses what words of no row say; None where nobody does.

    Args:
        statement: what was said.
        players: the players.
        japanese: words of the game in Japanese, by the English by which positions name them.
    """
    found = _NAMES.fullmatch(statement.body)
    if found is None:
        return None
    who = statement.who or found.group("who") or found.group("who_ja") or ""
    what = (found.group("what") or found.group("what_ja")).strip()
    what = next((english for english, said in japanese.items() if said == what), what)
    return {"choose": what, "by": who} if who in players else None


def order_completed(run: Run, action: Mapping[str, Json], ordered: Collection[str]) -> Mapping[str, Json]:
    """Return a choice that puts things in an order with the last of them, where all others were named.

    Args:
        run: the running situation.
        action: the step that chooses.
        ordered: kinds of decision that put things in an order.
    """
    question, plain = run.table.position.question, action.get("choose")
    if question is None or question.kind not in ordered or not isinstance(plain, (list, str)):
        return action
    named = list(plain) if isinstance(plain, list) else [plain]
    written = (run.scene.write_choice(question, one) for one in islice(question.legal(), _MOST_ORDERS))
    begun = [one for one in written if isinstance(one, list) and one[: len(named)] == named]
    return {**action, "choose": begun[0]} if len(begun) == 1 else action


def only_answer(run: Run, step: Mapping[str, Json]) -> dict[str, Json]:
    """Return the only answer, besides none, of the decision that a step answers without saying what.

    Raises:
        NotationUnclear: nobody decides that now, or there are several answers.
    """
    kind = next(key for key, value in step.items() if value == "@only")
    question = run.table.position.question
    legal = []
    if question is not None and question.kind == kind:
        legal = [run.scene.write_choice(question, choice) for choice in islice(question.legal(), _MOST_ORDERS)]
        legal = [plain for plain in legal if plain and plain != "none"]
    if len(legal) != 1:
        raise NotationUnclear(
            phrase("which one is meant?") if legal else phrase("there is nothing of that kind to decide now"),
            kind,
            0,
            tuple(words(one) for one in legal),
        )
    return {kind: legal[0]}


def goes_on_with(run: Run, choice: object) -> bool:
    """Tell whether what is said goes on with a choice where a decision is open: a mode that has such a target (601.2c)."""
    there = run.table.copied()
    there.go_on()
    asked = there.position.question
    try:
        there.answer(choice)
    except JudgekitError:
        return False
    return asked is None or asked.kind != MODE or _all_is_asked_for(there, run.scene.resting)


MODE = "mode"
"""What is announced with a spell before its targets, and before how it is paid for (601.2b)."""


def all_is_asked_for(run: Run, question: Question) -> bool:
    """Tell whether all that is said with a deed is asked for behind an answer, where that is a mode of it."""
    return question.kind != MODE or _all_is_asked_for(run.table.copied(), run.scene.resting)


def _all_is_asked_for(there: ScriptedTable, resting: Collection[str]) -> bool:
    try:
        there.settle()
    except Unscripted:
        return True
    except JudgekitError:
        return False
    question = there.position.question
    return question is None or question.kind not in resting or not there.lays_down
