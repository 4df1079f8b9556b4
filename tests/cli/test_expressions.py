"""Expressions that were kept are those that would be compiled, and are not tried only where they cannot be found."""

import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from judgekit.cli import expressions, necessary
from judgekit.core import keeping
from tests.cases import each

ROOT = Path(__file__).resolve().parents[2]


class Kept(expressions.Expressions):
    """Expressions of which each is kept, and those are counted that are made."""

    def __init__(self) -> None:
        super().__init__("nothing")
        self.counted = 0

    def parts(self, text: Any, flags: int) -> Any:
        expressions._add(self._of_modules, [(text, flags)], 9)
        return super().parts(text, flags)

    def made(self, text: Any, flags: int, parts: Any) -> Any:
        self.counted += 1
        return super().made(text, flags, parts)


def test_an_expression_that_was_kept_is_made_when_it_is_asked_and_is_the_same() -> None:
    text, flags = r"(?P<many>\d+)\s*(?:回|times)", re.IGNORECASE
    real, kept = re.compile(text, flags), Kept()

    def later() -> Any:
        return expressions.Later(text, int(flags), kept)

    first: Any = later()
    assert issubclass(first.__class__, re.Pattern)
    assert first.pattern == text
    assert first.fullmatch("Three Turns") is None
    assert kept.counted == 0
    assert first.fullmatch("3 Times")["many"] == "3"
    assert [found.group() for found in first.finditer("2回 4 times")] == ["2回", "4 times"]
    assert (first.pattern, first.flags, first.groups, dict(first.groupindex)) == (text, real.flags, 1, {"many": 1})
    assert kept.counted == 1
    assert re.sub(first, "x", "5 times") == "x"
    assert first == real
    assert real == later()
    assert later() == later()
    assert {real: 1}[later()] == 1
    assert later() != re.compile(text)
    assert pickle.loads(pickle.dumps(later())) == real
    with pytest.raises(AttributeError):
        first.nothing()


NECESSARY = [
    # The expression, its flags, what must stand in a text, texts in which it is found.
    (r"\bblock(?:s|ed)?\b", 0, (("block",),), ["it blocks", "block"]),
    (r"手札(?:が|は)\d+枚", 0, (("手札",), ("枚",)), ["手札は3枚"]),
    (r"(?:手札|墓地)から", 0, (("手札", "墓地"), ("から",)), ["墓地から", "手札から"]),
    (r"(?:hand|yard)", 0, (("hand", "yard"),), ["yard", "a hand"]),
    (r"(?:hand|\d)", 0, (), ["7", "hand"]),
    (r"(?:hand)?yard", 0, (("yard",),), ["yard", "handyard"]),
    (r"(?:no)*\s", 0, (), [" ", "nono "]),
    (r"(?:no)+", 0, (("no",),), ["nono"]),
    (r"(?:no){2,3}?(?>x)", 0, (("no",), ("x",)), ["nonox"]),
    (r"[a-c]\d", 0, (("a", "b", "c"),), ["b2"]),
    (r"[^a]|[ぁ-ん]|[\d]", 0, (), ["b", "を", "3"]),
    (r"[ぁ-ん]", 0, (), ["を"]),
    (r"a(?=b)(?!c)(?<=a)(?<!x)b", 0, (("ab",), ("a",)), ["ab"]),
    (r"a^b", re.MULTILINE, (("ab",),), []),
    (r"(?P<one>ab)?(?(one)c|d)", 0, (), ["abc", "d"]),
    (r"(?P<one>ab)(?P=one)", 0, (("ab",),), ["abab"]),
    (r"(?i:kiss)", 0, (), ["KISS", "\u212aiss"]),
    (r"(?-i:x)kiss", re.IGNORECASE, (("kiss",),), ["xKISS", "x\u212aiss", "xki\u017fs", "xk\u0130ss", "xk\u0131ss"]),
    (r"手札 é", re.IGNORECASE, (), ["手札 É"]),
    (r"手札 7", re.IGNORECASE, (("手札 7",),), ["手札 7"]),
    (r"(?#nothing) o x", re.VERBOSE, (("ox",),), ["an ox"]),
    (r"", 0, (), ["", "x"]),
]


@each(NECESSARY)
def test_what_an_expression_cannot_do_without(
    text: str, flags: int, needed: tuple[tuple[str, ...], ...], found: list[str]
) -> None:
    assert necessary.necessary(text, flags) == needed
    real = re.compile(text, flags)
    for line in found:
        later: Any = expressions.Later(text, int(flags), Kept())
        assert real.search(line), line
        assert later.search(line).span() == real.search(line).span()  # type: ignore[union-attr]


def test_an_expression_that_cannot_be_found_is_not_made_and_says_the_same() -> None:
    text, line = r"(\d)回", "three times, twice"
    real, kept = re.compile(text), Kept()
    later: Any = expressions.Later(text, 0, kept)
    asked: list[Callable[[Any], object]] = [
        lambda one: (one.search(line), one.match(line), one.fullmatch(line), one.search(line, 3)),
        lambda one: (
            one.sub(r"\1 times", line),
            one.sub("x", line, 1),
            one.subn("x", line) if one is real else (line, 0),
        ),
        lambda one: (one.split(line), one.split(line, 1), one.findall(line), list(one.finditer(line))),
    ]
    for ask in asked:
        assert ask(later) == ask(real)
    assert kept.counted == 0
    for _ in range(expressions.TRIED):
        assert later.search(line) is None
    assert kept.counted == 1
    assert later.sub(r"\1 times", "3回", count=1) == "3 times"
    with pytest.raises(TypeError):
        later.search(b"3")


def test_more_expressions_are_kept_than_our_modules_make() -> None:
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "judgekit").rglob("*.py"))
    # Some are made of a row each, so that there are more than are written down.
    assert sum(source.count("re.compile(") for source in sources) * 2 < expressions.MOST_EXPRESSIONS


def test_what_one_question_made_does_not_push_out_what_the_next_one_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    written: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(written.get, written.__setitem__)])

    def process(texts: list[str]) -> expressions.Expressions:
        kept = expressions.Expressions("nothing")
        kept._of_modules, kept._of_answers = keeping.kept("nothing", lambda *both: both) or ({}, {})
        kept.later += [(text, 0) for text in texts]
        kept.keep(grown=False)
        return kept

    process([f"said again {number}" for number in range(400)])
    process([f"asked by all {number}" for number in range(20)])
    process([f"one of many files {number}" for number in range(expressions.MOST_OF_ONE_PROCESS + 1)])
    last = process([])
    assert all(last.parts(f"asked by all {number}", 0) is not None for number in range(20))
    assert last.parts("one of many files 1", 0) is None


def test_a_command_that_has_none_yet_takes_over_those_of_the_command_that_has_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: dict[str, bytes] = {}
    made: list[str] = []
    real = expressions.packed
    monkeypatch.setattr(keeping, "KEEPERS", [(written.get, written.__setitem__)])

    def packed(text: str, flags: int) -> bytes:
        made.append(text)
        return real(text, flags)

    monkeypatch.setattr(expressions, "packed", packed)
    monkeypatch.setattr(re, "_MAXCACHE", vars(re)["_MAXCACHE"])
    monkeypatch.setattr(re, "compile", re.compile)

    def process(command: str, *texts: str) -> list[str]:
        """Return what a process compiled that loads modules in which these expressions stand, and is the first to do so."""
        monkeypatch.setattr(re, "_cache", {})
        made.clear()
        kept = expressions.Expressions(command)
        kept.take()
        kept.loading += 1
        assert all(re.compile(text).fullmatch(text) for text in texts)
        kept.keep(grown=True)
        assert all(kept.parts(text, 0) is not None for text in texts)
        return [*made]

    both = tuple(f"said by both {number}" for number in range(9))
    assert process("few", "one") == ["one"]
    assert process("ask", *both) == [*both]
    assert process("few", "one", "two") == ["two"]
    assert process("play", *both, "one") == ["one"]
    assert process("play", *both, "one", "said later") == ["said later"]
    written["ask"] = written["ask"][:-1]
    assert process("ask", *both) == []
    assert process("quiz", *both, "one", "two") == ["two"]
