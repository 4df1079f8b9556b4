"""Whom a question means by "it" or "his": what was spoken of last, and who did something last; both are said aloud."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.naming import Names, Thing
from judgekit.scenarios.notation.words.said_otherwise import spoken_of
from judgekit.scenarios.notation.words.splitting import Statement

_HIS = re.compile(
    r"\b(?:(?P<of>his|her|their)(?= (?:life|hand|graveyard|library|deck|mana zone|shields?)\b)|(?P<who>he|she))\b",
    re.IGNORECASE,
)
_IT = re.compile(r"\bits?\b|\bthe (?:card|spell|thing)\b|それ(?=で[^,;]*対象に)", re.IGNORECASE)
_OF_A_SPELL = re.compile(r"\b(?:resolve|countered|fizzle|work|cast|cost)", re.IGNORECASE)
_AIMED_WITH_IT = re.compile(r"\btarget\b[^,;]* with it\b|それで[^,;]*対象に", re.IGNORECASE)
"""A question of what may be a target of what was cast."""
"""What is asked of a spell."""
_INTO_WHOSE = re.compile(r"\b(?:to|in|into) (?P<who>[A-H])'s (?:hand|graveyard|library|deck|mana zone)\b")
"""Into whose zone something is asked to go: a card only goes into its owner's."""


def with_its_name(table: NotationTable, statement: Statement) -> Statement | None:
    """Return a question about "it" with the name of what was spoken of last; that is said aloud. None where it has none."""
    match = _IT.search(statement.body)
    if match is not None and (lone := _the_only_one(table, statement.body)) is not None:
        return _with(table, statement, match, lone)
    if match is not None and _AIMED_WITH_IT.search(statement.body) and (cast := _cast_last(table)):
        return _with(table, statement, match, cast)
    told = ", ".join(line.statement.body for line in table.past[-2:])
    spoken = spoken_of(told, table.resolving().names) if match is not None else []
    spoken = [one for one in spoken if not names_already(statement.body, match, one)]
    if match is not None and (fights := _FIGHTS_WITH_IT.search(statement.body)) is not None:
        own = _creatures_of(table, fights["who"])  # what attacks or blocks is the player's own (508.1a, 509.1a)
        spoken = [one for one in spoken if one.casefold() in Names(own, ()).words]
        spoken = spoken or [one.id for one in own if len(own) == 1]
    if match is None or not spoken or (len(spoken) > 1 and match.group()[:3].casefold() == "the"):
        return None  # "the card" is said of one of several
    if _OF_A_SPELL.search(statement.body) is None:  # what a spell did something to is meant, not the spell
        home = table.grammar.words.home
        there = [one for one in table.written.situation.names.things if one.zone == home]
        spoken.sort(key=lambda name: name.casefold() not in Names(there, ()).words)
    if (into := _INTO_WHOSE.search(statement.body)) is not None:
        things = [one for one in table.written.situation.names.things if one.player == into["who"]]
        spoken.sort(key=lambda name: name.casefold() not in Names(things, ()).words)
    if _OF_A_SPELL.search(statement.body) is None and _is_no_permanent(table, spoken[0]):
        done_to = _done_to(table)  # a spell that is over neither dies nor comes back: to what it did something is meant
        if done_to is not None or _FATE.search(statement.body) is not None:
            return _with(table, statement, match, done_to) if done_to is not None else None
    return _with(table, statement, match, spoken[0])


def names_already(body: str, pronoun: re.Match[str] | None, name: str) -> bool:
    """Tell whether the clause of a pronoun names something itself: that is not what the pronoun stands for."""
    if pronoun is None:
        return False
    before = re.split(r"[,;]| and | if | when ", body[: pronoun.start()])[-1]
    after = re.split(r"[,;]| and | if | when ", body[pronoun.end() :])[0]
    return re.search(rf"(?<![\w'-]){re.escape(name)}(?!['’\w-])", f"{before} {after}", re.IGNORECASE) is not None


def _cast_last(table: NotationTable) -> str:
    """Return what was cast last; empty where nothing was."""
    return next((str(step["cast"]) for step in reversed(table.steps) if "cast" in step), "")


def _done_to(table: NotationTable) -> str | None:
    """Return the only permanent to which the last deed did something; None where there is none, or several are."""
    home = table.grammar.words.home
    there = {one.id for one in table.written.situation.names.things if one.zone == home}
    step = next((one for one in reversed(table.steps) if "by" in one and "pass" not in one), {})
    found = {one for key, value in step.items() if key not in ("by", "cast") for one in _texts(value)} & there
    return found.pop() if len(found) == 1 else None


def _texts(value: Json) -> Iterator[str]:
    """Yield every text in a value of a step."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _texts(one)


def _is_no_permanent(table: NotationTable, name: str) -> bool:
    """Tell whether what has a name is an instant or a sorcery."""
    found = table.written.situation.names.called(name)
    return bool(found) and all(_types(table, one.id) & {"Instant", "Sorcery"} for one in found)


def _with(table: NotationTable, statement: Statement, match: re.Match[str], name: str) -> Statement:
    """Return a question with a name in the place of a pronoun, which is said aloud."""
    table.grant(Bilingual(f"「{match.group()}」は{name}", f'"{match.group()}" is {name}'))
    own = "'s" if match.group().casefold() == "its" else ""
    return replace(statement, body=f"{statement.body[: match.start()]}{name}{own}{statement.body[match.end() :]}")


_OF_A_CREATURE = re.compile(
    r"\b(?:power|toughness|AP|HP|how big|how large|size|attack|block|flying|trample|can it (?:attack|block))\b",
    re.IGNORECASE,
)
_OF_A_CARD_IN_HAND = re.compile(
    r"(?:can|could|may) (?P<who>[A-H]) .*?\b(?:(?:cast|casts|play|summon|charge) (?:it|the (?:card|spell))|with it)\b",
    re.IGNORECASE,
)
_FIGHTS_WITH_IT = re.compile(
    r"(?<![\w'])(?P<who>[A-H]) (?:[a-z]+ )*?(?:(?:chump |double )?block|attack|swing)(?: [^,;?]*?)? with it\b",
    re.IGNORECASE,
)
"""Somebody attacks or blocks with what is not named."""
_OF_A_LAND = re.compile(r"(?:can|could|may) (?P<who>[A-H]) tap it for\b", re.IGNORECASE)
_OF_A_PLANESWALKER = re.compile(r"\bloyalty\b", re.IGNORECASE)


def _the_only_one(table: NotationTable, body: str) -> str | None:
    """Return the only thing of the kind of which a question asks, where no deed spoke of another; None: there is none."""
    home = table.grammar.words.home
    things = [one for one in table.written.situation.names.things if one.names]
    cast, tapped = _OF_A_CARD_IN_HAND.search(body), _OF_A_LAND.search(body)
    if cast is not None and not table.past:
        found = [one for one in things if one.zone == "hand" and one.player == cast["who"]]
    elif tapped is not None and not table.past:
        found = [one for one in things if one.zone == home and one.player == tapped["who"]]
    elif _OF_A_PLANESWALKER.search(body):
        found = [one for one in things if one.zone == home and "Planeswalker" in _types(table, one.id)]
    elif _OF_A_CREATURE.search(body) and not table.past:
        found = [one for one in things if one.zone == home and _types(table, one.id) & {"Creature", "Unit"}]
    else:
        return None
    # What a question names besides is not what it means by "it".
    return found[0].id if len(found) == 1 and found[0].id not in body else None


def _creatures_of(table: NotationTable, player: str) -> list[Thing]:
    """Return the creatures that a player controls now."""
    place, home = table.there.place, table.grammar.words.home
    things = [one for one in table.resolving().names.things if one.names and place(one) == (player, home)]
    return [one for one in things if "Creature" in _types(table, one.id)]


def _types(table: NotationTable, id: str) -> frozenset[str]:
    """Return the card types of an object, none where it is not there."""
    with suppress(JudgekitError):
        value = table.run.scene.object_value(table.run.table.position, id, "types").value
        return (
            frozenset(words(one).capitalize() for one in value)
            if isinstance(value, (frozenset, set, list, tuple))
            else frozenset()
        )
    return frozenset()


_TARGETS_WITH = re.compile(r"target (?P<on>.+?) with (?:(?:an?|the|his|her|their) )?(?P<what>.+)", re.IGNORECASE)


_TARGETS = re.compile(r"target (?!.* with )[^,]+", re.IGNORECASE)
_TARGETS_JA = re.compile(r"(?P<who>[A-H])は[^,;はをでてに]+を対象に(?:する|取る|とる)?")
_TARGETED = tuple(
    re.compile(shape, re.IGNORECASE)
    for shape in (
        r"(?:can|could|may) (?:the )?(?P<on>.+?) (?:still )?be (?:the )?(?:targeted|chosen|picked|target)(?: as a target)?"
        r" (?:by|with|for|of) (?:the )?(?P<what>.+)",
        r"(?:can|could|may|does) (?:the )?(?P<what>(?![A-H] ).+?) (?:still |legally )?target (?:the )?(?P<on>.+)",
        r"(?P<what>[^,;はを]+)(?:は|で|の対象に)(?P<on>[^,;はを]+)を(?:適正な)?対象に?(?:に(?:取|と|選|指定)?)?(?:れる|べる|できる|取れる|とれる|(?:取る|とる|する)ことができる)",
        r"(?:can|could|may) (?:the )?(?P<what>(?![A-H] ).+?) (?:still |now )?be cast(?: on (?P<on>.+))?",
        r"(?:can|could|may|does) (?:the )?(?P<what>(?![A-H] ).+?) (?:itself )?(?:still |now )?(?:make|produce|add|give"
        r"|generate|(?:be )?tap(?:ped)?)"
        r" (?:for )?(?P<mana>(?:white|blue|black|red|green|colou?rless|any)(?: mana)?)",
        r"(?P<what>[^,;はを]+?)(?:は|から(?:は)?|で(?:は)?)(?P<mana>(?:白|青|黒|赤|緑|無色|何色)の?マナ)(?:を|が|は)(?:出(?:せる|る)|生み出せる|(?:出す|生み出す|得る)ことができる)",
        r"(?P<what>[^,;はを]+)(?:は|を)(?P<on>(?!))?(?:まだ)?(?:(?:唱え|撃|使|プレイ)(?:られる|てる|える|でき|(?:る|つ|う|する)ことができる)|(?:召喚|プレイ)できる|出(?:せる|すことができる))",
        r"(?P<on>[^,;はを]+)(?:は|を)(?P<what>[^,;はを]+?)の(?:適正な)?対象に(?:なる|なれる|なりうる|できる|取れる|とれる|取られる|(?:なる|取る|する)ことができる)",
    )
)


def can_be_targeted(body: str) -> bool:
    """Tell whether a question asks if a card may target something, without its player: can Bird be targeted by Spy."""
    return any(shape.fullmatch(body) is not None for shape in _TARGETED)


def by_its_player(table: NotationTable, body: str) -> str | None:
    """Return a question if a card may target something as one if its player can do so with it; None: it asks something else."""
    match = next((found for shape in _TARGETED if (found := shape.fullmatch(body)) is not None), None)
    if match is None:
        return None
    whose, of, what = (
        match["what"].rpartition("の") if re.match("[A-H]の[^の]+$", match["what"]) else ("", "", match["what"])
    )
    home, named = table.grammar.words.home, table.written.situation.names.called(what)
    places = [one for one in {*map(table.there.place, named)} if not of or one[0] == whose]
    if len(places) != 1 or places[0][1] not in ("hand", home):
        return None
    (player, zone), on = places[0], match.groupdict().get("on")
    if mana := match.groupdict().get("mana"):
        return (
            f"{player}は{what}から{mana}を出すことができる"
            if is_japanese(mana)
            else f"can {player} tap {what} for {mana}"
        )
    if not on:
        does = "召喚する" if "召喚" in body else "唱える"
        cast = f"can {player} cast {what}" if not is_japanese(body) else f"{player}は{what}を{does}ことができる"
        return cast if zone == "hand" else None
    if not is_japanese(body):
        return f"can {player} {'cast' if zone == 'hand' else 'activate'} {what} on {on}"
    return f"{player}は{what}を{on}に{'唱える' if zone == 'hand' else '使う'}ことができる"


def aimed(table: NotationTable, can: re.Match[str]) -> str:
    """Return what somebody is asked to be able to do: who targets something with a card of the hand casts it, else activates it.

    Raises:
        NotationUnclear: nobody says with what something is to be targeted, and no target is asked for.
    """
    if (copying := _copying(table, can)) is not None:
        return copying
    if not can.group(1):
        if (said := _TARGETS_JA.fullmatch(can.group(3))) is not None and not table.there.decider():
            raise _with_what(said["who"], can.group(3))
        return str(can.group(3))
    who, deed = str(can.group(1)), str(can.group(2))
    match = _TARGETS_WITH.fullmatch(deed)
    if match is None:
        if _TARGETS.fullmatch(deed) is not None and not table.there.decider():
            raise _with_what(who, deed)
        return f"{who} {deed}"
    zones = {one.zone for one in table.written.situation.names.called(match["what"]) if one.player == who}
    if zones == {"hand"}:
        return f"{who} casts {match['what']} on {match['on']}"
    if zones == {table.grammar.words.home}:
        return f"{who} activates {match['what']} on {match['on']}"
    return f"{who} {deed}"


_COPIES = re.compile(
    r"(?:[A-H] copy (?P<of>.+?) with (?P<what>.+)|(?P<what2>.{2,}?) copy (?P<of2>.+))"
    r"|(?:[A-H]は)?(?P<what_ja>[^,;はがをで]+)(?:は|で)(?P<of_ja>[^,;はがを]+)をコピー(?:する)?"
)
"""That something may be what another thing is (Image copy Ghost)."""


def _copying(table: NotationTable, can: re.Match[str]) -> str | None:
    """Return that a card comes in as a copy of something, where that is asked of a card of the hand; None elsewhere."""
    asked = _COPIES.fullmatch(f"{can.group(1)} {can.group(2)}" if can.group(1) else can.group(3))
    if asked is None:
        return None
    what, of = (asked[key] or asked[f"{key}2"] or asked[f"{key}_ja"] for key in ("what", "of"))
    held = table.written.situation.names.called(what)
    who = held[0].player if len(held) == 1 and held[0].zone == "hand" else ""
    if not who:
        return None
    return f"{who} casts {what}, copying {of}" if can.group(1) else f"{who}は{of}のコピーとして{what}を唱える"


def _with_what(player: str, deed: str) -> NotationUnclear:
    return NotationUnclear(phrase("with what does {player} target that?", player=player), deed)


_ROLE = re.compile(
    r"\bthe (?P<role>attack|defend)(?:ing player(?P<of>'s)?|er(?:(?P<of2>'s)(?= (?:life|hand|graveyard|library|deck)\b)"
    r"|(?= (?:gain|lose|win|draw|discard)s?\b)))"
    r"|(?:the )?life(?: total)? of the (?P<role2>attack|defend)(?:er|ing player)"
    r"|(?P<role_ja>攻撃|防御|ブロック|被攻撃)(?:側|(?:した|している|する)?プレイヤー)"
    r"(?=の(?:残り)?(?:ライフ|手札|墓地)|[はが](?:このゲーム|ゲーム)?(?:に)?(?:負け|勝|敗|ライフ|カード|何点))",
    re.IGNORECASE,
)
"""A player who is called by what he does in the fight."""


def asks_of_a_role(body: str) -> bool:
    """Tell whether a question calls a player by what he does in a fight: the attacker's life."""
    return _ROLE.search(body) is not None


def by_role(table: NotationTable, statement: Statement) -> Statement:
    """Return a question of the attacking or the defending player with who that is, which is said aloud."""
    match = _ROLE.search(statement.body)
    players = [*table.run.table.position.players]
    attackers = [str(step["by"]) for step in table.steps if "attack" in step and step.get("by") in players]
    if match is None or not attackers or len(players) != 2:
        return statement
    by = attackers[-1]
    attacks = (match["role"] or match["role2"] or match["role_ja"]).casefold() in ("attack", "攻撃")
    who = by if attacks else next(one for one in players if one != by)
    of = match["of"] or match["of2"] or ("'s life" if match["role2"] else "")
    table.grant(Bilingual(f"「{match.group()}」は{who}", f'"{match.group().removesuffix(of)}" is {who}'))
    return replace(statement, body=f"{statement.body[: match.start()]}{who}{of}{statement.body[match.end() :]}")


_FATE = re.compile(
    r"\b(?:gone|dead|dies?|survive|alive|destroyed|live|stay|comes? back|return|persist)\b",
    re.IGNORECASE,
)


def of_whom(table: NotationTable, statement: Statement) -> Statement:
    """Return a question of "his" life or hand with the player asked about before, else who did something last; said aloud."""
    statement = by_role(table, statement)
    match = _HIS.search(statement.body)
    players = table.run.table.position.players
    by = statement.of or next((str(step["by"]) for step in reversed(table.steps) if step.get("by") in players), "")
    active = table.run.scene.game_value(table.run.table.position, "active", None) if not by else None
    by = str(active.value) if active is not None else by
    if match is None or not by:
        return statement
    if match.group("who") and not statement.of and _FATE.search(statement.body) is not None:
        return _whose_fate(table, statement, match, by)
    table.grant(Bilingual(f"「{match.group()}」は{by}", f'"{match.group()}" is {by}'))
    whose = f"{by}'s" if match.group("of") else by
    return replace(statement, body=f"{statement.body[: match.start()]}{whose}{statement.body[match.end() :]}")


def _whose_fate(table: NotationTable, statement: Statement, match: re.Match[str], by: str) -> Statement:
    """Return a question of what becomes of him with what the last deed was done to: no one asks so of who did it."""
    told = table.past[-1].statement.body if table.past else ""
    home = table.grammar.words.home
    there = Names([one for one in table.written.situation.names.things if one.zone == home], ())
    things = [name for name in spoken_of(told, table.resolving().names) if name.casefold() in there.words]
    players = [one for one in re.findall(r"(?<![\w'])[A-H](?![\w'])", told) if one != by]
    meant = things if len(things) == 1 else [] if things else players
    return _with(table, statement, match, meant[0]) if len(meant) == 1 else statement
