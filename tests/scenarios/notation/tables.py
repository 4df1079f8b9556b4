"""Situations of invented cards for tests of table notation."""

from judgekit.scenarios.notation.answering.every_way import Answered
from judgekit.scenarios.notation_answers import answered

MAW = 'A: life 12; Old Maw "Trample" 6/6 attacking; hand Quick Growth {G} instant "Target creature gets +3/+3 until end of turn."'
CUB = "B: life 3; Meadow Cub {1}{G} 2/2 blocking Maw, Pale Angel 4/4 (tapped, 1 +1/+1 counter)"


def result(text: str, lang: str = "en") -> list[str]:
    """Return the sentences of the first answer."""
    return [str(one.en if lang == "en" else one.ja) for one in of(text).replies[0].result]


def of(text: str, lang: str = "en") -> Answered:
    """Answer a situation, of which every question has to be understood."""
    found = answered(text, lang=lang)
    if found.unread is not None:
        raise found.unread
    return found
