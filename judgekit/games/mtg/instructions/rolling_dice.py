"""706: rolling a die: chance gives the natural result, and the effect says what comes of the result."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Consequences, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action

_SIDES = "706.1a"
"""The rule of the outcomes of a die."""


@instruction("roll")
def roll_a_die(draft: MtgDraft, key: int, action: Action) -> Ask:
    """A player rolls a die; each of its sides is as likely as any other (706.1, 706.1a).

    Raises:
        Unsupported: several players roll at once.
    """
    rolling = players(draft, key, action.of)
    if len(rolling) != 1:
        raise Unsupported(phrase("dice rolled by several players"), "706.1")
    sides = number(draft, key, action.get("sides"), 6)
    then = Task("die-rolled", (key, action, rolling[0]))
    return Ask("roll", "random", of=cause(frame_of(draft, key)), args=(sides,), then=then)


@GAME.question("roll", candidates=lambda question: range(1, question.args[0] + 1))
def judge_roll(question: Question, choice: object) -> Allowed | Refused:
    """A die with N sides shows a number from 1 to N (706.1a)."""
    (sides,) = question.args
    shown = isinstance(choice, int) and not isinstance(choice, bool) and 1 <= choice <= sides
    return Allowed((_SIDES,)) if shown else Refused((_SIDES,), phrase("1 to {sides}", sides=sides))


@GAME.task("die-rolled")
def die_rolled(draft: MtgDraft, key: int, action: Action, player: str, natural: int) -> None:
    """What the die shows is the natural result; what is added to it or taken from it gives the result (706.2)."""
    more = number(draft, key, action.get("plus"), 0)
    result = natural + more
    settle(draft, key, action.get("as") or "rolled", result)
    draft.note("die", of=player, rules=(_SIDES, "706.2"), natural=natural, result=result)
    draft.propose(event("roll", player, result, cause(frame_of(draft, key)), rules=("706.1",)))


@GAME.event("roll")
def rolled(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a player has rolled a die; nothing more comes of it by itself (706.1)."""
    draft.cite(*happening.get("rules", ()))
    return None
