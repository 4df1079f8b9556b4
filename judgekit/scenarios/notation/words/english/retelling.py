"""What each clause of an English sentence tells: how things are, in the words of positions; what is done, with who does it said.

What only joins a sentence to the one before is left out, since the order says it; what nobody could read is left where it
stands, so that it is refused. Expected outcomes are worked out and not taken, which is said aloud.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from judgekit.scenarios.notation.words.english import kinds_of_clauses, kinds_of_sentences
from judgekit.scenarios.notation.words.english.clauses import Clause, clauses_of
from judgekit.scenarios.notation.words.english.deeds_retold import tell_deed
from judgekit.scenarios.notation.words.english.holdings import rest_of
from judgekit.scenarios.notation.words.english.kinds_of_clauses import Said
from judgekit.scenarios.notation.words.english.lexicon import PRONOUNS
from judgekit.scenarios.notation.words.english.paraphrases import meant_is_done
from judgekit.scenarios.notation.words.english.tenses import in_the_present
from judgekit.scenarios.notation.words.english.told_so_far import NAME, OF_A_PLAYER, ToldSoFar

_EVERYBODY = re.compile(r"(?:both|all|each|every|the)(?: of the)? players?|everyone|everybody|both", re.IGNORECASE)
_SEVERAL_PLAYERS = re.compile(r"(?:both )?[A-H](?:(?: ,|,)? (?:and )?[A-H])+", re.IGNORECASE)
_EACH = re.compile(r"(?<=\s)(?:each|both)\s|\s+(?:each|apiece)$")
"""That something is said of each of several players."""
_CASTS = re.compile(rf"\b(?:casts?|plays?|summons?) (?:an? |the |his |her |their )?(?P<what>{NAME})")
_CHOOSES = frozenset(("say", "name", "choose", "copy"))
_THEN = frozenset(("after", "once"))
"""What stands before a deed behind which another one is done."""
_COMES_IN = re.compile(
    r"(?:has |have )?(?:come|enter|resolve)(?:s|d)?(?: in| into play| the battlefield| onto the battlefield)?"
)


class Telling(ToldSoFar):
    """Retells the sentences of one text, one after another."""

    def told(self, sentence: str) -> Sequence[str]:
        """Return what a sentence tells, one thing after another; a sentence that is cut into no clauses as it is."""
        happened, self.happened = self.happened, ""
        self.timed = ""
        told = self._told(in_the_present(meant_is_done(sentence)))
        self.before_deeds(happened, told)
        of_players = [one for one in told if OF_A_PLAYER.match(one)]
        self.positions += of_players
        self.last = self.last or (of_players[0][0] if len({one[0] for one in of_players}) == 1 else "")
        return told

    def _told(self, sentence: str) -> list[str]:
        told: list[str] = []
        for kind in kinds_of_sentences.KINDS:
            left = kind(self, sentence, told)
            if left is None:
                return told
            sentence = left
        return [*told, *self._in_clauses(sentence)]

    def _in_clauses(self, sentence: str) -> Sequence[str]:
        """Return what a sentence tells clause by clause; what is chosen as something comes in is chosen before it has resolved."""
        told: list[str] = []
        comes = False
        casting = _CASTS.search(sentence)
        self.cast = casting["what"] if casting is not None else self.cast
        found = clauses_of(sentence)
        for clause, following in zip(found, (*found[1:], None), strict=True):
            if found[0] is not clause and comes and clause.verb == "say":
                clause = clause._replace(verb="name", said=re.sub("^(?:says?|said)", "names", clause.said))
            comes = following is not None and _comes_in(clause)
            if following is not None and not comes and clause.opening.casefold() in _THEN:
                clause = clause._replace(opening="")  # after A blocked, B casts Zap: one after the other
            if following is not None and comes:
                if following.verb not in _CHOOSES:
                    what = "It" if clause.subject.casefold() in PRONOUNS else clause.subject
                    told.append(f"{what[:1].upper()}{what[1:]} resolves")
                continue
            self._clause(clause, told)
        self.laid_out += told
        return told

    def _clause(self, clause: Clause, told: list[str]) -> None:
        if several := self._of_several(clause):
            for one in several:
                self._clause(clause._replace(subject=one, said=_EACH.sub("", clause.said)), told)
            return
        happened, self.happened = self.happened, ""
        since = len(told)
        self._said(Said(clause, clause.opening, clause.subject), told)
        behind = told[since:]
        self.before_deeds(happened, behind)
        told[since:] = behind

    def _said(self, said: Said, told: list[str]) -> None:
        for kind in kinds_of_clauses.KINDS:
            left = kind(self, said, told)
            if left is None:
                return
            said = left
        tell_deed(self, said, told)

    def _of_several(self, clause: Clause) -> Sequence[str]:
        """Return the players of whom a clause tells the same: A and B each, both players, everybody; none where it tells of one."""
        if _EVERYBODY.fullmatch(clause.subject) and rest_of(clause.verb, clause.said) is not None:
            return self.players
        return re.findall(r"[A-H]\b", clause.subject) if _SEVERAL_PLAYERS.fullmatch(clause.subject) else []


def _comes_in(clause: Clause) -> bool:
    """Tell whether a clause tells what comes in or resolves before what the one behind it tells (after it resolves, …)."""
    return clause.opening.casefold() in ("as", "when", "once", "after") and _COMES_IN.fullmatch(clause.said) is not None
