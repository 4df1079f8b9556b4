"""Amounts, comparisons and conditions of structured terms, as any game has them; a game adds its own words to the tables.

An amount is a number, a formula (`2 * event.amount + 1`), or a mapping: `{sum: [a, b]}`, `{half-up: a}`. A comparison is a number
or a sign with an amount (`<= 3`), or `{min: a}`, `{max: a}`. A condition is a text that compares (`you.life <= 5`), a list of which
every one has to hold, or a mapping: `{not: …}`, `{any: […]}`, `{count: filter, is: ">= 2"}`.
"""

from __future__ import annotations

import re

from judgekit.core.parts import Part
from judgekit.core.wording import phrase
from judgekit.language.formulas import SIGNS, Formulas, split_sign
from judgekit.language.schemas import Read, each, only_key

Amount = int | tuple[object, ...]
"""A number, or how it is found: a word with what it is about."""

Condition = tuple[object, ...]
"""What must hold: a word with what it is about."""

_BOUNDS = {"max": "<=", "min": ">="}
_FOLDED = {"sum": "+", "difference": "-", "product": "*", "min": "min", "max": "max"}


class Amounts:
    """The amounts of a game.

    Args:
        formulas: reads what is written as a formula.

    Attributes:
        words: what reads the value of each word that an amount may begin with.
    """

    def __init__(self, formulas: Formulas[Amount]) -> None:
        self.formulas = formulas
        self.words: dict[str, Read] = {
            "half-up": lambda part: ("half-up", self.amount(part), 0),
            "half-down": lambda part: ("half-down", self.amount(part), 0),
            **{word: self._folded(sign) for word, sign in _FOLDED.items()},
        }

    def amount(self, part: Part) -> Amount:
        """Read a number or a formula."""
        if part.is_mapping:
            word = only_key(part, self.words, "amount")
            found: Amount = self.words[word](part[word])
            return found
        text = part.text()
        return int(text) if re.fullmatch(r"[+-]?\d+", text) else self.formulas.read(text, part)

    def comparison(self, part: Part) -> tuple[str, Amount]:
        """Read a comparison; a number alone means exactly so many."""
        if part.is_mapping:
            word = only_key(part, _BOUNDS, "comparison")
            return (_BOUNDS[word], self.amount(part[word]))
        sign, number = split_sign(part.text())
        return sign, self.amount(part.holding(number))

    def _folded(self, sign: str) -> Read:
        def read(part: Part) -> Amount:
            total, *values = [self.amount(item) for item in part.items()]
            for value in values:
                total = (sign, total, value)
            return total

        return read


class Conditions:
    """The conditions of a game.

    Args:
        amounts: its amounts.

    Attributes:
        words: what reads the whole mapping, for each word that a condition may begin with.
    """

    def __init__(self, amounts: Amounts) -> None:
        self.amounts = amounts
        self.words: dict[str, Read] = {
            "not": lambda part: ("not", self.condition(part["not"])),
            "any": lambda part: ("or", *each(self.condition)(part["any"])),
            "all": lambda part: ("and", *each(self.condition)(part["all"])),
            "compare": self._compare,
        }

    def condition(self, part: Part) -> Condition:
        """Read a condition; of a list every one has to hold, and a text compares two amounts (`you.life <= 5`)."""
        if part.is_list:
            return ("and", *(self.condition(item) for item in part.items()))
        if not part.is_mapping:
            match = re.fullmatch(rf"(.+?)\s*({'|'.join(SIGNS)})\s*(.+)", part.text())
            if match is None:
                raise part.fault(phrase("not a condition: {part!r}", part=part.text()), phrase("as you.life <= 5"))
            left, right = (self.amounts.amount(part.holding(match[side])) for side in (1, 3))
            return ("compare", left, match[2], right)
        found: Condition = self.words[only_key(part, self.words, "condition")](part)
        return found

    def _compare(self, part: Part) -> Condition:
        left, sign, right = part["compare"].items()
        return ("compare", self.amounts.amount(left), sign.text(), self.amounts.amount(right))

    def how_many(self, part: Part) -> tuple[str, Amount]:
        """Read what a number is compared with: at least one where nothing is said."""
        return self.amounts.comparison(part["is"]) if "is" in part else (">=", 1)

    def number_is(self, word: str) -> Read:
        """Return the reader of a condition about an amount: `{life: you, is: "<= 5"}`, `{count: filter, is: ">= 2"}`."""

        def read(part: Part) -> Condition:
            part.only((word, "is"))
            return ("compare", self.amounts.words[word](part[word]), *self.how_many(part))

        return read
