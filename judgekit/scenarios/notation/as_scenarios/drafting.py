"""A situation written as a scenario file, with comments where its author goes on: titles, expectations, citations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.comparing import pasteable
from judgekit.scenarios.files.model import ChosenEdition
from judgekit.scenarios.notation.answering.asking import Asking
from judgekit.scenarios.notation.answering.expecting import expectations, forbidden_line, parted
from judgekit.scenarios.notation.answering.questions import speaker
from judgekit.scenarios.notation.as_scenarios.scripts import scenario_as_written
from judgekit.scenarios.notation.playing.branching import branched
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.deeds import steps_of
from judgekit.scenarios.notation.reading.notations import Written, written
from judgekit.scenarios.notation.reading.variations import NAMED, Variation, differences
from judgekit.scenarios.notation.words.splitting import Statement


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
    told = text.replace("\\n", "\n").splitlines() if comments else ()
    begun = written(text, chosen, game)
    if begun.situation.exact:
        return _file(scenario_as_written(begun, chosen).tree.value, told)
    table = NotationTable(begun)
    main = _scripted(table, sorted((*begun.play, *begun.expected), key=lambda one: one.line))
    forks = [_fork(begun, variation, main) for variation in begun.variations]
    return drafted(table, told, main.expected, comments=comments, refused=main.refused, forks=forks)


class _Script(NamedTuple):
    """What was done at a table, as a scenario writes it.

    Attributes:
        steps: how many steps were done before each line of play, and at the end.
        expected: what is expected after steps, by their numbers from 0; -1: before them.
        refused: steps that are not legal at its end, with what is expected of each.
    """

    steps: list[int]
    expected: dict[int, list[Json]]
    refused: list[tuple[dict[str, Json], Json]]


def _scripted(table: NotationTable, statements: Sequence[Statement]) -> _Script:
    """Do what statements say, and note what they expect."""
    asking = Asking(table)
    found = _Script([], {}, [])
    last = max((place for place, one in enumerate(statements) if one.kind == "said"), default=-1)
    ended = False
    for place, statement in enumerate(statements):
        if statement.kind != "expected":
            found.steps.append(len(table.steps))
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
            found.refused.append((steps[-1], {"illegal": "true", **({"because": [*cites]} if cites else {})}))
            continue
        if place > last and not ended:
            found.steps.append(len(table.steps))
            asking.finish()
            ended = True
        plain = [
            {key: value for key, value in one.items() if key[:1] != "@"} for one in expectations(asking, body, cites)
        ]
        found.expected.setdefault(len(table.steps) - 1, []).extend(plain)
    if not ended:
        found.steps.append(len(table.steps))
    return found


def _fork(begun: Written, variation: Variation, main: _Script) -> Json:
    """Return a variation as a fork of what was done on the main line."""
    table, play = branched(begun, variation)
    before = len(table.steps)
    expected = [one for one in variation.lines if one.kind == "expected"]
    own = _scripted(
        table, [one for one in variation.lines if one.kind != "asked"] if variation.play else [*play, *expected]
    )
    names = begun.situation.names
    fork: dict[str, Json] = {
        "id": f"{NAMED}-{variation.number}",
        **differences(variation, names, begun.quotes, table.grammar),
    }
    first = 2 if -1 in main.expected else 1
    done = main.steps[variation.place] + first if variation.place or variation.play else 0
    there = done <= main.steps[-1] + first - 1 + len(main.refused)
    if done and there:
        fork["at"] = str(done)
    since = before if there else 0
    if variation.play:
        then: list[Json] = []
        for number in range(since, len(table.steps)):
            wanted = own.expected.get(number) if number < len(table.steps) - 1 else None
            then.append({"do": table.steps[number], **({"expect": wanted} if wanted else {})})
        then += [{"do": step, "expect": [wanted]} for step, wanted in own.refused]
        fork["then"] = then
    at_the_end = [
        one for number, listed in own.expected.items() if number in (-1, len(table.steps) - 1) for one in listed
    ]
    if at_the_end:
        fork["expect"] = at_the_end
    return fork


def _file(top: Mapping[str, Json], told: Iterable[str]) -> str:
    """Return the file of a scenario that is data already."""
    lines = ["scenario: 1", f"id: {top['id']}", *(f"# {line}" for line in told if line.strip())]
    for key, value in top.items():
        if key in ("scenario", "id"):
            continue
        if isinstance(value, Mapping):
            lines += _table(key, value)
        elif isinstance(value, list) and value:
            lines += [f"{key}:", *(f"  - {pasteable(one)}" for one in value)]
        else:
            lines.append(f"{key}: {pasteable(value)}")
    return "\n".join(lines) + "\n"


def drafted(
    table: NotationTable,
    told: Iterable[str],
    expected: Mapping[int, Sequence[Json]],
    *,
    comments: bool = True,
    refused: Sequence[tuple[Mapping[str, Json], Json]] = (),
    forks: Sequence[Json] = (),
) -> str:
    """Return the scenario file of a table.

    Args:
        table: the table, after what was done.
        told: the notation, which stands above as a comment.
        expected: what is expected after steps, by their numbers from 0; -1: before them.
        comments: say what to fill in.
        refused: steps that are not legal at its end, with what is expected of each.
        forks: other lines of play.
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
    if forks:
        lines += ["forks:", *(f"  - {pasteable(one)}" for one in forks)]
    if comments and not expected and not refused and not forks:
        lines.append("    # expect: [{object: …, zone: …, cites: [704.5g]}, {player: B, life: …}]")
    return "\n".join(lines) + "\n"


def _table(key: str, value: Mapping[str, Json]) -> list[str]:
    if not value:
        return [f"{key}: {{}}"]
    return [f"{key}:", *(f"  {pasteable(name)}: {pasteable(inner)}" for name, inner in value.items())]
