"""English card text: the grammar of Magic's templating, sentences read by rows of templates.

What a row cannot say well is put together by functions: a description with any number of adjectives and relative clauses, a
list of keywords, the words of a type line, a name. Reading a sentence gives its term with pronouns as they stand
(`meaning/pronouns.py` says what they mean); `printing` prints it again from the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from judgekit.core.json_values import Json
from judgekit.core.modules import import_module
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.subtypes import subtypes_of
from judgekit.games.mtg.text.english.inflection import lemma
from judgekit.games.mtg.text.english.meaning.parties import kind_of
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.english.words import KINDS_OF_WORD, cut, not_understood
from judgekit.language.chart import Chart, Grammar, Hook, Piece, Row, Template, wordings

_ROWS = "judgekit.games.mtg.text.english.rows"
_BOOKS = (
    *("nouns", "targets", "actions", "casting", "choices", "keeping", "colors", "moves", "making"),
    *("effects", "prices", "conditions", "events", "copies", "replacements", "clauses"),
    *("sentences", "shields", "comparisons", "timings"),
)
"""Modules of rows, in the order in which their readings are tried; loaded where the grammar is made, not where it was kept."""


def plain(word: str) -> str:
    """Return a word of a row as tokens write it: its lemma, without the mark of agreement."""
    return lemma(word[:-1] if len(word) > 1 and word[-1] in "@#" else word)


def all_rows() -> list[Row]:
    """Return every row, in the order in which readings are tried."""
    return [row for book in _BOOKS for row in import_module(f"{_ROWS}.{book}").ROWS]


def _templates() -> list[Template]:
    return [
        Template(category, words, term, number)
        for number, (category, text, term) in enumerate(all_rows())
        for words in wordings(text)
    ]


@cache
def grammar() -> Grammar:
    """Return the rows of English card text, ready to be searched."""
    return Grammar.kept("english-card-text", _templates, KINDS_OF_WORD, HOOKS, plain)


_LOOKED_AT: list[tuple[str, list[object]]] = []
"""A sentence that was looked at and is read in earnest next, with its readings; whoever reads it has them for himself."""


def read_next(sentence: str, found: list[object]) -> None:
    """Say that a sentence, of which nothing was taken, is read next: its readings are not worked out twice."""
    _LOOKED_AT[:] = [(sentence, found)]


def readings(sentence: str, category: str = "sentence") -> list[Any]:
    """Return every term that the rows make of a sentence without its full stop.

    Args:
        sentence: in one spelling (`english_words.spelt`).
        category: what it is read as.

    Raises:
        CardTextNotUnderstood: the rows do not cover it; the words at fault are named.
    """
    before = _LOOKED_AT.pop() if _LOOKED_AT else None
    if before is not None and before[0] == sentence and category == "sentence":
        return before[1]
    rows = grammar()
    tokens = cut(sentence, rows.vocabulary)
    chart = Chart(rows, tokens)
    found: list[object] = []
    for term in chart.whole(category):
        if term not in found:
            found.append(term)
    if not found:
        place = tokens[chart.furthest].place if chart.furthest < len(tokens) else len(sentence)
        raise not_understood(sentence, place)
    return found


# Descriptions of objects.


def _descriptions(chart: Chart, start: int) -> list[Piece]:
    """Return every description from a token on: adjectives, nouns joined by "or", relative clauses."""
    found: list[Piece] = []
    for end, before in _before(chart, start, {}):
        for nouns in _nouns(chart, end):
            joined = _together(before, nouns.term)
            if joined is not None:
                _after(chart, nouns.end, joined, found)
    return found


def _together(before: Term, nouns: list[tuple[Term, Term]]) -> Term | None:
    """Return nouns with their adjectives as one description; adjectives before the first speak of all that have none."""
    if any(adjectives for adjectives, _ in nouns):
        alone = [merged(adjectives, noun) for adjectives, noun in [(before, nouns[0][1]), *nouns[1:]]]
        return None if None in alone else {"any": alone}
    joined = nouns[0][1] if len(nouns) == 1 else _any_of([noun for _, noun in nouns])
    return merged(before, joined) if joined is not None else None


def _before(chart: Chart, start: int, term: Term) -> list[tuple[int, Term]]:
    found = [(start, term)]
    for piece in (*chart.pieces("adjective", start), *_negations(chart, start), *_attached_to(chart, start)):
        joined = merged(term, piece.term)
        if joined is None:
            continue
        end = piece.end
        if end < len(chart.tokens) and chart.tokens[end].text == "," and _negations(chart, end + 1):
            end += 1
        found.extend(_before(chart, end, joined))
    return found


def _attached_to(chart: Chart, start: int) -> list[Piece]:
    """Return "enchanted" and "equipped" where they describe any such creature, not the one this is attached to (303.4)."""
    tokens = chart.tokens
    if start + 1 >= len(tokens) or tokens[start].text not in ("enchanted", "equipped"):
        return []
    many = tokens[start + 1].printed.casefold() != tokens[start + 1].text
    before = start > 0 and tokens[start - 1].text in ("target", "each", "a", "another", "all", "other")
    return [Piece(start + 1, {tokens[start].text: "true"})] if many or before else []


def _negations(chart: Chart, start: int) -> list[Piece]:
    return [Piece(piece.end, {piece.term[0]: piece.term[1]}) for piece in chart.pieces("nonword", start)]


def _nouns(chart: Chart, start: int) -> list[Piece]:
    """Return single nouns and lists of them joined by "or" or "and/or", each with adjectives of its own."""
    found: list[Piece] = []
    for single in _noun(chart, start):
        found.append(Piece(single.end, [({}, single.term)]))
        found.extend(_listed(chart, single.end, [({}, single.term)]))
    return found


def _listed(chart: Chart, place: int, nouns: list[tuple[Term, Term]]) -> list[Piece]:
    tokens = chart.tokens
    comma = place < len(tokens) and tokens[place].text == ","
    after = place + 1 if comma else place
    last = after < len(tokens) and tokens[after].text in ("or", "and/or", "and")
    if not comma and not last:
        return []
    if last and ((comma and len(nouns) < 2) or (tokens[after].text == "and" and not _groups(chart, after + 1))):
        return []
    found: list[Piece] = []
    for end, adjectives in _before(chart, after + 1 if last else after, {}):
        for noun in _noun(chart, end):
            more = [*nouns, (adjectives, noun.term)]
            if last:
                found.append(Piece(noun.end, more))
            else:
                found.extend(_listed(chart, noun.end, more))
    return found


def _groups(chart: Chart, place: int) -> bool:
    """Tell whether "instant and sorcery" stands for either: the noun is one of several and no verb follows."""
    return place < len(chart.tokens) and bool({"type", "subtype"} & set(chart.tokens[place].values))


_LAST_KINDS = ({"kind": "card"}, {"kind": "spell"}, {"token": "true"})


def _can_be(noun: Term, last: Term) -> bool:
    """Tell whether a subtype is one of the card type that is said behind the last of them: "a Forest or Elf creature" is not."""
    return noun["subtype"] in subtypes_of(last["type"])


def _any_of(nouns: list[Term]) -> Term | None:
    """Return what "artifact, creature, or enchantment" describes; a last "card", "spell" or "token" speaks of all of them."""
    *first, last = nouns
    shared: Term = {}
    for kind in _LAST_KINDS:
        (key, value), *_ = kind.items()
        if last.get(key) == value and len(last) > 1 and all(key not in noun for noun in first):
            shared = dict(kind)
            last = {name: inner for name, inner in last.items() if name != key}
    plain_nouns = [*first, last]
    of_one_type = set(last) == {"subtype", "type"} and all(set(noun) == {"subtype"} for noun in first)
    if of_one_type and all(" " not in noun["subtype"] and (shared or _can_be(noun, last)) for noun in plain_nouns):
        # "An Angel, Demon, or Dragon creature (card)": the card type is said of all of them.
        return {"subtype": [noun["subtype"] for noun in plain_nouns], "type": last["type"], **shared}
    for key in ("type", "subtype"):
        if all(set(noun) == {key} and " " not in noun[key] for noun in plain_nouns):
            return {key: [noun[key] for noun in plain_nouns], **shared}
    if shared.get("kind") is not None or any(not noun for noun in plain_nouns):
        return None
    return {"any": plain_nouns, **shared}


def _noun(chart: Chart, start: int) -> list[Piece]:
    """Return one noun: card types or a subtype, with "card", "spell", "token", "permanent" or "creature" behind them."""
    found = list(chart.pieces("kind", start))
    tokens = chart.tokens
    place = start
    types: list[str] = []
    subtypes: list[str] = []
    while place < len(tokens):
        values = tokens[place].values
        if "subtype" in values and not types:
            subtypes.append(values["subtype"])
        elif "type" in values:
            types.append(values["type"])
        else:
            break
        place += 1
        chart.furthest = max(chart.furthest, place)
        term: Term = {}
        if types:
            term["type"] = " ".join(types)
        if subtypes:
            term["subtype"] = " ".join(subtypes)
        found.append(Piece(place, term))
        for kind in chart.pieces("kind", place):
            if kind.term in _BEHIND_TYPES:
                found.append(Piece(kind.end, {**term, **kind.term}))
    return found


_BEHIND_TYPES: tuple[Term, ...] = (
    *({}, {"kind": "card"}, {"kind": "spell"}, {"token": "true"}, {"kind": "source"}),
    {"kind": "card", "permanent-card": "true"},
)
"""Kinds of object that are said behind a type: "Elf permanent card"."""


def _after(chart: Chart, start: int, term: Term, found: list[Piece]) -> None:
    piece = Piece(start, term)
    if piece not in found:
        found.append(piece)
    for after in chart.pieces("after", start):
        joined = _of_the_creature(term, after.term) or _in_one_list(term, after.term) or merged(term, after.term)
        if joined is None or _without_controller(joined) or _against_itself(after.term):
            continue
        inner = list(_described_in(after.term))
        if not inner:
            _after(chart, after.end, joined, found)
            continue
        found.append(Piece(after.end, joined))
        if all("controller" in one for one in inner):
            # "… with power less than the number of lands you control from your graveyard": what has a controller lies elsewhere.
            places = ((place.end, merged(joined, place.term)) for place in chart.pieces("place", after.end))
            found.extend(Piece(end, placed) for end, placed in places if placed is not None)


_OTHER_FIGURE = {"power": "toughness", "toughness": "power"}


def _against_itself(term: Term) -> bool:
    """Tell whether "its" other figure is taken as that of something else: "with toughness greater than its power" compares one.

    A row of its own says so (`power-over-toughness`).
    """
    ((measure, bound),) = term.items() if len(term) == 1 else ((None, None),)
    if not isinstance(bound, dict) or len(bound) != 1 or measure not in _OTHER_FIGURE:
        return False
    return bool(next(iter(bound.values())) == {"value": _OTHER_FIGURE[measure], "of": "@it"})


def _in_one_list(term: Term, clause: Term) -> Term | None:
    """Return "that's a Wolf or a Werewolf" said of creatures as one list of subtypes, as "Wolf or Werewolf creature" is."""
    either = clause.get("any")
    if set(clause) != {"any"} or either is None or "subtype" in term or term.get("type") != "creature":
        return None
    plain_ones = all(set(one) == {"subtype"} and isinstance(one["subtype"], str) for one in either)
    return {"subtype": [one["subtype"] for one in either], **term} if plain_ones else None


def _without_controller(term: Term) -> bool:
    """Tell whether something controlled is looked for where no object has a controller (109.4)."""
    return "controller" in term and term.get("zone") in ("graveyard", "hand", "library")


def _of_the_creature(term: Term, clause: Term) -> Term | None:
    """Return "artifact, enchantment, or creature with flying": what only creatures have is said of the creature alone.

    "Walls and/or creatures with flying" is so too: a Wall with flying would be a creature with flying.
    """
    if not clause or not all(_only_creatures(key, value) for key, value in clause.items()):
        return None
    types = term.get("type")
    among = term.get("any") or ([{"type": one} for one in types] if isinstance(types, list) else [])
    if len(among) < 2 or among[-1].get("type") != "creature":
        return None
    if any(not _apart_from_creatures(one) for one in among[:-1]):
        return None
    said = merged(among[-1], clause)
    rest = {key: value for key, value in term.items() if key not in ("type", "any")}
    return None if said is None else {**rest, "any": [*among[:-1], said]}


def _apart_from_creatures(one: Term) -> bool:
    if "type" not in one:
        return set(one) == {"subtype"}
    return one != {"type": "creature"} and " creature" not in one["type"]


def _only_creatures(key: str, value: object) -> bool:
    if key in ("has", "lacks"):
        return all(word in _OF_CREATURES for word in (value if isinstance(value, list) else [value]))
    return key in _FIGURES_OF_CREATURES


_FIGURES_OF_CREATURES = (
    *("power", "toughness", "base-power", "base-toughness", "total-pt", "blocks", "blocked-by"),
    *("power-over-toughness", "power-over-base"),
)
"""What is asked of creatures alone: their power and toughness, and what happens to them in combat (208.1, 509.1)."""


_OF_CREATURES = (
    *(
        "flying",
        "reach",
        "trample",
        "defender",
        "deathtouch",
        "menace",
        "vigilance",
        "haste",
        "first strike",
        "double strike",
    ),
    *("shadow", "horsemanship", "fear", "intimidate", "skulk", "flanking"),
)
"""Keyword abilities that no other permanent has any use for; "artifact or creature with indestructible" speaks of both."""


_SIGNS = ("=", "<", ">", "<=", ">=")


def _described_in(clause: Term) -> Iterator[Term]:
    """Yield the descriptions with which a relative clause ends: what follows "blocking a creature" speaks of that creature."""
    for key, value in clause.items():
        if key in ("targets", "targets-only", "source", "not"):
            yield value
        elif key == "any":
            for one in value:
                yield from _described_in(one)
        elif isinstance(value, dict):
            related = value.get("with", value)
            said = (
                [related, *(related[sign] for sign in _SIGNS if sign in related)] if isinstance(related, dict) else []
            )
            for one in said:
                if isinstance(one, dict) and "aim" in one and kind_of(one["aim"]["is"]) != "player":
                    yield one["aim"]["is"]
                elif isinstance(one, dict):
                    yield from (
                        one[word] for word in ("all", "choose", "among", "count") if isinstance(one.get(word), dict)
                    )


_LISTED = ("not-type", "not-color", "not-subtype", "not-supertype")


def merged(left: Term, right: Term) -> Term | None:
    """Return two descriptions as one, None where they speak of the same thing twice."""
    found = dict(left)
    for key, value in right.items():
        if key not in found:
            found[key] = value
        elif key in _LISTED:
            before = found[key] if isinstance(found[key], list) else [found[key]]
            found[key] = [*before, value]
        elif key == "has":
            found[key] = [*(found[key] if isinstance(found[key], list) else [found[key]]), value]
        else:
            return None
    return found


def _one_described(chart: Chart, start: int) -> list[Piece]:
    """Return descriptions with an article: "a creature", "another creature"."""
    text = chart.tokens[start].text
    if text == "a":
        return chart.pieces("filter", start + 1)
    return chart.pieces("filter", start) if text == "another" else []


def _particular(chart: Chart, start: int) -> list[Piece]:
    """Return descriptions with an article that say more than "a card" or "a spell"."""
    return [piece for piece in _one_described(chart, start) if piece.term not in _BARE]


def _particulars(chart: Chart, start: int) -> list[Piece]:
    return [piece for piece in _descriptions(chart, start) if piece.term not in _BARE]


_BARE: tuple[Term, ...] = ({"kind": "card"}, {"kind": "spell"}, {})


def _hosts(chart: Chart, start: int) -> list[Piece]:
    """Return "enchanted creature" and the like in the singular: what this is attached to (301.5, 303.4b)."""
    if start + 1 >= len(chart.tokens):
        return []
    word, noun = chart.tokens[start].text, chart.tokens[start + 1]
    if noun.printed.casefold() not in (noun.text, str(noun.values.get("subtype", "")).casefold()):
        return []
    if not {"type", "subtype"} & set(noun.values) and noun.text not in ("permanent", "player"):
        return []
    chart.furthest = max(chart.furthest, start + 2)
    return [Piece(start + 2, word if noun.text == "creature" and word != "fortified" else "attached")]


# Lists of abilities, type lines, names.


def _abilities(chart: Chart, start: int) -> list[Piece]:
    """Return lists of abilities: "flying", "flying and haste", "flying, vigilance, and lifelink"."""
    found: list[Piece] = []
    for piece in _single_abilities(chart, start):
        found.append(Piece(piece.end, [piece.term]))
        found.extend(_more_abilities(chart, piece.end, [piece.term]))
    return found


def _single_abilities(chart: Chart, start: int) -> list[Piece]:
    quoted = [Piece(piece.end, {"text": piece.term}) for piece in chart.pieces("quoted", start)]
    return [*chart.pieces("ability", start), *quoted]


def _more_abilities(chart: Chart, place: int, terms: Sequence[Json]) -> list[Piece]:
    tokens = chart.tokens
    comma = place < len(tokens) and tokens[place].text == ","
    after = place + 1 if comma else place
    last = after < len(tokens) and tokens[after].text == "and"
    if comma and last and len(terms) < 2:
        return []
    if not comma and not last:
        return []
    found: list[Piece] = []
    for piece in _single_abilities(chart, after + 1 if last else after):
        if last:
            found.append(Piece(piece.end, [*terms, piece.term]))
        else:
            found.extend(_more_abilities(chart, piece.end, [*terms, piece.term]))
    return found


def _keyword_lines(chart: Chart, start: int) -> list[Piece]:
    """Return lines of keywords, separated by commas without "and"."""
    found: list[Piece] = []
    for piece in chart.pieces("ability", start):
        found.append(Piece(piece.end, [piece.term]))
        if piece.end < len(chart.tokens) and chart.tokens[piece.end].text in (",", ";"):
            for rest in chart.pieces("keywordline", piece.end + 1):
                found.append(Piece(rest.end, [piece.term, *rest.term]))
    return found


def _type_words(chart: Chart, start: int) -> list[Piece]:
    """Return rows of supertypes, subtypes and card types as they stand: "legendary Elf artifact creature"."""
    found: list[Piece] = []
    words: list[str] = []
    place = start
    while place < len(chart.tokens):
        values = chart.tokens[place].values
        word = next((values[kind] for kind in ("subtype", "type", "supertype") if kind in values), None)
        if word is None:
            break
        words.append(word)
        place += 1
        chart.furthest = max(chart.furthest, place)
        if any(kind in values for kind in ("subtype", "type")):
            found.append(Piece(place, {"types": " ".join(words)}))
    return found


def _names(chart: Chart, start: int) -> list[Piece]:
    """Return runs of words with capital letters, small words between them included."""
    found: list[Piece] = []
    words: list[str] = []
    for place in range(start, len(chart.tokens)):
        token = chart.tokens[place]
        if "capital" in token.values:
            words.append(token.printed)
            found.append(Piece(place + 1, " ".join(words).replace(" 's", "'s")))
        elif words and token.text in ("of", "the", "and", "to", "in", "'s"):
            words.append(token.printed)
        else:
            break
    return found


def _card_names(chart: Chart, start: int) -> list[Piece]:
    """Return names of cards, one with a comma in it too: "Toothy, Imaginary Friend", "Ashaya, the Awoken World"."""
    found = _names(chart, start)
    for piece in tuple(found):
        if piece.end < len(chart.tokens) and chart.tokens[piece.end].text == ",":
            article = (
                "the "
                if chart.tokens[piece.end + 1 : piece.end + 2] and chart.tokens[piece.end + 1].text == "the"
                else ""
            )
            behind = _names(chart, piece.end + 1 + bool(article))
            found.extend(Piece(rest.end, f"{piece.term}, {article}{rest.term}") for rest in behind)
    return found


def _token_cards(chart: Chart, start: int) -> list[Piece]:
    """Return names of cards before "token", as which tokens are created: "Llanowar Elves" (111.11 of the book of 2026-04-17).

    Words that all say what a token is, or which Role, are no such name.
    """
    described = {piece.end for piece in _type_words(chart, start)}
    found = []
    for piece in _card_names(chart, start):
        before_token = piece.end < len(chart.tokens) and chart.tokens[piece.end].text in ("token", "tokens")
        if before_token and piece.end not in described and not str(piece.term).endswith(" Role"):
            found.append(piece)
    return found


_DESCRIBED = ("adjective", "kind", "type", "subtype", "nonword", "attachedword")
HOOKS = {
    "attached": Hook(_hosts, ("attachedword",)),
    "filter": Hook(_descriptions, _DESCRIBED),
    "filters": Hook(_descriptions, _DESCRIBED),
    "particular": Hook(_particular, ("adjective", "article")),
    "particulars": Hook(_particulars, _DESCRIBED),
    "afilter": Hook(_one_described, ("adjective", "article")),
    "keywords": Hook(_abilities, ("ability", "quoted")),
    "keywordline": Hook(_keyword_lines, ("ability",)),
    "tokentypes": Hook(_type_words, ("type", "subtype", "supertype")),
    "name": Hook(_names, ("capital",)),
    "cardname": Hook(_card_names, ("capital",)),
    "tokencard": Hook(_token_cards, ("capital",)),
}
"""Categories that functions put together. `filters` is the plural of `filter`: read alike, printed otherwise."""
