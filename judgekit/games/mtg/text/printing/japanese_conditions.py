"""Japanese card text printed from terms: on what condition something is so, or is done (603.4, 608.2c, 611.3)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.terms.keywords import KEYWORDS
from judgekit.games.mtg.terms.records import Condition, Filter, Formula, Pattern, Reference, Test
from judgekit.games.mtg.terms.votes import rival_of, word_voted_for
from judgekit.games.mtg.text.printing.japanese_events import Events, past
from judgekit.games.mtg.text.printing.japanese_nouns import YOUR_PARTY, Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, color_word, counter_word, figure, keyword_word

_ITSELF = (("object", Filter((Test("among", ("this",)),), "object")),)
_ATTACKED_OR_BLOCKED = (
    "or",
    *(("happened", Pattern(event, _ITSELF), ">=", 1) for event in ("attack", "block")),
)
"""That the source attacked or blocked this turn."""

_PLACES_OF_ITSELF = {
    ("battlefield",): "戦場",
    ("command",): "統率領域",
    ("battlefield", "command"): "統率領域か戦場",
}
"""Zones in which an object may ask whether it is itself."""


class Conditions:
    """Says on what condition something is so.

    Attributes:
        speech: what the ability has spoken of.
    """

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def held(self, condition: Condition) -> str:
        """Return a condition, the verb in the form that stands before なら and かぎり.

        Raises:
            Unsaid: it has no wording here.
        """
        way = _CONDITIONS.get(condition[0])
        if way is None:
            raise Unsaid(condition)
        return way(self, condition)

    def missing(self, condition: Condition) -> str:
        """Return that a condition does not hold: あなたが島をコントロールしていない (before かぎり)."""
        if condition == _ATTACKED_OR_BLOCKED:
            return "このターンに～が攻撃したりブロックしたりしていない"
        said = self.held(condition)
        if said.endswith(("コントロールしている", "を唱えていた")):
            return f"{said[:-2]}いない"
        if said.startswith("戦場に") and said.endswith("がある"):
            return said.removesuffix("ある") + "ない"
        if said == "あなたのターンである":
            return "あなたのターンでない"
        if said == "防御プレイヤーが統治者である":
            return "防御プレイヤーが統治者でない"
        if said.endswith(_POISONED):
            return f"{said.removesuffix('いる')}いない"
        raise Unsaid(condition)

    def _exists(self, condition: Condition) -> str:
        what = condition[1]
        if what.kind == "player":
            return self._player_with(what)
        if what.kind == "card" and what.zones == ("graveyard",) and what.get("owner") == ("you",):
            rest = what._replace(zones=None, tests=tuple(test for test in what.tests if test.what != "owner"))
            return f"あなたの墓地に{self.speech.noun(rest)}がある"
        if what.kind == "permanent" and what.zones == ("battlefield",) and what.get("controller") is None:
            return f"戦場に{self.speech.noun(what._replace(zones=None))}がある"
        who, rest = self._held_by(what)
        return f"{who}が{self.speech.noun(rest)}をコントロールしている"

    def _of_one(self, what: Filter, condition: Condition) -> str:
        """Return what is so of one opponent, or of one player, by that player's own count."""
        said = self.held(condition)
        if (
            not said.startswith("あなた")
            or said.count("あなた") != 1
            or what.get("player") not in (None, ("opponent",))
        ):
            raise Unsaid(what)
        who = "プレイヤー１人" if what.get("player") is None else "対戦相手１人"
        return f"{who}{said.removeprefix('あなた')}"

    def _player_with(self, what: Filter) -> str:
        """Return that an opponent has so much life, or so many cards in hand."""
        rest = [test for test in what.tests if test.what != "player"]
        if what.get("player") == ("opponent",) and rest == [Test("condition", ("monarch", ("you",)))]:
            return "対戦相手１人が統治者である"
        compared = self._more_than_you(rest[0].value) if len(rest) == 1 and rest[0].what == "condition" else None
        if what.get("player") == ("opponent",) and compared is not None:
            return f"対戦相手があなたより多くの{self.speech.noun(compared)}をコントロールしている"
        buried: Condition = rest[0].value if len(rest) == 1 and rest[0].what == "condition" else ("nothing",)
        if what.get("player") == ("opponent",) and buried[:3] == ("compare", ("value", ("you",), "graveyard"), ">="):
            return f"対戦相手１人の墓地にカードが{figure(buried[3])}枚以上ある"
        if what.get("player") is None and buried[:3] == ("compare", ("value", ("you",), "library"), "<="):
            return f"いずれかのライブラリーにあるカードが{figure(buried[3])}枚以下である"
        if [test.what for test in rest] == ["condition"]:
            return self._of_one(what, rest[0].value)
        if what.get("player") == ("opponent",) and [test.what for test in rest] == ["counters"]:
            kind, (sign, number) = rest[0].value
            if kind is None or sign != ">=":
                raise Unsaid(what)
            return f"対戦相手１人が{counter_word(kind)}を{figure(number)}個以上持っている"
        if what.get("player") != ("opponent",) or len(rest) != 1 or rest[0].what not in ("hand", "life"):
            raise Unsaid(what)
        sign, number = rest[0].value
        yours = ("value", ("you",), rest[0].what)
        if (sign, number) in ((">", yours), ("<", yours)):
            return _outdone(rest[0].what, "対戦相手１人", "あなた", sign)
        more = _BOUNDS.get(sign)
        if rest[0].what == "hand" and (sign, number) == ("=", 0):
            return "対戦相手の手札にカードがない"
        if more is None:
            raise Unsaid(what)
        if rest[0].what == "hand":
            return f"対戦相手の手札にあるカードが{figure(number)}枚{more}である"
        if rest[0].what == "life":
            return f"対戦相手のライフが{figure(number)}点{more}である"
        raise Unsaid(what)

    @staticmethod
    def _more_than_you(condition: Condition) -> Filter | None:
        """Return of what an opponent is said to control more than you, None where something else is asked."""
        if condition[0] != "compare" or condition[2] != ">":
            return None
        theirs, yours = condition[1], condition[3]
        if not (isinstance(theirs, tuple) and isinstance(yours, tuple) and theirs[0] == yours[0] == "count"):
            return None
        whose = Test("controller", ("you",))
        rest = tuple(test for test in theirs[1].tests if test != whose)
        asked = tuple(test for test in yours[1].tests if test != Test("controller", ("asking",)))
        same = rest == asked and len(rest) < len(theirs[1].tests) and len(asked) < len(yours[1].tests)
        return theirs[1]._replace(tests=rest) if same else None

    def _held_by(self, what: Filter) -> tuple[str, Filter]:
        who = what.get("controller")
        if who is None:
            raise Unsaid(what)
        rest = what._replace(tests=tuple(test for test in what.tests if test.what != "controller"))
        return "対戦相手" if who == ("opponent",) else self.speech.player(who), rest

    def _not(self, condition: Condition) -> str:
        inner = condition[1]
        if inner == ("exists", Filter((Test("owner", ("you",)),), "card", ("hand",))):
            return "あなたの手札にカードがない"
        if inner == _NO_MORE_CARDS:
            return "あなたの手札にあるカードが各対戦相手より多い"
        if inner[0] == "exists":
            return self.missing(inner)
        if inner[0] == "turn":
            return f"{self._turn_of(inner)}でない"
        if inner == ("chosen", "tribute"):
            return "貢納が支払われなかった"
        if inner == ("completed-dungeon", ("you",)):
            return "あなたがダンジョンを踏破したことがない"
        if inner[0] == "is":
            if {test.what for test in inner[2].tests} == {"cast-by", "cast-from"}:
                return self.missing(inner)
            return self._is(inner, "でない")
        if inner[0] == "happened" and (idle := self._attacked_not(inner)) is not None:
            return idle
        if inner[0] == "happened" and tuple(inner[2:]) in ((), (">=", 1)):
            return self._cast_nothing(inner[1])
        raise Unsaid(condition)

    def _attacked_not(self, condition: Condition) -> str | None:
        """Return that something did not attack this turn; None where something else is asked."""
        pattern = condition[1]
        what = pattern.get("object")
        plain = pattern._replace(roles=()) == Pattern("attack") and set(dict(pattern.roles)) == {"object"}
        if not plain or condition[2:] not in ((), (">=", 1)) or [test.what for test in what.tests] != ["among"]:
            return None
        return f"{self.speech.thing(what.tests[0].value)}がこのターンに攻撃していない"

    def _cast_nothing(self, pattern: Pattern) -> str:
        """Return that a player cast no spell this turn."""
        roles = dict(pattern.roles)
        if pattern._replace(roles=()) != Pattern("cast") or "player" not in roles or set(roles) - {"player", "object"}:
            raise Unsaid(pattern)
        spell = self.speech.noun(roles["object"]) if "object" in roles else "呪文"
        return f"{self._whose(roles['player'])}がこのターンに{spell}を唱えていない"

    def _compare(self, condition: Condition) -> str:
        _, left, sign, right = condition
        if (left, sign, right) == (_YOU_DAMAGED, ">=", 1):
            return "～がこれによりあなたにダメージを与えていた"
        if (left[:1], left[2:], sign, right) == (("value",), ("counters", "poison"), ">=", 1):
            return f"{self.speech.player(left[1])}{_POISONED}"
        way = _COMPARED.get(left[0]) if isinstance(left, tuple) else None
        said = way(self, left, sign, right) if way is not None else None
        if said is None:
            raise Unsaid(condition)
        return said

    def _counted(self, left: Reference, sign: str, right: Formula) -> str:
        if sign == ">=" and isinstance(right, tuple) and right[:2] == ("alike", "colors"):
            return self._most_common(left[1], right[2])
        if sign == ">=" and right == 1 and (thrown := self._discarded(left[1])) is not None:
            return thrown
        if left[1] == _YOUR_LIBRARY and sign == ">=":
            return f"あなたのライブラリーにカードが{figure(right)}枚以上ある"
        return self._compared(left[1], sign, right)

    def _discarded(self, what: Filter) -> str | None:
        """Return that a card was discarded this way; None where something else is counted."""
        if not isinstance(what, Filter) or what.get("among") != ("made", "discarded"):
            return None
        rest = what._replace(tests=tuple(test for test in what.tests if test.what != "among"))
        return f"これにより{self.speech.counted(rest, 1)}が捨てられた"

    def _devoted(self, left: Formula, sign: str, right: Formula) -> str | None:
        return f"{self.speech.reckoned(left)}が{figure(right)}未満である" if sign == "<" else None

    def _most_common(self, those: Filter, among: Filter) -> str:
        """Return that a colour is the most common one of some objects, or tied for that (105.2)."""
        (color,) = those.get("color") or (None,)
        if color is None or {*those.tests} - {*among.tests} != {Test("color", (color,))}:
            raise Unsaid(those)
        return f"{self.speech.noun(among)}の中で{color_word(color)}が最も多い色であるか最も多い色の１つである"

    def _lived(self, left: Reference, sign: str, right: Formula) -> str | None:
        return self._life_of_this_turn(left[1], right) if sign == ">=" else None

    def _total(self, left: Reference, sign: str, right: Formula) -> str | None:
        """Return that creatures you control have so much power together."""
        if left[1] != "power" or sign != ">=":
            return None
        who, rest = self._held_by(left[2])
        if who != "あなた":
            return None
        return f"あなたがコントロールしている{self.speech.noun(rest)}のパワーの合計が{figure(right)}以上である"

    def _distinct(self, left: Reference, sign: str, right: Formula) -> str | None:
        """Return that there are so many card types in your graveyard, or so many creatures with different powers."""
        if (left, sign, right) == (YOUR_PARTY, "=", 4):
            return "あなたのパーティーが全員そろっている"
        if left[1] in ("powers", "names") and sign == ">=":
            return self._at_least("パワーが異なる" if left[1] == "powers" else "名前の異なる", left[2], right)
        yours = Filter((Test("owner", ("you",)),), "card", ("graveyard",))
        if left[1] != "card-types" or sign != ">=" or left[2] != yours:
            return None
        return f"あなたの墓地にあるカードの中にカード・タイプが{figure(right)}種類以上ある"

    def _alike(self, left: Reference, sign: str, right: Formula) -> str | None:
        """Return that a player controls so many permanents with one name."""
        return self._at_least("同じ名前を持つ", left[2], right) if left[1] == "names" and sign == ">=" else None

    def _at_least(self, which: str, what: Filter, number: Formula) -> str:
        who, rest = self._held_by(what)
        noun = self.speech.noun(rest)
        return f"{who}が{which}{noun}を{figure(number)}{noun.unit}以上コントロールしている"

    @staticmethod
    def _kicked_often(left: Reference, sign: str, right: Formula) -> str | None:
        twice = (left, sign, right) == (("paid", "multikicker"), ">=", 2)
        return "～が２回キッカーされていた" if twice else None

    @staticmethod
    def _made(left: Reference, sign: str, right: Formula) -> str | None:
        """Return what came of a vote, or of a die."""
        ballot = word_voted_for(left[1])
        if ballot is not None:
            if right != ("made", rival_of(ballot)) or sign not in (">", ">="):
                return None
            return f"「{ballot}」の票の方が多い{'か同数である' if sign == '>=' else ''}"
        if left != ("made", "rolled") or (sign != "=" and sign not in _BOUNDS):
            return None
        return f"出目が{figure(right)}{_BOUNDS.get(sign, '')}である"

    def _value(self, left: Reference, sign: str, right: Formula) -> str | None:
        """Return how much life a player has, how many cards in hand, how much power or how many counters an object has."""
        of, what, *kind = left[1:]
        if what == "hand" and (sign, right) == ("=", 0):
            return f"{self._whose(of)}の手札にカードがない"
        if what in _SPENT and (sign, right) == ("=", 0):
            return f"{self.speech.thing(of)}を唱えるために{_SPENT[what]}が支払われていない"
        word = _BOUNDS.get(sign)
        if (of, what, right) == (("you",), "life", ("value", ("you",), "starting-life")) and sign != "=":
            than = f"{word}である" if word else "より少ない" if sign == "<" else "より多い"
            return f"あなたのライフの総量があなたの初期ライフの総量{than}"
        if what == "hand" and (sign == "<" or (sign, right) == (">", ("value", ("you",), "hand"))):
            return self._fewer_in_hand(left, sign, right)
        if word is None:
            return None
        if what == "life":
            return f"{self._whose(of)}のライフが{figure(right)}点{word}である"
        if what == "hand":
            return f"{self._whose(of)}の手札にあるカードが{figure(right)}枚{word}である"
        if what == "power":
            return f"{self.speech.thing(of)}のパワーが{figure(right)}{word}である"
        if what == "counters" and kind and kind[0] is not None and word == "以上":
            more = f"{figure(right)}個以上" if right != 1 else ""
            return f"{self.speech.thing(of)}の上に{counter_word(kind[0])}が{more}置かれている"
        return None

    def _fewer_in_hand(self, left: Reference, sign: str, right: Formula) -> str:
        """Return that a player has too few cards in hand, of which the difference is spoken of behind it."""
        own = f"{self._whose(left[1])}の手札にあるカードが"
        self.speech.difference = ("-", right, left) if sign == "<" else ("-", left, right)
        return f"{own}{figure(right)}枚未満である" if sign == "<" else f"{own}あなたより多い"

    def _both(self, condition: Condition) -> str:
        """Return that something is so and something else too: one player controls both, or a roll is between two results."""
        parts = condition[1:]
        if len(parts) == 2 and all(part[0] == "exists" for part in parts):
            (who, one), (same, other) = (self._held_by(part[1]) for part in parts)
            if who == same:
                return f"{who}が{self.speech.noun(one)}と{self.speech.noun(other)}をコントロールしている"
            return f"{who}が{self.speech.noun(one)}をコントロールしていて{same}が{self.speech.noun(other)}をコントロールしている"
        return self._rolled_between(condition)

    def _rolled_between(self, condition: Condition) -> str:
        """Return that the result of a die is in a range: 出目が10以上19以下である."""
        bounds = condition[1:]
        if [bound[:3] for bound in bounds] != [("compare", ("made", "rolled"), sign) for sign in (">=", "<=")]:
            raise Unsaid(condition)
        return f"出目が{figure(bounds[0][3])}以上{figure(bounds[1][3])}以下である"

    def _either(self, condition: Condition) -> str:
        """Return that something attacked or blocked, or that you control something or have it in your graveyard."""
        asked = condition[1:]
        if [one[0] for one in asked] == ["exists", "exists"] and asked[1][1].zones == ("graveyard",):
            (who, held), buried = self._held_by(asked[0][1]), asked[1][1]
            if who != "あなた" or buried.get("owner") != ("you",):
                raise Unsaid(condition)
            rest = buried._replace(zones=None, tests=tuple(test for test in buried.tests if test.what != "owner"))
            return f"あなたが{self.speech.noun(held)}をコントロールしているか、あなたの墓地に{self.speech.noun(rest)}がある"
        if (of := self._out_of_the_graveyard(asked)) is not None:
            return f"{of}があなたの墓地から戦場に出ていたか、あなたが{of}をあなたの墓地から唱えていた"
        if asked == _VOID:
            return "このターンに土地でないパーマネントが戦場を離れていたか呪文がワープされていた"
        span = _SPANS.get(tuple((one[0], *one[2:]) for one in asked))
        if span is None or [one[1].event for one in asked] != ["attack", "block"]:
            raise Unsaid(condition)
        what = {one[1].roles for one in asked}
        if len(what) != 1 or [role for role, _ in asked[0][1].roles] != ["object"]:
            raise Unsaid(condition)
        of = asked[0][1].get("object")
        if len(of.tests) != 1 or of.tests[0].what != "among":
            raise Unsaid(condition)
        return f"{self.speech.thing(of.tests[0].value)}が{span}攻撃かブロックをしていた"

    def _out_of_the_graveyard(self, asked: tuple[Condition, ...]) -> str | None:
        """Return what is asked whether it entered from your graveyard or was cast from there; None for other questions."""
        yours = Test("owner", ("you",))
        ways = (
            {Test("came-from", ("graveyard",)), yours},
            {Test("cast-from", ("graveyard",)), Test("cast-by", ("you",)), yours},
        )
        if [one[0] for one in asked] != ["is", "is"] or asked[0][1] != asked[1][1]:
            return None
        found = tuple({*one[2].tests} for one in asked)
        return self.speech.thing(asked[0][1]) if found == ways else None

    def _life_of_this_turn(self, pattern: Pattern, number: Formula) -> str:
        """Return that so much life was gained or lost this turn."""
        verb = {"gain-life": "得て", "lose-life": "失って"}.get(pattern.event)
        who = dict(pattern.roles)
        if verb is None or set(who) != {"player"} or pattern.limit is not None:
            raise Unsaid(pattern)
        return f"{self._whose(who['player'])}がこのターンに{figure(number)}点以上のライフを{verb}いた"

    def _whose(self, of: Reference) -> str:
        return "対戦相手" if of == ("opponent",) else self.speech.player(of)

    def _compared(self, what: Filter, sign: str, number: Formula) -> str:
        if what.zones == ("graveyard",) and what.get("owner") == ("you",) and sign == ">=":
            rest = what._replace(zones=None, tests=tuple(test for test in what.tests if test.what != "owner"))
            return f"あなたの墓地に{self.speech.noun(rest)}が{figure(number)}枚以上ある"
        who, rest = self._held_by(what)
        noun = self.speech.noun(rest)
        if sign == ">" and isinstance(number, tuple) and number[0] == "count":
            rival, same = self._held_by(number[1])
            if same != rest:
                raise Unsaid(sign)
            return f"{who}が{rival}よりも多くの{noun}をコントロールしている"
        if (sign, number) == ("=", 0):
            return f"{who}が{noun}をコントロールしていない"
        if sign == ">=":
            return f"{who}が{noun}を{figure(number)}{noun.unit}以上コントロールしている"
        if sign == "=":
            return f"{who}が{noun}をちょうど{figure(number)}{noun.unit}コントロールしている"
        if sign == "<=":
            return f"{who}がコントロールしている{noun}が{figure(number)}{noun.unit}以下である"
        if sign == "<":
            return f"{who}がコントロールしている{noun}が{figure(number)}{noun.unit}未満である"
        raise Unsaid(sign)

    def _is(self, condition: Condition, ending: str = "である") -> str:
        of, what = condition[1], condition[2]
        if ending == "である" and (said := self._cast_or_buried(of, what)) is not None:
            return said
        if len(what.tests) != 1 or what.zones is not None:
            raise Unsaid(condition)
        test = what.tests[0]
        if test == Test("status", "paired") and ending == "である":
            return f"{self.speech.thing(of)}が他のクリーチャーと組になっている"
        if test == Test("entered-this-turn", True) and ending == "である":
            return f"このターンに{self.speech.thing(of)}が戦場に出ていた"
        if test.what == "attached-to" and ending == "である" and test.value[0] == "all":
            return f"{self.speech.thing(of)}が{self.speech.noun(test.value[1])}につけられている"
        if test.what == "either" and len(test.value) == 2:
            one, other = (self.speech.noun(kind) for kind in test.value)
            joined = f"{one}か{other}である" if ending == "である" else f"{one}でも{other}でもない"
            return f"{self.speech.thing(of)}が{joined}"
        if test == Test("chosen", "name") and ending == "である":
            return f"{self.speech.thing(of)}が選ばれた名前を持つ"
        if test.what == "has" and ending == "である":
            return f"{self.speech.thing(of)}が{keyword_word(test.value)}を持つ"
        if test.what == "counters" and ending == "である":
            kind, (sign, number) = test.value
            if (sign, number) == ("=", 0) and kind is not None:
                return f"{self.speech.thing(of)}の上に{counter_word(kind)}が置かれていない"
            if sign == "<=" and kind is not None:
                return f"{self.speech.thing(of)}の上に{counter_word(kind)}が{figure(number)}個以下置かれている"
            if sign == "=" and kind is not None:
                return f"{self.speech.thing(of)}の上に{counter_word(kind)}がちょうど{figure(number)}個置かれている"
            if sign != ">=" or kind is None:
                raise Unsaid(condition)
            more = f"{figure(number)}個以上" if number != 1 else ""
            return f"{self.speech.thing(of)}の上に{counter_word(kind)}が{more}置かれている"
        if test.what == "targets" and ending == "である" and of == ("this",):
            return f"～が{self.speech.counted(test.value, 1)}を対象としている"
        if test in _CAST_AS and ending == "である":
            return f"{self.speech.thing(of)}が{_CAST_AS[test]}"
        if test == _AS_REVEALED and ending == "である" and of == ("event", "object"):
            return "その呪文が公開されたカードと同じマナ総量を持つ"
        if test.what in _MEASURED and ending == "である" and test.value[0] in ("=", *_BOUNDS):
            more = _BOUNDS.get(test.value[0], "")
            return f"{self.speech.thing(of)}の{_MEASURED[test.what]}が{figure(test.value[1])}{more}である"
        if test.what == "status" and test.value in ("attacking", "blocking"):
            verb = "攻撃して" if test.value == "attacking" else "ブロックして"
            return f"{self.speech.thing(of)}が{verb}{'いる' if ending == 'である' else 'いない'}"
        quality = self._quality(what)
        is_so = "" if ending == "である" and quality.endswith("いる") else ending
        return f"{self.speech.thing(of)}が{quality}{is_so}"

    def _cast_or_buried(self, of: Reference, what: Filter) -> str | None:
        """Return that you cast something, or that it is in your graveyard; None where something else is asked."""
        asked = {(test.what, test.value) for test in what.tests}
        if what.zones == ("graveyard",) and what.kind == "card" and asked == {("owner", ("you",))}:
            return f"{self.speech.thing(of)}があなたの墓地にある"
        where = _PLACES_OF_ITSELF.get(tuple(sorted(what.zones or ())))
        if of == ("this",) and not asked and where is not None:
            return f"～が{where}にある"
        if what.zones is None and asked == {("status", "ring-bearer"), ("controller", ("you",))} and of == ("this",):
            return "～があなたの指輪所持者である"
        if what.zones == ("exile",) and asked == {("has", "suspend"), ("counters", ("time", (">=", 1)))}:
            return f"{self.speech.thing(of)}が待機状態である"
        if what.zones is None and asked == {("cast-by", ("you",)), ("in-main-phase", True)}:
            return f"あなたがあなたのメイン・フェイズの間に{self.speech.thing(of)}を唱えていた"
        if what.zones is None and asked == {("cast-by", ("any-player",))}:
            return f"{self.speech.thing(of)}が唱えられていた"
        if what.zones is None and asked == {("cast-by", ("you",))}:
            return f"あなたが{self.speech.thing(of)}を唱えていた"
        if what.zones is None and asked == {("cast-by", ("you",)), ("cast-from", ("hand",))}:
            return f"あなたがあなたの手札から{self.speech.thing(of)}を唱えていた"
        return None

    def _quality(self, what: Filter) -> str:
        test = what.tests[0]
        if test.what == "status" and test.value in _QUALITIES:
            return _QUALITIES[test.value]
        if test.what in ("type", "subtype"):
            return str(self.speech.noun(what))
        if test.what == "color":
            return str(self.speech.noun(what._replace(kind="permanent"))).removesuffix("のパーマネント")
        if test == Test("supertype", ("legendary",)):
            return "伝説"
        if test.what == "not" and test.value.tests == (Test("supertype", ("basic",)),):
            return "基本でない土地"
        raise Unsaid(what)

    def _turn(self, condition: Condition) -> str:
        return f"{self._turn_of(condition)}である"

    def _turn_of(self, condition: Condition) -> str:
        if condition[1] == ("you",):
            return "あなたのターン"
        return f"{self.speech.player(condition[1])}のターン"

    def _happened(self, condition: Condition) -> str:
        _, pattern, *more = condition
        if more and tuple(more) != (">=", 1):
            return self._happened_often(pattern, *more)
        said = past(Events(self.speech).happening((pattern,)))
        return f"このターンに{said}ていた"

    def _happened_often(self, pattern: Pattern, sign: str, number: Formula) -> str:
        """Return that something happened so many times this turn."""
        roles = dict(pattern.roles)
        what = roles.pop("object", None)
        plain = sign == ">=" and pattern._replace(roles=()) == Pattern(pattern.event)
        if plain and pattern.event in ("dies", "attack") and what is not None and not roles:
            noun = self.speech.noun(what)
            done = {"dies": "死亡", "attack": "攻撃"}[pattern.event]
            return f"このターンに{noun}が{figure(number)}{noun.unit}以上{done}していた"
        if plain and set(roles) == {"player"}:
            who = self._whose(roles["player"])
            if pattern.event in _OF_CARDS and what is None:
                return f"{who}がこのターンにカードを{figure(number)}枚以上{_OF_CARDS[pattern.event]}いた"
            if pattern.event == "cast" and what == Filter((), "spell"):
                return f"{who}がこのターンに呪文を{figure(number)}つ以上唱えていた"
        raise Unsaid(pattern)

    def _cast_last_turn(self, condition: Condition) -> str:
        _, sign, number = condition
        if (sign, number) == ("=", 0):
            return "直前のターンに呪文が唱えられていなかった"
        if sign != ">=":
            raise Unsaid(condition)
        return f"プレイヤー１人が直前のターンに{figure(number)}つ以上の呪文を唱えていた"

    def _activated(self, condition: Condition) -> str:
        _, sign, number = condition
        if sign != ">=":
            raise Unsaid(condition)
        return f"このターンにこの能力が{figure(number)}回以上起動されていた"

    def _resolved(self, condition: Condition) -> str:
        _, sign, number = condition
        if sign != "=":
            raise Unsaid(condition)
        return f"このターンにこの能力が解決されたのが{figure(number)}回目である"

    def _attacked(self, condition: Condition) -> str:
        if condition[1] != ("you",):
            raise Unsaid(condition)
        return "このステップにあなたが攻撃されている"

    def _day(self, condition: Condition) -> str:
        words = {"day": "昼である", "night": "夜である"}
        word = condition[1] if isinstance(condition[1], str) else condition[1][0]
        if word not in words:
            raise Unsaid(condition)
        return words[word]

    def _blessed(self, condition: Condition) -> str:
        if condition[1] != ("you",):
            raise Unsaid(condition)
        return "あなたが都市の承認を持っている"

    def _designated(self, condition: Condition) -> str:
        if condition == ("monarch", ("defending",)):
            return "防御プレイヤーが統治者である"
        if condition[1] != ("you",):
            raise Unsaid(condition)
        return "あなたが統治者である" if condition[0] == "monarch" else "あなたがイニシアチブを持っている"

    def _completed(self, condition: Condition) -> str:
        if condition[1] != ("you",):
            raise Unsaid(condition)
        return "あなたがダンジョンを踏破したことがある"

    def _spent(self, condition: Condition) -> str:
        if len(condition) != 2 or not isinstance(condition[1], str):
            raise Unsaid(condition)
        return f"それを唱えるために{{{condition[1]}}}が支払われていた"

    def _paid(self, condition: Condition) -> str:
        keyword, _, cost = str(condition[1]).partition(" ")
        if len(condition) == 2 and condition[1] in _COSTS_PAID:
            return _COSTS_PAID[condition[1]]
        if keyword in KEYWORDS and keyword != "kicker" and not cost and len(condition) == 2:
            return f"～の{keyword_word(keyword)}・コストが支払われていた"
        if keyword != "kicker" or len(condition) != 2:
            raise Unsaid(condition)
        return f"～が{cost}でキッカーされていた" if cost else "～がキッカーされていた"


def _outdone(what: str, one: str, other: str, sign: str) -> str:
    """Return that one player has more life, or more cards in hand, than another."""
    more, less = (one, other) if sign == ">" else (other, one)
    return f"{more}の{'手札にあるカード' if what == 'hand' else 'ライフ'}が{less}より多い"


_YOUR_LIBRARY = Filter((Test("owner", ("you",)),), "card", ("library",))
"""Description of the cards in your library."""

_YOU_DAMAGED = ("count", Filter((Test("player", ("you",)), Test("among", ("made", "damaged"))), "player"))
"""Whether you were dealt damage this way, as a number."""

_POISONED = "が毒を受けている"

_SPANS: dict[object, str] = {(("this-combat",),) * 2: "この戦闘で", (("happened", ">=", 1),) * 2: "このターンに"}
"""When something attacked or blocked, by what the two conditions ask besides the event."""

_VOID = (
    (
        "happened",
        Pattern("leaves", (("object", Filter((Test("not", Filter((Test("type", ("land",)),), "object")),))),)),
        ">=",
        1,
    ),
    ("happened", Pattern("cast", (("object", Filter((Test("paid", "warp"),), "spell")),)), ">=", 1),
)
"""Whether a nonland permanent left the battlefield or a spell was warped this turn: what void asks."""

_COSTS_PAID = {
    "gift": "贈呈が約束されていた",
    "evidence": "証拠が収集されていた",
    "bargain": "～が協約されていた",
    "behold": "後見を受けていた",
}
"""How it is said that a cost was paid, by its keyword."""

_QUALITIES = {
    "tapped": "タップ状態",
    "untapped": "アンタップ状態",
    "equipped": "装備されている",
    "enchanted": "エンチャントされている",
    "colorless": "無色",
    "renowned": "高名",
    "monstrous": "怪物的",
    "multicolored": "多色",
    "suspected": "容疑をかけられている",
    "token": "トークン",
    "permanent-card": "パーマネント・カード",
}

_SPENT = {"spent": "マナ", "spent-colors": "色マナ"}
"""What was spent to cast a spell, by the figure that counts it (601.2h)."""

_AS_REVEALED = Test("shares", ("mana-value", ("made", "revealed")))

_CAST_AS = {
    Test("paid", "kicker"): "キッカーされていた",
    Test("status", "foretold"): "予顕されていた",
}
"""How something was cast, by what is asked of it."""

_MEASURED = {"power": "パワー", "toughness": "タフネス", "mana-value": "マナ総量"}
"""What an object is asked for as a number (208, 202.3)."""

_NO_MORE_CARDS = (
    "exists",
    Filter((Test("player", ("opponent",)), Test("hand", (">=", ("value", ("you",), "hand")))), "player"),
)
"""That an opponent has as many cards in hand as you."""

_OF_CARDS = {"draw": "引いて", "discard": "捨てて"}
"""What is done with so many cards, as it is said of what happened this turn."""

_BOUNDS = {">=": "以上", "<=": "以下"}

_COMPARED: dict[str, Callable[..., str | None]] = {
    "count": Conditions._counted,
    "amount-happened": Conditions._lived,
    "total": Conditions._total,
    "distinct": Conditions._distinct,
    "alike": Conditions._alike,
    "made": lambda _, *compared: Conditions._made(*compared),
    "paid": lambda _, *compared: Conditions._kicked_often(*compared),
    "value": Conditions._value,
    "devotion": Conditions._devoted,
}
"""Comparisons, by the figure that is compared; None where one has no wording here."""

_CONDITIONS: dict[str, Callable[..., str]] = {
    "exists": Conditions._exists,
    "not": Conditions._not,
    "compare": Conditions._compare,
    "is": Conditions._is,
    "turn": Conditions._turn,
    "happened": Conditions._happened,
    "day-night": Conditions._day,
    "paid": Conditions._paid,
    "blessed": Conditions._blessed,
    "monarch": Conditions._designated,
    "initiative": Conditions._designated,
    "completed-dungeon": Conditions._completed,
    "cast-last-turn": Conditions._cast_last_turn,
    "activated": Conditions._activated,
    "attacked": Conditions._attacked,
    "resolved": Conditions._resolved,
    "and": Conditions._both,
    "or": Conditions._either,
    "spent": Conditions._spent,
}
