"""107.1, 208.2: what a card prints as a number: a star counts as 0 for now, a word that nobody knows is no 0."""

import pytest

from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.characteristics import fixed


def test_a_star_counts_as_0_until_its_ability_is_applied_alone_and_in_a_sum() -> None:
    assert fixed(("star",)) == 0
    assert fixed(("+", 1, ("star",))) == 1


def test_a_printed_number_in_a_word_that_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(Unsupported):
        fixed(("twilight", 3))
