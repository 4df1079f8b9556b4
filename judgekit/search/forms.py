"""Forms: the table in which a word that was typed is looked up, with the units that it stands for.

A form is found by its first two characters (Japanese) or its first stem (Latin letters). A line of the table is form, family,
units and label. The first unit is the concept; behind it stand, each with its weight, what slang means and the very words of
the form where they are not the rulebooks' own. A form that begins with "!" is an English word known only as it is typed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from judgekit.core.text import is_japanese
from judgekit.search.folding import fold, is_kanji
from judgekit.search.lexicon import EVERYWHERE, Concept, Lexicon
from judgekit.search.stems import Stem
from judgekit.search.streams import bigrams, joined, runs, words
from judgekit.search.vocabulary import KEY

AS_SAID = 1.2
"""Weight of the very words that were typed, where they are another word for a term."""


def _pieces(form: str) -> list[str]:
    return [unit for run in runs(form) for unit in bigrams(run) if len(unit) > 1]


AS_PRINTED = 0.15
"""Weight of the very words, where they are one of several that the rulebooks have for a term: 山札 beside デッキ."""


def as_said(units: Sequence[str], weight: float = AS_SAID) -> str:
    """Return the units of a form as it is typed, weighted: a rule that prints this very word is the nearer one."""
    return " ".join(f"{unit} {weight / len(units) ** 0.5:.2f}" for unit in dict.fromkeys(units))


def _said_ja(concept: Concept, form: str) -> str:
    """Return the weighted units of a Japanese form besides its concept; a word in katakana alone is part of too many others."""
    if form in concept.other:
        return as_said(_pieces(form))
    others = [other for other in concept.ja if other not in concept.typed and not other.startswith(form[:-1])]
    return as_said(_pieces(form), AS_PRINTED) if others and any(map(is_kanji, form)) else ""


def lexicon_rows(lexicon: Lexicon, stem: Stem, meanings: Mapping[int, str]) -> Iterator[tuple[str, str]]:
    """Return the rows of the lexicon table: the key of a form's beginning, and all forms that begin so, with what they mean.

    Args:
        lexicon: the lexicon.
        stem: the English stemmer.
        meanings: the units that a concept without words in the texts is read as, by concept number ("unit weight unit weight").

    Yields:
        Key and lines; each line is form, family, units, label, tab-separated.
    """
    rows: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for concept in lexicon.concepts:
        units = f"{concept.unit} {concept.weight:g} {meanings.get(concept.number, '')}".rstrip()
        for form in concept.ja:
            said = f"{units} {_said_ja(concept, form)}".rstrip()
            rows[form[:KEY]][f"{form}\t{concept.family}\t{said}\t{concept.label}"] = None
        for tokens in concept.en:
            stems = [stem(token) for token in tokens]
            said = f"{units} {as_said(stems)}" if tokens in concept.other else units
            rows["=" + stems[0]][f"{' '.join(stems)}\t{concept.family}\t{said}\t{concept.label}"] = None
        for word in concept.slang:
            rows["=" + stem(word)][f"!{word}\t{concept.family}\t{units}\t{concept.label}"] = None
    for phrase in lexicon.stops:
        folded = fold(phrase)
        if is_japanese(folded):
            form = joined(folded)
            rows[form[:KEY]][f"{form}\t{EVERYWHERE}\t\t"] = None
        else:
            stems = [stem(token) for token in words(folded)]
            if stems:
                rows["=" + stems[0]][f"{' '.join(stems)}\t{EVERYWHERE}\t\t"] = None
    return ((key, "\n".join(lines)) for key, lines in rows.items())
