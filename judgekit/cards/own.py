"""Lists of cards that a user writes: JSON or CSV in the words of scenario files, for any game.

A JSON file holds `{"game": "magmell", "cards": [{"name": …, "reading": …, "names": {"en": …}, …}]}`; what else stands on a card is
its definition as under `cards:` of a scenario. A CSV file has the same words as its first row; `game` may be a column.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.cards.records import Definition, Entry, FoundCard, LeftOut, Name

ABOUT = ("name", "game", "reading", "names", "name_ja", "name_en", "text_ja", "keywords")
"""Words of an entry that are not part of the card's definition."""


def is_own(entry: Mapping[str, Any]) -> bool:
    """Tell whether an entry is a card in the words of a scenario."""
    return "name" in entry and bool(
        {"types", "text", "cost", "pt", "faces", "power", "civilizations", "kind"} & set(entry)
    )


def card(entry: Mapping[str, Any], game: str) -> Entry:
    """Return a card.

    Args:
        entry: its name and its fields; empty fields of a table say nothing.
        game: the game it belongs to where the entry does not say.
    """
    name = str(entry.get("name") or "").strip()
    if not name:
        return LeftOut("entries without a name")
    definition: Definition = {
        str(key): value for key, value in entry.items() if key not in ABOUT and value is not None and value != ""
    }
    own_lang = "ja" if any(ord(character) > _LATIN for character in name) else "en"
    names = [Name(name, own_lang)]
    others = entry.get("names")
    if isinstance(others, Mapping):
        names += [Name(str(text), str(lang)) for lang, text in others.items() if text]
    names += [Name(str(entry[key]), key[-2:]) for key in ("name_ja", "name_en") if entry.get(key)]
    if entry.get("reading"):
        names.append(Name(str(entry["reading"]), "reading"))
    japanese: tuple[Definition, ...] = ()
    if entry.get("text_ja") or entry.get("name_ja"):
        shown = {"name": entry.get("name_ja"), "text": entry.get("text_ja")}
        japanese = ({key: str(value) for key, value in shown.items() if value},)
    own_game = str(entry.get("game") or game)
    return FoundCard(own_game, name, name, definition, tuple(dict.fromkeys(names)), japanese)


_LATIN = 0x2E80
"""From here on characters are those of East Asian writing."""
