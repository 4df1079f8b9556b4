"""Questions of how much: damage, life and cards, how often something triggers; each is answered as the line of play comes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from judgekit.core.data_classes import replace
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.engine import Record
from judgekit.scenarios.deciding import led_to
from judgekit.scenarios.notation.answering.amounts_told import (
    acts_answer,
    amount_answer,
    asks_a_number,
    life_lost,
    number_asked,
    triggers_answer,
    triggers_of_each,
    yes_or_no,
)
from judgekit.scenarios.notation.answering.ends import times_triggered, without_nothing
from judgekit.scenarios.notation.answering.fates_told import did_not_die
from judgekit.scenarios.notation.answering.tried import rules_of_abilities
from judgekit.scenarios.notation.playing.going_on import Until
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.replies import Reply, cited
from judgekit.scenarios.notation.telling.results import cards_drawn, cards_given_up, damage_of, life_gained
from judgekit.scenarios.notation.words.splitting import Statement

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

_TWO = 2
"""So many rules of a trigger come first."""
_LIFE = frozenset(("life",))
"""What of players changes where it is asked for their life."""


class Amounts:
    """Answers how much of something there is.

    Attributes:
        table: where it is asked.
        asking: answers what comes of what was done there.
    """

    def __init__(self, table: NotationTable, asking: Asking) -> None:
        self.table = table
        self.asking = asking

    def damaged(self, text: str, step: str, asked: Mapping[str, Json], body: str) -> Reply:
        """Return how much damage one player or object is dealt, or one object deals, then what happens besides."""
        taking = "@taking" in asked
        of, to = str(asked["@taking" if taking else "@dealing"]), str(asked.get("@to", ""))
        fights = bool(self.table.there.attackers()) or not self.table.steps
        reply = (
            self.asking.played(text, Until(self.table, step))
            if self.table.open is None and fights
            else self.asking.result(text)
        )
        if self.table.open is not None:
            return reply
        amounts = sorted(
            {
                damage_of(self.table.run.scene, leaf.position, leaf.records, of, taking=taking, only_to=to)
                for leaf in self.asking.ended
            }
        )
        reply.about = Asked(frozenset((to or of,)), frozenset(("marked damage", "life")))
        self._told(reply, "taking" if taking else "dealing", of, amounts, body, to)
        if amounts == [0]:
            unmet = (one for leaf in self.asking.ended for one in leaf.records if not one.of)
            reply.first = cited(one for one in unmet if one.what in self.table.run.scene.notation.unmet)
        return without_nothing(reply)

    def triggers(self, text: str, asked: Mapping[str, Json]) -> Reply:
        """Return whether an ability of an object triggers, and how often, then what happens besides (603.2)."""
        of, keyword = str(asked["@triggers"]), str(asked.get("@keyword", ""))
        reply = self.asking.result(text)
        reply.about = Asked(frozenset((of,)) if of else frozenset())
        ends = [(leaf.position, leaf.records) for leaf in self.asking.ended]
        if self.table.open is not None or not ends:
            ends = [(self.table.run.table.position, self.asking.records())]
        scene = self.table.run.scene
        times = sorted({times_triggered(scene, position, records, of, keyword) for position, records in ends})
        if times == [0] and of:
            position = ends[0][0]
            why = self.table.run.table.numbered(scene.why_not_triggered(position, of))
            lost = scene.notation.lost(position, of)  # it has no such ability any more
            dying = did_not_die(
                scene, [one for one in self.asking.ended if one.position is position], self.table.run.table.numbered
            )
            reply.first = rules_of_abilities(self.table, position, of, self.asking.book) if lost else dying or why[:1]
            reply.rules = tuple(dict.fromkeys((*reply.first, *why, *reply.rules)))
        elif of:
            own = (one for _there, records in ends for one in records if one.what == "triggered")
            by = cited(one for one in own if one.of and scene.name_of(ends[0][0], one.of) == of)
            reply.first = tuple(led_to(dict.fromkeys(by, 1.0), self.asking.book, _TWO))
        japanese = self.table.grammar.words.japanese.get(keyword, keyword)
        said = triggers_answer(of, times, asks_a_number(text), (keyword, japanese))
        if len(those := self._called_alike(of, text)) > 1:
            each = [
                {times_triggered(scene, position, records, one, keyword) for position, records in ends} for one in those
            ]
            if all(len(one) == 1 for one in each):
                said = triggers_of_each(dict(zip(those, map(max, each), strict=True)), (keyword, japanese))
                said = said if asks_a_number(text) else yes_or_no(said, yes=any(map(max, each)))
        self.asking.the_one(reply, said, times)
        return without_nothing(reply)

    def _called_alike(self, of: str, text: str) -> list[str]:
        """Return an object with the others that are called as it is, where a question names none of them alone."""
        things = self.table.resolving().names.things
        names = {one.names[-1:] for one in things if one.id == of}
        alike = [one.id for one in things if one.names[-1:] in names]
        said = re.sub(r"\s", "", text)
        return [of] if any(re.sub(r"\s", "", one) in said for one in alike) else alike

    def acts(self, text: str, asked: Mapping[str, Json]) -> Reply:
        """Return whether a player does what a keyword action says, and how often, then what happens besides."""
        player, verb = str(asked["@acts"]), asked["@verb"]
        reply = self.asking.result(text)
        if self.table.open is not None or not self.asking.ended:
            return without_nothing(reply)
        reply.about = Asked(frozenset((player,)))
        ends = (leaf.records for leaf in self.asking.ended)
        times = sorted({sum(one.times for one in records if one.what == verb and one.of == player) for records in ends})
        words = asked["@words"]
        assert isinstance(words, list)
        said = acts_answer(player, times, (str(words[0]), str(words[1])), asks_a_number(text))
        reply.first = cited(one for leaf in self.asking.ended for one in leaf.records if one.what == verb)
        self.asking.the_one(reply, said, times)
        return without_nothing(reply)

    def draws(self, text: str, player: str, body: str) -> Reply:
        """Return how many cards a player draws, then what happens besides."""
        return self._counted_up(text, "draws", player, body, frozenset(("card",)), cards_drawn)

    def gives_up(self, text: str, asked: Mapping[str, Json], body: str) -> Reply:
        """Return how many cards a player discards, or permanents that player sacrifices, then what happens besides."""
        verb = str(asked.get("@verb", "discard"))
        counted = partial(cards_given_up, verb=verb)
        return self._counted_up(text, f"{verb}s", str(asked["@discards"]), body, frozenset(("card",)), counted)

    def _counted_up(
        self,
        text: str,
        asked: str,
        player: str,
        body: str,
        about: frozenset[str],
        counted: Callable[[Sequence[Record]], Mapping[str, int]],
    ) -> Reply:
        """Return how much of something a player gets, or whether any, then what happens besides."""
        reply = self.asking.result(text)
        if self.table.open is None:
            numbers = sorted({counted(leaf.records).get(player, 0) for leaf in self.asking.ended})
            reply.about = Asked(frozenset((player,)), about)
            self._told(reply, asked, player, numbers, body)
        return without_nothing(reply)

    def _told(self, reply: Reply, asked: str, of: str, numbers: Sequence[int], body: str, to: str = "") -> None:
        """Answer how much of something there is, or whether there is any; `to`: what it is dealt to."""
        said = amount_answer(asked, of, numbers)
        said = Bilingual(f"{to}に{said.ja}", f"{said.en} to {to}") if to else said
        if not asks_a_number(body) and not {0} < {*numbers}:
            wanted = number_asked(body)
            said = yes_or_no(said, yes=0 not in numbers if wanted is None else [*numbers] == [wanted])
        self.asking.the_one(reply, said, numbers)

    def lives(self, text: str, statement: Statement) -> Reply:
        """Return the life of each player after what was begun; each is asked where the table stands now."""
        players = self.table.run.table.position.players
        bodies = [f"what is {player}'s life" for player in players]
        replies = [self.asking.reply(replace(statement, body=body)) for body in bodies]
        rules = tuple(dict.fromkeys(rule for reply in replies for rule in reply.rules))
        said = list(dict.fromkeys(said for reply in replies for said in reply.result))
        told = Reply(text, said, rules, self.asking.records(), about=Asked(frozenset(players), _LIFE))
        if any(reply.branches or reply.open for reply in replies):
            whole = self.asking.result(text)
            told.branches, told.open, told.more, told.first = whole.branches, whole.open, whole.more, whole.first
        return told

    def gains(self, text: str, player: str, body: str) -> Reply:
        """Return how much life a player gains, then what happens besides."""
        kind = self.table.run.scene.notation.gains
        return self._counted_up(text, "gains", player, body, _LIFE, lambda records: life_gained(records, kind))

    def loses_life(self, text: str, player: str, body: str) -> Reply:
        """Return by how much less life a player has, then what happens besides."""
        reply = self.asking.result(text)
        if self.table.open is not None:
            return reply
        reply.about = Asked(frozenset((player,)), _LIFE)
        said = life_lost(self.table.run.scene, player, self.table.start, self.asking.ended, body)
        self.asking.the_same_or_not(reply, said)
        return without_nothing(reply)
