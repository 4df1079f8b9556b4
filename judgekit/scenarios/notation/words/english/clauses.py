"""An English sentence cut into clauses: who or what each is of, its verb, and what stands before it; in any order and combination.

A player who does one thing after another is carried on; what a player does and how things stand are clauses of their own. Deeds of
one player stay together, since rows may read them as one: they are taken apart where the names are known.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.scenarios.notation.words.english.lexicon import (
    ADVERBS,
    EVERYBODY,
    FILLERS,
    JOINTS,
    PRONOUNS,
    base_of,
    is_present,
    tells_a_state,
    verb_of,
)

_TOKEN = re.compile(r"[A-Za-z0-9+\-−*/'’{}\ue000-\uf8ff]+(?<!')|\S")
_PLAYER = re.compile("[A-H]")
_OF_PLAYER = re.compile("[A-H]'s")
_NUMBER = re.compile(r"\d+|no|one|two|three|four|five|six|seven|eight|nine|ten")
_LONGEST_VERB = 3
"""Words of a card's name that is a verb."""
_BEHIND_VERBS = frozenset(("it", "him", "her", "the", "his", "their", "for", "at", "that", "both", *"ABCDEFGH"))
_LONGEST_NAME = 8
"""Words of the name of something that does something."""
_LONGEST_DESCRIPTION = 16
"""Words of a card that is described where it does something."""
_IN_NAMES = frozenset(("of", "the", "to", "in", "for", "and", "a", "with", "from"))
_DETERMINERS = frozenset(("the", "both", "his", "her", "its", "their", "this", "that", "each"))
_NO_THINGS = frozenset(
    listed(
        "before after in at during on as when once if no right later then there with for because since until by what which who how "
        "does do did is are was can could will would and but so while"
    )
)
"""Words with which a sentence begins that are no part of a name."""
_PEOPLE = frozenset(("he", "she"))
_WITH = frozenset(("with", "while"))
_OPENING = frozenset(listed("before after in at during on right later once when")) | _WITH
"""Words with which something begins that stands before who acts: before damage, in response."""
_LONGEST_OPENING = 8
_LONGEST_ON_THE_STACK = 16
"""Words with which something is said to wait on the stack."""
_SUBORDINATING = frozenset(("as", "when", "once", "after", "if", "while"))
"""Words before a clause behind which the main one may stand without a comma."""
_NOT_HAD = frozenset(("it", "them", "no", "priority", "nothing", "him"))
"""Behind "has" these may tell what is done: has it copy Ox, has no response."""


class Token(NamedTuple):
    """A word, a sign, or a bracket with what stands in it.

    Attributes:
        text: as it is written.
        begin: where it begins.
        end: where it ends.
    """

    text: str
    begin: int
    end: int


class Clause(NamedTuple):
    """A clause.

    Attributes:
        opening: what stands before who or what it is of.
        subject: who or what it is of, as written; empty where that is not said.
        verb: the verb without its ending; empty where there is none (A at 10).
        said: the clause from its verb on, as written.
        carried: the subject was said before.
    """

    opening: str
    subject: str
    verb: str
    said: str
    carried: bool = False

    @property
    def is_of_a_player(self) -> bool:
        """Whether a player does it, or has it."""
        return _PLAYER.fullmatch(self.subject) is not None


def tokens_of(text: str) -> list[Token]:
    """Return the words and signs of a text; a bracket is one of them."""
    found: list[Token] = []
    place = 0
    while place < len(text):
        if text[place] == "(":
            end = _closed(text, place)
            found.append(Token(text[place:end], place, end))
            place = end
            continue
        match = _TOKEN.match(text, place)
        if match is None:
            place += 1
            continue
        found.append(Token(match.group(), place, match.end()))
        place = match.end()
    return found


def _closed(text: str, place: int) -> int:
    depth = 0
    for end in range(place, len(text)):
        depth += (text[end] == "(") - (text[end] == ")")
        if not depth:
            return end + 1
    return len(text)


class _Head(NamedTuple):
    """Where a clause begins: its subject up to a token, its verb there, and what stands before both behind a joint."""

    subject: str
    verb: str
    at: int
    opening: str = ""


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def clauses_of(sentence: str) -> tuple[Clause, ...]:
    """Return the clauses of a sentence; none where it has no verb of which somebody or something is the subject."""
    tokens = tokens_of(sentence)
    found: list[Clause] = []
    place, head = _first(tokens)
    if head is None:
        return ()
    opening = sentence[: tokens[place].begin].strip()
    begun, subject = head.at, head.subject
    verb, carried = head.verb, False
    at = begun + 1
    while at < len(tokens):
        behind = _behind_joints(tokens, at)
        following = _next(tokens, behind, verb) if behind > at else None
        if behind == at and opening.casefold() in _SUBORDINATING:
            following = _of_a_player(tokens, at, any_verb=False)
        if following is None:
            at += 1
            continue
        found.append(_clause(sentence, tokens, opening, subject, verb, begun, at, carried))
        opening = following.opening or _joining(tokens[at:behind])
        carried = not following.subject
        subject = following.subject or subject
        verb, begun = following.verb, following.at
        at = begun + 1
    found.append(_clause(sentence, tokens, opening, subject, verb, begun, len(tokens), carried))
    return tuple(found)


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def statements_in(sentence: str) -> tuple[str, ...]:
    """Return the parts of a sentence that tell what one player after another does or has; all of it where one is spoken of.

    What stands before who acts belongs to that part (before blocks B casts Zap). A sentence with a clause that says when or
    whether something else is so is one.
    """
    tokens = tokens_of(sentence)
    place, head = _first(tokens)
    before = [one.text.casefold() for one in tokens[:place]]
    if head is None or _SUBORDINATING & {*before, tokens[0].text.casefold()}:
        return (sentence,)
    cuts: list[tuple[int, int]] = []
    verb, at = head.verb, head.at + 1
    while at < len(tokens):
        behind = _behind_joints(tokens, at)
        following = _next(tokens, behind, verb) if behind > at else None
        if following is None:
            at += 1
            continue
        if tokens[behind].text.casefold() in _SUBORDINATING:
            return (sentence,)
        if _PLAYER.match(following.subject) and following.subject[1:2] in ("", " "):
            cuts.append((at, behind))
        verb, at = following.verb, following.at + 1
    begun, found = 0, []
    for end, following_at in cuts:
        found.append(sentence[begun : tokens[end].begin].rstrip(" ,;"))
        begun = tokens[following_at].begin
    return (*found, sentence[begun:])


def _joining(joints: Sequence[Token]) -> str:
    return " ".join(one.text for one in joints if one.text in ("while", "so", "then"))


def _clause(
    sentence: str,
    tokens: Sequence[Token],
    opening: str,
    subject: str,
    verb: str,
    begun: int,
    end: int,
    carried: bool,
) -> Clause:
    stop = tokens[end - 1].end if end <= len(tokens) else len(sentence)
    return Clause(opening.strip(" ,"), subject, verb, sentence[tokens[begun].begin : stop].strip(" ,"), carried)


def _first(tokens: Sequence[Token]) -> tuple[int, _Head | None]:
    """Return where the first clause of a sentence has its subject."""
    for place in range(len(tokens)):
        before = tokens[place - 1].text if place else ""
        opens = not before or before in (",", ":", "-") or before.casefold() in FILLERS | _SUBORDINATING
        opens = opens or (place > 1 and tokens[0].text.casefold() in _OPENING and _does_something_to(tokens, place))
        head = _of_a_player(tokens, place, any_verb=opens) or (_of_a_thing(tokens, place) if opens else None)
        if head is not None:
            return place, head
    return 0, None


def _behind_joints(tokens: Sequence[Token], at: int) -> int:
    while at < len(tokens) and (tokens[at].text in (",", ";", "-", "—", "–") or tokens[at].text in JOINTS):
        at += 1
    stands = [one.text for one in tokens[at + 1 : at + 6]]
    if stands and tokens[at].text == "with" and _PLAYER.fullmatch(stands[0]) and _stands_at(stands[1:]):
        return at + 1  # with A at 5 life: how somebody stands, told behind a deed
    return at


def _next(tokens: Sequence[Token], at: int, before: str) -> _Head | None:
    """Return the head of a clause that begins behind a joint; None where none begins there."""
    if at >= len(tokens):
        return None
    other = _of_a_player(tokens, at, any_verb=True) or _of_a_thing(tokens, at)
    if other is not None:
        return other
    if tokens[at].text.casefold() in _OPENING and not _at_what(tokens, at):
        longest = _LONGEST_ON_THE_STACK if tokens[at].text.casefold() in _WITH else _LONGEST_OPENING
        for place in range(at + 1, min(at + longest, len(tokens))):
            head = _of_a_player(tokens, place, any_verb=_does_something_to(tokens, place))
            if tokens[at].text.casefold() in _WITH and "stack" not in [one.text for one in tokens[at:place]]:
                continue
            if head is not None and tokens[place].text.casefold() not in PRONOUNS - _PEOPLE:
                return head._replace(opening=_text(tokens, at, place))
    place = _behind_adverbs(tokens, at)
    verb = verb_of(tokens[place].text) if place < len(tokens) else ""
    if not verb or not is_present(tokens[place].text):
        return None
    state = _is_state(tokens, place)
    if verb == "be" and not state:
        return None  # what is said of a thing: that came in and is tapped
    return _Head("", verb, place) if state or tells_a_state(before) else None


def _does_something_to(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a player does something to somebody with a verb that is no word of deeds (after blocks A shocks the Elf)."""
    words = [one.text for one in tokens[at : at + 3]]
    if len(words) < 3 or not _PLAYER.fullmatch(words[0]) or not words[1].endswith("s"):
        return False
    return words[2] in _BEHIND_VERBS or words[2][:1].isupper()


def _at_what(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word says at or on what something is done, and not when (on Ox)."""
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return tokens[at].text in ("on", "at") and following[:1].isupper() and not _OF_PLAYER.fullmatch(following)


def _is_state(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a verb tells how somebody stands."""
    verb = verb_of(tokens[at].text)
    behind = [one.text for one in tokens[at + 1 : at + 4]]
    if verb == "be":
        return _stands_at(behind)
    return tells_a_state(verb) and not (behind and behind[0] in _NOT_HAD and behind[:2] not in _NOTHING_HAD)


def _stands_at(behind: Sequence[str]) -> bool:
    """Tell whether words tell at what life somebody is."""
    words = [one for one in behind if one not in ADVERBS]
    if words[:1] == ["holding"] or words[:2] in (["out", "of"], ["tapped", "out"]):
        return True
    words = words[2:] if words[:2] == ["down", "to"] else words[1:] if words[:1] in (["at"], ["on"]) else []
    words = words[1:] if words[:1] == ["life"] else words
    return bool(words) and _NUMBER.fullmatch(words[0]) is not None


_NOTHING_HAD = (
    ["no", "creatures"],
    ["no", "cards"],
    ["no", "creature"],
    ["no", "hand"],
    ["nothing", "else"],
    ["no", "other"],
    ["no", "permanents"],
)


def _behind_adverbs(tokens: Sequence[Token], at: int) -> int:
    while at < len(tokens) and tokens[at].text in ADVERBS:
        at += 1
    return at


def _of_a_player(tokens: Sequence[Token], at: int, *, any_verb: bool) -> _Head | None:
    """Return the head of a clause that a player begins, or what a player has (A's hand), or a pronoun.

    Args:
        tokens: the sentence.
        at: where it would begin.
        any_verb: the name of a card may be the verb (A bolts Ox).
    """
    word = tokens[at].text
    if (several := _of_several_players(tokens, at)) is not None:
        return several
    verb_at = _behind_adverbs(tokens, at + 1)
    if verb_at >= len(tokens):
        return None
    following = tokens[verb_at].text
    verb = verb_of(following)
    if _PLAYER.fullmatch(word):
        if tokens[at + 1].text[:1] == "(" and at + 2 < len(tokens):
            verb_at = _behind_adverbs(tokens, at + 2)
            verb = verb_of(tokens[verb_at].text) if verb_at < len(tokens) else ""
            return _Head(f"{word} {tokens[at + 1].text}", verb, verb_at) if verb else None
        if tokens[at + 1].text == "," and (behind := behind_apposition(tokens, at + 1)):
            verb_at = _behind_adverbs(tokens, behind + 1)
            verb = verb_of(tokens[verb_at].text) if verb_at < len(tokens) else ""
            return _Head(f"{word} ({_text(tokens, at + 2, behind)})", verb, verb_at) if verb else None
        if verb:
            return _Head(word, verb, verb_at)
        if _stands_at([one.text for one in tokens[verb_at : verb_at + 4]]):
            return _Head(word, "", verb_at)
        if following in ("does", "do", "has"):
            return _Head(word, "do", verb_at)
        named = re.fullmatch(r"[a-z]+(?:-[a-z]+)*s", following) is not None and following not in _NO_VERBS
        if any_verb and not named and (end := _name_as_verb(tokens, verb_at)):
            return _Head(word, _text(tokens, verb_at, end), verb_at)
        return _Head(word, following, verb_at) if any_verb and named else None
    plain = word.casefold()
    if plain in PRONOUNS | EVERYBODY and verb and (is_present(following) or plain in ("he", "she", "they")):
        return _Head(word, verb, verb_at)
    if _OF_PLAYER.fullmatch(word):
        for place in range(at + 1, min(at + 4, len(tokens))):
            if tokens[place].text in ("is", "are", "was", "were", "has", "contains", "holds"):
                return _Head(_text(tokens, at, place), verb_of(tokens[place].text), place)
            if not tokens[place].text.islower():
                break
        return _of_what_somebody_has(tokens, at)
    return None


def _name_as_verb(tokens: Sequence[Token], at: int) -> int:
    """Return where the name of a card ends that is the verb of a player (B Stifles it, A Mana Leaks the Ox); 0 where none is."""
    for end in range(at + 1, min(at + _LONGEST_VERB, len(tokens) - 1) + 1):
        if not tokens[end - 1].text[:1].isupper():
            return 0
        if tokens[end - 1].text.endswith("s") and (
            tokens[end].text in _BEHIND_VERBS or _OF_PLAYER.fullmatch(tokens[end].text)
        ):
            return end
    return 0


def _of_several_players(tokens: Sequence[Token], at: int) -> _Head | None:
    """Return the head of a clause that tells the same of several players: A and B each have an Ox, both players control one."""
    place = at + 1 if tokens[at].text.casefold() in ("both", "all", "each", "every") else at
    if place > at and place < len(tokens) and tokens[place].text in ("player", "players"):
        place += 1
    else:
        letters = 0
        while place < len(tokens) and (
            _PLAYER.fullmatch(tokens[place].text) or (letters and tokens[place].text in ("and", ","))
        ):
            letters += _PLAYER.fullmatch(tokens[place].text) is not None
            place += 1
        if letters < len(("A", "B")) or tokens[place - 1].text in ("and", ","):
            return None
    verb_at = _behind_adverbs(tokens, place)
    if verb_at < len(tokens) and tokens[verb_at].text in ("each", "both"):
        verb_at += 1
    if verb_at >= len(tokens):
        return None
    verb = verb_of(tokens[verb_at].text) or (tokens[verb_at].text if base_of(tokens[verb_at].text) else "")
    return _Head(_text(tokens, at, place), verb, verb_at) if verb else None


def _of_what_somebody_has(tokens: Sequence[Token], at: int) -> _Head | None:
    """Return the head of a clause of which a player's card is the subject, be it described there (A's Ox 4/4 attacks)."""
    if at + 1 >= len(tokens) or not tokens[at + 1].text[:1].isupper():
        return None
    for place in range(at + 2, min(at + _LONGEST_DESCRIPTION, len(tokens))):
        word = tokens[place].text
        if verb_of(word) and is_present(word):
            return _Head(_text(tokens, at, place), verb_of(word), place)
        if word in (",", ":", ".") or _PLAYER.fullmatch(word):
            return None
    return None


def behind_apposition(tokens: Sequence[Token], comma: int) -> int:
    """Return where what is said of a player between two commas ends (A, who is at 8 life, attacks); 0 where nothing is."""
    begin = comma + (3 if [one.text for one in tokens[comma + 1 : comma + 3]] == ["who", "is"] else 1)
    stands = _stands_at([one.text for one in tokens[begin : begin + 4]])
    return next((place for place in range(begin, len(tokens)) if stands and tokens[place].text == ","), 0)


_COUNTS = re.compile(rf"(?:{_NUMBER.pattern}|[+-]\d+/[+-]\d+|no)")
"""How many counters, or of which kind."""
_NO_VERBS = frozenset(("is", "as", "this", "players", "others", "cards", "creatures", "has"))


def _of_a_thing(tokens: Sequence[Token], at: int) -> _Head | None:
    """Return the head of a clause of which something is the subject: the Dragon attacks, both spells resolve."""
    determined = tokens[at].text.casefold() in _DETERMINERS
    first = tokens[at].text
    named = first[:1].isupper() and len(first) > 1 and not _OF_PLAYER.fullmatch(first)
    if first.casefold() in _NO_THINGS or not (determined or named):
        return None
    plain = 0
    for place in range(at + 1, min(at + _LONGEST_NAME, len(tokens))):
        word = tokens[place].text
        if word == "counters" and any(map(_COUNTS.fullmatch, (one.text for one in tokens[place - 2 : place]))):
            return None  # the Sage with 3 loyalty counters: what lies on it, no deed
        if is_present(word):
            return _Head(_text(tokens, at, place), verb_of(word), place)
        if _PLAYER.fullmatch(word) or _OF_PLAYER.fullmatch(word):
            return None  # this turn A casts Zap: the player is who acts
        if first.casefold() == "both" and verb_of(f"{word}s") and tokens[place - 1].text not in _NO_THINGS:
            return _Head(_text(tokens, at, place), verb_of(f"{word}s"), place)
        following = tokens[place + 1].text if place + 1 < len(tokens) else ""
        if word[:1].isupper() or word.isdecimal() or (word in _IN_NAMES and (following[:1].isupper() or word == "of")):
            continue
        plain += 1
        if not determined or plain > 2 or not word.isalpha():
            return None
    return None


def _text(tokens: Sequence[Token], begin: int, end: int) -> str:
    return " ".join(one.text for one in tokens[begin:end])
