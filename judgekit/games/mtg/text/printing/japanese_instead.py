"""Japanese card text, replacement and prevention effects: what is done instead, how something enters (614, 615)."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.named_tuples import NamedTuple
from judgekit.games.mtg.terms.records import Ability, Action, Filter, Pattern, Test
from judgekit.games.mtg.terms.turning import as_it_turns
from judgekit.games.mtg.text.printing.japanese_choices import allowed, one_of_counters
from judgekit.games.mtg.text.printing.japanese_conditions import Conditions
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind
from judgekit.games.mtg.text.printing.japanese_events import Events
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_players import as_much
from judgekit.games.mtg.text.printing.japanese_statements import Statements
from judgekit.games.mtg.text.printing.japanese_things import choose, exceptions
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, counter_word, figure, one_after_another


def replacement(deeds: Deeds, ability: Ability, turn: bool = False) -> str:
    """Return a replacement effect (614).

    Args:
        deeds: says the instructions.
        ability: the replacement.
        turn: it is in force for this turn only.

    Raises:
        Unsaid: it has no wording here.
    """
    if len(ability.when) != 1 or ability.zones is not None or ability.details:
        raise Unsaid(ability)
    for kind in _SAID_APART:
        said = kind(deeds, ability, turn)
        if said is not None:
            return said
    speech = deeds.speech.within(ability.when)
    pattern, instead = ability.when[0], ability.instead or ()
    event = _Instead(pattern, instead, _would(ability, speech, turn), Deeds(speech, deeds.quote, deeds.joined))
    if ability.optional and instead:
        return f"{event.would}なら、代わりに{allowed(event.inner, ('you',), instead)}"
    for way in _WAYS:
        said = way(event)
        if said is not None:
            return said
    if not instead:
        raise Unsaid(ability)
    return f"{event.would}なら、代わりに{event.inner.text(instead)}"


_SAID_APART: list[Callable[[Deeds, Ability, bool], str | None]] = []
"""Kinds of replacement effects with wordings of their own, in the order in which they are tried; None: it is of another kind."""


def _apart(kind: Callable[[Deeds, Ability, bool], str | None]) -> Callable[[Deeds, Ability, bool], str | None]:
    _SAID_APART.append(kind)
    return kind


@_apart
def _enters(deeds: Deeds, ability: Ability, turn: bool) -> str | None:
    return _entering(deeds, ability) if ability.when[0].event == "enters" and not turn else None


@_apart
def _life_falls(deeds: Deeds, ability: Ability, _turn: bool) -> str | None:
    return _last_points(deeds, ability) if ability.when[0].event == "life-falls" else None


@_apart
def _as_long_as(deeds: Deeds, ability: Ability, turn: bool) -> str | None:
    if ability.condition is None:
        return None
    if ability.condition == ("compare", ("value", ("you",), "library"), "=", 0) and not turn:
        return f"あなたのライブラリーにカードがない間に{replacement(deeds, ability._replace(condition=None))}"
    if turn or not _redirects(ability.instead or (), ability.when[0]):
        raise Unsaid(ability)
    held = Conditions(deeds.speech).held(ability.condition)
    return f"{held}かぎり、{replacement(deeds, ability._replace(condition=None))}"


@_apart
def _skipped_for_something(deeds: Deeds, ability: Ability, turn: bool) -> str | None:
    """Return that a draw may be skipped in your draw step, and what is so if it is (614.10)."""
    (pattern, *more) = ability.when
    if pattern.event != "draw" or "while" not in dict(pattern.roles):
        return None
    in_step = ("and", ("turn", ("you",)), ("step", ("draw",)))
    told = more or turn or pattern.roles != (("player", ("you",)), ("while", in_step)) or not ability.optional
    if told or not ability.instead:
        raise Unsaid(ability)
    begins = "あなたがあなたのドロー・ステップにカードを引くなら、代わりにあなたはそのドローを飛ばしてもよい。"
    return f"{begins}そうしたなら、{deeds.text(ability.instead)}"


@_apart
def _turns(deeds: Deeds, ability: Ability, turn: bool) -> str | None:
    turning = as_it_turns(ability)
    if turning is None or turn:
        return None
    return f"～が{_TURNING[turning]}に際し、{_as_it_turns(deeds, (ability.instead or ())[1:])}"


@_apart
def _skips(_deeds: Deeds, ability: Ability, _turn: bool) -> str | None:
    return _skipped(ability) if ability.when[0].event == "step" else None


@_apart
def _discarded(_deeds: Deeds, ability: Ability, turn: bool) -> str | None:
    pattern = ability.when[0]
    if pattern.event != "discard" or pattern.get("by") != ("opponent",) or turn:
        return None
    return _put_when_discarded(pattern, ability.instead or ())


@_apart
def _counters_by_an_effect(deeds: Deeds, ability: Ability, _turn: bool) -> str | None:
    pattern = ability.when[0]
    if pattern.event != "put-counters" or not pattern.get("by-effect"):
        return None
    rest = pattern._replace(roles=tuple(role for role in pattern.roles if role[0] != "by-effect"))
    upon = Events(deeds.speech.within(ability.when)).happening((rest,)).removesuffix("カウンターが１個以上置かれる")
    return f"効果１つが{upon}カウンターを１個以上置くなら、代わりにそれは{_by_that_effect(ability.instead or ())}"


class _Instead(NamedTuple):
    """What would happen and what does.

    Attributes:
        pattern: the event that is replaced.
        instead: what is done instead; nothing where the event only does not happen.
        would: the event in words, before "なら".
        inner: says the instructions.
    """

    pattern: Pattern
    instead: tuple[Action, ...]
    would: str
    inner: Deeds


def _would(ability: Ability, speech: Speech, turn: bool) -> str:
    pattern = ability.when[0]
    would = Events(speech).happening(ability.when)
    if pattern.event == "create" and pattern.roles == (("player", ("you",)),):
        would = "あなたがトークンを１つ以上生成する"
    return f"このターンに{would}" if turn else would


_WAYS: list[Callable[[_Instead], str | None]] = []
"""What is done instead in wordings of their own, in the order in which they are tried; None: it is something else."""


def _way(way: Callable[[_Instead], str | None]) -> Callable[[_Instead], str | None]:
    _WAYS.append(way)
    return way


@_way
def _nothing_is_done(event: _Instead) -> str | None:
    if event.instead:
        return None
    pattern = event.pattern
    if pattern.event == "draw":
        return f"{event.would}なら、代わりにそのドローを飛ばす。"
    if pattern.event == "gain-life":
        you = pattern.get("player") == ("you",)
        who = event.inner.speech.player(pattern.get("player"))
        return f"{event.would}なら、代わりに{who if you else 'そのプレイヤー'}はライフを得ない。"
    return None


@_way
def _counters(event: _Instead) -> str | None:
    if (
        not event.instead
        or event.pattern.event != "put-counters"
        or event.pattern.get("player") not in (None, ("you",))
    ):
        return None
    return f"{event.would}なら、代わりに{_more_counters(event.instead)}"


@_way
def _mana(event: _Instead) -> str | None:
    if len(event.instead) != 1 or event.instead[0].verb != "multiply-mana":
        return None
    return f"{event.would}なら、代わりに、それはその{figure(event.instead[0].amount)}倍のマナを生み出す。"


@_way
def _other_mana(event: _Instead) -> str | None:
    """Return that what is tapped for mana produces mana of another type instead (106.12b)."""
    if (
        len(event.instead) != 1
        or event.instead[0].verb != "produce-instead"
        or event.instead[0].amount not in (None, 1)
    ):
        return None
    one = event.instead[0].amount == 1
    mana = str(behind(event.instead[0]))
    said = f"あなたが選んだ色のマナ{'１点' if one else ''}" if mana == "any-color" else mana
    if mana == "any-color" or mana == "{C}":
        said = said if mana == "any-color" else "無色マナ"
    return f"{event.would}なら、それは他のタイプ{'や点数' if one else ''}のマナの代わりに{said}を生み出す。"


@_way
def _tokens(event: _Instead) -> str | None:
    if not event.instead or event.instead[0].verb != "create":
        return None
    return f"{event.would}なら、代わりに{_more_tokens(event.instead)}"


@_way
def _redirected(event: _Instead) -> str | None:
    pattern, instead, inner = event.pattern, event.instead, event.inner
    if not instead or not _redirects(instead, pattern):
        return None
    kind = {None: "ダメージ", True: "戦闘ダメージ"}[pattern.get("combat")]
    it = "それ" if pattern.get("to").get("among") is not None else ""
    onto = inner.speech.thing(instead[0].of)
    if it and instead[0].of == ("controller", pattern.get("to").get("among")):
        onto = f"{it}のコントローラー"
    source = pattern.get("source")
    if source is not None and source.get("among") is not None:
        raise Unsaid(pattern)
    giver = f"{inner.speech.noun(source)}から" if source is not None else ""
    return f"{giver}{_sheltered(pattern.get('to'), inner.speech)}に与えられるすべての{kind}は、代わりに{onto}に与えられる。"


@_way
def _damage(event: _Instead) -> str | None:
    first = event.instead[0] if event.instead else None
    if first is None or first.verb != "damage" or first.get("source") != ("event", "source"):
        return None
    return f"{event.would}なら、代わりに{_more_damage(event.instead, event.pattern)}"


def _last_points(deeds: Deeds, ability: Ability) -> str:
    """Return that damage does not reduce your life total below so many points."""
    roles, instead = dict(ability.when[0].roles), ability.instead or ()
    if set(roles) != {"below", "player"} or roles["player"] != ("you",) or len(instead) != 1 or ability.optional:
        raise Unsaid(ability)
    if instead[0].verb != "set-life" or instead[0].of != ("you",) or instead[0].details:
        raise Unsaid(ability)
    held = "" if ability.condition is None else f"{Conditions(deeds.speech).held(ability.condition)}なら、"
    least = figure(roles["below"])
    return f"{held}あなたのライフの総量を{least}点未満に減らすダメージは、代わりにそれを{figure(instead[0].amount)}点に減らす。"


def _put_when_discarded(pattern: Pattern, instead: tuple[Action, ...]) -> str:
    """Return that a card which an opponent makes you discard is put onto the battlefield instead."""
    this = Filter((Test("among", ("this",)),), "object")
    if pattern.get("player") != ("you",) or pattern.get("object") != this or len(instead) != 1:
        raise Unsaid(pattern)
    put = instead[0]
    if put.verb != "put" or put.of != ("this",) or dict(put.details) != {"to": "battlefield"}:
        raise Unsaid(put)
    return (
        "対戦相手がコントロールしている呪文や能力があなたに～を捨てさせるなら、"
        "それをあなたの墓地に置く代わりに戦場に出す。"
    )


def _redirects(instead: tuple[Action, ...], pattern: Pattern) -> bool:
    """Tell whether all damage of any source is dealt to something else instead (614.9)."""
    roles = dict(pattern.roles)
    one = instead[0].verb == "damage" and instead[0].amount == ("event", "amount")
    whole = (
        len(instead) == 1 and pattern.event == "damage" and set(roles) <= {"to", "combat", "source"} and "to" in roles
    )
    return one and whole and roles.get("combat") in (None, True) and instead[0].of != ("event", "to")


def _more_tokens(instead: tuple[Action, ...]) -> str:
    if len(instead) != 1:
        raise Unsaid(instead)
    return f"{as_much(instead[0].amount, '数')}それらのトークンを生成する。"


def _more_counters(instead: tuple[Action, ...]) -> str:
    if len(instead) != 1 or instead[0].of not in (("event", "object"), ("this",)):
        raise Unsaid(instead)
    kind = instead[0].get("kind")
    what = counter_word(kind) if isinstance(kind, str) else "それらのカウンター"
    return f"その上に{as_much(instead[0].amount, '個数')}{what}を置く。"


def _by_that_effect(instead: tuple[Action, ...]) -> str:
    if len(instead) != 1 or instead[0].of != ("event", "object") or isinstance(instead[0].get("kind"), str):
        raise Unsaid(instead)
    return f"{as_much(instead[0].amount, '個数')}カウンターをそのパーマネントの上に置く。"


def _more_damage(instead: tuple[Action, ...], pattern: Pattern) -> str:
    if len(instead) != 1:
        raise Unsaid(instead)
    much = as_much(instead[0].amount, "点数")
    to = pattern.get("to")
    if to is None:
        return f"それは{much}ダメージを与える。"
    if to.tests == (Test("player", ("you",)),) and instead[0].of == ("event", "to"):
        return f"それはあなたに{much}ダメージを与える。"
    if to.kind == "player" and instead[0].of == ("event", "to"):
        return f"それはそのプレイヤーに{much}ダメージを与える。"
    if to.get("either") is not None:
        return f"それはそのパーマネントやプレイヤーに{much}ダメージを与える。"
    if instead[0].of == ("you",):
        return f"それはあなたに{much}ダメージを与える。"
    return f"それはそのクリーチャーに{much}ダメージを与える。"


_BEGIN = {
    ("opponent",): ("対戦相手１人", "そのプレイヤー"),
    ("any-player",): ("プレイヤー１人", "そのプレイヤー"),
    ("you",): ("あなた", "あなた"),
}
"""Who would begin an extra turn, and who skips it (614.10)."""


def _skipped(ability: Ability) -> str:
    roles = dict(ability.when[0].roles)
    steps = {
        **{"draw": "ドロー・ステップ", "upkeep": "アップキープ", "end": "終了ステップ", "combat": "戦闘フェイズ"},
        "untap": "アンタップ・ステップ",
    }
    step = roles.get("step", ("",))[0]
    if step == "extra-turn" and not ability.instead and roles.get("player") in _BEGIN:
        who, skips = _BEGIN[roles["player"]]
        return f"{who}が追加のターンを開始するなら、代わりに{skips}はそのターンを飛ばす。"
    if ability.instead or step not in steps:
        raise Unsaid(ability)
    if roles.get("player") == ("opponent",):
        return f"各対戦相手は自分の{steps[step]}を飛ばす。"
    if roles.get("player") == ("any-player",):
        return f"プレイヤーは自分の{steps[step]}を飛ばす。"
    if roles.get("player") != ("you",):
        raise Unsaid(ability)
    return f"あなたの{steps[step]}を飛ばす。"


def _entering(deeds: Deeds, ability: Ability) -> str:
    what = ability.when[0].get("object")
    if not isinstance(what, Filter):
        raise Unsaid(ability)
    this = what.tests == (Test("among", ("this",)),)
    if this and ability.instead == (Action("day-night", "day"),) and ability.condition == ("day-night", ("neither",)):
        return "昼でも夜でもないなら、～が戦場に出るに際し、昼になる。"
    speech = deeds.speech if this else deeds.speech.within(ability.when)
    instead = ability.instead or ()
    inner = Deeds(speech, deeds.quote, deeds.joined)
    if this and ability.condition is None and (said := _instead_of_entering(inner, instead)) is not None:
        return said
    if len(instead) == 1 and instead[0].verb in ("lose-life", "mill", "exile") and this and ability.condition is None:
        return f"～が戦場に出るに際し、{inner.sentence(instead[0])}"
    if len(instead) == 1 and instead[0].verb in ("choose", "may", "pay-any") and this and ability.condition is None:
        return f"～が戦場に出るに際し、{_as_it_enters(inner, instead[0])}"
    if ability.optional and instead and instead[0].verb == "become-copy":
        return _as_copy(deeds, instead)
    subject = "～" if this else str(speech.noun(what))
    state = _entry(instead, inner, this)
    if ability.condition is None:
        return f"{subject}は{state}戦場に出る。"
    conditions = Conditions(speech)
    if ability.condition[0] == "not" and ability.condition[1][0] in ("exists", "compare", "happened"):
        return f"{subject}は、{conditions.missing(ability.condition[1])}かぎり、{state}戦場に出る。"
    return f"{conditions.held(ability.condition)}なら、{subject}は{state}戦場に出る。"


def _instead_of_entering(deeds: Deeds, instead: tuple[Action, ...]) -> str | None:
    """Return what is done instead of entering, and where the permanent goes by whether that was done; None where nothing is."""
    *done, last = instead or (Action("nothing"),)
    may = last.verb == "may"
    then, other = last.get("then") if may else behind(last), last.get("else")
    if last.verb not in ("may", "if-done") or not then or not other:
        return None
    first = allowed(deeds, last.of, last.get("do")) if may else deeds.text(tuple(done))
    return f"～が戦場に出るなら、代わりに{first}そうしたなら、{deeds.text(then)}そうしないなら、{deeds.text(other)}"


_TURNING = {"turn-face-up": "表向きになる", "transform": "変身する"}


def _as_it_turns(deeds: Deeds, acts: tuple[Action, ...]) -> str:
    if len(acts) == 1 and acts[0].verb == "may" and acts[0].get("else") is None and not acts[0].get("then"):
        return allowed(deeds, acts[0].of, acts[0].get("do"))
    if len(acts) == 1 and acts[0].verb == "choose":
        return _as_it_enters(deeds, acts[0])
    return deeds.text(acts)


def _as_it_enters(deeds: Deeds, act: Action) -> str:
    if act.verb == "may":
        other = act.get("else")
        if other != (Action("tap", ("this",)),) or act.get("then"):
            raise Unsaid(act)
        return f"{allowed(deeds, act.of, act.get('do'))}そうしないなら、～はタップ状態で戦場に出る。"
    if act.verb == "pay-any":
        return deeds.sentence(act)
    players = {
        "opponent": "対戦相手１人を選ぶ",
        "player": "プレイヤー１人を選ぶ",
        "name": "カード名１つを選ぶ",
    }
    if behind(act) in players and act.get("is") is None:
        return f"{players[behind(act)]}。"
    return f"{choose(deeds, act)[1]}。"


def _entry(instead: tuple[Action, ...], inner: Deeds, this: bool) -> str:
    states = []
    for act in instead:
        if act == Action("tap", act.of):
            states.append("タップ状態で")
        elif act == Action("prepare", act.of):
            states.append("準備完了状態で")
        elif act.verb == "put-counters" and len(act.details) == 1:
            kind = counter_word(act.get("kind"))
            if isinstance(act.amount, tuple) and act.amount[0] == "count":
                states.append(f"{inner.speech.foreach(act.amount)}{kind}１個が置かれた状態で")
            elif act.amount == ("paid", "multikicker") and this:
                states.append(f"それがキッカーされた回数１回につき{kind}１個が置かれた状態で")
            elif not this:
                if act.amount != 1:
                    raise Unsaid(act)
                states.append(f"追加の{kind}１個が置かれた状態で")
            elif isinstance(act.amount, tuple) and act.amount != ("x",):
                states.append(f"{inner.speech.reckoned(act.amount)}に等しい数の{kind}が置かれた状態で")
            else:
                states.append(f"{kind}{figure(act.amount)}個が置かれた状態で")
        elif act.verb == "choose-one" and this:
            counters = one_of_counters(act)
            if counters is None or counters[0] != ("this",):
                raise Unsaid(act)
            states.append(f"あなたが選んだ、{counters[1]}が置かれた状態で")
        elif (
            act.verb == "modify"
            and set(dict(act.details)) == {"with"}
            and states[-1:]
            and states[-1].endswith("置かれた状態で")
        ):
            changes = act.get("with")
            if any(change.what != "gain" for change in changes):
                raise Unsaid(act)
            words = Statements(inner.speech, inner.quote, False).abilities([change.value for change in changes])
            states[-1] = f"{states[-1].removesuffix('た状態で')}、{words}を持つ状態で"
        else:
            raise Unsaid(act)
    if len(states) == 2 and states[0] == "タップ状態で":
        return f"{states[1]}タップ状態で"
    if len(states) != 1:
        raise Unsaid(instead)
    return states[0]


def _as_copy(deeds: Deeds, instead: tuple[Action, ...]) -> str:
    act = instead[0]
    deeds.only(act, "copy-of", "except")
    copied = act.get("copy-of")
    if len(instead) != 1 or copied[0] != "choose":
        raise Unsaid(instead)
    where = "戦場にある" if copied[1].zones == ("battlefield",) else ""
    what = deeds.speech.counted(copied[1]._replace(zones=None))
    text = f"あなたは、～が{where}{what}のコピーとして戦場に出ることを選んでもよい。"
    excepted = act.get("except")
    if not excepted:
        return text
    return f"{text}ただし、それは{exceptions(deeds, excepted)}。"


def prevention(deeds: Deeds, ability: Ability) -> str:
    """Return a prevention effect of a permanent (615).

    Raises:
        Unsaid: it has no wording here.
    """
    if len(ability.when) != 1 or ability.optional or ability.details:
        raise Unsaid(ability)
    pattern = ability.when[0]
    roles = dict(pattern.roles)
    if ability.condition is not None or (ability.do and ability.do[0].verb == "remove-counters"):
        return _prevented_and(deeds, ability)
    speech = deeds.speech.within(ability.when)
    then = Deeds(speech, deeds.quote, deeds.joined).text(ability.do) if ability.do else ""
    kind = {None: "ダメージ", True: "戦闘ダメージ", False: "戦闘ダメージでないダメージ"}[roles.get("combat")]
    source, to = roles.get("source"), roles.get("to")
    if ability.prevent == "all" and source is None and to is not None:
        return f"{_sheltered(to, speech)}に与えられる{kind}をすべて軽減する。{then}"
    if ability.prevent == "all" and to is None and source is not None:
        one = len(source.tests) == 1 and source.tests[0].what == "among"
        giver = speech.thing(source.tests[0].value) if one else str(speech.noun(source))
        return f"{giver}が与える{kind}をすべて軽減する。{then}"
    would = Events(speech).happening(ability.when)
    if ability.prevent is None or isinstance(ability.prevent, str):
        return f"{would}なら、そのダメージを軽減する。{then}"
    if ability.prevent == ("half-up", ("event", "amount")):
        return f"{would}なら、そのダメージの半分（端数切り上げ）を軽減する。{then}"
    return f"{would}なら、そのダメージを{figure(ability.prevent)}点軽減する。{then}"


def _prevented_and(deeds: Deeds, ability: Ability) -> str:
    """Return that damage is prevented while something is so, and what else is done, in one sentence (615.5)."""
    if ability.prevent not in (None, "all"):
        raise Unsaid(ability)
    speech = deeds.speech.within(ability.when)
    inner = Deeds(speech, deeds.quote, deeds.joined)
    would = Events(speech).happening(ability.when)
    if ability.condition is not None:
        would = f"{Conditions(speech).held(ability.condition)}間に{would}"
    done = [inner.deed(act) for act in ability.do]
    if any(subject for subject, _ in done):
        raise Unsaid(ability)
    deed = (
        one_after_another(["そのダメージを軽減する", *(deed for _, deed in done)]) if done else "そのダメージを軽減する"
    )
    return f"{would}なら、{deed}。"


def _sheltered(to: Filter, speech: Speech) -> str:
    either: list[Filter] = list(to.get("either") or ())
    if either[:-1] == [Filter((Test("player", ("you",)),), "player")] and [one.what for one in to.tests] == ["either"]:
        return f"あなたと{speech.noun(either[-1])}"
    if to.kind == "player":
        return Events(speech)._damaged(to)
    if len(to.tests) == 1 and to.tests[0].what == "among":
        return speech.thing(to.tests[0].value)
    return str(speech.noun(to))
