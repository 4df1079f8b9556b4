"""601.2c, 601.2d, 115.6: how many targets a target word asks for, also one for each of several players."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations, product

from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.meaning.words import amount, players_of
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.objects import Frame, Object, Ref
from judgekit.games.mtg.terms.records import TargetWord

Ids = tuple[str, ...]


def bounds(position: MtgPosition, word: TargetWord, frame: Frame, available: int) -> tuple[int, int, str]:
    """Return the least and the largest number of targets of a word, and the rule that sets the largest (115.6, 601.2c).

    There are no more targets than is divided among them, for each gets at least 1 (601.2d).
    """
    view = view_of(position)
    least = max(0, amount(view, word.least, frame))
    most = available if word.most is None else max(0, amount(view, word.most, frame))
    shared = most if word.share is None else max(0, amount(view, word.share, frame))
    return (least, shared, "601.2d") if shared < most else (least, most, "601.2c")


def ways_to_choose(position: MtgPosition, word: TargetWord, frame: Frame, ids: list[str]) -> list[Ids]:
    """Return the ways to choose the targets of one word from everything that it may target."""
    if word.each is not None:
        return one_for_each(position, word, frame, ids)
    least, most, _ = bounds(position, word, frame, len(ids))
    ways = [way for size in range(least, min(most, len(ids)) + 1) for way in combinations(ids, size)]
    return [way for way in ways if not of_several_owners(position, word, way)]


def of_several_owners(position: MtgPosition, word: TargetWord, ids: Ids) -> bool:
    """Tell whether targets are owned by several players where all are to come from a single graveyard (601.2c)."""
    return word.one_owner and len({position.objects[id].owner for id in ids if id in position.objects}) > 1


def one_for_each(position: MtgPosition, word: TargetWord, frame: Frame, ids: list[str]) -> list[Ids]:
    """Return the ways to choose one target for each of the players that a word names, none for who controls none.

    CR 601.2c.

    Args:
        position: the game.
        word: the target word, with `each`; where its `least` is 0, any of the players may be left out.
        frame: for whom it speaks.
        ids: everything that it may target.
    """
    view = view_of(position)
    nobody: list[str | None] = [] if amount(view, word.least, frame) else [None]
    ways: list[list[str | None]] = []
    for player in players_of(view, word.each or (), frame):
        mine: list[str | None] = [id for id in ids if view.of(id).controller == player]
        ways.append([*nobody, *mine] if mine else [None])
    return [tuple(sorted(id for id in way if id is not None)) for way in product(*ways)]


def wrong_number(
    position: MtgPosition, word: TargetWord, frame: Frame, ids: Ids, legal: Callable[[], list[Ref]]
) -> tuple[str, ...]:
    """Return the rule by which a word does not ask for as many targets, or not for these together; none where it does."""
    if word.each is not None:
        there = sorted(ref[0] for ref in legal())
        return () if tuple(sorted(ids)) in one_for_each(position, word, frame, there) else ("601.2c",)
    if of_several_owners(position, word, ids):
        return ("601.2c",)
    least, most, rule = bounds(position, word, frame, len(ids))
    return () if least <= len(ids) <= most else (rule,)


def controllers_of(
    position: MtgPosition, words: Iterable[TargetWord], choice: Iterable[Ids]
) -> tuple[tuple[str, str], ...]:
    """Return (target, its controller) of every target that is one of those for each of several players."""
    view = view_of(position)
    each = [ids for word, ids in zip(words, choice, strict=True) if word.each is not None]
    return tuple((id, view.of(id).controller) for ids in each for id in ids)


def still_each_from(
    position: MtgPosition, item: Object, words: Iterable[TargetWord], choice: Iterable[Ids]
) -> tuple[tuple[str, str], ...]:
    """Return (target, the player it is chosen for) after new targets were chosen: who kept a target keeps its player."""
    before = dict(item.announced.each_from)
    return tuple((id, before.get(id, now)) for id, now in controllers_of(position, words, choice))


def from_the_same_players(position: MtgPosition, item: Object, before: Ids, after: Ids) -> bool:
    """Tell whether new targets are again one for each of the players for whom there was one (115.7d, 601.2c)."""
    chosen_from, view = dict(item.announced.each_from), view_of(position)
    wanted = sorted(chosen_from.get(id, view.of(id).controller) for id in before)
    return wanted == sorted(chosen_from.get(id, view.of(id).controller) for id in after)


def changed_hands(position: MtgPosition, ref: Ref, item: Object) -> tuple[str, ...]:
    """Return the rules by which a target chosen for one player is illegal now that another controls it, none otherwise."""
    chosen_from = dict(item.announced.each_from).get(ref[0])
    if chosen_from is None or view_of(position).of(ref[0]).controller == chosen_from:
        return ()
    return ("608.2b", "601.2c")
