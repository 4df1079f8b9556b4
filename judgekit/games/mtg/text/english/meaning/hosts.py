"""English card text, "Equipment attached to it" behind an attachment (701.3a): it is what that was attached to."""

from __future__ import annotations

from judgekit.core.json_values import Json
from judgekit.core.typed import Any
from judgekit.games.mtg.text.english.tokens import Term

_ATTACHMENTS = {"Aura", "Equipment", "Fortification"}


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
