"""Japanese clauses by the verbs that speech joins: what was done, what somebody has, what answers; who does each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from judgekit.core.filling import expressions_beside
from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.names_apart import NAME
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined, verb_at_end

LETTER = r"(?<![A-Za-z])[A-H](?![A-Za-z])"
_SUBJECT = re.compile(rf"(?P<who>{LETTER})(?:は|が|も)(?!\d)")
_SAID = expressions_beside(__file__, {"letter": LETTER, "name": NAME})
_OF_NOBODY = re.compile(rf"(?:{LETTER}の)?{NAME}(?:は|が|も)|誰|両|お互い|どちら|どっち|何も")
"""How a clause begins in which nobody acts who acted before."""
_RESPONDS = re.compile(r"(?:のに対(?:応)?し(?:て)?|(?:の|ところ)に対応して)$")
_JOINS = re.compile(
    r"(?:(?:なん|ん|の)(?:です|だ)(?:が|けど|けれど|けれども)|のに対(?:応)?し(?:て)?|ところに対応して|ため|ので|んで|から|けれども|けれど|けど|ところ(?:に|で|へ|を)?|が|し|、)$"
)
_BEGINS = rf"(?={NAME}|{LETTER}|(?![来行居]|対応[しす])[一-龠ァ-ヴ+−-]|そこで|さらに|その|それ|また|すぐ)"
"""How a clause begins that no comma parts from the one before: not with kana that may make one verb with it, or deny it."""
_MAY_END = re.compile(rf"[、,]|(?:て|で|ので|から|けど|けれど|ところ|が|ため){_BEGINS}")


_BESIDE = re.compile(
    r"^(?:また|あと|それと|それから|結局(?:のところ)?|最終的に(?:は)?|そのあと|その後)(?:は)?、|(?<=は)(?:最終的に|結局)(?:は)?、?"
)
"""Words of a question that say no more than that it is one more, or asks of the end."""
_IS_IT_NOT = re.compile(r"(?:(?:の|ん)(?:です)?|です)?(?:よね|よな|でしょ|でしょう)$")


def plainly(sentence: str, *, asked: bool) -> str:
    """Return a sentence without the words that only say that somebody speaks, and that a question expects a yes."""
    told = _SAID.speaks.sub("", sentence)
    return _IS_IT_NOT.sub("", _BESIDE.sub("", told)) if asked else _SAID.now.sub("", told)


def removed(whole: str, told: str) -> str:
    """Return the words of a sentence that are taken out where it is told without them."""
    parts = SequenceMatcher(None, whole, told, autojunk=False).get_opcodes()
    return " ".join(whole[begin:end] for kind, begin, end, _to, _till in parts if kind != "equal")


_COMBAT = re.compile(r"攻撃|アタック|殴|突撃|ブロック|防御")


def in_its_step(sentence: str, before: str) -> str:
    """Return a sentence without the step in which it is done, where that is the one of the last deed of the combat before it.

    Args:
        sentence: the sentence, its names apart.
        before: what was told before, its names apart.
    """

    def plain(match: re.Match[str]) -> str:
        deeds = _COMBAT.findall(f"{before}{sentence[: match.start()]}")
        defends = bool(deeds) and deeds[-1] in ("ブロック", "防御")
        fits = bool(deeds) and (match["damage"] or defends == (match["step"] != "攻撃"))
        return "" if fits and ("ステップ" in match.group() or match["damage"]) else match.group()

    return _SAID.step.sub(plain, sentence)


def _closed(part: str) -> tuple[str, bool] | None:
    """Return a clause that is told on as a sentence, and whether what follows answers it; None where no clause ends there."""
    part = part.rstrip("、, ")
    joined = deed_joined(part)
    if joined is not None:
        return joined, False
    joint = _JOINS.search(part)
    if joint is None:
        return None
    found = verb_at_end(part[: joint.start()])
    if found is None or found[1].joins or found[1].can or found[1].lasting:
        return None
    head, form = found
    if form.negative:
        return part[: joint.start()], False
    return f"{head}{form.plain}", _RESPONDS.search(part) is not None


def clauses(sentence: str) -> list[str]:
    """Return the clauses of a sentence, each with who acts where that is said; one alone where it has no more.

    Args:
        sentence: the sentence, its names apart, without the sign at its end.
    """
    found: list[str] = []
    who, begun, answers = "", 0, False
    for place in _MAY_END.finditer(sentence):
        if place.end() <= begun:
            continue
        part = sentence[begun : place.end()]
        closed = _as_it_is(part) or _closed(part)
        if closed is None or not sentence[place.end() :].strip("、, "):
            continue
        said, who = _with_who(closed[0], who, answers=answers)
        found.append(said)
        begun, answers = place.end(), closed[1]
    said, _who = _with_who(sentence[begun:].strip("、, "), who, answers=answers)
    return [_SAID.first.sub("", _answered(one)) for one in (*found, said)]


def _answered(clause: str) -> str:
    told = _SAID.answers.fullmatch(clause)
    deed = deed_joined(told["deed"]) if told is not None else None
    return f"{told['who']}{told['particle']}対応して{deed}" if told is not None and deed is not None else clause


def _as_it_is(part: str) -> tuple[str, bool] | None:
    """Return what a clause tells that somebody has, or how something is, as a sentence."""
    told = _SAID.state.fullmatch(part.rstrip("、, "))
    if told is not None:
        return f"{told['what']}ている", False
    there = _SAID.there.fullmatch(part.rstrip("、, "))
    return (f"{there['what']}{'いる' if there['lives'] else 'ある'}", False) if there is not None else None


def _with_who(clause: str, who: str, *, answers: bool) -> tuple[str, str]:
    """Return a clause with who acts in it, and who acts in the next one where nobody is named there."""
    moment = _SAID.moment.match(clause)
    lead, body = (moment.group(), clause[moment.end() :]) if moment is not None else ("", clause)
    subject = _SUBJECT.match(body) or _SUBJECT.search(re.sub(r"(?:ており|ていて|て).*", "", body))
    responds = "対応して" if answers and "対応" not in clause else ""
    if subject is not None:
        at = subject.end()
        return f"{lead}{body[:at]}{responds}{body[at:]}", subject["who"]
    if re.search(rf"{NAME}が", body) or _OF_NOBODY.match(body) or _SAID.tells_of_a_place.match(body):
        return clause, ""
    return (f"{lead}{who}は{responds}{body}", who) if who else (clause, who)


def spoken_before(apart: str) -> Spoken:
    """Return of whom and of what was spoken last.

    Args:
        apart: what was told so far, its names apart.
    """
    sentences = [one for one in re.split(r"(?<=[。.?？!])|\n", apart) if one.strip()]
    last = sentences[-1] if sentences else ""
    named = re.findall(LETTER, last) or re.findall(LETTER, apart)[-1:]
    things: Sequence[str] = list(dict.fromkeys(re.findall(NAME, last)))
    return Spoken(
        named[0] if len(set(named)) == 1 else "",
        things[0] if len(things) == 1 else "",
        last.rstrip("?？。") if last.endswith(("?", "？")) else "",
        len(things) > 1,
        tuple(named),
        frozenset(re.findall(NAME, apart)),
    )
