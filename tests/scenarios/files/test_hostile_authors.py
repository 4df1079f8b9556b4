"""Hostile scenario files: whatever stands in them, a verdict or one located fault comes out, never a failure of judgekit's own."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.core.corpus import corpus_folder
from judgekit.scenarios import VERDICTS, ScenarioMalformed, adapter_of, check_file, read_scenario_text, scenario_files
from judgekit.scenarios.rulings import INTERNAL, run_scenario
from tests.cases import examples

HOSTILE: tuple[Any, ...] = (
    "", "none", "x", "-1", "0", "²", "9" * 5_000, "A", "true", "{G}", "all", "1/1", "this", "{", "\u202e", [], {}, ["x"],
    {"x": "y"}, [[]], [["A", "B"]], {"A": ["B"]}, {"": ""},
)  # fmt: skip
OTHER_KEYS = ("x", "by", "of", "targets", "object", "zone", "choose", "do", "abilities")


@cache
def scenarios(game: str) -> list[tuple[str, Any]]:
    """Return every scenario of a game's corpus that uses no other file, as plain data."""
    found = []
    for path, name in scenario_files([str(corpus_folder() / game)]):
        text = path.read_text(encoding="utf-8")
        if "\nuse:" not in text:
            found.append((name, yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))))
    return found


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of every part of plain data."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths(item, (*path, key))


def part(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def spoil(scenario: Any, chance: random.Random) -> None:
    """Put something hostile into a scenario: junk, a part from elsewhere, another key, or nothing where something was."""
    places = [path for path in paths(scenario) if path]
    *above, key = chance.choice(places)
    parent = part(scenario, tuple(above))
    way = chance.random()
    if way < 0.5:
        parent[key] = copy.deepcopy(chance.choice(HOSTILE))
    elif way < 0.7 and isinstance(parent, dict):
        parent[chance.choice(OTHER_KEYS)] = parent.pop(key)
    elif way < 0.85:
        parent[key] = copy.deepcopy(part(scenario, chance.choice(places)))
    else:
        del parent[key]


@pytest.mark.parametrize("game", ["mtg", "magmell"])
@settings(max_examples=examples(120, 60), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 10**9))
def test_a_spoilt_scenario_gets_a_verdict_or_a_located_fault(game: str, seed: int) -> None:
    chance = random.Random(seed)
    name, plain = chance.choice(scenarios(game))
    plain = copy.deepcopy(plain)
    for _ in range(chance.randint(1, 3)):
        spoil(plain, chance)
    text = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False)
    fault = None
    try:
        scenario = read_scenario_text(text, name)
    except ScenarioMalformed as malformed:
        fault = malformed
    if fault is not None:
        assert fault.line
        return
    if scenario.game not in ("mtg", "magmell"):
        return
    result = run_scenario(scenario, adapter_of(scenario.game))
    assert result.verdict in VERDICTS
    assert INTERNAL not in result.message, text
    if result.base.verdict == "malformed":
        assert result.base.line


FILES: dict[str, bytes] = {
    "nothing": b"",
    "only a comment": b"# nothing here\n",
    "NUL": b"scenario: 1\nid: a\x00b\n",
    "control characters": b"scenario: \x07\n",
    "Shift JIS": "scenario: 1\nid: 場\n".encode("shift_jis"),
    "UTF-16": "scenario: 1\nid: x\n".encode("utf-16"),
    "half a character": "scenario: 1\nid: 場".encode()[:-1],
    "a surrogate": b"id: \xed\xa0\x80\n",
    "tabs": b"scenario: 1\n\tid: x\n",
    "a tag": b"scenario: !!int 1\n",
    "a custom tag": b"scenario: 1\ngiven: !x {}\n",
    "an anchor": b"scenario: &a 1\n",
    "an alias": b"scenario: *a\n",
    "a merge": b"scenario: 1\n<<: {a: 1}\n",
    "a billion laughs": b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
    "a key twice": b"scenario: 1\nid: a\nid: b\n",
    "a key twice below": b"scenario: 1\ngiven: {turn: {}, turn: {}}\n",
    "a list as key": b"? [a]\n: b\n",
    "two documents": b"scenario: 1\n---\nscenario: 1\n",
    "depth of lists": b"given: " + b"[" * 5_000 + b"]" * 5_000,
    "depth of tables": b"given: " + b"{a: " * 3_000 + b"}" * 3_000,
    "depth by indentation": b"".join(b" " * depth + b"a:\n" for depth in range(300)),
    "too long": b"id: " + b"x" * 1_100_000,
    "too many parts": b"script: [" + b"a," * 150_000 + b"a]",
    "a list": b"- scenario: 1\n",
    "a word": b"scenario\n",
    "a directive": b"%YAML 9.9\n---\nscenario: 1\n",
    "an open quote": b'scenario: "1\n',
    "another version": b"scenario: 2\ngame: mtg\n",
}


@pytest.mark.parametrize("kind", FILES)
def test_a_file_that_is_no_scenario_is_malformed_in_one_line_with_its_place(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "hostile.yaml"
    file.write_bytes(FILES[kind])
    result = check_file(file)
    assert result.verdict == "malformed"
    assert len(result.message.splitlines()) == 1
    assert result.message.startswith(str(file))
    assert len(result.message) < len(str(file)) + 300


def test_a_folder_named_like_a_file_and_a_file_that_cannot_be_read_are_malformed(tmp_path: Path) -> None:
    folder = tmp_path / "folder.yaml"
    folder.mkdir()
    assert check_file(folder).verdict == "malformed"
    assert check_file(tmp_path / "gone.yaml").verdict == "malformed"
