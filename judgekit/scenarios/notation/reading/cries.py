"""Cries and asides of an English text, left out aloud: what somebody exclaims, a format that is played, quoted words of players.

They are looked for in the text as it was typed, before it is cut into sentences, of which each may hide a deed behind it. What
may say something of the game stays where it stands: a name of a thing, a player, a number, a verb of play, an answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.lexicon import is_present, listed

_INTERJECTIONS = (
    r"(?:yay|yea+h|woo+(?:hoo)?|wow|whoa|ouch|oops|ow+|ugh+|argh+|hm+|ha(?:[ -]?ha)*|heh(?:e?h)*|lol|lmao|rofl|omg|wtf|gg|nice"
    r"(?: one)?"
    r"|cool|great|sweet|awesome|boom|bam|wham|pow|hey|oh|ooh|ah+|aha|uh[- ]?oh|uh|um|er|alas|damn(?: it)?|dang|darn|gotcha"
    r"|got (?:you|ya)|oh (?:no|boy|dear|well|my|yeah)|hooray|hurr(?:ay|ah)|phew|yikes|jeez|gosh|boo|oof|bingo|voil[aà]|ta-?da"
    r"|yuck|yum|meh|sigh|surprise|take that|good luck|dude|guys|folks|buddy|mate|not so fast|not today|poor (?:guy|thing)"
    r"|what a (?:play|move|mess|topdeck)|too bad|bad luck|my bad|go me)"
)
"""What is only exclaimed."""
_WORD_OF_A_CRY = r"[A-Za-z]['’\w-]*"
_CRY = re.compile(
    rf"(?P<before>^|(?<=[.!?]) +|(?<=[.!?][\"”]) +)(?P<said>{_WORD_OF_A_CRY}(?:,? {_WORD_OF_A_CRY}){{0,4}})!+(?P<end>[ \t]+|$)",
    re.MULTILINE,
)
"""A short sentence that is exclaimed."""
_QUOTED_CRY = re.compile(
    r"(?P<before>^|(?<=[.!?]) +|(?<=[.!?][\"”]) +)[\"“](?P<said>[A-Za-z][^\"“”{}\d\n]{0,50}?)[\"”](?:,? (?:says|shouts|yells|cries"
    r"|laughs|exclaims|grins|mutters|said|shouted) [A-H](?=[.!])|,? [A-H] (?:says|shouts|yells|cries|laughs|said|shouted)(?=[.!]))?"
    r"[.!]?(?P<end>[ \t]+(?=[A-Z])|$)",
    re.MULTILINE,
)
"""What somebody says, quoted as a sentence of its own."""
_SAYS_AND_DOES = re.compile(
    r"(?<![\w'])(?P<who>[A-H]) (?:says|shouts|yells|cries|laughs|exclaims|grins|mutters|said|shouted|screams|announces),?"
    r" [\"“](?P<said>[A-Za-z][^\"“”{}\d\n]{0,50}?)[\"”],? (?:and |then |and then )(?=[a-z]+)"
)
"""What a player says who then does something."""
_BEFORE_A_COMMA = re.compile(
    rf"(?P<before>^|(?<=[.!?]) +)(?P<said>{_INTERJECTIONS}(?:,? {_INTERJECTIONS})*)(?:,|\.\.+|…| -| —) +(?=[A-Za-z\d])",
    re.IGNORECASE | re.MULTILINE,
)
_BEHIND_A_COMMA = re.compile(
    rf"(?:,| -| —|\.\.+|…) ?(?P<said>{_INTERJECTIONS}(?:,? {_INTERJECTIONS})*)(?P<end>[.!?]*(?=\s|$))",
    re.IGNORECASE | re.MULTILINE,
)
_HESITATES = re.compile(r"(?P<before>(?<=[a-z\d)]),? |, ?)(?P<said>(?:uh+|um+|erm?|hm+),?) (?=[a-z\d])", re.IGNORECASE)
"""A sound within a sentence: and, uh, 5 Plains."""
_EVENT = re.compile(
    r"\A\s*(?P<game>duel ?masters|magmell|dm|magic|mtg)(?P<said> (?:side|main|store|shop|local) (?:event|tournament))(?=\s*[.:,])",
    re.IGNORECASE,
)
"""Where a game is played, behind its name."""
_SMILES = re.compile(r"(?<=[\w.!?\"”)])[ \t]+(?P<said>(?P<mark>[:;]-?[)(DP]|xD|\^\^|<3|:/))[.!]?(?=\s|$)", re.MULTILINE)
_FORMATS = (
    r"(?:standard|pioneer|modern|legacy|vintage|pauper|limited|sealed|draft|cube|premodern|brawl|historic|old[- ]school|casual"
    r"|kitchen[- ]table|fnm|(?:round|match|game|table) \d+|(?:side|main|store|local) event)"
)
_FORMAT = re.compile(
    rf"\A(?P<before>\s*)(?P<said>(?:(?:in|this is|it's|playing|we play|we're playing) )?(?:an? )?{_FORMATS}"
    r"(?: (?:magic|mtg|game|match|question|event|tournament|deck))*"
    r"(?:[,/:]? (?:and |vs\.? |versus |against |the )?[A-Za-z'’&-]+){0,6}?)"
    r"(?P<end>[.:!;]|$| ?[—–-] |,(?= (?:[A-H](?: [a-z]|'s |:)|[Ii]t's |[Tt]here |[Bb]oth )))[ \t]*",
    re.IGNORECASE | re.MULTILINE,
)
"""Which format is played, and with what decks: Modern, infect."""
_NO_HEADING = frozenset(
    listed(
        "is are was were be has have had with in on at of to for from no not he she it they him his her their its who what which "
        "how does do did can could if when after before turn life hand graveyard library player players commander damage"
    )
)
"""Words of a sentence that tells or asks something."""
_EXCLAIMED_NAME = re.compile(
    r"(?P<name>(?:[\w'’-]+ ){0,3}[A-Z][\w'’-]*)!+(?=[ \t]+(?:[A-H](?: [a-z]|'s\b)|(?:What|Does|Do|Is|Are|Can|Could|How|Who"
    r"|Where|Which|Then|It|The|In|After|Before|With)\b)|[ \t]*$)",
    re.MULTILINE,
)
"""A sentence that is exclaimed and ends with a name."""
_TRIGGER = re.compile(r"(?:S[- ])?(?:shield )?triggers?", re.IGNORECASE)
"""What a shield shows, called out before the card is used."""
_IS_USED = re.compile(r"\s*[A-H] (?:uses|casts|plays|activates|declares)\b")
_INTERJECTION = re.compile(f"{_INTERJECTIONS}(?:,? {_INTERJECTIONS})*", re.IGNORECASE)


_ANYTHING = re.compile(rf"[!\"“]|\b(?:{_INTERJECTIONS}|{_FORMATS})\b|[:;]-?[)(DP]|xD|\^\^|<3", re.IGNORECASE)
"""A sign of one of these, where there is any."""


class _Heard:
    """A text of which asides are left out.

    Args:
        text: the text.
        may_say: tells whether words may say something of the game, beside another text.
        card_of: returns the card that words are the name of; empty where they are none.
    """

    def __init__(self, text: str, may_say: Callable[[str, str], bool], card_of: Callable[[str], str]) -> None:
        self.text, self.taken = text, list[str]()
        self._may_say, self._card_of = may_say, card_of

    def without(self, shape: re.Pattern[str], left: Callable[[re.Match[str]], str | None]) -> None:
        """Leave out what is of a shape.

        Args:
            shape: with a group `said`.
            left: returns what stays in its place; None where it is no aside.
        """
        place = 0
        while (match := shape.search(self.text, place)) is not None:
            stays = left(match)
            place = max(match.end(), place + 1) if stays is None else match.start()
            if stays is not None:
                self.taken.append(match["said"].strip(" ,-—\t"))
                self.text = f"{self.text[: match.start()]}{stays}{self.text[match.end() :]}"

    def _rest(self, match: re.Match[str]) -> str:
        return f"{self.text[: match.start('said')]} {self.text[match.end('said') :]}"

    def _is_named_elsewhere(self, match: re.Match[str]) -> bool:
        """Tell whether a word of it is a word of a name elsewhere."""
        words = {one.casefold() for one in re.findall(r"[A-Za-z'’-]{2,}", match["said"])}
        return any(one.casefold() in words for one in re.findall(r"(?<=[\w:,;] )[A-Z][a-z'’-]+", self._rest(match)))

    def _says(self, match: re.Match[str]) -> bool:
        said = match["said"].strip(" ,.!?…")
        return bool(self._card_of(said)) or self._may_say(said, self._rest(match))

    def exclaimed(self, match: re.Match[str]) -> str | None:
        """Leave out a sentence that is only exclaimed."""
        said = match["said"].strip(" ,.!?…")
        sighed = _INTERJECTION.fullmatch(said) is not None and not self._is_named_elsewhere(match)
        used = _TRIGGER.fullmatch(said) is not None and _IS_USED.match(self.text, match.end()) is not None
        return match["before"] if sighed or used or not self._says(match) else None

    def said_first(self, match: re.Match[str]) -> str | None:
        """Leave out what a player says before a deed."""
        return None if self._says(match) else f"{match['who']} "

    def interjected(self, match: re.Match[str]) -> str | None:
        """Leave out what is exclaimed within a sentence."""
        parts = match.groupdict()
        end = "." if "mark" in parts and self.text[match.start() - 1] not in ".!?" else (parts.get("end") or "")
        left = parts.get("before") or end.replace("!", ".")
        return None if self._is_named_elsewhere(match) else left

    def headed(self, match: re.Match[str]) -> str | None:
        """Leave out which format is played."""
        words = re.findall(r"[A-Za-z'’-]+", match["said"])
        behind = self.text[match.end() :]
        tells = any(
            one.casefold() in _NO_HEADING
            or one.casefold() in NUMBERS
            or is_present(one)
            or (len(one) == 1 and one != "a")
            for one in words[1:]
        )
        named = any(one in behind for one in re.findall(r"[A-Z][a-z]{2,}", " ".join(words[1:])))
        goes_on = match["end"] not in (":", ",") or re.match(r"[A-H]\b|[Ii]t|The |There ", behind) is not None
        return match["before"] if goes_on and not tells and not named else None

    def ended(self, match: re.Match[str]) -> str:
        """End a sentence that is exclaimed and whose last word is a name without a sign of its own."""
        words = match["name"].split(" ")
        known = any(self._card_of(f"{' '.join(words[place:])}!").endswith("!") for place in range(len(words)))
        return match.group() if known else f"{match['name']}."


def without_cries(
    text: str, may_say: Callable[[str, str], bool], card_of: Callable[[str], str]
) -> tuple[str, list[str]]:
    """Return a text without what is only exclaimed or said aside, and that.

    Args:
        text: the notation.
        may_say: tells whether words may say something of the game, beside another text.
        card_of: returns the card that words are the name of; empty where they are none.
    """
    if _ANYTHING.search(text) is None:
        return text, []
    heard = _Heard(text, may_say, card_of)
    heard.without(_FORMAT, heard.headed)
    heard.without(_SAYS_AND_DOES, heard.said_first)
    heard.without(_QUOTED_CRY, heard.exclaimed)
    heard.without(_CRY, heard.exclaimed)
    heard.without(_EVENT, lambda match: match["game"])
    heard.without(_HESITATES, lambda _match: " ")
    for shape in (_BEFORE_A_COMMA, _BEHIND_A_COMMA, _SMILES):
        heard.without(shape, heard.interjected)
    if not heard.text.strip():
        return text, []  # cries alone are no situation
    return _EXCLAIMED_NAME.sub(heard.ended, heard.text), heard.taken
