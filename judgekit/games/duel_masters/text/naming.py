"""Keywords of Duel Masters that say of what they speak: 侵略:火のコマンド, 革命チェンジ, シンパシー, クルー・ブレイカー, 超魂X."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.tables import pairs_in
from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.building import noting_use, permission
from judgekit.games.duel_masters.text.filters import filter_of, refused, sure
from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.games.duel_masters.text.keywords import CIVILIZATION_WORDS, NO_SHIELDS, used_in_attacks
from judgekit.games.duel_masters.text.meaning import Line, instruction
from judgekit.games.duel_masters.text.spelling import normalised
from judgekit.language.japanese.spelling import straightened
from judgekit.language.japanese.verbs import inflected
from judgekit.mechanics.terms.records import Ability, Condition, Instruction, Modification, Pattern, Value, mentions

TAPPED = re.compile(
    "このクリーチャーで攻撃するかわりに、?(?:このクリーチャーを)?タップして、?次のT{0,2}能力を使ってもよい"
)
"""The line that announces what is done where the creature is tapped in place of attacking (602.3a)."""

_HEAD = re.compile(r"(?P<name>[^:「」-]+?)[:-](?P<of>.+)")
_FLOOR = re.compile(r"コストは(?P<least>\d+)より少なく")

_FROM = re.compile("自分の([^、。]*)(?:にある|の)このクリーチャーを(?:その上に|重ね)")
_ZONES = {"手札": "hand", "墓地": "graveyard", "マナゾーン": "mana-zone"}
"""From where reminder text lets a card be used."""

_WHILE: dict[str, Condition] = {
    "MM": ("compare", ("cards-in", "mana-zone", ("you",)), ">=", 7),
    "WS": ("compare", ("count", Filter(what=("creature",), has="wave-striker", other=True)), ">=", 2),
}
"""What stands before abilities that a card has while something holds: MM能力 of メタモーフ, WS能力 of ウェーブストライカー."""

_BEHIND = {"S": "super", "P": "plus", "SF": "shield-force"}
"""What stands before abilities that function only at times: S能力 of スーパー・S・トリガー, P能力, SF能力 of シールド・フォース."""

_BROKEN: Condition = ("compare", ("happened", Pattern(("break",), of=Filter(owner=("you",)))), ">=", 2)
_BROKEN_TWICE: Condition = ("and", ("turn", ("opponent",)), _BROKEN)
"""When P能力 are had: in the opponent's turn two own shields or more were broken in it."""


Read = Callable[[str, bool], tuple[Ability, ...]]
"""Reads a line, or the line of a spell."""


class _Said(NamedTuple):
    """A keyword with what it speaks of.

    Attributes:
        name: the keyword.
        of: what stands behind it, empty where nothing does.
        line: the whole line, in one spelling.
        written: as printed; reminder text in it may say more.
        read: reads a line.
        spell: whether it is the text of a spell.
    """

    name: str
    of: str
    line: str
    written: str
    read: Read
    spell: bool

    def rule(self, name: str, **said: Value) -> tuple[Ability, ...]:
        """Return the rule ability of a name, with what it says besides."""
        return (Ability("rule", name=name, text=self.line, **said),)

    def gains(self) -> tuple[Modification, ...]:
        """Return that something gains what stands behind the keyword."""
        return tuple(Modification("gain", one) for one in self.read(self.of, self.spell))


def named(line: str, written: str, read: Read, spell: bool = False) -> tuple[Ability, ...] | None:
    """Return the abilities of a keyword that says of what it speaks; None where a line is none.

    Args:
        line: spelt as `spelling` spells it, without its full stop.
        written: as printed; reminder text in it may say a number.
        read: reads a line: what stands behind 超魂X is one.
        spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: its words are not understood.
    """
    match = _HEAD.fullmatch(line)
    name, of = (match["name"], match["of"]) if match is not None else (line, "")
    said = _Said(name, of, line, written, read, spell)
    way = (_SPEAKING if of else _ALONE).get(name)
    if way is not None:
        return way(said)
    if TAPPED.fullmatch(line):
        return said.rule("tap-line")
    if re.fullmatch(r"S級侵略\[.+\]", name) and (zones := _FROM.search(straightened(written))):
        places = tuple(zone for word, zone in _ZONES.items() if word in zones[1])
        return _in_attacks(said, "invasion", _INVADES, places)
    for shape, numbered in _NUMBERED.items():
        if number := re.match(shape, line):
            return numbered(said, *number.groups())
    for pattern, means in _MEANS:
        if found := pattern.fullmatch(line):
            floor = _FLOOR.search(straightened(written))
            of = (one.strip("() ").removeprefix("自分の").replace("、", "または") for one in found.groups() if one)
            said_so = means.format(*of, least=floor["least"] if floor is not None else 1)
            return tuple(one._replace(text=line) for one in read(said_so, False))
    return None


_MEANS = tuple((re.compile(keyword), means) for keyword, means in pairs_in(Path(__file__).parent / "keywords.tsv"))
"""Keywords that say what a sentence says, by what they speak of; `least`: the lowest cost that the reminder text names."""


Way = Callable[[_Said], tuple[Ability, ...] | None]
"""What a keyword says; None where it is read by another way."""


_INVADES = Instruction("invade", ("this",))
_OUT_OF_THE_HAND = {"with": ("this",), "zone": "hand", "cause": "revolution-change"}
_REVOLUTION = instruction("exchange", ("attacker",), **_OUT_OF_THE_HAND)
"""What 侵略 and 革命チェンジ do (801.2a, 701.26a)."""


def _in_attacks(
    said: _Said, name: str, do: Instruction | None, zones: tuple[str, ...] = ("hand",)
) -> tuple[Ability, ...]:
    """Return the ability of a keyword by which a card is used as an own creature attacks, and which creature."""
    when = Pattern(("attack",), of=_meant(said.of, said.line)._replace(controller=("you",)))
    return (used_in_attacks(name, when, do, zones)._replace(text=said.line),)


def _survivor(said: _Said) -> tuple[Ability, ...]:
    """SV: the creature has it, and so have the other own creatures with SV."""
    others = Filter(what=("creature",), controller=("you",), has="survivor", other=True)
    shared = Ability("static", affects=others, modify=said.gains(), text=said.line)
    return (*said.read(said.of, said.spell), shared)


def _turbo_rush(said: _Said) -> tuple[Ability, ...]:
    """TR: it has it for the turn once another own creature has broken shields."""
    when = Pattern(("breaks",), of=Filter(what=("creature",), controller=("you",), other=True))
    do = Instruction("modify", ("this",), details=(("until", "turn"), ("with", said.gains())))
    return (Ability("triggered", when=when, do=(do,), text=said.line),)


_HYPER_NOTE = re.compile(
    "(?:自分の)?メインステップ(?:中|の間)?に、?(?P<cost>[^。「」]+?)、?タップしてもよい。そうしたら、?"
    "次の自分のターンのはじめまで、?このクリーチャーのハイパーモードを解放する"
)
"""The usual reminder text of ハイパー化, which says what is tapped."""


def _hyper(said: _Said) -> tuple[Ability, ...] | None:
    """ハイパー化: creatures are tapped for it in the main step (816.2d, 602.1), or as it attacks where its own text says so.

    What is tapped stands behind it, as a deed or as a noun, or in its reminder text alone.
    """
    note = _HYPER_NOTE.fullmatch(_note(said))
    if "攻撃する時" not in said.written and (not said.of or not said.of.endswith("する")):
        if note is None and (not said.of or "(" in straightened(said.written)):
            raise refused(phrase("what is done for it?"), said.of or said.line, said.line)
        said = said._replace(of=f"{said.of}を" if said.of else note["cost"] if note is not None else "")
        said = said._replace(of=f"{said.of}タップする")
    release = "次の自分のターンのはじめまで、このクリーチャーのハイパーモードを解放する"
    if "攻撃する時" in said.written:
        cost = inflected(said.of)
        when = "このクリーチャーが攻撃する時"
        return said.read(f"{when}、{cost.te}もよい。そうしたら、{release}。", False) if cost is not None else None
    price = said.read(f"{said.of}。", True)[0].do
    if [one.verb for one in price] != ["choose", "tap"] or price[0].of is None or price[0].of[2] != price[0].of[3]:
        raise refused(phrase("what is done for it?"), said.of, said.line)
    _, wanted, number, _most, _by = price[0].of
    do = said.read(f"このクリーチャーが攻撃する時、{release}。", False)[0].do
    modify = (Modification("number", number),)
    return (Ability("activated", name="hyper", affects=wanted, modify=modify, do=do, text=said.line),)


def _as_noted(said: _Said) -> str:
    """Return the reminder text of a keyword as printed, empty where there is none; in it may stand what mana is paid: [闇(1)]."""
    found = re.search(r"\(([^()]{4,}(?:\([0-9]+\)[^()]*)*)\)", straightened(said.written))
    return found[1].removesuffix("。") if found is not None else ""


def _as_usual(said: _Said, usual: str) -> re.Match[str]:
    """Return the reminder text of a keyword as an expression reads it; any other one is refused."""
    found = re.fullmatch(usual, _as_noted(said))
    if found is None:
        raise refused(phrase("a keyword that is not played"), said.line, said.line)
    return found


def _note(said: _Said) -> str:
    """Return the reminder text of a keyword, in one spelling."""
    return normalised(_as_noted(said))


_CIVS = "(?P<civs>(?:光|水|闇|火|自然)(?:/(?:光|水|闇|火|自然))*)"
_MANA = rf"\[?{_CIVS}\((?P<cost>[0-9]+)\)\]?"
"""Mana that is paid in place of a cost: [闇(1)], [水/火(5)]."""


def _instead(found: re.Match[str]) -> tuple[Modification, ...]:
    """Return another cost that is paid in place of the printed one (601.1b)."""
    civilizations = (CIVILIZATION_WORDS[one] for one in found["civs"].split("/"))
    return (Modification("instead", int(found["cost"])), *(Modification("civilization", one) for one in civilizations))


def _from_graveyard(
    said: _Said, deed: Instruction, number: int, cost: tuple[Modification, ...], hand: bool
) -> tuple[Ability, ...]:
    """Return that a card is summoned out of the graveyard for another cost, with some own creatures given for it."""
    modify = (Modification("given", deed), Modification("of", (number, number)), *cost)
    creatures = Filter(what=("creature",), controller=("you",))
    offer = said.rule("price-offer", affects=creatures, modify=modify, zones=("graveyard",))
    there = said.rule("playable-from-graveyard", zones=("graveyard",))
    from_hand = tuple(one._replace(zones=("hand",), optional=True) for one in offer) if hand else ()
    return (*there, *offer, *from_hand)


def _mugen_crime(said: _Said, number: str) -> tuple[Ability, ...]:
    """ムゲンクライム: some creatures are tapped and other mana is paid, as the reminder text says."""
    found = _as_usual(
        said,
        rf"(?:コストを支払うかわりに、?)?自分のクリーチャーを{number}体タップし、?{_MANA}を?支払(?:って|い)、?"
        "このクリーチャーを、?自分の(?P<hand>手札または)?墓地から召喚してもよい",
    )
    deed = Instruction("tap", ("chosen", "given"))
    return _from_graveyard(said, deed, int(number), _instead(found), found["hand"] is not None)


def _fushigi_birth(said: _Said) -> tuple[Ability, ...]:
    """フシギバース: a creature is put into the mana zone, and its cost is taken off the mana that is paid."""
    cost, note = re.search(_MANA, straightened(said.written)), _as_noted(said)
    words = ("クリーチャー", "マナゾーンに置", "コスト", "少な", "墓地から", "召喚してもよい")
    said_so = all(word in note for word in words)
    if cost is None or not said_so or "「" in note or note.count("。") > 1:
        raise refused(phrase("a keyword that is not played"), said.line, said.line)
    deed = Instruction("move", ("chosen", "given"), details=(("to", "mana-zone"),))
    return _from_graveyard(said, deed, 1, (*_instead(cost), Modification("per-cost", True)), hand=False)


def _sasageru(said: _Said, number: str) -> tuple[Ability, ...]:
    """ササゲール: the creature is destroyed so that others cost less (601.1a), as the reminder text says."""
    found = _as_usual(
        said,
        rf"(?P<of>[^、。]+?)(?:を召喚する時|の(?:召喚)?コストを支払う時|を召喚するコストを支払う時)、このクリーチャーを破壊してもよい。"
        rf"そうしたら、[^。「]*?{number}少な(?:くする|く支払う|くなる)(?:。ただし、コストは0以下に(?:は)?ならない)?",
    )
    modify = (Modification("number", int(number)),)
    return said.rule("helps-pay", affects=_meant(found["of"].removeprefix("自分の"), said.line), modify=modify)


def _cheaper(said: _Said, less: str) -> tuple[Ability, ...]:
    """B・A・D, J・O・E: it may cost less, and something follows then, as the reminder text says (110.2b)."""
    note = re.fullmatch(
        rf"この(?:クリーチャー|呪文)を、?コストを{less}少なくして、?(?P<how>召喚|唱え)(?:し)?てもよい。そうしたら、(?P<then>.+)",
        _note(said),
    )
    if note is None or (note["how"] == "唱え") != said.spell:
        raise refused(phrase("a keyword that is not played"), said.line, said.line)
    do = _followed(said, note["then"])
    return said.rule("price-offer", modify=(Modification("play-cost", -int(less)),), do=do)


def _followed(said: _Said, then: str) -> tuple[Instruction, ...]:
    """Return what a keyword does besides, as its reminder text says."""
    if said.spell:
        return said.read(then, True)[0].do
    return said.read(f"このクリーチャーが召喚によって出た時、{then}", False)[0].do


_CARD = "この(?:クリーチャー|呪文|D2フィールド|タマシード)"
_IS_PLAYED = rf"{_CARD}を、?\[[^\[\]]*\]を?支払って(?:召喚し|唱え|展開し|実行し)てもよい。?"
_AS_IT_IS_USED = (
    (
        "キリフダッシュ",
        "自分のクリーチャーの攻撃の終わりに、そのクリーチャーがその攻撃中にシールドをブレイクしていれば、",
        Pattern(("attack-end",), of=Filter(what=("creature",), controller=("you",)), details=(("broke", (True,)),)),
        None,
    ),
    (
        "ビビッドロー",
        f"自分のターン中、攻撃の前に{_CARD}をドローした時、表向きにしてもよい。そうしたら、このターン、?",
        Pattern(("move",), of=Filter(among=("this",)), details=(("cause", ("draw",)), ("to", ("hand",)))),
        ("and", ("turn", ("you",)), ("before-attacks",)),
    ),
)
"""Keywords by which a card of the hand is used for other mana: when its card is shown for it, by the reminder text."""


def _for_other_mana(said: _Said) -> tuple[Ability, ...]:
    """キリフダッシュ: it may be played at once for other mana; ビビッドロー: for this turn (601.1b, 603.2f)."""
    cost, note = re.search(_MANA, straightened(said.written)), straightened(_as_noted(said))
    for name, begins, when, condition in _AS_IT_IS_USED:
        if cost is not None and said.line.startswith(name) and re.fullmatch(begins + _IS_PLAYED, note):
            offer = Ability("rule", name="price-offer", modify=_instead(cost), zones=("hand",))
            do = Instruction("play-for", ("this",), details=(("offer", offer),))
            if condition is not None:
                gains = (Modification("gain", offer._replace(optional=True)),)
                do = Instruction("modify", ("this",), details=(("until", "turn"), ("with", gains)))
            return (Ability("triggered", when=when, condition=condition, do=(do,), zones=("hand",), text=said.line),)
    raise refused(phrase("a keyword that is not played"), re.split(r"[\[〈<]", said.line)[0], said.line)


def _zero_invasion(said: _Said) -> tuple[Ability, ...]:
    """侵略ZERO: what stands behind it says by itself when the card comes out of the hand (110.4g)."""
    found = said.read(said.of, said.spell)
    sure(not any(one.zones != ("hand",) for one in found), phrase("a keyword that is not played"), said.name, said.line)
    return found


def _drive(said: _Said) -> tuple[Ability, ...]:
    """O・ドライブ: mana of some civilizations may be paid besides (112.2d); its effect stands behind it, or in its reminder."""
    written, note = straightened(said.written).lstrip("■ "), _note(said)
    cost = re.match(r"O・ドライブ[:-]?\[?(?P<of>(?:光|水|闇|火|自然)+)(?:\((?P<number>[0-9]+)\))?\]?", written)
    behind = re.search(r"\):(?P<then>.+)$", written)
    inside = re.search("そうしたら、(?P<then>.+)", note)
    effect = behind or inside
    if cost is None or effect is None or "追加" not in note:
        raise refused(phrase("a keyword that is not played"), "O・ドライブ", said.line)
    civilizations = [CIVILIZATION_WORDS[one] for one in re.findall("光|水|闇|火|自然", cost["of"])]
    more = (*(Modification("civilization", one) for one in civilizations),)
    number = int(cost["number"] or len(civilizations))
    then = effect["then"].removesuffix("。")
    comes = then if re.match("このクリーチャーが[^、。]*時", then) else f"このクリーチャーが出た時、{then}"
    found = said.read(comes, False)
    sure(not any(one.kind != "triggered" for one in found), phrase("when is it used?"), "O・ドライブ", said.line)
    paid: Condition = ("offered",)
    effects = [one._replace(condition=paid if one.condition is None else ("and", paid, one.condition)) for one in found]
    return (*said.rule("price-offer", modify=(Modification("play-cost", number), *more)), *effects)


def _space_charge(said: _Said) -> tuple[Ability, ...]:
    """スペース・チャージ: cards of which civilizations let the SC abilities of its card be used; `with_charges` joins them."""
    described = ROWS.only(f"{said.of.replace('/', 'または')}のカード", "filter")
    cards = filter_of(described, ("you",), said.line, located=False)
    return said.rule("space-charge", affects=cards._replace(owner=("you",), controller=None))


def _charged(said: _Said) -> tuple[Ability, ...]:
    """SC: what is done on such a card; behind one of several civilizations (SC-光:…) on a card of that one."""
    one = re.fullmatch("(光|水|闇|火|自然):(.+)", said.of)
    cards = _space_charge(said._replace(of=one[1]))[0].affects if one is not None else None
    do = said.read(one[2] if one is not None else said.of, True)[0].do
    return (Ability("space-charged", affects=cards, do=do, text=said.line),)


def with_charges(found: Sequence[Ability]) -> list[Ability]:
    """Return the abilities of a card in which SC abilities trigger on what its スペース・チャージ says."""
    cards = next((one.affects for one in found if one.name == "space-charge"), None)
    to_mana = (("to", ("mana-zone",)),)
    alone = next((one.text for one in found if one.kind == "space-charged"), None)
    sure(cards is not None or alone is None, phrase("when is it used?"), "SC", alone or "")

    def triggered(one: Ability) -> Ability:
        when = Pattern(("move",), of=one.affects or cards, details=to_mana)
        return one._replace(kind="triggered", when=when, affects=None, optional=True)

    return [triggered(one) if one.kind == "space-charged" else one for one in found]


def _tap(said: _Said) -> tuple[Ability, ...]:
    """TT: what is done where the creature is tapped in place of attacking (602.1, 602.3a)."""
    if TAPPED.fullmatch(said.of.removesuffix("。")):
        return said.rule("tap-line")
    return tuple(Ability("activated", name="tap", do=one.do, text=said.line) for one in _done_by_it(said))


def _done_by_it(said: _Said) -> tuple[Ability, ...]:
    """Return what stands behind a label as it is done; of its own creature it may speak, as of one that something happens to."""
    itself = "このクリーチャー" in said.of
    found = said.read(f"このクリーチャーが攻撃する時、{said.of}" if itself else said.of, not itself)
    sure(not any(one.condition for one in found), phrase("when is it used?"), said.name, said.line)
    return found


def _s_back(said: _Said) -> tuple[Ability, ...]:
    meant = filter_of(ROWS.only(said.of, "filter"), ("you",), said.line, located=False)
    return said.rule("s-back", affects=meant, zones=("hand",))


def _soul(said: _Said) -> tuple[Ability, ...]:
    found = said.read(re.sub("^「(.*)」$", r"\1", said.of), False)
    return tuple(ability._replace(zones=("battle-zone", "under")) for ability in found)


def _marked(said: _Said) -> tuple[Ability, ...]:
    """Return abilities that function where their card has a mark; a shield is chosen only once the card has come."""
    mark, gains = _BEHIND[said.name], said.gains()
    come = [one.value.when for one in gains if one.value.kind == "triggered" and one.value.when is not None]
    if mark == "shield-force" and any(("to", ("battle-zone",)) in when.details for when in come):
        raise refused(phrase("does it trigger as the creature itself comes?"), said.line, said.line)
    return (Ability("marked", name=mark, modify=gains, text=said.line),)


def _once_a_turn(ability: Ability, name: str) -> Ability:
    """Return an ability that uses up its keyword for its player this turn."""
    if ability.condition is None or not mentions(ability.condition, "unused-keyword"):
        raise refused(phrase("how often is it used?"), name, ability.text)
    return ability._replace(do=noting_use(ability.do, Instruction("used", details=(("keyword", name),))))


def _meant(words: str, line: str) -> Filter:
    """Return what a keyword speaks of: creatures."""
    found = filter_of(ROWS.only(words.strip("() ").replace("、", "または"), "filter"), ("you",), line)
    sure(found.what == ("creature",) and found.zone is None, phrase("what does the keyword speak of?"), words, line)
    return found


_SPEAKING: dict[str, Way] = {
    "革命チェンジ": lambda said: _in_attacks(said, "revolution-change", _REVOLUTION),
    "侵略": lambda said: _in_attacks(said, "invasion", _INVADES),
    "アタック・チャンス": lambda said: _in_attacks(said, "attack-chance", None),
    "G・ゼロ": lambda said: said.rule(
        "g-zero", condition=permission(Line(said.line, True, said.read), ROWS.only(said.of))
    ),
    **dict.fromkeys(_BEHIND, _marked),
    **dict.fromkeys(
        _WHILE,
        lambda said: (Ability("static", condition=_WHILE[said.name], modify=said.gains(), text=said.line),),
    ),
    "SV": _survivor,
    "TR": _turbo_rush,
    "ハイパー化": _hyper,
    "スペース・チャージ": _space_charge,
    "SC": _charged,
    **dict.fromkeys(("TT", "T", "タップ能力"), _tap),
    "SS": lambda said: tuple(Ability("silent", do=one.do, text=said.line) for one in _done_by_it(said)),
    "ファイナル革命": lambda said: tuple(_once_a_turn(one, said.name) for one in said.read(said.of, False)),
    "S・バック": _s_back,
    "侵略ZERO": _zero_invasion,
    "超魂X": _soul,
}
"""Keywords with what stands behind them, by the keyword."""

_NUMBERED: dict[str, Callable[..., tuple[Ability, ...]]] = {
    r"O・ドライブ(?![ァ-ヶ])": _drive,
    r"キリフダッシュ|ビビッドロー": _for_other_mana,
    r"(?:B・A・D(?:・S)?|J・O・E)[:-]?([0-9]+)$": _cheaper,
    r"ムゲンクライム[:-]?([0-9]+)$": _mugen_crime,
    r"ササゲール[:-]?([0-9]+)$": _sasageru,
    r"フシギバース": _fushigi_birth,
}
"""Keywords with a number, or with what is paid, behind them; their reminder text says the rest."""

_ALONE: dict[str, Way] = {
    "ハイパー化": _hyper,
    "スーパー・S・トリガー": lambda said: said.rule("s-trigger") + said.rule("super-s-trigger", condition=NO_SHIELDS),
    "S・トリガー・プラス": lambda said: said.rule("s-trigger") + said.rule("plus-s-trigger", condition=_BROKEN_TWICE),
}
"""Keywords behind which nothing stands."""
