"""Terms: glossary heads and headings by the words a judge types, in either language, by reading or romaji."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence

from judgekit.core.nodes import RuleNode

_KATAKANA_TO_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_DROPPED = str.maketrans("", "", " ・-'’.,、。()（）/…")


def term_key(word: str) -> str:
    """Return the form under which a term is found: NFKC, lower case, hiragana, without spaces and separators."""
    folded = unicodedata.normalize("NFKC", word).lower().translate(_KATAKANA_TO_HIRAGANA)
    return folded.translate(_DROPPED)


def heads_of(node: RuleNode) -> Iterator[str]:
    """Return the words that name a node: the heads of a glossary entry, or the headings of a rule."""
    if node.headword is not None:
        heads = (node.headword.ja, node.headword.reading, node.headword.en)
    else:
        heads = (node.title_repaired.ja or node.title.ja, None, node.title_repaired.en or node.title.en)
    for head in heads:
        if head:
            yield head
            # The glossary heads several words at once: "Discard/Discarded", "Attach, Unattach".
            yield from (part for part in head.replace("、", ",").split(",") if part != head)


def term_rows(nodes: Sequence[RuleNode], ordinals: Mapping[str, int]) -> Iterator[tuple[str, str, int]]:
    """Return (key, id, ordinal) for every word that names a node, glossary entries and headings alike."""
    for node in nodes:
        if node.kind != "note":
            for head in heads_of(node):
                key = term_key(head)
                if key:
                    yield key, node.id, ordinals[node.id]
