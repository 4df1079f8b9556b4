"""Games, editions and languages are read in any case and width; one that there is not is wrong usage, in one line."""

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    "command",
    [("search", "table"), ("search", "table", "--query"), ("term", "table"), ("coverage",), ("search", "??", "--json")],
)
def test_a_game_that_there_is_not_is_wrong_usage_that_lists_the_games(run: Run, command: tuple[str, ...]) -> None:
    answer = run(*command, "--game", "chess")
    assert answer.code == 2
    assert not answer.out
    assert len(answer.err.splitlines()) == 1
    assert "mtg" in answer.err
    assert "magmell" in answer.err


@pytest.mark.parametrize("typed", ["MTG", "ｍｔｇ", "Mtg", " mtg "])
def test_a_game_is_read_in_any_case_and_width(run: Run, typed: str) -> None:
    assert run("search", "table", "--game", typed).out == run("search", "table", "--game", "mtg").out != ""


@pytest.mark.parametrize("typed", ["MTG@20210922", "ｍｔｇ＠２０２１０９２２", "mtg", "MTG", "20210922"])
def test_an_edition_is_read_in_any_case_and_width_and_a_book_alone_is_its_base_edition(run: Run, typed: str) -> None:
    for command in (
        ("search", "table"),
        ("rule", "100.2"),
        ("rule", "100.2", "--context"),
        ("search", "table", "--query"),
    ):
        asked, plain = run(*command, "--edition", typed), run(*command, "--edition", "mtg@20210922")
        assert asked[:2] == plain[:2]
        assert asked.code == 0
    assert run("export", "nodes", "--edition", typed) == run("export", "nodes", "--edition", "mtg@20210922")
    assert run("books", "check", typed) == run("books", "check", "mtg@20210922")


@pytest.mark.parametrize(
    "command",
    [("search", "table"), ("search", "table", "--query"), ("rule", "100.2"), ("export", "nodes"), ("coverage",),
     ("coverage", "--stale")],
)  # fmt: skip
def test_an_edition_that_is_not_loaded_is_code_3_everywhere_and_lists_those_that_are(
    run: Run, command: tuple[str, ...]
) -> None:
    answer = run(*command, "--edition", "mtg@19990101")
    assert answer.code == 3
    assert len(answer.err.splitlines()) == 1
    assert "mtg@20210922" in answer.err


@pytest.mark.parametrize("more", [(), ("--query",), ("--json",)])
def test_an_edition_of_another_game_is_wrong_usage(run: Run, more: tuple[str, ...]) -> None:
    answer = run("search", "table", "--game", "dm", "--edition", "mtg@20210922", *more)
    assert answer.code == 2
    assert not answer.out
    assert len(answer.err.splitlines()) == 1
    assert "dm" in answer.err
    assert run("search", "table", "--game", "mtg", "--edition", "mtg@20210922", *more).code == 0


def test_the_language_is_read_in_any_case(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    japanese = run("rule", "100.2", "--lang", "ja")
    assert run("rule", "100.2", "--lang", "JA") == japanese
    assert run("term", "table", "--lang", "JA") == run("term", "table", "--lang", "ja")
    for written in ("JA", "ｊａ", " ja"):
        monkeypatch.setenv("JUDGEKIT_LANG", written)
        assert run("rule", "100.2") == japanese


@pytest.mark.parametrize("command", [("rule", "100.2"), ("search", "table"), ("refs", "100.2"), ("term", "table")])
def test_a_language_of_the_environment_that_there_is_not_is_said(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("JUDGEKIT_LANG", "xx")
    answer = run(*command)
    assert (answer.code, answer.out) == (2, "")
    assert "JUDGEKIT_LANG" in answer.err
    assert "ja" in answer.err
    assert len(answer.err.splitlines()) == 1
    assert run(*command, "--lang", "en").code == run(*command, "--lang", "en").code != 2
    monkeypatch.setenv("JUDGEKIT_LANG", "")
    assert run(*command).code != 2


@pytest.mark.parametrize("command", ["rule", "refs", "history"])
@pytest.mark.parametrize(
    "typed", [("mtg", "100.2"), ("mtg100.2",), ("MTG:100.2",), ("mtg", "100.", "2"), ("１００．２",)]
)
def test_rule_refs_and_history_read_a_number_alike(run: Run, command: str, typed: tuple[str, ...]) -> None:
    asked = run(command, *typed)
    assert asked == run(command, "100.2")
    assert asked.code == 0


def test_a_bare_number_may_begin_with_the_id_of_its_book(run: Run) -> None:
    assert run("MTG100.2") == run("rule", "100.2")


@pytest.mark.parametrize("typed", ["foo:table", "table AND", "(table", ")", '"table', "", "title:table OR nix:a"])
def test_a_query_that_cannot_be_read_is_one_line_with_the_fields(run: Run, typed: str) -> None:
    answer = run("search", "--query", typed)
    assert (answer.code, answer.out) == (2, "")
    said = [line for line in answer.err.splitlines() if not line.endswith("…")]
    assert len(said) == 1
    assert all(field in said[0] for field in ("ja", "en", "title", "number", "kind", "edition", "game"))


@pytest.mark.parametrize("typed", ["number:100.2", "en:table", "title:game OR en:table", "kind:rule AND en:table"])
def test_a_query_with_fields_that_there_are_is_answered(run: Run, typed: str) -> None:
    assert run("search", "--query", typed).code == 0


@pytest.mark.parametrize("typed", ["0", "-1", "x"])
def test_a_limit_of_no_hits_is_wrong_usage(run: Run, typed: str) -> None:
    answer = run("search", "table", "--limit", typed)
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1
