"""701.39: exerting a permanent: who exerts it leaves it tapped once when untapping next."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, refs
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, next_timestamp
from judgekit.games.mtg.state.objects import Frame, Lasting
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import YOU, Ability, Action

_EXERT = "701.39a"
"""The rule of exerting."""

EXERTED = Ability("cant", "untap", text="Exerted")
"""What exerting brings about, for one untap step."""


def exerting(position: MtgPosition, id: str, player: str, by: str | None) -> Event:
    """Return the event that a player exerts a permanent, tapped or not, exerted before or not (701.39b)."""
    return event("exert", id, by=by, player=player, number=position.objects[id].number)


@instruction("exert")
def exert(draft: MtgDraft, key: int, action: Action) -> None:
    """A player exerts permanents because an effect says so (701.39a)."""
    frame = frame_of(draft, key)
    meant = refs(draft, key, action.of)
    found = [ref[0] for ref in meant if ref[0] in draft.objects and draft.objects[ref[0]].place == BATTLEFIELD]
    if not found:
        draft.note("impossible", by=cause(frame), rules=("701.39c", "609.3"))
    draft.propose(*(exerting(draft, id, frame.you, cause(frame)) for id in found))


@GAME.event("exert")
def exerted(draft: MtgDraft, happening: Event) -> Consequences:
    """An effect begins that ends with the player's next untap step; only what is on the battlefield can be exerted.

    CR 701.39a, 701.39b.
    """
    record = draft.objects.get(happening.of or "")
    if record is None or record.number != happening.get("number") or record.place != BATTLEFIELD:
        return NOTHING_HAPPENED
    before = sum(
        effect.ability == EXERTED and record.ref in (effect.objects or ()) for effect in draft.effects.values()
    )
    id = next(f"{record.id}-exerted-{n}" for n in range(1, 1_000) if f"{record.id}-exerted-{n}" not in draft.effects)
    frame = Frame(happening.get("player"), record.ref, EXERTED)
    made = (draft.facts.get("turn", 1), draft.facts.get("step", ""))
    lasting = Lasting(id, EXERTED, frame, next_timestamp(draft), (record.ref,), ("next-untap", YOU), None, made)
    draft.put_effect(id, lasting)
    draft.cite(_EXERT, *(("701.39b",) if before else ()))
    return None
