"""What the rules do by themselves in a position is part of what happens there, whoever asks."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result

DRAIN = 'Ghoul 1/1 "Whenever another creature dies, you gain 1 life."'


@pytest.mark.parametrize(
    ("situation", "happens"),
    [
        ("A: Cub 2/2 (three -1/-1 counters)\n? what happens", "Cub dies."),
        (f"A: Cub 2/2 (three -1/-1 counters), {DRAIN}\n? what happens", "A: life 20 → 21; Cub dies."),
        ("A: life 0\nB: Cub 2/2\n? what happens", "A loses the game, B wins."),
        ("A: Angel 4/4 attacking\ncombat damage\n? damage", "Angel deals 4 to B; B: life 20 → 16."),
        ("B: hand 9 cards\nB's draw step\n? what happens", "B draws a card"),
    ],
)
def test_what_a_position_brings_by_itself_is_told(situation: str, happens: str) -> None:
    assert happens in " ".join(result(situation))


def test_who_has_priority_in_the_damage_step_has_the_damage_behind() -> None:
    assert result("A: Angel 4/4 attacking\ncombat damage, A has priority\n? damage") == ["nothing changes"]


def test_what_is_still_to_come_is_said_aloud() -> None:
    found = of("A: Angel 4/4 attacking\ncombat damage\n? damage")
    assert any("still to come" in str(one.en) for one in found.granted)


def test_a_life_total_that_hangs_on_a_target_is_told_both_ways() -> None:
    leech = 'Leech 1/1 "Whenever another creature dies, target player loses 1 life."'
    said = " ".join(result(f"A: Cub 2/2 (three -1/-1 counters), {leech}\n? life of B"))
    assert "20 or 19" in said or "19 or 20" in said


def test_damage_that_is_enough_destroys_in_magmell_too() -> None:
    magmell = "game magmell\nA: 狐 2/1 (1 damage)\n? what happens"
    assert "nothing changes" not in " ".join(result(magmell))


STORY = "A has Ox 4/4. B has a Bear 2/2.\nA swung with Ox, B blocked with Bear"


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (" and Bear survived.", "No: Bear dies"),
        (" and Bear died.", "Yes: Bear dies"),
        (" and Ox died.", "No: Ox survives"),
        (". Ox was destroyed.", "No: Ox survives"),
    ],
)
def test_what_is_told_to_have_come_of_it_is_compared_with_what_comes_of_it(story: str, said: str) -> None:
    found = of(f"{STORY}{story}\nWhat's B's life?")
    life, claimed = (str(one.result[0].en) for one in found.replies)
    assert life == "B: life 20"
    assert claimed.startswith(said)


def test_what_came_of_an_earlier_deed_is_not_asked_of_the_end() -> None:
    """What deeds behind it do may change that."""
    bolt = 'Bolt {R} instant "~ deals 3 damage to any target."'
    found = of(f"{STORY} and Bear died. After combat A cast {bolt} on B.\nWhat's B's life?")
    assert [str(one.result[0].en) for one in found.replies] == ["B: life 17"]


@pytest.mark.parametrize("story", ["it connected", "Viper connected", "Viper hit B for 4", "it hit for 4"])
def test_what_an_attack_is_told_to_do_has_happened(story: str) -> None:
    text = f"A has a Viper 4/4. B is at 4.\nA swung with Viper and {story}.\nWho wins?"
    found = of(text)
    assert str(found.replies[0].result[0].en) == "A wins"
    assert not any("heard only" in str(one.en) or "not so by the rules" in str(one.en) for one in found.granted)


def test_a_shield_that_an_attack_breaks_is_not_broken_again() -> None:
    text = "rules dm\nA has Otter {water 2} 2000. B has 2 shields.\n"
    text += "A attacked B with Otter, B didn't block, and Otter broke the shield."
    assert result(f"{text}\nHow many shields does B have?") == ["B's shields: 1"]
