"""A situation written as a scenario file, with comments where its author goes on: titles, expectations, citations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.model import ChosenEdition
from judgekit.scenarios.notation.asking import Asking, speaker
from judgekit.scenarios.notation.deeds import steps_of
from judgekit.scenarios.notation.expecting import expectations, forbidden_line, parted
from judgekit.scenarios.notation.splitting import Statement
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
    asking = Asking(table)
    expected: dict[int, list[Json]] = {}
    refused: list[tuple[dict[str, Json], Json]] = []
    play = table.written.play
    last = max((one.line for one in play), default=0)
    ended = False
    for statement in sorted((*play, *table.written.expected), key=lambda one: one.line):
        if statement.kind != "expected":
            table.do(statement)
            continue
        body, cites = parted(statement.body)
        line = forbidden_line(body)
        if line is not None:
            resolving = table.resolving()
            who, deed = speaker(line)
            steps = steps_of(
                Statement("said", who, deed, statement.line), table.written.quotes, table.grammar, resolving
            )
            table.approach({**steps[-1], "by": who})
            refused.append((steps[-1], {"illegal": "true", **({"because": [*cites]} if cites else {})}))
            continue
        if statement.line > last and not ended:
            asking.finish()
            ended = True
        expected.setdefault(len(table.steps) - 1, []).extend(expectations(asking, body, cites))
    told = text.replace("\\n", "\n").splitlines() if comments else ()
    plain = {
        number: [
            {key: value for key, value in one.items() if key[:1] != "@"} for one in listed if isinstance(one, Mapping)
        ]
        for number, listed in expected.items()
    }
    return drafted(table, told, plain, comments=comments, refused=refused)


def drafted(
    table: NotationTable,
    told: Iterable[str],
    expected: Mapping[int, Sequence[Json]],
    *,
    comments: bool = True,
    refused: Sequence[tuple[Mapping[str, Json], Json]] = (),
) -> str:
    """Return the scenario file of a table.

    Args:
        table: the table, after what was done.
        told: the notation, which stands above as a comment.
        expected: what is expected after steps, by their numbers from 0; -1: before them.
        comments: say what to fill in.
        refused: steps that are not legal at its end, with what is expected of each.
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
    lines.append("script:" if table.steps or expected.get(-1) or refused else "script: []")
    if expected.get(-1):
        lines += ["  - ask: {value: active}", "    expect:", *(f"      - {pasteable(one)}" for one in expected[-1])]
    for number, step in enumerate(table.steps):
        lines.append(f"  - do: {pasteable(step)}")
        if expected.get(number):
            lines += ["    expect:", *(f"      - {pasteable(one)}" for one in expected[number])]
    for illegal, wanted in refused:
        lines += [f"  - do: {pasteable(illegal)}", f"    expect: [{pasteable(wanted)}]"]
    if comments and not expected and not refused:
        lines.append("    # expect: [{object: …, zone: …, cites: [704.5g]}, {player: B, life: …}]")
    return "\n".join(lines) + "\n"


def _table(key: str, value: Mapping[str, Json]) -> list[str]:
    if not value:
        return [f"{key}: {{}}"]
    return [f"{key}:", *(f"  {pasteable(name)}: {pasteable(inner)}" for name, inner in value.items())]
