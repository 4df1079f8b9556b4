"""The scenarios of the corpus run, and together they exercise every rule of the chapters on turns and on processing."""

from functools import cache
from pathlib import Path

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios import Report, check_paths, rules_exercised, rules_with_code
from judgekit.scenarios.rulings import INTERNAL

FOLDER = corpus_folder() / "magmell" / "scenarios"
OUTLINE = corpus_folder() / "magmell" / "outline.tsv"


@cache
def report() -> Report:
    return check_paths([str(FOLDER)])


def numbers(*chapters: str) -> list[str]:
    """Return the numbers of the rules (not of the headings) of chapters, as the outline lists them."""
    rows = [line.split("\t") for line in OUTLINE.read_text(encoding="utf-8").splitlines()[1:]]
    return [row[0] for row in rows if row[0][:1] in chapters and row[1] in ("rule", "subrule")]


def test_every_scenario_of_the_corpus_passes() -> None:
    failed = {result.file: result.message for result in report().results if result.verdict != "pass"}
    assert failed == {}
    assert len(report().results) >= 40


def test_no_scenario_meets_a_fault_of_our_own_code() -> None:
    assert not [result.file for result in report().results if INTERNAL in result.message]


def test_every_rule_of_chapters_six_and_seven_has_code_and_a_scenario() -> None:
    exercised, code = rules_exercised(report().results), rules_with_code("magmell")
    wanted = [number for number in numbers("6", "7") if number not in HEADINGS]
    assert len(wanted) > 100
    assert [number for number in wanted if number not in code] == []
    assert [number for number in wanted if f"magmell:{number}" not in exercised] == []


HEADINGS = ("701.1", "701.2", "701.3", "701.4", "701.5", "701.6")
"""Numbers under which the book prints a heading only."""


def test_every_number_that_code_cites_is_a_rule_of_the_book() -> None:
    rows = {line.split("\t")[0] for line in OUTLINE.read_text(encoding="utf-8").splitlines()}
    assert [number for number in rules_with_code("magmell") if number not in rows] == []


def test_every_rule_cited_by_a_scenario_is_declared_by_code() -> None:
    cited = {number.partition(":")[2] for result in report().results for number in result.cited}
    assert cited <= set(rules_with_code("magmell"))


def test_scenario_files_are_named_by_their_id() -> None:
    for path in FOLDER.rglob("*.yaml"):
        if "cards" not in path.relative_to(FOLDER).parts[:-1]:
            assert f"id: {Path(path).stem}" in path.read_text(encoding="utf-8").replace("id: magmell-", "id: "), path


def test_every_record_of_a_trace_is_worded_in_both_languages() -> None:
    from judgekit.games.magmell.wording import WORDS
    from judgekit.scenarios import explain

    names = set()
    for result in report().results:
        for _, records in explain(result.file)[1]:
            names |= {record.what for record in records}
    assert sorted(names - set(WORDS)) == []
