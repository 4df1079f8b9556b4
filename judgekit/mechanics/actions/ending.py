"""The end of the game: who loses and wins at once, a draw, and conceding."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game, Outcome
from judgekit.engine.positions import AnyDraft


class EndingRules(NamedTuple):
    """The rules of a game on how it ends.

    Attributes:
        over: the game ends when somebody has lost or won.
        wins: who wins ends it; all others lose.
        both: who wins and loses at once loses.
        draw: when all lose at once, nobody wins.
        left: who alone has not lost wins.
        loses: an effect says that a player loses.
        concedes: a player concedes.
    """

    over: tuple[str, ...]
    wins: tuple[str, ...]
    both: tuple[str, ...]
    draw: tuple[str, ...]
    left: tuple[str, ...]
    loses: tuple[str, ...]
    concedes: tuple[str, ...]


def add_endings(game: Game, rules: EndingRules) -> None:
    """Give a game the events "lose" and "win" and the tasks "outcome" and "concede"; players have the fields `lost` and `won`."""

    @game.event("lose")
    def _lose(draft: AnyDraft, happening: Event) -> Consequences:
        player = happening.of or ""
        if draft.players[player].lost:
            return NOTHING_HAPPENED
        draft.change_player(player, lost=True)
        draft.cite(*happening.get("rules", rules.loses))
        draft.changed("lost", False, True)
        draft.do("outcome")
        return None

    @game.event("win")
    def _win(draft: AnyDraft, happening: Event) -> None:
        draft.change_player(happening.of or "", won=True)
        draft.cite(*rules.wins)
        draft.changed("won", False, True)
        draft.do("outcome")

    @game.task("outcome")
    def _outcome(draft: AnyDraft) -> None:
        """End the game when somebody has lost or won: who does both loses; all losing at once is a draw."""
        players = draft.players
        losers = {player for player, record in players.items() if record.lost}
        winners = {player for player, record in players.items() if record.won}
        if not losers and not winners:
            return
        reasons = [*rules.over, *(rules.both if losers & winners else ())]
        winners -= losers
        if winners:
            reasons += rules.wins
            losers |= set(players) - winners
        elif len(losers) == len(players):
            reasons += rules.draw
        else:
            reasons += rules.left
            winners = set(players) - losers
        for player in sorted(players):
            draft.change_player(player, lost=player in losers, won=player in winners)
        draft.note("end-of-game", rules=tuple(reasons), winners=tuple(sorted(winners)), losers=tuple(sorted(losers)))
        draft.end(Outcome(frozenset(winners), frozenset(losers)))

    @game.task("concede")
    def _concede(draft: AnyDraft, player: str) -> None:
        """Let a player lose at once, whatever is going on; it can be neither prevented nor replaced."""
        draft.change_player(player, lost=True)
        draft.note("concede", of=player, rules=rules.concedes)
        _outcome(draft)
