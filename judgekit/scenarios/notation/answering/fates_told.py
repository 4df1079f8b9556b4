"""What became of an object, as the answer to a question about it: yes or no, where it lies now, what happened to it alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.mechanics.actions.moving import BOTTOM
from judgekit.scenarios.comparing import words
from judgekit.scenarios.deciding import most_particular
from judgekit.scenarios.notation.answering.amounts_told import asks_a_number, yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.telling import told_in_words
from judgekit.scenarios.notation.telling.replies import cited
from judgekit.scenarios.notation.telling.results import Happened, moved_in_words, moves, put_away, seen_at
from judgekit.table.adapter import GameAdapter

Told = Callable[[Leaf], Happened]
"""Returns what a line of play comes to."""


class Fate(NamedTuple):
    """What becomes of an object on one line of play.

    Attributes:
        path: from which zone to which it went, in order.
        zone: where it lies at the end, "none" where it is nowhere.
        player: who has it there.
        owner: whose it is.
        home: it lies where permanents lie.
        died: it went from there to the zone of what is destroyed, for no other reason.
        aside: it went there for another reason.
        end: whether it was put on "top" or on the "bottom" of a library and nothing shuffled that since; else empty.
    """

    path: tuple[tuple[str, str], ...]
    zone: str
    player: str
    owner: str
    home: bool
    died: bool
    aside: bool
    end: str = ""


def fate_of(scene: GameAdapter, leaf: Leaf, of: str) -> Fate:
    """Return what becomes of an object on a line of play."""
    notation = scene.notation
    path = tuple(moves(leaf.records).get(of, ()))
    zone = _value(scene, leaf.position, of, "zone") or "none"
    graves = {to for begun, to in notation.zone_words if begun == notation.home and to != notation.home}
    aside = of in put_away(scene, leaf.records)
    died = not aside and any(begun == notation.home and to in graves for begun, to in path)
    player, owner = (_value(scene, leaf.position, of, key) or "" for key in ("controller", "owner"))
    return Fate(path, zone, player, owner or player, zone == notation.home, died, aside, _end_of(leaf.records, of))


_ENDS: Mapping[object, str] = {"bottom": "bottom", BOTTOM: "bottom", "top": "top", 0: "top"}
"""At which end of a library something is put, as events tell it."""
_END_WORDS = {"top": ("on top of ", "の一番上"), "bottom": ("on the bottom of ", "の一番下")}


def _end_of(records: Sequence[Record], of: str) -> str:
    """Return at which end of a library an object was put last, where nothing was shuffled since; empty elsewhere."""
    for one in reversed(records):
        if one.what == "shuffle":
            return ""
        if one.what == "move" and one.of == of and one.event is not None:
            return _ENDS.get(one.event.get("at"), "") if one.event.get("to") == "library" else ""
    return ""


def fate_answer(
    scene: GameAdapter, before: AnyPosition, leaves: Sequence[Leaf], of: str, how: str, told: Told, whose: str = ""
) -> Bilingual | None:
    """Return the answer to a question about what becomes of an object, where it is the same on every line of play.

    Args:
        scene: the game.
        before: the position in which it began.
        leaves: the ends of all lines of play.
        of: the object.
        how: what is asked: whether it "dies", "survives", "returns", "leaves" or a player "gets it back" or "loses" it, "where" it
            is, "who" has it, or what "becomes" of it.
        told: tells what a line of play comes to.
        whose: who is asked about, where a player is.
    """
    fates = [fate_of(scene, leaf, of) for leaf in leaves]
    said = {_answer(scene, before, of, how, whose, fate) for fate in fates}
    if len(said) != 1:
        return None
    (only,) = said
    if how in ("where", "returns", "who") and not fates[0].home:
        return _with_what_waits(only, {told(leaf).waits for leaf in leaves})
    if how in ("dies", "survives") and fates[0].home:
        return _with_its_state(scene, only, [leaf.position for leaf in leaves], of)
    return only


def _answer(scene: GameAdapter, before: AnyPosition, of: str, how: str, whose: str, fate: Fate) -> Bilingual:
    came = _came(scene, before, of, fate)
    back = fate.died and fate.home
    english, japanese = (", and comes back", "、その後戻ってくる") if back else ("", "")
    came = Bilingual(f"{came.ja}{japanese}", f"{came.en}{english}")
    entered = all(begun != scene.notation.home for begun, _to in fate.path)
    if how in ("dies", "survives") and fate.home and fate.path and entered:
        came = Bilingual(f"{of}は生き残る", f"{of} survives")
    if how == "dies":
        return yes_or_no(came, yes=fate.died)
    if how == "survives":
        return yes_or_no(came, yes=fate.home and not fate.died)
    if how == "where":
        return lies(scene, of, fate)
    if how == "returns":
        returned = fate.home and bool(fate.path)
        if not fate.path:
            return yes_or_no(lies(scene, of, fate), yes=False)
        said = Bilingual(f"{of}は戻ってくる", f"{of} comes back") if returned else lies(scene, of, fate)
        return yes_or_no(said, yes=returned)
    if how == "leaves":
        return yes_or_no(came, yes=any(begun == scene.notation.home for begun, _to in fate.path))
    if how in ("gets-back", "loses"):
        has = fate.player == whose and (fate.home or fate.zone == "hand")
        return yes_or_no(lies(scene, of, fate, with_player=True), yes=has == (how == "gets-back"))
    if how == "who":
        return lies(scene, of, fate, with_player=True)
    return came


def _came(scene: GameAdapter, before: AnyPosition, of: str, fate: Fate) -> Bilingual:
    """Return what became of an object: the move by which it died, else the last of its moves, else that it survives."""
    home = scene.notation.home
    if fate.died:
        grave = next(move for move in fate.path if move[0] == home and (home, move[1]) in scene.notation.zone_words)
        said = moved_in_words(scene, before, of, grave)
    elif fate.path:
        said = moved_in_words(scene, before, of, fate.path[-1], aside=fate.aside)
    elif fate.home:
        sized = _value(scene, before, of, scene.notation.size) not in (None, "none")
        said = (
            Bilingual(f"{of}は生き残る", f"{of} survives")
            if sized
            else Bilingual(f"{of}は残る", f"{of} stays where it is")
        )
    else:
        said = None
    return said or lies(scene, of, fate)


def lies(scene: GameAdapter, of: str, fate: Fate, *, with_player: bool = False) -> Bilingual:
    """Return where an object lies at the end.

    Args:
        scene: the game.
        of: the object.
        fate: what became of it.
        with_player: with who has it where permanents lie, too.
    """
    if fate.zone == "none":
        return Bilingual(f"{of}はもうない", f"{of} is no longer there")
    comes = scene.notation.zone_words.get(("", fate.zone)) if fate.zone not in scene.notation.zones else None
    if comes is not None and comes[0]:  # lies under another card
        return Bilingual(f"{of}{comes[1]}", f"{of} {comes[0]}")
    english, japanese = zone_in_words(scene, fate.zone)
    if fate.home or fate.zone == "stack":
        under = with_player or (fate.home and fate.player != fate.owner)
        by = f"、コントローラーは{fate.player}" if under and fate.player else ""
        by_en = f", controlled by {fate.player}" if under and fate.player else ""
        on = "on" if fate.zone in ("battlefield", "stack") else "in"
        return Bilingual(f"{of}は{japanese}にある{by}", f"{of} is {on} the {english}{by_en}")
    if fate.zone == "exile":
        return Bilingual(f"{of}は{japanese}領域にある" if japanese == "追放" else f"{of}は{japanese}にある",
                         f"{of} is in exile")  # fmt: skip
    his, own = (f"{fate.player}'s ", f"{fate.player}の") if fate.player else ("the ", "")
    where, place = _END_WORDS.get(fate.end, ("in ", ""))
    return Bilingual(f"{of}は{own}{japanese}{place}にある", f"{of} is {where}{his}{english}")


def where_it_is(scene: GameAdapter, of: str, player: str, zone: str) -> Bilingual:
    """Return where an object is, with who has it where it is no permanent."""
    home = zone == scene.notation.home
    return lies(scene, of, Fate((), zone, "" if home else player, player, home, died=False, aside=False))


def zone_in_words(scene: GameAdapter, zone: str) -> tuple[str, str]:
    """Return what a zone is called, in English and Japanese."""
    english, japanese = (
        told_in_words.zone(zone, scene, lang) or told_in_words.value(zone, scene, "zone", lang) for lang in ("en", "ja")
    )
    return english, japanese


def _with_what_waits(said: Bilingual, waiting: Iterable[tuple[Bilingual, ...]]) -> Bilingual:
    """Return an answer with what waits to happen, where the same does on every line of play: it may bring something back."""
    listed = list(waiting)
    if len(listed) != 1 or not listed[0]:
        return said
    japanese = "、".join(str(one.ja) for one in listed[0])
    return Bilingual(f"{said.ja}。{japanese}", f"{said.en}; {', '.join(str(one.en) for one in listed[0])}")


def _with_its_state(scene: GameAdapter, said: Bilingual, positions: Iterable[AnyPosition], of: str) -> Bilingual:
    """Return that something survives with its size and the damage on it, where there is damage and both are the same everywhere."""
    there = {tuple(_value(scene, one, of, key) for key in (scene.notation.size, "damage")) for one in positions}
    if len(there) != 1:
        return said
    ((size, damage),) = there
    if damage in (None, "none", "0") or size in (None, "none"):
        return said
    return Bilingual(f"{said.ja}({size}、ダメージ{damage}点)", f"{said.en} ({size}, {damage} damage)")


EVER, AGAIN, EACH, ONLY_ONCE = -2, -1, 0, 1
"""That it is asked whether something ever becomes of an object, does so once more, how often it does, or does no more than once."""


def often_answer(scene: GameAdapter, leaves: Iterable[Leaf], of: str, how: str, often: int) -> Bilingual | None:
    """Return how often something died or came back, or whether so often; None where that differs with what is chosen.

    Args:
        scene: the game.
        leaves: the ends of all lines of play.
        of: the object.
        how: what is asked to become of it: it "dies" or "returns".
        often: so often at least; once more, `AGAIN`: it is what became of it last; `EACH`: how often; `ONLY_ONCE`: no more.
    """
    ways = {_often(scene, leaf, of) for leaf in leaves}
    if len(ways) != 1:
        return None
    ((died, left, returned, lies_dead),) = ways
    number, last = (died, lies_dead) if how == "dies" else (returned, 0 < returned == left)
    dies, dies_ja = next(iter(_deaths(scene)))[1]
    said = Bilingual(f"{of}は{died}回{dies_ja.removeprefix('は')}", f"{of} {dies} {_times(died)}")
    if how == "returns" and not died:  # it left for another zone, or not at all
        never = Bilingual(f"{of}は戻ってこない", f"{of} does not come back")
        said = Bilingual(f"{of}は{returned}回戻ってくる", f"{of} comes back {_times(returned)}") if returned else never
    elif returned and died:
        said = Bilingual(f"{said.ja}、{returned}回戻ってくる", f"{said.en} and comes back {_times(returned)}")
    if often == EACH:
        return said
    if often == AGAIN and number == 1 and died == 1 and last:
        return said  # whether it did so before all that was told is not known
    so = {EVER: number > 0, AGAIN: last, ONLY_ONCE: number == 1}
    return yes_or_no(said, yes=so.get(often, number >= often))


def _deaths(scene: GameAdapter) -> list[tuple[str, tuple[str, str]]]:
    """Return the zones into which what is destroyed comes, each with how that is told."""
    home = scene.notation.home
    return [(to, told) for (begun, to), told in scene.notation.zone_words.items() if begun == home and to != home]


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def _often(scene: GameAdapter, leaf: Leaf, of: str) -> tuple[int, int, int, bool]:
    """Return how often an object died on a line of play, how often it left, how often it came back, and whether it is dead."""
    home, died, left, returned, lies_dead = scene.notation.home, 0, 0, 0, False
    graves = {to for to, _told in _deaths(scene)}
    for begun, to in moves(leaf.records).get(of, ()):
        died += begun == home and to in graves
        left += begun == home
        returned += to == home and left > returned
        lies_dead = begun == home and to in graves
    return died, left, returned, lies_dead


def survival_rules(
    scene: GameAdapter, before: AnyPosition, leaf: Leaf, of: str, book: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the rules by which something survives damage.

    Where its toughness at the beginning would not have survived, no effect came to it, and only what its size is reckoned from
    changed, the first are those of what moved behind the damage, and that nothing is checked before (704.3). The second are those
    of lethal damage, and of its size where that decided it.

    Args:
        scene: the game.
        before: the position in which it began.
        leaf: the end of the line of play.
        of: the object.
        book: the book of the game.
    """
    notation = scene.notation
    damage, was = _value(scene, leaf.position, of, "damage"), _value(scene, before, of, "toughness")
    if damage is None or not damage.isdecimal() or not int(damage):
        return (), ()
    if _value(scene, leaf.position, of, "zone") != notation.home:
        return (), ()
    if not notation.checks or was is None or not was.isdecimal() or not 0 < int(was) <= int(damage):
        return (), notation.lethal
    rules = scene.object_value(leaf.position, of, "toughness").rules
    stages = ([source for _value, source in notation.stages(one, of, "toughness")] for one in (before, leaf.position))
    if len({tuple(one) for one in stages}) > 1:
        return (), (*notation.lethal, *rules)
    dealt = max((place for place, one in enumerate(leaf.records) if one.what == "damage" and one.of == of), default=-1)
    moved = (one.rules for one in leaf.records[dealt + 1 :] if any(what == "zone" for what, _old, _new in one.changes))
    return (*filter(None, [most_particular(next(moved, ()), book)]), *notation.checks), (*notation.lethal, *rules)


def dying_rules(
    scene: GameAdapter, leaf: Leaf, of: str, how: str, numbered: Callable[[Iterable[str]], tuple[str, ...]]
) -> tuple[str, ...]:
    """Return the rules by which what went elsewhere than to the zone of the dead did not die; none where it died or stayed.

    Where it is asked whether something returns, they are those by which its own ability did not come about, if one did not.

    Args:
        scene: the game.
        leaf: the end of the line of play.
        of: the object.
        how: what is asked of it.
        numbered: puts rules into the numbers of the edition.
    """
    if how == "returns":
        if unmet := cited(one for one in leaf.records if one.of == of and one.what in scene.notation.unmet):
            return unmet
        if not scene.why_not_triggered(leaf.position, of):
            return ()
    home, graves = scene.notation.home, {to for to, _told in _deaths(scene)}
    left = [to for begun, to in moves(leaf.records).get(of, ()) if begun == home]
    return numbered(scene.notation.dying if left and not graves.intersection(left) else ())


def did_not_die(
    scene: GameAdapter, leaves: Iterable[Leaf], numbered: Callable[[Iterable[str]], tuple[str, ...]]
) -> tuple[str, ...]:
    """Return the rules by which what went elsewhere did not die, where an ability of it would have triggered by that."""
    return numbered(next(iter(went_elsewhere(scene, leaves).values()), ()))


def went_elsewhere(scene: GameAdapter, leaves: Iterable[Leaf]) -> dict[str, tuple[str, ...]]:
    """Return what went elsewhere than where the dead lie, each with the rules by which an ability of it did not trigger so."""
    dying, home = {*scene.notation.dying}, scene.notation.home
    gone = (
        (leaf, of) for leaf in leaves for of, path in moves(leaf.records).items() if any(one[0] == home for one in path)
    )
    found = {of: tuple(dying.intersection(scene.why_not_triggered(leaf.position, of))) for leaf, of in gone}
    return {of: rules for of, rules in found.items() if rules}


def dead(scene: GameAdapter, before: AnyPosition, leaf: Leaf) -> dict[str, Bilingual]:
    """Return what died on a line of play, by its id, with how that is told.

    Args:
        scene: the game.
        before: the position in which it began.
        leaf: the end of the line of play.
    """
    found: dict[str, Bilingual] = {}
    for id in moves(leaf.records):
        fate = fate_of(scene, leaf, id)
        there = before if id in before.objects else seen_at(leaf.records, id) or before  # a token that came since
        words_of = {scene.notation.zone_words.get(move) for move in fate.path if move[0] == scene.notation.home}
        came = _came(scene, there, id, fate)
        if fate.died and any(one is not None and str(came.en) == f"{id} {one[0]}" for one in words_of):
            found[id] = came
    return found


_ROLES = (
    (re.compile(r"\battack(?:ers?|ing)\b", re.IGNORECASE), "attack"),
    (re.compile(r"\bblock(?:ers?|ing)\b", re.IGNORECASE), "block"),
)
"""What those are called that were declared, as records name that."""


def declared(leaves: Iterable[Leaf], body: str) -> frozenset[str] | None:
    """Return what attacked or blocked, where a question asks for attackers or blockers; None where it does not."""
    role = next((what for shape, what in _ROLES if shape.search(body)), "")
    return frozenset(one.of for leaf in leaves for one in leaf.records if one.what == role and one.of) if role else None


_WHO_DIES = re.compile("who\\b|誰|だれ|どちら(?!も|とも)|どっち|死ぬ", re.IGNORECASE)
"""A question that may ask for players as for creatures."""


def _who_lost(before: AnyPosition, leaves: Sequence[Leaf]) -> list[Bilingual]:
    """Return the players who lose the game, where these are the same on every line of play."""
    lost = {
        tuple(
            player
            for player, record in leaf.position.players.items()
            if getattr(record, "lost", False) and not getattr(before.players.get(player), "lost", False)
        )
        for leaf in leaves
    }
    players = lost.pop() if len(lost) == 1 else ()
    return [Bilingual(f"{player}は敗北する", f"{player} loses the game") for player in players]


def dead_answer(scene: GameAdapter, before: AnyPosition, leaves: Iterable[Leaf], body: str) -> Bilingual | None:
    """Return what dies, or how many, where that is the same on every line of play.

    Args:
        scene: the game.
        before: the position in which it began.
        leaves: the ends of all lines of play.
        body: the question.
    """
    leaves = list(leaves)
    found = [dead(scene, before, leaf) for leaf in leaves]
    of_role = declared(leaves, body)
    if of_role is not None:
        if not of_role:
            return None  # who attacked or blocked is not known from what was done
        found = [{id: said for id, said in one.items() if id in of_role} for one in found]
    if re.search(r"creature|クリーチャー|unit|ユニット", body, re.IGNORECASE):
        sized = [
            [
                id
                for id in one
                if id not in before.objects or _value(scene, before, id, scene.notation.size) not in (None, "none")
            ]
            for one in found
        ]  # what came since is a creature where it is told that it dies
        found = [{id: one[id] for id in ids} for one, ids in zip(found, sized, strict=True)]
    if not found or any(one.keys() != found[0].keys() for one in found):
        return _as_many(found) if asks_a_number(body) else None
    told = list(found[0].values())
    if not told and of_role is None and _WHO_DIES.match(body) is not None:
        told = _who_lost(before, leaves)
    english = ", ".join(str(one.en) for one in told) or "nothing dies"
    japanese = "、".join(str(one.ja) for one in told) or "死亡するものはない"
    said = Bilingual(japanese, english)
    if asks_a_number(body):
        return Bilingual(
            f"{len(told)}体: {japanese}" if told else japanese, f"{len(told)}: {english}" if told else english
        )
    if re.match(
        r"(?:do|does|did) (?:both(?: of them| creatures)?|anything) (?:die|get|is)", body, re.IGNORECASE
    ) or re.match("両方|どちらも", body):
        both = re.match("does anything", body, re.IGNORECASE) is None
        return yes_or_no(said, yes=len(told) >= (2 if both else 1))
    return said


def _as_many(found: Iterable[Collection[str]]) -> Bilingual | None:
    """Return how many die where that number is the same, whichever they are; None where it is not."""
    numbers = {*map(len, found)}
    return Bilingual(f"{min(numbers)}体", f"{min(numbers)}") if len(numbers) == 1 else None


def _value(scene: GameAdapter, position: AnyPosition, of: str, key: str) -> str | None:
    try:
        return words(scene.object_value(position, of, key).value)
    except JudgekitError:
        return None
