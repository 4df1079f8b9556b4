"""What a line of play says besides what is done, which has to be so: what resolves is on top, what is blocked attacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import STACKS, Resolving, Thing


def confirmed(steps: list[dict[str, Json]], resolving: Resolving) -> list[dict[str, Json]]:
    """Return steps without what only has to be so.

    Args:
        steps: what a line makes; keys of `_SAID` say what has to be so now.
        resolving: what is there now.

    Raises:
        NotationUnclear: it is not so, or nobody can know, since nothing is played.
    """
    if resolving.where is None and (about := [step["@about"] for step in steps if "@about" in step]):
        raise NotationUnclear(
            phrase("whether {name} is meant is only known where it is played", name=str(about[0])),
            str(about[0]),
            hint=phrase("say it without the name"),
        )
    return [
        {
            key: value
            for key, value in step.items()
            if key not in _SAID or not _is_so(_SAID[key], value, step, resolving)
        }
        for step in steps
    ]


_Said = Callable[[list[str], Mapping[str, Json], Resolving], None]


def _is_so(said: _Said, value: Json, step: Mapping[str, Json], resolving: Resolving) -> bool:
    """Return True; what is not so is refused."""
    named = [str(one) for one in value] if isinstance(value, (list, tuple)) else [str(value)]
    if resolving.where is None:
        raise NotationUnclear(
            phrase("whether {name} is meant is only known where it is played", name=", ".join(named)),
            named[0],
            hint=phrase("say it without the name"),
        )
    said(named, step, resolving)
    return True


def _on_top(named: list[str], _step: Mapping[str, Json], resolving: Resolving) -> None:
    """What resolves is what is on top of what waits (CR 608.1), or a spell on which nothing but abilities wait: those are first."""
    stack = resolving.stack()
    if not stack:
        raise NotationUnclear(phrase("nothing waits to resolve"), named[0])
    above = stack[stack.index(named[0]) :] if len(named) == 1 and named[0] in stack else []
    where = resolving.where
    spells = [where is not None and where(Thing(one, (), "", ""))[1] in STACKS for one in above]
    if named != [stack[-1]] and spells != [True, *(False for _ in above[1:])]:
        raise NotationUnclear(phrase("{stack} is on top, not {of}", stack=stack[-1], of=", ".join(named)), named[0])


def _every_attacker(named: list[str], _step: Mapping[str, Json], resolving: Resolving) -> None:
    """Who blocks nothing leaves every attacker unblocked; of one among several it has to be said what becomes of the others."""
    attackers = tuple(resolving.attackers())
    _attack_all(named, attackers)
    others = [one for one in attackers if one not in named]
    if others:
        raise NotationUnclear(
            phrase("{name} attacks too: is it blocked?", name=", ".join(others)),
            named[0],
            hint=phrase("say what blocks it, or that nothing is blocked"),
        )


class NotAttacking(NotationUnclear):
    """What is to be blocked does not attack."""

    def at(self, line: int) -> NotAttacking:
        """Return the fault with the number of its line."""
        return self if self.line else NotAttacking(self.message, self.words, line, self.candidates, self.hint)


def _in_the_fight(named: list[str], _step: Mapping[str, Json], resolving: Resolving) -> None:
    """What is blocked attacks; where one thing attacks another, either may be named as what is defended."""
    _attack_all(named, (*resolving.attackers(), *resolving.attacked()))


def _attack_all(named: list[str], attackers: tuple[str, ...]) -> None:
    for one in named:
        if one not in attackers:
            raise NotAttacking(phrase("{name} does not attack", name=one), one, 0, attackers)


def _came_later(named: list[str], _step: Mapping[str, Json], resolving: Resolving) -> None:
    """What is kept while the original goes was not there when the game was looked at first."""
    for thing in resolving.names.things:
        if thing.id in named and thing.zone == resolving.home:
            raise NotationUnclear(phrase("{name} was there from the beginning", name=thing.id), thing.id)


def _another(named: list[str], step: Mapping[str, Json], _resolving: Resolving) -> None:
    """What goes is not what is kept."""
    if step.get("choose") in (named, *named):
        raise NotationUnclear(phrase("{name} is kept", name=named[0]), named[0])


_SAID: Mapping[str, _Said] = {
    "@top": _on_top,
    "@unblocked": _every_attacker,
    "@fighting": _in_the_fight,
    "@came-later": _came_later,
    "@goes": _another,
}
