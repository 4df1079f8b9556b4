"""What was done, told in the present: the one form in which rows, clauses and questions are written.

A past form is a verb only where a verb stands: behind who or what does it, or behind what joins two deeds. Elsewhere, and where it
has nobody to whom it is done, it tells how something is (Ox, tapped; Ox equipped with Maul) and stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import listed
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.notation.words.english.clauses import Token, behind_apposition, tokens_of
from judgekit.scenarios.notation.words.english.lexicon import (
    ADVERBS,
    base_of,
    happens,
    tells_a_state,
    verb_of,
    verb_of_participle,
    verb_of_past,
    verb_of_past_participle,
)

_PLAYER = re.compile("[A-H]")
_ACTORS = frozenset(("he", "she", "they", "who"))
"""Pronouns of players."""
_THINGS = frozenset(("it", "this", "that", "everything"))
_JOINTS = frozenset((",", ";", ".", ":", "-", "—", "–", "and", "then", "but", "so", "while", "plus"))
_BEFORE_CLAUSES = _JOINTS | frozenset(listed("as when once after before if because until since"))
"""What stands before a clause."""
_WITH_VERBS = frozenset(listed("chump double triple gang multi team ninja revolution"))
"""Words before a verb that are a part of it (chump blocked, ninja struck)."""
_TO_WHOM = frozenset(
    listed(
        "the a an his her their its my both all each every that this these another it him them one two three four no nothing X"
    )
)
"""What begins to whom something is done, as a name and a number do."""
_FIGHTS = frozenset(listed("attack block defend swing invade"))
_WITH_WHAT = frozenset(listed("with in into at for back over through by"))
_NOUNS = frozenset(listed("trigger ability spell creature permanent token copy unit attacker blocker commander"))
"""Words for things that may do something."""
_DESCRIBED = re.compile(r"[+-]?\d+/[+-]?\d+|\{.*\}|[\ue000-\uf8ff]|\(.*\)|\d{3,}", re.DOTALL)
"""The last word of a thing that is described where it does something."""
_SEVERAL = frozenset(listed("both all two three four five six these those"))
_IN_NAMES = frozenset(listed("of the to in for and a with from"))
_LONGEST_APPOSITION = 6
_LONGEST_VERB = 4
"""Words of a card's name that is a verb, with the player before it."""
_LONGEST_ABILITY = 4
"""Words of what a thing has behind its size, and its size."""
_LONGEST = 12
"""Words of what does something."""
_CALLED = re.compile(r"(?P<stem>[a-z]{2,}(?:-[a-z]+)?)ed")
"""The past of the name of a card, as it may be a verb (bolted)."""
_DOUBLED = re.compile(r"([bdgklmnprt])\1")
_PLAIN_END = re.compile(r"[^aeiou][^aeioulrv]|[aeiou]{2}[^aeiou]|er|on|en")
"""How a verb ends to whose past an e was added: bolted, doomed, murdered."""
_SAID_SHORT = {"sac": "sacrifice", "sacs": "sacrifice", "replied": "respond"}
"""Verbs that are said short, in the words of rows."""
_HAD_DONE = frozenset(listed("cast attack swing block defend activate flash kick respond summon play evoke cycle"))
"""Verbs whose perfect tells a deed (had cast Zap); that of others tells how things stand (has taken 5 damage, has exiled Elk)."""
_STATUSES = frozenset(
    listed("tap untap attach turn exile reveal equip enchant name block attack declare kick evolve charge counter deal")
)
"""Verbs whose past tells, behind a comma or of what is had, how something is: Ox 4/4, tapped."""
_ASKING = frozenset(
    listed(
        "do does did can could may might will would should must let lets make makes have has help helps not can't don't doesn't"
    )
)
"""What stands before who does something, so that the verb behind has its base form (can A attack, lets B draw)."""
_HELPING = frozenset(("has", "had", "have"))
_BEING = frozenset(("is", "was", "were", "are"))


class _Now(NamedTuple):
    """A verb in the present, and from and to which token it takes the place of what was written."""

    verb: str
    begin: int
    end: int


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def in_the_present(text: str) -> str:
    """Return sentences in which what was done is told in the present; what tells how something is stays as it is.

    Args:
        text: sentences without quoted texts.
    """
    tokens = tokens_of(text)
    found: list[str] = []
    place = written = 0
    while place < len(tokens):
        now = _now(tokens, place) if tokens[place].text[:1].islower() else _of_a_whole_name(tokens, place)
        if now is None:
            place += 1
            continue
        found += [text[written : tokens[now.begin].begin], now.verb]
        written = tokens[now.end - 1].end
        place = now.end
    return "".join((*found, text[written:]))


def _now(tokens: Sequence[Token], at: int) -> _Now | None:
    """Return the verb in the present that a place tells in another tense; None where it tells none."""
    word = tokens[at].text
    before = _before_adverbs(tokens, at)
    who = tokens[before].text if before >= 0 else ""
    if before > 0 and tokens[before - 1].text.casefold() in _ASKING:
        return None
    of_a_player = _is_player(tokens, before) or who.casefold() in _ACTORS
    if of_a_player and (word in _HELPING or word in _BEING):
        return _with_a_helping_verb(tokens, at)
    if word == "did" and (
        of_a_player or (who in _JOINTS and tokens[min(at + 1, len(tokens) - 1)].text in ("not", "nothing"))
    ):
        return _Now("does", at, at + 1)
    if of_a_player and (refused := _could_not(tokens, at)) is not None:
        return refused
    if word in _HELPING and (now := _has_happened(tokens, at, before)) is not None:
        return now
    verb = verb_of_past(word)
    if word in _SAID_SHORT and (of_a_player or who in _JOINTS):
        return _Now(third_person(_SAID_SHORT[word]), at, at + 1)
    if word in _WITH_VERBS and at + 1 < len(tokens) and verb_of(tokens[at + 1].text):
        return None
    if not verb and of_a_player and base_of(word) and not _is_noun(tokens, at):
        return _Now(third_person(word), at, at + 1)
    if not verb and (of_a_player or who in _JOINTS) and not verb_of(word):
        return _of_a_name(tokens, at, before, of_a_player=of_a_player)
    if not verb or verb in ("come", "go", "get", "enter", "leave") or _told_only(tokens, at):
        return None
    plural = False
    if of_a_player:
        told = _done_to(tokens, at, verb) or who.casefold() in _ACTORS or _alone(tokens, at, verb)
    elif who in _JOINTS and before > 0:
        told = _behind_a_joint(tokens, at, before, verb)
    else:
        subject = [one.text for one in tokens[before + 1 - _thing(tokens, before) : before + 1]]
        told = bool(subject) and (happens(verb) or _done_to(tokens, at, verb))
        plural = "and" in subject or (subject[:1] or [""])[0].casefold() in _SEVERAL
    if not told:
        return None
    verb = _SAID_SHORT.get(verb, verb)
    return _Now(verb if plural else third_person(verb), at, at + 1)


def _told_only(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word tells only what somebody said or thought to be so."""
    return tokens[at].text in ("said", "thought", "told") and (
        at + 1 >= len(tokens) or not (tokens[at + 1].text[:1].isupper() or tokens[at + 1].text in ("yes", "no"))
    )


def _before_adverbs(tokens: Sequence[Token], at: int) -> int:
    place = at - 1
    while place >= 0 and (tokens[place].text in ADVERBS - {"then"} or tokens[place].text in _WITH_VERBS):
        place -= 1
    if place > 0 and tokens[place].text == "then" and _is_player(tokens, place - 1):
        place -= 1
    if place > 0 and tokens[place].text[:1] == "(" and _is_player(tokens, place - 1):
        place -= 1  # A (10 life) swung
    if place > 0 and tokens[place].text == ",":
        opens = (one for one in range(max(0, place - _LONGEST_APPOSITION), place) if _is_player(tokens, one))
        place = next((one for one in opens if behind_apposition(tokens, one + 1) == place), place)  # B, at 6, blocked
    return place


def _is_player(tokens: Sequence[Token], at: int) -> bool:
    return at >= 0 and _PLAYER.fullmatch(tokens[at].text) is not None


def _is_noun(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word behind a letter that may be the article is a noun (a block, a draw)."""
    return tokens[at - 1].text == "A" and at == 1 and not _done_to(tokens, at, tokens[at].text)


def _with_a_helping_verb(tokens: Sequence[Token], at: int) -> _Now | None:
    """Return the verb of a deed that is told as had cast, was attacking with."""
    place = at + 1
    while place < len(tokens) and (tokens[place].text in ADVERBS - {"already", "still", "only"}):
        place += 1
    word = tokens[place].text if place < len(tokens) else ""
    if tokens[at].text in _HELPING:
        verb = verb_of_past_participle(word)
        told = verb in _HAD_DONE and _done_to(tokens, place, verb)
    else:
        verb = verb_of_participle(word)
        told = bool(verb) and verb not in listed("have hold be control own go play wear carry wield")
        told = told and _done_to(tokens, place, verb)
    return _Now(third_person(verb), at, place + 1) if told else None


def _has_happened(tokens: Sequence[Token], at: int, before: int) -> _Now | None:
    """Return the verb of what became of a thing by itself (it had resolved, Ox has died)."""
    verb = verb_of_past(tokens[at + 1].text) if at + 1 < len(tokens) else ""
    if not happens(verb) or verb in ("hit", "return", "win", "lose", "live") or not _thing(tokens, before):
        return None
    return _Now(third_person(verb), at, at + 2)


def _could_not(tokens: Sequence[Token], at: int) -> _Now | None:
    """Return that somebody does not do what that one could or would not do (couldn't pay, would not block)."""
    one = tokens[at].text in ("couldn't", "wouldn't", "can't", "won't")
    two = tokens[at].text in ("could", "would") and [other.text for other in tokens[at + 1 : at + 2]] == ["not"]
    end = at + (1 if one else 2)
    if not (one or two) or end >= len(tokens) or tokens[end].text not in ("pay", "block", "defend", "respond"):
        return None
    return _Now("does not", at, end)


def _of_a_whole_name(tokens: Sequence[Token], at: int) -> _Now | None:
    """Return the name of a card, with its capitals, that is the verb of what a player did (A Mana Leaked it)."""
    past = _CALLED.fullmatch(tokens[at].text[:1].casefold() + tokens[at].text[1:])
    if past is None or not _done_to(tokens, at, ""):
        return None
    before = at - 1
    while (
        before >= 0
        and at - before < _LONGEST_VERB
        and tokens[before].text[:1].isupper()
        and not _is_player(tokens, before)
    ):
        before -= 1
    if not _is_player(tokens, before):
        return None
    stem = tokens[at].text.removesuffix("ed")
    return _Now(f"{stem[:-1] if _DOUBLED.fullmatch(stem[-2:]) else stem}s", at, at + 1)


def _done_to(tokens: Sequence[Token], at: int, verb: str) -> bool:
    """Tell whether somebody or something stands behind a verb to whom it is done, or with whom somebody fights."""
    if at + 1 >= len(tokens):
        return False
    following = tokens[at + 1].text
    if following == "by":
        return False
    if verb in _FIGHTS and following in _WITH_WHAT:
        return True
    if verb.rpartition("-")[2] in ("strike", "block", "change", "back") and following == "with":
        return True
    if following in ("off", "up", "down", "back", "in", "out", "face") and at + 2 < len(tokens):
        return _begins_a_thing(tokens[at + 2].text) or following == "face"
    return _begins_a_thing(following)


def _begins_a_thing(word: str) -> bool:
    return word[:1].isupper() or word in _TO_WHOM or re.match(r"[\d{\ue000-\uf8ff]", word) is not None


def _alone(tokens: Sequence[Token], at: int, verb: str) -> bool:
    """Tell whether a verb behind a player tells a deed by itself: all do but those that tell how somebody stands."""
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    behind = tokens[at + 2].text if at + 2 < len(tokens) else ""
    by_whom = following == "by" and not verb_of_participle(behind)  # responded by casting Zap is done
    return not by_whom and not (verb == "tap" and following == "out")


def _behind_a_joint(tokens: Sequence[Token], at: int, joint: int, verb: str) -> bool:
    """Tell whether a verb behind a joint goes on with what somebody does."""
    if happens(verb) and verb not in ("hit", "return"):
        return True
    if not _done_to(tokens, at, verb):
        return tokens[joint].text in ("and", "then") and verb in listed("attack block swing pass respond concede")
    # What somebody has is told by its status where no deed stands before it: has Ox, exiled Elk.
    return verb not in _STATUSES or _done_before(tokens, joint)


def _done_before(tokens: Sequence[Token], at: int) -> bool:
    verbs = (verb_of(one.text) or verb_of_past(one.text) or _CALLED.fullmatch(one.text) for one in tokens[:at])
    return any(verb and not (isinstance(verb, str) and tells_a_state(verb)) for verb in verbs)


def _of_a_name(tokens: Sequence[Token], at: int, before: int, *, of_a_player: bool) -> _Now | None:
    """Return the name of a card that is the verb of what somebody did (bolted Ox: bolts Ox); None where a word is none."""
    past = _CALLED.fullmatch(tokens[at].text)
    if past is None or not _done_to(tokens, at, "") or not (of_a_player or _done_before(tokens, before)):
        return None
    stem = past["stem"]
    stem = stem[:-1] if _DOUBLED.fullmatch(stem[-2:]) else stem
    return _Now(
        f"{stem}{'s' if _DOUBLED.fullmatch(past['stem'][-2:]) or _PLAIN_END.search(stem[-3:]) else 'es'}", at, at + 1
    )


def _thing(tokens: Sequence[Token], last: int) -> int:
    """Return how many words before a verb are what does it; 0 where they begin no clause."""
    described = next(
        (one for one in range(last, max(-1, last - _LONGEST_ABILITY), -1) if not _is_ability(tokens, one)), last
    )
    last = (
        described if described >= 0 and re.fullmatch(r"[\d*]+/[\d*]+", tokens[described].text) else last
    )  # Ox 5/5 trample
    if last < 0:
        return 0
    word = tokens[last].text
    named = word[:1].isupper() and not _is_player(tokens, last) and not word.endswith("'s")
    if not (named or word in _NOUNS or word.casefold() in _THINGS or _DESCRIBED.fullmatch(word)):
        return 0
    place = last
    while place > 0 and last - place < _LONGEST:
        before = tokens[place - 1].text
        opens = before in _BEFORE_CLAUSES or before.casefold() in ("and", "then", "after", "when", "once", "in", "with")
        if (
            before == "and"
            and place > 1
            and tokens[place - 2].text[:1].isupper()
            and not _clause_before(tokens, place - 1)
        ):
            opens = False  # Elf and Wall blocked
        if opens and before not in ("in", "with"):
            return last - place + 1
        belongs = before[:1].isupper() or before in _IN_NAMES or before in _TO_WHOM or _DESCRIBED.fullmatch(before)
        if not belongs and before not in ("his", "her", *_NOUNS, "attack", "etb", "enters", "death", "black", "storm"):
            return 0
        place -= 1
    return last - place + 1 if place == 0 else 0


def _is_ability(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a word may be what a thing has, behind its size (trample, first strike)."""
    word = tokens[at].text
    return word.isalpha() and word.islower() and word not in _BEFORE_CLAUSES | _IN_NAMES | _NOUNS and not verb_of(word)


def _clause_before(tokens: Sequence[Token], at: int) -> bool:
    """Tell whether a verb stands before a joint in its sentence."""
    return any(verb_of(one.text) or verb_of_past(one.text) for one in tokens[:at])
