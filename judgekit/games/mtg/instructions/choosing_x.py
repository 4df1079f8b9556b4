"""107.3f: an X that nothing announces or defines is chosen by the controller as it is paid while an effect is followed."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.interpreter import cause, perform
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.last_known import source_record
from judgekit.games.mtg.meaning.x_of_permanents import mentions_x
from judgekit.games.mtg.state.context import frame_of, put_frame
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import LATER_X, Frame
from judgekit.games.mtg.terms.records import Action, Cost, Formula

X_CHOSEN = "107.3f"
"""The rule of an X that nothing defines: a player chooses it as the instruction is followed."""

TO_PAY = "to-pay"
"""Says of a question for X that it is of something to be paid while an effect is followed."""


def undefined(position: MtgPosition, frame: Frame) -> bool:
    """Tell whether nothing says what X is: no announcement, and no X that was chosen for the permanent later."""
    if frame.announced.x is not None:
        return False
    record = source_record(view_of(position), frame)
    return record is None or record.get(LATER_X) is None


def asks_for_x(draft: MtgDraft, key: int, action: Action, asked: Cost | Formula | None) -> Ask | None:
    """Ask the controller for X where an instruction has an undefined one paid; None where there is nothing to choose (107.3f).

    Args:
        draft: the game.
        key: number of the frame.
        action: the instruction.
        asked: what it has paid: a cost, or so much life.
    """
    frame = frame_of(draft, key)
    if not is_open(draft, frame, asked):
        return None
    of = cause(frame)
    return Ask("X", frame.you, of=of, args=(of, TO_PAY, key, action), then=Task("x-to-pay", (key, action)))


def is_open(position: MtgPosition, frame: Frame, asked: Cost | Formula | None) -> bool:
    """Tell whether a cost or so much life to be paid speaks of an X that nothing defines (107.3f)."""
    speaks = "X" in asked.mana or mentions_x(asked.actions) if isinstance(asked, Cost) else mentions_x(asked)
    return speaks and undefined(position, frame)


def with_x(frame: Frame, x: int) -> Frame:
    """Return a frame with a value of X."""
    return frame._replace(announced=frame.announced._replace(x=x))


@GAME.task("x-to-pay")
def x_to_pay(draft: MtgDraft, key: int, action: Action, x: int) -> Ask | None:
    """Let the rest of the spell or ability use the X that was chosen, and have it paid (107.3f)."""
    frame = frame_of(draft, key)
    put_frame(draft, key, with_x(frame, x))
    draft.note("x", of=cause(frame), by=frame.you, rules=(X_CHOSEN,), x=x)
    return perform(draft, key, action)
