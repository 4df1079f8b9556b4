"""Every fact of a position of Magic is declared once, with its type and its rule; what is written is read, and fits its type."""

from __future__ import annotations

import ast
import re
import types
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.engine import Event
from judgekit.engine.positions import AnyDraft, AnyPosition, Draft, Position
from judgekit.games.mtg.combat.damage_assignment import Assignment
from judgekit.games.mtg.meaning.characteristics import Key
from judgekit.games.mtg.multiplayer.turn_markers import Marker
from judgekit.games.mtg.rules import GAME
from judgekit.games.mtg.stack.proposals import Before
from judgekit.games.mtg.state import facts
from judgekit.games.mtg.state.objects import Frame, Known, Ref
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.variants.subgames import MainGame
from judgekit.scenarios import check_file

ROOT = Path(__file__).resolve().parents[4] / "judgekit"
NAMED = (Ability, Before, Event, Frame, Known, MainGame, Marker)
DECLARED: dict[str, object] = typing.get_type_hints(
    facts.Facts,
    vars(facts),
    {**{one.__name__: one for one in NAMED}, "Assignment": Assignment, "Key": Key, "MtgPosition": Position, "Ref": Ref},
    include_extras=True,
)
REPORTED = re.compile(r"(life|searched)\.\d+")
"""Facts that one instruction keeps while it is followed."""


@cache
def sources() -> tuple[str, ...]:
    return tuple(
        path.read_text(encoding="utf-8") for folder in ("games/mtg", "table") for path in (ROOT / folder).rglob("*.py")
    )


def modules(said: str) -> Iterator[ast.Module]:
    """Parse the modules in which an expression is found; to parse all of them takes seconds."""
    return (ast.parse(source) for source in sources() if re.search(said, source, re.MULTILINE))


def constants(module: ast.Module) -> dict[str, str]:
    """Return the names of facts that a module gives a name of its own."""
    return {
        node.target.id: node.value.value
        for node in module.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


@cache
def all_constants() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for module in modules(r"^\w+\s*:[^=]*="):
        for name, value in constants(module).items():
            found.setdefault(name, set()).add(value)
    return found


def meant(node: ast.AST | None) -> set[str]:
    """Return the facts that an expression can name; one name may stand for several, in different modules."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return all_constants().get(node.id, set()) if isinstance(node, ast.Name) else set()


def is_facts(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "facts"


def read_in(module: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Subscript) and is_facts(node.value):
            found |= meant(node.slice)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_facts(node.func.value):
            found |= meant(node.args[0]) if node.func.attr == "get" else set()
        elif isinstance(node, ast.Compare) and any(map(is_facts, node.comparators)):
            found |= meant(node.left)
    return found


def written_in(module: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "set" and isinstance(node.func.value, ast.Name):
                found.update(keyword.arg for keyword in node.keywords if keyword.arg is not None)
            elif node.func.attr in ("set_fact", "drop_fact"):
                found |= meant(node.args[0]) & set(DECLARED) or meant(node.args[0])
    return found


@pytest.mark.parametrize("name", sorted(DECLARED))
def test_a_fact_names_its_rule_and_what_it_means(name: str) -> None:
    declared = DECLARED[name]
    assert typing.get_origin(declared) is typing.Annotated
    assert re.fullmatch(r"(CR \d{3}\.\d+[a-z]?|[IVX]+\.\d+\.[a-z]): \w.*", typing.get_args(declared)[1])


def test_what_is_written_is_declared() -> None:
    written = set().union(*map(written_in, modules(r"\.(set|set_fact|drop_fact)\s*\(")))
    assert {name for name in written - set(DECLARED) if not REPORTED.fullmatch(name)} == set()


def test_what_is_declared_is_read() -> None:
    read = set().union(*map(read_in, modules(r"\.facts\b")))
    counters = {name for name in DECLARED if name.endswith("-ids")}  # read by `engine.naming`
    assert set(DECLARED) - read - counters == set()


def test_light_facts_are_declared() -> None:
    assert set(DECLARED) >= GAME.light_facts


def fits(value: object, declared: typing.Any) -> bool:
    """Tell whether a value is of a declared type."""
    origin, of = typing.get_origin(declared), typing.get_args(declared)
    if origin is typing.Annotated:
        return fits(value, of[0])
    if declared is object:
        return True
    if origin in (typing.Union, types.UnionType):
        return any(fits(value, one) for one in of)
    if origin is tuple and isinstance(value, tuple):
        if of[-1] is Ellipsis:
            return all(fits(one, of[0]) for one in value)
        return len(value) == len(of) and all(map(fits, value, of))
    if origin is frozenset and isinstance(value, frozenset):
        return all(fits(one, of[0]) for one in value)
    return origin is None and isinstance(value, declared)


@pytest.mark.parametrize(
    "folder",
    [
        "combat",
        "copying",
        "multiplayer",
        "state-based-actions",
        "triggers",
        "turn-and-priority",
        "variants",
        "zones-and-objects",
    ],
)
def test_what_is_written_is_of_the_declared_type(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: set[str] = set()
    sealed = Draft.seal

    def checked(draft: AnyDraft) -> AnyPosition:
        for name, value in draft.facts.items():
            if name in DECLARED and not fits(value, DECLARED[name]):
                wrong.add(f"{name}: {value!r}")
        return sealed(draft)

    monkeypatch.setattr(Draft, "seal", checked)
    files = sorted((corpus_folder() / "mtg" / "scenarios" / folder).rglob("*.yaml"))[:6]
    assert files
    for file in files:
        check_file(file)
    assert wrong == set()
