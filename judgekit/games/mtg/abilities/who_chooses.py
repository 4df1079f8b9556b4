"""602.3, 700.2e, 801.5: who decides where a spell, an ability or an effect lets another player than its controller choose."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.range_of_influence import limited, reaches, unlimited
from judgekit.games.mtg.meaning.words import players_of
from judgekit.games.mtg.state.game import MtgDraft, MtgPosition, alive
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.terms.records import Action, Reference

DECIDER = "decider"
"""Word of a reference to the player who was found to decide: ("decider", player, rules)."""

ONE_DECIDES = frozenset(("choose", "choose-one", "choose-pile", "separate"))
"""Verbs by which one player decides something."""


def able_to_choose(position: MtgPosition, reference: Reference, frame: Frame) -> tuple[str, ...]:
    """Return the players who can make a choice: where none is within range, the closest to the controller's left (801.5c)."""
    found = players_of(view_of(position), reference, frame)
    if found or not limited(position):
        return found
    wide = unlimited(position)
    anywhere = players_of(view_of(wide), reference, frame)
    seats = alive(position)
    place = seats.index(frame.you) if frame.you in seats else 0
    return tuple(id for id in (*seats[place + 1 :], *seats[:place]) if id in anywhere)[:1]


def rules_of_chooser(position: MtgPosition, player: str, you: str, options: bool) -> tuple[str, ...]:
    """Return the rules of range that let a player choose: out of range of the controller, or options about who is (801.5).

    Args:
        position: the game.
        player: who chooses.
        you: who controls what lets that player choose.
        options: the choice is between options, not between objects or players (801.5b).
    """
    if not limited(position):
        return ()
    view = view_of(position)
    far = () if reaches(view, you, (player, 0)) else ("801.5c",)
    return (*far, "801.5b") if options and not reaches(view, player, (you, 0)) else far


def choosable(position: MtgPosition, player: str, refs: list[Ref]) -> list[Ref]:
    """Return the objects and players that a player may choose: those within that player's range of influence (801.5a)."""
    if not limited(position):
        return refs
    view = view_of(position)
    return [ref for ref in refs if reaches(view, player, ref)]


def choice_in_range(position: MtgPosition, refs: list[Ref], left: list[Ref]) -> tuple[str, ...]:
    """Return the rule by which a choice was narrowed to the chooser's range (801.5a), none where it was not."""
    return ("801.5a",) if limited(position) and len(left) < len(refs) else ()


def settle_decider(draft: MtgDraft, key: int, action: Action, frame: Frame) -> Ask | Action:
    """Return the instruction with the one player who decides it, or ask the controller which of several that is (602.3a).

    CR 608.2d, 700.2e.
    """
    found = able_to_choose(draft, action.get("by"), frame)
    if len(found) > 1:
        return Ask("player", frame.you, args=(found,), then=Task("decider-chosen", (key, action)))
    return decided_by(draft, action, found[0], frame) if found else action


def decided_by(draft: MtgDraft, action: Action, player: str, frame: Frame) -> Action:
    """Return an instruction with the player who decides it."""
    rules = rules_of_chooser(draft, player, frame.you, action.verb in ("choose-one", "choose-pile"))
    if rules:
        draft.note("decider", of=player, by=frame.you, rules=rules)
    details = {**dict(action.details), "by": (DECIDER, player, rules)}
    return action._replace(details=tuple(sorted(details.items())))


def rules_said(action: Action) -> tuple[str, ...]:
    """Return the rules by which it was found who decides an instruction."""
    by: Reference | None = action.get("by")
    found: tuple[str, ...] = by[2] if by is not None and by[0] == DECIDER else ()
    return found
