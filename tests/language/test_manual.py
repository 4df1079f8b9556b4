"""The manual of the kit is a game that runs."""

import doctest

from judgekit import language


def test_the_small_game_of_the_manual_reads_and_prints() -> None:
    result = doctest.testmod(language)
    assert result.attempted > 15
    assert result.failed == 0
