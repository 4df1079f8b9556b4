"""Japanese card text, what is so for a while: changes, control, what can't be done, shields, what waits (603.7, 611, 615)."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import (
    Ability,
    Action,
    Condition,
    Duration,
    Filter,
    Modification,
    Pattern,
    Reference,
    Test,
)
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_costs import cost_change
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind, each, keep, sentence_of, together
from judgekit.games.mtg.text.printing.japanese_events import Events
from judgekit.games.mtg.text.printing.japanese_instead import prevention, replacement
from judgekit.games.mtg.text.printing.japanese_permissions import (
    OTHER_MANA_WORDS,
    more_lands_this_turn,
    unprevented_damage,
)
from judgekit.games.mtg.text.printing.japanese_statements import Statements, duration, forbidden
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, one_after_another


@together
def _shield_from_one(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that the next damage of one source, which is chosen, is prevented (615.7, 609.7)."""
    act = rest[0]
    if act.verb != "choose" or behind(act) != "source":
        return None
    deeds.only(act, "as", "is")
    kind = act.get("is")
    # The source must still be what was chosen when it would deal the damage (615.8).
    source = kind._replace(tests=(*kind.tests, Test("among", ("made", act.get("as")))))
    if len(rest) < 2:
        raise Unsaid(act)
    chosen, after = deeds.speech.noun(kind), rest[1]
    if after == Action("prevent", ("nothing",), None, (("source", source), ("until", ("this-turn",)))):
        return 2, f"このターン、あなたが選んだ{chosen}１つが与えるダメージをすべて軽減する。"
    if after.verb in ("prevent", "redirect") and after.get("source") == source and after.get("until") == ("this-turn",):
        return 2, _all_of_one(deeds, after, f"あなたが選んだ{chosen}１つから", chosen.unit)
    if after.verb != "effect" or not isinstance(after.of, Ability) or after.get("until") != ("next-time",):
        raise Unsaid(act)
    whom = "" if after.get("of") is None else f"{deeds.speech.thing(after.get('of'))}に"
    begins = f"このターン、次にあなたが選んだ{chosen}１つが{whom}ダメージを与えるなら、"
    happening = (Pattern("damage", (("source", source),)),)
    if whom and after.of._replace(text="") == Ability("prevention", when=happening, prevent="all"):
        return 2, f"{begins}そのダメージを軽減する。"
    onto = after.of.instead[0].of if after.of.instead else None
    turned = Action("damage", onto, ("event", "amount"), (("source", ("event", "source")),))
    if after.of._replace(text="") != Ability("replacement", when=happening, instead=(turned,)):
        raise Unsaid(act)
    if onto == ("controller", ("event", "source")):
        return 2, f"{begins}代わりにそのダメージはその発生源のコントローラーに与えられる。"
    return 2, f"{begins}代わりにそのダメージは{deeds.speech.thing(onto)}に与えられる。"


def _all_of_one(deeds: Deeds, act: Action, chosen: str, unit: str) -> str:
    """Return that damage of one source, which is chosen, is prevented or dealt to something else this turn (614.9, 615.7)."""
    deeds.only(act, "source", "until", "to", "combat")
    if act.verb == "prevent" and act.get("combat") and act.of == ("nothing",) and unit in ("つ", "体"):
        return f"このターン、{chosen.replace('１つ', f'１{unit}')}与えられるすべての戦闘ダメージを軽減する。"
    if act.of == ("nothing",) or act.get("combat") or (act.get("to") is None and act.amount is not None):
        raise Unsaid(act)
    whom = f"{chosen}{deeds.speech.thing(act.of)}に"
    if act.verb == "prevent":
        return f"このターン、{whom}与えられるすべてのダメージを軽減する。"
    onto = deeds.speech.thing(act.get("to"))
    if act.amount is None:
        return f"このターン、{whom}与えられるすべてのダメージは、代わりに{onto}に与えられる。"
    return (
        f"このターン、次に{whom}与えられるダメージ{deeds.speech.amount(act.amount)}点は、代わりに{onto}に与えられる。"
    )


@together
def _put_as_something_else(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that something is put onto the battlefield and what it is there besides (611.2e)."""
    act = rest[0]
    changes: tuple[Modification, ...] = act.get("with") or ()
    if act.verb not in ("put", "return") or not changes or act.get("to") != "battlefield":
        return None
    plain = act._replace(details=tuple(pair for pair in act.details if pair[0] != "with"))
    said = deeds.sentence(plain)
    return 1, f"{said}それは{Statements(deeds.speech, deeds.quote, False).predicate(changes)}。"


@sentence_of("modify")
def _control_or_modify(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "until", "with", "as")
    keep(deeds.speech, act)
    changes, until = act.get("with"), act.get("until")
    if changes and changes[0].what == "control":
        return _control(deeds, act)
    if changes and len(changes) == 1 and changes[0].what == "switch-pt" and until is not None:
        of = behind(act)
        whose = each(deeds.speech.noun(of[1])) if of[0] == "all" else deeds.speech.thing(of)
        return f"{duration(until, deeds.speech)}、{whose}のパワーとタフネスを入れ替える。"
    lasts = f"{duration(until, deeds.speech)}、" if until is not None else ""
    if changes and [change.what for change in changes] == ["no-hand-size"] and act.of == ("you",):
        return f"{lasts or 'このゲームの残りの間、'}あなたの手札の上限はなくなる。"
    whom = _whom(deeds, act.of)
    said = Statements(deeds.speech, deeds.quote, True).predicate(changes)
    return f"{lasts}{whom}は{said}。"


def _whom(deeds: Deeds, of: Reference | None) -> str:
    if isinstance(of, tuple) and of[0] == "all":
        return str(deeds.speech.generally(of[1]))
    return deeds.speech.thing(of)


def _control(deeds: Deeds, act: Action) -> str:
    changes, until = act.get("with"), act.get("until")
    who = changes[0].value
    if len(changes) != 1 or (who != ("you",) and (until is not None or who[:1] != ("target",))):
        raise Unsaid(act)
    of = deeds.speech.thing(act.of)
    if who != ("you",):
        return f"{deeds.speech.player(who)}は{of}のコントロールを得る。"
    if until is None:
        return f"{of}のコントロールを得る。"
    if until == ("while", ("is", ("this",), Filter((Test("controller", ("you",)),)))):
        return f"あなたが～をコントロールし続けるかぎり、{of}のコントロールを得る。"
    if until[0] == "while" and until[1][:2] == ("is", ("this",)) and {*until[1][2].tests} == _YOURS_AND_TAPPED:
        return f"あなたが～をコントロールし続け、～がタップ状態であり続けるかぎり、{of}のコントロールを得る。"
    if until[0] == "while":
        return f"{_while(deeds, until[1])}かぎり、{of}のコントロールを得る。"
    return f"{duration(until, deeds.speech)}、{of}のコントロールを得る。"


_YOURS_AND_TAPPED = {Test("controller", ("you",)), Test("status", "tapped")}


def _while(deeds: Deeds, condition: Condition) -> str:
    return Conditions(deeds.speech).held(condition)


@sentence_of("effect")
def _effect(deeds: Deeds, act: Action) -> str:
    if act.get("next") is not None:
        return _of_the_next_spell(deeds, act)
    deeds.only(act, "of", "until")
    ability, whom, until = act.of, act.get("of"), act.get("until")
    if not isinstance(ability, Ability) or ability.condition is not None:
        raise Unsaid(act)
    if ability.kind in ("cant", "must", "may"):
        return _ruled_for_a_while(deeds, act, ability)
    exiles = ability.kind == "replacement" and ability.instead == (Action("exile", ("event", "object")),)
    if until is None and exiles and ability.when == (Pattern("leaves"),) and whom is not None:
        return f"{deeds.speech.thing(whom)}が戦場を離れるなら、他のどこかに置く代わりに、それを追放する。"
    if ability.kind == "prevention" and whom is None and until == ("next-time",):
        return _next_time(deeds, ability)
    if until not in _THIS_TURN:
        raise Unsaid(act)
    if ability.kind == "prevention" and whom is None:
        return f"このターン、{prevention(deeds, ability)}"
    if ability.kind != "replacement":
        raise Unsaid(act)
    if whom is None:
        return replacement(deeds, ability, turn=True)
    if ability.when[0].event != "dies" or ability.when[0].roles or len(ability.when) != 1:
        raise Unsaid(act)
    if ability.instead != (Action("exile", ("event", "object")),):
        raise Unsaid(act)
    return f"このターンに{deeds.speech.thing(whom)}が死亡するなら、代わりにそれを追放する。"


def _next_time(deeds: Deeds, ability: Ability) -> str:
    """Return that the next damage which something would deal this turn is prevented (615.1)."""
    if ability._replace(when=(), text="") != Ability("prevention", prevent="all"):
        raise Unsaid(ability)
    return f"このターン、次に{Events(deeds.speech).happening(ability.when)}なら、そのダメージを軽減する。"


def _of_the_next_spell(deeds: Deeds, act: Action) -> str:
    """Return what is so of the next spell that you cast this turn (611.2)."""
    deeds.only(act, "next", "until")
    ability = act.of
    if not isinstance(ability, Ability) or ability.condition is not None or act.get("until") not in _THIS_TURN:
        raise Unsaid(act)
    if ability.kind == "cost-change" and ability.get("player") == ("you",):
        return f"このターン、{cost_change(ability, deeds).replace('あなたが唱える', 'あなたが次に唱える', 1)}"
    begins = f"このターン、あなたが次に唱える{deeds.speech.noun(act.get('next'))}は"
    if ability.kind == "cant" and ability.name == "be-countered" and not ability.details:
        return f"{begins}打ち消されない。"
    if ability.kind != "static" or [change.what for change in ability.modify] != ["gain"]:
        raise Unsaid(act)
    return f"{begins}{Statements(deeds.speech, deeds.quote, True).predicate(ability.modify)}。"


def attacked_only_by(ability: Ability) -> Filter | None:
    """Return the creatures by which alone you can be attacked; None where an ability says something else."""
    at = Filter((Test("player", ("you",)),), "player")
    if (ability.kind, ability.name, ability.details) != ("cant", "attack", (("at", at),)) or ability.affects is None:
        return None
    what: Filter = ability.affects[1]
    kinds = [test for test in what.tests if test.what != "not"]
    left: Filter | None = what.get("not")
    return left if kinds == [Test("type", ("creature",))] and left is not None and kinds[0] in left.tests else None


_THIS_TURN = (("this-turn",), ("end-of-turn",))


def _ruled_for_a_while(deeds: Deeds, act: Action, ability: Ability) -> str:
    """Return what is allowed, forbidden or required for a while (611.2)."""
    whom, until = act.get("of"), act.get("until")
    of = whom if whom is not None else ability.affects
    if until in _THIS_TURN and (lands := more_lands_this_turn(ability)) is not None:
        return f"このターン、{lands}"
    if whom is None and (left := attacked_only_by(ability)) is not None:
        return f"{_lasting(deeds, until)}あなたは{deeds.speech.noun(left)}によってしか攻撃されない。"
    if ability.name == "be-prevented":
        general = whom is None and ability.affects == ("all", Filter(kind="source"))
        by = "" if general else f"{_whom(deeds, of)}が与える"
        return f"{_lasting(deeds, until)}{by}{unprevented_damage(ability)}は軽減されない。"
    if of is None:
        raise Unsaid(act)
    if ability.kind == "may" and ability.name in _PLAYED and {name for name, _ in ability.details} <= {"free", "mana"}:
        free = "そのマナ・コストを支払うことなく" if ability.get("free") else ""
        spent = ability.get("mana")
        more = f"それを唱えるために望む{OTHER_MANA_WORDS[spent]}のマナを支払ってもよい。" if spent is not None else ""
        return f"{_lasting(deeds, until)}あなたは{deeds.speech.thing(of)}を{free}{_PLAYED[ability.name]}もよい。{more}"
    if _theirs_in_exile(ability) and until in _THIS_TURN:
        card = deeds.speech.thing(ability.get("of").get("among"))
        return f"このターン、{deeds.speech.player(of)}は{card}を{_PLAYED[ability.name or '']}もよい。"
    if until is not None and until[0] == "next-untap" and ability.name == "untap":
        it = "それら" if _whom(deeds, of).startswith("それら") else "それ"
        whose = "あなたの" if until[1] == ("you",) else f"{it}のコントローラーの"
        return f"{_whom(deeds, of)}は、{whose}次のアンタップ・ステップの間アンタップしない。"
    blocked = ability.get("of")
    if until in _THIS_TURN and (ability.kind, ability.name) == ("must", "block") and isinstance(blocked, Filter):
        if set(dict(ability.details)) != {"of"} or [test.what for test in blocked.tests] != ["among"]:
            raise Unsaid(act)
        return f"このターン、{_whom(deeds, of)}は可能なら{deeds.speech.thing(blocked.tests[0].value)}をブロックする。"
    if until in _THIS_TURN and (ability.kind, ability.name) == ("must", "be-blocked-by-all"):
        if set(dict(ability.details)) - {"by"}:
            raise Unsaid(act)
        whom = _whom(deeds, of)
        by = ability.get("by")
        kind = "クリーチャー" if by is None else deeds.speech.noun(by)
        return f"このターン、{whom}をブロックできるすべての{kind}は、{whom}をブロックする。"
    if until in _THIS_TURN and ability.name in _EACH_COMBAT:
        return f"このターン、{_whom(deeds, of)}は可能なら{_EACH_COMBAT[ability.name]}する。"
    return f"{_lasting(deeds, until)}{_ruled(deeds, of)}は{forbidden(ability, deeds.speech)}。"


def _theirs_in_exile(ability: Ability) -> bool:
    """Tell whether a player may play one card in exile that was spoken of."""
    what = ability.get("of")
    asked = ability.kind == "may" and ability.name in _PLAYED and set(dict(ability.details)) == {"from", "of"}
    one = asked and isinstance(what, Filter) and [test.what for test in what.tests] == ["among"]
    return one and what.zones == ("exile",) and ability.get("from") == ("exile",)


_PLAYED = {"play-from": "プレイして", "cast-from": "唱えて", "look-at": "見て"}
_EACH_COMBAT = {"attack-each-combat": "攻撃", "block-each-combat": "ブロック"}


def _lasting(deeds: Deeds, until: Duration) -> str:
    return f"{duration(until, deeds.speech)}、" if until is not None else ""


def _ruled(deeds: Deeds, of: Reference) -> str:
    """Return of whom something is said that can't be done: プレイヤー for players in general."""
    if of == ("players",):
        return "プレイヤー"
    if of == ("opponents",):
        return "対戦相手"
    return _whom(deeds, of)


_STEPS = {"end": "終了ステップ", "upkeep": "アップキープ", "draw": "ドロー・ステップ"}
"""Steps of a turn that was spoken of before."""


_AT_END_OF_COMBAT = (Pattern("step", (("step", ("end-of-combat",)),)),)


@sentence_of("delayed")
def _delayed(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "until", "once")
    ability = act.of
    if not isinstance(ability, Ability) or ability.kind != "triggered" or ability.targets or ability.modes:
        raise Unsaid(act)
    inner = Deeds(deeds.speech.within(ability.when), deeds.quote, deeds.joined)
    pattern = ability.when[0]
    if pattern.event == "step" and len(ability.when) == 1 and act.get("until") is None:
        return _at_a_step(inner, act, ability)
    begins = Events(inner.speech).trigger(ability.when)
    if act.get("once") and pattern.event == "cast" and act.get("until") in (("this-turn",), ("end-of-turn",)):
        if (
            len(ability.when) > 1
            or set(dict(pattern.roles)) != {"object", "player"}
            or pattern.get("player") != ("you",)
        ):
            raise Unsaid(act)
        spell = deeds.speech.counted(pattern.get("object"))
        return f"このターン、あなたが次に{spell}を唱えたとき、{inner.text(ability.do)}"
    if act.get("once") and ability.when == _AT_END_OF_COMBAT and act.get("until") == ("end-of-turn",):
        return f"このターンの次の戦闘終了時に、{inner.text(ability.do)}"
    if act.get("once") and act.get("until") is not None:
        raise Unsaid(act)
    if act.get("until") == ("this-turn",) or act.get("until") == ("end-of-turn",):
        return f"このターンに{begins}{inner.text(ability.do)}"
    raise Unsaid(act)


_AT_THE_NEXT: dict[tuple[tuple[str, Reference], ...], str] = {
    (("step", ("end",)),): "次の終了ステップの開始時に",
    (("step", ("end-of-combat",)),): "戦闘終了時に",
    (("step", ("upkeep",)),): "次のターンのアップキープの開始時に",
    (("player", ("you",)), ("step", ("upkeep",))): "あなたの次のアップキープの開始時に",
    (("player", ("event", "player")), ("step", ("upkeep",))): "そのプレイヤーの次のアップキープの開始時に",
}
"""When a delayed trigger is, by which step and whose its pattern names."""


def _at_a_step(inner: Deeds, act: Action, ability: Ability) -> str:
    """Return what a delayed trigger does at the beginning of a step (603.7b)."""
    roles = dict(ability.when[0].roles)
    if roles == {"step": ("end",)} and len(ability.do) == 2:
        first, second = (inner.deed(one) for one in ability.do)
        if first[0] == second[0] == "":
            return f"次の終了ステップの開始時に、{one_after_another([first[1], second[1]])}。"
    if roles.get("of-turn") is not None:
        del roles["of-turn"]
        if set(roles) != {"step"} or roles["step"][0] not in _STEPS:
            raise Unsaid(act)
        return f"そのターンの{_STEPS[roles['step'][0]]}の開始時に、{inner.text(ability.do)}"
    begins = _AT_THE_NEXT.get(tuple(sorted(roles.items())))
    if begins is None:
        raise Unsaid(act)
    return f"{begins}、{inner.text(ability.do)}"


@sentence_of("prevent")
def _prevent(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "combat", "source", "until", "then")
    then = act.get("then")
    if then:
        shield = act._replace(details=tuple(pair for pair in act.details if pair[0] != "then"))
        inner = Deeds(deeds.speech.within((Pattern("damage"),)), deeds.quote, deeds.joined)
        return f"{_prevent(deeds, shield)}これによりダメージが軽減されたなら、{inner.text(then)}"
    if act.get("until") not in (None, ("this-turn",), ("end-of-turn",), ("next-turn", ("you",))):
        raise Unsaid(act)
    lasts = "あなたの次のターンまで" if act.get("until") == ("next-turn", ("you",)) else "このターン"
    kind = "戦闘ダメージ" if act.get("combat") else "ダメージ"
    source = act.get("source")
    if source is not None:
        if act.amount is not None:
            raise Unsaid(act)
        one = len(source.tests) == 1 and source.tests[0].what == "among"
        giver = deeds.speech.thing(source.tests[0].value) if one else str(deeds.speech.noun(source))
        if act.of != ("nothing",):
            return f"{lasts}、{giver}が{deeds.speech.thing(act.of)}に与えるすべての{kind}を軽減する。"
        return f"{lasts}、{giver}が与える{kind}をすべて軽減する。"
    if act.of == ("nothing",):
        return f"{lasts}、与えられる{kind}をすべて軽減する。"
    to = str(deeds.speech.noun(behind(act)[1])) if behind(act)[0] == "all" else deeds.speech.thing(behind(act))
    if act.amount is None:
        return f"{lasts}、{to}に与えられる{kind}をすべて軽減する。"
    return f"{lasts}、次に{to}に与えられる{kind}を{deeds.speech.amount(act.amount)}点軽減する。"


@sentence_of("redirect")
def _redirected(deeds: Deeds, act: Action) -> str:
    """Return that damage is dealt to something else this turn (614.9)."""
    deeds.only(act, "to", "until", "source", "combat")
    if act.get("until") not in (("this-turn",), ("end-of-turn",)):
        raise Unsaid(act)
    source, kind = act.get("source"), "戦闘ダメージ" if act.get("combat") else "ダメージ"
    if source is not None and (source.get("among") is not None or act.of == ("nothing",) or act.amount is not None):
        raise Unsaid(act)
    giver = f"{deeds.speech.noun(source)}から" if source is not None else ""
    to, onto = deeds.speech.thing(act.of), deeds.speech.thing(act.get("to"))
    if act.amount is None:
        return f"このターンに{giver}{to}に与えられるすべての{kind}は、代わりに{onto}に与えられる。"
    if act.get("combat"):
        raise Unsaid(act)
    return (
        f"このターン、次に{to}に与えられるダメージ{deeds.speech.amount(act.amount)}点は、代わりに{onto}に与えられる。"
    )


_WORDS_OF_TEXT = {"color": "色の単語", "basic-land-type": "基本土地タイプ", "creature-type": "クリーチャー・タイプ"}
"""What a text-changing effect replaces, by the word of the choice (612.2)."""


@together
def _changed_text(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that one word of a text becomes another one, which are chosen (612.2)."""
    if not _changes_text(rest):
        return None
    kind = _WORDS_OF_TEXT[behind(rest[0])]
    until = rest[2].get("until")
    lasts = f"{duration(until, deeds.speech)}、" if until is not None else ""
    return (
        3,
        f"{lasts}{deeds.speech.thing(rest[2].of)}の文章の中の{kind}１種類をすべて別の{kind}１種類に書き換える。",
    )


def _changes_text(rest: list[Action]) -> bool:
    """Tell whether two words are chosen of which one becomes the other in a text (612.2)."""
    if len(rest) < 3 or [one.verb for one in rest[:3]] != ["choose", "choose", "modify"]:
        return False
    changes: tuple[Modification, ...] = rest[2].get("with") or ()
    return (
        behind(rest[0]) == behind(rest[1])
        and behind(rest[0]) in _WORDS_OF_TEXT
        and len(changes) == 1
        and changes[0] == Modification("text", ("made.replaced", "made.replacing"))
    )
