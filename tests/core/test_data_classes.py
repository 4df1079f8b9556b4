"""Our data classes are and do what those of `dataclasses` are and do."""

import copy
import dataclasses
import pickle
from types import SimpleNamespace

import pytest

from judgekit.core import data_classes

OURS = SimpleNamespace(**{name: getattr(data_classes, name) for name in ("dataclass", "field", "fields", "replace")})

BODIES = {
    "frozen with slots": '''
@dataclass(frozen=True, slots=True)
class Made:
    """A thing."""
    name: str
    parts: "tuple[str, ...]" = ()
    seen: "dict[str, int]" = field(default_factory=dict, compare=False)

    def told(self) -> str:
        return self.name
''',
    "open with slots": """
@dataclass(slots=True)
class Made:
    name: str
    parts: "list[str]" = field(default_factory=list)
    length: int = field(init=False)
    near: "int | None" = field(default=None, compare=False)

    def __post_init__(self) -> None:
        self.length = len(self.name)
""",
    "frozen": """
@dataclass(frozen=True)
class Made:
    name: str
    number: int = 3
""",
    "compared by identity": """
@dataclass(frozen=True, slots=True, eq=False)
class Made:
    name: str
    number: int = 3
""",
    "methods of its own": """
@dataclass(frozen=True, slots=True)
class Made:
    name: str
    number: int = 3
    def __repr__(self): return "made"
    def __hash__(self): return 7
    def __eq__(self, other): return other is self or self.number == 3
""",
    "derived": """
@dataclass(frozen=True, slots=True)
class Base:
    name: str
    number: int = 3
@dataclass(frozen=True, slots=True)
class Made(Base):
    more: str = "more"
""",
    "generic": """
from typing import Generic, TypeVar
T = TypeVar("T")
@dataclass(slots=True)
class Made(Generic[T]):
    name: T
    near: "list[T]" = field(default_factory=list)
""",
}

ASKED = (
    "repr(Made('a'))",
    "Made('a') == Made('a'), Made('a') != Made('b'), Made('a') == 'a'",
    "Made('a').__eq__(3) is NotImplemented",
    "hash(Made('a')) == hash(Made('a'))",
    "Made.__hash__ is None",
    "Made()",
    "Made('a', 'b', 'c', 'd', 'e')",
    "replace(Made('a'), name='b')",
    "replace(Made('a'), length=4)",
    "[(one.name, one.init, one.compare) for one in fields(Made)]",
    "fields(Made('a')) == fields(Made)",
    "setattr(Made('a'), 'name', 'b')",
    "delattr(Made('a'), 'name')",
    "Made.__match_args__, Made.__qualname__, Made.__name__, Made.__module__",
    "getattr(Made, '__slots__', None), hasattr(Made('a'), '__dict__')",
    "[base.__name__ for base in Made.__mro__]",
    "Made.__init__.__qualname__, Made.__repr__.__qualname__, Made.__eq__.__qualname__",
    "copy.copy(Made('a')), copy.deepcopy(Made('a'))",
    "Made('a') < Made('b')",
)


def answers(body: str, asked: str, said: object) -> str:
    names = {**vars(said), "__name__": __name__, "copy": copy}
    exec(body, names)
    try:
        return repr(eval(asked, names))
    except (TypeError, ValueError, AttributeError) as fault:
        return type(fault).__name__


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_it_answers_as_dataclasses_does(body: str, asked: str) -> None:
    assert answers(body, asked, OURS) == answers(body, asked, dataclasses)


@data_classes.dataclass(frozen=True, slots=True)
class Held:
    """Something to pickle."""

    name: str
    parts: tuple[str, ...] = ()


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_it_is_pickled(protocol: int) -> None:
    held = Held("a", ("b",))
    assert pickle.loads(pickle.dumps(held, protocol)) == held


def test_the_functions_of_dataclasses_take_it() -> None:
    held = Held("a", ("b",))
    assert dataclasses.is_dataclass(held)
    assert dataclasses.replace(held, name="c") == Held("c", ("b",))
    assert [one.name for one in dataclasses.fields(held)] == ["name", "parts"]
    assert dataclasses.astuple(held) == ("a", ("b",))


@pytest.mark.parametrize(
    "body",
    [
        "from typing import ClassVar\n@dataclass(slots=True)\nclass Made:\n    number: 'ClassVar[int]' = 3",
        "@dataclass(slots=True)\nclass Made:\n    parts: 'list[int]' = []",
        "@dataclass(slots=True, order=True)\nclass Made:\n    number: int",
        "@dataclass(slots=True)\nclass Made:\n    number: int = field(repr=False)",
    ],
)
def test_what_it_does_not_know_is_refused(body: str) -> None:
    with pytest.raises((TypeError, ValueError)):
        exec(body, {**vars(OURS), "__name__": __name__})
