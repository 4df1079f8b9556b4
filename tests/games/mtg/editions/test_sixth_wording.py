"""Cards as the sixth edition printed them: type lines and wordings in both languages, read as what they mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.errors import JudgekitError
from judgekit.engine import Unsupported
from judgekit.games.mtg.editions.sixth.cards import read_printed_cards
from judgekit.games.mtg.editions.sixth.wording import in_words_of_today, read_printed_line
from judgekit.games.mtg.scene.sixth_edition import ADAPTER
from judgekit.language.parts import Part

CREATURE = "Creature - Goblin"


def understood(text: str, types: str = CREATURE) -> list[str]:
    card = {"types": types, "text": text, **({"pt": "1/1"} if types == CREATURE else {})}
    return [each.printed for each in ADAPTER.understood({"Old One": card})]


@pytest.mark.parametrize(
    ("types", "line", "enchants", "further"),
    [
        ("Enchant Creature", "Enchantment - Aura", "Enchant creature", ()),
        ("エンチャント(土地)", "Enchantment - Aura", "Enchant land", ()),
        ("エンチャント（アーティファクト）", "Enchantment - Aura", "Enchant artifact", ()),
        ("エンチャント(場)", "Enchantment", "", ()),
        ("Enchantment", "Enchantment", "", ()),
        ("Summon Goblin", "Creature - Goblin", "", ()),
        ("壁の召喚", "クリーチャー - 壁", "", ()),
        ("Creature - Legend", "Creature", "", ("Legend",)),
        ("Summon Bull", "Creature", "", ("Bull",)),
        ("クリーチャー ― 民兵", "クリーチャー", "", ("民兵",)),
        ("クリーチャー ― レジェンド", "クリーチャー", "", ("Legend",)),
        ("Artifact Creature - Golem", "Artifact Creature - Golem", "", ()),
        ("Basic Land - Forest", "Basic Land - Forest", "", ()),
        ("Instant", "Instant", "", ()),
    ],
)  # fmt: skip
def test_a_type_line_of_then_is_read(types: str, line: str, enchants: str, further: tuple[str, ...]) -> None:
    assert read_printed_line(types, "Old One") == (line, enchants, further)


@pytest.mark.parametrize(
    ("name", "types"), [("Forest", "Land"), ("森", "土地"), ("森", "基本地形"), ("Forest", "Basic Land")]
)
def test_a_basic_land_has_the_type_of_its_name(name: str, types: str) -> None:
    assert read_printed_line(types, name).line == "Basic Land - Forest"


@pytest.mark.parametrize(
    ("text", "today"),
    [
        ("When Old One comes into play, draw a card.", "When ~ enters, draw a card."),
        ("When Old One leaves play, you lose 2 life.", "When ~ leaves the battlefield, you lose 2 life."),
        ("Old One comes into play tapped.", "~ enters tapped."),
        ("{T}: Add two colorless mana to your mana pool.", "{T}: Add {C}{C}."),
        ("{T}: Add {2} to your mana pool.", "{T}: Add {C}{C}."),
        ("Old One is unblockable.", "~ can't be blocked."),
        ("Old One may block as though it had flying.", "Reach"),
        ("Attacking doesn't cause Old One to tap.", "Vigilance"),
        ("At end of turn, sacrifice Old One.", "At the beginning of each end step, sacrifice ~."),
        ("{T}: Prevent the next 3 damage to target creature or player this turn.",
         "{T}: Prevent the next 3 damage that would be dealt to any target this turn."),
        ("{R}: +1/+0 until end of turn", "{R}: ~ gets +1/+0 until end of turn."),
        ("Whenever a player plays a red spell, you gain 1 life.", "Whenever a player casts a red spell, you gain 1 life."),
        ("{T}: Old Oneは、対象のクリーチャー1体か対象のプレイヤー1人に、2点のダメージを与える",
         "{T}: ~ deals 2 damage to any target."),
        ("Old Oneが場から墓地に置かれるとき、代わりに、Old Oneをそのオーナーのライブラリーの一番上に置く",
         "If ~ would die, put ~ on top of its owner's library instead."),
        ("{T}: このターン、対象のクリーチャー1体か対象のプレイヤー1人への次のダメージを、1点軽減する",
         "{T}: Prevent the next 1 damage that would be dealt to any target this turn."),
        ("自分自身に飛行があるかのようにブロックに参加できる。", "Reach"),
        ("{B}: Old Oneを再生する。", "{B}: Regenerate ~."),
        ("{2}, {T}: あなたは1点のライフを得る。", "{2}, {T}: You gain 1 life."),
        ("あなたのアップキープの開始時、Old Oneはあなたに1点のダメージを与える。",
         "At the beginning of your upkeep, ~ deals 1 damage to you."),
        ("ターン終了時、Old Oneを生け贄に捧げる。", "At the beginning of each end step, sacrifice ~."),
        ("戦闘終了時、Old Oneを破壊する。", "At end of combat, destroy ~."),
        ("Old Oneが場に出たとき、カードを1枚引く。", "When ~ enters, draw a card."),
        ("{R}: Old Oneは、ターン終了時まで+1/+0の修正を受ける。", "{R}: ~ gets +1/+0 until end of turn."),
    ],
)  # fmt: skip
def test_a_wording_of_then_is_read_as_what_it_means(text: str, today: str) -> None:
    assert understood(text) == [today]


@pytest.mark.parametrize(
    ("text", "today"),
    [
        ("Remove target creature from the game.", "Exile target creature."),
        ("Bury target creature.", "Destroy target creature. It can't be regenerated."),
        ("Put two 1/1 red Goblin creature tokens into play.", "Create two 1/1 red Goblin creature tokens."),
        ("Choose one - Counter target spell; or destroy target creature.",
         "Choose one —\n• Counter target spell.\n• Destroy target creature."),
        ("対象の呪文1つを打ち消す", "Counter target spell."),
        ("対象のクリーチャー1体は、ターン終了時まで+3/+3の修正を受ける", "Target creature gets +3/+3 until end of turn."),
        ("対象のクリーチャー1体をゲームから取り除く。", "Exile target creature."),
        ("あなたのマナ・プールに緑マナ2点を加える。", "Add {G}{G}."),
        ("「対象の呪文1つを打ち消す」「対象のクリーチャー1体を破壊する」から1つを選ぶ。",
         "Choose one —\n• Counter target spell.\n• Destroy target creature."),
        ("1/1の緑の昆虫・クリーチャー・トークンを1体場に出す。", "Create a 1/1 green Insect creature token."),
    ],
)  # fmt: skip
def test_the_wording_of_a_spell_is_read_as_what_it_means(text: str, today: str) -> None:
    assert understood(text, "Instant") == [today]


@given(
    st.sampled_from(
        [
            "Destroy target creature.",
            "Flying",
            "{T}: You gain 1 life.",
            "Draw two cards.",
            "先制攻撃",
            "クリーチャー1体を破壊する場合。",
        ]
    )
)
def test_words_that_did_not_change_stay(text: str) -> None:
    assert in_words_of_today(text) == text


@given(st.text(max_size=60))
def test_any_text_can_be_put_into_words_of_today_or_is_told_not_to_be_understood(text: str) -> None:
    assert in_words_of_today(in_words_of_today(text)) == in_words_of_today(text)
    try:
        told = ", ".join(read_printed_cards(Part({"Old One": {"types": "Instant", "text": text}}, ("cards",))))
    except JudgekitError as fault:
        told = str(fault)
    assert told.strip()


@pytest.mark.parametrize(
    "card",
    [
        {"types": "Planeswalker - Jace"},
        {"types": "Legendary Creature - Elf", "pt": "1/1"},
        {"types": CREATURE, "pt": "1/1", "text": "Deathtouch"},
        {"types": CREATURE, "pt": "1/1", "text": "Hexproof"},
    ],
)
def test_what_the_book_does_not_know_is_refused(card: dict[str, str]) -> None:
    with pytest.raises(Unsupported):
        read_printed_cards(Part({"Old One": card}, ("cards",)))
