"""What a glossary definition says about its own headword: the titles it cites and how its sentences speak of them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from judgekit.core.text import Bilingual

TopicKind = Literal["ability", "action", "other"]

_RULE_NUMBER = r"\d{1,3}(?:\.\d+(?:[a-z](?![a-z]))?)?"
_CITED_NUMBER = re.compile(r"(?<![\d.])\d{3}(?:\.\d+(?:[a-z](?![a-z]))?)?(?!\d)")
_ENGLISH_CITATION = re.compile(rf'\b(?:rules?|section) ({_RULE_NUMBER})(?:, "([^"]+?)[,.;]?"?(?="|$))?')
_JAPANESE_CITATION = re.compile(rf"rule ({_RULE_NUMBER})(?:〔?((?:(?!rule )[^〔〕、。])*)〕)?")
_SENSE = re.compile(r"^\d+[.．] ?")
_REMARK = re.compile(r"^[(（](?:Obsolete|廃語)[)）] ?")
_SENTENCE = re.compile(r'(?<=[.!?])["”]? ')

_GROUP_KINDS: Mapping[str, TopicKind] = {"Keyword Abilities": "ability", "Keyword Actions": "action"}
"""What the rules of a group define, by the group's title."""

_DEFINES_ANOTHER = re.compile(
    r"^(?:\w+ with \w+, )?An? (?:\w+ ){0,2}(?:variant|designation|status|supertype|subtype|subsection|term that)\b"
)
"""Openings that define something that belongs to the cited rule but is not its topic ("A designation given to …")."""

_DEFINES_ABILITY = re.compile(r"\b(?:keywords?|abilit(?:y|ies))\b")
_DEFINES_ONE = re.compile(r"^(?:An?|One|The|Something)\b")

_OUTRIGHT, _FITTING, _POSSIBLE, _NOT = 3, 2, 1, 0


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule that a definition refers to, with the title it quotes, if any."""

    number: str
    title: str | None


@dataclass(frozen=True, slots=True)
class Topic:
    """What a rule with a title is about.

    Attributes:
        number: the rule's number.
        kind: whether its group defines keyword abilities, keyword actions, or it is another rule.
        ja: Japanese title, without the English one that a keyword's heading repeats.
        en: English title.
    """

    number: str
    kind: TopicKind
    ja: str | None
    en: str


def topic_of(number: str, headings: Mapping[str, Bilingual]) -> Topic | None:
    """Return what the rule with this number is about; None where it has no English title."""
    heading = headings.get(number)
    if heading is None or not heading.en:
        return None
    group = headings.get(number.partition(".")[0]) if "." in number else None
    kind = _GROUP_KINDS.get((group.en if group else None) or "", "other")
    ja = heading.ja.removesuffix(f"/{heading.en}") if heading.ja else None
    return Topic(number, kind, ja, heading.en)


def cited_numbers(text: str) -> set[str]:
    """Return the rule numbers that stand in a definition, in either language."""
    return set(_CITED_NUMBER.findall(text))


def cited_titles(text: Bilingual) -> list[Citation]:
    """Return the rules that speak for the whole definition, from the English half, else from the Japanese one.

    Where senses are numbered, these are the ones cited behind the last sense, else those of the first sense.
    """
    pattern, half = (_ENGLISH_CITATION, text.en) if text.en else (_JAPANESE_CITATION, text.ja or "")
    lines = half.split("\n")
    if _SENSE.match(lines[0]):
        closing = [line for line in lines if not _SENSE.match(line)]
        lines = closing if any(pattern.search(line) for line in closing) else lines[:1]
    return [Citation(match[1], match[2] or None) for line in lines for match in pattern.finditer(line)]


def standing(text: Bilingual, topic: Topic, cited: Sequence[str]) -> tuple[int, str | None]:
    """Tell how well a definition bears out that its headword is the topic of a rule it cites.

    Args:
        text: the definition.
        topic: what one of the cited rules is about.
        cited: numbers of the rules cited for the whole definition, in order.

    Returns:
        A rank, 0 where the definition contradicts it, and the English headword, None where its form is not certain.
    """
    if "/" in topic.en:
        return _NOT, None
    if text.en is None:
        return _standing_in_japanese(text.ja or "", topic, cited)
    definition = _REMARK.sub("", _SENSE.sub("", text.en))
    opening = _SENTENCE.split(definition, maxsplit=1)[0]
    if _DEFINES_ANOTHER.match(opening):
        return _NOT, None
    mentioned = _mentions(opening, topic.en)
    if topic.kind == "ability":
        return (_FITTING - mentioned if _DEFINES_ABILITY.search(opening) else _NOT), topic.en
    if topic.kind == "action":
        fits = opening.startswith("To ") or "keyword action" in opening
        return (_FITTING if fits else _POSSIBLE * mentioned), topic.en
    return _standing_of_noun(text.en, opening, topic, cited)


def _standing_in_japanese(definition: str, topic: Topic, cited: Sequence[str]) -> tuple[int, str | None]:
    """Rank a definition that is printed in Japanese only; a plural English title is not certain to be its headword."""
    if topic.kind == "ability":
        return (_FITTING if "キーワード能力" in definition else _NOT), topic.en
    before_citations = definition.partition("rule ")[0]
    named = topic.ja is not None and topic.ja in before_citations
    rank = _POSSIBLE if set(cited) == {topic.number} and not named else _NOT
    return rank, None if _is_plural(topic.en) or " " in topic.en else topic.en


def _standing_of_noun(definition: str, opening: str, topic: Topic, cited: Sequence[str]) -> tuple[int, str | None]:
    """Rank a claim to the title of a rule that defines no keyword: a card type, a zone, a part of a card.

    Unless the definition says outright what the thing of this name is, it must not use the name, and the title must be one
    word (longer ones describe a subject: "Handling Illegal Actions") and stand alone or at least, in kana, first.
    """
    if opening.startswith("To "):
        return _NOT, None
    forms = _forms(topic.en)
    for form in forms:
        if _is_subject(definition, form):
            return _OUTRIGHT, form
    if " " in topic.en or any(_mentions(opening, form) for form in forms):
        return _NOT, None
    alone = set(cited) == {topic.number}
    if _is_plural(topic.en):
        return (_FITTING, forms[-1]) if alone and _DEFINES_ONE.match(opening) else (_NOT, None)
    if alone:
        return _FITTING, topic.en
    first = cited[0] == topic.number and topic.ja is not None and reading_of_kana(topic.ja) is not None
    return (_POSSIBLE if first else _NOT), topic.en


def _is_subject(definition: str, form: str) -> bool:
    """Tell whether the definition states what the thing of this name is ("An artifact is …") or quotes its name."""
    word = re.escape(form)
    subject = rf"(?:^|[.!?][\"”]? |\n|\d[.] )(?:(?:An?|The|Each) )?(?:\w+ )?(?:\w+'s )?{word}(?: card)? is(?:n't)?\b"
    return re.search(rf"{subject}|\"{word}\"", definition, re.IGNORECASE) is not None


def _mentions(sentence: str, word: str) -> bool:
    return re.search(rf"\b{re.escape(word)}\b", sentence, re.IGNORECASE) is not None


def _is_plural(title: str) -> bool:
    return title.endswith("s") and not title.endswith("ss")


def _forms(title: str) -> list[str]:
    """Return the forms in which a definition may name the title's topic, the singular last."""
    if title.endswith("ies"):
        return [title, title[:-3] + "y"]
    if title.endswith("a"):
        return [title, title[:-1] + "on"]
    return [title, title[:-1]] if _is_plural(title) else [title]


def reading_of_kana(word: str) -> str | None:
    """Return the reading, in hiragana, of a word written in kana only; None where another character needs a dictionary."""
    letters = word.replace("・", "")
    if not letters or not all("ぁ" <= letter <= "ゖ" or "ァ" <= letter <= "ヶ" or letter == "ー" for letter in letters):
        return None
    return "".join(chr(ord(letter) - 0x60) if "ァ" <= letter <= "ヶ" else letter for letter in letters)
