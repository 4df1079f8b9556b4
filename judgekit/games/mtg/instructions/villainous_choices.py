"""701.55 of the book of 2026-04-17: a villainous choice, of which a player may take what is impossible too."""

from __future__ import annotations

from judgekit.engine import Ask, Task
from judgekit.games.mtg.abilities.choosing import asking_one
from judgekit.games.mtg.abilities.interpreter import cause, instruction, the_player
from judgekit.games.mtg.instructions.paying import follow_next
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft
from judgekit.games.mtg.terms.records import Action, Mode

_FACES = "mtg@20260417:701.55a"
_WHATEVER = "mtg@20260417:701.55b"
_EACH = "mtg@20260417:701.55d"


@instruction("villainous-choice")
def face_villainous_choice(draft: MtgDraft, key: int, action: Action) -> Ask:
    """A player chooses one of two options; an impossible one may be chosen, and then as much is done as can be."""
    player = the_player(draft, key, action.get("by"))
    modes: tuple[Mode, ...] = action.of or ()
    names = tuple(mode.text or str(number) for number, mode in enumerate(modes, start=1))
    then = Task("villainous-choice-made", (key, modes, names))
    one_by_one = (_EACH,) if action.get("by") == ("made", "each") else ()
    return asking_one(player, names, then, _FACES, _WHATEVER, *one_by_one, of=cause(frame_of(draft, key)))


@GAME.task("villainous-choice-made")
def villainous_choice_made(
    draft: MtgDraft, key: int, modes: tuple[Mode, ...], names: tuple[str, ...], choice: str
) -> None:
    """Follow the instructions of the chosen option."""
    draft.note("villainous-choice", of=cause(frame_of(draft, key)), rules=(_FACES,))
    follow_next(draft, key, modes[names.index(choice)].do)
