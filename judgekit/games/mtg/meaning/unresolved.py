"""608.2c, 608.2h: references that mean nothing: a fault that names them, never the number 0 and never no one.

A reference may rightly mean nothing: the instruction that would have settled it found nothing to do (609.3), no card was exiled by
the linked ability (607.2a), a number cannot be determined (107.2). It is a fault where no instruction, cost or event that the
ability knows could ever settle it: then the text was read as saying something that it does not say.
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import Unsupported
from judgekit.engine.remembering import once_for_each
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.actions import SEARCHED_BY
from judgekit.games.mtg.terms.records import Action, Formula, Reference
from judgekit.games.mtg.text.describing import describe, reference_words

BY_DEFAULT: dict[str, tuple[str, ...]] = {
    "search": ("found", SEARCHED_BY),
    "separate": ("pile-1", "pile-2"),
    "choose-pile": ("chosen-pile", "other-pile"),
    "for-each": ("each",),
    "learn": ("lesson",),
}
"""Names under which instructions keep what they found where they say none."""

SAID_BACK = frozenset(("made", "paid", "linked", "event", "target"))
"""Words of references that speak of what was settled under a name, and do not settle it themselves."""


class UnresolvedReference(Unsupported):
    """Words that mean nothing which any instruction, cost or event could have settled."""

    def __init__(self, words: str, frame: Frame, rule: str = "608.2c") -> None:
        written = frame.ability.text if frame.ability is not None else ""
        place = f" in {written!r}" if written else f" for {frame.source[0]}" if frame.source is not None else ""
        super().__init__(f"{words}{place}: nothing settles it", rule)


class Undetermined(Exception):
    """What an instruction needs to know is nothing: it does not happen (608.2b: of an illegal target; 101.3).

    Attributes:
        rules: the rules by which it does not.
        of_target: it would be known of a target that is illegal now.
    """

    def __init__(self, what: str, rules: tuple[str, ...] = ("608.2b",), of_target: bool = True) -> None:
        super().__init__(what)
        self.rules = rules
        self.of_target = of_target


def unresolved(word: str, name: str, frame: Frame) -> UnresolvedReference:
    """Return the fault that nothing settles what a reference speaks of."""
    return UnresolvedReference(reference_words((word, name)), frame)


def unknown_number(formula: Formula, frame: Frame) -> UnresolvedReference:
    """Return the fault that nothing settles the number a formula speaks of."""
    return UnresolvedReference(describe(formula), frame, "107.2")


ILLEGAL = "illegal-targets"
"""Name under which a frame keeps the target words whose targets are all illegal now (608.2b)."""


def lost_target(frame: Frame, reference: Reference | None) -> bool:
    """Tell whether a reference speaks of a target that has become illegal, of its controller or owner, or of nothing else."""
    lost: tuple[str, ...] = dict(frame.made).get(ILLEGAL, ())
    return bool(lost) and _speaks_of_target(reference, lost)


def _speaks_of_target(reference: object, names: tuple[str, ...]) -> bool:
    if not isinstance(reference, tuple) or not reference:
        return False
    if reference[0] == "target":
        return reference[1] in names
    return any(_speaks_of_target(part, names) for part in reference)


def could_settle(term: object, name: str) -> bool:
    """Tell whether some instruction or cost of an ability settles something under a name, whether it was followed or not."""
    return name in _settled_names(term)


@once_for_each
def _settled_names(term: object) -> frozenset[str]:
    return frozenset(_names_in(term))


def _names_in(term: object) -> Iterator[str]:
    if isinstance(term, str):
        yield term
        return
    if not isinstance(term, tuple):
        return
    if isinstance(term, Action):
        yield term.verb
        yield from BY_DEFAULT.get(term.verb, ())
        name = term.get("as")
        if name is not None:
            yield from (f"{name}-1", f"{name}-2")
    elif len(term) == 2 and term[0] in SAID_BACK:
        return
    for part in term:
        yield from _names_in(part)
