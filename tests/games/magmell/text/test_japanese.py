"""Japanese card text: every wording has one reading, everything understood can be printed again, the rest is named."""

from pathlib import Path

import pytest

from judgekit.games.magmell.text.grammar import ROWS
from judgekit.games.magmell.text.printing import print_term
from judgekit.games.magmell.text.reading import read_line
from judgekit.games.magmell.text.spelling import duration_first, normalised
from judgekit.games.magmell.text.structured.cards import abilities_of_text
from judgekit.games.magmell.understanding import understood
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import sentences, split_modes
from judgekit.language.samples import samples
from judgekit.scenarios.files.tree import read_file
from tests.cases import each

INSTEAD = [
    "あなたがライフを回復する場合、かわりにその2倍のライフを回復する。",
    "このユニットが相手にダメージを与える場合、かわりにその2倍のダメージを与える。",
    "このユニットがダメージを受ける場合、かわりにダメージを受けない。",
    "このユニットに苔カウンターが置かれる場合、かわりにその2倍の数を置く。",
    "このユニットが破壊される場合、かわりに何もしない。",
    "あなたがダメージを受ける場合、かわりにライフを1点回復する。",
]

HELD = [
    "あなたのライフが5以下ならば、あなたが受けるダメージはなくなる。",
    "あなたのターンならば、相手は攻撃を宣言できない。",
    "あなたのターンならば、このユニットは攻撃できない。",
    "あなたのライフが5以下ならば、このカードの使用コストは2少なくなる。",
    "このユニットがダストにあるならば、あなたの支配するユニットはAP+1を得る。",
    "このユニットがレスト状態ならば、このユニットはAP+2を得る。",
]

TEXTS = [
    *INSTEAD,
    *HELD,
    "あなたのライフが5以下ならば、あなたはダメージを受けない。",
    "このユニットが召喚されたとき、カードを1枚引く。",
    "このユニットが破壊されたとき、ユニット1体を対象とする。1点のダメージをそれに与える。",
    "ユニット2体までを対象とする。それらに合計5点のダメージを割り振って与える。",
    "チャントにあるマジック1枚を対象とする。それを無効化する。",
    "あなたの支配する他のユニットのAPは1増加する。",
    "ユニット1体を対象とする。ターン終了時まで、それのAPとHPを+2する。",
    "このユニットは、パワーカウンターが3つ置かれた状態で召喚される。",
    "このユニットがダストに置かれる場合、かわりに夢に置く。",
    "手札を1枚捨ててもよい。そうしたなら、カードを2枚引く。",
    "このユニットが召喚されたとき、あなたのライフが10以下ならば、カードを1枚引く。",
    "あなたがマジックを使用したとき、プレイヤー1人を対象とする。それに1点のダメージを与える。",
    "このユニットは使用コストが2以下のユニットに防御されない。",
    "AP2、HP1の《狐》トークンを1体召喚する。",
    "魔導書からユニット1枚を探し、手札に加える。",
    "相手は手札を2枚捨てる。",
    "あなたの他のユニットは「このユニットが破壊されたとき、カードを1枚引く。」を持つ。",
    "このユニットが受けるダメージは1点減少する。",
    "あなたがライフを回復する場合、かわりにカードを1枚引く。",
    "ユニット1体を対象とする。それの支配権を得る。",
    "このユニットの使用コストは1少なくなる。",
]


WORDS = {
    "number": "2",
    "name": "《霧の鹿》",
    "quoted": "「防御されない」",
    "filter": "ユニット",
    "every": "すべてのユニット",
    "object": "それを",
    "thing": "このユニット",
    "pieces": "2個",
    "hueword": "赤",
    "search": "魔導書からユニット1枚を探し、",
    "anyone": "このユニット",
    "eventer": "相手",
    "count": "2体",
    "points": "3点",
    "single": "このユニット",
    "whom": "それ",
    "subject": "それ",
    "aim": "ユニット1体",
    "player": "相手",
    "actor": "相手",
    "zone": "ダスト",
    "kind": "パワー",
    "bound": "3以下",
    "stats": "AP+1",
    "clause": "防御されない",
    "token": "AP1/HP1のトークン",
    "figure": "AP1/HP1の",
    "hue": "赤の",
    "who": "このユニット",
    "one": "1体",
    "change": "それのAPは2増加する",
    "condition": "あなたのターン",
    "counted": "魔石の数",
    "kindword": "苔",
    "many": "2体",
    "manner": "レスト状態で",
    "than": "より多い",
    "hurt": "ダメージ",
    "heap": "苔カウンター",
    "sign": "+",
    "priced": "1少なくなる",
}
"""Words for the slots of wordings."""

FRAMES = {
    **dict.fromkeys(("act", "change", "entry", "lessening", "pricing", "clause", "ban"), "{}"),
    "event": "{}とき、カードを1枚引く",
    "moment": "{}、カードを1枚引く",
    "condition": "{}ならば、カードを1枚引く",
    "instead": "このユニットが破壊される場合、かわりに{}",
}
"""Sentences in which wordings are read."""


def test_every_wording_has_exactly_one_reading() -> None:
    found = {sample: len(ROWS.readings(sample)) for sample in samples(ROWS, WORDS, FRAMES)}
    assert len(found) > 400
    assert {sample: number for sample, number in found.items() if number != 1} == {}


WORDINGS = Path(__file__).with_name("texts.txt").read_text(encoding="utf-8").splitlines()


def test_what_can_be_chosen_may_stand_on_lines_of_its_own() -> None:
    text = "■次の中から1つを選ぶ。\n・カードを1枚引く。\n・あなたは2点回復する。\n■このユニットは攻撃できない。"
    one, other = understood({"甲": {"types": "Unit", "text": text}})
    assert one[1] == "次の中から1つを選ぶ。・カードを1枚引く。・あなたは2点回復する。"
    assert other[1] == "このユニットは攻撃できない。"


def test_many_wordings_are_understood_and_make_an_ability() -> None:
    assert len(WORDINGS) > 200
    for text in WORDINGS:
        assert abilities_of_text(text, {}), text
        assert all(print_term(term) for term in read_line(text)), text


TERMS = read_file(Path(__file__).with_name("terms.yaml")).value


@each(TERMS)
def test_a_natural_wording_means_the_terms_expected(text: str) -> None:
    assert read_line(text) == TERMS[text]
    assert abilities_of_text(text, {})
    ((_, written, printed),) = understood({"甲": {"types": "Unit", "text": text}})
    assert written == text
    assert printed


@each([*TERMS, *WORDINGS])
def test_no_sentence_has_two_readings(text: str) -> None:
    whole, modes = split_modes(normalised(text))
    for line in (f"{whole}カードを1枚引く。" if modes else whole, *modes):
        for sentence in sentences(line):
            assert len(ROWS.readings(duration_first(sentence))) == 1, sentence


NOT_UNDERSTOOD = [
    "ユニット1体を対象とする。それに3点のダメージを与える。それがこれにより破壊されたなら、カードを1枚引く。",
    "あなたの魔導書からユニット1枚を手札に加える。",
    "相手にX点のダメージを与える。",
    "次から1つを選ぶ。・ユニット1体を対象とする。それを破壊する。・カードを1枚引く。",
    "次から1つを選ぶ。",
    "ユニット1体を対象とする。後者を破壊する。",
    "そのプレイヤーはカードを1枚引く。",
    "このターン、カードを1枚引く。",
    "このターンの終了時まで、ユニット1体を破壊する。",
    "このユニットが破壊される場合、かわりに2倍のダメージを受ける。",
    "あなたがライフを回復する場合、かわりに2点のダメージを与える。",
    "あなたがダメージを受ける場合、かわりに2点多く回復する。",
    "あなたがカードを引く場合、かわりに回復しない。",
    "このユニットが召喚されたとき、次の中から1つを選ぶ。",
    "相手はユニットを1体しか召喚できない。",
    "あなたは対象にならない。",
    "相手がユニットを3体以上支配しているならば、それらをすべて破壊する。",
]


@pytest.mark.parametrize("text", NOT_UNDERSTOOD)
def test_what_would_be_understood_wrongly_is_not_understood(text: str) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read_line(text)


def test_what_would_be_printed_with_another_meaning_is_not_printed() -> None:
    once = {
        "delayed": {
            "when": {"event": "destroy", "object": "this"},
            "do": [{"draw": "you", "amount": "1"}],
            "once": "false",
        }
    }
    with pytest.raises(CardTextNotUnderstood):
        print_term({"spell": {"do": [once]}})


@each([*TEXTS, *WORDINGS])
def test_what_is_understood_can_be_printed_and_means_the_same_again(text: str) -> None:
    terms = read_line(text)
    again = [term for printed in map(print_term, terms) for term in read_line(printed)]
    assert again == terms


def printed_or_none(term: dict[str, object]) -> str | None:
    """Return a term in Japanese, None where no row says it."""
    try:
        return print_term(term)
    except CardTextNotUnderstood:
        return None


def test_nearly_every_natural_wording_can_be_printed_and_means_the_same_again() -> None:
    terms = [term for text in TERMS for term in read_line(text)]
    printed = [(term, text) for term, text in zip(terms, map(printed_or_none, terms), strict=True) if text is not None]
    assert all(abilities_of_text(text, {}) for _, text in printed)
    assert len(printed) >= 0.95 * len(terms)


@pytest.mark.parametrize("text", INSTEAD)
def test_what_happens_instead_is_printed_as_what_would_happen(text: str) -> None:
    assert [print_term(term) for term in read_line(text)] == [text]


@pytest.mark.parametrize("text", HELD)
def test_a_condition_of_what_holds_all_the_time_is_neither_lost_nor_left_unsaid(text: str) -> None:
    assert [print_term(term) for term in read_line(text)] == [text]


def test_that_player_is_the_one_who_acted() -> None:
    (term,) = read_line("相手はカードを1枚引く。そのプレイヤーは手札を1枚捨てる。")
    assert [next(iter(act.values())) for act in term["spell"]["do"]] == ["opponent", "opponent"]


def test_a_duration_before_a_target_is_that_of_what_is_done_to_it() -> None:
    ((_, said),) = read_line("このターン、ユニット1体を対象とする。それは破壊されない。")[0].items()
    assert said["do"] == [{"modify": "t1", "with": [{"cant": "be-destroyed"}], "until": "end-of-turn"}]
    with pytest.raises(CardTextNotUnderstood):
        read_line("このターン、ユニット1体を対象とする。それを破壊する。")


def test_a_structured_term_is_not_printed_with_less_than_it_says() -> None:
    with pytest.raises(CardTextNotUnderstood):
        print_term(
            {"triggered": {"when": {"phase": "turn-end"}, "optional": "true", "do": [{"draw": "you", "amount": "1"}]}}
        )


def test_pronouns_mean_the_last_target_that_fits() -> None:
    (term,) = read_line(
        "プレイヤー1人とユニット1体を対象とする。そのプレイヤーはカードを1枚引く。そのユニットを破壊する。"
    )
    assert term["spell"]["do"] == [{"draw": "t1", "amount": "1"}, {"destroy": "t2"}]


def test_a_pronoun_means_the_token_just_made_also_later_in_the_turn() -> None:
    (term,) = read_line("AP2/HP2のトークンを1体召喚する。このターンの終了時、それを破壊する。")
    made, waiting = term["spell"]["do"]
    assert made["as"] == "made"
    assert waiting["delayed"]["do"] == [{"destroy": "made"}]


def test_a_pronoun_in_what_waits_means_what_was_chosen_before() -> None:
    (term,) = read_line("あなたのダストからユニット1枚を召喚する。このターンの終了時、それを夢に置く。")
    summoned, waiting = term["spell"]["do"]
    assert waiting["delayed"]["do"] == [{"move": summoned["as"], "to": "dream"}]


def test_a_plural_pronoun_means_all_targets() -> None:
    (term,) = read_line("ユニット1体と魔石1枚を対象とする。それらを破壊する。")
    assert term["spell"]["do"] == [{"destroy": "targets"}]


def test_a_unit_that_dealt_damage_to_a_player_is_the_unit_meant() -> None:
    (term,) = read_line("ユニットがプレイヤーに戦闘ダメージを与えたとき、そのユニットを破壊する。")
    assert term["triggered"]["do"] == [{"destroy": "event.source"}]
    (term,) = read_line("このユニットがユニットに戦闘ダメージを与えたとき、そのユニットを破壊する。")
    assert term["triggered"]["do"] == [{"destroy": "event.object"}]


def test_without_a_target_a_pronoun_means_what_the_ability_triggered_on() -> None:
    (term,) = read_line("他のユニットが召喚されたとき、それをレストする。")
    assert term["triggered"]["do"] == [{"rest": "event.object"}]


def test_a_duration_may_stand_anywhere_in_its_sentence() -> None:
    wordings = (
        "ユニット1体を対象とする。このターン、それのAPを+2する。",
        "ユニット1体を対象とする。それのAPをこのターン+2する。",
        "ユニット1体を対象とする。それは、ターン終了時まで、AP+2を得る。",
    )
    assert len({str(read_line(wording)) for wording in wordings}) == 1


@pytest.mark.parametrize(
    "text",
    [
        "プレイヤーはライフを回復できない。",
        "あなたが受けるダメージは1点減少する。",
        "相手がライフを回復する場合、かわりにカードを1枚引く。",
        "すべてのユニットのAPは1増加する。",
    ],
)
def test_what_a_magic_says_of_others_holds_from_its_resolution_on(text: str) -> None:
    assert [ability.kind for ability in abilities_of_text(text, {}, kind="magic")] == ["magic"]


def test_what_a_magic_says_of_itself_holds_while_it_is_used() -> None:
    assert [ability.kind for ability in abilities_of_text("このカードは無効化されない。", {}, kind="magic")] == ["rule"]


def test_spelling_width_and_notes_do_not_matter() -> None:
    plain = read_line("ユニット1体を対象とする。それに2点のダメージを与える。")
    assert read_line("■ユニット１体を対象とする。 それに２点のダメージを与える。（蓄積する。）") == plain
    assert read_line("ユニット一体を対象とする。それに二点のダメージを与える。") == plain


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("手札を1枚選んで、捨てる。", "手札を1枚捨てる。"),
        ("対戦相手のプレイヤーは手札を1枚捨てる。", "相手は手札を1枚捨てる。"),
        ("カードを1枚引いた後、手札を1枚捨てる。", "カードを1枚引き、手札を1枚捨てる。"),
        ("魔導書からユニット1枚を探す。それを公開して手札に加える。", "魔導書からユニット1枚を探し、手札に加える。"),
        ("両プレイヤーはカードを1枚引く。", "各プレイヤーはカードを1枚引く。"),
        ("このユニットはプレイヤーを攻撃することはできない。", "このユニットはプレイヤーを攻撃できない。"),
        *(
            (said, "ユニット1体を選ぶ。ターン終了時まで、それのAPを+2する。")
            for said in (
                "ユニット1体は、ターン終了時までAP+2を得る。",
                "ターン終了時まで、ユニット1体はAP+2を得る。",
                "ターン終了時まで、ユニット1体のAPを+2する。",
                "ユニット1体のAPをターン終了時まで+2する。",
                "ユニット1体を選び、ターン終了時まで、それのAPを+2する。",
            )
        ),
        ("1体を選び、2ダメージを与える。", "ユニット1体を選ぶ。それに2点のダメージを与える。"),
        ("相手のユニット1体を選び、2点のダメージを与える。", "相手のユニット1体を選ぶ。それに2点のダメージを与える。"),
    ],
)
def test_what_is_written_otherwise_is_read_alike(text: str, usual: str) -> None:
    assert read_line(text) == read_line(usual)


def test_a_number_above_ten_may_be_written_in_kanji() -> None:
    assert read_line("カードを十二枚引く。") == read_line("カードを12枚引く。")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("このユニットを褒める。", "褒める"),
        ("ユニット1体を対象とする。それに2点の愛を与える。", "愛を与える"),
        ("", "nothing"),
        ("カードを1枚引く。カードを。", "カードを"),
        ("ユニット1体は、ターン終了時まで褒める。", "ユニット1体は、ターン終了時まで褒める。"),
    ],
)
def test_words_that_are_not_understood_are_named(text: str, words: str) -> None:
    with pytest.raises(CardTextNotUnderstood) as fault:
        read_line(text)
    assert words in str(fault.value)
