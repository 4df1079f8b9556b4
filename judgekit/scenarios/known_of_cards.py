"""Cards of card files as an edition knows them: a type that only later books have is left out, and that it was is told."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.data_classes import replace
from judgekit.core.wording import spoken
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.files.model import Scenario
from judgekit.table.adapter import GameAdapter


def as_the_edition_knows(scenario: Scenario, scene: GameAdapter) -> Scenario:
    """Return a scenario whose cards of card files have no types of which its edition knows nothing.

    What a scenario defines itself, or a fork changes, stays as it is written: it is refused where the edition has it not.
    """
    cards, ignored = dict(scenario.cards), dict(scenario.ignored)
    for name in scenario.filed:
        card, filed = cards.get(name), spoken_card(name, scenario.game)
        if filed is None or not isinstance(card, Mapping) or filed.definition != card:
            continue
        known = scene.notation.of_edition(name, card, scenario.rules)
        if known.said:
            cards[name] = dict(known.card)
            told = (said.ja if spoken() == "ja" else said.en for said in known.said)
            ignored[name] = (*ignored.get(name, ()), *map(str, told))
    return replace(scenario, cards=cards, ignored=ignored) if cards != scenario.cards else scenario
