"""What lies behind: the moment when something could have been done that a question asks for, and where things were written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.errors import JudgekitError
from judgekit.core.json_values import Json
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine import IllegalAnswer, Record
from judgekit.scenarios.deciding import telling
from judgekit.scenarios.notation.answering.amounts_told import yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf
from judgekit.scenarios.notation.playing.tables import NotationTable
from judgekit.scenarios.notation.playing.together import several
from judgekit.scenarios.notation.playing.willing import ids_in
from judgekit.scenarios.notation.telling.replies import cited
from judgekit.scenarios.notation.telling.told_in_words import property_named
from judgekit.scenarios.notation.words.english.lexicon import base_of, verb_of
from judgekit.scenarios.notation.words.naming import Thing
from judgekit.scenarios.notation.words.phrasing import zone_called
from judgekit.scenarios.notation.words.splitting import Statement


class Able(NamedTuple):
    """That something can be done, and that it cannot, as the answer to a question begins."""

    yes: Bilingual
    no: Bilingual


_COULD_HAVE = re.compile(
    r"(?:could|can|might) (?P<who>[A-H]|(?:the )?[A-Z][^,]*?) (?:still |also |instead |legally )*have "
    r"(?P<verb>[a-z-]+)(?P<rest>.*?)"
    r"(?: instead)?",
    re.IGNORECASE,
)
_COULD_HAVE_JA = re.compile(
    r"(?P<what>[A-H](?:は|が).*?(?P<verb>ブロック|防御|攻撃|アタック))(?:することが)?でき(?:た|ました)(?:の|ん)?(?:です|でしょう)?か?"
)
_NOT_OBLIGED = re.compile(
    r"(?:can|could|may|might) (?P<who>[A-H]|(?:the )?[A-Z][^,]*?) (?:still |also |legally )*"
    r"(?:(?:choose|decide|opt|elect) not to|decline to|refuse to|(?:have |just )?not|have (?:chosen|decided|opted) not to) "
    r"(?P<verb>attack|block)(?:ed)?(?P<rest>.*)",
    re.IGNORECASE,
)
_OBLIGED = re.compile(
    r"(?:must (?P<who>[A-H]|(?:the )?[A-Z][^,]*?)|(?:does|did|will|do) (?P<who2>[A-H]|(?:the )?[A-Z][^,]*?) "
    r"(?:really |still )?(?:have|need) to"
    r"|(?:is|was|were|are) (?P<who3>[A-H]|(?:the )?[A-Z][^,]*?) (?:forced|required|obliged|compelled) to) "
    r"(?P<verb>attack|block)(?P<rest>.*)",
    re.IGNORECASE,
)
_OBLIGED_JA = re.compile(
    r"(?P<what>.+?は.*?)(?P<verb>攻撃|アタック|ブロック|防御)(?:(?P<free>しない自由がある)|(?:する)?必要がある)(?:の|ん)?(?:です)?か?"
)
"""Whether somebody has to attack or block, or may choose not to."""


def obliged(body: str) -> tuple[str, str, str, Able] | None:
    """Return who is asked about, the deed that is not done, its verb, and how the answer begins; None where none is asked for."""
    free, must, said = _NOT_OBLIGED.fullmatch(body), _OBLIGED.fullmatch(body), _OBLIGED_JA.fullmatch(body)
    if (match := free or must) is not None:
        who = next(one for key, one in match.groupdict().items() if key.startswith("who") and one)
        verb, deed = match["verb"].casefold(), f"{match['verb'].casefold()}{match['rest']}"
        needs_not = Bilingual(f"{who}はそうしなくてよい({deed})", f"{who} does not have to {deed}")
        has_to = Bilingual(f"{who}はそうしなければならない({deed})", f"{who} has to {deed}")
        return who, f"{who} does not {deed}", verb, _able(has_to, needs_not, free=free is not None)
    if said is None:
        return None
    what, deed = said["what"], f"{said['verb']}する"
    verb = "attack" if said["verb"] in ("攻撃", "アタック") else "block"
    needs_not = Bilingual(f"{what}{said['verb']}しなくてよい", f"that is not required ({what}{deed})")
    has_to = Bilingual(f"{what}{said['verb']}しなければならない", f"that is required ({what}{deed})")
    return (
        what.partition("は")[0],
        f"{what}{said['verb']}しない",
        verb,
        _able(has_to, needs_not, free=said["free"] is not None),
    )


def _able(has_to: Bilingual, needs_not: Bilingual, *, free: bool) -> Able:
    """Return how the answer begins where not to do something can be done, and where it cannot."""
    return Able(yes_or_no(needs_not, yes=free), yes_or_no(has_to, yes=not free))


_ATTACKS, _BLOCKS = ("attack", "swing"), ("block", "defend", "chump")


def asked_back(body: str) -> tuple[str, str] | None:
    """Return what somebody could have done, as a question whether it can be done, and the verb; None where that is not asked."""
    if (told := _COULD_HAVE_JA.fullmatch(body)) is not None:
        return f"{told['what']}できる", "attack" if told["verb"] in ("攻撃", "アタック") else "block"
    match = _COULD_HAVE.fullmatch(body)
    verb = (verb_of(match["verb"]) or (match["verb"] if base_of(match["verb"]) else "")) if match is not None else ""
    return (f"can {match['who']} {verb}{match['rest']}", verb) if match is not None and verb else None


def then(table: NotationTable, who: str, verb: str) -> NotationTable | None:
    """Return the table as it was when somebody could have done something; None where that is not known.

    Args:
        table: the table.
        who: who could have done it.
        verb: what: a block right after the attack, an attack in its place, anything else after what another player did last.
    """
    attacks = [place for place, step in enumerate(table.steps) if "attack" in step]
    if verb.startswith(_ATTACKS):
        end = attacks[0] if attacks else len(table.steps)
    elif verb.startswith(_BLOCKS):
        end = attacks[-1] + 1 if attacks else -1
    else:
        others = [place for place, step in enumerate(table.steps) if step.get("by") not in (None, who)]
        end = others[-1] + 1 if others else -1
    return as_it_was(table, end)


_BLOCK_TOLD = re.compile(r"ブロック|防御|\b(?:chump-?)?block|\bdefend", re.IGNORECASE)
_ATTACK_TOLD = re.compile(r"攻撃|殴|アタック|\battack|\bswing", re.IGNORECASE)


def supposed_at(table: NotationTable, deeds: Iterable[Statement], line: int) -> NotationTable:
    """Return a table at which deeds are done that a question supposes; a block in the place of the one that was told.

    What was told behind that block is done behind the supposed one, and what it stands for is said aloud.

    Args:
        table: the table.
        deeds: what is supposed.
        line: the line in which it is.

    Raises:
        IllegalAnswer: it cannot be done, nor in the place of a block.
        NotationUnclear: it is not understood.
    """
    there, said = table.copied(), [replace(one, line=line) for one in deeds]
    try:
        for one in said:
            there.do(one)
    except IllegalAnswer:
        instead = _in_place_of_a_block(table, said[0]) if len(said) == 1 else None
        if instead is None:
            raise
        return instead
    if len(said) == 1 and len(there.steps) == len(table.steps):  # there was nothing to declare any more
        return _in_place_of_a_block(table, said[0]) or there
    return there


def _in_place_of_a_block(table: NotationTable, deed: Statement) -> NotationTable | None:
    """Return a table at which a block is declared in place of the one that was told; None where that is none or can't be."""
    told = [place for place, one in enumerate(table.past) if _BLOCK_TOLD.search(one.statement.body)]
    if len(told) != 1 or not _BLOCK_TOLD.search(deed.body):
        return None
    (block, *behind) = table.past[told[0] :]
    said = table.written.quotes.back(block.statement.body)
    whose = {one.who or one.body[:1] for one in (deed, block.statement)} & {*table.run.table.position.players}
    there = block.before.copied()
    if len(whose) > 1 or _ATTACK_TOLD.search(said) or not isinstance(there, NotationTable):
        return None
    try:
        there.do(deed)
    except JudgekitError as fault:
        if isinstance(fault, IllegalAnswer) and fault.rules:
            raise  # a rule forbids to declare it then, too: that is why
        return None
    try:
        for one in behind:
            there.do(one.statement, joining=one.joining)
    except JudgekitError:
        return None
    for granted in table.granted:
        there.grant(granted)
    supposed = table.written.quotes.back(deed.body)
    english = f'"{supposed}" is supposed in place of "{said}"'
    there.grant(Bilingual(f"「{supposed}」は「{said}」の代わりとする", english))
    return there


_OF_NOW = re.compile(
    r"\b(?:still|now|again|another|any ?more|more|later|next|afterwards?|then|twice)\b|もう|まだ|今|再び|再度|次|続けて|さらに",
    re.IGNORECASE,
)
"""A question whether something can be done now, or once more."""


def before_it_was_done(table: NotationTable, text: str, steps: Sequence[Mapping[str, Json]]) -> NotationTable | None:
    """Return the table as it was before what a question asks for was done last; None where it was not, or is to be done now."""
    if not steps or any("choose" not in one for one in steps[1:]) or _OF_NOW.search(text) is not None:
        return None
    asked = steps[0]
    key = next(iter(asked), "")
    same = [
        place
        for place, step in enumerate(table.steps)
        if next(iter(step), "") == key and step[key] == asked[key] and step.get("by") == asked.get("by", step.get("by"))
    ]
    return as_it_was(table, same[-1]) if same and isinstance(asked[key], str) else None


def has_moved(table: NotationTable, before: NotationTable, id: str) -> bool:
    """Tell whether something lies elsewhere than it lay before what was done with it, so that only that deed can be meant."""
    return any(
        one.id == id and before.there.place(one) != table.there.place(one)
        for one in table.written.situation.names.things
    )


def as_it_was(table: NotationTable, end: int) -> NotationTable | None:
    """Return the table as it was after so many steps; None where that is not known."""
    for line in reversed(table.past):
        before = line.before
        if not isinstance(before, NotationTable) or len(before.steps) > end:
            continue
        there = before.copied()
        for step in table.steps[len(there.steps) : end]:
            there.step(step)
        return there
    return None


def comes_to_nothing(table: NotationTable, records: Iterable[Record]) -> Bilingual | None:
    """Return why nothing comes of what was begun, though it could be begun; None where something does."""
    if table.not_as_said is not None:
        return table.not_as_said
    words = table.grammar.words
    failed = next((one for one in records if one.what in words.fails), None)
    if failed is None:
        return None
    english, japanese = words.tells[failed.what]
    of = table.run.scene.name_of(table.run.table.position, failed.of or "")
    return Bilingual(f"{of}{japanese}", f"{of} {english}")


_AS_IT_CAME = re.compile(
    r"(?P<asked>.+?),? (?:when|as|once|after) (?P<what>it|he|she|(?:the )?[A-Z][^,?]*?) "
    r"(?:(?:comes?|came) (?:in|down|into play)|(?:enters?|entered|hits?)(?: (?:the (?:battlefield|board|table)|play))?"
    r"|lands|landed|resolves|resolved)",
)
"""A question of how things are when what was cast has come in."""


def as_it_came(table: NotationTable, body: str) -> str:
    """Return a question of when something comes in without that, where its casting was the last deed; this is said aloud.

    Behind other deeds that moment is past, and how things were then is not known.
    """
    match = _AS_IT_CAME.fullmatch(body)
    last = next((step for step in reversed(table.steps) if "advance" not in step and "pass" not in step), {})
    cast = str(last.get("cast", ""))
    named = match["what"].removeprefix("the ").casefold() if match is not None else ""
    if match is None or not cast or not (named in ("it", "he", "she") or named in cast.casefold()):
        return body
    said = body[match.end("asked") :].strip(" ,")
    table.grant(
        Bilingual(
            f"「{said}」は、それで起こることがすべて済んだ時のこととする",
            f"{said!r} is taken as once all that comes of it is done",
        )
    )
    return match["asked"]


def declared_for_nothing(table: NotationTable, ends: Sequence[Leaf]) -> Bilingual | None:
    """Return that something that was said to be declared does nothing, on whatever line of play; None where all of it does.

    What triggers by itself is nobody's deed: only what a step declares counts.

    Args:
        table: the table.
        ends: the ends of the lines of play.
    """
    words, scene = table.grammar.words, table.run.scene
    declared = {
        str(one) for step in table.steps for key in words.undeclared if key in step for one in several(step[key])
    }
    for id in sorted(declared):
        ways = [
            next(
                (
                    one.what
                    for one in leaf.records
                    if one.what in words.fails and one.of and scene.name_of(leaf.position, one.of) == id
                ),
                "",
            )
            for leaf in ends
        ]
        if ways and all(ways):
            english, japanese = words.tells[ways[0]]
            return Bilingual(f"いいえ: {id}{japanese}ので、何も起こらない", f"No: {id} {english}, so it does nothing")
    return None


def _lies_elsewhere(table: NotationTable, reason: str, said: str = "") -> list[Bilingual]:
    """Return where objects lie for which something is refused; nothing waits that may move them.

    Args:
        table: the table.
        reason: why it is refused: of what it names it is told where it was written, behind a zone.
        said: what was said: of what it names it is told where that has come to.
    """
    home, zones, found = table.grammar.words.home, table.grammar.words.zones, []
    for thing in table.written.situation.names.things if not table.there.stack() else ():
        owner, now = table.there.place(thing)
        zone = thing.zone if thing.zone != home and thing.id in reason else now if now != thing.zone else home
        if now != home != zone and zone in zones and (thing.id in reason or thing.id in said):
            whose = (thing.player if zone == thing.zone else owner) or "?"
            english, japanese = (zone_called(zone, zones, lang) for lang in ("en", "ja"))
            found.append(Bilingual(f"{thing.id}は{whose}の{japanese}にある", f"{thing.id} is in {whose}'s {english}"))
    return found


def beside_refusal(
    table: NotationTable, refused: IllegalAnswer, text: str, book: str
) -> tuple[list[Bilingual], tuple[str, ...]]:
    """Return what is told beside a refusal: where things lie, and what tapped them; with rules that decide it besides its own."""
    turned, rules = _turned_by(table, refused, book)
    return [*_lies_elsewhere(table, refused.reason, text), *turned], rules


def _turned_by(table: NotationTable, refused: IllegalAnswer, book: str) -> tuple[list[Bilingual], tuple[str, ...]]:
    """Return what tapped that which may therefore not attack, block or pay for something, and the rules of that that tell.

    Of what pays it is told that it came so; of what attacks or blocks what else made it so, with how that came to be used.
    """
    question, notation, found, rules = refused.question, table.grammar.words, list[Bilingual](), list[str]()
    declaring = {"attack", *table.run.scene.answers({"attack": {}}), *notation.blocking}
    named, position, records = [*ids_in(refused.choice)], table.run.table.position, table.run.table.records(0)
    declared = question is not None and not declaring.isdisjoint((question.kind, *named[:1]))
    unpaid = table.run.table.numbered([one for one in notation.unpayable if one in refused.rules])
    if question is None or not (declared or unpaid):
        return found, unpaid
    own = [id for id in position.objects if table.there.place(Thing(id, (), "", ""))[0] == question.by]
    for id, status in [(id, status) for id in own for status in notation.statuses if not declared or id in named]:
        changes = [(one, key, now) for one in records if one.of == id for key, _was, now in one.changes]
        last, key, now = next((one for one in reversed(changes) if one[1] in (status, "zone")), (None, "", False))
        if last is None or (declared and (key == "zone" or last.by in (None, id, *position.players))):
            continue
        if declared and now:
            english, japanese = notation.statuses[status][0]
            found.append(Bilingual(f"{last.by}により、{id}{japanese}", f"by {last.by}, {id} {english}"))
            rules += cited(one for one in records if one.what == notation.used_broken and one.by == last.by)
        elif key == "zone" and _pays_so(table, id, status, at_home=now == notation.home):
            found.append(Bilingual(f"{id}は{property_named(status, 'ja')}で置かれた", f"{id} came there {status}"))
            rules += last.rules if now != notation.home else ()
    return found, (*unpaid, *telling(rules, book))


def _pays_so(table: NotationTable, id: str, status: str, *, at_home: bool) -> bool:
    """Tell whether something in a state pays for things by itself: where permanents lie only lands do."""
    position, scene = table.run.table.position, table.run.scene
    is_so = scene.object_value(position, id, status).value is True
    return is_so and (not at_home or "land" in scene.object_value(position, id, "types").value)
