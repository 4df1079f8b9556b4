"""Positions are sent to other processes: the game by its name, the tables as they are, nothing that was derived from them."""

import pickle

import pytest

from judgekit.engine import Game, Position
from judgekit.engine.playing import play
from judgekit.engine.positions import AnyPosition
from judgekit.games.duel_masters import DUEL
from judgekit.games.magmell import MAGMELL
from judgekit.games.mtg.editions.played import EDITIONS, edition_of
from tests.games.mtg.positions import GAME, Dice, decks, position


def sent(one: AnyPosition) -> AnyPosition:
    received: AnyPosition = pickle.loads(pickle.dumps(one))
    return received


def test_a_position_arrives_as_it_is_with_the_same_legal_answers() -> None:
    for here in list(play(position(decks(7)), Dice(7), 40))[::8]:
        there = sent(here)
        assert (there, hash(there), there.game) == (here, hash(here), GAME)
        assert not there.memo
        assert (there.question is None) == (here.question is None)
        if here.question is not None and there.question is not None:
            assert there.question.options == here.question.options
            choice = there.question.choices[0]
            assert GAME.answer(there, choice) == GAME.answer(here, choice)


def test_a_question_arrives_with_its_position_and_judges_anew() -> None:
    question = next(one.question for one in play(position(decks(3)), Dice(3), 20) if one.question is not None)
    legal = question.choices
    received = pickle.loads(pickle.dumps(question))
    assert received.position == question.position
    assert received.choices == legal


@pytest.mark.parametrize("game", [*map(edition_of, EDITIONS), edition_of("mtg6@1999"), MAGMELL, DUEL])
def test_every_game_is_found_again_by_its_edition(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_game_that_nobody_finds_and_a_draft_are_not_sent() -> None:
    with pytest.raises(TypeError, match="where it is found"):
        pickle.dumps(Position(Game("nowhere"), {}, {}, {}))
    with pytest.raises(TypeError, match="seal"):
        pickle.dumps(position(decks(1)).draft())
