"""702.178, 702.179 of the book of 2026-04-17: speed: who has it, how it grows, and what max speed is."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, event
from judgekit.games.mtg.abilities.interpreter import cause, instruction, number, players
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.keyword_meanings import STANDS_FOR_RULES, keyword_means
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.event_listeners import listener
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, active_players, alive, opponents
from judgekit.games.mtg.state.mentioned import spoken_of
from judgekit.games.mtg.state.objects import Frame
from judgekit.games.mtg.terms.records import YOU, Ability, Action
from judgekit.games.mtg.terms.values import MAX_SPEED
from judgekit.games.mtg.triggers.triggers import wait
from judgekit.games.mtg.turn.state_based_actions import CONDITIONS

ENGINES = "start your engines!"
"""The keyword of permanents that give their controller speed."""

SPEED = "speed"
"""Name of the ability that makes speed grow, which has no source."""

_ENGINES = "mtg@20260417:702.179a"
_STATE = "mtg@20260417:704.5z"
_INCREASE = "mtg@20260417:702.179c"
_GROWS = "mtg@20260417:702.179d"
_MAX = "mtg@20260417:702.179e"

_BELOW_THE_MOST = ("compare", ("value", YOU, SPEED), "<", MAX_SPEED)
_FASTER = Ability(
    "triggered", SPEED, condition=_BELOW_THE_MOST, do=(Action("increase-speed", YOU, 1),), text="speed increases by 1"
)

STANDS_FOR_RULES[SPEED] = _GROWS

_any_engine = spoken_of(ENGINES)


@keyword_means(ENGINES, _ENGINES)
def start_your_engines(keyword: Ability) -> tuple[Ability, ...]:
    """What holds at any time, which the state-based action watches."""
    return (keyword,)


def speed_of(position: MtgPosition, player: str) -> int | None:
    """Return the speed of a player, None for one who has none."""
    return dict(position.facts.get("speeds", ())).get(player)


def engines_start(position: MtgPosition) -> Iterator[Event]:
    """Give speed 1 to a player who has none and controls a permanent with start your engines!."""
    view = view_of(position)
    for player in alive(position):
        if speed_of(position, player) is None and any(view.of(one.id).has(ENGINES) for one in view.controlled(player)):
            yield event("speed", player, 1, rules=(_STATE, _ENGINES))


CONDITIONS.append(engines_start, _any_engine)


@GAME.event("speed")
def speed_set(draft: MtgDraft, happening: Event) -> Consequences:
    """Set a player's speed."""
    player = happening.of or ""
    if player not in draft.players:
        return NOTHING_HAPPENED
    before = speed_of(draft, player)
    draft.set(speeds=tuple(sorted({**dict(draft.facts.get("speeds", ())), player: happening.amount}.items())))
    draft.cite(*happening.get("rules", ()), *((_MAX,) if happening.amount == MAX_SPEED else ()))
    draft.changed("speed", before, happening.amount)
    return None


@instruction("increase-speed")
def increase_speed(draft: MtgDraft, key: int, action: Action) -> None:
    """Increase the speed of players; of one who has none it becomes that number."""
    by, more = cause(frame_of(draft, key)), number(draft, key, action.amount)
    for player in players(draft, key, action.of):
        faster = (speed_of(draft, player) or 0) + more
        draft.propose(event("speed", player, faster, by, rules=(_INCREASE,)))


@listener("lose-life")
def note_speeding(draft: MtgDraft, happened: tuple[Event, ...], before: MtgPosition) -> None:
    """Let speed grow once in a player's own turn, as opponents lose life."""
    if not before.facts.get("speeds"):
        return
    lost = {each.of for each in happened if each.kind == "lose-life" and each.amount}
    turn = draft.facts.get("turn", 1)
    for player in active_players(draft):
        speed = speed_of(draft, player)
        if speed is None or speed >= MAX_SPEED or lost.isdisjoint(opponents(draft, player)):
            continue
        done = [one for one in draft.facts.get("sped_up", ()) if one[0] == turn]
        if (turn, player) not in done:
            draft.set(sped_up=(*done, (turn, player)))
            wait(draft, Frame(player), _FASTER, SPEED, ("603.2", _GROWS))
