"""Sentences of card text made into abilities: what pronouns mean, what belongs together, what is refused (110, 603, 609)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import NOT_YET, Filter
from judgekit.games.duel_masters.text.deeds import LASTING, LATER, bans, chain, changes, done_by, follow, mute, price
from judgekit.games.duel_masters.text.filters import (
    SAID_WORDS,
    filter_of,
    pattern_of,
    player_of,
    replaced_by,
    zones_of_trigger,
)
from judgekit.games.duel_masters.text.meaning import RESULTS, YOU, Line, instruction, named_last
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import (
    Ability,
    Condition,
    Instruction,
    Modification,
    Pattern,
    Reference,
    Value,
    contains,
    with_other,
)


def follow_all(line: Line, terms: Sequence[Term]) -> None:
    """Follow sentences; one of several things is chosen as the ability is resolved (700.2a)."""
    begun = len(line.do)
    for place, sentence in enumerate(terms):
        since, begun = begun, len(line.do)
        line.several = any(_says(later, "@them") for later in terms[place:])
        if place and terms[place - 1].get("actor") == "each-player" and _draws_unsaid(sentence):
            raise line.refused(phrase("who draws?"), "引く")
        if "modes" in sentence:
            chosen = terms[place - 1].get("mode") if place else None
            if chosen is None or (len(sentence["modes"]) < 2 and chosen not in SAID_WORDS):
                raise line.refused(phrase("what is chosen among?"))
            continue
        if "mode" in sentence:
            lead = sentence.get("lead", "then")
            alone = set(sentence) - {"lead", "chooser"} == {"mode"} and lead in ("then", "did")
            last = "modes" in terms[-1] and place + 2 == len(terms)
            line.sure(alone and last, phrase("what is chosen among?"))
            _because(line, {**terms[place + 1], **sentence}, _mode)
            continue
        if "price" in sentence:
            floor = [one for one in terms[place + 1 : place + 2] if "floor" in one]
            _because(line, {**sentence, "floor": floor}, _change_cost)
            continue
        if "floor" in sentence:
            line.sure(place and "price" in terms[place - 1], phrase("what costs less?"))
            continue
        if "cast-goes" in sentence:
            line.cast_goes(where_spell_goes(line, sentence["cast-goes"]))
            continue
        if "unused" in sentence:
            _unused(line, sentence["unused"])
            continue
        if sentence.get("lead") == "instead":
            line.sure(terms[place - 1].get("lead", "then") == "then", phrase("instead of what?"), "かわりに")
            _instead(line, sentence, since)
            begun = since
            continue
        _follow(line, sentence)


def _because(line: Line, sentence: Term, way: Callable[[Line, Term], None]) -> None:
    """Follow a sentence in a way of its own; behind 「そうしたら」 it is done only if what stands before it was."""
    before, did, line.do = line.do, line.did, []
    way(line, {key: value for key, value in sentence.items() if key != "lead"})
    new, line.do = line.do, before
    if sentence.get("lead", "then") == "then":
        line.do.extend(new)
    else:
        _led(line, sentence["lead"], new, did)


_DRAWS = {"draw-same", "draw", "draw-up-to", "draw-to", "draw-count", "draw-done"}


def _draws_unsaid(sentence: Term) -> bool:
    """Tell whether a sentence lets somebody draw without saying who: its player, or all who acted before?"""
    return "actor" not in sentence and "do" in sentence and bool(_DRAWS & set(chain(sentence["do"])[0][0]))


def _instead(line: Line, sentence: Term, since: int) -> None:
    """Read 「…なら、かわりに…」 after a sentence: the effect replaces what it would itself do (609.7)."""
    chosen, replaced = list[Instruction](), line.do[since:]
    line.sure(replaced and (line.it != RESULTS or not _says(sentence, "@it")), phrase("instead of what?"), "かわりに")
    condition = line.condition(sentence["if"])
    line.do = line.do[:since]
    before, line.do = line.do, []
    until = sentence.get("until", replaced[-1].get("until"))
    acts, may = chain(sentence["do"])
    for act in acts:
        follow(line, act, YOU, until if LASTING & set(act) else None)
    new = _may(line, YOU) if may else line.do
    while replaced and replaced[0].verb == "choose" and _named(replaced, (condition, tuple(new))):
        chosen.append(replaced.pop(0))  # what is done to it is another thing, not which one it is
    line.sure(not _named(replaced, (condition, tuple(new))) and replaced, phrase("instead of what?"), "かわりに")
    ways = {"if": condition, "then": tuple(new), "else": tuple(replaced), "instead": True}
    line.do = [*before, *chosen, instruction("if", **ways)]
    line.it, line.did = None, None


def _named(instructions: Sequence[Instruction], meant: Value) -> bool:
    """Tell whether something speaks of what one of some instructions is done to."""
    names = {one.get("as") for one in instructions} - {None}
    return any(contains(meant, ("chosen", name)) for name in names)


def _says(term: Value, word: str) -> bool:
    """Tell whether a term has a word anywhere in it."""
    parts = term.values() if isinstance(term, dict) else term if isinstance(term, list) else ()
    return term == word or any(_says(part, word) for part in parts)


def _change_cost(line: Line, sentence: Term) -> None:
    """Read 「このターン、次に召喚する自分のクリーチャーのコストを3少なくする」 (112.2b)."""
    known = {"until", "price", "how", "less", "more", "next", "per", "floor"}
    line.sure("until" in sentence and set(sentence) <= known, phrase("how long does it cost less?"))
    change = price(line, sentence, sentence["floor"])
    line.sure(sentence["until"] not in LATER, phrase("what begins only then?"))
    affects = change.affects
    if "next" in sentence and affects is not None and affects.controller is None:
        affects = affects._replace(controller=YOU)  # the next one that whoever uses this summons or casts
    line.add("modify-all", until=sentence["until"], filter=affects, **{"with": change.modify})


def where_spell_goes(line: Line, tail: Term) -> tuple[Modification, ...]:
    """Return where a spell is put once it was cast, in place of the graveyard (609.1a)."""
    acts, may = chain(tail)
    if acts == [{"shuffle-in": "@it"}] and not may:  # neither on top nor below
        return (Modification("to", "library"), Modification("shuffled", True))
    if may or len(acts) > 1 or acts[0].get("move") != "@it" or acts[0].get("at", "").isdigit():
        raise line.refused(phrase("more than what becomes of the spell"))
    return tuple(Modification(key, acts[0][key]) for key in ("to", "at") if key in acts[0])


def _unused(line: Line, quoted: Term) -> None:
    """Read 「その「S・トリガー」を使うことはできない」: what is put into the hand is not declared for it (112.3a)."""
    last = line.last_deed() if line.do and line.do[-1].get("else") is None else None
    if quoted != {"text": "S・トリガー"} or last is None or (last.verb, last.get("to")) != ("move", "hand"):
        raise line.refused(phrase("what is not used?"), quoted["text"])
    line.do[-1] = named_last(line.do[-1], {"silent": True})


def _mode(line: Line, sentence: Term) -> None:
    """Let one of several things be chosen, by whoever the text says (700.2a, 700.2b)."""
    chooser = player_of(sentence.get("chooser", "you"), YOU)
    line.sure(chooser in (YOU, ("opponent",)), phrase("who chooses?"), "選ぶ")
    word = sentence["mode"] if sentence["mode"] in SAID_WORDS else None
    for _ in range(1 if word else int(sentence["mode"])):
        line.one_of(sentence["modes"], _followed, chooser, word)


def _followed(line: Line, mode: Sequence[Term]) -> None:
    line.did = None
    follow_all(line, mode)
    done(line)


def _follow(line: Line, sentence: Term) -> None:
    if "waits" in sentence and "lead" in sentence:  # 「そうしたら、このターンの終わりに…」
        _because(line, sentence, _follow)
        return
    if "waits" in sentence:
        waits = sentence["waits"]
        rest = {key: value for key, value in sentence.items() if key != "waits"}
        sentence = {**rest, "during": waits["during"], "once": "true", "when": waits["at"]}
    if "would" in sentence and "during" in sentence:  # what is replaced for a time
        instead = {key: value for key, value in sentence.items() if key != "during"}
        replaces = replacement(Line(line.text, False, line.read), instead)
        line.add("delayed", ability=replaces._replace(text=""), until=sentence["during"])
    elif "during" in sentence:
        _later(line, sentence)
    elif set(sentence) == {"enters", "of", "until"}:
        line.add("delayed", ability=tapped(line, sentence)._replace(text=""), until=sentence["until"])
    elif "do" not in sentence or "when" in sentence:
        raise line.refused(phrase("something that is so all the time in what is done"))
    else:
        _do(line, sentence)


def _do(line: Line, sentence: Term) -> None:
    """Read what is done at once, by whom, and whether."""
    actor = line.player(sentence["actor"], YOU) if "actor" in sentence else YOU
    before, line.do = line.do, []
    line.before = before[-1] if before else None
    condition = line.where(sentence)
    did, line.did = line.did, None
    new = _deeds(line, sentence, actor)
    line.do = before
    if line.keeps:
        line.do[-1] = named_last(line.do[-1], line.keeps)
        line.keeps = {}
    if condition is not None:
        new = [instruction("if", **{"if": condition, "then": tuple(new)})]
        line.did = None
    lead = sentence.get("lead")
    one_way = [one.verb == "if" and one.get("else") is None for one in line.do[-2:]]
    if lead == "otherwise" and one_way[-1:] == [True] and one_way != [True, True]:  # than in one case, not in several
        line.do[-1] = line.do[-1].having(**{"else": tuple(new)})
        line.did = None
    elif lead == "otherwise" and [one.verb for one in line.do[-1:]] != ["may"]:
        raise line.refused(phrase("otherwise than what?"), "それ以外なら")
    elif lead in ("did", "else", "otherwise"):
        _led(line, lead, new, did)
    elif line.offered and line.do:
        line.sure(line.do[-1].verb == "may", phrase("what may be left undone?"))
        line.do[-1] = line.do[-1].having(do=(*line.do[-1].get("do"), *new))
    else:
        line.do.extend(new)
    line.offered = line.offered and line.searched is not None


def _deeds(line: Line, sentence: Term, actor: Reference) -> list[Instruction]:
    """Return the instructions of the deeds of a sentence."""
    acts, may = chain(sentence["do"])
    per = sentence.get("per")
    # 「1体につき、…を1体選び、…」
    one_each = per is not None and len(acts) > 1 and isinstance(acts[0].get("select"), dict)
    one_deed = len(acts) <= 1 or one_each or (len(acts) == 2 and "pick-blind" in acts[0])
    line.sure(per is None or one_deed, phrase("how much of it is done for each?"), "につき")
    line.per = None if one_each else per
    in_any_case: list[Instruction] = []
    for place, act in enumerate(acts):
        if may and place and place == _after(sentence["do"]):
            in_any_case, line.do = line.do, []
            line.before = in_any_case[-1] if in_any_case else line.before
        follow(line, act, actor, sentence.get("until"))
    line.sure("until" not in sentence or any(LASTING & set(act) for act in acts), phrase("what lasts?"))
    if one_each or line.per is not None:
        line.sure(not may or one_each, phrase("what is counted?"), "につき")
        line.do = [_for_each(line, sentence["per"], _may(line, actor) if may else line.do, actor)]
        may = False
    return [*in_any_case, *_may(line, actor)] if may else line.do


def _for_each(line: Line, per: Term, done_each: list[Instruction], actor: Reference) -> Instruction:
    """Return what is done to one thing for each of something: the same may be chosen several times (601.1h)."""
    if [one.verb for one in done_each[:1]] != ["choose"] or any(one.verb == "choose" for one in done_each[1:]):
        raise line.refused(phrase("what is counted?"), "につき")
    line.do, line.per = [], None
    times = line.each(per, actor)
    line.it, line.did = None, None
    return instruction("for-each", None, times, do=tuple(done_each))


def _after(term: Term, place: int = 1) -> int:
    """Return which of several deeds 「その後」 stands before; of several the last, of none 0: those behind may be left undone."""
    later = _after(term["then"], place + 1) if "then" in term else 0
    return later or (place if "after" in term else 0)


def _later(line: Line, sentence: Term) -> None:
    """Read what triggers for a time, or once at the end of the turn (603.6)."""
    body = {key: value for key, value in sentence.items() if key not in ("during", "once", "when")}
    before, it, same = line.do, line.it, line.same
    line.do = []
    when = sentence["when"]
    line.sure("lead" not in body, phrase("when?"))
    line.sure("either" not in when and "time" not in when, phrase("when?"))
    if "of" in when:
        line.it = None if when["of"] in ("this", "this-card") else ("event", "object")
    condition = line.where(body)
    _follow(line, {key: value for key, value in body.items() if key != "if"})
    kind = NOT_YET if sentence["during"] == "game" and when.get("moment") == "turn-end" else "triggered"
    pattern, once = pattern_of(when, line.text), "once" in sentence
    ability = Ability(kind, when=pattern, condition=condition, do=tuple(line.do), once=once)
    line.do, line.it, line.same = before, it, same
    for word in ("object", "source"):  # what is meant of the event before: the one to come is another
        inner = word == "object" and when.get("of", "this") not in ("this", "this-card")
        if not inner and contains(ability, ("event", word)):
            ability = with_other(ability, ("event", word), line.kept(("event", word)))
    line.do.append(instruction("delayed", ability=ability, until=sentence["during"]))
    line.did = None


def _may(line: Line, actor: Reference) -> list[Instruction]:
    """Return what may be left undone; choosing one thing is left undone by choosing none."""
    if not line.do and line.searched is not None:  # 「山札を見てもよい」: what follows belongs to it
        line.offered = True
        return [instruction("may", actor, do=())]
    line.sure(line.do, phrase("what may be left undone?"))
    first, *rest = line.do
    if first.verb == "look" and rest:  # 「見て、…してもよい」: whether is decided by who has seen it
        line.do = rest
        return [first, *_may(line, actor)]
    if first.verb == "choose" and actor == YOU and first.of is not None and first.of[2:4] in ((1, 1), (0, None)):
        word, wanted, _least, most, by = first.of
        chosen = ("compare", ("number-of", ("chosen", first.get("as"))), ">=", 1)
        line.did = chosen
        choice = first._replace(of=(word, wanted, 0, most, by))
        return [choice, instruction("if", **{"if": chosen, "then": tuple(rest)})] if rest else [choice]
    found_none = first.verb == "choose" and first.of is not None and first.of[1].zone == ("library",)
    if found_none or (not rest and first.verb in ("search", "may", "draw-up-to")):
        # nothing has to be found (701.10b); 「2枚まで引いてもよい」 asks before each card already
        return [first, *rest]
    return [instruction("may", actor, do=tuple(line.do))]


def _led(line: Line, lead: str, new: list[Instruction], did: Condition | None) -> None:
    """Join what is done because something before was done, or was not: trying is enough (101.3a)."""
    key = "then" if lead == "did" else "else"
    line.sure(line.do, phrase("because of what?"))
    if lead == "did":
        new = [new[0].having(tried=True), *new[1:]]
    last = line.do[-1]
    if last.verb == "may":
        name = "do" if lead == "did" else "else"
        line.do[-1], line.did = last.having(**{name: (*last.get(name, ()), *new)}), None
    elif last.verb == "if" and did is not None and last.get("if") == did:
        line.do[-1] = last.having(**{key: (*last.get(key, ()), *new)})
        line.did = did
    elif last.verb == "if":
        raise line.refused(phrase("because of what?"))
    elif did is not None:
        line.do.append(instruction("if", **{"if": did, key: tuple(new)}))
    elif lead == "did":
        line.do.extend(new)
    else:
        raise line.refused(phrase("otherwise than what?"))


def done(line: Line) -> tuple[Instruction, ...]:
    """Return the instructions of a line.

    Raises:
        CardTextNotUnderstood: something that it begins to say is not said to its end.
    """
    if line.searched is not None or line.blind is not None:
        raise line.refused(phrase("what becomes of the cards looked at, and is the library shuffled?"))
    return tuple(line.do)


_STATES = {"tapped": ("tapped", True), "untapped": ("tapped", False), "blocking": ("blocking", True)}
"""How a card comes into a zone, as the words say (110.4f)."""


def tapped(line: Line, sentence: Term) -> Ability:
    """Read 「このクリーチャーはタップして出る」 (110.4f), also of others than the card itself and of the mana zone."""
    of = sentence["of"]
    where = {key: sentence[key] for key in ("owner",) if key in sentence}
    when = pattern_of({"event": sentence.get("event", "enters"), "of": of, **where}, line.text)
    do = (Instruction("having", details=(_STATES[sentence["enters"]],)),)
    condition = line.where(sentence)
    return Ability("entering", when=when, condition=condition, do=do, text=line.text)


_OWN = dict.fromkeys(("this", "this-card"), ("@it", "this", "this-card"))
"""How the card itself is called that something happens to."""


def replacement(line: Line, sentence: Term, others: Sequence[Term] = ()) -> Ability:
    """Read 「…時、かわりに…」 (609.1a): another zone, or something else that can be done (609.4)."""
    when = replaced_by(sentence["would"], line.text, sentence.get("not"))
    line.it = ("event", "object") if {"of", "by"} & set(sentence["would"]) else None
    holds = line.where(sentence)
    acts, may = chain(sentence["instead"])
    acts = [act for act in acts if "stay" not in act]  # what happens instead: it stays
    line.sure(not may or acts, phrase("who would not let it stay?"), "とどまってもよい")
    if [set(act) for act in acts] == [{"put"}] and sentence["would"].get("event") == "discard":
        acts = [{"move": acts[0]["put"], "to": "battle-zone"}]
    of = sentence["would"].get("of")
    if len(acts) == 1 and line.it is not None and acts[0].get("move") in _OWN.get(str(of), ("@it", of)):
        act = acts[0]
        at = act.get("at", "top")
        if set(act) - {"tapped", "at"} != {"move", "to"} or at not in ("top", "bottom") or others:
            raise line.refused(phrase("where does it go instead?"))
        tapped = True if "tapped" in act else None
        happened = {"destroyed": "destroy", "discard": "discard"}
        cause = happened[sentence["would"]["event"]] if "not" in sentence else "effect"
        line.do = [instruction("elsewhere", to=act["to"], at=None if at == "top" else at, tapped=tapped, cause=cause)]
        zones = ("hand",) if sentence["would"].get("event") == "discard" else None
        return Ability("replacement", None, when, holds, do=done(line), optional=may, zones=zones, text=line.text)
    line.sure(sentence["would"].get("event") != "discard", phrase("where does it go instead?"))
    for act in acts:
        follow(line, act, YOU, None)
    for one in others:
        _unused(line, one["unused"])
    for possible in _possible(line):
        holds = possible if holds is None else ("and", holds, possible)
    return Ability("replacement", None, when, holds, do=done(line), optional=may, text=line.text)


def _possible(line: Line) -> Iterator[Condition]:
    """Yield what must hold so that what happens instead can be done; what cannot be done replaces nothing (609.4)."""
    if line.do and line.do[0].verb == "choose" and line.do[0].of is not None:
        _, wanted, least, _most, _by = line.do[0].of
        yield ("enough", wanted, least)
        if any(one.verb == "choose" for one in line.do[1:]):
            raise line.refused(phrase("several choices in what happens instead"))
    for done_instead in line.do:
        if done_instead.of is not None and done_instead.of[0] == "all":
            yield ("there", done_instead.of[1])


def noting_use(do: Sequence[Instruction], used: Instruction) -> tuple[Instruction, ...]:
    """Return what an ability does that is used once each turn or game: what is left undone does not use it."""
    first, *rest = do
    if first.verb == "may":
        return (first.having(do=(used, *first.get("do"))), *rest)
    if first.verb == "choose" and rest and rest[0].verb == "if" and first.of is not None and first.of[2] == 0:
        return (first, rest[0].having(then=(used, *rest[0].get("then"))), *rest[1:])
    return (used, first, *rest)


def abilities(line: Line, sentences: Sequence[Term]) -> tuple[Ability, ...]:
    """Return the abilities that sentences say together.

    Raises:
        CardTextNotUnderstood: they do not say one thing.
    """
    first, *others = sentences
    for says_so, way in _FORMS:
        if says_so(first, others):
            return way(line, first, others)
    if not line.spell:
        return tuple(ability for one in sentences for ability in _static(line, one))
    follow_all(line, sentences)
    return (Ability("spell", do=done(line), text=line.text),)


Form = Callable[[Line, Term, Sequence[Term]], tuple[Ability, ...]]
"""Makes abilities of a first sentence and of those after it."""


def _spell_goes(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read where a spell is put after it was cast (609.8a)."""
    line.sure(not others, phrase("more than what becomes of the spell"))
    return (Ability("rule", name="spell-goes", modify=where_spell_goes(line, first["spell-goes"]), text=line.text),)


def _says_price(first: Term, others: Sequence[Term]) -> bool:
    floor = bool(others) and set(others[-1]) == {"floor"} and "when" not in first
    return "until" not in first and ("price" in first or floor)


def _price(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    found = price(line, first, others)
    line.sure(not line.spell or found.affects is None, phrase("how long does it cost less?"))
    return (found,)


def _given_for_it(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read 「このクリーチャーを召喚する時、…してもよい。そうしたら、コストを3少なくする」 (601.1a)."""
    acts, may = chain(first["do"])
    said = dict(others[0]) if others else {}
    per, led = said.pop("per", None), said.pop("lead", None) == "did"
    of_itself = set(first) == {"paying", "do"} and said.get("price") in ("this", "this-card")
    line.sure(may and of_itself and (per is None) == led, phrase("what is given for it, and what does it cost then?"))
    line.gives = True
    for act in acts:
        follow(line, act, YOU, None)
    chosen, *done_to = line.do or [Instruction("")]
    if chosen.verb != "choose" or chosen.of is None or [one.verb in _GIVEN for one in done_to] != [True]:
        raise line.refused(phrase("what is given for it?"))
    _, wanted, least, most, _ = chosen.of
    line.sure({*(wanted.zone or ())} <= {"battle-zone", "hand", "graveyard"}, phrase("what is given for it?"))
    done_to_each = per is not None and per["number"] == "1" and "done" in per["each"]
    counted = line.counted(per["each"]) if per is not None and done_to_each else ()
    fixed = least == most if led else counted == ("number-of", ("chosen", "done"))
    line.sure(fixed, phrase("how much less does it cost?"))
    if "instead" in said:  # another cost in its place (601.1b)
        line.sure(led and len(others) == 1 and chosen.get("differ") is None, phrase("how much less does it cost?"))
        changed: tuple[Modification, ...] = (Modification("instead", int(said["instead"])),)
    else:
        cheaper = price(Line(line.text, line.spell, line.read), said, others[1:])
        less = cheaper.change("play-cost")
        changed = (Modification("play-cost", less) if led else Modification("per", -less),)
        changed += tuple(change for change in cheaper.modify if change.what == "least")
    differ = () if chosen.get("differ") is None else (Modification("differ", chosen.get("differ")),)
    given = Instruction(done_to[0].verb, ("chosen", "given"), details=done_to[0].details)
    modify = (Modification("given", given), Modification("of", (least, most)), *differ, *changed)
    return (Ability("rule", name="price-offer", affects=wanted, modify=modify, text=line.text),)


_GIVEN = ("tap", "destroy", "discard-card", "move")
"""What is done with what is given for a card besides mana."""


def _replaces(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read what happens instead, or how something comes (609, 110.4f)."""
    if others and ("enters" in first or [set(one) for one in others] != [{"unused"}]):
        raise line.refused(phrase("more than what happens instead"))
    return (replacement(line, first, others) if "would" in first else tapped(line, first),)


def permission(line: Line, term: Term) -> Condition:
    """Return when a card may be played without its cost: 「…なら、この呪文をコストを支払わずに唱えてもよい」 (112.3e)."""
    line.sure(_permits_itself(term, ()), phrase("when is it played without its cost?"))
    return line.condition(term["if"])


def _permits_itself(first: Term, _others: Sequence[Term]) -> bool:
    """Tell whether a sentence lets its own card be played without its cost, which it says wherever the card is (110.4d)."""
    acts, may = chain(first["do"]) if set(first) == {"if", "do"} else ([], False)
    return may and [act.get("free") for act in acts] in (["this"], ["this-card"])


def _played_for_nothing(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read a permission as G・ゼロ has it, without the word."""
    line.sure(not others, phrase("more than when it is played without its cost"))
    return (Ability("rule", name="g-zero", condition=permission(line, first), text=line.text),)


def _permission_from(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read 「自分の墓地からクリーチャーを召喚してもよい」: for its cost, as out of the hand (601.1, 110.4b)."""
    then = [one for one in others if one.get("lead") == "did"]
    alone = not others or (first["permits"] == "this" and then == list(others[:1]))
    line.sure(alone, phrase("more than from where it is summoned"))
    condition = line.where(first)
    condition = _and(("unused",), condition) if "limit" in first else condition
    if first["permits"] == "this":
        zone = (first["zone"],)
        from_there = Ability("rule", name=f"playable-from-{zone[0]}", condition=condition, zones=zone, text=line.text)
        if not others:
            return (from_there,)
        line.it, line.same = ("this",), "this"
        follow_all(line, [{key: value for key, value in one.items() if key != "lead"} for one in others])
        return (from_there, Ability("rule", name="price-offer", do=done(line), zones=zone, text=line.text))
    affects = filter_of(first["permits"], YOU, line.text)
    if "race" in first["permits"] and "type" not in first["permits"]:
        affects = affects._replace(what=("creature",))  # only creatures are summoned (701.3a)
    kind = "spell" if "cast" in first else "creature"
    if affects.what != (kind,) or affects.owner != YOU or affects.zone == ("hand",):
        raise line.refused(phrase("which creatures are summoned, and from where?"))
    return (Ability("rule", name="summons-from", condition=condition, affects=affects, text=line.text),)


def _charges(line: Line, term: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read 「自分はカードをもう1枚チャージできる」: more than one card a turn (503.2)."""
    line.sure(not line.spell, phrase("how long are more cards charged?"))
    line.sure(not others, phrase("more than how many cards are charged"))
    player = line.player(term["charges"], YOU)
    change = Modification("number", int(term["more"])) if "more" in term else Modification("most", int(term["most"]))
    more = Ability("rule", name="charges-more", when=done_by(player), condition=line.where(term), modify=(change,))
    return (more._replace(text=line.text),)


_AGAINST = ("win-battle", "lose-battle", "battle", "block", "blocked")
"""Events of a creature that another one is a part of."""

_PLAYED = ("summon", "cast", "enters")
"""Events that a player brings about with a card."""


def _triggered(line: Line, first: Term, others: Sequence[Term]) -> tuple[Ability, ...]:
    """Read a 誘発型能力; on two kinds of event it is one ability each (603.2)."""
    when = first["when"]
    both = when.get("either", [when])
    if len(both) > 1 and both[1].get("of") == "@same":
        both = [both[0], {**both[1], "of": both[0].get("of")}]
    both = [both[0], *(_by_the_same(line, both[0], one) for one in both[1:])]
    body = {key: value for key, value in first.items() if key not in ("when", "limit")}
    line.sure("waits" not in body or "if" not in body, phrase("when is it asked?"))
    _hear(line, both)
    both_ways = any(one.get("lead") == "otherwise" for one in others)  # something is done where it does not hold, too
    condition = line.condition(body.pop("if")) if "if" in body and "lead" not in body and not both_ways else None
    line.outside = _said_to_be_in(first.get("if"))
    line.left = both[0]["event"] if both[0].get("event") in ("destroyed", "leaves") else None
    follow_all(line, (body, *others))
    do = done(line)
    if line.inverts:  # 「ゲーム中で1度」: what is upside down already is not turned again (105.5)
        condition = _and(("is", ("this",), Filter(inverted=False)), condition)
    if "limit" in first:
        do, condition = _limited(line, do, condition, lasting=first["limit"] == "game")
    found = {(pattern_of(one, line.text), _zones(line, one)): None for one in both}
    return tuple(
        Ability("triggered", when=when, condition=condition, do=do, zones=zones, text=line.text)
        for when, zones in _joined(list(found))
    )


def _by_the_same(line: Line, one: Term, other: Term) -> Term:
    """Return what happens second, done by who did the first (「相手が…た時または…を出した時」)."""
    if "actor" not in other or "player" not in one or other["of"] in ("this", "this-card"):
        return other
    line.sure("paid" not in one and "controller" not in other["of"], phrase("who does it, and how?"), "または")
    return {**other, "player": one["player"]}


def _said_to_be_in(condition: Value) -> str | None:
    """Return the zone in which a condition wants the card itself, where it is not the battle zone: it functions there (110.4b)."""
    if not isinstance(condition, dict):
        return None
    inner = [_said_to_be_in(one) for one in condition.get("both", ())]
    zone = condition.get("this-in", next(filter(None, inner), None))
    return None if zone == "battle-zone" else zone


def _joined(found: list[tuple[Pattern, tuple[str, ...] | None]]) -> list[tuple[Pattern, tuple[str, ...] | None]]:
    """Return patterns of which two that differ in what it happens to are one: an ability triggers once on an event (603.2b)."""
    if len(found) != 2 or found[0][1] != found[1][1]:
        return found
    (one, zones), (other, _) = found
    if one.of is None or other.of is None or one._replace(of=None) != other._replace(of=None):
        return found
    return [(one._replace(of=Filter(either=(one.of, other.of))), zones)]


def _hear(line: Line, both: Sequence[Term]) -> None:
    """Note what pronouns mean after a 誘発条件: what it happened to, or the other one of a fight."""
    line.fought = all(one.get("event") in _AGAINST and one.get("of") == "this" for one in both)
    if any("moment" in one or ("player" in one and one["event"] not in _PLAYED) for one in both):
        return
    of = both[0].get("of")
    itself = of in ("this", "this-card")
    line.it = ("this",) if itself else ("event", "object") if "of" in both[0] else None
    if both[0].get("target") == "creature" and itself:
        line.it = ("attacked",)  # 「そのクリーチャー」 is the one that is attacked
    if "by" in both[0]:
        line.it = (both[0]["by"],)
    if itself and len(both) == 1 and both[0].get("event") == "battle" and "with" in both[0]:
        # 「このクリーチャーがクリーチャーとバトルする時…そのクリーチャー」 is the other one
        line.it = ("event", "source")
    if len(both) > 1 and both[1].get("of", of) != of:
        line.it = ("event", "object")
    line.trigger = ("event", "object") if line.it == ("event", "object") else None
    line.same = "this" if itself else None


def _limited(
    line: Line, do: tuple[Instruction, ...], condition: Condition | None, lasting: bool
) -> tuple[tuple[Instruction, ...], Condition]:
    """Return what an ability does, and when, that is used once each turn, or once in the game."""
    line.sure(condition is None or len(do) == 1, phrase("when is it used?"), "各ターン")
    used = noting_use(do, instruction("used", until="game" if lasting else None))
    return used, _and(("unused-in-game",) if lasting else ("unused",), condition)


def _and(one: Condition, other: Condition | None) -> Condition:
    return one if other is None else ("and", one, other)


def _zones(line: Line, when: Term) -> tuple[str, ...] | None:
    """Return where an ability functions: 「このクリーチャーを自分の墓地から出す」 is said there (110.4b, 110.4g)."""
    zones = zones_of_trigger(when)
    if line.outside is None or zones == (line.outside,):
        return zones
    itself = when.get("of") in ("this", "this-card")
    if itself and zones is None and line.outside == "graveyard" and when.get("event") in ("destroyed", "leaves"):
        return None  # it was in play as that happened, and is looked for in the graveyard as the effect is resolved
    line.sure(zones is None and not itself, phrase("where does it function?"), line.outside)
    return (line.outside,)


def _static(line: Line, sentence: Term) -> list[Ability]:
    """Read what is so all the time (110.3d): powers, abilities given, what may not be done."""
    line.sure({"do"} <= set(sentence) <= {"do", "if", "per"}, phrase("when is this done?"))
    if_so: Term = sentence["if"] if isinstance(sentence.get("if"), dict) else {}
    if if_so.get("this-in", "battle-zone") != "battle-zone":
        return _static_in(line, if_so["this-in"], {key: value for key, value in sentence.items() if key != "if"})
    acts, may = chain(sentence["do"])
    condition = line.where(sentence)
    if {"this", "this-is", "this-in"} & set(if_so):
        line.same = "this"  # 「このクリーチャーが…なら、「…」を得る」
    found: list[Ability] = []
    for act in acts:
        if may or "until" in act or act.get("clause") in ("frozen", "attacks-again"):
            raise line.refused(phrase("when is this done?"))
        if "say" in act:
            found += _said(line, act, sentence.get("per"), condition)
        elif len(acts) == 1 and condition is not None and "per" not in sentence and _once(act):
            follow(line, act, YOU, None)
            found.append(Ability("one-shot", condition=condition, do=done(line), text=line.text))
        elif ("ban" in act or "mute" in act) and "per" not in sentence:
            found += bans(line, act, condition) if "ban" in act else [mute(line, act, condition)]
        else:
            raise line.refused(phrase("when is this done?"))
    return found


def _once(act: Term) -> bool:
    """Tell whether something is done to the card itself or to a player: a static ability does it once (604.4)."""
    word = next(iter(act))
    itself = word in ("destroy", "move") and act[word] in ("this", "this-card") and "from" not in act
    return itself or word in ("win", "lose")


def _static_in(line: Line, zone: str, sentence: Term) -> list[Ability]:
    """Read what is so while the card is in a zone: it functions there (110.4b)."""
    there = _static(line, sentence)
    line.sure(not any(one.kind != "static" or one.affects is None for one in there), phrase("of which is this said?"))
    return [one._replace(zones=(zone,)) for one in there]


def _said(line: Line, act: Term, per: Term | None, condition: Condition | None) -> list[Ability]:
    """Read what is said of the card itself, or of all that a description means."""
    subject = line.same if act["say"] == "@same" else act["say"]
    if subject is None or subject == "@it" or (isinstance(subject, dict) and "all" not in subject):
        raise line.refused(phrase("of which is this said?"))
    line.same = subject
    changed = changes(line, act, per, YOU)
    affects = None if subject == "this" else filter_of(subject["all"], YOU, line.text)
    if affects is not None and affects.zone == ("shield-zone",) and affects.held is None:
        affects = affects._replace(held=False)  # what is had as a shield, not as one that waits (113.6b)
    given = [change.value for change in changed if change.what == "gain"]
    if affects is None and len(given) == len(changed):
        return [_on(line, ability, condition) for ability in given]
    return [Ability("static", condition=condition, affects=affects, modify=changed, text=line.text)]


def _on(line: Line, ability: Ability, condition: Condition | None) -> Ability:
    """Return an ability that a card has itself, while a condition holds."""
    if condition is None:
        return ability._replace(text=line.text)
    if ability.kind == "rule":
        both = condition if ability.condition is None else ("and", condition, ability.condition)
        return ability._replace(condition=both, text=line.text)
    return Ability("static", condition=condition, modify=(Modification("gain", ability),), text=line.text)


_FORMS: tuple[tuple[Callable[[Term, Sequence[Term]], bool], Form], ...] = (
    (lambda first, _others: "spell-goes" in first, _spell_goes),
    (lambda first, _others: "permits" in first, _permission_from),
    (_permits_itself, _played_for_nothing),
    (lambda first, _others: "paying" in first, _given_for_it),
    (_says_price, _price),
    (lambda first, _others: "charges" in first, _charges),
    (lambda first, _others: "would" in first and "during" not in first, _replaces),
    (lambda first, _others: "enters" in first and not {"until", "when"} & set(first), _replaces),
    (lambda first, _others: "when" in first and "during" not in first, _triggered),
)
"""Forms of what sentences say together, by what tells them; any other text is done by a spell, or so all the time."""
