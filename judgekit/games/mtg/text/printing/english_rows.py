"""The rows of the English grammar run backwards: from a term to every text that could say it.

A row that points back ("@it") fits what it can mean; which of the texts says just this is found by reading them again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice, product

from judgekit.core import keeping
from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.grammar import grammar
from judgekit.games.mtg.text.english.inflection import plural
from judgekit.games.mtg.text.english.meaning.parties import kind_of
from judgekit.games.mtg.text.english.printing import as_word, assembled, noun_of, of_several, or_list
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.printing.english_normal_form import one_form
from judgekit.language.chart import Slot, Template, fits_text, fitting_key, is_slot
from judgekit.language.english.numbers import WORD_OF_NUMBER

MOST = 10
"""The most texts that are looked at for one piece."""

_PLAYERS = (
    "you",
    "opponent",
    "opponents",
    "players",
    "others",
    "any-player",
    "active",
    "monarch",
    "defending",
    "attacking",
)


@cache
def _rows() -> dict[str, tuple[tuple[Template, Term], ...]]:
    """Return for each category the first wording of each row with certain slots, with its term in the one form."""
    templates = grammar().templates
    found: dict[str, list[tuple[int, Term]]] | None = keeping.kept("english-card-text-backwards", dict)
    if found is None:
        found = _numbered(templates)
        keeping.keep("english-card-text-backwards", found)
    return {category: tuple([(templates[number], term) for number, term in rows]) for category, rows in found.items()}


def _numbered(templates: Sequence[Template]) -> dict[str, list[tuple[int, Term]]]:
    """Return the same with the numbers of the wordings, as plain data."""
    seen: set[object] = set()
    found: dict[str, list[tuple[int, Term]]] = {}
    for number, template in enumerate(templates):
        slots = frozenset(word for word in template.words if not isinstance(word, str))
        if (template.category, template.row, slots) not in seen:
            seen.add((template.category, template.row, slots))
            found.setdefault(template.category, []).append((number, one_form(template.term)))
    return found


def _evenly(ways: Sequence[Sequence[str]]) -> Iterator[tuple[str, ...]]:
    """Yield one text for each slot, the first ones of all slots before the later ones of any."""
    numbers = product(*(range(len(way)) for way in ways))
    for chosen in sorted(numbers, key=lambda each: (max(each, default=0), sum(each))):
        yield tuple(way[number] for way, number in zip(ways, chosen, strict=True))


class Speech:
    """What can be said at one place: who acts there, and what words that point back can mean.

    Attributes:
        actor: who does what is said.
        targets: target words by name, as plain data.
        events: the event patterns of the ability.
        host: what the object is attached to, as its text calls it.
        quote: prints an ability that stands in quotation marks.
        many: names under which several cards are kept that are found.
        theirs: names under which cards of libraries are kept that are not yours.
    """

    def __init__(
        self,
        actor: Json,
        targets: Mapping[str, Term],
        events: Sequence[Term],
        host: str,
        quote: Callable[[Json], str | None],
        many: frozenset[str] = frozenset(),
        theirs: frozenset[str] = frozenset(),
    ) -> None:
        self.actor = actor
        self.targets = targets
        self.events = events
        self.host = host
        self.quote = quote
        self.many = many
        self.theirs = theirs
        self._known: dict[tuple[str, str], list[str]] = {}

    def by(self, actor: Json) -> Speech:
        """Return the same where somebody else acts."""
        if actor == self.actor:
            return self
        return Speech(actor, self.targets, self.events, self.host, self.quote, self.many, self.theirs)

    def texts(self, category: str, value: Json) -> list[str]:
        """Return the texts of a category that may say a term, the usual ones first, with their marks of agreement."""
        key = (category, repr(value))
        found = self._known.get(key)
        if found is None:
            self._known[key] = []
            found = self._known[key] = list(dict.fromkeys(islice(self._texts(category, value), MOST)))
        return found

    def _texts(self, category: str, value: Any) -> Iterator[str]:
        way = _WAYS.get(category)
        if way is not None:
            yield from way(self, value)
        elif category in grammar().kinds:
            word = as_word(category, value)
            if word is not None:
                yield word
        else:
            for template, term in _rows().get(category, ()):
                yield from self._of_row(template, term, value)

    def _of_row(self, template: Template, term: Term, value: Json) -> Iterator[str]:
        slots: dict[str, Json] = {}
        if not self._fits(term, value, slots):
            return
        places = [word for word in template.words if not isinstance(word, str)]
        ways = [self._slot(place, slots, template.category) for place in places]
        several = template.words[-1] == "it" and self._speaks_of_several(term, value)
        for chosen in islice(_evenly(ways), MOST):
            text = assembled(template, dict(zip((name for name, _ in places), chosen, strict=True)))
            if several:
                yield f"{text.removesuffix(' it')} them"
            yield text

    def _speaks_of_several(self, term: Term, value: Json) -> bool:
        """Tell whether what a row calls "it" is several objects."""
        return isinstance(value, dict) and any(
            word in ("@card", "@it") and self.is_several(value.get(key)) for key, word in term.items()
        )

    def _slot(self, place: Slot, slots: Mapping[str, Json], within: str) -> list[str]:
        name, category = place
        value = slots.get(name)
        if category == "number" and within in ("count", "aimed", "chosen", "divided", "sought", "topcard"):
            word = WORD_OF_NUMBER.get(value) if isinstance(value, str) else None
            if word is not None:
                return [word]
        return self.texts(category, value)[:6]

    # What fits the term of a row.

    def _fits(self, pattern: Json, value: Json, slots: dict[str, Json]) -> bool:
        if isinstance(pattern, dict):
            if isinstance(value, str) and len(pattern) == 1 and value.endswith((".controller", ".owner")):
                whose, _, word = value.rpartition(".")
                value = {word: whose}
            return isinstance(value, dict) and self._fits_mapping(pattern, value, slots)
        if isinstance(pattern, list):
            return (
                isinstance(value, list)
                and len(pattern) == len(value)
                and all(self._fits(left, right, slots) for left, right in zip(pattern, value, strict=True))
            )
        if not isinstance(pattern, str):
            return bool(pattern == value)
        if is_slot(pattern):
            name = pattern[1:]
            if name in slots:
                return bool(slots[name] == value)
            slots[name] = value
            return True
        if pattern == "@paid-any $s":
            slots["s"] = "{E}"
            return bool(value == "paid-any")
        if pattern.startswith("@"):
            return self.points(pattern, value)
        return isinstance(value, str) and fits_text(pattern, value, slots)

    def _fits_mapping(self, pattern: dict[str, Json], value: Term, slots: dict[str, Json]) -> bool:
        rest = dict(value)
        for key, inner in pattern.items():
            if key == "...":
                continue
            name = fitting_key(key, rest, slots)
            if name is None and key == "other" and inner == "true" and rest.get("not-among", "this") != "this":
                rest.pop("not-among")
                continue
            if name is None:
                if key == "kind" and inner == "card" and "zone" in value:
                    continue
                if key in ("as", "done", "total") or (key == "by" and inner == "@actor" and self.actor == "you"):
                    continue
                return False
            if not self._fits(inner, rest.pop(name), slots):
                return False
        if "..." in pattern:
            in_zone = "owner" in pattern or set(pattern) == {"...", "zone"}
            if pattern.get("zone") in ("hand", "graveyard", "outside") and in_zone and not {"kind", "any"} & set(rest):
                rest["kind"] = "card"
            return self._fits(pattern["..."], rest, slots)
        return set(rest) <= {"as", "done", "total", "each"}

    # What words that point back can mean.

    def points(self, word: str, value: Json) -> bool:
        """Tell whether a word that points back can mean something here."""
        if value == word:
            return True
        if word == "@actor":
            return bool(value == self.actor)
        if word == "@other-target":
            return bool(value == "true")
        if word in _NAMES:
            return isinstance(value, str) and value in _NAMES[word]
        if word in ("@player", "@their", "@hand"):
            return self.is_player(value) and value != "you"
        if word in ("@first", "@subject", "@same", "@source-again", "@none"):
            return True
        if word in ("@it", "@them", "@object", "@card", "@spell"):
            return self.is_object(value) or (word == "@them" and isinstance(value, list))
        return False

    def is_player(self, value: Json) -> bool:
        """Tell whether a reference means a player."""
        if isinstance(value, dict):
            return is_possessor(value) or (set(value) == {"all"} and kind_of(value["all"]) == "player")
        if not isinstance(value, str):
            return False
        if value in self.targets:
            return kind_of(self.targets[value]["is"]) in ("player", "any")
        if value == "attached":
            return self.host == "enchanted player"
        if value.endswith((".controller", ".owner")):
            return True
        told = ("event.player", "event.to", "event.defender", "each", "chosen.player")
        return value in (*_PLAYERS, *told, *_PLAYERS_TOLD)

    def is_object(self, value: Json) -> bool:
        """Tell whether a reference means an object that a pronoun can stand for."""
        if (
            not isinstance(value, str)
            or value in _PLAYERS
            or value in ("event.player", "each", "event.amount", "nothing")
        ):
            return False
        if value.endswith((".controller", ".owner")):
            return False
        return value not in self.targets or kind_of(self.targets[value]["is"]) != "player"

    def is_several(self, value: Json) -> bool:
        """Tell whether a reference means several objects."""
        word = self.targets.get(value) if isinstance(value, str) else None
        if word is None:
            return value == "those" or (isinstance(value, str) and value in self.many)
        return any(word.get(key, "1") != "1" for key in ("count", "up-to", "max"))

    def of_spells(self) -> bool:
        """Tell whether what the ability looks for happens to spells: "that spell" is no creature yet (112.1)."""
        return any(event.get("event") in ("cast", "copied", "counter") for event in self.events)

    def types_of(self, value: Json) -> list[str]:
        """Return the card types by which a reference can be called ("that land")."""
        described = self.targets[value]["is"] if isinstance(value, str) and value in self.targets else None
        if described is None:
            patterns = [one for event in self.events for key, one in event.items() if key not in ("event", "player")]
            described = [one for one in patterns if isinstance(one, dict)]
        found: list[str] = []
        for one in described if isinstance(described, list) else [described]:
            types = one.get("type", []) if isinstance(one, dict) else []
            found.extend(word for text in (types if isinstance(types, list) else [types]) for word in text.split())
        return list(dict.fromkeys(word for word in [*found[::-1], "creature"] if not word.startswith("!")))


def found_of_many(do: Json) -> frozenset[str]:
    """Return the names under which searches in instructions keep cards of which there can be several (701.19a)."""
    if isinstance(do, dict):
        here = {str(do.get("as", "found"))} if "search" in do and do.get("amount") != "1" else set()
        return frozenset(here).union(*map(found_of_many, do.values()))
    return frozenset().union(*map(found_of_many, do)) if isinstance(do, list) else frozenset()


def kept_of_others(do: Json) -> frozenset[str]:
    """Return the names under which instructions keep cards from the top of other libraries than yours (701.16a)."""
    if isinstance(do, dict):
        seen = [do[verb] for verb in ("reveal", "look") if isinstance(do.get(verb), dict)]
        here = {str(do["as"])} if "as" in do and seen and seen[0].get("top", "you") != "you" else set()
        return frozenset(here).union(*map(kept_of_others, do.values()))
    return frozenset().union(*map(kept_of_others, do)) if isinstance(do, list) else frozenset()


_PLAYERS_TOLD = ("player",)
"""Players that an instruction chose, or that an event names by what they control or own."""

_KEPT_SETS = ("those", "exiled", "destroyed", "sacrificed", "entered", "returned", "sent-back", "paid-any")
"""Names under which it is kept which objects an instruction acted on, whose number "that many" means."""

_NAMES: dict[str, tuple[str, ...]] = {
    "@exiled": ("exiled", "linked.exiled", "paid.exile"),
    "@paid": ("paid.sacrifice",),
    "@paid discard": ("paid.discard",),
    "@paid tap": ("paid.tap",),
    "@paid return": ("paid.return",),
    "@source": ("event.source",),
    "@amount": ("event.amount", *_KEPT_SETS),
    "@many": ("event.amount", "discarded", "drawn", *_KEPT_SETS),
    "@looked": ("looked", "revealed", "exiled"),
    "@choosable": ("looked", "revealed", "exiled", "found"),
    "@rest": ("looked", "revealed", "exiled", "found"),
    "@seen": ("looked", "revealed", "milled", "exiled"),
    "@found": ("found",),
    "@picked": ("picked",),
    "@cards": ("looked",),
    "@milled": ("milled",),
    "@way destroy": ("destroyed",),
    "@way damage": ("damaged",),
    "@blocked": ("this",),
    "@way sacrifice": ("sacrificed", "those", "paid.sacrifice"),
    "@way exile": ("exiled", "paid.exile"),
    "@way discard": ("discarded", "paid.discard"),
    "@way tap": ("those", "those-2", "paid.tap"),
    "@way untap": ("those", "those-2"),
    "@way return": ("sent-back", "returned"),
    "@way reveal": ("revealed", "shown"),
    "@way put": ("entered",),
    "@done-amount": ("lost",),
    "@done-amount damage": ("dealt",),
    "@removed": ("removed",),
    "@paid-any life": ("paid-any",),
    "@paid-any mana": ("paid-any",),
    "@extra-turn": ("extra-turn",),
    "@prevented": ("event.amount", "prevented"),
    "@revealed": ("revealed",),
    "@chosen-color": ("chosen-color",),
    "@self": ("this",),
}
"""Words that point back to one thing, with the names it is kept under."""


THIS_WAY = tuple(word for word in _NAMES if word.startswith("@way "))
"""Words for what was done "this way" (608.2c)."""


def is_possessor(value: Json) -> bool:
    """Tell whether plain data is a reference to the controller or owner of something, not a description (109.4)."""
    return (
        isinstance(value, dict)
        and len(value) == 1
        and (value.get("controller") or value.get("owner")) not in (None, "you", "opponent")
    )


# Pronouns.

_GIVEN_UP = (
    ("@exiled", "the exiled card"),
    ("@paid", "the sacrificed permanent"),
    ("@paid discard", "the discarded card"),
    ("@paid tap", "the tapped creature"),
    ("@paid return", "the returned creature"),
)
"""Words that point back to what was exiled, or given up for a cost, with what it is called."""


def _pronouns(speech: Speech, value: Json) -> Iterator[str]:
    """Yield what an object is called that was spoken of."""
    if isinstance(value, list):
        yield from ("them", "those creatures", "those permanents")
    for word, text in _GIVEN_UP:
        if speech.points(word, value):
            yield text
    player = speech.points("@player", value) and isinstance(value, str)
    if player and not speech.is_object(value) and value not in ("opponents", "players", "others"):
        yield "them"
    if not speech.is_object(value) or value == "this":
        return
    several = speech.is_several(value)
    yield "them" if several else "it"
    words = (*speech.types_of(value)[:2], "permanent", "card", "spell")
    for word in ("spell", *words) if value == "event.object" and speech.of_spells() else words:
        yield f"those {plural(word)}" if several else f"that {word}"
    if speech.points("@source", value):
        yield "that source"
    yield "it" if several else "them"


# Descriptions.

_NOUN_KEYS = ("type", "subtype", "kind", "token", "ability-kind", "permanent-card")
_FLAGS = ("enchanted", "equipped", "nontoken")


def _described(speech: Speech, value: Json, many: bool) -> Iterator[str]:
    """Yield descriptions: adjectives, noun, relative clauses."""
    if not isinstance(value, dict):
        return
    left = dict(value)
    if "zone" in left and left["zone"] != "battlefield" and not {"kind", "any"} & set(left):
        left["kind"] = "card"
    nouns = _nouns(speech, left, many)
    if nouns == [None] and set(value) & set(_NOUN_KEYS):
        return
    together = _said_together(speech, left)
    order = list(value)
    after: list[list[str]] = []
    last = bool(together) and "owner" in order and "owner" not in left
    size = as_word("size", {key: left[key] for key in ("power", "toughness") if key in left})
    before = [size] if size is not None else []
    for key, one in left.items():
        if size is not None and key in ("power", "toughness"):
            continue
        for single in one if isinstance(one, list) and (key.startswith("not-") or key in ("has", "lacks")) else [one]:
            adjective = _adjective(speech, key, single)
            if adjective is not None:
                before.append(adjective)
            else:
                after.append(speech.texts("after", {key: single}))
                # Whose zone it is stands behind what was said before it: the terms of what is read stand in that order.
                last = last and key in order and order.index(key) < order.index("owner")
    after = [*after, *together] if last else [*together, *after]
    before.sort(key=lambda word: word != "other")
    for noun in nouns:
        for clauses in islice(product(*after), 6):
            behind = map(of_several, clauses) if many else clauses
            yield " ".join([*before, noun or ("permanents" if many else "permanent"), *behind])


def _nouns(speech: Speech, left: Term, many: bool) -> list[str | None]:
    """Return what a description can be called, [None] where it has no noun; what the noun says is left no longer."""
    said = {key: left.pop(key) for key in _NOUN_KEYS if key in left}
    noun = noun_of(said, many)
    if noun is not None or said or "any" not in left:
        return [noun]
    parts = [list(_described(speech, one, many))[:2] for one in left["any"]]
    either = [or_list(list(ways)) for ways in islice(product(*parts), 2)]
    if not either:
        return [None]
    left.pop("any")
    return [*either]


def _said_together(speech: Speech, left: Term) -> list[list[str]]:
    """Return what one clause says of two parts of a description, "in your graveyard"; they are left no longer."""
    after: list[list[str]] = []
    for category, keys in (("place", {"zone", "owner"}), ("after", {"controller", "newly-controlled"})):
        both = speech.texts(category, {key: left[key] for key in left if key in keys}) if keys <= set(left) else []
        if both:
            after.append(both)
            for key in keys:
                del left[key]
    return after


def _adjective(speech: Speech, key: str, value: Json) -> str | None:
    if key in _FLAGS and value == "true":
        return key
    if key == "not-among" and value != "this":
        return "other"
    if key.startswith("not-") and key[4:] in ("type", "supertype", "color") and isinstance(value, str):
        return f"non{value}"
    if key == "not-subtype" and isinstance(value, str):
        return f"non-{value}"
    found = speech.texts("adjective", {key: value})
    return found[0] if found else None


def _with_article(speech: Speech, value: Json) -> Iterator[str]:
    for text in _described(speech, value, False):
        yield f"a {text}"


_BARE: tuple[Json, ...] = ({"kind": "card"}, {"kind": "spell"}, {})


def _is_word(value: Json) -> bool:
    return isinstance(value, dict) and set(value) == {"aim"} and isinstance(value["aim"], dict) and "is" in value["aim"]


def _aimed(speech: Speech, value: Term) -> Iterator[str]:
    """Yield a target word (115.1); "other" said of what it describes is said of the target."""
    if _is_word(value) and isinstance(value["aim"]["is"], dict):
        described = value["aim"]["is"]
        for key in ("other", "not-among"):
            if key in described and "other" not in value["aim"]:
                rest: Json = {name: one for name, one in described.items() if name != key}
                rest = "any-target" if rest == {"kind": "any-target"} else rest
                apart = {"aim": {**value["aim"], "is": rest, "other": "true"}}
                for category in ("aimed", "anytarget"):
                    for template, term in _rows()[category]:
                        yield from speech._of_row(template, term, apart)
    for template, term in _rows()["aimed"]:
        yield from speech._of_row(template, term, value)


# Abilities in lists, tokens, costs.


def _keyword_list(speech: Speech, value: Json) -> Iterator[str]:
    if not isinstance(value, list):
        return
    for words in islice(product(*(list(_single_ability(speech, one)) for one in value)), 3):
        *first, last = words
        if not first:
            yield last
        else:
            yield f"{first[0]} and {last}" if len(first) == 1 else f"{', '.join(first)}, and {last}"


def _single_ability(speech: Speech, value: Term) -> Iterator[str]:
    if isinstance(value, dict) and set(value) == {"quoted"}:
        yield from _quoted(speech, value["quoted"])
    else:
        yield from speech.texts("ability", value)[:1]


def _quoted(speech: Speech, value: Json) -> Iterator[str]:
    text = speech.quote(value)
    if text is not None:
        yield f'"{text}"'


def _cost(speech: Speech, value: Json) -> Iterator[str]:
    """Yield what is paid: parts with commas between them, or the last two joined by "and"."""
    parts = value.split(", ") if isinstance(value, str) else value if isinstance(value, list) else [value]
    ways = [speech.texts("costpart", part)[:2] for part in parts]
    for words in islice(product(*ways), 2):
        yield ", ".join(words)
        if len(words) == 2:
            yield " and ".join(words)


def _attached(speech: Speech, value: Json) -> Iterator[str]:
    if value == "attached":
        yield speech.host


def _keyword_cost(speech: Speech, value: Json) -> Iterator[str]:
    if isinstance(value, str) and re.fullmatch(r"(\{[^{}]+\})+", value):
        yield value
        return
    if isinstance(value, dict) and set(value) == {"or"} and all(isinstance(one, str) for one in value["or"]):
        yield " or ".join(value["or"])
        return
    for text in speech.texts("cost", value):
        yield f"— {text}"


def _type_words(_speech: Speech, value: Json) -> Iterator[str]:
    if isinstance(value, dict) and set(value) == {"types"}:
        yield value["types"]
    elif isinstance(value, str):
        yield value


def _text_of(_speech: Speech, value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value


def _names(_speech: Speech, value: Json) -> Iterator[str]:
    if isinstance(value, str) and value[:1].isupper():
        yield value


def _typecycled(_speech: Speech, value: Json) -> Iterator[str]:
    if isinstance(value, dict) and set(value) == {"subtype"} and isinstance(value["subtype"], str):
        yield f"{value['subtype'].casefold()}cycling"


_WAYS: dict[str, Callable[[Speech, Term], Iterator[str]]] = {
    "thatone": _pronouns,
    "filter": lambda speech, value: _described(speech, value, False),
    "filters": lambda speech, value: _described(speech, value, True),
    "afilter": _with_article,
    "particular": lambda speech, value: _with_article(speech, value) if value not in _BARE else iter(()),
    "particulars": lambda speech, value: _described(speech, value, True) if value not in _BARE else iter(()),
    "aimed": _aimed,
    "keywords": _keyword_list,
    "quoted": _quoted,
    "cost": _cost,
    "keywordcost": _keyword_cost,
    "attached": _attached,
    "tokentypes": _type_words,
    "cyclingword": _typecycled,
    "name": _names,
    "cardname": _names,
    "tokencard": _names,
}
"""Categories that functions put together."""


def x_of_a_cost(speech: Speech, cost: Json) -> tuple[Json, list[str]]:
    """Return a cost with {X} for mana that the ability defines, and the sentences that may say what X is (107.3c).

    Args:
        speech: finds words.
        cost: the cost as plain data.
    """
    parts, said = [*cost] if isinstance(cost, list) else [], list[str]()
    for place, part in enumerate(parts):
        figure = part["mana"] if isinstance(part, dict) and [*part] == ["mana"] else ""
        often = 1
        if isinstance(figure, dict) and "*" in figure and str(figure["*"][0]).isdecimal():
            often, figure = int(str(figure["*"][0])), figure["*"][1]
        if isinstance(figure, dict):
            parts[place] = "{X}" * often
            said = [f"X is {text}" for text in speech.texts("figure", figure)[:3]]
    return (parts, said) if said else (cost, [])
