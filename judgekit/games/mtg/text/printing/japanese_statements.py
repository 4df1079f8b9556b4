"""Japanese card text printed from terms: what something gets, has, is or can't do (604, 611, 613), what tokens are (111.3)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from judgekit.games.mtg.terms.gifts import GIFTS_JA
from judgekit.games.mtg.terms.keywords import LANDWALK
from judgekit.games.mtg.terms.records import (
    AS_A_CARD,
    Ability,
    Card,
    Cost,
    Duration,
    Filter,
    Formula,
    Modification,
    Test,
)
from judgekit.games.mtg.terms.roles import ROLES_JA
from judgekit.games.mtg.terms.subtypes import BASIC_LAND_TYPES
from judgekit.games.mtg.terms.symbols import COLORS, write_symbols
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.japanese.statements import ENDINGS
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    color_word,
    counter_word,
    figure,
    keyword_word,
    landwalk_word,
    subtype_word,
    type_word,
)
from judgekit.language.japanese.spelling import wide
from judgekit.mechanics.terms.records import Value

_LAND_OF = {subtype: word for word, subtype in LANDWALK.items()}


def keyword(ability: Ability, speech: Speech) -> str:
    """Return a keyword ability with what stands behind the word (702).

    Raises:
        Unsaid: what stands behind it has no wording here.
    """
    name, value, cost = ability.name or "", ability.value, ability.cost
    if ability._replace(kind="", name=None, value=None, cost=None, text="", zones=None, links=()) != Ability(""):
        raise Unsaid(ability)
    way = _KEYWORDS.get(name)
    said = way(ability, speech) if way is not None else None
    if said is not None:
        return said
    price = _price(cost)
    if value is None:
        return keyword_word(name) + price
    if value == ("x",) and not price:
        return f"{keyword_word(name)}Ｘ"
    if isinstance(value, int) and not price:
        return f"{keyword_word(name)}{wide(value)}"
    if isinstance(value, int):
        return f"{keyword_word(name)}{wide(value)}―{price}"
    raise Unsaid(ability)


def _price(cost: Cost | None) -> str:
    """Return a cost of mana that stands behind a keyword, "" where there is none."""
    if cost is None:
        return ""
    if cost.actions or cost.mana_formula is not None or not cost.mana:
        raise Unsaid(cost)
    return "か".join(("".join(f"{{{symbol}}}" for symbol in cost.mana), *map(_price, cost.alternatives)))


def _prototype(ability: Ability, _: Speech) -> str | None:
    if not isinstance(ability.value, tuple) or ability.cost is None:
        return None
    power, toughness = ability.value[:2]
    return f"{keyword_word('prototype')}{write_symbols(ability.cost.mana)}―{power}/{toughness}"


def _craft(ability: Ability, speech: Speech) -> str | None:
    """Return craft with its materials: クリーチャー２体で作製{4} (702.167a of the book of 2026-04-17)."""
    cost = ability.cost
    if cost is None or cost != Cost(cost.mana):
        return None
    described, least, most = ability.value
    noun = speech.noun(described)
    more = "以上" if most is None else ""
    return f"{noun}{wide(least)}{noun.unit}{more}で作製{write_symbols(cost.mana)}"


def _companion(ability: Ability, _: Speech) -> str | None:
    return f"相棒 ― {ability.value}" if isinstance(ability.value, str) else None


def _emerging(ability: Ability, speech: Speech) -> str | None:
    """Return emerge from something: アーティファクトからの現出{５}{U} (702.119b of the book of 2026-04-17)."""
    if not isinstance(ability.value, Filter):
        return None
    return f"{speech.noun(ability.value)}からの{keyword_word('emerge')}{_price(ability.cost)}"


def _gift(ability: Ability, _: Speech) -> str | None:
    return f"{GIFTS_JA[ability.value]}の贈呈" if ability.value in GIFTS_JA else None


def _walking(ability: Ability, _: Speech) -> str | None:
    return _landwalk(ability.value) if ability.cost is None else None


def _from_a_quality(ability: Ability, speech: Speech) -> str | None:
    """Return protection or hexproof with what it is from: プロテクション（赤） (702.11d, 702.16a, 702.16k)."""
    if not isinstance(ability.value, Filter) or ability.cost is not None:
        return None
    return f"{keyword_word(ability.name or '')}（{_player_named(ability.value, speech) or _quality(ability.value)}）"


def _player_named(value: Filter, speech: Speech) -> str:
    """Return the player whom words or a target name that protection is from, "" where it is from something else (702.16k)."""
    who = value.get("controller")
    if value != Filter((Test("controller", who),), "object") or who in (("opponent",), ("chosen", "player")):
        return ""
    return speech.player(who)


def _of_something(ability: Ability, speech: Speech) -> str | None:
    """Return a keyword of some objects or players, with its cost: 装備（騎士）{１} (702.6c)."""
    if not isinstance(ability.value, Filter):
        return None
    return f"{keyword_word(ability.name or '')}（{speech.noun(ability.value)}）{_price(ability.cost)}"


def _typecycling(ability: Ability, speech: Speech) -> str | None:
    """Return typecycling with its cost: 平地サイクリング{２} (702.29e)."""
    if not isinstance(ability.value, Filter):
        return None
    return f"{speech.noun(ability.value).head}{keyword_word('cycling')}{_price(ability.cost)}"


def _banding(ability: Ability, speech: Speech) -> str | None:
    return f"他の{speech.noun(ability.value)}とのバンド" if isinstance(ability.value, Filter) else None


def _devour(ability: Ability, speech: Speech) -> str | None:
    if not isinstance(ability.value, tuple) or not isinstance(ability.value[0], Filter):
        return None
    eaten, number = ability.value
    return f"{speech.noun(eaten)}の{keyword_word('devour')}{wide(number)}" if isinstance(number, int) else None


def _suspended_for_x(ability: Ability, _: Speech) -> str | None:
    """Return suspend for as many time counters as the X that is paid (702.62a); None where it is for a number."""
    if ability.value != ("x",) or ability.cost is None:
        return None
    return f"{keyword_word('suspend')}Ｘ―{_price(ability.cost)}。Ｘは０にできない。"


_KEYWORDS: dict[str, Callable[[Ability, Speech], str | None]] = {
    "evidence": lambda ability, _speech: (
        f"この呪文を唱えるための追加コストとして、あなたは証拠収集{wide(ability.value)}を行ってもよい。"
    ),
    "behold": lambda ability, speech: (
        f"この呪文を唱えるための追加コストとして、あなたは{speech.noun(ability.value)}の後見を受けてもよい。"
        if isinstance(ability.value, Filter)
        else None
    ),
    "suspend": _suspended_for_x,
    "for mirrodin!": lambda *_: "ミラディンのために！",
    "prototype": _prototype,
    "craft": _craft,
    "companion": _companion,
    "devour": _devour,
    "emerge": _emerging,
    "gift": _gift,
    "landwalk": _walking,
    "protection": _from_a_quality,
    "hexproof": _from_a_quality,
    "enchant": _of_something,
    "affinity": _of_something,
    "champion": _of_something,
    "equip": _of_something,
    "splice": _of_something,
    "offering": _of_something,
    "typecycling": _typecycling,
    "partner with": lambda ability, _: f"「{ability.value}」との共闘",
    "bands with other": _banding,
}
"""Keywords that say what stands behind them in a way of their own; None where it stands as behind most keywords."""


def _landwalk(value: object) -> str:
    if isinstance(value, Filter):
        kinds = [word for test in value.tests if test.what == "type" for word in test.value]
        if len(kinds) == len(value.tests) == 2 and "land" in kinds:
            return f"{type_word(next(word for word in kinds if word != 'land'))}・土地渡り"
        rest = [test for test in value.tests if test.what != "type"]
        if len(rest) == 1 and rest[0].what == "subtype" and len(rest[0].value) == 1:
            return landwalk_word(_LAND_OF.get(rest[0].value[0], ""))
        if rest == [Test("supertype", ("legendary",))]:
            return "伝説の土地渡り"
        if rest == [Test("supertype", ("snow",))]:
            return "氷雪土地渡り"
        if len(rest) == 1 and rest[0].what == "not" and rest[0].value.tests == (Test("supertype", ("basic",)),):
            return "基本でない土地渡り"
        if len(rest) == 2 and rest[0] == Test("supertype", ("snow",)) and rest[1].what == "subtype":
            return f"冠雪{landwalk_word(_LAND_OF.get(rest[1].value[0], ''))}"
    raise Unsaid(value)


_COLORED_SPELLS = Filter((Test("not", Filter((Test("status", "colorless"),))),), "spell")
"""Spells that have at least one colour."""


def _quality(value: Filter) -> str:
    if value == Filter(kind="object"):
        return "すべて"
    if value == Filter((Test("controller", ("opponent",)),), "object"):
        return "各対戦相手"
    if value == Filter((Test("controller", ("chosen", "player")),), "object"):
        return "選ばれたプレイヤー"
    if value == _COLORED_SPELLS:
        return "有色の呪文"
    if len(value.tests) != 1 or value.kind == "spell":
        raise Unsaid(value)
    test = value.tests[0]
    if test.what == "color" and len(test.value) == 1:
        return color_word(test.value[0])
    if test == Test("color", COLORS):
        return "すべての色"
    if test.what == "type" and len(test.value) == 1:
        return type_word(test.value[0])
    if test.what == "subtype" and len(test.value) == 1:
        return subtype_word(test.value[0])
    if test == Test("chosen", "color"):
        return "選ばれた色"
    if test.what == "status" and test.value in ("multicolored", "monocolored"):
        return "多色" if test.value == "multicolored" else "単色"
    raise Unsaid(value)


def signed(number: Formula, speech: Speech) -> str:
    """Return a change of power or toughness: ＋１, －X (613.4c)."""
    if isinstance(number, int):
        return wide(f"{number:+d}")
    if number[0] == "-" and number[1] == 0 and len(number) == 3:
        return f"－{speech.amount(number[2])}"
    return f"＋{speech.amount(number)}"


class Statements:
    """Says what is true of something.

    Attributes:
        speech: what the ability has spoken of.
        quote: prints an ability that something has, for quotation marks.
        lasting: it is so for a time: 得る, not 持つ.
    """

    def __init__(self, speech: Speech, quote: Callable[[Ability], str], lasting: bool) -> None:
        self.speech = speech
        self.quote = quote
        self.lasting = lasting

    def predicate(self, changes: tuple[Modification, ...]) -> str:
        """Return what some changes say, joined: ＋１/＋１の修整を受けるとともに飛行を得る.

        Raises:
            Unsaid: one of them has no wording here.
        """
        said = self._kind(changes) or self._each(changes)
        whole = said[-1]
        for number, one in enumerate(reversed(said[:-1])):
            whole = (
                f"{one}とともに{whole}"
                if one.endswith("修整を受ける") and not number
                else f"{_continued(one)}、{whole}"
            )
        return whole

    def _each(self, changes: tuple[Modification, ...]) -> list[str]:
        said: list[str] = []
        gained = [change.value for change in changes if change.what == "gain"]
        lost = [change.value for change in changes if change.what == "lose" and change.value != "all"]
        for change in changes:
            if change.what == "gain":
                if gained:
                    said.append(f"{self.abilities(gained)}を{'得る' if self.lasting else '持つ'}")
                    gained = []
                continue
            if change.what == "lose" and isinstance(change.value, Ability | str) and change.value != "all":
                if lost:
                    said.append(f"{'と'.join(self._lost(one) for one in lost)}を失う")
                    lost = []
                continue
            way = _CHANGES.get(change.what)
            if way is None:
                raise Unsaid(change)
            said.append(way(self, change.value))
        return said

    def abilities(self, abilities: list[Ability]) -> str:
        """Return abilities that something has: 飛行と警戒 (113)."""
        words = []
        for ability in abilities:
            if not isinstance(ability, Ability):
                raise Unsaid(ability)
            if ability.kind == "abilities-of":
                words.append(self._abilities_of(ability))
            elif ability.kind == "keyword":
                words.append(keyword(ability, self.speech))
            else:
                words.append(f"「{self.quote(ability)}」")
        return "と".join(words)

    def _abilities_of(self, ability: Ability) -> str:
        (of, kind), what = ability.value, None
        if of[0] == "all" and kind == "activated" and not self.lasting:
            what = self.speech.noun(of[1])
        if what is None:
            raise Unsaid(ability)
        return f"すべての{what}の起動型能力のすべて"

    def _pt(self, value: tuple[Formula, Formula]) -> str:
        power, toughness = value
        for number in (power, toughness):
            plain = number[2] if isinstance(number, tuple) and number[:2] == ("-", 0) else number
            if isinstance(plain, tuple) and plain[0] == "*" and isinstance(plain[1], int):
                plain = plain[2]
            reckoned = isinstance(plain, tuple) and plain[0] in ("count", "value", "distinct")
            if reckoned and (per := self._per(value, plain)) is not None:
                return per
        steps = [signed(power, self.speech), signed(toughness, self.speech)]
        if any(step.startswith("－") for step in steps):
            steps = [step.replace("＋０", "－０") for step in steps]
        return f"{'/'.join(steps)}の修整を受ける"

    def _per(self, value: tuple[Formula, Formula], counted: Formula) -> str | None:
        steps = []
        for number in value:
            if number == counted:
                steps.append("＋１")
            elif number == 0:
                steps.append("＋０")
            elif isinstance(number, tuple) and number == ("-", 0, counted):
                steps.append("－１")
            elif isinstance(number, tuple) and number[0] == "*" and number[2:] == (counted,):
                steps.append(wide(f"{number[1]:+d}"))
            else:
                return None
        try:
            per = self.speech.foreach(counted)
        except Unsaid:
            return None
        if self.lasting:
            return None
        if "－１" in steps:
            steps = [step.replace("＋０", "－０") for step in steps]
        return f"{per}{'/'.join(steps)}の修整を受ける"

    def _base(self, value: tuple[Formula, Formula]) -> str:
        if isinstance(value[0], tuple) and value[0] == value[1] and value[0] != ("x",):
            many = self.speech.amount(value[0])
            return f"基本のパワーとタフネスが{many}/{many}{'になる' if self.lasting else 'である'}"
        return f"基本のパワーとタフネスが{figure(value[0])}/{figure(value[1])}{'になる' if self.lasting else 'である'}"

    def _lose(self, value: object) -> str:
        if value == "all":
            return "すべての能力を失う"
        return f"{self._lost(value)}を失う"

    def _lost(self, value: object) -> str:
        if isinstance(value, Ability):
            return keyword(value, self.speech)
        if isinstance(value, str):
            return keyword_word(value)
        raise Unsaid(value)

    def _cant_have(self, value: object) -> str:
        word = keyword(value, self.speech) if isinstance(value, Ability) else keyword_word(str(value))
        return f"{word}を持つことができない"

    def _legendary(self, value: object) -> str:
        if value != ("legendary",):
            raise Unsaid(value)
        return "伝説である"

    def _no_longer(self, value: Collection[str]) -> str:
        return f"{'や'.join(map(type_word, value))}ではない"

    def _color(self, value: Collection[str]) -> str:
        ending = "になる" if self.lasting else "である"
        if not value:
            return f"無色{ending}"
        if value == ("chosen",):
            return f"選ばれた色{ending}"
        if len(value) == 5:
            return f"すべての色{ending}"
        return "と".join(color_word(word) for word in value) + ending

    def _kind(self, changes: tuple[Modification, ...]) -> list[str] | None:
        """Return that something becomes something, where its types, colour, size and abilities are changed together (205.1)."""
        found = {change.what: change.value for change in changes if change.what != "gain"}
        every = found.pop("all-creature-types", None)
        types = found.get("set-types", found.get("add-types"))
        subtypes = found.get("set-subtypes", found.get("add-subtypes"))
        if types is None and subtypes is None:
            return None
        if set(found) - _OF_A_KIND:
            raise Unsaid(changes)
        gained = [change.value for change in changes if change.what == "gain"]
        first = [self._pt(found["pt"])] if "pt" in found else []
        if "lose" in found:
            first.append(self._lose(found["lose"]))
        if subtypes == ("chosen",) and set(found) == {"set-subtypes"} and not gained:
            return [f"選ばれたタイプ{'になる' if self.lasting else 'である'}"]
        kind = self._made_of(tuple(types or ()), tuple(subtypes or ()))
        own = ("value", ("affected",), "mana-value")
        if found.get("base-pt") == (own, own) and "add-types" in found and not (gained or first or self.lasting):
            return self._as_big_as_it_costs(kind, types)
        besides = [_OF_EVERY_TYPE] if every is not None else []
        return [*first, self._becomes(self._more_closely(kind, found, gained), found), *besides]

    @staticmethod
    def _as_big_as_it_costs(kind: str, types: object) -> list[str]:
        """Return that something is a creature besides, whose power and toughness are its mana value (613.4b)."""
        if types == ("artifact", "creature"):
            return [f"パワーとタフネスがそれぞれそれのマナ総量に等しい{kind}である"]
        return [f"他のタイプに加えて{kind}でもある", "基本のパワーとタフネスがそれぞれそれのマナ総量に等しい"]

    def _more_closely(self, kind: str, found: dict[str, Value], gained: list[Ability]) -> str:
        """Return a kind of permanent with its size, its colours and its abilities."""
        if "base-pt" in found:
            kind = f"{figure(found['base-pt'][0])}/{figure(found['base-pt'][1])}の{kind}"
        if "set-colors" in found:
            kind = f"{'と'.join(color_word(word) for word in found['set-colors'])}の{kind}"
        return f"{self.abilities(gained)}を持つ{kind}" if gained else kind

    def _becomes(self, kind: str, found: dict[str, Value]) -> str:
        """Return that something is or becomes of a kind, instead of what it was or besides it (205.1a, 205.1b)."""
        added = "add-types" in found or "add-subtypes" in found
        if added and "set-types" in found:
            raise Unsaid(kind)
        if not added or "set-subtypes" in found:
            return f"{kind}{'になる' if self.lasting else 'である'}"
        if kind == "すべての基本土地タイプ":
            return f"他のタイプに加えて{kind}である"
        return f"他のタイプに加えて{kind}{'になる' if self.lasting else 'でもある'}"

    @staticmethod
    def _made_of(types: tuple[str, ...], subtypes: tuple[str, ...]) -> str:
        words = [*map(subtype_word, subtypes), *map(type_word, types)]
        if not types and set(subtypes) == set(BASIC_LAND_TYPES):
            return "すべての基本土地タイプ"
        return "・".join(words)


_OF_A_KIND = frozenset(
    ("set-types", "add-types", "set-subtypes", "add-subtypes", "set-colors", "base-pt", "pt", "lose")
)
"""Changes that are said together, where something becomes something else."""

_OF_EVERY_TYPE = "すべてのクリーチャー・タイプを持つ"

_CHANGES: dict[str, Callable[..., str]] = {
    "all-creature-types": lambda _statements, _value: _OF_EVERY_TYPE,
    "no-creature-types": lambda _statements, _value: "すべてのクリーチャー・タイプを失う",
    "pt": Statements._pt,
    "base-pt": Statements._base,
    "base-power": lambda _statements, value: f"基本のパワーが{figure(value)}になる",
    "base-toughness": lambda _statements, value: f"基本のタフネスが{figure(value)}になる",
    "lose": Statements._lose,
    "cant-have": Statements._cant_have,
    "set-colors": Statements._color,
    "add-supertypes": Statements._legendary,
    "lose-types": Statements._no_longer,
}


def _continued(predicate: str) -> str:
    verb = max((verb for verb in ENDINGS if predicate.endswith(verb)), key=len, default="")
    if not verb:
        raise Unsaid(predicate)
    return predicate.removesuffix(verb) + ENDINGS[verb]


def duration(until: Duration, speech: Speech) -> str:
    """Return how long something lasts, before a comma (611.2a).

    Raises:
        Unsaid: it has no wording here.
    """
    word = until[0]
    if word in ("end-of-turn", "this-turn"):
        return "ターン終了時まで" if word == "end-of-turn" else "このターン"
    if word == "end-of-combat":
        return "戦闘終了時まで"
    if word == "next-turn" and until[1] == ("you",):
        return "あなたの次のターンまで"
    if word == "end-of-next-turn" and until[1] == ("you",):
        return "あなたの次のターンの終了時まで"
    if word in ("next-end-step", "next-upkeep") and until[1] == ("you",):
        return f"あなたの次の{'終了ステップ' if word == 'next-end-step' else 'アップキープ'}まで"
    if word == "leaves":
        return f"{speech.thing(until[1])}が戦場を離れるまで"
    if word == "monarch" and until[1] == ("opponent",):
        return "対戦相手１人が統治者になるまで"
    if word == "while" and until[1] == ("is", ("this",), Filter(zones=("battlefield",))):
        return "～が戦場に残り続けているかぎり"
    if word == "while" and until[1][0] == "is" and until[1][2] == Filter((), "card", ("exile",)):
        return f"{speech.thing(until[1][1])}が追放され続けているかぎり"
    if word == "while" and until[1][0] == "is" and until[1][2] == Filter((Test("status", "tapped"),)):
        return f"{speech.thing(until[1][1])}がタップ状態であり続けるかぎり"
    raise Unsaid(until)


# What can't be done.

_PREDICATES: dict[tuple[str, str], str] = {
    ("cant", "attack"): "攻撃できない",
    ("cant", "block"): "ブロックできない",
    ("cant", "attack-alone"): "単独では攻撃できない",
    ("cant", "crew"): "機体に搭乗できない",
    ("may", "be-commander"): "統率者として使用できる",
    ("may", "crew-with-toughness"): "パワーではなくタフネスを使って機体に搭乗する",
    ("cant", "attack-with-others"): "単独でしか攻撃できない",
    ("cant", "block-alone"): "単独ではブロックできない",
    ("cant", "be-blocked"): "ブロックされない",
    ("cant", "be-countered"): "打ち消されない",
    ("cant", "be-regenerated"): "再生できない",
    ("cant", "be-sacrificed"): "生け贄に捧げられない",
    ("cant", "phase-out"): "フェイズ・アウトできない",
    ("cant", "phase-in"): "フェイズ・インできない",
    ("cant", "get-counters"): "カウンターを置かれない",
    ("cant", "enter"): "戦場に出られない",
    ("cant", "be-enchanted"): "エンチャントされない",
    ("cant", "be-equipped"): "装備されない",
    ("must", "attack-each-combat"): "可能なら毎戦闘攻撃する",
    ("must", "block-each-combat"): "可能なら毎戦闘ブロックする",
    ("must", "be-blocked"): "可能ならブロックされる",
    ("may", "attack-as-though"): "防衛を持たないかのように攻撃できる",
    ("may", "assign-with-toughness"): "自身のパワーではなく自身のタフネスに等しい点数の戦闘ダメージを割り振る",
    ("cant", "gain-life"): "ライフを得られない",
    ("cant", "draw"): "カードを引けない",
    ("cant", "become-monarch"): "統治者になれない",
    ("cant", "search"): "ライブラリーから探すことができない",
    ("cant", "play-lands"): "土地をプレイできない",
    ("cant", "activate"): "能力を起動できない",
    ("cant", "cast"): "呪文を唱えられない",
    ("cant", "lose-game"): "ゲームに敗北しない",
    ("cant", "lose-by-life"): "ライフが０点以下であることによっては敗北しない",
    ("cant", "win-game"): "ゲームに勝利できない",
}
_ONCE = {
    ("cant", "cast-more"): "各ターンに２つ以上の呪文を唱えられない",
    ("cant", "draw-more"): "各ターンに２枚以上のカードを引けない",
    ("may", "block-more"): "各戦闘で追加でクリーチャー１体をブロックできる",
}
"""What can't be done, or may be done, but once."""
_OF_PLAYERS = {
    "become-monarch",
    "draw",
    "gain-life",
    "get-counters",
    "search",
    "play-lands",
    "lose-by-life",
    "lose-game",
    "win-game",
    "cast",
    "cast-more",
    "draw-more",
}


_BURIED_CARDS: dict[str, object] = {"of": Filter((Test("owner", ("you",)),), "card"), "from": ("graveyard",)}
"""Which cards may be played where all those in your graveyard may be."""


def forbidden(ability: Ability, speech: Speech) -> str:
    """Return what an ability forbids, demands or allows, as a predicate: ブロックできない (101.2).

    Raises:
        Unsaid: it has no wording here.
    """
    details = dict(ability.details)
    asked = {word: value for word in _ASKED if (value := details.pop(word, None)) is not None}
    if details:
        said = _within(ability, details, asked)
    elif asked:
        said = _but_for(ability, asked, speech)
    else:
        said = _at_all(ability)
    if said is None:
        raise Unsaid(ability)
    return said


_ASKED = ("by", "of", "at", "number", "least")
"""What a prohibition may name besides: what does it, to what it is done, how often."""


def _within(ability: Ability, details: dict[str, Value], asked: dict[str, Value]) -> str | None:
    """Return what is forbidden or allowed of some kind or from some place only; None where there is no wording."""
    if (ability.kind, ability.name) == ("may", "play-from") and dict(ability.details) == _BURIED_CARDS:
        return "あなたの墓地から土地をプレイしてもよく、呪文を唱えてもよい"
    if ability.name == "get-counters" and details.get("kind") is not None:
        return f"{counter_word(details['kind'])}を{'得られない' if _of_all_players(ability) else '置かれない'}"
    if ability.name == "cast" and details == {"from": ("outside-hand",)} and "of" not in asked:
        return "自分の手札以外から呪文を唱えられない"
    return None


def _at_all(ability: Ability) -> str | None:
    """Return what is forbidden, demanded or allowed without a condition; None where there is no wording."""
    name = ability.name or ""
    if name == "get-counters" and _of_all_players(ability):
        return "カウンターを得られない"
    if (ability.kind, name) == ("cant", "untap"):
        whose = "コントローラー" if ability.affects is not None else "あなた"
        return f"{whose}のアンタップ・ステップの間にアンタップしない"
    return _PREDICATES.get((ability.kind, name))


def _of_all_players(ability: Ability) -> bool:
    return ability.affects in (("players",), ("you",), ("opponents",))


def _but_for(ability: Ability, asked: dict[str, Value], speech: Speech) -> str | None:
    """Return what is forbidden or allowed where one thing besides is named; None where there is no wording."""
    if len(asked) != 1 or ability.kind == "must":
        return None
    ((word, value),) = asked.items()
    way = _QUALIFIED.get((ability.kind, ability.name or "", word))
    said = way(value, speech) if way is not None else None
    once = word == "number" and value == 1
    return _ONCE.get((ability.kind, ability.name or "")) if said is None and once else said


def _no_blocking(of: object, speech: Speech) -> str | None:
    if not isinstance(of, Filter):
        return None
    if len(of.tests) == 1 and of.tests[0].what == "not":
        return f"{speech.noun(of.tests[0].value)}しかブロックできない"
    return f"{_either_one(of, speech)}をブロックできない"


def _no_casting(of: object, speech: Speech) -> str | None:
    if not isinstance(of, Filter):
        return None
    place = _CAST_FROM.get(of.zones)
    noun = speech.noun(of) if place is None else speech.noun(of._replace(zones=None))
    return f"{place or ''}{noun}を唱えられない"


_OTHER_AURAS = Filter((Test("subtype", ("Aura",)), Test("not", Filter((Test("among", ("this",)),), "object"))))
"""By what else something can't be enchanted (303.4)."""

_CAST_FROM: dict[object, str] = {("graveyard",): "墓地から", ("graveyard", "library"): "墓地やライブラリーから"}
"""From where spells can't be cast, by the zones."""


def _either_one(what: Filter, speech: Speech) -> str:
    if len(what.tests) == 1 and what.tests[0].what == "among":
        return speech.thing(what.tests[0].value)
    return str(speech.noun(what))


def _not_blocked_by(by: Filter, speech: Speech) -> str:
    if len(by.tests) == 1 and by.tests[0].what == "not" and len(by.tests[0].value.tests) == 1:
        either = by.tests[0].value.get("either")
        if either is not None and len(either) == 2:
            return f"{speech.noun(either[0])}か{speech.noun(either[1])}以外によってはブロックされない"
    if len(by.tests) == 1 and by.tests[0].what == "not":
        return f"{speech.noun(by.tests[0].value)}によってしかブロックされない"
    return f"{speech.noun(by)}によってはブロックされない"


def _untargeted(by: Filter) -> str:
    either = by.get("either")
    rest = [test for test in by.tests if test.what != "either"]
    colors = by.get("color")
    if colors is not None and rest == [
        Test("color", colors),
        Test("source", Filter((Test("color", colors),), "source")),
    ]:
        word = "か".join(map(color_word, colors))
        return f"{word}の呪文や{word}の発生源からの能力の対象にならない"
    if by == Filter(kind="spell"):
        return "呪文の対象にならない"
    if either != (Filter(kind="spell"), Filter(kind="ability")) or rest not in (
        [],
        [Test("controller", ("opponent",))],
    ):
        raise Unsaid(by)
    return f"{'対戦相手がコントロールしている' if rest else ''}呪文や能力の対象にならない"


def _attacked(at: Filter) -> str:
    if at.tests == (Test("player", ("you",)),):
        return "あなた"
    either = at.get("either")
    if either is not None and either[0].tests == (Test("player", ("you",)),):
        return "あなたやあなたがコントロールしているプレインズウォーカー"
    raise Unsaid(at)


_ALL_ATTACKERS = ("count", Filter((Test("type", ("creature",)), Test("status", "attacking"))))
"""How many can be blocked where any number can."""

_QUALIFIED: dict[tuple[str, str, str], Callable[..., str | None]] = {
    ("cant", "be-blocked", "by"): _not_blocked_by,
    ("cant", "be-blocked", "number"): (
        lambda number, _speech: "２体以上のクリーチャーによってはブロックされない" if number == 1 else None
    ),
    ("cant", "be-blocked", "least"): (
        lambda least, _speech: f"{wide(least)}体以上のクリーチャーによってしかブロックされない"
    ),
    ("cant", "be-targeted", "by"): lambda by, _speech: _untargeted(by),
    ("cant", "be-enchanted", "by"): (
        lambda by, _speech: "他のオーラによってはエンチャントされない" if by == _OTHER_AURAS else None
    ),
    ("cant", "block", "of"): _no_blocking,
    ("may", "block-more", "number"): (
        lambda number, _speech: (
            "望む数のクリーチャーをブロックできる"
            if number == _ALL_ATTACKERS
            else f"各戦闘で追加でクリーチャー{wide(number)}体をブロックできる"
            if isinstance(number, int) and number > 1
            else None
        )
    ),
    ("cant", "attack", "at"): lambda at, _speech: f"{_attacked(at)}を攻撃できない",
    ("cant", "cast", "of"): _no_casting,
    ("cant", "draw-more", "number"): (
        lambda number, _speech: (
            f"各ターンに{wide(number + 1)}枚以上のカードを引けない" if isinstance(number, int) else None
        )
    ),
    ("may", "crew-stronger", "number"): (
        lambda number, _speech: (
            f"パワーが{wide(number)}大きいかのように機体に搭乗する" if isinstance(number, int) else None
        )
    ),
}
"""What is forbidden or allowed where it is named by what, of what or how often, by that word."""


def of_players(ability: Ability) -> bool:
    """Tell whether what an ability forbids or allows is said of players."""
    return ability.name in _OF_PLAYERS


# Tokens.


def token(card: Card, quote: Callable[[Ability], str], speech: Speech) -> tuple[str, str]:
    """Return what a token is and the word with which it is counted: 緑の１/１の苗木・クリーチャー・トークン (111.3).

    Raises:
        Unsaid: it is named otherwise than by its subtypes, or something of it has no wording here.
    """
    if card.get(AS_A_CARD):
        return f"「{card.name}」・トークン", "つ"
    line = card.line
    if card.cost is not None or card.loyalty is not None or line.supertypes not in ((), ("legendary",)) or card.details:
        raise Unsaid(card)
    if not line.types:
        raise Unsaid(card)
    if card.name in _PREDEFINED:
        if line.supertypes:
            raise Unsaid(card)
        if line.subtypes != (card.name,) or card.colors:
            raise Unsaid(card)
        return f"{subtype_word(card.name)}・トークン", "つ"
    if card.name in ROLES_JA and line.subtypes == ("Aura", "Role"):
        return f"{ROLES_JA[card.name]}・役割・トークン", "つ"
    named = "" if card.name == " ".join(line.subtypes) else f"「{card.name}」という名前の"
    kind = "・".join([*map(subtype_word, line.subtypes), *map(type_word, line.types), "トークン"])
    if named and not card.colors and line == _EVERY_BASIC_LAND and not card.abilities:
        return f"{named}すべての基本土地タイプである無色の土地・トークン", "つ"
    colors = [word for word in ("white", "blue", "black", "red", "green") if word in (card.colors or ())]
    if len(colors) > 3:
        raise Unsaid(card)
    color = "と".join(map(color_word, colors)) if colors else "無色"
    if card.power is None or card.toughness is None:
        raise Unsaid(card)
    size = f"{speech.amount(card.power)}/{speech.amount(card.toughness)}"
    words = Statements(speech, quote, False).abilities(list(card.abilities))
    having = f"{words}を持つ" if words else ""
    legend = "伝説の" if line.supertypes else ""
    return f"{named}{having}{legend}{color}の{size}の{kind}", "体" if "creature" in line.types else "つ"


_PREDEFINED = frozenset(
    ("Treasure", "Food", "Clue", "Gold", "Blood", "Map", "Powerstone", "Shard", "Junk", "Lander", "Mutagen")
)
"""Tokens whose characteristics the rules define (111.10)."""


_EVERY_BASIC_LAND = TypeLine(types=("land",), subtypes=tuple(BASIC_LAND_TYPES))
"""A land that is every basic land type (305.6)."""


def counters(pairs: tuple[tuple[str, Formula], ...], speech: Speech) -> str:
    """Return counters with their number: ＋１/＋１カウンター２個."""
    if len(pairs) != 1:
        raise Unsaid(pairs)
    kind, number = pairs[0]
    return f"{counter_word(kind)}{speech.amount(number)}個"
