"""201: names: which card names may be chosen, and whether two objects have the same name."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Question, Refused, Unsupported
from judgekit.games.mtg.meaning.characteristics import Characteristics, printed_values
from judgekit.games.mtg.state.game import GAME, MtgPosition
from judgekit.games.mtg.terms.records import INTERCHANGEABLE, Card, Filter, Test

_ORACLE = "108.1"
"""The rule by which the Oracle card reference says what cards there are."""


_ONE_NAME = "mtg@20260417:201.3a"
"""The rule by which interchangeable names are one name."""


def name_meant(position: MtgPosition, name: str) -> tuple[str, tuple[str, ...]]:
    """Return the name that is chosen with one of several interchangeable ones, and the rule by which it is.

    CR 201.4g of the book of 2026-04-17.
    """
    card = position.cards.get(name)
    if card is None or not card.get(INTERCHANGEABLE):
        return name, ()
    return card.name, ("mtg@20260417:201.4g",)


def rules_of_one_name(position: MtgPosition, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the rule by which some objects have the same name, where their names are interchangeable; else none."""
    cards = [position.cards.get(position.objects[id].card or "") for id in ids]
    return (_ONE_NAME,) if any(card is not None and card.get(INTERCHANGEABLE) for card in cards) else ()


def _names(question: Question) -> Iterable[str]:
    return sorted({card.name for card in question.position.cards.values() if _is_named(card)})


def _is_named(card: Card) -> bool:
    """Tell whether a definition is a card with one name: no token, no copy, no split card as a whole (201.3, 201.3b)."""
    if card.get("token") or card.get("copied") is not None or not card.name:
        return False
    return card.layout != "split"


def _card_named(position: MtgPosition, name: object) -> Card | None:
    """Return the card of a name, None where no card has it."""
    return next((card for card in position.cards.values() if card.name == name and _is_named(card)), None)


@GAME.question("name", candidates=_names)
def judge_name(question: Question, choice: object) -> Allowed | Refused:
    """A card name may be chosen if it is the name of a card, with the printed characteristics asked for (201.3, 201.3a).

    The first argument of the question is a filter, or None for any card; what the card is in the game does not count.
    """
    meant = name_meant(question.position, choice)[0] if isinstance(choice, str) else choice
    card = _card_named(question.position, meant)
    if card is None:
        halves = question.position.cards.get(choice) if isinstance(choice, str) else None
        rules = ("201.3b",) if halves is not None and halves.layout == "split" else ("201.3", _ORACLE)
        return Refused(rules, phrase("{choice!r} is no card name", choice=choice))
    asked: Filter | None = question.args[0] if question.args else None
    if asked is None or not asked.tests:
        return Allowed(("201.3", _ORACLE))
    if all(printed_passes(printed_values(card), test) for test in asked.tests):
        return Allowed(("201.3", "201.3a", _ORACLE))
    return Refused(("201.3a", _ORACLE), phrase("{choice} is not such a card", choice=choice))


def printed_passes(values: Characteristics, test: Test) -> bool:
    """Tell whether printed characteristics pass a test on type, supertype, subtype, colour or name (201.3a).

    Raises:
        Unsupported: the test asks for something else.
    """
    if test.what == "type":
        return not values.types.isdisjoint(test.value)
    if test.what == "supertype":
        return not values.supertypes.isdisjoint(test.value)
    if test.what == "subtype":
        return not values.subtypes.isdisjoint(test.value)
    if test.what == "color":
        return not values.colors.isdisjoint(test.value)
    if test.what == "status" and test.value in ("colorless", "multicolored"):
        return len(values.colors) > 1 if test.value == "multicolored" else not values.colors
    if test.what == "name":
        return values.name in test.value
    if test.what == "not":
        return not all(printed_passes(values, inner) for inner in test.value.tests)
    if test.what == "either":
        return any(all(printed_passes(values, inner) for inner in one.tests) for one in test.value)
    raise Unsupported(phrase("a card name by {what}", what=test.what), "201.3a")
