"""119.5, 701.9d, 810.9: instructions that set life totals or double them."""

from __future__ import annotations

from judgekit.engine import Ask, Event, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction, players
from judgekit.games.mtg.actions.damage.life import setting_life
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition, sharing_life
from judgekit.games.mtg.terms.records import Action

_ONE_OF_THE_TEAM = "810.9d"
"""The rule by which one player of a team has the life total set."""

Totals = tuple[tuple[str, int], ...]
"""What life totals are to become: (player, number)."""


@instruction("set-life")
def set_life(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Life totals become a number: the players gain or lose what is needed (119.5, 810.9c, 810.9d)."""
    total = amount(view_of(draft), action.amount or 0, frame_of(draft, key))
    who = players(draft, key, action.of)
    return _one_of_each_team(draft, key, tuple((player, total) for player in who), ())


@instruction("double-life")
def double_life(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Life totals become twice what they are (701.9d), of a team the team's (810.9a)."""
    totals = tuple((player, 2 * draft.players[player].life) for player in players(draft, key, action.of))
    shared = ("810.9a",) if draft.facts.get("shared_life") else ()
    return _one_of_each_team(draft, key, totals, ("701.9d", *shared))


@GAME.task("choose-whose-life")
def _one_of_each_team(draft: MtgDraft, key: int, totals: Totals, rules: tuple[str, ...]) -> Ask | None:
    """Where life totals of several players of a team are set, the team chooses one of them, who alone is affected (810.9d).

    CR 805.2.
    """
    for player, _ in totals:
        team = [id for id, _ in totals if id in sharing_life(draft, player)]
        if len(team) > 1:
            then = Task("whose-life-chosen", (key, totals, rules))
            return asking("choose", team[0], team, 1, 1, then, _ONE_OF_THE_TEAM, of=cause(frame_of(draft, key)))
    by = cause(frame_of(draft, key))
    draft.propose(*(one for player, total in totals for one in _becoming(draft, player, total, by, rules)))
    return None


@GAME.task("whose-life-chosen")
def whose_life_chosen(
    draft: MtgDraft, key: int, totals: Totals, rules: tuple[str, ...], chosen: tuple[str, ...]
) -> Ask | None:
    """Leave the teammates of the chosen player out, and go on with the next team."""
    rest = set(sharing_life(draft, chosen[0])) - set(chosen)
    rules = tuple(dict.fromkeys((*rules, _ONE_OF_THE_TEAM)))
    return _one_of_each_team(draft, key, tuple(entry for entry in totals if entry[0] not in rest), rules)


def _becoming(position: MtgPosition, player: str, total: int, by: str | None, rules: tuple[str, ...]) -> list[Event]:
    return [one.having(rules=(*one.get("rules", ()), *rules)) for one in setting_life(position, player, total, by)]
