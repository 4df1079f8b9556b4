"""Quoted titles: whether the title quoted beside a number is the one of the rule it names.

Titles are compared leniently: punctuation and width do not count, and neither do characters that one of the two has lost,
since the Japanese headings and quotations are damaged in different places.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher

from judgekit.core.nodes import RuleNode, id_prefix
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
        for node in nodes:
            for lang in LANGUAGES:
                titles = [title for title in (node.title.get(lang), node.title_repaired.get(lang)) if title]
                if titles:
                    self._titles[node.id, lang] = titles
                for title in titles:
                    self._owners.setdefault((id_prefix(node.edition), lang, _plain(title)), node.id)

    def mismatch(self, reference: Reference) -> str | None:
        """Return the title of what reference names where it is not the quoted one; None where it is, or where none is known."""
        titles = self._titles.get((reference.targets[0], reference.lang))
        if not titles or not reference.title:
            return None
        quoted = _plain(reference.title)
        if any(_same(quoted, _plain(title)) for title in titles):
            return None
        return titles[-1]

    def with_title(self, reference: Reference) -> str | None:
        """Return the id of the node of the same edition whose title is exactly the quoted one."""
        prefix = reference.targets[0].partition(":")[0]
        return self._owners.get((prefix, reference.lang, _plain(reference.title or "")))


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
