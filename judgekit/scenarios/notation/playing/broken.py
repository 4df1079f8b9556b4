"""That an attack breaks so many shields, said with it: they are broken without anybody doing more, and it has to be so."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence, Sized

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Question, Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.playing.decided_first import DecisionFirst
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import GameAdapter
from judgekit.table.notation import NotationWords

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.playing.tables import NotationTable


_SAID = {"all": "すべてのシールドをブレイクする", "some": "breaks the shields"}


def as_many_broken(
    table: NotationTable,
    step: Mapping[str, Json],
    statement: Statement,
    decide_first: Callable[[Question, NotationTable], DecisionFirst],
) -> None:
    """Confirm that an attack has broken as many shields as is said; what has to be decided before is decided first.

    Args:
        table: the table.
        step: what is said: by whom, and how many.
        statement: the line.
        decide_first: makes the fault that a decision comes first.
    """
    scene, position = table.run.scene, table.run.table.position
    attacked = table.resolving(str(step["by"])).opponent()
    active = scene.game_value(position, "active", None)
    if step.get("@of", attacked) != attacked or (active is not None and active.value == attacked):
        of = str(step.get("@of", attacked))
        raise NotationUnclear(phrase("no shield of {player} is broken", player=of), of)
    (zone,) = table.grammar.words.places["break"]
    left = len(list(scene.player_value(position, attacked, zone).value))
    first = still_to_be_decided(
        str(step["@broke"]), table.run.table.records(0), left, position.question, table.grammar.words
    )
    if first is not None:
        fault = decide_first(first, table.copied())
        number = str(step["@broke"])  # the attack is behind: how many it broke is what is left to be confirmed
        body = f"シールドを{number}枚ブレイクする" if number.isdecimal() else _SAID[number]
        fault.left = (replace(statement, who=str(step["by"]), body=body),)
        raise fault


def still_to_be_decided(
    said: str, records: Sequence[Record], left: int, question: Question | None, notation: NotationWords
) -> Question | None:
    """Return the decision that comes before shields are broken; None where they are broken as was said.

    Args:
        said: how many: a number, "all", or "some".
        records: what happened since the beginning.
        left: how many shields the attacked player has now.
        question: the decision that is open.
        notation: the game's vocabulary.

    Raises:
        NotationUnclear: they are not.
    """
    since = _of_the_last_attack(records)
    chosen = [one.choice for one in since if one.question is not None and one.question.kind == notation.broken]
    gone = len(broken_ones(since, notation.broken))
    number = len(chosen[-1]) if chosen and isinstance(chosen[-1], Sized) else gone
    if number and (said == "some" or (said == "all" and left in (0, number - gone)) or said == str(number)):
        return None
    if not number and question is not None and question.kind in notation.decisive:
        return question
    raise NotationUnclear(
        phrase("{number} shields are broken, not {said}", number=number, said=said)
        if number
        else phrase("no shield is broken"),
        said,
    )


def broken_ones(records: Iterable[Record], broken: str, by: str = "") -> set[str]:
    """Return what was broken.

    Args:
        records: what happened.
        broken: what records call that.
        by: what broke it; empty where anything may have.
    """
    found = (one for one in records if one.what == broken and one.of and one.event is not None)
    return {str(one.of) for one in found if by in ("", one.by)}


def rules_of_breaks(records: Iterable[Record], notation: NotationWords, zone: str, book: str) -> tuple[str, ...]:
    """Return the rules by which as many shields were broken as were, or by which one was used as it came to the hand."""
    broken = zone in notation.places.get(notation.broken, ())
    if not broken and zone != "hand":
        return ()
    what = notation.broken if broken else notation.used_broken
    noted = (one for one in records if one.what == what and one.event is None)
    return tuple(led_to({rule: 1.0 for one in noted for rule in one.rules}, book, 1))


def is_broken(named: Collection[object], records: Sequence[Record], scene: GameAdapter) -> bool:
    """Tell whether what is named is what the last attack breaks, nothing else being there to choose."""
    chosen: set[str] = set()
    for one in _of_the_last_attack(records):
        if one.question is not None and one.question.kind == scene.notation.broken:
            plain = scene.write_choice(one.question, one.choice)
            chosen |= {*map(words, plain)} if isinstance(plain, list) else {words(plain)}
    return bool(named) and chosen.issuperset(map(words, named))


def _of_the_last_attack(records: Sequence[Record]) -> Sequence[Record]:
    attacks = [place for place, one in enumerate(records) if one.what == "attack"]
    return records[attacks[-1] :] if attacks else ()
