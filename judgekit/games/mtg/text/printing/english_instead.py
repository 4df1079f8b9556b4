"""English card text, replacement and prevention effects (614, 615)."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.json_values import Json
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.games.mtg.text.printing.english_instructions import Said, Telling
from judgekit.games.mtg.text.printing.english_rows import Speech
from judgekit.games.mtg.text.printing.english_shapes import one_or_more


def replacement_texts(telling: Telling, ability: Term, until: object, mentioned: frozenset[str]) -> Iterator[Said]:
    """Yield the sentences that may say a replacement or prevention effect (614.1a, 615.1a).

    Args:
        telling: what can be said there.
        ability: the effect as plain data.
        until: how long it lasts, None for a static ability.
        mentioned: targets spoken of before.
    """
    if len(ability) != 1:
        return  # where it works from is said beside it, for which there are no words here
    ((kind, value),) = ability.items()
    speech = telling.speech
    patterns = value.get("if", [])
    if len(patterns) != 1:
        return
    event, known = telling.introduced(patterns[0], mentioned)
    inner = Telling(Speech("you", speech.targets, [event], speech.host, speech.quote))
    heads = _heads(inner, speech, event, value.get("condition"), until)
    if kind == "prevention":
        yield from _prevented(inner, event, value, heads, known)
        return
    acts = value["instead"]
    acts = [{"nothing": "true"}] if acts == "nothing" else acts
    if value.get("optional") == "true":
        acts = [{"may": "you", "do": acts}]
    told = _done_instead(inner, acts, known)
    for head in heads:
        for text, after in told:
            yield f"{head} , {text}", after
    for text in _in_one_sentence(inner, speech, event, acts, value.get("condition"), until):
        yield text, known


def _heads(inner: Telling, speech: Speech, event: Term, condition: Json, until: object) -> list[str]:
    """Return how the event can be said that is replaced or prevented: "if … would …"."""
    lasting = "" if until is None else " this turn"
    under = [""] if condition is None else [f" while {one}" for one in inner.speech.texts("condition", condition)]
    return [
        f"{'the next time' if until == 'next-time' else 'if'} {would}{lasting}{extra}"
        for shape in one_or_more([event])
        for would in speech.texts("would", shape)
        for extra in under
    ]


def _done_instead(inner: Telling, acts: list[Term], known: frozenset[str]) -> list[Said]:
    """Return how it can be said what is done instead (614.6)."""
    told: list[Said] = []
    drawing = next((event for event in inner.speech.events if event.get("event") == "draw"), None)
    if acts == [{"nothing": "true"}] and drawing is not None:
        who = "skip" if drawing.get("player") == "you" else "that player skips"
        told.append((f"{who} that draw instead", known))
    if len(acts) == 1:
        told.extend((text, known) for text in inner.speech.texts("instead", acts[0]))
        told.extend(
            (f"{sentences[0]} instead", after) for _, sentences, after in inner.told(acts, known) if len(sentences) == 1
        )
    else:
        told.extend((text, known) for text in inner.speech.texts("instead", {"steps": acts}))
        told.extend((f"{text} instead", after) for text, after in inner.joined(acts, known))
    return told


def _in_one_sentence(
    inner: Telling, speech: Speech, event: Term, acts: list[Term], condition: Json, until: object
) -> Iterator[str]:
    """Yield sentences that say the event and what is done instead by one row of the grammar."""
    if len(acts) == 1 and "damage" in acts[0]:
        for flow in speech.texts("flow", event):
            for whom in inner.speech.texts("recipient", acts[0]["damage"]):
                yield f"{flow} is dealt to {whom} instead"
    if acts == [{"nothing": "true"}]:
        yield from speech.texts("sentence", {"replaces": event, "instead": {"nothing": "true"}})
    if len(acts) == 1 and until is None:
        under = {"under": condition} if condition is not None else {}
        yield from speech.texts("sentence", {"replaces": event, "instead": acts[0], **under})


def _prevented(inner: Telling, event: Term, value: Term, heads: list[str], known: frozenset[str]) -> Iterator[Said]:
    amounts = inner.speech.texts("prevented", value["prevent"])
    then = value.get("then", [])
    if not then:
        for text in inner.speech.texts("sentence", {"prevents": event, "amount": value["prevent"]}):
            yield text, known
    for head in heads:
        for amount in amounts:
            if not then:
                yield f"{head} , {amount}", known
            for text, after in inner.joined(then, known):
                yield f"{head} , {amount} and {text}", after
    if then:
        whole = {"prevents": event, "amount": value["prevent"], "then": [{"deed": act} for act in then]}
        for text in inner.speech.texts("sentence", whole):
            yield text, known
        for first in inner.speech.texts("sentence", {"prevents": event, "amount": value["prevent"]}):
            for text, after in inner.joined(then, known):
                yield f"{first}. {text}", after
