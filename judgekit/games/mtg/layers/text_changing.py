"""612: text-changing effects: one word of a colour, land type or creature type becomes another wherever it is used in that way."""

from __future__ import annotations

from judgekit.engine.records import with_parts
from judgekit.games.mtg.meaning.characteristics import Characteristics, with_intrinsic


def replaced(values: Characteristics, old: str, new: str) -> Characteristics:
    """Return characteristics with one word changed in the type line and in the rules text (612.2).

    Colours and subtypes that are not words of text or type line (the colour of a mana cost) stay as they are.

    CR 612.1.

    Args:
        values: the characteristics.
        old: colour word or subtype.
        new: the word that stands there instead.
    """
    abilities = tuple(
        had._replace(ability=with_parts(had.ability, (_in_term(part, old, new) for part in had.ability)))
        for had in values.abilities
    )
    subtypes = frozenset(new if name == old else name for name in values.subtypes)
    return with_intrinsic(values._replace(abilities=abilities, subtypes=subtypes))


def _in_term(term: object, old: str, new: str) -> object:
    """Replace a word throughout a term; names and texts that are no use of the word are left alone (612.2a)."""
    if isinstance(term, tuple):
        return with_parts(term, (_in_term(part, old, new) for part in term))
    if isinstance(term, str) and term == old:
        return new
    if isinstance(term, frozenset):
        return frozenset(_in_term(part, old, new) for part in term)
    return term


def says(term: object, word: str) -> bool:
    """Tell whether a word of a colour, land type or creature type is used somewhere in a term (612.2)."""
    if isinstance(term, (tuple, frozenset)):
        return any(says(part, word) for part in term)
    return isinstance(term, str) and term == word
