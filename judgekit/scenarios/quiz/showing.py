"""What is shown before a question: the table, and what the cards on it say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import is_japanese
from judgekit.language.understanding import InWords, Understood
from judgekit.scenarios.comparing import words
from judgekit.scenarios.files.card_readings import understood_cards
from judgekit.scenarios.files.model import Scenario

_HEAD = ("cost", "types", "civilization", "civilizations", "color", "races", "power", "pt", "ap", "hp", "loyalty")
"""Keys of a card that are shown before its text, in this order."""
_TERMS = ("{", "[")
"""How terms begin that no printer has words for."""


def cards_of(scenario: Scenario, lang: str) -> dict[str, str] | None:
    """Return what the cards of a scenario say: cost, types and text, by the names under which they lie on the table.

    Args:
        scenario: the scenario.
        lang: "en" or "ja": the language of texts that can be printed in it; another text stands as it is written.

    Returns:
        None where a card has terms for which there are no words.
    """
    there: dict[str, list[str]] = {}
    for id, card in _lying(scenario.given):
        if id not in there.setdefault(card, []):
            there[card].append(id)
    found: dict[str, str] = {}
    for card, ids in there.items():
        definition = scenario.cards.get(card)
        said = _said(scenario.game, card, definition, lang) if isinstance(definition, Mapping) else ""
        if said is None:
            return None
        if said:
            own = [id for id in ids if id != card]
            found[f"{card} ({', '.join(own)})" if own else card] = said
    return found


def _lying(value: Json) -> Iterator[tuple[str, str]]:
    """Yield the name and the card of every object of a start position."""
    if isinstance(value, Mapping):
        card = value.get("card")
        if isinstance(card, str):
            yield str(value.get("id", card)), card
        for one in value.values():
            yield from _lying(one)
    elif isinstance(value, list):
        for one in value:
            yield from _lying(one)


def _said(game: str, card: str, definition: Mapping[str, Json], lang: str) -> str | None:
    head = " ".join(words(definition[key]) for key in _HEAD if definition.get(key))
    text = _text(game, card, definition, lang)
    return f"{head}: {text}" if text and head else text


def _text(game: str, card: str, definition: Mapping[str, Json], lang: str) -> str | None:
    written = definition.get("text")
    if isinstance(written, str) and is_japanese(written) == (lang == "ja"):
        return " / ".join(line.strip() for line in written.splitlines() if line.strip())
    try:
        abilities = understood_cards(game, {card: definition})
    except JudgekitError:
        return written if isinstance(written, str) else None
    faces: dict[str, list[str]] = {}
    for one in abilities:
        printed = _printed(one, lang).replace("\n", " ")
        if printed.startswith(_TERMS):
            return written if isinstance(written, str) else None
        if printed not in faces.setdefault(one.card, []):
            faces[one.card].append(printed)
    return "; ".join((f"{face}: " if face != card else "") + " / ".join(said) for face, said in faces.items())


def _printed(one: Understood, lang: str) -> str:
    """Return what was understood in the words of a language, else in those of the game's usual one."""
    if isinstance(one.words, InWords) and lang in one.words.languages and not one.words[lang].startswith(_TERMS):
        return one.words[lang]
    return one.printed
