"""610.4: phasing out "until" something happens: the permanent phases in immediately after that, and in no untap step."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported, event
from judgekit.games.mtg.actions.exile_until import CROWNED, awaited, happened_before
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, next_timestamp, present
from judgekit.games.mtg.state.objects import Frame, Lasting, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import Ability, Duration

HELD_OUT: Final = Ability("phased-out-until")
"""What stands in the table of effects for a permanent that phases in once something has left the battlefield."""


def never_phases_out(draft: MtgDraft, key: int, until: Duration) -> tuple[str, ...]:
    """Return the rules by which a permanent does not phase out, because what would end that has happened already.

    CR 610.4b, 610.4c.
    """
    if until[0] == CROWNED:
        raise Unsupported(phrase("an exile until {until}", until=until[0]), "610.4")
    return happened_before(draft, frame_of(draft, key), until, "610.4b", "610.4c")


def hold_out(draft: MtgDraft, key: int, until: Duration, ids: tuple[str, ...]) -> None:
    """Remember which permanents phase in once what was named has left the battlefield (610.4)."""
    frame = frame_of(draft, key)
    made = (("awaited", awaited(draft, frame, until)),)
    for one in ids:
        id = f"{one}-held-out"
        kept = Frame(frame.you, frame.source, made=made)
        draft.put_effect(id, Lasting(id, HELD_OUT, kept, next_timestamp(draft), (draft.objects[one].ref,)))


def held_out(position: MtgPosition, ref: Ref) -> bool:
    """Tell whether a permanent is phased out until something happens, so that no untap step brings it back (610.4a)."""
    return any(effect.ability == HELD_OUT and ref in (effect.objects or ()) for effect in position.effects.values())


@listener("move", "phase-in")
def let_in(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Let permanents phase in after what they waited for, all at once; one that is back by another effect waits no longer.

    CR 610.4, 610.4a, 610.4d.
    """
    if not draft.effects:
        return
    gone = {
        (each.of, each.get("number")) for each in happened if each.kind == "move" and each.get("origin") == BATTLEFIELD
    }
    back = {(each.of, each.get("number")) for each in happened if each.kind == "phase-in"}
    coming = []
    for id, effect in sorted(draft.effects.items()):
        if effect.ability != HELD_OUT or not effect.objects:
            continue
        ended = not gone.isdisjoint(dict(effect.frame.made)["awaited"])
        if not ended and effect.objects[0] not in back:
            continue
        draft.drop_effect(id)
        record = present(draft, effect.objects[0])
        if ended and record is not None and record.phased_out:
            coming.append(record)
        elif not ended:
            draft.cite("610.4a")
    several = ("610.4d",) if len(coming) > 1 else ()
    draft.propose(*(event("phase-in", one.id, number=one.number, rules=("610.4", *several)) for one in coming))
