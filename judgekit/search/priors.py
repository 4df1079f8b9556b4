"""Priors: what makes one rule the likelier answer before anything is asked, among rules that say the same words.

A rule that defines comes before one that adds, a rule with a text before a bare heading, a much cited one before one that
nobody cites.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import log1p

from judgekit.core.nodes import BASE_EDITIONS, RuleNode

SCALE = 100
"""A prior of 1 as it is stored, in one byte."""

CITED = 0.04
"""What each step of the logarithm of how often a rule is cited adds."""

HEADING_ONLY = 0.5
NOTE = 0.6
KIND_ONLY = 0.85
"""A text that only says what kind of thing something is."""
REDUNDANT = 0.8
"""A rule that only says what several instances of an ability do."""
ENUMERATION = 0.9
"""A text that mostly lists words says little about each."""
VARIANT = 0.88
"""A rule of a variant that most games do not use: the later sections of Magic."""
OTHER_EDITION = 0.93

_VARIANTS = ("8", "9")
_LIST_EN, _LIST_JA = 0.2, 0.08
_LONG_EN, _LONG_JA = 20, 60
_BRIEF_EN, _BRIEF_JA = 9, 26
_KIND_EN = 40
_KIND_ONLY = re.compile(r".{3,30} is an? (static|triggered|activated|evasion|keyword) (ability|action)")
_INSTANCES = re.compile(
    r"multiple instances|are redundant|is redundant|each triggers separately|複数の[^。]{0,20}(あって|持つなら)",
    re.IGNORECASE,
)


def priors(nodes: Iterable[RuleNode], cited_by_count: Mapping[str, int]) -> bytes:
    """Return the prior of each node, SCALE for 1.

    Args:
        nodes: in the order of the books.
        cited_by_count: by node id, how many nodes cite it.
    """
    found = bytearray()
    for node in nodes:
        prior = 1.0 + CITED * log1p(cited_by_count.get(node.id, 0))
        if not node.text:
            prior *= HEADING_ONLY
        elif node.kind == "note":
            prior *= NOTE
        elif _names_a_kind(node.text.en or ""):
            prior *= KIND_ONLY
        if _INSTANCES.search(node.text.en or node.text.ja or ""):
            prior *= REDUNDANT
        if _enumerates(node):
            prior *= ENUMERATION
        if node.book == "mtg" and (node.number or "").startswith(_VARIANTS):
            prior *= VARIANT
        if BASE_EDITIONS.get(node.book) != node.edition:
            prior *= OTHER_EDITION
        found.append(min(255, int(prior * SCALE)))
    return bytes(found)


def defining_ranks(nodes: Sequence[RuleNode]) -> list[int]:
    """Return for each node its place among the rules under its heading that say something, from 0; -1 for all else.

    Only what stands right below a heading defines what the heading names: 106.1 does for "Mana", 106.4a is about 106.4.
    """
    order: Counter[str] = Counter()
    ranks: list[int] = []
    named = {node.id for node in nodes if node.title}
    for node in nodes:
        rank = -1
        says = node.kind not in ("entry", "note") and not says_only_what_it_is(node)
        if node.text and node.parent in named and says:
            rank = order[node.parent]
            order[node.parent] += 1
        ranks.append(rank)
    return ranks


def says_only_what_it_is(node: RuleNode) -> bool:
    """Tell whether a text is so short, or so plain, that it says what kind of thing something is and not what it does."""
    if node.text.en:
        return len(node.text.en.split()) < _BRIEF_EN or _names_a_kind(node.text.en)
    return len(node.text.ja or "") < _BRIEF_JA


def _names_a_kind(text: str) -> bool:
    """Tell whether a text says that something is a static ability of some sort, and leaves to the next rule what it means."""
    return bool(_KIND_ONLY.match(text)) and "means" not in text and len(text.split()) < _KIND_EN


def _enumerates(node: RuleNode) -> bool:
    if node.text.en:
        words = len(node.text.en.split())
        return words > _LONG_EN and node.text.en.count(",") > _LIST_EN * words
    ja = node.text.ja or ""
    return len(ja) > _LONG_JA and ja.count("、") > _LIST_JA * len(ja)
