"""Bulk files of Scryfall: Oracle cards, default cards, all cards (with Japanese printings) and rulings."""

from __future__ import annotations

import re

from judgekit.cards.entries import JsonObject, number_of, objects_of, text_of, texts_of
from judgekit.cards.records import Definition, Entry, FoundCard, FoundRuling, LeftOut, Name
from judgekit.core.wording import phrase

NO_CARDS = {
    "token": "tokens", "double_faced_token": "tokens", "emblem": "emblems", "art_series": "art cards",
}  # fmt: skip
"""Layouts of objects that no player has in a deck, and what they are counted as."""

LAYOUTS = {
    "transform": "transforming", "modal_dfc": "modal", "split": "split", "flip": "flip", "adventure": "adventure",
}  # fmt: skip
"""The layouts of several faces, as scenarios call them."""

LANGUAGES = {"en": "en", "ja": "ja"}


def is_card(entry: JsonObject) -> bool:
    """Tell whether an entry of a list is a card in the shape of Scryfall."""
    return "name" in entry and ("oracle_text" in entry or "type_line" in entry or "card_faces" in entry)


def is_ruling(entry: JsonObject) -> bool:
    """Tell whether an entry of a list is a ruling in the shape of Scryfall."""
    return "comment" in entry and "oracle_id" in entry


def ruling(entry: JsonObject) -> Entry:
    """Return a ruling."""
    return FoundRuling(text_of(entry, "oracle_id"), text_of(entry, "published_at"), text_of(entry, "comment"))


def card(entry: JsonObject) -> Entry:
    """Return a card, or why the entry is none.

    Args:
        entry: an object of a bulk file; of printings in other languages than English and Japanese nothing is new.
    """
    name, lang = text_of(entry, "name"), text_of(entry, "lang") or "en"
    if not name:
        return LeftOut(phrase("entries without a name"))
    if lang not in LANGUAGES:
        return LeftOut(phrase("printings in other languages"), name)
    layout = text_of(entry, "layout") or "normal"
    if layout in NO_CARDS:
        return LeftOut(NO_CARDS[layout], name)
    games = texts_of(entry, "games")
    if games and "paper" not in games and lang == "en" and entry.get("digital"):
        return LeftOut(phrase("digital cards only"), name)
    faces = objects_of(entry, "card_faces")
    key = text_of(entry, "oracle_id") or (text_of(faces[0], "oracle_id") if faces else "") or name
    if layout == "reversible_card" and faces:
        # Both sides show the same card: one of them is the card.
        faces = faces[:1] if len({text_of(face, "oracle_id") for face in faces}) == 1 else faces
        name, layout = text_of(faces[0], "name"), text_of(faces[0], "layout") or "normal"
    if faces and layout not in LAYOUTS:
        if len(faces) > 1:
            return LeftOut(phrase("layout {layout}, not supported", layout=layout[:40]), name)
        entry, faces = {**entry, **faces[0]}, []
    if any(is_colored_otherwise(face) for face in faces or [entry]):
        return LeftOut(phrase("cards that lack a color of their cost, without a color indicator"), name)
    japanese = tuple(_japanese(face) for face in faces or [entry]) if lang == "ja" else ()
    return FoundCard(
        "mtg",
        key,
        name if layout == "split" or not faces else text_of(faces[0], "name"),
        _definition(entry, layout, faces),
        _names(name, faces, entry, lang),
        japanese if any(japanese) else (),
        texts_of(entry, "keywords"),
        number_of(entry, "edhrec_rank"),
    )


def _definition(entry: JsonObject, layout: str, faces: list[JsonObject]) -> Definition:
    if not faces:
        return {**face_definition(entry), **_meld(entry, layout)}
    inner: list[Definition] = [{"name": text_of(face, "name"), **face_definition(face)} for face in faces]
    return {"layout": LAYOUTS[layout], "faces": inner}


def _meld(entry: JsonObject, layout: str) -> Definition:
    """Return what a card melds with and into (712.2): Scryfall names the parts of the pair beside each."""
    if layout != "meld":
        return {}
    named = [(text_of(part, "component"), text_of(part, "name")) for part in objects_of(entry, "all_parts")]
    own = text_of(entry, "name")
    result = next((name for component, name in named if component == "meld_result"), None)
    other = [name for component, name in named if component == "meld_part" and name != own]
    if result is None or len(other) != 1 or result == own:
        return {}
    return {"meld": {"with": other[0], "into": result}}


def face_definition(entry: JsonObject) -> Definition:
    """Return a card of one face, or a face, as a scenario defines it."""
    found: Definition = {}
    for key, theirs in (("cost", "mana_cost"), ("types", "type_line")):
        if text_of(entry, theirs):
            found[key] = text_of(entry, theirs)
    if text_of(entry, "power") and text_of(entry, "toughness"):
        found["pt"] = f"{text_of(entry, 'power')}/{text_of(entry, 'toughness')}"
    for key in ("loyalty", "defense"):
        if text_of(entry, key):
            found[key] = _figure(text_of(entry, key))
    if colors := _indicated(entry):
        found["colors"] = colors
    if text_of(entry, "oracle_text"):
        found["text"] = text_of(entry, "oracle_text")
    return found


def _indicated(entry: JsonObject) -> list[str]:
    """Return the colours of the indicator; some lists tell of one only by colours that the cost does not have (204)."""
    listed = texts_of(entry, "color_indicator")
    if not listed and not is_colored_otherwise(entry) and not _SAYS_ITS_COLORS.search(text_of(entry, "oracle_text")):
        listed = texts_of(entry, "colors") if set(texts_of(entry, "colors")) - set(text_of(entry, "mana_cost")) else ()
    return [COLORS[symbol] for symbol in listed if symbol in COLORS]


def is_colored_otherwise(entry: JsonObject) -> bool:
    """Tell whether a card is said to lack a colour of its cost, and neither an indicator nor its text says why (202.2, 204)."""
    if "colors" not in entry or text_of(entry, "color_indicator") or texts_of(entry, "color_indicator"):
        return False
    missing = set(COLORS).intersection(text_of(entry, "mana_cost")) - set(texts_of(entry, "colors"))
    return bool(missing) and not _SAYS_ITS_COLORS.search(text_of(entry, "oracle_text"))


_SAYS_ITS_COLORS = re.compile(
    r"^(?:Devoid\b|[^.{]* (?:is|are) (?:all colors|colorless|(?:white|blue|black|red|green)\b))", re.M
)
"""What defines the colours of a card itself (604.3)."""

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _figure(written: str) -> object:
    return int(written) if written.isdecimal() else written


def _japanese(entry: JsonObject) -> Definition:
    shown = {"name": "printed_name", "types": "printed_type_line", "text": "printed_text"}
    return {key: text_of(entry, printed) for key, printed in shown.items() if text_of(entry, printed)}


def _names(name: str, faces: list[JsonObject], entry: JsonObject, lang: str) -> tuple[Name, ...]:
    names = [Name(name)]
    names += [Name(text_of(face, "name"), "en", number) for number, face in enumerate(faces)]
    if lang == "ja":
        printed = [text_of(face, "printed_name") for face in faces]
        if text_of(entry, "printed_name"):
            names.append(Name(text_of(entry, "printed_name"), "ja"))
        elif faces and all(printed):
            names.append(Name(" // ".join(printed), "ja"))
        names += [Name(text, "ja", number) for number, text in enumerate(printed) if text]
    if text_of(entry, "flavor_name"):
        names.append(Name(text_of(entry, "flavor_name")))
    return tuple(dict.fromkeys(names))
