"""Japanese cards described item by item, in the one form that lines of a position have: name, cost in braces, kind, size, text.

`角牛(緑、4マナ、3/3、トランプル)`, `《角牛》緑のクリーチャー、コスト4、3/3` and `緑の4マナ3/3クリーチャー「角牛」` become
`角牛 {3}{G} クリーチャー 3/3 …`. An item is a colour, a cost, a size, a kind or a keyword and nothing else: what holds any other
word stays as it was written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence

from judgekit.core.filling import forms, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual

_TEXT = "[\ue000-\uf8ff]"
_COLOUR = "無色|自然|白|青|黒|赤|緑|光|水|闇|火"
_COLOURS = re.compile(
    rf"(?P<colours>(?:{_COLOUR})(?:[と/・](?:{_COLOUR}))*)(?:文明|色|属性)?(?:の|(?=・|コスト|\d|パワー|AP|クリーチャー|ユニット|呪文|インスタント|ソーサリー|マジック|エンチャント|アーティファクト|$|\s))"
)
_CIVILIZATION_AND_COST = re.compile(
    r"(?P<of>(?:自然|[光水闇火])(?:[/・](?:自然|[光水闇火]))*)\s?(?P<number>\d{1,2})(?![\d/])(?:コスト)?"
)
"""A civilization with the cost right behind it: 光3."""
_COST = re.compile(
    r"(?:(?:マナ・?)?コスト|マナ総量)\s*(?:は|:)?\s*(?:(?P<number>\d{1,2})|(?P<braces>(?:\{[^{}]*\})+))|(?P<behind>\d{1,2})(?:コスト|マナ)(?:の)?"
)
_SIZE = re.compile(
    r"(?:パワー|攻撃力|AP)\s*(?:は|:)?\s*(?P<first>\d{1,2})\s*[/・と]?\s*(?:タフネス|防御力|体力|HP)\s*(?:は|:)?\s*(?P<second>\d{1,2})(?:の)?"
    r"|(?P<pair>[\d*]{1,2}/[\d*]{1,2})(?:の)?|(?:パワー)\s*(?:は|:)?\s*(?P<power>\d{3,5}\+?)(?:の)?"
)
_HALF = re.compile(r"(?P<what>パワー|タフネス|AP|HP)\s*(?:は|:)?\s*(?P<number>\d{1,2})(?!\d)(?:の)?")
"""A half of a size: the other one stands in another item."""
_RACE = re.compile(r"種族\s*[:は]?\s*(?P<race>[^\s,;(){}\d]+)")
_TYPES = re.compile(
    r"(?:クリーチャー|ユニット|呪文|インスタント|ソーサリー|アーティファクト|エンチャント|オーラ|装備品|プレインズウォーカー|土地|マジック|フィールド|トークン)"
)
_SURELY = re.compile(r"コスト|パワー|タフネス|AP|HP|マナ")
"""Words of an item that can be nothing but a part of a description."""
_LISTED = re.compile(r"\s*\((?P<items>[^()]*)\)(?P<text>\s*" + _TEXT + ")?")
"""Items in brackets behind a name."""
_NAMED_BEHIND = re.compile(
    rf"(?P<before>^|[,;:(\s]|[はがをにとで])(?P<items>[^;:(){{}}?はがをにで{_TEXT[1:-1]}]*(?:{_TYPES.pattern}|持ちの|を持つ|付きの|つきの)の?)(?P<name>{_TEXT})(?P<text>\s*{_TEXT})?"
)
"""A name in quotation marks behind what its card is."""
_ITEMS_BEFORE_NAME = re.compile(
    rf"(?P<before>^|[,;:(\s]|[はがをにとで])(?P<items>(?<![+\-\d/])\d+/\d+[^,;:(){{}}?をにがは{_TEXT[1:-1]}]+?)"
    r"(?:を持つ|を持った|持ちの|付きの|つきの|の)(?P<name>[^\s,;:(){}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+)"
)
"""A size and what is said besides before the name of a card: 3/3 トランプル 接死の蛇."""
_MOST_OF_A_NAME = 16


class _Items(NamedTuple):
    """What items say of a card.

    Attributes:
        colours: its colours or civilizations.
        number: its cost, as a number; empty where that is not said.
        braces: its cost, in braces.
        size: its size.
        words: its kinds and keywords.
        halves: halves of its size.
    """

    colours: tuple[str, ...] = ()
    number: str = ""
    braces: str = ""
    size: str = ""
    words: tuple[str, ...] = ()
    halves: tuple[tuple[str, str], ...] = ()

    @property
    def several(self) -> bool:
        """Whether they say more than one thing of it."""
        return sum(map(bool, (self.colours, self.number or self.braces, self.size or self.halves, self.words))) > 1

    @property
    def whole(self) -> bool:
        """Whether no half of a size is left alone."""
        return len(self.halves) != 1

    def joined(self, more: _Items) -> _Items | None:
        """Return these items and others; None where both say the same thing of a card."""
        twice = (
            (self.number or self.braces) and (more.number or more.braces),
            (self.size or self.halves) and more.size,
            self.size and more.halves,
            self.colours and more.colours,
            {what for what, _ in self.halves} & {what for what, _ in more.halves},
        )
        if any(twice):
            return None
        return _Items(
            self.colours or more.colours,
            self.number or more.number,
            self.braces or more.braces,
            self.size or more.size,
            (*self.words, *more.words),
            (*self.halves, *more.halves),
        )


def _pair_behind(match: re.Match[str]) -> str:
    """Return a size as figures, apart from a name that follows it."""
    gap = " " if re.match("[ァ-ヶ一-龠]", match.string[match.end() :]) is not None else ""
    return f" {match['first']}/{match['second']}{gap}"


_IN_ITEMS = forms(
    rf"""
# A size in the words for its halves behind a name: 番犬 AP3/HP3.
(?<=[^\x00-\x7f])(?:\s+|(?<![はがをにでとのへもや、。「」・]))(?:AP|攻撃力|パワー)\s*(?P<first>\d{{1,2}})\s*[/・]?\s*(?:HP|体力|タフネス)\s*
  (?P<second>\d{{1,2}})(?![\d+]) => @pair
# That something is a token, behind its name and size or before them: 兵隊 1/1のトークン, トークンの兵隊 1/1.
(?<=[^\x00-\x7f])(?:\s+(?P<size>[\d*]{{1,2}}/[\d*]{{1,2}})の?トークン|\s*\((?P<inside>[\d*]{{1,2}}/[\d*]{{1,2}})の?トークン\))
  (?![^\s\d、,。;:はがをにでとのへもや()\x00-\x7f{_TEXT[1:-1]}]) => @token
トークンの(?P<of>[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+)\s+(?P<size>[\d*]{{1,2}}/[\d*]{{1,2}})
  (?![\d/]) => \g<of> \g<size>(トークン)
(?P<size>(?<![+\-\d/])\d+/\d+)の(?P<colour>(?:無色|[白青黒赤緑](?:と[白青黒赤緑])*))(?:色)?の
  (?P<name>[^\s,;:(){{}}?=ぁ-ん\x00-\x7f\ue000-\uf8ff]+) => @coloured
""",
    pair=lambda match: _pair_behind(match),
    token=lambda match: f" {match['size'] or match['inside']}(トークン)",
    coloured=lambda match: f"{match['name']} {match['size']} {match['colour'].replace('と', '・')} ",
)


class InItems:
    """Descriptions in items of a notation, in the form of lines of a position.

    Attributes:
        is_kind: tells whether words say what kind of card something is, its keywords included.
        cost: from colours and a number the cost in braces, and whether that is one of several that it may be.
        taken: what has to be said aloud.
        name: returns the text behind a sign.
        known: returns the names of cards that everybody knows.
    """

    def __init__(
        self,
        is_kind: Callable[[str], bool],
        cost: Callable[[Sequence[str], str], tuple[str, bool]],
        name: Callable[[str], str],
        taken: list[Bilingual],
        known: Callable[[], Collection[str]] = tuple,
    ) -> None:
        self.known = known
        self.is_kind = is_kind
        self.cost = cost
        self.name = name
        self.taken = taken

    def in_one_form(self, line: str) -> str:
        """Return a line in which each described card has its cost in braces behind its name, then its kind and its size.

        Args:
            line: a line without quoted texts, in half-width signs.
        """
        if not re.search("[ぁ-んァ-ヶ一-龠]", line) or line.lstrip()[:1] in ("?", "="):
            return line
        line = in_other_words(line, _IN_ITEMS)
        line = _ITEMS_BEFORE_NAME.sub(self._items_before, line)
        line = _NAMED_BEHIND.sub(self._named_behind, line)
        line = _LISTED.sub(self._listed, line)
        return self._parted(line)

    def _items_before(self, match: re.Match[str]) -> str:
        items = self._read(match["items"])
        if items is None or not (items.words or items.colours or items.number):
            return match.group()
        behind = " " if match.string[match.end() :][:1].isdecimal() else ""
        return f"{match['before']}{match['name']} {self._written(items)}{behind}"

    def _named_behind(self, match: re.Match[str]) -> str:
        name = self.name(match["name"])
        if re.search(r"[。、:;,\s\d]|ない|する|できる", name) or len(name) > _MOST_OF_A_NAME or self.is_kind(name):
            return match.group()
        for begin in [0, *(one.end() for one in re.finditer("[とのへ,]", match["items"]))]:
            items = self._read(match["items"][begin:])
            if items is not None and items.whole and (items.several or begin == 0):
                before = match["items"][:begin]
                return f"{match['before']}{before}{name} {self._written(items)}{(match['text'] or '').strip()}"
        return match.group()

    def _listed(self, match: re.Match[str]) -> str:
        before = match.string[: match.start()]
        if not before or before[-1] in " ,;:(){}?" or re.search(r"(?:^|[\s,;:])[A-H]$", before):
            return match.group()
        items, texts = match["items"], ""
        if (text := re.search(rf"[,;.、]?\s*({_TEXT})[;.]?\s*$", items)) is not None and not match["text"]:
            items, texts = items[: text.start()], text.group(1)
        parts = [one.strip() for one in re.split("[,、;]", items) if one.strip()]
        read = [self._read(one) for one in parts]
        found = _Items()
        for one in read:
            both = found.joined(one) if one is not None else found
            if both is None:
                return match.group()
            found = both
        other = [part for part, one in zip(parts, read, strict=True) if one is None]
        of_a_card = any(_SURELY.search(part) or _TYPES.search(part) for part in parts) or bool(found.size)
        if not (
            of_a_card and found.whole and (found.several or _SURELY.search(items) or texts or self._is_new(before))
        ):
            return match.group()
        if other and not (found.number or found.braces or found.words or found.several):
            return match.group()
        facts = f"({','.join(other)})" if other else ""
        gap = " " if match.string[match.end() :][:1].isdecimal() else ""
        return f" {self._written(found)}{texts or (match['text'] or '').strip()}{facts}{gap}"

    def _is_new(self, before: str) -> bool:
        """Tell whether a name before a bracket is none of a card that everybody knows: its size describes it."""
        name = re.search(r"[^\s,;:(){}\x00-\x7fぁ-ん]+$", before)
        return name is not None and not any(before.endswith(one) for one in self.known())

    def _parted(self, line: str) -> str:
        """Return a line in which items behind commas stand with the card of which they are said."""
        parts = re.split(r"(,(?![^(]*\)))", line)
        found: list[str] = []
        place = 0
        while place < len(parts):
            run, end = self._run(parts[place], parts[place + 2 :: 2])
            found.append(run)
            place += 1 + 2 * end
            if place < len(parts):
                found.append(parts[place])
            place += 1
        return "".join(found)

    def _run(self, first: str, following: Sequence[str]) -> tuple[str, int]:
        """Return a card with the items behind it, and how many of the parts that follow these are."""
        head, items, text = self._head(first)
        if text or not head.strip() or re.search(r"[はがをでと]$", head.strip()):
            return first, 0
        taken = 0
        for part in following:
            more, text = self._with_text(part.strip())
            surely = _SURELY.search(part) is not None or _TYPES.search(part) is not None
            started = taken or items.several
            if more is None or not (surely or started):
                break
            both = items.joined(more)
            if both is None:
                break
            items, taken = both, taken + 1
            if text:
                break
        sized = bool(items.size or items.halves)
        certain = items.several and items.whole and (sized or items.words or items.number)
        if not certain and not (sized and items.whole and not taken):
            return first, 0
        if not taken and not (items.colours and items.size) and _SURELY.search(first[len(head) :]) is None:
            return first, 0
        return f"{head.rstrip()} {self._written(items)}{text}", taken

    def _head(self, part: str) -> tuple[str, _Items, str]:
        """Return a part without the items with which it ends, these, and a text behind them."""
        for blank in re.finditer(r"\s+", part):
            items, text = self._with_text(part[blank.end() :].strip())
            if items is not None and part[: blank.start()].strip() and not part[: blank.start()].rstrip().endswith(":"):
                return part[: blank.start()], items, text
        return part, _Items(), part.strip()[-1:] if re.search(f"{_TEXT}$", part.strip()) else ""

    def _with_text(self, part: str) -> tuple[_Items | None, str]:
        text = re.search(f"{_TEXT}(?:\\([^()]*\\))?(?:(?:が|を|は)[^{_TEXT[1:-1]}]*)?$", part)
        return self._read(part[: text.start()] if text is not None else part), text.group() if text is not None else ""

    def _read(self, said: str) -> _Items | None:
        """Return what words say of a card; None where any of them says something else."""
        found, rest = _Items(), re.sub("(?:を持つ|を?持ちの?|付きの?|つきの?)$", "", said.strip()).strip(" の")
        while rest:
            one, end = self._first(rest)
            both = found.joined(one) if one is not None else None
            if both is None:
                return None
            found, rest = both, rest[end:].lstrip(" の・,")
        return found if found != _Items() else None

    def _first(self, rest: str) -> tuple[_Items | None, int]:
        if (match := _SIZE.match(rest)) is not None:
            size = match["pair"] or match["power"] or f"{match['first']}/{match['second']}"
            return _Items(size=size), match.end()
        if (match := _COST.match(rest)) is not None:
            return _Items(number=match["number"] or match["behind"] or "", braces=match["braces"] or ""), match.end()
        if (match := _HALF.match(rest)) is not None:
            return _Items(halves=((match["what"], match["number"]),)), match.end()
        if (match := _RACE.match(rest)) is not None:
            return _Items(words=(f"種族{match['race']}",)), match.end()
        if (match := _CIVILIZATION_AND_COST.match(rest)) is not None:
            return _Items(colours=tuple(re.findall(_COLOUR, match["of"])), number=match["number"]), match.end()
        if (match := _COLOURS.match(rest)) is not None:
            return _Items(colours=tuple(re.findall(_COLOUR, match["colours"]))), match.end()
        for end in self._ends(rest):
            if self.is_kind(rest[:end]):
                return _Items(words=(rest[:end].strip(),)), end
        return None, 0

    def _ends(self, rest: str) -> Iterator[int]:
        """Yield where words may end that say what kind of card something is, the longest first."""
        whole = re.match(r"[^\d,;(){}\ue000-\uf8ff]+", rest)
        if whole is not None:
            yield from range(whole.end(), 0, -1)

    def _written(self, items: _Items) -> str:
        halves = dict(items.halves)
        size = items.size
        if not size and len(halves) > 1:
            size = f"{halves.get('パワー') or halves.get('AP')}/{halves.get('タフネス') or halves.get('HP')}"
        cost, guessed = (items.braces, False) if items.braces else self.cost(items.colours, items.number)
        if guessed:
            said = f"{'と'.join(items.colours)}のコスト{items.number}"
            self.taken.append(Bilingual(f"「{said}」は{cost}とする", f"{said} is taken as {cost}"))
        colours = "・".join(items.colours) if not cost or items.braces else ""
        return " ".join(one for one in (cost, size, *items.words, colours) if one)
