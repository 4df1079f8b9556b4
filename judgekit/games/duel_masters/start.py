"""Start positions of Duel Masters read from the `given` of a scenario, and refused where the book says they cannot be."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.parts import Part
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task
from judgekit.games.duel_masters.cards import read_cards
from judgekit.games.duel_masters.game import DUEL, STEPS, ZONES, DuelPosition, GameCard, Player
from judgekit.games.duel_masters.terms import ELEMENTS, Card
from judgekit.table.adapter import Plain
from judgekit.table.setup import ENTRY_KEYS, Setup

_GIVEN_KEYS = ("players", "battle-zone", "turn", "impossible", "note", "effects")
_PLAYER_KEYS = (*ZONES.own, "battle-zone", "note")

UNGIVEN_LIBRARY = 30
"""Cards nobody knows in a library of which a scenario says nothing; one that is listed as empty has lost (104.2b)."""

THIS_TURN = 1
"""Number of the turn in which a scenario begins."""


class _Start(Setup[Card, GameCard, Player]):
    """Collects the tables of a start position."""

    entry_keys = (
        *(*ENTRY_KEYS, "tapped", "face-down", "inverted", "side", "cells"),
        *("continuously", "summoning-sick", "under", "lies-under"),
    )
    made = GameCard

    def __init__(self, cards: dict[str, Card], given: Part) -> None:
        super().__init__(cards, given, ZONES)

    def read_unsaid(self, part: Part, name: str) -> None:
        """Read a library of which nothing is said."""
        if "library" not in part:
            self.read_zone(Part({"unknown": str(UNGIVEN_LIBRARY)}), "library", name)

    def read_entry(self, part: Part, zone: str, player: str | None) -> None:
        """Read an entry of a zone; a list among shields is one shield of several cards, the first of them on top (113.2)."""
        if zone == "shield-zone" and part.is_list and part.value:
            first, *below = part.items()
            top = {"card": first.value} if first.is_text else first.value
            part = part.holding({**top, "under": [one.value for one in below]} if isinstance(top, dict) else top)
        super().read_entry(part, zone, player)

    def record(self, part: Part, id: str, zone: str, player: str | None) -> GameCard:
        """Return the card that an entry stands for."""
        owner, controller = self.owner_and_controller(part, player)
        definition = self.definition(part["card"])
        if definition.cells and zone != "battle-zone":
            self.refuse(phrase("king cells are joined in the battle zone only"), ("814.1",), part)
        side = definition.name if definition.cells else None
        elements = [name for name in definition.sides if self.cards[name].types & ELEMENTS]
        if elements and zone == "battle-zone":
            side = part["side"].text() if "side" in part else elements[0]
        tapped = part.is_set("tapped")
        if tapped and zone not in ("battle-zone", "mana-zone"):
            self.refuse(phrase("only cards of the battle zone and the mana zone are tapped"), ("105.4a",), part)
        fresh = zone == "battle-zone" and not part.is_set("continuously")
        if "summoning-sick" in part:
            fresh = part["summoning-sick"].flag()
        return GameCard(
            id,
            definition.cells[0] if definition.cells else definition.name,  # `cells` names the others (814)
            owner,
            controller,
            ZONES.key(zone, owner),
            tapped=tapped,
            face_down=part.is_set("face-down"),
            inverted=part.is_set("inverted"),
            arrived=THIS_TURN if fresh else -1,
            came=THIS_TURN if fresh else -1,
            side=side,
        )

    def join_cells(self) -> None:
        """Put the other king cells of creatures there."""
        for id, part in list(self.places.items()):
            whole = self.cards.get(self.objects[id].side or "")
            if whole is None or not whole.cells:
                continue
            others = whole.cells[1:]
            named = [item.text() for item in part["cells"].items()] if "cells" in part else []
            if "cells" in part and len(named) != len(others):
                needed = phrase("{number} more king cells: {names}", number=len(others), names=", ".join(others))
                raise part["cells"].fault(needed)
            names = named or [f"{id}-{number}" for number in range(2, len(whole.cells) + 1)]
            for one, card in zip(names, others, strict=True):
                host = self.objects[id]
                self.add(GameCard(one, card, host.owner, host.controller, "under", host=id), part)
            self.objects[id] = self.objects[id]._replace(under=tuple(names))

    def lay_under(self) -> None:
        """Put the cards that entries name as lying below them there, then those that say below which they lie."""
        hosts = {id: part["lies-under"] for id, part in self.places.items() if "lies-under" in part}
        for id, part in list(self.places.items()):
            lying = [Part(one, host.path) for one, host in hosts.items() if host.text() == id]
            if not lying and ("under" not in part or id not in self.objects or self.objects[id].host is not None):
                continue
            if self.objects[id].place not in ("battle-zone", "shield-zone"):
                raise (lying or [part["under"]])[0].fault(
                    phrase("cards lie below cards of the battle zone and of shields only"), "403.4, 113.2"
                )
            listed = part["under"].items() if "under" in part else ()
            below = [self._below(item, self.objects[id]) for item in (*listed, *lying)]
            self.objects[id] = self.objects[id]._replace(under=(*self.objects[id].under, *below))
        for one, host in hosts.items():
            if self.objects[one].host != host.text():
                raise host.fault(phrase("there is no object {id!r}", id=host.text()), "403.4")

    def check_elements(self) -> None:
        """Refuse what cannot be in the battle zone by itself; below other cards it can lie (316.2, 801.4a)."""
        for id in self.in_zones["battle-zone"]:
            card = self.cards.get(self.objects[id].side or self.objects[id].card or "")
            if card is not None and (card.sides or not card.types & ELEMENTS) and not card.cells:
                reason = phrase("only elements are in the battle zone")
                self.refuse(reason, ("316.2", "302.3", "313.3"), self.places[id])

    def _below(self, item: Part, host: GameCard) -> str:
        if item.is_text and item.text() in self.objects:
            one = self.objects[item.text()]
            self.in_zones[one.zone or ""].remove(one.id)
        else:
            named = item.get("id") if item.is_mapping else item
            name = named.text() if named is not None else f"{host.id}-under"
            card = item["card"] if item.is_mapping and "card" in item else item
            if card.is_text and card.text() not in self.cards:
                raise card.fault(
                    phrase("there is no object {id!r}", id=card.text()),
                    phrase("an entry of its own with this id, or here {id: …, card: …}"),
                )
            one = GameCard(name, self.definition(card).name, host.owner, host.controller, "under")
            self.places[name] = item
        self.objects[one.id] = one._replace(zone="under", host=host.id, tapped=False, arrived=host.arrived)
        self.in_zones["under"].append(one.id)
        return one.id


def read_start(cards: Mapping[str, Plain], given: Mapping[str, Plain]) -> DuelPosition:
    """Return the start position of a scenario.

    Raises:
        TermMalformed: something cannot be read; its path starts with "cards" or "given".
        IllegalState: the position cannot be.
        CardTextNotUnderstood: words of a card text are not understood.
    """
    definitions = read_cards(cards)
    part = Part(given, ("given",))
    part.only(_GIVEN_KEYS)
    start = _Start(definitions, part)
    start.two_players(_PLAYER_KEYS, lambda _name, _part: Player(), "100.1", "battle-zone")
    start.join_cells()
    start.lay_under()
    start.check_elements()
    facts, agenda = _turn(start)
    return start.position(DUEL, {}, facts, agenda)


def _turn(start: _Start) -> tuple[dict[str, Plain], tuple[Task, ...]]:
    turn = start.turn(("active", "number", "step", "phase", "before", "priority", "note"), (*STEPS, "setup"), "main")
    if turn.step == "setup":
        return {}, (Task("setup", (turn.active,)),)
    facts: dict[str, Plain] = {"active": turn.active, "step": turn.step, "number": THIS_TURN, "charged": 0}
    if turn.number == 1:
        facts.update(first=turn.active, from_start=True)
    if turn.before:
        return facts, (Task("step", (turn.step,)),)
    return facts, (Task("ask", (Ask("priority", turn.active),)), Task("settle"))
