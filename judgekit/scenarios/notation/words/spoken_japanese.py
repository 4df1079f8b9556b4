"""Positions as they are told in Japanese sentences, in the form in which lines of a position are written.

`Aの戦場に角牛 4/4がいて、手札に火花がある` becomes `A: 戦場: 角牛 4/4; 手札: 火花`: only the words are changed that say that
something is there. Whatever else stands in a sentence stays in it, to be read or refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from judgekit.core.data_classes import replace
from judgekit.core.filling import forms, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.phrasing import nothing_there, without_type
from judgekit.scenarios.notation.words.splitting import QUOTE, Statement, clauses

_JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")
_OF_PLAYER = re.compile(r"([A-H])(?:の(?=\S)|(?:には|に|は|が),?(?=\S))")
_HOME = r"(?:場|盤面|自陣|コントロール下|支配下)"
_AT = r"(?:上|中)?(?:に(?:は|も)?|は|が|:)"
_NUMBER = r"(?P<number>\d+\s*(?:枚|体|つ|個))"
_THERE = re.compile(
    rf"(?:(?:(?P<only>も|が|は|だけが?)\s*(?P<count>\d+\s*(?:枚|体))(?:だけ|のみ)?(?:です)?$)|(?:(?P<also>も|が|は|だけが?)\s*{_NUMBER}?|(?P<bare>\d+\s*(?:枚|体|つ|個)))\s*(?:だけ)?\s*"
    r"(?P<verb>(?:いる|ある|出ている|置かれている|置いてある|残っている|並んでいる|立っている|控えている|います|あります)(?:だけ)?"
    r"|(?P<on>いて|おり|あって|あり|出ていて|出ており|置かれていて|置かれており|置いてあって|残っていて|残っており"
    r"|並んでいて|立っていて))$)"
)
"""That something is there, at the end of a clause; `on` where the sentence goes on."""
_HELD = re.compile(
    r"(?P<also>も|を|だけを?)\s*"
    + f"{_NUMBER}?"
    + r"\s*(?P<verb>(?:コントロール|支配)(?:している|する)|コントロール|持っている|持つ|出している|構えている|置いている"
    r"|抱えている|並べている|立て(?:ている|ておいている)|立たせている|残している"
    r"|(?P<on>(?:コントロール|支配)(?:していて|しており|し)|持ち|(?:持|出し|構え|置い|抱え|並べ|立て|張っ|貼っ)て(?:いて|おり)|持って(?:いて|おり)))$"
)
"""That somebody has something, at the end of a clause."""
_COUNTED = re.compile(
    r"(?:は|が|を|も)?\s*(?:残り|あと)?\s*(\d+)\s*(?:枚|つ|個)?(?:で|あって|あり|だけ|残っていて|です|だ)?$"
)
_COUNTED_BEHIND = re.compile(r"[をがは]\s*\d+\s*[枚体個つ]$")
_LED = re.compile(r"^(?:そして|それに|それと|さらに|また),?\s*(?=\S)")
_PLAIN = forms(
    r"""
(?:が|を)(手札|墓地|シールド|マナゾーン)に(\d枚)(?:だけ|のみ)?(?:です|である)?$ => が\2\1にある
(?:が|を)(手札|墓地|シールド|マナゾーン)(?:に|です|である)?$ => が\1にある
(?:落ち|眠っ|埋まっ)て(?:い)?(?:る|た|ます)$ => ある
(?:い|お)ります$|(?<=[てでがはもにら体枚人匹])います$|(?<=[てで])る$ => いる
(?<=[てで])て$ => いて
(?<=[てで])(?:い)?た$|(?<=[てで])(?:い)?ました$ => いる
(?<=がい)た$|(?<=がい)ました$ => る
(?<=が)あ(?:った|りました)$ => ある
(?<=コントロール)中$ => している
(?<=コントロール)中で$ => していて
"""
)
"""Verbs at the end of a clause as people say them, with how they are looked for."""
_LIES = (
    r"(?:持って|置いて|抱えて|構えて|置かれて)?"
    r"(?P<on>いる|いて|おり|ある|あって|あり|持ち|持つ|(?(number)置[くき]|(?!))|(?:出て|並んで|残って|立って|張られて|貼られて)(?:いる|いて|おり))"
)
"""That something lies in a zone; to put one thing there is a deed (小竜をマナに置く), of so many it says how many lie there."""
_TAPPED = re.compile(
    r"(?:が|は)(?P<how>タップ|アンタップ|レスト|ウェイク)(?:して|状態で|されて)(?:いる|いて|おり|置かれている|置かれて|ある|あって)$"
)
_TAPPED_ALONE = re.compile(rf"(?:[A-H]の)?(?P<what>{CARD}){_TAPPED.pattern}")
_LIFE = re.compile(r"(?:残り)?ライフ(?:は|が|も)?\s*(?:残り|あと)?\s*(\d+)\s*点?(?:です|である|だ|で)?")
_NONE = re.compile(r"(?:は|が|も)?(?:なし|無し|空|0枚)")
_ENDS = re.compile(r"(?:だけ)?(?:で|です|である|だ)$|だけ$")
_TOGETHER = re.compile(
    rf"(?<=[\d)}}枚体個{QUOTE[1:-1]}{CARD[1:-1]}])(?:と|および|及び)(?=[^\s\d])|(?:と|および|及び)(?=[^\s,と]+\s*(?:\d+/\d+|\{{))"
)
"""What joins two things that were described or counted."""
_TURN = re.compile(r"[,;]\s*(?:今は)?([A-H]のターン)(?:中)?(?:だ|である|です)?$")
_RIGHT = re.compile(r"(?:優先権|使用権)")
"""What a player has that is no thing (117.3)."""
_IN_SHEETS = re.compile(r"\d\s*枚$")
"""So many cards, and no verb behind that."""
_MANY = re.compile(r"\d\s*[枚体個つ]$")
_OF_THOSE = re.compile(r"(?:その)?(?:うち|中)の?\s*\d")
_SIZED = re.compile(rf"\d+/\d+|\}}|[{QUOTE[1:-1]}{CARD[1:-1]}]|\s\d{{4,}}")
_JOINED = re.compile(r"[A-H][がは](?=\S)")
_DEED = re.compile(
    r"(?:(?<!先制)(?<!二段)攻撃|ブロック(?!ー)|防御|唱え|起動|召喚|宣言|使(?:[うっわ]|い(?![魔手]|\s*[\d{{(]|$))|選[ぶんび]|出す|出した|チャージ|パス|装備|対象|捧げ|割り振|侵略|チェンジ"
    rf"|破壊|ブレイク|打ち消|(?:ほう|方|やつ)を)[^{QUOTE[1:-1]}(){{}}]*$"
)
"""A clause that ends with what somebody does."""


_NAME = re.compile(r"(?=\S)(?:[^ぁ-ん,;:]|(?<=[^\s,;:])の(?=[^\s,;:])|(?<=[^\s,;:])と(?=[^\s,;:]))+")
"""A name alone, behind the zone in which its card lies: no verb and no particle of a deed stands there (手札に稲妻)."""


class _Zones(NamedTuple):
    """How the zones of a game are named.

    Attributes:
        before: a zone before what lies there.
        behind: what lies in a zone, that zone behind it.
        home: the zone in which things lie of which nobody says where.
    """

    before: re.Pattern[str]
    behind: re.Pattern[str]
    home: str


def told_as_positions(
    statements: Iterable[Statement],
    zones: Mapping[str, Sequence[str]],
    home: str,
    is_told_of: Callable[[str, Statement], bool] = lambda _sign, _statement: False,
) -> list[Statement]:
    """Return statements, those that tell a position in a Japanese sentence as lines of a position.

    Args:
        statements: what was said.
        zones: the zones of a game, with their names.
        home: the zone in which things lie of which nobody says where.
        is_told_of: tells of a card that stands in a statement whether one before it told of that card.
    """
    words = sorted((word.strip() for texts in zones.values() for text in texts for word in text.split("|")), key=len)
    named = f"(?:(?P<zone>{'|'.join(re.escape(word) for word in words[::-1] if not word.isascii())})|{_HOME})"
    of_game = _Zones(
        re.compile(rf"{named}(?P<at>{_AT}|(?=\s*\d|なし|無し))\s*"),
        re.compile(rf"(?P<what>.+?)\s*(?:を|が|は)\s*{_NUMBER}?\s*{named}(?:の中)?に{_LIES}$"),
        next(word.strip() for word in zones[home][-1].split("|")),
    )
    found: list[Statement] = []
    for one in reversed([*statements]):
        # Of two players in one sentence the verb stands behind the second: Aが熊 2/2、Bが狼 3/3をコントロールしている。
        how = _TAPPED_ALONE.fullmatch(_in_plain(one.body))
        if how is not None and is_told_of(how["what"], one):
            found.append(one)
            continue
        joined = bool(found) and found[-1].line == one.line and bool(re.fullmatch("[A-H]", found[-1].who))
        before = _told(one, of_game, joined=True) if joined and _JOINED.match(one.body) else []
        found += reversed(before or [*_with_turn(one, of_game)])
    return found[::-1]


def _with_turn(statement: Statement, zones: _Zones) -> Iterator[Statement]:
    """Yield a statement as lines of a position, whose turn it is as one of its own (…がいて、Bのターン)."""
    turn = _TURN.search(statement.body)
    told = _told(replace(statement, body=statement.body[: turn.start()]), zones) if turn is not None else []
    if turn is None or not told:
        yield from _told(statement, zones) or [statement]
        return
    yield from told
    yield replace(statement, who="", body=turn.group(1))


def _told(statement: Statement, zones: _Zones, *, joined: bool = False) -> list[Statement]:
    """Return a statement as lines of a position, one for each player; none where a clause of it tells something else.

    Args:
        statement: what was said.
        zones: how zones are named.
        joined: the verb of its sentence stands in the statement behind it.
    """
    owner = _OF_PLAYER.match(statement.body)
    who = statement.who or (owner.group(1) if owner is not None else "")
    if statement.kind != "said" or not _JAPANESE.search(statement.body) or not re.fullmatch("[A-H]", who):
        return []
    of_each: list[tuple[str, list[list[_Part]]]] = [(who, [])]
    for sentence in clauses(statement.body, ";"):
        of_each[-1][1].append([])
        for clause in clauses(sentence):
            owner = _OF_PLAYER.match(clause)
            if owner is not None and owner.group(1) != of_each[-1][0]:
                of_each.append((owner.group(1), [[]]))
            of_each[-1][1][-1] += _together(clause[owner.end() :] if owner is not None else clause)
    every = [part.said for _who, sentences in of_each for parts in sentences for part in parts]
    if any(_RIGHT.search(part) or (_DEED.search(part) and not _is_there(part)) for part in every):
        return []
    found: list[Statement] = []
    certain: list[bool] = []
    for one, sentences in of_each:
        said = [_sentence(parts, zones) for parts in sentences if parts]
        certain.append(any(surely for _line, surely in said))
        if not certain[-1] and not all(
            _SIZED.search(part.said) and not re.search("[ぁ-ん]$", part.said) for parts in sentences for part in parts
        ):
            return []
        found.append(replace(statement, who=one, body="; ".join(line for line, _surely in said)))
    return found if joined or certain[-1] else []


def _is_name(plain: str) -> bool:
    """Tell whether words are a name and nothing that is done: 使い魔, not 出た象."""
    ends = (
        re.search("[一-龠々ァ-ヶー]$", plain) is not None
        and re.search("[はがをへで]|に(?=.)|[たる][一-龠]", plain) is None
    )
    return _NAME.fullmatch(plain) is not None or ends


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def _in_plain(clause: str) -> str:
    return in_other_words(clause, _PLAIN)


def _is_there(clause: str) -> bool:
    plain = _in_plain(clause)
    return _THERE.search(plain) is not None or _HELD.search(plain) is not None


class _Part(NamedTuple):
    """A part of a clause.

    Attributes:
        said: what it says.
        joined: it is joined to the part before it by と, so that it lies where that lies.
    """

    said: str
    joined: bool


def _together(clause: str) -> list[_Part]:
    """Return the things that a clause joins, each described or counted."""
    found: list[str] = []
    begun = 0
    for joined in _TOGETHER.finditer(clause):
        before = clause[begun : joined.start()]
        whole = before.count("(") == before.count(")") and before.count("{") == before.count("}")
        if whole and (_SIZED.search(before) or _MANY.search(before)):
            found.append(f"{before}がある" if _COUNTED_BEHIND.search(before) else before)
            begun = joined.end()
    tapped = _TAPPED.search(_in_plain(clause[begun:]))
    if tapped is not None:  # what is said of all of them: 熊 2/2と狼 3/3がタップしている
        found = [f"{one.removesuffix('がある')}が{tapped.group('how')}している" for one in found]
    return [_Part(said, joined=place > 0) for place, said in enumerate([*found, clause[begun:]])]


def _sentence(parts: Sequence[_Part], zones: _Zones) -> tuple[str, bool]:
    """Return clauses as those of a position, and whether they surely are some."""
    found, elsewhere, ended, before = "", False, False, ""
    stated = [_stated(_in_plain(_LED.sub("", part.said)), zones) for part in parts]
    for part, one in zip(parts, stated, strict=True):
        separator = ", "
        # Cards that are only counted, one kind after the other, are one list: 手札に①が2枚、②が1枚.
        listed = part.joined or (_IN_SHEETS.search(before) and _IN_SHEETS.search(part.said))
        if not one.zone_first and ended and elsewhere and not (one.also or listed) and not _OF_THOSE.match(one.what):
            separator = "; "  # what is there was said, and another sentence begins
        plain = one.what
        if one.zone:
            plain = f"{one.zone}{one.counted}枚" if one.counted else f"{one.zone}: {one.what}"
            elsewhere = one.zone != zones.home
        found += (separator if found else "") + plain + (f", {one.how}" if one.how else "")
        ended, before = one.ends, part.said
    return found, any(one.surely for one in stated)


class _Stated(NamedTuple):
    """What a clause says that is somewhere.

    Attributes:
        what: what it names.
        zone: in which zone; empty where none is named.
        zone_first: the zone stands before what lies there.
        counted: how many cards lie there, where it says no more than that.
        how: tapped, untapped.
        also: it says that this is there too.
        ends: it says in a verb that something is there.
        surely: it says nothing but how things are.
    """

    what: str
    zone: str
    zone_first: bool
    counted: str
    how: str
    also: bool
    ends: bool
    surely: bool


def _stated(part: str, zones: _Zones) -> _Stated:
    tapped = _TAPPED.search(part)
    part = without_type(f"{part[: tapped.start()]}がいる" if tapped is not None else part)
    at = zones.before.match(part)
    rest = part[at.end() :] if at is not None else part
    end = _HELD.search(rest) or _THERE.search(rest)
    behind = zones.behind.fullmatch(rest) if at is None else None
    said = behind or end
    told = said.groupdict() if said is not None else {}
    plain = behind.group("what") if behind is not None else rest[: end.start()].rstrip() if end is not None else rest
    plain = _with_number(plain, told.get("number") or told.get("bare") or told.get("count"))
    ending = _ENDS.search(plain) if said is None else None
    if ending is not None and (at is not None or _SIZED.search(plain) is not None):
        plain = plain[: ending.start()]
    life = _LIFE.fullmatch(part)
    plain = f"ライフ{life.group(1)}" if life is not None else plain
    counted = _COUNTED.fullmatch(plain) if at is not None else None
    where = at if at is not None else behind
    return _Stated(
        plain,
        (where.group("zone") or zones.home) if where is not None else "",
        at is not None,
        counted.group(1) if counted is not None else "",
        tapped.group("how") if tapped is not None else "",
        end is not None and behind is None and "も" in (told.get("also"), told.get("only")),
        bool(told),
        life is not None or nothing_there(plain) or bool(told) or (at is not None and _lies_there(plain)),
    )


def _with_number(plain: str, number: str | None) -> str:
    """Return what lies somewhere with how many of it do, behind it."""
    if not number:
        return plain
    return f"{plain}{'' if plain.endswith(')') else ' '}{number}" if plain else number


def _lies_there(plain: str) -> bool:
    """Tell whether what stands behind a zone is no more than what lies there: a name, a described card, a number, nothing."""
    named = _is_name(re.sub(r"\([^()]*\)", "", plain))
    return any((_NONE.fullmatch(plain), _SIZED.search(plain), _COUNTED.fullmatch(plain), named))
