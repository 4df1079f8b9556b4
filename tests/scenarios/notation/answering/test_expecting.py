"""`=` lines: what is expected is judged on every line of play, and a wrong expectation never holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgekit.scenarios.checking import check_file
from judgekit.scenarios.files.model import NOT_CHOSEN
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from tests.scenarios.notation.tables import of

FIGHT = "A: Ox 4/4\nB: Elf 1/1 deathtouch, Wall 0/5\nA attacks with Ox\nB blocks Ox with Elf"
NOPE = (
    'A: hand: Nope {U} instant "Counter target spell."\nB: hand: Zap {R} instant "~ deals 3 damage to any target."\n'
    "B's turn\nB casts Zap on A\nA casts Nope on Zap"
)


@pytest.mark.parametrize(
    ("situation", "expected", "holds"),
    [
        (FIGHT, "Ox dies [704.5h]", True),
        (FIGHT, "Ox dies [704.5j]", False),
        (FIGHT, "Elf dies [704.5g]", True),
        (FIGHT, "Ox dies and Elf dies", True),
        (FIGHT, "Ox survives", False),
        (FIGHT, "Wall dies", False),
        (FIGHT, "Wall survives", True),
        (FIGHT, "B at 20", True),
        (FIGHT, "B at 16", False),
        (FIGHT, "Ox is in the graveyard", True),
        (FIGHT, "角牛 is 3/3".replace("角牛", "Wall"), False),
        (FIGHT, "Wall is 0/5", True),
        (FIGHT, "A wins", False),
        (FIGHT, "illegal: B blocks Ox with Wall", True),
        ("A: Ox 4/4\nB: life 4\nA attacks with Ox", "A wins [704.5a]", True),
        ("A: Ox 4/4\nB: life 4\nA attacks with Ox", "B loses", True),
        ("A: Ox 4/4\nB: life 5; Elf 1/1\nA attacks with Ox", "B at 1", False),
        ("A: Bird 2/2 flying attacking\nB: Ox 4/4", "illegal: B blocks Bird with Ox [702.9b]", True),
        ("A: Bird 2/2 attacking\nB: Ox 4/4", "illegal: B blocks Bird with Ox", False),
        (NOPE, "Zap is countered", True),
        (NOPE, "Nope is countered", False),
        (NOPE, "A at 20", True),
        (NOPE, "A has 0 cards in hand", True),
        ("A: Ox 4/4; graveyard: Elf 1/1", "Elf dies", False),
        ("A: 角牛 4/4\nB: エルフ 1/1\nA: 角牛で攻撃\nB: エルフで角牛をブロック", "エルフは死亡する [704.5g]", True),
        ("A: 角牛 4/4\nB: エルフ 1/1\nA: 角牛で攻撃\nB: エルフで角牛をブロック", "Bのライフは16", False),
        ("rules dm\nA: Drake {fire 5} 5000\nB: shields 2\nA attacks B with Drake", "B has 1 shields", True),
        ("rules dm\nA: Drake {fire 5} 5000\nB: shields 2\nA attacks B with Drake", "B has 2 shields", False),
        ("rules magmell\nA: Cat 3/2\nB: life 8\nA attacks with Cat\nB does not defend", "B at 5", True),
        ("rules magmell\nA: Cat 3/2\nB: life 8\nA attacks with Cat\nB does not defend", "B at 8", False),
    ],
)
def test_what_is_expected_is_judged(situation: str, expected: str, holds: bool) -> None:
    found = of(f"{situation}\n= {expected}")
    assert found.replies[0].holds is holds, found.replies[0].result
    assert found.holds is holds


def test_what_hangs_on_a_choice_does_not_hold_and_the_choice_is_named() -> None:
    reply = of("A: Ox 4/4 trample\nB: Elf 1/1\nA attacks with Ox\nB blocks with Elf\n= B at 17").replies[0]
    assert reply.holds is False
    assert "where A assigns" in str(reply.result[1].en)


def test_between_two_lines_the_position_there_is_meant() -> None:
    text = "A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\n= Ox is tapped\nB blocks with Elf\n= Elf dies"
    assert [reply.holds for reply in of(text).replies] == [True, True]


def test_what_cannot_be_done_makes_no_expectation_hold() -> None:
    assert not of("A: Ox 4/4 (tapped)\nA attacks with Ox\n= Ox survives").holds


@pytest.mark.parametrize(
    ("line", "verdict"), [("= Elf dies [704.5g]", "pass"), ("= Ox dies", "fail"), ("", "malformed")]
)
def test_a_notation_file_is_checked(tmp_path: Path, line: str, verdict: str) -> None:
    file = tmp_path / "fight.notation"
    file.write_text(f"A: Ox 4/4\nB: Elf 1/1\nA attacks with Ox\nB blocks with Elf\n{line}\n", encoding="utf-8")
    found = check_file(file)
    assert found.verdict == verdict, found.message
    if verdict == "fail":
        assert found.worst.line == 5


def test_a_notation_that_is_not_understood_is_malformed_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "fight.notation"
    file.write_text("A: Ox 4/4\nA frobs Ox\n= Ox dies\n", encoding="utf-8")
    found = check_file(file)
    assert (found.verdict, found.worst.line) == ("malformed", 2)


@pytest.mark.parametrize(
    "text",
    [
        f"{FIGHT}\n= Elf dies [704.5g]\n= B at 20",
        "A: Bird 2/2 flying attacking\nB: Ox 4/4\n= illegal: B blocks Bird with Ox [702.9b]",
        "A: Ox 4/4\n= Ox is 4/4",
    ],
)
def test_expectations_make_a_scenario_that_passes(tmp_path: Path, text: str) -> None:
    file = tmp_path / "drafted.yaml"
    file.write_text(draft(text, NOT_CHOSEN, comments=False), encoding="utf-8")
    found = check_file(file)
    assert found.verdict == "pass", (found.message, file.read_text())


def test_what_is_sacrificed_dies_and_is_not_destroyed() -> None:
    edict = 'A: Cub 2/2\nB: hand Edict {B} sorcery "Each player sacrifices a creature."\nB casts Edict\n'
    assert of(f"{edict}= Cub dies").replies[0].holds is True
    assert of(f"{edict}= Cub is destroyed").replies[0].holds is False
