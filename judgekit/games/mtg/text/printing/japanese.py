"""Terms printed in Japanese, in the official templating.

What is printed is read again before it is given out, and only what gives equal terms is: a sentence that says something else,
or less, is never printed. A pronoun can be read in more than one way, so some ways of pointing back are tried in turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import judgekit.games.mtg.text.printing.japanese_lasting  # an import here is what makes its verbs known
import judgekit.games.mtg.text.printing.japanese_moves
import judgekit.games.mtg.text.printing.japanese_players
import judgekit.games.mtg.text.printing.japanese_things  # noqa: F401 - the last of the four binds the name
from judgekit.core.named_tuples import NamedTuple
from judgekit.games.mtg.terms.effects import LAYERS, MODIFICATIONS
from judgekit.games.mtg.terms.keywords import KEPT_ATTACHED
from judgekit.games.mtg.terms.records import (
    Ability,
    Action,
    Condition,
    Cost,
    Filter,
    Formula,
    Limit,
    Mode,
    Modification,
    Pattern,
    Reference,
    TargetWord,
    Test,
)
from judgekit.games.mtg.terms.symbols import write_symbols
from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.terms.values import MAX_SPEED
from judgekit.games.mtg.text.describing import describe
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.japanese.words import spelt
from judgekit.games.mtg.text.printing.english import exactly, level_head, station_box, station_head
from judgekit.games.mtg.text.printing.japanese_choices import allowed
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_costs import cost_change, price_of, written_cost, x_of_a_cost
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind, each
from judgekit.games.mtg.text.printing.japanese_events import Events
from judgekit.games.mtg.text.printing.japanese_instead import prevention, replacement
from judgekit.games.mtg.text.printing.japanese_nouns import SYMBOLS, Speech
from judgekit.games.mtg.text.printing.japanese_permissions import Permission, said_otherwise
from judgekit.games.mtg.text.printing.japanese_statements import Statements, forbidden, keyword
from judgekit.games.mtg.text.printing.japanese_targets import together_aimed
from judgekit.games.mtg.text.printing.japanese_timings import timing
from judgekit.games.mtg.text.printing.japanese_words import TYPE_NAMES, Unsaid, color_word, denied, figure, type_word
from judgekit.games.mtg.text.structured.abilities import (
    LEADS_TO,
    LEVEL_AND_MORE,
    LEVEL_RANGE,
    ROOM,
    STATION_SYMBOL,
    effect_of,
)
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.spelling import wide


class _Way(NamedTuple):
    """One of the ways in which an ability can be said.

    Attributes:
        style: how it points back (`Speech.style`).
        joined: what one player does after another thing is said in one sentence with it.
        host: what the source is attached to, as its text calls it.
    """

    style: int
    joined: bool
    host: str


_STYLES = ((0, True), (0, False), (1, True), (1, False), (2, True), (2, False))


def in_japanese(term: object, host: str = "", lives: bool = True) -> str:
    """Return what a term says, as Japanese card text.

    Args:
        term: an ability, several abilities that are one line of card text, or a part of an ability.
        host: what the object is attached to, as its English text calls it: "enchanted land", "equipped creature".
        lives: the object may be said to die, as creatures do and artifacts do not (700.4).

    Returns:
        Card text that reads to equal terms; what has no such wording, in the structured form of a scenario file.
    """
    if isinstance(term, Ability):
        return said(term, host, lives) or exactly((term,))
    if type(term) is tuple and term and all(isinstance(one, Ability) for one in term):
        return said(term, host, lives) or "\n".join(said(one, host, lives) or exactly((one,)) for one in term)
    return describe(term)


def said(term: object, host: str = "", lives: bool = True) -> str | None:
    """Return Japanese card text that reads to equal terms, None where there is none.

    Args:
        term: an ability, or several abilities that are one line of card text.
        host: what the object is attached to, as its English text calls it.
        lives: the object may be said to die.
    """
    abilities = term if isinstance(term, tuple) and not isinstance(term, Ability) else (term,)
    if not abilities or not all(isinstance(one, Ability) for one in abilities):
        return None
    if len(abilities) == 1 and abilities[0].name == ROOM:
        return _room(abilities[0], host)
    meant = tuple(plain(one) for one in abilities)
    tried: set[str] = set()
    for style, joined in _STYLES:
        try:
            text = _line(abilities, _Way(style, joined, _hosts_name(host)))
        except Unsaid:
            continue
        was = text.replace("であるなら、", "であったなら、").replace("置かれているなら、", "置かれていたなら、")
        was = was.replace("置かれていないなら、", "置かれていなかったなら、")
        usual = _as_cards_say(text)
        for wording in (usual if lives else _put_into_a_graveyard(usual), usual, text, was):
            if wording not in tried and _reads(wording, abilities) == meant:
                return wording
            tried.add(wording)
    return None


def _room(ability: Ability, host: str) -> str | None:
    """Return the words of a room of a dungeon: its name, what it does, where its arrows lead (309.4c, 309.5a)."""
    words = said(effect_of(ability), host)
    to = "、".join(ability.get(LEADS_TO, ()))
    return None if words is None else f"{ability.value} ― {words}{f'（行き先：{to}）' if to else ''}"


def _cheaper(less: Formula | None, speech: Speech) -> str:
    """Return that an ability costs less to activate for each of something, "" where it does not (602.2b)."""
    if less is None:
        return ""
    times, counted = (less[1], less[2]) if isinstance(less, tuple) and less[0] == "*" else (1, less)
    return f"この能力を起動するためのコストは、{speech.foreach(counted)}{{{times}}}少なくなる。"


def _told_of_removal(cost: Cost, body: str) -> str:
    """Return what an ability does with the number that its cost removes, where no X stands in the cost to say which.

    Raises:
        Unsaid: the number stands elsewhere than where damage or life is counted.
    """
    if not any(act.verb == "remove-counters" and act.get("all") for act in cost.actions):
        return body
    removed = "これにより取り除かれたカウンターの個数に等しい点数の"
    told = body.replace("にＸ点の", f"に、{removed}").replace("Ｘ点の", removed)
    if "Ｘ" in told:
        raise Unsaid(cost)
    return told


_AS_CARDS_SAY = (
    (re.compile(r"は(?=(?:攻撃|ブロック|攻撃したりブロックしたり)できない)"), "では"),
    (re.compile(r"^各(?=[^各の、]+の開始時に、.*そのプレイヤー)"), "各プレイヤーの"),
    (re.compile(r"(各[^、。はに「」]+)に(?=[０-９Ｘ]+点のダメージを与える)"), r"\1にそれぞれ"),
    (re.compile("につき、あなたは、"), "につき、あなたは"),
    (re.compile("(死亡したとき、～の上に[^、。]+置かれてい)る(?=なら)"), r"\1た"),
)
"""Where cards have another word than the one that every such sentence could have: what can't attack or block, whose step it is."""


_DIES = re.compile("(?<=～が)死亡(し(?=た)|する(?=なら|たび))|(?<=^～が戦場に出るか)死亡し(?=た)")
"""That the object itself died, which is said of creatures and planeswalkers alone (700.4)."""


def _put_into_a_graveyard(text: str) -> str:
    """Return a text in which the object itself does not die, but is put into a graveyard from the battlefield (700.4)."""
    return _DIES.sub(lambda died: "戦場から墓地に置かれ" + ("る" if died.group().endswith("る") else ""), text)


def _as_cards_say(text: str) -> str:
    """Return a text with the words that cards have where a plain wording would do; what it means is compared afterwards."""
    for expression, words in _AS_CARDS_SAY:
        text = expression.sub(words, text)
    return text


def _hosts_name(host: str) -> str:
    """Return what an object is attached to, in Japanese; words that are true of every attachment where nothing is known."""
    how, _, noun = host.partition(" ")
    words = {"enchanted": "エンチャントされている", "equipped": "装備している"}
    if how not in words:
        return ""
    if noun == "player":
        return f"{words[how]}プレイヤー"
    return words[how] + type_word(noun if noun in TYPE_NAMES else "permanent")


def _reads(text: str, abilities: tuple[Ability, ...]) -> tuple[object, ...] | None:
    """Return what a text is read as, without the words it stood in; None where it is not understood."""
    on = ("instant",) if any(ability.kind == "spell" for ability in abilities) else ("creature",)
    try:
        return tuple(plain(one) for one in read_card_text(text, "", TypeLine(types=on)))
    except CardTextNotUnderstood:
        return None


def plain(term: object) -> object:
    """Return a term without the words it was read from; what a filter asks is in no order (109.2)."""
    if isinstance(term, Filter):
        return (frozenset((test.what, plain(_lacked(test, term))) for test in term.tests), term.kind, term.zones)
    if isinstance(term, tuple):
        fields = getattr(term, "_fields", None)
        if term and all(isinstance(one, Modification) for one in term):
            term = tuple(
                sorted(term, key=lambda change: LAYERS.index(layer) if (layer := _layer(change)) in LAYERS else -1)
            )
        if fields is not None:
            return (
                type(term).__name__,
                *(plain(value) for name, value in zip(fields, term, strict=True) if name != "text"),
            )
        return tuple(plain(one) for one in term)
    return term


def _lacked(test: Test, asking: Filter) -> object:
    """Return what a test asks for; that what is not so would be of the kind that is asked for anyway is left out."""
    if (
        test.what == "not"
        and isinstance(test.value, Filter)
        and (test.value.kind, test.value.zones) == (asking.kind, None)
    ):
        return test.value._replace(kind="object")
    return test.value


def _layer(change: Modification) -> str:
    """Return the layer in which a change applies: those of different layers are in no order (613.1)."""
    return MODIFICATIONS[change.what][0] if change.what in MODIFICATIONS else ""


def _line(abilities: tuple[Ability, ...], way: _Way) -> str:
    if all(ability.kind == "keyword" for ability in abilities):
        return "、".join(_Printer(way).ability(ability) for ability in abilities)
    if len(abilities) > 1 and all(ability.name == "chapter" for ability in abilities):
        return _Printer(way).chapters(abilities)
    if [one.name for one in abilities] == ["class level", "class level"]:
        return _Printer(way).class_level(*abilities)
    disabled = _DISABLED.get(tuple(one.name or "" for one in abilities))
    if disabled is not None and len({one._replace(name="", text="") for one in abilities}) == 1:
        return _Printer(way).forbidding(abilities[0], disabled)
    priced = _at_a_price(abilities)
    if priced is not None:
        return _Printer(way).ability(abilities[0])[: -len("。")].removesuffix("てもよい") + priced
    if len(abilities) == 3 and (words := _anchor_words(abilities[0])):
        return _Printer(way).anchored(words, abilities[1:])
    if len(abilities) == 2 and abilities[1].condition == ("not", abilities[0].condition):
        return _Printer(way).otherwise(*abilities)
    named = [one.name for one in abilities[1:]]
    if named == ["attack", "block"] and {one.condition for one in abilities[1:]} == {("not", abilities[0].condition)}:
        return f"{_Printer(way).ability(abilities[0])}そうでない場合、それでは攻撃したりブロックしたりできない。"
    alone = [one.name for one in abilities] == ["attack-alone", "block-alone"]
    if alone and abilities[0]._replace(name="", text="") == abilities[1]._replace(name="", text=""):
        return _Printer(way).forbidding(abilities[0], "単独では攻撃したりブロックしたりできない")
    fixed = [one.name for one in abilities] == ["gain-life", "lose-life"] and abilities[0].affects in _LIFE_OF
    if fixed and abilities[0]._replace(name="lose-life", text="") == abilities[1]._replace(text=""):
        return f"{_LIFE_OF[abilities[0].affects]}のライフ総量は変化しない。"
    both = len(abilities) == 2 and [one.name for one in abilities] == ["attack", "block"]
    if both and abilities[0]._replace(name="block", text="") == abilities[1]._replace(text=""):
        return _Printer(way).forbidding(abilities[0], "攻撃したりブロックしたりできない")
    return "\n".join(_Printer(way).ability(ability) for ability in abilities)


_DISABLED: dict[tuple[str, ...], str] = {
    ("attack", "block", "activate"): "攻撃したりブロックしたりできず、それの起動型能力は起動できない",
    ("attack", "block", "activate-tap"): (
        "攻撃したりブロックしたりできず、それのコストに{T}を含む起動型能力は起動できない"
    ),
}
"""What can't attack or block, and whose activated abilities can't be activated, by the names of the three abilities."""


def _at_a_price(abilities: tuple[Ability, ...]) -> str | None:
    """Return how the playing of lands goes on where spells are cast from there too, at a price or at none (601.3).

    None where the abilities say something else.
    """
    (lands_from, cast_from) = abilities if len(abilities) == 2 else (Ability(""), Ability(""))
    named = (lands_from.name, cast_from.name) == ("play-from", "cast-from")
    if not named or lands_from.condition != cast_from.condition:
        return None
    lands, spells = (dict(one.details) for one in abilities)
    price = spells.pop("cost", None)
    yours = Test("owner", ("you",))
    if spells != {"from": ("library-top",), "of": Filter((yours,), "spell")} or set(lands) != {"from", "of"}:
        return None
    if lands["from"] != ("library-top",) or {*lands["of"].tests} != {yours, Test("type", ("land",))}:
        return None
    if price is None:
        return "てもよく、呪文を唱えてもよい。"
    life = Action("pay-life", ("you",), ("value", ("this",), "mana-value"))
    if price != Cost((), (life,)):
        raise Unsaid(abilities)
    return (
        "てもよく、呪文を唱えてもよい。これにより呪文を唱えるなら、"
        "それのマナ・コストを支払うのではなく、それのマナ総量に等しい点数のライフを支払う。"
    )


def _anchor_words(ability: Ability) -> tuple[str, ...]:
    """Return the words of which one is chosen as the object enters, each for an ability; none where it is another (614.12b)."""
    (act, *more) = ability.instead or (Action("nothing"),)
    entering = ability.kind == "replacement" and [one.event for one in ability.when] == ["enters"]
    if more or not entering or act.verb != "choose" or behind(act) != "option":
        return ()
    return act.get("among") or ()


_LIFE_OF: dict[object, str] = {("you",): "あなた", ("players",): "プレイヤー"}
"""Whose life total can't change."""


class _Printer:
    """Prints abilities, whole.

    Attributes:
        way: how it is said.
    """

    def __init__(self, way: _Way) -> None:
        self.way = way

    def _speak(self, targets: tuple[TargetWord, ...] = (), event: tuple[Pattern, ...] = ()) -> Speech:
        return Speech(targets, event, self.way.style, self.way.host)

    def ability(self, ability: Ability) -> str:
        """Return an ability as one line.

        Raises:
            Unsaid: it has no wording here.
        """
        way = _KINDS.get(ability.kind)
        if way is None:
            raise Unsaid(ability)
        return way(self, ability)

    def anchored(self, words: tuple[str, ...], abilities: tuple[Ability, ...]) -> str:
        """Return the choice of an anchor word with the ability that each of them stands for (614.12b).

        Raises:
            Unsaid: something else hangs on the words.
        """
        lines = [f"～が戦場に出るに際し、{'か'.join(words)}を選ぶ。"]
        for word, ability in zip(words, abilities, strict=True):
            gained = [change.value for change in ability.modify if change.what == "gain"]
            if ability.kind != "static" or ability.condition != ("chosen", word) or len(gained) != len(ability.modify):
                raise Unsaid(ability)
            lines += [f"・{word} ― {self.quoted(one)}" for one in gained]
        return "\n".join(lines)

    def quoted(self, ability: Ability) -> str:
        """Return an ability for quotation marks."""
        return _Printer(self.way).ability(ability)

    def _speech(self, ability: Ability) -> Speech:
        return self._speak(ability.targets, ability.when)

    def _deeds(self, speech: Speech) -> Deeds:
        return Deeds(speech, self.quoted, self.way.joined)

    # Targets and modes.

    def _body(self, ability: Ability, speech: Speech) -> str:
        if ability.modes:
            return self._modes(ability, speech)
        deeds = self._deeds(speech)
        supported = [
            act.of[1] for act in ability.do if act.verb in ("support", "earthbend") and isinstance(act.of, tuple)
        ]
        targets = self._targets(tuple(word for word in ability.targets if word.name not in supported), speech)
        if ability.optional:
            return targets + self._optional(ability.do, deeds)
        share = next((word.share for word in ability.targets if word.share is not None), None)
        return targets + deeds.text(tuple(_with_share(act, share) for act in ability.do))

    def _optional(self, do: tuple[Action, ...], deeds: Deeds) -> str:
        return allowed(deeds, ("you",), do)

    def _targets(self, words: tuple[TargetWord, ...], speech: Speech) -> str:
        if not words:
            return ""
        return together_aimed(words, speech) + "を対象とする。"

    def _modes(self, ability: Ability, speech: Speech) -> str:
        if ability.targets or ability.do or ability.optional or ability.get("pawprints"):
            raise Unsaid(ability)
        chosen = _number_of_modes(ability.choose, len(ability.modes))
        return f"以下から{chosen}を選ぶ。{self._choice(ability, speech)}" + "".join(
            f"\n{self._before(mode)}{self._mode(mode, speech)}" for mode in ability.modes
        )

    @staticmethod
    def _choice(ability: Ability, speech: Speech) -> str:
        """Return what is said of a choice of modes behind it: one chosen more than once, both under a condition (700.2)."""
        said = "同じモードを２回以上選んでもよい。" if ability.get("repeated-modes") else ""
        instead = ability.get("choose-instead")
        if instead is None:
            return said
        condition, number = instead
        if number != (2, 2) or len(ability.modes) != 2:
            raise Unsaid(ability)
        return f"{said}{Conditions(speech).held(condition)}なら、代わりに両方を選ぶ。"

    def _before(self, mode: Mode) -> str:
        """Return what stands before a mode: a bullet, or a plus sign and its cost (700.2)."""
        if mode.cost is None:
            return "・"
        if mode.cost != Cost(mode.cost.mana):
            raise Unsaid(mode)
        return f"＋ {write_symbols(mode.cost.mana)}―"

    def _mode(self, mode: Mode, speech: Speech) -> str:
        inner = self._speak(mode.targets, speech.event)
        return self._targets(mode.targets, inner) + self._deeds(inner).text(mode.do)

    # Kinds of abilities.

    def _keyword(self, ability: Ability) -> str:
        speech = self._speak()
        cost = ability.cost
        if cost is None or not cost.actions or ability.value is not None:
            return keyword(ability, speech)
        return f"{keyword(ability._replace(cost=None), speech)}―{written_cost(self._deeds(speech), cost)}。"

    def chapters(self, abilities: tuple[Ability, ...]) -> str:
        """Return the same chapter ability of several chapters: I, II ― … (715.2c).

        Raises:
            Unsaid: they are not the same.
        """
        same = {one._replace(value=1, when=abilities[0].when, text="") for one in abilities}
        if len(same) != 1:
            alike = [one for one in abilities if one._replace(value=1, when=(), text="") == _unnumbered(abilities[0])]
            first = abilities[: len(alike)]
            return "\n".join(self.chapters(some) for some in (first, abilities[len(first) :]))
        if len(abilities) == 1 and not abilities[0].details:
            return self.ability(abilities[0])
        if not all(one.details == (("several", True),) for one in abilities):
            raise Unsaid(abilities)
        numbers = ", ".join(_ROMAN[one.value] for one in abilities)
        speech = self._speech(abilities[0])
        return f"{numbers} ― {self._body(abilities[0], speech)}"

    def _spell(self, ability: Ability) -> str:
        if set(dict(ability.details)) - (_OF_MODES if ability.modes else frozenset()):
            raise Unsaid(ability)
        first = ability.do[0] if ability.do else None
        if first is not None and first.verb == "if" and first.of == ("paid", "gift"):
            gift: tuple[Action, ...] = first.get("then")
            if len(gift) == 1 and gift[0].verb == "gift" and not first.get("else"):
                # What is given stands with the keyword, before everything else that the spell does.
                ability = ability._replace(do=ability.do[1:])
        return self._body(ability, self._speech(ability))

    def _activated(self, ability: Ability) -> str:
        if ability.cost is None or {name for name, _ in ability.details} - {"less"} or ability.name is not None:
            raise Unsaid(ability)
        speech = self._speech(ability)
        if ability.zones == ("graveyard",):
            speech.home = "あなたの墓地にある"
        cost = written_cost(self._deeds(speech), ability.cost)
        for act in ability.cost.actions:
            if act.verb != "put" and isinstance(act.of, tuple) and act.of[0] == "choose" and act.of[2:4] == (1, 1):
                speech.paid[act.verb] = speech.noun(act.of[1]).head.rpartition("・")[2]
        text = f"{cost}：{_told_of_removal(ability.cost, self._body(ability, speech))}"
        _, defined = x_of_a_cost(ability.cost)
        text += f"Ｘは、{speech.reckoned(defined)}に等しい。" if defined is not None else ""
        if ability.zones == ("command",):
            text = text.replace("～を戦場に出す", "～を統率領域から戦場に出す")
        label = "".join(f"{_LABELS[limit[0]]} ― " for limit in ability.limits if limit[0] in _LABELS)
        limits = [limit for limit in ability.limits if limit[0] not in _LABELS]
        anyone = "どのプレイヤーもこの能力を起動できる。" if ("anyone",) in limits else ""
        anyone += _cheaper(ability.get("less"), speech)
        often = [limit for limit in limits if limit[0] == "times-each-turn" and isinstance(limit[1], int)]
        anyone += "".join(f"この能力は、各ターンに{figure(limit[1])}回までしか起動できない。" for limit in often)
        anyone += "Ｘは０にできない。" if ("x-not-zero",) in limits else ""
        colors = [color_word(limit[0].removeprefix("x-only-")) for limit in limits if limit[0].startswith("x-only-")]
        anyone += "".join(f"Ｘには{color}マナしか支払えない。" for color in colors)
        limits = [limit for limit in limits if limit not in often and not limit[0].startswith("x-")]
        said = (f"起動は{_limit(limit, speech)}のみ行う。" for limit in limits if limit not in _WHO)
        anyone += "あなたの対戦相手のみがこの能力を起動できる。" if ("only", ("opponents",)) in limits else ""
        return label + text + anyone + "".join(said)

    def _triggered(self, ability: Ability) -> str:
        speech = self._speech(ability)
        if ability.do == (Action("solve", ("this",)),):
            return self._to_solve(ability, speech)
        if ability.name == "chapter":
            if ability.details or not isinstance(ability.value, int):
                raise Unsaid(ability)
            return f"{_ROMAN[ability.value]} ― {self._body(ability, speech)}"
        if ability.state is not None:
            begins = f"{Conditions(speech).held(ability.state)}とき、"
        else:
            begins = Events(speech).trigger(ability.when)
        if ability.condition is not None:
            begins += f"{Conditions(speech).held(ability.condition)}場合、"
        if ability.details or ability.name is not None or set(ability.limits) - _OFTEN.keys():
            raise Unsaid(ability)
        often = "".join(_OFTEN[limit] for limit in ability.limits)
        if ability.zones == ("graveyard",):
            speech.home = "あなたの墓地にある"
        return begins + self._body(ability, speech) + often

    @staticmethod
    def _to_solve(ability: Ability, speech: Speech) -> str:
        """Return on what condition a Case is solved; when it is looked at is not said (719.3a of the book of 2026-04-17)."""
        if ability.condition is None or ability.condition[0] != "and" or len(ability.condition) != 3:
            raise Unsaid(ability)
        return f"解明条件 ― {Conditions(speech).held(ability.condition[1])}。"

    def _station_symbol(self, ability: Ability) -> str:
        gained = [self.quoted(change.value) for change in ability.modify if change.what == "gain"]
        first = station_head(ability) + "".join(gained[:1])
        return "\n".join((first, *gained[1:], *station_box(ability)))

    def otherwise(self, first: Ability, second: Ability) -> str:
        """Return what is so as long as something is, and what is so otherwise (611.3a).

        Raises:
            Unsaid: it is not the same thing of which both are said.
        """
        if first.affects != second.affects or {first.kind, second.kind} != {"static"}:
            raise Unsaid(first)
        speech = self._speak()
        it = "それ" if first.affects is not None and first.affects[0] == "attached" else "～"
        said = Statements(speech, self.quoted, False).predicate(second.modify)
        return f"{self.ability(first)}そうでない場合、{it}は{said}。"

    def class_level(self, gain: Ability, brings: Ability) -> str:
        """Return a class level bar with what the level brings on the lines below it (716.2a).

        Raises:
            Unsaid: something of it has no wording here.
        """
        if gain.cost is None:
            raise Unsaid(gain)
        bar = f"{written_cost(self._deeds(self._speak()), gain.cost)}：レベル{wide(gain.value)}"
        return "\n".join((bar, *(self.quoted(change.value) for change in brings.modify)))

    def _level_symbol(self, ability: Ability) -> str:
        """Return a level symbol with its box and what it brings on the lines below it (711.2)."""
        gained = [self.quoted(change.value) for change in ability.modify if change.what == "gain"]
        return "\n".join((level_head(ability, "Lv"), *station_box(ability), *gained))

    def _static(self, ability: Ability) -> str:
        if ability.name == STATION_SYMBOL:
            return self._station_symbol(ability)
        if ability.name in (LEVEL_RANGE, LEVEL_AND_MORE):
            return self._level_symbol(ability)
        if _solved(ability.condition) and [change.what for change in ability.modify] == ["gain"]:
            return f"解明済み ― {self.quoted(ability.modify[0].value)}"
        label = _HAD_WHILE.get(ability.condition) if ability.condition is not None else None
        if label is not None and ability.affects is None and [change.what for change in ability.modify] == ["gain"]:
            return f"{label} ― {self.quoted(ability.modify[0].value)}"
        speech = self._speak()
        if ability.name is not None or ability.details:
            raise Unsaid(ability)
        if ability.cda:
            return self._cda(ability, speech)
        if len(ability.modify) == 1 and ability.modify[0].what == "control" and ability.affects is not None:
            return f"{speech.player(ability.modify[0].value)}は{speech.thing(ability.affects)}をコントロールしている。"
        if len(ability.modify) == 1 and ability.modify[0].what == "no-hand-size" and ability.affects == ("you",):
            return "あなたの手札の上限はなくなる。"
        if len(ability.modify) == 1 and ability.modify[0].what in ("add-hand-size", "hand-size"):
            return self._conditional(ability, self._hand_size(ability), speech)
        if len(ability.modify) == 1 and ability.modify[0].what == "base-pt" and ability.affects is None:
            power, toughness = ability.modify[0].value
            if power == toughness and isinstance(power, tuple) and power != ("x",):
                text = f"それのパワーとタフネスはそれぞれ{speech.reckoned(power)}に等しい。"
                return self._conditional(ability, text, speech)
        changes, kept = _without_kept(ability.modify)
        if kept is not None:
            return f"{self._static(ability._replace(modify=changes))}この効果は{kept}取り除かない。"
        whom = self._affected(ability, speech)
        predicate = Statements(speech, self.quoted, False).predicate(ability.modify)
        behind = "".join(f"Ｘは、{speech.reckoned(formula)}に等しい。" for formula in speech.formulas)
        to_each = "それぞれ" if ability.affects == _IT_AND_ITS_HOST else ""
        return self._conditional(ability, f"{whom}は{to_each}{predicate}。", speech) + behind

    def _hand_size(self, ability: Ability) -> str:
        """Return what the maximum hand size of players is, or by how much it changes (402.2)."""
        what, change = ability.modify[0]
        whose = {("you",): "あなた", ("opponents",): "各対戦相手", ("players",): "各プレイヤー"}
        if what == "hand-size" and ability.affects == ("you",) and not isinstance(change, int):
            return f"あなたの手札の上限は{self._speech(ability).reckoned(change)}に等しい。"
        if ability.affects not in whose or not isinstance(change, int):
            raise Unsaid(ability)
        if what == "hand-size":
            return f"{whose[ability.affects]}の手札の上限は{figure(change)}枚である。"
        return (
            f"{whose[ability.affects]}の手札の上限は{figure(abs(change))}枚{'多く' if change > 0 else '少なく'}なる。"
        )

    def _conditional(self, ability: Ability, text: str, speech: Speech) -> str:
        condition = ability.condition
        if condition is None:
            return text
        if condition == ("turn", ("you",)):
            return f"あなたのターンの間、{text}"
        if condition == ("step", ("combat",)):
            return f"戦闘の間、{text}"
        return f"{Conditions(speech).held(condition)}かぎり、{text}"

    def _affected(self, ability: Ability, speech: Speech) -> str:
        affects = ability.affects
        if affects is None:
            return "～"
        if affects == _IT_AND_ITS_HOST:
            return f"～と{speech.thing(('attached',))}"
        if affects == _THE_PAIR:
            return "両方のクリーチャー"
        if affects[0] == "all" and any(_of_each(change.value) for change in ability.modify):
            return each(speech.noun(affects[1]))
        if affects[0] == "all":
            return str(speech.generally(affects[1]))
        if affects == ("players",):
            return "プレイヤー"
        if affects == ("opponents",):
            return "対戦相手"
        return speech.thing(affects)

    def _cda(self, ability: Ability, speech: Speech) -> str:
        if any(one.what != "define-pt" for one in ability.modify) or ability.affects is not None:
            raise Unsaid(ability)
        powers, sizes = zip(*(one.value for one in ability.modify), strict=True)
        (power, *more), (toughness, *others) = (
            [one for one in each if one is not None] or [None] for each in (powers, sizes)
        )
        if more or others:
            raise Unsaid(ability)
        if power == toughness:
            return f"～のパワーとタフネスはそれぞれ{speech.reckoned(power)}に等しい。"
        if toughness is None:
            return f"～のパワーは{speech.reckoned(power)}に等しい。"
        if power is not None and toughness == ("+", power, 1):
            return f"～のパワーは{speech.reckoned(power)}に等しく、それのタフネスはその数に１を足した値に等しい。"
        if power is not None:
            return (
                f"～のパワーは{speech.reckoned(power)}に等しく、それのタフネスは{speech.reckoned(toughness)}に等しい。"
            )
        raise Unsaid(ability)

    def _replacement(self, ability: Ability) -> str:
        return replacement(self._deeds(self._speak()), ability)

    def _prevention(self, ability: Ability) -> str:
        return prevention(self._deeds(self._speak()), ability)

    def _deed(self, ability: Ability) -> str:
        speech = self._speak()
        when = ability.condition
        if ability.name == "be-cast" and ability.affects is None and when is not None and when[0] == "not":
            return f"~は{_limit(('if', when[1]), speech)}のみ唱えられる。"
        special = said_otherwise(Permission(ability, self._deeds(speech), lambda: self._affected(ability, speech)))
        if special is not None:
            return special if ability.name == "cast-without-paying" else self._conditional(ability, special, speech)
        if ability.name == "attack" and set(dict(ability.details)) == {"at", "cost"}:
            return self._taxed(ability, speech)
        taxed = ability.name in ("attack", "block") and set(dict(ability.details)) == {"cost"}
        rest = ability._replace(details=tuple(pair for pair in ability.details if pair[0] != "unless"))
        rest = rest._replace(details=()) if taxed else rest
        predicate = forbidden(rest, speech)
        return self.forbidding(ability, predicate)

    def _taxed(self, ability: Ability, speech: Speech) -> str:
        """Return that creatures can't attack you unless so much is paid for each of them (508.1g)."""
        deeds = self._deeds(speech)
        price = denied(price_of(deeds, ability.get("cost")))
        at = ability.get("at")
        each = "自分がコントロールしていてあなたを攻撃しているクリーチャー" if at.get("either") is None else "それら"
        rest = ability._replace(details=(("at", at),))
        whom = self._affected(ability, speech)
        return f"{whom}は、それのコントローラーが{each}１体につき{price}かぎり、{forbidden(rest, speech)}。"

    def forbidding(self, ability: Ability, predicate: str) -> str:
        """Return a predicate said of what an ability affects."""
        speech = self._speak()
        cost = ability.get("cost")
        if cost is not None and ability.name in ("attack", "block") and set(dict(ability.details)) == {"cost"}:
            price = denied(price_of(self._deeds(speech), cost))
            return f"{self._affected(ability, speech)}は、それのコントローラーが{price}かぎり、{predicate}。"
        unless = ability.get("unless")
        if unless == ("not", ("in-extra-turn",)):
            return f"{self._affected(ability, speech)}は、追加のターンの間、{predicate}。"
        if unless is not None:
            lacking = Conditions(speech).missing(unless)
            return f"{self._affected(ability, speech)}は、{lacking}かぎり、{predicate}。"
        return self._conditional(ability, f"{self._affected(ability, speech)}は{predicate}。", speech)

    def _more_triggers(self, ability: Ability) -> str:
        """Return that abilities trigger an additional time because something enters or dies (603.2d)."""
        speech = self._speak()
        how = {"enters": "戦場に出た", "dies": "死亡した"}
        (pattern, *more) = ability.when or (Pattern(""),)
        if more or pattern.event not in how or len(pattern.roles) != 1 or ability.condition is not None:
            raise Unsaid(ability)
        causing, whose = speech.noun(pattern.get("object")), speech.noun((ability.affects or ("", None))[1])
        return f"{causing}が{how[pattern.event]}ことにより{whose}の誘発型能力が誘発するなら、その能力は追加で１回誘発する。"

    def _cost_change(self, ability: Ability) -> str:
        return cost_change(ability, self._deeds(self._speak()))


def _of_each(value: object) -> bool:
    """Tell whether power and toughness are both a number that each of some objects has of its own."""
    if not isinstance(value, tuple) or len(value) != 2 or value[0] != value[1]:
        return False
    number = value[0]
    of_its_own = isinstance(number, tuple) and number[:2] == ("value", ("affected",)) and len(number) == 3
    return of_its_own and (number[2] == "mana-value" or number[2] in SYMBOLS)


def _both(other: str) -> Reference:
    """Return the object itself and another one, as what an ability affects."""
    return ("all", Filter((Test("among", ("union", (("this",), (other,)))),), "permanent"))


_THE_PAIR, _IT_AND_ITS_HOST = _both("paired"), _both("attached")
"""What an ability affects besides its own object: the creature that is paired with it, what it is attached to (702.95, 301.5)."""


def _unnumbered(chapter: Ability) -> Ability:
    """Return a chapter ability without the number of its chapter (715.2b)."""
    return chapter._replace(value=1, when=(), text="")


def _with_share(act: Action, share: Formula | None) -> Action:
    """Return an instruction that divides an amount with that amount (601.2d)."""
    return act._replace(amount=share) if act.amount is None and act.get("divided") else act


_NOT_REMOVED = {
    KEPT_ATTACHED["granter"]: "～を",
    KEPT_ATTACHED["auras"]: "オーラを",
    KEPT_ATTACHED["attached-before"]: "すでにそれについているあなたがコントロールしているオーラや装備品を",
}
"""What an effect does not remove although the protection that it gives would (702.16n, 702.16p)."""


def _without_kept(changes: tuple[Modification, ...]) -> tuple[tuple[Modification, ...], str | None]:
    """Return changes without what the protection among them does not remove, and the words for that."""
    found, kept = [], None
    for change in changes:
        gained = change.value
        if isinstance(gained, Ability) and gained.get("keeps"):
            kept = _NOT_REMOVED[gained.get("keeps")]
            rest = tuple(pair for pair in gained.details if pair[0] != "keeps")
            change = change._replace(value=gained._replace(details=rest))
        found.append(change)
    return tuple(found), kept


_HAD_WHILE: dict[object, str] = {
    ("compare", ("value", ("you",), "speed"), "=", MAX_SPEED): "最高速度",
    ("is", ("this",), Filter((Test("status", "harnessed"),), "permanent")): "∞",
}
"""Words before a dash for which what stands behind is had, by the condition of that (702.178, 702.186)."""


def _solved(condition: Condition | None) -> bool:
    """Tell whether a condition is that the source, a Case, is solved (719.3a of the book of 2026-04-17)."""
    if condition is None or condition[:2] != ("is", ("this",)):
        return False
    what: Filter = condition[2]
    return what.tests == (Test("status", "solved"),)


_OFTEN: dict[Limit, str] = {
    ("once",): "この能力は１回しか誘発しない。",
    ("once-each-turn",): "この能力は、各ターンに１回しか誘発しない。",
    ("twice-each-turn",): "この能力は、各ターンに２回しか誘発しない。",
    ("does-once-each-turn",): "これは各ターンに１回しか行えない。",
    ("resolves-anyway",): "この能力は、それの対象が不適正になっても解決する。",
}
"""What is said behind a triggered ability of how often it triggers or acts."""
_OF_MODES = frozenset(("repeated-modes", "choose-instead"))
"""Details of a spell that are said of its choice of modes (700.2)."""
_ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV", 5: "V", 6: "VI", 7: "VII", 8: "VIII"}


def _number_of_modes(choose: tuple[object, object], modes: int) -> str:
    least, most = choose
    if least == most and isinstance(least, int):
        return f"{wide(least)}つ"
    if (least, most) == (1, 2) and modes == 2:
        return "１つか両方"
    if (least, most) == (1, modes):
        return "１つ以上"
    if (least, most) == (0, modes):
        return "望む数"
    raise Unsaid(choose)


_WHO = (("anyone",), ("only", ("opponents",)))
"""Limits that say who may activate an ability (602.2)."""

_LABELS = {"boast": "誇示", "exhaust": "消尽", "forecast": "予見"}
"""Limits that are a keyword before the cost (702.142a, 702.177a)."""


def _limit(limit: Limit, speech: Speech) -> str:
    words = {"sorcery": "ソーサリーとして", "instant": "インスタントとして", "once-each-turn": "各ターンに１回"}
    if limit[0] in words:
        return words[limit[0]]
    if limit[0] == "if":
        return timing(limit[1]) or f"{Conditions(speech).held(limit[1])}場合に"
    raise Unsaid(limit)


_KINDS: dict[str, Callable[..., str]] = {
    "keyword": _Printer._keyword,
    "spell": _Printer._spell,
    "activated": _Printer._activated,
    "triggered": _Printer._triggered,
    "static": _Printer._static,
    "replacement": _Printer._replacement,
    "prevention": _Printer._prevention,
    "cant": _Printer._deed,
    "must": _Printer._deed,
    "may": _Printer._deed,
    "cost-change": _Printer._cost_change,
    "more-triggers": _Printer._more_triggers,
}

__all__ = ["in_japanese", "plain", "said", "spelt"]
