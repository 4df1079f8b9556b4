"""The scenarios of the corpus run, and together they exercise every rule of the chapters on turns and on processing."""

from pathlib import Path

from judgekit.core.corpus import corpus_folder
from judgekit.games.magmell.adapter import MagmellAdapter
from judgekit.scenarios import rules_exercised, rules_with_code, scenario_files
from judgekit.scenarios.verdicts import Result
from tests.cases import each
from tests.games.citing import not_glossed, not_in_the_book
from tests.playing import played

FOLDER = corpus_folder() / "magmell" / "scenarios"
OUTLINE = corpus_folder() / "magmell" / "outline.tsv"
FILES = [file for file, _name in scenario_files([str(FOLDER)])]


def results() -> list[Result]:
    return [played(file).result for file in FILES]


def cited() -> set[str]:
    return {number for result in results() for number in result.cited}


def numbers(*chapters: str) -> list[str]:
    """Return the numbers of the rules (not of the headings) of chapters, as the outline lists them."""
    rows = [line.split("\t") for line in OUTLINE.read_text(encoding="utf-8").splitlines()[1:]]
    return [row[0] for row in rows if row[0][:1] in chapters and row[1] in ("rule", "subrule")]


@each(FILES)
def test_a_scenario_of_the_corpus_passes(file: Path) -> None:
    result = played(file).result
    assert result.verdict == "pass", result.message


def test_every_rule_of_chapters_six_and_seven_has_code_and_a_scenario() -> None:
    exercised, code = rules_exercised(results()), rules_with_code("magmell")
    wanted = [number for number in numbers("6", "7") if number not in HEADINGS]
    assert len(wanted) > 100
    assert [number for number in wanted if number not in code] == []
    assert [number for number in wanted if f"magmell:{number}" not in exercised] == []


HEADINGS = ("701.1", "701.2", "701.3", "701.4", "701.5", "701.6")
"""Numbers under which the book prints a heading only."""


def test_every_number_that_code_cites_is_a_rule_of_the_book() -> None:
    rows = {line.split("\t")[0] for line in OUTLINE.read_text(encoding="utf-8").splitlines()}
    assert [number for number in rules_with_code("magmell") if number not in rows] == []


def test_every_rule_cited_by_a_scenario_is_declared_by_code_and_exists() -> None:
    assert {number.partition(":")[2] for number in cited()} <= set(rules_with_code("magmell"))
    assert not_in_the_book(cited(), "magmell") == []


def test_every_rule_cited_by_a_scenario_has_a_gloss_in_both_languages() -> None:
    assert len(cited()) > 200
    assert not_glossed(cited()) == []


def test_scenario_files_are_named_by_their_id() -> None:
    for file in FILES:
        assert played(file).result.id.removeprefix("magmell-") == file.stem.removeprefix("magmell-")


def test_every_record_of_a_trace_is_worded_in_both_languages() -> None:
    names = {name for file in FILES for name in played(file).records}
    assert sorted(names - set(MagmellAdapter.words.words)) == []
