"""The page of what changed since 2021: nothing is missing in it, and what it names plays what it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.games.mtg.editions.concordance import PLAYED, UNPLAYED
from judgekit.scenarios import check_file
from judgekit.scenarios.checking import scenario_files
from tests.cases import each
from tests.playing import played

ROOT = Path(__file__).resolve().parents[2]
PAPER = ROOT.parent / "shared" / "design" / "rules-2021-to-2026.md"
TODAY = "mtg@20260417"
NONE = "–"
_NUMBERS = re.compile(r"(\d{3})(?:\.(\d+)(?:–(\d+))?)?")


class Line(NamedTuple):
    """A line of the page.

    Attributes:
        before: numbers of 2021, or what is new.
        there: numbers of 2026.
        bears: yes, edge or new; of what is new the kind.
        shown: ids of scenarios.
        why: why something is not shown, or ends alike.
    """

    before: str
    there: str
    bears: str
    shown: tuple[str, ...]
    why: str


@cache
def lines() -> tuple[tuple[Line, ...], tuple[Line, ...]]:
    """Return the lines of both tables of the page."""
    page = (ROOT / "docs" / "changes.md").read_text(encoding="utf-8")
    changed, new = (
        [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines() if row.startswith("| ")][1:]
        for table in page.split("\n## ")[1:]
    )
    return (
        tuple(Line(row[0], row[1], row[2], tuple(re.findall("`(.+?)`", row[4])), row[5]) for row in changed),
        tuple(Line(row[0], row[1], row[2], tuple(re.findall("`(.+?)`", row[3])), row[4]) for row in new),
    )


EVERY = [line for table in lines() for line in table]


def numbers_in(text: str) -> set[str]:
    """Return the numbers of rules in a cell, without the letters of their parts: 500.4–5b is 500.4 and 500.5."""
    found: set[str] = set()
    for section, first, last in _NUMBERS.findall(text):
        found.update(f"{section}.{one}" for one in range(int(first), int(last or first) + 1)) if first else found.add(
            section
        )
    return found


@cache
def files() -> dict[str, Path]:
    """Return the scenarios of Magic by their id."""
    return {Path(path).stem: Path(path) for path, _shown in scenario_files([str(corpus_folder() / "mtg")])}


def of_2026(id: str) -> bool:
    return f"\nrules: {TODAY}\n" in files()[id].read_text(encoding="utf-8")


@each(EVERY)
def test_a_line_names_scenarios_that_are_there_or_says_why_there_is_none(line: Line) -> None:
    assert line.shown or line.why != NONE
    assert [id for id in line.shown if id not in files()] == []
    alone = [id for id in line.shown if id.endswith("-in-2021") and f"{id[:-4]}2026" not in line.shown]
    assert [id for id in alone if not re.search(r"\b2026\b|-in-2026", " ".join(line.shown))] == []


@each(EVERY)
def test_a_scenario_of_a_line_cites_a_number_of_it(line: Line) -> None:
    numbers = numbers_in(line.there)
    later = [id for id in line.shown if of_2026(id)]
    if not numbers or not later:
        return
    cited = {rule.partition(":")[2] for id in later for rule in played(files()[id]).result.cited}
    assert any(re.match(rf"{re.escape(number)}(?!\d)", rule) for number in numbers for rule in cited)


@each(lines()[0])
def test_what_alters_a_ruling_is_played_by_both_books_or_says_why_not(line: Line) -> None:
    pairs = [id for id in line.shown if id.endswith("-in-2021") and f"{id[:-4]}2026" in line.shown]
    assert pairs or line.bears != "yes" or line.why != NONE


def test_every_change_that_the_concordance_lists_has_a_line() -> None:
    path = corpus_folder() / "mtg" / f"concordance-{TODAY.partition('@')[2]}.tsv"
    rows = [row.split("\t") for row in path.read_text(encoding="utf-8").splitlines() if row.count("\t") == 2]
    listed = [row for row in rows if row[2] in (PLAYED, UNPLAYED)]
    told = {number for line in EVERY for cell in (line.before, line.there, line.why) for number in numbers_in(cell)}
    assert len(listed) > 20
    assert [row for row in listed if not told & (numbers_in(row[0]) | numbers_in(row[1]))] == []


@pytest.mark.skipif(not PAPER.is_file(), reason="the paper does not lie beside this checkout")
def test_no_line_of_the_paper_is_missing() -> None:
    told = {(line.before, line.there, line.bears) for line in lines()[0]}
    table = PAPER.read_text(encoding="utf-8").partition("## What changed for things")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines() if row.startswith("| ")]
    wanted = {(row[0], row[1], row[3]) for row in rows[1:] if row[3] in ("yes", "edge", "new")}
    assert len(wanted) > 80
    assert wanted <= told


UNREAD = (
    "{T}: Put an oil counter on this creature. Counter target spell with two targets.",
    "This spell can't be copied.",
    "If you would mill one or more cards, you mill twice that many cards instead.",
    "When this creature enters, exile the top card of your library face down. It becomes foretold.",
    "{1}: Reveal target face-down permanent. If it's a creature card, draw a card.",
    "When this creature enters, play a land this way.",
)
"""Card texts of which the page says that they are not understood, or refused by their number."""


@pytest.mark.parametrize("text", UNREAD)
def test_what_the_page_calls_not_understood_is_never_played(text: str, tmp_path: Path) -> None:
    file = tmp_path / "tried.yaml"
    file.write_text(
        f"scenario: 1\nid: tried\ntitle: {{en: tried, ja: tried}}\ngame: mtg\nrules: {TODAY}\n"
        f"cards:\n  Cub: {{types: Creature - Bear, pt: 2/2, text: {text!r}}}\n"
        "given:\n  turn: {active: A, step: precombat-main, priority: A}\n"
        "  battlefield: [{id: cub, card: Cub, controller: A}]\n"
        "script:\n  - do: {pass: all}\n    expect: [{object: cub, zone: battlefield}]\n",
        encoding="utf-8",
    )
    assert check_file(file).verdict in ("not-understood", "unsupported")
