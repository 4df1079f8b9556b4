"""Records and tuples with other parts are of the kind they were."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from judgekit.engine import Event, event, event_with, to_do
from judgekit.engine.positions import Task
from judgekit.engine.records import with_parts

ROOT = Path(__file__).resolve().parents[2]


def made_at_once() -> Iterator[tuple[str, str, int]]:
    """Yield each record of our code that is made without its constructor: module, class, how many values it is made of."""
    for path in sorted((ROOT / "judgekit").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "MADE(" in text else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "MADE":
                kind, values = node.args
                if isinstance(kind, ast.Name) and isinstance(values, ast.Tuple):
                    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
                    yield module, kind.id, len(values.elts)


def test_what_is_made_without_its_constructor_has_every_field() -> None:
    found = [*made_at_once()]
    assert len(found) > 4
    for module, kind, many in found:
        assert len(getattr(import_module(module), kind)._fields) == many, (module, kind)


def test_a_task_made_at_every_step_is_a_task() -> None:
    assert to_do("draw") is to_do("draw")
    for made, task in ((to_do("draw"), Task("draw")), (to_do("draw", 1, "A"), Task("draw", (1, "A")))):
        assert type(made) is Task
        assert made == task


def test_an_event_of_a_dictionary_is_that_of_the_same_names() -> None:
    made = event_with("draw", "A", 1, None, {"rules": ("120.1",), "number": 2})
    assert type(made) is Event
    assert (
        made
        == event("draw", "A", 1, rules=("120.1",), number=2)
        == Event("draw", "A", 1).having(number=2, rules=("120.1",))
    )


def test_a_record_with_other_parts_is_a_record_of_the_same_kind() -> None:
    other = with_parts(Task("draw", (1,)), ("mill", (2,)))
    assert type(other) is Task
    assert other == Task("mill", (2,))


def test_a_tuple_with_other_parts_is_a_plain_tuple() -> None:
    other = with_parts(("target", 0), ("target", 1))
    assert type(other) is tuple
    assert other == ("target", 1)
