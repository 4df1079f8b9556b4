"""Japanese card text printed from terms: what is spoken of (109, 115.1, 608.2c), whose it is, how many, and how much (107)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.actions import SEARCHED_BY
from judgekit.games.mtg.terms.records import Filter, Formula, Pattern, Reference, TargetWord, Test
from judgekit.games.mtg.terms.values import UNSPENT
from judgekit.games.mtg.terms.votes import word_voted_for
from judgekit.games.mtg.text.english.tokens import LIFE_PAID, PAID_ANY
from judgekit.games.mtg.text.printing.japanese_described import Described, Noun
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    color_word,
    counter_word,
    figure,
    mana_word,
    type_word,
)
from judgekit.language.japanese.spelling import wide

_MOST_DISCARDED = ("alike", "owners", Filter((Test("among", ("made", "discarded")),), "card"))
"""The greatest number of cards that one player discarded with the others: the owners of the cards are that player."""

_HALVES = {"half-up": "端数切り上げ", "half-down": "端数切り捨て"}
"""How halves are rounded (107.1a)."""

_THIS_WAY = {
    "destroyed": "破壊された",
    "sacrificed": "生け贄に捧げられた",
    "those": "生け贄に捧げられた",
    "exiled": "追放された",
    "discarded": "捨てられた",
    "milled": "墓地に置かれた",
    "revealed": "公開された",
    "sent-back": "戻された",
    "returned": "戻された",
}
_PAID_THIS_WAY = {
    "sacrifice": "生け贄に捧げられた",
    "exile": "追放された",
    "discard": "捨てられた",
    "tap": "タップされた",
}
"""What was done "this way", by the name under which it is kept (608.2c)."""


def _by_a_target(term: object) -> bool:
    """Tell whether a description speaks of a target: "target creature its controller controls"."""
    if not isinstance(term, tuple):
        return False
    return (len(term) == 2 and term[0] == "target") or any(_by_a_target(part) for part in term)


class Speech:
    """What one ability has spoken of, and so what its pronouns can mean.

    Attributes:
        targets: target words by name.
        event: the events that it looks for.
        style: which of the ways of pointing back is tried: 0 by それ, 1 by the noun, 2 by 前者 and 後者.
        formulas: what X is in the sentence that is being said (107.3).
        actor: the player, not you, who does what is being said, and who is then 自分.
        made: what instructions set aside, by name, with the noun for it and whether it is several.
        of_others: names of what was set aside that is of another player's library or hand.
        introduced: what the source is attached to was named.
        home: where the source is while its ability can be used, until it is said.
        host: what the source is attached to, as its text calls it.
        paid: nouns for what was chosen to pay the cost, by the verb with which it was paid.
        difference: by how many cards a hand was said to be smaller than something.
        another_acted: another player did what was said last, so that what you do next is said with you.
    """

    def __init__(
        self, targets: tuple[TargetWord, ...] = (), event: tuple[Pattern, ...] = (), style: int = 0, host: str = ""
    ) -> None:
        self.targets = {word.name: word for word in targets}
        self.event = event
        self.style = style
        self.formulas: list[Formula] = []
        self.made: dict[str, tuple[str, bool]] = {}
        self.of_others: set[str] = set()
        self.actor: Reference | None = None
        self.home = ""
        self.introduced = False
        self.host = host
        self.paid: dict[str, str] = {}
        self.difference: Formula | None = None
        self.another_acted = any(dict(pattern.roles).get("player", ("you",)) != ("you",) for pattern in event)

    def within(self, event: tuple[Pattern, ...]) -> Speech:
        """Return what can be meant in an ability that this one sets up."""
        inner = Speech((), (*event, *self.event), self.style, self.host)
        inner.targets, inner.made, inner.of_others = self.targets, self.made, self.of_others
        return inner

    # Descriptions.

    def noun(self, what: Filter) -> Noun:
        """Return what a filter describes.

        Raises:
            Unsaid: it asks something that has no wording here.
        """
        return Described(self, what).noun()

    def generally(self, what: Filter) -> Noun:
        """Return what a filter describes in general, several kinds joined by や: アーティファクトやクリーチャー."""
        return Described(self, what, "や").noun()

    def counted(self, what: Filter, number: Formula | None = 1, upto: bool = False) -> str:
        """Return so many of what a filter describes: クリーチャー１体."""
        noun = self.noun(what)
        return f"{noun}{'最大' if upto else ''}{figure(number)}{noun.unit}"

    def one_counted(self, what: Filter) -> str:
        """Return one of what a filter describes as what an event happens to: クリーチャーが１体."""
        noun = self.noun(what)
        return f"{noun}が{wide(1)}{noun.unit}"

    # References.

    def player(self, reference: Any) -> str:
        """Return a player (102.1).

        Raises:
            Unsaid: it is none, or one that has no wording here.
        """
        word = reference[0] if isinstance(reference, tuple) and reference else None
        if self.actor is not None and reference == self.actor:
            return "自分"
        if word in _PLAYERS:
            return _PLAYERS[word]
        if word == "target":
            return self._target_player(self._target(reference[1]))
        if word == "event" and reference[1] == "player":
            return self._that_player()
        if word == "event" and reference[1] in ("to", "defender"):
            return self._that_player()
        telling = word == "controller" and reference[1] in _TELLING and self.style != 1
        if reference == ("made", "player") or telling:
            return "そのプレイヤー"
        if word in ("controller", "owner"):
            return f"{self.thing(reference[1])}の{'コントローラー' if word == 'controller' else 'オーナー'}"
        if word == "all" and reference[1].kind == "player":
            return self._each_who(reference[1])
        if word == "chosen" and reference[1] == "player":
            return "選ばれたプレイヤー"
        raise Unsaid(reference)

    def _each_who(self, what: Filter) -> str:
        """Return each player to whom something applies: ゴブリンをコントロールしている各対戦相手."""
        opponents = Test("player", ("opponent",))
        each = "各対戦相手" if opponents in what.tests else "各プレイヤー"
        (test, *more) = [one for one in what.tests if one != opponents]
        if test == Test("among", ("made", "damaged")) and not more:
            return f"これによりダメージを与えられた{each}"
        if test == Test("among", ("made", SEARCHED_BY)) and not more and each == "各プレイヤー":
            return f"これにより自分のライブラリーを探した{each}"
        if test.what == "life" and test.value[0] == "=" and not more and each == "各プレイヤー":
            return f"ライフがちょうど{figure(test.value[1])}点である{each}"
        if test.what != "condition" or more:
            raise Unsaid(what)
        word, *rest = test.value
        if test.value == _NONE_DISCARDED and each == "各対戦相手":
            return f"そうできない{each}"
        if word == "happened" and (cast := self._cast_by_them(rest)) is not None:
            return f"このターンに{cast}を唱えた{each}"
        if word == "not" and rest[0][0] == "exists":
            return f"{self._own(rest[0][1])}をコントロールしていない{each}"
        if word == "exists":
            return f"{self._own(rest[0])}をコントロールしている{each}"
        if word == "compare" and rest[1] == ">=" and rest[0][0] == "count" and isinstance(rest[2], int):
            own = self._own(rest[0][1])
            return f"{own}{wide(rest[2])}{own.unit}以上をコントロールしている{each}"
        if word == "compare" and rest[1] == ">" and rest[0][0] == rest[2][0] == "count":
            theirs, yours = rest[0][1], rest[2][1]
            asking = Test("controller", ("asking",))
            if yours == theirs._replace(tests=tuple(asking if one == _OWN else one for one in theirs.tests)):
                return f"{self._own(theirs)}をあなたより多くコントロールしている{each}"
        raise Unsaid(what)

    def _cast_by_them(self, asked: list[Any]) -> Noun | None:
        """Return what players are said to have cast this turn; None where something else happened."""
        pattern = asked[0]
        cast = dict(pattern.roles).get("object", Filter(kind="spell"))
        own = {"object": cast, "player": ("you",)}
        if pattern._replace(roles=()) != Pattern("cast") or asked[1:] != [">=", 1] or dict(pattern.roles) != own:
            return None
        return self.noun(cast)

    def _own(self, what: Filter) -> Noun:
        """Return what a player controls, said of that player."""
        if _OWN not in what.tests:
            raise Unsaid(what)
        return self.noun(what._replace(tests=tuple(one for one in what.tests if one != _OWN)))

    def _that_player(self) -> str:
        for pattern in self.event:
            if pattern.get("player") == ("opponent",):
                return "そのプレイヤー"
        return "そのプレイヤー"

    def _target(self, name: str) -> TargetWord:
        word = self.targets.get(name)
        if word is None:
            raise Unsaid(name)
        return word

    def _target_player(self, word: TargetWord) -> str:
        if any(one.kind not in ("player", "any-target") for one in word.filters) or word.most != 1:
            raise Unsaid(word)
        return "そのプレイヤー" if len(self.targets) > 1 or word.filters[0].kind == "player" else "それ"

    def thing(self, reference: Reference | None) -> str:
        """Return whom or what is meant (608.2c).

        Raises:
            Unsaid: it has no wording here.
        """
        word = reference[0] if isinstance(reference, tuple) and reference else None
        way = _THINGS.get(word) if isinstance(word, str) else None
        if way is not None:
            return way(self, reference)
        return self.player(reference)

    def _aimed(self, reference: Reference) -> str:
        word = self._target(reference[1])
        if any(one.kind == "player" for one in word.filters) and len(word.filters) == 1:
            return self._target_player(word) if word.most == 1 else "それらのプレイヤー"
        several = word.most != 1
        objects = [one for one in self.targets.values() if one.filters[0].kind != "player"]
        if len(objects) == len(self.targets) == 2 and self.style == 2:
            return ("前者", "後者")[list(self.targets).index(word.name)]
        if len(objects) > 1 and self.style < 2 and len({self._head(one.filters) for one in objects}) < len(objects):
            raise Unsaid(reference)
        if self.style == 1 or (len(objects) > 1 and self.style == 0):
            return ("それらの" if several else "その") + self._head(word.filters)
        return "それら" if several else "それ"

    def _head(self, filters: tuple[Filter, ...]) -> str:
        # What is described by another target has no noun of its own with which to call back to it.
        if len(filters) != 1 or filters[0].kind == "any-target" or _by_a_target(filters[0]):
            raise Unsaid(filters)
        return _back(self.noun(filters[0]))

    def _of_event(self, reference: Reference) -> str:
        role = reference[1]
        for pattern in self.event:
            what = pattern.get(role)
            if isinstance(what, Filter) and what.kind == "player":
                return self._that_player()
            if isinstance(what, Filter) and self.style == 1:
                return "その" + _back(self.noun(what))
        if role == "player":
            return self._that_player()
        return "それ"

    def _made(self, reference: Reference) -> str:
        head, several = self.made.get(reference[1], ("カード", False))
        if self.style == 1:
            return ("それらの" if several else "その") + head
        return "それら" if several else "それ"

    def _all(self, reference: Reference) -> str:
        what = reference[1]
        if what.kind == "player":
            raise Unsaid(reference)
        shown = _of_those_shown(what)
        if shown is not None:
            return f"その中から{self.every(shown)}"
        idle = [one for one in what.tests if one.what == "not" and one.value.get("attacked")]
        among = what.get("among")
        if idle and among is not None and among[:1] == ("all",):
            rest = tuple(one for one in what.tests if one.what != "among" and one not in idle)
            return f"それらの{self.noun(what._replace(tests=rest))}のうちこのターンに攻撃しなかったもの"
        return self.every(what)

    def every(self, what: Filter) -> str:
        """Return all of what a filter describes."""
        either = what.get("either")
        if either is not None and len(what.tests) == 1 and len(either) == 2 and what.kind == "permanent":
            return f"すべての{self.noun(either[0])}と{self.noun(either[1])}"
        noun = self.noun(what)
        kinds = [test.value for test in what.tests if test.what == "type"]
        if what.kind == "permanent" and len(kinds) == 1 and len(kinds[0]) > 1 and not noun.before:
            return "すべての" + "と".join(type_word(word) for word in kinds[0])
        return f"すべての{noun}" if not noun.before else f"{noun.before}すべての{noun.head}"

    def _chosen(self, reference: Reference) -> str:
        _, what, least, most = reference[:4]
        if least == most == ("event", "amount"):
            return f"その点数に等しい数の{self.noun(what)}"
        shown = _of_those_shown(what)
        if shown is not None:
            return f"その中から{self._chosen((reference[0], shown, least, most))}"
        if most is None and least == 0:
            return f"望む数の{self.noun(what)}"
        if least == most:
            return self.counted(what, most)
        if least == 0:
            return self.counted(what, most, upto=True)
        raise Unsaid(reference)

    def _at_random(self, reference: Reference) -> str:
        _, what, least, most = reference[:4]
        if least != most:
            raise Unsaid(reference)
        return f"無作為に選んだ{self.counted(what, most)}"

    def _union(self, reference: Reference) -> str:
        if set(reference[1]) == {("target", name) for name in self.targets} and self.style == 0:
            return "それら"
        things = [self.thing(one) for one in reference[1]]
        named = [one[1] for one in reference[1] if one[0] == "all"]
        several = any({"shares", "same-name"} & {test.what for test in what.tests} for what in named)
        return ("と、" if several else "と").join(things)

    def _attached(self, reference: Reference) -> str:
        if self.introduced and any(self._is_about(pattern, reference) for pattern in self.event) and self.style != 2:
            return "それ"
        self.introduced = True
        return self.hosts_name()

    def hosts_name(self) -> str:
        """Return what the source is attached to; words that are true of every attachment where nothing is known."""
        return self.host or "～がつけられているパーマネント"

    @staticmethod
    def _is_about(pattern: Pattern, reference: Reference) -> bool:
        return any(isinstance(what, Filter) and what.get("among") == reference for _, what in pattern.roles)

    def _linked(self, reference: Reference) -> str:
        if reference[1] == "exiled":
            return "追放されたカード"
        raise Unsaid(reference)

    # How much.

    def amount(self, formula: Formula | None) -> str:
        """Return a number as it stands in a sentence; what is reckoned is X, and what X is is said behind (107.3)."""
        if isinstance(formula, int) or formula == ("x",):
            return figure(formula)
        if formula is None:
            raise Unsaid(formula)
        if self.formulas and self.formulas != [formula]:
            raise Unsaid(formula)
        self.reckoned(formula)
        self.formulas = [formula]
        return "Ｘ"

    def reckoned(self, formula: Formula) -> str:
        """Return how a number is reckoned: あなたがコントロールしているクリーチャーの総数 (107.1).

        Raises:
            Unsaid: it has no wording here.
        """
        if isinstance(formula, int):
            return wide(formula)
        way = _RECKONED.get(formula[0])
        said = way(self, *formula[1:]) if way is not None else None
        if said is None:
            raise Unsaid(formula)
        return said

    def _times(self, times: Formula, of: Formula) -> str | None:
        return f"{self.reckoned(of)}の{wide(times)}倍" if times in (2, 3) else None

    def _more(self, first: Formula, *second: Formula) -> str | None:
        if len(second) == 1 and not isinstance(first, int) and not isinstance(second[0], int):
            return f"{self.reckoned(first)}と{self.reckoned(second[0])}の合計"
        if len(second) != 1 or not isinstance(first, int) or isinstance(second[0], int):
            return None
        return f"{self.reckoned(second[0])}に{wide(first)}を加えた値"

    def _less(self, first: Formula, *second: Formula) -> str | None:
        if len(second) != 1 or (isinstance(first, int) and isinstance(second[0], int)):
            return None
        return f"{self.reckoned(first)}から{self.reckoned(second[0])}を引いた数"

    def _half(self, of: Formula, rounded: str) -> str | None:
        if not isinstance(of, tuple) or of[0] not in ("count", "value"):
            return None
        return f"{self.reckoned(of)}の半分（{rounded}）"

    def _number_made(self, of: str, *rest: object) -> str | None:
        if of == "rolled" and not rest:
            return "出目"
        if of == PAID_ANY and PAID_ANY in self.made:
            return f"これにより支払われた{self.made[PAID_ANY][0]}の点数"
        return _SETTLED.get(of)

    def _total(self, value: str, of: Filter) -> str | None:
        if value in SYMBOLS:
            return f"{self.noun(of)}のマナ・コストに含まれる{SYMBOLS[value]}のマナ・シンボルの総数"
        return f"{self._done_to(of)}の{_VALUES[value]}の合計" if value in ("power", "toughness", "mana-value") else None

    def _extreme(self, value: str, of: Filter, which: str) -> str | None:
        return f"{self.noun(of)}の{_VALUES[value]}のうち{which}の値" if value in _VALUES else None

    def _devotion(self, who: Reference, colors: tuple[str, ...]) -> str | None:
        return f"あなたの{'と'.join(map(color_word, colors))}への信心" if who == ("you",) and len(colors) < 3 else None

    def _life_lost(self, pattern: Pattern) -> str | None:
        """Return the life that the one who is spoken of lost this turn; None where something else is asked."""
        its_own = self.actor is not None and dict(pattern.roles) == {"player": self.actor}
        plain = pattern._replace(roles=()) == Pattern("lose-life")
        return "このターンに自分が失ったライフの点数" if its_own and plain else None

    def _number_died(self, *rest: object) -> str | None:
        if rest == (_DRAWN_BY_YOU,):
            return "このターンにあなたが引いたカードの枚数"
        died = self._died(("happened", *rest))
        return f"{died}の総数" if died is not None else None

    def _as_turn_began(self, of: Formula) -> str | None:
        """Return how many of a kind a player controlled as the turn began (500.1)."""
        if not isinstance(of, tuple) or of[0] != "count" or not isinstance(of[1], Filter):
            return None
        who = of[1].get("controller")
        rest = of[1]._replace(tests=tuple(test for test in of[1].tests if test.what != "controller"))
        if who != ("event", "player") or of[1].zones is not None:
            return None
        return f"そのプレイヤーがこのターンの開始時にコントロールしていた{self.noun(rest)}の総数"

    def _number_alike(self, *rest: object) -> str | None:
        most = ("alike", *rest) == _MOST_DISCARDED
        return "これにより捨てられたカードの枚数の中で最も大きい数" if most else None

    def _count(self, what: Filter) -> str:
        hand = what.zones == ("hand",) and what.kind == "card" and len(what.tests) == 1
        if hand and what.tests[0].what == "owner":
            return f"{self.player(what.tests[0].value)}の手札にあるカードの枚数"
        noun = self._wherever(what)
        return f"{noun}の{'枚数' if noun.unit == '枚' else '総数'}"

    def _kinds(self, what: Filter) -> str:
        return f"{self._wherever(what)}のカード・タイプの種類数"

    def _wherever(self, what: Filter) -> Noun:
        """Return a description of what is counted; where it lies in any graveyard, in all of them."""
        noun = self._done_to(what)
        if what.zones == ("graveyard",) and what.get("owner") is None:
            return noun._replace(before="すべての" + noun.before)
        return noun

    def _value(self, rest: list[Any]) -> str:
        of, what, *kind = rest
        if what == "counters" and kind:
            return f"{self.thing(of)}の上に置かれている{counter_word(kind[0])}の数"
        if what == "life":
            return f"{self.player(of)}のライフの総量"
        if (of, what) == (("paid", "discard"), "mana-value"):
            return f"捨てられたカードの{_VALUES[what]}"
        if what in _VALUES and of[0] == "paid" and of[1] in _PAID and of[1] in self.paid:
            return f"{_PAID[of[1]]}{self.paid[of[1]]}の{_VALUES[what]}"
        if what == "speed":
            return f"{self.player(of)}の速度"
        if what in _VALUES:
            return f"{self.thing(of)}の{_VALUES[what]}"
        raise Unsaid(rest)

    def _done_to(self, what: Filter) -> Noun:
        """Return a description, with what was done "this way" before it (608.2c)."""
        among = what.get("among") if isinstance(what, Filter) else None
        ways = {"made": _THIS_WAY, "paid": _PAID_THIS_WAY}.get(among[0], {}) if among is not None else {}
        if among is None or among[1] not in ways:
            return self.noun(what)
        noun = self.noun(what._replace(tests=tuple(test for test in what.tests if test.what != "among")))
        return noun._replace(before=f"これにより{ways[among[1]]}{noun.before}")

    def _dealt_to_you(self, pattern: Pattern) -> str | None:
        """Return the damage dealt to you this turn, by some sources where they are said; None where something else is asked."""
        roles = dict(pattern.roles)
        to, source = roles.pop("to", None), roles.pop("source", None)
        you = isinstance(to, Filter) and to.tests == (Test("player", ("you",)),)
        if pattern.event != "damage" or roles or pattern.limit is not None or not you:
            return None
        if source is None:
            return "このターンにあなたに与えられたダメージの点数"
        return f"このターンに{self.noun(source)}があなたに与えたダメージの点数"

    def _died(self, formula: Formula) -> Noun | None:
        """Return what died this turn: このターンに死亡したクリーチャー; None where something else happened."""
        if not isinstance(formula, tuple) or len(formula) != 2 or not isinstance(formula[1], Pattern):
            return None
        pattern = formula[1]
        roles = dict(pattern.roles)
        if pattern._replace(roles=()) != Pattern("dies") or set(roles) != {"object"}:
            return None
        what = roles["object"]
        yours = what.get("controller") == ("you",)
        noun = self.noun(
            what._replace(tests=tuple(test for test in what.tests if not yours or test.what != "controller"))
        )
        return noun._replace(before=f"このターンに{'あなたのコントロール下で' if yours else ''}死亡した{noun.before}")

    def foreach(self, formula: Formula) -> str:
        """Return "for each": あなたがコントロールしているクリーチャー１体につき.

        Raises:
            Unsaid: it is not the number of something.
        """
        if isinstance(formula, tuple) and formula[0] == "count":
            noun = self._done_to(formula[1])
            return f"{noun}{wide(1)}{noun.unit}につき"
        if isinstance(formula, tuple) and formula[:1] == ("happened",):
            died = self._died(formula)
            if died is not None:
                return f"{died}{wide(1)}{died.unit}につき"
        if isinstance(formula, tuple) and formula[:1] == ("value",) and formula[2] == "counters" and len(formula) == 4:
            return f"{self.thing(formula[1])}の上に置かれている{counter_word(formula[3])}{wide(1)}個につき"
        if isinstance(formula, tuple) and formula[:2] == ("distinct", "basic-land-types"):
            return f"{self.noun(formula[2])}の中の基本土地タイプ１種類につき"
        if isinstance(formula, tuple) and formula[:2] == ("value", ("you",)) and formula[2] in UNSPENT:
            return f"あなたが持っている未消費の{mana_word(UNSPENT[formula[2]])}１点につき"
        if formula == ("paid", "multikicker"):
            return "～がキッカーされた回数１回につき"
        if formula == YOUR_PARTY:
            return "あなたのパーティーを構成するクリーチャー１体につき"
        if formula == ("value", ("affected",), "colors"):
            return "それの色１色につき"
        if isinstance(formula, tuple) and formula[:2] == ("value", ("affected",)) and formula[2] in SYMBOLS:
            return f"自身のマナ・コストに含まれる{SYMBOLS[formula[2]]}のマナ・シンボル１つにつき"
        if isinstance(formula, tuple) and formula[:2] == ("distinct", "colors"):
            return f"{self.noun(formula[2])}の中の色１色につき"
        if formula == ("made", PAID_ANY) and PAID_ANY in self.made and self.made[PAID_ANY][0] != "マナ":
            return f"これにより支払われた{self.made[PAID_ANY][0]}１点につき"
        if formula == ("life-paid-by", ("made", "each")):
            return "これにより自分が支払ったライフ１点につき"
        if formula == ("made", "removed"):
            return "これにより取り除かれたカウンター１個につき"
        if isinstance(formula, tuple) and formula[0] == "made" and (ballot := word_voted_for(formula[1])) is not None:
            return f"「{ballot}」{wide(1)}票につき"
        raise Unsaid(formula)


YOUR_PARTY = ("distinct", "party", Filter((Test("type", ("creature",)), Test("controller", ("you",)))))
"""How many creatures are in your party (700.8)."""

_NONE_DISCARDED = (
    "compare",
    ("count", Filter((Test("among", ("made", "discarded")), Test("owner", ("you",))), "card")),
    "=",
    0,
)
"""That a player discarded no card with the others."""

_OWN = Test("controller", ("you",))
"""That something is controlled by the player of whom a condition is asked."""

_TELLING = (("event", "by"), ("event", "source"))
"""What takes part in an event by whose controller it names an opponent: "a spell an opponent controls"."""

_SETTLED = {
    "lost": "これにより失われたライフの点数",
    "dealt": "これにより与えられたダメージの点数",
    "removed": "これにより取り除かれたカウンターの個数",
}
"""Numbers that an instruction before settled, "this way" (608.2c)."""
SYMBOLS = {
    "white-symbols": "白",
    "blue-symbols": "青",
    "black-symbols": "黒",
    "red-symbols": "赤",
    "green-symbols": "緑",
}
"""Mana symbols of a colour in a mana cost, by the name of their number (202)."""
_PAID = {"sacrifice": "生け贄に捧げられた", "return": "戻された", "tap": "タップされた", "exile": "追放された"}
"""What was paid with, by the verb of the cost (608.2h)."""
_VALUES = {"power": "パワー", "toughness": "タフネス", "mana-value": "マナ総量"}
_PLAYERS = {
    "you": "あなた",
    "opponent": "対戦相手１人",
    "opponents": "各対戦相手",
    "players": "各プレイヤー",
    "any-player": "プレイヤー１人",
    "others": "他の各プレイヤー",
    "defending": "防御プレイヤー",
    "active": "アクティブ・プレイヤー",
    "monarch": "統治者",
}
_THINGS: dict[str, Callable[..., str]] = {
    "this": lambda _speech, _reference: "～",
    "granter": lambda _speech, _reference: "≈",
    "attached": Speech._attached,
    "target": Speech._aimed,
    "event": Speech._of_event,
    "made": Speech._made,
    "all": Speech._all,
    "choose": Speech._chosen,
    "random": Speech._at_random,
    "union": Speech._union,
    "linked": Speech._linked,
}


_RECKONED: dict[str, Callable[..., str | None]] = {
    "x": lambda _speech, *_rest: "Ｘ",
    "count": lambda speech, what, *_rest: speech._count(what),
    "value": lambda speech, *rest: speech._value([*rest]),
    "amount-happened": lambda speech, pattern, *_rest: speech._life_lost(pattern) or speech._dealt_to_you(pattern),
    "devotion": Speech._devotion,
    "*": Speech._times,
    "+": Speech._more,
    "distinct": lambda speech, what, of, *_rest: (
        "あなたのパーティーを構成するクリーチャーの数"
        if ("distinct", what, of) == YOUR_PARTY
        else speech._kinds(of)
        if what == "card-types"
        else None
    ),
    "-": Speech._less,
    "made": Speech._number_made,
    "chosen": lambda _speech, what: "～が戦場に出るに際し支払われたライフの点数" if what == LIFE_PAID else None,
    "spent": lambda _speech, *rest: None if rest else "～を唱えるために支払われたマナの総量",
    "spent-colors": lambda _speech, *_rest: "～を唱えるために支払われたマナの色の種類数",
    "total": Speech._total,
    **{
        half: lambda speech, of, *_rest, rounded=rounded: speech._half(of, rounded) for half, rounded in _HALVES.items()
    },
    "happened": Speech._number_died,
    "alike": Speech._number_alike,
    "as-turn-began": Speech._as_turn_began,
    "greatest": lambda speech, value, of, *_rest: speech._extreme(value, of, "最大"),
    "least": lambda speech, value, of, *_rest: speech._extreme(value, of, "最小"),
}
"""How a number is reckoned, by the word of its formula."""


_DRAWN_BY_YOU = Pattern("draw", (("player", ("you",)),))


def _of_those_shown(what: Filter) -> Filter | None:
    """Return of what kind some of the cards are that were looked at or revealed; None where others are meant."""
    shown = (("made", "looked"), ("made", "revealed"), ("made", "milled"), ("made", "exiled"))
    if what.get("among") not in shown or len(what.tests) < 2:
        return None
    return what._replace(tests=tuple(test for test in what.tests if test.what != "among"))


def _back(noun: Noun) -> str:
    """Return the noun by which something is spoken of again: そのクリーチャー."""
    head = noun.head.rpartition("・")[2] if "・" in noun.head else noun.head
    if head.endswith("カード"):
        return "カード"
    if head.endswith("呪文"):
        return "呪文"
    if "か" in head.replace("からくり", ""):
        raise Unsaid(noun)
    return head
