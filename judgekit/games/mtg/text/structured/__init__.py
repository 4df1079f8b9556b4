"""The structured form of abilities in scenario files (`abilities:`), read into terms.

There is one spelling for each thing, that of `text.terms_writing`, and these tables list it:

- `cards.KEYS`: card definitions; `abilities.ABILITIES`: kinds of ability; `actions.TARGET_KEYS`: target words;
- `references.REFERENCES` and `EVENT_PARTS`: whom or what is meant;
- `VERBS` with their details, `DURATIONS`, `LIMITS` (terms.actions); `MODIFICATIONS`, `DEEDS` (terms.effects);
- `EVENTS` with their roles, `STEPS` (terms.events); `TESTS`, `STATUSES`, `KINDS` (terms.filters);
- `FORMULAS`, `CONDITIONS` (terms.values).

A key or word that is in none of them is refused with the nearest one, another spelling of the same thing
(`spelling.OTHER_WORDS`) with the one that is meant. Words of card text may stand for a description, a condition, an event, a
cost, a keyword or a token; the grammar reads them (`inner.PHRASES`).
"""
