"""104: winning, losing and drawing the game, and conceding."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Outcome, event
from judgekit.games.mtg.meaning.range_of_influence import limited, within
from judgekit.games.mtg.multiplayer.emperor import fall_with
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, alive, opponents, sharing_life

_DRAW_BY_EFFECT = "104.4c"
"""The rule by which an effect makes the game a draw."""

_BEATEN = ("801.14", "104.3h")
"""The rules by which opponents in range lose instead of somebody winning."""

_WINS_BY_EFFECT = "104.2b"
"""The rule by which an effect lets a player win."""

_CONCEDING = "104.3a"
"""The rule of conceding."""


@GAME.event("lose-game")
def lose_game(draft: MtgDraft, happening: Event) -> Consequences:
    """A player loses the game and leaves it (104.3, 104.5, 800.4a)."""
    player = happening.of or ""
    if draft.players[player].lost:
        return NOTHING_HAPPENED
    together = sharing_life(draft, player)
    falling = fall_with(draft, player)
    for one in (*together, *falling):
        draft.change_player(one, lost=True)
    if falling:
        draft.cite("809.5b", "104.3i")
    draft.cite(*happening.get("rules", ()), "104.5", *(("810.8a",) if len(together) > 1 else ()))
    draft.changed("lost", False, True)
    return None


@GAME.event("win-game")
def win_game(draft: MtgDraft, happening: Event) -> Consequences:
    """A player wins the game; who would lose at the same time loses (104.2, 104.3f)."""
    player = happening.of or ""
    if draft.players[player].lost:
        draft.cite("104.3f")
        return NOTHING_HAPPENED
    draft.cite(_WINS_BY_EFFECT, *happening.get("rules", ()))
    near = within(draft, player)
    if near is not None:
        draft.cite(*_BEATEN)
        beaten = [id for id in opponents(draft, player) if id in near]
        return [event("lose-game", id, rules=_BEATEN) for id in beaten]
    return None


@GAME.event("draw-game")
def draw_game(draft: MtgDraft, happening: Event) -> Consequences:
    """The game is a draw, with a limited range of influence only for those within reach of whom it comes from.

    CR 104.4e, 104.4f, 801.15, 801.16.
    """
    draft.cite(_DRAW_BY_EFFECT, *happening.get("rules", ()))
    involved = (happening.of or "", *happening.get("involved", ()))
    near = [reach for reach in (within(draft, player) for player in involved) if reach is not None]
    if near:
        draft.cite(*(("104.4f", "801.16") if happening.get("involved") is not None else ("104.4e", "801.15")))
        _draw_for(draft, frozenset().union(*near))
    return None


def _draw_for(draft: MtgDraft, players: frozenset[str]) -> None:
    """Let players leave a game that is a draw for them; for a team it is one once that is so for all who were left (104.4g)."""
    there = [player for player in alive(draft) if player in players]
    for player in there:
        draft.change_player(player, lost=True)
    draft.set(drawn=(*draft.facts.get("drawn", ()), *there))
    draft.changed("drawn", (), tuple(there))
    teams = {draft.players[player].team for player in there} - {None}
    if any(all(one.lost for one in draft.players.values() if one.team == team) for team in teams):
        draft.cite("104.4g")


@listener("lose-game", "win-game", "draw-game")
def end_game(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """End the game as soon as nobody, one player or one team is left in it, or an effect says so (104.1)."""
    kinds = {each.kind for each in happened}
    players = frozenset(draft.players)
    left = alive(draft)
    won = () if limited(draft) else happened
    winners = frozenset(each.of for each in won if each.kind == "win-game" and each.of in left)
    drawn = frozenset(draft.facts.get("drawn", ()))
    if "draw-game" in kinds and not limited(draft):
        _end(draft, Outcome(frozenset(), frozenset()), _DRAW_BY_EFFECT, "104.1")
    elif winners:
        side = frozenset(id for id in left if _same_side(draft, id, next(iter(winners))))
        as_team = ("810.8a",) if draft.facts.get("shared_life") else ()
        _end(draft, Outcome(side, players - side), _WINS_BY_EFFECT, "104.1", *as_team)
    elif not left:
        teams = {player.team for player in draft.players.values()}
        together = ("104.4d",) if len(teams) > 1 and None not in teams else ()
        _end(draft, Outcome(frozenset(), players - drawn), "104.4a", *together, "104.1")
    elif all(_same_side(draft, id, left[0]) for id in left) and len(players) > 1:
        side = frozenset(id for id in players if _same_side(draft, id, left[0]))
        _end(
            draft, Outcome(side, players - side - drawn), "104.2c" if draft.players[left[0]].team else "104.2a", "104.1"
        )


def _same_side(position: MtgPosition, one: str, other: str) -> bool:
    team = position.players[one].team
    return one == other or (team is not None and team == position.players[other].team)


ENDS_OTHERWISE: list[Callable[[MtgDraft, Outcome], bool]] = []
"""What may go on instead when a game ends, as the main game does after a subgame (722.5): each tells whether it does."""


def _end(draft: MtgDraft, outcome: Outcome, *rules: str) -> None:
    winners = ", ".join(sorted(outcome.winners))
    draft.note("game-over", of=winners or None, rules=rules, winners=tuple(sorted(outcome.winners)))
    if not any(taken(draft, outcome) for taken in ENDS_OTHERWISE):
        draft.end(outcome)


@GAME.task("concede")
def concede(draft: MtgDraft, player: str) -> None:
    """A player concedes and loses at once; nothing can forbid or replace it (101.1, 104.3a)."""
    draft.note("concede", of=player, rules=(_CONCEDING,))
    draft.propose(event("lose-game", player, rules=(_CONCEDING,), conceded=True))
