"""Ability terms in Japanese: what a card text was understood as, printed from the same rows that read it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from judgekit.games.magmell.text.grammar import templates
from judgekit.language.chart import Template, fits
from judgekit.language.faults import CardTextNotUnderstood

Term = dict[str, Any]


@cache
def _printing() -> dict[str, tuple[Template, ...]]:
    """Return for each category the wording of each row that is printed, the most particular terms first."""
    seen: set[tuple[str, int]] = set()
    found: dict[str, list[Template]] = {}
    for template in templates():
        if (template.category, template.row) not in seen:
            seen.add((template.category, template.row))
            found.setdefault(template.category, []).append(template)
    return {category: tuple(rows) for category, rows in found.items()}


def printed(category: str, term: Any) -> str | None:
    """Return a term in Japanese, None where no row of the category says it."""
    if category == "number":
        return term if isinstance(term, str) and term.isdigit() else None
    if category == "kindword":
        return term if isinstance(term, str) and not term.isascii() else None
    if category == "name":
        return f"《{term}》" if isinstance(term, str) else None
    if category == "quoted":
        return f"「{term['text']}」" if isinstance(term, dict) and set(term) == {"text"} else None
    if term == "targets":
        term = "@them"
    if category == "filter" and isinstance(term, dict) and term == {"type": "player", "among": "opponent"}:
        return "相手"
    if category == "actor" and term == "@it":
        return "それ"
    if category in ("one", "count") and term is None:
        return "1体"
    if category == "filter":
        return _printed_filter(term)
    if category == "every":
        text = _printed_filter(term)
        return None if text is None else f"すべての{text}"
    chooser = "you"
    if category in _ACTS and isinstance(term, dict):
        chooser, term = _without_chooser(term)
    for template in _printing().get(category, ()):
        slots: dict[str, Any] = {}
        if not fits(template.term, term, slots, ("@actor",)):
            continue
        actor = slots.get("@actor", chooser)
        words = []
        for word in template.words:
            text = word if isinstance(word, str) else printed(word[1], slots.get(word[0]))
            if text is None:
                break
            words.append(text)
        else:
            subject = "" if actor == "you" else f"{printed('actor', actor)}は"
            return subject + _counted("".join(words))
    return None


_ACTS = ("act", "act_cont", "act_te")


def _without_chooser(term: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Return who chooses in an instruction, and the instruction without that."""
    for key, value in term.items():
        if isinstance(value, dict) and "choose" in value and "by" in value:
            rest = {name: part for name, part in value.items() if name != "by"}
            return value["by"], {**term, key: rest}
    return "you", term


def _counted(text: str) -> str:
    """Return text with the counting word that goes with what is counted."""
    text = re.sub("(プレイヤー)([0-9]+)体", r"\1\2人", text)
    return re.sub("(カード|マジック|魔石|能力)([0-9]+)体", r"\1\2枚", text)


def _printed_filter(term: Any) -> str | None:
    if not isinstance(term, dict):
        return None
    left = dict(term)
    words = []
    owner = left.pop("owner", None)
    if owner is not None:
        words.append({"you": "あなたの", "opponent": "相手の"}.get(owner, ""))
    nouns = [{"name": left["name"]}] if "type" not in left and "name" in left else []
    for keys in (("type", "attacking"), ("type", "defending"), ("type", "battling"), ("type",)):
        if all(key in left for key in keys):
            nouns.append({key: left[key] for key in keys})
            break
    noun = next((text for part in nouns if (text := printed("noun", part)) is not None), None)
    if noun is None:
        return None
    for key in nouns[0]:
        left.pop(key)
    for key, value in left.items():
        value = {"text": value} if key == "has" else value
        text = printed("modifier", {key: value})
        if text is None:
            return None
        words.append(text)
    return "".join(words) + noun


def print_term(term: Term) -> str:
    """Return an ability term in Japanese, as it was understood.

    Raises:
        CardTextNotUnderstood: no template says it.
    """
    kind, inner = next(iter(term.items()))
    if kind in ("spell", "triggered"):
        return _printed_ability(inner)
    if kind == "static":
        return _printed_static(inner)
    for category in ("entry", "lessening", "pricing", "ban", "clause"):
        text = printed(category, term)
        if text is not None:
            return f"{text}。"
    if kind == "replacement":
        return _printed_replacement(inner)
    if kind in ("cant", "must", "may") and isinstance(inner, dict) and "if" in inner:
        rest = {key: value for key, value in inner.items() if key != "if"}
        (name, value), *_ = rest.items()
        clause = _needed("clause", {kind: name if value == "true" else {name: value}})
        return f"{_needed('condition', inner['if'])}ならば、このユニットは{clause}。"
    raise CardTextNotUnderstood(f"no template says {term!r}")


def _needed(category: str, term: Any) -> str:
    text = printed(category, term)
    if text is None:
        raise CardTextNotUnderstood(f"no template of {category} says {term!r}")
    return text


def _printed_static(inner: Term) -> str:
    whom = inner["affects"] if inner["affects"] == "this" else {"all": inner["affects"]}
    lead = f"{_needed('condition', inner['if'])}ならば、" if "if" in inner else ""
    changes = inner["modify"]
    return f"{lead}{_needed('change', {'modify': whom, 'with': changes})}。"


def _printed_replacement(inner: Term) -> str:
    event = _needed("event", inner["if"])
    event = re.sub(
        "(された|置かれた|した|受けた|与えた|引いた|捨てた|離れた)$", lambda match: _PRESENT[match.group(1)], event
    )
    instead = inner["instead"]
    if isinstance(instead, list):
        act = instead[0]
        if set(act) == {"move", "to"} and act["move"] in ("event.object", "@it"):
            return f"{event}場合、かわりに{_needed('instead', {'elsewhere': act['to']})}。"
        acts = "、".join(_acts_text(instead, {}))
        return f"{event}場合、かわりに{acts}。"
    return f"{event}場合、かわりに{_needed('instead', instead if isinstance(instead, dict) else {'nothing': 'true'})}。"


_PRESENT = {
    "された": "される",
    "置かれた": "置かれる",
    "した": "する",
    "受けた": "受ける",
    "与えた": "与える",
    "引いた": "引く",
    "捨てた": "捨てる",
    "離れた": "離れる",
}


def _printed_ability(inner: Term) -> str:
    lead = ""
    if "when" in inner:
        lead = _printed_when(inner["when"]) + "、"
        if "if" in inner:
            lead += f"{_needed('condition', inner['if'])}ならば、"
    names = {
        target["id"]: _pronoun(number, len(inner.get("targets", [])))
        for number, target in enumerate(inner.get("targets", []))
    }
    parts = []
    for target in inner.get("targets", []):
        aim = {key: value for key, value in target.items() if key != "id"}
        parts.append(_needed("act", {"aims": [aim]}))
    parts.extend(_acts_text(inner["do"], names))
    return f"{lead}{'。'.join(parts)}。"


def _printed_when(when: Term) -> str:
    moment = printed("moment", when)
    return moment if moment is not None else f"{_needed('event', when)}とき"


def _pronoun(number: int, total: int) -> str:
    return "@it" if total == 1 else f"@{number + 1}"


def _acts_text(acts: list[Term], names: dict[str, str]) -> list[str]:
    """Return instructions as sentences, targets as pronouns."""
    found = []
    for act in acts:
        worded = _with_pronouns(act, names)
        if "may" in worded:
            inner = "、".join(
                [*(_needed("act_cont", one) for one in worded["may"][:-1]), _needed("act_te", worded["may"][-1])]
            )
            found.append(f"{inner}もよい")
            lead, otherwise = "", worded.get("else")
        elif "if" in worded:
            lead = (
                "そうしたなら、" if worded["if"] == {"did": "true"} else f"{_needed('condition', worded['if'])}ならば、"
            )
            found.append(lead + "。".join(_acts_text(worded["then"], {})))
            otherwise = worded.get("else")
        elif "replace" in worded:
            kind = "prevention" if "prevent" in worded["replace"] else "replacement"
            lead = f"{_needed('duration', worded['until'])}、" if worded.get("until") is not None else ""
            found.append(lead + print_term({kind: worded["replace"]}).removesuffix("。"))
            otherwise = None
        elif "delayed" in worded:
            when, inner_do = worded["delayed"]["when"], worded["delayed"]["do"]
            found.append(_printed_later(when, worded.get("until")) + "。".join(_acts_text(inner_do, {})))
            otherwise = None
        else:
            until = worded.pop("until", None) if "modify" in worded or "control" in worded else None
            lead = f"{_needed('duration', until)}、" if until is not None else ""
            found.append(lead + _needed("act", worded))
            otherwise = None
        if otherwise:
            found.append("そうでない場合、" + "。".join(_acts_text(otherwise, {})))
    return found


def _printed_later(when: Term, until: str | None) -> str:
    """Return the clause of an ability that waits for something (302.1.3)."""
    if until is None:
        return f"次の{_printed_when(when)}、"
    moment = printed("moment", when)
    return "このターンの終了時、" if when == {"phase": "turn-end"} else f"このターン、{moment or _printed_when(when)}、"


def _with_pronouns(term: Any, names: dict[str, str]) -> Any:
    if isinstance(term, dict):
        return {key: value if key == "as" else _with_pronouns(value, names) for key, value in term.items()}
    if isinstance(term, list):
        return [_with_pronouns(item, names) for item in term]
    if term in ("event.object", "that", "chosen", "made", "seen"):
        return "@it"
    if term == "event.player":
        return "@player"
    head, dot, last = term.partition(".")
    if head in names:
        return f"@{last}" if dot and last in ("controller", "owner") else names[head] + (f".{last}" if dot else "")
    return term
