"""Chapter 5 ゲームの準備: legal decks (501, 502) and ゲーム開始処理 (503)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused
from judgekit.games.magmell.game import MAGMELL, MagmellDraft
from judgekit.games.magmell.terms import Card
from judgekit.mechanics.actions.beginning import BeginningRules, add_beginning
from judgekit.mechanics.actions.moving import moving
from judgekit.table.decks import deck_judge

_NEW_HAND = "503.1.1.3"  # a player may draw a new hand
_FIRST_PLAYER = "503.1.1.1"  # the first player is decided
_RANDOMIZED = "503.1.1"  # the decks are randomized

LIBRARY_SIZE, STONE_DECK_SIZE, COPIES, OPENING_HAND = 40, 20, 3, 5


judge_library: Callable[[Sequence[Card]], Allowed | Refused] = deck_judge(
    belongs=lambda card: card.type != "stone",
    foreign=("501.1.1",),
    size=(LIBRARY_SIZE, ("501.1.2",)),
    copies=(COPIES, ("501.1.3", "207.2.1")),
    legal=("501.1", "501.1.1", "501.1.2", "501.1.3"),
    needed=lambda: phrase(
        "{library_size} units and magics, at most {copies} of one name", library_size=LIBRARY_SIZE, copies=COPIES
    ),
)
"""魔導書: 40 cards, units and magics, at most 3 of one name."""
judge_stone_deck: Callable[[Sequence[Card]], Allowed | Refused] = deck_judge(
    belongs=lambda card: card.type == "stone",
    foreign=("502.1.1",),
    size=(STONE_DECK_SIZE, ("502.1.2",)),
    legal=("502.1", "502.1.1", "502.1.2", "207.2.2"),
    needed=lambda: phrase("{stone_deck_size} stones", stone_deck_size=STONE_DECK_SIZE),
)
"""魔石デッキ: 20 stones, any number of one name."""


add_beginning(
    MAGMELL,
    ("library", "stone-deck"),
    OPENING_HAND,
    BeginningRules(
        begins=("503.1",), random=(_RANDOMIZED,), first=(_FIRST_PLAYER,), hand=("503.1.1.2",), again=(_NEW_HAND,)
    ),
)


@MAGMELL.task("new-hands")
def new_hands(draft: MagmellDraft, players: tuple[str, ...]) -> None:
    """Put the hands of those who want another one back into their 魔導書, and shuffle it, before they draw."""
    for player in players:
        draft.do("shuffle", f"library/{player}", (_NEW_HAND,))
    back = [moving(draft, id, "library", "mulligan") for name in players for id in draft.zones.get(f"hand/{name}", ())]
    draft.propose(*back)


@MAGMELL.task("begin-game")
def begin_game(draft: MagmellDraft) -> None:
    """The game begins with the first player's turn."""
    draft.note("game-begins", of=draft.facts["active"], rules=("503.1.1.4", _FIRST_PLAYER))
    draft.do("phase", "standby")
