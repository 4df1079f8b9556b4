"""508.1g, 702.154 of the book of 2026-04-17: attackers enlist creatures that stay behind, as an optional cost to attack."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs.cost_actions import summoning_sick
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.status import tapping
from judgekit.games.mtg.state.zones import permanents
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

ENLIST = "enlist"

_ENLIST = "mtg@20260417:702.154a"
_COST = "mtg@20260417:702.154b"

_STRONGER = {"power": {"value": "power", "of": "event.enlisted"}, "toughness": "0"}
_TRIGGER = {
    "triggered": {
        "when": [{"event": "enlist", "object": "this"}],
        "do": [{"modify": "this", "with": [{"pt": _STRONGER}], "until": "end-of-turn"}],
    }
}

_any_enlisting = spoken_of(ENLIST)


@keyword_means(ENLIST, _ENLIST)
def enlist(_keyword: Ability) -> tuple[Ability, ...]:
    """The triggered ability that is linked to the cost (607.2h)."""
    return read_ability(Part(_TRIGGER))


@GAME.task("choose-enlisted")
def choose_enlisted(draft: MtgDraft, attackers: tuple[str, ...], left: tuple[str, ...]) -> Ask | None:
    """Ask for each attacker with enlist which creature that does not attack, if any, is tapped for it.

    Raises:
        Unsupported: an attacker has enlist several times, and each is paid for on its own.
    """
    if not left or not _any_enlisting(draft):
        return None
    id, *rest = left
    draft.do("choose-enlisted", attackers, tuple(rest))
    view = view_of(draft)
    times = len(view.of(id).all_of(ENLIST))
    if times > 1:
        raise Unsupported(phrase("several instances of {name}, each paid for on its own", name=ENLIST), _COST)
    able = [
        one.id
        for one in permanents(draft)
        if one.id not in attackers
        and not one.tapped
        and view.of(one.id).controller == draft.facts["active"]
        and "creature" in view.of(one.id).types
        and not summoning_sick(draft, one)
    ]
    if not times or not able:
        return None
    active = draft.facts["active"]
    return asking("tap", active, able, 0, 1, Task("enlisted", (id,)), "508.1g", _COST, of=id)


@GAME.task("enlisted")
def enlisted(draft: MtgDraft, id: str, chosen: tuple[str, ...]) -> None:
    """Tap the creature that is enlisted."""
    for one in chosen:
        other = draft.objects[one]
        number = draft.objects[id].number
        tapped = tapping(draft, one, id, _COST, tapper=draft.facts["active"])
        draft.propose(tapped, event(ENLIST, id, number=number, enlisted=other.ref, by=id))


@GAME.event(ENLIST)
def enlists(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature enlisted another one."""
    draft.cite("mtg@20260417:702.154c")
    return None
