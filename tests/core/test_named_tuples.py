"""Our NamedTuple makes what `typing.NamedTuple` makes."""

import pickle
import typing

import pytest

from judgekit.core import named_tuples

BODY = '''
class Card(NamedTuple):
    """A card."""
    name: "str"
    cost: "int | None" = None
    words: "tuple[str, ...]" = ()

    @property
    def free(self) -> bool:
        """Whether it costs nothing."""
        return not self.cost

    def told(self) -> str:
        return f"{self.name}: {self.cost}"

    @classmethod
    def unnamed(cls) -> "Card":
        return cls("")

    def __str__(self) -> str:
        return self.name
'''


def made(base: object) -> type[tuple[object, ...]]:
    names: dict[str, type[tuple[object, ...]]] = {}
    exec(BODY, {"NamedTuple": base, "__name__": __name__}, names)
    return names["Card"]


OURS, THEIRS = made(named_tuples.NamedTuple), made(typing.NamedTuple)
Card = OURS  # pickle looks for it here


@pytest.mark.parametrize(
    "asked",
    [
        "of.__mro__[1:]",
        "of.__bases__",
        "of._fields",
        "of._field_defaults",
        "of.__doc__",
        "of.__module__",
        "of.__qualname__",
        "of.__match_args__",
        "of.free.__doc__",
        "[*of.__annotations__]",
        "of('Ox')",
        "of('Ox', 2)._replace(cost=3)",
        "of._make(['Ox', 2, ()])",
        "of('Ox')._asdict()",
        "repr(of('Ox', words=('a',)))",
        "str(of('Ox', 2))",
        "of('Ox', 2).told()",
        "of('Ox').free",
        "of.unnamed()",
        "sorted(set(dir(of)) - {'__orig_bases__'})",
    ],
)
def test_it_is_made_as_typing_makes_it(asked: str) -> None:
    assert eval(asked, {"of": OURS}) == eval(asked, {"of": THEIRS})


def test_it_is_pickled() -> None:
    card = eval("of('Ox', 2)", {"of": OURS})
    assert pickle.loads(pickle.dumps(card)) == card


@pytest.mark.parametrize(
    "body",
    [
        "    a: int = 1\n    b: int",
        "    a: int\n    def _replace(self): ...",
        "    _a: int",
        "    a: int\n    __slots__ = ()",
    ],
)
def test_what_typing_refuses_is_refused(body: str) -> None:
    for base in (typing.NamedTuple, named_tuples.NamedTuple):
        with pytest.raises((TypeError, ValueError, AttributeError)):
            exec(f"class Wrong(NamedTuple):\n{body}\n", {"NamedTuple": base, "__name__": __name__})
