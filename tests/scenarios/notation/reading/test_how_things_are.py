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


@pytest.mark.parametrize(
    ("text", "there"),
    [
        (
            'A: hand Zap {R} instant "Draw a card.", Ox {1}{G} 2/5\nB: Elk 3/3\nB attacks with Elk. A blocks with Ox.',
            True,
        ),
        (
            "A: 手札に火花 {R} インスタント「カードを1枚引く。」、象 2/5\nB: 鬼 3/3\nBは鬼で攻撃、Aは象でブロック。",
            True,
        ),
        (
            "A: 手札に火花 {R} インスタント「カードを1枚引く。」、象 {2} 2/5\nB: 鬼 3/3\n"
            "Aは象を唱えた。次のBのターン、Bは鬼で攻撃、Aは象でブロック。",
            False,
        ),
    ],
)
def test_what_is_listed_behind_a_hand_and_fights_lies_in_play_unless_something_brought_it_there(
    text: str, there: bool
) -> None:
    """508.1a, 509.1a: only creatures on the battlefield attack and block; a list may go on from the hand to these."""
    who = "象" if "象" in text else "Ox"
    answer = of(f"{text}\n{who + 'は死ぬ?' if who == '象' else 'Does Ox die?'}")
    assert "No" in str(answer.replies[-1].result[0].en)
    said = " ".join(str(one.en) for one in answer.granted)
    assert (f"{who} is taken to be on the battlefield, not in the hand" in said) == there
