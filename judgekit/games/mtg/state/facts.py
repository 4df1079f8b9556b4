"""What a position of Magic holds besides objects, players and effects: each fact once, with its type and its rule.

A fact is read as `position.facts["turn"]` or `.get("turn", 0)`, written with `draft.set(turn=…)`, and forgotten with
`draft.drop_fact`. A fact that is not declared here cannot be read. Some come and go with one instruction: "life.7" and
"searched.7" are the events reported to the frame 7, in `instructions.players`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypedDict

if TYPE_CHECKING:
    from judgekit.engine import Event
    from judgekit.games.mtg.combat.damage_assignment import Assignment
    from judgekit.games.mtg.meaning.characteristics import Key
    from judgekit.games.mtg.multiplayer.turn_markers import Marker
    from judgekit.games.mtg.stack.proposals import Before
    from judgekit.games.mtg.state.game import MtgPosition
    from judgekit.games.mtg.state.objects import Frame, Known, Ref
    from judgekit.games.mtg.terms.records import Ability
    from judgekit.games.mtg.variants.subgames import MainGame

_Hyphened = TypedDict(
    "_Hyphened",
    {
        "token-ids": "Annotated[int, 'CR 111.1: number of the last token that was made']",
        "emblem-ids": "Annotated[int, 'CR 114.1: number of the last emblem that was made']",
        "copy-ids": "Annotated[int, 'CR 707.10: number of the last copy of a spell that was made']",
        "melded-ids": "Annotated[int, 'CR 701.37a: number of the last pair of cards that was melded']",
        "skips-first-draw": "Annotated[str | None, 'CR 103.7a: who skips the first draw step, None for nobody']",
        "main-games": "Annotated[tuple[MainGame, ...], 'CR 722.1: games that wait for a subgame, the latest last']",
        "turn-markers": "Annotated[tuple[Marker, ...], 'CR 807.4: turn markers, once one was passed or removed']",
        "free-choices": "Annotated[tuple[tuple[int, str, object, str, tuple[object, ...]], ...],"
        "'CR 725.3: free abilities of this step: turn, step, the game before, who activated which']",
    },
    total=False,
)


class Facts(_Hyphened, total=False):
    """Every fact of a position of Magic; what is said of one is its rule and what it means."""

    # The turn (500-514).
    turn: Annotated[int, "CR 500.1: number of the turn, 0 before the first one"]
    active: Annotated[str, "CR 102.1: the active player"]
    step: Annotated[str, "CR 500.1: name of the step or phase (`turn.STEPS`)"]
    priority: Annotated[str | None, "CR 117.1: who has priority"]
    no_pass: Annotated[str, "CR 725.2c: the player who shortened a shortcut and may not pass now"]
    ignoring: Annotated[
        tuple[tuple[tuple[str, int], str, int], ...],
        "CR 116.2d: who has paid to ignore the effect of what, and in which turn: (source, player, turn)",
    ]
    permissions_used: Annotated[
        tuple[tuple[tuple[str, int] | None, Ability, int], ...],
        "CR 601.3: which permissions for one card in each turn were used, and in which turn: (source, permission, turn)",
    ]
    passed: Annotated[int, "CR 117.4: how many players have passed in succession"]
    pause: Annotated[
        tuple[str, str | None] | bool, "CR 500.2: a scenario waits for the end of a step; True: for damage"
    ]
    main_phases: Annotated[tuple[int, int], "CR 505.1a: a turn, and how many of its main phases have begun"]
    coins_flipped: Annotated[tuple[int, tuple[str, ...]], "CR 705.1: a turn, and who has flipped a coin in it"]
    extra_steps: Annotated[tuple[str, ...], "CR 500.9: steps to be added after the present one"]
    extra_phases: Annotated[tuple[str, ...], "CR 500.8: phases to be added after the present one"]
    alone_in_phase: Annotated[str, "CR 500.10: the step that is the only one of the phase added for it"]
    resumed_after_extra: Annotated[str, "CR 500.8: where the turn goes on after added phases"]
    extra_turns: Annotated[tuple[str, ...], "CR 500.7: who takes an extra turn, the next one first"]
    extra_turn_marks: Annotated[tuple[int | None, ...], "CR 500.7: by what a text knows each extra turn, if one does"]
    coming_turn: Annotated[int, "CR 500.7: the mark of the extra turn that begins now"]
    coming_extra: Annotated[bool, "CR 500.7: the turn that begins now is an extra turn"]
    in_extra_turn: Annotated[bool, "CR 500.7: the turn that is being taken is an extra turn"]
    that_turn: Annotated[int, "CR 500.7: the mark of the extra turn that is being taken"]
    last_turns: Annotated[tuple[tuple[str, int], ...], "CR 302.6: number of the latest turn of each player"]
    turn_before: Annotated[int | None, "CR 702.30a: number of the active player's turn before this one"]
    turn_began: Annotated[MtgPosition, "CR 500.1: the game as the turn began, where a card asks for it"]
    middle_seats: Annotated[tuple[str, ...], "CR 808.4: who goes first of each team in a Team vs. Team game"]
    shared_turns: Annotated[bool, "CR 805.4: teams take their turns together"]
    shared_life: Annotated[bool, "CR 810.4: teams have one life total"]

    # What happened, and what is known.
    clock: Annotated[int, "CR 613.7: the last timestamp that was given out"]
    history: Annotated[tuple[Event, ...], "CR 603.4: what happened this turn, as far as something asks for it"]
    known: Annotated[tuple[Known, ...], "CR 608.2h: last known information"]
    frames: Annotated[tuple[tuple[int, Frame], ...], "CR 608.2c: for whom the instructions under way speak, by key"]
    doings: Annotated[tuple[Event, ...], "CR 603.12: what happened during a resolution that is looked back at"]
    held: Annotated[tuple[tuple[str, int, str], ...], "CR 302.6: who controls what through an effect"]
    shuffled: Annotated[tuple[tuple[str, tuple[str, ...]], ...], "CR 401.2: cards in an order nobody knows, by library"]
    parted: Annotated[tuple[tuple[Ref, tuple[str, ...]], ...], "CR 713.4: melded permanents and the cards they became"]
    after_madness: Annotated[tuple[tuple[Ref, int], ...], "CR 702.35c: what became of cards that were not cast"]
    groups: Annotated[tuple[tuple[str, tuple[str, ...]], ...], "CR 109.1: one name a scenario has for several objects"]

    # Spells and abilities (601-605).
    spells_cast: Annotated[tuple[tuple[str, str], ...], "CR 601.2i: who cast which spell this turn"]
    expended: Annotated[tuple[tuple[str, int], ...], "CR 700.14: mana that each spent on spells this turn"]
    spells_last_turn: Annotated[tuple[tuple[str, int], ...], "CR 608.2h: how many spells each cast in the turn before"]
    cast_before: Annotated[tuple[tuple[str, int], ...], "CR 724.2a: spells cast in the turn before, by active player"]
    cast_as_told: Annotated[str, "CR 601.2: id of the card that an effect tells a player to cast"]
    paradigms: Annotated[tuple[tuple[str, str], ...], "CR 702.192a: whose spells of which name resolved"]
    activated: Annotated[tuple[tuple[Ref, Key, bool], ...], "CR 602.5b: limited abilities activated: which, loyalty"]
    times_resolved: Annotated[
        tuple[tuple[Ref | None, Ability], ...],
        "CR 608.2: abilities that resolved this turn, of those that ask how often",
    ]
    triggered: Annotated[tuple[tuple[Ref | None, Ability], ...], "CR 603.2: what triggered that does so once a turn"]
    triggered_ever: Annotated[tuple[tuple[Ref | None, Ability], ...], "CR 603.2: what triggered that does so only once"]
    proposal: Annotated[tuple[Before, ...], "CR 726.1: the moments before what is being proposed, the latest last"]
    kept: Annotated[tuple[tuple[str, str], ...], "CR 704.5j: who keeps which legendary permanent"]
    performed: Annotated[tuple[Event, ...], "CR 704.3: state-based actions that were performed"]
    reckoned: Annotated[tuple[str, int, int], "CR 725.2a: the token that stands for those of many rounds of a loop"]

    # Combat (506-511).
    combatants: Annotated[tuple[tuple[Ref, str], ...], "CR 506.4: who controlled what when it came into combat"]
    combats: Annotated[int, "CR 506.6d: combat phases that are over this turn"]
    no_combat_steps: Annotated[tuple[str, ...], "CR 508.8: steps that are skipped since nothing attacks"]
    had_to_attack: Annotated[tuple[Ref, ...], "CR 508.1d: the creatures that effects required to attack in this combat"]
    attacked_players: Annotated[tuple[str, ...], "CR 702.121a: the players attacked this combat"]
    assigned: Annotated[Assignment, "CR 510.1e: combat damage assigned so far"]
    first_damage: Annotated[tuple[Ref, ...], "CR 510.4: what deals damage in the first of two steps"]
    first_strikers: Annotated[tuple[Ref, ...], "CR 510.4: what has dealt damage in the first of two steps"]
    double_strikers: Annotated[tuple[Ref, ...], "CR 510.4: what of it deals damage in the second step too"]
    orders_left_open: Annotated[tuple[str, ...], "CR 702.22j: creatures whose damage assignment order nobody announced"]
    damage_on_stack: Annotated[tuple[tuple[Ref, Ref, int], ...], "III.3.d: combat damage that waits on the stack"]

    # Starting, and variants (103, 7, 8, 9).
    options: Annotated[tuple[tuple[str, str], ...], "CR 800.2: the options a game is played with, and their values"]
    mulligans: Annotated[tuple[tuple[str, int], ...], "CR 103.4: how many mulligans each player has taken"]
    hands_kept: Annotated[tuple[str, ...], "CR 103.4: the players who keep their opening hands"]
    drawn_in_step: Annotated[tuple[str, ...], "CR 504.1: the players who have drawn a card in this draw step of theirs"]
    drawn: Annotated[tuple[str, ...], "CR 801.15: the players for whom the game is a draw, though others play on"]
    left: Annotated[tuple[str, ...], "CR 800.4a: the players who have left the game, in order"]
    left_with: Annotated[tuple[tuple[tuple[str, str], int], ...], "CR 800.4i: how many cards they had in which zone"]
    player_control: Annotated[tuple[tuple[str, str], ...], "CR 718.1: who is controlled in this turn, and by whom"]
    player_control_next: Annotated[tuple[tuple[str, str], ...], "CR 718.1: who will be in the next own turn"]
    daytime: Annotated[str, "CR 724.1: day or night; absent while it is neither"]
    prowlers: Annotated[
        tuple[tuple[int, str, tuple[str, ...], bool], ...],
        "CR 702.76a: turn, player, creature types, and a commander or not",
    ]
    combat_began: Annotated[
        int, "CR 506.1: how much had happened this turn when this combat began, as far as it is kept"
    ]
    completed_dungeons: Annotated[
        tuple[tuple[str, str], ...],
        "CR 309.7: player and name of the card of every dungeon that was completed, in order",
    ]
    blessed: Annotated[tuple[str, ...], "CR 702.131c: the players who have the city's blessing"]
    speeds: Annotated[tuple[tuple[str, int], ...], "CR 702.179: the speed of players who have one"]
    sped_up: Annotated[tuple[tuple[int, str], ...], "CR 702.179d: turn and player whose speed increased in it"]
    monarch: Annotated[str, "CR 720.1: the monarch"]
    initiative: Annotated[str, "CR 726.1: the player who has the initiative, by the book of 2026-04-17"]
    range_limits: Annotated[tuple[tuple[str, int], ...], "CR 801.2: how many seats the range of each player has"]
    ranges: Annotated[tuple[tuple[str, frozenset[str]], ...], "CR 801.2: the players in the range of each, this turn"]
    attacks_only: Annotated[tuple[tuple[int, ...], tuple[str, ...]], "CR 803.1: sides to which players attack, and why"]
    grand_melee: Annotated[bool, "CR 807.1: the variant is played"]
    emperors: Annotated[tuple[str, ...], "CR 809.2: the emperors, one of each team"]
    commander_casts: Annotated[tuple[tuple[tuple[str, str], int], ...], "CR 903.8: casts from the command zone"]
    commander_damage: Annotated[tuple[tuple[tuple[str, str], int], ...], "CR 903.10a: combat damage of commanders"]
    commander_asked: Annotated[tuple[tuple[Ref, bool], ...], "CR 903.9a: commanders whose owner has decided, and how"]
