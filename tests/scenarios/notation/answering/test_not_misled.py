"""Answers that are right and would mislead: what is gone, what nobody can let happen, what a decision on the way makes possible."""

from __future__ import annotations

import pytest

from judgekit.scenarios.notation.words.faults import NotationUnclear, told_in
from tests.cases import each
from tests.scenarios.notation.tables import of, result

JAY = 'Jay planeswalker (loyalty 3) "+1: Draw a card."'
MOON = 'A: Moon {2}{R} enchantment "Nonbasic lands are Mountains."\n'


def test_who_has_nothing_left_to_attack_with_cannot_win_whatever_is_let_happen() -> None:
    text = "rules dm\nA: Drake {fire 5} 5000\nB: shields 2\nA's turn. A attacks B with Drake.\nCan A win?"
    assert result(text)[0] == "No: A cannot win this turn"


def test_tokens_that_came_and_went_between_two_decisions_have_their_name_and_size() -> None:
    maker = 'Maker {2}{U} creature 3/3 "When ~ enters the battlefield, create two 1/0 red Goblin creature tokens."'
    told = " ".join(result(f"A: hand: {maker}\nA casts Maker.\nHow many tokens does A get?"))
    assert "2 1/0 Goblin tokens are created" in told
    assert "token-" not in told


@each([
    (f"B: {JAY} (no loyalty counters)", "loyalty"),
    (f"B: {JAY} with zero loyalty counters", "loyalty"),
    ("B: Ox 2/2 (two +1/+1 counters, 0 +1/+1 counters)", "+1/+1"),
    ("B: Ox 2/2 (two +1/+1 counters, no counters)", "+1/+1"),
    (f"B: {JAY} (2 loyalty counters)", "loyalty"),
])  # fmt: skip
def test_counters_that_are_there_and_are_not_are_asked_back(text: str, kind: str) -> None:
    with pytest.raises(NotationUnclear, match="said twice") as found:
        of(f"{text}\nWhat dies?")
    assert kind in str(told_in(found.value)[0])


def test_a_total_of_counters_may_be_said_again() -> None:  # 306.5b
    assert result(f"B: {JAY} (3 loyalty counters)\nWhat is the loyalty of Jay?")[0] == "Jay: loyalty 3"


@each([
    ("A: Ox 2/2 (two -1/-1 counters)\nHow big is Ox?", "Ox: pt 0/0"),
    ('B: Jay planeswalker "+1: Draw a card." (no loyalty counters)\nWhat is the loyalty of Jay?', "Jay: loyalty 0"),
])  # fmt: skip
def test_what_the_rules_put_away_at_once_is_as_it_was_given(text: str, told: str) -> None:  # 704.5f, 704.5i
    assert result(text)[0] == told


def test_an_ability_that_is_lost_cannot_be_aimed_at_something() -> None:  # 305.7
    text = f'{MOON}A: Forest\nB: Crypt land "{{T}}, Sacrifice ~: Destroy target land."\n'
    (found,) = of(f"{text}Can B activate Crypt on Forest?").replies
    assert str(found.result[0].en).startswith("No: B can't activate Crypt on Forest: Crypt has lost the ability")


def test_what_was_to_allow_something_and_did_not_resolve_is_told_beside_that_it_is_not_allowed() -> None:  # 608.2b
    text = (
        'A: graveyard: Zap {R} instant "~ deals 3 damage to any target."; hand: Mage {1}{U} creature 2/1 "Flash\\nWhen ~ enters '
        "the battlefield, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback "
        'cost is equal to its mana cost."\nB: Eater 1/2 "{B}: Exile target card from a graveyard."\n'
        "A casts Mage. The trigger targets Zap. In response B activates Eater on Zap.\nCan A cast Zap with flashback?"
    )
    (found,) = of(text).replies
    told = [str(one.en) for one in found.result]
    assert told[0].startswith("No: A can't cast Zap")
    assert "Mage's ability does not resolve" in told
    assert "608.2b" in found.first


def test_who_may_still_decide_what_makes_it_possible_leaves_it_open() -> None:
    text = (
        'A: graveyard: Zap {R} instant "~ deals 3 damage to any target."; hand: Mage {1}{U} creature 2/1 "Flash\\nWhen ~ enters '
        "the battlefield, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback "
        'cost is equal to its mana cost."\nB: hand: Purge {B} instant "Choose target card in a graveyard other than a basic '
        "land card. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and "
        'exile them. Then that player shuffles."\nA casts Mage. The trigger targets Zap. In response B casts Purge on Zap.\n'
        "Can A cast Zap with flashback?"
    )
    (found,) = of(text).replies
    assert str(found.result[0].en) == "it depends on what B chooses"
    assert {str(end.en)[:3] for _line, end, _ways in found.branches} == {"Yes", "No:"}


def test_that_what_triggered_has_not_resolved_by_then_is_said() -> None:
    maker = 'Maker {2}{U} creature 3/3 "When ~ enters the battlefield, draw a card."'
    murk = 'Murk {B} instant "Destroy target creature."'
    text = f"A: hand: {maker}\nB: hand: {murk}\nA casts Maker. B casts Murk on Maker.\nDoes Maker die?"
    assert any("the ability of Maker has not resolved by then" in str(one.en) for one in of(text).table.granted)


def test_a_changed_target_is_among_the_rules_of_what_rests_on_it() -> None:  # 115.7a
    text = (
        'A: Ox 2/2 attacking B; hand: Growth {G} instant "Target creature gets +3/+3 until end of turn."\n'
        'B: Lure 0/4 "{U}: Change a target of target spell or ability to ~."\n'
        "A casts Growth on Ox. In response B activates Lure on Growth.\nHow much power does Lure have?"
    )
    (found,) = of(text).replies
    assert str(found.result[0].en) == "Lure: power 3"
    assert "115.7a" in found.own


GUARDED = (
    'rules dm\nA: Ape {nature 3} 3000, Wolf {nature 4} 4000\nB: 2 shields, Guard {light 4} 5000 "ブロッカー"\n'
    "It's A's turn. A attacks B with Ape. B blocks with Guard. A attacks B with Wolf.\n"
)


@each(["Can B block Wolf with Guard?", "Can B block Wolf with Guard too?", "Why can't B block Wolf with Guard?"])
def test_what_cannot_block_since_it_is_tapped_is_told_to_have_been_tapped(asked: str) -> None:  # 507.1a
    (found,) = of(GUARDED + asked).replies
    assert str(found.result[0].en).endswith(": Guard was tapped then")
    assert "507.1a" in [one.rpartition(":")[2] for one in found.rules]


def test_it_was_tapped_when_the_attack_that_ended_the_game_was_made() -> None:  # 507.1a
    (found,) = of(GUARDED.replace("2 shields", "no shields") + "Can B block Wolf with Guard?").replies
    assert str(found.result[0].en).endswith(": Guard was tapped then")


def test_with_what_a_question_names_besides_nobody_attacks_it() -> None:  # 506.1e, 505.2
    text = "rules dm\nA: Pup {fire 2} 2000\nB: 4 shields, Ox {nature 3} 3000\nIt's A's turn.\n"
    found = of(f"{text}Can A attack B with Pup? Can A attack Ox with it, if Ox is untapped?").replies[-1]
    assert str(found.result[0].en) == "No: A can't attack Ox with Pup: it is not tapped"


def test_what_is_asked_of_the_end_is_not_hedged_by_how_it_is_now() -> None:
    text = 'A: life 10\nB: hand: Zap {R} instant "~ deals 3 damage to any target."\nB casts Zap on A.\n'
    assert result(f"{text}What is A's life after everything has resolved?") == ["A: life 7"]
    assert result(f"{text}全部解決したあと、Aのライフは?", "ja") == ["Aのライフは7"]


def test_a_creature_that_is_asked_to_be_summoned_is_summoned() -> None:
    text = "ルール dm\nA: マナ: 火のカード1枚; 手札: 光鳥 {光 3} 3000\nAのターン。\n光鳥は召喚できますか?"
    assert "光鳥を召喚することができない" in str(of(text).replies[0].result[0].ja)


def test_whose_effect_is_first_is_told_where_nothing_is_put_anywhere_to_wait() -> None:  # 101.4a
    text = (
        'rules dm\nA: Reader {water 2} 1000 "このクリーチャーが破壊された時、カードを1枚引く。"; hand: '
        'Blaze {fire 5} spell "パワー3000以下のクリーチャーをすべて破壊する。"\n'
        'B: Ghost {darkness 3} 2000 "このクリーチャーが破壊された時、相手は自身の手札を1枚選び、捨てる。"\n'
        "It's A's turn. A casts Blaze.\nWhich trigger resolves first?"
    )
    (found,) = of(text).replies
    assert str(found.result[0].en) == "in this order: Reader (A), then Ghost (B)"
    assert [one.rpartition(":")[2] for one in found.first] == ["101.4a"]


@each([
    ("Aは牛で攻撃しました。ぽよは同じ5です。", "ぽよは同じ5"),
    ("Aは牛で攻撃。ぽよは同じ5です。", "ぽよは同じ5"),
])  # fmt: skip
def test_a_sentence_told_with_the_one_before_it_is_named_by_itself(said: str, words: str) -> None:
    with pytest.raises(NotationUnclear) as found:
        of(f"A: 牛 4/4\n{said}\n誰が勝つ?")
    assert [one.words for one in told_in(found.value)] == [words]


MADE = (
    'A: Den 2/2; hand: Deer {0} sorcery "Create a 3/3 green Beast creature token.", Herd {0} creature - Beast 2/2\n'
    "A casts Deer. A casts Herd.\n"
)


def test_tokens_of_a_kind_are_no_other_creatures_of_it() -> None:
    """111.1: a token is a permanent that no card represents."""
    for asked, answer in (
        ("How many Beast tokens does A have?", "A's Beast tokens: 1"),
        ("How many Beasts does A have?", "A's Beasts: 2"),
        ("Does A get a Beast token?", "Yes: 1 Beast token comes"),
    ):
        assert result(MADE + asked)[0] == answer
    for asked, answer in (
        ("AのBeast・トークンは何体?", "AのBeast・トークン: 1"),
        ("AのBeastトークンは出る?", "はい: Beast・トークンが1体出る"),
    ):
        assert result(MADE + asked, "ja")[0] == answer


def test_why_it_is_not_so_is_no_question_whether_it_can_be_done() -> None:
    text = (
        'A: Imp 1/1 "When ~ dies, create a 1/1 black Imp creature token."\n'
        'B: hand: Mist {0} instant "Exile target creature."\nBのターン。BはImpにMistを唱える。Aのトークンは出る? '
    )
    replies = of(f"{text}出ないならなぜですか?").replies
    assert [str(one.result[0].ja) for one in replies] == [
        "いいえ: Aにはトークンは出ない",
        "Aにはトークンは出ない。なぜなら: Mistにより、Impは追放される",
    ]


CHARGE = (
    "ルール dm\nA: 剣士 {火 2} 3000 「攻撃中、このクリーチャーのパワーは+2000される」\n"
    "B: 番人 {光 2} 2000 「ブロッカー」、シールド2枚\n"
)


def test_a_power_that_something_had_while_it_attacked_is_told_beside_the_one_that_it_has_then() -> None:
    """dm 500.5: the attack is over where nobody decides anything more in it; what lasts as long as it does is over, too."""
    for told in ("Aは剣士でBを攻撃。Bは番人でブロック。", "Aは剣士でBを攻撃。Bはブロックしない。S・トリガーはない。"):
        assert result(f"{CHARGE}{told}剣士のパワーは?", "ja")[:2] == [
            "剣士のパワーは3000",
            "それが終わったあとの値。その間は5000",
        ]
    assert result(f"{CHARGE}Aは剣士でBを攻撃。剣士のパワーは?", "ja")[1] == "誰もほかに何もしなければ。今は5000"
    pump = 'Pump {fire 1} spell "このターン、自分のクリーチャー1体のパワーは+2000される。"'
    raised = f"rules dm\nA: Drake {{fire 2}} 3000; hand: {pump}\n"
    assert not any("while it lasted" in one for one in result(f"{raised}A casts Pump on Drake. What is Drake's power?"))


def test_who_declares_no_defender_or_blocker_lets_the_attack_through() -> None:
    wolf = "rules magmell\nA: Wolf 3/3\nB: Golem 1/2\nA attacks B with Wolf. B declares no defender.\nHow much damage does B take?"
    assert result(wolf)[0] == "B is dealt 3 damage"
    for none in ("blocker", "blockers", "block"):
        told = f"{CHARGE.replace('ルール', 'rules')}A attacks B with 剣士. B declares no {none}.\nHow many shields does B have?"
        assert result(told)[0] == "B's shields: 1"


@pytest.mark.parametrize("told", ["A breaks two shields.", "Drake breaks exactly two shields.", "with both"])
def test_shields_told_to_be_broken_may_be_all_there_were(told: str) -> None:
    """dm 509.2b: nobody chooses where a double breaker finds two, so that the attack is over as it is told."""
    attack = (
        "A attacks B with Drake and breaks two shields." if told == "with both" else f"A attacks B with Drake. {told}"
    )
    for shields, left in ((2, "B's shields: 0"), (3, "B's shields: 1")):
        drake = f"rules dm\nA: Drake {{fire 2}} 3000 「W・ブレイカー」\nB: {shields} shields\n"
        text = f"{drake}{attack} How many shields does B have?"
        assert result(text)[0] == left
    with pytest.raises(NotationUnclear):
        of(f"rules dm\nA: Drake {{fire 2}} 3000 「W・ブレイカー」\nB: 1 shield\n{attack} How many shields does B have?")


def test_whether_this_attack_can_be_blocked_with_something_is_asked_of_that_and_of_the_last_attack() -> None:
    attack = f"{CHARGE.replace('、シールド', '、狼 {自然 2} 1000、シールド')}Aは剣士でBを攻撃。"
    for asked in (
        "この攻撃を番人でブロックできる?",
        "Bはこの攻撃を番人でブロックできますか?",
        "番人でこの攻撃をブロックできる?",
    ):
        assert result(f"{attack}{asked}", "ja")[0].startswith("はい: ")
    assert result(f"{attack}この攻撃を狼でブロックできる?", "ja")[0].startswith("いいえ: 狼はブロックできない")


def test_what_is_done_once_it_is_defended_is_done_then() -> None:
    text = (
        "ルール magmell\nA: 剣士 3/3\nB: 番兵 1/2; 手札: 矢 {赤 1} クイック マジック"
        "「ユニット1体を対象とする。それに2点のダメージを与える。」\nAは剣士でBを攻撃。Bは番兵で防御。"
    )
    for when in ("防御されたあと、", "防御した後、", "防御したあとに、"):
        assert result(f"{text}{when}Bは矢を剣士に使えますか?", "ja")[0].startswith("はい: ")


_DIES = "A: 牙 2/2「~が死亡したとき、3/3の緑のビースト・クリーチャー・トークンを1体生成する。」\nAのターン。"


def test_how_many_come_is_never_answered_by_yes_or_no() -> None:
    assert result(f"{_DIES}ビースト・トークンは何体出ますか?", lang="ja") == ["ビースト・トークン: 0"]


def test_what_has_to_happen_first_is_no_part_of_the_name_of_what_comes() -> None:
    with pytest.raises(NotationUnclear, match="牙が死ぬと"):
        of(f"{_DIES}牙が死ぬとビースト・トークンは何体出ますか?", lang="ja")
