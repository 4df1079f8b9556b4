"""A miniature bilingual rulebook of our own words, as nodes: what the tests of references stand on."""

from collections.abc import Sequence

from judgekit.core.nodes import Change, Headword, Kind, Note, RuleNode
from judgekit.core.numbers import level_of, parent_of
from judgekit.core.text import NOTHING, Bilingual

BASE = "mtg@20210922"
OVERLAY = "mtg@otj"
_KINDS: tuple[Kind, ...] = ("section", "group", "rule")


def rule(
    number: str,
    ja: str | None = None,
    en: str | None = None,
    *,
    title: tuple[str | None, str | None] = (None, None),
    edition: str = BASE,
    printed: str | None = None,
    examples: Sequence[Bilingual] = (),
    notes: Sequence[Note] = (),
    lines: tuple[Sequence[int], Sequence[int]] = ((), ()),
    change: Change | None = None,
    commentary: Sequence[str] = (),
) -> RuleNode:
    """Return a numbered node."""
    above = parent_of(number)
    return RuleNode(
        book=edition.partition("@")[0],
        edition=edition,
        number=number,
        kind="subrule" if number[-1].isalpha() else _KINDS[min(level_of(number), 3) - 1],
        printed_number=printed or number,
        parent=None if above is None else f"{'mtg' if edition == BASE else edition}:{above}",
        title=Bilingual(*title),
        text=Bilingual(ja, en) if ja or en else NOTHING,
        examples=list(examples),
        notes=list(notes),
        lines={"ja": list(lines[0]), "en": list(lines[1])},
        change=change,
        commentary=list(commentary),
    )


def entry(
    name: str,
    ja: str | None = None,
    en: str | None = None,
    *,
    head: tuple[str | None, str | None, str | None] = (None, None, None),
    edition: str = BASE,
) -> RuleNode:
    """Return a glossary entry; head is Japanese, reading, English."""
    return RuleNode(
        book=edition.partition("@")[0],
        edition=edition,
        number=None,
        kind="entry",
        name=f"glossary/{name}",
        text=Bilingual(ja, en),
        headword=Headword(*head),
    )


def note(name: str, ja: str, *, edition: str = OVERLAY) -> RuleNode:
    """Return a paragraph of commentary."""
    return RuleNode(book="mtg", edition=edition, number=None, kind="note", name=name, text=Bilingual(ja), change=None)
