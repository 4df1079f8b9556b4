"""English card text, the words: one spelling, sentences, and tokens with what each word is (type, colour, number, keyword …)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache

from judgekit.core.filling import filled
from judgekit.core.wording import phrase
from judgekit.games.mtg.terms.filters import STATUSES
from judgekit.games.mtg.terms.keywords import KEYWORDS, LABELS, LANDWALK, VILLAINOUS
from judgekit.games.mtg.terms.subtypes import CORRELATED, RENAMED
from judgekit.games.mtg.terms.symbols import COLORS, SymbolsMalformed, braced, read_symbols
from judgekit.games.mtg.terms.type_lines import CARD_TYPES, SUPERTYPES, TypeLine, subtype_named
from judgekit.games.mtg.text.english.inflection import lemma, subtypes
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.chart import Token
from judgekit.language.english.numbers import NUMBERS
from judgekit.language.faults import NOTHING, CardTextNotUnderstood

KINDS_OF_WORD = frozenset(
    (
        *("number", "symbols", "quoted", "pt", "change", "signed", "type", "subtype", "supertype", "color", "keyword"),
        *("landwalk", "nonword", "kindword", "capital", "costword", "numberword", "numbercostword", "cyclingword"),
        *("tapsymbol", "size"),
    )
)
"""Kinds of word that stand in no row."""

_LISTED_CONTRACTIONS = """
    it's that's can't don't doesn't isn't aren't you've you're they're wasn't weren't didn't hasn't
    haven't there's won't they've wouldn't couldn't
"""
_CONTRACTIONS = frozenset(_LISTED_CONTRACTIONS.split())
_TOKEN = re.compile(
    r"""(?P<symbols>(?:\{[^{}]*\}\s*)+)
    |(?P<quoted>"[^"]*")
    |(?P<pt>[+-]?(?:\d+|X|\*)(?:\+\*)?/[+-]?(?:\d+|X|Y|\*)(?:\+\*)?)
    |(?P<signed>\[[+-]\d+\]|[+-](?:\d+|X)(?![\w/]))
    |(?P<number>\d+)
    |(?P<word>and/or|d\d+|[ぁ-ゖァ-ヶー一-龥]+|[A-Za-z][A-Za-z]*(?:[-'][A-Za-z]+)*'?)
    |(?P<mark>'s|[~≈.,:;•—])""",
    re.VERBOSE,
)
_SPELLINGS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-", "‑": "-", "\u00a0": " "})
_MANY = sorted(
    (word for word in KEYWORDS if " " in word and word not in ("bands with other", "partner with")),
    key=len,
    reverse=True,
)
_JOINED = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, _MANY))})(?!\w)", re.IGNORECASE)


_KINDS_OF_SELF = (
    "creature",
    "permanent",
    "land",
    "artifact",
    "enchantment",
    "spell",
    "card",
    "planeswalker",
    "token",
    "emblem",
)
_COUNTERS_OF_TWO_WORDS = frozenset(("first strike", "double strike"))
"""Keyword counters whose names are two words (122.1b)."""

_OWN_KINDS = frozenset(name.casefold() for name in (*_KINDS_OF_SELF, *CORRELATED, *RENAMED))
_NO_CARD = frozenset(("turn", "combat", "main", "way", "ability", "game", "phase", "step", "one", "mana", "door"))
_THIS = re.compile(r"\bthis\b(?: (?!this\b)((\w+)(?:['-]\w+)?))?", re.IGNORECASE)
"""Ways in which a card speaks of itself besides its name (201.4).

An expression of all subtypes would take longer to compile than a text to read.
"""


def _itself(match: re.Match[str]) -> str:
    """Return what "this creature" stands for, and "this" where it is no "this turn"."""
    whole, kind, first = match[0], match[1], match[2]
    if kind is None:
        return "~"
    for word in (kind, first):  # Urza's is a subtype, and Urza
        if word.casefold() in _OWN_KINDS:
            return "~" + kind[len(word) :]
    return whole if first.casefold() in _NO_CARD else "~" + whole[len("this") :]


_INTO_THE_POOL = re.compile(
    r"\b(adds? (?:[^.\"](?! to (?:your|their|that)))*[^.\"]) to (?:your|their|that player's) mana pool", re.I
)
_POOL_FIRST = re.compile(
    r"\b(adds?) to (?:your|their|that player's) mana pool(?= an amount| that much| one mana)", re.I
)
"""Mana that is added "to your mana pool": later texts leave out where it goes (106.4)."""


def _staying(match: re.Match[str]) -> str:
    """Return what is said of mana that stays in the words of later texts."""
    return f"You don't lose unspent {(match[1] or '').casefold()}mana as steps and phases end"


_EMPTIES = re.compile(r"\bthis mana doesn't empty from your mana pool as steps and phases end\b", re.I)
"""Mana that stays: later texts say that you don't lose it (106.4)."""


_STAYS = re.compile(
    r"^((?:white|blue|black|red|green|colorless) )?mana doesn't empty from your mana pool as steps and phases end\b",
    re.I | re.M,
)
_POOLS_STAY = re.compile(r"^mana pools don't empty as steps and phases end\b", re.I | re.M)
"""Mana that stays for a static ability: later texts say who doesn't lose it (106.4)."""


_CONVERTED = re.compile(r"\bconverted mana cost(s?)\b", re.I)
"""What the mana value was called before 2021 (202.3)."""


_IT_IS = re.compile(r"(\b(?:As long as|If) [^,.\n]*, |^|(?<=\. ))it's (?=an? )", re.I | re.M)
"""What something is while a condition holds: "it's" is the verb there, not a word of the condition."""


_PLACED = re.compile(r"(\bcounters? (?:would be |is |are |be )?)placed on", re.I)
"""Counters that are "placed on" something: later texts say "put" (122.1)."""


_MANY_TOKENS = "a|an|one|two|three|four|five|six|seven|eight|nine|ten|X|that many|twice that many|a number of"
_PUT_TOKENS = re.compile(
    rf"\b(p)ut(s?) ({_MANY_TOKENS}) ((?:(?!\bonto\b|\bcard|\bcounter)[^.\"\n])*?\btokens?\b(?:(?!\bonto\b)[^.\"\n])*?)"
    r" onto the battlefield\b( tapped and attacking\b| tapped\b)?(?! under)(?! attached)( (?:that's|that are) (?:a copy|copies))?",
    re.I,
)
"""Tokens that are put onto the battlefield: later texts say that they are created (111.2, 701.6a)."""


def _created(match: re.Match[str]) -> str:
    """Return the putting of tokens onto the battlefield in the words of later texts."""
    initial, many, number, tokens, how, copied = match.groups()
    state = how if how == " tapped" or (how is not None and copied is not None) else ""
    attacking = "" if how is None or state else f" that {'are' if tokens.endswith('s') else 'is'} tapped and attacking"
    return f"{'C' if initial == 'P' else 'c'}reate{many} {number}{state} {tokens}{attacking}{copied or ''}"


_ITS_OWNERS = re.compile(
    r"\b(to|into|under|of|in|from) (owner's|owners') (?=hands?\b|librar|graveyards?\b|control\b)", re.I
)
"""Owners of whom no word says whose they are, as on cards up to the sixth edition ("to owner's hand")."""


def _whose(match: re.Match[str]) -> str:
    """Return an owner with the word of later texts for whose it is (108.3)."""
    whose = "their" if match[2][-1] == "'" else "its"
    return f"{match[1]} {whose} {match[2]} "


_PLACES = re.compile(r"\bplace(s?) (?=[^.]*\bcounters? on\b)", re.I)


def short_name(name: str, line: TypeLine) -> str:
    """Return the shortened name by which the text of a legendary creature or planeswalker can call it (201.4c).

    Args:
        name: its name; where a comma stands in it, what is before that is short anyway.
        line: its type line.

    Returns:
        The first word, "" where there is none or where it is a subtype.
    """
    first, _, rest = name.partition(" ")
    person = "legendary" in line.supertypes and bool({"creature", "planeswalker"} & set(line.types))
    named = person and rest and "," not in name and first[:1].isupper()
    return first if named and subtype_named(first) is None else ""


def spelt(text: str, name: str = "", short: str = "") -> str:
    """Return card text in one spelling: straight quotes, ~ for the name of the card, without reminder text in brackets (207.2a).

    Args:
        text: as written.
        name: name of the card it stands on.
        short: shortened name, "" where it has none.
    """
    text = text.translate(_SPELLINGS)
    text = re.sub(r"\([^()]*\)", "", braced(text)).replace("CARDNAME", "~").replace('"legend rule"', "legend rule")
    if "t's a" in text:
        text = _IT_IS.sub(filled(r"\1it is "), text)
    if " or her" in text or "e or she" in text:
        text = _EITHER.sub(lambda match: _PLURAL[match[1].casefold()], text)
    if "ana pools don't empty" in text:
        text = _POOLS_STAY.sub("Players don't lose unspent mana as steps and phases end", text)
    if " mana pool" in text:
        text = _STAYS.sub(_staying, text)
        text = _EMPTIES.sub("you don't lose this mana as steps and phases end", text)
        text = _POOL_FIRST.sub(filled(r"\1"), _INTO_THE_POOL.sub(filled(r"\1"), text))
    if " onto the battlefield" in text and " token" in text:
        text = _PUT_TOKENS.sub(_created, text)
    if "mana cost" in text:
        text = _CONVERTED.sub(filled(r"mana value\1"), text)
    if " named " in text and '"' in text:
        text = "\n".join(map(_with_named_tokens, text.split("\n")))
    names = [name, name.split(",")[0]] if name else []
    for own in names:
        if own:
            text = _named(text, own)
    if short:
        text = _named(text, short, True)
    if " tapped and doesn't untap " in text:
        text = _TAPPED_AND_KEPT.sub(filled(r"\1. ~ doesn't untap during your untap step"), text)
    if " token enters " in text:
        text = _ENTERS_ATTACKING.sub(filled(r"\1 tapped and attacking token\2"), text)
    if " attacks this turn if able" in text:
        text = _UNLESS_IT_ATTACKED.sub(
            "At the beginning of the next end step, destroy it if it didn't attack this turn", text
        )
    for marker, pattern, said in _SAID_NOW:
        if marker in text:
            text = pattern.sub(said, text)
    if "he same is true for " in text:
        text = "\n".join(map(_said_of_each, text.split("\n")))
    if " the rest" in text:
        text = _DESTROYED_REST.sub(filled(r"\1, then destroy the rest"), text)
    if " also " in text:
        text = _ALSO.sub(filled(r"\1 "), text)
    if "owner" in text:
        text = _ITS_OWNERS.sub(_whose, text)
    text = _PLACED.sub(filled(r"\1put on"), _THIS.sub(_itself, _person(text)))
    if "lace" in text:
        text = _PLACES.sub(filled(r"put\1 "), text)
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


_TAPPED_AND_KEPT = re.compile(
    r"^(~ enters(?: the battlefield)? tapped) and doesn't untap during your untap step(?=\.)", re.M
)
"""How a permanent enters, and what is so of it from then on, said in one sentence."""


_ENTERS_ATTACKING = re.compile(
    r"(\bcreate a) token( that's a copy of [^.]*)\. The token enters(?: the battlefield)? tapped and attacking(?=\.)",
    re.I,
)
"""How the token enters that the sentence before creates: it is created so (111.2)."""

_UNLESS_IT_ATTACKED = re.compile(
    r"(?<= attacks this turn if able\. )If it doesn't, destroy it at the beginning of the next end step(?=\.)"
)
"""What becomes of a creature that was told to attack and did not: it is asked for at that time (603.7)."""

_SAME = re.compile(r"((?:At |When(?:ever)? )[^.,]*, )?([^.\"]*)\. The same is true for ([a-z ,]+)(?=\.?$)")
"""What is said of one keyword ability, and of which others it is as true (608.2c)."""


def _said_of_each(line: str) -> str:
    """Return a line in which a sentence about one keyword ability, of which the same is true for others, is said of each."""
    match = _SAME.match(line)
    words = re.split(r", (?:and )?| and ", match[3]) if match is not None else []
    if match is None or not all(word in KEYWORDS for word in words):
        return line
    for one in KEYWORDS:
        if len(re.findall(rf"\b{one}\b", match[2])) == 2:
            said = [match[2], *(re.sub(rf"\b{one}\b", word, match[2]) for word in words)]
            return (match[1] or "") + ". ".join([said[0], *(other[:1].upper() + other[1:] for other in said[1:])]) + "."
    return line


_THE_SOURCE = re.compile(r"\b([Tt]h)e source's controller\b")
"""The source of which a sentence before tells: later texts say "that source's controller" (609.7)."""

_UNLESS_IT_IS = re.compile(
    r"(\bha(?:s|ve) [a-z ]+) unless it's (attacking or blocking|attacking|blocking|tapped)(?=\.)"
)
"""What something has while it isn't so."""

_AND_THIS = re.compile(r"(\bbecome a copy of [^.,\"]*)\. If you do, (?:~|it) gains this ability(?=\.)")
"""What a copy has besides what is copied: later texts say it as an exception (707.9a)."""

_STILL_NAMED = re.compile(r"(\bexcept )its name is still ~")
"""A name that a copy keeps: later texts say what it is (707.9c)."""

_AND_THIS_TOO = re.compile(r", and it (?:has|gains) ([a-z ]+) and this ability(?=\.)")
"""Two exceptions of a copy behind others, of which the last is the ability that made it one (707.9a)."""

_AND_SHUFFLED = re.compile(
    r"\b([Pp]ut) ([^.,\"]*) on top of (its owner's library|their owners' libraries), then (?:that player|those players) "
    r"shuffles?(?: their librar(?:y|ies))?(?=\.)"
)
"""What is put on top of a library that is shuffled at once is shuffled into it (701.20)."""


def _shuffled(match: re.Match[str]) -> str:
    return f"{'S' if match[1] == 'Put' else 's'}huffle {match[2]} into {match[3]}"


_AND_IT_LOSES = re.compile(r"(\bis an? [^.,\"]*) and (has [^.,\"]*), and it loses(?= all other)")
"""What something is, has and loses by one ability: the last of the three is said with a pronoun."""

_AMONG_THEM = re.compile(r"(?<=\bfrom among )those cards\b")
"""Cards that the instruction before milled, revealed, exiled or looked at, out of which some are taken."""

_SAID_NOW: tuple[tuple[str, re.Pattern[str], str | Callable[[re.Match[str]], str]], ...] = (
    (" source would deal damage", _THE_SOURCE, filled(r"\1at source's controller")),
    (" unless it's ", _UNLESS_IT_IS, filled(r"\1 as long as it isn't \2")),
    (" become a copy of ", _AND_THIS, filled(r"\1, except it has this ability")),
    (" name is still ", _STILL_NAMED, filled(r"\1its name is ~")),
    (" and this ability", _AND_THIS_TOO, filled(r", it has \1, and it has this ability")),
    ("from among those cards", _AMONG_THEM, "them"),
    (" shuffle", _AND_SHUFFLED, _shuffled),
    (", and it loses all other", _AND_IT_LOSES, filled(r"\1, \2, and loses")),
)
"""Older and rarer wordings: a word by which they are found, how they are written, and what other texts say."""

_DESTROYED_REST = re.compile(r"(\bchooses? [^.]*)\. Destroy the rest(?=\.)", re.I)
"""The rest is what could have been chosen and was not: it is said of the choice in the sentence before (608.2c)."""

_ALSO_DOES = "deal|get|gain|lose|create|draw|discard|put|tap|mill|exile|destroy"
_ALSO = re.compile(
    rf"((?:\b(?:it|they|you|player|opponent|spell|creature)|~)) also (?=(?:{_ALSO_DOES})s? )", re.IGNORECASE
)
"""A word between who does something and what is done that says only that something else was done before."""

_HIS_OR_HER = re.compile(
    r"\b(?:his|her(?= (?:power|toughness|mana|owner|controller|base|other|loyalty|abilities|name|type)\b))\b", re.I
)
_IS = re.compile(r"\b(?:s?he's|s?he is)\b", re.I)
_HIMSELF = re.compile(r"\b(?:him|her)self\b", re.I)
_HE_OR_SHE = re.compile(r"\b(?:he|she|him|her)\b", re.I)


_EITHER = re.compile(r"\b(he or she|him or her|his or her|himself or herself)\b", re.I)
_PLURAL = {"he or she": "they", "him or her": "them", "his or her": "their", "himself or herself": "themselves"}
"""A player of texts before 2018, of whom later ones speak in the plural."""


def _person(text: str) -> str:
    """Return text in which words for a person mean the card: cards of legendary people speak of themselves so (201.4b)."""
    text = _HIMSELF.sub("itself", text)
    if not _HE_OR_SHE.search(text) and not _HIS_OR_HER.search(text):
        return text
    return _HE_OR_SHE.sub("~", _IS.sub("~ is", _HIS_OR_HER.sub("~'s", text)))


_ACTING_ON = "sacrifice|destroy|regenerate|transform|tap|untap|exile|return"
_BEFORE_NAME = rf"(?:^|(?<=[.,:;—] )|(?<=\n)|\b(?i:when|whenever|if|as|while|unless|{_ACTING_ON}|on|of|to|with|from) )"
_BEHIND_NAME = r"(?= (?!creature|card|permanent|spell|token|land|you\b|or\b(?! another\b)|and\b)[a-z]|'s\b|[.,:])"
"""What stands around the name of a card that is also a subtype where the text means the card (201.4)."""


_BEFORE_SHORT = rf"(?:{_BEFORE_NAME}|\b(?:and|then|control) )"
"""What stands before the shortened name of a legendary card, which is no subtype: "and Sanna deals", "you control Sanna"."""


_INSTRUCTS = r"(?! (?:target|a|an|all|each|another|the|that|those|your|up to|any|two|three|X) (?!turn)[a-z])"
"""What does not stand behind a name: a verb that is a card's name as well (Exile, Regenerate) has its object there."""


_OF_A_KEYWORD = r"(?! (?:from|for|with|onto|of) |,)"
"""What does not stand behind a name that is a keyword as well: what the keyword takes, or the next keyword of a line (702.1)."""


def _named(text: str, name: str, short: bool = False) -> str:
    """Return text with a sign for the card's own name; inside a quotation it is another one, for who grants it (201.4a).

    Args:
        text: in one spelling.
        name: what the card is called.
        short: that is a shortened name, which can be another word elsewhere.
    """
    if name not in text:
        return (
            text  # for most texts: an expression of its own for each name takes longer to make than all the rest here
        )
    parts = text.split('"')
    keyword = name.casefold() in KEYWORDS
    if short or keyword or name.casefold() in CARD_TYPES or subtype_named(name) is not None:
        behind = f"{_OF_A_KEYWORD}{_BEHIND_NAME}" if keyword else _BEHIND_NAME
        if short:
            behind = behind.replace(r"and\b", rf"and\b(?! {re.escape(name)}\b)")
        word = re.compile(f"({_BEFORE_SHORT if short else _BEFORE_NAME}){re.escape(name)}{behind}")
        return '"'.join(part if number % 2 else word.sub(filled(r"\1~"), part) for number, part in enumerate(parts))
    found: list[str] = []
    for number, part in enumerate(parts):
        granted = number % 2 and not (found and _TO_ITSELF.search(found[-1]))
        found.append(_with_sign(part, name, "≈" if granted else "~"))
    return '"'.join(found)


_STANDS_ALONE = re.compile(r"(?<![\w-])(?<!named )")
_ENDS_ALONE = re.compile(r"(?![\w-]| —)")
_ENDS_AS_A_NAME = re.compile(rf"(?![\w-]| —){_INSTRUCTS}")
"""What stands around a name that is no part of another word; a name of one word can be a verb."""


def _with_sign(text: str, name: str, sign: str) -> str:
    """Return text with a sign for a name: found by its places, since no two cards share an expression."""
    behind = _ENDS_ALONE if " " in name else _ENDS_AS_A_NAME
    found, done, place = "", 0, text.find(name)
    while place >= 0:
        end = place + len(name)
        if _STANDS_ALONE.match(text, place) and behind.match(text, end):
            found += text[done:place] + sign
            done = place = end
        else:
            place += 1
        place = text.find(name, place)
    return found + text[done:]


_TO_ITSELF = re.compile(
    r"~ (?:(?:has|gains|gets [^\s,.]+ and (?:has|gains))"
    r"|(?:enters?|becomes?)\b[^.\"]* copy of [^.\"]*, except [^.\"]*\bit (?:has|gains)) $"
)
"""What stands before a quotation where an object gives an ability to itself, or has it as a copy: the name in it is its own
(201.4, 707.9a)."""


_TOKEN_NAMED = re.compile(r"\btokens? named ([A-Z][\w'-]*(?: (?:(?:of|the|and|to|from|in) )*[A-Z][\w'-]*)*)")
"""The name of a token that an effect creates; an ability in quotation marks behind it calls the token by it (111.3, 201.4)."""


def _with_named_tokens(text: str) -> str:
    """Return text in which abilities of tokens speak of the tokens themselves where they call them by their name."""
    named = _TOKEN_NAMED.search(text)
    if named is None:
        return text
    before, parts = text[: named.end()], text[named.end() :].split('"')
    own = re.compile(rf"(?<![\w-]){re.escape(named[1])}(?![\w-])")
    return before + '"'.join(own.sub("~", part) if number % 2 else part for number, part in enumerate(parts))


def sentences(text: str) -> list[str]:
    """Return the sentences of a line without their full stops; a full stop inside of quotation marks ends only a quotation."""
    found, quoted, start = [], False, 0
    for place, character in enumerate(text):
        if character == '"':
            ends = quoted and text[place - 1 : place] == "." and text[place + 1 :].lstrip()[:1].isupper()
            quoted = not quoted
            if ends:
                found.append(text[start : place + 1])
                start = place + 1
        elif character == "." and not quoted:
            found.append(text[start:place])
            start = place + 1
    found.append(text[start:])
    return [part.strip() for part in found if part.strip()]


@lru_cache(maxsize=256)
def cut(sentence: str, vocabulary: frozenset[str]) -> tuple[Token, ...]:
    """Cut a sentence into words, each with what it can be; one after the other it is read as several categories.

    Args:
        sentence: in one spelling.
        vocabulary: words that stand in rows.

    Raises:
        CardTextNotUnderstood: a word that is in no row and of no kind.
    """
    tokens: list[Token] = []
    place = 0
    while place < len(sentence):
        if sentence[place].isspace():
            place += 1
            continue
        joined = _JOINED.match(sentence, place)
        if joined is not None:
            word = joined.group().casefold()
            counter: Term = {"kindword": word} if word in _COUNTERS_OF_TWO_WORDS else {}
            tokens.append(Token(word, place, _keyword_values(word) | counter, joined.group()))
            place = joined.end()
            continue
        match = _TOKEN.match(sentence, place)
        if match is None:
            raise not_understood(sentence, place)
        for token in _tokens(str(match.lastgroup), match.group(), place):
            if not token.values and token.text not in vocabulary:
                raise not_understood(sentence, place, match.end())
            tokens.append(token)
        place = match.end()
    return tuple(tokens)


_WITHIN = re.compile(r"(?<![^\s(])'(\S[^\"]*?\.)'(?![\w'])")
"""An ability in quotation marks within another one: it stands in single ones, whole sentences with their full stop (113.3)."""


def _tokens(kind: str, text: str, place: int) -> list[Token]:
    if kind == "word":
        return _words(text, place)
    values: Term = {}
    if kind == "symbols":
        text = "".join(text.split())
        try:
            read_symbols(text)
        except SymbolsMalformed:
            return [Token(text, place, {}, text)]
        values = {"symbols": text, **({"tapsymbol": "activate-tap"} if text == "{T}" else {})}
    elif kind == "quoted":
        values = {"quoted": _WITHIN.sub(filled(r'"\1"'), text[1:-1].strip())}
    elif kind == "pt":
        values = {"change" if text[0] in "+-" else "pt": text}
        if text[0] in "+-" and re.fullmatch(r"[+-]\d+/[+-]\d+", text):
            values["kindword"] = text
        elif re.fullmatch(r"\d+/\d+", text):
            power, _, toughness = text.partition("/")
            values["size"] = {"power": f"= {power}", "toughness": f"= {toughness}"}
    elif kind in ("number", "signed"):
        values = {kind: text.strip("[]")}
    return [Token(text, place, values, text)]


def _words(text: str, place: int) -> list[Token]:
    lower = text.casefold()
    if lower in _CONTRACTIONS:
        return [Token(lemma(lower), place, {}, text)]
    if subtype_named(text) is not None or lower in KEYWORDS or lower in LANDWALK:
        return [_word(text, place)]
    for ending in ("'s", "s'", "'re"):
        if lower.endswith(ending):
            cutoff = len(text) - len(ending)
            mark = "'s" if ending != "'re" else "is"
            return [*_words(text[:cutoff], place), Token(mark, place + cutoff, {}, ending)]
    return [_word(text.rstrip("'"), place)]


def _word(text: str, place: int) -> Token:
    usual, values = _kinds_of(text)
    return Token(usual, place, values, text)


@lru_cache(maxsize=4096)
def _kinds_of(text: str) -> tuple[str, Mapping[str, object]]:
    """Return a word as rows write it and what it can be; all cards together are written in some thousand words."""
    lower = text.casefold()
    usual = lemma(text)
    values: Term = {}
    if usual in CARD_TYPES:
        values["type"] = usual
    if usual in SUPERTYPES:
        values["supertype"] = usual
    if lower in COLORS:
        values["color"] = lower
    if lower in NUMBERS:
        values["number"] = NUMBERS[lower]
    elif text == "X":
        values["number"] = "X"
    if text[:1].isupper():
        values["capital"] = text
        name = subtype_named(text) or subtypes().get(lower)
        if name is not None:
            values["subtype"] = name
    values |= _keyword_values(lower)
    if lower in LANDWALK:
        values["landwalk"] = lower
    negated = _negated(text)
    if negated is not None:
        values["nonword"] = negated
    if lower.isalpha() and lower not in _NO_KINDS:
        values["kindword"] = lower
    return usual, values


_TAKES = {
    "": ("keyword",),
    "quality?": ("keyword",),
    "number?": ("keyword", "numberword"),
    "cost": ("costword",),
    "cost?": ("keyword", "costword"),
    "number": ("numberword",),
    "number-cost": ("numbercostword",),
}
"""Kinds of word that a keyword is, by what stands behind it."""


def _keyword_values(word: str) -> Term:
    if word in KEYWORDS:
        return dict.fromkeys(_TAKES.get(KEYWORDS[word].takes, ()), word)
    kind = subtype_named(word.removesuffix("cycling")) if word.endswith("cycling") else None
    return {"cyclingword": {"subtype": kind}} if kind is not None else {}


_LISTED_NO_KINDS = """
    a an the and or of on in to it them that this with counter counters each any no more another all
    those three two one you your put remove
"""
_NO_KINDS = frozenset(_LISTED_NO_KINDS.split())
"""Words that are no kind of counter."""


def _negated(text: str) -> tuple[str, str] | None:
    """Return what "nonland", "non-Human", "nonblack" asks for."""
    lower = text.casefold()
    if not lower.startswith("non") or len(lower) < 5:
        return None
    rest = text[3:].lstrip("-")
    if rest.casefold() in CARD_TYPES:
        return ("not-type", rest.casefold())
    if rest.casefold() in SUPERTYPES:
        return ("not-supertype", rest.casefold())
    if rest.casefold() in COLORS:
        return ("not-color", rest.casefold())
    if lower in STATUSES:
        return (lower, "true")
    name = subtype_named(rest)
    return ("not-subtype", name) if name is not None and rest[:1].isupper() else None


def not_understood(sentence: str, start: int, end: int | None = None) -> CardTextNotUnderstood:
    """Return the fault of the words of a sentence from one place on."""
    words = sentence[start:end].strip() if end is not None else " ".join(sentence[start:].split()[:4])
    if not words:
        words = " ".join(sentence.split()[-3:])
    if not words:
        return CardTextNotUnderstood(phrase("not understood: words are missing here"), NOTHING, NOTHING)
    return CardTextNotUnderstood(
        phrase("not understood: {words!r} in {sentence!r}", words=words, sentence=sentence), words, sentence
    )


_LABEL = re.compile(r"^([A-Z][\w', !-]*?) — (?=[A-Z{~+])")


CHAPTERS = re.compile(r"^([IVX]+(?:, [IVX]+)*) — ")
"""What stands before a chapter ability of a Saga (714.2b)."""


def without_label(text: str) -> str:
    """Return a line without its ability word, which has no rules meaning (207.2c)."""
    match = _LABEL.match(text)
    if match is None:
        return text
    if match.group(1).endswith(VILLAINOUS):
        return text
    if match.group(1).casefold() in KEYWORDS or match.group(1).casefold() in LABELS:
        raise CardTextNotUnderstood(
            phrase("not understood: {value!r} in {text!r}", value=match.group(1), text=text), match.group(1), text
        )
    return text[match.end() :]


CLASS_LEVEL = re.compile(r"((?:\{[^{}]*\})+): Level (\d+)")
"""A class level bar (716.2a); the lines below it are what the level brings."""

_STATION_SYMBOL = re.compile(r"(?:\{(\d+)[+＋]\}|(\d+)[+＋] ?[|｜]|(?:STATION|配備) ?(\d+)[+＋] ?[|｜]?) *(.*)", re.I)
"""A station symbol with what stands behind it: written as {8+}, as 8+ before a bar, or as STATION 8+ on a line of its own."""


def station_symbol(line: str) -> tuple[str, str] | None:
    """Return the number of a station symbol and what stands behind it, "" where the lines below it alone belong to it.

    CR 721.2 of the book of 2026-04-17.
    """
    found = _STATION_SYMBOL.fullmatch(line)
    return (found[1] or found[2] or found[3], found[4]) if found is not None else None


LEVEL_SYMBOL = re.compile(r"(?:LEVEL|Lv)\s*(\d+)(?:\s*[-~～]\s*(\d+)|\+)", re.I)
"""A level symbol: a range of numbers of level counters, or one number and more; the lines below it belong to it (711.2)."""

PT_BOX = re.compile(r"\d+/\d+")
"""A power and toughness box, alone on its line."""
