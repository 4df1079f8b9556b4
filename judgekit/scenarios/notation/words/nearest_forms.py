"""The forms of rows that are nearest to words that no row has, filled with the names that stand in these words.

A form is near whose fixed words stand there too, and which takes all the names. Who offers one to somebody tries it first: a line
that would be asked back in its turn is no help.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, permutations, product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.parts import near_words
from judgekit.core.text import is_japanese, listed
from judgekit.language.chart import Slot
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, joined
from judgekit.scenarios.notation.words.naming import Names
from judgekit.scenarios.notation.words.said_otherwise import spoken_of

MOST = 24
"""Forms that are tried."""
_MOST_NAMES = 3
"""Names of a line that are put into a form."""
_NAMES = frozenset(("thing", "things", "object", "objects", "name", "cards"))
"""Categories for which a name stands."""
_OF_NAMES = {"en": {"pairing": "{} with {}"}, "ja": {"pairing": "{1}で{0}"}}
"""Categories for which two names stand, with what is between them."""
_COMMON = frozenset(
    (
        *listed("a an the of with to on in at is are does do it his her their"),
        *("its", "for", "and", "from", "as", "be", "by", "not", ",", ":", "'s", "how", "many", "what", "which"),
        *("が", "は", "を", "に", "で", "の", "と", "も", "か", "から", "何", "枚"),
    )
)
"""Words that say little of what is meant."""
_LITTLE, _MISSING, _LEFT_OUT = 0.15, 0.6, 0.9
"""What a common word counts beside another; what it costs that a word of the form is not there, or that a name has no place."""
_SLIP = 0.75
"""How like a word that is not understood the one is that is put in its place as what was meant, from 0 to 1."""
_ENDS = ("ing", "ed", "es", "s")


def nearest_forms(text: str, category: str, grammar: NotationGrammar, names: Names) -> Iterator[str]:
    """Yield lines in the forms of rows, the nearest to some words first.

    Args:
        text: the words, without who acts.
        category: as what they are to be read.
        grammar: the game's notation.
        names: the names that are there.
    """
    lang = "ja" if is_japanese(text) else "en"
    named, left = _named(text, names)
    said = _words_of(left, lang)
    numbers = re.findall(rf"\d+|\b(?:{'|'.join(NUMBERS)})\b", left) if lang == "en" else re.findall(r"\d+", left)
    players = [
        *dict.fromkeys(one for one in re.findall(r"(?<![A-Za-z])[A-H](?![A-Za-z])", text) if one in names.players)
    ]
    scored: list[tuple[float, int, tuple[str | Slot, ...]]] = []
    for number, words, fixed, wanted, counted, with_player in _forms(grammar, category, lang):
        if wanted > len(named) or counted > len(numbers) or (with_player and not players):
            continue
        shared = sum(_weight(word) for word in fixed & said)
        missing = sum(_weight(word) for word in fixed - said)
        score = shared - _MISSING * missing - _LEFT_OUT * (len(named) - wanted)
        if shared >= 1 and (wanted or not named):  # a form that takes none of the names says something else
            scored.append((-score, number, words))
    scored.sort(key=lambda one: (one[0], len(one[2]), one[1]))
    found: dict[str, None] = {}
    rows: set[int] = set()
    for _score, number, words in scored:
        if number in rows:
            continue
        rows.add(number)
        found |= dict.fromkeys(_filled(words, lang, named, players, numbers))
        if len(found) >= MOST:
            break
    yield from islice(found, 2 * MOST)


class _Form(NamedTuple):
    """A wording of a row that may be filled with names, numbers and a player.

    Attributes:
        number: the number of its row.
        words: its words and slots.
        fixed: the stems of its words.
        wanted: how many names it takes.
        counted: how many numbers it takes.
        with_player: it names a player.
    """

    number: int
    words: tuple[str | Slot, ...]
    fixed: frozenset[str]
    wanted: int
    counted: int
    with_player: bool


@cache
def _forms(grammar: NotationGrammar, category: str, lang: str) -> tuple[_Form, ...]:
    """Return the wordings of a category that may be filled; they are asked for with every line that is not understood."""
    pairs, found = _OF_NAMES[lang], list[_Form]()
    may_be_filled = frozenset((*pairs, *_NAMES, "player", "number"))
    stems: dict[str, str] = {}
    for number, words in grammar.wordings_of(category, lang):
        slots = [str(word[1]) for word in words if not isinstance(word, str)]
        if not may_be_filled.issuperset(slots):
            continue
        wanted = sum(2 if slot in pairs else slot in _NAMES for slot in slots)
        said = [word for word in words if isinstance(word, str)]
        stems.update([(word, stem(word)) for word in said if word not in stems])
        fixed = frozenset([stems[word] for word in said])
        found.append(_Form(number, words, fixed, wanted, slots.count("number"), "player" in slots))
    return tuple(found)


SMALL_WORDS = _COMMON | frozenset(
    (
        *("will", "would", "did", "can", "could", "has", "have", "had", "was", "were", "this", "that", "there", "here"),
        *("then", "now", "so", "onto", "at", "into", "by", "just", "also", "it's", "he", "she", "they", "them", "him"),
        *("are", "am", "get", "gets", "any", "some", "my", "your", "our", "s", "many", "much"),
    )
)
"""Words that a line in other words may leave out."""
_PIECES_JA = re.compile(r"[一-鿿々]+|[ァ-ヴー・]+|[A-Za-z]+|\d+")
"""What of a Japanese sentence has a meaning of its own: words in characters and katakana, numbers."""


def says_all(text: str, line: str, names: Names, known: Collection[str]) -> bool:
    """Tell whether a line says all that a text says: its names, its numbers, and every word but small ones.

    One word that no row has may stand for another in its place where it is a slip: a verb is said by no other verb.

    Args:
        text: the text.
        line: the line.
        names: the names that are there.
        known: the words of the rows.
    """
    named, left = _named(text, names)
    if any(one.casefold() not in line.casefold() for one in named):
        return False
    rest = _named(line, names)[1]
    if is_japanese(text):
        pieces, others = _PIECES_JA.findall(left), _PIECES_JA.findall(rest)
        return all(piece in rest for piece in pieces) and all(piece in left for piece in others)
    said, there = _content(left), _content(rest)
    left_out, added = said - there, there - said
    strange = [word for word in left_out if word not in known and not word[:1].isdigit()]
    if not (left_out or added):
        return True
    verb = next(iter(re.findall(r"[a-z][a-z'-]*", left.casefold())), "")
    if not len(left_out) == len(strange) == len(added) == 1 or strange[0] != stem(verb):
        return False
    return bool(near_words(strange[0], added, 1, _SLIP))


def _content(text: str) -> set[str]:
    """Return the stems of the words of an English text that are no small ones."""
    words = re.findall(r"[a-z][a-z'-]*|\d+", text.casefold())
    return {stem(word) for word in words if word not in SMALL_WORDS and not re.fullmatch("[a-h]", word)}


def first_that_does(forms: Iterator[str], does: Callable[[str], int]) -> str:
    """Return the first of some lines that does best; empty where none does.

    Args:
        forms: the lines.
        does: tells how well a line does; 0: not at all.
    """
    best, found = 0, ""
    for line in forms:
        well = does(line)
        if well > best:
            best, found = well, line
        if best > 1:
            break
    return found


def _named(text: str, names: Names) -> tuple[list[str], str]:
    """Return what is named in a text, by its own name, and the text without these names."""
    found: list[str] = []
    for said in reversed(spoken_of(text, names)):
        try:
            name = names.found(said)
        except NotationUnclear:
            name = said
        if name not in found:
            found.append(name)
        edges = r"(?<!\w)", r"(?!\w)"
        text = re.sub(
            re.escape(said).join(edges) if said.isascii() else re.escape(said), " ", text, flags=re.IGNORECASE
        )
    return found[:_MOST_NAMES], text


def _words_of(text: str, lang: str) -> set[str]:
    if lang == "en":
        return {stem(word) for word in re.findall(r"[a-z][a-z'/-]*|[,:]", text.casefold())}
    return {text[begin:end] for begin in range(len(text)) for end in range(begin + 1, min(begin + 8, len(text)) + 1)}


def stem(word: str) -> str:
    """Return a word without its ending."""
    plain = word.casefold()
    if not plain.isascii() or plain in _COMMON:
        return plain
    end = next((one for one in _ENDS if plain.endswith(one) and len(plain) > len(one) + 2), "")
    return plain.removesuffix(end)


def _weight(word: str) -> float:
    return _LITTLE if word in _COMMON else 1.0


def _filled(
    words: Sequence[str | Slot], lang: str, named: Sequence[str], players: Sequence[str], numbers: Sequence[str]
) -> Iterator[str]:
    """Yield a form with names in its slots, in every order, as they stand in the text first."""
    slots = [str(word[1]) for word in words if isinstance(word, tuple)]
    pairs: Mapping[str, str] = _OF_NAMES[lang]
    wanted = sum(2 if slot in pairs else slot in _NAMES for slot in slots)
    for some, who in product(permutations(named, wanted), players or ("",)):
        left, counted = list(some), list(numbers)
        parts: list[str] = []
        for word in words:
            if isinstance(word, str):
                parts.append(word)
            elif isinstance(word, tuple):
                slot = str(word[1])
                if slot in pairs:
                    parts.append(pairs[slot].format(left.pop(0), left.pop(0)))
                else:
                    parts.append(left.pop(0) if slot in _NAMES else who if slot == "player" else counted.pop(0))
        yield joined(parts)
