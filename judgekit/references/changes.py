"""What became of one rule between two editions: a record, and the wording of what changed.

By itself, since a history that is kept needs no more: what compares whole editions is loaded where they are compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from judgekit.core.data_classes import dataclass, replace
from judgekit.core.nodes import RuleNode, whole_text
from judgekit.core.text import Lang

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import Literal

    from judgekit.references.words import Stretch

    ChangeKind = Literal[
        "same", "renumbered", "citations", "translation", "changed", "new", "removed", "not comparable"
    ]
else:
    ChangeKind = str


@dataclass(frozen=True, slots=True)
class Change:
    """What became of one rule between two editions.

    Attributes:
        kind: same; renumbered (its number, not its text); citations (only the numbers it cites); translation (only the Japanese
            half); changed (the text, and perhaps the number); new; removed; not comparable (a copy lost the half that would tell).
        old: the rule in the earlier edition, None where it is new.
        new: the rule in the later edition, None where it was removed or where an edition of changes does not print it.
        number: its number in the later edition, None where it was removed or has none.
        likeness: how alike the two texts are, from 0 to 1.
        with_parent: whether it was renumbered only because the rule above it was.
        inferred: whether an edition of changes does not print it, so that its number there follows from its neighbours.
        was: its number in the earlier edition where that one does not print it.
    """

    kind: ChangeKind
    old: RuleNode | None
    new: RuleNode | None
    number: str | None = None
    likeness: float = 1.0
    with_parent: bool = False
    inferred: bool = False
    was: str | None = None

    @property
    def old_number(self) -> str | None:
        """Return its number in the earlier edition."""
        return self.old.number if self.old else self.was

    @property
    def only_examples(self) -> bool:
        """Tell whether the rule itself says what it said, and only examples below it came, went or changed."""
        if self.kind != "changed" or self.old is None or self.new is None or self.old.kind == "entry":
            return False
        before, after = self.old.text.en or "", self.new.text.en or ""
        return bool(before) and " ".join(before.split()) == " ".join(after.split())

    @property
    def commentary(self) -> list[str]:
        """Return the commentary that an edition of changes prints beside it."""
        return [text for node in (self.old, self.new) if node for text in node.commentary]

    def reversed(self) -> Change:
        """Return what became of the rule the other way round, from the later edition to the earlier one."""
        kind: ChangeKind = "removed" if self.kind == "new" else "new" if self.kind == "removed" else self.kind
        was = None if self.new else self.number
        return replace(self, kind=kind, old=self.new, new=self.old, number=self.old_number, was=was)

    def words(self, lang: Lang) -> list[Stretch]:
        """Return the difference word by word in one language; empty where one of the two editions lacks that half."""
        if self.inferred:
            return []
        from judgekit.references.words import word_diff

        if self.old and self.new and self.old.kind == "entry":
            from judgekit.references.entries import compared_halves  # few histories are of an entry

            before, after = compared_halves(self.old, self.new, lang)
        else:
            before = whole_text(self.old, lang) if self.old else ""
            after = whole_text(self.new, lang) if self.new else ""
        if self.old and self.new and not (before and after):
            return []
        return word_diff(before, after, lang) if before or after else []


def is_overlay(nodes: Sequence[RuleNode]) -> bool:
    """Tell whether an edition holds only changes: its reader has said of its rules what happened to them."""
    return any(node.change is not None for node in nodes)
