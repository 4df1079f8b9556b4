"""What may be a fact or a deed of the game: a sentence without any word of that changes nothing, whatever else it says.

The words of a game are those of its notation, those that its cards print, its keywords and types in both languages, and the
verbs and states in which players speak of play. A sentence is read as telling nothing only where every word of it is none of
these, or one that stands in any sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from judgekit.core.parts import near_words
from judgekit.core.text import is_japanese, listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.files.card_files import spoken_card
from judgekit.scenarios.notation.words.english.lexicon import verb_of, verb_of_participle
from judgekit.scenarios.notation.words.grammar import NotationGrammar

_FUNCTION = frozenset(
    listed(
        "a an the this that these those and or but so of from in on at to for with by about as is are was were be "
        "been being am i i'm i've i'd we we're you me my us our your have had has having do did does done don't "
        "doesn't didn't isn't wasn't can could will would should may might how what when where why that's what's "
        "there's here there just now then not any some one ones first second third last next another again "
        "already always never too also ever every such since before after ago while because though although than "
        "out up over come came comes coming happen happens happened go goes went get gets got make makes made "
        "take took give gave"
    )
)
"""Words that stand in any sentence and say nothing alone; a sentence of such alone may be an answer (The second one)."""
_OF_THE_TELLING = frozenset(
    listed(
        "old new game games table board state time times work works start round match today tonight yesterday "
        "tomorrow somebody someone very really quite well sorry please thanks think know sure maybe like player "
        "players judge judges ruling rulings rule rules question questions event events kind sort look looks long "
        "real possible rather even point hope need plan thought say says said tell told telling ask asks asked "
        "weird true odd call called calls want wants try tried sigh smile nod shrug problem stuff story puzzle "
        "answer"
    )
)
"""Words of rows and of cards that speak of the telling as well: beside no other word of the game they tell nothing of it."""
_FORMATS = frozenset(
    listed(
        "standard pioneer modern legacy vintage pauper limited sealed draft cube premodern brawl historic fnm gp "
        "rcq ptq pptq magic mtg edh monday tuesday wednesday thursday friday saturday sunday january february "
        "march april may june july august september october november december english japanese"
    )
)
"""Words with a capital that are no name of a card: formats, events, days."""
_OF_PLAY = frozenset(
    listed(
        "no none nothing nobody everything everybody everyone all both each half only except without twice thrice "
        "more less fewer same other others rest remaining else instead neither nor unless until if whenever yes "
        "nope yep yeah ok okay fine agreed deal vice versa hellbent topdeck mull mulligan fizzle brick whiff "
        "flood screw wipe swing crack fetch bolt bin yard gy cmc mv lord pump buff flyer flier hasty vigilant "
        "trampler lifelinker deathtoucher evasive unblockable ramp cantrip bounce flicker blink chump trade tutor "
        "loot rummage burn stax alive gone safe empty handed full fresh immune stuck missing extra hidden "
        "sideways facedown faceup upright asleep summoning kicked trick removal sweeper attacker defender bigger "
        "smaller tank untouched through connect skip scoop concession timeout hit hits race big small huge dead "
        "keep keeps kept attach side double triple draw forgot miss missed land leave left stay stays remain "
        "topped bottomed bottom unaffected affected still"
    )
)
"""Numbers, states and verbs of play in which players speak without a row for them."""
_ANSWERS = frozenset(("sure", "of course", "really", "well"))
"""What is an answer where it stands alone."""
_THIRD_PERSONS = frozenset(
    listed(
        "he she they him her them his their hers theirs its himself herself themselves they're he's she's who "
        "whose whom opponent opponents opp"
    )
)
"""Words that speak of somebody or something in play, of whom anything may be told."""
_IDIOMS = re.compile(
    r"\bno (?:idea|jokes?|kidding|worries|problems?|offen[cs]e|rush|hurry|doubt|pressure|wonder|thanks)\b"
    r"|\b(?:corner|edge|weird|strange|odd|fringe|classic|special|nasty|funny|hard|rare|common|textbook) cases?\b|\bin any case\b"
    r"|\b(?:long|rough|busy|great|bad|hard|every|some|one|any|these|good|tough|match) days?\b"
    r"|\b(?:last|late|long|friday|saturday|sunday|game|tournament|draft|league|magic|club|commander|modern|legacy) nights?\b"
    r"|\b(?:never ?mind|nvm|bear with (?:me|us)|nightmare|of course|all (?:day|night|weekend|the time|too (?:well|common)))\b"
    r"|\b(?:at all|once again|by the way|a lot|in short)\b"
    r"|\b(?:it|that|this)(?:'s| is| was| has been| had been)?"
    r"(?= (?:(?:been|an?|the|such|just|really|very|too|so|always|never) )*"
    r"(?:late|early|hot|cold|tough|tricky|classic|nightmare|mess|story|pain|headache|puzzle|question|day|night|round|shame|pity"
    r"|nuts|crazy|wild|absurd|silly|hilarious|confusing|complicated|embarrassing|driving|came up|comes up|happens|happened)\b)",
    re.IGNORECASE,
)
"""Words that tell something of a game alone and nothing of it as they stand here: no idea, a corner case, it was late."""
_ARTICLE = re.compile(
    r"^A (?=(?:(?:very|really|rather|quite|pretty|truly) )?"
    r"(?:real|old|classic|tricky|tough|nasty|weird|nice|fun|funny|strange|typical|common|silly|quick|simple|short|long|stupid|dumb"
    r"|little|bit|question|puzzle|mess|nightmare|headache|friend|bizarre|messy|hard)\b)"
)
"""The article with which a sentence begins, and no player."""
_PLAYER = re.compile(r"(?<![A-Za-z])[A-HＡ-Ｈ](?![A-Za-z])")
_SIGNS = re.compile(r"[\d{}\ue000-\uf8ff:;/+\[\]]")
_WORD = re.compile(r"[A-Za-z](?:[A-Za-z]|['’](?=[A-Za-z]))*")
_NAMING = re.compile(r"[^\W\d_A-Za-zぁ-ん]{2,}|[A-Z][a-z]+")
"""Words that may be part of a name."""
_HIRAGANA = re.compile(r"[ぁ-ん]*|時間|今")
"""Japanese words that stand in any sentence."""
_SHORTEST_MISSPELT = 5
_NEAR = 0.86
"""How like a word of the game one is that may be misspelt."""


def may_matter(said: str, grammar: NotationGrammar, others: Sequence[str]) -> bool:
    """Tell whether words may say something of the game: a card, a player, a zone, a number, a state, a deed, a rule.

    Args:
        said: a sentence or what stands in a bracket, in either language.
        grammar: the notation of the game.
        others: what is said besides, whose names are names here too.
    """
    plain = said.strip(" ().!?~…")
    if plain.casefold() in _ANSWERS or _SIGNS.search(plain):
        return True
    named = [one for one in _NAMING.findall(plain) if one.casefold() not in _FUNCTION]
    if any(name in other for name in named for other in others):
        return True
    return _japanese_may(plain, grammar) if is_japanese(plain) else _english_may(plain, grammar)


def _japanese_may(plain: str, grammar: NotationGrammar) -> bool:
    if not plain or _PLAYER.search(plain):
        return True
    return any(word in plain for word in _telling_in_japanese(grammar))


@cache
def _telling_in_japanese(grammar: NotationGrammar) -> tuple[str, ...]:
    known = (*grammar.grammar.vocabulary, *grammar.words.japanese.values())
    return tuple([word for word in known if len(word) > 1 and _HIRAGANA.fullmatch(word) is None])


def _english_may(plain: str, grammar: NotationGrammar) -> bool:
    plain = _IDIOMS.sub(" really ", _ARTICLE.sub("An ", plain.replace("’", "'")))
    if _PLAYER.search(plain) or re.search(r"\bit\b(?!')|\bit's\b", plain, re.IGNORECASE):
        return True
    content = False
    for match in _WORD.finditer(plain):
        written, begins = match.group(), not plain[: match.start()].strip(" \"'(,.!?-")
        word = written.casefold()
        if word in _FUNCTION:
            continue
        if written[0].isupper() and word not in _FORMATS and not begins and not _ends_before(plain, match.start()):
            return True
        if begins and spoken_card(written, grammar.game or "mtg") is not None:
            return True
        if word in _FORMATS or word in _OF_THE_TELLING:
            content = True
            continue
        if word in _THIRD_PERSONS or _is_of_the_game(word, grammar):
            return True
        content = True
    return not content


def _ends_before(plain: str, place: int) -> bool:
    """Tell whether a sentence ends before a word, which may have a capital then."""
    return re.search(r"(?:[.!?…]|\.\.\.)\s*$", plain[:place]) is not None


def tells_of_play(word: str) -> bool:
    """Tell whether a word without capitals is a verb of play or of how things are, in whatever form."""
    verb = verb_of(word) or verb_of_participle(word)
    return bool(verb) and verb not in _FUNCTION | _OF_THE_TELLING


def is_said_at_the_table(word: str, grammar: NotationGrammar) -> bool:
    """Tell whether a word without capitals is one of the game, of any sentence or of telling what was played."""
    known = word in _FUNCTION or word in _OF_THE_TELLING or word in grammar.grammar.vocabulary
    return known or bool(verb_of(word) or verb_of_participle(word))


def _is_of_the_game(word: str, grammar: NotationGrammar) -> bool:
    """Tell whether a word, in whatever form, is one of the game, or may be one that is misspelt."""
    if len(word) == 1:
        return True
    if verb_of(word) or verb_of_participle(word):
        return tells_of_play(word)
    if any(_is_listed(one, grammar) for one in _bases(word)):
        return True
    return len(word) >= _SHORTEST_MISSPELT and bool(near_words(word, _misspelt(grammar), 1, _NEAR))


@cache
def _misspelt(grammar: NotationGrammar) -> tuple[str, ...]:
    """Return the words of the game that may be misspelt."""
    known = grammar.grammar.vocabulary - _FUNCTION - _OF_THE_TELLING
    return tuple(sorted(one for one in known if len(one) >= _SHORTEST_MISSPELT))


def _is_listed(word: str, grammar: NotationGrammar) -> bool:
    if word in _FUNCTION or word in _OF_THE_TELLING:
        return False
    words = grammar.words
    return (
        word in _OF_PLAY
        or word in NUMBERS
        or word in grammar.grammar.vocabulary
        or word in words.subtypes
        or word in words.japanese
        or word in words.zones
        or word in words.printed_words()
    )


def _bases(word: str) -> Iterator[str]:
    """Yield a word and what it may be a form of: copied, copy; lands, land; tapping, tap."""
    yield word
    word = word.removesuffix("'s")
    yield word
    for ending in ("s", "es", "d", "ed", "ing", "er", "ers", "able", "n't"):
        if not word.endswith(ending) or len(word) - len(ending) < 2:
            continue
        stem = word[: -len(ending)]
        yield from (stem, f"{stem}e")
        if len(stem) > 2 and stem[-1] == stem[-2]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield f"{stem[:-1]}y"
    if word.startswith("un"):
        yield from _bases(word[2:])
