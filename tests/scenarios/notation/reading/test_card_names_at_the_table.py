"""Cards of card files are known by their names as they are said at the table: without capitals, commas and apostrophes."""

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import each
from tests.scenarios.notation.tables import of, result, served


def _card(name: str, types: str, text: str = "", **more: str) -> dict[str, str]:
    return {"oracle_id": name, "name": name, "layout": "normal", "type_line": types, "oracle_text": text, **more}


pytestmark = pytest.mark.usefixtures(served.__name__)

CARDS = [
    _card("Bowl of the Deep", "Artifact", "{T}: Add {U}."),
    _card("Raise the Bells", "Instant", "You gain 2 life.", mana_cost="{W}"),
    _card("Ariko, the Old Scholar", "Legendary Creature — Human", power="2", toughness="3"),
    _card("Ariko, Keeper of Bells", "Legendary Creature — Human", power="1", toughness="1"),
    _card("Gatha's Garden", "Land", "{T}: Add {G}."),
    _card("Gatha", "Instant", "You gain 2 life.", mana_cost="{W}"),
    _card("Young Belfry", "Creature — Bird", power="2", toughness="5", mana_cost="{2}{W}"),
    _card("Élan", "Creature — Bird", power="1", toughness="3", mana_cost="{W}"),
    _card("Elan", "Creature — Bird", power="1", toughness="4", mana_cost="{W}"),
    _card("Marél", "Creature — Bird", power="1", toughness="5", mana_cost="{W}"),
    _card("Bell Chain", "Enchantment — Aura", "Enchant creature\nEnchanted creature can't attack.", mana_cost="{W}"),
    _card("Bell Maul", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}", mana_cost="{1}"),
    _card(
        "Maul of Bells and Fire", "Artifact — Equipment", "Equipped creature gets +2/+2.\nEquip {1}", mana_cost="{1}"
    ),
    _card("Belfry's Shadow", "Creature — Bird", power="4", toughness="4", mana_cost="{B}"),
    _card("Deny the Bells", "Instant", "Counter target spell.", mana_cost="{U}"),
    _card("Swamp Belfry", "Creature — Bird", power="2", toughness="2", mana_cost="{W}"),
    _card(
        "Bellows",
        "Creature — Bird",
        "First strike, protection from black and from red\nFlying",
        power="2",
        toughness="2",
    ),
    _card("Chime", "Instant", "You gain 2 life.", mana_cost="{W}"),
]


@pytest.mark.parametrize(
    "line",
    [
        "A: Bowl of the Deep",
        "A: Bowl of the Deep (tapped)",
        "A: bowl of the deep",
        "A: Ariko the Old Scholar, Bowl of the Deep",
        "A: Ariko, the Old Scholar, Bowl of the Deep",
        "A: Gathas Garden",
        "A: life 20, Gatha's Garden",
        "A: Bellows (2/2 flying first strike)",
        "A: Bellows (flying, protection from black, tapped)",
        "A: Swamp Belfry (white creature), Bellows (2/2)",
    ],
)
def test_a_permanent_is_known_by_its_name_without_commas_and_capitals(line: str) -> None:
    assert result(line) == ["nothing changes"]


@each(["(haste)", "(2/2 trample)", "(3/2 flying)", "(flying, blue)", "(flying 3/2)"])
def test_what_a_card_does_not_print_is_not_told_of_it(said: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: Bellows {said}")


def test_a_spell_is_known_by_a_name_with_an_article_in_it() -> None:
    assert result("A: life 20; hand Raise the Bells; Plains\nA casts Raise the Bells") == ["A: life 20 → 22."]


def test_a_legend_is_spoken_of_by_the_first_word_of_its_name() -> None:
    assert result("A: Ariko Keeper of Bells\n? power of Ariko") == ["Ariko Keeper of Bells: power 1"]


@pytest.mark.parametrize(
    "said",
    [
        "Ariko, the Old Scholar attacking",
        "Ariko, Keeper of Bells (tapped), Ariko, the Old Scholar (attacking)",
        "Bowl of the Deep, Ariko, the Old Scholar attacking",
    ],
)
def test_what_is_said_behind_a_name_with_a_comma_is_said_of_that_card(said: str) -> None:
    assert result(f"A: {said}\n? damage")[0] == "Ariko, the Old Scholar deals 2 to B; B: life 20 → 18."


@pytest.mark.parametrize("said", ['"Ariko, Keeper of Bells"', "「Ariko, Keeper of Bells」"])
def test_a_name_with_a_comma_may_stand_in_quotation_marks(said: str) -> None:
    assert result(f"A: {said}, Bowl of the Deep\n? power of Ariko")[0].endswith("power 1")


def test_the_text_of_a_card_stays_one_though_it_stands_in_the_same_marks() -> None:
    assert result('A: Ox 4/4 "Flying, vigilance" attacking\n? keywords of Ox')[0].count("flying") == 1


def test_a_known_card_that_is_cast_and_was_not_spoken_of_is_in_the_hand_of_who_casts_it() -> None:
    found = of("A casts Raise the Bells")
    assert [str(one.en) for one in found.replies[0].result] == ["A: life 20 → 22."]
    assert "A has Raise the Bells in hand" in [str(one.en) for one in found.granted]


def test_known_cards_that_attack_and_were_not_spoken_of_are_on_the_battlefield() -> None:
    found = of("A attacks with Ariko, the Old Scholar and Ariko Keeper of Bells\n? damage")
    assert "B: life 20 → 17" in str(found.replies[0].result[0].en)
    supposed = [str(one.en) for one in found.granted]
    assert {"A has Ariko, the Old Scholar", "A has Ariko Keeper of Bells"} <= set(supposed)


def test_a_known_card_that_was_spoken_of_is_not_there_twice() -> None:
    found = of("A: hand Raise the Bells\nA casts Raise the Bells\n? how many cards in A's hand")
    assert "A's hand: 0" in str(found.replies[0].result[0].en)


def test_an_unknown_card_that_is_cast_is_asked_about() -> None:
    with pytest.raises(JudgekitError):
        of("A casts Lower the Bells")


def test_several_of_a_card_are_named_in_the_plural() -> None:
    assert result("A: life 9, two Young Belfries, a tapped Gatha's Garden\n? what is left") == [
        "Left: Young Belfry 1 (A), Young Belfry 2 (A), Gatha's Garden (A)"
    ]
    assert result("A has Bowl of the Deep and two untapped Young Belfries. A attacks B with both") == [
        "Young Belfry 1 deals 2 to B, Young Belfry 2 deals 2 to B; B: life 20 → 16."
    ]


@each(
    [
        # The list reads both ways: what is cast is in the hand, what something is done to or asked of lies on the table.
        ("A casts Young Belfry.", 1),
        ("A casts Chime. Does Young Belfry die?", 1),
        ("A casts Chime. Is A's Young Belfry tapped?", 1),
    ]
)
def test_what_else_is_told_says_where_a_creature_before_a_spell_in_hand_lies(told: str, hand: int) -> None:
    found = of(f"A has Young Belfry and Chime in hand\n{told}\n? how many cards in A's hand")
    granted = [str(one.en) for one in found.granted]
    here = "Young Belfry is on A's side of the table, since it is spoken of there"
    assert (here if "?" in told else "Young Belfry and Chime are in A's hand") in granted
    assert found.replies[-1].result[0].en == f"A's hand: {hand - ('?' in told)}"


ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'


@each(
    [
        ("A has a Young Belfry and Ox 3/3. How big is Ox?", "Ox: pt 3/3"),
        ("A has the Young Belfry and an Ox 3/3. How big is Young Belfry?", "Young Belfry: pt 2/5"),
        ("A controls two Young Belfries and Ox creature 3/3. How big is Ox?", "Ox: pt 3/3"),
        ("A controls a tapped Young Belfry and Ox 3/3. Is Ox tapped?", "No: Ox is untapped"),
        (f"A has a Young Belfry and {ZAP} in hand. A casts Zap on Young Belfry. Does Young Belfry die?", "No: Young"),
        ('A has a Fire and Ice {1} artifact "{T}: Add {C}." Is Fire and Ice an artifact?', "Yes: Fire and Ice is"),
    ]
)
def test_a_known_card_and_one_that_is_described_behind_it_are_two(said: str, answer: str) -> None:
    """With an article or a number too, and where the last of them lies in the hand."""
    assert result(said)[0].startswith(answer)


@each(
    [
        "A has Young Belfry and Chime in hand\nA casts Chime\nwhat happens?",
        "A has Young Belfry and Chime in hand. B has Young Belfry.\nA casts Chime\nDoes Young Belfry die?",
    ]
)
def test_a_creature_before_a_spell_in_hand_is_asked_about(text: str) -> None:
    with pytest.raises(NotationUnclear) as refused:
        of(text)
    for way, hand in zip(refused.value.candidates, (0, 1), strict=True):
        written = text.replace("A has Young Belfry and Chime in hand", way)
        assert "is Young Belfry on the table or in A's hand?" in str(refused.value)
        found = result(f"{written.splitlines()[0]}\nA casts Chime\n? how many cards in A's hand")
        assert found == [f"A's hand: {hand}"]


def test_a_creature_before_a_comma_or_behind_both_is_not_asked_about() -> None:
    plain = of("A has Young Belfry, and Chime in hand\nA casts Chime\nwhat happens?")
    assert not any("are in" in str(one.en) for one in plain.granted)
    assert result("A has both Young Belfry and Chime in hand\n? how many cards in A's hand") == ["A's hand: 2"]


def test_a_card_of_a_file_and_one_that_is_described_behind_it_are_two() -> None:
    assert result("AはYoung Belfryと狼 1/1をコントロールしている\n? 何が残る", "ja") == [
        "残る: Young Belfry (A)、狼 (A)"
    ]
    assert result("Aの場にYoung Belfryと狼 1/1が2体\n? 何が残る", "ja") == [
        "残る: Young Belfry (A)、狼 1 (A)、狼 2 (A)"
    ]


@pytest.mark.parametrize(
    "held",
    ["Young Belfry 1, Young Belfry 2", "Young Belfry 2; Young Belfry 1", "Young Belfry 1 and Young Belfry 2"],
)
def test_numbers_behind_the_name_tell_cards_of_one_name_apart(held: str) -> None:
    assert result(f"A: {held}\nA attacks with Belfry 1 and Belfry 2\n")[0].endswith("B: life 20 → 16.")


def test_a_number_behind_one_name_alone_says_how_many_and_that_is_said_aloud() -> None:
    answer = of("A: Gatha's Garden 3\n? legal attacks\n")
    assert "there are 3 Gatha's Garden" in [one.en for one in answer.granted]


def test_numbers_that_do_not_begin_with_one_are_refused() -> None:
    with pytest.raises(JudgekitError, match="'Young Belfry 2'"):
        of("A: Young Belfry 2, Young Belfry 3\n? legal attacks\n")


def test_a_name_of_nothing_that_is_there_is_answered_with_the_cards_one_can_look_through() -> None:
    with pytest.raises(JudgekitError) as raised:
        of("A: Young Belfry\nA attacks with Belfry\nA casts Chime on Zed\n")
    assert "unknown-" not in str(raised.value)


@pytest.mark.parametrize(
    ("asked", "who"),
    [
        ("Can B block Ariko, the Old Scholar with Young Belfry?", "B"),
        ("BはYoung Belfryでブロックできる?", "B"),
        ("Does B's Young Belfry die?", "B"),
        ("BのYoung Belfryは死ぬ?", "B"),
    ],
)
def test_a_known_card_of_which_only_a_question_speaks_is_on_the_battlefield(asked: str, who: str) -> None:
    found = of(f"A: Ariko, the Old Scholar\nA attacks with Ariko, the Old Scholar\n{asked}")
    assert f"{who} has Young Belfry" in [str(one.en) for one in found.granted]


@pytest.mark.parametrize("asked", ["Does B's Chime die?", "BのChimeは死ぬ?", "Can B block with Chime?"])
def test_an_instant_of_which_a_question_speaks_is_not_on_the_battlefield(asked: str) -> None:
    with pytest.raises(NotationUnclear):
        of(f"A: Ariko, the Old Scholar\nA attacks with Ariko, the Old Scholar\n{asked}")


def test_as_many_of_a_known_card_are_there_as_a_deed_says_in_japanese() -> None:
    found = of("AはYoung Belfry2体で攻撃。Bはブロックしない。\nBのライフは?")
    assert str(found.replies[0].result[0].ja) == "Bのライフは16"
    assert "AにYoung Belfry 2体がある" in [str(one.ja) for one in found.granted]


@each(
    [
        ("A has Marel. How big is Marel?", "Marel: pt 1/5"),
        ("A has a marel. How big is Marél?", "marel: pt 1/5"),
        ("A: Marél. How big is Marel?", "Marél: pt 1/5"),
        ("A has two Marels. What is left?", "Left: Marél 1 (A), Marél 2 (A)"),
        ("A has Elan. How big is Elan?", "Elan: pt 1/4"),
    ]
)
def test_accents_may_be_left_out(text: str, answer: str) -> None:
    assert result(text) == [answer]


@pytest.mark.parametrize(
    "said", ["A: Swamp, Belfry 1/1", "A: Swamp, Belfry 1/1, Young Belfry", "A has Swamp, Belfry 1/1"]
)
def test_no_comma_is_put_into_the_name_of_one_card(said: str) -> None:
    """What is said so are two cards, though one is called Swamp Belfry: the first of them was dropped."""
    assert {"Swamp", "Belfry"} <= of(said).table.written.situation.cards.keys()


@pytest.mark.parametrize("said", ["B's Bell Chain is on Ox", "B's Bell Chain is on it", "Bell Chain is on A's Ox"])
def test_a_known_aura_is_where_it_is_first_told_of_and_whose_it_is_told_to_be(said: str) -> None:
    found = of(f"A has an Ox 4/4. {said}.\nCan A attack with Ox?")
    assert str(found.replies[0].result[0].en).startswith("No")
    assert found.table.run.table.position.objects["Bell Chain"].owner == (
        "B" if said[0] == "B" and "'" in said[:2] else "A"
    )


@pytest.mark.parametrize("said", ["attached to a Cub 2/2", "with two charge counters on a Cub 2/2", "on a Cub 2/2"])
def test_what_is_on_a_creature_that_is_described_behind_it_is_no_part_of_a_name(said: str) -> None:
    assert "power 4" in result(f"A has Bell Maul {said}.\n? power of Cub")[0]


@pytest.mark.parametrize("said", ["under a Cub 2/2", "from Cub 2/2", "attacking Cub 2/2"])
def test_a_known_card_and_what_may_be_another_one_are_not_the_name_of_a_third(said: str) -> None:
    with pytest.raises(NotationUnclear, match="Cub"):
        of(f"A has Bell Maul {said}.\n? power of Cub")


@pytest.mark.parametrize(
    ("said", "spell"),
    [
        ("B casts Deny the Bells on A's Raise the Bells.", "Raise the Bells"),
        ("B casts Deny the Bells on A's Young Belfry.", "Young Belfry"),
        ("B counters A's Chime with Deny the Bells.", "Chime"),
        ("A has Chime in hand. B casts Deny the Bells on A's Chime.", "Chime"),
        ("A casts Chime. B casts Deny the Bells on A's Chime.", "Chime"),
    ],
)
def test_a_spell_that_is_first_named_where_it_is_countered_is_cast_before_aloud(said: str, spell: str) -> None:
    found = of(f"{said}\nIs {spell} countered?")
    assert str(found.replies[0].result[0].en).startswith("Yes")
    assert ("A casts Chime." in said) is not (f"A has cast {spell}" in {str(one.en) for one in found.granted})


def test_what_lies_on_the_table_is_no_spell_to_be_countered() -> None:
    with pytest.raises(NotationUnclear, match="Young Belfry"):
        of("A has Young Belfry. B casts Deny the Bells on A's Young Belfry.")


@each(
    [
        "A has a Bear 2/2 wearing Maul of Bells and Fire.",
        "A has a Bear 2/2, equipped with Maul of Bells and Fire, and an Ox 3/3.",
        "A has a Bear 2/2 with Maul of Bells and Fire on it.",
    ]
)
def test_what_is_worn_may_have_a_joint_in_its_name(said: str) -> None:
    assert result(f"{said}\nHow big is Bear?")[0] == "Bear: pt 4/4"


def test_a_possessive_is_no_spell_that_is_cast_on_what_it_owns() -> None:
    assert result("A is at 6 with Belfry's Shadow.\nHow big is Belfry's Shadow?")[0] == "Belfry's Shadow: pt 4/4"
