"""Quoted titles: whether the title quoted beside a number is the one of the rule it names.

English titles are compared by their letters. Japanese ones are compared leniently, since headings and quotations have lost
characters in different places: a title is the same where one is the other with some characters lost.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

from judgekit.core.nodes import BASE_EDITIONS, RuleNode, book_of, id_prefix
from judgekit.core.text import LANGUAGES, Lang
from judgekit.references.resolving import Reference

_NOT_LETTERS = re.compile(r"[\W_]+")
_ALIKE = 0.6
"""How alike two damaged titles must be to be one: more than half of their characters in the same order."""


class TitleIndex:
    """The headings of all nodes, as printed and as repaired.

    Args:
        nodes: the nodes of every edition.
    """

    def __init__(self, nodes: Iterable[RuleNode]) -> None:
        self._titles: dict[tuple[str, Lang], list[str]] = {}
        self._owners: dict[tuple[str, Lang, str], str] = {}
        self._untitled: set[str] = set()
        for node in nodes:
            if node.kind == "entry":
                continue
            if not node.title:
                self._untitled.add(node.id)
            for lang in LANGUAGES:
                titles = list(_forms(node, lang))
                if titles:
                    self._titles[node.id, lang] = titles
                for title in titles:
                    self._owners.setdefault((id_prefix(node.edition), lang, _plain(title)), node.id)

    def mismatch(self, reference: Reference) -> str | None:
        """Return the title of what reference names where it is not the quoted one: empty where that rule has no title at all.

        Returns:
            The title, or None where the quoted one is right or cannot be told wrong.
        """
        if not reference.title:
            return None
        target = reference.targets[0]
        titles = self._titles.get((target, reference.lang)) or self._titles.get((_in_base(target), reference.lang))
        if not titles:
            return "" if target in self._untitled else None
        quoted = _plain(reference.title)
        same = _same if reference.lang == "ja" else str.__eq__
        return None if any(same(quoted, _plain(title)) for title in titles) else titles[0]

    def with_title(self, reference: Reference) -> str | None:
        """Return the id of the node of the same edition whose title is the quoted one."""
        prefix = reference.targets[0].partition(":")[0]
        return self._owners.get((prefix, reference.lang, _plain(reference.title or "")))


def _forms(node: RuleNode, lang: Lang) -> Iterable[str]:
    """Give the forms of a heading; a Japanese one may name the English one after a stroke, which is never quoted."""
    for title in (node.title.get(lang), node.title_repaired.get(lang)):
        if title:
            yield title
            before, stroke, _ = title.partition("/")
            if stroke and lang == "ja":
                yield before


def _in_base(target: str) -> str:
    """Return the id of the same number in the base edition: an edition of changes need not repeat the heading."""
    edition, _, number = target.partition(":")
    book = book_of(edition)
    return f"{id_prefix(BASE_EDITIONS[book])}:{number}" if book in BASE_EDITIONS else target


def _plain(title: str) -> str:
    return _NOT_LETTERS.sub("", unicodedata.normalize("NFKC", title).casefold())


def _same(one: str, other: str) -> bool:
    if one == other or _is_within(one, other) or _is_within(other, one):
        return True
    return SequenceMatcher(None, one, other, autojunk=False).ratio() >= _ALIKE


def _is_within(short: str, long: str) -> bool:
    """Tell whether short is long with some characters lost."""
    rest = iter(long)
    return bool(short) and all(character in rest for character in short)
