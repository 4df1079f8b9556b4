"""Every rule of the outline has a gloss, and the two halves of a gloss name the same terms of `corpus/terms.toml`."""

import tomllib
from collections.abc import Iterator
from functools import cache

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, node_id
from judgekit.library.glosses import all_glosses, gloss_files, read_glosses
from judgekit.library.outline import outlined_editions, read_outline

SHORTEST_TERM = 4
"""Characters; shorter Japanese words stand inside others."""
SHARED = 0.85
"""The share of the terms of a Japanese gloss that its English names too; the rest is said with a pronoun or in other words."""


every_gloss = cache(all_glosses)


def is_heading(node: RuleNode, parents: set[str | None]) -> bool:
    """Tell whether a node of the outline is a mere heading: a section or group, or a headed rule with rules below it."""
    return node.kind in ("section", "group") or bool(node.title and node.id in parents)


@pytest.mark.parametrize("edition", outlined_editions())
def test_every_rule_and_entry_of_the_outline_has_a_gloss(edition: str) -> None:
    nodes = read_outline(edition)
    parents = {node.parent for node in nodes}
    glossed = every_gloss()
    missing = [node.id for node in nodes if not is_heading(node, parents) and not node.title and node.id not in glossed]
    assert missing == []


@pytest.mark.parametrize("edition", outlined_editions())
def test_every_gloss_belongs_to_a_rule_of_the_outline(edition: str) -> None:
    known = {node.id for node in read_outline(edition)} | {node_id(edition, "introduction")}
    prefix = node_id(edition, "")
    assert [found for found in every_gloss() if found.startswith(prefix) and found not in known] == []


def listed(value: str | list[str] | None) -> list[str]:
    return [] if value is None else [value] if isinstance(value, str) else value


def terms(book: str) -> Iterator[tuple[str, list[str]]]:
    """Return (Japanese term, its English forms) of a book's terms and the general ones."""
    lexicon = tomllib.loads((corpus_folder() / "terms.toml").read_text(encoding="utf-8"))
    for part in ("general", book, "mtg" if book == "mtg6" else book):
        for term in lexicon.get(part, {}).get("terms", []):
            forms = [form.lower() for form in listed(term.get("en")) + listed(term.get("also")) if form.isascii()]
            for ja in listed(term.get("ja")):
                if len(ja) >= SHORTEST_TERM and forms:
                    yield ja, forms


def names(english: str, forms: list[str]) -> bool:
    """Tell whether an English gloss names a term, in any inflexion."""
    return any(all(word[:SHORTEST_TERM] in english for word in form.split()) for form in forms)


@pytest.mark.parametrize("book", sorted(BASE_EDITIONS))
def test_the_halves_of_a_gloss_name_the_same_terms(book: str) -> None:
    glosses = [gloss for path in gloss_files(BASE_EDITIONS[book]) for gloss in read_glosses(path).values()]
    pairs = [(gloss.ja or "", (gloss.en or "").lower()) for gloss in glosses]
    found = [names(en, forms) for ja, forms in terms(book) for half, en in pairs if ja in half]
    assert sum(found) / len(found) >= SHARED
