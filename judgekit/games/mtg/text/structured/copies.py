"""707.9: the exceptions of a copy effect read from plain data: a list of mappings with words of `terms.copies.EXCEPTIONS`."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.copies import EXCEPTIONS, KEPT
from judgekit.games.mtg.terms.records import Modification
from judgekit.games.mtg.text.structured.effects import read_modifications
from judgekit.games.mtg.text.structured.filters import read_filter
from judgekit.games.mtg.text.structured.formulas import read_formula
from judgekit.language.parts import Part


def read_exceptions(part: Part) -> tuple[Modification, ...]:
    """Read the exceptions of a copy effect (707.9).

    Args:
        part: a list of mappings: changes as in `modify`, and `gain: this-ability`, `keeps: [color]`,
            `counters: {kind: +1/+1, amount: X}`, `{if: filter, then: [exceptions]}`.
    """
    found: list[Modification] = []
    for item in part.items():
        found.extend(_exception(item))
    return tuple(found)


def _exception(item: Part) -> tuple[Modification, ...]:
    if "if" in item:
        item.only(("if", "then"))
        return (Modification("if", (read_filter(item["if"]), read_exceptions(item["then"]))),)
    if "keeps" in item:
        item.only(("keeps",))
        return tuple(Modification("keeps", _kept(word)) for word in item["keeps"].items())
    if "no-mana-cost" in item:
        item.only(("no-mana-cost",))
        return (Modification("no-mana-cost", True),)
    if "counters" in item:
        item.only(("counters",))
        return (_counters(item["counters"]),)
    if "gain" in item and item["gain"].is_text and item["gain"].text() == "this-ability":
        item.only(("gain",))
        return (Modification("gain-this", True),)
    if "add-types" in item and item["add-types"].is_mapping:
        item = Part({"add-types": item["add-types"]["types"].text()}, item.path, item.names)
    changes = read_modifications(item)
    for change in changes:
        if change.what not in EXCEPTIONS:
            raise item.fault(
                phrase("no exception of a copy effect: {what!r}", what=change.what),
                phrase("known: {exceptions}", exceptions=", ".join(EXCEPTIONS)),
            )
    return changes


def _kept(part: Part) -> str:
    word = part.text()
    if word not in KEPT:
        raise part.fault(
            phrase("no characteristic that a copy effect leaves alone: {word!r}", word=word),
            phrase("known: {kept}", kept=", ".join(KEPT)),
        )
    return word


def _counters(part: Part) -> Modification:
    part.only(("kind", "amount"))
    kind = part["kind"].text() if "kind" in part else "+1/+1"
    return Modification("counters", (kind, read_formula(part["amount"]) if "amount" in part else 1))
