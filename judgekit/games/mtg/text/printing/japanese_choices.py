"""Japanese card text, what players may do or decide, what hangs on conditions, votes and chance (608.2, 701, 705, 706)."""

from __future__ import annotations

import re

from judgekit.games.mtg.terms.records import Ability, Action, Duration, Filter, Mode, Modification, Reference, Test
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_costs import price_of
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind, deed_of, sentence_of, together
from judgekit.games.mtg.text.printing.japanese_moves import of_either_zone, search, searches
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_statements import Statements, duration, signed
from judgekit.games.mtg.text.printing.japanese_targets import together_aimed
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, counter_word, denied, figure, one_after_another


@sentence_of("coin")
def _coin(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "win", "lose", "heads", "tails")
    if act.of != ("you",):
        raise Unsaid(act)
    text = "コインを１枚投げる。"
    for word, side in (("heads", "表"), ("tails", "裏")):
        if act.get(word):
            text += f"それが{side}なら、{deeds.text(act.get(word))}"
    for word, verb in (("win", "勝った"), ("lose", "負けた")):
        if act.get(word):
            text += f"あなたがコイン投げに{verb}なら、{deeds.text(act.get(word))}"
    return text


@sentence_of("clash")
def _clash(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "with", "win", "lose")
    against = {None: "対戦相手１人", ("defending",): "防御プレイヤー"}.get(act.get("with"))
    if against is None or act.of != ("you",) or (act.get("lose") and not act.get("win")):
        raise Unsaid(act)
    won = f"あなたが勝ったなら、{deeds.text(act.get('win'))}" if act.get("win") else ""
    lost = f"そうでない場合、{deeds.text(act.get('lose'))}" if act.get("lose") else ""
    return f"{against}と激突を行う。{won}{lost}"


@sentence_of("vote")
def _vote(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "is", "as")
    begins = "あなたから始めて、各プレイヤーは"
    if act.get("is") is not None:
        return f"{begins}{deeds.speech.counted(act.get('is'))}に投票する。"
    return f"{begins}{'か'.join(f'「{word}」' for word in behind(act))}に投票する。"


@deed_of("roll")
def _roll(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as", "sides", "dice", "ignore")
    ignored = {"lowest": "低い", "highest": "高い"}.get(act.get("ignore"))
    dice = f"d{act.get('sides')}を{figure(act.get('dice', 1))}つ"
    deed = f"{dice}振る" if ignored is None else f"{dice}振り、{ignored}方の出目を無視する"
    return "" if act.of == ("you",) else deeds.speech.player(act.of), deed


@sentence_of("may")
def _may(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "do", "then", "else")
    text = allowed(deeds, act.of, act.get("do"))
    if [one.verb for one in act.get("then") or ()] == ["reflexive"] and not act.get("else"):
        return text + deeds.text(act.get("then"))
    if act.get("then"):
        text += f"そうしたなら、{_hanging(deeds, act.get('then'))}"
    if act.get("else"):
        text += f"そうしないなら、{_all_at_once(deeds, act.get('else'))}"
    return text


def _in_one_sentence(deeds: Deeds, acts: tuple[Action, ...]) -> str | None:
    """Return deeds in one sentence, which all hang on what stands before it; None where they are no such deeds."""
    if not deeds.joined or len(acts) < 2 or not all(deeds.is_deed(act) for act in acts):
        return None
    said: list[str] = []
    before = ""
    for act in acts:
        doer, deed = deeds.deed(act)
        subject = doer or deeds.speech.player(("you",))
        said.append(deed if doer == before else f"{subject}は{deed}")
        before = doer
    return f"{one_after_another(said)}。"


def _hanging(deeds: Deeds, acts: tuple[Action, ...]) -> str:
    """Return what hangs on what stands before it, in one sentence where it can be."""
    return _in_one_sentence(deeds, acts) or deeds.text(acts)


def _all_at_once(deeds: Deeds, acts: tuple[Action, ...]) -> str:
    """Return what hangs on a condition, two deeds of different doers in one sentence so that both of them do."""
    if not deeds.joined or [act.verb for act in acts] != ["damage", "tap"]:
        return deeds.text(acts)
    (doer, deed), (other, more) = (deeds.deed(act) for act in acts)
    other = other or deeds.speech.player(("you",))
    return f"{doer}は{one_after_another([deed, f'{other}は{more}'])}。"


def allowed(deeds: Deeds, who: Reference | None, do: tuple[Action, ...]) -> str:
    """Return that a player may do something: あなたはカード１枚を引いてもよい。."""
    subject = deeds.speech.player(who)
    done = []
    if len(do) == 1 and do[0].verb == "exile" and do[0].get("until") is not None:
        lasting = duration(do[0].get("until"), deeds.speech)
        at_once = do[0]._replace(details=tuple(pair for pair in do[0].details if pair[0] != "until"))
        return f"{lasting}、{allowed(deeds, who, (at_once,))}"
    if do and searches(do[0]) and (who == ("you",) or do[0].of == who):
        taken, said = search(deeds, list(do))
        if taken != len(do):
            raise Unsaid(do)
        if who != ("you",):
            return f"{subject}は「{said.removeprefix(subject + 'は').replace(subject + 'は', '')}」を選んでもよい。"
        if of_either_zone(do[0]) is not None or "「" in said:
            return f"{subject}は、{_may_be_done(said)}"
        return f"{subject}は「{said}」を選んでもよい。"
    if [act.verb for act in do] == ["modify"] and who == ("you",) and do[0].get("until") == ("end-of-turn",):
        lasts, _, said = deeds.sentence(do[0]).partition("、")
        if said.endswith(("のコントロールを得る。", "のパワーとタフネスを入れ替える。")):
            return f"{subject}は、{lasts}、{said.removesuffix('る。')}てもよい。"
        whom, has, predicate = said.removesuffix("。").partition("は")
        if not has or "。" in predicate:
            raise Unsaid(do)
        return f"{subject}は、{lasts}、{whom}が{predicate}ことを選んでもよい。"
    if [act.verb for act in do] == ["copy"] and who != ("you",):
        deeds.only(do[0], "by", "new-targets")
        if do[0].amount is not None or do[0].get("by") != who or not do[0].get("new-targets"):
            raise Unsaid(do)
        # Whose permanent was just sacrificed would be its controller too.
        subject = "そのプレイヤー" if who is not None and who[0] == "controller" else subject
        return f"{subject}は{deeds.speech.thing(do[0].of)}をコピーし、そのコピーの新しい対象を選んでもよい。"
    for act in do:
        if act.verb == "choose-one" and len(do) == 1:
            said = deeds.sentence(act)
            if not said.endswith("をタップまたはアンタップする。"):
                raise Unsaid(act)
            return f"{subject}は{said.removesuffix('する。')}してもよい。"
        by, deed = deeds.deed(act)
        if act.verb == "damage" and by == "～" and who == ("you",) and len(do) == 1:
            return f"{subject}は、{by}が{deed}ことを選んでもよい。"
        if by not in ("", subject):
            if len(do) != 1 or who != ("you",):
                raise Unsaid(act)
            return f"{subject}は「{by}は{deed}。」を選んでもよい。"
        done.append(deed)
    return f"{subject}は{one_after_another(done, leave=True)}。"


@sentence_of("unless")
def _unless(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "cost", "do", "then")
    who, price = deeds.speech.player(act.of), price_of(deeds, act.get("cost"))
    do, then = act.get("do"), act.get("then")
    if len(do) != 1:
        raise Unsaid(act)
    priced = act.get("cost").actions
    if len(priced) == 1 and priced[0].verb == "damage" and priced[0].of == act.of and isinstance(priced[0].amount, int):
        deeds.only(priced[0], "source")
        if priced[0].get("source", ("this",)) != ("this",) or then:
            raise Unsaid(act)
        chosen = f"～が自分に{figure(priced[0].amount)}点のダメージを与えることを選ばないかぎり"
        return f"{who}が、{chosen}、{deeds.sentence(do[0])}"
    paid = f"そのプレイヤーがそうしたなら、{deeds.text(then)}" if then else ""
    return f"{who}が{denied(price)}かぎり、{deeds.sentence(do[0])}{paid}"


_BY_RESOLVING = ("reflexive", (("by-resolving", True),))


@sentence_of("if")
def _if(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "then", "else")
    then, otherwise = act.get("then"), act.get("else")
    if behind(act)[:2] == ("resolved", "=") and [(one.verb, one.details) for one in then] == [_BY_RESOLVING]:
        if otherwise:
            raise Unsaid(act)
        return f"このターンにこの能力が{figure(behind(act)[2])}回目に解決したとき、{_triggering(deeds, then[0])}"
    searched = ("compare", ("made", "searched-library"), ">=", 1)
    if behind(act) == searched and then == (Action("shuffle", ("you",)),) and not otherwise:
        return "これによりライブラリーを探したなら、切り直す。"
    lacking = _LACKING.get(behind(act))
    if lacking is None and behind(act)[:1] == ("not",) and behind(act)[1][:1] == ("spent",):
        lacking = f"{Conditions(deeds.speech).held(behind(act)[1]).removesuffix('支払われていた')}支払われていない"
    if lacking is not None and not otherwise:
        return f"{lacking}かぎり、{deeds.text(then)}"
    said = f"{Conditions(deeds.speech).held(behind(act))}なら、"
    if otherwise and len(then) == 1 and then[0].verb == "may" and then[0].get("else") == otherwise:
        # Who may do something else instead and does not, does what stands before it.
        details = tuple(pair for pair in then[0].details if pair[0] != "else")
        return f"{deeds.text(otherwise)}{said}代わりに{deeds.sentence(then[0]._replace(details=details))}"
    if otherwise and len(then) == 1 and len(otherwise) == 1 and deeds.speech.style == 0:
        return f"{deeds.sentence(otherwise[0])}{said}代わりに{deeds.sentence(then[0])}"
    text = said + _hanging(deeds, then)
    if otherwise:
        text += f"そうでない場合、{_hanging(deeds, otherwise)}"
    return text


@sentence_of("if-done")
def _if_done(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "else")
    if behind(act) == (Action("nothing"),) and act.get("else"):
        return f"そうできないなら、{deeds.text(act.get('else'))}"
    if act.get("else"):
        raise Unsaid(act)
    return f"そうしたなら、{_hanging(deeds, behind(act))}"


@sentence_of("villainous-choice")
def _villainous_choice(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "by")
    return _two_options(deeds, act, deeds.speech.player(act.get("by")))


def _two_options(deeds: Deeds, act: Action, who: str) -> str:
    """Return a villainous choice, each of its options in quotation marks (701.55a of the book of 2026-04-17)."""
    outer, deeds.speech.actor = deeds.speech.actor, act.get("by")
    try:
        options = [re.sub("(^|。)自分は", r"\1そのプレイヤーは", deeds.text(mode.do)) for mode in behind(act)]
    finally:
        deeds.speech.actor = outer
    return f"{who}は「{options[0]}」か、「{options[1]}」かの最悪の二択を行う。"


@sentence_of("for-each")
def _for_each(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "do", "as", "starting")
    each = ("made", act.get("as", "each"))
    do = act.get("do")
    if act.of is not None and act.of[0] == "all" and act.of[1].get("among") == ("made", "exiled"):
        return _for_each_exiled(deeds, act)
    if [one.verb for one in do] in (["choose", "sacrifice"], ["choose", "destroy"]) and not act.get("starting"):
        return _each_keeps(deeds, act, do[0], do[1])
    if act.of is not None and act.of[0] == "all" and act.of[1].get("among") is not None and not act.get("starting"):
        return _for_each_of_those(deeds, act)
    if act.of is not None and act.of[0] == "all" and not act.get("starting"):
        return _for_each_there(deeds, act)
    if act.of not in (("players",), ("opponents",)):
        raise Unsaid(act)
    if [(one.verb, one.get("by")) for one in do] == [("villainous-choice", each)] and not act.get("starting"):
        return _two_options(deeds, do[0], deeds.speech.player(act.of))
    may = len(do) == 1 and do[0].verb == "may" and do[0].of == each
    if [one.verb for one in do] == ["set-life"] and act.of == ("players",) and not act.get("starting"):
        return deeds.sentence(do[0])
    if len(do) == 1 and do[0].verb == "unless" and do[0].of == each:
        return _each_unless(deeds, act, do[0])
    if [one.verb for one in do] == ["choose"] * 3 + ["sacrifice"] and not act.get("starting"):
        return _each_keeps_of_kinds(deeds, act, do[:-1], do[-1])
    if [one.verb for one in do] == ["choose", "choose", "sacrifice"] and not act.get("starting"):
        return _each_gives_up_two(deeds, act, do[:-1], do[-1])
    if may and (do[0].get("then") or do[0].get("else")):
        raise Unsaid(act)
    if may and searches(do[0].get("do")[0]) and not act.get("starting"):
        return _each_searches(deeds, act, list(do[0].get("do")))
    deeds.speech.actor = each
    try:
        if do[:2] == (_hand_of(each), Action("shuffle", each)):
            do = (Action("nothing"), *do[2:])
        said = [
            deeds.deed(one) if one.verb != "nothing" else ("自分", "自分の手札を自分のライブラリーに加えて切り直す")
            for one in (do[0].get("do") if may else do)
        ]
    finally:
        deeds.speech.actor = None
    moves = [_of_ones_own(one, each) for one in (do[0].get("do") if may else do)]
    if any(subject != "自分" and not (moved and not subject) for (subject, _), moved in zip(said, moves, strict=True)):
        raise Unsaid(act)
    words = one_after_another([deed for _, deed in said], leave=may)
    first = "あなたから始めて、" if act.get("starting") else ""
    if first and not (may and act.of == ("players",)):
        raise Unsaid(act)
    return f"{first}{deeds.speech.player(act.of)}は、{words}。"


def _for_each_of_those(deeds: Deeds, act: Action) -> str:
    """Return what is done for each of several objects that were made, taken or chosen before (608.2c)."""
    what: Filter = act.of[1] if act.of is not None else Filter()
    among = what.get("among")
    noun, several = deeds.speech.made.get(among[1], ("", False)) if among[0] == "made" else ("", False)
    if not (noun and several) or {test.what for test in what.tests} - {"among", "type", "status"}:
        raise Unsaid(act)
    deeds.speech.made[act.get("as", "each")] = (noun, False)
    return f"それらの{noun}それぞれにつき、{deeds.text(act.get('do'))}"


def _for_each_there(deeds: Deeds, act: Action) -> str:
    """Return what is done for each of all objects of a kind: 各土地につき、その土地をタップする."""
    what: Filter = act.of[1] if act.of is not None else Filter()
    noun = deeds.speech.noun(what)
    if what.kind != "permanent" or len(act.get("do")) != 1:
        raise Unsaid(act)
    deeds.speech.made[act.get("as", "each")] = (noun.head, False)
    return f"各{noun}につき、{deeds.text(act.get('do'))}"


def _for_each_exiled(deeds: Deeds, act: Action) -> str:
    """Return what is done for each of the objects just exiled (608.2c)."""
    what: Filter = act.of[1] if act.of is not None else Filter()
    noun = deeds.speech.noun(what._replace(tests=tuple(one for one in what.tests if one.what != "among")))
    if noun.before or act.get("starting"):
        raise Unsaid(act)
    deeds.speech.made[act.get("as", "each")] = (noun.head, False)
    return f"これにより追放された各{noun.head}につき、{deeds.text(act.get('do'))}"


def _each_searches(deeds: Deeds, act: Action, do: list[Action]) -> str:
    """Return that each of some players may search for something: 各対戦相手は「…」を選んでもよい。 (701.19)."""
    deeds.speech.actor = ("made", act.get("as", "each"))
    try:
        taken, said = search(deeds, do)
    finally:
        deeds.speech.actor = None
    if taken != len(do):
        raise Unsaid(act)
    return f"{deeds.speech.player(act.of)}は「{said.replace('自分は', '').removeprefix('、')}」を選んでもよい。"


def _hand_of(player: Reference) -> Action:
    """Return the putting of a player's hand into the library."""
    hand = ("all", Filter((Test("owner", player),), "card", ("hand",)))
    return Action("put", hand, details=(("as", "entered"), ("to", "library")))


def _of_ones_own(act: Action, each: Reference) -> bool:
    """Tell whether a deed that names nobody is done by each with something of that player's own."""
    if act.verb == "reveal":
        return act.of is not None and act.of[:2] == ("top", each)
    return act.verb in ("put", "return") and (act.get("by") == each or act.of == ("made", "revealed"))


def _each_keeps_of_kinds(deeds: Deeds, act: Action, chosen: tuple[Action, ...], left: Action) -> str:
    """Return that each player chooses something of several kinds that that player controls, and sacrifices the rest."""
    each = ("made", act.get("as", "each"))
    for one in chosen:
        deeds.only(one, "by", "as", "is")
        if behind(one) != "object" or one.get("by") != each:
            raise Unsaid(act)
    kept = tuple(("made", one.get("as")) for one in chosen)
    unkept = Test("not", Filter((Test("among", ("union", kept)),), "object"))
    theirs = Test("controller", each)
    rest = left.of[1] if left.of is not None and left.of[0] == "all" else None
    if rest is None or {*rest.tests} != {theirs, unkept} or left.details != (("by", each),):
        raise Unsaid(act)
    if any(theirs not in one.get("is").tests for one in chosen):
        raise Unsaid(act)
    deeds.speech.actor = each
    try:
        counted = [deeds.speech.counted(_without_test(one.get("is"), theirs), one.amount) for one in chosen]
    finally:
        deeds.speech.actor = None
    some = f"自分がコントロールしている{'と'.join(counted)}"
    return f"{deeds.speech.player(act.of)}は、{some}を選び、残りを生け贄に捧げる。"


def _each_gives_up_two(deeds: Deeds, act: Action, chosen: tuple[Action, ...], left: Action) -> str:
    """Return that each player sacrifices one of either of two kinds (701.17a)."""
    each = ("made", act.get("as", "each"))
    names = tuple(("made", one.get("as")) for one in chosen)
    apart = Test("not", Filter((Test("among", names[0]),), "object"))
    if left != Action("sacrifice", ("union", names), None, (("by", each),)):
        raise Unsaid(act)
    counted = []
    for one in chosen:
        deeds.only(one, "by", "as", "is")
        what = one.get("is")
        meant = {Test("controller", each), *([apart] if one is chosen[1] else ())}
        if behind(one) != "object" or one.get("by") != each or not meant <= {*what.tests}:
            raise Unsaid(act)
        bare = what._replace(tests=tuple(test for test in what.tests if test not in meant))
        counted.append(deeds.speech.counted(bare, one.amount))
    return f"{deeds.speech.player(act.of)}は{'と'.join(counted)}を生け贄に捧げる。"


def _each_keeps(deeds: Deeds, act: Action, chosen: Action, left: Action) -> str:
    """Return that each player chooses some of what that player controls, and what becomes of the rest."""
    each = ("made", act.get("as", "each"))
    kept = _kept(deeds, chosen, left, each)
    return f"{deeds.speech.player(act.of)}は、{kept}。"


def _kept(deeds: Deeds, chosen: Action, left: Action, who: Reference | None) -> str:
    """Return what one player chooses, and that the rest of what could be chosen is sacrificed or destroyed."""
    deeds.only(chosen, "by", "as", "is", "least")
    kept = ("made", chosen.get("as"))
    unkept = Test("not", Filter((Test("among", kept),), "object"))
    what: Filter | None = chosen.get("is")
    rest = left.of[1] if left.of is not None and left.of[0] == "all" else None
    ends = (("by", who),) if left.verb == "sacrifice" and who is not None else ()
    if what is None or rest is None or {*rest.tests} != {*what.tests, unkept} or left.details != ends:
        raise Unsaid(left)
    if behind(chosen) != "object" or chosen.get("by") != who or chosen.get("least") not in (None, 0):
        raise Unsaid(chosen)
    before, deeds.speech.actor = deeds.speech.actor, who
    try:
        some = deeds.speech.counted(what, chosen.amount, chosen.get("least") == 0)
    finally:
        deeds.speech.actor = before
    return f"{some}を選び、残りを{'破壊する' if left.verb == 'destroy' else '生け贄に捧げる'}"


_SO_OFTEN = {"done-by-someone": "そうした", "done-by-others-not": "そうしなかった"}
"""Which players are counted of those who may do something, by the name of their number (608.2c)."""


def _one_by_each(act: Action, number: Reference) -> Action:
    """Return what is done for one of those who are counted.

    Raises:
        Unsaid: it is not done in their number.
    """
    if act.verb == "repeat" and act.of == number and len(act.get("do")) == 1:
        return act.get("do")[0]  # type: ignore[no-any-return]
    if act.amount == number:
        return act._replace(amount=1)
    if isinstance(act.amount, tuple) and act.amount[0] == "*" and act.amount[2:] == (number,):
        return act._replace(amount=act.amount[1])
    raise Unsaid(act)


@together
def _done_by_each(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return what each player may do, and what is done for each who does so, or for each who doesn't (608.2c)."""
    name = behind(rest[0]) if rest[0].verb == "note" else None
    if name not in _SO_OFTEN or len(rest) < 3 or rest[1].verb != "for-each":
        return None
    noted = Action("note", name, ("+", ("made", name), 1))
    offers = []
    for offer in rest[1].get("do"):
        left = {key: tuple(one for one in acts if one != noted) for key, acts in offer.details if key in ("do", "else")}
        kept = {**dict(offer.details), **left}
        offers.append(offer._replace(details=tuple((key, kept[key]) for key, _ in offer.details if kept[key])))
    details = tuple((key, tuple(offers) if key == "do" else value) for key, value in rest[1].details)
    offered = deeds.sentence(rest[1]._replace(details=details))
    once = deeds.sentence(_one_by_each(rest[2], ("made", name)))
    return 3, f"{offered}{_SO_OFTEN[name]}各プレイヤーにつき、{once}"


@together
def _keeps(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that one player chooses what to keep, and what becomes of the rest."""
    if [one.verb for one in rest[:2]] not in (["choose", "sacrifice"], ["choose", "destroy"]):
        return None
    who, left = rest[0].get("by"), rest[1].of
    unkept = Test("not", Filter((Test("among", ("made", rest[0].get("as"))),), "object"))
    if left is None or left[0] != "all" or unkept not in left[1].tests:
        return None
    kept = _kept(deeds, rest[0], rest[1], who)
    return 2, f"{deeds.speech.player(who)}は、{kept}。" if who is not None else f"{kept}。"


def _without_test(what: Filter, test: Test) -> Filter:
    """Return a description that does not ask one thing."""
    return what._replace(tests=tuple(one for one in what.tests if one != test))


def _each_unless(deeds: Deeds, act: Action, unless: Action) -> str:
    """Return what each player does who does not pay: 各対戦相手は、{2}を支払わないかぎり、カード１枚を捨てる."""
    deeds.only(unless, "cost", "do")
    do = unless.get("do")
    if len(do) != 1 or act.get("starting"):
        raise Unsaid(act)
    deeds.speech.actor = ("made", act.get("as", "each"))
    try:
        price = denied(price_of(deeds, unless.get("cost")))
        subject, deed = deeds.deed(do[0])
    finally:
        deeds.speech.actor = None
    if subject != "自分":
        raise Unsaid(act)
    return f"{deeds.speech.player(act.of)}は、{price}かぎり、{deed}。"


@sentence_of("process-again")
def _process_again(deeds: Deeds, act: Action) -> str:
    """Return that a process is repeated until nobody does something any more (608.2c)."""
    if act.get("while") is None:
        subject, deed = deeds.deed(act)
        return f"{subject}は{deed}。" if subject else f"{deed}。"
    if act.get("while") not in _UNTIL_NOBODY or act.of != ("you",):
        raise Unsaid(act)
    return f"誰も{_UNTIL_NOBODY[act.get('while')]}なくなるまで、この手順を繰り返す。"


_UNTIL_NOBODY = {"enters": "カードを戦場に出さ", "life-paid": "ライフを支払わ"}
"""What nobody does any more when a process is no longer repeated (608.2c)."""


@together
def _hand_shuffled_away(_deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that as many cards of the hand as one likes are shuffled into the library (701.20a)."""
    hand = Filter((Test("owner", ("you",)),), "card", ("hand",))
    put = Action("put", ("choose", hand, 0, None), None, (("as", "entered"), ("to", "library")))
    if rest[:2] != [put, Action("shuffle", ("you",))]:
        return None
    return 2, "あなたの手札から望む枚数のカードをあなたのライブラリーに加えて切り直す。"


@together
def _found_and_rest_shuffled(_deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that another player puts a card revealed onto the battlefield and shuffles the rest into the library (701.20a)."""
    who = rest[0].get("by") if rest[0].verb == "put" else None
    revealed = ("all", Filter((Test("among", ("made", "revealed")),), "card"))
    onto = Action("put", ("made", "found"), None, (("by", who), ("to", "battlefield")))
    back = [Action("put", revealed, None, (("to", "library"),)), Action("shuffle", who)]
    if who is None or who[0] != "controller" or [*rest[:3]] != [onto, *back]:
        return None
    return 3, "そのプレイヤーはそのカードを戦場に出し、その後残りを自分のライブラリーに加えて切り直す。"


@together
def _done_again(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return what is done and the process repeated in one sentence, so that both hang on what is said before (608.2c)."""
    again = Action("process-again", ("you",))
    if not deeds.joined or len(rest) < 2 or rest[1] != again or rest[0].verb not in ("put", "draw", "return"):
        return None
    subject, deed = deeds.deed(rest[0])
    return (2, f"{one_after_another([deed, deeds.deed(again)[1]])}。") if not subject else None


@together
def _subgame(_deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return the playing of a subgame, and what those lose who do not win it (720.1)."""
    if rest[0].verb != "subgame":
        return None
    if len(rest) < 2 or rest[0] != Action("subgame", None, None, (("as", "beaten"),)) or rest[1] != _LOST_BY_BEATEN:
        raise Unsaid(rest[0])
    return 2, (
        "プレイヤーは、自分のライブラリーをデッキとして用いてマジックのサブゲームをプレイする。"
        "そのサブゲームに勝利しなかった各プレイヤーは、自分のライフの半分（端数切り上げ）を失う。"
    )


_LOST_BY_BEATEN = Action(
    "for-each",
    ("all", Filter((Test("among", ("made", "beaten")),), "player")),
    None,
    (
        ("as", "each"),
        (
            "do",
            (Action("lose-life", ("made", "each"), ("half-up", ("value", ("made", "each"), "life"))),),
        ),
    ),
)


@sentence_of("choose-one")
def _one_of(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "by")
    if act.get("by") is not None:
        return _by_its_owner(deeds, act)
    sizes = [_only_size(mode, deeds.speech) for mode in behind(act)]
    if len(sizes) == 2 and all(sizes):
        first, second = (mode.do[0] for mode in behind(act))
        if first._replace(details=()) == second._replace(details=()) and first.get("until") == second.get("until"):
            lasts = f"{duration(first.get('until'), deeds.speech)}、" if first.get("until") is not None else ""
            return f"{lasts}{deeds.speech.thing(first.of)}は{sizes[0]}か{sizes[1]}の修整を受ける。"
    gained = _gained(deeds, act)
    if gained is not None:
        until, of = (behind(act)[0].do[0].get("until"), behind(act)[0].do[0].of)
        return f"{_lasts(until, deeds.speech)}{deeds.speech.thing(of)}は{gained}。"
    counters = one_of_counters(act)
    if counters is not None:
        return f"あなたが選んだ、{counters[1]}を{deeds.speech.thing(counters[0])}の上に置く。"
    ends = _top_or_bottom(act)
    if ends is not None:
        return f"{deeds.speech.thing(ends)}をオーナーのライブラリーの一番上か一番下に置く。"
    verbs = [tuple(one.verb for one in mode.do) for mode in behind(act)]
    if verbs == [("destroy",), ("destroy",)]:
        return _either_kind(deeds, [mode.do[0] for mode in behind(act)])
    if len(verbs) == 2 and all(len(one) == 1 for one in verbs) and not {"tap", "untap"} & {*verbs[0], *verbs[1]}:
        (by, deed), (other, more) = (deeds.deed(mode.do[0]) for mode in behind(act))
        if by == other == "":
            return f"{deed}か、{more}。"
    same = len({mode.do[0].of for mode in behind(act) if mode.do}) == 1
    if verbs != [("tap",), ("untap",)] or not same:
        raise Unsaid(act)
    return f"{deeds.speech.thing(behind(act)[0].do[0].of)}をタップまたはアンタップする。"


def one_of_counters(act: Action) -> tuple[Reference, str] | None:
    """Return on what one counter of several kinds is put as you choose, and the kinds; None for other choices (608.2d)."""
    ways = [mode.do[0] for mode in behind(act) if len(mode.do) == 1]
    alike = {(way.verb, way.of, way.amount) for way in ways}
    if len(ways) != len(behind(act)) or len(alike) != 1 or (ways[0].verb, ways[0].amount) != ("put-counters", 1):
        return None
    if any(set(dict(way.details)) != {"kind"} for way in ways):
        return None
    return ways[0].of, "か".join(f"{counter_word(way.get('kind'))}１個" for way in ways)


def _either_kind(deeds: Deeds, acts: list[Action]) -> str:
    """Return that all of one kind or all of another is destroyed, as a player chooses (608.2d)."""
    whole = []
    for act in acts:
        deeds.only(act)
        if not isinstance(act.of, tuple) or act.of[0] != "all":
            raise Unsaid(act)
        whole.append(f"すべての{deeds.speech.noun(act.of[1])}")
    return f"{'か'.join(whole)}を破壊する。"


def _by_its_owner(deeds: Deeds, act: Action) -> str:
    """Return that the owner of something puts it on the top or the bottom of a library."""
    ends = _top_or_bottom(act)
    if ends is None or act.get("by") != ("owner", ends):
        raise Unsaid(act)
    it = deeds.speech.thing(ends)
    return f"{it}のオーナーは、{it}を自分のライブラリーの一番上か一番下に置く。"


def _lasts(until: Duration | None, speech: Speech) -> str:
    return f"{duration(until, speech)}、" if until is not None else ""


def _gained(deeds: Deeds, act: Action) -> str | None:
    """Return which one of some keywords something gains, as you choose; None where modes are something else (608.2d)."""
    words: list[str] = []
    first = behind(act)[0].do[:1]
    for mode in behind(act):
        changes: tuple[Modification, ...] = mode.do[0].get("with") or () if len(mode.do) == 1 else ()
        alike = [one._replace(details=()) for one in mode.do] == [one._replace(details=()) for one in first]
        if not alike or [one.what for one in changes] != ["gain"] or mode.do[0].get("until") != first[0].get("until"):
            return None
        words.append(Statements(deeds.speech, deeds.quote, True).abilities([changes[0].value]))
    return f"{'か'.join(words)}のうちあなたが選んだ１つを得る"


def _top_or_bottom(act: Action) -> Reference | None:
    """Return what is put on the top or the bottom of a library, None where modes are something else."""
    do = [mode.do for mode in behind(act)]
    of: Reference | None = do[0][0].of if do and do[0] else None
    ends = [(Action("put", of, details=(("at", end), ("to", "library"))),) for end in ("top", "bottom")]
    return of if do == ends else None


@together
def _changed_and_gained(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that something is changed and gains one of some keywords, in one sentence."""
    if [one.verb for one in rest[:2]] != ["modify", "choose-one"] or rest[1].details:
        return None
    of, until, changes = rest[0].of, rest[0].get("until"), rest[0].get("with")
    gained = _gained(deeds, rest[1])
    one: Action = behind(rest[1])[0].do[0] if behind(rest[1])[0].do else rest[0]
    if gained is None or (one.of, one.get("until")) != (of, until) or not changes or changes[0].what != "pt":
        return None
    deeds.only(rest[0], "until", "with")
    said = Statements(deeds.speech, deeds.quote, True).predicate(changes).removesuffix("受ける")
    return 2, f"{_lasts(until, deeds.speech)}{deeds.speech.thing(of)}は{said}受け、{gained}。"


@deed_of("separate")
def _separate(deeds: Deeds, act: Action) -> tuple[str, str]:
    """Return that things are put into two piles (700.3)."""
    deeds.only(act, "by", "as")
    who = act.get("by")
    return deeds.speech.player(who) if who is not None else "", f"{deeds.speech.thing(act.of)}を２つの束に分ける"


@together
def _hand_into_the_library(_deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that a hand is shuffled into its owner's library."""
    done = rest[:2] == [_hand_of(("you",)), Action("shuffle", ("you",))]
    return (2, "あなたの手札をあなたのライブラリーに加えて切り直す。") if done else None


@together
def _with_the_piles(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return what becomes of two piles, of which somebody chooses one."""
    if not rest or rest[0].verb != "choose-pile" or rest[0].get("chosen") != "chosen-pile":
        return None
    by, chosen = rest[0].get("by"), ("made", "chosen-pile")
    if by is None and rest[1:3] == [Action("put", chosen, details=(("to", "hand"),)), _OTHER_PILE_BURIED]:
        return 3, "一方の束をあなたの手札に、もう一方をあなたの墓地に置く。"
    if by is None or len(rest) < 2 or rest[1].verb != "sacrifice" or rest[1].get("by") != by:
        return None
    of = rest[1].of
    if of is None or of[0] != "all" or of[1].tests != (Test("among", chosen),) or len(rest[1].details) != 1:
        return None
    return 2, f"{deeds.speech.player(by)}は、自分が選んだ束のすべてのパーマネントを生け贄に捧げる。"


_OTHER_PILE_BURIED = Action("put", ("made", "other-pile"), details=(("to", "graveyard"),))

_CHOSEN = {
    ("color", "set-colors"): "色１色",
    ("colors", "set-colors"): "１つ以上の色",
    ("creature-type", "set-subtypes"): "クリーチャー・タイプ１つ",
    ("basic-land-type", "set-subtypes"): "基本土地タイプ１つ",
}
"""What something becomes by choice, by the word of the choice and the change."""


@together
def _becomes_chosen(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that something becomes the colour or the type of your choice (105.3, 205.3)."""
    if [one.verb for one in rest[:2]] != ["choose", "modify"] or rest[0].details:
        return None
    changes: tuple[Modification, ...] = rest[1].get("with") or ()
    key = (str(behind(rest[0])), changes[0].what if changes else "")
    if len(changes) != 1 or changes[0].value != ("chosen",) or key not in _CHOSEN:
        return None
    deeds.only(rest[1], "until", "with")
    whom, chosen = deeds.speech.thing(rest[1].of), _CHOSEN[key]
    return 2, f"{_lasts(rest[1].get('until'), deeds.speech)}{whom}はあなたが選んだ{chosen}になる。"


@sentence_of("reflexive")
def _when_you_do(deeds: Deeds, act: Action) -> str:
    """Return what triggers when something was done before, with its targets (603.12)."""
    deeds.only(act)
    return f"そうしたとき、{_triggering(deeds, act)}"


def _triggering(deeds: Deeds, act: Action) -> str:
    """Return what a reflexive trigger does, with its targets (603.12)."""
    ability = behind(act)
    if not isinstance(ability, Ability) or ability.modes or ability.optional or ability.condition is not None:
        raise Unsaid(act)
    speech = Speech(ability.targets, deeds.speech.event, deeds.speech.style, deeds.speech.host)
    aims = together_aimed(ability.targets, speech)
    aims += "を対象とする。" if aims else ""
    return aims + Deeds(speech, deeds.quote, deeds.joined).text(ability.do)


def _only_size(mode: Mode, speech: Speech) -> str:
    """Return the one change of power and toughness that a mode is, "" where it is something else."""
    if [one.verb for one in mode.do] != ["modify"]:
        return ""
    changes: list[Modification] = list(mode.do[0].get("with") or ())
    if [one.what for one in changes] != ["pt"]:
        return ""
    power, toughness = changes[0].value
    numbers = isinstance(power, int) and isinstance(toughness, int)
    return f"{signed(power, speech)}/{signed(toughness, speech)}" if numbers else ""


def _may_be_done(said: str) -> str:
    """Return one sentence as what may be done.

    Raises:
        Unsaid: it ends otherwise than searches do.
    """
    ways = {"手札に加える。": "手札に加えてもよい。", "戦場に出す。": "戦場に出してもよい。"}
    for ending, leave in ways.items():
        if said.endswith(ending) and said.count("。") == 1:
            return said.removesuffix(ending) + leave
    first, then, last = said.partition("加える。その後、")
    if then and last.endswith("切り直す。") and said.count("。") == 2:
        return f"{first}加え、その後、{last.removesuffix('す。')}してもよい。"
    raise Unsaid(said)


_LACKING: dict[object, str] = {("not", ("paid", "escape")): "～が脱出していない"}
"""What is said before かぎり of something that is done unless something else was so, by the denied condition."""
