"""What the kernel and mechanics write into a trace is worded in both languages; a game adds its own words."""

import ast
from pathlib import Path

from judgekit.table.wording import SHARED, Wording

ROOT = Path(__file__).resolve().parents[2]


def noted(package: str) -> set[str]:
    """Return the names of the records that the code of a package notes."""
    found = set()
    for path in (ROOT / "judgekit" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def test_every_record_of_mechanics_has_words() -> None:
    of_a_stack = {"put", "taken-away"}
    assert len(noted("mechanics")) > 15
    assert sorted(noted("mechanics") - set(SHARED) - of_a_stack) == []


def test_a_game_adds_words_and_changes_some_and_other_names_stay() -> None:
    wording = Wording({"put": ("put on the pile", "山に置く"), "turn": ("round", "番")})
    assert [wording(what, "en") for what in ("put", "turn", "win", "unheard-of")] == [
        "put on the pile",
        "round",
        "wins the game",
        "unheard-of",
    ]
    assert wording("put", "ja") == "山に置く"
