"""A text of which sentences are not read, those said again until they are: each other way is read and played as part of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from time import process_time

from judgekit.core.text import is_japanese
from judgekit.scenarios.notation.answering.rewriting import Heard, Page
from judgekit.scenarios.notation.retold import japanese_clauses, japanese_questions
from judgekit.scenarios.notation.retold.english_clauses import (
    LEAD,
    PLAYER,
    THING,
    Spoken,
    clauses,
    done_besides,
    is_not_blocked,
    plainly,
    presently,
    ways_of,
    with_persons_named,
)
from judgekit.scenarios.notation.retold.english_questions import plain_questions, with_facts_apart
from judgekit.scenarios.notation.retold.forms import put, said_plainly, says_nothing
from judgekit.scenarios.notation.retold.japanese_things import laid_out, who_acts
from judgekit.scenarios.notation.retold.kept import Way, lost, paid_by
from judgekit.scenarios.notation.retold.names_apart import NAME, NamesApart
from judgekit.scenarios.notation.words.faults import NotationUnclear

_MOST_READ = 60
_LONGEST = 3.0
"""Seconds of work."""
_DEEPEST = 12


class Retelling:
    """Says sentences of a text again until all of it is read.

    Args:
        typed: the text as it was typed.
        text: the text with letters for its players.
        apart: sets names apart.
        hears: reads and plays a text.
        types_of: returns the types of a card of the files by its name; empty where there is none.

    Attributes:
        left_out: the sentences that are left out, since they say nothing.
        nearest: the text as fewest of it is not read.
    """

    def __init__(
        self,
        typed: str,
        text: str,
        apart: NamesApart,
        hears: Callable[[str], Heard],
        types_of: Callable[[str], str],
    ) -> None:
        self._typed, self._text, self._apart, self._hears, self._types_of = typed, text, apart, hears, types_of
        self._heard: dict[str, Heard] = {}
        self._begun = process_time()
        self.left_out: list[str] = []
        self.nearest = text

    @property
    def _is_tired(self) -> bool:
        return len(self._heard) >= _MOST_READ or process_time() - self._begun > _LONGEST

    def _of(self, text: str) -> Heard:
        if text not in self._heard:
            heard = self._hears(text)
            self._heard[text] = heard._replace(refused="") if _ASKS_WHAT_IS_LEGAL.search(text) else heard
        return self._heard[text]

    def told(self) -> str:
        """Return the text as it is read; empty where not all of it is."""
        text, passed, fewest = self._text, set[str](), len(self._of(self._text).faults)
        for _round in range(_DEEPEST):
            heard = self._of(text)
            if len(heard.faults) < fewest:
                self.nearest, fewest = text, len(heard.faults)
            if not heard.faults:
                return text if not heard.stopped and not heard.refused and text != self._typed else ""
            if any(one.both_ways or len(one.candidates) > 1 for one in heard.faults):
                return ""  # it is read, and asked back which of several is meant
            page = Page(text)
            better = next(
                filter(None, (self._better_at(page, place, heard, passed) for place in self._places(page, heard))), ""
            )
            if not better:
                return ""
            text = better
            if self._is_tired:
                return ""
        return ""

    def _places(self, page: Page, heard: Heard) -> Iterator[tuple[int, int]]:
        """Yield where sentences at fault stand; where none is at fault by its words alone, then every other one."""
        found = [place for one in heard.faults if (place := page.place_of(one)) is not None]
        yield from found
        yield from (
            (row, at + 1) for row, at in found if (row, at + 1) not in found and at + 1 < len(page.sentences[row])
        )
        if not any(one.unread for one in heard.faults):
            everywhere = ((row, at) for row, line in enumerate(page.sentences) for at, _one in enumerate(line))
            yield from (one for one in everywhere if one not in found)

    def _better_at(self, page: Page, place: tuple[int, int], heard: Heard, passed: set[str]) -> str:
        """Return the text with another way to say the sentence in a place; empty where none is better read, or was before."""
        sentence = page.sentences[place[0]][place[1]].strip()
        if sentence in passed:
            return ""
        better = self._said_again(page, place, sentence, heard)
        passed |= set() if better else {sentence}
        return better

    def said(self, told: str) -> list[str]:
        """Return the sentences of a text that it has not as it was typed."""
        typed = {one.strip() for line in Page(self._typed).sentences for one in line}
        return [
            one.strip() for line in Page(told).sentences for one in line if one.strip() and one.strip() not in typed
        ]

    def _said_again(self, page: Page, place: tuple[int, int], sentence: str, heard_so: Heard) -> str:
        """Return the text with another way to say a sentence; empty where none is better read."""
        lines = [*page.sentences[: place[0]], page.sentences[place[0]][: place[1]]]
        last = next((one for line in reversed(lines) for one in reversed(line) if one.strip()), "").strip()
        before = "\n".join("".join(line) for line in lines)
        if _REFERS.search(sentence) and _SUPPOSES.search(last) and last.endswith(("?", "？", "か。")):
            return ""  # it asks what comes of what the question before supposes: said without that word it asks something else
        for way in self._ways(sentence, before):
            if self._is_tired:
                return ""
            other = page.with_those({place: way.said})
            if not other or other == page.with_those({}) or (way.said and lost(sentence, way)):
                continue
            heard = self._of(other)
            if _is_better(heard, heard_so, way.said, sentence):
                self.left_out += [] if way.said else [sentence.rstrip(".")]
                return other
        return ""

    def _ways(self, sentence: str, before: str) -> Iterator[Way]:
        """Yield other ways to say a sentence, the empty one where it says nothing; with their names again."""
        marked = re.match(r"[?？]\s*", sentence)
        sentence = f"{sentence[marked.end() :].rstrip('?？')}?" if marked is not None else sentence
        japanese = is_japanese(re.sub('"[^"]*"|「[^」]*」', "", sentence))
        back = self._apart.back
        for one in (self._japanese_ways if japanese else self._english_ways)(sentence, before):
            yield Way(back(one.said), back(one.paid))

    def _japanese_ways(self, sentence: str, before: str) -> Iterator[Way]:
        asked = sentence.endswith(("?", "？")) or sentence.rstrip("。").endswith("か")
        whole = self._apart.apart(sentence.rstrip(".?!。？！ "))
        apart = japanese_clauses.plainly(whole, asked=asked)
        if says_nothing(apart, "japanese"):
            yield Way("")
            return
        apart = japanese_clauses.in_its_step(apart, self._apart.apart(before))
        speech = japanese_clauses.removed(whole, apart)
        for one in self._as_japanese(apart, before, asked=asked):
            yield one.behind("", speech)

    def _as_japanese(self, apart: str, before: str, *, asked: bool) -> Iterator[Way]:
        yield Way(f"{apart}?" if asked else apart)
        last = japanese_clauses.spoken_before(self._apart.apart(before))
        spoken = self._spoken(before)._replace(thing=last.thing, used=last.used)
        spoken = spoken if len(set(spoken.players)) == 1 else spoken._replace(player="")
        as_it_is = apart
        before_it = self._apart.alike(self._apart.apart(before))
        who = who_acts(self._apart.alike(apart), before_it)
        apart = f"{who}は{apart}" if who else apart
        yield from self._plain_japanese(apart, spoken, asked=asked)
        yield from self._in_clauses(apart, before_it, spoken, asked=asked)
        if who:
            yield Way(f"{apart}?" if asked else apart)
        if asked:
            yield from self._plain_japanese(as_it_is, spoken, asked=True) if who else ()
            yield from japanese_questions.plain_questions(as_it_is, last)

    def _in_clauses(self, apart: str, before: str, spoken: Spoken, *, asked: bool) -> Iterator[Way]:
        """Yield a Japanese sentence with the cards that it describes laid out before it, and its clauses each for itself."""
        position, told = laid_out(apart) or ((), apart)
        if position:
            yield Way(f"{''.join(f'{one}。' for one in position)}{told}{'?' if asked else ''}")
        clauses_told = japanese_clauses.clauses(told)
        if not position and clauses_told == [told]:
            return
        parted: list[str] = []
        for clause in clauses_told:
            who = who_acts(self._apart.alike(clause), self._apart.alike("。".join((before, *position, *parted))))
            parted.append(f"{who}は{clause}" if who else clause)
        done = [next(self._plain_japanese(one, spoken, asked=False), Way(one)) for one in parted[:-1]]
        last = Way(f"{parted[-1]}{'?' if asked else ''}")
        lines = "".join(f"{one}。" for one in position)
        before_it, paid = "".join(f"{one.said}。" for one in done), " ".join(one.paid for one in done)
        for one in (*self._plain_japanese(parted[-1], spoken, asked=asked), last):
            yield one.behind(lines + before_it, paid)
        yield last.behind(lines + "".join(f"{one}。" for one in parted[:-1]))

    def _plain_japanese(self, apart: str, spoken: Spoken, *, asked: bool) -> Iterator[Way]:
        """Yield plain sentences for a Japanese one; what a question supposes, and what it asks of that, each for itself."""
        supposed = _SUPPOSED.fullmatch(apart) if asked else None
        if supposed is not None:
            heads = [Way(supposed["head"]), *self._plain_japanese(supposed["head"], spoken, asked=False)]
            tails = [Way(f"{supposed['tail']}?"), *self._plain_japanese(supposed["tail"], spoken, asked=True)]
            heads = [one for one in heads if one.said.endswith(("た", "だ"))]
            yield from (tail.behind(f"{head.said}ら、", head.paid) for head in heads for tail in tails)
            return
        for plain, found in said_plainly(apart, "japanese", asked=asked):
            one = self._put(plain, found, spoken)
            if one:
                yield Way(one, paid_by(found))

    def _english_ways(self, sentence: str, before: str) -> Iterator[Way]:
        is_among_others = self._text.count("?") > 1
        plain = plainly(sentence.rstrip(".?!。？！ "))
        apart = self._apart.apart(plain)
        spoken = self._spoken(before)
        if says_nothing(plain, "english"):
            yield Way("")
            return
        if sentence.endswith("?"):
            if _POINTS.search(apart) is not None and spoken.is_doubtful and re.search(NAME, apart) is None:
                return
            for one in self._asked(presently(apart, asked=True), spoken):
                if not (is_among_others and _SUPPOSES_A_STATE.match(apart) and one.said.count(". ")):
                    yield Way(_with_persons_named(one.said, spoken), one.paid)
            return
        apart = presently(apart)
        lead = LEAD.match(apart)
        before_it, body = (lead.group(), apart[lead.end() :]) if lead is not None else ("", apart)
        parted = clauses(body)
        for plain_words, found in said_plainly(body, "english", asked=False):
            said = self._put(plain_words, found, spoken)
            if said:
                yield Way(said if before_it.casefold() in said.casefold() else before_it + said, paid_by(found))
        named = with_persons_named(parted)
        if len(named) > 1:
            yield _with_blocks_alone(named).behind(before_it)
        clause = parted[0][1] if len(parted) == 1 else body
        for way in ways_of(clause, spoken):
            yield way.behind(before_it)
        beside = done_besides(clause)
        if beside:
            yield Way(before_it + beside)
        if self._apart.back(apart) != sentence.rstrip(".?!。？！ "):
            yield Way(apart)

    def _asked(self, question: str, spoken: Spoken) -> Iterator[Way]:
        told, facts, paid = with_facts_apart(question)
        yield from (one.behind(facts, paid) for one in plain_questions(told, spoken) if facts or one.said != question)
        for plain, found in said_plainly(told, "english", asked=True):
            said = self._put(plain, found, spoken)
            if plain == "^":
                said = _with_what_was_asked(told, found["x"], spoken.asked)
            if plain == "^^":
                said = _of_another(found["x"], spoken.asked)
            if said:
                yield Way(facts + said, f"{paid} {paid_by(found)}")

    def _put(self, plain: str, found: re.Match[str], spoken: Spoken) -> str:
        """Return the words of a form with what was found; empty where the other player is meant, and there are several."""
        if "cost" in found.groupdict() and "<thing>" in plain:  # the only thing that is told to have loyalty
            apart = self._apart.apart(self._text)
            loyal = set(
                re.findall(rf"({NAME})[^.,;\"、。「]*?(?:\bloyalty|\bplaneswalker|忠誠度|プレインズウォーカー)", apart)
            )
            names = set(re.findall(NAME, apart))
            loyal |= {one for one in names if "Planeswalker" in self._types_of(self._apart.name(one))}
            spoken = spoken._replace(thing=loyal.pop()) if len(loyal) == 1 else spoken
        is_of_both = "<other>" in plain or plain.startswith("A: ")
        is_of_many = is_of_both and not found.groupdict().get("q") and _OF_MANY.search(self._text) is not None
        return "" if is_of_many else put(plain, found, spoken, self._is_spell)

    def _is_spell(self, sign: str) -> bool:
        name = self._apart.name(sign)
        described = re.search(
            rf"{re.escape(name)}[^.,;\"、。「]*(?:\b(?:instant|sorcery|aura|spell|magic)\b|インスタント|ソーサリー|オーラ|呪文|マジック)",
            self._text,
            re.IGNORECASE,
        )
        return described is not None or re.search("Instant|Sorcery|Aura", self._types_of(name)) is not None

    def _spoken(self, before: str) -> Spoken:
        """Return of whom and of what was spoken last: of what lies there, not of what was cast."""
        apart = self._apart.apart(before)
        players = re.findall(r"(?<![\w'])[A-H](?=\b)", apart, re.ASCII)
        cast = set(re.findall(rf"\b(?:casts?|plays?) (?:an? |the |his |her )?({NAME})", apart))
        things = [one for one in re.findall(NAME, apart) if one not in cast]
        sentences = [one for one in re.split(r"(?<=[.?!])\s|\n|(?<=[。？])", apart) if one.strip()]
        last = sentences[-1] if sentences else ""
        named = re.findall(r"(?<![\w'])[A-H](?![\w])", last, re.ASCII) or players[-1:]
        return Spoken(
            named[0] if named else "",
            things[-1] if things else "",
            last.rstrip("? ") if last.endswith("?") else "",
            len(set(re.findall(NAME, last))) > 1,
            tuple(named),
            frozenset(re.findall(NAME, apart)),
            held=held_in(apart),
        )


_HELD = (
    r"(?:[\s,]|\b(?:and|an?|\d+|\d+/\d+|[a-z]*(?:instant|sorcery|magic|spell|aura))\b|\{[^{}]*\}"
    rf'|"[^"]*"|{NAME})+'
)
_OF_ONE = r"""[:' ](?:(?!(?<![\w'])[A-H][:' ])(?:"[^"]*"|[^.?!"]))*?"""
_IN_HAND = re.compile(
    rf"(?<![\w'])(?P<p>[A-H])(?:{_OF_ONE})\bhand\b(?:\s*:| is| has| holds)?(?P<held>{_HELD})"
    rf"|(?<![\w'])(?P<p2>[A-H]) (?:has|holds|is holding|is at \d+ with)(?P<held2>{_HELD})in (?:his |her )?hand\b"
)


def held_in(apart: str) -> dict[str, str]:
    """Return who has a card in hand of which nothing else is told, by its character."""
    rest = _IN_HAND.sub(" ", apart)
    found = ((one["p"] or one["p2"], one["held"] or one["held2"]) for one in _IN_HAND.finditer(apart))
    return {sign: who for who, held in found for sign in re.findall(NAME, held) if sign not in rest}


def _with_blocks_alone(named: list[str]) -> Way:
    """Return clauses as sentences, without what is not blocked where the same player is told to block something else."""
    blocked = {one[0] for one in named if re.match("[A-H] (?:double-)?blocks ", one)}
    denied = [one for one in named if is_not_blocked(one) and one[0] in blocked]
    return Way(". ".join(one for one in named if one not in denied), " ".join(denied))


_ASKS_WHAT_IS_LEGAL = re.compile(
    r"\b(?:legal|allowed|possible)\b[^.?!]*\?|(?:適正|合法|可能)[^。]*[?？か]|を[^。、]*に唱えたら、[^。]*[?？]"
)
"""That what is done is forbidden is the answer then."""
_OF_MANY = re.compile(r"(?<![\w'/{+-])[C-H](?![\w/}+-])", re.ASCII)
_SUPPOSES_A_STATE = re.compile(
    rf"[Ii]f (?:{THING}|{PLAYER}) (?:also |already )?(?:is|are|was|were|has|have|had|controls?) "
)
"""What is only supposed in one question is no part of a position of which others ask too."""
_SUPPOSED = re.compile(r"(?P<head>.*[っいんしたきちびみえけせてれ](?:た|だ)|.*?た)ら、(?P<tail>.+)")
_SUPPOSES = re.compile(r"\b(?:[Ii]f|[Ss]uppose|[Aa]ssuming)\b|たら|れば|なら|場合")
_REFERS = re.compile(
    r"\b(?:then|that way|this way|in that case|if so)\b|それで|その場合|この場合|そうした|そうなった|そのとき|それだと|これで"
)
"""Words by which a question asks on from what was supposed."""
_POINTS = re.compile(r"\b(?:it|its|them)\b", re.IGNORECASE)


def _with_persons_named(question: str, spoken: Spoken) -> str:
    """Return a question in which he and his are the player of whom was spoken last."""
    if not spoken.player:
        return question
    told = re.sub(r"\b(?:his|her)\b(?= [a-z])", f"{spoken.player}'s", question)
    return re.sub(r"\b(?:he|she|him)\b", spoken.player, told)


_PREDICATE = re.compile(rf"(?:do|does|is|are|can|will) {THING} (?P<what>.+)", re.IGNORECASE)


def _of_another(thing: str, before: str) -> str:
    """Return the question before with another thing in the place of the one that it names; empty where it names none, or two."""
    told = re.sub(NAME, re.sub("^(?:an?|the) ", "", thing), before)
    return f"{told}?" if len(re.findall(NAME, before)) == 1 else ""


def _with_what_was_asked(question: str, thing: str, before: str) -> str:
    """Return a question of a thing that asks what the one before it asks of another (Does the Elf? And the Ox?)."""
    asked = _PREDICATE.fullmatch(before)
    verb = question.split()[0]
    return f"{verb} {thing} {asked['what']}?" if asked is not None else ""


def _is_better(heard: Heard, before: Heard, way: str, sentence: str) -> bool:
    """Tell whether a text is better read with another way to say a sentence than with that sentence."""
    if heard.stopped or heard.refused or (way and heard.left_out > before.left_out):
        return False
    if not heard.faults:
        return True
    of_way = [one for one in heard.faults if way and _stands_in(one, way)]
    if not of_way:
        return len(heard.faults) <= len(before.faults)
    parts = [one for one in re.split(r"(?<=[.?!]) |(?<=[。？])", way) if one]
    return len(parts) > 1 and (len(of_way) < len(parts) or sentence.endswith("?"))


def _stands_in(fault: NotationUnclear, way: str) -> bool:
    said = fault.whole or fault.words or ""
    said = re.sub(
        r"^[A-H](?:は|が)|(?<=[ぁ-ん一-龠])[るた]$", "", said
    )  # a deed of a supposition is told with who does it
    return bool(said) and (said.rstrip(".?!") in way or way.rstrip(".?!") in said)
