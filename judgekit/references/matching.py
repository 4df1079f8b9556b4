"""Matching: which rule of one edition is which of another, found by the text and not by the number.

Rules whose text is the same are laid together, the numbers cited inside left out of account. For the rest, the rare runs of
words they share say which can be the same rule, and the most alike are matched first. A match inside the own group wins: a rule
that is as alike as that goes to no other group, and to another group goes only what is nearly the same.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from heapq import nsmallest
from itertools import pairwise

from judgekit.core.data_classes import dataclass, field
from judgekit.core.losses import is_anothers, lost
from judgekit.core.nodes import RuleNode, own_paragraphs, whole_text
from judgekit.core.numbers import parent_of, sort_key
from judgekit.core.text import LANGUAGES, Lang
from judgekit.references.entries import by_their_heads, by_what_they_cite, told_apart_by_nothing

Pair = tuple[RuleNode, RuleNode]

_ALIKE = 0.45
"""How alike two texts under different numbers must be to be one rule."""
_ALIKE_IN_PLACE = 0.25
"""How alike two texts under the same number must be: less, since the number speaks for them too."""
_SAME_NUMBER, _SAME_PARENT = 0.15, 0.05
"""What an equal number, or the same rule above, adds to the likeness when several candidates compete."""
_ALIKE_AT_HOME = 0.6
"""How alike two texts of one group must be to stand before the same text in another group."""
_ALIKE_ABROAD = 0.65
"""How alike two texts of different groups must be to be one rule."""
_COMMON = 40
"""A run of words that stands in more rules than this tells nothing about which rule it is."""
_CANDIDATES = 5

_CITED = re.compile(r"(?<![\d.])\d{3}(?:\.\d+[a-z]?)?(?:[-–][a-z\d.]+)?(?!\d)")
_QUOTES = str.maketrans("“”‘’–—―", "\"\"''---")
_GRAM_WORDS: dict[Lang, re.Pattern[str]] = {"en": re.compile(r"[\w'#]+"), "ja": re.compile(r"[A-Za-z]+|\w|#")}


@lru_cache(maxsize=16384)  # a text is asked for again by what compares it with its like: two editions have some 7,000
def plain(text: str, *, mask: bool = False) -> str:
    """Return text without what is no difference: the shapes of quotes and dashes, white space, and cited numbers if masked."""
    text = text.translate(_QUOTES)
    if mask:
        text = _CITED.sub("#", text)
    return " ".join(text.split())


def shared_lang(one: RuleNode, other: RuleNode) -> Lang | None:
    """Return the language to compare two nodes in: English where both have it, else Japanese, else None."""
    for lang in ("en", "ja"):
        if whole_text(one, lang) and whole_text(other, lang):
            return lang
    return None


def likeness(one: RuleNode, other: RuleNode) -> float:
    """Return how alike two nodes are, from 0 to 1: the share of word pairs that both have (Dice's coefficient)."""
    lang = shared_lang(one, other)
    if lang is None:
        return 0.0
    return _dice(_grams(whole_text(one, lang), lang), _grams(whole_text(other, lang), lang))


def match(old: Sequence[RuleNode], new: Sequence[RuleNode]) -> list[Pair]:
    """Return which node of one edition is which of another; each node stands in one pair at most.

    Args:
        old: the numbered rules and glossary entries of the earlier edition.
        new: those of the later one.
    """
    same = list(_match_same_text(old, new))
    groups = _groups(old, new, same)
    open_ = told_apart_by_nothing(old, new, {id(node) for pair in same for node in pair})
    if open_:
        found = match([node for node in old if id(node) not in open_], [node for node in new if id(node) not in open_])
        return list(found)
    pairs = [pair for pair in same if _is_at_home(*pair, groups)]
    pairs += _match_rest(old, new, pairs, groups, _ALIKE_AT_HOME)
    matched = {id(node) for pair in pairs for node in pair}
    pairs += [pair for pair in same if not matched.intersection(map(id, pair))]
    pairs += _match_rest(old, new, pairs, groups, 0.0)
    pairs += _match_in_place(old, new, pairs, groups)
    return pairs


def _match_rest(
    old: Sequence[RuleNode], new: Sequence[RuleNode], pairs: Sequence[Pair], groups: dict[str, str], home: float
) -> list[Pair]:
    """Pair what is left by likeness.

    Args:
        old: the nodes of the earlier edition.
        new: those of the later one.
        pairs: those found before.
        groups: which group of the later edition is which of the earlier one.
        home: how alike rules must be to be paired within their group, and none beyond it; 0: as alike as anywhere.
    """
    matched = {id(node) for pair in pairs for node in pair}
    before = [_Candidate(node) for node in old if id(node) not in matched]
    after = [_Candidate(node) for node in new if id(node) not in matched]
    parents = {a.id: b.id for a, b in pairs}
    return list(_match_alike(before, after, parents, groups, home))


def group_of(number: str | None) -> str | None:
    """Return the group that a rule stands in: 509 of 509.4; None for what has no number and for sections."""
    group = (number or "").partition(".")[0]
    return group if len(group) == _GROUP else None


_GROUP = 3
"""Digits of the number of a group."""


def _groups(old: Sequence[RuleNode], new: Sequence[RuleNode], same: Iterable[Pair]) -> dict[str, str]:
    """Return which group of the later edition each of the earlier one is: by heading, else where most of its rules went."""
    titles, before = _groups_by_heading(new), _groups_by_heading(old)
    groups: dict[str, str] = {}
    for heading, numbers in before.items():
        there = titles.get(heading, [])
        # Several groups are called "General": those are told apart by their numbers.
        for number in numbers:
            if number in there:
                groups[number] = number
            elif len(numbers) == len(there) == 1:
                groups[number] = there[0]
    went: dict[str, Counter[str]] = defaultdict(Counter)
    held = set(groups.values())
    for a, b in same:
        left, entered = group_of(a.number), group_of(b.number)
        if left is not None and entered is not None and left not in groups:
            went[left][entered] += 1
    for gone, places in went.items():
        groups[gone] = places.most_common(1)[0][0]
    printed = {node.number for node in new}
    for node in old:
        group = group_of(node.number)
        if group is not None and group not in groups and group in printed and group not in held:
            groups[group] = group
    return groups


def _groups_by_heading(nodes: Sequence[RuleNode]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for node in nodes:
        heading = node.title.en or node.title.ja
        if node.kind == "group" and node.number and heading:
            found[plain(heading).casefold()].append(node.number)
    return found


def _is_at_home(one: RuleNode, other: RuleNode, groups: dict[str, str]) -> bool:
    """Tell whether a later rule stands in the group of an earlier one; what has no group is at home everywhere."""
    group = group_of(one.number)
    return group is None or groups.get(group, group) == group_of(other.number)


def _match_in_place(
    old: Sequence[RuleNode], new: Sequence[RuleNode], pairs: Sequence[Pair], groups: dict[str, str]
) -> Iterator[Pair]:
    """Pair what is known by where it stands and not by what it says.

    A group by its rules: 308 is the same group when its heading says kindreds for tribals. Of what nothing can be compared, since
    a copy lost a half, an entry by its head or by the rules it names, a rule by its place under the rule above it.
    """
    matched = {id(node) for pair in pairs for node in pair}
    before = [node for node in old if id(node) not in matched]
    after = [node for node in new if id(node) not in matched]
    yield from _groups_by_their_rules(before, after, groups)
    named = list(by_their_heads(before, after))
    yield from named
    called = {id(node) for pair in named for node in pair}
    yield from by_what_they_cite(
        [node for node in before if id(node) not in called], [node for node in after if id(node) not in called], pairs
    )
    yield from _rules_by_their_places(before, after, {b.id: a.id for a, b in pairs})


def _groups_by_their_rules(old: Sequence[RuleNode], new: Sequence[RuleNode], groups: dict[str, str]) -> Iterator[Pair]:
    named = {node.number: node for node in new if node.kind == "group"}
    for node in old:
        if node.kind == "group" and groups.get(node.number or "") in named:
            yield node, named.pop(groups[node.number or ""])


def _rules_by_their_places(old: Sequence[RuleNode], new: Sequence[RuleNode], parents: dict[str, str]) -> Iterator[Pair]:
    """Pair rules that stand alike under one rule.

    Args:
        old: the earlier rules.
        new: the later rules.
        parents: the earlier rule that each later one is.
    """
    places = {(node.parent, _tail(node)): node for node in old if node.number}
    for node in new:
        if not node.number or node.parent is None:
            continue
        stayed = places.get((parents.get(node.parent, ""), _tail(node)))
        if stayed is not None and _lost_a_half(node, stayed) and shared_lang(stayed, node) is None:
            yield stayed, node


def _tail(node: RuleNode) -> str:
    """Return what the number of a rule adds to the number above it: "b" of 702.19b."""
    return (node.number or "").removeprefix((node.parent or "").rpartition(":")[2])


def is_comparable(one: RuleNode, other: RuleNode) -> bool:
    """Tell whether there is a language in which both rules have their own text; one that lost a half may have none."""
    return not _lost_a_half(one, other) or any(_own_text(one, lang) and _own_text(other, lang) for lang in LANGUAGES)


def lacks_all_of(node: RuleNode, langs: Collection[Lang]) -> bool:
    """Tell whether a rule lost its half in each of some languages, so that nothing can be compared with a text in them."""
    return _lost_a_half(node) and not any(_own_text(node, lang) for lang in langs)


def _own_text(node: RuleNode, lang: Lang) -> str:
    if is_anothers(node.flags, lang):
        return ""
    return (own_paragraphs(node, lang) if node.text else node.title.get(lang)) or ""


def _lost_a_half(*nodes: RuleNode) -> bool:
    return any(lost(node.flags, lang) is not None for node in nodes for lang in LANGUAGES)


def match_overlay(base: Sequence[RuleNode], changes: Sequence[RuleNode]) -> list[Pair]:
    """Return which node of an edition of changes is which of the whole edition it is laid over.

    A rule that the changes do not print is still there, so what they print under another number can be an older rule only where
    one of them has taken that rule's number, or the number of one before it under the same rule.

    Args:
        base: the numbered rules and glossary entries of the whole edition.
        changes: those of the edition of changes.
    """
    in_place = {_place(node): node for node in base}
    pairs: list[Pair] = []
    taken: dict[str | None, RuleNode] = {}
    rest: list[RuleNode] = []
    for node in changes:
        stayed = in_place.get(_place(node))
        if stayed is not None and likeness(stayed, node) >= _ALIKE_IN_PLACE:
            pairs.append((stayed, node))
        else:
            rest.append(node)
            if stayed is not None and stayed.number is not None:
                taken.setdefault(parent_of(stayed.number), stayed)
    matched = {id(old) for old, _ in pairs}
    pushed = [
        node
        for node in base
        if node.number is not None
        and id(node) not in matched
        and (first := taken.get(parent_of(node.number))) is not None
        and sort_key(node.number) >= sort_key(first.number or "")
    ]
    landed = [node for node in rest if node.number is not None and parent_of(node.number) in taken]
    return [*pairs, *match(pushed, landed)]


def _match_same_text(old: Iterable[RuleNode], new: Iterable[RuleNode]) -> Iterator[Pair]:
    groups: dict[str, tuple[list[RuleNode], list[RuleNode]]] = defaultdict(lambda: ([], []))
    for side, nodes in enumerate((old, new)):
        for node in nodes:
            groups[_key(node)][side].append(node)
    for before, after in groups.values():
        by_name = {_place(node): node for node in before}
        rest = []
        for node in after:
            stayed = by_name.pop(_place(node), None)
            if stayed is not None:
                yield stayed, node
            else:
                rest.append(node)
        yield from zip(by_name.values(), rest, strict=False)


def _key(node: RuleNode) -> str:
    has_english = (node.text.en and not is_anothers(node.flags, "en")) or node.title.en
    lang: Lang = "en" if has_english else "ja"
    return f"{node.kind == 'entry'}{plain(whole_text(node, lang), mask=True).casefold()}"


def _place(node: RuleNode) -> str:
    """Return what stands for the place of a node in any edition: its number or its name."""
    return node.number or node.name or ""


@dataclass(slots=True)
class _Candidate:
    node: RuleNode
    place: str = field(init=False)
    grams: dict[Lang, frozenset[str]] = field(init=False)
    texts: dict[Lang, str] = field(init=False)

    def __post_init__(self) -> None:
        self.place = _place(self.node)
        texts = {lang: whole_text(self.node, lang) for lang in LANGUAGES}
        self.grams = {lang: _grams(text, lang) for lang, text in texts.items() if text}
        own = {lang: own_paragraphs(self.node, lang) for lang in LANGUAGES if not is_anothers(self.node.flags, lang)}
        self.texts = {lang: plain(text, mask=True) for lang, text in own.items() if text}

    def likeness(self, other: _Candidate) -> float:
        for lang in ("en", "ja"):
            if lang in self.grams and lang in other.grams:
                if self.node.kind != "entry" and self.texts.get(lang) and self.texts[lang] == other.texts.get(lang):
                    return 1.0  # only the examples differ
                return _dice(self.grams[lang], other.grams[lang])
        return 0.0


def _match_alike(
    before: Sequence[_Candidate],
    after: Sequence[_Candidate],
    parents: dict[str, str],
    groups: dict[str, str],
    home: float,
) -> Iterator[Pair]:
    holders: dict[str, list[int]] = defaultdict(list)
    places: dict[str, int] = {}
    for ordinal, candidate in enumerate(after):
        places[candidate.place] = ordinal
        for grams in candidate.grams.values():
            for gram in grams:
                holders[gram].append(ordinal)
    proposals: list[tuple[float, int, int]] = []
    for first, candidate in enumerate(before):
        shared: Counter[int] = Counter()
        for grams in candidate.grams.values():
            for gram in grams:
                found = holders.get(gram, ())
                if len(found) <= _COMMON:
                    shared.update(found)
        # Of as many shared the first ones: in the order of sets they would be others in each process.
        rivals = set(nsmallest(_CANDIDATES, shared, key=lambda ordinal: (-shared[ordinal], ordinal)))
        if candidate.place in places:
            rivals.add(places[candidate.place])
        for second in sorted(rivals):
            score = _score(candidate, after[second], parents, groups, home)
            if score:
                proposals.append((-score, first, second))
    taken: tuple[set[int], set[int]] = set(), set()
    for _, first, second in sorted(proposals):
        if first not in taken[0] and second not in taken[1]:
            taken[0].add(first)
            taken[1].add(second)
            yield before[first].node, after[second].node


def _score(one: _Candidate, other: _Candidate, parents: dict[str, str], groups: dict[str, str], home: float) -> float:
    """Return how strongly two nodes are proposed as one, 0 where they are not; rules and glossary entries never mix."""
    if (one.node.kind == "entry") != (other.node.kind == "entry"):
        return 0.0
    alike = one.likeness(other)
    in_place = one.place == other.place
    if _is_at_home(one.node, other.node, groups):
        least = home or (_ALIKE_IN_PLACE if in_place else _ALIKE)
    else:
        least = 2.0 if home else _ALIKE_IN_PLACE if in_place else _ALIKE_ABROAD
    if alike < least:
        return 0.0
    above = one.node.parent is not None and parents.get(one.node.parent) == other.node.parent
    return alike + (_SAME_NUMBER if in_place else 0.0) + (_SAME_PARENT if above else 0.0)


def _grams(text: str, lang: Lang) -> frozenset[str]:
    """Return the runs of two words (Japanese: two characters) of text, its beginning and end marked."""
    tokens = ["^", *_GRAM_WORDS[lang].findall(plain(text, mask=True).casefold()), "$"]
    return frozenset(f"{first} {second}" for first, second in pairwise(tokens))


def _dice(one: frozenset[str], other: frozenset[str]) -> float:
    return 2 * len(one & other) / (len(one) + len(other)) if one and other else 0.0
