"""Japanese card text: the rows of MAGMELL as a grammar, and who acts in a sentence."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.games.magmell.text import actions, effects, events, nouns, sentences, statements, states
from judgekit.language.chart import Kind, Template
from judgekit.language.descriptions import description
from judgekit.language.japanese.tokens import NAME, NUMBER, QUOTED, Cutter
from judgekit.language.japanese.verbs import wordings_inflected
from judgekit.language.plain_data import Term
from judgekit.language.rows import Rows
from judgekit.mechanics.terms.records import Value

KINDS = {
    "number": NUMBER,
    "name": NAME,
    "quoted": QUOTED,
    "kindword": Kind(
        "(?!パワー|ウィーク|火葬)[一-龥ァ-ヶー]{1,8}(?=カウンター)",
        printed=lambda term: term if isinstance(term, str) and not term.isascii() else None,
    ),
}
"""Kinds of word that stand in no row."""

# The forms of a wording.

_DEEDS = ("act", "change", "elliptic", "bare", "aiming")
_FORMS_OF_DEED = {"_cont": "stem", "_te": "te"}
"""Before another deed (連用形), before leave (て形)."""

_FORMS_OF_EVENT = {"": "past", "_past": "past"}
"""What happened; as `event_past` it is printed."""


def _forms(template: Template) -> Iterator[Template]:
    for form in (template, *_elliptic(template)):
        yield form
        yield from wordings_inflected(form, _DEEDS, _FORMS_OF_DEED)
        yield from wordings_inflected(form, ("event",), _FORMS_OF_EVENT)


def _elliptic(template: Template) -> Iterator[Template]:
    """Yield a change without its subject, which is then the one of the verb before, and a deed without its object."""
    category, words, term, row = template
    if category == "change" and isinstance(words[0], tuple) and words[0][1] == "subject" and words[1] in ("の", "は"):
        yield Template("elliptic", words[2:], {**term, "modify": "@subject"}, row)
    if category == "act" and words[:2] == (("w", "whom"), "は"):
        key = next(key for key, value in term.items() if value == "$w")
        yield Template("elliptic", words[2:], {**term, key: "@subject"}, row)
    if category == "act" and words[0] == ("o", "object"):
        key = next(key for key, value in term.items() if value == "$o")
        yield Template("bare", words[1:], {**term, key: "@aimed"}, row)
    if category == "act" and "aims" in term:
        yield Template("aiming", words, term, row)


# Whoever acts.


def _acting(term: Value) -> Value:
    """Return a chain in which whoever the sentence says acts does; None where a pronoun would do nothing in it."""
    if not isinstance(term, dict):
        return term
    if "chain" in term and isinstance(term["chain"], dict) and "@acting" in term["chain"]:
        inner = _acting(term["chain"])
        actor = term["chain"]["@acting"]
        return None if inner is None else {**term, "if": acted(term["if"], actor), "chain": inner}
    if "@acting" not in term:
        return term
    rest = {key: value for key, value in term.items() if key != "@acting"}
    done = acted(rest, term["@acting"])
    return None if done == rest and term["@acting"] == "@player" else done


def acted(term: Value, actor: Value) -> Value:
    """Return instructions in which an actor who is not named is the one given, and so is 「自分」 and whoever chooses."""
    if isinstance(term, dict):
        if term.get("damage") == "@subject":
            term = {**term, "damage": actor}
        each = "choose" in term and actor == "each-player"
        found = {
            key: value if key == "text" else acted(value, "chooser" if each and key == "choose" else actor)
            for key, value in term.items()
        }
        if "choose" in found and isinstance(found["choose"], dict) and "by" not in found:
            found["by"] = actor
        return found
    if isinstance(term, list):
        return [acted(item, actor) for item in term]
    return actor if term in ("@actor", "@self") else term


# Descriptions.

_OWN = ("hand", "library", "stone-deck", "dust", "dream")
_HIDDEN = ("hand", "library", "stone-deck")


def _described(parts: list[Value]) -> Term:
    """Join what modifiers and noun say; whose something is depends on where it is."""
    found: Term = {}
    side = None
    for part in parts:
        for key, value in part.items():
            if key == "side":
                side = value if value != "@own" else side or value
            elif key == "has" and isinstance(value, dict):
                found[key] = value["text"]
            else:
                found[key] = value
    if side is None and found.get("zone") in _HIDDEN and "controller" not in found:
        side = "@own"
    if side == "@own" and found.get("zone") not in _OWN:
        side = None
    if side is not None:
        found["owner" if found.get("zone") in _OWN else "controller"] = "@self" if side == "@own" else side
    return found


def _some(parts: list[Value]) -> Term | None:
    """Join what says nothing of every one."""
    found = _described(parts)
    return None if "quantity" in found else found


def _every_one(parts: list[Value]) -> Term | None:
    """Join what says 「すべての」 or 「各」, without these words; players have words of their own."""
    found = _described(parts)
    return None if found.pop("quantity", None) is None or found.get("type") == "player" else found


ROWS = Rows(
    [row for book in (nouns, actions, states, effects, events, statements, sentences) for row in book.ROWS],
    KINDS,
    Cutter(KINDS).cut,
    hooks={"filter": description(_some), "every": description(_every_one)},
    forms=_forms,
    settled=_acting,
    name="magmell-card-text",
)
"""Japanese card text of MAGMELL; sentences are in the spelling of `spelling.normalised`."""
