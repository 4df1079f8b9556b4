"""That an attack breaks so many shields, said with it: they are broken without anybody doing more, and it has to be so."""

from __future__ import annotations

from collections.abc import Sequence, Sized

from judgekit.core.wording import phrase
from judgekit.engine import Question, Record
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.table.notation import NotationWords


def still_to_be_decided(
    said: str, records: Sequence[Record], left: int, question: Question | None, words: NotationWords
) -> Question | None:
    """Return the decision that comes before shields are broken; None where they are broken as was said.

    Args:
        said: how many: a number, "all", or "some".
        records: what happened since the beginning.
        left: how many shields the attacked player has now.
        question: the decision that is open.
        words: the game's vocabulary.

    Raises:
        NotationUnclear: they are not.
    """
    attacks = [place for place, one in enumerate(records) if one.what == "attack"]
    since = records[attacks[-1] :] if attacks else ()
    chosen = [one.choice for one in since if one.question is not None and one.question.kind == words.broken]
    gone = len({one.of for one in since if one.what == words.broken and one.of and one.event is not None})
    number = len(chosen[-1]) if chosen and isinstance(chosen[-1], Sized) else gone
    if number and (said == "some" or (said == "all" and left == number - gone) or said == str(number)):
        return None
    if not number and question is not None and question.kind in words.decisive:
        return question
    raise NotationUnclear(
        phrase("{number} shields are broken, not {said}", number=number, said=said)
        if number
        else phrase("no shield is broken"),
        said,
    )
