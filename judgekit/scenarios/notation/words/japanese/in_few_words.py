"""Japanese deeds in few words, as rows have them: an attack told by its noun, a block of what was blocked, a target first.

A sentence stands here with its cards aside. `Aの攻撃,①と②` is `Aは①と②で攻撃`, `①がBの②にブロックされた` is `Bは②で①をブロック`,
and `①を対象にAが②` is `Aは①に②`. What says more than that stays as it stands, to be read or refused.
"""

from __future__ import annotations

import re

from judgekit.core.filling import forms, in_other_words
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.names_aside import CARD

_BEGINS = r"(?:^|(?<=[;,?]))\s*"
_ENDS = r"(?=\s*(?:[;,]|$))"
_ONE = rf"(?:[A-H]の)?{CARD}"
_PAST = r"(?:た|ました|て)(?:の(?:だ|です)?(?:が|けど)?|ので|から|ため|けど)?"
_WHAT_IT_DOES = re.compile(
    rf"(?<=[はがを,に])(?P<what>(?:パワー|タフネス|サイズ|パワーとタフネス|ライフ|ダメージ|カード|呪文)を(?:上げ|下げ|増や|減ら|与え|打ち消|得|強化す|引)[るすく])(?={CARD}を(?:唱え|撃|打|使))"
)
"""What a spell does, told before its name: タフネスを上げる巨大化を使った."""


def _was_blocked(match: re.Match[str]) -> str:
    if match["whose"]:
        return f"{match['whose'][0]}は{match['by']}で{match['what']}を{match['verb']}する"
    return f"{match['by']}が{match['what']}を{match['verb']}する"


def _target_first(match: re.Match[str]) -> str:
    if match["verb"] is not None and "対象" not in match["at"] and "目標" not in match["at"]:
        return match.group()
    return f"{match['who']}{match['particle']}{match['when'] or ''}{match['to']}に{match['what']}{match['verb'] or ''}"


def _holds(match: re.Match[str]) -> str:
    more = re.sub(r"(?:と|,)(手札|墓地|マナ|シールド|ライフ)(?:が|は)?", r",\1", match["more"])
    return f"{match['who']}: {match['things'].replace('と', ',')}{more}"


_IN_FULL = forms(
    rf"""
# What somebody has, with how many cards somewhere: Bの渋面の溶岩使いと墓地2枚.
{_BEGINS}(?P<who>[A-H])の(?P<things>{CARD}(?:[と,]{CARD})*)(?P<more>(?:(?:と|,)(?:手札|墓地|マナ|シールド|ライフ)(?:が|は)?\d+[枚点]?)+)
  (?:がある)?(?=\s*(?:;|$)) => @holds
# In response, by its noun: 対応でBが起動.
(?:^|(?<=[;,]))\s*(?:その|それへの|それに)?(?:対応|レスポンス)(?:で|に),?(?=[A-H](?:は|が)|{CARD}) => 対応して,
# An attack or a block, and with what: Aの攻撃,灰色熊とセラの天使.
{_BEGINS}(?P<who>[A-H])の(?P<what>攻撃|アタック|ブロック|防御)(?:クリーチャー|ユニット)?(?:は|が|,|:)\s*(?P<things>{CARD}(?:と{CARD})*)(?:だけ|のみ)?(?:です
  |だ)?{_ENDS} => \g<who>は\g<things>で\g<what>する
# What was blocked by what: Aの灰色熊がBのセラの天使にブロックされた.
{_BEGINS}(?P<what>{_ONE})(?:は|が),?(?P<whose>[A-H]の)?(?P<by>{CARD}(?:の?\d[体匹])?(?:と{CARD}(?:の?\d[体匹])?)*)(?:に|で|によって)
  (?P<verb>ブロック|防御)され{_PAST}{_ENDS} => @was_blocked
(?:もう|他に|ほかに)[1一](?:体|枚)(?:の|,)?(?={CARD}(?:が|で)[^;]*(?:攻撃|アタック|殴)) =>
# At what a spell is aimed, before who casts it: Bの灰色熊を対象にAが破滅の刃.
{_BEGINS}(?P<to>{_ONE}|[A-H])(?P<at>を(?:対象|目標)(?:に(?:して|し|取って|とって)?|として)|に(?:対して|向けて)?|へ),?(?P<who>[A-H])(?P<particle>は|が)
  (?P<when>対応して,?)?(?P<what>{CARD})(?P<verb>を[^;,?をに]*)?{_ENDS} => @target_first
# The same without a verb, behind who does it: Aが灰色熊を対象に破滅の刃.
{_BEGINS}(?P<who>[A-H])(?P<particle>は|が)(?P<when>対応して,?)?(?P<to>{_ONE}|[A-H])を(?:対象|目標)(?:に(?:して|し|取って
  |とって)?|として),?(?P<what>{CARD}){_ENDS} => \g<who>\g<particle>\g<when>\g<to>に\g<what>
""",
    holds=_holds,
    was_blocked=_was_blocked,
    target_first=_target_first,
)


def with_deeds_in_full(line: str, taken: list[Bilingual]) -> str:
    """Return a line, its cards aside, whose deeds stand in the words of rows.

    Args:
        line: a line without quoted texts.
        taken: takes what is left out, to be said aloud.
    """
    for match in _WHAT_IT_DOES.finditer(line):
        said = f"「{match['what']}」は聞くだけにし、何をするかはカードによる"
        one = Bilingual(said, f"{match['what']!r} is only heard: what it does stands on the card")
        taken += [one] if one not in taken else []
    return in_other_words(_WHAT_IT_DOES.sub("", line), _IN_FULL)
