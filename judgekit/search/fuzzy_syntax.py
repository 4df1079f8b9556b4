"""The form of a query in the full query language: what cannot be read as one, said before whoosh makes some sense of it."""

from __future__ import annotations

import re

_QUOTED = re.compile(r'"[^"]*"')
_WORDS = re.compile(r"[()]|[^\s()]+")
JOINING = frozenset(("AND", "OR", "ANDNOT", "ANDMAYBE", "REQUIRE"))
"""Words that join what stands before them to what stands behind."""


def fault_in(text: str) -> str:
    """Return what is wrong with the form of a query in a few words; empty where nothing is."""
    plain = _QUOTED.sub(" quoted ", text)
    if '"' in plain:
        return 'a " is never closed'
    words = _WORDS.findall(plain)
    if not any(word not in "()" for word in words):
        return "there is nothing to look for"
    depth = 0
    before = "("
    for word in [*words, ""]:
        if before in (*JOINING, "NOT") and word in (*JOINING, ")", ""):
            return f"nothing stands behind {before}"
        if word in JOINING and before == "(":
            return f"nothing stands before {word}"
        if before == "(" and word == ")":
            return "( ) has nothing in it"
        depth += (word == "(") - (word == ")")
        if depth < 0:
            return "a ) closes nothing"
        before = word
    return "a ( is never closed" if depth else ""
