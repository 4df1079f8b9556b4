"""Cards of one name that a position tells apart by numbers: Bears 1, Bears 2; a number behind one name alone says how many."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.reading.learning import Reading, card_named
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.words.faults import NotationUnclear

_NUMBERED = re.compile(r"(?P<name>\S.*?)\s+(?P<number>\d{1,2})")


def without_number(name: str) -> str:
    """Return a name without the number behind it."""
    match = _NUMBERED.fullmatch(name)
    return match.group("name") if match is not None else name


def with_its_number(mention: Mention, reading: Reading) -> Mention:
    """Return a mention of a known card with the number behind its name apart (Bears 2), any other as it is."""
    match = _NUMBERED.fullmatch(mention.name)
    if match is None or mention.words is not None or mention.name.casefold() in reading.known:
        return mention
    try:
        card_named(match.group("name"), reading)
    except NotationUnclear:
        return mention
    return replace(mention, name=match.group("name"), number=int(match.group("number")))


def told_apart(mentions: Sequence[Mention]) -> tuple[list[Mention], list[Bilingual]]:
    """Return mentions where a number behind a name is either that of one object or a count, and what is said aloud of it.

    Numbers from 1 on behind the same name tell its objects apart. A number behind one name alone says how many (Forest 3).

    Raises:
        NotationUnclear: numbers are left out or stand twice.
    """
    numbers: dict[str, list[int]] = {}
    for one in mentions:
        numbers.setdefault(one.name.casefold(), []).append(one.number)
    found: list[Mention] = []
    aloud: list[Bilingual] = []
    for one in mentions:
        said = numbers[one.name.casefold()]
        if not one.number:
            found.append(one)
        elif sorted(said) == list(range(1, len(said) + 1)) and (said[1:] or one.count == 1):
            found.append(replace(one, count=1))
        elif one.count == one.number:  # a Japanese count without its counter (森3)
            found.append(replace(one, number=0))
        elif not said[1:] and one.count == 1:
            found.append(replace(one, count=one.number, number=0))
            aloud.append(Bilingual(ja=f"{one.name}が{one.number}枚ある", en=f"there are {one.number} {one.name}"))
        else:
            shown = f"{one.name} {one.number}"
            raise NotationUnclear(
                phrase("which cards are meant by {name!r}?", name=shown),
                shown,
                one.line,
                hint=phrase("number them from 1 on, or write how many there are before the name"),
            )
    return found, aloud
