"""109, 115: the words that filters are made of; what each asks of an object or player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.games.mtg.terms.records import Test
from judgekit.language.vocabulary import Word

TESTS: dict[str, Word] = {
    "type": Word("words", "205.2a", "has the card type {}"),
    "supertype": Word("words", "205.4a", "has the supertype {}"),
    "subtype": Word("words", "205.3", "has the subtype {}"),
    "color": Word("words", "105.2", "is {}"),
    "name": Word("names", "201.2", "is named {}"),
    "same-name": Word("reference", "201.2a", "has the same name as {}"),
    "different-name": Word("reference", "201.2c", "has another name than {}"),
    "controller": Word("player", "109.4", "is controlled by {}"),
    "owner": Word("player", "108.3", "is owned by {}"),
    "among": Word("reference", "109.1", "is one of {}"),
    "other": Word("flag", "109.2", "is not the source itself"),
    "power": Word("comparison", "208.1", "has power {}"),
    "toughness": Word("comparison", "208.1", "has toughness {}"),
    "mana-value": Word("comparison", "202.3", "has mana value {}"),
    "loyalty": Word("comparison", "306.5", "has loyalty {}"),
    "base-power": Word("comparison", "208.4", "has base power {}"),
    "base-toughness": Word("comparison", "208.4", "has base toughness {}"),
    "total-pt": Word("comparison", "208.1", "has total power and toughness {}"),
    "power-over-toughness": Word("comparison", "208.1", "has power minus toughness {}"),
    "power-over-base": Word("comparison", "208.4", "has power minus base power {}"),
    "status": Word("text", "110.5", "is {}"),
    "has": Word("text", "702.1", "has {}"),
    "lacks": Word("text", "702.1", "does not have {}"),
    "no-abilities": Word("flag", "113.12", "has no abilities"),
    "mana-cost": Word("words", "202.1", "has the mana cost {}"),
    "cost-has": Word("symbol", "107.3", "has {} in its mana cost"),
    "repeats-symbol": Word("flag", "709.4b", "has a mana symbol more than once in its mana cost"),
    "counters": Word("counters", "122.1", "has counters: {}"),
    "attached-to": Word("reference", "301.5", "is attached to {}"),
    "attachment": Word("filter", "301.5", "has attached to it: {}"),
    "attacks": Word("reference", "506.3", "attacks {}"),
    "blocks": Word("reference", "509.1g", "blocks {}"),
    "blocked-by": Word("reference", "509.1h", "is blocked by {}"),
    "targets": Word("filter", "115.9b", "targets {}"),
    "targets-only": Word("filter", "115.9c", "targets only {}"),
    "target-count": Word("comparison", "115.9a", "has {} targets"),
    "chosen": Word("text", "607.2d", "is of the chosen {}"),
    "shares": Word("shares", "109.3", "has in common {}"),
    "entered-this-turn": Word("flag", "603.6a", "entered the battlefield this turn"),
    "has-blocked": Word("reference", "509.1g", "blocked {} this turn"),
    "was-blocked-by": Word("reference", "509.1h", "was blocked by {} this turn"),
    "drawn-this-turn": Word("flag", "121.1", "was drawn this turn"),
    "drawn-last": Word("flag", "121.1", "is the last card that its owner drew this turn"),
    "damaged-by": Word("reference", "120.1", "was dealt damage this turn by {}"),
    "dealt-damage": Word("flag", "120.1", "dealt damage this turn"),
    "dealt-damage-to": Word("reference", "120.1", "dealt damage this turn to {}"),
    "attacked": Word("flag", "508.1k", "attacked this turn"),
    "had-to-attack": Word("flag", "mtg@20260417:506.6", "had to attack this combat"),
    "activated-this-turn": Word("flag", "mtg@20260417:700.10", "was the source of an ability activated this turn"),
    "topmost": Word("filter", "404.2", "is the topmost in its graveyard of what {}"),
    "put-there": Word("words", "400.7", "was put there this turn from {}"),
    "above": Word("reference", "404.2", "lies above {}"),
    "cast-number": Word("comparison", "601.2i", "is a spell of its caster this turn of number {}"),
    "put-into": Word("words", "400.7", "was put into {}"),
    "came-from": Word("words", "400.7", "came from {}"),
    "ability-kind": Word("words", "113.3", "is a {} ability"),
    "source": Word("filter", "113.7", "comes from {}"),
    "cast-from": Word("words", "601.2a", "was cast from {}"),
    "in-main-phase": Word("flag", "601.2a", "was cast in a main phase of its caster"),
    "early": Word("flag", "307.5", "was cast when no sorcery could have been"),
    "cast-by": Word("player", "601.2a", "was cast by {}"),
    "paid": Word("text", "702.33d", "was cast with {}"),
    "player": Word("player", "102.1", "is {}"),
    "life": Word("comparison", "119.1", "has life {}"),
    "hand": Word("comparison", "402.1", "has in hand {}"),
    "condition": Word("condition", "608.2c", "is such that {}"),
    "not": Word("filter", "109.2", "is not {}"),
    "either": Word("filters", "109.2", "is {}"),
}
"""What a filter asks. A list of words means any of them; two keys mean both."""

STATUSES: dict[str, str] = {
    "tapped": "110.5",
    "untapped": "110.5",
    "face-down": "110.5",
    "face-up": "110.5",
    "flipped": "110.5",
    "phased-in": "110.5",
    "phased-out": "110.5",
    "transformed": "701.28a",
    "attacking": "508.1k",
    "blocking": "509.1g",
    "blocked": "509.1h",
    "unblocked": "509.1h",
    "enchanted": "303.4b",
    "equipped": "301.5a",
    "attached": "301.5b",
    "token": "111.1",
    "nontoken": "111.1",
    "damaged": "120.6",
    "colorless": "105.2c",
    "multicolored": "105.2b",
    "monocolored": "105.2a",
    "historic": "700.6",
    "modal": "700.2",
    "summoning-sick": "302.6",
    "newly-controlled": "302.6",
    "monstrous": "701.31b",
    "renowned": "702.112b",
    "goaded": "701.38b",
    "paired": "702.95b",
    "commander": "903.3",
    "outlaw": "mtg@20260417:700.12",
    "saddled": "mtg@20260417:702.171b",
    "modified": "mtg@20260417:700.9",
    "ring-bearer": "mtg@20260417:701.54e",
    "solved": "mtg@20260417:719.3b",
    "prepared": "mtg@20260417:722.3a",
    "harnessed": "mtg@20260417:701.64b",
    "suspected": "mtg@20260417:701.60b",
    "plotted": "mtg@20260417:702.170a",
    "warped": "mtg@20260417:702.185b",
    "foretold": "702.143b",
    "manifested": "701.34a",
    "cloaked": "mtg@20260417:701.58a",
    "your-turn": "102.1",
    "party": "700.8",
    "permanent-card": "110.4a",
    "basic-land-type": "305.6",
}
"""Words for what an object is at the moment, with their rules; each may also stand as a key with `true` or `false`."""

KINDS: dict[str, str] = {
    "permanent": "110.1",
    "card": "108.1",
    "spell": "112.1",
    "ability": "113.1",
    "player": "102.1",
    "source": "109.2",
    "token": "111.1",
    "emblem": "114.1",
    "object": "109.1",
    "any-target": "115.4",
}
"""Kinds of things a filter can mean, with their rules; what names no kind means permanents (109.2)."""

_CHECKED = {
    **dict.fromkeys(("base-power", "base-toughness", "power-over-base"), ("208.4", "mtg@20260417:208.4b")),
}
"""Tests whose own rules say how they are read."""

_SHOWN = frozenset(("tapped", "untapped", "face-down", "face-up", "flipped", "phased-in", "phased-out"))
"""Statuses that a permanent shows by how it lies (110.5): nothing more is said of them."""


_SAID_MORE = {"transformed": ("mtg@20260417:701.27g",)}
"""Statuses of which later books say what they mean, with those rules."""


def rules_of_words(tests: Iterable[Test], editions: Sequence[str]) -> Iterator[str]:
    """Yield the rules that say what the words of a filter mean which are no plain English: statuses, designations, base power.

    Args:
        tests: what a filter asks.
        editions: the edition played, and the one whose numbers it shares: a rule that only another one has is left out.
    """
    for test in tests:
        if test.what in ("not", "either"):
            for inner in (test.value,) if test.what == "not" else test.value:
                yield from rules_of_words(inner.tests, editions)
        named = test.what == "status" and test.value in STATUSES and test.value not in _SHOWN
        of_status = (STATUSES[test.value], *_SAID_MORE.get(test.value, ())) if named else ()
        for rule in of_status or _CHECKED.get(test.what, ()):
            own = rule.rpartition(":")[0]
            if not own or own in editions:
                yield rule
