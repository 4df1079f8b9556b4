"""508.1g, 701.39d: attacking creatures are exerted as an optional cost to attack."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.exerting import exerting
from judgekit.games.mtg.layers.forbidding import allowed, ever_allowed
from judgekit.games.mtg.state.game import GAME, MtgDraft

_OPTIONAL = ("508.1g", "701.39d")
"""The rules of the optional cost."""


@GAME.task("choose-exerted")
def choose_exerted(draft: MtgDraft, attackers: tuple[str, ...]) -> Ask | None:
    """Ask which of the attacking creatures that may be exerted are (508.1g, 701.39d)."""
    if not ever_allowed(draft, "exert"):
        return None
    ids = [id for id in attackers if allowed(draft, "exert", id)]
    if not ids:
        return None
    return asking("exert", draft.facts["active"], ids, 0, len(ids), Task("attackers-exerted"), *_OPTIONAL)


@GAME.task("attackers-exerted")
def attackers_exerted(draft: MtgDraft, chosen: tuple[str, ...]) -> None:
    """Exert the chosen creatures (508.1g, 508.1j)."""
    active = draft.facts["active"]
    draft.propose(*(exerting(draft, id, active, None).having(rules=_OPTIONAL) for id in chosen))
