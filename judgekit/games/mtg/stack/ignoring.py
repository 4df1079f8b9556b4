"""116.2d: effects of static abilities that a player may pay to ignore until end of turn."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Refused, Task
from judgekit.games.mtg.layers.forbidding import IGNORED_FOR
from judgekit.games.mtg.layers.in_force import InForce, conceivable, in_force
from judgekit.games.mtg.stack.special_actions import Special, add_special_action, unpayable_now
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Cost

IGNORE = "ignore"
"""Name of the special action."""

_RULE = "116.2d"


def _offering(position: MtgPosition, id: str) -> InForce | None:
    """Return the prohibition of an object that players may pay to ignore, None where it has none now."""
    of_it = (entry for entry in in_force(position, "cant") if entry.frame.source is not None)
    return next((entry for entry in of_it if entry.id == id and entry.ability.get(IGNORED_FOR) is not None), None)


def _candidates(position: MtgPosition, _player: str) -> Iterator[str]:
    for entry in in_force(position, "cant"):
        if entry.frame.source is not None and entry.ability.get(IGNORED_FOR) is not None:
            yield entry.id


def _judge(position: MtgPosition, player: str, id: str) -> Allowed | Refused:
    """Tell whether a player with priority may pay to ignore the effect of an object (116.2d)."""
    entry = _offering(position, id)
    if entry is None:
        return Refused((_RULE,), phrase("nothing of it can be ignored for a price"))
    if (entry.frame.source, player, position.facts.get("turn", 1)) in position.facts.get("ignoring", ()):
        return Refused((_RULE,), phrase("that player ignores it already"))
    cost: Cost = entry.ability.get(IGNORED_FOR)
    reasons = unpayable_now(position, player, position.objects[id], cost)
    return Refused((*reasons, _RULE), phrase("that cannot be paid")) if reasons else Allowed((_RULE,))


@GAME.task("pay-to-ignore")
def pay_to_ignore(draft: MtgDraft, player: str, id: str) -> None:
    """Pay for ignoring an effect: a special action, so the stack has no part in it (116.2d)."""
    entry = _offering(draft, id)
    assert entry is not None
    draft.note("special", of=id, by=player, rules=(_RULE, "116.3"))
    cost: Cost = entry.ability.get(IGNORED_FOR)
    draft.next(Task("pay-special", (id, player, cost)), Task("ignore-until-end-of-turn", (player, entry.frame.source)))


@GAME.task("ignore-until-end-of-turn")
def ignore_until_end_of_turn(draft: MtgDraft, player: str, source: Ref) -> None:
    """Keep that a player ignores the effect of an object in this turn."""
    kept = draft.facts.get("ignoring", ())
    draft.set_fact("ignoring", (*kept, (source, player, draft.facts.get("turn", 1))))


add_special_action(IGNORE, Special(_candidates, _judge, "pay-to-ignore"), conceivable("cant"))
