"""Japanese card text, costs, what is done unless one is paid, and what costs more or less (118, 601.2f, 602.1a)."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Ability, Action, Cost, Filter, Formula, Reference, Test
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, deed_of, sentence_of
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, braced, color_word, figure, one_after_another
from judgekit.language.japanese.spelling import wide


@sentence_of("pay")
def _pay_or_else(deeds: Deeds, act: Action) -> str:
    """Return that a cost is paid, and what is done where it is not (118.12a)."""
    other, *rest = act.get("else") or (), act.get("then")
    if rest != [None] or not other:
        return f"{_pay(deeds, act)[1]}。" if not _pay(deeds, act)[0] else _paid_by_another(deeds, act)
    deeds.only(act, "else")
    return f"{price_of(deeds, act.of)}。そうしないなら、{deeds.text(other)}"


def _paid_by_another(deeds: Deeds, act: Action) -> str:
    who, paid = _pay(deeds, act)
    return f"{who}は{paid}。"


@deed_of("pay")
def _pay(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "by")
    who = act.get("by")
    if who not in (None, ("you",)) and who != deeds.speech.actor:
        return deeds.speech.player(who), price_of(deeds, act.of)
    return "", price_of(deeds, act.of)


def price_of(deeds: Deeds, cost: object) -> str:
    """Return what one pays as a deed: {２}を支払う (118.1)."""
    if cost == Cost(mana_formula=("mana-cost", ("this",))):
        return "～のマナ・コストを支払う"
    if not isinstance(cost, Cost) or cost.loyalty is not None or cost.mana_formula is not None:
        raise Unsaid(cost)
    if cost.alternatives:
        paid = [price_of(deeds, one) for one in (cost._replace(alternatives=()), *cost.alternatives)]
        if all(one.endswith("を支払う") for one in paid):
            return "か".join(one.removesuffix("を支払う") for one in paid) + "を支払う"
        return "か".join(paid)
    if cost.mana and not cost.actions:
        return f"{braced(cost.mana)}を支払う"
    paid = [f"{braced(cost.mana)}を支払う"] if cost.mana else []
    paid += [deeds.deed(one)[1] for one in cost.actions]
    if len(paid) > 2 or not paid:
        raise Unsaid(cost)
    return one_after_another(paid)


def x_of_a_cost(cost: Cost) -> tuple[int, Formula | None]:
    """Return how often {X} stands in a cost whose ability defines X, and what X is (107.3c)."""
    of = cost.mana_formula
    if isinstance(of, tuple) and of[0] == "*" and len(of) == 3 and isinstance(of[1], int):
        return of[1], of[2]
    return (0, None) if of is None else (1, of)


def written_cost(deeds: Deeds, cost: Cost) -> str:
    """Return an activation cost, before its colon: {１}{B}, {T} (602.1a).

    Raises:
        Unsaid: a part of it has no wording here.
    """
    if cost.alternatives or (cost.mana_formula is not None and cost.loyalty is not None):
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
    often, _ = x_of_a_cost(cost)
    parts = [braced((*["X"] * often, *cost.mana))] if cost.mana or often else []
    parts.extend(_paid(deeds, act) for act in cost.actions)
    if not parts:
        parts = ["{0}"]
    return ", ".join(parts)


def _paid(deeds: Deeds, act: Action) -> str:
    if act.get("symbol") and act.of == ("this",):
        return "{T}" if act.verb == "tap" else "{Q}"
    return deeds.deed(act)[1]


def _is_additional(ability: Ability, amount: object) -> bool:
    """Tell whether a spell costs something to be done more, which is an additional cost (118.8)."""
    return ability.affects is None and isinstance(amount, Cost) and bool(amount.actions) and not amount.mana


def cost_change(ability: Ability, deeds: Deeds) -> str:
    """Return that spells or activated abilities cost more or less (118.7, 601.2f).

    Raises:
        Unsaid: a part of it has no wording here.
    """
    if ability.get("for-symbols") is not None:
        return _for_each_symbol(ability, deeds)
    if ability.name == "abilities":
        return _of_abilities(ability, deeds.speech)
    if ability.get("on-x") is not None:
        return f"Ｘには{color_word(ability.get('on-x'))}マナしか支払えない。"
    if ability.name != "spells" or len(ability.modify) != 1 or ability.modify[0].what != "cost":
        raise Unsaid(ability)
    way, amount, *more = ability.modify[0].value
    details = dict(ability.details)
    player = details.pop("player", None)
    own = ability.affects is None and ability.condition is None
    if details == {"beyond": 1} and way == "more" and own:
        return f"～を唱えるためのコストは、２つ目以降の対象１つにつき{_changed(amount, deeds.speech)}多くなる。"
    if way == "least" and not details and not more and player is None and ability.affects is not None:
        return _at_least(ability, amount, deeds.speech)
    if details or way not in _CHANGES or more:
        raise Unsaid(ability)
    if way == "more" and _is_additional(ability, amount):
        if player is not None or not own or len(amount.actions) != 1:
            raise Unsaid(ability)
        return f"～を唱えるための追加コストとして、{price_of(deeds, amount)}。"
    text = f"{_spells_changed(ability, player, deeds.speech)}を唱えるためのコストは"
    if isinstance(amount, tuple) and not isinstance(amount, Cost) and amount[0] in ("total", "greatest"):
        text += f"{{X}}{_CHANGES[way]}。Ｘは、{deeds.speech.reckoned(amount)}に等しい。"
    else:
        text += f"{_changed(amount, deeds.speech)}{_CHANGES[way]}。"
    if ability.condition is None:
        return text
    if player == ("you",) and _none_cast_yet(ability):
        return text.replace("あなたが唱える", "あなたが各ターンに唱える最初の", 1)
    return f"{Conditions(deeds.speech).held(ability.condition)}なら、{text}"


def _for_each_symbol(ability: Ability, deeds: Deeds) -> str:
    """Return what is to be paid more for each mana symbol of a colour in a cost (601.2f)."""
    (way, amount, *more) = ability.modify[0].value if len(ability.modify) == 1 else ("", None)
    what = ability.affects[1] if ability.affects is not None and ability.affects[0] == "all" else None
    if set(dict(ability.details)) != {"for-symbols"} or ability.condition is not None or more:
        raise Unsaid(ability)
    if way != "more" or not isinstance(amount, Cost) or amount.mana or len(amount.actions) != 1 or what is None:
        raise Unsaid(ability)
    of_abilities = ability.name == "abilities" and what.tests == (Test("ability-kind", ("activated",)),)
    if not of_abilities and (ability.name != "spells" or what.tests):
        raise Unsaid(ability)
    begins, own = ("起動型能力を起動する", "起動コスト") if of_abilities else ("呪文を唱える", "マナ・コスト")
    each = f"それの{own}に含まれる{color_word(ability.get('for-symbols'))}マナ・シンボル１つにつき"
    return f"{begins}ためのコストは、{each}「{price_of(deeds, amount)}。」の分多くなる。"


def _none_cast_yet(ability: Ability) -> bool:
    """Tell whether spells are meant only as long as you cast none of them this turn: the first one each turn."""
    of = ability.affects[1] if ability.affects is not None else None
    if not isinstance(of, Filter) or not ability.condition or ability.condition[0] != "not":
        return False
    happened, cast, *often = ability.condition[1]
    asked = {"object": of._replace(kind="spell", zones=None), "player": ("you",)}
    return happened == "happened" and cast.event == "cast" and dict(cast.roles) == asked and often in ([], [">=", 1])


def _at_least(ability: Ability, amount: object, speech: Speech) -> str:
    """Return that spells that would cost less cost so much mana."""
    number = amount if isinstance(amount, int) else amount.mana_formula if isinstance(amount, Cost) else None
    if ability.affects is None or not isinstance(number, int):
        raise Unsaid(ability)
    noun = speech.noun(ability.affects[1])
    text = f"唱えるためのコストが{figure(number)}マナ未満である各{noun}は、唱えるために{figure(number)}マナかかる。"
    return text if ability.condition is None else f"{Conditions(speech).held(ability.condition)}かぎり、{text}"


_CHANGES = {"more": "多くなる", "less": "少なくなる"}
_CASTS = {("you",): "あなたが唱える", ("opponents",): "対戦相手が唱える", ("opponent",): "対戦相手が唱える"}
"""Whose spells cost more or less, as it stands before the noun."""


def _spells_changed(ability: Ability, player: Reference | None, speech: Speech) -> str:
    """Return which spells cost more or less: the source itself, or those of a player that are described."""
    if ability.affects is None:
        if player is not None:
            raise Unsaid(ability)
        return "～"
    of: Filter = ability.affects[1]
    aimed = ""
    if player == ("opponents",) and _aims_at_it(of):
        aimed = "～を対象とする"
        of = of._replace(tests=tuple(test for test in of.tests if test.what != "targets"), kind="spell")
    who = _CASTS.get(player) if player is not None else ""
    if player == ("you",) and of.get("cast-from") == ("graveyard",):
        who = "あなたがあなたの墓地から唱える"
        of = of._replace(tests=tuple(test for test in of.tests if test.what != "cast-from"), kind="spell")
    if who is None:
        raise Unsaid(ability)
    sharing = tuple(test for test in of.tests if test.what == "shares")
    if sharing and player == ("you",):
        rest = of._replace(tests=tuple(test for test in of.tests if test.what != "shares"))
        return f"{speech.noun(Filter(sharing, 'spell')).before}、{who}{speech.noun(rest)}"
    return f"{who}{aimed}{speech.noun(of)}"


def _aims_at_it(what: Filter) -> bool:
    """Tell whether spells are described by having the source as a target (115.1)."""
    aimed = what.get("targets")
    return isinstance(aimed, Filter) and aimed.tests == (Test("among", ("this",)),)


def _of_abilities(ability: Ability, speech: Speech) -> str:
    """Return that the activated abilities of something cost more or less to activate (118.7)."""
    least = ability.get("minimum")
    told = ability._replace(affects=None, modify=(), text="", details=())
    plain = told == Ability("cost-change", "abilities") and set(dict(ability.details)) <= {"minimum"}
    what = dict(ability.affects[1].tests) if ability.affects is not None and ability.affects[0] == "all" else {}
    no_mana = what.pop("not", None) if _NO_MANA in what.items() else None
    if not plain or len(ability.modify) != 1 or set(what) - {"source"} != {"ability-kind"}:
        raise Unsaid(ability)
    if what["ability-kind"] != ("activated",) or len(ability.modify[0].value) != 2:
        raise Unsaid(ability)
    way, amount = ability.modify[0].value
    change = _CHANGES.get(way)
    if change is None or not isinstance(amount, Cost):
        raise Unsaid(ability)
    of: Filter | None = what.get("source")
    host = of.get("among") if of is not None and len(of.tests) == 1 else None
    whose = "" if of is None else f"{speech.noun(of) if host is None else speech.thing(host)}の"
    unless = "、それらがマナ能力でないかぎり" if no_mana is not None else ""
    floor = (
        f"この効果は、そのコストに含まれるマナを{figure(least)}点未満に減らすことはできない。"
        if least is not None
        else ""
    )
    return f"{whose}起動型能力を起動するためのコストは{unless}{_changed(amount, speech)}{change}。{floor}"


_NO_MANA = ("not", Filter((Test("ability-kind", ("mana",)),), "object"))
"""What keeps mana abilities from being meant (605.1)."""


def _changed(amount: Formula, speech: Speech) -> str:
    if isinstance(amount, Cost):
        if amount.actions or amount.alternatives or amount.mana_formula is not None:
            raise Unsaid(amount)
        return braced(amount.mana)
    return f"{speech.foreach(amount)}{{1}}"
