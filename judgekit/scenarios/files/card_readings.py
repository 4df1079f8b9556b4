"""What the cards of a scenario file, or a card by itself, were understood as."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping

from judgekit.core.errors import UsageFault
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.language.faults import CardTextNotUnderstood, SaidOfAnother
from judgekit.language.parts import TermMalformed
from judgekit.language.understanding import Understood
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.files.model import read_scenario_file
from judgekit.scenarios.files.tree import Tree


def understood(path: str) -> list[tuple[str, str, str]]:
    """Return (card, as written, as understood) for every ability of every card of a scenario file.

    Raises:
        ScenarioMalformed: the file cannot be read.
        Unsupported: the game does not say what it understood.
        JudgekitError: something in a card cannot be read or is not understood.
    """
    scenario = read_scenario_file(path, path)
    return [(one.card, one.written, one.printed) for one in understood_cards(scenario.game, scenario.cards)]


def understood_cards(game: str, cards: Mapping[str, Json]) -> list[Understood]:
    """Return what every ability of some cards was understood as.

    Args:
        game: the game they belong to.
        cards: their definitions, as under `cards:`.

    Raises:
        Unsupported: the game does not say what it understood.
        JudgekitError: something in a card cannot be read or is not understood.
    """
    return [Understood(*one) for one in _reader(game)(cards)]


class CardReading(NamedTuple):
    """What one card of a file was understood as.

    Attributes:
        card: its name.
        line: line of the file it stands on, 0 where it comes from another file.
        abilities: its abilities, in printed order.
        fault: what was not understood, None where all of it was.
        words: the words at fault.
    """

    card: str
    line: int
    abilities: tuple[Understood, ...] = ()
    fault: str | None = None
    words: str = ""


def readings_of(path: str) -> list[CardReading]:
    """Return for every card of a scenario file what its abilities were understood as; a fault concerns its card only.

    Raises:
        UsageFault: there is no such file.
        ScenarioMalformed: the file cannot be read.
        Unsupported: the game does not say what it understood.
    """
    if not os.path.isfile(path):
        raise UsageFault(phrase("no such file: {path}", path=path))
    scenario = read_scenario_file(path, path)
    reading = _reader(scenario.game)
    found = []
    for name, value in scenario.cards.items():
        place = scenario.tree.places.get(("cards", name), (0, 0))[0]
        try:
            abilities = tuple(Understood(*one) for one in reading({name: value}))
        except (CardTextNotUnderstood, TermMalformed) as fault:
            words = getattr(fault, "words", "")
            place = _place_of_words(scenario.tree, name, value, fault) or place
            found.append(CardReading(name, place, (), str(fault), words))
        else:
            found.append(CardReading(name, place, abilities))
    return found


_Reader = Callable[[Mapping[str, Any]], Iterable[Iterable[Any]]]


def _reader(game: str) -> _Reader:
    reading: _Reader | None = getattr(adapter_of(game), "understood", None)
    if reading is None:
        raise Unsupported(phrase("printing what cards of {name!r} were understood as", name=game))
    return reading


def readings_by_line(name: str, card: Mapping[str, Json], game: str) -> list[CardReading]:
    """Return what a card by itself was understood as: whole where all of it was, else ability by ability and face by face.

    Args:
        name: its name, as its text calls it.
        card: its definition, as under `cards:`.
        game: the game it belongs to.

    Raises:
        Unsupported: the game does not say what it understood.
    """
    reading = _reader(game)
    try:
        abilities = tuple(Understood(*one) for one in reading({name: card}))
    except (CardTextNotUnderstood, TermMalformed):
        return [one for own, face in _faces(name, card) for one in _line_by_line(own, face, reading)]
    return [CardReading(name, 0, abilities)]


def text_types(game: str) -> tuple[str | None, ...]:
    """Return the type lines below which a text of a game may stand that is given by itself, tried in this order."""
    return adapter_of(game).text_types or (None,)


def _faces(name: str, card: Mapping[str, Json]) -> list[tuple[str, Mapping[str, Json]]]:
    faces = card.get("faces")
    if not isinstance(faces, list) or not all(isinstance(face, Mapping) for face in faces):
        return [(name, card)]
    return [(str(face.get("name", name)), face) for face in faces]


def _line_by_line(name: str, card: Mapping[str, Json], reading: _Reader) -> list[CardReading]:
    found = []
    lines = _abilities(str(card.get("text", "")))
    for number, line in enumerate(lines, start=1):
        try:
            abilities = _of_line(name, card, reading, line, [one for one in lines if one != line])
        except (CardTextNotUnderstood, TermMalformed) as fault:
            found.append(CardReading(name, number, (), str(fault), getattr(fault, "words", "") or line))
        else:
            found.append(CardReading(name, number, abilities))
    return found


def _of_line(
    name: str, card: Mapping[str, Json], reading: _Reader, line: str, others: list[str]
) -> tuple[Understood, ...]:
    """Return what one line was understood as; what it says of no such card by itself is read below another line that shows it.

    "Enchanted creature gets +1/+1" is said of a creature with bestow, of no other one (303.4, 702.103).
    """

    def read(text: str) -> tuple[Understood, ...]:
        return tuple(Understood(*one) for one in reading({name: {**card, "text": text}}))

    try:
        return read(line)
    except SaidOfAnother:
        for other in others:
            try:
                return read(f"{other}\n{line}")[len(read(other)) :]
            except (CardTextNotUnderstood, TermMalformed):
                continue
        raise


def _abilities(text: str) -> list[str]:
    """Return a text ability by ability: what is listed below a line with a dot before it belongs to that line.

    So does what is had from some level on: below the line of the level it stands for no ability of every level.
    """
    found: list[str] = []
    leveled = False
    for line in text.splitlines():
        heading = _LEVEL.match(line) is not None
        if found and (line.startswith(_LISTED) or (leveled and line.strip() and not heading)):
            found[-1] += f"\n{line}"
        elif line.strip():
            found.append(line)
            leveled = heading
    return found


_LEVEL = re.compile(r"(?:LEVEL|Lv)\s*\d|(?:\{[^{}]+\})+\s*[:：]\s*(?:Level\s*\d|レベル\s*[\d０-９])", re.I)
"""A line of a leveler or of a Class with which abilities of a level begin."""

_LISTED = ("•", "・", "■")


def _place_of_words(tree: Tree, name: str, card: Json, fault: CardTextNotUnderstood | TermMalformed) -> int:
    """Return the line of a file on which the words of a fault stand."""
    path = ("cards", name, "text") if isinstance(fault, CardTextNotUnderstood) else fault.path
    line = tree.places.get(tuple(path), (0, 0))[0]
    text = str(card.get("text", "")) if isinstance(card, dict) else ""
    if not line or "\n" not in text or not isinstance(fault, CardTextNotUnderstood):
        return line
    wanted = fault.words.replace("~", "").split()[:1]
    for number, written in enumerate(text.splitlines()):
        if all(word in written for word in wanted):
            return line + 1 + number
    return line
