"""702.122: crew: tapping creatures of enough power to make a Vehicle an artifact creature."""

from __future__ import annotations

from judgekit.engine import Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import instruction, refs
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
        "activated",
        "crew",
        keyword.value,
        cost=Cost((), (tapped,)),
        do=(becomes, Action("become-crewed", THIS)),
        text=keyword.text or "crew",
    )


SPELT_OUT["crew"] = _crew
KEYWORD_RULES["crew"] = "702.122a"


def crewing(position: MtgPosition, id: str, item: str, kind: str = "crew") -> Event:
    """Return the event that a creature crews or saddles something, as it is tapped to pay for that (702.122b, 702.171c).

    Args:
        position: the game.
        id: the creature.
        item: the crew or saddle ability on the stack.
        kind: "crew" or "saddles".
    """
    source = position.objects[item].source
    assert source is not None
    return event(kind, id, by=item, number=position.objects[id].number, vehicle=source)


@GAME.event("saddles")
def saddle(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature saddles a permanent (702.171c of the book of 2026-04-17)."""
    draft.cite("mtg@20260417:702.171c")
    return None


@instruction("become-crewed")
def become_crewed(draft: MtgDraft, key: int, action: Action) -> None:
    """Let abilities see that a crew ability of a Vehicle resolves, by later books (702.122d of the book of 2026-04-17)."""
    draft.propose(*(event("becomes-crewed", ref[0], number=ref[1]) for ref in refs(draft, key, action.of)))


@GAME.event("becomes-crewed")
def becomes_crewed(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that the crew ability resolved (702.122a)."""
    draft.cite("702.122a")
    return None


@GAME.event("crew")
def crew(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature crews a Vehicle (702.122b)."""
    draft.cite("702.122b")
    return None
