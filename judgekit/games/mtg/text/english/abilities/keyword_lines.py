"""English card text, lines that stand for one keyword ability by themselves, in more words than its name and a cost (702)."""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.games.mtg.text.english.grammar import readings
from judgekit.games.mtg.text.english.tokens import Term


def keyword_alone(line: str) -> Term | None:
    """Return the keyword ability that a whole line stands for, None where it is another line.

    Args:
        line: the line, the name of its card as `~`.
    """
    return next((said(found) for form, said in _ALONE if (found := form.fullmatch(line)) is not None), None)


_PROTOTYPE = re.compile(r"Prototype ((?:\{[^{}]+\})+) [—-] (\d+/\d+)", re.I)
"""The second mana cost, power and toughness of a prototype card."""

_SUSPENDED_FOR_X = re.compile(r"suspend X ?[—-] ?((?:\{[^{}]+\})+)\. X can't be 0\.?", re.I)
"""Suspend with as many time counters as the X that is paid, which is at least 1 (702.62a)."""

_EVIDENCE = re.compile(r"as an additional cost to cast ~, you may collect evidence (\d+)\.", re.I)
"""The optional cost of collecting evidence, which other abilities of the spell ask for."""

_FRIENDS = re.compile(r"partner ?— ?friends forever", re.I)
"""The ability that cards print without the word before it, as today's wording has it (702.124i)."""

_PARTNERS = re.compile(r"partner ?— ?(character select|father & son|survivors)", re.I)
"""Partners of one group (702.124i of the book of 2026-04-17)."""

_BEHELD = re.compile(r"as an additional cost to cast ~, you may behold (an? [^,.]+)\.", re.I)
"""The optional cost of beholding something, which other abilities of the spell ask for."""

_ALONE: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Term]], ...] = (
    (_PROTOTYPE, lambda said: {"keyword": "prototype", "cost": said[1], "pt": said[2]}),
    (_SUSPENDED_FOR_X, lambda said: {"keyword": "suspend", "value": "X", "cost": said[1]}),
    (_EVIDENCE, lambda said: {"keyword": "evidence", "value": said[1]}),
    (_BEHELD, lambda said: {"keyword": "behold", "is": readings(said[1], "afilter")[0]}),
    (_FRIENDS, lambda _said: {"keyword": "friends forever"}),
    (_PARTNERS, lambda said: {"keyword": "partner as", "name": said[1].lower()}),
)
"""Lines that stand for a keyword ability by themselves, with what each means."""
