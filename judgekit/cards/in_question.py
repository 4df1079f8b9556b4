"""Cards that a question names, and what they are asked about: the kinds of effect, the keywords and the types of their text.

On the path of a search, but only where cards were added. What a text does is read once and kept (`understanding`).
"""

from __future__ import annotations

import os.path
from collections.abc import Callable, Iterable, Iterator

from judgekit.cards.store import CardStore, StoredCard
from judgekit.cards.stretches import stretches
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.library import folders

Read = Callable[[StoredCard], list[dict[str, Json]]]


class Named(NamedTuple):
    """A card as a question names it.

    Attributes:
        surface: as typed.
        card: the card.
    """

    surface: str
    card: StoredCard


def named(query: str, store: CardStore, is_term: Callable[[str], bool]) -> list[Named]:
    """Return the cards that a question names, the longest names first; a term of the rulebooks is no card (Flying, 再生).

    Args:
        query: as typed.
        store: the cards that the user added.
        is_term: whether a word is a headword of the rulebooks.
    """
    parts = list(stretches(query))
    matches = store.among([key for _begin, _end, key in parts])
    found: list[Named] = []
    taken: list[tuple[int, int]] = []
    for begin, end, key in sorted(parts, key=lambda one: one[0] - one[1]):
        if key not in matches or any(begin < stop and start < end for start, stop in taken):
            continue
        surface = query[begin:end]
        if is_term(surface):
            continue
        taken.append((begin, end))
        found.append(Named(surface, matches[key]))
    return found


def meaning(card: StoredCard, reading: Iterable[dict[str, Json]]) -> str:
    """Return what a card is asked about, as words of the rulebook.

    Args:
        card: the card.
        reading: what its text was understood as.
    """
    told = _effects(card.game)
    words: dict[str, None] = {}
    for mark in _marks(list(reading)):
        words.update(dict.fromkeys(told.get(mark, "").split(" ")))
        if mark.startswith("keyword="):
            words[mark.partition("=")[2]] = None
    return " ".join(word for word in words if word)


def _effects(game: str) -> dict[str, str]:
    path = os.path.join(folders.corpus(), game, "card_effects.toml")
    if not os.path.exists(path):
        return {}
    import tomllib  # much, and few questions name a card

    with open(path, encoding="utf-8") as file:
        table: dict[str, str] = tomllib.loads(file.read())["effects"]
    return table


def _marks(value: object) -> Iterator[str]:
    """Return the keys of the terms in a reading, and each with its value where that is one word."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("written", "understood", "understood_in", "spelt", "fault", "card", "line"):
                continue
            yield key
            if isinstance(inner, str):
                yield f"{key}={inner}"
            yield from _marks(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _marks(inner)


def cards_of(query: str, store: CardStore, is_term: Callable[[str], bool], read: Read) -> list[tuple[Named, str]]:
    """Return the cards that a question names, each with what it is asked about."""
    return [(one, meaning(one.card, read(one.card))) for one in named(query, store, is_term)]
