"""What is told to have happened has happened before the next deed: the game goes on until it has; what never comes is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.playing.at_its_time import reached
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.words.english.told_so_far import AFTER_ALL, ALL_RESOLVED, COME, TRIGGER_DONE
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import STACKS, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.choices import ACCEPT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_COME = re.compile(COME.format(r"(?P<told>(?P<x>.+?) (?P<how>leaves|stays))"))
_OFFERED = "optional"
"""The kind of decision by which an effect lets a player do something: what it did was done."""


def has_happened(table: NotationTable, statement: Statement) -> bool:
    """Let the game go on until what a statement tells has happened; return whether it tells such a thing.

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
    if statement.then and _goes_on_from(table, statement.body):
        _done_then(table, replace(statement, then=False))
        return True
    come = _COME.fullmatch(statement.body)
    if come is None:
        return False
    _come(table, statement, come["x"], leaves=come["how"] == "leaves")
    return True


_PLAYS = r"(?:唱え|(?<!攻)撃|打(?!ち消)|使|プレイ|召喚|出[しすさ]|起動|装備)"
_GOES_ON_JA = re.compile(rf"(?P<who>[A-H])[はが](?!.*対応)[^;]*{_PLAYS}")
_FIGHTS_JA = re.compile("攻撃|アタック|殴|ブロック|防御")


def _goes_on_from(table: NotationTable, body: str) -> bool:
    """Tell whether a Japanese deed that is told to be done then comes behind a fight or a spell of another player."""
    deed = _GOES_ON_JA.match(body)
    if deed is None or not table.past:
        return False
    before = table.past[-1].statement.body
    cast = _GOES_ON_JA.match(before)
    return _FIGHTS_JA.search(before) is not None or (cast is not None and cast["who"] != deed["who"])


def _done_then(table: NotationTable, deed: Statement) -> None:
    """Do what is told to be done then once what waits has resolved, or once the fight is over if it cannot be done before.

    Where it cannot be done so either, it is done while that waits.
    """
    other = table.copied()
    waited = other.there.stack()
    try:
        while other.there.stack() and other.open is None:
            other.step({"resolve": "top"})
        other.do(deed)
    except JudgekitError:
        fought = _once_fought(table, deed)
        if fought is None:
            table.do(deed)
            return
        other = fought
    if waited:
        other.grant(Bilingual(f"{waited[-1]}は先に解決されている", f"{waited[-1]} has resolved before, as is told"))
    vars(table).update(vars(other))


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
    stack = table.there.stack()
    if stack and table.there.is_ability(stack[-1]):
        other = table.copied()
        other.step({"resolve": "top"})
        asked = other.open.question if other.open is not None else None
        if asked is not None and asked.kind == _OFFERED:
            other.step({"choose": ACCEPT, "by": asked.by})
            other.grant(Bilingual(f"{asked.by}は「はい」と言う", f"{asked.by} says yes, since it is told as done"))
        vars(table).update(vars(other))
    elif not any(one.what == "resolve" for one in table.run.table.records(table.records_begun)):
        raise NotationUnclear(phrase("no ability waits to resolve next"), statement.body, statement.line)


def _come(table: NotationTable, statement: Statement, name: str, *, leaves: bool) -> None:
    """Let what waits resolve, or the damage of a fight be dealt, until something has left or was spared."""
    other = table.copied()
    waited = bool(other.there.stack())

    def open_or_done() -> bool:
        return other.open is not None or (leaves and not _is_there(other, name))

    with suppress(JudgekitError):
        while other.there.stack() and not open_or_done():
            other.step({"resolve": "top"})
            if not leaves:
                break
        if not waited and not open_or_done() and other.there.blocked():
            other = reached(other, "@damaged", statement) or other
    if other.open is not None:
        return
    if _is_there(other, name) != leaves:
        vars(table).update(vars(other))
        return
    table.grant(Bilingual(f"「{name}」について言われたことは起こらない", f"what is told of {name} does not come"))


def _is_there(table: NotationTable, name: str) -> bool:
    """Tell whether a thing is on the table or waits to resolve."""
    place: Callable[[Thing], tuple[str, str]] = table.there.place
    try:
        id = table.resolving().names.found(name, where=place)
    except NotationUnclear:
        return False
    return id in table.there.stack() or place(Thing(id, (), "", ""))[1] in (table.grammar.words.home, *STACKS)
