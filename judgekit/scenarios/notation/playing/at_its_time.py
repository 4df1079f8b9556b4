"""A game that goes on to the time at which a deed is said to be done: a step of the turn, a moment of a fight."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.typed import Protocol, TypeVar
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.running import Run
from judgekit.table.adapter import Unscripted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.there_now import ThereNow


class Goes(Protocol):
    """A table at which the game goes on.

    Attributes:
        run: the scenario as it is played there.
        open: the decision that is open there, None where none is.
        grammar: the notation of its game.
        steps: what was done.
        there: what is there now.
    """

    run: Run
    open: Unscripted | None
    grammar: NotationGrammar
    steps: list[dict[str, Json]]
    there: ThereNow

    def step(self, action: Mapping[str, Json]) -> None:
        """Do one step of a scenario."""

    def copied(self: Table) -> Table:
        """Return another that stands where this one does."""


Table = TypeVar("Table", bound=Goes)


def reached(there: Table, step: str, statement: Statement) -> Table | None:
    """Return a table that has gone on to a step of this turn, or to what somebody has to decide before; None where it is there.

    Raises:
        NotationUnclear: the turn is past that step.
    """
    if step.startswith("@"):
        return _moment_reached(there, step, statement)
    turn = _now(there, "turn")
    if _now(there, "step") == step:
        return None
    there.step({"advance": step})
    if there.open is None and _now(there, "turn") != turn:
        raise NotationUnclear(phrase("this turn is past that step"), statement.body, statement.line)
    return there


def _moment_reached(there: Table, moment: str, statement: Statement) -> Table | None:
    """Return a table that has gone on to a moment of a fight, or to what somebody has to decide before; None where it is there.

    Raises:
        NotationUnclear: that moment is past, or there is none.
    """
    words_of, attacked = there.grammar.words, any(one.what == "attack" for one in there.run.table.records(0))
    attacks = bool(there.there.attackers()) or attacked
    line = statement.line
    if moment == "@before-combat":
        if attacks or _now(there, "step") in words_of.fights:
            raise NotationUnclear(phrase("this turn is past that step"), statement.body, line)
        return None
    if moment == "@attacked" and attacks:
        return None
    if moment == "@blocked" and (
        there.there.blocked() or any(key in step for step in there.steps for key in words_of.blocking)
    ):
        return None
    if moment in ("@attacked", "@blocked"):
        hint = phrase("say the blocks before") if moment == "@blocked" else phrase("say the attack before")
        nothing = phrase("nothing has blocked yet") if moment == "@blocked" else phrase("nothing attacks")
        raise NotationUnclear(nothing, statement.body, line, (), hint)
    step = next((str(one["advance"]) for one in words_of.approach_in_fights.values() if "advance" in one), "")
    if not step or not attacks:
        raise NotationUnclear(
            phrase("no combat damage is dealt"), statement.body, line, (), phrase("say the attack before")
        )
    if _now(there, "step") != step:
        there.step({"advance": step})
    last = there.copied()
    with suppress(JudgekitError):
        last.step({"advance": step})
    twice = last.open is None and _now(last, "step") == step and len(last.steps) > len(there.steps)
    twice = twice and _now(last, "turn") == _now(there, "turn")
    if moment == "@first-damage" and not twice and there.open is None:
        raise NotationUnclear(phrase("damage is dealt once here: nothing strikes first"), statement.body, line)
    return last if moment == "@damaged" and twice else there


def _now(there: Goes, what: str) -> object:
    found = there.run.scene.game_value(there.run.table.position, what, None)
    return found.value if found is not None else None
