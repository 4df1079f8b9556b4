"""Life and damage: players lose life and gain it, damage lies on objects; a game may have a limit of life."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.engine import NOTHING_HAPPENED, Consequences, Event, Game, event
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.following import Following
from judgekit.mechanics.objects import Ref
from judgekit.mechanics.terms.records import Instruction, Value


class LifeRules(NamedTuple):
    """The rules of a game on life and damage.

    Attributes:
        most: no player has more life than this.
        limit: there is such a limit.
        negative: a negative amount counts as 0.
        damage: what damage is and does.
        hurts: a player loses life by it.
        lies: it lies on an object.
        heals: a player gains life.
        loses: a player loses life without damage.
    """

    most: int
    limit: tuple[str, ...]
    negative: tuple[str, ...]
    damage: tuple[str, ...]
    hurts: tuple[str, ...]
    lies: tuple[str, ...]
    heals: tuple[str, ...]
    loses: tuple[str, ...]


def add_life(game: Game, rules: LifeRules) -> None:
    """Give a game the events "heal" and "lose-life"; players have the field `life`.

    Args:
        game: the game.
        rules: the rules that decide.
    """

    @game.event("heal")
    def _heal(draft: AnyDraft, happening: Event) -> Consequences:
        player = happening.of or ""
        if _is_of_nothing(draft, happening, rules):
            return NOTHING_HAPPENED
        _set_life(draft, player, draft.players[player].life + happening.amount, rules, rules.heals)
        return None

    @game.event("lose-life")
    def _lose_life(draft: AnyDraft, happening: Event) -> Consequences:
        """Change a player's life without damage: it is lost, or (negative amount) set higher, up to the limit."""
        player = happening.of or ""
        before = draft.players[player].life
        if min(rules.most, before - happening.amount) == before:
            return NOTHING_HAPPENED
        _set_life(draft, player, before - happening.amount, rules, rules.loses)
        return None


def add_damage(game: Game, rules: LifeRules, damageable: Callable[[AnyDraft, Event], Value]) -> None:
    """Give a game the events "damage" and "undamage"; objects have the field `damage`, players lose life by it.

    Args:
        game: the game.
        rules: the rules that decide.
        damageable: the record on which damage of an event lies, None where there is nothing that can be damaged.
    """

    @game.event("damage")
    def _damage(draft: AnyDraft, happening: Event) -> Consequences:
        """Let a player lose life, or damage accumulate on an object."""
        amount, of, why = happening.amount, happening.of or "", happening.get("rules", ())
        if _is_of_nothing(draft, happening, rules):
            return NOTHING_HAPPENED
        if of in draft.players:
            _set_life(draft, of, draft.players[of].life - amount, rules, (*rules.hurts, *rules.damage, *why))
            return None
        record = damageable(draft, happening)
        if record is None:
            return NOTHING_HAPPENED
        _set_damage(draft, record, record.damage + amount, (*rules.damage, *rules.lies, *why))
        return None

    @game.event("undamage")
    def _undamage(draft: AnyDraft, happening: Event) -> Consequences:
        """Take damage off an object: so much, or all of it."""
        record = draft.objects[happening.of or ""]
        if not record.damage:
            return NOTHING_HAPPENED
        left = max(0, record.damage - happening.amount) if happening.amount else 0
        _set_damage(draft, record, left, happening.get("rules", ()))
        return None


def _set_life(draft: AnyDraft, player: str, life: int, rules: LifeRules, why: tuple[str, ...]) -> None:
    """Change a player's life, never above the limit."""
    before, after = draft.players[player].life, min(rules.most, life)
    draft.change_player(player, life=after)
    draft.cite(*why, *(rules.limit if life > rules.most else ()))
    draft.changed("life", before, after)


def _set_damage(draft: AnyDraft, record: Value, damage: int, why: tuple[str, ...]) -> None:
    draft.change(record.id, damage=damage)
    draft.cite(*why)
    draft.changed("damage", record.damage, damage)


def _is_of_nothing(draft: AnyDraft, happening: Event, rules: LifeRules) -> bool:
    """Tell whether an event is of no or of a negative amount, which counts as 0."""
    if happening.amount < 0:
        draft.cite(*rules.negative)
    return happening.amount <= 0


def add_life_verbs(
    following: Following,
    damageable: Callable[[AnyPosition, Ref], Value],
    controller_of: Callable[[AnyPosition, str], str],
) -> None:
    """Give a game the verbs "damage", "undamage", "heal" and "lose-life"; damage may be divided among what it is dealt to.

    Args:
        following: how the game's instructions are followed.
        damageable: the record on which damage can lie, None where nothing can be damaged.
        controller_of: who controls an object.
    """

    def damage(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        source = instruction.get("by")
        by = (following.meaning.those(draft, source, frame) if source is not None else ()) or (frame.source,)
        for ref in following.refs(draft, frame, instruction):
            player = ref[0] in draft.players
            if player or damageable(draft, ref) is not None:
                controller = ref[0] if player else controller_of(draft, ref[0])
                amount = following.share(draft, frame, instruction, ref[0])
                details = {"number": ref[1], "controller": controller, "by_number": by[0][1]}
                yield event("damage", ref[0], amount, by=by[0][0], **details)

    def undamage(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        amount = following.number(draft, frame, instruction, 0)
        return (event("undamage", id, amount) for id in following.ids(draft, frame, instruction))

    def lose_life(draft: AnyDraft, frame: Frame, instruction: Instruction) -> Iterator[Event]:
        """Let players lose life, or set it to a number."""
        amount = following.number(draft, frame, instruction)
        for player in following.players(draft, frame, instruction):
            lost = draft.players[player].life - amount if instruction.get("to") else amount
            yield event("lose-life", player, lost, by=frame.source[0])

    heal = following.each_player("heal", None)
    following.makes.update({"damage": damage, "undamage": undamage, "heal": heal, "lose-life": lose_life})
