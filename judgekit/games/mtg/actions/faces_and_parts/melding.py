"""701.37, 713: melding two cards into one permanent, and the two cards that such a permanent leaves behind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Unsupported, event
from judgekit.engine.naming import next_id
from judgekit.games.mtg.abilities.finding import find
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.merged_parts import COMMANDERS
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Action, Card, Pairs

_MELDING = "701.37a"
"""The rule of melding."""

MELDED = "melded"
"""Detail of a melded permanent: (id, key of the card) of the two cards that represent it (713.2)."""


def _pair_of(position: MtgPosition, record: Object) -> dict[str, str]:
    """Return with what an object melds and into what, nothing for a token or a card that is no meld card (701.37b)."""
    card = position.cards.get(record.card or "")
    return dict(card.get("meld", ())) if record.kind == "card" and card is not None else {}


def combined(cards: Mapping[str, Card], names: Iterable[str]) -> str | None:
    """Return what cards of a meld pair are combined into, as the first that says it tells; None where none does (701.37a).

    CR 713.4.
    """
    found = (dict(cards[name].get("meld", ())).get("into") for name in names)
    return next((into for into in found if into in cards), None)


def melds_into(position: MtgPosition, ids: Iterable[str]) -> str | None:
    """Return the name of the face that two cards form, None where they are no meld pair (701.37b)."""
    pair = [position.objects[id] for id in ids]
    if len(pair) != 2 or pair[0].id == pair[1].id:
        return None
    one, other = (_pair_of(position, record) for record in pair)
    if not one or not other or one.get("into") != other.get("into"):
        return None
    if one.get("with") != pair[1].card or other.get("with") != pair[0].card:
        return None
    into: str = one["into"]
    return into if into in position.cards else None


@instruction("meld")
def meld(draft: MtgDraft, key: int, action: Action) -> None:
    """Meld two cards of a meld pair; other objects stay where they are (701.37a, 701.37c, 713.2)."""
    frame = frame_of(draft, key)
    ids = tuple(dict.fromkeys((*find(draft, key, action.of), *find(draft, key, action.get("with")))))
    into = melds_into(draft, ids)
    did(draft, key, into is not None)
    if into is None:
        _refuse_unknown_pair(draft, ids, action)
        draft.note("not-melded", by=cause(frame), rules=("701.37b", "701.37c"), cards=ids)
        return
    numbers = tuple(draft.objects[id].number for id in ids)
    draft.propose(event("meld", frame.you, by=cause(frame), cards=ids, numbers=numbers, into=into))


def _refuse_unknown_pair(draft: MtgDraft, ids: tuple[str, ...], action: Action) -> None:
    """Refuse cards that their text melds where nothing says that they are a pair: a file may leave that out (701.37a).

    Raises:
        Unsupported: none of the cards says what it melds with.
    """
    pair = [draft.objects[id] for id in ids if draft.objects[id].kind == "card"]
    if action.get("into") is not None and len(pair) == 2 and not any(_pair_of(draft, record) for record in pair):
        raise Unsupported(phrase("melding cards of which the file does not say that they are a pair"), "701.37a")


@GAME.event("meld")
def melds(draft: MtgDraft, happening: Event) -> Consequences:
    """Put two cards onto the battlefield combined, as one object; with a commander among them it is that one (713.2, 903.3b)."""
    ids: tuple[str, ...] = happening.get("cards")
    numbers: tuple[int, ...] = happening.get("numbers")
    records = tuple(draft.objects[id] for id in ids if id in draft.objects)
    if len(records) < len(ids) or any(one.number != number for one, number in zip(records, numbers, strict=True)):
        return NOTHING_HAPPENED
    id = next_id(draft, "melded")
    owner = records[0].owner
    marks: Pairs = ((MELDED, tuple((one.id, one.card) for one in records)),)
    commanders = tuple(one.id for one in records if one.get("commander"))
    if commanders:
        marks = (("commander", True), (COMMANDERS, commanders), *marks)
        draft.cite("903.3b")
    for one in records:
        draft.remove(one.id)
    draft.put(Object(id, None, owner, owner, happening.get("into"), number=0, details=marks))
    draft.cite(_MELDING, "713.2")
    draft.do("unmeld", id, records)
    return [
        moving(draft, id, BATTLEFIELD, happening.by, under=happening.of, marks=marks, reason="meld", rules=(_MELDING,))
    ]


@GAME.task("unmeld")
def unmeld(draft: MtgDraft, id: str, records: tuple[Object, ...]) -> None:
    """Leave cards where they were whose melded permanent could not enter the battlefield (701.37c)."""
    if id not in draft.objects or draft.objects[id].zone is not None:
        return
    draft.note("not-melded", of=id, rules=("701.37c",))
    draft.remove(id)
    for record in records:
        draft.add(record)
