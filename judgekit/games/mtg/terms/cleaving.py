"""702.148 of the book of 2026-04-17: the two texts of a card with cleave: with what stands in square brackets, and without it."""

from __future__ import annotations

import re

CLEAVED = "cleaved"
"""Detail of a card with cleave: its abilities without the text in square brackets (702.148a of the book of 2026-04-17)."""

_CLEAVE = re.compile(r"^ *(?:Cleave|切除)(?![A-Za-z])", re.MULTILINE)
_BRACKETED = re.compile(r" *[\[［]([^\]］]*)[\]］]")


def with_bracketed(text: str) -> str:
    """Return a text with cleave as it reads with what stands in its square brackets; any other text as it is."""
    return re.sub(r"[\[\]［］]", "", text) if _CLEAVE.search(text) else text


def without_bracketed(text: str) -> str | None:
    """Return a text with cleave as it reads without what stands in its square brackets; None for a text without cleave."""
    return _BRACKETED.sub("", text) if _CLEAVE.search(text) else None
