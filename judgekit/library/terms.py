"""Terms: glossary heads and headings by the words a judge types, in either language, by reading, romaji or slang."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from judgekit.core.nodes import RuleNode
from judgekit.core.text import Bilingual
from judgekit.library.term_keys import term_key


def title_halves(node: RuleNode) -> Bilingual:
    """Return the heading to show: repaired where it was damaged, without the English that the Japanese one repeats.

    The bilingual Magic rules print "トランプル/Trample" in the Japanese heading and "Trample" in the English one.
    """
    if node.headword is not None:
        return Bilingual(node.headword.ja, node.headword.en)
    ja, en = node.title_repaired.ja or node.title.ja, node.title_repaired.en or node.title.en
    if ja and en and ja.endswith(f"/{en}"):
        ja = ja[: -len(en) - 1]
    return Bilingual(ja, en)


def _heads(node: RuleNode) -> Iterator[str]:
    heads = title_halves(node)
    reading = node.headword.reading if node.headword is not None else None
    for head in (heads.ja, reading, heads.en):
        if head:
            yield head
            # One entry may head several words at once: "Attach, Unattach".
            yield from (part for part in head.replace("、", ",").split(",") if part != head)


def term_rows(
    nodes: Sequence[RuleNode], ordinals: Mapping[str, int], lexicon: Path | None
) -> Iterator[tuple[str, str, int]]:
    """Return (key, id, ordinal) for every word that names a node.

    Args:
        nodes: glossary entries and rules with a heading count, notes do not.
        ordinals: the order of the ids.
        lexicon: `terms.toml`; its readings, synonyms and slang name what its own words name. None: nothing is named by them.
    """
    named: dict[str, dict[str, None]] = {}
    for node in nodes:
        if node.kind != "note":
            for key in filter(None, map(term_key, _heads(node))):
                named.setdefault(key, {})[node.id] = None
    rows = {(key, node_id) for key, ids in named.items() for node_id in ids}
    for books, term in _lexicon_terms(lexicon) if lexicon is not None else ():
        words = {field: _listed(term.get(field)) for field in ("ja", "en", "reading", "also")}
        ids = {
            node_id
            for word in words["ja"] + words["en"]
            for node_id in named.get(term_key(word), ())
            if not books or node_id.partition(":")[0].partition("@")[0] in books
        }
        rows |= {
            (key, node_id) for word in chain.from_iterable(words.values()) if (key := term_key(word)) for node_id in ids
        }
    for key, node_id in sorted(rows):
        yield key, node_id, ordinals[node_id]


_BOOKS_OF = {"magic": ("mtg", "mtg6"), "mtg": ("mtg", "mtg6")}


def _lexicon_terms(path: Path) -> Iterator[tuple[tuple[str, ...], dict[str, str | list[str]]]]:
    """Return the terms of the lexicon, each with the books it belongs to; none means all of them."""
    if not path.is_file():
        return
    for game, part in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if isinstance(part, dict):
            books = () if game == "general" else _BOOKS_OF.get(game, (game,))
            for term in part.get("terms", []):
                yield books, term


def _listed(value: str | list[str] | None) -> list[str]:
    return [] if value is None else [value] if isinstance(value, str) else list(value)
