"""Japanese card text, what players may do or decide, what hangs on conditions, votes and chance (608.2, 701, 705, 706)."""

from __future__ import annotations

from judgekit.games.mtg.terms.records import Action, Mode, Modification, Reference
from judgekit.games.mtg.text.printing.japanese_costs import price_of
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind, deed_of, sentence_of
from judgekit.games.mtg.text.printing.japanese_events import Conditions
from judgekit.games.mtg.text.printing.japanese_moves import of_either_zone, search, searches
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_statements import duration, signed
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, denied, figure, one_after_another


@sentence_of("coin")
def _coin(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "win", "lose")
    if act.of != ("you",):
        raise Unsaid(act)
    text = "コインを１枚投げる。"
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
    if act.get("then"):
        text += f"そうしたなら、{deeds.text(act.get('then'))}"
    if act.get("else"):
        text += f"そうしないなら、{deeds.text(act.get('else'))}"
    return text


def allowed(deeds: Deeds, who: Reference | None, do: tuple[Action, ...]) -> str:
    """Return that a player may do something: あなたはカード１枚を引いてもよい。."""
    subject = deeds.speech.player(who)
    done = []
    if do and searches(do[0]) and who == ("you",):
        taken, said = search(deeds, list(do))
        if taken != len(do):
            raise Unsaid(do)
        if of_either_zone(do[0]) is not None:
            return f"{subject}は、{_may_be_done(said)}"
        return f"{subject}は「{said}」を選んでもよい。"
    for act in do:
        by, deed = deeds.deed(act)
        if act.verb == "damage" and by == "～" and who == ("you",) and len(do) == 1:
            return f"{subject}は、{by}が{deed}ことを選んでもよい。"
        if by not in ("", subject):
            raise Unsaid(act)
        done.append(deed)
    return f"{subject}は{one_after_another(done, leave=True)}。"


@sentence_of("unless")
def _unless(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "cost", "do")
    who, price = deeds.speech.player(act.of), price_of(deeds, act.get("cost"))
    do = act.get("do")
    if len(do) != 1:
        raise Unsaid(act)
    return f"{who}が{denied(price)}かぎり、{deeds.sentence(do[0])}"


@sentence_of("if")
def _if(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "then", "else")
    then, otherwise = act.get("then"), act.get("else")
    searched = ("compare", ("made", "searched-library"), ">=", 1)
    if behind(act) == searched and then == (Action("shuffle", ("you",)),) and not otherwise:
        return "これによりライブラリーを探したなら、切り直す。"
    said = f"{Conditions(deeds.speech).held(behind(act))}なら、"
    if otherwise and len(then) == 1 and len(otherwise) == 1 and deeds.speech.style == 0:
        return f"{deeds.sentence(otherwise[0])}{said}代わりに{deeds.sentence(then[0])}"
    text = said + deeds.text(then)
    if otherwise:
        text += f"そうでない場合、{deeds.text(otherwise)}"
    return text


@sentence_of("if-done")
def _if_done(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "else")
    if behind(act) == (Action("nothing"),) and act.get("else"):
        return f"そうできないなら、{deeds.text(act.get('else'))}"
    if act.get("else"):
        raise Unsaid(act)
    return f"そうしたなら、{deeds.text(behind(act))}"


@sentence_of("for-each")
def _for_each(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "do", "as")
    each = ("made", act.get("as", "each"))
    do = act.get("do")
    if act.of not in (("players",), ("opponents",)):
        raise Unsaid(act)
    may = len(do) == 1 and do[0].verb == "may" and do[0].of == each
    if may and (do[0].get("then") or do[0].get("else")):
        raise Unsaid(act)
    deeds.speech.actor = each
    try:
        said = [deeds.deed(one) for one in (do[0].get("do") if may else do)]
    finally:
        deeds.speech.actor = None
    if any(subject != "自分" for subject, _ in said):
        raise Unsaid(act)
    words = one_after_another([deed for _, deed in said], leave=may)
    return f"{deeds.speech.player(act.of)}は、{words}。"


@sentence_of("choose-one")
def _one_of(deeds: Deeds, act: Action) -> str:
    deeds.only(act)
    sizes = [_only_size(mode, deeds.speech) for mode in behind(act)]
    if len(sizes) == 2 and all(sizes):
        first, second = (mode.do[0] for mode in behind(act))
        if first._replace(details=()) == second._replace(details=()) and first.get("until") == second.get("until"):
            lasts = f"{duration(first.get('until'), deeds.speech)}、" if first.get("until") is not None else ""
            return f"{lasts}{deeds.speech.thing(first.of)}は{sizes[0]}か{sizes[1]}の修整を受ける。"
    verbs = [tuple(one.verb for one in mode.do) for mode in behind(act)]
    same = len({mode.do[0].of for mode in behind(act) if mode.do}) == 1
    if verbs != [("tap",), ("untap",)] or not same:
        raise Unsaid(act)
    return f"{deeds.speech.thing(behind(act)[0].do[0].of)}をタップまたはアンタップする。"


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
    raise Unsaid(said)
