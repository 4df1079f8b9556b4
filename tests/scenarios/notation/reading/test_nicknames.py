"""What players call a well-known card: it is meant, and said aloud, unless the situation has another of that name."""

import pytest

from judgekit.cards.known_names import nicknames_in
from judgekit.core.errors import JudgekitError
from tests.cases import each
from tests.scenarios.notation.tables import of, result, served

pytestmark = pytest.mark.usefixtures(served.__name__)

CARDS = [
    {
        "name": "Lightning Bolt",
        "type_line": "Instant",
        "mana_cost": "{R}",
        "oracle_text": "~ deals 3 damage to any target.",
    },
    {"name": "Force of Will", "type_line": "Instant", "mana_cost": "{3}{U}{U}", "oracle_text": "Counter target spell."},
    {"name": "Grizzly Bears", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "power": "2", "toughness": "2"},
    {
        "name": "Birds of Paradise",
        "type_line": "Creature — Bird",
        "mana_cost": "{G}",
        "power": "0",
        "toughness": "1",
    },
    {
        "name": "Kitchen Finks",
        "type_line": "Creature — Ouphe",
        "mana_cost": "{1}{G}{G}",
        "power": "3",
        "toughness": "2",
        "oracle_text": "When Kitchen Finks enters the battlefield, you gain 2 life.",
    },
    {
        "name": "Thalia, Guardian of Thraben",
        "type_line": "Legendary Creature — Human Soldier",
        "mana_cost": "{1}{W}",
        "power": "2",
        "toughness": "1",
    },
    {
        "name": "Forked Bolt",
        "type_line": "Sorcery",
        "mana_cost": "{R}",
        "oracle_text": "~ deals 2 damage to any target.",
    },
]


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("A casts Bolt on B. B's life?", "17"),
        ("A casts bolt on B. B's life?", "17"),
        ("A bolts B. B's life?", "17"),
        ("Aはボルトを Bに撃つ。Bのライフは？", "17"),
        ("A casts Lightning Bolt on B. B counters Bolt with FoW. B's life?", "20"),
        ("Alice casts Bolt on Bob's Bears. Bob's life?", "20"),
        # A name that begins like a short one is no deed of who has it; a deed may name its card twice.
        ("B has Birds of Paradise. A bolts B. B's life?", "17"),
        ("B has Grizzly Bears and Birds in play. A bolts B with Lightning Bolt. B's life?", "17"),
        ("A bolts (Lightning Bolt) B. B's life?", "17"),
        ("A bolts Grizzly Bears. B's life?", "20"),
    ],
)
def test_a_nickname_is_the_card_that_everybody_calls_so(text: str, life: str) -> None:
    assert life in result(text)[0]


def test_what_a_nickname_was_taken_for_is_said_aloud() -> None:
    granted = [one.en for one in of("A has Bears. B bolts Bears. Which dies?").granted]
    assert {"Bears is Grizzly Bears", "bolts is Lightning Bolt"} <= {*granted}


@pytest.mark.parametrize(
    "attackers",
    [
        'Grizzly Bears and a Lout 3/3 "Menace"',
        'a Lout 3/3 "Menace" and Grizzly Bears',
        'Grizzly Bears and with a Lout 3/3 "Menace"',
    ],
)
def test_a_known_card_attacks_beside_one_that_is_described(attackers: str) -> None:
    answer = of(f"A swings with {attackers}. No blocks. What is B's life?")
    assert str(answer.replies[0].result[0].en) == "B: life 15"
    assert "A has Grizzly Bears" in [str(one.en) for one in answer.granted]


def test_a_card_that_the_situation_describes_is_no_nickname() -> None:
    assert (
        "18"
        in result('A: hand: Bolt {R} instant "Bolt deals 2 damage to any target."\nA casts Bolt on B\n? B\'s life')[0]
    )
    told = result("A: Finks クリーチャー 6/6「飛行」\nFinksのパワーは?", "ja")
    assert told[0].startswith("Finksのパワーは6")


def test_a_word_of_another_card_that_is_named_is_no_nickname() -> None:
    assert "18" in result("A casts Forked Bolt on B. B's life?")[0]
    assert "18" in result("A has Forked Bolt in hand. A casts Bolt on B. B's life?")[0]


def test_a_nickname_of_a_card_that_no_file_has_is_not_known() -> None:
    with pytest.raises(JudgekitError):
        of("A casts StP on Ox 2/2. A's life?")


def test_what_is_listed_with_cards_in_a_graveyard_lies_there_too() -> None:
    told = "B has Forked Bolt, Grizzly Bears and Lightning Bolt in the graveyard. A attacks with Ox 2/2."
    assert result(f"{told} How many cards are in B's graveyard?") == ["B's graveyard: 3"]


@pytest.mark.parametrize("listed", ["Grizzly Bears, Mountain and Lightning Bolt", "Grizzly Bears, and Lightning Bolt"])
def test_what_is_listed_before_a_card_in_hand_is_on_the_table_which_is_said(listed: str) -> None:
    granted = of(f"A has {listed} in hand. A casts Bolt on B.").granted
    assert any("side of the table" in str(one.en) for one in granted)


def test_a_word_of_the_name_that_stands_there_is_no_nickname() -> None:
    assert "17" in result("Aは稲妻をBに撃つ。Bのライフは?")[0]
    assert nicknames_in("Aは瞬唱の魔道士を唱える", "mtg", lambda _name: True) == {}


@each(
    (
        ("Aは勇丸で攻撃", {"勇丸": "Isamaru, Hound of Konda"}),
        ("Aはヴァラクートをコントロール", {"ヴァラクート": "Valakut, the Molten Pinnacle"}),
        ("Aはジェイスで攻撃", {}),  # of two cards
        ("A: 異端聖戦士、サリア\nAはサリアで攻撃", {"サリア": "異端聖戦士、サリア"}),
        ("Aは龍神で攻撃", {}),  # a title
        ("A: 勇丸 3/3", {}),  # described
        ("Aはコジレックで攻撃", {}),  # of two legends in the files, of which the list has one
        # A whole part or the end of a Japanese name that stands there, and of no other one.
        ("Bの場に前兆の壁1体。Aが殴ったら壁で止めた", {"壁": "前兆の壁"}),
        ("A: 僧院の速槍; 僧院の導師\nAは速槍で攻撃", {"速槍": "僧院の速槍"}),
        ("A: 聖遺の騎士; 白蘭の騎士\nAは騎士で攻撃", {}),
        ("A: 前兆の壁\nB: 壁 0/4\nAは壁で攻撃", {}),
        ("A: 聖遺の騎士\n騎士トークンが出る", {}),
    )
)
def test_a_card_is_called_by_a_part_of_its_name_where_that_is_of_one_only(text: str, meant: dict[str, str]) -> None:
    legends = ["Kozilek, Butcher of Truth", "Kozilek, the Great Distortion"]
    assert nicknames_in(text, "mtg", lambda name: name.isascii(), lambda _first: legends) == meant


def test_a_nickname_in_latin_letters_is_no_part_of_a_word_beside_one_in_kanji() -> None:
    said = of("A: Thunderbolt 2/2\nAはボルトをBに撃つ。\nAはBoltをBに撃つ。\n? Bのライフは")
    assert any(one.en == "Bolt is Lightning Bolt" for one in said.granted)
    assert "14" in str(said.replies[0].result[0].ja)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        # A card that everybody knows is there since before, named nowhere else.
        (
            "A: 象 4/4\nBはライフ3で、灰色熊が前のターンからいる。\nAは象で攻撃、Bは灰色熊でブロック。\n灰色熊は死ぬ?",
            "はい: 灰色熊は死亡する",
        ),
        # One card called in two languages is one card; cast again it is another one.
        ("Aの手札に稲妻(Lightning Bolt)がある。\nAはLightning BoltをBに撃った。\nAの手札は何枚?", "Aの手札: 0枚"),
        # So is one whose Japanese name no file has, with what else stands in the brackets, and by a part of that name.
        (
            "A: 谷の王グリム(Grizzly Bears、+1/+1カウンター1個)、グリム兵 1/1\nAはグリムで攻撃。ブロックなし。\nBのライフは?",
            "Bのライフは17",
        ),
        # The end of a name that begins where its writing changes calls it.
        ("A: 聖トラフトの霊 5/5\nAはトラフトの霊で攻撃。ブロックなし。\nBのライフは?", "Bのライフは15"),
        ("Aは稲妻をBに撃った。そのあとAはLightning BoltをBに撃った。\nBのライフは?", "Bのライフは14"),
        # A blank before a zone that is counted parts it from the card before it.
        ("A: 灰色熊 手札2枚 墓地なし\nAは灰色熊で攻撃。ブロックなし。\nAの手札は何枚?", "Aの手札: 2枚"),
        # A card of the file by its Japanese name and size has the text in which it is called by its English name.
        ("A: ライフ10; 手札に台所の嫌がらせ屋 3/2\nAは台所の嫌がらせ屋を唱えた。\nAのライフは?", "Aのライフは12"),
        # A nickname stands between particles and signs, not within another word.
        ("Aは「ボルト」をBに撃った。\nBのライフは?", "Bのライフは17"),
    ],
)
def test_japanese_calls_one_card_one_way_or_the_other(text: str, answer: str) -> None:
    assert result(text, "ja")[0].startswith(answer)


def test_what_was_told_before_is_not_there_once_more() -> None:
    with pytest.raises(JudgekitError):
        of("B: 灰色熊\nBはライフ3で、灰色熊が前のターンからいる。\nBのクリーチャーは何体残る?")


@pytest.mark.parametrize(("said", "left"), [("two Lightning Bolts in hand", 1), ("three Lightning Bolts", 2)])
def test_of_several_that_are_told_in_the_plural_one_is_cast_and_none_is_added(said: str, left: int) -> None:
    found = of(f"A has {said}. A casts Lightning Bolt on B. How many cards are in A's hand?")
    assert found.replies[0].result[0].en == f"A's hand: {left}"
    assert not any(str(one.en) == "A has Lightning Bolt in hand" for one in found.granted)


@pytest.mark.parametrize("named", ["Thalia", "Thalia, Guardian of Thraben"])
def test_the_first_word_of_a_name_with_a_comma_speaks_of_it_where_that_comma_would_part_a_sentence(named: str) -> None:
    text = f"A has Lightning Bolt in hand. B has {named}.\nIf A casts Bolt on Thalia, does Thalia die?"
    assert result(text)[0] == "Yes: Thalia, Guardian of Thraben dies"
