"""610.3: exile "until" something happens: the object comes back immediately after that, before anybody gets priority."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Event, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import players_of, those
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, next_timestamp, present
from judgekit.games.mtg.state.objects import Frame, Lasting, Ref
from judgekit.games.mtg.state.zones import BATTLEFIELD, EXILE
from judgekit.games.mtg.terms.records import Ability, Duration

Origins = tuple[tuple[Ref, str], ...]
"""Objects that leave, as they were, each with the name of the zone that it leaves."""

CROWNED = "monarch"
"""Event that ends an exile: a player becomes the monarch."""

UNTIL = Ability("until")
"""What stands in the table of effects for a return that is still to come."""


def awaited(draft: MtgDraft, frame: Frame, until: Duration) -> tuple[Ref, ...]:
    """Return what ends an exile (610.3): objects as they leave the battlefield, or players as they become the monarch (720.1)."""
    if until[0] == CROWNED:
        return tuple((player, 0) for player in players_of(view_of(draft), until[1], frame))
    if until[0] != "leaves":
        raise Unsupported(phrase("an exile until {until}", until=until[0]), "610.3")
    return those(view_of(draft), until[1], frame)


def happened_before(
    draft: MtgDraft, frame: Frame, until: Duration, rule: str = "610.3a", rule_of_triggers: str = "610.3b"
) -> tuple[str, ...]:
    """Return the rule by which an object does not move at all, because what ends its exile has happened already (610.3a).

    Args:
        draft: the game.
        frame: of the spell or ability.
        until: what ends the exile.
        rule: the rule where a spell or an activated ability says so.
        rule_of_triggers: the rule where a triggered ability does.
    """
    what = awaited(draft, frame, until)
    if until[0] == CROWNED:
        if (draft.facts.get(CROWNED), 0) in what:
            raise Unsupported(
                phrase("whether that player became the monarch before an exile or since is not known"), rule
            )
        return ()
    there = [ref for ref in what if (record := present(draft, ref)) is not None and record.place == BATTLEFIELD]
    if there:
        return ()
    item = draft.objects.get(cause(frame) or "")
    triggered = item is not None and item.ability is not None and item.ability.kind == "triggered"
    return (rule_of_triggers,) if triggered else (rule,)


def begin_until(draft: MtgDraft, key: int, until: Duration, origins: Origins) -> None:
    """Remember what comes back, and to which zone, once what ends the exile happens (610.3)."""
    frame = frame_of(draft, key)
    what = awaited(draft, frame, until)
    for ref, zone in origins:
        exiled = (ref[0], ref[1] + 1)
        id = f"{ref[0]}-until"
        made = (("awaited", what), ("to", zone))
        kept = Frame(frame.you, frame.source, made=made)
        draft.put_effect(id, Lasting(id, UNTIL, kept, next_timestamp(draft), (exiled,)))


@listener("move", CROWNED)
def bring_back(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Return what was exiled until something left the battlefield or somebody was crowned, all at once (610.3, 610.3d)."""
    if not draft.effects:
        return
    gone = {(each.of, each.get("number")) for each in happened if _leaves(each)}
    gone |= {(each.of, 0) for each in happened if each.kind == CROWNED}
    if not gone:
        return
    returning = []
    for id, effect in sorted(draft.effects.items()):
        if effect.ability != UNTIL or gone.isdisjoint(dict(effect.frame.made)["awaited"]):
            continue
        draft.drop_effect(id)
        exiled = effect.objects[0] if effect.objects else ("", 0)
        record = present(draft, exiled)
        if record is not None and record.place == EXILE:
            returning.append((exiled[0], dict(effect.frame.made)["to"], effect.frame.source))
    several = ("610.3d",) if len(returning) > 1 else ()
    draft.propose(
        *(
            moving(
                draft,
                id,
                to,
                source[0] if source is not None else None,
                under=draft.objects[id].owner if to == BATTLEFIELD else None,
                reason="return",
                rules=("610.3", *(("610.3c",) if to == BATTLEFIELD else ()), *several),
            )
            for id, to, source in returning
        )
    )


def _leaves(happening: Event) -> bool:
    return happening.kind == "move" and happening.get("origin") == BATTLEFIELD
