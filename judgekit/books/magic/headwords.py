"""Headwords lost from the glossary, recovered where the document itself proves them.

The title of the rule that an entry cites is often the entry's headword, but not always: 702.112 is cited by "Renown" and by
"Renowned". So each cited title is a claim that must stand up to what the definition says of itself, to the claims of the
other entries, to the printed headwords, and to the Japanese alphabetical order. The entries that no title heads are claimed by
the words that sentences define (`headword_sentences`), by two entries that send to each other ("See also Untapped" of Tapped), and
by the type of land before them ("See Landwalk" behind Island). What is not certain stays empty.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from judgekit.books.magic.headword_evidence import (
    Citation,
    Topic,
    cited_titles,
    reading_of_kana,
    standing,
    topic_of,
)
from judgekit.books.magic.headword_sentences import (
    Named,
    Rules,
    entries_referred_to,
    rules_cited,
    words_named,
)
from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual

_VERBAL_ENDINGS = ("する", "を行う")
"""Endings of Japanese titles that the headword may lack: the glossary sends to 起動 for 701.2 起動する, and in its order
合体する could not stand before 合体カード."""

_LAND_TYPE = re.compile(r"^One of the \w+ basic land types\b")
_AFTER_A_TYPE = re.compile(r"\[[Tt]ype\]([a-z]+)")


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


def recover(
    entries: Sequence[RuleNode], headings: Mapping[str, Bilingual], texts: Mapping[str, Bilingual] | None = None
) -> list[RuleNode]:
    """Give entries that lost their headword the one that is certain; every other entry stays as it is.

    Args:
        entries: the glossary's entries in document order.
        headings: titles of the rules by number, sections and groups included.
        texts: texts of the rules by number, by whose sentences heads are recovered that no title is; without them none is.

    Returns:
        The entries in the same order; where a headword was recovered, headword and name (and so the id) are changed.
    """
    result = _by_titles(entries, headings)
    if texts:
        rules = Rules(texts, headings)
        for found in (_sent_to_by_each_other, partial(_named, rules=rules), partial(_behind_a_land, rules=rules)):
            result = _with_english(result, found(result))
        result = _with_japanese(result)
    return result


def _by_titles(entries: Sequence[RuleNode], headings: Mapping[str, Bilingual]) -> list[RuleNode]:
    """Give the entries the titles of the rules they cite where those are certain."""
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


def _without_english(entries: Sequence[RuleNode]) -> list[int]:
    """Return the places of the entries whose English head is lost."""
    return [
        place
        for place, entry in enumerate(entries)
        if "headword-lost" in entry.flags and not (entry.headword and entry.headword.en)
    ]


def _english_heads(entries: Sequence[RuleNode]) -> set[str]:
    """Return every English head that is known, each word of a head of several by itself, in lower case."""
    heads = [entry.headword.en for entry in entries if entry.headword and entry.headword.en]
    return {part.strip().casefold() for head in heads for part in (head, *head.split("/"))}


def _with_english(entries: Sequence[RuleNode], heads: Mapping[int, str]) -> list[RuleNode]:
    """Return the entries, some with an English head that was recovered."""
    taken = {entry.name for entry in entries}
    result = list(entries)
    for place, en in heads.items():
        entry = result[place]
        name = f"glossary/{en}"
        if name not in taken:
            taken.add(name)
            known = entry.headword or Headword()
            recovered = tuple(lang for lang, half in (("ja", known.ja), ("en", en)) if half is not None)
            result[place] = replace(entry, name=name, headword=Headword(known.ja, known.reading, en, recovered))
    return result


def _sent_to_by_each_other(entries: Sequence[RuleNode]) -> dict[int, str]:
    """Return the heads of the pairs of entries that cite the same rule and send to each other: Tapped and Untapped."""
    known = _english_heads(entries)
    sends: dict[int, str] = {}
    for place in _without_english(entries):
        names = [name for name in entries_referred_to(entries[place].text)[1] if name.casefold() not in known]
        if len(names) == 1:
            sends[place] = names[0]
    heads: dict[int, str] = {}
    for place, name in sends.items():
        partners = [
            other
            for other, sent in sends.items()
            if other != place
            and sent.casefold() != name.casefold()
            and set(rules_cited(entries[place].text.en or "")) == set(rules_cited(entries[other].text.en or ""))
        ]
        if len(partners) == 1:
            heads[place] = sends[partners[0]]
    counts = Counter(heads.values())
    return {place: head for place, head in heads.items() if counts[head] == 1}


def _named(entries: Sequence[RuleNode], rules: Rules) -> dict[int, str]:
    """Return the heads that sentences name: the best for their entry and the best entry for them, without an equal.

    What is so found leaves the others, until nothing more is found.
    """
    taken = _english_heads(entries)
    open_ = {place: words_named(entries[place].text, rules) for place in _without_english(entries)}
    heads: dict[int, str] = {}
    while True:
        claims = {
            place: [named for named in words if named.word.casefold() not in taken] for place, words in open_.items()
        }
        bests = {place: best for place, words in claims.items() if (best := _alone_best(words)) is not None}
        found = {place: best.word for place, best in bests.items() if _is_uncontested(place, best, claims, bests)}
        if not found:
            return heads
        heads |= found
        taken |= {head.casefold() for head in found.values()}
        for place in found:
            del open_[place]


def _is_uncontested(place: int, best: Named, claims: Mapping[int, Sequence[Named]], bests: Mapping[int, Named]) -> bool:
    """Tell whether no other entry has a better claim to a word, nor an equal one while having nothing else to be."""
    word = best.word.casefold()
    rivals = (
        (other, named)
        for other, words in claims.items()
        for named in words
        if other != place and named.word.casefold() == word
    )
    return not any(
        named.weight > best.weight or (named.weight == best.weight and bests.get(other) == named)
        for other, named in rivals
    )


def _alone_best(words: Sequence[Named]) -> Named | None:
    """Return the word that is certain above all others; None where two are equal."""
    if not words:
        return None
    best = max(words, key=lambda named: named.weight)
    return None if sum(named.weight == best.weight for named in words) > 1 else best


def _behind_a_land(entries: Sequence[RuleNode], rules: Rules) -> dict[int, str]:
    """Return the heads of entries that only send to an ability named after a type of land, and stand behind that type."""
    endings = _endings(entries, rules)
    heads: dict[int, str] = {}
    land: str | None = None
    lost = set(_without_english(entries))
    for place, entry in enumerate(entries):
        ending = endings.get((entry.text.en or "").strip())
        if ending is None or place not in lost:
            is_land = _LAND_TYPE.match(entry.text.en or "") is not None
            land = entry.headword.en if is_land and entry.headword else None
        elif land is not None:
            heads[place] = land + ending
    counts = Counter(heads.values())
    return {place: head for place, head in heads.items() if counts[head] == 1}


def _endings(entries: Sequence[RuleNode], rules: Rules) -> dict[str, str]:
    """Return what stands behind a type in the names of an ability's kinds ("walk"), by the words that send to the ability."""
    endings: dict[str, str] = {}
    for entry in entries:
        if entry.headword is None or not entry.headword.en:
            continue
        for number in rules_cited(entry.text.en or ""):
            sentences = " ".join(rules.sentences(number))
            forms = {ending for ending in _AFTER_A_TYPE.findall(sentences) if entry.headword.en.endswith(ending)}
            if len(forms) == 1:
                endings[f"See {entry.headword.en}."] = forms.pop()
    return endings


def _with_japanese(entries: Sequence[RuleNode]) -> list[RuleNode]:
    """Give the recovered English heads their Japanese ones where the halves of another entry send to both by name."""
    named: dict[str, set[str]] = defaultdict(set)
    for entry in entries:
        japanese, english = entries_referred_to(entry.text)
        if len(japanese) == len(english) == 1:
            named[english[0]].add(japanese[0])
    taken = {entry.headword.ja for entry in entries if entry.headword and entry.headword.ja}
    counts = Counter(name for names in named.values() for name in names)
    result = []
    for entry, place in zip(entries, _places(entries), strict=True):
        head = entry.headword
        if head is not None and head.en and "en" in head.recovered and head.ja is None:
            names = named.get(head.en, set())
            ja = next(iter(names)) if len(names) == 1 else None
            if ja and ja not in taken and counts[ja] == 1 and " " not in ja and _fits(ja, place):
                whole = Headword(ja, reading_of_kana(ja), head.en, ("ja", "en"))
                entry = replace(entry, headword=whole)
        result.append(entry)
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
    ja = topic.ja if topic.ja and _is_what_is_left(quoted, topic.ja) and _is_certain(topic.ja) else None
    return _Claim(index, citation.number, rank, ja, en) if rank and (ja or en) else None


def _is_what_is_left(quoted: str | None, title: str) -> bool:
    """Tell whether a quoted title, where one is quoted, is a title with no more than some characters lost."""
    rest = iter(title)
    return quoted is None or all(character in rest for character in quoted)


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
