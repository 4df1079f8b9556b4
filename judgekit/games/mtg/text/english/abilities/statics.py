"""English card text, sentences that are static abilities (604, 611.3, 614, 615, 118.8, 101.2), as structured terms."""

from __future__ import annotations

from collections.abc import Callable

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.abilities.changes import deeds, keywords, modifications
from judgekit.games.mtg.text.english.abilities.clauses import (
    ALWAYS,
    acts_of,
    flat,
    lured,
    spent_as,
)
from judgekit.games.mtg.text.english.costs import cost_data, generic
from judgekit.games.mtg.text.english.grammar import readings
from judgekit.games.mtg.text.english.meaning.antecedents import Back
from judgekit.games.mtg.text.english.meaning.figures import with_x
from judgekit.games.mtg.text.english.meaning.others import apart_in_event, like_what_is_attached, types_said
from judgekit.games.mtg.text.english.meaning.parties import asks_of_one
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import words_of
from judgekit.games.mtg.text.english.tokens import LIFE_PAID, Term


class Standing(Scope):
    """What words mean in a static ability: "it" is what the ability acts on (611.3a).

    Attributes:
        affected: that reference.
        host: what the source is attached to, where the ability acts on that.
    """

    def __init__(self, affected: str, text: str = "", host: Json = None) -> None:
        super().__init__(text=text)
        self.affected = affected
        self.host = host if host in _HOSTS else None
        self.first = affected

    def _them(self, back: Back, as_it_was: bool) -> Json:  # noqa: ARG002
        return self.affected

    def _object(self, back: Back, as_it_was: bool = False) -> Json:  # noqa: ARG002
        # "The exiled card" is never what the ability is on: a linked ability exiled it (607.2a).
        return "linked.exiled" if back.kind == "exiled" else self.affected

    def _apart(self, described: Term) -> Json:
        if self.host is None or not like_what_is_attached(described):
            return self.affected
        of_auras = self.host == "enchanted" and types_said(described) == {"enchantment"}
        if of_auras or described.get("subtype") in _ATTACHED:
            # An Aura is one of the enchantments; the creature that it enchants is none.
            return "this"
        raise self.fault("other")


def standing(scope: Scope, body: Term) -> list[Term] | None:
    """Return the abilities of a sentence that says what is so all the time, None where it is none (611.3)."""
    taxed = _unless_paid(body)
    if taxed is not None:
        return standing(scope, taxed)
    if set(body) - {"clauses", "if", "only-if", "where"}:
        return None
    found: list[Term] = []
    for clause in flat(body["clauses"]):
        if "spent-as" in clause and found:
            spent_as(scope, clause["spent-as"], found[-1])
            continue
        made = _clause(scope, clause)
        if made is None:
            return None
        found.extend(made)
    beside = _about_the_host(scope, body)
    if "where" in body:
        found = with_x(found, beside.resolved(body["where"]))
    condition = body.get("if", body.get("only-if"))
    return [_under(ability, beside.resolved(condition)) for ability in found] if condition else found


_TAXED = {"attack", "block"}
"""What can be forbidden unless a cost is paid (508.1h, 509.1d)."""


def _unless_paid(body: Term) -> Term | None:
    """Return "can't attack unless its controller pays {2}" as a prohibition with a cost, None where it is none (508.1h)."""
    clauses = body["clauses"]
    if set(body) != {"clauses", "unless", "cost"} or not isinstance(clauses, list):
        return None
    (clause,) = clauses if len(clauses) == 1 else ({},)
    items = clause.get("with", [])
    own = clause.get("change") == "this" and body["unless"] == "you"
    if set(clause) != {"change", "with"} or not (
        own or body["unless"] in ({"controller": "@it"}, {"controller": "@them"})
    ):
        return None
    if any(set(item) != {"cant"} or set(item["cant"]) - _TAXED for item in items):
        return None
    cost = body["cost"] if isinstance(body["cost"], str) else _paid_by_you(body["cost"]) if own else None
    return {"clauses": [{**clause, "with": [{**item, "cost": cost} for item in items]}]} if cost is not None else None


def _paid_by_you(cost: Json) -> Json:
    """Return what you do rather than not to attack or block as a cost of yours, None where it is no such cost (508.1h)."""
    (part,) = cost if isinstance(cost, list) and len(cost) == 1 else (None,)
    if not isinstance(part, dict):
        return None
    if set(part) == {"discard", "amount"} and part["discard"] == "@actor":
        return [{"discard": part["amount"]}]
    if set(part) == {"pay-life", "amount"}:
        return [{**part, "pay-life": "you"}]
    if set(part) - {"by", "to"} in ({"sacrifice"}, {"return"}) and part.get("by", "@actor") == "@actor":
        return [{key: value for key, value in part.items() if key != "by"}]
    return None


def _about_the_host(scope: Scope, body: Term) -> Scope:
    """Return what words mean in a condition or figure: "it" and "other" speak of what this is attached to, if the clauses do."""
    subjects = [clause.get("change") for clause in flat(body["clauses"])]
    return Standing("attached", scope.text) if all(one in _HOSTS for one in subjects) else scope


_ATTACHED = ("Aura", "Equipment")
_HOSTS = ("enchanted", "equipped", "attached")


def _clause(scope: Scope, clause: Term) -> list[Term] | None:
    if "until" in clause or not set(clause) & {"change", "barred", "lure"}:
        return None
    if "barred" in clause:
        return _rules_of_players(scope, clause)
    if "lure" in clause:
        subject = clause["lure"]["subject"]
        if "until" in clause["lure"] or not _stands(subject):
            return None
        affects = scope.resolved(subject)
        return [_deed("must", lured(scope, clause["lure"]), affects["all"] if isinstance(affects, dict) else affects)]
    subject = clause["change"]
    if not _stands(subject) or any("until" in item or "choice" in item for item in clause["with"]):
        return None
    affects = scope.resolved(subject)
    scope.mention_subject(affects)
    if isinstance(affects, dict):
        affects = affects["all"]
    inner = Standing("this" if affects == "this" else "affected", scope.text, affects)
    modify = modifications(inner, clause["with"])
    found: list[Term] = [{"static": {"affects": affects, "modify": modify}}] if modify else []
    about = Standing("attached", scope.text) if affects in _HOSTS else inner
    for item in clause["with"]:
        for deed in deeds(item):
            ((kind, value),) = about.resolved(deed).items()
            found.append(_deed(kind, value, affects))
    return found


def _stands(subject: Json) -> bool:
    """Tell whether a subject means something by itself, not by a pronoun or a target."""
    if isinstance(subject, dict):
        return "all" in subject and not any("@" in word for word in words_of(subject))
    return subject in ("this", "enchanted", "equipped", "attached")


def _rules_of_players(scope: Scope, clause: Term) -> list[Term] | None:
    who = clause["barred"]
    if who == "damage":
        said = (next(iter(deed.items())) for item in clause["with"] for deed in deeds(item))
        return [{kind: {**scope.resolved(value), "affects": {"kind": "source"}}} for kind, value in said]
    if isinstance(who, dict) and "all" in who and not any("@" in word for word in words_of(who)):
        who = scope.resolved(who["all"])
    elif not isinstance(who, str) or who.startswith("@"):
        return None
    found: list[Term] = []
    for item in clause["with"]:
        if "gains" in item.get("static", {}):
            return None
        if "static" in item:
            found.append({"static": {"affects": who, "modify": modifications(Standing(who), [item["static"]])}})
        if "until" in item:
            return None
        for deed in deeds(item):
            ((kind, value),) = Standing(who, scope.text).resolved(deed).items()
            found.append({kind: {**value, "player": who}})
    return found


def _deed(kind: str, value: Term, affects: Json) -> Term:
    if affects == "this":
        return {kind: value}
    return {kind: {**value, "affects": affects}}


def _under(ability: Term, condition: Json) -> Term:
    """Return an ability that holds only while a condition does (611.3)."""
    ((kind, value),) = ability.items()
    return {kind: {**value, "if": condition}, **_there(condition)}


def _there(condition: Json) -> Term:
    """Return the zones in which an ability functions by the condition under which it holds, as part of it (113.6b)."""
    zones = where_it_functions(condition)
    return {"zones": zones} if zones is not None else {}


# Sentences of one kind each.


_PAIRED: Json = {"object": "this", "is": {"paired": "true"}}
_PAIR: Json = {"all": {"among": ["this", "paired"]}}
"""What "those creatures" are where a creature is paired with another one (702.95b)."""


def _of_what_was_named(scope: Scope, asked: Json) -> Json:
    """Return what "it" is where nothing is asked of it: what was named before, else the source.

    Raises:
        CardTextNotUnderstood: it would be the object that is asked for: "as long as you control exactly one creature, it …".
    """
    scope.asked_of_one = scope.asked_of_one or (isinstance(asked, dict) and asks_of_one(asked))
    meant: Json = scope.resolved("@it")
    return meant


_BEFORE_THE_NOUN = ("other", "tapped", "untapped", "attacking", "blocking", "color", "supertype", "type", "subtype")
"""Parts of a description in the order in which a text says them before what follows its noun."""


def _of_each_that_is_so(reading: Term) -> Term | None:
    """Return a sentence about each of some objects that are something with those described so (611.3a), None for another.

    "Each land gets +2/+2 as long as it's a creature" is true of the lands that are creatures.
    """
    clauses, asked = list(flat(reading["clauses"])), reading["while"]
    change = clauses[0].get("change") if len(clauses) == 1 else None
    if not (isinstance(change, dict) and "each" in change and isinstance(change["all"], dict)):
        return None
    if not (isinstance(asked, dict) and set(asked) == {"object", "is"} and asked["object"] == "@it"):
        return None
    described, more = change["all"], asked["is"]
    if not isinstance(more, dict) or "kind" in {*described, *more}:
        return None
    both = described.keys() & more.keys()
    if both - {"type"} or any(not isinstance(one.get("type", ""), str) for one in (described, more)):
        return None
    types = {"type": f"{described['type']} {more['type']}"} if both else {}
    joined = {**described, **more, **types}
    before = [key for key in _BEFORE_THE_NOUN if key in joined]
    said = {key: joined[key] for key in (*before, *(key for key in joined if key not in before))}
    return {"clauses": [{**clauses[0], "change": {"all": said}}]}


def _of_any(asked: Json) -> Json:
    """Return a condition that asks something of one of several objects as that there is one which is so: nobody chooses it."""
    some = asked.get("object") if isinstance(asked, dict) and set(asked) == {"object", "is"} else None
    if not isinstance(some, dict) or set(some) != {"choose"} or not isinstance(asked, dict):
        return asked
    return {"exists": {**some["choose"], **asked["is"]}}


def _while(scope: Scope, reading: Term) -> list[Term]:
    reading = {**reading, "while": _of_any(reading["while"])}
    each = _of_each_that_is_so(reading)
    if each is not None:
        stands = standing(scope, each)
        if stands is None:
            raise scope.fault("as long as")
        return stands
    asked = reading["while"]
    while isinstance(asked, dict) and set(asked) == {"not"}:
        asked = asked["not"]
    about = asked.get("object") if isinstance(asked, dict) else None
    if about is None:
        subjects = [one.get("change") for one in flat(reading["clauses"])]
        about = _of_what_was_named(scope, asked) if "@it" in subjects and "this" not in subjects else "this"
    clauses = [{**one, "change": about} if one.get("change") == "@it" else one for one in flat(reading["clauses"])]
    if reading["while"] == _PAIRED:
        clauses = [{**one, "change": _PAIR} if one.get("change") == "@objects creature" else one for one in clauses]
    found = standing(scope, {"clauses": clauses})
    if found is None or (not scope.itself and any(one.get("change") != "this" for one in clauses)):
        raise scope.fault("as long as")
    condition = _about_the_host(scope, {"clauses": clauses}).resolved(reading["while"])
    return [_under(ability, condition) for ability in found]


_PLACES: tuple[tuple[Json, Json], ...] = (
    ({"object": "this", "is": {"kind": "card", "zone": "graveyard", "owner": "you"}}, "graveyard"),
    ({"object": "this", "is": {"kind": "card", "zone": "command"}}, "command"),
    ({"object": "this", "is": {"kind": "object", "zone": ["battlefield", "command"]}}, ["battlefield", "command"]),
)
"""Conditions that tell where the object itself is, each with the zones in which its ability functions then."""


def where_it_functions(condition: Json) -> Json:
    """Return where an ability functions that asks where its object is: in a graveyard or the command zone (113.6b)."""
    asked = condition.get("and") if isinstance(condition, dict) else None
    conditions = asked if isinstance(asked, list) else [condition]
    return next((zones for place, zones in _PLACES if place in conditions), None)


def _defines(_scope: Scope, reading: Term) -> list[Term]:
    return [{"cda": Standing("this").resolved(reading["defines"])}]


def _costly(scope: Scope, reading: Term) -> list[Term]:
    term = dict(reading["costly"])
    of = term.pop("of")
    change: Term = {} if of == "@self" else dict(scope.resolved(of))
    for key in ("less", "more"):
        if key in term:
            change[key] = scope.resolved(reading["where"]) if term[key] == "{X}" and "where" in reading else term[key]
        if f"{key}-each" in term:
            number = generic(term[f"{key}-each"], scope)
            figure = scope.resolved(term["times"])
            change[key] = figure if number == 1 else {"*": [str(number), figure]}
    if "where" in reading and "{X}" not in (term.get("less"), term.get("more")):
        raise scope.fault("X")
    if "least" in term:
        change["least"] = term["least"]
    if "beyond" in term:
        change["beyond"] = term["beyond"]
    if "paid" in term:
        change["more"] = cost_data(readings(term["paid"].rstrip("."), "cost")[0])
        change["for-symbols"] = term["for-symbols"]
    if "life" in term:
        change["more"] = [{"pay-life": "you", "amount": term["life"]}]
    if "loyalty" in term:
        change["more"] = [{"loyalty": term["loyalty"].lstrip("+")}]
    if isinstance(change.get("spells"), dict):
        change["spells"] = {key: value for key, value in change["spells"].items() if key != "kind"}
    if "if" in reading:
        change["if"] = scope.resolved(reading["if"])
    if "first" in term:
        if "if" in change:
            raise scope.fault("first")
        cast_before = {"event": "cast", "player": "you", "object": scope.resolved(term["first"])}
        change["if"] = {"not": {"happened": cast_before}}
    return [{"cost-change": change, **_there(change.get("if"))}]


def _additional(_scope: Scope, reading: Term) -> list[Term]:
    costs = [cost_data(one) for one in (reading["additional"]["more"], *reading["additional"].get("or", []))]
    costs = [cost if isinstance(cost, list) else [cost] for cost in costs]
    return [{"cost-change": {"more": costs[0] if len(costs) == 1 else {"or": costs}}}]


def _alternative(scope: Scope, reading: Term) -> list[Term]:
    term: Term = {"deed": "cast-without-paying"}
    if reading["alternative"] != "free":
        term["cost"] = cost_data(reading["alternative"])
    if "for" in reading:
        spells = scope.resolved(reading["for"])
        if "zone" in spells or not scope.itself:
            raise scope.fault("cast")
        term["affects"] = {**spells, "controller": "you"}
    if "if" in reading:
        term["if"] = scope.resolved(reading["if"])
    return [{"may": term}]


def _prevents(scope: Scope, reading: Term) -> list[Term]:
    events = [reading[key] for key in ("prevents", "also") if key in reading]
    found: list[Term] = []
    for event in events:
        pattern = pattern_of(scope, event)
        ability: Term = {"if": pattern, "prevent": reading["amount"]}
        if "if" in reading:
            ability["condition"] = scope.within((pattern,)).resolved(reading["if"])
        if "then" in reading:
            ability["then"] = acts_of(scope.within((pattern,)), {"clauses": reading["then"]})
        found.append({"prevention": ability})
    return found


def _kept_as_it_enters(acts: list[Term]) -> list[Term]:
    """Return what is done as a permanent enters; how much life is paid then is known to other abilities (607.2d)."""
    return [{**act, "as": LIFE_PAID} if act.get("pay-any") == "you" and act["kind"] == "life" else act for act in acts]


def _entry(scope: Scope, reading: Term) -> list[Term]:
    entry = reading["entry"]
    whom = entry["object"]
    turning = entry.get("as")
    happens = {"event": turning or "enters", "object": "this"}
    first: list[Term] = [{turning: "this"}] if turning is not None else []
    if "does" in entry:
        done = _kept_as_it_enters(scope.without_unused(scope.act(entry["does"], "you")))
        under = {"condition": scope.resolved(reading["if"])} if "if" in reading else {}
        return [{"replacement": {"if": happens, "instead": [*first, *done], **under}}]
    if "may" in entry:
        done = scope.without_unused(scope.act(entry["may"], "you"))
        return [{"replacement": {"if": happens, "instead": [*first, {"may": "you", "do": done}]}}]
    if whom == "@it" and "if" not in reading:
        raise scope.fault("it")
    whom = "this" if whom == "@it" else whom
    itself = whom == "this"
    inner = Standing("this" if itself else "event.object", scope.text)
    what = inner.affected
    acts: list[Term] = [{"tap": what}] if "tapped" in entry else []
    if "prepared" in entry:
        acts.append({"prepare": what})
    if "kind" in entry:
        acts.append({"put-counters": what, "kind": entry["kind"], "amount": inner.resolved(entry["amount"])})
    if "kinds" in entry:
        ways = [(kind, {"put-counters": what, "kind": kind, "amount": "1"}) for kind in entry["kinds"]]
        acts.append({"choose-one": [{"do": [way], "text": kind} for kind, way in ways]})
    if "with" in entry:
        acts.append({"modify": what, "with": [{"gain": keywords(entry["with"])}]})
    if "subtype" in entry:
        acts.append({"modify": what, "with": [{"add-subtypes": entry["subtype"]}]})
    replacement: Term = {"if": {"event": "enters", "object": scope.resolved(whom)}, "instead": acts}
    if "if" in reading or "provided" in entry:
        if "if" in reading and "provided" in entry:
            raise scope.fault("if")
        replacement["condition"] = inner.resolved(reading.get("if", entry.get("provided")))
    if "unless" in entry:
        replacement["condition"] = {"not": inner.resolved(entry["unless"])}
    return [{"replacement": replacement}]


def otherwise(scope: Scope, abilities: list[Term], entry: Term) -> None:
    """Take how a permanent enters if its controller did not do what they could as it enters (614.12a)."""
    replacement = abilities[-1].get("replacement", {}) if abilities else {}
    asked = replacement.get("instead") if replacement.get("if") == {"event": "enters", "object": "this"} else None
    if not asked or asked == "nothing" or "may" not in asked[-1] or entry["object"] not in ("@it", "this"):
        raise scope.fault("if you don't")
    ((entering,),) = (one["replacement"]["instead"] for one in _entry(scope, {"entry": {**entry, "object": "this"}}))
    if "unless" in entry:
        raise scope.fault("unless")
    asked[-1]["else"] = [entering]


def at_most_paid(scope: Scope, abilities: list[Term], figure: Json) -> None:
    """Take how much can be paid at most as part of the payment of any amount just told, as the permanent enters (118.12)."""
    replacement = abilities[-1].get("replacement", {}) if abilities else {}
    instead = replacement.get("instead")
    if not isinstance(instead, list) or "pay-any" not in instead[-1] or "most" in instead[-1]:
        raise scope.fault("the amount you pay")
    instead[-1]["most"] = scope.resolved(figure)


def _cast_only(scope: Scope, reading: Term) -> list[Term]:
    """Return that a spell can't be cast but at certain times, or under a condition (601.3, 506.6)."""
    return [{"cant": {"deed": "be-cast", "if": {"not": scope.resolved(reading["cast-only"])}}}]


def _begun_early(_scope: Scope, _reading: Term) -> list[Term]:
    """Return that a permanent whose spell was begun when no sorcery could be is sacrificed in the next cleanup step (514.3a)."""
    early = {"object": "this", "is": {"early": "true"}}
    return [{"triggered": {"when": [{"begins": "cleanup"}], "if": early, "do": [{"sacrifice": "this"}]}}]


def _more_triggers(scope: Scope, reading: Term) -> list[Term]:
    said = reading["more-triggers"]
    when = [pattern_of(scope, one) for one in (said if isinstance(said, list) else () if said == "any" else (said,))]
    under = {"if": scope.resolved(reading["if"])} if "if" in reading else {}
    return [{"more-triggers": {"when": when, "of": scope.resolved(reading["of"]), **under}}]


def _enters_as(scope: Scope, reading: Term) -> list[Term]:
    """Return the replacement ability by which a permanent enters as a copy (614.1c, 707.5)."""
    entry = reading["enters-as"]
    act: Term = {"become-copy": "this", "copy-of": {"choose": scope.resolved(entry["original"])}}
    if "except" in entry:
        act["except"] = scope.resolved(entry["except"])
    acts = [{"tap": "this"}, act] if "tapped" in reading else [act]
    return [{"replacement": {"if": {"event": "enters", "object": "this"}, "instead": acts, "optional": "true"}}]


def _enter_as_this(scope: Scope, reading: Term) -> list[Term]:
    """Return the replacement ability by which other permanents enter as copies of its source (614.1d, 707.5)."""
    act = {"become-copy": "event.object", "copy-of": "this"}
    event = {"event": "enters", "object": scope.resolved(reading["enter-as-this"])}
    return [{"replacement": {"if": event, "instead": [act]}}]


def _produced_instead(scope: Scope, reading: Term) -> list[Term]:
    """Return what each of several kinds of permanents produces instead of other mana (106.12b)."""
    return [
        {
            "replacement": {
                "if": {"event": "taps-for-mana", "object": scope.resolved(one["of"])},
                "instead": [{"produce-instead": one["mana"]}],
            }
        }
        for one in reading["produced-instead"]
    ]


SENTENCES: dict[str, Callable[[Scope, Term], list[Term]]] = {
    "while": _while,
    "defines": _defines,
    "costly": _costly,
    "more-triggers": _more_triggers,
    "additional": _additional,
    "alternative": _alternative,
    "prevents": _prevents,
    "entry": _entry,
    "cast-only": _cast_only,
    "begun-early": _begun_early,
    "enters-as": _enters_as,
    "enter-as-this": _enter_as_this,
    "produced-instead": _produced_instead,
}
"""Sentences that are abilities whatever stands around them, by the key of their term."""


# Events and what replaces them.


def pattern_of(scope: Scope, pattern: Term) -> Term:
    """Return an event pattern with its descriptions resolved; "one or more" makes it one trigger for all (603.2c)."""
    scope.of_event = True
    try:
        return _pattern_of(scope, pattern)
    finally:
        scope.of_event = False


def _itself_or_another(described: Term) -> bool:
    """Tell whether the object itself or something else that is described is meant, and the other by no name."""
    either = described.get("any")
    if set(described) != {"any"} or not isinstance(either, list) or len(either) != 2:
        return False
    itself, other = either
    return itself == {"among": "this"} and isinstance(other, dict) and "among" not in other and "any" not in other


def _pattern_of(scope: Scope, pattern: Term) -> Term:
    if "during" in pattern:
        # What happens at a time and while something is so is looked for only where both are.
        both = [pattern[key] for key in ("while", "during") if key in pattern]
        rest = {key: value for key, value in pattern.items() if key != "during"}
        pattern = {**rest, "while": both[0] if len(both) == 1 else {"and": both}}
    found: Term = {}
    for key, value in pattern.items():
        if not isinstance(value, dict):
            found[key] = scope.resolved(value)
            continue
        if key == "player" and value.get("controller") in _HOSTS:
            # "The upkeep of enchanted creature's controller": a player, no description of what that player has.
            found[key] = f"{value['controller']}.controller"
            continue
        more = {}
        if "all" in value:
            more = {name: one for name, one in value.items() if name != "all"}
            value = value["all"] if isinstance(value["all"], dict) else {"among": value["all"]}
        if more.get("controller") == "you" and _itself_or_another(value):
            # "~ or another land enters under your control": the object itself is under the control of whose ability it is.
            value, more = {"any": [value["any"][0], {**value["any"][1], **more}]}, {}
        if "one-or-more" in value:
            found["batch"] = "true"
            value = value["one-or-more"]
        found[key] = scope.resolved({**value, **more})
    turned = found.get("object")
    if found.get("event") == "turn-face-up" and isinstance(turned, dict):
        # Only what is face down is turned face up, and it is looked at as it is afterwards (708.8).
        found["object"] = {name: one for name, one in turned.items() if name != "face-down"}
    apart = apart_in_event(found)
    if apart is None:
        raise scope.fault("another")
    return apart


def replacement_of(scope: Scope, reading: Term) -> Term:
    """Return the replacement effect of an "if … would …, … instead" (614.1a)."""
    event = pattern_of(scope, reading["replaces"])
    inner = scope.within((event,))
    under = {"condition": inner.resolved(reading["under"])} if "under" in reading else {}
    said = {"clauses": reading["clauses"]} if "clauses" in reading else {}
    acts = acts_of(inner, said) if said else inner.act(reading["instead"], "you")
    optional = len(acts) == 1 and set(acts[0]) == {"may", "do"} and acts[0]["may"] == "you"
    acts = inner.without_unused(acts[0]["do"] if optional else acts)
    return {"if": event, "instead": acts or "nothing", **under, **({"optional": "true"} if optional else {})}


def lasting(replacement: Term, until: Json) -> Term:
    """Return the instruction that begins a replacement effect (614.1, 611.2a)."""
    event = replacement["if"]
    whom = event.get("object")
    lasts = {} if until == ALWAYS else {"until": until}
    if not isinstance(whom, str) or whom == "this":
        return {"effect": {"replacement": replacement}, **lasts}
    any_object = {key: value for key, value in event.items() if key != "object"}
    return {"effect": {"replacement": {**replacement, "if": any_object}}, "of": whom, **lasts}
