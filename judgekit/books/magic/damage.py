"""Damage: what is lost, copied, interleaved or displaced in the rules, each as a flag of its node and a problem with its line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from judgekit.books.magic.drafts import Draft
from judgekit.books.magic.paragraphs import Paragraph
from judgekit.core.nodes import RuleNode
from judgekit.core.numbers import parent_of
from judgekit.core.problems import Problem
from judgekit.core.text import LANGUAGES, Lang, is_japanese

_LANGUAGE_NAMES: dict[Lang, str] = {"ja": "Japanese", "en": "English"}
_SHORTEST_COPY = 20
_SHORTEST_TERM = 2
_USUAL_SHARE = 0.1
"""Share of the rules in which two terms may stand together in a sound document."""

Rules = Sequence[tuple[Draft, RuleNode]]


def report_damage(rules: Rules) -> Iterator[Problem]:
    """Flag and name the damage of every rule; the nodes are changed in place.

    Args:
        rules: each draft with the node made of it, in document order.

    Yields:
        The problems, in no particular order.
    """
    by_number = {node.number: node for draft, node in rules if draft.name is None}
    before = ""
    for draft, node in rules:
        yield from _numbers_printed_oddly(draft)
        yield from _copied(draft, node, by_number)
        yield from _missing(draft, node)
        yield from _interleaved(draft)
        yield from _displaced_examples(draft, before)
        yield from _lost_examples(draft, node)
        yield from _strays(draft, node)
        before = draft.number


def _flag(node: RuleNode, flag: str) -> None:
    if flag not in node.flags:
        node.flags.append(flag)


def _numbers_printed_oddly(draft: Draft) -> Iterator[Problem]:
    for half in draft.halves.values():
        if half.numbered.irregular:
            message = f"{half.printed}: {half.numbered.irregular}"
            yield Problem(half.lead.line, "number-irregular", "info", message, f"read as {draft.number}")


def _copied(draft: Draft, node: RuleNode, by_number: Mapping[str | None, RuleNode]) -> Iterator[Problem]:
    """Name the halves that are those of the rule whose number this one is misprinted with."""
    other = by_number.get(draft.printed)
    if other is None or other is node:
        return
    for lang, half in draft.halves.items():
        text = node.text.get(lang)
        if text is None or len(text) < _SHORTEST_COPY or text != other.text.get(lang):
            continue
        _flag(node, f"{lang}-copied-from:{other.id}")
        message = f"the {_LANGUAGE_NAMES[lang]} half of {draft.number} is a copy of {other.number}"
        hint = "kept as printed; its own text is lost"
        yield Problem(half.lead.line, f"{lang}-copied", "error", message, hint)


def _missing(draft: Draft, node: RuleNode) -> Iterator[Problem]:
    for lang in draft.missing:
        language = _LANGUAGE_NAMES[lang]
        if node.title:
            _flag(node, f"{lang}-title-lost")
            title = node.title_repaired.get(lang)
            hint = f"read as {title}" if title else "get an undamaged copy"
            message = f"the {language} heading of {draft.number} is lost"
            yield Problem(draft.line, f"{lang}-title-lost", "warning", message, hint)
        else:
            _flag(node, f"{lang}-missing")
            message = f"the {language} half of {draft.number} is lost"
            yield Problem(draft.line, f"{lang}-missing", "error", message, "get an undamaged copy")


def _interleaved(draft: Draft) -> Iterator[Problem]:
    if draft.interleaved_with is not None:
        line = max(half.lead.line for half in draft.halves.values())
        message = f"the halves of {draft.number} and {draft.interleaved_with} are interleaved"
        yield Problem(line, "order-swapped", "warning", message, "put together by their numbers")
    elif not draft.missing and draft.halves["en"].lead.line < draft.halves["ja"].lead.line:
        message = f"the English half of {draft.number} stands before the Japanese one"
        yield Problem(draft.line, "order-swapped", "warning", message, "put together by their numbers")


def _displaced_examples(draft: Draft, before: str) -> Iterator[Problem]:
    for half in draft.halves.values():
        if half.other_examples and half.lang == "en":
            message = f"an example stands between {before} and {draft.number}, whose Japanese half is lost"
            hint = f"read as an example of {draft.number}"
            yield Problem(half.other_examples[0].line, "example-displaced", "warning", message, hint)


def _lost_examples(draft: Draft, node: RuleNode) -> Iterator[Problem]:
    if not node.examples:
        return
    if "examples-unmatched" in node.flags:
        message = f"which examples of {draft.number} say the same is not certain"
        yield Problem(draft.line, "examples-unmatched", "info", message, "each language by itself")
    for lang in LANGUAGES:
        lost = sum(1 for example in node.examples if example.get(lang) is None)
        other: Lang = "en" if lang == "ja" else "ja"
        if not lost or any(flag.startswith(f"{other}-copied-from") for flag in node.flags):
            continue
        _flag(node, f"{lang}-examples-lost")
        printed = [p.line for half in draft.halves.values() for p in half.every_example() if p.lang == other]
        message = f"{lost} of {len(node.examples)} examples of {draft.number} are lost in {_LANGUAGE_NAMES[lang]}"
        yield Problem(min(printed), f"{lang}-examples-lost", "warning", message, "get an undamaged copy")


def _strays(draft: Draft, node: RuleNode) -> Iterator[Problem]:
    for half in draft.halves.values():
        for paragraph in half.strays:
            message = f"a paragraph without number stands in {draft.number} and is no part of it"
            yield Problem(paragraph.line, "paragraph-stray", "warning", message, f"kept as a note of {node.number}")


def missing_parent(draft: Draft, parent: str | None) -> Problem | None:
    """Return the problem of a rule whose parent is lost, given the number it was placed under instead."""
    expected = parent_of(draft.number)
    if expected == parent:
        return None
    hint = f"placed under {parent}" if parent else "placed at the top"
    return Problem(draft.line, "parent-missing", "warning", f"{draft.number} has no {expected} above it", hint)


def lost_particles(rules: Sequence[RuleNode], terms: Iterable[str]) -> Iterator[Problem]:
    """Name, once for the document, that its Japanese lost what stood between two terms: particles, and the dot of a name.

    Where two terms of the book stand with nothing between them, and are no longer term together, something is lost. In a sound
    document that is seldom; where it is not, the rules are counted.

    Args:
        rules: the rules, in document order.
        terms: what the book has names for, in Japanese: titles and heads.
    """
    by_beginning: dict[str, list[str]] = {}
    for term in sorted(set(terms), key=len, reverse=True):
        if len(term) >= _SHORTEST_TERM and is_japanese(term):
            by_beginning.setdefault(term[0], []).append(term)
    printed = [rule for rule in rules if rule.text.ja]
    damaged = [rule for rule in printed if _glued(rule.text.ja or "", by_beginning)]
    if len(damaged) > _USUAL_SHARE * len(printed):
        message = (
            f"{len(damaged)} of {len(printed)} rules lost particles in Japanese, the first here: two terms stand in them with "
            "nothing between"
        )
        hint = "kept as printed; the English half and our gloss stand beside it"
        yield Problem(min(damaged[0].lines["ja"]), "particles-lost", "warning", message, hint)


def _glued(text: str, by_beginning: Mapping[str, Sequence[str]]) -> bool:
    """Tell whether two terms stand in a text with nothing between them, the longest at each place being read."""
    place, end = 0, -1
    while place < len(text):
        term = next((term for term in by_beginning.get(text[place], ()) if text.startswith(term, place)), None)
        if term is None:
            place += 1
        elif place == end:
            return True
        else:
            place = end = place + len(term)
    return False


def lost_brackets(paragraphs: Sequence[Paragraph]) -> Iterator[Problem]:
    """Name, once for the document, the quoted titles that lost their opening bracket: `rule 712…〕`."""
    damaged = [p for p in paragraphs if p.text.count("〕") > p.text.count("〔")]
    lost = sum(p.text.count("〕") - p.text.count("〔") for p in damaged)
    if lost:
        message = f"{lost} quoted titles lost their opening bracket, the first here"
        yield Problem(
            damaged[0].line, "brackets-lost", "info", message, "kept as printed; the numbers before them are whole"
        )
