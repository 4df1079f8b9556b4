"""English card text, what is said of a spell by the sentence behind what lets it be cast (601.3, 608.2g, 614.1a)."""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.games.mtg.text.english.tokens import Term

EXILES_THAT_SPELL: Term = {
    "replaces": {"event": "move", "object": "@spell", "to": "graveyard"},
    "clauses": [{"deed": {"exile": "@it", "as": "exiled"}}],
}
"""That a spell is exiled instead of being put into a graveyard, as it is said of what was just allowed to be cast."""


def permission(do: Sequence[Term], abilities: Sequence[Term], of_an_ability: bool) -> Term | None:
    """Return what was just allowed to be cast, or told to be cast at once; None where something else stands before.

    Args:
        do: the instructions before.
        abilities: the static abilities before, where the text is no spell and no other ability.
        of_an_ability: what stands before are instructions of a spell or an ability.
    """
    if do and (cast := _cast_at_once(do[-1])) is not None:
        return cast
    effect = do[-1].get("effect") if do else abilities[-1] if abilities and not of_an_ability else {}
    last: Term = effect.get("may", {}) if isinstance(effect, dict) else {}
    return last if last.get("deed") in ("cast-from", "play-from") else None


def _cast_at_once(act: Term) -> Term | None:
    """Return the instruction by which a card is cast, allowed or not; None where the instruction is another."""
    inner = act.get("do", act.get("then")) if "else" not in act and ("may" in act or "if" in act) else None
    if isinstance(inner, list) and inner:
        return _cast_at_once(inner[-1])
    return act if "cast" in act else None
