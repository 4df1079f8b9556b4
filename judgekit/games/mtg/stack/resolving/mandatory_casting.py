"""608.2g, 118.3c, 118.9: spells that an effect tells a player to cast while it resolves: if able, with mana in the pool."""

from __future__ import annotations

from judgekit.core.typed import Final
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Task, Unsupported
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, objects, the_player, view_for
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.filters import told_apart
from judgekit.games.mtg.stack.casting.casting import prohibited, uncompletable
from judgekit.games.mtg.stack.casting.casting_ways import EXILED_AFTER, FREE_TRANSFORMED, free_ways, proposed
from judgekit.games.mtg.stack.costs.costs import FREE
from judgekit.games.mtg.stack.playing_lands import why_no_land
from judgekit.games.mtg.stack.resolving.casting_during_resolution import castable
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.faces import transforms
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action

TOLD: Final = "cast_as_told"
"""Fact: id of the card that a player has been told to cast and is about to."""

_SUSPEND = "702.62a"
"""The rule of suspend, whose last part casts the card."""


SUSPENDED_MUST = "a suspended card must be cast"
"""Policy: with its last time counter gone, a suspended card is cast if able, whether its owner wants to or not (702.62a)."""
GAME.policies[SUSPENDED_MUST] = True


@instruction("cast")
def cast_as_told(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Cast a card if able, without paying its mana cost if the effect says so; a card that cannot be cast stays where it is.

    Where it says nothing of that, the card is cast for its own costs, though no player has priority (601.2f, 608.2g).

    CR 118.3c, 118.9, 601.3, 702.62a.
    """
    frame = frame_of(draft, key)
    player = the_player(draft, key, action.get("by"))
    by_suspend = frame.ability is not None and frame.ability.name == "suspend"
    if by_suspend and not draft.game.policies[SUSPENDED_MUST] and not action.get("offered"):
        offered = action._replace(details=(*action.details, ("offered", True)))
        draft.cite(_SUSPEND)
        possible = not nothing_to_cast(draft, key, action)
        then = Task("optional-answered", (key, (offered,), (), ()))
        return asking_optional(player, then, _SUSPEND, of=cause(frame), possible=possible)
    for name in ("until", "cost", "copy"):
        if action.get(name) is not None:
            raise Unsupported(phrase("casting with {name}", name=name), "608.2g")
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].place not in ("stack", "battlefield")]
    if len(ids) > 1 and not action.get("free"):
        raise Unsupported(phrase("several cards that are cast for their costs as an effect resolves"), "608.2g")
    did(draft, key, bool(ids))
    for id in reversed(ids):
        reasons = _why_not(draft, player, id, _way(action))
        if reasons:
            draft.note("not-cast", of=id, by=player, rules=("608.2g", *reasons))
            continue
        draft.cite("608.2g", *(("702.62d",) if by_suspend else ()))
        haste = (Task("haste-by-suspend", (player, id)),) if by_suspend else ()
        cast = Task("cast-one-side", (player, id, castable(draft, player, draft.objects[id], _way(action))))
        whose = action.get(EXILED_AFTER)
        exiled = (Task("exiled-after", (id, player, whose)),) if whose is not None else ()
        draft.next(Task("told-to-cast", (id,)), cast, *exiled, *haste, Task("told-to-cast", (None,)))
    return None


@instruction("play")
def play_as_told(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Play a card for nothing: a land in the own turn with a land play left (305.2b, 305.3), another card is cast (701.14a)."""
    if not action.get("free") or action.get("by") is not None or action.get("until") is not None:
        raise Unsupported(phrase("playing a card as an effect resolves, but not for nothing"), "701.14a")
    frame = frame_of(draft, key)
    for id in objects(draft, key, action.of):
        draft.cite("701.14a")
        if "land" not in view_of(draft).of(id).types:
            return cast_as_told(draft, key, Action("cast", action.of, None, (("free", True),)))
        reasons = why_no_land(draft, frame.you, id)
        did(draft, key, not reasons)
        if reasons:
            draft.note("not-played", of=id, by=frame.you, rules=reasons)
        else:
            draft.do("play-land", frame.you, id)
    return None


def _way(action: Action) -> str:
    """Return the way in which an effect lets a card be cast: with its back face up if it says "transformed"; "" for its costs."""
    if not action.get("free"):
        return ""
    return FREE_TRANSFORMED if action.get("transformed") else FREE


def _why_not(draft: MtgDraft, player: str, id: str, way: str) -> tuple[str, ...]:
    """Return the rules by which a card can't be cast for nothing now, none where it can; a land is never cast (305.9).

    CR 601.3.
    """
    if "land" in view_of(draft).of(id).types:
        return ("305.9",)
    printed = draft.cards.get(draft.objects[id].card or "")
    if not way and (printed is None or printed.faces):
        raise Unsupported(
            phrase("a card with several faces that is cast for its costs as an effect resolves"), "608.2g"
        )
    if way == FREE_TRANSFORMED and not transforms(draft, draft.objects[id]):
        return ("mtg@20260417:712.11a",)
    if castable(draft, player, draft.objects[id], way):
        return ()
    seen = proposed(draft, player, id, free_ways(draft, draft.objects[id], way)[0])
    return prohibited(draft, player, id, seen) or uncompletable(seen, id)


def nothing_to_cast(draft: MtgDraft, key: int, action: Action) -> bool:
    """Tell whether an instruction to cast something for nothing can't be followed, so that it is no choice (608.2d)."""
    frame, of = frame_of(draft, key), action.of
    player = the_player(draft, key, action.get("by"))
    if of is not None and of[0] == "choose":
        meant = tuple(ref[0] for ref in told_apart(view_for(draft, key), of[1], frame)[0])
    else:
        meant = tuple(objects(draft, key, of))
    ids = [id for id in meant if draft.objects[id].place not in ("stack", "battlefield")]
    return all(_why_not(draft, player, id, _way(action)) for id in ids)


def nothing_to_play(draft: MtgDraft, key: int, action: Action) -> bool:
    """Tell whether an instruction to play something for nothing can't be followed, so that it is no choice (608.2d).

    CR 305.2b, 305.3, 701.14a.
    """
    player, view = frame_of(draft, key).you, view_of(draft)
    return all(
        why_no_land(draft, player, id) if "land" in view.of(id).types else _why_not(draft, player, id, FREE)
        for id in objects(draft, key, action.of)
    )


@GAME.task("told-to-cast")
def told_to_cast(draft: MtgDraft, id: str | None) -> None:
    """Remember what is being cast because an effect says so, or forget it again (118.3c)."""
    if id is None:
        draft.drop_fact(TOLD)
    else:
        draft.set_fact(TOLD, id)
