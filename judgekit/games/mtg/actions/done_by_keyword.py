"""701: keyword actions that are done, for abilities that trigger whenever a player or a permanent does them."""

from __future__ import annotations

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Ref


def after_all_of_it(draft: MtgDraft, kind: str, player: str, by: str | None, *rules: str) -> None:
    """Let abilities see that a player did something once all of it is done, whatever of it was impossible.

    Call it before what is done: the task that is added last is done first.
    """
    draft.do("has-done", kind, player, by, rules)


@GAME.task("has-done")
def has_done(draft: MtgDraft, kind: str, player: str, by: str | None, rules: tuple[str, ...]) -> None:
    """Say what a player did, for abilities that look for it."""
    draft.propose(event(kind, player, by=by, player=player, rules=rules))


@GAME.task("has-connived")
def has_connived(draft: MtgDraft, ref: Ref, rules: tuple[str, ...]) -> None:
    """Say what connived, though it may have left the battlefield (701.50b, 701.50c of the book of 2026-04-17)."""
    draft.propose(event("connives", ref[0], number=ref[1], rules=rules))


def _said(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see what was done."""
    draft.cite(*happening.get("rules", ()))
    return None


for _kind in (
    *("airbend", "earthbend", "firebend", "waterbend", "forage", "blight", "connives", "manifests-dread", "discovers"),
    *("incubates", "ventures", "solves", "endures", "becomes-suspected", "becomes-plotted"),
    *("foretells", "plots"),
    *("proliferates", "investigates", "collects-evidence", "gives-gift", "time-travels", "wins-flip", "loses-flip"),
):
    GAME.event(_kind)(_said)
