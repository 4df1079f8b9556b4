"""What stands in for `typing` while something is played: classes are plain ones, and values are what they were."""

import subprocess
import sys

STOOD_IN = """
import sys
from collections.abc import Callable
from judgekit.core.typed import Any, Generic, Protocol, TypeVar, cast

Held = TypeVar("Held", bound=int)

class Sized(Protocol[Held]):
    size: Held

class Named(Sized[Held], Protocol):
    name: str

class Box(Generic[Held]):
    __slots__ = ("held",)

    def __init__(self, held):
        self.held = held

Of = Callable[[Held, Any], "Box[int]"] | None
box = Box[int](3)
print(type(box) is Box, hasattr(box, "__dict__"), cast("int", box) is box, Named.__mro__[1] is Sized, "typing" in sys.modules)
"""


def test_generic_classes_and_protocols_are_plain_classes_and_typing_is_not_loaded() -> None:
    told = subprocess.run([sys.executable, "-S", "-c", STOOD_IN], capture_output=True, text=True, check=True, cwd=".")
    assert told.stdout.split() == ["True", "False", "True", "True", "False"]
