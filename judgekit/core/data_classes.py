"""`dataclass` and what goes with it as `dataclasses` has them, without what makes its start slow.

`dataclasses` loads `inspect` with all that needs, and compiles each method of each class by itself: a tenth of a first `check`.
Here the methods of a class are one text, compiled once. To type checkers all of it is `dataclasses` itself. Only what modules on
the path of a cold start use is known here; the functions of `dataclasses` take these classes as they take their own.
On the path of a cold start.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing costs more to import than a class
if TYPE_CHECKING:
    from dataclasses import FrozenInstanceError as FrozenInstanceError
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import is_dataclass as is_dataclass
    from dataclasses import replace as replace
else:
    import sys
    from reprlib import recursive_repr

    from judgekit.core.compiling import compiled

    _MISSING = object()
    _FIELDS = "__dataclass_fields__"
    _ARGUMENTS = {}
    """By data class, what its constructor takes; made when the first one of it is replaced."""

    class FrozenInstanceError(AttributeError):
        """A field of something frozen was set or deleted."""

    class _Field:
        """A field of a data class."""

        __slots__ = ("compare", "default", "default_factory", "init", "name")

        def __init__(self, default=_MISSING, default_factory=_MISSING, init=True, compare=True):
            self.name = ""
            self.default = default
            self.default_factory = default_factory
            self.init = init
            self.compare = compare

        @property
        def _field_type(self):
            """What `dataclasses` asks of a field before it takes it for one."""
            theirs = sys.modules.get("dataclasses")
            return theirs and theirs._FIELD

    def field(**said):
        """Return a field that says more than its default."""
        return _Field(**said)

    def dataclass(*, frozen=False, slots=False, eq=True):
        """Return what makes a class a data class."""
        return lambda cls: _made(cls, frozen, slots, eq)

    def fields(of):
        """Return the fields of a data class, or of something of it."""
        return tuple(getattr(of, _FIELDS).values())

    def is_dataclass(of):
        """Return whether something is a data class, or of one."""
        return hasattr(of if isinstance(of, type) else type(of), _FIELDS)

    def replace(of, /, **changes):
        """Return the same with other fields."""
        cls = type(of)
        names = _ARGUMENTS.get(cls)
        if names is None:
            names = _ARGUMENTS[cls] = tuple([one.name for one in fields(of) if one.init])
        for name in changes:
            if name not in names and name in getattr(of, _FIELDS):
                raise ValueError(f"field {name} is no argument")
        for name in names:
            if name not in changes:
                changes[name] = getattr(of, name)
        return cls(**changes)

    def _made(cls, frozen, slots, eq):
        """Return a class as a data class; one with slots is another class of the same name."""
        found = {one.name: one for base in cls.__mro__[-1:0:-1] for one in getattr(base, _FIELDS, {}).values()}
        annotated = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 inspect is what this does without
        for name, annotation in annotated.items():
            if any(other in str(annotation) for other in ("ClassVar", "InitVar", "KW_ONLY")):
                raise TypeError(f"{cls.__name__}.{name}: a field is expected, not {annotation}")
            said = cls.__dict__.get(name, _MISSING)
            found[name] = one = said if isinstance(said, _Field) else _Field(said)
            if one.default.__class__.__hash__ is None:
                raise ValueError(f"{cls.__name__}.{name}: everyone would share its default")
            one.name = name
            if one.default is not _MISSING:
                setattr(cls, name, one.default)
            elif said is not _MISSING:
                delattr(cls, name)
        explicit = {name for name, said in cls.__dict__.items() if name != "__hash__" or said is not None}
        for name, method in _methods(cls, list(found.values()), frozen, eq).items():
            if name not in explicit:
                setattr(cls, name, method)
        setattr(cls, _FIELDS, found)
        return _slotted(cls, found, frozen) if slots else cls

    def _slotted(cls, found, frozen):
        """Return a class again, its fields in slots."""
        inherited = {slot for base in cls.__mro__[1:-1] for slot in base.__dict__.get("__slots__", ())}
        without = {*found, "__dict__", "__weakref__"}
        said = {name: value for name, value in cls.__dict__.items() if name not in without}
        said["__slots__"] = tuple([name for name in found if name not in inherited])
        if frozen:
            said = {"__getstate__": _state, "__setstate__": _take_state} | said
        made = type(cls)(cls.__name__, cls.__bases__, said)
        made.__qualname__ = cls.__qualname__
        return made

    def _methods(cls, found, frozen, eq):
        """Return the methods of a data class by their names."""
        names = {"_MISSING": _MISSING, "_set": object.__setattr__}
        compared = [one.name for one in found if one.compare]
        both = ["".join(f"{whose}.{name}," for name in compared) for whose in ("self", "other")]
        parts = ", ".join(f"{one.name}={{self.{one.name}!r}}" for one in found)
        lines = [*_beginning(cls, found, frozen, names), "def __repr__(self):"]
        lines.append(f" return self.__class__.__qualname__ + f'({parts})'")
        if eq:
            lines.append("def __eq__(self, other):")
            lines.append(f" return ({both[0]}) == ({both[1]}) if other.__class__ is self.__class__ else NotImplemented")
            if frozen:
                lines.append(f"def __hash__(self):\n return hash(({both[0]}))")
        written = {}
        exec(compiled("\n".join(lines), "exec"), names, written)
        for name, method in written.items():
            method.__qualname__ = f"{cls.__qualname__}.{name}"
        written["__repr__"] = recursive_repr()(written["__repr__"])
        if eq and not frozen:
            written["__hash__"] = None
        written["__match_args__"] = tuple([one.name for one in found if one.init])
        if frozen:
            written |= {"__setattr__": _refuse_set, "__delattr__": _refuse_delete}
        return written

    def _beginning(cls, found, frozen, names):
        """Return the lines of `__init__`; what they name is added to the names."""
        arguments, lines = ["self"], []
        for one in found:
            value = one.name
            if one.default_factory is not _MISSING:
                names[f"_made_{one.name}"] = one.default_factory
                value = f"_made_{one.name}()"
                if one.init:
                    arguments.append(f"{one.name}=_MISSING")
                    value += f" if {one.name} is _MISSING else {one.name}"
            elif one.default is not _MISSING:
                names[f"_default_{one.name}"] = one.default
                arguments.append(f"{one.name}=_default_{one.name}")
            elif one.init:
                arguments.append(one.name)
            else:
                continue
            lines.append(f" _set(self, {one.name!r}, {value})" if frozen else f" self.{one.name} = {value}")
        if hasattr(cls, "__post_init__"):
            lines.append(" self.__post_init__()")
        return [f"def __init__({', '.join(arguments)}):", *(lines or [" pass"])]

    def _refuse_set(_self, name, _value):
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_delete(_self, name):
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def _state(self):
        return [getattr(self, one.name) for one in fields(self)]

    def _take_state(self, state):
        for one, value in zip(fields(self), state, strict=True):
            object.__setattr__(self, one.name, value)
