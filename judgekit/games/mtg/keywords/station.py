"""702.184, 721: station of the book of 2026-04-17: charge counters for the power of a creature, and what they unlock."""

from __future__ import annotations

from judgekit.games.mtg.meaning.keyword_meanings import KEYWORD_RULES, SPELT_OUT
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part

_STATION = read_ability(
    Part(
        {
            "activated": {
                "cost": [{"tap": {"choose": {"type": "creature", "controller": "you", "other": "true"}}}],
                "do": [{"put-counters": "this", "kind": "charge", "amount": "paid.tap.power"}],
                "limits": ["sorcery"],
            }
        }
    )
)[0]._replace(name="station")


def _station(keyword: Ability) -> Ability:
    """Tap another creature, as a sorcery: as many charge counters as its power."""
    return _STATION._replace(text=keyword.text or "station")


SPELT_OUT["station"] = _station
KEYWORD_RULES["station"] = "mtg@20260417:702.184a"
