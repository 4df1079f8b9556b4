"""717: Class cards: a level is a designation of a permanent, which the abilities behind its level bars ask for."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, objects
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action


@instruction("gain-level")
def gain_level(draft: MtgDraft, key: int, action: Action) -> None:
    """The level of a permanent becomes a number (717.2a, 717.2b, 717.2c)."""
    level = number(draft, key, action.amount)
    by = cause(frame_of(draft, key))
    ids = objects(draft, key, action.of)
    draft.propose(*(event("gain-level", id, level, by, number=draft.objects[id].number) for id in ids))


@GAME.event("gain-level")
def gains_level(draft: MtgDraft, happening: Event) -> Consequences:
    """Give a permanent its new level; one without any counts as level 1 (717.2d)."""
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != "battlefield":
        return NOTHING_HAPPENED
    before = record.get("level", 1)
    details = {**dict(record.details), "level": happening.amount}
    draft.change(record.id, details=tuple(sorted(details.items())))
    draft.cite("717.2a", "717.2b")
    draft.changed("level", before, happening.amount)
    return None
