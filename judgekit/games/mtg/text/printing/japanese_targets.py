"""Japanese card text, what is targeted: how many, of which kinds, any target (115.1, 601.2c)."""

from __future__ import annotations

from collections.abc import Iterable

from judgekit.games.mtg.terms.records import Filter, Formula, TargetWord, Test
from judgekit.games.mtg.text.printing.japanese_described import Noun
from judgekit.games.mtg.text.printing.japanese_nouns import Speech
from judgekit.games.mtg.text.printing.japanese_words import Unsaid
from judgekit.language.japanese.spelling import wide


def together_aimed(words: Iterable[TargetWord], speech: Speech) -> str:
    """Return what is targeted together; a comma parts what somebody controls from what anybody may control."""
    said = ""
    for word in words:
        aim = aimed(word, speech)
        anybodys = not any(part in aim for part in ("コントロール", "プレイヤー", "対戦相手", "他の"))
        said += ("と、" if "コントロールしている" in said and anybodys else "と" if said else "") + aim
    return said


def aimed(word: TargetWord, speech: Speech) -> str:
    """Return what is targeted: クリーチャー１体 (115.1).

    Raises:
        Unsaid: it has no wording here.
    """
    if word.by is not None:
        return _chosen_by_an_opponent(word, speech)
    if word.each is not None:
        return _for_each_opponent(word, speech)
    if word.filters == (Filter(kind="any-target"),):
        return _any_target(word)
    if word.filters == (_ANY_OTHER,) and (word.least, word.most) == (1, 1) and not word.other:
        return "他の１つ"
    other = "他の" if word.other else ""
    if len(word.filters) == 1:
        return _aimed(word, speech, other)
    return _either(word, [speech.noun(one) for one in word.filters])


def _chosen_by_an_opponent(word: TargetWord, speech: Speech) -> str:
    """Return a target that an opponent chooses, of what that one controls or of anything (601.2c)."""
    if word.by != ("opponent",) or len(word.filters) != 1 or (word.least, word.most) != (1, 1) or word.other:
        raise Unsaid(word)
    theirs, what = Test("controller", ("opponent",)), word.filters[0]
    if what == Filter(kind="any-target"):
        raise Unsaid(word)
    rest = what._replace(tests=tuple(test for test in what.tests if test != theirs))
    said = _aimed(word._replace(by=None, filters=(rest,)), speech, "")
    return f"対戦相手１人が選んだ{'、その対戦相手がコントロールしている' if theirs in what.tests else ''}{said}"


def _for_each_opponent(word: TargetWord, speech: Speech) -> str:
    """Return one target for each opponent, of what that player controls (601.2c)."""
    theirs = Test("controller", ("opponent",))
    if word.each != ("opponents",) or len(word.filters) != 1 or theirs not in word.filters[0].tests:
        raise Unsaid(word)
    what = word.filters[0]
    rest = what._replace(tests=tuple(test for test in what.tests if test != theirs))
    said = _aimed(word._replace(each=None, filters=(rest,)), speech, "")
    return f"各対戦相手につき、そのプレイヤーがコントロールしている{said}"


_ANY_OTHER = Filter((Test("not", Filter((Test("among", ("this",)),), "object")),), "any-target")
"""What can be a target of damage, but for the source itself (115.4)."""


def _either(word: TargetWord, nouns: list[Noun]) -> str:
    if (word.least, word.most) != (1, 1) or len(nouns) > 3:
        raise Unsaid(word)
    return "か".join(f"{noun}１{noun.unit}" for noun in nouns)


def _aimed(word: TargetWord, speech: Speech, other: str) -> str:
    either = word.filters[0].get("either")
    if either is not None and len(word.filters[0].tests) == 1 and not other:
        return _either(word, [speech.noun(one) for one in either])
    aim = word.filters[0].get("targets")
    if either is not None and aim is not None and len(word.filters[0].tests) == 2 and not other:
        return f"{speech.counted(aim)}を対象とする{_either(word, [speech.noun(one) for one in either])}"
    noun = speech.noun(word.filters[0])
    if word.one_owner:
        rival = "対戦相手の" in noun.before
        noun = noun._replace(
            before=noun.before.replace("対戦相手の", "対戦相手１人の") if rival else "単一の" + noun.before
        )
    least, most = word.least, word.most
    if most is None or (word.share is not None and most == word.share and (least, most) not in ((1, 2), (1, 3))):
        if least not in (0, 1):
            raise Unsaid(word)
        there, grave, rest = noun.before.partition("墓地にある")
        if grave and not other:
            return f"{there}{grave}望む枚数の{rest}{noun.head}"
        return f"望む数の{other}{noun}"
    if not isinstance(most, int):
        if most == ("x",) and least == most:
            return f"{other}{noun}Ｘ{noun.unit}"
        raise Unsaid(word)
    if least == most:
        return f"{other}{noun}{wide(most)}{noun.unit}"
    if least == 0:
        return f"{other}{noun}最大{wide(most)}{noun.unit}"
    if (least, most) in ((1, 2), (1, 3)):
        return "か".join(
            f"{other}{noun}{wide(1)}{noun.unit}" if n == 1 else f"{wide(n)}{noun.unit}" for n in range(1, most + 1)
        )
    raise Unsaid(word)


def _any_target(word: TargetWord) -> str:
    other = "他の" if word.other else ""
    least, most = word.least, word.most
    if (least, most) == (1, 1):
        return f"{other}１つ"
    if word.share is not None and most == word.share and least in (0, 1) and (most, least) not in ((2, 1), (3, 1)):
        return "望む数"
    if other:
        raise Unsaid(word)
    known: dict[tuple[Formula, Formula | None], str] = {
        (2, 2): "２つ",
        (3, 3): "３つ",
        (1, 2): "１つか２つ",
        (1, 3): "１つか２つか３つ",
    }
    known |= {(0, number): f"最大{wide(number)}つ" for number in (1, 2, 3)}
    known |= {(0, None): "望む数", (1, None): "望む数"}
    if (least, most) not in known:
        raise Unsaid(word)
    return known[least, most]
