"""Our modules, the regular expressions and the methods they compile, taken over from an earlier process of the same code.

A first `check` loads hundreds of modules. Looking for each on the disk, and compiling the regular expressions that stand in them,
takes a fifth of it; where Python is told to write no bytecode, compiling the modules takes four fifths. Both are kept
(`judgekit.core.keeping`) under names that change with every file of ours, so that what is taken over is what would be loaded.
On the path of a cold start.
"""

from __future__ import annotations

import builtins
import marshal
import os
import sys
from _frozen_importlib import ModuleSpec
from _frozen_importlib_external import PathFinder, SourceFileLoader
from _thread import get_ident

from judgekit.core import compiling, keeping

TYPE_CHECKING = False  # typing costs more to import than what is saved here
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from re import Pattern
    from types import CodeType, ModuleType
    from typing import Self

    Written = tuple[str | bytes, int]
    """An expression as it stands in a module, and its flags."""
    Key = tuple[type, str | bytes, int]
    Compiled = Pattern[str] | Pattern[bytes]

_OURS = "judgekit."
_GAMES = "judgekit.games."
_OF_BOOKS = ("judgekit.books.", "judgekit.search.")
_ROWS = ".rows."
"""Stands in the name of a module of which a grammar is made that is kept itself; without it a question loads none of them."""

_BUILDS = "judgekit.library.building"
"""The module that is loaded where a store is built, and nowhere else."""

_PACKAGE = f"{os.sep}__init__.py"
_REMEMBERED_BY_RE = 3_800
"""Expressions that `re` is told to remember: its own 512 are fewer than those of the notation with a game's words."""

MOST_EXPRESSIONS = 3_600
"""Expressions of modules that are kept; where there are more, those beyond are compiled by every process."""

_MOST_MADE_LATER = 300
"""Expressions that are kept of those made while questions were answered: of the first ones, most of which every question needs.

Some hold the name of a card, and are of use to no other question.
"""


class Modules:
    """Where our modules are found while a command is answered: among those kept, else on the disk, and kept then.

    Modules of a game are kept together, for every command, and their file is read only where one of them is asked for. In it
    stand by themselves what reads books and what reads and prints card text in each language, which many questions do not need;
    to part all modules, or all packages, costs more than it saves, since names that many of them use stand in each part.

    Args:
        command: the command, under whose name the other modules are kept.
    """

    def __init__(self, command: str) -> None:
        self._command = command
        self._groups: dict[str, dict[str, bytes]] = {}
        self._parts: dict[str, dict[str, CodeType]] = {}
        self._grown: set[str] = set()
        self._expressions = _Expressions(f"expressions-{command}")
        self._texts = 0
        self._within = 0
        self._import = builtins.__import__
        self._thread = get_ident()

    def __enter__(self) -> Self:
        sys.meta_path.insert(0, self)
        self._import = builtins.__import__
        builtins.__import__ = self._importing(self._import)
        before: dict[str, CodeType] = keeping.kept(f"compiled-{self._command}", dict) or {}
        compiling.KNOWN.update(before)
        self._texts = len(compiling.KNOWN)
        return self

    def __exit__(self, *_fault: object) -> None:
        sys.meta_path.remove(self)
        builtins.__import__ = self._import
        self._expressions.note_later()
        for part in self._grown:
            self._groups[self._name(part)][part] = marshal.dumps(self._parts[part])
        built = _BUILDS in sys.modules
        for group in {self._name(part) for part in self._grown}:
            if not built or group != self._name(""):
                keeping.keep(group, self._groups[group])
        if built:
            return  # what builds a store is of no use to who finds it built, and would be read each time
        if len(compiling.KNOWN) > self._texts:
            keeping.keep(f"compiled-{self._command}", compiling.KNOWN)
        self._expressions.keep()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of ours is; None for one of somebody else."""
        if not name.startswith(_OURS):
            return None
        code = self._code_of(_part(name)).get(name)
        if code is None:
            spec = PathFinder.find_spec(name, path, target)
            if spec is not None and type(spec.loader) is SourceFileLoader:
                spec.loader = _Loader(name, spec.loader.path, self)
            return spec
        place = code.co_filename
        spec = ModuleSpec(name, _Loader(name, place, self, code), origin=place)
        if place.endswith(_PACKAGE):
            spec.submodule_search_locations = [place[: -len(_PACKAGE)]]
        return spec

    def code(self, name: str, loader: SourceFileLoader) -> CodeType | None:
        """Return the code of a module, which is kept from now on."""
        known = self._code_of(_part(name))
        if name not in known:
            code = SourceFileLoader.get_code(loader, name)
            if code is None:
                return None
            known[name] = code
            self._grown.add(_part(name))
        return known[name]

    def execute(self, module: ModuleType, loader: SourceFileLoader, code: CodeType | None) -> None:
        """Load a module, with the expressions that earlier processes compiled for it.

        Args:
            module: the module, empty.
            loader: what finds its code.
            code: its code where it is known.
        """
        if code is not None and "re" in code.co_names:
            __import__("re")  # before the module does it: what is compiled there is taken over, too
        self._expressions.take()
        self._within += 1
        try:
            if code is not None:
                exec(code, module.__dict__)
            else:
                SourceFileLoader.exec_module(loader, module)
        finally:
            self._within -= 1
            if not self._within:
                self._expressions.note()

    def _importing(self, real: Callable[..., ModuleType]) -> Callable[..., ModuleType]:
        """Return what imports modules: one that is there already at once, and one of ours that is kept without detours.

        Python looks in each module out of which names are taken for the `__path__` of a package, and where there is none, first
        makes the words of a fault: twenty times as much as it takes to find the module, five thousand times in a first `check`.

        Args:
            real: what imports a module of somebody else, one that is not kept, or one that is not loaded to its end.
        """
        there: dict[str, ModuleType] = {}
        modules = sys.modules

        def imported(
            name: str,
            globals: Mapping[str, object] | None = None,
            locals: Mapping[str, object] | None = None,
            fromlist: Sequence[str] | None = (),
            level: int = 0,
        ) -> ModuleType:
            if not fromlist or level:
                if not level and name not in modules:
                    self._load(name)
                return real(name, globals, locals, fromlist, level)
            module = there.get(name)
            if module is not None and modules.get(name) is module:
                return module
            if name not in modules and not self._load(name):
                real(name)
            module = modules.get(name)
            inside = getattr(module, "__dict__", {})
            if module is None or getattr(inside.get("__spec__"), "_initializing", False):
                return real(name, globals, locals, fromlist, level)
            if "__path__" in inside:
                for part in fromlist:
                    if part not in inside and not self._load(f"{name}.{part}"):
                        return real(name, globals, locals, fromlist, level)
                return module
            there[name] = module
            return module

        return imported

    def _load(self, name: str) -> bool:
        """Load a module of ours whose code is kept, and tell whether that was done.

        What Python does around it besides (a lock for each module, its specification put together and taken apart again) is for
        modules of which nothing is known, and for several threads; ours are loaded by one.
        """
        if not name.startswith(_OURS) or name in sys.modules or get_ident() != self._thread:
            return False
        package, _, last = name.rpartition(".")
        if package not in sys.modules and not self._load(package):
            return False
        code = self._code_of(_part(name)).get(name)
        if code is None or name in sys.modules:  # its package may have loaded it
            return name in sys.modules
        module = type(sys)(name)
        place = code.co_filename
        loader = _Loader(name, place, self)
        spec = ModuleSpec(name, loader, origin=place)
        inside = module.__dict__
        inside["__file__"], inside["__loader__"], inside["__package__"] = place, loader, package
        if place.endswith(_PACKAGE):
            inside["__path__"] = spec.submodule_search_locations = [place[: -len(_PACKAGE)]]
            inside["__package__"] = name
        inside["__spec__"] = spec
        spec.__dict__["_initializing"] = True
        sys.modules[name] = module
        try:
            self.execute(module, loader, code)
        except BaseException:
            sys.modules.pop(name, None)
            raise
        finally:
            spec.__dict__["_initializing"] = False
        setattr(sys.modules[package], last, sys.modules[name])
        return True

    def _code_of(self, part: str) -> dict[str, CodeType]:
        """Return the modules that are known of a part."""
        known = self._parts.get(part)
        if known is None:
            name = self._name(part)
            group = self._groups.get(name)
            if group is None:
                group = self._groups[name] = keeping.kept(name, dict) or {}
            known = self._parts[part] = marshal.loads(group[part]) if part in group else {}
        return known

    def _name(self, part: str) -> str:
        return f"modules-{part.partition('.')[0] or self._command}"


def _part(module: str) -> str:
    """Return with what a module is kept: a game (with a language of its card text, its rows), reading of books, or the rest."""
    if module.startswith(_GAMES):
        game, _, rest = module[len(_GAMES) :].partition(".")
        text, _, room = rest.partition(".")
        if _ROWS in room:
            return f"{game}{_ROWS}"
        return f"{game}.{room.partition('.')[0]}" if text == "text" and "." in room else game
    return ".books" if module.startswith(_OF_BOOKS) else ""


class _Loader(SourceFileLoader):
    """Loads a module of ours."""

    def __init__(self, name: str, path: str, modules: Modules, code: CodeType | None = None) -> None:
        super().__init__(name, path)
        self._modules = modules
        self._code = code

    def get_code(self, fullname: str) -> CodeType | None:
        return self._code if self._code is not None else self._modules.code(fullname, self)

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = (
            self.path
        )  # not left to the specification, which would work out where the bytecode would stand
        code, self._code = self._code, None
        self._modules.execute(module, self, code)


_PARTS_OF_RE = ("_cache", "_compiler", "_parser")
"""Parts of `re` by which what it compiled is taken over; a Python that has them not compiles anew."""


class _Later:
    """Stands for an expression that was kept, and is made of that when something is first asked of it.

    A module compiles its expressions as it loads; of eight hundred a question asks a third. What is asked is answered by the
    expression itself, and known from then on.

    Args:
        kept: the expression, as it is kept.
        make: makes one of its parts.
    """

    def __init__(self, kept: bytes, make: Callable[..., Compiled]) -> None:
        self._kept, self._make = kept, make

    def __getattr__(self, name: str) -> object:
        asked = self.__dict__[name] = getattr(self._whole(), name)
        return asked

    def _whole(self) -> Compiled:
        """Return the expression."""
        known = self.__dict__
        made: Compiled | None = known.get("_made")
        if made is None:
            whole, flags, code, groups, names, of_group = marshal.loads(self._kept)
            code = memoryview(code).cast("I").tolist()
            made = known["_made"] = self._make(whole, flags, code, groups, names, of_group)
        return made

    def __eq__(self, other: object) -> bool:
        return self._whole() == (other._whole() if type(other) is _Later else other)

    def __hash__(self) -> int:
        return hash(self._whole())

    def __reduce__(self) -> tuple[object, ...]:
        return sys.modules["re"].compile, (self.pattern, self.flags)

    @property
    def __class__(self) -> type:
        """The type of an expression: whoever asks takes it for one."""
        kind: type = sys.modules["re"].Pattern
        return kind

    @__class__.setter
    def __class__(self, _kind: type) -> None:
        raise TypeError


class _Compiled(dict["Key", "Compiled | _Later"]):
    """What `re` remembers: an expression that was kept and is not there yet is made of that, and not compiled.

    Args:
        remembered: what `re` remembers already.
        kept: the other expressions, as they are kept.
        make: makes one of its parts.
    """

    def __init__(
        self,
        remembered: Mapping[Key, Compiled],
        kept: Mapping[Written, bytes],
        make: Callable[..., Compiled],
    ) -> None:
        super().__init__(remembered)
        self._kept, self._make = kept, make
        self.taken = 0

    def __missing__(self, key: Key) -> _Later:
        kind, text, flags = key
        kept = self._kept.get((text, flags))
        if kept is None or type(text) is not kind:
            raise KeyError(key)
        self.taken += 1
        later = self[key] = _Later(kept, self._make)
        return later


class _Expressions:
    """The expressions that are compiled while modules are loaded.

    `re` remembers what it compiled; what is found there when it is asked for is not compiled. Where it remembers in another way
    than we know, nothing is taken over.

    Args:
        name: the name under which they are kept.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._known: dict[Written, bytes] = {}
        self._later: dict[Written, bytes] = {}
        self._of_re: _Compiled | None = None
        self._before = 0
        self._seen = 0
        self._grown = False

    def take(self) -> None:
        """Give `re`, once it is loaded, what was kept."""
        module = sys.modules.get("re")
        if self._of_re is not None or module is None or not all(hasattr(module, part) for part in _PARTS_OF_RE):
            return
        vars(module)["_MAXCACHE"] = _REMEMBERED_BY_RE
        self._known, self._later = keeping.kept(self._name, lambda *both: both) or ({}, {})
        kept = {**self._known, **self._later}
        self._of_re = _Compiled(module._cache, kept, module._compiler._sre.compile)
        vars(module)["_cache"] = self._of_re
        self._before = len(kept)
        if kept:
            self._seen = len(self._of_re)

    def _made(self) -> int:
        """Return how many expressions `re` remembers, those left out that were taken from what was kept."""
        return len(self._of_re) - self._of_re.taken if self._of_re is not None else 0

    def note(self) -> None:
        """Note what was compiled since, as the arguments from which it is made."""
        if self._of_re is not None and self._made() != self._seen:
            self._seen = self._made()
            self._note(self._known, MOST_EXPRESSIONS)

    def note_later(self) -> None:
        """Note what was compiled while a question was answered."""
        if self._of_re is not None and self._made() != self._seen:
            self._note(self._later, _MOST_MADE_LATER)

    def _note(self, known: dict[Written, bytes], most: int) -> None:
        for _kind, text, flags in list(self._of_re or ()):
            if len(known) < most and (text, flags) not in self._known and (text, flags) not in self._later:
                known[text, flags] = b""  # its parts are made where it is kept: a large process keeps none
                self._grown = True

    def keep(self) -> None:
        """Keep what was noted for the next process.

        A process that compiled more than `re` remembers has built the store besides, or played many files: what one question needs
        cannot be told from it.
        """
        if self._grown and self._before + self._made() < _REMEMBERED_BY_RE:
            for known in (self._known, self._later):
                known.update({written: _parts(*written) for written, parts in known.items() if not parts})
            keeping.keep(self._name, self._known, self._later)


def _parts(text: str | bytes, flags: int) -> bytes:
    """Return of what the compiled form of an expression is made, as `re` itself puts it together, packed."""
    inside = sys.modules["re"]
    parsed = inside._parser.parse(text, flags)
    # Some numbers are named, which cannot be kept; each has four bytes, as the machine writes them.
    code = b"".join([int(number).to_bytes(4, sys.byteorder) for number in inside._compiler._code(parsed, flags)])
    names = parsed.state.groupdict
    of_group: list[str | None] = [None] * parsed.state.groups
    for name, number in names.items():
        of_group[number] = name
    return marshal.dumps((text, int(flags | parsed.state.flags), code, parsed.state.groups - 1, names, tuple(of_group)))
