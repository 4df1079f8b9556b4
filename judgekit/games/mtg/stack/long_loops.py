"""725.1b, 725.2a: loops repeated very often: only the first rounds are played, the rest is calculated from them.

That is only done where each round leaves everything as it was except for tokens that are all alike, and where nothing in the
game counts anything; afterwards nothing more can be done in such a game, but looked at it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.engine.positions import Task
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.fragmented_loops import likeness, state_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Lasting
from judgekit.games.mtg.terms.records import Pattern
from judgekit.table.adapter import Session

RECKONED: Final = "reckoned"
"""Fact: the token that stands for others of a loop, and the numbers of the first and the last of those others."""

PLAYED = 4
"""Rounds that are played one by one before the others are calculated from them; the last ones must be alike."""

COUNTING = frozenset(
    (
        "count",
        "greatest",
        "least",
        "total",
        "distinct",
        "devotion",
        "happened",
        "amount-happened",
        "total-happened",
        "compare",
        "exists",
        "attacked-opponents",
    )
)
"""Words of formulas and conditions by which an ability might notice how many there are of something."""

Perform = Callable[[Session, Mapping[str, Json]], None]
Steps = Sequence[Mapping[str, Json]]


def reckon(table: Session, steps: Steps, between: Steps, number: int, perform: Perform) -> None:
    """Take a loop many times: some rounds one by one, the others at once, the last one up to where it ends.

    Raises:
        Unsupported: the rounds are not alike, or something might notice how many there are.
    """
    refused = Unsupported(
        phrase("a loop that is repeated so often that its results would have to be calculated"), "725.1b"
    )
    before = frozenset(table.position.objects)
    states, made = [], []
    start = 0
    for _ in range(PLAYED):
        start = len(table.trace.records)
        there = frozenset(table.position.objects)
        for step in (*steps, *between):
            perform(table, step)
        new = sorted(frozenset(table.position.objects) - there)
        states.append((state_of(table.position, frozenset(table.position.objects) - before), len(new)))
        made.extend(new)
    if len(set(states[1:])) > 1 or not _alike(table.position, made) or _counts(table.position) or len(made) != PLAYED:
        raise refused
    for record in table.trace.records[start:]:
        record.times += number - PLAYED - 1
    table.interrupt(Task("skip-tokens", (number - 1,)))
    for step in steps:
        perform(table, step)
    table.interrupt(Task("rounds-reckoned", (made[-1], PLAYED + 1, number - 1)))


def _alike(position: MtgPosition, made: Sequence[str]) -> bool:
    """Tell whether everything that the rounds made is a token, and one is like the other."""
    view = view_of(position)
    found = [likeness(position.objects[id], view.of(id))[1:] for id in made]
    return (
        bool(found)
        and all(one == found[0] for one in found)
        and all(position.objects[id].kind == "token" for id in made)
    )


def _counts(position: MtgPosition) -> bool:
    """Tell whether an ability of anything, or an effect, might notice how many there are of something."""
    view = view_of(position)
    terms = [had.ability for id in position.objects for had in view.of(id).abilities]
    return _asks([*terms, *(one.ability for one in position.effects.values() if isinstance(one, Lasting))])


def _asks(term: object) -> bool:
    if isinstance(term, Pattern) and (term.limit is not None or term.batch):
        return True
    if not isinstance(term, list | tuple):
        return False
    return (bool(term) and isinstance(term[0], str) and term[0] in COUNTING) or any(_asks(part) for part in term)


@GAME.task("skip-tokens")
def skip_tokens(draft: MtgDraft, number: int) -> None:
    """Number the next token after all those of the rounds that were only calculated (725.2a)."""
    draft.set(**{"token-ids": number})


@GAME.task("rounds-reckoned")
def rounds_reckoned(draft: MtgDraft, token: str, first: int, last: int) -> None:
    """Note which token stands for those of all rounds that were not played one by one (725.1b)."""
    draft.set_fact(RECKONED, (token, first, last))
    draft.note("rounds-reckoned", of=token, rules=("725.2a",))


def standing_for(position: MtgPosition, id: str) -> str:
    """Return the id of the token that stands for one of a calculated round; any other id unchanged."""
    known = position.facts.get(RECKONED)
    stem, dash, number = id.rpartition("-")
    if known is None or not dash or not number.isdecimal() or known[0].rpartition("-")[0] != stem:
        return id
    return str(known[0]) if known[1] <= int(number) <= known[2] else id


def refuse_further(position: MtgPosition) -> None:
    """Refuse to continue a game in which the rounds of a loop were only calculated.

    Raises:
        Unsupported: they were.
    """
    if position.facts.get(RECKONED) is not None:
        raise Unsupported(phrase("going on after a loop of which most rounds were only calculated"), "725.1b")
