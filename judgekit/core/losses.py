"""Losses: which half of a rule its copy of the document lost, read from the flags of its node.

On the path of a cold look-up: string work only.
"""

from __future__ import annotations

MISSING = ""
"""What `lost` returns for a half that is simply not there."""


def lost(flags: list[str], lang: str) -> str | None:
    """Tell whether a half is lost.

    Args:
        flags: the flags of the node.
        lang: "ja" or "en".

    Returns:
        The id of the rule whose text is printed in place of the half, MISSING where nothing is, None where the half is whole.
    """
    for flag in flags:
        if flag.startswith(f"{lang}-copied-from:"):
            return flag.partition(":")[2]
    return MISSING if f"{lang}-missing" in flags else None


def anothers_paragraphs(flags: list[str], lang: str) -> list[int]:
    """Return the places, from 0, of the paragraphs of a half that are the definitions of other entries."""
    mark = f"{lang}-paragraph-of:"
    return [int(flag.split(":")[1]) for flag in flags if flag.startswith(mark)]


def is_anothers(flags: list[str], lang: str) -> bool:
    """Tell whether what is printed as a half is another rule's text."""
    return bool(lost(flags, lang))
