"""800.4: players leave a multiplayer game: what is theirs goes with them, and what they controlled is theirs no longer."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Event, Task, Unsupported
from judgekit.engine.events import happen
from judgekit.engine.positions import ASKING
from judgekit.games.mtg.actions.ending_the_game import end_game  # noqa: F401 (whether the game is over is settled first, 104.2a)
from judgekit.games.mtg.actions.moving import arrive, ceasing, moving
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.views import View
from judgekit.games.mtg.meaning.words import those
from judgekit.games.mtg.multiplayer.who_left import LEFT, Gone, goes_on_the_stack, left_behind
from judgekit.games.mtg.stack.priority import next_player
from judgekit.games.mtg.state.combatants import NOTHING, attackers
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Lasting, Object
from judgekit.games.mtg.state.status import DUE, phases_in_for
from judgekit.games.mtg.state.zones import EXILE, OUTSIDE, PUBLIC_ZONES, STACK, zone_key
from judgekit.games.mtg.terms.actions import DURING_NEXT_TURN

_LEAVES = "800.4a"
"""The rule of what happens as a player leaves the game."""

LOSING = ("lose-game", "draw-game")
"""Kinds of event by which players may leave the game."""

OWN_ZONES = ("hand", "library", "graveyard")
"""Zones of a player of which the number of cards is kept when the player leaves (800.4i)."""


def held(position: MtgPosition, player: str, zone: str) -> int:
    """Return how many cards a player has in a zone of their own."""
    return len(position.zones.get(zone_key(zone, player), ()))


NO_CARDS = ("ability", "copy")
"""Kinds of object on the stack that no card represents (800.4a)."""


@listener(*LOSING)
def leave_game(draft: MtgDraft, _happened: tuple[Event, ...], _before: MtgPosition) -> None:
    """Let whoever lost leave the game, as long as others go on with it (104.5, 800.4, 800.4a)."""
    if draft.outcome is not None or draft.facts.get("main-games"):
        return
    before: Gone = draft.facts.get(LEFT, ())
    gone = tuple(id for id, player in draft.players.items() if player.lost and id not in before)
    if gone:
        kept = {
            **dict(draft.facts.get("left_with", ())),
            **{(id, zone): held(draft, id, zone) for id in gone for zone in OWN_ZONES},
        }
        draft.set(left=(*before, *gone), left_with=tuple(sorted(kept.items())))
        draft.next(*(Task(name, (gone,)) for name in ("take-along", "cease-uncarded", "exile-left-behind", "hand-on")))


@GAME.task("take-along")
def take_along(draft: MtgDraft, gone: Gone) -> None:
    """All objects that the players own leave the game, and effects that give them control of anything end (800.4a).

    CR 108.3, 400.11.
    """
    _count_passes(draft, gone)
    _end_control(draft, gone)
    _attack_nobody(draft, gone)
    events = []
    for id in sorted(draft.objects):
        record = draft.objects[id]
        if record.owner not in gone or record.place in ("", OUTSIDE) or record.kind in NO_CARDS:
            continue
        unseen = ("702.26k",) if record.phased_out else ()
        leaving = moving(draft, id, OUTSIDE, None, reason="leave", rules=(_LEAVES, *unseen))
        if record.place in PUBLIC_ZONES:
            events.append(leaving)
        else:
            arrive(draft, record, leaving)
    draft.note("leaves-game", of=", ".join(gone), rules=(_LEAVES,))
    if events:
        happen(draft, tuple(events), None)


def _count_passes(draft: MtgDraft, gone: Gone) -> None:
    """Forget that a player passed who has left: all others still have to (117.4)."""
    passed, holder = draft.facts.get("passed", 0), draft.facts.get("priority")
    if not passed or holder is None:
        return
    seats = [id for id, player in draft.players.items() if not player.lost or id in gone]
    place = seats.index(holder)
    order = [*seats[place:], *seats[:place]]
    draft.set(passed=passed - sum(1 for id in order[-passed:] if id in gone))


def _end_control(draft: MtgDraft, gone: Gone) -> None:
    """End the effects in force that give a player who left control of anything."""
    for id, effect in sorted(draft.effects.items()):
        if isinstance(effect, Lasting) and any(_gives_control(view_of(draft), effect, player) for player in gone):
            draft.drop_effect(id)
            draft.note("effect-ended", of=id, rules=(_LEAVES,))


def _gives_control(view: View, effect: Lasting, player: str) -> bool:
    changes = [change for change in effect.ability.modify if change.what == "control"]
    return any((player, 0) in those(view, change.value, effect.frame) for change in changes)


def _attack_nobody(draft: MtgDraft, gone: Gone) -> None:
    """Creatures that attack a player who left go on attacking, but assign no combat damage to anybody (800.4e).

    CR 506.4c.
    """
    for record in attackers(draft):
        if record.attacking in gone:
            draft.change(record.id, attacking=NOTHING)
            draft.note("not-attacking", of=record.id, rules=("800.4e",))


@GAME.task("cease-uncarded")
def cease_uncarded(draft: MtgDraft, gone: Gone) -> None:
    """Objects on the stack that are no cards and were controlled by the players cease to exist (800.4a)."""
    stack = [draft.objects[id] for id in draft.zones.get(STACK, ())]
    mine = [one for one in stack if one.kind in NO_CARDS and (one.controller in gone or one.owner in gone)]
    if mine:
        happen(draft, tuple(ceasing(draft, one.id, _LEAVES) for one in mine), None)


@GAME.task("exile-left-behind")
def exile_left_behind(draft: MtgDraft, gone: Gone) -> None:
    """Objects of others that the players still control are exiled (800.4a)."""
    view = view_of(draft)
    _exile(draft, [one for one in left_behind(draft) if view.of(one.id).controller in gone], _LEAVES)


def _exile(draft: MtgDraft, records: list[Object], rule: str) -> None:
    if records:
        happen(draft, tuple(moving(draft, one.id, EXILE, None, reason="leave", rules=(rule,)) for one in records), None)


@GAME.task("exile-uncontrolled")
def exile_uncontrolled(draft: MtgDraft) -> None:
    """Where an effect of control has ended and whoever had control without it has left, the object is exiled (800.4c)."""
    _exile(draft, left_behind(draft), "800.4c")


@GAME.task("hand-on")
def hand_on(draft: MtgDraft, gone: Gone) -> None:
    """Priority of a player who left goes to the next one in turn order who has not (800.4a).

    CR 117.3d, 800.4f, 800.4j.
    """
    draft.waiting = tuple(one for one in draft.waiting if goes_on_the_stack(draft, one.controller, one.source[0]))
    agenda = draft.agenda
    if not agenda or agenda[-1].name != ASKING or agenda[-1].args[0].by not in gone:
        return
    ask = agenda[-1].args[0]
    if ask.kind != "priority":
        raise Unsupported(
            phrase("a choice ({kind}) that a player who left the game had to make", kind=ask.kind), "800.4g"
        )
    draft.take()
    draft.do("receive-priority", next_player(draft, ask.by), (_LEAVES,))


# What can't happen any more (800.4b, 800.4d).


# Turns of a player who has left (800.4j-800.4m).


def turn_not_begun(draft: MtgDraft, player: str) -> None:
    """The turn of a player who has left doesn't begin; what would last until then or until a point in it ends (800.4m)."""
    draft.note("no-turn", of=player, rules=("800.4k",))
    for record in tuple(draft.objects.values()):
        if record.phased_out and phases_in_for(record) == player and not record.get("indirect"):
            draft.change(record.id, details=tuple(sorted({**dict(record.details), DUE: True}.items())))
    for id, effect in sorted(draft.effects.items()):
        if isinstance(effect, Lasting) and _until_turn_of(draft, effect, player):
            draft.drop_effect(id)
            draft.note("effect-ended", of=id, rules=("800.4m",))


UNTIL_A_TURN = frozenset(
    ("next-turn", "end-of-next-turn", DURING_NEXT_TURN, "next-end-step", "next-upkeep", "next-untap")
)
"""Durations that end in a turn of one player."""


def _until_turn_of(draft: MtgDraft, effect: Lasting, player: str) -> bool:
    duration = effect.duration
    if duration is None or duration[0] not in UNTIL_A_TURN:
        return False
    if len(duration) == 1:
        return effect.frame.you == player
    return (player, 0) in those(view_of(draft), duration[1], effect.frame)
