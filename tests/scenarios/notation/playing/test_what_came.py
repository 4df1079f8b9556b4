"""What is told to have come of deeds is the resolving of what waits; what never comes is said, and changes nothing."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of

ZAP = '{R} instant "~ deals 2 damage to any target."'
WOLF = f"A has a Wolf 1/1 \"Undying\". B has Zap {ZAP} and Zop {ZAP} in hand.\nIt's B's turn. B casts Zap on Wolf."
ZAP_JA = "{R} インスタント「1つを対象とする。~はそれに2点のダメージを与える。」"
WOLF_JA = (
    f"Aの場に狼 1/1「不死」がいる。Bの手札に火花 {ZAP_JA}と火炎 {ZAP_JA}がある。\nBのターン。Bが狼に火花を唱えた。"
)
DIES, BACK = "Wolf is in A's graveyard", "Wolf is on the battlefield"


@each(
    [
        # Both spells one after the other: undying brings it back once, with a counter (702.93a).
        (f"{WOLF} It dies and comes back. Then B casts Zop on Wolf.", DIES),
        (f"{WOLF} The Wolf dies but comes back with a +1/+1 counter. B casts Zop on it.", DIES),
        (f"{WOLF} Undying brings it back. B casts Zop on Wolf.", DIES),
        (f"{WOLF} Wolf returns to the battlefield. After that B casts Zop on Wolf.", DIES),
        (f"{WOLF} Zap kills Wolf. Then B casts Zop on Wolf.", DIES),
        (f"{WOLF} Zap deals 2 damage to the Wolf. Next B casts Zop on Wolf.", DIES),
        (f"{WOLF} Then B casts Zop on Wolf.", DIES),
        (f"{WOLF[: -len('B casts Zap on Wolf.')]}B casts Zap on Wolf, then casts Zop on Wolf.", DIES),
        (f"{WOLF_JA}解決して狼は死に、不死で+1/+1カウンターを置いて戻ってきた。次にBが狼に火炎を唱えた。", DIES),
        # As a response the second one resolves first, and the first has no target any more (608.2b).
        (f"{WOLF} In response B casts Zop on Wolf.", BACK),
        (f"{WOLF} B casts Zop on Wolf in response to Zap. The Wolf comes back.", BACK),
        (f"{WOLF_JA}狼は死んで戻ってきた。そのあとBが狼に火炎を唱えた。", DIES),
        (f"{WOLF_JA}狼は死亡した。不死で戻ってきた。次にBが狼に火炎を唱えた。", DIES),
        (f"{WOLF_JA}火花が解決して狼は2点のダメージを受けた。そのあとBが狼に火炎を唱えた。", DIES),
        (f"{WOLF_JA}そのあとBが狼に火炎を唱えた。", DIES),
        (f"{WOLF_JA}対応してBが狼に火炎を唱えた。", BACK),
    ]
)
def test_what_is_told_of_a_spell_is_its_resolving(text: str, ends: str) -> None:
    where = "狼はどこにある?" if "狼" in text else "Where does Wolf end up?"
    found = of(f"{text}\n{where}")
    said = str(found.replies[0].result[0].en).replace("狼", "Wolf")
    assert said == ends
    assert not any("not so by the rules" in str(one.en) or "heard only" in str(one.en) for one in found.granted)


@each(
    [
        (
            "A has an Ox 4/4. B has Zap %s in hand. B casts Zap on Ox. %s\nWhat happens?",
            "Ox is put into the graveyard.",
            "Zap deals 2 to Ox; Ox survives.",
        ),
        (
            "A has an Ox 4/4. B has Zap %s in hand. B casts Zap on Ox. %s\nWhat happens?",
            "Ox is exiled.",
            "Zap deals 2 to Ox; Ox survives.",
        ),
        (
            "A has an Ox 4/4. B has Zap %s in hand. B casts Zap on A. %s\nWhat happens?",
            "A takes 3.",
            "Zap deals 2 to A; A: life 20 → 18.",
        ),
        (
            "A has an Ox 4/4. B has Zap %s in hand. B casts Zap on A. %s\nWhat happens?",
            "A goes to 17.",
            "Zap deals 2 to A; A: life 20 → 18.",
        ),
        (
            "A has an Ox 4/4. B has Zap %s in hand. B casts Zap on Ox. %s\nWhat happens?",
            "It comes back.",
            "Zap deals 2 to Ox; Ox survives.",
        ),
    ]
)
def test_what_never_comes_is_said_and_changes_nothing(text: str, told: str, ends: str) -> None:
    found = of(text % (ZAP, told))
    assert str(found.replies[0].result[0].en) == ends
    assert f'"{told.rstrip(".")}" is told, but not so by the rules' in [str(one.en) for one in found.granted]


@each(
    [
        ("A casts Study. It resolves and A draws two cards. Then A casts Zap on B.\nWhat's B's life?", "B: life 18"),
        ("A casts Herd and A gets two tokens. Then A casts Zap on Ox.\nHow many tokens does A get?", "A's tokens: 2"),
        (
            "A casts Growth on Ox. Ox becomes 5/5. Then A casts Zap on Ox.\nDoes Ox die?",
            "No: Ox survives (5/5, 2 damage)",
        ),
        ("A casts Cub. Cub enters, Warden triggers and A gains 1.\nWhat's A's life?", "A: life 21"),
    ]
)
def test_cards_tokens_sizes_and_what_enters_come_too(play: str, said: str) -> None:
    hand = f'Study {{U}} sorcery "Draw two cards.", Zap {ZAP}, Growth {{G}} instant "Target creature gets +3/+3 until end of turn."'
    hand += ', Herd {G} sorcery "Create two 1/1 green Ox creature tokens.", Cub {W} creature 1/1'
    there = 'A: Ox 2/2, Warden 1/1 "Whenever another creature enters, you gain 1 life."'
    found = of(f"{there}; hand: {hand}\nA's turn\n{play}")
    assert str(found.replies[0].result[0].en) == said
    assert not any("not so by the rules" in str(one.en) for one in found.granted)


@each(
    [
        (f"A: 手札: 火花 {ZAP_JA}\nB: 熊 2/2、手札: 火炎 {ZAP_JA}\nAは熊に火花を撃ち、熊は死んだ。"
            "続けてBは火炎をAに撃った。Aのライフは18になった。\nAのライフは?",
         "Aのライフは18"),
        ("ルール magmell\nA: 狐 3/2\nB: ライフ5\nAは狐でBを攻撃した。Bは防御しない。Bは3点受けた。"
            "次のAのターンに、Aは狐でBを攻撃した。Bは防御しない。\n"
         "勝つのは?", "Aの勝ち"),
        ("ルール dm\nA: 小竜 {火 3} 3000、巨人 {自然 5} 5000\nB: 番兵 {光 2} 4000「ブロッカー」、シールド2枚\nAのターン。"
         "小竜でBを攻撃、番兵がブロックした。"
            "小竜は負けて破壊された。そのあとAは巨人でBを攻撃した。\nBのシールドは何枚?", "Bのシールドゾーン: 1枚"),
    ]
)  # fmt: skip
def test_what_comes_to_a_player_or_behind_a_comma_is_told_in_japanese(text: str, said: str) -> None:
    found = of(text)
    assert str(found.replies[0].result[0].ja) == said
    assert not any("not so by the rules" in str(one.en) for one in found.granted)


def test_what_depends_on_the_blocks_is_not_said_to_be_against_the_rules() -> None:
    found = of("A: 象 4/4\nB: 壁 0/4\nAは象で攻撃。壁は死んだ。\nBのライフは?")
    assert "「壁は死んだ」は、何がブロックするかによるので聞くだけにする" in [str(one.ja) for one in found.granted]


def test_a_false_result_leaves_the_spell_where_it_waits() -> None:
    growth = '{G} instant "Target creature gets +3/+3 until end of turn."'
    text = f"A has an Ox 2/2 and Growth {growth} in hand. B has Zap {ZAP} in hand. B casts Zap on Ox. Ox survives."
    found = of(f"{text} A responds with Growth on Ox.\nDoes Ox die?")
    assert str(found.replies[0].result[0].en).startswith("No: Ox survives")


@each(
    [
        ("rules dm\nA: Drake {fire 5} 6000\nB: Guard {light 2} 3000 \"ブロッカー\", 2 shields\nA's turn\n"
         "A attacks B with Drake. B blocks with Guard. Guard is destroyed.", "Guard is destroyed."),
        ("rules magmell\nA: Fox 3/2\nB: life 5, Guard 1/3\nA attacks with Fox. B defends with Guard. The Guard dies.",
         "Guard is put into the dust"),
        ("ルール dm\nA: 竜 {火 5} 6000\nB: 番兵 {光 2} 3000「ブロッカー」、シールド2枚\nAのターン。"
         "Aは竜でBを攻撃、Bは番兵でブロックした。"
         "番兵は破壊された。", "番兵は破壊される"),
    ]
)  # fmt: skip
def test_what_is_told_of_a_battle_has_come_in_every_game(text: str, ends: str) -> None:
    found = of(f"{text}\nどうなる?" if "番兵" in text else f"{text}\nWhat happens?")
    lang = "ja" if "番兵" in text else "en"
    assert ends in str(getattr(found.replies[0].result[0], lang))
    assert not any("not so by the rules" in str(one.en) for one in found.granted)


@pytest.mark.parametrize(
    "near",
    [
        f"{WOLF} Wolf dies to nobody's surprise and sings. Then B casts Zop on Wolf.\nDoes Wolf die?",
        f"{WOLF} Bear dies. Then B casts Zop on Wolf.\nDoes Wolf die?",
        f"{WOLF_JA}狼は笑って戻ってきた。そのあとBが狼に火炎を唱えた。\n狼は死ぬ?",
    ],
)
def test_what_tells_more_than_a_result_is_refused(near: str) -> None:
    with pytest.raises(NotationUnclear):
        of(near)
