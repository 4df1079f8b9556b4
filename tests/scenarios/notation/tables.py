"""Situations of invented cards for tests of table notation, and how they are answered."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from judgekit.cards.adding import add
from judgekit.cli.cards.finding_cards import serve_scenarios
from judgekit.scenarios import notation_answers
from judgekit.scenarios.files import card_files
from judgekit.scenarios.files.model import NOT_CHOSEN, ChosenEdition
from judgekit.scenarios.notation.answering import hinting
from judgekit.scenarios.notation.answering.every_way import Answered
from judgekit.scenarios.notation.words.faults import NotationUnclear
from tests.cases import WHOLE

MAW = 'A: life 12; Old Maw "Trample" 6/6 attacking; hand Quick Growth {G} instant "Target creature gets +3/+3 until end of turn."'
CUB = "B: life 3; Meadow Cub {1}{G} 2/2 blocking Maw, Pale Angel 4/4 (tapped, 1 +1/+1 counter)"

_TOLD = frozenset(
    ("message", "words", "line", "candidates", "hint", "unread", "whole", "nearest", "parts", "lines", "notes", "brief")
)
"""What a fault tells of itself."""


_LOOKED: set[str] = set()
"""Tests that have looked at what is said of a refusal; of what they ask next that is worked out at once."""


def _test() -> str:
    """Return which test asks, whichever of its cases is tried."""
    return os.environ.get("PYTEST_CURRENT_TEST", "").partition(" (")[0].partition("[")[0]


class ToldLater(NotationUnclear):
    """That a situation is not understood; why, and what may be written instead, is worked out when somebody looks at it.

    Most tests of what is refused ask for nothing but that it is, and to look for a line that would do takes several times as long.

    Args:
        why: answers the situation again, and returns the fault with all that it tells.
    """

    def __init__(self, why: Callable[[], NotationUnclear]) -> None:
        Exception.__init__(self)
        self._why, self._found = why, list[NotationUnclear]()

    def _fault(self) -> NotationUnclear:
        if not self._found:
            _LOOKED.add(_test())
            self._found.append(self._why())
        return self._found[0]

    def __getattribute__(self, name: str) -> Any:
        return getattr(self._fault(), name) if name in _TOLD else object.__getattribute__(self, name)

    def __str__(self) -> str:
        return str(self._fault())


def answered(text: str, chosen: ChosenEdition = NOT_CHOSEN, game: str = "mtg", lang: str = "en") -> Answered:
    """Answer a situation as the program does; what it says of one that is not understood is worked out where a test looks at it."""
    if WHOLE or _test() in _LOOKED:
        return notation_answers.answered(text, chosen, game, lang)

    @cache
    def in_full() -> Answered:
        return notation_answers.answered(text, chosen, game, lang)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hinting, "_with_hint", lambda fault, *_about: fault)
        patch.setattr(notation_answers, "_rewriting", lambda *_about: _Nothing)
        try:
            found = notation_answers.answered(text, chosen, game, lang)
        except NotationUnclear as fault:
            if type(fault) is not NotationUnclear:
                raise
            raise ToldLater(partial(_refused, in_full)) from fault.__cause__
    for place, reply in enumerate(found.replies):
        if reply.unread is not None:
            reply.unread = ToldLater(partial(_unread, in_full, place))
    return found


class _Nothing:
    """Looks for nothing that may be written in the place of what is not understood."""

    @staticmethod
    def written(fault: NotationUnclear) -> NotationUnclear:
        return fault


def _refused(answer: Callable[[], Answered]) -> NotationUnclear:
    with pytest.raises(NotationUnclear) as refused:
        answer()
    return refused.value


def _unread(answer: Callable[[], Answered], place: int) -> NotationUnclear:
    unread = answer().replies[place].unread
    assert unread is not None
    return unread


def _of_questions(found: Answered) -> NotationUnclear:
    assert found.unread is not None
    return found.unread


def result(text: str, lang: str = "en") -> list[str]:
    """Return the sentences of the first answer."""
    return [str(one.en if lang == "en" else one.ja) for one in of(text).replies[0].result]


def of(text: str, lang: str = "en") -> Answered:
    """Answer a situation, of which every question has to be understood."""
    found = answered(text, lang=lang)
    if any(one.unread is not None for one in found.replies):
        raise ToldLater(partial(_of_questions, found))
    return found


@pytest.fixture
def served(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The cards that the module of a test lists as `CARDS` can be named."""
    file = tmp_path / "cards.json"
    cards = [{"oracle_id": one["name"], "layout": "normal", "oracle_text": "", **one} for one in request.module.CARDS]
    file.write_text(json.dumps(cards), encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    add(file)
    serve_scenarios()
    yield
    card_files.use(None)
