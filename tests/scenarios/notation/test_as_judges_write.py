"""What judges type who read the help once: a card's name as a verb, responses, two deeds in a line, things joined by "and"."""

from __future__ import annotations

import pytest

from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

ZAP = 'Red Zap {R} instant "~ deals 3 damage to any target."'
BOOST = 'Boost {G} instant "Target creature gets +3/+3 until end of turn."'
HUSH = 'Hush {U}{U} instant "Counter target spell."'


@pytest.mark.parametrize("said", ["B zaps the Bear", "B zaps Bear", "B: zaps the Bear", "B zapped Bear"])
def test_the_name_of_a_card_in_hand_is_a_verb(said: str) -> None:
    assert result(f"A: Bear 2/2\nB: hand: {ZAP}\nB's turn\n{said}") == ["Red Zap deals 3 to Bear; Bear dies."]


def test_a_verb_that_two_cards_in_hand_may_be_is_refused() -> None:
    with pytest.raises(NotationUnclear, match="zaps"):
        of(f'A: Bear 2/2\nB: hand: {ZAP}, Blue Zap {{U}} instant "Tap target creature."\nB zaps Bear')


@pytest.mark.parametrize(
    "said",
    [
        "B casts Zap on Bear\nA responds with Boost on Bear",
        "B casts Zap on Bear\nA responds: Boost on Bear",
        "B casts Zap on Bear\nA responds by casting Boost on Bear",
        "B casts Zap on Bear\nin response A casts Boost on Bear",
        "B casts Zap on Bear. In response, A casts Boost on Bear.",
        "B zaps Bear, A responds with Boost on Bear",
        "B casts Zap on Bear\nA responds to Zap with Boost on Bear",
        "B: BearにZap\nA: 対応してBearにBoost",
        "BがBearにZapを唱え、Aが対応してBearにBoostを唱える",
    ],
)
def test_a_response_is_said_in_many_ways(said: str) -> None:
    assert result(f"A: Bear 2/2; hand: {BOOST}\nB: hand: {ZAP}\n{said}") == [
        "Red Zap deals 3 to Bear; Bear survives; Bear is 5/5."
    ]


def test_a_response_to_a_spell_needs_no_target_where_there_is_one_only() -> None:
    assert result(f"A: Bear 2/2\nB: hand: {ZAP}\nA: hand: {HUSH}\nB zaps Bear\nA responds: Hush") == [
        "Red Zap is countered."
    ]


def test_a_response_that_answers_nothing_is_asked_back() -> None:
    with pytest.raises(NotationUnclear, match="nothing to respond to"):
        of(f"A: Bear 2/2; hand: {BOOST}\nA responds with Boost on Bear")


@pytest.mark.parametrize(
    "said",
    [
        "A casts Boost on Bear and attacks with Bear",
        "A casts Boost on Bear, then attacks with Bear",
        "A: BearにBoostを唱えて、Bearで攻撃",
        "A: BearにBoost、Bearで攻撃",
    ],
)
def test_two_deeds_stand_in_one_line(said: str) -> None:
    assert "B: life 20 → 15" in result(f"A: Bear 2/2; hand: {BOOST}\n{said}")[0]


def test_of_two_deeds_in_a_line_of_which_one_is_not_understood_none_is_done() -> None:
    with pytest.raises(NotationUnclear) as fault:
        of(f"A: Bear 2/2; hand: {BOOST}\nA casts Boost on Bear and frobs Bear")
    assert fault.value.line == 2


@pytest.mark.parametrize(
    "said",
    [
        "A has Bear 2/2 and 7 life",
        "A has a Bear 2/2 and is at 7 life",
        "A controls Bear 2/2 and has 7 life",
        "A is at 7 with Bear 2/2",
    ],
)
def test_life_and_cards_are_joined_by_and(said: str) -> None:
    given = written(said).situation.given
    assert given["players"]["A"]["life"] == "7"  # type: ignore[index, call-overload]
    assert [one["card"] for one in given["battlefield"]] == ["Bear"]  # type: ignore[index, call-overload, union-attr]


def test_who_controls_something_may_have_something_else_in_hand() -> None:
    given = written(f"A controls Bear 2/2 and has {ZAP} in hand, B has Elk 3/3").situation.given
    assert [one["card"] for one in given["battlefield"]] == ["Bear", "Elk"]  # type: ignore[index, call-overload, union-attr]
    assert [one["card"] for one in given["players"]["A"]["hand"]] == ["Red Zap"]  # type: ignore[index, call-overload, union-attr]


@pytest.mark.parametrize(
    "said", ["what dies?", "A attacks with Bear. What dies?", "Aはパス。何が死ぬ?", "Does Elk die?"]
)
def test_a_line_with_a_question_mark_behind_it_asks(said: str) -> None:
    found = of(f"A: Bear 2/2\nB: Elk 3/3\n{said}")
    assert [one.question.casefold() for one in found.replies] == [
        said.rpartition(". ")[2].rpartition("。")[2][:-1].casefold()
    ]


@pytest.mark.parametrize("said", ["no units", "no creatures", "empty board", "何もなし", "場は空", "ユニットなし"])
def test_that_somebody_has_nothing_is_no_card(said: str) -> None:
    assert written(f"A: Bear 2/2\nB: life 3, {said}").situation.given["players"]["B"]["life"] == "3"  # type: ignore[index, call-overload]


@pytest.mark.parametrize("said", ["Rex 4000", "剣士 3000", "恐竜 12000"])
def test_a_large_number_behind_a_name_is_a_power_and_no_count(said: str) -> None:
    given = written(f"rules dm\nA: {said}").situation.given
    assert [one["card"] for one in given["battle-zone"]] == [said.split()[0]]  # type: ignore[index, call-overload, union-attr]


@pytest.mark.parametrize(
    ("said", "number"),
    [("森3", 3), ("森 3", 3), ("森 12", 12), ("Forest x3", 3), ("兵士 1/1が3体", 3), ("森2\nB: 森1", 3)],
)
def test_a_small_number_behind_a_name_is_a_count(said: str, number: int) -> None:
    assert len(written(f"A: {said}").situation.given["battlefield"]) == number  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "said",
    [
        "3 shields, one of them Trap {light 4} spell",
        "3 shields, one of which is Trap {light 4} spell",
        "シールド3枚、うち1枚はTrap {光 4} 呪文",
    ],
)
def test_some_of_cards_that_were_counted_are_named(said: str) -> None:
    shields = written(f"rules dm\nB: {said}").situation.given["players"]["B"]["shield-zone"]  # type: ignore[index, call-overload]
    assert shields[-1] == {"unknown": "2"}  # type: ignore[index]
    assert [one["card"] for one in shields[:-1]] == ["Trap"]  # type: ignore[index, call-overload, union-attr]


def test_more_cards_than_were_counted_cannot_be_named() -> None:
    with pytest.raises(NotationUnclear, match="there are 1 cards, not 2"):
        written("rules dm\nB: 1 shields, two of them are Trap {light 4} spell")


BLADE = 'Blade {{1}}{{B}} instant "Destroy target creature."'
CLERIC = f'A: Cleric 2/2 "Whenever {{}} creature dies, you gain 1 life."\nB: hand: {BLADE}\n'


@pytest.mark.parametrize(
    "asked", ["does Cleric trigger", "does Cleric's ability trigger", "Clericの能力は誘発するか", "Clericは誘発するか"]
)
def test_whether_something_triggers_is_asked(asked: str) -> None:
    assert result(f"{CLERIC.format('a')}B casts Blade on Cleric\n? {asked}")[0] == "Yes: Cleric triggers once"
    assert result(f"{CLERIC.format('another')}B casts Blade on Cleric\n? {asked}")[0] == "No: Cleric does not trigger"


def test_whether_something_triggers_is_expected() -> None:
    (holds,) = of(f"{CLERIC.format('a')}B casts Blade on Cleric\n= Cleric triggers").replies
    (fails,) = of(f"{CLERIC.format('a')}B casts Blade on Cleric\n= Cleric does not trigger").replies
    assert (holds.holds, fails.holds) == (True, False)


@pytest.mark.parametrize(
    "asked",
    ["A's life after combat", "after combat, what is A's life", "戦闘後のAのライフは", "バトル終了後、Aのライフは"],
)
def test_what_is_asked_for_after_combat_is_told_after_it(asked: str) -> None:
    said = result(f"A: Leech 3/3 lifelink attacking; life 4\nB: Ox 2/2 blocking Leech\n? {asked}")
    assert said[0] == "A: life 7"


def test_who_has_one_creature_attacks_and_blocks_with_it() -> None:
    fight = "A: Wolf 3/3 first strike\nB: Bear 3/3\nA attacks\nB blocks\n? what dies"
    assert result(fight) == ["Bear dies", "Wolf deals 3 to Bear; Bear dies."]
    with pytest.raises(NotationUnclear) as fault:
        of("A: Wolf 3/3, Elf 1/1\nA attacks")
    assert fault.value.candidates == ("Wolf", "Elf")


def test_what_is_blocked_attacks_where_nobody_said_so_and_that_is_said() -> None:
    found = of("A: Elf 1/1 deathtouch\nB: Giant 8/8\nA's Elf blocks Giant\n? what dies")
    assert str(found.replies[0].result[0].en).endswith("Elf dies, Giant dies")
    assert "B attacks with Giant" in [one.en for one in found.granted]


def test_a_creature_that_cannot_attack_is_not_blocked() -> None:
    reply = of("A: Elf 1/1\nB: Giant 8/8 (just came in)\nB's turn\nA blocks Giant with Elf").replies[0]
    assert str(reply.result[0].en).startswith("Not possible")


@pytest.mark.parametrize(
    ("said", "called", "text"),
    [
        ("a 2/2 flyer", "Flyer 2/2", "Flying"),
        ("a 3/3 first striker", "First Striker 3/3", "First strike"),
        ("a 4/4", "Creature 4/4", ""),
        ("5/5 trample", "Creature 5/5", "Trample"),
        ("3/3 飛行", "クリーチャー 3/3", "Flying"),
        ("2/2が1体", "クリーチャー 2/2", ""),
    ],
)
def test_a_creature_without_a_name_is_called_by_its_size(said: str, called: str, text: str) -> None:
    situation = written(f"A: {said}").situation
    assert [one["card"] for one in situation.given["battlefield"]] == [called]  # type: ignore[index, call-overload, union-attr]
    assert situation.cards[called].get("text", "") == text  # type: ignore[union-attr]


def test_a_creature_without_a_name_is_meant_by_its_size() -> None:
    said = result("A: a 3/3 first striker\nB: a 2/2 flyer, a 4/4\nA attacks with the 3/3\nB blocks with the 4/4")
    assert "First Striker 3/3 dies, Creature 4/4 survives" in said[0]


TRAP = "罠 {光 4} 呪文「S・トリガー\\nバトルゾーンにある相手のクリーチャーを1体選び、タップする。」"


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("A breaks 罠 and one shield\nB uses the shield trigger", "罠 is put into the graveyard"),
        ("A: 罠とシールド1枚をブレイク\nB: S・トリガーを使わない", "罠 is put into the hand"),
        ("A breaks 2 shields", "B: shields 4 → 2."),
        ("A: シールド2枚をブレイク", "B: shields 4 → 2."),
    ],
)
def test_shields_that_nobody_knows_are_broken_by_their_number(said: str, left: str) -> None:
    begun = f"rules dm\nA: Dragon 6000 double breaker\nB: 4 shields, one is {TRAP}\nA attacks B with Dragon\n{said}"
    (told,) = result(begun)
    assert told.startswith("B: shields 4 → 2")
    assert left in told


@pytest.mark.parametrize(("game", "size"), [("dm", "2000"), ("magmell", "2/2")])
def test_card_text_in_a_language_that_is_not_read_is_refused_by_naming_it(game: str, size: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match=r"in Japanese, not in English.*「"):
        of(f'rules {game}\nA: Imp {{1}} {size} "Draw a card."\n? power of Imp')


def test_a_race_in_english_that_no_text_means_is_said_aloud() -> None:
    lord = "Lord {fire 5} 5000 「バトルゾーンにある自分のドラゴンすべてのパワーは+1000される。」"
    granted = [str(one.en) for one in of(f"rules dm\nA: Rider {{fire 3}} Wyrm 3000, {lord}\n? power of Rider").granted]
    assert [one for one in granted if "race of Rider" in one and "ドラゴン" in one]
    without = of("rules dm\nA: Rider {fire 3} Wyrm 3000\n? power of Rider").granted
    assert not [one for one in without if "race" in str(one.en)]


def test_what_attacks_more_strongly_does_so_where_its_words_stand_without_quotes() -> None:
    fight = "rules dm\nA: Tiger 3000 power attacker +2000\nB: Ogre 4000 (tapped)\nA attacks Ogre with Tiger"
    assert result(fight) == ["Ogre is destroyed."]


def test_words_behind_a_power_that_are_no_race_are_asked_back() -> None:
    with pytest.raises(NotationUnclear, match="a race begins with a capital"):
        of("rules dm\nA: Tiger 3000 power bonus\n? power of Tiger")


@pytest.mark.parametrize(("said", "first"), [("is B dead", "Yes"), ("does B die", "Yes"), ("can B survive", "No")])
def test_whether_somebody_dies_is_answered_the_other_way_round(said: str, first: str) -> None:
    assert result(f"A: Ox 4/4\nB: life 3\nA attacks with Ox\nB does not block\n? {said}")[0].startswith(f"{first}: ")


def test_whether_somebody_is_dead_is_answered_of_what_was_done() -> None:
    """Not of what may still come: whether B survives the turn hangs on what A does with the rest of it."""
    said = (
        'A: hand: Zap {R} instant "~ deals 3 damage to any target."\nB: life 3, Ox 4/4\nA casts Zap on Ox\nIs B dead?'
    )
    assert result(said)[0].startswith("No: B does not lose")


@pytest.mark.parametrize(
    "said",
    [
        "B: Wall 0/7 blocking Ox",
        "B: Wall 0/7 blocking Ox\nOx is attacking",
        "Ox is attacking\nB blocks Ox with Wall 0/7",
    ],
)
def test_what_is_blocked_in_a_position_attacks(said: str) -> None:
    assert result(f"A: Ox 4/4\n{said}\n? damage")[0].startswith("Ox deals 4 to Wall")


@pytest.mark.parametrize(
    "said",
    ["planeswalker Jay with 3 loyalty", "legendary planeswalker Jay (loyalty 3)", "プレインズウォーカーのJay(忠誠度3)"],
)
def test_what_kind_of_card_it_is_stands_before_its_name(said: str) -> None:
    assert "Jay has loyalty 1" in result(f"A: Bear 2/2\nB: {said}\nA attacks Jay with Bear\nB does not block")[0]


@pytest.mark.parametrize("said", ["Bの残りライフは3", "Bのライフは3です", "B's life is 3", "B's life total is 3"])
def test_what_life_somebody_has_is_a_sentence(said: str) -> None:
    assert written(f"A: Bear 2/2\n{said}。").situation.given["players"]["B"]["life"] == "3"  # type: ignore[index, call-overload]


def test_one_of_several_attackers_that_are_alike_is_blocked() -> None:
    text = (
        "A: two Bears 2/2\nB: Wall 0/4; life 5\nA attacks with both Bears\nB blocks one of them with Wall\n? life of B"
    )
    assert result(text)[0] == "B: life 3"
    with pytest.raises(NotationUnclear, match="which attacker"):
        of("A: Bear 2/2, Elk 3/3\nB: Wall 0/4\nA attacks with everything\nB blocks one of them with Wall")


def test_who_lets_an_attack_through_does_not_block() -> None:
    text = "rules magmell\nA: Wolf 2/2\nB: life 2, Cat 1/1\nA attacks\nB: 通す\n? who wins"
    assert result(text)[0] == "A wins"


ENTERS = "When ~ enters the battlefield, it deals 2 damage to target creature."
MAGE = f'A: hand: Mage 2/2 "{ENTERS}"\nB: Bear 2/2, Elk 3/3\nA casts Mage\n'


@pytest.mark.parametrize(
    "said",
    [
        "A chooses Bear as the target of Mage's trigger",
        "A chooses Bear as the target",
        "A targets Bear with the trigger",
        "A: Mageの誘発型能力の対象にBearを選ぶ",
        "A: Bearを対象にする",
    ],
)
def test_what_a_trigger_targets_is_said_in_words(said: str) -> None:
    assert result(f"{MAGE}{said}")[0].endswith("Bear dies.")


def test_the_target_of_the_trigger_of_something_else_is_no_answer() -> None:
    with pytest.raises(NotationUnclear, match="nothing is chosen for Elk now"):
        of(f"{MAGE}A chooses Bear as the target of Elk's trigger")


def test_what_waits_for_its_time_is_told_by_its_text() -> None:
    doom = 'Doom {B} instant "Destroy target creature at the beginning of the next end step."'
    said = result(f"A: hand: {doom}\nB: Elk 3/3\nA casts Doom on Elk")
    assert "still waits for its time" in said[0]
    assert "at the beginning of the next end step" in said[0]


def test_that_something_dies_to_damage_is_expected_of_damage_alone() -> None:
    fight = "A: Bear 2/2 attacking\nB: Elk 3/3 blocking Bear\n= Bear dies to damage"
    assert of(fight).replies[0].holds is True
    slain = 'A: Bear 2/2\nB: hand: Blade {B} instant "Destroy target creature."\nB casts Blade on Bear\n= Bear dies to damage'
    assert of(slain).replies[0].holds is False


def test_a_mode_is_chosen_by_its_number() -> None:
    charm = (
        'A: hand: Charm {R} instant "Choose one —\\n• ~ deals 2 damage to any target.\\n• Draw a card."\nA casts Charm'
    )
    assert result(f"{charm}\nA chooses 2") == ["A draws a card."]
    assert result(f"{charm}, mode 1, on B") == ["Charm deals 2 to B; B: life 20 → 18."]


def test_a_keyword_that_may_have_a_quality_stands_alone_in_japanese_too() -> None:
    zap = "手札: 火花 {R} インスタント「クリーチャー1体を対象とする。火花はそれに3点のダメージを与える。」"
    assert result(f"A: 壁 0/5 呪禁\nB: {zap}\n? Bは壁に火花を撃てるか", "ja")[0].startswith("いいえ")


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("熊は死亡する", "期待: 熊の領域は墓地、実際: 戦場"),
        ("Bのライフは18", "期待: Bのライフは18、実際: 20"),
        ("熊はタップ状態", "期待: 熊のタップ状態ははい、実際: いいえ"),
    ],
)
def test_what_does_not_hold_is_told_in_japanese(expected: str, told: str) -> None:
    assert result(f"A: 熊 2/2\n= {expected}", "ja")[1] == told


def test_what_is_answered_was_cast_where_it_lies_in_a_hand() -> None:
    wrath = 'B: hand: Ruin {4} sorcery "Destroy all creatures."'
    ward = 'A: Bear 2/2; hand: Ward {G} instant "Creatures you control gain indestructible until end of turn."'
    found = of(f"{wrath}\n{ward}\nIn response to Ruin, A casts Ward\n? does Bear survive")
    assert "Yes: Bear survives" in [one.en for one in found.replies[0].result]
    assert "B casts Ruin" in [one.en for one in found.granted]


def test_creatures_without_names_come_with_the_deed() -> None:
    text = "A is at 3 life and has Giant 3/3 untapped. B attacks with a 2/2 flyer and a 4/4 trampler.\n"
    assert result(f"{text}A blocks the trampler with Giant\n? life of A")[0] == "A: life 1 or 0"


def test_counters_stand_behind_a_card_without_brackets() -> None:
    assert result("A: 熊 2/2 +1/+1カウンター3個\n? 熊のサイズ", "ja")[0] == "熊のサイズは5/5"


@pytest.mark.parametrize("said", ["A casts Clone and copies Elk", "A: Cloneを唱える\nA: Elkをコピー"])
def test_what_is_copied_is_chosen(said: str) -> None:
    clone = (
        'Clone {U} creature 0/0 "You may have ~ enter the battlefield as a copy of any creature on the battlefield."'
    )
    assert result(f"A: hand: {clone}\nB: Elk 3/3, Bear 2/2\n{said}\n? power of Clone")[0] == "Clone: power 3"


def test_who_does_not_block_stands_behind_a_comma() -> None:
    assert result("A: Bear 2/2\nB: Elk 3/3\nA attacks B with Bear, B doesn't block\n? life of B")[0] == "B: life 18"


def test_a_deed_with_a_creature_that_is_called_by_its_size_is_no_position() -> None:
    text = "A: 5/5 絆魂、ライフ3\nB: 4/4\nA: 5/5で攻撃、B: 4/4でブロック\n? Aのライフ"
    assert result(text, "ja")[0] == "Aのライフは8"


@pytest.mark.parametrize(
    "said",
    ["A attacks with Bear. No blocks.", "A: Bearで攻撃、ブロックなし", "A attacks with Bear and B doesn't block"],
)
def test_that_nothing_is_blocked_is_said_of_the_other_player(said: str) -> None:
    assert result(f"A: Bear 2/2\nB: Elk 3/3\n{said}\n? life of B")[0] == "B: life 18"


def test_who_attacks_first_in_a_line_has_the_turn() -> None:
    text = "rules magmell\nA: Bull 4/4\nB: Elf 1/1 (just summoned)\nA's Bull attacks, Elf defends"
    assert "Elf is put into the dust" in result(text)[0]


def test_creatures_of_duel_masters_attack_one_after_another() -> None:
    begun = "rules dm\nA: Lion 5000, Mouse 1000\nB: Snake 4000 (tapped), 3 shields\n"
    assert result(f"{begun}A attacks Snake with Lion, then A attacks B with Mouse") == [
        "B: shields 3 → 2; Snake is destroyed."
    ]


def test_both_are_two() -> None:
    assert result("A: Elf 1/1, Bear 2/2\nA attacks with both\nB does not block\n? life of B")[0] == "B: life 17"
    with pytest.raises(NotationUnclear, match="there are 3"):
        of("A: Elf 1/1, Bear 2/2, Elk 3/3\nA attacks with both")


def test_words_before_a_colon_that_name_no_zone_are_no_name_of_a_card() -> None:
    with pytest.raises(NotationUnclear, match="which card is meant"):
        of("A: Bear 2/2\nB has a scary guy: a 3/3\n? who wins")


def test_a_question_stands_behind_a_comma() -> None:
    assert result(f"A: Bear 2/2\nB: hand: {ZAP}\nB zaps Bear, does it die?") == [
        "Yes: Bear dies",
        "Red Zap deals 3 to Bear; Bear dies.",
    ]


CHARM = 'Charm {R} instant "Choose one —\\n• ~ deals 4 damage to target player.\\n• Destroy target creature."'


@pytest.mark.parametrize(
    "said",
    [
        "A casts Charm mode 1 on B",
        "A casts Charm on B mode 1",
        "A casts Charm choosing mode 1 targeting B",
        "A casts Charm, mode 1, on B",
        "A casts Charm with mode 1 on B",
        "A casts Charm\nA chooses mode 1\nA targets B",
        "A casts Charm\nA chooses option 1\nA targets B",
        "A: Charmを唱える\nA: モード1を選ぶ\nA: Bを対象にする",
    ],
)
def test_a_mode_is_said_before_or_behind_the_target_or_when_it_is_asked_for(said: str) -> None:
    assert "B: life 20 → 16" in " ".join(result(f"A: hand: {CHARM}\nB: Bear 2/2\n{said}"))


def test_the_other_mode_is_not_the_first() -> None:
    assert "Bear dies" in " ".join(result(f"A: hand: {CHARM}\nB: Bear 2/2\nA casts Charm mode 2 on Bear"))


COMMAND = 'Command {R} instant "Choose two —\\n• ~ deals 4 damage to target player.\\n• Draw a card.\\n• Destroy target creature."'


@pytest.mark.parametrize(
    "said",
    [
        "A casts Command choosing modes 1 and 2 on B",
        "A casts Command on B, modes 1 and 2",
        "A casts Command modes 1 and 2 targeting B",
        "A casts Command\nA chooses modes 1 and 2\nA targets B",
    ],
)
def test_two_modes_are_said_together(said: str) -> None:
    told = " ".join(result(f"A: hand: {COMMAND}; library: Bear 2/2\nB: Elk 3/3\n{said}"))
    assert "B: life 20 → 16" in told
    assert "A draws" in told or "hand" in told
    assert "Elk dies" not in told


BLAZE = 'Blaze {X}{R} sorcery "~ deals X damage to any target."'


@pytest.mark.parametrize(
    "said", ["with X=3 on B", "for X=3 on B", "X=3 on B", "with X = 3 targeting B", "on B with X=3"]
)
def test_the_value_of_x_is_said_before_or_behind_the_target(said: str) -> None:
    assert "B: life 20 → 17" in " ".join(result(f"A: hand: {BLAZE}\nB: Bear 2/2\nA casts Blaze {said}"))
