"""Positions as they are told in Japanese sentences, in the form in which lines of a position are written.

`Aの戦場に角牛 4/4がいて、手札に火花がある` becomes `A: 戦場: 角牛 4/4; 手札: 火花`: only the words are changed that say that
something is there. Whatever else stands in a sentence stays in it, to be read or refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.scenarios.notation.words.splitting import QUOTE, Statement, clauses

_JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
_OF_PLAYER = re.compile(r"([A-H])(?:の(?=\S)|(?:には|に|は|が),?(?=\S))")
_HOME = r"(?:場|盤面|自陣)"
_AT = r"(?:上|中)?(?:に(?:は|も)?|は|が|:)"
_NUMBER = r"(?P<number>\d+\s*(?:枚|体|つ|個))"
_THERE = re.compile(
    rf"(?:(?P<also>も|が|は|だけが?)\s*{_NUMBER}?|(?P<bare>\d+\s*(?:枚|体|つ|個)))\s*(?:だけ)?\s*"
    r"(?P<verb>(?:いる|ある|出ている|置かれている|置いてある|残っている|います|あります)(?:だけ)?"
    r"|(?P<on>いて|おり|あって|あり|出ていて|出ており|置かれていて|置かれており|置いてあって|残っていて|残っており))$"
)
"""That something is there, at the end of a clause; `on` where the sentence goes on."""
_HELD = re.compile(
    r"(?P<also>も|を|だけを?)\s*"
    + f"{_NUMBER}?"
    + r"\s*(?P<verb>コントロール(?:している|する)?|持っている|持つ|出している|構えている"
    r"|(?P<on>コントロール(?:していて|しており|し)|持っていて|持っており|持ち|出していて|出しており|構えていて))$"
)
"""That somebody has something, at the end of a clause."""
_COUNTED = re.compile(r"(?:は|が|を|も)?\s*(\d+)\s*(?:枚|つ|個)?(?:で|あって|あり|だけ|残っていて|です|だ)?$")
_ENDS = re.compile(r"(?:だけ)?(?:で|です|である|だ)$|だけ$")
_TOGETHER = re.compile(
    rf"(?<=[\d)}}枚体個{QUOTE[1:-1]}])(?:と|および|及び)(?=[^\s\d])|(?:と|および|及び)(?=[^\s,と]+\s*(?:\d+/\d+|\{{))"
)
"""What joins two things that were described or counted."""
_TURN = re.compile(r"[,;]\s*(?:今は)?([A-H]のターン)(?:中)?(?:だ|である|です)?$")
_RIGHT = re.compile(r"(?:優先権|使用権)")
"""What a player has that is no thing (117.3)."""
_MANY = re.compile(r"\d\s*[枚体個つ]$")
_OF_THOSE = re.compile(r"(?:その)?(?:うち|中)の?\s*\d")
_SIZED = re.compile(rf"\d+/\d+|\}}|[{QUOTE[1:-1]}]|\s\d{{4,}}")
_DEED = re.compile(
    r"(?:(?<!先制)(?<!二段)攻撃|ブロック(?!ー)|防御|唱え|起動|召喚|宣言|使[うっいわ]|選[ぶんび]|出す|出した|チャージ|パス|装備|対象|捧げ|割り振|侵略|チェンジ"
    rf"|破壊|打ち消)[^{QUOTE[1:-1]}(){{}}]*$"
)
"""A clause that ends with what somebody does."""


def told_as_positions(
    statements: Iterable[Statement], zones: Mapping[str, Sequence[str]], home: str
) -> list[Statement]:
    """Return statements, those that tell a position in a Japanese sentence as lines of a position.

    Args:
        statements: what was said.
        zones: the zones of a game, with their names.
        home: the zone in which things lie of which nobody says where.
    """
    words = sorted((word.strip() for texts in zones.values() for text in texts for word in text.split("|")), key=len)
    named = [re.escape(word) for word in words[::-1] if not word.isascii()]
    at_home = next(word.strip() for word in zones[home][-1].split("|"))
    zone = re.compile(rf"(?:(?P<zone>{'|'.join(named)})|{_HOME})(?P<at>{_AT}|(?=\s*\d))\s*")
    return [part for one in statements for part in _with_turn(one, zone, at_home)]


def _with_turn(statement: Statement, zone: re.Pattern[str], home: str) -> Iterator[Statement]:
    """Yield a statement as a line of a position, whose turn it is as one of its own (…がいて、Bのターン)."""
    turn = _TURN.search(statement.body)
    alone = replace(statement, body=statement.body[: turn.start()]) if turn is not None else statement
    told = _told(alone, zone, home)
    if turn is None or told is alone:
        yield _told(statement, zone, home) if turn is not None else told
        return
    yield told
    yield replace(statement, who="", body=turn.group(1))


def _told(statement: Statement, zone: re.Pattern[str], home: str) -> Statement:
    """Return a statement as a line of a position, where every clause of it tells what somebody has."""
    if statement.kind != "said" or not _JAPANESE.search(statement.body):
        return statement
    who, body = statement.who, statement.body
    owner = _OF_PLAYER.match(body) if not who else None
    if owner is not None:
        who, body = owner.group(1), body[owner.end() :]
    if not re.fullmatch("[A-H]", who):
        return statement
    groups: list[str] = []
    surely = False
    if _RIGHT.search(body):
        return statement
    for sentence in clauses(body, ";"):
        parts = [*_clauses(sentence, who)]
        if any(_DEED.search(part) and not (_THERE.search(part) or _HELD.search(part)) for part in parts):
            return statement
        said = _sentence(parts, zone, home)
        surely = surely or said[1]
        groups.append(said[0])
    return replace(statement, who=who, body="; ".join(groups)) if surely else statement


def _clauses(sentence: str, who: str) -> Iterator[str]:
    """Yield the clauses of a sentence, without the player who is named before each of them."""
    for clause in clauses(sentence):
        owner = _OF_PLAYER.match(clause)
        begun = owner.end() if owner is not None and owner.group(1) == who else 0
        for joined in _TOGETHER.finditer(clause):
            before = clause[begun : joined.start()]
            whole = before.count("(") == before.count(")") and before.count("{") == before.count("}")
            if whole and (_SIZED.search(before) or _MANY.search(before)):
                yield before
                begun = joined.end()
        yield clause[begun:]


def _sentence(parts: Sequence[str], zone: re.Pattern[str], home: str) -> tuple[str, bool]:
    """Return clauses as those of a position, and whether they surely are some."""
    found, surely, elsewhere = "", False, False
    ended = False
    for part in parts:
        at = zone.match(part)
        rest = part[at.end() :] if at is not None else part
        end = _HELD.search(rest) or _THERE.search(rest)
        also = end is not None and end.group("also") == "も"
        plain = rest[: end.start()].rstrip() if end is not None else rest
        if end is not None and (number := end.groupdict().get("number") or end.groupdict().get("bare")):
            plain = f"{plain} {number}" if plain else number
        if end is None and at is not None:
            plain = _ENDS.sub("", plain)
        elif end is None and ((ending := _ENDS.search(plain)) is not None and _SIZED.search(plain) is not None):
            plain = plain[: ending.start()]
        surely = (
            surely or end is not None or (at is not None and bool(_SIZED.search(plain) or _COUNTED.fullmatch(plain)))
        )
        separator = ", "
        if at is None and ended and elsewhere and not also and not _OF_THOSE.match(plain):
            separator = "; "  # what is there was said, and another sentence begins
        if at is not None:
            there = at.group("zone") or home
            counted = _COUNTED.fullmatch(plain)
            plain = f"{there}{counted.group(1)}枚" if counted is not None else f"{there}: {plain}"
            elsewhere = there != home
        found += (separator if found else "") + plain
        ended = end is not None
    return found, surely
