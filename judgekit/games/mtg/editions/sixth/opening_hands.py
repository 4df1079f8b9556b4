"""I.3 of the sixth edition: a mulligan for any reason, each time for a hand of one card less."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.engine import Ask, Task, event
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.turn.starting import KEEP, Players

MULLIGAN_RULES = ("mtg6:I.3", "mtg6:glossary/マリガン")
"""Where the book speaks of mulligans."""

KEPT: Final = "hands_kept"
"""Fact: the players who keep their opening hands."""


def may_mulligan(position: MtgPosition, player: str) -> bool:
    """Tell whether a player may still take a mulligan: the hand is not kept yet, and a smaller one is possible (I.3)."""
    return player not in position.facts.get(KEPT, ()) and bool(position.zones.get(zone_key("hand", player)))


def declare_mulligans(draft: MtgDraft, order: Players, _kept: Players, _taking: Players) -> Ask | None:
    """Ask each player who has not kept a hand; the book has no order in which they declare (I.3)."""
    for player in order:
        if may_mulligan(draft, player):
            draft.next(Task("declare-mulligans", (order, (), ())))
            return Ask("mulligan", player, then=Task("mulligan-of", (player,)))
    draft.drop_fact(KEPT)
    return None


@GAME.task("ask-mulligan")
def ask_mulligan(_draft: MtgDraft, player: str) -> Ask:
    """Ask a player ahead of one who was asked already, since the book has no order in which they declare (I.3)."""
    return Ask("mulligan", player, then=Task("mulligan-of", (player,)))


@GAME.task("mulligan-of")
def take_mulligan(draft: MtgDraft, player: str, choice: str) -> None:
    """A player who takes a mulligan shuffles the hand into the library and draws one card less, at once (I.3)."""
    if choice == KEEP:
        draft.set_fact(KEPT, (*draft.facts.get(KEPT, ()), player))
        return
    hand = draft.zones[zone_key("hand", player)]
    draft.note("mulligan", of=player, rules=MULLIGAN_RULES)
    draw = Task("draw-cards", (player, len(hand) - 1, None, MULLIGAN_RULES, None))
    draft.next(Task("shuffle-for-mulligan", (player,)), draw)
    draft.propose(*(moving(draft, id, "library", None) for id in hand))


@GAME.task("shuffle-for-mulligan")
def shuffle_for_mulligan(draft: MtgDraft, player: str) -> None:
    """Shuffle the library into which a hand was put; nobody knows which cards the next hand is made of (I.3)."""
    cards = draft.zones[zone_key("library", player)]
    if len({draft.objects[id].card for id in cards}) > 1:
        for id in cards:
            draft.change(id, card=None)
    draft.propose(event("shuffle", player, rules=MULLIGAN_RULES))
