"""The lexicon: every word a judge may type for a term of the game, in either language, and what it stands for.

A concept is one term with all its forms: heading and glossary head in both languages, readings, synonyms and slang. Headings and
glossary heads come from the rulebooks, the rest from `terms.toml`. How forms are looked up is said in `judgekit.search.forms`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from judgekit.core.data_classes import dataclass, field
from judgekit.core.nodes import BASE_EDITIONS, RuleNode, node_id
from judgekit.core.text import is_japanese
from judgekit.core.typed import Any
from judgekit.search.folding import fold
from judgekit.search.streams import joined, words

FAMILIES = {"mtg": "mtg", "mtg6": "mtg", "dm": "dm", "magmell": "magmell"}
"""Which books share their terms: both editions of Magic speak the same language."""

EVERYWHERE = "general"
"""The family of words that mean the same in every game."""

_SHORT_VERB = 2
"""Characters of the stem of a verb that a text has in the middle of other verbs too."""

CARD_WEIGHT = 0.7
"""What the name of a card itself counts in a query; what the card is asked about counts besides."""

_LONGEST_HEADING_JA = 16
_LONGEST_HEADING_EN = 5
_COMMONPLACE = 3
"""A heading that stands over this many rules of an edition ("General") names none of them."""

_DROPPED_ENDINGS = ("を行うこと", "すること", "を行う", "行う", "する", "すること", "こと")
_DAMAGED = re.compile(r"[ァ-ヺー][ぁ-ゖ]$|^[ぁ-ゖ]$")
"""A heading that ends like no Japanese word: what stood between was lost."""

_KIND_JA = re.compile(r"^「([^「」]+)」(?:変種|選択)ルール$|^(.+)の(?:総則|扱い)$")
_KIND_EN = re.compile(r"^(?:Handling )?(.+?)(?: Variant| Options?)?$")
"""What a heading says beside what it is about: that this is a variant or an option, the general rules of it, how to handle it."""

_NUMERALS = "0123456789一二三四五六七八九十"
"""What stands before a つ that is no verb's ending (二つ)."""

_FINAL_VOWEL = re.compile(r"(?<=[ァ-ヺ]{3})ー(?![ァ-ヺー])")

_CONTRACTED = re.compile(r"([てで])い(?=[るた])")
"""What is dropped in speech: 寝て(い)る, 死んで(い)た."""

_GODAN = {"う": "わいうえおっ", "く": "かきくけこい", "ぐ": "がぎぐげごい", "す": "さしすせそ", "つ": "たちつてとっ",
          "ぬ": "なにぬねのん", "ぶ": "ばびぶべぼん", "む": "まみむめもん", "る": "らりるれろっ"}  # fmt: skip
"""How the ending of a verb changes."""


@dataclass(slots=True)
class Concept:
    """A term with all its forms.

    Attributes:
        number: its place in the lexicon.
        family: the family of books whose term it is, or EVERYWHERE.
        ja: Japanese forms, folded and joined.
        en: English forms, folded words.
        other: those forms that are not the rulebooks' first word for it.
        typed: short forms and stems of spoken verbs, too short to be told apart in a text (撃ち, 打ち); they count in queries only.
        slang: English words that no rulebook prints; they are known as typed, not by their stem ("decking" is not "deck").
        readings: kana of its forms.
        means: phrases that say it in the rulebooks' words.
        see: ids of the rules that a judge who types it looks for.
        label: how it is shown when something typed is read as this term.
        weight: what it counts in a query; below 1 for a word too common to decide anything.
        name: how the index calls it; its number where that is empty.
    """

    number: int
    family: str
    ja: dict[str, None] = field(default_factory=dict)
    en: dict[tuple[str, ...], None] = field(default_factory=dict)
    other: set[str | tuple[str, ...]] = field(default_factory=set)
    typed: set[str] = field(default_factory=set)
    slang: dict[str, None] = field(default_factory=dict)
    readings: dict[str, None] = field(default_factory=dict)
    means: list[str] = field(default_factory=list)
    see: dict[str, None] = field(default_factory=dict)
    label: str = ""
    weight: float = 1.0
    name: str = ""

    @property
    def unit(self) -> str:
        """Return the unit that stands for it in the index."""
        return f"#{self.name or self.number}"

    def add(self, form: str, *, printed: bool) -> None:
        """Add a form in either language; an English word that is not printed is slang."""
        folded = fold(form)
        if is_japanese(folded):
            for variant in verb_forms(joined(folded)):
                if not printed and variant not in self.ja:
                    self.other.add(variant)
                    if len(variant) == _SHORT_VERB and variant != joined(folded):
                        self.typed.add(variant)
                self.ja[variant] = None
                for shortened in _shortened(variant):
                    if shortened not in self.ja:
                        self.ja[shortened] = None
                        self.typed.add(shortened)
        elif tokens := tuple(words(folded)):
            if printed or len(tokens) > 1:
                if not printed and tokens not in self.en:
                    self.other.add(tokens)
                self.en[tokens] = None
            else:
                self.slang[tokens[0]] = None


def _shortened(form: str) -> list[str]:
    """Return a form as it is typed in short: without a last long vowel (ライブラリ切れ), or 寝てる for 寝ている."""
    shortened = (_FINAL_VOWEL.sub("", form), _CONTRACTED.sub(r"\1", form))
    return [other for other in dict.fromkeys(shortened) if other != form]


def verb_forms(form: str) -> list[str]:
    """Return a form as it stands in texts: 打ち消す also without its ending, 引く in each of its stems."""
    stem, ending = form[:-1], form[-1]
    if len(form) < 2 or ending not in _GODAN or stem[-1] in _NUMERALS:
        return [form]
    if len(stem) > 1:
        return [form, stem]
    return [stem + change for change in _GODAN[ending]] if not is_kana(stem) else [form]


def is_kana(text: str) -> bool:
    """Tell whether text is written in kana throughout."""
    return all("ぁ" <= character <= "ヺ" or character == "ー" for character in text)


def named_after(family: str, tokens: Sequence[str]) -> str:
    """Return the name of a concept that only editions of other years have: the same head names the same concept in each."""
    return f"{family}/{'_'.join(tokens)}"


class Lexicon:
    """All concepts, found by form.

    Attributes:
        concepts: by number.
        stops: words that ask for nothing.
    """

    def __init__(self) -> None:
        self.concepts: list[Concept] = []
        self.stops: list[str] = []
        self._made = 0
        self._by_ja: dict[tuple[str, str], Concept] = {}
        self._by_en: dict[tuple[str, tuple[str, ...]], Concept] = {}

    def new(self, family: str, label: str) -> Concept:
        """Return a new concept, with a number that none has had, of those taken out again neither."""
        concept = Concept(self._made, family, label=label)
        self._made += 1
        self.concepts.append(concept)
        return concept

    def concept(self, family: str, ja: str | None, en: str | None) -> Concept:
        """Return the concept of a term, made where there is none: the Japanese form decides, the English one without it."""
        ja_key = joined(fold(ja)) if ja else ""
        en_key = tuple(words(fold(en))) if en else ()
        found = self._by_ja.get((family, ja_key)) if ja_key else self._by_en.get((family, en_key))
        if found is None:
            found = self.new(family, ja or en or "")
        if ja_key:
            self._by_ja.setdefault((family, ja_key), found)
            found.add(ja_key, printed=True)
        if en_key:
            self._by_en.setdefault((family, en_key), found)
            found.en[en_key] = None
        return found

    def join_halves(self) -> None:
        """Make one concept of an English head whose Japanese the glossary lost and the bilingual term that has the same word.

        Apart, "layer" would be two terms: one that every rule of 613 holds, and one that knows which rule a judge looks for.
        """
        whole: dict[tuple[str, tuple[str, ...]], Concept] = {}
        for concept in self.concepts:
            if concept.ja:
                for tokens in concept.en:
                    if tokens not in concept.other:
                        whole.setdefault((concept.family, tokens), concept)
        kept: list[Concept] = []
        for concept in self.concepts:
            tokens = next(iter(concept.en), ())
            other = whole.get((concept.family, tokens)) if not concept.ja and len(concept.en) == 1 else None
            if other is None or concept.other or concept.means:
                kept.append(concept)
                continue
            other.see.update(concept.see)
            other.readings.update(concept.readings)
            self._by_en[concept.family, tokens] = other
        self.concepts = kept

    def index(self, concept: Concept) -> None:
        """Let a concept be found by its forms."""
        for form in concept.ja:
            self._by_ja.setdefault((concept.family, form), concept)
        for tokens in concept.en:
            self._by_en.setdefault((concept.family, tokens), concept)


def lexicon_beside(known: Iterable[Concept], nodes: Sequence[RuleNode]) -> tuple[Lexicon, list[Concept]]:
    """Build the lexicon of an edition that stands beside those of the core.

    Args:
        known: the concepts of the core.
        nodes: the nodes of the edition.

    Returns:
        The lexicon, and those of its concepts that the core does not have, named after their heads.
    """
    lexicon = Lexicon()
    for concept in known:
        lexicon.concepts.append(concept)
        lexicon.index(concept)
    count = len(lexicon.concepts)
    _add_heads(lexicon, nodes)
    added = lexicon.concepts[count:]
    for concept in added:
        concept.name = named_after(concept.family, next(iter(concept.en), (concept.label,)))
    return lexicon, added


def read_lexicon(nodes: Sequence[RuleNode], terms_path: Path) -> Lexicon:
    """Build the lexicon from the headings and glossary heads of the rulebooks and from `terms.toml`.

    Args:
        nodes: every node of every edition.
        terms_path: our own terms; a file that is missing adds nothing.

    Returns:
        The lexicon.
    """
    lexicon = Lexicon()
    _add_heads(lexicon, nodes)
    if terms_path.is_file():
        _add_terms(lexicon, tomllib.loads(terms_path.read_text(encoding="utf-8")))
    lexicon.join_halves()
    return lexicon


def _add_heads(lexicon: Lexicon, nodes: Sequence[RuleNode]) -> None:
    heads = list(_heads(nodes))
    common = Counter((node.edition, ja or en) for node, ja, _reading, en in heads)
    for node, ja, reading, en in heads:
        if common[node.edition, ja or en] >= _COMMONPLACE:
            continue
        concept = lexicon.concept(FAMILIES.get(node.book, node.book), ja, en)
        if reading:
            concept.readings[fold(reading)] = None


def split_title(node: RuleNode) -> tuple[str | None, str | None]:
    """Return the Japanese and the English heading of a node; "接死/Deathtouch" is taken apart."""
    if node.headword is not None:
        return node.headword.ja, node.headword.en
    ja = node.title_repaired.ja or node.title.ja
    en = node.title_repaired.en or node.title.en
    if ja and "/" in ja:
        first, _, second = ja.partition("/")
        if is_japanese(first) and not is_japanese(second):
            ja, en = first, en or second
    return ja, en


def named_title(node: RuleNode) -> tuple[str | None, str | None]:
    """Return the headings of a node as what they name: 「皇帝戦」変種ルール is 皇帝戦, "Emperor Variant" is "Emperor"."""
    ja, en = split_title(node)
    return (_KIND_JA.sub(r"\1\2", ja) if ja else ja), (_KIND_EN.sub(r"\1", en) if en else en)


def _heads(nodes: Iterable[RuleNode]) -> Iterator[tuple[RuleNode, str | None, str | None, str | None]]:
    for node in nodes:
        ja, en = named_title(node)
        if ja:
            ja = ja.strip(" 「」…。")
            for ending in _DROPPED_ENDINGS:
                if ja.endswith(ending) and len(ja) > len(ending):
                    ja = ja[: -len(ending)].rstrip("を")
                    break
            if len(ja) > _LONGEST_HEADING_JA or "。" in ja or "、" in ja or _DAMAGED.search(ja):
                ja = None
        if en and (len(en.split()) > _LONGEST_HEADING_EN or en.endswith((".", ":"))):
            en = None
        if ja or en:
            yield node, ja, node.headword.reading if node.headword else None, en


def _add_terms(lexicon: Lexicon, data: Mapping[str, Any]) -> None:
    lexicon.stops.extend(data.get("stop", []))
    for family, table in data.items():
        if not isinstance(table, Mapping):
            continue
        base = BASE_EDITIONS.get(family)
        for names, meaning in table.get("cards", {}).items():
            _add_card(lexicon, family, [name.strip() for name in names.split("|")], meaning)
        for term in table.get("terms", ()):
            ja, en = _listed(term.get("ja")), _listed(term.get("en"))
            also = _listed(term.get("also"))
            first = ja[0] if ja else None
            concept = lexicon.concept(family, first, en[0] if en else None)
            for form in (*ja, *en):
                concept.add(form, printed=True)
            for form in also:
                concept.add(form, printed=False)
            for reading in _listed(term.get("reading")):
                concept.readings[fold(reading)] = None
            concept.means.extend(_listed(term.get("means")))
            for number in _listed(term.get("see")):
                concept.see[number if ":" in number or base is None else node_id(base, number)] = None
            concept.weight = term.get("weight", concept.weight)


def _add_card(lexicon: Lexicon, family: str, names: Sequence[str], meaning: str) -> None:
    """Add a card by its names: no rulebook's term, but what it is asked about is known; its English name by its first part too."""
    concept = lexicon.new(family, names[0])
    concept.weight = CARD_WEIGHT
    for name in names:
        concept.add(name, printed=False)
        nickname, comma, _title = name.partition(", ")
        if comma:
            concept.add(nickname, printed=False)
    concept.means.append(meaning)


def _listed(value: str | list[str] | None) -> list[str]:
    return [value] if isinstance(value, str) else list(value or ())
