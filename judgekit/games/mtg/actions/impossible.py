"""101.2, 101.3, 614.17: events that cannot happen: what "can't" forbids, and indestructible permanents (702.12b)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Final
from judgekit.engine import Event, detail
from judgekit.games.mtg.actions.drawing import cannot_draw
from judgekit.games.mtg.actions.entering.entering import as_it_would_be, enters
from judgekit.games.mtg.layers.forbidding import forbidden, means
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.range_of_influence import out_of_reach
from judgekit.games.mtg.multiplayer.two_headed_giant import team_forbidden
from judgekit.games.mtg.multiplayer.who_left import for_who_left
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, Reasons, turn_order
from judgekit.games.mtg.state.objects import MANIFESTED
from judgekit.games.mtg.terms.effects import DEEDS


def _destroy(draft: MtgDraft, proposed: Event) -> Reasons:
    of = proposed.of or ""
    if of in draft.objects and view_of(draft).of(of).has("indestructible"):
        return ("702.12b",)
    return forbidden(draft, "be-destroyed", of, by=proposed.by)


def _simple(deed: str) -> Callable[[MtgDraft, Event], Reasons]:
    def check(draft: MtgDraft, proposed: Event) -> Reasons:
        return forbidden(draft, deed, proposed.of or "", by=proposed.by)

    return check


def _of_team(deed: str) -> Callable[[MtgDraft, Event], Reasons]:
    """Return the check for what no member of a team can do if one member can't (810.8a, 810.9g, 810.9h)."""

    def check(draft: MtgDraft, proposed: Event) -> Reasons:
        return team_forbidden(draft, deed, proposed.of or "", by=proposed.by)

    return check


def _get_counters(draft: MtgDraft, proposed: Event) -> Reasons:
    kind = proposed.get("counter")
    if proposed.of in draft.players and kind == "poison":
        return team_forbidden(draft, "get-counters", proposed.of or "", by=proposed.by, kind=kind)
    return forbidden(draft, "get-counters", proposed.of or "", by=proposed.by, kind=kind)


def _move(draft: MtgDraft, proposed: Event) -> Reasons:
    if detail(proposed, "to") != "battlefield":
        return ()
    return forbidden(draft, "enter", proposed.of or "") or _cannot_enter_as_it_would_be(draft, proposed)


def _cannot_enter_as_it_would_be(draft: MtgDraft, proposed: Event) -> Reasons:
    """Return the rules by which a permanent can't enter as it would be on the battlefield, as far as is settled (614.17d)."""
    entries = [entry for entry in in_force(draft, "cant") if entry.ability.name == "enter"]
    if not entries or not enters(draft, proposed):
        return ()
    ahead = as_it_would_be(draft, proposed)
    if any(entry.id != proposed.of and means(ahead, entry, proposed.of or "") for entry in entries):
        manifested = dict(proposed.get("marks", ())).get(MANIFESTED)
        return ("614.17d", "614.12", "101.2", DEEDS["enter"], *(("701.34e",) if manifested else ()))
    return ()


def _damage(draft: MtgDraft, proposed: Event) -> Reasons:
    far = out_of_reach(draft, proposed, view_of)
    return far or forbidden(draft, "deal-damage", proposed.by or "", to=proposed.of)


CHECKS: Final[dict[str, Callable[[MtgDraft, Event], Reasons]]] = {
    "destroy": _destroy,
    "gain-life": _of_team("gain-life"),
    "lose-life": _of_team("lose-life"),
    "draw": lambda draft, proposed: cannot_draw(draft, proposed.of or ""),
    "counter": _simple("be-countered"),
    "sacrifice": _simple("be-sacrificed"),
    "put-counters": _get_counters,
    "search": lambda draft, proposed: forbidden(
        draft, "search", proposed.get("player") or proposed.of or "", by=proposed.by
    ),
    "transform": _simple("transform"),
    "lose-game": _of_team("lose-game"),
    "win-game": _of_team("win-game"),
    "monarch": _simple("become-monarch"),
    "move": _move,
    "phase-out": _simple("phase-out"),
    "phase-in": _simple("phase-in"),
    "damage": _damage,
}
"""For each kind of event, what may forbid it."""


def impossible(draft: MtgDraft, proposed: Event) -> bool:
    """Tell whether an event cannot happen, and say why (101.2, 101.3, 614.17, 702.12b)."""
    if proposed.kind in ("create", "move"):
        gone = for_who_left(draft, proposed)
        if gone:
            draft.note("impossible", of=proposed.of, by=proposed.by, rules=gone, event=proposed.kind)
            return True
    check = CHECKS.get(proposed.kind)
    if check is None or detail(proposed, "conceded"):
        return False
    reasons = check(draft, proposed)
    if reasons and draft.trace is not None and any(True for _ in draft.game.replacements(draft, proposed)):
        reasons = (*reasons, "614.17c")
    if reasons:
        why = tuple(proposed.get("rules", ()))
        draft.note("impossible", of=proposed.of, by=proposed.by, rules=(*reasons, *why), event=proposed.kind)
    return bool(reasons)


GAME.impossible = impossible


def affected(position: MtgPosition, proposed: Event) -> str:
    """Return the affected player of an event: the player it happens to, or the controller (else owner) of the object.

    CR 616.1, 616.1d, 616.1e.
    """
    of = proposed.of or ""
    if of in position.players:
        return of
    if of in position.objects:
        return view_of(position).of(of).controller
    active: str = position.facts.get("active", next(iter(position.players)))
    return active


GAME.affected = affected


def choice_order(position: MtgPosition, player: str) -> int:
    """Return the place of a player in APNAP order, in which several choose among replacement effects (616.1).

    CR 101.4.
    """
    order = turn_order(position)
    return order.index(player) if player in order else len(order)


GAME.choice_order = choice_order
