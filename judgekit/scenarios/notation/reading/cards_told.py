"""Cards that have a line of their own (`card: Jay planeswalker (loyalty 4) "…"`): what that line says is said of the card itself.

How an object stands (tapped, attacking) is nothing that a card has: a line that says so is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.reading.learning import Reading
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.said_twice import taken_in
from judgekit.table.notation import NotationWords
from judgekit.table.notation_rows import ITS_OWN
from judgekit.table.wording import COUNTERS


def keys_of(definition: Json) -> dict[str, Json]:
    """Return what a card is defined by; nothing where it is no description with keys."""
    return dict(definition) if isinstance(definition, Mapping) else {}


def with_what_it_says(
    definition: Mapping[str, Json], mention: Mention, line: int, reading: Reading
) -> Mapping[str, Json]:
    """Return the definition of a card with the number of counters that its own line prints on it (306.5a, 310.4a).

    Args:
        definition: the card by its description.
        mention: the clause that describes it.
        line: the number of the line.
        reading: what is known so far.

    Raises:
        NotationUnclear: something else is said of it, which only an object on the table can be.
    """
    printed = keys_of(definition)
    kinds = reading.grammar.words.counters_printed(printed)
    for fact in mention.facts:
        terms = reading.grammar.readings(fact, "fact", reading.words(()))
        said = keys_of(terms[0]) if len(terms) == 1 else {}
        counters = said.pop("counters", None)
        if not isinstance(counters, Mapping) or said or not {*counters} <= {*kinds}:
            raise NotationUnclear(
                phrase("{fact!r} is said of an object, not of a card: say it where the object is", fact=fact),
                fact,
                line,
            )
        printed |= {kind: str(number) for kind, number in counters.items()}
    return printed or definition


def counters_of_their_own(
    given: Mapping[str, Json], cards: Mapping[str, Json], words: NotationWords
) -> list[Bilingual]:
    """Give counters of which no kind was said the only kind that the card names; return what has to be said aloud.

    That there are none is said of every kind, and also of that which the card prints.

    Args:
        given: the start position; changed.
        cards: the definitions.
        words: the game's words for the table.

    Raises:
        NotationUnclear: a card names none, or several.
    """
    said: list[Bilingual] = []
    home = given.get(words.home)
    for one in home if isinstance(home, list) else ():
        there = one.get("counters") if isinstance(one, dict) else None
        if not isinstance(one, dict) or not isinstance(there, Mapping) or ITS_OWN not in there:
            continue
        id, card = str(one["id"]), cards.get(str(one.get("card")))
        shown = card if isinstance(card, Mapping) and "face-down" not in one else {}
        others, number = {key: value for key, value in there.items() if key != ITS_OWN}, there[ITS_OWN]
        if str(number) == "0":
            total = words.counters_printed(shown)
            # Of a card described where it lies, how many are said is what it prints.
            held = {kind: some for kind, some in others.items() if kind not in total or kind in shown}
            taken_in(dict.fromkeys(held, "0"), held, id)  # that there are some is said as well
            one["counters"] = others | dict.fromkeys(total, "0")
            continue
        kinds = words.counters_named(shown) if shown else ()
        if len(kinds) != 1 or kinds[0] in there:
            raise NotationUnclear(
                phrase("which counters has {name}?", name=id),
                id,
                hint=phrase("say it in brackets: {example}", example=f"({kinds[0] if kinds else '+1/+1'} counter)"),
            )
        kind = kinds[0]
        one["counters"] = {**others, kind: number}
        said.append(
            Bilingual(
                f"{id}のカウンターは{id}に書かれている{COUNTERS.get(kind, kind)}カウンター",
                f"the counters on {id} are {kind} counters, of which its own text speaks",
            )
        )
    return said


def print_counters(given: Mapping[str, Json], cards: dict[str, Json], words: NotationWords) -> None:
    """Take counters that are said of cards in a hand or another zone but the table as what those cards print.

    Args:
        given: the start position; changed.
        cards: the definitions; changed.
        words: the game's words for the table.

    Raises:
        NotationUnclear: nobody says how many counters a card in a hand enters with, or it is said twice and not alike.
    """
    for zone, one in _away(given):
        name = str(one.get("card", ""))
        card = cards.get(name)
        kinds = words.counters_printed(card) if isinstance(card, Mapping) else {}
        there = one.get("counters")
        counters = dict(there) if isinstance(there, Mapping) else {}
        if str(counters.get(ITS_OWN)) == "0":
            counters.pop(ITS_OWN)
        for kind, number in kinds.items():
            told = counters.pop(kind, None)
            if told is None and number is None and zone == "hand":
                raise NotationUnclear(
                    phrase("how many {kind} counters has {name}?", kind=kind, name=name),
                    name,
                    hint=phrase("say it in brackets: {example}", example=f"({kind} 4)"),
                )
            if told is not None and number is not None and str(told) != number:
                raise NotationUnclear(phrase("{name} is described twice, and not alike", name=name), name)
            if told is not None and isinstance(card, Mapping):
                cards[name] = {**card, kind: str(told)}
        if isinstance(there, Mapping):
            one.pop("counters")
            one |= {"counters": counters} if counters else {}


def _away(given: Mapping[str, Json]) -> Iterator[tuple[str, dict[str, Json]]]:
    """Yield what lies in zones of players, with the zone."""
    players = given.get("players")
    for zones in players.values() if isinstance(players, Mapping) else ():
        for zone, there in zones.items() if isinstance(zones, Mapping) else ():
            yield from ((zone, one) for one in there if isinstance(one, dict)) if isinstance(there, list) else ()
