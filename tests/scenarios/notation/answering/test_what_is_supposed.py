"""Questions in Japanese that suppose a deed: each supposes its own, what is done behind them is done."""

from __future__ import annotations

from tests.cases import each
from tests.scenarios.notation.tables import of

_FIGHT = "A: 牛 4/4\nB: ライフ20、壁 0/5、兵士 1/1\nAは牛で攻撃。\n"
SUPPOSED = {
    "the same player does something else": (
        _FIGHT
        + "Bがブロックしないなら、Bのライフは? Bが壁でブロックしたら牛は死ぬ? 壁は? 兵士でブロックした場合、兵士は死ぬ?",
        ["Bのライフは16", "いいえ: 牛は生き残る", "いいえ: 壁は生き残る(0/5、ダメージ4点)", "はい: 兵士は死亡する"],
    ),
    "the second one goes on from the first": (
        "A: 牛 4/4\nB: ライフ20、兵士 1/1\nAのターン。\nAが牛で攻撃したら、Bは何点受ける? Bが兵士でブロックしたら、兵士は死ぬ?",
        ["Bが受けるダメージは0点か4点", "はい: 兵士は死亡する"],
    ),
    "it makes no difference": (
        _FIGHT + "Bがブロックしなければ、Bのライフは? 兵士でブロックしても牛は生き残る?",
        ["Bのライフは16", "はい: 牛は生き残る(4/4、ダメージ1点)"],
    ),
    "nothing is done": (
        "A: 角牛 3/3\nB: 熊 2/2、手札に火花 {R} インスタント「1つを対象とする。~はそれに3点のダメージを与える。」\n"
        "Aは角牛で攻撃。Bは熊でブロック。\n"
        "Bが角牛に火花を撃ったら熊は死ぬ?\nBが何もしなければ熊は死ぬ? 角牛は死ぬ?",
        ["いいえ: 熊は生き残る", "はい: 熊は死亡する", "いいえ: 角牛は生き残る(3/3、ダメージ2点)"],
    ),
    "nothing is asked behind it": (
        _FIGHT + "Bが壁でブロックしたら牛は死ぬ?\nBが兵士でブロックすると?",
        ["いいえ: 牛は生き残る", "いいえ: 牛は生き残る(4/4、ダメージ1点)"],
    ),
    "it is done behind it, or in its place": (
        _FIGHT + "Bが壁でブロックしたら壁は死ぬ?\nBは兵士でブロックした。兵士は死ぬ?",
        ["いいえ: 壁は生き残る(0/5、ダメージ4点)", "はい: 兵士は死亡する"],
    ),
    "a block in place of the one that was told": (
        _FIGHT + "Bは壁でブロック。\n牛は死ぬ? Bがブロックしなかったら、Bのライフは? クリーチャーは何体タップしている?",
        ["いいえ: 牛は生き残る", "Bのライフは16", "タップしているクリーチャー: 1"],
    ),
    "in Duel Masters": (
        "ルール dm\nA: 火竜 {火 6} 6000「W・ブレイカー」\nB: シールド3枚、盾兵 {光 2} 2000「ブロッカー」\nAは火竜でBを攻撃。\n"
        "Bが盾兵でブロックしたら、Bのシールドは何枚残る? ブロックしなかったら、Bのシールドは何枚残る?",
        ["Bのシールドゾーン: 3枚", "Bのシールドゾーン: 1枚"],
    ),
}


@each(list(SUPPOSED))
def test_each_question_supposes_its_own(name: str) -> None:
    text, answers = SUPPOSED[name]
    assert [str(one.result[0].ja) for one in of(text, lang="ja").replies] == answers


def test_a_block_that_cannot_be_declared_is_not_supposed_in_place_of_another() -> None:
    text = "A: 鳥 2/2「飛行」\nB: ライフ20、兵士 1/1\nAは鳥で攻撃。Bはブロックしない。\nBが兵士でブロックしたら、兵士は死ぬ?"
    assert str(of(text, lang="ja").replies[0].result[0].ja).startswith("できない: ")


_ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'
ONLY_ASKED = {
    "it would be otherwise": (
        f"A has {_ZAP} in hand. B has an Ox 3/3. Can A cast Zap on Ox? Does Ox die?",
        ["No: Ox survives", "only asked about, not done: Can A cast Zap on Ox; if it is done: Yes: Ox dies"],
    ),
    "it makes no difference": (
        f"A has {_ZAP} in hand. B has an Ox 4/4. Can A cast Zap on Ox? Does Ox die?",
        ["No: Ox survives"],
    ),
    "it is done behind it": (
        f"A has {_ZAP} in hand. B has an Ox 3/3. Can A cast Zap on Ox? A casts Zap on Ox. Does Ox die?",
        ["Yes: Ox dies", "Zap deals 3 to Ox; Ox dies."],
    ),
    "it cannot be done": (
        "A has an Ox 3/3 (tapped). B is at 3. Can A attack with Ox? Does B lose?",
        ["No: B does not lose this turn", "nobody wins this turn: A at 20, B at 3"],
    ),
}


@each(ONLY_ASKED.values())
def test_what_it_is_only_asked_about_is_not_done_and_what_would_come_of_it_is_told(text: str, said: list[str]) -> None:
    assert [str(one.en) for one in of(text).replies[-1].result] == said


@each(["Does Ox die then?", "Then does Ox die?", "And after that, does Ox die?"])
def test_what_is_asked_of_what_comes_behind_it_is_answered_as_if_it_were_done(asked: str) -> None:
    text = f"A has {_ZAP} in hand. B has an Ox 3/3. Can A cast Zap on Ox? {asked}"
    said = [str(one.en) for one in of(text).replies[-1].result]
    assert (said[0], said[-1]) == ("Yes: Ox dies", "if it is not done: No: Ox survives")


def test_what_is_asked_of_what_comes_behind_it_is_answered_so_in_japanese() -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    text = f"A: 手札{zap}\nB: 牛 3/3\nAのターン。\nAはZapを牛に唱えられる? その後牛は死ぬ?"
    said = [str(one.ja) for one in of(text, lang="ja").replies[-1].result]
    assert (said[0], said[-1]) == ("はい: 牛は死亡する", "行わなければ: いいえ: 牛は生き残る")


def test_what_cannot_be_done_is_not_said_to_be_so_since_the_game_is_over() -> None:
    board = "rules dm\nA: シールド0、場: 番人「ブロッカー」 2000 (タップ)\nB: 場: 獅子 3000\n"
    text = board + "Bの獅子がAを攻撃する。番人はブロックできる?"
    reply = of(text, "ja").replies[0]
    assert str(reply.result[0].ja) == "いいえ: 番人はブロックできない: 番人はその時タップ状態だった"
    assert reply.rules == ("507.1a",)
