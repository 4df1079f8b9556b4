"""What is read without the parser of YAML is what the parser reads, with the same places; all else is left to the parser."""

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios.files.faults import ScenarioMalformed
from judgekit.scenarios.files.plain_yaml import read_plain_yaml
from judgekit.scenarios.files.whole_yaml import read_whole_yaml
from tests.cases import examples

FILES = sorted(corpus_folder().rglob("scenarios/**/*.yaml"))[::9]
PIECES = (
    *(" :-#,[]{}'\"\n?!&*|>%@`\\.a1あ~=" + "\t\r\u00a0\u2028\ufeff"),
    *(
        "\n  ",
        "\n    ",
        "- ",
        ": ",
        "\n- ",
        " #",
        "''",
        '""',
        "  ",
        ", ",
        "---",
        "...",
        "{}",
        "[]",
        "<<",
        "null",
        "\n\n",
    ),
)


def alike(text: str) -> bool:
    """Tell whether a text was read as plain; where it was, make sure that the parser of YAML reads the same."""
    plain = read_plain_yaml(text)
    if plain is not None:
        value, places, bare = read_whole_yaml(text, "")
        assert plain == (value, places)
        assert not bare
    return plain is not None


def test_nearly_all_scenarios_are_plain_and_read_the_same() -> None:
    plain = [alike(file.read_text(encoding="utf-8")) for file in FILES]
    assert len(plain) > 100
    assert sum(plain) > 0.7 * len(plain)


EXAMPLES = [file.read_text(encoding="utf-8").split("\n") for file in FILES[::5]]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """Some lines of a scenario with pieces put in and taken out."""
    lines = draw(st.sampled_from(EXAMPLES))
    start = draw(st.integers(0, len(lines)))
    text = "\n".join(lines[start : start + draw(st.integers(1, 12))])
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.sampled_from(PIECES) | st.just("")) + text[place + draw(st.integers(0, 3)) :]
    return text


@settings(max_examples=examples(600, 200))
@given(damaged())
def test_what_is_damaged_is_read_the_same_or_left_to_the_parser(text: str) -> None:
    alike(text)


@pytest.mark.parametrize(
    "text",
    [
        "a: &x b",
        "a: *x",
        "a: !t b",
        "a: |\n  b",
        "a: >\n  b",
        "? a\n: b",
        "a: b\n c",
        "a: 'b\n  c'",
        'a: "\\u0041"',
        "a: {b}",
        "a: [b: c]",
        "a: {b: , c: d}",
        "a: 1\na: 2",
        "{a: 1, a: 2}",
        "a:\tb",
        "--- a",
        "a: b: c",
        "a: [b\n]",
        "",
        "# only this",
        "- ",
        "a: [b, c",
        "x: " + "[" * 50 + "]" * 50,
    ],
)
def test_what_may_be_something_else_is_left_to_the_parser(text: str) -> None:
    assert read_plain_yaml(text) is None


def test_a_fault_is_said_by_the_parser() -> None:
    with pytest.raises(ScenarioMalformed, match="did not find expected ',' or ']'"):
        read_whole_yaml("a: [b, c", "")


def test_a_plain_file_is_read_without_the_parser() -> None:
    code = "import sys; from judgekit.scenarios.files.tree import read_tree as r; r('a: {b: [1]}'); print('yaml' in sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3]
    )
    assert told.stdout.strip() == "False"


def test_ends_of_lines_and_quotation_marks_within_double_quotes_are_plain() -> None:
    found = read_plain_yaml('text: "Flying\\n{T}: \\"x\\" \\\\"\nlist: ["a\\nb", \'c\']\n')
    assert found is not None
    assert found[0] == {"text": 'Flying\n{T}: "x" \\', "list": ["a\nb", "c"]}
    assert read_plain_yaml('text: "\\u3042"\n') is None
