"""English card text, clauses to instructions (608.2c, 611.2, 603.7): what is done, under which condition, for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.typed import Any
from judgekit.games.mtg.terms.keywords import VILLAINOUS
from judgekit.games.mtg.text.english.abilities.changes import deeds, is_deed, keywords, modifications
from judgekit.games.mtg.text.english.grammar import readings
from judgekit.games.mtg.text.english.meaning.antecedents import Back, said_back
from judgekit.games.mtg.text.english.meaning.figures import speaks_of_x, stays, with_x, words_in
from judgekit.games.mtg.text.english.meaning.others import by_subtype, is_of
from judgekit.games.mtg.text.english.meaning.resolving import Scope
from judgekit.games.mtg.text.english.meaning.walking import has_key, says, words_of
from judgekit.games.mtg.text.english.printing import print_term
from judgekit.games.mtg.text.english.tokens import Term


def acts_of(scope: Scope, body: Term) -> list[Term]:
    """Return the instructions of a body, pronouns resolved.

    Args:
        scope: what its words can mean.
        body: clauses with what leads them in and what follows them.
    """
    parts = _behind_then(body)
    if parts is not None:
        return [act for part in parts for act in acts_of(scope, part)]
    whole = _each_unless(scope, body) or _each_of_them(scope, body)
    if whole is not None:
        return [whole]
    condition = scope.resolved_in_front(body["if"]) if "if" in body else None
    if isinstance(condition, dict) and str(condition.get("paid", "")).startswith("kicker"):
        scope.deals_from("this")
    figure = scope.resolved(body["where"]) if "where" in body and not _told_by_clauses(body) else None
    around = _Around(scope, body, figure, scope.mentioned)
    acts = [_by_all_at_once(act) for act in _clauses(scope, body["clauses"], body.get("until"))]
    if scope.choosing:
        acts = [*({"choose": what} for what in dict.fromkeys(scope.choosing)), *_at_once(scope, acts)]
        scope.choosing.clear()
    for word, said in _SAID_AROUND.items():
        if word in body:
            acts = said(around, acts)
    if condition is not None:
        scope.named_in_a_branch(around.before)
        acts = [{"if": condition, "then": acts}]
    return acts


class _Around(NamedTuple):
    """What stands around the clauses of a body.

    Attributes:
        scope: what its words can mean.
        body: the body.
        figure: what X is, where that was understood before the clauses.
        before: how much was mentioned before them.
    """

    scope: Scope
    body: Term
    figure: Json
    before: int

    @property
    def of_several(self) -> bool:
        """There are several clauses, so that what is said behind them may be said of the last or of all."""
        return len(list(flat(self.body["clauses"]))) > 1

    def unless(self, acts: list[Term]) -> list[Term]:
        """Return instructions that a player may pay to stop (118.12a)."""
        payer = self.scope.resolved(self.body["unless"])
        paid = self.scope.by(payer)
        often = {"times": paid.resolved(self.body["times"])} if "times" in self.body else {}
        return [{"unless": payer, "cost": paid.resolved(self.body["cost"]), "do": acts, **often}]

    def where(self, acts: list[Term]) -> list[Term]:
        """Return instructions in which X is what the body says it is (107.3c).

        Raises:
            CardTextNotUnderstood: an instruction between two uses of X would change what it is, or none of them speaks of X.
        """
        figure = self.figure if self.figure is not None else self.scope.resolved(self.body["where"])
        uses = [number for number, act in enumerate(acts) if speaks_of_x(act)]
        if len(uses) > 1 and not stays(figure, acts[uses[0] : uses[-1]]):
            raise self.scope.fault("X")
        kept = words_in(figure)
        first = 0 if speaks_of_x(self.scope.targets) else uses[0] if uses else len(acts)
        if any(kept & {act.get("done"), act.get("as")} for act in acts[first:]):
            # What X counts is done with an X, or after it.
            raise self.scope.fault("X")
        targets, told = with_x(self.scope.targets, figure), with_x(acts, figure)
        if (targets, told) == (self.scope.targets, acts):
            raise self.scope.fault("X")
        self.scope.targets[:] = targets
        self.scope.figured = True
        self.scope.figure = figure if self.scope.figure is None else self.scope.fault("X")
        return list(told)

    def for_each(self, acts: list[Term]) -> list[Term]:
        """Return instructions that are done once for each of some objects."""
        return done_so_often({"count": self.scope.resolved(self.body["each"])}, acts)

    def so_often(self, acts: list[Term]) -> list[Term]:
        """Return instructions that are done a number of times."""
        return done_so_often(self.scope.resolved(self.body["so-often"]), acts)

    def prevented(self, _acts: list[Term]) -> list[Term]:
        """Refuse what is said of damage "prevented this way" where nothing was."""
        raise self.scope.fault("this way")

    def later_if(self, acts: list[Term]) -> list[Term]:
        """Return instructions that are done at another time only if something holds then."""
        return [{"if": self.scope.resolved(self.body["later-if"]), "then": acts}]

    def later(self, acts: list[Term]) -> list[Term]:
        """Return instructions that are done at another time (603.7)."""
        if "in-front" not in self.body and self.of_several:
            raise self.scope.two_readings("at", "the time of the last instruction", "the time of all")
        if "of-game" in self.body["later"]:
            raise self.scope.fault("first")
        moved = [act["as"] for act in acts if "as" in act and isinstance(act.get("exile"), str)]
        self.scope.not_yet_moved(self.before, moved)
        delayed: Term = {"delayed": {"triggered": {"when": [self.scope.resolved(self.body["later"])], "do": acts}}}
        ends: Term = {"until": "end-of-turn", "once": "true"} if "of-this-turn" in self.body else {}
        return [{**delayed, **ends}]

    def only_if(self, acts: list[Term]) -> list[Term]:
        """Return an instruction with the condition that is said behind it (608.2c)."""
        if self.of_several:
            raise self.scope.fault("if")
        return [{"if": self.scope.resolved_before(self.body["only-if"], self.before), "then": acts}]


_AT_ONCE = frozenset(("put-counters", "create", "gain-life", "lose-life"))
"""What is done for several at the same time, as so much of it (608.2f)."""


def done_so_often(times: Json, acts: list[Term]) -> list[Term]:
    """Return instructions done a number of times; counters, tokens and life come all at once, as so much of them (608.2f)."""
    if len(acts) == 1 and _AT_ONCE & acts[0].keys() and str(acts[0].get("amount")).isdigit():
        each = acts[0]["amount"]
        return [{**acts[0], "amount": times if str(each) == "1" else {"*": [each, times]}}]
    return [{"repeat": times, "do": acts}]


_SAID_AROUND: dict[str, Callable[[_Around, list[Term]], list[Term]]] = {
    "unless": _Around.unless,
    "where": _Around.where,
    "each": _Around.for_each,
    "so-often": _Around.so_often,
    "if-prevented": _Around.prevented,
    "later-if": _Around.later_if,
    "later": _Around.later,
    "only-if": _Around.only_if,
}
"""What may stand around clauses, from the inside to the outside: "you may …, then … at end of combat, if …"."""


def _at_once(scope: Scope, acts: list[Term]) -> list[Term]:
    """Return instructions before which a word is chosen; where it is not said that they are followed, the text is refused."""
    if any(next(iter(act)) in ("may", "for-each", "choose-one", "delayed", "reflexive") for act in acts):
        raise scope.fault("of your choice")
    return acts


def _behind_then(body: Term) -> list[Term] | None:
    """Return two bodies for "put a counter on it, then sacrifice it unless you pay": a price is that of the last deed alone.

    None where nothing is said of the last deed, or there is no "then" (608.2c).
    """
    if not {"unless", "later"} & set(body) or set(body) & {"if", "only-if", "where", "until", "each", "in-front"}:
        return None
    joined = list(_joined(body["clauses"]))
    last = max((number for number, (_, join) in enumerate(joined) if join == ", then"), default=None)
    if last is None:
        return None
    before, behind = joined[: last + 1], joined[last + 1 :]
    by = next((clause["by"] for clause, _ in reversed(before) if "by" in clause), None)
    first = behind[0][0]
    if by is not None and "deed" in first and "by" not in first:
        behind[0] = ({**first, "by": "@player" if has_key(by, "aim") else by}, behind[0][1])
    rest = {key: value for key, value in body.items() if key != "clauses"}
    return [{"clauses": _chain([*before[:-1], (before[-1][0], "")])}, {**rest, "clauses": _chain(behind)}]


def _chain(joined: list[tuple[Term, str]]) -> Any:
    """Return clauses with the words that join them as the rows give them."""
    (clause, join), *rest = joined
    return {"first": clause, "join": join, "rest": _chain(rest)} if rest else [clause]


def _points_back(word: str) -> bool:
    """Tell whether a word of a figure can mean what the clauses before it name."""
    return word in ("@it", "@player") or word.startswith("@object")


_OF_A_SPELL = {"spent", "spent-colors"}
"""Figures that are asked of a spell alone, as it was cast (601.2h)."""


def _told_by_clauses(body: Term) -> bool:
    """Tell whether what X is speaks of what the clauses name: "that player's hand" is that of the target player (608.2c)."""
    if isinstance(body["where"], dict) and _OF_A_SPELL & set(body["where"]):
        # Nothing that the clauses make was cast: what mana was spent on is what the trigger names.
        return False
    said = list(words_of(body["where"]))
    if "@it" in said or ("@exiled" in said and has_key(body["clauses"], "exile")):
        return True
    if any(word.startswith("@way ") and has_key(body["clauses"], word.removeprefix("@way ")) for word in said):
        return True
    return any(map(_points_back, said)) and has_key(body["clauses"], "aim")


def _each_of_them(scope: Scope, body: Term) -> Term | None:
    """Return what is done once for each of several objects where that speaks of each: "its controller draws a card" (608.2f)."""
    described = body.get("each")
    if set(body) - {"unless", "cost"} != {"clauses", "each"} or described is None or not _speaks_of_each(body):
        return None
    copies = _copies_of_each(scope, body)
    if copies is not None:
        return copies
    if has_key(body["clauses"], "aim") or (_called_back(body) and has_key(body["clauses"], "create")):
        # Tokens of one instruction enter together (608.2f), which one at a time would not do.
        raise scope.fault("for each")
    for types in _called_back(body):
        scope.no_other(Back(said_back("@object", types), "object", types))
    found = scope.resolved({"all": described})
    inner = scope.by(scope.actor)
    one_by_one = {key: value for key, value in body.items() if key != "each"}
    card = isinstance(described, dict) and described.get("kind") == "card"
    inner.mention("one-of-them", "card" if card else "object", described=described)
    return {"for-each": found, "as": "one-of-them", "do": acts_of(inner, one_by_one)}


def _copies_of_each(scope: Scope, body: Term) -> Term | None:
    """Return the creation of a token for each of several objects that is a copy of that one: all at once (608.2f, 707.2)."""
    clauses = body["clauses"]
    deed = (
        clauses[0].get("deed")
        if isinstance(clauses, list) and len(clauses) == 1 and set(clauses[0]) == {"deed"}
        else None
    )
    if set(body) != {"clauses", "each"} or not isinstance(deed, dict) or "copy-of" not in deed:
        return None
    said = [one for one in words_of(deed) if one.startswith("@") and one != "@actor"]
    if (
        said != [deed["copy-of"]]
        or deed.get("create") != "copy"
        or set(deed) - {"create", "copy-of", "by", "as", "tapped"}
    ):
        return None
    types = said[0].partition(" ")[2]
    if types:
        scope.no_other(Back(said_back("@object", types), "object", types))
    (act,) = scope.act({**deed, "copy-of": {"all": body["each"]}}, scope.actor)
    return act


def _speaks_of_each(body: Term) -> bool:
    """Tell whether what is done for each of several objects speaks of that one: "it", "that creature" of creatures."""
    one_card = says(body["clauses"], "@card") and isinstance(body["each"], dict) and body["each"].get("kind") == "card"
    return (
        one_card
        or says(body["clauses"], "@it")
        or any(not types or is_of(body["each"], types) for types in _called_back(body))
    )


def _called_back(body: Term) -> list[str]:
    """Return by which card types clauses speak of an object: "that creature", "that permanent" by none."""
    called = (word.partition(" ") for word in words_of(body["clauses"]))
    return [types for word, _, types in called if word == "@object" and not by_subtype(types)]


def _each_unless(scope: Scope, body: Term) -> Term | None:
    """Return what each of several players does unless that player pays, None where it is said of no group (118.12a)."""
    clauses = body["clauses"]
    if set(body) != {"clauses", "unless", "cost"} or body["unless"] != "@player" or not isinstance(clauses, list):
        return None
    clause = clauses[0]
    if not _is_group(clause.get("by")) or "deed" not in clause:
        return None
    inner = one_of(scope)
    do = inner.act(clause["deed"], "each")
    unless = {"unless": "each", "cost": inner.resolved(body["cost"]), "do": do}
    return {"for-each": clause["by"], "as": "each", "do": [unless]}


def flat(clauses: Any) -> Iterator[Term]:
    """Yield the clauses of a chain in order."""
    while isinstance(clauses, dict):
        yield clauses["first"]
        clauses = clauses["rest"]
    yield from clauses


def _clauses(scope: Scope, clauses: Json, until: Json) -> list[Term]:
    """Return the instructions of clauses; a duration in front of them is of each (611.2a)."""
    acts: list[Term] = []
    actor: Json = "you"
    each: Scope | None = None
    group = False
    in_order = _with_durations(scope, clauses)
    for clause, following in zip(in_order, [*in_order[1:], {}], strict=True):
        if "with-you" in clause:
            if has_key(clause["deed"], "aim"):
                raise scope.fault("target")
            others = _actor(scope, clause["with-you"])
            both = [act for who in ("you", others) for act in scope.act(clause["deed"], who)]
            acts.extend(lasting_until(scope, both, until))
            continue
        if "by" in clause:
            actor, each = _actor(scope, clause["by"]), None
            group = _is_group(actor) or any(one["id"] == actor and _several(one) for one in scope.targets)
        if "villainous" in clause:
            acts.append(_villainous(scope, clause["villainous"], actor))
            continue
        if each is not None and (_goes_on(clause) or _still_up_to_each(clause, acts[-1])):
            _of_each(acts[-1]).extend(lasting_until(scope, each.act(clause["deed"], "each"), until))
            continue
        if group and clause.get("deed") == _WHOLE_HAND and not _of_one_alone(following):
            # All discard at once, and what all of them discarded is counted (101.4, 608.2e).
            each = None
            acts.extend(lasting_until(scope, scope.act({"discard": "@actor", "all": "true"}, actor), until))
            continue
        if group and (_each_alone(clause) or ("deed" in clause and _of_one_alone(following))):
            each = one_of(scope)
            acts.extend(lasting_until(scope, [_for_each(each, clause, actor)], until))
            continue
        each = None
        if not _said_of_last(scope, clause, acts):
            allowed = _allowed(scope, clause, actor, until)
            acts.extend(_done(scope, clause, actor, until, acts) if allowed is None else [allowed])
    return acts


def _said_of_last(scope: Scope, clause: Term, acts: list[Term]) -> bool:
    """Take a clause that only says more of the instruction before it as part of that; False where it is another one."""
    if "of-copy" in clause:
        copying = acts[-1]["do"][-1] if acts and "may" in acts[-1] else acts[-1] if acts else {}
        if "copy" not in copying:
            raise scope.fault("the copy")
        copying["new-targets"] = "true"
    elif "unpreventable" in clause:
        not_to_be_prevented(scope, acts)
    elif "spent-as" in clause:
        last = acts[-1] if acts else {}
        spent_as(scope, clause["spent-as"], last.get("effect", last))
    elif "countered-to" in clause:
        raise scope.fault("countered this way")
    else:
        return False
    return True


def spent_as(scope: Scope, kind: str, ability: Term) -> None:
    """Take as what mana may be spent on what is cast as part of the permission to cast it (118.14).

    Raises:
        CardTextNotUnderstood: nothing before it lets anybody cast a card.
    """
    allowed = ability.get("may")
    if not isinstance(allowed, dict) or allowed.get("deed") not in ("cast-from", "play-from"):
        raise scope.fault("spent to cast" if "spent to cast" in scope.text else "spend mana")
    allowed["mana"] = kind


def _allowed(scope: Scope, clause: Term, actor: Json, until: Json) -> Term | None:
    """Return the instruction by which somebody may do something (608.2d); None where a clause lets nobody choose."""
    if "may-change" in clause:
        change = _changes(scope, clause["may-change"], _one_duration(scope, clause["may-change"].get("until"), until))
        return {"may": "you", "do": change}
    if "may" in clause or "may-act" in clause:
        allowed: Term = clause["may"] if "may" in clause else clause["may-act"]
        return {"may": actor, "do": lasting_until(scope, scope.act(allowed, actor), until)}
    if "may-of" in clause:
        other = _actor(scope, clause["may-of"])
        return {"may": "you", "do": lasting_until(scope, scope.act(clause["deed-of"], other), until)}
    return None


def _done(scope: Scope, clause: Term, actor: Json, until: Json, acts: list[Term]) -> list[Term]:
    """Return the instructions of a clause; what is done behind what a player may do is part of that where nobody else does it."""
    if "act" in clause:
        return lasting_until(scope, scope.act(clause["act"], "you"), until)
    if "deed" not in clause:
        return _changes(scope, clause, _one_duration(scope, clause.get("until"), until))
    made = lasting_until(scope, scope.act(clause["deed"], actor), until)
    if acts and "may" in acts[-1] and "by" not in clause:
        acts[-1]["do"].extend(made)
        return []
    return made


def _villainous(scope: Scope, options: list[Json], actor: Json) -> Term:
    """Return the villainous choice of one player or of each of several: two options, each instructions of its own (701.55a)."""
    if has_key(options, "aim"):
        raise scope.fault("target")
    ways = []
    for option, said in zip(options, _options_as_said(scope, options), strict=True):
        inner = one_of(scope) if _is_group(actor) else scope.by("you")
        ways.append({"do": _clauses(inner, option, None), "text": said})
    if _is_group(actor):
        return {"for-each": actor, "as": "each", "do": [{"villainous-choice": ways, "by": "each"}]}
    return {"villainous-choice": ways, "by": actor}


def _options_as_said(scope: Scope, options: list[Json]) -> tuple[str, str]:
    """Return the words of both options, by which a player names the one that is chosen."""
    words = scope.text.partition(f"{VILLAINOUS} — ")[2].rstrip(".").split(", or ")
    for place in range(1, len(words)):
        first, second = ", or ".join(words[:place]), ", or ".join(words[place:])
        if options[0] in readings(first, "clauses") and options[1] in readings(second, "clauses"):
            return first, second
    return print_term(options[0], "clauses"), print_term(options[1], "clauses")


def not_to_be_prevented(scope: Scope, acts: list[Term]) -> None:
    """Take "the damage can't be prevented" as part of the damage before it (615.12)."""
    dealt = [act for act in acts if "damage" in act]
    if not dealt:
        raise scope.fault("the damage")
    for act in (one for whole in dealt for one in (whole, *whole.get("also", []))):
        act["unpreventable"] = "true"


_BRANCHES = ("do", "then", "else", "if-done")
"""Keys of an instruction under which instructions stand of which one part is followed."""


def beyond_regeneration(scope: Scope, acts: list[Term]) -> list[Term]:
    """Return instructions with "it can't be regenerated" as part of the destruction before it (701.15c).

    It is said behind the destruction, also behind several branches of which one destroys: as an effect of its own it would come
    too late.

    Args:
        scope: what the words of the ability mean.
        acts: the instructions.

    Raises:
        CardTextNotUnderstood: nothing before it destroys what it speaks of.
    """
    found: list[Term] = []
    for act in acts:
        if act.get("effect") == {"cant": {"deed": "be-regenerated"}} and "until" not in act:
            if not found or not _for_good(found[-1], act.get("of")):
                raise scope.fault("regenerated")
            continue
        inner = {key: beyond_regeneration(scope, act[key]) for key in _BRANCHES if isinstance(act.get(key), list)}
        found.append({**act, **inner} if inner else act)
    return found


def _for_good(act: Term, of: Json) -> bool:
    """Take it into an instruction that what it destroys can't be regenerated; return whether it destroys that."""
    if act.get("destroy") == of:
        act["no-regeneration"] = "true"
        return True
    ends = [_for_good(act[key][-1], of) for key in _BRANCHES if isinstance(act.get(key), list) and act[key]]
    return any(ends)


# Durations (611.2a): each is taken up once, by the instruction that it is said of.

_CONTINUING = frozenset(("modify", "effect", "control", "become-copy", "double-pt", "triple-pt", "prevent", "redirect"))
"""Instructions that begin a continuous effect or put up a shield, which lasts for a while (611.2, 614.3, 615.3)."""

_OF_THE_TURN = ("end-of-turn", "this-turn")
"""Durations that end together (514.2)."""


def lasting_until(scope: Scope, acts: list[Term], until: Json) -> list[Term]:
    """Return instructions that last for a while; what is done in a moment can't, and the text is refused (611.2a).

    Args:
        scope: what the words of the ability mean.
        acts: the instructions.
        until: how long, None where nothing is said.
    """
    return acts if until is None else [_lasting(scope, act, until) for act in acts]


def as_long_as_before(acts: list[Term], before: Term) -> list[Term]:
    """Return what is done instead of an instruction, lasting as long as that where it says nothing else (608.2c)."""
    if "until" not in before:
        return acts
    lasts = {"until": before["until"]}
    return [{**act, **lasts, **act} if next(iter(act)) in _CONTINUING else act for act in acts]


def _lasting(scope: Scope, act: Term, until: Json) -> Term:
    verb = next(iter(act))
    if verb in ("may", "for-each"):
        return {**act, "do": lasting_until(scope, act["do"], until)}
    if verb == "choose-one":
        return {verb: [_lasting_way(scope, way, until) for way in act[verb]]}
    if verb == "choose":
        return act
    if verb not in _CONTINUING:
        raise scope.no_duration(until, verb)
    return {**act, "until": scope.resolved(_one_duration(scope, act.get("until"), until))}


def _lasting_way(scope: Scope, way: Any, until: Json) -> Json:
    if isinstance(way, dict) and "do" in way:
        return {**way, "do": lasting_until(scope, way["do"], until)}
    return lasting_until(scope, way, until)


def _one_duration(scope: Scope, own: Json, other: Json) -> Json:
    """Return the one duration that is said of an instruction; two that end at different times are refused."""
    if own is None or other is None or own == other:
        return other if own is None else own
    if own in _OF_THE_TURN and other in _OF_THE_TURN:
        return own
    raise scope.fault("two durations of one effect")


def _with_durations(scope: Scope, clauses: Json) -> list[Term]:
    """Return the clauses of a chain in order; a duration at the end of it is of the changes before it too.

    "Gets +2/+0 and it gains trample until end of turn" is one statement: both end.
    """
    found: list[Term] = []
    until: Json = None
    for clause, join in reversed(list(_joined(clauses))):
        if join not in ("and", ", and", ","):
            until = None
        own = clause.get("until")
        if own is not None:
            until = own
        elif until is not None and _could_last(clause):
            if "change" not in clause:
                raise scope.two_readings("until", "how long the last effect lasts", "how long both effects last")
            clause = {**clause, "until": until}
        found.append(clause)
    return found[::-1]


def _joined(clauses: Any) -> Iterator[tuple[Term, str]]:
    """Yield the clauses of a chain, each with the word that joins the next to it."""
    while isinstance(clauses, dict):
        yield clauses["first"], clauses["join"]
        clauses = clauses["rest"]
    for clause in clauses:
        yield clause, ""


def _could_last(clause: Term) -> bool:
    """Tell whether a clause without a duration begins an effect that could end (611.2a)."""
    if "change" in clause:
        return not any("until" in item for item in clause["with"])
    said = clause.get("deed", clause.get("act"))
    return isinstance(said, dict) and bool(_CONTINUING.intersection(said)) and "until" not in said


_WHOLE_HAND: Term = {"discard": "@actor", "amount": {"value": "hand", "of": "@actor"}}
"""The discarding of a whole hand."""

_GROUPS = ("players", "opponents", "others")


def _each_alone(clause: Term) -> bool:
    """Tell whether what several players do must be said of each: "their" is of one of them, and each may or may not."""
    deed = clause.get("deed", {})
    chosen = has_key(deed, "choose") and not {"sacrifice", "discard"} & set(deed)
    entering = bool({"put", "return"} & set(deed)) and deed.get("to") == "battlefield"
    several = sum(said.startswith(("@actor", "@player", "@their")) for said in words_of(deed)) > 1
    return "may" in clause or chosen or several or entering


def _goes_on(clause: Term) -> bool:
    """Tell whether a clause goes on with what each of several players does with cards of their own, one by one."""
    return bool({"put", "return", "shuffle"} & set(clause.get("deed", ()))) or _of_one_alone(clause)


def _still_up_to_each(clause: Term, act: Term) -> bool:
    """Tell whether a clause goes on with what each of several players may do: who declines does nothing of it (608.2d)."""
    return "by" not in clause and "deed" in clause and "may" in act["do"][0]


def _of_one_alone(clause: Term) -> bool:
    """Tell whether a clause goes on with "that many" or "that card", which of several players each has their own (608.2c)."""
    return "by" not in clause and any(
        said.endswith("@many") or said == "@card" or said.startswith("@object") for said in words_of(clause.get("deed"))
    )


def _is_group(actor: Json) -> bool:
    """Tell whether an actor is several players: a word for them, or those to whom something applies."""
    return actor in _GROUPS or (isinstance(actor, dict) and "all" in actor)


def _several(target: Term) -> bool:
    """Tell whether a target may be several things (115.1)."""
    return bool(target.get("count", target.get("up-to", "1")) != "1")


def one_of(scope: Scope) -> Scope:
    """Return what words can mean where each of several players is spoken of."""
    inner = scope.by("each")
    inner.mention_player("each")
    return inner


def _for_each(inner: Scope, clause: Term, players: Json) -> Term:
    do = inner.act(clause["may"] if "may" in clause else clause["deed"], "each")
    order = {"starting": "true"} if "starting" in clause else {}
    return {"for-each": players, "as": "each", "do": [{"may": "each", "do": do}] if "may" in clause else do, **order}


_CONTROLLED: dict[str, Term] = {"players": {}, "opponents": {"controller": "opponent"}}
"""Whose permanents those of several players are."""


def _by_all_at_once(act: Term) -> Term:
    """Return what each of several players sacrifices all of as one instruction: nobody decides, so it happens at once (101.4)."""
    do: list[Term] = act["do"] if act.get("as") == "each" and "for-each" in act else []
    if len(do) != 1 or set(do[0]) - {"as"} != {"sacrifice", "by"} or do[0]["by"] != "each":
        return act
    what = do[0]["sacrifice"]
    if act["for-each"] not in _CONTROLLED:
        return act
    if not isinstance(what, dict) or set(what) != {"all"} or what["all"].get("controller") != "each":
        return act
    rest = {key: value for key, value in what["all"].items() if key != "controller"}
    if any(word.startswith("each") for word in words_of(rest)):
        return act
    return {**do[0], "sacrifice": {"all": {**rest, **_CONTROLLED[act["for-each"]]}}, "by": act["for-each"]}


def _of_each(act: Term) -> list[Term]:
    """Return the instructions that each of several players follows, those that each may follow where there is a choice."""
    do: list[Term] = act["do"]
    return do[0]["do"] if "may" in do[0] else do


def _actor(scope: Scope, by: Json) -> Json:
    actor: Json = scope.resolved(by)
    if isinstance(actor, str) and actor not in ("you", "players", "opponents"):
        scope.mention_player(actor)
    return actor


# Continuous effects of instructions.


def lured(scope: Scope, lure: Term) -> Term:
    """Return the requirement that every creature, or every one of a kind, blocks something (509.1c)."""
    by = {"by": scope.resolved(lure["by"])} if "by" in lure else {}
    return {"deed": "be-blocked-by-all", **by}


def _changes(scope: Scope, clause: Term, until: Json) -> list[Term]:
    """Return the instructions that begin continuous effects (611.2)."""
    if "barred" in clause:
        return _barred(scope, clause, until)
    if "lure" in clause:
        subject = scope.resolved(clause["lure"]["subject"])
        lasts = _one_duration(scope, clause["lure"].get("until"), until)
        return [_effect(scope, {"must": lured(scope, clause["lure"])}, {}, subject, lasts)]
    if "change" not in clause:
        raise scope.fault(" ".join(sorted(clause)))
    scope.begin()
    scope.to_permanents = any("pt" in item for item in clause["with"])
    subject = scope.resolved(clause["change"])
    scope.to_permanents = False
    if any("of" not in item and _PLAYED.intersection(item.get("may", ())) for item in clause["with"]):
        _refuse_what_is_no_card(scope, clause["change"], subject)
    scope.first = subject
    scope.mention_subject(subject)
    found: list[Term] = []
    modify = modifications(scope, clause["with"])
    chosen = [item["choose"] for item in clause["with"] if "choose" in item]
    found.extend([{"choose": chosen[0]}] if chosen else _color_first(modify))
    modify = _with_chosen_color(modify)
    of_items = [item["until"] for item in clause["with"] if "until" in item and not is_deed(item)]
    for own in of_items:
        until = _one_duration(scope, own, until)
    lasts = {} if until is None else {"until": scope.resolved(until)}
    if modify:
        found.append({"modify": subject, "with": modify, **lasts})
        scope.keep_together(found[-1])
    found.extend(_choice(subject, item["choice"], lasts) for item in clause["with"] if "choice" in item)
    general = isinstance(subject, dict) and "all" in subject
    if general and any("attack-each-combat" in item.get("must", ()) for item in clause["with"]):
        scope.mention_described(subject)
    for item in clause["with"]:
        for deed in deeds(item):
            if general and item.get("until") == _TO_THEIR_UNTAP_STEP and _only_in_this_fight(subject["all"]):
                # What fights now is meant, each until its own controller's step: none fights in an untap step (502.3, 506.4).
                found.append(
                    {
                        "effect": {kind: {"deed": value["deed"]} for kind, value in deed.items()},
                        "of": subject,
                        "until": {"next-untap": {"controller-of": subject}},
                    }
                )
                continue
            more = {"affects": subject["all"]} if general else {}
            found.append(_effect(scope, deed, more, None if general else subject, until))
    return found


_TO_THEIR_UNTAP_STEP = {"next-untap": {"controller": "@subject"}}
"""How long what is done to several lasts, for each of them until its own controller's next untap step."""


def _only_in_this_fight(described: Json) -> bool:
    """Tell whether only creatures that attack or block fit a description."""
    either = described if isinstance(described, list) else [described]
    return all(isinstance(one, dict) and bool({"attacking", "blocking"} & set(one)) for one in either)


_PLAYED = frozenset(("cast-from", "play-from"))
"""Permissions that are about one card where it is now."""


def _refuse_what_is_no_card(scope: Scope, said: Json, meant: Json) -> None:
    """Refuse "that card" where a spell was countered: the card that it became is another object, which nothing names (400.7).

    Raises:
        CardTextNotUnderstood: the words mean the source, or a spell that was the target.
    """
    spells = [word["id"] for word in scope.targets if has_key(word, "kind") and says(word["is"], "spell")]
    if isinstance(said, str) and said.startswith("@") and (meant == "this" or meant in spells):
        raise scope.fault("that card")


ALWAYS = "always"
"""How long an effect lasts that ends with the game, or with what it is about (611.2a)."""


def _barred(scope: Scope, clause: Term, until: Json) -> list[Term]:
    """Return the instructions that forbid a player something, or that damage be prevented (101.2, 611.2)."""
    until = None if until == ALWAYS else until
    if clause["barred"] == "damage":
        of_sources = {"affects": {"kind": "source"}}
        return [_effect(scope, deed, of_sources, None, until) for item in clause["with"] for deed in deeds(item)]
    who = scope.resolved(clause["barred"])
    who = who["all"] if isinstance(who, dict) and "all" in who else who
    lasts = {} if until is None else {"until": scope.resolved(until)}
    if until is None and any("gains" in item.get("static", {}) for item in clause["with"]):
        raise scope.fault("gain")
    changes = modifications(scope, [item["static"] for item in clause["with"] if "static" in item])
    acts = [{"modify": who, "with": changes, **lasts}] if changes else []
    forbids = (deed for item in clause["with"] for deed in deeds(item))
    return [*acts, *(_effect(scope, deed, {"player": who}, None, until) for deed in forbids)]


def _choice(subject: Json, abilities: Sequence[Json], lasts: Term) -> Term:
    """Return the choice of one of several abilities to gain, or changes of power and toughness, each by its words (608.2d)."""
    ways = [
        [*_color_first(one), {"modify": subject, "with": [_with_chosen_color(_chosen_change(one))], **lasts}]
        for one in abilities
    ]
    names = [_change(one) or print_term(one, "ability") for one in abilities]
    return {"choose-one": [{"do": way, "text": name} for way, name in zip(ways, names, strict=True)]}


def _color_first(term: Json) -> list[Term]:
    """Return the choice of a colour where what is chosen speaks of one (105.4)."""
    return [{"choose": "color"}] if says(term, "@chosen-color") else []


def _change(one: Json) -> str:
    """Return a change of power and toughness that can be chosen, "" where an ability can be."""
    return str(one["pt"]) if isinstance(one, dict) and set(one) == {"pt"} else ""


def _chosen_change(one: Json) -> Term:
    return {"pt": _change(one)} if _change(one) else {"gain": keywords([one])}


def _with_chosen_color(term: Json) -> Any:
    """Return changes in which a colour chosen on resolution is the chosen one (105.4)."""
    if isinstance(term, dict):
        return {key: _with_chosen_color(value) for key, value in term.items() if key != "choose"}
    if isinstance(term, list):
        return [_with_chosen_color(item) for item in term]
    return "chosen-color" if term == "@chosen-color" else term


def _effect(scope: Scope, deed: Term, more: Term, of: Json, until: Json) -> Term:
    ((kind, value),) = deed.items()
    lasts = scope.resolved(_one_duration(scope, value.get("until"), until))
    value = scope.resolved({key: one for key, one in value.items() if key != "until"})
    act: Term = {"effect": {kind: {**value, **more}}}
    if of is not None:
        act["of"] = of
    if lasts is not None:
        act["until"] = lasts
    return act
