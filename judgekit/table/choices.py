"""Choices as scenarios word them, in every game: words, ids, names of several copies, and kinds of choice that all games have."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from judgekit.core.parts import nearest
from judgekit.core.typed import Any
from judgekit.core.wording import phrase
from judgekit.engine import DECLINE, IllegalAnswer, Question, Refused
from judgekit.engine.events import applicable
from judgekit.engine.positions import AnyPosition
from judgekit.engine.questions import NotAsked
from judgekit.table.adapter import Misfit, Plain, Session

NOTHING = ("none", "nothing", "empty", "", "decline")
"""Words for choosing nothing."""

ACCEPT, DECLINED = "accept", "decline"
"""The two answers to "may"."""

_YES_OR_NO = {
    **dict.fromkeys((ACCEPT, "yes", "true"), ACCEPT),
    **dict.fromkeys((DECLINED, "no", "false", "none"), DECLINED),
}


def says_yes_or_no(plain: Plain) -> bool:
    """Tell whether a choice answers "may"."""
    return isinstance(plain, bool) or (isinstance(plain, str) and plain in _YES_OR_NO)


def text_of(plain: Plain) -> str:
    """Return a word; a list of one word is that word."""
    if isinstance(plain, list | tuple) and len(plain) == 1:
        plain = plain[0]
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if not isinstance(plain, str | int):
        raise Misfit(phrase("a word is expected here, not {name!r}", name=plain))
    return str(plain)


def ids_of(position: AnyPosition, plain: Plain) -> tuple[str, ...]:
    """Return ids in the order written; the name of several copies (`copies`) is all of them."""
    if plain is None or (isinstance(plain, str) and plain in NOTHING):
        return ()
    groups = dict(position.facts.get("groups", ()))
    found: list[str] = []
    for item in plain if isinstance(plain, list | tuple) else [plain]:
        if isinstance(item, list | tuple):
            found.extend(ids_of(position, item))
        else:
            name = text_of(item)
            found.extend(groups.get(name, (name,)))
    return tuple(found)


def read_set(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return ids whose order is no information, in the kernel's order."""
    return tuple(sorted(ids_of(question.position, plain)))


def read_ids(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return ids in the order written."""
    return ids_of(question.position, plain)


def read_words(_question: Question, plain: Plain) -> tuple[str, ...]:
    """Return words in the order written."""
    return tuple(text_of(item) for item in (plain if isinstance(plain, list | tuple) else [plain]))


def read_order(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return an order in which all but the last one may be named: of two cards the first."""
    said = read_words(question, plain)
    left = [id for id in question.args[0] if id not in said]
    return (*said, *left) if len(left) == 1 else said


def read_optional(_question: Question, plain: Plain) -> str:
    """Return whether a player does what may be done; any other word stays."""
    word = text_of(plain)
    return _YES_OR_NO.get(word, word)


def read_replacement(question: Question, plain: Plain) -> str:
    """Return which effect replaces the event next: by its id, by what it comes from, or by consent where there is one alone."""
    word = text_of(plain)
    if _YES_OR_NO.get(word) == DECLINED:
        return DECLINE
    events, place = question.args
    effects = applicable(question.position.draft(), events[place])
    if _YES_OR_NO.get(word) == ACCEPT and len(effects) == 1:
        return effects[0].id
    if any(word == effect.id for effect in effects):
        return word
    left_by = [effect.id for effect in effects if effect.id.partition("-effect")[0] == word != effect.id]
    sole = left_by[0] if len(left_by) == 1 else word
    return next((effect.id for effect in effects if effect.source == word), sole)


def read_numbers(_question: Question, plain: Plain) -> tuple[tuple[str, int], ...]:
    """Return numbers by target, none of them 0, in the kernel's order."""
    try:
        return tuple(sorted((id, int(number)) for id, number in plain.items() if int(number)))
    except (AttributeError, TypeError, ValueError):
        raise Misfit(phrase("numbers by target are expected here")) from None


def read_worded(words: Mapping[str, Plain]) -> Callable[[Question, Plain], Plain]:
    """Return a reader of one word, which other words may stand for; any other word stays."""

    def read(_question: Question, plain: Plain) -> Plain:
        word = text_of(plain)
        return words.get(word, word)

    return read


def read_labels(question: Question, plain: Plain) -> tuple[str, ...]:
    """Return an order of things with labels, each named by its label, its source, or as an ability of that source."""
    left = list(question.args[0])
    order: list[str] = []
    named = read_words(question, plain)
    for name in named:
        stems = {label: label.partition(".")[0] for label in left}
        label = next((one for one, stem in stems.items() if name in (one, stem, f"{stem}-ability")), None)
        if label is None:
            return named
        left.remove(label)
        order.append(label)
    return tuple(order)


def write_labels(_question: Question, choice: Plain) -> Plain:
    """Return an order of things with labels by their sources."""
    return [label.partition(".")[0] for label in choice]


def read_targets(
    plain: Plain,
    names: Sequence[str],
    read: Callable[[Plain], tuple[str, ...]],
    size: Callable[[int], int],
) -> tuple[tuple[str, ...], ...]:
    """Return targets for each target word: of a mapping by the words' names, of a list in the words' order.

    Args:
        plain: what a scenario says.
        names: the names of the target words.
        read: the ids of the targets of one word, in the kernel's order.
        size: how many targets a word has in a plain list of the targets of several words; the last word gets the rest.
    """
    if isinstance(plain, Mapping):
        unknown = [name for name in plain if name not in names]
        if len(names) == 1 and len(unknown) == len(plain):
            return (tuple(sorted(plain)),)
        if unknown:
            raise Misfit(
                phrase("there is no target word {name!r}", name=unknown[0]),
                (unknown[0],),
                nearest(unknown[0], names),
            )
        return tuple(read(plain[name]) if name in plain else () for name in names)
    listed = [plain] if isinstance(plain, str) else list(plain)
    if isinstance(plain, str) and plain in NOTHING:
        listed = []
    if len(names) <= 1:
        return (read(listed),) if names or listed else ()
    if len(listed) == len(names):
        return tuple(read(item) for item in listed)
    found, place = [], 0
    for number in range(len(names)):
        end = len(listed) if number + 1 == len(names) else place + size(number)
        found.append(read(listed[place:end]))
        place = end
    return tuple(found)


def write_act(_question: Question, choice: Sequence[str]) -> Plain:
    """Return what a player does who may act: `{use: card}` for ("use", card), a word for one alone, `{attack: {a: b}}` for both."""
    key, *what = choice
    return key if not what else {key: what[0]} if len(what) == 1 else {key: dict([what])}


def write_set(nothing: Plain) -> Callable[[Question, Plain], Plain]:
    """Return a writer of sets: one id as a word, several as a list, none as the word for nothing."""
    return lambda _question, choice: nothing if not choice else choice[0] if len(choice) == 1 else list(choice)


def write_targets(_question: Question, choice: Plain) -> Plain:
    """Return targets by target word, in the words' order."""
    words = [ids[0] if len(ids) == 1 else list(ids) for ids in choice]
    return words[0] if len(words) == 1 else words


def write_list(_question: Question, choice: Iterable[object]) -> Plain:
    """Return a choice as a list."""
    return list(choice)


def write_table(_question: Question, choice: Iterable[tuple[str, object]]) -> Plain:
    """Return numbers by target."""
    return dict(choice)


_READERS: Mapping[str, Callable[[Question, Plain], Plain]] = {
    "optional": read_optional,
    "order": read_order,
    "replacement": read_replacement,
}
_WRITERS: Mapping[str, Callable[[Question, Plain], Plain]] = {"order": write_list}
"""Choices that every game has."""


class ChoiceWords:
    """How the choices of one game are worded: a reader and a writer by kind of question, besides those that every game has.

    Attributes:
        readers: what makes the kernel's choice of a scenario's words; a kind not listed is one word.
        writers: the other way round; a kind not listed is written as it is.
    """

    def __init__(
        self,
        readers: Mapping[str, Callable[[Question, Plain], Any]],
        writers: Mapping[str, Callable[[Question, Any], Plain]],
    ) -> None:
        self.readers = {**_READERS, **readers}
        self.writers = {**_WRITERS, **writers}

    def read(self, question: Question, plain: Plain) -> Any:
        """Return the kernel's choice for what a scenario says.

        Raises:
            Misfit: it is no choice of this kind at all.
        """
        reader = self.readers.get(question.kind)
        if reader is not None:
            return reader(question, plain)
        return str(plain) if isinstance(plain, int) and not isinstance(plain, bool) else plain

    def write(self, question: Question, choice: object) -> Plain:
        """Return a choice as a scenario words it."""
        writer = self.writers.get(question.kind)
        return writer(question, choice) if writer is not None else choice


def open_choice(session: Session, action: Mapping[str, Plain], means: Callable[[str, Question], bool]) -> Question:
    """Return the open question that a `choose` step answers.

    Args:
        session: the game being played.
        action: the step; `question` and `by` name the kind and the player.
        means: tells whether a word means the kind of a question.

    Raises:
        IllegalAnswer: nothing is open, or another player decides.
        Misfit: another kind of question is open.
    """
    question = session.position.question
    kind = action.get("question")
    if question is None or (question.kind == "priority" and kind != "priority"):
        session.settle()
        question = session.position.question
    if question is None:
        raise NotAsked(None, action["choose"], Refused((), phrase("no decision is open")))
    if kind is not None and not means(kind, question):
        raise Misfit(phrase("open is {kind}, not {kind_2}", kind=question.kind, kind_2=kind), ("question",))
    by = action.get("by")
    if by is not None and by not in (question.by, question.decider):
        raise IllegalAnswer(
            question, action["choose"], Refused((), phrase("{by} decides, not {by_2}", by=question.by, by_2=by))
        )
    return question
