"""Functions that no question called: what stands for them, and that they are there when they are called."""

import inspect
import textwrap
from pathlib import Path
from typing import Any

import pytest

from judgekit.cli import set_aside
from judgekit.core import keeping

MODULE = "judgekit.games.nowhere"
LONG = "; ".join(f"n{number} = {number}" for number in range(20))
SOURCE = f'''
import functools

def plain(first, second=2):
    """Says what it is."""
    {LONG}
    return first, second

def every_kind(only, /, first, second=2, *more, named, also=4, **rest):
    {LONG}
    return only, first, second, more, named, also, rest

def lists(many):
    {LONG}
    yield from range(many)

def makes(number):
    {LONG}
    return lambda other: number + other + len([one for one in range(number)])

def fails():
    {LONG}
    raise ValueError("so")

@functools.cache
def kept_once(number):
    {LONG}
    return [number]

by_no_name = [lambda first, *, named=3: (first, named, first * named + first, first * named - first, [one for one in (first, 2)])]

class Box:
    def __init__(self, inside):
        {LONG}
        self.inside = inside

    def told(self, also=1):
        {LONG}
        return self.inside, also

    @property
    def asked(self):
        {LONG}
        return self.inside

    @classmethod
    def made(cls, inside):
        {LONG}
        return cls(inside)

    @staticmethod
    def alone(inside):
        {LONG}
        return inside

    class Inner:
        def told(self):
            {LONG}
            return "inner"

class Larger(Box):
    def told(self, also=1):
        {LONG}
        return super().told(also=also + 1)
'''

ASKED = """
plain(1), plain(1, second=3), plain.__name__, plain.__defaults__
every_kind(1, 2, named=3), every_kind(1, 2, 3, 4, 5, named=6, also=7, other=8), every_kind(1, first=2, named=3)
[*lists(3)], makes(2)(5)
kept_once(3), kept_once(3) is kept_once(3), kept_once.__wrapped__(2)
by_no_name[0](1), by_no_name[0](1, named=2)
Box(1).told(), Box.made(2).told(also=3), Box(3).asked, Box.alone(4), Box.Inner().told(), Larger(5).told(2)
""".strip().split("\n")


@pytest.fixture(autouse=True)
def nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KNOWN", "_BODIES", "_FUNCTIONS"):
        monkeypatch.setattr(set_aside, name, {})
    for name in ("CALLED", "_FRESH"):
        monkeypatch.setattr(set_aside, name, set())


def loaded(code: Any) -> dict[str, Any]:
    inside: dict[str, Any] = {"__name__": MODULE}
    exec(code, inside)
    return inside


def whole(source: str = SOURCE, place: str = "nowhere.py") -> Any:
    return compile(textwrap.dedent(source), place, "exec")


@pytest.mark.parametrize("asked", ASKED)
def test_a_stand_in_answers_as_its_function(asked: str) -> None:
    expected = eval(asked, loaded(whole()))
    stood_in = loaded(set_aside.left_out(MODULE, whole()))
    assert [eval(asked, stood_in) for _ in range(3)] == [expected] * 3
    assert set_aside.CALLED


@pytest.mark.parametrize("wrong", ["plain()", "plain(1, 2, 3)", "every_kind(1, 2)", "Box.alone()", "fails()"])
def test_a_call_that_fails_fails_alike(wrong: str) -> None:
    with pytest.raises((TypeError, ValueError)) as usual:
        eval(wrong, loaded(whole()))
    with pytest.raises(usual.type) as stood_in:
        eval(wrong, loaded(set_aside.left_out(MODULE, whole())))
    assert str(stood_in.value) == str(usual.value)


def test_a_stand_in_takes_the_parameters_of_its_function() -> None:
    usual, stood_in = loaded(whole()), loaded(set_aside.left_out(MODULE, whole()))
    for name in ("plain", "every_kind", "lists"):
        assert inspect.signature(stood_in[name]) == inspect.signature(usual[name])
        assert stood_in[name].__code__ != usual[name].__code__


def test_a_function_that_was_called_stands_in_its_place() -> None:
    inside = loaded(set_aside.left_out(MODULE, whole()))
    before, usual = inside["plain"], loaded(whole())
    stand_in = before.__code__
    for asked in ("plain(1)", "kept_once(1)", "Box(1).told()", "Box(1).asked"):
        eval(asked, inside)
    assert inside["plain"] is before
    assert before.__code__ == usual["plain"].__code__ != stand_in
    assert inside["kept_once"].__wrapped__.__code__ == usual["kept_once"].__wrapped__.__code__
    assert inside["Box"].asked.fget.__code__ == usual["Box"].asked.fget.__code__


def test_a_module_that_is_loaded_twice_has_functions_of_its_own() -> None:
    code = set_aside.left_out(MODULE, compile(f"here = []\ndef told():\n    {LONG}\n    return here", "", "exec"))
    first, second = loaded(code), loaded(code)
    assert first["told"]() is first["here"] is not second["here"] is second["told"]()


def test_what_was_called_is_set_aside_no_longer() -> None:
    code = set_aside.left_out(MODULE, whole())
    loaded(code)["plain"](1)
    kept = set_aside.put_back(MODULE, code)
    assert loaded(kept)["plain"].__code__ == loaded(whole())["plain"].__code__
    assert loaded(kept)["lists"].__code__ == loaded(code)["lists"].__code__ != loaded(whole())["lists"].__code__


@pytest.mark.parametrize("kept", [True, False])
def test_another_process_finds_the_functions_kept_or_in_the_source(
    kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, bytes] = {}
    monkeypatch.setattr(keeping, "KEEPERS", [(written.get, written.__setitem__)])
    place = tmp_path / "nowhere.py"
    place.write_text(textwrap.dedent(SOURCE), encoding="utf-8")
    code = set_aside.left_out(MODULE, whole(place=str(place)))
    set_aside.keep({MODULE: code} if kept else {})
    assert bool(written) is kept
    set_aside.KNOWN.clear()
    if kept:
        place.unlink()
    inside = loaded(code)
    assert (inside["plain"](1), [*inside["lists"](2)], inside["Box"](3).told()) == ((1, 2), [0, 1], (3, 1))


def test_where_another_function_stands_in_the_source_now_that_is_said(tmp_path: Path) -> None:
    place = tmp_path / "nowhere.py"
    place.write_text("def other():\n    return 1\n" + textwrap.dedent(SOURCE), encoding="utf-8")
    inside = loaded(set_aside.left_out(MODULE, whole(place=str(place))))
    set_aside.KNOWN.clear()
    with pytest.raises(ImportError, match=r"nowhere\.py has been changed"):
        inside["plain"](1)


def test_modules_of_other_rooms_and_of_nobody_are_left_as_they_are() -> None:
    for name in ("judgekit.cli.somewhere", "judgekit.core.somewhere", "elsewhere"):
        code = whole()
        assert set_aside.left_out(name, code) is code


def test_a_process_that_called_very_many_tells_nothing_of_what_one_question_needs() -> None:
    set_aside.CALLED.update((MODULE, number) for number in range(set_aside.MANY))
    assert set_aside.modules_called() == set()
    assert not set_aside.CALLED
    set_aside.CALLED.update((MODULE, number) for number in range(set_aside.FEW + 1))
    assert set_aside.modules_called() == {MODULE}
