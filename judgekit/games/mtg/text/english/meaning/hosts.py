"""English card text, what something is attached to: behind an attachment (701.3a), and where there can be none (303.4m)."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.games.mtg.text.english.meaning.walking import has_key, words_of
from judgekit.games.mtg.text.english.tokens import Term
from judgekit.language.faults import SaidOfAnother

_ATTACHMENTS = {"Aura", "Equipment", "Fortification"}

_HOSTS = ("enchanted", "equipped")

_OF_ATTACHMENTS = ("enchant", "equip", "fortify")
"""Keyword abilities of permanents of those subtypes (702.5a, 702.6a, 702.67a)."""

_ATTACHING = frozenset((*_ATTACHMENTS, "bestow", "reconfigure"))
"""Words of abilities that make a permanent one that is attached to something."""


def refuse_without_host(lines: Iterable[tuple[str, Iterable[Term]]], path: tuple[str | int, ...]) -> None:
    """Refuse "enchanted creature", "equip" and the like on a permanent that is no attachment and that nothing of it attaches.

    The words would mean what it is attached to (303.4m); where it never is to anything, they were said of another card.

    Raises:
        SaidOfAnother: with the line.
    """
    read = [(written, [_without_tokens(term) for term in terms]) for written, terms in lines]
    if any(not _ATTACHING.isdisjoint(words_of(terms)) or has_key(terms, "attach") for _, terms in read):
        return
    for written, terms in read:
        words = next((word for word in words_of(terms) if word.split(".")[0] in _HOSTS), None)
        words = words or next((one["keyword"] for one in terms if one.get("keyword") in _OF_ATTACHMENTS), None)
        if words is not None:
            raise SaidOfAnother(
                phrase("not understood: this is no Aura or Equipment, and nothing attaches it: {text!r}", text=written),
                words.split(".")[0],
                written,
                path,
            )


def _without_tokens(term: Term) -> Term:
    """Return a term without what the tokens are like that it creates: what creates one says what that is like (111.3)."""
    return {key: _within(value) for key, value in term.items() if key != "create"}


def _within(value: object) -> object:
    if isinstance(value, list):
        return [_within(one) for one in value]
    return _without_tokens(value) if isinstance(value, dict) else value


def hosts_meant(ability: Any) -> Any:
    """Return an ability in which things are attached to the host that was named, not to the attachment that was moved there.

    "Attach target Equipment to it. … for each Equipment attached to it": an Equipment is attached to no Equipment (301.5).
    """
    if isinstance(ability, list):
        return [hosts_meant(one) for one in ability]
    if not isinstance(ability, dict):
        return ability
    found = {key: hosts_meant(value) for key, value in ability.items()}
    targets, do = found.get("targets"), found.get("do")
    if not isinstance(targets, list) or not isinstance(do, list):
        return found
    hosts = {act["attach"]: (act["to"], _kind(targets, act["attach"])) for act in do if _moves(act)}
    return {**found, "do": _with_hosts(do, hosts)}


def _moves(act: Json) -> bool:
    return isinstance(act, dict) and isinstance(act.get("attach"), str) and isinstance(act.get("to"), str)


def _kind(targets: list[Json], id: Json) -> Json:
    """Return the subtype that a target word asks for, None where it asks for none of the attachments."""
    asked = next((word.get("is") for word in targets if isinstance(word, dict) and word.get("id") == id), None)
    kind = asked.get("subtype") if isinstance(asked, dict) else None
    return kind if kind in _ATTACHMENTS else None


def _with_hosts(term: Json, hosts: Term) -> Json:
    if isinstance(term, list):
        return [_with_hosts(one, hosts) for one in term]
    if not isinstance(term, dict):
        return term
    found = {key: _with_hosts(value, hosts) for key, value in term.items()}
    moved = found.get("attached-to")
    host, kind = hosts.get(moved, (None, None)) if isinstance(moved, str) else (None, None)
    return {**found, "attached-to": host} if kind is not None and found.get("subtype") == kind else found
