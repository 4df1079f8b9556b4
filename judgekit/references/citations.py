"""Citations of rules by our own code and scenarios: a hash of the text cited shows which have gone stale in a new edition."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Literal

from judgekit.core.data_classes import dataclass
from judgekit.core.nodes import RuleNode, whole_text
from judgekit.references.changes import Change
from judgekit.references.matching import plain

HASH_LENGTH = 16
"""Hexadecimal digits kept of each hash: enough to tell wordings apart, short enough for a diff to be read."""


@dataclass(frozen=True, slots=True)
class StaleCitation:
    """A citation whose rule is not what it was when it was cited.

    Attributes:
        id: the rule cited.
        reason: gone (no loaded edition has the rule) or changed (its text is another).
        recorded: the hash recorded when it was cited.
        current: the hash of the text now, None where the rule is gone.
    """

    id: str
    reason: Literal["gone", "changed"]
    recorded: str
    current: str | None


def hash_of(node: RuleNode) -> str:
    """Return the hash of what a rule says: its English half, or the Japanese one where there is no other.

    White space, letter case, width and the shapes of quotes and dashes do not count; headings and examples do.
    """
    text = whole_text(node, "en") or whole_text(node, "ja")
    normal = unicodedata.normalize("NFKC", plain(text)).casefold()
    return hashlib.sha256("".join(normal.split()).encode()).hexdigest()[:HASH_LENGTH]


def hashes_of(cited: Iterable[str], nodes: Iterable[RuleNode]) -> dict[str, str]:
    """Return the hash of each cited rule that nodes have, by id, in the order of the ids."""
    wanted = set(cited)
    found = {node.id: hash_of(node) for node in nodes if node.id in wanted}
    return dict(sorted(found.items()))


def stale(recorded: Mapping[str, str], nodes: Iterable[RuleNode]) -> list[StaleCitation]:
    """Return the citations that no longer hold, in the order of their ids.

    Args:
        recorded: the hash of each cited rule when it was cited, by id.
        nodes: the rules of the edition to compare with; for a new edition, its nodes under the ids that were cited.
    """
    current = hashes_of(recorded, nodes)
    return [
        StaleCitation(rule, "changed" if rule in current else "gone", recorded[rule], current.get(rule))
        for rule in sorted(recorded)
        if current.get(rule) != recorded[rule]
    ]


def stale_under_changes(recorded: Mapping[str, str], changes: Iterable[Change]) -> list[StaleCitation]:
    """Return the citations that an edition of changes made stale; what it does not print holds as it was.

    Args:
        recorded: the hash of each cited rule when it was cited, by id in the base edition.
        changes: what became of the rules of the base edition.

    Returns:
        In the order of their ids: gone where the rule was removed, changed where it says something else now or moved on to
        another number.
    """
    found: dict[str, StaleCitation] = {}
    for change in changes:
        rule = change.old.id if change.old is not None else ""
        if rule not in recorded or change.kind == "same":
            continue
        current = None if change.new is None else hash_of(change.new)
        if change.kind == "removed":
            found[rule] = StaleCitation(rule, "gone", recorded[rule], None)
        elif change.number != change.old_number or current != recorded[rule]:
            found[rule] = StaleCitation(rule, "changed", recorded[rule], current)
    return [found[rule] for rule in sorted(found)]
