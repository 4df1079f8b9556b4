"""`NamedTuple` as `typing` has it, made in a third of the time: annotations stay the text that they are.

`typing` compiles the annotation of each field, which nobody of us reads, and some hundred records of the games are made before a
first scenario is played. To type checkers it is `typing.NamedTuple` itself.
On the path of a cold start.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than what is made here
if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple
else:
    import collections

    from judgekit.core.compiling import compiled

    _MADE_BY_US = ("__annotations__", "__module__", "__qualname__")
    _REFUSED = frozenset(
        (
            "__new__",
            "__init__",
            "__slots__",
            "__getnewargs__",
            "_fields",
            "_field_defaults",
            "_make",
            "_replace",
            "_asdict",
        )
    )

    def _constructor(text, names):
        """Evaluate the text of a constructor."""
        return eval(compiled(text, "eval"), names)

    def _named_tuple(name, fields, defaults, module):
        """Return a named tuple whose constructor is compiled once for all processes: `collections` calls `eval` for it."""
        collections.eval = _constructor
        try:
            return collections.namedtuple(name, fields, defaults=defaults, module=module)
        finally:
            del collections.eval

    class _Making(type):
        """Makes the named tuple that a class statement describes."""

        def __new__(mcs, name, bases, said):
            if not bases:  # NamedTuple itself
                return super().__new__(mcs, name, bases, said)
            fields = said.get("__annotations__", {})
            with_default = [field for field in fields if field in said]
            if with_default != [*fields][len(fields) - len(with_default) :]:
                raise TypeError(f"{name}: a field without a default follows one with a default")
            if wrong := _REFUSED.intersection(said):
                raise AttributeError(f"{name}: cannot overwrite {', '.join(sorted(wrong))}")
            made = _named_tuple(name, fields, [said[field] for field in with_default], said["__module__"])
            made.__annotations__ = made.__new__.__annotations__ = fields
            for key, value in said.items():
                if key not in _MADE_BY_US and key not in fields:
                    setattr(made, key, value)
            return made

    class NamedTuple(metaclass=_Making):
        """The base that a class statement names; what it makes is a plain tuple."""
