"""Rule nodes: the numbered pieces of a rulebook, with everything that is printed under one number."""

from __future__ import annotations

from judgekit.core.data_classes import dataclass, field, replace
from judgekit.core.json_values import Json
from judgekit.core.losses import anothers_paragraphs, is_anothers
from judgekit.core.text import LANGUAGES, NOTHING, Bilingual, Lang

TYPE_CHECKING = False  # typing costs more to import than a history takes
if TYPE_CHECKING:
    from typing import Any, Literal

    Kind = Literal["section", "group", "rule", "subrule", "entry", "note"]
    Change = Literal["new", "changed", "renumbered", "context"]
else:
    Kind = str
    Change = str


@dataclass(frozen=True, slots=True)
class Note:
    """A translator's note, or a stray paragraph that belongs to no rule and interrupts this one.

    Attributes:
        lang: its language.
        text: as printed.
        line: where it starts, from 1.
    """

    lang: Lang
    text: str
    line: int

    def to_json(self) -> dict[str, Json]:
        """Return the note as in `export nodes`."""
        return {"lang": self.lang, "text": self.text, "line": self.line}


@dataclass(frozen=True, slots=True)
class Headword:
    """The head of a glossary entry.

    Attributes:
        ja: Japanese head, None where the document lost it and nothing makes it certain.
        reading: its kana, as the glossary prints it.
        en: English head.
        recovered: the halves that were not printed and were recovered with certainty.
    """

    ja: str | None = None
    reading: str | None = None
    en: str | None = None
    recovered: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Json]:
        """Return the headword as in `export nodes`."""
        return {"ja": self.ja, "reading": self.reading, "en": self.en, "recovered": list(self.recovered)}


@dataclass(slots=True)
class RuleNode:
    """One numbered rule, heading, glossary entry or note of a rulebook.

    Attributes:
        book: book id ("mtg").
        edition: edition id ("mtg@20210922").
        number: the corrected number; None for a node that has none (a glossary entry, the introduction).
        printed_number: what stands on the page.
        kind: section, group, rule, subrule, entry or note.
        name: the end of the id where there is no number ("introduction", "glossary/Abandon").
        parent: id of the node above, None at the top.
        title: heading as printed.
        title_repaired: the heading where damage is repaired with certainty.
        text: the rule as printed, without number, heading mark and example mark, paragraphs joined by a line feed.
        examples: worked examples, each in the languages that print it.
        notes: translator's notes and stray paragraphs.
        lines: line numbers, from 1, of everything of this node, by language.
        flags: what is particular: "renumbered", "ja-missing", "en-copied-from:mtg:201.3c" and the like.
        headword: for a glossary entry.
        change: for an edition of changes: what happened to the rule.
        commentary: for an edition of changes: the commentary printed beside the rule.
        text_old: the old wording where old and new are printed glued together.
        text_printed: what stands there, glued.
    """

    book: str
    edition: str
    number: str | None
    kind: Kind
    printed_number: str | None = None
    name: str | None = None
    parent: str | None = None
    title: Bilingual = NOTHING
    title_repaired: Bilingual = NOTHING
    text: Bilingual = NOTHING
    examples: list[Bilingual] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    lines: dict[Lang, list[int]] = field(default_factory=lambda: {lang: [] for lang in LANGUAGES})
    flags: list[str] = field(default_factory=list)
    headword: Headword | None = None
    change: Change | None = None
    commentary: list[str] = field(default_factory=list)
    text_old: Bilingual = NOTHING
    text_printed: Bilingual = NOTHING

    @classmethod
    def from_json(cls, shape: dict[str, Any]) -> RuleNode:
        """Return the node that `to_json` gave as shape."""
        number = shape["number"]
        headword = shape.get("headword")
        return cls(
            book=shape["book"],
            edition=shape["edition"],
            number=number,
            kind=shape["kind"],
            printed_number=shape["printed_number"],
            name=None if number is not None else shape["id"].partition(":")[2],
            parent=shape["parent"],
            title=Bilingual(**shape["title"]),
            title_repaired=Bilingual(**shape.get("title_repaired", {})),
            text=Bilingual(**shape["text"]),
            examples=[Bilingual(**example) for example in shape["examples"]],
            notes=[Note(**note) for note in shape["notes"]],
            lines=shape["lines"],
            flags=shape["flags"],
            headword=None if headword is None else Headword(**{**headword, "recovered": tuple(headword["recovered"])}),
            change=shape.get("change"),
            commentary=shape.get("commentary", []),
            text_old=Bilingual(**shape.get("text_old", {})),
            text_printed=Bilingual(**shape.get("text_printed", {})),
        )

    @property
    def id(self) -> str:
        """Return the id: "mtg:702.19b", "mtg:introduction", "mtg@otj:500.10" for a rule of another than the base edition."""
        return f"{id_prefix(self.edition)}:{self.name or self.number}"

    def to_json(self) -> dict[str, Json]:
        """Return the node as in `export nodes`; keys that only some books have stand there only where they apply."""
        shape: dict[str, Json] = {
            "id": self.id,
            "book": self.book,
            "edition": self.edition,
            "number": self.number,
            "printed_number": self.printed_number,
            "kind": self.kind,
            "parent": self.parent,
            "title": self.title.to_json(),
            "text": self.text.to_json(),
            "examples": [example.to_json() for example in self.examples],
            "notes": [note.to_json() for note in self.notes],
            "lines": {lang: self.lines[lang] for lang in LANGUAGES},
            "flags": self.flags,
        }
        if self.title_repaired:
            repaired = self.title_repaired.to_json()
            shape["title_repaired"] = {lang: title for lang, title in repaired.items() if title is not None}
        if self.headword is not None:
            shape["headword"] = self.headword.to_json()
        if self.change is not None:
            shape["change"] = self.change
            shape["commentary"] = self.commentary
        if self.text_old:
            shape["text_old"] = self.text_old.to_json()
        if self.text_printed:
            shape["text_printed"] = self.text_printed.to_json()
        return shape


def with_its_own_halves(node: RuleNode) -> RuleNode:
    """Return a node without the halves that are printed under it and are another rule's text: what may be shown as the rule."""
    own = [None if is_anothers(node.flags, lang) else lang for lang in LANGUAGES]
    if None not in own:
        return node
    text, *examples = (
        Bilingual(both.ja if "ja" in own else None, both.en if "en" in own else None)
        for both in (node.text, *node.examples)
    )
    return replace(node, text=text, examples=[example for example in examples if example])


def own_paragraphs(node: RuleNode, lang: Lang) -> str | None:
    """Return one half of the text without the definitions of other entries that are printed in it."""
    text = node.text.get(lang)
    others = anothers_paragraphs(node.flags, lang) if text and node.flags else []
    if text is None or not others:
        return text
    return "\n".join([piece for place, piece in enumerate(text.split("\n")) if place not in others]) or None


def whole_text(node: RuleNode, lang: Lang) -> str:
    """Return everything one half of a node says: heading or head, text and examples."""
    head = node.headword.ja if node.headword and lang == "ja" else node.headword.en if node.headword else None
    if is_anothers(node.flags, lang):
        return node.title.get(lang) or head or ""
    examples = (example.get(lang) for example in node.examples)
    pieces = (node.title.get(lang) or head, own_paragraphs(node, lang), *examples)
    return "\n".join(piece for piece in pieces if piece)


BASE_EDITIONS = {"mtg": "mtg@20210922", "mtg6": "mtg6@1999", "dm": "dm@2025", "magmell": "magmell@1.01"}
"""The edition that an unqualified number means, by book."""


def book_of(edition: str) -> str:
    """Return the book id of an edition id: "mtg" of "mtg@otj"."""
    return edition.partition("@")[0]


def id_prefix(edition: str) -> str:
    """Return what stands before the colon in ids of an edition: the book for its base edition, else the edition itself."""
    book = book_of(edition)
    return book if BASE_EDITIONS.get(book) == edition else edition


def node_id(edition: str, number: str) -> str:
    """Return the id of the rule with this number in this edition."""
    return f"{id_prefix(edition)}:{number}"
