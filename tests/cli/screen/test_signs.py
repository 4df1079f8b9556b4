"""Whose words a line is: told by signs, in a pipe, on a terminal of any width, with colours and without, and in Markdown."""

import json
import os
import pty
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.cli.screen import signs
from tests.cli.conftest import BROKEN, Run, begun, ended, running

WIDTHS = (40, 60, 80, 120)
SIGNS = ("  ja  ", "  en  ", "  ja* ", "  en* ", "  ja! ", "  en! ")
LOST = ("702.61b", "702.15f", "201.3d", "310.7")
"""Rules whose English half is another rule's in the bilingual document."""


def on_a_terminal(
    arguments: list[str], width: int, *, typing: bool = False, fresh: bool = False, **environment: str
) -> list[str]:
    """Run judgekit on a terminal of its own and return the lines it shows, without what colours them.

    Args:
        arguments: of the command line.
        width: columns of the terminal.
        typing: whether somebody sits at its keyboard too, whom a pager would wait for.
        fresh: whether nothing is loaded before.
        environment: more of the environment.
    """
    ours, theirs = pty.openpty()
    nobody = os.open(os.devnull, os.O_RDWR)
    settings = {"COLUMNS": str(width), "TERM": "xterm-256color", **environment}
    child = begun(arguments, (theirs if typing else nobody, theirs, nobody), fresh=fresh, **settings)
    os.close(theirs)
    os.close(nobody)
    shown = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    assert ended(child) != BROKEN
    os.close(ours)
    text = shown.decode("utf-8").replace("\r\n", "\n")
    pieces = text.split("\x1b[")
    return (pieces[0] + "".join(piece.partition("m")[2] for piece in pieces[1:])).split("\n")


@given(st.text(st.sampled_from("ab c機械「」。 -\n"), max_size=120), st.integers(signs.NARROWEST, 60))
def test_a_broken_text_loses_no_character_and_fits(text: str, width: int) -> None:
    shown = [text[start:end] for start, end in signs.pieces(text, width)]
    assert "".join("".join(shown).split()) == "".join(text.split())
    assert all(signs.cells(line) <= width for line in shown)


@given(st.text(st.sampled_from("ab クリー機械「」。、( )ッ7"), max_size=120), st.integers(signs.NARROWEST, 60))
def test_no_line_begins_with_a_mark_that_ends_and_no_word_is_broken_that_fits(text: str, width: int) -> None:
    stretches = signs.pieces(text, width)
    for (_begin, before), (after, _end) in pairwise(stretches):
        broken = after == before and text[after - 1 : after + 1].strip() == text[after - 1 : after + 1]
        tied = broken and not signs.may_break(text, after)
        start = max((begin for begin, _stop in stretches if begin < after), default=0)
        # Only where nothing before it could end the line.
        assert not tied or not any(signs.may_break(text, place) for place in range(start + 1, after))


def test_a_word_of_katakana_stays_whole() -> None:
    lines = [
        signs.signed("ja", signs.OURS, "全ブロック・クリーチャーに致死ダメージを割り振って", width)
        for width in (30, 36, 40)
    ]
    assert all("クリーチャー" in "\n".join(each) and "ダメージ" in "\n".join(each) for each in lines)


def test_every_piece_of_a_broken_line_carries_its_sign() -> None:
    lines = signs.signed("ja", signs.OURS, "機を織る人は" * 20, 40)
    assert len(lines) > 3
    assert all(line.startswith("  ja* ") and signs.cells(line) <= 40 for line in lines)


def test_a_pipe_gets_every_paragraph_with_its_sign(run: Run) -> None:
    lines = run("rule", "200.1b", "--bare").out.splitlines()
    assert all(line.startswith(SIGNS) for line in lines[2:] if not line.startswith(("  cites", "  cited by")))


def test_a_half_that_is_missing_is_said_in_one_line(run: Run) -> None:
    shape = json.loads(run("rule", "101.1", "--json").out)
    assert "ja-missing" in shape["flags"]
    said = [line for line in run("rule", "101.1", "--bare").out.splitlines() if line.startswith("  ja! ")]
    assert said == ["  ja! この文書では日本語が失われている(ja* は judgekit の言葉)"]
    assert "  ja! " in run("rule", "101.1", "--bare", "--lang", "ja").out
    assert "  ja! " not in run("rule", "101.1", "--bare", "--lang", "en").out
    assert "ja! この文書では" in run("rule", "101.1", "--format", "md").out


@pytest.mark.rulebooks
@pytest.mark.parametrize("number", LOST)
def test_another_rules_text_is_never_printed_as_the_rule(
    rulebooks: Path, capsys: pytest.CaptureFixture[str], number: str
) -> None:
    run = running(capsys)
    node = json.loads(run("rule", number, "--json").out)
    text, source = node["text"]["en"], next(flag for flag in node["flags"] if flag.startswith("en-copied-from:"))
    other = source.rpartition(":")[2]
    assert json.loads(run("rule", other, "--json").out)["text"]["en"] == text
    for form in ((), ("--format", "md"), ("--lang", "en"), ("--no-gloss",)):
        shown = run("rule", number, "--bare", *form).out
        assert text[:40] not in shown
        assert f"lost in this copy of the document, which prints {other} here" in shown
        assert shown.count("lost in this copy") == 1
    words = text.split()[:7]
    hits = json.loads(run("search", *words, "--game", "mtg@20210922", "--json").out)["hits"]
    assert all(text[:30] not in (hit["snippet"]["en"] or "") for hit in hits if hit["number"] == number)
    cited = {cite for cite in node["cites"] if cite in text}
    assert not cited


@pytest.mark.rulebooks
def test_a_question_is_answered_by_the_rule_and_not_by_what_is_printed_in_its_place(
    rulebooks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = running(capsys)
    assert "en* Having lifelink more than once" in run("search", "does", "lifelink", "stack").out
    shown = run("search", "does", "lifelink", "stack", "--full").out
    places = [line.partition(" ")[0] for line in shown.splitlines() if line[:1].isdigit()]
    assert "702.15f" in places[:2]
    assert "en* Having lifelink more than once" in shown
    assert shown.count("which prints 702.15e here") == 1


@pytest.mark.rulebooks
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["rule", "702.61b", "103.4", "702.19b", "601.2b"],
        ["search", "does", "lifelink", "stack", "--full"],
        ["term", "Mulligan"],
    ],
)
def test_on_a_terminal_every_line_of_words_carries_its_sign(rulebooks: Path, arguments: list[str], width: int) -> None:
    coloured = on_a_terminal(arguments, width)
    plain = on_a_terminal(arguments, width, NO_COLOR="1")
    assert [line.rstrip() for line in coloured] == [line.rstrip() for line in plain]
    assert any(line.startswith(("  ja* ", "  en* ")) for line in plain)
    assert any(line.startswith(("  ja  ", "  en  ")) for line in plain)
    words = [line for line in plain if line.startswith(SIGNS)]
    assert all(signs.cells(line) <= width for line in words)
    long_lines = [line for line in plain if signs.cells(line) > width]
    assert not [line for line in long_lines if line.startswith(SIGNS)]


@pytest.mark.rulebooks
def test_both_halves_beside_each_other_carry_their_signs_on_every_line(rulebooks: Path) -> None:
    shown = on_a_terminal(["rule", "702.19b", "--bare"], 120)
    beside = [line for line in shown if line.startswith("  ja  ")]
    assert len(beside) > 3
    assert sum("   en  " in line for line in beside) > 3
