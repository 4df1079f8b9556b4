"""Chapter 5 ゲームの準備: legal decks (501, 502) and ゲーム開始処理 (503)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.games.magmell.game import MAGMELL, MagmellDraft
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.zones import moving
from judgekit.mechanics.objects import other_player

_NEW_HAND = "503.1.1.3"
"""The rule by which a player may draw a new hand."""

_FIRST_PLAYER = "503.1.1.1"
"""The rule by which the first player is decided."""

_RANDOMIZED = "503.1.1"
"""The rule by which the decks are randomized."""

LIBRARY_SIZE, STONE_DECK_SIZE, COPIES, OPENING_HAND = 40, 20, 3, 5
KEEP, AGAIN = "keep", "again"


def judge_library(cards: Sequence[Card]) -> Allowed | Refused:
    """魔導書: 40 cards, units and magics, at most 3 of one name."""
    wrong: list[str] = []
    if any(card.type == "stone" for card in cards):
        wrong.append("501.1.1")
    if len(cards) != LIBRARY_SIZE:
        wrong.append("501.1.2")
    if any(number > COPIES for number in Counter(card.name for card in cards if card.type != "stone").values()):
        wrong += ["501.1.3", "207.2.1"]
    if wrong:
        return Refused(tuple(wrong), f"{LIBRARY_SIZE} units and magics, at most {COPIES} of one name")
    return Allowed(("501.1", "501.1.1", "501.1.2", "501.1.3"))


def judge_stone_deck(cards: Sequence[Card]) -> Allowed | Refused:
    """魔石デッキ: 20 stones, any number of one name."""
    wrong: list[str] = []
    if any(card.type != "stone" for card in cards):
        wrong.append("502.1.1")
    if len(cards) != STONE_DECK_SIZE:
        wrong.append("502.1.2")
    if wrong:
        return Refused(tuple(wrong), f"{STONE_DECK_SIZE} stones")
    return Allowed(("502.1", "502.1.1", "502.1.2", "207.2.2"))


@MAGMELL.task("setup")
def setup(draft: MagmellDraft) -> Ask | None:
    """ゲーム開始処理: decks in random order, the first player by chance, five cards each, and one new hand for who wants it.

    503.1.1.1.
    """
    draft.note("setup", rules=("503.1", _RANDOMIZED))
    draft.set(step="setup")
    draft.next(
        *(
            Task("shuffle", (f"{zone}/{player}", (_RANDOMIZED,)))
            for player in draft.players
            for zone in ("library", "stone-deck")
        ),
        Task("first-player"),
    )
    return None


@MAGMELL.task("first-player")
def first_player(draft: MagmellDraft) -> Ask | None:
    """The first player is found by chance, unless it is known already (503.1.1.1)."""
    if draft.facts.get("active"):
        draft.do("opening", draft.facts["active"])
        return None
    return Ask("first-player", "random", then=Task("opening"))


def _players(question: Question) -> Iterable[str]:
    return question.position.players


@MAGMELL.question("first-player", candidates=_players, forced=False)
def judge_first_player(question: Question, choice: Any) -> Allowed | Refused:
    """Any player."""
    return Allowed((_FIRST_PLAYER,)) if choice in question.position.players else Refused((_FIRST_PLAYER,), "a player")


@MAGMELL.task("opening")
def opening(draft: MagmellDraft, first: str) -> None:
    """Every player draws five cards."""
    draft.set(active=first, number=1)
    draft.note("first-player", of=first, rules=(_FIRST_PLAYER,))
    draft.do("mulligan", (), first)
    _draw_hands(draft, tuple(draft.players), ("503.1.1.2",))


def _draw_hands(draft: MagmellDraft, players: tuple[str, ...], rules: tuple[str, ...]) -> None:
    for _ in range(OPENING_HAND):
        draft.do("draw-one", players, None, rules)


@MAGMELL.task("mulligan")
def mulligan(_draft: MagmellDraft, chosen: tuple[tuple[str, str], ...], player: str) -> Ask:
    """Each player in turn keeps the hand or takes a new one (503.1.1.3)."""
    return Ask("mulligan", player, then=Task("mulliganed", (chosen, player)))


@MAGMELL.question("mulligan", candidates=lambda _question: (KEEP, AGAIN), forced=False)
def judge_mulligan(_question: Question, choice: Any) -> Allowed | Refused:
    """Keep, or again."""
    return Allowed((_NEW_HAND,)) if choice in (KEEP, AGAIN) else Refused((_NEW_HAND,), "keep or again")


@MAGMELL.task("mulliganed")
def mulliganed(draft: MagmellDraft, chosen: tuple[tuple[str, str], ...], player: str, choice: str) -> None:
    """When all have chosen, what they chose is done at once, and the first turn begins (503.1.1.4)."""
    chosen = (*chosen, (player, choice))
    if len(chosen) < len(draft.players):
        draft.do("mulligan", chosen, other_player(draft, player))
        return
    again = tuple(name for name, answer in chosen if answer == AGAIN)
    draft.do("begin-game")
    if not again:
        return
    _draw_hands(draft, again, (_NEW_HAND,))
    for name in again:
        draft.do("shuffle", f"library/{name}", (_NEW_HAND,))
    events = [moving(draft, id, "library", "mulligan") for name in again for id in draft.zones.get(f"hand/{name}", ())]
    draft.propose(*events)


@MAGMELL.task("begin-game")
def begin_game(draft: MagmellDraft) -> None:
    """The game begins with the first player's turn."""
    draft.note("game-begins", of=draft.facts["active"], rules=("503.1.1.4", _FIRST_PLAYER))
    draft.do("phase", "standby")
