"""A question that asks the same of every player, or of every colour: who gains life, what a land is tapped for."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.answering.amounts_told import yes_or_no
from judgekit.scenarios.notation.answering.questions import MANA_OF
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.words.asked_in_japanese import of_anybody
from judgekit.scenarios.notation.words.english.questions_in_parts import of_each
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

_YES, _NO = (("Yes: ", "はい: "), ("No: ", "いいえ: "))


def of_each_player(asking: Asking, text: str, statement: Statement) -> Reply | None:
    """Return what is answered of each player, one after another; None where a question asks something else.

    Where it hangs on a choice, all that happens is told instead.
    """
    asked = of_each(statement.body) or of_anybody(statement.body)
    if asked is None:
        return None
    body, of_any = asked
    return _of_each(asking, text, statement, [body.format(who=one) for one in _players(asking)], of_any=of_any)


_COLOURS = (("white", "白"), ("blue", "青"), ("black", "黒"), ("red", "赤"), ("green", "緑"), ("colorless", "無色"))


def of_each_colour(asking: Asking, text: str, statement: Statement) -> Reply | None:
    """Return which mana a player can get from something; None where a question asks something else."""
    asked = MANA_OF.fullmatch(statement.body)
    if asked is None:
        return None
    who, what = (
        asked["who"] or asked["who_ja"] or asked["whose_ja"],
        asked["what"] or asked["what_ja"] or asked["of_ja"],
    )
    bodies = [f"can {who} tap {what} for {english} mana" for english, _japanese in _COLOURS]
    reply = _of_each(asking, text, statement, bodies, of_any=True)
    answer = str(reply.alone.en) if reply is not None and reply.alone is not None else ""
    if reply is None or not answer.startswith((_YES[0], _NO[0])):
        return reply
    of = [both for both in _COLOURS if answer.startswith(_YES[0]) and f" for {both[0]} mana" in answer]
    name = asking.table.written.quotes.back(what)
    english, japanese = ", ".join(one for one, _other in of), "、".join(one for _other, one in of)
    said = Bilingual(f"{name}から出せるマナ: {japanese or 'なし'}", f"mana of {name}: {english or 'none'}")
    reply.facts, reply.alone, reply.result[0] = frozenset((str(said.en),)), said, said
    return reply


_ATTACKS_NOBODY = re.compile(
    r"(?P<who>(?:can|could|may) \S.*?) (?:still |now )?(?P<deed>attack|swing)"
    r"(?P<behind>(?: this turn)?(?: with [^,;]+)?(?: this turn)?)"
    r"|(?P<who_ja>[^,;はがを]+[はが])(?:このターン)?(?P<with_ja>[^,;はがを]+で)?(?:まだ)?攻撃(?:することが)?(?:でき(?:る|ない)|可能)",
    re.IGNORECASE,
)
"""A question whether something can attack that does not say whom."""


def at_any_player(asking: Asking, statement: Statement, fault: NotationUnclear) -> Reply | None:
    """Return whether something can attack any of several opponents, where a question does not say which; None: another one."""
    asked = _ATTACKS_NOBODY.fullmatch(statement.body)
    if asked is None or not {*fault.candidates} or not {*fault.candidates} <= {*_players(asking)}:
        return None
    bodies = [
        f"{asked['who']} attack {one}{asked['behind']}"
        if asked["who"]
        else f"{asked['who_ja']}{asked['with_ja'] or ''}{one}を攻撃できる"
        for one in fault.candidates
    ]
    return _of_each(asking, statement.typed or statement.body, statement, bodies, of_any=True)


def _players(asking: Asking) -> tuple[str, ...]:
    return tuple(asking.table.run.table.position.players)


def _of_each(asking: Asking, text: str, statement: Statement, bodies: Iterable[str], *, of_any: bool) -> Reply | None:
    """Return the answers to questions that are the same but for one word as one; None where one of them is not understood.

    Args:
        asking: answers at the table.
        text: what was asked.
        statement: its line.
        bodies: the questions.
        of_any: it is so where it is of one of them.
    """
    try:
        replies = [asking.reply(replace(statement, body=body)) for body in bodies]
    except NotationUnclear:
        return None
    if any(one.branches or one.open or one.unread is not None or not one.result for one in replies):
        return asking.result(text)
    firsts = [one.result[0] for one in replies]
    bare = [_without(said, (_YES, _NO)) for said in firsts]
    so = [bare[place] for place, said in enumerate(firsts) if str(said.en).startswith(_YES[0])]
    told = (so or bare) if of_any else bare
    said = Bilingual("、".join(str(one.ja) for one in told), "; ".join(str(one.en) for one in told))
    either_way = all(str(one.en).startswith((_YES[0], _NO[0])) for one in firsts)
    said = yes_or_no(said, yes=bool(so)) if of_any and either_way else said
    first, *_others = [
        one for one, result in zip(replies, firsts, strict=True) if str(result.en).startswith(_YES[0])
    ] or replies
    rules = tuple(dict.fromkeys(rule for one in (first, *replies) for rule in one.rules))
    reply = Reply(text, [said], rules, first.records, about=first.about, own=first.own, events=first.events)
    reply.facts, reply.alone = frozenset((str(said.en),)), said
    reply.result += [first.events] if first.events is not None else []
    return reply


def _without(said: Bilingual, heads: tuple[tuple[str, str], ...]) -> Bilingual:
    """Return a sentence without that it is so, or that it is not."""
    english, japanese = str(said.en), str(said.ja)
    for head, head_ja in heads:
        english, japanese = english.removeprefix(head), japanese.removeprefix(head_ja)
    return Bilingual(japanese, english)
