"""Naming: ids of the objects that the game itself makes, such as tokens, copies and emblems."""

from __future__ import annotations

from judgekit.engine.positions import AnyDraft


def next_id(draft: AnyDraft, kind: str) -> str:
    """Return the id of the next object of a kind and count it: token-1, token-2 … in order of creation.

    An id that a scenario gave to another object is passed over, and the id of an object that is gone never comes back.
    """
    counter = f"{kind}-ids"
    number = draft.facts.get(counter, 0) + 1
    while f"{kind}-{number}" in draft.objects:
        number += 1
    draft.set(**{counter: number})
    return f"{kind}-{number}"
