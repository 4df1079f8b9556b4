"""Deeds whose verb says how a card is cast or what it does, as judges say them."""

from __future__ import annotations

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

BURST = 'Burst {R} instant "Kicker {4}\\n~ deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead."'
FIRE = 'Fire {X}{R} sorcery "~ deals X damage to any target."'
THINK = 'Think {U} sorcery "Draw two cards.\\nFlashback {2}{U}"'
BOLT = 'Bolt {R} instant "~ deals 3 damage to any target."'
HUSH = 'Hush {U} instant "Counter target spell."'
MIGHT = 'Might {W} enchantment - Aura "Enchant creature\\nEnchanted creature gets +1/+2."'
BONES = 'Bones 1/1 "{B}: Regenerate ~."'
BOOM = 'Boom 1/1 "When ~ dies, it deals 1 damage to any target."'
WRATH = 'Wrath {W} sorcery "Destroy all creatures."'


def first(text: str) -> str:
    return " ".join(result(text))


@pytest.mark.parametrize(
    "said", ["A kicks Burst targeting Wurm", "A casts kicked Burst on Wurm", "A: BurstをキッカーしてWurmに唱える"]
)
def test_a_card_is_kicked(said: str) -> None:
    assert "Burst deals 4 to Wurm" in first(f"A: hand: {BURST}\nB: Wurm 6/4\n{said}\n? result")


@pytest.mark.parametrize(
    "said", ["A casts Fire for 4 at B", "A casts Fire for X = 4 on B", "A: X=4でBにFire", "A: BにX=4でFireを唱える"]
)
def test_a_value_of_x_is_said_by_for(said: str) -> None:
    assert "Fire deals 4 to B" in first(f"A: hand: {FIRE}\n{said}\n? result")


@pytest.mark.parametrize("said", ["A flashes back Think", "A casts Think with flashback", "A: Thinkをフラッシュバック"])
def test_a_card_is_flashed_back(said: str) -> None:
    assert "Think is exiled" in first(f"A: graveyard: {THINK}\n{said}\n? result")


def test_a_spell_is_countered_with_another_and_that_with_a_third() -> None:
    hands = f"A: hand: {BOLT}, {HUSH}\nB: hand: {HUSH}; life 3\n"
    text = f"{hands}A bolts B\nB counters Bolt with Hush\nA counters that with Hush\n? who wins"
    assert result(text)[0] == "A wins"
    assert "Bolt is countered" in first(
        f"A: 手札: {BOLT}\nB: 手札: {HUSH}\nA: BにBolt\nB: BoltをHushで打ち消す\n? 結果"
    )


@pytest.mark.parametrize("said", ["A enchants Ox with Might", "A: OxにMightをつける", "A attaches Might to Ox"])
def test_an_aura_in_hand_that_is_attached_is_cast(said: str) -> None:
    assert result(f"A: Ox 2/2; hand: {MIGHT}\n{said}\n? size of Ox")[0].endswith("3/4")


def test_equipment_that_is_attached_is_activated() -> None:
    maul = 'Maul {2} artifact - Equipment "Equipped creature gets +2/+0.\\nEquip {1}"'
    assert "Ox is 4/2" in first(f"A: Ox 2/2, {maul}\nA: OxにMaulをつける\n? 結果")


@pytest.mark.parametrize("said", ["A regenerates Bones", "A: Bonesを再生"])
def test_a_creature_is_regenerated(said: str) -> None:
    text = f"A: {BONES}\nB: Giant 3/3\nB attacks with Giant\nA blocks with Bones\n{said}\n? result"
    assert "Bones survives" in first(text)


@pytest.mark.parametrize(
    "said", ["A casts Wrath, aiming both triggers at B", "A casts Wrath\nA aims both triggers at B"]
)
def test_all_triggers_are_aimed_in_one_line(said: str) -> None:
    found = of(f"A: {BOOM} x2; hand: {WRATH}\nB: life 2\n{said}\n? who wins")
    assert str(found.replies[0].result[0].en) == "A wins"
    assert "every trigger order that A may choose comes to the same" in [str(one.en) for one in found.granted]


@pytest.mark.parametrize("said", ["B does nothing", "B: 何もしない", "B does not block"])
def test_who_does_nothing_blocks_nothing(said: str) -> None:
    assert "B: life 2 → 0" in first(f"A: Ox 2/2\nB: life 2; Cub 1/1\nA attacks with Ox\n{said}\n? result")


def test_who_is_not_asked_for_anything_may_be_said_to_do_nothing() -> None:
    found = of(f"A: hand: {BOLT}\nA's turn\nB casts nothing\nA casts Bolt on B\n? life of B")
    assert str(found.replies[0].result[0].en) == "B: life 17"
    assert "B does nothing" in [str(one.en) for one in found.granted]


def test_of_two_cards_of_one_name_the_one_in_hand_is_cast_and_that_is_said() -> None:
    found = of(f"A: hand: {BOLT}; graveyard: Bolt\nB: life 3\nA casts Bolt on B\n? who wins")
    assert str(found.replies[0].result[0].en) == "A wins"
    assert "Bolt is cast from the hand" in [str(one.en) for one in found.granted]


@pytest.mark.parametrize(
    "said", ["B blocks with both", "B double blocks with Cub and Elf", "B: 2体でブロック", "B: 全員でブロック"]
)
def test_several_block_at_once(said: str) -> None:
    text = f"A: Ox 2/2\nB: Cub 1/1, Elf 1/1\nA attacks with Ox\n{said}\n? how much damage does Ox take"
    found = of(text).replies[0]
    told = [*(str(one.en) for one in found.result), *(str(end.en) for _line, end, _ways in found.branches)]
    assert any("Ox is dealt 2 damage" in one or "Elf deals 1 to Ox" in one for one in told)


def test_two_questions_in_one_line_are_two() -> None:
    found = of(
        "A: Ox 3/3\nB: Cub 1/1\nA attacks with Ox\nB blocks Ox with Cub\n? what dies and how much damage does B take"
    )
    assert [str(one.result[0].en) for one in found.replies] == [
        "Cub dies",
        "B is dealt no damage",
    ]


# Duel Masters.

EVOLVING = "皇帝 {火 4} 6000 進化「進化：自分のドラゴノイド1体の上に置く。\\nW・ブレイカー」"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (EVOLVING, "A: 皇帝を飛竜の上に出す"),
        (EVOLVING, "A: 飛竜の上に皇帝を出す"),
        (EVOLVING, "A: 皇帝を飛竜に重ねる"),
        (EVOLVING.replace(" 進化「", "「"), "A: 飛竜を皇帝に進化"),
        (EVOLVING.replace(" 進化「", " 進化クリーチャー「"), "A: 飛竜を皇帝に進化"),
    ],
)
def test_what_evolves_is_an_evolution_creature_and_attacks_at_once(card: str, said: str) -> None:
    # 801.3: an evolution creature attacks in the turn in which it is put into the battle zone; two shields are broken.
    begun = f"ルール dm\nA: 飛竜 {{火 3}} 3000 ドラゴノイド; 手札: {card}\nB: シールド4枚\n"
    text = f"{begun}{said}\nA: 皇帝でBを攻撃\n? Bのシールドは何枚"
    assert result(text) == ["B's shields: 2"]


def test_a_spell_that_is_said_with_its_effect_names_what_it_is_on() -> None:
    text = (
        "ルール dm\nA: 手札: 炎 {火 3} 呪文「相手のクリーチャーを1体選び、破壊する。」\nB: 壁 {光 3} 3000、番犬 {光 2} 2000\n"
        "A: 炎を唱えて壁を破壊\n? 結果"
    )
    assert "壁 is destroyed" in first(text)


def test_who_is_just_summoned_attacks_the_player() -> None:
    text = (
        "rules dm\nA: hand: Runner {fire 2} 1000 speed attacker\nB: 1 shield\nA summons Runner and attacks the player\n"
    )
    assert result(f"{text}? how many shields does B have") == ["B's shields: 0"]


@pytest.mark.parametrize("said", ["A equips Ox", "A: Oxに装備"])
def test_who_controls_one_equipment_equips_with_it(said: str) -> None:
    maul = 'Maul {2} artifact - Equipment "Equipped creature gets +2/+0.\\nEquip {1}"'
    assert "Ox is 4/2" in first(f"A: Ox 2/2, {maul}\n{said}\n? result")


def test_what_is_sacrificed_may_stand_before_the_target() -> None:
    hurl = (
        'Hurl {R} instant "As an additional cost to cast this spell, sacrifice a creature.\\n~ deals damage equal to the '
        "sacrificed creature's power to any target.\""
    )
    assert "Hurl deals 5 to B" in first(f"A: Ox 5/5; hand: {hurl}\nA casts Hurl, sacrificing Ox, at B\n? result")


def test_damage_is_divided_by_dealing() -> None:
    volley = 'Volley {R} sorcery "~ deals 3 damage divided as you choose among any number of targets."'
    told = first(f"A: hand: {volley}\nB: Cub 1/1, Bear 2/2\nA casts Volley, dealing 1 to Cub and 2 to Bear\n? result")
    assert "Cub dies" in told
    assert "Bear dies" in told


def test_what_attacks_is_it() -> None:
    assert "Ox survives" in first("A: Ox 3/3\nB: Cub 2/2\nA attacks with Ox and B blocks it with Cub\n? result")


def test_what_is_sacrificed_is_said_first_in_japanese() -> None:
    hurl = (
        'Hurl {R} instant "As an additional cost to cast this spell, sacrifice a creature.\\n~ deals damage equal to the '
        "sacrificed creature's power to any target.\""
    )
    assert "Hurl deals 5 to B" in first(f"A: 角牛 5/5; 手札: {hurl}\nA: 角牛を生け贄に捧げてBにHurlを唱える\n? 結果")


@pytest.mark.parametrize("said", ["A casts Raider and attacks", "A: Raiderを唱えて攻撃", "A: Raiderを唱え、攻撃"])
def test_who_is_cast_and_attacks_is_named_once(said: str) -> None:
    assert "Raider deals 2 to B" in first(f"A: hand: Raider {{R}} 2/1 haste\n{said}\n? result")


@pytest.mark.parametrize(
    "said",
    [f"Cub 2/2 wearing Might, {MIGHT}", f"{MIGHT}, Cub 2/2 wearing Might", f"Cub 2/2 wearing {MIGHT}"],
)
def test_an_aura_that_is_worn_and_described_is_one(said: str) -> None:
    doom = 'Doom {B} instant "Destroy target creature."'
    (told,) = result(f"A: {said}\nB: hand: {doom}\nB dooms Cub\n? result")
    assert set(told.rstrip(".").split(", ")) == {"Cub dies", "Might is put into the graveyard"}


STING = '"{G}: ~ deals 1 damage to you."'


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (f"Troll 2/2 {STING}", "A regenerates Troll"),
        (f"Troll 2/2 {STING}", "A: Trollを再生する"),
        ('Troll 2/2 "{G}: Destroy target creature. It can\'t be regenerated."', "A regenerates Troll"),
        (f"Troll 2/2, Maul {{2}} artifact - Equipment {STING}", "A equips Troll with Maul"),
        (f"Troll 2/2, Maul {{2}} artifact - Equipment {STING}", "A: TrollにMaulを装備する"),
    ],
)
def test_a_verb_means_an_ability_that_does_it_and_no_other(card: str, said: str) -> None:
    with pytest.raises(JudgekitError, match=r"has no ability that does this"):
        of(f"A: life 1; 4 Forest, {card}\n{said}\n? result")


def test_of_several_abilities_the_one_that_regenerates_is_meant() -> None:
    text = 'A: life 1; 4 Forest, Troll 2/2 "{G}: ~ deals 1 damage to you.\\n{G}: Regenerate ~."\nA regenerates Troll\n? result'
    assert "loses" not in first(text)
    assert "Troll lasts on Troll" in first(text)


@pytest.mark.parametrize("said", ["A burns Ox with Totem", "A kills Ox with the Totem", "A destroys Ox with Totem"])
def test_what_lies_on_the_table_is_not_cast_by_a_guess(said: str) -> None:
    totem = 'Totem {1} artifact "{T}: ~ deals 1 damage to any target."'
    with pytest.raises(NotationUnclear, match=r"not understood") as told:
        of(f"A: {totem}\nB: Ox 2/2\n{said}\n? result")
    assert "activates Totem on Ox" in str(told.value.hint)
    assert "Ox survives" in first(f"A: {totem}\nB: Ox 2/2\nA activates Totem on Ox\n? result")


PINGER = 'Pinger "Whenever you cast a spell, ~ deals 1 damage to any target." 1/1'
PONGER = 'Ponger "Whenever you cast a spell, ~ deals 2 damage to any target." 1/1'
BOLT = 'Bolt {R} instant "~ deals 3 damage to any target."'


@pytest.mark.parametrize("said", ["targets B with all the Pinger triggers", "points all Pinger triggers at B"])
def test_the_triggers_of_one_name_are_aimed_and_no_others(said: str) -> None:
    two = f"A: {PINGER} x2; hand: {BOLT}\nB: life 9, Elk 3/3\nA casts Bolt on Elk and {said}"
    (told,) = of(two).replies[0].result
    assert "B: life 9 → 7" in str(told.en)
    other = f"A: {PINGER}, {PONGER}; hand: {BOLT}\nB: life 9, Elk 3/3\nA casts Bolt on Elk and {said}"
    lines = [line for line, _end, _ways in of(other).replies[0].branches]
    assert any("A chooses Elk" in one for one in lines), "Ponger's target is still open"


def test_the_target_of_a_trigger_is_asked_for_before_that_of_another_which_waits_behind_it() -> None:
    found = of(
        f"A: {PINGER}, {PONGER}; hand: {BOLT}\nB: life 9, Elk 3/3\nA casts Bolt on Elk\nA targets B with the Pinger trigger"
    )
    ends = [str(end.en) for _line, end, _ways in found.replies[0].branches]
    assert all("Pinger deals 1 to B" in one for one in ends)
    assert any("Ponger deals 2 to Elk" in one for one in ends)
