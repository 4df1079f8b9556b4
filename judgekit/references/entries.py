"""Glossary entries of two editions: which is which where texts do not tell, what of them is compared, and what stays open.

A damaged copy has lost heads, halves and whole entries. What it lost is no change of the rules: a head that is not printed is not
compared, and an entry of which nothing tells which one it is is neither new nor removed.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence

from judgekit.core.losses import lost
from judgekit.core.nodes import RuleNode, own_paragraphs, whole_text
from judgekit.core.text import LANGUAGES, Lang
from judgekit.references.finding import find_mentions

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    Pair = tuple[RuleNode, RuleNode]

_OBSOLETE = re.compile(r"\(obsolete\)")
_HEAD_WORD = re.compile(r"[a-z]+")
_APOSTROPHES = str.maketrans("", "", "'’")


def head_key(node: RuleNode) -> str:
    """Return the English head of an entry without what is no other name: strokes, articles, plurals, that it is obsolete.

    Empty where the copy has no head for it.
    """
    head = node.headword.en if node.headword else None
    words = _HEAD_WORD.findall(_OBSOLETE.sub("", (head or "").casefold().translate(_APOSTROPHES)))
    return "".join(word.removesuffix("s") for word in words if word != "the")


def compared_halves(old: RuleNode, new: RuleNode, lang: Lang) -> tuple[str, str]:
    """Return what is compared of two nodes in one language: heads of entries only where both print one, and another name."""
    if old.kind == new.kind == "entry" and not _heads_differ(old, new, lang):
        return own_paragraphs(old, lang) or "", own_paragraphs(new, lang) or ""
    return whole_text(old, lang), whole_text(new, lang)


def _heads_differ(old: RuleNode, new: RuleNode, lang: Lang) -> bool:
    if any("headword-lost" in node.flags for node in (old, new)):
        return False
    if lang == "en":
        before, after = head_key(old), head_key(new)
        return bool(before and after) and before != after
    return all(node.headword and node.headword.ja for node in (old, new))


def by_their_heads(old: Iterable[RuleNode], new: Iterable[RuleNode]) -> Iterator[Pair]:
    """Pair entries, of those whose texts tell nothing, that are called the same."""
    heads = {key: node for node in old if node.kind == "entry" and (key := head_key(node))}
    for node in new:
        entry = heads.pop(head_key(node), None) if node.kind == "entry" else None
        if entry is not None:
            yield entry, node


def by_what_they_cite(old: Sequence[RuleNode], new: Sequence[RuleNode], pairs: Iterable[Pair]) -> Iterator[Pair]:
    """Pair entries that share no language with the one entry that names the same rules, under their later numbers.

    Args:
        old: the earlier nodes that are in no pair.
        new: the later ones.
        pairs: the pairs.
    """
    moved = {a.number: b.number for a, b in pairs if a.number and b.number}
    later = {id(node): _cited(node) for node in new if node.kind == "entry"}
    taken: set[int] = set()
    for node in old:
        if node.kind != "entry" or not any(lost(node.flags, lang) is not None for lang in LANGUAGES):
            continue
        cited = {moved.get(number, number) for number in _cited(node)}
        found = [
            other
            for other in new
            if id(other) in later
            and id(other) not in taken
            and cited
            and (cited == later[id(other)] or (cited < later[id(other)] and _has_senses(other)))
            and not any(node.text.get(lang) and other.text.get(lang) for lang in LANGUAGES)
        ]
        if len(found) == 1:
            taken.add(id(found[0]))
            yield node, found[0]


def _has_senses(node: RuleNode) -> bool:
    """Tell whether an entry numbers its senses: those of "Draw" stand in two entries of the Japanese glossary."""
    return any((node.text.get(lang) or "").startswith("1.") for lang in LANGUAGES)


def _cited(node: RuleNode) -> set[str]:
    return {
        mention.first
        for lang in LANGUAGES
        for mention in find_mentions(own_paragraphs(node, lang) or "", lang, node.book)
        if mention.first
    }


def told_apart_by_nothing(old: Iterable[RuleNode], new: Iterable[RuleNode], matched: Collection[int]) -> set[int]:
    """Return by `id` the entries of which it is open which is which: a head was lost, and several say the very same.

    "See Typecycling." is said of Slivercycling and of Wizardcycling.

    Args:
        old: the earlier nodes.
        new: the later ones.
        matched: by `id` those that are known to be one.
    """
    groups: defaultdict[str, tuple[list[RuleNode], list[RuleNode]]] = defaultdict(lambda: ([], []))
    for side, nodes in enumerate((old, new)):
        for node in nodes:
            text = own_paragraphs(node, "en") if node.kind == "entry" and id(node) not in matched else None
            if text:
                groups[" ".join(text.split())][side].append(node)
    return {
        id(node)
        for before, after in groups.values()
        if before and after and len(before) + len(after) > 2 and not all(head_key(node) for node in before)
        for node in (*before, *after)
    }


def may_have_been_lost(new: RuleNode, old: Sequence[RuleNode]) -> bool:
    """Tell whether an entry that is nowhere found before was lost whole: no word is new and obsolete at once."""
    if new.kind != "entry" or not _OBSOLETE.search((new.headword.en or "").casefold() if new.headword else ""):
        return False
    entries = [node for node in old if node.kind == "entry"]
    is_damaged = any("headword-lost" in node.flags for node in entries)
    return is_damaged and Counter(map(head_key, entries))[head_key(new)] == 0
