"""100.2, 903.5: what scenarios ask about decks: whether one may be played (`deck`), which cards may be in it (`legal: deck`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, QuestionKind, Refused
from judgekit.games.mtg.scene.steps.legal_answers import LEGAL, Legal
from judgekit.games.mtg.state.game import GAME
from judgekit.games.mtg.terms.records import Card
from judgekit.games.mtg.variants.deck_construction import CREATURE_COMMANDERS, judge_commander_deck, judge_deck
from judgekit.table.adapter import Called, Finding, Misfit, Session
from judgekit.table.decks import count_of

Query = Mapping[str, Json]

FORMATS = ("commander", "constructed", "limited")
"""Words for how a deck is built (100.2, 903.5)."""


def _named(cards: Mapping[str, Card], name: Json, path: str) -> str:
    if not isinstance(name, str) or name not in cards:
        raise Misfit(
            phrase("no card {name!r} is defined", name=name),
            (path,),
            nearest(str(name), cards),
        )
    return name


def read_deck(cards: Mapping[str, Card], plain: Json, path: str = "deck") -> Counter[str]:
    """Return how often each card is in a deck: from a list of names, or numbers by name."""
    if isinstance(plain, Mapping):
        return Counter({_named(cards, name, path): count_of(number, (path, name)) for name, number in plain.items()})
    return Counter(_named(cards, name, path) for name in (plain if isinstance(plain, list | tuple) else [plain]))


def _commanders(cards: Mapping[str, Card], query: Query) -> tuple[str, ...]:
    """Return the name of the commander that a query says, or the names of two partners (702.124a)."""
    said = query.get("commander")
    return tuple(_named(cards, name, "commander") for name in (said if isinstance(said, list | tuple) else [said]))


def _listed(cards: Mapping[str, Card], query: Query) -> tuple[Counter[str], str]:
    """Return the cards that a query lists, and the format that it names."""
    word, format = query["deck"], query.get("format")
    if isinstance(word, str) and word in FORMATS and word not in cards:
        format, word = word, query.get("cards", [])
    if format is None:
        format = "commander" if "commander" in query else "constructed"
    if format not in FORMATS:
        raise Misfit(
            phrase("unknown format {format!r}", format=format),
            ("format",),
            phrase("known: {formats}", formats=", ".join(FORMATS)),
        )
    return read_deck(cards, word), str(format)


_LEGAL, _ILLEGAL = Called("legal", "true", "yes"), Called("illegal", "false", "no")
"""Whether a deck may be played, in the words in which that may be expected."""


def deck(table: Session, query: Query) -> Finding:
    """Answer `ask: {deck: cards, commander: name}`: "legal" or "illegal", with the rules; `whole: true` counts its size too.

    CR 100.2, 903.5.
    """
    cards = table.position.cards
    listed, format = _listed(cards, query)
    if any(ability.name == "be-in-deck" for name in listed if name in cards for ability in cards[name].abilities):
        # Nobody plays for ante here.
        return Finding(_ILLEGAL, ("407.3",))
    if format == "commander":
        leaders = _commanders(cards, query)
        later = not table.position.game.policies[CREATURE_COMMANDERS]
        verdict = judge_commander_deck(cards, leaders, listed, query.get("whole") in ("true", "yes"), later)
    else:
        verdict = judge_deck(cards, listed, format == "limited")
    return Finding(_LEGAL if isinstance(verdict, Allowed) else _ILLEGAL, verdict.rules)


def _judge_card(question: Question, choice: object) -> Allowed | Refused:
    cards, (leaders,) = question.position.cards, question.args
    if not isinstance(choice, str) or choice not in cards:
        return Refused(("100.2",), phrase("no card {choice!r} is defined", choice=choice))
    later = not question.position.game.policies[CREATURE_COMMANDERS]
    return judge_commander_deck(cards, leaders, Counter((choice,)), later=later)


GAME.questions["deck"] = QuestionKind(
    "deck", lambda question: [name for name in question.position.cards if name not in question.args[0]], _judge_card
)


def _legal(table: Session, query: Query, _kind: str) -> Legal:
    """Return the question which of the defined cards may be in the deck of a commander."""
    leaders = _commanders(table.position.cards, query)
    question = Question(table.position, Ask("deck", next(iter(table.position.players), ""), args=(leaders,)))
    return question, lambda choice: choice


LEGAL["deck"] = _legal
