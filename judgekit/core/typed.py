"""What `typing` gives to those who read types, without `typing`, which costs more to load than a small question to be answered.

To type checkers each of these is that of `typing` itself. While something is played nobody asks for a type: a generic class is a
plain one, a protocol too, and a variable of types stands for anything.
On the path of a cold start.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any as Any
    from typing import Final as Final
    from typing import Generic as Generic
    from typing import Protocol as Protocol
    from typing import Self as Self
    from typing import TypeAlias as TypeAlias
    from typing import TypeGuard as TypeGuard
    from typing import TypeVar as TypeVar
    from typing import cast as cast
else:
    Any = Final = Self = TypeAlias = object

    class _Named:
        """What is written with types in brackets behind it, and is the same with them."""

        __slots__ = ()

        def __class_getitem__(cls, _types):
            return cls

    class Generic(_Named):
        """The base of a class that is written for several types."""

        __slots__ = ()

    class Protocol(_Named):
        """The base of a class that only says what others have."""

        __slots__ = ()

    class TypeGuard(_Named):
        """Whether something is of a type."""

    def TypeVar(_name, *_types, **_bounds):  # noqa: N802 as in `typing`
        """Return what stands for any type."""
        return object

    def cast(_type, value):
        """Return a value, said to be of a type."""
        return value
