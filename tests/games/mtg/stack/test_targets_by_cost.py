"""Which rule says of a cost that targets hang on it is told by the cost itself, not by letters of its name."""

import pytest

from judgekit.games.mtg.stack.targets.targets_by_cost import rules_by_costs
from judgekit.games.mtg.terms.records import Action, Mode


@pytest.mark.parametrize(
    ("cost", "rules"),
    [
        ("kicker", ("702.33g",)),
        ("kicker {R}", ("702.33g",)),
        ("kicker-2", ("702.33g",)),
        ("multikicker", ("702.33g",)),
        ("gift", ("mtg@20260417:702.174m",)),
        ("gifted", ()),
        ("sidekicker", ()),
        ("evidence", ()),
    ],
)
def test_the_rule_is_that_of_the_cost_asked_for(cost: str, rules: tuple[str, ...]) -> None:
    mode = Mode((), (Action("if", ("paid", cost)),))
    assert rules_by_costs([mode]) == rules
