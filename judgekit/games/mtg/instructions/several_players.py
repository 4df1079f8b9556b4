"""608.2e, 101.4: steps of several players: each decides in APNAP order, then the step happens for all at once, then the next.

What one player does is a line of tasks of its own, which waits where the others are not yet: at the next instruction, and where
something is to happen that happens to all at once. What each of them found or discarded is their own until all are done.
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any, TypeGuard
from judgekit.engine import Ask, Event, Task
from judgekit.games.mtg.abilities.interpreter import cause, is_there
from judgekit.games.mtg.state.context import INTO_LIBRARY, frame_of, put_frame
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Ref
from judgekit.games.mtg.terms.records import Action, Pairs

Actions = tuple[Action, ...]

_AT_ONCE = frozenset(
    (
        *("put", "return", "exile", "discard", "sacrifice", "destroy", "shuffle", "mill", "reveal", "create"),
        *("lose-life", "gain-life", "damage", "put-counters", "remove-counters", "tap", "untap"),
    )
)
"""Verbs of which all that several players do happens at once; drawing does not (121.2c), and paying is part of deciding."""

_CHOOSING = frozenset(("may", "unless", "if", "if-done", "choose-one", "choose", "repeat"))
"""Verbs of what a player decides, or what the rest depends on: what is decided so is done in the same step."""

_DECIDING = frozenset(
    (
        *("follow", "follow-chosen", "discard-chosen", "sacrifice-chosen", "optional-answered", "unless-answered"),
        *("chosen", "objects-chosen", "one-chosen", "put-in-order", "active-player-meant", "decider-chosen"),
    )
)
"""Tasks in which a player decides and nothing happens yet; all others are done before the next player decides."""

_OF_ITS_OWN = ("did", "found", INTO_LIBRARY)
"""Names under which every line keeps its own, beside those that the instructions give."""


class Line(NamedTuple):
    """What one of several players still has to do.

    Attributes:
        of: the player.
        at: place of the instruction under way among all that are followed.
        tasks: what is left, the next one last.
        own: what this line has settled under names of its own.
    """

    of: Ref
    at: int
    tasks: tuple[Task, ...]
    own: Pairs = ()


Lines = tuple[Line, ...]


class Steps(NamedTuple):
    """What several players do step by step.

    Attributes:
        key: number of the frame.
        who: the players in the order in which they decide.
        name: under which each player is kept while it is their turn.
        do: the instructions.
        before: what was settled before under the names that each line has for itself.
        ended: lines of those who are done.
    """

    key: int
    who: tuple[Ref, ...]
    name: str
    do: Actions
    before: Pairs = ()
    ended: Lines = ()


def several_players(draft: MtgDraft, found: tuple[Ref, ...]) -> bool:
    """Tell whether something is done by several players and by nothing else."""
    return len(found) > 1 and all(ref[0] in draft.players for ref in found)


def begin_steps(draft: MtgDraft, key: int, name: str, found: tuple[Ref, ...], do: Actions) -> None:
    """Let several players follow instructions step by step (608.2e).

    Args:
        draft: the game.
        key: number of the frame.
        name: under which each is kept while it is their turn.
        found: the players, in the order in which they decide.
        do: the instructions.
    """
    steps = Steps(key, found, name, do)
    before = tuple(pair for pair in frame_of(draft, key).made if pair[0] in _own_names(steps))
    lines = tuple(Line(ref, 0, (Task("follow", (key, do, 0)),), before) for ref in found)
    draft.do("step-of-each", steps._replace(before=before), lines)


def _is_action(part: object) -> TypeGuard[Action]:
    return isinstance(part, Action)


def _in_order(part: object) -> Iterator[Action]:
    """Yield the instructions inside of something, in the order in which they are written."""
    if _is_action(part):
        yield part
    if isinstance(part, tuple):
        for inner in part:
            yield from _in_order(inner)


def _own_names(steps: Steps) -> frozenset[str]:
    given = (action.get("as") for action in _in_order(steps.do))
    return frozenset((steps.name, *_OF_ITS_OWN, *(name for name in given if isinstance(name, str))))


@GAME.task("step-of-each")
def step_of_each(draft: MtgDraft, steps: Steps, lines: Lines) -> Ask | None:
    """Let those whose next instruction comes first take that step; the others wait for them (608.2e)."""
    steps = steps._replace(ended=(*steps.ended, *(line for line in lines if not line.tasks)))
    there = (line for line in lines if line.tasks and is_there(draft, line.of))
    lines = tuple(sorted(there, key=lambda line: steps.who.index(line.of)))
    if not lines:
        _end(draft, steps)
        return None
    least = min(_place(steps, line) for line in lines)
    acting = tuple(line._replace(at=least) for line in lines if _place(steps, line) == least)
    waiting = tuple(line for line in lines if _place(steps, line) > least)
    _own_of(draft, steps, acting[0])
    return _take_step(draft, steps, acting, waiting, ())


def _place(steps: Steps, line: Line) -> int:
    """Return the place of the next instruction of a line, of the one under way where that is not yet done."""
    name, args = line.tasks[-1]
    if name != "follow" or args[0] != steps.key or args[2] >= len(args[1]):
        return line.at
    places = [place for place, action in enumerate(_in_order(steps.do)) if action == args[1][args[2]]]
    return next((place for place in places if place >= line.at), places[0] if places else line.at)


def _take_step(
    draft: MtgDraft, steps: Steps, acting: Lines, stopped: Lines, held: tuple[tuple[str, Event], ...]
) -> Ask | None:
    """Let one player after the other go on to the end of a step, then let what they do happen (101.4, 608.2e).

    Args:
        draft: the game.
        steps: what they do.
        acting: lines of those who are still to come; what was settled in the frame is of the first one.
        stopped: lines of those who wait.
        held: what is to happen at once, and by whom.
    """
    while acting:
        line, rest = acting[0], acting[1:]
        while line.tasks and (line.at == _place(steps, line) or _verb(steps, line.at) in _CHOOSING):
            line = line._replace(at=_place(steps, line))
            task, left = line.tasks[-1], line.tasks[:-1]
            line = line._replace(tasks=left)
            if task.name == "pipe" and task.args[2] is None and _verb(steps, line.at) in _AT_ONCE:
                held = (*held, *((line.of[0], one) for one in task.args[0]))
                break
            if task.name not in _DECIDING:
                draft.do("step-goes-on", steps, (line, *rest), stopped, held)
                draft.next(task)
                return None
            asked, tasks = draft.apart(left, task)
            line = line._replace(tasks=tasks)
            if asked is not None:
                further = (steps, (line, *rest), stopped, held)
                if asked.then is None or asked.then.name not in _DECIDING:
                    draft.do("step-goes-on", *further)
                    return asked
                return asked._replace(then=Task("step-answered", (further, asked.then)))
        stopped = (*stopped, line._replace(own=_owned(draft, steps)))
        acting = rest
        if acting:
            _own_of(draft, steps, acting[0])
    draft.do("step-of-each", steps, stopped)
    if len({who for who, _ in held}) > 1:
        draft.note("acted-together", of=cause(frame_of(draft, steps.key)), rules=("608.2e", "101.4"))
    draft.propose(*(one for _, one in held))
    return None


@GAME.task("step-goes-on")
def step_goes_on(
    draft: MtgDraft, steps: Steps, acting: Lines, stopped: Lines, held: tuple[tuple[str, Event], ...]
) -> Ask | None:
    """Go on with a step when what one player did by it has happened (608.2e)."""
    return _take_step(draft, steps, acting, stopped, held)


@GAME.task("step-answered")
def step_answered(draft: MtgDraft, further: Any, then: Task, choice: object) -> Ask | None:
    """Go on with a step when a player has decided (101.4)."""
    steps, (line, *rest), stopped, held = further
    answered = line._replace(tasks=(*line.tasks, Task(then.name, (*then.args, choice))))
    return _take_step(draft, steps, (answered, *rest), stopped, held)


def _verb(steps: Steps, place: int) -> str:
    return list(_in_order(steps.do))[place].verb


def _owned(draft: MtgDraft, steps: Steps) -> Pairs:
    names = _own_names(steps)
    return tuple(pair for pair in frame_of(draft, steps.key).made if pair[0] in names)


def _own_of(draft: MtgDraft, steps: Steps, line: Line) -> None:
    """Let a frame hold what is a line's own, and whose it is, in the place of what is another's."""
    own = {**dict(line.own), steps.name: (line.of,)}
    _put(draft, steps, own)


def _put(draft: MtgDraft, steps: Steps, own: dict[str, object]) -> None:
    frame, names = frame_of(draft, steps.key), _own_names(steps)
    shared = {name: value for name, value in frame.made if name not in names}
    put_frame(draft, steps.key, frame._replace(made=tuple(sorted({**shared, **own}.items()))))


def _end(draft: MtgDraft, steps: Steps) -> None:
    """Keep what all of them did together: what each found, discarded or put somewhere (608.2c)."""
    together = dict(steps.before)
    for line in steps.ended:
        for name, value in line.own:
            known = together.get(name)
            if name in (steps.name, *_OF_ITS_OWN):
                together[name] = value
            elif isinstance(known, tuple) and isinstance(value, tuple):
                together[name] = tuple(dict.fromkeys((*known, *value)))
            elif isinstance(known, int) and isinstance(value, int):
                together[name] = known + value - dict(steps.before).get(name, 0)
            else:
                together[name] = value
    _put(draft, steps, together)
