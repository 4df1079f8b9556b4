"""Words that judges type without thinking of a grammar: counts, sizes first, types without cost, responses, open fights."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result


def test_a_fight_goes_to_its_end_where_nothing_is_asked() -> None:
    assert result("A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB blocks with Elf") == [
        "Ox deals 4 to Elf, Elf deals 1 to Ox; Ox survives, Elf dies."
    ]


def test_a_spell_that_was_countered_is_told() -> None:
    said = result(
        'A: hand: Nope {U} instant "Counter target spell."\nB: hand: Zap {R} instant "~ deals 3 damage to any target."\n'
        "B's turn, main phase\nB casts Zap on A\nA casts Nope on Zap\nall pass"
    )
    assert said == ["Zap is countered."]


@pytest.mark.parametrize(
    "squad", ["Guard 1/1 x3", "three 1/1 Guard tokens", "Guard 1/1, Guard, Guard", "衛兵 1/1 3体、Guard 1/1 3個"]
)
def test_some_of_several_that_are_alike_attack(squad: str) -> None:
    assert "B: life 20 → 18" in result(f"A: {squad}\nA attacks with 2 Guards\n? damage")[0]


@pytest.mark.parametrize("number", [1, 2])
def test_so_many_shields_are_the_card_that_is_named_behind_them(number: int) -> None:
    position = of(f"ルール dm\nA: 青竜 3000\nB: シールド{number}枚は罠 {{闇 4}} 呪文\n? 結果").table.run.table.position
    assert [position.objects[id].card for id in position.zones["shield-zone/B"]] == ["罠"] * number


def test_which_of_several_is_asked_where_they_are_not_alike() -> None:
    with pytest.raises(NotationUnclear, match="which 1 of Guard 1, Guard 2"):
        of("A: Guard 1/1, Guard (two +1/+1 counters)\nA attacks with one Guards\n? damage")


def test_two_of_them_are_not_the_second() -> None:
    said = result("A: 衛兵 1/1 3体\nA: 衛兵2体で攻撃", "ja")[0]
    assert "Bのライフ 20→18" in said


def test_a_status_stands_behind_a_japanese_card_without_brackets() -> None:
    assert "Bのライフ 20→17" in result("A: 毒蛇 3/3「接死」攻撃中\nB: 鹿 2/2 タップ\n? ダメージ", "ja")[0]


def test_an_aura_is_an_enchantment_and_a_planeswalker_needs_no_cost() -> None:
    text = (
        "A: 熊 2/2、怪力 {G} オーラ「エンチャント(クリーチャー)\\nエンチャントされているクリーチャーは+3/+3の修整を受ける。」"
        "(熊につけた)、ジェイ 伝説のプレインズウォーカー(忠誠度2)\nB: 竜 1/1\nBのターン\nB: 竜でジェイを攻撃\nA: ブロックしない"
    )
    assert result(f"{text}\n? 熊のパワー", "ja")[0] == "熊のパワーは5"
    assert result(text, "ja") == ["竜はジェイに1点のダメージを与える。ジェイは生き残る。ジェイの忠誠度は1。"]


def test_a_value_is_told_now_and_after_what_was_begun() -> None:
    said = result('A: Leech 3/3 "Lifelink" attacking; life 4\nB: Ox 2/2 blocking Leech\n? life of A')
    assert said == ["A: life 7", "if nobody does anything more; now 4"]


def test_a_response_has_to_answer_what_resolves_next() -> None:
    bear = 'A: Bear 2/2; hand: Boost {G} instant "Target creature gets +3/+3 until end of turn."'
    bolt = 'B: hand: Bolt {R} instant "~ deals 3 damage to any target."'
    for words in ("in response", "in response to Boost"):
        assert "Bear dies" in result(f"{bear}\n{bolt}\nA casts Boost on Bear\nB casts Bolt on Bear {words}")[0]
    with pytest.raises(NotationUnclear, match="nothing to respond to"):
        of(f"{bear}\n{bolt}\nB casts Bolt on Bear in response")


def test_the_player_with_priority_passes_so_that_the_other_acts_and_that_is_said() -> None:
    found = of('A: Ox 4/4\nB: hand: Zap {R} instant "~ deals 4 damage to any target."\nA\'s turn\nB casts Zap on Ox')
    assert str(found.replies[0].result[0].en) == "Zap deals 4 to Ox; Ox dies."
    assert "A passes priority" in [one.en for one in found.granted]


def test_which_attacker_is_blocked_is_asked_where_there_are_several() -> None:
    with pytest.raises(NotationUnclear, match="which attacker"):
        of("A: Ox 4/4, Elk 3/3\nB: Elf 1/1\nA attacks with Ox and Elk\nB blocks with Elf")


def test_what_lies_in_a_hand_is_told_where_it_cannot_block() -> None:
    said = result("A: Ox 4/4\nB: hand: Wall 0/4\nA attacks with Ox\nB blocks Ox with Wall")
    assert said[0].startswith("Not possible")
    assert said[1] == "Wall is in B's hand"


def test_keywords_of_duel_masters_are_understood_in_english_and_shields_are_counted() -> None:
    duel = 'rules dm\nA: Drake {fire 6} 6000 "W breaker"\nB: shields 3; Imp {dark 2} 2000 "Blocker"\nA attacks B with Drake'
    assert result(f"{duel}\nB doesn't block") == ["B: shields 3 → 1."]
    assert len(of(duel).replies[0].branches) > 1


def test_what_may_be_declared_from_broken_shields_is_asked() -> None:
    reply = of(
        "ルール dm\nA: 火竜 {火 5} 5000\nB: シールド: 閃光 {光 3} 呪文「S・トリガー\\n相手のクリーチャーを1体選び、タップする。」\n"
        "A: 火竜でBを攻撃\n? S・トリガー"
    ).replies[0]
    assert any("閃光" in line for _decision, lines in reply.open for line in lines)


def test_a_second_attack_ends_the_battle_before() -> None:
    found = of(
        "ルール magmell\nA: 槍兵 3/2、弓兵 2/2\nB: 城壁 0/6\nA: 槍兵で攻撃\nB: 城壁で防御\nA: 弓兵で攻撃\nB: 防御しない"
    )
    assert "Bのライフ 20→18" in str(found.replies[0].result[0].ja)
    assert "前のバトルは終わっている" in [one.ja for one in found.granted]


@pytest.mark.parametrize(
    ("variant", "attack"),
    [
        ("two-headed giant: A and B against C and D", "A attacks C with Ox"),
        ("双頭巨人戦: AとB 対 CとD", "A: OxでCを攻撃"),
    ],
)
def test_two_headed_giant_is_said_and_its_team_loses_life_together(variant: str, attack: str) -> None:
    (reply,) = of(f"{variant}\nA: Ox 4/4\nB:\nC:\nD:\n{attack}\nC does not block\n? result").replies
    assert str(reply.result[0].en) == "Ox deals 4 to C; C: life 30 → 26, D: life 30 → 26."


def test_a_team_that_is_named_together_sits_together() -> None:
    text = "two-headed giant: A and C against B and D\nA: Ox 5/5\nB: Elf 1/1\nC:\nD:\nA attacks B with Ox\nB blocks Ox with Elf"
    (reply,) = of(text).replies
    assert str(reply.result[0].en).endswith("Ox survives, Elf dies.")


def test_options_as_data_stand_beside_those_in_words() -> None:
    given = written('range of influence 1\ngiven as "{options: {commander: true}}"\nA: Ox 4/4').situation.given
    assert given["options"] == {"range-of-influence": "1", "commander": "true"}


BOMB = 'Bomb {R} sorcery "Sacrifice any number of creatures. ~ deals that much damage to any target."'
SEEK = 'Seek {G} sorcery "Search your library for up to two Swamp or Island cards, put them onto the battlefield, then shuffle."'
PROD = 'Prodder 1/1 "Whenever another creature enters under your control, you may have ~ deal 1 damage to any target."'
HATCH = 'Hatch {R} sorcery "Create six 1/1 red Imp creature tokens."'


@pytest.mark.parametrize("said", ["A casts Bomb on B, sacrificing 3 Imps", "A casts Bomb on B and sacrifices 3 Imps"])
def test_what_is_sacrificed_as_a_spell_resolves_may_be_said_with_the_spell(said: str) -> None:
    assert "B: life 20 → 17" in result(f"A: 5 Imp 1/1; hand: {BOMB}\nB: life 20\n{said}")[0]


@pytest.mark.parametrize(
    "said", ["finds Island and Swamp", "fetches Island and Swamp", "searches for Island and Swamp"]
)
def test_what_is_found_in_the_library_is_chosen(said: str) -> None:
    told = result(f"A: hand: {SEEK}; library: 3 Swamp, Island\nA casts Seek and {said}")[0]
    assert "Swamp 1 comes onto the battlefield" in told
    assert "Island comes onto the battlefield" in told


def test_as_many_are_chosen_of_those_that_lie_where_they_can_be() -> None:
    """Two Swamps lie in the graveyard, three in the library: the search finds those of the library."""
    told = result(
        f"A: Forest, 2 Swamp; graveyard: 2 Swamp; hand: {SEEK}; library: 3 Swamp\nA casts Seek\nA finds 2 Swamps"
    )[0]
    assert told.count("comes onto the battlefield") == 2
    with pytest.raises(NotationUnclear, match="there are not"):
        of(f"A: hand: {SEEK}; library: Swamp\nA casts Seek\nA finds 2 Swamps")


@pytest.mark.parametrize(
    "said", ["A says yes each time", "A always says yes", "A chooses yes for all of them", "A chooses yes 6 times"]
)
def test_the_same_answer_to_every_trigger_is_said_once(said: str) -> None:
    told = f"A: {PROD}; hand: {HATCH}\nB: life 9\nA casts Hatch\nA targets B with all the Prodder triggers"
    assert "B: life 9 → 3" in result(f"{told}\n{said}")[0]


def test_the_same_answer_to_every_trigger_is_played_to_the_end() -> None:
    said = f"A: {PROD}; hand: {HATCH}\nB: life 9\nA casts Hatch"
    # Who says at what they are aimed wants what they may do, which is said aloud.
    told = of(f"{said}\nA targets B with all the Prodder triggers")
    assert "B: life 9 → 3" in str(told.replies[0].result[0].en)
    assert "A says yes, since its target was told" in [str(one.en) for one in told.granted]


def test_a_land_behind_the_cards_of_a_hand_is_said_to_be_in_the_hand_where_mana_is_taken_for_granted() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    found = of(f"A: Ox 4/4\nB: hand {zap}, Mountain\nB casts Zap on Ox")
    assert any("Mountain in B's hand" in str(one.en) for one in found.granted)
    for plain in (f"B: hand {zap}; Mountain\nB casts Zap on Ox", f"B: hand {zap}\nB casts Zap on Ox"):
        assert not any("hand" in str(one.en) for one in of(f"A: Ox 4/4\n{plain}").granted)


def test_in_a_step_that_players_skip_nothing_is_done() -> None:
    text = 'A: Hush enchantment "Players skip their untap steps."\nB: Ox 4/4 (tapped)\nB\'s untap step\n? is Ox tapped'
    assert result(text)[0] == "Yes: Ox is tapped"
    assert result(text.replace("Players skip", "You skip").replace("their", "your"))[0] == "No: Ox is untapped"


LEAK = 'Leak {1}{U} instant "Counter target spell unless its controller pays {3}."'


@pytest.mark.parametrize("said", ["A pays", "A pays 3", "A pays the {3}", "A pays three mana", "A pays for Leak"])
def test_who_pays_what_is_asked_may_say_so_in_english(said: str) -> None:
    text = (
        f"A: 5 Swamp; hand Ox {{1}}{{B}} creature 4/4\nB: 2 Island; hand {LEAK}\nA casts Ox. B casts Leak on Ox. {said}"
    )
    assert "Ox enters the battlefield" in result(text)[0]


# What is told to be paid is the price, or nobody pays it (118.3): no other amount is taken for it.
@pytest.mark.parametrize("said", ["A pays 1", "A pays four mana", "A pays {2}", "Aは1マナ支払う", "Aは{4}を支払った"])
def test_another_amount_than_the_price_is_not_paid(said: str) -> None:
    text = f"A: 5 Swamp; hand Ox {{1}}{{B}} creature 4/4\nB: 2 Island; hand {LEAK}\nA casts Ox. B casts Leak on Ox.\n{said}"
    with pytest.raises(NotationUnclear):
        of(text)
    assert "Ox enters the battlefield" in result(text.replace(said, "Aは3マナを支払った"))[0]


@pytest.mark.parametrize("said", ["A doesn't pay", "A does not pay the 3", "A declines to pay"])
def test_who_does_not_pay_may_say_so_in_english(said: str) -> None:
    text = (
        f"A: 5 Swamp; hand Ox {{1}}{{B}} creature 4/4\nB: 2 Island; hand {LEAK}\nA casts Ox. B casts Leak on Ox. {said}"
    )
    assert "Ox is countered" in result(text)[0]


CHARM = 'Charm {1}{U} instant "Choose one —\\n• Tap target creature.\\n• Destroy target creature.\\n• Draw a card."'
COMMAND = (
    'Command {1}{U}{U} instant "Choose two —\\n• Counter target spell.\\n'
    "• Return target permanent to its owner's hand.\\n• Draw a card.\""
)


@pytest.mark.parametrize(
    ("said", "told"),
    [("destroying Ox", "Ox dies."), ("tapping Ox", "Ox becomes tapped"), ("drawing a card", "A draws a card.")],
)
def test_a_mode_is_meant_by_what_it_does(said: str, told: str) -> None:
    assert told.rstrip(".") in result(f"A: hand: {CHARM}\nB: Ox 4/4\nA casts Charm, {said}\n? result")[0]


FREEZE = 'A: hand: Freeze {1}{U} instant "Tap target creature."\nB: Ox 4/4\n'


@pytest.mark.parametrize(
    "said",
    ["A taps Ox with Freeze", "A casts Freeze to tap Ox", "AはFreezeでOxをタップする", "AはOxをFreezeでタップした"],
)
def test_a_spell_may_be_told_by_what_its_text_does(said: str) -> None:
    assert result(f"{FREEZE}{said}\n? result") == ["Ox becomes tapped."]


@pytest.mark.parametrize(
    "said",
    [
        "A destroys Ox with Freeze",
        "A kills Ox with Freeze",
        "A casts Freeze to destroy Ox",
        "AはFreezeでOxを破壊する",
        "AはOxをFreezeで破壊した",
    ],
)
def test_a_spell_that_does_not_destroy_is_not_told_to(said: str) -> None:
    with pytest.raises(NotationUnclear, match="Freeze"):
        of(f"{FREEZE}{said}\n? result")


def test_several_modes_are_meant_by_what_they_do() -> None:
    ways = result(
        f"A: hand: {COMMAND}\nB: hand Ox {{1}}{{G}} creature 4/4\nB casts Ox. A casts Command, countering Ox and drawing a card"
    )
    assert ways == ["A draws a card; Ox is countered."]
    assert (
        "Ox is put into its owner's hand"
        in result(f"A: hand: {COMMAND}\nB: Ox 4/4\nA casts Command, bouncing Ox and drawing a card")[0]
    )


GROW = (
    'A: Ox 4/4; hand: Charm {G} instant "Choose one —\\n• Target creature gets +3/+3 until end of turn.\\n'
    '• Target creature gets -1/-1 until end of turn.\\n• You gain 4 life."\n'
)


@pytest.mark.parametrize(
    ("said", "sizes"), [("A casts Charm on Ox", ["Ox: pt 7/7 or 3/3"]), ("A casts Charm", ["Ox: pt 7/7 or 3/3 or 4/4"])]
)
def test_a_mode_without_a_target_does_not_go_with_one_that_is_said(said: str, sizes: list[str]) -> None:
    """601.2b, 601.2c: modes are announced before targets, and only those that the mode has."""
    assert result(f"{GROW}{said}\nHow big is Ox?")[:1] == sizes


def test_what_no_mode_asks_for_is_refused() -> None:
    with pytest.raises(NotationUnclear):
        of(f"{GROW}A casts Charm on Ox, tapping Ox\nHow big is Ox?")


def test_what_no_mode_does_is_refused() -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: hand: {CHARM}\nB: Ox 4/4\nA casts Charm, milling two cards")


WURM_BLOCKS = "A: Giant 3/3{}\nB: Wurm 6/4\nA attacks with Giant. B blocks with Wurm.\n"


@pytest.mark.parametrize(
    ("giant", "said"),
    [
        ("", "B assigns 6 to Giant with Wurm"),
        ("", "B assigns 6 to Giant"),
        (" trample", "A assigns 3 to Wurm. B assigns 6 to Giant with Wurm"),
        (" trample", "A assigns 3 to Wurm. B assigns 6 to Giant"),
    ],
)
def test_damage_of_a_blocker_that_has_no_choice_is_of_this_fight(giant: str, said: str) -> None:
    """510.1d: a blocker that blocks one creature assigns all its damage to it."""
    assert result(f"{WURM_BLOCKS.format(giant)}{said}\nWhat dies?")[0] == "Giant dies"


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("B assigns 5 to Giant with Wurm", "assigns 6 damage"),  # 510.1a
        ("A assigns 3 to Wurm. B assigns 5 to Giant", "no combat damage is assigned now"),
        ("B assigns 6 to A with Wurm", "cannot assign damage to A"),
    ],
)
def test_what_a_blocker_cannot_assign_is_refused_in_its_fight(said: str, why: str) -> None:
    told = result(f"{WURM_BLOCKS.format(' trample')}{said}\nWhat dies?")
    assert why in told[0]
    assert not any("attack" in one for one in told)


GUST = (
    "A: hand: Gust {3}{U} instant \"You may exile a blue card from your hand rather than pay this spell's mana cost.\\n"
    'Counter target spell.", Fox {%s} creature 1/1\nB: hand: Zap {R} instant "~ deals 3 damage to any target."\n'
    "B's turn\nB casts Zap on A\n"
)


@pytest.mark.parametrize("said", ["A pitches Fox to Gust on Zap", "A casts Gust on Zap and pitches Fox"])
def test_a_card_that_is_pitched_is_exiled_for_the_spell(said: str) -> None:
    """118.9: the alternative cost exiles a blue card."""
    assert "20" in result(f"{GUST % 'U'}{said}\nWhat's A's life?")[0]
    assert "cannot be paid" in result(f"{GUST % 'R'}{said}\nWhat's A's life?")[0]


def test_lands_that_are_said_to_be_sacrificed_are_there() -> None:
    """118.9: who sacrifices two Mountains for a spell has them; one is not enough."""
    blast = (
        "A: hand: Blast {4}{R}{R} instant \"You may sacrifice two Mountains rather than pay this spell's mana cost.\\n"
        '~ deals 4 damage to any target."\n'
    )
    assert "16" in result(f"{blast}A casts Blast on B, sacrificing two Mountains\nWhat's B's life?")[0]
    assert "cannot be paid" in result(f"{blast}A casts Blast on B, sacrificing a Mountain\nWhat's B's life?")[0]
