"""Cries and asides of an English text, left out aloud: what somebody exclaims, a format that is played, quoted words of players.

They are looked for in the text as it was typed, before it is cut into sentences, of which each may hide a deed behind it. What
may say something of the game stays where it stands: a name of a thing, a player, a number, a verb of play, an answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.text import is_japanese, listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.lexicon import is_present

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
_GREETING = re.compile(
    r"\A(?P<before>\s*)(?P<said>[^\n.:;!?{}()\"“”\ue000-\uf8ff]{2,100}?)"
    r"(?:[.:;!?]+(?=\s)|\n| [—–-] |,(?= (?:[A-H]\b|[Ii]\b|[Mm]y |[Tt]here|[Ii]t's ))) *",
)
"""A sentence or a heading before the board."""
_NO_STATE = rf"(?!(?:is|are|was|were|has|have|had|no|each|all|every|both|none|{'|'.join(NUMBERS)})\b)"
_ASKED_ABOUT = re.compile(
    r"(?:\b(?:an?|the|another|some|this|my|our|one) )?"
    rf"(?:(?:{_NO_STATE}[A-Za-z][\w'’+/-]+|&|\+|vs\.) ){{0,5}}?"
    r"\b(?:questions?|calls?|rulings?|issues?|problems?|situations?|scenarios?|interactions?|disputes?|query|queries|puzzles?|checks?"
    r"|clarifications?|quick one|quickie|arguments?|riddles?|headaches?|things?|brain ?teasers?|corner cases?)\b"
    r"(?: (?:about|on|regarding|concerning|involving|re|with) (?:[\w'’+/-]+(?: |\b)){1,6}$)?"
    r"|^(?:(?:so|ok(?:ay)?|um|oh),? )*(?:hi|hello|hey|hiya|yo|good (?:morning|evening|afternoon|day)|greetings|excuse me|help"
    r"|urgent)\b"
    r"(?: (?:there|all|again|everyone|everybody|folks|guys|team|judges?|please|needed))*"
    r"|^(?:i(?:'m| am) )?sorry(?: (?:to|for) (?:bother|disturb|interrupt|ask|bug)\w*"
    r"(?: (?:you|me|us|again|so|late|this|about|it))*)?"
    r"|\b(?:an? |the )?(?:players?|someone|somebody)(?: here| there)?"
    r" (?:asks?|asked|is asking|are asking|wants? to know|wonders?)\b",
    re.IGNORECASE,
)
"""What somebody is about to ask, by its subject: a land question."""
_CALLED_FROM = re.compile(
    r"(?:@|\b(?:at|from|on|in|over at)) ?(?:the )?(?:table|round|match|game|board|seat|row|feature match|top) ?#?\d+\b|#\d+\b"
    r"|\b(?:table|round|match|seat) #?\d+\b",
    re.IGNORECASE,
)
_GAME = re.compile(r"\b(?P<dm>duel ?masters|dm)\b|\b(?P<magmell>magmell)\b|\b(?:magic|mtg)\b", re.IGNORECASE)
_GAME_TOLD = re.compile(r"^\s*rules\b|\b(?:duel ?masters|dm|magmell)\b", re.IGNORECASE | re.MULTILINE)
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

    def greeted(self, match: re.Match[str]) -> str | None:
        """Leave out what only says that something is asked, and about what, before the board; the name of a game stays."""
        said, behind = match["said"], self.text[match.end() :]
        plain = _ASKED_ABOUT.sub(" somehow ", " ".join(_GAME.sub(" ", _CALLED_FROM.sub(" ", said)).split()))
        capitals = [one for one in re.findall(r"(?<=\w )[A-Z][a-z'’]{2,}", said) if _GAME.fullmatch(one) is None]
        article = re.match(r"A (?:[a-z+/'’-]+ )*[a-z]+\b", said)
        tells = re.search(r"(?<![\w'])[A-H](?![\w'])", said[1:] if article else said) is not None
        acts = article is not None and any(is_present(one) or one == "has" for one in said.split())
        if (
            re.match(r"\s*rules\b", said)
            or (
                said.startswith("Rules ") and _GAME.match(said[len("Rules ") :])
            )  # which game it is, and no remark ("Rules question")
            or is_japanese(said)
            or tells
            or acts
            or not behind.strip()
            or any(one not in behind for one in capitals)
        ):
            return None
        heads = self.text[match.end("said") : match.end()].strip()[:1] in (":", ",", "-", "–", "—")
        if (heads and "somehow" not in plain) or self._may_say(plain, behind):
            return None  # before a colon may stand who has what is behind it
        game = _GAME.search(said)
        named = game is not None and game.lastgroup and _GAME_TOLD.search(behind) is None
        return f"{match['before']}rules {game.lastgroup}\n" if game is not None and named else match["before"]

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
    heard = _Heard(text, may_say, card_of)
    heard.without(_GREETING, heard.greeted)
    if heard.taken and not heard.text.startswith("rules"):
        heard.text = re.sub(r"\A\s*[a-z]", lambda match: match.group().upper(), heard.text)
    if _ANYTHING.search(text) is None:
        return heard.text, heard.taken
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
