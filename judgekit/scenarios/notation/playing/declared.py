"""A card that is said to be played where it was, or may now be, declared: to cast an S-trigger behind the break is to declare it.

Who has declared it and says that it is cast says the same once more; where several wait, it is the one that comes next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judgekit.core.json_values import Json
from judgekit.engine import Question, Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.running import Run
from judgekit.table.notation import NotationWords


def meant_by_playing(
    run: Run, notation: NotationWords, action: Mapping[str, Json], before: Question | None, hand: bool
) -> dict[str, Json] | None:
    """Return the step that is meant where a player plays a card that is declared; None where the declaration says it already.

    Args:
        run: the running situation.
        notation: the game's words.
        action: what is said.
        before: the declaration that the line before answered, None where it answered none.
        hand: whether the card lies in the hand now.
    """
    step, by, question = dict(action), action.get("by"), run.table.position.question
    key = next((one for one in notation.instead if one in step), "")
    if not key:
        return step
    declares, plain = notation.instead[key], step[key]
    said = {declares: [plain], **{name: value for name, value in step.items() if name != key}}
    if question is not None and (question.kind, question.by) == (declares, by):
        return said
    last = _last_declared(run.table.records(0), declares, by)
    if last is None or not _names(run, last, plain):
        further = before is not None and (before.kind, before.by) == (declares, by) and _offers(run, before, plain)
        return said if further else step
    if question is not None and question.by == by:
        waiting = [
            one for one in notation.waiting(question) if run.scene.name_of(question.position, one.source) == plain
        ]
        if len(waiting) == 1:
            return {question.kind: waiting[0].label, "by": by}
        if question.of and run.scene.name_of(question.position, question.of) == plain:
            return None  # what has to be decided is about it
    return step if hand else None


def _last_declared(records: Iterable[Record], kind: str, by: Json) -> Record | None:
    """Return the last declaration of a player."""
    found = None
    for one in records:
        if one.what == "decision" and one.question is not None and (one.question.kind, one.question.by) == (kind, by):
            found = one
    return found


def _names(run: Run, record: Record, plain: Json) -> bool:
    assert record.question is not None
    return _holds(run.scene.write_choice(record.question, record.choice), plain)


def _offers(run: Run, question: Question, plain: Json) -> bool:
    """Tell whether something is among what can be declared."""
    return any(_holds(run.scene.write_choice(question, choice), plain) for choice in question.legal())


def _holds(written: Json, plain: Json) -> bool:
    listed = written if isinstance(written, (list, tuple)) else [written]
    return any(
        one == plain or (isinstance(one, (list, tuple, Mapping)) and words(plain) in map(words, one)) for one in listed
    )


def declared_none(run: Run, kind: str, by: Json) -> bool:
    """Tell whether a player's last declaration of a kind declared nothing, as where nothing could be declared."""
    last = _last_declared(run.table.records(0), kind, by)
    if last is None or last.question is None:
        return False
    return run.scene.write_choice(last.question, last.choice) in ("none", "", [], {})
