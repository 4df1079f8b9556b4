"""Editions: a game by the rules of another edition of its book, as what that edition does otherwise.

The base edition is the Game that the rules of a book register with. An Edition is derived from it once every chapter is
registered: it copies the tables, leaves out what the other edition does not have, puts other handlers in their places and turns
policies, which rules ask by name where two editions decide differently. A position holds the game it is played by, so the kernel
looks everything up in the right tables without knowing of editions.

Code cites the numbers of the base edition whatever it plays. The one place where a trace is read turns them by the concordance
(`Edition.numbered`). The concordance also names the rules whose change has no code: where such a rule decides something, the
edition refuses to go on instead of playing by the base edition's rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.nodes import node_id
from judgekit.core.wording import phrase
from judgekit.engine.game import FIELDS, LARGEST_STRETCH, Game
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.engine.questions import Unsupported
from judgekit.engine.tracing import Trace

TABLES = ("tasks", "events", "questions")
"""Tables of a game that an edition copies; entries are dropped and replaced by table and name."""


class EditionMalformed(JudgekitError):
    """An edition that drops, replaces or decides something its base does not have."""


class Concordance(NamedTuple):
    """What became of the rules of the base edition in another one.

    Attributes:
        numbers: the number there of each rule of the base edition that there is; the text may have changed, the ruling not.
        gone: rules of the base edition that have no successor; nothing that the edition plays may be decided by them.
        unplayed: rules whose ruling changed and whose change has no code.
        divided: what a rule of the base edition says, where it stands apart under another number as well: code cites that place by
            its id, and what was written of the whole rule is true of each.
    """

    numbers: Mapping[str, str]
    gone: frozenset[str] = frozenset()
    unplayed: frozenset[str] = frozenset()
    divided: Mapping[str, str] = {}


class Edition(Game):
    """A game by the rules of another edition of its book.

    Attributes:
        base: the game it is derived from.
        concordance: what became of the numbers of the base edition.
        shares: an edition whose numbers this one shares for rules that the base edition has not; "" for none.
    """

    def __init__(
        self,
        id: str,
        base: Game,
        drops: Iterable[tuple[str, str]] = (),
        replaces: Mapping[tuple[str, str], object] | None = None,
        hooks: Mapping[str, Callable[..., object]] | None = None,
        policies: Mapping[str, bool] | None = None,
        concordance: Concordance | None = None,
        shares: str = "",
    ) -> None:
        """Derive an edition from a game of which every chapter is registered.

        Args:
            id: edition id, as mtg@20260417.
            base: the game; its tables are copied and stay as they are.
            drops: what the edition does not have: (table, name).
            replaces: what it does otherwise: handlers and kinds of question by (table, name).
            hooks: hooks of the event pipe that are others, by name.
            policies: what it decides otherwise, of the policies of its base.
            concordance: what became of the base's numbers; None: they are all the same.
            shares: an edition whose numbers this one shares for rules that the base has not.

        Raises:
            EditionMalformed: the base does not have what is dropped, replaced or decided.
        """
        for field in FIELDS:
            setattr(self, field, getattr(base, field))
        for table in TABLES:
            setattr(self, table, getattr(base, table).copy())
        self.edition = id
        self.base = base
        self.concordance = concordance
        self.shares = shares
        for table, name in drops:
            self._there(table, name)
            del getattr(self, table)[name]
        for (table, name), handler in (replaces or {}).items():
            self._there(table, name)
            getattr(self, table)[name] = handler
        for name, hook in (hooks or {}).items():
            if name not in FIELDS or not callable(getattr(base, name)):
                raise EditionMalformed(f"{id}: {base.edition} has no hook {name!r}")
            setattr(self, name, hook)
        unknown = sorted(set(policies or {}) - set(base.policies))
        if unknown:
            raise EditionMalformed(f"{id}: {base.edition} leaves {unknown[0]!r} to no policy")
        self.policies = {**base.policies, **(policies or {})}

    def _there(self, table: str, name: str) -> None:
        if table not in TABLES or name not in getattr(self, table):
            raise EditionMalformed(f"{self.edition}: {self.base.edition} has nothing {name!r} in {table!r}")

    def numbered(self, rules: Iterable[str]) -> tuple[str, ...]:
        """Return rules that code cites as this edition numbers them, each once.

        A rule of which the concordance knows nothing is listed under the id that it has in the base edition ("mtg:509.2"), so that
        it is never taken for a rule of this one.

        Raises:
            Unsupported: one of them is gone, or decides otherwise here, and what decides here has no code.
        """
        found = tuple(rules)
        self.check(found)
        return tuple(dict.fromkeys(there for rule in found for there in self.numbers_of(rule)))

    def number_of(self, rule: str) -> str:
        """Return the number of a rule that code names, for a message; its id in the base edition where it is none of this one."""
        known = self.concordance
        own = rule.removeprefix(f"{self.edition}:")
        if self.shares:
            own = own.removeprefix(f"{self.shares}:")
        if known is None or own != rule:
            return own
        there = known.numbers.get(rule)
        if there is None and ":" in rule:
            return rule
        return there if there is not None else node_id(self.base.edition, rule)

    def places_of(self, rule: str) -> tuple[str, ...]:
        """Return every number under which this edition says what one rule of the base edition does."""
        divided = self.concordance.divided if self.concordance is not None else {}
        return (self.number_of(rule), *((divided[rule],) if rule in divided else ()))

    def check(self, rules: Iterable[str]) -> None:
        """Refuse to go on where a rule decided that this edition does not have, or whose change has no code.

        Raises:
            Unsupported: the rule.
        """
        known = self.concordance
        if known is None:
            return
        for rule in rules:
            if rule in known.unplayed:
                there = node_id(self.edition, known.numbers[rule])
                raise Unsupported(
                    phrase("what {edition} changed in a rule that decides here", edition=self.edition), there
                )
            if rule in known.gone:
                here = node_id(self.base.edition, rule)
                raise Unsupported(
                    phrase("what {edition} has in the place of a rule that decides here", edition=self.edition), here
                )

    def answered(self, position: AnyPosition, choice: object, trace: Trace | None = None) -> AnyDraft:
        """Give an answer (see `Game.answered`); the rules that allow it are checked, whether anybody keeps a trace or not."""
        kept = Trace() if trace is None else trace
        since = len(kept.records)
        draft = super().answered(position, choice, kept)
        self._check_records(kept, since)
        return draft

    def _run(self, draft: AnyDraft, limit: int = LARGEST_STRETCH) -> None:
        """Do tasks and check the rules that decided them, whether anybody keeps a trace or not."""
        if draft.trace is None:
            draft.trace = Trace()
        since = len(draft.trace.records)
        super()._run(draft, limit)
        self._check_records(draft.trace, since)

    def _check_records(self, trace: Trace, since: int) -> None:
        for record in trace.records[since:]:
            self.check(record.rules)
