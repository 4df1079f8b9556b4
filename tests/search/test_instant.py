"""What the instant index answers."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual, Gloss
from judgekit.search.indexing import write_index
from judgekit.search.instant import search
from tests.search.conftest import build, miniature, rule


def numbers(store: sqlite3.Connection, query: str, **options: object) -> list[str | None]:
    return [hit.number for hit in search(store, query, **options).hits]  # type: ignore[arg-type]


def test_a_japanese_query_finds_a_rule_whose_japanese_half_is_missing(store: sqlite3.Connection) -> None:
    assert numbers(store, "召喚酔い", game="mtg")[0] == "302.6"


def test_an_english_query_finds_a_rule_printed_in_japanese_only(store: sqlite3.Connection) -> None:
    assert numbers(store, "summoning sickness", game="dm")[0] == "301.5"


def test_the_same_word_is_answered_in_each_game_apart(store: sqlite3.Connection) -> None:
    assert {hit.edition for hit in search(store, "召喚酔い", game="mtg").hits} == {"mtg@20210922", "mtg@otj"}
    assert {hit.edition for hit in search(store, "召喚酔い", game="dm").hits} == {"dm@2025"}
    assert {hit.edition for hit in search(store, "召喚酔い").hits} >= {"mtg@20210922", "dm@2025"}


def test_a_game_covers_every_edition_of_its_book_the_base_edition_first(store: sqlite3.Connection) -> None:
    hits = search(store, "召喚酔い", game="mtg").hits
    assert [hit.edition for hit in hits if hit.number == "302.6"] == ["mtg@20210922", "mtg@otj"]


def test_an_edition_is_searched_alone_by_its_id_or_by_the_end_of_it(store: sqlite3.Connection) -> None:
    assert {hit.edition for hit in search(store, "召喚酔い", edition="mtg@otj").hits} == {"mtg@otj"}
    assert {hit.edition for hit in search(store, "召喚酔い", game="otj").hits} == {"mtg@otj"}


def test_the_rule_that_says_what_a_term_does_stands_before_what_kind_it_is_and_before_its_heading(
    store: sqlite3.Connection,
) -> None:
    found = numbers(store, "破壊不能", game="mtg")
    assert found[0] == "702.12b"
    assert set(found[1:4]) == {"702.12", "702.12a", "702.12c"}


def test_a_rule_that_a_glossary_entry_cites_is_found_by_its_head(store: sqlite3.Connection) -> None:
    assert numbers(store, "priority", game="mtg")[0] == "117.3"


def test_glossary_entries_stand_apart_from_rules(store: sqlite3.Connection) -> None:
    result = search(store, "優先権", game="mtg")
    assert [entry.id for entry in result.entries] == ["mtg:glossary/Priority"]
    assert all(hit.kind != "entry" for hit in result.hits)


def test_a_phrase_with_its_particle_finds_the_text_that_lost_it(store: sqlite3.Connection) -> None:
    assert numbers(store, "クリーチャーの攻撃", game="mtg")[0] == "302.5"


def test_a_hit_shows_both_languages_with_what_was_asked_for(store: sqlite3.Connection) -> None:
    hit = search(store, "priority", game="mtg").hits[0]
    japanese, english = hit.snippet["ja"], hit.snippet["en"]
    assert japanese is not None
    assert english is not None
    assert [japanese.text[start:end] for start, end in japanese.spans] == ["優先権"]
    assert [english.text[start:end] for start, end in english.spans] == ["priority"]
    assert hit.path == [("117", "順番と優先権", "Timing and Priority")]
    assert hit.why == ["優先権"]


def test_one_language_is_shown_where_one_is_asked_for(store: sqlite3.Connection) -> None:
    hit = search(store, "priority", game="mtg", lang="en").hits[0]
    assert hit.snippet["ja"] is None
    assert hit.snippet["en"] is not None


def test_a_kind_narrows_the_answer(store: sqlite3.Connection) -> None:
    assert {hit.kind for hit in search(store, "破壊不能", kind="subrule").hits} == {"subrule"}


def test_a_long_text_is_cut_around_what_was_asked_for(tmp_path: Path) -> None:
    filler = "ここには別の話が長々と書いてあり、探すものとは何の縁もない。" * 8
    store = build([rule("100.1", f"{filler}優先権はここで動く。{filler}")], tmp_path)
    shown = search(store, "優先権").hits[0].snippet["ja"]
    assert shown is not None
    assert len(shown.text) < 120
    assert [shown.text[start:end] for start, end in shown.spans] == ["優先権"]
    assert shown.text.startswith("…")
    assert shown.text.endswith("…")


def test_one_rule_does_not_fill_the_answer_with_its_subrules(tmp_path: Path) -> None:
    many = [rule(f"700.1{letter}", f"優先権について{letter}番目に言えることである。") for letter in "abcdefg"]
    store = build(
        [rule("700", None), rule("700.1", "総説。"), *many, rule("800.1", "遠くでも優先権は動く。")], tmp_path
    )
    found = numbers(store, "優先権")
    assert "800.1" in found[:4]
    assert set(found) >= {node.number for node in many}


def test_a_term_that_ends_in_a_long_vowel_is_found_wherever_a_text_prints_it(tmp_path: Path) -> None:
    nodes = [rule(f"40{number}.1", "これはライブラリーの話。") for number in range(1, 4)]
    store = build(nodes, tmp_path)
    found = [numbers(store, query) for query in ("ライブラリー", "ライブラリ", "library", "山札")]
    assert all(set(hits) == {"401.1", "402.1", "403.1"} for hits in found)


def test_of_two_words_for_a_term_the_rule_with_the_one_typed_comes_first(tmp_path: Path) -> None:
    store = build([rule("600.1", "待機の話である。"), rule("601.1", "保留の話である。")], tmp_path)
    assert numbers(store, "待機") == ["600.1", "601.1"]
    assert numbers(store, "保留") == ["601.1", "600.1"]


def test_a_heading_that_every_book_has_is_still_a_term_of_each(tmp_path: Path) -> None:
    editions = ("mtg@20210922", "dm@2025", "magmell@1.01", "mtg6@1999")
    nodes = [rule("109.1", "何かの話。", title=Bilingual("構成物"), edition=edition) for edition in editions]
    store = build(nodes, tmp_path)
    assert all(search(store, "構成物", game=edition.partition("@")[0]).understood == ["構成物"] for edition in editions)


def entry(name: str, ja: str | None, said: str) -> RuleNode:
    """Make a glossary entry."""
    return RuleNode(
        "mtg",
        "mtg@20210922",
        None,
        "entry",
        name=f"glossary/{name}",
        headword=Headword(ja, None, name),
        text=Bilingual(None, said),
    )


def test_a_bare_term_leads_to_the_chapter_to_which_its_glossary_entry_sends(tmp_path: Path) -> None:
    nodes = [
        rule("500.1", None, "A turn has this phase, then that phase."),
        rule("702.26a", None, "Phase this, phase that; a phase has a phase."),
        rule("508.1", None, "They attack now."),
        rule("702.4", None, "Attack, attack and attack: one may attack."),
        rule("701.7b", None, "What has to break is put away."),
        rule("702.12b", None, "Break and break: none can break."),
    ]
    entries = [
        entry("Phase", "フェイズ", "A part of a turn. See section 5."),
        entry("Attack", "攻撃", "To go into combat. See rule 508, “Combat.”"),
        entry("Break", "割る", "See rule 103.2 and rule 701.7."),
    ]
    store = build([*nodes, rule("701.7", None, None, title=Bilingual(None, "Break")), *entries], tmp_path)
    for typed, first in (
        ("phase", "500.1"),
        ("フェイズ", "500.1"),
        ("attack", "508.1"),
        ("殴る", "508.1"),
        ("break", "701.7b"),
    ):
        assert numbers(store, typed)[0] == first, typed


def test_an_own_term_with_an_ending_is_no_word_of_another_game(tmp_path: Path) -> None:
    nodes = [
        rule("508.1", None, "They attack now."),
        rule("605.4", "攻撃できる者の話。", title=Bilingual("攻撃でき"), edition="magmell@1.01"),
    ]
    store = build(nodes, tmp_path)
    found = search(store, "攻撃できるか", in_use="mtg@20210922")
    assert [hit.edition for hit in found.hits] == ["mtg@20210922"]
    assert not found.seldom


OTHERS_SLANG = """
[magmell]
terms = [
  { ja = "領域移動誘発", also = ["攻撃誘発"], means = ["破壊"] },
  { ja = "召喚", also = ["攻撃出し"] },
  { ja = "パワー0" },
]

[mtg]
terms = [
  { ja = "攻撃", en = ["attack"] },
  { ja = "誘発", en = ["trigger"] },
  { ja = "パワー", en = ["power"] },
  { ja = "飛行", en = ["flying"] },
]
"""


@pytest.mark.parametrize(
    ("query", "edition"),
    [
        ("飛行の攻撃誘発", "mtg@20210922"),  # what only players of the other game say is made of terms of ours
        ("パワーが0の飛行", "mtg@20210922"),  # typed with a particle that the other game's word has not
        ("パワー0", "magmell@1.01"),
        ("攻撃出しの破壊", "magmell@1.01"),  # says more of the question, and lacks no term of ours in it
    ],
)
def test_words_of_ours_in_anothers_slang_keep_a_question_at_home_unless_the_other_says_more_of_it(
    query: str, edition: str, tmp_path: Path
) -> None:
    nodes = [
        rule("508.1", "飛行を持つ者の攻撃で誘発する。パワーも見る。"),
        rule("701.8", "破壊の話。"),
        rule("605.4", "召喚と破壊の話。", edition="magmell@1.01"),
        rule("605.5", "パワー0の者の話。", edition="magmell@1.01"),
    ]
    connection = sqlite3.connect(":memory:")
    terms = tmp_path / "terms.toml"
    terms.write_text(OTHERS_SLANG, encoding="utf-8")
    write_index(connection, nodes, cited_by_count={}, glosses={}, terms_path=terms)
    assert search(connection, query, in_use="mtg@20210922").hits[0].edition == edition


ANOTHERS_WORD = """
[magmell]
terms = [{ ja = "クイック", en = ["quick"] }]

[mtg]
terms = [{ ja = "飛行", en = ["flying"] }, { ja = "攻撃", en = ["attack"] }]
"""


@pytest.mark.parametrize(
    ("query", "edition"),
    [
        ("quick", "magmell@1.01"),
        ("quick flying", "magmell@1.01"),  # one word of each: the one that we have not asks for the other game
        ("quick one: does flying matter when I attack", "mtg@20210922"),
        ("クイック 飛行 攻撃", "mtg@20210922"),
    ],
)
def test_one_word_of_another_game_takes_no_question_along_that_has_more_terms_of_ours_alone(
    query: str, edition: str, tmp_path: Path
) -> None:
    nodes = [
        rule("508.1", "飛行を持つ者の攻撃の話。", "One with flying may attack."),
        rule("209.2", "クイックの話。", edition="magmell@1.01"),
    ]
    connection = sqlite3.connect(":memory:")
    terms = tmp_path / "terms.toml"
    terms.write_text(ANOTHERS_WORD, encoding="utf-8")
    write_index(connection, nodes, cited_by_count={}, glosses={}, terms_path=terms)
    assert search(connection, query, in_use="mtg@20210922").hits[0].edition == edition


def test_a_word_of_our_glosses_is_at_home_in_a_text_printed_in_english_only(tmp_path: Path) -> None:
    nodes = [
        rule("103.5", None, "Whoever dislikes the hand may draw another one."),
        rule("402.3", "戻す札の話。", title=Bilingual("戻す"), edition="magmell@1.01"),
    ]
    store = build(nodes, tmp_path, glosses={"mtg:103.5": Gloss("手札を山に戻す。", "The hand goes back.")})
    found = search(store, "手札 戻す", in_use="mtg@20210922")
    assert found.hits[0].number == "103.5"


def test_a_much_cited_rule_comes_first_among_equals(tmp_path: Path) -> None:
    nodes = [rule("600.1", "優先権の話である。"), rule("601.1", "優先権の話である。")]
    store = build(nodes, tmp_path, cited={"mtg:601.1": 20})
    assert numbers(store, "優先権") == ["601.1", "600.1"]


def test_a_rule_with_half_of_the_question_has_less_than_half_of_what_one_with_all_of_it_has(tmp_path: Path) -> None:
    nodes = [
        rule("600.1", "飛行と優先権の話。"),
        rule("600.2", "飛行と召喚酔いの話。"),
        rule("600.3", "優先権と召喚酔いの話。"),
    ]
    both, *halves = search(build(nodes, tmp_path), "飛行 優先権").hits
    assert both.number == "600.1"
    assert all(both.score > 2.3 * half.score for half in halves)


def test_a_gloss_that_says_the_rule_again_does_not_lift_it_above_others(tmp_path: Path) -> None:
    nodes = [rule("600.1", "優先権の話である。"), rule("600.2", "優先権の話である。")]
    store = build(nodes, tmp_path, glosses={"mtg:600.2": Gloss("優先権の話で、優先権を言う。")})
    first, second = search(store, "優先権").hits
    assert first.score == second.score


def test_our_gloss_finds_a_rule_whose_own_words_differ(tmp_path: Path) -> None:
    nodes = [rule("600.1", "これは持ち越さない。"), rule("601.1", "あれは持ち越す。")]
    store = build(nodes, tmp_path, glosses={"mtg:600.1": Gloss("蒸発する。", "It evaporates.")})
    assert numbers(store, "evaporate")[0] == "600.1"


def test_search_works_on_headings_alone(tmp_path: Path) -> None:
    headings = [node for node in miniature() if node.title]
    for node in headings:
        node.text = Bilingual()
    assert numbers(build(headings, tmp_path), "破壊不能")[0] == "702.12"


@pytest.mark.parametrize(
    ("query", "words"),
    [("", "nothing to search"), ("　 ", "nothing to search"), ("何の場合", "name a term"), ("qqqqqqq", "name a term")],
)  # fmt: skip
def test_a_hopeless_query_says_so_in_one_line(store: sqlite3.Connection, query: str, words: str) -> None:
    result = search(store, query)
    assert result.hits == result.entries == []
    assert words in result.message
    assert "\n" not in result.message


def test_a_game_that_is_not_loaded_says_so(store: sqlite3.Connection) -> None:
    assert "chess" in search(store, "優先権", game="chess").message


def test_a_corrected_word_is_offered_as_what_was_meant(store: sqlite3.Connection) -> None:
    assert "indestructible" in search(store, "indestructable", game="mtg").did_you_mean


def test_a_hopeless_word_has_suggestions(store: sqlite3.Connection) -> None:
    result = search(store, "indestrukshun", game="mtg")
    assert result.hits == []
    assert "indestructible" in result.did_you_mean


def test_a_word_with_two_letters_wrong_is_guessed_where_nothing_else_is_asked_and_said_to_be(
    store: sqlite3.Connection,
) -> None:
    result = search(store, "liberay", game="mtg")
    assert result.did_you_mean[:1] == ["library"]
    assert result.hits[0].number == "104.3"


@pytest.mark.parametrize("typed", ["zorp", "flabbergast", "量子力学"])
def test_a_word_that_is_near_nothing_finds_nothing(store: sqlite3.Connection, typed: str) -> None:
    result = search(store, typed)
    assert result.hits == result.entries == []
    assert result.message


def test_the_same_query_always_has_the_same_answer(store: sqlite3.Connection) -> None:
    first = search(store, "クリーチャー 攻撃 優先権").to_json()
    assert all(search(store, "クリーチャー 攻撃 優先権").to_json() == first for _ in range(3))


def test_any_string_gives_an_answer_or_one_line(store: sqlite3.Connection) -> None:
    chance = random.Random(20240)
    pieces = [
        "優先権", "《", "》", "の", "ｸﾘｰﾁｬｰ", "\x00", "'", '"', "%", "*", "-", "\n", "\ud83d", "🂡", "é", "ﾞ", "ー", "々", "s・",
        "creature", "yuusen", "1", "０", "{T}", "~", "ß", "İ", "ﬀ", " ", "　", "NOT", "(", "か゛",
    ]  # fmt: skip
    for _ in range(5000):
        query = "".join(
            chance.choice(pieces) if chance.random() < 0.7 else chr(chance.randrange(1, 0x30000))
            for _ in range(chance.randrange(12))
        )
        result = search(store, query, game=chance.choice([None, "mtg", "dm", "otj"]), limit=chance.choice([1, 10]))
        assert result.hits or result.entries or (result.message and "\n" not in result.message)
        assert len(result.hits) <= 10


def test_a_cold_search_imports_nothing_heavy(store: sqlite3.Connection, tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    with sqlite3.connect(path) as copy:
        store.backup(copy)
    program = (
        "import sys, sqlite3; before = set(sys.modules); from judgekit.search.instant import search\n"
        f"assert search(sqlite3.connect({str(path)!r}), 'priorty ｸﾘｰﾁｬｰ yuusenken 攻撃').hits\n"
        "heavy = {'re', 'typing', 'dataclasses', 'json', 'fugashi', 'jaconv', 'whoosh', 'snowballstemmer', 'tomllib', 'enum'}\n"
        "print(sorted(heavy & (set(sys.modules) - before)))"
    )
    answer = subprocess.run(
        [sys.executable, "-S", "-c", program],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert answer.stdout.strip() == "[]", answer.stderr


def test_the_texts_of_hits_are_read_when_a_snippet_is_first_asked_for(store: sqlite3.Connection) -> None:
    asked: list[str] = []
    store.set_trace_callback(asked.append)
    hits = search(store, "priority").hits
    assert hits
    assert not any("SELECT place, text_ja" in query for query in asked)
    assert hits[0].snippet["en"] is not None
    assert all(hit.snippet for hit in hits)
    store.set_trace_callback(None)
    assert len([query for query in asked if "SELECT place, text_ja" in query]) == 1


def test_a_rule_is_found_by_the_words_in_which_players_ask_for_it(tmp_path: Path) -> None:
    nodes = [rule("600.1", "これは持ち越さない。"), rule("601.1", "あれは持ち越さない。")]
    gloss = Gloss("余りは消える。", "What is left over is gone.", ("繰り越せる?", "does it roll over"))
    store = build(nodes, tmp_path, glosses={"mtg:601.1": gloss})
    assert numbers(store, "繰り越したい")[0] == "601.1"
    assert numbers(store, "can i roll it over")[0] == "601.1"


def test_what_one_phrase_asks_for_together_stands_before_what_two_phrases_ask_for_apart(tmp_path: Path) -> None:
    nodes = [rule("600.1", "これを言う。"), rule("601.1", "あれを言う。")]
    apart = Gloss("話。", "A matter.", ("先攻の話", "先攻 飛行", "優先権の話", "優先権 複数"))
    together = Gloss("話。", "A matter.", ("先攻の話", "先攻 優先権", "飛行の話", "複数の話"))
    store = build(nodes, tmp_path, glosses={"mtg:600.1": apart, "mtg:601.1": together})
    assert numbers(store, "優先権は先攻?")[0] == "601.1"


def test_the_name_of_a_variant_alone_leads_to_the_beginning_of_its_chapter(tmp_path: Path) -> None:
    heading = Bilingual("「皇帝戦」変種ルール", "Emperor Variant")
    nodes = [
        rule("704.6", "皇帝戦では皇帝戦の者が皇帝戦を終える。"),
        rule("809", None, None, title=heading),
        rule("809.1", "これは組で行うものの話であって、ここに始まり、誰でも加わる。"),
        rule("809.2", "皇帝戦の席は皇帝戦の順に決まるので、誰もがその席に着く。"),
    ]
    store = build(nodes, tmp_path)
    for typed in ("皇帝戦", "emperor"):
        assert numbers(store, typed)[:2] == ["809.1", "809.2"], typed


def test_an_english_head_that_lost_its_japanese_is_the_term_that_has_the_same_word(tmp_path: Path) -> None:
    nodes = [
        rule("117.3", "順の話であって、誰がいつ動くかを言う。"),
        rule("600.1", None, "Priority and priority: a priority has priority."),
        entry("Priority", None, "See rule 600.1."),
    ]
    assert search(build(nodes, tmp_path), "priority").understood == ["優先権"]
