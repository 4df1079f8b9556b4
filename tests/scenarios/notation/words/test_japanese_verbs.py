"""Japanese verbs in any form, read as rows have them."""

from __future__ import annotations

import pytest

from judgekit.core import keeping
from judgekit.scenarios.notation.words import japanese_verbs
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED, as_rows_say, deed_joined
from judgekit.scenarios.notation.words.splitting import Quotes

SAID = {
    "Aは熊で殴った": "Aは熊で攻撃する",
    "Aは熊で殴りました": "Aは熊で攻撃する",
    "Aは熊で殴ってきた": "Aは熊で攻撃する",
    "Aは熊で攻撃している": "Aは熊で攻撃する",
    "熊が攻撃している": "熊が攻撃している",  # how it is, not what is done
    "Bは壁で守った": "Bは壁でブロックする",
    "Bは壁で受け止めた": "Bは壁でブロックする",
    "盾を守る者": "盾を守る者",  # a name
    "Bはブロックできなかった": "Bはブロックしない",
    "Bはブロックせず,AはBに火花を撃った": "Bはブロックしない,AはBに火花を撃つ",
    "Aが熊に火花を投げたので,Bは池を唱えた": "Aが熊に火花を撃つ,Bは池を唱える",
    "Bは対応できなかった": "Bは対応しない",
    "このターン,Aは熊で攻撃できる?": "Aは熊で攻撃できる?",
    "シールドは割れる?": "シールドは割れる?",
    "Bの手札は何枚に増えますか?": "Bの手札は何枚になる?",
    "熊で壁は攻撃できた?": "熊で壁は攻撃できた?",  # what could have been is not what can be
    "(青を選んだ)": "(青を選ぶ)",
    "Aの塔(青を選んだ)": "Aの塔(青を選んだ)",
    "熊は死にますか?": "熊は死ぬ?",
    "熊は死んだの?": "熊は死ぬ?",
    "熊は死んでいますか?": "熊は死ぬ?",
    "Aは何枚引けますか?": "Aは何枚引く?",
    "Bの手札は何枚ですか?": "Bの手札は何枚?",
    "Bは負けますか?": "Bは負ける?",
    "壁は殴れる?": "壁は攻撃できる?",
    "Bは熊に火花を撃てますか?": "Bは熊に火花を撃つことができる?",
    "Bは熊に火花を撃ってもいいですか?": "Bは熊に火花を撃つことができる?",
    "Bはこのターン熊で攻撃できますか?": "Bは熊で攻撃できる?",
    "なんでBは熊でブロックできないんですか?": "なぜBは熊でブロックできない?",
    "Bはどうして火花を撃てないの?": "なぜBは火花を撃つことができない?",
    "熊が攻撃したら,Bのライフは?": "熊が攻撃する;Bのライフは?",
    "Bがブロックしなければ何点受けますか?": "Bがブロックしない;何点受ける?",
    "Aが熊で殴ると,誰が勝ちますか?": "Aが熊で攻撃する;誰が勝つ?",
    "Aが火花を撃つ場合,熊は死にますか?": "Aが火花を撃つ;熊は死ぬ?",
}


@pytest.mark.parametrize(("said", "read"), SAID.items())
def test_a_verb_is_read_in_any_form(said: str, read: str) -> None:
    assert as_rows_say(said).replace(f"{SUPPOSED};", "") == read


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("熊を召喚し", "熊を召喚する"),
        ("火花を撃って", "火花を撃つ"),
        ("火花を選び", "火花を選ぶ"),
        ("熊の上に竜を重ねて", "熊の上に竜を重ねる"),
        ("熊でブロックせずに", "熊でブロックしない"),
        ("熊で殴ってから", "熊で攻撃する"),
    ],
)
def test_a_verb_that_joins_a_deed_to_the_next_ends_it(said: str, read: str) -> None:
    assert deed_joined(said) == read


@pytest.mark.parametrize("said", ["Aは熊で攻撃する", "熊 2/2", "火花を撃った"])
def test_what_joins_nothing_is_no_such_verb(said: str) -> None:
    assert deed_joined(said) is None


def test_an_english_line_with_a_quoted_text_asks_for_no_form_of_a_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(japanese_verbs, "_forms", lambda _fates: pytest.fail("the forms were worked out"))
    line = f"A: Adder {Quotes().put('Deathtouch')} 1/1 attacking; B: Giant 5/5 blocking Adder; ? who dies"
    assert as_rows_say(line) == line


def test_the_forms_of_verbs_are_worked_out_once_for_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(written.get, written.__setitem__)])
    japanese_verbs._forms.cache_clear()
    assert as_rows_say("Aは熊で殴った") == "Aは熊で攻撃する"
    assert written
    japanese_verbs._forms.cache_clear()
    monkeypatch.setattr(japanese_verbs, "_every_form", lambda _fates: pytest.fail("they were worked out again"))
    assert as_rows_say("Aは熊で殴った") == "Aは熊で攻撃する"
    assert as_rows_say("Bはブロックできなかった") == "Bはブロックしない"
    japanese_verbs._forms.cache_clear()


@pytest.mark.parametrize("fates", [False, True])
def test_every_form_ends_with_a_japanese_character(fates: bool) -> None:
    forms = japanese_verbs._every_form(fates)
    assert all(japanese_verbs._FIRST <= form[-1] <= japanese_verbs._LAST for form in forms)
