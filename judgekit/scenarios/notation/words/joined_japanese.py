"""Japanese deeds as they are joined in speech, in the forms in which rows are written: what answers what, when, by what."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.core.filling import forms_beside, in_other_words
from judgekit.scenarios.notation.words.names_aside import CARD

_SO_FAR = (
    r"(?:(?:既に|すでに|これまでに|今までに|ここまでで|前の(?:ターン|戦闘)(?:まで)?に|もう|合計(?:で)?|累計(?:で)?),?)*"
)


def _players(match: re.Match[str]) -> str:
    """Return who plays where as many are named as there are said to be."""
    letters = re.findall("[A-H]", match[1])
    if len(letters) != int(match[2]):
        return match.group()
    return f"プレイヤー {','.join(letters)}" if len(letters) > 2 else ""


def _commanders(match: re.Match[str]) -> str:
    """Return that a game of commanders is played, and by whom: as many as are said, or those who are named."""
    letters = re.findall("[A-H]", f"{match['before'] or ''}{match['behind'] or ''}")
    many = match["number"] or match["many"]
    listed = letters or [*"ABCDEFGH"[: int(many or 2)]]
    if not (letters or many) or (many and int(many) != len(listed)):
        return match.group()
    return "統率者戦" + (f";プレイヤー {','.join(listed)}" if len(listed) > 2 else "")


def _as_a_trigger(match: re.Match[str]) -> str:
    """Return that a card is used as a shield trigger on what is said behind it."""
    if (match[1] is None) == (match[2] is None):
        return match.group()
    return f"{match[1] or match[2]}をS・トリガーで使う,{match[3]}を対象にする"


_ATTACKS = re.compile(
    rf"(?P<who>[A-H])(?:[はが:](?:{CARD}で$|[^;]*(?:攻撃|アタック|殴|割|ブレイク))|の{CARD}で|のターン)"
)


def _of_the_other(match: re.Match[str]) -> str:
    """Return nothing for the shields of who is told not to attack; whose others are stays said."""
    attacks = [one["who"] for one in _ATTACKS.finditer(match.string[: match.start()])]
    return "" if attacks and attacks[-1] != match["whose"] else match.group()


def _as_often(match: re.Match[str]) -> str:
    """Return that one thing after another is sacrificed for an ability, where as many are named as it is activated."""
    paid = re.findall(CARD, match[4])
    if len(paid) != int(match[3]):
        return match.group()
    return ";".join(f"{match[1] or ''}{match[2]}に{one}を生け贄に捧げる" for one in paid)


_WRITTEN = forms_beside(
    __file__,
    {"card": CARD, "so_far": _SO_FAR, "card_inner": CARD[1:-1]},
    seats=lambda match: f"プレイヤー {','.join('ABCDEFGH'[: int(match[1])])}" if match[1] != "2" else "",
    commanders=_commanders,
    seats_named=lambda match: f"プレイヤー {','.join(re.findall('[A-H]', match['who']))}",
    players=_players,
    as_often=_as_often,
    of_the_other=_of_the_other,
    was_dealt=lambda match: f"{match[2]}は{match[1]}に統率者ダメージ{match['number'] or match['before']}点与えている",
    has_dealt=lambda match: f"{match[1]}は{match[2]}に統率者ダメージ{match['number'] or match['before']}点与えている",
    used_on=lambda match: f"{match[2] or match[3]}を対象に{match[1]}を起動する",
    as_a_trigger=_as_a_trigger,
)


_BROKEN = re.compile(
    rf"(?:ブレイクした|ブレイクされた|割った|割られた|割れた)(?:シールド)?(?:の)?(?P<number>\d)?枚?(?:の)?(?:うち|中)(?:の)?\s*1枚(?:が|は)(?P<what>{CARD})"
    r"(?:だった|である|だ|で)?(?:ので|から|ため)?,?(?P<who>[A-H](?:は|が))?(?P<uses>(?=[^;を]*(?:使|唱え|出し|宣言)))?"
)
"""What one of the shields was that were broken, and that it is used."""


def _broken(match: re.Match[str]) -> str:
    what, more = match.group("what"), int(match.group("number") or 1) - 1
    said = f"割ったのは{what}" + (f"とシールド{more}枚" if more else "") + ";"
    return said + (match.group("who") or "") + (f"{what}を" if match.group("uses") is not None else "")


_NAMED_AND_COUNTED = re.compile(
    r"(?P<names>[^\s,;はがを]+?(?:と[^\s,;はがをと]+?)+)(?:の|,)?\s*(?P<count>[2-9])\s*(?:体|匹)(?:とも)?(?=で[^,;]*(?:攻撃|アタック|殴|ブロック))"
)
"""Several that are named and counted: 狼と熊の2体で攻撃."""


def _named(match: re.Match[str]) -> str:
    """Return the names alone where there are as many as was said."""
    names = match.group("names")
    return names if names.count("と") + 1 == int(match.group("count")) else match.group()


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def joined_as_written(line: str) -> str:
    """Return a line whose Japanese deeds are joined as rows are written.

    Args:
        line: a line without quoted texts.
    """
    if line.isascii():
        return line
    line = _BROKEN.sub(_broken, line)
    line = in_other_words(line, _WRITTEN)
    return _NAMED_AND_COUNTED.sub(_named, line)
