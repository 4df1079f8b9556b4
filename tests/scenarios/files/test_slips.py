"""Slips of authors: each is told in words that say what to do, with its place, and no value of Python stands in a message."""

from __future__ import annotations

import random
import re

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from judgekit.core.errors import JudgekitError
from judgekit.scenarios import ScenarioMalformed, adapter_of, read_scenario_text
from judgekit.scenarios.notation_answers import answered
from judgekit.scenarios.rulings import INTERNAL, run_scenario

OF_PYTHON = re.compile(
    r"\bNone\b|frozenset|<class|<function|Traceback|\bTerm\(|\b[A-Z]\w+\(\w+=|\('|',\)|\(\)|object at 0x"
)
"""What only Python writes."""

SCENARIO = """scenario: 1
id: base
game: mtg
rules: mtg@20210922
cards:
  Ox: {cost: "{3}{G}", types: Creature - Ox, pt: 4/4, text: "Trample"}
  Zap: {cost: "{R}", types: Instant, text: "Zap deals 3 damage to any target."}
  Elf: {cost: "{G}", types: Creature - Elf, pt: 1/1, text: "{T}: Add {G}."}
given:
  players:
    A: {life: 20, hand: [{id: zap, card: Zap}], pool: "{R}"}
    B: {life: 20}
  turn: {active: A, step: precombat-main, priority: A}
  battlefield:
    - {id: ox, card: Ox, controller: A, continuously: true}
    - {id: elf, card: Elf, controller: B}
    - {id: sage, card: Elf, controller: A}
policy: {pay: auto}
script:
  - do: {cast: zap, by: A, targets: elf}
  - do: {pass: all}
    expect: [{object: elf, zone: graveyard, cites: [704.5g]}]
  - do: {advance: declare-attackers}
  - do: {attack: {ox: B}, by: A}
  - do: {advance: end-of-combat}
    expect: [{player: B, life: 16}]
forks:
  - id: other
    at: 1
    replace: {cast: zap, by: A, targets: B}
    then: [{do: {pass: all}, expect: [{player: B, life: 17}]}]
"""

SLIPS = (
    # A comma in a text in braces.
    (
        'text: "Zap deals 3 damage to any target."',
        "text: Draw a card, then discard a card",
        7,
        "wants quotes in braces",
    ),
    ("id: base", "id: base\nsource: {example: ex-704.1-1, and a bear}", 3, "'and a bear' is read as a key"),
    # A name where an id is wanted.
    ("cast: zap, by: A, targets: elf", "cast: Zap, by: A, targets: elf", 20, "Zap is called `zap` here"),
    ("zone: graveyard", "zone: graveyrd", 22, "did you mean graveyard?"),
    ("zone: graveyard", "zone: limbo", 22, "there is no zone 'limbo'"),
    ('cost: "{3}{G}"', 'cost: "{3}{Q}"', 6, "{Q} is no mana symbol"),
    ("targets: elf", "targets: Elf", 20, "Elf is called `elf` or `sage` here"),
    ("attack: {ox: B}", "attack: {Ox: B}", 24, "Ox is called `ox` here"),
    ("object: elf", "object: Elf", 22, "Elf is called `elf` or `sage` here"),
    ("targets: elf", "targets: elff", 20, "did you mean elf?"),
    # What has to come before, and what is missing.
    ("  - do: {advance: declare-attackers}\n", "", 23, "this step leads there: - do: {advance: declare-attackers}"),
    (
        "attack: {ox: B}, by: A",
        "block: {elf: ox}, by: B",
        24,
        "this step leads there: - do: {advance: declare-blockers}",
    ),
    (", continuously: true", "", 24, "`continuously: true` says that it was there before"),
    (
        "cast: zap, by: A, targets: elf",
        "activate: sage, by: A",
        20,
        "`continuously: true` says that it was there before",
    ),
    ('pool: "{R}"', 'pool: "{G}"', 20, "there is not enough mana for {R}: {G} in the pool"),
    (', pool: "{R}"', "", 20, "there is not enough mana for {R}: nothing in the pool"),
    # Unknown keys and words, at every level.
    ("given:", "givn:", 9, "did you mean given?"),
    ("policy:", "polcy:", 18, "did you mean policy?"),
    ("  battlefield:", "  battelfield:", 14, "did you mean battlefield?"),
    ("{life: 20, hand", "{lief: 20, hand", 11, "did you mean life?"),
    ("active: A", "actve: A", 13, "did you mean active?"),
    ("step: precombat-main", "step: precombat", 13, "did you mean precombat-main"),
    ("controller: A, cont", "controler: A, cont", 15, "did you mean controller"),
    ("card: Ox", "card: Oxx", 15, "did you mean Ox?"),
    ("pt: 4/4", "p/t: 4/4", 6, "did you mean pt?"),
    ("by: A, targets: elf", "bye: A, targets: elf", 20, "did you mean by?"),
    ("expect: [{object", "expct: [{object", 22, "did you mean expect?"),
    ("{object: elf", "{objct: elf", 22, "did you mean object?"),
    ("zone: graveyard", "zon: graveyard", 22, "did you mean zone?"),
    ("cites: [704.5g]", "cite: [704.5g]", 22, "did you mean cites?"),
    ("life: 16", "lif: 16", 26, "did you mean life?"),
    ("{pass: all}", "{pas: all}", 21, "did you mean pass?"),
    ("advance: end-of", "advanc: end-of", 25, "did you mean advance?"),
    ("advance: end-of-combat", "advance: end-combat", 25, "did you mean end-of-combat"),
    ("replace:", "replac:", 30, "did you mean replace?"),
    ("at: 1", "at: 9", 29, "there is no step '9'"),
    ("player: B, life", "player: b, life", 26, "did you mean B?"),
    # Values of another type.
    ("life: 20, hand", "life: twenty, hand", 11, "not an integer: 'twenty'"),
    ("life: 20, hand", "life: [20], hand", 11, "a word is expected here"),
    ("do: {pass: all}\n", "do: [pass, all]\n", 21, "keys and values are expected here"),
    ("attack: {ox: B}", "attack: [ox]", 24, "attackers and what they attack are expected here"),
    ("expect: [{player: B, life: 16}]", "expect: fine", 26, "a list is expected here"),
    ("{player: B, life: 16}", "16", 26, "keys and values are expected here"),
)


def told(text: str) -> tuple[int, str]:
    """Return the line and the message of what is wrong with a scenario; no line where it passes."""
    try:
        scenario = read_scenario_text(text)
    except ScenarioMalformed as fault:
        return fault.line, f"{fault} {fault.hint}"
    except JudgekitError as fault:
        return 1, f"{fault} {fault.hint}"
    if scenario.game != "mtg":
        return 1, ""
    ruling = run_scenario(scenario, adapter_of("mtg")).worst
    return ruling.line, ruling.message


@pytest.mark.parametrize(
    ("right", "wrong", "line", "said"), SLIPS, ids=[wrong for _right, wrong, _line, _said in SLIPS]
)
def test_a_slip_says_what_to_do(right: str, wrong: str, line: int, said: str) -> None:
    assert right in SCENARIO
    place, message = told(SCENARIO.replace(right, wrong, 1))
    assert said in message
    assert not OF_PYTHON.search(message), message
    assert place in (line, line - 1)


def test_without_a_slip_it_passes() -> None:
    assert told(SCENARIO) == (0, "")


OX = "A: Ox 4/4\nB: Elf 1/1\n"


def _slip(text: str) -> JudgekitError:
    """Return why a notation is refused, or why a question in it is not understood, which does not take the others with it."""
    try:
        unread = answered(text).unread
    except JudgekitError as fault:
        return fault
    assert unread is not None
    return unread


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (OX + "A attacks wth Ox", "line 3: not understood: 'wth' in 'A attacks wth Ox' for example: A attacks with Ox"),
        (
            OX + "A attacks with Oxx",
            "line 3: not understood: 'Oxx' in 'A attacks with Oxx' for example: A attacks with Ox",
        ),
        ("A: Ox 4/4 (tappd)\n? damage", "line 1: not understood: 'tappd' in 'A: Ox 4/4 (tappd)' did you mean tapped"),
        ("A: lief 12\nB: Ox 4/4", "line 1: not understood: 'lief' in 'A: lief 12' did you mean live or life?"),
        (OX + "? dmage", "line 3: not understood: 'dmage' for example: ? damage"),
        (OX + "= Ox dead", "line 3: not understood: 'dead' in 'Ox dead'"),
        (
            "A: Ox 4/4, Ox 4/4\nA attacks with Ox",
            "line 2: 'Ox' may be Ox 1 (A, battlefield) or Ox 2 (A, battlefield) say",
        ),
        (OX + "?", "line 3: nothing is asked behind the question mark"),
        ("rules mgt\nA: Ox 4/4", "there is no game 'mgt' say dm or magmell or mtg or mtg6"),
    ],
)
def test_a_slip_in_notation_says_what_to_do(text: str, said: str) -> None:
    fault = _slip(text)
    assert f"{fault} {fault.hint}".startswith(said)


def test_what_is_refused_in_notation_speaks_of_no_scenario_file() -> None:
    (reply,) = answered("A: Ox 4/4 (just came in)\nA attacks with Ox").replies
    assert (
        str(reply.result[0].en)
        == "Not possible: A attacks with Ox: Ox cannot attack: it came under A's control this turn"
    )


VALUES: tuple[object, ...] = ("", "x", "9", "A", [], {}, ["x"], {"x": "y"})


def slip(whole: object, chance: random.Random) -> None:
    """Drop a key, spell it otherwise, or give it a value of another type, somewhere in plain data."""
    tables = [one for one in _tables(whole) if one]
    table = chance.choice(tables)
    key = chance.choice(sorted(table))
    value = table.pop(key)
    way = chance.randrange(3)
    if way == 1:
        table[f"{key[:-1]}{key[-1:] * 2}"] = value
    elif way == 2:
        table[key] = chance.choice(VALUES)


def _tables(value: object) -> list[dict[str, object]]:
    below = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [*([value] if isinstance(value, dict) else []), *(one for inner in below for one in _tables(inner))]


@settings(max_examples=25, deadline=None, derandomize=True)
@given(st.integers(0, 10**9))
def test_any_slip_is_told_with_its_place_and_without_python(seed: int) -> None:
    plain = yaml.load(SCENARIO, Loader=yaml.BaseLoader)
    slip(plain, random.Random(seed))
    line, message = told(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False))
    assert line or not message
    assert not OF_PYTHON.search(message), message
    assert INTERNAL not in message
