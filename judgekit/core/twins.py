"""Twins: another object of the same class with the same attributes, as `copy.copy` makes one, which loads weak references."""

from __future__ import annotations

from judgekit.core.typed import TypeVar

OfT = TypeVar("OfT")


def twin(of: OfT) -> OfT:
    """Return another object with the same attributes: what is set at one of them does not touch the other."""
    kind = type(of)
    made: OfT = object.__new__(kind)
    for base in kind.__mro__:
        slots: str | tuple[str, ...] = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name not in ("__dict__", "__weakref__") and hasattr(of, name):
                object.__setattr__(made, name, getattr(of, name))
    if hasattr(of, "__dict__"):
        made.__dict__.update(of.__dict__)
    return made
