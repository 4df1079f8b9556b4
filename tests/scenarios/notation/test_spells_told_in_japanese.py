"""What a Japanese sentence says of spells by the way: that one is countered, what a question supposes, what a spell asks for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result

ROT = "枯渇 {2}{B} ソーサリー「プレイヤー1人を対象とする。そのプレイヤーはカードを2枚捨てる。」"
CARDS = {
    "一掃": FiledCard(
        "Clean Sweep", {"cost": "{2}{W}{W}", "types": "Sorcery", "text": "Destroy all creatures."}, "cards.json"
    ),
    "遮断": FiledCard("Cut Off", {"cost": "{U}{U}", "types": "Instant", "text": "Counter target spell."}, "cards.json"),
    "通行税": FiledCard(
        "Toll",
        {
            "cost": "{U}",
            "types": "Instant",
            "text": "Counter target noncreature spell unless its controller pays {2}.",
        },
        "cards.json",
    ),
    "閃き矢": FiledCard(
        "Bright Dart", {"cost": "{R}", "types": "Instant", "text": "~ deals 3 damage to any target."}, "cards.json"
    ),
    "灰鹿": FiledCard("Grey Deer", {"cost": "{1}{G}", "types": "Creature", "pt": "2/2"}, "cards.json"),
    "縛め": FiledCard(
        "Fetters",
        {
            "cost": "{1}{W}",
            "types": "Enchantment - Aura",
            "text": "Enchant creature\nEnchanted creature can't attack or block.",
        },
        "cards.json",
    ),
    "揺れ": FiledCard(
        "Rumble",
        {"cost": "{X}{R}", "types": "Sorcery", "text": "~ deals X damage to each creature and each player."},
        "cards.json",
    ),
    "不敗の像": FiledCard(
        "Undefeated",
        {
            "cost": "{7}",
            "types": "Artifact Creature",
            "pt": "4/4",
            "text": "You can't lose the game and your opponents can't win the game.",
        },
        "cards.json",
    ),
    "砕き": FiledCard(
        "Crush", {"cost": "{1}{B}", "types": "Instant", "text": "Destroy target creature."}, "cards.json"
    ),
}


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    """Let the cards above be known by their Japanese names."""
    named = {**CARDS, **{one.name: one for one in CARDS.values()}}
    use(
        CardFiles(
            lambda name, _game: named.get(name),
            lambda name, _game: named.get(name),
            lambda _name, _game: [],
            names_in=lambda text, _game: [name for name in named if name in text],
        )
    )
    yield
    use(None)


def _answers(said: str) -> list[str]:
    return [str(one.result[0].ja) for one in of(said, "ja").replies]


@each(
    (
        # 701.5a: only a spell on the stack is countered, so it was cast, a sorcery in its player's own turn (307.1).
        ("Aは遮断でBの一掃を打ち消した。\n一掃は解決される?", "いいえ: 一掃は解決されない"),
        ("AはBの一掃を遮断で打ち消そうとしている。\n一掃は解決される?", "いいえ: 一掃は解決されない"),
        ("BはAの一掃に遮断を撃った。\n一掃はどこに行く?", "一掃はAの墓地にある"),
        ("Bの手札に一掃。\nAは遮断で一掃を打ち消した。\n一掃は解決される?", "いいえ: 一掃は解決されない"),
        ("Bが唱えた一掃をAは遮断で打ち消した。\n一掃は解決される?", "いいえ: 一掃は解決されない"),
        ("AはBがAに撃った閃き矢を遮断で打ち消した。\nAのライフは?", "Aのライフは20"),
        ("Aは遮断でBの灰鹿を打ち消した。\n灰鹿はどこに行く?", "灰鹿はBの墓地にある"),
        ("Bは一掃を唱えた。\nAはBの一掃を遮断で打ち消した。\n一掃は解決される?", "いいえ: 一掃は解決されない"),
        # Where it was told to be elsewhere, it is not on the stack.
        ("Bの墓地に閃き矢。\nAは遮断でBの閃き矢を打ち消した。\n閃き矢は解決される?", "できない"),
        ("B: 灰鹿\nAは遮断でBの灰鹿を打ち消した。\n灰鹿は死ぬ?", "できない"),
        ("Aのターン。\nAはBの一掃に遮断を撃った。\n一掃は解決される?", "できない: Bは一掃を唱える"),
        # What it asks for is paid with what is left: six lands, four of them for the spell itself (601.2h).
        ("Bの土地は平地6枚。\nAは通行税でBの一掃を打ち消そうとしている。\nBは2マナ払って通せる?", "はい"),
        ("Bの土地は平地5枚。\nAは通行税でBの一掃を打ち消そうとしている。\nBは{2}払って通せますか?", "いいえ"),
        ("Bの土地は平地6枚。\nBは一掃を唱えた。Aは一掃に通行税を撃った。\nBは2マナ払える?", "はい"),
    )
)
def test_what_is_countered_was_cast(said: str, answer: str) -> None:
    assert _answers(said)[0].startswith(answer)


@each(
    (
        ("A: 灰鹿\nBが灰鹿に砕きを撃ったら灰鹿は死ぬ?", "はい: 灰鹿は死亡する", "Bの手札に砕きがある"),
        ("A: 灰鹿\nBは灰鹿に砕きを撃てる?", "はい: Bは灰鹿に砕きを撃つことができる", "Bの手札に砕きがある"),
        (
            "Bは一掃を唱えた。\nAは遮断で一掃を打ち消せる?",
            "はい: Aは遮断で一掃を打ち消せる",
            "Aの手札に遮断がある",
        ),
        ("Aの墓地に閃き矢。\nAは閃き矢をBに撃てる?", "いいえ: Aは閃き矢をBに撃つことができない", ""),
        ("Bは縛めをAの灰鹿につけている。\nAは灰鹿で攻撃できる?", "いいえ: Aは灰鹿で攻撃できない", "Aに灰鹿がある"),
        ("Bは縛めをAの灰鹿につけている。\nA: 灰鹿\nAは灰鹿で攻撃できる?", "いいえ: Aは灰鹿で攻撃できない", ""),
        ("A: 騎士 2/2 \nBは揺れ(X=1)を唱えた。\n騎士は死ぬ?", "いいえ: 騎士は生き残る", ""),
        (
            "Aはプロテクション(赤)を持つ騎士 2/2をコントロールしている。\nBは揺れ(X=2)を唱えた。\n騎士は死ぬ?",
            "いいえ",
            "",
        ),
        (
            "Aは飛行とプロテクション(黒)を持つ騎士 2/2をコントロールしている。\nBは揺れ(X=2)を唱えた。\n騎士は死ぬ?",
            "はい",
            "",
        ),
    )
)
def test_what_a_question_supposes_is_there(said: str, answer: str, taken: str) -> None:
    found = of(said, "ja")
    assert str(found.replies[0].result[0].ja).startswith(answer)
    assert not taken or taken in [str(one.ja) for one in found.granted]


@each(
    (
        "Aの手札なし。\nAは閃き矢をBに撃てる?",
        "Bの土地は平地8枚。\nAは通行税でBの一掃を打ち消そうとしている。\nBは3マナ払える?",
        "Aはプロテクション(赤)を持つ騎士をコントロールしている。\nBは揺れ(X=2)を唱えた。\n騎士は死ぬ?",
        "A: 灰鹿\nBは閃き矢(X=2)を灰鹿に撃った。\n灰鹿は死ぬ?",
        "Bは縛めをAの石鹿につけている。\nAは石鹿で攻撃できる?",
    )
)
def test_what_cannot_be_supposed_is_refused(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(said, "ja")


@each(
    (
        # 701.8a: of two cards that nobody knows no choice is to be told.
        (
            f"A: 手札に{ROT}\nBの手札は3枚。\nAは枯渇をBに唱えた。\nどうなる?",
            "Bは知られていない手札を2枚捨てる。",
        ),
        (
            f"A: 手札に{ROT}\nBの手札は1枚。\nAは枯渇をBに唱えた。\nBは何枚捨てる?",
            "Bが捨てるカードは1枚",
        ),
        (
            f"A: 手札に{ROT}\nB: 手札: 森、島、沼\nAは枯渇をBに唱えた。\nBは何枚捨てる?",
            "Bが捨てるカードは2枚",
        ),
        ("A: 狼 3/3\nB: ライフ3\nAは狼で攻撃、ブロックなし。\nゲームはどうなる?", "Aの勝ち"),
        ("A: 鷲 1/1\nAは灰鹿を唱えて戦場に出た。\n灰鹿はどこに行く?", "灰鹿は戦場にある"),
        (
            "B: 狼 3/3\nA: 手札に横奪 {2}{R} ソーサリー"
            "「クリーチャー1体を対象とする。ターン終了時まで、それのコントロールを得る。」\n"
            "Aは横奪を唱えて狼を奪った。\n狼のコントローラーは?",
            "狼のコントローラーはA",
        ),
        (
            "A: 手札に賢者 {2}{U} プレインズウォーカー(忠誠度3)「+2: カードを1枚引く。」\n"
            "Aは賢者を唱えて、解決後に+2能力を起動した。\n賢者の忠誠カウンターはいくつ?",
            "賢者の忠誠度は5",
        ),
    )
)
def test_what_is_done_and_what_comes_of_it(said: str, answer: str) -> None:
    assert _answers(said)[0] == answer


def test_whether_somebody_loses_is_answered_by_what_was_done_first() -> None:
    """101.2: who cannot lose does not, until what says so is destroyed (704.5a)."""
    said = "Aのライフは1、場に不敗の像。\nBは閃き矢をAに撃った。\nAは負けますか?そのあとBが不敗の像に砕きを撃ったらAは負けますか?"
    first, second = _answers(said)
    assert first == "いいえ: ここまでではAは負けていない"
    assert second == "はい: Aは敗北する"
    assert result("A: ライフ3\nBは閃き矢をAに撃った。\nAは負ける?", "ja")[0] == "はい: Aは敗北する"
