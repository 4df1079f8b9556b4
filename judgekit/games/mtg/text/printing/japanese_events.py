"""Japanese card text printed from terms: what triggers an ability (603), what happens and what would happen (614.1a)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.games.mtg.terms.records import Condition, Filter, Pattern, Reference, Test
from judgekit.games.mtg.terms.subtypes import CORRELATED
from judgekit.games.mtg.text.japanese.events import STEMS
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, counter_word, figure
from judgekit.language.japanese.spelling import wide

_THIS = Filter((Test("among", ("this",)),), "object")
_MADE_TO_DISCARD = {"by": ("opponent",), "object": _THIS, "player": ("you",)}
"""What takes part where a spell or ability of an opponent makes you discard the source."""


def past(happens: str) -> str:
    """Return what happens with the form of its verb that stands before た."""
    verb = max((verb for verb in STEMS if happens.endswith(verb)), key=len, default="")
    if not verb:
        raise Unsaid(happens)
    return happens.removesuffix(verb) + STEMS[verb]


_FIGHTS = {"attacking", "blocking", "blocked", "unblocked", "power", "toughness"}
"""What nothing but a creature can be or have."""


def _lives(what: object) -> bool:
    """Tell whether what is described may be said to die: a creature or planeswalker does, an artifact does not (700.4)."""
    if not isinstance(what, Filter) or _is_one(what) or what.get("either") is not None:
        return True
    types = {word for test in what.tests if test.what == "type" for word in test.value}
    if not types:
        types = {
            word
            for test in what.tests
            if test.what == "subtype"
            for name in test.value
            for word in CORRELATED.get(name, ("creature",))
        }
    return bool({"creature", "planeswalker"} & types or _FIGHTS & {test.what for test in what.tests})


def _not_owned(what: object, who: Reference) -> Filter:
    """Return a description without whose it is: where it lies says that besides.

    Raises:
        Unsaid: it is not said to be that player's.
    """
    test = Test("owner", who)
    if not isinstance(what, Filter) or test not in what.tests:
        raise Unsaid(what)
    return what._replace(tests=tuple(one for one in what.tests if one != test))


def _is_one(what: object) -> bool:
    """Tell whether a filter means one particular object or player."""
    return isinstance(what, Filter) and len(what.tests) == 1 and what.tests[0].what == "among"


_RING_BEARER = {Test("type", ("creature",)), Test("status", "ring-bearer"), Test("controller", ("you",))}
"""What is asked of your Ring-bearer (701.52a)."""

_WHOSE_SPELLS: dict[object, str] = {("opponent",): "対戦相手", ("you",): "あなた"}
"""Whose spells and abilities something becomes the target of."""


_YOUR_ATTACKERS = Filter((Test("status", "attacking"), Test("type", ("creature",)), Test("controller", ("you",))))


def _power_together(held: Condition | None) -> int | None:
    """Return how strong the creatures with which you attack must be together, where that is what is asked."""
    if not isinstance(held, tuple) or held[0] != "compare" or held[2] != ">=" or not isinstance(held[3], int):
        return None
    total = held[1]
    asked = total[2] if isinstance(total, tuple) and total[:2] == ("total", "power") and len(total) == 3 else None
    same = isinstance(asked, Filter) and set(asked.tests) == set(_YOUR_ATTACKERS.tests) and asked.zones is None
    return held[3] if same else None


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
        during = dict(patterns[0].roles).get("while") if len(patterns) == 1 else None
        if (power := _power_together(during)) is not None and patterns[0].event == "attack":
            rest = tuple(role for role in patterns[0].roles if role[0] != "while")
            whole = self._one(patterns[0]._replace(roles=rest))
            return f"{whole}たび、この戦闘であなたがパワーの合計が{wide(power)}以上のクリーチャーで攻撃していた場合、"
        if (turn := _TURNS.get(during)) is not None:
            rest = tuple(role for role in patterns[0].roles if role[0] != "while")
            return f"{turn}の間に{self._one(patterns[0]._replace(roles=rest))}たび、"
        try:
            whole = self.happening(patterns)
        except Unsaid:
            if len(patterns) != 2:
                raise
            return f"{self._one(patterns[0])}たび、および{self._one(patterns[1])}たび、"
        if all(self._once(pattern) for pattern in patterns):
            return f"{past(whole)}たとき、"
        roles = dict(patterns[0].roles)
        if patterns[0].event == "activate" and roles.get("object") != _EXHAUST_ABILITY and "source" not in roles:
            return f"{whole}たび、それがマナ能力でない場合、"
        return f"{whole}たび、"

    def _once(self, pattern: Pattern) -> bool:
        """Tell whether an event can hardly happen again: when, not whenever."""
        if pattern.limit is not None:
            return False
        roles = dict(pattern.roles)
        once = pattern.event in ("enters", "dies", "leaves", "turn-face-up", "transform", "unattach", "remove-counters")
        if once or (pattern.event == "move" and "object" in roles):
            return roles.get("object") == _THIS or _is_one(roles.get("object"))
        return pattern.event in ("cast", "cycle", "sacrifice", "discard") and roles.get("object") == _THIS

    def happening(self, patterns: tuple[Pattern, ...]) -> str:
        """Return what happens, the verb in its dictionary form: クリーチャーが１体死亡する.

        Raises:
            Unsaid: it has no wording here.
        """
        if len(patterns) == 1 and patterns[0].limit == "first" and patterns[0].event not in ("cast", "draw"):
            return f"各ターン内で最初に{self._one(patterns[0]._replace(limit=None))}"
        if len(patterns) == 1:
            turn = _TURNS.get(patterns[0].get("while"))
            if turn is not None:
                rest = tuple(role for role in patterns[0].roles if role[0] != "while")
                return f"{turn}の間に{self._one(patterns[0]._replace(roles=rest))}"
            return self._one(patterns[0])
        if [one.event for one in patterns] == ["cast", "copied"] and patterns[0].roles == patterns[1].roles:
            return f"{self._one(patterns[0])}かコピーする"
        said = [self._one(pattern) for pattern in patterns]
        if all(pattern.event == "day-night" for pattern in patterns):
            return "か".join(said)
        if len(said) > 2 and all(one.startswith("あなたが") and one.endswith("の技を行う") for one in said):
            return f"あなたが{'か'.join(one[4:-3] for one in said)}を行う"
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
            if player == ("opponent",):
                return "各対戦相手のターンの戦闘"
            raise Unsaid(pattern)
        if step not in _STEPS:
            raise Unsaid(pattern)
        if player == ("controller", ("attached",)):
            return f"{self.speech.hosts_name()}のコントローラーの{_STEPS[step]}"
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
        if {*what.tests} == _RING_BEARER and not batch:
            return "あなたの指輪所持者が"
        either = what.get("either")
        if either is not None and len(what.tests) == 1 and _is_one(either[0]):
            if _is_one(either[1]):
                return f"～か{self.speech.thing(either[1].tests[0].value)}が"
            return f"～か{self.speech.one_counted(either[1])}"
        noun = self.speech.noun(what)
        if batch:
            if noun.before.endswith("でない"):  # "トークンでない" says of what stands right behind it what that is not
                return f"{noun}が{wide(1)}{noun.unit}以上"
            return f"{noun.before}{wide(1)}{noun.unit}以上の{noun.head}が"
        return f"{noun}{wide(1)}{noun.unit}が" if beside else f"{noun}が{wide(1)}{noun.unit}"

    def _thing(self, pattern: Pattern, happens: str, *known: str) -> str:
        roles = dict(pattern.roles)
        what = roles.pop("object", None)
        if pattern.limit is not None or set(roles) - set(known):
            raise Unsaid(pattern)
        return f"{self.subject(what, pattern.batch, bool(known))}{happens}"

    def _enters(self, pattern: Pattern) -> str:
        what, whence = pattern.get("object"), pattern.get("from")
        if pattern.get("created"):
            return self._created(pattern)
        if whence == ("exile",):
            return self._thing(pattern, "追放領域から戦場に出る", "from")
        yours = Test("owner", ("you",))
        if whence == ("graveyard",) and isinstance(what, Filter) and yours in what.tests:
            rest = what._replace(tests=tuple(test for test in what.tests if test != yours))
            roles = tuple((role, rest if role == "object" else said) for role, said in pattern.roles)
            return self._thing(pattern._replace(roles=roles), "あなたの墓地から戦場に出る", "from")
        if whence == ("graveyard",):
            return self._thing(pattern, "いずれかの墓地から戦場に出る", "from")
        if isinstance(what, Filter) and len(pattern.roles) == 1 and not _is_one(what):
            for who, whose in ((("you",), "あなた"), (("opponent",), "対戦相手１人")):
                test = Test("controller", who)
                if test in what.tests:
                    rest = what._replace(tests=tuple(one for one in what.tests if one != test))
                    return f"{self.subject(rest, pattern.batch)}{whose}のコントロール下で戦場に出る"
        return self._thing(pattern, "戦場に出る")

    def _created(self, pattern: Pattern) -> str:
        what = pattern.get("object")
        if not isinstance(what, Filter) or len(pattern.roles) != 2:
            raise Unsaid(pattern)
        for who in (("you",), ("opponent",)):
            test = Test("controller", who)
            if test in what.tests:
                rest = what._replace(tests=tuple(one for one in what.tests if one != test))
                creating = pattern._replace(event="create", roles=(("object", rest), ("player", who)))
                return self._with_object(creating, "生成する", "トークン１つ")
        raise Unsaid(pattern)

    def _move(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        what, to, come = roles.pop("object"), roles.pop("to", None), roles.pop("from", None)
        if not roles and pattern.limit is None and to is None and come == ("graveyard",):
            return f"{self.subject(_not_owned(what, ('you',)), pattern.batch)}あなたの墓地を離れる"
        if roles or pattern.limit is not None or to != ("graveyard",):
            raise Unsaid(pattern)
        if come == ("library",):
            subject = self.subject(_not_owned(what, ("you",)), pattern.batch)
            return f"あなたのライブラリーから{subject}あなたの墓地に置かれる"
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
        what, yours = pattern.get("object"), Test("owner", ("you",))
        if pattern.get("by") is not None and isinstance(what, Filter) and yours in what.tests:
            rest = what._replace(tests=tuple(one for one in what.tests if one != yours))
            roles = (("by", pattern.get("by")), ("object", rest))
            return self._by_opponents(pattern._replace(roles=roles), "戦場からあなたの墓地に置く")
        for test, whose in ((Test("owner", ("opponent",)), "対戦相手"), (yours, "あなた")):
            if isinstance(what, Filter) and test in what.tests and set(dict(pattern.roles)) == {"object"}:
                rest = what._replace(tests=tuple(one for one in what.tests if one != test))
                return f"{self.subject(rest, pattern.batch)}戦場から{whose}の墓地に置かれる"
        return self._thing(pattern, "死亡する" if _lives(what) else "戦場から墓地に置かれる")

    def _leaves(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        to = roles.pop("to", None)
        if to == ("exile",):
            return self._thing(pattern, "戦場から追放される", "to")
        if to != ("hand",):
            return self._thing(pattern, "戦場を離れる")
        what = roles.pop("object", None)
        if roles or not isinstance(what, Filter) or Test("owner", ("you",)) not in what.tests:
            raise Unsaid(pattern)
        rest = _not_owned(what, ("you",)) if len(what.tests) > 1 else Filter(kind=what.kind)
        return f"{self.subject(rest, pattern.batch)}あなたの手札に戻る"

    def _by_opponents(self, pattern: Pattern, verb: str) -> str:
        """Return what a spell or ability an opponent controls does to something."""
        roles = dict(pattern.roles)
        if roles.pop("by", None) != ("opponent",) or set(roles) != {"object"} or pattern.limit is not None:
            raise Unsaid(pattern)
        return f"対戦相手がコントロールしている呪文や能力が、{self.speech.noun(roles['object'])}１つを{verb}"

    def _destroyed(self, pattern: Pattern) -> str:
        if pattern.get("by") is not None:
            return self._by_opponents(pattern, "破壊する")
        return self._thing(pattern, "破壊される")

    def _unblocked(self, pattern: Pattern) -> str:
        defender = pattern.get("defender")
        if defender is None:
            return self._thing(pattern, "攻撃してブロックされない")
        return self._thing(pattern, f"{self._defender(defender)}を攻撃してブロックされない", "defender")

    def _activates(self, pattern: Pattern) -> str:
        """Return that you activate an exhaust ability, or one that is no mana ability: what it is not stands behind the event."""
        if dict(pattern.roles).get("object") == _EXHAUST_ABILITY:
            return self._player(pattern, "消尽能力１つを起動する", "object")
        roles = dict(pattern.roles)
        source = roles.pop("source", None)
        if roles != {"player": ("you",), "object": _NO_MANA_ABILITY} or pattern.limit is not None:
            raise Unsaid(pattern)
        if source is not None:
            return f"あなたが{self.speech.noun(source)}の、マナ能力でない能力１つを起動する"
        return "あなたが能力を起動する"

    def _attacks(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        saddled = Test("status", "saddled")
        what = roles.get("object")
        if isinstance(what, Filter) and saddled in what.tests and len(roles) == 1:
            rest = what._replace(tests=tuple(test for test in what.tests if test != saddled))
            return self._thing(pattern._replace(roles=(("object", rest),)), "騎乗された状態で攻撃する")
        if roles.get("while") == ("is", ("this",), Filter(tests=(saddled,))):
            return self._thing(pattern, "騎乗された状態で攻撃する", "while")
        if roles.get("alone"):
            return self._thing(pattern, "単独で攻撃する", "alone")
        beside = _attacking_beside(roles.get("while"))
        if beside is not None:
            others = f"{self.speech.noun(beside[0])}{wide(beside[1])}体以上"
            return f"{self.subject(what, pattern.batch).removesuffix('が')}と{others}が攻撃する"
        defender = roles.get("defender")
        if defender is None:
            return self._thing(pattern, "攻撃する")
        return self._thing(pattern, f"{self._defender(defender)}を攻撃する", "defender")

    def _defender(self, what: Filter) -> str:
        if what.tests == (Test("player", ("you",)),):
            return "あなた"
        if what == Filter(kind="player"):
            return "プレイヤー１人"
        if what.tests == (Test("player", ("opponent",)),):
            return "対戦相手１人"
        if what.tests == (Test("type", ("battle",)),):
            return "バトル１つ"
        if what == Filter((Test("among", ("attached",)),), "player"):
            return "エンチャントされているプレイヤー"
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
        if pattern.limit is not None or set(roles) - {"player", "object", "defender"}:
            raise Unsaid(pattern)
        who = self._doer(roles.get("player"))
        what, defender = roles.get("object"), roles.get("defender")
        if what is None:
            return f"{who}{self._defender(defender)}を攻撃する" if defender is not None else f"{who}攻撃する"
        if defender is not None:
            raise Unsaid(pattern)
        noun = self.speech.noun(what)
        if not pattern.batch:
            return f"{who}{noun.before}{noun.head}{wide(number)}{noun.unit}で攻撃する"
        return f"{who}{noun.before}{wide(number)}{noun.unit}以上の{noun.head}で攻撃する"

    def _exploits(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        if set(roles) != {"object", "source"} or roles["object"] != Filter((Test("type", ("creature",)),)):
            raise Unsaid(pattern)
        return f"{self.subject(roles['source'], pattern.batch, True)}クリーチャー１体を濫用する"

    def _blocks(self, pattern: Pattern) -> str:
        attacker, number = pattern.get("attacker"), pattern.get("number")
        if number is not None:
            return self._thing(pattern, f"クリーチャー{wide(_at_least(pattern, number))}体以上をブロックする", "number")
        if pattern.get("while") is not None:
            return self._thing(pattern, f"{self._one_or_more(pattern, 'blocked-by')}をブロックする", "while")
        if attacker is None:
            return self._thing(pattern, "ブロックする")
        return self._thing(pattern, f"{self.speech.counted(attacker)}をブロックする", "attacker")

    def _one_or_more(self, pattern: Pattern, met: str) -> str:
        """Return that at least one of what is described is met in combat: 黒のクリーチャー１体以上 (509.3f)."""
        held = pattern.get("while")
        here = Test(met, ("this",))
        if held[0] != "exists" or here not in held[1].tests:
            raise Unsaid(pattern)
        noun = self.speech.noun(held[1]._replace(tests=tuple(one for one in held[1].tests if one != here)))
        return f"{noun}１体以上"

    def _blocked(self, pattern: Pattern) -> str:
        by, number = pattern.get("by"), pattern.get("number")
        if number is not None:
            several = f"クリーチャー{wide(_at_least(pattern, number))}体以上によって"
            return self._thing(pattern, f"{several}ブロックされた状態になる", "number")
        if pattern.get("while") is not None:
            several = self._one_or_more(pattern, "blocks")
            return self._thing(pattern, f"{several}によってブロックされた状態になる", "while")
        if by is None:
            return self._thing(pattern, "ブロックされた状態になる")
        return self._thing(pattern, f"{self.speech.counted(by)}によってブロックされた状態になる", "by")

    def _transforms(self, pattern: Pattern) -> str:
        into = pattern.get("into")
        if into is None:
            return self._thing(pattern, "変身する")
        noun = self.speech.noun(into)
        return self._thing(pattern, f"{noun.before}{noun.head}に変身する", "into")

    def _damages(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        combat, source, to = roles.pop("combat", None), roles.pop("source", None), roles.pop("to", None)
        least, excess = roles.pop("amount", None), roles.pop("excess", None)
        if roles or pattern.limit is not None:
            raise Unsaid(pattern)
        kind = {None: "ダメージ", True: "戦闘ダメージ", False: "戦闘ダメージでないダメージ"}[combat]
        if least is not None:
            if least[0] != ">=" or combat is False or source is None or to is None:
                raise Unsaid(pattern)
            kind = f"{figure(least[1])}点以上の{kind}"
        if excess:
            if source is not None or to is None or combat:
                raise Unsaid(pattern)
            which = "戦闘ダメージでない" if combat is False else ""
            return f"{self._damaged(to)}に{which}余剰のダメージが与えられる"
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
            return "か".join(self._damaged(one) if one.kind == "player" else self.speech.counted(one) for one in either)
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
        roles = dict(pattern.roles)
        whence = _CAST_FROM.get(roles.pop("from", ()))
        if whence is not None:
            rest = pattern._replace(roles=tuple(roles.items()))
            other = "" if whence == "墓地" else "自分の"
            elsewhere = f"{'あなたの' if who == ('you',) else other}{whence}から"
            return self._player(rest, f"{elsewhere}{self._spell(what or Filter(kind='spell'))}を唱える", "object")
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
        if pattern.get("except-first"):
            whose = "あなたの" if pattern.get("player") == ("you",) else "自分の"
            return self._player(pattern, f"{whose}各ドロー・ステップに引く最初の１枚以外のカードを引く", "except-first")
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
        if pattern.event == "discard" and dict(pattern.roles) == _MADE_TO_DISCARD and pattern.limit is None:
            return "対戦相手がコントロールしている呪文や能力があなたに～を捨てさせる"
        if pattern.batch and pattern.event == "create" and what == Filter((Test("status", "token"),)):
            return self._player(pattern._replace(batch=False), "トークンを１つ以上生成する", "object")
        if pattern.batch and pattern.event == "discard" and what is None:
            return self._player(pattern._replace(batch=False), "１枚以上のカードを捨てる")
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
        of = pattern.get("object")
        if of == _YOU and len(pattern.roles) == 2:
            return self._target(pattern._replace(roles=(("object", _THIS), ("by", by)))).replace("～が", "あなたが", 1)
        if isinstance(of, Filter) and (both := of.get("either")) is not None and both[0] == _YOU and len(both) == 2:
            other = pattern._replace(roles=(("object", both[1]), ("by", by)))
            return f"あなたか{self._target(other)}"
        if either is None:
            return self._thing(pattern, f"{self.speech.counted(by)}の対象になる", "by")
        rest = [test for test in by.tests if test.what != "either"]
        if len(rest) > 1 or any(test.what != "controller" or test.value not in _WHOSE_SPELLS for test in rest):
            raise Unsaid(by)
        whose = f"{_WHOSE_SPELLS[rest[0].value]}がコントロールしている" if rest else ""
        return self._thing(pattern, f"{whose}呪文や能力の対象になる", "by")

    def _mana(self, pattern: Pattern) -> str:
        who, what = pattern.get("player"), pattern.get("object")
        if who is None:
            return self._thing(pattern, "マナを引き出す目的でタップされる")
        if what is None:
            raise Unsaid(pattern)
        said = self.speech.thing(what.tests[0].value) if _is_one(what) else self.speech.counted(what)
        return self._player(pattern, f"マナを引き出す目的で{said}をタップする", "object")

    def _taps(self, pattern: Pattern) -> str:
        if pattern.get("player") is None:
            return self._thing(pattern, "タップ状態になる")
        return self._with_object(pattern, "タップする", "パーマネント１つ")

    def _counters(self, pattern: Pattern) -> str:
        roles = dict(pattern.roles)
        what, kind = roles.pop("object", None), roles.pop("kind", None)
        who, each, nth = roles.pop("player", None), roles.pop("each", None), roles.pop("nth", None)
        if nth is not None and kind is not None and len(kind) == 1 and _is_one(what) and who is None and not roles:
            return f"{self.speech.thing(what.tests[0].value)}の上に{wide(nth)}個目の{counter_word(kind[0])}が置かれる"
        if nth is not None:
            raise Unsaid(pattern)
        if roles or pattern.limit is not None or (kind is not None and len(kind) != 1):
            raise Unsaid(pattern)
        if kind is None and not each:
            upon = self._upon(what)
            doing = f"{self._doer(who)}{upon}の上にカウンターを１個以上置く" if who is not None else ""
            return doing or f"{upon}の上にカウンターが１個以上置かれる"
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
    "second-main": "第２メイン・フェイズ",
}


def _attacking_beside(held: Condition | None) -> tuple[Filter, int] | None:
    """Return what attacks besides something, and how many at least; None where another condition is held (508.1m)."""
    if held is None or held[0] != "compare" or held[2] != ">=" or not isinstance(held[3], int):
        return None
    attacking = Test("status", "attacking")
    if held[1][0] != "count" or attacking not in held[1][1].tests:
        return None
    what: Filter = held[1][1]
    return what._replace(tests=tuple(test for test in what.tests if test != attacking)), held[3]


def _ends(pattern: Pattern) -> bool:
    return pattern.roles == (("step", ("end-of-combat",)),)


def _at_least(pattern: Pattern, number: object) -> int:
    """Return the number of a comparison that says "so many or more".

    Raises:
        Unsaid: it says something else.
    """
    if isinstance(number, tuple) and number[0] == ">=" and isinstance(number[1], int):
        return number[1]
    raise Unsaid(pattern)


def _plainly(happens: str) -> Callable[[Events, Pattern], str]:
    return lambda events, pattern: events._thing(pattern, happens)


def _done_to(role: str, does: str) -> Callable[[Events, Pattern], str]:
    """Return how an event is said in which one object does something to another: ～がクリーチャー１体を教導する."""
    return lambda events, pattern: events._thing(pattern, f"{events.speech.counted(pattern.get(role))}を{does}", role)


def _done(does: str) -> Callable[[Events, Pattern], str]:
    return lambda events, pattern: events._player(pattern, does)


_NO_MANA_ABILITY = Filter((Test("not", Filter((Test("ability-kind", ("mana",)),), "object")),), "ability")
"""The description of an ability that goes on the stack when it is activated (605.3b)."""

_EXHAUST_ABILITY = Filter((Test("ability-kind", ("exhaust",)),), "ability")
"""The description of an exhaust ability (702.177a of the book of 2026-04-17)."""

_YOU = Filter((Test("player", ("you",)),), "player")
"""The description of you as a player."""

_TURNS: dict[object, str] = {("turn", ("you",)): "あなたのターン", ("turn", ("opponent",)): "対戦相手のターン"}
"""During whose turn something happens."""

_CAST_FROM = {
    ("graveyard", "exile", "library", "command"): "手札以外",
    ("library",): "ライブラリー",
    ("graveyard",): "墓地",
}
"""Where spells are cast from that abilities look for (601.2a)."""

_TURNS_TO = {"day": "昼が夜になる", "night": "夜が昼になる"}
"""How day becomes night and night becomes day, by what it was (727)."""

_EVENTS: dict[str, Callable[..., str]] = {
    "enters": Events._enters,
    "dies": Events._dies,
    "leaves": Events._leaves,
    "move": Events._move,
    "exile": _plainly("追放される"),
    "destroy": Events._destroyed,
    "activate": Events._activates,
    "waterbend": _done("水の技を行う"),
    "attack": Events._attacks,
    "attacks-with": Events._attacks_with,
    "block": Events._blocks,
    "becomes-blocked": Events._blocked,
    "unblocked": Events._unblocked,
    "damage": Events._damages,
    "tap": Events._taps,
    "untap": _plainly("アンタップ状態になる"),
    "turn-face-up": _plainly("表向きになる"),
    "transform": Events._transforms,
    "convert": _plainly("トランスフォームする"),
    "becomes-monstrous": _plainly("怪物的になる"),
    "becomes-prepared": _plainly("準備完了状態になる"),
    "becomes-saddled": _plainly("騎乗された状態になる"),
    "becomes-crewed": _plainly("搭乗された状態になる"),
    "explores": _plainly("探検を行う"),
    "connives": _plainly("謀議を行う"),
    "evolves": _plainly("進化する"),
    "trains": _plainly("訓練される"),
    "becomes-renowned": _plainly("高名になる"),
    "mutate": _plainly("変容する"),
    "exploit": Events._exploits,
    "enlist": _done_to("enlisted", "後援する"),
    "mentors": _done_to("mentored", "教導する"),
    "crew": lambda events, pattern: events._thing(
        pattern, f"{events.speech.counted(pattern.get('vehicle'))}に搭乗する", "vehicle"
    ),
    "attach": lambda events, pattern: events._thing(
        pattern, f"{events.speech.counted(pattern.get('to'))}につけられる", "to"
    ),
    "phase-in": _plainly("フェイズ・インする"),
    "phase-out": _plainly("フェイズ・アウトする"),
    "becomes-target": Events._target,
    "cast": Events._casts,
    "draw": Events._draws,
    "gain-life": _done("ライフを得る"),
    "lose-life": _done("ライフを失う"),
    "lose-game": _done("ゲームに敗北する"),
    "scry": _done("占術を行う"),
    "manifests-dread": _done("戦慄予示を行う"),
    "discovers": _done("発見を行う"),
    "collects-evidence": _done("証拠収集を行う"),
    "gives-gift": _done("贈呈を行う"),
    "time-travels": _done("時間旅行を行う"),
    "proliferates": _done("増殖を行う"),
    "investigates": _done("調査を行う"),
    "expend": lambda events, pattern: events._player(pattern, f"{wide(pattern.get('number'))}マナを消費する", "number"),
    "forage": _done("採餌を行う"),
    "blight": _done("枯朽を行う"),
    "firebend": _done("火の技を行う"),
    "airbend": _done("気の技を行う"),
    "incubates": _done("培養を行う"),
    "solves": _done("事件１つを解明する"),
    "ventures": _done("ダンジョン探索を行う"),
    "endures": _plainly("闘魂を行う"),
    "becomes-suspected": _plainly("容疑をかけられた状態になる"),
    "becomes-plotted": _plainly("計画された状態になる"),
    "foretells": _done("カード１枚を予顕する"),
    "plots": _done("カード１枚を計画する"),
    "wins-flip": _done("コイン投げに勝つ"),
    "loses-flip": _done("コイン投げに負ける"),
    "monarch": _done("統治者になる"),
    "day-night": lambda _events, pattern: _TURNS_TO[pattern.get("was")[0]],
    "ring-tempts": lambda _events, _pattern: "指輪があなたを誘惑する",
    "complete-dungeon": _done("ダンジョンを踏破する"),
    "descend": _done("落魄する"),
    "earthbend": _done("土の技を行う"),
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
    "copied": lambda events, pattern: events._with_object(pattern, "コピーする", "呪文１つ"),
    "crime": _done("悪事を働く"),
    "shuffle": _done("自分のライブラリーを切り直す"),
    "remove-counters": Events._last_counter,
}
