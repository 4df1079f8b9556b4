"""Headwords lost from the glossary, recovered where the definition's own "See rule N, "Title"" makes them certain.

The title of the rule that an entry cites is often the entry's headword, but not always: 702.112 is cited by "Renown" and by
"Renowned". So each cited title is a claim that must stand up to what the definition says of itself, to the claims of the
other entries, to the printed headwords, and to the Japanese alphabetical order. What is not certain stays empty.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from judgekit.books.magic.headword_evidence import (
    Citation,
    Topic,
    cited_titles,
    reading_of_kana,
    standing,
    topic_of,
)
from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual

_VERBAL_ENDINGS = ("する", "を行う")
"""Endings of Japanese titles that the headword may lack: the glossary sends to 起動 for 701.2 起動する, and in its order
合体する could not stand before 合体カード."""


@dataclass(frozen=True, slots=True)
class _Claim:
    """That an entry is headed by the title of a rule it cites.

    Attributes:
        entry: index of the entry.
        number: number of the cited rule.
        standing: how well the definition bears it out; higher is better.
        ja: Japanese headword it would give.
        en: English headword it would give.
    """

    entry: int
    number: str
    standing: int
    ja: str | None
    en: str | None


def recover(entries: Sequence[RuleNode], headings: Mapping[str, Bilingual]) -> list[RuleNode]:
    """Give entries that lost their headword the one that is certain; every other entry stays as it is.

    Args:
        entries: the glossary's entries in document order.
        headings: titles of the rules by number, sections and groups included.

    Returns:
        The entries in the same order; where a headword was recovered, headword and name (and so the id) are changed.
    """
    claims = _uncontested(list(_claims(entries, headings)))
    result = list(entries)
    taken = {entry.name for entry in entries}
    for claim in claims:
        entry = entries[claim.entry]
        name = f"glossary/{claim.en or claim.ja}"
        if name in taken:
            continue
        taken.add(name)
        recovered = tuple(lang for lang, half in (("ja", claim.ja), ("en", claim.en)) if half is not None)
        reading = reading_of_kana(claim.ja) if claim.ja else None
        result[claim.entry] = replace(entry, name=name, headword=Headword(claim.ja, reading, claim.en, recovered))
    return result


def is_lost(entry: RuleNode) -> bool:
    """Tell whether nothing is known of an entry's headword."""
    return entry.headword is None or not (entry.headword.ja or entry.headword.en)


def _claims(entries: Sequence[RuleNode], headings: Mapping[str, Bilingual]) -> Iterator[_Claim]:
    """Make every claim that is borne out by the entry's own definition and fits its place in the glossary."""
    printed = [entry.headword for entry in entries if entry.headword is not None and not is_lost(entry)]
    taken = {head.en.casefold() for head in printed if head.en}
    # The document lost the lines without white space: where every printed headword line has some, no lost one had any.
    only_words = bool(printed) and all(" " in f"{head.ja}{head.en}" for head in printed)
    places = _places(entries)
    for index, entry in enumerate(entries):
        if not is_lost(entry):
            continue
        citations = cited_titles(entry.text)
        for citation in citations:
            topic = topic_of(citation.number, headings)
            if topic is None or (only_words and " " in topic.en):
                continue
            claim = _claim(index, entry, citation, topic, [other.number for other in citations])
            if claim is not None and (claim.en or "").casefold() not in taken and _fits(claim.ja, places[index]):
                yield claim


def _claim(index: int, entry: RuleNode, citation: Citation, topic: Topic, cited: Sequence[str]) -> _Claim | None:
    """Weigh one citation; None where the definition does not bear it out."""
    if citation.title is not None and citation.title.casefold() not in (
        topic.en.casefold(),
        (topic.ja or "").casefold(),
    ):
        return None
    rank, en = standing(entry.text, topic, cited)
    quoted = next((c.title for c in cited_titles(Bilingual(ja=entry.text.ja)) if c.number == citation.number), None)
    ja = topic.ja if topic.ja and quoted in (None, topic.ja) and _is_certain(topic.ja) else None
    return _Claim(index, citation.number, rank, ja, en) if rank and (ja or en) else None


def _is_certain(title: str) -> bool:
    """Tell whether a rule's Japanese title, undamaged, is how the glossary heads its topic."""
    is_remainder = len(title) == 1 and reading_of_kana(title) is not None  # す, where the document lost half of 探す
    return not is_remainder and not title.endswith(_VERBAL_ENDINGS)


def _uncontested(claims: list[_Claim]) -> list[_Claim]:
    """Keep the claims that are the best both for their rule and for their entry, without an equal."""
    by_rule: dict[str, list[_Claim]] = defaultdict(list)
    by_entry: dict[int, list[_Claim]] = defaultdict(list)
    for claim in claims:
        by_rule[claim.number].append(claim)
        by_entry[claim.entry].append(claim)
    return [
        claim for claim in claims if _is_best(claim, by_rule[claim.number]) and _is_best(claim, by_entry[claim.entry])
    ]


def _is_best(claim: _Claim, rivals: list[_Claim]) -> bool:
    return all(rival is claim or rival.standing < claim.standing for rival in rivals)


def _places(entries: Sequence[RuleNode]) -> list[tuple[str, str]]:
    """Return for each entry the printed readings before and after it; nothing where the printed ones are not in order."""
    readings = [entry.headword.reading if entry.headword else None for entry in entries]
    printed = [reading for reading in readings if reading]
    if printed != sorted(printed):
        return [("", "")] * len(entries)
    before, after = "", ""
    lower: list[str] = []
    for reading in readings:
        lower.append(before)
        before = reading or before
    upper: list[str] = []
    for reading in reversed(readings):
        upper.append(after)
        after = reading or after
    return list(zip(lower, reversed(upper), strict=True))


def _fits(ja: str | None, place: tuple[str, str]) -> bool:
    """Tell whether a Japanese headword may stand between these readings; one whose reading is unknown may."""
    reading = reading_of_kana(ja) if ja else None
    if reading is None:
        return True
    before, after = place
    return (not before or before <= reading) and (not after or reading <= after)
