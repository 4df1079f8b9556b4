"""What cards of Magic were understood as: every ability as written, printed from the terms that are played, and as terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.cleaving import CLEAVED, without_bracketed
from judgekit.games.mtg.terms.japanese_names import terms_in_english
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import lines_of_card
from judgekit.games.mtg.text.printing import printed
from judgekit.games.mtg.text.printing.english import host_of
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.games.mtg.text.structured.cards import in_english_words, read_card, read_line
from judgekit.language.parts import Part
from judgekit.language.understanding import InWords, Understood, spelt_out


def understood(cards: Mapping[str, Json]) -> list[Understood]:
    """Return every ability of every card, in printed order.

    Args:
        cards: card definitions as plain data.

    Raises:
        TermMalformed: something cannot be read.
        CardTextNotUnderstood: words of a text are not understood.
    """
    found: list[Understood] = []
    for name, value in cards.items():
        part = Part(value, ("cards", name))
        if not part.is_mapping:
            continue
        read_card(name, part)
        found.extend(_of_card(name, part))
    return found


def _of_card(name: str, part: Part) -> Iterator[Understood]:
    """Yield the abilities of a card and of the faces that are spelt out in it."""
    part = in_english_words(part)
    line = read_line(part["types"]) if "types" in part else TypeLine()
    if "text" in part:
        yield from _of_text(name, part["text"], line)
    if "abilities" in part:
        yield from _of_terms(name, part["abilities"], line)
    for face in part["faces"].items() if "faces" in part else ():
        if face.is_mapping:
            yield from _of_card(face["name"].text() if "name" in face else name, face)


def _of_text(name: str, text: Part, line: TypeLine) -> list[Understood]:
    read = lines_of_card(text.text(), name, line, text.path)
    host = host_of(line, (ability for one in read for ability in one.abilities))
    found = [_told(name, one.written, one.abilities, one.terms, line, host) for one in read]
    cut = without_bracketed(text.text())
    if cut is not None:
        plain = {one.written for one in read}
        other = [one for one in lines_of_card(cut, name, line, text.path) if one.written not in plain]
        found += [_told(name, f"{CLEAVED}: {one.written}", one.abilities, one.terms, line, host) for one in other]
    return found


def _of_terms(name: str, abilities: Part, line: TypeLine) -> list[Understood]:
    read = [(item, read_ability(terms_in_english(item))) for item in abilities.items()]
    host = host_of(line, (ability for _, some in read for ability in some))
    return [_told(name, spelt_out(item.value), some, (item.value,), line, host) for item, some in read]


def _told(
    name: str, written: str, abilities: tuple[Ability, ...], terms: tuple[Json, ...], line: TypeLine, host: str
) -> Understood:
    """Return abilities as they are understood: printed from the terms that are played, never from the words read."""
    lives = not line.types or bool({"creature", "planeswalker"} & set(line.types)) or "Vehicle" in line.subtypes

    def says(language: str) -> str:
        return printed(abilities, language, host, lives)

    return Understood(name, written, InWords(LANGUAGES, says), terms)


LANGUAGES = ("en", "ja")
"""The languages in which abilities are printed."""
