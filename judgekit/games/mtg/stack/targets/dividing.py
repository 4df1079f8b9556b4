"""601.2d: an amount that is divided among targets while a spell or ability is put on the stack."""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task
from judgekit.engine.questions import is_shares
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import amount
from judgekit.games.mtg.stack.targets.targets import frame_of_item, words_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, MtgPosition
from judgekit.games.mtg.state.objects import Object
from judgekit.games.mtg.terms.records import TargetWord

_DIVISION = "601.2d"
"""The rule by which a division is announced."""


@GAME.task("announce-division")
def announce_division(draft: MtgDraft, id: str) -> Ask | None:
    """Ask how an amount is divided among the targets (601.2d, 608.2d)."""
    item = draft.objects[id]
    word = divided_word(draft, item)
    if word is None:
        return None
    controller = view_of(draft).of(id).controller
    return Ask("division", controller, of=id, args=(id,), then=Task("division-announced", (id,)))


def divided_word(position: MtgPosition, item: Object) -> TargetWord | None:
    """Return the target word among whose targets an amount is divided, where it has any target."""
    targets = dict(item.announced.targets)
    for word in words_of(position, item):
        if word.share is not None and targets.get(word.name):
            return word
    return None


def _shares(question: Question) -> tuple[tuple[str, ...], int]:
    position, item = question.position, question.position.objects[question.args[0]]
    word = divided_word(position, item)
    assert word is not None
    assert word.share is not None
    ids = tuple(sorted(ref[0] for ref in dict(item.announced.targets)[word.name]))
    return ids, amount(view_of(position), word.share, frame_of_item(position, item))


def divisions(ids: tuple[str, ...], total: int) -> Iterator[tuple[tuple[str, int], ...]]:
    """Yield every way to divide a number among ids, at least 1 each."""
    if len(ids) == 1:
        if total > 0:
            yield ((ids[0], total),)
        return
    for first in range(1, total - len(ids) + 2):
        for rest in divisions(ids[1:], total - first):
            yield ((ids[0], first), *rest)


@GAME.question("division", candidates=lambda question: divisions(*_shares(question)))
def judge_division(question: Question, choice: object) -> Allowed | Refused:
    """Each target gets at least one, and the whole amount is divided (601.2d)."""
    ids, total = _shares(question)
    given = dict(choice) if is_shares(choice) else {}
    if set(given) != set(ids) or any(number < 1 for number in given.values()) or sum(given.values()) != total:
        return Refused((_DIVISION,), phrase("{total} is divided among the targets, at least 1 each", total=total))
    return Allowed((_DIVISION,)) if choice == tuple(sorted(given.items())) else Refused((), phrase("in sorted order"))


@GAME.task("division-announced")
def division_announced(draft: MtgDraft, id: str, choice: tuple[tuple[str, int], ...]) -> None:
    """Keep how the amount is divided."""
    item = draft.objects[id]
    draft.change(id, announced=item.announced._replace(shares=choice))
    draft.note("division", of=id, by=item.controller, rules=(_DIVISION,), shares=choice)
