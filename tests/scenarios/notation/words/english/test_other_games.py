"""English sentences tell situations of games with Japanese races and zones as they tell those of Magic."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

EVOLVED = 'Boss {fire 4} evolution creature - ヒューマノイド 6000 "進化：自分のヒューマノイド1体の上に置く。"'


def test_what_is_left_is_what_there_is_and_a_counted_creature_belongs_to_whom_was_spoken_of() -> None:
    guarded = 'B has no shields left! Just one creature, Guard {light 2} 3000 "ブロッカー", untapped.'
    text = f"rules dm\n{guarded}\nA: Ogre {{fire 4}} 4000\n"
    assert result(f"{text}A's turn. Ogre attacks B and Guard blocks it.\nWhat dies?") == [
        "Guard is destroyed",
        "Guard is destroyed.",
    ]


@pytest.mark.parametrize("said", ["summons Lord on Whelp", "puts Lord onto Whelp", "evolves Whelp into Lord"])
def test_an_evolution_of_a_race_by_its_english_name(said: str) -> None:
    lord = 'Lord {fire 5} evolution creature - Armored Dragon 8000 "進化－自分のアーマード・ドラゴン1体の上に置く。\nW・ブレイカー"'
    text = f"rules dm\nA: Whelp {{fire 3}} Armored Dragon 3000; hand: {lord}\nB: 3 shields\nA's turn\n"
    found = of(
        f"{text}A {said} and attacks B with Lord.\nDoes Lord survive? Where is Whelp? How many shields does B have?"
    )
    told = [str(one.result[0].en) for one in found.replies]
    assert told == ["Yes: Lord survives", "Whelp lies under another card", "B's shields: 1"]


def test_what_a_player_does_to_something_is_chosen_and_what_comes_at_the_end_of_turn() -> None:
    shade = (
        'Shade {water 4} creature - シノビ 3000 "ニンジャ・ストライク4\n'
        'このクリーチャーがバトルゾーンに出た時、クリーチャーを1体選び、持ち主の手札に戻す。"'
    )
    text = f"rules dm\nA: Wolf {{fire 5}} 6000\nB: 2 shields, 4 cards in mana; hand: {shade}\nA's turn\nA attacks B with Wolf. "
    found = of(
        f"{text}B ninja-strikes with Shade and bounces Wolf.\nIs Wolf in A's hand?\nWhere does Shade end up at the end of the turn?"
    )
    assert [str(one.result[0].en) for one in found.replies] == [
        "Yes: Wolf is in A's hand",
        "Shade is on the bottom of B's deck",
    ]


def test_whether_somebody_wins_is_answered_for_what_was_done_first() -> None:
    text = "rules dm\nA: Ox {fire 6} 6000, Imp {fire 2} 2000\nB has one shield and no creatures. A's turn. A attacks B with Ox."
    assert result(f"{text}\nDoes A win?")[0] == "No: A does not win by what was done"


def test_a_shield_told_of_by_itself_is_one_of_those_that_were_counted() -> None:
    trap = 'Trap {darkness 6} spell "S・トリガー\n相手のクリーチャーを1体破壊する。"'
    text = "rules dm\nA: Imp {fire 2} 2000, Ogre {fire 4} 4000\nB has one shield. A's turn. A attacks B with Imp. "
    asked = "What dies? Does A win? How many shields does B have?"
    found = of(f"{text}The shield is {trap}\nB uses Trap on Ogre.\n{asked}")
    told = [str(one.result[0].en) for one in found.replies]
    assert told == ["Ogre is destroyed", "No: A does not win this turn", "B's shields: 0"]


@pytest.mark.parametrize("said", [f"A evolves it into {EVOLVED}", f"A evolves Cub into {EVOLVED}"])
def test_what_something_evolves_into_may_be_described_where_it_evolves(said: str) -> None:
    summons = "This turn A summons Cub {fire 2} creature - ヒューマノイド 2000."
    text = f"rules dm\nB is at 5 shields with no creatures.\n{summons}\nThen {said}.\n"
    assert any(
        "shields 5 → 4" in str(one.en) for one in of(f"{text}A attacks B with Boss straight away.\n").replies[0].result
    )


def test_a_card_is_told_from_others_of_its_name_by_its_status() -> None:
    text = "rules dm\nA: Wolf {nature 3} 3000\nB: Bear {nature 3} 4000 (tapped), Bear {nature 3} 4000\n"
    assert result(f"{text}A attacks the tapped Bear with Wolf. B can't block.\nWhat dies?") == [
        "Wolf is destroyed",
        "Wolf is destroyed.",
    ]


@pytest.mark.parametrize(
    "fight",
    [
        "A's Lizard 3/2 attacks.\nB has a Page 2/3 and defends with it.",
        "A has a Lizard 3/2. B has a Page 2/3.\nA sends the Lizard in. B defends with Page.",
        "A's big guy is Lizard 3/2, B's only unit is Page 2/3.\nA goes in with Lizard, B defends with Page.",
    ],
)
def test_a_fight_of_units_is_told_in_sentences(fight: str) -> None:
    told = result(f"rules magmell\n{fight}\nB's life was 10.\nWhat dies?")
    assert "Lizard is put into the dust" in told[0]
    assert "Page is put into the dust" in told[0]


@pytest.mark.parametrize("nobody", ["with nobody at home to defend", "with no units left", "and has nobody to block"])
def test_that_nobody_is_there_to_defend_is_said(nobody: str) -> None:
    assert (
        result(f"rules magmell\nA: Boar 3/3\nB is at 3 life {nobody}.\nA sends the Boar in.\nWho wins?")[0] == "A wins"
    )


def test_why_something_is_so_is_heard_as_a_reason_and_that_is_said() -> None:
    tapped = "B's Viper {darkness 2} 1000 is tapped because it attacked last turn."
    answer = of(f"rules dm\nA: Wolf {{nature 3}} 3000\n{tapped}\nA attacks Viper with Wolf.\nWhat dies?")
    assert answer.replies[0].result[0].en == "Viper is destroyed"
    assert any("because" in str(one.en) for one in answer.granted)


@pytest.mark.parametrize(
    "nothing",
    ["Nobody does anything else in combat.", "No magic is played by either player.", "Neither player casts anything."],
)
def test_that_nobody_does_anything_lets_what_was_begun_go_on(nothing: str) -> None:
    assert result(f"A: Ox 4/4\nB: life 20\nA attacks with Ox.\n{nothing}\n? damage")[0].endswith("B: life 20 → 16.")


BANDIT = 'Bandit {fire 2} creature 2000 "このクリーチャーが出た時、相手のクリーチャーを1体破壊する。"'


@pytest.mark.parametrize(("said", "goes"), [("Bandit destroys Elf", "Elf"), ("The Bandit kills Sentry", "Sentry")])
def test_what_something_is_said_to_do_to_another_thing_is_chosen(said: str, goes: str) -> None:
    told = of(
        f"rules dm\nA: hand: {BANDIT}\nB: Sentry {{light 3}} 4000, Elf {{nature 1}} 1000\n"
        f"A's turn\nA summons Bandit. {said}.\n? what dies"
    )
    assert str(told.replies[0].result[0].en) == f"{goes} is destroyed"
    assert any(f"for Bandit A chooses {goes}" in str(one.en) for one in told.granted)


def test_what_nobody_asks_for_is_no_choice() -> None:
    with pytest.raises(NotationUnclear, match="kills"):
        of("rules dm\nA: Bandit {fire 2} 5000\nB: Elf {nature 1} 1000\nA's turn\nBandit kills Elf.\n? what dies")


def test_what_attacked_is_told_to_kill_has_come_of_the_battle() -> None:
    told = of(
        "rules dm\nA: Bandit {fire 2} 5000\nB: Elf {nature 1} 1000 (tapped)\nA's turn\n"
        "A attacks Elf with Bandit. Bandit kills Elf.\n? what dies"
    )
    assert str(told.replies[0].result[0].en) == "Elf is destroyed"
    assert not any("not so by the rules" in str(one.en) for one in told.granted)


def test_what_is_no_trigger_among_shields_that_nobody_knows_is_heard() -> None:
    text = "rules dm\nA's turn. A has Colt {fire 2} 2000.\nB is down to 2 shields (no S-trigger in them) and has no creatures.\n"
    assert "shields 2 → 1" in result(f"{text}A attacks B with Colt.\n? result")[0]


@pytest.mark.parametrize("joint", [", and ", " and ", ", and also "])
def test_two_questions_stand_in_one_sentence(joint: str) -> None:
    text = "rules dm\nA: Newt {fire 3} 4000\nB: 5 shields\nA attacks B with Newt.\n"
    text += f"Where does Newt go{joint}how many shields does B have left?"
    assert [str(one.result[0].en) for one in of(text).replies] == ["Newt is in the battle zone", "B's shields: 4"]


@pytest.mark.parametrize(
    "held",
    ["2 shields, 4 cards in mana, and in hand", "2 shields, 4 cards in mana and in his hand", "2 shields, in hand"],
)
def test_a_zone_stands_before_a_described_card_in_a_list(held: str) -> None:
    text = f"rules dm\nA: Newt {{fire 3}} 4000\nB has {held} Gloom {{darkness 5}} 4000.\nHow many cards does B have in hand?"
    assert [str(one.result[0].en) for one in of(text).replies] == ["B's hand: 1"]


@pytest.mark.parametrize("moment", ["A's turn, main phase.", "A's main phase.", "A's turn, main step."])
def test_the_main_step_is_called_a_phase(moment: str) -> None:
    text = "rules dm\nA: mana: Sea {water 2} 2000, Sky {light 2} 2000; hand: Newt {fire 2} 4000\n"
    text += f"{moment}\nA summons Newt.\nIs that legal?"
    assert "cost cannot be paid" in str(of(text).replies[0].result[0].en)
