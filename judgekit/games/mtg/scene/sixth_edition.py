"""Magic by the rulebook of Classic Sixth Edition as scenarios see it."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.core.wording import phrase
from judgekit.engine import Task, Unsupported
from judgekit.games.mtg.editions.played import edition_of
from judgekit.games.mtg.editions.sixth.cards import as_printed_today
from judgekit.games.mtg.editions.sixth.combat import IN_COMBAT
from judgekit.games.mtg.editions.sixth.edition import ID
from judgekit.games.mtg.editions.sixth.opening_hands import may_mulligan
from judgekit.games.mtg.editions.sixth.wording import in_words_of_today, read_printed_line
from judgekit.games.mtg.layers.layers import view_of
from judgekit.games.mtg.scene.adapter import MtgAdapter
from judgekit.games.mtg.state.combatants import attackers
from judgekit.games.mtg.state.game import MtgPosition
from judgekit.games.mtg.state.zones import DAMAGE_ON_STACK, STACK
from judgekit.games.mtg.terms.records import Filter
from judgekit.games.mtg.turn.starting import NO_DRAW
from judgekit.language.parts import Part
from judgekit.language.understanding import Understood
from judgekit.table.adapter import Finding, Session


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
            raise Unsupported(phrase("a game of more than two players"), "mtg6:I.2")
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

    def value(self, position: MtgPosition, path: str) -> Finding:
        """Return the value of a path like "frog.pt"; subtypes as `object_value` has them."""
        id, _, key = path.partition(".")
        return self.object_value(position, id, key) if key == "subtypes" else super().value(position, path)

    def object_value(self, position: MtgPosition, id: str, key: str) -> Finding:
        """Return a property of an object; what it enchants is the subtype of an enchantment (glossary/カード・タイプ)."""
        found = super().object_value(position, id, key)
        if key != "subtypes" or "Aura" not in found.value:
            return found
        hosts = [
            word.capitalize()
            for ability in view_of(position).of(id).all_of("enchant")
            if isinstance(ability.value, Filter)
            for test in ability.value.tests
            if test.what in ("type", "subtype")
            for word in test.value
        ]
        rules = (*found.rules, "mtg6:glossary/カード・タイプ")
        return found._replace(value=frozenset((*(word for word in found.value if word != "Aura"), *hosts)), rules=rules)

    def game_value(self, position: MtgPosition, key: str, expected: Json) -> Finding | None:
        """Return a property of the game; the stack is not empty while combat damage waits there (III.3.d)."""
        found = super().game_value(position, key, expected)
        if key == "stack" and expected in ("empty", []) and position.facts.get(DAMAGE_ON_STACK):
            return Finding([*position.zones.get(STACK, ()), "combat damage"], (IN_COMBAT,))
        return found

    def ask(self, table: Session, query: Mapping[str, Json]) -> Finding | None:
        """Answer a query of the game's own; text to be parsed is worded as the edition printed it."""
        text = query.get("text")
        if "parse" in query and isinstance(text, str):
            line = query["parse"] == "type-line"
            query = {**query, "text": read_printed_line(text, "").line if line else in_words_of_today(text)}
        return super().ask(table, query)

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
