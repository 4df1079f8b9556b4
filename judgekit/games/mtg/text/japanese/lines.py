"""Japanese card text, what the first line of a spell targets and a later line speaks of (115.1, 601.2c).

A Japanese card names all targets of a spell before anything is done (「土地１つと、クリーチャー１体を対象とする。」);
what is done to the second may stand in a line of its own. In English each line has its own target.
"""

from __future__ import annotations

import re

_BOTH = re.compile(
    r"^(?P<first>[^。：:]*?[体つ人枚個])と(?:、|(?=[^。]*[体つ人枚個]を対象))(?P<second>[^。：:]*?[体つ人枚個])を対象とする。"
)
"""Two targets, named in front of everything else."""
_FORMER, _LATTER = re.compile("(?:その)?前者"), re.compile("(?:その)?後者")
_PLAYER = re.compile("(?:プレイヤー|対戦相手)(?:最大)?[0-9０-９]+人$")


def told_apart(lines: list[str]) -> list[str]:
    """Return lines in which each names what it targets: the second of two targets stands where it is spoken of first.

    Only where it is plain which line speaks of which: the first line of the former alone, one later line of the latter alone.
    """
    found = list(lines)
    for place, line in enumerate(lines):
        both = _BOTH.match(line)
        if both is None or _LATTER.search(line) is not None:
            continue
        later = [number for number in range(place + 1, len(lines)) if _LATTER.search(lines[number]) is not None]
        told = line[both.end() :]
        if (
            len(later) != 1
            or _FORMER.search(told) is None
            or any(word in lines[later[0]] for word in ("前者", "対象とする"))
        ):
            continue
        found[place] = f"{both['first']}を対象とする。{_FORMER.sub(_pronoun(both['first']), told)}"
        found[later[0]] = f"{both['second']}を対象とする。{_LATTER.sub(_pronoun(both['second']), lines[later[0]])}"
    return found


def _pronoun(aim: str) -> str:
    return "そのプレイヤー" if _PLAYER.search(aim) is not None else "それ"
