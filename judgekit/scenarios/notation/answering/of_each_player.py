"""A question that asks the same of every player: who gains life, who may cast Zap, does anybody draw."""

from __future__ import annotations

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.core.typed import Protocol
from judgekit.scenarios.notation.answering.amounts_told import yes_or_no
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.words.asked_in_japanese import of_anybody
from judgekit.scenarios.notation.words.english.questions_in_parts import of_each
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement

_YES, _NO = (("Yes: ", "はい: "), ("No: ", "いいえ: "))


class Answers(Protocol):
    """What answers at a table.

    Attributes:
        table: the table.
    """

    table: NotationTable

    def result(self, text: str = "") -> Reply:
        """Return what what was done comes to."""

    def reply(self, statement: Statement) -> Reply:
        """Answer one question."""


def of_each_player(asking: Answers, text: str, statement: Statement) -> Reply | None:
    """Return what is answered of each player, one after another; None where a question asks something else.

    Where it hangs on a choice, all that happens is told instead.
    """
    asked = of_each(statement.body) or of_anybody(statement.body)
    if asked is None:
        return None
    body, of_any = asked
    players = asking.table.run.table.position.players
    try:
        replies = [asking.reply(replace(statement, body=body.format(who=one))) for one in players]
    except NotationUnclear:
        return None
    if any(one.branches or one.open or one.unread is not None or not one.result for one in replies):
        return asking.result(text)
    firsts = [one.result[0] for one in replies]
    bare = [_without(said, (_YES, _NO)) for said in firsts]
    so = [bare[place] for place, said in enumerate(firsts) if str(said.en).startswith(_YES[0])]
    told = (so or bare) if of_any else bare
    said = Bilingual("、".join(str(one.ja) for one in told), "; ".join(str(one.en) for one in told))
    said = yes_or_no(said, yes=bool(so)) if of_any else said
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
