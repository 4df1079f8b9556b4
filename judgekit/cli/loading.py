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

from judgekit.cli.expressions import Expressions
from judgekit.core import compiling, keeping

TYPE_CHECKING = False  # typing costs more to import than what is saved here
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import CodeType, ModuleType
    from typing import Self

    Constant = str | bytes | int | float | complex | tuple["Constant", ...] | frozenset["Constant"] | None
    """What stands in code."""

_OURS = "judgekit."
_GAMES = "judgekit.games."
_OF_BOOKS = ("judgekit.books.", "judgekit.search.")
_ROWS = ".rows."
"""Stands in the name of a module of which a grammar is made that is kept itself; without it a question loads none of them."""

_BUILDS = "judgekit.library.building"
"""The module that is loaded where a store is built, and nowhere else."""

_SHARED = ("co_exceptiontable", "co_filename", "co_linetable", "co_name", "co_names", "co_qualname", "co_varnames")
"""What stands in code and is often the same in other code."""

_FEW_IDLE = 8
"""So many modules that an answer does not need are read with the others: to part them takes longer."""

_PACKAGE = f"{os.sep}__init__.py"


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
        self._groups: dict[str, dict[str, keeping.Packed]] = {}
        self._parts: dict[str, dict[str, CodeType]] = {}
        self._together: dict[str, set[str]] = {}
        """The modules that stand together, by the part."""
        self._grown: set[str] = set()
        self._new: set[str] = set()
        self._expressions = Expressions(f"expressions-{command}")
        self._texts = 0
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
        built = _BUILDS in sys.modules
        for group in {self._name(part) for part in list(self._parts) if self._packs(part)}:
            if not built or group != self._name(""):
                keeping.keep(group, self._groups[group])
        if built:
            return  # what builds a store is of no use to who finds it built, and would be read each time
        if len(compiling.KNOWN) > self._texts:
            keeping.keep(f"compiled-{self._command}", compiling.KNOWN)
        self._expressions.keep(grown=bool(self._grown))

    def _packs(self, part: str) -> bool:
        """Pack what is new of a part, and tell whether there is any.

        What the first process needed stands together, and each module that another one needs besides by itself, so that it is read
        by nobody else. Of the former a few that an answer did not need, or few that it needed, are parted from the others.
        """
        group, known = self._groups[self._name(part)], self._parts[part]
        together = self._together.get(part, set())
        idle = {name for name in together if name not in sys.modules}
        alone = min(idle, together - idle, key=len)
        if part not in group:
            group[part] = _packed(known)
            return True
        if len(together) // 5 > len(alone) and (len(alone) > _FEW_IDLE or len(idle) > len(alone)):
            group[part] = _packed({name: known[name] for name in together - alone})
        elif part in self._grown:
            alone = set()
        else:
            return False
        group.update({name: _packed({name: known[name]}) for name in alone | (self._new & known.keys())})
        return True

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module of ours is; None for one of somebody else."""
        if not name.startswith(_OURS):
            return None
        code = self._code_of(name)
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
        code = self._code_of(name)
        if code is None:
            code = SourceFileLoader.get_code(loader, name)
            if code is None:
                return None
            self._parts[_part(name)][name] = code
            self._grown.add(_part(name))
            self._new.add(name)
        return code

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
        self._expressions.loading += 1
        try:
            if code is not None:
                exec(code, module.__dict__)
            else:
                SourceFileLoader.exec_module(loader, module)
        finally:
            self._expressions.loading -= 1

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
        code = self._code_of(name)
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

    def _code_of(self, name: str) -> CodeType | None:
        """Return the code of a module that is known."""
        part = _part(name)
        known = self._parts.setdefault(part, {})
        if name in known:
            return known[name]
        group = self._groups.get(self._name(part))
        if group is None:
            group = self._groups[self._name(part)] = keeping.kept(self._name(part), dict) or {}
        if name in group:
            known.update(marshal.loads(group[name]))
        elif part in group and part not in self._together:
            together = marshal.loads(group[part])
            self._together[part] = set(together)
            known.update(together)
        return known.get(name)

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


def _packed(modules: Mapping[str, CodeType]) -> bytes:
    """Return the code of modules to be kept: what stands in several of them alike stands there once, and is read once."""
    known: dict[bytes, Constant] = {}
    return marshal.dumps({name: _sharing(code, known) for name, code in modules.items()})


def _sharing(code: CodeType, known: dict[bytes, Constant]) -> CodeType:
    """Return code of which names, constants and where its lines are were seen before, where something like them was.

    Args:
        code: the code.
        known: what was seen, by its bytes, which tell 1 from 1.0 and from True.
    """
    constants = [_sharing(one, known) if type(one) is type(code) else _seen(one, known) for one in code.co_consts]
    parts = {name: _seen(getattr(code, name), known) for name in _SHARED}
    replaced: Callable[..., CodeType] = code.replace
    return replaced(co_consts=tuple(constants), **parts)


def _seen(value: Constant, known: dict[bytes, Constant]) -> Constant:
    """Return a constant, or one that was seen before and is the same."""
    if type(value) is tuple:
        value = tuple([_seen(one, known) for one in value])
    return known.setdefault(marshal.dumps(value, 0), value)


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
