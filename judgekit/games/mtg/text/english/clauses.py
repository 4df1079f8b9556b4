"""English card text, clauses to instructions (608.2c, 611.2, 603.7): what is done, under which condition, for how long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judgekit.games.mtg.text.english.costs import cost_data
from judgekit.games.mtg.text.english.figures import times, with_x
from judgekit.games.mtg.text.english.printing import print_term
from judgekit.games.mtg.text.english.resolving import Scope

Term = dict[str, Any]


def acts_of(scope: Scope, body: Term) -> list[Term]:
    """Return the instructions of a body, pronouns resolved.

    Args:
        scope: what its words can mean.
        body: clauses with what leads them in and what follows them.
    """
    several = _each_unless(scope, body)
    if several is not None:
        return [several]
    condition = scope.resolved(body["if"]) if "if" in body else None
    if condition == {"paid": "kicker"}:
        scope.deals_from("this")
    figure = scope.resolved(body["where"]) if "where" in body and "@it" not in str(body["where"]) else None
    before = scope.mentioned
    acts = _clauses(scope, body["clauses"], body.get("until"))
    if "where" in body:
        figure = figure if figure is not None else scope.resolved(body["where"])
        acts = with_x(acts, figure)
        scope.targets[:] = with_x(scope.targets, figure)
    if "unless" in body:
        payer = scope.resolved(body["unless"])
        acts = [{"unless": payer, "cost": scope.by(payer).resolved(body["cost"]), "do": acts}]
    if "each" in body:
        acts = [{"repeat": {"count": scope.resolved(body["each"])}, "do": acts}]
    if "later" in body:
        acts = [{"delayed": {"triggered": {"when": [scope.resolved(body["later"])], "do": acts}}}]
    if "only-if" in body:
        if len(list(flat(body["clauses"]))) > 1:
            raise scope.fault("if")
        acts = [{"if": scope.resolved_before(body["only-if"], before), "then": acts}]
    if condition is not None:
        acts = [{"if": condition, "then": acts}]
    return acts


def _each_unless(scope: Scope, body: Term) -> Term | None:
    """Return what each of several players does unless that player pays, None where it is said of no group (118.12a)."""
    clauses = body["clauses"]
    if set(body) != {"clauses", "unless", "cost"} or body["unless"] != "@player" or not isinstance(clauses, list):
        return None
    clause = clauses[0]
    if clause.get("by") not in _GROUPS or "deed" not in clause:
        return None
    inner = _one_of(scope)
    do = inner.act(clause["deed"], "each")
    unless = {"unless": "each", "cost": inner.resolved(body["cost"]), "do": do}
    return {"for-each": clause["by"], "as": "each", "do": [unless]}


def flat(clauses: Any) -> Iterator[Term]:
    """Yield the clauses of a chain in order."""
    while isinstance(clauses, dict):
        yield clauses["first"]
        clauses = clauses["rest"]
    yield from clauses


def _clauses(scope: Scope, clauses: Any, until: Any) -> list[Term]:
    acts: list[Term] = []
    actor: Any = "you"
    each: Scope | None = None
    for clause in flat(clauses):
        if "with-you" in clause:
            if "'aim'" in str(clause["deed"]):
                raise scope.fault("target")
            others = _actor(scope, clause["with-you"])
            acts.extend(act for who in ("you", others) for act in scope.act(clause["deed"], who))
            continue
        if "by" in clause:
            actor, each = _actor(scope, clause["by"]), None
        if each is not None and _goes_on(clause):
            _of_each(acts[-1]).extend(each.act(clause["deed"], "each"))
            continue
        if actor in _GROUPS and _each_alone(clause):
            each = _one_of(scope)
            acts.append(_for_each(each, clause, actor))
            continue
        each = None
        if "may-change" in clause:
            acts.append({"may": "you", "do": _changes(scope, clause["may-change"], clause["may-change"]["until"])})
        elif "may" in clause or "may-act" in clause:
            allowed: Term = clause["may"] if "may" in clause else clause["may-act"]
            acts.append({"may": actor, "do": scope.act(allowed, actor)})
        elif "may-of" in clause:
            other = _actor(scope, clause["may-of"])
            acts.append({"may": "you", "do": scope.act(clause["deed-of"], other)})
        elif "of-copy" in clause:
            if not acts or "copy" not in acts[-1]:
                raise scope.fault("the copy")
            acts[-1]["new-targets"] = "true"
        elif "act" in clause:
            acts.extend(scope.act(clause["act"], "you"))
        elif "deed" in clause:
            made = scope.act(clause["deed"], actor)
            if until is not None:
                made = [{**act, "until": scope.resolved(until)} if "control" in act else act for act in made]
            inside = acts and "may" in acts[-1] and "by" not in clause
            (acts[-1]["do"] if inside else acts).extend(made)
        else:
            acts.extend(_changes(scope, clause, clause.get("until", until)))
    return acts


_GROUPS = ("players", "opponents", "others")


def _each_alone(clause: Term) -> bool:
    """Tell whether what several players do must be said of each: "their" is of one of them, and each may or may not."""
    deed = clause.get("deed", {})
    said = str(deed)
    chosen = "'choose'" in said and not {"sacrifice", "discard"} & set(deed)
    entering = bool({"put", "return"} & set(deed)) and deed.get("to") == "battlefield"
    several = sum(said.count(word) for word in ("@actor", "@player", "@their")) > 1
    return "may" in clause or chosen or several or entering


def _goes_on(clause: Term) -> bool:
    """Tell whether a clause goes on with what each of several players does with cards of their own, one by one."""
    return bool({"put", "return", "shuffle"} & set(clause.get("deed", ())))


def _one_of(scope: Scope) -> Scope:
    """Return what words can mean where each of several players is spoken of."""
    inner = scope.by("each")
    inner.mention_player("each")
    return inner


def _for_each(inner: Scope, clause: Term, players: str) -> Term:
    do = inner.act(clause["may"] if "may" in clause else clause["deed"], "each")
    return {"for-each": players, "as": "each", "do": [{"may": "each", "do": do}] if "may" in clause else do}


def _of_each(act: Term) -> list[Term]:
    """Return the instructions that each of several players follows, those that each may follow where there is a choice."""
    do: list[Term] = act["do"]
    return do[0]["do"] if "may" in do[0] else do


def _actor(scope: Scope, by: Any) -> Any:
    actor = scope.resolved(by)
    if isinstance(actor, str) and actor not in ("you", "players", "opponents"):
        scope.mention_player(actor)
    return actor


# Continuous effects of instructions.


def _changes(scope: Scope, clause: Term, until: Any) -> list[Term]:
    """Return the instructions that begin continuous effects (611.2)."""
    if "barred" in clause:
        if clause["barred"] == "damage":
            return [_effect(scope, {"cant": {"be-prevented": {"kind": "source"}}}, {}, None, until)]
        who = scope.resolved(clause["barred"])
        lasts = {} if until is None else {"until": scope.resolved(until)}
        changes = modifications(scope, [item["static"] for item in clause["with"] if "static" in item])
        acts = [{"modify": who, "with": changes, **lasts}] if changes else []
        forbids = (deed for item in clause["with"] for deed in deeds(item))
        return [*acts, *(_effect(scope, deed, {"player": who}, None, until) for deed in forbids)]
    if "lure" in clause:
        subject = scope.resolved(clause["lure"]["subject"])
        lasts = clause["lure"].get("until", until)
        return [_effect(scope, {"must": {"deed": "be-blocked-by-all"}}, {}, subject, lasts)]
    scope.begin()
    subject = scope.resolved(clause["change"])
    scope.first = subject
    found: list[Term] = []
    modify = modifications(scope, clause["with"])
    if any("choose" in item for item in clause["with"]) or "@chosen-color" in str(modify):
        found.append({"choose": "color", "as": "color"})
        modify = _with_chosen_color(modify)
    until = next((item["until"] for item in clause["with"] if "until" in item and not is_deed(item)), until)
    lasts = {} if until is None else {"until": scope.resolved(until)}
    if modify:
        found.append({"modify": subject, "with": modify, **lasts})
    found.extend(_choice(subject, item["choice"], lasts) for item in clause["with"] if "choice" in item)
    general = isinstance(subject, dict) and "all" in subject
    for item in clause["with"]:
        for deed in deeds(item):
            more = {"affects": subject["all"]} if general else {}
            found.append(_effect(scope, deed, more, None if general else subject, until))
    return found


def _choice(subject: Any, abilities: list[Any], lasts: Term) -> Term:
    """Return the choice of one of several abilities to gain, each said by its words (608.2d)."""
    ways = [{"modify": subject, "with": [{"gain": keywords([one])}], **lasts} for one in abilities]
    names = [print_term(one, "ability") for one in abilities]
    return {"choose-one": [{"do": [way], "text": name} for way, name in zip(ways, names, strict=True)]}


def _with_chosen_color(term: Any) -> Any:
    """Return changes in which a colour chosen on resolution is the chosen one (105.4)."""
    if isinstance(term, dict):
        return {key: _with_chosen_color(value) for key, value in term.items() if key != "choose"}
    if isinstance(term, list):
        return [_with_chosen_color(item) for item in term]
    return "chosen-color" if term == "@chosen-color" else term


def _effect(scope: Scope, deed: Term, more: Term, of: Any, until: Any) -> Term:
    ((kind, value),) = scope.resolved(deed).items()
    lasts = value.pop("until", None) or (scope.resolved(until) if until is not None else None)
    act: Term = {"effect": {kind: {**value, **more}}}
    if of is not None:
        act["of"] = of
    if lasts is not None:
        act["until"] = lasts
    return act


def is_deed(item: Term) -> bool:
    """Tell whether a predicate forbids, demands or allows something."""
    return bool({"cant", "must", "may"} & set(item))


def deeds(item: Term) -> list[Term]:
    """Return what a predicate forbids, demands or allows, one term for each deed."""
    for kind in ("cant", "must", "may"):
        if kind in item:
            rest = {key: value for key, value in item.items() if key != kind}
            return [{kind: {"deed": deed, **rest}} for deed in item[kind]]
    return []


def modifications(scope: Scope, items: list[Term]) -> list[Term]:
    """Return the changes that predicates make, as structured terms (613)."""
    found: list[Term] = []
    for item in items:
        if is_deed(item) or "choice" in item:
            continue
        if "pt-each" in item:
            found.append({"pt": times(item["pt-each"], scope.resolved(item["times"]))})
        elif "gain" in item:
            found.append({"gain": keywords(item["gain"])})
        elif "lose" in item and isinstance(item["lose"], list):
            found.append({"lose": keywords(item["lose"])})
        elif "cant-have" in item:
            found.append({"cant-have": keywords(item["cant-have"])})
        elif "becomes" in item:
            found.extend(_becoming(item))
            if "each-equal" in item:
                figure = scope.resolved(item["each-equal"])
                found.append({"base-pt": {"power": figure, "toughness": figure}})
        elif "others" in item:
            found.insert(0, {"lose": item["lose"]})
        else:
            found.append(scope.resolved(item))
    return found


def _becoming(item: Term) -> list[Term]:
    """Return the changes of "becomes a 3/3 green Elf creature" (205.1a, 205.1b), colours added only if said so (105.3)."""
    what = item["becomes"]
    replaced = what.get("colors", []) if "added" in item and "colors-added" not in item else []
    words = [what.get("pt", ""), *(what.get("colors", []) if not replaced else []), what["types"]]
    if what.get("colors") == []:
        words.insert(0, "colorless")
    change: Term = {"become": " ".join(word for word in words if word)}
    if "still" in item:
        change["still"] = item["still"]
    if "added" in item:
        change["in-addition"] = "true"
    gained = [{"gain": keywords(what["with"])}] if "with" in what else []
    return [change, *([{"set-colors": replaced}] if replaced else []), *gained]


def keywords(terms: list[Any]) -> list[Any]:
    """Return the abilities of a list as the structured form writes them; "from red and from blue" are two."""
    both = [one for term in terms for one in (term["both"] if isinstance(term, dict) and "both" in term else [term])]
    return [keyword(term) for term in both]


def keyword(term: Any) -> Any:
    """Return a keyword as the structured form writes it, its cost as plain data."""
    if not isinstance(term, dict) or "keyword" not in term:
        return term
    found = dict(term)
    if "cost" in found:
        found["cost"] = cost_data(found["cost"])
    if "costs" in found:
        found["costs"] = [cost_data(cost) for cost in found["costs"]]
    return found
