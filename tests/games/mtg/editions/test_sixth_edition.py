"""mtg6@1999: the scenarios of the book pass, cite the book alone, and end otherwise than by the rules of 2021."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import BASE_EDITIONS
from judgekit.core.outlined import nodes_of
from judgekit.engine import Unsupported
from judgekit.games.mtg.editions.played import edition_of
from judgekit.games.mtg.editions.sixth.edition import ID, read_places
from judgekit.scenarios import check_file
from judgekit.scenarios.checking import scenario_files
from judgekit.scenarios.covering import rules_exercised, rules_with_code
from judgekit.scenarios.verdicts import Result
from tests.cases import each
from tests.playing import played

FOLDER = corpus_folder() / "mtg6" / "scenarios"
FILES = [path for path, _shown in scenario_files([str(FOLDER)])]
SILENT = corpus_folder() / "mtg6" / "unshown.tsv"


HEADINGS = frozenset(("I", "II", "II.7", "I.4", "I.5", "V"))
"""Nodes that print a heading alone."""


def result(file: Path) -> Result:
    return played(file).result


@each(FILES)
def test_a_scenario_of_the_sixth_edition_passes_and_cites_its_book_alone(file: Path) -> None:
    found = result(file)
    assert found.verdict == "pass", found.message
    known = nodes_of(ID)
    assert [cited for cited in found.cited if cited.removeprefix("mtg6:") not in known] == []


def test_every_node_is_shown_by_a_scenario_or_has_a_reason() -> None:
    shown = {cited.removeprefix("mtg6:") for cited in rules_exercised(map(result, FILES))}
    reasons = {line.split("\t")[0] for line in SILENT.read_text(encoding="utf-8").splitlines()[1:]}
    assert sorted(nodes_of(ID) - shown - reasons - HEADINGS) == []
    assert sorted(reasons & shown) == []
    assert sorted(reasons - nodes_of(ID)) == []


def test_every_place_of_the_concordance_is_a_node_of_the_book() -> None:
    places = {there for found in read_places().values() for there in found}
    assert sorted(places - nodes_of(ID)) == []


def test_code_that_the_edition_has_for_itself_cites_nodes_of_the_book() -> None:
    assert set(rules_with_code("mtg6")) <= nodes_of(BASE_EDITIONS["mtg6"])


@pytest.mark.parametrize("rule", ["702.2b", "704.5c", "702.22c", "606.3", "800.1", "903.4", "702.26a"])
def test_a_rule_that_the_book_does_not_have_is_refused_under_the_number_of_2021(rule: str) -> None:
    game = edition_of(ID)
    with pytest.raises(Unsupported):
        game.numbered((rule,))
    assert game.numbers_of(rule) == (f"mtg:{rule}",)


@pytest.mark.parametrize(
    ("rule", "nodes"),
    [("704.5a", ("I.2", "glossary/負け", "glossary/ライフ")), ("702.19b", ("glossary/トランプル",)), ("613.1", ())],
)
def test_a_rule_is_shown_at_every_place_that_says_it_and_bookkeeping_nowhere(rule: str, nodes: tuple[str, ...]) -> None:
    assert edition_of(ID).numbered((rule,)) == nodes


def test_each_position_that_both_editions_end_has_a_file_for_each() -> None:
    ours = {path.stem.removesuffix("-1999") for path in (FOLDER / "against-2021").glob("*.yaml")}
    others = {
        path.stem.removesuffix("-2021")
        for path in (corpus_folder() / "mtg" / "scenarios" / "against-sixth").glob("*.yaml")
    }
    assert ours == others
    assert len(ours) >= 20


@pytest.mark.parametrize("rules", ["", "rules: mtg6\n", "rules: mtg6@1999\n"])
def test_the_book_appeared_once_so_that_its_id_names_its_edition(tmp_path: Path, rules: str) -> None:
    file = tmp_path / "case.yaml"
    given = "given:\n  players: {A: {life: 7, pool: '{G}'}, B: {life: 20}}\n  turn: {active: A, step: precombat-main}\n"
    script = "script:\n  - do: {pass: all}\n    expect: [{player: A, life: 6, cites: [glossary/マナ・バーン]}]\n"
    file.write_text(f"scenario: 1\nid: case\ngame: mtg6\n{rules}{given}{script}", encoding="utf-8")
    assert check_file(file).verdict == "pass"
