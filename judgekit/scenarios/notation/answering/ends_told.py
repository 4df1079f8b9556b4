"""What the ends of lines of play say of one thing: how often it triggered, what became of it, numbers and clauses in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.telling.results import NOTHING
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.table.adapter import GameAdapter


def numbers_in_words(amounts: Sequence[int]) -> tuple[str, str]:
    """Return numbers of damage in English and Japanese: several in a row as from one to another."""
    if len(amounts) > 2 and list(amounts) == list(range(amounts[0], amounts[-1] + 1)):
        return f"{amounts[0]} to {amounts[-1]}", f"{amounts[0]}点から{amounts[-1]}点"
    return " or ".join(str(one or "no") for one in amounts), "か".join(f"{one}点" for one in amounts)


def named_alone(body: str, name: str, id: str) -> str:
    """Return a question in which a name that several things have stands for one of them."""
    edges = (r"(?:\b(?:an? |one ))?(?<![\w'-])", r"(?![\w-]| \d)") if name.isascii() else ("", "")
    return re.sub(re.escape(name).join(edges), id.replace("\\", ""), body) if name else body


def called_together(fault: NotationUnclear) -> bool:
    """Tell whether several things that are called alike were named in the plural, so that all of them are meant (the Elks)."""
    words = fault.words.casefold()
    return words.endswith("s") and not any(words in id.casefold() for id in fault.candidates)


def times_triggered(
    scene: GameAdapter, position: AnyPosition, records: Iterable[Record], of: str, keyword: str = ""
) -> int:
    """Return how often an ability of an object triggered; where a keyword is named, of that alone, and of any object if none is."""
    return sum(
        one.times
        for one in records
        if one.what == "triggered"
        and one.of
        and of in ("", scene.name_of(position, one.of))
        and keyword in ("", one.details.get("keyword"))
    )


def lives_of(scene: GameAdapter, leaves: Sequence[Leaf]) -> dict[str, str]:
    """Return the life of each player of whom it is one number at the end of every line of play."""
    found: dict[str, str] = {}
    for player in leaves[0].position.players if leaves else ():
        with suppress(JudgekitError):
            numbers = {words(scene.player_value(leaf.position, player, "life").value) for leaf in leaves}
            found |= {player: numbers.pop()} if len(numbers) == 1 else {}
    return found


def settling(asked: Mapping[str, Json]) -> str:
    """Return of what it is asked whether it resolves: an ability of something is called by its source."""
    of = str(asked.get("@resolves", asked.get("@countered", asked.get("@fizzles"))))
    return f"{of}{_ABILITY}" if "@acted" in asked else of


def way_of(scene: GameAdapter, leaf: Leaf, of: str) -> str:
    """Return what became of something that waited to resolve: the last of these that happened to it; empty where none did."""
    ways = [record.what for record in ends_of(scene, leaf, of)]
    return next((one for one in ways if one != "resolve"), ways[-1] if ways else "")


def ends_of(scene: GameAdapter, leaf: Leaf, of: str) -> list[Record]:
    """Return what was noted as something that waited to resolve did, or did not."""
    is_ability = of.endswith(_ABILITY)
    return [
        record
        for record in leaf.records
        if record.of
        and (record.what == "resolve" or record.what in scene.notation.tells)
        and (re.sub(r"-\d+$", "", record.of) if is_ability else scene.name_of(leaf.position, record.of)) == of
    ]


def settled_answer(of: str, way: str, asked: Mapping[str, Json], countered: str) -> Bilingual:
    """Return whether something resolves, is countered or does nothing, as it is asked."""
    if "@countered" in asked:
        yes, told = way == countered, ("打ち消される", "is countered", "打ち消されない", "is not countered")
    elif "@resolves" in asked:
        yes, told = way == "resolve", ("解決される", "resolves", "解決されない", "does not resolve")
    else:
        yes, told = way != "resolve", ("解決されない", "does not resolve", "解決される", "resolves")
    ja, en = told[:2] if yes else told[2:]
    source = of.removesuffix(_ABILITY)
    of_ja, of_en = (of, of) if source == of else (f"{source}の能力", f"{source}'s ability")
    return Bilingual(f"{'はい' if yes else 'いいえ'}: {of_ja}は{ja}", f"{'Yes' if yes else 'No'}: {of_en} {en}")


_ABILITY = "-ability"


def without_nothing(reply: Reply) -> Reply:
    """Return an answer that does not say besides that nothing changes."""
    if len(reply.result) > 1:
        reply.result = [one for one in reply.result if one != NOTHING]
    return reply


def with_and_without(supposed: Reply, otherwise: Reply) -> Reply:
    """Return what comes of a deed that is only supposed beside what comes without it: whether that matters is for who asks."""
    if supposed.branches or otherwise.branches or supposed.open or otherwise.open:
        return supposed
    told = Bilingual(
        f"そうしなければ: {'。'.join(str(one.ja) for one in otherwise.result)}",
        f"without that: {'; '.join(str(one.en) for one in otherwise.result)}",
    )
    supposed.result.append(told)
    return supposed


NO_WINNER = Bilingual("勝つクリーチャーのあるバトルはない", "no creature wins a battle")
"""What is answered where no battle is won."""


def won_answer(scene: GameAdapter, leaves: Iterable[Leaf], won: str) -> Bilingual | None:
    """Return what wins its battle; None where nothing does, or what differs, or where the game knows no such thing.

    Args:
        scene: the game.
        leaves: the ends of all lines of play.
        won: what records call that; empty where a game has no winner of a battle.
    """
    leaves = list(leaves)
    found = (
        {tuple(str(one.of) for one in leaf.records if one.what == won and one.of) for leaf in leaves} if won else set()
    )
    if len(found) != 1:
        return None
    (winners,) = found
    if not winners:
        return NO_WINNER
    gone = [one for one in winners if all(_leaves_home(scene, leaf, one) for leaf in leaves)]
    english, japanese = (
        (f", though {' and '.join(gone)} does not survive", f"({'と'.join(gone)}も残らない)") if gone else ("", "")
    )
    return Bilingual(
        f"バトルに勝つのは{'と'.join(winners)}{japanese}", f"{' and '.join(winners)} wins the battle{english}"
    )


def _leaves_home(scene: GameAdapter, leaf: Leaf, of: str) -> bool:
    return any(
        what == "zone" and old == scene.notation.home
        for one in leaf.records
        if one.of == of
        for what, old, _new in one.changes
    )
