"""How something is tells where it is: what only an object in play has or does is told of one in play."""

import pytest

from tests.scenarios.notation.tables import of


@pytest.mark.parametrize(
    ("held", "aloud"),
    [
        (
            "A: hand Zap {R} instant, Ox 2/2 with two +1/+1 counters",
            "Ox is taken to be on the battlefield, not in the hand",
        ),
        ("A: graveyard Zap {R} instant, Ox 2/2 (tapped)", "Ox is taken to be on the battlefield, not in the graveyard"),
        ("A: 手札に稲妻 {R} インスタント、象 2/2(+1/+1カウンター2個)", "象は手札ではなく戦場にある"),
    ],
)
def test_what_has_counters_or_is_tapped_lies_in_play_though_a_hand_was_named_before_it(held: str, aloud: str) -> None:
    """122.2, 110.5d: cards elsewhere have neither."""
    answer = of(f"{held}\n? {'象のパワー' if '象' in held else 'power of Ox'}")
    text = " ".join(f"{one.en} {one.ja}" for one in answer.granted)
    assert text.count(aloud) == 1


def test_what_is_said_of_no_more_than_its_name_lies_in_the_zone_that_was_named() -> None:
    answer = of('A: hand Zap {R} instant "Draw a card.", Ox {1}{G} 2/2\n? where is Ox')
    assert "hand" in str(answer.replies[0].result[0].en)
