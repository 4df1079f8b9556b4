"""What came of a line of play, in the words of players: damage, life, what died or moved, who won; English and Japanese."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.text import Bilingual, Lang
from judgekit.engine import Record
from judgekit.engine.positions import AnyPosition, Draft
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.telling.told_in_words import in_japanese
from judgekit.scenarios.notation.telling.told_in_words import value as value_in_words
from judgekit.scenarios.notation.words.naming import STACKS, UNKNOWN
from judgekit.table.adapter import GameAdapter
from judgekit.table.what_is_meant import nobody_knows
from judgekit.table.wording import COUNTERS

NOTHING = Bilingual("何も変わらない", "nothing changes")


_SENTENCE = re.compile(r"[.。](?=[\s）)\"」]|$)|[。/]")
TOKEN = re.compile(r"token-\d+")
_TOKEN_ID = re.compile(r"(?<![A-Za-z0-9-])token-\d+(?!\d)")
"""A token by its id, which nobody at the table calls it by."""


@dataclass(frozen=True, slots=True)
class Happened:
    """What a line of play came to.

    Attributes:
        damage: who dealt how much to whom.
        life: for each player whose life changed, before and after.
        ends: what became of objects and players: who moved where, survived, lost, won.
        values: what else changed: sizes, cards in hand, who controls what.
        waits: what is still to come: delayed triggered abilities.
    """

    damage: tuple[Bilingual, ...]
    life: tuple[Bilingual, ...]
    ends: tuple[Bilingual, ...]
    values: tuple[Bilingual, ...]
    waits: tuple[Bilingual, ...] = ()

    def facts(self) -> frozenset[str]:
        """Return each thing that came of it by itself."""
        said = (*self.damage, *self.life, *self.ends, *self.values, *self.waits)
        return frozenset(str(one.en) for one in said)

    def sentence(self, *, whole: bool = True) -> Bilingual:
        """Return it in one line.

        Args:
            whole: all of it, else without who dealt damage to whom, where something else can be told.
        """
        rest = (self.life, self.ends, self.values, self.waits)
        parts = [part for part in ((self.damage, *rest) if whole or not any(rest) else rest) if part]
        if not parts:
            return NOTHING
        japanese = "。".join("、".join(str(one.ja) for one in part) for part in parts)
        english = "; ".join(", ".join(str(one.en) for one in part) for part in parts)
        return Bilingual(f"{japanese}。", f"{english}.")


def happened(scene: GameAdapter, before: AnyPosition, after: AnyPosition, records: Sequence[Record]) -> Happened:
    """Return what came of a line of play."""
    hurt: set[str] = set()
    dealt: dict[str, dict[str, int]] = {}
    for source, to, amount in _damages(scene, after, records):
        hurt.add(to)
        dealt.setdefault(source, {})[to] = dealt.setdefault(source, {}).get(to, 0) + amount
    damage = tuple(_dealt(source, shares) for source, shares in dealt.items())
    life = tuple(
        Bilingual(f"{player}のライフ {'→'.join(map(str, way))}", f"{player}: life {' → '.join(map(str, way))}")
        for player in before.players
        if (old := _value(scene, before, player, "life", of_player=True)) is not None
        and (new := _value(scene, after, player, "life", of_player=True)) is not None
        and (way := _life_told(records, player, old, new))
    )
    life += tuple(_totals(scene, before, after))
    life += tuple(_tallies(scene, before, after))
    life += tuple(_drawn(records))
    life += tuple(_discarded(records))
    told = tuple(what_else_happened(scene, after, records))
    ends, values = _ends(scene, before, after, hurt, records)
    ends = [*told, *ends, *_outcome(before, after)]
    values += _begun(scene, before, after)
    if not (damage or life or ends or values):
        values = list(_statuses(scene, before, after))
    else:
        values += list(_statuses(scene, before, after, _turned_by_others(after, records)))
    return Happened(damage, life, tuple(ends), tuple(values), tuple(_waits(scene, before, after)))


def _life_told(records: Sequence[Record], player: str, old: object, new: object) -> list[object]:
    """Return how a player's life changed: before and after; where something was replaced on the way, all that it was.

    What was dealt and lost does not add up then: 2 → 1 → -1.
    """
    if old == new:
        return []
    changed = [one for one in records if one.of == player]
    changes = [(one.what == "replaced", now) for one in changed for what, _before, now in one.changes if what == "life"]
    way = [now for replaced, now in changes if not replaced]
    return (
        [old, *way]
        if len(way) > 1 and str(way[-1]) == str(new) and any(replaced for replaced, _ in changes)
        else [old, new]
    )


def _totals(scene: GameAdapter, before: AnyPosition, after: AnyPosition) -> Iterator[Bilingual]:
    """Yield the numbers of each player that changed and of which the game tells."""
    for key, (english, japanese) in scene.notation.totals.items():
        for player in before.players:
            old, new = (_value(scene, position, player, key, of_player=True) for position in (before, after))
            if old != new:
                yield Bilingual(f"{player}の{japanese} {old}→{new}", f"{player}: {english} {old} → {new}")


def _statuses(
    scene: GameAdapter, before: AnyPosition, after: AnyPosition, only: Collection[str] | None = None
) -> Iterator[Bilingual]:
    """Yield the statuses that changed: of all objects where nothing else is told, else of those that something else turned."""
    for id in after.objects if only is None else only:
        if (
            id in after.objects
            and _value(scene, after, id, "zone") == scene.notation.home
            and scene.name_of(after, id) == id
        ):
            yield from _changed(scene.notation.statuses, scene, before, after, id)


def _turned_by_others(after: AnyPosition, records: Iterable[Record]) -> tuple[str, ...]:
    """Return the objects that an effect tapped or untapped: no attack, no step of the turn, no cost of their own."""
    return tuple(
        dict.fromkeys(
            str(record.of)
            for record in records
            if record.what in ("tap", "untap", "rest", "wake")
            and record.of
            and record.by
            and record.by not in after.players
            and not str(record.by).startswith(str(record.of))
        )
    )


def _changed(
    told: Mapping[str, tuple[tuple[str, str], tuple[str, str]]],
    scene: GameAdapter,
    before: AnyPosition,
    after: AnyPosition,
    id: str,
) -> Iterator[Bilingual]:
    """Yield the properties of an object that changed, with what they are now."""
    for key, (something, nothing) in told.items():
        was, now = ("none" if one in (None, "false") else one for one in
                    (_value(scene, position, id, key) for position in (before, after)))  # fmt: skip
        if was != now and (now != "none" or was != "none"):
            english, japanese = nothing if now == "none" else something
            if key == "name" and now == re.sub(r" \d+$", "", id):
                continue  # it is called so already: turned face up, it has its own name
            if english:
                yield Bilingual(f"{id}{japanese.format(now)}", f"{id} {english.format(now)}")


def _counters(scene: GameAdapter, before: AnyPosition, after: AnyPosition, id: str) -> Iterator[Bilingual]:
    """Yield the kinds of counters of which another number is on an object, where no measure tells it."""
    was, now = (_counted(scene, position, id) for position in (before, after))
    for kind in sorted({*was, *now} - scene.notation.measured):
        if was.get(kind, 0) != now.get(kind, 0):
            number, japanese = now.get(kind, 0), COUNTERS.get(kind, kind)
            counters = "counter" if number == 1 else "counters"
            yield Bilingual(f"{id}の{japanese}カウンターは{number}個", f"{id} has {number or 'no'} {kind} {counters}")


def _counted(scene: GameAdapter, position: AnyPosition, id: str) -> dict[str, int]:
    try:
        found = scene.object_value(position, id, "counters").value
    except JudgekitError:
        return {}
    return {str(kind): int(number) for kind, number in found.items()} if isinstance(found, Mapping) else {}


def _waits(scene: GameAdapter, before: AnyPosition, after: AnyPosition) -> Iterator[Bilingual]:
    """Yield the delayed triggered abilities that were made and wait for their event."""
    known = list(scene.notation.delayed(before))
    for source in scene.notation.delayed(after):
        if source in known:
            known.remove(source)
            continue
        name = scene.name_of(after, source)
        text = _text_of(scene, after, name)
        text = "" if " / " in text else text  # of which of several abilities it is nobody can see
        yield Bilingual(
            f"{name}の遅延誘発型能力が誘発を待っている" + (f"(「{text}」)" if text else ""),
            f"a delayed triggered ability of {name} still waits for its time" + (f' ("{text}")' if text else ""),
        )


def _text_of(scene: GameAdapter, position: AnyPosition, id: str) -> str:
    """Return what an object says, by which its abilities are known at the table; empty where it says nothing any more."""
    try:
        found = scene.object_value(position, id, "abilities").value
    except JudgekitError:
        return ""
    return " / ".join(map(str, found)) if isinstance(found, (list, tuple)) else ""


def _begun(scene: GameAdapter, before: AnyPosition, after: AnyPosition) -> Iterator[Bilingual]:
    """Yield the effects that began and still last, whose doing no property of an object shows: what cannot block, a shield."""
    known = {one.id for one in scene.notation.lasting(before)}
    said = set()
    for one in scene.notation.lasting(after):
        name = scene.name_of(after, one.source)
        there = [id for id in one.objects if not _is_gone(scene, after, id)]
        on = tuple(scene.name_of(after, id) for id in there)
        if one.id in known or (name, on) in said or (one.objects and not there):
            continue  # of what has left the effect nobody sees anything any more (400.7)
        said.add((name, on))
        text = _text_of(scene, after, name)
        text = "" if len(_SENTENCE.findall(text)) > 1 else text  # which of several sentences lasts nobody can see
        yield Bilingual(
            f"{name}の効果が{'、'.join(on) + 'に' if on else ''}続いている" + (f"(「{text}」)" if text else ""),
            f"an effect of {name} lasts" + (f" on {', '.join(on)}" if on else "") + (f' ("{text}")' if text else ""),
        )


def _is_gone(scene: GameAdapter, position: AnyPosition, id: str) -> bool:
    """Tell whether an object lies neither where permanents lie nor waits to resolve."""
    try:
        zone = words(scene.object_value(position, id, "zone").value)
    except JudgekitError:
        return id not in position.players and id not in position.objects
    return zone not in (scene.notation.home, *STACKS)


def _natures(scene: GameAdapter, before: AnyPosition, after: AnyPosition, id: str) -> Iterator[Bilingual]:
    """Yield which colours, types and abilities an object has that it had not, and the other way round."""
    for key, (comes, goes) in scene.notation.natures.items():
        was, now = (_several_values(scene, position, id, key) for position in (before, after))
        for there, here, (english, japanese) in ((was, now, comes), (now, was, goes)):
            new = [one for one in here if one not in there]
            if len(new) > _MOST_LISTED:
                yield _very_many(scene, id, key, new, now, comes=here is now)
            elif new:
                translated = [in_japanese(one, scene.notation.japanese, scene.notation.subtypes) for one in new]
                ours = [one for one in translated if key != "abilities" or not _ENGLISH_TEXT.search(one)]
                en, ja = value_in_words(new, scene, key, "en"), value_in_words(ours, scene, key, "ja")
                if len(ours) < len(new):
                    ja = f"{ja}と、ほかの能力{len(new) - len(ours)}つ" if ours else f"能力{len(new)}つ"
                yield Bilingual(f"{id}{japanese.format(ja)}", f"{id} {english.format(en)}")


_ENGLISH_TEXT = re.compile(r"(?<![{}\w])[A-Za-z]{2,}[^ぁ-んァ-ヴ一-鿿]*\s[a-z]{2,}")
"""The text of a card of which only the English words are known: a Japanese answer leaves it out."""


_MOST_LISTED = 12
"""Types that are listed one by one as they come or go: a changeling has hundreds."""
_NATURES = {"types": "タイプ", "subtypes": "サブタイプ", "abilities": "能力", "colors": "色"}


def _very_many(
    scene: GameAdapter, id: str, key: str, new: Sequence[str], left: Sequence[str], *, comes: bool
) -> Bilingual:
    """Return that an object has many values more than before, or that it lost many: how many, and which are left."""
    called, counted = _NATURES.get(key, key), len(new)
    if comes:
        return Bilingual(f"{id}は{called}を{counted}種類得る", f"{id} gains {counted} {key}")
    translated = [in_japanese(one, scene.notation.japanese, scene.notation.subtypes) for one in left]
    en, ja = value_in_words(list(left), scene, key, "en"), value_in_words(translated, scene, key, "ja")
    kept = (f"残るのは{ja}だけ", f"and has only {en} left") if 0 < len(left) <= _MOST_LISTED else ("", "")
    return Bilingual(
        f"{id}は{called}を{counted}種類失う{f'({kept[0]})' if kept[0] else ''}",
        f"{id} loses {counted} {key} {kept[1]}".strip(),
    )


def _several_values(scene: GameAdapter, position: AnyPosition, id: str, key: str) -> list[str]:
    try:
        found = scene.object_value(position, id, key).value
    except JudgekitError:
        return []
    return sorted(map(str, found)) if isinstance(found, (frozenset, set, list, tuple)) else []


def _damages(scene: GameAdapter, after: AnyPosition, records: Sequence[Record]) -> Iterator[tuple[str, str, int]]:
    """Yield what dealt damage, to whom, and how much."""
    for record in records:
        event = record.event
        if record.what == "damage" and event is not None and event.kind == "damage" and event.of and event.amount:
            source = scene.name_of(after, event.by) if event.by else ""
            yield source, scene.name_of(after, event.of), event.amount * record.times


def damage_of(
    scene: GameAdapter, after: AnyPosition, records: Sequence[Record], id: str, *, taking: bool, only_to: str = ""
) -> int:
    """Return how much damage was dealt to a player or an object, or by an object.

    Args:
        scene: the game.
        after: the position after it.
        records: what happened.
        id: the player or object.
        taking: what it is dealt is meant, else what it deals.
        only_to: what it deals to that player or object alone; empty for all of it.
    """
    return sum(
        amount
        for source, to, amount in _damages(scene, after, records)
        if (to if taking else source) == id and only_to in ("", to)
    )


def _tallies(scene: GameAdapter, before: AnyPosition, after: AnyPosition) -> Iterator[Bilingual]:
    """Yield for each player how many cards the sets held that the game tells of, before and after."""
    for key, (english, japanese) in scene.notation.tallies.items():
        for player in before.players:
            held = [_set(scene, position, player, key) for position in (before, after)]
            if held[0] != held[1]:
                old, new = (len(one) for one in held)
                yield Bilingual(f"{player}の{japanese} {old}→{new}", f"{player}: {english} {old} → {new}")


def cards_drawn(records: Sequence[Record]) -> dict[str, int]:
    """Return how many cards each player drew who drew any."""
    return _summed(
        (record.of, record.times)
        for record in records
        if record.what == "draw" and record.event is not None and record.event.kind == "draw"
    )


def cards_given_up(records: Sequence[Record], of: str = "", verb: str = "discard") -> dict[str, int]:
    """Return how much each player discarded, or sacrificed, who did; only what has an id as `of` says, where it says so."""
    return _summed(
        (str(record.event.get("player", "")), record.times)
        for record in records
        if record.what == verb and record.event is not None and record.event.kind == verb
        if not of or re.fullmatch(of, str(record.of))
    )


def life_gained(records: Sequence[Record], kind: str) -> dict[str, int]:
    """Return how much life each player gained who gained any; `kind` is the kind of event by which life is gained."""
    return _summed(
        (record.event.of, (record.event.amount or 0) * record.times)
        for record in records
        if record.event is not None and record.event.kind == kind and record.what == kind
    )


def _summed(amounts: Iterable[tuple[str | None, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for of, amount in amounts:
        if of and amount:
            found[of] = found.get(of, 0) + amount
    return found


def _drawn(records: Sequence[Record]) -> Iterator[Bilingual]:
    """Yield how many cards each player drew."""
    for player, number in cards_drawn(records).items():
        cards = "a card" if number == 1 else f"{number} cards"
        yield Bilingual(f"{player}はカードを{number}枚引く", f"{player} draws {cards}")


def _discarded(records: Sequence[Record]) -> Iterator[Bilingual]:
    """Yield how many cards each player discarded that nobody knows: what is known is told to have moved."""
    for player, number in cards_given_up(records, UNKNOWN.pattern).items():
        cards = "a card" if number == 1 else f"{number} cards"
        yield Bilingual(
            f"{player}は知られていない手札を{number}枚捨てる", f"{player} discards {cards} that nobody knows"
        )


def _set(scene: GameAdapter, position: AnyPosition, player: str, key: str) -> frozenset[str]:
    try:
        value = scene.player_value(position, player, key).value
    except JudgekitError:
        return frozenset()
    return frozenset(map(str, value)) if isinstance(value, (frozenset, set, list, tuple)) else frozenset()


def what_else_happened(scene: GameAdapter, after: AnyPosition, records: Sequence[Record]) -> Iterator[Bilingual]:
    """Yield what else happened to objects: a spell was countered."""
    for record in records:
        said = scene.notation.tells.get(record.what)
        if said is None:
            continue
        if not record.of:
            yield Bilingual(said[1], said[0])
            continue
        of = scene.name_of(after, record.of)
        ability = of != record.of  # an ability on the stack is called by its source
        yield Bilingual(
            f"{of}の能力{said[1]}" if ability else f"{of}{said[1]}",
            f"{of}'s ability {said[0]}" if ability else f"{of} {said[0]}",
        )


def _dealt(source: str, shares: dict[str, int]) -> Bilingual:
    japanese = "、".join(f"{to}に{number}点" for to, number in shares.items())
    english = " and ".join(f"{number} to {to}" for to, number in shares.items())
    if not source:
        return Bilingual(f"{japanese}のダメージ", f"{english} damage")
    return Bilingual(f"{source}は{japanese}のダメージを与える", f"{source} deals {english}")


def _value(scene: GameAdapter, position: AnyPosition, id: str, key: str, *, of_player: bool = False) -> str | None:
    """Return a value in words, None where there is none: put in words once for a position, from which several lines may go."""
    held: tuple[AnyPosition, dict[tuple[str, str, bool], str | None]] | None = position.memo.get(_IN_WORDS)
    # A memo goes on from a position to the next one, which may differ in what nothing derived depends on.
    if held is None or held[0] is not position:
        held = (position, {})
        if not isinstance(position, Draft):
            position.memo[_IN_WORDS] = held
    known, asked = held[1], (id, key, of_player)
    if asked not in known:
        known[asked] = _worded(scene, position, id, key, of_player)
    return known[asked]


_KNOWN_OF_ALL = frozenset(("zone", "owner", "controller", "id"))
"""What is known of a card that nobody knows."""
_IN_WORDS = "values in words"
"""Key in the memo of the position itself, and its values in words by object or player and property."""


def _worded(scene: GameAdapter, position: AnyPosition, id: str, key: str, of_player: bool) -> str | None:
    if not of_player and key not in _KNOWN_OF_ALL and nobody_knows(position, id):
        return None
    try:
        finding = scene.player_value(position, id, key) if of_player else scene.object_value(position, id, key)
    except JudgekitError:
        return None
    return words(finding.value)


def moves(records: Sequence[Record]) -> dict[str, list[tuple[str, str]]]:
    """Return how each object moved from zone to zone, in order; what comes back is another object of the same card (400.7)."""
    found: dict[str, list[tuple[str, str]]] = {}
    for record in records:
        for what, old, new in record.changes if record.of else ():
            if what == "zone":
                found.setdefault(str(record.of), []).append((str(old), str(new)))
    return found


def seen_at(records: Sequence[Record], id: str) -> AnyPosition | None:
    """Return a position in which an object was that is gone: the last in which somebody had to decide, else one between two."""
    asked = (one.question.position for one in reversed(records) if one.question is not None)
    found = next((one for one in asked if id in one.objects), None)
    came = next((place for place, one in enumerate(records) if one.of == id), 0)
    return found or next((one for one in played_on_from(records[:came]) if id in one.objects), None)


_MOST_TASKS = 2000
"""Tasks between a decision and what comes of it."""


def played_on_from(records: Sequence[Record]) -> Iterator[AnyPosition]:
    """Yield the positions from the last decision of some records on, task by task: a trace keeps those of decisions only."""
    decided = next((one for one in reversed(records) if one.question is not None), None)
    if decided is None or decided.question is None:
        return
    there: AnyPosition = decided.question.position
    yield there
    following: AnyPosition = there.game.answered(there, decided.choice).seal()
    for _ in range(_MOST_TASKS):
        yield following
        there, following = following, there.game.step(following)
        if following is there:
            return


def and_where_tokens_were(after: AnyPosition, records: Sequence[Record]) -> list[AnyPosition]:
    """Return a position with those before it in which tokens were that are gone (111.7)."""
    gone = [id for id in moves(records) if TOKEN.fullmatch(id) and id not in after.objects]
    return [*(there for id in gone if (there := seen_at(records, id)) is not None), after]


def put_away(scene: GameAdapter, records: Sequence[Record]) -> frozenset[str]:
    """Return which objects moved for another reason than that of which the words for such a move speak: not destroyed (703.4l)."""
    return frozenset(
        str(record.of)
        for record in records
        for what, old, new in record.changes
        if what == "zone" and record.of and (causes := scene.notation.worded_by.get((str(old), str(new)))) is not None
        if record.event is None or record.event.get("cause") not in causes
    )


def moved_in_words(
    scene: GameAdapter, before: AnyPosition, id: str, move: tuple[str, str], *, back: bool = False, aside: bool = False
) -> Bilingual | None:
    """Return how it is told that an object moved, None where that needs no word.

    Args:
        scene: the game.
        before: a position before it moved.
        id: the object.
        move: from which zone to which.
        back: it had been there before.
        aside: it moved for another reason than that of which the words for its move speak.
    """
    notation, new = scene.notation, move[1]
    own = not aside and (move not in notation.worded_for or _is_one_of(scene, before, id, notation.worded_for[move]))
    said = (notation.zone_words.get(move) if own and not back else None) or notation.zone_words.get(("", new))
    english, japanese = (
        said
        if said is not None
        else (
            f"is now in {value_in_words(new, scene, 'zone', 'en')}",
            f"は{value_in_words(new, scene, 'zone', 'ja')}にある",
        )
    )
    return Bilingual(f"{id}{japanese}", f"{id} {english}") if english else None


def _ends(
    scene: GameAdapter,
    before: AnyPosition,
    after: AnyPosition,
    hurt: set[str],
    records: Sequence[Record],
) -> tuple[list[Bilingual], list[Bilingual]]:
    ends: list[Bilingual] = []
    values: list[Bilingual] = []
    tokens: dict[tuple[str, str], int] = {}
    places: dict[tuple[str, str], int] = {}
    moved, aside = moves(records), put_away(scene, records)
    notation = scene.notation
    for id in dict.fromkeys((*before.objects, *after.objects)):
        if _lies_there_unknown(before, after, id, notation.home) or scene.name_of(after, id) != id:
            continue
        old, new = _value(scene, before, id, "zone"), _value(scene, after, id, "zone") or "none"
        if old in (None, "none"):
            record = after.objects.get(id)
            if record is not None and getattr(record, "kind", "") == "token":
                kind = (_value(scene, after, id, "name") or "", _value(scene, after, id, scene.notation.size) or "none")
                if kind not in tokens:
                    ends.append(NOTHING)  # its place: how many of them there are is known behind all
                    places[kind] = len(ends) - 1
                tokens[kind] = tokens.get(kind, 0) + 1
            elif record is not None and getattr(record, "kind", "") == "emblem":
                whose = _value(scene, after, id, "controller") or ""
                ends.append(Bilingual(f"{whose}は紋章を得る", f"{whose} gets an emblem"))
            continue
        if old != new:
            if _value(scene, before, id, "name") is None and _value(scene, after, id, "name") is None:
                continue  # a card that nobody knows is told of by its number only
            move = (moved[id][-1][0] if id in moved else old, new)
            along = id not in moved and move in notation.worded_by  # it went with what lay on it
            if (said := moved_in_words(scene, before, id, move, aside=along or id in aside)) is not None:
                ends.append(said)
            if new == notation.home:
                values += _entered(scene, before, after, id)
            continue
        if new != notation.home:
            continue
        away = moved.get(id, ())
        for move in away:  # it died or was exiled, and came back
            said = moved_in_words(scene, before, id, move, back=move[1] == notation.home, aside=id in aside)
            ends += [said] if said is not None else []
        if id in hurt and not away:
            ends.append(Bilingual(f"{id}は生き残る", f"{id} survives"))
        for key, (english, japanese) in notation.measures.items():
            was, now = _value(scene, before, id, key), _value(scene, after, id, key)
            if was != now and now is not None and now != "none":
                values.append(Bilingual(f"{id}{japanese}{now}", f"{id} {english} {now}"))
        values += _changed(notation.changes, scene, before, after, id)
        values += _natures(scene, before, after, id)
        values += _counters(scene, before, after, id)
    for kind, place in places.items():
        ends[place] = _created(*kind, tokens[kind], scene)
    return [*ends, *_came_and_went(scene, before, after, records)], values


def _lies_there_unknown(before: AnyPosition, after: AnyPosition, id: str, home: str) -> bool:
    """Tell whether an object is a card that nobody knows, by itself, and nothing happened to it where it lies in no play."""
    record = after.objects.get(id)
    if record is not before.objects.get(id) or not nobody_knows(after, id):
        return False
    return record is not None and getattr(record, "host", None) is None and record.place != home


def _came_and_went(
    scene: GameAdapter, before: AnyPosition, after: AnyPosition, records: Sequence[Record]
) -> list[Bilingual]:
    """Return what is told of tokens that came and are gone: how many of each kind were created, and what became of each."""
    created: dict[tuple[str, str], int] = {}
    fates: list[Bilingual] = []
    for id, path in moves(records).items():
        if TOKEN.fullmatch(id) is None or id in before.objects or id in after.objects:
            continue
        there = seen_at(records, id)
        name, size = (
            _value(scene, there, id, key) if there is not None else None for key in ("name", scene.notation.size)
        )
        kind = (name or "", size or "none")
        created[kind] = created.get(kind, 0) + 1
        said = moved_in_words(scene, there or before, id, path[-1]) if len(path) > 1 else None
        fates += [said] if said is not None else []
    return [*(_created(*kind, number, scene) for kind, number in created.items()), *fates]


def _created(name: str, size: str, number: int, scene: GameAdapter) -> Bilingual:
    """Return that tokens of one name and size are created."""
    named = name if name not in ("", "none") else ""
    sized = size if size not in ("", "none") else ""
    japanese = " ".join(one for one in (scene.notation.subtypes.get(named.casefold(), named), sized) if one)
    several = f"{number}{'体' if sized else '個'}" if number > 1 else ""
    article = "an" if (sized or named)[:1] in "8AEIOUaeiou" else "a"
    english = " ".join(one for one in (sized, named, "token") if one)
    created = f"{article} {english} is created" if number == 1 else f"{number} {english}s are created"
    return Bilingual(f"{japanese}のトークン{several}が出る" if japanese else f"トークン{several}が出る", created)


def tokens_named(scene: GameAdapter, positions: Iterable[AnyPosition]) -> Mapping[str, Bilingual]:
    """Return how tokens are called at the table, by their ids: by their names, with a number where several have one.

    Args:
        scene: the game.
        positions: positions in which they are.
    """
    names: dict[str, str] = {}
    for position in positions:
        for id, record in position.objects.items():
            if id not in names and getattr(record, "kind", "") == "token" and TOKEN.fullmatch(id):
                name = _value(scene, position, id, "name")
                names[id] = name if name and name != "none" else ""
    alike = {name: [id for id, other in names.items() if other == name] for name in names.values()}
    found: dict[str, Bilingual] = {}
    for id, name in names.items():
        number = f" {alike[name].index(id) + 1}" if len(alike[name]) > 1 else ""
        japanese = scene.notation.subtypes.get(name.casefold(), name)
        found[id] = Bilingual(f"{japanese}トークン{number.strip()}", f"{name} token{number}".strip())
    return found


def with_tokens_named(said: Bilingual, names: Mapping[str, Bilingual]) -> Bilingual:
    """Return what is said with tokens as they are called at the table."""

    def called(match: re.Match[str], lang: Lang) -> str:
        return str(names[match.group()].get(lang)) if match.group() in names else match.group()

    if not names:
        return said
    english = _TOKEN_ID.sub(lambda match: called(match, "en"), str(said.en))
    return Bilingual(_TOKEN_ID.sub(lambda match: called(match, "ja"), str(said.ja)), english)


def _is_one_of(scene: GameAdapter, position: AnyPosition, id: str, types: frozenset[str]) -> bool:
    """Tell whether an object is of one of some types."""
    try:
        found = scene.object_value(position, id, "types").value
    except JudgekitError:
        return False
    return (
        bool(types & {str(one).casefold() for one in found})
        if isinstance(found, (frozenset, set, list, tuple))
        else False
    )


def _entered(scene: GameAdapter, before: AnyPosition, after: AnyPosition, id: str) -> Iterator[Bilingual]:
    """Yield what is not plain of an object that came: whose it is, what it is attached to, of what it is a copy."""
    owner = _value(scene, after, id, "owner")
    for said in _changed(scene.notation.changes, scene, before, after, id):
        if str(said.en) != f"{id} {scene.notation.changes['controller'][0][0].format(owner)}":
            yield said
    yield from _counters(scene, before, after, id)


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
