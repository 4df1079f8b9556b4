"""Functions that no question has called: a stand-in is loaded in their place, and the function itself when it is called.

Of the longer functions of our modules a question calls one in four, and to read the code of the others is a twentieth of a first
answer. A stand-in has the name and the parameters of its function, so that who asks for these finds them; its body says by which
number among those of its module the function is found. That number hangs on the source alone, so a stand-in never finds another.
On the path of a cold start.
"""

from __future__ import annotations

import builtins
import marshal
import sys
from _frozen_importlib_external import SourceFileLoader

from judgekit.core import keeping

TYPE_CHECKING = False  # typing costs more to import than what is saved here
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import CodeType, FunctionType

    Number = tuple[str, int]
    """A module, and which of its functions is meant, counted in the order of the source."""

ROOMS = tuple([f"judgekit.{room}." for room in ("engine", "games", "language", "mechanics", "scenarios", "table")])
"""Modules of which functions are set aside: others are needed by every question, or what their functions say is asked."""

FEW = 40
"""So few functions that were called for the first time are set aside again: to write all modules anew costs more."""

MANY = 3_000
"""A process that called more has played many files: what one question needs cannot be told from it."""

_SHORT = 48
"""Bytes of code of which a stand-in would be as long."""

_LATER = "judgekit_later"
"""The name among the builtins by which a stand-in asks for its function."""

_HELD_AS = ("__wrapped__", "fget", "func")
"""Under these names what is made of a function holds it: caches, methods of a class, properties."""

_PLACE = 987_654_321
"""Stands for the number in the stand-in of all functions with the same parameters."""

_OF_FUNCTIONS = 1
"""The flag of code whose names are places, as that of functions is, and not that of modules and classes."""

_VAR, _KEYWORDS = 4, 8
"""The flags of code that takes any arguments, and any by name."""

KNOWN: dict[Number, CodeType] = {}
"""The functions that were set aside in this process, or were called in it."""

CALLED: set[Number] = set()
"""Functions of which this process called the stand-in."""

_FRESH: set[str] = set()
"""Modules of which all functions were set aside in this process."""

_BODIES: dict[str, dict[str, bytes]] = {}
"""What is kept of functions that were set aside, by rooms; in it by module, the functions of one by their number."""

_FUNCTION: type = type(lambda: None)
_FUNCTIONS: dict[Number, FunctionType] = {}
_SHAPES: dict[tuple[object, ...], CodeType] = {}


def left_out(name: str, code: CodeType) -> CodeType:
    """Return the code of a module with stand-ins for its functions, which are known from now on.

    Args:
        name: the module.
        code: its code with all functions, or some of them.
    """
    if not name.startswith(ROOMS):
        return code
    numbers = iter(range(1_000_000))
    _FRESH.add(name)

    def put(one: CodeType) -> CodeType:
        number = next(numbers)
        if not _can_wait(one):
            return one
        KNOWN[name, number] = one
        return _stand_in(one, number)

    return _changed(code, put)


def put_back(name: str, code: CodeType) -> CodeType:
    """Return the code of a module in which those functions stand that were called, and stand-ins for the others."""
    numbers = iter(range(1_000_000))

    def put(one: CodeType) -> CodeType:
        place = (name, next(numbers))
        return KNOWN[place] if place in CALLED else one

    return _changed(code, put) if name.startswith(ROOMS) else code


def modules_called() -> set[str]:
    """Return the modules of which so many functions were called for the first time that they are no longer set aside."""
    if len(CALLED) >= MANY:
        CALLED.clear()
    return {name for name, _ in CALLED} if len(CALLED) > FEW else set()


def _changed(code: CodeType, put: Callable[[CodeType], CodeType]) -> CodeType:
    """Return the code of a module or class, with something put for each of its functions in the order of the source."""
    parts: list[object] = []
    for part in code.co_consts:
        if type(part) is type(code):
            parts.append(put(part) if part.co_flags & _OF_FUNCTIONS else _changed(part, put))
        else:
            parts.append(part)
    return code.replace(co_consts=tuple(parts))


def _can_wait(code: CodeType) -> bool:
    """Tell whether a stand-in may be put for a function: it has names of its own only, and is longer than that."""
    named = code.co_name.isidentifier() or code.co_name == "<lambda>"
    return named and not code.co_freevars and len(code.co_code) > _SHORT


def _stand_in(code: CodeType, number: int) -> CodeType:
    end = code.co_argcount + code.co_kwonlyargcount
    by_name = code.co_varnames[code.co_argcount : end]
    more = code.co_flags & (_VAR | _KEYWORDS)
    like = (code.co_argcount, code.co_posonlyargcount, by_name, more)
    shape = _SHAPES.get(like)
    if shape is None:
        shape = _SHAPES[like] = _shape(*like)
    return shape.replace(
        co_name=code.co_name,
        co_qualname=code.co_qualname,
        co_filename=code.co_filename,
        co_firstlineno=code.co_firstlineno,
        co_varnames=code.co_varnames[: len(shape.co_varnames)],
        co_consts=tuple([number if part == _PLACE else part for part in shape.co_consts]),
    )


def _shape(positional: int, by_place: int, by_name: tuple[str, ...], more: int) -> CodeType:
    """Return the stand-in of functions with so many parameters, of which other than by these names are given by their places."""
    places = [f"_{number}" for number in range(positional)]
    any_more = "*_more" if more & _VAR else ""
    keywords = "**_rest" if more & _KEYWORDS else ""
    taken = [*places[:by_place], *(["/"] if by_place else []), *places[by_place:]]
    taken += [any_more or "*"] if any_more or by_name else []
    given = [*places, any_more, *[f"{name}={name}" for name in by_name], keywords]
    inside = f"{_LATER}({_PLACE})({', '.join(filter(None, given))})"
    made = compile(f"lambda {', '.join(filter(None, [*taken, *by_name, keywords]))}: {inside}", "", "eval")
    return next(part for part in made.co_consts if type(part) is type(made))


def numbered(number: int) -> FunctionType:
    """Return the function for which the code that asks is the stand-in, and put it in its place."""
    asking = sys._getframe(1)
    module = asking.f_globals["__name__"]
    function = _FUNCTIONS.get((module, number))
    if function is None or function.__globals__ is not asking.f_globals:  # the module may be loaded a second time
        CALLED.add((module, number))
        code = KNOWN.get((module, number)) or _kept(module, number) or _compiled(asking.f_code, module, number)
        KNOWN[module, number] = code
        function = _FUNCTIONS[module, number] = _FUNCTION(code, asking.f_globals)
        standing = _standing(asking.f_globals, asking.f_code)
        if standing is not None:
            standing.__code__ = code  # whoever calls it later calls the function itself
    return function


def _standing(inside: Mapping[str, FunctionType | None], stand_in: CodeType) -> FunctionType | None:
    """Return the function with the code of a stand-in, where it is found by its name in its module or class."""
    found: FunctionType | None = None
    for name in stand_in.co_qualname.split("."):
        found = inside.get(name)
        inside = getattr(found, "__dict__", {})
    while found is not None and type(found) is not _FUNCTION:
        found = next(filter(None, [getattr(found, name, None) for name in _HELD_AS]), None)
    return found if found is not None and found.__code__ is stand_in else None


def keep(modules: Mapping[str, object]) -> None:
    """Keep the functions that were set aside for the next process.

    Args:
        modules: the modules of which it is asked by name.
    """
    new = _FRESH.intersection(modules)
    for room in {_room(name) for name in new}:
        before = _BODIES.get(room) or keeping.kept(room, dict) or {}
        for name in [name for name in new if _room(name) == room]:
            own = {number: marshal.dumps(code) for (module, number), code in KNOWN.items() if module == name}
            before[name] = marshal.dumps(own)
        keeping.keep(room, before)


def _room(module: str) -> str:
    """Return under what name the functions of a module are kept."""
    parts = module.split(".")
    return f"bodies-{parts[2] if parts[1] == 'games' else parts[1]}"


def _kept(module: str, number: int) -> CodeType | None:
    """Return a function that an earlier process has set aside; None where it is not kept."""
    room = _room(module)
    if room not in _BODIES:
        _BODIES[room] = keeping.kept(room, dict) or {}
    own = _BODIES[room].get(module)
    body: bytes | None = marshal.loads(own).get(number) if own is not None else None
    return marshal.loads(body) if body is not None else None


vars(builtins)[_LATER] = numbered


def _compiled(stand_in: CodeType, module: str, number: int) -> CodeType:
    """Return a function from its source.

    Raises:
        ImportError: another stands there now.
    """
    whole = SourceFileLoader(module, stand_in.co_filename).get_code(module)
    found: list[CodeType] = []

    def note(one: CodeType) -> CodeType:
        found.append(one)
        return one

    if whole is not None:
        _changed(whole, note)
    for one in found[number : number + 1]:
        if (one.co_qualname, one.co_firstlineno) == (stand_in.co_qualname, stand_in.co_firstlineno):
            return one
    raise ImportError(f"{stand_in.co_filename} has been changed")
