"""Files of MTGJSON: AtomicCards (cards by name) and sets (printings), with the Japanese names and texts that they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judgekit.cards.entries import JsonObject, number_of, object_of, objects_of, text_of, texts_of
from judgekit.cards.records import Definition, Entry, FoundCard, FoundRuling, LeftOut, Name
from judgekit.cards.scryfall import LAYOUTS, NO_CARDS, face_definition
from judgekit.core.wording import phrase

JAPANESE = "Japanese"

_SCRYFALL_KEYS = {
    "manaCost": "mana_cost", "type": "type_line", "text": "oracle_text", "power": "power", "toughness": "toughness",
    "loyalty": "loyalty", "defense": "defense", "colorIndicator": "color_indicator",
}  # fmt: skip


def card(faces: Sequence[JsonObject]) -> Iterator[Entry]:
    """Yield a card and its rulings from the entries of its faces, in the order of their sides.

    Args:
        faces: entries that share a name; a card of one face has one.
    """
    first = faces[0]
    name, layout = text_of(first, "name"), text_of(first, "layout") or "normal"
    if not name:
        yield LeftOut(phrase("entries without a name"))
        return
    if layout in NO_CARDS:
        yield LeftOut(NO_CARDS[layout], name)
        return
    if layout not in LAYOUTS and len(faces) > 1:
        if any(face.get("side") for face in faces):
            yield LeftOut(phrase("layout {layout}, not supported", layout=layout[:40]), name)
            return
        faces = faces[:1]
    key = text_of(object_of(first, "identifiers"), "scryfallOracleId") or name
    inner = [face_definition(_as_scryfall(face)) for face in faces]
    several = len(faces) > 1
    face_names = [text_of(face, "faceName") or text_of(face, "name") for face in faces]
    definition: Definition = inner[0]
    if several:
        named: list[Definition] = [{"name": own, **face} for own, face in zip(face_names, inner, strict=True)]
        definition = {"layout": LAYOUTS[layout], "faces": named}
    names = [Name(name), *(Name(own, "en", number) for number, own in enumerate(face_names) if several)]
    japanese = _japanese(faces)
    for number, face in enumerate(japanese):
        if face.get("name"):
            names.append(Name(str(face["name"]), "ja", number if several else None))
    yield FoundCard(
        "mtg",
        key,
        face_names[0] if several and layout != "split" else name,
        definition,
        tuple(dict.fromkeys(names)),
        japanese if any(japanese) else (),
        tuple(dict.fromkeys(word for face in faces for word in texts_of(face, "keywords"))),
        number_of(first, "edhrecRank"),
    )
    for one in objects_of(first, "rulings"):
        if text_of(one, "text"):
            yield FoundRuling(key, text_of(one, "date"), text_of(one, "text"))


def _as_scryfall(face: JsonObject) -> JsonObject:
    return {theirs: face[own] for own, theirs in _SCRYFALL_KEYS.items() if face.get(own) is not None}


def _japanese(faces: Iterable[JsonObject]) -> tuple[Definition, ...]:
    found: list[Definition] = []
    for face in faces:
        foreign = next((one for one in objects_of(face, "foreignData") if one.get("language") == JAPANESE), {})
        named = text_of(foreign, "faceName") or text_of(foreign, "name")
        shown = {"name": named, "types": text_of(foreign, "type"), "text": text_of(foreign, "text")}
        found.append({key: value for key, value in shown.items() if value})
    return tuple(found)


def of_set(entries: Iterable[JsonObject]) -> Iterator[Entry]:
    """Yield the cards of a set, whose faces are entries of their own with the same name and collector number."""
    waiting: dict[tuple[str, str], list[JsonObject]] = {}
    for entry in entries:
        if entry.get("side"):
            waiting.setdefault((text_of(entry, "name"), text_of(entry, "number")), []).append(entry)
        else:
            yield from card([entry])
    for faces in waiting.values():
        yield from card(sorted(faces, key=lambda face: text_of(face, "side")))
