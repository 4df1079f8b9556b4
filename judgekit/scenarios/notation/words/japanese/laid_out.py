"""What lies where, told in Japanese clause by clause, as lines of a position: Bライフ3、手札に①。Bはいなくて、Cは②を持っている.

A sentence is read from its begin. Each clause names whose things it tells of (or goes on with whose it told before), a zone, so
many cards, life, things, and how these are; a verb behind several players belongs to all of them (Aは①を、Bは②を出している).
Where any word of a clause is none of these the sentence stays as it was from that clause on, to be read or refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from judgekit.core.data_classes import dataclass, field
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.scenarios.notation.words.japanese_verbs import verb_at_end
from judgekit.scenarios.notation.words.names_aside import CARD, TOLD_BEFORE, NamesAside
from judgekit.scenarios.notation.words.states_told import facts_of

_HOME = r"(?:場|戦場|盤面|バトルゾーン|戦闘エリア|バトルエリア|自陣|ところ)"
_OWNER = re.compile(
    rf"(?P<who>[A-H])(?![A-Za-z])(?P<home>の{_HOME}|側|の側|サイド)?(?P<particle>には|にも|に|は|が|も|の|:|),?\s*"
)
_ZONE_NAME = (
    r"(?:手札|墓地|シールド(?:ゾーン)?|マナゾーン|マナ|追放領域|山札|ライブラリー|ダスト|魔石(?:エリア|ゾーン)?|土地)"
)
_ZONE = re.compile(rf"(?P<zone>{_ZONE_NAME}|{_HOME})(?P<particle>には|にも|に|は|が|も|:|),?\s*")
_LIFE = re.compile(r"(?:残り)?ライフ(?:は|が|も|:)?\s*(?:残り|あと)?\s*(?P<number>\d+)\s*(?:点)?")
_COUNTED = re.compile(
    r"(?:残り|あと)?(?P<number>\d+)\s*枚(?:だけ|のみ)?(?:(?:も)?(?:ある|あって|あり|残って(?:い)?(?:る|て)))?"
)
_EMPTY = re.compile(r"(?:なし|無し|から(?=$|,)|空っぽ|空|ゼロ|0枚|ない|なく(?:て)?|ありません|持って(?:い)?ない)")
_NOBODY = re.compile(
    r"(?P<what>クリーチャー|ユニット|ブロッカー)(?:は|が|も)?(?:1[体匹]も)?"
    r"(?:なし|無し|0体|ゼロ|(?:い|出て(?:い)?|立って(?:い)?|コントロールして(?:い)?|持って(?:い)?)(?:ない|ません|なくて|なく|ず))"
)
_ONE_OF_THEM = re.compile(
    rf"(?:その|この)?(?:うち|中)(?:の)?(?P<number>\d)枚(?:は|が),?(?P<what>{CARD})(?=$|[,;]|で|だ)"
)
_BARE = (
    r"(?!うち|残り|どちら|両方)[^\s,;:(){}?=&A-Za-z\dぁ-ん\ue000-\uf8ff\U000f0000-\U000ffffd]{1,12}?"
    r"(?=[をがはのにもと,(]|\s*\d|$|だけ|のみ|(?:出し|置い|持っ|並べ|立て|コントロールし|支配し)て)"
)
_RESERVED = re.compile(
    rf"{_ZONE_NAME}|{_HOME}|クリーチャー|ユニット|ブロッカー|ライフ|呪文|誘発|能力|対象|ダメージ|ターン|全員|全部|何|誰|相手|自分|.*(?:攻撃|防御|召喚|ブロック)"
)
_BEFORE = tuple(
    (re.compile(said), fact) for said, fact in TOLD_BEFORE if fact and "@" not in fact and "<whose>" not in said
)
_THING = re.compile(
    rf"(?P<what>{CARD}|{_BARE})(?P<held>(?:\([^()]*\))*)\s*(?:(?:を|が|の|は)?\s*(?P<number>\d+\s*(?:枚|体|匹|つ)))?(?P<only>だけ|のみ)?"
)
_AND = re.compile(r"(?:と|および|及び|,),?\s*")
_OF_THING = re.compile(r"(?P<particle>には|にも|に|は|が|を|も),?\s*")
_STATE_AT = r"(?:(?P<state>アンタップ|タップ|レスト|ウェイク)(?:状態)?で,?)?"
_PLACE = rf"(?:(?P<place>{_HOME}|{_ZONE_NAME})(?:の中)?に,?)?"
_LASTS = r"(?:(?:い|お)?(?:る|ます|て|た|ました|り)|おり|いて|いる)"
_HOLDS = (
    r"(?:(?:出し|出され|置い|置かれ|立て|立っ|並べ|並ん|構え|抱え|残し|残っ|控え|持っ|張っ|貼っ|貼られ|張られ|展開し|用意し"
    rf"|(?:コントロール|支配)し|埋まっ|落ち|眠っ)(?:て|で){_LASTS}"
    r"|(?:コントロール|支配)(?:する|し(?=,)|中)|持ち|持つ|い(?:る|て|た|ます)|おり|あ(?:る|って|り(?:ます)?|った))"
)
_VERB = re.compile(rf"(?P<only>だけ|のみ)?(?:が|を|は|も)?\s*{_PLACE}{_STATE_AT}(?P<verb>{_HOLDS})")
_JOINT = re.compile(
    r"(?:だけ|のみ)?(?:(?:という|って)?(?:状況|状態|場面|盤面)(?:で(?:す)?|だ)?|です|である|だ|で(?=,|$|[A-H]))?(?:(?<=[るたいすだ])(?:ので|から|けれども|けれど|けど|が|し))?(?P<comma>,*)\s*"
)
_ATTACHED = re.compile(
    r"(?:が|を)?(?:(?:つい|付い|装備され|エンチャントされ|貼られ|張られ|つけられ|付けられ)て|(?:つけ|付け|貼っ|張っ|装備させ|装備し|エンチャントし)て)"
    + _LASTS
)
_ALL = re.compile(r"(?P<all>どちらも|両方(?:とも)?|(?P<number>\d)体とも)(?:が|は|を)?,?")
_THAT = re.compile(rf"(?:その|この)(?={CARD})")
_LED = re.compile(r"(?:そして|それと|さらに|また|あと|一方(?:で)?|ただし),?\s*")
_DEED_OF = re.compile(rf"[A-H](?:は|が|の(?={CARD}(?:と{CARD})*で))(?=\S)")


@dataclass(slots=True)
class _Item:
    """A thing that lies somewhere.

    Attributes:
        who: whose it is.
        zone: where it lies; empty for the table.
        what: the thing as it was written.
        held: what brackets say of it.
        number: how many of it there are; empty for one.
        facts: how it is.
        surely: its place was said, so that no verb is needed.
        of: whose it is stands before it with の.
    """

    who: str
    zone: str
    what: str
    held: str = ""
    number: str = ""
    facts: list[str] = field(default_factory=list)
    surely: bool = False
    of: bool = False

    def written(self) -> str:
        """Return it as a line of a position has it."""
        facts = "".join(f"({one})" for one in self.facts)
        zone = f"{self.zone}: " if self.zone else ""
        return f"{zone}{self.what}{self.held}{facts}{f' {self.number}' if self.number else ''}"


class _Mark(NamedTuple):
    """How far a sentence was read.

    Attributes:
        at: where.
        said: what it told of life and zones.
        items: how many things.
        facts: how these are.
        later: how many things of sentences before it told of.
        unusual: whether that was told in a form that lines of a position do not have.
    """

    at: int
    said: tuple[str, ...]
    items: int
    facts: tuple[tuple[str, ...], ...]
    later: int
    unusual: bool


class LaidOut:
    """Sentences of a line that tell what lies where.

    Attributes:
        cards: the cards.
        taken: takes what was taken for granted, to be said aloud.
    """

    def __init__(self, cards: NamesAside, taken: list[Bilingual]) -> None:
        self.cards = cards
        self.taken = taken
        self._last: list[_Item] = []
        self._owner = ""
        self._called: set[str] = set()
        self._read: list[tuple[_Reading | None, str]] = []

    def hear(self, sentence: str) -> None:
        """Read a sentence of the line, with what it tells of things of the sentences before it."""
        body = sentence.strip("; ")
        reading = _Reading(body, self)
        end = reading.read()
        rest = body[end:]
        self._called |= {self.cards.name(one) for one in re.findall(CARD, body)}
        if rest and not _DEED_OF.match(rest) and reading.unusual and verb_at_end(rest) is not None:
            rest = f"{reading.owner}は{rest}"
        if not end or (rest and not _DEED_OF.match(rest)):
            self._owner = ""
            self._read.append((None, sentence))
            return
        reading.settle()
        self._last = reading.items or self._last
        self._owner = reading.owner if not rest and len(reading.owners) == 1 else ""
        if reading.carried:
            said = Bilingual(
                f"「{reading.carried}」は{reading.owner}のもの", f'"{reading.carried}" is {reading.owner}\'s'
            )
            self.taken += [said] if said not in self.taken else []
        reading.whole = sentence
        for number, fact in reading.of_all:
            said = Bilingual(f"「{fact}」は{number}つとものこと", f"{fact} is said of all {number}")
            self.taken += [said] if said not in self.taken else []
        self._read.append((reading, rest))

    def keep(self, sentence: str) -> None:
        """Keep a sentence that asks something as it is."""
        self._read.append((None, sentence))

    def told(self) -> str:
        """Return the line, what lies where as lines of a position where it was told in a form that these do not have."""
        return "".join(
            rest if reading is None else ";".join([*reading.lines(), rest]) if reading.unusual else reading.whole
            for reading, rest in self._read
        )

    def there(self, name: str) -> list[tuple[_Reading, _Item]]:
        """Return the things of a name of which sentences before told, each with its sentence."""
        return [
            (reading, one)
            for reading, _rest in self._read
            if reading is not None
            for one in reading.items
            if re.fullmatch(CARD, one.what) and self.cards.name(one.what) == name
        ]

    def is_known(self, sign: str) -> bool:
        """Tell whether a card was described or named before this sentence."""
        name = self.cards.name(sign)
        return self.cards.text(sign) == name and (name in self.cards.before or name in self._called)

    @property
    def owner(self) -> str:
        """Return whose things the sentence before told of; empty where it told of nobody's or of several players'."""
        return self._owner

    @property
    def last(self) -> Sequence[tuple[_Reading, _Item]]:
        """Return the things of which a sentence told last, each with that sentence."""
        return [
            (reading, one)
            for reading, _rest in self._read
            if reading is not None
            for one in reading.items
            if one in self._last
        ]


class _Reading:
    """A sentence as far as it tells what lies where.

    Attributes:
        text: the sentence.
        items: the things that lie somewhere.
        owner: whose things it tells of, where it has been read to.
        owners: of whose things it tells.
        carried: the begin of a sentence that names nobody: whose it is was said in the one before.
        unusual: it tells so in a form that lines of a position do not have.
        of_all: how many things a fact is said of that stands behind the last of them, and that fact.
        whole: the sentence with its mark, as it was.
    """

    def __init__(self, text: str, line: LaidOut) -> None:
        self.text = text
        self.items: list[_Item] = []
        self.owner = ""
        self.owners: list[str] = []
        self.carried = ""
        self.unusual = False
        self.of_all: list[tuple[int, str]] = []
        self._line = line
        self._at = 0
        self._zone = ""
        self._surely = False
        self._named_of = False
        self._said: list[str] = []
        self._open: list[_Item] = []
        self._later: list[tuple[_Reading, _Item, list[str]]] = []
        self.whole = ""

    def settle(self) -> None:
        """Add how things are of which sentences before told to what they told of these."""
        for reading, one, facts in self._later:
            one.facts += facts
            reading.unusual = True

    def lines(self) -> Iterator[str]:
        """Yield what was read as lines of a position."""
        yield from self._said
        yield from (f"{one.who}: {one.written()}" for one in self.items)

    def read(self) -> int:
        """Read as many clauses as tell what lies where; return where the last of them ends."""
        kept = self._mark()
        while self._at < len(self.text) and self._clause():
            if not self._open or (self._at == len(self.text) and all(one.surely for one in self._open)):
                kept = self._mark()
        self._back(kept)
        return self._at

    def _mark(self) -> _Mark:
        """Return how far the sentence was read and what it told so far."""
        facts = tuple(tuple(one.facts) for one in self.items)
        return _Mark(self._at, tuple(self._said), len(self.items), facts, len(self._later), self.unusual)

    def _back(self, mark: _Mark) -> None:
        """Forget what was read behind a mark."""
        self._at, self._said, self.unusual = mark.at, [*mark.said], mark.unusual
        del self.items[mark.items :], self._later[mark.later :]
        for one, facts in zip(self.items, mark.facts, strict=True):
            one.facts = [*facts]
        self._open = [one for one in self._open if one in self.items]

    def _take(self, shape: re.Pattern[str]) -> re.Match[str] | None:
        match = shape.match(self.text, self._at)
        if match is None or match.end() == self._at:
            return None
        self._at = match.end()
        return match

    def _clause(self) -> bool:
        self._take(_LED)
        self._take(_THAT)
        if not self._whose():
            return False
        begun = self._mark()
        for read in (
            self._life,
            self._nobody,
            self._one_of_them,
            self._all,
            self._worn_by_it,
            self._of_a_zone,
            self._things,
        ):
            if read() and self._joined():
                return True
            self._back(begun)
        return False

    def _whose(self) -> bool:
        owner = self._take(_OWNER)
        if owner is not None:
            self.owner, self._zone = owner["who"], ""
            self.owners += [self.owner] if self.owner not in self.owners else []
            bare = not owner["particle"] and not owner["home"]
            self._named_of = owner["particle"] == "の"
            self._surely = owner["particle"] in ("に", "には", "にも", ":") or bool(owner["home"]) or bare
            self.unusual = self.unusual or bare
            return self._at < len(self.text)
        if self.owner or _ALL.match(self.text, self._at):
            return True
        zone = _ZONE.match(self.text, self._at)
        if zone is not None and zone["particle"] and self._line.owner:
            self.owner, self.carried = self._line.owner, zone.group().strip(", ")
            self.owners, self.unusual = [self.owner], True
            return True
        card = re.match(CARD, self.text[self._at :])
        return card is not None and self._line.is_known(card.group())

    def _joined(self) -> bool:
        """Read what joins a clause to the next one; tell whether one may begin behind it."""
        joint = _JOINT.match(self.text, self._at)
        ends = joint.end() if joint is not None else self._at
        before = self.text[: self._at]
        open_end = before.endswith(("て", "り", "ち", "で", "なく", "ず")) or bool(joint and joint.group())
        if ends < len(self.text) and not open_end:
            return False
        self._at = ends
        return True

    def _say(self, what: str) -> bool:
        if not self.owner:
            return False
        self._said.append(f"{self.owner}: {what}")
        return True

    def _life(self) -> bool:
        life = self._take(_LIFE)
        self._take(_AND_HAS)
        return life is not None and self._say(f"ライフ{life['number']}")

    def _nobody(self) -> bool:
        nobody = self._take(_NOBODY)
        if nobody is None:
            return False
        self.unusual = True
        return self._say("クリーチャーなし")

    def _one_of_them(self) -> bool:
        one = self._take(_ONE_OF_THEM)
        if one is None or not self._said or not re.search(r"(?:シールド|手札)\d+枚$", self._said[-1]):
            return False
        self._said[-1] += f", うち{one['number']}枚は{one['what']}"
        return True

    def _all(self) -> bool:
        match = self._take(_ALL)
        if match is None:
            return False
        before = [] if self.items else [(reading, one) for reading, one in self._line.last if not one.zone]
        those = [one for one in self.items if not one.zone] or [one for _reading, one in before]
        many = int(match["number"] or 2)
        facts = self._facts()
        if len(those) != many or not facts:
            return False
        self.unusual = True
        self._later += [(reading, one, facts) for reading, one in before]
        for one in self.items:
            one.facts += facts if not one.zone else []
        return True

    def _facts(self) -> list[str]:
        """Read the longest saying that tells nothing but how something is."""
        rest = self.text[self._at :]
        ends = [*(one.start() for one in re.finditer(",", rest)), len(rest)]
        for end in reversed(ends):
            facts, _history = facts_of(_ENDING.sub("", rest[:end]))
            if facts and not _history:
                self._at += end
                return facts
        return []

    def _of_a_zone(self) -> bool:
        """Read a zone, and what lies there."""
        zone = self._take(_ZONE)
        if zone is None or not self.owner:
            return False
        name = zone["zone"]
        table = name == "土地" or re.fullmatch(_HOME, name) is not None
        number, empty = (self._take(_COUNTED), None) if not table else (None, None)
        empty = self._take(_EMPTY) if number is None and not table else None
        if number is not None:
            self._take(_AND_HAS)
            return self._say(f"{name}{number['number']}枚")
        if empty is not None:
            return self._say(f"{name}なし")
        self._zone, self._surely = "" if table else name, True
        return self._things()

    def _things(self) -> bool:
        """Read things, how they are, what they are attached to, and the verb behind them."""
        found: list[_Item] = []
        while True:
            self._take(_THAT)
            facts: list[str] = []
            while (
                told := next(((one, fact) for shape, fact in _BEFORE if (one := self._take(shape))), None)
            ) is not None:
                facts.append(told[1])
            thing = self._take(_THING)
            if thing is None or _RESERVED.match(thing["what"]):
                return False
            item = _Item(
                self.owner,
                self._zone,
                thing["what"],
                thing["held"],
                thing["number"] or "",
                facts,
                self._surely,
                self._named_of,
            )
            self.unusual = self.unusual or bool(thing["only"])
            item.surely = item.surely or bool(thing["only"]) or (bool(thing["held"]) and self._named_of)
            found.append(item)
            if (both := _AND.match(self.text, self._at)) is None or not self._goes_on(both):
                break
            self._at = both.end()
        return self._what_of(found)

    def _goes_on(self, both: re.Match[str]) -> bool:
        """Tell whether another thing of the same list stands behind what joins two."""
        behind = self.text[both.end() :]
        if (
            not behind
            or _OWNER.match(behind)
            or _ZONE.match(behind)
            or _LIFE.match(behind)
            or _ONE_OF_THEM.match(behind)
        ):
            return False
        return "," not in both.group() or _NOBODY.match(behind) is None

    def _what_of(self, found: list[_Item]) -> bool:
        """Read what is told of things behind them."""
        begun = self._at
        if self._attached(found):
            return True
        self._at = begun
        particle = self._take(_OF_THING)
        facts = self._facts() if particle is not None and particle["particle"] not in ("を", "に") else []
        if facts:
            self.unusual = True
            there = particle is not None and particle["particle"] == "が" and facts == ["前からいる"]
            return all(self._told_of(one, facts, there=there) for one in found)
        self._at = begun
        if not all(self._lies(one) for one in found):
            return False
        self.items += found
        self._open += found
        if self._take(_NOTHING_ELSE) is not None:
            self.unusual = True
            self._open.clear()
            return True
        verb = self._take(_VERB)
        if verb is not None:
            return self._closed(verb)
        self._take(_OBJECT)
        if _SO_MANY_THERE.match(self.text, self._at) and all(one.number for one in found):
            for one in found:
                one.surely = True
        self.unusual = self.unusual or any(one.surely for one in found)
        joint = _JOINT.match(self.text, self._at)
        ends = joint.end() if joint is not None else self._at
        return ends == len(self.text) or self.text[self._at] == "," or self.text.startswith("で,", self._at)

    def _lies(self, one: _Item) -> bool:
        """Tell whether a thing is told of for the first time, and whose it is is known."""
        return bool(one.who) and not (re.fullmatch(CARD, one.what) and self._line.is_known(one.what))

    def _told_of(self, one: _Item, facts: Sequence[str], *, there: bool = False) -> bool:
        """Keep how a thing is that is there, or that lies there so; `there`: nothing but that and since when is told of it."""
        sign = re.fullmatch(CARD, one.what)
        if sign is None:
            return False
        name = self._line.cards.name(one.what)
        here = [
            each for each in self.items if re.fullmatch(CARD, each.what) and self._line.cards.name(each.what) == name
        ]
        if here and self._line.cards.text(one.what) == name:
            here[-1].facts += facts
            return len(here) == 1
        before = self._line.there(name)
        if self._line.is_known(one.what):
            self._later += [(reading, each, list(facts)) for reading, each in before]
            return len(before) == 1
        named_alone = self._line.cards.text(one.what) == name and not name.isascii()
        if not one.who or (named_alone and not there):
            return False
        if self._open and not _USUAL.issuperset(facts):
            if not all(each.of for each in (*self._open, one)):
                return False  # whether it is said of all of them or of the last is not told
            self.of_all.append((len(self._open) + 1, facts[0]))
        for each in (*self._open, one):
            each.facts += facts
        self._open.clear()
        self.items.append(one)
        return True

    def _closed(self, verb: re.Match[str]) -> bool:
        """Let a verb say where all things lie of which none was told behind them, and how."""
        if verb["state"]:
            self.unusual = True
        if len({one.who for one in self._open}) > 1 or verb["only"]:
            self.unusual = True
        place = verb["place"]
        for one in self._open:
            if place and not re.fullmatch(_HOME, place) and place != "土地":
                if one.zone not in ("", place):
                    return False
                one.zone = place
            if verb["state"]:
                one.facts.append(verb["state"])
        self._open.clear()
        return True

    def _attached(self, found: list[_Item]) -> bool:
        """Read what is attached to what: ①が②についている, ②に①をつけている."""
        if len(found) != 1:
            return False
        first = self._take(_OF_THING)
        if first is None or not first["particle"]:
            return False
        self._take(_THAT)
        owner = re.compile(r"(?P<who>[A-H])の").match(self.text, self._at)
        self._at = owner.end() if owner is not None else self._at
        other = self._take(_THING)
        if other is None:
            return False
        second = _Item(owner["who"] if owner is not None else self.owner, self._zone, other["what"], other["held"])
        if first["particle"] in ("に", "には"):
            host, worn = found[0], second
            if self._take(_ATTACHED) is None:
                return False
        else:
            host, worn = second, found[0]
            if self._take(_TO) is None or self._take(_ATTACHED) is None:
                return False
        return self._wears(host, worn)

    def _worn_by_it(self) -> bool:
        """Read what is attached to the one thing of which was told just before: Aの場に①がいて、Bの②がついている."""
        those = [one for one in (self.items or [one for _reading, one in self._line.last]) if not one.zone]
        match = self._take(_ON_IT)
        if match is None or len(those) != 1 or self._open:
            return False
        host = those[0]
        if re.fullmatch(CARD, host.what) is None:
            return False
        worn = _Item(match["whose"] or self.owner or host.who, "", match["what"], match["held"] or "")
        if not worn.who or not self._lies(worn):
            return False
        worn.facts.append(f"{self._line.cards.name(host.what)}につけた")
        self.items.append(worn)
        self.unusual = True
        return True

    def _wears(self, host: _Item, worn: _Item) -> bool:
        cards = self._line.cards
        if not all(re.fullmatch(CARD, one.what) for one in (host, worn)) or not worn.who:
            return False
        here = [
            one for one in self.items if re.fullmatch(CARD, one.what) and cards.name(one.what) == cards.name(host.what)
        ]
        described = cards.text(host.what) != cards.name(host.what)
        if not described and not here and not self._line.is_known(host.what):
            return False
        if described:
            if not host.who:
                return False
            self.items.append(host)
        if not self._lies(worn):
            return False
        worn.facts.append(f"{cards.name(host.what)}につけた")
        self.items.append(worn)
        self.unusual = True
        return True


_TAKEN = (
    r"(?:(?:それ|その)?(?:の)?コントロール(?:権)?を|それを)?,?(?:奪っ|取っ|得|支配し|コントロールし|パクっ|借り)て"
    + _LASTS
)
_ON_IT = re.compile(
    rf"(?:(?:それ|そこ|その上|そのクリーチャー)に(?:は)?,?(?:(?P<whose>[A-H])の)?)?(?P<what>{CARD})(?P<held>\([^()]*\))?"
    rf"(?:{_ATTACHED.pattern}|(?:を(?:それに)?(?:つけ|付け|貼っ|張っ|唱え|エンチャントし)て|で),?{_TAKEN})"
)
"""What is attached, of which nobody says to what, also told by what it took."""
_SO_MANY_THERE = re.compile(rf"で,(?=(?:{_ZONE_NAME}|{_HOME})(?:に(?:は)?|は|が|も|:|\d|なし))")
"""What joins so many things to what else a player has: 山2枚で、手札に①."""
_USUAL = frozenset(("アンタップ", "前からいる"))
"""How things are of which nothing is said."""
_ENDING = re.compile(r"(?:(?:という|って)?(?:状況|状態|場面)(?:です|だ)?|です|だ|である)$")
_AND_HAS = re.compile("で(?!す|あ[るり]|し(?!て)|も|は)")
"""What joins how much somebody has to what more that player has."""
_NOTHING_ELSE = re.compile(
    r"しか(?:い|(?:出し|出|持っ|残し|残っ|立て|立っ|置い|並べ|(?:コントロール|支配)し)て(?:い)?)(?:ない|なくて|なく|ません|なかった)"
)
"""That somebody has nothing but what is named."""
_OBJECT = re.compile("を(?=,)")
_TO = re.compile("に(?:は)?,?")
