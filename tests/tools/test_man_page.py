"""The man page: every command and every option of the help stands on it."""

import re
import shutil
import subprocess

import pytest

from judgekit.cli import answering
from judgekit.cli.start import main
from tools.man_page import page


def test_every_command_is_named() -> None:
    heads = re.findall(r"^\.SS (\S+)", page(), re.MULTILINE)
    assert set(heads) == answering.COMMANDS - {"help"}


@pytest.mark.parametrize("command", sorted(answering.COMMANDS - {"help"}))
def test_every_option_of_a_command_is_named(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([command, "--help"])
    options = set(re.findall(r"^\s+(?:-\w, +)?(--[a-z][a-z-]+)", capsys.readouterr().out, re.MULTILINE)) - {"--help"}
    of_command = re.split(r"^\.SS ", page().replace(r"\-", "-"), flags=re.MULTILINE)
    own = "".join(section for section in of_command if section.split()[0] == command)
    assert [option for option in options if option not in own] == []


@pytest.mark.skipif(shutil.which("man") is None, reason="there is no man on this machine")
def test_man_reads_it_without_a_complaint() -> None:
    shown = subprocess.run(["man", "-l", "--warnings", "-"], input=page(), capture_output=True, text=True, check=False)
    assert shown.returncode == 0
    assert "warning" not in shown.stderr
