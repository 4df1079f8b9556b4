"""When in a turn something is told or asked, in both languages: damage, the end of a fight or a turn."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of

GROWTH = '{G} instant "Target creature gets +3/+3 until end of turn."'
GROWTH_JA = "{G} インスタント「クリーチャー1体を対象とする。ターン終了時まで、それは+3/+4の修整を受ける。」"
FIGHT = f'A: Knight 2/2 "First strike"\nB: Ox 3/3, hand: Growth {GROWTH}\nA attacks with Knight, B blocks with Ox.'
FIGHT_JA = f"A: 騎士 2/2「先制攻撃」\nB: 雄牛 3/3、手札: 成長 {GROWTH_JA}\nAは騎士で攻撃、Bは雄牛でブロック。"


@each(
    [
        # 510.4: first strike damage alone has been dealt; the Ox is 6/6 with 2 damage and deals 6.
        (f"{FIGHT} First strike damage is dealt. B casts Growth on Ox.\nHow much damage does Ox deal?", "deals 6"),
        (f"{FIGHT}\nCan B cast Growth on Ox once first strike damage has been dealt?", "Yes"),
        (f"{FIGHT} After combat, is Knight alive?", "No"),
        (f"{FIGHT} What is left after combat? Once combat is over, what is left?", "Left: Ox (B)"),
        (f"{FIGHT_JA}先制攻撃のダメージが与えられた。Bは雄牛に成長を唱えた。\n雄牛は死ぬ?", "いいえ: 雄牛は生き残る(6/7"),
        (f"{FIGHT_JA}先制攻撃の戦闘ダメージが入った後、Bは雄牛に成長を唱えた。\n雄牛は死ぬ?", "いいえ: 雄牛は生き残る(6/7"),
        (f"{FIGHT_JA}\n先制攻撃の戦闘ダメージのあとで、Bは雄牛に成長を撃てる?", "はい"),
        (f"{FIGHT_JA}\n戦闘が終わったら何が死ぬ?", "騎士は死亡する"),
        (f"{FIGHT_JA}\n戦闘が終わったあと、何が残る?", "残る: 雄牛 (B)"),
    ]
)  # fmt: skip
def test_a_moment_of_a_fight_is_told_in_a_sentence_and_asked_about(text: str, said: str) -> None:
    found = of(text).replies
    assert all(said in str(one.result[0].ja if "騎士" in text else one.result[0].en) for one in found)


_TURN_OVER = "A: 熊 2/2\nB: 巨人 3/3\nAは熊で攻撃。ブロックなし。Aはターンを終えた。"
_OF_DUELISTS = (
    "ルール dm\nA: 竜 {火 3} 3000\nB: 巨人 {自然 7} 9000、シールド3枚\n"
    "Aは竜でBを攻撃した。シールドを1枚割った。Aはターンを終えた。"
)


@each(
    [
        (f"{_TURN_OVER}{named}Bは巨人で攻撃した。\n熊はブロックできる?", "いいえ")
        for named in ("", "Bのターン。", "Bのターン、", "Bのターンになり、")
    ]
    + [
        (f"{_OF_DUELISTS}{named}Bは巨人で竜を攻撃した。\n竜はどこに行く?", "墓地")
        for named in ("", "Bのターン。", "Bのターン、")
    ]
)
def test_the_turn_that_comes_when_one_is_over_is_not_the_one_after_it(text: str, said: str) -> None:
    """What attacked is tapped still (502.3)."""
    assert said in str(of(text).replies[-1].result[0].ja)


@each(
    [
        (f"A: Ox 3/3, hand: Growth {GROWTH}\nA casts Growth on Ox.\nHow big is Ox after the turn is over?", "Ox: pt 3/3"),
        (f"A: Ox 3/3, hand: Growth {GROWTH}\nA casts Growth on Ox.\nAt end of turn, how big is Ox?", "Ox: pt 3/3"),
        (f"A: 雄牛 3/3、手札: 成長 {GROWTH_JA}\nAは雄牛に成長を唱えた。\nターン終了後、雄牛のパワーは?", "雄牛のパワーは3"),
        (f"A: 雄牛 3/3、手札: 成長 {GROWTH_JA}\nAは雄牛に成長を唱えた。\nターンが終わったら、雄牛のパワーは?", "雄牛のパワーは3"),
    ]
)  # fmt: skip
def test_what_lasts_until_end_of_turn_is_over_where_the_turn_is(text: str, said: str) -> None:
    """514.2; nobody was told to attack, which is said."""
    found = of(text)
    assert str(found.replies[0].result[0].ja if "雄牛" in text else found.replies[0].result[0].en) == said
    assert any("does not attack" in str(one.en) for one in found.granted)


IN_TURN = (
    'A has Bow artifact "{T}: Put a +1/+1 counter on target creature.", '
    'Gun artifact "{T}: ~ deals 1 damage to any target." and Ox 1/1.'
    ' A: hand: Zap {R} instant "~ deals 1 damage to any target."'
)


@each(
    [
        ("A activates Bow on Ox, then activates Gun on Ox.\nDoes Ox die?", "No"),
        ("A activates Bow on Ox. Then A activates Gun on Ox.\nDoes Ox die?", "No"),
        ("A activates Bow on Ox. A activates Gun on Ox.\nDoes Ox die?", "No"),
        ("A activates Bow on Ox. A casts Zap on Ox.\nDoes Ox die?", "No"),
        ("AはBowをOxに起動し、それからGunをOxに起動する。\nOxは死亡する?", "いいえ"),
        ("AはBowをOxに起動し、続けてGunをOxに起動する。\nOxは死亡する?", "いいえ"),
        ("AはBowをOxに起動する。そのあとAはGunをOxに起動する。\nOxは死亡する?", "いいえ"),
        ("A activates Bow on Ox. In response A activates Gun on Ox.\nDoes Ox die?", "Yes"),
        ("A activates Bow on Ox. Holding priority, A activates Gun on Ox.\nDoes Ox die?", "Yes"),
        ("A activates Bow on Ox. Without passing priority, A casts Zap on Ox.\nDoes Ox die?", "Yes"),
        ("AはBowをOxに起動する。Aは優先権を放棄せずにGunをOxに起動する。\nOxは死亡する?", "はい"),
    ]
)
def test_an_ability_resolves_before_what_its_player_does_next_where_nobody_says_otherwise(told: str, said: str) -> None:
    """117.3c, 117.4: who says nothing of it holds no priority; what is a response is one."""
    result = of(f"{IN_TURN}\n{told}").replies[0].result[0]
    assert str(result.ja if "死亡" in told else result.en).startswith(said)


def test_what_is_activated_twice_at_once_waits_together() -> None:
    shade = 'A has a Shade 1/1 "{B}: ~ gets +1/+1 until end of turn." B: hand: Zap {R} instant "~ deals 1 damage to any target."'
    found = of(f"{shade}\nA activates Shade twice. B responds with Zap on Shade.\nDoes Shade die?")
    assert str(found.replies[0].result[0].en) == "Yes: Shade dies"


PROWESS = 'A: Monk 1/2 "Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."'
ZAP = '{R} instant "~ deals 2 damage to any target."'


def test_who_answers_a_spell_leaves_the_ability_above_it_there() -> None:
    """117.3b: a player with priority responds to all that waits; what triggered by the spell is above it (603.3)."""
    text = f"{PROWESS}, hand: Zap {ZAP}\nB: Ox 2/2, hand: Growth {GROWTH}\nA casts Zap on Ox."
    found = of(f"{text} In response to Zap B casts Growth on Ox.\nDoes Ox die?\nHow big is Monk?")
    assert [str(one.result[0].en).split(" (")[0] for one in found.replies] == ["No: Ox survives", "Monk: pt 2/3"]
    assert "the ability of Monk still waits above Zap" in [str(one.en) for one in found.granted]


@pytest.mark.parametrize(
    "near",
    [
        # Another spell is on top: which is answered is asked back.
        f"A: hand: Zap {ZAP}\nB: Ox 2/2, hand: Growth {GROWTH}, Zop {ZAP}\nA casts Zap on Ox. B casts Zop on A in response. "
        "In response to Zap B casts Growth on Ox.\nDoes Ox die?",
        f"{FIGHT} First strike damage is doubled. B casts Growth on Ox.\nDoes Ox die?",
        f"{FIGHT_JA}先制攻撃のダメージが倍になった。Bは雄牛に成長を唱えた。\n雄牛は死ぬ?",
        # Nothing strikes first.
        f"A: Cub 2/2\nB: Ox 3/3, hand: Growth {GROWTH}\nA attacks with Cub, B blocks with Ox. First strike damage is dealt. "
        "B casts Growth on Ox.\nDoes Ox die?",
    ],
)
def test_what_is_no_such_time_is_refused(near: str) -> None:
    with pytest.raises(NotationUnclear):
        of(near)


BLOCKED = "A attacks with Ox. B blocks with Wall."
WOLF = 'rules magmell\nA: Wolf 4/4; hand: Flare {red} quick magic "ユニット1体に2ダメージを与える。"\nB: life 10, Guard 2/5\n'
GROWN = 'A: Ox 4/4; hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."\nB: Wall 0/5, life 20\n'


@each(
    [
        (
            f"{GROWN}A attacks with Ox. B blocks with Wall. After the attack A casts Growth on Ox.\nDoes Wall die?",
            "No: Wall survives",
        ),
        (f"{GROWN}{BLOCKED} A casts Growth on Ox.\nDoes Wall die?", "Yes: Wall dies"),
        (
            f"{GROWN}AはOxで攻撃。BはWallでブロック。攻撃のあと、AはGrowthをOxに唱える。\nDoes Wall die?",
            "No: Wall survives",
        ),
        (
            f"{GROWN}A attacks with Ox. After the attack A casts Growth on Ox. No blocks.\nWhat is B's life?",
            "B: life 13",
        ),
        (
            f"{WOLF}A attacks B with Wolf. B does not defend. After the attack A casts Flare on Guard.\nWhat is B's life?",
            "B: life 6",
        ),
    ]
)
def test_after_the_attack_is_behind_the_fight_where_blocks_were_told(text: str, said: str) -> None:
    """The battle of MAGMELL is the attack; in Magic, where nothing was told of blocks, only the declaration is behind (508.8)."""
    found = of(text)
    assert str(found.replies[0].result[0].en).startswith(said)
    declared = "after the attack is taken to be right after attackers were declared"
    assert (declared in [str(one.en) for one in found.granted]) == ("Ox. After" in text)


def test_after_an_attack_of_which_nobody_told_is_no_time() -> None:
    with pytest.raises(NotationUnclear):
        of(f"{GROWN}After the attack A casts Growth on Ox.\nDoes Wall die?")
