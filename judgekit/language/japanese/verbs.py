"""Japanese verbs: every form of a verb, by its class.

A verb is written in its dictionary form (終止形), alone or at the end of a phrase: `inflected("カードを1枚引く").te` is
「カードを1枚引いて」. The forms follow from the last kana, for verbs in る from the letter before it; irregular verbs are listed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.chart import Slot, Template


class Forms(NamedTuple):
    """The forms of a verb.

    Attributes:
        plain: in a statement (終止形): 置く.
        stem: before another deed (連用形): 置き.
        te: before leave and requests (て形): 置いて.
        past: what happened (た形): 置いた.
        negative: what is not done (ない形): 置かない.
        passive: what is done to something (受身): 置かれる.
        causative: what somebody is made to do (使役): 置かせる.
        potential: what can be done (可能): 置ける.
    """

    plain: str
    stem: str
    te: str
    past: str
    negative: str
    passive: str
    causative: str
    potential: str


_STEPS = {
    "う": ("わ", "い", "え", "っ", "た"),
    "く": ("か", "き", "け", "い", "た"),
    "ぐ": ("が", "ぎ", "げ", "い", "だ"),
    "す": ("さ", "し", "せ", "し", "た"),
    "つ": ("た", "ち", "て", "っ", "た"),
    "ぬ": ("な", "に", "ね", "ん", "だ"),
    "ぶ": ("ば", "び", "べ", "ん", "だ"),
    "む": ("ま", "み", "め", "ん", "だ"),
    "る": ("ら", "り", "れ", "っ", "た"),
}
"""Verbs of five steps by their last kana: before ない, before ます, before る, and before た with た itself."""

_ONE_STEP = frozenset("いきぎしじちぢにひびぴみりえけげせぜてでねへべぺめれ得出見着経似寝射居")
"""What stands before る in the verbs of one step (一段): kana in i and e, and some kanji. All others have five steps."""

_IRREGULAR = {
    "する": ("し", "して", "した", "しない", "される", "させる", "できる"),
    "来る": ("来", "来て", "来た", "来ない", "来られる", "来させる", "来られる"),
    "行く": ("行き", "行って", "行った", "行かない", "行かれる", "行かせる", "行ける"),
    "ある": ("あり", "あって", "あった", "ない", "あられる", "あらせる", "ありえる"),
}


@lru_cache(maxsize=4096)
def inflected(text: str) -> Forms | None:
    """Return a phrase with each form of the verb at its end, None where it ends with no verb in its dictionary form."""
    for verb, forms in _IRREGULAR.items():
        if text.endswith(verb):
            return Forms(text, *(text.removesuffix(verb) + form for form in forms))
    last, root = text[-1:], text[:-1]
    if last not in _STEPS or not root:
        return None
    if last == "る" and root[-1] in _ONE_STEP:
        return Forms(
            text,
            root,
            f"{root}て",
            f"{root}た",
            f"{root}ない",
            f"{root}られる",
            f"{root}させる",
            f"{root}られる",
        )
    a, i, e, before, ta = _STEPS[last]
    te = "て" if ta == "た" else "で"
    return Forms(
        text,
        f"{root}{i}",
        f"{root}{before}{te}",
        f"{root}{before}{ta}",
        f"{root}{a}ない",
        f"{root}{a}れる",
        f"{root}{a}せる",
        f"{root}{e}る",
    )


def wordings_inflected(
    template: Template, categories: Collection[str], suffixes: Mapping[str, str]
) -> Iterator[Template]:
    """Yield the wordings of a row with the verb at its end in further forms, each of a category of its own.

    Args:
        template: the wording, its verb in the dictionary form; a slot of one of the categories may stand in its place.
        categories: what ends with a verb.
        suffixes: the form by what its category is called besides: `{"_te": "te"}` makes act_te of act.
    """
    *before, last = template.words
    if template.category not in categories:
        return
    for suffix, form in suffixes.items():
        ending = _ending(last, categories, suffix, form)
        if ending is not None:
            yield template._replace(category=template.category + suffix, words=(*before, ending))


def _ending(last: str | Slot, categories: Collection[str], suffix: str, form: str) -> str | Slot | None:
    if not isinstance(last, str):
        return (last[0], last[1] + suffix) if last[1] in categories else None
    if form == "stem" and last.endswith("ない"):  # what is not done, before another deed: 攻撃できず, せず
        return f"{'せ' if last == 'しない' else last.removesuffix('ない')}ず"
    forms = inflected(last)
    return None if forms is None else str(getattr(forms, form))


def chained(deeds: Sequence[str], leave: bool = False) -> str:
    """Return deeds done one after the other in one sentence: 「選び、破壊する」, with leave 「選び、破壊してもよい」.

    Args:
        deeds: phrases, each with its verb in the dictionary form at its end.
        leave: they may be done.

    Raises:
        ValueError: one of them ends with no verb.
    """
    forms = [inflected(deed) for deed in deeds]
    if not forms or None in forms:
        raise ValueError(f"not deeds: {deeds!r}")
    *first, last = [form for form in forms if form is not None]
    return "、".join([*(form.stem for form in first), f"{last.te}もよい" if leave else last.plain])
