"""406.3: cards exiled face down: which players were allowed to look at them, and go on being allowed to."""

from __future__ import annotations

from judgekit.games.mtg.abilities.interpreter import instruction, players, refs
from judgekit.games.mtg.layers.in_force import in_force
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.stack.casting.casting_ways import meant, speaks_of_card
from judgekit.games.mtg.state.context import settle, settled
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, present
from judgekit.games.mtg.state.objects import Object, Ref
from judgekit.games.mtg.state.zones import EXILE, LIBRARY
from judgekit.games.mtg.terms.records import Action, Pairs

SEEN_BY = "seen-by"
"""Detail of a card exiled face down: the players who were allowed to look at it (406.3)."""

LOOK_AT = "look-at"
"""The deed of a permission to look at cards (401.5, 406.3)."""

LOOKED = "looked-at"
"""Name under which a frame keeps which cards players were told to look at, as pairs of card and player."""

SHOWN_THROUGH = "shown-through"
"""Detail of a card exiled face down: the permanent whose controller may look at it (702.75a)."""

NOT_SEEN_BEFORE = "who looked at a card before it was exiled face down needs a permission to look at it there"
"""Policy of the base edition; by later books that player may go on looking at it (406.3)."""
GAME.policies[NOT_SEEN_BEFORE] = True


def keep_lookers(draft: MtgDraft, key: int, found: tuple[Ref, ...], action: Action) -> None:
    """Keep with a frame which cards a player was told to look at."""
    who = players(draft, key, action.get("by"))
    before = settled(draft, key, LOOKED) or ()
    settle(draft, key, LOOKED, (*before, *((ref, player) for ref in found for player in who)))


def marks_of_lookers(draft: MtgDraft, key: int, id: str) -> Pairs:
    """Return the details of a card that this frame exiles face down: who was told to look at it just before (406.3)."""
    if draft.game.policies[NOT_SEEN_BEFORE]:
        return ()
    pairs = settled(draft, key, LOOKED) or ()
    who = tuple(sorted({player for ref, player in pairs if ref == draft.objects[id].ref}))
    return ((SEEN_BY, who),) if who else ()


@instruction("let-look")
def let_look(draft: MtgDraft, key: int, action: Action) -> None:
    """Let whoever controls a permanent look at cards exiled face down; who once could goes on being able to (406.3, 702.75a)."""
    through = refs(draft, key, action.get("through"))
    for ref in refs(draft, key, action.of):
        record = present(draft, ref)
        if record is not None and record.place == EXILE and through:
            _detail(draft, record, SHOWN_THROUGH, through[0])
    remember_lookers(draft)


def remember_lookers(draft: MtgDraft) -> None:
    """Note who may look at cards exiled face down: they may go on when what allows it has ended (406.3)."""
    for id in draft.zones.get(EXILE, ()):
        record = draft.objects[id]
        if record.face_down:
            before = record.get(SEEN_BY, ())
            now = tuple(sorted({*before, *allowed_now(draft, record)}))
            if now != before:
                _detail(draft, record, SEEN_BY, now)


def allowed_now(position: MtgPosition, record: Object) -> frozenset[str]:
    """Return the players whom some ability allows to look at a card now: through a permanent, or by a permission (609.4).

    CR 401.5, 402.3, 406.3, 702.75a.
    """
    found = set[str]()
    through: Ref | None = record.get(SHOWN_THROUGH)
    source = present(position, through) if through is not None else None
    if source is not None:
        found.add(view_of(position).of(source.id).controller)
    for entry in in_force(position, "may"):
        of_another = record.place == LIBRARY and entry.ability.get("of") is None and record.owner != entry.frame.you
        if entry.ability.name == LOOK_AT and not of_another and meant(position, position, entry, record.id):
            found.update(player for player in position.players if speaks_of_card(position, entry, player, record))
    return frozenset(found)


def _detail(draft: MtgDraft, record: Object, name: str, value: object) -> None:
    draft.change(record.id, details=tuple(sorted({**dict(draft.objects[record.id].details), name: value}.items())))
