"""Lists of cards that a user writes: JSON or CSV in the words of scenario files, for any game.

A JSON file holds `{"game": "magmell", "cards": [{"name": …, "reading": …, "names": {"en": …}, …}]}`; what else stands on a card is
its definition as under `cards:` of a scenario. A CSV file has the same words as its first row; `game` may be a column.
"""

from __future__ import annotations

from judgekit.cards.entries import JsonObject, object_of, text_of
from judgekit.cards.records import Definition, Entry, FoundCard, LeftOut, Name
from judgekit.core.wording import phrase

ABOUT = ("name", "game", "reading", "names", "name_ja", "name_en", "text_ja", "keywords")
"""Words of an entry that are not part of the card's definition."""


def is_own(entry: JsonObject) -> bool:
    """Tell whether an entry is a card in the words of a scenario."""
    return "name" in entry and bool(
        {"types", "text", "cost", "pt", "faces", "power", "civilizations", "kind"} & set(entry)
    )


def card(entry: JsonObject, game: str) -> Entry:
    """Return a card.

    Args:
        entry: its name and its fields; empty fields of a table say nothing.
        game: the game it belongs to where the entry does not say.
    """
    name = text_of(entry, "name").strip()
    if not name:
        return LeftOut(phrase("entries without a name"))
    definition: Definition = {
        key: value for key, value in entry.items() if key not in ABOUT and value is not None and value != ""
    }
    own_lang = "ja" if any(ord(character) > _LATIN for character in name) else "en"
    names = [Name(name, own_lang)]
    others = object_of(entry, "names")
    names += [Name(text_of(others, lang), lang) for lang in others if text_of(others, lang)]
    names += [Name(text_of(entry, key), key[-2:]) for key in ("name_ja", "name_en") if text_of(entry, key)]
    if text_of(entry, "reading"):
        names.append(Name(text_of(entry, "reading"), "reading"))
    shown = {"name": text_of(entry, "name_ja"), "text": text_of(entry, "text_ja")}
    japanese: Definition = {key: value for key, value in shown.items() if value}
    own_game = text_of(entry, "game") or game
    return FoundCard(own_game, name, name, definition, tuple(dict.fromkeys(names)), (japanese,) if japanese else ())


_LATIN = 0x2E80
"""From here on characters are those of East Asian writing."""
