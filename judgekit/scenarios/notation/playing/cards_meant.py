"""Which card a deed means that does not name it, or names one of several; and one that may mean what was left out of a card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.notation.reading.learning import Situation
from judgekit.scenarios.notation.words.naming import STACKS, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.notation import SoleTool


def with_sole_tool(
    statement: Statement,
    tools: Iterable[SoleTool],
    situation: Situation,
    place: Callable[[Thing], tuple[str, str]],
    home: str,
) -> list[Statement]:
    """Return the deed of who uses a tool and controls one of its kind only; none where it is another deed.

    Args:
        statement: what was said.
        tools: the deeds with such tools.
        situation: the position as it was written.
        place: returns controller and zone of an object now.
        home: the zone in which permanents lie.
    """
    for tool in tools:
        said = re.compile(rf"(?:(?P<who>[A-H])\s+)?(?:{tool.said})", re.IGNORECASE).fullmatch(statement.body)
        who = statement.who or (said.group("who") if said is not None else None) or ""
        if said is None or not who:
            continue
        found: list[str] = []
        for thing in situation.names.things:
            card = situation.cards.get(thing.names[-1])
            if place(thing) == (who, home) and isinstance(card, Mapping) and tool.is_one(card):
                found.append(thing.id)
        whom = said.group("whom") or said.group("whom_ja")
        if len(found) == 1:
            return [replace(statement, who=who, body=tool.plain.format(whom=whom, tool=found[0]))]
    return []


def text_of(name: str, situation: Situation) -> str | None:
    """Return the text of a card; None where nobody wrote one, and where it is given in another form than words."""
    card = situation.cards.get(name)
    text = card.get("text") if isinstance(card, Mapping) and "abilities" not in card else None
    return text if isinstance(text, str) else None


def cast_from_hand(
    step: Mapping[str, Json], situation: Situation, place: Callable[[Thing], tuple[str, str]], home: str
) -> Bilingual | None:
    """Return that a card is cast from the hand, where the same player has one of its name elsewhere; None where that is plain.

    Args:
        step: what is about to be done.
        situation: the position as it was written.
        place: returns controller and zone of an object now: a card that was in a hand may be cast from a graveyard later.
        home: the zone in which permanents lie.
    """
    things = {one.id: one for one in situation.names.things}
    cast = things.get(str(step.get("cast", "")))
    if cast is None or place(cast)[1] != "hand":
        return None
    others = [place(one) for one in things.values() if one.names[-1:] == cast.names[-1:]]
    if all(zone in ("hand", home, *STACKS) for player, zone in others if player == place(cast)[0]):
        return None
    name = cast.names[-1]
    return Bilingual(f"{name}は手札から唱える", f"{name} is cast from the hand")


def refuse_unread(unread: Mapping[str, str], said: str) -> None:
    """Refuse a step that activates an ability which was left out because it is not understood, or may mean it.

    Args:
        unread: the abilities that were left out of its card, each with what is not understood.
        said: the words by which the ability is named; may be empty.

    Raises:
        CardTextNotUnderstood: it does.
    """
    begun = [line for line in unread if not said or _plain_signs(line).startswith(_plain_signs(said))]
    if begun:
        raise CardTextNotUnderstood(unread[begun[0]], begun[0], begun[0])


def _plain_signs(text: str) -> str:
    """Return card text with one sign for minus and plus, as it is compared."""
    return text.strip("[]［］ ").replace("−", "-").replace("–", "-").replace("－", "-").replace("＋", "+").casefold()


def for_another_cost(
    step: Mapping[str, Json], situation: Situation, paid: Callable[[Mapping[str, Json], Mapping[str, Json]], Json]
) -> dict[str, Json]:
    """Return a step that casts a card for the other cost that the card prints, where what is said to be given for it is that cost.

    Args:
        step: what is about to be done.
        situation: the position as it was written.
        paid: returns the same step of a card's definition with that cost, as the game has it.
    """
    names = {thing.id: thing.names for thing in situation.names.things}
    cards = ((name, situation.cards.get(name)) for name in names.get(str(step.get("cast")), ()))
    found = next((paid({"name": name, **card}, step) for name, card in cards if isinstance(card, Mapping)), None)
    return dict(found) if isinstance(found, Mapping) else dict(step)


def costless(action: Mapping[str, Json], situation: Situation) -> Bilingual | None:
    """Return that a spell costs nothing, where its card has no cost because none was said; None where it has one.

    Args:
        action: the step that casts it.
        situation: the position as it was written.
    """
    names = {thing.id: thing.names for thing in situation.names.things}
    for name in names.get(str(action.get("cast")), ()):
        card = situation.cards.get(name)
        if isinstance(card, Mapping) and card.get("cost") == "{0}":
            return Bilingual(f"{name}のコストは{{0}}", f"{name} costs {{0}}")
    return None
