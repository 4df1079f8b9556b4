"""A situation in the words of the table is answered: the result first, then what stays open, and what was granted."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.engine import IllegalAnswer
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import CUB, MAW, answered, of, result


def test_what_becomes_of_one_is_told_alone_where_the_rest_hangs_on_a_choice() -> None:
    said = "A: Bear 2/2\nB: Wall 0/4\nA attacks with Bear. A ends the turn.\nDoes Bear die?"
    told = " ".join(result(said))
    assert "Bear survives" in told
    assert "20 → 18" not in told  # it may be blocked


def test_damage_that_can_be_assigned_in_several_ways_is_answered_for_each_end() -> None:
    reply = of(f"{MAW}\n{CUB}\nA casts Growth on Maw\n? damage").replies[0]
    assert [one.en for one in reply.result] == ["it depends on what A chooses"]
    ends = [one.en for _line, one, _ways in reply.branches]
    assert any("B: life 3 → 1" in str(end) and "wins" not in str(end) for end in ends)
    assert any("B: life 3 → 0" in str(end) and "A wins" in str(end) for end in ends)
    assert "702.19b" in reply.rules


def test_a_block_that_is_asked_before_its_attack_is_refused() -> None:
    """What can be blocked is offered then, players among it: that is no list of things called alike."""
    text = "ルール magmell\nA: 剣士 3/3、狐 2/1\nB: 番犬 2/3\nAのターン。Bは番犬で剣士を防御できる?\nAは剣士と狐でBを攻撃した。"
    with pytest.raises(NotationUnclear, match="does not attack"):
        of(text)


def test_a_line_that_an_answer_offers_can_be_added() -> None:
    situation = f"{MAW}\n{CUB}\nA casts Growth on Maw"
    line = next(
        line for line, end, _ in of(f"{situation}\n? damage").replies[0].branches if "life 3 → 1" in str(end.en)
    )
    assert "B: life 3 → 1" in result(f"{situation}\nto combat damage\n{line}\n? damage")[0]


def test_mana_is_enough_where_none_is_given_and_that_is_said() -> None:
    found = of(f"{MAW}\n{CUB}\nA casts Growth on Maw")
    assert "A has enough mana" in [one.en for one in found.granted]


def test_mana_that_is_given_has_to_suffice() -> None:
    found = of(f"{MAW}; 1 Swamp\n{CUB}\nA casts Growth on Maw")
    assert result(f"{MAW}; 1 Swamp\n{CUB}\nA casts Growth on Maw")[0].startswith("Not possible")
    assert "601.2h" in found.replies[0].rules or "601.2g" in found.replies[0].rules


def test_a_creature_was_there_before_unless_it_just_came_in() -> None:
    assert "B: life 20 → 18" in result("A: Cub 2/2\nA attacks with Cub\n? damage")[0]
    late = of("A: Cub 2/2 (just came in)\nA attacks with Cub\n? damage").replies[0]
    assert str(late.result[0].en).startswith("Not possible")
    assert "302.6" in late.rules


def test_what_was_cast_resolves_where_nothing_is_asked() -> None:
    said = result('A: hand Zap {R} instant "~ deals 3 damage to any target."\nB: Cub 2/2, Ox 3/4\nA casts Zap on Ox')
    assert said == ["Zap deals 3 to Ox; Ox survives."]


def test_the_words_of_japanese_are_understood_too() -> None:
    text = "A: ライフ12、角牛「トランプル」4/4\nB: 壁 0/3\nA: 角牛で攻撃\nB: 壁で角牛をブロック\n? ダメージ"
    branches = of(text).replies[0].branches
    assert any("Bのライフ 20→19" in str(end.ja) for _line, end, _ways in branches)


def test_why_not_is_answered_with_the_rule_that_forbids_it() -> None:
    reply = of('A: Bird "Flying" 2/2 attacking\nB: Ox 4/4\n? why not: B blocks Bird with Ox').replies[0]
    assert str(reply.result[0].en).startswith("Not possible")
    assert "702.9b" in reply.rules


def test_a_spell_is_answered_by_the_other_player() -> None:
    bolt = 'A: hand: Zap {R} instant "~ deals 3 damage to any target."'
    growth = 'B: Cub 2/2; hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."'
    found = of(f"{bolt}\n{growth}\nA casts Zap on Cub\nB casts Growth on Cub")
    assert [one.en for one in found.replies[0].result] == ["Zap deals 3 to Cub; Cub survives; Cub is 5/5."]
    assert "A passes priority" in [one.en for one in found.granted]


def test_who_blocks_is_the_defending_player() -> None:
    reply = of('A: Bird "Flying" 2/2 attacking\nB: Ox 4/4, Owl "Flying" 1/1\n? legal blocks').replies[0]
    assert reply.open[0][1] == ["B does not block", "B blocks Bird with Owl"]


def test_what_is_refused_is_told_in_words_and_no_value_of_code() -> None:
    said = result(
        'A: hand: Zap {R} instant "~ deals 3 damage to any target."\nB: Cub "Hexproof" 2/2\n? can A cast Zap on Cub'
    )
    assert said == ["No: A can't cast Zap on Cub: Cub is no legal target"]


def test_lent_mana_decides_nothing() -> None:
    reply = of('A: Ring {2} artifact "{2}, {T}: ~ deals 1 damage to any target."\nA activates Ring on B').replies[0]
    assert [one.en for one in reply.result] == ["Ring deals 1 to B; B: life 20 → 19."]
    assert "106.4" not in reply.rules


def test_a_value_is_answered_with_its_rules() -> None:
    reply = of("A: Ox 4/4 (two +1/+1 counters)\n? power of Ox").replies[0]
    assert reply.result[0].en == "Ox: power 6"
    assert "613.4c" in reply.rules


def test_a_table_is_told_one_line_at_a_time() -> None:
    table = NotationTable(written("A: Ox 4/4\nB: Elf 1/1, Wall 0/5"))
    table.tell("A attacks with Ox")
    table.tell("B blocks Ox with Elf and Wall")
    assert table.run.scene.object_value(table.run.table.position, "Elf", "blocking").value == ["Ox"]


def test_a_line_that_cannot_be_played_leaves_the_table_as_it_was() -> None:
    table = NotationTable(written("A: Ox 4/4 (tapped)\nB: Elf 1/1"))
    before = table.run.table.position
    with pytest.raises(IllegalAnswer):
        table.tell("A attacks with Ox")
    assert table.run.table.position == before
    assert table.refused is not None
    assert table.steps == []


def test_the_answer_is_worded_in_the_language_asked_for() -> None:
    found = answered(f"{MAW}\n{CUB}\nA casts Growth on Maw\n? damage", lang="ja")
    assert all(line.startswith("A: Old Mawは") for line, _end, _ways in found.replies[0].branches)


def test_what_triggered_on_attacks_and_blocks_that_are_given_is_said_to_have_resolved() -> None:
    text = """A: Stone Gazer "Whenever ~ becomes blocked by a creature, destroy that creature at end of combat." 2/4 attacking
    B: Ox 4/4 blocking Gazer, Watcher "Whenever ~ attacks, you gain 1 life." 1/1"""
    said = [str(one.en) for one in of(text).granted]
    assert any("(Stone Gazer) has resolved" in one for one in said)
    assert not any("Watcher" in one for one in said)


def test_nothing_is_said_of_triggers_where_attack_and_block_are_played() -> None:
    text = """A: Stone Gazer "Whenever ~ becomes blocked by a creature, destroy that creature at end of combat." 2/4
    B: Ox 4/4
    A attacks with Gazer
    B blocks Gazer with Ox"""
    assert not any("has resolved" in str(one.en) for one in of(text).granted)
    assert any("Ox dies" in one for one in result(text))


def test_a_name_that_ends_with_the_one_asked_about_is_somebody_else() -> None:
    said = result("A: Big Ox 3/4 attacking, Ox 5/5\nB: Wall 2/3 blocking Big Ox\n? does Ox die?")
    assert said[0] == "No: Ox survives"


def test_a_name_that_begins_with_the_one_asked_about_is_somebody_else() -> None:
    said = result("A: Ox Rider 3/2 attacking, Ox 5/5\nB: Wall 2/3 blocking Ox Rider\n? does Ox die?")
    assert said[0] == "No: Ox survives"


@pytest.mark.parametrize(
    ("taxes", "cost"), [("", "{R}"), ("Thally 2/1", "{1}{R}"), ("Thally 2/1, Thally 2/1", "{2}{R}")]
)
def test_what_a_card_costs_is_its_total_cost_now_with_what_permanents_add(taxes: str, cost: str) -> None:
    """601.2f, for a spell that has targets to be chosen on the way."""
    tax = '"Noncreature spells cost {1} more to cast."'
    there = ", ".join(f"{one} {tax}" for one in taxes.split(", ") if one)
    text = f'A: hand Zap {{R}} instant "~ deals 3 damage to any target."\nB: life 9{", " * bool(there)}{there}\nWhat does Zap cost?'
    assert str(of(text).replies[0].result[0].en) == f"Zap costs {cost}"


def test_an_x_in_a_cost_is_counted_as_nothing_which_is_said() -> None:
    told = of('A: hand Blaze {X}{R} sorcery "~ deals X damage to any target."\nWhat does Blaze cost?').replies[0].result
    assert [str(one.en) for one in told] == ["Blaze costs {R}", "with X counted as 0"]


LORD = (
    'A: Lord 2/2 "Other creatures you control get +1/+1.", Cub 1/1\n'
    'B: life 9; hand: Bolt {R} instant "~ deals 3 damage to any target."\nB\'s turn'
)
GROWN = (
    'A: Ox 2/2; hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."\n'
    "A attacks with Ox. No blocks. A casts Growth on Ox."
)


@each(
    [
        (f"{LORD}. B casts Bolt on Lord.\nHow big was Cub before B cast Bolt?", "Cub: pt 2/2"),
        (f"{LORD}. B casts Bolt on Lord.\nHow big was Cub before Lord died?", "Cub: pt 2/2"),
        (f"{LORD}. B casts Bolt on Lord.\nHow big is Cub after Bolt resolves?", "Cub: pt 1/1"),
        (f"{LORD}. B casts Bolt on Lord.\nHow big is Cub after Bolt?", "Cub: pt 1/1"),
        (f"{LORD}. B casts Bolt on Lord.\nHow big is Cub after Lord died?", "Cub: pt 1/1"),
        (f"{LORD}. B casts Bolt on Lord.\nLordが死亡する前のCubのサイズは?", "Cub: pt 2/2"),
        (f"{LORD}. B casts Bolt on Lord.\nBがBoltを唱える前のCubのサイズは?", "Cub: pt 2/2"),
        (f"{GROWN}\nHow big was Ox before Growth resolved?", "Ox: pt 2/2"),
        (f"{GROWN}\nWhat was B's life before A cast Growth?", "B: life 20"),
        (f"{GROWN}\nGrowthが解決する前のOxのサイズは?", "Ox: pt 2/2"),
        (f"{LORD}. How big is Cub?\nB casts Bolt on Lord.\nHow big is Cub?", "Cub: pt 2/2"),
    ]
)
def test_a_question_of_another_moment_is_answered_as_it_was_then(text: str, said: str) -> None:
    """Before and after something was cast, resolved or died: nothing is gone on with from there."""
    assert str(of(text).replies[0].result[0].en) == said


@each(
    [
        f"{LORD}. B casts Bolt on Lord.\nHow big was Cub before B was sorry?",
        f"{LORD}. B casts Bolt on Lord.\nHow big was Cub before Cub died?",
        f"{GROWN}\nHow big was Ox before Growth was countered twice?",
    ]
)
def test_a_moment_that_never_came_is_refused(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(text)
