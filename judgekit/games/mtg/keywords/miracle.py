"""702.94: miracle: the first card drawn in a turn may be revealed, and then cast for its miracle cost."""

from __future__ import annotations

from judgekit.engine import Ask, Event, Task, event
from judgekit.games.mtg.abilities.choosing import asking_optional
from judgekit.games.mtg.abilities.interpreter import instruction, objects
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.conditions import times_happened
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.costs.costs import ALTERNATIVE
from judgekit.games.mtg.stack.resolving.casting_during_resolution import offering
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Frame, Ref
from judgekit.games.mtg.state.zones import zone_key
from judgekit.games.mtg.terms.records import THIS, YOU, Ability, Action, Pattern
from judgekit.games.mtg.triggers.triggers import wait
from judgekit.mechanics.abilities.choosing import ACCEPT

MIRACLE = "miracle"
_RULE = ALTERNATIVE[MIRACLE]
_DRAWS = Pattern("draw", (("player", YOU),))
_CAST_IT = Ability("triggered", MIRACLE, do=(Action("cast-by-miracle", THIS),), zones=("hand",))


@keyword_means(MIRACLE, _RULE)
def miracle(_keyword: Ability) -> tuple[Ability, ...]:
    """It asks how many cards were drawn this turn (702.94a)."""
    return (Ability("static", condition=("happened", _DRAWS, "=", 1), zones=("hand",)),)


@listener("move")
def look_for_miracles(draft: MtgDraft, happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """A card with miracle that is the first one drawn in a turn may be revealed as it is drawn (702.94a)."""
    for each in happened:
        if each.get("reason") == "draw" and each.of in draft.objects and view_of(draft).of(each.of or "").has(MIRACLE):
            draft.next(Task("offer-miracle", (draft.objects[each.of or ""].owner, each.of)))


@GAME.task("offer-miracle")
def offer_miracle(draft: MtgDraft, player: str, id: str) -> Ask | None:
    """Ask whether the card is revealed, if it is the first one drawn in a turn; opening hands belong to none (702.94a).

    The player knows the card before answering (121.9).
    """
    record = draft.objects.get(id)
    if record is None or record.zone != zone_key("hand", player) or not view_of(draft).of(id).has(MIRACLE):
        return None
    if not draft.facts.get("turn"):
        return None
    if times_happened(view_of(draft), _DRAWS, Frame(player, record.ref)) != 1:
        return None
    return asking_optional(player, Task("miracle-answered", (player, record.ref)), _RULE, "121.9", of=id)


@GAME.task("miracle-answered")
def miracle_answered(draft: MtgDraft, player: str, ref: Ref, choice: str) -> None:
    """Reveal the card; the linked ability triggers on that (702.94a, 603.11)."""
    if choice == ACCEPT:
        draft.propose(event("reveal", ref[0], player=player, rules=(_RULE, "702.94b")))
        wait(draft, Frame(player, ref, _CAST_IT), _CAST_IT, ref[0], ("603.2", "603.11", _RULE))


@instruction("cast-by-miracle")
def cast_by_miracle(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Ask whether the revealed card is cast for its miracle cost, if it is still in the hand (702.94a)."""
    frame = frame_of(draft, key)
    ids = [id for id in objects(draft, key, action.of) if draft.objects[id].zone == zone_key("hand", frame.you)]
    if not ids:
        return None
    return offering(draft, frame.you, draft.objects[ids[0]], MIRACLE, Task("not-cast-by-miracle"), _RULE, "118.9")


@GAME.task("not-cast-by-miracle")
def not_cast_by_miracle(_draft: MtgDraft) -> None:
    """Leave the card in the hand if it was not cast."""
