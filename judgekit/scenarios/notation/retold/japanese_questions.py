"""Japanese questions told by what they ask: which words say it, of whom or what, and which words beside them say nothing more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from judgekit.core.text import listed
from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.english_questions import Asked, kinds_in
from judgekit.scenarios.notation.retold.japanese_clauses import LETTER
from judgekit.scenarios.notation.retold.kept import Way
from judgekit.scenarios.notation.retold.names_apart import NAME

_BESIDE = frozenset(
    listed(
        "は が を に へ の で と も って か かな です でしょうか だろうか ですか ますか"
        " んですか のですか のか んでしょうか っけ"
        " 最終的に 最後に 最後は 結局 結果 その結果 この結果 この後 このあと その後 そのあと あと 後"
        " 戦闘後 戦闘のあと 戦闘の後 戦闘終了後 戦闘が終わったあと"
        " 解決後 全部解決したあと 解決したあと これで それで この場合 その場合"
        " この状況 この戦闘 この攻撃 ここで いま 今 現在"
        " 実際 実際に 結局のところ ちなみに では じゃあ 全部で 合計 合計で"
        " トータル トータルで また それと 合わせて それぞれ お互い 両者 どちらも 、 ,"
    )
)
"""Words that ask, join and point, and say nothing of what is asked."""
_A_THING = rf"(?:{LETTER}の)?{NAME}"
_TOGETHER = tuple(
    re.compile(rf"{one}(?:(?:と|や|、|か|も|は|および){one})*") for one in (_A_THING, rf"{LETTER}(?!の{NAME})")
)
"""Things, and players, that are named in one list."""
_SUPPOSED = re.compile(
    r"(?P<deed>.+?(?:[ただ]ら|[ただ]場合(?:は|に|には)?|[うくすつぬぶむるう]と|なら))(?:、|,)?(?P<asks>.+)"
)


@cache
def _covered(kind: Asked) -> re.Pattern[str]:
    """Return what a run of words is that such a question may have."""
    words = sorted(frozenset().union(*kind.needs, kind.may, _BESIDE), key=len, reverse=True)
    return re.compile(f"(?:{'|'.join(map(re.escape, words))}|[ \ue000])*")


def plain_questions(question: str, spoken: Spoken) -> Iterator[Way]:
    """Yield plain questions that ask the same.

    Args:
        question: the question, its names apart, without its mark.
        spoken: of whom and of what was spoken before.
    """
    supposed = _SUPPOSED.fullmatch(question)
    if supposed is not None:
        things = list(dict.fromkeys(re.findall(NAME, supposed["deed"])))
        if not things:
            things = [spoken.thing] if spoken.thing else []
        within = spoken._replace(thing=things[0] if len(things) == 1 else "", player="")
        for one in _by_what_is_asked(supposed["asks"], within):
            yield one.behind(f"{supposed['deed']}、")
    yield from _by_what_is_asked(question, spoken)


def _by_what_is_asked(question: str, spoken: Spoken) -> Iterator[Way]:
    things = list(dict.fromkeys(re.findall(rf"(?:{LETTER}の)?{NAME}", question)))
    if any(len(one.findall(question)) > 1 for one in _TOGETHER):
        return  # of these one is what something is done with, or when
    rest = re.sub(rf"(?:{LETTER}の)?{NAME}|{LETTER}", "\ue000", question)
    players = list(dict.fromkeys(re.findall(LETTER, re.sub(rf"(?:{LETTER}の)?{NAME}", "", question))))
    for kind in kinds_in("questions_ja.tsv"):
        if not all(any(one in rest for one in group) for group in kind.needs) or not _covered(kind).fullmatch(rest):
            continue
        if "ない" in rest and not any("ない" in one for one in frozenset().union(*kind.needs, kind.may)):
            continue  # two known words side by side deny what neither of them does: な + い
        if (kind.of == "p" and things) or (kind.of == "x" and players):
            continue
        of = things if kind.of == "x" else players
        meant = spoken.thing if kind.of == "x" else spoken.player
        if of:
            yield Way("".join(kind.told.format(p=one, x=one) for one in of), rest)
        elif kind.alone:
            yield Way(kind.alone, rest)
        elif meant:
            yield Way(kind.told.format(p=meant, x=meant), rest)
