"""A card that is said to come out behind an ability or a spell that waits: its resolution puts it there, nobody casts it (608.2).

`Aは騙し討ちを起動して大竜を出した` says which card the ability puts onto the battlefield as it resolves.
"""

from __future__ import annotations

import re
from contextlib import suppress

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.scenarios.notation.words.said_otherwise import responding
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_HOME = r"(?:場|戦場|盤面|バトルゾーン|戦闘エリア)"
_COMES_OUT = re.compile(
    r"(?:(?P<who>[A-H])[はが])?(?:(?:手札|墓地|ライブラリー|山札)から)?(?P<what>[^,;をにで]+?)を"
    rf"(?:(?:手札|墓地|ライブラリー|山札)から)?(?:{_HOME}に)?(?:出す|置く|並べる)"
)
_PUT = re.compile(rf"{_HOME}に置く$|(?:出す|並べる)$")


def put_there(table: NotationTable, statement: Statement) -> bool:
    """Choose the card that is said to come out for what waits and puts one there; return whether it was, said aloud.

    Args:
        table: the table; it stands as it was where nothing that waits puts such a card there.
        statement: what is said; one that says "in response" casts it.
    """
    if comes_down(table, statement):
        return True
    match = _COMES_OUT.fullmatch(statement.body) if not table.written.situation.exact else None
    if match is None or _PUT.search(statement.body) is None or responding(statement.body)[2]:
        return False
    who, waiting, home = match["who"] or statement.who, table.there.stack(), table.grammar.words.home
    if not who or not waiting:
        return False
    other = table.copied()
    with suppress(NotationUnclear):
        id = other.resolving().names.found(match["what"], of=who, zones=("hand",), where=other.there.place)
        if other.there.place(Thing(id, (), "", ""))[1] == home:
            return False
        since = len(other.run.table.trace.records)
        with suppress(JudgekitError):
            other.step({"choose": id, "by": who})
        resolved = any(one.what == "resolve" for one in other.run.table.records(since))
        there = other.there.place(Thing(id, (), "", ""))[1] == home
        if resolved and (there or _is_chosen(other, id, since)):
            other.grant(Bilingual(f"{id}は{waiting[-1]}の解決で出る", f"{id} comes out as {waiting[-1]} resolves"))
            vars(table).update(vars(other))
            return True
    return False


_COMES_DOWN = re.compile(
    r"(?:(?:the|his|her|their|[A-H]'s) )?(?P<what>[A-Z].*?) (?:comes? (?:down|in|into play|out)|came (?:down|in|into play|out)"
    r"|enters?(?: the battlefield| play)?|entered(?: the battlefield| play)?|hits? the (?:board|table|battlefield)|lands?)"
)


def comes_down(table: NotationTable, statement: Statement) -> bool:
    """Cast what is said to come down out of a hand while nothing waits, and let it resolve; return whether it was, said aloud.

    While something waits that may be what puts it there, and nobody casts it.
    """
    match = _COMES_DOWN.fullmatch(statement.body) if not table.written.situation.exact else None
    if match is None or statement.who or table.there.stack():
        return False
    other = table.copied()
    with suppress(NotationUnclear):
        id = other.resolving().names.found(match["what"], where=other.there.place)
        who, zone = other.there.place(Thing(id, (), "", ""))
        if zone != "hand" or who not in table.run.table.position.players:
            return False
        other.do(replace(statement, body=f"{who} casts {id}"))
        if other.there.stack():
            other.do(replace(statement, body=f"{id} resolves"))
        other.grant(Bilingual(f"{who}は{id}を唱える", f"{who} casts {id}, which comes down"))
        vars(table).update(vars(other))
        return True
    return False


def _is_chosen(table: NotationTable, id: str, since: int) -> bool:
    """Tell whether a card was chosen as something resolved, and others still have to decide: both players put one there."""
    if table.open is None:
        return False
    scene = table.run.scene
    for record in table.run.table.records(since):
        question = record.question
        if record.what == "decision" and question is not None and question.kind != "targets":
            with suppress(JudgekitError, TypeError, ValueError, KeyError):
                if scene.read_choice(question, id) == record.choice:
                    return True
    return False
