"""`rule`, `history` and `diff` over the real Magic documents, the later edition laid over the base one."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run, running

pytestmark = pytest.mark.rulebooks


@pytest.fixture
def real(rulebooks: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `judgekit ARGUMENTS…` on the documents beside the checkout."""
    return running(capsys)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        ("500.10", "renumbered in mtg@otj: now 500.11, mtg@otj:500.10 is new"),
        ("500.11", "changed in mtg@otj: now mtg@otj:500.12"),
        ("401.5", "changed in mtg@otj: see mtg@otj:401.5"),
    ],
)
def test_a_rule_says_in_its_first_line_what_a_later_edition_made_of_it(real: Run, number: str, line: str) -> None:
    assert real("rule", number).out.splitlines()[0] == line
    assert '"changed_in": ["mtg@otj"]' in real("rule", number, "--json").out
    assert line.split()[0] in real("history", number).out


def test_the_headings_above_a_rule_of_an_edition_of_changes_are_in_the_language_asked_for(real: Run) -> None:
    assert real("rule", "mtg@otj:500.10", "--lang", "en", "--bare").out.splitlines()[1].endswith("500  General")


def test_the_difference_the_other_way_is_the_mirror(real: Run) -> None:
    assert real("diff", "mtg@20210922", "mtg@otj").out.startswith(
        "mtg@20210922 -> mtg@otj: 1 renumbered, 3 changed, 29 new\n"
    )
    assert real("diff", "mtg@otj", "mtg@20210922").out.startswith(
        "mtg@otj -> mtg@20210922: 1 renumbered, 3 changed, 29 removed\n"
    )


@pytest.mark.parametrize("edition", ["mtg@otj", "mtg@20210922"])
def test_an_edition_does_not_differ_from_itself(real: Run, edition: str) -> None:
    answer = real("diff", edition, edition)
    assert (answer.code, answer.out.strip()) == (0, f"{edition} -> {edition}: nothing changed")
