"""What judges say in one breath: a card described in the deed, life and cards in one sentence, zones with their number of cards."""

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.prompt import Play
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result


@pytest.mark.parametrize(
    "text",
    [
        "B: Giant 5/5\nB attacks with Giant\nA blocks Giant with Elf 1/1",
        "B attacks with Giant 5/5\nA blocks Giant with an Elf 1/1",
        "A: Elf 1/1\nB attacks with Giant 5/5\nA blocks Giant with Elf 1/1",
        "B attacks with Giant {3}{G} 5/5\nA blocks B's Giant with Elf 1/1",
    ],
)
def test_a_card_may_be_described_where_it_attacks_or_blocks(text: str) -> None:
    assert result(text) == ["Giant deals 5 to Elf, Elf deals 1 to Giant; Elf dies, Giant survives."]


@pytest.mark.parametrize(
    "text",
    [
        "B: 巨人 5/5\nB: 巨人で攻撃\nAのエルフ 1/1 で巨人をブロック",
        "B: 巨人 5/5\nB: 巨人で攻撃\nA: エルフ 1/1で巨人をブロック",
        "B: 巨人 5/5で攻撃\nAのエルフ 1/1で巨人をブロック",
        "A: エルフ 1/1\nB: 巨人 5/5で攻撃\nAのエルフで巨人をブロック",
    ],
)
def test_a_card_may_be_described_in_a_japanese_deed(text: str) -> None:
    said = result(text, "ja")[0]
    assert "エルフは死亡する" in said
    assert "巨人は生き残る" in said


@pytest.mark.parametrize(
    ("attackers", "blocked", "life"),
    [
        ("a 4/4 trampling Beast", "Beast with a 0/1 Post", "B: life 20 or 19 or 18 or 17"),
        ("a 4/4 deathtouch trample Beast", "Beast with a 0/3 Post", "B: life 20 or 19 or 18 or 17"),
        ("a trampling Beast 4/4", "Beast with a 0/1 Post", "B: life 20 or 19 or 18 or 17"),
        ("a 4/4 green Beast", "Beast with a 0/1 Post", "B: life 20"),
        ("two 4/4 Beasts", "one of the Beasts with a 0/1 Post", "B: life 16"),
        ("a Beast 4/4 and a 3/1 first strike Duelist", "Beast with a 0/1 Post", "B: life 17"),
    ],
)
def test_what_is_told_before_the_name_of_what_attacks_is_what_it_is(attackers: str, blocked: str, life: str) -> None:
    assert result(f"A attacks with {attackers}. B blocks {blocked}. B's life?")[0] == life


def test_what_is_said_of_a_creature_before_its_name_and_is_not_known_is_not_understood() -> None:
    with pytest.raises(NotationUnclear):
        of("A attacks with an evasive 3/3 Rogue. B's life?")


def test_several_may_be_described_in_one_deed() -> None:
    assert (
        "Ox dies"
        in result("B attacks with Ox 3/3\nA blocks Ox with Elf 1/1 and Bear 3/3\nB chooses Bear and Elf first")[0]
    )


def test_what_is_cast_and_described_in_the_deed_is_in_the_hand() -> None:
    said = result('A casts Zap {R} instant "~ deals 3 damage to any target." on B\nall pass\n? damage')
    assert "B: life 20 → 17" in said[0]


def test_a_card_described_in_other_words_than_before_is_refused() -> None:
    with pytest.raises(NotationUnclear):
        of("A: Elf 2/2\nB attacks with Giant 5/5\nA blocks Giant with Elf 1/1\n? damage")


def test_whose_a_card_is_of_which_a_deed_only_speaks_is_not_guessed() -> None:
    with pytest.raises(NotationUnclear):
        of('A casts Zap {R} instant "~ deals 3 damage to any target." on Bear 2/2\n? damage')
    said = result('A casts Zap {R} instant "~ deals 3 damage to any target." on B\'s Bear 2/2\n? what dies')
    assert "Bear dies" in said[0]


def test_at_the_prompt_a_card_is_described_in_a_deed_while_nobody_has_acted() -> None:
    play = Play()
    play.say("A attacks with Ox 4/4")
    assert play.told() == ["A: Ox 4/4", "A attacks with Ox"]
    with pytest.raises(JudgekitError, match="Elf"):
        play.say("B blocks Ox with Elf 1/1")
    assert len(play.line) == 2


@pytest.mark.parametrize(
    "said", ["A: a hand with one card", "A has a hand of one card", "A: hand with 1 card", "A: one card in hand"]
)
def test_a_zone_may_be_said_with_its_number_of_cards(said: str) -> None:
    assert result(f"{said}\nB: Ox 2/2\n? how many cards in A's hand") == ["A's hand: 1"]


def test_one_shield_is_the_zone_of_shields() -> None:
    assert result("rules dm\nB: 1 shield\n? how many shields does B have") == ["B's shields: 1"]


@pytest.mark.parametrize(
    "said",
    [
        "A has 2 life and a Bat 1/1 with flying and lifelink and two Forests",
        "A at 2 life with a Bat 1/1 flying and lifelink, two Forests",
        "A is at 2 with a Bat 1/1 flying, lifelink and 2 Forest",
    ],
)
def test_life_and_cards_may_be_said_in_one_sentence(said: str) -> None:
    assert result(f"{said}\n? power of Bat") == ["Bat: power 1"]
    assert result(f"{said}\n? life of A") == ["A: life 2"]


def test_a_card_whose_name_begins_like_a_fact_blocks_beside_another() -> None:
    reply = of("A: 盾持ち 2/2、蛇 1/1\nB: 巨人 6/6\nBのターン\nB: 巨人で攻撃\nA: 蛇と盾持ちで巨人をブロック").replies[0]
    assert all("盾持ち" in str(comes.ja) for _decision, comes, _ways in reply.branches)
    assert len(reply.branches) > 1


def test_a_symbol_that_is_no_mana_is_refused_in_a_mana_cost() -> None:
    for symbol in ("Q", "T", "E"):
        with pytest.raises(JudgekitError, match=f"{{{symbol}}} is no mana symbol"):
            of(f"A: Ox {{1}}{{{symbol}}} creature 2/2\n? power of Ox")


_STONE = "石化 {1}{B}{R} インスタント「クリーチャー1体を対象とし、それを破壊する。それは再生できない。」"


@pytest.mark.parametrize(
    ("asked", "can"),
    [
        (f"Bは銀馬に{_STONE}を撃てる?", False),
        (f"Bは銀馬を対象に{_STONE}を唱えられる?", False),
        (f"Bは銀馬に対して{_STONE}を撃てる?", False),
        (f"Bは角犬に{_STONE}を撃てる?", True),
    ],
)
def test_a_card_described_in_a_japanese_question_is_read_whole(asked: str, can: bool) -> None:
    reply = of(f"A: 銀馬 {{W}} クリーチャー 2/2「プロテクション(黒)」、角犬 {{G}} クリーチャー 2/2\n{asked}").replies[0]
    assert reply.question == asked.rstrip("?")
    assert str(reply.result[0].ja).startswith("はい" if can else "いいえ")


def test_one_of_two_at_which_a_described_spell_is_aimed_is_no_part_of_its_name() -> None:
    there = "A: 銀馬 {W} クリーチャー 2/2「プロテクション(黒)」、角犬 {G} クリーチャー 2/2"
    with pytest.raises(NotationUnclear):
        of(f"{there}\nBは銀馬か角犬に{_STONE}を撃てる?")


def test_at_what_a_described_spell_is_aimed_may_be_described_behind_it() -> None:
    text = f"Bは銀馬に{_STONE}を撃てる?\nA: 銀馬 {{W}} クリーチャー 2/2「プロテクション(黒)」"
    assert result(text, "ja")[0].startswith("いいえ")


def test_a_name_that_only_begins_like_another_card_stays_whole() -> None:
    text = "A: 山 {G} クリーチャー 2/2\n"
    text += "A: 手札に山に眠る火 {R} インスタント「プレイヤー1人を対象とし、~はそれに3点のダメージを与える。」\n"
    text += "AはBに山に眠る火を撃った。\nBのライフは?"
    assert "17" in result(text, "ja")[0]
