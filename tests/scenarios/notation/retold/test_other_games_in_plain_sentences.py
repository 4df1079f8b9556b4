"""Duel Masters and MAGMELL as players tell of them: cards described in a deed, clauses joined, names of attacks."""

from __future__ import annotations

import contextlib

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered


def told(text: str) -> list[str]:
    """Return the first sentence of every answer, in Japanese."""
    found = answered(text)
    assert found.unread is None
    return [str(reply.result[0].ja) for reply in found.replies]


BOTH_IN_THE_DUST = "狼はダストに置かれる、盾兵はダストに置かれる"


@each(
    [
        "Aの《狼》 4/2でBの《盾兵》 2/4(レスト)を攻撃して、誰も何もしませんでした。破壊されるのはどれ?",
        "Aの《狼》 4/2でBの《盾兵》 2/4(レスト)を殴りました。どっちが破壊されますか?",
        "Aは《狼》 4/2を持っている。Bの戦闘エリアにレスト状態の《盾兵》 2/4がいます。狼で盾兵に突撃した。どっちが死にますか?",
    ]
)
def test_cards_described_within_a_deed_are_laid_out_before_it(text: str) -> None:
    assert told(f"ルール magmell\n{text}")[-1] == BOTH_IN_THE_DUST


@each(
    [
        ("Bのライフは残り3点。Aは《巨人》 3/3で本体を殴ります。Bは防御しません。Bは負けますか?", "はい: Bは敗北する"),
        ("Aの《弓兵》 2/1がBを攻撃中。Bは防御しませんでした。Bのライフは20。最終的なライフは?", "Bのライフは18"),
        ("Aは《弓兵》 2/1で相手を攻撃しました。Bはライフ9で防御なし。Bのライフは最終的に何点?", "Bのライフは7"),
    ]
)
def test_an_attack_of_a_player_is_called_by_many_names(text: str, answer: str) -> None:
    assert told(f"ルール magmell\n{text}")[-1] == answer


BOARD = (
    "ルール dm\nAの場には《勇》 {火 2} 2000「スレイヤー」と《鬣》 {自然 2} 2000がいて、まず勇で最後の盾を割ります。"
    "Bのシールドは残り1枚。"
)


def test_who_acts_is_who_has_what_it_is_done_with() -> None:
    assert told(f"{BOARD}鬣でとどめは刺せますか?")[-1] == "はい: Aの勝ち"


def test_what_is_supposed_is_said_plainly_and_so_is_what_is_asked_of_it() -> None:
    position = "ルール dm\nAの場に《赤騎》 {火 2} 2000「スレイヤー」、Bの場にタップされた《大蛸》 {水 9} 12000。"
    assert told(f"{position}赤騎で大蛸に突撃したら、大蛸は落ちますか?赤騎は?") == [
        "はい: 大蛸は破壊される",
        "はい: 赤騎は破壊される",
    ]


@each(
    [
        "ルール magmell\n《狼》 4/2でBの《盾兵》 2/4(レスト)を攻撃した。どっちが破壊されますか?",  # nobody said whose it is
        "ルール magmell\nBは《騎士》 3/3で防御しようとしたけど、やめた。Aは《弓兵》 2/1でBを殴った。騎士は破壊される?",
        "ルール magmell\nAは《狼》 4/2に火花を使いました。狼は破壊される?",
        "ルール dm\nA: 勇 {火 2} 2000\nB: シールド5枚\nAの勇はBのシールド2枚に攻撃した。Bのシールドは何枚?",
        "A: 狼 4/2\nB: ライフ9\nC: ライフ8\nAは狼で相手本体を殴りました。Bのライフは最終的に何点?",
        "ルール dm\nAは墓地の《勇》 {火 2} 2000を召喚しました。勇は生き残る?",
        "ルール dm\nAは《勇》 {火 2} 2000で盾を3枚割りました。Bのシールドは何枚?",
    ]
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    try:
        unread = answered(text).unread
    except NotationUnclear as fault:
        unread = fault
    assert unread is not None


WOLF = "rules magmell\nA has a Wolf 4/3. B is at 9 with a Bear 2/5."


@each(
    [
        (f"{WOLF} A sends Wolf at B. B doesn't defend. What's B's life?", "Bのライフは5"),
        (f"{WOLF} A goes in with Wolf. B doesn't defend. What's B's life?", "Bのライフは5"),
        (f"{WOLF} A's Wolf is attacking B. B defends with Bear. Which units survive this?", "残る: 狼 (A)、熊 (B)"),
    ]
)
def test_an_attack_in_other_english_words(text: str, answer: str) -> None:
    assert told(text)[-1].replace("Wolf", "狼").replace("Bear", "熊") == answer


DUEL = "rules dm\nA: Swift {fire 2} 2500. B: Kin {light 5} 2500. "


def test_what_one_question_supposes_is_not_so_in_the_others() -> None:
    try:
        found = answered(f"{DUEL}Can Swift attack Kin? If Kin is tapped, can Swift attack Kin?")
    except NotationUnclear:
        return
    assert str(found.replies[0].result[0].en).startswith("No") or found.replies[0].unread is not None


def test_what_somebody_has_had_for_a_while_lies_there() -> None:
    said = "rules dm\nA has had an Old Baron {fire 2} 2000 on the board since last turn. B has no shields."
    assert told(f"{said} If A attacks B with Baron, does A win?")[-1] == "はい: Aの勝ち"


def test_shields_are_counted_by_either_of_their_names() -> None:
    said = "ルール dm\nBの盾は残り2枚。Aは《大竜》 {火 6} 6000「W・ブレイカー」でシールドを攻撃しました。"
    assert told(f"{said}Bの盾は何枚残りますか?")[-1] == "Bのシールドゾーン: 0枚"


def test_an_effect_that_one_may_use_is_used_by_who_takes_the_draw() -> None:
    text = "このクリーチャーがバトルゾーンに出た時、カードを1枚引いてもよい。"
    said = f'rules dm\nA summons Scout {{water 3}} 2000 "{text}" and takes the draw. How many cards did A draw?'
    assert "1" in told(said)[-1]


READER = "《屍の読み手》: クリーチャー、コスト3、闇、パワー2000。「このクリーチャーが破壊された時、カードを1枚引く。」"
BELL = "《終わりの鐘》: 呪文、コスト7、闇。「クリーチャーをすべて破壊する。」"


@each(
    [
        (
            f"ルール dm\n{READER}\n{BELL}\nAのバトルゾーンに屍の読み手がいる。Aは終わりの鐘を唱えました。何が破壊される?",
            "屍の読み手は破壊される",
        ),
        (
            "rules dm\nLittle Biter: creature, fire, cost 2, power 2000\nPit of Doom {darkness 6} spell "
            '"相手のクリーチャーを1体破壊する。"\nB: 1 shield\nA attacks B with Little Biter. How many shields does B have?',
            "Bのシールドゾーン: 0枚",
        ),
        (
            "ルール magmell\n《騎士》: ユニット、AP2、HP2。\n《呪い》: マジック、クイック。"
            "「ユニット1体を対象とする。それにウィークカウンターを3個置く。」\nAの戦闘エリアに騎士がいます。"
            "Bは呪いを騎士に使いました。騎士は破壊されますか?",
            "はい: 騎士はダストに置かれる",
        ),
        (  # a card that a line describes acts where it is first named (no owner said before)
            "ルール dm\nカード: 大鐘 {闇 7} 呪文「クリーチャーをすべて破壊する。」\nB: 兵 {火 2} 2000\n"
            "Aは大鐘を唱えた。兵は破壊される?",
            "はい: 兵は破壊される",
        ),
        (
            "ルール dm\nカード: 水竜 {水 3} 3000\nAのマナゾーンは火のカード4枚。Aは水竜を召喚できますか?",
            "いいえ: Aは水竜を召喚できない: its cost cannot be paid: no untapped card in the mana zone is of water",
        ),
    ]
)
def test_cards_in_lines_of_their_own_are_those_that_act_behind(text: str, answer: str) -> None:
    assert told(text)[-1] == answer


@each(
    [
        (
            "Aはこのターンに小竜 {火 2} 2000 を召喚し、その上に炎竜王 {火 5} 進化クリーチャー 7000"
            "「進化：自分の火のクリーチャー1体の上に置く。」を重ねました。炎竜王はこのターンに攻撃できますか?",
            "はい: 炎竜王は攻撃できる",
        ),
        (
            "Bの番人 {光 3} 3000「ブロッカー」は、Aの火鳥 {火 2} 2000の攻撃をブロックしました。どっちが破壊されますか?",
            "火鳥は破壊される",
        ),
        (
            "A: 狼 {自然 3} 3000\nB: シールド1枚\nAは狼でBを攻撃して、最後のシールドをブレイクしました。Bのシールドは何枚?",
            "Bのシールドゾーン: 0枚",
        ),
    ]
)
def test_japanese_clauses_of_duel_masters_are_said_in_its_forms(text: str, answer: str) -> None:
    assert told(f"ルール dm\n{text}")[-1] == answer


@each(
    [
        "《鐘》: 呪文、コスト7、闇、夜に鳴る。「クリーチャーをすべて破壊する。」\nAは鐘を唱えた。何が破壊される?",
        "《兵》: クリーチャー、火、コスト2、パワー2000。「いつか強くなる。」\nAは兵でBを攻撃した。Bのシールドは?",
    ]
)
def test_a_line_that_says_more_of_a_card_than_is_known_stays_refused(text: str) -> None:
    with pytest.raises((NotationUnclear, JudgekitError)):
        told(f"ルール dm\n{text}")


EVOLVES = (
    "rules dm\nIn hand A has Pup {fire 2} 1000 and Saber {fire 4} evolution creature 6000 "
    '"進化－自分の火のクリーチャー1体の上に置く。"'
    "\nB has 3 shields and no creatures. "
)


@each(
    [
        (
            f"{EVOLVES}A summons Pup and then, in the same turn, evolves it into Saber. Can Saber attack B this turn?",
            "Yes: Saber can attack B",
        ),
        (
            "rules magmell\nA has a Hound 2/2 with two power counters on it. How many power counters does it still have?",
            "Hound: counters 2 power",
        ),
        # AP is a unit's attack power there, not the active player.
        (
            "rules magmell\nSnake: unit, AP 3, HP 2\nGuard: unit, AP 1, HP 3\nA: Snake\nB: life 15, Guard\n"
            "A attacks B with Snake. B defends with Guard. Is Guard destroyed?",
            "Yes: Guard is put into the dust",
        ),
        (
            "ルール dm\nAのターン。Aのバトルゾーンに小鬼 {火 2} 1000。Bのバトルゾーンにクリーチャーはなく、シールドは2枚。"
            "Aは小鬼でBを攻撃した。ブロックはなし。\nBのシールドは何枚?",
            "B's shields: 1",
        ),
    ]
)
def test_what_is_said_by_the_way_of_counters_turns_and_empty_places(text: str, answer: str) -> None:
    assert str(answered(text).replies[-1].result[0].en) == answer


TRAP = 'Trap {fire 4} spell "S・トリガー\\n相手のクリーチャーを1体選び、破壊する。"'
HULK = 'rules dm\nA: Hulk {fire 6} 6000 "W・ブレイカー"\n'


@each(
    [
        (
            f"B: 1 shield, it is {TRAP}. A's turn. A attacks B with Hulk. The last shield is broken, and B uses Trap on Hulk.",
            0,
        ),
        (
            f"B: 1 shield, the shield is {TRAP}. A's turn. A attacks B with Hulk, the shield breaks and B uses Trap on Hulk.",
            0,
        ),
        (
            f"B's only shield is {TRAP}. A's turn. A attacks B with Hulk. The shield breaks. B casts Trap for free on Hulk.",
            0,
        ),
        ("B: 3 shields. A's turn. A attacks B with Hulk. Two shields are broken.", 1),
    ]
)
def test_shields_that_are_broken_are_broken_by_who_attacks(told_so: str, left: int) -> None:
    found = answered(f"{HULK}{told_so} How many shields does B have? Is Hulk destroyed?").replies
    assert [str(one.result[0].en) for one in found] == [
        f"B's shields: {left}",
        "No: Hulk survives" if left else "Yes: Hulk is destroyed",
    ]


@each(
    [
        " and breaks the last shield.",
        " and breaks the only shield.",
        ". Cub breaks the last shield.",
        ". The last shield is broken.",
    ]
)
def test_a_shield_is_not_the_last_one_where_others_are_left(told_so: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        answered(f"rules dm\nA: Cub {{fire 2}} 2000\nB: 3 shields. A's turn. A attacks B with Cub{told_so} Who wins?")
    assert "1 shields are broken, not all" in str(
        refused.value.in_full() if hasattr(refused.value, "in_full") else refused.value
    )


FIGHT = (
    'rules dm\nA: Ram {fire 4} 3000 "パワーアタッカー+3000"\nB: 3 shields; Newt {dark 3} 2000 "ブロッカー"'
    "\nA's turn. A attacks B with Ram and B blocks with Newt. "
)


@each(
    [
        (f"{FIGHT}What power does Ram have in the battle?", "Ram: power 6000"),
        (f"{FIGHT}What is Ram's power in the battle?", "Ram: power 6000"),
        (f"{FIGHT}What's Ram's power?", "Ram: power 3000"),
        (
            'A: Ox 2/2 "As long as ~ is attacking, it gets +2/+2.". B: Cat 2/3. A attacks with Ox. B blocks with Cat.'
            " How big is Ox during combat?",
            "Ox: pt 4/4",
        ),
        (
            "rules magmell\nA: Ox 2/2 (two power counters)\nB: Cat 2/3\nA's turn. A attacks B with Ox. B defends with Cat."
            " What AP does Ox have in the battle?",
            "Ox: AP 4",
        ),
    ]
)
def test_a_size_in_the_fight_is_that_which_it_had_there(text: str, answer: str) -> None:
    assert str(answered(text).replies[-1].result[0].en) == answer


def test_a_size_in_a_fight_that_is_not_fought_is_refused() -> None:
    told_so = FIGHT.replace("B blocks with Newt", "B does not block")
    assert answered(f"{told_so}What is Ram's power in the battle?").unread is not None


def test_the_step_in_which_something_defends_is_spelt_either_way() -> None:
    text = (
        'rules magmell\nA: Snake 4/2, A\'s hand: Flare {red}{2} quick magic "ユニット1体を対象とする。それを破壊する。"\n'
        "B: life 9, Guard 1/5\nA attacks B with Snake. B defends with Guard. In the defence step, A uses Flare on Guard.\n"
        "Does Snake's damage now go to B?"
    )
    assert str(answered(text).replies[0].result[0].en) == "Yes: Snake deals 4 damage to B"


DRAKE = (
    "ルール dm\nA: 炎竜 {火 5} 6000「W・ブレイカー」、狼 {火 2} 2000、シールド3枚\n"
    "B: シールド3枚、虎 {自然 4} 4000(タップ)\nAのターン。"
)


@each(
    [
        ("Aは炎竜でBを攻撃。Bのシールドを2枚割った。", True),
        ("Aは炎竜でBのシールドを2枚割った。", True),
        ("Aの炎竜がBのシールドを2枚割った。", True),
        ("Aは炎竜で盾を2枚割った。", True),
        ("Aは炎竜で2枚刻んだ。", True),
        ("Aは炎竜でBを攻撃。\nBのシールドを2枚割った。", True),
        ("Aは炎竜でBを攻撃。Aのシールドを2枚割った。", False),
        ("Aは炎竜で攻撃し、Aのシールドを2枚割った。", False),
        ("Aは炎竜でAのシールドを2枚割った。", False),
        ("Aは炎竜でBを攻撃。\nAのシールドを2枚割った。", False),
        ("Aは炎竜でBを攻撃。\nAのシールドを割った。", False),
    ]
)
def test_shields_are_broken_of_who_is_attacked_and_nobody_elses(text: str, is_read: bool) -> None:
    if is_read:
        assert told(f"{DRAKE}{text}\nBのシールドは何枚? Aのシールドは何枚?") == [
            "Bのシールドゾーン: 1枚",
            "Aのシールドゾーン: 3枚",
        ]
    else:
        with pytest.raises(NotationUnclear):
            answered(f"{DRAKE}{text}\nBのシールドは何枚?")


DUEL = 'rules dm\nA: Drake {fire 5} 6000 "W・ブレイカー", 3 shields\nB: 3 shields\nA\'s turn. A attacks B with Drake'


@each(
    [
        (". A breaks two of B's shields.", True),
        (" and breaks 2 of B's shields.", True),
        (" for two shields.", True),
        (". A breaks two of A's shields.", False),
        (" and breaks both of A's shields.", False),
    ]
)
def test_whose_shields_are_broken_counts_in_english_too(text: str, is_read: bool) -> None:
    if is_read:
        assert str(answered(f"{DUEL}{text} How many shields does B have?").replies[-1].result[0].en) == "B's shields: 1"
    else:
        with pytest.raises(NotationUnclear):
            answered(f"{DUEL}{text} How many shields does B have?")


@each(
    [
        ("Aの炎竜とBの虎がぶつかった。", "虎は破壊される"),
        ("Aの炎竜がBの虎とバトルした。", "虎は破壊される"),
        ("Aの狼とBの虎がぶつかった。", "狼は破壊される"),
        ("Aは炎竜で虎をタップキルした。", "虎は破壊される"),
        ("Aは炎竜で虎を殴り倒した。", "虎は破壊される"),
    ]
)
def test_two_creatures_that_meet_do_battle(text: str, answer: str) -> None:
    assert told(f"{DRAKE}{text}何が破壊される?")[-1] == answer


def test_an_untapped_creature_that_cannot_block_does_not_meet_the_attacker() -> None:
    with pytest.raises(JudgekitError):
        answered(f"{DRAKE.replace('(タップ)', '')}Aの炎竜とBの虎がぶつかった。何が破壊される?")


CHANGING = DRAKE.replace(
    "、狼 {火 2} 2000",
    "、手札に聖龍 {光火 7} 8000「革命チェンジ:火のクリーチャー\nW・ブレイカー」".replace("\n", "\\n"),
)


@each(
    [
        "Aは炎竜で攻撃する時、聖龍と入れ替えた。",
        "Aは炎竜で攻撃する時に聖龍にチェンジした。",
        "Aは炎竜で攻撃、聖龍をチェンジ。",
        "Aは炎竜でBを攻撃。Aは炎竜を聖龍にチェンジ。",
    ]
)
def test_a_revolution_change_is_called_a_change(text: str) -> None:
    assert told(f"{CHANGING}{text}炎竜はどこにある?")[-1] == "炎竜はAの手札にある"


EVOLVING = (
    "ルール dm\nA: 仔竜 {火 3} 3000、"
    "手札に大竜 {火 5} 進化クリーチャー 7000「進化:火のクリーチャー1体の上に置く。\\nW・ブレイカー」\n"
    "B: シールド3枚\nAのターン。"
)


@each(["Aは仔竜を進化元に大竜を出した。", "Aは仔竜を種に大竜を召喚。", "Aは仔竜をタネにして大竜を出した。"])
def test_what_a_creature_evolves_from_is_what_it_lies_on(text: str) -> None:
    assert told(f"{EVOLVING}{text}Aは大竜で盾を殴った。Bの盾は何枚?")[-1] == "Bのシールドゾーン: 1枚"


TRAP = "罠 {闇 4} 呪文「S・トリガー\\n相手のクリーチャーを1体選び、破壊する。」"


@each(
    [
        (f"B: シールド3枚、うち1枚は{TRAP}", "Aは炎竜でBを攻撃。罠がシールドから出た。"),
        (f"B: シールド3枚、うち1枚は{TRAP}", "Aは炎竜で殴ってトリガーの罠を踏んだ。"),
        ("B: シールド3枚", f"Aは炎竜でBを攻撃。シールドから{TRAP}が出た。"),
    ]
)
def test_what_comes_out_of_the_shields_is_used(shields: str, text: str) -> None:
    assert (
        told(f"ルール dm\nA: 炎竜 {{火 5}} 6000\n{shields}\nAのターン。{text}炎竜は破壊される?")[-1]
        == "はい: 炎竜は破壊される"
    )


def test_a_win_in_one_turn_is_asked_for_and_shields_that_nobody_knows_are_said_aloud() -> None:
    found = answered(
        "ルール dm\nA: 炎竜 {火 5} 6000「W・ブレイカー」、狼 {火 2} 2000\nB: シールド2枚\nAのターン。Aはワンショットできる?"
    )
    assert str(found.replies[-1].result[0].ja) == "はい: Aは相手が何をしてもこのターンに勝てる"
    assert any("わからないシールド" in str(one.ja) for one in found.granted)


FOUGHT = (
    "ルール magmell\nA: 闘士 3/3、"
    "手札に火球 {赤}{1} マジック「ユニット1体を対象とする。それに3点のダメージを与える。」"
    "\nB: 番兵 1/5\nAのターン。"
)


@each(["防御されたあと、Aは火球を番兵に使える?", "Aはバトル中に火球を番兵に使えますか?"])
def test_what_is_asked_within_the_battle_is_asked_of_it_only_where_one_is_fought(question: str) -> None:
    assert told(f"{FOUGHT}Aは闘士で攻撃、Bは番兵で防御した。{question}")[-1].startswith("いいえ: ")
    with contextlib.suppress(NotationUnclear):  # nothing of it is read
        assert answered(f"{FOUGHT}{question}").unread is not None


def test_the_right_of_use_is_given_up_and_why_so_much_damage_is_dealt_is_told() -> None:
    text = "ルール magmell\nA: 大蛇 4/2\nB: ライフ4\nAのターン。Aは大蛇でBを攻撃。Bは使用権を放棄。Bは防御しない。なぜBは4点受ける?"
    assert told(text)[-1] == "Bが受けるダメージは4点。なぜなら: 大蛇がBに4点のダメージを与える"


@each(
    [
        ("B: 山羊 {自然 4} 4000", "Aは解放を唱えて、山羊をBの手札に戻した。山羊はどこにある?", "山羊はBの手札にある"),
        ("B: シールド1枚", "Aは熊でBを攻撃、シールドを割った。Bのシールドは何枚?", "Bのシールドゾーン: 0枚"),
        (f"B: シールド1枚、うち1枚は{TRAP}", "Aは熊で攻撃。罠が踏まれた。熊は破壊される?", "はい: 熊は破壊される"),
        (
            "B: シールド2枚、うち1枚は妖女 {光 3} 2500「S・トリガー」",
            "Aは熊で攻撃。割れたのは妖女で、Bはトリガーで出した。妖女はバトルゾーンにいる?",
            "妖女はバトルゾーンにある",
        ),
        ("B: 猪 {自然 3} 3000(タップ)", "熊で猪をタップキル。何が破壊される?", "熊は破壊される、猪は破壊される"),
    ]
)
def test_what_is_told_shortly_of_duel_masters_is_read(other: str, text: str, answer: str) -> None:
    bounce = "解放 {水 4} 呪文「バトルゾーンにあるクリーチャーを1体選び、持ち主の手札に戻す。」"
    assert told(f"ルール dm\nA: 熊 {{自然 3}} 3000、手札に{bounce}\n{other}\nAのターン。{text}")[-1] == answer


def test_a_turn_that_ended_and_what_a_unit_was_dealt_are_read() -> None:
    text = (
        "ルール magmell\nA: 狼 3/3\nB: ライフ9、犬 1/5\nBのターンが終わって、Aのターン。Aは狼でBを攻撃。Bは犬で防御。"
    )
    assert told(f"{text}犬の受けたダメージは?")[-1] == "犬が受けるダメージは3点"


@each(
    [
        ("1 shield; it's Trap", "B uses Trap on Drake."),
        ("3 shields, 2nd is Trap", "One of them is Trap, and B destroys Drake with it."),
        ("3 shields; the third shield is Trap", "One of them is Trap, and B destroys Drake with it."),
        ("3 shields, one of them is Trap", "One of them is Trap, and B destroys Drake with it."),
    ]
)
def test_what_a_shield_is_is_told_of_it_in_english(shields: str, text: str) -> None:
    trap = '{darkness 4} spell "S・トリガー\\n相手のクリーチャーを1体選び、破壊する。"'
    board = (
        f'rules dm\nA: Drake {{fire 6}} 6000 "W・ブレイカー"\nB: {shields} {trap}\nA\'s turn. A attacks B with Drake.'
    )
    assert str(answered(f"{board} {text} Is Drake destroyed?").replies[-1].result[0].en) == "Yes: Drake is destroyed"


@each(
    [
        (
            "ルール magmell\nA: 槍兵 3/1、弓兵 2/2\nB: ライフ7\nAのターン。Aは槍兵でBを攻撃。Bは防御しない。"
            "次に弓兵でBを攻撃。Bは防御しない。Bのライフは?",
            "Bのライフは2",
        ),
        (
            "ルール dm\nA: 槍兵 {火 3} 3000、弓兵 {火 3} 3000\nB: シールド4枚\nAのターン。Aは槍兵でBを攻撃。Bはブロックしない。"
            "続けて弓兵で攻撃。Bのシールドは何枚?",
            "Bのシールドゾーン: 2枚",
        ),
    ]
)
def test_who_did_not_block_is_not_who_attacks_next(text: str, answer: str) -> None:
    assert told(text)[-1] == answer
