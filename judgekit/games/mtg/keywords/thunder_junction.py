"""Plot, saddle and crimes, which came with Outlaws of Thunder Junction and are rules of the book of 2026-04-17 too."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Consequences, Event, Refused, Task, Unsupported, event
from judgekit.games.mtg.abilities.interpreter import instruction, refs
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.forbidding import ever_allowed
from judgekit.games.mtg.layers.in_force import concerns, in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, SPELT_OUT
from judgekit.games.mtg.stack.casting.casting_ways import PLOTTED, meant
from judgekit.games.mtg.stack.priority import sorcery_timing
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.zones import EXILE, zone_key
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Test
from judgekit.games.mtg.turn.turn import UNTIL_TURN_ENDS

_PLOT = "mtg@20260417:702.170a"
_SADDLE = "mtg@20260417:702.171a"
_SPECIAL = "mtg@20260417:116.2k"

PLOT = "plot"


# Plot.


def _plottable(position: MtgPosition, player: str) -> Iterator[str]:
    """Yield the cards with plot in a player's hand, and those in other zones where an effect lets plot function (702.170f)."""
    view = view_of(position)
    for id in sorted(position.zones.get(zone_key("hand", player), ())):
        if view.of(id).has(PLOT):
            yield id
    if not ever_allowed(position, "plot-from"):
        return
    for place in ("library", "graveyard"):
        for id in position.zones.get(zone_key(place, player), ()):
            if _by_permission(position, player, id) and view.of(id).has(PLOT):
                yield id


def _by_permission(position: MtgPosition, player: str, id: str) -> bool:
    """Tell whether an effect lets plot function for a card that is in no hand."""
    record = position.objects[id]
    return any(
        entry.ability.name == "plot-from"
        and concerns(position, entry, (player, 0))
        and meant(position, position, entry, record.id)
        for entry in in_force(position, "may")
    )


def _cost(position: MtgPosition, id: str) -> Cost:
    """Return what plotting a card costs."""
    abilities = view_of(position).of(id).all_of(PLOT)
    if len(abilities) > 1 or abilities[0].cost is None:
        raise Unsupported(phrase("plotting with a choice of costs"), _PLOT)
    return abilities[0].cost


def judge_plotting(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may plot a card: in a main phase of the own turn, while the stack is empty."""
    record = position.objects.get(id)
    if record is None or id not in _plottable(position, player):
        return Refused((_PLOT, _SPECIAL), phrase("no card with plot in the own hand"))
    if not sorcery_timing(position, player):
        return Refused((_PLOT, _SPECIAL), phrase("not the own main phase with an empty stack"))
    reasons = unpayable_now(position, player, record, _cost(position, id))
    return Refused((*reasons, _PLOT), phrase("that cannot be paid")) if reasons else Allowed((_SPECIAL, _PLOT))


@GAME.task("plot")
def plot(draft: MtgDraft, player: str, id: str) -> None:
    """Pay for plotting a card and exile it from where it is; nothing goes on the stack (702.170b, 702.170f)."""
    elsewhere = () if draft.objects[id].place == "hand" else ("mtg@20260417:702.170f",)
    draft.note("special", of=id, by=player, rules=(_SPECIAL, "116.3", _PLOT, "mtg@20260417:702.170b", *elsewhere))
    draft.next(Task("pay", (id, player, _cost(draft, id))), Task("plotted", (id,)), _done(player))


def _done(player: str) -> Task:
    """Return what lets abilities see that a player plotted a card: took the special action, and not that one became plotted."""
    return Task("has-done", ("plots", player, None, ("mtg@20260417:702.170e",)))


@GAME.task("plotted")
def plotted(draft: MtgDraft, id: str) -> None:
    """Exile the card face up, as one that became plotted in this turn."""
    draft.do("has-been-plotted", id)
    draft.propose(moving(draft, id, "exile", None, marks=((PLOTTED, draft.facts.get("turn", 1)),), rules=(_PLOT,)))


@GAME.task("has-been-plotted")
def has_been_plotted(draft: MtgDraft, id: str) -> None:
    """Say which card has become plotted, if it came into exile."""
    record = draft.objects.get(id)
    if record is not None and record.place == EXILE and record.get(PLOTTED) is not None:
        draft.propose(event("becomes-plotted", id, number=record.number, player=record.owner, rules=(_PLOT,)))


@instruction("become-plotted")
def become_plotted(draft: MtgDraft, key: int, action: Action) -> None:
    """Cards in exile become plotted by an effect, in this turn."""
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is not None and record.place == EXILE:
            details = {**dict(record.details), PLOTTED: draft.facts.get("turn", 1)}
            draft.change(record.id, details=tuple(sorted(details.items())))
            draft.note("plotted", of=record.id, rules=("mtg@20260417:702.170c",))
            draft.do("has-been-plotted", record.id)


add_special_action(PLOT, Special(_plottable, judge_plotting, "plot"), spoken_of(PLOT))


# Saddle.

_RIDERS = Filter((Test("type", ("creature",)), Test("controller", YOU)))

SADDLED = "saddled"
"""Detail of a saddled permanent: the turn at whose end it is that no longer."""

UNTIL_TURN_ENDS[SADDLED] = ("unsaddled", "mtg@20260417:702.171b")


def _saddle(keyword: Ability) -> Ability:
    """Tap other creatures of so much total power, as a sorcery: the permanent becomes saddled."""
    details = (("others", True), ("saddles", True), ("said", _SADDLE), ("total-power", keyword.value))
    tapped = Action("tap", ("choose", _RIDERS, 0, None), None, details)
    return Ability(
        "activated",
        "saddle",
        keyword.value,
        cost=Cost((), (tapped,)),
        do=(Action("saddle", THIS),),
        limits=(("sorcery",),),
        text=keyword.text or "saddle",
    )


SPELT_OUT["saddle"] = _saddle
KEYWORD_RULES["saddle"] = _SADDLE


@instruction("saddle")
def become_saddled(draft: MtgDraft, key: int, action: Action) -> None:
    """Permanents become saddled until the turn ends or they leave."""
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is not None:
            details = {**dict(record.details), SADDLED: draft.facts.get("turn", 1)}
            draft.change(record.id, details=tuple(sorted(details.items())))
            draft.note("saddled", of=record.id, rules=(_SADDLE, "mtg@20260417:702.171b"))
            draft.propose(event("becomes-saddled", record.id, number=record.number))


@GAME.event("becomes-saddled")
def becomes_saddled(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a permanent became saddled (702.171b of the book of 2026-04-17)."""
    draft.cite("mtg@20260417:702.171b")
    return None


# Crimes.


@GAME.event("crime")
def crime(draft: MtgDraft, happening: Event) -> Consequences:
    """A player commits a crime: abilities see it."""
    draft.cite(*happening.get("rules", ()))
    return None
