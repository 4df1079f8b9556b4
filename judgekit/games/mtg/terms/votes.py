"""701.32: how later instructions speak of the votes for a word: how many it got, and the most that another word got."""

from __future__ import annotations

_FOR = "-votes"
_RIVAL = "-rival-votes"


def votes_for(word: str) -> str:
    """Return the name under which the number of votes for a word is settled."""
    return f"{word}{_FOR}"


def rival_of(word: str) -> str:
    """Return the name under which the greatest number of votes for any other word is settled."""
    return f"{word}{_RIVAL}"


def word_voted_for(name: str) -> str | None:
    """Return the word whose votes are settled under a name, None where it is another name."""
    return name.removesuffix(_FOR) if name.endswith(_FOR) and not name.endswith(_RIVAL) else None


def names_settled(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return every name that a vote for one of some words settles."""
    return tuple(name for word in words for name in (votes_for(word), rival_of(word)))
