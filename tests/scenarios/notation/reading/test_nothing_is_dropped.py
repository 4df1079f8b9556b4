"""What a line says is what is played: no word that a row takes in is left out of what the row makes."""

from __future__ import annotations

import json
import re

import pytest

from judgekit.scenarios.notation.reading.notations import grammar_of
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

REFUSED = "@refused"
"""A row that only says why its words cannot be played makes nothing; what stands in its slots is not left out of anything."""
GAMES = ("mtg", "dm", "magmell")


@pytest.mark.parametrize("game", GAMES)
def test_every_slot_of_a_row_stands_in_what_the_row_makes(game: str) -> None:
    dropped = []
    for template in grammar_of(game).grammar.templates:
        if isinstance(template.term, dict) and REFUSED in template.term:
            continue
        made = set(re.findall(r"\$(\w+)", json.dumps(template.term)))
        named = {word[0] for word in template.words if not isinstance(word, str)}
        if named != made & named or made - named:
            dropped.append((template.category, template.words, template.term))
    assert not dropped


@pytest.mark.parametrize("game", GAMES)
def test_a_row_that_makes_nothing_says_why_it_is_refused(game: str) -> None:
    for template in grammar_of(game).grammar.templates:
        if isinstance(template.term, dict) and REFUSED in template.term:
            assert isinstance(template.term[REFUSED], str)
            assert set(template.term) == {REFUSED}


def holds(text: str) -> bool:
    return of(text).kept


# Whose zone something is in.


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("= Ox is in B's graveyard", True),
        ("= Ox is in A's graveyard", False),
    ],
)
def test_whose_graveyard_something_is_in_is_judged(line: str, *, kept: bool) -> None:
    text = f'A: hand: Doom {{B}} sorcery "Destroy target creature."\nB: Ox 4/4\nA casts Doom on Ox\nall pass\n{line}'
    assert holds(text) is kept


def test_whose_battlefield_something_is_on_is_who_controls_it() -> None:
    begun = 'A: hand: Thief {U} sorcery "Gain control of target creature."\nB: Ox 4/4\nA casts Thief on Ox\nall pass\n'
    assert holds(f"{begun}= Ox is on A's battlefield")
    assert not holds(f"{begun}= Ox is on B's battlefield")
    assert holds(f"{begun}= Ox は A の戦場にある")


def test_whose_mana_zone_a_card_of_duel_masters_is_in_is_judged() -> None:
    begun = "rules dm\nA: hand: Drake {fire 5} 5000\nA's turn, charge step\nA charges Drake\n"
    assert holds(f"{begun}= Drake is in A's mana")
    assert not holds(f"{begun}= Drake is in B's mana")


# What resolves.

TWO_SPELLS = """A: hand: Zap {R} instant "~ deals 3 damage to any target."
B: hand: Jolt {R} instant "~ deals 2 damage to any target."
A casts Zap on B
B casts Jolt on A
"""


@pytest.mark.parametrize("line", ["Jolt resolves", "resolve Jolt", "Jolt が解決", "it resolves"])
def test_what_is_on_top_resolves(line: str) -> None:
    assert result(f"{TWO_SPELLS}{line}\n? life of A")[0] == "A: life 18"


@pytest.mark.parametrize("line", ["Zap resolves", "resolve Zap", "Zap が解決"])
def test_what_is_not_on_top_does_not_resolve_and_the_top_is_named(line: str) -> None:
    with pytest.raises(NotationUnclear, match="Jolt is on top, not Zap"):
        of(f"{TWO_SPELLS}{line}\n? life of A")


WARY = """A: Monk 2/2 "Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."
A: hand: Zap {R} instant "~ deals 3 damage to any target."
B: hand: Jolt {R} instant "~ deals 2 damage to any target."
A casts Zap on B
"""


@pytest.mark.parametrize("line", ["it resolves", "解決", "Zap resolves", "Zapが解決", "After it resolves A passes."])
def test_a_spell_resolves_behind_the_abilities_that_wait_above_it(line: str) -> None:
    """405.5: what its casting has triggered lies above the spell; "it" is the spell, and what is first is told."""
    found = of(f"{WARY}{line}\n? life of B")
    assert [str(one.en) for one in found.replies[0].result] == ["B: life 17"]
    assert "Monk resolves first" in {str(one.en) for one in found.granted}


def test_what_is_not_told_to_resolve_does_not() -> None:
    assert "now 20" in str(of(f"{WARY}the top resolves\n? life of B").replies[0].result[1].en)
    with pytest.raises(NotationUnclear, match="Jolt is on top, not Zap"):
        of(f"{WARY}B casts Jolt on A in response\nZap resolves\n? life of A")


def test_what_does_not_wait_does_not_resolve() -> None:
    with pytest.raises(NotationUnclear, match="nothing waits to resolve"):
        of("A: Ox 4/4\nOx resolves")


# How many there are of all.

GUARDS = ("Guard", "衛兵")


@pytest.mark.parametrize(
    "line", ["A attacks with all three Guards", "A attacks with all Guards", "A: 衛兵3体すべてで攻撃"]
)
def test_all_of_as_many_as_there_are_attack(line: str) -> None:
    assert "B: life 20 → 17" in result(f"A: {GUARDS[line[1] == ':']} 1/1 x3\n{line}\n? damage")[0]


@pytest.mark.parametrize(
    "line", ["A attacks with all four Guards", "A attacks with both Guards", "A: 衛兵2体すべてで攻撃"]
)
def test_all_of_another_number_than_there_are_is_refused(line: str) -> None:
    with pytest.raises(NotationUnclear, match="there are 3"):
        of(f"A: {GUARDS[line[1] == ':']} 1/1 x3\n{line}\n? damage")


# Who blocks what.


def test_not_to_block_the_only_attacker_is_not_to_block() -> None:
    assert "B: life 20 → 16" in result("A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB does not block Ox\n? damage")[0]
    assert (
        "Bのライフ 20→16"
        in result("A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB: Ox をブロックしない\n? damage", "ja")[0]
    )


def test_not_to_block_one_of_two_attackers_leaves_the_other_open() -> None:
    with pytest.raises(NotationUnclear, match="Cub attacks too"):
        of("A: Ox 4/4, Cub 2/2\nB: Elf 1/1\nA attacks with Ox and Cub\nB does not block Ox")


def test_not_to_block_both_attackers_is_not_to_block() -> None:
    text = "A: Ox 4/4, Cub 2/2\nB: Elf 1/1\nA attacks with Ox and Cub\nB does not block Ox and Cub\n? damage"
    assert "B: life 20 → 14" in result(text)[0]


def test_not_to_block_what_does_not_attack_is_refused() -> None:
    with pytest.raises(NotationUnclear, match="Cub does not attack"):
        of("A: Ox 4/4, Cub 2/2\nB: Elf 1/1\nA attacks with Ox\nB does not block Cub")


DUEL = """rules dm
A: Drake {fire 5} 5000, Imp {fire 2} 1000
B: Guard {light 2} 3000 "ブロッカー"
A's turn
A attacks with Drake
"""


@pytest.mark.parametrize("line", ["B blocks Drake with Guard", "Guard blocks Drake", "B: Guard で Drake をブロック"])
def test_the_creature_that_attacks_is_blocked(line: str) -> None:
    assert "Guard is destroyed" in " ".join(result(DUEL + line))


@pytest.mark.parametrize(
    "line", ["B blocks Imp with Guard", "Guard blocks Imp", "B: Guard で Imp をブロック", "B does not block Imp"]
)
def test_a_creature_that_does_not_attack_is_not_blocked(line: str) -> None:
    with pytest.raises(NotationUnclear, match="Imp does not attack"):
        of(DUEL + line)


def test_it_is_said_whose_shields_are_attacked() -> None:
    begun = "rules dm\nA: Drake {fire 5} 5000\nA's turn\n"
    assert "B: shields 5 → 4" in result(f"{begun}A attacks B's shields with Drake\n? result")[0]
    refused = of(f"{begun}A attacks A's shields with Drake").replies[0].result[0]
    assert str(refused.en).startswith("Not possible")


FIGHT = "rules magmell\nA: Snake 3/2, Newt 1/1\nB: life 11, Guard 1/5, Wisp 1/1\nA attacks with Snake\n"


@pytest.mark.parametrize(
    "line", ["B defends against Snake with Guard", "Guard blocks Snake", "B: Guard で Snake を防御"]
)
def test_the_unit_that_attacks_is_defended_against(line: str) -> None:
    assert "Snake deals 3 to Guard" in result(f"{FIGHT}{line}\n? damage")[0]


@pytest.mark.parametrize("line", ["B defends against Newt with Guard", "Guard blocks Newt", "B: Guard で Newt を防御"])
def test_a_unit_that_does_not_attack_is_not_defended_against(line: str) -> None:
    with pytest.raises(NotationUnclear, match="Newt does not attack"):
        of(f"{FIGHT}{line}\n? damage")


def test_in_magmell_it_is_said_which_player_is_attacked() -> None:
    begun = "rules magmell\nA: Snake 3/2\nB: life 11\n"
    assert "Bのライフ 11→8" in result(f"{begun}A: Snake でBのプレイヤーを攻撃\nB: 防御しない\n? ダメージ", "ja")[0]
    assert str(of(f"{begun}A: Snake でAのプレイヤーを攻撃").replies[0].result[0].en).startswith("Not possible")


# What is asked.

ATTACK = "A: Ox 4/4, Cub 2/2\nB: Elf 1/1\nA attacks with Ox and Cub\nB blocks Ox with Elf\n"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("how much damage does B take", "B is dealt 2 damage"),
        ("how much damage does A take", "A is dealt no damage"),
        ("how much damage does Ox deal", "Ox deals 4 damage"),
        ("how much damage does Elf deal", "Elf deals 1 damage"),
    ],
)
def test_the_damage_of_whom_one_asks_for_comes_first(question: str, said: str) -> None:
    assert result(f"{ATTACK}? {question}")[0] == said


def test_who_takes_damage_in_magmell_comes_first() -> None:
    said = result(
        "rules magmell\nA: Snake 3/2\nB: life 11\nA attacks with Snake\nB does not defend\n? how much damage does B take"
    )
    assert said[0] == "B is dealt 3 damage"


def test_whose_blocks_are_asked_for_are_told() -> None:
    begun = "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\n"
    assert result(f"{begun}? how can B block")[0] == "B: 2 legal answers"
    assert result(f"{begun}? how can A block")[0] == "A: 1 legal answer"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("does A win", "Yes: A wins"),
        ("does B win", "No: B does not win this turn"),
        ("does B lose", "Yes: B loses"),
        ("does A lose", "No: A does not lose this turn"),
    ],
)
def test_whether_one_player_wins_is_answered_for_that_player(question: str, said: str) -> None:
    assert result(f"A: Ox 4/4\nB: life 4\nA attacks with Ox\n? {question}")[0] == said


def test_nobody_wins_where_nobody_loses() -> None:
    begun = "A: Ox 4/4\nB: life 5\nA attacks with Ox\nB does not block\n"
    assert result(f"{begun}? does A win")[0] == "No: A does not win this turn"
    assert result(f"{begun}? does B lose")[0] == "No: B does not lose this turn"


NOPE = """A: hand: Nope {U} instant "Counter target spell."
B: hand: Zap {R} instant "~ deals 3 damage to any target."
B's turn, main phase
B casts Zap on A
"""


@pytest.mark.parametrize(
    ("lines", "question", "said"),
    [
        ("A casts Nope on Zap\n", "does Zap resolve", "No: Zap does not resolve"),
        ("A casts Nope on Zap\n", "does Nope resolve", "Yes: Nope resolves"),
        ("A casts Nope on Zap\n", "is Zap countered", "Yes: Zap is countered"),
        ("A casts Nope on Zap\n", "is Nope countered", "No: Nope is not countered"),
        ("", "does Zap resolve", "Yes: Zap resolves"),
        ("", "does Zap get countered", "No: Zap is not countered"),
        ("A casts Nope on Zap\nall pass\n", "does Zap resolve", "No: Zap does not resolve"),
    ],
)
def test_whether_a_spell_resolves_is_answered_for_that_spell(lines: str, question: str, said: str) -> None:
    assert result(f"{NOPE}{lines}? {question}")[0] == said


def test_what_never_waited_cannot_be_asked_whether_it_resolves() -> None:
    with pytest.raises(NotationUnclear, match="Nope does not wait to resolve"):
        of(f"{NOPE}? does Nope resolve")


# From where a card is played.


@pytest.mark.parametrize("line", ["A casts Zap from his hand on B", "A casts Zap from the graveyard on B"])
def test_a_card_is_played_from_the_zone_that_is_said(line: str) -> None:
    with pytest.raises(NotationUnclear, match="is in A's library"):
        of(f'A: library: Zap {{R}} instant "~ deals 3 damage to any target."\n{line}')


def test_a_card_in_hand_is_cast_from_hand() -> None:
    text = 'A: hand: Zap {R} instant "~ deals 3 damage to any target."\nA casts Zap from his hand on B\nall pass\n? life of B'
    assert result(text)[0] == "B: life 17"
    assert result(text.replace("A casts Zap from his hand on B", "A: Bに手札からZapを唱える"))[0] == "B: life 17"


def test_a_deed_behind_an_open_decision_is_not_passed_over() -> None:
    zapper = 'A: Zapper 3/3 "Whenever ~ attacks, it deals 1 damage to any target."\nB: life 5, Wall 0/5\nA attacks with Zapper\n'
    found = of(f"{zapper}B blocks Zapper with Wall\n= B at 5")
    # Where A aims at B, B is at 4: what A chooses decides, and the expectation holds on some ways only.
    assert found.replies[0].holds is False
    assert str(found.replies[0].result[0].en) == "it depends on what A chooses"
    assert len(found.replies[0].branches) > 1


# What a card has that is said before its name.


@pytest.mark.parametrize(
    "told",
    [
        "rules dm\nA: W・ブレイカーの巨竜 7000",
        "rules dm\nA: W・ブレイカーを持つ巨竜 7000",
        "デュエル・マスターズ。\nA: W・ブレイカー持ちの巨竜 7000",
    ],
)
def test_a_keyword_before_the_name_of_a_creature_breaks_two_shields(told: str) -> None:
    said = result(f"{told}\nB: シールド4枚\nAは巨竜で攻撃\n? Bのシールドは何枚")
    assert "2" in said[0]
    assert "4" not in said[0]


@pytest.mark.parametrize(
    "told", ["飛行とトランプルを持つ霊鳥 4/4", "飛行・トランプルの霊鳥 4/4", "飛行とトランプル付きの霊鳥 4/4"]
)
def test_of_two_keywords_before_a_name_neither_is_a_part_of_it(told: str) -> None:
    text = f"A: {told}\nB: 歩哨 1/3, 物見 1/3 到達\nAは霊鳥で攻撃\n"
    assert "Not possible" in result(f"{text}Bは歩哨でブロック")[0]
    assert "19" in result(f"{text}Bは物見でブロック\n? Bのライフは")[0]


def test_what_is_no_keyword_before_a_name_is_not_understood() -> None:
    with pytest.raises(NotationUnclear):
        of("A: すさまじい力を持つ霊鳥 4/4\nAは霊鳥で攻撃")


def test_a_colour_stays_in_the_name_of_a_card_with_a_cost() -> None:
    told = result("A: 白の番兵 {W} 2/2\nB: 鬼 1/1\nAは白の番兵で攻撃\nBは鬼でブロック\n? 鬼は死ぬか")
    assert any("白の番兵" in one for one in told)


def test_a_card_is_called_by_what_its_japanese_name_ends_with() -> None:
    told = result("A: 灰色熊 2/2\nB: 岩石巨人 4/4\nAは熊で攻撃\nBは巨人でブロック\n? 熊は死ぬか")
    assert told[0] == "Yes: 灰色熊 dies"


@pytest.mark.parametrize(
    ("told", "number"),
    [("B has a Forest and an instant in graveyard.", 1), ("B's graveyard has a land and an instant.", 2)],
)
def test_a_card_of_which_only_the_type_is_said_is_no_part_of_the_name_before_it(told: str, number: int) -> None:
    assert result(f"{told}\n? how many cards in B's graveyard")[0] == f"B's graveyard: {number}"


def test_cards_that_nobody_knows_are_put_back_in_an_order_that_does_not_matter() -> None:
    spell = (
        'Recall {U} instant "Draw three cards, then put two cards from your hand on top of your library in any order."'
    )
    assert result(f"A: hand: {spell}\nA casts Recall\n? how many cards are in A's hand") == ["A's hand: 1"]


@pytest.mark.parametrize("told", ["巨竜 7000 W・ブレイカー", "巨竜W・ブレイカー 7000", "W・ブレイカーの巨竜 7000"])
def test_a_keyword_at_the_name_of_what_attacks_breaks_two_shields(told: str) -> None:
    assert "4→2" in result(f"rules dm\nB: シールド4枚\nAは{told}で攻撃した", "ja")[0].replace(" ", "")


def test_that_nobody_said_what_x_is_is_said_aloud() -> None:
    begun = 'A: hand: Blaze {X}{R} sorcery "~ deals X damage to any target."\nA casts Blaze '
    assert any("X of Blaze is 0" in str(one.en) for one in of(f"{begun}on B").granted)
    said = of(f"{begun}for X=3 on B\n? B's life")
    assert "17" in str(said.replies[0].result[0].en)
    assert not any("X of" in str(one.en) for one in said.granted)
