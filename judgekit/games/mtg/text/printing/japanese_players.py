"""Japanese card text, what players do and what befalls them: cards drawn and discarded, life, damage (119-121)."""

from __future__ import annotations

from functools import partial

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.records import Action, Filter, Formula, Test
from judgekit.games.mtg.text.english.tokens import PAID_ANY
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, deed_of, each, sentence_of, together
from judgekit.games.mtg.text.printing.japanese_words import (
    Unsaid,
    counter_word,
    figure,
    one_after_another,
    subtype_word,
)
from judgekit.language.japanese.spelling import wide


def _plain(deeds: Deeds, act: Action, deed: str) -> tuple[str, str]:
    deeds.only(act, "as")
    if act.amount not in (None, 1):
        if act.verb not in ("investigate", "proliferate") or act.amount != 2:
            raise Unsaid(act)
        deed = deed.removesuffix("行う") + "２回行う"
    return deeds.by(act.of, act.verb), deed


_SAME_NUMBER = [
    ("made", name) for name in ("discarded", "drawn", "entered", "returned", "exiled", "destroyed", "those")
]
"""What says as many cards as the instruction before acted on."""


def _of_the_library(deeds: Deeds, act: Action) -> str:
    """Return whose cards leave the top of a library; what they are called later is kept."""
    deeds.only(act, "as")
    if act.get("as") is not None:
        deeds.speech.made[act.get("as")] = ("カード", act.amount != 1)
    return deeds.by(act.of, act.verb)


def _cards(deeds: Deeds, act: Action) -> str:
    """Return how many cards are meant: a number, or as many as the damage was."""
    if act.amount == ("event", "amount"):
        return "その点数に等しい枚数のカード"
    return f"カード{deeds.speech.amount(act.amount)}枚"


@deed_of("amass")
def _amass(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "subtype")
    kind = subtype_word(act.get("subtype")) if act.get("subtype") is not None else ""
    return deeds.by(act.of, "amass"), f"{kind}動員{deeds.speech.amount(act.amount)}を行う"


@deed_of("mill")
def _mill(deeds: Deeds, act: Action) -> tuple[str, str]:
    return _of_the_library(deeds, act), f"{_cards(deeds, act)}を切削する"


def _of_several_kinds(amount: Formula) -> bool:
    """Tell whether a number is how many colours or basic land types there are among objects, or how often it was kicked."""
    kinds = (("distinct", "colors"), ("distinct", "basic-land-types"), ("paid", "multikicker"))
    return isinstance(amount, tuple) and amount[:2] in kinds


@deed_of("draw")
def _draw(deeds: Deeds, act: Action) -> tuple[str, str]:
    if act.get("least") is not None:
        return _draws_fewer(deeds, act)
    who = _of_the_library(deeds, act)
    if act.amount is not None and (_of_the_milled(act.amount) or _of_several_kinds(act.amount)):
        return who, f"{deeds.speech.foreach(act.amount)}、カード１枚を引く"
    if act.amount in _SAME_NUMBER:
        return who, "同じ枚数のカードを引く"
    if act.amount is not None and act.amount == deeds.speech.difference:
        return who, "その差に等しい枚数のカードを引く"
    if (
        isinstance(act.amount, tuple)
        and act.amount[0] == "+"
        and act.amount[1] in _SAME_NUMBER
        and act.amount[2:] == (1,)
    ):
        return who, "その枚数に１を加えた枚数のカードを引く"
    if act.amount == ("-", ("made", "discarded"), 1):
        return who, "その枚数から１を引いた枚数のカードを引く"
    return who, f"{_cards(deeds, act)}を引く"


def _draws_fewer(deeds: Deeds, act: Action) -> tuple[str, str]:
    """Return that up to so many cards are drawn."""
    if set(dict(act.details)) != {"least"} or act.get("least") != 0 or not isinstance(act.amount, int):
        raise Unsaid(act)
    return deeds.by(act.of, act.verb), f"カードを最大{wide(act.amount)}枚まで引く"


def _whole_kind(deeds: Deeds, what: Filter) -> tuple[str, str]:
    """Return the discarding of all cards of a kind in a player's hand."""
    owner = next((one.value for one in what.tests if one.what == "owner"), None)
    rest = tuple(one for one in what.tests if one.what != "owner")
    if owner is None or what.zones != ("hand",) or what.kind != "card" or not rest:
        raise Unsaid(what)
    named = rest == (Test("chosen", "name"),)
    kind = "その名前を持つカード" if named else f"{deeds.speech.noun(what._replace(tests=rest, zones=None))}"
    return deeds.by(owner, "discard"), f"{kind}をすべて捨てる"


def _more_said(act: Action) -> bool:
    """Tell whether more is said of what is discarded than how many cards."""
    return bool(set(dict(act.details)) - {"least", "as"})


_JUST_DRAWN = Filter((Test("among", ("made", "just-drawn")),), "card")
"""The cards that were drawn in the same sentence (608.2c)."""


@deed_of("discard")
def _discard(deeds: Deeds, act: Action) -> tuple[str, str]:
    if act.get("all") and act.of in (("players",), ("opponents",)) and not set(dict(act.details)) - {"all", "as"}:
        return deeds.speech.player(act.of), "自分の手札を捨てる"
    deeds.only(act, "what", "random", "as", "least")
    if act.get("least") == 0 and act.amount == ("value", act.of, "hand") and not _more_said(act):
        return deeds.by(act.of, "discard"), "望む枚数のカードを捨てる"
    if act.get("least") is not None:
        if act.get("least") == 0 and not _more_said(act) and act.amount == ("value", act.of, "hand"):
            return deeds.by(act.of, "discard"), "望む枚数のカードを捨てる"
        if act.get("least") != 0 or _more_said(act) or not isinstance(act.amount, int):
            raise Unsaid(act)
        return deeds.by(act.of, "discard"), f"カードを最大{wide(act.amount)}枚捨てる"
    if act.of == ("made", "drawn") and act.amount is None and not act.details:
        return "", f"{deeds.speech.thing(act.of)}を捨てる"
    if act.of is not None and act.of[:1] == ("all",) and act.amount is None and not act.details:
        return _whole_kind(deeds, act.of[1])
    if act.of == ("this",):
        return "", f"{deeds.speech.thing(act.of)}を捨てる"
    who = deeds.by(act.of, "discard")
    what = act.get("what")
    if what == _JUST_DRAWN and isinstance(act.amount, int) and not act.get("random"):
        return who, f"そのうち{wide(act.amount)}枚を捨てる"
    if act.of == ("made", "picked") and act.amount is None:
        return "そのプレイヤー", "そのカードを捨てる"
    if act.amount in ("all", None, ("value", act.of, "hand")) and what is None:
        return who, "自分の手札を捨てる" if who else "あなたの手札を捨てる"
    cards = deeds.speech.counted(what, act.amount) if what is not None else f"カード{deeds.speech.amount(act.amount)}枚"
    if act.get("random"):
        return who, f"{cards}を無作為に選んで捨てる"
    return who, f"{cards}を捨てる"


def _points(deeds: Deeds, amount: Formula | None, what: str, gained: bool = False) -> str:
    if amount == ("event", "amount"):
        return f"その点数に等しい点数の{what}を"
    if _of_event(amount):
        return f"{as_much(amount, '点数')}{what}を"
    if (
        isinstance(amount, tuple)
        and amount[0] in ("half-up", "half-down")
        and amount[1][:1] != ("count",)
        and what == "ライフ"
        and not gained
    ):
        return f"ライフの半分（端数切り{'上げ' if amount[0] == 'half-up' else '捨て'}）を"
    if amount in (("half-up", ("x",)), ("half-down", ("x",))) and what == "ダメージ":
        return f"Ｘの半分（端数切り{'上げ' if amount[0] == 'half-up' else '捨て'}）に等しい点数の{what}を"
    if isinstance(amount, int) or amount == ("x",):
        return f"{figure(amount)}点の{what}を"
    if amount is None:
        raise Unsaid(amount)
    product = isinstance(amount, tuple) and amount[0] == "*" and isinstance(amount[1], int) and len(amount) == 3
    if product and not _of_this_turn(amount[2]):
        return f"{deeds.speech.foreach(amount[2])}{wide(amount[1])}点の{what}を"
    return _equal(deeds, amount, what)


def _equal(deeds: Deeds, amount: Formula, what: str) -> str:
    return f"{deeds.speech.reckoned(amount)}に等しい点数の{what}を"


def _life(deeds: Deeds, act: Action, verb: str) -> tuple[str, str]:
    deeds.only(act, "as")
    much: Any = act.amount
    by_count = isinstance(much, tuple) and much[0] == "*" and isinstance(much[1], int) and not _of_this_turn(much[2])
    if by_count and much[2] == ("x",) and much[1] == 3:
        return deeds.speech.player(act.of), f"Ｘの３倍に等しい点数のライフを{verb}"
    if by_count and much[2] != ("event", "amount"):
        per, who = deeds.speech.foreach(much[2]), deeds.speech.player(act.of)
        points = f"{wide(much[1])}点のライフを{verb}"
        # Of each of several players it is said that each does so for what is their own.
        return (who, per + points) if act.of == deeds.speech.actor else (f"{per}、{who}", points)
    points = _points(deeds, act.amount, "ライフ", act.verb == "gain-life")
    return deeds.speech.player(act.of), points + verb


@deed_of("damage")
def _damage(deeds: Deeds, act: Action) -> tuple[str, str]:
    if act.get("dealer") is not None:
        return _each_its_own(deeds, act)
    deeds.only(act, "source", "also", "divided", "done", "total", "evenly", "each")
    if act.get("each") is not None and act.of not in (("opponents",), ("players",)):
        raise Unsaid(act)
    source = deeds.speech.thing(act.get("source", ("this",)))
    also = act.get("also")
    to = _damaged(deeds, act.of)
    own = ("value", act.get("source"), "power")
    points = "自身のパワーに等しい点数のダメージを" if act.amount == own else _points(deeds, act.amount, "ダメージ")
    if act.get("evenly"):
        if also is not None:
            raise Unsaid(act)
        return source, f"{to}に、{points}均等に割り振って（端数切り捨て）与える"
    if act.get("divided"):
        return source, f"{to}に、{points}望むように割り振って与える"
    if also is not None:
        if len(also) != 1 or also[0].get("source", ("this",)) != act.get("source", ("this",)):
            raise Unsaid(act)
        more = _damaged(deeds, also[0].of)
        return source, f"{to}に{points}、{more}に{_points(deeds, also[0].amount, 'ダメージ')}与える"
    if "につき" in points:
        per, _, rest = points.partition("につき")
        return source, f"{to}に、{per}につき{rest}与える"
    pause = "、" if "に等しい" in points and to != "自身" and points[0] != "自" else ""
    return source, f"{to}に{pause}{points}与える"


def _each_its_own(deeds: Deeds, act: Action) -> tuple[str, str]:
    """Return the damage that each of several sources deals, equal to its own power or of one number (120.7)."""
    deeds.only(act, "source", "dealer")
    source, own = act.get("source"), ("made", act.get("dealer"))
    plain = isinstance(act.amount, int)
    if not isinstance(source, tuple) or source[:1] != ("all",) or not (plain or act.amount == ("value", own, "power")):
        raise Unsaid(act)
    to = "自身" if act.of == own else _damaged(deeds, act.of)
    points = _points(deeds, act.amount, "ダメージ") if plain else "自身のパワーに等しい点数のダメージを"
    return each(deeds.speech.noun(source[1])), f"{to}に{points}与える"


def _damaged(deeds: Deeds, of: Any) -> str:
    if of[0] == "all":
        return each(deeds.speech.noun(of[1]))
    if of[0] == "union":
        return "と".join(_damaged(deeds, one) for one in of[1])
    return deeds.speech.thing(of)


@deed_of("pay-life")
def _pay_life(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    return "" if act.of == ("you",) else deeds.speech.player(act.of), _points(deeds, act.amount, "ライフ") + "支払う"


@sentence_of("even-out")
def _even_out(deeds: Deeds, act: Action) -> str:
    """Return that players keep as many of something as whoever has the fewest, said of cards by "in the same way" (608.2e)."""
    deeds.only(act, "is")
    what: Filter = act.get("is")
    if act.of != ("players",):
        raise Unsaid(act)
    if what.zones == ("hand",):
        return "各プレイヤーは同じ方法でカードを捨てる。"
    noun = deeds.speech.noun(what)
    return (
        f"各プレイヤーは、コントロールしている{noun}の数が最も少ないプレイヤーがコントロールしている{noun}の数に等しい数の、"
        f"自分がコントロールしている{noun}を選び、残りを生け贄に捧げる。"
    )


@deed_of("pay-any")
def _pay_any(deeds: Deeds, act: Action) -> tuple[str, str]:
    """Return the payment of any amount: 望む点数の{E}を支払う; how much it was is spoken of by what was paid."""
    deeds.only(act, "kind", "as")
    kind = {"life": "ライフ", "mana": "マナ"}.get(act.get("kind"), act.get("kind"))
    if act.get("as") is not None:
        deeds.speech.made[PAID_ANY] = (kind, False)
    return "" if act.of == ("you",) else deeds.speech.player(act.of), f"望む点数の{kind}を支払う"


@deed_of("player-counters")
def _player_counters(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "kind")
    if act.get("kind") == "energy" and isinstance(act.amount, int) and act.amount < 0 and act.of == ("you",):
        return "", "{E}" * -act.amount + "を支払う"
    if act.get("kind") == "energy" and isinstance(act.amount, int) and act.amount > 0:
        return "あなた" if act.of == ("you",) else deeds.speech.player(act.of), "{E}" * act.amount + "を得る"
    kind = counter_word(act.get("kind"))
    if isinstance(act.amount, int) and act.amount < 1:
        raise Unsaid(act)
    return deeds.speech.player(act.of), f"{kind}{deeds.speech.amount(act.amount)}個を得る"


@deed_of("skip")
def _skip(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "step")
    step = {"turn": "ターン", "draw": "ドロー・ステップ", "combat": "戦闘フェイズ", None: "ターン"}.get(act.get("step"))
    number = "" if act.amount in (None, 1) else figure(act.amount)
    if step is None or (number and step != "ターン"):
        raise Unsaid(act)
    if act.of == ("you",):
        return "", f"あなたの次の{number}{step}を飛ばす"
    return deeds.speech.player(act.of), f"自分の次の{number}{step}を飛ばす"


def _as_much_life(deeds: Deeds, act: Action) -> str:
    """Return that life totals become that of another player, or as high as the number of what each player controls."""
    way, *rest = act.amount if isinstance(act.amount, tuple) else ("",)
    if act.of == ("players",) and way in ("least", "greatest") and rest == ["life", Filter(kind="player")]:
        which = "少ない" if way == "least" else "多い"
        return f"各プレイヤーのライフの総量は、すべてのプレイヤーのライフの総量のうち最も{which}値になる。"
    if act.of == ("you",) and act.amount == ("value", ("you",), "starting-life"):
        return "あなたのライフの総量は、あなたの初期ライフの総量に等しい値になる。"
    own = Test("controller", act.of)
    if way != "count" or act.of not in (deeds.speech.actor, ("made", "each")) or own not in rest[0].tests:
        raise Unsaid(act)
    noun = deeds.speech.noun(rest[0]._replace(tests=tuple(test for test in rest[0].tests if test != own)))
    return f"各プレイヤーのライフの総量は、自分がコントロールしている{noun}の総数に等しくなる。"


@sentence_of("set-life")
def _life_total(deeds: Deeds, act: Action) -> str:
    deeds.only(act)
    if not isinstance(act.amount, int):
        return _as_much_life(deeds, act)
    return f"{deeds.speech.player(act.of)}のライフ総量は{figure(act.amount)}点になる。"


@together
def _drawn_and_discarded(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that you draw cards and discard some of them, in one sentence: "of them" means those cards there."""
    if len(rest) < 2 or [one.verb for one in rest[:2]] != ["draw", "discard"] or rest[1].get("what") != _JUST_DRAWN:
        return None
    who, other = deeds.deed(rest[0]), deeds.deed(rest[1])
    if who[0] != other[0]:
        raise Unsaid(rest[1])
    said = one_after_another([who[1], f"その後、{other[1]}"])
    return 2, f"{who[0]}は、{said}。" if who[0] else f"{said}。"


@together
def _unpreventable(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return damage of which it is said behind it that it can't be prevented (615.12)."""
    act = rest[0]
    if act.verb != "damage" or not act.get("unpreventable"):
        return None
    plain = act._replace(details=tuple(pair for pair in act.details if pair[0] != "unpreventable"))
    return 1, f"{deeds.sentence(plain)}このダメージは軽減できない。"


def _of_the_milled(amount: Formula | None) -> bool:
    """Tell whether an amount is the number of some cards that were milled before (701.13a)."""
    if not isinstance(amount, tuple) or amount[0] != "count" or not isinstance(amount[1], Filter):
        return False
    return bool(amount[1].get("among") == ("made", "milled"))


def _of_this_turn(amount: object) -> bool:
    """Tell whether an amount is what something came to this turn, not a number of things."""
    return isinstance(amount, tuple) and amount[:1] == ("amount-happened",)


def _of_event(amount: Formula | None) -> bool:
    """Tell whether an amount is that of an event so many times, or with so much more."""
    return isinstance(amount, tuple) and len(amount) == 3 and amount[0] in "+-*" and ("event", "amount") in amount


def as_much(amount: Formula | None, word: str) -> str:
    """Return so many times the amount of an event, or that with so much more: その２倍の点数の, その数に１を足した数の."""
    if isinstance(amount, tuple) and amount[:1] == ("*",) and amount[2:] == (("event", "amount"),):
        return f"その{figure(amount[1])}倍の{word}の"
    if isinstance(amount, tuple) and amount[:2] == ("+", ("event", "amount")) and len(amount) == 3:
        return f"その{word}に{figure(amount[2])}を足した{word}の"
    if isinstance(amount, tuple) and amount[:2] == ("-", ("event", "amount")) and len(amount) == 3:
        return f"その{word}から{figure(amount[2])}を引いた{word}の"
    raise Unsaid(amount)


_PLAIN = {
    "investigate": "調査を行う",
    "proliferate": "増殖を行う",
    "lose-mana": "未消費のマナをすべて失う",
    "populate": "居住を行う",
    "learn": "履修を行う",
    "roll-again": "振り直す",
    "process-again": "この手順を繰り返す",
    "venture": "ダンジョン探索を行う",
    "monarch": "統治者になる",
    "take-initiative": "イニシアチブを得る",
    "win-game": "このゲームに勝利する",
    "lose-game": "このゲームに敗北する",
    "manifest-dread": "戦慄予示を行う",
    "time-travel": "時間旅行を行う",
}
"""What a player does, always in the same words."""

deed_of("gain-life")(partial(_life, verb="得る"))
deed_of("lose-life")(partial(_life, verb="失う"))
for _verb, _words in _PLAIN.items():
    deed_of(_verb)(partial(_plain, deed=_words))
