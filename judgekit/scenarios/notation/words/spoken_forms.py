"""Sentences as people say them, in the forms in which rows are written: what happened is told in the present.

Only words that stand where a verb stands are changed, behind a player or behind what joins two deeds: a status (Ox attacked by Elf,
blocked) and the name of a card stay as they are.
"""

from __future__ import annotations

import re

_VERBS = {
    **dict.fromkeys(("swung", "swinged"), "swings"),
    "chose": "chooses",
    "paid": "pays",
    "put": "puts",
    "did": "does",
    "had": "has",
    "drew": "draws",
    "went": "goes",
    "let": "lets",
    "took": "takes",
    "sacked": "sacrifices",
    "sacced": "sacrifices",
    "sac": "sacrifices",
    "sacs": "sacrifices",
    "chumped": "chumps",
    "equipped": "equips",
    "tapped": "taps",
    "copied": "copies",
    "replied": "responds",
    "conceded": "concedes",
    "declared": "declares",
    "activated": "activates",
    "sacrificed": "sacrifices",
    "divided": "divides",
    "used": "uses",
    "regenerated": "regenerates",
    "named": "names",
    "evolved": "evolves",
    "charged": "charges",
    "passed": "passes",
    "discarded": "discards",
    "flashed": "flashes",
    **{
        f"{verb}ed": f"{verb}s"
        for verb in (
            *("attack", "block", "play", "summon", "respond", "assign", "target", "counter", "defend", "enchant"),
            *("kick", "double-block", "chump-block", "order", "select", "break", "return", "resolv", "destroy", "kill"),
        )
    },
    "broke": "breaks",
}
"""Verbs of deeds as they are told afterwards, or short, with how rows write them."""
_STATUSES = frozenset(
    (
        "tapped",
        "equipped",
        "enchanted",
        "named",
        "blocked",
        "attacked",
        "declared",
        "kicked",
        "evolved",
        "charged",
        "countered",
    )
)
"""Such words that behind a comma tell how something is: Ox 4/4, tapped."""
_DONE = re.compile(
    rf"(?P<before>(?:^|(?<=[\s,;.]))[A-H]\s+(?:then\s+)?|(?P<joined>,\s*(?:and\s+|then\s+)*|\b(?:and|then)\s+(?:then\s+)?))"
    rf"(?P<verb>{'|'.join(sorted(_VERBS, key=len, reverse=True))})\b(?!\s+by\b)"
)
"""Such a verb behind a player or behind what joins two deeds; what was done by something is a status."""
_AFTERWARDS = re.compile(
    r"\b(?P<verb>died|survived|won|lost|resolved|happened|triggered|remained|lived)\b(?=[\s?.]*$|\s+(?:the|this|to|in)\b)"
)
"""The same at the end of a question."""
_NOW = {
    "died": "dies",
    "survived": "survives",
    "won": "wins",
    "lost": "loses",
    "resolved": "resolves",
    "happened": "happens",
    "triggered": "triggers",
    "remained": "is left",
    "lived": "lives",
}
_HIT = re.compile(r"\b([A-H])'s (?:face|dome|head)\b|\b([A-H]) in the face\b|(?<![A-Za-z])([A-H])の?本体")
"""A player that something is aimed at."""
_SAID_BETWEEN = re.compile(
    r"(?:^|(?<=[.;,]))(\s*)(?:before (?:combat )?damage(?: is dealt)?|before block(?:s|ers)(?: are declared)?|at instant speed"
    r"|during combat|ダメージの前に|ダメージ前に|ブロック前に|ブロックの前に),?\s*(?=[A-H][\sはが:])",
    re.IGNORECASE,
)
"""That something is done before damage or blocks, where what is said in order says so already."""
_TURN_BEFORE = re.compile(
    r"^\s*(?:it's |it is |in |on |during )?([A-H])"
    r"(?:'s turn|のターン(?:の(?:戦闘前|メイン・?フェイズ))?)(?:に|中に|で)?\s*[:,]\s*(?=\S)",
    re.IGNORECASE,
)
"""Whose turn it is, before what is done in it."""
_SIZES = re.compile(r"(?<=\d/)(\d+)s\b")
"""Creatures that are called by their size: both 3/3s."""
_IT_IS = re.compile(r"\bit's(?= [A-H]'s turn)", re.IGNORECASE)
_DOING = "攻撃|アタック|ブロック|防御|起動|召喚|装備|ブレイク|宣言|選択|指定|パス|再生|使用|プレイ|進化|コピー"
_POLITE = tuple(
    (re.compile(said), plain)
    for said, plain in (
        (r"(?<=[しえけちいりきびみじげれ])ました(?=$|[,;か?])", "た"),
        (r"死にます(?=か?\??$|[,;])", "死ぬ"),
        (r"([なあ残まわ])ります(?=か?\??$|[,;])", r"\1る"),
        (r"勝ちます(?=か?\??$|[,;])", "勝つ"),
        (r"引きます(?=か?\??$|[,;])", "引く"),
        (r"選びます(?=か?\??$|[,;])", "選ぶ"),
        (r"使います(?=か?\??$|[,;])", "使う"),
        (rf"({_DOING})します(?=か?\??$|[,;])", r"\1する"),
        (r"(?<=[れけせえきげめべ得見])ます(?=か?\??$|[,;])", "る"),
        (r"ですか(?=\??$)", ""),
    )
)
"""Polite Japanese verbs at the end of a sentence, as rows write them."""
_IF = re.compile(r"(?<=[^\x00-\x7f])([ただ])ら,?\s*(?=\S)")
"""What joins a deed to the question what comes of it: 攻撃したら、Bの手札は何枚?"""
_JAPANESE_DONE = tuple(
    (re.compile(said), plain)
    for said, plain in (
        (rf"({_DOING})した(?=$|[,;])", r"\1する"),
        (r"(?<=[たる])(?:ので|から|けど|が)(?=,)", ""),
        (rf"({_DOING})された(?=$|[,;])", r"\1される"),
        (rf"({_DOING})しなかった(?=$|[,;])", r"\1しない"),
        (r"(?:打ち消した|打ち消し)(?=$|[,;])", "打ち消す"),
        (r"負けた(?=[か?の]*$)", "負ける"),
        (r"勝った(?=[か?の]*$)", "勝つ"),
        (r"生きてる(?=[か?の]*$)", "生きている"),
        (r"唱えた(?=$|[,;])", "唱える"),
        (r"割り振った(?=$|[,;])", "割り振る"),
        (r"使った(?=$|[,;])", "使う"),
        (r"撃った(?=$|[,;])", "撃つ"),
        (r"打った(?=$|[,;])", "打つ"),
        (r"選んだ(?=$|[,;])", "選ぶ"),
        (r"捧げた(?=$|[,;])", "捧げる"),
        (r"出した(?=$|[,;])", "出す"),
        (r"死んだ(?=[か?の]*$)", "死ぬ"),
        (r"殴った(?=$|[,;])", "攻撃する"),
    )
)
"""Japanese verbs at the end of a deed, as they are told afterwards."""


def as_written(line: str) -> str:
    """Return a line with its verbs in the forms in which rows are written.

    Args:
        line: a line without quoted texts.
    """
    line = _TURN_BEFORE.sub(r"\1's turn. ", line) if "declare" not in line and "step" not in line else line
    for polite, plain in _POLITE:
        line = polite.sub(plain, line)
    line = _IF.sub(r"\1;", line) if line.rstrip().endswith("?") else line
    line = _IT_IS.sub("it is", line)
    line = _SIZES.sub(r"\1", line)
    line = _HIT.sub(lambda match: next(one for one in match.groups() if one), line)
    line = _SAID_BETWEEN.sub(r"\1", line)
    line = _DONE.sub(_present, line)
    if "?" in line or line.startswith("="):
        line = _AFTERWARDS.sub(lambda match: _NOW[match.group("verb")], line)
    for pattern, plain in _JAPANESE_DONE:
        line = pattern.sub(plain, line)
    return line


def _present(match: re.Match[str]) -> str:
    """Return a verb in the present; a word that tells how something is stays as it is."""
    verb = match.group("verb")
    stays = match.group("joined") is not None and verb in _STATUSES
    return match.group("before") + (verb if stays else _VERBS[verb])
