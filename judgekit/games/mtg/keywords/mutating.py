"""702.140, 723: mutate: a creature spell that does not enter the battlefield but merges with the creature that it targets."""

from __future__ import annotations

from functools import cache

from judgekit.core.wording import phrase
from judgekit.engine import NOTHING_HAPPENED, Ask, Consequences, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking_one
from judgekit.games.mtg.actions.moving import keep_effects
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.characteristics import PROTOTYPE
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.stack.face_down import shown
from judgekit.games.mtg.stack.resolving.resolution import INSTEAD_OF_ENTERING, LOST_TARGETS
from judgekit.games.mtg.state.faces import COPIED_AT, back_face_up, copied_by
from judgekit.games.mtg.state.game import GAME, MtgDraft, present, stated_in
from judgekit.games.mtg.state.merged_parts import COMMANDERS, Part, parts_of, represented_by
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.faces import is_room
from judgekit.games.mtg.terms.records import Ability
from judgekit.games.mtg.text.structured.abilities import read_ability
from judgekit.language.parts import Part as Plain

MUTATE = "mutate"
"""The keyword, and the name of its alternative cost."""

_TARGETED = "702.140a"
"""The rule of what a mutating creature spell targets."""

_MERGES = "702.140c"
"""The rule of what becomes of a mutating creature spell."""

TOP, BOTTOM = "top", "bottom"


@cache
def _meaning() -> tuple[Ability, ...]:
    """Return the ability of a spell with mutate: if its mutate cost is paid it targets a creature (702.140a)."""
    host = {"type": "creature", "not-subtype": "Human", "owner": "this.owner"}
    do = [{"if": {"paid": MUTATE}, "then": [{"merge": "host"}]}]
    spell = {"targets": [{"id": "host", "is": host}], "do": do}
    return read_ability(Plain({"spell": spell}))


@keyword_means(MUTATE, _TARGETED)
def mutate(_keyword: Ability) -> tuple[Ability, ...]:
    """With its mutate cost paid it aims at a creature of its own owner that is no Human (702.140a)."""
    return _meaning()


def _mutating(item: Object) -> bool:
    return MUTATE in item.announced.options


def _goes_on_as_creature_spell(draft: MtgDraft, item: Object, rules: tuple[str, ...]) -> bool:
    """Go on with a mutating creature spell whose target is illegal as with any creature spell (702.140b)."""
    if not _mutating(item):
        return False
    options = tuple(name for name in item.announced.options if name != MUTATE)
    draft.change(item.id, announced=item.announced._replace(options=options, targets=()))
    checked = stated_in(draft, "mtg@20260417:608.3b") or ("608.3c",)
    draft.note("no-longer-mutating", of=item.id, rules=("702.140b", *checked, *rules))
    return True


LOST_TARGETS.append(_goes_on_as_creature_spell)


def _merge_instead(draft: MtgDraft, item: Object) -> bool:
    """Let the controller of a mutating creature spell choose where it goes, since it does not enter the battlefield (702.140c)."""
    if not _mutating(item):
        return False
    (host,) = (ref[0] for _, refs in item.announced.targets for ref in refs)
    draft.cite("608.3c")
    draft.do("ask-place-of-merging", item.id, host)
    return True


INSTEAD_OF_ENTERING.append(_merge_instead)


@GAME.task("ask-place-of-merging")
def ask_place_of_merging(draft: MtgDraft, id: str, host: str) -> Ask:
    """Ask for the place of the spell, above or below (702.140c)."""
    then = Task("merge", (id, host))
    return asking_one(view_of(draft).of(id).controller, (TOP, BOTTOM), then, _MERGES, of=id)


@GAME.task("merge")
def merge(draft: MtgDraft, id: str, host: str, place: str) -> None:
    """Merge the spell with the creature, then let what watches for that see that it mutated (702.140c, 702.140d)."""
    player = view_of(draft).of(id).controller
    numbers = {"number": draft.objects[host].number, "spell_number": draft.objects[id].number}
    draft.propose(event("merge", host, by=id, player=player, on_top=place == TOP, **numbers))


def _fit_to_merge(draft: MtgDraft, record: Object) -> None:
    """Refuse what is a copy, a Room or prototyped: how such a part counts has no code; a token is what it was created as.

    Raises:
        Unsupported: it is one of those.
    """
    key = record.copied if record.kind in ("copy", "token") else record.card
    card = draft.cards.get(key or record.card or "")
    if copied_by(draft, record) not in (None, key) or (record.kind == "token" and record.get(COPIED_AT)):
        raise Unsupported(phrase("merging with a permanent that is a copy"), "723.2a")
    if card is not None and (is_room(card) or (card.faces and record.kind != "card")):
        raise Unsupported(phrase("merging a card that has several faces"), "723.2i")
    if PROTOTYPE in record.announced.options:
        raise Unsupported(phrase("merging with a prototyped permanent"), "723.2a")


def _as_part(draft: MtgDraft, record: Object) -> Part:
    """Return an object that has not merged before as a part of a merged permanent, with the side of it that is up."""
    key = (record.copied if record.kind in ("copy", "token") else None) or record.card or ""
    kind = "token" if record.kind == "copy" else record.kind
    return Part(record.id, key, kind, record.kind == "card" and back_face_up(draft, record), record.face_down)


@GAME.event("merge")
def merges(draft: MtgDraft, happening: Event) -> Consequences:
    """The spell becomes part of the creature, which stays the object that it was, and has the abilities of all its parts.

    It is face up or down as its topmost part is, and nothing sees it as turned (723.2e). With a commander among its parts it is
    that commander (903.3c).

    CR 702.140e, 702.140f, 723.2, 723.2a, 723.2b, 723.2c, 723.2d.
    """
    host, spell = draft.objects.get(happening.of or ""), draft.objects.get(happening.by or "")
    gone = host is None or spell is None or present(draft, (host.id, happening.get("number"))) is None
    if host is None or spell is None or gone or spell.number != happening.get("spell_number"):
        return NOTHING_HAPPENED
    _fit_to_merge(draft, spell)
    before = parts_of(host)
    if not before or copied_by(draft, host) is not None:
        _fit_to_merge(draft, host)
        before = (_as_part(draft, host),)
    new = _as_part(draft, spell)
    parts = (new, *before) if happening.get("on_top") else (*before, new)
    commanders = (
        *host.get(COMMANDERS, (host.id,) if host.get("commander") else ()),
        *((spell.id,) if spell.get("commander") else ()),
    )
    if any(part.face_down != host.face_down for part in parts):
        draft.cite("723.2e")
    if host.face_down and not parts[0].face_down:
        host = shown(host)
    details = dict(host.details)
    if commanders:
        details.update({"commander": True, COMMANDERS: commanders})
        draft.cite("903.3c")
    whole = host._replace(
        face_down=parts[0].face_down,
        kind=parts[0].kind,
        copied=None,
        face=None,
        details=tuple(sorted(details.items())),
    )
    draft.put(whole)
    represented_by(draft, whole, parts)
    keep_effects(draft, spell, draft.objects[host.id])
    draft.remove(spell.id)
    token = ("723.2d",) if any(part.kind == "token" for part in parts) else ()
    draft.cite(_MERGES, "702.140e", "723.2", "723.2a", "723.2b", "723.2c", *token)
    return [event("mutate", host.id, by=spell.id, number=host.number, player=happening.get("player"))]


@GAME.event("mutate")
def has_mutated(draft: MtgDraft, _happening: Event) -> Consequences:
    """Let abilities see that a creature mutated; nothing more comes of it by itself (702.140d)."""
    draft.cite("702.140d")
    return None
