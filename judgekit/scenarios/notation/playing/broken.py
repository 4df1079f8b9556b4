"""That an attack breaks so many shields, said with it: they are broken without anybody doing more, and it has to be so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence, Sized

from judgekit.core.wording import phrase
from judgekit.engine import Question, Record
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.table.adapter import GameAdapter
from judgekit.table.notation import NotationWords


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
    if number and (said == "some" or (said == "all" and left == number - gone) or said == str(number)):
        return None
    if not number and question is not None and question.kind in notation.decisive:
        return question
    raise NotationUnclear(
        phrase("{number} shields are broken, not {said}", number=number, said=said)
        if number
        else phrase("no shield is broken"),
        said,
    )


def broken_ones(records: Iterable[Record], broken: str) -> set[str]:
    """Return what was broken; `broken` is what records call that."""
    return {str(one.of) for one in records if one.what == broken and one.of and one.event is not None}


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
