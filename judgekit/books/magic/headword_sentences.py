"""What sentences say outright of the word they define: those of a glossary definition, and those of the rules it cites.

A definition often names its own head ("An object is historic if …", "a system of "priority""), and the rule it cites often says
the same with the word in it ("Anything that happens in a game is an event"). A sentence of a rule speaks for a definition by how
many of the definition's words it holds; the word it defines stands in one of few places.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from judgekit.core.text import Bilingual

OUTRIGHT, FITTING = 2, 1
"""How certain a word is: its definition names it or a rule says what the definition says; or a rule says part of it."""

_WHOLE, _PART = 0.7, 0.4
"""The share of a definition's words that a sentence of a rule holds when it says the same, or part of it."""

_NAMED_SO = 0.1
"""What a sentence weighs more where the definition has the word as part of a name."""

_SENSE = re.compile(r"^(?:\d+[.．]|[(（](?:Obsolete|廃語)[)）]) ?")
_SENTENCE = re.compile(r"(?<=[.!?])[\"”)]* +|\n")
_SEE = re.compile(r"\bSee (?:also )?(?!rules?\b|section\b)([^.]+)\.")
_SEE_A_RULE = re.compile(r"\bSee (?:also )?(?:rules?|section) .*$")
_SEE_JAPANESE = re.compile(r"(?:^|[〕。\n]|rule [\d.]+[a-z]?)、?((?:(?!rule )[^〕。\n])+?) 参照")
_CITED = re.compile(r"(?<![\d.])\d{3}(?:\.\d+(?:[a-z](?![a-z]))?)?(?!\d)")
_SECTION = re.compile(r"\bsection (\d)\b")
_CITED_OR_SECTION = re.compile(r"\b(?:rules?|section) (\d{1,3}(?:\.\d+(?:[a-z](?![a-z]))?)?)(?!\d)")
_WORD = r"[A-Za-z]+(?:-[A-Za-z]+)*"
_DULL = frozenset((
    "the", "that", "this", "those", "these", "having", "and", "for", "from", "with", "its", "it's", "them", "they", "their",
    "there", "has", "have", "had", "may", "can", "can't", "are", "isn't", "was", "were", "also", "any", "each", "all", "both",
    "some", "other", "another", "such", "more", "less", "than", "when", "where", "which", "while", "who", "whose", "what", "you",
    "your", "not", "into", "onto", "off", "out", "being", "been", "given", "usually", "often", "only", "used", "uses", "use",
    "one", "two",
))  # fmt: skip
"""Words that say nothing of what is defined."""

_ENDINGS = ("ings", "ing", "ies", "ied", "ily", "ed", "es", "ly", "s", "y", "e")

_BY_ITSELF = tuple(
    re.compile(pattern)
    for pattern in (
        rf'\b[Tt]he (?:word|term) "({_WORD}),?"',
        rf'^"({_WORD})" (?:used to be|is)\b',
        rf'\b(?:used|being|system of|automatically|stack|is) "({_WORD})(?:[,.]?"|\.$)',
        rf'\bprinted with "({_WORD}) \[',
        rf'"[a-z]+ as an? ({_WORD})"',
        r"\bwith the ([A-Z][a-z]+) creature type\b",
        rf"^An? [^.]* is ({_WORD})(?: if\b|\.)",
        rf"^An? [^.]* becomes ({_WORD})\.",
        rf"^(?!There|This|It|That|What|Which)({_WORD}) is an? ",
        rf"^To take an? ({_WORD}) is to\b",
        rf"^To ((?!take\b)[a-z]+) an? {_WORD} is to\b",
        rf"^(?:In [^,]*, )?[Aa]n? (?:{_WORD} )?{_WORD}'s ({_WORD}) (?:is|includes|determines|text can)\b",
        rf"^(?:In [^,]*, )?[Aa]n? (?:{_WORD} )?{_WORD}'s ({_WORD})s are\b",
    )
)
"""Where a definition names what it defines; the first place found decides."""

_DOES = re.compile(rf"^An? {_WORD} can ({_WORD}) an? ")
_DOING = re.compile(r"^([A-Z][a-z]+)ing (?:an?|the) ")
_SORT = re.compile(r"^An? [\w-]+ subtype\b")
_OF_SORT = re.compile(rf"^({_WORD})(?: (?:spells?|permanents?|creatures?))? (?:have|can|target|are)\b")
_SORT_RULE = re.compile(rf'\bsubtypes? "({_WORD})')
_DIRECTED = re.compile(rf"^({_WORD}-{_WORD}) \w+ are\b")
_SENDS_TO_QUOTED = re.compile(rf'^See [^".]*"({_WORD})" ?[^".]*\.$')
_TOLD_BY_THE_TRANSLATOR = re.compile(r"訳注[:：][^)）]*?[、。]([A-Z][a-z]+)が廃語")

_BY_A_RULE = tuple(
    re.compile(pattern)
    for pattern in (
        rf'\bbecomes? "({_WORD})"',
        rf'"When you ({_WORD}) \[',
        rf"\bis an? ({_WORD})\.$",
        rf"^(?:The |An? )?({_WORD}) is found on\b",
        rf"^(?:{_WORD} and )?({_WORD})(?: and {_WORD})? are designations\b",
        rf"^({_WORD})(?: and {_WORD}) are designations\b",
        rf"^[Aa]n? (?:{_WORD} )?{_WORD}'s ({_WORD}) (?:is|to|or)\b",
        rf"\b(?:have|has) (?:an?|one) ({_WORD}), wh(?:ich is|o sits)\b",
        rf"\bplayers (?:{_WORD} )*are ({_WORD})s\b",
        r"\bthe letter ([A-Z]) as\b",
        rf"\busing an? ({_WORD}) system\b",
        rf"\bin a series of ({_WORD})s\b",
        rf"\bmake use of (?:{_WORD} )*({_WORD})s\b",
        rf"\binto ({_WORD})s\.$",
    )
)
"""Where a sentence of a rule stands the word it defines."""

_PART_OF_A_SECTION = re.compile(rf"\b(?:broken down into|consists of {_WORD}) ({_WORD})s\b")
_GAME = re.compile(rf"^In ({_WORD}) (?:{_WORD} )?games\b")
_QUOTED = re.compile(rf'(?<!\] )"({_WORD})(?:[,.]?"|\.$)')
_DEED = re.compile(rf"^To ({_WORD}) (an?|the) ({_WORD})\b")
_GENUS = re.compile(r"^An? (variant|designation|option|numerical designation)\b")
_OF_GENUS = re.compile(rf"^(?:The |An? )?({_WORD}) is (?:an? (variant|designation|option)|neither)\b")
_BETWEEN_BRACKETS = re.compile(rf"\] ({_WORD}) \[")
_GLOSSED = re.compile(rf"\b({_WORD})(?: play)? \((?:an? )?([^()]*)\)")
_SUPERTYPE = re.compile(r"^A supertype\b")
_SUPERTYPE_RULE = re.compile(rf'\bwith the supertype "({_WORD})"')
_ADDS = re.compile(r"Add (\{\w\})")


@dataclass(frozen=True, slots=True)
class Named:
    """A word that a sentence gives a definition as its head.

    Attributes:
        word: as the glossary heads it, its first letter capital.
        standing: OUTRIGHT or FITTING.
        share: how much of the definition the sentence holds; 1.0 where the definition itself names the word.
    """

    word: str
    standing: int
    share: float = 1.0

    @property
    def weight(self) -> tuple[int, float]:
        """Return by what the word is compared with others."""
        return self.standing, round(self.share, 2)


class Rules:
    """The English sentences of the rules, a rule's with those of its subrules, and the titles."""

    def __init__(self, texts: Mapping[str, Bilingual], headings: Mapping[str, Bilingual]) -> None:
        self._headings = headings
        self._sentences: dict[str, list[str]] = {}
        for number, text in texts.items():
            found = [part.strip() for part in _SENTENCE.split(text.en or "") if part.strip()]
            for above in _with_those_above(number):
                self._sentences.setdefault(above, []).extend(found)

    def sentences(self, number: str) -> Sequence[str]:
        """Return the sentences of a rule and of its subrules."""
        return self._sentences.get(number, ())

    def title(self, number: str) -> str:
        """Return the English title of a rule; empty where it has none."""
        heading = self._headings.get(number)
        return (heading.en or "") if heading else ""


def _with_those_above(number: str) -> Iterator[str]:
    yield number
    whole = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    if whole != number:
        yield whole
    if "." in number:
        yield number.partition(".")[0]
        yield number[0]


def entries_referred_to(text: Bilingual) -> tuple[list[str], list[str]]:
    """Return the heads of other entries that a definition sends to ("See also Tapped", "タップ状態 参照"): Japanese, English."""
    english = [name.strip() for match in _SEE.finditer(text.en or "") for name in match[1].split(", ")]
    japanese = [name for match in _SEE_JAPANESE.finditer(text.ja or "") for name in match[1].strip().split("、")]
    return japanese, english


def rules_cited(text: str) -> list[str]:
    """Return the numbers of the rules that a definition cites, each once, in order."""
    return list(dict.fromkeys([*_CITED.findall(text), *_SECTION.findall(text)]))


def words_named(text: Bilingual, rules: Rules) -> list[Named]:
    """Return the words that the sentences of a definition, and those of the rules it cites, give it as its head."""
    if not text.en:
        return list(_only_term(text.ja or "", rules))
    sentences = _definition(text.en)
    cited = rules_cited(text.en)
    others = {name.casefold() for name in entries_referred_to(text)[1]}
    best: dict[str, Named] = {}
    for named in (*_by_itself(sentences, text, cited, rules), *_by_rules(sentences, text.en, cited, rules)):
        known = best.get(named.word)
        if named.word.casefold() not in others | _DULL and (known is None or known.weight < named.weight):
            best[named.word] = named
    return list(best.values())


def _definition(english: str) -> list[str]:
    """Return the sentences of a definition, without the numbers of its senses and without what it refers to."""
    bare = [_SEE.sub("", _SEE_A_RULE.sub("", _SENSE.sub("", line))) for line in english.split("\n")]
    return [sentence.strip() for line in bare for sentence in _SENTENCE.split(line) if sentence.strip()]


def _only_term(japanese: str, rules: Rules) -> Iterator[Named]:
    """Yield the term that the only rule cited defines: "The term W means …"; all there is where the English half is lost."""
    cited = rules_cited(japanese)
    if len(cited) == 1 and "." in cited[0]:
        found = [re.match(rf'The term "?({_WORD})"? means\b', sentence) for sentence in rules.sentences(cited[0])]
        terms = {match[1] for match in found if match}
        yield from (Named(_head(term), OUTRIGHT) for term in terms if len(terms) == 1)


def _by_itself(sentences: Sequence[str], text: Bilingual, cited: Sequence[str], rules: Rules) -> Iterator[Named]:
    """Yield the word by which a definition calls what it defines."""
    sent = _SENDS_TO_QUOTED.match(text.en or "")
    told = _TOLD_BY_THE_TRANSLATOR.search(text.ja or "")
    yield from (Named(_head(match[1]), OUTRIGHT) for match in (sent, told) if match)
    for place, sentence in enumerate(sentences):
        word = next((match[1] for pattern in _BY_ITSELF if (match := pattern.search(sentence))), None)
        if word is None and place and sentences[0].startswith("To "):
            does, doing = _DOES.match(sentence), _DOING.match(sentence)
            word = does[1] if does else _verb(doing[1], cited, rules) if doing else None
        if word is None and place and _SORT.match(sentences[0]):
            of_sort = _OF_SORT.match(sentence)
            word = _sort(of_sort[1], cited, rules) if of_sort else None
        if word is None and place:
            directed = _DIRECTED.match(sentence)
            word = directed[1].title() if directed and _holds_words(sentences[0], directed[1]) else None
        if word is not None:
            yield Named(_head(_deed_named(word, sentence)), OUTRIGHT)
            return


def _deed_named(word: str, sentence: str) -> str:
    """Return the verb of one quoted in the third person: "resolves" of what an ability does."""
    third = re.search(rf'(?:automatically|stack) "{word}', sentence) is not None and word.endswith("s")
    return word[:-1] if third else word


def _holds_words(sentence: str, hyphenated: str) -> bool:
    stems = {_stem(word) for word in re.findall(_WORD, sentence)}
    return all(_stem(part) in stems for part in hyphenated.split("-"))


def _verb(stem: str, cited: Sequence[str], rules: Rules) -> str | None:
    """Return the verb whose -ing form is given without its ending, as a cited rule prints it: "concede"."""
    for number in cited:
        for sentence in rules.sentences(number):
            match = re.search(rf"\b(?:can|may|to) ({stem}e?)\b", sentence, re.IGNORECASE)
            if match is not None:
                return match[1].lower()
    return None


def _sort(subject: str, cited: Sequence[str], rules: Rules) -> str | None:
    """Return a subtype in the singular: as a cited rule or its title prints it."""
    printed = [word for number in cited for word in re.findall(_WORD, rules.title(number))]
    printed += [word for number in cited for one in rules.sentences(number) for word in _SORT_RULE.findall(one)]
    return next((word for word in printed if _stem(word) == _stem(subject) and len(word) <= len(subject)), None)


def _by_rules(sentences: Sequence[str], english: str, cited: Sequence[str], rules: Rules) -> Iterator[Named]:
    """Yield the words that the cited rules define in the definition's own words."""
    if not sentences:
        return
    first = sentences[0]
    own = _content(first)
    used = {_head(word) for word in re.findall(_WORD, first) if word.islower()}
    others = tuple(f"{name} " for name in entries_referred_to(Bilingual(en=english))[1])
    adds = _ADDS.search(english) if first.startswith("One of the ") else None
    found = [*_common(cited, rules), *_titled(english, rules)]
    for number in cited:
        for sentence in rules.sentences(number):
            if adds is not None:
                kind = re.search(rf"\b[Ff]or ([A-Z][a-z]+), (?:\[[^]]*\] is )?{re.escape(adds[1])}", sentence)
                if kind is not None:
                    found.append(Named(_printed_alone(kind[1], rules.sentences(number)), OUTRIGHT))
            elif _SUPERTYPE.match(first):
                kind = _SUPERTYPE_RULE.search(sentence)
                if kind is not None:
                    whole = _content(" ".join([*sentences, *_SEE.findall(english)]))
                    yield Named(_head(kind[1]), FITTING, _share(whole, sentence))
            elif len(number) == 1:
                share = _share(own, sentence)
                part = _PART_OF_A_SECTION.search(sentence)
                if part is not None and share >= _PART:
                    found.append(Named(_head(part[1]), FITTING, share))
            elif not _SORT.match(first):
                found += _defined_in(sentence, first, own)
        found += _copied(first, number, rules)
        found += _paid(first, number, rules)
    for named in found:
        if named.word not in used and not any(name.startswith(f"{named.word} ") for name in others):
            yield named


def _common(cited: Sequence[str], rules: Rules) -> Iterator[Named]:
    """Yield what each of several cited rules says who or what it is: "a permanent's owner is …", "a spell's owner is …"."""
    if len(cited) < 2 or not all("." in number for number in cited):
        return
    defined = [
        {
            _singular(word).lower()
            for sentence in rules.sentences(number)
            for word in re.findall(rf"\b(?:[Aa]n? {_WORD}'s|the {_WORD}'s|is its|^The) ({_WORD})\b", sentence)
        }
        for number in cited
    ]
    shared = set.intersection(*defined)
    yield from (Named(_head(word), OUTRIGHT) for word in shared if len(shared) == 1)


def _titled(english: str, rules: Rules) -> Iterator[Named]:
    """Yield the only word that the titles of all rules cited for a definition share, in the singular: Ability."""
    cited = _CITED_OR_SECTION.findall(english.rpartition("\n")[2])
    titles = [{_singular_of_title(word) for word in re.findall(_WORD, rules.title(number))} for number in cited]
    shared = set.intersection(*titles) - {""} if len(titles) > 1 else set()
    whole = {_singular_of_title(rules.title(number)) for number in cited}
    yield from (Named(word, FITTING) for word in shared & whole if len(shared) == 1)


def _singular_of_title(word: str) -> str:
    return word[:-3] + "y" if word.endswith("ies") else _singular(word) if word[:1].isupper() else ""


def _copied(first: str, number: str, rules: Rules) -> Iterator[Named]:
    """Yield the deed that a rule's title names and its text puts in quotation marks: "copy" of Copying Objects."""
    title = re.match(rf"({_WORD})ing \w", rules.title(number))
    if title is not None and first.startswith("To "):
        quoted = {word for sentence in rules.sentences(number) for word in re.findall(rf'"({_WORD})"', sentence)}
        yield from (Named(_head(word), OUTRIGHT) for word in quoted if word.lower() == title[1].lower())


def _paid(first: str, number: str, rules: Rules) -> Iterator[Named]:
    """Yield the only deed that a rule says is done to what it is about, where the definition tells of one done to it."""
    topic = _singular(rules.title(number)).lower()
    if topic and first.startswith("To ") and re.search(rf"\ban? {re.escape(topic)}\.?$", first):
        deeds = {m[1] for sentence in rules.sentences(number) if (m := _DEED.match(sentence)) and m[3] == topic}
        yield from (Named(_head(deed), OUTRIGHT) for deed in deeds if len(deeds) == 1)


def _printed_alone(word: str, sentences: Sequence[str]) -> str:
    """Return a name printed in the plural as the rule lists it: "Island" of "Islands", "Plains" of "Plains"."""
    listed = {name for one in sentences for name in re.findall(rf"(?<![Ff]or )\b({_WORD})(?:,|\.)", one)}
    return word if word in listed else _singular(word)


def _defined_in(sentence: str, first: str, own: frozenset[str]) -> Iterator[Named]:
    """Yield the words that one sentence of a rule defines, weighed by how much of the definition it holds."""
    share = _share(own, sentence)
    standing = OUTRIGHT if share >= _WHOLE else FITTING if share >= _PART else 0
    if standing and len(own & _content(sentence)) > 1:
        for pattern in _BY_A_RULE:
            for word in pattern.findall(sentence):
                # A definition may use its own word as a name: "in an Emperor game".
                named_so = f" {_head(word)} " in first
                yield Named(_head(word), standing, share + _NAMED_SO * named_so)
        if standing == OUTRIGHT:
            named = [*_QUOTED.findall(sentence), *_GAME.findall(sentence)]
            yield from (Named(_head(word), standing, share) for word in named)
        deed = _DEED.match(sentence)
        if deed is not None and first.startswith("To "):
            yield Named(_head(deed[1]), standing, share)
    genus, of_genus = _GENUS.match(first), _OF_GENUS.match(sentence)
    if genus is not None and of_genus is not None and (of_genus[2] or "") in genus[1] and share >= _PART / 2:
        yield Named(_head(of_genus[1]), OUTRIGHT if of_genus[2] and share >= _PART else FITTING, share)
    if first.startswith("A word used"):
        yield from (Named(_head(word), OUTRIGHT) for word in _BETWEEN_BRACKETS.findall(sentence))
    defined = re.match(rf"^(?:An? )?(?:{_WORD} )*?({_WORD}) (?:that|of|where)\b", first)
    for gloss in _GLOSSED.finditer(sentence):
        inside = _share(own, gloss[2])
        if defined is not None and inside >= _PART and _stem(defined[1]) in _content(gloss[2]):
            plural = re.search(rf"\b{re.escape(defined[1])}s\b|ies\b", gloss[2]) is not None
            word = _singular(gloss[1]) if plural else gloss[1]
            yield Named(_head(word), OUTRIGHT if inside >= _WHOLE else FITTING, inside)


def _content(sentence: str) -> frozenset[str]:
    """Return the stems of the words of a sentence that say something."""
    words = re.findall(r"[a-z]{3,}", sentence.lower().replace("'s", ""))
    return frozenset(_stem(word) for word in words if word not in _DULL)


def _stem(word: str) -> str:
    word = word.lower()
    ending = next((ending for ending in _ENDINGS if word.endswith(ending) and len(word) - len(ending) > 2), "")
    return word if not ending or word.endswith("ss") else word[: len(word) - len(ending)]


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _share(own: frozenset[str], sentence: str) -> float:
    return len(own & _content(sentence)) / len(own) if own else 0.0


def _head(word: str) -> str:
    """Return a word as the glossary heads it: each of its parts with a capital, unless it is printed as a name."""
    return word if word[:1].isupper() else "-".join(part[:1].upper() + part[1:] for part in word.split("-"))
