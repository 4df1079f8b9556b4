"""What the traces of a game's scenarios cite, held against the outline of its book and against the glosses."""

from collections.abc import Iterable

from judgekit.core.nodes import BASE_EDITIONS
from judgekit.library.glosses import all_glosses
from judgekit.library.outline import read_outline


def not_in_the_book(cited: Iterable[str], game: str) -> list[str]:
    """Return the ids cited that are no rule of the game's book."""
    return sorted(set(cited) - {node.id for node in read_outline(BASE_EDITIONS[game])})


def not_glossed(cited: Iterable[str]) -> list[str]:
    """Return the ids cited that have no gloss in both languages."""
    return sorted(set(cited) - {id for id, gloss in all_glosses().items() if gloss.ja and gloss.en})
