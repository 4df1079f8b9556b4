"""What is told to have come of deeds, in English: something dies, comes back, resolves; somebody takes damage."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.english.numbers import NUMBERS


class Came(NamedTuple):
    """One thing that is told to have come of deeds.

    Attributes:
        kind: what happened: leaves, stays, returns, comes, to (a zone), resolves, countered, fizzles, damage, gains, loses,
            life, triggers, draws, tokens, size, reveals.
        what: to what or to whom; empty where a pronoun stands for it, or nothing.
        by: by what, as damage is dealt; empty where that is not said.
        number: how much; None where that is not said.
        zone: to which zone something comes, with which counter, or what size it has.
    """

    kind: str
    what: str
    by: str = ""
    number: int | None = None
    zone: str = ""


_NAME = r"[A-Z][\w'-]+?(?:(?:,? (?:the|of|of the|in|to|for) |, | )[A-Z][\w'-]+?)*"
PRONOUN = r"[Ii]t|[Tt]hey|[Tt]hat|[Tt]his|[Bb]oth(?: (?:creatures|units|of them))?|[Tt]he spell"
_ADVERBS = re.compile(r"^(?:(?:then|now|still|just|also|again) )+|(?: (?:again|instead|as well|too|then|now|first))+$")
_N = rf"(?:\d+|an?|{'|'.join(NUMBERS)})"
_WHOSE = r"(?:the |his |her |its |their |its owner's |[A-H]'s )?"
_ZONES = "graveyard|exile|hand|library|dust|command zone|mana zone|shields?"
_BY_WHAT = r"(?: (?:to|from|by) (?:it|that|this|the damage|[A-Z][\w', -]*?))?"
_BACK = (
    r"(?: (?:to|onto) (?:the |its owner's )?(?:battlefield|play|table)| into play)?"
    r"(?: (?:with|from|thanks to|because of|by|due to) (?:its |the |an? |one |two |[A-Z][\w' -]*?'s )?"
    r"(?P<counter>[+-]1/[+-]1 counter)?s?(?(counter)|[a-z]+(?: trigger| ability)?)(?: on it)?)?"
    r"(?: under [A-H](?:'s)? control)?(?: tapped)?"
)
_KINDS = {
    "to": r"(?:goes|go|went|returns?|returned|(?:is|are|was|were|gets?|got) (?:put|sent|returned|bounced|shuffled))"
    rf"(?: back)? (?:(?:in)?to|in) {_WHOSE}(?P<zone>{_ZONES})",
    "exiled": r"(?:is|are|was|were|gets?|got) exiled",
    "leaves": r"(?:dies?|died|(?:is|are|was|were|gets?|got) (?:destroyed|killed|sacrificed|dead|gone)"
    rf"|leaves?(?: the battlefield| play)?|left the battlefield|goes? down){_BY_WHAT}",
    "stays": r"(?:survives?|survived|lives|lived|stays|stayed)",
    "returns": r"(?:(?:comes?|came) (?:right )?back|(?:is|are|was|were) back|returns?|returned|persists?(?: back)?|undies|undied"
    rf"|re-?enters?|(?:comes|came) into play again|enters? again){_BACK}",
    "countered": r"(?:is|are|was|were|gets?|got) countered",
    "fizzles": r"(?:fizzles?|fizzled|(?:does not|doesn't|did not|didn't) resolve)",
    "resolves": r"(?:resolves?|resolved)",
    "triggers": r"(?:triggers?|triggered|goes off|went off)",
    "damage": r"(?:takes?|took|is dealt|was dealt) (?P<n>\d+)(?: (?:combat )?damage)?(?: from (?:it|the (?P<by2>[A-Z][\w' -]*)"
    r"|(?P<by>[A-Z][\w' -]*)))?",
    "deals": r"(?:deals?|dealt|does|did)(?: its)? (?:(?P<n2>\d+)(?: (?:combat )?damage)?|(?:combat )?damage)"
    r"(?: to (?:(?:the |his |her )?(?P<to>[A-Z][\w', -]*|it|him|her|them)))?|connects?|connected"
    r"|hits? (?:for (?P<n3>\d+)|(?P<to2>[A-H])(?: for (?P<n4>\d+))?)",
    "gains": r"(?:gains?|gained) (?P<n5>\d+)(?: life)?",
    "loses": r"(?:loses?|lost) (?P<n6>\d+)(?: life)",
    "draws": rf"(?:draws|drew) (?P<w>{_N})(?: more)? cards?",
    "tokens": rf"(?:gets|got|has made|makes|made) (?P<w2>{_N})(?: [A-Z][a-z]+| \d+/\d+)* tokens?",
    "comes": r"(?:enters?|entered|(?:comes?|came) in(?:to play)?|(?:comes?|came) (?:down|into play))(?: the battlefield)?",
    "size": r"(?:becomes?|became|(?:is|are|was|were) now|grows to|grew to|shrinks to|shrank to)(?: an?)? (?P<size>-?\d+/-?\d+)",
    "life": r"(?:goes|went|drops?|dropped|falls?|fell|is down|is up)(?: down| up)? to (?P<n7>\d+)(?: life)?",
}
OF_PLAYERS_ALONE = frozenset(("gains", "loses", "life", "draws", "tokens"))
"""What comes to players, never to a card."""
_SHAPES = {kind: re.compile(shape) for kind, shape in _KINDS.items()}
_BROUGHT = re.compile(r"(?:[Ii]ts |[A-Z][\w', -]*?'s )?[Uu]ndying|(?:[Ii]ts |[A-Z][\w', -]*?'s )?[Pp]ersist")
_BRINGS = re.compile(
    rf"(?P<subject>{_BROUGHT.pattern})(?: trigger)? (?:brings|brought|returns|returned|puts) (?:it|him|her)(?: back)?{_BACK}"
)
_KILLS = re.compile(
    rf"(?:{PRONOUN}|(?:[Tt]he )?(?P<by>[A-Z][\w'-]+(?: [\w'-]+)*?)) (?:kills|killed|finishes|finished off)"
    r" (?:it|(?:the )?(?P<what>[A-Z][\w', -]*))"
)
_SUBJECT = re.compile(
    rf"(?P<it>{PRONOUN}|[Tt]he (?:trigger|attack(?:er)?|ability)|(?:[Ii]ts|[Hh]is|[Hh]er) (?:trigger|attack(?:er)?|ability))"
    rf"|(?:[Tt]he |[A-H]'s )?(?P<x>[A-H]|{_NAME})(?:'s (?:undying |persist )?(?:trigger|ability|undying|persist))?"
)
_JOINED = re.compile(r",? (?:and|but)(?: then)? |, then |, ")


def results_told(sentence: str) -> Sequence[Came]:
    """Return what a sentence tells to have come of deeds, one thing after another; nothing where it tells anything else."""
    found: list[Came] = []
    subject = ""
    for part in _JOINED.split(sentence.strip(" .!")):
        came = _one(part, subject)
        if came is None:
            return []
        subject = came.what or subject
        found.append(came)
    return found


_REVEALS = re.compile(rf"[A-H] (?:reveals|revealed) (?:an? |the )?(?P<x>{_NAME})")


def _one(said: str, subject: str) -> Came | None:
    """Return what one clause tells; a clause without a subject tells of the one before."""
    if (reveals := _REVEALS.fullmatch(said)) is not None:
        return Came("reveals", reveals["x"])
    if (brings := _BRINGS.fullmatch(said)) is not None:
        return Came("returns", "", zone=brings["counter"] or "")
    if (kills := _KILLS.fullmatch(said)) is not None:
        return Came("leaves", kills["what"] or "", kills["by"] or "")
    for what, did in _divided(said, subject):
        did = _ADVERBS.sub("", did)
        if (came := came_by(_SHAPES, did, what)) is not None:
            return came
    return None


def _divided(said: str, subject: str) -> list[tuple[str, str]]:
    """Return the ways in which a clause may be a subject and what it did."""
    words = said.split(" ")
    found: list[tuple[str, str]] = [(subject, said)] if subject or words[0][:1].islower() else []
    for place in range(1, len(words)):
        match = _SUBJECT.fullmatch(" ".join(words[:place]))
        if match is not None:
            found.append((match["x"] or "", " ".join(words[place:])))
    return found


def came_by(
    shapes: Mapping[str, re.Pattern[str]], did: str, what: str, to_nobody: Container[str] = (), by: str = ""
) -> Came | None:
    """Return what words tell to have come to something, by the first kind whose form they have; None where none has.

    Args:
        shapes: the forms of the kinds in a language.
        did: the words.
        what: to what it came; empty where nothing is named.
        to_nobody: what comes to players and may be told without one.
        by: by what, where the words do not say it.
    """
    player = re.fullmatch("[A-H]", what) is not None
    for kind, shape in shapes.items():
        match = shape.fullmatch(did)
        if match is None or (kind in OF_PLAYERS_ALONE and not player and kind not in to_nobody):
            continue
        if not player or kind in OF_PLAYERS_ALONE or kind == "damage":
            return _came(kind, what, {key: one for key, one in match.groupdict().items() if one}, by)
    return None


def _came(kind: str, what: str, said: Mapping[str, str], by: str) -> Came:
    number = next((int(one) for key, one in said.items() if re.fullmatch(r"n\d?", key)), None)
    counted = said.get("w") or said.get("w2", "")
    if counted:
        number = int(counted) if counted.isdigit() else 1 if counted in ("a", "an") else int(NUMBERS[counted])
    if kind == "deals":
        to = said.get("to2") or said.get("to", "")
        return Came("damage", to if to not in ("it", "him", "her", "them") else "", what, number)
    if kind == "exiled":
        return Came("to", what, zone="exile")
    zone = said.get("zone", "") or said.get("size", "") or said.get("counter", "").removesuffix(" counter")
    return Came(kind, what, said.get("by") or said.get("by2") or by, number, zone)
