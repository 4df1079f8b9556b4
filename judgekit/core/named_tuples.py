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
    from _collections import _tuplegetter

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
    _NAMES = {"_tuple_new": tuple.__new__, "__builtins__": {}, "__name__": __name__}
    """What the constructors know."""

    _PLACES = {}
    """By named tuple, the place of each field; made when the first one of them is replaced."""

    _FORMATS = {}
    """By named tuple, how it is printed."""

    # Methods of all named tuples: `collections` makes six functions for each of them, half of what a class costs.

    def _make(cls, iterable):
        """Make a new one from a sequence or iterable."""
        made = tuple.__new__(cls, iterable)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, /, **values):
        """Return a new one with other values in some fields."""
        cls = self.__class__
        places = _PLACES.get(cls)
        if places is None:
            places = _PLACES[cls] = {name: place for place, name in enumerate(cls._fields)}
        parts = [*self]
        try:
            for name, value in values.items():
                parts[places[name]] = value
        except KeyError:
            unknown = [name for name in values if name not in places]
            raise ValueError(f"Got unexpected field names: {unknown!r}") from None
        return tuple.__new__(cls, parts)

    def __repr__(self):
        """Return it as it is written."""
        cls = self.__class__
        written = _FORMATS.get(cls)
        if written is None:
            written = _FORMATS[cls] = f"({', '.join([f'{name}=%r' for name in cls._fields])})"
        return cls.__name__ + written % tuple(self)

    def _asdict(self):
        """Return its values by the names of the fields."""
        return dict(zip(self._fields, self, strict=True))

    def __getnewargs__(self):
        """Return it as a plain tuple: what `copy` and `pickle` make it of."""
        return tuple(self)

    _METHODS = {
        "__slots__": (),
        "_make": classmethod(_make),
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
    }

    def _named_tuple(name, fields, said):
        """Return a named tuple whose constructor is compiled once for all processes; all else is of every one."""
        if wrong := [field for field in fields if field.startswith("_")]:
            raise ValueError(f"Field names cannot start with an underscore: {wrong[0]!r}")
        names = tuple(fields)
        arguments = ", ".join(names)
        values = f"{arguments}," if len(names) == 1 else arguments
        made_by = eval(compiled(f"lambda _cls, {arguments}: _tuple_new(_cls, ({values}))", "eval"), _NAMES)
        made_by.__name__ = "__new__"
        made_by.__qualname__ = f"{name}.__new__"
        made_by.__annotations__ = fields
        defaults = {field: said[field] for field in names if field in said}
        if defaults:
            made_by.__defaults__ = tuple(defaults.values())
        space = {
            "__doc__": f"{name}({arguments})",
            **_METHODS,
            "_fields": names,
            "_field_defaults": defaults,
            "__new__": made_by,
            "__match_args__": names,
            "__annotations__": fields,
            "__module__": said["__module__"],
        }
        for place, field in enumerate(names):
            space[field] = _tuplegetter(place, f"Alias for field number {place}")
        space |= {key: value for key, value in said.items() if key not in _MADE_BY_US and key not in fields}
        return type(name, (tuple,), space)

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
            return _named_tuple(name, fields, said)

    class NamedTuple(metaclass=_Making):
        """The base that a class statement names; what it makes is a plain tuple."""
