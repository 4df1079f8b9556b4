"""Nine in ten numbers that the code cites and a trace shows would be missed by a scenario if they were lost."""

import pytest

from bench.dropped_citations import sampled
from bench.held_citations import marked, own_files

LEAST = 0.9


@pytest.mark.slow
@pytest.mark.parametrize("game", ["magmell", "mtg"])
def test_most_of_the_numbers_that_traces_show_are_held_by_a_scenario(game: str) -> None:
    found = marked(game, own_files(game))
    assert len(found.felt) > 300
    assert len(found.failed) < 20, "a scenario fails with marks where something in it hangs on a number"
    assert found.share() >= LEAST, "python -m bench.held_citations names them"


@pytest.mark.slow
def test_a_number_that_is_dropped_makes_a_scenario_fail() -> None:
    felt = [loss for loss in sampled(10, seed=20261122, games=["magmell"]) if loss.felt]
    assert len(felt) >= 5
    assert sum(bool(loss.noticed) for loss in felt) >= LEAST * len(felt) - 1
