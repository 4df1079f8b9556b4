"""A sentence that is not understood, said anew in every way that may be read: without a part, in several sentences, in plain lines.

What a way leaves unsaid is told with it. None of them is read here: whoever offers one reads it in its place before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.answering.left_unsaid import (
    left_unsaid,
    matters,
    may_be_states,
    tells_a_deed,
    weight_of,
)
from judgekit.scenarios.notation.answering.plain_deeds import (
    DENIED,
    Plain,
    bare,
    keeps_roles,
    plain_deeds,
    plain_questions,
)
from judgekit.scenarios.notation.reading.deeds import actor_of
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined
from judgekit.scenarios.notation.words.naming import Names, spoken_plural
from judgekit.scenarios.notation.words.said_otherwise import spoken_of

_MOST_OF_A_CLAUSE = 6
"""Plain lines for one clause."""
_MOST_SAID = 60
"""Ways in which a sentence is said anew."""
_ANEW = 0.4
"""What it weighs that a deed is told by another verb."""


class Anew(NamedTuple):
    """A sentence said anew.

    Attributes:
        line: what is written in its place.
        unsaid: its words that are not said there.
        weight: how far it is from the sentence.
    """

    line: str
    unsaid: tuple[str, ...]
    weight: float


class Sentence(NamedTuple):
    """A sentence, and what is known of it.

    Attributes:
        text: its words as typed.
        faults: the words by which it is not understood.
        asked: it is a question.
        names: the names that are known.
        before: the names that were spoken of before it, the last one last.
        zones: for each zone the English and the Japanese words for it, parted by `|`.
        home: the zone in which cards lie of which none is said.
        is_fact: tells whether words say how a thing is.
        nearest: lines in the forms of rows that are near to it.
    """

    text: str
    faults: tuple[str, ...]
    asked: bool
    names: Names
    before: tuple[str, ...] = ()
    zones: Mapping[str, tuple[str, str]] = {}
    home: str = ""
    is_fact: Callable[[str], bool] = lambda _words: False
    nearest: tuple[str, ...] = ()

    @property
    def does(self) -> bool:
        """Tell whether something is done in it, though its verb may be left out, or be the name of a card."""
        plain = bare(self.text)
        by_name = any(is_done(one, self.text) for one in spoken_of(self.text, self.names))
        return tells_a_deed(without_texts(self.text)) or _ELIDED.search(plain) is not None or by_name

    @property
    def acts(self) -> bool:
        """Tell whether a player stands before words of which none says how things are."""
        who, rest = actor_of(self.text, tuple(self.names.players))
        return bool(who) and not _STATES.match(rest)

    @property
    def heading(self) -> str:
        """Return the heading of the help page below which such sentences stand."""
        does = tells_a_deed(without_texts(self.text)) or self.acts
        return (
            phrase("3. Questions") if self.asked else phrase("2. What is done") if does else phrase("1. The position")
        )

    @property
    def japanese(self) -> bool:
        """Tell whether it is a Japanese sentence."""
        return is_japanese(without_texts(self.text))


_STATES = re.compile(
    r"(?:has|have|had|is|are|was|were|holds?|holding|controls?|at|on|with|down|no|\d+)\b|ライフ|手札|墓地|シールド|場|.*(?:いる|ある|持って|いて|あって|コントロール)"
)
"""What is said of a player and is no deed begins so."""


def said_anew(sentence: Sentence) -> list[Anew]:
    """Return ways to say a sentence, the nearest to it first."""
    found: dict[str, Anew] = {}
    for line, meant in _lines(sentence):
        text = re.sub(r"\s{2,}", " ", line).strip(" ,、")
        if not _is_whole(text) or text == sentence.text.strip() or text in found:
            continue
        unsaid = left_unsaid(without_texts(sentence.text), text, meant)
        if any(DENIED.search(one) for one in unsaid):
            continue  # what is denied would be said
        plain = without_texts(sentence.text)
        if not sentence.asked and not keeps_roles(
            plain, text, spoken_of(plain, sentence.names), japanese=sentence.japanese
        ):
            continue
        if not sentence.asked and (not says_who(sentence, text) or is_elsewhere(text, sentence)):
            continue
        unsaid += not_done_to(sentence, [text], unsaid)
        found[text] = Anew(text, tuple(unsaid), weight_of(unsaid, sentence.names.words) + (_ANEW if meant else 0.0))
        if len(found) >= _MOST_SAID:
            break
    return sorted(found.values(), key=lambda one: one.weight)


_PLAYER = re.compile("(?<![A-Za-z])[A-H](?![A-Za-z])")
_PRONOUN = re.compile(r"\b(?:it|him|her|them|that|they|he|she)\b|それ|そいつ|これ|こいつ", re.IGNORECASE)
"""What stands for a thing that was spoken of."""


def says_who(sentence: Sentence, line: str) -> bool:
    """Tell whether a line says of a deed who does it, where the sentence in the place of which it stands names a player."""
    return not (_PLAYER.search(sentence.text) and tells_a_deed(line)) or _PLAYER.search(line) is not None


_DANGLING = re.compile(
    r"(?:^|\s)(?:has|have|is|are|was|were|with|on|at|to|the|an?|of|and|or|by|for|from|in|into|plus|but|[A-H]'s)[.?]?$|[はがをにでの、,:：]$|[がをにでの、][?？]$",
    re.IGNORECASE,
)


def _is_whole(text: str) -> bool:
    """Tell whether a text may be a sentence: no bracket is open, and no word waits for another one behind it."""
    plain = without_texts(text)
    closed = all(plain.count(left) == plain.count(right) for left, right in ("()", "（）", "「」", "《》", "{}"))
    words = len(re.findall(r"\w+", plain)) > 1 or is_japanese(plain)
    open_ended = _LEFT_OPEN.search(plain) is not None
    alone = open_ended or _PARTICLE_ALONE.search(plain) is not None or _DANGLING.search(plain.strip(" .。")) is not None
    return closed and words and re.search(r"\w", plain) is not None and not alone


_LEFT_OPEN = re.compile(
    r"(?:(?:^|[。、,;])\s*対応し(?:て)?|(?<=[をにで])(?:唱え|撃ち|撃っ|使い|使っ|打ち|打っ|出し|起動し|選び|攻撃し|ブロックし)[てで]?)(?=[。;]|$)|《》"
)
"""A Japanese deed that would go on, and brackets of which the name is gone."""
_PARTICLE_ALONE = re.compile(
    r"(?<=[はがを])[がをにでは](?![ぁ-ん]{2})|(?<=に)[がをに]|(?<=(?<!す)で)[がを]|^[がをにでと](?=[一-鿿ァ-ヴA-Z])|[はが]、"
)
"""A particle of which the word before it is gone."""


def _lines(sentence: Sentence) -> Iterator[tuple[str, str]]:
    text = sentence.text.strip()
    if sentence.asked:
        yield from _questions(sentence)
        return
    yield from ((one, "") for one in sentence.nearest)
    done = sentence.does
    apart, rest = _with_things_first(sentence) if done else ([], text)
    if apart:
        yield _joined([*apart, rest], sentence), ""
    unnamed = _without_names(without_texts(text), sentence.names)
    if not tells_a_deed(_STATED.sub(" ", unnamed)) and not _ELIDED.search(bare(text)):
        yield from ((one, "") for one in plain_positions(sentence))
    yield from ((one, "") for one in _without_faults(text, sentence.faults, sentence.names))
    if apart:
        yield from (
            (_joined([*apart, one], sentence), "") for one in _without_faults(rest, sentence.faults, sentence.names)
        )


# Without a part.

_ELIDED = re.compile(
    r"を[^。、]*に[。\s]*$|対応|解決|誘発|\brespon\w+|\banswers?\b|\btriggers?\b|\bresolv\w+", re.IGNORECASE
)
"""A deed of which the verb is not said (Aが火花を熊に), or what is no part of a position."""
_BRACKET = re.compile(r"\s*[(（][^()（）]*[)）]")
_ENGLISH_CUT = re.compile(
    r"\s*,\s*(?:(?:and|but|then|so|while|which)\s+)*|\s+(?:and then|and|but|then|so|while|because)\s+|\s*;\s*|\s*\.\.\.\s*"
)
_JAPANESE_CUT = re.compile(
    r"、|,|;|；|(?<=[っんいきしちりえけせてめれべげぎ])(?:て|で)(?:から)?(?=[一-鿿ァ-ヴA-Z])|(?<=[てで])(?=[A-H][はがの])|(?<=た)ら(?:、|(?=[一-鿿ァ-ヴA-Z]))"
    r"|(?<=[るた])(?:けど|が|ので|から|とき|時)(?:、|(?=[一-鿿ァ-ヴA-Z]))"
)


def parted(text: str, whole: re.Pattern[str], cut: Callable[[str], Iterable[str]]) -> list[str]:
    """Return the parts of a text, none of which ends within what an expression finds: brackets, a quoted text.

    Args:
        text: the text.
        whole: what stays whole.
        cut: cuts the text, in which one character stands for each of these.
    """
    held: list[str] = []

    def away(match: re.Match[str]) -> str:
        held.append(match.group())
        return chr(0xE000 + len(held) - 1)

    plain = whole.sub(away, text)
    return [re.sub("[\ue000-\uf8ff]", lambda match: held[ord(match.group()) - 0xE000], one) for one in cut(plain)]


def _cut(text: str, names: Names | None = None) -> list[str]:
    """Return the clauses of a sentence: none ends within brackets, braces, a quoted text or a name."""
    several = [one for thing in (names.things if names is not None else ()) for one in thing.names if "," in one]
    of_names = "".join(f"|{re.escape(one)}" for one in sorted(set(several), key=len, reverse=True))
    whole = re.compile(rf'"[^"]*"|「[^」]*」|[(（][^()（）]*[)）]|\{{[^}}]*\}}|“[^”]*”{of_names}')
    parts = parted(text, whole, lambda plain: (_japanese_parts if is_japanese(plain) else _english_parts)(plain))
    return [one.strip(" 、,") for part in parts if part for one in _by_players(part) if one.strip(" 、,")]


_WITH_A_THING = re.compile(r"(?<![\dァ-ヴー]\s)(?<!\d)[^\d]で$")
"""The end of a clause that only says with what the next one is done (Aは剣士で、Bを攻撃した), not how many (ライフ2で)."""


def _japanese_parts(text: str) -> list[str]:
    """Return the clauses of a Japanese sentence; that with which something is done stays with what is done."""
    found: list[str] = []
    for part in _JAPANESE_CUT.split(text):
        if found and _WITH_A_THING.search(found[-1]) and tells_a_deed(part) and not tells_a_deed(found[-1]):
            found[-1] += f"、{part}"
        else:
            found.append(part or "")
    return found


_BEGINS_A_CLAUSE = re.compile(
    r"\s*(?:(?:then|also|now|so)\s+)?([A-H]|he|she|they|it|no|its|the trigger|in response|with|after|before|[a-z-]+)\b"
)


def _english_parts(text: str) -> list[str]:
    """Return the clauses of an English sentence; what only goes on with a list stays with what is before it."""
    found = [""]
    place = 0
    for cut in _ENGLISH_CUT.finditer(text):
        found[-1] += text[place : cut.start()]
        behind = _BEGINS_A_CLAUSE.match(text, cut.end())
        word = behind.group(1) if behind is not None else ""
        listed = cut.group().strip() in ("and", ",", ", and") and not (
            word and (len(word) == 1 or word in _NO_ITEM or verb_of(word) or base_of(word) or " " in word)
        )
        if listed:
            found[-1] += cut.group()
        else:
            found.append("")
        place = cut.end()
    found[-1] += text[place:]
    return found


def is_done(name: str, text: str) -> bool:
    """Tell whether a name stands in a text only as what is done: A bolts B."""
    said = re.findall(rf"(\b[A-H] )?(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE)
    return bool(said) and all(said)


_NO_ITEM = frozenset(
    ("he", "she", "they", "it", "no", "its", "with", "after", "before", "double", "chump", "would", "will")
)


_OF_A_PLAYER = re.compile(r"\s+(?=[A-H] ([a-z]+)\b)")


def _by_players(clause: str) -> list[str]:
    """Return a clause in parts, each of which begins with the player who acts in it (with the trigger on the stack A cast …)."""
    places = [
        match.start()
        for match in _OF_A_PLAYER.finditer(clause)
        if (verb_of(match.group(1)) or base_of(match.group(1)))
        and not re.search(r"\b(?:and|at|on|to|with|by|for|of|from|if|player)$", clause[: match.start()])
    ]
    return [clause[begin:end] for begin, end in zip([0, *places], [*places, len(clause)], strict=True)]


def _without_faults(text: str, faults: Sequence[str], names: Names | None = None) -> Iterator[str]:
    """Yield a sentence without what is not understood: the words, the clause, the bracket in which they stand."""
    plain = text
    for fault in faults:
        plain = _cut_out(plain, fault)
    if plain != text:
        yield plain
    brackets = [
        one for one in _BRACKET.findall(text) if any(fault in one or one.strip(" ()（）") in fault for fault in faults)
    ]
    for bracket in dict.fromkeys((*brackets, *_BRACKET.findall(text))):
        yield text.replace(bracket, "")
    clauses = _cut(text, names)
    for fault in faults:
        for clause in clauses:
            if len(clauses) > 1 and (fault in clause or clause in fault):
                yield _cut_out(text, clause)
    for fault in faults:
        place = text.find(fault)
        if place > 0:
            yield text[:place]
    if len(clauses) > 1:
        for clause in clauses:
            yield _cut_out(text, clause)


def _cut_out(text: str, words: str) -> str:
    """Return a text without some words, and without what joined them."""
    place = text.find(words)
    if place < 0 or not words:
        return text
    before, behind = text[:place], text[place + len(words) :]
    before = re.sub(r"(?:\s*[,、;]\s*|\s+)(?:(?:and|but|then|so|with|plus|which)\s*)*$", "", before)
    if not before.strip():
        behind = re.sub(r"^\s*[,、;]?\s*(?:(?:and|but|then|so)\s+)?", "", behind)
    joint = " " if before[-1:].isascii() and behind[:1].isalnum() and before else ""
    return f"{before}{joint}{behind}"


# Things that are described in a deed, in a sentence of their own before it.

_QUOTED = r"(?:\"[^\"]*\"|「[^」]*」|“[^”]*”)"
_PARTS = r"\s(?:and|with|on|onto|over|that|which|at|in|to|for|from|by)\s"
_THING = re.compile(
    rf"(?:\b(?:an?|the|one|his|her|their)\s+)?(?P<name>[A-Z][\w'-]+(?:(?:\s+of(?:\s+the)?|\s+the)?\s+[A-Z][\w'-]+)*)"
    rf"(?P<said>(?:\s+(?:\{{[^}}]*\}})+(?:(?!{_PARTS})[^,;.\"“「()])*?)?\s+\d+/\d+(?:\s+(?!(?:and|on|to|at|with|for|in|into|of|from|wearing|holding)\b)[a-z]+)*(?:\s*{_QUOTED})?"
    rf"|\s+(?:\{{[^}}]*\}})+(?:(?!{_PARTS})[^,;.\"“「()])*(?:{_QUOTED})?)(?P<brackets>\s*\([^()]*\))?"
)
_COST_JA = r"(?:\{[^}]*\}\s*)+"
_LINE_JA = r"(?:[一-鿿ァ-ヴー・](?:[一-鿿ァ-ヴー・の]*[一-鿿ァ-ヴー・])?\s*|\{[^}]*\}\s*)*"
"""What is on a card behind its cost: its type, its catalyst."""
_THING_JA = re.compile(
    rf"(?:(?P<who>[A-H])の)?(?:(?P<size>\d+/\d+)の(?P<called>[^\s、。,はがをにでのと(（「\d]+)"
    rf"|(?P<of>[一-鿿ァ-ヴー・]{{1,8}}の)?(?P<name>[^\s、。,はがをにでのと(（「」{{}}\d]+)\s*"
    rf"(?P<said>{_COST_JA}{_LINE_JA}(?:\d+/\d+|\d{{3,5}})?(?:\s*{_QUOTED})?|\d+/\d+(?:\s*{_QUOTED})?|(?<=\s)\d{{4,5}}(?:\s*{_QUOTED})?)"
    rf"(?P<brackets>\s*[(（][^()（）]*[)）])?)"
)
_ADVERBS_JA = re.compile(r"^(?:(?:それに)?対応して|すぐ|まず|さらに|もう|また|次に|今|その後|そのあと)")


_CASTS = re.compile(
    r"\b(?:casts?|cast|casting|summons?|summoned|plays?|played|slams?|drops?)\s+(?:an?|the|his|her)?\s*$"
)
_CAST_JA = re.compile(r"を?(?:唱え|召喚|プレイ|出し|出す|着地)")
"""What comes out of the hand is described with the deed."""
_BEFORE_A_NAME = re.compile(r"(?:(?P<who>[A-H])の)?(?P<how>[^\s、。,はがをにでと「」]{2,8}?)の$")
"""What stands before a name: whose it is, and how it is (Bの休息中の術師)."""


def _named_in_japanese(match: re.Match[str], sentence: Sentence) -> tuple[str, str]:
    """Return the name of what is described, as long as it may be (夜の騎士), and the words before that are no part of it."""
    if match["called"]:
        return match["called"], ""
    of, name = match["of"] or "", match["name"]
    before = _ADVERBS_JA.match(of or name)
    cut = before.group() if before is not None else ""
    of, name = (of.removeprefix(cut), name) if of else (of, name.removeprefix(cut))
    plain = of.removesuffix("の")
    zones = [one.strip() for _english, ours in sentence.zones.values() for one in ours.split("|")]
    no_name = plain in ("自分", "相手", "他", "場", "残り", "伝説", "最後") or plain in zones or sentence.is_fact(plain)
    if of and (no_name or plain in sentence.names.words):
        return name, cut + of
    return of + name, cut


def _with_things_first(sentence: Sentence) -> tuple[list[str], str]:
    """Return sentences that say what is described in a sentence, and that sentence with the names alone."""
    text, apart = sentence.text.strip(), list[str]()
    clauses = _cut(text, sentence.names)

    def whose(place: int) -> str:
        done = 0
        who = ""
        for clause in clauses:
            at = text.find(clause, done)
            if at < 0 or at > place:
                break
            done = at
            who = _who_of(clause, sentence.names.players)[0] or who
        return who or sentence.names.players[0]

    def english(match: re.Match[str]) -> str:
        held = " in hand" if _CASTS.search(text[: match.start()]) else ""
        apart.append(f"{whose(match.start())} has {match['name']}{match['said']}{match['brackets'] or ''}{held}")
        return match["name"]

    def japanese(match: re.Match[str]) -> str:
        name, before = _named_in_japanese(match, sentence)
        said, how = match["size"] or match["said"], _BEFORE_A_NAME.search(text[: match.start()] + before)
        owner = (how["who"] if how is not None else "") or match["who"] or whose(match.start())
        state = how["how"] if how is not None and sentence.is_fact(how["how"]) else ""
        brackets = f"({state})" if state and not match["brackets"] else (match["brackets"] or "").strip()
        held = "手札: " if _CAST_JA.match(text, match.end()) else ""
        apart.append(f"{owner}: {held}{name} {said.strip()}{brackets}")
        acts = match["who"] and (before or text[match.end() : match.end() + 1] in ("で", "が", "は"))
        return (f"{match['who']}の" if acts else "") + before + name

    if re.match(r"[A-H]\s*[:：]", text):
        return [], text
    rest = (_THING_JA.sub(japanese, text)) if sentence.japanese else _THING.sub(english, text)
    known = {name for thing in sentence.names.things if thing.player for name in thing.names}
    for name in spoken_of(rest, sentence.names):
        own = re.search(rf"(?<![A-Za-z])([A-H])(?:'s |の){re.escape(name)}", rest)
        if own is not None and not any(name in one or one in name for one in known) and own.start():
            apart.append(f"{own.group(1)}: {name}")
            rest = f"{rest[: own.start()]}{name}{rest[own.end() :]}"
        how = re.search(rf"{re.escape(name)}\s*[(（](?P<how>[^()（）]*)[)）]", rest)
        if how is not None and all(map(sentence.is_fact, re.split("[,、]\\s*", how["how"]))):
            apart.append(f"{whose(how.start())}: {name} ({how['how']})")
            rest = rest.replace(how.group(), name)
    return apart, rest


# What is at the table, in its plainest form.

_LIFE = re.compile(
    r"(?:(?<![A-Za-z])[A-H](?:\s+(?:is|was|is down|down|sits))?\s+(?:at|on|to)\s+(?P<number>-?\d+)(?![/\d])"
    r"|\blife\s+(?P<total>-?\d+)(?![/\d])"
    r"|(?<![/\d])(?P<before>\d+)\s+life|ライフ(?:は|が|:|：)?\s*(?P<ja>-?\d+))"
)
_MOST_WORDS = 4
_WHOSE = re.compile(
    r"(?<![A-Za-z])([A-H])(?:'s |の|に|(?=(?:ライフ|シールド|手札|墓地|マナ|場)))"
    r"|\b(?:for|belongs to|on) ([A-H])(?:'s side)?(?![A-Za-z'])"
)
"""Whose something is that a clause tells of."""
_EVERYBODY = re.compile(
    r"\b(?:both|each|everyone|everybody|all players)\b|全員|みんな|お互い|両者|それぞれ", re.IGNORECASE
)
_STATED = re.compile(r"(?:攻撃|ブロック|装備|進化|召喚)(?:中|済み|酔い|クリーチャー|(?:され|し)て(?:い)?る)")
"""What a thing is, said with the noun of a deed."""
_STATES_JA = re.compile(
    r"(?:(?:[+-]\d/[+-]\d|[一-鿿ァ-ヴー]{1,6}?)カウンターが?\d+個|忠誠度(?:が|は)?\d+|ダメージ(?:が|を)?\d+点|[一-鿿ァ-ヴー]{2,6}(?:中|状態)?)"
)


def plain_positions(sentence: Sentence) -> Iterator[str]:
    """Yield what a sentence tells of the table in the form of the page: by player and zone, how each card is in brackets."""
    text = sentence.text.strip(" .。")
    told: dict[str, dict[str, list[str]]] = {}
    lives: dict[str, str] = {}
    who, zone = "", sentence.home
    players = sentence.names.players
    for clause in _cut(text, sentence.names):
        own, _rest = _who_of(_BRACKET.sub("", clause), players)
        other = _WHOSE.search(clause)
        who = own or (next(one for one in other.groups() if one) if other is not None else "") or who
        who = who if who in players else ""
        zone = sentence.home if own else zone
        zone = _zone_in(without_texts(clause), sentence) or zone
        life = _LIFE.search(without_texts(clause))
        everybody = _EVERYBODY.search(clause) is not None
        if life is not None and (who or everybody):
            lives |= dict.fromkeys(players if everybody else (who,), next(one for one in life.groups() if one))
        for thing in _things_in(clause, sentence):
            if everybody:
                return  # how many each has is said in other words
            if who:
                _put(told.setdefault(who, {}).setdefault(zone, []), thing)
    if not told and not lives:
        return
    lines: list[str] = []
    for player in dict.fromkeys((*told, *lives)):
        parts: list[str] = []
        if player in lives:
            parts.append(f"ライフ{lives[player]}" if sentence.japanese else f"life {lives[player]}")
        of = told.get(player, {})
        joint = "、" if sentence.japanese else ", "
        parts += [joint.join(of[sentence.home])] if sentence.home in of else []
        said = [
            f"{_zone_word(one, sentence)}: {joint.join(things)}" for one, things in of.items() if one != sentence.home
        ]
        first = joint.join(parts)
        lines.append(f"{player}: {'; '.join(one for one in (first, *said) if one)}")
    yield ("。" if sentence.japanese else ". ").join(lines)


def _put(here: list[str], thing: str) -> None:
    """Put a thing among those of a zone; of one that is there already only what is said of it is added."""
    name, _blank, said = thing.partition(" (")
    for place, one in enumerate(here):
        if one == name or one.startswith((f"{name} ", f"{name}(")):
            here[place] = f"{one} ({said}" if said else one
            return
    here.append(thing)


def _zone_word(zone: str, sentence: Sentence) -> str:
    return sentence.zones[zone][sentence.japanese].split("|")[0].strip()


def _zone_in(clause: str, sentence: Sentence) -> str:
    for zone, said in sentence.zones.items():
        for one in said[sentence.japanese].split("|"):
            word = re.sub(r"\s*\{[^}]*\}\s*", "", one).strip()
            if (
                zone != sentence.home
                and len(word) > 1
                and re.search(
                    rf"(?<!\w){re.escape(word)}" if word.isascii() else re.escape(word), clause, re.IGNORECASE
                )
            ):
                return zone
    return ""


def _things_in(clause: str, sentence: Sentence) -> Iterator[str]:
    """Yield what is described or named in a clause, with how it is in brackets."""
    found: list[tuple[int, int, str]] = []
    for match in (_THING_JA if sentence.japanese else _THING).finditer(clause):
        groups, begin = match.groupdict(), match.start()
        if sentence.japanese:
            name, before = _named_in_japanese(match, sentence)
            begin += len(before)
        else:
            name = groups["name"]
        said = (groups.get("size") if groups.get("called") else groups["said"]) or ""
        found.append((begin, match.end(), f"{name} {said.strip()}{(groups['brackets'] or '').strip()}"))
    for name in spoken_of(without_texts(clause), sentence.names):
        place = clause.find(name)
        if place >= 0 and not any(begin <= place < end for begin, end, _said in found):
            found.append((place, place + len(name), name))
    found.sort()
    for number, (_begin, end, said) in enumerate(found):
        behind = clause[end : found[number + 1][0] if number + 1 < len(found) else len(clause)]
        before = clause[(found[number - 1][1] if number else 0) : _begin]
        count = re.search(r"(?<![/\d])(\d+)\s*$", before)
        facts = [] if "(" in said or "（" in said else [*_facts_in(before, sentence), *_facts_in(behind, sentence)][:2]
        yield (
            (f"{count.group(1)} " if count is not None and not sentence.japanese else "")
            + said
            + (f" ({', '.join(dict.fromkeys(facts))})" if facts else "")
        )


def _facts_in(words: str, sentence: Sentence) -> list[str]:
    """Return the longest words that say how a thing is."""
    plain = without_texts(words)
    if sentence.japanese:
        said = [re.sub("[がはを]", "", one.group()) for one in _STATES_JA.finditer(plain)]
        return [one for one in said if sentence.is_fact(one)]
    said = re.findall(r"[\w+/'-]+", plain)
    found: list[str] = []
    at = 0
    while at < len(said):
        for length in range(min(_MOST_WORDS, len(said) - at), 0, -1):
            part = " ".join(said[at : at + length])
            if part.casefold() not in ("a", "an", "the", "x") and not part.isdigit() and sentence.is_fact(part):
                found.append(part)
                at += length - 1
                break
        at += 1
    return found


# Clause by clause.


def _who_of(clause: str, players: Sequence[str]) -> tuple[str, str]:
    plain = re.sub(
        r"^(?:then|so|and|but|next|now|次に|そして|そのあと|その後|対応して)[,、]?\s*", "", clause, flags=re.IGNORECASE
    )
    who, rest = actor_of(plain, tuple(players))
    if not who:
        own = re.match(r"([A-H])(?:\s*[:：]|'s\s|の(?![^はがでをに、]*(?:を|に(?![はも]))))\s*", plain)
        if own is not None and own.group(1) in players:
            return own.group(1), plain[own.end() :]
    return who, rest


_NAME_GIVEN = re.compile(r"[A-H](?::| has) (?:手札: )?(.+?)(?= \{| \d+/\d+| \(| \d{3,5}\b|$)")
"""The name of a thing in a sentence that says who has it."""
_AT_LIFE = re.compile(r"(?P<who>[A-H]),?(?: is)? (?:on|at|down to) (?P<life>\d+)(?: life)?,?(?: and)? (?=[a-z])")
"""A deed before which the life total of who does it is said (B on 6 blocks with Ox)."""


def clause_by_clause(sentence: Sentence, reads: Callable[[str], bool]) -> list[list[Plain]]:
    """Return for each clause of a sentence the lines that may say it, the nearest first; what is described in it stands before.

    Args:
        sentence: the sentence.
        reads: tells whether words may be read as a line of play.
    """
    if sentence.asked or re.match(r"[A-H]\s*[:：]", sentence.text):
        return []
    done = sentence.does
    apart, text = _with_things_first(sentence) if done else ([], sentence.text.strip())
    ways = [[Plain(one)] for one in apart]
    described = [one.group(1).strip() for one in map(_NAME_GIVEN.match, apart) if one is not None]
    at_life = _AT_LIFE.match(text) if done and not sentence.japanese else None
    if at_life is not None:
        ways.append([Plain(f"{at_life['who']} is at {at_life['life']}")])
        text = f"{at_life['who']} {text[at_life.end() :]}"
    who = ""
    seen = list(sentence.before)
    for clause in _cut(text, sentence.names):
        plain = _BRACKET.sub("", clause)
        own, rest = _who_of(plain, sentence.names.players)
        who = own or who
        named = list(reversed(spoken_of(clause, sentence.names)))
        named += [one for one in described if one in clause and one not in named]
        named.sort(key=clause.find)
        meant = named or seen[-1:]
        if _PRONOUN.search(clause) and seen:
            meant = [*named, *[one for one in reversed(seen) if one not in named][:1]]
        seen = [*(one for one in seen if one not in named), *named]
        near = [one for one in sentence.nearest if any(fault in clause for fault in sentence.faults)]
        said = _with_who(clause, plain, "" if own else who, rest, japanese=sentence.japanese)
        found = [Plain(one) for one in dict.fromkeys((*said, *near)) if one]
        owners = {one.player for one in sentence.names.things for name in named if name in one.names and one.player}
        elided = who if verb_of(plain.split(" ")[0].casefold()) else ""  # and swung: who acted before
        by = own or elided or (owners.pop() if len(owners) == 1 else who) or sentence.names.players[0]
        told = without_texts(clause)
        found += _cast_by_name(plain, by, sentence)
        lines = sorted(
            plain_deeds(told, by, sentence.names.players, meant, japanese=sentence.japanese),
            key=lambda one: weight_of(left_unsaid(told, one.line, one.cue), sentence.names.words),
        )
        found += islice((one for one in lines if reads(one.line)), _MOST_OF_A_CLAUSE)
        ways.append(found)
    return ways


def _cast_by_name(clause: str, who: str, sentence: Sentence) -> list[Plain]:
    """Return that a card is cast whose name is the verb of a clause (A Doom Blades Ox)."""
    for name in spoken_of(clause, sentence.names):
        done = re.match(rf"[A-H] (?:then )?{re.escape(name)}\s+(?P<to>\S.*)", clause, re.IGNORECASE)
        if done is None:
            continue
        cards = [one.names[-1] for one in sentence.names.things if name.casefold() in spoken_plural(one.names)]
        to = re.sub(r"^(?:[A-H]'s |the )", "", done["to"]).strip(" .")
        return [Plain(f"{who} casts {card} on {to}", re.escape(name)) for card in dict.fromkeys(cards)]
    return []


def _with_who(clause: str, plain: str, who: str, rest: str, *, japanese: bool) -> tuple[str, ...]:
    """Return a clause as it stands, and with who is spoken of in it; what is so of a player is not said without the player."""
    if not who or re.match(r"[A-H](?![A-Za-z])", plain):
        by = re.match(r"[A-H](?=の)", plain)
        return (clause, plain, f"{by.group()}は{rest}") if by is not None else (clause, plain)
    if not tells_a_deed(without_texts(plain)):
        return (
            (f"{who}の{rest}", f"{who}: {rest}", f"{who}は{rest}") if japanese else (f"{who} {rest}", f"{who}: {rest}")
        )
    return clause, plain, f"{who}は{rest}" if japanese else f"{who} {rest}"


def together(lines: Sequence[Plain], sentence: Sentence) -> Anew:
    """Return a sentence said in some lines."""
    text = _joined([one.line for one in lines], sentence)
    meant = "|".join(one.cue for one in lines if one.cue)
    unsaid = left_unsaid(without_texts(sentence.text), text, meant)
    unsaid += not_done_to(sentence, [one.line for one in lines], unsaid)
    return Anew(
        text, tuple(unsaid), weight_of(unsaid, sentence.names.words) + _ANEW * sum(bool(one.cue) for one in lines)
    )


_IS_GIVEN = re.compile(r"\s*[A-H](?:\s*[:：]|\s+has\b)")


def not_done_to(sentence: Sentence, lines: Sequence[str], unsaid: Sequence[str]) -> list[str]:
    """Return the things that a sentence names in a deed, where some lines only say that they are there.

    Args:
        sentence: the sentence.
        lines: the lines.
        unsaid: what is known to be left out.
    """
    if not tells_a_deed(without_texts(sentence.text)):
        return []
    done = " ".join(one for line in lines for one in re.split(r"(?<=[.。])\s*", line) if not _IS_GIVEN.match(one))
    given = [match for line in lines for match in _IS_GIVEN.finditer(line)]
    if not given:
        return []
    text = bare(sentence.text)
    names = [
        (_named_in_japanese(one, sentence)[0] if sentence.japanese else one["name"])
        for one in (_THING_JA if sentence.japanese else _THING).finditer(sentence.text)
    ]
    behind = r"(?=[をにでが])" if sentence.japanese else r"(?!\w)"
    return [
        name
        for name in dict.fromkeys(names)
        if re.search(rf"{re.escape(name)}{behind}", text)
        and name.casefold() not in done.casefold()
        and not any(name in one for one in unsaid)
    ]


def is_elsewhere(line: str, sentence: Sentence) -> bool:
    """Tell whether a line that says who has what gives a player a thing that another one is known to have, or puts it elsewhere.

    Args:
        line: the line.
        sentence: the sentence in the place of which it stands.
    """
    known = {
        name: thing
        for thing in sentence.names.things
        if thing.player
        for name in thing.names
        if sum(name in one.names for one in sentence.names.things) == 1
    }
    for one in re.split(r"(?<=[.。])\s*", line):
        given = re.match(r"\s*([A-H])\s*[:：]", one)
        if given is None:
            continue
        for name, thing in known.items():
            if name not in one or re.search(
                rf"(?<![A-Za-z]){given.group(1)}(?:の|'s ){re.escape(name)}", sentence.text
            ):
                continue
            if thing.player != given.group(1) or _zone_in(one.partition(name)[0], sentence) not in ("", thing.zone):
                return True
    return False


_GIVEN_AWAY = re.compile(r"(?<![\w'])(?P<who>[A-H]) has (?!(?P=who)'s)[A-H]'s ")
"""That somebody has what is another's."""


def lacks(anew: Anew, sentence: Sentence) -> bool:
    """Tell whether a way to say a sentence leaves out what the game may need of it."""
    if not sentence.acts and not sentence.asked and may_be_states(anew.unsaid):
        return True
    meant = _PRONOUN.search(sentence.text) if sentence.text.isascii() else None
    if meant is not None and not sentence.asked and _PRONOUN.search(anew.line) is None:
        known, said = anew.line.casefold(), sentence.text.casefold()
        if not any(known.count(name) > said.count(name) for name in sentence.names.words if len(name) > 1):
            return True  # who or what is meant stands nowhere in it
    if (_GIVEN_AWAY.search(anew.line)) is not None:
        return True
    return matters(list(anew.unsaid), sentence.names.words, sentence.is_fact) or _is_another(anew, sentence)


_EMPTY = re.compile(r"《\s*》|「\s*」|『\s*』|\(\s*\)")
_ANOTHERS = re.compile(r"(?<![A-Za-z])(?P<who>[A-H])(?:の|'s\b)")
_ELSEWHERE = re.compile(r"command zone|統率領域")
_LONE_NAME = re.compile(r"[^はがをにでと:：\s]+[。.]?")


def strays(line: str, sentence: Sentence) -> bool:
    """Tell whether a line tells of what a sentence does not: another one's things, another zone, a card named nowhere in it."""
    text = sentence.text
    if _EMPTY.search(line) is not None and _EMPTY.search(text) is None:
        return True
    if any(match.group() not in text for match in _ANOTHERS.finditer(line)) and _ANOTHERS.search(text) is None:
        return sentence.japanese and not sentence.asked
    if _ELSEWHERE.search(line) is not None and _ELSEWHERE.search(text) is None:
        return True
    if not sentence.japanese or sentence.asked:
        return False
    if _LONE_NAME.fullmatch(line) is not None and sentence.does:
        return True
    new = set(spoken_of(line, sentence.names)) - set(spoken_of(text, sentence.names))
    return bool(new) and _POINTS.search(text) is None and not spoken_of(text, sentence.names)


_STUMP = re.compile(r"\s*(?:[A-H]?[\s。.?？]*$|[てでにをがはと](?=[A-H]|[^ぁ-ん]))")
"""What is left of a Japanese sentence when its begin or its verb is gone."""
_POINTS = re.compile("それ|これ|その|この|あれ|両方|どちら|全員|全部|すべて")


def _is_another(anew: Anew, sentence: Sentence) -> bool:
    """Tell whether a line in the place of a Japanese sentence is no sentence, or tells of another thing than that.

    What it leaves out may be no answer to something, nor at what something is aimed.
    """
    if not sentence.japanese:
        return False
    new = set(spoken_of(anew.line, sentence.names)) - set(spoken_of(sentence.text, sentence.names))
    aims = any("対応" in one or re.search(rf"{re.escape(one)}[ぁ-ん]?に", sentence.text) for one in anew.unsaid)
    return _STUMP.match(anew.line) is not None or aims or (bool(new) and _POINTS.search(sentence.text) is None)


def unread_of(anew: Anew, sentence: Sentence) -> list[str]:
    """Return what a way to say a sentence leaves out, each with the clause in which it stands."""
    clauses = [
        one for one in _cut(sentence.text.strip(" .。?？"), sentence.names) if any(part in one for part in anew.unsaid)
    ]
    whole = all(any(part in one for one in clauses) for part in anew.unsaid)
    return clauses if whole and clauses else list(anew.unsaid) or [sentence.text.strip()]


def _joined(lines: Sequence[str], sentence: Sentence) -> str:
    if not sentence.japanese:
        return ". ".join(_with_subjects([one.strip(" .。") for one in lines if one]))
    whole = [deed_joined(plain) or plain for one in lines if (plain := one.strip(" .。"))]
    return _ANSWERS.sub("対応して、", "。".join(whole))


def _with_subjects(lines: Sequence[str]) -> Iterator[str]:
    """Yield English sentences, one that begins with its verb with who was spoken of before it."""
    who = ""
    for line in lines:
        subject, first = _SUBJECT.match(line), line.split(" ")[0]
        who = subject["who"] if subject is not None else who
        yield f"{who} {line}" if who and first.islower() and (verb_of(first) or _STATES.match(first)) else line


_SUBJECT = re.compile(
    r"(?:(?:and|then|so) )*(?P<who>I|[Mm]y opponent|[Tt]he opponent|[Hh]e|[Ss]he|[Tt]hey|[A-H])(?![\w'])"
)
_ANSWERS = re.compile(r"対応し(?:て)?。(?=\S)")
"""That something is done in response, parted from what is done."""


# Questions.


def _questions(sentence: Sentence) -> Iterator[tuple[str, str]]:
    text = sentence.text.strip(" ?？")
    yield from ((one, "") for one in sentence.nearest)
    told = list(reversed(spoken_of(text, sentence.names)))
    named = told or (list(sentence.before[-1:]) if _PRONOUN.search(text) else [])
    mark = "？" if sentence.text.strip().endswith("？") else "?"
    yield from _questions_in_clauses(text, sentence, mark)
    for one in _without_faults(text, sentence.faults, sentence.names):
        yield f"{one.strip(' ?？')}{mark}", ""
    for plain in plain_questions(text, sentence.names.players, named, japanese=sentence.japanese):
        yield f"{plain.line}{mark}", plain.cue


def _questions_in_clauses(text: str, sentence: Sentence, mark: str) -> Iterator[tuple[str, str]]:
    """Yield what is asked in several clauses, each in a question of its own."""
    clauses = _cut(text, sentence.names)
    if not 1 < len(clauses) <= _MOST_SEVERAL:
        return
    ways: list[list[Plain]] = []
    for clause in clauses:
        named = list(reversed(spoken_of(clause, sentence.names)))
        found = plain_questions(clause, sentence.names.players, named, japanese=sentence.japanese)
        ways.append(list(islice(found, _MOST_SEVERAL)))
    for some in islice(product(*ways), _MOST_OF_A_CLAUSE):
        yield " ".join(f"{one.line}{mark}" for one in some), "|".join(one.cue for one in some)


_MOST_SEVERAL = 3
"""Questions in one sentence, and ways to ask each."""


def _without_names(text: str, names: Names) -> str:
    """Return a text without what is a name: no word of it tells of a deed."""
    for name in spoken_of(text, names):
        if not is_done(name, text):
            text = text.replace(name, "")
    return text


def without_texts(text: str) -> str:
    """Return a text without the texts of cards in it."""
    return re.sub(_QUOTED, " ", text)
