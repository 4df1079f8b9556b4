"""The beginning of a game: decks in random order, the first player by chance, and hands that players may take anew."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Allowed, Ask, Game, Question, Refused, Task
from judgekit.engine.positions import AnyDraft
from judgekit.mechanics.abilities.choosing import CHANCE, judge_word
from judgekit.mechanics.objects import turn_order
from judgekit.mechanics.terms.records import Value

KEEP, AGAIN = "keep", "again"
"""The two answers of who may take another hand."""


class BeginningRules(NamedTuple):
    """The rules of a game on how it begins.

    Attributes:
        begins: a game begins so.
        random: the decks are in random order.
        first: chance finds the first player.
        hand: each player draws a hand.
        again: each player in turn may take another one; it is done for all at once.
    """

    begins: tuple[str, ...]
    random: tuple[str, ...]
    first: tuple[str, ...]
    hand: tuple[str, ...]
    again: tuple[str, ...]


def add_beginning(game: Game, decks: tuple[str, ...], hand: int, rules: BeginningRules) -> None:
    """Give a game the tasks of its beginning, from "setup" on; the game has the tasks "new-hands" and "begin-game".

    Args:
        game: the game, with the tasks of `Decks`.
        decks: names of the zones that are in random order.
        hand: how many cards a hand has at the beginning.
        rules: the rules that decide.
    """

    @game.task("setup")
    def _setup(draft: AnyDraft) -> None:
        draft.note("setup", rules=(*rules.begins, *rules.random))
        draft.set(step="setup")
        keys = (f"{deck}/{player}" for player in draft.players for deck in decks)
        draft.next(*(Task("shuffle", (key, rules.random)) for key in keys), Task("first-player"))

    @game.task("first-player")
    def _first_player(draft: AnyDraft) -> Ask | None:
        """Let chance find the first player, unless it is known already."""
        if draft.facts.get("active"):
            draft.do("opening", draft.facts["active"])
            return None
        return Ask("first-player", CHANCE, then=Task("opening"))

    @game.question("first-player", candidates=lambda question: tuple(question.position.players), forced=False)
    def _judge_first(question: Question, choice: Value) -> Allowed | Refused:
        return judge_word(tuple(question.position.players), choice, rules.first)

    @game.task("opening")
    def _opening(draft: AnyDraft, first: str) -> None:
        draft.set(active=first, number=1)
        draft.note("first-player", of=first, rules=rules.first)
        draft.do("mulligan", ())
        _draw_hands(draft, tuple(draft.players), hand, rules.hand)

    _add_mulligan(game, hand, rules.again)


def _add_mulligan(game: Game, hand: int, why: tuple[str, ...]) -> None:
    """Give a game the tasks by which players take other hands.

    Args:
        game: the game, with the tasks "new-hands" and "begin-game".
        hand: how many cards a hand has.
        why: the rules that allow it.
    """

    @game.task("mulligan")
    def _mulligan(draft: AnyDraft, chosen: tuple[str, ...]) -> Ask | None:
        """Let each player in turn keep the hand or take another one; when all have chosen, it is done at once."""
        players = turn_order(draft)
        if len(chosen) < len(players):
            return Ask("mulligan", players[len(chosen)], then=Task("mulliganed", (chosen,)))
        again = tuple(player for player, answer in zip(players, chosen, strict=True) if answer == AGAIN)
        draft.do("begin-game")
        if again:
            _draw_hands(draft, again, hand, why)
            draft.do("new-hands", again)
        return None

    @game.question("mulligan", candidates=lambda _question: (KEEP, AGAIN), forced=False)
    def _judge_mulligan(_question: Question, choice: Value) -> Allowed | Refused:
        return judge_word((KEEP, AGAIN), choice, why)

    @game.task("mulliganed")
    def _mulliganed(draft: AnyDraft, chosen: tuple[str, ...], choice: str) -> None:
        draft.do("mulligan", (*chosen, choice))


def _draw_hands(draft: AnyDraft, players: tuple[str, ...], hand: int, why: tuple[str, ...]) -> None:
    for _ in range(hand):
        draft.do("draw-one", players, None, why)
