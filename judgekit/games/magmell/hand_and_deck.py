"""229, 230, 233 by instruction: drawing card by card, discarding by choice, searching a deck and bringing it out of order."""

from __future__ import annotations

from typing import Any

from judgekit.engine import Ask, Task, Unsupported, event
from judgekit.games.magmell.game import MAGMELL, Frame, MagmellDraft, turn_order
from judgekit.games.magmell.instruction_events import number_of, refs_of
from judgekit.games.magmell.meanings import amount_of, passes, select
from judgekit.games.magmell.terms import Instruction
from judgekit.games.magmell.zones import moving


def draw(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """カードを引く: one at a time (229.2)."""
    players = [ref[0] for ref in refs_of(draft, frame, instruction, ("you",))]
    amount = number_of(draft, frame, instruction)
    if amount > 1:
        draft.note("draws", of=players[0] if players else None, rules=("229.2",), number=amount)
    for _ in range(amount):
        draft.do("draw-one", tuple(players), frame.source[0], ())


def discard(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """捨てる: each player named chooses from the own hand (233.2), ターン・プレイヤー first, then all at once (104)."""
    refs = refs_of(draft, frame, instruction, ("you",))
    players = sorted((ref[0] for ref in refs), key=turn_order(draft).index)
    return _choose_discards(draft, frame, instruction, tuple(players), ())


def _choose_discards(
    draft: MagmellDraft, frame: Frame, instruction: Instruction, players: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    wanted = instruction.get("filter")
    while players:
        player, rest = players[0], players[1:]
        hand = draft.zones.get(f"hand/{player}", ())
        if wanted is not None:
            hand = tuple(id for id in hand if passes(draft, draft.objects[id].ref, wanted, frame, anywhere=True))
        number = len(hand) if instruction.get("all") else number_of(draft, frame, instruction)
        if not hand or number <= 0:
            draft.note("no-discard", of=player, rules=("233.3",))
        elif number >= len(hand):
            if number > len(hand):
                draft.note("fewer", of=player, rules=("103", "304.2"))
            chosen = (*chosen, *hand)
        else:
            by, kind = player, "discard"
            if instruction.get("random"):
                by, kind = "random", "random"
            elif instruction.get("by"):
                by = select(draft, instruction.get("by"), frame)[0][0]
            args = (hand, number, number, ("233.1", "233.2", "704.3.2.2"))
            return Ask(
                kind, by, of=frame.source[0], args=args, then=Task("discards", (frame, instruction, rest, chosen))
            )
        players = rest
    if chosen:
        if len({draft.objects[id].owner for id in chosen}) > 1:
            draft.note("at-once", rules=("104",))
        events = (event("discard", id, by=frame.source[0], player=draft.objects[id].owner) for id in chosen)
        draft.propose(*events, report="result")
    return None


@MAGMELL.task("discards")
def discards(
    draft: MagmellDraft,
    frame: Frame,
    instruction: Instruction,
    players: tuple[str, ...],
    chosen: tuple[str, ...],
    choice: tuple[str, ...],
) -> Ask | None:
    """Go on to the next player who discards (104, 233.1, 233.2, 233.3)."""
    return _choose_discards(draft, frame, instruction, players, (*chosen, *choice))


def search(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """探す: choose fitting cards of a deck, or find none (230.1-230.3)."""
    players = select(draft, instruction.of or ("you",), frame)
    if len(players) != 1:
        raise Unsupported("several players searching", "230.1")
    player = players[0][0]
    zone = f"{instruction.get('from', 'library')}/{player}"
    ids = draft.zones.get(zone, ())
    top = instruction.get("top")
    if top is not None:
        ids = ids[: amount_of(draft, top, frame)]
    fitting = tuple(
        sorted(
            id for id in ids if passes(draft, draft.objects[id].ref, instruction.get("filter"), frame, anywhere=True)
        )
    )
    most = min(number_of(draft, frame, instruction), len(fitting))
    args = (fitting, 0, most, ("230.1", "230.3", "704.3.2.2", *(("230.2",) if top is None else ())))
    return Ask("search", player, of=frame.source[0], args=args, then=Task("found", (frame, instruction, zone)))


@MAGMELL.task("found")
def found(draft: MagmellDraft, frame: Frame, instruction: Instruction, zone: str, choice: tuple[str, ...]) -> None:
    """Move what was found, then let the deck be in random order again (230.1, 230.2, 230.3, 230.4)."""
    draft.do("shuffle", zone, ("230.4",))
    player = zone.partition("/")[2]
    to = instruction.get("to", "hand")
    events = [
        moving(draft, id, to, "effect", frame.source[0], player=player, rested=instruction.get("rested"))
        for id in choice
    ]
    draft.propose(*events, report="result")


@MAGMELL.task("draw-one")
def draw_one(draft: MagmellDraft, players: tuple[str, ...], by: str | None, rules: tuple[str, ...]) -> Ask | None:
    """Draw one card each; where the order of a deck is unknown, chance decides first which card lies on top.

    229.1, 229.2.
    """
    for player in players:
        zone = f"library/{player}"
        ids = draft.zones.get(zone, ())
        if zone in draft.facts.get("shuffled", ()) and len({draft.objects[id].card for id in ids}) > 1:
            if draft.facts.get("on-top") != (zone, ids[0]):
                args = (ids, 1, 1, ("230.4",))
                return Ask("random", "random", of=player, args=args, then=Task("on-top", (zone, players, by, rules)))
            draft.drop_fact("on-top")
    details: dict[str, Any] = {"rules": rules} if rules else {}
    draft.propose(*(event("draw", player, by=by, **details) for player in players), report="result")
    return None


@MAGMELL.task("on-top")
def on_top(
    draft: MagmellDraft,
    zone: str,
    players: tuple[str, ...],
    by: str | None,
    rules: tuple[str, ...],
    choice: tuple[str, ...],
) -> None:
    """Put the card that chance decided on top (230.4)."""
    rest = tuple(id for id in draft.zones[zone] if id != choice[0])
    draft.put_zone(zone, (choice[0], *rest))
    draft.set_fact("on-top", (zone, choice[0]))
    draft.do("draw-one", players, by, rules)


@MAGMELL.task("shuffle")
def shuffle(draft: MagmellDraft, zone: str, rules: tuple[str, ...]) -> None:
    """Make the order of a deck unknown: from now on its cards are drawn in an order that chance decides.

    230.4, 503.1.1.
    """
    ids = draft.zones.get(zone, ())
    draft.note("shuffle", of=zone.partition("/")[2], rules=rules, zone=zone.partition("/")[0])
    if len(ids) > 1:
        draft.put_zone(zone, tuple(sorted(ids)))
        draft.set(shuffled=tuple(sorted({*draft.facts.get("shuffled", ()), zone})))
