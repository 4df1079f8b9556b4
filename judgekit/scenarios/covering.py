"""What the code of a game and the scenarios cover: which rules either of them cites."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.numbers import sort_key
from judgekit.scenarios.adapters import adapter_of, package_of
from judgekit.scenarios.code_citations import CodeCitation, citations_of
from judgekit.scenarios.verdicts import Result


def rules_with_code(game: str) -> dict[str, tuple[CodeCitation, ...]]:
    """Return for every rule of a game that has code the places that cite it, in the book's order; headings decide nothing.

    Code that several books share cites the numbers of one of them; each book has the rules that these are turned into.

    Raises:
        Unsupported: the game has no rules in code.
    """
    scene = adapter_of(game)
    places: dict[str, tuple[CodeCitation, ...]] = {}
    for number, at in citations_of(package_of(game)).items():
        for there in scene.game.numbers_of(number) if number not in scene.headings else ():
            if ":" not in there:
                places[there] = (*places.get(there, ()), *at)
    return {number: places[number] for number in sorted(places, key=sort_key)}


def rules_exercised(results: Iterable[Result]) -> dict[str, list[str]]:
    """Return for every qualified rule that a passing scenario cites the ids of those scenarios."""
    found: dict[str, list[str]] = {}
    for result in results:
        if result.verdict == "pass":
            for number in result.cited:
                found.setdefault(number, []).append(result.id)
    return found
