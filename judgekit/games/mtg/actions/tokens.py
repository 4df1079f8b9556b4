"""111, 701.6: tokens: what an effect defines for them, and creating them."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Consequences, Event, Unsupported, event
from judgekit.engine.naming import next_id
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.layers.text_explained import rules_of_token
from judgekit.games.mtg.state.faces import DOUBLE_FACED
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.state.zones import BATTLEFIELD
from judgekit.games.mtg.terms.records import AS_A_CARD, Card
from judgekit.games.mtg.terms.roles import ROLE_RULES

_TOKENS = "111.1"
"""The rule by which effects put tokens onto the battlefield."""

NAMED_AS_SUBTYPES = "unnamed tokens are named as their subtypes"
"""Policy: the name of a token without a given one is that of its subtypes (111.4), not those and the word Token."""
GAME.policies[NAMED_AS_SUBTYPES] = True

MOST_TOKENS = 1_000
"""Tokens that one event may create; each is an object of its own."""


def definition_key(draft: MtgDraft, card: Card) -> str:
    """Return the key under which the definition of a token stands in the table of cards, adding it where it is new."""
    details = {**dict(card.details), "token": True}
    card = card._replace(details=tuple(sorted(details.items())))
    given = card.get(AS_A_CARD)
    if (
        not draft.game.policies[NAMED_AS_SUBTYPES]
        and not given
        and card.name
        and card.name == " ".join(card.line.subtypes)
    ):
        card = card._replace(name=f"{card.name} Token")
    name = f"token:{card.name}"
    number = 1
    while name in draft.cards and draft.cards[name] != card:
        number += 1
        name = f"token:{card.name}:{number}"
    if name not in draft.cards:
        draft.cards = {**draft.cards, name: card}
    return name


def creating(player: str, card: Card, number: int, by: str | None, **details: object) -> Event:
    """Return the event that a player creates tokens.

    Args:
        player: who creates them (111.2).
        card: what they are like (111.3).
        number: how many.
        by: id of what creates them.
        details: `tapped`, `attached`, `attacks` (what they enter attacking), `copied` (key of copiable values).
    """
    return event("create", player, number, by, card=card, **details)


PREDEFINED_RULES = {
    "Treasure": "111.10a",
    "Food": "111.10b",
    "Gold": "111.10c",
    "Walker": "111.10d",
    "Shard": "111.10e",
    "Clue": "111.10f",
    "Blood": "mtg@20260417:111.10g",
    "Map": "mtg@20260417:111.10s",
    "Mutagen": "mtg@20260417:111.10v",
    "Powerstone": "mtg@20260417:111.10h",
    "Junk": "mtg@20260417:111.10t",
    "Lander": "mtg@20260417:111.10u",
    **ROLE_RULES,
}
"""The rules that say what predefined tokens are, by subtype or name (111.10)."""


@GAME.event("create")
def create(draft: MtgDraft, happening: Event) -> Consequences:
    """Make tokens; who creates them owns and controls them (111.2)."""
    card: Card = happening.get("card")
    copied = happening.get("copied")
    key = copied if copied is not None else definition_key(draft, card)
    predefined = [rule for kind, rule in PREDEFINED_RULES.items() if kind in card.line.subtypes or kind == card.name]
    named = ("111.10", *predefined) if predefined else ()
    draft.cite(_TOKENS, "111.2", "111.3", *(("111.4",) if card.line.subtypes else ()), "701.6a", *named)
    if "legendary" in card.line.supertypes and copied is None and not predefined:
        draft.cite("111.9")
    draft.cite(*rules_of_token(draft, happening.by, card.line.subtypes))
    found = []
    if happening.amount > MOST_TOKENS:
        raise Unsupported(phrase("more than {most_tokens:,} tokens at once", most_tokens=MOST_TOKENS), "701.6a")
    for _ in range(max(0, happening.amount)):
        id = next_id(draft, "token")
        marks = ((DOUBLE_FACED, True),) if happening.get(DOUBLE_FACED) else ()
        draft.put(
            Object(id, None, happening.of or "", happening.of or "", key, "token", 0, copied=copied, details=marks)
        )
        draft.do("drop-unmade", id)
        if happening.get("attacks"):
            draft.do("enter-attacking", id, *happening.get("attacks"))
        found.append(
            moving(
                draft,
                id,
                BATTLEFIELD,
                happening.by,
                under=happening.of,
                tapped=happening.get("tapped"),
                attached=happening.get("attached"),
                copied=copied,
                counters=happening.get("counters"),
                **({"marks": marks, "transformed": happening.get("transformed")} if marks else {}),
                reason="create",
                rules=(_TOKENS,),
            )
        )
    return found


@GAME.task("drop-unmade")
def drop_unmade(draft: MtgDraft, id: str) -> None:
    """A token that could not enter the battlefield is not created (111.5)."""
    if id in draft.objects and draft.objects[id].zone is None:
        draft.note("not-created", of=id, rules=("111.5",))
        draft.remove(id)
