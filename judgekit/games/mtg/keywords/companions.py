"""702.139, 116.2g: a companion that was revealed before the game comes to its owner's hand for {3}, once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused, Task
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.stack.priority import sorcery_timing
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.zones import HAND, OUTSIDE
from judgekit.games.mtg.terms.records import Cost

COMPANION = "companion"
"""The keyword, the special action, and the detail of the card that its owner revealed before the game."""

_RULE, _SPECIAL = "702.139a", "116.2g"
_COST = Cost(("3",))


def _revealed(position: MtgPosition, player: str) -> Iterator[str]:
    outside = [ids for zone, ids in position.zones.items() if ids and zone.partition("/")[0] == OUTSIDE]
    for id in sorted(chain.from_iterable(outside)):
        record = position.objects[id]
        if record.owner == player and record.get(COMPANION):
            yield id


def judge_companion(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player may put the companion into the hand: main phase of the own turn, stack empty, {3} (116.2g).

    CR 702.139a.
    """
    if all(id != one for one in _revealed(position, player)):
        return Refused((_RULE, _SPECIAL), phrase("not that player's companion, or it is in the game already"))
    if not sorcery_timing(position, player):
        return Refused((_SPECIAL, _RULE), phrase("main phase, stack empty"))
    reasons = unpayable_now(position, player, position.objects[id], _COST)
    return Refused((*reasons, _SPECIAL), phrase("that cannot be paid")) if reasons else Allowed((_SPECIAL, _RULE))


@GAME.task("take-companion")
def take_companion(draft: MtgDraft, player: str, id: str) -> None:
    """Pay {3} and put the card into the hand; nothing goes on the stack (116.2g)."""
    draft.note("special", of=id, by=player, rules=(_SPECIAL, "116.3", _RULE))
    draft.next(Task("pay", (id, player, _COST)), Task("companion-taken", (id,)))


@GAME.task("companion-taken")
def companion_taken(draft: MtgDraft, id: str) -> None:
    """The card is in the game from now on, and stays there (702.139c)."""
    draft.propose(moving(draft, id, HAND, None, rules=(_RULE, "702.139c")))


add_special_action(COMPANION, Special(_revealed, judge_companion, "take-companion"))
