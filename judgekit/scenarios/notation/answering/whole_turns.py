"""Questions that every line of play of the turn answers: who wins, who can win, who can survive."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence

from judgekit.core.data_classes import dataclass
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.engine import Question, Record
from judgekit.engine.positions import AnyPosition
from judgekit.language.faults import CardTextNotUnderstood
from judgekit.scenarios.files.model import Scenario
from judgekit.scenarios.notation.answering.ends import NO_WINNER, Decision, won_answer
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.telling.relevance import WHOLE, Asked
from judgekit.scenarios.notation.telling.replies import MOST_LEGAL, Reply, cited
from judgekit.scenarios.notation.telling.results import NOTHING, happened
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.outcomes.outcomes import TURN, Inquiry, Outcomes, outcomes_of
from judgekit.table.notation import OF_UNKNOWN_CARDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking


def phrase_of(lives: Mapping[str, str], lang: str) -> str:
    """Return where players stand, in a row."""
    if lang == "ja":
        return "、".join(f"{player}のライフは{life}" for player, life in lives.items())
    return ", ".join(f"{player} at {life}" for player, life in lives.items())


def _of_whom_is_asked(
    asked: Mapping[str, Json], said: list[Bilingual], won: str, settled: Container[str], verdicts: Mapping[str, str]
) -> list[Bilingual]:
    """Return an answer that begins with the player whose winning or losing is asked about, where that is settled.

    Args:
        asked: the question.
        said: the answer for all players.
        won: who wins on every line of play, "" where nobody does.
        settled: the players of whom it is settled whether they win.
        verdicts: for each player whether that player survives the turn.
    """
    winner, loser = str(asked.get("@winner", "")), str(asked.get("@loser", ""))
    if winner and winner in settled:
        rest = [one for one in said if one != Bilingual(f"{winner}の勝ち", f"{winner} wins")]
        said = [_WINS[won == winner].of(winner), *rest]
    if loser and verdicts[loser] in ("always", "never"):
        besides = [one.of(player) for one in _SURVIVAL.values() for player in verdicts]
        rest = [one for one in said if one not in (Bilingual(f"{won}の勝ち", f"{won} wins"), *besides)]
        said = [_LOSES[verdicts[loser] == "never"].of(loser), *rest]
    return said


def _by_what_was_done(
    asked: Mapping[str, Json], told: Sequence[Bilingual], settled: Collection[str]
) -> tuple[Bilingual, ...]:
    """Return that a player has not won or lost by what was done, where it hangs on what may still be done in this turn.

    Args:
        asked: the question.
        told: what came of what was done.
        settled: the players of whom nothing hangs on that.
    """
    for key, end, english, japanese in (
        ("@winner", " wins", "win", "勝っていない"),
        ("@loser", " loses the game", "lose", "負けていない"),
    ):
        who = str(asked.get(key, ""))
        if who and who not in settled and not any(end in str(one.en) for one in told):
            said = f"いいえ: ここまででは{who}は{japanese}"
            return (Bilingual(said, f"No: {who} does not {english} by what was done"),)
    return ()


def _example(told: Reply) -> Bilingual:
    """Return what comes of the first way of a decision on which nothing that is asked hangs."""
    line, came, _ways = told.branches[0]
    return Bilingual(f"例: {line} → {came.ja}", f"for example: {line} → {came.en}")


def _entries(own: Json, zone: str) -> list[Mapping[str, Json]]:
    """Return what is written of the cards of a player in a zone."""
    found = own.get(zone) if isinstance(own, Mapping) else None
    return [one for one in (found if isinstance(found, list) else [found]) if isinstance(one, Mapping)]


class _Fates:
    """Who survives this turn.

    Attributes:
        verdicts: whether each player does, on every line of play or on some.
        lost: who does on none.
        safe: all others do on every line.
        won: who is left alone on every line of play; empty where nobody is.
        settled: the players of whom nothing hangs on what is chosen.
    """

    def __init__(self, verdicts: Mapping[str, str]) -> None:
        self.verdicts = verdicts
        self.lost = [player for player, verdict in verdicts.items() if verdict == "never"]
        left = [player for player in verdicts if player not in self.lost]
        self.safe = all(verdicts[player] == "always" for player in left)
        self.won = left[0] if self.lost and len(left) == 1 and self.safe else ""
        nobody = verdicts if not self.lost and self.safe else ()
        self.settled = {*self.lost, *([self.won] if self.won else []), *nobody}

    def losers_first(self, said: Sequence[Bilingual]) -> list[Bilingual]:
        """Return an answer that begins with who loses, without what that says already."""
        besides = [] if self.safe else [_SURVIVAL["never"].of(player) for player in self.lost]
        return [*map(_LOSE.of, self.lost), *(one for one in said[bool(self.won) :] if one not in besides)]


class WholeTurns:
    """Tries every line of play of the turn from a table on; the table is as it was.

    Attributes:
        table: the table.
        asking: answers what comes of what was done there.
    """

    def __init__(self, table: NotationTable, asking: Asking) -> None:
        self.table = table
        self.scene = table.run.scene
        self.asking = asking

    def answer(self, text: str, asked: Mapping[str, Json]) -> Reply:
        """Answer who wins, whether somebody can win, or whether somebody survives."""
        if "@wins" in asked:
            reply = self.wins(text, asked)
        elif "@can-win" in asked:
            reply = self.can_win(text, str(asked["@can-win"]))
        else:
            reply = self.survives(text, str(asked["@survives"]), dies="@dies" in asked)
        if not reply.branches:
            reply.about = _who_lost(reply.records, str(asked.get("@loser", asked.get("@survives", ""))))
        return reply

    def wins(self, text: str, asked: Mapping[str, Json]) -> Reply:
        """Return who wins this turn, on every line of play or on some; what came of what was done is told first.

        Whether one player wins or loses is answered for that player first, where it is settled.
        """
        scenario = self._tried()
        told = self.asking.result(text)
        found = outcomes_of(scenario, self.scene, Inquiry(until=TURN, longest=PATIENCE))
        fates = _Fates({survival.player: survival.verdict for survival in found.survivals})
        verdicts, hangs = fates.verdicts, bool(told.branches) and not told.open
        said = [] if told.branches or told.open else [one for one in told.result if one != NOTHING]
        if hangs and (fates.lost or fates.safe):
            said = [_example(told)]
        if fates.won:
            said.insert(0, Bilingual(f"{fates.won}の勝ち", f"{fates.won} wins"))
        elif not fates.lost and fates.safe:
            battle = None if {"@winner", "@loser", "@who-loses"} & {*asked} else self._battle("@which" in asked)
            said[:0] = [*([battle] if battle is not None else []), self._nobody("@who-loses" in asked)]
        elif hangs and "unknown" not in verdicts.values():
            # Who wins hangs on what is chosen: each way is told, with the line that leads there.
            told.result += [_SURVIVAL[verdict].of(player) for player, verdict in verdicts.items()]
            return told
        else:
            said += [_SURVIVAL[verdict].of(player) for player, verdict in verdicts.items()]
            said += self._unsettled(found) if "unknown" in verdicts.values() else []
        if "@who-loses" in asked and fates.lost:
            said = fates.losers_first(said)
        settled = fates.settled
        result = _of_whom_is_asked(asked, said, fates.won, settled, verdicts)
        if not told.branches and not told.open:
            result = [*_by_what_was_done(asked, told.result, settled), *result]
        reply = Reply(text, result, told.rules, told.records, events=told.events)
        if settled:
            reply.facts, reply.alone = frozenset(f"{player}: {verdicts[player]}" for player in verdicts), result[0]
        return reply

    def _battle(self, which: bool) -> Bilingual | None:
        """Return which creature wins its battle, where the game knows such a thing: 「どっちが勝つ」 asks of no player.

        Args:
            which: whether it is asked which of them, so that a battle that nothing wins is told, too.
        """
        won = self.scene.notation.won
        said = won_answer(self.scene, self.asking.ended, won) if won and self.table.open is None else None
        return said if which or said != NO_WINNER else None

    def _nobody(self, loses: bool = False) -> Bilingual:
        """Return that nobody wins this turn, or loses, with where each player stands once what was begun is done."""
        lives = self.asking.lives()
        english, japanese = (phrase_of(lives, lang) for lang in ("en", "ja"))
        return Bilingual(
            f"このターンには誰も{'負けない' if loses else '勝たない'}{f'({japanese})' if japanese else ''}",
            f"nobody {'loses' if loses else 'wins'} this turn{f': {english}' if english else ''}",
        )

    def can_win(self, text: str, player: str) -> Reply:
        """Return whether a player can make the only opponent lose this turn, whatever the opponent does.

        Raises:
            NotationUnclear: there are several opponents.
        """
        others = [one for one in self.table.run.table.position.players if one != player]
        if len(others) != 1:
            raise NotationUnclear(
                phrase("which player is meant?"), text, 0, tuple(f"can {one} survive" for one in others)
            )
        (other,) = others
        found = outcomes_of(self._tried(), self.scene, Inquiry(until=TURN, longest=PATIENCE))
        verdicts = {survival.player: survival.verdict for survival in found.survivals}
        if "unknown" in verdicts.values():
            return Reply(text, [_SURVIVAL["unknown"].of(other), *self._unsettled(found)])
        if verdicts[player] == "never":
            said = Bilingual(f"いいえ: {player}はこのターンに負ける", f"No: {player} loses this turn")
        elif verdicts[player] not in ("always", "forced"):
            said = Bilingual(f"{player}自身がこのターンを生き残れるとは限らない", f"Not settled: {player} may lose too")
        elif verdicts[other] in ("always", "forced"):
            unless = verdicts[other] == "forced"  # on no line at all, or only where the other one does not prevent it
            said = Bilingual(
                f"いいえ: {f'{other}がそれを許さないかぎり、' if unless else ''}{player}はこのターンに勝てない",
                f"No: {player} cannot win this turn{f' unless {other} lets it happen' if unless else ''}",
            )
        else:
            said = Bilingual(
                f"はい: {player}は相手が何をしてもこのターンに勝てる",
                f"Yes: {player} can win this turn whatever {other} does",
            )
        told = self.asking.result(text)
        came = [] if told.branches or told.open else [one for one in told.result if one != NOTHING]
        return Reply(text, [said, *came], told.rules, told.records, events=told.events)

    def _tried(self) -> Scenario:
        """Return what was told so far for trying all lines of play: who was given no mana has it for the hand, now.

        What no line tries is said aloud: cards that nobody knows, and mana in later steps.
        """
        return self._tried_table().scenario()

    def _tried_table(self) -> NotationTable:
        """Return a table that stands where this one does, with the mana that was lent for trying all lines of play."""
        for unread in self.table.written.unread.values():
            for line, fault in unread.items():
                raise CardTextNotUnderstood(fault, line, line)  # its controller might activate it
        table, situation = self.table.copied(), self.table.written.situation
        players = situation.given.get("players")
        supply = table.grammar.words.supply
        for player, own in players.items() if isinstance(players, Mapping) and not situation.exact else ():
            entries = _entries(own, "hand")
            self._of_unknown_shields(player, own)
            if any("unknown" in one for one in entries):
                unknown = f"{player}のわからない手札は使われない"
                self.table.grant(Bilingual(unknown, f"{player} plays none of the cards that nobody knows"))
            actions = [{"cast": str(one["id"]), "by": player} for one in entries if "id" in one]
            lent = [
                means for one in actions if (means := supply(situation.given, situation.cards, one, generous=False))
            ]
            for means in lent:
                table.step(means)
            if lent:
                now = f"{player}は今は手札を唱えるマナがあり、後のステップではない"
                self.table.grant(Bilingual(now, f"{player} has the mana for the hand now, none in later steps"))
        return table

    def _of_unknown_shields(self, player: str, own: Json) -> None:
        """Say that nothing is declared of what an attack may break and nobody knows, where there is such of who is attacked."""
        words = self.table.grammar.words
        active = self.scene.game_value(self.table.run.table.position, "active", None)
        there = any("unknown" in one for zone in words.places.get("break", ()) for one in _entries(own, zone))
        if there and (active is None or active.value != player):
            for english, japanese in (said for what, said in words.unknown.items() if what not in OF_UNKNOWN_CARDS):
                self.table.grant(Bilingual(japanese.format(player), english.format(player)))

    def survives(self, text: str, player: str, *, dies: bool = False) -> Reply:
        """Return whether a player can survive the turn, and one line of play that shows it.

        Args:
            text: the question.
            player: the player.
            dies: it was asked whether the player dies, so that yes and no are the other way round.
        """
        found = outcomes_of(self._tried(), self.scene, Inquiry(until=TURN, longest=PATIENCE))
        survival = next(one for one in found.survivals if one.player == player)
        said = {**_SURVIVAL, **(_DEATH if dies else {})}[survival.verdict]
        reply = Reply(text, [said.of(player)], ())
        reply.facts, reply.alone = frozenset((str(said.of(player).en),)), reply.result[0]
        if survival.verdict == "unknown":
            reply.result += self._unsettled(found)
        # What the others can do is told where it decides: a line on which they let the player live proves nothing.
        shown = survival.lost if survival.verdict in ("possible", "never") else survival.end
        if shown is not None:
            self._as_played(reply, found.found.shortest(shown))
        if survival.end is not None and survival.verdict in ("forced", "possible"):
            end = survival.lost if survival.lost is not None else survival.end
            line = [self.asking.worded(question, plain) for question, plain in found.shortest(end)]
            reply.open.append((Bilingual("一例", "for example"), line[:MOST_LEGAL]))
        return reply

    def _unsettled(self, found: Outcomes) -> list[Bilingual]:
        """Return which line of play could not be played, and why, or at what bound the search ended."""
        said: list[Bilingual] = []
        stuck = next((ending for ending in found.endings if ending.stuck), None)
        if stuck is not None:
            line = "; ".join(self.asking.worded(question, plain) for question, plain in found.shortest(stuck.ends[0]))
            line = f"{line}: " if line else ""
            said.append(
                Bilingual(
                    f"進められなかった手順: {line}{stuck.stuck}", f"this line could not be played: {line}{stuck.stuck}"
                )
            )
        if found.found.cut is not None:
            lines = found.lines
            said.append(Bilingual(f"調べたのは{lines}通りまで", f"{lines} lines of play were played to their end"))
        return said

    def _as_played(self, reply: Reply, line: Sequence[Decision]) -> None:
        """Tell what comes of one line of play, and the rules that decide it; nothing where it cannot be played here."""
        table, scene = self._tried_table().run.table, self.scene
        begun, before = len(table.trace.records), self.asking.records()
        start, left = table.position, list(line)
        turn = self._turn(start)
        try:
            for _ in range(_LONGEST):
                question = table.position.question
                if question is None or table.position.outcome is not None or self._turn(table.position) != turn:
                    break
                if not left and self._fought(table.position):
                    break
                if left and _is_same(question, left[0][0]):
                    table.begin()
                    table.answer(left.pop(0)[1])
                elif question.kind in scene.resting - scene.notation.decisive:
                    table.begin()
                    scene.perform(table, {"pass": question.by})
                else:
                    return
        except (JudgekitError, KeyError):
            return
        if left:
            return
        reply.records = [*before, *table.records(begun)]
        reply.rules = cited(reply.records)
        told = happened(scene, self.table.start, table.position, reply.records).sentence()
        if told != NOTHING:
            reply.result.append(Bilingual(f"例: {told.ja}", f"for example: {told.en}"))

    def _fought(self, position: AnyPosition) -> bool:
        """Tell whether a fight is over and nothing waits."""
        step, waiting = (self.scene.game_value(position, key, None) for key in ("step", "stack-bottom-up"))
        over = set(self.scene.notation.fights.values())
        return step is not None and step.value in over and not (waiting is not None and waiting.value)

    def _turn(self, position: AnyPosition) -> object:
        """Return which turn it is."""
        found = [self.scene.game_value(position, key, None) for key in ("turn", "active")]
        return [one.value for one in found if one is not None]


def _who_lost(records: Sequence[Record], player: str) -> Asked:
    """Return what an answer is about that says who wins: the life of who lost, else of the player asked about."""
    lost = {one.of for one in records if one.of and any(what == "lost" for what, _old, _new in one.changes)}
    about = frozenset(lost or filter(None, (player,)))
    return Asked(about, frozenset(("lost", "life"))) if about else WHOLE


@dataclass(frozen=True, slots=True)
class _Said:
    en: str
    ja: str

    def of(self, player: str) -> Bilingual:
        return Bilingual(self.ja.replace("@", player), self.en.replace("@", player))


_SURVIVAL = {
    "always": _Said("@ survives this turn on every line of play", "@はどう進んでもこのターンを生き残る"),
    "forced": _Said(
        "Yes: @ can survive this turn whatever the others do", "はい: @は相手が何をしてもこのターンを生き残れる"
    ),
    "possible": _Said(
        "@ survives this turn only where the others let it happen", "@が生き残れるのは相手がそれを許すときだけ"
    ),
    "never": _Said("No: @ cannot survive this turn", "いいえ: @はこのターンを生き残れない"),
    "unknown": _Said(
        "Not settled for @: not every line could be played", "@については決まらない: すべての進め方は試せなかった"
    ),
}
_DEATH = {
    "always": _Said("No: @ survives this turn on every line of play", "いいえ: @はどう進んでもこのターンを生き残る"),
    "forced": _Said("@ can survive this turn whatever the others do", "@は相手が何をしてもこのターンを生き残れる"),
    "never": _Said("Yes: @ cannot survive this turn", "はい: @はこのターンを生き残れない"),
}
"""The same where it is asked whether a player dies."""
_WINS = {
    True: _Said("Yes: @ wins", "はい: @の勝ち"),
    False: _Said("No: @ does not win this turn", "いいえ: @はこのターンには勝たない"),
}
_LOSE = _Said("@ loses", "@は敗北する")
_LOSES = {
    True: _Said("Yes: @ loses", "はい: @は敗北する"),
    False: _Said("No: @ does not lose this turn", "いいえ: @はこのターンには敗北しない"),
}


PATIENCE = 8.0
"""Seconds for which lines of play are tried while somebody waits at a table; `judgekit outcomes` takes longer."""
_LONGEST = 600
"""Decisions and passes in one line of play."""


def _is_same(question: Question, other: Question) -> bool:
    """Tell whether a decision is that of another line of play: its kind, who makes it, and the moment."""
    if (question.kind, question.by) != (other.kind, other.by):
        return False
    here, there = question.position.facts, other.position.facts
    return all(here.get(key) == there.get(key) for key in ("step", "turn", "active"))
