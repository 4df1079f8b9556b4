"""Scenario files: every fault is named with file, line, column and path; nothing is read but plain texts."""

import pytest

from judgekit.scenarios import ScenarioMalformed, read_scenario_text
from judgekit.scenarios.files.tree import read_tree

HEAD = "scenario: 1\ngame: magmell\nrules: magmell@1.01\n"


def fault(text: str) -> ScenarioMalformed:
    with pytest.raises(ScenarioMalformed) as found:
        read_scenario_text(text, "case.yaml")
    return found.value


def test_every_scalar_is_read_as_text_so_that_rule_numbers_stay_exact() -> None:
    tree = read_tree("cites: [603.2, 613.10]\nflag: no\nempty:\nnumber: 007\n")
    assert tree.value == {"cites": ["603.2", "613.10"], "flag": "no", "empty": "", "number": "007"}


def test_a_key_that_stands_twice_is_a_fault_at_its_second_place() -> None:
    found = fault("a: 1\nb: 2\na: 3\n")
    assert (found.line, found.column, found.path) == (3, 1, ("a",))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a: &x 1\nb: *x\n", "anchors"),
        ("a: [*x]\n", "aliases"),
        ("a: !!python/object:os.system x\n", "tags"),
        ("a: !thing {}\n", "tags"),
        ("a: [1, 2\n", "no YAML"),
        ("a: 1\n---\nb: 2\n", "more than one document"),
        ("", "empty"),
        ("? [a, b]\n: c\n", "key is a text"),
        ("a: " + "[" * 60 + "]" * 60, "levels deep"),
    ],
)
def test_what_yaml_can_do_beyond_texts_lists_and_tables_is_refused_with_its_line(text: str, words: str) -> None:
    found = fault(text)
    assert words in found.reason
    assert found.line >= 1


def test_a_file_that_is_too_large_is_refused() -> None:
    assert "larger than" in fault("a: " + "x" * 1_100_000).reason
    assert "parts" in fault("a: [" + "1, " * 120_000 + "1]").reason


def test_a_key_that_the_format_does_not_know_is_a_fault_with_the_known_ones() -> None:
    found = fault(HEAD + "scripts: []\n")
    assert (found.line, found.path) == (4, ("scripts",))
    assert "script" in found.hint


def test_faults_deep_inside_name_their_path() -> None:
    found = fault(HEAD + "script:\n  - do: {pass: all}\n    expects: []\n")
    assert found.path == ("script", 0, "expects")
    assert "script[0].expects" in str(found)
    assert found.line == 6


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("game: magmell\nrules: magmell@1.01\n", "scenario: 1"),
        ("scenario: 2\ngame: magmell\nrules: magmell@1.01\n", "scenario: 1"),
        ("scenario: 1\ngame: magmell\nrules: magmell\n", "edition"),
        ("scenario: 1\n", "`game` is missing"),
        (HEAD + "script: [{}]\n", "either `do` or `ask`"),
        (HEAD + "script: [{do: {pass: all}, ask: {value: x}}]\n", "either `do` or `ask`"),
        (HEAD + "answers: [{by: A}]\n", "needs `choose`"),
        (HEAD + "answers: [{choose: x, nth: first}]\n", "whole number"),
        (HEAD + "policy: {priority: act}\n", "can be 'pass' only"),
        (HEAD + "use: [nowhere.yaml]\n", "no card file"),
        (HEAD + "given: [1]\n", "keys and values"),
        ("- scenario: 1\n", "keys and values"),
    ],
)
def test_what_a_scenario_needs_and_may_not_have(text: str, words: str) -> None:
    assert words in fault(text).reason


def test_the_edition_of_the_base_book_is_taken_where_none_is_named() -> None:
    assert read_scenario_text("scenario: 1\nid: x\ngame: magmell\n").rules == "magmell@1.01"
