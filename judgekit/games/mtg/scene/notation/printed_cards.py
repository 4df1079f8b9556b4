"""What the table takes of a printed card without a word: its loyalty, and what the rules of an edition can play of it.

A card of a card file may say more than an edition knows (a creature type of later books), or have an activated ability that is
not understood. Neither stops a situation in which it plays no part; that it was left out is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.games.mtg.editions.new_words import KNOWN_BEFORE, TODAY
from judgekit.games.mtg.scene.notation.card_words import is_of_type
from judgekit.games.mtg.terms.subtypes import LATER
from judgekit.games.mtg.terms.type_lines import TypeLine, TypeLineMalformed, printed_line, read_type_line
from judgekit.games.mtg.text.structured.inner import read_card_text
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.table.notation import Playable

_LOYALTY = re.compile(r"[\[［]?([+\-−–＋－]?(?:[\d０-９]+|X))[\]］]?\s*[:：]")
"""How a loyalty ability begins (606.2)."""
_PAID = r"\{|(?:Sacrifice|Discard|Pay|Tap|Untap|Remove|Exile|Return|Reveal|Put|Mill)\b"
_ACTIVATED = re.compile(
    rf"{_LOYALTY.pattern}|(?:{_PAID})[^\"“”「」:：]*:|[^\"“”「」:：a-z]*(?:\}}|(?:捧げる|支払う|捨てる|取り除く|タップする|追放する|戻す))："
)
"""How an activated ability begins: with its cost and a colon (602.1); not an ability that another one gives."""
_MANA = re.compile(r"[:：][^.。]*(?:\badds?\b|加える|生み出す)", re.IGNORECASE)
"""A mana ability (605.1a): what it is left out of may not be able to pay, so that it is never left out."""
_COUNTERS = {"loyalty": "planeswalker", "defense": "battle"}
"""Counters with which permanents of a type enter, by the property that prints their number (306.5b, 310.4b)."""


def counters_printed(card: Mapping[str, Json]) -> dict[str, str | None]:
    """Return how many counters a permanent has of which nobody spoke, by its card; None where its card does not say it."""
    return {
        kind: str(card[kind]) if str(card.get(kind, "")).isdecimal() else None
        for kind, of_type in _COUNTERS.items()
        if is_of_type(card, of_type)
    }


def counters_named(card: Mapping[str, Json]) -> tuple[str, ...]:
    """Return the kinds of counters that a card names itself or enters with: what is meant where no kind is said."""
    text = str(card.get("text", ""))
    lines = "\n".join(re.sub(r"\([^()]*\)", "", line) for line in text.split("\n"))
    found = [kind for kind, of_type in _COUNTERS.items() if is_of_type(card, of_type)]
    found += [kind for kind in _KIND_OF_COUNTER.findall(lines) if _NO_KINDS.fullmatch(kind) is None]
    found += [kind for word, kind in _BY_KEYWORD.items() if re.search(rf"\b{word}\b", lines, re.IGNORECASE)]
    return tuple(dict.fromkeys(found))


_KIND_OF_COUNTER = re.compile(r"(?<![\w/+-])([+-]\d/[+-]\d|[a-z]+(?: strike)?) counters?\b")
_NO_KINDS = re.compile(
    r"an?|the|that|this|those|these|all|any|no|each|more|two|three|four|five|six|seven|ten|of|its|one|or|and|poison|energy"
    r"|experience|rad|then|is|was|other|another|many|fewer|most|such|same|extra|additional|would|t|also|may|can|counter"
)
"""Words before "counter" that name no kind of it, and counters that players have."""
_BY_KEYWORD = {
    "modular": "+1/+1",
    "graft": "+1/+1",
    "bloodthirst": "+1/+1",
    "evolve": "+1/+1",
    "unleash": "+1/+1",
    "fading": "fade",
    "vanishing": "time",
    "cumulative upkeep": "age",
    "level up": "level",
}
"""Counters that a permanent gets by a keyword ability."""


def counters_for_x(name: str, card: Mapping[str, Json]) -> str | None:
    """Return the kind of counters of which a permanent enters with X, by its card as it is read; None without any (107.3m)."""
    text = "\n".join(line for line in str(card.get("text", "")).split("\n") if "X" in line or "Ｘ" in line)
    try:
        read = read_card_text(text, name, read_type_line(str(card["types"])), ()) if text else ()
    except (TypeLineMalformed, CardTextNotUnderstood):
        return None
    kinds = [
        str(dict(act.details).get("kind"))
        for ability in read
        if any(pattern.event == "enters" for pattern in ability.when)
        for act in ability.instead or ()
        if act.verb == "put-counters" and act.amount == ("x",)
    ]
    return kinds[0] if len(kinds) == 1 else None


def playable(name: str, card: Mapping[str, Json], edition: str) -> Playable:
    """Return a card of a card file as it can be played by an edition, and what was left out of it.

    Args:
        name: its name.
        card: its definition.
        edition: the edition that is played.
    """
    known = of_edition(name, card, edition)
    found, said = dict(known.card), [*known.said]
    unread = _unread(name, found)
    if unread:
        lines = str(found["text"]).split("\n")
        found["text"] = "\n".join(line for line in lines if line not in unread)
        there = found.get("abilities")
        kept: list[Json] = [term for _, term in unread.values() if term is not None]
        found["abilities"] = [*(there if isinstance(there, list) else ()), *kept]
        said += [_left_out(name, line, term is None) for line, (_, term) in unread.items()]
    activated = {line: str(fault) for line, (fault, term) in unread.items() if term is None}
    stops = any(isinstance(term, dict) and term["unread"] == {} for _, term in unread.values())
    return Playable(found, tuple(said), activated, stops)


def _left_out(name: str, line: str, activated: bool) -> Bilingual:
    """Return how it is said that a line is not understood."""
    begins = line.partition(":")[0].partition("：")[0] if activated else line
    if activated:
        return Bilingual(
            f"{name}の能力「{begins}」は解釈できないので、起動されないものとして進める",
            f"the ability {begins} of {name} is not understood; nobody activates it here",
        )
    return Bilingual(
        f"{name}の「{line}」は解釈できない。ここでは働かない(働くところで止まる)",
        f"of {name} is not understood: '{line}'; it does nothing here (where it does, there is no answer)",
    )


def of_edition(name: str, card: Mapping[str, Json], edition: str) -> Playable:
    """Return a card of a card file without the types of which an edition knows nothing, and what was left out (205.3)."""
    found, said = dict(card), list[Bilingual]()
    for word in _later_types(str(card.get("types", "")), edition):
        read = read_type_line(str(found["types"]))
        found["types"] = printed_line(read._replace(subtypes=tuple(one for one in read.subtypes if one != word)))
        said.append(
            Bilingual(
                f"{name}はタイプ「{word}」のないものとして進める({edition}にはないタイプ)",
                f"{name} is played without the type {word}, of which {edition} knows nothing",
            )
        )
    return Playable(found, tuple(said))


def _later_types(types: str, edition: str) -> Iterator[str]:
    """Yield the subtypes of a type line that only books after an edition have (205.3)."""
    if edition == TODAY:
        return
    try:
        subtypes = read_type_line(types).subtypes
    except TypeLineMalformed:
        return
    yield from (word for word in subtypes if word in LATER and word not in KNOWN_BEFORE.get(edition, ()))


def _unread(name: str, card: Mapping[str, Json]) -> dict[str, tuple[CardTextNotUnderstood, Json]]:
    """Return the lines of a card that are not understood, where all else of its text is, each with its fault and what it becomes.

    An activated ability becomes nothing: who activates it is refused. Of a triggered one the events are kept, if they are
    understood; what else is not understood stops the game as soon as the card is on the stack or the battlefield, and at once
    where the words may speak of another zone.
    """
    text = str(card.get("text", ""))
    try:
        line = read_type_line(str(card["types"]))
        read_card_text(text, name, line, ())
    except TypeLineMalformed:
        return {}
    except CardTextNotUnderstood:
        pass
    else:
        return {}
    found: dict[str, tuple[CardTextNotUnderstood, Json]] = {}
    for one in text.split("\n"):
        try:
            read_card_text(one, name, line, ())
        except CardTextNotUnderstood as fault:
            if _ACTIVATED.match(one) is not None:
                if _MANA.search(one) is not None:
                    return {}
                found[one] = (fault, None)
                continue
            when = None if {"instant", "sorcery"} & set(line.types) else _events_of(one, name, line)
            if when is None and _speaks_of_elsewhere(one, name):
                return {}
            found[one] = (fault, {"unread": {} if when is None else {"when": when}, "text": one})
    try:
        read_card_text("\n".join(one for one in text.split("\n") if one not in found), name, line, ())
    except CardTextNotUnderstood:
        return {}
    return found


def _events_of(text: str, name: str, line: TypeLine) -> Json:
    """Return the events that trigger an ability of which nothing else is understood, None where they are not understood either.

    What stands before the last comma at which they are understood is all of them; a list of things may not go on behind it, and a
    sentence that follows has to be part of what is done then.
    """
    from judgekit.games.mtg.text.english.reading import read_lines

    begins = _TRIGGERED.match(text)
    rest = re.sub(r"\([^()]*\)", "", text)
    if begins is None or any(_GOES_ON.match(one) is None for one in re.split(r"[.] +", rest.strip(" ."))[1:]):
        return None
    for comma in reversed([found.start() for found in re.finditer(", ", rest)]):
        if _LISTED.match(rest[comma:]) is not None:
            continue
        try:
            ((term,),) = [one.terms for one in read_lines(f"{rest[:comma]}, draw a card.", name, line)]
        except (CardTextNotUnderstood, ValueError):
            continue
        said = term.get("triggered", {})
        if set(term) == {"triggered"} and set(said) == {"when", "do"}:
            when: Json = said["when"]
            return when
    return None


_TRIGGERED = re.compile(r"(?:[\w' -]+ — )?(?:When|Whenever|At) ")
_GOES_ON = re.compile(
    r"(?:If (?:you|they|it|that|no|one|a player|either|both|the)|Then|That|Those|They|This ability|Do this|Exchange|Put|Exile"
    r"|Return|For each|Repeat|The player|The rest|Each of)\b"
)
"""How a sentence begins that goes on with what is done."""
_LISTED = re.compile(r", (?:(?:and|or|and/or) |[\w' -]+,? (?:and|or|and/or) [^,]*,)")
"""A comma in a list of things."""
_ELSEWHERE = re.compile(
    r"\b(?:graveyard|hand|exiled?|library|libraries|outside|anywhere|command zone|suspended|discard\w*|draft\w*|deck|draw\w*"
    r"|mulligan|ante|before the game|opening|own(?:s|ed)?)\b|墓地|手札|追放|ライブラリー|捨て|引く|引いた|統率",
    re.IGNORECASE,
)


def _speaks_of_elsewhere(text: str, name: str) -> bool:
    """Tell whether words that name the card itself may be true of it in a zone where it only lies (113.6)."""
    short = name.partition(",")[0]
    itself = any(word in text for word in (name, short, "this card", "This card", "~", "このカード"))
    return itself and _ELSEWHERE.search(text) is not None
