"""304, 305 and 704.3.2: following the instructions of an ability in the order written, as far as possible (103, 304.2).

An instruction is done in up to three steps: choices that its words ask for (704.3.2.2), then its events through the pipe, then the
next instruction. What is left to do is a task with its frame, so nothing waits for a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from judgekit.engine import Allowed, Ask, Event, Question, Refused, Task, Unsupported, event
from judgekit.games.magmell.actions import battle_damage
from judgekit.games.magmell.filters import amount_of, holds, matching, passes, select
from judgekit.games.magmell.game import (
    MAGMELL,
    Battle,
    Frame,
    Lasting,
    MagmellDraft,
    MagmellPosition,
    Ref,
    battle_of,
    in_battle_area,
    present,
    turn_order,
    zone_key,
)
from judgekit.games.magmell.information import controller_of
from judgekit.games.magmell.terms import Instruction
from judgekit.games.magmell.zones import destroying, moving

Making = Callable[[MagmellDraft, Frame, Instruction], list[Event]]
Doing = Callable[[MagmellDraft, Frame, Instruction], "Ask | None"]

ACCEPT, DECLINE = "accept", "decline"


def _refs(
    draft: MagmellPosition, frame: Frame, instruction: Instruction, default: tuple[Any, ...] = ("this",)
) -> tuple[Ref, ...]:
    return select(draft, instruction.of or default, frame)


def _amount(draft: MagmellPosition, frame: Frame, instruction: Instruction, default: int = 1) -> int:
    return default if instruction.amount is None else amount_of(draft, instruction.amount, frame)


def _standing(draft: MagmellPosition, refs: Iterable[Ref]) -> list[str]:
    """Return the ids of what is still the instance that was meant."""
    return [ref[0] for ref in refs if present(draft, ref) is not None]


def _owner(draft: MagmellPosition, id: str) -> str:
    return id if id in draft.players else controller_of(draft, id)


def damage(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """ダメージを与える (221.1); divided damage gives each target its share (702.3.3)."""
    events = []
    source = instruction.get("by")
    by = select(draft, source, frame)[0] if source is not None and select(draft, source, frame) else frame.source
    for ref in _refs(draft, frame, instruction):
        if ref[0] not in draft.players and in_battle_area(draft, ref) is None:
            continue
        shared = instruction.get("shared")
        amount = dict(frame.shares).get(ref[0], 0) if shared else _amount(draft, frame, instruction)
        details = {"number": ref[1], "controller": _owner(draft, ref[0]), "by_number": by[1]}
        events.append(event("damage", ref[0], amount, by=by[0], **details))
    return events


def destroy(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """破壊する (227.1)."""
    return [
        destroying(draft, id, frame.source[0])
        for id in _standing(draft, _refs(draft, frame, instruction))
        if draft.objects[id].place in ("battle-area", "stone-area")
    ]


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
    for id in _standing(draft, _refs(draft, frame, instruction)):
        instance = draft.objects[id]
        if instance.zone is None or (instance.kind == "ability" and to != "none"):
            continue
        card = draft.cards.get(instance.card or "")
        if to == "battle-area" and (card is None or card.type != "unit"):
            continue
        if to == "none":
            events.append(event("vanish", id, by=frame.source[0]))
            continue
        place = len(draft.zones.get(zone_key(to, instance.owner), ())) if at == "bottom" else None
        events.append(moving(draft, id, to, cause, frame.source[0], at=place, **details))
    return events


def top_cards(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Move cards from the top of a deck of each player named."""
    zone, to = instruction.get("from"), instruction.get("to")
    details = {name: instruction.get(name) for name in ("rested", "face_down") if instruction.get(name) is not None}
    events = []
    for player, _ in _refs(draft, frame, instruction, ("you",)):
        for id in draft.zones.get(f"{zone}/{player}", ())[: _amount(draft, frame, instruction)]:
            events.append(
                moving(draft, id, to, instruction.get("cause", "effect"), frame.source[0], player=player, **details)
            )
    return events


def heal(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """回復する (234.1)."""
    amount = _amount(draft, frame, instruction)
    return [
        event("heal", player, amount, by=frame.source[0]) for player, _ in _refs(draft, frame, instruction, ("you",))
    ]


def lose_life(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """ライフを失う; or set it to a number."""
    events = []
    for player, _ in _refs(draft, frame, instruction, ("you",)):
        amount = _amount(draft, frame, instruction)
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
            for id in _standing(draft, _refs(draft, frame, instruction))
        ]

    return making


def put_counter(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Put counters (224.1); a divided number gives each target its share."""
    events = []
    for id in _standing(draft, _refs(draft, frame, instruction)):
        amount = dict(frame.shares).get(id, 0) if instruction.get("shared") else _amount(draft, frame, instruction)
        details = {"counter": instruction.get("counter"), "number": draft.objects[id].number}
        events.append(event("put-counter", id, amount, by=frame.source[0], **details))
    return events


def remove_counter(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Remove counters; without a number all of the kind."""
    events = []
    for id in _standing(draft, _refs(draft, frame, instruction)):
        kinds = (instruction.get("counter"),) if instruction.get("counter") else tuple(dict(draft.objects[id].counters))
        for kind in kinds:
            amount = 10**6 if instruction.amount is None else _amount(draft, frame, instruction)
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
        for player, _ in _refs(draft, frame, instruction, ("you",))
        for _ in range(_amount(draft, frame, instruction))
    ]


def undamage(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Take accumulated damage off units."""
    amount = _amount(draft, frame, instruction, 0)
    return [event("undamage", id, amount) for id in _standing(draft, _refs(draft, frame, instruction))]


def _players(kind: str) -> Making:
    def making(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
        rules: dict[str, Any] = {"rules": ("202.2.3",)} if kind == "lose" else {}
        return [
            event(kind, player, by=frame.source[0], **rules) for player, _ in _refs(draft, frame, instruction, ("you",))
        ]

    return making


def control(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Change who controls instances, for good."""
    players = select(draft, instruction.get("player", ("you",)), frame)
    return [event("control", id, player=players[0][0]) for id in _standing(draft, _refs(draft, frame, instruction))]


def fight(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> list[Event]:
    """Two units deal damage equal to their AP to each other."""
    left = _standing(draft, _refs(draft, frame, instruction))
    right = _standing(draft, select(draft, instruction.get("with"), frame))
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


def is_direct(instruction: Instruction) -> bool:
    """Tell whether an instruction is nothing but one set of events, without a choice."""
    return instruction.verb in EVENTS_OF and not _choices_in(instruction)


# Instructions that are more than one set of events.


def draw(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """カードを引く: one at a time (229.2)."""
    players = [ref[0] for ref in _refs(draft, frame, instruction, ("you",))]
    amount = _amount(draft, frame, instruction)
    if amount > 1:
        draft.note("draws", of=players[0] if players else None, rules=("229.2",), number=amount)
    for _ in range(amount):
        draft.do("draw-one", tuple(players), frame.source[0], ())


def modify(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Start a continuous effect on what is meant now (306.1, 306.1.1)."""
    refs = tuple(ref for ref in _refs(draft, frame, instruction) if present(draft, ref) is not None)
    changes = tuple(
        change
        if change.what in ("gain", "lose", "control", "color", "timing")
        else change._replace(value=amount_of(draft, change.value, frame))
        for change in instruction.get("with", ())
    )
    if refs:
        _start(draft, Lasting(refs, None, changes, None, frame, instruction.get("until", "game"), _order(draft)))
        for id, _ in refs:
            draft.note(
                "effect", of=id, by=frame.source[0], rules=("306.1", "306.1.1"), until=instruction.get("until", "game")
            )


def modify_all(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Start a continuous effect on whatever passes a filter while it lasts."""
    changes = instruction.get("with", ())
    _start(
        draft,
        Lasting(None, instruction.get("filter"), changes, None, frame, instruction.get("until", "game"), _order(draft)),
    )
    draft.note("effect", by=frame.source[0], rules=("306.1", "306.1.1"), until=instruction.get("until", "game"))


def _order(draft: MagmellDraft) -> int:
    return int(draft.facts.get("made", 0)) + 1


def _start(draft: MagmellDraft, effect: Lasting) -> None:
    draft.set(made=effect.order)
    draft.put_effect(f"{effect.frame.source[0]}-effect-{effect.order}", effect)


def delayed(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Make a 遅延誘発能力, or a replacement effect that waits (302.1.3, 306.1.2)."""
    ability = instruction.get("ability")
    refs = tuple(_refs(draft, frame, instruction)) if instruction.of is not None else None
    until = instruction.get("until", "game")
    _start(draft, Lasting(refs, None, (), ability, frame, until, _order(draft)))
    rule = "302.1.3" if ability.kind == "triggered" else "306.1.2"
    draft.note("effect", of=frame.source[0], by=frame.controller, rules=(rule, "306.1.1"), until=until)


def if_(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Follow one of two lists of instructions."""
    chosen = instruction.get("then", ()) if holds(draft, instruction.get("if"), frame) else instruction.get("else", ())
    _follow(draft, frame, chosen)


def _follow(draft: MagmellDraft, frame: Frame, instructions: tuple[Instruction, ...]) -> None:
    """Put further instructions before those that are left."""
    rest = draft._todo.pop()
    assert rest.name == "instruct"
    ability, place = rest.args[0].ability, rest.args[1]
    draft.do("instruct", frame._replace(ability=ability._replace(do=(*instructions, *ability.do[place:]))), 0)


def may(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask:
    """「してもよい」: decided now (704.3.2.2)."""
    player = select(draft, instruction.of or ("you",), frame)[0][0]
    return Ask("optional", player, of=frame.source[0], then=Task("may", (frame, instruction)))


@MAGMELL.task("may", "704.3.2.2")
def decided(draft: MagmellDraft, frame: Frame, instruction: Instruction, choice: str) -> None:
    """Follow what the player decided to do, or the instructions for declining."""
    _follow(draft, frame, instruction.get("do", ()) if choice == ACCEPT else instruction.get("else", ()))


def discard(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """捨てる: each player named chooses from the own hand (233.2), ターン・プレイヤー first, then all at once (104)."""
    refs = _refs(draft, frame, instruction, ("you",))
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
        number = len(hand) if instruction.get("all") else _amount(draft, frame, instruction)
        if not hand or number <= 0:
            draft.note("no-discard", of=player, rules=("233.3",))
        elif number >= len(hand):
            if number > len(hand):
                draft.note("fewer", of=player, rules=("103", "304.2"))
            chosen = (*chosen, *hand)
        else:
            by = player
            if instruction.get("random"):
                by = "random"
            elif instruction.get("by"):
                by = select(draft, instruction.get("by"), frame)[0][0]
            args = (hand, number, number, ("233.1", "233.2"))
            return Ask(
                "discard", by, of=frame.source[0], args=args, then=Task("discards", (frame, instruction, rest, chosen))
            )
        players = rest
    if chosen:
        if len({draft.objects[id].owner for id in chosen}) > 1:
            draft.note("at-once", rules=("104",))
        events = (event("discard", id, by=frame.source[0], player=draft.objects[id].owner) for id in chosen)
        draft.propose(*events, report="result")
    return None


@MAGMELL.task("discards", "104", "233.1", "233.2", "233.3")
def discards(
    draft: MagmellDraft,
    frame: Frame,
    instruction: Instruction,
    players: tuple[str, ...],
    chosen: tuple[str, ...],
    choice: tuple[str, ...],
) -> Ask | None:
    """Go on to the next player who discards."""
    return _choose_discards(draft, frame, instruction, players, (*chosen, *choice))


def search(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask | None:
    """探す: choose fitting cards of a deck, or find none (230.1-230.3)."""
    player = select(draft, instruction.of or ("you",), frame)[0][0]
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
    most = min(_amount(draft, frame, instruction), len(fitting))
    args = (fitting, 0, most, ("230.1", "230.3", *(("230.2",) if top is None else ())))
    return Ask("search", player, of=frame.source[0], args=args, then=Task("found", (frame, instruction, zone)))


@MAGMELL.task("found", "230.1", "230.2", "230.3", "230.4")
def found(draft: MagmellDraft, frame: Frame, instruction: Instruction, zone: str, choice: tuple[str, ...]) -> None:
    """Move what was found, then let the deck be in random order again (230.4)."""
    draft.do("shuffle", zone, ("230.4",))
    player = zone.partition("/")[2]
    to = instruction.get("to", "hand")
    events = [
        moving(draft, id, to, "effect", frame.source[0], player=player, rested=instruction.get("rested"))
        for id in choice
    ]
    draft.propose(*events, report="result")


@MAGMELL.task("draw-one", "229.1", "229.2")
def draw_one(draft: MagmellDraft, players: tuple[str, ...], by: str | None, rules: tuple[str, ...]) -> Ask | None:
    """Draw one card each; where the order of a deck is unknown, chance decides first which card lies on top."""
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


@MAGMELL.task("on-top", "230.4")
def on_top(
    draft: MagmellDraft,
    zone: str,
    players: tuple[str, ...],
    by: str | None,
    rules: tuple[str, ...],
    choice: tuple[str, ...],
) -> None:
    """Put the card that chance decided on top."""
    rest = tuple(id for id in draft.zones[zone] if id != choice[0])
    draft.put_zone(zone, (choice[0], *rest))
    draft.set_fact("on-top", (zone, choice[0]))
    draft.do("draw-one", players, by, rules)


@MAGMELL.task("shuffle", "230.4", "503.1.1")
def shuffle(draft: MagmellDraft, zone: str, rules: tuple[str, ...]) -> None:
    """Make the order of a deck unknown: from now on its cards are drawn in an order that chance decides."""
    ids = draft.zones.get(zone, ())
    draft.note("shuffle", of=zone.partition("/")[2], rules=rules, zone=zone.partition("/")[0])
    if len(ids) > 1:
        draft.put_zone(zone, tuple(sorted(ids)))
        draft.set(shuffled=tuple(sorted({*draft.facts.get("shuffled", ()), zone})))


def change_target(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Change 攻撃対象 (701.3.1.2)."""
    battle = battle_of(draft)
    refs = _refs(draft, frame, instruction)
    if battle is None or not refs:
        return
    draft.set(battle=battle._replace(target=refs[0], named=refs[0], defender=None))
    draft.note("attack-target", of=refs[0][0], by=frame.source[0], rules=("701.3.1.2",))


def end_battle(draft: MagmellDraft, _frame: Frame, _instruction: Instruction) -> None:
    """Take the attacker out of the battle."""
    if battle_of(draft) is not None:
        draft.set(battle=Battle())


def choose(_draft: MagmellDraft, _frame: Frame, _instruction: Instruction) -> None:
    """選ぶ: the choice was made before this is done; it is only remembered."""
    return


def reveal(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """公開する or 見る: players get to know cards; nothing else changes."""
    refs = _refs(draft, frame, instruction, ("you",)) if instruction.of else ()
    for id, _ in refs:
        draft.note("reveal", of=id, by=frame.source[0])


def mode(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask:
    """「次から1つを選ぶ」: one of several lists of instructions (704.3.2.2)."""
    player = select(draft, instruction.of or ("you",), frame)[0][0]
    names = tuple(str(number + 1) for number in range(len(instruction.get("modes", ()))))
    return Ask("mode", player, of=frame.source[0], args=(names,), then=Task("mode", (frame, instruction)))


@MAGMELL.task("mode", "704.3.2.2")
def mode_chosen(draft: MagmellDraft, frame: Frame, instruction: Instruction, choice: str) -> None:
    """Follow the mode chosen."""
    _follow(draft, frame, instruction.get("modes")[int(choice) - 1])


def use(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """使用する by instruction of an ability: timing does not matter (225.1.1)."""
    for id in _standing(draft, _refs(draft, frame, instruction)):
        draft.note("use-by-effect", of=id, by=frame.source[0], rules=("225.1.1", "702.3.1.1"))
        draft.next(Task("use", (frame.controller, id, False, bool(instruction.get("free")))))


DOING: dict[str, Doing] = {
    "draw": draw,
    "modify": modify,
    "modify-all": modify_all,
    "delayed": delayed,
    "if": if_,
    "may": may,
    "discard": discard,
    "search": search,
    "change-target": change_target,
    "end-battle": end_battle,
    "choose": choose,
    "reveal": reveal,
    "mode": mode,
    "use": use,
    "shuffle": lambda draft, frame, instruction: draft.do(
        "shuffle", f"{instruction.get('zone', 'library')}/{select(draft, instruction.of or ('you',), frame)[0][0]}", ()
    ),
}
"""Instructions that are more than one set of events, by verb."""

MAGMELL.rule("229.2")(draw)
MAGMELL.rule("306.1", "306.1.1")(modify)
MAGMELL.rule("302.1.3", "306.1.2", "306.1.1")(delayed)
MAGMELL.rule("104", "233.2", "233.3", "103", "304.2")(discard)
MAGMELL.rule("230.1", "230.2", "230.3")(search)
MAGMELL.rule("225.1.1", "702.3.1.1")(use)
MAGMELL.rule("701.3.1.2")(change_target)


def _choices_in(instruction: Instruction) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the selectors of an instruction that need a choice, with their field."""
    places = [("of", instruction.of), ("with", instruction.get("with")), ("player", instruction.get("player"))]
    return [(name, value) for name, value in places if isinstance(value, tuple) and value and value[0] == "choose"]


@MAGMELL.task("instruct", "103", "304.1", "304.2", "305.1", "704.3.2.1", "704.3.2.2")
def instruct(draft: MagmellDraft, frame: Frame, place: int) -> Ask | None:
    """Follow one instruction, after the choices it needs; then the next one."""
    if place >= len(frame.ability.do):
        return None
    instruction = frame.ability.do[place]
    for field, selector in _choices_in(instruction):
        ask = _ask_choice(draft, frame, place, field, selector)
        if ask is not None:
            return ask
        return instruct(draft, _chosen(frame, place, field, f"#{len(frame.chosen)}", ()), place)
    draft.do("instruct", frame, place + 1)
    if instruction.verb in EVENTS_OF:
        draft.set(result=())
        events = EVENTS_OF[instruction.verb](draft, frame, instruction)
        if events:
            draft.propose(*events, report="result")
        elif instruction.verb not in ("draw",):
            draft.note("impossible", of=frame.source[0], rules=("103", "304.2"), verb=instruction.verb)
        return None
    doing = DOING.get(instruction.verb)
    if doing is None:
        raise Unsupported(f"instruction {instruction.verb}", "304.1")
    if instruction.verb not in ("if", "may", "mode"):
        draft.set(result=())
    return doing(draft, frame, instruction)


def _ask_choice(draft: MagmellDraft, frame: Frame, place: int, field: str, selector: tuple[Any, ...]) -> Ask | None:
    """Return the question for a ("choose", filter, least, most, by) selector, None where nothing can be chosen."""
    _, wanted, least, most, by = selector
    refs = matching(draft, wanted, frame)
    ids = tuple(ref[0] for ref in refs)
    least = amount_of(draft, least, frame)
    most = len(ids) if most is None else amount_of(draft, most, frame)
    least, most = min(least, len(ids)), min(most, len(ids))
    if not ids or most <= 0:
        return None
    player = select(draft, by, frame)[0][0]
    args = (ids, least, most, ("704.3.2.2",))
    return Ask("choose", player, of=frame.source[0], args=args, then=Task("chosen", (frame, place, field)))


@MAGMELL.task("chosen", "704.3.2.2")
def chosen(draft: MagmellDraft, frame: Frame, place: int, field: str, choice: tuple[str, ...]) -> None:
    """Keep a choice and go on with the instruction."""
    refs = tuple((id, draft.objects[id].number if id in draft.objects else 0) for id in choice)
    instruction = frame.ability.do[place]
    name = instruction.get("as") or f"#{len(frame.chosen)}"
    draft.do("instruct", _chosen(frame, place, field, name, refs), place)


def _chosen(frame: Frame, place: int, field: str, name: str, refs: tuple[Ref, ...]) -> Frame:
    instruction = frame.ability.do[place]
    selector = ("chosen", name)
    if field == "of":
        instruction = instruction._replace(of=selector)
    else:
        details = {**dict(instruction.details), field: selector}
        instruction = instruction._replace(details=tuple(sorted(details.items())))
    do = (*frame.ability.do[:place], instruction, *frame.ability.do[place + 1 :])
    return frame._replace(
        ability=frame.ability._replace(do=do),
        chosen=tuple(sorted((*((k, v) for k, v in frame.chosen if k != name), (name, refs)))),
    )


def _ways(question: Question) -> Iterable[tuple[str, ...]]:
    ids, least, most, _ = question.args
    for size in range(least, most + 1):
        yield from combinations(sorted(ids), size)


def _judge_pick(question: Question, choice: Any) -> Allowed | Refused:
    """So many of what fits, each once."""
    ids, least, most, rules = question.args
    if not isinstance(choice, tuple) or not set(choice) <= set(ids):
        return Refused(rules, "that does not fit the instruction")
    if len(set(choice)) != len(choice) or not least <= len(choice) <= most:
        return Refused(rules, f"{least} to {most}")
    return Allowed(rules) if list(choice) == sorted(choice) else Refused((), "in sorted order")


for _kind, _rules in (
    ("choose", ("704.3.2.2",)),
    ("discard", ("233.1", "233.2", "704.3.2.2")),
    ("search", ("230.1", "230.2", "230.3", "704.3.2.2")),
    ("random", ("230.4",)),
):
    MAGMELL.question(_kind, *_rules, candidates=_ways)(_judge_pick)


def _judge_optional(_question: Question, choice: Any) -> Allowed | Refused:
    """Accept or decline."""
    return Allowed(("704.3.2.2",)) if choice in (ACCEPT, DECLINE) else Refused(("704.3.2.2",), "accept or decline")


MAGMELL.question("optional", "704.3.2.2", candidates=lambda _question: (ACCEPT, DECLINE))(_judge_optional)


def _judge_mode(question: Question, choice: Any) -> Allowed | Refused:
    """One of the modes."""
    return Allowed(("704.3.2.2",)) if choice in question.args[0] else Refused(("704.3.2.2",), "no such mode")


MAGMELL.question("mode", "704.3.2.2", candidates=lambda question: question.args[0])(_judge_mode)
