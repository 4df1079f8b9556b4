"""Japanese card text, what is done with objects where they are: counters, tokens, mana, copies, fights (106-122, 701)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.records import Action, Card, Filter, Formula, Modification, Test
from judgekit.games.mtg.text.printing.japanese_deeds import (
    Deeds,
    behind,
    deed_of,
    each,
    keep,
    sentence_of,
    together,
)
from judgekit.games.mtg.text.printing.japanese_statements import Statements, counters, duration, token
from judgekit.games.mtg.text.printing.japanese_words import (
    TYPE_NAMES,
    Unsaid,
    braced,
    color_word,
    counter_word,
    figure,
    subtype_word,
    type_word,
)
from judgekit.language.japanese.spelling import wide


@deed_of("put-counters")
def _counters(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "kind", "divided")
    kind = act.get("kind")
    if not isinstance(kind, str):
        raise Unsaid(act)
    if act.get("divided"):
        many = deeds.speech.amount(act.amount)
        return "", f"{deeds.speech.thing(act.of)}の上に{counter_word(kind)}{many}個を望むように割り振って置く"
    if isinstance(act.of, tuple) and act.of[0] == "all":
        noun = deeds.speech.noun(act.of[1])
        return "", f"{each(noun)}の上に{counter_word(kind)}をそれぞれ{deeds.speech.amount(act.amount)}個置く"
    upon = deeds.speech.thing(act.of)
    if act.amount == ("event", "amount"):
        return "", f"{upon}の上に同じ数の{counter_word(kind)}を置く"
    if isinstance(act.amount, tuple) and act.amount[:2] == ("+", ("event", "amount")) and len(act.amount) == 3:
        return "", f"その個数に{figure(act.amount[2])}を足した数の{counter_word(kind)}を{upon}の上に置く"
    if isinstance(act.amount, tuple) and act.amount[0] == "count":
        return "", f"{deeds.speech.foreach(act.amount)}、{upon}の上に{counter_word(kind)}１個を置く"
    if act.amount == ("made", "lost"):
        return "", f"これにより失われたライフ１点につき、{upon}の上に{counter_word(kind)}１個を置く"
    times = _times_count(act.amount)
    if times is not None:
        per, number = times
        return "", f"{deeds.speech.foreach(per)}、{upon}の上に{counter_word(kind)}{wide(number)}個を置く"
    if isinstance(act.amount, tuple) and act.amount != ("x",):
        return "", f"{upon}の上に{deeds.speech.reckoned(act.amount)}に等しい数の{counter_word(kind)}を置く"
    several = isinstance(act.of, tuple) and act.of[0] == "target" and deeds.speech.targets[act.of[1]].most != 1
    if several:
        return "", f"{upon}の上に{counter_word(kind)}をそれぞれ{deeds.speech.amount(act.amount)}個置く"
    return "", f"{upon}の上に{counter_word(kind)}{deeds.speech.amount(act.amount)}個を置く"


@deed_of("untap")
def _untap(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as")
    said = f"{deeds.speech.thing(act.of)}をアンタップする"
    keep(deeds.speech, act)
    return "", said


@deed_of("new-targets")
def _new_targets(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "all", "one", "to")
    if act.get("to") is not None:
        if act.get("all"):
            raise Unsaid(act)
        one = "１つ" if act.get("one") else ""
        return "", f"{deeds.speech.thing(act.of)}の対象{one}を{deeds.speech.thing(act.get('to'))}に変更する"
    if not act.details:
        return "", f"{deeds.speech.thing(act.of)}の新しい対象を選ぶ"
    return "", f"{deeds.speech.thing(act.of)}の対象{'１つ' if act.get('one') else ''}を変更する"


@deed_of("remove-counters")
def _remove(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "kind", "all", "as")
    kind, off = act.get("kind"), deeds.speech.thing(act.of)
    if act.get("all"):
        what = counter_word(kind) if kind not in (None, "any") else "カウンター"
        return "", f"{off}からすべての{what}を取り除く"
    if kind is None:
        raise Unsaid(act)
    if kind == "any" and act.amount == 1:
        return "", f"{off}からカウンター１個を取り除く"
    return "", f"{off}から{counter_word(kind)}{deeds.speech.amount(act.amount)}個を取り除く"


@deed_of("move-counters")
def _move_counters(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "kind", "to")
    off, onto = deeds.speech.thing(act.of), deeds.speech.thing(act.get("to"))
    if not isinstance(act.get("kind"), str):
        raise Unsaid(act)
    number = deeds.speech.amount(act.amount)
    return "", f"{off}から{counter_word(act.get('kind'))}{number}個を{onto}の上に移動する"


@deed_of("double-counters")
def _double_counters(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "kind")
    kind = "各種類のカウンター" if act.get("kind") == "any" else counter_word(act.get("kind"))
    return "", f"{deeds.speech.thing(act.of)}の上に置かれている{kind}の数を２倍にする"


@deed_of("behold")
def _behold(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    of = behind(act)
    if not isinstance(of, tuple) or of[0] != "choose" or of[2:] != (1, 1):
        raise Unsaid(act)
    return "", f"{deeds.speech.noun(of[1])}の後見を受ける"


@deed_of("put-same-counters")
def _put_its_counters(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "to")
    of, onto = deeds.speech.thing(act.of), deeds.speech.thing(act.get("to"))
    return "", f"{of}の上に置かれていたカウンターを{onto}の上に置く"


@deed_of("fight")
def _fight(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "with")
    other = act.get("with")
    if behind(act)[0] == "target" and other[0] == "target" and deeds.speech.style in (0, 2):
        return "それら", "格闘を行う"
    return deeds.speech.thing(act.of), f"{deeds.speech.thing(other)}と格闘を行う"


@deed_of("create")
def _create(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "token", "by", "tapped", "attacking", "blocking", "copy-of", "as", "attached", "counters")
    if act.get("as") is not None:
        deeds.speech.made[act.get("as")] = ("トークン", act.amount not in (None, 1))
    who = deeds.speech.player(act.get("by")) if act.get("by") is not None else ""
    amount = 1 if act.amount is None else act.amount
    copied = act.get("copy-of")
    same = (
        "その点数に等しい数の" if amount == ("event", "amount") else "同じ数の" if amount == ("made", "those") else None
    )
    if same is not None and copied is None and isinstance(act.get("token"), Card):
        deeds.only(act, "token", "by", "tapped", "attacking")
        if bool(act.get("tapped")) is not bool(act.get("attacking")):
            raise Unsaid(act)
        same = f"タップ状態で攻撃している{same}" if act.get("tapped") else same
        return who, f"{same}{token(act.get('token'), deeds.quote, deeds.speech)[0]}を生成する"
    if copied is not None:
        if any(act.get(name) for name in ("attached", "counters", "blocking")):
            raise Unsaid(act)
        if act.get("tapped") and amount == 1:
            how = "タップ状態で攻撃している状態で" if act.get("attacking") else "タップ状態で"
            return who, f"{deeds.speech.thing(copied)}のコピーであるトークン１つを{how}生成する"
        if act.get("tapped") or act.get("attacking"):
            raise Unsaid(act)
        return who, f"{deeds.speech.thing(copied)}のコピーであるトークン{deeds.speech.amount(amount)}つを生成する"
    card = act.get("token")
    if not isinstance(card, Card):
        raise Unsaid(act)
    kind, unit = token(card, deeds.quote, deeds.speech)
    if act.get("counters"):
        kind = f"{counters(act.get('counters'), deeds.speech)}が置かれた{kind}"
    state = ""
    if act.get("tapped"):
        state = "タップ状態で攻撃している" if act.get("attacking") else "タップ状態の"
    if act.get("blocking") is not None or (act.get("attacking") and not act.get("tapped")):
        if act.get("tapped") or act.get("attached") or (act.get("blocking") and act.get("attacking")):
            raise Unsaid(act)
        fighting = "攻撃" if act.get("attacking") else f"{deeds.speech.thing(act.get('blocking'))}をブロック"
        return who, f"{kind}{deeds.speech.amount(amount)}{unit}を、{fighting}している状態で生成する"
    if act.get("attached") is not None:
        if state or amount != 1:
            raise Unsaid(act)
        return who, f"{deeds.speech.thing(act.get('attached'))}についた状態で{kind}１{unit}を生成する"
    if isinstance(amount, tuple) and amount[0] in ("count", "life-paid-by"):
        return who, f"{deeds.speech.foreach(amount)}、{state}{kind}１{unit}を生成する"
    times = _times_count(amount)
    if times is not None:
        return who, f"{deeds.speech.foreach(times[0])}、{state}{kind}{wide(times[1])}{unit}を生成する"
    return who, f"{state}{kind}{deeds.speech.amount(amount)}{unit}を生成する"


@together
def _copied_but(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that a token is created that is a copy with some changes (707.9)."""
    act = rest[0]
    changes: tuple[Modification, ...] = act.get("except") or ()
    if act.verb != "create" or not changes or act.get("copy-of") is None:
        return None
    plain = act._replace(details=tuple(pair for pair in act.details if pair[0] != "except"))
    return 1, f"{deeds.sentence(plain)}ただし、それは{exceptions(deeds, changes)}。"


def exceptions(deeds: Deeds, changes: tuple[Modification, ...]) -> str:
    """Return in what a copy is not like what it copies: 他のタイプに加えて１/１のスピリットであり、飛行を持つ (707.9).

    Raises:
        Unsaid: one of the changes has no wording here.
    """
    known = {change.what: change.value for change in changes}
    gained = [change.value for change in changes if change.what == "gain"]
    said, kinds = "", known.get("add-types")
    if isinstance(kinds, tuple) and len(kinds) == 1 and not set(known) - {"add-types", "gain", "base-pt", "add-colors"}:
        power, toughness = known.get("base-pt", (None, None))
        size = f"{figure(power)}/{figure(toughness)}の" if power is not None else ""
        colors = "".join(f"{color_word(one)}の" for one in known.get("add-colors", ()))
        what = type_word(kinds[0]) if kinds[0] in TYPE_NAMES else subtype_word(kinds[0])
        also = "で" if size or colors else "でも"
        said = f"他の{'色やタイプ' if colors else 'タイプ'}に加えて{size}{colors}{what}{also}"
    elif changes == (Modification("gain-this", True),):
        return "この能力を持つ"
    elif changes == (Modification("lose-supertypes", ("legendary",)),):
        return "伝説でない"
    elif set(known) <= {"gain", "set-colors"} and len(known.get("set-colors", ())) == 1:
        said = f"{color_word(known['set-colors'][0])}で"
    elif set(known) != {"gain"}:
        raise Unsaid(changes)
    if not gained:
        return f"{said}ある"
    begins = f"{said}あり、" if said else ""
    return f"{begins}{Statements(deeds.speech, deeds.quote, False).abilities(gained)}を持つ"


def _what_could_be_produced(deeds: Deeds, act: Action) -> str:
    """Return mana of a colour or a type that some land could produce (106.7)."""
    deeds.only(act, "for", "choice")
    kind = {None: "色", ("type",): "タイプ"}.get(act.get("choice"))
    if kind is None or act.amount not in (1, None):
        raise Unsaid(act)
    return f"{deeds.speech.noun(act.get('for'))}１つが生み出すことのできる{kind}のマナ１点"


@sentence_of("add")
def _added(deeds: Deeds, act: Action) -> str:
    spent = act.get("for")
    if act == Action("add", ("produced-type",)) or act == Action("add", ("produced-type",), 1):
        return "そのパーマネントが生み出した好きなタイプのマナ１点を加える。"
    if act.of == ("produced-type",) and act.amount in (None, 1) and dict(act.details) == {"by": ("event", "player")}:
        return "そのプレイヤーはそのパーマネントが生み出した好きなタイプのマナ１点を加える。"
    if act.of == ("could-produce",):
        return f"{_what_could_be_produced(deeds, act)}を加える。"
    if act.of == ("colors-of",) and act.amount in (1, None) and set(dict(act.details)) == {"for"}:
        (among, *more) = spent.tests
        if more or among.what != "among":
            raise Unsaid(act)
        return f"{deeds.speech.thing(among.value)}の色のうち好きな色のマナ１点を加える。"
    plain = act._replace(details=tuple(pair for pair in act.details if pair[0] not in ("for", "uncounterable")))
    subject, deed = deeds.deed(plain)
    text = f"{subject}は{deed}。" if subject else f"{deed}。"
    if spent is None:
        return text
    text += deeds.defined()
    either = spent.get("either")
    if spent.kind == "ability" and not spent.tests and not act.get("uncounterable"):
        return f"{text}このマナは、能力を起動するためにのみ支払える。"
    if either is not None and [one.kind for one in either] == ["spell", "ability"] and not act.get("uncounterable"):
        spells, abilities = either
        if len(abilities.tests) != 1 or abilities.tests[0].what != "source":
            raise Unsaid(act)
        whose = deeds.speech.noun(abilities.tests[0].value)
        return f"{text}このマナは、{deeds.speech.noun(spells)}を唱えるためか{whose}の能力を起動するためにのみ支払える。"
    barred = spent.get("not")
    if spent.kind == "object" and len(spent.tests) == 1 and barred is not None and barred.kind == "spell":
        return f"{text}このマナは、{deeds.speech.noun(barred)}を唱えるためには支払えない。"
    if spent.kind != "spell":
        raise Unsaid(act)
    if act.get("uncounterable"):
        return f"{text}このマナは、{deeds.speech.noun(spent)}を唱えるためにのみ支払うことができ、その呪文は打ち消されない。"
    return f"{text}このマナは、{deeds.speech.noun(spent)}を唱えるためにのみ支払える。"


@deed_of("add")
def _add(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "by", "choice", "of-each")
    who = deeds.speech.player(act.get("by")) if act.get("by") is not None else ""
    way = _MANA.get(act.of[0]) if isinstance(act.of, tuple) else None
    if way is None:
        raise Unsaid(act)
    return who, f"{way(deeds, act)}を加える"


def _of_any_color(deeds: Deeds, act: Action) -> str:
    """Return mana of any colour, or of any combination of colours."""
    if len(behind(act)) > 1:
        raise Unsaid(act)
    if act.get("of-each"):
        return f"好きな色の組み合わせのマナ{figure(act.amount)}点"
    if act.amount in (1, None):
        return "好きな色のマナ１点"
    return f"好きな１色のマナ{deeds.speech.amount(act.amount)}点"


def _of_lists(_: Deeds, act: Action) -> str:
    """Return mana of one of several lists of symbols."""
    if act.amount not in (1, None) or act.get("choice"):
        raise Unsaid(act)
    return "か".join(map(braced, behind(act)[1]))


def _of_chosen_color(_: Deeds, act: Action) -> str:
    """Return mana of the colour that was chosen."""
    if act.amount == ("devotion", ("you",), ("chosen-color",)) and not act.get("of-each"):
        return "その色へのあなたの信心に等しい点数の、その色のマナ"
    if act.get("of-each") or act.amount not in (1, None):
        raise Unsaid(act)
    return "選ばれた色のマナ１点"


def _of_symbols(deeds: Deeds, act: Action) -> str:
    """Return mana of some symbols: all of them, one of them, a combination, so much for each of something (106.4)."""
    symbols, amount = behind(act)[1], act.amount
    if act.get("of-each"):
        if act.get("choice") != ("one",):
            raise Unsaid(act)
        return f"{'と'.join(braced((one,)) for one in symbols)}の好きな組み合わせのマナ{figure(amount)}点"
    if isinstance(amount, tuple):
        if act.get("choice") or (amount[0] == "value" and amount[2] == "counters"):
            raise Unsaid(act)
        if amount[0] == "value":
            return f"{deeds.speech.reckoned(amount)}に等しい点数の{braced(symbols)}"
        return f"{deeds.speech.foreach(amount)}、{braced(symbols)}"
    if amount not in (1, None):
        raise Unsaid(act)
    return "か".join(braced((one,)) for one in symbols) if act.get("choice") else braced(symbols)


def _of_identity(_: Deeds, act: Action) -> str:
    """Return mana of a colour in the colour identity of the commander (903.4)."""
    if act.get("of-each") or act.amount not in (1, None):
        raise Unsaid(act)
    return "あなたの統率者の固有色のうち好きな１色のマナ１点"


_MANA: dict[str, Callable[[Deeds, Action], str]] = {
    "any-color": _of_any_color,
    "mana-lists": _of_lists,
    "chosen-color": _of_chosen_color,
    "identity": _of_identity,
    "mana": _of_symbols,
}
"""What mana is added, by what its amount is said of."""


@deed_of("emblem")
def _emblem(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "by")
    who = deeds.speech.player(act.get("by")) if act.get("by") is not None else "あなた"
    abilities = act.of if isinstance(act.of, tuple) and not hasattr(act.of, "_fields") else (act.of,)
    words = Statements(deeds.speech, deeds.quote, False).abilities(list(abilities))
    return who, f"{words}を持つ紋章を得る"


@deed_of("choose")
def choose(deeds: Deeds, act: Action) -> tuple[str, str]:
    """Return the choice of a color, of a type, or of a card among some (608.2d).

    Raises:
        Unsaid: it has no wording here.
    """
    what = act.get("is")
    own = isinstance(what, Filter) and what.zones == ("hand",) and what.get("owner") == ("you",)
    if behind(act) == "object" and own and act.get("as") == "picked" and act.get("by") is None:
        deeds.only(act, "is", "as")
        deeds.speech.made["picked"] = ("カード", act.amount not in (None, 1))
        return "", f"{deeds.speech.counted(what, act.amount)}を選ぶ"
    if behind(act) == "object" and isinstance(what, Filter) and what.zones == ("hand",) and act.get("as") == "picked":
        deeds.only(act, "is", "as")
        rest = what._replace(zones=None, tests=tuple(test for test in what.tests if test.what != "owner"))
        deeds.speech.made["picked"] = ("カード", False)
        return "あなた", f"その中から{deeds.speech.counted(rest)}を選ぶ"
    if behind(act) == "object" and isinstance(what, Filter) and what.zones is None and act.get("as") == "picked":
        deeds.only(act, "is", "as", "by")
        deeds.speech.made["picked"] = ("パーマネント", False)
        who = act.get("by", ("you",))
        return "" if who == ("you",) else deeds.by(who, "choose"), f"{deeds.speech.counted(what)}を選ぶ"
    words = {"name": "カード名１つを選ぶ", "color": "色１色を選ぶ", "creature-type": "クリーチャー・タイプ１つを選ぶ"}
    words |= {
        "basic-land-type": "基本土地タイプ１つを選ぶ",
        "card-type": "カード・タイプ１つを選ぶ",
        "land-type": "土地タイプ１つを選ぶ",
    }
    if behind(act) == "option" and act.get("as") in ("card-type", "land-type"):
        deeds.only(act, "among", "as")
        of_kind = type_word if act.get("as") == "card-type" else subtype_word
        return "", f"{'か'.join(of_kind(one) for one in act.get('among'))}を選ぶ"
    words |= {"player": "プレイヤー１人を選ぶ", "opponent": "対戦相手１人を選ぶ"}
    if behind(act) == "name" and isinstance(what, Filter):
        deeds.only(act, "is")
        return "", f"{_name_of(deeds, what)}カード名１つを選ぶ"
    if behind(act) == "creature-type" and act.get("other-than") is not None:
        deeds.only(act, "other-than")
        return "", f"{subtype_word(act.get('other-than'))}以外のクリーチャー・タイプ１つを選ぶ"
    deeds.only(act, *(("as",) if act.get("as") == "player" else ()))
    if behind(act) not in words:
        raise Unsaid(act)
    return "", words[behind(act)]


_BASIC_LAND = Filter((Test("supertype", ("basic",)), Test("type", ("land",))), "card")


def _name_of(deeds: Deeds, what: Filter) -> str:
    """Return what stands before a card name that is chosen: 伝説でない (201.3)."""
    if what.tests == (Test("not", _BASIC_LAND),):
        return "基本土地・カード名以外の"
    noun = str(deeds.speech.noun(what._replace(zones=None)))
    if what.get("type") is not None and len(what.tests) == 1:
        return f"{'か'.join(type_word(one) for one in what.get('type'))}である"
    if noun.endswith("カード") and noun != "カード":
        return noun.removesuffix("カード")
    raise Unsaid(what)


@deed_of("exchange")
def _exchange(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "what")
    if act.get("what") == "life-and-toughness" and isinstance(act.of, tuple) and act.of[0] == "union":
        who, what = act.of[1]
        return "", f"{deeds.speech.player(who)}のライフ総量と{deeds.speech.thing(what)}のタフネスを交換する"
    if act.get("what") == "graveyard-and-library" and act.of == ("union", (("you",),)):
        return "", "あなたの墓地とあなたのライブラリーを交換する"
    if act.get("what") == "life" and isinstance(act.of, tuple) and act.of[0] == "union" and act.of[1][0] == ("you",):
        return "", f"あなたと{deeds.speech.player(act.of[1][1])}はライフの総量を交換する"
    if act.get("what") not in (None, "control"):
        raise Unsaid(act)
    if isinstance(act.of, tuple) and act.of[0] == "union":
        return "", f"{'と'.join(deeds.speech.thing(one) for one in act.of[1])}のコントロールを交換する"
    return "", f"{deeds.speech.thing(act.of)}のコントロールを交換する"


@sentence_of("become-copy")
def _become_copy(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "copy-of", "until", "except")
    changes: tuple[Modification, ...] = act.get("except") or ()
    but = f"{exceptions(deeds, changes)}ことを除き、" if changes else ""
    lasts = f"{duration(act.get('until'), deeds.speech)}、" if act.get("until") is not None else ""
    return f"{lasts}{deeds.speech.thing(act.of)}は{but}{deeds.speech.thing(act.get('copy-of'))}のコピーになる。"


@sentence_of("day-night")
def _day_night(deeds: Deeds, act: Action) -> str:
    deeds.only(act)
    if behind(act) not in ("day", "night"):
        raise Unsaid(act)
    return "昼になる。" if behind(act) == "day" else "夜になる。"


@sentence_of("extra-step")
def _extra_step(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "after", "yours")
    if behind(act) == "upkeep":
        yours, after = act.get("yours"), {"this-step": "ステップ", None: "フェイズ"}.get(act.get("after"))
        if after is None:
            raise Unsaid(act)
        number = figure(1 if act.amount is None else act.amount)
        begins = "あなたは" if yours else ""
        ending = "得る" if yours else "加える"
        return f"{begins}この{after}の後に、追加のアップキープ・ステップ{number}つを{ending}。"
    deeds.only(act)
    if behind(act) == "combat-and-main":
        return "このメイン・フェイズの後に、追加の戦闘フェイズ１つと追加のメイン・フェイズ１つを加える。"
    if behind(act) == "combat":
        return "このフェイズの後に、追加の戦闘フェイズ１つを加える。"
    if behind(act) == "main":
        return "このフェイズの後に、追加のメイン・フェイズ１つを加える。"
    raise Unsaid(act)


@deed_of("support")
def _support(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    word = deeds.speech.targets.get(act.of[1]) if isinstance(act.of, tuple) and act.of[0] == "target" else None
    if word is None or not isinstance(word.most, int):
        raise Unsaid(act)
    return "", f"支援{figure(word.most)}を行う"


@deed_of("earthbend")
def _earthbend(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    word = deeds.speech.targets.get(act.of[1]) if isinstance(act.of, tuple) and act.of[0] == "target" else None
    if word is None or len(word.filters) != 1 or set(word.filters[0].tests) != _OWN_LAND:
        raise Unsaid(act)
    return "", f"土の技{deeds.speech.amount(act.amount)}を行う"


_OWN_LAND = {Test("controller", ("you",)), Test("type", ("land",))}
"""What is earthbent."""


@deed_of("connive")
def _connive(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    many = "" if act.amount == 1 else deeds.speech.amount(act.amount)
    return deeds.speech.thing(act.of), f"謀議{many}を行う"


@deed_of("endure")
def _endure(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    return deeds.speech.thing(act.of), f"闘魂{deeds.speech.amount(act.amount)}を行う"


@sentence_of("double-pt", "triple-pt")
def _multiplied_pt(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "what", "until")
    what = {"power": "パワー", "toughness": "タフネス", "both": "パワーとタフネス"}.get(act.get("what"))
    if what is None or act.get("until") is None:
        raise Unsaid(act)
    times, each = "２" if act.verb == "double-pt" else "３", "それぞれ" if act.get("what") == "both" else ""
    return f"{duration(act.get('until'), deeds.speech)}、{deeds.speech.thing(act.of)}の{what}を{each}{times}倍にする。"


@sentence_of("destroy")
def _destroyed(deeds: Deeds, act: Action) -> str:
    text = f"{deeds.deed(act)[1]}。"
    if act.get("no-regeneration"):
        word = deeds.speech.targets.get(behind(act)[1]) if behind(act)[0] == "target" else None
        several = behind(act)[0] == "all" or (word is not None and word.most != 1)
        text += f"{'それら' if several else 'それ'}は再生できない。"
    return text


@sentence_of("counter")
def _countered(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "to")
    if act.get("to") not in (None, "exile"):
        raise Unsaid(act)
    gone = "これによりその呪文が打ち消されたなら、それをオーナーの墓地に置く代わりに追放する。"
    return f"{deeds.deed(act._replace(details=()))[1]}。{gone if act.get('to') else ''}"


@sentence_of("copy")
def _copied(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "new-targets", "could-target")
    aimable = act.get("could-target")
    if aimable is not None:
        if act.amount is not None or act.get("new-targets"):
            raise Unsaid(act)
        noun = deeds.speech.noun(aimable)
        each = f"その呪文が対象にできる{noun}１{noun.unit}につき、{deeds.speech.thing(act.of)}をコピーする。"
        return f"{each}各コピーはそれぞれ異なる１{noun.unit}を対象とする。"
    often = "" if act.amount is None else "２回" if act.amount == 2 else None
    if often is None:
        raise Unsaid(act)
    text = f"{deeds.speech.thing(act.of)}を{often}コピーする。"
    return text + ("あなたはそのコピーの新しい対象を選んでもよい。" if act.get("new-targets") else "")


def _times_count(amount: Formula | None) -> tuple[Any, int] | None:
    """Return what is counted and how much there is for each, None where an amount is no such product (107.1)."""
    if not (isinstance(amount, tuple) and amount[0] == "*" and len(amount) == 3 and isinstance(amount[1], int)):
        return None
    return (amount[2], amount[1]) if isinstance(amount[2], tuple) and amount[2][0] == "count" else None
