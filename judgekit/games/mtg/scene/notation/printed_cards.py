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
from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, printed_line, read_type_line
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
        for line in unread:
            begins = line.partition(":")[0].partition("：")[0]
            said.append(
                Bilingual(
                    f"{name}の能力「{begins}」は解釈できないので、起動されないものとして進める",
                    f"the ability {begins} of {name} is not understood; nobody activates it here",
                )
            )
    return Playable(found, tuple(said), {line: str(fault) for line, fault in unread.items()})


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


def _unread(name: str, card: Mapping[str, Json]) -> dict[str, CardTextNotUnderstood]:
    """Return the activated abilities of a permanent that are not understood, where all else of its text is, with the faults."""
    text = str(card.get("text", ""))
    if not any(map(_ACTIVATED.match, text.split("\n"))):
        return {}
    try:
        line = read_type_line(str(card["types"]))
        read_card_text(text, name, line, ())
    except TypeLineMalformed:
        return {}
    except CardTextNotUnderstood:
        pass
    else:
        return {}
    found: dict[str, CardTextNotUnderstood] = {}
    for one in text.split("\n"):
        try:
            read_card_text(one, name, line, ())
        except CardTextNotUnderstood as fault:
            if _ACTIVATED.match(one) is None or _MANA.search(one) is not None:
                return {}  # a static or triggered ability may change the result
            found[one] = fault
    return found
