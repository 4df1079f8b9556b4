"""The edition that scenarios are played by: the file, the command line, what is in use, the base edition."""

import json
from pathlib import Path

import pytest

from judgekit.library import choice
from judgekit.scenarios.differences import explained_by
from judgekit.scenarios.verdicts import Difference, Result, Ruling
from tests.cli.books.test_use import text
from tests.cli.conftest import Run

TODAY = "mtg@20260417"
DESTROYED = """\
scenario: 1
id: destroyed
game: mtg
RULEScards:
  Old Wall: {cost: "{1}{W}", types: Creature - Wall, pt: 0/4}
  Wall Breaker: {cost: "{0}", types: Sorcery, text: Destroy target Wall.}
given:
  players: {A: {life: 20, hand: [{id: breaker, card: Wall Breaker}]}, B: {life: 20}}
  turn: {active: A, step: precombat-main}
  battlefield: [{id: wall, card: Old Wall, controller: B}]
script:
  - do: {cast: breaker, by: A, targets: wall}
  - do: {resolve: top}
    expect: [{object: wall, zone: graveyard, cites: [NUMBER]}, {trace: [NUMBER]}]
"""
"""To destroy is 701.7 by the rules of 2021, and 701.8 by those of 2026."""


def written(folder: Path, number: str, rules: str = "") -> str:
    file = folder / "destroyed.yaml"
    named = f"rules: {rules}\n" if rules else ""
    file.write_text(DESTROYED.replace("NUMBER", number).replace("RULES", named), encoding="utf-8")
    return str(file)


def edition(run: Run, *arguments: str) -> str:
    return str(json.loads(run("explain", *arguments, "--json").out)["edition"])


def test_a_file_without_an_edition_is_played_by_the_base_edition(run: Run, tmp_path: Path) -> None:
    assert run("check", written(tmp_path, "701.7a")).code == 0
    assert edition(run, written(tmp_path, "701.7a")) == "mtg@20210922"


@pytest.mark.parametrize("typed", [TODAY, "MTG@20260417", "20260417"])
def test_what_is_in_use_decides_where_a_file_names_no_edition(
    run: Run, tmp_path: Path, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(choice.EDITION, typed)
    assert edition(run, written(tmp_path, "701.8a")) == TODAY
    assert run("check", written(tmp_path, "701.8a")).code == 0
    assert run("check", written(tmp_path, "701.7a", "mtg@20210922")).code == 0
    assert run("check", written(tmp_path, "701.7a")).code == 1


def test_the_edition_kept_decides_too_and_a_book_stands_for_its_newest(run_alone: Run, tmp_path: Path) -> None:
    choice.keep("mtg@20260417")
    assert edition(run_alone, written(tmp_path, "701.8a")) == TODAY
    choice.keep("mtg")
    assert edition(run_alone, written(tmp_path, "701.7a")) == "mtg@20210922"
    choice.keep("dm")
    assert edition(run_alone, written(tmp_path, "701.7a")) == "mtg@20210922"


def loaded(machine: Path, date: str) -> None:
    """Lay an official text of a date on a machine."""
    said = text(date, ("Lamps", "Whoever carries the lamp walks in front."), ("Bells", "A bell is rung once a day."))
    (machine / "rulebooks" / f"{date}.txt").write_text(said, encoding="utf-8")


def test_without_a_choice_the_newest_whole_text_plays_and_the_first_line_says_so(
    run_alone: Run, machine: Path, tmp_path: Path
) -> None:
    loaded(machine, "April 17, 2026")
    file = written(tmp_path, "701.8a")
    answer = run_alone("check", file)
    assert answer.code == 0
    told = "the newest edition whose whole text is loaded"
    assert answer.out.splitlines()[0] == f"no edition named: played by {TODAY}, {told}"
    assert run_alone("explain", file).out.splitlines()[1] == answer.out.splitlines()[0]
    shape = json.loads(run_alone("check", file, "--json").out)
    assert shape["without_rules"] == {"mtg": {"edition": TODAY, "because": told}}
    choice.keep("mtg@20210922")
    assert run_alone("check", file).code == 1
    first = run_alone("check", written(tmp_path, "701.7a")).out.splitlines()[0]
    assert first == "no edition named: played by mtg@20210922, as judgekit use says"


def test_an_edition_without_code_is_not_played_and_the_first_line_says_so(
    run_alone: Run, machine: Path, tmp_path: Path
) -> None:
    loaded(machine, "May 6, 2031")
    file = written(tmp_path, "701.7a")
    for chosen in (None, "mtg@20310506"):
        if chosen:
            choice.keep(chosen)
        answer = run_alone("check", file)
        assert answer.code == 0
        first = answer.out.splitlines()[0]
        assert first.startswith("no edition named: played by mtg@20210922, the base edition: the rules of mtg@20310506")


def test_a_file_that_names_its_rules_says_nothing_of_a_choice(run_alone: Run, machine: Path, tmp_path: Path) -> None:
    loaded(machine, "April 17, 2026")
    answer = run_alone("check", written(tmp_path, "701.7a", "mtg@20210922"))
    assert answer.code == 0
    assert answer.out.startswith("pass")
    assert "without_rules" not in run_alone("check", written(tmp_path, "701.7a", "mtg@20210922"), "--json").out


def test_a_variable_that_names_no_edition_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(choice.EDITION, "chess")
    assert run("check", written(tmp_path, "701.7a")).code == 2
    assert run("check", written(tmp_path, "701.7a", "mtg@20210922")).code == 0


@pytest.mark.parametrize("rules", ["", "mtg@20210922"])
def test_the_edition_asked_for_stands_for_the_base_edition_and_turns_what_is_cited(
    run: Run, tmp_path: Path, rules: str
) -> None:
    file = written(tmp_path, "701.7a", rules)
    answer = run("check", "--edition", TODAY, file)
    assert answer.code == 0
    assert answer.out.splitlines()[0] == f"written for a base edition: played by {TODAY}, as --edition says"
    assert edition(run, file, "--edition", TODAY) == TODAY
    assert run("check", "--edition", TODAY, written(tmp_path, "701.8a", rules)).code == 1


def test_a_file_that_names_another_edition_keeps_it(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, "701.8a", TODAY)
    assert edition(run, file, "--edition", "mtg@otj") == TODAY
    assert run("check", "--edition", TODAY, file).code == 0


def test_an_edition_that_is_not_played_cannot_be_asked_for(run: Run, tmp_path: Path) -> None:
    answer = run("check", "--edition", "mtg@19990101", written(tmp_path, "701.7a"))
    assert answer.code == 2
    assert "mtg@20260417" in answer.err


def test_a_refusal_is_explained_only_by_the_rule_that_it_names() -> None:
    refused = Result("a.yaml", "a", Ruling("unsupported", "not supported: a thing [mtg@20260417:701.22a]"))
    known = Difference("701.22a", "scry has no code")
    assert explained_by(refused, {"a": known}).difference == known
    assert explained_by(refused, {"a": Difference("111.4", "names of tokens")}).difference is None
    assert explained_by(refused, {"b": known}).difference is None
