"""Formulas and comparisons as structured terms write them: `2 * event.amount + 1`, `half-up(you.life)`, `<= 3`.

A formula becomes an integer, `(sign, left, right)` of `+`, `-` and `*`, `(function, value)`, or what the game makes of a name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from judgekit.core.typed import Generic, TypeAlias, TypeVar
from judgekit.core.wording import phrase
from judgekit.language.parts import Part, TermMalformed

NameT = TypeVar("NameT")
Formula: TypeAlias = "int | tuple[object, ...] | NameT"
"""What a formula becomes, where names mean what the game says."""

SIGNS = ("<=", ">=", "!=", "<", ">", "=")
"""Signs of comparisons, the longer ones first."""


def split_sign(text: str) -> tuple[str, str]:
    """Return the sign of a comparison and what stands behind it; without a sign, exactly so many are meant."""
    sign = next((sign for sign in SIGNS if text.startswith(sign)), "")
    return sign or "=", text.removeprefix(sign).strip()


class Formulas(Generic[NameT]):
    """Reads formulas: sums, products, brackets and functions; integers only.

    Attributes:
        named: returns what a name means at a place, None where it means nothing; a lone `*` is a name too.
        name: how names are written.
        functions: words that may stand before a bracket.
        example: what a fault gives as examples.
    """

    def __init__(
        self,
        named: Callable[[str, Part], NameT | None],
        name: str = r"[^\W\d][\w'.-]*",
        functions: Collection[str] = (),
        example: str = "",
    ) -> None:
        self.named = named
        self.functions = frozenset(functions)
        self.example = example
        self.token = re.compile(rf"\s*(?:(\d+)|({name})|([-+*()]))")

    def read(self, text: str, part: Part) -> Formula[NameT]:
        """Return what a formula says.

        Args:
            text: the formula.
            part: where it stands.

        Raises:
            TermMalformed: it is no formula, or a name in it means nothing.
        """
        tokens: list[str] = []
        place = 0
        while place < len(text.rstrip()):
            match = self.token.match(text, place)
            if match is None:
                raise self._fault(text, part)
            tokens.append(match.group(match.lastindex or 0))
            place = match.end()
        value = self._sum(tokens, text, part)
        if tokens:
            raise self._fault(text, part)
        return value

    def _fault(self, text: str, part: Part) -> TermMalformed:
        return part.fault(phrase("not a formula: {text!r}", text=text), self.example)

    def _sum(self, tokens: list[str], text: str, part: Part) -> Formula[NameT]:
        value = self._product(tokens, text, part)
        while tokens and tokens[0] in "+-":
            value = (tokens.pop(0), value, self._product(tokens, text, part))
        return value

    def _product(self, tokens: list[str], text: str, part: Part) -> Formula[NameT]:
        value = self._single(tokens, text, part)
        while len(tokens) > 1 and tokens[0] == "*":
            value = (tokens.pop(0), value, self._single(tokens, text, part))
        return value

    def _single(self, tokens: list[str], text: str, part: Part) -> Formula[NameT]:
        if not tokens:
            raise self._fault(text, part)
        token = tokens.pop(0)
        if token.isdecimal():
            return Part(token, part.path).integer()
        if token in "+-":
            value = self._single(tokens, text, part)
            return value if token == "+" else -value if isinstance(value, int) else ("-", 0, value)
        if token == "(":
            return self._bracketed(tokens, text, part)
        if token in self.functions and tokens[:1] == ["("]:
            tokens.pop(0)
            return (token, self._bracketed(tokens, text, part))
        meant = None if token == ")" else self.named(token, part)
        if meant is None:
            raise part.fault(
                phrase("not a formula: {text!r} ({token!r} is no number)", text=text, token=token), self.example
            )
        return meant

    def _bracketed(self, tokens: list[str], text: str, part: Part) -> Formula[NameT]:
        value = self._sum(tokens, text, part)
        if tokens[:1] != [")"]:
            raise self._fault(text, part)
        tokens.pop(0)
        return value
