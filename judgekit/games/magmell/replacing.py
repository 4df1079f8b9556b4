"""306.1.2 置換効果: which effects replace an event, and what happens instead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from judgekit.engine import Event, Replacement, Task
from judgekit.games.magmell.game import MAGMELL, Frame, Instance, MagmellDraft, card_of
from judgekit.games.magmell.information import functioning, survey
from judgekit.games.magmell.instruction_events import EVENTS_OF
from judgekit.games.magmell.instructions import is_direct
from judgekit.games.magmell.meanings import amount_of, holds
from judgekit.games.magmell.terms import Ability
from judgekit.games.magmell.triggering import matches
from judgekit.games.magmell.zones import moving

_RULES = ("306.1.2", "306.1.2.1")


def replacements(draft: MagmellDraft, proposed: Event) -> list[Replacement]:
    """Return the replacement effects that apply to a proposed event (306.1.2, 306.1.2.1, 306.1.2.2)."""
    found: list[Replacement] = []
    seen: set[str] = set()
    sources = list(draft.derive("replacing", lambda: list(functioning(draft, ("replacement",)))))
    sources += _entering(draft, proposed)
    for source, _, ability in sources:
        info = survey(draft).get(source.id)
        controller = proposed.get("player") or source.controller if info is None else info.controller
        frame = Frame(controller, source.ref, ability, event=proposed)
        _add(draft, found, seen, proposed, frame)
    for id, lasting in sorted(draft.effects.items()):
        if lasting.ability is None or lasting.ability.kind != "replacement":
            continue
        if lasting.refs is not None and not any(ref[0] == proposed.of for ref in lasting.refs):
            continue
        frame = lasting.frame._replace(ability=lasting.ability, event=proposed)
        _add(draft, found, seen, proposed, frame, id)
    return found


def _entering(draft: MagmellDraft, proposed: Event) -> list[tuple[Instance, str, Ability]]:
    """Return what a unit's own text says about how it comes into 戦闘エリア (306.1.2.2)."""
    id = proposed.of or ""
    if proposed.kind != "move" or id not in draft.objects or proposed.get("to") not in ("battle-area", "stone-area"):
        return []
    card = card_of(draft, draft.objects[id])
    if card is None or (proposed.get("to") == "stone-area") != (card.type == "stone"):
        return []
    return [(draft.objects[id], id, ability) for ability in card.abilities if _about_entering(ability)]


def _about_entering(ability: Ability) -> bool:
    pattern = ability.when
    return (
        ability.kind == "replacement"
        and pattern is not None
        and pattern.of is not None
        and pattern.of.among == ("this",)
        and any(name == "to" for name, _ in pattern.details)
    )


def _add(
    draft: MagmellDraft,
    found: list[Replacement],
    seen: set[str],
    proposed: Event,
    frame: Frame,
    lasting: str | None = None,
) -> None:
    ability = frame.ability
    if ability.when is None or not matches(draft, ability.when, proposed, frame):
        return
    if ability.condition is not None and not holds(draft, ability.condition, frame):
        return
    source = frame.source[0]
    key, number = lasting or source, 1
    while key in seen:
        number += 1
        key = f"{lasting or source}/{number}"
    seen.add(key)
    reasons = tuple(rule for rule in proposed.get("rules", ()) if rule not in _RULES)
    rules = (*_RULES, *(("306.1.2.2",) if _about_entering(ability) else ()), *reasons)
    found.append(Replacement(key, source, partial(_instead, frame, lasting), rules, optional=ability.optional))


def _instead(frame: Frame, lasting: str | None, draft: MagmellDraft, proposed: Event, _choice: Any) -> Sequence[Event]:
    """Return what happens instead of an event; instructions that need choices follow after it."""
    became: list[Event] = []
    later = []
    for instruction in frame.ability.do:
        change = _CHANGES.get(instruction.verb)
        if change is not None:
            changed = change(draft, frame, instruction, proposed)
            if changed is not None:
                became.append(changed)
        elif is_direct(instruction):
            became.extend(EVENTS_OF[instruction.verb](draft, frame, instruction))
        else:
            later.append(instruction)
    if later:
        draft.next(Task("instruct", (frame._replace(ability=frame.ability._replace(do=tuple(later))), 0)))
    if lasting is not None and frame.ability.once:
        draft.drop_effect(lasting)
    return became


def _reduced(draft: MagmellDraft, frame: Frame, instruction: Any, proposed: Event) -> Event | None:
    """軽減: less of the same event; nothing where nothing is left."""
    if instruction.amount is None:
        return None
    left = proposed.amount - amount_of(draft, instruction.amount, frame)
    return proposed._replace(amount=left) if left > 0 else None


def _with_amount(draft: MagmellDraft, frame: Frame, instruction: Any, proposed: Event) -> Event | None:
    return proposed._replace(amount=amount_of(draft, instruction.amount, frame))


def _with_details(draft: MagmellDraft, frame: Frame, instruction: Any, proposed: Event) -> Event | None:
    details = dict(instruction.details)
    if "counters" in details:
        counters = dict(proposed.get("counters", ()))
        for kind, number in details["counters"]:
            counters[kind] = counters.get(kind, 0) + amount_of(draft, number, frame)
        details["counters"] = tuple(sorted(counters.items()))
    return proposed.having(**details)


def _elsewhere(draft: MagmellDraft, frame: Frame, instruction: Any, proposed: Event) -> Event | None:
    if proposed.kind == "move":
        return proposed.having(to=instruction.get("to"), cause=instruction.get("cause", proposed.get("cause")))
    return moving(draft, proposed.of or "", instruction.get("to"), "effect", frame.source[0])


_CHANGES = {
    "reduce": _reduced,
    "amount": _with_amount,
    "having": _with_details,
    "elsewhere": _elsewhere,
}
"""What a replacement effect can make of the event itself, by verb."""

MAGMELL.replacements = replacements
