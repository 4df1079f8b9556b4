"""What a card is that nobody knows decides nothing silently: the answer says what is not known, or what it took for granted."""

from __future__ import annotations

import pytest

from judgekit.engine import NotKnown
from tests.scenarios.notation.tables import of, result

GOYF = (
    "A: Mire Eater {1}{G} \"~'s power and toughness are each equal to the number of card types among cards in all "
    'graveyards." */*'
)
SEER = (
    'A: Grim Seer 2/1 "At the beginning of your upkeep, reveal the top card of your library and put that card into '
    'your hand. You lose life equal to its mana value."'
)
TRAWL = (
    'A: hand: Trawl {B} sorcery "Target player reveals their hand. You choose a noncreature, nonland card from it. '
    'That player discards that card."'
)
FETCH = (
    'A: Old Mire "{T}, Pay 1 life, Sacrifice ~: Search your library for a Forest or Island card, '
    'put it onto the battlefield, then shuffle." land; life 20'
)
BALANCE = (
    'A: Poise {U}{U} enchantment "Whenever an opponent casts a spell, reveal the top card of your library. '
    'Counter that spell if it has the same mana value as the revealed card."'
)


def _granted(text: str) -> list[str]:
    return [str(one.en) for one in of(text).granted]


def test_types_among_cards_that_nobody_knows_are_not_counted_as_none() -> None:
    with pytest.raises(NotKnown, match="B's graveyard"):
        of(f"{GOYF}\nB: graveyard: 3 cards\n? power of Mire Eater")
    known = result(f"{GOYF}\nB: graveyard: Bog 1/1 creature, Ford land\n? power of Mire Eater")
    assert known[:1] == ["Mire Eater: power 2"]


def test_cards_that_nobody_knows_are_counted_where_only_their_number_is_asked() -> None:
    hoarder = 'A: Hoarder "~\'s power and toughness are each equal to the number of cards in your hand." */*'
    assert result(f"{hoarder}; hand: 3 cards\n? power of Hoarder")[:1] == ["Hoarder: power 3"]


def test_the_mana_value_of_a_revealed_card_that_nobody_knows_is_not_0() -> None:
    with pytest.raises(NotKnown, match="on top of A's library"):
        of(f"{SEER}; life 20\nA's turn, upkeep\nall pass\n? life of A")
    ogre = f"{SEER}; life 20; library: Ogre {{2}}{{R}} 3/3\nA's turn, upkeep\nall pass\n? life of A"
    assert result(ogre) == ["A: life 17"]


def test_a_comparison_with_a_card_that_nobody_knows_is_not_settled() -> None:
    cast = 'B: hand: Zap {R} instant "~ deals 3 damage to any target."\nB\'s turn\nB casts Zap on A\n? is Zap countered'
    with pytest.raises(NotKnown, match="on top of A's library"):
        of(f"{BALANCE}\n{cast}")
    assert result(f"{BALANCE}; library: Elf {{G}} 1/1\n{cast}")[0].startswith("Yes")


def test_whether_a_card_that_nobody_knows_must_be_discarded_is_not_settled() -> None:
    with pytest.raises(NotKnown, match="B's hand"):
        of(f"{TRAWL}\nB: hand: 1 card\nA casts Trawl on B\n? how many cards in B's hand")


def test_of_a_hand_known_in_part_the_known_card_is_chosen_and_that_is_said() -> None:
    text = (
        f'{TRAWL}\nB: hand: Zap {{R}} instant "~ deals 3 damage to any target.", 2 cards\nA casts Trawl on B\n? result'
    )
    assert "Zap" in result(text)[0]
    assert any("B that nobody knows" in one for one in _granted(text))
    assert any("Bのわからないカード" in str(one.ja) for one in of(text).granted)


def test_any_card_of_a_hand_that_nobody_knows_can_be_discarded() -> None:
    rot = 'A: hand: Rot {B} sorcery "Target player discards a card."'
    assert result(f"{rot}\nB: hand: 2 cards\nA casts Rot on B\n? how many cards in B's hand") == ["B's hand: 1"]


def test_a_search_of_cards_that_nobody_knows_finds_none_and_says_that_it_could() -> None:
    text = f"{FETCH}\nA activates Old Mire\n? what is left"
    assert "A: life 20 → 19" in " ".join(result(text))
    assert any("what is looked for may be there" in one for one in _granted(text))
    assert any("見つからない" in str(one.ja) for one in of(text).granted)


def test_a_named_card_of_a_library_can_be_found() -> None:
    text = f"{FETCH}; library: Forest\nA activates Old Mire\n? result"
    assert not any("may be there" in one for one in _granted(text))


def test_a_card_that_nobody_knows_does_not_enter_the_battlefield_as_nothing() -> None:
    lure = 'A: hand: Lure {R} sorcery "Put the top card of your library onto the battlefield."'
    with pytest.raises(NotKnown, match="on top of A's library"):
        of(f"{lure}\nA casts Lure\n? result")


def test_a_target_among_cards_that_nobody_knows_is_neither_there_nor_missing() -> None:
    lift = 'A: hand: Lift {B} sorcery "Return target creature card from your graveyard to your hand."'
    with pytest.raises(NotKnown, match="A's graveyard"):
        of(f"{lift}; graveyard: 3 cards\nA casts Lift\n? result")
    known = f"{lift}; graveyard: Cub 2/2 creature, 3 cards\nA casts Lift on Cub\n? result"
    assert "Cub" in result(known)[0]


def test_shields_that_nobody_knows_are_broken_and_it_is_said_that_one_may_have_had_a_trigger() -> None:
    text = "rules dm\nA: 竜 {火6} 6000「W・ブレイカー」\nB: シールド2枚\nA: 竜でBを攻撃\n? 結果"
    assert "Bのシールド 2→0" in result(text, "ja")[0]
    assert any("わからないシールド" in str(one.ja) for one in of(text).granted)
    assert any("S・トリガー" in str(one.en) for one in of(text).granted)


def test_a_shield_back_is_not_declared_for_a_shield_that_nobody_knows() -> None:
    text = (
        "rules dm\nA: 剣士 {火3} 3000\nB: シールド2枚、手札: 忍 {水3} クリーチャー 2000「S・バック－水」\n"
        "A: 剣士でBを攻撃\n? 結果"
    )
    assert "Bのシールド 2→1" in result(text, "ja")[0]


def test_creatures_among_cards_that_nobody_knows_are_not_counted_in_duel_masters() -> None:
    power = (
        "rules dm\nA: 竜 {火6} 6000「自分の墓地にある%s1枚につき、このクリーチャーのパワーを+1000する。」、墓地: 3枚\n"
        "? 竜のパワー"
    )
    with pytest.raises(NotKnown, match="A's graveyard"):
        of(power % "クリーチャー")
    assert result(power % "カード", "ja") == ["竜のパワーは9000", "6000(印刷値) → 9000(竜)"]


def test_a_hand_that_nobody_knows_does_not_hold_no_spell_in_duel_masters() -> None:
    text = (
        "rules dm\nA: 手札: 闇討ち {闇2} 呪文「相手の手札を見る。その中から呪文を1枚選び、捨てさせる。」\n"
        "B: 手札2枚\nA: 闇討ちを唱える\n? 結果"
    )
    with pytest.raises(NotKnown, match="B's hand"):
        of(text)


def test_a_clash_of_cards_that_nobody_knows_is_not_settled_in_duel_masters() -> None:
    clash = (
        "rules dm\nA: 手札: 大会 {火4} 呪文「ガチンコ・ジャッジする。自分が勝ったら、カードを1枚引く。」\n"
        "A: 大会を唱える\n? 結果"
    )
    with pytest.raises(NotKnown, match="on top of A's library"):
        of(clash)


def test_of_cards_looked_at_a_known_one_can_be_chosen_beside_those_that_nobody_knows() -> None:
    text = (
        "rules dm\nA: 手札: 賢者 {水3} クリーチャー 2000「このクリーチャーが出た時、自分の山札の上から3枚を見る。その中から"
        "クリーチャーを1体、相手に見せてから手札に加えてもよい。残りを好きな順序で山札の下に置く。」、"
        "山札: 竜 {火6} クリーチャー 6000、10枚\nA: 賢者を召喚\n? 結果"
    )
    found = of(text)
    assert any("竜は手札に加わる" in str(end.ja) for _line, end, _ways in found.replies[0].branches)
    assert any("わからないカードは選ばれない" in str(one.ja) for one in found.granted)


def test_why_a_card_that_nobody_knows_is_not_cast_is_that_nobody_knows_it() -> None:
    said = result("A: hand: 1 card\nA's turn\n? can A cast unknown-1")
    assert said == ["No: A can't cast unknown-1: nobody knows what this card is; name it"]
