"""Wordings of card text as a grammar of rows, and the chart that finds every way in which they cover a sentence.

A row is (category, wordings, term). A wording is a row of words separated by spaces: `<f:filter>` is a slot for something
of a category (`<filter>` for short), `|` separates wordings that mean the same, `{a | b c}` stands for either inside of a wording
(`{a |}` for one that may be left out), `[a]` for words that may stand there and are not printed, `that~which` for either word;
`¦` alone only parts a long wording. The first wording of a row, with the first of each choice, is the one that is printed.
A term is plain data with the slots as `$f`; the key "..." takes in the keys of another term. Every language uses this one engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import pairwise
from operator import itemgetter
from types import MappingProxyType

from judgekit.core import keeping
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.language.faults import RowFault
from judgekit.language.plain_data import Term

Row = tuple[str, str, Any]
"""A category, its wordings, what they mean."""

Slot = tuple[str, str]
"""Key of the term and category of what stands there."""

_SLOT = re.compile(r"<(\w+)(?::(\w+))?>")
_BRACKET = re.compile(r"([\[\]{}|])")
_SEVERAL = re.compile(r"[\[\]{}|~¦]")


class Template(NamedTuple):
    """One wording of a row.

    Attributes:
        category: what it is a piece of.
        words: its words and slots.
        term: the term with slots as "$key".
        row: number of the row; the first wording of a row is the one that is printed.
    """

    category: str
    words: tuple[str | Slot, ...]
    term: Any
    row: int


class Token(NamedTuple):
    """A word of a sentence.

    Attributes:
        text: the word as the rows write it.
        place: its offset.
        values: what it is besides: kind of word ("number", "color" …) with what it means as a term.
        printed: as it stands there.
    """

    text: str
    place: int
    values: Mapping[str, Any]
    printed: str


class Kind(NamedTuple):
    """A kind of word that stands in no row: number, name, quotation.

    Attributes:
        expression: how it is written, as a regular expression.
        value: what a word of it means, as a term.
        printed: how a term is written as a word of it, None where it is none.
    """

    expression: str
    value: Callable[[str], Any] = str
    printed: Callable[[Any], str | None] = lambda term: term if isinstance(term, str) else None


class Piece(NamedTuple):
    """A stretch of a sentence that a template covers.

    Attributes:
        end: number of the token after it.
        term: what it says.
    """

    end: int
    term: Any


class Hook(NamedTuple):
    """A category that is put together by a function of its own, such as a noun with any number of adjectives.

    Attributes:
        pieces: returns the stretches from a token on.
        begins: categories with which it can begin.
    """

    pieces: Callable[[Chart, int], list[Piece]]
    begins: tuple[str, ...]


_Row = tuple[tuple[str | Slot, ...], Template]
"""The words and slots of a wording as they are compared, and the wording."""
_Numbered = tuple[int, _Row]
"""A row behind its place among those of its category."""


_End = tuple[int, tuple[str, ...], Template]
"""A wording that ends here, behind its place among the rows and the names of its slots."""


class Fork:
    """Where wordings that begin alike go on: what may stand next, and which of them end here.

    What several of them begin with is looked for once. A sentence comes to few of the places at which wordings part, so each is
    worked out when it is first come to (`opened`), and of wordings that were kept what stands there is unpacked then.

    Attributes:
        words: by the next word, how they go on.
        slots: by the category that stands next, how they go on, in the order of the rows.
        ends: the wordings that end here.
    """

    __slots__ = ("_before", "_depth", "_kept", "_rows", "ends", "slots", "words")

    def __init__(self, rows: list[tuple[int, _Row]], depth: int, kept: keeping.Packed = b"", before: int = 0) -> None:
        self._rows = rows
        self._depth = depth
        self._kept = kept
        self._before = before
        self.words: dict[str, Fork] = {}
        self.slots: dict[str, Fork] = {}
        self.ends: list[_End] | None = None

    def opened(self) -> list[_End]:
        """Part the wordings by what stands next, and return those that end here."""
        depth = self._depth
        ends: list[_End] = []
        if self._kept:
            keeping.unpacked(self._kept, self._unpack)
            self._kept = b""
        for numbered in self._rows:
            number, (words, template) = numbered
            if depth == len(words):
                ends.append((number, tuple([word[0] for word in words if not isinstance(word, str)]), template))
                continue
            word = words[depth]
            after, key = (self.words, word) if isinstance(word, str) else (self.slots, word[1])
            fork = after.get(key)
            if fork is None:
                after[key] = Fork([numbered], depth + 1)
            else:
                fork._rows.append(numbered)
        self._rows = []
        self.ends = ends
        return ends

    def _unpack(
        self,
        rows: list[_KeptRow],
        words: Mapping[str, keeping.Packed] = MappingProxyType({}),
        slots: Mapping[str, keeping.Packed] = MappingProxyType({}),
    ) -> None:
        before, depth = self._before, self._depth + 1
        self._rows = [(before + number, (said, Template._make(template))) for number, said, template in rows]
        for word, kept in words.items():
            self.words[word] = Fork([], depth, kept, before)
        for category, kept in slots.items():
            self.slots[category] = Fork([], depth, kept, before)


_KeptRow = tuple[int, tuple[str | Slot, ...], tuple[object, ...]]
"""A wording as it is kept: its number among all, its words as they are compared, and what it consists of."""

_KEPT_TOGETHER = 24
"""Wordings that begin alike and are not parted further where they are kept."""


def _apart(rows: Iterable[_KeptRow], depth: int) -> tuple[list[_KeptRow], dict[str, bytes], dict[str, bytes]]:
    """Return the wordings that end at a depth, and the others by the word or the category that stands there, packed.

    Raises:
        ValueError: a term is no plain data.
    """
    ends: list[_KeptRow] = []
    by_word: dict[str, list[_KeptRow]] = {}
    by_slot: dict[str, list[_KeptRow]] = {}
    for row in rows:
        words = row[1]
        if depth == len(words):
            ends.append(row)
            continue
        word = words[depth]
        alike, key = (by_word, word) if isinstance(word, str) else (by_slot, word[1])
        alike.setdefault(key, []).append(row)
    in_words, in_slots = (
        {key: _packed(rows, depth + 1) for key, rows in alike.items()} for alike in (by_word, by_slot)
    )
    return ends, in_words, in_slots


def _packed(rows: list[_KeptRow], depth: int) -> bytes:
    """Return wordings that are alike up to a depth, as they are kept."""
    return keeping.packed(rows) if len(rows) <= _KEPT_TOGETHER else keeping.packed(*_apart(rows, depth))


def _every_row(rows: list[_KeptRow], *further: Mapping[str, keeping.Packed]) -> list[_KeptRow]:
    """Return all wordings that were kept together."""
    return [*rows, *(row for alike in further for kept in alike.values() for row in keeping.unpacked(kept, _every_row))]


_Opening = tuple["Hook | None", Fork | None]
"""What can begin with a word: the function of a category and its wordings, None where there is none."""


class Openings(dict[str, "_Opening | None"]):
    """By category, what of it can begin with one word, None where nothing can; worked out when it is first asked for."""

    __slots__ = ("_grammar", "_keys")

    def __init__(self, grammar: Grammar, keys: tuple[str, ...]) -> None:
        self._grammar = grammar
        self._keys = keys

    def __missing__(self, category: str) -> _Opening | None:
        found = self[category] = self._grammar.opening(category, self._keys)
        return found


_Match = tuple[int, tuple[str, ...], Template, int, tuple[Any, ...]]
"""A wording that covers a stretch: as it ends, then the number of the token after the stretch and what stands in the slots."""


def wordings(text: str) -> Iterator[tuple[str | Slot, ...]]:
    """Yield every wording that a row writes down, the printed one first.

    Raises:
        RowFault: a bracket has no other end, or a choice of words has an empty one.
    """
    if _SEVERAL.search(text) is None:  # one wording, as most rows have
        yield tuple([_choices(word)[0] for word in text.split()])
        return
    try:
        yield from _alternatives(_parted(text), "")
    except RowFault as fault:
        raise RowFault(f"wording {text!r}: {fault}") from None


def first_wording(text: str) -> tuple[str | Slot, ...]:
    """Return the wording of a row that is printed, without those beside it: some rows write down thousands.

    Raises:
        RowFault: a bracket has no other end, or a choice of words has an empty one.
    """
    if _SEVERAL.search(text) is None:
        return next(wordings(text))
    try:
        return _first(_parted(text), "")
    except RowFault as fault:
        raise RowFault(f"wording {text!r}: {fault}") from None


def _parted(text: str) -> Iterator[str]:
    """Yield the words of a row, its brackets by themselves: by their places, since to replace each takes several times as long."""
    return iter(" ".join(_BRACKET.split(text)).split())


def rows_of(category: str, *said: tuple[str, Any]) -> list[Row]:
    """Return the rows of one category.

    Args:
        category: what all of them are pieces of.
        said: their wordings, each with what it means.
    """
    return [(category, text, term) for text, term in said]


def words_of(rows: Iterable[Row], category: str) -> Term:
    """Return the wordings of a category that have no slots, as they are written without blanks, with what they mean."""
    return {
        "".join(map(str, words)): term
        for of, text, term in rows
        if of == category
        for words in wordings(text)
        if all(isinstance(word, str) for word in words)
    }


def _alternatives(words: Iterator[str], closing: str) -> list[tuple[str | Slot, ...]]:
    """Return the wordings up to the bracket that closes them; to the end where there is none."""
    found: list[tuple[str | Slot, ...]] = []
    begun: list[tuple[str | Slot, ...]] = [()]
    for word in words:
        if word in ("}", "]"):
            if word != closing:
                raise RowFault(f"{word!r} closes nothing")
            return found + begun
        if word == "|":
            found, begun = found + begun, [()]
            continue
        if word == "¦":
            continue
        choices = _behind(word, words)
        begun = [(*before, *choice) for before in begun for choice in choices]
    if closing:
        raise RowFault(f"{closing!r} is missing")
    return found + begun


def _first(words: Iterator[str], closing: str) -> tuple[str | Slot, ...]:
    """Return the first of the wordings up to the bracket that closes them; what may be left out is."""
    found: tuple[str | Slot, ...] = ()
    further = False
    for word in words:
        if word in ("}", "]"):
            if word != closing:
                raise RowFault(f"{word!r} closes nothing")
            return found
        if word == "|":
            further = True
        elif word != "¦":
            if word == "{":
                part = _first(words, "}")
            elif word == "[":
                part = _first(words, "]")[:0]
            else:
                part = (_choices(word)[0],)
            found = found if further else (*found, *part)
    if closing:
        raise RowFault(f"{closing!r} is missing")
    return found


def _behind(word: str, words: Iterator[str]) -> list[tuple[str | Slot, ...]]:
    """Return what may stand at a place of a wording: a choice, what may be left out, a word or a slot."""
    if word == "{":
        return _alternatives(words, "}")
    if word == "[":
        return [(), *_alternatives(words, "]")]
    return [(choice,) for choice in _choices(word)]


def _choices(word: str) -> list[str | Slot]:
    slot = _SLOT.fullmatch(word) if word[0] == "<" else None
    if slot is not None:
        return [(slot.group(1), slot.group(2) or slot.group(1))]
    if word == "~" or "~" not in word:
        return [word]
    choices = word.split("~")
    if (
        "" in choices
    ):  # whether the last sign of "a~b~~" is a word cannot be told; an empty word would be found everywhere
        raise RowFault(f"an empty word in {word!r}")
    return [*choices]


class Grammar:
    """The rows of one language, ready to be searched.

    Attributes:
        kinds: kinds of word that stand in no row ("number", "quoted" …).
        hooks: categories put together by functions.
        plain: how a word of a row is compared with a token (marks of inflection taken off).
        settled: what a term becomes once its template covers something; None where that says nothing.

    Raises:
        RowFault: a wording has no words or an empty one, a slot is of no known category, or a category begins with itself.
    """

    def __init__(
        self,
        templates: Iterable[Template],
        kinds: frozenset[str],
        hooks: Mapping[str, Hook],
        plain: Callable[[str], str] = str,
        settled: Callable[[Any], Any] | None = None,
    ) -> None:
        self.__dict__["templates"] = tuple(templates)
        self.kinds = kinds
        self.hooks = hooks
        self.plain = plain
        self.settled = settled
        found: dict[str, list[_Row]] = {}
        known: dict[str | Slot, str | Slot] = {}  # a word stands in many rows
        for template in self.templates:
            for word in template.words:
                if word not in known:
                    known[word] = plain(word) if isinstance(word, str) else word
            words = tuple([known[word] for word in template.words])
            found.setdefault(template.category, []).append((words, template))
        self._of_category = found
        self._kept_categories: Mapping[str, keeping.Packed] = {}
        self._refuse_unsound()
        self._firsts: dict[str, tuple[dict[str, list[_Numbered]], dict[str, list[_Numbered]]]] = {}
        self._rows_from: dict[tuple[str, str], tuple[_Row, ...]] = {}
        self._unpacked: dict[str, tuple[Mapping[str, keeping.Packed], Mapping[str, keeping.Packed]]] = {}
        self._beginnings: dict[tuple[str, str, bool, int], Fork] = {}
        self._forks: dict[tuple[str, ...], Fork] = {}
        self._openings: dict[tuple[str, ...], Openings] = {}

    @classmethod
    def kept(
        cls,
        name: str,
        templates: Callable[[], Iterable[Template]],
        kinds: frozenset[str],
        hooks: Mapping[str, Hook],
        plain: Callable[[str], str] = str,
        settled: Callable[[Any], Any] | None = None,
    ) -> Grammar:
        """Return a grammar as it was made by an earlier process of the same code, else made now and kept.

        Args:
            name: the name under which it is kept.
            templates: returns every wording.
            kinds: as for a grammar that is made.
            hooks: as for a grammar that is made.
            plain: as for a grammar that is made.
            settled: as for a grammar that is made.
        """
        found = cls((), kinds, hooks, plain, settled)
        if keeping.kept(name, found._take) is None:
            found = cls(templates(), kinds, hooks, plain, settled)
            found._keep(name)
        return found

    def _keep(self, name: str) -> None:
        """Keep what was worked out for this grammar: each category by itself, in it the rows that begin alike.

        A row is kept with its number among all. Where nobody keeps anything, nothing is packed for it.
        """
        if not keeping.KEEPERS:
            return
        numbers = {id(template): number for number, template in enumerate(self.templates)}
        packed: dict[str, bytes] = {}
        for category, rows in self._of_category.items():
            kept = [(numbers[id(template)], words, tuple(template)) for words, template in rows]
            try:
                packed[category] = keeping.packed(*_apart(kept, 0))
            except ValueError:
                return  # a term that is no plain data
        keeping.keep(name, self.vocabulary, self._begins, packed)

    def _take(
        self, vocabulary: frozenset[str], begins: dict[str, frozenset[str]], packed: dict[str, keeping.Packed]
    ) -> Grammar:
        """Take over what `_keep` kept; what was sound then is so now.

        A sentence asks for few of the categories, and of each for what begins with its own words: that is unpacked when it is first
        asked for.
        """
        # These are worked out when they are first asked for; here they stand before.
        del self.__dict__["templates"]
        self.__dict__.update(vocabulary=vocabulary, _begins=begins)
        self._kept_categories = packed
        return self

    @cached_property
    def templates(self) -> tuple[Template, ...]:
        """Every wording."""
        found: dict[int, Template] = {}
        for packed in self._kept_categories.values():
            found.update({row[0]: Template._make(row[2]) for row in keeping.unpacked(packed, _every_row)})
        return tuple([found[number] for number in sorted(found)])

    def _refuse_unsound(self) -> None:
        """Refuse rows of which the chart would lose readings without a word.

        A category that begins with itself is one: what is looked for from a token on would have to be known already.
        """
        known = {*self._of_category, *self.hooks, *self.kinds}
        said: set[str | Slot] = set().union(*[template.words for template in self.templates])
        sound = "" not in said and all(isinstance(word, str) or word[1] in known for word in said)
        first: dict[str, dict[str, str | Template]] = {
            category: dict.fromkeys(hook.begins, f"the function of {category!r}")
            for category, hook in self.hooks.items()
        }
        for template in self.templates:
            words = template.words
            if not words or not sound:
                self._refuse_wording(template, known)
            if not isinstance(words[0], str):
                first.setdefault(template.category, {}).setdefault(words[0][1], template)
        circle = _circle(first)
        if circle:
            began = (first[category][begin] for category, begin in pairwise(circle))
            places = "; ".join(one if isinstance(one, str) else _place(one) for one in began)
            raise RowFault(f"category {circle[0]!r} begins with itself ({' > '.join(circle)}): {places}")

    @staticmethod
    def _refuse_wording(template: Template, known: Collection[str]) -> None:
        if not template.words or "" in template.words:
            raise RowFault(f"{_place(template)}: an empty wording or word")
        for word in template.words:
            if not isinstance(word, str) and word[1] not in known:
                raise RowFault(f"{_place(template)}: no row is of category {word[1]!r}")

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word that stands in a row."""
        said: set[str | Slot] = set().union(*[words for rows in self._of_category.values() for words, _ in rows])
        return frozenset([word for word in said if isinstance(word, str)])

    @cached_property
    def _begins(self) -> dict[str, frozenset[str]]:
        """The words and kinds of word with which each category can begin; a kind is written with a mark before it."""
        found: dict[str, set[str]] = {kind: {f"<{kind}>"} for kind in self.kinds}
        slots: list[
            tuple[set[str], set[str]]
        ] = []  # what a category begins with, and those categories with which it begins
        for category in (*self._of_category, *self.hooks):
            own = found.setdefault(category, set())
            firsts = {words[0] for words, _ in self._of_category.get(category, ())}
            own.update([first for first in firsts if isinstance(first, str)])
            hook = self.hooks.get(category)
            slots.append(
                (own, {first[1] for first in firsts if not isinstance(first, str)}.union(hook.begins if hook else ()))
            )
        growing = True
        while growing:
            growing = False
            for own, begun in slots:
                before = len(own)
                own.update(*[found[slot] for slot in begun])
                growing |= len(own) > before
        return {category: frozenset(words) for category, words in found.items()}

    def _beginning_with(self, category: str, key: str) -> tuple[_Row, ...]:
        """Return the rows of a category that can begin with a word that is known under a key, in their order."""
        rows = self._rows_from.get((category, key))
        if rows is None:
            words, slots = self._by_first_word(category)
            found = [*words.get(key, ())]
            for slot, own in slots.items():
                if key in self._begins[slot]:
                    found += own
            found.sort(key=lambda numbered: numbered[0])
            rows = self._rows_from[category, key] = tuple([row for _number, row in found])
        return rows

    def _by_first_word(self, category: str) -> tuple[dict[str, list[_Numbered]], dict[str, list[_Numbered]]]:
        """Return the rows of a category by the word or by the slot with which they begin, each with its number.

        Few of the words with which a slot can begin are ever met: what begins with them is looked for where one is.
        """
        known = self._firsts.get(category)
        if known is None:
            words: dict[str, list[_Numbered]] = {}
            slots: dict[str, list[_Numbered]] = {}
            for number, row in enumerate(self._of_category.get(category, ())):
                first = row[0][0]
                if isinstance(first, str):
                    words.setdefault(first, []).append((number, row))
                else:
                    slots.setdefault(first[1], []).append((number, row))
            known = self._firsts[category] = words, slots
        return known

    def openings(self, token: Token) -> Openings:
        """Return what can begin with a token."""
        # Words that no category begins with are all alike, so that names and numbers are not remembered one by one.
        keys = tuple([key for key in (token.text, *(f"<{kind}>" for kind in token.values)) if key in self._first])
        found = self._openings.get(keys)
        if found is None:
            found = self._openings[keys] = Openings(self, keys)
        return found

    @cached_property
    def _first(self) -> frozenset[str]:
        """Every word and kind of word with which something begins."""
        return frozenset().union(*self._begins.values())

    def opening(self, category: str, keys: tuple[str, ...]) -> _Opening | None:
        """Return what of a category can begin with a word that is known under these keys."""
        if not self.begins(category, keys):
            return None
        return self.hooks.get(category), self._wordings_from(category, keys)

    def begins(self, category: str, keys: tuple[str, ...]) -> bool:
        """Tell whether a category can begin with a word that is known under these keys."""
        first = self._begins[category]
        return any(key in first for key in keys)

    def _wordings_from(self, category: str, keys: tuple[str, ...]) -> Fork | None:
        """Return the wordings of a category that can begin with a word that is known under these keys."""
        if category in self._kept_categories:
            return self._kept_from(category, keys)
        known = (category, *(key for key in keys if self._beginning_with(category, key)))
        if len(known) == 1:
            return None
        fork = self._forks.get(known)
        if fork is None:
            rows: dict[int, _Row] = {id(row): row for key in known[1:] for row in self._beginning_with(category, key)}
            fork = self._forks[known] = Fork(list(enumerate(rows.values())), 0)
        return fork

    def _kept_from(self, category: str, keys: tuple[str, ...]) -> Fork | None:
        """Return of wordings that were kept those that can begin with a word: first those that begin with its first key."""
        kept = self._unpacked.get(category)
        if kept is None:
            kept = self._unpacked[category] = keeping.unpacked(self._kept_categories[category], _by_first)
        words, slots = kept
        root = Fork([], 0)
        root.ends = []  # no wording is without words
        rank = 0
        for key in keys:
            before = len(root.words) + len(root.slots)
            if key in words:
                root.words[key] = self._beginning((category, key, False, rank), words)
            for slot in slots:
                if slot not in root.slots and key in self._begins[slot]:
                    root.slots[slot] = self._beginning((category, slot, True, rank), slots)
            rank += len(root.words) + len(root.slots) > before
        return root if root.words or root.slots else None

    def _beginning(self, named: tuple[str, str, bool, int], kept: Mapping[str, keeping.Packed]) -> Fork:
        """Return how wordings go on that begin alike; its name: category, with what, whether that is a slot, and its rank."""
        found = self._beginnings.get(named)
        if found is None:
            found = self._beginnings[named] = Fork([], 1, kept[named[1]], named[3] << 32)
        return found


def _by_first(
    _ends: list[_KeptRow], words: dict[str, keeping.Packed], slots: dict[str, keeping.Packed]
) -> tuple[Mapping[str, keeping.Packed], Mapping[str, keeping.Packed]]:
    return words, slots


def _place(template: Template) -> str:
    """Return where a wording stands, for a fault: number and category of its row, and its words."""
    words = (word if isinstance(word, str) else f"<{word[0]}:{word[1]}>" for word in template.words)
    return f"row {template.row} of {template.category!r}, {' '.join(words)!r}"


def _circle(first: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
    """Return a category, what it can begin with and so on until it comes back to itself; empty where none does."""
    sound: set[str] = set()

    def walked(path: tuple[str, ...]) -> tuple[str, ...]:
        for begin in first.get(path[-1], ()):
            if begin in path:
                return (*path[path.index(begin) :], begin)
            if begin not in sound and (circle := walked((*path, begin))):
                return circle
        sound.add(path[-1])
        return ()

    return next(filter(None, (walked((category,)) for category in first if category not in sound)), ())


class Chart:
    """Every way in which the rows cover the tokens of one sentence, each stretch worked out once.

    Attributes:
        grammar: the rows.
        tokens: the words.
        furthest: number of tokens that some template understood from the left.
    """

    def __init__(self, grammar: Grammar, tokens: Sequence[Token]) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.furthest = 0
        self._texts = [token.text for token in tokens]
        self._openings = [grammar.openings(token) for token in tokens]
        self._known: list[dict[str, list[Piece] | None]] = [{} for _ in range(len(tokens) + 1)]

    def pieces(self, category: str, start: int) -> list[Piece]:
        """Return every stretch from a token on that is of a category.

        Raises:
            RowFault: the function of a hook begins with what it does not say it begins with, and so with itself.
        """
        known = self._known[start]
        found = known.get(category)
        if found is None:
            if category in known:
                raise RowFault(f"category {category!r} begins with itself, by a hook whose `begins` does not name it")
            known[category] = None
            found = known[category] = self._pieces(category, start)
        return found

    def whole(self, category: str) -> list[Any]:
        """Return every term of a category that covers the sentence from end to end."""
        return [piece.term for piece in self.pieces(category, 0) if piece.end == len(self.tokens)]

    def _pieces(self, category: str, start: int) -> list[Piece]:
        if start >= len(self.tokens):
            return []
        grammar = self.grammar
        if category in grammar.kinds:
            values = self.tokens[start].values
            if category not in values:
                return []
            self.furthest = max(self.furthest, start + 1)
            return [Piece(start + 1, values[category])]
        opening = self._openings[start][category]
        if opening is None:
            return []
        hook, fork = opening
        found: list[Piece] = []
        if hook is not None:
            found.extend(hook.pieces(self, start))
        if fork is None:
            return found
        matches: list[_Match] = []
        self._follow(fork, start, (), matches)
        if len(matches) > 1:
            matches.sort(key=_by_number)
        for _number, names, template, end, terms in matches:
            slots = dict(zip(names, terms, strict=True))
            if len(slots) < len(names) and any(slots[name] != said for name, said in zip(names, terms, strict=True)):
                continue  # One slot that stands twice is filled by the same thing both times.
            term = filled(template.term, slots)
            if grammar.settled is not None:
                term = grammar.settled(term)
            if term is not None and (piece := Piece(end, term)) not in found:
                found.append(piece)
        return found

    def _follow(self, fork: Fork, place: int, terms: tuple[Any, ...], matches: list[_Match]) -> None:
        """Note every wording behind a fork that covers the tokens from a place on."""
        ends = fork.ends
        if ends is None:
            ends = fork.opened()
        for number, names, template in ends:
            matches.append((number, names, template, place, terms))
        if place >= len(self._texts):
            return
        if fork.words:
            after = fork.words.get(self._texts[place])
            if after is not None:
                if place >= self.furthest:
                    self.furthest = place + 1
                self._follow(after, place + 1, terms, matches)
        if fork.slots:
            known = self._known[place]
            openings = self._openings[place]
            for category, after in fork.slots.items():
                found = known.get(category)
                if found is None:
                    if openings[category] is None:
                        continue
                    found = self.pieces(category, place)
                for piece in found:
                    self._follow(after, piece.end, (*terms, piece.term), matches)


_by_number = itemgetter(0)


def filled(term: Any, slots: Mapping[str, Any]) -> Any:
    """Return a term with its slots filled; "..." takes in the keys of another term."""
    if isinstance(term, dict):
        found: Term = {}
        for key, value in term.items():
            if key == "...":
                found.update(filled(value, slots))
            else:
                found[_text(key, slots) if "$" in key else key] = filled(value, slots)
        return found
    if isinstance(term, list):
        return [filled(item, slots) for item in term]
    if isinstance(term, str) and "$" in term:
        return slots[term[1:]] if term[1:] in slots and term[0] == "$" else _text(term, slots)
    return term


def _text(text: str, slots: Mapping[str, object]) -> str:
    return re.sub(r"\$(\w+)", lambda match: str(slots.get(match.group(1), match.group(0))), text)


# The other way: what fits the term of a row.


def fits(pattern: Any, term: Any, slots: dict[str, Any], free: tuple[str, ...] = ()) -> bool:
    """Tell whether a term is what a pattern says, and fill the slots with what stands there.

    Args:
        pattern: the term of a row.
        term: what is to be printed.
        slots: takes what stands in the slots.
        free: words of patterns that stand for any word; it is put among the slots under their own name.
    """
    if isinstance(pattern, dict):
        return isinstance(term, dict) and _fits_mapping(pattern, term, slots, free)
    if isinstance(pattern, list):
        return (
            isinstance(term, list)
            and len(pattern) == len(term)
            and all(fits(left, right, slots, free) for left, right in zip(pattern, term, strict=True))
        )
    if not isinstance(pattern, str):
        return bool(pattern == term)
    if pattern in free:
        slots[pattern] = term
        return isinstance(term, str)
    if is_slot(pattern):
        key = pattern[1:]
        if key in slots:
            return bool(slots[key] == term)
        slots[key] = term
        return True
    return isinstance(term, str) and fits_text(pattern, term, slots)


def may_fit(pattern: Any, term: Mapping[str, Any]) -> bool:
    """Tell by its keys alone whether a term can be what a pattern says."""
    if not isinstance(pattern, dict):
        return isinstance(pattern, str) and bool(is_slot(pattern))
    if "..." not in pattern and len(pattern) != len(term):
        return False
    return all(key in term or key == "..." or "$" in key for key in pattern)


def _fits_mapping(pattern: Term, term: Term, slots: Term, free: tuple[str, ...]) -> bool:
    if len(pattern) != len(term) and "..." not in pattern:
        return False
    rest = dict(term)
    for key, value in pattern.items():
        if key == "...":
            continue
        name = fitting_key(key, rest, slots)
        if name is None or not fits(value, rest.pop(name), slots, free):
            return False
    if "..." in pattern:
        return fits(pattern["..."], rest, slots, free)
    return not rest


is_slot = re.compile(r"\$\w+").fullmatch
"""Tell whether a word of a pattern is a slot and nothing else ("$o")."""


def fitting_key(pattern: str, term: Mapping[str, object], slots: Term) -> str | None:
    """Return the first key of a term that is what a pattern says, and fill the slots; None where there is none."""
    if "$" not in pattern:
        return pattern if pattern in term else None
    found = [name for name in term if fits_text(pattern, name, slots)]
    return found[0] if found else None


def fits_text(pattern: str, text: str, slots: Term) -> bool:
    """Tell whether a word is what a pattern says ("$color spell"), and fill the slots with what stands there."""
    if "$" not in pattern:
        return pattern == text
    expression, names = _with_slots(pattern)
    match = expression.fullmatch(text)
    if match is None:
        return False
    slots.update(zip(names, match.groups(), strict=True))
    return True


@cache
def _with_slots(pattern: str) -> tuple[re.Pattern[str], list[str]]:
    """Return an expression for the texts that a pattern stands for, and the slots by its groups; patterns are as many as rows."""
    parts = re.split(r"\$(\w+)", pattern)
    expression = "".join(re.escape(part) if number % 2 == 0 else "(.+?)" for number, part in enumerate(parts))
    return re.compile(expression), parts[1::2]
