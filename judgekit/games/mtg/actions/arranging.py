"""701.18, 701.22, 701.42: scry, fateseal and surveil: looking at the top of a library and putting the cards in new places."""

from __future__ import annotations

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Ask, Event, Task, Unsupported, event
from judgekit.games.mtg.abilities.choosing import asking
from judgekit.games.mtg.abilities.interpreter import cause, did, instruction, number, players
from judgekit.games.mtg.actions.moving import moving
from judgekit.games.mtg.state.context import frame_of
from judgekit.games.mtg.state.game import GAME, MtgDraft, opponents, stated_in
from judgekit.games.mtg.state.unknown_cards import certain
from judgekit.games.mtg.state.zones import GRAVEYARD, zone_key
from judgekit.games.mtg.terms.records import Action

Ids = tuple[str, ...]

BOTTOM = "bottom"


class Arranging(NamedTuple):
    """A way to arrange the top of a library.

    Attributes:
        rule: the rule that says what it means.
        away: where cards go that do not stay on top.
        nothing: the rule by which arranging no cards does not count as doing it, None where the book has none.
    """

    rule: str
    away: str
    nothing: str | None = None


ARRANGING: dict[str, Arranging] = {
    "scry": Arranging("701.18a", BOTTOM, "701.18b"),
    "fateseal": Arranging("701.22a", BOTTOM),
    "surveil": Arranging("701.42a", GRAVEYARD, "mtg@20260417:701.25c"),
}
"""The keyword actions that arrange the top of a library."""

SURVEILS_NOTHING = "to surveil no cards is to surveil"
"""Policy: no rule makes an exception of it, as 701.18b does of scry; by later books it is no event (701.25c)."""
GAME.policies[SURVEILS_NOTHING] = True


@instruction("scry")
def scry(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Look at the top cards; any number go to the bottom in any order, the rest back on top in any order (701.18a).

    CR 701.16d, 701.18b, 701.18c.
    """
    return _arrange(draft, key, action, "scry")


@instruction("fateseal")
def fateseal(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Do with the library of an opponent as one scries (701.16d, 701.22a)."""
    return _arrange(draft, key, action, "fateseal")


@instruction("surveil")
def surveil(draft: MtgDraft, key: int, action: Action) -> Ask | None:
    """Look at the top cards; any number go to the graveyard, the rest back on top in any order (701.16d, 701.42a)."""
    return _arrange(draft, key, action, "surveil")


def _arrange(draft: MtgDraft, key: int, action: Action, word: str) -> Ask | None:
    """Look at the top cards of a library and ask which of them do not stay there."""
    way = ARRANGING[word]
    who = players(draft, key, action.of)
    if len(who) > 1:
        raise Unsupported(
            phrase("several players who {word} at once", word=word), "701.18c" if word == "scry" else way.rule
        )
    if not who:
        return None
    player = who[0]
    count = number(draft, key, action.amount)
    if count <= 0 and not (word == "surveil" and draft.game.policies[SURVEILS_NOTHING]):
        draft.note("nothing-to-arrange", of=player, rules=(way.nothing,) if way.nothing is not None else ())
        did(draft, key, False)
        return None
    owner = _whose_library(draft, player) if word == "fateseal" else player
    top = draft.zones.get(zone_key("library", owner), ())[: max(0, count)]
    certain(draft, owner, top)
    by = cause(frame_of(draft, key))
    draft.do("put-away", key, word, player, owner, top, count)
    draft.propose(*(event("look", id, by=by, player=player) for id in top))
    return None


def _whose_library(draft: MtgDraft, player: str) -> str:
    """Return the opponent whose library it is, where there is only one (701.22a)."""
    others = opponents(draft, player)
    if len(others) != 1:
        raise Unsupported(phrase("the choice of the opponent to fateseal"), "701.22a")
    return others[0]


@GAME.task("put-away")
def put_away(draft: MtgDraft, key: int, word: str, player: str, owner: str, top: Ids, count: int) -> Ask:
    """Ask which of the cards do not stay on top (701.18a, 701.22a, 701.42a)."""
    then = Task("order-on-top", (key, word, player, owner, top, count))
    return asking(word, player, top, 0, len(top), then, ARRANGING[word].rule, of=cause(frame_of(draft, key)))


@GAME.task("order-on-top")
def order_on_top(
    draft: MtgDraft, key: int, word: str, player: str, owner: str, top: Ids, count: int, away: Ids
) -> Ask | None:
    """Ask in which order cards stay on top, the first one uppermost, where there are several.

    CR 701.18a, 701.22a, 701.42a.
    """
    rest = tuple(id for id in top if id not in away)
    then = Task("order-below", (key, word, player, owner, away, count))
    if len(rest) < 2:
        draft.next(Task(then.name, (*then.args, rest)))
        return None
    return _ordering(draft, key, word, player, rest, then)


@GAME.task("order-below")
def order_below(
    draft: MtgDraft, key: int, word: str, player: str, owner: str, away: Ids, count: int, rest: Ids
) -> Ask | None:
    """Ask in which order cards go to the bottom, the last one undermost, where there are several.

    CR 701.18a, 701.22a.
    """
    then = Task("arranged", (key, word, player, owner, count, rest))
    if len(away) < 2 or ARRANGING[word].away != BOTTOM:
        draft.next(Task(then.name, (*then.args, away)))
        return None
    return _ordering(draft, key, word, player, away, then)


def _ordering(draft: MtgDraft, key: int, word: str, player: str, ids: Ids, then: Task) -> Ask:
    return Ask("order", player, of=cause(frame_of(draft, key)), args=(ids, (ARRANGING[word].rule,)), then=then)


@GAME.task("arranged")
def arranged(draft: MtgDraft, key: int, word: str, player: str, owner: str, count: int, rest: Ids, away: Ids) -> None:
    """Put the cards where they go; only then abilities see that it was done (701.18a, 701.22a, 701.42a)."""
    way = ARRANGING[word]
    zone = zone_key("library", owner)
    others = tuple(id for id in draft.zones.get(zone, ()) if id not in rest and id not in away)
    by = cause(frame_of(draft, key))
    did(draft, key, True)
    draft.do("arranging-done", word, player, count, by)
    if way.away == BOTTOM:
        draft.put_zone(zone, (*rest, *others, *away))
        return
    draft.put_zone(zone, (*rest, *away, *others))
    draft.propose(*(moving(draft, id, way.away, by, reason=word, rules=(way.rule,)) for id in away))


@GAME.task("arranging-done")
def arranging_done(draft: MtgDraft, word: str, player: str, count: int, by: str | None) -> None:
    """Let abilities see that a player has done it (701.18a, 701.22a, 701.42a)."""
    after = {"scry": "mtg@20260417:701.22d", "surveil": "mtg@20260417:701.25d"}
    done = stated_in(draft, after[word]) if word in after else ()
    draft.propose(event(word, player, count, by, rules=(ARRANGING[word].rule, *done)))


def _seen(draft: MtgDraft, happening: Event) -> None:
    """The event that a player has scried, fatesealed or surveilled changes nothing more."""
    draft.cite(*happening.get("rules", ()))


for _word, _way in ARRANGING.items():
    GAME.event(_word)(_seen)
