"""The same situation in many wordings: the order of words, synonyms, and where a zone stands change nothing."""

from __future__ import annotations

import pytest

from judgekit.core.json_values import Json
from judgekit.scenarios.notation.reading.notations import written
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.scenarios.notation.tables import of, result

ZAP = 'Zap {R} instant "~ deals 3 damage to any target."'


@pytest.mark.parametrize(
    "fight",
    [
        "A attacks with Ox\nB blocks with Elf",
        "A swings with Ox. B blocks Ox with Elf.",
        "Ox attacks\nElf blocks Ox",
        "A attacks B with Ox\nOx is blocked by Elf",
        "Player A attacks with Ox\nPlayer B chump-blocks Ox with Elf",
        "Aは角牛で攻撃。Bはエルフでブロック。",
        "A: 角牛でBに攻撃する\nB: エルフで角牛をブロック",
        "角牛が攻撃\nエルフが角牛をブロック",
        "A: 角牛で相手にアタック\nエルフは角牛をブロックする",
    ],
)
def test_a_fight_may_be_told_in_many_ways(fight: str) -> None:
    names = "角牛 4/4\nB: エルフ 1/1" if "角" in fight else "Ox 4/4\nB: Elf 1/1"
    said = result(f"A: {names}\n{fight}")[0]
    assert said in (
        "Ox deals 4 to Elf, Elf deals 1 to Ox; Ox survives, Elf dies.",
        "角牛 deals 4 to エルフ, エルフ deals 1 to 角牛; 角牛 survives, エルフ dies.",
    )


@pytest.mark.parametrize(
    "deed",
    [
        "A casts Zap on B",
        "A casts Zap targeting B",
        "A plays Zap, targeting B",
        "A casts Zap (target B)",
        "A: BにZap",
        "A: ZapをBに撃つ",
        "A: Bを対象にZapを唱える",
        "A: Zapを唱える、対象はB",
    ],
)
def test_a_spell_may_be_cast_in_many_words(deed: str) -> None:
    assert result(f"A: {ZAP} in hand\n{deed}") == ["Zap deals 3 to B; B: life 20 → 17."]


@pytest.mark.parametrize(
    "hand",
    [
        f"hand: {ZAP}",
        f"{ZAP} in hand",
        f"手札に{ZAP}",
        f"{ZAP}手札",
        f"hand: {ZAP}\nA has 12 life",
        f"at 12; hand: {ZAP}",
    ],
)
def test_a_card_lies_where_the_line_says(hand: str) -> None:
    table = of(f"A: {hand}\nB: Elf 1/1").table
    zone = table.run.scene.object_value(table.run.table.position, "Zap", "zone").value
    assert zone == "hand"


@pytest.mark.parametrize(
    ("body", "hand"),
    [("3 cards in hand", "3"), ("hand: 3 cards", "3"), ("手札3枚", "3"), ("hand 3", "3")],
)
def test_cards_nobody_knows_are_counted_before_or_behind_the_zone(body: str, hand: str) -> None:
    given = of(f"A: {body}, Elf 1/1").table.written.scenario.given
    players = given["players"]
    assert isinstance(players, dict)
    assert players["A"]["hand"] == {"unknown": hand} or body.startswith("hand:")
    assert "battlefield" in given or body.startswith("hand:")


@pytest.mark.parametrize("wears", ["(enchanted with Might)", ", enchanted with Might", "wearing Might", "(Mightつき)"])
def test_what_is_attached_is_said_of_the_permanent(wears: str) -> None:
    might = 'card: Might {G} Aura "Enchant creature\\nEnchanted creature gets +3/+3."'
    assert result(f"{might}\nA: Ox 4/4 {wears}\n? power of Ox")[0] == "Ox: power 7"


def test_what_is_attached_may_stand_before_the_permanent_in_japanese() -> None:
    aura = "怪力 {G} オーラ「エンチャント(クリーチャー)\\nエンチャントされているクリーチャーは+3/+3の修整を受ける。」"
    assert result(f"A: {aura}を付けた熊 2/2\n? 熊のパワー", "ja")[0] == "熊のパワーは5"


@pytest.mark.parametrize(
    "bird", ["Bird 2/2 flying", "Bird 2/2 with flying, lifelink", "鳥 2/2「先制攻撃」、白、飛行", "Bird 2/2 (flying)"]
)
def test_keywords_stand_behind_the_size(bird: str) -> None:
    reply = of(f"A: {bird}\nB: Ox 4/4\nA attacks with {bird.split(' ')[0]}\n? why not: B blocks with Ox").replies[0]
    assert "702.9b" in reply.rules


def test_a_name_with_a_comma_is_one_card() -> None:
    cards = "card: Mara, Blade of Dawn {W} legendary creature 3/1"
    with pytest.raises(NotationUnclear):
        of("A: Nobody, Blade of Dusk")
    assert "B: life 20 → 17" in result(f"{cards}\nA: Mara, Blade of Dawn, Ox 4/4\nA attacks with Mara")[0]


@pytest.mark.parametrize(
    "question",
    [
        "what dies",
        "who dies",
        "which creature dies",
        "what survives",
        "outcome",
        "どちらが死ぬ",
        "どっちが生き残るか",
        "what happens?",
    ],
)
def test_what_comes_of_it_is_asked_in_many_words(question: str) -> None:
    assert "Elf dies" in " ".join(result(f"A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB blocks with Elf\n? {question}"))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("how many cards in A's hand", "A's hand: 1"),
        ("Aの手札は何枚", "A's hand: 1"),
        ("how many cards does A have in hand?", "A's hand: 1"),
        ("A's life", "A: life 20"),
        ("how much life does B have", "B: life 20"),
        ("what's the power of Ox?", "Ox: power 4"),
    ],
)
def test_values_are_asked_in_many_words(question: str, answer: str) -> None:
    dig = 'hand: Dig {U} instant "Draw a card."'
    assert result(f"A: Ox 4/4; {dig}\nA casts Dig\n? {question}")[0] == answer


def test_who_wins_names_the_winner_where_nobody_can_change_it() -> None:
    assert result("A: Ox 4/4\nB: life 3\nA attacks with Ox\n? who wins")[0] == "A wins"
    assert result("A: Ox 4/4\nB: life 5\nA attacks with Ox\n? who wins")[0] == "nobody wins this turn: A at 20, B at 1"


def test_an_ability_is_named_by_its_words_or_its_loyalty() -> None:
    sage = 'Sage legendary planeswalker (loyalty 3) "+1: Draw a card.\\n-2: ~ deals 3 damage to any target."'
    assert result(f"A: {sage}\nA activates Sage: +1") == ["A draws a card; Sage has loyalty 4."]
    assert result(f"A: {sage}\nA uses Sage's -2 on B")[0].startswith("Sage deals 3 to B")
    assert result(f"A: {sage}\nA: Sageの-2でBを対象")[0].startswith("Sage deals 3 to B")
    maul = (
        'Maul {2} artifact "{T}: Choose one —\\n• Target player gains 4 life.\\n'
        '• Target creature gets -1/-1 until end of turn."'
    )
    assert result(f"A: {maul}\nB: Elf 1/1\nA activates Maul: -1/-1 on Elf") == ["Elf dies."]


def test_everything_that_can_attack_attacks() -> None:
    assert "B: life 20 → 14" in result("A: Ox 4/4, Elf 2/2, Cub 3/3 (tapped)\nA attacks with everything")[0]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("A: Ox 4/4 (just came in)\nA attacks with Ox", "it came under A's control this turn"),
        ("A: Ox 4/4 (tapped)\nA attacks with Ox", "it is tapped"),
        (f"A: 1 Forest; hand: {ZAP}\nA casts Zap on B", "not enough mana for {R}"),
        ('A: hand: Bolt {R} instant "Destroy target artifact."\nA casts Bolt', "no legal target"),
    ],
)
def test_a_refusal_says_why_in_words(wrong: str, words: str) -> None:
    assert words in result(wrong)[0]


@pytest.mark.parametrize(
    ("duel", "answer"),
    [
        ("B: 2 shields\nA attacks B with Drake\n? how many shields does B have", "B's shields: 0"),
        (
            "B: シールド2枚、門番 {光 2} 2000 ブロッカー\nA: 火竜でプレイヤーを攻撃\nB: 門番でブロック",
            "門番 is destroyed.",
        ),
        ("B: no shields\nA attacks the player with Drake\n? who wins", "A wins"),
    ],
)
def test_duel_masters_is_told_in_many_words(duel: str, answer: str) -> None:
    name = "火竜" if "火" in duel else "Drake"
    assert result(f"rules dm\nA: {name} {{fire 6}} 6000 W breaker\n{duel}")[0] == answer


def test_mana_of_which_only_the_number_is_known_pays_for_anything_and_that_is_said() -> None:
    found = of("rules dm\nA: mana 3; hand: Elf {nature 3} 1000\nA summons Elf")
    assert str(found.replies[0].result[0].en) == "Elf is put into the battle zone."
    assert "A's mana has the civilizations needed" in [one.en for one in found.granted]


def test_the_only_trigger_is_used() -> None:
    text = (
        "ルール dm\nA: 火竜 {火 5} 5000\nB: シールド1枚: 魔手 {闇 6} 呪文"
        "「S・トリガー\\n相手のクリーチャーを1体選び、破壊する。」\n"
        "A: 火竜でシールドを攻撃\nB: S・トリガーを使う"
    )
    assert "火竜は破壊される" in result(text, "ja")[0]


def test_one_unit_of_magmell_attacks_at_a_time() -> None:
    found = of("rules magmell\nA: Lion 4/3, Mouse 1/1\nB: life 12\nA attacks with Lion and Mouse")
    assert "B: life 12 → 7" in str(found.replies[0].result[0].en)  # 12 - 4 - 1, one attack after the other
    assert "they attack in this order: Lion, Mouse" in [str(one.en) for one in found.table.granted]


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox, B blocks with Elf\n? what dies", "Elf dies"),
        ("A: Ox 4/4\nB: Elf 1/1\nAは角牛で攻撃".replace("角牛", "Ox") + "、BはElfでブロック", "Ox deals 4 to Elf"),
        ("A's turn. A: Ox 4/4. B: Elf 1/1.\nA attacks with Ox. B blocks Ox with Elf.", "Ox deals 4 to Elf"),
        ("Aのターン、A: 2/2の兵士トークン3体\n? 兵士1のパワー", "兵士 1: power 2"),
        ('A: Zap {R} instant "~ deals 3 damage to any target."を手札に持つ\nA: BにZap', "Zap deals 3 to B"),
        ("A: Mara legendary creature 1/1; hand: Mara\nA casts Mara", "it depends on what A chooses"),
    ],
)
def test_what_different_players_do_may_stand_in_one_line(text: str, answer: str) -> None:
    assert result(text)[0].startswith(answer)


def test_a_host_that_only_its_equipment_names_is_there() -> None:
    maul = 'card: Maul {1} artifact equipment "Equipped creature gets +2/+0.\\nEquip {1}"\ncard: Ox 4/4'
    assert result(f"{maul}\nA: Maul equipped to Ox\n? power of Ox")[0] == "Ox: power 6"


def test_a_spell_is_cast_without_what_it_may_have_besides_and_that_is_said() -> None:
    found = of('A: 3 Island; hand: Dig {U} instant "Kicker {1}\\nDraw a card."\nA casts Dig')
    assert found.replies[0].result[0].en == "A draws a card."
    assert any("plainly" in str(one.en) for one in found.granted)


def test_a_value_that_hangs_on_choices_is_told_with_each_of_them() -> None:
    said = result("A: Ox 3/3 trample lifelink attacking; life 4\nB: Elf 1/1 blocking Ox\n? life of A")
    assert said == ["A: life 7", "if nobody does anything more; now 4"]


def test_whose_turn_it_is_follows_from_who_is_asked_about() -> None:
    bear = "hand: Bear {1}{G} creature 2/2"
    assert result(f"A: Ox 4/4\nB: {bear}\n? can B cast Bear")[0] == "Yes: B can cast Bear"


def test_a_quality_stands_behind_the_size() -> None:
    chain = "鎖 {W} インスタント「クリーチャー1体を対象とし、それを追放する。」"
    reply = of(f"A: 亡霊 2/2 飛行 プロテクション(白)\nB: 手札: {chain}\nB: 亡霊に鎖")
    assert "702.16b" in reply.replies[0].rules


def test_mana_is_said_by_its_kinds() -> None:
    for mana in ("火マナ2枚", "マナ 火2", "2 fire mana", "マナ: 火2"):
        given = of(f"rules dm\nA: {mana}").table.written.scenario.given["players"]
        assert isinstance(given, dict)
        own = given["A"]
        assert isinstance(own, dict)
        zone = own["mana-zone"]
        assert isinstance(zone, list)
        assert len(zone) == 2


@pytest.mark.parametrize("moment", ["Bが優先権を持つ", "B has priority", "優先権 B", "priority B"])
def test_who_has_priority_is_no_card(moment: str) -> None:
    given = of(f"A: Ox 4/4\nA's turn, main phase\n{moment}").table.written.scenario.given["turn"]
    assert isinstance(given, dict)
    assert given["priority"] == "B"


@pytest.mark.parametrize(
    ("said", "name", "card", "facts"),
    [
        ("two 1/1 white Soldier creature tokens", "Soldier", {"pt": "1/1", "colors": ["white"]}, {"token": "true"}),
        ("1/1 Spider token with reach", "Spider", {"pt": "1/1", "text": "Reach"}, {"token": "true"}),
        ("Spider token 1/1 with reach", "Spider", {"pt": "1/1", "text": "Reach"}, {"token": "true"}),
        ("white 1/1 Bird token with flying", "Bird", {"colors": ["white"], "text": "Flying"}, {"token": "true"}),
        ("5/5 black and red Dragon with flying", "Dragon", {"colors": ["black", "red"], "text": "Flying"}, {}),
        ("4/4 Sea Serpent attacking", "Sea Serpent", {"pt": "4/4"}, {"attacking": "B"}),
        ("2/2 first strike Knight", "Knight", {"pt": "2/2", "text": "First strike"}, {}),
        ("Token Eater 2/2", "Token Eater", {"pt": "2/2"}, {}),
        ("兵士・トークン2体 1/1", "兵士", {"pt": "1/1"}, {"token": "true"}),
        ("兵士トークン 1/1 2体", "兵士", {"pt": "1/1"}, {"token": "true"}),
    ],
)
def test_what_stands_before_a_name_is_no_part_of_it(
    said: str, name: str, card: dict[str, Json], facts: dict[str, Json]
) -> None:
    situation = written(f"A: {said}").situation
    (found,) = situation.cards.values()
    assert isinstance(found, dict)
    assert list(situation.cards) == [name]
    assert {key: found.get(key) for key in card} == card
    lying = situation.given["battlefield"]
    assert isinstance(lying, list)
    assert all(isinstance(one, dict) and {key: one.get(key) for key in facts} == facts for one in lying)
    assert len(lying) == (2 if "two" in said or "2体" in said else 1)


def test_a_name_behind_words_that_are_not_understood_is_asked_for() -> None:
    with pytest.raises(NotationUnclear, match="which card is meant"):
        written("A: a grumpy red 2/2 Goblin")
    goblins = written("A: an untapped red 2/2 Goblin").situation.given["battlefield"]
    assert [(one["card"], one["tapped"]) for one in goblins] == [("Goblin", "false")]  # type: ignore[index, call-overload, union-attr]


@pytest.mark.parametrize(
    "deed",
    [
        "A activates Seer on Ox (ability 2)",
        "A activates Seer (ability 2) on Ox",
    ],
)
def test_how_a_deed_is_done_may_stand_in_brackets_in_the_middle_of_it(deed: str) -> None:
    text = f"""A: Seer 1/1 "{{T}}: You gain 1 life.\\n{{T}}: Target creature gets +1/+1 until end of turn."
    B: Ox 4/4
    {deed}"""
    assert result(text) == ["Ox is 5/5."]
