"""Table notation is the same for all games; each has its own words."""

from __future__ import annotations

import random

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.scenarios.notation.as_scenarios.scripts import scenario_as_written
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result


def test_a_blocker_of_duel_masters_is_destroyed_by_greater_power() -> None:
    text = "ルール dm\nA: 火竜 {火 5} 5000\nB: 壁 {光 2} 3000「ブロッカー」\nAのターン\nA: 火竜で攻撃\nB: 壁で火竜をブロック"
    assert result(text, "ja") == ["壁は破壊される。"]


def test_a_card_of_duel_masters_is_played_with_mana_that_is_granted() -> None:
    found = of("ルール dm\nA: 手札: ガガ {水 3} 2000\nAのターン\nA: ガガを出す")
    assert found.replies[0].result[0].ja == "ガガがバトルゾーンに出る。"
    assert "A has enough mana" in [one.en for one in found.granted]


def test_a_unit_of_magmell_attacks_and_is_defended_against() -> None:
    text = "ルール magmell\nA: 大蛇 3/2\nB: 番人 1/5\nA: 大蛇で攻撃\nB: 番人で防御\n? ダメージ"
    assert result(text, "ja") == [
        "大蛇は番人に3点のダメージを与える、番人は大蛇に1点のダメージを与える。大蛇は生き残る、番人は生き残る。"
    ]


def test_a_magic_of_magmell_is_used_on_its_target() -> None:
    pebble = "つぶて {赤} クイック マジック「ユニット1体を対象とする。それに2点のダメージを与える。」"
    text = f"ルール magmell\nA: 手札: {pebble}\nB: 番人 1/2\nA: 番人につぶて"
    assert result(text, "ja") == ["つぶては番人に2点のダメージを与える。番人はダストに置かれる。"]


def test_lines_of_a_position_mean_the_same_in_any_order() -> None:
    lines = ["A: life 12; Ox 4/4 (tapped); hand: Cub 2/2", "B: Elf 1/1, 3 Forest", "B's turn, end step", "stack: "]
    lines = lines[:3]
    first = written("\n".join(lines)).situation.given
    for seed in range(6):
        mixed = random.Random(seed).sample(lines, len(lines))
        assert written("\n".join(mixed)).situation.given == first


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("A: life 12, 3 Forest", "A: ライフ12、森3"),
        ("A: Ox 4/4 (tapped, two +1/+1 counters)", "A: Ox 4/4(タップ、+1/+1カウンター2個)"),
        ("A: Ox 4/4; hand: 4 cards; graveyard: 2 cards", "A: Ox 4/4、手札4枚、墓地: 2枚"),
        ("B's turn, declare attackers", "Bのターン、攻撃クリーチャー指定"),
        ("A: Ox 4/4 (just came in)", "A: Ox 4/4(出たばかり)"),
        ("A: Ox 4/4 attacking", "A: Ox 4/4(攻撃中)"),
    ],
)
def test_both_languages_say_the_same(english: str, japanese: str) -> None:
    def plain(text: str) -> str:
        return repr(written(text).situation.given).replace("平地", "Plains").replace("森", "Forest")

    assert plain(english) == plain(japanese)


def test_a_name_that_may_be_two_objects_is_asked_back() -> None:
    with pytest.raises(NotationUnclear) as fault:
        answered('A: hand Zap {R} instant "~ deals 3 damage to any target."\nB: 2 Cub 2/2\nA casts Zap on Cub')
    assert fault.value.candidates == ("Cub 1", "Cub 2")
    assert "Cub 1" in fault.value.hint


def test_a_card_that_nobody_knows_is_named_with_a_line_that_would_do() -> None:
    with pytest.raises(NotationUnclear) as fault:
        answered("A: Unheard Thing")
    assert fault.value.words == "Unheard Thing"
    assert "describe it" in fault.value.hint


def test_a_card_without_a_type_is_asked_for_it() -> None:
    with pytest.raises(NotationUnclear, match="what type of card"):
        answered('A: hand: Zap {R} "~ deals 3 damage to any target."')


@pytest.mark.parametrize(
    "text", ["A: Ox 4/4 (", 'A: Ox "Trample', "A: Ox 4/4 (glowing)", "A frobs Ox", "? zzz", ")", "\x00"]
)
def test_what_is_not_understood_is_refused_with_its_words(text: str) -> None:
    with pytest.raises(NotationUnclear) as fault:
        of(f"A: Elf 1/1\n{text}")
    assert fault.value.words
    assert fault.value.line


_WORDS = (
    *(
        "A:",
        "B:",
        "life",
        "12",
        ",",
        ";",
        "(",
        ")",
        "Ox",
        "Bears",
        "4/4",
        "attacking",
        "blocking",
        "tapped",
        "hand:",
        "4",
        "cards",
    ),
    *(
        "casts",
        "on",
        "?",
        "damage",
        "who wins",
        "{",
        "}",
        "{R}",
        "森3",
        "ライフ",
        "で",
        "攻撃",
        "、",
        "「",
        "」",
        '"',
        "=",
        "[1]",
    ),
    *(
        "declare",
        "A's turn",
        "stack:",
        "\n",
        "-1",
        "999999",
        "+1/+1",
        "counters",
        "two",
        "of",
        "->",
        "~",
        "*",
        "#",
        ":",
    ),
    *("all pass", "chooses", "rules", "dm", "graveyard 3", "B", "'s", "→", "・", "token-1"),
)


@pytest.mark.parametrize("seed", range(4))
def test_garbage_is_refused_and_never_a_fault_of_code(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(250):
        text = " ".join(chance.choice(_WORDS) for _ in range(chance.randint(1, 12)))
        try:
            told = str(written(text).scenario.given)
        except JudgekitError as fault:
            told = str(fault)
        assert told.strip(), text
        assert " object at 0x" not in told, text


def test_the_declaration_of_an_attack_in_magmell_has_words_in_both_languages() -> None:
    begun = "ルール magmell\nA: 大蛇 3/2\nB: 番人 1/5\nAのターン"
    for said in ("A: 攻撃を宣言する", "A declares an attack"):
        assert scripted(f"{begun}\n{said}") == [{"choose": "attack", "by": "A"}]


def scripted(text: str) -> list[Json]:
    """Return the steps of a situation."""
    return [dict(step.action or {}) for step in scenario_as_written(written(text)).script]


RUSH = "疾風 {火 6} ソニック・コマンド 進化 9000「進化-自分の火のコマンド1体の上に置く。\\n侵略-火のコマンド\\nW・ブレイカー\\n"
RUSH += "このクリーチャーが出た時、相手のクリーチャーを1体破壊する。」"


@pytest.mark.parametrize(
    "said",
    [
        "Aは鋼馬でBを攻撃、侵略で疾風を鋼馬の上に重ねた。効果で番兵を選択。",
        "Aは鋼馬でBを攻撃。侵略を宣言して疾風を重ねた。効果で番兵を選んだ。",
        "Aは鋼馬で攻撃して疾風に侵略。\nその効果で番兵を選択した。",
        "Aは鋼馬でBを攻撃。手札の疾風で侵略。\n番兵を選ぶ。",
        "Aは鋼馬でBを攻撃。侵略を使って疾風を上に重ねた。\n出た時の効果で番兵を選択。",
    ],
)
def test_an_invasion_is_told_by_what_is_done_and_its_effect_behind_it(said: str) -> None:
    there = f"ルール dm\nA: 鋼馬 {{火 3}} ソニック・コマンド 3000、手札に{RUSH}\n"
    there += "B: シールド2枚、番兵 {光 3} 3000「ブロッカー」、見習い {光 1} 1000\n"
    replies = of(f"{there}{said}\n番兵は破壊される?\n見習いは破壊される?\nBのシールドは何枚残る?").replies
    assert [str(one.result[0].ja)[:3] for one in replies[:2]] == ["はい:", "いいえ"]
    assert str(replies[2].result[0].ja) == "Bのシールドゾーン: 0枚"


@pytest.mark.parametrize(
    "said",
    [
        "Bは影忍をニンジャ・ストライクで出した",
        "Bは影忍でニンジャ・ストライク",
        "Bはニンジャ・ストライクを宣言して影忍を出した",
    ],
)
def test_a_ninja_is_told_by_what_is_done(said: str) -> None:
    shade = "影忍 {闇 5} シノビ 7000「ブロッカー\\nニンジャ・ストライク5」"
    there = f"ルール dm\nA: 火竜 {{火 5}} ドラゴン 6000\nB: シールド3枚、マナ5枚、手札に{shade}\n"
    asked = f"{there}Aは火竜でBを攻撃。{said}。Bは影忍でブロック。\n火竜は破壊される?"
    assert "はい: 火竜は破壊される" in result(asked, "ja")


@each(["魔石エリアに赤の魔石2枚(レスト)", "魔石エリア: 表向きの赤の魔石2枚(ウェイク)", "魔石: 赤2(休息)"])
def test_what_is_said_of_stones_does_not_put_the_unit_behind_them_among_them(stones: str) -> None:
    found = answered(f"ルール magmell\nA: {stones}、闘士 3/3\n闘士はどこ?", lang="ja")
    assert str(found.replies[0].result[0].ja) == "闘士はバトルエリアにある"
