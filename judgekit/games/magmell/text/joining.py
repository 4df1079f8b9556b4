"""Japanese card text: parts of terms that sentences are joined from: chains, waiting instructions, X, what is said of players."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.plain_data import Term, replaced
from judgekit.mechanics.terms.records import Value

DECKS = ("library", "stone-deck")
"""Zones in which cards are searched for."""

_OF_PLAYERS = ("attack", "defend")


def zone_of_trigger(trigger: Term) -> str | None:
    """Return where an ability functions that says it triggers on the card's leaving a hidden zone or チャント (214.1, 302.1.2)."""
    if trigger.get("object") != "this":
        return None
    if trigger.get("event") in ("discard", "nullify"):
        return "dust"
    return trigger.get("to") if trigger.get("from") in ("hand", *DECKS) else None


def with_numbers(term: Value, numbers: Term) -> Value:
    """Return a term in which X is what the text says it is.

    Raises:
        CardTextNotUnderstood: the text does not say it.
    """

    def number(word: str) -> Value:
        sign, value = word[:-1].strip(), word[-1:]
        if value != "X" or sign not in ("", "+", "-", "<=", ">="):
            return word
        if "X" not in numbers:
            raise CardTextNotUnderstood(phrase("not understood: what is X?"), "X")
        if sign in ("<=", ">="):
            return {"max" if sign == "<=" else "min": numbers["X"]}
        return {"difference": ["0", numbers["X"]]} if sign == "-" else numbers["X"]

    return replaced(term, number)


def acts_of_chain(body: Term) -> tuple[list[Term], str | None]:
    """Return the acts of a chain in order, one without a subject with that of the one before; and who may leave them undone."""
    acts: list[Term] = []
    chain = body["chain"]
    while "first" in chain:
        acts.append(chain["first"])
        chain = chain["rest"]
    acts += chain["acts"]
    for number, act in enumerate(acts):
        key = next(iter(act))
        if act[key] == "@subject" and not number:
            if body.get("if", {}).get("object") != "this":
                raise CardTextNotUnderstood(phrase("not understood: of what?"), "")
            acts[number] = {**act, key: "this"}
        elif act[key] == "@subject":
            before = acts[number - 1]
            subject = before[next(iter(before))]
            named = isinstance(subject, dict) and "aim" in subject
            acts[number] = {**act, key: "@it" if named or key == "aims" else subject}
    return acts, chain.get("may")


def of_player(act: Term, player: str) -> Term:
    """Return what a sentence about a player says: that player's units may not do it, or the player takes no damage.

    Raises:
        CardTextNotUnderstood: it is nothing that can be said of a player.
    """
    changes = act["with"]
    until = {key: value for key, value in act.items() if key == "until"}
    if len(changes) == 1 and changes[0].get("cant") in _OF_PLAYERS:
        return {"cant": {changes[0]["cant"]: "true", "player": player}, **until}
    if changes == [{"cant": "be-damaged"}]:
        return {"replace": {"if": {"event": "damage", "object": player}, "prevent": "all"}, **until}
    raise CardTextNotUnderstood(phrase("not understood: {changes!r} of a player", changes=changes), str(changes))


def while_holds(ability: Term, condition: Term | None) -> Term:
    """Return an ability that says something only while a condition holds; it says it all the time where there is none."""
    if condition is None:
        return ability
    ((kind, said), *_) = ability.items()
    inner = said if isinstance(said, dict) else {said: "true"}
    return {kind: {**inner, "while" if kind in ("replacement", "prevention") else "if": condition}}


def brings_up(act: Term) -> bool:
    """Tell whether an instruction is done to something that a later pronoun may mean."""
    return "create" in act or any(isinstance(value, dict) and "choose" in value for value in act.values())


def renamed(term: Value, name: str) -> Value:
    """Return instructions in which 「それ」 is called by a name."""
    return replaced(term, lambda word: name if word == "that" else word, kept=())


def lasting(act: Value, until: str) -> Value:
    """Return an instruction that makes something so for a while, with how long; any other as it is."""
    return {**act, "until": until} if isinstance(act, dict) and ("modify" in act or "control" in act) else act


def for_event(acts: list[Term], event: Term) -> list[Term]:
    """Return instructions of a replacement, in which 「それ」, and the instance itself, are what the event happens to."""
    subject = event.get("object")
    itself = {"that", "event.object", *([subject] if isinstance(subject, str) else [])}
    found = []
    for act in acts:
        worded = {
            key: "event.object" if isinstance(value, str) and value in itself else value for key, value in act.items()
        }
        if worded == {"return": "event.object"}:
            worded = {"move": "event.object", "to": "hand"}
        found.append(
            {key: value for key, value in worded.items() if not (key == "at" and "move" in worded and value == "top")}
        )
    return found
