"""613.7: timestamps that objects and counters receive after they entered their zone."""

from __future__ import annotations

from judgekit.games.mtg.state.game import MtgDraft, next_timestamp


def restamp(draft: MtgDraft, id: str, rule: str) -> int:
    """Give an object a new timestamp: it became attached (613.7e), turned face up or down (613.7f), transformed (613.7g).

    Args:
        draft: where.
        id: the object.
        rule: the rule by which it gets it, cited wherever the timestamp decides something.
    """
    stamp = next_timestamp(draft)
    record = draft.objects[id]
    details = {**dict(record.details), "stamped": rule}
    draft.change(id, timestamp=stamp, details=tuple(sorted(details.items())))
    draft.cite(rule)
    return stamp


def stamp_counters(draft: MtgDraft, id: str, kind: str) -> None:
    """Give the counters of a kind on an object the timestamp of the newest one (613.7c)."""
    record = draft.objects[id]
    known = dict(record.details)
    stamps = {**dict(known.get("counter-stamps", ())), kind: next_timestamp(draft)}
    known["counter-stamps"] = tuple(sorted(stamps.items()))
    draft.change(id, details=tuple(sorted(known.items())))
