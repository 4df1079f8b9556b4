"""The game-neutral kernel: positions, questions, events and trace. Pure: no I/O, no randomness, no clock.

How to write a game on it:

1. Records. Make one NamedTuple for objects (it needs `id`, `zone`, `controller`) and one for players. Everything a position
   holds is hashable plain data: str, int, bool, None, tuples, frozensets, NamedTuples. Zones are keys: "hand/A", "stack"; name
   the ordered ones in `Game(ordered_zones=…)`, the others are kept sorted, so that the order of listing is no information.
2. Tables. `GAME = Game("mtg", …)`, then fill it; a function cites a rule where its condition decides:

       @GAME.task("draw-step")
       def draw_step(draft, player):            # a task acts on a draft …
           draft.do("priority", player)         # … and puts further tasks before all others
           draft.propose(event("draw", player)) # the last one put is done first: drawing, then priority

       @GAME.event("draw")
       def draw(draft, happening):              # how an event happens once nothing replaces it any more
           …                                    # returns None, events that follow at once, or NOTHING_HAPPENED

       @GAME.question("targets", candidates=possible_targets)
       def judge_targets(question, choice):     # the only place that says whether an answer is legal, and why
           return Allowed(("601.2c",)) or Refused(("115.1",), "not a legal target")

   A number stands once, as a literal where it decides, or in a table of its module: coverage finds it in the source.
3. Decisions. A task that needs one returns `Ask(kind, by, of, args, then=Task(…))` and ends; `then` gets the answer as its last
   argument. Nothing waits on a call stack: whatever is left to do is on the agenda before the question is asked. What a later
   task needs to know travels in its arguments or in a fact.
4. Events. `draft.propose(event(…), event(…))` puts simultaneous events into the pipe: `GAME.adjust`, `GAME.impossible`,
   `GAME.replacements` (the affected player chooses where several apply, each effect once, smallest `rank` first; what an effect
   needs to know beforehand are tasks of `prepare`), `GAME.settle` for what contradicts each other, the handlers from one
   snapshot, `GAME.notice` for triggers with the position before. Set these hooks once: `GAME.notice = note_triggers`.
   `propose` is a task too: what depends on its result belongs in a task put on the agenda before it. `report="name"` collects
   what did happen in a fact of that name.
5. Reading. `position.players / objects / zones / effects / facts / waiting / agenda / outcome`; a draft is read the same way, so
   a function that only reads takes a Position. `position.derive(key, compute)` caches what follows from a position until the
   next write (facts named in `light_facts` do not count).
6. Trace. `draft.note("what", of=…, by=…, rules=(…), more=…)` starts a record, `draft.cite(…)` and `draft.changed(name, before,
   after)` add to the latest. Events and decisions get their record from the kernel before their handler runs. Cite a rule when its
   condition decided something. Without a trace (`None`) all of this costs next to nothing.

7. Cards. Definitions stand in `position.cards`, the same through the whole game; object records name them. A trace names what a
   rule said even where nothing happened: a handler that returns NOTHING_HAPPENED after citing keeps its record as "no-draw".
8. From outside. One object that fulfils `judgekit.table.adapter.GameAdapter` reads start positions, does steps and words choices;
   the kernel itself knows nothing of scenarios. What card games share above the kernel is `judgekit.mechanics`: begin there.
9. At hand. `naming` gives ids to what the game makes, `pairing` serves each need by an offer of its own (paying symbols with mana),
   `snapshots` keeps a moment inside of the game and puts it back, `remembering` works a question about a card out once.

How to play: `position = GAME.advance(position, trace)`; then `position.question` (kind, by, of, `options` with rules, `judge`), or
`position.outcome`; `GAME.answer(position, choice, trace)` raises IllegalAnswer with the rules that forbid it;
`GAME.interrupt(position, task)` does something before an open question (a check, a concession). Positions are never
changed: stepping back is keeping them (`history.Line`), all lines of play are a loop over answers (`exploring.explore`).
"""

from judgekit.engine.events import (
    DECLINE,
    NOTHING_HAPPENED,
    Consequences,
    Event,
    Replacement,
    detail,
    event,
    event_with,
)
from judgekit.engine.game import EndlessLoop, Game
from judgekit.engine.history import Line
from judgekit.engine.positions import Ask, Draft, Outcome, Position, Task, to_do
from judgekit.engine.questions import (
    Allowed,
    IllegalAnswer,
    NotKnown,
    Option,
    Question,
    QuestionKind,
    Refused,
    Unsupported,
)
from judgekit.engine.tracing import Record, Trace

__all__ = [
    "DECLINE",
    "NOTHING_HAPPENED",
    "Allowed",
    "Ask",
    "Consequences",
    "Draft",
    "EndlessLoop",
    "Event",
    "Game",
    "IllegalAnswer",
    "Line",
    "NotKnown",
    "Option",
    "Outcome",
    "Position",
    "Question",
    "QuestionKind",
    "Record",
    "Refused",
    "Replacement",
    "Task",
    "Trace",
    "Unsupported",
    "detail",
    "event",
    "event_with",
    "to_do",
]
