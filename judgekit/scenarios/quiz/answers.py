"""What may be answered to a question of the quiz: one of several numbered answers, or a number that is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import normalize

from judgekit.core.wording import phrase

YES, NO = ("yes", "y", "true", "はい", "できる"), ("no", "n", "false", "いいえ", "できない")


@dataclass(frozen=True, slots=True)
class Answers:
    """The answers of one question.

    Attributes:
        options: what may be answered, in the order of their numbers; empty where a number is typed.
        right: the solution, one of the options where there are any.
    """

    options: tuple[str, ...]
    right: str

    def judged(self, typed: str) -> bool | None:
        """Tell whether what was typed is right; None where it is no answer to this question.

        Args:
            typed: the number of an option, an option in words, or the number that was asked for; in any width.
        """
        said = folded(typed)
        if not self.options:
            return int(said) == int(self.right) if said.removeprefix("-").isdecimal() else None
        named = [option for option in self.options if folded(option) == said]
        if not named and said.isdecimal() and 1 <= int(said) <= len(self.options):
            named = [self.options[int(said) - 1]]
        if not named and self.options == yes_or_no():
            named = [option for option, words in zip(self.options, (YES, NO), strict=True) if said in words]
        return named[0] == self.right if named else None


def folded(text: str) -> str:
    """Return what somebody typed without regard to capitals, width and blanks."""
    return "".join(normalize("NFKC", text).casefold().split()).removesuffix(".").removesuffix("。")


def yes_or_no() -> tuple[str, str]:
    """Return the two answers to whether something is so."""
    return phrase("yes"), phrase("no")


def whether(so: bool) -> Answers:
    """Return the answers to whether something is so.

    Args:
        so: the solution.
    """
    return Answers(yes_or_no(), yes_or_no()[0 if so else 1])


def counted_out(number: int) -> Answers:
    """Return the answer to how many: a number that is typed."""
    return Answers((), str(number))


def one_of(right: str, wrong: Sequence[str]) -> Answers:
    """Return a choice among words; wrong ones that say the same as the right one, or as each other, are left out.

    Args:
        right: the solution.
        wrong: the other answers, in the order in which they may be offered.
    """
    kept: dict[str, str] = {}
    for one in (right, *wrong):
        kept.setdefault(folded(one), one)
    return Answers(tuple(sorted(kept.values(), key=_order)), right)


def _order(option: str) -> tuple[str, str]:
    """Return by what options are sorted, so that the place of one tells nothing about it."""
    return folded(option), option
