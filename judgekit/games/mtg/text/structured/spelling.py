"""One spelling for each thing in the structured form: what people write besides is refused, with the word that is meant."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from judgekit.core.wording import phrase
from judgekit.language.parts import Part, TermMalformed, nearest

OTHER_WORDS: dict[str, dict[str, str]] = {
    "reference": {"any": "any-player"},
    "filter": {"any target": "any-target", "any": "any-target"},
    "number of": {"any-number": "any", "any number": "any"},
    "player test": {"not-you": "not-controller: you", "another": "not-controller: you"},
    "counters": {"true": "any"},
    "modes": {
        "one": "1",
        "two": "2",
        "three": "3",
        "both": "2",
        "one or both": ">= 1",
        "one-or-both": ">= 1",
        "one or more": ">= 1",
        "one-or-more": ">= 1",
        "any-number": "any",
    },
    "mana": {
        "any": "any-color",
        "one-color": "any-color",
        "any color": "any-color",
        "chosen": "chosen-color",
        "chosen color": "chosen-color",
    },
    "token": {"true": "copy or event", "those": "event"},
    "cost": {"tap": "{T}", "untap": "{Q}", "its mana cost": "mana-cost"},
    "quality": {"the chosen color": "chosen-color", "all colors": "all-colors"},
    "lost": {"all": "all-abilities", "all abilities": "all-abilities"},
}
"""By place: the words that are not read there, each with the one that is."""

COMPARING = {
    "at least ": ">=",
    "at most ": "<=",
    "less than ": "<",
    "more than ": ">",
    " or less": "<=",
    " or fewer": "<=",
    " or greater": ">=",
    " or more": ">=",
}
"""English words of comparison, each with the sign that says it."""


def other_spelling(part: Part, right: str) -> TermMalformed:
    """Return the fault of a spelling that is understood and still not read, since another one says the same."""
    written = repr(part.text()) if part.is_text else "this form"
    return part.fault(
        phrase("{written} is not how it is written here", written=written), phrase("did you mean {right}?", right=right)
    )


def one_word(part: Part, place: str) -> str:
    """Return the word of a part.

    Args:
        part: a scalar.
        place: the table of `OTHER_WORDS` for where it stands.

    Raises:
        TermMalformed: it is another word for one that is read there.
    """
    text = part.text()
    right = OTHER_WORDS[place].get(text.casefold())
    if right is not None:
        raise other_spelling(part, right)
    return text


def one_key(part: Part, others: Mapping[str, str]) -> None:
    """Refuse keys of a mapping that say what another key says.

    Args:
        part: a mapping.
        others: the keys that are not read, each with the one that is.

    Raises:
        TermMalformed: at the first such key.
    """
    for key in part.key_names():
        if key in others:
            raise Part(key, (*part.path, key)).fault(
                phrase("{key!r} is not how it is written here", key=key),
                phrase("did you mean {others}?", others=others[key]),
            )


def known_words(part: Part, words: Collection[str]) -> tuple[str, ...]:
    """Return the words of a list, or the one word, each of which has to be known: what nothing is would never be met.

    Args:
        part: a scalar or a list of scalars.
        words: the words that are known there.

    Raises:
        TermMalformed: at the first other word, with the nearest one that is known.
    """
    for item in part.items():
        if item.text() not in words:
            raise item.fault(phrase("unknown word {item!r}", item=item.text()), nearest(item.text(), words))
    return part.texts()


def sign_only(part: Part) -> None:
    """Refuse a comparison in English words ("3 or less"); only signs are read ("<= 3").

    Raises:
        TermMalformed: the words compare.
    """
    text = part.text()
    for words, sign in COMPARING.items():
        if text.startswith(words) or text.endswith(words):
            raise other_spelling(part, f"{sign} {text.removeprefix(words).removesuffix(words).strip()}")
