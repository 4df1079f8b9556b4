"""Japanese card text printed from terms: what is described, its kinds, colours, measures, and what narrows it down (109, 205)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Comparison, Filter, Reference, Test
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    classifier,
    color_word,
    counter_word,
    figure,
    keyword_word,
    landwalk_word,
    subtype_word,
    type_word,
)

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.text.printing.japanese_nouns import Speech


class Noun(NamedTuple):
    """A description in Japanese.

    Attributes:
        before: relative clauses and adjectives, in printed order.
        head: the noun itself.
        unit: the word with which such things are counted.
    """

    before: str
    head: str
    unit: str

    def __str__(self) -> str:
        """Return the description without a number."""
        return self.before + self.head


_KIND_HEADS = {
    "permanent": ("パーマネント", "つ"),
    "card": ("カード", "枚"),
    "spell": ("呪文", "つ"),
    "ability": ("能力", "つ"),
    "player": ("プレイヤー", "人"),
    "source": ("発生源", "つ"),
    "token": ("トークン", "つ"),
    "object": ("", "つ"),
}

_STATUS = {
    "tapped": "タップ状態の",
    "untapped": "アンタップ状態の",
    "attacking": "攻撃している",
    "blocking": "ブロックしている",
    "blocked": "ブロックされている",
    "unblocked": "ブロックされていない",
    "transformed": "変身している",
    "face-down": "裏向きの",
    "face-up": "表向きの",
    "nontoken": "トークンでない",
    "colorless": "無色の",
    "multicolored": "多色の",
    "monocolored": "単色の",
    "equipped": "装備されている",
    "modified": "改善された",
    "suspected": "容疑をかけられた",
    "enchanted": "エンチャントされている",
    "historic": "歴史的な",
    "commander": "統率者である",
    "saddled": "騎乗された",
}

_MEASURES = {
    "power": "パワーが",
    "toughness": "タフネスが",
    "mana-value": "マナ総量が",
    "total-pt": "パワーとタフネスの合計が",
    "base-power": "基本のパワーが",
    "base-toughness": "基本のタフネスが",
}
_AGAINST_ITSELF: dict[tuple[str, Comparison], str] = {
    ("power-over-toughness", (">", 0)): "パワーがタフネスより大きい",
    ("power-over-toughness", ("<", 0)): "タフネスがパワーより大きい",
    ("power-over-toughness", ("=", 0)): "パワーとタフネスが等しい",
    ("power-over-base", (">", 0)): "パワーが基本のパワーより大きい",
}
"""What is said of the power of something beside another number of the same object."""

_SIGNS = {"<=": "以下の", ">=": "以上の", "=": "の"}


class Described:
    """Takes the tests of a filter apart into a head and what stands before it."""

    def __init__(self, speech: Speech, what: Filter, joint: str = "か") -> None:
        self.joint = joint
        self.speech = speech
        self.what = what
        self.adjectives: list[str] = []
        self.held: list[tuple[str, str]] = []
        self.relatives: list[str] = []
        self.types: list[tuple[str, ...]] = []
        self.subtypes: tuple[str, ...] = ()
        self.basic = False
        self.token = False
        self.permanent_card = False
        self.lacking: list[str] = []
        self.coloured = ""
        self.plain: str | None = None

    def noun(self) -> Noun:
        """Return what the filter describes.

        Raises:
            Unsaid: it asks something that has no wording here.
        """
        what = self.what
        if what.kind not in _KIND_HEADS:
            raise Unsaid(what)
        either = [test for test in what.tests if test.what == "either"]
        if either:
            return self._either(either[0].value)
        for test in what.tests:
            way = _TESTS.get(test.what)
            if way is None:
                raise Unsaid(test)
            way(self, test.value)
        self._zone()
        if self.lacking:
            several = len(self.lacking) > 1
            self.adjectives.append("".join(f"{word}でも" for word in self.lacking) + "ない" if several else "")
            if not several:
                self.adjectives[-1] = f"{self.lacking[0]}でない"
        before = "".join([*self._holding(), *self.relatives, *self.adjectives])
        if self.plain is not None:
            return Noun(before, self.plain, {"対戦相手": "人", "無法者": "体"}.get(self.plain, "つ"))
        return self._headed(before)

    def _holding(self) -> list[str]:
        """Return whose something is and where, in the form that stands before another clause or before the noun."""
        clause = bool(self.relatives or self.lacking or any(word.endswith("いる") for word in self.adjectives))
        denied = any(word.endswith("ない") for word in self.adjectives)
        return [
            joined if clause or denied or number + 1 < len(self.held) else plain
            for number, (plain, joined) in enumerate(self.held)
        ]

    def _headed(self, before: str) -> Noun:
        head, unit = _KIND_HEADS[self.what.kind]
        types = [[type_word(word) for word in words] for words in self.types]
        every = tuple(word for words in self.types for word in words)
        plain = "・".join(self.joint.join(words) for words in types)
        if self.subtypes:
            named = self.joint.join(subtype_word(word) for word in self.subtypes)
            plain = f"{named}・{plain}" if plain else named
        if self.basic:
            if plain != "土地":
                raise Unsaid(self.what)
            plain = "基本土地"
        if len(types) > 1 and any(len(words) > 1 for words in types):
            raise Unsaid(self.what)
        unit = self._unit(every) if self.what.kind == "permanent" and plain else unit
        if self.token:
            return Noun(before, f"{plain}・トークン" if plain else "トークン", unit if plain else "つ")
        if self.what.kind == "permanent":
            return Noun(before, plain or head, unit)
        if self.what.kind == "object" and plain:
            return Noun(before, plain, self._unit(every))
        if self.permanent_card:
            if self.what.kind not in ("card", "spell"):
                raise Unsaid(self.what)
            head = f"パーマネント・{head}"
        if not head:
            raise Unsaid(self.what)
        if not plain:
            return Noun(before, head, unit)
        apart = self.what.kind == "source" or (self.joint in plain and self.what.kind == "spell")
        joint = "である" if apart else "・"
        return Noun(before, f"{plain}{joint}{head}", unit)

    def _unit(self, every: tuple[str, ...]) -> str:
        """Return the word with which such permanents are counted; what may be a creature or a land is counted as both are."""
        mixed = any(len(words) > 1 and classifier(words[:1], ()) != classifier(words[1:], ()) for words in self.types)
        return "つ" if mixed else classifier(every, self.subtypes)

    def _either(self, filters: tuple[Filter, ...]) -> Noun:
        rest = self.what._replace(tests=tuple(test for test in self.what.tests if test.what != "either"))
        words = tuple(test.value for one in filters for test in one.tests if len(one.tests) == 1)
        having = _abilities_asked(filters)
        if len(words) == len(filters) and (words == ("attacking", "blocking") or having):
            either = f"{'か'.join(having)}を持つ" if having else "攻撃しているかブロックしている"
            noun = Described(self.speech, rest).noun()
            return noun._replace(before=f"{noun.before}{either}")
        met = tuple((test.what, test.value) for one in filters for test in one.tests)
        if [what for what, _ in met] == ["has-blocked", "was-blocked-by"] and met[0][1] == met[1][1]:
            noun = Described(self.speech, rest).noun()
            blocked = f"このターンに{self.speech.thing(met[0][1])}をブロックしたかそれにブロックされた"
            return noun._replace(before=f"{blocked}{noun.before}")
        nouns = [self.speech.noun(one) for one in filters]
        if any(noun.before for noun in nouns[1:]) or len(nouns) > 3:
            raise Unsaid(filters)
        described = Described(self.speech, rest._replace(kind="permanent")).noun() if rest.tests else None
        before = described.before if described is not None else ""
        return Noun(before + nouns[0].before, "か".join(noun.head for noun in nouns), nouns[0].unit)

    def _zone(self) -> None:
        zones = self.what.zones
        owner = self.what.get("owner")
        if zones is None or (self.what.kind == "permanent" and zones == ("battlefield",)):
            if owner is not None:
                if owner != ("you",):
                    raise Unsaid(self.what)
                self.held.append(("あなたがオーナーである", "あなたがオーナーである"))
            if zones is not None:
                self.held.append(("戦場にある", "戦場にある"))
            return
        if zones == ("outside",) and owner == ("you",):
            self.held.append(("ゲームの外部にあるあなたがオーナーである", "ゲームの外部にあるあなたがオーナーである"))
            return
        if zones == ("exile",) and owner in (None, ("you",), self.speech.actor):
            if self.what.get("among") != ("linked", "exiled"):
                self.held.append(("追放されている", "追放されている"))
            if owner is not None:
                whose = f"{self.speech.player(owner)}がオーナーである"
                self.held.append((whose, whose))
            return
        if zones == ("graveyard", "library") and owner is None:
            self.held.append(("墓地やライブラリーにある", "墓地やライブラリーにある"))
            return
        if zones not in (("graveyard",), ("hand",)):
            raise Unsaid(self.what)
        place = "墓地" if zones == ("graveyard",) else "手札"
        if owner is None:
            whose = "各プレイヤーの" if place == "手札" else ""
            self.held.append((f"{whose}{place}にある", f"{whose}{place}にある"))
            return
        whose = "対戦相手" if owner == ("opponent",) else self.speech.player(owner)
        self.held.append((f"{whose}の{place}にある", f"{whose}の{place}に{'あり' if place == '墓地' else 'ある'}"))

    # Tests.

    def _type(self, words: tuple[str, ...]) -> None:
        self.types.append(words)

    def _subtype(self, words: tuple[str, ...]) -> None:
        if len(self.subtypes) > 1 or (self.subtypes and len(words) > 1):
            raise Unsaid(self.what)
        if self.subtypes:
            self.joint = "・"
        self.subtypes = (*self.subtypes, *words)

    def _supertype(self, words: tuple[str, ...]) -> None:
        if words == ("basic",):
            self.basic = True
        elif words in (("legendary",), ("snow",)):
            self.adjectives.append("伝説の" if words == ("legendary",) else "氷雪の")
        else:
            raise Unsaid(words)

    def _color(self, words: tuple[str, ...]) -> None:
        if len(words) > 4:
            raise Unsaid(words)
        if len(words) == 1 and self.adjectives and self.adjectives[-1] == self.coloured:
            self.adjectives[-1] = f"{self.coloured.removesuffix('の')}であり{color_word(words[0])}である"
            return
        self.coloured = "か".join(color_word(word) for word in words) + "の"
        self.adjectives.append(self.coloured)

    def _controller(self, who: Reference) -> None:
        if who in (("opponent",), ("you",)):
            whose = "あなた" if who == ("you",) else "対戦相手"
            self.held.append((f"{whose}がコントロールしている", f"{whose}がコントロールしていて"))
        elif who in (("opponents",), ("players",), ("any-player",)):
            raise Unsaid(who)
        elif who == ("attached",):
            self.held.append(("エンチャントされているプレイヤーがコントロールしている",) * 2)
        elif who[0] == "all":
            self.relatives.append(f"コントローラーが{self._held_by(who[1])}をコントロールしている")
        else:
            player = "そのプレイヤー" if who == ("made", "each") != self.speech.actor else self.speech.player(who)
            whose = f"{player}がコントロールしている"
            self.held.append((whose, whose))

    def _held_by(self, players: Filter) -> str:
        """Return what each of some players controls, by which those players are described."""
        (test, *more) = players.tests
        asked = test.value if test.what == "condition" and not more else ("", None)
        what = asked[1] if asked[0] == "exists" else None
        own = Test("controller", ("you",))
        if not isinstance(what, Filter) or own not in what.tests:
            raise Unsaid(players)
        return str(self.speech.noun(what._replace(tests=tuple(one for one in what.tests if one != own))))

    def _owner(self, _who: object) -> None:
        """Say nothing yet: whose it is stands before its zone."""

    def _other(self, _flag: object) -> None:
        self.adjectives.insert(0, "他の")

    def _status(self, word: str) -> None:
        if word == "token":
            self.token = True
        elif word == "permanent-card":
            self.permanent_card = True
        elif word == "outlaw":
            self.plain = "無法者"
        elif word == "damaged":
            self.relatives.append("このターンにダメージを与えられた")
        elif word in _STATUS:
            self.adjectives.append(_STATUS[word])
        else:
            raise Unsaid(word)

    def _has(self, word: str) -> None:
        self.relatives.append(f"{has_word(word)}を持つ")

    def _name(self, names: tuple[str, ...]) -> None:
        if len(names) != 1:
            raise Unsaid(names)
        self.relatives.append(f"「{names[0]}」という名前の")

    def _lacks(self, word: str) -> None:
        self.relatives.append(f"{has_word(word)}を持たない")

    def _counters(self, value: tuple[str | None, Comparison]) -> None:
        kind, number = value
        if number not in ((">=", 1), ("=", 0)):
            raise Unsaid(value)
        there = "いる" if number == (">=", 1) else "いない"
        self.relatives.append(f"{'カウンター' if kind is None else counter_word(kind)}が置かれて{there}")

    def _player(self, who: Reference) -> None:
        if who == ("opponent",):
            self.plain = "対戦相手"
        elif who == ("you",):
            self.plain = "あなた"
        else:
            raise Unsaid(who)

    def _chosen(self, what: str) -> None:
        words = {"color": "選ばれた色の", "name": "選ばれた名前を持つ"}
        words |= dict.fromkeys(("creature-type", "card-type", "land-type", "basic-land-type"), "選ばれたタイプの")
        if what not in words:
            raise Unsaid(what)
        self.relatives.append(words[what])

    def _not(self, what: Filter) -> None:
        if not what.tests and what.zones == ("battlefield",):
            self.held.insert(0, ("戦場にない", "戦場にない"))
            return
        if len(what.tests) != 1:
            raise Unsaid(what)
        test = what.tests[0]
        if test.what == "either" and (having := _abilities_asked(test.value)):
            self.relatives.append(f"{'も'.join(having)}も持たない")
            return
        if test.what == "controller" and test.value == ("you",):
            self.held.append(("あなたがコントロールしていない", "あなたがコントロールしていない"))
            return
        if test.what == "supertype" and test.value in (("legendary",), ("basic",)):
            self.adjectives.append("伝説でない" if test.value == ("legendary",) else "基本でない")
            return
        if test.what == "among":
            self._besides(test.value)
            return
        if test.what == "counters" and test.value == (None, (">=", 1)):
            self.relatives.append("カウンターが置かれていない")
            return
        if test == Test("status", "colorless"):
            self.relatives.insert(0, "１色以上の色を持つ")
            return
        if test.what == "attacked" or test == Test("status", "enchanted"):
            self.relatives.append(
                "このターンに攻撃しなかった" if test.what == "attacked" else "エンチャントされていない"
            )
            return
        words = {"type": type_word, "subtype": subtype_word, "color": color_word}
        if test.what not in words:
            raise Unsaid(what)
        self.lacking.extend(words[test.what](one) for one in test.value)

    def _besides(self, reference: Reference) -> None:
        """Say that something else is meant: 他の, of the source itself ～でない."""
        if reference == ("this",) and self.speech.style == 0:
            self.relatives.append("～でない")
        else:
            self.adjectives.insert(0, "他の")

    def _among(self, reference: Reference) -> None:
        by_whom = {("linked", "exiled"): "～により追放された", ("made", "exiled"): "これにより追放された"}
        by_whom["linked", "devoured"] = "～が貪食した"
        if reference not in by_whom:
            raise Unsaid(reference)
        self.relatives.append(by_whom[reference])

    def _same_name(self, reference: Reference) -> None:
        self.relatives.append(f"{self._it(reference)}と同じ名前を持つ")

    def _shares(self, value: tuple[str, Reference]) -> None:
        what, reference = value
        words = {"color": "色", "creature-type": "クリーチャー・タイプ", "type": "カード・タイプ"}
        if what not in words:
            raise Unsaid(value)
        self.relatives.append(f"{self._one_or_it(reference)}と共通の{words[what]}を持つ")

    def _it(self, reference: Reference) -> str:
        """Return the word for something that was named just before."""
        named = reference in (("this",), ("attached",)) and self.speech.style == 1
        return "それ" if named else self.speech.thing(reference)

    def _one_or_it(self, reference: Reference) -> str:
        """Return the word for one of what is described, or for something that was named just before."""
        if isinstance(reference, tuple) and reference[0] == "all":
            return self.speech.counted(reference[1])
        return self._it(reference)

    def _attacks(self, whom: Reference) -> None:
        yours = Filter((Test("type", ("planeswalker",)), Test("controller", ("you",))))
        if whom == ("union", (("you",), ("all", yours))):
            self.relatives.append(f"あなた{self.joint}あなたがコントロールしているプレインズウォーカーを攻撃している")
            return
        if whom != ("you",):
            raise Unsaid(whom)
        self.relatives.append("あなたを攻撃している")

    def _without_abilities(self, _flag: object) -> None:
        self.relatives.append("能力を持たない")

    def _put_there(self, zones: tuple[str, ...]) -> None:
        if zones != ("battlefield",):
            raise Unsaid(zones)
        self.relatives.append("このターンに戦場から置かれた")

    def _topmost(self, what: Filter) -> None:
        """Say that the topmost of such cards in your graveyard is meant (404.2)."""
        told = {test for test in self.what.tests if test.what not in ("topmost", "owner")}
        if self.what.get("owner") != ("you",) or told != set(what.tests):
            raise Unsaid(what)
        self.adjectives.insert(0, "一番上の")

    def _paid(self, what: str) -> None:
        if what != "kicker":
            raise Unsaid(what)
        self.relatives.append("キッカーされた")

    def _cast_by(self, who: Reference) -> None:
        """Say that spells are meant that one casts first each turn (601.2)."""
        if who != ("you",) or self.what.get("cast-number") != ("=", 1):
            raise Unsaid(self.what)
        self.relatives.append("あなたが各ターンに唱える最初の")

    def _ability_kind(self, words: tuple[str, ...]) -> None:
        kinds = {
            ("activated",): "起動型能力",
            ("triggered",): "誘発型能力",
            ("activated", "triggered"): "起動型能力か誘発型能力",
        }
        if words not in kinds:
            raise Unsaid(words)
        self.plain = kinds[words]

    def _damaged_by(self, reference: Reference) -> None:
        self.relatives.append(f"{self.speech.thing(reference)}によってこのターンにダメージを与えられた")

    def _damaged_whom(self, reference: Reference) -> None:
        if reference not in (("you",), ("this",)):
            raise Unsaid(reference)
        self.relatives.append(f"このターンに{self.speech.thing(reference)}にダメージを与えた")

    def _blocks(self, reference: Reference) -> None:
        self.relatives.append(f"{self._one_or_it(reference)}をブロックしている")

    def _attached_to(self, reference: Reference) -> None:
        it = "それ" if reference == ("affected",) else self._one_or_it(reference)
        self.relatives.append(f"{it}につけられている")

    def _targets(self, what: Filter) -> None:
        either: tuple[Filter, ...] = what.get("either") or () if len(what.tests) == 1 else ()
        if len(either) == 2 and either[0].get("player") == ("you",):
            self.relatives.append(f"あなたか{self.speech.noun(either[1])}を対象としている")
            return
        self.relatives.append(f"{self.speech.noun(what)}を対象としている")

    def _targets_only(self, what: Filter) -> None:
        if what.tests == (Test("among", ("this",)),):
            self.relatives.append("～のみを対象としている")
            return
        noun = self.speech.noun(what)
        self.relatives.append(f"{noun}１{noun.unit}のみを対象としている")

    def _target_count(self, number: Comparison) -> None:
        if number != ("=", 1):
            raise Unsaid(number)
        self.relatives.append("単一の対象を持つ")

    def _measure(self, what: str, value: Comparison) -> None:
        sign, number = value
        if sign == "is" and number in (0, 1):
            self.relatives.append(f"{_MEASURES[what]}{'奇数' if number else '偶数'}である")
            return
        lesser = isinstance(number, tuple) and number[:1] == ("value",) and number[2:] == ("power",)
        if sign == "<" and what in ("power", "toughness") and isinstance(number, tuple) and lesser:
            self.relatives.append(f"{self._it(number[1])}のパワーより小さい{_MEASURES[what].removesuffix('が')}を持つ")
            return
        if what == "power" and sign in ("<", ">") and isinstance(number, tuple) and number[0] == "count":
            bound = "小さい" if sign == "<" else "大きい"
            self.relatives.append(f"パワーが{self.speech.reckoned(number)}より{bound}")
            return
        if sign not in _SIGNS:
            raise Unsaid(value)
        rest = self.what._replace(tests=tuple(test for test in self.what.tests if test.what != what))
        if sign == "=" and isinstance(number, tuple) and number in (("least", what, rest), ("greatest", what, rest)):
            self.relatives.insert(0, f"{_MEASURES[what]}最{'小' if number[0] == 'least' else '大'}の")
            return
        if sign == "=" and what != "toughness" and isinstance(number, tuple) and number[0] in ("+", "value"):
            self.relatives.append(f"{_MEASURES[what]}{self.speech.reckoned(number)}に等しい")
            return
        counted = isinstance(number, tuple) and number[0] == "count"
        self.relatives.append(
            f"{_MEASURES[what]}{self.speech.reckoned(number) if counted else figure(number)}{_SIGNS[sign]}"
        )

    def _against_itself(self, what: str, value: Comparison) -> None:
        said = _AGAINST_ITSELF.get((what, value))
        if said is None:
            raise Unsaid(value)
        self.relatives.append(said)


_TESTS: dict[str, Callable[..., None]] = {
    "type": Described._type,
    "subtype": Described._subtype,
    "supertype": Described._supertype,
    "color": Described._color,
    "controller": Described._controller,
    "owner": Described._owner,
    "other": Described._other,
    "status": Described._status,
    "has": Described._has,
    "name": Described._name,
    "lacks": Described._lacks,
    "counters": Described._counters,
    "player": Described._player,
    "chosen": Described._chosen,
    "cost-has": lambda described, value: described.relatives.append(f"マナ・コストに{{{value}}}を含む"),
    "targets": Described._targets,
    "targets-only": Described._targets_only,
    "target-count": Described._target_count,
    "not": Described._not,
    "among": Described._among,
    "ability-kind": Described._ability_kind,
    "blocks": Described._blocks,
    "damaged-by": Described._damaged_by,
    "dealt-damage-to": Described._damaged_whom,
    "attached-to": Described._attached_to,
    "same-name": Described._same_name,
    "attacks": Described._attacks,
    "shares": Described._shares,
    "no-abilities": Described._without_abilities,
    "had-to-attack": lambda described, _value: described.relatives.append("この戦闘で攻撃しなければならなかった"),
    "activated-this-turn": lambda described, _value: described.relatives.append("このターンに起動された"),
    "has-blocked": lambda described, value: described.relatives.append(
        f"このターンに{described.speech.thing(value)}をブロックした"
    ),
    "was-blocked-by": lambda described, value: described.relatives.append(
        f"このターンに{described.speech.thing(value)}にブロックされた"
    ),
    "drawn-last": lambda described, _value: described.relatives.append("あなたがこのターンに最後に引いた"),
    "drawn-this-turn": lambda described, _value: described.relatives.append("このターンに引いた"),
    "attacked": lambda described, _value: described.relatives.append("このターンに攻撃した"),
    "put-there": Described._put_there,
    "topmost": Described._topmost,
    "entered-this-turn": lambda described, _: described.relatives.append("このターンに戦場に出た"),
    "dealt-damage": lambda described, _: described.relatives.append("このターンにダメージを与えた"),
    "blocked-by": lambda described, of: described.relatives.append(f"{described.speech.thing(of)}がブロックしている"),
    "paid": Described._paid,
    "cast-by": Described._cast_by,
    "cast-number": lambda _described, _number: None,
    **{what: (lambda described, value, what=what: described._measure(what, value)) for what in _MEASURES},
    **{
        what: (lambda described, value, what=what: described._against_itself(what, value))
        for what, _ in _AGAINST_ITSELF
    },
}


def _abilities_asked(filters: tuple[Filter, ...]) -> list[str]:
    """Return the two abilities of which one is asked for; none where something else is asked."""
    asked = [one.tests[0].value for one in filters if len(one.tests) == 1 and one.tests[0].what == "has"]
    return [has_word(word) for word in asked] if len(asked) == len(filters) == 2 else []


def has_word(word: str) -> str:
    """Return the name of an ability that something has: 飛行, 森渡り."""
    if word == "mana-ability":
        return "マナ能力"
    return keyword_word(word) if word in KEYWORDS else landwalk_word(word)
