"""113: the abilities of a card as the structured form of a scenario file, those of one item together."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.games.mtg.terms.records import Ability, Cost
from judgekit.games.mtg.text.descriptions_writing import Data
from judgekit.games.mtg.text.terms_writing import write_ability, write_cost


def write_abilities(abilities: Iterable[Ability]) -> list[Data]:
    """Return abilities as the structured form writes them, a level of a Class with what it brings as one item (717.2a)."""
    found: list[Data] = []
    left = list(abilities)
    while left:
        ability = left.pop(0)
        if ability.name == "class level" and left and left[0].name == "class level":
            brings = left.pop(0)
            found.append(
                {
                    "class-level": str(ability.value),
                    "cost": write_cost(ability.cost or Cost()),
                    "abilities": [write_ability(change.value) for change in brings.modify],
                }
            )
        else:
            data = write_ability(ability)
            both = _both_chapters(found[-1], data) if ability.get("several") and found else None
            if both is not None:
                found[-1] = both
            else:
                found.append(data)
    return found


def _both_chapters(before: Data, after: Data) -> Data:
    """Return two chapter abilities with the same effect as one item (715.2c), None where they have not."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return None
    first, second = before.get("chapter"), after.get("chapter")
    if not (isinstance(first, list) and isinstance(second, list)):
        return None
    return {**before, "chapter": first + second} if {**before, "chapter": 0} == {**after, "chapter": 0} else None
