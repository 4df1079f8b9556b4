"""Cards that are named together (Ox and Elk in the graveyard): which they are, and where each of them lies."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.notation.reading.learning import Reading, card_named, is_card
from judgekit.scenarios.notation.reading.mentions import Mention, mention_of
from judgekit.scenarios.notation.reading.numbered import with_its_number
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import spoken

JOINED = re.compile(r"\s+(?:and|&)\s+|(?<=\S)と(?=\S)")
"""What joins the names of two cards."""


def several(mention: Mention, reading: Reading) -> list[Mention]:
    """Return the cards that are named together (Bears and Elves); none where one of them is not known."""
    facts = mention.facts
    found = _parts_that_are_known(mention.name, reading)
    if not found and facts and mention.words is None:
        # A word of a name was read as the begin of a fact: Rest | in Peace and Blood Artist.
        found = _parts_that_are_known(f"{mention.name} {facts[0]}", reading)
        facts = facts[1:]
    if found and mention.count > 1:  # 6 Plains and Angel: the number is that of the first
        found = [replace(found[0], count=found[0].count * mention.count), *found[1:]]
    return [replace(one, facts=(*one.facts, *facts)).of("", mention.zone, 0) for one in found]


def bracket_of_the_last(parts: list[Mention], said: Mention, body: str, reading: Reading) -> list[Mention]:
    """Return cards of which only the last one has what stands in brackets behind it in English, which is said aloud.

    What stands before the first of them is said of all, aloud too (a tapped Ox and Elk).

    Args:
        parts: the cards that are named together.
        said: the same in one, with what is said of it.
        body: what was said.
        reading: what is known so far.
    """
    fact = said.facts[-1] if said.facts else ""
    before = fact and re.search(
        rf"\b{re.escape(fact)} (?:{'|'.join(map(re.escape, spoken(parts[0].name)))})", body, re.IGNORECASE
    )
    if before and len(parts) > 1 and fact != "untapped" and not (fact in _STATUSES and said.zone == "hand"):
        names = [one.name for one in parts]
        reading.supposed.append(
            Bilingual(f"「{fact}」は{'と'.join(names)}のこと", f"{fact!r} is taken as said of {' and '.join(names)}")
        )
    if not fact or is_japanese(body) or re.search(rf"\([^()]*\b{re.escape(fact)}[^()]*\)", body) is None:
        return parts
    last = parts[-1].name
    reading.supposed.append(
        Bilingual(f"「{fact}」は{last}だけについて読む", f"{fact!r} is taken as said of {last} alone")
    )
    kept = len(said.facts)
    return [*(replace(one, facts=one.facts[: len(one.facts) - kept]) for one in parts[:-1]), parts[-1]]


def _parts_that_are_known(name: str, reading: Reading) -> list[Mention]:
    """Return the cards whose names are joined in one, each a known one; what joins two may stand in a name (Fire and Ice)."""
    for joint in JOINED.finditer(name):
        first = _known_alone(name[: joint.start()], reading)
        if first is None:
            continue
        rest = name[joint.end() :]
        last = _known_alone(rest, reading)
        others = [last] if last is not None else _parts_that_are_known(rest, reading)
        if others:
            return [first, *others]
    return []


def _known_alone(name: str, reading: Reading) -> Mention | None:
    try:
        if is_card(name, reading) and not re.search(r"[()]", name):
            card_named(name, reading)  # as a whole, whatever its words mean elsewhere
            return Mention(name, 1)
        one = mention_of(name, reading.grammar, reading.quotes)
        if one is None or not one.name:
            return None
        if one.of_a_kind and one.words is not None:
            definition = reading.grammar.words.define(one.words)
            if not isinstance(definition, str):
                reading.known.setdefault(one.name.casefold(), (one.name, definition))
                return one
        one = with_its_number(one, reading)
        card_named(one.name, reading)
    except NotationUnclear:
        return None
    return one


def _where_they_fight(parts: Sequence[Mention], who: str, body: str, reading: Reading) -> list[Mention]:
    """Return cards of which a zone was said behind the last one, those on the table that fight (Ox and Zap in hand; Ox blocks)."""
    home, found = reading.grammar.words.home, list[Mention]()
    if (on_the_table := _of_a_status(parts, who, reading)) is not None:
        return on_the_table
    for place, one in enumerate(parts):
        names = "|".join(sorted(map(re.escape, spoken(one.name)), key=len, reverse=True))
        fights = re.search(rf"(?<![\w'])(?:{names})(?![\w'])", reading.fights, re.IGNORECASE) is not None
        if fights and place < len(parts) - 1 and one.zone != home:
            reading.supposed.append(
                Bilingual(f"{who}の{one.name}は場にある", f"{one.name} is on the table, since it fights")
            )
            one = one.of("", home, 0)
        elif one.zone == "hand" and place < len(parts) - 1 and _pays_from_the_table(parts, place, body, reading):
            reading.supposed.append(
                Bilingual(
                    f"{one.name}{one.count}枚は{who}の場にある", f"{_named_with_verb(one)} on {who}'s side of the table"
                )
            )
            one = one.of("", home, 0)
        found.append(one)
    return found


_STATUSES = frozenset(("tapped", "untapped"))
_STATUS = re.compile(rf"(?:^|(?<=[a-z])\s)(?:{'|'.join(sorted(_STATUSES))})\s")


def _of_a_status(parts: Sequence[Mention], who: str, reading: Reading) -> list[Mention] | None:
    """Return cards before a hand of which the first is tapped or untapped: it lies on the table, where alone cards are either.

    So do others that are put down as it is, before the last one (an untapped Island, a Swamp and Zap in hand).
    """
    status = next((fact for one in parts for fact in one.facts if fact in _STATUSES), "")
    if not status or parts[-1].zone != "hand" or len(parts) == 1:
        return None
    last = replace(parts[-1], facts=tuple(fact for fact in parts[-1].facts if fact not in _STATUSES))
    put = [one for one in parts[:-1] if one is parts[0] or _is_put_down(one, last, reading)]
    names = [f"{one.count} {one.name}" if one.count > 1 else one.name for one in put]
    are = "is" if sum(one.count for one in put) == 1 else "are"
    reading.supposed.append(
        Bilingual(
            f"{'と'.join(one.name for one in put)}は{who}の場にある",
            f"{' and '.join(names)} {are} on {who}'s side of the table",
        )
    )
    home = reading.grammar.words.home
    hand = [replace(one, facts=last.facts) for one in parts[:-1] if not any(one is other for other in put)]
    return [*(one.of("", home, 0) for one in put), *hand, last]


def _is_put_down(one: Mention, last: Mention, reading: Reading) -> bool:
    """Tell whether a card is only put down where the last one is cast: several lands before a spell of the hand pay for it."""
    plays = reading.grammar.words.plays
    cards = [reading.known[card_named(name, reading).casefold()][1] for name in (one.name, last.name)]
    ways = [plays(card) for card in cards if isinstance(card, Mapping)]
    return len(ways) == 2 and ways[0] != ways[1] == "cast"


def _pays_from_the_table(parts: Sequence[Mention], place: int, body: str, reading: Reading) -> bool:
    """Tell whether a card before the last one of a hand lies on the table, to pay for that: several lands, or one with an article.

    One is meant so where only it has an article (a Mountain and Bolt in hand), something is told of the other, and nobody puts
    the land down.
    """
    one, last = parts[place], parts[-1]
    if one.count > 1 or not _is_put_down(one, last, reading):
        return one.count > 1 and _is_put_down(one, last, reading)
    land, spell = ("|".join(sorted(map(re.escape, spoken(of.name)), key=len, reverse=True)) for of in (one, last))
    put = re.compile(
        rf"(?<!\w)(?:plays?|lays?|drops?|discards?) (?:(?:an?|the|his|her|their) )?(?:{land})\b", re.IGNORECASE
    )
    told = re.compile(rf"(?<!\w)(?:{spell})(?:e?s)?\b", re.IGNORECASE)
    return (
        re.search(rf"\b(?:an?|one) (?:{land})\b(?!.*\ban? (?:{spell}))", body, re.IGNORECASE) is not None
        and re.search(r"\bboth\b", body) is None
        and not any(put.search(said) for said, _of in reading.speech)
        and any(told.search(said) for said, of in reading.speech if not of)
    )


_TO_CAST = (
    r"(?:cast|play|summon|cycle|discard|evoke|suspend|reveal|draw)(?:s|ed|ing)?\s+"
    r"(?:(?:an?|the|his|her|their|another|that)\s+)*"
)
"""Before what is done with a card of the hand."""


def where_each_lies(parts: Sequence[Mention], who: str, body: str, reading: Reading) -> list[Mention]:
    """Return cards of which a zone was said behind the last one, with where a creature before a spell in hand lies.

    "Ox and Zap in hand" reads both ways: what is cast is in the hand, of what something else is told or asked on the table. Where
    several cards lie in a hand of which one may be meant to lie on the table, that is said aloud.

    Args:
        parts: the cards that are named together.
        who: the player.
        body: what was said of them.
        reading: what is known so far.

    Raises:
        NotationUnclear: nothing else of the text tells where a creature lies.
    """
    words = reading.grammar.words
    parts = _where_they_fight(parts, who, body, reading)
    there = [one for one in parts if one.zone == parts[-1].zone]
    if there[0].zone != "hand" or not there[1:]:
        return list(parts)
    cards = [reading.known[card_named(one.name, reading).casefold()][1] for one in there]
    held = [isinstance(one, Mapping) and words.from_hand(one) for one in cards]
    if all(held):
        return list(parts)
    spell_last = held[-1] and not is_japanese(body) and re.search(r"\bboth\b", body) is None
    told: list[Mention] = []
    for one, card, spell in zip(there, cards, held, strict=True):
        either = spell_last and not spell and isinstance(card, Mapping) and words.plays(card) == "cast"
        told.append(one.of("", words.home, 0) if either and _is_there(one, parts, who, reading) else one)
    names = [one.name for one in told if one.zone == "hand"]
    if len(names) > 1 and not all(spell for one, spell in zip(told, held, strict=True) if one.zone == "hand"):
        reading.supposed.append(
            Bilingual(f"{'と'.join(names)}は{who}の手札にある", f"{' and '.join(names)} are in {who}'s hand")
        )
    return [*(one for one in parts if one.zone != parts[-1].zone), *told]


def lie_behind(mentions: list[Mention], many: int, who: str, body: str, reading: Reading) -> None:
    """Put the last cards, of which a zone was said behind them, where each lies, and those before them too.

    Args:
        mentions: the cards so far.
        many: how many are named together behind them.
        who: the player.
        body: what was said of them.
        reading: what is known so far.
    """
    parts = mentions[-many:]
    del mentions[-many:]
    parts = where_each_lies(parts, who, body, reading) if many > 1 else parts
    those_before(mentions, parts[-1].zone if parts[-1].name else "", who, reading, alone=many == 1)
    reading.laid += parts
    mentions += parts


def is_known_alone(name: str, reading: Reading) -> bool:
    """Tell whether words are a card that everybody knows, or one that is described elsewhere, with how many there are."""
    one = _known_alone(_STATUS.sub(" ", name), reading)
    return one is not None and is_card(card_named(one.name, reading), reading)


def _named_with_verb(one: Mention) -> str:
    return f"{one.count} {one.name} are" if one.count > 1 else f"{one.name} is"


def _is_there(one: Mention, parts: Sequence[Mention], who: str, reading: Reading) -> bool:
    """Tell whether a card that may lie in a hand or on the table is on the table, by what else is told or asked of it.

    Raises:
        NotationUnclear: nothing is.
    """
    names = "|".join(sorted(map(re.escape, spoken(one.name)), key=len, reverse=True))
    named, cast = (re.compile(rf"(?<![\w']){form}(?:{names})(?![\w])", re.IGNORECASE) for form in ("", _TO_CAST))
    said = [other for other, of in reading.speech if not of and named.search(other)]
    if any(
        of in reading.players and of != who and named.search(other) for other, of in reading.speech
    ):  # another player has one
        said = [other for other in said if re.search(rf"{who}'s (?:{names})(?![\w])", other, re.IGNORECASE)]
    if not said:
        raise _both_ways(one, parts, who)
    if any(map(cast.search, said)):
        return False
    reading.supposed.append(
        Bilingual(
            f"{who}の{one.name}は場にある", f"{one.name} is on {who}'s side of the table, since it is spoken of there"
        )
    )
    return True


def _both_ways(one: Mention, parts: Sequence[Mention], who: str) -> NotationUnclear:
    """Return the fault that a card may lie in a hand or on the table, with what may be written for either."""
    names = [f"{other.count} {other.name}" if other.count > 1 else other.name for other in parts]
    *first, last = names
    ways = (f"{who} has {', '.join(first)}, and {last} in hand", f"{who} has in hand {', '.join(first)} and {last}")
    message = phrase("is {name} on the table or in {player}'s hand?", name=one.name, player=who)
    fault = NotationUnclear(message, one.name, 0, ways)
    fault.both_ways = True
    return fault


def those_before(mentions: list[Mention], zone: str, who: str, reading: Reading, *, alone: bool = False) -> None:
    """Put cards that are listed before others with a zone there too (Fog, Ox and Zap in the graveyard).

    Before what is in a hand, or one card alone, they are on the table, where most lists begin, and that is said aloud; not what
    can lie nowhere on a table (a Shock and an Opt in the graveyard), and not what is called by its type alone.

    Args:
        mentions: the cards so far; those at the end of which nothing else is said are meant.
        zone: the zone that was said; empty where cards that nobody knows are counted in it.
        who: the player.
        reading: what is known so far.
        alone: it was said of one card alone, not of several that are named together.
    """
    home = reading.grammar.words.home
    for place in range(len(mentions) - 1, -1, -1):
        one = mentions[place]
        if one.zone != home or one.facts or (one.words is not None and not one.of_a_kind) or not one.name:
            return
        if any(one is other for other in reading.laid):  # with all before it, as it was written
            return
        if zone == home:
            reading.laid.append(one)
        elif zone in ("", "hand") or (alone and not one.of_a_kind and not _is_cast(one, reading)):
            if zone == "graveyard" and not _named_on_the_table(one, reading):
                raise _there_or_in_the_graveyard(one, who)
            said = Bilingual(f"{one.name}は{who}の場にある", f"{_named_with_verb(one)} on {who}'s side of the table")
            reading.supposed.append(said)
        else:
            mentions[place] = one.of("", zone, 0)


def _named_on_the_table(one: Mention, reading: Reading) -> bool:
    """Tell whether the text speaks of a card as of one on the table, and of nothing that reaches into a graveyard.

    A land, which is not cast, is taken to lie on the table.
    """
    known = reading.known[card_named(one.name, reading).casefold()][1]
    if isinstance(known, Mapping) and reading.grammar.words.plays(known) != "cast":
        return True
    names = "|".join(sorted(map(re.escape, spoken(one.name)), key=len, reverse=True))
    named = re.compile(rf"(?<![\w'])(?:{names})(?![\w])", re.IGNORECASE)
    said = [other for other, of in reading.speech if not of and named.search(other)]
    return bool(said) and not any(_reaches_a_graveyard(other, one, reading) for other in said)


def _reaches_a_graveyard(said: str, besides: Mention, reading: Reading) -> bool:
    """Tell whether words speak of a graveyard, or name another card whose text does."""
    if re.search(r"\b(?:graveyard|yard|reanimate\w*|return\w*|flashback|brings? back|exiles)\b|墓地", said):
        return True
    for match in _NAMED.finditer(said):
        card = spoken_card(match.group(), reading.game)
        if card is not None and card.name != besides.name and "graveyard" in str(card.definition.get("text", "")):
            return True
    return any(
        name != besides.name
        and isinstance(card, Mapping)
        and "graveyard" in str(card.get("text", ""))
        and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE) is not None
        for name, card in reading.known.values()
    )


_NAMED = re.compile(r"[A-Z][\w'-]+(?:,? (?:(?:of|the|to|in|for|and) )*[A-Z][\w'-]+)*")
"""What may be the name of a card."""


def _there_or_in_the_graveyard(one: Mention, who: str) -> NotationUnclear:
    """Return the fault that a card named before one in a graveyard may lie there or on the table."""
    ways = (f"{one.name} is in {who}'s graveyard", f"{who} has {one.name} on the table")
    fault = NotationUnclear(
        phrase("is {name} on the table or in {player}'s graveyard?", name=one.name, player=who), one.name, 0, ways
    )
    fault.both_ways = True
    return fault


def _is_cast(one: Mention, reading: Reading) -> bool:
    """Tell whether a card is one that never lies on a table: an instant, a spell."""
    card = reading.known[card_named(one.name, reading).casefold()][1]
    return isinstance(card, Mapping) and reading.grammar.words.from_hand(card)


def say_where_it_is_put(listed: Sequence[Mention], begun: int, zone: str | None, who: str, reading: Reading) -> None:
    """Say aloud where a card with a size is put that is listed behind a hand without a zone of its own (hand Zap, Knight 3/3).

    Args:
        listed: what is listed up to it, from the last semicolon on.
        begun: how many of these stand before it.
        zone: the zone that is said of it; None where none is.
        who: the player.
        reading: what is known so far.
    """
    if zone is not None or not any(one.zone == "hand" for one in listed[:begun]):
        return
    for one in listed[begun:]:
        if one.words is None or not one.words.numbers:
            continue
        if one.zone == "hand":
            said = Bilingual(f"{one.name}は{who}の手札にある", f"{one.name} is in {who}'s hand")
        else:
            said = Bilingual(f"{one.name}は{who}の場にある", f"{_named_with_verb(one)} on {who}'s side of the table")
        if one.zone in ("hand", reading.grammar.words.home) and said not in reading.supposed:
            reading.supposed.append(said)
