"""702.122: crew: tapping creatures of enough power to make a Vehicle an artifact creature."""

from __future__ import annotations

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, SPELT_OUT
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Cost, Filter, Modification, Test

_CREW = Filter((Test("type", ("creature",)), Test("controller", YOU)))


def _crew(keyword: Ability) -> Ability:
    """Tap creatures of so much total power: the Vehicle becomes an artifact creature (702.122a)."""
    tapped = Action("tap", ("choose", _CREW, 0, None), None, (("total-power", keyword.value),))
    change = (Modification("add-types", ("artifact", "creature")),)
    becomes = Action("modify", THIS, None, (("until", ("end-of-turn",)), ("with", change)))
    return Ability(
        "activated", "crew", keyword.value, cost=Cost((), (tapped,)), do=(becomes,), text=keyword.text or "crew"
    )


SPELT_OUT["crew"] = _crew
KEYWORD_RULES["crew"] = "702.122a"


def crewing(position: MtgPosition, id: str, item: str) -> Event:
    """Return the event that a creature crews a Vehicle, as it is tapped to pay for the crew ability (702.122b).

    Args:
        position: the game.
        id: the creature.
        item: the crew ability on the stack.
    """
    source = position.objects[item].source
    assert source is not None
    return event("crew", id, by=item, number=position.objects[id].number, vehicle=source)


@GAME.event("crew")
def crew(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature crews a Vehicle (702.122b)."""
    draft.cite("702.122b")
    return None
