"""723.2: the parts of a merged permanent, which of their sides are up, and the text that follows from them."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Final
from judgekit.games.mtg.state.card_table import define
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.faces import SHOWN_FIRST
from judgekit.games.mtg.terms.records import Card

MERGED: Final = "merged"
"""Detail of a merged permanent: the cards and tokens that represent it, the topmost first (723.2)."""

COMMANDERS: Final = "commanders"
"""Detail of a melded or merged permanent: ids of the cards among those that represent it that are commanders (903.3b, 903.3c)."""

_TWO_FACES = frozenset(("transforming", "modal"))
_KEPT = SHOWN_FIRST - _TWO_FACES - {"flip"}
"""Layouts whose other characteristics are no side of a permanent, and so remain with it (716.2b)."""


class Part(NamedTuple):
    """One of the cards or tokens that represent a permanent.

    Attributes:
        id: its id.
        key: key of the card.
        kind: "card" or "token".
        back: its back face is up (723.2i).
        face_down: it is face down (723.2e).
    """

    id: str
    key: str
    kind: str = "card"
    back: bool = False
    face_down: bool = False


def parts_of(record: Object) -> tuple[Part, ...]:
    """Return the parts of a merged permanent, the topmost first; nothing for any other object."""
    found: tuple[Part, ...] = record.get(MERGED, ())
    return found


def has_two_faces(position: MtgPosition, part: Part, layouts: Iterable[str] = _TWO_FACES) -> bool:
    """Tell whether a part is a double-faced card of one of some layouts (712.1)."""
    card = position.cards[part.key]
    return part.kind == "card" and card.layout in layouts and bool(card.faces)


def _up(position: MtgPosition, record: Object, part: Part) -> str:
    """Return the key of the side of a part that counts if it is face up: the status of the permanent tells for a flip card.

    CR 723.2h, 723.2i.
    """
    card = position.cards[part.key]
    turned = record.flipped if card.layout == "flip" else part.back
    return (
        card.faces[-1] if turned and card.faces and (card.layout == "flip" or card.layout in _TWO_FACES) else part.key
    )


def represented_by(draft: MtgDraft, record: Object, parts: tuple[Part, ...]) -> None:
    """Let a merged permanent be represented by parts: it has the topmost one's characteristics and the abilities of all.

    The text of a face-down permanent is the one that it would have with all its parts turned face up; a part that is face down
    below a face-up one has no abilities (702.140e, 708.2, 723.2a).

    Args:
        draft: the game.
        record: the permanent, with its statuses.
        parts: what represents it now, the topmost first.
    """
    shown = [part for part in parts if record.face_down or not part.face_down]
    keys = [_up(draft, record, part) for part in shown]
    top = draft.cards[keys[0]]
    faces = {} if top.layout in _KEPT else {"layout": "normal", "faces": ()}
    merged: Card = top._replace(
        abilities=tuple(ability for key in keys for ability in draft.cards[key].abilities),
        details=tuple(pair for pair in top.details if pair[0] != "meld"),
        **faces,
    )
    hidden = [""] * (len(parts) - len(shown))
    name = define(draft, merged, " + ".join((*keys, *hidden)))
    details = {**dict(record.details), MERGED: parts}
    draft.change(
        record.id,
        card=name,
        transformed=parts[0].back and has_two_faces(draft, parts[0]),
        details=tuple(sorted(details.items())),
    )
