"""304, 305 and 704.3.2: following the instructions of an ability in the order written, as far as possible (103, 304.2).

An instruction is done in up to three steps: choices that its words ask for (704.3.2.2), then its events through the pipe, then the
next instruction. What is left to do is a task with its frame, so nothing waits for a player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgekit.engine import Ask, Task, Unsupported
from judgekit.games.magmell.game import (
    MAGMELL,
    Battle,
    Frame,
    Lasting,
    MagmellDraft,
    Ref,
    battle_of,
    present,
    turn_order,
)
from judgekit.games.magmell.hand_and_deck import discard, draw, search
from judgekit.games.magmell.instruction_events import EVENTS_OF, refs_of, standing
from judgekit.games.magmell.meanings import amount_of, holds, matching, select
from judgekit.games.magmell.picking import ACCEPT
from judgekit.games.magmell.terms import Filter, Instruction

Doing = Callable[[MagmellDraft, Frame, Instruction], "Ask | None"]


def is_direct(instruction: Instruction) -> bool:
    """Tell whether an instruction is nothing but one set of events, without a choice."""
    return instruction.verb in EVENTS_OF and not _choices_in(instruction)


def modify(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Start a continuous effect on what is meant now (306.1, 306.1.1)."""
    refs = tuple(ref for ref in refs_of(draft, frame, instruction) if present(draft, ref) is not None)
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
    refs = tuple(refs_of(draft, frame, instruction)) if instruction.of is not None else None
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
    rest = draft.take()
    assert rest.name == "instruct"
    ability, place = rest.args[0].ability, rest.args[1]
    draft.do("instruct", frame._replace(ability=ability._replace(do=(*instructions, *ability.do[place:]))), 0)


def one_player(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> str:
    """Return the player who decides.

    Raises:
        Unsupported: several players would decide one by one.
    """
    players = select(draft, instruction.of or ("you",), frame)
    if len(players) != 1:
        raise Unsupported(f"{instruction.verb} by several players", "104")
    return players[0][0]


def may(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask:
    """「してもよい」: decided now (704.3.2.2)."""
    player = one_player(draft, frame, instruction)
    return Ask("optional", player, of=frame.source[0], then=Task("may", (frame, instruction)))


@MAGMELL.task("may")
def decided(draft: MagmellDraft, frame: Frame, instruction: Instruction, choice: str) -> None:
    """Follow what the player decided to do, or the instructions for declining (704.3.2.2)."""
    _follow(draft, frame, instruction.get("do", ()) if choice == ACCEPT else instruction.get("else", ()))


def change_target(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """Change 攻撃対象 (701.3.1.2)."""
    battle = battle_of(draft)
    refs = refs_of(draft, frame, instruction)
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
    """公開する or 見る: players get to know cards; later instructions may mean them by a name."""
    refs = refs_of(draft, frame, instruction, ("you",)) if instruction.of else ()
    for id, _ in refs:
        draft.note("reveal", of=id, by=frame.source[0])
    name = instruction.get("as")
    if name is not None:
        rest = draft.take()
        draft.do("instruct", _remembering(rest.args[0], name, refs), rest.args[1])


def _remembering(frame: Frame, name: str, refs: tuple[Ref, ...]) -> Frame:
    """Return a frame in which a name means instances."""
    kept = tuple((known, value) for known, value in frame.chosen if known != name)
    return frame._replace(chosen=tuple(sorted((*kept, (name, refs)))))


def mode(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> Ask:
    """「次から1つを選ぶ」: one of several lists of instructions (704.3.2.2)."""
    player = one_player(draft, frame, instruction)
    names = tuple(str(number + 1) for number in range(len(instruction.get("modes", ()))))
    return Ask("mode", player, of=frame.source[0], args=(names,), then=Task("mode", (frame, instruction)))


@MAGMELL.task("mode")
def mode_chosen(draft: MagmellDraft, frame: Frame, instruction: Instruction, choice: str) -> None:
    """Follow the mode chosen (704.3.2.2)."""
    _follow(draft, frame, instruction.get("modes")[int(choice) - 1])


def use(draft: MagmellDraft, frame: Frame, instruction: Instruction) -> None:
    """使用する by instruction of an ability: timing does not matter (225.1.1)."""
    for id in standing(draft, refs_of(draft, frame, instruction)):
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


def _choices_in(instruction: Instruction) -> list[tuple[str, tuple[Any, ...]]]:
    """Return the selectors of an instruction that need a choice, with their field."""
    places = [("of", instruction.of), ("with", instruction.get("with")), ("player", instruction.get("player"))]
    return [(name, value) for name, value in places if isinstance(value, tuple) and value and value[0] == "choose"]


@MAGMELL.task("instruct")
def instruct(draft: MagmellDraft, frame: Frame, place: int) -> Ask | None:
    """Follow one instruction, after the choices it needs; then the next one (305.1, 704.3.2.1, 704.3.2.2)."""
    if place >= len(frame.ability.do):
        return None
    instruction = frame.ability.do[place]
    for field, selector in _choices_in(instruction):
        ask = _ask_choice(draft, frame, place, field, selector)
        if ask is not None:
            return ask
        return instruct(draft, _chosen(frame, place, field, f"#{len(frame.chosen)}", ()), place)
    order = _ask_order(draft, frame, place)
    if order is not None:
        return order
    name = instruction.get("as")
    if name is not None and instruction.verb in NAMING:
        draft.do("named", frame, place + 1, name)
    else:
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
    if instruction.verb not in ("if", "mode"):
        draft.set(result=())
    return doing(draft, frame, instruction)


NAMING = frozenset((*EVENTS_OF, "draw", "discard", "search"))
"""Instructions of which a later one may mean what they were done to, by a name (`as`)."""


@MAGMELL.task("named")
def named(draft: MagmellDraft, frame: Frame, place: int, name: str) -> None:
    """Remember what the instruction before was done to, where that took it, and follow the next one (704.3.2.1)."""
    refs = tuple(ref for ref in select(draft, ("results",), frame) if ref[0] not in draft.players)
    draft.do("instruct", _remembering(frame, name, refs), place)


def _ask_order(draft: MagmellDraft, frame: Frame, place: int) -> Ask | None:
    """Return the question in which order several cards are put into a deck at once; their owner decides."""
    instruction = frame.ability.do[place]
    deck = instruction.get("to")
    if instruction.verb != "move" or deck not in ("library", "stone-deck") or instruction.get("ordered"):
        return None
    ids = standing(draft, refs_of(draft, frame, instruction))
    owners = {draft.objects[id].owner for id in ids}
    if len(ids) < 2 or len(owners) > 1:
        return None
    rules = ("402.3",) if deck == "library" else ("403.3",)
    return Ask(
        "order",
        owners.pop(),
        of=frame.source[0],
        args=(tuple(sorted(ids)), rules),
        then=Task("ordered", (frame, place)),
    )


@MAGMELL.task("ordered")
def ordered(draft: MagmellDraft, frame: Frame, place: int, choice: tuple[str, ...]) -> None:
    """Put cards into a deck in the order chosen, the first named uppermost (402.3, 403.3)."""
    instruction = frame.ability.do[place]
    sequence = choice if instruction.get("at") == "bottom" else choice[::-1]
    refs = tuple((id, draft.objects[id].number) for id in sequence)
    name = f"#{len(frame.chosen)}"
    frame = _chosen(frame, place, "of", name, refs)
    instruction = frame.ability.do[place]
    details = tuple(sorted((*instruction.details, ("ordered", True))))
    do = (*frame.ability.do[:place], instruction._replace(details=details), *frame.ability.do[place + 1 :])
    draft.do("instruct", frame._replace(ability=frame.ability._replace(do=do)), place)


def _ask_choice(
    draft: MagmellDraft,
    frame: Frame,
    place: int,
    field: str,
    selector: tuple[Any, ...],
    players: tuple[str, ...] | None = None,
    before: tuple[Ref, ...] = (),
) -> Ask | None:
    """Return the question for a ("choose", filter, least, most, by) selector, None where nothing can be chosen.

    Several players choose one after another, ターン・プレイヤー first (104).
    """
    _, wanted, least, most, by = selector
    if players is None:
        chosen_by = {ref[0] for ref in select(draft, by, frame)}
        players = tuple(player for player in turn_order(draft) if player in chosen_by)
    for number, player in enumerate(players):
        refs = matching(draft, _of_chooser(wanted, player), frame)
        ids = tuple(ref[0] for ref in refs)
        fewest = min(amount_of(draft, least, frame), len(ids))
        largest = len(ids) if most is None else min(amount_of(draft, most, frame), len(ids))
        if ids and largest > 0:
            then = Task("chosen", (frame, place, field, selector, players[number + 1 :], before))
            return Ask("choose", player, of=frame.source[0], args=(ids, fewest, largest, ("704.3.2.2",)), then=then)
    return None


def _of_chooser(wanted: Filter, player: str) -> Filter:
    """Return a filter in which whoever chooses is a certain player."""
    whose = ("id", player)
    if wanted.controller == ("chooser",):
        wanted = wanted._replace(controller=whose)
    return wanted._replace(owner=whose) if wanted.owner == ("chooser",) else wanted


@MAGMELL.task("chosen")
def chosen(
    draft: MagmellDraft,
    frame: Frame,
    place: int,
    field: str,
    selector: tuple[Any, ...],
    players: tuple[str, ...],
    before: tuple[Ref, ...],
    choice: tuple[str, ...],
) -> Ask | None:
    """Keep a choice; let the next player choose, or go on with the instruction (704.3.2.2)."""
    refs = (*before, *((id, draft.objects[id].number if id in draft.objects else 0) for id in choice))
    ask = _ask_choice(draft, frame, place, field, selector, players, refs) if players else None
    if ask is not None:
        return ask
    if len({draft.objects[id].controller for id, _ in refs if id in draft.objects}) > 1 and before:
        draft.note("at-once", rules=("104",))
    instruction = frame.ability.do[place]
    name = instruction.get("as") or f"#{len(frame.chosen)}"
    draft.do("instruct", _chosen(frame, place, field, name, refs), place)
    return None


def _chosen(frame: Frame, place: int, field: str, name: str, refs: tuple[Ref, ...]) -> Frame:
    instruction = frame.ability.do[place]
    selector = ("chosen", name)
    if field == "of":
        instruction = instruction._replace(of=selector)
    else:
        details = {**dict(instruction.details), field: selector}
        instruction = instruction._replace(details=tuple(sorted(details.items())))
    do = (*frame.ability.do[:place], instruction, *frame.ability.do[place + 1 :])
    return _remembering(frame._replace(ability=frame.ability._replace(do=do)), name, refs)
