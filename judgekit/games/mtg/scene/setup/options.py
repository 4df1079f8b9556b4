"""800.2: the options and the variant that a scenario is played with, read from `given.options`.

`two-headed-giant: [[A, B], [C, D]]` (810) and `shared-team-turns: [[…], …]` (805): the teams, each in seating order.
`emperor: [[A, B, C], [D, E, F]]` (809): the emperor sits in the middle, the first of two, or `{teams: …, emperors: [B, E]}`.
`team-vs-team: [[A, B, C], [D, E, F]]` (808): the teams, each in seating order; turns are not shared, anybody may be attacked.
`alternating-teams: [[A1, A2], [B1, B2]]` (811) seats the players one of each team after another (811.3).
`deploy-creatures`, `grand-melee`, `attack-left`, `attack-right`, `vanguard`: true. With `vanguard`, a card of type Vanguard in
the command zone has `life-modifier: -3` and `hand-modifier: +2` (902.4, 902.5).
`range-of-influence: 1`, or `{A: 2, B: 1}` where players have different ones (801.2a).
"""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.parts import nearest
from judgekit.core.wording import phrase
from judgekit.engine import Unsupported
from judgekit.games.mtg.meaning.range_of_influence import LIMITS, RANGES, ranges_of
from judgekit.games.mtg.multiplayer.attack_seats import ADJACENT, ATTACKS_ONLY, LEFT, RIGHT
from judgekit.games.mtg.multiplayer.deploying import DEPLOYING, deployment
from judgekit.games.mtg.multiplayer.emperor import EMPERORS, middle, ranges
from judgekit.games.mtg.multiplayer.grand_melee import MARKERS
from judgekit.games.mtg.multiplayer.team_seats import MIDDLE_SEATS, middle_seat
from judgekit.games.mtg.multiplayer.vanguard import modified, vanguard_of
from judgekit.games.mtg.state.objects import Lasting, Object, Player
from judgekit.games.mtg.terms.records import Card
from judgekit.language.parts import Part
from judgekit.table.adapter import IllegalState

TYPE_CHECKING = False  # typing costs more to import than what is read of it
if TYPE_CHECKING:
    from judgekit.games.mtg.scene.setup.given_facts import GivenFacts

OPTIONS = {
    "two-headed-giant": "810",
    "range-of-influence": "801",
    "limited-range-of-influence": "801",
    "commander": "903",
    "emperor": "809",
    "grand-melee": "807",
    "alternating-teams": "811",
    "team-vs-team": "808",
    "free-for-all": "806",
    "attack-multiple-players": "802",
    "attack-left": "803",
    "attack-right": "803",
    DEPLOYING: "804",
    "shared-team-turns": "805",
    "vanguard": "902",
    "brawl": "903.12",
    "planechase": "901",
    "archenemy": "904",
    "life": "103.3",
}
"""Options and variants by word, each with its rule."""

SUPPORTED = frozenset(
    (
        *("free-for-all", "commander", "attack-multiple-players", "two-headed-giant", "shared-team-turns"),
        *("range-of-influence", "limited-range-of-influence", "emperor", "alternating-teams", "grand-melee"),
        *("attack-left", "attack-right", "vanguard", "team-vs-team", DEPLOYING),
    )
)
"""Options that the rules in code know; whoever adds one adds its name here."""

TEAM_LIFE, HEAD_LIFE = 30, 15
"""Starting life total of a team of two (810.4), and what each further head adds (810.11)."""


def read_options(part: Part, players: tuple[str, ...]) -> GivenFacts:
    """Return the facts that the options of a scenario make; one without rules in code is refused by name.

    Args:
        part: the whole of `given`.
        players: the players in seating order.
    """
    options = part.get("options")
    if options is None:
        return {}
    found = []
    facts: GivenFacts = {}
    for key in options.key_names():
        if key not in OPTIONS:
            raise options[key].fault(
                phrase("unknown option {key!r}", key=key),
                nearest(key, OPTIONS),
            )
        if options[key].is_text and options[key].text() in ("false", "no"):
            continue
        if key not in SUPPORTED:
            raise Unsupported(phrase("the option {key}", key=key), OPTIONS[key])
        found.append((key, options[key].text() if options[key].is_text else ""))
        facts.update(_facts(key, options[key], players))
    own = [key for key, _ in found if key in RANGE_OPTIONS]
    for key in own:
        facts.update(_facts(key, options[key], players))
    return {**facts, "options": tuple(sorted(found))}


def seating(part: Part, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players in seating order: as listed, with Alternating Teams one of each team after another (811.3)."""
    options = part.get("options")
    if options is None or "alternating-teams" not in options:
        return players
    teams = _teams(options["alternating-teams"], players)
    if len({len(team) for team in teams}) > 1:
        raise options["alternating-teams"].fault(phrase("the teams are of equal size"), "811.1")
    return tuple(id for row in zip(*teams, strict=True) for id in row)


RANGE_OPTIONS = ("range-of-influence", "limited-range-of-influence")
"""Options that say the range of influence, whatever the default of the variant is."""


def _facts(key: str, part: Part, players: tuple[str, ...]) -> GivenFacts:
    if key == "emperor":
        return _emperor(part, players)
    if key == "alternating-teams":
        return {"teams": _teams(part, players), ATTACKS_ONLY: (ADJACENT, ("811.4",))}
    if key == "grand-melee":
        return {LIMITS: tuple((id, 1) for id in players), ATTACKS_ONLY: ((LEFT,), ("803.1a", "807.2b")), MARKERS: True}
    if key in ("attack-left", "attack-right"):
        return {ATTACKS_ONLY: ((LEFT,), ("803.1a",)) if key == "attack-left" else ((RIGHT,), ("803.1b",))}
    if key == "two-headed-giant":
        teams = _teams(part, players)
        _together(teams, players, part)
        return {"teams": teams, "shared_turns": True, "shared_life": True}
    if key == "team-vs-team":
        teams = _teams(part, players)
        _together(teams, players, part)
        return {"teams": teams, MIDDLE_SEATS: tuple(middle_seat(team) for team in teams)}
    if key == "shared-team-turns":
        teams = _teams(part, players)
        _together(teams, players, part)
        return {"teams": teams, "shared_turns": True}
    if key in ("range-of-influence", "limited-range-of-influence"):
        return {LIMITS: _limits(part, players)}
    return {}


def _emperor(part: Part, players: tuple[str, ...]) -> GivenFacts:
    """Read the teams of an Emperor game, the emperor in the middle of each, with ranges and attacks by default (809.3)."""
    teams = _teams(part["teams"] if part.is_mapping else part, players)
    _together(teams, players, part)
    emperors = tuple(middle(team) for team in teams)
    if part.is_mapping and "emperors" in part:
        emperors = part["emperors"].texts()
    return {
        "teams": teams,
        EMPERORS: emperors,
        LIMITS: ranges(players, teams, emperors),
        ATTACKS_ONLY: (ADJACENT, ("809.3c",)),
    }


def _together(teams: tuple[tuple[str, ...], ...], players: tuple[str, ...], part: Part) -> None:
    """Refuse teams that do not sit together (805.1, 808.2, 809.2, 810.3)."""
    for team in teams:
        places = [players.index(id) for id in team]
        around = len(players)
        if not any(sorted((place - first) % around for place in places) == list(range(len(team))) for first in places):
            raise part.fault(
                phrase("a team sits together: {team}", team=", ".join(team)),
                phrase("list the players in seating order"),
            )


def _limits(part: Part, players: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Read ranges of influence in seats: one for all, or one for each player; who is left out has no limit (801.2a)."""
    if part.is_text:
        return tuple((id, part.integer()) for id in players)
    part.only(players)
    return tuple((id, part[id].integer()) for id in players if id in part)


def _teams(part: Part, players: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Read teams: every player in one of them (808.1)."""
    teams = tuple(team.texts() for team in part.items())
    named = [id for team in teams for id in team]
    if sorted(named) != sorted(players) or len(teams) < 2:
        raise part.fault(phrase("every player is in one team, and there are two teams at least"), "[[A, B], [C, D]]")
    return teams


def in_teams(found: dict[str, Player], facts: GivenFacts, part: Part) -> None:
    """Give the players their teams, and what a team shares: life total and poison counters (810.4, 810.10).

    Args:
        found: the players; changed.
        facts: the facts of the options; who is active becomes the first player of the active team (805.2).
        part: the whole of `given`.
    """
    if LIMITS in facts:
        facts[RANGES] = ranges_of(tuple(id for id, player in found.items() if not player.lost), facts[LIMITS])
    teams = facts.pop("teams", ())
    for number, team in enumerate(teams, 1):
        for id in team:
            found[id] = found[id]._replace(team=f"team-{number}")
        if facts.get("shared_turns") and facts["active"] in team:
            facts["active"] = next(id for id in found if id in team)
            facts["acting-given"] = team
        if facts.get("shared_life"):
            _share(found, team, part)


def effects_of_options(players: tuple[str, ...], facts: GivenFacts) -> dict[str, Lasting]:
    """Return the effects by which an option gives objects abilities (804.2)."""
    played = {key for key, _ in facts.get("options", ())}
    if not played & {DEPLOYING, "emperor"}:
        return {}
    return {DEPLOYING: deployment(players[0], "emperor" in played)}


def with_vanguards(
    found: dict[str, Player], objects: Mapping[str, Object], cards: Mapping[str, Card], facts: GivenFacts, part: Part
) -> None:
    """Let the vanguard card of each player change what the start position does not say itself (902.4, 902.5)."""
    if not any(key == "vanguard" for key, _ in facts.get("options", ())):
        return
    for id, player in found.items():
        card = vanguard_of(objects, cards, id)
        own = part["players"][id] if "players" in part and part["players"][id].is_mapping else Part({})
        if card is not None:
            found[id] = modified(player, card, "life" in own, "hand-size" in own)


def _share(found: dict[str, Player], team: tuple[str, ...], part: Part) -> None:
    starting = TEAM_LIFE + HEAD_LIFE * (len(team) - 2)
    named = {id: part["players"][id] for id in team if "players" in part and part["players"][id].is_mapping}
    totals = {found[id].life for id in named if "life" in named[id]}
    poison = {found[id].count("poison") for id in named if "counters" in named[id]}
    if len(totals) > 1 or len(poison) > 1:
        raise IllegalState(
            phrase("a team has one life total and shares its poison counters"), ("810.4", "810.9", "810.10")
        )
    life = totals.pop() if totals else starting
    poisoned = poison.pop() if poison else 0
    for id in team:
        counters = tuple(pair for pair in found[id].counters if pair[0] != "poison")
        shared = (*counters, ("poison", poisoned)) if poisoned else counters
        started = starting if "starting-life" not in named.get(id, ()) else found[id].starting_life
        found[id] = found[id]._replace(life=life, starting_life=started, counters=tuple(sorted(shared)))
