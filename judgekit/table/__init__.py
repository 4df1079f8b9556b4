"""The table: what a game needs to be set up, played, asked and worded from outside. It knows kernel and mechanics, and no game.

How a game meets scenarios (they see `adapter.GameAdapter`, which `standard.StandardAdapter` puts together from these parts):

- `setup.Setup` reads a start position: players, zones, entries and copies, effects in force, targets of what is on the stack. The
  game says what an entry becomes (`record`) and what cannot be.
- `steps.Steps` does the steps of a scenario: choices that a step makes itself, passing, resolving, going on to a step of the turn,
  `choose`, `check`, `concede`, `apply`. The game adds its own to `actions`.
- `queries.Queries` answers what is asked and expected of objects, players, cards and the game: tables from keys to findings.
- `choices.ChoiceWords` reads and writes choices by kind of question; `choices` has the readers that several games need.
- `wording.Wording` words the records of a trace; those that the kernel and mechanics write are there.
- `vocabulary.Vocabulary` knows which words an object can be or have.
"""
