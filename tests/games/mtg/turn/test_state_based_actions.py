"""704.7: state-based actions with one result are one event, for all the reasons there are."""

from judgekit.engine import event
from judgekit.games.mtg.actions.replacing import one_for_all
from judgekit.games.mtg.turn.state_based_actions import one_of_each


def test_what_several_state_based_actions_bring_about_alike_happens_once_for_every_reason() -> None:
    left = event("move", "walker", to="graveyard", rules=("704.5f",))
    also = event("move", "walker", to="graveyard", rules=("704.5i", "306.9"))
    lethal = event("destroy", "bear", rules=("704.5g",))
    touched = event("destroy", "bear", rules=("704.5h",))
    found = one_of_each((left, lethal, also, touched))
    assert [(one.kind, one.get("rules")) for one in found] == [
        ("move", ("704.5f", "704.5i", "306.9")),
        ("destroy", ("704.5g", "704.5h")),
    ]
    assert one_for_all(found[0]) == one_for_all(found[1]) == ("704.7",)
    assert one_for_all(left) == ()
