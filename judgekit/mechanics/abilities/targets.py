"""Targets: what each target word may mean, how many, every legal choice, and how a number is divided among them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from judgekit.core.named_tuples import NamedTuple
from judgekit.core.wording import phrase
from judgekit.engine import Allowed, Ask, Event, Game, Question, Refused, Task, event
from judgekit.engine.positions import AnyDraft, AnyPosition
from judgekit.engine.questions import Shares
from judgekit.mechanics.abilities.choosing import Ids, sets_of
from judgekit.mechanics.abilities.context import Frame
from judgekit.mechanics.abilities.words import GameMeaning, Passing
from judgekit.mechanics.objects import Ref, present, ref_of, refs_of
from judgekit.mechanics.terms.records import Description, TargetWord, Value

Choice = tuple[Ids, ...]
"""Targets as an answer: for each target word the ids chosen, sorted."""


class TargetRules(NamedTuple):
    """The rules of a game on targets.

    Attributes:
        word: a target is what the word says.
        twice: nothing is a target of one word twice.
        number: there are as many targets as the words say.
        share: a number is divided among the targets.
        least: each target gets at least 1.
        barred: something keeps what fits the word from being a target.
        gone: a target that has left where it was is illegal.
        unfit: a target that no longer fits the word is illegal.
        checked: targets are looked at again on resolution.
    """

    word: str
    twice: str
    number: str
    share: str
    least: str
    barred: tuple[str, ...]
    gone: str
    unfit: str
    checked: str


class Targeting:
    """How targets are chosen in one game.

    Args:
        game: the game; it gets the questions "targets" and "assign", the tasks "aim", "aimed", "share" and "shared", and
            the event "target", by which abilities see that something became a target.
        meaning: its words.
        passes: how it reads its filters.
        matching: everything that a filter means.
        barred: tells that something keeps an object from being a target of this ability.
        rules: the rules for what stands on the stack, by its position and id.
        elsewhere: the rules by which words mean what is in certain zones only, for an object in another one.
    """

    def __init__(
        self,
        game: Game,
        meaning: GameMeaning,
        passes: Passing,
        matching: Callable[[AnyPosition, Description, Frame], list[Ref]],
        barred: Callable[[AnyPosition, Ref, Frame], bool],
        rules: Callable[[AnyPosition, str], TargetRules],
        elsewhere: Callable[[AnyPosition, str], tuple[str, ...]],
    ) -> None:
        self.meaning, self.passes, self.matching = meaning, passes, matching
        self.barred, self.rules, self.elsewhere = barred, rules, elsewhere
        game.question("targets", candidates=self._candidates)(self.judge)
        game.question("assign", candidates=self._divisions)(self._judge_shares)
        game.tasks.update({"aim": self.aim, "aimed": self._aimed, "share": self.share, "shared": self._shared})
        game.events["target"] = _is_targeted

    def legal_for(self, position: AnyPosition, word: TargetWord, frame: Frame) -> list[Ref]:
        """Return what one target word may mean now; nothing is a target of itself."""
        found = self.matching(position, word.filter, frame)
        return [ref for ref in found if ref[0] != frame.item and not self.barred(position, ref, frame)]

    def bounds(self, position: AnyPosition, word: TargetWord, frame: Frame, available: int) -> tuple[int, int]:
        """Return the smallest and the largest number of targets of a word."""
        most = available if word.most is None else self.meaning.amount(position, word.most, frame)
        return self.meaning.amount(position, word.least, frame), most

    def choices(self, position: AnyPosition, frame: Frame) -> Iterator[Choice]:
        """Yield every legal choice of the targets of an ability."""
        ways = []
        for word in frame.ability.targets:
            ids = [ref[0] for ref in self.legal_for(position, word, frame)]
            least, most = self.bounds(position, word, frame, len(ids))
            ways.append(list(sets_of(ids, least, min(most, len(ids)))))
        yield from (choice for choice in product(*ways) if not self._too_many(position, frame, choice))

    def _total(self, position: AnyPosition, frame: Frame) -> int:
        return self.meaning.amount(position, frame.ability.shares or 0, frame)

    def _too_many(self, position: AnyPosition, frame: Frame, choice: Choice) -> bool:
        """Tell whether there are more targets than the number that is divided among them."""
        if frame.ability.shares is None:
            return False
        return len({id for ids in choice for id in ids}) > self._total(position, frame)

    def can_be_aimed(self, position: AnyPosition, frame: Frame) -> bool:
        """Tell whether there is a legal choice of targets, and a way to divide what is to be divided among them."""
        for word in frame.ability.targets:
            available = len(self.legal_for(position, word, frame))
            if available < self.bounds(position, word, frame, available)[0]:
                return False
        if frame.ability.shares is None:
            return True
        fewest = (max(1, self.meaning.amount(position, word.least, frame)) for word in frame.ability.targets)
        return self._total(position, frame) >= sum(fewest)

    # Choosing.

    def aim(self, draft: AnyDraft, id: str) -> Ask | None:
        """Ask for the targets of something on the stack, where it has target words."""
        item = draft.objects.get(id)
        if item is None or item.frame is None or not item.frame.ability.targets:
            return None
        return Ask("targets", item.controller, of=item.frame.source[0], args=(id,), then=Task("aimed", (id,)))

    def _candidates(self, question: Question) -> Iterable[Choice]:
        return self.choices(question.position, _frame(question))

    def judge(self, question: Question, choice: Value) -> Allowed | Refused:
        """Allow targets that are legal, not twice the same for one word, and exactly as many as the text says."""
        position, frame, rules = question.position, _frame(question), self.rules(question.position, question.args[0])
        words = frame.ability.targets
        if not isinstance(choice, tuple) or len(choice) != len(words):
            return Refused((rules.number, rules.word), phrase("one set of targets for each target word"))
        for word, ids in zip(words, choice, strict=True):
            refused = self._judge_word(position, word, frame, ids, rules)
            if refused is not None:
                return refused
        if self._too_many(position, frame, choice):
            return Refused((rules.share, rules.least, rules.word), phrase("more targets than there is to divide"))
        return Allowed((rules.word, rules.number) if words else (rules.word,))

    def _judge_word(
        self, position: AnyPosition, word: TargetWord, frame: Frame, ids: Ids, rules: TargetRules
    ) -> Refused | None:
        legal = {ref[0] for ref in self.legal_for(position, word, frame)}
        for id in ids:
            if id in legal:
                continue
            ref = ref_of(position, id)
            if self.passes(position, ref, word.filter, frame) and self.barred(position, ref, frame):
                return Refused(
                    (rules.barred[0], rules.word, *rules.barred[1:]), phrase("{id} cannot be a target", id=id)
                )
            return Refused((rules.word, *self.elsewhere(position, id)), phrase("{id} is not a legal target", id=id))
        if len(set(ids)) != len(ids):
            return Refused((rules.twice, rules.word), phrase("the same target twice for one word"))
        least, most = self.bounds(position, word, frame, len(legal))
        if not least <= len(ids) <= most:
            return Refused((rules.number, rules.word), phrase("{least} to {most} targets", least=least, most=most))
        if list(ids) != sorted(ids):
            return Refused((rules.word,), phrase("targets of one word are given in sorted order"))
        return None

    def _aimed(self, draft: AnyDraft, id: str, choice: Choice) -> None:
        """Make what was chosen the targets; abilities see it."""
        item, rules = draft.objects[id], (self.rules(draft, id).word,)
        targets = tuple(refs_of(draft, ids) for ids in choice)
        draft.change(id, frame=item.frame._replace(targets=targets))
        draft.note("targets", of=id, by=item.controller, rules=rules, targets=choice)
        aims = dict.fromkeys(ref for word in targets for ref in word)
        details = {"by_number": item.number, "rules": rules}
        draft.propose(*(event("target", one, by=id, number=number, **details) for one, number in aims))

    # Dividing.

    def share(self, draft: AnyDraft, id: str) -> Ask | None:
        """Ask how a number is divided, where one is."""
        item = draft.objects.get(id)
        if item is None or item.frame is None or item.frame.ability.shares is None or not any(item.frame.targets):
            return None
        return Ask("assign", item.controller, of=item.frame.source[0], args=(id,), then=Task("shared", (id,)))

    def _targets_and_total(self, question: Question) -> tuple[Ids, int]:
        frame = _frame(question)
        ids = tuple(sorted({ref[0] for word in frame.targets for ref in word}))
        return ids, self._total(question.position, frame)

    def _divisions(self, question: Question) -> Iterable[Shares]:
        ids, total = self._targets_and_total(question)
        return divisions(total, ids) if total >= len(ids) else ()

    def _judge_shares(self, question: Question, choice: Value) -> Allowed | Refused:
        """Allow a division in which each target gets at least 1, and all of the number is given."""
        rules = self.rules(question.position, question.args[0])
        ids, total = self._targets_and_total(question)
        if not isinstance(choice, tuple) or not all(isinstance(one, tuple) and len(one) == 2 for one in choice):
            return Refused((rules.share,), phrase("numbers by target"))
        given = dict(choice)
        if set(ids) - set(given) or any(not isinstance(number, int) or number < 1 for number in given.values()):
            return Refused((rules.least, rules.share), phrase("every target gets at least 1"))
        if set(given) != set(ids) or sum(given.values()) != total:
            return Refused((rules.share,), phrase("{total} is divided among the targets", total=total))
        in_order = choice == tuple(sorted(given.items()))
        return Allowed((rules.share, rules.least)) if in_order else Refused((rules.share,), phrase("in sorted order"))

    def _shared(self, draft: AnyDraft, id: str, choice: Shares) -> None:
        """Keep how the number is divided."""
        item, rules = draft.objects[id], self.rules(draft, id)
        draft.change(id, frame=item.frame._replace(shares=choice))
        draft.note("shares", of=id, by=item.controller, rules=(rules.share, rules.least), shares=choice)

    # On resolution.

    def illegal_because(self, position: AnyPosition, word: TargetWord, ref: Ref, frame: Frame) -> str | None:
        """Return the rule by which a target has become illegal, None where it is still legal."""
        rules = self.rules(position, frame.item or "")
        if ref[0] not in position.players and present(position, ref) is None:
            return rules.gone
        if not self.passes(position, ref, word.filter, frame):
            return rules.unfit
        return rules.barred[0] if self.barred(position, ref, frame) else None

    def checked(self, draft: AnyDraft, frame: Frame) -> Frame:
        """Return the frame without the targets that have become illegal."""
        checked = self.rules(draft, frame.item or "").checked
        draft.note("targets-checked", of=frame.item, rules=(checked,))
        words = []
        for word, refs in zip(frame.ability.targets, frame.targets, strict=True):
            illegal = {ref: self.illegal_because(draft, word, ref, frame) for ref in refs}
            for ref, rule in illegal.items():
                if rule is not None:
                    draft.note("illegal-target", of=ref[0], by=frame.item, rules=(rule, checked))
            words.append(tuple(ref for ref in refs if illegal[ref] is None))
        return frame._replace(targets=tuple(words))


def _frame(question: Question) -> Frame:
    frame: Frame = question.position.objects[question.args[0]].frame
    return frame


def _is_targeted(draft: AnyDraft, happening: Event) -> None:
    """Let abilities see that something has become a target, by what made it one."""
    draft.cite(*happening.get("rules", ()))


def divisions(total: int, ids: Ids) -> Iterator[Shares]:
    """Yield every way to divide a number among some, so that each gets at least 1."""
    if len(ids) == 1:
        yield ((ids[0], total),)
        return
    for first in range(1, total - len(ids) + 2):
        for rest in divisions(total - first, ids[1:]):
            yield ((ids[0], first), *rest)
