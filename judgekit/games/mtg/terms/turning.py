"""708.11, 712.16: abilities that say what happens as their permanent is turned face up or transforms."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.games.mtg.terms.records import THIS, Ability

AS_IT_TURNS: Final = ("turn-face-up", "transform")
"""Events as which an ability of the permanent may say that more happens (708.11, 712.16)."""


def as_it_turns(ability: Ability) -> str | None:
    """Return the event as which an ability says that more happens to its own permanent, None for any other ability.

    It is spelt as a replacement of the event by the same deed and more: "as this is turned face up, …" (614.1e).

    CR 708.11, 712.16.
    """
    first = (ability.instead or (None,))[0]
    if ability.kind != "replacement" or len(ability.when) != 1 or first is None:
        return None
    event = ability.when[0].event
    return event if event in AS_IT_TURNS and first.verb == event and first.of == THIS else None
