"""The plainest lines for what is done and asked: by what words somebody may say it, and the line that is read, in both languages.

They are only offered, never taken: whoever offers one has read and played it before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import permutations

from judgekit.core.filling import shapes_of
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.english.lexicon import verb_of
from judgekit.scenarios.notation.words.naming import Thing


class Plain(NamedTuple):
    """A plain line.

    Attributes:
        line: the line.
        cue: an expression of the words that it says otherwise; empty where none of the sentence tells of it.
    """

    line: str
    cue: str = ""


def _lines(table: str) -> tuple[tuple[str, str, str], ...]:
    """Return the rows of a table: an expression of the words, and the lines in both languages, the nearest first."""
    rows = ((cue, lines.partition(" => ")) for cue, lines in shapes_of(table))
    return tuple((cue, english, japanese) for cue, (english, _arrow, japanese) in rows)


_DEEDS = _lines(
    r"""
\b(?:respond\w*|in response|answers?)\b|対応して
   => {a} responds with {x} on {y} | {a} responds with {x} on {p} | {a} responds with {x}
   => {a}は対応して{x}を{y}に唱える | {a}は対応して{x}を{p}に唱える | {a}は対応して{x}を唱える
\b(?:cast|casts|casting|play(?:s|ed|ing)?|flash\w*|shot|shoots?|fires?|fired|drops?|dropped|slam\w*|jam\w*|
  point\w*|aim\w*|throws?|threw)\b|\b(?:bolt\w*|counter\w*|took|takes?|steals?|stole|kill\w*|burn\w*)\b(?=.*\bwith\b)
  |唱え|撃|打(?!ち消)|使|放|プレイ|投げ|着地|奪|打ち消|焼|(?<=を)[^、。をに]+に[。\s]*$
   => {a} casts {x} on {y} | {a} casts {x} on {p} | {a} casts {x}
   => {a}は{x}を{y}に唱える | {a}は{x}を{p}に唱える | {a}は{x}を唱える
\b(?:attack\w*|sw[iu]ng\w*|hits?|send\w*|sent|bash\w*|runs?|lung\w*|charg\w*|rush\w*|goes at)\b
  |攻撃(?!力|中|クリーチャー)|殴|アタック|突撃|割|ブレイク(?!された)
   => {a} attacks {p} with {z} | {a} attacks with {z} | {a} attacks {p} with {x} | {a} attacks with {x} | {a} attacks {y} with {x}
   => {a}は{z}で{p}を攻撃する | {a}は{z}で攻撃する | {a}は{x}で{p}を攻撃する | {a}は{x}で攻撃する | {a}は{x}で{y}を攻撃する
\b(?:block\w*|chump\w*|stop\w*|in front|defend\w*|interpos\w*)\b|ブロック(?!中|クリーチャー)|防|止め|止ま|守|はば|阻
  |(?<=で)受け
   => {a} blocks with {z} | {a} blocks {y} with {x} | {a} blocks with {x} | {a} defends with {x}
   => {a}は{z}でブロックする | {a}は{y}を{x}でブロックする | {a}は{x}でブロックする | {a}は{x}で防御する
\b(?:activat\w*|use|uses|used|using|ticks?|ticked|crack\w*)\b|起動|使
   => {a} activates {x} on {y} | {a} activates {x} => {a}は{x}を起動して{y}を対象とする | {a}は{x}を起動する
\bregenerat\w*|再生 => {a} regenerates {x} => {a}は{x}を再生する
\b(?:sac|sacs|sacks?|sacced|sacked|saccing|sacrific\w*|feeds?|fed)\b|生け贄|サクリ|捧げ
   => {a} sacrifices {x} to {y} | {a} sacrifices {x} => {a}は{y}で{x}を生け贄に捧げる | {a}は{x}を生け贄に捧げる
\b(?:equip\w*|attach\w*|move[sd]?|moving)\b|装備|付け|つけ => {a} equips {y} with {x} => {a}は{x}を{y}に装備する
\b(?:summon\w*|play(?:s|ed)?|drops?|dropped)\b|召喚|出し|出す => {a} summons {x} => {a}は{x}を召喚する
\b(?:evol\w*|put|puts)\b|進化(?!クリーチャー|獣)|重ね|乗せ => {a} puts {x} on {y} => {a}は{x}を{y}の上に重ねる
\binva\w*|侵略 => {a} invades with {x} => {a}は{x}を{y}に侵略する | {a}は{x}を侵略する
\b(?:chang\w*|swap\w*)|チェンジ|入れ替え => {a} revolution-changes {y} into {x} => {a}は{y}を{x}に革命チェンジする
\bninja|ニンジャ => {a} ninja-strikes with {x} => {a}は{x}をニンジャ・ストライクする
\b(?:copy\w*|copies|copied)\b|コピーし => {a} casts {x}, copying {y} => {a}は{x}を唱える。{a}は{y}を選ぶ
\b(?:target(?:s|ed|ing)?|choos\w*|chose|pick(?:s|ed)?|names?|named)\b|対象|選
   => {a} chooses {x} | The trigger targets {x} | {a} chooses {p} => {a}は{x}を選ぶ | 誘発は{x}を対象 | {a}は{p}を選ぶ
\b(?:target|targets|targeted|targeting|aim|aims|aimed)\b(?=.*\btriggers\b)|\btriggers\b(?=.*\b(?:target|aim)\w*)
  |誘発(?=.*全部.*対象)|全部(?=.*対象) => {a} targets {p} with all the triggers => 誘発は全部{p}を対象
\bunmorph\w*|\b(?:flip|turn)(?:s|ped|ed)?\b(?=.*\bup\b)|表向き => {a} turns {x} face up => {a}は{x}を表向きにする
\bresolv\w*|解決 => {x} resolves => {x}が解決される
\b(?:yes|agree\w*|accept\w*|does so|uses? it)\b|はい|使う => {a} chooses yes => {a}ははいを選ぶ
\bend of (?:the )?turn|ターン終了 => To end of turn => ターン終了まで
"""
)
"""By the words with which it is told, the lines of a deed; the first that can be played is the nearest."""

_NOT_DONE = _lines(
    r"""
\bno blocks?|not block|nothing to block|unblocked|no blockers|ブロック(?:は)?(?:なし|しない|され)|
  防御(?:は)?(?:なし|しない) => No blocks | {b} does not block => ブロックなし | {b}はブロックしない | {b}は防御しない
\b(?:does not|did not|do not|decline\w*|refus\w*|no)\b|しない|払わ|使わ => {a} chooses no => {a}はいいえを選ぶ
"""
)
"""The same of what is not done."""
DENIED = re.compile(
    r"\b(?:no|not|nothing|nobody|never|none|n't|cannot|without|declines?|declined|refus\w+)\b|n't\b|ない|なし|なかっ|なく(?!な)|ません|ずに"
)

_QUESTIONS = _lines(
    r"""
\b(?:die|dies|dead|surviv\w*|live|lives|destroy\w*|kill\w*|alive|make it|lost|gone|sacrific\w*|sac|
  stay\w*)\b|死|生き|破壊|助|落ち|残|耐え|生け贄 => Does {x} die => {x}は死ぬ
\b(?:what|who|which)\b.*\b(?:die|dies|left|surviv\w*|dust)\b|(?:何|どっち|どれ|誰)が?.*(?:死|破壊|残)
   => What dies => 何が死ぬ
\b(?:where|goes?|went|ends? up|graveyard|yard|gets?|zone|exiled?|back|return\w*|comes?|deck|hand)\b
  |どこ|行|戻|墓地|手札|追放 => Where does {x} end up => {x}はどこに行く
\b(?:power|big|size|large|p/t|toughness|pump\w*)\b|パワー|サイズ|大き|タフネス|何/何 => Power of {x} => {x}のパワーは
\b(?:damage|take|takes|dealt)\b|ダメージ|点 => How much damage does {p} take => {p}は何点のダメージを受ける
\b(?:life|gains?|loses?|total|at)\b|ライフ|点|得|失 => What is {p}'s life => {p}のライフは
\b(?:draws?|drew)\b|引 => How many cards does {p} draw => {p}は何枚引く
\b(?:cards?|hand)\b|手札|枚 => How many cards in {p}'s hand => {p}の手札は何枚
\b(?:shields?|break)\b|シールド|割|ブレイク => How many shields does {p} have => {p}のシールドは何枚
\b(?:wins?|won|loses?|lost|game)\b|勝|負|敗 => Who wins | Does {p} lose => 誰が勝つ | {p}は負ける
\btrigger\w*|\bsees?\b|誘発 => Does {x} trigger => {x}は誘発する
\bcounters?\b|カウンター|忠誠 => Counters on {x} => {x}のカウンターは
\b(?:types?|kind|what is)\b|タイプ|種類 => Types of {x} => {x}のタイプは
\bcosts?\b|\bpay\w*|コスト|支払|払 => What does {x} cost => {x}のコストは
\b(?:resolv\w*|counter\w*|fizzle\w*)\b|解決|打ち消|立ち消え => Does {x} resolve => {x}は解決される
\btokens?\b|トークン => How many tokens does {p} get => トークンは何体出る
\b(?:tapped|untapped|tap)\b|タップ => Is {x} tapped => {x}はタップしている
\b(?:legal|allowed|possible|ok|fine|right)\b|可能|適正|いい|合って => Is that legal => これは適正か
"""
)
"""The same of questions."""


NOT_DONE = -1
"""What stands for a denial among senses."""


def senses_of(text: str, *, asked: bool) -> set[int]:
    """Return what is done or asked in a text, by the rows of what is: two that do the same have the same.

    Args:
        text: the text, without the names in it.
        asked: it is a question.
    """
    rows, text = _QUESTIONS if asked else (*_DEEDS, *_CHOICES), text.replace("攻撃", "アタック")  # 撃 alone is cast
    found = {place for place, (cue, *_lines) in enumerate(rows) if re.search(cue, text, re.IGNORECASE) is not None}
    denied = {NOT_DONE} if DENIED.search(text) is not None else set[int]()
    return found | denied


_SEVERAL = 2
_NO_VERB = re.compile(
    r"(?:\b(?:[Tt]he|an?|his|her|their|its|is|are|was|were|been|being|gets?|got|of|one|each|every|any|no)|'s) +$"
)
"""Behind which a word is a noun (the target), or tells what was done to something, not by whom (was blocked)."""
_WHICH = re.compile(
    r"^(?:and |so )?(?:what|which(?: \w+)?|who) (?!is |does )|(?:何|誰|どれ|どっち|どちら)(?:が|も)", re.IGNORECASE
)
"""That the thing itself is asked for."""
_AMOUNT = re.compile(r"\bhow (?:many|much|big|large)\b|何(?:枚|点|体|個|マナ)|いくつ|いくら")
_ASKS_AMOUNT = re.compile(r"How m|何[枚点体]")
_POSSIBLE = re.compile(r"^(?:(?:and|so|but|then) )?(?:can|could|may)\b|でき|可能", re.IGNORECASE)
_ASKS_POSSIBLE = re.compile("legal|適正")
_SAYS_PLAYER = re.compile(r"\b(?:face|dome|player|opponent)\b|本体|顔面|プレイヤー|相手")
_DONE_WITH = re.compile("奪|打ち消|割|焼")
_BEFORE = r"([a-z]+) (?:(?:the|an?|his|her|their|its) )?{name}(?!\w)"
_TO_WHAT = frozenset(("to", "at", "into", "onto", "on", "from", "against", "with", "by", "for"))
"""What stands before that to which or with which something is done."""
_AIMED = frozenset(("attack", "equip", "block"))
"""Verbs whose object may be said so: swung at Jace, put a blade on Ox."""


def plain_deeds(
    clause: str, who: str, players: Sequence[str], named: Sequence[str], *, japanese: bool
) -> Iterator[Plain]:
    """Yield plain lines for what somebody does, by the verb of a clause, those with all its names first.

    A verb that nobody knows has none: what else may be done with the thing was not said.

    Args:
        clause: the clause.
        who: who does it.
        players: the players.
        named: what is named in it, in order.
        japanese: in Japanese.
    """
    others = [one for one in players if one != who]
    said = [one for one in others if _is_player_in(one, clause)]
    aimed = bool(said) or _SAYS_PLAYER.search(clause) is not None
    rows = _NOT_DONE if DENIED.search(clause) else _DEEDS
    for plain in _filled(rows, clause, who, said or others[:1], named, japanese=japanese):
        at_player = re.search(
            rf"(?: on|chooses|targets) [{''.join(players)}]\b|[{''.join(players)}](?:に唱|を(?:選|対象))", plain.line
        )
        if (aimed or at_player is None) and keeps_roles(clause, plain.line, named, japanese=japanese):
            yield plain


def keeps_roles(clause: str, line: str, named: Sequence[str], *, japanese: bool) -> bool:
    """Tell whether that to which or with which something is done in a clause is not that which it is done to in a line."""
    clause, line = bare(clause), bare(line)
    if not _keeps_players(clause, line, named, japanese=japanese):
        return False
    if japanese:
        if any(f"{one}を" in line and f"{one}に" in clause and f"{one}を" not in clause for one in named):
            return False  # to which something is done is not what it is done with
        if "唱える" in line:  # with a card something is done to another one: the card is cast on it
            cards = [one for one in named if f"{one}を" in line]
            return not _DONE_WITH.search(clause) or all(f"{one}で" in clause for one in cards)
        for name in named:
            said, there = (re.search(rf"{re.escape(name)}([をでに])", one) for one in (clause, line))
            if said is not None and there is not None and said.group(1) != there.group(1):
                return False
        return True
    given, offered = (
        {one for one in named if re.search(rf"\bsac(?:s|ced|cing|rific\w*)? (?:[a-z]+ )?{re.escape(one)}(?!\w)", text)}
        for text in (clause, line)
    )
    if given and offered and not offered & given:
        return False
    for name in named:
        before = re.compile(_BEFORE.format(name=re.escape(name)), re.IGNORECASE)
        words, others = ({one.casefold() for one in before.findall(text)} for text in (clause, line))
        verbs = {verb_of(one) for one in others}
        if words and words <= _TO_WHAT and len(others) == 1 and any(verbs):
            (verb,) = verbs
            if not (verb in ("cast", "activate") and words == {"with"}) and verb not in _AIMED:
                return False
        if words and all(one in _AT_WHAT or _is_done_to(one) for one in words) and _is_cast(name, line):
            return False
        if (
            words and words <= _WITH_WHAT and others & _AT_WHAT
        ):  # what it is paid or done with is not what it is done to
            return False
    return all(re.search(rf"(?<![\w']){one}(?![\w'])", line) for one in _AT_PLAYERS.findall(clause))


_AT_WHAT = frozenset(("at", "on", "onto", "into", "against", "targeting"))
"""What stands before that to which something is done, and never before the card with which it is done."""
_WITH_WHAT = frozenset(("with", "using", "from"))
_AT_PLAYERS = re.compile(r"\b(?:at|on|against|targeting) ([A-H])(?![\w'])")
"""A player to whom something is done: a line without that one does it to somebody else, or to nobody."""
_DONE_TO = frozenset(
    ("copy", "counter", "target", "destroy", "kill", "exile", "bounce", "block", "attack", "tap", "save")
)
"""Verbs of which the object is what something is done to."""


def _is_done_to(word: str) -> bool:
    """Tell whether a word is a verb behind which that stands to which something is done."""
    return (verb_of(word) or word) in _DONE_TO


def _is_cast(name: str, line: str) -> bool:
    """Tell whether a line casts what has a name, or does something with it."""
    return re.search(rf"\b(?:casts|plays|with) (?:(?:the|an?) )?{re.escape(name)}(?!\w)", line) is not None


_DESCRIBED = re.compile(
    r"\s*(?:\"[^\"]*\"|「[^」]*」|“[^”]*”|[(（][^()（）]*[)）]|\{[^}]*\}|(?<=\s)[+-]?\d+/[+-]?\d+(?=[^の\d]|$)|(?<=[\s}])\d{3,5}(?=\D|$))"
)
_AT_PLAYER = re.compile(r"\battacks? (?P<en>[A-H])(?![\w'])|(?P<ja>[A-H])[をに](?=[^、。]*(?:攻撃|アタック|殴))")
_AT_THING = re.compile(
    r"\b(?:attack(?:s|ed|ing)?|at|into|hits?|on) (?:(?:the|[A-H]'s|his|her|their) )?(?:[a-z]+ )?{name}(?!\w)"
    r"|{name}[をに](?=[^、。]*(?:攻撃|アタック|殴|突撃))",
)


def bare(text: str) -> str:
    """Return a text in which things are named and not described."""
    return _DESCRIBED.sub("", text)


def _keeps_players(clause: str, line: str, named: Sequence[str], *, japanese: bool) -> bool:
    """Tell whether a line attacks a player only where the clause attacks nothing else: whose thing is attacked is not attacked."""
    aimed = _AT_PLAYER.search(line)
    if aimed is None:
        return True
    player = aimed["en"] or aimed["ja"]
    if re.search(rf"(?<![A-Za-z]){player}(?:[をに]|本体)" if japanese else rf"(?<![A-Za-z]){player}(?![\w'])", clause):
        return True
    things = [one for one in named if re.search(_AT_THING.pattern.replace("{name}", re.escape(one)), clause)]
    return not things


def plain_questions(text: str, players: Sequence[str], named: Sequence[str], *, japanese: bool) -> Iterator[Plain]:
    """Yield plain questions about what is named in one, by its words.

    Args:
        text: the question.
        players: the players.
        named: what is named in it.
        japanese: in Japanese.
    """
    asked = [one for one in players if _is_player_in(one, text)] or list(players[:2])
    named = () if _WHICH.search(text) else named
    amount, possible = _AMOUNT.search(text) is not None, _POSSIBLE.search(text) is not None
    for plain in _filled(_QUESTIONS, text, asked[0] if asked else "", asked, named, japanese=japanese):
        counts = _ASKS_AMOUNT.search(plain.line) is not None
        if (not counts or amount) and (not possible or _ASKS_POSSIBLE.search(plain.line) is not None):
            yield plain


_OF_ONE_CUE = 1
"""Forms that are shown for each further word."""
_CHOICES = _lines(
    r"""
\bassign\w*|割り振
   => {a} assigns 2 to {x} and the rest to {y} | {a} assigns 2 to {x} => {a}は{x}に2点、{y}に1点割り振る
重ね|進化|\bevol\w+ => {a} puts {y} on {x} => {a}は{x}の上に{y}を重ねた
\btrigger\w*|\bETB\b|誘発
   => The trigger targets {x} | {a} targets {p} with all the triggers | {a} chooses yes
   => {a}は誘発の対象に{x}を選ぶ | 誘発は全部{p}を対象 | {a}は「はい」を選ぶ
\bpay\w*|支払 => {a} pays | {a} does not pay => {a}は支払う | {a}は支払わない
\b(?:choos\w*|chose|picks?|nam\w+)\b|選 => {a} chooses {x} => {a}は{x}を選ぶ
"""
)
"""What is decided as something resolves; in a form of its own behind the deed."""
_HOW_IT_IS = _lines(
    r"""
\b(?:commander|EDH)\b.*\b(?:game|players?)\b|(?:\d|[二三四]|two|three|four)[ -]?(?:players?|人)|統率者戦
   => Commander game | Three players A, B and C => 統率者戦 | A、B、Cの3人
\b(?:on an?|wearing|attached|equipped|enchanted)\b|装備|つい
   => {a} has {y} wearing {x} | {x} is on {y} => {a}: {y}({x}を装備) | {x}は{y}につけた
\bcounters?\b|カウンター => {a}: {x} ({counters}) => {a}: {x}({counters})
\b(?:hand|holding)\b|手札 => {a}: hand: {x}, 2 cards => {a}: 手札: {x}
\b(?:graveyards?|yards?|bin)\b|墓地 => In {a}'s graveyard are {x} and {y} => {a}: 墓地: {x}、{y}
\b(?:library|deck)\b|山札|ライブラリー => {a}: library: {x} => {a}: 山札: {x}
\bturn\b|ターン => It's {a}'s turn => {a}のターン
\blife\b|\b(?:at|on) \d+|ライフ => {a} is at {life} => {a}: ライフ{life}
\btokens?\b|トークン => {a}: {x} 1/1 (token) => {a}: {x} 1/1(トークン)
"""
)
"""How things are, by the words for it."""
_COUNTERS = re.compile(
    r"\b(?:\d+|an?|one|two|three|four|five|six|seven|eight) (?:[+-]\d/[+-]\d|[a-z]+) counters?\b"
    r"|(?:[+-]\d/[+-]\d|[一-鿿々ァ-ヴー]+)カウンター(?=[がをは]?(\d+)[個つ枚]?)"
)
_LIFE = re.compile(r"\b(?:at|on|to) (\d+)|\b(\d+) life|ライフ(?:は|が|を)?(\d+)")
_ANY_DEED = (
    "{a} casts {x} on {y} | {a} casts {x} | {a} attacks with {x} | {a} blocks {y} with {x} | {a} activates {x}",
    "{a}は{x}を{y}に唱える | {a}は{x}を唱える | {a}は{x}で攻撃する | {a}は{y}を{x}でブロックする | {a}は{x}を起動する",
)
_ANY_QUESTION = (
    "Does {x} die? | Where does {x} end up? | How much damage does {p} take? | What is {p}'s life? | Who wins?",
    "{x}は死ぬ? | {x}はどこに行く? | {p}は何点のダメージを受ける? | {p}のライフは? | 誰が勝つ?",
)
"""Forms for a verb that nobody knows, in both languages: several, since none of them may be what is meant."""


def _told_numbers(text: str, *, japanese: bool) -> dict[str, str]:
    """Return what counters and which life total a text tells of, as a form has them; what it tells not is no part of it."""
    found: dict[str, str] = {}
    if counters := [f"{one.group()}{f'{one[1]}個' if one[1] else ''}" for one in _COUNTERS.finditer(text)]:
        found["counters"] = ("、" if japanese else ", ").join(counters)
    if (life := _LIFE.search(text)) is not None:
        found["life"] = next(filter(None, life.groups()))
    return found


_CASTS = re.compile(r"\b(?:casts?|cast|activat\w*|attack\w*|block\w*|responds?)\b|唱え|撃|起動|攻撃|ブロック|対応")
_HAND = "hand"
_OWN, _OTHERS = "own", "others"
_ROLES: tuple[tuple[re.Pattern[str], tuple[tuple[str, str, str], ...]], ...] = (
    (re.compile(r"\b(?:casts?|responds with) \{x\}|\{x\}を(?:\{[ypb]\}に)?唱える"), (("x", _HAND, ""),)),
    (
        re.compile(r"\{b\} blocks? \{x\} with \{y\}|\{b\}は\{y\}で\{x\}をブロック"),
        (("x", "", _OWN), ("y", "", _OTHERS)),
    ),
    (
        re.compile(r"\{a\} blocks? \{x\} with \{y\}|\{a\}は(?:\{x\}を\{y\}で|\{y\}で\{x\}を)ブロック"),
        (("x", "", _OTHERS), ("y", "", _OWN)),
    ),
    (
        re.compile(r"\{a\} blocks? \{y\} with \{x\}|\{a\}は(?:\{y\}を\{x\}で|\{x\}で\{y\}を)ブロック"),
        (("x", "", _OWN), ("y", "", _OTHERS)),
    ),
    (re.compile(r"\{a\} blocks? with \{[xz]\}|\{a\}は\{[xz]\}でブロック"), (("x", "", _OWN), ("y", "", _OWN))),
    (
        re.compile(
            r"\b(?:attacks?|activates?) (?:\{[pb]\} )?(?:with )?\{[xz]\}|\{[xz]\}(?:で(?:\{[pb]\}を)?攻撃|を起動)"
        ),
        (("x", "", _OWN), ("y", "", _OWN)),
    ),
    (re.compile(r"\bDoes \{x\} die|\{x\}は死ぬ"), (("x", "", ""),)),
)
"""Where what is named in a form lies, and whose it is: in the hand, else where permanents lie."""


def _lies_so(name: str, role: tuple[str, str] | None, who: str, things: Sequence[Thing]) -> bool:
    """Tell whether what has a name lies where a form has it; what has several places, or none, may."""
    said = name.casefold()  # or the end of a longer name
    found = [one for one in things if any(whole.casefold().endswith(said) for whole in (one.id, *one.names))]
    if role is None or not any(one.zone for one in found):
        return True
    zone, whose = role
    in_hand = any(one.zone == _HAND for one in found)
    own = any(one.player in ("", who) for one in found)
    return in_hand == (zone == _HAND) and (not whose or own == (whose == _OWN))


def _with_things(form: str, who: str, named: Sequence[str], things: Sequence[Thing]) -> dict[str, str] | None:
    """Return what stands in the places of a form, of what is named and of what else is there; None where too little is."""
    roles = {slot: (zone, whose) for cue, of in _ROLES if cue.search(form) for slot, zone, whose in of}
    found: dict[str, str] = {}
    for slot in ("x", "y"):
        if f"{{{slot}}}" not in form and "{z}" not in form:
            continue
        fits = (one for one in named if one not in found.values() and _lies_so(one, roles.get(slot), who, things))
        if not (name := next(fits, "")):
            return None
        found[slot] = name
    return found


class UnreadWords(NamedTuple):
    """Words that are not read, with the names of their sentence, for which forms are shown.

    Attributes:
        text: the words.
        kind: `deed`, `fact` or `asked`.
        who: the player who is spoken of; empty where none is.
        players: the players.
        named: what is named in the sentence.
        japanese: in Japanese.
        things: all that is there.
    """

    text: str
    kind: str
    who: str
    players: Sequence[str]
    named: Sequence[str]
    japanese: bool
    things: Sequence[Thing] = ()


def forms_of(words: UnreadWords) -> Iterator[str]:
    """Yield forms that are read for some words, with the names of a sentence."""
    text, kind = words.text, words.kind
    deeds = (*_CHOICES, *(_NOT_DONE if DENIED.search(text) else _DEEDS))
    rows = {"deed": deeds, "asked": _QUESTIONS, "fact": (*_CHOICES[2:3], *_HOW_IT_IS)}[kind]
    meant: list[str] = []
    for cue, english, ours in rows:
        if re.search(cue, text, re.IGNORECASE):
            if meant and kind == "deed" and (cue, english, ours) not in _CHOICES and _CASTS.search(text) is None:
                break  # what is decided is no deed of the game
            forms = (ours if words.japanese else english).split(" | ")
            meant += (
                [f"{form}?" for form in forms[:1]] if kind == "asked" else forms[: _OF_ONE_CUE if len(meant) else None]
            )
    return _with_names(meant, words)


def any_forms(words: UnreadWords) -> Iterator[str]:
    """Yield forms of every kind of deed or question with the names of a sentence of which no word tells which one is meant."""
    text = words.text
    rows = {"deed": _ANY_DEED, "asked": _ANY_QUESTION}.get(words.kind)
    # A word in small letters may be none.
    named = [one for one in words.named if not one.isascii() or one[:1].isupper()]
    if rows is None or not named or DENIED.search(text) is not None:
        return iter(())
    to = [one for one in named if re.search(_TO_IT.replace("{name}", re.escape(one)), text) is not None]
    # No permanent: with it that is done.
    cast = [one for one in named if not _lies_so(one, ("", ""), words.who, words.things)]
    to = to or [one for one in named if len(cast) == 1 and len(named) == _SEVERAL and one not in cast]
    forms = [one for one in rows[words.japanese].split(" | ") if "{y}" not in one or len(to) == 1]
    return _with_names(forms, words._replace(named=sorted(named, key=to.count)))


_TO_IT = (
    r"\b(?:on|at|to|onto|into|of|targeting|towards|against) (?:(?:the|an?|[A-H]'s|his|her|their|its) )?{name}(?!\w)"
    r"|{name}(?:に|を対象)"
)
"""That something is done to what has a name: it is no card with which that is done."""


def _with_names(forms: Sequence[str], words: UnreadWords) -> Iterator[str]:
    who = words.who or words.players[0]
    other = next((one for one in words.players if one != who), who)
    numbers = _told_numbers(words.text, japanese=words.japanese)
    for form in dict.fromkeys(forms):
        of = _with_things(form, who, words.named, words.things)
        if of is None or any(f"{{{one}}}" in form and one not in numbers for one in ("counters", "life")):
            continue
        both = ("と" if words.japanese else " and ").join(of.values())
        given = {"x": "", "y": "", **of, **numbers}
        yield form.format(a=who, b=other, p=who if words.kind == "asked" else other, z=both, **given)


def _is_player_in(player: str, text: str) -> bool:
    return re.search(rf"(?<![A-Za-z]){re.escape(player)}(?![A-Za-z])", text) is not None


def _filled(
    rows: Sequence[tuple[str, str, str]],
    text: str,
    who: str,
    players: Sequence[str],
    named: Sequence[str],
    *,
    japanese: bool,
) -> Iterator[Plain]:
    for cue, english, ours in rows:
        if not any(
            rows is not _DEEDS or _NO_VERB.search(text[: match.start()]) is None
            for match in re.finditer(cue, text, re.IGNORECASE)
        ):
            continue
        for form in (ours if japanese else english).split(" | "):
            wanted = ("{x}" in form) + ("{y}" in form)
            if "{z}" in form and len(named) < _SEVERAL:
                continue
            together = "と".join(named) if japanese else " and ".join(named)
            if wanted > len(named) or ("{a}" in form and not who):
                continue
            for things in permutations(named[:3], wanted):
                for player in players if "{p}" in form or "{b}" in form else ("",):
                    x, y = (*things, "", "")[:2]
                    line = form.format(a=who, b=player, p=player, x=x, y=y, z=together)
                    yield Plain(line, cue)
