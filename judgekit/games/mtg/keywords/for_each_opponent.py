"""702.116, 702.141: myriad and encore: token copies, one for each opponent, that attack that opponent."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, instruction, objects, perform, players
from judgekit.games.mtg.combat.combat import attackable
from judgekit.games.mtg.instructions.making import begin_effect, lasting_changes
from judgekit.games.mtg.keywords.activated import activated
from judgekit.games.mtg.meaning.defenders import attacked_player
from judgekit.games.mtg.meaning.keyword_meanings import keyword_means
from judgekit.games.mtg.meaning.keywords_that_trigger import ITSELF
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, opponents
from judgekit.games.mtg.terms.records import THIS, Ability, Action, Filter, Modification, Pattern, Reference, Test

_MYRIAD, _ENCORE = "702.116a", "702.141a"
_EXILED_AT = (Pattern("step", (("step", ("end-of-combat",)),)),)
_SACRIFICED_AT = (Pattern("step", (("step", ("end",)),)),)


def _made(name: str, many: int) -> Reference:
    """Return the tokens that were made under a name and a number."""
    return ("union", tuple(("made", f"{name}-{place}") for place in range(many)))


def _copy(name: str, place: int, **details: object) -> Action:
    """Return the instruction that creates a token which is a copy of the source, and keeps it under a name."""
    said = {"as": f"{name}-{place}", "copy-of": THIS, **details}
    return Action("create", None, 1, tuple(sorted(said.items())))


# Myriad.


@keyword_means("myriad", _MYRIAD)
def myriad(_keyword: Ability) -> tuple[Ability, ...]:
    """Attacking copies for the other opponents, exiled at end of combat (702.116a)."""
    attacks = (Pattern("attack", (("object", ITSELF),)),)
    return (Ability("triggered", when=attacks, do=(Action("myriad", THIS),)),)


@instruction("myriad")
def begin_myriad(draft: MtgDraft, key: int, _action: Action) -> None:
    """Ask for each opponent other than the defending player whether a copy is to attack there (702.116a)."""
    defending = players(draft, key, ("defending",))
    others = tuple(one for one in players(draft, key, ("opponents",)) if one not in defending)
    draft.do("myriad-next", key, others, ())


@GAME.task("myriad-next")
def myriad_next(draft: MtgDraft, key: int, left: tuple[str, ...], places: tuple[str, ...]) -> Ask | None:
    """Ask what a copy attacks: an opponent, a planeswalker of that player, or no copy at all."""
    if not left:
        _create_attacking(draft, key, places)
        return None
    there = [place for place in attackable(draft) if attacked_player(draft, place) == left[0]]
    if not there:
        draft.do("myriad-next", key, left[1:], places)
        return None
    frame = frame_of(draft, key)
    return asking(
        "choose", frame.you, there, 0, 1, Task("myriad-chosen", (key, left[1:], places)), _MYRIAD, of=cause(frame)
    )


@GAME.task("myriad-chosen")
def myriad_chosen(
    draft: MtgDraft, key: int, left: tuple[str, ...], places: tuple[str, ...], chosen: tuple[str, ...]
) -> None:
    """Keep what a copy attacks, and go on with the next opponent."""
    draft.do("myriad-next", key, left, (*places, *chosen))


def _create_attacking(draft: MtgDraft, key: int, places: tuple[str, ...]) -> None:
    """Create the copies tapped and attacking, and have them exiled at end of combat."""
    if not places:
        return
    gone = Action("exile", _made("myriad", len(places)))
    exiling = Action("delayed", Ability("triggered", "myriad", when=_EXILED_AT, do=(gone,)))
    copies = tuple(_copy("myriad", place, tapped=True) for place in range(len(places)))
    draft.next(
        *(
            task
            for place, copy in enumerate(copies)
            for task in (Task("follow", (key, (copy,), 0)), Task("myriad-attack", (key, place, places[place])))
        ),
        Task("follow", (key, (exiling,), 0)),
    )


@GAME.task("myriad-attack")
def myriad_attack(draft: MtgDraft, key: int, place: int, at: str) -> None:
    """Let what was created for an opponent be attacking there (508.4)."""
    made = objects(draft, key, ("made", f"myriad-{place}"))
    draft.next(*(Task("enter-attacking", (id, at)) for id in made))


# Encore.

_EXILE_THIS = Action("exile", THIS, None, (("from", "graveyard"),))
_HASTE = Modification("gain", Ability("keyword", "haste", text="haste"))


@activated(_ENCORE, "graveyard", _EXILE_THIS)
def encore(_keyword: Ability) -> dict[str, object]:
    """A copy for each opponent, which must attack that player and is sacrificed in the end step (702.141a)."""
    return {"do": [{"encore": "this"}]}


@instruction("encore")
def begin_encore(draft: MtgDraft, key: int, _action: Action) -> None:
    """Create the copies, and afterwards tell them whom to attack."""
    who = tuple(one for one in players(draft, key, ("opponents",)) if one in opponents(draft, frame_of(draft, key).you))
    copies = tuple(_copy("encore", place) for place in range(len(who)))
    draft.next(*(Task("follow", (key, (copy,), 0)) for copy in copies), Task("encore-made", (key, who)))


@GAME.task("encore-made")
def encore_made(draft: MtgDraft, key: int, who: tuple[str, ...]) -> Ask | None:
    """Give the copies haste, let each attack its opponent if able, and have them sacrificed in the next end step."""
    if not who:
        return None
    for place, player in enumerate(who):
        made = tuple(draft.objects[id].ref for id in objects(draft, key, ("made", f"encore-{place}")))
        if made:
            at = Filter((Test("player", ("ref", (player, 0))),), "player")
            begin_effect(draft, key, Ability("must", "attack", details=(("at", at),)), made, ("this-turn",))
            lasting_changes(draft, key, (_HASTE,), made, None)
    draft.cite(_ENCORE)
    gone = Action("sacrifice", _made("encore", len(who)))
    return perform(draft, key, Action("delayed", Ability("triggered", "encore", when=_SACRIFICED_AT, do=(gone,))))
