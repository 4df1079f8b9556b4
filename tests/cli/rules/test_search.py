"""`search` as a judge and as a program sees it: what is shown of a hit."""

import json

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize("words", [("召喚酔い", "--game", "dm"), ("召喚酔い", "--game", "dm", "--lang", "en")])
def test_a_hit_whose_text_is_not_loaded_shows_our_gloss(run: Run, words: tuple[str, ...]) -> None:
    shown = run("search", *words).out
    assert "  en* " in shown
    assert ("  ja* " in shown) == ("--lang" not in words)


MANY = ("クリーチャーを召喚する", "--game", "dm", "--lang", "ja")
"""A question that many rules answer."""


def test_an_answer_is_five_hits_of_a_heading_and_one_sentence_and_says_what_there_is_besides(run: Run) -> None:
    shown = run("search", *MANY).out.splitlines()
    *hits, last = [line for line in shown if not line.startswith("用語: ") and "books add" not in line]
    assert len([line for line in hits if line[:1].isdigit()]) == 5
    assert all(line.startswith("  ja* ") or line[:1].isdigit() for line in hits)
    assert len(hits) == 10
    assert "ほか 5 件: --limit 10" in last
    assert "--full" in last
    more = run("search", *MANY, "--limit", "7").out.splitlines()
    assert len([line for line in more if line[:1].isdigit()]) == 7


def test_a_program_gets_every_hit(run: Run) -> None:
    assert len(json.loads(run("search", *MANY, "--json").out)["hits"]) == 10


def test_a_hit_shows_its_text_where_it_is_asked_for(run: Run) -> None:
    shown = run("search", "table", "--game", "mtg", "--limit", "1", "--full").out
    assert "  en  " in shown
    assert "  en* " not in shown


def test_glosses_are_left_out_where_nobody_wants_them(run: Run) -> None:
    assert "* " not in run("search", "召喚酔い", "--game", "dm", "--no-gloss").out


def test_the_snippets_of_a_program_are_of_the_text_alone(run: Run) -> None:
    hits = json.loads(run("search", "召喚酔い", "--game", "dm", "--json").out)["hits"]
    assert hits
    assert [hit["snippet"] for hit in hits] == [{"ja": None, "en": None}] * len(hits)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("missed", "trigger"), "tournament policy, outside the rulebooks: Magic Infraction Procedure Guide (IPG) 2.1"),
        (("誘発忘れ",), "ルールブックの外: マジック違反処置指針（IPG） 2.1 誘発忘れ"),
        (("may", "I", "take", "notes", "--lang", "ja"), "マジック・イベント規定（MTR） 2.11 メモ"),
    ],
)
def test_a_question_of_tournament_policy_is_said_to_be_one_on_the_first_line(
    run: Run, words: tuple[str, ...], said: str
) -> None:
    answer = run(*words)
    assert said in answer.out.splitlines()[0]
    assert answer.code == 0


def test_a_program_is_told_the_section_of_policy_and_nothing_of_it_where_rules_are_asked(run: Run) -> None:
    told = json.loads(run("search", "slow play", "--json").out)["policy"]
    assert told == {"document": "ipg", "section": "3.3", "name": {"en": "Slow Play", "ja": "遅いプレイ"}}
    assert "policy" not in json.loads(run("search", "召喚酔い", "--json").out)


@pytest.mark.parametrize("words", ["slow play warning", "デッキ登録間違い"])
def test_words_of_tournament_policy_are_not_put_right_to_words_of_a_rulebook(run: Run, words: str) -> None:
    told = json.loads(run("search", words, "--json").out)
    assert told["policy"]
    assert not told["did_you_mean"]


def test_policy_of_magic_is_not_that_of_another_game(run: Run) -> None:
    assert "IPG" not in run("search", "遅いプレイ", "--game", "dm").out
