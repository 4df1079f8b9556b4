"""Terms of Magic printed in Japanese: official wording, and read again it gives equal terms (what is read is what is played)."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.terms.type_lines import TypeLine, TypeLineMalformed, read_type_line
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing.japanese import in_japanese, plain, said
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.parts import Part
from tests.cases import some
from tests.games.mtg.text.corpus_cards import corpus_cards

pytestmark = pytest.mark.long

TEXTS = Path(__file__).parents[1]
ROOT = Path(__file__).parents[5]
SCRYFALL = ROOT.parent / "shared" / "cards"
SPELL, PERMANENT = TypeLine(types=("instant",)), TypeLine(types=("creature",))

Line = tuple[str, TypeLine]

PART = 12
"""One line in so many is printed and read again, except in a whole run."""


def lines_of_tests() -> Iterator[Line]:
    """Yield the lines of the sample files, in both languages."""
    for name, line in (("permanents", PERMANENT), ("spells", SPELL)):
        for stem in ("english", "japanese"):
            for text in (TEXTS / f"{stem}_{name}.txt").read_text(encoding="utf-8").splitlines():
                if text and not text.startswith("#"):
                    for part in text.replace("\\n", "\n").split(" => "):
                        yield part, line


def lines_of_card(text: str, line: TypeLine) -> Iterator[Line]:
    """Yield the lines of a card, modes with the line before them; the whole text of a spell is one."""
    if set(line.types) & {"instant", "sorcery"}:
        yield text, line
        return
    found: list[str] = []
    for one in text.split("\n"):
        if one.startswith(("•", "・")) and found:
            found[-1] += "\n" + one
        else:
            found.append(one)
    for one in found:
        yield one, line


def typed(words: str) -> TypeLine:
    """Return a type line, that of a creature where the words are none."""
    try:
        return read_type_line(words, invented=True)
    except TypeLineMalformed:
        return PERMANENT


def lines_of_corpus() -> Iterator[Line]:
    """Yield the lines of the cards of the corpus."""
    for _file, _name, card in corpus_cards():
        if isinstance(card.get("text"), str):
            yield from lines_of_card(card["text"], typed(card.get("types", "Creature")))


def lines_of_scryfall() -> Iterator[tuple[Line, str]]:
    """Yield the lines of real cards, with the name of the card."""
    for path in sorted(SCRYFALL.glob("scryfall-*.json")):
        for card in json.loads(path.read_text(encoding="utf-8")):
            for face in card.get("card_faces", [card]):
                if face.get("oracle_text"):
                    for line in lines_of_card(face["oracle_text"], typed(face["type_line"].split(" // ")[0])):
                        yield line, face["name"]


def understood(lines: Iterator[tuple[Line, str]]) -> list[tuple[Ability, ...]]:
    """Return the abilities of each line that is understood, each once."""
    found: dict[object, tuple[Ability, ...]] = {}
    for (text, line), name in lines:
        try:
            abilities = read_card_text(text, name, line)
        except CardTextNotUnderstood:
            continue
        if abilities:
            found.setdefault(plain(abilities), abilities)
    return list(found.values())


def share_said(lines: list[tuple[Ability, ...]]) -> float:
    """Return the share of lines that have Japanese wording, each of which must read to equal terms."""
    printed = 0
    for abilities in lines:
        text = said(abilities)
        if text is None:
            continue
        printed += 1
        kind = SPELL if any(ability.kind == "spell" for ability in abilities) else PERMANENT
        kind = TypeLine(types=("dungeon",)) if abilities[0].name == "room" else kind
        assert plain(read_card_text(text, "", kind)) == plain(abilities), text
    return printed / len(lines)


@pytest.mark.parametrize(("lines", "share"), [(lines_of_tests, 0.95), (lines_of_corpus, 0.95)])
def test_every_line_that_is_printed_reads_to_equal_terms(lines: object, share: float) -> None:
    assert callable(lines)
    assert share_said(understood((line, "") for line in some([*lines()], PART))) >= share


@pytest.mark.skipif(not SCRYFALL.is_dir(), reason="no real cards beside the checkout")
def test_every_line_of_real_cards_that_is_printed_reads_to_equal_terms() -> None:
    assert share_said(understood(lines_of_scryfall())) >= 0.9


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Flying, vigilance", "飛行、警戒"),
        ("Protection from red", "プロテクション（赤）"),
        ("Enchant creature you control", "エンチャント（あなたがコントロールしているクリーチャー）"),
        ("When ~ enters the battlefield, draw two cards.", "～が戦場に出たとき、カード２枚を引く。"),
        (
            "Whenever another creature you control dies, each opponent loses 1 life.",
            "あなたがコントロールしている他のクリーチャーが１体死亡するたび、各対戦相手は１点のライフを失う。",
        ),
        (
            "Other Goblins you control get +1/+1 and have haste.",
            "あなたがコントロールしている他のゴブリンは＋１/＋１の修整を受けるとともに速攻を持つ。",
        ),
        (
            "{2}{B}, {T}, Sacrifice a creature: Draw a card. Activate only as a sorcery.",
            "{2}{B}, {T}, クリーチャー１体を生け贄に捧げる：カード１枚を引く。起動はソーサリーとしてのみ行う。",
        ),
        ("~ enters the battlefield tapped.", "～はタップ状態で戦場に出る。"),
        (
            "When ~ enters the battlefield, each opponent sacrifices a creature and a land.",
            "～が戦場に出たとき、各対戦相手はクリーチャー１体と土地１つを生け贄に捧げる。",
        ),
        (
            "Whenever one or more nontoken creatures you control attack, draw a card.",
            "あなたがコントロールしていてトークンでないクリーチャーが１体以上攻撃するたび、カード１枚を引く。",
        ),
        (
            "At the beginning of your upkeep, exile all cards from your graveyard.",
            "あなたのアップキープの開始時に、あなたの墓地にあるすべてのカードを追放する。",
        ),
        (
            "When ~ enters the battlefield, target creature becomes blocked.",
            "～が戦場に出たとき、クリーチャー１体を対象とする。それはブロックされた状態になる。",
        ),
        ("~ can't attack or block.", "～では攻撃したりブロックしたりできない。"),
        (
            "If ~ is in your opening hand, you may begin the game with it on the battlefield.",
            "～があなたのゲーム開始時の手札にある場合、あなたはそれが戦場に出ている状態でゲームを開始してもよい。",
        ),
        (
            "If a creature an opponent controls would die, exile it instead.",
            "対戦相手がコントロールしているクリーチャーが１体死亡するなら、代わりにそれを追放する。",
        ),
        (
            "At the beginning of your upkeep, you gain 1 life.",
            "あなたのアップキープの開始時に、あなたは１点のライフを得る。",
        ),
        (
            "When ~ enters the battlefield, if you control another Elf, draw a card.",
            "～が戦場に出たとき、あなたが他のエルフをコントロールしている場合、カード１枚を引く。",
        ),
        (
            "At the beginning of each player's upkeep, that player loses 2 life.",
            "各プレイヤーのアップキープの開始時に、そのプレイヤーは２点のライフを失う。",
        ),
        (
            "When ~ enters the battlefield, it deals damage to any target equal to the number of Mountains you control.",
            "～が戦場に出たとき、１つを対象とする。～はそれに、あなたがコントロールしている山の総数に等しい点数のダメージを与える。",
        ),
        (
            "~ enters the battlefield with X +1/+1 counters on it.",
            "～は＋１/＋１カウンターＸ個が置かれた状態で戦場に出る。",
        ),
        ("Partner with Wise Brother, Keeper of Keys", "「Wise Brother, Keeper of Keys」との共闘"),
        (
            "Solved — Creatures you control get +1/+0.",
            "解明済み ― あなたがコントロールしているクリーチャーは＋１/＋０の修整を受ける。",
        ),
        (
            "To solve — You control three or more creatures.",
            "解明条件 ― あなたがクリーチャーを３体以上コントロールしている。",
        ),
        (
            "You may play an additional land on each of your turns.",
            "あなたは、あなたの各ターンに追加の土地１つをプレイしてもよい。",
        ),
        (
            "Whenever you gain life for the first time each turn, draw a card.",
            "各ターン内で最初にあなたがライフを得るたび、カード１枚を引く。",
        ),
        (
            "Sacrifice a creature: Add an amount of {B} equal to the sacrificed creature's power.",
            "クリーチャー１体を生け贄に捧げる：生け贄に捧げられたクリーチャーのパワーに等しい点数の{B}を加える。",
        ),
        ("LEVEL 2-3\n2/3\nFlying", "Lv 2-3\n2/3\n飛行"),
        (
            "When ~ dies, exile it if it had a death counter on it. Otherwise, return it to the battlefield under your "
            "control and put a death counter on it.",
            "～が死亡したとき、～の上に死カウンターが置かれていたなら、～を追放する。"
            "そうでない場合、～をあなたのコントロール下で戦場に戻し、それの上に死カウンター１個を置く。",
        ),
        (
            "If an instant or sorcery card would be put into your graveyard from anywhere, shuffle it into your library instead.",
            "インスタントかソーサリー・カードが１枚いずれかの領域からあなたの墓地に置かれるなら、"
            "代わりにそれをあなたのライブラリーに加えて切り直す。",
        ),
        (
            "You may cast spells with mana value less than or equal to the number of lands you control without paying "
            "their mana costs.",
            "あなたは、マナ総量があなたがコントロールしている土地の総数以下の呪文を、"
            "それらのマナ・コストを支払うことなく唱えてもよい。",
        ),
        (
            "Whenever an opponent casts a spell, you may reveal the top card of your library. If you do, counter that spell "
            "if it has the same mana value as the revealed card.",
            "対戦相手１人が呪文１つを唱えるたび、あなたはあなたのライブラリーの一番上のカードを公開してもよい。"
            "そうしたなら、その呪文が公開されたカードと同じマナ総量を持つなら、それを打ち消す。",
        ),
        (
            "{T}: Add one mana of any of the exiled card's colors.",
            "{T}：追放されたカードの色のうち好きな色のマナ１点を加える。",
        ),
        (
            "A deck can have any number of cards named Swarming Rat.",
            "デッキには「Swarming Rat」という名前のカードを何枚入れてもよい。",
        ),
        (
            "As long as ~ is paired with another creature, both creatures get +2/+2.",
            "～が他のクリーチャーと組になっているかぎり、両方のクリーチャーは＋２/＋２の修整を受ける。",
        ),
        (
            "As long as there are exactly two tide counters on ~, it gets -1/-1.",
            "～の上に潮カウンターがちょうど２個置かれているかぎり、～は－１/－１の修整を受ける。",
        ),
        (
            "~ gets +4/+8 as long as a library has ten or fewer cards in it.",
            "いずれかのライブラリーにあるカードが１０枚以下であるかぎり、～は＋４/＋８の修整を受ける。",
        ),
        (
            "Creatures you control get +1/+1 for each green mana symbol in its mana cost.",
            "あなたがコントロールしている各クリーチャーは自身のマナ・コストに含まれる緑のマナ・シンボル１つにつき"
            "＋１/＋１の修整を受ける。",
        ),
        (
            "Whenever a creature dies, ~ becomes a copy of it and gains this ability.",
            "クリーチャーが１体死亡するたび、～はこの能力を持つことを除き、それのコピーになる。",
        ),
        (
            "When ~ enters, exchange control of ~ and target creature an opponent controls. If you can't, sacrifice ~. "
            "This ability still resolves if its target becomes illegal.",
            "～が戦場に出たとき、対戦相手がコントロールしているクリーチャー１体を対象とする。～とそれのコントロールを交換する。"
            "そうできないなら、～を生け贄に捧げる。この能力は、それの対象が不適正になっても解決する。",
        ),
        (
            "When ~ enters, create a tapped colorless land token named Everywhere that is every basic land type.",
            "～が戦場に出たとき、タップ状態の「Everywhere」という名前のすべての基本土地タイプである無色の土地・トークン１つを生成する。",
        ),
        (
            "You may have ~ enter the battlefield as a copy of any creature on the battlefield.",
            "あなたは、～が戦場にあるクリーチャー１体のコピーとして戦場に出ることを選んでもよい。",
        ),
        (
            "When ~ enters, if you didn't cast it from your hand, you lose the game.",
            "～が戦場に出たとき、あなたがあなたの手札から～を唱えていない場合、あなたはこのゲームに敗北する。",
        ),
        (
            "If an opponent would lose life during your turn, they lose twice that much life instead.",
            "あなたのターンの間に対戦相手１人がライフを失うなら、代わりにそのプレイヤーはその２倍の点数のライフを失う。",
        ),
        (
            "~ can't be the target of spells unless it attacked or blocked this turn.",
            "～は、このターンに～が攻撃したりブロックしたりしていないかぎり、呪文の対象にならない。",
        ),
        (
            "{X}{X}, {T}: Draw a card. X is ~'s power.",
            "{X}{X}, {T}：カード１枚を引く。Ｘは、～のパワーに等しい。",
        ),
        (
            "Spells you cast that share a card type with the exiled card cost {2} less to cast.",
            "追放されたカードと共通のカード・タイプを持つ、あなたが唱える呪文を唱えるためのコストは{2}少なくなる。",
        ),
    ],
)
def test_a_permanent_speaks_as_cards_do(english: str, japanese: str) -> None:
    assert said(read_card_text(english, "", PERMANENT)) == japanese


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Destroy target creature.", "クリーチャー１体を対象とする。それを破壊する。"),
        (
            "Exile target creature. If it had no +1/+1 counters on it, you gain 5 life.",
            "クリーチャー１体を対象とする。それを追放する。それの上に＋１/＋１カウンターが置かれていなかったなら、"
            "あなたは５点のライフを得る。",
        ),
        ("~ deals 3 damage to any target.", "１つを対象とする。～はそれに３点のダメージを与える。"),
        (
            "Target creature gets +2/+2 and gains trample until end of turn.",
            "クリーチャー１体を対象とする。ターン終了時まで、それは＋２/＋２の修整を受けるとともにトランプルを得る。",
        ),
        (
            "Counter target noncreature spell unless its controller pays {3}.",
            "クリーチャーでない呪文１つを対象とする。それのコントローラーが{3}を支払わないかぎり、それを打ち消す。",
        ),
        (
            "Return target creature card from your graveyard to the battlefield.",
            "あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを戦場に戻す。",
        ),
        (
            "Create two 1/1 white Spirit creature tokens with flying.",
            "飛行を持つ白の１/１のスピリット・クリーチャー・トークン２体を生成する。",
        ),
        (
            "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
            "あなたのライブラリーから基本土地・カード１枚を探し、それをタップ状態で戦場に出す。"
            "その後、あなたのライブラリーを切り直す。",
        ),
        (
            "Choose one —\n• Target player draws a card.\n• Destroy target artifact.",
            "以下から１つを選ぶ。\n・プレイヤー１人を対象とする。そのプレイヤーはカード１枚を引く。"
            "\n・アーティファクト１つを対象とする。それを破壊する。",
        ),
        (
            "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next "
            "end step.",
            "クリーチャー１体を対象とする。それを追放する。次の終了ステップの開始時に、それをオーナーのコントロール下で戦場に戻す。",
        ),
        (
            "Each player may discard a card. For each player who doesn't, draw a card.",
            "各プレイヤーは、カード１枚を捨ててもよい。そうしなかった各プレイヤーにつき、カード１枚を引く。",
        ),
        (
            "~ deals half X damage, rounded up, to target creature.",
            "クリーチャー１体を対象とする。～はそれに、Ｘの半分（端数切り上げ）に等しい点数のダメージを与える。",
        ),
        (
            "Shuffle your hand, graveyard, and each permanent you own into your library.",
            "あなたの手札と墓地とあなたがオーナーであるすべてのパーマネントを、あなたのライブラリーに加えて切り直す。",
        ),
    ],
)
def test_a_spell_speaks_as_cards_do(english: str, japanese: str) -> None:
    assert said(read_card_text(english, "", SPELL)) == japanese


@pytest.mark.parametrize(
    ("host", "japanese"),
    [
        ("equipped creature", "～と装備しているクリーチャーはそれぞれ＋１/＋１の修整を受ける。"),
        ("enchanted creature", "～とエンチャントされているクリーチャーはそれぞれ＋１/＋１の修整を受ける。"),
    ],
)
def test_what_holds_of_both_names_both(host: str, japanese: str) -> None:
    assert said(read_card_text(f"~ and {host} get +1/+1.", "", PERMANENT), host) == japanese


@pytest.mark.parametrize(
    ("host", "japanese"),
    [
        ("equipped creature", "装備しているクリーチャーは＋２/＋０の修整を受ける。"),
        ("enchanted creature", "エンチャントされているクリーチャーは＋２/＋０の修整を受ける。"),
        ("", "～がつけられているパーマネントは＋２/＋０の修整を受ける。"),
    ],
)
def test_what_something_is_attached_to_is_called_as_its_own_text_calls_it(host: str, japanese: str) -> None:
    abilities = read_card_text("Enchanted creature gets +2/+0.", "", PERMANENT)
    assert said(abilities, host) == japanese
    assert plain(read_card_text(japanese, "", PERMANENT)) == plain(abilities)


def test_two_targets_of_one_kind_are_never_pointed_at_by_the_same_word() -> None:
    text = "Until end of turn, target creature gets +0/+2 and another target creature gets -2/-0."
    japanese = said(read_card_text(text, "", SPELL))
    assert japanese is not None
    assert "前者は＋０/＋２" in japanese
    assert "後者は－２/－０" in japanese


def test_what_has_no_wording_stands_in_the_structured_form() -> None:
    # No card says what this term does.
    (ability,) = read_ability(Part({"spell": {"do": [{"draw": "you", "amount": "1"}, {"nothing": "true"}]}}))
    assert in_japanese((ability,)).startswith("{spell: {do: [")


def test_what_has_no_wording_is_not_said_in_part() -> None:
    (ability,) = read_ability(Part({"spell": {"do": [{"draw": "you", "amount": "1"}, {"nothing": "true"}]}}))
    assert said((ability,)) is None
