"""Japanese questions why something is not so, whether it still is, in which order, for how much; shields told to be broken."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of

DUEL = (
    "ルール dm\nA: 闘士 {火 4} 5000、虫 {火 3} 3000「このクリーチャーが破壊された時、カードを1枚引く。」\n"
    "B: シールド2枚、妖精 {自然 2} 1000(タップ)、門番 {光 4} 5000「ブロッカー」\n"
    "Aのターン。Aは闘士で妖精を攻撃した。Bは門番でブロックした。"
)
FIGHT = (
    "A: 鹿 3/3「破壊不能」、蛇 2/2「接死」\nB: 壁 0/5、聖者 2/2「クリーチャーでない呪文を唱えるためのコストは{1}多くなる。」\n"
    "A: 手札: 雷 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
    "Aのターン。Aは鹿で攻撃。Bは壁で鹿をブロック。"
)
SHIELDS = (
    "ルール dm\nA: 炎竜 {火 6} 6000「W・ブレイカー」\n"
    "B: シールド2枚、うち1枚は城門 {光 4} 3000「S・トリガー\\nブロッカー」\nAのターン。Aは炎竜でBを攻撃した。"
)


def said(text: str) -> list[str]:
    """Return the first sentence of every answer."""
    found = answered(text, lang="ja")
    assert found.unread is None
    return [str(reply.result[0].ja) for reply in found.replies]


@each(
    [
        ("なぜ妖精は破壊されない?", "妖精は生き残る。なぜなら: 門番がブロックし、攻撃先になる"),
        ("妖精はなぜ破壊されないのですか?", "妖精は生き残る。なぜなら: 門番がブロックし、攻撃先になる"),
        ("妖精が破壊されないのはなぜ?", "妖精は生き残る。なぜなら: 門番がブロックし、攻撃先になる"),
        ("妖精が破壊されない理由は?", "妖精は生き残る。なぜなら: 門番がブロックし、攻撃先になる"),
        ("なぜ虫は誘発しない?", "虫の能力は誘発しない。なぜなら: 起こったことのうち虫に何かするものはない"),
        ("なぜBは負けない?", "Bはこのターンには敗北しない。なぜそうなのかは、起こったことからは言えない"),
    ]
)
def test_why_something_is_not_so_tells_that_it_is_not_and_what_made_it_so(asked: str, answer: str) -> None:
    assert said(DUEL + asked) == [answer]


def test_why_something_happens_although_another_thing_did_asks_of_both() -> None:
    """302.1.2.1: what leaves the battle area triggers by how it was before."""
    text = "ルール magmell\nA: 毒花 1/1「このユニットが破壊されたとき、ユニット1体を対象とする。それに1点のダメージを与える。」\n"
    text += "B: 番人 2/2\nAのターン。Aは毒花でBを攻撃。Bは番人で防御。毒花の誘発は番人を対象。\n"
    found = said(f"{text}なぜ毒花は破壊されたのに能力が誘発するのか?")
    assert found == [
        "はい: 毒花はダストに置かれる",
        "毒花の能力は1回誘発する。なぜなら: 番人が防御し、攻撃対象になる。"
        "番人が毒花に2点のダメージを与える。それはHP以上である(1/1)",
    ]


@each(
    [
        ("鹿は破壊不能なのに死ぬ?", ["はい: 鹿は破壊不能を持つ", "いいえ: 鹿は生き残る"]),
        ("破壊不能だけど壁は死ぬ?", ["いいえ: 壁は破壊不能を持たない", "いいえ: 壁は生き残る(0/5、ダメージ3点)"]),
        ("壁はまだクリーチャー?", ["はい: 壁はクリーチャーである"]),
        ("接死で壁は死ぬ?", ["いいえ: 壁は生き残る(0/5、ダメージ3点)"]),
    ]
)
def test_a_keyword_that_a_question_names_besides_is_asked_of_too(asked: str, answers: list[str]) -> None:
    assert said(FIGHT + asked) == answers


@each(
    [
        "雷は何マナかかる?",
        "雷を唱えるのにマナはいくつ必要?",
        "雷は何マナで唱えられる?",
        "Aが雷を唱えるには何マナ必要ですか?",
    ]
)
def test_how_much_mana_something_needs_is_its_cost(asked: str) -> None:
    assert said(FIGHT + asked) == ["雷のコストは{1}{R}"]


@each(
    [
        ("沼地は緑マナを出せる?", "いいえ: Aは沼地から緑マナを出すことができない"),
        ("沼地から黒マナは出る?", "はい: Aは沼地から黒マナを出すことができる"),
        ("沼地は何色のマナが出る?", "沼地から出せるマナ: 黒"),
        ("沼地から出せるマナは?", "沼地から出せるマナ: 黒"),
    ]
)
def test_which_mana_a_land_gives_is_asked_without_its_player(asked: str, answer: str) -> None:
    (found,) = said(f"A: 沼地 土地「{{T}}:{{B}}を加える。」\nAのターン。{asked}")
    assert found.split(": 沼地 has")[0] == answer


@each(
    [
        "どちらの能力を先に処理する?",
        "どの順番で解決する?",
        "解決の順は?",
        "虫の能力は騎士の能力より先に解決される?",
        "どれが先?",
    ]
)
def test_in_which_order_things_are_done_is_asked_in_many_ways(asked: str) -> None:
    """101.4: what the turn player has is done first."""
    knight = "騎士 {闇 4} 3000「このクリーチャーが破壊された時、カードを1枚引く。」(タップ)"
    text = f"ルール dm\nA: 虫 {{火 3}} 3000「このクリーチャーが破壊された時、カードを1枚引く。」\nB: シールド5枚、{knight}\n"
    assert said(f"{text}Aのターン。Aは虫で騎士を攻撃した。{asked}") == ["解決の順: 虫(A)→騎士(B)"]


@each(
    [
        "シールドが2枚ブレイクされ、BはS・トリガーで城門を出した。",
        "Bのシールドが2枚割られました。Bは城門をS・トリガーで使った。",
        "2枚のシールドが割れて、BはS・トリガーで城門を出した。",
    ]
)
def test_shields_are_told_to_be_broken_without_who_breaks_them(broken: str) -> None:
    assert said(f"{SHIELDS}{broken}城門はどこ? Bのシールドは何枚?") == [
        "城門はバトルゾーンにある",
        "Bのシールドゾーン: 0枚",
    ]


def test_the_last_shield_that_is_told_to_break_is_the_last() -> None:
    text = SHIELDS.replace("シールド2枚、うち1枚は", "シールド1枚、うち1枚は")
    assert said(f"{text}最後のシールドがブレイクされ、Bは城門をS・トリガーで使った。城門はどこ?") == [
        "城門はバトルゾーンにある"
    ]
    three = SHIELDS.replace("シールド2枚", "シールド3枚")
    with pytest.raises(NotationUnclear):
        answered(f"{three}最後のシールドがブレイクされた。Bの手札は何枚?", lang="ja")


def test_each_cremation_counter_gives_its_ability() -> None:
    """224.4.3: each of two counters deals 2 damage as the unit is put into the dust."""
    text = "ルール magmell\nA: 蜥蜴 2/2(レスト、火葬カウンター2個)\nB: ライフ4、大蛇 3/3\n"
    text += "Bのターン。Bは大蛇で蜥蜴を攻撃。Aは防御しない。火葬カウンターの能力は2つともBを対象にします。"
    assert said(f"{text}蜥蜴は破壊される? Bのライフは?") == ["はい: 蜥蜴はダストに置かれる", "Bのライフは0"]


def test_with_how_many_counters_something_enters_is_how_many_it_had_then() -> None:
    """306.5b: it enters with its loyalty; what is added later is not asked of."""
    text = "A: 手札に賢者 {1}{U} プレインズウォーカー(忠誠度4)「+1: あなたは1点のライフを得る。」\nAのターン。"
    text += "Aは賢者を唱えて解決、そのままAは賢者の+1を起動した。"
    assert said(f"{text}賢者は忠誠カウンター何個で出る? 賢者の忠誠カウンターは何個?") == [
        "賢者の忠誠度は4",
        "賢者の忠誠度は5",
    ]


def test_what_an_ability_exiles_and_returns_is_its_target() -> None:
    angel = "天使 {3}{W} クリーチャー 3/4「瞬速\\n~が戦場に出たとき、クリーチャー1体を対象とする。あなたはそれを追放してもよい。"
    angel += "そうしたなら、そのカードをそれのオーナーのコントロール下で戦場に戻す。」"
    text = f"A: 牙獣 5/3、手札に{angel}\nB: 手札に刃 {{1}}{{B}} インスタント「クリーチャー1体を対象とする。それを破壊する。」\n"
    text += "Bのターン。Bは牙獣に刃を唱えた。Aは対応して天使を唱え、天使の能力で牙獣を追放して戻します。"
    assert said(f"{text}牙獣は死ぬ?")[0].startswith("いいえ")


@each(["何色のマナの気分?", "赤蛇は何色のマナが好き?", "鹿からは何が出る?"])
def test_what_asks_for_more_than_is_known_is_not_denied(asked: str) -> None:
    try:
        unread = answered(f"{FIGHT}{asked}", lang="ja").unread
    except NotationUnclear as fault:
        unread = fault
    assert unread is not None


def test_a_token_that_is_told_to_be_one_before_its_name_is_one() -> None:
    """111.7: a token that leaves the battlefield ceases to exist."""
    text = "B: トークンの獣 3/3\nA: 手札に波 {U} インスタント「クリーチャー1体を対象とする。それをオーナーの手札に戻す。」\n"
    assert said(f"{text}Aのターン。Aは波を獣に撃った。獣は手札に戻る?") == [
        "はい: 獣は手札に行くが、最後には獣はもうない"
    ]


BEARS = "カード: 熊 {1}{G} クリーチャー 2/2\nカード: 火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"


@each(
    [
        ("A: 熊。Aの熊が+1/+1カウンターを2個乗せています。熊のサイズは?", "熊のサイズは4/4"),
        ("A: 熊。B: ライフ2。Aは熊でBに殴りかかり、Bはノーブロックを選びました。Bは負けますか?", "はい: Bは敗北する"),
        (
            "A: 熊。B: 壁 0/4。Aの熊が攻撃しました。Bの壁が熊をブロックしました。壁は死にますか?",
            "いいえ: 壁は生き残る(0/4、ダメージ2点)",
        ),
        ("Aの翼竜 4/4「飛行」をBの蜘蛛 2/4「到達」はブロックできますか?", "はい: Bの蜘蛛は翼竜をブロックできる"),
    ]
)
def test_who_has_what_is_told_in_passing(told: str, answer: str) -> None:
    assert said(BEARS + told) == [answer]


def test_what_an_ability_of_a_planeswalker_costs_is_told_with_whom_it_is_aimed_at() -> None:
    sage = "賢者 プレインズウォーカー(忠誠度2)「-2: プレイヤー1人を対象とする。そのプレイヤーはクリーチャー1体を生け贄に捧げる。」"
    assert said(f"A: {sage}。B: 熊 2/2\nAのターン。Aは賢者の-2をBを対象に起動しました。熊は生き残れますか?") == [
        "いいえ: 熊は死亡する"
    ]


def test_the_damage_of_a_unit_is_what_it_is_dealt() -> None:
    text = "ルール magmell\nA: 大熊 4/4。B: 盾亀 1/5(レスト)\nAのターン。Aは大熊で盾亀を攻撃。Bは防御しない。"
    assert said(f"{text}盾亀のダメージは何点ですか?") == ["盾亀が受けるダメージは4点"]


@each([("Aのシールドが1枚割れた。",), ("Aの最後のシールドが割れた。",)])
def test_shields_of_who_attacks_are_not_those_that_the_attack_breaks(told: str) -> None:
    with pytest.raises(NotationUnclear):
        of(
            f"ルール dm\nA: 炎竜 {{火 6}} 6000\nB: シールド3枚\nAのターン。Aは炎竜でBを攻撃した。{told}Bのシールドは何枚?"
        )
