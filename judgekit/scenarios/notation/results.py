"""What came of a line of play, in the words of players: damage, life, what died or moved, who won; English and Japanese."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.told_in_words import value as zone_in_words
from judgekit.table.adapter import GameAdapter

NOTHING = Bilingual("何も変わらない", "nothing changes")


@dataclass(frozen=True, slots=True)
class Happened:
    """What a line of play came to.

    Attributes:
        damage: who dealt how much to whom.
        life: for each player whose life changed, before and after.
        ends: what became of objects and players: who moved where, survived, lost, won.
        values: what else changed: sizes, cards in hand.
    """

    damage: tuple[Bilingual, ...]
    life: tuple[Bilingual, ...]
    ends: tuple[Bilingual, ...]
    values: tuple[Bilingual, ...]

    def sentence(self) -> Bilingual:
        """Return all of it in one line."""
        parts = [part for part in (self.damage, self.life, self.ends, self.values) if part]
        if not parts:
            return NOTHING
        japanese = "。".join("、".join(str(one.ja) for one in part) for part in parts)
        english = "; ".join(", ".join(str(one.en) for one in part) for part in parts)
        return Bilingual(f"{japanese}。", f"{english}.")


def happened(scene: GameAdapter, before: AnyPosition, after: AnyPosition, records: Sequence[Record]) -> Happened:
    """Return what came of a line of play.

    Args:
        scene: the game.
        before: the position before it.
        after: the position after it.
        records: what happened between.
    """
    hurt: set[str] = set()
    dealt: dict[str, dict[str, int]] = {}
    for source, to, amount in _damages(scene, after, records):
        hurt.add(to)
        dealt.setdefault(source, {})[to] = dealt.setdefault(source, {}).get(to, 0) + amount
    damage = tuple(_dealt(source, shares) for source, shares in dealt.items())
    life = tuple(
        Bilingual(f"{player}のライフ {old}→{new}", f"{player}: life {old} → {new}")
        for player in before.players
        if (old := _value(scene, before, player, "life", of_player=True)) is not None
        and (new := _value(scene, after, player, "life", of_player=True)) is not None
        and old != new
    )
    life += tuple(_tallies(scene, before, after))
    life += tuple(_drawn(records))
    told = tuple(_told(scene, after, records))
    ends, values = _ends(scene, before, after, hurt, _came_from(records))
    return Happened(damage, life, (*told, *ends, *_outcome(before, after)), tuple(values))


def _damages(scene: GameAdapter, after: AnyPosition, records: Sequence[Record]) -> Iterator[tuple[str, str, int]]:
    """Yield what dealt damage, to whom, and how much."""
    for record in records:
        event = record.event
        if record.what == "damage" and event is not None and event.kind == "damage" and event.of and event.amount:
            source = scene.name_of(after, event.by) if event.by else ""
            yield source, scene.name_of(after, event.of), event.amount * record.times


def damage_of(scene: GameAdapter, after: AnyPosition, records: Sequence[Record], id: str, *, taking: bool) -> int:
    """Return how much damage was dealt to a player or an object, or by an object.

    Args:
        scene: the game.
        after: the position after it.
        records: what happened.
        id: the player or object.
        taking: what it is dealt is meant, else what it deals.
    """
    return sum(amount for source, to, amount in _damages(scene, after, records) if (to if taking else source) == id)


def _tallies(scene: GameAdapter, before: AnyPosition, after: AnyPosition) -> Iterator[Bilingual]:
    """Yield for each player how many cards the sets held that the game tells of, before and after."""
    for key, (english, japanese) in scene.notation.tallies.items():
        for player in before.players:
            held = [_set(scene, position, player, key) for position in (before, after)]
            if held[0] != held[1]:
                old, new = (len(one) for one in held)
                yield Bilingual(f"{player}の{japanese} {old}→{new}", f"{player}: {english} {old} → {new}")


def _drawn(records: Sequence[Record]) -> Iterator[Bilingual]:
    """Yield how many cards each player drew."""
    drawn: dict[str, int] = {}
    for record in records:
        if record.what == "draw" and record.event is not None and record.event.kind == "draw" and record.of:
            drawn[record.of] = drawn.get(record.of, 0) + record.times
    for player, number in drawn.items():
        cards = "a card" if number == 1 else f"{number} cards"
        yield Bilingual(f"{player}はカードを{number}枚引く", f"{player} draws {cards}")


def _set(scene: GameAdapter, position: AnyPosition, player: str, key: str) -> frozenset[str]:
    try:
        value = scene.player_value(position, player, key).value
    except JudgekitError:
        return frozenset()
    return frozenset(map(str, value)) if isinstance(value, (frozenset, set, list, tuple)) else frozenset()


def _told(scene: GameAdapter, after: AnyPosition, records: Sequence[Record]) -> Iterator[Bilingual]:
    """Yield what else happened to objects: a spell was countered."""
    for record in records:
        said = scene.notation.tells.get(record.what)
        if said is not None and record.of:
            of = scene.name_of(after, record.of)
            yield Bilingual(f"{of}{said[1]}", f"{of} {said[0]}")


def _dealt(source: str, shares: dict[str, int]) -> Bilingual:
    japanese = "、".join(f"{to}に{number}点" for to, number in shares.items())
    english = " and ".join(f"{number} to {to}" for to, number in shares.items())
    if not source:
        return Bilingual(f"{japanese}のダメージ", f"{english} damage")
    return Bilingual(f"{source}は{japanese}のダメージを与える", f"{source} deals {english}")


def _value(scene: GameAdapter, position: AnyPosition, id: str, key: str, *, of_player: bool = False) -> str | None:
    try:
        finding = scene.player_value(position, id, key) if of_player else scene.object_value(position, id, key)
    except JudgekitError:
        return None
    return words(finding.value)


def _came_from(records: Sequence[Record]) -> dict[str, str]:
    """Return from where each object moved last."""
    return {
        record.of: str(old) for record in records if record.of for what, old, _new in record.changes if what == "zone"
    }


def _ends(
    scene: GameAdapter, before: AnyPosition, after: AnyPosition, hurt: set[str], came_from: Mapping[str, str]
) -> tuple[list[Bilingual], list[Bilingual]]:
    ends: list[Bilingual] = []
    values: list[Bilingual] = []
    notation = scene.notation
    for id in dict.fromkeys((*before.objects, *after.objects)):
        if scene.name_of(after, id) != id:
            continue
        old, new = _value(scene, before, id, "zone"), _value(scene, after, id, "zone") or "none"
        if old is None:
            record = after.objects.get(id)
            if record is not None and getattr(record, "kind", "") == "token":
                name = _value(scene, after, id, "name") or ""
                ends.append(Bilingual(f"{id}({name})が出る", f"{id} ({name}) is created"))
            continue
        if old != new:
            if _value(scene, before, id, "name") is None and _value(scene, after, id, "name") is None:
                continue  # a card that nobody knows is told of by its number only
            said = notation.zone_words.get((came_from.get(id, old), new)) or notation.zone_words.get(("", new))
            english, japanese = (
                said
                if said is not None
                else (
                    f"is now in {zone_in_words(new, scene, 'zone', 'en')}",
                    f"は{zone_in_words(new, scene, 'zone', 'ja')}にある",
                )
            )
            if english:
                ends.append(Bilingual(f"{id}{japanese}", f"{id} {english}"))
            continue
        if new != notation.home:
            continue
        if id in hurt:
            ends.append(Bilingual(f"{id}は生き残る", f"{id} survives"))
        for key, (english, japanese) in notation.measures.items():
            was, now = _value(scene, before, id, key), _value(scene, after, id, key)
            if was != now and now is not None and now != "none":
                values.append(Bilingual(f"{id}{japanese}{now}", f"{id} {english} {now}"))
    return ends, values


def _outcome(before: AnyPosition, after: AnyPosition) -> list[Bilingual]:
    outcome = after.outcome
    found: list[Bilingual] = []
    for player, record in after.players.items():
        if getattr(record, "lost", False) and not getattr(before.players.get(player), "lost", False):
            found.append(Bilingual(f"{player}は敗北する", f"{player} loses the game"))
    if outcome is not None:
        winners = sorted(outcome.winners)
        if winners:
            found.append(Bilingual(f"{'、'.join(winners)}の勝ち", f"{' and '.join(winners)} wins"))
        else:
            found.append(Bilingual("引き分け", "the game is a draw"))
    return found
