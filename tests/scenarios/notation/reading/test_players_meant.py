"""Players and games may be called as at the table: by names, by AP and NAP, by I and my opponent, by 自分 and 相手."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import answered, of, result

SAME = [
    "Alice controls an Ox 4/4. Bob is at 20 with an Elf 1/1.\nAlice attacks with Ox. Bob does not block.\nWhat is Bob's life?",
    "AP has an Ox 4/4, NAP is at 20 with an Elf 1/1.\nAP attacks with Ox, NAP does not block.\nWhat's NAP's life?",
    "I have an Ox 4/4. My opponent is at 20 with an Elf 1/1.\nI attack with Ox and the opponent does not block.\n"
    "What is my opponent's life?",
    "自分の場に雄牛 4/4。相手はライフ20、妖精 1/1。\n自分は雄牛で攻撃。相手はブロックしない。\n相手のライフは?",
    "私の場に雄牛 4/4。対戦相手はライフ20、妖精 1/1。\n次に私は自分の雄牛で相手を攻撃。ブロックなし。\n相手のライフは?",
    "相手はライフ20で、場に妖精 1/1がいる。俺の場に雄牛 4/4。\n俺のターン。俺は雄牛で攻撃、相手はブロックしない。\n相手のライフは?",
    "僕の場に雄牛 1/4、手札に怪力 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+0の修整を受ける。」。"
    "相手はライフ20、妖精 1/1。\n僕は雄牛で攻撃。相手はブロックしない。そこで僕が雄牛に怪力を唱える。\n相手のライフは?",
    "僕の場に雄牛 1/4、手札に怪力 {G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+0の修整を受ける。」。"
    "相手はライフ20。\n雄牛で攻撃した。ブロックはなかったので、雄牛に怪力を唱えた。\n相手のライフは?",
    "当方の場に雄牛 4/4、下僕 1/1。相手はライフ20。\n自分は雄牛で攻撃。ブロックなし。\n相手のライフは?",
]


@pytest.mark.parametrize("text", SAME)
def test_players_are_known_by_what_they_are_called_and_that_is_said(text: str) -> None:
    answer = of(text, "ja" if text[0] > "z" else "en")
    assert "16" in str(answer.replies[0].result[0].en)
    assert any(" is A" in str(one.en) for one in answer.granted)


def test_where_a_letter_stands_no_word_is_taken_for_a_player() -> None:
    answer = of("A has Alice 2/2. B is at 20.\nA attacks with Alice.\n? life of B")
    assert "18" in str(answer.replies[0].result[0].en)
    assert not any("Alice is" in str(one.en) for one in answer.granted)


def test_what_is_nobodys_is_offered_to_nobody() -> None:
    # With letters in the same text, who says 私 may be either of them.
    text = "A: 雄牛 4/4\nB: ライフ20\nAは雄牛で攻撃。ブロックなし。\n私のライフは?\n相手のライフは?\n私の雄牛は死ぬ?"
    unread = [reply.unread for reply in answered(text, lang="ja").replies]
    assert len(unread) == 3
    assert all(one is not None and not one.candidates for one in unread)


def test_what_is_quoted_names_no_player() -> None:
    text = 'Alice controls an Ox 4/4 "Whenever ~ attacks, you gain 1 life."\nBob is at 20.\nAlice attacks with Ox.\n? life of Alice'
    assert "21" in str(of(text).replies[0].result[0].en)


BALM = (
    "自分の場に雄牛 4/4。自分のライフ5。相手はライフ5で、手札に軟膏 {W} インスタント「プレイヤー1人を対象とする。"
    "それは3点のライフを得る。」\n自分のターン。相手が%s軟膏を%s。\n自分のライフは? 相手のライフは?"
)


@pytest.mark.parametrize(
    ("whom", "does", "lives"),
    [("自分に", "撃ってきた", ("8", "5")), ("自分自身に", "唱えた", ("5", "8")), ("相手自身に", "唱えた", ("5", "8"))],
)
def test_another_player_does_something_to_who_tells_or_to_themselves(
    whom: str, does: str, lives: tuple[str, str]
) -> None:
    told = [str(one.result[0].ja) for one in of(BALM % (whom, does), "ja").replies]
    assert told == [f"Aのライフは{lives[0]}", f"Bのライフは{lives[1]}"]


def test_where_whoever_tells_is_called_as_the_one_who_acts_it_is_asked_who_is_meant() -> None:
    with pytest.raises(NotationUnclear) as told:
        answered(BALM % ("自分に", "唱えた"), lang="ja")
    assert told.value.candidates == ("私", "相手自身")


@pytest.mark.parametrize(
    ("named", "edition"),
    [
        ("This is Duel Masters.", "dm"),
        ("Duel Masters question.", "dm"),
        ("デュエマです。", "dm"),
        ("デュエル・マスターズの質問です。", "dm"),
        ("MAGMELL question.", "magmell"),
        ("マグメルの質問です。", "magmell"),
    ],
)
def test_the_game_may_be_named_in_a_sentence(named: str, edition: str) -> None:
    answer = of(f"{named}\nA: Ox 3000\n? what dies" if edition == "dm" else f"{named}\nA: Ox 3/3\n? what dies")
    assert answer.table.written.scenario.game == edition


def test_a_cost_with_a_civilization_tells_the_game_and_that_is_said() -> None:
    answer = of("A has Boar {fire 4} 3000.\n? what dies")
    assert answer.table.written.scenario.game == "dm"
    assert any("Duel Masters" in str(one.en) for one in answer.granted)


@each(
    [
        ("I'm A, at 6, with Ox 3/3. B is at 9. I attack with Ox. What's B's life?", "B: life 6"),
        ("I am B, holding a Pool. A has Ox 3/3. On A's turn A attacks me with Ox. What's my life?", "B: life 17"),
        ("I'm A. My opponent B is at 9. I have an Ox 3/3 and attack with it. What's my opponent's life?", "B: life 6"),
        ("I (B) have Ox 3/3. My opponent (A) is at 9. I attack with Ox. What's A's life?", "A: life 6"),
        ("I have an Ox 3/3. B is at 9. I attack with Ox. What's my life? What's B's life?", "A: life 20"),
        ("I have a Pool in hand. A attacks me with Ox 3/3. I cast Pool. What's my life?", "B: life 17"),
        (
            "I have an Ox 3/3. B's hand is just a Pool. I attack with Ox. How much dmg does B take?",
            "B is dealt 3 damage",
        ),
        (
            "I have Ox 3/3 and Elk 2/2, both been here since last turn. B is at 9. I attack with both. B's life?",
            "B: life 4",
        ),
        ("B is at 5. I'm attacking with Ox 3/3. What's B's life?", "B: life 2"),
        ("There's an Ox 3/3 on A's side, B is at 9. A attacks with Ox. What's B's life?", "B: life 6"),
        ("On A's side there's an Ox 3/3, B is at 9. A attacks with Ox. What's B's life?", "B: life 6"),
    ]
)
def test_who_tells_says_which_letter_is_meant(text: str, life: str) -> None:
    """What lies on the side of somebody lies there too, with what is said of the other one behind it."""
    assert result(text.replace(" a Pool", ' Pool {U} instant "Draw a card."'))[0] == life


@each(
    [
        "I'm C, at 6, with Ox 3/3. B is at 9.",
        "I'm Alex. B has Ox 3/3.",
        "I'm A, C has a Bear 2/2.",
        "I think A has an Ox 3/3.",
        "B is at 5. I'm frobbing Ox 3/3.",
    ]
)
def test_who_tells_is_not_guessed(text: str) -> None:
    with pytest.raises(JudgekitError):
        of(f"{text}\nI attack.\nWhat's B's life?")
