"""702.119: emerge: an alternative cost with a creature that is sacrificed, whose mana value makes the spell cost less."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.announcing import CHOSEN_WITH
from judgekit.games.mtg.stack.costs import COST_MEANT, STILL_OPEN
from judgekit.games.mtg.stack.payable import unpayable
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Announcement, Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Ability, Action, Cost, Modification

EMERGE = "emerge"
"""The keyword, the name of its cost, and the name under which the chosen creature is kept."""

_CHOSEN = ("paid", EMERGE)


@keyword_means(EMERGE, "702.119a")
def emerge(_keyword: Ability) -> tuple[Ability, ...]:
    """Less generic mana, as much as the mana value of the creature that is sacrificed, if its emerge cost is paid (702.119a)."""
    less = Modification("cost", ("less", ("value", _CHOSEN, "mana-value")))
    return (Ability("cost-change", "spells", modify=(less,), condition=("paid", EMERGE)),)


def _with_a_creature(keyword: Ability) -> Cost:
    """Return the emerge cost with the sacrifice that belongs to it (702.119a)."""
    cost = keyword.cost or Cost()
    return cost._replace(actions=(*cost.actions, Action("sacrifice", _CHOSEN)))


COST_MEANT[EMERGE] = _with_a_creature


def _creatures(position: MtgPosition, player: str) -> list[str]:
    view = view_of(position)
    own = [record.id for record in permanents(position) if view.of(record.id).controller == player]
    return [id for id in own if "creature" in view.of(id).types and not forbidden(position, "be-sacrificed", id)]


def _choosing(position: MtgPosition, item: Object, id: str) -> Announcement:
    paid = {**dict(item.announced.paid), EMERGE: (position.objects[id].ref,)}
    return item.announced._replace(paid=tuple(sorted(paid.items())))


def _possible(position: MtgPosition, item: Object) -> Iterator[Announcement]:
    """Yield the announcements that the choice of the creature leaves open."""
    if dict(item.announced.paid).get(EMERGE):
        yield item.announced
        return
    for id in _creatures(position, item.controller):
        yield _choosing(position, item, id)


STILL_OPEN[EMERGE] = _possible


@GAME.task("choose-emerged-from")
def choose_emerged_from(draft: MtgDraft, id: str) -> Ask:
    """Ask which creature will be sacrificed, as the cost is announced (601.2b, 702.119b)."""
    item = draft.objects[id]
    fit = []
    for creature in _creatures(draft, item.controller):
        tried = draft.draft()
        tried.change(id, announced=_choosing(draft, item, creature))
        if not unpayable(tried, id):
            fit.append(creature)
    return asking("sacrifice", item.controller, fit, 1, 1, Task("emerged-from", (id,)), "702.119b", "601.2b", of=id)


@GAME.task("emerged-from")
def emerged_from(draft: MtgDraft, id: str, chosen: tuple[str, ...]) -> None:
    """Keep which creature will be sacrificed (702.119b)."""
    draft.change(id, announced=_choosing(draft, draft.objects[id], chosen[0]))


CHOSEN_WITH[EMERGE] = "choose-emerged-from"
