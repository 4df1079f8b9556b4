"""What a notation is read into, and what is known while it is read: its cards, its mentions, and which card a name means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.data_classes import dataclass, field
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase, spoken
from judgekit.scenarios.files.card_files import names_in_japanese, nearest_names, spoken_card
from judgekit.scenarios.notation.reading.mentions import Mention
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.naming import Names, singulars
from judgekit.scenarios.notation.words.phrasing import placed
from judgekit.scenarios.notation.words.splitting import Quotes, Statement


@dataclass(slots=True)
class Situation:
    """A position as it was written.

    Attributes:
        game: its game.
        rules: the edition named, empty where none is.
        cards: definitions of its cards.
        given: the start position as in a scenario file.
        names: what its objects are called.
        exact: nothing is taken for granted: it says `as written`.
        new: ids of what came in just now.
        older: permanents of which it is said which entered first: the older one, the newer one.
        lent: players who were lent means to pay, because nothing was said of theirs.
        unsaid: players, and zones of theirs of which nothing was said: how many cards lie there is not known.
        top: what a scenario says besides: answers in advance, policies.
        granted: what was taken for granted of where cards lie.
        sizes: by object the size that is said of it beside its card, with the line.
        left: the statements that are no part of a position, in order.
    """

    game: str
    rules: str
    cards: dict[str, Json]
    given: dict[str, Json]
    names: Names
    exact: bool = False
    new: frozenset[str] = frozenset()
    older: tuple[tuple[str, str], ...] = ()
    lent: frozenset[str] = frozenset()
    unsaid: frozenset[tuple[str, str]] = frozenset()
    left: tuple[Statement, ...] = ()
    top: dict[str, Json] = field(default_factory=dict)
    granted: Sequence[Bilingual] = ()
    sizes: Mapping[str, tuple[str, int]] = field(default_factory=dict)


ATTACHED = "attached to"
"""How the fact begins that something is attached to something."""


@dataclass(slots=True)
class Reading:
    """What was read of a notation so far.

    Attributes:
        grammar: the game's notation.
        quotes: the quoted texts.
        game: the game.
        players: the players, in the order of their seats.
        known: by a name without capitals, the name of a card and its definition.
        mentions: the objects that are mentioned.
        of_players: what is said of each player.
        moments: what is said of the turn, with the line.
        emptied: players and zones that are said to be empty, with the type of what is none there; empty for all.
        heard: words of names, for what is said before they are described.
        given: what is given as data.
        top: what a scenario says besides, as data.
        ids: ids that objects were given.
        told: cards that have a line of their own.
        acts: line and words of statements in which something is done, though cards are named in them with quoted words.
        entered: the line and names of permanents that are said to have entered in this order.
        begun: the place of the first statement in which something is done.
        attached: of what something is said by itself (that it is attached, or tapped), and what, with the line.
        supposed: what could be meant otherwise and is said aloud.
        laid: what is said to lie where it does.
        within: players and zones of which some of the cards that were counted are said to be what.
        fights: what is said of attacks and blocks, with what none of them is done that lies in a hand.
        speech: everything that was said and asked, with of whom a position is told by it; empty for what is done or asked.
    """

    grammar: NotationGrammar
    quotes: Quotes
    game: str
    players: tuple[str, ...]
    known: dict[str, tuple[str, Json]] = field(default_factory=dict)
    mentions: list[Mention] = field(default_factory=list)
    of_players: dict[str, dict[str, Json]] = field(default_factory=dict)
    moments: list[tuple[int, Json]] = field(default_factory=list)
    emptied: list[tuple[str, str, str]] = field(default_factory=list)
    heard: set[str] = field(default_factory=set)
    given: dict[str, Json] = field(default_factory=dict)
    top: dict[str, Json] = field(default_factory=dict)
    ids: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    acts: set[tuple[int, str]] = field(default_factory=set)
    entered: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    attached: list[tuple[int, str, str]] = field(default_factory=list)
    begun: int = 0
    supposed: list[Bilingual] = field(default_factory=list)
    laid: list[Mention] = field(default_factory=list)
    within: set[tuple[str, str]] = field(default_factory=set)
    fights: str = ""
    speech: Sequence[tuple[str, str]] = ()

    def words(self, names: Iterable[str] = ()) -> Words:
        """Return what a sentence may name: players, and these names."""
        return Words(names, self.players, self.quotes)


def is_card(name: str, reading: Reading) -> bool:
    """Tell whether words are the name of a card; words with signs of another kind are none."""
    name = re.sub(r"\s*\([^()]*\)$", "", placed(name, reading.grammar.words.zones).rest)
    if re.search(r"[\d{}()\"]", name) or any(0xE000 <= ord(sign) <= 0xF8FF for sign in name):
        return False
    return name.casefold() in reading.known or spoken_card(name, reading.game) is not None


def is_bare(card: Mapping[str, Json]) -> bool:
    """Tell whether of a card only was written what it is and how large: no text, so that it may be a printed card with one."""
    return "pt" in card and not card.keys() & {"text", "abilities"}


def _not_in_japanese(name: str, reading: Reading, near: Sequence[str]) -> NotationUnclear:
    """Return the fault that no card has a Japanese name: where no file has any, an English one may be what is known."""
    message = phrase("no card {name!r} is known", name=name)
    spoken_of = (*reading.heard, *reading.known)
    if re.search("[はがをにへで]", name) and any(word in name for word in spoken_of if len(word) > 1):
        # A name with more words around it: it is these that are not understood.
        return not_understood(name)
    if near:
        return NotationUnclear(message, name, 0, tuple(near), phrase("nearest: {near}", near=", ".join(near)))
    return NotationUnclear(message, name, 0, (), how_to_describe(name, reading.grammar))


def how_to_describe(name: str, grammar: NotationGrammar) -> str:
    """Return what to do about a Japanese name that no card has."""
    example = f"{name} {grammar.words.printed}"
    if grammar.words.sample:
        example = phrase("{form}, such as {sample}", form=example, sample=grammar.words.sample)
    if names_in_japanese(grammar.game) is False:
        return phrase(
            "the card files have no Japanese names: write the English name, add a file with printed names, "
            "or write behind the name what is on the card: {example}",
            example=example,
        )
    return phrase("write behind the name what is on the card: {example}", example=example)


def _singulars(name: str) -> list[str]:
    """Return how one of several cards may be called (two Mogg Fanatics)."""
    ends = (("ies", "y"), ("ves", "f"), ("men", "man"), ("es", ""), ("s", ""))
    return [name.removesuffix(several) + one for several, one in ends if name.endswith(several) and name.isascii()]


_SHORTEST = 2
"""Letters of what is no slip of a name: a player."""


def card_named(name: str, reading: Reading) -> str:
    """Return the name of the card that is called so, and learn it.

    Raises:
        NotationUnclear: no card is.
    """
    for spelt in (name, name.removesuffix("s"), name.removesuffix("es")):
        known = reading.known.get(spelt.casefold())
        if known is not None:
            return known[0]
    singular = next((one for one in _singulars(name) if spoken_card(one, reading.game) is not None), "")
    if singular and spoken_card(name, reading.game) is None:
        return card_named(singular, reading)
    near = nearest_names(name, reading.game) if len(name) > _SHORTEST else []
    short = [one for one in near if one.casefold().startswith(f"{name.casefold()}, ")]
    called: tuple[str, ...] = (name,)
    filed = spoken_card(short[0] if len(short) == 1 else name, reading.game)
    if filed is None and not is_japanese(name):
        # Several of one card stand in the plural: two Young Pyromancers. Each is called by its own name.
        called = ()
        filed = next(filter(None, (spoken_card(one, reading.game) for one in sorted(singulars(name)))), None)
    if filed is not None:
        for one in (*called, filed.name):
            reading.known[one.casefold()] = (filed.name, filed.definition)
        return filed.name
    if is_japanese(name) or (spoken() == "ja" and not near):
        raise _not_in_japanese(name, reading, near)
    example = f'{name} {{1}}{{G}} creature 2/2 "…"' if reading.game.startswith("mtg") else f"{name} 「…」"
    # One word may be one that the rows have, misspelt; several with capitals are a name.
    meant = "" if len(name.split()) > 1 else reading.grammar.meant(name, reading.words())
    raise NotationUnclear(
        phrase("no card {name!r} is known", name=name),
        name,
        0,
        tuple(near),
        phrase("nearest: {near}", near=", ".join(near))
        if near
        else meant
        or (
            "" if _NO_NAME.search(name) or len(name) <= _SHORTEST else phrase("describe it: {example}", example=example)
        ),
    )


_NO_NAME = re.compile(
    r"(?:^|(?<=\s))(?!(?:of|the|and|to|in|from|with|for|on|a|an|at|by)\b)[a-z]+(?=\s|$)|(?<![\w'])[A-H]'s\b|^[a-z]"
)
"""Words that stand in the name of no card: small ones that join nothing, a player's. No sentence is described as a card."""


def counters_of_another(fact: str, host: str, attached: str, reading: Reading) -> bool:
    """Tell whether counters that are told behind what a permanent wears lie on that: its text speaks of them, the other's does not.

    A Bear wearing Jitte with two charge counters: that is said aloud.

    Args:
        fact: what is told.
        host: the name of the permanent.
        attached: the name of what it wears.
        reading: what is known so far.
    """
    term = reading.grammar.reads(fact, "fact", reading.words(reading.heard))
    counters = term.get("counters") if isinstance(term, Mapping) else None
    kinds = [one for one in counters if one[:1] not in ("+", "-")] if isinstance(counters, Mapping) else []
    if not kinds or not isinstance(counters, Mapping) or len(kinds) != len(counters):
        return False

    def speaks(name: str) -> bool:
        known = reading.known.get(name.casefold())
        filed = spoken_card(name, reading.game) if known is None else None
        card = known[1] if known is not None else filed.definition if filed is not None else None
        text = str(card.get("text", "")) if isinstance(card, Mapping) else ""
        return all(re.search(rf"\b{re.escape(kind)} counter|{re.escape(kind)}カウンター", text) for kind in kinds)

    if not speaks(attached) or speaks(host):
        return False
    aloud = Bilingual(
        f"「{fact}」は{attached}のこと", f"{fact!r} is taken as said of {attached}, whose text speaks of them"
    )
    reading.supposed += [aloud] if aloud not in reading.supposed else []
    return True
