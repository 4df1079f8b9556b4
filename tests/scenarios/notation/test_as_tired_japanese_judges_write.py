"""Situations as tired Japanese judges type them; answers worked out by hand from the rulebooks, cards invented."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import answered, of, result

ZAP = "火花 {R} インスタント「1つを対象とする。火花はそれに3点のダメージを与える。」"
SCHOLAR = (
    "書記 {1}{U} クリーチャー 2/1「書記が戦場に出たとき、あなたの墓地にありインスタントであるカード1枚を対象とする。"
    "それをあなたの手札に戻す。」"
)
JAIL = (
    "石牢 {2}{W} エンチャント「石牢が戦場に出たとき、クリーチャー1体を対象とし、それを追放する。\\n"
    "石牢が戦場を離れたとき、その追放されたカードをオーナーのコントロール下で戦場に戻す。」"
)
BREAK = "解体 {G} インスタント「エンチャント1つを対象とし、それを破壊する。」"
NINJA = (
    "夜忍 {闇 4} 1000 種族シノビ「ニンジャ・ストライク4\\nこのクリーチャーがバトルゾーンに出た時、相手のクリーチャーを1体選ぶ。"
    "このターン、そのクリーチャーのパワーを-3000する。」"
)


# What triggers, and what is done in response to it.


@pytest.mark.parametrize(
    "aimed",
    ["誘発は墓地の火花を対象にした。", "誘発の対象は自分の墓地の火花。", "誘発でAの墓地にある火花を対象に取った。"],
)
def test_a_card_is_named_with_the_zone_in_which_it_lies(aimed: str) -> None:
    said = f"A: 手札に{SCHOLAR}、墓地に{ZAP}、火花\nAのターン。Aは書記を唱えた。{aimed}\nAの手札は何枚?"
    assert result(said, "ja")[0] == "Aの手札: 1枚"


def test_where_a_card_does_not_lie_it_is_not_found() -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: 手札に{SCHOLAR}、手札に{ZAP}\nAのターン。Aは書記を唱えた。誘発は墓地の火花を対象。\nAの手札は何枚?")


@pytest.mark.parametrize(
    "response",
    [
        "Bは誘発に対応して石牢に解体を唱えた。",
        "Bはその誘発に対応して、石牢に解体を唱えた。",
        "石牢の誘発が解決する前に、Bは石牢に解体を唱えた。",
        "石牢の能力に対応してBは解体を石牢に撃った。",
    ],
)
def test_a_trigger_is_responded_to(response: str) -> None:
    """The ability by which it leaves resolves first and returns nothing; what is exiled then stays exiled (603.6c)."""
    said = f"A: 手札に{JAIL}\nB: 象 3/3、手札に{BREAK}\nAのターン。Aは石牢を唱えて、誘発は象を対象。\n{response}\n"
    assert result(f"{said}象はどこに行く?", "ja")[0] == "象は追放領域にある"


def test_a_trigger_of_something_else_is_not_responded_to() -> None:
    said = f"A: 手札に{JAIL}\nB: 象 3/3、手札に{BREAK}\nAのターン。Aは石牢を唱えて、誘発は象を対象。\n"
    with pytest.raises(NotationUnclear):
        of(f"{said}Bは象の誘発に対応して石牢に解体を唱えた。\n象はどこに行く?")


@pytest.mark.parametrize("to", ["火花", "Aの火花", "その呪文", "それ"])
def test_a_spell_is_responded_to_by_its_name(to: str) -> None:
    cancel = "打破 {U} インスタント「呪文1つを対象とし、それを打ち消す。」"
    said = f"A: 手札に{ZAP}\nB: 熊 2/2、手札に{cancel}\nAは熊に火花を撃った。Bは{to}に対応して打破を火花に唱えた。\n"
    assert result(f"{said}火花は打ち消される?", "ja")[0] == "はい: 火花は打ち消される"


# What a line is about, and what is told of it.


def test_a_heading_names_what_the_question_is_about() -> None:
    for line in (
        "象と熊について。",
        "象と熊の相互作用、よくある質問です。",
        "象と熊、よく揉めるやつ。",
        "熊と象の関係に関しての質問",
    ):
        found = of(f"{line}\nA: 熊 2/2\nB: 象 3/3\n熊のパワーは?", "ja")
        assert "は状況に含めない" in str(found.granted[0].ja), line


@pytest.mark.parametrize("line", ["象と熊、相打ち。", "象と熊、どちらもタップ中について"])
def test_what_says_something_of_them_is_no_heading(line: str) -> None:
    found: list[str] = []
    try:
        found = [str(one.ja) for one in of(f"{line}\nA: 熊 2/2\nB: 象 3/3\n象は攻撃できる?", "ja").granted]
    except NotationUnclear:
        return
    assert not any(line[:3] in one and "状況に含めない" in one for one in found)


@pytest.mark.parametrize(
    "aside",
    ["(カウンターは数えないよね、と聞かれてる)", "(負けですよねと何度も言われました)", "(死ぬのではと指摘されている)"],
)
def test_what_somebody_is_asked_stands_in_brackets_behind_a_question(aside: str) -> None:
    found = of(f"A: 熊 2/2(+1/+1カウンター1個)\n熊のパワーは?{aside}", "ja")
    assert str(found.replies[0].result[0].ja) == "熊のパワーは3"
    assert "は状況に含めない" in str(found.granted[0].ja)


@pytest.mark.parametrize(
    "line",
    [
        "墓地はほかに何もないです。",
        "場にはほかに何もない。",
        "Bはほかにクリーチャーがいない。",
        "お互い手札はほかになし。",
        "A: 他に何もなし",
    ],
)
def test_that_nothing_else_is_there_is_said_aloud(line: str) -> None:
    found = of(f"A: 熊 2/2\nB: 象 3/3\n{line}\nAは熊で攻撃。Bは象でブロック。\n熊は死ぬ?", "ja")
    assert str(found.replies[0].result[0].ja) == "はい: 熊は死亡する"


# What is not so.


@pytest.mark.parametrize(
    ("how", "can"),
    [
        ("タップしていない", True),
        ("タップ状態ではない", True),
        ("寝ていない", True),
        ("召喚酔いではない", True),
        ("召喚酔いしていない", True),
        ("トークンではない", True),
        ("裏向きではない", True),
        ("ダメージは受けていない", True),
        ("攻撃中ではない", True),
        ("タップ", False),
        ("召喚酔いしている", False),
    ],
)
def test_what_is_not_so_stands_in_brackets(how: str, can: bool) -> None:
    assert result(f"A: 熊 2/2({how})\nAのターン。\nAは熊で攻撃できる?", "ja")[0].startswith("はい" if can else "いいえ")


@pytest.mark.parametrize(
    ("how", "can"), [("休息中ではない", True), ("レストしていない", True), ("ウェイク状態", True), ("休息中", False)]
)
def test_what_is_not_rested_defends(how: str, can: bool) -> None:
    said = f"ルール magmell\nA: 狼 2/2\nB: 羊 1/3({how})\nAは狼で攻撃。\nBは羊で防御できる?"
    assert result(said, "ja")[0].startswith("はい" if can else "いいえ")


# Duel Masters.


def test_the_only_choice_is_said_before_somebody_decides_something_else() -> None:
    """The creature of 4000 has 1000 as it battles the blocker of 2000 (506.3d, 507.2, 115.3b)."""
    said = (
        f"ルール dm\nA: 猪 {{自然 4}} 4000\nB: シールド2枚、マナ4枚、番兵 {{光 2}} 2000「ブロッカー」、手札に{NINJA}\n"
    )
    deeds = "Aのターン。Aは猪でBを攻撃。\nBは夜忍をニンジャ・ストライクで出した、効果で猪を選択。\nBは番兵で猪をブロック。\n"
    assert result(f"{said}{deeds}何が破壊される?", "ja")[0] == "猪は破壊される"


@pytest.mark.parametrize("asked", ["Aは子猿でBにダイレクトアタックできる?", "子猿でダイレクトアタックできる?"])
@pytest.mark.parametrize(("shields", "can"), [("シールドなし", "はい"), ("シールド1枚", "いいえ")])
def test_whether_a_player_can_be_attacked_directly(asked: str, shields: str, can: str) -> None:
    said = f"ルール dm\nA: 子猿 {{火 2}} 2000\nB: {shields}\nAのターン。\n{asked}"
    assert result(said, "ja")[0].startswith(can)


# What something was like when it was last seen.


def test_the_size_of_what_has_died_is_the_one_that_it_had() -> None:
    """608.2h: 2+2 as it is destroyed; -1 as it is put into a graveyard for a toughness of -1."""
    kill = "破滅 {B} インスタント「クリーチャー1体を対象とし、それを破壊する。」"
    shrink = "腐敗 {B} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは-3/-3の修整を受ける。」"
    said = f"A: 熊 2/2(+1/+1カウンター2個)、猫 2/2\nB: 手札に{kill}、{shrink}\n"
    assert result(f"{said}Bは熊に破滅を唱えた。\n熊のパワーは?", "ja") == [
        "熊のパワーは4",
        "最後に見えたときの値。墓地にあるカードでは2",
    ]
    assert result(f"{said}Bは猫に腐敗を唱えた。\n猫のタフネスは?", "ja")[0] == "猫のタフネスは-1"
    assert result(f"{said}Bは猫に腐敗を唱えた。\n熊のパワーは?", "ja")[0] == "熊のパワーは4"


# A known card of which only the text is said.


def files_with(card: FiledCard, japanese: str) -> CardFiles:
    """Return card files that hold one card, under its name in both languages."""
    named = {japanese: card, card.name: card}
    return CardFiles(
        lambda name, _game: named.get(name),
        lambda name, _game: named.get(name),
        lambda _name, _game: [],
        names_in=lambda text, _game: [name for name in named if name in text],
    )


MOON = FiledCard(
    "Pale Moon", {"cost": "{2}{R}", "types": "Enchantment", "text": "Creatures can't block."}, "cards.json"
)


def test_a_known_card_with_its_text_has_the_cost_and_type_of_its_file() -> None:
    use(files_with(MOON, "青白い月"))
    try:
        said = "B: 青白い月「すべてのクリーチャーは飛行を持つ。」\nA: 熊 2/2\n"
        found = of(f"{said}熊のキーワード能力は?", "ja")
        assert "飛行" in str(found.replies[0].result[0].ja)
        assert any("文章はここに書かれたもの" in str(one.ja) for one in found.granted)
        about = of(f"青白い月について。\n{said}熊のパワーは?", "ja")
        assert "は状況に含めない" in str(about.granted[0].ja)
    finally:
        use(None)


FLASH = FiledCard(
    "Bright Flash", {"cost": "{R}", "types": "Instant", "text": "~ deals 3 damage to any target."}, "cards.json"
)


def test_a_known_card_in_the_graveyard_of_another_player_is_not_the_one_that_is_cast() -> None:
    use(files_with(FLASH, "閃光弾"))
    try:
        found = of("A: 熊 2/2。Aの墓地に閃光弾。\nBは閃光弾を熊に撃った。\n熊は死ぬ?", "ja")
        assert str(found.replies[0].result[0].ja).startswith("はい")
        assert "Bの手札に閃光弾がある" in [str(one.ja) for one in found.granted]
        own = of("A: 熊 2/2。Bの墓地に閃光弾。\nBは閃光弾を熊に撃った。\n熊は死ぬ?", "ja").replies[0]
        assert str(own.result[0].ja).startswith("できない")
    finally:
        use(None)


def test_of_an_unknown_card_with_a_text_the_whole_line_is_told() -> None:
    said = "A: 熊 2/2、硬い鱗「飛行」、手札に芽 {G} インスタント「カードを1枚引く。」\nAは芽を唱えた。\n熊のパワーは?"
    with pytest.raises(NotationUnclear) as caught:
        answered(said, lang="ja")
    told = str(caught.value)
    assert "硬い鱗" in told
    assert "芽" not in told.replace("芽吹き", "")
    assert "硬い鱗 {コスト} タイプ「飛行」" in f"{told} {caught.value.hint}"


# Cards described item by item.


@pytest.mark.parametrize(
    "described",
    [
        "《焔竜》火のクリーチャー、コスト5、パワー5000「W・ブレイカー」",
        "焔竜(火、コスト5、パワー5000、W・ブレイカー)",
        "《焔竜》(火のクリーチャー、5コスト、パワー5000、W・ブレイカー)",
        "焔竜 火 コスト5 パワー5000 W・ブレイカー",
        "火の5コスト、パワー5000のクリーチャー『焔竜』「W・ブレイカー」",
    ],
)
def test_a_creature_of_duel_masters_is_described_item_by_item(described: str) -> None:
    said = f"ルール dm\nA: {described}\nB: シールド3枚\nAのターン。Aは焔竜で攻撃。\n"
    assert result(f"{said}Bのシールドは何枚?", "ja")[0] == "Bのシールドゾーン: 1枚"
    assert result(f"{said}焔竜のコストは?", "ja")[0] == "焔竜のコストは5"


def test_a_shield_is_described_item_by_item() -> None:
    gate = "《光門》(光の呪文、コスト4)「S・トリガー\n相手のクリーチャーを1体選び、タップする。」"
    said = f"ルール dm\nA: 子猿 {{火 2}} 2000、大猿 {{火 3}} 3000\nB: シールド3枚、うち1枚は{gate}\n"
    deeds = "Aのターン。Aは子猿で攻撃。割ったのは光門。Bは光門をS・トリガーで使う、大猿を選択。\n"
    assert result(f"{said}{deeds}大猿は攻撃できる?", "ja")[0].startswith("いいえ")


@pytest.mark.parametrize(
    ("held", "number", "aloud"),
    [
        ("シールド3枚、うち1枚は光門 {光 4} 呪文「S・トリガー」", 3, False),
        ("シールド3枚(うち1枚は光門 {光 4} 呪文「S・トリガー」)", 3, False),
        ("シールド3枚、シールドに光門 {光 4} 呪文「S・トリガー」", 4, True),
        ("シールドに光門 {光 4} 呪文「S・トリガー」", 1, False),
    ],
)
def test_what_is_named_beside_a_number_is_counted_aloud(held: str, number: int, aloud: bool) -> None:
    found = of(f"ルール dm\nA: 子猿 {{火 2}} 2000\nB: {held}\nBのシールドは何枚?", "ja")
    assert str(found.replies[0].result[0].ja) == f"Bのシールドゾーン: {number}枚"
    assert any("全部で4枚" in str(one.ja) for one in found.granted) == aloud


@pytest.mark.parametrize(
    "described",
    [
        "狐(赤、コスト2、AP2、HP3)",
        "狐 赤のユニット、コスト{赤}{1}、AP2/HP3",
        "狐 AP2 HP3",
        "狐(AP2・HP3)",
        "《狐》赤、AP2、HP3",
    ],
)
def test_a_unit_is_described_item_by_item(described: str) -> None:
    said = f"ルール magmell\nA: {described}\nB: ライフ10\nAは狐で攻撃。Bは防御しない。\nBのライフは?"
    assert result(said, "ja")[0] == "Bのライフは8"


@pytest.mark.parametrize(
    "described",
    [
        "緑の4マナ3/4クリーチャー『角鹿』",
        "緑の4マナ3/4クリーチャー「角鹿」",
        "角鹿(緑、4マナ、3/4)",
        "《角鹿》緑のクリーチャー、コスト4、3/4",
        "角鹿、緑のクリーチャー、コスト4、パワー3、タフネス4",
        "角鹿(緑のクリーチャー、4マナ、パワー3/タフネス4)",
    ],
)
def test_a_creature_of_magic_is_described_item_by_item(described: str) -> None:
    found = of(f"A: {described}\n角鹿のサイズは?\n角鹿のマナ総量は?\n角鹿の色は?", "ja")
    assert [str(one.result[0].ja) for one in found.replies] == [
        "角鹿のサイズは3/4",
        "角鹿のマナ総量は4",
        "角鹿の色は緑",
    ]


def test_tokens_of_a_colour_are_counted_behind_their_size() -> None:
    said = "A: 1/1の白の民兵トークンが3体\nB: ライフ9\nAは民兵3体で攻撃。Bはブロックしない。\n"
    assert result(f"{said}Bのライフは?", "ja")[0] == "Bのライフは6"


@pytest.mark.parametrize(
    "held",
    [
        "熊 2/2、森",
        "熊 緑 2/2、森",
        "熊 2/2(緑)、森",
        "熊(緑、2/2、タップ)、森",
    ],
)
def test_a_card_behind_a_description_is_no_item_of_it(held: str) -> None:
    assert "森" in {one.id for one in of(f"A: {held}\n熊のパワーは?").table.written.situation.names.things}


def test_half_a_size_is_no_size() -> None:
    with pytest.raises(NotationUnclear):
        of("A: 熊(緑、2マナ、パワー2)\n熊のパワーは?")


# In the words of tired judges.

MASTERS = {
    "a question with か and no mark": (
        "ルール dm\nA: 小魚 {水 2} 2000、"
        "大鯨 {水 6} 進化クリーチャー 7000「進化:自分の水のクリーチャー1体の上に置く。\\nW・ブレイカー」を手札に\n"
        "B: シールド2枚\nAのターン。小魚は召喚酔いではない。Aは小魚から大鯨に進化、そのまま攻撃。\nBのシールドは何枚残りますか",
        "Bのシールドゾーン: 0枚",
    ),
    "how a thing is of which was told before (505.4)": (
        "ルール dm\nA: 蝙蝠 {闇 5} 4000「このクリーチャーが破壊された時、カードを1枚引く。」、手札0枚\nB: 侍 {火 4} 5000\n"
        "Bのターン。Aの蝙蝠はタップしている。Bが侍で蝙蝠を殴った。\nAの手札は何枚に?",
        "Aの手札: 1枚",
    ),
    "a name in quotation marks behind what it can do, and before its items (507.2)": (
        "デュエマ。\nA: ブロッカー持ちの「石塁」(光、コスト4、パワー5000)、シールド4枚\n"
        "B: 《疾駆》火のクリーチャー、コスト3、パワー4000「スピードアタッカー」が手札\n"
        "Bのターン、Bは疾駆を召喚してすぐプレイヤーに攻撃。Aは石塁でブロックする。\n疾駆はどうなりますか?",
        "疾駆は破壊される",
    ),
    "what was broken besides, and that it is used as a trigger (112.3a)": (
        "ルール dm\nA: 双頭竜 {火 8} 9000「T・ブレイカー」\n"
        "B: シールド5枚、うち2枚は仕返し {闇 4} 呪文「S・トリガー\\n相手のクリーチャーを1体破壊する。」\n"
        "Aが双頭竜で攻撃して、仕返し1枚ともう2枚を割った。\nBは仕返しをトリガー。\nBの手札は?",
        "Bの手札: 2枚",
    ),
    "what the question is about, as a wish": (
        "デュエル・マスターズの裁定について教えてください。\nA: 百獣(自然・コスト7・パワー11000・W・ブレイカー)\n"
        "B: シールド3枚\nAは百獣でシールドをブレイクした。\nBのシールドの残りは?",
        "Bのシールドゾーン: 1枚",
    ),
    "the game behind a colon": (
        "ルール: magmell\nA: 剣士(赤、AP3、HP2)\nB: 盾兵(青、AP1、HP4)、ライフ12\n"
        "Aのターン、剣士で攻撃し盾兵が防御。\n剣士は生き残る?",
        "はい: 剣士は生き残る(3/2、ダメージ1点)",
    ),
    "keywords and a size before a name, what is left of the damage (702.2c)": (
        "A: 3/3 トランプル 接死の蛇\nB: ライフ8、2/6の壁と1/1の小鬼\nAが蛇で殴って、Bは壁と小鬼の2体でブロック。\n"
        "Aは壁に1点、小鬼に1点、残りをBに。\nBのライフと、死ぬクリーチャーは?",
        "Bのライフは7",
    ),
    "counters that lie on it, and the final size (704.5q)": (
        "A: 2/2クリーチャー「狼」(+1/+1カウンターが1個乗ってる)、手札に「打撲」{B}ソーサリー「クリーチャー1体を対象とする。"
        "それの上に-1/-1カウンターを2個置く。」\nAのメインフェイズ、Aは打撲を狼に使用。\n狼の最終的なパワーとタフネスは?",
        "狼のサイズは1/1",
    ),
    "a spell set against another one, so many players": (
        "統率者戦、4人。\nA: 手札に打破 {U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "B: 手札に大嵐 {3}{W} ソーサリー「すべてのクリーチャーを破壊する。」\nC: 熊 2/2\nD: なし\n"
        "Bのターン。Bは大嵐を唱えた。Aがそれに打破を合わせた。\n熊は死ぬ?",
        "いいえ: 熊は生き残る",
    ),
    "to the face, and a size that comes of it": (
        f"A: ライフ5、影 クリーチャー 13/13「影は-X/-Xの修整を受ける。Xはあなたのライフの総量に等しい。」\nB: 手札に{ZAP}\n"
        "Bが火花をAの顔に撃ったとき、影のサイズはいくつになりますか?",
        "影のサイズは11/11",
    ),
    "what attacks comes before what blocks it (702.15b)": (
        "A: ライフ4、戦場に蝙蝠 2/2(絆魂)\nB: ライフ10、火の子 {1}{R} 2/1 クリーチャー\n"
        "Bのターン。火の子が殴ってきたので蝙蝠でブロックした。\nAのライフはいくつになった?",
        "Aのライフは6",
    ),
    "a text among the items in brackets, a spell in a main phase": (
        "A: 菌獣(3/3、緑、5マナ。"
        "「菌獣が死亡したとき、"
        "緑の1/1の苗木・クリーチャー・トークンを2体生成する。」)\n"
        "B: 手札に大嵐 {3}{W} ソーサリー「すべてのクリーチャーを破壊する。」\nBのメインに大嵐。\nAの場に何が残る?",
        "残る: 苗木トークン1 (A)、苗木トークン2 (A)",
    ),
    "where a card lies, in brackets; what a spell is set against by its name (701.5a)": (
        "A: 双つ身 {2}{U} クリーチャー 2/2「双つ身が戦場に出たとき、カードを1枚引く。」(手札)、ライブラリー3枚\n"
        "B: 手札に打破 {U}{U} インスタント「呪文1つを対象とし、それを打ち消す。」\n"
        "Aが双つ身を唱えて、Bがそれを打破。\n双つ身はどこにある?",
        "双つ身はAの墓地にある",
    ),
    "as many as stand behind the items, one after another, arrows (507.3c)": (
        "デュエマ\nA: 大鷲(光、コスト5、パワー5500、ブロッカー、W・ブレイカー)、シールド2枚\n"
        "B: 火鼠(火、コスト1、パワー1000)2体\nBのターン。火鼠1体目で攻撃→大鷲でブロック。火鼠2体目で攻撃→通し。\nAのシールドは?",
        "Aのシールドゾーン: 1枚",
    ),
    "a card in a hand with its text, in brackets": (
        "ルール dm\nA: 《星龍》光のクリーチャー、コスト7、パワー7500「W・ブレイカー\nこのクリーチャーがバトルゾーンに出た時、"
        "自分の山札の上から1枚目をシールド化する。」(手札)、シールド1枚\nAのターンに星龍を召喚した。\nAのシールドは何枚になった?",
        "Aのシールドゾーン: 2枚",
    ),
    "an attack without a verb (505.2)": (
        "ルール dm\nA: 刃鬼 {自然 9} 11000「T・ブレイカー」\nB: シールド4枚、守護 {光 4} 5000「ブロッカー」(タップ中)\n"
        "Aは刃鬼でシールドへ。\nBのシールドの残りは?",
        "Bのシールドゾーン: 1枚",
    ),
    "one card in a zone behind its text, what a trigger destroys (112.3a)": (
        "ルール dm\nA: 爆炎 {火 5} 呪文「S・トリガー\n相手のパワー4000以下のクリーチャーを1体破壊する。」がシールドに1枚だけ\n"
        "B: 小人 {闇 2} 2000、巨漢 {闇 6} 6000「W・ブレイカー」\nBは巨漢でシールドを攻撃。Aは爆炎をトリガー宣言して小人を破壊。\n"
        "小人は?",
        "小人は破壊される",
    ),
    "how a thing is behind its items (219.4)": (
        "ルール magmell\nA: 狩人(緑、AP4、HP3)\nB: 兎(緑、AP1、HP1)はレスト中、ライフ6\nAは狩人で兎を攻撃した。\n兎は?",
        "兎はダストに置かれる",
    ),
    "two of which one blocks, in the order in which they attack": (
        "マグメルです\nA: 2/2の剣士、3/1の槍兵\nB: 1/3の盾、ライフ9\nAは槍兵、剣士の順で攻撃。Bは槍兵の攻撃を盾で防御。\n"
        "残っているユニットは?",
        "残る: 剣士 (A)",
    ),
    "who plays, in a line of its own (903.9a)": (
        "EDH。A、B、Cで対戦中。\nA: 「団長」{2}{W} 伝説のクリーチャー 3/3(統率者)\n"
        "B: 手札に破滅 {B} インスタント「クリーチャー1体を対象とし、それを破壊する。」\nBが団長に破滅を撃った。\n"
        "団長は統率領域に戻せる?",
        "団長が統率領域に行くかどうかは選択による",
    ),
    "so much damage on it, the lives in a line": (
        "A ライフ20 / B ライフ2\nA: 5/5の巨人(ダメージを3点受けている)\n"
        "B: 手札に火花 {R} インスタント「クリーチャー1体を対象とする。火花はそれに2点のダメージを与える。」\n"
        "Bは火花を巨人に。\n巨人は死にますか。",
        "はい: 巨人は死亡する",
    ),
}


@pytest.mark.parametrize("which", MASTERS)
def test_a_situation_in_the_words_of_a_tired_judge(which: str) -> None:
    said, expected = MASTERS[which]
    assert result(said, "ja")[0] == expected


def test_a_keyword_before_a_size_is_no_part_of_the_name() -> None:
    said = "A: 大蛇 接死 3/3\nB: 象 6/6\nAは大蛇で攻撃。Bは象でブロック。\n象は死ぬ?"
    assert result(said, "ja")[0] == "はい: 象は死亡する"


@pytest.mark.parametrize(
    ("teams", "attack"),
    [
        ("双頭巨人戦: AとB 対 CとD", "Aは鷲でCとDを攻撃。"),
        ("双頭巨人戦: AとB 対 CとD", "Aは鷲で、Bは雀でCを攻撃。"),
        ("ルール: 双頭巨人戦\nAとBがチーム、CとDがチーム。", "Aは鷲で相手チームを攻撃。"),
        ("双頭巨人戦です。チームはA・BとC・D。", "Aは鷲で攻撃。"),
        ("双頭巨人戦。", "Aは鷲でCとDを攻撃。"),
        ("双頭巨人戦。", "Aは鷲で、Bは雀でCを攻撃。"),
        ("双頭巨人戦の質問です。A・Bチーム対C・Dチーム", "Aは鷲で攻撃。"),
        ("rules two-headed giant", "Aは鷲で相手チームを攻撃。"),
        ("rules two-headed giant", "Aは鷲で、Bは雀でCを攻撃。"),
    ],
)
def test_a_team_is_attacked(teams: str, attack: str) -> None:
    """A team begins with 30 life (810.4), and each creature attacks one of its players (805.10b)."""
    found = of(f"{teams}\nA: 鷲 4/4\nB: 雀 1/1\n{attack}ブロックなし。\nDのライフは?", "ja")
    both = "雀" in attack
    assert str(found.replies[0].result[0].ja) == f"Dのライフは{25 if both else 26}"
    assert both or any("言われていないのでCとする" in str(one.ja) for one in found.granted)
    assert (teams in ("双頭巨人戦。", "rules two-headed giant")) == any("席順" in str(one.ja) for one in found.granted)


@pytest.mark.parametrize("players", ["BとC", "AとC"])
def test_two_who_are_no_team_are_not_attacked_at_once(players: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"双頭巨人戦: AとB 対 CとD\nA: 鷲 4/4\nAは鷲で{players}を攻撃。\nCのライフは?", "ja")


def test_what_names_a_player_is_left_out_of_no_hint() -> None:
    with pytest.raises(NotationUnclear) as caught:
        of("A: 鷲 4/4\nC: 熊 2/2\nAは鷲でBとCを攻撃。\nCのライフは?", "ja")
    assert "Aは鷲でCを攻撃" not in f"{caught.value} {caught.value.hint}"


def test_a_card_that_is_named_after_what_it_uses_is_no_deed() -> None:
    with pytest.raises(NotationUnclear) as caught:
        of(f"Aの場に森の使い魔、Bの手札に{ZAP}。\nBは火花をAに撃てる?", "ja")
    assert "森の使い魔" in str(caught.value)
    said = "A: 魔法使い 2/2\nB: 熊 2/2\n熊はタップしている。\nAのターン。Aは魔法使いで攻撃。\nBは熊でブロックできる?"
    assert result(said, "ja")[0].startswith("いいえ")


def test_what_may_be_done_in_response_and_not_later_is_told_for_both() -> None:
    """The equipment is attached once its ability has resolved (702.6a); until then its bearer may be a target (702.18b)."""
    plate = "胸当て {2} 装備品「装備しているクリーチャーは被覆を持つ。\\n装備{1}」"
    said = f"A: {plate}、熊 2/2\nB: 手札に{ZAP}\nAは胸当てを熊に装備した。\nBは熊を火花の対象に取れる?"
    now, later, *_ = result(said, "ja")
    assert now == "はい: Bは火花を熊に唱えることができる"
    assert later.startswith("胸当てが解決されたあとは、いいえ")


def test_whether_another_one_can_do_the_same() -> None:
    cloud = "雨雲 {1}{U} エンチャント「飛行を持つクリーチャーは攻撃できない。」"
    found = of(f"A: 鳥(1/1飛行)、熊(2/2)\nB: {cloud}\nAのターン、鳥で攻撃できる? 熊は?", "ja")
    assert [str(one.result[0].ja)[:2] for one in found.replies] == ["いい", "はい"]


@pytest.mark.parametrize("said", ["巡礼の誘発は使う。", "誘発は使う。"])
def test_that_a_trigger_is_used_is_no_choice_where_nobody_has_one(said: str) -> None:
    pilgrim = "巡礼 {W} クリーチャー 1/1「他のクリーチャーが戦場に出るたび、あなたは1点のライフを得る。」"
    found = of(f"A: {pilgrim}、手札に熊 {{G}} クリーチャー 2/2\nAは熊を唱える。{said}\nAのライフは?", "ja")
    assert str(found.replies[0].result[0].ja) == "Aのライフは21"
    assert any("選ぶことはない" in str(one.ja) for one in found.granted)


def test_whether_a_deed_wins_the_game() -> None:
    said = "A: 熊 2/2\nB: ライフ2、クリーチャーなし、手札なし\nAのターン。Aが熊で攻撃して、これで勝ち?"
    assert any("Aの勝ち" in one for reply in of(said, "ja").replies for one in [str(said.ja) for said in reply.result])


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("ルール dm\nA: 狼 {火 2} 2000\nB: 盾 {光 3} 3000「ブロッカー」\nAのターン。", "盾はブロックできる?"),
        ("ルール magmell\nA: 狼 2/2\nB: 盾 3/3\nAのターン。", "Bは盾で防御できる?"),
    ],
)
def test_whether_something_may_block_is_asked_of_an_attack(said: str, asked: str) -> None:
    """Nothing is refused while nothing attacks: who asks is told to say the attack."""
    with pytest.raises(NotationUnclear, match="nothing attacks"):
        of(f"{said}\n{asked}", "ja")
    assert result(f"{said}Aは狼で攻撃。\n{asked}", "ja")[0].startswith("はい")


@pytest.mark.parametrize(
    "lives", ["A ライフ8 / B ライフ13", "ライフ:A 8、B 13", "A: ライフ8、B: ライフ13", "Aはライフ8、Bはライフ13"]
)
def test_the_lives_of_both_stand_in_a_line(lives: str) -> None:
    assert str(of(f"{lives}\nA: 熊 2/2\nBのライフは?", "ja").replies[0].result[0].ja) == "Bのライフは13"


@pytest.mark.parametrize(
    "seats",
    [
        "4人統率者戦。A・B・C・Dの順。",
        "統率者戦、4人。\nA、B、C、Dで対戦中。",
        "統率者戦。四人戦(A、B、C、D)。",
        "EDHです。席順 A、B、C、D",
    ],
)
def test_who_plays_is_told_in_a_line(seats: str) -> None:
    found = of(f"{seats}\nA: 熊 2/2\nDのライフは?", "ja")
    assert str(found.replies[0].result[0].ja) == "Dのライフは40"
    assert not any("EDH" in str(one.ja) for one in found.granted)


@pytest.mark.parametrize("asked", ["熊死ぬ?", "Aの熊死ぬ?", "熊どうなる?", "何体死ぬ?", "戦闘が解決されたあと、熊は?"])
def test_a_question_without_a_particle(asked: str) -> None:
    said = f"A: 熊 2/2\nB: 象 3/3\nAは熊で攻撃。Bは象でブロック。\n{asked}"
    if "あと" in asked:
        said = f"A: 手札に{ZAP}\nB: 熊 2/2\nAは火花を熊に唱えた。\n火花が解決されたあと、熊は死ぬ?"
    assert "熊は死亡する" in " ".join(result(said, "ja"))


def test_the_only_shield_is_told_in_brackets() -> None:
    trap = "罠 {闇 3} 呪文「S・トリガー\\n相手のクリーチャーを1体選び、持ち主の手札に戻す。」"
    said = f"ルール dm\nA: 小鬼 {{火 2}} 2000\nB: シールド1枚({trap})\n"
    said += "Aのターン。Aは小鬼で攻撃。Bは罠をS・トリガーで使う、小鬼を選択。\n"
    assert result(f"{said}小鬼はどこ?", "ja")[0] == "小鬼はAの手札にある"


def test_teams_in_brackets_behind_the_variant() -> None:
    said = "双頭巨人戦(A・B vs C・D)。\nC: 熊 2/2\nD: 天馬 4/4\nA: 犀 4/5\nAは犀で攻撃。Dは天馬でブロック。\n犀は死ぬ?"
    assert result(said, "ja")[0].startswith("いいえ")


RHINO = "犀 {2}{G} クリーチャー 4/5「~が戦場に出たとき、各対戦相手はそれぞれ3点のライフを失い、あなたは3点のライフを得る。」"
MIMIC = "鏡虫 {1}{U} クリーチャー 0/0「あなたは、~が戦場に出ているクリーチャー1体のコピーとして戦場に出ることを選んでもよい。」"


@pytest.mark.parametrize("after", ["誘発解決後、", "誘発が解決した後、", "その誘発が解決されたあと、"])
def test_what_triggered_has_resolved_before_the_next_is_done(after: str) -> None:
    said = f"A: 手札に{RHINO}\nB: ライフ3、手札に{ZAP}\nAは犀を唱えた。{after}Bは犀に火花を唱えた。\nBは負ける?\nAのライフは?"
    found = of(said, "ja")
    assert str(found.replies[0].result[0].ja).startswith("はい") or "敗北" in str(found.replies[0].result[0].ja)
    copied = f"A: 手札に{MIMIC}\nB: 犀 4/5「~が戦場に出たとき、あなたは3点のライフを得る。」、手札に{ZAP}\n"
    copied += f"Aは犀のコピーとして鏡虫を唱えた。{after}Bは鏡虫に火花を唱えた。\nAのライフは?"
    assert result(copied, "ja") == ["Aのライフは23"]


def test_that_something_triggered_has_to_be_so() -> None:
    with pytest.raises(NotationUnclear):
        of(
            f"A: 手札に熊 {{G}} クリーチャー 2/2\nB: 手札に{ZAP}\nAは熊を唱えた。誘発解決後、Bは熊に火花を唱えた。\n熊は死ぬ?"
        )


@pytest.mark.parametrize(
    "paid",
    [
        "鬼を起動、鬼自身を生け贄に捧げた",
        "鬼を起動し、自分自身を生け贄に捧げた",
        "鬼の能力を起動、それ自身を生け贄に捧げた",
        "鬼の能力を使い、自身を生け贄に捧げた",
    ],
)
def test_what_is_sacrificed_for_its_own_ability(paid: str) -> None:
    said = "B: 鬼 1/1「クリーチャー1体を生け贄に捧げる:あなたは1点のライフを得る。」、鹿 1/1、ライフ8\n"
    said += f"A: 手札に{ZAP}\nAは鹿に火花を唱えた。Bは対応して{paid}。\n鬼はどこ?\nBのライフは?"
    found = of(said, "ja")
    assert [str(one.result[0].ja) for one in found.replies] == ["鬼はBの墓地にある", "Bのライフは9"]


def test_a_player_is_no_sacrifice() -> None:
    said = "B: 鬼 1/1「クリーチャー1体を生け贄に捧げる:あなたは1点のライフを得る。」\nBのターン\n"
    said += "Bは鬼を起動。BはBを生け贄に捧げた。"
    assert "できない" in result(said, "ja")[0]


@pytest.mark.parametrize(
    "subject",
    [
        "接死と絆魂。",
        "速攻、飛行。",
        "鹿のミラー。",
        "鬼と鹿。",
        "鬼vs鹿",
    ],
)
def test_a_first_line_of_keywords_or_names_is_what_the_question_is_about(subject: str) -> None:
    found = of(f"{subject}\nA: 鬼 3/3\nB: 鹿 1/1\nAは鬼で攻撃。Bは鹿でブロック。\n鹿は死ぬ?", "ja")
    assert str(found.replies[0].result[0].ja).startswith("はい")
    assert any(subject.rstrip("。") in str(one.ja) and "含めない" in str(one.ja) for one in found.granted)


def test_names_in_a_first_line_of_which_nobody_tells_more_are_no_heading() -> None:
    with pytest.raises(JudgekitError):
        of("鬼と狼。\nA: 鬼 3/3\nB: 鹿 1/1\nAは鬼で攻撃。\nBのライフは?", "ja")


@pytest.mark.parametrize(
    "claimed",
    [
        "Aは鬼が誘発すると主張。",
        "(いま3/4、のはず)",
        "Bは鹿が生き残ると言い張った。",
        "(鬼は5/5のはずだが)",
        "Bは「1点だから鹿は残る」と言っている。",
        "相手は「それはタップしているからブロックできない」と思っています。",
        "「鹿は死ぬ?」とBが聞いた。",
        "Bは鹿が死ぬかどうかジャッジに確認した。",
        "Aの言い分は「先に3点だから勝ち」だ。",
        "B曰く「鹿は死なないはず」。",
        "Bによると、鹿は死なないらしい。",
        "B「鹿は死なないよね?」",
    ],
)
def test_what_somebody_holds_to_be_so_is_left_aside_aloud(claimed: str) -> None:
    found = of(f"A: 鬼 3/3\nB: 鹿 1/1\n{claimed}\nAは鬼で攻撃。Bは鹿でブロック。\n鹿は死ぬ?", "ja")
    assert str(found.replies[0].result[0].ja).startswith("はい")
    assert any("含めない" in str(one.ja) for one in found.granted)


def test_a_deed_behind_what_somebody_thinks_is_not_left_aside() -> None:
    found = of("A: 鬼 3/3\nB: 鹿 1/1、ライフ20\nAは勝てると思って鬼を追放した。\nBのライフは?", "ja")
    assert str(found.replies[0].result[0].ja).startswith("できない: Aは鬼を追放する")


@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("Bは「鹿で鬼をブロックする」と言った。", "Bのライフは20"),
        ("Bは「ブロックしない」と言っている。", "Bのライフは17"),
        ("Bは「負けないぞ」と言って、鹿で鬼をブロックした。", "Bのライフは20"),
        ("Bは鬼が死ぬと思って鹿で鬼をブロックした。", "Bのライフは20"),
        ("Bは「鹿は死なないから勝てる」と言っているが、Bはブロックしない。", "Bのライフは17"),
        ("Bは「対象は鹿」と言った。", ""),
        ("Bは「鬼」と言った。", ""),
        ("Bは「1枚引く」と言っている。", ""),
        ("Bはライフが3だと言っている。", ""),
        ("Bは色を赤だと言った。", ""),
        ("Bは鬼が召喚酔いでないと確認した。", ""),
    ],
)
def test_a_deed_that_is_said_is_done_and_never_left_aside(said: str, life: str) -> None:
    text = f"A: 鬼 3/3\nB: 鹿 1/1、ライフ20\nAは鬼で攻撃。{said}\nBのライフは?"
    if life:
        assert str(of(text, "ja").replies[0].result[0].ja).startswith(life)
        return
    with pytest.raises(JudgekitError):
        of(text, "ja")


SNARE = "縄 {闇 4} 呪文「S・トリガー\\n相手のクリーチャーを1体破壊する。」"


@pytest.mark.parametrize(
    "used",
    [
        "Bは縄をS・トリガーで使う、対象は小鬼。",
        "Bは縄をS・トリガーとして使用、対象は小鬼。",
        "Bは縄をS・トリガーで唱えた。対象は小鬼。",
        "BはS・トリガーで縄を使う、対象は小鬼。",
        "BはS・トリガーの縄を使った、対象は小鬼です。",
    ],
)
def test_a_shield_trigger_is_used_on_what_is_told_behind_it(used: str) -> None:
    said = "ルール dm\nA: 赤鬼 {火 5} 6000「W・ブレイカー」、小鬼 {火 2} 2000\n"
    said += f"B: シールド2枚、うち1枚は{SNARE}\nAは赤鬼でBを攻撃。Bはブロックしない。\n{used}\n小鬼は破壊される?\n赤鬼は破壊される?"
    yes, no = (str(one.result[0].ja) for one in of(said, "ja").replies)
    assert yes.startswith("はい")
    assert no.startswith("いいえ")


@pytest.mark.parametrize("asked", ["Aはこのターン勝てる?", "Aはこのターンに勝てる?", "Aは今のターン中に勝てますか?"])
def test_whether_somebody_can_win_this_turn(asked: str) -> None:
    said = f"ルール dm\nA: 赤鬼 {{火 5}} 6000\nB: シールド0枚\nAのターン\n{asked}"
    assert result(said, "ja")[0].startswith("はい")


def test_what_has_left_the_battle_zone_cannot_block_and_why() -> None:
    said = "ルール dm\nA: 赤鬼 {火 5} 6000\nB: シールド2枚、門衛 {光 3} 4000「ブロッカー」\n"
    said += "Aは赤鬼でBを攻撃。Bは門衛でブロックした。\nBは門衛でブロックできる?"
    told = " ".join(str(one.ja) for one in of(said, "ja").replies[0].result)
    assert told.startswith("いいえ")
    assert "no longer where it could block" in told
    assert "門衛はBの墓地にある" in told
    assert "has to decide" not in told


WARDEN = FiledCard("Ariko, Warden", {"cost": "{2}{W}", "types": "Creature — Human", "pt": "4/6"}, "cards.json")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Bは鐘守、アリコのコピーとして鏡虫を唱えた。\n鏡虫のパワーは?", "鏡虫のパワーは4"),
        ("Bは鏡虫を鐘守、アリコのコピーとして唱えた。\n鏡虫のパワーは?", "鏡虫のパワーは4"),
        ("Bは「鐘守、アリコ」のコピーとして鏡虫を唱えた。\n鏡虫のタフネスは?", "鏡虫のタフネスは6"),
        ("鐘守、アリコのパワーは?", "鐘守、アリコのパワーは4"),
        ("Bは鐘守、アリコに火花を唱えた。\n鐘守、アリコは死ぬ?", "いいえ: 鐘守、アリコは生き残る(4/6、ダメージ3点)"),
        ("Aは鐘守、アリコと鹿で攻撃。\nBのライフは?", "Bのライフは14"),
    ],
)
def test_a_japanese_name_with_a_comma_in_it_stays_whole(said: str, answer: str) -> None:
    named = {"鐘守、アリコ": WARDEN, "Ariko, Warden": WARDEN}
    files = CardFiles(
        lambda name, _game: named.get(name),
        lambda name, _game: named.get(name),
        lambda _name, _game: [],
        names_in=lambda text, _game: [name for name in named if name in text],
    )
    use(files)
    try:
        turn = "Aのターン。" if said.startswith("A") else "Bのターン。"
        text = f"A: 鐘守、アリコ、鹿 2/2\nB: 手札に{MIMIC}と{ZAP}\n{turn}{said}"
        assert result(text, "ja")[0] == answer
    finally:
        use(None)


GROWTH = "成長 {G} インスタント「対象のクリーチャー1体は、ターン終了時まで+3/+3の修整を受ける。」"
COLLAR = "カード: 毒輪 {1} アーティファクト — 装備品「装備しているクリーチャーは接死を持つ。\\n装備{2}」\n"
CHATTED = {
    # The attack of one player that is stopped is stopped by the other one (509.1).
    "俺の場に熊 2/2。相手の場に壁 0/4。俺の番。熊で殴ったら壁で止められた。壁残る?": "はい: 壁は生き残る",
    "相手の場に象 3/3、俺の場に番人 1/5。相手が象で殴ってきて番人で受けた。番人死ぬ?": "いいえ: 番人は生き残る",
    "相手の場に象 3/3、俺の場に番人 1/5。象が殴ってきて番人で止めた。番人落ちる?": "いいえ: 番人は生き残る",
    # A response by what it is done with (117.3).
    f"A: 熊 2/2、手札に{ZAP}\nB: 狼 3/3、手札に{GROWTH}\nAのターン。"
    "Aは狼に火花撃って、Bは狼に成長で対応した。狼死ぬ?": "いいえ: 狼は生き残る",
    f"相手の場に狼 3/3、手札に{GROWTH}。俺の手札に{ZAP}。"
    "俺は狼に火花撃った。相手は狼に成長で返した。狼助かる?": "はい: 狼は生き残る",
    # Who does it or has it, without a particle.
    f"相手の場に熊 2/2。俺の手札に{ZAP}。俺、熊に火花撃った。熊落ちる?": "はい: 熊は死亡する",
    f"相手の場に熊 2/2。俺の手札に{ZAP}。俺熊に火花。熊残る?": "いいえ: 熊は死亡する",
    "俺熊2/2、相手狼3/3。俺のターン。俺は熊で殴って相手は狼で止めた。死ぬのどっち?": "熊は死亡する",
    "場はこっち熊2/2、あっち狼3/3。俺のターン。俺は熊で殴って相手は狼で止めた。誰が死ぬ?": "熊は死亡する",
    "相手は狼 3/3、俺は熊 2/2。俺のターン。俺は熊で殴った。相手は狼で止めた。熊死ぬ?": "はい: 熊は死亡する",
    # A turn that is over is followed by the next one; a spell that was not used was not used.
    "Aのターン。Aは狼 3/3で殴って、Bは壁 0/4で止めた。Aのターン終了。Bのターン。Bは熊 2/2で殴った。Aのライフは?": "Aのライフは18",
    f"相手の場に狼 3/3。俺の場に熊 2/2。俺は{ZAP}を持ってるけど使わない。相手が狼で殴った。俺のライフは?": "Aのライフは17",
    "Bがハイドラ 0/0をコントロールしていて、いま+1/+1カウンターが6個乗っている。ハイドラのパワーは?": "ハイドラのパワーは6",
    # A question behind a deed in one sentence; a blank in the place of a comma parts two deeds.
    f"相手の場に熊 2/2。俺の手札に{ZAP}。俺が熊に火花撃って、熊死ぬ?": "はい: 熊は死亡する",
    f"A: 熊 2/2\nB: 手札に{ZAP}\nBのターン。Bは熊に火花を唱えたんですけど、熊は生き残りますか?": "いいえ: 熊は死亡する",
    f"A: 狼 3/3、手札に{GROWTH}\nB: 熊 2/2、手札に{ZAP}\nAのターン。"
    "Aは狼で攻撃して Bは熊でブロックして Aは狼に成長を撃って、狼残る?": "はい: 狼は生き残る",
    "私の場に猪 5/5。相手の場に壁 0/8。私が猪で殴って 相手は壁でブロックした。壁残る?": "はい: 壁は生き残る",
    "Aは象 3/3で攻撃して、Bはブロックしなくて、Bのライフは?": "Bのライフは17",
    f"すみません質問です、俺の手札に{ZAP}、相手は狼 3/3が1体でライフ3\n俺が相手に火花撃って、相手死にますか?": "はい",
    # What may be what a deed costs is not done before it (601.2f).
    f"A: 島、手札に{ZAP}\nAのターン。Aは島を生け贄に捧げて、火花を唱えられる?": "いいえ",
    # What something wears is told right before it, without a particle too (702.2b).
    f"{COLLAR}俺の場に毒輪つけた猪 5/5。相手の場に壁 0/8。俺が猪で殴って、相手は壁で止めた。壁残る?": "いいえ: 壁は死亡する",
    f"{COLLAR}A: 毒輪のついた猪 5/5\nB: 壁 0/8\nAは猪で攻撃。Bは壁でブロック。壁は死ぬ?": "はい: 壁は死亡する",
    # Who loses is meant by who dies, where no creature does (104.3b).
    f"A: ライフ3。B: 手札に{ZAP}。BはAに火花を撃った。誰が死ぬ?": "Aは敗北する",
}


@pytest.mark.parametrize("said", CHATTED)
def test_what_is_sent_by_chat_is_understood(said: str) -> None:
    answer = of(said, "ja").replies[-1]
    assert str(answer.result[0].ja).startswith(CHATTED[said])


@pytest.mark.parametrize(
    "said",
    [
        # Nobody knows who of three stops it; what stands on the table answers nothing; three are no two; a list is no deed.
        "A、B、Cの3人。Aは熊 2/2で殴って壁 0/4で受けた。熊は死ぬ?",
        f"A: 熊 2/2、手札に{ZAP}\nB: 狼 3/3\nAのターン。Aは狼に火花撃った。Bは狼で返した。狼は死ぬ?",
        "俺、相手の3人。俺の場に熊 2/2。熊は死ぬ?",
        "相手のターン。俺は白い熊。熊は死ぬ?",
        "俺の場に熊 2/2。モダンの3回戦で負けた。熊は死ぬ?",
        # What nobody knows is worn by nothing.
        "A: 首輪つけた猪 5/5\nB: 壁 0/8\nAは猪で攻撃。Bは壁でブロック。壁は死ぬ?",
    ],
)
def test_what_may_be_meant_otherwise_stays_refused(said: str) -> None:
    with pytest.raises(JudgekitError):
        result(said, "ja")


def test_whose_hand_it_is_taken_to_be_is_said_aloud() -> None:
    said = f"相手の場に熊 2/2。手札に{GROWTH}持ってる。俺の手札に{ZAP}。俺は熊に火花撃った。熊死ぬ?"
    assert any("のはB" in str(one.ja) and "成長" in str(one.ja) for one in of(said, "ja").granted)


@pytest.mark.parametrize(
    "heading", ["モダンの3回戦。", "レガシーの5回戦での質問です。", "準決勝の話。", "3回戦、5卓。"]
)
def test_at_which_round_it_came_up_is_left_aside_aloud(heading: str) -> None:
    answer = of(f"{heading}A: 熊 2/2。熊のパワーは?", "ja")
    assert str(answer.replies[0].result[0].ja) == "熊のパワーは2"
    assert heading.rstrip("。") in str(answer.left_out[0].ja)
