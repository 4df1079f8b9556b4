"""What keywords let a player do is said at the table by their names and verbs, in English and Japanese."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import result

WHISPER = 'Whisper {4}{U} creature 2/2 "Flying\\nWhen ~ enters, draw two cards.\\nEvoke {2}{U}"'
VEIL = 'Veil {1}{G} enchantment creature 4/2 "Bestow {3}{G}{G}\\nEnchanted creature gets +4/+2."'
SPINNER = 'Spinner {5}{B} creature 3/4 "Cycling {2}"'
SHADE = 'Shade {4}{R} creature 5/5 "Morph {1}{R}"'
NINJA = 'Ninja {3}{U} creature 3/3 "Ninjutsu {1}{U}"'
SPARK = 'Spark {2}{R} sorcery "~ deals 3 damage to any target.\\nSuspend 1—{R}"'
PULSE = "Pulse {1}{U} instant \"Return target creature you don't control to its owner's hand.\\nOverload {6}{U}\""
TEMPER = 'Temper {1}{R}{R} instant "~ deals 3 damage to any target.\\nBuyback {3}"'
WAGON = 'Wagon {2} artifact vehicle 4/4 "Crew 2"'
ANEW = 'Anew {2}{B} creature 3/1 "Unearth {1}{B}"'


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (f"A: hand: {WHISPER}\nA casts Whisper with evoke", "A draws 2 cards; Whisper dies."),
        (f"A: hand: {WHISPER}\nA casts Whisper for its evoke cost", "A draws 2 cards; Whisper dies."),
        (f"A: hand: {WHISPER}\nA evokes Whisper", "A draws 2 cards; Whisper dies."),
        (f"A: hand: {WHISPER}\nAはWhisperを想起で唱える", "A draws 2 cards; Whisper dies."),
        (
            f"A: Ox 2/2; hand: {VEIL}\nA casts Veil for its bestow cost on Ox",
            "Veil enters the battlefield; Veil is attached to Ox, Ox is 6/4.",
        ),
        (
            f"A: Ox 2/2; hand: {VEIL}\nA bestows Veil on Ox",
            "Veil enters the battlefield; Veil is attached to Ox, Ox is 6/4.",
        ),
        (f"A: hand: {SPINNER}\nA cycles Spinner", "A draws a card; Spinner is put into the graveyard."),
        (f"A: hand: {SPINNER}\nAはSpinnerをサイクリングする", "A draws a card; Spinner is put into the graveyard."),
        (f"A: {SHADE} (face down)\nA unmorphs Shade", "Shade is now"),
        (f"A: {SHADE} (face down)\nA turns Shade face up", "Shade is now"),
        (f"A: hand: {SPARK}\nA suspends Spark", "Spark is exiled"),
        (
            f"A: hand: {PULSE}\nB: Elf 1/1, Ox 4/4\nA overloads Pulse",
            "Elf is put into its owner's hand, Ox is put into its owner's hand.",
        ),
        (
            f"A: hand: {TEMPER}\nA casts Temper with buyback on B",
            "Temper deals 3 to B; B: life 20 → 17",
        ),
        (f"A: {WAGON}, Ox 2/2\nA crews Wagon with Ox", "Wagon has the type creature now"),
        (f"A: graveyard: {ANEW}\nA unearths Anew", "Anew comes onto the battlefield"),
        (
            f"A: Ox 2/2; hand: {NINJA}\nA attacks with Ox\nB does not block\nA activates ninjutsu of Ninja, returning Ox",
            "Ox is put into its owner's hand",
        ),
    ],
)
def test_a_keyword_is_used_by_its_name_or_its_verb(said: str, expected: str) -> None:
    assert expected in result(said + "\n? what happens")[0]


def test_ninjutsu_without_an_unblocked_attacker_is_not_refused_for_want_of_mana() -> None:
    """702.49a: an unblocked attacker is returned as a cost, and before blockers are declared none is unblocked (509.1h)."""
    said = result(f"A: Ox 2/2 attacking; hand: {NINJA}\nA activates ninjutsu of Ninja, returning Ox")[0]
    assert said.startswith("Not possible")
    assert "enough mana" not in said


def test_what_is_devoured_is_said_with_the_spell() -> None:
    hydra = 'Hydra {3}{G} creature 4/4 "Devour 2"'
    assert result(f"A: 3 Cub 1/1; hand: {hydra}\nA casts Hydra, devouring 3 Cubs\n? power of Hydra")[0].endswith(
        "power 10"
    )


@pytest.mark.parametrize("line", ["artifact vehicle", "artifact - Vehicle", "アーティファクト 機体"])
def test_a_vehicle_with_a_size_is_no_creature_before_it_is_crewed(line: str) -> None:
    """301.7: a Vehicle prints power and toughness, and has them only while it is a creature."""
    assert result(f'A: Wagon {{2}} {line} 4/4 "Crew 2"\n? types of Wagon')[0] == "Wagon: types artifact"


@pytest.mark.parametrize(
    "text",
    [
        "飛行。～が攻撃するたび、カード２枚を引く。",
        "飛行、警戒。～が攻撃するたび、カード２枚を引く。",
        "プロテクション（赤）。～が攻撃するたび、カード２枚を引く。",
        "～が攻撃するたび、カード２枚を引く。サイクリング{2}",
    ],
)
def test_japanese_keywords_pasted_in_one_line_are_lines_of_their_own(text: str) -> None:
    assert "A draws 2 cards" in result(f"A: Ox 2/2「{text}」\nA attacks with Ox\n? what happens")[0]


def test_an_equip_ability_may_stand_behind_the_sentence_of_its_equipment() -> None:
    hammer = "大槌 アーティファクト - 装備品「装備しているクリーチャーは+2/+0の修整を受ける。装備{1}」"
    said = result(f"A: {hammer}、平地1、Ox 2/2\nAは大槌をOxに装備する\n? power of Ox")[0]
    assert "4" in said


def test_behind_an_event_the_japanese_words_for_if_are_played_at_their_times() -> None:
    """603.4: 場合 asks as the ability would trigger, なら only as it resolves."""
    flash = "手札に小鬼 {R} 1/1 ゴブリン クリーチャー「瞬速」"
    line = "～が攻撃するたび、あなたがゴブリンをコントロールしている{}、カード１枚を引く。"
    deeds = "AはOxで攻撃。誘発に対応してAは小鬼を唱える。\n? what happens"
    assert "A draws a card" in result(f"A: 山1、Ox 2/2「{line.format('なら')}」、{flash}\n{deeds}")[0]
    with pytest.raises(NotationUnclear, match="nothing to respond to"):
        result(f"A: 山1、Ox 2/2「{line.format('場合')}」、{flash}\n{deeds}")
