"""English card text, what depends on the instruction before: "if you do", "otherwise", "when you do", coins, "instead" (118.12)."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.abilities.clauses import acts_of, as_long_as_before, done_so_often, flat, one_of
from judgekit.games.mtg.text.english.abilities.instructions import CHOSEN, Instructions
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import has_key
from judgekit.games.mtg.text.english.tokens import Term

_LEADS = {"else": "otherwise", "cant": "can't", "win": "the flip", "lose": "the flip", "won": "if you win"}
"""Words that lead in what depends on the instruction before, for faults; of the rest they are "if you do"."""

_OUTCOMES = {
    "win": ("coin", "win"),
    "lose": ("coin", "lose"),
    "heads": ("coin", "heads"),
    "tails": ("coin", "tails"),
    "won": ("clash", "win"),
}
"""Words for how the instruction before came out, with what that is an outcome of, and as what it stands there."""

_DONE_BY_SOMEONE = "done-by-someone"
"""Name under which it is kept how many of several players did what each of them may do (608.2c)."""

_DECLINED = "done-by-others-not"
"""Name under which it is kept how many of them did not."""

_OF_SEVERAL = {
    "someone": "if a player does",
    "no-one": "if no one does",
    "each-doer": "who does",
    "each-other": "who doesn't",
    "doers": "who does",
    "others": "who doesn't",
}
"""Words that lead in what depends on what each of several players may do, for faults."""


def after(told: Instructions, lead: str, body: Term, allowed_if: bool = False, within: Term | None = None) -> None:
    """Join what depends on whether the instruction before was done (118.12, 603.12).

    Args:
        told: the instructions before.
        lead: the words that lead it in.
        body: what depends on it.
        allowed_if: the sentence before says behind what is done on which condition it is.
        within: the condition of the sentence before, where that is part of what depends on a deed: "otherwise" is said of it.
    """
    if lead == "reflexive":
        told.leave_reflexive()
        _reflexive(told, body)
        return
    if lead == "else":
        told.leave_reflexive()
    if lead in ("else", "lose"):
        told.scope.forget(told.known)
    last, scope = (within, told.scope) if within is not None else _depended_on(told, lead)
    if lead == "you-did" and _exiled_as_it_resolves(last):
        replacement = last["effect"]["replacement"]
        inner = scope.within((replacement["if"],))
        inner.mention("exiled", "card")
        replacement["instead"].extend(acts_of(inner, body))
        return
    if lead == "you-did" and last.get("may", "you") != "you" and _by_nobody(body):
        raise told.scope.fault("if you do")
    acts = acts_of(scope, body)
    if lead == "you-did" and _casts_the_copy(last, acts):
        # What is copied is no spell: without being cast its copy never is anywhere (707.12, 704.5e).
        told.do[-1:] = acts[0]["do"]
        return
    if lead == "you-paid":
        joined = "unless" in last and last["unless"] == "you" and "then" not in last
        last["then"] = acts
    elif lead == "did" and "unless" in last:
        joined = _if_they_pay(last, acts)
    elif lead in ("did", "you-did"):
        joined = _if_you_do(told, last, acts)
    elif lead == "else":
        joined = _if_you_do_not(last, acts, allowed_if)
    elif lead == "cant":
        joined = _if_you_cannot(told, last, acts)
    else:
        joined = _if_it_comes_out(lead, last, acts)
    if not joined:
        raise told.scope.fault(_LEADS.get(lead, "if you do"))


def _exiled_as_it_resolves(last: Term) -> bool:
    """Tell whether an instruction has a spell exiled instead of being put into a graveyard as it resolves (608.2m, 614.1a)."""
    effect = last.get("effect")
    return isinstance(effect, dict) and effect.get("replacement", {}).get("if", {}).get("reason") == "resolve"


def depending_on_nothing(scope: Scope, body: Term) -> None:
    """Refuse "if you do" and its like right behind a trigger condition, where nothing was done yet (118.12).

    Raises:
        CardTextNotUnderstood: what is done there depends on an instruction before it.
    """
    lead = body.get("lead", "then")
    if lead != "then":
        raise scope.fault(_OF_SEVERAL.get(lead, _LEADS.get(lead, "if you do")))


def if_someone_did(told: Instructions, lead: str, body: Term) -> None:
    """Join what depends on whether any of the players did what all of them may do, or is done for each who did (608.2c)."""
    offered = _offered_to_each(told, _OF_SEVERAL[lead])
    if lead in ("each-doer", "each-other"):
        if has_key(body, "aim"):
            raise told.scope.fault("target")
        name, way = (_DONE_BY_SOMEONE, "do") if lead == "each-doer" else (_DECLINED, "else")
    else:
        name, way = _DONE_BY_SOMEONE, "do"
    offered[way] = [*offered.get(way, []), {"note": name, "amount": f"{name} + 1"}]
    told.do.insert(-1, {"note": name, "amount": "0"})
    acts = acts_of(told.scope, body)
    if lead in ("each-doer", "each-other"):
        told.do.extend(done_so_often(name, acts))
        return
    told.do.append({"if": {"value": name, "is": ">= 1" if lead == "someone" else "= 0"}, "then": acts})


def if_each_did(told: Instructions, lead: str, body: Term) -> None:
    """Join what each of several players does who did what all of them may do, or each who did not (608.2c, 608.2e)."""
    if lead == "unable":
        _if_each_could_not(told, body)
        return
    offered = _offered_to_each(told, _OF_SEVERAL[lead])
    if told.do[-1]["for-each"] != body["of"] and (lead == "others" or body["of"] != "players"):
        raise told.scope.fault(_OF_SEVERAL[lead])
    way = "then" if lead == "doers" else "else"
    offered[way] = [*offered.get(way, []), *one_of(told.scope).act(body["clauses"][0]["deed"], "each")]


def if_skipped(scope: Scope, abilities: list[Term], body: Term) -> None:
    """Take what is done if something was skipped as what happens instead of it: a player may do that or nothing (614.10)."""
    replacement = abilities[-1]["replacement"]
    inner = scope.within((replacement["if"],))
    done = acts_of(inner, {key: value for key, value in body.items() if key != "lead"})
    replacement["instead"] = inner.without_unused(done)


def _if_each_could_not(told: Instructions, body: Term) -> None:
    """Join what each player does who had nothing to discard by the instruction before (609.3)."""
    last = told.do[-1] if told.do else {}
    asked = {"players": ({"kind": "player"}, {"player": "opponent"}), "opponents": ({"player": "opponent"},)}
    known = body["of"] in asked.get(
        str(last.get("discard")), ()
    )  # of who was not to discard nobody knows whether that was possible
    if not known or last["amount"] != "1" or has_key(body, "aim"):
        raise told.scope.fault("can't")
    among = told.scope.resolved("@way discard")
    none: Term = {"value": {"count": {"kind": "card", "among": among, "owner": "you"}}, "is": "= 0"}
    told.do.extend(told.scope.act(body["clauses"][0]["deed"], {"all": {**body["of"], "condition": none}}))


def if_discarded(scope: Scope, abilities: list[Term], lead: str, body: Term) -> None:
    """Take what a player does who discarded instead of something else, or had nothing to discard, as part of that (614.1a)."""
    replacement = abilities[-1].get("replacement", {}) if abilities else {}
    acts = replacement.get("instead")
    if not isinstance(acts, list) or not any("discard" in act for act in acts[:1]):
        raise scope.fault("this way")
    inner = scope.within((replacement["if"],))
    done = inner.without_unused(acts_of(inner, {key: value for key, value in body.items() if key != "lead"}))
    if len(acts) == 1:
        acts.append({"if-done": [{"nothing": "true"}]})
    if len(acts) != 2 or inner.targets:
        raise scope.fault("this way")
    acts[1]["if-done" if lead == "discarded" else "else"] = done


def _offered_to_each(told: Instructions, said: str) -> Term:
    """Return what each of several players may do by the instruction before.

    Raises:
        NotUnderstood: there is no such instruction.
    """
    last = told.do[-1] if told.do else {}
    offered: Term = last["do"][0] if "for-each" in last and len(last["do"]) == 1 else {}
    if not {"may", "do"} <= set(offered) <= {"may", "do", "then", "else"}:
        raise told.scope.fault(said)
    return offered


def _depended_on(told: Instructions, lead: str) -> tuple[Term, Scope]:
    """Return the instruction that a sentence depends on, and what words mean there.

    What depends on what a delayed trigger lets a player do is done when that resolves (603.7).
    """
    last = told.do[-1] if told.do else {}
    if "delayed" not in last:
        return last, told.scope
    inner = last["delayed"]["triggered"]["do"][-1]
    if "may" not in inner and "pay" not in inner:
        raise told.scope.fault("otherwise" if lead == "else" else "if you do")
    return inner, told.inside or told.scope


def _if_they_pay(last: Term, acts: list[Term]) -> bool:
    """Join what is done only if a player paid to stop an instruction (118.12a); False where they could have done that as well."""
    payer = last["unless"]
    if payer in ("you", "any-player") or "then" in last or any(_done_by_another(act) for act in last["do"]):
        return False
    last["then"] = acts
    return True


def _done_by_another(act: Term) -> bool:
    """Tell whether another player than you follows an instruction, or somebody may choose to."""
    verb, of = next(iter(act.items()))
    if verb in ("draw", "discard", "gain-life", "lose-life", "mill", "search"):
        return bool(of != "you")
    return bool(act.get("by", "you") != "you") or verb in ("sacrifice", "may", "for-each", "choose-one", "if", "pay")


_JOINED = frozenset(("if", "if-done", "unless", "pay", "for-each", "choose-one", "delayed", "reflexive"))
"""Instructions that hold others: what "when you do" means of them is said nowhere."""


def _done_by_you(act: Term) -> bool:
    """Tell whether an instruction is one that you follow yourself, whole and unasked (608.2c)."""
    return bool(act) and not _JOINED & set(act) and not _done_by_another(act)


def _if_you_do(told: Instructions, last: Term, acts: list[Term]) -> bool:
    """Join what is done only if the instruction before was (118.12); False where there is none."""
    if "unless" in last:
        raise told.scope.fault("if they do")
    if "if" in last and "else" not in last:
        # What depends on a deed that was done only under a condition is not done where that does not hold.
        inner = last["then"][-1]
        if "may" in inner:
            inner["then"] = told.if_done = [*inner.get("then", []), *acts]
        else:
            last["then"].append({"if-done": acts})
            told.if_done = acts
    elif _only_shuffles(last, acts):
        last["do"] = [*last["do"], *acts]
    elif "may" in last:
        last["then"] = told.if_done = [*last.get("then", []), *acts]
    elif told.do and "for-each" not in told.do[-1]:
        told.do.append({"if-done": acts})
        told.if_done = acts
    else:
        return False
    return True


def _only_shuffles(last: Term, acts: list[Term]) -> bool:
    """Tell whether who may search does nothing more for having done so than shuffle: "then shuffle" says the same (701.19)."""
    done = last.get("do")
    shuffled = [act["shuffle"] for act in acts if set(act) == {"shuffle"}]
    if "may" not in last or "then" in last or len(shuffled) != len(acts) or not isinstance(done, list):
        return False
    return any(act.get("search") == shuffled[0] for act in done) and not any("shuffle" in act for act in done)


def _if_you_do_not(last: Term, acts: list[Term], allowed_if: bool) -> bool:
    """Join what is done otherwise; False where nothing before can be so or not."""
    if "clash" in last and "lose" not in last:
        last["lose"] = acts
    elif "may" in last or "if" in last or "pay" in last:
        last["else"] = [*last.get("else", []), *acts]
        allowed = last["then"][-1] if allowed_if and "if" in last and len(last["then"]) == 1 else {}
        if "may" in allowed:
            # "You may … if …. Otherwise": it is otherwise too where the player does not.
            allowed["else"] = [*allowed.get("else", []), *acts]
    elif "unless" in last:
        last["do"] = [*last["do"], *acts]
    else:
        return False
    return True


def _if_you_cannot(told: Instructions, last: Term, acts: list[Term]) -> bool:
    """Join what is done where the instruction before could not be followed (609.3); False where it always can."""
    if not _can_fail(last):
        return False
    told.do.append({"if-done": [{"nothing": "true"}], "else": acts})
    return True


def _reflexive(told: Instructions, body: Term) -> None:
    """Take "when you do" as a trigger of its own on what was just done, with targets of its own (603.12)."""
    last = told.do[-1] if told.do else {}
    done = last["do"] if "may" in last else [last]
    event = next((verb for act in done for verb in ("sacrifice", "discard") if verb in act), None)
    if last.get("may", "you") != "you" or (event is None and "may" not in last and not _done_by_you(last)):
        raise told.scope.fault("when you do")
    patterns = [{"event": event, "player": "you"}] if event is not None else []
    inner = Scope(tuple(patterns), told.scope.text)
    inner.outer = told.scope
    acts = acts_of(inner, body)
    triggered: Term = {"when": patterns}
    reflexive = {"reflexive": {"triggered": triggered}}
    if "may" in last:
        last["then"] = [*last.get("then", []), reflexive]
    else:
        told.do.append(reflexive)
    # The sentences behind it are its own: what they say of "it" was named in it, and its targets are chosen by then.
    told.around = (told.scope, told.do, triggered)
    told.scope, told.do = inner, acts


def when_resolved(told: Instructions, body: Term) -> None:
    """Take what an ability does when it resolves for the nth time in a turn as a delayed trigger that it creates then (603.7h)."""
    _reflexive_if(told, body, {"resolved": f"= {body['nth']}"}, {"by-resolving": "true"})


def when_done_this_way(told: Instructions, body: Term) -> None:
    """Take what is done when something like that was destroyed or exiled "this way" as a trigger of its own (603.12)."""
    told.leave_reflexive()
    _reflexive_if(told, body, told.scope.resolved(body["if"]), {})


def _reflexive_if(told: Instructions, body: Term, condition: Term, marks: Term) -> None:
    inner = Scope((), told.scope.text)
    inner.outer = told.scope
    acts = acts_of(inner, {"clauses": body["clauses"]})
    triggered: Term = {"when": []}
    told.do.append({"if": condition, "then": [{"reflexive": {"triggered": triggered}, **marks}]})
    told.around = (told.scope, told.do, triggered)
    told.scope, told.do = inner, acts


def instead(told: Instructions, body: Term) -> None:
    """Join what is done under a condition instead of the instructions before (608.2c)."""
    if not told.do:
        raise told.scope.fault("instead")
    condition = told.scope.resolved(body["if"])
    rest = {key: value for key, value in body.items() if key not in ("if", "instead")}
    acts = acts_of(told.scope, rest)
    number = _replaced_by(acts, told.do, told.do[told.began :])
    if number is None:
        raise told.scope.fault("instead")
    before = told.do[-number:]
    acts = [_named_alike(act, before) for act in as_long_as_before(acts, before[-1])]
    if len(acts) == 1 and set(acts[0]) == {"may", "do"}:
        # Who may do something else instead and does not, does what stands before it.
        acts = [{**acts[0], "else": before}]
    told.do[-number:] = [{"if": condition, "then": acts, "else": before}]


def _named_alike(act: Term, before: list[Term]) -> Term:
    """Return what is done instead to objects that an instruction named which is not followed then, named by it as well."""
    said = _spoken_of_before(act, before)
    if not isinstance(said, dict):
        return act
    name = next(iter(act.values()))
    return {**said, "as": name} if next(iter(said.values())) != name and "as" not in act else said


def _spoken_of_before(act: Json, before: list[Term]) -> Json:
    """Return an instruction in which objects that one named which is not followed are so described: "those creatures … instead"."""
    if isinstance(act, list):
        return [_spoken_of_before(one, before) for one in act]
    if isinstance(act, dict):
        return {key: one if key == "as" else _spoken_of_before(one, before) for key, one in act.items()}
    for one in before:
        described = next(iter(one.values()))
        if one.get("as") == act and isinstance(described, dict) and set(described) == {"all"}:
            return described
    return act


def _if_it_comes_out(lead: str, last: Term, acts: list[Term]) -> bool:
    """Join what is done where a flip or a clash comes out in a way (701.23, 705.2); False where there was none."""
    what, way = _OUTCOMES[lead]
    if what not in last or way in last:
        return False
    last[way] = acts
    return True


def _can_fail(act: Term) -> bool:
    """Tell whether one player does one thing with one object by an instruction, or can't for want of it (118.12, 609.3)."""
    if act.get("what") == "control" and "exchange" in act:
        return True
    if act.get("by", "you") in ("players", "opponents", "others") or isinstance(act.get("by"), dict):
        return False
    if "sacrifice" in act and isinstance(act["sacrifice"], dict) and act["sacrifice"].get("amount") == "event.amount":
        return True
    if "discard" in act:
        return act["discard"] not in ("players", "opponents", "others") and act.get("amount") == "1"
    if "remove-counters" in act:
        return act["remove-counters"] == "this" and act.get("amount") == "1"
    chosen = next((act[verb] for verb in CHOSEN if verb in act), None)
    return (
        isinstance(chosen, dict) and "choose" in chosen and chosen.get("amount", "1") == "1" and "up-to" not in chosen
    )


def _by_nobody(body: Term) -> bool:
    """Tell whether what depends on a deed does not say who does it."""
    first = next(flat(body.get("clauses", [])), {})
    return "deed" in first and "by" not in first


def _casts_the_copy(last: Term, acts: list[Term]) -> bool:
    """Tell whether a player who may copy a card may then cast that copy, which are one thing (707.12)."""
    if last.get("may") != "you" or len(last["do"]) != 1 or "copy" not in last["do"][0] or "then" in last:
        return False
    allowed = acts[0] if len(acts) == 1 else {}
    casting = allowed["do"][0] if allowed.get("may") == "you" and len(allowed["do"]) == 1 else {}
    return bool(casting.get("cast-copy") == last["do"][0]["copy"])


def _of_all_of_them(acts: list[Term], sentence: list[Term]) -> bool:
    """Tell whether one instruction does with all cards what several do with some of them and with the rest."""
    whole = acts[0].get("put") if len(acts) == 1 else None
    if not isinstance(whole, str) or len(sentence) < 2 or any("put" not in act for act in sentence):
        return False
    parts = [part for act in sentence if isinstance(act["put"], dict) for part in act["put"].values()]
    return len(parts) >= len(sentence) and all(part.get("among") == whole for part in parts if isinstance(part, dict))


def _begins_and_ends_so(deeds: list[str], before: list[str]) -> bool:
    """Tell whether instructions are those of a sentence, from the first to the last, without some between: a search unrevealed."""
    if len(deeds) < 2 or deeds[0] != before[0] or deeds[-1] != before[-1] or len({*before}) < len(before):
        return False
    left = iter(before)
    return all(deed in left for deed in deeds)


def _to_somebody_else_too(acts: list[Term], sentence: list[Term]) -> bool:
    """Tell whether damage to what the one instruction of a sentence deals damage to is dealt to somebody else at once."""
    if len(acts) != 1 or len(sentence) != 1 or "also" not in acts[0] or "also" in sentence[0]:
        return False
    return "damage" in sentence[0] and acts[0].get("damage") == sentence[0]["damage"]


def _deed_of(act: Term) -> str:
    """Return what an instruction does, under a condition or not."""
    inner = act.get("then") if "if" in act else act.get("do") if "may" in act or "unless" in act else None
    if isinstance(inner, list) and inner:
        return _deed_of(inner[0])
    return next(iter(act)) + (" also" if "also" in act else "")


def _replaced_by(acts: list[Term], done: list[Term], sentence: list[Term]) -> int | None:
    """Return how many of the last instructions are not followed where others are done instead of them (608.2c).

    Of a sentence with several instructions the same ones in other figures replace all; one replaces the last where that does
    the same. An instruction does not stand for one of another kind where one of its own kind stands further up.

    Args:
        acts: what is done instead.
        done: the instructions so far.
        sentence: those of the sentence before.

    Returns:
        Their number, None where the text does not say which they are.
    """
    deeds, before = [_deed_of(act) for act in acts], [_deed_of(act) for act in sentence]
    if "delayed" in before:
        return None
    if deeds == before or _of_all_of_them(acts, sentence) or _begins_and_ends_so(deeds, before):
        return len(sentence)
    if _to_somebody_else_too(acts, sentence):
        return 1
    if any("also" in deed for deed in (*deeds, *before)) or any("then" in act and "if" not in act for act in sentence):
        return None
    if len(before) > 1:
        return 1 if len(deeds) == 1 and before.count(deeds[0]) == 1 and before[-1] == deeds[0] else None
    further_up = {_deed_of(act) for act in done[: len(done) - len(sentence)]}
    return None if further_up.intersection(deeds) else 1
