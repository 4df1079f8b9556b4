"""What a question asks, by its words: in those of rows, why something is not possible, whether it is, what is of a kind."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from judgekit.core.filling import forms
from judgekit.core.filling import in_other_words as in_words_of_rows
from judgekit.core.json_values import Json
from judgekit.core.text import Bilingual, is_japanese
from judgekit.scenarios.notation.answering.amounts_told import at_an_end, bounded
from judgekit.scenarios.notation.answering.fates_asked import ability_asked
from judgekit.scenarios.notation.answering.fates_told import AGAIN, EACH, EVER, ONLY_ONCE
from judgekit.scenarios.notation.answering.kinds_asked import kind_asked
from judgekit.scenarios.notation.answering.looking_back import Able, asked_back, obliged
from judgekit.scenarios.notation.answering.pronouns_asked import asks_of_a_role, can_be_targeted
from judgekit.scenarios.notation.words.asked_in_japanese import of_anybody
from judgekit.scenarios.notation.words.english.questions_in_parts import in_other_words, of_each, without_whence
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.grammar import NotationGrammar, Words
from judgekit.scenarios.notation.words.japanese_clauses import orders, without_causes, without_relatives
from judgekit.scenarios.notation.words.japanese_verbs import SUPPOSED
from judgekit.scenarios.notation.words.names_aside import NamesAside
from judgekit.scenarios.notation.words.said_otherwise import is_called

WHY = re.compile(
    r"(?:why not|why can not|why does not|why is not|why can't|why|なぜできない|どうして|なぜ)\s*:?\s*(.+)$",
    re.IGNORECASE | re.DOTALL,
)
NOT_ABLE = re.compile(r"(?:する)?(?:こと(?:が|は))?できない(?:の|のか|か|のですか|んですか)?$")
"""How a question why not ends in Japanese."""
NOT_NOW = re.compile(
    r"(?<=\w),? (?:now|(?:yet |already )?this turn|at all|here|right now|at (?:this|that) point|yet)$", re.IGNORECASE
)
"""What a question why not says of the time, which is where the game is."""
_AFTERWARDS = (
    r"(?:(?:after|once|when|at (?:the )?end of) "
    r"(?:the )?(?:combat|battle|fight|this|that|everything|it|resolution|all(?: of)?(?: this| that)?|attack|damage)"
    r"(?: (?:has |is |are )?(?:resolve[sd]?|done|over|dealt|finished))?"
    r"|(?:when|once|after|as) [A-Z][\w' -]*? (?:resolves|has resolved|is resolved)|in the end|at (?:the"
    r" )?end(?: of (?:the )?turn| of that| of it| of combat| step)?|afterwards)"
)
_LATER = re.compile(
    rf"^{_AFTERWARDS},?\s+|\s+{_AFTERWARDS}$|\s+(?:now|then|exactly|at this point|this turn)$|^(?:now|exactly),?\s+"
    r"|^(?:(?:バトル|戦闘|解決|攻撃)(?:の)?(?:終了)?(?:後|のあと)|この(?:後|あと)|その(?:後|あと)|最後|最終的)(?:に|で|の|には)?,?\s*",
    re.IGNORECASE,
)
"""Words that ask for what comes of what was begun, which every answer tells."""
CAN = re.compile(
    r"can\s+(\S+)\s+(?:(?:still|also|even|actually|now|legally)\s+)*(.+?)(?:\s+(?:now|then|this turn|at all|any ?more|instead))*$"
    r"|(.+?)(?:こと(?:が|は|も)?)?(?:できる|できない|可能)(?:の?か)?$",
    re.IGNORECASE | re.DOTALL,
)
MANA_OF = re.compile(
    r"(?:what|which) (?:(?:kinds?|colou?rs?) of mana|colou?rs?|mana)? ?(?:can|could|may) (?P<who>[A-H]) (?:still |now )?"
    r"(?:tap|get from|get out of|produce with) (?P<what>.+?)(?: for)?(?: mana)?"
    r"|(?P<who_ja>[A-H])は(?P<what_ja>[^,;はがを]+?)(?:から|で)(?:何|どの)色の?マナ(?:を|が)(?:出せる|(?:出す|生み出す|得る)ことができる)"
    r"|(?P<of_ja>(?P<whose_ja>[A-H])の[^,;はがを]+?)(?:から)?は?(?:何|どの)色の?マナ(?:が|を)(?:出る|出せる|(?:出す|生み出す)ことができる)",
    re.IGNORECASE,
)
"""Which mana a land gives: the answer is asked of each colour."""


_NAME_AND_DEED = re.compile(
    r"(?P<who>(?:[Tt]he )?[A-Z][\w',-]+(?: (?:(?:of|the|to) )*[A-Z][\w'-]*)+) (?P<deed>[a-z].*)", re.DOTALL
)


def able_to(can: re.Match[str], back: Callable[[str], str]) -> Able:
    """Return how the answer to a question begins that asks whether something can be done.

    Args:
        can: the question, as `CAN` takes it apart.
        back: puts quoted texts into their place.
    """
    if can.group(1):
        who, deed = can.group(1), re.sub(r"^(?:still|also|now|then|even)\s+", "", back(can.group(2)))
        if (named := _NAME_AND_DEED.fullmatch(f"{who} {deed}")) is not None:
            who, deed = named["who"], named["deed"]  # a name of several words
        line = f"{who} {deed}"
        return Able(
            Bilingual(f"はい: できる({line})", f"Yes: {who} can {deed}"),
            Bilingual(f"いいえ: できない({line})", f"No: {who} can't {deed}"),
        )
    line = back(can.group(3))
    return Able(
        Bilingual(f"はい: {with_able(line, 'できる')}", f"Yes: {line}"),
        Bilingual(f"いいえ: {with_able(line, 'できない')}", f"No: {line}"),
    )


def with_able(line: str, able: str) -> str:
    """Return a Japanese line with できる or できない at its end; what stands in brackets behind its verb stays behind that."""
    deed, bracket, aside = line.partition("(") if line.endswith(")") else (line, "", "")
    joint = "ことが" if re.search(r"[うくぐすつぬぶむる]$", deed) else ""
    return f"{deed}{joint}{able}{bracket}{aside}"


_COUNTERS = re.compile(
    r"(?:can|could|may|might) (?P<who>[A-H]) (?:(?:still|also|even|then|now|just) )*counter (?P<what>it|that|this|[^,?]+?)"
    r"(?: (?:with|using|by casting) (?:(?:the|his|her|an?) )?(?P<by>(?-i:[A-Z])[^,?]*?))?"
    r"(?: (?:now|then|at all|in response))*",
    re.IGNORECASE,
)
_COUNTERS_JA = re.compile(
    r"(?P<who>[A-H])は(?:(?P<what>[^,;はをで]+)を)?(?:(?P<by>[^,;はをで]+)で)?(?:(?P<what2>[^,;はをで]+)を)?(?:まだ|なお)?"
    r"打ち消(?:せる|せます|すことが?できる|すことは?できる|す?(?:の|こと)は可能)(?:の|ん)?(?:です)?か?"
)
"""Whether a player can counter what waits to resolve."""


def asks_to_counter(body: str) -> re.Match[str] | None:
    """Return the parts of a question whether a player can counter something; None where it asks something else."""
    return _COUNTERS.fullmatch(body) or _COUNTERS_JA.fullmatch(body)


COMES = re.compile(
    r"(?:(?:その|この)?[^,;はがの]*トークン)(?:は|が)(?:全部|全員|すべて)?(?:残る|生き残る|死ぬ|死亡する|破壊される|消える|どうなる)(?:の?か)?"
    r"|(?![^,;]*(?:マナ|何色|何[はがも]))[^,;]+(?:は|が)(?:何[体個枚]|いくつ)?(?:(?:戦場|場|バトルゾーン|バトルエリア)に)?(?:何[体個枚])?(?:出る|出てくる|出せる|生成される|作られる|召喚される)(?:の?か)?"
    r"|(?:[A-H](?:は|が))?(?:何[体個枚]の)?(?!カード|ライフ|マナ|コントロール|優先権|ターン)[^,;はがを点\d]+?を(?:何[体個枚])?(?:得る|得られる|手に入れる|もらう|もらえる|生成する|生成できる)(?:の?か)?"
    r"|(?:[Dd]oes|[Dd]o|[Ww]ill|[Ii]s|[Aa]re) (?:the|that|his|her|any|those|these|both"
    r"|all)(?: of the)? (?:[A-Z][\w'-]* )*tokens? (?:still |be |get )*(?:stay|remain|around|sacrificed|exiled|gone|disappear"
    r"|go away|there|in play)[a-z ]*"
    r"|(?:[Dd]oes|[Ww]ill|[Dd]id) [A-H] (?:get|create|make) (?:(?:an?|any|(?:the )?(?:two|both|three|four|\d+)|the) )?"
    r"(?:[A-Z][A-Za-z' -]+|[a-z]+ tokens?|(?!cards|turns|counters|lands|shields|points)[a-z]+s)"
)
"""A question whether something comes: a token that is not there while it is asked."""

_SUPPOSED = re.compile(
    r"(?:(?:and|but|so|also|what),?\s+)*(?:if|when|suppose|supposing|assuming)\s+(?P<deed>[A-H]\s[^?]*?|(?:the\s+)?[A-Z][^?]*?),\s*(?:then\s+)?(?P<asked>[^?,]+)",
    re.IGNORECASE,
)
_SUPPOSED_BEHIND = re.compile(
    r"(?P<asked>(?:does|do|did|is|are|was|what|how|who|where|which|can|could|will|would)\s[^?,]*?),?\s+(?:if|assuming|supposing)\s+"
    r"(?P<deed>[A-H]\s[a-z][^?]*|(?:the\s+)?[A-Z][^?]*)",
    re.IGNORECASE,
)
"""A question about what would come of a deed: if A attacks with Ox, does B die."""
_BY_THAT_PLAYER = re.compile(
    r"(?P<asked>(?:does|do|did|what|how|can|could|will|would)\s[^?,]*?),?\s+(?:even )?(?:if|assuming|supposing)\s+"
    r"(?:he|she|they)\s+(?P<deed>[a-z][^?,]*)",
    re.IGNORECASE,
)
"""The same where who does it is the one player who is asked about: does B die if he blocks."""
_PLAYERS = re.compile(r"(?<![\w'])[A-H](?=\W|$)")


MATTERS = re.compile(
    r"(?:does|would|will|did) (?:it|that|this|anything) (?:still |even |really )?"
    r"(?:matter|change(?: (?:anything|the (?:result|outcome)))?|make (?:a|any) difference)"
    r"|what changes|is (?:it|anything) different|(?:何か|何が|結果[はが])変わ(?:る|ります)(?:の|ん)?(?:です)?か?",
    re.IGNORECASE,
)
"""A question whether a deed that it supposes makes a difference: what comes of it is told beside what comes without it."""

_AT_THE_END = re.compile(
    r"(?P<subject>[^,;はが]+(?:は|が))?(?:この|その)?ターン(?:の)?(?:終了時|終わり)(?:に(?:は)?|で)?,?(?P<asked>(?!まで)\S.*)"
)
"""What is asked of the end of the turn, which nobody told to end."""


_ENDS = r"(?:after|once|when) (?:the|this) turn (?:ends|is over)"
_TURN_OVER = rf"(?:(?:at|by|after) (?:the )?(?:very )?end of (?:the |this |that )?turn|{_ENDS})"
_AT_THE_END_SAID = re.compile(
    rf"(?:(?:and|so|but|then) )?{_TURN_OVER},? (?P<behind>.+)|(?P<before>.+?),? {_TURN_OVER}", re.IGNORECASE
)


def supposed_in(body: str) -> tuple[str, str] | None:
    """Return the deed that a question supposes, and what is asked of it; None where it supposes none."""
    deeds, sign, asked = body.partition(SUPPOSED)
    if sign:
        return deeds, asked
    at_the_end = _AT_THE_END.fullmatch(body)
    if at_the_end is not None:
        return "ターン終了まで", (at_the_end.group("subject") or "") + at_the_end.group("asked")
    said = _AT_THE_END_SAID.fullmatch(body)
    if said is not None:
        return "to end of turn", said.group("before") or said.group("behind")
    match = _SUPPOSED.fullmatch(body) or _SUPPOSED_BEHIND.fullmatch(body)
    by = _BY_THAT_PLAYER.fullmatch(body)
    if by is not None and len(who := {*_PLAYERS.findall(by["asked"])}) == 1:
        return f"{who.pop()} {by['deed']}", by["asked"]
    return (match.group("deed"), match.group("asked")) if match is not None else None


_TO = r"(?: back)? (?:to|into|in|onto|on) "


_WHERE_IT_COMES = forms(
    rf"""
(?i)^which of the (creatures|permanents|units) => which \1
(?i)^which of (?:[A-H]'s|his|her|their) (creatures|units)(?= can (?:legally )?block) => which \1
(?i)^which of ([A-H])'s (creatures|permanents|units) (?:survives?|lives?
  |(?:(?:is|are) )?(?:still )?(?:left|alive|there|in play))$ => what does \1 have left
(?i)^how much (?:trample |combat )?damage (?:goes|gets|tramples|comes) (?:through|over)(?: to (?:[A-H]|the player))?$ => damage
(?i)^(?:do|did|can|could|would|must|should)(?= ) => does
(?i)^(is|are|was) (?P<what>.+?)(?: (?:put|returned|back|now|still|left))+{_TO} => "\1 \g<what> in "
(?i)\b(?:go|come|get (?:put|returned)|return|bounce|move|end up|wind up|land|stay|remain|be(?: put| returned)?){_TO} => "go to "
(?i)\b(?:remain|stick around)\b => stay
"""
)


def as_rows_ask(body: str) -> str:
    """Return a question where something comes to with the one verb that rows have for it (does Ox come back into A's hand)."""
    return in_words_of_rows(body, _WHERE_IT_COMES)


def asked_term(
    body: str, grammar: NotationGrammar, names: Words, grant: Callable[[Bilingual], None] = lambda _said: None
) -> Json | None:
    """Return what a question asks by the rows, without words that ask for what comes of what was begun; None: something else.

    Args:
        body: the question.
        grammar: the game's notation.
        names: what it may name.
        grant: says aloud what a question says besides what is answered.
    """
    term = grammar.reads(body, "asked", names)
    if term is None and (asked := as_rows_ask(body)) != body:
        term = grammar.reads(asked, "asked", names)
    if term is None and (without := _LATER.sub("", body).strip(" ,")) != body:
        term = grammar.reads(without, "asked", names)
    for other, granted in asked_otherwise(body, names) if term is None else ():
        term = grammar.reads(other, "asked", names)
        if term is not None:
            for said in granted:
                grant(said)
            break
    return term


def asked_otherwise(body: str, names: Words) -> Iterator[tuple[str, tuple[Bilingual, ...]]]:
    """Yield a question in other words, each with what has to be said aloud of it.

    The phrases of a Japanese one stand in another order; what a verb tells of a card in it is left, or by what something is to
    happen.
    """
    if not is_japanese(body):
        yield from ((said, ()) for said in in_other_words(body))
        if (whence := without_whence(body)) is not None:
            yield whence[0], (_not_why(whence[1]),)
        return
    aside = NamesAside()
    text = aside.named_in(body, names.names)
    said: list[tuple[str, tuple[Bilingual, ...]]] = [(text, ())]
    for plain, relative in without_relatives(text):
        said.append((plain, (is_called(aside.back(relative), aside.back(relative[-1])),)))
    for plain, granted in tuple(said):
        said += [(rest, (*granted, _not_why(aside.back(cause)))) for rest, cause in without_causes(plain)]
    for plain, granted in said:
        for one in (*((plain,) if granted else ()), *orders(plain)):
            yield aside.back(one), granted


_EVER = re.compile(r"^(.+) ever (.+)$", re.IGNORECASE)
_HOW_OFTEN = re.compile(
    r"how (?:many times|often) (?P<en>(?:does|do|did|will) .+)|(?P<what>.+?は)(?:全部で|合計(?:で)?|結局)?何[回度](?P<ja>.+)",
    re.IGNORECASE,
)
_SO_OFTEN = re.compile(
    r"(?P<before>(?:does|do|did|will|is) .+?) (?:(?P<last>again|once more|another time|yet again)"
    r"|(?P<once>(?:only|just|exactly) once)|(?:(?:for )?(?:the|a) )?(?P<n>second|third) time"
    r"|(?P<ever>ever|at (?:any|some) (?:point|time))|(?P<times>twice|both times|(?:two|three|2|3) times))"
    r"(?: (?:by that|to that|in the end|at the end|afterwards|then|now))?"
    r"|(?P<what>.+?は)(?:(?P<last_ja>また|再び|再度|もう(?:一|1)[度回]|さらに|改めて)"
    r"|(?P<n_ja>[2-5二三四五])[回度](?P<nth>目(?:の(?:死亡時|破壊時))?)?(?:に|は|も|とも)?)(?P<behind>.+)",
    re.IGNORECASE,
)
"""A question how often something becomes of an object, or whether once more, or so often."""
_SO_MANY = {
    "second": 2,
    "third": 3,
    "twice": 2,
    "both times": 2,
    "two times": 2,
    "three times": 3,
    "2 times": 2,
    "3 times": 3,
}
_SO_MANY_JA = dict(zip("2345二三四五", (2, 3, 4, 5, 2, 3, 4, 5), strict=True))
_COUNTED_FATES = ("dies", "returns")


def often_asked(body: str, grammar: NotationGrammar, names: Words) -> tuple[Mapping[str, Json], int] | None:
    """Return what is asked to become of an object and how often: so often, `AGAIN`, `EACH` or `ONLY_ONCE`; None elsewhere."""
    each, so = _HOW_OFTEN.fullmatch(body), _SO_OFTEN.fullmatch(_EVER.sub(r"\1 \2 ever", body))
    if each is not None:
        rest, number = each["en"] or f"{each['what']}{each['ja']}", EACH
    elif so is not None:
        rest = so["before"] or f"{so['what']}{so['behind']}"
        number = _SO_MANY.get((so["n"] or so["times"] or "").casefold()) or _SO_MANY_JA.get(so["n_ja"] or "") or AGAIN
        number = ONLY_ONCE if so["once"] else EVER if so["ever"] else number
    else:
        return None
    try:
        term = asked_term(rest, grammar, names)
    except NotationUnclear:
        return None
    return (term, number) if isinstance(term, Mapping) and term.get("@how") in _COUNTED_FATES else None


def _not_why(cause: str) -> Bilingual:
    return Bilingual(
        f"「{cause}」かどうかは見ず、起こることを答える", f'not whether it is by "{cause}": what happens is answered'
    )


def fault_of_question(body: str, grammar: NotationGrammar, names: Words) -> NotationUnclear | None:
    """Return why a question is not understood; None where it is, whatever its names mean."""
    asked = bounded(body) or at_an_end(body)
    body = asked.asked if asked is not None else body
    others = (
        supposed_in(body),
        asked_back(body),
        obliged(body),
        ability_asked(body),
        WHY.match(body),
        kind_asked(body),
        CAN.match(body),
        COMES.fullmatch(body),
        of_each(body) or of_anybody(body),
        MANA_OF.fullmatch(body),
        asks_to_counter(body),
        can_be_targeted(body) or asks_of_a_role(body) or None,
    )
    if any(one is not None for one in others):
        return None
    try:
        if asked_term(body, grammar, names) is None and often_asked(body, grammar, names) is None:
            grammar.readings(body, "asked", names)
    except NotationUnclear as fault:
        return fault if fault.unread else None
    return None


def speaker(line: str) -> tuple[str, str]:
    """Return who acts and what is done, of a line that stands in a question."""
    who, colon, body = line.partition(":")
    return (who.strip(), body.strip()) if colon and len(who.split()) == 1 else ("", line.strip())
