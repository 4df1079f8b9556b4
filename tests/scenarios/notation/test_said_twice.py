"""What is said twice of one thing adds up or is refused by name: no number that was said is lost."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result


def position(text: str) -> Any:
    """Return the position of a notation as a scenario file writes it."""
    return written(text).situation.given


def players(text: str) -> Any:
    return position(text)["players"]


def permanents(text: str) -> dict[str, Any]:
    return {str(one["id"]): one for one in position(text)["battlefield"]}


def cards(text: str) -> Any:
    return written(text).situation.cards


# Of players.


@pytest.mark.parametrize(
    "text",
    ["A: life 12, Ox 4/4; life 5", "A: life 12\nA: life 5", "A: ライフ12、角牛 4/4\nA: 残り5点"],
)
def test_two_life_totals_of_one_player_are_refused(text: str) -> None:
    with pytest.raises(NotationUnclear, match="12"):
        written(text)


def test_a_life_total_may_be_said_again() -> None:
    assert players("A: life 12\nA at 12")["A"]["life"] == "12"


def test_counters_of_several_kinds_of_one_player_are_all_there() -> None:
    assert players("A: 2 poison counters, 3 energy counters")["A"]["counters"] == {"poison": "2", "energy": "3"}


def test_mana_in_two_places_adds_up() -> None:
    assert players("A: mana {R}, {G}{G} floating, no lands")["A"]["pool"] == "{R}{G}{G}"


@pytest.mark.parametrize(
    "text", ["A: hand: none; hand: Forest", "A: no cards in hand, Forest in hand", "A: 手札なし、手札: 森"]
)
def test_a_zone_is_not_empty_and_full(text: str) -> None:
    with pytest.raises(NotationUnclear, match=r"empty|空"):
        written(text)


@pytest.mark.parametrize("text", ["rules dm\nrules magmell", "rules mtg@20210922\nrules mtg@20260417"])
def test_two_games_or_editions_are_refused(text: str) -> None:
    with pytest.raises(NotationUnclear, match="cannot both be"):
        written(text)


def test_a_game_and_its_edition_may_both_be_named() -> None:
    assert written("rules mtg\nrules mtg@20210922\nA: Ox 4/4").situation.rules == "mtg@20210922"


# Of objects.


def test_counters_of_one_kind_add_up() -> None:
    found = permanents("A: Ox 4/4 (two +1/+1 counters, one +1/+1 counter, a charge counter)")["Ox"]
    assert found["counters"] == {"+1/+1": "3", "charge": "1"}


@pytest.mark.parametrize("said", ["Ox has two +1/+1 counters.", "角牛には+1/+1カウンターが2個ある。"])
def test_counters_told_again_in_a_sentence_are_the_same_ones(said: str) -> None:
    """A thing that is told again is the same thing; another number is a contradiction."""
    name = said.split(" has")[0].split("に")[0]
    assert permanents(f"A: {name} 4/4 (two +1/+1 counters)\n{said}")[name]["counters"] == {"+1/+1": "2"}
    with pytest.raises(NotationUnclear):
        written(f"A: {name} 4/4 (one +1/+1 counter)\n{said}")


@pytest.mark.parametrize(
    ("there", "said"),
    [("Ox 4/4", "A has no creatures."), ("Forest", "A has no lands."), ("角牛 4/4", "Aにクリーチャーはいない。")],
)
def test_none_of_a_kind_beside_one_is_refused(there: str, said: str) -> None:
    with pytest.raises(NotationUnclear, match=there.split(" ")[0]):
        written(f"A: {there}\n{said}\nB attacks A with Elf. B: Elf 1/1")


@pytest.mark.parametrize("said", ["A has no other creatures.", "A has no lands.", "B has no creatures."])
def test_none_of_another_kind_or_player_is_no_contradiction(said: str) -> None:
    assert set(permanents(f"A: Ox 4/4\n{said}")) == {"Ox"}


@pytest.mark.parametrize(
    "said",
    ["(3 damage, 2 damage)", "(tapped, untapped)", "(color: red, color: blue)", "(attached to Cub, attached to Elf)"],
)
def test_what_cannot_both_be_is_refused(said: str) -> None:
    with pytest.raises(NotationUnclear, match="twice"):
        written(f"A: Ox 4/4 {said}, Cub 2/2, Elf 1/1")


@pytest.mark.parametrize(
    "text",
    [
        "A: Ox 4/4 (attacking), Cub 2/2 (attacking)\nB: Elf 1/1 (blocking Ox, blocking Cub)",
        "A: Ox 4/4 (attacking, blocked by Elf), Cub 2/2 (attacking, blocked by Elf)\nB: Elf 1/1",
        "A: Ox 4/4 (attacking), Cub 2/2 (attacking, blocked by Elf)\nB: Elf 1/1 (blocking Ox)",
    ],
)
def test_one_creature_blocks_all_that_it_is_said_to_block(text: str) -> None:
    blocking = permanents(text)["Elf"]["blocking"]
    assert set(blocking) == {"Ox", "Cub"}


def test_several_blockers_of_one_creature_are_all_there() -> None:
    found = permanents("A: Ox 4/4 (attacking, blocked by Elf, blocked by Cub)\nB: Elf 1/1, Cub 2/2")
    assert {id for id, one in found.items() if one.get("blocking") == "Ox"} == {"Elf", "Cub"}


def test_one_permanent_is_older_than_two() -> None:
    found = written(
        'A: Calm {W} enchantment "All creatures get +1/+1.", Glow {W} enchantment "All creatures get +1/+1."\n'
        "A: Ox 4/4 (older than Calm, older than Glow)"
    )
    assert set(found.situation.older) == {("Ox", "Calm"), ("Ox", "Glow")}


@pytest.mark.parametrize("said", ["Ox 4/4 3/3", "Ox {R} 4/4 {G}"])
def test_a_cost_or_a_size_in_two_places_is_refused(said: str) -> None:
    with pytest.raises(NotationUnclear, match="twice"):
        written(f"A: {said}")


# Of deeds.


def test_two_values_of_x_are_refused() -> None:
    zap = 'A: hand: Zap {X}{R} instant "~ deals X damage to any target."\n'
    with pytest.raises(NotationUnclear, match="twice"):
        of(f"{zap}A casts Zap on B (X = 2, X = 3)")


def test_damage_to_one_creature_in_two_shares_is_refused() -> None:
    with pytest.raises(NotationUnclear, match="twice"):
        of(
            "A: Ox 4/4 (attacking)\nB: Elf 1/1 (blocking Ox), Cub 1/1 (blocking Ox)\n"
            "A assigns 2 to Elf and 2 to Elf with Ox"
        )


def test_two_modes_may_be_said_one_by_one() -> None:
    charm = 'A: hand: Charm {G} instant "Choose two —\\n• You gain 3 life.\\n• Draw a card.\\n• Target player loses 2 life."\n'
    assert result(f"{charm}A casts Charm (mode 1, mode 2)")[0].startswith("A: life 20 → 23")


# Costs of MAGMELL and Duel Masters.


@pytest.mark.parametrize(
    ("said", "cost"),
    [
        ("{赤}{1}", {"red": "1", "colorless": "1"}),
        ("{赤}{3}", {"red": "1", "colorless": "3"}),
        ("{赤}{赤}{赤}", {"red": "3"}),
        ("{赤赤}{緑}", {"red": "2", "green": "1"}),
        ("{red 2}{1}", {"red": "2", "colorless": "1"}),
        ("{1}{red}{red 2}", {"red": "3", "colorless": "1"}),
        ("{赤 2 緑 1}", {"red": "2", "green": "1"}),
    ],
)
def test_every_symbol_of_a_use_cost_counts(said: str, cost: dict[str, str]) -> None:
    found = cards(f"rules magmell\nA: hand: Bolt {said} quick magic")["Bolt"]
    assert found["cost"] == cost


@pytest.mark.parametrize(
    "said",
    [
        "Bolt {1}{red} catalyst {red}{red} quick magic",
        "Bolt {1}{red} quick magic catalyst {red 2}",
        "Bolt {1}{red} quick magic, catalyst {red}{red}",
        "Bolt {1}{red} quick magic (catalyst: {red}{red})",
        "Bolt {1}{赤} 触媒{赤}{赤} クイック マジック",
        "Bolt {1}{赤} クイック マジック、触媒{赤赤}",
    ],
)
def test_a_catalyst_stands_beside_the_use_cost(said: str) -> None:
    found = cards(f"rules magmell\nA: hand: {said}")["Bolt"]
    assert (found["cost"], found["catalyst"]) == ({"colorless": "1", "red": "1"}, {"red": "2"})
    assert found["timing"] == "quick"


@pytest.mark.parametrize(
    "said", ['quick magic, catalyst {red} "カードを1枚引く。"', 'quick magic "カードを1枚引く。", catalyst {red}']
)
def test_a_text_behind_a_catalyst_is_the_text_of_the_card(said: str) -> None:
    found = cards(f"rules magmell\nA: hand: Bolt {{1}}{{red}} {said}\nB: Guard 1/3")["Bolt"]
    assert (found["text"], found["catalyst"]) == ("カードを1枚引く。", {"red": "1"})


def test_a_catalyst_that_cannot_be_paid_forbids_the_use() -> None:
    # 702.3.4: use cost, then catalyst; whoever cannot pay properly does not use it. Two stones, three to be turned.
    fire = "業火 {赤}{1} 触媒{赤}{赤}{赤} クイック マジック「対象のプレイヤーに5ダメージを与える。」"
    text = f"rules magmell\nA: 魔石: 赤2枚; 手札: {fire}\nB: ライフ5\nA: Bに業火"
    found = of(text).replies[0]
    assert str(found.result[0].en).startswith("Not possible")
    assert "702.3.4.2" in found.rules


@pytest.mark.parametrize("said", ["{白}", "{2 red}", "{red}{?}", "{red} catalyst red"])
def test_a_use_cost_that_is_not_understood_is_refused_by_name(said: str) -> None:
    with pytest.raises(NotationUnclear, match="Bolt"):
        written(f"rules magmell\nA: hand: Bolt {said} quick magic")


@pytest.mark.parametrize("said", ["{火}{火}{火}", "{fire}{fire} 3", "{5}{3}", "{blue 5}"])
def test_a_cost_of_duel_masters_is_one_number(said: str) -> None:
    with pytest.raises(NotationUnclear, match="Drake"):
        written(f"rules dm\nA: hand: Drake {said} 5000")


@pytest.mark.parametrize("said", ["{火 5}", "{火}{5}", "{5 fire}", "{fire} {5}", "{文明 火 コスト 5}"])
def test_a_cost_of_duel_masters_is_read(said: str) -> None:
    found = cards(f"rules dm\nA: hand: Drake {said} 5000")["Drake"]
    assert (found["cost"], found["civilizations"]) == ("5", ["fire"])


def test_a_card_without_a_number_in_its_cost_is_said_to_have_none() -> None:
    granted = written("rules dm\nA: hand: Drake {fire} 5000").granted
    assert any("Drake" in str(one.en) and "{fire 3}" in str(one.en) for one in granted)


@pytest.mark.parametrize(
    "said", ["魔石: 赤2枚、緑1枚", "魔石 赤2 緑1", "stones: 2 red, 1 green", "stones red 2, green 1"]
)
def test_stones_of_several_colours_lie_in_the_stone_area(said: str) -> None:
    found = position(f"rules magmell\nA: {said}; Snake 3/2")
    own = found["players"]
    assert len(own["A"]["stone-area"]) == 3
    assert len(found["battle-area"]) == 1


# Numbers said are numbers in the position.

_NUMBERS = st.integers(1, 9)


@settings(max_examples=40, deadline=None)
@given(
    life=_NUMBERS,
    hand=st.lists(_NUMBERS, min_size=1, max_size=3),
    counters=st.lists(_NUMBERS, min_size=1, max_size=3),
    guards=st.lists(_NUMBERS, min_size=1, max_size=3),
    energy=_NUMBERS,
    poison=_NUMBERS,
    order=st.randoms(use_true_random=False),
    lines=st.booleans(),
    japanese=st.booleans(),
)
def test_numbers_said_are_numbers_in_the_position(
    life: int,
    hand: list[int],
    counters: list[int],
    guards: list[int],
    energy: int,
    poison: int,
    order: Random,
    lines: bool,
    japanese: bool,
) -> None:
    """Clauses in any order, in one line or in many, in either language: what adds up is all there, and nothing is lost."""
    if japanese:
        of_ox = "、".join(f"+1/+1カウンター{one}個" for one in counters)
        said = [f"ライフ{life}", f"角牛 4/4({of_ox})", f"エネルギー{energy}個", f"毒カウンター{poison}個"]
        said += [f"手札{one}枚" for one in hand] + [f"衛兵 1/1 {one}体" for one in guards]
    else:
        of_ox = ", ".join(f"{one} +1/+1 counters" for one in counters)
        said = [f"life {life}", f"Ox 4/4 ({of_ox})", f"{energy} energy counters", f"{poison} poison"]
        said += [f"{one} cards in hand" for one in hand] + [f"{one} Guard 1/1" for one in guards]
    order.shuffle(said)
    text = "\n".join(f"A: {one}" for one in said) if lines else f"A: {'; '.join(said)}"
    found = position(text)
    own = found["players"]["A"]
    assert own["life"] == str(life)
    assert own["counters"] == {"energy": str(energy), "poison": str(poison)}
    unknown = own["hand"] if isinstance(own["hand"], list) else [own["hand"]]
    assert sum(int(one["unknown"]) for one in unknown) == sum(hand)
    there = found["battlefield"]
    (ox,) = (one for one in there if "counters" in one)
    assert ox["counters"] == {"+1/+1": str(sum(counters))}
    assert len(there) - 1 == sum(guards)
