"""Fields: the texts of a node as the index sees them, each with its weight.

Own heading, the headings above it, our gloss, the rule itself, its examples, and the words it is asked for with: in each language
a folded, joined text for Japanese and a row of stems for English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from judgekit.core.data_classes import dataclass
from judgekit.core.losses import lost
from judgekit.core.nodes import RuleNode
from judgekit.core.text import LANGUAGES, Bilingual, Gloss
from judgekit.search.folding import fold
from judgekit.search.lexicon import named_title
from judgekit.search.stems import Stem
from judgekit.search.streams import PARTICLES, words

_CONTENT = "[一-鿿ァ-ヺー々〆a-z0-9]"
_BETWEEN = re.compile(f"(?<={_CONTENT})[{PARTICLES}](?={_CONTENT})")
"""What `streams.joined` drops, in the form that is fast over whole books."""

_NO_GLOSS = Gloss()

HEADING, ABOVE, GLOSS, TEXT, EXAMPLES, ASKED = range(6)
WEIGHTS = (3.0, 1.5, 0.1, 1.0, 0.35, 2.5)
"""What an occurrence counts in each field: own heading, headings above, gloss, text, examples and notes, words it is asked with.

Every phrase that a rule is asked with is a field of its own."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of one node.

    Attributes:
        kind: HEADING, ABOVE, GLOSS, TEXT, EXAMPLES or ASKED.
        ja: Japanese text, folded and joined.
        en: English stems, a blank before, between and behind them.
    """

    kind: int
    ja: str
    en: str


def _told(node: RuleNode, gloss: Gloss) -> Bilingual:
    """Return the text of a node, our gloss standing for a half that the copy of the document lost."""
    ja, en = (gloss.get(half) if lost(node.flags, half) is not None else node.text.get(half) for half in LANGUAGES)
    return Bilingual(ja, en)


class FieldReader:
    """Turns nodes into fields, folding each heading once."""

    def __init__(
        self,
        nodes: Iterable[RuleNode],
        glosses: Mapping[str, Gloss],
        stem: Stem,
    ) -> None:
        """Take the nodes, our glosses by node id, and the English stemmer."""
        self._glosses = glosses
        self._stem = stem
        self._above: dict[str, tuple[str | None, Bilingual]] = {}
        self._folded: dict[Bilingual, tuple[str, str]] = {}
        for node in nodes:
            if node.kind != "entry":
                self._above.setdefault(node.id, (node.parent, Bilingual(*named_title(node))))

    def headings_above(self, node: RuleNode) -> list[Bilingual]:
        """Return the headings over a node, the nearest first."""
        found: list[Bilingual] = []
        above = node.parent
        while above in self._above and len(found) < 8:
            above, title = self._above[above]
            if title:
                found.append(title)
        return found

    def fields(self, node: RuleNode) -> list[Field]:
        """Return the fields of a node that hold anything."""
        found: list[Field] = []
        self._append(found, HEADING, Bilingual(*named_title(node)))
        for title in self.headings_above(node):
            self._append(found, ABOVE, title)
        gloss = self._glosses.get(node.id, _NO_GLOSS)
        self._append(found, TEXT, _told(node, gloss))
        for example in node.examples:
            self._append(found, EXAMPLES, example)
        for phrase in gloss.asked:
            self._append(found, ASKED, Bilingual(phrase))
        if node.commentary:
            self._append(found, EXAMPLES, Bilingual("\n".join(node.commentary)))
        self._append(found, GLOSS, gloss)
        return found

    def _append(self, found: list[Field], kind: int, text: Bilingual) -> None:
        if text:
            if kind <= ABOVE:
                folded = self._folded.get(text)
                if folded is None:
                    folded = self._folded[text] = self._read(text)
            else:
                folded = self._read(text)
            found.append(Field(kind, *folded))

    def _read(self, text: Bilingual) -> tuple[str, str]:
        stem = self._stem
        ja = _BETWEEN.sub("", fold(text.ja)) if text.ja else ""
        latin = words(fold(text.en)) if text.en else []
        if ja:
            latin = latin + words(ja)
        return ja, f" {' '.join([stem(word) for word in latin])} " if latin else ""
