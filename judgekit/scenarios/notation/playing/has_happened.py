"""What is told to have happened has happened before the next deed: the game goes on until it has; what never comes is said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.playing.what_came import accepted, tells_what_came, what_came
from judgekit.scenarios.notation.words.english.told_so_far import AFTER_ALL, ALL_RESOLVED, TRIGGER_DONE
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


def has_happened(table: NotationTable, statement: Statement, before: str = "") -> bool:
    """Let the game go on until what a statement tells has happened; return whether it tells such a thing.

    Args:
        table: the table.
        statement: the statement.
        before: what was said before it in the same line; what is told to be done several times waits together.

    Raises:
        NotationUnclear: what triggered is told to have done something, and nothing has triggered.
    """
    if statement.body == TRIGGER_DONE:
        _trigger_done(table, statement)
        return True
    if statement.body == ALL_RESOLVED:
        while table.there.stack() and table.open is None:
            table.step({"resolve": "top"})  # with nothing there a fight goes on no further
        return True
    if statement.body.startswith(AFTER_ALL):
        _done_then(table, replace(statement, body=statement.body[len(AFTER_ALL) :]))
        return True
    if _RESOLVES.fullmatch(statement.body) and (then := _once_it_waits(table)) is not None:
        with suppress(JudgekitError):
            then.do(statement)
            vars(table).update(vars(then))
            return True
    if statement.then and _goes_on_from(table, statement.body):
        _done_then(table, replace(statement, then=False))
        return True
    if not before.endswith(statement.body) and _one_after_the_other(table, statement):
        _done_then(table, statement, told=False)
        return True
    return what_came(table, statement)


_RESOLVES = re.compile(
    r"(?:resolve )?(?:(?:the|its|his|her|their|that|[A-H]'s) )?(?:(?:[A-Z][^,;]*?)(?:'s)?)?"
    r"(?: ?(?:triggered )?(?:trigger|ability))? resolves"
    r"|what triggered resolves|[^,;はを]+?(?:が|は)解決(?:する)?"
)
"""That something resolves, with what it is."""
_MOST_STEPS = 6


def _once_it_waits(table: NotationTable) -> NotationTable | None:
    """Return the table on which a fight has gone on until something waits; None where something does, or nothing will in it."""
    if table.written.situation.exact or table.there.stack() or not table.there.attackers():
        return None
    there = table.copied()
    for _ in range(_MOST_STEPS):
        with suppress(JudgekitError):
            there.step({"pass": "all"})
        if there.open is not None:
            return None
        if stack := there.there.stack():
            of = stack[-1]
            there.grant(
                Bilingual(
                    f"戦闘は{of}の能力が誘発するまで進む", f"combat goes on until the ability of {of} has triggered"
                )
            )
            return there
        if not there.there.attackers():
            return None
    return None


_PLAYS = r"(?:唱え|(?<!攻)撃|打(?!ち消)|使|プレイ|召喚|出[しすさ]|起動|装備|生け贄に)"
_GOES_ON_JA = re.compile(rf"(?P<who>[A-H])[はが](?!.*対応)[^;]*{_PLAYS}")
_FIGHTS_JA = re.compile("攻撃|アタック|殴|ブロック|防御")


def _goes_on_from(table: NotationTable, body: str) -> bool:
    """Tell whether a Japanese deed that is told to be done then comes behind a fight or a spell."""
    before = next((one.statement.body for one in reversed(table.past) if not tells_what_came(one.statement)), "")
    if _GOES_ON_JA.match(body) is None or not before:
        return False
    return _FIGHTS_JA.search(before) is not None or _GOES_ON_JA.match(before) is not None


def _one_after_the_other(table: NotationTable, deed: Statement) -> bool:
    """Tell whether a player activates an ability, or casts a spell, behind the own ability that waits on top.

    Who holds no priority lets each resolve before the next (117.3c).
    """
    last = table.steps[-1] if table.steps else {}
    stack = table.there.stack()
    if "activate" not in last or not stack or str(last["activate"]) != stack[-1] or table.written.situation.exact:
        return False
    if table.done_one_by_one == len(table.steps) or responding(deed.body)[2]:
        return False
    there = table.copied()
    there.done_one_by_one = len(there.steps)
    with suppress(JudgekitError):
        there.do(deed, again=table.done_again)
    by = [one.get("by") for one in there.steps[len(table.steps) :] if one.keys() & {"activate", "cast"}]
    return by[:1] == [last.get("by")] and len(there.there.stack()) > len(stack)


def _done_then(table: NotationTable, deed: Statement, *, told: bool = True) -> None:
    """Do what is told to be done then once what waits has resolved, or once the fight is over if it cannot be done before.

    Where it cannot be done so either, it is done while that waits.

    Args:
        table: the table.
        deed: what is done then.
        told: somebody said that it is done then.
    """
    other = table.copied()
    waited = other.there.stack()
    below = _below_the_last_spell(table, deed)
    try:
        while len(other.there.stack()) > below and other.open is None:
            other.step({"resolve": "top"})
        other.done_one_by_one = len(other.steps)
        other.do(deed, again=True)  # with other payments what waits would be activated anew, and wait
    except JudgekitError as fault:
        if isinstance(fault, DecisionFirst) and not _answers(table, deed, waited):
            raise
        fought = _once_fought(table, deed)
        if fought is None:
            table.done_one_by_one = len(table.steps)
            table.do(deed, again=table.done_again)
            if waited:
                ja, en = (
                    f"{waited[-1]}はまだ解決されていない",
                    f"{waited[-1]} still waits: behind it that could not be done",
                )
                table.grant(Bilingual(f"{ja}(そのあとではできない)", en))
            return
        other = fought
    if waited and told:
        other.grant(Bilingual(f"{waited[-1]}は先に解決されている", f"{waited[-1]} has resolved before, as is told"))
    elif waited:
        other.grant(Bilingual(f"{waited[-1]}が先に解決される", f"{waited[-1]} resolves first"))
    vars(table).update(vars(other))


def _answers(table: NotationTable, deed: Statement, waiting: Sequence[str]) -> bool:
    """Tell whether a deed is aimed at what waits to resolve, so that it is done before that has."""
    there = table.copied()
    since = there.done_one_by_one = len(there.steps)
    with suppress(JudgekitError):
        there.do(deed)
    aimed = " ".join(str(step.get("targets")) for step in there.steps[since:])
    return any(re.search(rf"(?<!\w){re.escape(one)}(?!\w)", aimed) for one in waiting)


_WHO = re.compile("[A-H]")


def _below_the_last_spell(table: NotationTable, deed: Statement) -> int:
    """Return how much waits below what the same player began last: that alone has resolved before; else nothing waits."""
    who = deed.who or (match.group() if (match := _WHO.match(deed.body)) is not None else "")
    last = next((one for one in reversed(table.steps) if one.keys() & {"cast", "activate"}), {})
    stack = table.there.stack()
    name = str(last.get("cast", last.get("activate")))
    if last.get("by") != who or name not in stack:
        return 0
    return len(stack) - 1 - stack[::-1].index(name)


_FOUGHT = ("After combat", "After the battle")


def _once_fought(table: NotationTable, deed: Statement) -> NotationTable | None:
    """Return the table on which a deed was done behind the fight that goes on; None where it cannot be done there."""
    step = table.run.scene.game_value(table.run.table.position, "step", None)
    if step is None or str(step.value) not in table.grammar.words.fights:
        return None
    for moment in _FOUGHT:
        there = table.copied()
        try:
            there.do(replace(deed, body=f"{moment}, {deed.body}"))
        except DecisionFirst:
            raise  # whoever decides it may do either
        except JudgekitError:
            continue
        there.grant(Bilingual("戦闘は終わっている", "combat is over by then"))
        return there
    return None


def _trigger_done(table: NotationTable, statement: Statement) -> None:
    already = any(one.what == "resolve" for one in table.run.table.records(table.records_begun))
    if not already and (then := _once_it_waits(table)) is not None:
        vars(table).update(vars(then))
    stack = table.there.stack()
    if stack and table.there.is_ability(stack[-1]):
        other = table.copied()
        other.step({"resolve": "top"})
        if other.open is not None:  # else who told a target for it wants it, which is said so
            accepted(other)
        vars(table).update(vars(other))
    elif not already:
        raise NotationUnclear(phrase("no ability waits to resolve next"), statement.body, statement.line)
