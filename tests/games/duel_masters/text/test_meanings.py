"""What certain lines mean: where an ability functions, what it watches, what is kept of numbers and floors."""

from __future__ import annotations

import pytest

from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.reading import lines_of, read_line, read_text
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.mechanics.terms.records import Ability


def _one(line: str, spell: bool = False) -> Ability:
    (ability,) = read_line(line, spell)
    return ability


def test_two_kinds_of_event_make_two_abilities() -> None:
    """603.2: each event triggers; coming and attacking are two."""
    first, second = read_line("このクリーチャーが出た時または攻撃する時、カードを1枚引く。")
    assert first.when is not None
    assert first.when.events == ("move",)
    assert second.when is not None
    assert second.when.events == ("attack",)
    assert first.do == second.do


@pytest.mark.parametrize(
    ("line", "zones"),
    [
        ("このカードがマナゾーンに置かれた時、カードを1枚引く。", ("mana-zone",)),
        ("このカードが手札から捨てられた時、このカードを手札に戻してもよい。", ("graveyard",)),
        ("このクリーチャーが破壊された時、カードを1枚引く。", None),
        ("侵略：火のコマンド", ("hand",)),
        ("超魂X：このクリーチャーはブロックされない。", ("battle-zone", "under")),
    ],
)
def test_where_an_ability_functions(line: str, zones: tuple[str, ...] | None) -> None:
    """110.4b, 110.4g: an ability that can trigger only elsewhere functions there."""
    assert _one(line).zones == zones


@pytest.mark.parametrize(
    ("line", "floor"),
    [
        ("自分のドラゴンを召喚するコストを3少なくする。ただし、コストは0以下にはならない。", 1),
        ("自分のドラゴンを召喚するコストを3少なくする。ただし、コストは2より少なくならない。", 2),
        ("シンパシー：ドラゴン（このコストを1少なくする。ただし、コストは2より少なくならない）", 2),
        ("シンパシー：ドラゴン", 1),
    ],
)
def test_the_floor_of_a_cost(line: str, floor: int) -> None:
    """112.2b: a cost is not lowered below what the card says, also where the reminder text says it."""
    assert {change.what: change.value for change in _one(line).modify}["least"] == floor


def test_a_condition_of_a_trigger_is_kept_for_its_resolution() -> None:
    """603.4: the condition belongs to the ability, and counts shields as the zone does (113.2)."""
    ability = _one("自分のターンのはじめに、自分のシールドが2つ以下なら、カードを1枚引く。")
    assert ability.condition == ("compare", ("cards-in", "shield-zone", ("you",)), "<=", 2)


def test_who_wins_by_its_text_and_of_what_it_is_said() -> None:
    """What is said of others is a static ability with a filter; what a card says of itself is an ability of its own."""
    others = _one("自分の他の火のクリーチャーはブロックされない。")
    assert others.affects == Filter(what=("creature",), controller=("you",), civilizations=("fire",), other=True)
    assert _one("このクリーチャーはブロックされない。").kind == "rule"


def test_the_lines_of_a_text() -> None:
    """110.2c: ■ begins an ability, wherever it stands; what can be chosen among belongs to the line before."""
    assert [ability.name for ability in read_text("■ブロッカー（…）■W・ブレイカー\nスレイヤー", False)] == [
        "blocker",
        "breaker",
        "slayer",
    ]
    text = "次のうちいずれか1つを選ぶ。\n►カードを1枚引く。\n►自分の山札をシャッフルする。"
    assert len(lines_of(text)) == 1
    assert read_text(text, True)[0].do[0].verb == "mode"


@pytest.mark.parametrize(
    ("line", "with_commas"),
    [
        ("相手のクリーチャーを1体選び、持ち主の手札に戻す。", "相手のクリーチャーを1体選び、持ち主の手札に、戻す。"),
        ("カードを2枚引く。", "カードを、2枚、引く。"),
        ("自分の山札の上から1枚をマナゾーンに置く。", "自分の山札の、上から1枚を、マナゾーンに、置く。"),
        (
            "自分の手札から呪文を1枚コストを支払わずに唱えてもよい。",
            "自分の手札から呪文を1枚、コストを支払わずに、唱えてもよい。",
        ),
        ("相手のクリーチャーを1体選び、破壊する。", "相手の、クリーチャーを、1体選び、破壊する。"),
    ],
)
def test_a_comma_inside_a_clause_says_nothing(line: str, with_commas: str) -> None:
    """Cards set commas between what is done and what it is done to, or leave them out: it is read as the same."""
    one, other = (_one(text, True)._replace(text="") for text in (line, with_commas))
    assert one == other


@pytest.mark.parametrize(
    "said",
    ["は1000になる", "を1000にする", "を1000に固定する", "は1000に固定される", "は常に1000である", "は常に1000になる"],
)
def test_a_power_that_is_set_is_fixed(said: str) -> None:
    """206.3: whatever words an effect has for it, nothing else changes the number."""
    (change,) = _one(f"相手のクリーチャーのパワー{said}。").modify
    assert change == ("power-fixed", 1000)


def test_during_that_turn_is_this_turn() -> None:
    """「そのターン中、」 of what happens now is the turn that is going on, as 「このターン、」 says it."""
    said = "このクリーチャーがバトルする時、{}、このクリーチャーのパワーを+3000する。"
    assert _one(said.format("そのターン中")).do == _one(said.format("このターン")).do


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "■サイレントスキル（アンタップするかわりに次の能力を使ってもよい）\n■カードを1枚引く。",
            ["サイレントスキル", "SS:カードを1枚引く。"],
        ),
        (
            "■メタモーフ（マナゾーンに7枚あれば次の能力を得る）\n■このクリーチャーはブロックされない。",
            ["メタモーフ", "MM:このクリーチャーは"],
        ),
        (
            "■聖域戦線（自分のシールドがあれば、このクリーチャーは次の能力を得る） このクリーチャーは「ブロッカー」を得る。",
            ["聖域戦線(自分"],
        ),
        (
            "■拳闘（このクリーチャーが出た時、手札を1枚捨ててもよい。そうしたら、このクリーチャーの能力を使う）カードを1枚引く。",
            ["拳闘(この"],
        ),
        (
            "■このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。\n■カードを1枚引く。",
            ["このクリーチャーで", "TT:カード"],
        ),
    ],
)
def test_what_stands_below_a_keyword_that_speaks_of_it_is_its_ability(text: str, lines: list[str]) -> None:
    """No ability of its own: it would function where the keyword does not let it."""
    found = lines_of(text)
    assert len(found) == len(lines)
    assert all(begun in one for one, begun in zip(found, lines, strict=True))
    assert read_text(text, spell=False)


def test_what_a_keyword_that_nobody_knows_announces_is_refused() -> None:
    """The line below would be read as an ability that the creature always has."""
    with pytest.raises(CardTextNotUnderstood, match="知らぬ力"):
        read_text("■知らぬ力（この召喚で次の能力を使ってもよい）\n■カードを1枚引く。", spell=False)
