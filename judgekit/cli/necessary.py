"""What a text must hold for an expression to be found in it: told from the expression, where it can be told.

A question of one line is tried by hundreds of expressions, of which a tenth finds something. Where none of the words stands in the
line that an expression cannot do without, it need not be made, nor tried.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False  # typing costs more to import than what is told here
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Items = Iterable[tuple[object, object]]
    """Items of an expression, one after the other: the kind of each, and what it is made of."""
Clause = tuple[str, ...]
"""Strings of which one stands in each text in which an expression is found."""

CLAUSES = 2
"""So many of what must stand in a text are kept of an expression."""

_STRINGS = 40
"""So many strings may be alternatives; to look for more is as much work as to try the expression."""

_HIRAGANA = range(0x3041, 0x30A0)
_SELDOM = 3
"""How much more a kanji or a letter of katakana tells than one of hiragana, which stands in most lines."""

_PARSER = vars(re)["_parser"]
_NO_WIDTH = frozenset(("AT", "ASSERT", "ASSERT_NOT"))


def necessary(text: str, flags: int) -> tuple[Clause, ...]:
    """Return what must stand in each text in which an expression is found, the most telling first; nothing where it is not known.

    Where the expression takes small and capital letters for the same, the strings are in small letters.
    """
    parsed = _PARSER.parse(text, flags)
    clauses = _clauses(parsed)
    if (flags | parsed.state.flags) & re.IGNORECASE:
        clauses = [_small(clause) for clause in clauses if _is_small(clause)]
    return tuple(sorted({*clauses}, key=lambda clause: (-_telling(clause), clause))[:CLAUSES])


def _clauses(items: Items) -> list[Clause]:
    """Return what must stand in a text for one item after the other to be found."""
    found: list[Clause] = []
    run = ""
    for kind, of in items:
        name = str(kind)
        if name == "LITERAL" and isinstance(of, int):
            run += chr(of)
            continue
        if run and name not in _NO_WIDTH:
            found.append((run,))
            run = ""
        of_item = _OF_ITEMS.get(name)
        found += of_item(of) if of_item is not None else []
    return [*found, (run,)] if run else found


def _listed(items: Iterable[tuple[object, int | tuple[int, int]]]) -> list[Clause]:
    """Return the letters of a set, where it names them and they are few."""
    letters: list[str] = []
    for kind, of in items:
        if str(kind) not in ("LITERAL", "RANGE"):
            return []
        first, last = of if isinstance(of, tuple) else (of, of)
        if last - first >= _STRINGS:
            return []
        letters += map(chr, range(first, last + 1))
    return [tuple(dict.fromkeys(letters))] if len(letters) <= _STRINGS else []


def _one_of(alternatives: tuple[object, list[Items]]) -> list[Clause]:
    """Return what stands in a text in which one alternative is found: what tells most of each."""
    ways = [max(_clauses(way), key=_telling, default=()) for way in alternatives[1]]
    strings = tuple(dict.fromkeys([one for way in ways for one in way]))
    return [strings] if all(ways) and len(strings) <= _STRINGS else []


def _of_group(of: tuple[object, int, int, Items]) -> list[Clause]:
    _number, more, fewer, items = of
    return [] if (more | fewer) & re.IGNORECASE else _clauses(items)


def _of_repeated(of: tuple[int, object, Items]) -> list[Clause]:
    least, _most, items = of
    return _clauses(items) if least else []


def _of_looked_for(of: tuple[int, Items]) -> list[Clause]:
    return _clauses(of[1])


_OF_ITEMS: dict[str, Callable[..., list[Clause]]] = {
    "IN": _listed,
    "BRANCH": _one_of,
    "SUBPATTERN": _of_group,
    "MAX_REPEAT": _of_repeated,
    "MIN_REPEAT": _of_repeated,
    "POSSESSIVE_REPEAT": _of_repeated,
    "ASSERT": _of_looked_for,
    "ATOMIC_GROUP": _clauses,
}


def _telling(clause: Clause) -> float:
    """Return how seldom one of the strings stands in a text that the expression is tried on."""
    return min([sum(map(_seldom, string)) for string in clause], default=0.0) - len(clause) / _STRINGS


def _seldom(letter: str) -> int:
    return 1 if letter.isascii() or ord(letter) in _HIRAGANA else _SELDOM


def _is_small(clause: Clause) -> bool:
    """Tell whether it is known what else than the strings may be found: letters of ASCII, and such as have no other form."""
    return all(letter.isascii() or letter.lower() == letter == letter.upper() for letter in "".join(clause))


def _small(clause: Clause) -> Clause:
    return tuple(dict.fromkeys([string.lower() for string in clause]))
