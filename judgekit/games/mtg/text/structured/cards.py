"""200-212: card definitions of a scenario file, and the definitions of tokens (111.3), read from plain data."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.cleaving import CLEAVED, without_bracketed
from judgekit.games.mtg.terms.faces import PREPARE, complete
from judgekit.games.mtg.terms.japanese_names import terms_in_english
from judgekit.games.mtg.terms.linking import linked
from judgekit.games.mtg.terms.records import ALTERNATE_IN_TEXT, AS_A_CARD, INTERCHANGEABLE, Ability, Card
from judgekit.games.mtg.terms.symbols import NOT_OF_MANA, Symbols, SymbolsMalformed, read_symbols
from judgekit.games.mtg.terms.type_lines import TypeLine, TypeLineMalformed, read_type_line
from judgekit.games.mtg.text.structured.abilities import STATION_SYMBOL, read_abilities
from judgekit.games.mtg.text.structured.effects import becoming, read_colors
from judgekit.games.mtg.text.structured.formulas import read_formula, read_pt
from judgekit.games.mtg.text.structured.inner import read_card_text, read_phrase, reads
from judgekit.language.parts import Part, nearest

KEYS = (
    "name",
    "cost",
    "types",
    "pt",
    "loyalty",
    "defense",
    "colors",
    "text",
    "abilities",
    "ignored",
    "layout",
    "faces",
    "meld",
    "melds",
    "legal",
    "banned",
    "digital",
    "partner",
    "level",
    "chapters",
    "hand-modifier",
    "life-modifier",
    "back",
    "front",
    "interchangeable",
    "alternate-name",
)
"""What a card definition may say."""


def read_cards(part: Part) -> dict[str, Card]:
    """Read the card definitions of a file: a mapping from names to cards."""
    found: dict[str, Card] = {}
    for name in part.key_names():
        for card in _known(name, part[name]):
            found[card.name] = card
    complete(found)
    return found


_KNOWN: dict[tuple[str, str], list[Card]] = {}
"""Cards read before, by name and definition: each fork of a scenario starts with the same cards, and files share the plain ones."""

MOST_KNOWN = 4096
"""Definitions that are kept; beyond them all are forgotten."""


def _known(name: str, part: Part) -> list[Card]:
    """Return a card and its faces, read once for each name and definition; one with a fault is read again, to tell its place."""
    key = name, repr(part.value)
    cards = _KNOWN.get(key)
    if cards is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        cards = _KNOWN[key] = read_card(name, part)
    return cards


def in_english_words(part: Part) -> Part:
    """Return a card definition whose structured terms are in English, where they were written in Japanese."""
    if not part.is_mapping:
        return part
    table = dict(part.value)
    for key in ("abilities", "colors"):
        if key in table:
            table[key] = terms_in_english(Part(table[key], (*part.path, key))).value
    return part if table == part.value else Part(table, part.path, part.names)


def read_card(name: str, part: Part) -> list[Card]:
    """Read one card; faces that are spelt out inside give a card of their own each.

    Args:
        name: its name.
        part: its definition.

    Returns:
        The card, then its faces where they are spelt out.
    """
    part = in_english_words(part)
    part.only(KEYS)
    if "name" in part:
        name = part["name"].text()
    part = _called_by_its_name(name, part)
    inner: list[Card] = []
    faces = _faces(name, part, inner)
    text = part["text"].text() if "text" in part else ""
    line = read_line(part["types"]) if "types" in part else TypeLine()
    power, toughness = read_pt(part["pt"]) if "pt" in part else (None, None)
    colors = part.get("colors")
    loyalty = part.get("loyalty")
    card = Card(
        name,
        read_mana_cost(part["cost"]) if "cost" in part else None,
        line,
        frozenset(read_colors(colors)) if colors is not None else None,
        power,
        toughness,
        read_formula(loyalty) if loyalty is not None else None,
        _abilities(name, part, line),
        _layout(part["layout"]) if "layout" in part else "normal",
        faces,
        _details(part, name, line),
        text,
        part["defense"].count() if "defense" in part else None,
    )
    card = _with_box(card)
    if any(face.name == name for face in inner[1:]):
        raise part["faces"].fault(
            phrase("{name} is not its first face", name=name), phrase("712.4a: name the card by its first face")
        )
    same = inner[0] if inner and inner[0].name == name else None
    if same is not None and card.layout == "split":
        both = " // ".join(face.name for face in inner)
        raise part["faces"].fault(
            phrase("{name} is one half of it", name=name), phrase("709.4a: name the card by both, as {both}", both=both)
        )
    if same is not None:
        card = same._replace(layout=card.layout, faces=faces, details=card.details or same.details)
    return [card, *(face for face in inner if face is not same)]


def _called_by_its_name(name: str, part: Part) -> Part:
    """Return a card definition whose text calls the card by its name, where it uses an alternate one (201.6 of 2026-04-17)."""
    alternate = part["alternate-name"].text() if "alternate-name" in part else ""
    if not alternate or "text" not in part or alternate not in part["text"].text():
        return part
    text = part["text"].text().replace(alternate, name)
    return Part({**part.value, "text": text, ALTERNATE_IN_TEXT: "true"}, part.path, part.names)


LAYOUTS = ("normal", "transforming", "modal", "split", "flip", "adventure", "omen", PREPARE, "meld")
_ALSO_CALLED = {"preparation": PREPARE, "prepared": PREPARE, "double-faced": "transforming"}
"""How the faces of a card stand together (709-715, 720 of the book of 2026)."""


def _layout(part: Part) -> str:
    layout = _ALSO_CALLED.get(part.text(), part.text())
    if layout not in LAYOUTS:
        raise part.fault(phrase("unknown layout {layout!r}", layout=layout), nearest(layout, LAYOUTS))
    return layout


def _with_box(card: Card) -> Card:
    """Return a station card with its power and toughness where they stand: behind its last station symbol (721.2b, 721.2c).

    Both rules are of the book of 2026-04-17.
    """
    symbols = [number for number, ability in enumerate(card.abilities) if ability.name == STATION_SYMBOL]
    if not symbols or card.power is None or card.toughness is None or "creature" in card.line.types:
        return card
    last = card.abilities[symbols[-1]]
    box = becoming(("creature",), (), (), (), (card.power, card.toughness), added=True)
    abilities = list(card.abilities)
    abilities[symbols[-1]] = last._replace(modify=(*last.modify, *box))
    return card._replace(power=None, toughness=None, abilities=tuple(abilities))


def _faces(name: str, part: Part, inner: list[Card]) -> tuple[str, ...]:
    faces = part.get("faces")
    if faces is None:
        return ()
    names = []
    for number, item in enumerate(faces.items()):
        if item.is_text:
            names.append(item.text())
            continue
        own = item["name"].text() if "name" in item else f"{name} ({number + 1})"
        inner.extend(read_card(own, item))
        names.append(own)
    return tuple(names)


def read_line(part: Part) -> TypeLine:
    """Read a type line, a fault located."""
    try:
        return read_type_line(part.text(), invented=True)
    except TypeLineMalformed as fault:
        raise part.fault(str(fault), fault.hint) from fault


def read_mana_cost(part: Part) -> Symbols | None:
    """Read a mana cost; the empty text and `none` mean no mana cost at all (202.1b); every symbol in it is of mana (107.4)."""
    text = part.text()
    if text in ("", "none"):
        return None
    try:
        symbols = read_symbols(text)
    except SymbolsMalformed as fault:
        raise part.fault(str(fault), fault.hint) from fault
    strange = next((symbol for symbol in symbols if symbol in NOT_OF_MANA), None)
    if strange is not None:
        raise part.fault(
            phrase("{{{symbol}}} is no mana symbol", symbol=strange),
            phrase("it may stand in the cost of an activated ability, not in a mana cost"),
        )
    return symbols


def _abilities(name: str, part: Part, line: TypeLine) -> tuple[Ability, ...]:
    found: list[Ability] = []
    if "text" in part:
        found.extend(read_card_text(part["text"].text(), name, line, part["text"].path))
    if "abilities" in part:
        found.extend(read_abilities(part["abilities"]))
    return linked(tuple(found))


def _details(part: Part, name: str, line: TypeLine) -> tuple[tuple[str, object], ...]:
    found: dict[str, object] = {}
    cleaved = without_bracketed(part["text"].text()) if "text" in part else None
    if cleaved is not None:
        found[CLEAVED] = linked(read_card_text(cleaved, name, line, part["text"].path))
    if ALTERNATE_IN_TEXT in part:
        found[ALTERNATE_IN_TEXT] = True
    if "interchangeable" in part:
        found[INTERCHANGEABLE] = part["interchangeable"].text()
    for key in ("meld", "melds", "partner", "level", "legal", "banned"):
        if key in part:
            found[key] = freeze(part[key].value)
    for key in ("hand-modifier", "life-modifier"):
        if key in part:
            found[key] = part[key].integer()
    return tuple(sorted(found.items()))


def freeze(value: object) -> object:
    """Return plain data in hashable form: mappings as sorted pairs, lists as tuples."""
    if isinstance(value, dict):
        return tuple(sorted((str(key), freeze(inner)) for key, inner in value.items()))
    if isinstance(value, list | tuple):
        return tuple(freeze(inner) for inner in value)
    return value


@reads("token")
def read_token(part: Part) -> Card:
    """Read what an effect defines for a token (111.3): `{types, pt, colors …}` or `1/1 green Saproling creature`.

    `{card: Llanowar Elves}` is a token that is as that card is (111.11 of the book of 2026-04-17).
    """
    if part.is_text:
        token: Card | None = read_phrase("token", part.text())
        if token is None:
            raise part.fault(
                phrase("not understood as a token: {part!r}", part=part.text()),
                phrase("or write {types: Creature - Saproling, pt: 1/1, colors: green}"),
            )
        return token
    if "card" in part:
        part.only(("card",))
        return Card(part["card"].text(), details=((AS_A_CARD, True),))
    named = part["name"].text() if "name" in part else None
    card = read_card(named or "", part)[0]
    return token_of(card, named)


def token_of(card: Card, named: str | None) -> Card:
    """Return the definition of a token: named by its subtypes where no name is given (111.4), colours as stated (111.3)."""
    name = named if named is not None else " ".join(card.line.subtypes)
    return card._replace(name=name, colors=card.colors if card.colors is not None else frozenset())
