"""506.6: what may be done only before or after a point of combat, such as the declaration of blockers."""

from __future__ import annotations

from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import WHETHER
from judgekit.games.mtg.state.game import MtgPosition, Reasons
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.events import STEPS

_COMBAT = STEPS[STEPS.index("beginning-of-combat") : STEPS.index("end-of-combat") + 1]


def _before(view: View, _frame: Frame, point: str) -> bool:
    """Tell whether a point of the first combat phase of the turn is still to come (506.6d).

    A point that was skipped with its step, or with the whole phase, has passed when the next step begins (506.6e).
    """
    facts = view.position.facts
    return not facts.get("combats") and STEPS.index(facts["step"]) < STEPS.index(point)


def _after(view: View, _frame: Frame, point: str) -> bool:
    """Tell whether it is combat and a point of this combat phase has passed, which a skipped one never does (506.6f)."""
    facts = view.position.facts
    step = facts["step"]
    passed = step in _COMBAT and STEPS.index(step) >= STEPS.index(point)
    return passed and point not in facts.get("no_combat_steps", ())


WHETHER.update({"before": _before, "after": _after})

_RULES = {
    "declare-attackers": "506.6a",
    "declare-blockers": "506.6b",
}


def rules_of_points(position: MtgPosition, term: object) -> Reasons:
    """Return the rules about points of combat that a term depends on now, none where it speaks of none.

    Args:
        position: the game.
        term: a condition, or what holds one.
    """
    found = list(_points(term))
    if not found:
        return ()
    rules = ["506.6"]
    for word, point in found:
        rules.extend(() if point not in _RULES else (_RULES[point],))
        if word == "before" and position.facts.get("combats"):
            rules.append("506.6d")
        skipped = point in position.facts.get("no_combat_steps", ())
        if word == "before" and (skipped or position.facts["step"] == "postcombat-main"):
            rules.append("506.6e")
        if word == "after" and skipped:
            rules.append("506.6f")
    return tuple(dict.fromkeys(rules))


def _points(term: object) -> list[tuple[str, str]]:
    if not isinstance(term, tuple):
        return []
    if len(term) == 2 and term[0] in ("before", "after") and term[1] in STEPS:
        return [(term[0], term[1])]
    return [point for part in term for point in _points(part)]
