"""Which editions answer a question: the one in use; others where that one has not what is asked for, or where they are named.

A question is read with the terms of every book. A term that the edition in use does not have, and no text of its book prints,
is asked of the editions that have it: first of others of the same book, the newest of them, else of the other books.
This module is on the path of a cold search, so it imports neither re nor typing.
"""

from __future__ import annotations

from judgekit.core.sqlite3 import Connection
from judgekit.search.folding import fold, is_japanese_letter
from judgekit.search.question import Question, Slot
from judgekit.search.ranking import Ranking, Shelf
from judgekit.search.reader import Cards, read
from judgekit.search.streams import bigrams, is_latin, joined, runs
from judgekit.search.vocabulary import Held, StoredVocabulary, holding, in_texts, printed

GENERAL = "general"
"""The family of words that mean the same in every game."""

MUCH_CLOSER = 1.1
"""How much nearer another game's rule has to come to all that is asked for, where nothing is for certain that game's word."""

NEARLY = 0.9
"""How near another game's rule has to come, measured by ours, where all words are known to our players too."""

MUCH_NEARER = 1.3
"""The same where our players ask our rules with these words: ブロッカー 2体同時 is near nothing but a rule of another game."""

FAR_NEARER = 2.0
"""The same of a question in Latin letters, where no word is for certain that game's."""

TELLING = 0.7
"""The weight from which on a term tells which game a question is of."""

MUCH_OFTENER = 16.0
"""How many times as large a share of another book's rules has to have a word that is that book's for certain."""

HARDLY = 1 / 400
"""The share of its rules that a book may have with a word which is another's: シールド stands in six of 3,400 rules of Magic."""

HARDLY_IN_ENGLISH = 2 * HARDLY
"""The same of a word in Latin letters, of which other books have glosses alone: a shield regenerates, and prevents damage."""

SELDOM = 0.25
"""The share of the best of other books' from which on another one's rules speak of a word too: チャント is MAGMELL's alone."""

_POSTING = 3
"""Bytes of a posting."""

_MOST_GIVEN_UP = 6
"""Texts of ours that may touch on a word which ours has given up."""

_FEWEST_WORDS = 2
"""Words that a question has at least for another game to come nearer to it: one alone is our word."""

AS_NEAR = 0.7
"""How near another book's rule comes at least, measured by ours, before that book is named beside ours."""

A_LITTLE_NEARER = 1.0
"""The same of another book of our game."""

A_WORD = 0.1
"""The share of a question's words that its rule may hold less."""

_MOST_OTHERS = 2
"""Books that are named besides ours where they know the words too."""

_FEWEST = 3
"""Rules that hold a word, for it to be said of a book that it has the word more often than others."""


_STILL = ("still", "anymore", "any more", "these days", "nowadays", "まだ", "今も", "今でも", "今は", "廃止")
"""Who says so asks whether an old rule is in force, and asks the book in use."""


class Answering:
    """A question as it is read for some editions, and what of them answers it.

    Attributes:
        searched: the editions.
        families: the families of books whose terms apply.
        vocabulary: what the question is read against.
        question: what is asked for.
        ranking: the nodes that answer.
        seldom: words for which these editions answer, though those that were to answer first have them too, if seldom.
        nearer: whether these editions answer since their rules come much nearer to all that is asked for.
        others: what other books answer that know the words too, the likeliest first; they are named beside, never mixed in.
    """

    def __init__(
        self,
        connection: Connection,
        query: str,
        searched: list[Shelf],
        others: tuple[str, ...] = (),
        cards: Cards = (),
        before: Answering | None = None,
    ) -> None:
        """Ask some editions.

        Args:
            connection: the store.
            query: as typed.
            searched: the editions.
            others: families of books whose terms are recognised as well, though nothing is corrected into them.
            cards: cards of the user's files that it names.
            before: the same question as other editions read it.
        """
        self.searched = searched
        self.families = families_of(searched)
        numbers = tuple([shelf.number for shelf in searched])
        known: StoredVocabulary | None = None if before is None else before.vocabulary
        self.vocabulary: StoredVocabulary = StoredVocabulary(connection, self.families, numbers, known)
        self.question: Question = read(query, self.vocabulary, tuple(dict.fromkeys([*self.families, *others])), cards)
        self.ranking: Ranking = Ranking(connection, self.question, searched, None if before is None else before.ranking)
        self.seldom: list[str] = []
        self.nearer = False
        self.others: list[Answering] = []

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing answers."""
        return not self.ranking.scores


class Foreign:
    """A word of a question that is other books'.

    Attributes:
        slot: as it was read with the terms of all books.
        by_itself: how the editions that answer first read it.
        held: by number of an edition the places that may print it; None where its letters are too few to tell.
        certain: whether it is another book's by how often the rules of each have it.
        seldom: whether the editions that answer first print it all the same.
    """

    __slots__ = ("by_itself", "certain", "held", "seldom", "slot")

    def __init__(self, slot: Slot, by_itself: Question, held: Held, *, certain: bool, seldom: bool) -> None:
        self.slot = slot
        self.by_itself = by_itself
        self.held = held
        self.certain = certain
        self.seldom = seldom


def families_of(shelves: list[Shelf]) -> tuple[str, ...]:
    """Return the families of words that apply to some editions."""
    return (GENERAL, *dict.fromkeys([name for shelf in shelves for name in (shelf.family, shelf.book)]))


def home_of(pool: list[Shelf], in_use: str | None) -> list[Shelf]:
    """Return the editions that answer first: that in use, with notes on changes to it; without one, all of the core."""
    home = [shelf for shelf in pool if shelf.edition == in_use]
    if home and home[0].base:
        # What holds only changes of the base edition stands in the core beside it.
        home += [shelf for shelf in pool if shelf.book == home[0].book and not shelf.base and not shelf.is_beside]
    return home or [shelf for shelf in pool if not shelf.is_beside] or pool


def is_still_asked(query: str) -> bool:
    """Tell whether a question asks if something is still so."""
    typed = query.lower()
    return any(word in typed for word in _STILL)


def _in_force(editions: list[Shelf], ours: str) -> list[Shelf]:
    """Return some editions without those of other books which a newer whole text replaces; of our own book all may answer."""
    newest: dict[str, Shelf] = {}
    for shelf in editions:
        date, book = shelf.edition.partition("@")[2], shelf.book
        if book != ours and date.isdigit() and (book not in newest or date > newest[book].edition.partition("@")[2]):
            newest[book] = shelf

    def is_in_force(shelf: Shelf) -> bool:
        whole = newest.get(shelf.book)
        is_dated = shelf.edition.partition("@")[2].isdigit()
        return whole is None or shelf is whole or (not is_dated and bool(whole.base))

    return [shelf for shelf in editions if is_in_force(shelf)]


def answer(
    connection: Connection,
    query: str,
    home: list[Shelf],
    pool: list[Shelf],
    cards: Cards = (),
    *,
    decided: bool = False,
) -> Answering:
    """Return what answers a question.

    Args:
        connection: the store.
        query: as typed.
        home: the editions that answer first.
        pool: all editions that may answer.
        cards: cards of the user's files that it names.
        decided: somebody chose the book that answers first, so that others are heard only for what it does not have.
    """
    rest = [shelf for shelf in pool if shelf not in home]
    rest = _in_force(rest, home[0].book) if rest else rest
    if not rest:
        return Answering(connection, query, home, cards=cards)
    first = Answering(connection, query, home, families_of(rest), cards)
    as_read = first
    lacking = _lacking(connection, first)
    foreign = [word for slot in lacking if (word := _foreign(connection, slot, first, home, pool)) is not None]
    leaning = _leaning(connection, first, lacking, home, pool, still=is_still_asked(query))
    # What was put right was meant as it is read: しんかくりーちゃー is no 進化 with a クリーチャー beside it.
    typed = " ".join([query, *[meant for _typed, meant in first.question.corrections]])
    # A word that is not for certain of another game asks that one only where it says more of the whole question.
    doubtful = all(not word.certain and _read_at_home(connection, typed, word, home, rest) for word in foreign)
    doubtful = doubtful and not (foreign and any(word.certain for word in leaning))
    if lacking and doubtful:
        first = Answering(connection, query, home, cards=cards, before=first)
    if foreign:
        asked = _of_another_book(connection, query, foreign, home, rest, first, cards, doubtful=doubtful)
    else:
        asked = _leant(connection, query, leaning, home, rest, first, cards) if leaning else None
        if asked is None and lacking and is_latin(fold(query.strip())[:1]):
            asked = _far_nearer(connection, query, lacking, home, rest, first, cards)
    if asked is not None:
        return asked
    if not doubtful:
        first = Answering(connection, query, home, cards=cards, before=first)
    if decided and _has_it(first):
        return first
    likely = _likely(connection, query, as_read, first, rest, cards)
    nearer = _nearer(connection, query, as_read, likely, home, cards)
    if nearer is not None:
        return nearer
    first = likely[0].ours if likely else first
    if _has_it(first):
        first.others = _knowing_it_too(connection, query, likely, home)
        return first
    return _by_the_rest(connection, query, home[0].book, rest, first, cards)


def _has_it(first: Answering) -> bool:
    """Tell whether the editions that answer first have something of a question that holds a word they know."""
    return not first.is_empty and not (first.question.unknown and not first.question.slots)


def _of_another_book(
    connection: Connection,
    query: str,
    foreign: list[Foreign],
    home: list[Shelf],
    rest: list[Shelf],
    first: Answering,
    cards: Cards,
    *,
    doubtful: bool,
) -> Answering | None:
    """Return what a book answers whose words a question holds; None where ours says as much, or they do not take it along."""
    for searched in _having(connection, foreign, home[0].book, rest):
        found = _nearest_book(connection, query, searched, first, cards)
        if found.is_empty or (doubtful and (_says_as_much(first, found) or _is_older(searched, home))):
            continue
        if doubtful or _takes_along(connection, query, found, foreign, home, first, cards):
            return found
    return None


def _far_nearer(
    connection: Connection,
    query: str,
    lacking: list[Slot],
    home: list[Shelf],
    rest: list[Shelf],
    first: Answering,
    cards: Cards,
) -> Answering | None:
    """Return what another game answers of whose terms one is a word of ours too, if its rules come far nearer: charge."""
    slots = [slot for slot in lacking if is_latin(slot.surface[:1])]
    words = [
        Foreign(
            slot,
            read(slot.surface, first.vocabulary, first.families),
            holding(connection, slot.surface, rest),
            certain=False,
            seldom=True,
        )
        for slot in slots
    ]
    others = [shelf for shelf in rest if shelf.family != home[0].family]
    for searched in _having(connection, words, home[0].book, others) if words else []:
        found = _nearest_book(connection, query, searched, first, cards)
        ours = Answering(connection, query, home, cards=cards, before=first)
        if (
            len(found.question.slots) >= _FEWEST_WORDS
            and found.ranking.closeness() >= FAR_NEARER * ours.ranking.closeness()
            and found.ranking.share_answered() >= ours.ranking.share_answered()
            and _takes_along(connection, query, found, words, home, first, cards)
        ):
            return found
    return None


def _nearest_book(
    connection: Connection, query: str, searched: list[Shelf], first: Answering, cards: Cards
) -> Answering:
    """Return what the one of some books answers whose best rule comes nearest to all that is asked for, the others beside it."""
    books = dict.fromkeys([shelf.book for shelf in searched])
    if len(books) == 1:
        return Answering(connection, query, searched, cards=cards, before=first)
    found = [
        Answering(connection, query, [shelf for shelf in searched if shelf.book == book], cards=cards, before=first)
        for book in books
    ]
    found.sort(key=lambda one: one.ranking.closeness(), reverse=True)
    found[0].others = [one for one in found[1:] if not one.is_empty]
    return found[0]


class Likely:
    """What another book answers, and how much tells that it is asked.

    Attributes:
        by_words: how much the words tell for it.
        told: how much words, nearness and the manner of asking tell for it together.
        for_certain: the same; no more than what words and nearness tell alone.
        put: how much tells that its players put the question.
        least: from how much on it is as likely to be asked as ours.
        found: what it answers.
        ours: what the editions do that answer first, read with their words alone.
    """

    __slots__ = ("by_words", "for_certain", "found", "least", "ours", "put", "told")

    def __init__(
        self,
        by_words: float,
        by_nearness: float,
        by_manner: float,
        put: float,
        least: float,
        found: Answering,
        ours: Answering,
    ) -> None:
        self.by_words = by_words
        self.told = by_words + by_nearness + by_manner
        self.for_certain = min(self.told, by_words + by_nearness)
        self.put = put
        self.least = least
        self.found = found
        self.ours = ours

    @property
    def is_of_our_game(self) -> bool:
        """Tell whether it is another book of the same game."""
        return self.found.searched[0].family == self.ours.searched[0].family


def _likely(
    connection: Connection, query: str, as_read: Answering, first: Answering, rest: list[Shelf], cards: Cards
) -> list[Likely]:
    """Return what other books answer for which the words of a question and how it is put speak, the likeliest first.

    More has to tell for another book of our game, which says mostly what ours says, and in Latin letters, in which only ours is
    printed.

    Args:
        connection: the store.
        query: as typed.
        as_read: the question as it is read with the words of every book.
        first: what the editions answer that answer first.
        rest: the other editions.
        cards: cards of the user's files that it names.
    """
    home = first.searched
    others = [shelf for shelf in rest if shelf.book != home[0].book and not shelf.is_beside]
    if not as_read.question.slots or not others:
        return []
    from judgekit.search import speech

    least = speech.UNDECIDED if any(map(is_japanese_letter, query)) else speech.IN_LATIN_LETTERS
    told = speech.told_by_words(connection, as_read.question, home, others)
    manner = speech.told_by_manner(connection, query, home[0].book, [shelf.book for shelf in others])
    ours: Answering | None = None if first is as_read else first
    likely: list[Likely] = []
    for by_words, by_manner, shelf in zip(told, manner, others, strict=True):
        enough = least + (speech.OF_OUR_GAME if shelf.family == home[0].family else 0.0)
        if by_words + by_manner <= enough + speech.WORTH_ASKING:
            continue
        found = Answering(connection, query, [shelf], cards=cards, before=first)
        if found.is_empty:
            continue
        if ours is None:
            ours = Answering(connection, query, home, cards=cards, before=first)
        by_nearness = speech.told_by_nearness(ours.ranking.closeness(), found.ranking.closeness())
        put = speech.as_its_players(query, by_words, by_nearness, by_manner)
        likely.append(Likely(by_words, by_nearness, by_manner, put, enough, found, ours))
    likely.sort(key=lambda one: one.told, reverse=True)
    return likely


def _nearer(
    connection: Connection, query: str, as_read: Answering, likely: list[Likely], home: list[Shelf], cards: Cards
) -> Answering | None:
    """Return what another game answers whose rules come much nearer to a whole question, and say its words much oftener.

    A question of one word is ours, and so is one in Latin letters, in which only ours is printed, or with a term of ours alone.
    """
    if len(as_read.question.slots) < _FEWEST_WORDS or not any(map(is_japanese_letter, query)):
        return None
    from judgekit.search.speech import ENOUGH, OF_ITS_PLAYERS

    for one in sorted(likely, key=lambda one: one.put, reverse=True)[:1]:
        if one.put > OF_ITS_PLAYERS and not one.is_of_our_game and _comes_much_nearer(one):
            return _answering_nearer(one)
    for one in likely:
        if one.for_certain <= ENOUGH or one.is_of_our_game or one.by_words <= 0.0 or _lacks_words(one.found, one.ours):
            continue
        if one.found.ranking.closeness() < MUCH_CLOSER * one.ours.ranking.closeness():
            continue  # words alone take no question away that ours answers as well
        if _takes_along(connection, query, one.found, [], home, as_read, cards):
            return _answering_nearer(one)
    return None


def _answering_nearer(one: Likely) -> Answering:
    """Return what another book answers since its rules come nearer, what ours answer beside it."""
    one.found.nearer = True
    one.found.others = [] if one.ours.is_empty else [one.ours]
    return one.found


def _comes_much_nearer(one: Likely) -> bool:
    """Tell whether the best rule of another book comes much nearer than ours and holds as many of the words of the question."""
    ours, theirs = one.ours.ranking, one.found.ranking
    return (
        theirs.closeness() >= MUCH_NEARER * ours.closeness()
        and theirs.share_answered() >= ours.share_answered() - A_WORD
    )


def _knowing_it_too(connection: Connection, query: str, likely: list[Likely], home: list[Shelf]) -> list[Answering]:
    """Return what the books answer that are as likely to be asked as the editions that answer first: one, two where two are likely.

    A term of ours alone decides, and so does a rule of ours that holds more of the question than any of theirs. One word typed
    alone asks our chapter of that name, and so does one in Latin letters; else only books are heard that print it.
    """
    if not likely or (len(likely[0].ours.question.slots) < _FEWEST_WORDS and is_latin(fold(query.strip())[:1])):
        return []
    from judgekit.search.speech import LIKELY

    over = sorted(likely, key=lambda one: one.told - one.least, reverse=True)[:_MOST_OTHERS]
    found = [one for rank, one in enumerate(over) if one.told - one.least > (LIKELY if rank else 0.0)]
    found = [one for one in found if _holds_as_much(one)]
    if found and found[0].ours.question.bare_term:
        if found[0].ours.ranking.leads_to_a_chapter:
            return []
        word = found[0].ours.question.slots[0].surface
        found = [one for one in found if _prints(connection, word, one.found.searched)]
    return [
        one.found
        for one in found
        if not _at_home_alone(connection, one.ours.question, one.found, home) and not _only_ours_prints(connection, one)
    ]


def _holds_as_much(one: Likely) -> bool:
    """Tell whether the best rule of another book comes as near as ours, and holds as many of the words of the question.

    Another book of our game says mostly what ours says: its rule has to come nearer, or ours answers.
    """
    ours, theirs = one.ours.ranking, one.found.ranking
    near = A_LITTLE_NEARER if one.is_of_our_game else AS_NEAR
    return theirs.closeness() >= near * ours.closeness() and theirs.share_answered() >= ours.share_answered() - A_WORD


def _only_ours_prints(connection: Connection, one: Likely) -> bool:
    """Tell whether a question has a term of ours that our rules print and those of the other book never do: マリガン.

    Its players may say so all the same, and glosses of its rules, so that its rule is found; but the word is ours.
    """
    home, others = one.ours.searched, one.found.searched
    slots = [
        slot for slot in one.ours.question.slots
        if slot.term and not is_latin(slot.surface[:1]) and any(weight >= TELLING for _unit, weight in slot.units)
    ]  # fmt: skip
    if not slots:
        return False
    marks = ",".join("?" * sum([len(slot.units) for slot in slots]))
    rows = connection.execute(
        f"SELECT unit, family FROM search_concept WHERE unit IN ({marks})",
        [unit for slot in slots for unit, _weight in slot.units],
    ).fetchall()
    ours = {unit for unit, family in rows if family != GENERAL and family in one.ours.families}
    theirs = [shelf.number for shelf in others]
    for slot in slots:
        if not any(unit in ours for unit, _weight in slot.units):
            continue
        held = holding(connection, slot.surface, home + others) or {}
        there = {number: held.pop(number) for number in theirs if number in held}
        if _shares_of(held, home) < HARDLY or (there and in_texts(connection, slot.surface, there)):
            continue  # their texts are the fewer: most words are printed there too
        if _shares_of(in_texts(connection, slot.surface, held), home) >= HARDLY:
            return True
    return False


def _shares_of(held: dict[int, list[int]], home: list[Shelf]) -> float:
    """Return which share of its rules an edition has at most with a word."""
    return max([len(held.get(shelf.number, ())) / shelf.nodes for shelf in home])


def _prints(connection: Connection, surface: str, shelves: list[Shelf]) -> bool:
    held = holding(connection, surface, shelves)
    return printed(connection, surface, tuple([shelf.book for shelf in shelves]), shelves, held)


def _lacks_words(found: Answering, ours: Answering) -> bool:
    """Tell whether other editions have not all the words of a question that ours have."""
    neither = {*ours.question.unknown, *[slot.surface for slot in ours.ranking.unheld()]}
    return any(word not in neither for word in found.question.unknown) or any(
        slot.surface not in neither for slot in found.ranking.unheld()
    )


def _by_the_rest(
    connection: Connection, query: str, book: str, rest: list[Shelf], first: Answering, cards: Cards
) -> Answering:
    """Return what the other editions answer where the first have nothing: those of the same book, then those of others."""
    same, others = [s for s in rest if s.book == book], [s for s in rest if s.book != book]
    for searched in (same, others):
        found = _nearest_book(connection, query, searched, first, cards) if searched else first
        if not found.is_empty:
            return found
    return first


def _takes_along(
    connection: Connection,
    query: str,
    found: Answering,
    foreign: list[Foreign],
    home: list[Shelf],
    first: Answering,
    cards: Cards,
) -> bool:
    """Tell whether words of other games take a question along; one that we have, though seldom, none with a term of ours alone."""
    ours = read(query, first.vocabulary, families_of(home), cards)
    alone = _at_home_alone(connection, ours, found, home)
    if alone and alone > len([word for word in foreign if not word.seldom]):
        return False
    found.seldom = [word.slot.label for word in foreign if word.seldom]
    return True


def _leant(
    connection: Connection,
    query: str,
    leaning: list[Foreign],
    home: list[Shelf],
    rest: list[Shelf],
    first: Answering,
    cards: Cards,
) -> Answering | None:
    """Return what the books answer that print words which our players know too; None where they come less near."""
    certain = [word for word in leaning if word.certain]
    words = certain or leaning
    least = NEARLY if certain else MUCH_NEARER
    asked = [shelf for shelf in rest if any(_speaks_of(shelf, word) for word in words)]
    for searched in _having(connection, words, home[0].book, asked):
        found = _nearest_book(connection, query, searched, first, cards)
        if found.is_empty or not _takes_along(connection, query, found, words, home, first, cards):
            continue
        ours = Answering(connection, query, home, cards=cards, before=first)
        given_up = any(not word.seldom for word in words)
        if given_up or found.ranking.closeness() >= least * ours.ranking.closeness():
            found.seldom = [word.slot.label for word in words]
            return found
    return None


def _lacking(connection: Connection, first: Answering) -> list[Slot]:
    """Return the terms in a question that are none of the first editions' books, or of which those editions have nothing."""
    unheld = first.ranking.unheld()
    terms = [slot for slot in first.question.slots if slot.term and slot.units]
    if not terms:
        return []
    marks = ",".join("?" * sum([len(slot.units) for slot in terms]))
    units = [unit for slot in terms for unit, _weight in slot.units]
    rows = connection.execute(f"SELECT unit, family FROM search_concept WHERE unit IN ({marks})", units).fetchall()
    ours = {unit for unit, family in rows if family in first.families}
    return [slot for slot in terms if slot in unheld or not any(unit in ours for unit, _weight in slot.units)]


def _foreign(
    connection: Connection, slot: Slot, first: Answering, home: list[Shelf], pool: list[Shelf]
) -> Foreign | None:
    """Return a term that the first editions have not as one of other books; None where it is a word of theirs all the same."""
    by_itself = read(slot.surface, first.vocabulary, first.families)
    if _inflected(slot.surface, by_itself.slots):
        return None
    book = home[0].book
    held = holding(connection, slot.surface, pool)
    share, others = _shares(held or {}, book, pool)
    hardly = HARDLY_IN_ENGLISH if is_latin(slot.surface[:1]) else HARDLY
    certain = share < hardly and others >= MUCH_OFTENER * max(share, 0.5 / home[0].nodes) and not _of_terms(by_itself)
    is_strange = not any(part.term for part in by_itself.slots)
    said = printed(connection, slot.surface, (book,), pool, held, by_itself=is_strange)
    return Foreign(slot, by_itself, held, certain=certain, seldom=said) if certain or not said else None


def _leaning(
    connection: Connection,
    first: Answering,
    lacking: list[Slot],
    home: list[Shelf],
    pool: list[Shelf],
    *,
    still: bool,
) -> list[Foreign]:
    """Return the terms that our players know too, but other books print and ours hardly do: 進化, トリガー, ゾーン.

    One that is all the question asks for is ours. A short form of a term of ours is ours too: 誘発能力 of 誘発型能力. What players
    ask for our rules with, though no rule says it, is only spoken: ブロッカー, 山札.
    """
    terms = [slot for slot in first.question.slots if slot.term and slot.units]
    slots = [slot for slot in terms if slot not in lacking and len(slot.surface) > 1 and not is_latin(slot.surface[:1])]
    if not slots:
        return []
    theirs = _units_of_others(connection, slots, first.families)
    seldom = _seldom_at_home(connection, slots, home)
    # Another book of the same game says what ours says, but for what ours has given up.
    same = [
        shelf for shelf in pool if shelf.book != home[0].book and shelf.family == home[0].family and not shelf.is_beside
    ]
    others = [shelf for shelf in pool if shelf not in same]
    found: list[Foreign] = []
    for slot in slots:
        if same and not still and slot in seldom and _given_up(connection, slot.surface, home, same):
            held = holding(connection, slot.surface, same)
            by_itself = read(slot.surface, first.vocabulary, first.families)
            found.append(Foreign(slot, by_itself, held, certain=True, seldom=False))
        elif len(terms) > 1 and any(unit in theirs for unit, _weight in slot.units):
            by_itself = read(slot.surface, first.vocabulary, first.families)
            ours = joined(fold(by_itself.slots[0].label)) if len(by_itself.slots) == 1 else ""
            if ours and not _shortened(slot.surface, ours) and (slot in seldom or slot.surface != ours):
                word = _printed_elsewhere(connection, slot, by_itself, home, others)
                found += [word] if word is not None else []
    return found


def _units_of_others(connection: Connection, slots: list[Slot], families: tuple[str, ...]) -> set[str]:
    """Return the units of some terms that are words of other books too."""
    units = [unit for slot in slots for unit, _weight in slot.units]
    marks = ",".join("?" * len(units))
    rows = connection.execute(f"SELECT unit, family FROM search_concept WHERE unit IN ({marks})", units).fetchall()
    return {unit for unit, family in rows if family not in families}


def _printed_elsewhere(
    connection: Connection, slot: Slot, by_itself: Question, home: list[Shelf], pool: list[Shelf]
) -> Foreign | None:
    """Return a term of ours as a word of other books, where their rules say it many times as often as ours, which hardly do."""
    book, least = home[0].book, 0.5 / home[0].nodes
    held = holding(connection, slot.surface, pool) or {}
    share, _others = _shares(held, book, pool)
    said = in_texts(connection, slot.surface, held)
    at_home, others = _shares(said, book, pool)
    if at_home >= HARDLY or others < MUCH_OFTENER * max(at_home, least):
        return None
    certain = share < HARDLY and others >= MUCH_OFTENER * max(share, least)
    return Foreign(slot, by_itself, said, certain=certain, seldom=True)


def _seldom_at_home(connection: Connection, slots: list[Slot], home: list[Shelf]) -> list[Slot]:
    """Return those of some terms in Japanese of which a pair of letters stands in hardly any rules of the first editions."""
    pairs = {
        slot.surface: [unit for run in runs(slot.surface) for unit in bigrams(run) if len(unit) > 1] for slot in slots
    }
    units = list({unit for found in pairs.values() for unit in found})
    if not units:
        return []
    marks = ",".join("?" * len(units))
    rows = connection.execute(
        f"SELECT unit, length(postings) FROM search_posting WHERE shelf = {home[0].number} AND unit IN ({marks})", units
    )
    count = {unit: length // _POSTING for unit, length in rows.fetchall()}
    most = HARDLY * home[0].nodes
    return [slot for slot in slots if any(count.get(unit, 0) < most for unit in pairs[slot.surface])]


def _shortened(short: str, term: str) -> bool:
    """Tell whether a word is a term with letters left out."""
    letters = iter(term)
    return short != term and all(letter in letters for letter in short)


def _given_up(connection: Connection, surface: str, home: list[Shelf], others: list[Shelf]) -> bool:
    """Tell whether of a word of another book of the same game only the glossary of ours still speaks: マナ・バーン."""
    held = holding(connection, surface, home + others) or {}
    ours = [place for shelf in home for place in held.get(shelf.number, ())]
    if not ours or len(ours) > _MOST_GIVEN_UP or not any(shelf.number in held for shelf in others):
        return False
    rows = connection.execute(
        f"SELECT kind FROM search_node WHERE place IN ({','.join(map(str, ours))}) "
        "AND (instr(stream, ?1) OR instr(glossed, ?1) OR instr(title_ja, ?1))",
        (surface,),
    ).fetchall()
    kinds = {kind for (kind,) in rows}
    return kinds == {"entry"} and printed(connection, surface, tuple({shelf.book for shelf in others}), others, held)


def _speaks_of(shelf: Shelf, word: Foreign) -> bool:
    """Tell whether more than hardly any rules of an edition have a word; one that ours has given up may stand in one rule."""
    count = len((word.held or {}).get(shelf.number, ()))
    return count >= (_FEWEST if word.seldom else 1) and count >= HARDLY * shelf.nodes


def _shares(held: dict[int, list[int]], book: str, pool: list[Shelf]) -> tuple[float, float]:
    """Return which share of its rules an edition of a book has at most with a word as it was typed, and one of another book."""
    ours = others = 0.0
    for shelf in pool:
        count = len(held.get(shelf.number, ()))
        if shelf.book == book:
            ours = max(ours, count / shelf.nodes)
        elif count >= _FEWEST:
            others = max(others, count / shelf.nodes)
    return ours, others


def _inflected(surface: str, slots: list[Slot]) -> bool:
    """Tell whether a word is a term of the first editions with an ending in hiragana: 攻撃でき is no other game's word.

    Args:
        surface: the word as typed.
        slots: how it is read by itself in the first editions.
    """
    term = slots[0].surface if slots and slots[0].term else ""
    rest = surface[len(term) :]
    return bool(term and rest) and surface.startswith(term) and all("ぁ" <= character <= "ん" for character in rest)


def _of_terms(word: Question) -> bool:
    """Tell whether a word is made of terms alone: 誘発能力 is no other game's word where 誘発 and 能力 are ours."""
    named = [slot.term for slot in word.slots if slot.label]
    return bool(named) and all(named) and not word.unknown


def _read_at_home(connection: Connection, query: str, word: Foreign, home: list[Shelf], rest: list[Shelf]) -> bool:
    """Tell whether a word of other games may as well be words of the first editions, as they read it by itself.

    What only players say there (死亡誘発) may be a term of ours with something beside it (死亡), unless nobody who asks for our
    rules says so (シールドトリガー); what was typed with a particle that the other game's word has not (パワーが0), terms of ours
    alone; a word that the other game prints as typed is its own.
    """
    if not any(part.term for part in word.by_itself.slots):
        return False
    surface = word.slot.surface
    beside = [part for part in word.by_itself.slots if not part.term and part.label and not part.label.isdigit()]
    books = tuple({shelf.book for shelf in rest} - {home[0].book})
    if surface != joined(fold(word.slot.label)) and not printed(connection, surface, books, rest, word.held):
        if not word.held and (word.by_itself.unknown or beside):
            return False  # マナ埋め is no マナ with something beside it
        return not word.held or _of_terms(word.by_itself) or any(shelf.number in word.held for shelf in home)
    return surface not in fold(query) and not beside


def _at_home_alone(connection: Connection, ours: Question, other: Answering, home: list[Shelf]) -> int:
    """Return how many terms of a question only the first editions have, or have many times as often as others that know them.

    "Quick question: does proliferate work on a saga?" is no question of the game in which a card may be quick. What every game's
    players say and no rule does (通る) tells nothing.

    Args:
        connection: the store.
        ours: the question as the first editions read it.
        other: as others answer it.
        home: the first editions.
    """
    unheld = other.ranking.unheld()
    theirs = [slot.surface for slot in other.question.slots if slot.term and slot not in unheld]
    # What we put right in a word of theirs was never typed: 超魂 is no 絆魂 with a mistake.
    guessed = [meant for typed, meant in ours.corrections if any(typed in word or word in typed for word in theirs)]
    both = home + other.searched
    count = 0
    for slot in ours.slots:
        if (
            not slot.term
            or any(slot.surface in meant for meant in guessed)
            or not any(weight >= TELLING for _unit, weight in slot.units)
        ):
            continue
        held = holding(connection, slot.surface, both)
        if any(slot.surface in surface or surface in slot.surface for surface in theirs):
            if not is_latin(slot.surface[:1]):
                count += _much_oftener(held or {}, home, other.searched)
        elif not is_latin(slot.surface[:1]) or not any(shelf.number in (held or {}) for shelf in other.searched):
            # Other books are not printed in English; what their glosses say is no word of ours alone.
            count += printed(connection, slot.surface, (home[0].book,), both, held)
    return count


def _much_oftener(held: dict[int, list[int]], some: list[Shelf], others: list[Shelf]) -> bool:
    """Tell whether rules of some editions have a word many times as often as those of others, which hardly have it."""
    share, elsewhere = (
        max([len(held.get(shelf.number, ())) / shelf.nodes for shelf in editions]) for editions in (some, others)
    )
    fewest = max([0.5 / shelf.nodes for shelf in others])
    return elsewhere < HARDLY and share >= MUCH_OFTENER * max(elsewhere, fewest)


def _is_older(searched: list[Shelf], home: list[Shelf]) -> bool:
    """Tell whether editions are another, older book of our game: what may be words of ours asks ours, 伝説のクリーチャー."""
    return all(shelf.family == home[0].family and shelf.book != home[0].book for shelf in searched)


def _says_as_much(ours: Answering, other: Answering) -> bool:
    """Tell whether the first editions say as much of a question as others do, which have not all the terms or less about them."""
    unheld = other.ranking.unheld()
    theirs = [slot.surface for slot in other.question.slots if slot.term and slot not in unheld]
    for slot in ours.question.slots:
        if slot.term and not any(slot.surface in surface for surface in theirs):
            return True
    return other.ranking.closeness() < MUCH_CLOSER * ours.ranking.closeness()


def _having(connection: Connection, words: list[Foreign], book: str, rest: list[Shelf]) -> list[list[Shelf]]:
    """Return the groups of editions that have most of some terms: the newest of the same book, then the other books together.

    Of other books with as many of them, those are left out whose rules speak of them much more seldom, and those whose players
    alone say so where another one's rules do: マナゾーン.
    """
    slots = [word.slot for word in words]
    has = _shares_of_units(connection, {unit for slot in slots for unit, _weight in slot.units}, rest)

    def count(shelf: Shelf) -> int:
        return sum([any(unit in has[shelf.number] for unit, _weight in slot.units) for slot in slots])

    def share(shelf: Shelf) -> float:
        found = has[shelf.number]
        return sum([max([found.get(unit, 0.0) for unit, _weight in slot.units], default=0.0) for slot in slots])

    counts = {shelf.number: count(shelf) for shelf in rest}
    same = [shelf for shelf in rest if shelf.book == book and counts[shelf.number]]
    same.sort(key=lambda shelf: (counts[shelf.number], shelf.edition), reverse=True)
    others = _with_most(
        [shelf for shelf in rest if shelf.book != book and counts[shelf.number]],
        counts,
        {shelf.number: share(shelf) for shelf in rest},
    )
    saying = [
        shelf for shelf in others if any(len((word.held or {}).get(shelf.number, ())) >= _FEWEST for word in words)
    ]
    if len(saying) > 1:
        said = [_in_rules(connection, word) for word in words]
        saying = [shelf for shelf in saying if any(shelf.number in places for places in said)] or saying
    return [group for group in (same[:1], saying or others) if group]


def _in_rules(connection: Connection, word: Foreign) -> dict[int, list[int]]:
    """Return by number of an edition the places that have a word: in their text, where it is printed in the word's letters."""
    if not word.held or is_latin(word.slot.surface[:1]):
        return word.held or {}
    return in_texts(connection, word.slot.surface, word.held)


def _with_most(shelves: list[Shelf], counts: dict[int, int], shares: dict[int, float]) -> list[Shelf]:
    """Return the editions that have most of the terms, but those whose rules speak of them much more seldom."""
    most = max([counts[shelf.number] for shelf in shelves], default=0)
    found = [shelf for shelf in shelves if counts[shelf.number] == most]
    least = SELDOM * max([shares[shelf.number] for shelf in found], default=0.0)
    return [shelf for shelf in found if shares[shelf.number] >= least]


def _shares_of_units(connection: Connection, units: set[str], rest: list[Shelf]) -> dict[int, dict[str, float]]:
    """Return how much of an edition speaks of each unit that it has, by its number: 0 where only a name of a card has it."""
    marks = ",".join("?" * len(units))
    numbers = ",".join([str(shelf.number) for shelf in rest])
    rows = connection.execute(
        f"SELECT unit, shelf, length(postings) FROM search_posting WHERE shelf IN ({numbers}) AND unit IN ({marks})",
        list(units),
    ).fetchall()
    has: dict[int, dict[str, float]] = {shelf.number: {} for shelf in rest}
    nodes = {shelf.number: shelf.nodes for shelf in rest}
    for unit, number, length in rows:
        has[number][unit] = length / nodes[number]
    named = connection.execute(
        f"SELECT unit, family FROM search_concept WHERE unit IN ({marks})", list(units)
    ).fetchall()
    for unit, family in named:  # the name of a card stands in no rulebook, and asks one of its game all the same
        for shelf in rest:
            if family == shelf.book and not any(unit in found for found in has.values()):
                has[shelf.number][unit] = 0.0
    return has
