"""Cards and tokens of MAGMELL read from a scenario file (205-214): cost, catalyst, types, timing, AP, HP, text, abilities."""

from __future__ import annotations

from judgekit.core.parts import Part, Path
from judgekit.core.wording import phrase
from judgekit.games.magmell.terms import Card
from judgekit.games.magmell.text.reading import read_line
from judgekit.games.magmell.text.structured.abilities import ability_of
from judgekit.games.magmell.text.structured.instructions import INNER, Tokens
from judgekit.games.magmell.text.structured.words import color_named, rule_named, timing_named
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import lines_of
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Ability

KEYS = ("name", "cost", "catalyst", "types", "timing", "ap", "hp", "text", "abilities", "ignored", "color")
"""Keys of a card definition."""

TYPE_WORDS = {
    "unit": "unit",
    "magic": "magic",
    "stone": "stone",
    "ユニット": "unit",
    "マジック": "magic",
    "魔石": "stone",
}
STONE_NAMES = {"青の魔石": "blue", "緑の魔石": "green", "赤の魔石": "red"}
"""Stones that have a colour by their name (212.5)."""


def card_of(name: str, part: Part, tokens: Tokens) -> Card:
    """Read a card definition.

    Raises:
        TermMalformed: something in it is no term, with its path.
        CardTextNotUnderstood: words of its text are not understood.
    """
    part.only(KEYS)
    printed = part["name"].text() if "name" in part else name
    cost, catalyst = _cost(part.get("cost")), _cost(part.get("catalyst"))
    ap, hp = _number(part.get("ap")), _number(part.get("hp"))
    kind = _type(part, printed, ap)
    timing = None
    if kind != "stone":
        timing = timing_named(part["timing"].holding(part["timing"].text().lower())) if "timing" in part else "normal"
    abilities: list[Ability] = []
    if "text" in part:
        abilities.extend(_from_text(part["text"], tokens, kind))
    if "abilities" in part:
        abilities.extend(_abilities(part["abilities"], tokens))
    colors = frozenset(color for color, _ in cost if color != "colorless")
    if kind == "stone":
        colors = frozenset(color for word, color in STONE_NAMES.items() if word == printed)
    if "color" in part:
        colors = frozenset(color_named(item) for item in part["color"].items()) - {"colorless"}
    return Card(printed, kind, timing, cost, catalyst, ap, hp, tuple(abilities), colors)


def _type(part: Part, name: str, ap: int | None) -> str:
    given = part.get("types")
    if given is None:
        if name in STONE_NAMES:
            return "stone"
        return "unit" if ap is not None else "magic"
    word = " ".join(given.texts()[:1]).partition(" - ")[0].strip()
    kind = TYPE_WORDS.get(word.lower(), TYPE_WORDS.get(word))
    if kind is None:
        raise given.fault(phrase("unknown type {word!r}", word=word), phrase("Unit, Magic or Stone (208.1)"))
    return kind


def _number(part: Part | None) -> int | None:
    return None if part is None else part.integer()


def _cost(part: Part | None) -> tuple[tuple[str, int], ...]:
    """Read `{red: 1, colorless: 1}`; a number alone is colourless."""
    if part is None or (part.is_text and part.text() in ("", "0", "none")):
        return ()
    if part.is_text:
        return (("colorless", part.integer()),)
    found: dict[str, int] = {}
    for key in part.key_names():
        color = color_named(Part(key, (*part.path, key)))
        number = part[key].integer()
        if number < 0:
            raise part[key].fault(phrase("a cost is never negative"), "203.3")
        found[color] = found.get(color, 0) + number
    return tuple(sorted((color, number) for color, number in found.items() if number))


def _from_text(part: Part, tokens: Tokens, kind: str) -> list[Ability]:
    return [one for line in lines_of_text(part.text()) for one in abilities_of_text(line, tokens, part.path, kind)]


def lines_of_text(text: str) -> list[str]:
    """Return the abilities of a card text, a line each, without their mark."""
    return [line for written in lines_of(text, "・●○◆") if (line := written.lstrip("■").strip())]


def with_tokens(part: Part, tokens: Tokens) -> Part:
    """Return a part in which abilities are read: tokens that they define are kept under their names."""
    return Part(part.value, part.path, part.names, tokens)


@INNER.reads("ability")
def read_ability(part: Part) -> list[Ability]:
    """Read one ability: structured, as a text (`{text: …}`), or as the name of a rule ability (`cannot-be-defended`)."""
    if not part.is_mapping:
        return [Ability("rule", name=rule_named(part.text()), text=part.text())]
    if "text" in part:
        part.only(("text",))
        return abilities_of_text(part["text"].text(), part.context, part.path)
    return ability_of(part)


def _abilities(part: Part, tokens: Tokens) -> list[Ability]:
    return [ability for item in with_tokens(part, tokens).items() for ability in read_ability(item)]


def abilities_of_text(text: str, tokens: Tokens, path: Path = (), kind: str = "unit") -> list[Ability]:
    """Return the abilities that one line of Japanese card text says.

    Args:
        text: the line.
        tokens: receives the definitions of tokens.
        path: where it stands, for faults.
        kind: type of the card: what a magic says holds from its resolution on, what another card says holds as long as it is there.
    """
    try:
        terms = read_line(text)
    except CardTextNotUnderstood as fault:
        raise CardTextNotUnderstood(str(fault), fault.words, fault.text, path) from None
    abilities: list[Ability] = []
    for term in terms:
        if kind == "magic":
            term = _of_magic(term)
        found = read_ability(Part(term, path, context=tokens))
        abilities.extend(ability._replace(text=ability.text or text) for ability in found)
    return abilities


def _of_magic(term: Term) -> Term:
    """Return what a magic says: of other things it holds from its resolution on (306.1.1), of itself while it is used."""
    word, inner = next(iter(term.items()))
    if word == "static":
        return _as_magic(inner)
    if word == "cant" and isinstance(inner, dict) and "player" in inner:
        return {"spell": {"do": [term]}}
    if word in ("prevention", "replacement") and inner["if"].get("object") != "this":
        return {"spell": {"do": [{"replace": inner}]}}
    return term


def _as_magic(static: Term) -> Term:
    """Return what a magic says about instances as an instruction."""
    whom = static["affects"] if isinstance(static["affects"], str) else {"all": static["affects"]}
    act: Term = {"modify": whom, "with": static["modify"]}
    return {"spell": {"do": [{"if": static["if"], "then": [act]} if "if" in static else act]}}


@INNER.reads("token")
def token_of(part: Part) -> Card:
    """Read what defines a token (206.3) and keep it under its name; a name alone is a card or token defined elsewhere."""
    tokens: Tokens = part.context
    if part.is_text:
        return tokens.get(part.text()) or Card(part.text(), "unit")
    name = part["name"].text() if "name" in part else "トークン"
    card = card_of(name, part.holding({"types": "Unit", **part.value}), tokens)
    card = card._replace(timing=None)
    key = name
    number = 1
    while key in tokens and tokens[key] != card._replace(name=name):
        number += 1
        key = f"{name}#{number}"
    tokens[key] = card
    return card._replace(name=key)
