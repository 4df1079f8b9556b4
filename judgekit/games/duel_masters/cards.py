"""Chapter 2: card definitions of a scenario file read into cards, those with two sides too (810), and how texts are understood."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.parts import Part
from judgekit.core.wording import phrase
from judgekit.games.duel_masters.known_words import SPECIAL_WORDS, TYPE_WORDS
from judgekit.games.duel_masters.terms import CIVILIZATIONS, INFINITE, Card
from judgekit.games.duel_masters.text.evolution import comes_without_source, evolution_of
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS
from judgekit.games.duel_masters.text.printing import print_terms
from judgekit.games.duel_masters.text.reading import lines_of, read_text, terms_of, without_hyper_power
from judgekit.table.adapter import Plain

KEYS = (
    *("name", "cost", "civilizations", "types", "races", "power", "text", "faces"),
    *("mana", "note", "ignored", "hyper-power", "cells", "civilization", "race"),
)
"""What a card definition may say."""

_EVOLVING = frozenset(("evolution", "neo", "star-evolution", "s-max-evolution"))
"""Special types of cards that have a line by which they evolve (801.1, 802.1, 813.1)."""


def read_cards(cards: Mapping[str, Plain]) -> dict[str, Card]:
    """Read the card definitions of a scenario.

    Raises:
        TermMalformed: something cannot be read; its path starts with "cards".
        CardTextNotUnderstood: words of a text are not understood.
    """
    found: dict[str, Card] = {}
    for name, value in cards.items():
        for card in read_card(name, Part(value, ("cards", name))):
            found[card.name] = card
    for name, card in found.items():
        for place, cell in enumerate(card.cells):
            part = Part(cell, ("cards", name, "cells", place))
            if cell not in found or not found[cell].lone_cell:
                raise part.fault(phrase("there is no king cell {name!r}", name=cell), _ONE_CELL)
    return found


_ONE_CELL = phrase("814.1: a king cell is a card of its own, `types: King Cell`")


def read_card(name: str, part: Part) -> list[Card]:
    """Read one card; the sides of a card with two are cards of their own, after it."""
    part.only(KEYS)
    if "faces" in part:
        faces = [
            (item["name"].text() if "name" in item else f"{name} ({number})", item)
            for number, item in enumerate(part["faces"].items(), 1)
        ]
        sides = [side for said, item in faces for side in read_card(said, item)]
        first = sides[0]
        whole = first._replace(name=name, sides=tuple(side.name for side in sides), abilities=(), text="")
        if any(side.name == name for side in sides):
            one_of_them = phrase("{name} is one of its sides", name=name)
            raise part["faces"].fault(one_of_them, phrase("810.4: name the card by both, as A／B"))
        return [whole, *sides]
    types, special = _type_line(part["types"]) if "types" in part else (frozenset(("creature",)), frozenset[str]())
    text = part["text"].text() if "text" in part else ""
    if comes_without_source(text, special):
        special |= {"forbidden"}
    power, hyper = _powers(part)
    evolves, sources, rest = evolution_of(text, special)
    if evolves is not None and not special & _EVOLVING:
        raise part.fault(phrase("a card that evolves whose type line does not say so"), "204.3, 801.1, 802.1")
    rest, printed = without_hyper_power(rest)
    if printed is not None and hyper not in (None, printed):
        raise part.fault(phrase("two powers of one hyper mode: {one}, {other}", one=hyper, other=printed), "816.1b")
    cells = tuple(item.text() for item in part["cells"].items()) if "cells" in part else ()
    if cells:
        special |= {"king-cell"}
    elif "king-cell" in special:
        types = frozenset()  # by itself it is a card, and no creature (814.1)
        for key in ("cost", "races", "race"):
            if key in part:
                raise part[key].fault(phrase("a king cell has no cost and no races of its own"), "814.1a")
    return [
        Card(
            name,
            types,
            special,
            part["cost"].integer() if "cost" in part else None,
            frozenset(_civilization(item) for item in _listed(part, "civilizations", "civilization")),
            tuple(item.text() for item in _listed(part, "races", "race")),
            power,
            part["mana"].integer() if "mana" in part else 1,
            read_text(rest, "spell" in types),
            (),
            evolves,
            sources,
            hyper if hyper is not None else printed,
            text,
            cells,
        )
    ]


def _listed(part: Part, *keys: str) -> list[Part]:
    """Return what stands under one of some keys, one or several; nothing where none is there."""
    found = part.get(*keys)
    return list(found.items()) if found is not None else []


def _civilization(part: Part) -> str:
    word = part.text()
    found = CIVILIZATION_WORDS.get(word, word.casefold())
    if found not in CIVILIZATIONS:
        raise part.fault(phrase("no civilization: {word!r}", word=word), f"106.1: {', '.join(CIVILIZATIONS)}")
    return found


def _powers(part: Part) -> tuple[int | None, int | None]:
    """Return the power and that of the hyper mode, which may stand behind it as on the card: `power: 4000/9000` (816.1b)."""
    said, hyper = part.get("power"), part.get("hyper-power")
    both = said.text().split("/") if said is not None else []
    if said is not None and len(both) == 2 and hyper is None:
        return _power(said, both[0].strip()), _power(said, both[1].strip())
    return (_power(said) if said is not None else None), (_power(hyper) if hyper is not None else None)


def _power(part: Part, said: str | None = None) -> int:
    word = (part.text() if said is None else said).rstrip("+-＋－")
    return INFINITE if word == "∞" else Part(word, part.path).integer()


def _type_line(part: Part) -> tuple[frozenset[str], frozenset[str]]:
    """Return card types and special types: `NEO Creature`, `Evolution Creature`, `D2 Field`, 進化クリーチャー (204)."""
    line = part.text().strip()
    if SPECIAL_WORDS.get(line.casefold()) == "king-cell":
        return frozenset(), frozenset(("king-cell",))
    ends = (word for word in sorted(TYPE_WORDS, key=len, reverse=True) if line.casefold().endswith(word.casefold()))
    kind = next(ends, None)
    if kind is None:
        known = "204.2: Creature, Spell, Field, Artifact, Land, Tamaseed"
        raise part.fault(phrase("no card type: {line!r}", line=line), known)
    special: set[str] = set()
    rest = line[: len(line) - len(kind)].strip(" ・　").casefold()
    for word in sorted(SPECIAL_WORDS, key=len, reverse=True):
        if word.casefold() in rest:
            special.add(SPECIAL_WORDS[word])
            rest = rest.replace(word.casefold(), " ")
    if rest.strip(" ・-　/"):
        known = "204.3: Evolution, NEO, G-NEO, Star Evolution, S-MAX, D2, Dream"
        raise part.fault(phrase("no special type: {rest!r}", rest=rest.strip()), known)
    if "g-neo" in special:
        special.add("neo")
    return frozenset((TYPE_WORDS[kind],)), frozenset(special)


def understood(cards: Mapping[str, Json]) -> list[tuple[str, str, str]]:
    """Return (card, as written, as understood) for every ability of every card.

    Args:
        cards: card definitions as plain data.

    Raises:
        TermMalformed: something cannot be read.
        CardTextNotUnderstood: words of a text are not understood.
    """
    found = []
    for name, value in cards.items():
        for card in read_card(name, Part(value, ("cards", name))):
            _evolves, _number, rest = evolution_of(card.text, card.special)
            kept = lines_of(without_hyper_power(rest)[0])
            for line in lines_of(card.text):
                said = print_terms(terms_of(line, "spell" in card.types)) if line in kept else line.lstrip("■ ")
                found.append((card.name, line, said))
    return found
