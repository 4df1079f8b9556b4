"""What is meant by a word that no object has for its id: the object whose card is called so, or the nearest word that there is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine.positions import AnyPosition

MOST_NAMED = 4
"""Objects of one name that are told."""


def nobody_knows(position: AnyPosition, id: str) -> bool:
    """Tell whether an object is a card that nobody knows: nothing can be said of it but whose it is and where it lies.

    Args:
        position: where.
        id: the object.
    """
    record = position.objects.get(id)
    return record is not None and record.card is None and record.kind == "card"


def what_is_meant(word: str, position: AnyPosition, *, players: bool = True) -> str:
    """Return a hint for a word that stands where an id is wanted.

    Args:
        word: the word.
        position: where it is said.
        players: whether a player may be meant too.
    """
    return named_or_nearest(word, {*position.objects, *(position.players if players else ())}, names_of(position))


def names_of(position: AnyPosition) -> dict[str, str]:
    """Return the names of the cards of all objects, by their ids."""
    return {id: str(record.card) for id, record in position.objects.items() if record.card is not None}


def named_or_nearest(word: str, known: Iterable[str], names: Mapping[str, str]) -> str:
    """Return a hint for a word that stands where an id is wanted.

    Args:
        word: the word.
        known: the ids that there are.
        names: the names of cards, by the ids of their objects.
    """
    plain = word.casefold()
    ids = sorted(id for id, name in names.items() if plain in (name.casefold(), id.casefold()))
    if not ids:
        return nearest(word, known)
    shown = phrase(" or ").join(f"`{id}`" for id in ids[:MOST_NAMED]) + (" …" if len(ids) > MOST_NAMED else "")
    return phrase("{word} is called {ids} here: write the id", word=word, ids=shown)
