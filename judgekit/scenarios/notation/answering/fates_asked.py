"""Whether what is asked about becomes of an object: it comes to a zone, stays where it is, or something is done with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.amounts_told import yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf, without_nothing
from judgekit.scenarios.notation.answering.fates_told import where_it_is
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.naming import Resolving
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

Place = Callable[[AnyPosition, str], tuple[str, str]]
"""Returns who has an object, and the zone in which it lies, "none" where it is not there."""


def _on_answer(scene: GameAdapter, leaves: Iterable[Leaf], of: str, on: str) -> Bilingual | None:
    """Return whether an object is attached to another at every end; None where it is nowhere attached, which its zone tells."""
    hosts: set[str] = set()
    for leaf in leaves:
        try:
            hosts.add(words(scene.object_value(leaf.position, of, "attached").value))
        except JudgekitError:
            return None
    if len(hosts) != 1:
        return None
    (host,) = hosts
    if host == on:
        return Bilingual(f"はい: {of}は{on}についている", f"Yes: {of} is on {on}")
    if host in ("", "none", "no"):
        return None
    return Bilingual(f"いいえ: {of}は{host}についている", f"No: {of} is on {host}")


def zone_answer(
    scene: GameAdapter, leaves: Iterable[Leaf], of: str, asked: Mapping[str, Json], place: Place
) -> Bilingual:
    """Return whether an object is in a zone at the end of every line of play.

    Args:
        scene: the game.
        leaves: the ends.
        of: the object.
        asked: what was asked: the zone, and whose, where that was said.
        place: tells where an object is.
    """
    zone, whose = str(asked["@to"]), str(asked.get("@whose", ""))
    leaves = list(leaves)
    if "@on" in asked and (said := _on_answer(scene, leaves, of, str(asked["@on"]))) is not None:
        return said
    there = {place(leaf.position, of) for leaf in leaves}
    through = {
        any(what == "zone" and new == zone for one in leaf.records if one.of == of for what, _old, new in one.changes)
        for leaf in leaves
    }
    come = {(owner in (whose, "") or not whose) and where == zone for owner, where in there}
    if come == {True, False}:
        english, japanese = _zone(scene, zone)
        return Bilingual(
            f"{of}が{japanese}に行くかどうかは選択による",
            f"whether {of} comes to the {english} hangs on what is chosen",
        )
    yes = come == {True}
    if len(there) != 1:
        english, japanese = _zone(scene, zone)
        return Bilingual(f"いいえ: {of}は{japanese}に行かない", f"No: {of} does not come to the {english}")
    ((owner, where),) = there
    at = where_it_is(scene, of, owner, where)
    if not yes and zone != scene.notation.home and not whose and True in through:  # it came there, and went on
        if len(through) > 1:
            return Bilingual(f"最後には{at.ja}", f"in the end {at.en}")
        english, japanese = _zone(scene, zone)
        return Bilingual(
            f"はい: {of}は{japanese}に行くが、最後には{at.ja}",
            f"Yes: {of} comes to the {english}, but in the end {at.en}",
        )
    return yes_or_no(at, yes=yes and where != "none")


def done_answer(leaves: Iterable[Leaf], of: str, done: str, words: tuple[str, str]) -> Bilingual:
    """Return whether something is done with an object on every line of play.

    Args:
        leaves: the ends; none where another player is asked about than who has it.
        of: the object.
        done: what happens to it, as records name it.
        words: the same in English and Japanese, for a sentence.
    """
    english, japanese = words
    came = {any(one.what == done and one.of == of for one in leaf.records) for leaf in leaves}
    if came == {True, False}:
        return Bilingual(f"{of}が{japanese}かどうかは選択による", f"whether {of} is {english} hangs on what is chosen")
    if came == {True}:
        return Bilingual(f"はい: {of}は{japanese}", f"Yes: {of} is {english}")
    return Bilingual(f"いいえ: {of}については起こらない({japanese})", f"No: {of} is not {english}")


def _zone(scene: GameAdapter, zone: str) -> tuple[str, str]:
    english, japanese = scene.notation.zones.get(zone, (zone, zone))
    return english.split("|")[0].strip(), japanese.split("|")[0].strip()


_HAS_ABILITY = re.compile(
    r"(?:does|do|did|will) (?P<what>\S.*?) (?:still |now |then |also )*(?P<verb>have|gain|get|keep|lose) "
    r"(?P<ability>[a-z][a-z' -]*?)"
    r"(?: (?:now|then|too|still|anymore|any more))*"
    r"|(?:is|are) (?P<what2>\S.*?) (?:still |now |also )*(?P<ability2>indestructible|hexproof|flying|unblockable)(?: now)?",
    re.IGNORECASE,
)


_HAS_ABILITY_JA = re.compile(
    r"(?P<what>.+?)は(?:まだ|今も?)?(?P<ability>[ァ-ヴー一-龠々・]+(?:\([^()]*\))?)を(?:まだ)?(?P<verb>持つ|持っている|得る|得ている|失う|失っている)"
)


class AbilityAsked(NamedTuple):
    """A question whether something has an ability.

    Attributes:
        what: what may have it, as it was said.
        ability: the ability.
        loses: whether it was asked if it is lost.
    """

    what: str
    ability: str
    loses: bool


def ability_asked(body: str) -> AbilityAsked | None:
    """Return which ability of what a question asks for; None where it asks something else."""
    match = _HAS_ABILITY.fullmatch(body.strip())
    if match is None:
        said = _HAS_ABILITY_JA.fullmatch(body.strip())
        return AbilityAsked(said.group("what"), said.group("ability"), "失" in said.group("verb")) if said else None
    return AbilityAsked(
        match.group("what") or match.group("what2"),
        (match.group("ability") or match.group("ability2")).casefold(),
        (match.group("verb") or "").casefold() == "lose",
    )


def ability_answer(scene: GameAdapter, leaves: Iterable[Leaf], of: str, asked: AbilityAsked) -> Bilingual | None:
    """Return whether an object has an ability at every end; None where that differs, or where no such ability is known."""
    found: set[bool] = set()
    known = {one.casefold() for one in scene.notation.japanese}
    by_japanese = {japanese: one.casefold() for one, japanese in scene.notation.japanese.items()}
    asked = asked._replace(ability=by_japanese.get(asked.ability, asked.ability))
    for leaf in leaves:
        try:
            value = scene.object_value(leaf.position, of, "abilities").value
        except JudgekitError:
            return None
        there = {
            words(one).casefold() for one in (value if isinstance(value, (frozenset, set, list, tuple)) else (value,))
        }
        known |= there
        found.add(asked.ability in there)
    if len(found) != 1 or asked.ability not in known:
        return None
    has = found == {True}
    japanese = scene.notation.japanese.get(asked.ability, asked.ability)
    yes = has is not asked.loses
    english = "has" if has else "does not have"
    return Bilingual(
        f"{'はい' if yes else 'いいえ'}: {of}は{japanese}を{'持つ' if has else '持たない'}",
        f"{'Yes' if yes else 'No'}: {of} {english} {asked.ability}",
    )


def has_ability(asking: Asking, text: str, statement: Statement, names: Words, resolving: Resolving) -> Reply | None:
    """Return whether an object has an ability once what was done is over; None where something else is asked."""
    asked = ability_asked(statement.body)
    named = asking.table.grammar.reads(asked.what, "object", names) if asked is not None else None
    if asked is None or named is None:
        return None
    id, reply = str(resolving.term(named, "@of")), asking.result(text)
    said = ability_answer(asking.scene, asking.ended, id, asked) if asking.table.open is None else None
    if said is None:
        return None
    shown = asking.value(text, {"value": f"{id}.abilities"})
    reply.about, reply.own = Asked(frozenset((id,)), frozenset(("abilities",))), shown.rules
    reply.rules = tuple(dict.fromkeys((*shown.rules, *reply.rules)))
    asking.the_one(reply, said, (0,))
    return without_nothing(reply)
