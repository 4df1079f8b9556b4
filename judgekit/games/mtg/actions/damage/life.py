"""119: life totals: gained, lost, paid and set."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.multiplayer.two_headed_giant import team_forbidden
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_life


@GAME.event("gain-life")
def gain_life(draft: MtgDraft, happening: Event) -> Consequences:
    """A player gains life; gaining 0 is no event (119.3, 119.9, 119.10, 810.9)."""
    player = happening.of or ""
    if happening.amount <= 0:
        draft.cite("119.9", *(("107.1b",) if happening.amount < 0 else ()))
        return NOTHING_HAPPENED
    _adjust(draft, player, happening.amount, happening)
    return None


@GAME.event("lose-life")
def lose_life(draft: MtgDraft, happening: Event) -> Consequences:
    """A player loses life: through an effect, as a result of damage (120.3a), or as a payment (119.4).

    CR 118.3b, 119.2, 119.3, 810.9.
    """
    if happening.amount <= 0:
        return NOTHING_HAPPENED
    _adjust(draft, happening.of or "", -happening.amount, happening)
    return None


def _adjust(draft: MtgDraft, player: str, change: int, happening: Event) -> None:
    life = draft.players[player].life
    together = sharing_life(draft, player)
    for one in together:
        draft.change_player(one, life=life + change)
    draft.cite("119.3", *happening.get("rules", ()), *(("810.9",) if len(together) > 1 else ()))
    draft.changed("life", life, life + change)


def setting_life(position: MtgPosition, player: str, total: int, by: str | None) -> list[Event]:
    """Return the gain or loss by which a life total becomes a number (119.5); of a team it is the team's (810.9c)."""
    life = position.players[player].life
    rules = ("119.5", "810.9c") if position.facts.get("shared_life") else ("119.5",)
    if total > life:
        return [event("gain-life", player, total - life, by, rules=rules)]
    if total < life:
        return [event("lose-life", player, life - total, by, rules=rules)]
    return []


def can_pay_life(position: MtgPosition, player: str, amount: int) -> tuple[str, ...]:
    """Return the rules that forbid paying an amount of life, none where it can be paid (119.4b, 119.7)."""
    if amount <= 0:
        return ()
    if position.players[player].life < amount:
        return ("119.4", "118.3")
    stopped = team_forbidden(position, "lose-life", player) or team_forbidden(position, "pay-life", player)
    return ("119.8", *stopped) if stopped else ()
