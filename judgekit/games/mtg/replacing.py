"""614, 615: replacement and prevention effects that apply to a proposed event, from every chapter that has some."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judgekit.engine import Event, Replacement
from judgekit.games.mtg.game import GAME, MtgDraft
from judgekit.games.mtg.objects import Ref
from judgekit.games.mtg.protecting import protected

Provider = Callable[[MtgDraft, Event], Iterable[Replacement]]

PROVIDERS: dict[str, list[Provider]] = {}
"""What may replace or prevent events, by kind of event."""


def replaces(*kinds: str) -> Callable[[Provider], Provider]:
    """Return a decorator by which a function is asked for replacement effects on events of some kinds."""

    def register(function: Provider) -> Provider:
        for kind in kinds:
            PROVIDERS.setdefault(kind, []).append(function)
        return function

    return register


def replacements(draft: MtgDraft, proposed: Event) -> list[Replacement]:
    """Return every replacement and prevention effect that applies to an event (614.1, 615.1)."""
    return [effect for provider in PROVIDERS.get(proposed.kind, ()) for effect in provider(draft, proposed)]


GAME.replacements = replacements


@replaces("damage")
@GAME.rule("702.16e", "615.1", "615.12")
def protection(draft: MtgDraft, proposed: Event) -> Iterable[Replacement]:
    """Damage from a source with the stated quality to something with protection is prevented (702.16e)."""
    of = proposed.of or ""
    if proposed.get("unpreventable") or of not in draft.objects or proposed.amount <= 0:
        return
    source: Ref = proposed.get("source")
    rules = protected(draft, of, source, "702.16e")
    if rules:
        yield Replacement(f"protection:{of}", of, _nothing, rules=(*rules, "615.1"))


def _nothing(_draft: MtgDraft, _proposed: Event, _choice: object) -> tuple[Event, ...]:
    return ()
