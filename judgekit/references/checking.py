"""Cross-checks: references that dangle, disagree between the languages, quote another title or need a correction to resolve.

Each finding is a problem of the document, with line and hint, and a note on the references it concerns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from judgekit.core.data_classes import dataclass
from judgekit.core.nodes import RuleNode
from judgekit.core.problems import Problem, Severity
from judgekit.references.halves import Disagreement, disagreements
from judgekit.references.resolving import Reference
from judgekit.references.titles import TitleIndex


@dataclass(frozen=True, slots=True)
class Finding:
    """Something a reader should know about a reference.

    Attributes:
        edition: the edition whose document it concerns.
        problem: as `books check` lists it.
        notes: what each reference concerned says about it in `export refs`, by its place in the list examined.
    """

    edition: str
    problem: Problem
    notes: dict[int, str]


def check(references: Sequence[Reference], nodes: Sequence[RuleNode]) -> dict[str, list[Problem]]:
    """Return the problems that the references of each edition show, by edition, in the order of their lines."""
    problems: dict[str, list[Problem]] = {}
    for finding in examine(references, nodes):
        problems.setdefault(finding.edition, []).append(finding.problem)
    return {edition: sorted(found) for edition, found in problems.items()}


def examine(references: Sequence[Reference], nodes: Sequence[RuleNode]) -> list[Finding]:
    """Return what is wrong with references.

    Args:
        references: what `collect` found, those of one node together.
        nodes: the nodes they cite and stand in.

    Returns:
        Findings, in the order of references.
    """
    ordinals = {id(reference): ordinal for ordinal, reference in enumerate(references)}
    titles = TitleIndex(nodes)
    lost_heads = Counter(node.edition for node in nodes if node.kind == "entry" and _has_lost_head(node))
    findings: list[Finding] = []
    for _, group in groupby(references, key=lambda r: (r.source, r.part)):
        part = list(group)
        disagreeing = _disagreements(part)
        findings.extend(_disagreeing(disagreeing, ordinals))
        likely = {id(found.stale): found.likely for found in disagreeing}
        for reference in part:
            ordinal = ordinals[id(reference)]
            findings.extend(_dangling(reference, likely.get(id(reference)), lost_heads.get(reference.edition, 0)))
            findings.extend(_corrected(reference))
            findings.extend(_titled_otherwise(reference, ordinal, titles))
            findings.extend(_without_connector(reference))
    return findings


def _finding(
    reference: Reference, code: str, severity: Severity, message: str, hint: str, notes: dict[int, str] | None = None
) -> Finding:
    line = reference.line
    where = f"{reference.source} ({reference.lang})"
    return Finding(reference.edition, Problem(line, code, severity, f"{where} {message}", hint), notes or {})


def _cited(reference: Reference) -> str:
    first, last = (target.partition(":")[2] for target in (reference.targets[0], reference.targets[-1]))
    return first if first == last else f"{first} to {last}"


def _disagreements(part: Sequence[Reference]) -> list[Disagreement]:
    japanese = [reference for reference in part if reference.lang == "ja"]
    english = [reference for reference in part if reference.lang == "en"]
    return list(disagreements(japanese, english))


def _disagreeing(found_in_part: Sequence[Disagreement], ordinals: dict[int, int]) -> Iterator[Finding]:
    for found in found_in_part:
        stale, likely = found.stale, found.likely
        if likely is None:
            message = f"cites {_cited(stale)}, which the English half does not"
            yield _finding(
                stale, "reference-in-one-half", "info", message, "the English half is the one to follow",
                {ordinals[id(stale)]: f"the English half does not cite {_cited(stale)}"},
            )  # fmt: skip
            continue
        yield _finding(
            stale, "reference-halves-disagree", "warning",
            f"cites {_cited(stale)} where the English half cites {_cited(likely)}",
            f"{_cited(likely)} is likely the right one",
            {
                ordinals[id(stale)]: f"the languages disagree: English cites {_cited(likely)}",
                ordinals[id(likely)]: f"the languages disagree: Japanese cites {_cited(stale)}",
            },
        )  # fmt: skip


def _has_lost_head(node: RuleNode) -> bool:
    head = node.headword
    return head is None or (head.ja is None and head.en is None)


def _dangling(reference: Reference, likely: Reference | None, lost_heads: int) -> Iterator[Finding]:
    if reference.resolved or reference.kind == "page":
        return
    if reference.kind == "entry" and lost_heads:
        head = _cited(reference).partition("/")[2]
        hint = f"the document has lost the heads of {lost_heads} entries; it is likely one of them"
        yield _finding(reference, "reference-to-lost-head", "info", f"names {head}, which heads no entry", hint)
        return
    hint = (
        f"{_cited(likely)} is likely meant: the other half cites it" if likely else "no node of this edition is meant"
    )
    yield _finding(reference, "reference-dangling", "error", f"cites {_cited(reference)}, which does not exist", hint)


def _corrected(reference: Reference) -> Iterator[Finding]:
    if reference.corrected:
        message = f"cites {_cited(reference)}, which is there only after a correction"
        yield _finding(reference, "reference-through-correction", "info", message, reference.note or "")


def _without_connector(reference: Reference) -> Iterator[Finding]:
    if (
        len(reference.repaired_targets) > len(reference.targets)
        and reference.targets[0] == reference.repaired_targets[0]
    ):
        first, last = (target.partition(":")[2] for target in (reference.targets[0], reference.repaired_targets[-1]))
        message = f"cites {first} and {last} with nothing between them"
        hint = f"the other half shows that the range {first} to {last} is meant"
        yield _finding(reference, "reference-range-damaged", "info", message, hint)


def _titled_otherwise(reference: Reference, ordinal: int, titles: TitleIndex) -> Iterator[Finding]:
    if not reference.title or not reference.resolved:
        return
    actual = titles.mismatch(reference)
    if actual is None:
        return
    likely = titles.with_title(reference)
    hint = f"that title is the one of {likely}" if likely else "no rule has exactly the quoted title"
    has = f"has the title “{actual}”" if actual else "has no title"
    yield _finding(
        reference, "reference-title-differs", "warning", f"quotes “{reference.title}” for {_cited(reference)}, which {has}", hint,
        {ordinal: f"{_cited(reference)} {has}, not “{reference.title}”" if actual else f"{_cited(reference)} {has}"},
    )  # fmt: skip
