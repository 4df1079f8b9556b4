"""Japanese card text, what moves between zones: exiled, returned, put, revealed, looked at, searched for, cast (701)."""

from __future__ import annotations

import re

from judgekit.core.typed import Any
from judgekit.games.mtg.terms.records import Action, Filter, Reference, Test
from judgekit.games.mtg.text.printing.japanese_deeds import Deeds, behind, deed_of, each, sentence_of, together
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_statements import duration
from judgekit.games.mtg.text.printing.japanese_words import Unsaid, counter_word, figure, one_after_another
from judgekit.language.japanese.spelling import wide

_WHOLE_ZONES = {("graveyard",): "墓地", ("hand",): "手札"}


def _owner_of_all(act: Action) -> Any:
    """Return whose whole graveyard or hand is put into a library; nobody's where it is something else that is put."""
    of = behind(act)
    if act.get("to") != "library" or act.get("at") is not None or not (isinstance(of, tuple) and of[0] == "all"):
        return None
    whole = of[1].kind == "card" and of[1].zones in _WHOLE_ZONES and len(of[1].tests) == 1
    return of[1].get("owner") if whole else None


def _home(deeds: Deeds, of: Reference | None) -> str:
    """Return what something is done to, with where the source is when it is spoken of for the first time."""
    place = deeds.speech.home if of == ("this",) else ""
    if place:
        deeds.speech.home = ""
    return place + deeds.speech.thing(of)


_YOUR_GRAVEYARD = ("all", Filter((Test("owner", ("you",)),), "card", ("graveyard",)))
_ALL_OF = {("graveyard",): "墓地", ("library",): "ライブラリーからすべてのカード"}


@deed_of("exile")
def _exile(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as", "link", "face-down")
    name = act.get("as")
    of = behind(act)
    whole = isinstance(of, tuple) and of[0] == "all" and of[1].kind == "card" and _ALL_OF.get(of[1].zones)
    if whole and name is None and len(of[1].tests) == 1 and of[1].tests[0].what == "owner" and of != _YOUR_GRAVEYARD:
        return "", f"{deeds.speech.player(of[1].tests[0].value)}の{whole}を追放する"
    said = _library_top(deeds, of) or _voted(deeds, of) or _rest(of) or _home(deeds, of)
    down = "裏向きで" if act.get("face-down") else ""
    if name is not None:
        _remember(deeds, name, of)
    return "", f"{said}を{down}追放する"


def _voted(deeds: Deeds, of: Reference | None) -> str | None:
    """Return what most players voted for (701.31); None where it is something else."""
    if not (isinstance(of, tuple) and of[0] == "all" and of[1].get("among") == ("made", "voted")):
        return None
    what: Filter = of[1]
    noun = deeds.speech.noun(what._replace(tests=tuple(test for test in what.tests if test.what != "among")))
    return f"最も多くの票を得たか同数で最も多くの票を得た{each(noun)}"


def _library_top(deeds: Deeds, of: Reference | None) -> str | None:
    if not (isinstance(of, tuple) and of[0] == "top"):
        return None
    whose = deeds.speech.player(of[1])
    if of[2] == 1:
        return f"{whose}のライブラリーの一番上のカード"
    return f"{whose}のライブラリーの一番上からカード{deeds.speech.amount(of[2])}枚"


def _remember(deeds: Deeds, name: str, of: Reference | None) -> None:
    """Keep what later words can mean by a name."""
    if isinstance(of, tuple) and of[0] == "target":
        word = deeds.speech.targets.get(of[1])
        several = word is not None and word.most != 1
    else:
        several = isinstance(of, tuple) and (of[0] == "all" or (of[0] in ("choose", "top") and of[-1] != 1))
    if isinstance(of, tuple) and of[0] == "top" and of[1] not in (("you",), deeds.speech.actor):
        deeds.speech.of_others.add(name)
    deeds.speech.made[name] = ("カード", several)


@deed_of("sacrifice")
def _sacrifice(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "by", "as", "total-power")
    by = act.get("by")
    if act.get("total-power") is not None:
        word, what, least, most, *_ = act.of if isinstance(act.of, tuple) and len(act.of) > 3 else (None, None, None, 0)
        if word != "choose" or least != 0 or most is not None or not isinstance(act.get("total-power"), int):
            raise Unsaid(act)
        power = wide(act.get("total-power"))
        deed = f"パワーの合計が{power}以上になるように望む数の{deeds.speech.noun(what)}を生け贄に捧げる"
        return deeds.speech.player(by) if by is not None else "", deed
    if act.get("as") is not None:
        _remember(deeds, act.get("as"), act.of)
        if isinstance(act.of, tuple) and act.of[0] == "choose":
            deeds.speech.made[act.get("as")] = (deeds.speech.noun(act.of[1]).head, act.of[2:4] != (1, 1))
    return deeds.speech.player(by) if by is not None else "", f"{deeds.speech.thing(act.of)}を生け贄に捧げる"


def _owners_place(deeds: Deeds, of: Reference | None, place: str) -> str:
    if deeds.speech.actor is not None:
        return f"自分の{place}"
    if isinstance(of, tuple) and of[0] in ("target", "made", "choose", "all", "top") and _yours(deeds, of):
        return f"あなたの{place}"
    return f"オーナーの{place}"


def _yours(deeds: Deeds, of: Reference) -> bool:
    """Tell whether cards are those of your own graveyard, hand or library."""
    filters: tuple[Filter, ...] = ()
    if of[0] == "target":
        filters = deeds.speech.targets[of[1]].filters if of[1] in deeds.speech.targets else ()
    elif of[0] in ("all", "choose"):
        filters = (of[1],)
    elif of[0] == "top":
        return bool(of[1] == ("you",))
    elif of[0] == "made":
        return of[1] in ("found", "looked", "revealed", "shown", "milled") and of[1] not in deeds.speech.of_others
    return bool(filters) and all(
        one.kind == "card" and (one.get("owner") == ("you",) or _among_yours(deeds, one)) for one in filters
    )


def _among_yours(deeds: Deeds, what: Filter) -> bool:
    among = what.get("among")
    known = among in (("made", "found"), ("made", "looked"), ("made", "revealed"), ("made", "milled"))
    return known and among[1] not in deeds.speech.of_others


def _battlefield(deeds: Deeds, act: Action) -> str:
    under = act.get("under")
    status = "タップ状態で" if act.get("tapped") else ""
    if act.get("transformed"):
        status += "変身させた状態で"
    if act.get("attacking"):
        status = "タップ状態で攻撃している状態で"
    if act.get("counters"):
        kind, number = act.get("counters")[0]
        status += f"{counter_word(kind)}{deeds.speech.amount(number)}個が置かれた状態で"
    if act.get("attached") is not None:
        deeds.only(act, "to", "attached", "under", "as", "by")
        status = f"、{deeds.speech.thing(act.get('attached'))}についている状態で"
    if under is None:
        return f"{status}戦場に"
    if under == ("you",):
        return f"{status}あなたのコントロール下で戦場に"
    if under[0] == "owner":
        return f"{status}オーナーのコントロール下で戦場に"
    return f"{status}{deeds.speech.player(under)}のコントロール下で戦場に"


@deed_of("return")
def _return(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "to", "under", "tapped", "attacking", "counters", "as", "by", "attached", "transformed")
    if act.get("by") not in (None, ("you",), deeds.speech.actor):
        raise Unsaid(act)
    to = act.get("to")
    home = bool(deeds.speech.home)
    of = _home(deeds, act.of)
    if act.get("as") is not None:
        _remember(deeds, act.get("as"), act.of)
        if to == "battlefield":
            deeds.speech.made[act.get("as")] = ("クリーチャー", deeds.speech.made[act.get("as")][1])
    if to == "hand":
        return "", f"{of}を{'あなたの手札' if home else _owners_place(deeds, act.of, '手札')}に戻す"
    if to == "battlefield":
        return "", f"{of}を{_battlefield(deeds, act)}戻す"
    raise Unsaid(act)


_OF_AN_OPPONENT_IN_EXILE = ("choose", Filter((Test("owner", ("opponent",)),), "card", ("exile",)))
"""A card in exile that an opponent owns."""


@deed_of("put")
def _put(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "to", "at", "under", "tapped", "attacking", "order", "counters", "as", "by", "attached")
    by = act.get("by")
    if by not in (None, ("you",), deeds.speech.actor):
        if act.get("to") != "battlefield" or act.get("under") is not None:
            raise Unsaid(act)
        plain = act._replace(details=tuple(pair for pair in act.details if pair[0] != "by"))
        return deeds.speech.player(by), _put(deeds, plain)[1]
    to, at, order = act.get("to"), act.get("at"), act.get("order")
    if behind(act)[:2] == _OF_AN_OPPONENT_IN_EXILE and to == "graveyard" and set(dict(act.details)) <= {"to", "by"}:
        number = figure(behind(act)[3])
        return "", f"対戦相手１人がオーナーであるカード{number}枚を、追放領域からそのプレイヤーの墓地に置く"
    of = _library_top(deeds, act.of) or _rest(act.of) or deeds.speech.thing(act.of)
    if act.get("as") is not None:
        _remember(deeds, act.get("as"), act.of)
    if to == "battlefield":
        return "", f"{of}を{_battlefield(deeds, act)}出す"
    if to == "hand":
        return "", f"{of}を{_owners_place(deeds, act.of, '手札')}に加える"
    if to == "graveyard":
        if isinstance(act.of, tuple) and act.of[0] == "top" and act.of[1] != ("you",):
            who = deeds.speech.player(act.of[1])
            return who, f"{of.replace(who + 'の', '自分の', 1)}を自分の墓地に置く"
        if of == "残り" and deeds.speech.actor is None and behind(act)[1].get("among")[1] in deeds.speech.of_others:
            return "そのプレイヤー", "残りを自分の墓地に置く"
        return "", f"{of}を{_owners_place(deeds, act.of, '墓地')}に置く"
    if to == "library" and at in ("top", "bottom"):
        where = "一番上" if at == "top" else "一番下"
        ordered = {None: "", "random": "無作為の順番で", "any": "好きな順番で"}.get(order)
        if ordered is None:
            raise Unsaid(act)
        return "", f"{of}を{_owners_place(deeds, act.of, 'ライブラリー')}の{where}に{ordered}置く"
    if to == "library" and at in ("2", "3") and order is None:
        return "", f"{of}を{_owners_place(deeds, act.of, 'ライブラリー')}の上から{wide(at)}番目に置く"
    raise Unsaid(act)


def _rest(of: Reference | None) -> str | None:
    """Return what is left of the cards looked at; one of them where some are chosen."""
    if not (isinstance(of, tuple) and of[0] in ("all", "choose") and of[1].kind == "card"):
        return None
    among = of[1].get("among")
    if among not in (("made", "looked"), ("made", "revealed")) or len(of[1].tests) != 1:
        return None
    if of[0] == "all" and of[1].zones == ("exile",):
        return "これにより唱えられなかった追放されたカード"
    if of[0] == "all":
        return "残り"
    if of[2] != of[3]:
        raise Unsaid(of)
    return f"そのうち{figure(of[3])}枚"


@deed_of("reveal")
def _reveal(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as")
    if act.get("as") is not None:
        _remember(deeds, act.get("as"), act.of)
    if behind(act)[0] == "target" and deeds.speech.targets[behind(act)[1]].filters[0].kind == "player":
        return deeds.speech.player(act.of), "自分の手札を公開する"
    return "", f"{_library_top(deeds, act.of) or deeds.speech.thing(act.of)}を公開する"


@together
def _out_of_the_hand(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that a hand is revealed and somebody else chooses a card from it, which is discarded or exiled (701.16a, 701.8b)."""
    if (
        len(rest) < 3
        or [one.verb for one in rest[:2]] != ["reveal", "choose"]
        or rest[2].verb not in ("discard", "exile")
    ):
        return None
    shown, chosen, gone = rest[:3]
    what, picked = chosen.get("is"), chosen.get("as")
    if behind(chosen) != "object" or shown.details or gone.details or gone.of != ("made", picked):
        return None
    if not isinstance(what, Filter) or what.zones != ("hand",) or what.get("owner") != shown.of:
        return None
    deeds.only(chosen, "is", "as")
    card = deeds.speech.noun(what._replace(tests=tuple(one for one in what.tests if one.what != "owner"), zones=None))
    end = "そのカードを追放する。" if gone.verb == "exile" else "そのプレイヤーはそのカードを捨てる。"
    return 3, f"{deeds.sentence(shown)}あなたはその中から{card}１枚を選ぶ。{end}"


@deed_of("look")
def _look_at(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as")
    if act.get("as") is not None:
        _remember(deeds, act.get("as"), act.of)
    top = _library_top(deeds, act.of)
    if top is not None:
        return "", f"{top}を見る"
    return "", f"{deeds.speech.player(act.of)}の手札を見る"


@deed_of("shuffle")
def _shuffle(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act)
    if act.of == ("you",):
        return "", "あなたのライブラリーを切り直す"
    return deeds.speech.player(act.of), "自分のライブラリーを切り直す"


@deed_of("play")
def _play(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "free")
    free = "マナ・コストを支払うことなく" if act.get("free") else ""
    return "", f"{deeds.speech.thing(act.of)}を{free}プレイする"


@sentence_of("cast-copy")
def _cast_copy(deeds: Deeds, act: Action) -> str:
    """Return that a card may be copied and the copy cast, which are one thing (707.12)."""
    deeds.only(act, "made", "paid")
    copied = "その追放されたカード" if act.of == ("linked", "exiled") else deeds.speech.thing(act.of)
    free = "" if act.get("paid") else "マナ・コストを支払うことなく"
    if act.get("made"):
        return f"{copied}をコピーする。あなたはそのコピーを{free}唱えてもよい。"
    return f"あなたは{copied}をコピーしてもよい。そうしたなら、あなたはそのコピーを{free}唱えてもよい。"


@deed_of("cast")
def _cast(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "free")
    free = "マナ・コストを支払うことなく" if act.get("free") else ""
    return "", f"{deeds.speech.thing(act.of)}を{free}唱える"


@deed_of("manifest", "cloak")
def _manifest(deeds: Deeds, act: Action) -> tuple[str, str]:
    deeds.only(act, "as")
    verb = "予示" if act.verb == "manifest" else "偽装"
    if act.get("as") is not None:
        deeds.speech.made[act.get("as")] = ("パーマネント", behind(act)[2:] not in ((), (1,)))
    return "", f"{_library_top(deeds, act.of) or deeds.speech.thing(act.of)}を{verb}する"


@sentence_of("become-plotted")
def _plotted(deeds: Deeds, act: Action) -> str:
    deeds.only(act)
    return f"{deeds.speech.thing(act.of)}は計画された状態になる。"


@sentence_of("exile")
def _exiled(deeds: Deeds, act: Action) -> str:
    until = act.get("until")
    rest = act._replace(details=tuple(pair for pair in act.details if pair[0] != "until"))
    begins = f"{duration(until, deeds.speech)}、" if until is not None else ""
    return f"{begins}{deeds.deed(rest)[1]}。"


@sentence_of("reveal-until")
def _reveal_until(deeds: Deeds, act: Action) -> str:
    deeds.only(act, "is", "as", "cards", "exiling", "link")
    done = "追放" if act.get("exiling") else "公開"
    deeds.speech.made[act.get("cards")] = ("カード", True)
    if act.get("as") is not None:
        deeds.speech.made[act.get("as")] = ("カード", False)
    who = deeds.speech.player(act.of)
    yours = act.of == ("you",)
    cards = deeds.speech.counted(act.get("is"), 1 if act.amount is None else act.amount)
    if not yours:
        deeds.speech.of_others.update(name for name in (act.get("cards"), act.get("as")) if name is not None)
    place = "あなた" if yours else "自分"
    said = f"{cards}が{done}されるまで、{place}のライブラリーの一番上からカードを{done}する。"
    return said if yours else f"{who}は、{said}"


def _sought(speech: Speech, what: Filter, act: Action) -> str:
    """Return which cards are searched for: so many, up to as many, or any number, with so much mana value in total."""
    upto, total = act.get("least") == 0, act.get("total-mana-value")
    if total is not None:
        if act.amount is not None or not upto or act.get("different-names"):
            raise Unsaid(act)
        return f"マナ総量の合計が{figure(total)}以下になるように望む枚数の{speech.noun(what)}"
    if isinstance(act.amount, tuple) and act.amount[0] == "made" and act.amount[1] in speech.made and upto:
        return f"その枚数までの{speech.noun(what)}"
    cards = speech.counted(what, act.amount, upto=upto) if act.amount is not None else f"望む枚数の{speech.noun(what)}"
    return f"名前の異なる{cards}" if act.get("different-names") else cards


def search(deeds: Deeds, rest: list[Action]) -> tuple[int, str]:
    """Return a search with what is done with the cards found and the shuffling (701.19)."""
    either = of_either_zone(rest[0])
    act = either if either is not None else rest[0]
    deeds.only(act, "as", "is", "zone", "least", "beside", "different-names", "total-mana-value")
    if act.get("zone") != ("library",) or act.get("as") != "found":
        raise Unsaid(act)
    who = deeds.speech.player(act.of)
    what = act.get("is")
    if act.get("beside") is not None:
        cards = f"{deeds.speech.counted(what, 1)}と{deeds.speech.counted(act.get('beside'), 1)}の片方または両方"
    else:
        cards = _sought(deeds.speech, what, act)
    several = act.amount != 1
    deeds.speech.made["found"] = ("カード", several)
    yours = act.of == ("you",)
    place = "あなたの" if yours else "自分の"
    said = f"{place}ライブラリー{'や墓地' if either is not None else ''}から{cards}を探し"
    taken = 1
    if taken < len(rest) and rest[taken] == Action("reveal", ("made", "found")):
        said += f"、{'それら' if several else 'それ'}を公開し"
        taken += 1
    back = Action("put", ("made", "found"), details=(("at", "top"), ("to", "library")))
    if rest[taken : taken + 2] == [Action("shuffle", ("you",)), back] and yours and not several:
        return taken + 2, f"{said}、ライブラリーを切り直し、その後、そのカードを一番上に置く。"
    if (parted := _parted(rest[taken:], place)) is not None:
        said += parted
        taken += 2
    elif taken < len(rest) and rest[taken].verb in ("put", "exile") and rest[taken].of == ("made", "found"):
        put = rest[taken]
        it = "それら" if several else "それ"
        if put.verb == "exile":
            deeds.only(put)
            said += f"、{it}を追放する。"
        elif put.get("to") == "battlefield":
            deeds.only(put, "to", "tapped", "as", "by")
            if put.get("by") not in (None, act.of):
                raise Unsaid(put)
            said += f"、{it}を{'タップ状態で' if put.get('tapped') else ''}戦場に出す。"
        elif put.get("to") in ("hand", "graveyard"):
            deeds.only(put, "to", "by")
            into = f"{place}手札に加える" if put.get("to") == "hand" else f"{place}墓地に置く"
            said += f"、{it}を{into}。"
        else:
            raise Unsaid(put)
        if put.get("as") is not None:
            deeds.speech.made[put.get("as")] = ("カード", several)
        taken += 1
    else:
        raise Unsaid(act)
    if taken < len(rest) and rest[taken] == Action("shuffle", act.of):
        said += f"その後、{'' if yours else who + 'は'}{place}ライブラリーを切り直す。"
        taken += 1
    return taken, said if yours else f"{who}は{said}"


def _parted(rest: list[Action], place: str) -> str | None:
    """Return that one of two cards found is put onto the battlefield and the other into a hand (701.19)."""
    found = Filter((Test("among", ("made", "found")),), "card")
    if len(rest) < 2 or rest[0].of != ("choose", found, 1, 1) or rest[1].of != ("all", found):
        return None
    one, other = rest[0], dict(rest[1].details)
    details = dict(one.details)
    tapped = details.pop("tapped", False)
    if (one.verb, rest[1].verb, details, other) != ("put", "put", {"to": "battlefield"}, {"to": "hand"}):
        return None
    return f"、そのうち１枚を{'タップ状態で' if tapped else ''}戦場に出し、他の１枚を{place}手札に加える。"


@together
def _look(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that the top cards are looked at, with where some and the rest of them go."""
    act = rest[0]
    if len(rest) > 2 and act.verb == "reveal" and act.get("as") == "revealed" and _library_top(deeds, act.of):
        return _revealed(deeds, rest)
    if len(rest) < 2 or act.verb != "look" or act.get("as") != "looked":
        return None
    deeds.only(act, "as")
    top = _library_top(deeds, act.of)
    if top is None or behind(act)[2] == 1:
        return 1, f"{deeds.deed(act)[1]}。"
    deeds.speech.made["looked"] = ("カード", True)
    text = f"{top}を見る。"
    if len(rest) > 2 and rest[1].verb == "put" and rest[2].verb == "put":
        one, other = deeds.deed(rest[1])[1], deeds.deed(rest[2])[1]
        if _rest(rest[1].of) and _rest(rest[2].of) == "残り":
            return 3, f"{text}{one_after_another([one, other])}。"
    back = _rest(rest[1].of) == "残り" and set(rest[1].details) == {("at", "top"), ("order", "any"), ("to", "library")}
    if rest[1].verb == "put" and back:
        return 2, f"{text}それらを好きな順番で戻す。"
    return 1, text


def _revealed(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that the top cards are revealed, and where those of some kind and the rest of them go, in one sentence."""
    kept, others = rest[1], rest[2]
    if [kept.verb, others.verb] != ["put", "put"] or _rest(others.of) != "残り" or deeds.speech.style != 0:
        return None
    said = deeds.sentence(rest[0])
    return 3, f"{said}{one_after_another([deeds.deed(kept)[1], deeds.deed(others)[1]])}。"


def of_either_zone(act: Action) -> Action | None:
    """Return the search of the library where a player chooses to search that, another zone, or both; None for other choices."""
    modes = act.of if act.verb == "choose-one" else ()
    if not isinstance(modes, tuple) or len(modes) != 3 or any(mode.do[:1] == () for mode in modes):
        return None
    first: Action = modes[0].do[0]
    zones = [mode.do[0].get("zone") for mode in modes if mode.do[0].verb == "search"]
    return first if zones == [("library",), ("graveyard",), ("library", "graveyard")] else None


@together
def _onto_a_host(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that an Aura comes back attached to something that is chosen for it (303.4f)."""
    if (
        len(rest) < 2
        or rest[0].verb != "choose"
        or rest[1].verb not in ("return", "put")
        or rest[0].get("as") != "host"
    ):
        return None
    deeds.only(rest[0], "is", "as")
    if rest[1].get("attached") != ("made", "host") or rest[1].get("to") != "battlefield":
        return None
    host = deeds.speech.counted(rest[0].get("is"))
    said = deeds.sentence(rest[1]._replace(details=tuple(one for one in rest[1].details if one[0] != "attached")))
    return 2, re.sub("を(?=(あなたのコントロール下で)?戦場に)", f"を、{host}についている状態で", said)


@together
def _searched(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    return search(deeds, rest) if searches(rest[0]) else None


@together
def _shown_and_shuffled_in(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that something is revealed and shuffled into the library of its owner, in one sentence."""
    of = rest[0].of
    put = Action("put", of, details=(("to", "library"),))
    if rest[:3] != [Action("reveal", of), put, Action("shuffle", ("owner", of))]:
        return None
    it = deeds.speech.thing(of)
    return 3, f"{it}を公開し、{it}をオーナーのライブラリーに加えて切り直す。"


@together
def _shuffled_in(deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that a graveyard, or an object, is put into a library that is shuffled."""
    if rest[0].verb == "put" and rest[1:2] == [Action("shuffle", _owner_of_all(rest[0]))]:
        of: Any = behind(rest[0])
        zone = _WHOLE_ZONES[of[1].zones]
        if rest[1].of == ("you",):
            return 2, f"あなたの{zone}をあなたのライブラリーに加えて切り直す。"
        return 2, f"{deeds.speech.player(rest[1].of)}は自分の{zone}を自分のライブラリーに加えて切り直す。"
    if rest[0].details == (("to", "library"),) and len(rest) > 1 and rest[1].verb == "shuffle":
        whose = "あなた" if rest[1].of == ("you",) else "オーナー" if rest[1].of == ("owner", rest[0].of) else None
        if whose is None or rest[1] != Action("shuffle", rest[1].of):
            return None
        return 2, f"{deeds.speech.thing(rest[0].of)}を{whose}のライブラリーに加えて切り直す。"
    return None


@together
def _all_shuffled_in(_deeds: Deeds, rest: list[Action]) -> tuple[int, str] | None:
    """Return that you shuffle zones of yours, and with them all permanents you own, into your library."""
    yours, into = (Test("owner", ("you",)),), (("to", "library"),)
    zones = {("hand", "graveyard"): "あなたの手札と墓地", ("graveyard", "hand"): "あなたの手札と墓地"}
    if rest[0].verb != "put" or rest[0].details != into or rest[0].amount is not None:
        return None
    word, *more = behind(rest[0])
    of = more[0] if word == "all" else None
    if not isinstance(of, Filter) or of.kind != "card" or of.tests != yours or of.zones not in zones:
        return None
    permanents = Action("put", ("all", Filter(yours, "permanent")), details=into)
    taken = 2 if rest[1:2] == [permanents] else 1
    if rest[taken : taken + 1] != [Action("shuffle", ("you",))]:
        return None
    also = "とあなたがオーナーであるすべてのパーマネント" if taken > 1 else ""
    return taken + 1, f"{zones[of.zones]}{also}を、あなたのライブラリーに加えて切り直す。"


def searches(act: Action) -> bool:
    """Tell whether a library is searched, alone or with a graveyard."""
    return act.verb == "search" or of_either_zone(act) is not None
