"""702.173, 702.180, 702.187, 702.188, 702.190: other costs of spells in the book of 2026-04-17, and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judgekit.engine import Ask, Event, Replacement, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.actions.entering.entering import enters
from judgekit.games.mtg.actions.replacing import RANK_FIRST, replaces
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.last_known import record_of
from judgekit.games.mtg.stack.casting.announcing import CHOSEN_WITH
from judgekit.games.mtg.stack.casting.casting import MOMENTS
from judgekit.games.mtg.stack.casting.casting_ways import DISCARDED, MAYHEM, SNEAK
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE, CONVERTED, COST_MEANT, OFFERED_IF, STILL_OPEN
from judgekit.games.mtg.stack.costs.payable import unpayable
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, active_players
from judgekit.games.mtg.state.mentioned import on_cards
from judgekit.games.mtg.state.objects import Announcement, Object
from judgekit.games.mtg.state.zones import STACK, permanents
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Modification, Pattern, Test

_OWN_CREATURE = (Test("type", ("creature",)), Test("controller", YOU))


def _returning(status: str, keyword: Ability) -> Cost:
    """Return the cost of a keyword with a creature in some status that is returned to its owner's hand for it."""
    creature = Filter((*_OWN_CREATURE, Test("status", status)))
    back = Action("return", ("choose", creature, 1, 1), None, (("to", "hand"),))
    cost = keyword.cost or Cost()
    return cost._replace(actions=(*cost.actions, back))


# Harmonize.

HARMONIZE = "harmonize"
"""The keyword, the name of its cost, and the name under which the chosen creature is kept."""

_HARMONIZE = ALTERNATIVE[HARMONIZE]
_ANNOUNCED = "mtg@20260417:702.180b"
_CHOSEN = ("paid", HARMONIZE)
_ITSELF = Filter((Test("among", THIS),), "object")
_ANYWHERE_ELSE = ("battlefield", "command", "graveyard", "hand", "library")
_LEAVES_THE_STACK = (Pattern("move", (("from", ("stack",)), ("object", _ITSELF), ("to", _ANYWHERE_ELSE))),)


@keyword_means(HARMONIZE, _HARMONIZE)
def harmonize(_keyword: Ability) -> tuple[Ability, ...]:
    """Less generic mana, as much as the power of the creature that is tapped for it; exiled as it leaves the stack."""
    paid = ("paid", HARMONIZE)
    less = Modification("cost", ("less", ("value", _CHOSEN, "power")))
    return (
        Ability("cost-change", "spells", modify=(less,), condition=paid),
        Ability("replacement", when=_LEAVES_THE_STACK, condition=paid, instead=(Action("exile", THIS),)),
    )


def _with_a_creature(keyword: Ability) -> Cost:
    """Return the harmonize cost with the creature, if any, that is tapped for it."""
    cost = keyword.cost or Cost()
    return cost._replace(actions=(*cost.actions, Action("tap", _CHOSEN, None, (("if-any", True),))))


COST_MEANT[HARMONIZE] = _with_a_creature


def _untapped_creatures(position: MtgPosition, player: str) -> list[str]:
    view = view_of(position)
    own = [one.id for one in permanents(position) if view.of(one.id).controller == player and not one.tapped]
    return [id for id in own if "creature" in view.of(id).types]


def _choosing(position: MtgPosition, item: Object, ids: tuple[str, ...]) -> Announcement:
    paid = {**dict(item.announced.paid), HARMONIZE: tuple(position.objects[id].ref for id in ids)}
    return item.announced._replace(paid=tuple(sorted(paid.items())))


def _possible(position: MtgPosition, item: Object) -> Iterator[Announcement]:
    """Yield the announcements that the choice of the creature leaves open, none among them."""
    if HARMONIZE in dict(item.announced.paid):
        yield item.announced
        return
    yield _choosing(position, item, ())
    for id in _untapped_creatures(position, item.controller):
        yield _choosing(position, item, (id,))


STILL_OPEN[HARMONIZE] = _possible


@GAME.task("choose-harmonized")
def choose_harmonized(draft: MtgDraft, id: str) -> Ask | None:
    """Ask which untapped creature, if any, will be tapped, as the cost is announced."""
    item = draft.objects[id]
    fit, least = [], 1
    for ids in ((), *((one,) for one in _untapped_creatures(draft, item.controller))):
        tried = draft.draft()
        tried.change(id, announced=_choosing(draft, item, ids))
        if unpayable(tried, id):
            continue
        if ids:
            fit.append(ids[0])
        else:
            least = 0
    if not fit:
        draft.do("harmonized", id, ())
        return None
    return asking("tap", item.controller, fit, least, 1, Task("harmonized", (id,)), _ANNOUNCED, "601.2b", of=id)


@GAME.task("harmonized")
def harmonized(draft: MtgDraft, id: str, chosen: tuple[str, ...]) -> None:
    """Keep which creature will be tapped."""
    draft.change(id, announced=_choosing(draft, draft.objects[id], chosen))


CHOSEN_WITH[HARMONIZE] = "choose-harmonized"


# Mayhem.

_any_mayhem = on_cards(MAYHEM)


@keyword_means(MAYHEM, ALTERNATIVE[MAYHEM])
def mayhem(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides being cast from the graveyard for its cost in the turn in which it was discarded."""
    return ()


@keyword_means(CONVERTED, ALTERNATIVE[CONVERTED])
def more_than_meets_the_eye(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides being cast converted, with its back face up, for its cost."""
    return ()


@listener("move")
def note_discarded(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Keep of a card that was discarded in which turn it was, as long as it stays where it came to."""
    if not _any_mayhem(draft):
        return
    for each in happened:
        record = draft.objects.get(each.of or "")
        if record is None or each.get("reason") != "discard" or record.number != each.get("number") + 1:
            continue
        details = {**dict(record.details), DISCARDED: draft.facts.get("turn", 1)}
        draft.change(record.id, details=tuple(sorted(details.items())))


# Freerunning.


@keyword_means("freerunning", ALTERNATIVE["freerunning"])
def freerunning(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides its cost; when that may be paid is asked as the spell is cast."""
    return ()


def _freeruns(position: MtgPosition, item: Object) -> bool:
    """Tell whether an Assassin or a commander that the caster controlled dealt a player combat damage this turn."""
    turn = position.facts.get("turn", 1)
    there = position.facts.get("prowlers", ())
    return any(
        when == turn and who == item.controller and ("Assassin" in types or commander)
        for when, who, types, commander in there
    )


OFFERED_IF["freerunning"] = _freeruns


# Web-slinging.


@keyword_means("web-slinging", ALTERNATIVE["web-slinging"])
def web_slinging(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides its cost, a tapped creature that is returned to its owner's hand among it."""
    return ()


COST_MEANT["web-slinging"] = lambda keyword: _returning("tapped", keyword)


# Sneak.

_SNEAK = ALTERNATIVE[SNEAK]
_AS_A_PERMANENT = "mtg@20260417:702.190b"


@keyword_means(SNEAK, _SNEAK)
def sneak(_keyword: Ability) -> tuple[Ability, ...]:
    """Nothing besides its cost and its moment; how the permanent enters is a replacement of the rules."""
    return ()


COST_MEANT[SNEAK] = lambda keyword: _returning("unblocked", keyword)


def _not_in_declare_blockers(position: MtgPosition, player: str) -> Reasons:
    """Return the rule by which a spell is not cast for its sneak cost now, none in the own declare blockers step."""
    there = position.facts.get("step") == "declare-blockers" and player in active_players(position)
    return () if there else (_SNEAK,)


MOMENTS[SNEAK] = _not_in_declare_blockers


def _sneaks(position: MtgPosition, proposed: Event) -> bool:
    record = position.objects[proposed.of or ""]
    return record.zone == STACK and SNEAK in record.announced.options


@replaces("move")
def enters_tapped(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """A permanent whose sneak cost was paid enters tapped."""
    if enters(draft, proposed) and _sneaks(draft, proposed) and not proposed.get("tapped"):
        yield Replacement(f"sneak:{proposed.of}", proposed.of or "", _tapped, rules=(_AS_A_PERMANENT,), rank=RANK_FIRST)


def _tapped(_draft: MtgDraft, proposed: Event, _choice: object) -> tuple[Event, ...]:
    return (proposed.having(tapped=True),)


@listener("move")
def enters_attacking(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """It attacks what the creature attacked that was returned for it (506.3a)."""
    for each in happened:
        record = draft.objects.get(each.of or "")
        if record is None or each.get("to") != "battlefield" or each.get("origin") != STACK:
            continue
        if SNEAK in record.announced.options and record.number == each.get("number") + 1:
            returned = dict(record.announced.paid).get("return", ())
            last = record_of(draft, returned[0]) if returned else None
            if last is not None and last.attacking is not None:
                draft.do("enter-attacking", record.id, last.attacking)
