"""What lies behind: the moment when something could have been done that a question asks for, and where things were written."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.phrasing import zone_called

_COULD_HAVE = re.compile(
    r"(?:could|can|might) (?P<who>[A-H]|(?:the )?[A-Z][^,]*?) (?:still |also |instead |legally )*have "
    r"(?P<verb>[a-z-]+)(?P<rest>.*?)"
    r"(?: instead)?",
    re.IGNORECASE,
)
_ATTACKS, _BLOCKS = ("attack", "swing"), ("block", "defend", "chump")
_BLOCKED_WITH = ("redirect", "block", "defend")
"""Keys of steps that answer an attack."""


def asked_back(body: str) -> tuple[str, str] | None:
    """Return what somebody could have done, as a question whether it can be done, and the verb; None where that is not asked."""
    match = _COULD_HAVE.fullmatch(body)
    verb = (verb_of(match["verb"]) or (match["verb"] if base_of(match["verb"]) else "")) if match is not None else ""
    return (f"can {match['who']} {verb}{match['rest']}", verb) if match is not None and verb else None


def then(table: NotationTable, who: str, verb: str) -> NotationTable | None:
    """Return the table as it was when somebody could have done something; None where that is not known.

    Args:
        table: the table.
        who: who could have done it.
        verb: what: a block right after the attack, an attack in its place, anything else after what another player did last.
    """
    attacks = [place for place, step in enumerate(table.steps) if "attack" in step]
    if verb.startswith(_ATTACKS):
        end = attacks[0] if attacks else len(table.steps)
    elif verb.startswith(_BLOCKS):
        end = attacks[-1] + 1 if attacks else -1
    else:
        others = [place for place, step in enumerate(table.steps) if step.get("by") not in (None, who)]
        end = others[-1] + 1 if others else -1
    for line in reversed(table.past):
        before = line.before
        if not isinstance(before, NotationTable) or len(before.steps) > end:
            continue
        there = before.copied()
        for step in table.steps[len(there.steps) : end]:
            there.step(step)
        return there
    return None


def comes_to_nothing(table: NotationTable, records: Iterable[Record]) -> Bilingual | None:
    """Return why nothing comes of what was begun, though it could be begun; None where something does."""
    if table.not_as_said is not None:
        return table.not_as_said
    words = table.grammar.words
    failed = next((one for one in records if one.what in words.fails), None)
    if failed is None:
        return None
    english, japanese = words.tells[failed.what]
    of = table.run.scene.name_of(table.run.table.position, failed.of or "")
    return Bilingual(f"{of}{japanese}", f"{of} {english}")


def lies_elsewhere(table: NotationTable, reason: str, said: str = "") -> list[Bilingual]:
    """Return where objects lie for which something is refused; nothing waits that may move them.

    Args:
        table: the table.
        reason: why it is refused: of what it names it is told where it was written, behind a zone.
        said: what was said: of what it names it is told where that has come to.
    """
    home, zones, found = table.grammar.words.home, table.grammar.words.zones, []
    for thing in table.written.situation.names.things if not table.there.stack() else ():
        owner, now = table.there.place(thing)
        zone = thing.zone if thing.zone != home and thing.id in reason else now if now != thing.zone else home
        if now != home != zone and zone in zones and (thing.id in reason or thing.id in said):
            whose = (thing.player if zone == thing.zone else owner) or "?"
            english, japanese = (zone_called(zone, zones, lang) for lang in ("en", "ja"))
            found.append(Bilingual(f"{thing.id}は{whose}の{japanese}にある", f"{thing.id} is in {whose}'s {english}"))
    return found
