"""Regular expressions of our modules, kept between processes: made when they are first asked for, and only where they may be found.

A module compiles its expressions as it loads. What is compiled is taken over from an earlier process; of two thousand expressions a
question asks a few hundred, and most of those look for words that do not stand in it. What a command compiles for which none are
kept yet another one may have compiled before: it takes over what is kept of the one that kept most. On the path of a cold start.
"""

from __future__ import annotations

import marshal
import sys
from array import array
from zlib import crc32

from judgekit.core import keeping

TYPE_CHECKING = False  # typing costs more to import than what is saved here
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from re import Pattern
    from types import ModuleType

    Text = str | bytes
    Key = tuple[type, Text, int]
    Compiled = Pattern[str] | Pattern[bytes]
    _Kept = dict[int, keeping.Packed]
    Kept = tuple[bytes, int, tuple[tuple[str, ...], ...], int, bytes]
    """The bytes of an expression and its flags as they stand in a module, what a text must hold, all flags, of what it is made."""

_PARTS_OF_RE = ("_cache", "_compiler", "_parser")
"""Parts of `re` by which what it compiled is taken over; a Python that has them not compiles anew."""

_REMEMBERED_BY_RE = 5_200
"""Expressions that `re` is told to remember: its own 512 are fewer than those of the notation with a game's words."""

MOST_EXPRESSIONS = 5_000
"""Expressions of modules that are kept; where there are more, those beyond are compiled by every process."""

MOST_MADE_LATER = 3_000
"""Expressions that are kept of those made while questions were answered.

Some hold the name of a card, and are of use to no other question. There is room for all others: a sentence that is said again
makes some hundred, which once filled the place, so that every later question compiled those that each needs.
"""

MOST_OF_ONE_PROCESS = 1_000
"""A process that makes more of them has played many files: what one question needs cannot be told from it."""

TRIED = 20
"""After so many texts in which it cannot be found an expression is made: a long run tries it faster than it looks for its words."""

_FEW = 8
"""So few are compiled again by the next process: most hold the name of a card, and to write all of them costs more."""

_LENDER = "lender"
"""Under this is kept of which command most expressions are kept, and how many: a command of which none are takes over those."""

_OTHER_CASES = frozenset("\u0130\u0131\u017f")
"""Letters that are taken for one of ASCII where case is none, and have no such small letter."""

_IGNORECASE = 2


class Later:
    """Stands for an expression, and is made when it is asked for something that a text must be looked through for.

    All that can be asked of an expression stands here: `__getattr__` would make each attribute that there is dearer, too.

    Args:
        text: the expression as it stands in a module.
        flags: its flags.
        kept: what is kept of all.
    """

    _tried = 0
    _whole: Compiled | None = None
    _parts: Kept | None = None
    _needed: tuple[tuple[str, ...], ...] | None = None
    """What must stand in a text; None before anything was asked."""

    def __init__(self, text: Text, flags: int, kept: Expressions) -> None:
        self._text, self._flags, self._kept = text, flags, kept

    @property
    def pattern(self) -> Text:
        """The expression as it stands in a module."""
        return self._text

    @property
    def flags(self) -> int:
        """All its flags."""
        return self._made().flags

    @property
    def groups(self) -> int:
        """How many groups it has."""
        return self._made().groups

    @property
    def groupindex(self) -> Mapping[str, int]:
        """The number of each group that has a name."""
        return self._made().groupindex

    def _made(self) -> Compiled:
        """Return the expression itself."""
        whole = self._whole
        if whole is None:
            whole = self._whole = self._kept.made(self._text, self._flags, self._known())
        return whole

    def _known(self) -> Kept | None:
        """Return what is kept of it."""
        if self._needed is None:
            parts = self._parts = self._kept.parts(self._text, self._flags)
            self._needed = parts[2] if parts is not None else ()
        return self._parts

    def _method(self, name: str) -> Callable[..., object]:
        """Return a method of the expression, by which it is asked from now on."""
        method: Callable[..., object] = self.__dict__.setdefault(name, getattr(self._made(), name))
        return method

    def _cannot_stand_in(self, text: object) -> bool:
        """Tell whether it is known, without looking, that the expression is not found in a text."""
        parts = self._parts if self._needed is not None else self._known()
        if parts is None or not parts[2] or type(text) is not str or self._tried > TRIED:
            return False
        if parts[3] & _IGNORECASE:
            if not text.isascii() and not _OTHER_CASES.isdisjoint(text):
                return False
            text = text.lower()
        for strings in parts[2]:
            for string in strings:
                if string in text:
                    break
            else:
                self._tried += 1
                return True
        return False

    def search(self, text: object, *places: int) -> object:
        """Look for it anywhere in a text."""
        return None if self._cannot_stand_in(text) else self._method("search")(text, *places)

    def match(self, text: object, *places: int) -> object:
        """Look for it at the beginning of a text."""
        return None if self._cannot_stand_in(text) else self._method("match")(text, *places)

    def fullmatch(self, text: object, *places: int) -> object:
        """Tell whether it is a whole text."""
        return None if self._cannot_stand_in(text) else self._method("fullmatch")(text, *places)

    def sub(self, by: object, text: object, count: int = 0) -> object:
        """Put something in its place."""
        return text if self._cannot_stand_in(text) else self._method("sub")(by, text, count)

    def finditer(self, text: object, *places: int) -> object:
        """Return where it stands in a text."""
        return iter(()) if self._cannot_stand_in(text) else self._method("finditer")(text, *places)

    def findall(self, text: object, *places: int) -> object:
        """Return what stands in a text as it says."""
        return [] if self._cannot_stand_in(text) else self._method("findall")(text, *places)

    def split(self, text: object, maxsplit: int = 0) -> object:
        """Cut a text where it stands."""
        return [text] if self._cannot_stand_in(text) else self._method("split")(text, maxsplit)

    def subn(self, by: object, text: object, count: int = 0) -> object:
        """Put something in its place, and tell how often."""
        return self._method("subn")(by, text, count)

    def scanner(self, text: object, *places: int) -> object:
        """Return what looks for it time and again."""
        return self._method("scanner")(text, *places)

    def __eq__(self, other: object) -> bool:
        return bool(self._made() == (other._made() if type(other) is Later else other))

    def __hash__(self) -> int:
        return hash(self._made())

    def __reduce__(self) -> tuple[object, ...]:
        return sys.modules["re"]._compile, (self._text, self.flags)

    @property
    def __class__(self) -> type:
        """The type of an expression: whoever asks takes it for one."""
        kind: type = sys.modules["re"].Pattern
        return kind

    @__class__.setter
    def __class__(self, _kind: type) -> None:
        raise TypeError


class _Remembered(dict["Key", "Compiled | Later"]):
    """What `re` remembers: what a module compiles as it loads is made later, and so is what was kept; the rest `re` compiles.

    Args:
        remembered: what `re` remembers already.
        kept: what is kept of all.
    """

    def __init__(self, remembered: dict[Key, Compiled], kept: Expressions) -> None:
        super().__init__(remembered)
        self._kept = kept

    def __missing__(self, key: Key) -> Later:
        kind, text, flags = key
        if (kind is not str and kind is not bytes) or type(text) is not kind:
            raise KeyError(key)
        if not self._kept.loading and self._kept.parts(text, flags) is None:
            raise KeyError(key)
        later = Later(text, flags, self._kept)
        super().__setitem__(key, later)
        return later

    def __setitem__(self, key: Key, made: Compiled | Later) -> None:
        super().__setitem__(key, made)
        self._kept.later.append((key[1], key[2]))


class Expressions:
    """The expressions that are compiled while modules are loaded, and while a question is answered.

    `re` remembers what it compiled; what is found there when it is asked for is not compiled. Where it remembers in another way
    than we know, nothing is taken over.

    Args:
        name: the name under which they are kept.
    """

    def __init__(self, name: str) -> None:
        self.loading = 0
        """How many modules are being loaded, one within the other."""
        self.later: list[tuple[Text, int]] = []
        """What `re` compiled while no module was loaded."""
        self._name = name
        self._of_modules: dict[int, keeping.Packed] = {}
        self._of_answers: dict[int, keeping.Packed] = {}
        self._lent: dict[int, keeping.Packed] = {}
        self._remembered: _Remembered | None = None
        self._new: list[tuple[Text, int]] = []
        self._of_loaded: list[Later] = []

    def take(self) -> None:
        """Give `re`, once it is loaded, what was kept."""
        module = sys.modules.get("re")
        if self._remembered is not None or module is None or not all(map(vars(module).__contains__, _PARTS_OF_RE)):
            return
        vars(module)["_MAXCACHE"] = _REMEMBERED_BY_RE
        found = keeping.kept(self._name, _both)
        self._of_modules, self._of_answers = found or ({}, {})
        if found is None:
            of_modules, of_answers = keeping.kept(_lender()[0], _both) or ({}, {})
            self._lent = of_answers | of_modules
        self._remembered = _Remembered(module._cache, self)
        vars(module)["_cache"] = self._remembered
        vars(module)["compile"] = self._compiling(module)

    def _compiling(self, module: ModuleType) -> Callable[..., object]:
        """Return what compiles an expression: of a module that is being loaded later, and without looking for it among all."""
        real = module.compile
        real = getattr(real, "real", real)

        def compile_it(pattern: Text, flags: int = 0) -> object:
            if not self.loading or type(pattern) is not str:
                return real(pattern, flags)
            later = Later(pattern, int(flags), self)
            self._of_loaded.append(later)
            return later

        vars(compile_it)["real"] = real
        return compile_it

    def parts(self, text: Text, flags: int) -> Kept | None:
        """Return what is kept of an expression."""
        raw, key = _key(text, flags)
        return _parts(self._of_modules.get(key) or self._of_answers.get(key) or self._lent.get(key), raw, flags)

    def made(self, text: Text, flags: int, parts: Kept | None) -> Compiled:
        """Return an expression, made of what is kept of it or compiled."""
        compiler = sys.modules["re"]._compiler
        if parts is None:
            self._new.append((text, flags))
            compiled: Compiled = compiler.compile(text, flags)
            return compiled
        code, groups, names, of_group = marshal.loads(parts[4])
        made: Compiled = compiler._sre.compile(text, parts[3], array("I", code).tolist(), groups, names, of_group)
        return made

    def keep(self, *, grown: bool) -> None:
        """Keep for the next process what this one compiled.

        Args:
            grown: modules were loaded that no process loaded before: all of their expressions are kept, asked for or not.
        """
        new = self._new
        if not grown and len(new) + len(self.later) <= _FEW:
            return
        if grown and self._remembered is not None:
            of_all = [*self._of_loaded, *self._remembered.values()]
            new = [(one._text, one._flags) for one in of_all if type(one) is Later]
        later = self.later if len(self.later) <= MOST_OF_ONE_PROCESS else []
        before = len(self._of_modules) + len(self._of_answers)
        _add(self._of_modules, new, MOST_EXPRESSIONS, self._lent)
        _add(self._of_answers, later, MOST_MADE_LATER, self._lent)
        many = len(self._of_modules) + len(self._of_answers)
        if many > before:
            keeping.keep(self._name, self._of_modules, self._of_answers)
        if many > max(before, _lender()[1]):
            keeping.keep(_LENDER, self._name, many)


def _both(of_modules: _Kept, of_answers: _Kept) -> tuple[_Kept, _Kept]:
    return of_modules, of_answers


def _lender() -> tuple[str, int]:
    """Return under which name most expressions are kept, and how many."""
    return keeping.kept(_LENDER, lambda name, many: (name, many)) or ("", 0)


def _parts(kept: keeping.Packed | None, raw: bytes, flags: int) -> Kept | None:
    """Return what is kept, where it is of this expression."""
    parts: Kept | None = marshal.loads(kept) if kept is not None else None
    return parts if parts is not None and parts[:2] == (raw, flags) else None


def _add(kept: _Kept, new: list[tuple[Text, int]], most: int, lent: Mapping[int, keeping.Packed] = {}) -> None:
    for text, flags in new:
        raw, key = _key(text, flags)
        if key not in kept and len(kept) < most:
            known = lent.get(key)
            kept[key] = packed(text, flags) if known is None or _parts(known, raw, flags) is None else known


def _key(text: Text, flags: int) -> tuple[bytes, int]:
    """Return the bytes of an expression (one of bytes behind a byte that no text has), and the number under which it is kept.

    What is found under the number tells whether it is the same.
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else b"\xff" + text
    return raw, crc32(raw, flags)


def packed(text: Text, flags: int) -> bytes:
    """Return of what the compiled form of an expression is made, as `re` itself puts it together, and what a text must hold."""
    from judgekit.cli.necessary import necessary

    inside = sys.modules["re"]
    parsed = inside._parser.parse(text, flags)
    # Some numbers are named, which cannot be kept; each has four bytes, as the machine writes them.
    code = b"".join([int(number).to_bytes(4, sys.byteorder) for number in inside._compiler._code(parsed, flags)])
    names = parsed.state.groupdict
    of_group: list[str | None] = [None] * parsed.state.groups
    for name, number in names.items():
        of_group[number] = name
    needed = necessary(text, flags) if isinstance(text, str) else ()
    whole = int(flags | parsed.state.flags)
    rest = marshal.dumps((code, parsed.state.groups - 1, names, tuple(of_group)))
    return marshal.dumps((_key(text, flags)[0], int(flags), needed, whole, rest))
