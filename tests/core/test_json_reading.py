"""JSON is read as `json` reads it."""

import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgekit.core.json_reading import read_json

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(values, st.booleans(), st.sampled_from([None, 1]), st.sampled_from(["", " ", "\n\t"]))
def test_what_json_writes_is_read_as_it_was(value: Any, ascii_only: bool, indent: int | None, around: str) -> None:
    text = around + json.dumps(value, ensure_ascii=ascii_only, indent=indent) + around
    assert read_json(text) == json.loads(text) == value


@given(values, st.integers(0, 40), st.sampled_from(["", "x", "}", ",", "NaN", "\u00a0"]))
def test_what_is_spoilt_is_refused_where_json_refuses_it_and_read_alike_otherwise(
    value: Any, cut: int, put: str
) -> None:
    text = json.dumps(value)
    text = text[:cut] + put + text[cut + 1 :]
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(ValueError, match=r"."):
            read_json(text)
    else:
        assert repr(read_json(text)) == repr(expected)


@pytest.mark.parametrize("text", ["", "[", '{"a": }', "[1] 2", "nul", "\ufeff[]"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_json(text)


def test_constants_are_read_as_json_reads_them() -> None:
    assert repr(read_json("[NaN, Infinity, -Infinity]")) == repr(json.loads("[NaN, Infinity, -Infinity]"))


def test_reading_loads_neither_json_nor_regular_expressions() -> None:
    code = "import sys; from judgekit.core.json_reading import read_json; read_json('[1]'); print({'json', 're'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
