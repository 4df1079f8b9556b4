"""Nothing that was said is lost where it is said again: every name, number, denial, condition and moment is in the other words."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judgekit.core.tables import fields_in
from judgekit.scenarios.notation import retold
from judgekit.scenarios.notation.retold import english_questions, japanese_questions
from judgekit.scenarios.notation.retold.english_clauses import Spoken
from judgekit.scenarios.notation.retold.forms import PARTS, put, said_plainly
from judgekit.scenarios.notation.retold.kept import Way, lost, paid_by
from tests.cases import each, examples

ROOM = Path(retold.__file__).parent
INVENTED = ("Quorl", "Vazzin", "Ombek", "Trisk", "Nargle", "Pindo", "Yult", "Wexim")
NAMES = "\uf100\uf101\uf102\uf103\uf104\uf105\uf106"
SPOKEN = Spoken("A", "\uf107", "Does \uf107 die", players=("A",))
FILLED = {
    "english": {
        **dict.fromkeys(
            ("<rest>", "<first>", "wild"), "attacks \uf104 with 4 cards and does not block unless B has \uf105"
        ),
        **{"<k>": "charge", "<p>": "A", "<q>": "B", "<n>": "7", "<xs>": "\uf100 and \uf101", "<ys>": "\uf102, \uf103"},
    },
    "japanese": {
        **dict.fromkeys(("<rest>", "<first>", "wild"), "\uf104を4枚唱えないなら\uf105でブロック"),
        **{"<k>": "蓄積", "<p>": "A", "<q>": "B", "<n>": "7", "<xs>": "\uf100と\uf101", "<ys>": "\uf102、\uf103"},
    },
}
"""What is invented for the slots: names, numbers, a denial and a condition."""
WILD = re.compile(r"(?<!\\)\.[*+]|\\[wSd]|\[\^|\[[a-z]-z")


def rows(language: str) -> list[tuple[str, str, str]]:
    """Return the rows of a language that say a sentence again."""
    found = ((kind, form, plain) for kind, form, plain in fields_in(ROOM / f"{language}.tsv"))
    return [one for one in found if one[0] != "nothing"]


def outside_slots(form: str) -> str:
    """Return a form without its slots."""
    left, depth, slot, chars = (
        "",
        0,
        0,
        re.findall(r"\\.|\[(?:\\.|[^\]\\])+\]|\(\?P<\w+>|\(\?[:=!]|\(\?<[=!]|\(|.", form),
    )
    for one in chars:
        depth += one.startswith("(") and not one.startswith("(?P=")
        slot = slot or (depth if one.startswith("(?P<") else 0)
        left += "" if slot else one
        slot = 0 if one == ")" and slot == depth else slot
        depth -= one == ")"
    return left


@each([form for language in FILLED for _kind, form, _plain in rows(language)])
def test_whatever_stands_for_many_words_is_a_slot(form: str) -> None:
    assert WILD.search(outside_slots(form)) is None


_WILDS = re.compile(r"\(\?:\(\?!(?:\[[^]]*\]|[^]()])*\)\.\)\+|\\S\.\*\??|(?<!\\)\.[*+]\??|\[\^(?:\\.|[^]])*\][*+]\??")


def filled(form: str, language: str) -> str:
    """Return a form with invented words in its slots."""
    parts = FILLED[language]
    form = _WILDS.sub(lambda _one: parts["wild"], re.sub(r"\(\?P=(\w)\)", r"<\1>", form))
    form = re.sub(r"(?<!\?P)<(x|y|z)>", lambda one: NAMES["xyz".index(one[1])], form)
    return re.sub(r"(?<!\?P)<\w+>", lambda one: parts.get(one[0]) or PARTS[language][one[0]], form)


def named(text: str) -> str:
    """Return a text with invented names in the places of their signs."""
    return re.sub("[\uf100-\uf107]", lambda one: INVENTED[ord(one[0]) - 0xF100], text)


ROWS = [(language, *row) for language in FILLED for row in rows(language)]


@settings(max_examples=examples(4000, 400), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_what_a_row_says_again_keeps_whatever_stands_in_its_slots(data: st.DataObject) -> None:
    language, kind, form, _plain = data.draw(st.sampled_from(ROWS))
    sentence = data.draw(st.from_regex(re.compile(filled(form, language)), fullmatch=True))
    for plain, found in said_plainly(sentence, language, asked=kind == "asked"):
        said = put(plain, found, SPOKEN, lambda _sign: True)
        if said and not plain.startswith("^"):
            assert lost(named(sentence), Way(named(said), named(paid_by(found)))) == [], (plain, said)


def asked(language: str) -> st.SearchStrategy[str]:
    """Return questions of the words of a kind, of one or two things or of a player, some with a denial or a number in them."""

    def question(kind: english_questions.Asked) -> st.SearchStrategy[str]:
        of = {"p": ["A", "B"], "x": ["\uf100", "\uf101", "B's \uf102", "\uf100 and \uf101"]}[kind.of]
        of = of if language == "english" else [one.replace("'s ", "の").replace(" and ", "と") for one in of]
        more = ["not", "3", "before", "unless"] if language == "english" else ["ない", "3", "前に", "なら"]
        words = [st.sampled_from(sorted(one)) for one in kind.needs]
        words += [st.sampled_from([*of, *sorted(kind.may), *more])]
        parts = st.tuples(st.sampled_from(of), *words).flatmap(lambda one: st.permutations(one))
        ask = "What does " if language == "english" else ""
        return parts.map(lambda one: ask + (" " if language == "english" else "").join(one))

    kinds = english_questions.kinds_in("questions.tsv" if language == "english" else "questions_ja.tsv")
    return st.sampled_from([one for one in kinds if one.of]).flatmap(question)


@settings(max_examples=examples(4000, 300), deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(*(st.tuples(st.just(one), asked(one)) for one in FILLED)))
def test_a_question_by_its_words_keeps_what_it_names(case: tuple[str, str]) -> None:
    language, question = case
    of = english_questions if language == "english" else japanese_questions
    for way in of.plain_questions(question, SPOKEN):
        if not lost(named(question), Way(named(way.said), named(way.paid))):
            for word in ("\uf100", "\uf101", "\uf102", "B's", "Bの", "not", "ない", "3", "unless", "なら"):
                assert word not in question or word in way.said


@each(
    [
        "How much damage does A deal?",
        "How much damage is dealt to A by B?",
        "Does \uf100 counter it?",
        "Does \uf100 die after \uf101?",
        "Does \uf100 survive \uf101?",
        "Does \uf100 not die?",
    ]
)
def test_a_question_of_something_else_is_none_of_its_kind(question: str) -> None:
    assert [way.said for way in english_questions.plain_questions(question.rstrip("?"), SPOKEN)] == [question]


@each(
    [
        ("B cannot block with Vazzin unless A has 3 Ombeks.", "B blocks with Vazzin.", "A not unless 3"),
        ("A attacks with Quorl but not with Vazzin.", "A attacks with Quorl.", "not"),
        ("After Quorl dies, A casts two Trisks.", "A casts 2 Trisks. Quorl dies.", "after"),
        ("A casts Trisk, Quorl dies once that has resolved.", "A casts Trisk. Quorl dies.", "after"),
        ("A deals seven to Quorl.", "A deals 7 to Quorl.", ""),
        ("She isn't holding Trisk.", "B does not hold Trisk.", ""),
        ('A has Quorl "Draw a card."', 'A has Quorl "Draw two cards."', '"Draw a card."'),
        ("AはクオルをBに唱えない。", "AはクオルをBに唱える。", "not"),
        ("Aがブロックしたらクオルは死ぬ。", "クオルは死ぬ。", "A たら"),
        ("Aはクオルで2回攻撃した。", "Aはクオルで攻撃した。", "2"),
        ("クオルは二体いる。", "クオル2体。", ""),
    ]
)
def test_what_is_lost_is_told(sentence: str, other: str, words: str) -> None:
    assert " ".join(lost(sentence, Way(other))).startswith(words)
    assert bool(words) == bool(lost(sentence, Way(other)))


def test_what_a_form_has_in_its_own_words_is_paid_for() -> None:
    assert lost("A pitches Quorl.", Way("A exiles Quorl")) == ["pitches"]
    assert lost("A pitches Quorl.", Way("A exiles Quorl", "pitches")) == []


def test_a_denial_that_known_words_make_side_by_side_is_not_known() -> None:
    assert [*japanese_questions.plain_questions("Aのライフはどうないる", SPOKEN)] == []
