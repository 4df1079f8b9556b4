"""What is told with a spell and only chosen as it resolves, no target: it waits where somebody responds in the next sentence."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.together import several
from judgekit.scenarios.snapshots import Snapshot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_NO_TARGET = ("解決時に選ぶ(対象に取らない)", "chosen as it resolves, no target")


class Waits(NamedTuple):
    """A table on which something was cast for which a choice is said that comes as it resolves.

    Attributes:
        there: the table once it was cast.
        done: how many steps had been done then.
        granted: what was taken for granted then.
        choice: the step that chooses; empty where nothing is.
        of: what is cast, on top of what waits.
        line: how many lines had been told before.
        below: what waits under it, for which a choice is said too.
    """

    there: Snapshot
    done: int
    granted: tuple[Bilingual, ...]
    choice: Mapping[str, Json]
    of: str
    line: int
    below: tuple[Waits, ...]


def chosen_as_it_resolves(table: NotationTable, step: Mapping[str, Json]) -> bool:
    """Do a step with what it names chosen as it resolves, where it has no targets; return whether it was, said aloud."""
    there, done, granted = table.run.table.snapshot(), len(table.steps), list(table.granted)
    named = several(step["targets"])
    choice = {"choose": named[0] if len(named) == 1 else named, "by": step.get("by")}
    try:
        table.step({key: value for key, value in step.items() if key != "targets"})
        cast = _waiting(table, choice, table.there.stack())
        table.step(choice)
    except JudgekitError:
        table.back_to(there, done)
        table.granted, table.open, table.refused = granted, None, None
        return False
    table.cast = cast
    _say(table, there, named)
    return True


def _waiting(table: NotationTable, choice: Mapping[str, Json], stack: list[str]) -> Waits:
    top, granted = stack[-1] if stack else "", tuple(table.granted)
    return Waits(table.run.table.snapshot(), len(table.steps), granted, choice, top, len(table.past), table.below)


def _say(table: NotationTable, since: Snapshot, named: list[Json]) -> None:
    records = table.run.table.records(since.records)
    targeted = any(one.question is not None and one.question.kind == "targets" for one in records)
    ja, en = ("誘発型能力の対象", "the target of what triggers") if targeted else _NO_TARGET
    shown = [*map(words, named)]
    table.grant(Bilingual(f"{'、'.join(shown)}は{ja}", f"{', '.join(shown)} is {en}"))


def waits_for_a_response(table: NotationTable) -> bool:
    """Let what the sentence before cast wait again, where its choice was made at once; return whether it does."""
    cast, told = table.cast, len(table.past)
    if cast is None or not cast.of or cast.line not in (told - 1, told) or table.written.situation.exact:
        return False
    table.back_to(cast.there, cast.done)
    table.granted, table.open, table.refused = list(cast.granted), None, None
    table.below, table.cast = ((*cast.below, cast) if cast.choice else cast.below), None
    return True


def choose_for_what_waited(table: NotationTable) -> None:
    """Make the choices that were said for what waited under a response, once that has resolved, the last one first.

    What can't be chosen any more is chosen anew as it resolves, which is said aloud.
    """
    cast, stack = table.cast, table.there.stack()
    if table.below and table.open is None and stack and stack[-1] != table.below[-1].of:
        cast = _waiting(table, {}, stack)  # the response waits itself: it may be answered too
    while table.below and table.open is None and table.there.stack():
        *rest, last = table.below
        before, done = table.run.table.snapshot(), len(table.steps)
        table.below = tuple(rest)
        try:
            table.step({"resolve": "top"})
            asked = table.run.table.position.question
            if table.open is None and (asked is None or asked.kind in table.run.scene.resting):
                continue  # nothing else could be chosen
            table.step(last.choice)
        except JudgekitError:
            table.back_to(before, done)
            table.open = table.refused = None
            anew = Bilingual(
                f"{last.of}で選ぶものは解決時に選び直す", f"what {last.of} chooses is chosen anew as it resolves"
            )
            table.grant(anew)
            break
        _say(table, before, several(last.choice["choose"]))
    table.below, table.cast = (), cast
