"""903.3, 903.6: commanders of a start position that does not name them: legendary creatures in the command zone."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping

from judgekit.games.mtg.actions.moving import commanding
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import Card

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.scene.setup.given_facts import GivenFacts


def name_commanders(objects: MutableMapping[str, Object], cards: Mapping[str, Card], facts: GivenFacts) -> None:
    """Designate the legendary creature cards in the command zone, of every owner for whom no commander is named (903.6).

    CR 903.3.

    Args:
        objects: the objects of the start position; changed.
        cards: the cards of the scenario.
        facts: its facts: only the commander option brings commanders.
    """
    if not any(key == "commander" for key, _ in facts.get("options", ())):
        return
    named = {record.owner for record in objects.values() if record.get("commander")}
    for id, record in list(objects.items()):
        said = any(key == "commander" for key, _ in record.details)
        card = cards.get(record.card or "")
        if record.place != "command" or record.kind != "card" or record.owner in named or said or card is None:
            continue
        if "legendary" in card.line.supertypes and "creature" in card.line.types:
            objects[id] = record._replace(details=commanding(record.details, None))
