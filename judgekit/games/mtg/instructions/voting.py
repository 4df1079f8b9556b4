"""701.32: votes: each player in turn order, beginning with one who is named, chooses one of what is listed."""

from __future__ import annotations

from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Question, Refused, Task, Unsupported
from judgekit.games.mtg.abilities.interpreter import cause, instruction, is_there, view_for
from judgekit.games.mtg.layers.forbidding import allowed
from judgekit.games.mtg.meaning.filters import matching
from judgekit.games.mtg.state.context import frame_of, settle
from judgekit.games.mtg.state.game import GAME, MtgDraft, alive
from judgekit.games.mtg.terms.records import Action
from judgekit.games.mtg.terms.votes import rival_of, votes_for

_VOTE = "701.32a"
"""The rule of voting."""

_CHOICES = "701.32b"
"""The rule of what can be voted for."""

Cast = tuple[tuple[str, str], ...]
"""Votes: who voted, and for what."""


@instruction("vote")
def vote(draft: MtgDraft, key: int, action: Action) -> None:
    """Let the players vote, from the controller of the spell or ability on (701.32a).

    What is voted for is a word of the effect, or one of the objects that it describes (701.32b).
    """
    frame = frame_of(draft, key)
    described = action.get("is")
    listed: tuple[str, ...] = tuple(action.of or ())
    if described is not None:
        listed = tuple(ref[0] for ref in matching(view_for(draft, key), described, frame) if is_there(draft, ref))
    if frame.you not in alive(draft):
        raise Unsupported(phrase("a vote that begins with a player who has left the game"), _VOTE)
    seats = alive(draft)
    place = seats.index(frame.you)
    draft.note("vote-begins", by=cause(frame), rules=(_VOTE,))
    if listed:
        order = (*seats[place:], *seats[:place])
        draft.do("next-vote", key, action, listed, tuple(one for player in order for one in _votes(draft, player)), ())
    else:
        draft.note("nothing-to-choose", of=cause(frame), rules=("609.3",))
        settle(draft, key, action.get("as") or "voted", ())


def _votes(draft: MtgDraft, player: str) -> tuple[str, ...]:
    """Return a player as often as they vote when it is their turn to: once, and more where effects say so (701.32d)."""
    more: int = sum(entry.ability.get("number", 1) for entry in allowed(draft, "vote-again", player))
    if more:
        draft.note("votes-again", of=player, rules=("701.32d",), amount=more)
    return (player,) * (1 + more)


@GAME.task("next-vote")
def next_vote(
    draft: MtgDraft, key: int, action: Action, listed: tuple[str, ...], left: tuple[str, ...], cast: Cast
) -> Ask:
    """Ask the next player for a vote; everyone knows the votes before (701.32a)."""
    then = Task("voted", (key, action, listed, left, cast))
    words = action.get("is") is None
    return Ask("vote", left[0], of=cause(frame_of(draft, key)), args=(listed, words), then=then)


@GAME.question("vote", candidates=lambda question: question.args[0])
def judge_vote(question: Question, choice: object) -> Allowed | Refused:
    """A vote is for one of the choices that are listed (701.32a, 701.32b)."""
    rules = (_VOTE, _CHOICES)
    return Allowed(rules) if choice in question.args[0] else Refused(rules, phrase("not among what is voted for"))


@GAME.task("voted")
def voted(
    draft: MtgDraft, key: int, action: Action, listed: tuple[str, ...], left: tuple[str, ...], cast: Cast, choice: str
) -> None:
    """Keep a vote; after the last one count them (701.32a)."""
    draft.note("votes", of=left[0], by=cause(frame_of(draft, key)), rules=(_VOTE,), choice=choice)
    cast = (*cast, (left[0], choice))
    if len(left) > 1:
        draft.do("next-vote", key, action, listed, left[1:], cast)
        return
    counts = {one: sum(choice == one for _, choice in cast) for one in listed}
    if action.get("is") is None:
        for one in listed:
            settle(draft, key, votes_for(one), counts[one])
            settle(draft, key, rival_of(one), max((counts[other] for other in listed if other != one), default=0))
    most = tuple(
        draft.objects[one].ref for one in listed if one in draft.objects and counts[one] == max(counts.values())
    )
    settle(draft, key, action.get("as") or "voted", most)
