"""The types of Magic's positions and drafts.

They stand beside `game`, which may be machine code (`tools/machine_code.py`): what a type checker is not told is not compiled.
"""

from __future__ import annotations

from judgekit.engine import Draft, Position
from judgekit.games.mtg.state.objects import Object, Player

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.state.facts import Facts
else:
    Facts = dict
    """What they are in play; `typing` would compile the text of each annotation, a twentieth of a first `check`."""

MtgPosition = Position[Object, Player, Facts]
MtgDraft = Draft[Object, Player, Facts]
