"""Choices are said in words that can be said again; what makes no difference is left out; what is said too early is waited for."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.answering.ends import MOST_RESULTS
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

HERO = """
card: Hero 3/4 "Battle cry\\nWhen ~ attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking."
A: Hero
A attacks with Hero
"""


def branches(text: str, lang: str = "en") -> list[tuple[str, str]]:
    """Return the lines and results of the first answer."""
    found = answered(text, lang=lang).replies[0].branches
    return [(line, str(told.ja if lang == "ja" else told.en)) for line, told, _ways in found]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_order_of_triggers_is_said_in_words_that_lead_to_its_result(lang: str) -> None:
    told = branches(HERO, lang)
    assert len(told) == 2
    for line, sentence in told:
        assert "[" not in line
        assert "Hero" in line
        assert result(f"{HERO}{line}", lang)[0] == sentence


def test_the_trigger_that_is_put_first_resolves_last() -> None:
    cry_last = f'{HERO}A puts Hero "Battle", then Hero "When" on the stack\n? life of B'
    assert result(cry_last) == ["B: life 13", "if nobody does anything more; now 20"]
    cry_first = f'{HERO}A puts Hero "When", then Hero "Battle" on the stack\n? life of B'
    assert result(cry_first) == ["B: life 15", "if nobody does anything more; now 20"]


def test_an_ability_among_several_has_to_be_named() -> None:
    with pytest.raises(NotationUnclear, match="Hero has several abilities that wait"):
        of(f'{HERO}A puts Hero, then Hero "When" on the stack')
    with pytest.raises(NotationUnclear, match="no such ability of Hero waits"):
        of(f'{HERO}A puts Hero "Flying", then Hero "When" on the stack')


def test_the_next_effect_of_duel_masters_is_said_in_words() -> None:
    begun = (
        "rules dm\nA: Drake {fire 5} 5000 「このクリーチャーが攻撃する時、カードを1枚引く。\\n"
        "このクリーチャーが攻撃する時、自分の手札を1枚捨てる。」; hand: Imp {fire 2} 1000, Newt {fire 2} 1000\nA's turn\n"
        "A attacks with Drake\n"
    )
    told = of(begun).replies[0]
    assert [line for line, _sentence, _ways in told.branches]
    assert all("resolves Drake" in line for line, _sentence, _ways in told.branches)


FORK = """A: hand: Fork {R} sorcery "~ deals 5 damage divided as you choose among any number of target creatures."
B: Elf 1/1, Cub 2/2, Ox 4/4
A casts Fork on Elf, Cub and Ox
"""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_division_is_said_in_words_that_lead_to_its_result(lang: str) -> None:
    for line, sentence in branches(FORK, lang):
        assert "{" not in line
        assert result(f"{FORK}{line}", lang)[0] == sentence


def test_a_division_may_be_said() -> None:
    assert result(f"{FORK}A divides 1 to Elf, 2 to Cub and 2 to Ox\n? does Cub die")[1].startswith("Fork deals")
    assert "Elf dies, Cub dies, Ox survives" in result(f"{FORK}A: Elf に1点、Cub に2点、Ox に2点を割り振る")[0]


def test_of_many_results_a_few_are_told_and_how_many_there_are() -> None:
    squad = "A: Ox 4/4, Cub 2/2\nB: Elf 1/1, Imp 2/2, Wall 0/5\nA attacks with everything\n? damage"
    reply = of(squad).replies[0]
    assert 1 < len(reply.branches) <= MOST_RESULTS
    assert not any("deals" in str(told.en) for _line, told, _ways in reply.branches)
    others, ways = reply.more
    assert 0 < others <= ways


def test_where_not_every_line_of_play_is_tried_that_is_said() -> None:
    squad = "A: Ox 6/6, Bull 7/7\nB: Elf 1/1, Imp 2/2, Wall 0/5, Newt 1/2\nA attacks with everything\n? damage"
    assert "of many lines of play only 240 were tried" in [str(one.en) for one in of(squad).replies[0].result]


def test_every_result_is_told_once() -> None:
    told = branches("A: Ox 4/4\nB: Elf 1/1, Imp 1/1\nA attacks with Ox\n? damage")
    assert len({sentence for _line, sentence in told}) == len(told)


def test_a_decision_that_makes_no_difference_is_left_out() -> None:
    begun = "rules dm\nA: Drake {fire 5} 5000 「このクリーチャーが攻撃する時、カードを1枚引いてもよい。」\nA attacks with Drake\n"
    told = branches(begun)
    assert {line for line, _sentence in told} == {"A chooses yes", "A chooses no"}


CLONE = """A: hand: Clone {3}{U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield."
B: Ox 5/5, Elf 1/2
A casts Clone
"""


@pytest.mark.parametrize(
    ("line", "size"), [("A chooses Ox", "5/5"), ("A chooses Elf", "1/2"), ("A: Elf を選ぶ", "1/2")]
)
def test_naming_what_to_copy_says_yes_once_it_resolves(line: str, size: str) -> None:
    found = of(f"{CLONE}{line}\n? size of Clone")
    assert str(found.replies[0].result[0].en) == f"Clone: pt {size}"
    assert [str(one.en) for one in found.granted][-2:] == ["all players pass priority", "A says yes"]


def test_no_still_is_no() -> None:
    assert "Clone dies" not in result(f"{CLONE}A chooses no\n? size of Clone")[0]
    assert (
        str(
            of(f"{CLONE}A chooses no")
            .table.run.scene.object_value(of(f"{CLONE}A chooses no").table.run.table.position, "Clone", "zone")
            .value
        )
        == "graveyard"
    )


SAGE = """A: hand: Sage {1} creature 1/1 "When ~ enters the battlefield, destroy target creature an opponent controls."
B: Ox 5/5
A casts Sage
all pass
"""


def test_the_only_answer_that_was_made_by_itself_may_be_said() -> None:
    found = of(f"{SAGE}A chooses Ox")
    assert "Ox dies" in str(found.replies[0].result[0].en)
    assert "A had no other choice" in [str(one.en) for one in found.granted]


EACH = 'A: Tome {1} artifact "{T}: Each player discards a card.", hand: Elk 2/2\nB: hand: Ox 5/5\n'
MAW = (
    'A: Maw {1} artifact "{T}: Target player sacrifices a creature."\n'
    'B: Worm 6/6 "When ~ dies, create a 3/3 green Worm creature token."\n'
)


GIVEN_UP = (
    # 701.8, 701.17: who has one thing gives that one up; what triggers on it waits as that is told (603.3).
    (f"{EACH}A uses Tome. A discards Elk and B discards Ox.\nB's hand?", "0"),
    (f"{EACH}AはTomeを起動する。AはElkを捨て、BはOxを捨てた。\nBの手札は何枚?", "0"),
    (f"{MAW}A uses Maw on B. B chooses Worm.\nHow many tokens does B have?", "1"),
    (f"{MAW}AはMawをBに起動する。BはWormを生け贄に捧げた。\nBのトークンは何体?", "1"),
)


@each(GIVEN_UP)
def test_what_had_to_be_given_up_may_be_said(said: str, answer: str) -> None:
    found = of(said)
    assert not [one for one in found.replies if "Not possible" in str(one.result[0].en)]
    assert answer in str(found.replies[-1].result[0].en)
    assert "B had no other choice" in [str(one.en) for one in found.granted]


def test_what_was_not_given_up_is_no_choice() -> None:
    found = of(f"{EACH}A uses Tome. A discards Elk and B discards Elk.\nWhere is Ox?")
    assert any("Not possible" in str(one.result[0].en) for one in found.replies)


def test_an_answer_that_nobody_asks_for_is_refused() -> None:
    said = result(f"{SAGE}A chooses Sage")[0]
    assert said.startswith("Not possible")


def test_an_ability_on_the_stack_is_targeted_by_the_name_of_its_source() -> None:
    begun = 'A: Pool land "{T}, Pay 1 life, Sacrifice ~: Draw a card."\n'
    begun += 'B: hand: Hush {U} instant "Counter target activated ability."\n'
    said = result(f"{begun}A activates Pool\nB casts Hush on Pool")[0]
    assert said == "A: life 20 → 19; Pool's ability is countered, Pool is put into the graveyard."


def test_a_permanent_that_is_a_legal_target_is_meant_before_its_ability() -> None:
    begun = 'A: Pool land "{T}: Draw a card."\nB: hand: Melt {R} instant "Destroy target land."\n'
    said = result(f"{begun}A activates Pool\nB casts Melt on Pool")[0]
    assert "Pool is put into the graveyard" in said
    assert "A draws a card" in said


def test_a_copy_may_be_said_where_it_is_cast() -> None:
    assert (
        result(CLONE.replace("A casts Clone", "A casts Clone, copying Elf") + "? size of Clone")[0] == "Clone: pt 1/2"
    )


NAMING = """A: hand: Call {1} sorcery "Choose a creature type. Destroy all creatures of the chosen type."
B: Elf creature - Goblin 1/1
A casts Call
"""


def test_a_word_of_no_row_is_chosen_where_it_is_a_legal_answer() -> None:
    assert result(f"{NAMING}A chooses Goblin") == ["Elf dies."]
    assert result(f"{NAMING}A chooses Soldier") == ["nothing changes"]


def test_a_word_of_no_row_that_is_no_legal_answer_is_not_understood() -> None:
    with pytest.raises(NotationUnclear, match="not understood"):
        of(f"{NAMING}A chooses Purplish")
    with pytest.raises(NotationUnclear, match="not understood"):
        of("A: Ox 4/4\nA chooses Goblin")


def test_everything_may_attack_a_player_that_is_named() -> None:
    assert "B: life 20 → 14" in result("A: Ox 4/4, Cub 2/2\nA attacks B with everything\n? damage")[0]


@pytest.mark.parametrize(
    ("text", "said", "rule"),
    [
        ("A: life 3; Elf 1/1\nB: Ox 4/4 attacking", "Yes: A can survive this turn whatever the others do", "510.1c"),
        ("A: life 3\nB: Ox 4/4 attacking", "No: A cannot survive this turn", "704.5a"),
        (
            'A: life 4; hand: Fog {G} instant "Prevent all combat damage that would be dealt this turn."\nB: Ox 4/4 attacking',
            "Yes: A can survive this turn whatever the others do",
            "615.1",
        ),
    ],
)
def test_whether_a_player_can_survive_names_the_rules_that_decide(text: str, said: str, rule: str) -> None:
    reply = of(f"{text}\n? can A survive").replies[0]
    assert str(reply.result[0].en) == said
    assert rule in reply.rules


def test_a_line_on_which_nobody_survives_is_told() -> None:
    told = result("A: life 3\nB: Ox 4/4 attacking\n? can A survive")
    assert told[1] == "for example: Ox deals 4 to A; A: life 3 → -1; A loses the game, B wins."
