"""508.7: effects by which a player reselects which player or planeswalker an attacking creature is attacking."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking_one
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects, the_player
from judgekit.games.mtg.combat.combat import note_combatants
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.defenders import attacked_player
from judgekit.games.mtg.meaning.range_of_influence import within
from judgekit.games.mtg.multiplayer.attack_seats import ATTACKS_ONLY, seated_for_attack
from judgekit.games.mtg.state.combatants import DEFENDING, keeping
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, opponents
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Action

_RESELECTED = "508.7a"
"""The rule of what it means for the creature: it goes on attacking, and attacked what it was declared to attack."""


def _places(position: MtgPosition, id: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return what an attacking creature may be made to attack, and the rules of that; no requirement or restriction counts.

    CR 508.7b, 508.7c, 508.7d, 508.7e.
    """
    view = view_of(position)
    controller = view.of(id).controller
    there, rules = opponents(position, controller), ["508.7b", "508.7c"]
    near = within(position, controller)
    if position.facts.get(ATTACKS_ONLY) is not None:
        there = seated_for_attack(position, controller, there)
        rules.append("508.7d")
    if near is not None:
        there = tuple(player for player in there if player in near)
        rules.append("508.7e")
    walkers = [
        record.id
        for record in permanents(position)
        if "planeswalker" in view.of(record.id).types and view.of(record.id).controller in there
    ]
    return (*there, *walkers), tuple(rules)


@instruction("reselect")
def reselect(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player chooses anew what an attacking creature is attacking (508.7)."""
    frame = frame_of(draft, key)
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].attacking is not None]
    if not ids:
        draft.note("impossible", by=cause(frame), rules=("609.3", "101.3"))
        return None
    places, rules = _places(draft, ids[0])
    by = the_player(draft, key, action.get("by"))
    return asking_one(by, places, Task("reselected", (ids[0], draft.objects[ids[0]].attacking)), *rules, of=ids[0])


@GAME.task("reselected")
def reselected(draft: MtgDraft, id: str, before: str, choice: str) -> None:
    """Let the creature attack what was chosen; it is not removed from combat and does not attack again (508.7a)."""
    details = keeping(draft.objects[id], **{DEFENDING: attacked_player(draft, choice)})
    draft.change(id, attacking=choice, details=details)
    note_combatants(draft, [id, *([choice] if choice in draft.objects else [])])
    draft.note("reselected", of=id, rules=(_RESELECTED,))
    draft.changed("attacking", before, choice)
