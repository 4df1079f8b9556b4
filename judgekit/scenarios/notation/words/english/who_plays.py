"""Who plays and what: a Commander game with three players, A, B and C; in a four-player game, A is at 20."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judgekit.core.text import listed
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.words.english.told_so_far import Kinds, ToldSoFar

KINDS = Kinds()

_SEATS = re.compile(r"\(?(?P<seats>(?<![\w'])[A-H](?:(?:,| and|, and|,? then) [A-H](?![\w']))+)\)?")
_TELLING = frozenset(
    listed(
        "this is it it's in a an the we we're are there there're you playing play plays played being with between of for among at "
        "player players people seats seated sitting order turn clockwise game games match pod table here and our free-for-all "
        "free all multiplayer multi big small quick casual normal regular singleton night evening afternoon morning today tonight"
    )
)
"""Words of a sentence that only tells who plays."""
_COMMANDER = frozenset(("commander", "edh"))
_NUMBER = re.compile(r"(?P<n>\d+|[a-z]+)(?:-players?|-way|-man|-person)?")


def _of_players(said: str, players: int) -> list[str] | None:
    """Return what words tell that only say what is played and by how many; None where they say something else.

    Args:
        said: the words, without who plays.
        players: how many play.
    """
    told: list[str] = []
    for word in re.findall(r"[\w'-]+", said.casefold()):
        number = _NUMBER.fullmatch(word)
        count = NUMBERS.get(number["n"], number["n"]) if number is not None else ""
        if word in _COMMANDER:
            told = ["commander game"]
        elif word not in _TELLING and not (count.isdecimal() and int(count) == players):
            return None
    return told


@KINDS.of(
    r"(?i)(?P<seats>.*(?<![\w'])[A-H]),? (?P<life>(?:(?:all|each|both)(?: of them| players?)?|every(?:one|body)"
    r"|with (?P<some>everyone|everybody|all players|each player|[A-H]))(?: is| are| being| starts| starting)? "
    r"(?:still )?(?:at|on|with) \d+(?: life)?)"
)
def _who_plays_at_what(so_far: ToldSoFar, match: re.Match[str]) -> Iterator[str]:
    """Who plays, and at how much life: three players, A, B and C, each at 20."""
    seats: list[str] = []
    two = re.fullmatch(r"[Tt]wo players[,:]? A(?:,| and) B", match["seats"]) is not None
    if not two and _who_plays(so_far, match["seats"], seats) is not None:
        return
    number = re.findall(r"\d+", match["life"])[-1]
    yield from seats
    yield f">{match['some'] if match['some'] and len(match['some']) == 1 else 'everyone'} is at {number}"


@KINDS.add
def _who_plays(so_far: ToldSoFar, sentence: str, told: list[str]) -> str | None:
    said = sentence.strip(" .")
    seats = _SEATS.search(said)
    letters = re.findall("[A-H]", seats["seats"]) if seats is not None else [*so_far.players]
    rest = f"{said[: seats.start()]} {said[seats.end() :]}" if seats is not None else said
    found = _of_players(rest, len(letters))
    spoken = re.search(r"player|game|match|pod|table|order|seat|playing|\b(?:commander|edh)\b", rest, re.IGNORECASE)
    if found is None or (len(letters) <= len(("A", "B")) if seats is not None else not spoken):
        return sentence
    told += found
    told += [f"seats {seats['seats']}"] if seats is not None else []
    return None


@KINDS.of(
    r"(?s)(?:[Ii]n|[Dd]uring|[Aa]t|[Ff]or) (?P<game>(?:an?|our|the|this) [\w' -]*?(?:game|match|pod|table)"
    r"(?: (?:of|with|for) \w+(?: players)?)?)(?:,|:)? "
    r"(?P<rest>(?:[Ii]t's |[Ii]t is |[Bb]oth |[Aa]ll |[Ee]ach |[Ee]very(?:one|body) |[A-H](?![\w])).*)"
)
def _in_a_game(so_far: ToldSoFar, game: re.Match[str]) -> Iterator[str]:
    """In what game something is told, before it."""
    found = _of_players(game["game"], len(so_far.players))
    if found is not None:
        yield from found
        yield f">{game['rest']}"
