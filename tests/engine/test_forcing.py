"""Who can force what, against plain minimax over every answer."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.engine.exploring import Exploration, explore
from judgekit.engine.forcing import Forcing
from judgekit.engine.positions import AnyPosition
from tests.engine.toy import TOY, start


def minimax(position: AnyPosition, player: str) -> bool:
    """Tell whether a player can win, by trying every answer."""
    if position.outcome is not None:
        return player in position.outcome.winners
    assert position.question is not None
    following = [minimax(TOY.answer(position, choice), player) for choice in position.question.choices]
    return any(following) if position.question.by == player else all(following)


def winner(found: Exploration[Any], number: int) -> str:
    outcome = found.nodes[number].position.outcome
    return min(outcome.winners) if outcome is not None else ""


@settings(max_examples=30, deadline=None)
@given(st.integers(1, 10), st.sampled_from([(), ("double",), ("less",), ("double", "less")]))
def test_a_player_can_force_what_minimax_says(stones: int, wards: tuple[str, ...]) -> None:
    found = explore(start(stones, wards), largest=3_000)
    if found.cut is not None or found.loops():
        return
    forcing = Forcing(found)
    for player in ("A", "B"):
        wins = minimax(TOY.advance(start(stones, wards)), player)
        force = forcing.can_force(player, lambda end, player=player: winner(found, end) == player)  # type: ignore[misc]
        assert force.can is wins
        avoided = forcing.can_avoid(player, lambda end, player=player: winner(found, end) != player)  # type: ignore[misc]
        assert avoided.can is wins
        against = forcing.can_be_forced(player, lambda end, player=player: winner(found, end) != player)  # type: ignore[misc]
        assert against.can is not wins


def test_the_answers_of_a_force_lead_to_what_is_forced_whatever_the_other_does() -> None:
    found = explore(start(9))
    force = Forcing(found).can_force("A", lambda end: winner(found, end) == "A")
    assert force.can
    ready, seen = [0], {0}
    for number in ready:
        node = found.nodes[number]
        moves = node.moves
        if node.question is not None and node.question.by == "A":
            moves = [move for move in moves if move[0] == force.answers[number]]
        assert moves or winner(found, number) == "A"
        for _, following in moves:
            if following not in seen:
                seen.add(following)
                ready.append(following)


def test_what_was_not_explored_leaves_open_what_it_could_decide() -> None:
    found = explore(start(30), largest=40)
    assert found.cut is not None
    forcing = Forcing(found)
    assert forcing.can_force("A", lambda end: winner(found, end) == "A").can is None
    assert forcing.can_avoid("A", lambda end: winner(found, end) != "A").can is None


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 9), st.integers(2, 60))
def test_what_a_cut_exploration_claims_holds_of_the_whole_one(stones: int, largest: int) -> None:
    found = explore(start(stones), largest=largest)
    forcing = Forcing(found)
    for player in ("A", "B"):
        wins = minimax(TOY.advance(start(stones)), player)
        force = forcing.can_force(player, lambda end, player=player: winner(found, end) == player)  # type: ignore[misc]
        avoid = forcing.can_avoid(player, lambda end, player=player: winner(found, end) != player)  # type: ignore[misc]
        against = forcing.can_be_forced(player, lambda end, player=player: winner(found, end) != player)  # type: ignore[misc]
        assert force.can in (wins, None)
        assert avoid.can in (wins, None)
        assert against.can in (not wins, None)
