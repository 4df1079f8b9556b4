"""Questions about what kind things are: whether one is of a kind, and how many of a kind somebody has."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress

from judgekit.core.errors import JudgekitError
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual
from judgekit.engine.positions import AnyPosition
from judgekit.scenarios.comparing import words
from judgekit.scenarios.notation.answering.amounts_told import asks_a_number, yes_or_no
from judgekit.scenarios.notation.answering.ends import Leaf, without_nothing
from judgekit.scenarios.notation.answering.fates_told import dead, went_elsewhere
from judgekit.scenarios.notation.telling.relevance import Asked
from judgekit.scenarios.notation.telling.replies import Reply
from judgekit.scenarios.notation.telling.results import TOKEN, moves, seen_at
from judgekit.scenarios.notation.words.faults import NotationUnclear, not_understood
from judgekit.scenarios.notation.words.grammar import Words
from judgekit.scenarios.notation.words.naming import Resolving, is_called
from judgekit.scenarios.notation.words.splitting import Statement
from judgekit.table.adapter import GameAdapter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judgekit.scenarios.notation.answering.asking import Asking

_IS_OF_KIND = re.compile(
    r"(?:is|are|does) (?P<what>\S.*?)(?: (?:also|still|now|then))*(?: count as| become)? an? (?P<kind>[A-Za-z][A-Za-z' -]*?)"
    r"(?: (?:too|as well|now|still|card))?",
    re.IGNORECASE,
)
_HOW_MANY = re.compile(
    r"how many (?P<kind>[A-Za-z][A-Za-z' -]*?)(?P<tokens> tokens?)? (?:does|do|will|did) (?P<who>[A-H]) "
    r"(?:have|control|(?P<comes>get|create|make)|end up with)(?: left| now| then| in play| on the battlefield)*",
    re.IGNORECASE,
)
_HOW_MANY_LEFT = re.compile(
    r"how many (?:of the )?(?P<kind>[A-Z][A-Za-z' -]*?)(?P<tokens> tokens?)? (?:survive|remain|live|(?:are|is) (?:left"
    r"|there|still (?:there|alive)|in play))"
    r"(?: now| then)?",
    re.IGNORECASE,
)
_IS_OF_KIND_JA = re.compile(
    r"(?P<what>[^,;]+?)は(?:まだ|今も|その後も)?(?P<kind>[^,;はがをにで\s]+?)(?:でも?ある|に(?:も)?なる|として(?:も)?扱(?:う|われる)|のまま|です|か|なのか)"
)
_HOW_MANY_ARE = re.compile(
    r"how many (?:of )?(?:(?P<who>[A-H])'s )?(?P<kind>[A-Za-z][A-Za-z' -]*?)(?: (?:does|do) (?P<whose>[A-H]) have)? "
    r"(?:(?:are|is) )?(?P<state>(?:un)?tapped)(?: left| now)?"
    r"|(?:(?P<who_ja>[A-H])(?:の|は|が))?(?:(?P<kind_ja>[^,;はがを]+?)(?:は|が))?何(?:体|(?P<cards>枚))(?:が)?"
    r"(?P<state_ja>(?:アン)?タップ)(?:状態|中|して(?:い)?る)"
    r"|(?:(?P<who_ja2>[A-H])の)?(?P<state_ja2>(?:アン)?タップ)して(?:い)?るのは何体",
    re.IGNORECASE,
)
"""How many are tapped, which stands behind what is counted."""
_IS_OF_KIND_BARE_JA = re.compile(r"(?P<what>[^,;は]+)は(?P<kind>(?!何)[^,;ぁ-ん\s]+)")
_HOW_MANY_JA = re.compile(
    r"(?:(?P<who>[A-H])(?:の(?:(?:場|戦場|バトルゾーン|バトルエリア|戦闘エリア)に(?:は)?)?|は|が))?"
    r"(?P<kind>[^,;はがを]+?)(?P<tokens>[・の]?トークン)?(?:は|が|を)(?:何[体枚個]|いくつ)"
    r"(?:残る|いる|ある|持つ|持っている|コントロールする|コントロールしている|になる|(?P<comes>出る))?"
)
_GETS_ONE = re.compile(
    r"(?:does|will|did) (?P<who>[A-H]) (?:get|create|make|end up with|have) an? (?P<kind>[A-Z][A-Za-z' -]*?)(?P<tokens> tokens?)?"
)
"""Whether somebody gets one of a kind."""
_OF_A_KIND = ("name", "types", "subtypes", "supertypes", "colors", "keywords")
"""Values of an object by which it is called one of a kind, or by which it is told that it is so (it is green, it is hexproof)."""


class KindAsked(NamedTuple):
    """A question about a kind.

    Attributes:
        kind: the kind, as it was said.
        what: the object that may be of it; empty where somebody's objects are counted.
        who: whose objects are counted; empty where those of everybody are.
        counted: objects are counted.
        gets: it is asked whether somebody gets one.
        comes: of what is counted only what comes is meant, not what was there.
        tokens: only tokens are counted.
    """

    kind: str
    what: str = ""
    who: str = ""
    counted: bool = False
    gets: bool = False
    comes: bool = False
    tokens: bool = False

    @property
    def told(self) -> Bilingual:
        """What is counted."""
        return (
            Bilingual(f"{self.kind}・トークン", f"{self.kind} tokens")
            if self.tokens
            else Bilingual(self.kind, self.kind)
        )


def kind_asked(body: str) -> KindAsked | None:
    """Return what a question asks about a kind, None where it asks something else."""
    if (match := _HOW_MANY_ARE.fullmatch(body.strip())) is not None and (match["kind_ja"] or not match["cards"]):
        state = match["state"] or f"{match['state_ja'] or match['state_ja2']}している"
        what = f" {match['kind']}" if match["kind"] else match["kind_ja"] or "クリーチャー"
        whose = match["who"] or match["whose"] or match["who_ja"] or match["who_ja2"] or ""
        return KindAsked(state + what, who=whose, counted=True)
    if (match := _IS_OF_KIND.fullmatch(body.strip())) is not None:
        return KindAsked(match.group("kind"), what=re.sub("^(?:an?|one) ", "", match.group("what")))
    if (match := _IS_OF_KIND_JA.fullmatch(body.strip())) is not None:
        return KindAsked(match.group("kind"), what=match.group("what"))
    if (match := _HOW_MANY_JA.fullmatch(body.strip())) is not None:
        tokens = match["tokens"] is not None
        return KindAsked(match["kind"], who=match["who"] or "", counted=True, comes=bool(match["comes"]), tokens=tokens)
    if (match := _HOW_MANY_LEFT.fullmatch(body.strip())) is not None:
        return KindAsked(match.group("kind"), counted=True, tokens=match["tokens"] is not None)
    if (match := _GETS_ONE.fullmatch(body.strip())) is not None:
        tokens = match["tokens"] is not None
        return KindAsked(match.group("kind"), who=match.group("who"), counted=True, gets=True, tokens=tokens)
    if (match := _HOW_MANY.fullmatch(body.strip())) is not None:
        tokens = match["tokens"] is not None
        return KindAsked(match["kind"], who=match["who"], counted=True, comes=bool(match["comes"]), tokens=tokens)
    if (match := _IS_OF_KIND_BARE_JA.fullmatch(body.strip())) is not None:
        return KindAsked(match["kind"], what=match["what"])
    return None


_STATE = re.compile(
    r"(?P<up>untapped |アンタップ(?:状態|中)?の|(?:立って|起きて|アンタップして)(?:い)?る)"
    r"|(?:tapped |タップ(?:状態|中)?の|(?:寝て|タップして)(?:い)?る)",
    re.IGNORECASE,
)


_FACE = re.compile(r"(?P<down>裏向きの|face-down )|(?:表向きの|face-up )", re.IGNORECASE)
"""Which way up are what is counted: only of some it is asked, as of stones (219.5)."""


def _without_state(kind: str) -> tuple[str, bool | None]:
    """Return a kind that is counted without that it is tapped, and whether it is to be; None where that is not said."""
    said = _STATE.match(kind)
    return (kind[said.end() :], said["up"] is None) if said is not None else (kind, None)


def kinds_of(scene: GameAdapter, position: AnyPosition, id: str) -> frozenset[str]:
    """Return the words by which an object is called one of a kind, in small letters."""
    found: set[str] = set()
    for key in _OF_A_KIND:
        try:
            value = scene.object_value(position, id, key).value
        except JudgekitError:
            continue
        listed = value if isinstance(value, (frozenset, set, list, tuple)) else (value,)
        found.update(words(one).casefold() for one in listed)
        if key == "colors" and not listed:
            found.add("colorless")  # 105.2c
    if TOKEN.match(id) or _is_token(scene, position, id):
        found.add("token")
    return frozenset(found)


def _is_token(scene: GameAdapter, position: AnyPosition, id: str) -> bool:
    """Tell whether an object is a token, also one that has a name and was there."""
    with suppress(JudgekitError):
        whose = words(scene.object_value(position, id, "controller").value)
        tokens = scene.player_value(position, whose, f"{scene.notation.home}.token").value
        return isinstance(tokens, (frozenset, set)) and id in tokens
    return False


_IN_ENGLISH = {"トークン": "token", "無色": "colorless"}
_SUPERTYPES = ("basic", "legendary", "snow")


def in_english(scene: GameAdapter, kind: str) -> str:
    """Return a Japanese kind as positions name it (沼 is a swamp); a kind that has no other name stays as it is."""
    basics = {one: names[0] for names, _card in scene.notation.basics for one in names}
    notation = scene.notation
    listed = {
        japanese: english
        for words_of in (notation.subtypes, notation.japanese)
        for english, japanese in words_of.items()
    }
    if (plain := kind.removeprefix("・")) in _IN_ENGLISH:
        return _IN_ENGLISH[plain]
    return basics.get(kind) or listed.get(kind) or listed.get(kind.removesuffix("・クリーチャー")) or kind


def in_singular(kind: str) -> tuple[str, ...]:
    """Return what one of several may be called: as it is said, and without the end of a plural."""
    plain = kind.casefold()
    ends = (("ies", "y"), ("ves", "f"), ("es", ""), ("s", ""), ("men", "man"))
    return (plain, *(plain.removesuffix(end) + one for end, one in ends if plain.endswith(end)))


def named_so(scene: GameAdapter, positions: Iterable[AnyPosition], kind: str) -> frozenset[str]:
    """Return the names of what lies in positions that is called by the words of a kind: Thalia, of all that are called so."""
    found: set[str] = set()
    for position in positions:
        for id in position.objects:
            with suppress(JudgekitError):
                name = words(scene.object_value(position, id, "name").value)
                found |= {name.casefold()} if any(is_called(one, name) for one in (kind, *in_singular(kind))) else set()
    return frozenset(found)


def is_known(scene: GameAdapter, positions: Iterable[AnyPosition], kinds: Iterable[str]) -> bool:
    """Tell whether one of words is a kind that the game or an object of the positions has: of others nothing is denied."""
    known = (
        {"token"}
        | {word.casefold() for words_of, _card in scene.notation.basics for word in words_of}
        | scene.notation.kinds
        | {*scene.notation.subtypes}
    )
    known = known.union(*(kinds_of(scene, one, id) for one in positions for id in one.objects))
    return not known.isdisjoint(kinds)


def _is_a_value(scene: GameAdapter, positions: Iterable[AnyPosition], kinds: Iterable[str]) -> bool:
    """Tell whether one of words is what an object of the game may have as its type, its colour, its keyword or its name."""
    notation = scene.notation
    listed = {*notation.subtypes, *notation.japanese, *_IN_ENGLISH.values(), *_SUPERTYPES}
    listed |= {word for words_of, _card in notation.basics for word in words_of}
    known = {word.casefold() for word in listed}
    return not known.union(*(kinds_of(scene, one, id) for one in positions for id in one.objects)).isdisjoint(kinds)


def is_of_kind(scene: GameAdapter, positions: Iterable[AnyPosition], id: str, asked: KindAsked) -> Bilingual | None:
    """Return whether an object is of a kind at every end; None where that is not the same at each, or it is not there."""
    there = [kinds_of(scene, one, id) for one in positions]
    wanted = in_singular(in_english(scene, asked.kind))
    answers = {not one.isdisjoint(wanted) for one in there}
    if len(answers) != 1 or not all(there):
        return None
    article = "an" if asked.kind[:1].casefold() in "aeiou" else "a"
    if answers == {False} and not _is_a_value(scene, positions, wanted):
        return None  # a word of players for what has another name as a value (a flier): nothing is denied of it
    if answers.pop():
        return Bilingual(f"はい: {id}は{asked.kind}である", f"Yes: {id} is {article} {asked.kind}")
    return Bilingual(f"いいえ: {id}は{asked.kind}ではない", f"No: {id} is not {article} {asked.kind}")


def how_many(
    scene: GameAdapter, positions: Iterable[AnyPosition], asked: KindAsked, before: AnyPosition | None = None
) -> Bilingual:
    """Return how many of a kind a player has where permanents lie, at every end; or whether the player gets any.

    Args:
        scene: the game.
        positions: the positions at the ends.
        asked: the question.
        before: the position in which it began.
    """
    positions = list(positions)
    kind, tapped = _without_state(asked.kind)
    face = _FACE.match(kind)
    kind = kind[face.end() :] if face is not None else kind
    wanted = named_so(scene, positions, kind).union(in_singular(in_english(scene, kind)))
    said = asked.told

    def counts(position: AnyPosition, id: str) -> bool:
        of = kinds_of(scene, position, id)
        return not wanted.isdisjoint(of) and (not asked.tokens or "token" in of)

    def number(position: AnyPosition) -> int:
        return sum(
            1
            for id in _objects_of(scene, position, asked.who, paid_with=face is not None)
            if counts(position, id)
            and (face is None or scene.object_value(position, id, "face-down").value is bool(face["down"]))
            and (tapped is None or scene.object_value(position, id, "tapped").value is tapped)
        )

    if asked.comes and before is not None and number(before):
        there = {*_objects_of(scene, before, "")}
        come = ({*_objects_of(scene, one, asked.who)} - there for one in positions)
        numbers = sorted({sum(counts(one, id) for id in ids) for one, ids in zip(positions, come, strict=True)})
        en, ja = " or ".join(map(str, numbers)), "か".join(map(str, numbers))
        whose, whose_ja = (f"{asked.who}'s ", f"{asked.who}が得る") if asked.who else ("", "新たに出る")
        return Bilingual(f"{whose_ja}{said.ja}: {ja}", f"{whose}{said.en} that come: {en}")
    numbers = sorted({number(one) for one in positions})
    en, ja = " or ".join(map(str, numbers)), "か".join(map(str, numbers))
    if not asked.who:
        return Bilingual(f"{said.ja}: {ja}", f"{said.en}: {en}")
    if asked.gets and before is not None:
        had = number(before)
        few = {one > had for one in numbers}
        if len(few) == 1:
            has = Bilingual(f"{asked.who}の{said.ja}は{ja}体", f"{asked.who} has {en} of the kind {asked.kind}")
            return yes_or_no(has, yes=True in few)
    return Bilingual(f"{asked.who}の{said.ja}: {ja}", f"{asked.who}'s {said.en}: {en}")


_COMES = re.compile(
    r"(?:(?P<whose>(?-i:[A-H]))の)?(?P<ja>[^,;]+?)(?P<token>[・の]?トークン)?(?:は|が)(?:(?:戦場|場|バトルゾーン|バトルエリア)に)?(?:何[体個枚])?(?:出|生成|作|召喚).*"
    r"|(?:(?P<who_ja>(?-i:[A-H]))(?:は|が))?(?P<got>[^,;はがを]+?)(?P<got_token>[・の]?トークン)?を(?:何[体個枚])?(?:得|手に入れ|もら|生成).*"
    r"|(?:does|will|did) (?P<who>(?-i:[A-H])) (?:get|create|make) "
    r"(?:(?:an?|any|(?:the )?(?P<n>one|two|both|three|four|\d+)|the) )?"
    r"(?P<en>[A-Z][A-Za-z' -]+?)(?P<en_token> tokens?)?(?P<of> for [^,;]+)?",
    re.IGNORECASE,
)


def _one(kind: Bilingual) -> str:
    """Return what is counted, of one."""
    said = str(kind.en)
    return said.removesuffix("s") if said.endswith(" tokens") else said


_A_NUMBER = re.compile("何[体個枚匹]|いくつ")
"""That a number is asked for, which neither yes nor no answers."""


_TOLD_BEFORE = re.compile(r"[^の]*[はがを].+(?:と|たら|れば|なら|とき|時|場合)")
"""What has to happen first, which is no part of the name of what comes."""


def _none_comes(kind: Bilingual, who: str | None, body: str) -> Bilingual:
    english = f"{who} gets no {_one(kind)}" if who else f"no {_one(kind)} comes"
    said = Bilingual(f"{f'{who}には' if who else ''}{kind.ja}は出ない", english)
    return said if _A_NUMBER.search(body) is not None else yes_or_no(said, yes=False)


_IN_FIGURES = {"one": "1", "two": "2", "both": "2", "three": "3", "four": "4"}


def kind_comes(
    scene: GameAdapter, before: AnyPosition, positions: Sequence[AnyPosition], body: str, texts: str = ""
) -> Bilingual | None:
    """Return whether something of a kind comes to where permanents lie; None where the kind is not known, or it hangs on a choice.

    Args:
        scene: the game.
        before: the position in which it began.
        positions: the positions at the ends.
        body: the question.
        texts: what the cards say, in small letters: what they make has a kind or a name there (Marit Lage).

    Raises:
        NotationUnclear: an English word is none for a kind, of which nothing is denied; something comes, and it is asked for what.
    """
    asked = _COMES.fullmatch(body.strip())
    if asked is None:
        return None
    kind, who = (asked["ja"] or asked["got"] or asked["en"]).strip(), asked["who"] or asked["who_ja"] or asked["whose"]
    if asked["ja"] and (first := _TOLD_BEFORE.match(kind)) is not None:
        raise not_understood(first.group(), body)
    tokens = bool(asked["token"] or asked["got_token"] or asked["en_token"])
    told = KindAsked(kind, tokens=tokens).told
    kinds = scene.notation.subtypes.values()
    if asked["got"] and not (kind == "トークン" or "トークン" in body or kind in kinds):
        return None  # life, cards, mana
    new = [
        [id for id in _objects_of(scene, one, who or "") if id not in {*_objects_of(scene, before, "")}]
        for one in positions
    ]
    wanted = in_singular(in_english(scene, kind))
    made = any(re.search(rf"\b{re.escape(one)}\b", texts) for one in wanted)
    if asked["en"] and not made and not is_known(scene, [before, *positions], wanted):
        raise not_understood(kind, body)
    if not any(new):
        return _none_comes(told, who, body)
    if not is_known(scene, positions, wanted):
        return None
    of = [[kinds_of(scene, position, id) for id in ids] for position, ids in zip(positions, new, strict=True)]
    numbers = {sum(not one.isdisjoint(wanted) and (not tokens or "token" in one) for one in ids) for ids in of}
    if len(numbers) != 1:
        return None
    (number,) = numbers
    if not number:
        return _none_comes(told, who, body)
    if asked["of"]:
        raise not_understood(asked["of"].strip(), body)
    said = Bilingual(
        f"{told.ja}が{number}体出る", f"{number} {told.en} come" if number != 1 else f"1 {_one(told)} comes"
    )
    if _A_NUMBER.search(body) is not None:
        return said
    return yes_or_no(
        said,
        yes=asked["n"] is None or int(_IN_FIGURES.get(asked["n"].casefold(), asked["n"])) == number,
    )


def _objects_of(scene: GameAdapter, position: AnyPosition, player: str, *, paid_with: bool = False) -> Iterator[str]:
    """Yield what a player has where permanents lie; of what lies apart to pay with only where that is asked for."""
    zones = (scene.notation.home, *([scene.notation.means] if paid_with else []))
    for id in position.objects:
        if scene.name_of(position, id) != id:
            continue
        with suppress(JudgekitError):
            zone, by = (words(scene.object_value(position, id, key).value) for key in ("zone", "controller"))
            if zone in zones and player in ("", by):
                yield id


def of_a_kind(asking: Asking, text: str, asked: KindAsked, names: Words, resolving: Resolving) -> Reply | None:
    """Return whether something is of a kind, or how many of that kind a player has; None where the kind is not known."""
    kind = _FACE.sub("", _without_state(asked.kind)[0]) if asked.counted else asked.kind
    if asked.counted and _FACE.match(asked.kind) and not asked.who:
        given = {*asking.table.start.players} - asking.table.written.situation.lent  # of the others nothing is told
        if len(given) != 1:
            return None
        asked = asked._replace(who=next(iter(given)))
    kinds, scene = in_singular(in_english(asking.scene, kind)), asking.scene
    object_asked = asking.table.grammar.reads(asked.what, "object", names) if asked.what else None
    if asked.what and object_asked is None:
        return None
    id = str(resolving.term(object_asked, "@of")) if object_asked is not None else ""
    reply = asking.result(text)
    if asking.table.open is not None or not asking.ended or any(leaf.question is not None for leaf in asking.ended):
        return reply
    positions = [leaf.position for leaf in asking.ended]
    called = named_so(scene, positions, kind) if asked.counted else ()
    if not is_known(scene, [asking.table.start, *positions], (*kinds, *called)):
        return None
    said = is_of_kind(scene, positions, id, asked) if id else how_many(scene, positions, asked, asking.table.start)
    if said is not None:
        asking.the_one(reply, said, (0,))
    there = {*_objects_of(scene, asking.table.start, "")} if asked.counted else set()
    if came := {one for at in positions for one in _objects_of(scene, at, asked.who) if one not in there and not id}:
        reply.about = Asked(frozenset(came), frozenset(("zone",)))  # of what was there nothing decides how many come
    if id:
        shown = asking.value(text, {"value": f"{id}.types", "@also": "subtypes"})
        reply.rules, reply.about, reply.own = shown.rules, shown.about, shown.own
        reply.result += shown.result
    return without_nothing(reply)


def comes(asking: Asking, text: str, body: str) -> Reply:
    """Return whether something of a kind comes that is not there while it is asked: a token."""
    reply = asking.result(text)
    positions, scene = [leaf.position for leaf in asking.ended] if asking.settled_alone() else [], asking.scene
    texts = " ".join(map(str, asking.table.written.situation.cards.values())).casefold()
    said = kind_comes(scene, asking.table.start, positions, body, texts) if positions else None
    if said is not None:
        asking.the_one(reply, said, (0,))
        if str(said.en).startswith("No"):
            gone = went_elsewhere(scene, asking.ended)
            reply.first = asking.table.run.table.numbered(next(iter(gone.values()), ()))
            reply.about = Asked(frozenset(gone), frozenset(("zone",) if gone else ()))
            reply.rules = tuple(dict.fromkeys((*reply.first, *reply.rules)))
    return without_nothing(reply)  # of what no word is known all that happens is told


_WHICH = re.compile(
    r"(?:which|what) (?:of (?:[A-H]'s|the|his|her|their) )?(?P<en>[a-z]+)|どの(?P<ja>[ァ-ヴー]+)", re.IGNORECASE
)


def kinds_left(scene: GameAdapter, body: str, text: str) -> frozenset[str]:
    """Return of which kind that is of which it is asked what is left; empty where no kind is named."""
    kind, which = kind_asked(body), _WHICH.match(text.lstrip("? "))
    said = kind.kind if kind is not None else (which["en"] or which["ja"]) if which is not None else ""
    return scene.notation.kinds.intersection(in_singular(in_english(scene, said)))


def left_answer(there: Collection[tuple[str, ...]], text: str) -> Bilingual | None:
    """Return what is left, or how many are where a number is asked for; None where that is not the same on every line of play.

    Args:
        there: what is left, on each line of play on which something else is.
        text: the question.
    """
    left = next(iter(there), ())
    english, japanese = ", ".join(left) or "nothing", "、".join(left) or "なし"
    if asks_a_number(text) and len({len(one) for one in there}) == 1:
        alike = len(there) == 1 and bool(left)
        return Bilingual(
            f"残る: {len(left)}体{f'({japanese})' if alike else ''}",
            f"Left: {len(left)}{f' ({english})' if alike else ''}",
        )
    return Bilingual(f"残る: {japanese}", f"Left: {english}") if len(there) == 1 else None


_FATE_OF_KIND = re.compile(
    r"(?:(?P<many>how many)(?: of the)? |(?:do|does|did|will) (?:(?:the|a|an|any|all|both|those|these|of) )*)"
    r"(?P<kind>[A-Za-z][A-Za-z' -]*?)(?P<token> tokens?)? (?P<how>die|survive|live)(?: too| as well| also| then| now)*"
    r"|(?P<kind_ja>[^,;はがをにで\s]+?)(?P<token_ja>・?トークン)?(?:は|が|も)(?:全部|すべて|どちらも|みんな)?(?P<many_ja>何体)?"
    r"(?P<how_ja>死ぬ|死亡する|生き残る|残る)(?:の)?か?",
    re.IGNORECASE,
)
"""What becomes of all that are of a kind, those that come in play among them."""


def fates_of_a_kind(asking: Asking, statement: Statement, fault: NotationUnclear) -> Reply | None:
    """Return whether all of a kind die or survive, or how many do; None where none was there, or the ways differ.

    Tokens that come while what was told is played have no name before: they are called by their kind alone.
    """
    asked, text = _FATE_OF_KIND.fullmatch(statement.body.strip()), statement.typed or statement.body
    many = asked is not None and bool(asked["many"] or asked["many_ja"])
    if asked is None or not (many or all(map(TOKEN.fullmatch, fault.candidates))):
        return None
    kind = asked["kind"] or asked["kind_ja"]
    wanted = {*in_singular(in_english(asking.scene, kind)), kind.casefold()}
    wanted |= named_so(asking.scene, [asking.table.start], kind)
    reply = asking.result(text)
    if not asking.settled_alone():
        return None
    only = bool(asked["token"] or asked["token_ja"])
    numbers = {_fates(asking, leaf, wanted, tokens=only) for leaf in asking.ended}
    if len(numbers) != 1:
        return None
    died, alive = numbers.pop()
    if not died + alive:
        return None
    dies = (asked["how"] or asked["how_ja"]).casefold() in ("die", "死ぬ", "死亡する")
    english = (
        f"{died} of {died + alive} {kind} die{'s' if died == 1 else ''}, {alive} survive{'s' if alive == 1 else ''}"
    )
    said = Bilingual(f"{kind}{died + alive}体のうち{died}体が死亡し、{alive}体が生き残る", english)
    if (died and alive) or asked["many"] or asked["many_ja"]:
        number = died if dies else alive
        said = (
            Bilingual(f"{number}体({said.ja})", f"{number} ({said.en})") if asked["many"] or asked["many_ja"] else said
        )
    else:
        said = yes_or_no(said, yes=dies == bool(died))
    asking.the_one(reply, said, (0,))
    return without_nothing(reply)


def _fates(asking: Asking, leaf: Leaf, wanted: Iterable[str], *, tokens: bool) -> tuple[int, int]:
    """Return how many of a kind died on a line of play, and how many are there at its end."""
    start, scene, kinds = asking.table.start, asking.scene, {*wanted}
    there = [
        id
        for id in dict.fromkeys((*start.objects, *leaf.position.objects, *moves(leaf.records)))
        if not tokens or TOKEN.fullmatch(id)
    ]
    seen = {
        id: start
        if id in start.objects
        else leaf.position
        if id in leaf.position.objects
        else seen_at(leaf.records, id)
        for id in there
    }
    of_it = {id for id, at in seen.items() if at is not None and not kinds.isdisjoint(kinds_of(scene, at, id))}
    alive = of_it.intersection(_objects_of(scene, leaf.position, ""))
    return len(of_it.intersection(dead(scene, start, leaf)) - alive), len(alive)
