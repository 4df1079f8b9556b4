"""Which of two permanents came first, told of one of them: 血染めの月とConversionをコントロールしている。Conversionが先に出た.

Of more than two nobody knows than which it came first, and the sentence stays, to be refused.
"""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.names_aside import CARD, NamesAside

_CAME = (
    r"(?:(?:戦場|場)に)?(?:出(?:た|ました|て(?:い)?(?:た|る)|した|していた)|着地した"
    r"|唱え(?:た|られた)|置かれた|貼られた|設置され?た|プレイされた|あった|いた)"
)
_ENDS = r"(?:の)?(?:です|だ|である|ものとする|とする)?(?=\s*(?:[;?]|$))"
_FIRST = re.compile(
    rf"(?:^|(?<=;))\s*(?:(?:[A-H]の)?(?P<what>{CARD})(?:の(?:ほう|方))?(?:が|は),?(?P<when>先|前|後|あと|最初|最後)(?:に|から)?(?:{_CAME}|だ|です|である)"
    rf"|(?P<when_first>先|最初|前|後|あと)(?:に|から)?(?:(?:戦場|場)に)?(?:出(?:た|ていた|したの?)|あった|いた|唱えた|着地した)(?:の|ほう|方)(?:は|が),?(?:[A-H]の)?(?P<which>{CARD})){_ENDS}"
)
_COMPARED = re.compile(
    rf"(?:^|(?<=;))\s*(?:[A-H]の)?(?P<old>{CARD})(?:が(?:戦場に|場に)?出た|を出した)?(?:の|より(?:も)?)?(?P<when>後|あと|前)(?:に|から|で),?(?:[A-H](?:は|が))?(?:[A-H]の)?(?P<new>{CARD})(?:が|は|を){_CAME}{_ENDS}"
)


def with_ages(line: str, cards: NamesAside) -> str:
    """Return a line in which it is told of two permanents which came first, where it was told of one or in other words.

    Args:
        line: a line without quoted texts, its cards aside.
        cards: the cards.
    """

    def compared(match: re.Match[str]) -> str:
        old, new = match["old"], match["new"]
        old, new = (new, old) if match["when"] == "前" else (old, new)
        return f"{old}は{new}より先に出た"

    def first(match: re.Match[str]) -> str:
        sign = match["what"] or match["which"]
        what = cards.name(sign)
        here = {cards.name(one) for one in re.findall(CARD, line[: match.start()])} - {what}
        before = next((one for one in reversed(cards.lines[:-1]) if what in one), set()) - {what}
        others = here or before
        if len(others) != 1:
            return match.group()
        sooner = (match["when"] or match["when_first"]) in ("先", "前", "最初")
        (other,) = others
        return f"{what}は{other}より{'先' if sooner else '後'}に出た"

    return _FIRST.sub(first, _COMPARED.sub(compared, line))
