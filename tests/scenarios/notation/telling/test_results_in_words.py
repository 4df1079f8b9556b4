"""The sentence of a result tells what changed: whose something is, what it is attached to, what is still to come."""

from __future__ import annotations

import pytest

from tests.scenarios.notation.tables import of, result


@pytest.mark.parametrize(
    ("text", "said", "gesagt"),
    [
        (
            'A: hand: Thief {U} sorcery "Gain control of target creature."\nB: Ox 4/4\nA casts Thief on Ox',
            "Ox is now controlled by A.",
            "OxのコントローラーはAになる。",
        ),
        (
            'A: hand: Fade {U} instant "Target creature phases out."; Ox 4/4\nA casts Fade on Ox',
            "Ox phases out.",
            "Oxはフェイズ・アウトする。",
        ),
        (
            'A: Maul {2} artifact - Equipment "Equipped creature gets +2/+2.\\nEquip {1}", Ox 4/4\nA equips Ox with Maul',
            "Maul is attached to Ox, Ox is 6/6.",
            "MaulはOxにつく、Oxは6/6。",
        ),
        (
            'A: hand: Nap {W} instant "Tap target creature."\nB: Ox 4/4\nA casts Nap on Ox',
            "Ox becomes tapped.",
            "Oxはタップ状態になる。",
        ),
        (
            'A: Vat artifact (three charge counters) "{T}: Put a charge counter on ~."\nA activates Vat',
            "Vat has 4 charge counters.",
            "Vatの蓄積カウンターは4個。",
        ),
        (
            'A: hand: Band {W} sorcery "Create two 1/1 white Soldier creature tokens."\nA casts Band',
            "2 1/1 Soldier tokens are created.",
            "兵士 1/1のトークン2体が出る。",
        ),
    ],
)
def test_what_changed_is_told(text: str, said: str, gesagt: str) -> None:
    assert result(text) == [said]
    assert result(text, "ja") == [gesagt]


def test_an_emblem_is_told() -> None:
    jay = 'Jay legendary planeswalker (loyalty 7) 「-6: You get an emblem with "Creatures you control get +1/+1."」'
    text = f"A: {jay}, Ox 4/4\nA activates Jay: -6"
    assert result(text) == ["A gets an emblem; Jay has loyalty 1, Ox is 5/5."]


def test_a_delayed_trigger_that_waits_is_told() -> None:
    text = (
        'A: hand: Frenzy {G} instant "Target creature gets +3/+0 until end of turn. At the beginning of the next end step, '
        'destroy that creature."; Ox 4/4\nA casts Frenzy on Ox'
    )
    (said,) = result(text)
    assert said.startswith(
        'Ox is 7/4; a delayed triggered ability of Frenzy still waits for its time ("Target creature'
    )
    assert "待っている" in result(text, "ja")[0]


def test_a_land_is_put_into_the_graveyard_and_does_not_die() -> None:
    text = 'A: hand: Melt {R} sorcery "Destroy target land."\nB: Grove land "{T}: Add {G}."\nA casts Melt on Grove'
    assert result(text) == ["Grove is put into the graveyard."]


def test_counters_may_be_of_any_kind() -> None:
    text = 'A: mana {C}{C}{C}; Depths land (ten ice counters) "{3}: Remove an ice counter from ~."\nA activates Depths'
    assert result(text) == ["Depths has 9 ice counters."]
    japanese = (
        'A: マナ {C}{C}{C}; Depths land (氷カウンター10個) "{3}: Remove an ice counter from ~."\nA activates Depths'
    )
    assert result(japanese, "ja") == ["Depthsの氷カウンターは9個。"]


@pytest.mark.parametrize("line", ["hand of A: Zap", "A's hand: Zap", "the hand of A: Zap", "A: hand: Zap"])
def test_a_zone_stands_before_or_behind_its_player(line: str) -> None:
    said = result(f'{line} {{R}} instant "~ deals 3 damage to any target."\nA casts Zap on B\n? life of B')
    assert said[0] == "B: life 17"


def test_the_end_is_the_end_step() -> None:
    found = of('A: Ox 4/4 "At the beginning of your end step, you gain 1 life."\nA\'s turn, end')
    step = found.table.run.scene.game_value(found.table.run.table.position, "step", None)
    assert step is not None
    assert step.value == "end"


def test_a_name_with_a_comma_is_one_card() -> None:
    text = 'card: Jay, Walker of the Lost {2}{B}{B} legendary planeswalker "+1: You gain 2 life."\n'
    said = result(f"{text}A: Jay, Walker of the Lost (loyalty 4), Island\nA activates Jay: +1")
    assert said == ["A: life 20 → 22; Jay, Walker of the Lost has loyalty 5."]
    short = "card: Jay {2} creature 1/1\n"
    assert (
        result(f"{short}{text}A: Jay, Walker of the Lost (loyalty 4), Jay, Island\n? size of Jay")[0] == "Jay: pt 1/1"
    )


FIZZLE = """A: hand: Bolt {R} instant "~ deals 3 damage to any target."
card: Shelter {W} instant "Target creature you control gains protection from the color of your choice until end of turn."
B: Bear 2/2; hand: Shelter
A casts Bolt on Bear
B casts Shelter on Bear
B chooses red
"""


def test_a_spell_whose_targets_are_all_illegal_does_not_resolve() -> None:
    assert result(FIZZLE) == ["Bolt does not resolve; Bear gains protection from red."]
    assert result(f"{FIZZLE}? does Bolt resolve")[0] == "No: Bolt does not resolve"
    assert result(f"{FIZZLE}? does Bear die") == [
        "No: Bear survives",
        "Bolt does not resolve; Bear gains protection from red.",
    ]


def test_a_spell_that_loses_one_of_its_targets_resolves() -> None:
    text = FIZZLE.replace('"~ deals 3 damage to any target."', '"Destroy up to two target creatures."')
    text = text.replace("Bear 2/2;", "Bear 2/2, Elf 1/1;").replace("Bolt on Bear", "Bolt on Bear and Elf")
    assert result(text) == ["Elf dies; Bear gains protection from red."]
    assert result(f"{text}? does Bolt resolve")[0] == "Yes: Bolt resolves"


@pytest.mark.parametrize(
    ("question", "said", "left"),
    [
        ("what is left", "Bear dies, Elf dies.", "Left: God (B)"),
        ("what survives", "Bear dies, Elf dies.", "Left: God (B)"),
        ("what dies", "Bear dies, Elf dies.", "Bear dies, Elf dies"),
        ("how many creatures die", "Bear dies, Elf dies.", "2: Bear dies, Elf dies"),
        ("does anything die", "Bear dies, Elf dies.", "Yes: Bear dies, Elf dies"),
    ],
)
def test_what_is_left_is_told_by_name(question: str, said: str, left: str) -> None:
    text = 'card: Wrath {2}{W}{W} sorcery "Destroy all creatures."\nA: hand: Wrath; Bear 2/2\n'
    text += 'B: Elf 1/1, God 5/5 "Indestructible"\nA casts Wrath\n'
    assert result(f"{text}? {question}") == [left, said]


def test_how_many_cards_a_player_draws_is_told() -> None:
    text = 'A: hand: Study {U} sorcery "Draw two cards."\nA casts Study\n'
    assert result(f"{text}? how many cards does A draw")[0] == "A draws 2 cards"
    assert result(f"{text}? how many cards does B draw")[0] == "B draws no cards"


def test_damage_that_may_be_one_of_many_numbers_is_a_range() -> None:
    text = 'A: Rat 1/1\nB: Bull 6/6 "Trample"\nB attacks with Bull\nA blocks with Rat\n? how much damage does A take'
    assert result(text)[0] == "A is dealt 0 to 5 damage"


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("what types is Grove", ["Grove: types land", "Grove: subtypes Mountain"]),
        ("colors of Moon", ["Moon: colors red"]),
        ("mana value of Moon", ["Moon: mana value 3"]),
        ("loyalty of Jay", ["Jay: loyalty 4"]),
        ("what counters are on Vat", ["Vat: counters 2 charge"]),
        ("counters on Vat", ["Vat: counters 2 charge"]),
        ("stack", ["stack: none"]),
    ],
)
def test_a_property_of_an_object_is_told_in_words(question: str, said: list[str]) -> None:
    text = (
        'A: Moon {2}{R} enchantment "Nonbasic lands are Mountains.", Vat artifact (two charge counters)\n'
        "B: Grove land, Jay legendary planeswalker (loyalty 4)\n"
    )
    assert result(f"{text}? {question}") == said


def test_what_is_on_the_stack_is_told_with_its_top() -> None:
    text = FIZZLE.replace("B chooses red\n", "? stack")
    assert result(text) == ["stack: Bolt, Shelter (on top)"]
    assert result(text, "ja") == ["スタック: Bolt、Shelter(一番上)"]


def test_what_a_permanent_wears_may_stand_behind_it_in_japanese() -> None:
    aura = "平和な心 {1}{W} オーラ「エンチャント(クリーチャー)\\nエンチャントされているクリーチャーは攻撃できない。」"
    text = f"A: 熊 2/2に{aura}がついている\nAのターン\n? Aは熊で攻撃できるか"
    assert result(text, "ja")[0].startswith("いいえ")


def test_a_single_shield_has_its_zone() -> None:
    text = 'rules dm\nA: Drake {fire 4} 4000\nB: shield: Pit {dark 6} spell "S・トリガー\\n相手のクリーチャーを1体破壊する。"\n'
    text += "A attacks with Drake\nB uses the shield trigger"
    assert "Drake is destroyed" in result(text)[0]


def test_a_property_is_told_in_japanese() -> None:
    text = "A: 牛 {G} クリーチャー 4/4、槌 アーティファクト(蓄積カウンター2個)\n"
    assert result(f"{text}? 牛のタイプ", "ja")[0] == "牛のタイプはクリーチャー"
    assert result(f"{text}? 牛の色", "ja")[0] == "牛の色は緑"
    assert result(f"{text}? 槌のカウンター", "ja")[0] == "槌のカウンターは蓄積カウンター2個"


@pytest.mark.parametrize("said", ["tapped Ox 4/4", "a tapped Ox 4/4", "Ox 4/4 (tapped)"])
def test_a_status_may_stand_before_a_card(said: str) -> None:
    assert result(f"A: {said}\n? is Ox tapped")[0] == "Yes: Ox is tapped"


def test_a_status_may_stand_before_several_cards_and_in_japanese() -> None:
    assert result("A: 2 tapped Cubs 2/2\n? is Cubs 2 tapped")[0] == "Yes: Cubs 2 is tapped"
    assert result("A: タップ状態の牛 4/4\n? 牛はタップ状態か", "ja")[0] == "はい: 牛はタップ状態である"


def test_a_rested_unit_is_attacked() -> None:
    text = "rules magmell\nA: Wolf 3/2\nB: rested Cub 1/1\nA attacks Cub with Wolf\nB does not defend"
    assert "Cub is put into the dust" in result(text)[0]


def test_who_has_nothing_to_block_with_may_be_said_not_to_block() -> None:
    text = (
        "rules dm\nA: Drake {fire 5} 5000\nB: shields: 2; Imp {fire 2} 1000\nA attacks with Drake\nB does not block\n"
    )
    found = of(f"{text}? how many shields does B have")
    assert str(found.replies[0].result[0].en) == "B's shields: 1"
    assert "B has nothing to declare" in [str(one.en) for one in found.granted]


def test_a_name_that_begins_like_a_status_stays_a_name() -> None:
    assert result("A: 攻撃の神 2/2\n? 攻撃の神のサイズ", "ja")[0] == "攻撃の神のサイズは2/2"


@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        ("Target creature gains flying until end of turn.", "Bear gains flying", "Bearは飛行を得る"),
        ("Target creature loses all abilities until end of turn.", "Bear loses trample", "Bearはトランプルを失う"),
        ("Target creature becomes red until end of turn.", "Bear is now red", "Bearは赤になる"),
        (
            "Target creature becomes an artifact in addition to its other types until end of turn.",
            "type artifact",
            "アーティファクト",
        ),
        ("Target creature can't block this turn.", "an effect of Ruse lasts on Bear", "Ruseの効果がBearに続いている"),
    ],
)
def test_what_a_creature_becomes_and_what_lasts_on_it_is_told(text: str, english: str, japanese: str) -> None:
    situation = f'A: Bear 2/2 "Trample"; hand: Ruse {{U}} instant "{text}"\nA casts Ruse on Bear'
    assert english in result(situation)[0]
    assert japanese in result(situation, "ja")[0]


def test_what_lasts_on_nothing_in_particular_is_told() -> None:
    fog = 'Fog {G} instant "Prevent all combat damage that would be dealt this turn."'
    assert result(f"A: hand: {fog}\nA casts Fog")[0].startswith("an effect of Fog lasts")


@pytest.mark.parametrize(
    ("text", "english", "japanese"),
    [
        ("Take an extra turn after this one.", "A takes an extra turn", "Aは追加のターンを得る"),
        (
            "After this main phase, there is an additional combat phase.",
            "more phases are added",
            "フェイズが追加される",
        ),
    ],
)
def test_turns_and_phases_that_are_added_are_told(text: str, english: str, japanese: str) -> None:
    situation = f'A: hand: Walk {{U}} sorcery "{text}"\nA casts Walk'
    assert english in result(situation)[0]
    assert japanese in result(situation, "ja")[0]


def test_an_effect_on_what_has_died_is_not_told() -> None:
    """What untaps no more is told only of what is still there (400.7)."""
    holds = "Whenever ~ blocks a creature, that creature doesn't untap during its controller's next untap step."
    text = 'A: Rat 3/2\nB: Frost Wall {size} "{text}"\nA attacks with Rat\nB blocks with Wall\n? what dies'
    stays, dies = ("\n".join(result(text.format(size=size, text=holds))) for size in ("0/7", "3/7"))
    assert "lasts on Rat" in stays
    assert "Rat dies" in dies
    assert "lasts" not in dies
