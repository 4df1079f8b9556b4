"""Card text read line by line: every line one ability (110.2c); what is not understood is refused with its words.

A line is a keyword (`keywords`, `naming`), or sentences that the rows read (`grammar`), which `building` puts together.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from judgekit.core.tables import fields_in
from judgekit.core.wording import phrase
from judgekit.games.duel_masters.text.building import abilities
from judgekit.games.duel_masters.text.filters import IT, SAID_WORDS, refused, sure
from judgekit.games.duel_masters.text.grammar import ROWS
from judgekit.games.duel_masters.text.keywords import keyword
from judgekit.games.duel_masters.text.meaning import Line
from judgekit.games.duel_masters.text.naming import TAPPED, named, with_charges
from judgekit.games.duel_masters.text.spelling import CHOICE, MARKS, in_the_turn_added, normalised
from judgekit.language.faults import NOTHING, CardTextNotUnderstood, in_written_words, read_in_japanese_only
from judgekit.language.japanese import spelling
from judgekit.language.japanese.spelling import sentences, straightened, without_notes
from judgekit.language.japanese.verbs import inflected
from judgekit.language.plain_data import Term
from judgekit.mechanics.terms.records import Ability, Modification, Value, mentions

_SPEAKING = re.compile("(?:メテオバーン|鬼タイム|G・G・G|シンカパワー|Dスイッチ|ドロン・ゴー|攻撃曲)[:-]")
"""A label before an ability that says all of what it does itself."""

_NOTED = re.compile(r"(?P<keyword>[^()ぁ-ん:「」]+(?:[:-][^()。]+)?)\((?P<note>[^()]*(?:\([^()]*\)[^()]*)*)\)。?")
"""A keyword with its reminder text, which decides what it does where the book does not say it."""

_NOTED_DEED = re.compile(
    r"(?P<before>(?:.*[、。])?)(?:自分は)?(?P<name>(?![0-9])[^、。()「」はがもをに回度]+)を?(?:する|(?P<may>してもよい))。?"
    r"\((?:(?P=name)[:-])?(?P<note>[^()]{8,})\)。?"
)
"""A deed by a name of its own at the end of a line, with its reminder text, which says what is done, not by whom or how often."""

_UNKNOWN = re.compile(r"(?P<name>[^ぁ-ん。、:「」〈<《\[(0-9+-]{2,}[0-9]*)(?:[:〈<《\[(0-9+-].*)?。?")
"""A line that is a keyword or begins with one, which the rows do not know: those that the book does not define among them."""

_BEHIND_NAME = "[ぁ-ん。、:「」〈<《\\[(+-]"
"""What ends the name of such a keyword; figures amid it are part of it."""

_SOME_LABEL = re.compile("(?P<name>[^ぁ-ん。、:「」〈<《\\[(+-]*[ァ-ヶー一-龥][^ぁ-ん。、:「」〈<《\\[(+-]*)[:-]")
"""A label before an ability, of more than a few letters."""

_KNOWN = re.compile(
    "(?:(?:革命|マナ武装|シビルカウント)[0-9]+|ファイナル革命|革命チェンジ|シンパシー|侵略|G・ゼロ|S・バック|アタック・チャンス"
    "|クルー・ブレイカー|SS|SV|TR|WS|MM|SF|S)[:-]"
)
"""Keywords whose own words are at fault, where a line begins with them."""

_SAYS_SOMETHING = re.compile(
    "トリガー|ストライク|バースト|侵略|チェンジ|ダッシュ|ドロー|ドライブ|ダイナモ|プラス|エスケープ|ソウル|クライム|バース|レンダ|ニオン"
    "|覚醒|龍解|エナジー|フォース|セイバー|ササゲール|キズナ|ラッシュ|ハイパー|ブレイカー|アタッカー|ジャッジ|リンク|バズ|マスター|メクレイド|スキル"
)
"""Parts of the names of keywords that say by themselves when or how what stands behind them is used: no mere labels."""

_LABEL = re.compile("(?:革命|マナ武装|シビルカウント)(?P<number>[0-9]+)[:-]")
_SAID_OF = {True: "(?:なければ|ないなら)", False: "(?<![0-9]){}[つ枚体]以[上下]"}
"""Labels before an ability that says itself when it holds: of how many shields, mana cards, cards."""


_SAYING = tuple(
    (
        re.compile(f"(?P<before>(?:.*[、。])?(?:相手は、?)?){begins}(?:その後、)?(?P<after>.*(?:{later}).*)"),
        says,
        tuple(zip(meant[::2], meant[1::2], strict=True)),
    )
    for begins, says, later, *meant in fields_in(Path(__file__).with_name("said_words.tsv"))
)
"""How a word begins that is said as the effect is resolved, how that is spelt, and how it is meant behind that."""

_OTHER_TURN = re.compile(
    "(?:次の(?:自分|相手|各?プレイヤー)の?ターン|ターンを(?:追加|もう|得|行)|(?:もう|追加の).{0,6}ターン).*そのターン"
)
"""A turn that is not the one that is going on, and 「そのターン」 behind it, which is not spelt as the present one."""

_SO_OFTEN = re.compile(
    r"\([^()]*?(?:だけ|のみ|しか)使[^()]*\)|\((?:[^()、。]*の)?(?:ゲーム|各?ターン|1ターン)[^()、。]*?(?:[回度]|だけ|のみ|まで|限り)。?\)"
)
"""Words in brackets that say how often or when something may be used, with a verb or without: no reminder text."""

_WHILE = re.compile("(?<!墓地にあ)(?<!マナゾーンにあ)(?<!手札にあ)(?:[るい]|以[上下]の)間[、は]")
_HEARD = re.compile("^.*?(?:時|たび|はじめに|終わりに)、")
"""How long something is to be so, behind what it triggers on: that is no condition that is asked once (608.2a)."""

SOUL = "超魂X"
"""The line below which the abilities of 超魂X stand, where it does not stand before each of them (818)."""

HYPER = "ハイパーモード"
"""The line below which the abilities of the hyper mode stand (816.1a)."""


_HYPER_POWER = re.compile(
    rf"(?P<before>(?:.*\n)?[ ■]*{HYPER})(?:[ :]*(?P<beside>[0-9]+)|(?P<between>(?:\n.*)*?)\n[ ■]*パワー *:? *(?P<below>[0-9]+))"
    r"(?P<after> *(?:\n.*)?)",
    re.DOTALL,
)
"""The power of the hyper mode, beside the line below which its abilities stand, or on a line of its own there (816.1b)."""


def without_hyper_power(text: str) -> tuple[str, int | None]:
    """Return a text without the power of its hyper mode, and that power; None where none stands in the text."""
    found = _HYPER_POWER.fullmatch(straightened(text))
    if found is None:
        return text, None
    rest = f"{found['before']}{found['between'] or ''}{found['after']}"
    return rest, int(found["beside"] or found["below"])


def lines_of(text: str) -> list[str]:
    """Return the abilities of a text, a line each, as written; what can be chosen among stands on lines of its own."""
    apart = _BESIDE.sub(r"\1\n", text.replace("■", "\n■"))
    return _with_announced([line for line in spelling.lines_of(apart, MARKS) if normalised(line)])


_BESIDE = re.compile(
    "([(（][^()（）]*(?:次|このクリーチャー)の能力を(?:使う|得る)[^()（）]*[)）])[ 　]*(?=[^\\s。(（])"
)
"""What speaks of an ability that stands behind it on the same line."""


_ANNOUNCES = re.compile("次のT{0,2}能力を(?:使って|使う|得る|持つ)|このクリーチャーの能力を使う")
"""What says of the line below that it is what a keyword, or tapping in place of attacking, is used for."""

_LABELS = {
    "サイレントスキル": "SS",
    "メタモーフ": "MM",
    "ウェーブストライカー": "WS",
    "ターボラッシュ": "TR",
    "サバイバー": "SV",
    "シールド・フォース": "SF",
    "スーパー・S・トリガー": "S",
    "S・トリガー・プラス": "P",
}
"""What stands before the abilities of such keywords, where they say by themselves that they are theirs."""


_GAINS = "このクリーチャーは次の能力を得る"
_SPOKEN_OF = re.compile(
    f"{_GAINS}|(?<=そうしたら、)このクリーチャーの能力を使う|(?<=場合、)このクリーチャーの能力を使う"
)
"""How reminder text speaks of what stands below it, and what that stands in the place of."""


def _with_announced(lines: Sequence[str]) -> list[str]:
    """Return lines in which the one below a keyword that speaks of 「次の能力」 says whose it is."""
    found: list[str] = []
    for line in lines:
        above = straightened(found[-1]) if found else ""
        bare = straightened(line).lstrip("■▼●◎ ")
        name = normalised(above).removesuffix("。")
        label = "TT" if TAPPED.fullmatch(name) else _LABELS.get(name)
        if not _ANNOUNCES.search(above) or re.match("[A-Z]{1,2}[:-]", bare):
            found.append(line)
        elif label is not None:
            found.append(f"{label}:{bare}")
        elif (said := _SPOKEN_OF.search(above)) and keyword(name) is None and named(name, above, read_line) is None:
            body = bare.removesuffix("。")
            inside = said[0] != _GAINS or (
                "「" in body and body.startswith(("このクリーチャーは", "このクリーチャーのパワー"))
            )
            found[-1] = above.replace(said[0], body if inside else f"このクリーチャーは「{body}」を得る")
        else:
            raise refused(phrase("when is it used?"), name, bare)
    return found


def terms_of(line: str, spell: bool = False) -> list[Term]:
    """Return what a line says as plain data, a term for each sentence.

    Args:
        line: as printed.
        spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: words of it are not understood.
    """
    read_in_japanese_only(line)
    spelt = _SPEAKING.sub("", normalised(line), count=1)
    keywords = re.split("[、/]", spelt.removesuffix("。"))
    if all(keyword(one) is not None for one in keywords):
        return [{"keyword": one} for one in keywords]
    label = _LABEL.match(spelt)
    if label is not None and re.search(_SAID_OF[label["number"] == "0"].format(label["number"]), spelt[label.end() :]):
        spelt = spelt[label.end() :]
    noted = _NOTED.fullmatch(straightened(line).lstrip("■▼●◎ ").strip())
    try:
        bare = spelt.removesuffix("。")
        if (found := named(bare, line, read_line, spell)) is not None:
            alone = "(" not in straightened(line) or _as_named(bare, spell) == [one._replace(text="") for one in found]
            return [{"named": bare if alone else straightened(line).lstrip("■▼●◎ ")}]
        return _said(spelt)
    except CardTextNotUnderstood as not_read:
        if (said := _behind_label(spelt, spell)) is not None:
            return said
        unknown, fault = _UNKNOWN.fullmatch(spelt), not_read
        if unknown is not None and not _KNOWN.match(spelt):
            fault = refused(phrase("a keyword that is not played"), re.split(_BEHIND_NAME, spelt)[0], line)
        deed = _NOTED_DEED.fullmatch(straightened(line).lstrip("■▼●◎ ").strip())
        if deed is not None:
            try:
                return terms_of(deed["before"] + (_may_be_done if deed["may"] else str)(deed["note"]), spell)
            except CardTextNotUnderstood:
                raise fault from None
        if noted is None:
            raise fault from None
        try:
            notes = [terms_of(one, spell) for one in noted["note"].split("■")]
        except CardTextNotUnderstood:
            raise fault from None
        return [{"noted": noted["keyword"], "says": notes}]


def _may_be_done(note: str) -> str:
    """Return what a deed of several sentences says where it may be left undone: the first is, and those behind it follow it."""
    first, _, rest = note.partition("。")
    done = inflected(first)
    return note if done is None else f"{done.te}もよい。そうしたら、{rest}"


def _behind_label(spelt: str, spell: bool) -> list[Term] | None:
    """Return what stands behind a label that the book does not know, where that says all of what it does (205.1a).

    The label says nothing by itself then; not of one or two letters, which say when something else is used (TT, SC, DM).
    """
    label = _SOME_LABEL.match(spelt)
    if label is None or spell or _KNOWN.match(spelt) or keyword(label["name"]) is not None:
        return None  # a keyword says something by itself, and would be dropped
    body = spelt[label.end() :]
    if not body.strip("。") or _SAYS_SOMETHING.search(label["name"]):
        return None
    if any(number not in body for number in re.findall("[0-9]+", label["name"])):
        return None
    try:
        abilities(Line(body, False, read_line), said := _said(body))
    except CardTextNotUnderstood:
        return None
    return said


def _as_named(line: str, spell: bool) -> list[Ability] | None:
    """Return the abilities of a keyword without its reminder text, None where it says too little."""
    try:
        return [one._replace(text="") for one in named(line, line, read_line, spell) or ()]
    except CardTextNotUnderstood:
        return None


def _said(spelt: str) -> list[Term]:
    """Return the terms of the sentences of a line."""
    for shape, says, meant in _SAYING:
        if (chosen := shape.fullmatch(spelt)) is not None:
            return _of_a_word(chosen["before"], says, chosen["after"], meant)
    mark = CHOICE.search(spelt)
    terms = [ROWS.only(sentence) for sentence in sentences(spelt[: mark.end()] if mark else spelt)]
    if mark:
        rest = spelt[mark.end() :]
        modes = [part for part in re.split(f"[{MARKS}]", rest.lstrip("。")) if part]
        terms.append({"modes": [[ROWS.only(sentence) for sentence in sentences(part)] for part in modes]})
    return terms


def _of_a_word(before: str, says: str, after: str, meant: Sequence[tuple[str, str]]) -> list[Term]:
    """Return what is done with a race, a name or a civilization that is said (203.4, 202.2, 106.3, 108.1a)."""
    for words, said_so in meant:
        after = re.sub(words, said_so, after)
    done = [ROWS.only(sentence) for sentence in sentences(after)]
    return [*(ROWS.only(sentence) for sentence in sentences(f"{before}{says}。")), {"modes": [done]}]


def read_line(line: str, spell: bool = False) -> tuple[Ability, ...]:
    """Return the abilities of one line.

    Args:
        line: as printed.
        spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: words of it are not understood, or it does not say one thing.
    """
    try:
        return _read_line(line, spell)
    except CardTextNotUnderstood as fault:
        printed = fault.text == NOTHING or fault.text in straightened(line)
        raise fault if printed else in_written_words(fault, line, straightened(line)) from fault


def _read_line(line: str, spell: bool) -> tuple[Ability, ...]:
    sure(not any(word in line for word in SAID_WORDS.values()), phrase("what was said?"), "選んだ", line)
    found = _read(line, spell)
    if _OTHER_TURN.search(in_the_turn_added(without_notes(straightened(line)))):
        raise refused(phrase("which turn is it?"), "そのターン", line)
    sure(not _lasts_while(line, found), phrase("how long does it last?"), "間", line)
    often = _SO_OFTEN.search(straightened(line))
    limited = mentions(found, "unused") or mentions(found, "unused-in-game") or mentions(found, "unused-keyword")
    sure(often is None or limited, phrase("when is it used?"), "使", line)
    if any(mentions(ability, IT) for ability in found):
        raise refused(phrase("a pronoun that means nothing"), "その", line)
    if any(zone not in (ability.zones or ("battle-zone",)) for ability in found for zone in _wanted(ability.condition)):
        raise refused(phrase("where does it function?"), line, line)
    return found


def _lasts_while(line: str, found: tuple[Ability, ...]) -> bool:
    """Tell whether what is done as an effect is resolved is to last while something is so: no effect ends by itself then."""
    if not any(ability.kind in ("triggered", "spell") for ability in found):
        return False
    said = re.sub("「[^」]*」", "", without_notes(straightened(line)))
    return _WHILE.search(said if any(one.kind == "spell" for one in found) else _HEARD.sub("", said)) is not None


def _wanted(condition: Value) -> Iterator[str]:
    """Yield the zones in which a condition wants the card itself: an ability that does not function there never acts (110.4b)."""
    if isinstance(condition, tuple) and condition[:2] == ("is", ("this",)):
        yield from condition[2].zone or ()
    elif isinstance(condition, tuple) and condition[:1] == ("and",):
        for one in condition[1:]:
            yield from _wanted(one)


def _read(line: str, spell: bool) -> tuple[Ability, ...]:
    terms = terms_of(line, spell)
    if not terms:
        raise CardTextNotUnderstood(phrase("not understood: {line!r} says nothing", line=line), line)
    if "keyword" in terms[0]:
        return tuple(ability for term in terms if (ability := keyword(term["keyword"])) is not None)
    if "noted" in terms[0]:
        return tuple(one for said in terms[0]["says"] for one in abilities(Line(line, spell, read_line), said))
    if "named" in terms[0]:
        found = named(normalised(line).removesuffix("。"), line, read_line, spell)
        assert found is not None
        return found
    return abilities(Line(line, spell, read_line), terms)


def read_text(text: str, spell: bool) -> tuple[Ability, ...]:
    """Return the abilities of a card text.

    Args:
        text: as the card prints it, with or without ■.
        spell: whether it is the text of a spell.

    Raises:
        CardTextNotUnderstood: words of it are not understood.
    """
    lines = lines_of(text)
    souls = [place for place, line in enumerate(lines) if normalised(line) == SOUL]
    if souls:  # what stands below is had by the creature above it too (818.1b)
        below = [one for line in lines[souls[0] + 1 :] for one in read_line(f"{SOUL}:{line.lstrip('■ ')}", spell)]
        return (*read_text("\n".join(lines[: souls[0]]), spell), *below)
    places = [place for place, line in enumerate(lines) if normalised(line) == HYPER]
    first = places[0] if places else len(lines)
    found = with_charges([ability for line in lines[:first] for ability in read_line(line, spell)])
    if places:
        hyper = [ability for line in lines[first + 1 :] for ability in read_line(line)]
        modify = tuple(Modification("gain", ability) for ability in hyper)
        found.append(Ability("marked", name="hyper-mode", modify=modify, text=HYPER))
    return tuple(found)
