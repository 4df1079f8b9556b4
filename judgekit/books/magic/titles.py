"""Titles: which rules are headings, and what a heading said whose Japanese half the document lost or damaged.

A lost heading is certain where the contents list prints it, or where rules quote it: `rule 801〔…〕`. The document lost the
opening bracket of many such quotations, and closing quotation marks inside headings; both are put back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from judgekit.core.text import Bilingual, Lang

_QUOTED = re.compile(r"rule (\d{1,3}(?:\.\d+)?)(?![\d.a-z]) ?〔?([^〔〕。、()/]{1,40})〕")
_FURTHER_RULE = re.compile(r"rule \d")
_ENDS_SENTENCE = re.compile(r"[.。:：;!?！？…][)）\"”」』〕]*$|[)）〕]$")
_LONGEST = {"en": 60, "ja": 60}
_VARIANT = re.compile(r"(?<!」)((?:選択|変種)ルール)$")


def is_heading(halves: Mapping[Lang, str]) -> bool:
    """Tell whether a rule is a heading: short, and no sentence, in every language it is printed in."""
    return bool(halves) and all(
        len(text) <= _LONGEST[lang] and "\n" not in text and not _ENDS_SENTENCE.search(text)
        for lang, text in halves.items()
    )


def close_quotation(title: str) -> str:
    """Return a Japanese title with the closing quotation marks put back that the document lost.

    A quotation mark that opens before the one at hand is closed means that the closing one is lost between them; and the
    name of a variant or option is quoted up to the words "variant rule" or "option rule".
    """
    closed: list[str] = []
    is_open = False
    for character in title:
        if character == "「":
            if is_open:
                closed.append("」")
            is_open = True
        elif character == "」":
            is_open = False
        closed.append(character)
    whole = "".join(closed)
    return _VARIANT.sub(r"」\1", whole) if is_open else whole


def quoted_titles(japanese_texts: Sequence[str]) -> dict[str, str]:
    """Return the titles that Japanese texts quote beside the number of a rule, where all quotations of it agree."""
    quoted: dict[str, Counter[str]] = {}
    for text in japanese_texts:
        if "〕" not in text:
            continue
        for number, title in _QUOTED.findall(text):
            if not _FURTHER_RULE.search(title):
                quoted.setdefault(number, Counter())[title.strip()] += 1
    return {number: next(iter(titles)) for number, titles in quoted.items() if len(titles) == 1}


def repair_title(
    number: str,
    printed: Bilingual,
    listed: Mapping[Lang, str],
    quoted: Mapping[str, str],
    repairs: Sequence[Mapping[str, str]],
) -> Bilingual:
    """Return what is certain of a title beyond what is printed; each half None where nothing is to be repaired.

    Args:
        number: the number of the heading.
        printed: the title as printed.
        listed: the title in the contents list, by language.
        quoted: titles quoted in the text, by number.
        repairs: what only a reader can know: `number` and `ja` or `en`, from `book.toml`; `printed` is the Japanese title that
            is to be so repaired, where it is printed at all.
    """
    known = next((entry for entry in repairs if entry["number"] == number), {})
    # A repair of a title that is printed damaged holds for just that damage: another copy may print it whole.
    damaged = printed.ja is not None and printed.ja == known.get("printed")
    japanese = (None if damaged else printed.ja or listed.get("ja") or quoted.get(number)) or known.get("ja")
    english = printed.en or listed.get("en") or known.get("en")
    japanese = close_quotation(japanese) if japanese else None
    return Bilingual(
        japanese if japanese != printed.ja else None,
        english if english != printed.en else None,
    )
