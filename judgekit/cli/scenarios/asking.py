"""`ask`: a situation in table notation answered: the result, the rules that decide it, what was granted, what stays open."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence

from judgekit.cli import answering
from judgekit.cli.cards import finding_cards
from judgekit.cli.scenarios.own_edition import chosen_edition
from judgekit.cli.screen import signs
from judgekit.core import sqlite3
from judgekit.core.errors import UsageFault
from judgekit.core.files import TooLarge, read_plain
from judgekit.core.json_values import Json
from judgekit.core.nodes import book_of, node_id
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase, speak, told_in
from judgekit.library import lookup
from judgekit.scenarios.adapters import adapter_of
from judgekit.scenarios.deciding import LEAST, MOST, deciding, led_to
from judgekit.scenarios.explaining import trace_lines
from judgekit.scenarios.files.model import read_scenario_file
from judgekit.scenarios.notation.answering.every_way import Answered
from judgekit.scenarios.notation.as_scenarios.drafting import draft
from judgekit.scenarios.notation.as_scenarios.writing import printed
from judgekit.scenarios.notation.telling.causes import causes, is_beside, weights
from judgekit.scenarios.notation.telling.relevance import relevance
from judgekit.scenarios.notation.telling.replies import Reply, cited
from judgekit.scenarios.notation.telling.results import NOTHING
from judgekit.scenarios.notation.words.splitting import LARGEST
from judgekit.scenarios.notation_answers import answered
from judgekit.table.adapter import GameAdapter

_WORDS = {
    "granted": Bilingual("前提", "taken for granted"),
    "happens": Bilingual("起こること", "what happens"),
    "if": Bilingual("場合", "if"),
    "ways": Bilingual("通り", "ways"),
}


_QUOTED = re.compile(r'"[^"]*"|“[^”]*”|「[^」]*」|『[^』]*』|#.*|[{｛][^{}｛｝]*[}｝]')
_ENGLISH_WORD = re.compile(
    r"(?<![A-Za-z'])(?:[a-z]{3,}|(?:Is|Are|Can|Does|Do|Will|What|Who|How|Which|Why|Legal)\b)(?!\s*[ぁ-んの])"
)
"""A word that no name of a card is: with a small letter, or one with which a question begins."""


def asked_in(text: str) -> str:
    """Return the language in which somebody asks: that of the questions, else of the last thing said; card text does not count.

    Args:
        text: the notation.
    """
    lines = [line.strip() for line in _QUOTED.sub(" ", text.replace("\\n", "\n")).splitlines() if line.strip()]
    asked = [line for line in lines if line[0] in "?？" or line[-1] in "?？"] or lines[-1:]
    said = " ".join(asked)
    if not is_japanese(said):
        return "ja" if is_japanese(" ".join(lines)) and not re.search(r"[A-Za-z]{2}", said) else "en"
    return "en" if _ENGLISH_WORD.search(said) and not re.search(r"[ぁ-ん](?:\s|$|[?？])|[をはがにで]", said) else "ja"


def text_of(source: str) -> str:
    """Return the notation that an argument means: a file, `-` for standard input, or the text itself.

    Raises:
        UsageFault: the file cannot be read as text.
    """
    if source == "-":
        return sys.stdin.read()
    if "\n" in source or ":" in source or not os.path.isfile(source):
        return source
    try:
        return read_plain(source, LARGEST * 4).decode("utf-8-sig")
    except TooLarge:
        raise UsageFault(phrase("{source} is too large for a situation", source=source)) from None
    except (OSError, UnicodeDecodeError):
        raise UsageFault(phrase("{source} cannot be read as text in UTF-8", source=source)) from None


def asked(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit ask` without the typer application, whose import alone takes 63 ms of CPU."""
    finding_cards.serve_scenarios()

    def answer(connection: sqlite3.Connection) -> int:
        text, status = ask(
            connection,
            words[0],
            edition=options.get("edition"),
            lang=answering.language(options),
            game=options.get("game", "mtg"),
            full="full" in options,
            as_json="json" in options,
        )
        print(text)
        return status

    return answering.with_store(answer)


def ask(
    connection: sqlite3.Connection | None,
    source: str,
    *,
    edition: str | None,
    lang: str,
    game: str = "mtg",
    full: bool = False,
    as_json: bool = False,
) -> tuple[str, int]:
    """Return the answer to a notation, and the exit code: 1 where what it expects fails, 2 where a question was not understood.

    Args:
        connection: the store, for headings and glosses; None where there is none.
        source: the notation, a file that holds it, or `-`.
        edition: what `--edition` says; None for nothing.
        lang: "ja", "en", or "both": the language of the notation.
        game: the game where it names none.
        full: with the whole trace.
        as_json: for programs.

    Raises:
        NotationUnclear: words are not understood, or have more than one meaning.
        JudgekitError: the position cannot be, or a mechanism has no code.
    """
    text = text_of(source)
    if not text.strip():
        raise UsageFault(phrase("nothing is asked"), "judgekit help notation")
    told = asked_in(text) if lang == "both" else told_in(lang)
    if lang == "both":
        speak(told)  # who asks in Japanese is answered in Japanese, reasons and faults too
    chosen, own = chosen_edition(edition)
    found = answered(text, chosen, game, told)
    glosses = Glosses(connection, found.table.written.scenario.rules, told, set())
    if as_json:
        import json

        return json.dumps(_json(found, glosses, told), ensure_ascii=False), _status(found)
    lines = [_said(one, told) for one in found.left_out]
    varied: str | None = None
    events: Bilingual | None = None
    for place, reply in enumerate(found.replies):
        if reply.variation != varied:
            lines += [f"({reply.variation} …)"] if reply.variation else []
            varied = reply.variation
            alike = [one for one in found.replies[place:] if one.variation == varied]
            events = told_once(alike)
            lines += [_said(events, told)] if events is not None else []
        asked_on = place > 0 and _is_asked_on(found.replies[place - 1], reply)
        if reply.question and reply.holds is None and len(found.replies) > 1 and not asked_on:
            lines.append(f"? {reply.question}")
        if reply.unread is not None:
            lines += [answering.worded(reply.unread), *answering.below(reply.unread)]
            if not reply.result:
                continue
            lines.append(f"{_said(_WORDS['happens'], told)}:")
        lines += reply_lines(reply, glosses, told, found.table.run.scene if full else None, events)
    known = "\n".join(lines)  # what a cost is may have been asked
    lines += [one for one in (_said(cost, told) for cost in found.costs) if one not in known]
    granted = [_said(one, told) for one in found.granted if one not in found.left_out]
    if granted:
        lines += [f"{_said(_WORDS['granted'], told)}: {'、'.join(granted) if told == 'ja' else '; '.join(granted)}"]
    width = signs.terminal_width()
    return "\n".join(one for line in (*lines, *own.lines()) for one in _wrapped(line, width)), _status(found)


def _is_asked_on(before: Reply, reply: Reply) -> bool:
    """Tell whether an answer belongs to the question of the one before it: two things asked in one sentence have one heading."""
    plain = before.unread is None and not (before.branches or before.open or before.between)
    return plain and before.question == reply.question and before.variation == reply.variation


def _status(found: Answered) -> int:
    """Return the exit code of an answer."""
    return found.unread.exit_code if found.unread is not None else 0 if found.kept else 1


_HEAD = re.compile(r"\s*(?:\[[^\[\]]*\]\s|→\s|\|\s)?")
"""What a line begins with, below which its rest stands: blanks, the number of a rule, an arrow."""


def _wrapped(line: str, width: int | None) -> list[str]:
    """Return a line in those of the terminal."""
    match = _HEAD.match(line)
    head = match.group() if match is not None else ""
    return signs.hanging(head, line[len(head) :], width)


def _said(text: Bilingual, lang: str) -> str:
    return str(text.ja if lang == "ja" else text.en)


def told_once(replies: Sequence[Reply]) -> Bilingual | None:
    """Return what is told of above several questions, once for all: what happened; None where it is told with its only question.

    Args:
        replies: the answers to the questions about one line of play.
    """
    told = [one.events for one in replies if one.question and one.holds is None and one.events is not None]
    several = sum(bool(one.question) and one.holds is None for one in replies) > 1
    return told[-1] if several and told and told[-1] != NOTHING else None


def reply_lines(
    reply: Reply,
    glosses: Glosses,
    lang: str,
    traced: GameAdapter | None = None,
    before: Bilingual | None = None,
) -> list[str]:
    """Return an answer as lines: the result, the rules that decide it, what stays open.

    Args:
        reply: the answer.
        glosses: what the rules say.
        lang: "ja" or "en".
        traced: the game, where the whole trace is wanted.
        before: what happened, where that was told above; it is not told again where something else answers.
    """
    told = [one for one in reply.result if one != before] or reply.result
    lines = [_said(one, lang) for one in told]
    for said, result, ways in reply.branches:
        count = f" ({ways} {_said(_WORDS['ways'], lang)})" if ways > 1 else ""
        lines.append(f"  {said}{count}")
        lines.append(f"    → {_said(result, lang)}")
    if reply.more[0]:
        results, ways = reply.more
        lines.append(
            f"  {_said(Bilingual(f'ほかに{results}種類の結果({ways}通り)', _other_results(results, ways)), lang)}"
        )
    lines += glosses.lines(decisive(reply, book_of(glosses.edition)))
    for decision, answers in reply.open:
        lines.append(f"{_said(decision, lang)}:")
        lines += [f"  {answer}" for answer in answers]
    if traced is not None:
        lines += [f"  | {line}" for line in trace_lines(reply.records, traced, lang)]
    return lines


def decisive(reply: Reply, book: str, most: int = MOST) -> list[str]:
    """Return the rules that decide an answer, first those of what a card says against the rules.

    Args:
        reply: the answer.
        book: the book of the game.
        most: how many at most.
    """
    words = adapter_of(book).notation
    others = {*cited(one for one in reply.records if one.what not in words.turning)}
    turning = {*cited(one for one in reply.records if one.what in words.turning)} - others
    aside = {*cited(reply.records)} - {
        rule for one in reply.records for rule in one.rules if not is_beside(one, rule, words)
    }
    rules = [rule for rule in reply.rules if rule not in turning and (rule not in aside or rule in reply.own)]
    overruling = cited(one for one in reply.records if one.what in words.overruling)
    factors = relevance(reply.records, reply.about, reply.own, words.turning, reply.players)
    came = causes(reply.records, reply.about, words, reply.players)
    led = {**dict.fromkeys(reply.own, _OWN), **weights(came, words)}
    found = deciding(rules or reply.rules, book, most, overruling, factors)
    if led:
        overruled = cited(one.record for one in came if one.record.what in words.overruling)
        done = [one for one in reply.records if one.what not in words.declaring]
        factors = relevance(done, reply.about, reply.own, words.turning, reply.players)
        near = [one for one in found if one in {*cited(done)} and factors.get(one, 1.0) >= _NEAR]
        listed = led_to(led, book, most, overruled)
        found = listed if len(listed) >= LEAST else list(dict.fromkeys((*listed, *near)))[:LEAST] or found[:LEAST]
    elif reply.events is not None:  # how what happened was announced and paid for decides nothing of it
        happened = {*cited(one for one in reply.records if one.what not in words.declaring)}
        paid = {*cited(one for one in reply.records if one.what in words.declaring and one.what != "decision")}
        found = [one for one in found if one in happened or one not in paid] or found
    if reply.about.of and not led:  # of what has nothing to do with it one stands where there is nothing else
        found = [one for one in found if factors.get(one, 1.0) >= _NEAR] or found[:1]
    spared = cited(one.record for one in came if one.record.what == "replaced")
    said = [
        one for one in spared if one.rpartition(":")[2] in words.dying
    ]  # it did not die: what that means is asked for
    said += [one.record.rules[0] for one in came if one.record.what in words.repriced and one.record.rules]
    listed = list(dict.fromkeys((*reply.first, *found[:_MOST_AGAIN], *said, *found)))[:most]
    general = [one for one in rules if one.rpartition(":")[2] in words.overarching]
    listed = [one for one in listed if one not in general] or listed
    listed = [next((below for below in general if _heads_another(one, (below,))), one) for one in listed]
    return [one for place, one in enumerate(listed) if not _heads_another(one, listed[:place])]


def _heads_another(rule: str, before: Iterable[str]) -> bool:
    """Tell whether a rule only stands above one that decides more: 603.10 above 603.10a, 701.3.1 above 701.3.1.1."""
    return any(one != rule and one.startswith(rule) and not one[len(rule)].isdecimal() for one in before)


_OWN, _NEAR = 2.0, 0.5
"""Factors of rules by which a value that was asked for is so, and of what has at least something to do with what is asked."""


def _other_results(results: int, ways: int) -> str:
    """Return how many results are not told, and how many lines of play come to them."""
    return f"and {results} other {'result' if results == 1 else 'results'} ({ways} {'way' if ways == 1 else 'ways'})"


_MOST_AGAIN = 3
"""Rules that decide a question most: those told before are named again, and where one of them comes first, no others are told."""


class Glosses:
    """The gloss of each rule, or its heading where there is no gloss."""

    def __init__(
        self, connection: sqlite3.Connection | None, edition: str, lang: str, told: set[str] | None = None
    ) -> None:
        """Begin without having told anything.

        Args:
            connection: the store; None where there is none.
            edition: the edition of the rules.
            lang: "ja" or "en".
            told: takes the rules told, each of which is then told once; None: as often as it is asked for.
        """
        self.connection = connection
        self.edition = edition
        self.lang = lang
        self.told = told

    def of(self, number: str) -> str:
        """Return what a rule says in one sentence; empty where the store does not know it."""
        if self.connection is None:
            return ""
        row = lookup.by_id(self.connection, number if ":" in number else node_id(self.edition, number))
        if row is None:
            return ""
        gloss = row["gloss_ja"] if self.lang == "ja" else row["gloss_en"]
        title = row["title_ja"] if self.lang == "ja" else row["title_en"]
        return str(gloss or title or "")

    def lines(self, numbers: Iterable[str]) -> list[str]:
        """Return a line for each rule that was not told before, and one that names those told before which decide most.

        Where a rule told before decides it first, what is new of the rest only happened besides, but for what decides most too.
        """
        listed, told = list(numbers), self.told if self.told is not None else set()
        most = listed[:_MOST_AGAIN]
        before = [number for number in most if number in told]
        new = [number for number in (most if before[:1] == listed[:1] else listed) if number not in told]
        found = {number: f"  [{number}] {self.of(number)}".rstrip() for number in new}
        if before:
            found[before[0]] = f"  {' '.join(f'[{number}]' for number in before)}"
        if self.told is not None:
            told.update(new)
        return [found[number] for number in listed if number in found]


def _json(found: Answered, glosses: Glosses, lang: str) -> Mapping[str, Json]:
    book = book_of(glosses.edition)
    return {
        "edition": glosses.edition,
        "answers": [
            {
                "question": reply.question or None,
                **({"variation": reply.variation} if reply.variation else {}),
                **({} if reply.holds is None else {"holds": reply.holds}),
                **({} if reply.unread is None else {"unread": answering.worded(reply.unread)}),
                **({} if reply.unread is None or not reply.unread.lines else {"write": list(reply.unread.lines)}),
                "result": [_said(one, lang) for one in reply.result],
                "branches": [
                    {"line": said, "result": _said(result, lang), "ways": ways} for said, result, ways in reply.branches
                ],
                **({"more": {"results": reply.more[0], "ways": reply.more[1]}} if reply.more[0] else {}),
                "rules": [{"rule": number, "gloss": glosses.of(number)} for number in decisive(reply, book)],
                "cited": list(reply.rules),
                "open": [{"decision": _said(decision, lang), "answers": answers} for decision, answers in reply.open],
            }
            for reply in found.replies
        ],
        "left_out": [_said(one, lang) for one in found.left_out],
        "granted": [_said(one, lang) for one in found.granted if one not in found.left_out],
        **({"costs": costs} if (costs := [_said(one, lang) for one in found.costs]) else {}),
        "steps": list(found.table.steps),
    }


def notation(source: str, *, edition: str | None, lang: str, game: str, as_yaml: bool) -> tuple[str, list[str]]:
    """Return a scenario as notation or a notation as a scenario, and what the notation cannot say.

    Args:
        source: a scenario file, or a notation as `ask` takes it.
        edition: what `--edition` says; None for nothing.
        lang: "ja" or "en"; anything else is English.
        game: the game where the notation names none.
        as_yaml: write a scenario.

    Raises:
        JudgekitError: it cannot be read.
    """
    chosen, _own = chosen_edition(edition)
    if as_yaml:
        return draft(text_of(source), chosen, game, comments=False), []
    found = printed(read_scenario_file(source, source, chosen), "ja" if lang == "ja" else "en")
    return found.text, list(found.left_out)


def new(source: str, *, edition: str | None, game: str) -> str:
    """Return a commented scenario file for a notation."""
    chosen, _own = chosen_edition(edition)
    return draft(text_of(source), chosen, game)
