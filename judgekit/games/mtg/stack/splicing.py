"""702.47: splice: cards in hand whose rules text a spell gains as it is cast, for their splice costs."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import passes
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.objects import Frame, Lasting, Object
from judgekit.games.mtg.state.zones import STACK, zone_key
from judgekit.games.mtg.terms.records import Ability, Cost, Filter, Modification

SPLICE = "splice "
"""Begins the name of the optional cost by which a card is spliced; its id follows."""


def splice_costs(position: MtgPosition, item: Object) -> dict[str, Cost]:
    """Return the splice costs that cards in the hand of its controller offer to a spell, by name (702.47a)."""
    if item.kind != "card" or item.zone != STACK:
        return {}
    view = view_of(position)
    values = view.of(item.id)
    found: dict[str, Cost] = {}
    for id in position.zones.get(zone_key("hand", values.controller), ()):
        for ability in view.of(id).all_of("splice"):
            frame = Frame(values.controller, position.objects[id].ref, ability)
            onto = ability.value if isinstance(ability.value, Filter) else Filter()
            if ability.cost is not None and passes(view, item.ref, onto._replace(kind="spell"), frame, values):
                found[f"{SPLICE}{id}"] = ability.cost
    return found


def spliced(options: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ids of the cards that are spliced by the announced costs."""
    return tuple(name.removeprefix(SPLICE) for name in options if name.startswith(SPLICE))


def add_text(draft: MtgDraft, item: Object, ids: tuple[str, ...]) -> None:
    """Add the rules text of spliced cards to a spell, behind its own and in the order given (612.8, 702.47c)."""
    text = tuple(had.ability for id in ids for had in view_of(draft).of(id).abilities)
    if any(ability.kind == "spell" and ability.modes for ability in text):
        raise Unsupported(phrase("splicing a modal text"), "702.47d")
    ability = Ability("static", modify=tuple(Modification("add-text", one) for one in text))
    frame = Frame(item.controller, item.ref, ability)
    id = f"{item.id}-spliced"
    draft.put_effect(id, Lasting(id, ability, frame, next_timestamp(draft), (item.ref,)))


@GAME.task("splice")
def splice(draft: MtgDraft, id: str, player: str, ids: tuple[str, ...]) -> Ask | None:
    """Ask for the order of the effects of the cards that are spliced; they are revealed all at once before (702.47b).

    CR 702.47a.
    """
    if len(ids) > 1:
        return Ask("order", player, of=id, args=(ids, ("702.47b",)), then=Task("spliced-in-order", (id,)))
    draft.do("spliced-in-order", id, ids)
    return None


@GAME.task("spliced-in-order")
def spliced_in_order(draft: MtgDraft, id: str, ids: tuple[str, ...]) -> None:
    """Give the spell the text of the spliced cards; the cards stay in hand (702.47a)."""
    draft.note("spliced", of=id, rules=("702.47b", "702.47c", "612.8"), cards=ids)
    add_text(draft, draft.objects[id], ids)


def spliced_rules(item: Object) -> tuple[str, ...]:
    """Return the rules by which the names in text that a spell gained mean the spell itself, none for another one."""
    return ("702.47c", "201.4b") if item.kind == "card" and spliced(item.announced.options) else ()


@listener("move")
def loses_splices(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """A spell that leaves the stack is a new object without the text of spliced cards (702.47e)."""
    for each in happened:
        record = before.objects.get(each.of or "") if each.get("origin") == STACK else None
        if record is not None and spliced(record.announced.options):
            draft.cite("702.47e")
