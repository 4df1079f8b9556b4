"""Bulk files of Scryfall: Oracle cards, default cards, all cards (with Japanese printings) and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judgekit.cards.records import Definition, Entry, FoundCard, FoundRuling, LeftOut, Name

NO_CARDS = {
    "token": "tokens", "double_faced_token": "tokens", "emblem": "emblems", "art_series": "art cards",
}  # fmt: skip
"""Layouts of objects that no player has in a deck, and what they are counted as."""

LAYOUTS = {
    "transform": "transforming", "modal_dfc": "modal", "split": "split", "flip": "flip", "adventure": "adventure",
}  # fmt: skip
"""The layouts of several faces, as scenarios call them."""

LANGUAGES = {"en": "en", "ja": "ja"}


def is_card(entry: Mapping[str, Any]) -> bool:
    """Tell whether an entry of a list is a card in the shape of Scryfall."""
    return "name" in entry and ("oracle_text" in entry or "type_line" in entry or "card_faces" in entry)


def is_ruling(entry: Mapping[str, Any]) -> bool:
    """Tell whether an entry of a list is a ruling in the shape of Scryfall."""
    return "comment" in entry and "oracle_id" in entry


def ruling(entry: Mapping[str, Any]) -> Entry:
    """Return a ruling."""
    return FoundRuling(str(entry["oracle_id"]), str(entry.get("published_at", "")), str(entry["comment"]))


def card(entry: Mapping[str, Any]) -> Entry:
    """Return a card, or why the entry is none.

    Args:
        entry: an object of a bulk file; of printings in other languages than English and Japanese nothing is new.
    """
    name = str(entry["name"])
    lang = str(entry.get("lang") or "en")
    if lang not in LANGUAGES:
        return LeftOut("printings in other languages", name)
    layout = str(entry.get("layout") or "normal")
    if layout in NO_CARDS:
        return LeftOut(NO_CARDS[layout], name)
    games = entry.get("games")
    if isinstance(games, list) and games and "paper" not in games and lang == "en" and entry.get("digital"):
        return LeftOut("digital cards only", name)
    faces = [dict(face) for face in entry.get("card_faces") or () if isinstance(face, Mapping)]
    key = entry.get("oracle_id") or (faces[0].get("oracle_id") if faces else None) or name
    if layout == "reversible_card" and faces:
        # Both sides show the same card: one of them is the card.
        faces = faces[:1] if len({face.get("oracle_id") for face in faces}) == 1 else faces
        name = str(faces[0]["name"])
        layout = str(faces[0].get("layout") or "normal")
    if faces and layout not in LAYOUTS:
        if len(faces) > 1:
            return LeftOut(f"layout {layout}, not supported", name)
        entry, faces = {**entry, **faces[0]}, []
    definition = _definition(entry, layout, faces)
    japanese = tuple(_japanese(face) for face in (faces or [dict(entry)])) if lang == "ja" else ()
    return FoundCard(
        "mtg",
        str(key),
        name if layout == "split" or not faces else str(faces[0]["name"]),
        definition,
        _names(name, faces, entry, lang),
        japanese if any(japanese) else (),
        tuple(str(word) for word in entry.get("keywords") or ()),
        rank if isinstance(rank := entry.get("edhrec_rank"), int) else None,
    )


def _definition(entry: Mapping[str, Any], layout: str, faces: list[dict[str, Any]]) -> Definition:
    if not faces:
        return {**face_definition(entry), **_meld(entry, layout)}
    inner: list[Definition] = [{"name": str(face["name"]), **face_definition(face)} for face in faces]
    if layout == "split":
        return {"layout": "split", "faces": inner}
    if layout == "flip" and "mana_cost" not in faces[1]:
        inner[1].pop("cost", None)
    return {"layout": LAYOUTS[layout], "faces": inner}


def _meld(entry: Mapping[str, Any], layout: str) -> Definition:
    """Return what a card melds with and into (712.2): Scryfall names the parts of the pair beside each."""
    if layout != "meld":
        return {}
    parts = [part for part in entry.get("all_parts") or () if isinstance(part, Mapping)]
    result = next((str(part["name"]) for part in parts if part.get("component") == "meld_result"), None)
    other = [
        str(part["name"])
        for part in parts
        if part.get("component") == "meld_part" and part.get("name") != entry.get("name")
    ]
    if result is None or len(other) != 1 or result == entry.get("name"):
        return {}
    return {"meld": {"with": other[0], "into": result}}


def face_definition(entry: Mapping[str, Any]) -> Definition:
    """Return a card of one face, or a face, as a scenario defines it."""
    found: Definition = {}
    if entry.get("mana_cost"):
        found["cost"] = str(entry["mana_cost"])
    if entry.get("type_line"):
        found["types"] = str(entry["type_line"])
    if entry.get("power") is not None and entry.get("toughness") is not None:
        found["pt"] = f"{entry['power']}/{entry['toughness']}"
    if entry.get("loyalty") is not None:
        found["loyalty"] = _figure(str(entry["loyalty"]))
    if entry.get("defense") is not None:
        found["defense"] = _figure(str(entry["defense"]))
    if entry.get("color_indicator"):
        found["colors"] = [COLORS[symbol] for symbol in entry["color_indicator"] if symbol in COLORS]
    if entry.get("oracle_text"):
        found["text"] = str(entry["oracle_text"])
    return found


COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


def _figure(written: str) -> object:
    return int(written) if written.isdecimal() else written


def _japanese(entry: Mapping[str, Any]) -> Definition:
    shown = {"name": "printed_name", "types": "printed_type_line", "text": "printed_text"}
    return {key: str(entry[printed]) for key, printed in shown.items() if entry.get(printed)}


def _names(name: str, faces: list[dict[str, Any]], entry: Mapping[str, Any], lang: str) -> tuple[Name, ...]:
    names = [Name(name)]
    names += [Name(str(face["name"]), "en", number) for number, face in enumerate(faces)]
    if lang == "ja":
        printed = [str(face.get("printed_name") or "") for face in faces]
        if entry.get("printed_name"):
            names.append(Name(str(entry["printed_name"]), "ja"))
        elif faces and all(printed):
            names.append(Name(" // ".join(printed), "ja"))
        names += [Name(text, "ja", number) for number, text in enumerate(printed) if text]
    flavor = entry.get("flavor_name")
    if flavor:
        names.append(Name(str(flavor)))
    return tuple(dict.fromkeys(names))
