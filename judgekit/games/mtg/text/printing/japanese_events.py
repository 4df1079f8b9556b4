"""Japanese card text printed from terms: what triggers an ability (603) and on what condition something is done (603.4, 608.2c)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.terms.records import Condition, Filter, Formula, Pattern, Reference, Test
from judgekit.games.mtg.terms.votes import rival_of, word_voted_for
from judgekit.games.mtg.text.japanese.events import STEMS
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, braced, counter_word, figure, keyword_word
from judgekit.language.japanese.spelling import wide

_THIS = Filter((Test("among", ("this",)),), "object")


def _past(happens: str) -> str:
    """Return what happens with the form of its verb that stands before た."""
    verb = max((verb for verb in STEMS if happens.endswith(verb)), key=len, default="")
    if not verb:
        raise Unsaid(happens)
    return happens.removesuffix(verb) + STEMS[verb]


def _is_one(what: object) -> bool:
    """Tell whether a filter means one particular object or player."""
    return isinstance(what, Filter) and len(what.tests) == 1 and what.tests[0].what == "among"


class Events:
    """Says what events are looked for.

    Attributes:
        speech: what the ability has spoken of.
    """

    def __init__(self, speech: Speech) -> None:
        self.speech = speech

    def trigger(self, patterns: tuple[Pattern, ...]) -> str:
        """Return the beginning of a triggered ability: ～が戦場に出たとき、 (603.1).

        Raises:
            Unsaid: an event has no wording here.
        """
        if len(patterns) == 1 and patterns[0].event == "step":
            return f"{self.moment(patterns[0])}の開始時に、" if not _ends(patterns[0]) else "戦闘終了時に、"
        try:
            whole = self.happening(patterns)
        except Unsaid:
            if len(patterns) != 2:
                raise
            return f"{self._one(patterns[0])}たび、および{self._one(patterns[1])}たび、"
        if all(self._once(pattern) for pattern in patterns):
            return f"{_past(whole)}たとき、"
        return f"{whole}たび、"

    def _once(self, pattern: Pattern) -> bool:
        """Tell whether an event can hardly happen again: when, not whenever."""
        if pattern.limit is not None:
            return False
        roles = dict(pattern.roles)
        once = pattern.event in ("enters", "dies", "leaves", "turn-face-up", "transform", "unattach", "remove-counters")
        if once or (pattern.event == "move" and "object" in roles):
            return roles.get("object") == _THIS or _is_one(roles.get("object"))
        return pattern.event in ("cast", "cycle", "sacrifice") and roles.get("object") == _THIS

    def happening(self, patterns: tuple[Pattern, ...]) -> str:
        """Return what happens, the verb in its dictionary form: クリーチャーが１体死亡する.

        Raises:
            Unsaid: it has no wording here.
        """
        if len(patterns) == 1 and patterns[0].limit == "first" and patterns[0].event not in ("cast", "draw"):
            return f"各ターン内で最初に{self._one(patterns[0]._replace(limit=None))}"
        if len(patterns) == 1:
            return self._one(patterns[0])
        if [one.event for one in patterns] == ["cast", "copied"] and patterns[0].roles == patterns[1].roles:
            return f"{self._one(patterns[0])}かコピーする"
        said = [self._one(pattern) for pattern in patterns]
        subject = said[0].partition("が")[0] + "が"
        if len(said) != 2 or not said[1].startswith(subject):
            raise Unsaid(patterns)
        return f"{said[0]}か{said[1].removeprefix(subject)}"

    def _one(self, pattern: Pattern) -> str:
        way = _EVENTS.get(pattern.event)
        if way is None:
            raise Unsaid(pattern)
        return way(self, pattern)

    def moment(self, pattern: Pattern) -> str:
        """Return the step that begins: あなたのアップキープ (603.2b)."""
        roles = dict(pattern.roles)
        steps, player = roles.pop("step"), roles.pop("player", None)
        if roles or len(steps) != 1:
            raise Unsaid(pattern)
        step = steps[0]
        if step == "beginning-of-combat":
            if player == ("you",):
                return "あなたのターンの戦闘"
            if player is None:
                return "各戦闘"
            raise Unsaid(pattern)
        if step not in _STEPS:
            raise Unsaid(pattern)
        if player == ("all", Filter((Test("controller", ("attached",)),))) and step == "upkeep":
            return f"{self.speech.hosts_name()}のコントローラーのアップキープ"
        if player == ("attached",):
            return f"エンチャントされているプレイヤーの{_STEPS[step]}"
        if player == ("chosen", "player"):
            return f"選ばれたプレイヤーの{_STEPS[step]}"
        whose = {None: "各", ("you",): "あなたの", ("any-player",): "各プレイヤーの", ("opponent",): "各対戦相手の"}
        if player not in whose:
            raise Unsaid(pattern)
        return whose[player] + _STEPS[step]

    # What happens.

    def subject(self, what: Filter | None, batch: bool, beside: bool = False) -> str:
        """Return what an event happens to, with が.

        Args:
            what: it.
            batch: one or more of it.
            beside: something else is named between it and the verb: クリーチャー１体が, not クリーチャーが１体.
        """
        if what is None:
            raise Unsaid(what)
        if _is_one(what):
            return f"{self.speech.thing(what.tests[0].value)}が"
        either = what.get("either")
        if either is not None and len(what.tests) == 1 and _is_one(either[0]):
            return f"～か{self.speech.one_counted(either[1])}"
        noun = self.speech.noun(what)
        if batch:
            return f"{noun.before}{wide(1)}{noun.unit}以上の{noun.head}が"
        return f"{noun}{wide(1)}{noun.unit}が" if beside else f"{noun}が{wide(1)}{noun.unit}"

    def _thing(self, pattern: Pattern, happens: str, *known: str) -> str:
        roles = dict(pattern.roles)
        what = roles.pop("object", None)
        if pattern.limit is not None or set(roles) - set(known):
            raise Unsaid(pattern)
        return f"{self.subject(what, pattern.batch, bool(known))}{happens}"

    def _enters(self, pattern: Pattern) -> str:
        what = pattern.get("object")
        if isinstance(what, Filter) and len(pattern.roles) == 1 and not _is_one(what):
            for who, whose in ((("you",), "あなた"), (("opponent",), "対戦相手１人")):
                test = Test("controller", who)
                if test in what.tests:
                    rest = what._replace(tests=tuple(one for one in what.tests if one != test))
                    return f"{self.subject(rest, pattern.batch)}{whose}のコントロール下で戦場に出る"
        return self._thing(pattern, "戦場に出る")

    def _move(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        what, to, come = roles.pop("object"), roles.pop("to", None), roles.pop("from", None)
        if roles or pattern.limit is not None or to != ("graveyard",):
            raise Unsaid(pattern)
        if come is None:
            place = "いずれかの領域から"
        elif come == ("battlefield",):
            place = "戦場から"
        else:
            raise Unsaid(pattern)
        whose = ""
        for who, said in ((("you",), "あなたの"), (("opponent",), "対戦相手の")):
            test = Test("owner", who)
            if isinstance(what, Filter) and test in what.tests:
                what = what._replace(tests=tuple(one for one in what.tests if one != test))
                whose = said
        return f"{self.subject(what, pattern.batch)}{place}{whose}墓地に置かれる"

    def _dies(self, pattern: Pattern) -> str:
        if not pattern.roles:
            raise Unsaid(pattern)
        return self._thing(pattern, "死亡する")

    def _attacks(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        saddled = Test("status", "saddled")
        what = roles.get("object")
        if isinstance(what, Filter) and saddled in what.tests and len(roles) == 1:
            rest = what._replace(tests=tuple(test for test in what.tests if test != saddled))
            return self._thing(pattern._replace(roles=(("object", rest),)), "騎乗された状態で攻撃する")
        if roles.get("alone"):
            return self._thing(pattern, "単独で攻撃する", "alone")
        defender = roles.get("defender")
        if defender is None:
            return self._thing(pattern, "攻撃する")
        return self._thing(pattern, f"{self._defender(defender)}を攻撃する", "defender")

    def _defender(self, what: Filter) -> str:
        if what.tests == (Test("player", ("you",)),):
            return "あなた"
        either = what.get("either")
        if either is not None and either[0].tests == (Test("player", ("you",)),):
            return "あなたかあなたがコントロールしているプレインズウォーカー"
        raise Unsaid(what)

    def _attacks_with(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        number = 1
        held = roles.pop("while", None)
        if held is not None:
            if held[0] != "compare" or held[2] != ">=" or not isinstance(held[3], int) or not pattern.batch:
                raise Unsaid(pattern)
            number = held[3]
        if pattern.limit is not None or set(roles) - {"player", "object"}:
            raise Unsaid(pattern)
        who = self._doer(roles.get("player"))
        what = roles.get("object")
        if what is None:
            return f"{who}攻撃する"
        noun = self.speech.noun(what)
        return f"{who}{noun.before}{wide(number)}{noun.unit}以上の{noun.head}で攻撃する"

    def _blocks(self, pattern: Pattern) -> str:
        attacker = pattern.get("attacker")
        if attacker is None:
            return self._thing(pattern, "ブロックする")
        return self._thing(pattern, f"{self.speech.counted(attacker)}をブロックする", "attacker")

    def _blocked(self, pattern: Pattern) -> str:
        by = pattern.get("by")
        if by is None:
            return self._thing(pattern, "ブロックされた状態になる")
        return self._thing(pattern, f"{self.speech.counted(by)}によってブロックされた状態になる", "by")

    def _damages(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        combat, source, to = roles.pop("combat", None), roles.pop("source", None), roles.pop("to", None)
        if roles or pattern.limit is not None:
            raise Unsaid(pattern)
        kind = {None: "ダメージ", True: "戦闘ダメージ", False: "戦闘ダメージでないダメージ"}[combat]
        if source is None:
            if combat is False or to is None:
                raise Unsaid(pattern)
            return f"{self._damaged(to)}に{kind}が与えられる"
        if to is None:
            return f"{self.subject(source, pattern.batch)}{kind}を与える"
        return f"{self.subject(source, pattern.batch, True)}{self._damaged(to)}に{kind}を与える"

    def _damaged(self, what: Filter) -> str:
        if what.kind == "player":
            who = next((test.value for test in what.tests if test.what == "player"), None)
            if len(what.tests) > 1:
                raise Unsaid(what)
            return "プレイヤー１人" if who is None else self.speech.player(who)
        if _is_one(what):
            return self.speech.thing(what.tests[0].value)
        either = what.get("either")
        if either is not None and len(what.tests) == 1:
            return "か".join(self.speech.counted(one) for one in either)
        return self.speech.counted(what)

    def _doer(self, who: Reference | None) -> str:
        return f"{'プレイヤー１人' if who is None else self.speech.player(who)}が"

    def _player(self, pattern: Pattern, does: str, *known: str) -> str:
        roles = dict(pattern.roles)
        if pattern.limit is not None or pattern.batch or set(roles) - {"player", *known}:
            raise Unsaid(pattern)
        return f"{self._doer(roles.get('player'))}{does}"

    def _casts(self, pattern: Pattern) -> str:
        what, who = pattern.get("object"), pattern.get("player")
        if pattern.limit is not None:
            spell = "呪文" if what is None else self.speech.noun(what)
            return self._nth(pattern, "つ", f"{spell}を唱える", "object")
        if _is_one(what):
            return f"{self.speech.thing(what.tests[0].value)}を唱える"
        if what is None:
            return f"{self._doer(who)}呪文を唱える"
        return self._player(pattern, f"{self._spell(what)}を唱える", "object")

    def _spell(self, what: Filter) -> str:
        targets = what.get("targets")
        if targets is None:
            return self.speech.counted(what)
        rest = what._replace(tests=tuple(test for test in what.tests if test.what != "targets"))
        if targets.tests == (Test("player", ("you",)),):
            aim = "あなた"
        elif _is_one(targets):
            aim = self.speech.thing(targets.tests[0].value)
        else:
            aim = self.speech.counted(targets)
        return f"{aim}を対象とする{self.speech.noun(rest)}"

    def _draws(self, pattern: Pattern) -> str:
        if pattern.limit is not None:
            return self._nth(pattern, "枚", "カードを引く")
        return self._player(pattern, "カードを引く")

    def _nth(self, pattern: Pattern, unit: str, does: str, *said: str) -> str:
        """Return what is the first, second or third of its kind each turn; said: roles that it names already."""
        numbers = {"first": 1, "second": 2, "third": 3}
        who = pattern.get("player")
        if pattern.limit not in numbers or any(role not in ("player", *said) for role, _what in pattern.roles):
            raise Unsaid(pattern)
        whose = "あなたの" if who == ("you",) else "自分の"
        return f"{self._doer(who)}各ターンの{whose}{wide(numbers[pattern.limit])}{unit}目の{does}"

    def _with_object(self, pattern: Pattern, does: str, plain: str) -> str:
        what = pattern.get("object")
        if what is None:
            return self._player(pattern, f"{plain}を{does}")
        said = self.speech.thing(what.tests[0].value) if _is_one(what) else self.speech.counted(what)
        return self._player(pattern, f"{said}を{does}", "object")

    def _clashes(self, pattern: Pattern) -> str:
        does = "激突に勝つ" if pattern.get("won") else "激突を行う"
        return self._player(pattern, does, *(("won",) if pattern.get("won") else ()))

    def _unlocks(self, pattern: Pattern) -> str:
        if pattern.get("door") is not None:
            rest = pattern._replace(roles=tuple(role for role in pattern.roles if role[0] not in ("door", "object")))
            return self._player(rest, "このドアを開放する")
        if pattern.get("fully"):
            rest = pattern._replace(roles=tuple(role for role in pattern.roles if role[0] != "fully"))
            return self._with_object(rest, "完全に開放する", "部屋１つ")
        return self._player(pattern, "ドアを開放する")

    def _cycles(self, pattern: Pattern) -> str:
        if pattern.get("object") == _THIS:
            return "～をサイクリングする"
        return self._with_object(pattern, "サイクリングする", "カード１枚")

    def _target(self, pattern: Pattern) -> str:
        by = pattern.get("by")
        if by is None or "player" in dict(pattern.roles):
            raise Unsaid(pattern)
        either = by.get("either")
        if either is None:
            return self._thing(pattern, f"{self.speech.counted(by)}の対象になる", "by")
        rest = [test for test in by.tests if test.what != "either"]
        if rest not in ([], [Test("controller", ("opponent",))]):
            raise Unsaid(by)
        whose = "対戦相手がコントロールしている" if rest else ""
        return self._thing(pattern, f"{whose}呪文や能力の対象になる", "by")

    def _mana(self, pattern: Pattern) -> str:
        who, what = pattern.get("player"), pattern.get("object")
        if who is None:
            return self._thing(pattern, "マナを引き出す目的でタップされる")
        if what is None:
            raise Unsaid(pattern)
        said = self.speech.thing(what.tests[0].value) if _is_one(what) else self.speech.counted(what)
        return self._player(pattern, f"マナを引き出す目的で{said}をタップする", "object")

    def _counters(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        what, kind = roles.pop("object", None), roles.pop("kind", None)
        who, each = roles.pop("player", None), roles.pop("each", None)
        if roles or pattern.limit is not None or (kind is not None and len(kind) != 1):
            raise Unsaid(pattern)
        if kind is None and not each:
            return f"{self._upon(what)}の上にカウンターが１個以上置かれる" if who is None else self._unsaid(pattern)
        upon = self.speech.thing(what.tests[0].value) if _is_one(what) else self.speech.counted(what)
        if each and who is None:
            return f"{upon}の上に{counter_word(kind[0])}が１個置かれる"
        if each:
            raise Unsaid(pattern)
        if who is not None:
            return f"{self._doer(who)}{upon}の上に{counter_word(kind[0])}を１個以上置く"
        return f"{upon}の上に{counter_word(kind[0])}が１個以上置かれる"

    def _upon(self, what: Filter) -> str:
        return self.speech.thing(what.tests[0].value) if _is_one(what) else self.speech.counted(what)

    @staticmethod
    def _unsaid(pattern: Pattern) -> str:
        raise Unsaid(pattern)

    def _last_counter(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        if not roles.get("last") or len(roles.get("kind", ())) != 1 or not _is_one(roles.get("object")):
            raise Unsaid(pattern)
        return f"{self.speech.thing(roles['object'].tests[0].value)}から最後の{counter_word(roles['kind'][0])}が取り除かれる"


_STEPS = {
    "upkeep": "アップキープ",
    "draw": "ドロー・ステップ",
    "end": "終了ステップ",
    "precombat-main": "戦闘前メイン・フェイズ",
    "postcombat-main": "戦闘後メイン・フェイズ",
}


def _ends(pattern: Pattern) -> bool:
    return pattern.roles == (("step", ("end-of-combat",)),)


def _plainly(happens: str) -> Callable[[Events, Pattern], str]:
    return lambda events, pattern: events._thing(pattern, happens)


def _done(does: str) -> Callable[[Events, Pattern], str]:
    return lambda events, pattern: events._player(pattern, does)


_EVENTS: dict[str, Callable[..., str]] = {
    "enters": Events._enters,
    "dies": Events._dies,
    "leaves": _plainly("戦場を離れる"),
    "move": Events._move,
    "exile": _plainly("追放される"),
    "destroy": _plainly("破壊される"),
    "attack": Events._attacks,
    "attacks-with": Events._attacks_with,
    "block": Events._blocks,
    "becomes-blocked": Events._blocked,
    "unblocked": _plainly("攻撃してブロックされない"),
    "damage": Events._damages,
    "tap": _plainly("タップ状態になる"),
    "untap": _plainly("アンタップ状態になる"),
    "turn-face-up": _plainly("表向きになる"),
    "transform": _plainly("変身する"),
    "becomes-monstrous": _plainly("怪物的になる"),
    "becomes-saddled": _plainly("騎乗された状態になる"),
    "becomes-crewed": _plainly("搭乗された状態になる"),
    "becomes-renowned": _plainly("高名になる"),
    "mutate": _plainly("変容する"),
    "phase-in": _plainly("フェイズ・インする"),
    "phase-out": _plainly("フェイズ・アウトする"),
    "becomes-target": Events._target,
    "cast": Events._casts,
    "draw": Events._draws,
    "gain-life": _done("ライフを得る"),
    "lose-life": _done("ライフを失う"),
    "lose-game": _done("ゲームに敗北する"),
    "scry": _done("占術を行う"),
    "ring-tempts": lambda _events, _pattern: "指輪があなたを誘惑する",
    "complete-dungeon": _done("ダンジョンを踏破する"),
    "descend": _done("落魄する"),
    "unlock": Events._unlocks,
    "surveil": _done("諜報を行う"),
    "roll": lambda events, pattern: events._player(
        pattern._replace(batch=False), "サイコロを１個以上振る" if pattern.batch else "サイコロを１個振る"
    ),
    "clash": Events._clashes,
    "exert": lambda events, pattern: events._with_object(pattern, "督励する", "パーマネント１つ"),
    "discard": lambda events, pattern: events._with_object(pattern, "捨てる", "カード１枚"),
    "sacrifice": lambda events, pattern: events._with_object(pattern, "生け贄に捧げる", "パーマネント１つ"),
    "create": lambda events, pattern: events._with_object(pattern, "生成する", "トークン１つ"),
    "play-land": lambda events, pattern: events._with_object(pattern, "プレイする", "土地１つ"),
    "cycle": Events._cycles,
    "taps-for-mana": Events._mana,
    "put-counters": Events._counters,
    "crime": _done("悪事を働く"),
    "shuffle": _done("自分のライブラリーを切り直す"),
    "remove-counters": Events._last_counter,
}


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
        said = self.held(condition)
        if said.endswith("コントロールしている"):
            return said.removesuffix("いる") + "いない"
        if said.startswith("戦場に") and said.endswith("がある"):
            return said.removesuffix("ある") + "ない"
        if said == "あなたのターンである":
            return "あなたのターンでない"
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

    def _player_with(self, what: Filter) -> str:
        """Return that an opponent has so much life, or so many cards in hand."""
        rest = [test for test in what.tests if test.what != "player"]
        compared = self._more_than_you(rest[0].value) if len(rest) == 1 and rest[0].what == "condition" else None
        if what.get("player") == ("opponent",) and compared is not None:
            return f"対戦相手があなたより多くの{self.speech.noun(compared)}をコントロールしている"
        buried: Condition = rest[0].value if len(rest) == 1 and rest[0].what == "condition" else ("nothing",)
        if what.get("player") == ("opponent",) and buried[:3] == ("compare", ("value", ("you",), "graveyard"), ">="):
            return f"対戦相手１人の墓地にカードが{figure(buried[3])}枚以上ある"
        if what.get("player") == ("opponent",) and rest == [Test("life", ("<", ("value", ("you",), "life")))]:
            return "あなたのライフが対戦相手１人より多い"
        if what.get("player") != ("opponent",) or len(rest) != 1 or rest[0].what not in ("hand", "life"):
            raise Unsaid(what)
        sign, number = rest[0].value
        more = {">=": "以上", "<=": "以下"}.get(sign)
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
        if inner[0] == "exists":
            return self.missing(inner)
        if inner[0] == "turn":
            return "あなたのターンでない"
        if inner == ("completed-dungeon", ("you",)):
            return "あなたがダンジョンを踏破したことがない"
        if inner[0] == "is":
            return self._is(inner, "でない")
        raise Unsaid(condition)

    def _compare(self, condition: Condition) -> str:
        _, left, sign, right = condition
        word = {">=": "以上", "<=": "以下"}.get(sign)
        if (left, sign, right) == (_YOU_DAMAGED, ">=", 1):
            return "～がこれによりあなたにダメージを与えていた"
        if isinstance(left, tuple) and left[0] == "count":
            return self._compared(left[1], sign, right)
        if isinstance(left, tuple) and left[0] == "amount-happened" and sign == ">=":
            return self._life_of_this_turn(left[1], right)
        if isinstance(left, tuple) and left[:2] == ("total", "power") and sign == ">=":
            who, rest = self._held_by(left[2])
            if who != "あなた":
                raise Unsaid(condition)
            return f"あなたがコントロールしている{self.speech.noun(rest)}のパワーの合計が{figure(right)}以上である"
        if isinstance(left, tuple) and left[:2] == ("distinct", "card-types") and sign == ">=":
            if left[2] != Filter((Test("owner", ("you",)),), "card", ("graveyard",)):
                raise Unsaid(condition)
            return f"あなたの墓地にあるカードの中にカード・タイプが{figure(right)}種類以上ある"
        if isinstance(left, tuple) and left[0] == "made" and (ballot := word_voted_for(left[1])) is not None:
            if right != ("made", rival_of(ballot)) or sign not in (">", ">="):
                raise Unsaid(condition)
            return f"「{ballot}」の票の方が多い{'か同数である' if sign == '>=' else ''}"
        if left == ("made", "rolled") and (word is not None or sign == "="):
            return f"出目が{figure(right)}{word or ''}である"
        if isinstance(left, tuple) and left[0] == "value" and word is not None:
            of, what, *kind = left[1:]
            if what == "life":
                return f"{self._whose(of)}のライフが{figure(right)}点{word}である"
            if what == "hand":
                return f"{self._whose(of)}の手札にあるカードが{figure(right)}枚{word}である"
            if what == "power":
                return f"{self.speech.thing(of)}のパワーが{figure(right)}{word}である"
            if what == "counters" and kind and kind[0] is not None and word == "以上":
                more = f"{figure(right)}個以上" if right != 1 else ""
                return f"{self.speech.thing(of)}の上に{counter_word(kind[0])}が{more}置かれている"
        if isinstance(left, tuple) and left[0] == "value" and left[2] == "hand" and (sign, right) == ("=", 0):
            return f"{self._whose(left[1])}の手札にカードがない"
        raise Unsaid(condition)

    def _rolled_between(self, condition: Condition) -> str:
        """Return that the result of a die is in a range: 出目が10以上19以下である."""
        bounds = condition[1:]
        if [bound[:3] for bound in bounds] != [("compare", ("made", "rolled"), sign) for sign in (">=", "<=")]:
            raise Unsaid(condition)
        return f"出目が{figure(bounds[0][3])}以上{figure(bounds[1][3])}以下である"

    def _either(self, condition: Condition) -> str:
        """Return that something attacked or blocked this combat."""
        asked = condition[1:]
        if [one[0] for one in asked] != ["this-combat"] * 2 or [one[1].event for one in asked] != ["attack", "block"]:
            raise Unsaid(condition)
        what = {one[1].roles for one in asked}
        if len(what) != 1 or [role for role, _ in asked[0][1].roles] != ["object"]:
            raise Unsaid(condition)
        of = asked[0][1].get("object")
        if len(of.tests) != 1 or of.tests[0].what != "among":
            raise Unsaid(condition)
        return f"{self.speech.thing(of.tests[0].value)}がこの戦闘で攻撃かブロックをしていた"

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
        if (sign, number) == ("=", 0):
            return f"{who}が{noun}をコントロールしていない"
        if sign == ">=":
            return f"{who}が{noun}を{figure(number)}{noun.unit}以上コントロールしている"
        if sign == "<=":
            return f"{who}がコントロールしている{noun}が{figure(number)}{noun.unit}以下である"
        raise Unsaid(sign)

    def _is(self, condition: Condition, ending: str = "である") -> str:
        of, what = condition[1], condition[2]
        if len(what.tests) != 1 or what.zones is not None:
            raise Unsaid(condition)
        test = what.tests[0]
        if test.what == "has" and ending == "である":
            return f"{self.speech.thing(of)}が{keyword_word(test.value)}を持つ"
        if test.what == "counters" and ending == "である":
            kind, (sign, number) = test.value
            if (sign, number) == ("=", 0) and kind is not None:
                return f"{self.speech.thing(of)}の上に{counter_word(kind)}が置かれていない"
            if sign != ">=" or kind is None:
                raise Unsaid(condition)
            more = f"{figure(number)}個以上" if number != 1 else ""
            return f"{self.speech.thing(of)}の上に{counter_word(kind)}が{more}置かれている"
        if test.what == "power" and ending == "である" and test.value[0] in (">=", "<="):
            more = "以上" if test.value[0] == ">=" else "以下"
            return f"{self.speech.thing(of)}のパワーが{figure(test.value[1])}{more}である"
        if test.what == "status" and test.value in ("attacking", "blocking"):
            verb = "攻撃して" if test.value == "attacking" else "ブロックして"
            return f"{self.speech.thing(of)}が{verb}{'いる' if ending == 'である' else 'いない'}"
        return f"{self.speech.thing(of)}が{self._quality(what)}{ending}"

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
        raise Unsaid(what)

    def _turn(self, condition: Condition) -> str:
        if condition[1] != ("you",):
            raise Unsaid(condition)
        return "あなたのターンである"

    def _happened(self, condition: Condition) -> str:
        _, pattern, *more = condition
        if more and tuple(more) != (">=", 1):
            return self._happened_often(pattern, *more)
        said = _past(Events(self.speech).happening((pattern,)))
        return f"このターンに{said}ていた"

    def _happened_often(self, pattern: Pattern, sign: str, number: Formula) -> str:
        """Return that something happened so many times this turn."""
        roles = dict(pattern.roles)
        what = roles.pop("object", None)
        plain = sign == ">=" and pattern._replace(roles=()) == Pattern(pattern.event)
        if plain and pattern.event == "dies" and what is not None and not roles:
            noun = self.speech.noun(what)
            return f"このターンに{noun}が{figure(number)}{noun.unit}以上死亡していた"
        if plain and roles == {"player": ("you",)}:
            if pattern.event == "draw" and what is None:
                return f"あなたがこのターンにカードを{figure(number)}枚以上引いていた"
            if pattern.event == "cast" and what == Filter((), "spell"):
                return f"あなたがこのターンに呪文を{figure(number)}つ以上唱えていた"
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
        if keyword != "kicker" or len(condition) != 2:
            raise Unsaid(condition)
        return f"～が{cost}でキッカーされていた" if cost else "～がキッカーされていた"


_YOU_DAMAGED = ("count", Filter((Test("player", ("you",)), Test("among", ("made", "damaged"))), "player"))
"""Whether you were dealt damage this way, as a number."""

_COSTS_PAID = {
    "gift": "贈呈が約束されていた",
    "evidence": "証拠が収集されていた",
    "bargain": "～が協約されていた",
}
"""How it is said that a cost was paid, by its keyword."""

_QUALITIES = {
    "tapped": "タップ状態",
    "untapped": "アンタップ状態",
    "equipped": "装備されている",
    "enchanted": "エンチャントされている",
    "colorless": "無色",
    "multicolored": "多色",
}

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
    "and": Conditions._rolled_between,
    "or": Conditions._either,
    "spent": Conditions._spent,
}


def paid_mana(symbols: tuple[str, ...]) -> str:
    """Return mana symbols that are paid or added."""
    if not symbols:
        raise Unsaid(symbols)
    return braced(symbols)
