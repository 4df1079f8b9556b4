"""603.7, 702.109a: what becomes of a permanent at the next end step because of the cost for which its spell was cast."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import Event
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, next_timestamp, stated_in
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.terms.records import Ability, Action, Pattern

_END_STEP = (Pattern("step", (("step", ("end",)),)),)


class _Delayed(NamedTuple):
    """The delayed triggered ability that a keyword creates as the permanent enters.

    Attributes:
        ability: what triggers as the next end step begins.
        ending: what its id ends with, behind that of the permanent.
        rule: the rule of the keyword.
    """

    ability: Ability
    ending: str
    rule: str


_DELAYED: dict[str, _Delayed] = {}


def at_the_end_step(keyword: str, ending: str, do: Action, rule: str) -> None:
    """Let a keyword do something to the permanent as the next end step begins, where its cost was paid for the spell.

    Args:
        keyword: the keyword, as the spell's announced options name it.
        ending: what the id of the delayed triggered ability ends with.
        do: what happens to the permanent.
        rule: the rule that says so.
    """
    _DELAYED[keyword] = _Delayed(Ability("triggered", keyword, when=_END_STEP, do=(do,)), ending, rule)


@listener("move")
def delay(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Create the delayed triggered abilities of permanents that spells have become (603.7)."""
    for each in happened:
        record = draft.objects.get(each.of or "")
        if record is None or each.get("to") != "battlefield" or each.get("origin") != "stack":
            continue
        if record.number != each.get("number") + 1:
            continue
        for keyword, (ability, ending, rule) in _DELAYED.items():
            if keyword in record.announced.options:
                id = f"{record.id}-{ending}"
                frame = Frame(record.controller, record.ref, ability)
                draft.put_effect(id, Lasting(id, ability, frame, next_timestamp(draft), None, None, 1))
                rules = (rule, "603.7", *stated_in(draft, "mtg@20260417:608.3g"))
                draft.note("delayed", of=id, by=record.controller, rules=rules)
