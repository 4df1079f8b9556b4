"""What two lines declare together: attackers are declared all at once, and blockers too, though they are said one by one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.snapshots import Snapshot
from judgekit.table.adapter import GameAdapter
from judgekit.table.notation import NotationWords


class Declared(NamedTuple):
    """The declaration that the line before made: the step, the table before it, and how many steps were done then."""

    action: Mapping[str, Json]
    before: Snapshot
    done: int


def declared_together(
    notation: NotationWords, step: Mapping[str, Json], declared: Declared | None, given: Mapping[str, Json]
) -> dict[str, Json] | None:
    """Return one declaration of what the line before and this one declare; None where they do not declare together.

    Attackers are declared all at once, and blockers too (508.1, 509.1); who says them one by one means that. The players of a
    team declare together (805.10a, 805.10d).

    Args:
        notation: the game's words.
        step: what this line declares.
        declared: what the line before declared.
        given: the start position, which says who plays in a team.
    """
    if declared is None or not _one_side(str(declared.action.get("by")), str(step.get("by")), given):
        return None
    step = {**step, "by": declared.action["by"]} if "by" in declared.action else step
    for key in notation.together:
        first, more = declared.action.get(key), step.get(key)
        if {*declared.action} == {*step} and not {None, "none"} & {str(first), str(more)} and isinstance(more, list):
            return {**step, key: [*several(first), *(one for one in more if one not in several(first))]}
    for key in notation.approach:
        first, more = declared.action.get(key), step.get(key)
        together = isinstance(first, Mapping) and isinstance(more, Mapping) and key in notation.together
        if together and isinstance(first, Mapping) and isinstance(more, Mapping) and {*declared.action} == {*step}:
            joined = {**first, **{one: to for one, to in more.items() if one not in first}}
            for one in {*first} & {*more}:
                joined[one] = [*several(first[one]), *several(more[one])]
            return {**step, key: joined}
    return None


def _one_side(player: str, other: str, given: Mapping[str, Json]) -> bool:
    """Tell whether two players are one, or of one team."""
    options = given.get("options")
    teams = [one for one in options.values() if isinstance(one, list)] if isinstance(options, Mapping) else []
    return player == other or any(
        isinstance(team, list) and player in team and other in team for variant in teams for team in variant
    )


def several(value: Json) -> list[Json]:
    """Return what stands alone or in a list as a list."""
    return list(value) if isinstance(value, (list, tuple)) else [value]


def triggered_before(scene: GameAdapter, start: AnyPosition, ids: Iterable[str]) -> Bilingual:
    """Return that abilities of attackers and blockers that are given are taken to have triggered and resolved before.

    Args:
        scene: the game.
        start: the position that is given.
        ids: the attackers and blockers with such abilities.
    """
    names = [scene.name_of(start, id) for id in ids]
    return Bilingual(
        f"攻撃とブロックで誘発したもの({'、'.join(names)})は解決済み。解決するところから始めるには、攻撃とブロックをそれぞれの行に書く",
        f"what triggered on attacks and blocks ({', '.join(names)}) has resolved; to play it, say who attacks "
        "and blocks on lines of their own",
    )


def shared_teams(given: Mapping[str, Json]) -> list[list[str]]:
    """Return the teams of a position that is given in which players of a team share their turns (805, 810)."""
    options = given.get("options")
    teams = options.get("two-headed-giant") if isinstance(options, Mapping) else None
    return [[str(one) for one in team] for team in teams if isinstance(team, list)] if isinstance(teams, list) else []


def whom_of_a_team(steps: Iterable[Mapping[str, Json]], said: str, given: Mapping[str, Json]) -> Iterator[Bilingual]:
    """Yield whom of a team creatures attack, where it was said that they attack the team, or nobody was named (805.10b).

    Args:
        steps: what is done.
        said: what was said.
        given: the position that is given.
    """
    teams = shared_teams(given)
    for attack in (step.get("attack") for step in steps if teams):
        attacked = {str(one) for one in attack.values()} if isinstance(attack, Mapping) else set[str]()
        of = next((team for team in teams if len(attacked) == 1 and attacked < {*team, ""}), [])
        if of and sum(re.search(rf"(?<![A-Za-z]){one}(?![A-Za-z])", said) is not None for one in of) != 1:
            yield Bilingual(
                f"チームの誰を攻撃するかは言われていないので{min(attacked)}とする({'と'.join(of)}のライフは共通)",
                f"whom of the team they attack is not said: {min(attacked)} ({' and '.join(of)} share their life)",
            )
