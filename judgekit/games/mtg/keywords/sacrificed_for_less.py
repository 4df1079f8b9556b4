"""702.119, 702.48: emerge and offering: what is sacrificed as a spell is cast makes it cost less."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.layers.forbidding import forbidden
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.casting.announcing import CHOSEN_WITH
from judgekit.games.mtg.stack.casting.casting import MOMENTS
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, BY_WAY, COST_MEANT, MANA_COST_OF, OFFERING, STILL_OPEN
from judgekit.games.mtg.stack.costs.payable import unpayable
from judgekit.games.mtg.stack.targets.targets import frame_of_item
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Announcement, Object
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Ability, Action, Cost, Filter, Modification, Reference, Test

EMERGE = "emerge"
"""The keyword, the name of its cost, and the name under which the chosen creature is kept."""

_FROM = "mtg@20260417:702.119b"
"""Emerge from a quality: a permanent of that quality is sacrificed."""

_RULES = {EMERGE: "702.119b", OFFERING: "702.48b"}
"""The rules of choosing what is sacrificed, by keyword."""


def _chosen(keyword: str) -> Reference:
    return ("paid", keyword)


@keyword_means(EMERGE, ALTERNATIVE[EMERGE])
def emerge(_keyword: Ability) -> tuple[Ability, ...]:
    """Less generic mana, as much as the mana value of the creature that is sacrificed, if its emerge cost is paid (702.119a)."""
    less = Modification("cost", ("less", ("value", _chosen(EMERGE), "mana-value")))
    return (Ability("cost-change", "spells", modify=(less,), condition=("paid", EMERGE)),)


@keyword_means(OFFERING, BY_WAY[OFFERING][1])
def offering(_keyword: Ability) -> tuple[Ability, ...]:
    """Less by the mana cost of the permanent that is sacrificed, if it was chosen to sacrifice one (702.48a, 702.48c)."""
    less = Modification("cost", ("less", (MANA_COST_OF, _chosen(OFFERING))))
    return (Ability("cost-change", "spells", modify=(less,), condition=("paid", OFFERING)),)


def _with_a_creature(keyword: Ability) -> Cost:
    """Return the emerge cost with the sacrifice that belongs to it (702.119a)."""
    cost = keyword.cost or Cost()
    return cost._replace(actions=(*cost.actions, Action("sacrifice", _chosen(EMERGE))))


COST_MEANT[EMERGE] = _with_a_creature


def _fit(position: MtgPosition, item: Object, keyword: str) -> list[str]:
    """Return what may be sacrificed: a creature for emerge, a permanent of the quality for offering or for emerge from one."""
    view = view_of(position)
    frame = frame_of_item(position, item)
    described = [one.value for one in view.of(item.id).all_of(keyword)] or [None]
    wanted = [one if isinstance(one, Filter) else Filter((Test("type", ("creature",)),)) for one in described]
    own = [record for record in permanents(position) if view.of(record.id).controller == item.controller]
    return [
        record.id
        for record in own
        if any(passes(view, record.ref, one, frame) for one in wanted)
        and not forbidden(position, "be-sacrificed", record.id)
    ]


def _choosing(position: MtgPosition, item: Object, keyword: str, id: str) -> Announcement:
    paid = {**dict(item.announced.paid), keyword: (position.objects[id].ref,)}
    return item.announced._replace(paid=tuple(sorted(paid.items())))


def _possible(position: MtgPosition, item: Object) -> Iterator[Announcement]:
    """Yield the announcements that the choice of what is sacrificed leaves open."""
    keyword = _announced(item)
    if dict(item.announced.paid).get(keyword):
        yield item.announced
        return
    for id in _fit(position, item, keyword):
        yield _choosing(position, item, keyword, id)


def _announced(item: Object) -> str:
    return next(name for name in item.announced.options if name in _RULES)


MOMENTS[OFFERING] = lambda _position, _player: ()
"""Whoever sacrifices a permanent for the spell may cast it whenever an instant may be cast (601.3c, 702.48a)."""

for _name in _RULES:
    STILL_OPEN[_name] = _possible
    CHOSEN_WITH[_name] = "choose-sacrificed-for-less"


@GAME.task("choose-sacrificed-for-less")
def choose_sacrificed(draft: MtgDraft, id: str) -> Ask:
    """Ask what will be sacrificed, as the cost is announced (601.2b, 702.119b, 702.48b)."""
    item = draft.objects[id]
    keyword = _announced(item)
    fit = []
    for one in _fit(draft, item, keyword):
        tried = draft.draft()
        tried.change(id, announced=_choosing(draft, item, keyword, one))
        if not unpayable(tried, id):
            fit.append(one)
    then = Task("sacrificed-for-less", (id, keyword))
    described = any(isinstance(one.value, Filter) for one in view_of(draft).of(id).all_of(keyword))
    by_quality = (_FROM,) if keyword == EMERGE and described else ()
    return asking("sacrifice", item.controller, fit, 1, 1, then, _RULES[keyword], *by_quality, "601.2b", of=id)


@GAME.task("sacrificed-for-less")
def sacrificed(draft: MtgDraft, id: str, keyword: str, chosen: tuple[str, ...]) -> None:
    """Keep what will be sacrificed (702.119b, 702.48b)."""
    draft.change(id, announced=_choosing(draft, draft.objects[id], keyword, chosen[0]))
