"""101.2, 508.1c, 509.1b: abilities by which something can't, must or may be done, read from plain data."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.effects import DEEDS
from judgekit.games.mtg.terms.records import Ability, Reference
from judgekit.games.mtg.text.structured.actions import read_actions
from judgekit.games.mtg.text.structured.costs import read_cost
from judgekit.games.mtg.text.structured.filters import read_filter, read_reference
from judgekit.games.mtg.text.structured.formulas import read_formula
from judgekit.games.mtg.text.structured.spelling import one_key, other_spelling
from judgekit.games.mtg.text.structured.values import read_condition
from judgekit.language.parts import Part, TermMalformed, nearest


def read_affected(part: Part) -> Reference | None:
    """Read what a static ability acts on: `this` (None), `enchanted`, or a filter."""
    if part.is_mapping:
        return ("all", read_filter(part))
    try:
        reference = read_reference(part)
    except TermMalformed as fault:
        if not part.is_text:
            raise
        try:
            reference = ("all", read_filter(part))
        except TermMalformed:
            raise fault from None
    return None if reference == ("this",) else reference


_DEED_DETAILS = ("by", "of", "at", "attacker", "in", "with")


def reader_of_deeds(kind: str) -> Callable[[Part], tuple[Ability, ...]]:
    """Return the reader of abilities of a kind: "cant", "must" or "may" (604, 611.2c, 101.2)."""

    def read(part: Part) -> tuple[Ability, ...]:
        if part.is_text:
            raise other_spelling(part, f"{{deed: {_deed_named(part)}}}")
        return _deed_mapping(kind, part)

    return read


def _deed_named(part: Part) -> str:
    deed = part.text()
    if deed not in DEEDS:
        raise part.fault(phrase("unknown deed {deed!r}", deed=deed), nearest(deed, DEEDS))
    return deed


EXILED_AFTER = "exiled-after"
"""Detail of a permission to cast: into whose graveyard a spell cast by it is not put but exiled instead, `yours` or `any`."""


def _deed_mapping(kind: str, part: Part) -> tuple[Ability, ...]:
    one_key(part, {deed: f"deed: {deed}" for deed in DEEDS})
    deed = _deed_named(part["deed"])
    part.only(
        (
            "deed",
            "affects",
            "player",
            "if",
            "unless",
            "number",
            "least",
            "as",
            "kind",
            "cost",
            "from",
            "counters",
            "then",
            "ignored-for",
            "free",
            "mana",
            "once",
            "every",
            EXILED_AFTER,
            *_DEED_DETAILS,
        )
    )
    affected = part.get("affects", "player")
    condition, unless, number = part.get("if"), part.get("unless"), part.get("number")
    details: dict[str, object] = {name: read_filter(part[name]) for name in _DEED_DETAILS if name in part}
    if unless is not None:
        if kind != "cant":
            raise unless.fault(phrase("'unless' belongs to what can't be done; here 'if' with 'not' says it"))
        details["unless"] = read_condition(unless)
    if number is not None:
        details["number"] = read_formula(number)
    if "least" in part:
        details["least"] = read_formula(part["least"])
    for word in ("as", "kind", EXILED_AFTER):
        if word in part:
            details[word] = part[word].text()
    if "cost" in part:
        details["cost"] = read_cost(part["cost"])
    if "ignored-for" in part:
        details["ignored-for"] = read_cost(part["ignored-for"])
    if part.is_set("free"):
        details["free"] = True
    if "mana" in part:
        details["mana"] = part["mana"].text()
    if part.is_set("once"):
        details["once"] = True
    if part.is_set("every"):
        details["every"] = True
    if "from" in part:
        details["from"] = part["from"].texts()
    if "counters" in part:
        kinds = part["counters"]
        details["counters"] = tuple((kind, read_formula(kinds[kind])) for kind in kinds.key_names())
    if "then" in part:
        details["then"] = read_actions(part["then"])
    reference = None
    if affected is not None and not (affected.is_text and affected.text() == "true"):
        reference = read_affected(affected)
    ability = Ability(
        kind,
        deed,
        affects=reference,
        condition=read_condition(condition) if condition is not None else None,
        details=tuple(sorted(details.items())),
    )
    return (ability,)
