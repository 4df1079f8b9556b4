"""Cards of one name that a position tells apart by numbers: Bears 1, Bears 2; a number behind one name alone says how many."""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.reading.learning import Reading, card_named
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import is_called, singulars

_NUMBERED = re.compile(r"(?P<name>\S.*?)\s+(?P<number>\d{1,2})")
_SOME = re.compile(
    r"(?P<some>one|two|three|[1-9]) of (?:the |[A-H]'s )?(?P<several>\S.*)"
    r"|(?P<name>.*[^\s\d#の])(?:\s?#?(?P<number>[1-9]\d?)|(?:の(?:うち|中)の?)?(?P<many>[1-9])[体枚匹])(?:だけ|のみ)?",
    re.IGNORECASE,
)
"""Some of several that are called alike: エルフ3, エルフのうち1体, one of the Elves."""


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


def some_of(what: str, owner: str, mentions: Sequence[Mention]) -> tuple[list[Mention], int] | None:
    """Return mentions in which some of several that are called alike stand alone, and where these stand.

    None where nothing is called so, where there are no more than are told of, or where the number may say how many there are.

    Args:
        what: what is told of: one by its number, or how many of them.
        owner: whose they are; empty where nobody says so.
        mentions: what was mentioned.
    """
    said = _SOME.fullmatch(what)
    if said is None:
        return None
    name = said["name"] or said["several"]
    names = (name, *singulars(name)) if said["several"] else (name,)
    there = [
        place
        for place, one in enumerate(mentions)
        if one.name and owner in ("", one.player) and any(is_called(called, one.name) for called in names)
    ]
    total = sum(mentions[place].count for place in there)
    alike = {(mentions[place].name, mentions[place].player, mentions[place].zone) for place in there}
    if len(alike) != 1:
        return None
    numbers = [mentions[place].number for place in there]
    if any(numbers):
        at = numbers.index(int(said["number"])) if said["number"] and numbers.count(int(said["number"])) == 1 else -1
        return ([*mentions], there[at]) if at >= 0 and there[1:] else None
    many = said["some"] or said["many"] or "1"
    count = int(NUMBERS.get(many.casefold(), many))
    last = int(said["number"] or total)
    if not count <= last <= total or total < 2 or (count > 1 and len(there) > 1):
        return None
    found = [*mentions]
    begun = 0  # how many of them stand before
    for place in there:
        one = mentions[place]
        if begun < last <= begun + one.count and last - count >= begun:
            counts = (last - count - begun, count, begun + one.count - last)
            found[place : place + 1] = [replace(one, count=number) for number in counts if number]
            return found, place + bool(counts[0])
        begun += one.count
    return None


def told_apart(mentions: Sequence[Mention]) -> tuple[list[Mention], list[Bilingual]]:
    """Return mentions where a number behind a name is either that of one object or a count, and what is said aloud of it.

    Numbers from 1 on behind the same name tell its objects apart. A number behind one name alone says how many (Forest 3), and
    so does one behind each player's only such name in Japanese (平地2 of A, 平地1 of B): that is said aloud.

    Raises:
        NotationUnclear: numbers are left out or stand twice.
    """
    numbers: dict[str, list[int]] = {}
    players: dict[str, list[str]] = {}
    for one in mentions:
        numbers.setdefault(one.name.casefold(), []).append(one.number)
        players.setdefault(one.name.casefold(), []).append(one.player)
    found: list[Mention] = []
    aloud: list[Bilingual] = []
    for one in mentions:
        said, whose = numbers[one.name.casefold()], players[one.name.casefold()]
        if not one.number:
            found.append(one)
        elif said[1:] and len({*whose}) == len(whose) and one.count == one.number:
            found.append(replace(one, number=0))
            english = f"{one.player} has {one.number} {one.name}"
            aloud.append(Bilingual(ja=f"{one.player}の{one.name}は{one.number}枚", en=english))
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
