"""Files of MTGJSON: AtomicCards (cards by name) and sets (printings), with the Japanese names and texts that they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from judgekit.cards.records import Definition, Entry, FoundCard, FoundRuling, LeftOut, Name
from judgekit.cards.scryfall import LAYOUTS, NO_CARDS, face_definition

JAPANESE = "Japanese"

_SCRYFALL_KEYS = {
    "manaCost": "mana_cost", "type": "type_line", "text": "oracle_text", "power": "power", "toughness": "toughness",
    "loyalty": "loyalty", "defense": "defense", "colorIndicator": "color_indicator",
}  # fmt: skip


def card(faces: Sequence[Mapping[str, Any]]) -> Iterator[Entry]:
    """Yield a card and its rulings from the entries of its faces, in the order of their sides.

    Args:
        faces: entries that share a name; a card of one face has one.
    """
    first = faces[0]
    name = str(first.get("name") or "")
    layout = str(first.get("layout") or "normal")
    if not name:
        yield LeftOut("entries without a name")
        return
    if layout in NO_CARDS:
        yield LeftOut(NO_CARDS[layout], name)
        return
    if layout not in LAYOUTS and len(faces) > 1:
        if any(face.get("side") for face in faces):
            yield LeftOut(f"layout {layout}, not supported", name)
            return
        faces = faces[:1]
    key = str((first.get("identifiers") or {}).get("scryfallOracleId") or name)
    inner = [face_definition(_as_scryfall(face)) for face in faces]
    several = len(faces) > 1
    face_names = [str(face.get("faceName") or face.get("name")) for face in faces]
    definition: Definition = inner[0]
    if several:
        named: list[Definition] = [{"name": own, **face} for own, face in zip(face_names, inner, strict=True)]
        definition = {"layout": LAYOUTS[layout], "faces": named}
    names = [Name(name), *(Name(own, "en", number) for number, own in enumerate(face_names) if several)]
    japanese = _japanese(faces)
    for number, face in enumerate(japanese):
        if face.get("name"):
            names.append(Name(str(face["name"]), "ja", number if several else None))
    rank = first.get("edhrecRank")
    yield FoundCard(
        "mtg",
        key,
        face_names[0] if several and layout != "split" else name,
        definition,
        tuple(dict.fromkeys(names)),
        japanese if any(japanese) else (),
        tuple(dict.fromkeys(str(word) for face in faces for word in face.get("keywords") or ())),
        rank if isinstance(rank, int) else None,
    )
    for one in first.get("rulings") or ():
        if isinstance(one, Mapping) and one.get("text"):
            yield FoundRuling(key, str(one.get("date", "")), str(one["text"]))


def _as_scryfall(face: Mapping[str, Any]) -> dict[str, Any]:
    return {theirs: face[own] for own, theirs in _SCRYFALL_KEYS.items() if face.get(own) is not None}


def _japanese(faces: Iterable[Mapping[str, Any]]) -> tuple[Definition, ...]:
    found: list[Definition] = []
    for face in faces:
        foreign = next(
            (
                one
                for one in face.get("foreignData") or ()
                if isinstance(one, Mapping) and one.get("language") == JAPANESE
            ),
            {},
        )
        named = foreign.get("faceName") or foreign.get("name")
        shown = {"name": named, "types": foreign.get("type"), "text": foreign.get("text")}
        found.append({key: str(value) for key, value in shown.items() if value})
    return tuple(found)


def of_set(entries: Iterable[Mapping[str, Any]]) -> Iterator[Entry]:
    """Yield the cards of a set, whose faces are entries of their own with the same name and collector number."""
    waiting: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for entry in entries:
        if entry.get("side"):
            waiting.setdefault((str(entry.get("name")), str(entry.get("number"))), []).append(entry)
        else:
            yield from card([entry])
    for faces in waiting.values():
        yield from card(sorted(faces, key=lambda face: str(face.get("side"))))
