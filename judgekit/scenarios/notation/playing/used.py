"""Whether what somebody uses or responds with is activated or cast, and which ability, where nobody says it (602.1, 601.2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress

from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import IllegalAnswer, Refused
from judgekit.scenarios.notation.playing.cards_meant import refuse_unread, text_of
from judgekit.scenarios.notation.playing.together import several
from judgekit.scenarios.notation.reading.learning import how_to_describe, is_bare
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.scenarios.notation.words.told_deeds import PRINTED
from judgekit.table.adapter import Ambiguous, Misfit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable

_CAST = re.compile(r"\bcast|\bplay|\bsummon", re.IGNORECASE)
_NAMED = re.compile(r"(?:(?P<who>[A-H]) )?casts (?:(?:the|an?|his|her|their|its) )?(?P<what>.+)", re.DOTALL)


def used_from_home(
    said: str, body: str, names: Names, place: Callable[[Thing], tuple[str, str]], by: str, home: str
) -> str:
    """Return a deed as the use of what lies on the table, where it was taken for a spell without anybody saying so.

    Args:
        said: the deed as it was said.
        body: the deed as it was taken.
        names: the names that are there.
        place: tells of an object its player and its zone.
        by: who does it.
        home: the zone in which permanents lie.
    """
    match = _NAMED.fullmatch(body) if _CAST.search(said) is None else None
    if match is None:
        return body
    begun = max((word for word in names.words if _begins(match["what"], word)), key=len, default="")
    by = match["who"] or by
    lies = [place(thing) for thing in names.called(begun)] if begun else []
    if not any(one == (by, home) for one in lies) or any(one == (by, "hand") for one in lies):
        return body
    return f"{match['who'] or ''} uses {match['what']}".strip()


def _begins(text: str, word: str) -> bool:
    plain = text.casefold()
    return plain.startswith(word) and not plain[len(word) : len(word) + 1].isalnum()


def cast_from_the_hand(table: NotationTable, step: dict[str, Json]) -> None:
    """Let a step that uses a card in a hand cast it, where the card has no ability to be activated."""
    id = str(step.get("activate", ""))
    if not id or step.keys() & {"ability", "@saying", "@kind"} or table.written.situation.exact:
        return
    if table.there.place(Thing(id, (), "", ""))[1] != "hand":
        return
    if not _has_an_ability(table, id):
        step["cast"] = step.pop("activate")


def refuse_told_otherwise(table: NotationTable, step: Mapping[str, Json], told: str, statement: Statement) -> None:
    """Refuse a spell that is told to do what its text does not, or for which something of another player is tapped (601.2g).

    Raises:
        NotationUnclear: that is so.
    """
    if "cast" not in step or table.written.situation.exact:
        return
    for one in map(str, several(step["tap"]) if "tap" in step else ()):
        if table.there.place(Thing(one, (), "", "")) not in {(str(step.get("by")), table.grammar.words.home), ("", "")}:
            raise not_understood(one)
    printed = PRINTED.get(told)
    names = table.there.card_name(str(step["cast"])) if printed is not None else ()
    texts = [text_of(name, table.written.situation) for name in names]
    if printed is None or not texts or any(text is None or printed.search(text) for text in texts):
        return
    message = phrase(
        "{card!r} does nothing by its text that may be called {verb!r}", card=names[0], verb=statement.body
    )
    raise NotationUnclear(message, statement.body, statement.line)


def which_ability(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Put into a step which ability of an object is meant: by its words, by what it does or costs, by what it is aimed at.

    Raises:
        NotationUnclear: none or several of them do that, or a spell is told to do what its text does not.
        Misfit: none or several of them are called so.
    """
    name = next(iter(table.there.card_name(str(step.get("activate", "")))), "")
    _aimed_not_paid(table, step, statement)
    if modes := several(step.pop("@modes", [])):
        told_modes = [str(part) for mode in modes for part in several(mode)]
        step.update(table.grammar.words.saying(table.run.table.position, str(step.get("cast")), "@modes", told_modes))
    does, told = str(step.pop("@does", "")), step.pop("@told", None)
    said = " ".join(str(step.pop(key)) for key in ("@saying", "@kind") if key in step)
    if does and not step.keys() & {"activate", "cast"}:
        raise not_understood(statement.body)
    said = f"{said}@{step['ability']}" if re.match(r"[+-]?\d+$", said) and "ability" in step else said
    said = said or (f"@does {does}" if does else sole_ability(table, step))
    if does and "cast" in step and not table.written.situation.exact:
        step.update(
            {
                key: value
                for key, value in _said_of_it(table, step, f"@spell {does}", statement).items()
                if key not in step
            }
        )
    refuse_told_otherwise(table, step, said, statement)
    refuse_unread(table.written.unread.get(name, {}), said if said[:1] != "@" else "")
    if said and "activate" in step:  # an Aura that is attached is cast
        found = _said_of_it(table, step, said, statement)
        if found.get("targets") == []:
            del step["targets"]
        step.update({key: value for key, value in found.items() if key not in step and value != []})
    if told is not None:
        number = str(told)
        table.grant(
            Bilingual(
                f"どれだけかは計算する(「{number}」からは取らない)",
                f'how much it does is worked out, not taken from "{number}"',
            )
        )


def _aimed_not_paid(table: NotationTable, step: dict[str, Json], statement: Statement) -> None:
    """Aim a step at what it was told to give up, where nothing of it asks for such a price and it does that to a target.

    Raises:
        NotationUnclear: it neither asks for such a price nor does that.
    """
    words, id = table.grammar.words, str(step.get("activate", step.get("cast", "")))
    if "ability" in step or table.written.situation.exact or not id:
        return
    for key in (one for one in words.price_or_target if one in step):
        if "targets" in step and not isinstance(step[key], Mapping):
            return
        given = step[key]
        at = [str(one) for one in (given if isinstance(given, Mapping) else several(given))]
        try:
            found = words.saying(table.run.table.position, id, f"@price {key}", at)
        except Misfit as fault:
            raise NotationUnclear(str(fault), statement.body, statement.line) from fault
        if found and (len(at) == 1 or not isinstance(given, Mapping)):
            del step[key]
            step.update({**found, **({"@told": given[at[0]]} if isinstance(given, Mapping) else {})})
            return


def _said_of_it(table: NotationTable, step: Mapping[str, Json], said: str, statement: Statement) -> Mapping[str, Json]:
    """Return which ability of an object is meant, by its words or by what it does to what is named.

    Raises:
        NotationUnclear: none or several of them do that to something.
        Misfit: none or several of them are called so.
    """
    at = [str(one) for one in several(step["targets"])] if "targets" in step else []
    position = table.run.table.position
    try:
        return table.grammar.words.saying(position, str(step.get("activate", step.get("cast"))), said, at)
    except Misfit as fault:
        lost = at and fault.path == ("lost",)  # what is aimed at something is not what it was given instead
        if isinstance(fault, Ambiguous) and not (lost and position.question is not None):
            raise NotationUnclear(str(fault), statement.body, statement.line, hint=fault.hint) from fault
        if (lost or said.split(" ")[0] in OF_ITS_COST) and position.question is not None:
            of, scene = str(step.get("activate", "")), table.run.scene
            why = scene.object_value(position, of, "abilities").rules if scene.notation.lost(position, of) else ()
            raise IllegalAnswer(position.question, dict(step), Refused(why, str(fault))) from fault
        if said[:1] != "@" or said == "@attach" or ("targets" not in step and not said.startswith(("@does", "@spell"))):
            raise
        raise NotationUnclear(str(fault), statement.body, statement.line) from fault


def _has_an_ability(table: NotationTable, id: str) -> bool:
    try:
        table.grammar.words.saying(table.run.table.position, id, "")
    except Misfit:
        return False
    return True


def ask_for_its_text(table: NotationTable, step: Mapping[str, Json], statement: Statement) -> None:
    """Ask what a card says of which an ability is activated though only its size was written.

    Raises:
        NotationUnclear: that is so; what the card cannot do is not known then.
    """
    id, situation = str(step.get("activate", "")), table.written.situation
    if not id or situation.exact:
        return
    for name in table.there.card_name(id):
        card = situation.cards.get(name)
        if isinstance(card, Mapping) and is_bare(card) and not _has_an_ability(table, id):
            raise NotationUnclear(
                phrase("which ability does {name} have? only its size is written", name=name),
                name,
                statement.line,
                hint=how_to_describe(name, table.grammar),
            )


OF_ITS_COST = frozenset(("@itself", "@counter", "@counter-on"))
"""Abilities that are told by what they cost of their source."""


def for_its_own_ability(
    table: NotationTable, step: Mapping[str, Json]
) -> tuple[Mapping[str, Json] | Ambiguous | None, Mapping[str, Json]]:
    """Return the activation for which a step sacrifices something, None where there is no such ability, and the step as a choice.

    It is one of what is sacrificed; where that has none, of the only other permanent of that player for which one is sacrificed.

    Args:
        table: the table.
        step: the step; `@itself` tells how an ability is called that costs its source.

    Returns:
        The activation, what is wrong where it may be one of several abilities, None where it is none; and the choice.
    """
    if "@itself" not in step:
        return None, step
    asked = {key: value for key, value in step.items() if key != "@itself"}
    named = several(asked["choose"])
    if len(named) != 1 or str(named[0]) not in table.run.table.position.objects:
        return None, asked  # a player has no ability
    id = str(named[0])
    try:
        how = table.grammar.words.saying(table.run.table.position, id, str(step["@itself"]))
    except Ambiguous as several_abilities:
        return several_abilities, asked
    except Misfit:
        return _for_another(table, id, step), asked
    said_with_it = {key: value for key, value in asked.items() if key != "choose"}
    return {"activate": id, "by": step.get("by"), **said_with_it, **how}, asked


def _for_another(table: NotationTable, id: str, step: Mapping[str, Json]) -> Mapping[str, Json] | Ambiguous | None:
    """Return the activation of the only permanent of a player for whose ability another is sacrificed; None where there is none."""
    position, by = table.run.table.position, str(step.get("by"))
    found: dict[str, Mapping[str, Json]] = {}
    for one in position.objects:
        if one == id or table.there.place(Thing(one, (), "", "")) != (by, table.grammar.words.home):
            continue
        with suppress(Misfit):
            how = table.grammar.words.saying(position, one, str(step["@itself"]))
            if how.get("sacrifice") == one:  # one of a kind is sacrificed for it, not only the source itself
                found[one] = {"activate": one, "by": by, **how, "sacrifice": id}
    if len(found) < 2:
        return next(iter(found.values()), None)
    message = phrase("{name} may be sacrificed to {others}: say to which", name=id, others=" / ".join(found))
    return Ambiguous(message, ("sacrifice",))


def say_for_what(table: NotationTable, own: Mapping[str, Json]) -> None:
    """Say aloud for whose ability something was sacrificed, where nobody said it."""
    if "sacrifice" in own and own["sacrifice"] != own["activate"]:
        table.grant(
            Bilingual(
                f"{own['sacrifice']}は{own['activate']}の能力のための生け贄",
                f"{own['sacrifice']} is sacrificed to {own['activate']}",
            )
        )


def sole_ability(table: NotationTable, step: Mapping[str, Json]) -> str:
    """Return how the only ability is called that may be meant by a step that activates one without saying which."""
    if "activate" not in step or "ability" in step or table.written.situation.exact or not table.grammar.words.sole:
        return ""
    return "@aimed" if "targets" in step else "@sole"
