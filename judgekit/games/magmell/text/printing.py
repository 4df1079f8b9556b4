"""Ability terms in Japanese: what a card text was understood as, printed from the same rows that read it."""

from __future__ import annotations

from judgekit.core.errors import JudgekitError
from judgekit.core.parts import Part
from judgekit.games.magmell.text.grammar import ROWS
from judgekit.games.magmell.text.statements import SAID_OF
from judgekit.games.magmell.text.structured.cards import abilities_of_text, read_ability
from judgekit.language.descriptions import printed_description
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.language.japanese.counters import recounted
from judgekit.language.japanese.verbs import chained
from judgekit.language.plain_data import Term, replaced
from judgekit.language.printing import Printer
from judgekit.mechanics.terms.records import Ability, Value


def _printed_act(term: Term) -> str | None:
    """Return an instruction: its subject where another player than you acts or chooses, and what its row says."""
    chooser, rest = _without_chooser(term)
    slots: Term = {}
    text = _PRINTER.from_rows("act", rest, slots)
    actor = slots.get("@actor", chooser)
    return text if text is None or actor == "you" else f"{printed('actor', actor)}は{text}"


_COUNTERS = {"プレイヤー": "人", **dict.fromkeys(("カード", "マジック", "魔石", "能力"), "枚")}
"""What is not counted with 体."""


def _without_chooser(term: Term) -> tuple[Value, Term]:
    """Return who chooses in an instruction, and the instruction without that."""
    for key, value in term.items():
        if isinstance(value, dict) and "choose" in value and "by" in value:
            rest = {name: part for name, part in value.items() if name != "by"}
            return value["by"], {**term, key: rest}
    return "you", term


def _printed_description(term: Value) -> str | None:
    if not isinstance(term, dict):
        return None
    if term == {"type": "player", "among": "opponent"}:
        return "相手"
    owner = {"you": "あなたの", "opponent": "相手の"}.get(term.get("owner", ""), "")
    rest = {key: {"text": value} if key == "has" else value for key, value in term.items() if key != "owner"}
    text = printed_description(_PRINTER, rest, _NOUNS)
    return None if text is None else owner + text


_NOUNS = (("type", "attacking"), ("type", "defending"), ("type", "battling"), ("type",), ("name",))
"""Keys that a noun says together."""


def _printed_every(term: Value) -> str | None:
    text = _printed_description(term)
    return None if text is None else f"すべての{text}"


_PRINTER: Printer = Printer(
    ROWS,
    {
        "filter": _printed_description,
        "every": _printed_every,
        "actor": lambda term: "それ" if term == "@it" else _PRINTER.from_rows("actor", term),
        "thing": lambda term: _PRINTER.from_rows("thing", "@them" if term == "targets" else term),
        "count": lambda term: "1体" if term is None else _PRINTER.from_rows("count", term),
        "act": _printed_act,
    },
    free=("@actor",),
)
printed, _needed = _PRINTER.printed, _PRINTER.needed


def print_term(term: Term) -> str:
    """Return an ability term in Japanese, as it was understood: what is printed means the same when it is read again.

    Raises:
        CardTextNotUnderstood: no template says it, or what they say would mean something else.
    """
    try:
        text = recounted(_printed_term(term), _COUNTERS)
        same = _records(abilities_of_text(text, {})) == _records(read_ability(Part(term, context={})))
    except (JudgekitError, ValueError) as fault:
        raise CardTextNotUnderstood(f"no template says {term!r}") from fault
    if not same:
        raise CardTextNotUnderstood(f"printed with another meaning: {text!r}", text, text)
    return text


def _records(abilities: list[Ability]) -> list[Ability]:
    """Return abilities without what does not matter: their text, and how target words are called."""
    return [
        ability._replace(text="", targets=tuple(word._replace(name="") for word in ability.targets))
        for ability in abilities
    ]


def _printed_term(term: Term) -> str:
    ((kind, inner), *_) = term.items()
    if kind in ("spell", "triggered"):
        return _printed_ability(inner)
    held = "while" if kind in ("replacement", "prevention") else "if"
    if isinstance(inner, dict) and held in inner:
        return f"{_needed('condition', inner[held])}ならば、{_printed_held(kind, _without(inner, held))}"
    if kind == "static":
        return _printed_static(inner)
    for category in ("entry", "lessening", "pricing", "ban", "clause"):
        text = printed(category, term)
        if text is not None:
            return f"{text}。"
    if kind == "replacement":
        return _printed_replacement(inner)
    raise CardTextNotUnderstood(f"no template says {term!r}")


def _printed_held(kind: str, inner: Term) -> str:
    """Return what is said while something holds; what a card says of itself has a subject then."""
    (word, value), *others = inner.items()
    if kind in ("cant", "must", "may") and not others:
        return f"このユニットは{_needed('clause', {kind: word if value == 'true' else inner})}。"
    return _printed_term({kind: inner})


def _without(term: Term, *keys: str) -> Term:
    return {key: value for key, value in term.items() if key not in keys}


def _only(term: Term, *keys: str) -> None:
    """Refuse a term that says more than what is printed."""
    if set(term) - set(keys):
        raise CardTextNotUnderstood(f"no template says all of {term!r}")


def _printed_static(inner: Term) -> str:
    _only(inner, "affects", "modify", "zone")
    whom = inner["affects"] if inner["affects"] == "this" else {"all": inner["affects"]}
    change = _needed("change", {"modify": whom, "with": inner["modify"]})
    if "zone" not in inner:
        return f"{change}。"
    return f"{_needed('condition', {'object': 'this', 'zone': inner['zone']})}ならば、{change}。"


def _printed_replacement(inner: Term) -> str:
    _only(inner, "if", "instead")
    event = _needed("event", inner["if"])
    instead, subject = inner["instead"], inner["if"].get("object")
    if isinstance(instead, list):
        if subject in ("you", "opponent"):
            instead = replaced(instead, lambda word: subject if word == "event.object" else word)
        act = instead[0]
        if set(act) == {"move", "to"} and act["move"] in ("event.object", "@it"):
            return f"{event}場合、かわりに{_needed('instead', {'elsewhere': act['to']})}。"
        acts = printed("instead", {"do": instead}) or "、".join(_acts_text(instead, {}))
        return f"{event}場合、かわりに{acts}。"
    words = instead if isinstance(instead, dict) else {"nothing": "true"}
    said = sorted(SAID_OF.get(inner["if"].get("event"), ()), reverse="source" not in inner["if"])
    ways = (printed("instead", {**words, "said-of": of}) for of in said)
    return f"{event}場合、かわりに{next(filter(None, ways), None) or _needed('instead', words)}。"


def _printed_ability(inner: Term) -> str:
    _only(inner, "when", "if", "targets", "do", "zone")
    lead = ""
    if "when" in inner:
        lead = _printed_when(inner["when"]) + "、"
        if "if" in inner:
            lead += f"{_needed('condition', inner['if'])}ならば、"
    targets = inner.get("targets", [])
    names = {target["id"]: f"@{number}" if targets[1:] else "@it" for number, target in enumerate(targets, 1)}
    parts = [_needed("act", {"aims": [_without(target, "id")]}) for target in targets]
    parts.extend(_acts_text(inner["do"], names))
    return f"{lead}{'。'.join(parts)}。"


def _printed_when(when: Term) -> str:
    moment = printed("moment", when)
    return moment if moment is not None else f"{_needed('event_past', when)}とき"


def _acts_text(acts: list[Term], names: dict[str, str]) -> list[str]:
    """Return instructions as sentences, targets as pronouns."""
    found = []
    for act in acts:
        worded = _with_pronouns(act, names)
        if "may" in worded:
            found.append(chained([_needed("act", one) for one in worded["may"]], leave=True))
        elif "if" in worded:
            lead = (
                "そうしたなら、" if worded["if"] == {"did": "true"} else f"{_needed('condition', worded['if'])}ならば、"
            )
            found.append(lead + "。".join(_acts_text(worded["then"], {})))
        elif "replace" in worded:
            kind = "prevention" if "prevent" in worded["replace"] else "replacement"
            lead = f"{_needed('duration', worded['until'])}、" if worded.get("until") is not None else ""
            found.append(lead + _printed_term({kind: worded["replace"]}).removesuffix("。"))
        elif "delayed" in worded:
            when, inner_do = worded["delayed"]["when"], worded["delayed"]["do"]
            found.append(_printed_later(when, worded.get("until")) + "。".join(_acts_text(inner_do, {})))
        else:
            until = worded.pop("until", None) if "modify" in worded or "control" in worded else None
            lead = f"{_needed('duration', until)}、" if until is not None else ""
            found.append(lead + _needed("act", worded))
        if worded.get("else"):
            found.append("そうでない場合、" + "。".join(_acts_text(worded["else"], {})))
    return found


def _printed_later(when: Term, until: str | None) -> str:
    """Return the clause of an ability that waits for something (302.1.3)."""
    if until is None:
        return f"次の{_printed_when(when)}、"
    moment = printed("moment", when)
    return "このターンの終了時、" if when == {"phase": "turn-end"} else f"このターン、{moment or _printed_when(when)}、"


def _with_pronouns(term: Value, names: dict[str, str]) -> Value:
    """Return a term in which targets, and what an event or an instruction named, are pronouns."""

    def pronoun(word: str) -> str:
        if word in _PRONOUNS:
            return _PRONOUNS[word]
        head, dot, last = word.partition(".")
        if head not in names:
            return word
        return f"@{last}" if dot and last in ("controller", "owner") else names[head] + (f".{last}" if dot else "")

    return replaced(term, pronoun, kept=("as",))


_PRONOUNS = {
    **dict.fromkeys(("event.object", "that", "chosen", "made", "seen"), "@it"),
    "event.player": "@player",
}
