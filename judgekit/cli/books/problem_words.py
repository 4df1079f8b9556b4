"""Problems of documents in the language of the interface; the store keeps them in English, as `--json` gives them.

A problem is made where a document is read, once for every language. So its words are told again here: each sentence that the
readers and the cross-checks say stands below with its places, and what is found in these places goes into the Japanese.
"""

from __future__ import annotations

import re
from functools import cache

from judgekit.core.wording import noted, phrase, spoken

_SENTENCES = (
    noted("the heading mark of section {number} is missing"),
    noted("read as heading"),
    noted("{number} has no heading"),
    noted("read as meant"),
    noted("it is {number}"),
    noted("it is printed {words}"),
    noted("the space after it is missing"),
    noted("the dot after the number is missing"),
    noted("the dot after the number is full-width"),
    noted("a dot stands after the subrule letter"),
    noted("the space after the number is missing"),
    noted("stray bold marks stand beside it"),
    noted("nothing of it is left here: its head stands between its neighbours in another copy of the document"),
    noted("{number} is printed as {other}; it resolves through the corrected number"),
    noted("{number} is a misprint of {other}; it resolves through the corrected number"),
    noted("there is no {number}; the text spells out the check that {other} names"),
    noted("goes on from {number}"),
    noted("read as {correct}: {why}"),
    noted("an example stands between {before} and {number}, whose Japanese half is lost"),
    noted("the head of this definition is not printed"),
    noted("{count} character(s) of this line cannot be read as {encoding}"),
    noted("{count} more lines hold characters that cannot be read as {encoding}"),
    noted("every line end is printed twice"),
    noted("each pair counts as one line end"),
    noted("kept as U+FFFD; get an undamaged copy"),
    noted("get an undamaged copy of the document"),
    noted("get an undamaged copy"),
    noted("a sentence is broken off and goes on here"),
    noted("read as one paragraph"),
    noted("placed under {above}"),
    noted("placed at the top"),
    noted("kept as {name}; compare it with the first {number}"),
    noted("{number} stands between {before} and the end"),
    noted("{number} stands between {before} and {after}"),
    noted("{number} stands after {before}"),
    noted("{number} stands behind {before}"),
    noted("{number} stands first"),
    noted("{number} stands where {expected} is due"),
    noted("the {lang} half of {number} is a copy of {other}"),
    noted("the {lang} half of {number} is printed a second time"),
    noted("the {lang} half of {number} is lost"),
    noted("the {lang} heading of {number} is lost"),
    noted("the {lang} half is whole"),
    noted("kept as printed; its own text is lost"),
    noted("which examples of {number} say the same is not certain"),
    noted("{lost} of {all} examples of {number} are lost in {lang}"),
    noted("{number} has no {expected} above it"),
    noted(
        "{lost} of {all} rules lost particles in Japanese, the first here: two terms stand in them with nothing between"
    ),
    noted("kept as printed; the English half and our gloss stand beside it"),
    noted("{lost} quoted titles lost their opening bracket, the first here"),
    noted("the English half of {number} stands before the Japanese one"),
    noted("read as an example of {number}"),
    noted("a paragraph without number stands in {number} and is no part of it"),
    noted("put together by their numbers"),
    noted("put together"),
    noted("each language by itself"),
    noted("kept as printed; the numbers before them are whole"),
    noted("kept as a note of the first"),
    noted("kept as a note of {number}"),
    noted("the document is cut off or damaged"),
    noted("the contents list names {count} headings that the text lacks, the first {first}"),
    noted("the contents list names {count} sections that the text lacks, the first {first}"),
    noted("no date as of which the rules are effective"),
    noted("no date as of which the document is effective"),
    noted("there is no glossary behind the rules"),
    noted("{number} is printed again"),
    noted("{number} is printed a second time"),
    noted("its id ends with its line"),
    noted("kept as printed; its place or its number is wrong"),
    noted("kept as printed"),
    noted("{first} to {last} are not printed"),
    noted("{number} is not printed"),
    noted("nothing is renumbered"),
    noted("the head {head} and its first sense are printed on one line"),
    noted("read as head and definition"),
    noted("a glossary definition stands without a head"),
    noted("left empty: nothing in its definition makes it certain"),
    noted("left empty: nothing makes it certain"),
    noted("left empty"),
    noted("a glossary head stands without a definition"),
    noted("recovered from what the document says elsewhere: {words}"),
    noted("recovered from the rule it cites: {words}"),
    noted("{number} has no {lang} definition"),
    noted("the English definition of {number} stands under {other}"),
    noted("an entry before this one was lost whole, headword and definition"),
    noted("the headword line of this entry was lost"),
    noted("the other language is whole"),
    noted("kept where it is printed"),
    noted("{number} is printed for {correct}"),
    noted("its lines may be lost; get an undamaged copy"),
    noted("a line with this number may be lost; get an undamaged copy"),
    noted("the half in {lang} of {number} is printed under {other}"),
    noted("the half in {lang} of {number} stands elsewhere"),
    noted("there is no {first} to {last} before {number}"),
    noted("there is no {absent} before {number}"),
    noted("the book leaves numbers out on purpose; nothing is renumbered"),
    noted("{number} ends without a full stop"),
    noted("the contents list names section {number}, which the text lacks"),
    noted("section {number} is named {listed} in the contents list, {printed} in the text"),
    noted("section {number}: only in the contents list: {listed}; only in the text: {printed}"),
    noted("the heading in the text is used"),
    noted("the headings in the text are used"),
    noted("the glossary head {head} has lost its mark ●"),
    noted("a chapter stands before any section ◎"),
    noted("kept as section 0"),
    noted("read as an entry of its own"),
    noted("{number} has no text"),
    noted("none of the rules that {edition} changed is printed here"),
    noted("read as {edition}; it may be the notes on another update"),
    noted("read as {old} before the change, {new} after it"),
    noted("read as {correct}"),
    noted("old and new words of {number} are printed glued together: {words}"),
    noted("{number} has no {lang} half"),
    noted("an example of {number} is not printed in {lang}"),
    noted("{number} is likely meant: the other half cites it"),
    noted("no node of this edition is meant"),
    noted("that title is the one of {number}"),
    noted("no rule has exactly the quoted title"),
    noted("the document has lost the heads of {count} entries; it is likely one of them"),
    noted("{source} ({half}) cites {number}, which is there only after a correction"),
    noted("{source} ({half}) cites {number}, which the English half does not"),
    noted("{source} ({half}) cites {number}, which does not exist"),
    noted("{source} ({half}) cites {first} and {last} with nothing between them"),
    noted("{source} ({half}) cites {number} where the English half cites {other}"),
    noted("{source} ({half}) quotes “{title}” for {number}, which has no title"),
    noted("{source} ({half}) quotes “{title}” for {number}, which has the title “{actual}”"),
    noted("{source} ({half}) names {head}, which heads no entry"),
    noted("the other half shows that the range {first} to {last} is meant"),
    noted("{number} is likely the right one"),
    noted("the English half is the one to follow"),
    noted("renumbered in {edition}: {number} is meant"),
    noted("a range that lost its connector: {first} to {last} in the other half"),
    noted("the head is lost in this language; the other half names {head}"),
    noted("the halves of {number} and {other} are interleaved"),
    noted("text glued to it"),
    noted("dot missing"),
    noted("dot added"),
    noted("number {number}: {faults}"),
    noted("{number}: {faults}"),
)
"""What can be wrong, and what was made of it; of two that fit, the one that stands first."""
_LANGUAGES = {
    "Japanese": noted("Japanese"),
    "English": noted("English"),
    "ja": noted("Japanese"),
    "en": noted("English"),
}
_NUMBER = r"[^\s:;]+(?:[:/][^;]+?)?"
"""A number, an id or an edition: one word, but for an id of the glossary."""
_PLACES = {
    "lang": "|".join(_LANGUAGES),
    "words": "[^;]+?",
    **dict.fromkeys(("why", "faults", "title", "actual", "head", "name", "listed", "printed"), ".+?"),
}
_SENTENCES_INSIDE = ("why", "faults")
_SEVERITIES = {"info": noted("info"), "warning": noted("warning"), "error": noted("error")}


def retold(said: str) -> str:
    """Return a sentence about a document in the language of the interface; English where it is none of those known.

    Args:
        said: the message or the hint of a problem.
    """
    if spoken() == "en" or not said:
        return said
    for sentence, form in _forms():
        found = form.fullmatch(said)
        if found is not None:
            values = found.groupdict()
            if "lang" in values:
                values["lang"] = phrase(_LANGUAGES[values["lang"]])
            values.update((part, retold(values[part])) for part in _SENTENCES_INSIDE if part in values)
            return phrase(sentence, **values)
    if "; " in said:
        # Two notes on one reference stand in one line.
        return phrase("; ").join(retold(one) for one in said.split("; "))
    return said


def told(severity: str, code: str, message: str, hint: str) -> str:
    """Return a problem in one line: how bad it is, its code, what is wrong, and in brackets what was made of it."""
    behind = f" ({retold(hint)})" if hint else ""
    return f"{phrase(_SEVERITIES[severity])} {code}: {retold(message)}{behind}"


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Return every sentence with what it looks like when its places are filled."""
    return tuple((sentence, re.compile(_form(sentence))) for sentence in _SENTENCES)


def _form(sentence: str) -> str:
    parts = re.split(r"\{(\w+)\}", sentence)
    return "".join(
        f"(?P<{part}>{_PLACES.get(part, _NUMBER)})" if place % 2 else re.escape(part)
        for place, part in enumerate(parts)
    )
