"""Sentences of card text made into abilities: what pronouns mean, what belongs together, what is refused (110, 603, 609)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from judgekit.core.wording import phrase
from judgekit.games.duel_masters.terms import Filter
from judgekit.games.duel_masters.text.deeds import bans, chain, changes, done_by, follow, mute, price
from judgekit.games.duel_masters.text.filters import filter_of
from judgekit.games.duel_masters.text.following import done, follow_all, replacement, tapped, where_spell_goes
from judgekit.games.duel_masters.text.meaning import YOU, Line, instruction
from judgekit.games.duel_masters.text.patterns import pattern_of, zones_of_trigger
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Ability, Condition, Instruction, Modification, Pattern, Value


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
    cheaper = price(Line(line.text, line.spell, line.read), said, others[1:])
    less = cheaper.change("play-cost")
    modify = (
        Modification("given", Instruction(done_to[0].verb, ("chosen", "given"), details=done_to[0].details)),
        Modification("of", (least, most)),
        Modification("play-cost", less) if led else Modification("per", -less),
        *(change for change in cheaper.modify if change.what == "least"),
    )
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
        return ability._replace(condition=condition, text=line.text)
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
