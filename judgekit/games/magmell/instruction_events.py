"""305: instructions that are one set of simultaneous events, by verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from judgekit.engine import Event, event
from judgekit.games.magmell.actions import battle_damage
from judgekit.games.magmell.game import Frame, MagmellDraft, MagmellPosition, Ref, in_battle_area, present
from judgekit.games.magmell.information import controller_of
from judgekit.games.magmell.meanings import amount_of, followed, select
from judgekit.games.magmell.terms import Instruction
from judgekit.games.magmell.zones import destroying, moving

Making = Callable[[MagmellDraft, Frame, Instruction], list[Event]]


def refs_of(
    draft: MagmellPosition, frame: Frame, instruction: Instruction, default: tuple[Any, ...] = ("this",)
) -> tuple[Ref, ...]:
    """Return to whom or what an instruction is done: what the ability triggered on is where that event took it."""
    refs = select(draft, instruction.of or default, frame)
    moved = frame.event
    if moved is not None and moved.kind == "move":
        before = (moved.of, moved.get("number"))
        refs = tuple((ref[0], ref[1] + 1) if ref == before else ref for ref in refs)
    return followed(draft, refs)


def number_of(draft: MagmellPosition, frame: Frame, instruction: Instruction, default: int = 1) -> int:
    """Return how much an instruction says."""
    return default if instruction.amount is None else amount_of(draft, instruction.amount, frame)


def standing(draft: MagmellPosition, refs: Iterable[Ref]) -> list[str]:
    """Return the ids of what is still the instance that was meant."""
    return [ref[0] for ref in refs if present(draft, ref) is not None]


def _owner(draft: MagmellPosition, id: str) -> str:
    return id if id in draft.players else controller_of(draft, id)


def damage(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """ダメージを与える (221.1); divided damage gives each target its share (702.3.3)."""
    events = []
    source = instruction.get("by")
    by = select(draft, source, frame)[0] if source is not None and select(draft, source, frame) else frame.source
    for ref in refs_of(draft, frame, instruction):
        if ref[0] not in draft.players and in_battle_area(draft, ref) is None:
            continue
        shared = instruction.get("shared")
        amount = dict(frame.shares).get(ref[0], 0) if shared else number_of(draft, frame, instruction)
        details = {"number": ref[1], "controller": _owner(draft, ref[0]), "by_number": by[1]}
        events.append(event("damage", ref[0], amount, by=by[0], **details))
    return events


def destroy(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """破壊する (227.1)."""
    return [
        destroying(draft, id, frame.source[0])
        for id in standing(draft, refs_of(draft, frame, instruction))
        if draft.objects[id].place in ("battle-area", "stone-area")
    ]


BOTTOM = 10**6
"""A place below every card of a deck, also below those that are put there at the same time and before."""


def move(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Move instances to a zone; 戻す (228.1) and 召喚 (226.1) are moves as well."""
    to, at = instruction.get("to"), instruction.get("at")
    cause = instruction.get("cause", "effect")
    players = select(draft, instruction.get("player"), frame) if instruction.get("player") else ()
    player = players[0][0] if players else None
    if to == "battle-area" and player is None:
        player = frame.controller
    counters = instruction.get("counters", ())
    details = {
        "player": player,
        "rested": instruction.get("rested"),
        "face_down": instruction.get("face_down"),
        "counters": tuple((kind, amount_of(draft, number, frame)) for kind, number in counters) or None,
    }
    events = []
    for id in standing(draft, refs_of(draft, frame, instruction)):
        instance = draft.objects[id]
        if instance.zone is None or (instance.kind == "ability" and to != "none"):
            continue
        card = draft.cards.get(instance.card or "")
        if to == "battle-area" and (card is None or card.type != "unit"):
            continue
        if to == "none":
            events.append(event("vanish", id, by=frame.source[0]))
            continue
        place = BOTTOM if at == "bottom" else None
        events.append(moving(draft, id, to, cause, frame.source[0], at=place, **details))
    return events


def top_cards(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Move cards from the top of a deck of each player named."""
    zone, to = instruction.get("from"), instruction.get("to")
    details = {name: instruction.get(name) for name in ("rested", "face_down") if instruction.get(name) is not None}
    events = []
    for player, _ in refs_of(draft, frame, instruction, ("you",)):
        for id in draft.zones.get(f"{zone}/{player}", ())[: number_of(draft, frame, instruction)]:
            events.append(
                moving(draft, id, to, instruction.get("cause", "effect"), frame.source[0], player=player, **details)
            )
    return events


def heal(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """回復する (234.1)."""
    amount = number_of(draft, frame, instruction)
    return [
        event("heal", player, amount, by=frame.source[0]) for player, _ in refs_of(draft, frame, instruction, ("you",))
    ]


def lose_life(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """ライフを失う; or set it to a number."""
    events = []
    for player, _ in refs_of(draft, frame, instruction, ("you",)):
        amount = number_of(draft, frame, instruction)
        if instruction.get("to"):
            amount = draft.players[player].life - amount
        events.append(event("lose-life", player, amount, by=frame.source[0]))
    return events


def _each(kind: str, **details: Any) -> Making:
    def making(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
        return [
            event(
                kind,
                id,
                by=frame.source[0],
                number=draft.objects[id].number,
                player=controller_of(draft, id),
                **details,
            )
            for id in standing(draft, refs_of(draft, frame, instruction))
        ]

    return making


def put_counter(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Put counters (224.1); a divided number gives each target its share."""
    events = []
    for id in standing(draft, refs_of(draft, frame, instruction)):
        amount = dict(frame.shares).get(id, 0) if instruction.get("shared") else number_of(draft, frame, instruction)
        details = {"counter": instruction.get("counter"), "number": draft.objects[id].number}
        events.append(event("put-counter", id, amount, by=frame.source[0], **details))
    return events


def remove_counter(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Remove counters; without a number all of the kind."""
    events = []
    for id in standing(draft, refs_of(draft, frame, instruction)):
        kinds = (instruction.get("counter"),) if instruction.get("counter") else tuple(dict(draft.objects[id].counters))
        for kind in kinds:
            amount = 10**6 if instruction.amount is None else number_of(draft, frame, instruction)
            events.append(event("remove-counter", id, amount, by=frame.source[0], counter=kind))
    return events


def create(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Create tokens (206.1)."""
    details = {
        name: instruction.get(name)
        for name in ("card", "to", "rested", "counters")
        if instruction.get(name) is not None
    }
    return [
        event("create", player, by=frame.source[0], **details)
        for player, _ in refs_of(draft, frame, instruction, ("you",))
        for _ in range(number_of(draft, frame, instruction))
    ]


def undamage(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Take accumulated damage off units."""
    amount = number_of(draft, frame, instruction, 0)
    return [event("undamage", id, amount) for id in standing(draft, refs_of(draft, frame, instruction))]


def _players(kind: str) -> Making:
    def making(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
        rules: dict[str, Any] = {"rules": ("202.2.3",)} if kind == "lose" else {}
        return [
            event(kind, player, by=frame.source[0], **rules)
            for player, _ in refs_of(draft, frame, instruction, ("you",))
        ]

    return making


def control(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Change who controls instances, for good."""
    players = select(draft, instruction.get("player", ("you",)), frame)
    return [event("control", id, player=players[0][0]) for id in standing(draft, refs_of(draft, frame, instruction))]


def fight(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Two units deal damage equal to their AP to each other."""
    left = standing(draft, refs_of(draft, frame, instruction))
    right = standing(draft, select(draft, instruction.get("with"), frame))
    events = []
    for one, other in ((left, right), (right, left)):
        for id in one:
            for against in other:
                dealt = battle_damage(draft, draft.objects[id], against, draft.objects[against].number)
                events.append(dealt.having(combat=False))
    return events


EVENTS_OF: dict[str, Making] = {
    "damage": damage,
    "destroy": destroy,
    "move": move,
    "top-cards": top_cards,
    "heal": heal,
    "lose-life": lose_life,
    "rest": _each("rest"),
    "wake": _each("wake"),
    "flip-down": _each("flip", face_down=True),
    "flip-up": _each("flip", face_down=False),
    "discard-card": _each("discard"),
    "put-counter": put_counter,
    "remove-counter": remove_counter,
    "nullify": _each("nullify"),
    "create": create,
    "undamage": undamage,
    "win": _players("win"),
    "lose": _players("lose"),
    "control": control,
    "fight": fight,
}
"""Instructions that are one set of simultaneous events, by verb."""
