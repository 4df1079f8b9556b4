"""A situation written as a scenario file, with comments where its author goes on: titles, expectations, citations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.model import ChosenEdition
from judgekit.scenarios.notation.tables import NotationTable, written


def draft(text: str, chosen: ChosenEdition, game: str = "mtg", *, comments: bool = True) -> str:
    """Return the scenario file of a notation.

    Args:
        text: the notation.
        chosen: the edition that somebody chose beside what it says.
        game: the game where it names none.
        comments: say what to fill in.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: what is done cannot be done.
    """
    table = NotationTable(written(text, chosen, game))
    for statement in table.written.play:
        table.do(statement)
    return drafted(table, text.replace("\\n", "\n").splitlines() if comments else (), {}, comments=comments)


def drafted(
    table: NotationTable, told: Iterable[str], expected: Mapping[int, Sequence[Json]], *, comments: bool = True
) -> str:
    """Return the scenario file of a table.

    Args:
        table: the table, after what was done.
        told: the notation, which stands above as a comment.
        expected: what is expected after steps, by their numbers from 0.
        comments: say what to fill in.
    """
    scenario = table.scenario()
    said = [f"# {line}" for line in told if line.strip()]
    granted = (
        [f"# taken for granted: {'; '.join(str(one.en) for one in table.granted)}"]
        if comments and table.granted
        else []
    )
    lines = ["scenario: 1", f"id: {scenario.id}", *said, *granted]
    if comments:
        lines.append("# title: {en: …, ja: …}")
    lines += [f"game: {scenario.game}", f"rules: {scenario.rules}"]
    lines += _table("cards", scenario.cards)
    lines.append("given:")
    for key, value in scenario.given.items():
        if isinstance(value, Mapping):
            lines += [f"  {line}" for line in _table(key, value)]
        elif isinstance(value, list):
            lines += [f"  {key}:", *(f"    - {pasteable(one)}" for one in value)]
        else:
            lines.append(f"  {key}: {pasteable(value)}")
    if scenario.policy:
        lines.append(f"policy: {pasteable(dict(scenario.policy))}")
    lines.append("script:" if table.steps else "script: []")
    for number, step in enumerate(table.steps):
        lines.append(f"  - do: {pasteable(step)}")
        if expected.get(number):
            lines += ["    expect:", *(f"      - {pasteable(one)}" for one in expected[number])]
    if comments and not expected:
        lines.append("    # expect: [{object: …, zone: …, cites: [704.5g]}, {player: B, life: …}]")
    return "\n".join(lines) + "\n"


def _table(key: str, value: Mapping[str, Json]) -> list[str]:
    if not value:
        return [f"{key}: {{}}"]
    return [f"{key}:", *(f"  {pasteable(name)}: {pasteable(inner)}" for name, inner in value.items())]
