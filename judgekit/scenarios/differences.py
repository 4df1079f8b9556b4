"""Where a scenario written for the base edition ends otherwise by another one: known differences, each with its rule."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judgekit.core.corpus import corpus_folder
from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.scenarios.verdicts import Difference, Result

_RULE = re.compile(r"([a-z0-9]+@[^:\s]+):([0-9][0-9.]*[a-z]?)")
"""How a refusal names the rule of an edition."""


class DifferencesMalformed(JudgekitError):
    """A line of a list of known differences that says nothing."""


def known_differences(edition: str) -> Mapping[str, Difference]:
    """Return the known differences of an edition by the id of the scenario; none where the corpus lists none.

    The list is `differences-DATE.tsv` in the folder of the book: the id of a scenario, the rule of that edition that changes what
    becomes of it, and the reason in our own words.

    Raises:
        DifferencesMalformed: a line is not of that form, or a scenario is listed twice.
    """
    book, _, date = edition.partition("@")
    path = corpus_folder() / book / f"differences-{date}.tsv"
    found: dict[str, Difference] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[2:] if path.is_file() else ():
        identity, *rest = line.split("\t")
        if len(rest) != 2 or not all(rest) or identity in found:
            raise DifferencesMalformed(f"{path.name}: {line}")
        found[identity] = Difference(*rest)
    return found


def explained_by(result: Result, known: Mapping[str, Difference]) -> Result:
    """Return a result with the known difference that explains why it does not pass, where there is one.

    A refusal that names a rule of an edition is explained only by a difference that names the same rule.
    """
    difference = known.get(result.id)
    if difference is None or result.verdict == "pass":
        return result
    named = _RULE.search(result.message) if result.verdict == "unsupported" else None
    if named is not None and named[2] != difference.rule:
        return result
    return replace(result, difference=difference)
