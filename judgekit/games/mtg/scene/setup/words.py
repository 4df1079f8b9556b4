"""110, 106.4, 122.1: other words for what start positions give of objects, players and the turn, brought to the listed ones."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.language.parts import Part

OBJECT_WORDS = {
    "attached-to": "attached",
    "enchants": "attached",
    "enchanting": "attached",
    "equips": "attached",
    "equipping": "attached",
}
PLAYER_WORDS = {"mana-pool": "pool", "mana": "pool", "deck": "library"}
TURN_WORDS = {"player": "active", "active-player": "active", "whose": "active"}
STEP_WORDS = {
    "main": "precombat-main",
    "main-1": "precombat-main",
    "first-main": "precombat-main",
    "main-2": "postcombat-main",
    "second-main": "postcombat-main",
    "end-step": "end",
    "draw-step": "draw",
    "upkeep-step": "upkeep",
    "begin-combat": "beginning-of-combat",
}
"""Other words for steps (500.1)."""


def given_object(part: Part) -> Part:
    """Return an entry of the battlefield with the listed keys; counters may be one kind, or a list of kinds."""
    table = _renamed(part, OBJECT_WORDS)
    counters = table.get("counters")
    if isinstance(counters, str) and counters not in ("", "none"):
        counters = [counters]
    if isinstance(counters, list) and all(isinstance(one, str) for one in counters):
        table["counters"] = {kind: str(counters.count(kind)) for kind in counters}
    elif isinstance(counters, list) and all(_is_counted(one) for one in counters):
        table["counters"] = {one["kind"]: one.get("amount", one.get("count", "1")) for one in counters}
    return _changed(part, table)


def given_player(part: Part) -> Part:
    """Return what is given of a player with the listed keys; a pool may say how much there is of each symbol."""
    table = _renamed(part, PLAYER_WORDS)
    pool = table.get("pool")
    if isinstance(pool, dict) and pool and all(_is_mana(key, number) for key, number in pool.items()):
        table["pool"] = "".join(f"{{{key.strip('{}')}}}" * int(number) for key, number in pool.items())
    if "poison" in table and "counters" not in table:
        table["counters"] = {"poison": table.pop("poison")}
    return _changed(part, table)


def given_turn(part: Part) -> Part:
    """Return the turn with the listed keys."""
    return _changed(part, _renamed(part, TURN_WORDS))


def _is_mana(symbol: str, number: Json) -> bool:
    return symbol.strip("{}") in ("W", "U", "B", "R", "G", "C") and str(number).isdecimal() and len(str(number)) < 4


def _is_counted(one: Json) -> bool:
    return isinstance(one, dict) and isinstance(one.get("kind"), str) and set(one) <= {"kind", "amount", "count"}


def _renamed(part: Part, words: dict[str, str]) -> dict[str, Json]:
    if not part.is_mapping:
        return {}
    table = part.value
    return {(words[key] if key in words and words[key] not in table else key): value for key, value in table.items()}


def _changed(part: Part, table: dict[str, Json]) -> Part:
    return part if not part.is_mapping or table == part.value else Part(table, part.path, part.names)
