"""A variation at a table of its own: the main line up to where it leaves, what is different there, and what is done then."""

from __future__ import annotations

from judgekit.core.data_classes import replace
from judgekit.scenarios.files.changing import at_the_point, changed, changed_there
from judgekit.scenarios.files.model import read_scenario
from judgekit.scenarios.files.tree import Tree
from judgekit.scenarios.forking import merged_answers
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.reading.notations import Written, grammar_of
from judgekit.scenarios.notation.reading.variations import NAMED, Variation, differences, refuse_data
from judgekit.scenarios.notation.words.splitting import Statement


def branched(begun: Written, variation: Variation) -> tuple[NotationTable, tuple[Statement, ...]]:
    """Return a table that stands where a variation leaves the main line, and what is done in it from there.

    Args:
        begun: the notation.
        variation: one of its variations.

    Raises:
        NotationUnclear: what is different is not understood, or cannot change there.
        JudgekitError: the main line cannot be played up to there.
    """
    found = differences(variation, begun.situation.names, begun.quotes, grammar_of(begun.situation.game))
    refuse_data(found, variation.line)
    scenario = begun.scenario
    fork = {"id": NAMED, **found}
    (read,) = read_scenario(Tree("", {**scenario.tree.value, "forks": [fork]}, {})).forks
    later = at_the_point(scenario, read.change) if variation.place else {}
    start = {key: new for key, new in read.change.items() if key not in later}
    if start:
        scenario = changed(scenario, start, read.path)
    scenario = replace(scenario, answers=merged_answers(scenario.answers, read.answers))
    table = NotationTable(replace(begun, scenario=scenario))
    for statement in begun.play[: variation.place]:
        table.do(statement)
    if variation.place < len(begun.play) and not variation.further:
        table.take_back_declared_with(begun.play[variation.place])
    if later:
        table.run.table.position = changed_there(table.run.scene, table.run.table.position, later)
    return table, variation.play or begun.play[variation.place :]
