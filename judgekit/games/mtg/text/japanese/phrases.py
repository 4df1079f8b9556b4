"""English noun phrases as text with the noun marked, and what is made of them: singular, plural, counted, targeted.

A phrase is English with every noun that counts in ‹›: "untapped ‹creature› you control". A template writes PL(…), A(…), N(k|…) and
the like around a phrase; the innermost is worked out first.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.filling import filled
from judgekit.language.english.inflection import plural as plural_word
from judgekit.language.english.numbers import NUMBERS, ORDINALS

_NOUN = re.compile("‹([^‹›]*)›")
_COUNT = {value: word for word, value in NUMBERS.items() if word not in ("a", "an")}


def singular(phrase: str) -> str:
    """Return a phrase about one."""
    return _NOUN.sub(filled(r"\1"), phrase)


def plural(phrase: str) -> str:
    """Return a phrase about several."""
    return (
        _NOUN.sub(lambda match: plural_word(match.group(1)), phrase)
        .replace(" on it", " on them")
        .replace(" that isn't ", " that aren't ")
    )


def _article(phrase: str) -> str:
    one = singular(phrase)
    if one.startswith("other "):
        return "an" + one
    return f"{'an' if one[:1].lower() in 'aeiou' else 'a'} {one}"


def _number(text: str) -> str:
    return str(_COUNT.get(text, text))


def _counted(number: str, phrase: str) -> str:
    if number == "1":
        return _article(phrase)
    return f"{_number(number)} {plural(phrase)}"


def _up_to(number: str, phrase: str) -> str:
    return f"up to {_number(number)} {singular(phrase) if number == '1' else plural(phrase)}"


def target(count: str, phrase: str) -> str:
    """Return a phrase as what is targeted; the count is a number, "up to 2", "any" or "any number"."""
    other, rest = ("another ", phrase.removeprefix("other ")) if phrase.startswith("other ") else ("", phrase)
    if count == "1":
        return f"{other}target {singular(rest)}"
    if count == "any number":
        return f"any number of target {plural(phrase)}"
    words = " ".join(_number(word) for word in count.split())
    if count == "up to 1":
        return f"up to one {other or ''}target {singular(rest)}".replace("one another", "one other")
    return f"{words} {'other ' if other else ''}target {plural(rest)}"


_SAME = ("may", "must", "can't", "can", "don't")
_THIRD_PERSONS = {"have": "has", "do": "does", "BE": "is", "BE-NOT": "isn't", "DOESNT": "doesn't"}
_PLURALS = {"BE": "are", "BE-NOT": "aren't", "DOESNT": "don't"}


def third_person(deed: str) -> str:
    """Return a deed with its verb in the third person: "draws a card"."""
    verb, blank, rest = deed.partition(" ")
    if verb in _SAME:
        return deed
    if verb in _THIRD_PERSONS:
        verb = _THIRD_PERSONS[verb]
    elif verb.endswith(("s", "x", "ch", "sh")):
        verb += "es"
    else:
        verb += "s"
    return verb + blank + rest


def _said_of(subject: str, deed: str) -> str:
    """Return a sentence: a deed said of a subject, its verb as the subject asks for."""
    many = is_plural(subject)
    subject = "@they" if subject == "@them" else _unmarked(subject)
    parts = re.split(r"( & | / | THEN )", _OWN.sub(lambda match: _own(subject, many, match.group()), deed))
    verbs = [_of_several(part) if many else third_person(part) for part in parts[::2]]
    joints = [_JOINTS[joint] for joint in parts[1::2]]
    verbs = [_dealt_too(verb) if number and parts[0].startswith("deal ") else verb for number, verb in enumerate(verbs)]
    if len(parts) > 3 and " / " not in parts:
        return _agreeing(f"{subject} {', '.join(verbs[:-1])}, and {verbs[-1]}", many and subject != "you")
    said = "".join(word for pair in zip(verbs, [*joints, ""], strict=True) for word in pair)
    return _agreeing(f"{subject} {said}", many and subject != "you")


def _had(subject: str, deed: str) -> str:
    """Return that you may have something become or do what is said of it."""
    return f"you may have {_unmarked(subject)} {_agreeing(deed, is_plural(subject))}"


def _agreeing(text: str, many: bool) -> str:
    """Return what is said with the words that go by its subject: ⟨a kind⟩ that it is, ⟪its⁄their⟫."""
    text = _KIND.sub(lambda match: plural(match.group(1)) if many else _article(match.group(1)), text)
    text = _WHENCE.sub(lambda match: match.group(1) + _whence(match.group(1)), text)
    text = _WOULD_DIE.sub(filled(r"\1would die"), text)
    return _CHOICE.sub(lambda match: match.group(2 if many else 1), text)


_KIND = re.compile("⟨([^⟨⟩]*)⟩")
_WHENCE = re.compile(r"^(.*)\bWHENCE\b")
"""What comes from a zone that is not said."""

_WOULD_DIE = re.compile(r"^(.*\bcreatures? (?:.* )?)would be put into a graveyard from the battlefield\b")
"""A creature that would be put there from the battlefield would die (700.4)."""


def _whence(said: str) -> str:
    """Return from where what is put into a graveyard comes, where that is not said.

    A creature is on the battlefield (109.2), and so is a permanent that speaks of itself. A card or a spell comes from
    anywhere, and so does the object itself where its own going there is replaced: "if ~ would be put into a graveyard".
    """
    anywhere = re.search(r"\bcards?\b", said) is not None or "spell would " in said or said.startswith("~ would ")
    return "anywhere" if anywhere else "the battlefield"


_CHOICE = re.compile("⟪([^⟪⟫⁄]*)⁄([^⟪⟫⁄]*)⟫")


def _dealt_too(deed: str) -> str:
    return re.sub(r"^deals? ", "", deed)


_JOINTS = {" & ": " and ", " / ": " or ", " THEN ": ", then "}
_OWN = re.compile(r"\b(OWN|WHO)\b")
_IS_PLAYER = re.compile(r"\b(player|opponent|controller|owner)s?$")


def _own(subject: str, many: bool, word: str) -> str:
    """Return whose something is that belongs to the one who does a deed, or the word for that one."""
    if subject == "you":
        return "your" if word == "OWN" else "you"
    if word == "WHO":
        return "they"
    return "their" if many or _IS_PLAYER.search(subject) else "its"


def _unmarked(subject: str) -> str:
    """Return a subject without the sign that it is several; a reference ends with it."""
    return subject if subject.removeprefix("each of ").startswith("@those") else subject.removesuffix("§")


def _leave(subject: str, deed: str) -> str:
    """Return what a subject may do."""
    what = _OWN.sub(lambda match: _own(subject, is_plural(subject), match.group()), deed)
    return f"{_unmarked(subject)} may {'have ~ ' if what.startswith('deal ') else ''}{what}"


def _imperative(deed: str) -> str:
    """Return a deed without a subject: you do it, but damage is dealt by the card itself (119.7, 609.7)."""
    return " & ".join(f"~ {third_person(part)}" if part.startswith("deal ") else part for part in deed.split(" & "))


def _of_several(deed: str) -> str:
    """Return a deed as it is said of several, or of you."""
    verb, blank, rest = deed.partition(" ")
    return _PLURALS.get(verb, verb) + blank + rest


def _would(subject: str, deed: str) -> str:
    """Return what would happen to a subject, or what it would do (614.1a)."""
    plain = re.sub(r"\bBE\b", "be", deed).replace(" / ", " or ").replace(" & ", " and ")
    return _agreeing(f"{_unmarked(subject)} would {plain}", is_plural(subject))


_SEVERAL = frozenset((*map(str, _COUNT.values()), "you", "@them", "@they", "any", "all", "X")) - {"one"}


def is_plural(phrase: str) -> bool:
    """Tell whether a phrase is about several, or about you."""
    first = phrase.partition(" ")[0]
    if phrase.startswith("each of "):
        return False
    return (
        phrase.endswith("§")
        or first in _SEVERAL
        or first.isdigit()
        or first.startswith("@those")
        or (phrase.startswith("up to ") and not phrase.startswith("up to one"))
        or " and/or " in phrase
    )


def _owned(phrase: str, text: str) -> str:
    """Return a deed done to something, with the owner of that thing where a place of its owner is spoken of."""
    return text.replace("ITSOWNERS", _owners(phrase))


def _owners(phrase: str) -> str:
    return "their owners'" if is_plural(phrase) else "its owner's"


def _possessive(owner: str) -> str:
    if owner == "you":
        return "your"
    if owner in ("@them", "@they"):
        return "@their"
    if owner == "@this":
        return "@this's"
    if owner in ("@their owner", "@their controller"):
        return f"{owner}s'"
    return f"{owner}'" if owner.endswith("s") else f"{owner}'s"


def _parts(text: str) -> tuple[str, str]:
    first, _, rest = text.partition("|")
    return first, rest


_GRAVEYARD = re.compile(r" from [\w' ]*graveyards?$")
"""Where a card lies; one of two cards lies in the graveyard that is named before the first of them."""
_CONTROLLED = re.compile(r" (?:controls?|don't control)$")
"""Whose it is; where the second of two kinds has nothing of its own, it belongs to that player too."""
_ANY = {"creature", "planeswalker", "player"}
_ALONE = {"artifact", "enchantment", "land", "creature", "planeswalker", "battle"}
"""Adjectives that would be nouns before \"or\": an artifact or black creature."""
"""What any target is (115.4)."""


_KIND_OF_SPELL = re.compile(r"\w+ ‹spell›")
"""A kind of spell of which nothing more is said."""


def _either(phrase: str, other: str) -> str | None:
    """Return a target of two kinds; a noun that both share is said once: "target attacking or blocking creature".

    None where whose the first is would be said of it alone: a row of its own says it of both.
    """
    if {phrase, other} == {"‹creature›", "‹player›"}:
        return "any target"
    if {phrase, other} == {"‹activated ability›", "‹triggered ability›"}:
        return "target activated or triggered ability"
    plain = _NOUN.fullmatch(other) is not None or _KIND_OF_SPELL.fullmatch(other) is not None
    kind, targets, aimed = phrase.partition(" that targets ")
    if targets and plain:  # What both of them target is said once, before the first.
        return f"target {singular(kind)} or {singular(other)}{targets}{singular(aimed)}"
    if _CONTROLLED.search(phrase) is not None and plain and other != "‹player›":
        return None
    place = _GRAVEYARD.search(phrase)
    if place is not None and _GRAVEYARD.search(other) is None and other.endswith("card›"):
        both = _either(phrase[: place.start()], other)
        return both and both + place.group()
    first, second = _NOUN.search(phrase), _NOUN.search(other)
    if first is not None and second is not None and phrase[first.start() :] == other[second.start() :]:
        before, after = phrase[: first.start()].strip(), other[: second.start()].strip()
        if before and after and not {before, after} & _ALONE:
            return f"target {before} or {after} {singular(other[second.start() :])}"
    return f"target {singular(phrase)} or {_one_more(other)}"


def _a_or_b(phrase: str, other: str) -> str:
    """Return one of two kinds; where each is a type or a subtype of the same noun, it is said once: "a Goblin or Elf card"."""
    first, second = _OF_A_KIND.fullmatch(phrase), _OF_A_KIND.fullmatch(other)
    if first is None or second is None or first[2] != second[2] or first[1].islower() != second[1].islower():
        return f"{_article(phrase)} or {singular(other)}"
    return _article(f"{first[1]} or {second[1]} {first[2]}")


_OF_A_KIND = re.compile(
    "([A-Z][a-z]+|artifact|creature|enchantment|land|instant|sorcery|planeswalker) (‹(?:card|spell)›)"
)
"""A card or spell of which one type or subtype is asked alone."""


def _of_three(text: str) -> str | None:
    """Return a target of three kinds; None where the three together are "any target" (115.4)."""
    kinds = [singular(part) for part in text.split("|")]
    return None if set(kinds) == _ANY else f"target {kinds[0]}, {kinds[1]}, or {kinds[2]}"


def _all_of_both(phrase: str, other: str) -> str:
    """Return all of two kinds; where nothing else is asked of either, they are one group: "all artifacts and enchantments"."""
    together = _NOUN.fullmatch(phrase) is not None and _NOUN.fullmatch(other) is not None
    return f"all {plural(phrase)} and {'' if together else 'all '}{plural(other)}§"


def _copies(number: str, what: str) -> str:
    return (
        f"a token that's a copy of {what}" if number == "1" else f"{_number(number)} tokens that are copies of {what}"
    )


def _cast_by(who: str, spells: str) -> str:
    """Return the spells that players cast; what they target is said behind that (115.1)."""
    kind, targets, aim = spells.partition(" that targets ")
    return f"{plural(kind)} {who} cast" + (f" that target {singular(aim)}" if targets else "")


def _one_more(phrase: str) -> str:
    return f"another {singular(phrase.removeprefix('other '))}" if phrase.startswith("other ") else singular(phrase)


def _top(number: str, library: str) -> str:
    return f"the top card of {library}" if number == "1" else f"the top {_number(number)} cards of {library}"


def _milled(number: str, place: str) -> str | None:
    """Return that cards of a library are put into the graveyard of the same player (701.13a); None where it is another's."""
    library, _, graveyard = place.partition("|")
    owner = library.removesuffix(" library")
    return f"mill {_counted(number, '‹card›')}" if owner == graveyard.removesuffix(" graveyard") else None


def _shuffled(library: str) -> str:
    return "shuffle" if library in ("OWN library", "your library") else f"shuffle {library}"


def _discarded(cards: str) -> str:
    """Return what is discarded; a card is discarded from no other zone than the hand (701.8a)."""
    whole = re.fullmatch(r"all cards from (.*hand)§?", cards)
    return whole.group(1) if whole is not None else re.sub(r" from (your|OWN) hand$", "", cards)


def _same(text: str) -> str | None:
    """Return a text that two phrases speak of as one; None where they differ, a pronoun for the card itself aside."""
    first, second, said = text.split("|", 2)
    alike = {first.removesuffix("§"), second.removesuffix("§")}
    return said if len(alike) == 1 or second in ("@it", "@this") else None


def _additional(number: str) -> str:
    return "an additional" if number in ("a", "an") else f"{number} additional"


def _in_zone(phrase: str) -> str:
    return re.sub(r"\bfrom (?=[^()]*(?:graveyards?|hand|library)\b)", "in ", phrase)


def _where(phrase: str) -> str:
    """Return a phrase about cards that are counted where they are, not taken from there."""
    return re.sub(r" from (?=\S+(?: \S+){0,2} (?:graveyards?|hand)\b)", " in ", phrase).replace(
        " in a graveyard", " in all graveyards"
    )


_HAVING = "\u00a0"
"""The blank behind "with" where 持ち says it, twice where a comma follows.

What stands before such a comma is said of the subject (「これは飛行を持ち、…１体につき」), not of what is counted behind it.
"""


def _beside(first: str, second: str) -> str | None:
    """Return the second of two targets; None where it stays open whether whose the first is is said of it too."""
    told = re.search("control|player|opponent|another|other|any target|card|spell|abilit", second) is not None
    return second if told or _CONTROLLED.search(first) is None else None


def _unless(said: str, condition: str) -> str:
    """Return what is said unless something is so; what holds while it is not so is said behind it, "it" being what was named."""
    state = re.fullmatch(r"(?!there |it )(.+?) (is|are) (.+)", condition)
    if state is None or " can't " in said:
        return f"{said} unless {condition}"
    return f"as long as {state[1]} {state[2]}n't {state[3]}, {said}"


def _of_itself(condition: str, deed: str) -> str | None:
    """Return what is said of the card as long as something is so that is said of it; None where that is said of another."""
    return f"as long as {condition}, {_said_of('~', deed)}" if condition.startswith("~ ") else None


_NTH: dict[str, str] = dict(zip(map(str, range(1, 11)), ORDINALS, strict=True))


_MADE: dict[str, Callable[[str], str | None]] = {
    "A": _article,
    "EITHER": lambda text: _a_or_b(*_parts(text)),
    "PL": lambda text: plural(text) + "§",
    "PLAIN": plural,
    "SG": singular,
    "NUM": _number,
    "CASTBY": lambda text: _cast_by(*_parts(text)),
    "EXACTLY": lambda text: singular(_parts(text)[1]) if _parts(text)[0] == "1" else plural(_parts(text)[1]),
    "SEVERAL": lambda text: None if text == "1" else _number(text),
    "OWNERS": _owners,
    "ALL": lambda text: None if text in ("‹player›", "‹opponent›") else "all " + plural(text),
    "ALLBOTH": lambda text: _all_of_both(*_parts(text)),
    "N": lambda text: _counted(*_parts(text)),
    "UPTO": lambda text: _up_to(*_parts(text)),
    "T": lambda text: target(*_parts(text)),
    "S": lambda text: _said_of(*_parts(text)),
    "COUNTED": lambda text: _where(plural(text)),
    "EACHOF": lambda text: _where(singular(text)),
    "WOULD": lambda text: _would(*_parts(text)),
    "POSS": _possessive,
    "MAY": lambda text: _leave(*_parts(text)),
    "IMP": _imperative,
    "OWNED": lambda text: _owned(*_parts(text)),
    "IT": lambda text: "them" if is_plural(text) else "it",
    "OR": lambda text: _either(*_parts(text)),
    "TOP": lambda text: _top(*_parts(text)),
    "MILL": lambda text: _milled(*_parts(text)),
    "SHUF": _shuffled,
    "MORE": lambda text: re.sub(r"^(\w+)", lambda match: _additional(match.group()), text),
    "INZONE": _in_zone,
    "IS": lambda text: "are" if is_plural(text) else "is",
    "OBJECT": lambda text: None if singular(text) in ("player", "opponent") else text,
    "OTHERTHAN": lambda text: _parts(text)[1] if _parts(text)[0] != "~" else None,
    "ANYCOLOR": lambda text: "one mana of any color" if text == "1" else f"{_number(text)} mana of any one color",
    "DISCARDED": _discarded,
    "SACRIFICED": lambda text: text if " among " in text else text.replace(" WHO control", ""),
    "SAME": _same,
    "CAP": lambda text: text[:1].upper() + text[1:],
    "HAVE": lambda text: _had(*_parts(text)),
    "JOIN": lambda text: "".join(_parts(text)),
    "THREE": _of_three,
    "COPIES": lambda text: _copies(*_parts(text)),
    "NTH": lambda text: _NTH.get(text),
    "HAVING": lambda text: f"with{_HAVING}{text}",
    "APART": lambda text: text.replace(_HAVING, 2 * _HAVING),
    "PER": lambda text: None if 2 * _HAVING in text else text,
    "ACTIVATED": lambda text: _said_of(*_parts(text)).replace("to cast", "to activate"),
    "BESIDE": lambda text: _beside(*_parts(text)),
    "UNLESS": lambda text: _unless(*_parts(text)),
    "OFITSELF": lambda text: _of_itself(*_parts(text)),
}


_CALL = re.compile(rf"\b({'|'.join(_MADE)})\(([^()]*)\)")


_LACKING_EITHER = re.compile(
    r"(without [a-z]+(?: [a-z]+)? or [a-z]+(?: [a-z]+)?) (an opponent controls|you control|@that:player controls)\b"
)
"""What lacks two abilities, and whose it is: the second is said first, or it would be said of the last ability."""


_COPIED = re.compile(r"(?<=(?:player|roller) may copy ~ & )choose new targets for the copy\b")
"""What another player may do with the copy of the spell, which only a clause of its own says (707.10c)."""


def settled(term: object) -> object:
    """Return the English of a template with its calls worked out, the innermost first."""
    if not isinstance(term, str):
        return term
    while True:
        match = _CALL.search(term)
        if match is None:
            return _COPIED.sub("may choose new targets for that copy", _LACKING_EITHER.sub(filled(r"\2 \1"), term))
        made = _MADE[match.group(1)](match.group(2))
        if made is None:
            return None
        term = term[: match.start()] + made + term[match.end() :]
