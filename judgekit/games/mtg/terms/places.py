"""109.2, 400.1: in which zones descriptions look, each alternative of a description in its own."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Filter, Test

IN_PLAY = ("battlefield", "stack")
"""Where a description looks that says neither a kind nor a zone."""

PLACES: dict[str, tuple[str, ...]] = {
    "permanent": ("battlefield",),
    "token": ("battlefield",),
    "spell": ("stack",),
    "ability": ("stack",),
    "source": ("battlefield", "stack", "command"),
    "emblem": ("command",),
    "object": IN_PLAY,
    "card": (*IN_PLAY, "graveyard", "hand", "library", "exile", "command"),
}
"""Zones in which something of a kind is looked for where no zone is said (109.2). Players are in none."""


def apart(described: Filter) -> Filter:
    """Return a description whose alternatives are in different zones, with each looked for in its own.

    Args:
        described: a filter, perhaps with alternatives ("a card in your hand or a permanent you control").
    """
    if described.kind != "object" or described.zones is not None:
        return described
    either = [test for test in described.tests if test.what == "either"]
    members = tuple(member for test in either for member in test.value)
    if any(member.kind not in PLACES for member in members):
        return described
    zones = tuple(dict.fromkeys(zone for member in members for zone in _zones(member)))
    if set(zones) <= set(IN_PLAY):
        return described
    tests = tuple(_each_in_its_zones(test) if test in either else test for test in described.tests)
    return described._replace(tests=tests, zones=zones)


def _zones(member: Filter) -> tuple[str, ...]:
    return member.zones if member.zones is not None else PLACES[member.kind]


def _each_in_its_zones(test: Test) -> Test:
    return Test(test.what, tuple(member._replace(zones=_zones(member)) for member in test.value))
