"""CONTRIBUTING.md names files, commands and targets that are there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODE = re.findall(r"`([^`\n]+)`", GUIDE)


def test_every_file_of_the_guide_is_there() -> None:
    words = {word.rstrip(".,;") for one in CODE for word in one.split()}
    named = {word for word in words if re.match(r"(judgekit|tests|corpus|docs|tools)/", word)}
    assert len(named) > 40
    assert sorted(word for word in named if not (ROOT / word).exists()) == []


def test_every_target_of_the_guide_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {one.split()[1] for one in CODE if one.startswith("make ")}
    assert {"check", "format", "docs", "new-scenario", "test"} <= named <= targets


@pytest.mark.parametrize("command", sorted({one.split()[1] for one in CODE if re.match(r"judgekit \w", one)}))
def test_every_command_of_the_guide_has_its_help(command: str) -> None:
    script = Path(sys.executable).with_name("judgekit")
    helped = subprocess.run((script, command, "--help"), capture_output=True, text=True, check=False)
    assert helped.stdout.startswith(f"Usage: judgekit {command}")


def test_every_kind_of_addition_ends_with_its_proof() -> None:
    chapters = dict(re.findall(r"^## (An? \w+)$\n(.*?)(?=^## )", GUIDE, re.MULTILINE | re.DOTALL))
    assert set(chapters) == {
        *("A rule", "A keyword", "A wording", "An edition", "A game", "A scenario", "A gloss"),
    }
    assert [name for name, chapter in chapters.items() if "\nProof: `" not in chapter] == []
