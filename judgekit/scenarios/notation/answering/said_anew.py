"""A sentence that is not understood, said anew in every way that may be read: without a part, in several sentences, in plain lines.

What a way leaves unsaid is told with it. None of them is read here: whoever offers one reads it in its place before.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import is_japanese
from judgekit.scenarios.notation.answering.left_unsaid import left_unsaid, tells_a_deed, weight_of
from judgekit.scenarios.notation.answering.plain_deeds import DENIED, Plain, keeps_roles, plain_deeds, plain_questions
from judgekit.scenarios.notation.reading.deeds import actor_of
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.naming import Names
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
    def japanese(self) -> bool:
        """Tell whether it is a Japanese sentence."""
        return is_japanese(_without_texts(self.text))


def said_anew(sentence: Sentence) -> list[Anew]:
    """Return ways to say a sentence, the nearest to it first.

    Args:
        sentence: the sentence.
    """
    found: dict[str, Anew] = {}
    for line, meant in _lines(sentence):
        text = re.sub(r"\s{2,}", " ", line).strip(" ,、")
        if not _is_whole(text) or text == sentence.text.strip() or text in found:
            continue
        unsaid = left_unsaid(_without_texts(sentence.text), text, meant)
        if any(DENIED.search(one) for one in unsaid):
            continue  # what is denied would be said
        plain = _without_texts(sentence.text)
        if not sentence.asked and not keeps_roles(
            plain, text, spoken_of(plain, sentence.names), japanese=sentence.japanese
        ):
            continue
        if not sentence.asked and not says_who(sentence, text):
            continue
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
    plain = _without_texts(text)
    closed = all(plain.count(left) == plain.count(right) for left, right in ("()", "（）", "「」", "《》", "{}"))
    words = len(re.findall(r"\w+", plain)) > 1 or is_japanese(plain)
    return closed and words and re.search(r"\w", plain) is not None and _DANGLING.search(plain.strip(" .。")) is None


def _lines(sentence: Sentence) -> Iterator[tuple[str, str]]:
    text = sentence.text.strip()
    if sentence.asked:
        yield from _questions(sentence)
        return
    yield from ((one, "") for one in sentence.nearest)
    done = tells_a_deed(_without_texts(text))
    apart, rest = _with_things_first(sentence) if done else ([], text)
    if apart:
        yield _joined([*apart, rest], sentence), ""
    if _HOW_THINGS_ARE.search(text) and not tells_a_deed(_STATED.sub(" ", _without_texts(text))):
        yield from ((one, "") for one in plain_positions(sentence))
    yield from ((one, "") for one in _without_faults(text, sentence.faults))
    if apart:
        yield from ((_joined([*apart, one], sentence), "") for one in _without_faults(rest, sentence.faults))


# Without a part.

_BRACKET = re.compile(r"\s*[(（][^()（）]*[)）]")
_ENGLISH_CUT = re.compile(
    r"\s*,\s*(?:(?:and|but|then|so|while|which)\s+)*|\s+(?:and then|and|but|then|so|while|because)\s+|\s*;\s*|\s*\.\.\.\s*"
)
_JAPANESE_CUT = re.compile(
    r"、|,|;|；|(?<=[っんいきしちりえけせてめれべげぎ])(?:て|で)(?:から)?(?=[一-鿿ァ-ヴA-Z])|(?<=[てで])(?=[A-H][はがの])|(?<=た)ら(?:、|(?=[一-鿿ァ-ヴA-Z]))"
    r"|(?<=[るた])(?:けど|が|ので|から|とき|時)(?:、|(?=[一-鿿ァ-ヴA-Z]))"
)


def _cut(text: str) -> list[str]:
    """Return the clauses of a sentence: none ends within brackets, braces or a quoted text."""
    held: list[str] = []

    def away(match: re.Match[str]) -> str:
        held.append(match.group())
        return chr(0xE000 + len(held) - 1)

    plain = re.sub(r'"[^"]*"|「[^」]*」|[(（][^()（）]*[)）]|\{[^}]*\}|“[^”]*”', away, text)
    cut = _JAPANESE_CUT.split if is_japanese(plain) else _english_parts
    parts = [re.sub("[\ue000-\uf8ff]", lambda match: held[ord(match.group()) - 0xE000], one) for one in cut(plain)]
    return [one.strip(" 、,") for part in parts if part for one in _by_players(part) if one.strip(" 、,")]


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


_NO_ITEM = frozenset(("he", "she", "they", "it", "no", "its", "with", "after", "before", "double", "chump"))


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


def _without_faults(text: str, faults: Sequence[str]) -> Iterator[str]:
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
    clauses = _cut(text)
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
_THING_JA = re.compile(
    rf"(?:(?P<who>[A-H])の)?(?:(?P<size>\d+/\d+)の(?P<called>[^\s、。,はがをにでのと(（「\d]+)"
    rf"|(?P<name>[^\s、。,はがをにでのと(（「」{{}}\d]+)\s*(?P<said>(?:\{{[^}}]*\}}\s*[^\s、。「(]*\s*)?\d+/\d+(?:\s*{_QUOTED})?|\{{[^}}]*\}}[^、。「(]*?(?:{_QUOTED}|\s(?=[はがをにで])))"
    rf"(?P<brackets>[(（][^()（）]*[)）])?)"
)
_JA_BLOCKS = re.compile("ブロック|防御|止め|守")


def _with_things_first(sentence: Sentence) -> tuple[list[str], str]:
    """Return sentences that say what is described in a sentence, and that sentence with the names alone."""
    text, apart = sentence.text.strip(), list[str]()
    clauses = _cut(text)

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
        apart.append(f"{whose(match.start())} has {match['name']}{match['said']}{match['brackets'] or ''}")
        return match["name"]

    def japanese(match: re.Match[str]) -> str:
        name, said = match["called"] or match["name"], match["size"] or match["said"]
        apart.append(f"{match['who'] or whose(match.start())}: {name} {said.strip()}{match['brackets'] or ''}")
        return name

    if re.match(r"[A-H]\s*[:：]", text):
        return [], text
    rest = (_THING_JA.sub(japanese, text)) if sentence.japanese else _THING.sub(english, text)
    return apart, rest


# What is at the table, in its plainest form.

_LIFE = re.compile(
    r"(?:\b(?:at|life|on|down to)\s+(?P<number>-?\d+)(?![/\d])|(?P<before>\d+)\s+life|ライフ(?:は|が|:|：)?\s*(?P<ja>-?\d+))"
)
_MOST_WORDS = 4
_HOW_THINGS_ARE = re.compile(
    r"\b(?:has|have|had|is|are|was|were|holds?|holding|held|controls?|controlled)\b|^[A-H]\s*[:：]|[ぁ-ん](?:ある|いる|いて|あった|いた)"
    r"|持|コントロール|出てい|場に|手札|墓地|シールド|ライフ|マナ|中[。、]?$|のって|乗って"
)
_STATED = re.compile(r"(?:攻撃|ブロック|装備|進化|召喚)(?:中|済み|酔い|クリーチャー|(?:され|し)て(?:い)?る)")
"""What a thing is, said with the noun of a deed."""
_STATES_JA = re.compile(r"(?:[一-鿿ァ-ヴー]{2,6}(?:中|状態)?|[+-]\d/[+-]\d)(?:カウンター\d+個)?")


def plain_positions(sentence: Sentence) -> Iterator[str]:
    """Yield what a sentence tells of the table in the form of the page: by player and zone, how each card is in brackets."""
    text = sentence.text.strip(" .。")
    told: dict[str, dict[str, list[str]]] = {}
    lives: dict[str, str] = {}
    who, zone = "", sentence.home
    for clause in _cut(text):
        own, _rest = _who_of(_BRACKET.sub("", clause), sentence.names.players)
        other = re.search(r"(?<![A-Za-z])([A-H])(?:'s |の)", clause)
        who = own or (other.group(1) if other is not None and other.group(1) in sentence.names.players else "") or who
        zone = sentence.home if own else zone
        zone = _zone_in(_without_texts(clause), sentence) or zone
        life = _LIFE.search(_without_texts(clause))
        if life is not None and who:
            lives[who] = next(one for one in life.groups() if one)
        for thing in _things_in(clause, sentence):
            if who:
                told.setdefault(who, {}).setdefault(zone, []).append(thing)
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
        groups = match.groupdict()
        name = groups.get("called") or groups["name"]
        said = (groups.get("size") if groups.get("called") else groups["said"]) or ""
        found.append((match.start(), match.end(), f"{name} {said.strip()}{groups['brackets'] or ''}"))
    for name in spoken_of(_without_texts(clause), sentence.names):
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
    plain = _without_texts(words)
    if sentence.japanese:
        return [one.group() for one in _STATES_JA.finditer(plain) if sentence.is_fact(one.group())]
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
        own = re.match(r"([A-H])(?:\s*[:：]|'s\s|の)\s*", plain)
        if own is not None and own.group(1) in players:
            return own.group(1), plain[own.end() :]
    return who, rest


def clause_by_clause(sentence: Sentence, reads: Callable[[str], bool]) -> list[list[Plain]]:
    """Return for each clause of a sentence the lines that may say it, the nearest first; what is described in it stands before.

    Args:
        sentence: the sentence.
        reads: tells whether words may be read as a line of play.
    """
    if sentence.asked or re.match(r"[A-H]\s*[:：]", sentence.text):
        return []
    done = tells_a_deed(_without_texts(sentence.text))
    apart, text = _with_things_first(sentence) if done else ([], sentence.text.strip())
    ways = [[Plain(one)] for one in apart]
    who = ""
    seen = list(sentence.before)
    for clause in _cut(text):
        plain = _BRACKET.sub("", clause)
        own, rest = _who_of(plain, sentence.names.players)
        who = own or who
        named = list(reversed(spoken_of(clause, sentence.names)))
        meant = named or seen[-1:]
        if _PRONOUN.search(clause) and seen:
            meant = [*named, *[one for one in reversed(seen) if one not in named][:1]]
        seen = [*(one for one in seen if one not in named), *named]
        whole = plain if own or not who else f"{who}は{rest}" if sentence.japanese else f"{who} {rest}"
        near = [one for one in sentence.nearest if any(fault in clause for fault in sentence.faults)]
        found = [Plain(one) for one in dict.fromkeys((clause, plain, whole, *near)) if one]
        owners = {one.player for one in sentence.names.things for name in named if name in one.names and one.player}
        elided = who if verb_of(plain.split(" ")[0].casefold()) else ""  # and swung: who acted before
        by = own or elided or (owners.pop() if len(owners) == 1 else who) or sentence.names.players[0]
        lines = plain_deeds(clause, by, sentence.names.players, meant, japanese=sentence.japanese)
        found += islice((one for one in lines if reads(one.line)), _MOST_OF_A_CLAUSE)
        ways.append(found)
    return ways


def together(lines: Sequence[Plain], sentence: Sentence) -> Anew:
    """Return a sentence said in some lines."""
    text = _joined([one.line for one in lines], sentence)
    meant = "|".join(one.cue for one in lines if one.cue)
    unsaid = left_unsaid(_without_texts(sentence.text), text, meant)
    return Anew(
        text, tuple(unsaid), weight_of(unsaid, sentence.names.words) + _ANEW * sum(bool(one.cue) for one in lines)
    )


def _joined(lines: Sequence[str], sentence: Sentence) -> str:
    ends = "。" if sentence.japanese else ". "
    return ends.join(one.strip(" .。") for one in lines if one)


# Questions.


def _questions(sentence: Sentence) -> Iterator[tuple[str, str]]:
    text = sentence.text.strip(" ?？")
    yield from ((one, "") for one in sentence.nearest)
    told = list(reversed(spoken_of(text, sentence.names)))
    named = told or (list(sentence.before[-1:]) if _PRONOUN.search(text) else [])
    mark = "？" if sentence.text.strip().endswith("？") else "?"
    for one in _without_faults(text, sentence.faults):
        yield f"{one.strip(' ?？')}{mark}", ""
    for plain in plain_questions(text, sentence.names.players, named, japanese=sentence.japanese):
        yield f"{plain.line}{mark}", plain.cue


def _without_texts(text: str) -> str:
    return re.sub(_QUOTED, " ", text)
