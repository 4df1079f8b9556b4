"""What a printed card says is taken from it and said aloud; modes, kicker and X stand anywhere in a deed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.engine import Unsupported
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.files.card_files import CardFiles, FiledCard, use
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

CARDS = {
    "Old Sage": {
        "types": "Creature - Human Sorcerer",
        "cost": "{2}{U}",
        "pt": "1/1",
        "text": "{T}: ~ deals 1 damage to any target.",
    },
    "Jay, Walker": {
        "types": "Legendary Planeswalker",
        "cost": "{2}{B}{B}",
        "loyalty": "4",
        "text": "+1: Frobnicate each widget.\n−3: Target creature gets -4/-4 until end of turn.",
    },
    "Grand Fay": {
        "types": "Creature - Faerie",
        "cost": "{1}{W}",
        "pt": "2/2",
        "text": "Lifelink\n{2}{U/R}, Sacrifice a widget: Frobnicate each widget until end of turn.",
    },
    "Odd Stone": {"types": "Artifact", "cost": "{2}", "text": "{T}, Pay 1 life: Add one mana of any widget's color."},
    "Kay, Walker": {
        "types": "Legendary Planeswalker",
        "cost": "{2}{B}{B}",
        "loyalty": "3",
        "text": "Whenever a widget frobnicates, you win the game.\n+1: Draw a card.",
    },
    "Odd Rite": {"types": "Sorcery", "cost": "{2}", "text": "Frobnicate each widget. Draw a card."},
    "Odd Knell": {
        "types": "Enchantment",
        "cost": "{2}",
        "text": "Whenever a creature dies, frobnicate each widget. Then draw a card.",
    },
    "Odd Ghost": {
        "types": "Creature",
        "cost": "{2}",
        "pt": "1/1",
        "text": "As long as ~ is in your graveyard, each widget frobnicates.",
    },
}


@pytest.fixture(autouse=True)
def _card_files() -> Iterator[None]:
    def spoken(name: str, _game: str) -> FiledCard | None:
        found = next(
            (one for one in CARDS if name.casefold() in (one.casefold(), one.partition(",")[0].casefold())), None
        )
        return FiledCard(found, CARDS[found], "cards.json") if found is not None else None

    use(CardFiles(spoken, spoken, lambda _name, _game: []))
    yield
    use(None)


def granted(text: str) -> str:
    return "; ".join(str(one.en) for one in of(text).granted)


def test_a_planeswalker_of_a_file_has_the_loyalty_that_it_prints() -> None:
    text = "A: Ox 2/2\nB: Jay, Walker\nA: OxでJayを攻撃\nB: ブロックしない\n? 結果"
    assert "Jay, Walker has loyalty 2" in result(text)[0]
    assert "Jay, Walker has 4 loyalty counters, as printed" in granted(text)


def test_a_loyalty_that_is_said_counts_and_nothing_is_said_of_it() -> None:
    text = "A: Ox 2/2\nB: Jay, Walker (loyalty 3)\nA attacks Jay with Ox\nB does not block"
    assert "Jay, Walker has loyalty 1" in result(text)[0]
    assert "as printed" not in granted(text)


def test_a_described_planeswalker_without_loyalty_is_asked_for_it() -> None:
    with pytest.raises(NotationUnclear, match="how many loyalty counters has Ray"):
        written('A: Ray {2}{B} planeswalker "+1: You gain 1 life."')


def test_a_creature_type_of_later_books_is_left_out_aloud() -> None:
    text = "A: Old Sage\nB: life 1\nA activates Sage on B\n? who wins"
    assert result(text)[0] == "A wins"
    assert "Old Sage is played without the type Sorcerer, of which mtg@20210922 knows nothing" in granted(text)
    today = granted(f"rules mtg@20260417\n{text}")
    assert "Sorcerer" not in today


def test_a_card_described_with_a_later_type_is_refused_as_before() -> None:
    with pytest.raises(Exception, match="Sorcerer"):
        of("A: Mage {U} creature - Human Sorcerer 1/1\n? power of Mage")


def test_a_loyalty_ability_that_is_not_understood_stops_nobody_who_does_not_activate_it() -> None:
    text = "A: Jay, Walker\nB: Wurm 6/4\nA activates Jay: -3 on Wurm\n? result"
    assert result(text)[0].startswith("Wurm dies")
    assert "the ability +1 of Jay, Walker is not understood; nobody activates it here" in granted(text)


def test_an_activated_ability_that_is_not_understood_stops_nobody_who_does_not_activate_it() -> None:
    text = "A: Grand Fay attacking\n? damage"
    assert result(text)[0] == "Grand Fay deals 2 to B; A: life 20 → 22, B: life 20 → 18."
    assert "of Grand Fay is not understood; nobody activates it here" in granted(text)
    for line in ("A activates Grand Fay", "? who wins"):
        with pytest.raises(CardTextNotUnderstood, match="widget"):
            of(f"A: Grand Fay\n{line}")


def test_of_a_card_in_quotes_what_is_not_understood_stops_only_where_it_would_act() -> None:
    """It is as with cards of files: nobody activates it, and what triggers on a block does nothing as it attacks."""
    odd = 'Odd 2/2 "Flying\\n{1}: Frobnicate target widget.\\nWhenever Odd blocks, frobnicate a widget."'
    text = f"A: {odd} attacking\nB: Ox 2/2\n? damage"
    assert result(text)[0] == "Odd deals 2 to B; B: life 20 → 18."
    assert "the ability {1} of Odd is not understood; nobody activates it here" in granted(text)
    assert "of Odd is not understood: 'Whenever Odd blocks, frobnicate a widget.'; it does nothing here" in granted(
        text
    )
    for line in (f"A: {odd}, Forest\nA activates Odd", f"B: {odd}\nA: Ox 2/2\nA attacks with Ox. Odd blocks Ox"):
        with pytest.raises(JudgekitError, match="widget"):
            of(f"{line}\n? damage")
    with pytest.raises(CardTextNotUnderstood, match="widget"):
        of('A: Odd 2/2 "Odd frobnicates each widget." attacking\n? damage')


def test_a_loyalty_ability_that_costs_nothing_is_said_by_its_zero() -> None:
    guard = 'Guard planeswalker (loyalty 3) "0: Draw a card.\\n-1: You gain 2 life."'
    assert result(f"A: {guard}\nA activates Guard: 0")[0] == "A draws a card."


def test_a_mana_ability_that_is_not_understood_stops_the_card() -> None:
    """Who had it left out might be told that a spell cannot be paid."""
    with pytest.raises(CardTextNotUnderstood, match="widget"):
        of("A: Odd Stone, Ox 2/2 attacking\n? damage")


@pytest.mark.parametrize(
    "line",
    ["A activates Jay: +1", "A activates Jay", "A activates Jay on Wurm (ability 2)", "? who wins", "? can B survive"],
)
def test_what_may_mean_an_ability_that_is_not_understood_is_refused(line: str) -> None:
    with pytest.raises(CardTextNotUnderstood, match="widget"):
        of(f"A: Jay, Walker\nB: Wurm 6/4\n{line}")


def test_a_triggered_ability_whose_event_is_not_understood_still_stops_the_card() -> None:
    with pytest.raises(Unsupported, match="widget"):
        of("A: Kay, Walker\nB: Wurm 6/4\nA activates Kay: +1\n? result")


@pytest.mark.parametrize("hand", ["Kay, Walker", "Odd Rite", "Odd Knell"])
def test_a_card_that_is_not_understood_stops_nobody_while_it_is_in_a_hand(hand: str) -> None:
    text = f"A: Ox 3/3; hand: {hand}\nA attacks with Ox\n? B's life"
    assert result(text)[0] == "B: life 17"
    assert f"of {hand} is not understood" in granted(text)


@pytest.mark.parametrize("hand", ["Kay, Walker", "Odd Rite"])
def test_what_is_not_understood_stops_who_casts_it(hand: str) -> None:
    with pytest.raises(Unsupported, match="widget"):
        of(f"A: Ox 3/3; hand: {hand}\nA casts {hand}\n? B's life")


def test_a_trigger_that_is_not_understood_stops_only_where_it_triggers() -> None:
    text = 'A: Odd Knell\nB: Elf 1/1; hand: Zap {R} instant "~ deals 3 damage to any target."\n'
    assert result(f"{text}B casts Zap on A\n? A's life")[0] == "A: life 17"
    assert "it does nothing here" in granted(f"{text}B casts Zap on A\n? A's life")
    with pytest.raises(Unsupported, match="each widget"):
        of(f"{text}B casts Zap on Elf\n? A's life")


def test_what_is_not_understood_may_matter_where_it_speaks_of_the_card_elsewhere() -> None:
    with pytest.raises(CardTextNotUnderstood, match="widget"):
        of("A: Ox 3/3; graveyard: Odd Ghost\nA attacks with Ox\n? B's life")


MODES = "• Counter target spell.\\n• You gain 3 life.\\n• Tap target creature.\\n• Draw a card."
COMMAND = f'Command {{U}} instant "Choose two —\\n{MODES}"'


@pytest.mark.parametrize(
    "said",
    [
        "A casts Command on Zap (mode 1, mode 4)",
        "A casts Command on Zap (modes 1 and 4)",
        "A casts Command choosing modes 1 and 4 on Zap",
        "A casts Command on Zap with modes one and four",
        "A casts Command on Zap (first and fourth modes)",
        "A casts Command, choosing the first and the fourth modes, targeting Zap",
        "A: ZapにCommandをモード1と4で唱える",
        "A: ZapにCommand(モード1、4)",
        "A: ZapにCommandを1つ目と4つ目のモードで唱える",
        "A: 1番目と4番目のモードを選んでZapにCommandを唱える",
    ],
)
def test_modes_are_said_anywhere(said: str) -> None:
    zap = 'Zap {R} instant "~ deals 3 damage to any target."'
    text = f"A: hand: {COMMAND}\nB: hand: {zap}\nB casts Zap on A\n{said}\n? result"
    assert result(text) == ["A draws a card; Zap is countered."]


@pytest.mark.parametrize("said", ["(modes 1, 2 and 3)", "with modes 1, 2 and 3", "choosing modes 1 and 2 and 3"])
def test_three_modes_are_said_together(said: str) -> None:
    charm = (
        'Charm {G} instant "Choose one or more —\\n• You gain 3 life.\\n• Draw a card.\\n• Target player loses 2 life."'
    )
    told = ["A: life 20 → 23, B: life 20 → 18, A draws a card."]
    assert result(f"A: hand: {charm}\nA casts Charm on B {said}") == told
    assert result(f"A: hand: {charm}\nA casts Charm on B\nA chooses modes 1, 2 and 3") == told


@pytest.mark.parametrize(
    "said",
    [
        "角牛に火花をX=2でキッカー込みで唱える",
        "角牛にキッカー込みで火花をX=2で唱える",
        "角牛に火花を唱える(キッカー込み、X = 2)",
    ],
)
def test_kicker_and_x_are_said_anywhere_in_japanese(said: str) -> None:
    zap = '火花 {X}{R} instant "Kicker {1}\\n~ deals X damage to target creature. If this spell was kicked, you gain X life."'
    told = result(f"A: 手札: {zap}\nB: 角牛 4/4\nA: {said}\n? 結果")[0]
    assert told.startswith("火花 deals 2 to 角牛; A: life 20 → 22")
