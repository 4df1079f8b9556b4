"""Formulas and comparisons of structured terms."""

import pytest

from judgekit.language.formulas import Formulas, split_sign
from judgekit.language.parts import Part, TermMalformed

FORMULAS = Formulas(lambda name, _part: None if name == "unknown" else name, functions=("half",), example="as 2 * x")


@pytest.mark.parametrize(
    ("text", "formula"),
    [
        ("3", 3),
        ("-3", -3),
        ("2 * x + 1", ("+", ("*", 2, "x"), 1)),
        ("2 * (x + 1)", ("*", 2, ("+", "x", 1))),
        ("x - y - 1", ("-", ("-", "x", "y"), 1)),
        ("-x", ("-", 0, "x")),
        ("half(x.life + 1)", ("half", ("+", "x.life", 1))),
        ("*", "*"),
    ],
)
def test_a_formula_is_read(text: str, formula: object) -> None:
    assert FORMULAS.read(text, Part(text)) == formula


@pytest.mark.parametrize("text", ["", "2 +", "(x", "x)", "2 x", "unknown", "x + unknown", "?"])
def test_what_is_no_formula_is_a_fault_with_its_place(text: str) -> None:
    with pytest.raises(TermMalformed) as fault:
        FORMULAS.read(text, Part(text, ("do", 1)))
    assert fault.value.path == ("do", 1)
    assert fault.value.hint == "as 2 * x"


@pytest.mark.parametrize(
    ("text", "parts"), [("<= 3", ("<=", "3")), ("<3", ("<", "3")), ("3", ("=", "3")), ("!= x", ("!=", "x"))]
)
def test_a_comparison_has_a_sign(text: str, parts: tuple[str, str]) -> None:
    assert split_sign(text) == parts
