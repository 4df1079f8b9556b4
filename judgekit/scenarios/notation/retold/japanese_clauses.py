"""Japanese clauses by the verbs that speech joins: what was done, what somebody has, what answers; who does each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher

from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.names_apart import NAME
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined, verb_at_end

LETTER = r"(?<![A-Za-z])[A-H](?![A-Za-z])"
_SUBJECT = re.compile(rf"(?P<who>{LETTER})(?:は|が|も)(?!\d)")
_TELLS_OF_A_PLACE = re.compile(
    rf"(?:{LETTER}の)?(?:場|戦場|盤面|手札|墓地|ライフ|バトルゾーン|戦闘エリア|シールド|山札)"
)
_OF_NOBODY = re.compile(rf"(?:{LETTER}の)?{NAME}(?:は|が|も)|誰|両|お互い|どちら|どっち|何も")
"""How a clause begins in which nobody acts who acted before."""
_MOMENT = re.compile(
    rf"(?:(?:{LETTER}の|この|その)?(?:ターン|アップキープ|メイン・?フェイズ|終了ステップ)(?:中)?(?:に|で)?[、,]|(?:ブロック|攻撃)(?:指定)?後に?[、,]?"
    r"|(?:そこで|それに|さらに|そして|次に|その後|そのあと|続けて|また|なお|まず)[、,]?)"
)
_RESPONDS = re.compile(r"(?:のに対(?:応)?し(?:て)?|(?:の|ところ)に対応して)$")
_JOINS = re.compile(
    r"(?:(?:なん|ん|の)(?:です|だ)(?:が|けど|けれど|けれども)|のに対(?:応)?し(?:て)?|ところに対応して|ため|ので|んで|から|けれども|けれど|けど|ところ(?:に|で|へ|を)?|が|し|、)$"
)
_BEGINS = rf"(?={NAME}|{LETTER}|(?![来行居戻]|対応[しす]|解決)[一-龠ァ-ヴ+−-]|そこで|さらに|その|それ|また|すぐ)"
"""How a clause begins that no comma parts from the one before: not with kana that may make one verb with it, or deny it."""
_MAY_END = re.compile(rf"[、,](?!(?:戦場に|場に)?戻[すしっ])|(?:て|で|ので|から|けど|けれど|ところ|が|ため){_BEGINS}")
_STATE = re.compile(
    r"(?P<what>.+?(?:コントロールし|持っ|並べ|並ん|出し|出|置い|残っ|装備し|立っ))"
    r"(?:てい(?:て|る(?:ので|が|けど|けれど|し)?|ます(?:が|ので)?|た(?:ので|が|けど)?)|て(?:おり|て|るので|るけど|る|た))"
)
_THERE = re.compile(
    r"(?P<what>.+が(?:\d+[体枚つ個])?)(?:(?P<lives>い(?:て|る(?:ので|けど|けれど|が|し))|おり)|あ(?:って|り|る(?:ので|けど|けれど|が|し)))"
)
"""How something is, told before what is done."""


_SPEAKS = re.compile(
    r"^(?:(?:えー?っ?と|あのー?|えー|うーん|あー|すみません|すいません|質問です(?:が|けど)?|確認ですが|ちょっと(?:聞|き)きたいのですが"
    r"|てことは|ということは|そうすると|そうなると|となると|ところで|ちなみに)[、,。 …]+)+"
)
_BESIDE = re.compile(
    r"^(?:また|あと|それと|それから|結局(?:のところ)?|最終的に(?:は)?|そのあと|その後)(?:は)?、|(?<=は)(?:最終的に|結局)(?:は)?、?"
)
"""Words of a question that say no more than that it is one more, or asks of the end."""
_NOW = re.compile(rf"(?<=[A-H][はが])この(?:ターン|番)(?:中)?に、?(?={NAME})")
"""That something is done in this turn, as is all that is told."""
_IS_IT_NOT = re.compile(r"(?:(?:の|ん)(?:です)?|です)?(?:よね|よな|でしょ|でしょう)$")


def plainly(sentence: str, *, asked: bool) -> str:
    """Return a sentence without the words that only say that somebody speaks, and that a question expects a yes."""
    told = _SPEAKS.sub("", sentence)
    return _IS_IT_NOT.sub("", _BESIDE.sub("", told)) if asked else _NOW.sub("", told)


def removed(whole: str, told: str) -> str:
    """Return the words of a sentence that are taken out where it is told without them."""
    parts = SequenceMatcher(None, whole, told, autojunk=False).get_opcodes()
    return " ".join(whole[begin:end] for kind, begin, end, _to, _till in parts if kind != "equal")


_STEP = re.compile(
    r"(?:その|この)?(?P<step>攻撃|防御|ブロック(?:・?クリーチャー)?(?:・?指定)?|(?P<damage>(?:戦闘)?ダメージ))(?:・?ステップ)?"
    r"(?(damage)(?:(?:に入る|の|が入る)?前に)|(?:中に?|のうちに|の間に|で|に))(?:は)?、?"
    r"|(?P<been>(?:(?P<stopped>防御|ブロック)(?:され|し)た(?:あと|後)|(?:この)?(?:バトル|戦闘)中)に?(?:は)?、?)"
)
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
        if match["been"]:
            return "" if deeds and (defends or not match["stopped"]) else match.group()
        fits = bool(deeds) and (match["damage"] or defends == (match["step"] != "攻撃"))
        return "" if fits and ("ステップ" in match.group() or match["damage"]) else match.group()

    return _STEP.sub(plain, sentence)


def _closed(part: str) -> tuple[str, bool] | None:
    """Return a clause that is told on as a sentence, and whether what follows answers it; None where no clause ends there."""
    part = part.rstrip("、, ")
    part = re.sub("(?<=[てで])解決$", "解決し", part)  # which speech cuts off: 唱えて解決、
    if re.search("(?:攻撃|アタック|ブロック|防御|召喚)$", part):
        return f"{part}する", False
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
    return [_FIRST.sub("", _answered(one)) for one in (*found, said)]


_FIRST = re.compile(
    rf"^(?:まず|最初に|次に|そして|それから|そのあと|その後|続いて|続けて|さらに|すると|先に|で、)、?(?={LETTER}|{NAME})"
)
"""Words that say of clauses no more than their order, which is that of the sentences that are made of them."""
_ANSWERS = re.compile(rf"(?P<who>{LETTER})(?P<particle>は|が)(?P<deed>[^、。]+[てで])対応(?:する|した|して|しました)")
"""A deed of which is said behind it that it answers what waits."""


def _answered(clause: str) -> str:
    told = _ANSWERS.fullmatch(clause)
    deed = deed_joined(told["deed"]) if told is not None else None
    return f"{told['who']}{told['particle']}対応して{deed}" if told is not None and deed is not None else clause


def _as_it_is(part: str) -> tuple[str, bool] | None:
    """Return what a clause tells that somebody has, or how something is, as a sentence."""
    told = _STATE.fullmatch(part.rstrip("、, "))
    if told is not None:
        return f"{told['what']}ている", False
    there = _THERE.fullmatch(part.rstrip("、, "))
    return (f"{there['what']}{'いる' if there['lives'] else 'ある'}", False) if there is not None else None


def _with_who(clause: str, who: str, *, answers: bool) -> tuple[str, str]:
    """Return a clause with who acts in it, and who acts in the next one where nobody is named there."""
    moment = _MOMENT.match(clause)
    lead, body = (moment.group(), clause[moment.end() :]) if moment is not None else ("", clause)
    subject = _SUBJECT.match(body) or _SUBJECT.search(re.sub(r"(?:ており|ていて|て).*", "", body))
    responds = "対応して" if answers and "対応" not in clause else ""
    if subject is not None:
        at = subject.end()
        return f"{lead}{body[:at]}{responds}{body[at:]}", subject["who"]
    if re.search(rf"{NAME}が", body) or _OF_NOBODY.match(body) or _TELLS_OF_A_PLACE.match(body):
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
        _used(apart),
    )


def _used(apart: str) -> frozenset[str]:
    """Return the characters of what is spoken of, other than in questions, behind the hand in which it lies."""
    told = re.sub(r'「[^」]*」|"[^"]*"|[^。\n?？]*[?？]', "", apart)
    often = Counter(re.findall(NAME, told))
    return frozenset(one for one, times in often.items() if times > (re.search(f"手札[^。\n]*{one}", told) is not None))
