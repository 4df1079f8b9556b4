"""Japanese card text printed from terms: instructions (608.2, 701), costs (118) and what is done instead (614, 615)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from judgekit.games.mtg.terms.records import (
    Ability,
    Action,
    Card,
    Condition,
    Cost,
    Duration,
    Filter,
    Formula,
    Modification,
    Pattern,
    Reference,
    Test,
)
from judgekit.games.mtg.text.printing.japanese_events import Conditions, Events
from judgekit.games.mtg.text.printing.japanese_nouns import Noun, Speech
from judgekit.games.mtg.text.printing.japanese_statements import (
    Statements,
    counters,
    duration,
    forbidden,
    keyword,
    of_players,
    token,
)
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    braced,
    counter_word,
    denied,
    figure,
    one_after_another,
)
from judgekit.language.japanese.spelling import wide

_PLAYER_LEFT_OUT = frozenset(
    {
        "draw",
        "discard",
        "mill",
        "scry",
        "surveil",
        "shuffle",
        "investigate",
        "proliferate",
        "populate",
        "learn",
        "venture",
        "search",
        "bolster",
        "amass",
        "discover",
        "incubate",
        "manifest-dread",
        "collect-evidence",
        "fateseal",
    }
)
"""Verbs said without a subject where it is you who do it (121.1, 701)."""


class Deeds:
    """Says what is done.

    Attributes:
        speech: what the ability has spoken of.
        quote: prints an ability that something gets, for quotation marks.
        joined: what one player does after another thing is said in one sentence with it.
    """

    def __init__(self, speech: Speech, quote: Callable[[Ability], str], joined: bool = True) -> None:
        self.speech = speech
        self.joined = joined
        self.quote = quote

    def text(self, do: tuple[Action, ...]) -> str:
        """Return instructions as sentences, each with its full stop.

        Raises:
            Unsaid: one of them has no wording here.
        """
        said: list[str] = []
        rest = list(do)
        while rest:
            taken, sentence = self._next(rest)
            said.append(sentence)
            del rest[:taken]
        return "".join(said)

    def _next(self, rest: list[Action]) -> tuple[int, str]:
        """Return how many instructions one sentence, or some that belong together, says, and those sentences."""
        if rest[0].verb == "search" or _of_either_zone(rest[0]) is not None:
            return self._search(rest)
        if _changes_text(rest):
            return self._changed_text(rest)
        if rest[0].verb == "choose" and _of(rest[0]) == "source":
            return self._shield_from_one(rest)
        if rest[0].verb == "put" and rest[1:2] == [Action("shuffle", self._owner_of_all(rest[0]))]:
            whose = self.speech.player(rest[1].of)
            if rest[1].of == ("you",):
                return 2, "あなたの墓地をあなたのライブラリーに加えて切り直す。"
            return 2, f"{whose}は自分の墓地を自分のライブラリーに加えて切り直す。"
        if rest[0].details == (("to", "library"),) and rest[1:2] == [Action("shuffle", ("owner", rest[0].of))]:
            return 2, f"{self.speech.thing(rest[0].of)}をオーナーのライブラリーに加えて切り直す。"
        if len(rest) > 1 and rest[0].verb == "look" and rest[0].get("as") == "looked":
            return self._look(rest)
        if self.joined and len(rest) > 1 and all(one.verb in _DEEDS and one.verb not in _SENTENCES for one in rest[:2]):
            first, second = self.deed(rest[0]), self.deed(rest[1])
            if first[0] == second[0] and first[0] not in ("", "～") and not self.speech.formulas:
                subject = first[0]
                return 2, f"{subject}は{_apart(subject, first[1])}{one_after_another([first[1], second[1]])}。"
            self.speech.formulas = []
        self.speech.formulas = []
        sentence = self.sentence(rest[0])
        after = "".join(f"Ｘは、{self.speech.reckoned(formula)}に等しい。" for formula in self.speech.formulas)
        self.speech.formulas = []
        return 1, sentence + after

    @staticmethod
    def _owner_of_all(act: Action) -> Any:
        """Return whose whole graveyard is put into a library; nobody's where it is something else that is put."""
        of = _of(act)
        if act.get("to") != "library" or act.get("at") is not None or not (isinstance(of, tuple) and of[0] == "all"):
            return None
        whole = (of[1].kind, of[1].zones) == ("card", ("graveyard",)) and len(of[1].tests) == 1
        return of[1].get("owner") if whole else None

    def _shield_from_one(self, rest: list[Action]) -> tuple[int, str]:
        """Return that the next damage of one source, which is chosen, is prevented (615.7, 609.7)."""
        act = rest[0]
        self._only(act, "as", "is")
        kind = act.get("is")
        # The source must still be what was chosen when it would deal the damage (615.8).
        source = kind._replace(tests=(*kind.tests, Test("among", ("made", act.get("as")))))
        shield = Ability("prevention", when=(Pattern("damage", (("source", source),)),), prevent="all")
        if len(rest) < 2 or rest[1].verb != "effect" or not isinstance(rest[1].of, Ability):
            raise Unsaid(act)
        if rest[1].of._replace(text="") != shield or rest[1].get("until") != ("next-time",):
            raise Unsaid(act)
        whom = self.speech.thing(rest[1].get("of"))
        chosen = self.speech.noun(kind)
        return 2, f"このターン、次にあなたが選んだ{chosen}１つが{whom}にダメージを与えるなら、そのダメージを軽減する。"

    def sentence(self, act: Action) -> str:
        """Return one instruction as a sentence with its full stop, sometimes as several."""
        way = _SENTENCES.get(act.verb)
        if way is not None:
            return way(self, act)
        subject, deed = self.deed(act)
        return f"{subject}は{_apart(subject, deed)}{deed}。" if subject else f"{deed}。"

    def deed(self, act: Action) -> tuple[str, str]:
        """Return who does something ("" where it goes without saying) and what, the verb in its dictionary form.

        Raises:
            Unsaid: it has no wording here.
        """
        way = _DEEDS.get(act.verb)
        if way is None:
            raise Unsaid(act)
        of = act.of
        if isinstance(of, tuple) and of[:1] == ("choose",) and len(of) == 5:
            return self._by_another(act._replace(of=of[:4]), of[4])
        subject, deed = way(self, act)
        return subject, deed

    def _by_another(self, act: Action, who: Reference) -> tuple[str, str]:
        """Return what another player does with something of that player's own."""
        outer, self.speech.actor = self.speech.actor, who
        try:
            subject, deed = _DEEDS[act.verb](self, act)
        finally:
            self.speech.actor = outer
        if subject:
            raise Unsaid(act)
        return self.speech.player(who), deed

    def _only(self, act: Action, *names: str) -> None:
        if {name for name, _ in act.details} - set(names):
            raise Unsaid(act)

    def _by(self, who: Reference | None, verb: str) -> str:
        if who == ("you",) and verb in _PLAYER_LEFT_OUT:
            return ""
        return self.speech.player(who)

    # Players.

    def _plain(self, act: Action, deed: str) -> tuple[str, str]:
        self._only(act)
        if act.amount not in (None, 1):
            if act.verb not in ("investigate", "proliferate") or act.amount != 2:
                raise Unsaid(act)
            deed = deed.removesuffix("行う") + "２回行う"
        return self._by(act.of, act.verb), deed

    def _draw(self, act: Action) -> tuple[str, str]:
        self._only(act)
        who = self._by(act.of, "draw")
        if act.amount == ("event", "amount"):
            return who, "その点数に等しい枚数のカードを引く"
        return who, f"カード{self.speech.amount(act.amount)}枚を引く"

    def _discard(self, act: Action) -> tuple[str, str]:
        self._only(act, "what", "random", "as")
        who = self._by(act.of, "discard")
        what = act.get("what")
        if act.of == ("this",):
            return "", f"{self.speech.thing(act.of)}を捨てる"
        if act.of == ("made", "picked") and act.amount is None:
            return "そのプレイヤー", "そのカードを捨てる"
        if act.amount in ("all", None, ("value", act.of, "hand")) and what is None:
            return who, "自分の手札を捨てる" if who else "あなたの手札を捨てる"
        cards = (
            self.speech.counted(what, act.amount) if what is not None else f"カード{self.speech.amount(act.amount)}枚"
        )
        if act.get("random"):
            return who, f"{cards}を無作為に選んで捨てる"
        return who, f"{cards}を捨てる"

    def _points(self, amount: Formula | None, what: str) -> str:
        if amount == ("event", "amount"):
            return f"その点数に等しい点数の{what}を"
        if _of_event(amount):
            return f"{_as_much(amount, '点数')}{what}を"
        if isinstance(amount, tuple) and amount[0] in ("half-up", "half-down") and what == "ライフ":
            return f"ライフの半分（端数切り{'上げ' if amount[0] == 'half-up' else '捨て'}）を"
        if isinstance(amount, int) or amount == ("x",):
            return f"{figure(amount)}点の{what}を"
        if amount is None:
            raise Unsaid(amount)
        product = isinstance(amount, tuple) and amount[0] == "*" and isinstance(amount[1], int) and len(amount) == 3
        if product and not _of_this_turn(amount[2]):
            return f"{self.speech.foreach(amount[2])}{wide(amount[1])}点の{what}を"
        return self._equal(amount, what)

    def _equal(self, amount: Formula, what: str) -> str:
        return f"{self.speech.reckoned(amount)}に等しい点数の{what}を"

    def _life(self, act: Action, verb: str) -> tuple[str, str]:
        self._only(act, "as")
        much: Any = act.amount
        by_count = (
            isinstance(much, tuple) and much[0] == "*" and isinstance(much[1], int) and not _of_this_turn(much[2])
        )
        if by_count and much[2] != ("event", "amount"):
            per = self.speech.foreach(much[2])
            return f"{per}、{self.speech.player(act.of)}", f"{wide(much[1])}点のライフを{verb}"
        points = self._points(act.amount, "ライフ")
        return self.speech.player(act.of), points + verb

    def worded(self, act: Action) -> tuple[str, str]:
        """Return a deed of `WORDINGS`."""
        wording = WORDINGS[act.verb]
        self._only(act, *wording.details)
        if wording.doer == "this" and act.of != ("this",):
            raise Unsaid(act)
        doers: dict[str, Callable[[], str]] = {
            "player": lambda: self._by(act.of, act.verb),
            "object": lambda: self.speech.thing(act.of),
            "other": lambda: "" if act.of == ("you",) else self.speech.player(act.of),
        }
        doer = doers[wording.doer]() if wording.doer in doers else ""
        values = {
            name: self.speech.amount(act.amount)
            if name == "amount"
            else self.speech.thing(act.of if name == "of" else act.get(name))
            for name in re.findall(r"{(\w+)}", wording.deed)
        }
        return doer, wording.deed.format(**values)

    # Objects.

    def _home(self, of: Reference | None) -> str:
        """Return what something is done to, with where the source is when it is spoken of for the first time."""
        place = self.speech.home if of == ("this",) else ""
        if place:
            self.speech.home = ""
        return place + self.speech.thing(of)

    def _exile(self, act: Action) -> tuple[str, str]:
        self._only(act, "as", "link", "face-down")
        name = act.get("as")
        of = _of(act)
        whole = isinstance(of, tuple) and of[0] == "all" and (of[1].kind, of[1].zones) == ("card", ("graveyard",))
        if whole and name is None and len(of[1].tests) == 1 and of[1].tests[0].what == "owner":
            return "", f"{self.speech.player(of[1].tests[0].value)}の墓地を追放する"
        said = self._library_top(of) or self._home(of)
        down = "裏向きで" if act.get("face-down") else ""
        if name is not None:
            self._remember(name, of)
        return "", f"{said}を{down}追放する"

    def _library_top(self, of: Reference | None) -> str | None:
        if not (isinstance(of, tuple) and of[0] == "top"):
            return None
        whose = self.speech.player(of[1])
        if of[2] == 1:
            return f"{whose}のライブラリーの一番上のカード"
        return f"{whose}のライブラリーの一番上からカード{self.speech.amount(of[2])}枚"

    def _remember(self, name: str, of: Reference | None) -> None:
        """Keep what later words can mean by a name."""
        if isinstance(of, tuple) and of[0] == "target":
            word = self.speech.targets.get(of[1])
            several = word is not None and word.most != 1
        else:
            several = isinstance(of, tuple) and (of[0] == "all" or (of[0] in ("choose", "top") and of[-1] != 1))
        self.speech.made[name] = ("カード", several)

    def _sacrifice(self, act: Action) -> tuple[str, str]:
        self._only(act, "by", "as")
        by = act.get("by")
        if act.get("as") is not None:
            self._remember(act.get("as"), act.of)
        return self.speech.player(by) if by is not None else "", f"{self.speech.thing(act.of)}を生け贄に捧げる"

    def _owners_place(self, of: Reference | None, place: str) -> str:
        if self.speech.actor is not None:
            return f"自分の{place}"
        if isinstance(of, tuple) and of[0] in ("target", "made", "choose", "all", "top") and self._yours(of):
            return f"あなたの{place}"
        return f"オーナーの{place}"

    def _yours(self, of: Reference) -> bool:
        """Tell whether cards are those of your own graveyard, hand or library."""
        filters: tuple[Filter, ...] = ()
        if of[0] == "target":
            filters = self.speech.targets[of[1]].filters if of[1] in self.speech.targets else ()
        elif of[0] in ("all", "choose"):
            filters = (of[1],)
        elif of[0] == "top":
            return bool(of[1] == ("you",))
        elif of[0] == "made":
            return of[1] in ("found", "looked", "revealed", "shown", "milled")
        return bool(filters) and all(
            one.kind == "card" and (one.get("owner") == ("you",) or self._among_yours(one)) for one in filters
        )

    @staticmethod
    def _among_yours(what: Filter) -> bool:
        return what.get("among") in (("made", "found"), ("made", "looked"), ("made", "revealed"), ("made", "milled"))

    def _battlefield(self, act: Action) -> str:
        under = act.get("under")
        status = "タップ状態で" if act.get("tapped") else ""
        if act.get("attacking"):
            status = "タップ状態で攻撃している状態で"
        if act.get("counters"):
            kind, number = act.get("counters")[0]
            status += f"{counter_word(kind)}{self.speech.amount(number)}個が置かれた状態で"
        if under is None:
            return f"{status}戦場に"
        if under == ("you",):
            return f"{status}あなたのコントロール下で戦場に"
        if under[0] == "owner":
            return f"{status}オーナーのコントロール下で戦場に"
        return f"{status}{self.speech.player(under)}のコントロール下で戦場に"

    def _return(self, act: Action) -> tuple[str, str]:
        self._only(act, "to", "under", "tapped", "counters", "as", "by")
        if act.get("by") not in (None, ("you",), self.speech.actor):
            raise Unsaid(act)
        to = act.get("to")
        home = bool(self.speech.home)
        of = self._home(act.of)
        if act.get("as") is not None:
            self._remember(act.get("as"), act.of)
            if to == "battlefield":
                self.speech.made[act.get("as")] = ("クリーチャー", self.speech.made[act.get("as")][1])
        if to == "hand":
            return "", f"{of}を{'あなたの手札' if home else self._owners_place(act.of, '手札')}に戻す"
        if to == "battlefield":
            return "", f"{of}を{self._battlefield(act)}戻す"
        raise Unsaid(act)

    def _put(self, act: Action) -> tuple[str, str]:
        self._only(act, "to", "at", "under", "tapped", "attacking", "order", "counters", "as", "by")
        if act.get("by") not in (None, ("you",), self.speech.actor):
            raise Unsaid(act)
        to, at, order = act.get("to"), act.get("at"), act.get("order")
        of = self._library_top(act.of) or self._rest(act.of) or self.speech.thing(act.of)
        if act.get("as") is not None:
            self._remember(act.get("as"), act.of)
        if to == "battlefield":
            return "", f"{of}を{self._battlefield(act)}出す"
        if to == "hand":
            return "", f"{of}を{self._owners_place(act.of, '手札')}に加える"
        if to == "graveyard":
            if isinstance(act.of, tuple) and act.of[0] == "top" and act.of[1] != ("you",):
                who = self.speech.player(act.of[1])
                return who, f"{of.replace(who + 'の', '自分の', 1)}を自分の墓地に置く"
            return "", f"{of}を{self._owners_place(act.of, '墓地')}に置く"
        if to == "library" and at in ("top", "bottom"):
            where = "一番上" if at == "top" else "一番下"
            ordered = {None: "", "random": "無作為の順番で", "any": "好きな順番で"}.get(order)
            if ordered is None:
                raise Unsaid(act)
            return "", f"{of}を{self._owners_place(act.of, 'ライブラリー')}の{where}に{ordered}置く"
        if to == "library" and at in ("2", "3") and order is None:
            return "", f"{of}を{self._owners_place(act.of, 'ライブラリー')}の上から{wide(at)}番目に置く"
        raise Unsaid(act)

    def _rest(self, of: Reference | None) -> str | None:
        """Return what is left of the cards looked at; one of them where some are chosen."""
        if not (isinstance(of, tuple) and of[0] in ("all", "choose") and of[1].kind == "card"):
            return None
        among = of[1].get("among")
        if among not in (("made", "looked"), ("made", "revealed")) or len(of[1].tests) != 1:
            return None
        if of[0] == "all":
            return "残り"
        if of[2] != of[3]:
            raise Unsaid(of)
        return f"そのうち{figure(of[3])}枚"

    def _counters(self, act: Action) -> tuple[str, str]:
        self._only(act, "kind")
        kind = act.get("kind")
        if not isinstance(kind, str):
            raise Unsaid(act)
        if isinstance(act.of, tuple) and act.of[0] == "all":
            noun = self.speech.noun(act.of[1])
            return "", f"{_each(noun)}の上に{counter_word(kind)}をそれぞれ{self.speech.amount(act.amount)}個置く"
        upon = self.speech.thing(act.of)
        if act.amount == ("event", "amount"):
            return "", f"{upon}の上に同じ数の{counter_word(kind)}を置く"
        if isinstance(act.amount, tuple) and act.amount[0] == "count":
            return "", f"{self.speech.foreach(act.amount)}、{upon}の上に{counter_word(kind)}１個を置く"
        times = _times_count(act.amount)
        if times is not None:
            per, number = times
            return "", f"{self.speech.foreach(per)}、{upon}の上に{counter_word(kind)}{wide(number)}個を置く"
        if isinstance(act.amount, tuple) and act.amount != ("x",):
            return "", f"{upon}の上に{self.speech.reckoned(act.amount)}に等しい数の{counter_word(kind)}を置く"
        several = isinstance(act.of, tuple) and act.of[0] == "target" and self.speech.targets[act.of[1]].most != 1
        if several:
            return "", f"{upon}の上に{counter_word(kind)}をそれぞれ{self.speech.amount(act.amount)}個置く"
        return "", f"{upon}の上に{counter_word(kind)}{self.speech.amount(act.amount)}個を置く"

    def _remove(self, act: Action) -> tuple[str, str]:
        self._only(act, "kind", "all")
        kind, off = act.get("kind"), self.speech.thing(act.of)
        if act.get("all"):
            what = counter_word(kind) if kind not in (None, "any") else "カウンター"
            return "", f"{off}からすべての{what}を取り除く"
        if kind is None:
            raise Unsaid(act)
        return "", f"{off}から{counter_word(kind)}{self.speech.amount(act.amount)}個を取り除く"

    def _double_counters(self, act: Action) -> tuple[str, str]:
        self._only(act, "kind")
        kind = counter_word(act.get("kind"))
        return "", f"{self.speech.thing(act.of)}の上に置かれている{kind}の数を２倍にする"

    def _damage(self, act: Action) -> tuple[str, str]:
        self._only(act, "source", "also", "divided")
        source = self.speech.thing(act.get("source", ("this",)))
        also = act.get("also")
        to = self._damaged(act.of)
        own = ("value", act.get("source"), "power")
        points = "自身のパワーに等しい点数のダメージを" if act.amount == own else self._points(act.amount, "ダメージ")
        if act.get("divided"):
            return source, f"{to}に、{points}望むように割り振って与える"
        if also is not None:
            if len(also) != 1 or also[0].get("source", ("this",)) != act.get("source", ("this",)):
                raise Unsaid(act)
            more = self._damaged(also[0].of)
            return source, f"{to}に{points}、{more}に{self._points(also[0].amount, 'ダメージ')}与える"
        if "につき" in points:
            per, _, rest = points.partition("につき")
            return source, f"{to}に、{per}につき{rest}与える"
        pause = "、" if "に等しい" in points and to != "自身" and points[0] != "自" else ""
        return source, f"{to}に{pause}{points}与える"

    def _damaged(self, of: Any) -> str:
        if of[0] == "all":
            return _each(self.speech.noun(of[1]))
        if of[0] == "union":
            return "と".join(self._damaged(one) for one in of[1])
        return self.speech.thing(of)

    def _fight(self, act: Action) -> tuple[str, str]:
        self._only(act, "with")
        other = act.get("with")
        if _of(act)[0] == "target" and other[0] == "target" and self.speech.style == 0:
            return "それら", "格闘を行う"
        return self.speech.thing(act.of), f"{self.speech.thing(other)}と格闘を行う"

    def _reveal(self, act: Action) -> tuple[str, str]:
        self._only(act, "as")
        if act.get("as") is not None:
            self._remember(act.get("as"), act.of)
        if _of(act)[0] == "target" and self.speech.targets[_of(act)[1]].filters[0].kind == "player":
            return self.speech.player(act.of), "自分の手札を公開する"
        return "", f"{self._library_top(act.of) or self.speech.thing(act.of)}を公開する"

    def _look_at(self, act: Action) -> tuple[str, str]:
        self._only(act, "as")
        if act.get("as") is not None:
            self._remember(act.get("as"), act.of)
        top = self._library_top(act.of)
        if top is not None:
            return "", f"{top}を見る"
        return "", f"{self.speech.player(act.of)}の手札を見る"

    def _shuffle(self, act: Action) -> tuple[str, str]:
        self._only(act)
        if act.of == ("you",):
            return "", "あなたのライブラリーを切り直す"
        return self.speech.player(act.of), "自分のライブラリーを切り直す"

    # Making.

    def _create(self, act: Action) -> tuple[str, str]:
        self._only(act, "token", "by", "tapped", "attacking", "copy-of", "as", "attached")
        if act.get("as") is not None:
            self.speech.made[act.get("as")] = ("トークン", act.amount not in (None, 1))
        who = self.speech.player(act.get("by")) if act.get("by") is not None else ""
        amount = 1 if act.amount is None else act.amount
        copied = act.get("copy-of")
        if copied is not None:
            if act.get("tapped") or act.get("attached"):
                raise Unsaid(act)
            return who, f"{self.speech.thing(copied)}のコピーであるトークン{self.speech.amount(amount)}つを生成する"
        card = act.get("token")
        if not isinstance(card, Card):
            raise Unsaid(act)
        kind, unit = token(card, self.quote, self.speech)
        state = ""
        if act.get("tapped"):
            state = "タップ状態で攻撃している" if act.get("attacking") else "タップ状態の"
        elif act.get("attacking"):
            raise Unsaid(act)
        if act.get("attached") is not None:
            if state or amount != 1:
                raise Unsaid(act)
            return who, f"{self.speech.thing(act.get('attached'))}についた状態で{kind}１{unit}を生成する"
        if isinstance(amount, tuple) and amount[0] == "count":
            return who, f"{self.speech.foreach(amount)}、{state}{kind}１{unit}を生成する"
        times = _times_count(amount)
        if times is not None:
            return who, f"{self.speech.foreach(times[0])}、{state}{kind}{wide(times[1])}{unit}を生成する"
        return who, f"{state}{kind}{self.speech.amount(amount)}{unit}を生成する"

    def _added(self, act: Action) -> str:
        spent = act.get("for")
        plain = act._replace(details=tuple(pair for pair in act.details if pair[0] != "for"))
        subject, deed = self.deed(plain)
        text = f"{subject}は{deed}。" if subject else f"{deed}。"
        if spent is None:
            return text
        if spent.kind != "spell":
            raise Unsaid(act)
        return f"{text}このマナは、{self.speech.noun(spent)}を唱えるためにのみ支払える。"

    def _add(self, act: Action) -> tuple[str, str]:
        self._only(act, "by", "choice", "of-each")
        who = self.speech.player(act.get("by")) if act.get("by") is not None else ""
        of, amount = act.of, act.amount
        if of == ("any-color",):
            if act.get("of-each"):
                return who, f"好きな色の組み合わせのマナ{figure(amount)}点を加える"
            if amount in (1, None):
                return who, "好きな色のマナ１点を加える"
            return who, f"好きな１色のマナ{self.speech.amount(amount)}点を加える"
        if isinstance(of, tuple) and of[0] == "mana-lists" and amount in (1, None) and not act.get("choice"):
            return who, f"{'か'.join(map(braced, of[1]))}を加える"
        if isinstance(of, tuple) and of[0] == "mana" and act.get("choice") == ("one",) and act.get("of-each"):
            each = "と".join(braced((one,)) for one in of[1])
            return who, f"{each}の好きな組み合わせのマナ{figure(amount)}点を加える"
        if act.get("of-each"):
            raise Unsaid(act)
        if of == ("chosen-color",) and amount in (1, None):
            return who, "選ばれた色のマナ１点を加える"
        if isinstance(of, tuple) and of[0] == "mana" and isinstance(amount, tuple) and not act.get("choice"):
            return who, f"{self.speech.foreach(amount)}、{braced(of[1])}を加える"
        if not (isinstance(of, tuple) and of[0] == "mana") or amount not in (1, None):
            raise Unsaid(act)
        if act.get("choice"):
            return who, f"{'か'.join(braced((one,)) for one in of[1])}を加える"
        return who, f"{braced(of[1])}を加える"

    def _emblem(self, act: Action) -> tuple[str, str]:
        self._only(act)
        abilities = act.of if isinstance(act.of, tuple) and not hasattr(act.of, "_fields") else (act.of,)
        words = Statements(self.speech, self.quote, False).abilities(list(abilities))
        return "あなた", f"{words}を持つ紋章を得る"

    def _pay(self, act: Action) -> tuple[str, str]:
        self._only(act)
        return "", self.price(act.of)

    def price(self, cost: object) -> str:
        """Return what one pays as a deed: {２}を支払う (118.1)."""
        if not isinstance(cost, Cost) or cost.loyalty is not None or cost.mana_formula is not None:
            raise Unsaid(cost)
        if cost.alternatives:
            return "か".join(self.price(one) for one in (cost._replace(alternatives=()), *cost.alternatives))
        if cost.mana and not cost.actions:
            return f"{braced(cost.mana)}を支払う"
        if len(cost.actions) == 1 and not cost.mana:
            return self.deed(cost.actions[0])[1]
        raise Unsaid(cost)

    def _pay_life(self, act: Action) -> tuple[str, str]:
        self._only(act)
        return "" if act.of == ("you",) else self.speech.player(act.of), self._points(act.amount, "ライフ") + "支払う"

    def _player_counters(self, act: Action) -> tuple[str, str]:
        self._only(act, "kind")
        if act.get("kind") == "energy" and isinstance(act.amount, int) and act.amount > 0:
            return "あなた" if act.of == ("you",) else self.speech.player(act.of), "{E}" * act.amount + "を得る"
        kind = counter_word(act.get("kind"))
        if isinstance(act.amount, int) and act.amount < 1:
            raise Unsaid(act)
        return self.speech.player(act.of), f"{kind}{self.speech.amount(act.amount)}個を得る"

    def _skip(self, act: Action) -> tuple[str, str]:
        self._only(act, "step")
        step = {"turn": "ターン", "draw": "ドロー・ステップ", "combat": "戦闘フェイズ", None: "ターン"}.get(
            act.get("step")
        )
        if step is None or act.amount not in (None, 1):
            raise Unsaid(act)
        if act.of == ("you",):
            return "", f"あなたの次の{step}を飛ばす"
        return self.speech.player(act.of), f"自分の次の{step}を飛ばす"

    def _choose(self, act: Action) -> tuple[str, str]:
        what = act.get("is")
        if _of(act) == "object" and isinstance(what, Filter) and what.zones == ("hand",) and act.get("as") == "picked":
            self._only(act, "is", "as")
            rest = what._replace(zones=None, tests=tuple(test for test in what.tests if test.what != "owner"))
            self.speech.made["picked"] = ("カード", False)
            return "あなた", f"その中から{self.speech.counted(rest)}を選ぶ"
        words = {"color": "色１色を選ぶ", "creature-type": "クリーチャー・タイプ１つを選ぶ"}
        words["basic-land-type"] = "基本土地タイプ１つを選ぶ"
        self._only(act)
        if _of(act) not in words:
            raise Unsaid(act)
        return "", words[_of(act)]

    def _exchange(self, act: Action) -> tuple[str, str]:
        self._only(act, "what")
        if act.get("what") not in (None, "control"):
            raise Unsaid(act)
        if isinstance(act.of, tuple) and act.of[0] == "union":
            return "", f"{'と'.join(self.speech.thing(one) for one in act.of[1])}のコントロールを交換する"
        return "", f"{self.speech.thing(act.of)}のコントロールを交換する"

    def _cast(self, act: Action) -> tuple[str, str]:
        self._only(act, "free")
        free = "マナ・コストを支払うことなく" if act.get("free") else ""
        return "", f"{self.speech.thing(act.of)}を{free}唱える"

    def _become_copy(self, act: Action) -> str:
        self._only(act, "copy-of", "until")
        lasts = f"{duration(act.get('until'), self.speech)}、" if act.get("until") is not None else ""
        return f"{lasts}{self.speech.thing(act.of)}は{self.speech.thing(act.get('copy-of'))}のコピーになる。"

    def _day_night(self, act: Action) -> str:
        self._only(act)
        if _of(act) not in ("day", "night"):
            raise Unsaid(act)
        return "昼になる。" if _of(act) == "day" else "夜になる。"

    def _extra_step(self, act: Action) -> str:
        self._only(act)
        if _of(act) == "combat-and-main":
            return "このメイン・フェイズの後に、追加の戦闘フェイズ１つと追加のメイン・フェイズ１つを加える。"
        if _of(act) == "combat":
            return "このフェイズの後に、追加の戦闘フェイズ１つを加える。"
        raise Unsaid(act)

    def _coin(self, act: Action) -> str:
        self._only(act, "win", "lose")
        if act.of != ("you",):
            raise Unsaid(act)
        text = "コインを１枚投げる。"
        for word, verb in (("win", "勝った"), ("lose", "負けた")):
            if act.get(word):
                text += f"あなたがコイン投げに{verb}なら、{self.text(act.get(word))}"
        return text

    def _clash(self, act: Action) -> str:
        self._only(act, "with", "win", "lose")
        against = {None: "対戦相手１人", ("defending",): "防御プレイヤー"}.get(act.get("with"))
        if against is None or act.of != ("you",) or (act.get("lose") and not act.get("win")):
            raise Unsaid(act)
        won = f"あなたが勝ったなら、{self.text(act.get('win'))}" if act.get("win") else ""
        lost = f"そうでない場合、{self.text(act.get('lose'))}" if act.get("lose") else ""
        return f"{against}と激突を行う。{won}{lost}"

    def _support(self, act: Action) -> tuple[str, str]:
        self._only(act)
        word = self.speech.targets.get(act.of[1]) if isinstance(act.of, tuple) and act.of[0] == "target" else None
        if word is None or not isinstance(word.most, int):
            raise Unsaid(act)
        return "", f"支援{figure(word.most)}を行う"

    def _vote(self, act: Action) -> str:
        self._only(act, "is", "as")
        begins = "あなたから始めて、各プレイヤーは"
        if act.get("is") is not None:
            return f"{begins}{self.speech.counted(act.get('is'))}に投票する。"
        return f"{begins}{'か'.join(f'「{word}」' for word in _of(act))}に投票する。"

    def _roll(self, act: Action) -> tuple[str, str]:
        self._only(act, "as", "sides")
        return "" if act.of == ("you",) else self.speech.player(act.of), f"d{act.get('sides')}を１つ振る"

    def _connive(self, act: Action) -> tuple[str, str]:
        self._only(act)
        many = "" if act.amount == 1 else self.speech.amount(act.amount)
        return self.speech.thing(act.of), f"謀議{many}を行う"

    def _endure(self, act: Action) -> tuple[str, str]:
        self._only(act)
        return self.speech.thing(act.of), f"忍耐{self.speech.amount(act.amount)}を行う"

    def _manifest(self, act: Action) -> tuple[str, str]:
        self._only(act)
        verb = "予示" if act.verb == "manifest" else "偽装"
        return "", f"{self._library_top(act.of) or self.speech.thing(act.of)}を{verb}する"

    # Whole sentences.

    def _control_or_modify(self, act: Action) -> str:
        self._only(act, "until", "with")
        changes, until = act.get("with"), act.get("until")
        if changes and changes[0].what == "control":
            return self._control(act)
        if changes and len(changes) == 1 and changes[0].what == "switch-pt" and until is not None:
            return f"{duration(until, self.speech)}、{self.speech.thing(act.of)}のパワーとタフネスを入れ替える。"
        lasts = f"{duration(until, self.speech)}、" if until is not None else ""
        whom = self._whom(act.of)
        said = Statements(self.speech, self.quote, True).predicate(changes)
        return f"{lasts}{whom}は{said}。"

    def _whom(self, of: Reference | None) -> str:
        if isinstance(of, tuple) and of[0] == "all":
            return str(self.speech.generally(of[1]))
        return self.speech.thing(of)

    def _control(self, act: Action) -> str:
        changes, until = act.get("with"), act.get("until")
        if len(changes) != 1 or changes[0].value != ("you",):
            raise Unsaid(act)
        of = self.speech.thing(act.of)
        if until is None:
            return f"{of}のコントロールを得る。"
        if until == ("while", ("is", ("this",), Filter((Test("controller", ("you",)),)))):
            return f"あなたが～をコントロールし続けるかぎり、{of}のコントロールを得る。"
        if until[0] == "while":
            return f"{self._while(until[1])}かぎり、{of}のコントロールを得る。"
        return f"{duration(until, self.speech)}、{of}のコントロールを得る。"

    def _while(self, condition: Condition) -> str:
        return Conditions(self.speech).held(condition)

    def _effect(self, act: Action) -> str:
        self._only(act, "of", "until")
        ability, whom, until = act.of, act.get("of"), act.get("until")
        if not isinstance(ability, Ability) or ability.condition is not None:
            raise Unsaid(act)
        if ability.kind in ("cant", "must", "may"):
            of = whom if whom is not None else ability.affects
            if ability.name == "be-prevented":
                return f"{self._lasting(until)}ダメージは軽減されない。"
            if of is None:
                raise Unsaid(act)
            if ability.kind == "may" and ability.name in ("play-from", "cast-from") and not ability.details:
                verb = "プレイ" if ability.name == "play-from" else "唱え"
                ending = "してもよい" if ability.name == "play-from" else "てもよい"
                return f"{self._lasting(until)}あなたは{self.speech.thing(of)}を{verb}{ending}。"
            if until is not None and until[0] == "next-untap" and ability.name == "untap":
                it = "それら" if self._whom(of).startswith("それら") else "それ"
                whose = "あなたの" if until[1] == ("you",) else f"{it}のコントローラーの"
                return f"{self._whom(of)}は、{whose}次のアンタップ・ステップの間アンタップしない。"
            turn = until in (("this-turn",), ("end-of-turn",))
            if turn and ability.name in ("attack-each-combat", "block-each-combat"):
                verb = "攻撃" if ability.name == "attack-each-combat" else "ブロック"
                return f"このターン、{self._whom(of)}は可能なら{verb}する。"
            return f"{self._lasting(until)}{self._ruled(of)}は{forbidden(ability, self.speech)}。"
        if ability.kind == "replacement" and whom is not None and ability.when[0].event == "dies":
            if until not in (("this-turn",), ("end-of-turn",)) or ability.when[0].roles or len(ability.when) != 1:
                raise Unsaid(act)
            if ability.instead != (Action("exile", ("event", "object")),):
                raise Unsaid(act)
            return f"このターンに{self.speech.thing(whom)}が死亡するなら、代わりにそれを追放する。"
        if ability.kind == "prevention" and whom is None and until in (("this-turn",), ("end-of-turn",)):
            return f"このターン、{self.prevention(ability)}"
        if ability.kind == "replacement" and whom is None and until in (("this-turn",), ("end-of-turn",)):
            return self.replacement(ability, turn=True)
        raise Unsaid(act)

    def _lasting(self, until: Duration) -> str:
        return f"{duration(until, self.speech)}、" if until is not None else ""

    def _ruled(self, of: Reference) -> str:
        """Return of whom something is said that can't be done: プレイヤー for players in general."""
        if of == ("players",):
            return "プレイヤー"
        if of == ("opponents",):
            return "対戦相手"
        return self._whom(of)

    def _may(self, act: Action) -> str:
        self._only(act, "do", "then", "else")
        text = self.allowed(act.of, act.get("do"))
        if act.get("then"):
            text += f"そうしたなら、{self.text(act.get('then'))}"
        if act.get("else"):
            text += f"そうしないなら、{self.text(act.get('else'))}"
        return text

    def allowed(self, who: Reference | None, do: tuple[Action, ...]) -> str:
        """Return that a player may do something: あなたはカード１枚を引いてもよい。."""
        subject = self.speech.player(who)
        deeds = []
        if do and (do[0].verb == "search" or _of_either_zone(do[0]) is not None) and who == ("you",):
            taken, said = self._search(list(do))
            if taken != len(do):
                raise Unsaid(do)
            if _of_either_zone(do[0]) is not None:
                return f"{subject}は、{_may_be_done(said)}"
            return f"{subject}は「{said}」を選んでもよい。"
        for act in do:
            by, deed = self.deed(act)
            if act.verb == "damage" and by == "～" and who == ("you",) and len(do) == 1:
                return f"{subject}は、{by}が{deed}ことを選んでもよい。"
            if by not in ("", subject):
                raise Unsaid(act)
            deeds.append(deed)
        return f"{subject}は{one_after_another(deeds, leave=True)}。"

    def _unless(self, act: Action) -> str:
        self._only(act, "cost", "do")
        who, price = self.speech.player(act.of), self.price(act.get("cost"))
        do = act.get("do")
        if len(do) != 1:
            raise Unsaid(act)
        return f"{who}が{denied(price)}かぎり、{self.sentence(do[0])}"

    def _if(self, act: Action) -> str:
        self._only(act, "then", "else")
        then, otherwise = act.get("then"), act.get("else")
        searched = ("compare", ("made", "searched-library"), ">=", 1)
        if _of(act) == searched and then == (Action("shuffle", ("you",)),) and not otherwise:
            return "これによりライブラリーを探したなら、切り直す。"
        said = f"{Conditions(self.speech).held(_of(act))}なら、"
        if otherwise and len(then) == 1 and len(otherwise) == 1 and self.speech.style == 0:
            return f"{self.sentence(otherwise[0])}{said}代わりに{self.sentence(then[0])}"
        text = said + self.text(then)
        if otherwise:
            text += f"そうでない場合、{self.text(otherwise)}"
        return text

    def _double_pt(self, act: Action) -> str:
        self._only(act, "what", "until")
        what = {"power": "パワー", "toughness": "タフネス"}.get(act.get("what"))
        if what is None or act.get("until") is None:
            raise Unsaid(act)
        return f"{duration(act.get('until'), self.speech)}、{self.speech.thing(act.of)}の{what}を２倍にする。"

    def _if_done(self, act: Action) -> str:
        self._only(act)
        return f"そうしたなら、{self.text(_of(act))}"

    def _delayed(self, act: Action) -> str:
        self._only(act, "until", "once")
        ability = act.of
        if not isinstance(ability, Ability) or ability.kind != "triggered" or ability.targets or ability.modes:
            raise Unsaid(act)
        inner = Deeds(self.speech.within(ability.when), self.quote, self.joined)
        pattern = ability.when[0]
        if pattern.event == "step" and len(ability.when) == 1 and act.get("until") is None:
            roles = dict(pattern.roles)
            if roles == {"step": ("end",)}:
                return f"次の終了ステップの開始時に、{inner.text(ability.do)}"
            if roles == {"step": ("end-of-combat",)}:
                return f"戦闘終了時に、{inner.text(ability.do)}"
            if roles == {"step": ("upkeep",)}:
                return f"次のターンのアップキープの開始時に、{inner.text(ability.do)}"
            if roles == {"step": ("upkeep",), "player": ("you",)}:
                return f"あなたの次のアップキープの開始時に、{inner.text(ability.do)}"
            raise Unsaid(act)
        begins = Events(inner.speech).trigger(ability.when)
        if act.get("until") == ("this-turn",) or act.get("until") == ("end-of-turn",):
            return f"このターンに{begins}{inner.text(ability.do)}"
        raise Unsaid(act)

    def _exiled(self, act: Action) -> str:
        until = act.get("until")
        rest = act._replace(details=tuple(pair for pair in act.details if pair[0] != "until"))
        begins = f"{duration(until, self.speech)}、" if until is not None else ""
        return f"{begins}{self.deed(rest)[1]}。"

    def _for_each(self, act: Action) -> str:
        self._only(act, "do", "as")
        each = ("made", act.get("as", "each"))
        do = act.get("do")
        if act.of not in (("players",), ("opponents",)):
            raise Unsaid(act)
        may = len(do) == 1 and do[0].verb == "may" and do[0].of == each
        if may and (do[0].get("then") or do[0].get("else")):
            raise Unsaid(act)
        self.speech.actor = each
        try:
            said = [self.deed(one) for one in (do[0].get("do") if may else do)]
        finally:
            self.speech.actor = None
        if any(subject != "自分" for subject, _ in said):
            raise Unsaid(act)
        deeds = one_after_another([deed for _, deed in said], leave=may)
        return f"{self.speech.player(act.of)}は、{deeds}。"

    def _reveal_until(self, act: Action) -> str:
        self._only(act, "is", "as", "cards")
        self.speech.made[act.get("cards")] = ("カード", True)
        if act.get("as") is not None:
            self.speech.made[act.get("as")] = ("カード", False)
        who = self.speech.player(act.of)
        yours = act.of == ("you",)
        cards = self.speech.counted(act.get("is"), 1 if act.amount is None else act.amount)
        said = f"{cards}が公開されるまで、{'あなた' if yours else '自分'}のライブラリーの一番上からカードを公開する。"
        return said if yours else f"{who}は、{said}"

    def _one_of(self, act: Action) -> str:
        self._only(act)
        verbs = [tuple(one.verb for one in mode.do) for mode in _of(act)]
        same = len({mode.do[0].of for mode in _of(act) if mode.do}) == 1
        if verbs != [("tap",), ("untap",)] or not same:
            raise Unsaid(act)
        return f"{self.speech.thing(_of(act)[0].do[0].of)}をタップまたはアンタップする。"

    def _destroyed(self, act: Action) -> str:
        text = f"{self.deed(act)[1]}。"
        if act.get("no-regeneration"):
            word = self.speech.targets.get(_of(act)[1]) if _of(act)[0] == "target" else None
            several = _of(act)[0] == "all" or (word is not None and word.most != 1)
            text += f"{'それら' if several else 'それ'}は再生できない。"
        return text

    def _copied(self, act: Action) -> str:
        self._only(act, "new-targets")
        text = f"{self.speech.thing(act.of)}をコピーする。"
        return text + ("あなたはそのコピーの新しい対象を選んでもよい。" if act.get("new-targets") else "")

    def _prevent(self, act: Action) -> str:
        self._only(act, "combat", "source", "until")
        if act.get("until") not in (None, ("this-turn",), ("end-of-turn",), ("next-turn", ("you",))):
            raise Unsaid(act)
        lasts = "あなたの次のターンまで" if act.get("until") == ("next-turn", ("you",)) else "このターン"
        kind = "戦闘ダメージ" if act.get("combat") else "ダメージ"
        source = act.get("source")
        if source is not None:
            if act.of != ("nothing",) or act.amount is not None:
                raise Unsaid(act)
            one = len(source.tests) == 1 and source.tests[0].what == "among"
            giver = self.speech.thing(source.tests[0].value) if one else str(self.speech.noun(source))
            return f"{lasts}、{giver}が与える{kind}をすべて軽減する。"
        if act.of == ("nothing",):
            return f"{lasts}、与えられる{kind}をすべて軽減する。"
        to = str(self.speech.noun(_of(act)[1])) if _of(act)[0] == "all" else self.speech.thing(_of(act))
        if act.amount is None:
            return f"{lasts}、{to}に与えられる{kind}をすべて軽減する。"
        if act.get("combat"):
            raise Unsaid(act)
        return f"{lasts}、次に{to}に与えられるダメージを{self.speech.amount(act.amount)}点軽減する。"

    def _search(self, rest: list[Action]) -> tuple[int, str]:
        """Return a search with what is done with the cards found and the shuffling (701.19)."""
        either = _of_either_zone(rest[0])
        act = either if either is not None else rest[0]
        self._only(act, "as", "is", "zone", "least")
        if act.get("zone") != ("library",) or act.get("as") != "found":
            raise Unsaid(act)
        who = self.speech.player(act.of)
        what = act.get("is")
        cards = self.speech.counted(what, act.amount, upto=act.get("least") == 0)
        several = act.amount != 1
        self.speech.made["found"] = ("カード", several)
        yours = act.of == ("you",)
        place = "あなたの" if yours else "自分の"
        said = f"{place}ライブラリー{'や墓地' if either is not None else ''}から{cards}を探し"
        taken = 1
        if taken < len(rest) and rest[taken] == Action("reveal", ("made", "found")):
            said += f"、{'それら' if several else 'それ'}を公開し"
            taken += 1
        if taken < len(rest) and rest[taken].verb in ("put", "exile") and rest[taken].of == ("made", "found"):
            put = rest[taken]
            it = "それら" if several else "それ"
            if put.verb == "exile":
                self._only(put)
                said += f"、{it}を追放する。"
            elif put.get("to") == "battlefield":
                self._only(put, "to", "tapped", "as", "by")
                if put.get("by") not in (None, act.of):
                    raise Unsaid(put)
                said += f"、{it}を{'タップ状態で' if put.get('tapped') else ''}戦場に出す。"
            elif put.get("to") in ("hand", "graveyard"):
                self._only(put, "to", "by")
                into = f"{place}手札に加える" if put.get("to") == "hand" else f"{place}墓地に置く"
                said += f"、{it}を{into}。"
            else:
                raise Unsaid(put)
            if put.get("as") is not None:
                self.speech.made[put.get("as")] = ("カード", several)
            taken += 1
        else:
            raise Unsaid(act)
        if taken < len(rest) and rest[taken] == Action("shuffle", act.of):
            said += f"その後、{'' if yours else who + 'は'}{place}ライブラリーを切り直す。"
            taken += 1
        return taken, said if yours else f"{who}は{said}"

    def _changed_text(self, rest: list[Action]) -> tuple[int, str]:
        """Return that one word of a text becomes another one, which are chosen (612.2)."""
        kind = {"color": "色の単語", "basic-land-type": "基本土地タイプ"}[_of(rest[0])]
        until = rest[2].get("until")
        lasts = f"{duration(until, self.speech)}、" if until is not None else ""
        return (
            3,
            f"{lasts}{self.speech.thing(rest[2].of)}の文章の中の{kind}１種類をすべて別の{kind}１種類に書き換える。",
        )

    def _look(self, rest: list[Action]) -> tuple[int, str]:
        """Return that the top cards are looked at, with where some and the rest of them go."""
        act = rest[0]
        self._only(act, "as")
        top = self._library_top(act.of)
        if top is None or _of(act)[2] == 1:
            return 1, f"{self.deed(act)[1]}。"
        self.speech.made["looked"] = ("カード", True)
        text = f"{top}を見る。"
        if len(rest) > 2 and rest[1].verb == "put" and rest[2].verb == "put":
            one, other = self.deed(rest[1])[1], self.deed(rest[2])[1]
            if self._rest(rest[1].of) and self._rest(rest[2].of) == "残り":
                return 3, f"{text}{one_after_another([one, other])}。"
        return 1, text

    # Costs.

    def cost(self, cost: Cost) -> str:
        """Return an activation cost, before its colon: {１}{B}, {T} (602.1a).

        Raises:
            Unsaid: a part of it has no wording here.
        """
        if cost.alternatives or cost.mana_formula is not None:
            raise Unsaid(cost)
        if cost.loyalty is not None:
            if cost.mana or cost.actions:
                raise Unsaid(cost)
            if isinstance(cost.loyalty, int):
                return wide(f"{cost.loyalty:+d}") if cost.loyalty else wide(0)
            if cost.loyalty in (("-", ("x",)), ("-", 0, ("x",))):
                return "－Ｘ"
            if cost.loyalty == ("x",):
                return "＋Ｘ"
            raise Unsaid(cost)
        parts = [braced(cost.mana)] if cost.mana else []
        parts.extend(self._paid(act) for act in cost.actions)
        if not parts:
            parts = ["{0}"]
        return ", ".join(parts)

    def _paid(self, act: Action) -> str:
        if act.get("symbol") and act.of == ("this",):
            return "{T}" if act.verb == "tap" else "{Q}"
        return self.deed(act)[1]

    # Instead.

    def replacement(self, ability: Ability, turn: bool = False) -> str:
        """Return a replacement effect (614).

        Args:
            ability: the replacement.
            turn: it is in force for this turn only.

        Raises:
            Unsaid: it has no wording here.
        """
        if len(ability.when) != 1 or ability.zones is not None or ability.details:
            raise Unsaid(ability)
        pattern = ability.when[0]
        if pattern.event == "enters" and not turn:
            return self._entering(ability)
        if ability.condition is not None:
            raise Unsaid(ability)
        if pattern.event == "step":
            return self._skipped(ability)
        speech = self.speech.within(ability.when)
        inner = Deeds(speech, self.quote, self.joined)
        would = Events(speech).happening(ability.when)
        if pattern.event == "create" and pattern.roles == (("player", ("you",)),):
            would = "あなたがトークンを１つ以上生成する"
        if turn:
            would = f"このターンに{would}"
        instead = ability.instead or ()
        if not instead:
            if pattern.event == "draw":
                return f"{would}なら、代わりにそのドローを飛ばす。"
            if pattern.event == "gain-life":
                who = speech.player(pattern.get("player"))
                who = who if pattern.get("player") == ("you",) else "そのプレイヤー"
                return f"{would}なら、代わりに{who}はライフを得ない。"
            raise Unsaid(ability)
        if ability.optional:
            return f"{would}なら、代わりに{inner.allowed(('you',), instead)}"
        if pattern.event == "put-counters" and pattern.get("player") is None:
            return f"{would}なら、代わりに{self._more_counters(instead)}"
        if instead[0].verb == "create":
            return f"{would}なら、代わりに{self._more_tokens(instead)}"
        if instead[0].verb == "damage" and instead[0].get("source") == ("event", "source"):
            return f"{would}なら、代わりに{inner._more_damage(instead, pattern)}"
        return f"{would}なら、代わりに{inner.text(instead)}"

    def _more_tokens(self, instead: tuple[Action, ...]) -> str:
        if len(instead) != 1:
            raise Unsaid(instead)
        return f"{_as_much(instead[0].amount, '数')}それらのトークンを生成する。"

    def _more_counters(self, instead: tuple[Action, ...]) -> str:
        if len(instead) != 1 or instead[0].of not in (("event", "object"), ("this",)):
            raise Unsaid(instead)
        kind = instead[0].get("kind")
        what = counter_word(kind) if isinstance(kind, str) else "それらのカウンター"
        return f"その上に{_as_much(instead[0].amount, '個数')}{what}を置く。"

    def _more_damage(self, instead: tuple[Action, ...], pattern: Pattern) -> str:
        if len(instead) != 1:
            raise Unsaid(instead)
        much = _as_much(instead[0].amount, "点数")
        to = pattern.get("to")
        if to is None:
            return f"それは{much}ダメージを与える。"
        if to.kind == "player" and instead[0].of == ("event", "to"):
            return f"それはそのプレイヤーに{much}ダメージを与える。"
        if to.get("either") is not None:
            return f"それはそのパーマネントやプレイヤーに{much}ダメージを与える。"
        if instead[0].of == ("you",):
            return f"それはあなたに{much}ダメージを与える。"
        return f"それはそのクリーチャーに{much}ダメージを与える。"

    def _skipped(self, ability: Ability) -> str:
        roles = dict(ability.when[0].roles)
        steps = {
            **{"draw": "ドロー・ステップ", "upkeep": "アップキープ", "end": "終了ステップ", "combat": "戦闘フェイズ"},
            "untap": "アンタップ・ステップ",
        }
        step = roles.get("step", ("",))[0]
        if ability.instead or step not in steps:
            raise Unsaid(ability)
        if roles.get("player") == ("opponent",):
            return f"各対戦相手は自分の{steps[step]}を飛ばす。"
        if roles.get("player") == ("any-player",):
            return f"プレイヤーは自分の{steps[step]}を飛ばす。"
        if roles.get("player") != ("you",):
            raise Unsaid(ability)
        return f"あなたの{steps[step]}を飛ばす。"

    def _entering(self, ability: Ability) -> str:
        what = ability.when[0].get("object")
        if not isinstance(what, Filter):
            raise Unsaid(ability)
        this = what.tests == (Test("among", ("this",)),)
        speech = self.speech if this else self.speech.within(ability.when)
        instead = ability.instead or ()
        inner = Deeds(speech, self.quote, self.joined)
        if len(instead) == 1 and instead[0].verb in ("choose", "may") and this and ability.condition is None:
            return f"～が戦場に出るに際し、{inner._as_it_enters(instead[0])}"
        if ability.optional and instead and instead[0].verb == "become-copy":
            return self._as_copy(instead)
        subject = "～" if this else str(speech.noun(what))
        state = self._entry(instead, inner, this)
        if ability.condition is None:
            return f"{subject}は{state}戦場に出る。"
        conditions = Conditions(speech)
        if ability.condition[0] == "not" and ability.condition[1][0] in ("exists", "compare"):
            return f"{subject}は、{conditions.missing(ability.condition[1])}かぎり、{state}戦場に出る。"
        return f"{conditions.held(ability.condition)}なら、{subject}は{state}戦場に出る。"

    def _as_it_enters(self, act: Action) -> str:
        if act.verb == "may":
            other = act.get("else")
            if other != (Action("tap", ("this",)),) or act.get("then"):
                raise Unsaid(act)
            return f"{self.allowed(act.of, act.get('do'))}そうしないなら、～はタップ状態で戦場に出る。"
        players = {
            "opponent": "対戦相手１人を選ぶ",
            "player": "プレイヤー１人を選ぶ",
            "card-name": "カード名１つを選ぶ",
        }
        if _of(act) in players:
            return f"{players[_of(act)]}。"
        return f"{self._choose(act)[1]}。"

    def _entry(self, instead: tuple[Action, ...], inner: Deeds, this: bool) -> str:
        states = []
        for act in instead:
            if act == Action("tap", act.of):
                states.append("タップ状態で")
            elif act.verb == "put-counters" and len(act.details) == 1:
                kind = counter_word(act.get("kind"))
                if isinstance(act.amount, tuple) and act.amount[0] == "count":
                    states.append(f"{inner.speech.foreach(act.amount)}{kind}１個が置かれた状態で")
                elif not this:
                    if act.amount != 1:
                        raise Unsaid(act)
                    states.append(f"追加の{kind}１個が置かれた状態で")
                elif isinstance(act.amount, tuple) and act.amount != ("x",):
                    states.append(f"{inner.speech.reckoned(act.amount)}に等しい数の{kind}が置かれた状態で")
                else:
                    states.append(f"{kind}{figure(act.amount)}個が置かれた状態で")
            else:
                raise Unsaid(act)
        if len(states) != 1:
            raise Unsaid(instead)
        return states[0]

    def _as_copy(self, instead: tuple[Action, ...]) -> str:
        act = instead[0]
        self._only(act, "copy-of", "except")
        copied = act.get("copy-of")
        if len(instead) != 1 or copied[0] != "choose":
            raise Unsaid(instead)
        where = "戦場にある" if copied[1].zones == ("battlefield",) else ""
        what = self.speech.counted(copied[1]._replace(zones=None))
        text = f"あなたは、～が{where}{what}のコピーとして戦場に出ることを選んでもよい。"
        excepted = act.get("except")
        if not excepted:
            return text
        if any(one.what != "gain" for one in excepted):
            raise Unsaid(act)
        words = Statements(self.speech, self.quote, False).abilities([one.value for one in excepted])
        return f"{text}ただし、それは{words}を持つ。"

    def prevention(self, ability: Ability) -> str:
        """Return a prevention effect of a permanent (615).

        Raises:
            Unsaid: it has no wording here.
        """
        if len(ability.when) != 1 or ability.condition is not None or ability.optional or ability.details:
            raise Unsaid(ability)
        pattern = ability.when[0]
        roles = dict(pattern.roles)
        speech = self.speech.within(ability.when)
        then = Deeds(speech, self.quote, self.joined).text(ability.do) if ability.do else ""
        kind = {None: "ダメージ", True: "戦闘ダメージ", False: "戦闘ダメージでないダメージ"}[roles.get("combat")]
        source, to = roles.get("source"), roles.get("to")
        if ability.prevent == "all" and source is None and to is not None:
            return f"{self._sheltered(to, speech)}に与えられる{kind}をすべて軽減する。{then}"
        if ability.prevent == "all" and to is None and source is not None:
            one = len(source.tests) == 1 and source.tests[0].what == "among"
            giver = speech.thing(source.tests[0].value) if one else str(speech.noun(source))
            return f"{giver}が与える{kind}をすべて軽減する。{then}"
        would = Events(speech).happening(ability.when)
        if ability.prevent is None or isinstance(ability.prevent, str):
            return f"{would}なら、そのダメージを軽減する。{then}"
        return f"{would}なら、そのダメージを{figure(ability.prevent)}点軽減する。{then}"

    def _sheltered(self, to: Filter, speech: Speech) -> str:
        if to.kind == "player":
            return Events(speech)._damaged(to)
        if len(to.tests) == 1 and to.tests[0].what == "among":
            return speech.thing(to.tests[0].value)
        return str(speech.noun(to))


def _times_count(amount: Formula | None) -> tuple[Any, int] | None:
    """Return what is counted and how much there is for each, None where an amount is no such product (107.1)."""
    if not (isinstance(amount, tuple) and amount[0] == "*" and len(amount) == 3 and isinstance(amount[1], int)):
        return None
    return (amount[2], amount[1]) if isinstance(amount[2], tuple) and amount[2][0] == "count" else None


def _of_this_turn(amount: object) -> bool:
    """Tell whether an amount is what something came to this turn, not a number of things."""
    return isinstance(amount, tuple) and amount[:1] == ("amount-happened",)


def _of_event(amount: Formula | None) -> bool:
    """Tell whether an amount is that of an event so many times, or with so much more."""
    return isinstance(amount, tuple) and len(amount) == 3 and amount[0] in "+*" and ("event", "amount") in amount


def _as_much(amount: Formula | None, word: str) -> str:
    """Return so many times the amount of an event, or that with so much more: その２倍の点数の, その数に１を足した数の."""
    if isinstance(amount, tuple) and amount[:1] == ("*",) and amount[2:] == (("event", "amount"),):
        return f"その{figure(amount[1])}倍の{word}の"
    if isinstance(amount, tuple) and amount[:2] == ("+", ("event", "amount")) and len(amount) == 3:
        return f"その{word}に{figure(amount[2])}を足した{word}の"
    raise Unsaid(amount)


def _may_be_done(said: str) -> str:
    """Return one sentence as what may be done.

    Raises:
        Unsaid: it ends otherwise than searches do.
    """
    ways = {"手札に加える。": "手札に加えてもよい。", "戦場に出す。": "戦場に出してもよい。"}
    for ending, leave in ways.items():
        if said.endswith(ending) and said.count("。") == 1:
            return said.removesuffix(ending) + leave
    raise Unsaid(said)


def _of_either_zone(act: Action) -> Action | None:
    """Return the search of the library where a player chooses to search that, another zone, or both; None for other choices."""
    modes = act.of if act.verb == "choose-one" else ()
    if not isinstance(modes, tuple) or len(modes) != 3 or any(mode.do[:1] == () for mode in modes):
        return None
    first: Action = modes[0].do[0]
    zones = [mode.do[0].get("zone") for mode in modes if mode.do[0].verb == "search"]
    return first if zones == [("library",), ("graveyard",), ("library", "graveyard")] else None


def _changes_text(rest: list[Action]) -> bool:
    """Tell whether two words are chosen of which one becomes the other in a text (612.2)."""
    if len(rest) < 3 or [one.verb for one in rest[:3]] != ["choose", "choose", "modify"]:
        return False
    changes: tuple[Modification, ...] = rest[2].get("with") or ()
    return (
        _of(rest[0]) == _of(rest[1])
        and _of(rest[0]) in ("color", "basic-land-type")
        and len(changes) == 1
        and changes[0] == Modification("text", ("made.replaced", "made.replacing"))
    )


def _apart(subject: str, deed: str) -> str:
    """Return the comma between who does something and what, where the two would run into each other."""
    return "、" if deed.startswith(("あなた", "対戦相手")) or len(subject) > 8 else ""


def _of(act: Action) -> Any:
    """Return what stands behind a verb, whatever the verb takes."""
    return act.of


def _each(noun: Noun) -> str:
    """Return each of what is described: 飛行を持たない各クリーチャー."""
    return f"{noun.before}各{noun.head}"


class Wording(NamedTuple):
    """A deed that is always said with the same words.

    Attributes:
        deed: what is done; `{of}`, `{amount}` and names of details stand for what they say.
        doer: who does it: "player" (left out where it goes without saying), "object" (what the verb names), "other" (a player
            other than you), "this" (the object itself, which is not named), "" (nobody is named).
        details: details that it may have.
    """

    deed: str
    doer: str = ""
    details: tuple[str, ...] = ()


WORDINGS = {
    **{
        verb: Wording(f"{{of}}を{deed}")
        for verb, deed in (
            ("tap", "タップする"),
            ("untap", "アンタップする"),
            ("regenerate", "再生する"),
            ("transform", "変身させる"),
            ("goad", "使嗾する"),
            ("detain", "留置する"),
            ("counter", "打ち消す"),
            ("copy", "コピーする"),
            ("unattach", "外す"),
        )
    },
    "destroy": Wording("{of}を破壊する", details=("no-regeneration", "done")),
    "attach": Wording("{of}を{to}につける", details=("to",)),
    "new-targets": Wording("{of}の新しい対象を選ぶ"),
    "phase-out": Wording("フェイズ・アウトする", "object"),
    "explore": Wording("探検を行う", "object"),
    "ring-tempts": Wording("指輪があなたを誘惑する"),
    "suspect": Wording("{of}に容疑をかける"),
    "unlock": Wording("{of}のドア１つを開放する"),
    "lock": Wording("{of}のドア１つを閉鎖する"),
    "lock-or-unlock": Wording("{of}のドア１つを閉鎖か開放する"),
    "mill": Wording("カード{amount}枚を切削する", "player"),
    **{
        verb: Wording(f"{deed}{{amount}}を行う", "player")
        for verb, deed in (
            ("scry", "占術"),
            ("surveil", "諜報"),
            ("bolster", "鼓舞"),
            ("amass", "動員"),
            ("discover", "発見"),
            ("incubate", "培養"),
            ("collect-evidence", "証拠収集"),
            ("fateseal", "消術"),
        )
    },
    "exert": Wording("{of}を督励する"),
    "monstrosity": Wording("怪物化{amount}を行う", "this"),
    "adapt": Wording("順応{amount}を行う", "this"),
    "extra-turn": Wording("このターンに続いて追加の１ターンを行う", "other"),
    "end-turn": Wording("ターンを終了する"),
    "end-combat": Wording("戦闘フェイズを終了する"),
}
"""Deeds that are always said with the same words (701), by verb."""


def _player(deed: str) -> _Deed:
    return lambda deeds, act: deeds._plain(act, deed)


_Deed = Callable[["Deeds", Action], tuple[str, str]]

_DEEDS: dict[str, _Deed] = {
    **dict.fromkeys(WORDINGS, Deeds.worded),
    "draw": Deeds._draw,
    "discard": Deeds._discard,
    "gain-life": lambda deeds, act: deeds._life(act, "得る"),
    "lose-life": lambda deeds, act: deeds._life(act, "失う"),
    "pay-life": Deeds._pay_life,
    "pay": Deeds._pay,
    "investigate": _player("調査を行う"),
    "proliferate": _player("増殖を行う"),
    "lose-mana": _player("未消費のマナをすべて失う"),
    "populate": _player("居住を行う"),
    "learn": _player("履修を行う"),
    "support": Deeds._support,
    "roll": Deeds._roll,
    "connive": Deeds._connive,
    "endure": Deeds._endure,
    "venture": _player("ダンジョン探索を行う"),
    "win-game": _player("このゲームに勝利する"),
    "lose-game": _player("このゲームに敗北する"),
    "skip": Deeds._skip,
    "exile": Deeds._exile,
    "sacrifice": Deeds._sacrifice,
    "return": Deeds._return,
    "put": Deeds._put,
    "put-counters": Deeds._counters,
    "remove-counters": Deeds._remove,
    "double-counters": Deeds._double_counters,
    "damage": Deeds._damage,
    "fight": Deeds._fight,
    "reveal": Deeds._reveal,
    "look": Deeds._look_at,
    "shuffle": Deeds._shuffle,
    "create": Deeds._create,
    "add": Deeds._add,
    "emblem": Deeds._emblem,
    "player-counters": Deeds._player_counters,
    "choose": Deeds._choose,
    "exchange": Deeds._exchange,
    "cast": Deeds._cast,
    "manifest": Deeds._manifest,
    "cloak": Deeds._manifest,
    "manifest-dread": _player("戦慄予示を行う"),
}

_SENTENCES: dict[str, Callable[[Deeds, Action], str]] = {
    "modify": Deeds._control_or_modify,
    "become-copy": Deeds._become_copy,
    "day-night": Deeds._day_night,
    "extra-step": Deeds._extra_step,
    "coin": Deeds._coin,
    "clash": Deeds._clash,
    "vote": Deeds._vote,
    "add": Deeds._added,
    "exile": Deeds._exiled,
    "for-each": Deeds._for_each,
    "reveal-until": Deeds._reveal_until,
    "choose-one": Deeds._one_of,
    "effect": Deeds._effect,
    "may": Deeds._may,
    "unless": Deeds._unless,
    "if": Deeds._if,
    "if-done": Deeds._if_done,
    "double-pt": Deeds._double_pt,
    "delayed": Deeds._delayed,
    "destroy": Deeds._destroyed,
    "copy": Deeds._copied,
    "prevent": Deeds._prevent,
}

__all__ = ["Deeds", "counters", "keyword", "of_players"]
