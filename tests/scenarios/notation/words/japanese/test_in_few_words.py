"""Japanese one-liners: creatures without names, attacks and blocks by nouns, spells alone, what is taken back."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, result

BOLT = "閃き矢 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」"
NO = "拒み {U}{U} インスタント「呪文1つを対象とする。それを打ち消す。」"
PINGER = "火吹き {R} クリーチャー 1/1「{R}:プレイヤー1人を対象とする。~はそれに2点のダメージを与える。」"


@each(
    (
        # Creatures of which only the fight speaks, with what they have (702.4b, 702.15b, 702.2b, 702.7b).
        ("Aが二段攻撃持ちの3/3で攻撃。Bは4/4でブロック。3/3は死ぬ?", "はい"),
        ("Aの先制攻撃の3/3が攻撃、Bの3/3がブロック。何が死ぬ?", "3/3"),
        ("絆魂を持つ2/2が先制攻撃を持つ3/3にブロックされた。攻撃側のライフは?", "Aのライフは20"),
        ("絆魂を持つ2/2が3/3にブロックされた。攻撃側のライフは?", "Aのライフは22"),
        ("Aは飛行の2/2と3/3で攻撃。Bは4/4で3/3をブロック。Bのライフは?", "Bのライフは18"),
        ("3/3で攻撃。ブロックなし。防御側のライフは?", "Bのライフは17"),
        # A keyword behind the size is no name (2/2の絆魂).
        ("Aは2/2の絆魂で殴った。Bはブロックしなかった。Aのライフは?", "Aのライフは22"),
        ("Aは3/3接死で攻撃、Bは5/5の先制攻撃でブロック。何が死ぬ?", "クリーチャー 3/3"),
        # By its noun, and told of what was blocked (508.1a, 509.1a).
        ("A: 灰鹿 2/2、象 4/4\nAの攻撃、灰鹿と象。ブロックなし。Bのライフは?", "Bのライフは14"),
        ("A: 灰鹿 2/2\nB: 象 4/4\nAの攻撃は灰鹿、Bのブロックは象。灰鹿は死ぬ?", "はい"),
        ("A: 灰鹿 2/2\nB: 象 4/4\n灰鹿が象にブロックされた。灰鹿は死ぬ?", "はい"),
        ("A: 灰鹿 2/2\nB: 象 4/4\nAの灰鹿がBの象にブロックされた。灰鹿は死ぬ?", "はい"),
        # A spell alone, its target first, and what is aimed at the last spell (601.2c).
        (f"A: 手札に{BOLT}\nB: 灰鹿 2/2\nBの灰鹿にAが閃き矢。灰鹿は死ぬ?", "はい"),
        (f"A: 手札に{BOLT}\nB: 灰鹿 2/2\nBの灰鹿を対象にAが閃き矢を唱えた。灰鹿は死ぬ?", "はい"),
        (f"A: 手札に{BOLT}\nB: 手札に{NO}\nAは閃き矢をBに撃った。Bは拒み。Bのライフは?", "Bのライフは20"),
        # What is taken back in the same sentence.
        (
            f"A: 手札に{BOLT}\nB: 灰鹿 2/2、象 4/4\nAは象に閃き矢…じゃなくて、Aは灰鹿に閃き矢を撃った。灰鹿は死ぬ?",
            "はい",
        ),
        # The one thing that somebody can activate (602.2).
        (f"カード: {PINGER}\nBの火吹きと墓地2枚。Bが起動してAに2点。Aのライフは?", "Aのライフは18"),
        ("A: 象 4/4\nB: 灰鹿 2/2\nAの象がBの灰鹿にブロックされた。灰鹿は死ぬ?", "はい"),
        ("A: 灰鹿 2/2\nどちらもライフ9。Aは灰鹿で攻撃。ブロックなし。Bのライフは?", "Bのライフは7"),
    )
)
def test_deeds_in_few_words_are_played(text: str, expected: str) -> None:
    assert any(expected in one for one in result(text, lang="ja"))


@each(
    (
        "ルール dm\nA: 小竜 {火 3} 3000\nBのシールドは1枚。"
        "小竜がシールドをブレイク、そのあともう一体の火竜 {火 5} 6000がダイレクトアタック。どっちが勝つ?",
    )
)
def test_who_attacks_is_the_one_who_attacked_before(text: str) -> None:
    """Only one player attacks in a turn."""
    assert any("Aの勝ち" in one for one in result(text, lang="ja"))


@each(
    (
        "Aは謎能力持ちの2/2で攻撃。Bのライフは?",  # no word of the game
        "Aは2/2で攻撃。Aは飛行持ちの2/2で攻撃。Bのライフは?",  # another one, or the same
        "A: ライフ20\n2/2で攻撃。Bのライフは?",  # whose
        "A、B、Cの3人。どちらもライフ9。Aのライフは?",
        "A: 灰鹿 2/2\nB: 象 4/4\nAはBの象じゃなくて、Aの灰鹿で攻撃。灰鹿は死ぬ?",  # taken back within the deed
        f"カード: {PINGER}\nB: 火吹き、水吹き 1/1\nBが起動してAに2点。Aのライフは?",
    )
)
def test_what_is_left_open_is_refused(text: str) -> None:
    with pytest.raises(NotationUnclear):
        answered(text, lang="ja")
