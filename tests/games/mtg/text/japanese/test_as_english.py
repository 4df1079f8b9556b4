"""Japanese card text of Magic means what the English text of the same card means."""

from pathlib import Path

import pytest

from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import ability_data, read_lines
from judgekit.games.mtg.text.japanese.grammar import ROWS
from judgekit.games.mtg.text.japanese.joining import rendered
from judgekit.language.faults import CardTextNotUnderstood
from tests.cases import each

TEXTS = Path(__file__).parents[1]


def pairs(name: str) -> list[tuple[str, str, bool]]:
    """Return (Japanese, English, on an instant or sorcery) of each line of a file."""
    lines = (TEXTS / f"japanese_{name}.txt").read_text(encoding="utf-8").splitlines()
    texts = [line.replace("\\n", "\n").split(" => ") for line in lines if line and not line.startswith("#")]
    return [(japanese, english, name == "spells") for japanese, english in texts]


PAIRS = [*pairs("permanents"), *pairs("spells")]


@each(PAIRS)
def test_a_japanese_text_means_what_its_english_means(japanese: str, english: str, spell: bool) -> None:
    line = TypeLine((), ("instant",) if spell else ("creature",))
    found = [one.terms for one in read_lines(japanese, "", line)]
    assert found == [one.terms for one in read_lines(english, "", line)]


@each(japanese for japanese, _english, _spell in PAIRS)
def test_no_sentence_has_two_readings(japanese: str) -> None:
    found: list[list[str]] = []

    def kept(sentence: str, category: str = "sentence") -> list[str]:
        found.append(readings(sentence, category))
        return found[-1]

    readings = ROWS.readings
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ROWS, "readings", kept)
        for line in japanese.splitlines():
            rendered(line)
    assert [said for said in found if len(said) > 1] == []


def test_the_card_is_meant_where_its_name_stands() -> None:
    assert rendered("灰の司祭が死亡したとき、灰の司祭を追放する。", "灰の司祭") == "When ~ dies, exile ~."


def test_a_legend_is_called_by_what_stands_behind_the_comma() -> None:
    assert rendered("ウーロが死亡したとき、カードを１枚引く。", "怒りのタイタン、ウーロ") == "When ~ dies, draw a card."


def test_a_name_that_is_a_deed_too_is_no_name_before_its_verb() -> None:
    assert (
        rendered("(緑)：エンチャントされているクリーチャーを再生する。", "再生")
        == "{G}: Regenerate enchanted creature."
    )


def test_what_was_written_stays_as_it_was_written() -> None:
    assert ability_data("飛行")[0][0] == "飛行"


@pytest.mark.parametrize(
    "text",
    [
        "アーティファクト１つを対象とする。そのクリーチャーを破壊する。",
        "対戦相手１人はクリーチャー１体を対象とする。それを破壊する。",
        "クリーチャー１体を対象とする。",
        "読めない文。",
        "土地１つを対象とする。カード１枚を引く。",
        "～は依然としてクリーチャーである。",
        "～が統率領域にないかぎり、～は飛行を持つ。",
        "これにより唱えられた呪文が対戦相手の墓地に置かれるなら、代わりにそれを追放する。",
        "対戦相手１人は、自分がコントロールしているクリーチャーの３分の１を生け贄に捧げる。",
        "あなたがコントロールしている各クリーチャー・トークンにつき、それの能力を持つトークン１つを生成する。",
        "コイン１枚を投げる。あなたが負けたなら、カード１枚を捨てる。",
        "あなたが自分の各ドロー・ステップに引く２枚目のカード以外のカード１枚を引くなら、代わりにカード２枚を引く。",
        "あなたのライブラリーから１枚以上の土地カードが対戦相手の墓地に置かれるたび、カード１枚を引く。",
        "それらが攻撃しているかぎり、～は＋２/＋２の修整を受ける。",
        "対戦相手がコントロールしているアーティファクト１つとクリーチャー１体を対象とする。それらを破壊する。",
    ],
)
def test_what_is_not_wholly_understood_is_refused(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        ability_data(text, "", True)


def test_a_card_that_grants_an_ability_is_meant_inside_it_where_its_name_stands() -> None:
    text = "灰の司祭はターン終了時まで「このクリーチャーが死亡したとき、灰の司祭を追放する。」を得る。"
    assert rendered(text, "灰の司祭") == '~ gains "When ~ dies, exile ≈." until end of turn.'


def test_what_one_may_choose_to_do_stands_in_quotation_marks() -> None:
    offered = rendered("あなたは「カード１枚を引く。その後、カード１枚を捨てる。」を選んでもよい。")
    assert offered == rendered("あなたはカード１枚を引き、その後カード１枚を捨ててもよい。")


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        (
            "クリーチャー１体とプレイヤー１人を対象とする。そのプレイヤーは２点のライフを失う。そのクリーチャーを破壊する。",
            "Target player loses 2 life. Destroy target creature.",
        ),
        (
            "プレイヤー１人とクリーチャー１体を対象とする。それを破壊し、そのプレイヤーはカード１枚を引く。",
            "Destroy target creature and target player draws a card.",
        ),
        (
            "クリーチャー１体とアーティファクト１つを対象とする。前者をタップし、後者を破壊する。",
            "Tap target creature and destroy target artifact.",
        ),
    ],
)
def test_a_pronoun_means_the_target_that_it_fits(japanese: str, english: str) -> None:
    assert rendered(japanese) == english


def test_no_row_loses_what_stands_in_a_slot() -> None:
    templates = ROWS.templates
    terms: dict[str, set[str]] = {}
    for template in templates:
        terms.setdefault(template.category, set()).add(template.term)
    slots = [(template, slot) for template in templates for slot in template.words if isinstance(slot, tuple)]
    lost = [(row.term, slot) for row, slot in slots if f"${slot[0]}" not in row.term and len(terms[slot[1]]) > 1]
    assert lost == []


def test_the_latter_of_one_target_is_a_fault_that_names_the_word() -> None:
    with pytest.raises(CardTextNotUnderstood, match="後者"):
        rendered("クリーチャー１体を対象とする。後者を破壊する。")


def test_behind_an_event_the_two_words_for_if_ask_at_different_times() -> None:
    """場合 asks as the ability triggers and as it resolves, なら as it resolves only (603.4)."""
    line = "～が攻撃するたび、あなたがゴブリンをコントロールしている{}、カード１枚を引く。"
    triggers, resolves = (rendered(line.format(word)) for word in ("場合", "なら"))
    assert triggers == "Whenever ~ attacks, if you control a Goblin, draw a card."
    assert resolves == "Whenever ~ attacks, then if you control a Goblin, draw a card."


def test_what_is_voted_for_may_be_called_in_japanese() -> None:
    vote = "あなたから始めて、各プレイヤーは「死」か「拷問」に投票する。"
    outcome = (
        "「死」の票数のほうが多いなら、カード１枚を引く。「拷問」の票数のほうが多いか票数が同じなら、カード２枚を引く。"
    )
    assert rendered(vote + outcome) == (
        "Starting with you, each player votes for 死 or 拷問. If 死 gets more votes, draw a card. "
        "If 拷問 gets more votes or the vote is tied, draw two cards."
    )
