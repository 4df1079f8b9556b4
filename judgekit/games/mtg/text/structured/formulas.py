"""107: formulas as they are written in structured terms: `2 * event.amount + 1`, `t.power`, `half-up(you.life)`."""

from __future__ import annotations

import re

from judgekit.games.mtg.terms.records import Formula, Reference
from judgekit.games.mtg.terms.values import COMPARISONS, PARITIES, VALUES
from judgekit.games.mtg.text.structured.inner import INNER
from judgekit.games.mtg.text.structured.references import reference_named
from judgekit.language.parts import Part, TermMalformed

_TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z][\w'-]*(?:\.[A-Za-z+-][\w+/'-]*)*)|([-+*()]))")
_FUNCTIONS = ("half-up", "half-down", "max", "min")


def read_comparison(part: Part) -> tuple[str, Formula]:
    """Read `<= 3`, `3`, `3 or less`, `at least 3`, `even` as a sign and a formula."""
    if part.is_mapping:
        for sign in COMPARISONS:
            if sign in part:
                return (sign, read_formula(part[sign]))
        raise part.fault("a comparison is expected here", f"one of {', '.join(COMPARISONS)}")
    text = part.text()
    if text in PARITIES:
        return ("is", PARITIES[text])
    for sign in COMPARISONS:
        if text.startswith(sign):
            return (sign, read_formula(_text_part(part, text[len(sign) :])))
    for word, sign in (("at least ", ">="), ("at most ", "<="), ("less than ", "<"), ("more than ", ">")):
        if text.startswith(word):
            return (sign, read_formula(_text_part(part, text.removeprefix(word))))
    for word, sign in ((" or less", "<="), (" or fewer", "<="), (" or greater", ">="), (" or more", ">=")):
        if text.endswith(word):
            return (sign, read_formula(_text_part(part, text.removesuffix(word))))
    return ("=", read_formula(part))


def read_formula(part: Part) -> Formula:
    """Read a formula: an integer, an expression, or a mapping with one of the words of `terms_values.FORMULAS`."""
    if part.is_mapping:
        formula: Formula = INNER["formula"](part)
        return formula
    text = part.text()
    if text.removeprefix("-").removeprefix("+").isdecimal():
        return part.integer()
    return _Expression(text, part).whole()


def split_pt(part: Part) -> tuple[str, str]:
    """Split `4/4`, `*/1+*`, `+1/-1` at its slash."""
    power, slash, toughness = part.text().partition("/")
    if not slash or not power.strip() or not toughness.strip():
        raise part.fault(f"power/toughness is expected here, not {part.text()!r}", "208.1")
    return power.strip(), toughness.strip()


def read_pt(part: Part) -> tuple[Formula, Formula]:
    """Read power and toughness: `4/4`, `1+*/1+*`, or a mapping with `power` and `toughness`."""
    if part.is_mapping:
        part.only(("power", "toughness"))
        return (read_formula(part["power"]), read_formula(part["toughness"]))
    power, toughness = split_pt(part)
    return (read_formula(_text_part(part, power)), read_formula(_text_part(part, toughness)))


def _text_part(part: Part, text: str) -> Part:
    return Part(text.strip(), part.path, part.names)


def value_of(reference: Reference, words: list[str]) -> Formula | None:
    """Return the formula of a value read from a reference, None where the words name no value."""
    if words and words[0] == "counters" and len(words) == 2:
        return ("value", reference, "counters", words[1])
    if len(words) == 1 and words[0] in VALUES:
        return ("value", reference, words[0])
    return None


class _Expression:
    """Recursive descent over sums, products and brackets; integers only (107.1)."""

    def __init__(self, text: str, part: Part) -> None:
        self.part = part
        self.text = text
        self.tokens: list[str] = []
        place = 0
        while place < len(text.rstrip()):
            match = _TOKEN.match(text, place)
            if match is None:
                raise self._fault()
            self.tokens.append(match.group(match.lastindex or 0))
            place = match.end()

    def _fault(self) -> TermMalformed:
        return self.part.fault(
            f"not a formula: {self.text!r}", "for example 2 * event.amount + 1, t.power, half-up(you.life)"
        )

    def whole(self) -> Formula:
        value = self._sum()
        if self.tokens:
            raise self._fault()
        return value

    def _sum(self) -> Formula:
        value = self._product()
        while self.tokens and self.tokens[0] in "+-":
            sign = self.tokens.pop(0)
            value = (sign, value, self._product())
        return value

    def _product(self) -> Formula:
        value = self._single()
        while len(self.tokens) > 1 and self.tokens[0] == "*":
            self.tokens.pop(0)
            value = ("*", value, self._single())
        return value

    def _single(self) -> Formula:
        if not self.tokens:
            raise self._fault()
        token = self.tokens.pop(0)
        if token.isdecimal():
            return int(token)
        if token in "+-":
            value = self._single()
            return value if token == "+" else ("-", 0, value) if not isinstance(value, int) else -value
        if token == "*":
            return ("star",)
        if token == "(":
            value = self._sum()
            self._close()
            return value
        if token == ")":
            raise self._fault()
        if token in ("X", "x"):
            return ("x",)
        if token in _FUNCTIONS and self.tokens[:1] == ["("]:
            self.tokens.pop(0)
            value = (token, self._sum())
            self._close()
            return value
        return self._named(token)

    def _close(self) -> None:
        if self.tokens[:1] != [")"]:
            raise self._fault()
        self.tokens.pop(0)

    def _named(self, token: str) -> Formula:
        words = token.split(".")
        if words[:1] == ["event"] and len(words) == 2 and words[1] in ("amount", "count"):
            return ("event", words[1])
        for cut in range(len(words) - 1, 0, -1):
            reference = reference_named(".".join(words[:cut]), self.part)
            if reference is not None:
                value = value_of(reference, words[cut:])
                if value is not None:
                    return value
        if len(words) == 1 and (words[0] in self.part.names or f"={words[0]}" in self.part.names):
            return ("made", words[0])
        raise self._fault()
