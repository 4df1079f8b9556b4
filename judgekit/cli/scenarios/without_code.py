"""The rules of a book that have no code, sorted rule by rule: what decides something stays open, with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judgekit.core.corpus import corpus_folder
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.core.wording import phrase

SORTED_FILE: Final = "without_code.tsv"
"""Beside the outline of a book: every rule without code, its kind, and the reason."""

OPEN, VARIANT, FOLLOWS = "open", "variant", "follows"
"""Kinds with a reason of their own: it decides something; a variant that is not played; decided where other rules are cited."""


class Sorted(NamedTuple):
    """Why a rule has no code.

    Attributes:
        kind: "open" for one that decides something, "variant" for one of a variant that is not played, "follows" for
            one that others decide, else why it decides nothing: "definition", "print", "handling", "tournament", "outside".
        reason: what is lacking, the variant, or the rules that decide it; "" where the kind says it all.
    """

    kind: str
    reason: str = ""


class Share(NamedTuple):
    """How much of what decides something is done.

    Attributes:
        deciding: rules that decide something, without those of variants that are not played.
        done: those with code that a scenario shows.
        variants: rules of variants that are not played.
        silent: rules that decide nothing of their own.
    """

    deciding: int
    done: int
    variants: int
    silent: int


def kinds() -> dict[str, str]:
    """Return every kind with the words that say it, what is open first."""
    return {
        OPEN: phrase("no code, though it decides something"),
        VARIANT: phrase("of a variant that is not played"),
        FOLLOWS: phrase("no code of its own: decided by"),
        "definition": phrase("no code needed: a definition, a principle or a heading"),
        "print": phrase("no code needed: about printed cards"),
        "handling": phrase("no code needed: how players handle cards"),
        "tournament": phrase("no code needed: tournaments and agreements"),
        "outside": phrase("no code needed: before the game or outside it"),
    }


def sorted_rules(game: str) -> dict[str, Sorted]:
    """Return why each rule of a game has no code, by number; empty for a book that nobody has sorted."""
    path = corpus_folder() / game / SORTED_FILE
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.is_file() else []
    found = {}
    for line in lines:
        number, kind, *reason = line.split("\t")
        found[number] = Sorted(kind, *reason)
    return found


def lines_of(rules: Iterable[str], found: Mapping[str, Sorted]) -> list[str]:
    """Return a line for each kind and reason, with the rules that have it; what is not sorted is said first."""
    groups: dict[Sorted, list[str]] = {}
    for rule in rules:
        groups.setdefault(found.get(rule.partition(" ")[0], Sorted("")), []).append(rule)
    said = kinds()
    order = ("", *said)
    lines = []
    for kind, reason in sorted(groups, key=lambda one: (order.index(one.kind), one.reason)):
        named = ", ".join(groups[Sorted(kind, reason)])
        if kind == FOLLOWS:
            lines.append(f"    {said[kind]} {reason}: {named}")
        else:
            lines.append(f"    {said.get(kind, phrase('no code'))}: {named}{f' ({phrase(reason)})' if reason else ''}")
    return lines


def share(coded: int, shown: int, uncoded: Iterable[str], found: Mapping[str, Sorted]) -> Share:
    """Return how much of what decides something has code and a scenario.

    Args:
        coded: how many rules have code.
        shown: how many of them a scenario shows.
        uncoded: the rules without code; one that is not sorted counts as open.
        found: why each has none.
    """
    by_kind = [found.get(rule.partition(" ")[0], Sorted(OPEN)).kind for rule in uncoded]
    variants = by_kind.count(VARIANT)
    still_open = by_kind.count(OPEN)
    return Share(coded + still_open, shown, variants, len(by_kind) - variants - still_open)
