"""The user's own copy of a document of tournament policy: a question leads to its section, a number to its text."""

from pathlib import Path

from tests.books.test_tournament_policy import GUIDE, RULES
from tests.cli.conftest import Run


def test_a_question_of_policy_leads_to_the_section_in_the_users_own_copy(run_alone: Run, tmp_path: Path) -> None:
    later = GUIDE.replace("September 23, 2024", "February 3, 2025").replace("2.1", "2.3")
    for name, text in (
        ("guide", GUIDE),
        ("later", later),
        ("rules", RULES.replace("February 5, 2021", "February 3, 2025")),
    ):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    added = run_alone("books", "add", *(str(tmp_path / f"{name}.txt") for name in ("guide", "later", "rules")))
    assert added.code == 0, added.err
    first, *rest = run_alone("missed", "trigger").out.splitlines()
    hit = next(line for line in rest if line[:1].isdigit())
    assert first.endswith("(IPG) 2.1 Missed Trigger")
    assert hit.startswith("2.3  Game Play Error — Missed Trigger  [ipg@20250203]")
    for options in ((), ("--full",)):
        lines = iter(run_alone("誘発忘れ", *options).out.splitlines())
        hit = next(line for line in lines if line[:1].isdigit())
        assert hit.startswith("2.3  Game Play Error — Missed Trigger  [ipg@20250203]")  # printed in English only
        assert next(lines).startswith("  en  ")
    assert "Paper is fine." in run_alone("mtr:2.11").out
    assert "2.1  Game Play Error" in run_alone("ipg@20240923:2.1").out
    assert "2.2  Game Play Error" in run_alone("IPG", "2.2.").out
    assert "ipg@" not in run_alone("召喚酔い").out
