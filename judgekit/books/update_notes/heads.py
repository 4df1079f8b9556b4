"""Heads: which glossary entry a definition of the update notes belongs to, where its own words make that certain.

The notes print the definitions without their heads. Each cites the rule that explains the head, and that rule says what the head
is; only where definition and rule agree on one word is the head recovered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

_CITED = re.compile(r"\bSee rule (?P<number>\d{3}\.\d{1,3})(?:, [“\"](?P<title>[^“”\"]+?)[.,]?[”\"])?")
_CALLED = re.compile(r"\b(?:is an?|becomes) (?P<head>[a-z]+)\.(?:\s|$)")
_DESIGNATION = re.compile(r"\b(?P<head>[A-Z][a-z]+) is a designation\b")


def recover_heads(definitions: Sequence[str], rules: Mapping[str, str]) -> list[str | None]:
    """Return the English head of each definition, None where it is not certain.

    Args:
        definitions: the English definitions.
        rules: the English text of each rule with its subrules, by number of the rule.

    Returns:
        One head or None for each definition; no head twice.
    """
    heads = [_head(definition, rules) for definition in definitions]
    counts = Counter(heads)
    return [head if counts[head] == 1 else None for head in heads]


def _head(definition: str, rules: Mapping[str, str]) -> str | None:
    """Return the head of a definition.

    Three forms are certain: "A designation …" where the rule says "X is a designation"; a first sentence that ends "is a x" or
    "becomes x" where the rule uses the word; "A … ability …" citing the title X where the rule says "X is a … ability".
    """
    cited = _CITED.search(definition)
    rule = rules.get(cited["number"], "") if cited else ""
    if not cited or not rule:
        return None
    if definition.startswith("A designation"):
        named = {found["head"] for found in _DESIGNATION.finditer(rule)}
        return named.pop() if len(named) == 1 else None
    sentence = re.split(r"(?<=[.])\s", definition, maxsplit=1)[0]
    called = _CALLED.search(sentence)
    if called:
        return called["head"].capitalize() if re.search(rf"\b{called['head']}\b", rule) else None
    title = cited["title"]
    is_ability = re.match(r"An? (?:\w+ )?ability\b", definition)
    if title and is_ability and re.search(rf"\b{re.escape(title)} is an? (?:\w+ )?ability\b", rule):
        return title
    return None
