"""`search`: words and questions in either language. On the path of a cold search."""

from __future__ import annotations

import os.path
import sys

from judgekit.cli import answering
from judgekit.cli.screen import plain, signs
from judgekit.core import sqlite3
from judgekit.core.errors import JudgekitError, UsageFault
from judgekit.core.wording import phrase
from judgekit.library import folders, lookup
from judgekit.search import policy
from judgekit.search.folding import is_japanese_letter
from judgekit.search.instant import search
from judgekit.search.presenting import hits_at, present
from judgekit.search.results import Hit, SearchResult, Snippet

TYPE_CHECKING = False  # typing costs more to import than a search takes
if TYPE_CHECKING:
    from judgekit.library.choice import Asked
    from judgekit.search.fuzzy import FuzzyIndex

DEFAULT_LIMIT = 10
"""Hits that are looked for, where nothing else is asked; programs get them all."""
SHOWN = 5
"""Hits that a person gets at once: who waits reads the first few, and asks for more by name."""
LARGEST_LIMIT = 200
BOOKS = {
    "mtg": ("Magic", "マジック"),
    "mtg6": ("Magic, Sixth Edition", "マジック 第6版"),
    "dm": ("Duel Masters", "デュエル・マスターズ"),
    "magmell": ("MAGMELL", "MAGMELL"),
}
"""What the books are called in the line that names others, in English and Japanese."""

KINDS = ("section", "group", "rule", "subrule", "entry", "note")
Glosses = dict[tuple[str, str], dict[str, str | None]]
"""Our own sentences by node and edition, each by language."""
_BOTH = ("ja", "en")
_BOLD, _END = "\x1b[1;33m", "\x1b[0m"


def search_words(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit search WORDS…` from the instant index."""
    lang = answering.language(options)
    limit = _limit(options)
    kind = _kind(options)

    def answer(connection: sqlite3.Connection) -> int:
        asked = answering.asked(connection, options)
        game, edition = asked.game, asked.edition
        half = None if lang == "both" else lang
        named = _cards_named(connection, " ".join(words))
        result = search(
            connection,
            " ".join(words),
            game=game,
            lang=half,
            limit=limit,
            kind=kind,
            edition=edition,
            in_use=asked.in_use,
            cards=tuple([(surface, meaning) for surface, _card, meaning in named]),
            decided=asked.decided,
        )
        result.cards = [card for _surface, card, _meaning in named] or result.cards
        _with_policy(connection, result, asked, kind)
        if asked.remark:
            answering.tell(asked.remark)
        return show(connection, result, lang, options, asked, lends=True)

    return answering.with_store(answer, searched=True)


def _cards_named(connection: sqlite3.Connection, query: str) -> list[tuple[str, str, str]]:
    """Return the cards of the user's files that a question names; where it names none, what reads cards is not loaded."""
    if not os.path.exists(folders.cards()):
        return []
    from judgekit.cards.stretches import may_name_a_card

    if not may_name_a_card(query, folders.cards()):
        return []
    from judgekit.cli.cards.card import read_lines
    from judgekit.cli.cards.finding_cards import in_question

    return in_question(connection, query, lambda card: read_lines(card.name, card.definition, card.game))


def _with_policy(connection: sqlite3.Connection, result: SearchResult, asked: Asked, kind: str | None) -> None:
    """Say in an answer that tournament policy is asked for; where the user has its document, the section stands first."""
    book = asked.game or (asked.edition or asked.in_use).partition("@")[0]
    try:
        with open(os.path.join(folders.corpus(), book.partition("@")[0], "policy.tsv"), encoding="utf-8") as table:
            result.policy = policy.asked_for(result.query, table.read())
    except OSError:
        return  # nothing is known of the policy of this game
    if result.policy is not None:
        result.did_you_mean = []  # words of that document are no misspelt words of a rulebook: slow play is no show
    place = policy.place_of(connection, result.policy) if result.policy is not None else None
    if place is not None:
        first = hits_at(connection, [(max([hit.score for hit in result.hits], default=0.0) + 1.0, place)], kind)
        if first:
            present(connection, first, list, None)
        result.hits = first + [hit for hit in result.hits if hit.place != place]


def _policy_lines(asked_for: policy.Policy, query: str, lang: str, *, loaded: bool) -> list[str]:
    """Return what is said first of a question of tournament policy: in the language asked for, else in that of the question."""
    japanese = lang == "ja" or (lang == "both" and any(map(is_japanese_letter, query)))
    english_document, japanese_document = policy.DOCUMENTS[asked_for.document]
    section = f" {asked_for.section}" if asked_for.section else ""
    if japanese:
        name = f"{section} {asked_for.name[1]}" if section else ""
        own = "" if loaded else "（手元の文書は judgekit books add で読み込める。節番号は 2020年以降のもの）"
        said = f"イベント運営の規定の質問で、ルールブックの外: {japanese_document}{name}{own}"
    else:
        name = f"{section} {asked_for.name[0]}" if section else ""
        own = "" if loaded else " (judgekit books add FILE reads your copy; numbers as printed since 2020)"
        said = f"tournament policy, outside the rulebooks: {english_document}{name}{own}"
    return signs.hanging("", said, signs.terminal_width())


def _mark_lent(connection: sqlite3.Connection, hits: list[Hit]) -> None:
    """Put the year before Japanese snippets that an older edition lends to a rule whose English did not change."""
    since = lookup.before(connection, [hit.id for hit in hits]) if hits else {}
    for hit in hits:
        snippet = hit.snippet["ja"] if hit.id in since else None
        if snippet is not None:
            mark = f"({since[hit.id]}) "
            snippet.spans = [(begin + len(mark), end + len(mark)) for begin, end in snippet.spans]
            snippet.text = mark + snippet.text


def _limit(options: answering.Options) -> int:
    return min(int(options.get("limit", DEFAULT_LIMIT)), LARGEST_LIMIT)


def _kind(options: answering.Options) -> str | None:
    kind = options.get("kind")
    if kind is not None and kind.lower() not in KINDS:
        raise UsageFault(
            phrase("no kind of node is called {kind}", kind=kind[:20]), phrase("kinds: {kinds}", kinds=", ".join(KINDS))
        )
    return kind.lower() if kind is not None else None


def _fuzzy(connection: sqlite3.Connection) -> FuzzyIndex:
    """Open the whoosh index, which is loaded only when something asks for it."""
    from pathlib import Path

    from judgekit.search.fuzzy import FuzzyIndex

    return FuzzyIndex.open(connection, Path(folders.cache()), answering.progress)


def query(words: list[str], options: answering.Options) -> int:
    """Answer `judgekit search --query` in the full query language."""
    lang = answering.language(options)

    kind = _kind(options)

    def answer(connection: sqlite3.Connection) -> int:
        game, edition = lookup.narrowed(connection, options.get("game"), options.get("edition"))
        half = None if lang == "both" else lang
        result = _fuzzy(connection).search(
            " ".join(words), game=game, lang=half, limit=_limit(options), kind=kind, edition=edition
        )
        return show(connection, result, lang, options, answering.asked(connection, options))

    return answering.with_store(answer, searched=True)


def related(typed: list[str], lang: str, options: answering.Options, *, as_json: bool) -> int:
    """Answer `judgekit rule NUMBER --related`: the rules that say most of what this one says."""

    def answer(connection: sqlite3.Connection) -> int:
        lookup.require_text(connection)
        index = _fuzzy(connection)
        result = SearchResult(" ".join(typed))
        faults: list[JudgekitError] = []
        asked = answering.asked(connection, options)
        for one in typed:
            try:
                for row in asked.find(connection, one):
                    lookup.require_text(connection, row["edition"])
                    result.hits += index.related(row["id"])
            except JudgekitError as fault:
                faults.append(fault)
        if faults and not result.hits:
            raise faults[0]
        code = show(connection, result, lang, {"json": "yes"} if as_json else {})
        if faults:
            answering.tell("; ".join(map(answering.worded, faults)))
        return 1 if faults else code

    return answering.with_store(answer, searched=True)


def show(
    connection: sqlite3.Connection,
    result: SearchResult,
    lang: str,
    options: answering.Options,
    asked: Asked | None = None,
    *,
    lends: bool = False,
) -> int:
    """Print the answer to a search and return the exit code: 1 where nothing was found.

    Args:
        connection: the store.
        result: what was found.
        lang: "ja", "en" or "both".
        options: of the command line.
        asked: which editions are asked, and which one judges by.
        lends: whether Japanese that an older edition lends says the year of it.
    """
    found = bool(result.hits or result.entries)
    if "json" in options:
        import json

        if lends:
            _mark_lent(connection, [*result.hits, *result.entries])
        shown = [*result.hits, *result.entries, *result.others]
        bases = lookup.base_of(connection, [hit.id for hit in shown])
        for hit in shown:
            hit.base = bases.get(hit.id)
        print(json.dumps(result.to_json(), ensure_ascii=False))
        return 0 if found or result.policy is not None else 1
    if result.policy is not None:
        loaded = any(hit.edition.startswith(f"{result.policy.document}@") for hit in result.hits)
        print("\n".join(_policy_lines(result.policy, result.query, lang, loaded=loaded)))
    if found:
        ours = "no-gloss" not in options
        brief = ours and "full" not in options
        left = _kept_short(result) if brief and "limit" not in options else 0
        glosses = _glosses(connection, result, lang, ours=ours, every=brief)
        if lends:
            shown = [*result.hits, *result.entries]
            # A brief answer says our own sentence in place of a text, where there is one.
            _mark_lent(connection, [hit for hit in shown if not brief or not _own(glosses, hit).get("ja")])
        before = _standing(connection, result, lang, asked)
        in_use = asked.in_use if asked is not None else ""
        said = as_brief(result, lang, glosses, in_use, left) if brief else as_text(result, lang, glosses)
        print("\n".join([*before, said, *_other_books(result, lang)]))
    elif result.policy is None:
        suggestions = (
            phrase(" (did you mean: {did_you_mean})", did_you_mean=", ".join(result.did_you_mean))
            if result.did_you_mean
            else ""
        )
        answering.tell(f"{result.message or phrase('nothing found')}{suggestions}")
    return 0 if found or result.policy is not None else 1


def _kept_short(result: SearchResult) -> int:
    """Keep the hits that are shown at once, and return how many more there are."""
    left = max(len(result.hits) - SHOWN, 0)
    result.hits = result.hits[:SHOWN]
    return left


def _standing(connection: sqlite3.Connection, result: SearchResult, lang: str, asked: Asked | None) -> list[str]:
    """Return what is said before the hits: that another book or edition answers, outlines, older editions, later changes."""
    shown = [*result.hits, *result.entries]
    editions = list(dict.fromkeys([hit.edition for hit in shown]))
    lines = []
    free = asked is not None and asked.game is None and asked.edition is None
    if asked is not None and free and asked.in_use not in editions and result.policy is None:
        lines.append(_elsewhere(result, asked.in_use, ", ".join(editions), lang))
    lines += [line for edition in editions for line in plain.without_text(connection, edition)]
    for edition in editions:
        newer = lookup.newer(connection, edition)
        if newer is not None:
            lines.append(plain.older(edition, newer, lang))
    names = {hit.id: hit.number or hit.id.partition(":")[2] for hit in shown}
    for edition, ids in lookup.changed_among(connection, list(names)).items():
        told = ", ".join([name for id, name in names.items() if id in ids])
        lines.append(
            f"{edition} で変わった: {told}" if lang == "ja" else f"changed, moved or gone in {edition}: {told}"
        )
    return lines


def _elsewhere(result: SearchResult, in_use: str, named: str, lang: str) -> str:
    """Return what is said first where the edition that one judges by does not answer: why not, and which one does."""
    if result.called:
        return (
            f"質問が名を挙げた {named} のもの"
            if lang == "ja"
            else phrase("the question names its book: what follows is of {named}", named=named)
        )
    said = why_elsewhere(result, in_use, lang)
    if lang == "ja":
        return f"{said}。以下は {named} のもの"
    return phrase("{said}: what follows is of {named}", said=said, named=named)


def _other_books(result: SearchResult, lang: str) -> list[str]:
    """Return the line that is said last where other books know the words of a question too: the nearest rule of each."""
    halves = plain.languages(lang)
    named = []
    for hit in result.others:
        book = hit.edition.partition("@")[0]
        english, japanese = BOOKS.get(book, (book, book))
        place = hit.number or hit.id.partition(":")[2]
        told = "  ".join([part for part in (place, _title(hit, halves) or _title(hit, ("ja", "en"))) if part])
        named.append(f"{japanese if lang == 'ja' else english}: {told} · judgekit … --game {book}")
    return signs.hanging("  ", "; ".join(named), signs.terminal_width()) if named else []


def why_elsewhere(result: SearchResult, in_use: str, lang: str) -> str:
    """Return why the edition one judges by does not answer: it has nothing, hardly the words, or nothing so near.

    Args:
        result: what was found elsewhere.
        in_use: the edition one judges by.
        lang: "ja", "en" or "both".
    """
    if result.seldom:
        words = ", ".join(result.seldom)
        if lang == "ja":
            return f"{in_use} に「{words}」はほとんど出てこない"
        return phrase("{in_use} hardly speaks of {words}", in_use=in_use, words=words)
    if result.nearer:
        if lang == "ja":
            return f"{in_use} にはこれほど近いものがない"
        return phrase("{in_use} has nothing so near to this", in_use=in_use)
    return f"{in_use} にはない" if lang == "ja" else phrase("{in_use} has nothing on this", in_use=in_use)


def _glosses(
    connection: sqlite3.Connection, result: SearchResult, lang: str, *, ours: bool, every: bool = False
) -> Glosses:
    """Return our own glosses of hits of which a half is to be shown that is not printed, or whose text is not loaded.

    What is to be said of a half that the copy of the document lost stands beside them; without ours, it alone.
    With every, those of all hits: a brief answer says them in place of the text.
    """
    halves = plain.languages(lang)
    shown = [*result.hits, *result.entries]
    without = [hit.id for hit in shown if every or any(hit.snippet[half] is None for half in halves)]
    if not without:
        return {}
    marks = ",".join("?" * len(without))
    connection.row_factory = sqlite3.Row
    rows = connection.execute(f"SELECT id, edition, flags, gloss_ja, gloss_en FROM node WHERE id IN ({marks})", without)
    return {
        (row["id"], row["edition"]): {
            **({"ja": row["gloss_ja"], "en": row["gloss_en"]} if ours else {}),
            **{half + signs.OF_THE_COPY: said for half, said in plain.losses(row, lang, ours)},
        }
        for row in rows
    }


def as_brief(result: SearchResult, lang: str, glosses: Glosses, in_use: str, left: int) -> str:
    """Return an answer that is read at a glance: number, heading and one sentence of each hit; then what there is besides.

    Args:
        result: what was found.
        lang: "ja", "en" or "both".
        glosses: our own sentences; where there is none, the stretch of the text that answers stands for it.
        in_use: the edition one judges by; a hit of another one names its own.
        left: how many more hits there are.
    """
    colour = _colour()
    width = signs.terminal_width()
    japanese = lang == "ja"
    lines: list[str] = []
    if result.did_you_mean:
        lines.append(f"{'もしかして' if japanese else 'did you mean'}: {', '.join(result.did_you_mean)}")
    if result.cards:
        lines += signs.hanging("カード: " if japanese else "cards: ", "; ".join(result.cards), width)
    for hit in result.hits or result.entries:
        lines += _brief_lines(hit, lang, glosses, in_use, colour, width)
    if result.hits and result.entries:
        lines += signs.hanging("用語: " if japanese else "glossary: ", "; ".join(_titles(result, lang)), width)
    hidden = (f"ほか {left} 件: --limit 10" if japanese else f"{left} more: --limit 10",) if left else ()
    told = " · ".join(
        [
            *dict.fromkeys(hit.edition for hit in result.hits or result.entries),
            *hidden,
            "文章: --full" if japanese else "texts: --full",
        ]
    )
    return "\n".join([*lines, *signs.hanging("  ", told, width)])


def _own(glosses: Glosses, hit: Hit) -> dict[str, str | None]:
    """Return our own sentences on a hit by language, and what is said of a half that the copy lost."""
    return glosses.get((hit.id, hit.edition), {})


def _titles(result: SearchResult, lang: str) -> list[str]:
    halves = plain.languages(lang)
    titles = [{"ja": entry.title[0], "en": entry.title[1]} for entry in result.entries]
    found = [" / ".join(title for half in halves if (title := own[half])) for own in titles]
    return [title or own["ja"] or own["en"] or "" for title, own in zip(found, titles, strict=True)]


def _title(hit: Hit, halves: tuple[str, ...]) -> str:
    """Return the heading of a hit, or of what stands above it."""
    ja, en = hit.title if any(hit.title) or not hit.path else hit.path[-1][1:]
    return _heading(None, ja, en, halves)


def _brief_lines(hit: Hit, lang: str, glosses: Glosses, in_use: str, colour: bool, width: int | None) -> list[str]:
    halves = plain.languages(lang)
    place = hit.number or hit.id.partition(":")[2]
    heading = _title(hit, halves)
    edition = f"[{hit.edition}]" if hit.edition != in_use else ""
    lines = signs.hanging(f"{place}  ", "  ".join(part for part in (heading, edition) if part), width)
    if colour:
        lines[0] = f"{_BOLD}{place}{_END}{lines[0][len(place) :]}"
    own = _own(glosses, hit)
    for half in halves if any(map(own.get, halves)) or _is_printed(hit, halves) else _BOTH:
        if gloss := own.get(half):
            lines += signs.signed(half, signs.OURS, gloss, width)
        elif (snippet := hit.snippet[half]) is not None:
            lines += _snippet_lines(half, snippet, colour, width)
    return lines


def _is_printed(hit: Hit, halves: tuple[str, ...]) -> bool:
    """Tell whether a stretch of a text is there in the languages shown; else the other one is shown, as by a look-up."""
    return any(hit.snippet[half] is not None for half in halves)


def as_text(result: SearchResult, lang: str, glosses: Glosses) -> str:
    """Return the hits with their snippets, then the glossary entries, each on lines of its own.

    Args:
        result: what was found.
        lang: "ja", "en" or "both".
        glosses: our own sentences, shown for a half without a snippet.
    """
    colour = _colour()
    width = signs.terminal_width()
    lines: list[str] = []
    if result.did_you_mean:
        lines.append(phrase("did you mean: {did_you_mean}", did_you_mean=", ".join(result.did_you_mean)))
    for hit in result.hits:
        lines += _hit_lines(hit, lang, colour, glosses, width)
    for entry in result.entries:
        lines += _hit_lines(entry, lang, colour, glosses, width)
    return "\n".join(lines)


def _colour() -> bool:
    if not sys.stdout.isatty():
        return False
    import os

    return "NO_COLOR" not in os.environ


def _hit_lines(hit: Hit, lang: str, colour: bool, glosses: Glosses, width: int | None) -> list[str]:
    langs = plain.languages(lang)
    headings = [_heading(number, ja, en, langs) for number, ja, en in hit.path]
    own = _heading(None, *hit.title, langs)
    place = hit.number or hit.id.partition(":")[2]
    head = f"{_BOLD}{place}{_END}" if colour else place
    parts = [head, own, f"[{hit.edition}]", " > ".join(heading for heading in headings if heading)]
    lines = ["  ".join(part for part in parts if part)]
    gloss = _own(glosses, hit)
    for half in langs if any(map(gloss.get, langs)) or _is_printed(hit, langs) else _BOTH:
        snippet = hit.snippet[half]
        ours, of_the_copy = gloss.get(half), gloss.get(half + signs.OF_THE_COPY)
        if snippet is not None:
            lines += _snippet_lines(half, snippet, colour, width)
        elif ours:
            lines += signs.signed(half, signs.OURS, ours, width)
        if snippet is None and of_the_copy:
            lines += signs.signed(half, signs.OF_THE_COPY, of_the_copy, width)
    if hit.why:
        lines.append(phrase("  matched: {why}", why=", ".join(hit.why)))
    return lines


def _heading(number: str | None, ja: str | None, en: str | None, langs: tuple[str, ...]) -> str:
    """Return number and heading; one that is printed in another language only is shown in that."""
    titles = {"ja": ja, "en": en}
    heading = " / ".join(title for half in langs if (title := titles[half])) or ja or en
    return " ".join(part for part in (number, heading) if part)


def _snippet_lines(lang: str, snippet: Snippet, colour: bool, width: int | None) -> list[str]:
    """Return a snippet as lines with the sign of the publisher's words, what matched in colour."""
    text = snippet.text.replace("\n", " ")
    head = f"{signs.INDENT}{lang}{signs.THEIRS} "
    room = None if width is None else max(width - len(head), signs.NARROWEST)
    lines = []
    for begin, end in signs.pieces(text, room):
        spans = [(max(a, begin) - begin, min(b, end) - begin) for a, b in snippet.spans if a < end and b > begin]
        lines.append(head + highlighted(Snippet(text[begin:end], spans), colour))
    return lines


def highlighted(snippet: Snippet, colour: bool) -> str:
    """Return a snippet with what matched in colour, or plain for a pipe."""
    if not colour:
        return snippet.text
    pieces, last = [], 0
    for begin, end in sorted(snippet.spans):
        if begin >= last:
            pieces += [snippet.text[last:begin], _BOLD, snippet.text[begin:end], _END]
            last = end
    return "".join([*pieces, snippet.text[last:]])
