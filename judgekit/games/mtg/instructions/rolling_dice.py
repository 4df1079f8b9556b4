"""706: rolling dice: chance gives the natural result, and the effect says what comes of the result."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Consequences, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players, the_player
from judgekit.games.mtg.state.context import frame_of, settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action

TABLE = "results-table"
"""Name under which a frame keeps the instructions of a results table and the place of the roll among them (706.3)."""

_SIDES = "706.1a"
"""The rule of the outcomes of a die."""


@instruction("roll")
def roll_a_die(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """A player rolls dice, one after the other; each side is as likely as any other (706.1, 706.1a).

    Raises:
        Unsupported: several players roll at once.
    """
    rolling = players(draft, key, action.of)
    if len(rolling) != 1:
        raise Unsupported(phrase("dice rolled by several players"), "706.1")
    _keep_table(draft, key)
    dice = number(draft, key, action.get("dice"), 1)
    if dice < 1:
        settle(draft, key, action.get("as") or "rolled", 0)
        return None
    return _roll(draft, key, action, rolling[0], dice, ())


def _keep_table(draft: MtgDraft, key: int) -> None:
    """Keep the instructions from the roll on, where a row of the results table below it says to roll again (706.3c)."""
    top = draft.agenda[-1] if draft.agenda else None
    if top is None or top.name != "follow" or top.args[0] != key:
        return
    _, said, following = top.args
    if any(one.verb == "roll-again" for row in said[following:] for one in row.get("then") or ()):
        settle(draft, key, TABLE, (said, following - 1))


def _roll(draft: MtgDraft, key: int, action: Action, player: str, left: int, shown: tuple[int, ...]) -> Ask:
    """Ask chance for the next die of those that are rolled together (706.1)."""
    sides = number(draft, key, action.get("sides"), 6)
    then = Task("die-rolled", (key, action, player, left - 1, shown))
    return Ask("roll", "random", of=cause(frame_of(draft, key)), args=(sides,), then=then)


@instruction("roll-again")
def roll_again(draft: MtgDraft, key: int, action: Action) -> None:
    """Roll the same dice again, with the same modifiers, and go through the whole results table with the new result (706.3c).

    Raises:
        Unsupported: no roll of this ability is there to be done again.
    """
    table = settled(draft, key, TABLE)
    if table is None:
        raise Unsupported(phrase("rolling again outside of a results table"), "706.3c")
    said, place = table
    left = [task for task in draft.agenda if task.name != "follow" or task.args[:2] != (key, said)]
    draft.drop_agenda()
    draft.next(*reversed(left))
    draft.note("rolls-again", of=the_player(draft, key, action.of), by=cause(frame_of(draft, key)), rules=("706.3c",))
    draft.do("follow", key, said, place)


@GAME.question("roll", candidates=lambda question: range(1, question.args[0] + 1))
def judge_roll(question: Question, choice: object) -> Allowed | Refused:
    """A die with N sides shows a number from 1 to N (706.1a)."""
    (sides,) = question.args
    shown = isinstance(choice, int) and not isinstance(choice, bool) and 1 <= choice <= sides
    return Allowed((_SIDES,)) if shown else Refused((_SIDES,), phrase("1 to {sides}", sides=sides))


@GAME.task("die-rolled")
def die_rolled(
    draft: MtgDraft, key: int, action: Action, player: str, left: int, shown: tuple[int, ...], natural: int
) -> Ask | None:
    """What a die shows is its natural result; what is added to it or taken from it gives the result (706.2).

    Of several dice that are rolled at once, one that is ignored was never rolled (706.5); the others are added up.
    """
    shown = (*shown, natural)
    if left:
        return _roll(draft, key, action, player, left, shown)
    if action.get("ignore"):
        ignored = max(shown) if action.get("ignore") == "highest" else min(shown)
        place = shown.index(ignored)
        shown = (*shown[:place], *shown[place + 1 :])
        draft.note("die-ignored", of=player, rules=("706.5",), natural=ignored)
    more = number(draft, key, action.get("plus"), 0)
    settle(draft, key, action.get("as") or "rolled", sum(shown) + more)
    for one in shown:
        draft.note("die", of=player, rules=(_SIDES, "706.2"), natural=one, result=one + more)
    by = cause(frame_of(draft, key))
    draft.propose(*(event("roll", player, one + more, by, rules=("706.1",)) for one in shown))
    return None


@GAME.event("roll")
def rolled(draft: MtgDraft, happening: Event) -> Consequences:
    """Let abilities see that a player has rolled a die; nothing more comes of it by itself (706.1)."""
    draft.cite(*happening.get("rules", ()))
    return None
