"""Citations as data: which rule numbers the code of a game decides by, so that coverage is counted and not claimed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


class Citations:
    """The rule numbers that the functions of one game declare.

    Attributes:
        places: for every declared number the qualified names of the functions that decide by it, in order of declaration.
    """

    def __init__(self) -> None:
        self.places: dict[str, list[str]] = {}

    def declare(self, function: Callable[..., Any], rules: tuple[str, ...]) -> None:
        """Record that function decides by rules."""
        place = f"{function.__module__}.{function.__qualname__}"
        for number in rules:
            places = self.places.setdefault(number, [])
            if place not in places:
                places.append(place)

    def rule(self, *rules: str) -> Callable[[Function], Function]:
        """Return a decorator that declares the rules of a function and leaves the function as it is."""

        def declared(function: Function) -> Function:
            self.declare(function, rules)
            return function

        return declared

    def numbers(self) -> frozenset[str]:
        """Return every number that some function declares."""
        return frozenset(self.places)
