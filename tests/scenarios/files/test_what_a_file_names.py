"""What every scenario file names and says: its id, its game, an edition that is played, and something that it expects."""

from pathlib import Path

import pytest

from judgekit.core.errors import JudgekitError
from judgekit.scenarios import Result, check_paths
from judgekit.scenarios.telling import explain

GIVEN = """\
given: {players: {A: {life: 10}, B: {life: 10}}, turn: {active: A, step: main, priority: A}}
"""
MTG = "given: {players: {A: {life: 20}, B: {life: 20}}, turn: {active: A, step: precombat-main, priority: A}}\n"
ASKS = "script: [{ask: {value: A.life}, expect: [{answer: LIFE}]}]\n"


def checked(folder: Path, text: str) -> Result:
    """Return what checking a file with a text gives."""
    file = folder / "case.yaml"
    file.write_text(text, encoding="utf-8")
    return check_paths([str(file)]).results[0]


def magmell(head: str) -> str:
    return f"scenario: 1\n{head}{GIVEN}{ASKS.replace('LIFE', '10')}"


def magic(head: str) -> str:
    return f"scenario: 1\nid: case\ngame: mtg\n{head}{MTG}{ASKS.replace('LIFE', '20')}"


@pytest.mark.parametrize("identity", ["case", "a-b", "ex-613.4d-1", "s1-trample", "2-pump-spells"])
def test_an_id_in_kebab_case_is_an_id(tmp_path: Path, identity: str) -> None:
    assert checked(tmp_path, magmell(f"id: {identity}\ngame: magmell\n")).verdict == "pass"


@pytest.mark.parametrize("line", ["", "id: ''\n", "id: Two Words\n", "id: a_b\n", "id: A-b\n", "id: -a\n", "id: a--b\n",
                                  "id: 場合\n", "id: [a]\n", "id: a.\n"])  # fmt: skip
def test_an_id_that_is_missing_or_not_in_kebab_case_is_malformed(tmp_path: Path, line: str) -> None:
    result = checked(tmp_path, magmell(f"{line}game: magmell\n"))
    assert result.verdict == "malformed"
    assert "id" in result.message
    assert result.worst.line


@pytest.mark.parametrize("line", ["", "game: ''\n"])
def test_a_game_that_is_missing_is_malformed_whatever_the_edition_is(tmp_path: Path, line: str) -> None:
    result = checked(tmp_path, magmell(f"id: case\n{line}rules: magmell@1.01\n"))
    assert result.verdict == "malformed"
    assert "`game`" in result.message
    assert "magmell" in result.message


@pytest.mark.parametrize("rules", ["", "rules: mtg@20210922\n"])
def test_the_edition_whose_rules_are_in_code_is_played(tmp_path: Path, rules: str) -> None:
    assert checked(tmp_path, magic(rules)).verdict == "pass"


@pytest.mark.parametrize("rules", ["mtg@19990101", "mtg@20250404", "mtg@20241108", "mtg@", "mtg@OTJX"])
def test_an_edition_that_is_not_played_is_unsupported_and_names_those_that_are(tmp_path: Path, rules: str) -> None:
    result = checked(tmp_path, magic(f"rules: {rules}\n"))
    assert result.verdict == "unsupported"
    assert "mtg@20210922" in result.message
    assert result.worst.line == 4
    with pytest.raises(JudgekitError):
        explain(str(tmp_path / "case.yaml"))


def test_another_edition_of_magmell_is_unsupported(tmp_path: Path) -> None:
    result = checked(tmp_path, magmell("id: case\ngame: magmell\nrules: magmell@9.99\n"))
    assert result.verdict == "unsupported"
    assert "magmell@1.01" in result.message


@pytest.mark.parametrize("rules", ["dm@2025", "mtg6@1999", "magmell@1.01", "mtg", "nothing@1"])
def test_an_edition_of_another_game_is_malformed_and_the_right_one_named(tmp_path: Path, rules: str) -> None:
    result = checked(tmp_path, magic(f"rules: {rules}\n"))
    assert result.verdict == "malformed"
    assert "mtg@20210922" in result.message
    assert result.worst.line == 4


@pytest.mark.parametrize("game", ["go", "chess"])
def test_a_game_that_is_not_played_is_unsupported_with_its_edition_or_without(tmp_path: Path, game: str) -> None:
    assert checked(tmp_path, f"scenario: 1\nid: case\ngame: {game}\n{GIVEN}").verdict == "unsupported"


@pytest.mark.parametrize(
    "rest",
    ["", "script: []\n", "script: [{do: {pass: all}}]\n", "script: [{ask: {value: A.life}}]\n",
     "script: [{ask: {value: A.life}, expect: []}]\n", "script: [{do: {pass: all}}]\nforks: [{id: f, then: [{do: {pass: all}}]}]\n",
     "script: [{do: {pass: all}, expect: [{note: nothing}]}]\n"],
)  # fmt: skip
def test_a_file_that_expects_nothing_anywhere_does_not_pass_but_can_be_explained(tmp_path: Path, rest: str) -> None:
    result = checked(tmp_path, f"scenario: 1\nid: case\ngame: magmell\n{GIVEN}{rest}")
    assert result.verdict == "malformed"
    assert "expect" in result.message
    explain(str(tmp_path / "case.yaml"))


@pytest.mark.parametrize(
    "rest",
    ["script: [{do: {pass: all}, expect: [{active: A}]}]\n", "script: [{do: {pass: all}, expect: [{cites: [603.3]}]}]\n",
     "script: [{do: {pass: all}}]\nforks: [{id: f, expect: [{active: A}]}]\n",
     "script: [{do: {pass: all}}]\nforks: [{id: f, at: '1', then: [{ask: {value: A.life}, expect: [{answer: 10}]}]}]\n",
     "script: [{do: {pass: all}}]\nforks: [{id: f, at: '1', replace: {do: {pass: all}, expect: [{active: A}]}}]\n"],
)  # fmt: skip
def test_what_is_expected_anywhere_is_something_expected(tmp_path: Path, rest: str) -> None:
    result = checked(tmp_path, f"scenario: 1\nid: case\ngame: magmell\n{GIVEN}{rest}")
    assert "nothing is expected" not in result.message


@pytest.mark.parametrize(
    "line",
    [
        "title: {en: one}\n",
        "title: {ja: 一}\n",
        "title: {en: one, ja: 一}\n",
        "title: {en: one, two}\n",
        "source: {example: ex-704.1-1}\n",
    ],
)
def test_a_title_in_either_language_and_the_example_of_a_rule_are_read(tmp_path: Path, line: str) -> None:
    assert checked(tmp_path, magmell(f"id: case\ngame: magmell\n{line}")).verdict == "pass"


@pytest.mark.parametrize(
    "line",
    ["title: hi\n", "title: {fr: hi}\n", "title: {en: [a]}\n", "source: ex-704.1-1\n",
     "source: {exampel: ex-704.1-1}\n", "source: {example: ex-999.9z-1}\n", "source: {example: '704.1'}\n",
     "source: {example: ex-704.1}\n", "source: {example: ex-704.1-0}\n", "source: {example: [ex-704.1-1]}\n"],
)  # fmt: skip
def test_a_title_or_source_of_another_form_is_malformed_with_its_place(tmp_path: Path, line: str) -> None:
    result = checked(tmp_path, magmell(f"id: case\ngame: magmell\n{line}"))
    assert result.verdict == "malformed"
    assert line.partition(":")[0] in result.message
    assert result.worst.line == 4


def test_a_fork_has_an_id_and_no_other_fork_has_the_same(tmp_path: Path) -> None:
    head = magmell("id: case\ngame: magmell\n")
    expect = "at: '1', expect: [{player: A, life: 10}]}"
    missing = checked(tmp_path, f"{head}forks:\n- {{{expect}\n")
    twice = checked(tmp_path, f"{head}forks:\n- {{id: f, {expect}\n- {{id: f, {expect}\n")
    once = checked(tmp_path, f"{head}forks:\n- {{id: f, {expect}\n- {{id: g, {expect}\n")
    assert (missing.verdict, twice.verdict, once.verdict) == ("malformed", "malformed", "pass")
    assert "`id`" in missing.message
    assert "forks[1].id" in twice.message


@pytest.mark.parametrize("number", ["999.10", "613.4z", "999*", "[613.4, 999.10]", "613.40*"])
def test_never_of_a_rule_that_there_is_not_is_malformed(tmp_path: Path, number: str) -> None:
    expects = ASKS.replace("LIFE", f"20, never: [{number}]")
    result = checked(tmp_path, f"scenario: 1\nid: case\ngame: mtg\n{MTG}{expects}")
    assert result.verdict == "malformed"
    assert "there is no rule" in result.message
    assert "never" in result.message


@pytest.mark.parametrize("number", ["613.4", "mtg:613.4c", "613.4*", "[613.4, 613.5]", "'7*'"])
def test_never_of_a_rule_that_did_not_decide_holds(tmp_path: Path, number: str) -> None:
    expects = ASKS.replace("LIFE", f"20, never: [{number}]")
    assert checked(tmp_path, f"scenario: 1\nid: case\ngame: mtg\n{MTG}{expects}").verdict == "pass"
