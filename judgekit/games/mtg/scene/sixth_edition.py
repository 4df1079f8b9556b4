"""Magic by the rulebook of Classic Sixth Edition as scenarios see it."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.engine import Task, Unsupported
from judgekit.games.mtg.editions.played import edition_of
from judgekit.games.mtg.editions.sixth.cards import as_printed_today
from judgekit.games.mtg.editions.sixth.edition import ID
from judgekit.games.mtg.editions.sixth.opening_hands import may_mulligan
from judgekit.games.mtg.scene.adapter import MtgAdapter
from judgekit.games.mtg.state.combatants import attackers
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.turn.starting import NO_DRAW
from judgekit.language.parts import Part
from judgekit.language.understanding import Understood
from judgekit.table.adapter import Session


class SixthEditionAdapter(MtgAdapter):
    """The scene of Magic with the cards as they were printed then (fulfils `judgekit.table.adapter.GameAdapter`)."""

    game = edition_of(ID)
    editions = (ID,)
    headings = frozenset[str]()

    def setup(self, cards: Mapping[str, Json], start: Mapping[str, Json], rules: str) -> MtgPosition:
        """Return the start position; a turn that is said to be the first of the game has no draw step (I.3).

        Where players have priority in the combat damage step, the damage is on the stack (III.3.d).
        """
        position = super().setup(cards, start, rules)
        if len(position.players) > 2:
            raise Unsupported("a game of more than two players", "mtg6:I.2")
        opened = next((task for task in position.agenda if task.name == "open-priority"), None)
        if opened is not None and position.facts["step"] == "combat-damage" and attackers(position):
            draft = position.draft()
            draft.drop_agenda()
            draft.next(Task("assign-combat-damage"), opened, Task("end-step"))
            return draft.seal()
        turn = start.get("turn")
        if isinstance(turn, Mapping) and turn.get("number") == "1" and NO_DRAW not in position.facts:
            draft = position.draft()
            draft.set_fact(NO_DRAW, position.facts["active"])
            return draft.seal()
        return position

    def understood(self, cards: Mapping[str, Json]) -> list[Understood]:
        """Return every ability of every card as it would be printed today and as it was understood."""
        return super().understood(as_printed_today(Part(dict(cards), ("cards",)), {}))

    def perform(self, table: Session, action: Mapping[str, Json]) -> None:
        """Do one step; players declare mulligans in whatever order (I.3)."""
        by = action.get("by")
        if "choose" in action:
            table.position = table.position.game.advance(table.position, table.trace)
        question = table.position.question
        open_to_all = "choose" in action and question is not None and question.kind == "mulligan" and question.by != by
        if open_to_all and by in table.position.players and may_mulligan(table.position, str(by)):
            table.interrupt(Task("ask-mulligan", (by,)))
        super().perform(table, action)


ADAPTER = SixthEditionAdapter()
