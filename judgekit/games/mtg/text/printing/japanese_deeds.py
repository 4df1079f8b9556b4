"""Japanese card text printed from terms: instructions said as deeds and sentences, one after the other (608.2, 701).

How a verb is said stands in the module of what it does: `japanese_players`, `japanese_moves`, `japanese_things`,
`japanese_lasting`, `japanese_choices`, `japanese_costs`; they register their verbs here. `japanese_instead` says what is done
instead. A verb that is always said with the same words is a row of `WORDINGS`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.records import Ability, Action, Reference
from judgekit.games.mtg.text.printing.japanese_described import Noun
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, one_after_another

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
        "roll-again",
        "process-again",
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
            ("regenerate", "再生する"),
            ("transform", "変身させる"),
            ("convert", "トランスフォームさせる"),
            ("turn-face-down", "裏向きにする"),
            ("turn-face-up", "表向きにする"),
            ("goad", "使嗾する"),
            ("detain", "留置する"),
            ("counter", "打ち消す"),
            ("copy", "コピーする"),
            ("unattach", "外す"),
            ("remove-from-combat", "戦闘から取り除く"),
            ("flip", "反転する"),
        )
    },
    "destroy": Wording("{of}を破壊する", details=("no-regeneration", "done")),
    "attach": Wording("{of}を{to}につける", details=("to",)),
    "reselect": Wording("{of}がどのプレイヤーやプレインズウォーカーを攻撃するかを選び直す"),
    "phase-out": Wording("フェイズ・アウトする", "object"),
    "become-blocked": Wording("ブロックされた状態になる", "object"),
    "explore": Wording("探検を行う", "object"),
    "ring-tempts": Wording("指輪があなたを誘惑する"),
    "suspect": Wording("{of}に容疑をかける"),
    "airbend": Wording("{of}に気の技を行う"),
    "unsuspect": Wording("{of}の容疑を晴らす"),
    "unlock": Wording("{of}のドア１つを開放する"),
    "lock": Wording("{of}のドア１つを閉鎖する"),
    "lock-or-unlock": Wording("{of}のドア１つを閉鎖か開放する"),
    **{
        verb: Wording(f"{deed}{{amount}}を行う", "player")
        for verb, deed in (
            ("scry", "占術"),
            ("surveil", "諜報"),
            ("bolster", "鼓舞"),
            ("discover", "発見"),
            ("incubate", "培養"),
            ("collect-evidence", "証拠収集"),
            ("fateseal", "消術"),
            ("blight", "枯朽"),
        )
    },
    "exert": Wording("{of}を督励する"),
    "forage": Wording("採餌を行う", "player"),
    "waterbend": Wording("水の技{amount}を行う", "player"),
    "prepare": Wording("準備完了状態になる", "object"),
    "monstrosity": Wording("怪物化{amount}を行う", "this"),
    "adapt": Wording("順応{amount}を行う", "this"),
    "control-player": Wording("{of}の次のターンの間、あなたはそのプレイヤーをコントロールする"),
    "extra-turn": Wording("このターンに続いて追加の１ターンを行う", "other", ("as",)),
    "draw-game": Wording("このゲームを引き分けにする"),
    "end-turn": Wording("ターンを終了する"),
    "end-combat": Wording("戦闘フェイズを終了する"),
}
"""Deeds that are always said with the same words (701), by verb."""


_Deed = Callable[["Deeds", Action], tuple[str, str]]
"""Says who does something ("" where it goes without saying) and what, the verb in its dictionary form."""

_Sentence = Callable[["Deeds", Action], str]
"""Says an instruction as a sentence with its full stop."""

_Together = Callable[["Deeds", list[Action]], tuple[int, str] | None]
"""Says how many instructions belong together at the beginning of some, and those in words; None where it knows nothing of them."""

_DEEDS: dict[str, _Deed] = {}
_SENTENCES: dict[str, _Sentence] = {}
_TOGETHER: list[_Together] = []


def deed_of(*verbs: str) -> Callable[[_Deed], _Deed]:
    """Register how some verbs are said as a deed."""

    def register(way: _Deed) -> _Deed:
        _DEEDS.update(dict.fromkeys(verbs, way))
        return way

    return register


def sentence_of(*verbs: str) -> Callable[[_Sentence], _Sentence]:
    """Register how some verbs are said as a sentence."""

    def register(way: _Sentence) -> _Sentence:
        _SENTENCES.update(dict.fromkeys(verbs, way))
        return way

    return register


def together(way: _Together) -> _Together:
    """Register how several instructions are said that belong together. No two ways know the same instructions."""
    _TOGETHER.append(way)
    return way


_IS_ANOTHER_PLAYER = re.compile("(?:プレイヤー|対戦相手|[0-9０-９]人|コントローラー|オーナー)$")
"""A subject after which what you do is said with you: who else would be meant is the one who acted last."""


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
        for way in _TOGETHER:
            several = way(self, rest)
            if several is not None:
                return several
        if self.joined and len(rest) > 1 and all(one.verb in _DEEDS and one.verb not in _SENTENCES for one in rest[:2]):
            first, second = self.deed(rest[0]), self.deed(rest[1])
            if first[0] == second[0] and first[0] not in ("", "～") and not self.speech.formulas:
                subject = first[0]
                return 2, f"{subject}は{_apart(subject, first[1])}{one_after_another([first[1], second[1]])}。"
            self.speech.formulas = []
        self.speech.formulas = []
        sentence = self.sentence(rest[0])
        return 1, sentence + self.defined()

    def defined(self) -> str:
        """Return what the X is that was spoken of, once (107.3)."""
        said = "".join(f"Ｘは、{self.speech.reckoned(formula)}に等しい。" for formula in self.speech.formulas)
        self.speech.formulas = []
        return said

    def sentence(self, act: Action) -> str:
        """Return one instruction as a sentence with its full stop, sometimes as several."""
        way = _SENTENCES.get(act.verb)
        if way is not None:
            return way(self, act)
        subject, deed = self.deed(act)
        if not subject and act.of == ("you",) and act.verb in _PLAYER_LEFT_OUT and self.speech.another_acted:
            subject = self.speech.player(("you",))
        self.speech.another_acted = _IS_ANOTHER_PLAYER.search(subject) is not None
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

    def is_deed(self, act: Action) -> bool:
        """Tell whether an instruction is said as a deed, with who does it and a verb."""
        return act.verb in _DEEDS and act.verb not in _SENTENCES

    def only(self, act: Action, *names: str) -> None:
        """Refuse an instruction with other details than these.

        Raises:
            Unsaid: it has one that would not be said.
        """
        if {name for name, _ in act.details} - set(names):
            raise Unsaid(act)

    def by(self, who: Reference | None, verb: str) -> str:
        """Return the player who does something; "" where it is you and goes without saying."""
        if who == ("you",) and verb in _PLAYER_LEFT_OUT:
            return ""
        return self.speech.player(who)

    def worded(self, act: Action) -> tuple[str, str]:
        """Return a deed of `WORDINGS`."""
        wording = WORDINGS[act.verb]
        every = act.of is not None and act.of[0] == "all" and act.get("as") == "those"
        self.only(act, *wording.details, *(("as",) if every else ()))
        if every:
            keep(self.speech, act)
        if wording.doer == "this" and act.of != ("this",):
            raise Unsaid(act)
        doers: dict[str, Callable[[], str]] = {
            "player": lambda: self.by(act.of, act.verb),
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


deed_of(*WORDINGS)(Deeds.worded)


def _apart(subject: str, deed: str) -> str:
    """Return the comma between who does something and what, where the two would run into each other."""
    return "、" if deed.startswith(("あなた", "対戦相手")) or len(subject) > 8 else ""


def keep(speech: Speech, act: Action) -> None:
    """Keep the permanents that an instruction sets aside, so that later words can mean them (608.2c)."""
    name, of = act.get("as"), act.of
    if name is not None:
        every = of is not None and of[0] == "all"
        speech.made[name] = (speech.noun(of[1]).head if of is not None and every else "パーマネント", every)


def behind(act: Action) -> Any:
    """Return what stands behind a verb, whatever the verb takes."""
    return act.of


def each(noun: Noun) -> str:
    """Return each of what is described: 飛行を持たない各クリーチャー."""
    return f"{noun.before}各{noun.head}"
