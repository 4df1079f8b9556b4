"""`check --fix` puts in the decisions that nobody scripted, and changes nothing else in the file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from judgekit.scenarios import fixing
from judgekit.scenarios.checking import check_file
from judgekit.scenarios.files.model import NOT_CHOSEN
from judgekit.scenarios.fixing import fix_file, fixed

FILE = """\
# A comment of mine.
scenario: 1
id: a-choice   # kept
game: mtg
rules: mtg@20210922
cards:
  Ox: {types: Creature, pt: 4/4, text: Trample}
  Elf: {types: Creature, pt: 1/1}
given:
  players: {A: {}, B: {}}
  turn: {active: A, step: declare-attackers, priority: A}
  battlefield:
    - {id: ox, card: Ox, controller: A, attacking: B}
    - {id: elf, card: Elf, controller: B}
script:
  - do: {advance: declare-blockers}   # now the block
  - do: {block: {elf: ox}, by: B}
  # a comment before the end
  - do: {advance: end-of-combat}
    expect:
      - {object: elf, zone: graveyard}

# the last line
"""


def test_an_open_decision_gets_its_legal_answers_as_comments() -> None:
    found = fixed(FILE, "file", NOT_CHOSEN)
    added = [line for line in found.text.splitlines() if line not in FILE.splitlines()]
    assert found.answered == 0
    assert "A has to decide: assign-damage" in found.open
    assert added[:2] == ["# A has to decide: assign-damage", "# answers:"]
    assert added[2] == "#   - {by: A, question: assign-damage, choose: {ox: {elf: 4}}}"
    assert len(added) == 6


def test_everything_else_stays_as_it_was() -> None:
    found = fixed(FILE, "file", NOT_CHOSEN)
    added = [line for line in found.text.splitlines(keepends=True) if line not in FILE.splitlines(keepends=True)]
    assert "".join(line for line in found.text.splitlines(keepends=True) if line not in added) == FILE


def test_a_second_time_nothing_is_added() -> None:
    once = fixed(FILE, "file", NOT_CHOSEN).text
    assert fixed(once, "file", NOT_CHOSEN).text == once


def test_an_answer_that_is_offered_can_be_uncommented(tmp_path: Path) -> None:
    text = fixed(FILE, "file", NOT_CHOSEN).text
    text = text.replace("# answers:", "answers:").replace(
        "#   - {by: A, question: assign-damage, choose: {ox: {elf: 4}}}",
        "  - {by: A, question: assign-damage, choose: {ox: {elf: 4}}}",
    )
    file = tmp_path / "file.yaml"
    file.write_text(text, encoding="utf-8")
    assert check_file(file).verdict == "pass", check_file(file).message


ONE = """\
scenario: 1
id: one-answer
game: mtg
rules: mtg@20210922
cards:
  Edict: {cost: "{B}", types: Sorcery, text: Destroy target creature.}
  Elf: {types: Creature, pt: 1/1}
given:
  players: {A: {hand: [{id: edict, card: Edict}], pool: "{B}"}, B: {}}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: elf, card: Elf, controller: B}
script:
  - do: {cast: edict, by: A, pay: pool}
  - do: {resolve: top}
    expect: [{object: elf, zone: graveyard}]
"""


def test_a_lone_legal_answer_needs_no_answer_in_the_file() -> None:
    assert fixed(ONE, "file", NOT_CHOSEN) == (ONE, 0, "")


class _Lone(NamedTuple):
    """A decision with one legal answer, as a game offers it that leaves even that to the player."""

    by: str = "A"
    kind: str = "targets"
    of: str = ""

    def legal(self) -> Iterator[str]:
        return iter(("elf",))


def test_the_only_legal_answer_of_an_open_decision_is_put_in(monkeypatch: pytest.MonkeyPatch) -> None:
    open_ones = [_Lone(), _Lone(kind="mode"), None]
    monkeypatch.setattr(fixing, "_stopped", lambda *_of: open_ones.pop(0))
    monkeypatch.setattr(
        fixing, "answer_of", lambda _scene, one, choice: {"by": one.by, "question": one.kind, "choose": choice}
    )
    found = fixed(ONE, "file", NOT_CHOSEN)
    assert (found.answered, found.open) == (2, "")
    added = "answers:\n  - {by: A, question: targets, choose: elf}\n  - {by: A, question: mode, choose: elf}\n"
    assert found.text == ONE.replace("script:", f"{added}script:")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_end_as_they_did_and_a_file_that_lacks_nothing_is_not_written(tmp_path: Path, end: str) -> None:
    file = tmp_path / "file.yaml"
    file.write_bytes(FILE.replace("\n", end).encode())
    fix_file(file, "file.yaml", NOT_CHOSEN)
    assert file.read_bytes().count(b"\r\n") == (file.read_bytes().count(b"\n") if end == "\r\n" else 0)
    done = FILE.replace(", text: Trample", "")
    file.write_text(done, encoding="utf-8")
    before = file.stat().st_mtime_ns
    assert fix_file(file, "file.yaml", NOT_CHOSEN).open == ""
    assert file.stat().st_mtime_ns == before
