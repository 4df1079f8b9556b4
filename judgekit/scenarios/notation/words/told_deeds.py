"""A deed for which there is no row, with what it may be about, and what it may stand for."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.core.wording import phrase
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.notation import Saying


class Told(NamedTuple):
    """A deed for which there is no row, with what it may be about.

    Attributes:
        statement: what was said.
        who: who does it; empty where that is not said.
        rest: what is done.
        names: the names that are there.
        where: the cards that are not on the table, each with its player: a hand.
        active: whose turn it is.
        top: what waits on top; empty where nothing does.
        before: what was said before it.
        sayings: the game's deeds in other words.
        is_how: tells whether words say how a deed is done, as a row reads them.
        reads: tells whether rows read words as a deed.
        quoted: keeps a text in quotation marks and returns the sign that stands for it.
        text: returns the text of a card; None where nobody wrote one.
    """

    statement: Statement
    who: str
    rest: str
    names: Names
    where: Sequence[Thing]
    active: str
    top: str
    before: str
    sayings: Sequence[Saying]
    is_how: Callable[[str], bool]
    reads: Callable[[str], bool]
    quoted: Callable[[str], str]
    text: Callable[[str], str | None]

    def one(self, *bodies: str) -> Way:
        """Return the way in which the same player does one thing after another."""
        return self.by(self.who, *bodies)

    def by(self, who: str, *bodies: str) -> Way:
        """Return the way in which a player, or nobody of whom it is said, does one thing after another."""
        return Way([replace(self.statement, who=who, body=body) for body in bodies])

    def who_has(self, name: str) -> set[str]:
        """Return the players who have what is called so."""
        return {one.player for one in self.names.called(name)}

    def own(self) -> list[Thing]:
        """Return what the player has on the table."""
        away = {one.id for one in self.where}
        return [one for one in self.names.things if one.player == self.who and one.id not in away]


class Way(NamedTuple):
    """What a deed may stand for.

    Attributes:
        parts: the statements.
        granted: what is taken for granted by it, to be said aloud; None where nothing is.
        surely: what the rules do not allow is refused as what was said; else something else is meant.
        often: each part is done as often as that is asked for, one of them at least.
        else_refused: where nothing else can be meant, it is refused as what was said after all.
    """

    parts: list[Statement]
    granted: Bilingual | None = None
    surely: bool = True
    often: bool = False
    else_refused: bool = False


PRINTED = {
    "@destroy": re.compile(
        r"destroy|damage|\bfights?\b|sacrific|exile|toughness|[-−－](?:\d|X)|破壊|ダメージ|格闘|生け贄|追放|除外|タフネス|パワー",
        re.IGNORECASE,
    ),
    "@tap": re.compile("(?<!un)tap|(?<!アン)タップ", re.IGNORECASE),
    "@damage": re.compile("damage|ダメージ|fight|格闘", re.IGNORECASE),
}
"""What the text of a spell says that is told to destroy, to tap or to hurt something."""
_DOES = (
    *(
        (re.compile(told), re.compile(printed, re.IGNORECASE))
        for told, printed in (
            (r"を(?:.*で)?(?:奪う|盗む)|\bsteals?\b", r"\bcontrol|コントロール|支配"),
            (r"打ち消|カウンターする|\bcounters?\b(?= .* with )", r"\bcounter|打ち消|無効"),
            (r"追放|\bexiles?\b", r"\bexile|追放|除外"),
            (r"バウンス|戻す|\bbounces?\b", r"\breturn|\bowner|戻|加え"),
        )
    ),
    (re.compile(r"\b(?:destroy|kill)s?\b(?= .* with )|を(?:[^を]*で)?破壊"), PRINTED["@destroy"]),
    (re.compile(r"\btaps?\b(?= .* with )|を(?:[^を]*で)?タップ"), PRINTED["@tap"]),
)
"""What verbs tell that a spell does, with what its text says then."""


_PARTICIPLES = {"destroying": "@destroy", "killing": "@destroy", "tapping": "@tap"}


def not_in_its_text(told: Told, spell: str, how: Sequence[str] = ()) -> NotationUnclear | None:
    """Return the fault that a spell is told to do what its text does not; None where it may do so.

    Args:
        told: the deed.
        spell: what the spell is called in it.
        how: what it is told to do, as participles.
    """
    does = [(said.group(), printed) for verb, printed in _DOES if (said := verb.search(told.rest)) is not None]
    does += [(one, PRINTED[_PARTICIPLES[one]]) for one in how if one in _PARTICIPLES]
    called = re.sub("^(?:the|an?) ", "", spell.casefold())
    texts = [told.text(one.names[-1]) for one in Names(told.where, ()).called(called) if one.names]
    if not does or not texts or any(text is None for text in texts):
        return None
    for verb, printed in does:
        if not any(text is not None and printed.search(text) for text in texts):
            verb = verb.rpartition("で")[2].removeprefix("を")
            return NotationUnclear(
                phrase("{card!r} does nothing by its text that may be called {verb!r}", card=spell, verb=verb),
                told.rest,
            )
    return None


_HELPS = re.compile(
    r"[+＋](?:\d|X)|\bgains? (?!control|\d|X\b)|regenerate|protection|indestructible|hexproof|prevent|untap target"
    "|再生|プロテクション|破壊不能|軽減|得る",
    re.IGNORECASE,
)
_HARMS = re.compile(
    r"\bdamage\b|\bdestroy|\bexile|[-−－](?:\d|X)|\breturn|\bloses?\b|\bcan't\b|(?<!un)tap target|\bcontrol of\b"
    "|ダメージ|破壊する|追放|戻す|失う",
    re.IGNORECASE,
)


def at_whose(told: Told, spell: str) -> bool | None:
    """Tell whether what a spell does by its text is done to an own thing, or to another's; None where it may be either.

    Args:
        told: the deed.
        spell: the words before what it is aimed at: the name of the spell, or a verb that is a word of it (casts Growth on, bolts).
    """
    words = {form for one in re.findall(r"[\w'-]+", spell.casefold()) for form in (one, one.removesuffix("s"))}
    texts = {
        text
        for one in told.where
        if one.player == told.who and one.names and words & {*Names([one], ()).words}
        if (text := told.text(one.names[-1]))
    }
    text = texts.pop() if len(texts) == 1 else ""
    helps, harms = _HELPS.search(text) is not None, _HARMS.search(text) is not None
    return helps if helps != harms else None
