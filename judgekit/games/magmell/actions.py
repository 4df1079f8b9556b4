"""Chapter 2, what happens to instances and players: 位相 219, ライフ 220, ダメージ 221, カウンター 224, 引く 229, 勝敗 202."""

from __future__ import annotations

from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Outcome, event
from judgekit.engine.naming import next_id
from judgekit.games.magmell.game import MAGMELL, Information, Instance, MagmellDraft, in_battle_area
from judgekit.games.magmell.information import controller_of, information
from judgekit.games.magmell.zones import moving

MOST_LIFE = 20
"""ライフの上限 (220.3)."""


@MAGMELL.event("wake")
def wake(draft: MagmellDraft, happening: Event) -> Consequences:
    """ウェイク: a rested instance becomes awake; an awake one is not treated as woken (602.1)."""
    instance = _standing(draft, happening)
    if instance is None:
        return NOTHING_HAPPENED
    if not instance.rested:
        return NOTHING_HAPPENED
    draft.change(instance.id, rested=False)
    draft.cite("219.3", "219.3.2", *happening.get("rules", ()))
    draft.changed("rested", True, False)
    return None


@MAGMELL.event("rest")
def rest(draft: MagmellDraft, happening: Event) -> Consequences:
    """レスト: an awake instance becomes rested; a rested one is not treated as rested."""
    instance = _standing(draft, happening)
    if instance is None:
        return NOTHING_HAPPENED
    if instance.rested:
        draft.cite("219.4", "219.4.2")
        return NOTHING_HAPPENED
    draft.change(instance.id, rested=True)
    draft.cite("219.4", "219.4.2", *happening.get("rules", ()))
    draft.changed("rested", False, True)
    return None


@MAGMELL.event("flip")
def flip(draft: MagmellDraft, happening: Event) -> Consequences:
    """Turn a stone face down or face up; face down it loses all information (702.3.4.2)."""
    instance = _standing(draft, happening)
    down = bool(happening.get("face_down"))
    if instance is None or instance.place != "stone-area" or instance.face_down == down:
        return NOTHING_HAPPENED
    draft.change(instance.id, face_down=down)
    draft.cite(*(("219.6", "219.6.2") if down else ("219.5", "219.5.2")), *happening.get("rules", ()))
    draft.changed("face-down", not down, down)
    return None


def _standing(draft: MagmellDraft, happening: Event) -> Instance | None:
    instance = draft.objects.get(happening.of or "")
    if instance is None or instance.place not in ("battle-area", "stone-area"):
        return None
    return instance if happening.get("number", instance.number) == instance.number else None


@MAGMELL.event("damage")
def damage(draft: MagmellDraft, happening: Event) -> Consequences:
    """ダメージ: a player loses life, on a unit it accumulates (213.2)."""
    amount, of = happening.amount, happening.of or ""
    if amount <= 0:
        if amount < 0:
            draft.cite("203.3")
        return NOTHING_HAPPENED
    if of in draft.players:
        life = draft.players[of].life
        draft.change_player(of, life=life - amount)
        draft.cite("220.2", "221.1", "221.2", *happening.get("rules", ()))
        draft.changed("life", life, life - amount)
        return None
    instance = in_battle_area(
        draft, (of, happening.get("number", draft.objects[of].number if of in draft.objects else 0))
    )
    if instance is None:
        return NOTHING_HAPPENED
    draft.change(of, damage=instance.damage + amount)
    draft.cite("221.1", "221.2", "221.4", *happening.get("rules", ()))
    draft.changed("damage", instance.damage, instance.damage + amount)
    return None


@MAGMELL.event("undamage")
def undamage(draft: MagmellDraft, happening: Event) -> Consequences:
    """Take accumulated damage off a unit (221.4.2, 606.3.1)."""
    instance = draft.objects[happening.of or ""]
    if not instance.damage:
        return NOTHING_HAPPENED
    left = max(0, instance.damage - happening.amount) if happening.amount else 0
    draft.change(instance.id, damage=left)
    draft.cite(*happening.get("rules", ()))
    draft.changed("damage", instance.damage, left)
    return None


@MAGMELL.event("heal")
def heal(draft: MagmellDraft, happening: Event) -> Consequences:
    """回復: life grows by the number named, never above 20."""
    player = happening.of or ""
    if happening.amount < 0:
        draft.cite("203.3")
    if happening.amount <= 0:
        return NOTHING_HAPPENED
    life = draft.players[player].life
    after = min(MOST_LIFE, life + happening.amount)
    draft.change_player(player, life=after)
    draft.cite("234.1", "234.2", *(("220.3",) if life + happening.amount > MOST_LIFE else ()))
    draft.changed("life", life, after)
    return None


@MAGMELL.event("lose-life")
def lose_life(draft: MagmellDraft, happening: Event) -> Consequences:
    """Change a player's life without damage: it is lost, or (negative amount) set higher, up to the limit of 20.

    203.3.
    """
    player = happening.of or ""
    life = draft.players[player].life
    after = min(MOST_LIFE, life - happening.amount)
    if after == life:
        return NOTHING_HAPPENED
    draft.change_player(player, life=after)
    draft.cite("305.1", *(("220.3",) if life - happening.amount > MOST_LIFE else ()))
    draft.changed("life", life, after)
    return None


@MAGMELL.event("draw")
def draw(draft: MagmellDraft, happening: Event) -> Consequences:
    """引く: the top card of one's 魔導書 goes to one's hand; with none there the player loses at the next check.

    402.1.
    """
    player = happening.of or ""
    library = draft.zones.get(f"library/{player}", ())
    if not library:
        draft.change_player(player, drew_nothing=True)
        draft.cite("229.3", *happening.get("rules", ()))
        return NOTHING_HAPPENED
    draft.cite("229.1", *happening.get("rules", ()))
    return [moving(draft, library[0], "hand", "draw", happening.by)]


@MAGMELL.event("discard")
def discard(draft: MagmellDraft, happening: Event) -> Consequences:
    """捨てる: a card of one's hand goes to one's ダスト."""
    id = happening.of or ""
    if draft.objects[id].place != "hand":
        return NOTHING_HAPPENED
    draft.cite("233.1")
    return [moving(draft, id, "dust", "discard", happening.by)]


@MAGMELL.event("put-counter")
def put_counter(draft: MagmellDraft, happening: Event) -> Consequences:
    """Put counters of one kind on an instance."""
    instance = draft.objects.get(happening.of or "")
    if instance is None or instance.zone is None or happening.amount <= 0:
        return NOTHING_HAPPENED
    if happening.get("number", instance.number) != instance.number:
        return NOTHING_HAPPENED
    kind = happening.get("counter")
    counters = dict(instance.counters)
    before = counters.get(kind, 0)
    counters[kind] = before + happening.amount
    draft.change(instance.id, counters=tuple(sorted(counters.items())))
    draft.cite("224.1")
    draft.changed(f"{kind} counters", before, before + happening.amount)
    return None


@MAGMELL.event("remove-counter")
def remove_counter(draft: MagmellDraft, happening: Event) -> Consequences:
    """Remove counters of one kind, as many as there are at most (224.2, 224.3, 705.4.7, 705.4.8, 705.4.9)."""
    kind = happening.get("counter")
    rules = happening.get("rules", ())
    if happening.get("loose"):
        loose = dict(draft.facts.get("loose", ()))
        before = loose.pop(kind, 0)
        draft.set(loose=tuple(sorted(loose.items())))
        draft.cite(*rules)
        draft.changed(f"{kind} counters", before, 0)
        return None
    instance = draft.objects.get(happening.of or "")
    counters = dict(instance.counters) if instance is not None else {}
    before = counters.get(kind, 0)
    taken = min(before, happening.amount)
    if instance is None or not taken:
        return NOTHING_HAPPENED
    counters[kind] = before - taken
    draft.change(instance.id, counters=tuple(sorted((name, number) for name, number in counters.items() if number)))
    draft.cite("224.1", *rules)
    draft.changed(f"{kind} counters", before, before - taken)
    return None


@MAGMELL.event("create")
def create(draft: MagmellDraft, happening: Event) -> Consequences:
    """Create a token in 戦闘エリア or 魔石エリア: what its ability defines and nothing else."""
    player = happening.of or ""
    id = next_id(draft, "token")
    card: str = happening.get("card")
    to = happening.get("to", "battle-area")
    zone = to if to == "battle-area" else f"{to}/{player}"
    counters = tuple(happening.get("counters", ()))
    draft.add(
        Instance(
            id,
            card,
            player,
            player,
            zone,
            "token",
            rested=bool(happening.get("rested", False)),
            counters=counters,
            number=1,
        )
    )
    draft.cite("206.1", "206.3", *(("226.1", "405.3") if to == "battle-area" else ()), "222.2")
    draft.changed("zone", "none", to)
    if draft.trace is not None:
        draft.trace.records[-1].details["made"] = id
    return [event("enter", id, by=happening.by, number=1, to=to, player=player, cause="summon")]


@MAGMELL.event("enter")
def enter(draft: MagmellDraft, happening: Event) -> Consequences:
    """Let abilities see that a token has come into a zone; into 戦闘エリア it is 召喚 (226.1)."""
    draft.cite("226.1" if happening.get("to") == "battle-area" else "206.1")
    return None


@MAGMELL.event("control")
def change_control(draft: MagmellDraft, happening: Event) -> Consequences:
    """Give an instance another controller for good."""
    id, player = happening.of or "", happening.get("player")
    before = controller_of(draft, id)
    if before == player:
        return NOTHING_HAPPENED
    draft.change(id, controller=player)
    draft.cite("222.2")
    draft.changed("controller", before, player)
    return None


@MAGMELL.event("lose")
def lose(draft: MagmellDraft, happening: Event) -> Consequences:
    """A player loses the game (202.2, 202.2.1, 202.2.2, 220.4, 221.3, 229.3, 705.4.1, 705.4.2)."""
    player = happening.of or ""
    if draft.players[player].lost:
        return NOTHING_HAPPENED
    draft.change_player(player, lost=True)
    draft.cite(*happening.get("rules", ("202.2.3",)))
    draft.changed("lost", False, True)
    draft.do("outcome")
    return None


@MAGMELL.event("win")
def win(draft: MagmellDraft, happening: Event) -> Consequences:
    """A player wins the game."""
    draft.change_player(happening.of or "", won=True)
    draft.cite("202.3.1")
    draft.changed("won", False, True)
    draft.do("outcome")
    return None


@MAGMELL.task("outcome")
def outcome(draft: MagmellDraft) -> None:
    """End the game when somebody has lost or won: who does both loses; all losing at once is a draw."""
    players = draft.players
    losers = {player for player, record in players.items() if record.lost}
    winners = {player for player, record in players.items() if record.won}
    if not losers and not winners:
        return
    rules = ["202.1"]
    if losers & winners:
        rules.append("202.5")
    winners -= losers
    if winners:
        rules.append("202.3.1")
        losers |= set(players) - winners
    elif len(losers) == len(players):
        rules.append("202.4")
    else:
        rules.append("202.3")
        winners = set(players) - losers
    for player in sorted(players):
        draft.change_player(player, lost=player in losers, won=player in winners)
    draft.note("end-of-game", rules=tuple(rules), winners=tuple(sorted(winners)), losers=tuple(sorted(losers)))
    draft.end(Outcome(frozenset(winners), frozenset(losers)))


@MAGMELL.task("concede")
def concede(draft: MagmellDraft, player: str) -> None:
    """投了: the player loses at once, whatever is going on; it can be neither prevented nor replaced (101)."""
    draft.change_player(player, lost=True)
    draft.note("concede", of=player, rules=("202.6", "202.6.1", "202.6.2"))
    outcome(draft)


def battle_damage(position: MagmellDraft, source: Instance, of: str, number: int) -> Event:
    """Return the event that a unit deals 戦闘ダメージ equal to its AP (213.2)."""
    info: Information = information(position, source.id)
    return event(
        "damage",
        of,
        info.ap or 0,
        by=source.id,
        combat=True,
        rules=info.rules,
        number=number,
        by_number=source.number,
        controller=of if of in position.players else controller_of(position, of),
    )
