"""What sentences have told so far, which later ones mean by "it", "he", "the shield" and "his commander"."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.english.holdings import held, of_zone
from judgekit.scenarios.notation.words.english.lexicon import FILLERS
from judgekit.scenarios.notation.words.english.results_told import results_told

NAME = r"[A-Z][\w'-]+(?:(?:,? (?:the|of|of the|in|to|for) |, | | of [A-Z][\w'-]+ and )[A-Z][\w'-]+)*"
DESCRIPTION = re.compile(r"\s(?=\(|[\d*X]+/[\d*X]+|\{|[\ue000-\uf8ff]|\d{3,})")
"""What stands before the description of a card behind its name."""
ZONE = re.compile(
    r"(?:hand|graveyard|library|deck|exile|mana(?: zone)?|shields?(?: zone)?|dust|stones?|life|poison|command zone|sideboard|energy"
    r"|top card)s?"
)
"""Zones and what is counted of a player; anything else that is A's is a card of A's (A's big guy is Ox)."""
ON_THE_STACK = re.compile(
    r"(?:with|while|holding priority,? with)\s+(?P<what>[^,]+?)(?:\s+(?:is|are))?(?:\s+still)?\s+(?:waiting\s+)?on (?:the )?stack",
    re.IGNORECASE,
)
"""What somebody does while something waits to resolve is a response to it."""
IN_RESPONSE = re.compile(r",? in response$")
OF_A_PLAYER = re.compile("[A-H]: ")
"""With what a line begins that tells what a player has."""
_IT_ALL = frozenset((None, "it", "that", "this", "both", "everything", "all of that", "both spells"))
BULLET = re.compile(r"\s*(?:[-*•·>]+|\(?\d{1,2}[.)])\s+")
FILLER = re.compile(
    rf"(?:{'|'.join(sorted(FILLERS))}|after that|my)\b(?!\s+(?:on|turn|battle|fight|combat|attack)\b"
    r"|\s+(?:has\s+|had\s+)?resolve[sd]?\b),?\s+(?=\S)",
    re.IGNORECASE,
)
BASIC = re.compile(r"(?:Snow-Covered )?(?:Plains|Islands?|Swamps?|Mountains?|Forests?|Wastes)")
"""Basic lands, of which it never matters which came first."""
_BEHIND = re.compile(
    r",?\s+(?:(?:this|(?:in |during )?(?:the|that|this) (?:very )?same) turn|any ?more|with (?:no"
    r"|nothing)(?: (?:other|else))?(?: (?:creatures?|permanents?|blockers?))?"
    r"(?: (?:in play|out|around|on (?:the |his |her )?(?:board|table|battlefield|side)))"
    r"|instead|right away|straight away|immediately|at once|obviously|of course|as well|too)$"
)
WEARS = re.compile(
    r"(?:wears?|wore|carries|carry|wields?|(?:is|are|was) (?:wearing|carrying|wielding|equipped with|enchanted"
    r" with|enchanted by))\s+"
    r"(?:an? |the |his |her )?(?P<what>[A-Z][^,;]*)"
)
_SAID_ONLY = re.compile(
    r"(?:[A-H]|[Hh]e|[Ss]he|[Tt]he(?:ir| other)? (?:player|opponent)|[Tt]hey) (?:now |then |also )?(?:says?"
    r"|said|tells? (?:me|us)|told (?:me|us)) "
    r"(?:that\b|no [A-Z][\w' -]*,|nothing\b.* |(?:it|he|she|they|this|there|(?:the|his|her|my|your) [\w' -]+?|[A-Z][\w' -]+?) "
    r"(?:is|are|was|has|have|does|do|did|should|would|will|can|could|must|shouldn't|can't|won't|doesn't|isn't|dies|survives|stays)\b"
    r"|(?:it|this|that|the [a-z]+|[A-Z][\w'-]+(?: [A-Z][\w'-]+)*) (?:costs?|counts?|counted|works?|worked|matters?|needs?"
    r"|resolves|resolved|fizzles|fizzled|triggers|triggered|comes back|came back|lives|lived|died|survived|stayed|wins"
    r"|won't|cannot|never)\b).*"
)
"""What somebody only says to be so."""
_ONLY_ONE = re.compile(
    rf"(?:[Ii]t|[Tt]hat|[Tt]his|{NAME})(?: is|'s) (?:the|his|her|[A-H]'s) only (?:other )?(?:creature|permanent"
    rf"|blocker|unit|card)\b[^,;]*"
    r"|(?:[A-H]|[Hh]e|[Ss]he) (?:has|controls) no (?:other|more|further) (?:artifacts?|creatures?|permanents?|lands?|cards?|units?)"
    r"|[Bb]oth (?:have|are|of them (?:have|are)) (?:the same|equal|of equal) [a-z]+"
    r"|(?:[Tt]here (?:is|are|'s) )?[Nn]o(?:thing)? (?:else|(?:other|more|further) (?:relevant )?(?:cards?"
    r"|creatures?|permanents?|effects?))(?: (?:of|for) [A-H](?:'s)?)?"
    r"(?: (?:is |are |that )?(?:matters?|relevant|in play|around|out|anywhere|(?:in|on) (?:any|either|the|both"
    r"|his|her|their|[A-H]'s) [a-z]+))*"
)
_NO_COUNTERS = re.compile(
    r"(?:[Tt]here (?:are|is) )?(?:[Nn]o|[Zz]ero) (?:\S+ )?counters? (?:on (?:anything|(?:any|either)(?: of (?:it|them))?|them|it"
    r"|the (?:board|table|battlefield))|anywhere|around|in play)"
    r"|(?:[Nn]othing|[Nn]either|[Nn]one|[Nn]o (?:creature|permanent|card|unit|one))(?: of (?:them|those|these|the creatures))?"
    r" (?:has|have|carries|got) (?:any |a )?(?:\S+ )?counters?(?: on (?:it|them))?(?: yet)?"
)
"""That nothing has counters, as where nobody speaks of any."""
_COMES = (
    r"(?:dies?|died|survives?|survived|fizzles?|fizzled|persists?(?: back)?|(?:comes?|came) (?:right )?back[^,;]*|undies|undied"
    r"|(?:is|are|was|were|gets?|got) (?:destroyed|killed|exiled|countered|put into the graveyard)"
    r"|(?:goes|go|went) to (?:the |his |her |[A-H]'s )?(?:graveyard|exile|hand)|connects?|deals? (?:its )?(?:\d+ )?damage"
    r"|(?:wins?|won|loses|lost) (?:the |that |this |its )?(?:battle|fight|combat)"
    r"|hits? (?:for \d+|(?:him|her|[A-H])(?: for \d+)?)|triggers?|goes off"
    r"|(?:is|are|was|were|gets?|got) sacrificed)(?: instead| as well| too)?"
)
_OUTCOME = re.compile(
    rf"(?:[Ii]t|[Tt]hey|[Tt]hat|(?:[Tt]he )?{NAME}(?: tokens?|'s (?:trigger|ability))?"
    r"|(?:[Tt]he|[Ii]ts|[Hh]is|[Hh]er) (?:trigger|attack(?:er)?|ability))"
    rf" (?:then |now |still |just )?{_COMES}(?:,? and (?:then )?(?:it )?{_COMES})*"
    rf"|(?:[A-H] and [A-H]|(?:the )?{NAME} and (?:the )?{NAME}) (?:just )?traded?"
)
"""What comes of a deed."""


_BREAKS = re.compile(
    rf"(?:[Tt]he )?(?P<x>{NAME}) (?:then )?(?:breaks|broke) (?:the|an?|one|his|her|[A-H]'s|that)"
    r" (?:(?:last|only|remaining) )?shield"
)
_HITS = re.compile(rf"(?:[Tt]he )?(?P<x>{NAME}) hits?(?: [A-H])?(?: for .*)?")
_CLAIMED = re.compile(
    rf"(?:[Tt]he )?(?P<x>{NAME}) (?:then )?(?P<what>dies?|died|survives?|survived|(?:is|was) (?:destroyed|countered|sacrificed))"
)
"""What is told to have come of deeds, which the game may tell otherwise."""
_ASKED = {
    "d": "does {} die",
    "s": "does {} survive",
    "(?:is|was) d": "does {} get destroyed",
    "(?:is|was) c": "is {} countered",
    "(?:is|was) s": "is {} sacrificed",
}


ONE_SHIELD = "one of the shields is "
"""What one of the shields is that were counted before."""
TRIGGER_DONE = "what triggered has done what is told of it"
_STATE = re.compile(r"[A-H]: |[A-H]'s turn$|entered: |.* is (?:on|under|commander)\b")
_ANSWERS = re.compile(
    r"\brespon(?:se|ds?)\b|\banswers?\b|\bresolves$|\btargets? .* with (?:the|all)\b|\bbefore (?:it|that)\b"
)
ALL_RESOLVED = "all that waits has resolved"
AFTER_ALL = "after all that waits, "
"""Before a deed that is told to be done then, behind what another player cast: that resolves first, where it can be done so."""
COME = "before that {}"
"""What was told to have happened, before the deed behind it."""


_ACTS = re.compile(r"\b(?:casts|attacks|blocks|activates)\b")
"""What something was told to do, or was cast."""
_NOW = re.compile(r"^(?:[Tt]hen|[Nn]ow|[Ss]o|[Aa]nd),? ")


def joined_results(first: str, then: str) -> str:
    """Return what was told to have happened first and then, as one."""
    before = COME.format("")
    if not (first.startswith(before) and then.startswith(before)):
        return then or first
    return f"{first} and {then.removeprefix(before)}"


class Claim(NamedTuple):
    """What was told to have come of deeds.

    Attributes:
        told: as it was told.
        asked: whether that is so.
        deeds: how many deeds were told before.
    """

    told: str
    asked: str
    deeds: int


class ToldSoFar(ABC):
    """Remembers what the sentences of one text have told.

    Attributes:
        put: keeps a quoted text and returns the character that stands for it.
        players: the players of whom the text speaks.
        last: the player who was spoken of last, whom a pronoun means.
        timed: the player whose turn or step the same sentence told it to be; empty where it told of none.
        positions: what players were told to have so far, a line each.
        deeds: how many deeds were told so far.
        only: the only thing that was spoken of since the last deed.
        cast: the card that was cast last.
        general: the commander that was spoken of last.
        laid_out: what was told of whom so far.
        taken: what was taken for granted by it, to be said aloud.
        claims: what was told to have come of deeds.
        happened: what was told to have happened since the last deed; empty where nothing was.
        came_in: whether something was told to have come in this turn.
        creatures_are_not_attacked: no other game than one in which only players and the like are attacked is named.
        not_in_library: what was told not to be in a library of which nobody knows the cards.
    """

    def __init__(self, put: Callable[[str], str], players: Sequence[str] = ()) -> None:
        self.put = put
        self.players = players or ("A", "B")
        self.last = ""
        self.timed = ""
        self.positions: list[str] = []
        self.deeds = 0
        self.only = ""
        self.cast = ""
        self.general = ""
        self.laid_out: list[str] = []
        self.taken: list[Bilingual] = []
        self.claims: list[Claim] = []
        self.happened = ""
        self.came_in = False
        self.creatures_are_not_attacked = True
        self.not_in_library: list[str] = []

    @abstractmethod
    def told(self, sentence: str) -> Sequence[str]:
        """Return what a sentence tells, one thing after another."""

    def before_deeds(self, happened: str, told: list[str]) -> None:
        """Put what was told to have happened before the first deed that was told behind it; a response is done before it has.

        A response behind what triggered answers that, which has triggered by then.

        Args:
            happened: what was told before.
            told: what was told behind it.
        """
        if not happened:
            return
        first = next((place for place, one in enumerate(told) if _STATE.match(one) is None), len(told))
        triggered = any(came.kind == "triggers" for came in results_told(happened.removeprefix(COME.format(""))))
        if first == len(told) or (_ANSWERS.search(told[first]) is not None and not triggered):
            self.happened = joined_results(happened, self.happened)
        else:
            told.insert(first, happened)

    def take(self, japanese: str, english: str) -> None:
        """Note what is taken for granted."""
        self.taken.append(Bilingual(japanese, english))

    def of_before(
        self, form: re.Pattern[str], words: str, sentence: str, unless: Callable[[re.Match[str]], bool] | None = None
    ) -> str:
        """Return a sentence without what tells only of what was before (`told`): that changes nothing here, and is said aloud.

        Args:
            form: finds it.
            words: what is put for what is found, with its groups.
            sentence: the sentence.
            unless: tells of what is found that it stays.
        """

        def left(match: re.Match[str]) -> str:
            if unless is not None and unless(match):
                return match.group()
            told = match["told"].strip(" ,")
            self.take(
                f"「{told}」は前のこととして聞き、何も変えない", f'"{told}" tells of before and changes nothing here'
            )
            return match.expand(words)

        return form.sub(left, sentence)

    def heard_only(self, sentence: str, before: Sequence[str] = ()) -> bool:
        """Tell whether a sentence only tells what comes of deeds, or that nothing else is there; that is said aloud.

        Args:
            sentence: the sentence.
            before: what its clauses before have told.
        """
        plain = sentence.strip(" .")
        if _NO_COUNTERS.fullmatch(plain) is not None:
            return not self.deeds and not any("counter" in one for one in self.positions)
        comes = self.deeds and (_OUTCOME.fullmatch(plain) is not None or self._is_result(plain))
        comes = comes and not self._hits_first(plain, before)
        broken = _BREAKS.fullmatch(plain) if self.deeds else None
        comes = comes or (broken is not None and any("attacks" in one and broken["x"] in one for one in self.laid_out))
        if not comes and all(one.fullmatch(plain) is None for one in (_ONLY_ONE, _SAID_ONLY)):
            return False
        claimed = _CLAIMED.fullmatch(plain) if comes else None
        if claimed is not None:
            asked = next(form for key, form in _ASKED.items() if re.match(key, claimed["what"]))
            self.claims.append(Claim(plain, asked.format(claimed["x"]), self.deeds))
        if comes and results_told(plain):
            self.happened = joined_results(self.happened, COME.format(_NOW.sub("", plain)))
            return True
        self.take(
            f"「{plain}」は聞くだけにし、何が起こるかは改めて求める",
            f'"{plain}" is heard only: what comes of it is worked out',
        )
        return True

    def _is_result(self, sentence: str) -> bool:
        """Tell whether a sentence tells what came of deeds: of what is no deed of its own and no state."""
        came = results_told(_NOW.sub("", sentence))
        acted = [one for one in self.laid_out if _ACTS.search(one)]
        return any(one.kind not in ("resolves", "comes", "reveals") for one in came) and all(
            one.kind != "leaves" or not one.by or any(one.by in deed for deed in acted) for one in came
        )

    def _hits_first(self, sentence: str, before: Sequence[str]) -> bool:
        """Tell whether a thing is said to hit a player of which no attack was told, and which was not cast: that is its attack."""
        hits = _HITS.fullmatch(sentence)
        return hits is not None and not any(
            re.search(rf"\b(?:attack|swing|swung)|\bcasts? (?:an? |the )?{re.escape(hits['x'])}", one)
            for one in (*self.laid_out, *before)
        )

    def whose_shield(self, subject: str) -> str:
        """Return whose shield is told of: who is named with it, else who was last said to have shields."""
        if (named := re.search("([A-H])'s", subject)) is not None:
            return named[1]
        return next((one[0] for one in reversed(self.laid_out) if re.match("[A-H]: .*shield", one)), "")

    def orders(self, came: re.Match[str]) -> list[str]:
        """Return in which order a thing and each other that was told of came in; none where that is not told.

        Which of the others came in before which stays open. What came second, or later, did so after one other.
        """
        there = [re.sub("^[A-H]: ", "", one) for one in self.laid_out if re.match("[A-H]: ", one)]
        named = [name for one in there for name in re.findall(NAME, one) if not BASIC.fullmatch(name)]
        others = [name for name in dict.fromkeys(named) if name not in came["x"] and came["x"] not in name]
        of_all = came["when"] in ("first", "last")
        if not any(came["x"] in one for one in there) or (len(others) > 1 and not of_all):
            return []
        first = came["when"] in ("first", "earlier", "before that")
        return [", ".join((came["x"], one) if first else (one, came["x"])) for one in others]

    def having(self, name: str) -> set[str]:
        """Return the players who were told to have what is named."""
        return {one[0] for one in self.positions if name in one}

    def has(self, whose: re.Match[str]) -> bool:
        """Tell whether a player was said to have a card before."""
        return any(one.startswith(f"{whose['who']}: ") and whose["card"] in one for one in self.laid_out)


def plain(sentence: str) -> str:
    """Return a sentence without the mark of a list and the words that join it to the one before."""
    said = BULLET.sub("", sentence.strip(), count=1) if BULLET.match(sentence.strip()) else sentence.strip()
    while (match := FILLER.match(said)) is not None:
        said = said[match.end() :]
    return said


def without_adverbs(said: str) -> str:
    """Return a deed without what stands behind it and says no more than how or when."""
    return _BEHIND.sub("", said)


_ALL_TRIGGERS = r"(?:both|all|the|his|her|its|all the|both of the|two|both the) triggers"
_TRIGGERS = re.compile(_ALL_TRIGGERS, re.IGNORECASE)
TRIGGERS_WAIT = re.compile(rf"with {_ALL_TRIGGERS} (?:still )?(?:waiting )?on (?:the )?stack", re.IGNORECASE)
"""What is done while triggers wait."""


def in_response_to(stacked: re.Match[str]) -> str:
    """Return to what something is done in response while it waits on the stack; empty where that is all there is."""
    if _TRIGGERS.fullmatch(stacked["what"]) is not None:
        return " to the trigger"  # the one on top
    return f" to {stacked['what']}" if stacked["what"] not in _IT_ALL else ""


Kind = Callable[[ToldSoFar, str, list[str]], str | None]
"""Tells what a sentence of one kind tells, and returns what is left of the sentence: all of it where it is of another kind."""
Shape = str | re.Pattern[str]
Where = Callable[[ToldSoFar, "re.Match[str]"], object]
Tells = Callable[[ToldSoFar, "re.Match[str]"], Iterator[str]]
"""Yields what a sentence of one form tells, one thing after another; nothing where it is of another kind.

What stands behind `>` is told as a sentence of its own; where nothing stands in a line, it tells nothing.
"""


class Kinds(list[Kind]):
    """Kinds of sentences, in the order in which they are tried."""

    def add(self, told: Kind) -> Kind:
        """Add a kind of sentences that is told by a function of its own."""
        self.append(told)
        return told

    def of(self, form: Shape) -> Callable[[Tells], Tells]:
        """Return the decorator of what tells a sentence of one form: a kind of sentences of its own.

        Args:
            form: the whole sentence, without the sign that ends it.
        """

        def told_by(tells: Tells) -> Tells:
            self._tells(form, tells)
            return tells

        return told_by

    def _tells(self, form: Shape, tells: Tells) -> None:
        whole = re.compile(form)

        def told_whole(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
            match = whole.fullmatch(sentence.strip().strip(" ."))
            left: str | None = sentence
            for line in tells(so_far, match) if match is not None else ():
                told += so_far.told(line[1:]) if line[1:] and line[0] == ">" else [line] if line != ">" else []
                left = None
            return left

        self.append(told_whole)

    def whole(self, form: Shape, *lines: str, aloud: tuple[str, str] | None = None, where: Where | None = None) -> None:
        """Add a kind of sentences of one form, which tell one thing after another.

        Args:
            form: the whole sentence, without the sign that ends it.
            lines: what it tells, with its groups; `{held}` is what it names and `{lies}` its zone, in the words of positions.
            aloud: what is taken for granted by it, in both languages.
            where: tells of what was told so far, and of the sentence, whether it is of that kind.
        """

        def tells(so_far: ToldSoFar, match: re.Match[str]) -> Iterator[str]:
            if where is not None and not where(so_far, match):
                return
            parts = {name: said or "" for name, said in match.groupdict().items()}
            if aloud is not None:
                so_far.take(*(one.format(**parts) for one in aloud))
            for line in lines:
                held_there = held(parts["what"]) if "{held}" in line else ""
                yield line.format(held=held_there, lies=of_zone(parts["zone"]) if "{lies}" in line else "", **parts)

        self._tells(form, tells)

    def put(self, form: Shape, words: str, where: Callable[[ToldSoFar], object] | None = None) -> None:
        """Add a kind of sentences in which other words, with the groups of what was found, are put for what a form finds."""
        found = re.compile(form)
        self.append(
            lambda so_far, sentence, _told: (
                found.sub(filled(words), sentence) if where is None or where(so_far) else sentence
            )
        )

    def reworded(self, table: str, **made: Callable[[re.Match[str]], str]) -> None:
        """Add a kind of sentences in which other words are put for what the expressions of a table find (`forms`)."""
        rows = forms(table, **made)
        self.append(lambda _so_far, sentence, _told: in_other_words(sentence, rows))

    def made(self, form: Shape) -> Callable[[Callable[[re.Match[str]], str]], Callable[[re.Match[str]], str]]:
        """Return the decorator of what makes the words that are put for what a form finds: a kind of sentences of its own."""
        found = re.compile(form)

        def put(words: Callable[[re.Match[str]], str]) -> Callable[[re.Match[str]], str]:
            self.append(lambda _so_far, sentence, _told: found.sub(words, sentence))
            return words

        return put
