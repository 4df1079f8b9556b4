"""A card that a deed brings with it: described there (A blocks Giant with Elf 1/1), or a known card that nobody spoke of before.

Who acts with a card has it: an attacker or blocker on the battlefield, what is cast in the hand. Whose another card is of which a
deed only speaks has to be said (B's Bear 2/2).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual, listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.lexicon import is_present, tells_a_state, verb_of
from judgekit.scenarios.notation.words.naming import plural_of, singulars
from judgekit.scenarios.notation.words.said_otherwise import is_verb_of
from judgekit.scenarios.notation.words.splitting import QUOTE, Statement

_SIZE = r"(?<![\w+/-])(?:[\d*X]+/[\d*X]+|\d{3,})(?![A-Za-z0-9_/])"
_PART = rf"(?:\{{[^{{}}]*\}}|{_SIZE}|{QUOTE})"
_RACE = r"(?:[A-Z]|[^\W\x00-\x7f])[\w'・-]*"
_TYPE = rf"(?:\s*\b[a-z]+){{0,3}}\s*\b(?:creature|unit)\b(?:\s*[-—]\s*{_RACE}(?:\s+(?!\d){_RACE}){{0,4}})?"
_TEXT = (
    rf"(?P<text>{_PART}(?:\s*{_PART}|{_TYPE}\s*{_SIZE}|(?:\s*[^\W\d_][\w・-]*){{1,3}}\s*(?={QUOTE})(?P<end>{QUOTE}))*)"
)
"""What describes a card: its cost, its size, its text, its type before the size, a few words before the text."""
_ENGLISH = re.compile(
    r"(?:(?P<owner>[A-H])'s\s+|(?P<own>\b(?:with|casts?|plays?|summons?|uses?|evolves?|into|and)\s+"
    r"|,\s*)(?P<article>(?:an?|(?:his|her|their)(?: own)?)\s+)?)?"
    rf"(?P<name>[A-Z][\w'-]*(?:\s+(?:(?:of|the|in|to)\s+)*[A-Z][\w'-]*)*)\s+{_TEXT}"
)
_VERBS = listed("attack swing block chump defend cast play summon use activate respond evolve")
_WHEN = r"(?:(?i:after|before|during|in|at|on|between|once|when|as soon as)\s+[a-z][a-z' -]*?(?:\s+of [A-H])?,?\s+(?=[A-H]\s))?"
"""When in the turn something is done, before who does it: after combat A casts Zap."""
_DEED = re.compile(
    rf"{_WHEN}(?:(?P<who>[A-H])\s+)?(?P<verb>{'|'.join(_VERBS)})s?\b"
    r"|(?:(?P<who_ja>[A-H])[がはの])?.*(?P<verb_ja>攻撃|ブロック|防御|唱え|プレイ|召喚|使|起動|(?<!攻)撃|打|出|カウンター|破壊|除去|追放)"
    r"(?:用|ち消|する|した|る|た|う|い|つ|す)*(?:\s*\([^()]*\))?$",
)
_FROM_HAND = frozenset(
    (
        *("cast", "play", "summon", "use", "respond"),
        *("唱え", "プレイ", "召喚", "使", "撃", "打", "出", "カウンター", "破壊", "除去", "追放"),
    )
)


class _Described(NamedTuple):
    """A card that a deed describes: whose it is, its name, what is said of it, where that stands, whether one evolves into it."""

    owner: str
    name: str
    words: str
    begin: int
    end: int
    evolved: bool = False


class Apart(NamedTuple):
    """Statements of which none brings a card and says what is done with it at once.

    Attributes:
        statements: the statements.
        supposed: which cards are taken to be where, because a deed names them and nothing said of them before.
    """

    statements: list[Statement]
    supposed: list[Bilingual]


def taken_apart(
    statements: Iterable[Statement],
    is_card: Callable[[str], bool],
    is_verb: Callable[[str], bool] = lambda _verb: False,
    bringing: Mapping[str, bool] = {},
    from_hand: Callable[[str], bool] = lambda _name: False,
    is_kind: Callable[[str], bool] = lambda _said: False,
    harms: Callable[[str], bool] = lambda _name: False,
) -> Apart:
    """Return statements with the cards that deeds bring put into the position.

    A card that stands in the position already may be described in the same words again; in others the deed is left as it is,
    which is then refused.

    Args:
        statements: what was said.
        is_card: tells whether words are the name of a card that everybody knows.
        is_verb: tells whether a word is a verb with which a deed begins, so that no card is meant by it (sacrifices).
        bringing: the game's verbs of deeds with a card that was not spoken of before, and whether it comes from the hand.
        from_hand: tells whether who acts with a known card has it in hand.
        is_kind: tells whether words say nothing but what kind of card it is (trample).
        harms: tells whether a known card is cast on what another player has, where nobody says whose that is.
    """
    listed = list(statements)
    apart = _TakingApart(is_card, is_verb, bringing, from_hand, is_kind, harms)
    for statement in listed:
        apart.take(statement, [one for one in listed if one is not statement])
    return Apart(apart.found, apart.supposed)


class _TakingApart:
    """Puts into the position what deeds bring, one statement after another.

    Attributes:
        found: the statements so far, each behind what it brings.
        supposed: which cards were taken to be where.
        cast: the last deed with a card that was taken to be in a hand, by the player and the card.
    """

    def __init__(
        self,
        is_card: Callable[[str], bool],
        is_verb: Callable[[str], bool],
        bringing: Mapping[str, bool],
        from_hand: Callable[[str], bool],
        is_kind: Callable[[str], bool],
        harms: Callable[[str], bool],
    ) -> None:
        self.is_card, self.is_verb, self.bringing, self.from_hand = is_card, is_verb, bringing, from_hand
        self.is_kind, self.harms = is_kind, harms
        self.found: list[Statement] = []
        self.supposed: list[Bilingual] = []
        self.cast: dict[tuple[str, str], Statement] = {}

    def take(self, statement: Statement, others: Sequence[Statement]) -> None:
        """Take one statement, with the others that were made, before or behind it."""
        is_card = self.is_card
        self.found += _asked_of(statement, others, is_card, self.is_verb, self.supposed)
        self.found += _there_as_asked(statement, (*others, *self.found), is_card, self.from_hand, self.supposed)
        for owner, name in _of_others(statement, is_card):
            if owner and not self._is_named(name, others) and not self.from_hand(name):
                self._put(statement, owner, name, hand=False)
        self._attached(statement, others)
        statement, brought = _without_sizes_of_own(statement, (*others, *self.found))
        self.found += brought
        self._used_for(statement, others)
        statement = _cast_by_name(statement, is_card, self.is_verb, (*others, *self.found))
        statement = _then_cast_by_name(statement, is_card, self.is_verb)
        for owner, name in _of_the_other(statement, is_card, self.harms):
            told = [one for one in (*others, *self.found) if one.kind == "said"]
            if not any(
                _whole_word(name).search(one.body) or _MORE_PLAYERS.search(f"{one.who} {one.body}") for one in told
            ):
                self._put(statement, owner, name, hand=False)
        actor, verb = _deed(statement)
        if len(actor) == 1:
            self._done_by(statement, actor, verb, others)
        else:
            self._done_by_whom_the_verb_tells(statement, others)

    def _attached(self, statement: Statement, others: Sequence[Statement]) -> None:
        """Put a known card that is said to be on something into the position of whom that is (Maul is on Ox)."""
        match = _IS_ON.fullmatch(statement.body) if statement.kind == "said" and not statement.variation else None
        if match is None or statement.who or not self.is_card(match["x"]) or self._is_named(match["x"], others):
            return
        on, known = match["on"] or "", (*others, *self.found)
        owners = (
            {match["owner"]}
            if match["owner"]
            else {one.who for one in known if one.who in _LETTERS and _names(one, on)}
        )
        if len(owners) == 1:
            self._put(statement, owners.pop(), match["x"], hand=False)

    def _used_for(self, statement: Statement, others: Sequence[Statement]) -> None:
        """Put a known card that is first named where something is sacrificed to it or equipped with it."""
        who = _WHO_DOES.match(statement.body)
        actor = statement.who or (who[1] if who is not None else "")
        for match in _USED_FOR.finditer(statement.body) if statement.kind == "said" and len(actor) == 1 else ():
            hand = self.from_hand(match["x"])
            if self.is_card(match["x"]) and not (hand and match["to"]):
                self._put_unless_there(statement, actor, match["x"], hand=hand, others=others)

    def _done_by_whom_the_verb_tells(self, statement: Statement, others: Sequence[Statement]) -> None:
        known = _brought(statement, self.is_card, self.bringing, self.from_hand)
        if known is not None:
            actor, name, hand = known
            self._put_unless_there(statement, actor, name, hand=hand, others=others)
        else:
            actor, name = _verb_of_a_card(statement, self.is_card, self.is_verb)
            if name:
                self._put_unless_there(statement, actor, name, hand=True, others=others)
        self.found.append(statement)

    def _done_by(self, statement: Statement, actor: str, verb: str, others: Sequence[Statement]) -> None:
        if verb in _FIGHTS:
            statement = replace(statement, body=_kinds_behind_sizes(statement.body, self.is_kind))
            statement, brought = _without_more_said(statement, actor, (*others, *self.found), self.is_kind)
            self.found += brought
            statement, brought = _without_sizes(statement, actor, [*others])
            self.found += brought
            statement, brought = _without_what_is_worn(statement, actor, (*others, *self.found), self.is_card)
            self.found += brought
        cards = [
            card
            for card in _described(statement.body, actor, verb)
            if all(f"{card.name} {card.words}" in one.body for one in others if _names(one, card.name))
        ]
        for card in cards:
            if not self._is_named(card.name, others):
                comes_from_hand = card.evolved or _verb_before(statement.body, card.name, verb) in _FROM_HAND
                zone = "hand: " if comes_from_hand and card.owner == actor else ""
                self.found.append(replace(statement, who=card.owner, body=f"{zone}{card.name} {card.words}"))
        for name in _seconds(statement.body, self.is_card):
            self._put(statement, actor, name, hand=True)
        for name in _attacked(statement.body, self.is_card):
            owner = {"A": "B", "B": "A"}.get(actor, "")
            if owner and not self._is_named(name, others):
                self._put(statement, owner, name, hand=False)
        statement = replace(statement, body=_without_descriptions(statement.body, cards)) if cards else statement
        described = {card.name for card in cards}
        for name, hand in _acted_with(statement.body, verb, lambda one: one in described or self.is_card(one)):
            if name not in described:
                self._put_unless_there(statement, actor, name, hand=hand, others=others)
        several = [*_so_many_of(_GIVEN_UP, statement.body, self.is_card)]
        if verb in _FIGHTS:
            several += [one for one in _so_many_of(_SO_MANY, statement.body, self.is_card) if one[1] > 1]
        for name, number in several:
            if name not in described and not self._is_named(name, others):
                self._put(statement, actor, name, hand=False, number=number)
        self.found.append(statement)

    def _is_named(self, name: str, others: Sequence[Statement], actor: str = "") -> bool:
        return _named(name, (*others, *self.found), actor)

    def _put_unless_there(
        self, statement: Statement, actor: str, name: str, *, hand: bool, others: Sequence[Statement]
    ) -> None:
        """Put a known card into the position where nobody spoke of it; another one where the first was cast before."""
        before = self.cast.get((actor, name)) if hand else None
        if before is not None and _is_another(statement, before, name, others):
            self._put(statement, actor, name, hand=True, another=True)
        elif not self._is_named(name, others, actor if hand else ""):
            self._put(statement, actor, name, hand=hand)
        elif before is None:
            return
        if hand:
            for _ in range(_casts_in(statement.body, name) - 1 if (actor, name) not in self.cast else 0):
                self._put(statement, actor, name, hand=True, another=True)
            self.cast[actor, name] = statement

    def _put(
        self, statement: Statement, owner: str, name: str, *, hand: bool, another: bool = False, number: int = 1
    ) -> None:
        """Put a known card into the position, or several of it, which is said aloud."""
        name = f"{number} {name}" if number > 1 else name
        self.found.append(replace(statement, who=owner, body=f"hand: {name}" if hand else name))
        one_more = Bilingual(f"{owner}の手札に{name}がもう1枚ある", f"{owner} has another {name} in hand")
        self.supposed.append(one_more if another else _supposed(owner, name, hand))


_IS_ON = re.compile(
    r"(?:(?P<owner>[A-H])'s |[Tt]he |[Aa]n? )?(?P<x>[A-Z][^,;]*?) (?:is|sits) (?:attached to|on) "
    r"(?:it|(?:the |[A-H]'s )?(?P<on>[A-Z][^,;]*?))"
)
"""What is attached to something."""
_FROM_ELSEWHERE = re.compile(r"\b(?:from|off|out of|flash|flashback|escape|retrace|copy|copies)\b")
"""What tells that a card is cast that was cast before: from the graveyard."""


def _is_another(statement: Statement, before: Statement, name: str, others: Iterable[Statement]) -> bool:
    """Tell whether one more card of a name is cast: nobody but others named the first one in between.

    Args:
        statement: the deed.
        before: the deed with the card before it.
        name: the card.
        others: what is said besides.
    """
    who, called = _by(statement), _whole_word(name)
    between = [one for one in others if one.kind == "said" and before.place < one.place < statement.place]
    return (
        statement.place > before.place
        and _FROM_ELSEWHERE.search(statement.body) is None
        and not any(called.search(one.body) for one in between if _by(one) in ("", who))
    )


def _by(statement: Statement) -> str:
    return statement.who or _actor(statement)


def _casts_in(body: str, name: str) -> int:
    """Return how often a line casts a card."""
    return len(
        re.findall(
            rf"\b(?:cast|play|summon)s?\s+(?:(?:an?|the|his|her|their|another)\s+)?{re.escape(name)}(?![A-Za-z'-])",
            body,
        )
    )


_ASKED = re.compile(
    r"(?:can|could|may) (?P<who>[A-H]) (?:(?:still|also|even|now|legally) )*(?P<deed>(?:cast|play|counter|respond|flash)\b.+)",
    re.I,
)


def _asked_of(
    statement: Statement,
    others: Iterable[Statement],
    is_card: Callable[[str], bool],
    is_verb: Callable[[str], bool],
    supposed: list[Bilingual],
) -> list[Statement]:
    """Return the known cards in hand of which a question asks whether they can be cast, where nobody spoke of them before."""
    match = _ASKED.fullmatch(statement.body) or _SUPPOSED.search(statement.body) if statement.kind == "asked" else None
    if match is None:
        return []
    who = match["who"]
    verb = _verb_of_a_card(replace(statement, kind="said", who=who, body=match["deed"]), is_card, is_verb)[1]
    deed = (
        f"casts {verb}"
        if verb
        else f"casts {match['deed'].partition(' ')[2]}"
        if match["deed"][:4] in ("cast", "play")
        else match["deed"]
    )
    names = [name for name in _known(deed, is_card) if not _named(name, others, who)]
    supposed += [_supposed(who, name, hand=True) for name in names]
    return [replace(statement, kind="said", who=who, body=f"hand: {name}", typed="") for name in names]


_SUPPOSED = re.compile(
    r"\b(?:if|suppose|assuming|when|once) (?P<who>[A-H]) (?:then |just |now )?(?P<deed>[a-z]+ [^,?]+)", re.I
)
"""What a question supposes to be done."""
_FATE = r"(?:死|破壊|生き残|残[るりっ]|どうな|追放|どこ|(?:何)?(?:点|ダメージ)|パワー|タフネス|サイズ|タップ|攻撃でき|ブロックでき)"
_THERE_AS_ASKED = tuple(
    re.compile(said, re.IGNORECASE)
    for said in (
        rf"(?P<who>[A-H])の(?P<name>[^,;?をにで]+?)(?:は|が|も|の){_FATE}.*",
        r"(?:.*[,;])?\s*(?P<who>[A-H])(?:は|が)(?P<name>[^,;?はがを]+?)で(?:[^,;?はが]*を)?(?:ブロック|防御)(?:は|が|を|することは|することが)?"
        r"(?:でき|出来|可能).*",
        r"(?:do|does|did|will|would)\s+(?P<who>[A-H])'s\s+(?P<name>.+?)\s+(?:die|dies|survive|survives|live)\b.*",
        r"(?:can|could|may)\s+(?P<who>[A-H])\s+(?:(?:still|also|even|now|legally)\s+)*(?:chump[- ]?)?block\s+(?:\S.*?\s+)?with\s+"
        r"(?:(?:an?|the|his|her|their)\s+)?(?P<name>\S.*)",
    )
)
"""Questions of a card on the table of which nobody spoke before: Bの熊は死ぬ?, Can B block with Ox?"""
_HELD_AS_ASKED = tuple(
    re.compile(said)
    for said in (
        r"(?i:what|how much(?: mana)?) (?i:does|do|did|will|would) (?P<name>[A-Z][^,;?]*?) cost (?:for )?(?P<who>[A-H])"
        r"(?: (?:to cast|now))?",
        r"(?P<who>[A-H])[がは](?P<name>[^,;?がはを]+?)を(?:唱える|撃つ|使う)(?:とき|時|場合)?(?:の|に(?:かかる|必要な)?)?(?:マナ・?)?コストは.*",
        r"(?P<who>[A-H])が(?:唱える|撃つ|使う)(?P<name>[^,;?がはを]+?)の(?:マナ・?)?コストは.*",
    )
)
"""Questions of what a card costs a player that nobody is told to hold."""


def _there_as_asked(
    statement: Statement,
    others: Iterable[Statement],
    is_card: Callable[[str], bool],
    from_hand: Callable[[str], bool],
    supposed: list[Bilingual],
) -> list[Statement]:
    """Return the known card that a question takes to be on the table, where nobody spoke of it before."""
    if statement.kind != "asked":
        return []
    held = next((one for said in _HELD_AS_ASKED if (one := said.fullmatch(statement.body)) is not None), None)
    there = next((one for said in _THERE_AS_ASKED if (one := said.fullmatch(statement.body)) is not None), None)
    match = held or there
    name = match["name"].strip() if match is not None else ""
    if match is None or not is_card(name) or (held is None and from_hand(name)) or _named(name, others):
        return []
    supposed.append(_supposed(match["who"], name, hand=held is not None))
    body = f"hand: {name}" if held is not None else name
    return [replace(statement, kind="said", who=match["who"], body=body, typed="")]


_FIGHTS = frozenset(("attack", "swing", "block", "chump", "defend"))
_WEARING = re.compile(
    r"(?P<before>\b(?:with|and)\s+|,\s*)(?P<host>[A-Z][^,.;()]*?)\s+"
    r"(?:wearing|carrying|holding|equipped with|enchanted with|enchanted by)\s+(?P<worn>[A-Z][^,.;()]*?)(?=\s*(?:,|\.|$|\band\b))"
)
"""A creature with which a deed is done and what is attached to it: attacks with Ox wearing Maul."""
_SAID_OF = re.compile(
    r"(?P<before>\b(?:with|and)\s+|,\s*)(?P<article>(?:an? |his |her |their ))?(?P<name>[A-Z][\w'-]*(?: (?:(?:of"
    r"|the) )?[A-Z][\w'-]*)*)"
    r" (?P<size>\d+/\d+)(?P<kinds>(?: (?!and\b|on\b|with\b|at\b|wearing\b|carrying\b|holding\b|equipped\b|enchanted\b)[a-z]+){0,4})"
    r"(?P<worn> (?:wearing|carrying|holding|equipped with|enchanted with|enchanted by) (?:an? |the |his |her )?[A-Z][^,.;()]*?)?"
    r"(?=\s*(?:,|\.|$|\band\b|\bat\b))"
)
"""A creature with which a deed is done, with its size, its keywords, and what it wears: with a Rhino 5/5 trample."""
_NAMELESS = re.compile(
    r"(?P<before>\b(?:with|and)\s+|,\s*)(?:an?|his|her|their)\s+(?P<size>\d+/\d+)(?P<more>(?:\s+(?!and\b|on\b|with\b)[a-z]+){0,6})(?=\s*(?:,"
    r"|\.|$|\band\b))"
)
"""A creature without a name with which a deed is done: attacks with a 2/2 flyer."""
_SEVERAL_NAMELESS = re.compile(
    rf"\b(?:with|and)\s+(?P<all>(?:{'|'.join(NUMBERS)}|[2-9])\s+(?P<size>\d+/\d+)s?)(?=\s*(?:,|\.|$|\band\b))"
)
"""Several alike: blocks with two 2/2s."""


_SIZED = re.compile(rf"\b(?:an? |the |his |her )(?P<size>\d+/\d+) (?P<name>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?! {_PART})")
"""A creature that is called by its size before its name: blocks with a 2/2 Elf."""
_ADJECTIVE = r"(?:(?!on |and |with |at |by )[a-z]+(?:-[a-z]+)? (?:and )?)"
_SIZED_AND_SO = re.compile(
    rf"\b(?P<n>an? |his |her |their |(?:{'|'.join(NUMBERS)}|\d+) )"
    rf"(?:(?P<size>\d+/\d+) (?P<kinds>{_ADJECTIVE}{{0,4}})(?P<name>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?! {_PART})"
    rf"|(?P<kinds_first>{_ADJECTIVE}{{0,4}})(?P<named>[A-Z][\w'-]*(?: [A-Z][\w'-]*)*) (?P<size_last>\d+/\d+)(?! {_PART}))"
)
"""A creature of which more is told before its name: with a 3/3 deathtouch Wurm, two 2/2 Bears, two Bears 2/2, a flying Kite 1/1."""


_KINDS_BEHIND = re.compile(r"(?P<size>\d+/\d+) (?:with|that has|which has) (?P<kinds>[a-z][a-z, ]*)")


def _kinds_behind_sizes(body: str, is_kind: Callable[[str], bool]) -> str:
    """Return a deed in which what a creature has stands right behind its size: with a 4/4 with flying and trample."""

    def behind(match: re.Match[str]) -> str:
        parts = re.split(r"(,? and (?:with )?|, )", match["kinds"])
        words = parts[0].split(" ")
        first = next((end for end in range(len(words), 0, -1) if is_kind(" ".join(words[:end]))), 0)
        if not first or first < len(words):
            return f"{match['size']} {match['kinds']}" if first else match.group()
        kinds = [parts[0]]
        for place in range(2, len(parts), 2):
            if not is_kind(parts[place].strip()):
                break
            kinds.append(parts[place].strip())
        rest = "".join(parts[2 * len(kinds) - 1 :])
        return f"{match['size']} {' '.join(kinds)}{rest}"

    return _KINDS_BEHIND.sub(behind, body)


_USED_FOR = re.compile(
    r"(?:^|(?<=[A-H] )|(?<=, )|(?<=\band ))(?:(?P<to>(?:sacrifices|sacs|feeds) [^,;.]+? to|equips [^,;.]+? with)"
    r"|(?:puts|slaps|sticks|drops|slams)(?=[^,;.]* on(?:to)? (?:it\b|(?:the |his |her |their |[A-H]'s )?[A-Z]))) "
    r"(?:(?:the|an?|his|her|their) )?"
    r"(?P<x>[A-Z][\w'-]*(?:(?: (?:of|the|and))* [A-Z][\w'-]*)*)(?=\s*(?:[,;.]|$|and\b|in response\b|targeting\b|on(?:to)?\b))"
)
"""To what something is sacrificed, with what it is equipped, and what is put on something: an Aura of the hand."""
_WHO_DOES = re.compile(r"([A-H]) [a-z]+s\b")
_OWN_SIZED = re.compile(
    r"(?P<whose>\b(?:his|her|their) (?:own )?|(?<![\w'])(?P<owner>[A-H])'s |(?:^|(?<=[A-H] )|(?<=, )|(?<=\band ))"
    r"(?:sacrifices|sacs|equips|regenerates|pumps) (?:an? |the )?)"
    rf"(?P<name>[A-Z][\w'-]*(?: (?:(?:of|the) )*[A-Z][\w'-]*)*) (?P<size>\d+/\d+)(?![\w/])(?! {_PART}| counter| token)"
)
"""A creature that is somebody's, with its size, where something is done to it: sacs Cub 1/1, Growth on his Bear 2/2."""


def _without_sizes_of_own(statement: Statement, others: Sequence[Statement]) -> tuple[Statement, list[Statement]]:
    """Return a deed in which what is somebody's is only named, and that with its size, where nobody spoke of it before."""
    who = _WHO_DOES.match(statement.body)
    actor = statement.who or (who[1] if who is not None else "")
    if statement.kind != "said" or statement.variation or len(actor) != 1:
        return statement, []
    brought: list[Statement] = []

    def bare(match: re.Match[str]) -> str:
        owner, said = match["owner"] or actor, f"{match['name']} {match['size']}"
        if not owner or any(_names(one, match["name"]) and said not in one.body for one in others):
            return match.group()
        if not _named(match["name"], others):
            brought.append(replace(statement, who=owner, body=said))
        whose = match["whose"] if match["owner"] or not match["whose"].startswith(("his", "her", "their")) else ""
        return f"{whose}{match['name']}"

    return replace(statement, body=_OWN_SIZED.sub(bare, statement.body)), brought


def _as_position(match: re.Match[str]) -> str:
    """Return a creature that a deed describes before its name as a position describes it."""
    number = match["n"] if match["n"].strip() not in ("his", "her", "their") else "a "
    kinds = match["kinds"] or match["kinds_first"] or ""
    name, size = match["name"] or match["named"], match["size"] or match["size_last"]
    return f"{number}{size} {kinds}{name}".replace(" and ", " ")


def _without_sizes(statement: Statement, actor: str, others: Iterable[Statement]) -> tuple[Statement, list[Statement]]:
    """Return a deed in which creatures without names are meant by their sizes, and those that nobody spoke of before."""
    there = [one for one in others if one.kind == "said"]
    brought: list[Statement] = []

    def sized(match: re.Match[str]) -> str:
        said = any(match["size"] in one.body for one in there if _names(one, match["name"]))
        return match["name"] if said else f"{match['name']} {match['size']}"

    statement = replace(statement, body=_SIZED.sub(sized, statement.body))
    for match in reversed([*_SIZED_AND_SO.finditer(statement.body)]):
        name = match["name"] or match["named"]
        several = "" if match["n"].strip() in ("a", "an", "his", "her", "their") else match["n"]
        if _named(name, there) or (match["kinds_first"] == "" and not several):
            continue
        brought.insert(0, replace(statement, who=actor, body=_as_position(match)))
        body = f"{statement.body[: match.start()]}{several}{name}{statement.body[match.end() :]}"
        statement = replace(statement, body=body)
    for match in _NAMELESS.finditer(statement.body):
        if not _called_by_size(match.group("size"), actor, there):
            brought.append(replace(statement, who=actor, body=f"a {match.group('size')}{match.group('more')}"))
    for match in _SEVERAL_NAMELESS.finditer(statement.body):
        if not _called_by_size(match["size"], actor, there):
            brought.append(replace(statement, who=actor, body=match["all"]))
    body = _NAMELESS.sub(lambda match: f"{match.group('before')}the {match.group('size')}", statement.body)
    return replace(statement, body=body), brought


def _called_by_size(size: str, actor: str, there: Iterable[Statement]) -> bool:
    """Tell whether a player was said to have a creature of a size; who speaks of "the 3/3" speaks of one that is known."""
    plain = re.compile(rf"(?<![\w/+-])(?<!\bthe ){re.escape(size)}s?(?![\w/])")
    return any(plain.search(one.body) for one in there if (one.who or _actor(one)) in ("", actor))


def _without_more_said(
    statement: Statement, actor: str, others: Iterable[Statement], is_kind: Callable[[str], bool]
) -> tuple[Statement, list[Statement]]:
    """Return a deed in which what attacks or blocks is only named, and that with all that is said of it, as a position tells it."""
    there = [*others]
    brought: list[Statement] = []

    def bare(match: re.Match[str]) -> str:
        kinds, worn = match["kinds"].strip(), match["worn"] or ""
        if not (kinds or worn) or (kinds and not is_kind(kinds)) or _named(match["name"], there):
            return match.group()
        brought.append(
            replace(statement, who=actor, body=f"{match['name']} {match['size']} {kinds}{worn}".replace("  ", " "))
        )
        return f"{match['before']}{match['name']}"

    return replace(statement, body=_SAID_OF.sub(bare, statement.body)), brought


def _without_what_is_worn(
    statement: Statement, actor: str, others: Iterable[Statement], is_card: Callable[[str], bool]
) -> tuple[Statement, list[Statement]]:
    """Return a deed in which what attacks or blocks is only named, and what it wears, where the position tells of neither."""
    there = [*others]
    brought: list[Statement] = []

    def bare(match: re.Match[str]) -> str:
        host, worn = match.group("host"), match.group("worn")
        if not (is_card(host) and is_card(worn)) or _named(host, there) or _named(worn, there):
            return match.group()
        brought.append(replace(statement, who=actor, body=f"{host} wearing {worn}"))
        return f"{match.group('before')}{host}"

    return replace(statement, body=_WEARING.sub(bare, statement.body)), brought


def _verb_before(body: str, name: str, first: str) -> str:
    """Return the verb of the deed in which a card is named: casts Imp and then attacks with Dragon."""
    words = re.findall(r"[a-z]+", body[: max(body.find(name), 0)])
    bases = (verb_of(word) for word in reversed(words) if is_present(word))
    return next((base for base in bases if not tells_a_state(base)), first)


def _deed(statement: Statement) -> tuple[str, str]:
    """Return who acts in a statement and what is done; empty where it is no deed of the main line."""
    match = _DEED.match(statement.body) if statement.kind == "said" and not statement.variation else None
    if match is None:
        return "", ""
    actor = statement.who or match.group("who") or match.group("who_ja") or ""
    return actor, match.group("verb") or match.group("verb_ja")


_VERB = re.compile(rf"{_WHEN}(?:(?P<who>[A-H])\s+)?(?P<verb>[a-z]{{3,}})(?:\s+\S.*)?")
_WITH_WHAT = re.compile(r" with (?:an? |the |his |her |their )?(?P<by>[A-Z][^,;]*)")


def _verb_of_a_card(
    statement: Statement, is_card: Callable[[str], bool], is_verb: Callable[[str], bool]
) -> tuple[str, str]:
    """Return who plays a card whose whole name is the verb (B shocks the Elf), and its name; empty where nobody does."""
    match = _VERB.fullmatch(statement.body) if statement.kind == "said" and not statement.variation else None
    actor = statement.who or (match.group("who") if match is not None else None) or ""
    if match is None or len(actor) != 1 or is_verb(match.group("verb")):
        return "", ""
    verb, by = match.group("verb"), _WITH_WHAT.search(statement.body)
    stems = dict.fromkeys(verb.removesuffix(end) for end in ("s", "es") if verb.endswith(end))
    stems = {stem: None for stem in stems if by is None or by["by"].casefold() == stem}  # A hits Elf with Bow
    name = next((stem.capitalize() for stem in stems if is_card(stem.capitalize())), "")
    return (actor, name) if name else ("", "")


_INSTRUMENT = re.compile(
    rf"{_WHEN}(?:(?P<who>[A-H])\s+)?(?P<verb>[a-z]{{3,}})\s+\S.*?\s+"
    r"with\s+(?:(?:an?|the|(?:his|her|their)(?: own)?)\s+)?(?P<name>[A-Z].*)"
)
"""What is done with a card that is named last: bolts Ox with Lightning Bolt."""


def _brought(
    statement: Statement,
    is_card: Callable[[str], bool],
    bringing: Mapping[str, bool],
    from_hand: Callable[[str], bool],
) -> tuple[str, str, bool] | None:
    """Return who does something with a known card by a verb of the game, its name, and whether it comes from the hand.

    None where a statement tells something else.
    """
    if statement.kind != "said" or statement.variation:
        return None
    verbs = "|".join(rf"{first}(?:e?s)?{rest}" for first, rest in (_inflected(verb) for verb in bringing))
    match = re.compile(
        rf"{_WHEN}(?:(?P<who>[A-H])\s+)?(?P<verb>{verbs})\s+(?:(?:an?|the|(?:his|her|their)(?: own)?)\s+)?(?P<name>[A-Z].*)"
    ).fullmatch(statement.body)
    if bringing and match is not None:
        verb = next(one for one in bringing if _said_by(match.group("verb"), one))
        hand = bringing[verb]
    else:
        match = _INSTRUMENT.fullmatch(statement.body)
        if match is None:
            return None
        hand = is_verb_of(match.group("verb"), [match.group("name")])
    actor = statement.who or match.group("who") or ""
    name = _longest_name(match.group("name"), is_card)
    hand = hand or bool(name and from_hand(name))
    return (actor, name, hand) if len(actor) == 1 and name else None


def _inflected(verb: str) -> tuple[str, str]:
    first, blank, rest = verb.partition(" ")
    return first, f"{blank}{rest}"


def _said_by(said: str, verb: str) -> bool:
    first, rest = _inflected(verb)
    return said in (f"{first}{rest}", f"{first}s{rest}", f"{first}es{rest}")


def _longest_name(text: str, is_card: Callable[[str], bool]) -> str:
    """Return the longest name of a known card with which a text begins; empty where it begins with none."""
    ends = [word.end() for word in islice(re.finditer(r"\S+", text), _MOST_WORDS)]
    name = next((one for one in (text[:end].rstrip(",.:") for end in reversed(ends)) if is_card(one)), "")
    plain = name.removesuffix("'s")  # what is the card's: uses Umezawa's Jitte's ability
    return plain if plain != name and is_card(plain) else name


_OF_ANOTHER = re.compile(
    r"(?<![A-Za-z'])(?:(?P<owner>[A-H])(?:'s\s+|の)|(?:\b(?:on|with|at|targeting)\s+)(?:his|her|their)\s+(?:own\s+)?)(?=[A-Z][a-z])"
)
_FIRST_PLAYER = re.compile(r"[A-H](?= )")


def _actor(statement: Statement) -> str:
    """Return the player with whom a statement begins."""
    match = _FIRST_PLAYER.match(statement.body)
    return match.group() if match is not None else ""


_LATIN = re.compile(r"[\x20-\x7e]+")


def _of_others(statement: Statement, is_card: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """Yield known cards of which a statement says whose they are, with the player (casts Zap on B's Grizzly Bears)."""
    for match in _OF_ANOTHER.finditer(statement.body) if statement.kind == "said" and not statement.variation else ():
        latin = _LATIN.match(statement.body, match.end())
        name = _longest_name(latin.group(), is_card) if latin is not None else ""
        if name:
            yield match.group("owner") or statement.who or _actor(statement), name


_MORE_PLAYERS = re.compile(r"(?<![\w{/'+-])[C-H](?![\w}/'-])|players")
"""Of more than two players nobody knows whose something is."""
_CAST_ON = re.compile(
    rf"{_WHEN}(?P<who>[AB]) (?:casts|plays|throws|points|aims|fires) (?:an? |the |his |her )?(?P<spell>[A-Z][^,;]*?)"
    r" (?:on|at|targeting) (?:the |an? )?(?P<on>[A-Z][a-z].*)"
)


_DONE_WITH = re.compile(
    rf"{_WHEN}(?P<who>[AB]) (?:kills|destroys|burns|shoots|hits|removes|exiles|bounces|targets|answers|takes out|finishes off)"
    r" (?:the |an? )?(?P<on>[A-Z][a-z][^,;]*?) with (?:an? |the |his |her )?(?P<spell>[A-Z][^,;]*)"
)


def _of_the_other(
    statement: Statement, is_card: Callable[[str], bool], harms: Callable[[str], bool]
) -> Iterator[tuple[str, str]]:
    """Yield the known card on which a player casts what does harm, with the other player: nobody says whose it is."""
    match = _CAST_ON.fullmatch(statement.body) if statement.kind == "said" and not statement.variation else None
    match = match or (
        _DONE_WITH.fullmatch(statement.body) if statement.kind == "said" and not statement.variation else None
    )
    if match is not None and harms(match["spell"]) and (name := _longest_name(match["on"], is_card)):
        yield "B" if match["who"] == "A" else "A", name


_NAME_AS_VERB = re.compile(
    rf"(?P<when>{_WHEN})(?:(?P<who>[A-H])\s+)?(?P<verb>[A-Z][\w'-]*s|[A-Za-z][\w'-]*(?:\s+(?![A-H]'s\b)[A-Za-z][\w'-]*){{1,3}}?s)(?<!'s)\s+"
    r"(?P<rest>(?:at\s+|on\s+)?(?:it\b|him\b|the\s|[A-H]\b|[A-Z]|his\s|her\s|their\s|for\s+(?:X\s*=\s*)?\d).*)"
)
"""The name of a card as a verb, with a capital or of several words: B Mana Leaks Titan."""


def _cast_by_name(
    statement: Statement, is_card: Callable[[str], bool], is_verb: Callable[[str], bool], others: Iterable[Statement]
) -> Statement:
    """Return a statement in which a card is cast whose name was the verb; another statement as it is."""
    match = _NAME_AS_VERB.fullmatch(statement.body) if statement.kind == "said" and not statement.variation else None
    if match is None or is_verb(match.group("verb")) or statement.who or not match.group("who"):
        return statement
    said = match.group("verb").split()
    names = [
        " ".join((*said[:-1], said[-1].removesuffix(end))).title() for end in ("s", "es") if said[-1].endswith(end)
    ]
    names.append(" ".join(word.removesuffix("s") for word in said).title())
    name = next((one for one in names if is_card(one) or (len(said) > 1 and _named(one, others))), "")
    if not name and len(said) == 1 and any(is_verb_of(said[0], [one.body]) for one in others if one.kind == "said"):
        return replace(statement, body=statement.body.replace(said[0], said[0].casefold(), 1))  # A Paths the Bear
    if not name:
        return statement
    on = re.sub(r"^(?:at|on)\s+", "", match.group("rest"))
    who = f"{match.group('when')}{match.group('who')} " if match.group("who") else ""
    if on.startswith("for "):
        return replace(statement, body=f"{who}casts {name} {on}")
    return replace(statement, body=f"{who}casts {name} on {on}")


_THEN_BY_NAME = re.compile(
    r"(?P<joint>(?:,\s*|\s+)(?:and\s+|but\s+)?(?:then\s+)?(?:also\s+)?)"
    r"(?P<verb>[A-Z][\w'-]*(?:\s+[A-Z][\w'-]*){0,2}s|(?<=and\s)[a-z]{3,}s|(?<=then\s)[a-z]{3,}s|(?<=,\s)[a-z]{3,}s)(?<!'s)\s+"
    r"(?:at\s+|on\s+)?(?=(?:it|him|her|them)\b|(?:the|his|her|their)\s|[A-H]\b|[A-H]'s\s|[A-Z])"
)
"""The name of a card as the verb of a further deed: blocks with Elf and then shocks the Ox."""


def _then_cast_by_name(
    statement: Statement, is_card: Callable[[str], bool], is_verb: Callable[[str], bool]
) -> Statement:
    """Return a statement in which a card is cast whose name was the verb of a further deed; another statement as it is."""
    if statement.kind != "said" or statement.variation or not (statement.who or _actor(statement)):
        return statement

    def cast(match: re.Match[str]) -> str:
        said = match["verb"]
        aimed = not said[:1].isupper() or not match.group().endswith(("at ", "on "))  # Ox and Elf on the table
        possessive = said.endswith("'s") or _longest_name(match.string[match.start("verb") :], is_card).startswith(said)
        if not aimed or possessive or not match["joint"].strip() or verb_of(said) or is_verb(said):
            return match.group()  # Ox and Death's Shadow on the table
        stems = [said.removesuffix(end) for end in ("s", "es") if said.endswith(end)]
        name = next((stem.title() for stem in stems if is_card(stem.title())), "")
        return f"{match['joint']}casts {name} on " if name else match.group()

    return replace(statement, body=_THEN_BY_NAME.sub(cast, statement.body))


_SECOND = re.compile(
    r"\b(?:casts?|plays?|summons?)\s+(?:(?:an?|the|his|her|their)\s+(?:second|third|new)|another)\s+(?=[A-Z])"
)
_AT_WHAT = re.compile(r"\b(?:attacks?|swings? at)\s+(?=[A-Z][a-z])")


def _seconds(body: str, is_card: Callable[[str], bool]) -> Iterator[str]:
    """Yield the known cards of which somebody casts a second one."""
    yield from filter(None, (_longest_name(body[match.end() :], is_card) for match in _SECOND.finditer(body)))


def _attacked(body: str, is_card: Callable[[str], bool]) -> Iterator[str]:
    """Yield the known cards that are attacked: they are the other player's."""
    for match in _AT_WHAT.finditer(body):
        name = _longest_name(body[match.end() :], is_card)
        if name and body[match.end() + len(name) :].lstrip().startswith("with"):
            yield name


_FURTHER_DEED = re.compile(r",?\s+(?:and\s+)?(?:then\s+)?(?=(?P<verb>cast|play|summon|use|activate)s?\s)")


def _acted_with(body: str, verb: str, is_card: Callable[[str], bool]) -> Iterator[tuple[str, bool]]:
    """Yield the known cards with which the deeds of a line are done, and whether each comes from a hand."""
    begun, now = 0, verb
    for further in (*_FURTHER_DEED.finditer(body), None):
        part = body[begun : further.start() if further is not None else None]
        for name in _known(part, is_card):
            yield name, now in _FROM_HAND
        if further is not None and further.start():
            begun, now = further.end(), further.group("verb")


_NUMBER_OF_A_CARD = rf"(?P<n>[2-9]|{'|'.join(NUMBERS)})\s+"
_SO_MANY = re.compile(rf"\b{_NUMBER_OF_A_CARD}(?=[A-Z][a-z])")
"""Several of a card that fight in one deed: attacks with two Grizzly Bears."""
_GIVEN_UP = re.compile(
    rf"\bsacrificing\s+(?:(?:an?|the|(?:his|her|their)(?: own)?)\s+)?(?:{_NUMBER_OF_A_CARD})?(?=[A-Z][a-z])"
)
"""What is sacrificed for a spell."""


def _so_many_of(shape: re.Pattern[str], body: str, is_card: Callable[[str], bool]) -> Iterator[tuple[str, int]]:
    """Yield the known cards behind what an expression finds, with their number."""
    for match in shape.finditer(body):
        name = _longest_name(body[match.end() :], lambda one: any(map(is_card, (one, *singulars(one)))))
        single = next((one for one in (name, *singulars(name)) if is_card(one)), "") if name else ""
        if single:
            yield single, int(NUMBERS.get(match["n"], match["n"])) if match["n"] else 1


def _named(name: str, statements: Iterable[Statement], of: str = "") -> bool:
    """Tell whether statements name a card; where a player is said, whether that player or nobody in particular has it."""
    return any(_names(one, name) and (not of or one.who == of or one.who not in _LETTERS) for one in statements)


_LETTERS = frozenset("ABCDEFGH")


def _supposed(actor: str, name: str, hand: bool) -> Bilingual:
    """Return where a card is taken to be that nobody spoke of before."""
    if hand:
        return Bilingual(f"{actor}の手札に{name}がある", f"{actor} has {name} in hand")
    return Bilingual(f"{actor}に{name}がある", f"{actor} has {name}")


def _without_descriptions(body: str, cards: Sequence[_Described]) -> str:
    """Return a deed in which the cards that it describes are only named."""
    for card in reversed(cards):
        after = body[card.end :].lstrip()
        gap = " " if after[:1].isalnum() and card.name.isascii() else ""
        body = f"{body[: card.begin]}{card.name}{gap}{after}"
    return body


_ACTING = re.compile(
    r"(?:\b(?:casts?|plays?|summons?|uses?|activates?|with)|\b(?:sacrifices?|sacs?) [^,;]+? to)\s+(?:(?:an?|the|(?:his"
    r"|her|their)(?: own)?)\s+)?(?=[A-Z])"
)
_FURTHER = re.compile(r"\s*(?:,\s*(?:and\s+)?|and\s+)(?:(?:an?|the|(?:his|her|their)(?: own)?)\s+)?(?=[A-Z])")
_MOST_WORDS = 8
"""Words of the longest name that is looked for."""


def _known(body: str, is_card: Callable[[str], bool]) -> Iterator[str]:
    """Yield the known cards with which a deed is done, the longest name that there is for each."""
    for acting in _ACTING.finditer(body):
        place: int | None = acting.end()
        while place is not None and (name := _longest_name(body[place:], is_card)):
            yield name
            further = _FURTHER.match(body, place + len(name))
            place = further.end() if further is not None else None


def _described(body: str, actor: str, verb: str) -> Iterator[_Described]:
    for match in _ENGLISH.finditer(body):
        own = (match.group("own") or "").strip(" ,")
        before = body[: match.start() + 1]
        with_it = own in ("with", "evolve", "evolves", "into") or (
            " with " in before if own in ("and", "") else verb in _FROM_HAND
        )
        yield from _of(match, actor if match.group("own") and with_it else "")


def _of(match: re.Match[str], actor: str) -> Iterator[_Described]:
    """Yield the card that was found, where it is plain whose it is."""
    owner = match.group("owner") or actor
    if owner:
        begin = match.start("article") if match.group("article") else match.start("name")
        evolved = (match.group("own") or "").strip() == "into"
        yield _Described(owner, match.group("name"), match.group("text"), begin, match.end("text"), evolved)


def _names(statement: Statement, name: str) -> bool:
    """Tell whether a statement of the position names a card."""
    if statement.kind != "said" or not statement.who or _DEED.match(statement.body) is not None:
        return False
    forms = (name, plural_of(name)) if name.isascii() else (name,)  # two Shocks in hand
    return any(_whole_word(one).search(statement.body) for one in forms)


def _whole_word(name: str) -> re.Pattern[str]:
    edges = (r"(?<![A-Za-z0-9'-])", r"(?![A-Za-z'-])") if name.isascii() else ("", "")
    return re.compile(re.escape(name).join(edges))
