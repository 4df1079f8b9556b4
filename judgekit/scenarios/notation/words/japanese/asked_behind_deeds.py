"""A question behind a deed in one sentence: Bは怒りを唱えて、熊は死ぬ? is the deed, and the question in a sentence of its own."""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.japanese_verbs import deed_joined, verb_at_end

_SENTENCE = re.compile(r"[^;?\n]*[;?]?")
_JOINT = re.compile(
    r"(?P<end>[てで]|[ただ](?:(?:の|ん)(?:です|だ)?)?(?:けれども|けれど|けど|が|ので))(?:,|[ \u3000])\s*"
)
"""What stands between a deed and the question behind it."""
_BARE = re.compile(
    r"(?<=[ァ-ヶー一-龠A-Za-z'》\ue000-\uf8ff])(?=(?:撃っ|打っ|放っ|唱え|使っ|投げ|召喚し|起動し|プレイし|キャストし|ぶっ放し)$)"
)
"""Where a verb of play stands right behind what is played."""
_ABLE = re.compile(
    r"られ[るま]|(?<!さ)れ[るま]|でき|可能|[いよ良]い|OK|大丈夫|[撃打放]て|[払使狙]え[るま]|防げ[るま]|(?:出|戻|殺|倒|落と|起こ|通|回|返)せ[るま]|必要|べき"
)
"""What may ask whether something can be done with what was done before it, or is right."""
_FATE = re.compile(r"(?:勝て|負け|生き残れ|倒れ|離れ|流れ|外れ|崩れ|どれ|それ|これ|誰|いくら)(?:い?る|ます)?")
_DEPENDS = re.compile(r"(?:たら|なら|れば|場合|とき|時|[てで]も|[てで]|と),")
"""A condition, or another deed, between the deed and what is asked."""
_ASKS = re.compile("何|誰|だれ|どれ|どの|どこ|どう|いくつ|いつ|なぜ")
_ACTOR = re.compile("(?:^|,)[ \u3000]*(?P<who>[A-H])[ \u3000]*[はが]?")


def with_deeds_told(line: str) -> str:
    """Return a line in which what was done stands in a sentence before what is asked of it.

    What asks whether something can be done is left with the deed, unless another player would do it: that may be what it
    costs. So is what depends on something else.

    Args:
        line: a line in half-width signs.
    """
    if "?" not in line or line.lstrip()[:1] in ("?", "=", "#"):
        return line
    return "".join(_told(one) if one.endswith("?") else one for one in _SENTENCE.findall(line))


def _told(sentence: str) -> str:
    """Return a question with the deed in front of it as a sentence; as it is where none stands there."""
    joints = [one for one in _JOINT.finditer(sentence) if not _within_brackets(sentence, one.start())]
    for joint in reversed(joints):
        before, asked = sentence[: joint.start()], sentence[joint.end() :]
        end = joint["end"]
        found = verb_at_end(_BARE.sub("を", before) + (end if end in "てで" else end[0]), fates=False)
        if found is None or (end in "てで") != found[1].joins or found[1].can or found[0].endswith("対応"):
            return sentence
        if len(asked) < 2 or _DEPENDS.search(asked) is not None or _ASKS.search(found[0]) is not None:
            return sentence
        if _is_able(asked) and not _is_of_another(found[0], asked):
            return sentence
        head, form = found
        if not head.strip() or (form.negative and not form.joins):
            return sentence
        told = deed_joined(f"{before}{end}") if form.negative else f"{head}{form.plain}"
        return f"{told};{asked}"
    return sentence


def _is_able(asked: str) -> bool:
    return _ABLE.search(_FATE.sub("", asked)) is not None


def _is_of_another(deed: str, asked: str) -> bool:
    """Tell whether another player is asked about than the one who did the deed."""
    did, does = list(_ACTOR.finditer(deed)), re.match("[A-H](?=[はがも])", asked)
    return bool(did) and does is not None and did[-1]["who"] != does.group()


def _within_brackets(sentence: str, place: int) -> bool:
    before = sentence[:place]
    return any(before.count(opening) > before.count(closing) for opening, closing in ("()", "{}", "[]"))
