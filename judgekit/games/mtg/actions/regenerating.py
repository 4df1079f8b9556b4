"""614.8, 701.15: regeneration, which replaces the destruction of a permanent."""

from __future__ import annotations

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.state.combatants import remove_from_combat
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.status import tapping
from judgekit.games.mtg.terms.records import Ability, Pattern

_REGENERATION = "701.15a"
"""The rule of regenerating."""


def regenerated(draft: MtgDraft, proposed: Event) -> tuple[Event, ...]:
    """Return what happens instead of destroying a permanent that is regenerated (701.15a)."""
    id = proposed.of or ""
    draft.cite("614.8", _REGENERATION)
    draft.do("leave-combat", id)
    return (
        event("remove-damage", id, rules=(_REGENERATION, "120.6")),
        tapping(draft, id, proposed.by, _REGENERATION),
        event("regenerate", id, by=proposed.by, number=draft.objects[id].number),
    )


def regenerates(ability: Ability) -> bool:
    """Tell whether an effect regenerates: the shield of a resolved one (701.15a), or a static ability (701.15b)."""
    return ability.name == "regenerate" or [action.verb for action in ability.instead or ()] == ["regenerate"]


@GAME.event("regenerate")
def regenerating(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a permanent regenerates."""
    draft.cite(_REGENERATION)
    return None


@GAME.task("leave-combat")
def leave_combat(draft: MtgDraft, id: str) -> None:
    """Remove a regenerated creature from combat (506.4, 701.15a)."""
    record = draft.objects.get(id)
    if record is not None and (record.attacking is not None or record.blocking or record.get("blocker")):
        remove_from_combat(draft, id, _REGENERATION)


def shield(ability: str) -> Ability:
    """Return the replacement ability of a regeneration shield (701.15a)."""
    return Ability("replacement", ability, when=(Pattern("destroy"),), instead=())
