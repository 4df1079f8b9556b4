"""English card text, instructions with sentences of their own: may, if, unless, later, each, chance (603.7, 608.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.printing import agreeing_text, in_base_form
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.printing.english_instead import replacement_texts
from judgekit.games.mtg.text.printing.english_instructions import MOST, Said, Sentences, Telling, Way, sentences_by
from judgekit.games.mtg.text.printing.english_rows import THIS_WAY, Speech
from judgekit.games.mtg.text.printing.english_shapes import figures, one_or_more, with_x
from judgekit.language.english.numbers import ORDINALS

_FURTHER = {
    "no-regeneration": ("it can't be regenerated", "they can't be regenerated"),
    "unpreventable": ("the damage can't be prevented",),
    "to": ("if that spell is countered this way , exile it instead of putting it into its owner 's graveyard",),
    "new-targets": ("you may choose new targets for the copy",),
}
"""Details of instructions that a sentence of its own says."""


def _may(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    who = act["may"]
    for text, after in _allowed(telling, who, act["do"], mentioned):
        yield from _followed(telling, [text], after, act)


def _allowed(telling: Telling, who: Json, do: list[Term], mentioned: frozenset[str]) -> Iterator[Said]:
    by = Telling(telling.speech.by(who), telling.from_zone, who)
    said, known = by.introduced(who, mentioned)
    subjects = telling.speech.texts("player", said)
    for text, after in by.joined(do, known):
        for subject in subjects:
            yield f"{subject} may {text}", after
    if who == "you":
        for text, after in telling.joined(do, mentioned):
            yield f"you may have {in_base_form(text)}", after
            yield f"you may have {text}", after


def _followed(telling: Telling, sentences: list[str], mentioned: frozenset[str], act: Term) -> Iterator[Sentences]:
    """Yield sentences with what follows if it was done, and if it was not (118.12)."""
    leads = [("then", "if you do"), ("else", "if you don't")]
    if act.get("may", "you") != "you":
        leads = [("then", "if they do"), ("else", "if they don't")]
    ways: list[Sentences] = [(sentences, mentioned)]
    for key, lead in leads:
        if key in act:
            ways = [(more, after) for one in ways for more, after in _led(telling, lead, act[key], *one)]
    yield from ways


def _led(
    telling: Telling, lead: str, acts: list[Term], sentences: list[str], mentioned: frozenset[str]
) -> Iterator[Sentences]:
    if len(acts) == 1 and "reflexive" in acts[0]:
        for more, after in _reflexive(telling, acts[0], mentioned):
            yield [*sentences, *more], after
        return
    for text, after in telling.joined(acts, mentioned):
        yield [*sentences, f"{lead} , {text}"], after
    if len(acts) == 1 and next(iter(acts[0])) in _SENTENCES:
        for _, (first, *more), after in islice(telling.told(acts, mentioned), MOST):
            yield [*sentences, f"{lead} , {first}", *more], after
    detail = (
        next((key for key in _FURTHER if key in acts[-1] and (key != "to" or "counter" in acts[-1])), "")
        if acts
        else ""
    )
    if detail:
        plain = {key: value for key, value in acts[-1].items() if key != detail}
        for text, after in islice(telling.joined([*acts[:-1], plain], mentioned), 3):
            for further in _FURTHER[detail]:
                yield [*sentences, f"{lead} , {text}", further], after
    if len(acts) > 1 and lead != "otherwise":
        for text, after in islice(telling.clauses(acts[0], mentioned), 3):
            yield from _led(telling, lead, acts[1:], [*sentences, f"{lead} , {text}"], after)


def _reflexive(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what is done when something was done, with targets of its own (603.12)."""
    inner = act["reflexive"]["triggered"]
    speech = telling.speech
    targets = {word["id"]: word for word in inner.get("targets", [])}
    own = Telling(Speech("you", targets, inner.get("when", []), speech.host, speech.quote))
    for text, _ in own.joined(inner["do"], frozenset()):
        yield [f"when you do , {text}"], mentioned


def _if(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    if act["if"] == {"value": "searched-library", "is": ">= 1"} and act["then"] == [{"shuffle": "you"}]:
        yield ["if you search your library this way , shuffle"], mentioned
        return
    if act["then"][0].get("by-resolving") and len(act["then"]) == 1:
        nth = ORDINALS[int(act["if"]["resolved"].removeprefix("= ")) - 1]
        for (text, *_), after in _reflexive(telling, act["then"][0], mentioned):
            yield [text.replace("when you do", f"when this ability resolves for the {nth} time this turn", 1)], after
        return
    if [next(iter(one)) for one in act["then"]] == ["reflexive"] and "else" not in act:
        for (text, *_), after in _reflexive(telling, act["then"][0], mentioned):
            for condition in _conditions(telling, act["if"], mentioned)[0][:3]:
                yield [text.replace("when you do", f"when {condition}", 1)], after
        return
    ways: tuple[Way, ...] = _IF_WAYS
    if "else" in act and [next(iter(one)) for one in act["then"]] != [next(iter(one)) for one in act["else"]]:
        # Something else is done: "otherwise" says it, "instead" the same thing in other figures.
        ways = (_allowed_if, _if_in_front, *(way for way in ways if way not in (_allowed_if, _if_in_front)))
    for way in ways:
        yield from way(telling, act, mentioned)


def _conditions(telling: Telling, condition: Json, mentioned: frozenset[str]) -> tuple[list[str], frozenset[str]]:
    """Return how a condition can be said where some words are spoken of, and what is spoken of then."""
    told, known = telling.introduced(condition, mentioned)
    texts = telling.speech.texts("condition", told)
    if isinstance(told, dict) and set(told) == {"object", "is"}:
        # Of what has been exiled since it is asked what it was (608.2h).
        return [*texts[:2], *telling.speech.texts("condition", {**told, "past": "true"})[:2], *texts[2:]], known
    return texts, known


def _if_instead(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "…. If …, … instead": what is done else is said first (608.2c)."""
    if len(act.get("else", ())) != 1:
        return
    for _, sentences, middle in islice(telling.told(act["else"], mentioned), 3):
        for condition in _conditions(telling, act["if"], middle)[0][:3]:
            for text, after in islice(telling.joined(act["then"], middle), 6):
                yield [*sentences, f"if {condition} , {text} instead"], after


def _allowed_if(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "you may … if …. Otherwise, …": it is otherwise too where the player does not."""
    then = act["then"]
    if len(then) != 1 or set(then[0]) != {"may", "do", "else"} or then[0]["else"] != act.get("else"):
        return
    for text, middle in _allowed(telling, then[0]["may"], then[0]["do"], mentioned):
        conditions, after = _conditions(telling, act["if"], middle)
        for condition in conditions[:3]:
            yield from _led(telling, "otherwise", act["else"], [f"{text} if {condition}"], after)


def _if_in_front(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "if …, …", with what is done otherwise."""
    then = act["then"]
    conditions, known = _conditions(telling, act["if"], mentioned)
    allowed = len(then) == 1 and set(then[0]) == {"may", "do"}
    for condition in conditions:
        said_then = _allowed(telling, then[0]["may"], then[0]["do"], known) if allowed else telling.joined(then, known)
        for text, after in said_then:
            sentences = [f"if {condition} , {text}"]
            if "else" in act:
                yield from _led(telling, "otherwise", act["else"], sentences, after)
            else:
                yield sentences, after


def _if_not_regenerated(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "if …, destroy …" with the sentence that forbids regeneration behind it (701.15c)."""
    then = act["then"]
    if "else" in act or len(then) != 1 or not then[0].get("no-regeneration"):
        return
    plain = {key: value for key, value in then[0].items() if key != "no-regeneration"}
    for sentences, after in _if(telling, {**act, "then": [plain]}, mentioned):
        for one in _FURTHER["no-regeneration"]:
            yield [*sentences, one], after


def _if_later(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "if …, …" of what happens later: the condition is asked now (603.7)."""
    then = act["then"]
    if "else" in act or len(then) != 1 or "delayed" not in then[0]:
        return
    conditions, known = _conditions(telling, act["if"], mentioned)
    for condition in conditions:
        for (text, *more), after in _delayed(telling, then[0], known):
            yield [f"if {condition} , {text}", *more], after


def _if_behind(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "… if …" and "… unless …"."""
    if "else" in act:
        return
    for text, middle in telling.joined(act["then"], mentioned):
        told, after = telling.introduced(act["if"], middle)
        for condition in telling.speech.texts("condition", told)[:3]:
            yield [f"{text} if {condition}"], after
        if isinstance(told, dict) and set(told) == {"not"}:
            for condition in telling.speech.texts("condition", told["not"])[:3]:
                yield [f"{text} unless {condition}"], after


_IF_WAYS = (_if_instead, _allowed_if, _if_in_front, _if_not_regenerated, _if_later, _if_behind)
"""The orders in which a condition and what depends on it are said; the first that reads as the same is printed."""


def _if_done(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    if "else" in act:
        yield from _led(telling, "if you can't", act["else"], [], mentioned)
        return
    yield from _led(telling, "if you do", act["if-done"], [], mentioned)
    yield from _led(telling, "if they do", act["if-done"], [], mentioned)


def _unless(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    if "then" in act:
        plain = {key: value for key, value in act.items() if key != "then"}
        for sentences, middle in islice(_unless(telling, plain, mentioned), 3):
            yield from _led(telling, "if they do", act["then"], sentences, middle)
        return
    if len(act["do"]) > 1:
        for sentences, middle in islice(_unless(telling, {**act, "do": act["do"][:1]}, mentioned), 3):
            lead = "if you don't" if act["unless"] == "you" else "if they don't"
            yield from _led(telling, lead, act["do"][1:], sentences, middle)
    for text, middle in telling.joined(act["do"], mentioned):
        payer, after = telling.introduced(act["unless"], middle)
        cost = act["cost"]
        parts = cost if isinstance(cost, list) else [cost]
        by = telling.speech.by(payer)
        if "times" in act:
            for player in telling.speech.texts("player", payer):
                for each in by.texts("each", act["times"])[:4]:
                    yield [f"{text} unless {player} {agreeing_text(f'pay@ {cost}', player)} {each}"], after
            continue
        for player in telling.speech.texts("player", payer):
            for paid in [*by.texts("payment", cost), *by.texts("payment", parts)]:
                yield [f"{text} unless {player} {agreeing_text(paid, player)}"], after
            for figure in figures(cost):
                for paid in by.texts("payment", with_x(cost, figure)):
                    for x in by.texts("figure", figure)[:3]:
                        yield [f"{text} unless {player} {agreeing_text(paid, player)} , where X is {x}"], after


def _repeat(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    figure = act["repeat"]
    if not (isinstance(figure, dict) and "count" in figure):
        return
    for described in telling.speech.texts("filter", figure["count"]):
        for text, after in telling.joined(act["do"], mentioned):
            yield [f"for each {described} , {text}"], after


def _next_cast(own: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what happens when you next cast a spell this turn, and no other time (603.7)."""
    inner = act["delayed"]["triggered"]
    when: Term = inner["when"][0]
    if len(inner["when"]) > 1 or set(when) != {"event", "player", "object"} or "if" in inner:
        return
    if when["event"] != "cast" or when["player"] != "you" or act["until"] not in ("end-of-turn", "this-turn"):
        return
    do, last = inner["do"], inner["do"][-1]
    retargeted = [
        told for told in own.speech.texts("clause", {"of-copy": "true"})[:1] if last.get("new-targets") == "true"
    ]
    if retargeted:
        do = [*do[:-1], {key: value for key, value in last.items() if key != "new-targets"}]
    for spell in own.speech.texts("cast", when["object"]):
        for text, after in own.joined(do, mentioned):
            yield [f"when you next cast {spell} this turn , {text}", *retargeted], after


def _delayed(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what happens later (603.7)."""
    inner = act["delayed"]["triggered"]
    when = inner["when"]
    speech = telling.speech
    own = Telling(Speech("you", speech.targets, [*when, *speech.events], speech.host, speech.quote), telling.from_zone)
    if "until" not in act and len(when) == 1 and "begins" in when[0]:
        only: Term = inner["do"][0] if len(inner["do"]) == 1 and set(inner["do"][0]) == {"if", "then"} else {}
        for later in [*speech.texts("later", when[0])]:
            for text, after in own.joined(inner["do"], mentioned):
                one = len(inner["do"]) == 1
                yield [f"{text} at the beginning of {later}" if one else f"at the beginning of {later} , {text}"], after
            for text, after in own.joined(only["then"], mentioned) if only else ():
                for condition in own.speech.texts("condition", own.introduced(only["if"], after)[0])[:3]:
                    yield [f"at the beginning of {later} , {text} if {condition}"], after
        if when[0] == {"begins": "end-of-combat"}:
            for text, after in own.joined(inner["do"], mentioned):
                yield [f"{text} at end of combat"], after
    if act.get("once") == "true" and "until" in act:
        for text, after in own.joined(inner["do"], mentioned) if act["until"] == "end-of-turn" else ():
            if when == [{"begins": "main", "player": "you"}]:
                yield [f"{text} at the beginning of your next main phase this turn"], after
            elif when == [{"begins": "end-of-combat"}]:
                yield [f"at this turn's next end of combat , {text}"], after
        yield from _next_cast(own, act, mentioned)
        return
    event, known = telling.introduced(when, mentioned)
    lasting, lead = "", ""
    if act.get("until") in ("end-of-turn", "this-turn"):
        lasting = " this turn"
    elif "until" in act:
        lead = next((f"{one} , " for one in speech.texts("duration", act["until"])), "")
    conditions = [""]
    if "if" in inner:
        conditions = [f"if {one} , " for one in own.speech.texts("condition", inner["if"])]
    for trigger in speech.texts("trigger", {"when": one_or_more(event)}):
        for condition in conditions:
            for text, after in own.joined(inner["do"], known):
                yield [f"{lead}{trigger}{lasting} , {condition}{text}"], after


def _even_out(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what players give up until all have as many; of cards it is said with "the same way" only (608.2e)."""
    if act["is"].get("zone") == "hand":
        yield ["each player discards cards the same way"], mentioned
        return
    yield from (([text], mentioned) for text in telling.speech.texts("act", act))


def _for_each(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what each of several players does (101.4)."""
    do = act["do"]
    if "choose" in do[0]:
        # What each keeps and what becomes of the rest is said by one row.
        yield from (([text], mentioned) for text in telling.speech.texts("act", act))
    if len(do) == 1 and "villainous-choice" in do[0]:
        yield from _villainous(telling, {**do[0], "by": act["for-each"]}, mentioned)
        return
    if isinstance(act["for-each"], dict):
        yield from _for_each_of_them(telling, act, mentioned)
        return
    allowed = len(do) == 1 and do[0].get("may") == "each"
    unless = do[0] if len(do) == 1 and "unless" in do[0] else None
    inner = do[0]["do"] if allowed or unless is not None else do
    by = Telling(telling.speech.by("each"), telling.from_zone, "each")
    first = "starting with you , " if "starting" in act else ""
    subjects = [f"{first}{subject}" for subject in telling.speech.texts("player", act["for-each"])]
    for text, after in by.joined(inner, mentioned):
        for subject in subjects:
            told = f"{subject} {'may ' if allowed else ''}{text if allowed else agreeing_text(text, subject)}"
            if unless is None:
                yield from _followed(telling, [told], after, do[0]) if allowed else [([told], after)]
                continue
            for paid in by.speech.texts("payment", unless["cost"]):
                yield [f"{told} unless that player {agreeing_text(paid, 'that player')}"], after


def _for_each_of_them(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield what is done once for each of several objects, such as those that were destroyed or exiled "this way" (608.2f)."""
    described = act["for-each"].get("all", {})
    if "among" not in described:
        for filter in telling.speech.texts("filter", described)[:3]:
            for text, after in telling.joined(act["do"], mentioned):
                yield [f"for each {filter} , {text}"], after
        return
    rest = {key: value for key, value in described.items() if key != "among"}
    ways = [
        text
        for word in THIS_WAY
        if telling.speech.points(word, described.get("among"))
        for text in telling.speech.texts("way", word)
    ]
    for filter in telling.speech.texts("filter", rest)[:3]:
        for way in ways[:2]:
            for text, after in telling.joined(act["do"], mentioned):
                yield [f"for each {filter} {way} , {text}"], after


def _coin(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    plain = {key: value for key, value in act.items() if key not in ("win", "lose")}
    for text, known in telling.clauses(plain, mentioned):
        ways: list[Sentences] = [([text], known)]
        for key in ("win", "lose"):
            if key in act:
                lead = f"if you {key} the flip"
                ways = [(more, after) for one in ways for more, after in _led(telling, lead, act[key], *one)]
        yield from ways


def _clash(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield a clash, and what is done if it is won and if not (701.23d)."""
    plain = {key: value for key, value in act.items() if key not in ("win", "lose")}
    for text, known in telling.clauses(plain, mentioned):
        ways: list[Sentences] = [([text], known)]
        for key, lead in (("win", "if you win"), ("lose", "otherwise")):
            if key in act:
                ways = [(more, after) for one in ways for more, after in _led(telling, lead, act[key], *one)]
        yield from ways


def _support(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "support 2", which names its targets itself (701.35a)."""
    word = telling.speech.targets.get(act["support"])
    if word is not None and act["support"] not in mentioned and "up-to" in word:
        yield [f"support {word['up-to']}"], mentioned | {act["support"]}


def _earthbend(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "earthbend 2", which names its target itself."""
    if act["earthbend"] in telling.speech.targets and act["earthbend"] not in mentioned:
        yield [f"earthbend {act['amount']}"], mentioned | {act["earthbend"]}


def _choice(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield "gains your choice of …" (608.2d)."""
    acts = [mode["do"][0] for mode in act["choose-one"] if len(mode["do"]) == 1 and "modify" in mode["do"][0]]
    if len(acts) != len(act["choose-one"]) or any(
        len(one["with"]) != 1 or not {"gain", "pt"} & set(one["with"][0]) for one in acts
    ):
        return
    choice = [one["with"][0].get("gain", one["with"][0]) for one in acts]
    said, after = telling.introduced(acts[0], mentioned)
    until = {"until": said["until"]} if "until" in said else {}
    for text in telling.speech.texts("clause", {"change": said["modify"], "with": [{"choice": choice}], **until}):
        yield [text], after


def _villainous(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield a villainous choice, each of its options as instructions of its own (701.55a of the book of 2026-04-17)."""
    said, known = telling.introduced(act["by"], mentioned)
    first, second = (mode["do"] for mode in act["villainous-choice"])
    for subject in telling.speech.texts("player", said):
        faces = agreeing_text("face@ a villainous choice", subject)
        for one, _ in islice(telling.joined(first, known), MOST):
            for other, after in islice(telling.joined(second, known), MOST):
                yield [f"{subject} {faces} — {one} , or {other}"], after


def _shield(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield a shield, and behind it what is done for the damage that it prevents (615.5)."""
    then = act.get("then", [])
    speech = telling.speech
    inner = Telling(Speech("you", speech.targets, [{"event": "damage"}], speech.host, speech.quote))
    for text, known in telling.clauses({key: value for key, value in act.items() if key != "then"}, mentioned):
        if not then:
            yield [text], known
        elif len(then) == 1 and then[0].get("repeat") == "event.amount":
            for more, after in inner.joined(then[0]["do"], known):
                yield [text, f"for each 1 damage prevented this way , {more}"], after
        else:
            for more, after in inner.joined(then, known):
                yield [text, more], after
                yield [text, f"if damage is prevented this way , {more}"], after


def _mana(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield the adding of mana that may be spent on some things only (106.6)."""
    if "for" not in act or act["add"] == "could-produce":
        return
    plain = {key: value for key, value in act.items() if key not in ("for", "uncounterable")}
    beyond = {"uncounterable": "true"} if "uncounterable" in act else {}
    for text, after in telling.clauses(plain, mentioned):
        for spent in telling.speech.texts("sentence", {"spending": act["for"], **beyond}):
            yield [text, spent], after


def _extended(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield an instruction of which a sentence of its own says more."""
    for key, more in _FURTHER.items():
        if key not in act or next(iter(act)) == key or (key == "to" and "counter" not in act):
            continue
        plain = {name: value for name, value in act.items() if name != key}
        if key == "unpreventable" and "also" in act:
            plain["also"] = [{n: v for n, v in one.items() if n != key} for one in act["also"]]
        if key == "new-targets" and (
            isinstance(act.get("by"), dict) or act.get("by") in ("players", "opponents", "others")
        ):
            more = ("each of those players may choose new targets for their copy",)
        for _, sentences, after in islice(telling.told([plain], mentioned), MOST):
            for one in more:
                yield [*sentences, one], after
        return
    if "put-counters" not in act and "destroy" not in act:
        for text, after in telling.clauses(act, mentioned):
            yield [text], after
        return
    for text, after in telling.clauses(act, mentioned):
        yield [text], after


def _replaced(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield a replacement or prevention effect that lasts a while (614.1, 611.2a)."""
    ((kind, value),) = act["effect"].items()
    if kind in ("replacement", "prevention"):
        if "of" in act:
            event = {**value["if"][0], "object": act["of"]}
            value = {**value, "if": [event]}
        exiled = value.get("instead") == [{"exile": "event.object"}] and "until" not in act
        for text, after in replacement_texts(telling, {kind: value}, act.get("until"), mentioned):
            yield [f"{text} of putting it anywhere else" if exiled and text.endswith(" instead") else text], after
    if kind == "may" and "mana" in value:
        plain = {**act, "effect": {kind: {key: one for key, one in value.items() if key != "mana"}}}
        for text, after in telling.clauses(plain, mentioned):
            for spent in telling.speech.texts("clause", {"spent-as": value["mana"]})[:1]:
                yield [text, spent], after
    for text, after in telling.clauses(act, mentioned):
        yield [text], after


def _copy_cast(telling: Telling, act: Term, mentioned: frozenset[str]) -> Iterator[Sentences]:
    """Yield that a card is copied and the copy may be cast (707.12)."""
    free = "" if act.get("paid") else " without paying its mana cost"
    for text, after in telling.clauses({"copy": act["cast-copy"]}, mentioned):
        if act.get("made"):
            yield [text, f"you may cast the copy{free}"], after
        else:
            yield [f"you may {text}", f"if you do , you may cast the copy{free}"], after


_SENTENCES: Mapping[str, Way] = {
    "cast-copy": _copy_cast,
    "may": _may,
    "if": _if,
    "if-done": _if_done,
    "unless": _unless,
    "repeat": _repeat,
    "delayed": _delayed,
    "reflexive": _reflexive,
    "even-out": _even_out,
    "for-each": _for_each,
    "coin": _coin,
    "clash": _clash,
    "support": _support,
    "earthbend": _earthbend,
    "choose-one": _choice,
    "villainous-choice": _villainous,
    "add": _mana,
    "prevent": _shield,
    "effect": _replaced,
    "no-regeneration": _extended,
    "unpreventable": _extended,
    "new-targets": _extended,
    "counter": _extended,
}
"""Instructions that are told by sentences, by a key of theirs."""

sentences_by(_SENTENCES)
