"""What card games share, on the kernel: terms and their meaning, abilities, what happens to cards; no game, no text.

How a game is written on it. `judgekit.games.magmell` is the example, its modules named below are the shortest way in;
`tests/mechanics/toy.py` is a whole game on one page.

1. Records (magmell/game.py, magmell/terms.py). The game has its own records of objects, players and filters. An
   object has `id`, `card`, `owner`, `controller`, `zone`, `kind`, `number` (counts up when it becomes a new object),
   `counters`, `frame` (what it will do where it resolves), and the properties `ref` and `place`. A filter is a
   NamedTuple whose fields say nothing where they are None. Abilities, target words, patterns, instructions and
   modifications are those of `terms.records`; zones are named once in `objects.Zones`. `Game(records=(…,
   *context.RECORDS))`.
2. Words (magmell/meanings.py). Make one `terms.meaning.Meaning`. `abilities.filters.Filters` reads the game's filters
   from a table of tests by field and gives `passes` and `matching`; `abilities.words.add_words` adds the words that
   every game has; the game's own words go into `whom`, `how_much`, `whether`. What objects are like, with all continuous
   effects, is `abilities.continuous.Continuous` (magmell/information.py): the game says what is printed and what one
   change makes of it.
3. Instructions (magmell/instructions.py). `abilities.following.Following` follows them one by one: choices first,
   then events, then the next. A verb that is one set of events goes into `makes` (a generator of events), another one
   into `ways`. "if", "may", "mode", "choose", "reveal", "look", "mean", "modify", "modify-all" and "delayed" are
   there; `each` and `each_player` make the simple verbs. `abilities.choosing.add_choices` gives the questions,
   `actions.decks.Decks` drawing, discarding, searching and shuffling.
4. What triggers (magmell/triggering.py). `abilities.triggers.Matching` tells which events a pattern means; `Triggers`
   notes what triggers (it is the game's `notice`), each ability waits in `position.waiting`. Where waiting abilities go
   on a stack, `Putting` orders and puts them, `abilities.targets.Targeting` chooses their targets, and
   `abilities.stack.Stack` resolves them; where they resolve one by one from where they wait, that is
   `abilities.waiting.WaitingAbilities`.
5. What replaces (magmell/replacing.py). `abilities.replacing.Replacing` is the game's `replacements`: abilities of
   kind "replacement" and effects that wait. `changes` says what they make of the event itself. The kernel asks the
   affected player, each effect once.
6. What lasts. `abilities.lasting.begin` starts an effect ("modify" does), `end_effects(draft, "turn", rules)` ends
   those of a moment. What objects were like before they moved is kept by `abilities.resolving.remember` and found by
   `last_known`.
7. What happens (magmell/actions.py, magmell/zones.py). The game's own events are plain functions; `actions.statuses`
   (tapped, face down), `actions.counters`, `actions.seen` (events that abilities only see), `actions.beginning` (decks,
   first player, new hands), `actions.paying` (by colours) and `actions.ending` (losing, winning, conceding) are tables and
   rules.

Rules are handed over: every part takes a record of rule numbers (`TargetRules`, `TriggerRules` …), so that each
number stands as a literal in the game that it belongs to, and the trace cites it where it decides. The facts and
names of tasks are those of the parts; a game that needs another way leaves a part out and writes its own task of that
name.

Scenarios meet the game through `judgekit.table`.
"""
