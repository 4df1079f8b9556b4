"""Which editions answer a question, and at what cost they are chosen."""

import re
import sqlite3

import pytest

from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual, Gloss
from judgekit.search.indexing import write_index
from judgekit.search.instant import search
from judgekit.search.ranking import Shelf, shelves
from judgekit.search.speech import FEWEST_PHRASES, told_by_manner
from judgekit.search.vocabulary import _not_within, holding, printed
from tests.search.conftest import rule


def _printed_somewhere(store: sqlite3.Connection, word: str, asked: list[Shelf]) -> bool:
    """Read every text for a word, in the same script not a part of a longer one."""
    texts = store.execute(
        "SELECT ' ' || text || ' ' FROM (SELECT shelf, stream AS text FROM search_node UNION ALL "
        "SELECT shelf, glossed FROM search_node UNION ALL SELECT shelf, lower(text_en) FROM search_node) "
        f"WHERE text IS NOT NULL AND shelf IN ({','.join([str(shelf.number) for shelf in asked])})"
    )
    pattern = re.compile(f"{_not_within(word[:1])}{re.escape(word)}{_not_within(word[-1:])}")
    return any(pattern.search(text) for (text,) in texts)


def test_a_word_is_told_to_be_printed_as_if_every_text_were_read(store: sqlite3.Connection) -> None:
    pool = shelves(store)
    texts = [text for row in store.execute("SELECT stream, lower(text_en) FROM search_node") for text in row if text]
    terms = [
        form
        for (forms,) in store.execute("SELECT ja || '\t' || words FROM search_concept")
        for form in forms.split("\t")
    ]
    cut = [
        text[start : start + length] for text in texts for start in range(0, len(text), 5) for length in (1, 2, 3, 6)
    ]
    words = {
        word.strip()
        for word in (*terms, *cut, "トリガーは盾", "チャント", "リーチャー", "flash", "librar", "no such word")
    }
    for word in sorted(words - {""}):
        if word.isascii() and not word.replace(" ", "").isalpha():
            continue  # a piece of a figure or of punctuation is no word
        for book in {shelf.book for shelf in pool}:
            asked = [shelf for shelf in pool if shelf.book == book]
            is_printed = printed(store, word, (book,), pool, holding(store, word, pool))
            assert is_printed == _printed_somewhere(store, word, asked), (word, book)


@pytest.mark.parametrize("query", ["シールドトリガー", "shield trigger", "シールドトリガー 攻撃", "LO 召喚酔い"])
def test_a_word_of_another_game_is_answered_without_reading_all_texts_or_postings(
    store: sqlite3.Connection, query: str
) -> None:
    asked: list[str] = []
    store.set_trace_callback(asked.append)
    try:
        result = search(store, query, in_use="mtg@20210922")
    finally:
        store.set_trace_callback(None)
    assert result.hits
    for statement in asked:
        if statement.startswith("SELECT"):
            plan = [row[-1] for row in store.execute(f"EXPLAIN QUERY PLAN {statement}")]
            assert not [step for step in plan if step.startswith(("SCAN search_node", "SCAN search_posting"))], (
                statement
            )


TERMS = """
stop = ["何", "枚", "最初"]

[mtg]
terms = [
  { ja = "再生", en = ["regeneration"] },
  { ja = "攻撃", en = ["attack"] },
  { ja = "誘発", en = ["trigger"] },
  { ja = "能力", en = ["ability"] },
  { ja = "区画", also = ["ゾーン"] },
  { ja = "間取り", also = ["区分け"] },
  { ja = "焼失余点" },
]

[mtg6]
terms = [{ ja = "焼失余点", also = ["焼け焦げ"] }, { ja = "番地", also = ["再生の区画"] }]

[dm]
terms = [
  { ja = "シールド", en = ["shield"] },
  { ja = "攻撃", en = ["attack"] },
  { ja = "進化クリーチャー", en = ["evolution ability"] },
  { ja = "盤面" },
  { ja = "侵略", also = ["侵略殴り攻撃"] },
  { ja = "ゾーン", also = ["区画"] },
  { ja = "区分け" },
  { ja = "番狂わせ", also = ["区画崩壊"] },
]

[magmell]
terms = [
  { ja = "誘発能力" },
  { ja = "チャント" },
  { ja = "盤面" },
  { ja = "枠", also = ["シールド"] },
]
"""


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    """Return a store in which 600 rules of Magic speak of a shield once, and ten of another game do in each."""
    ours = [rule(f"100.{place}", f"攻撃で誘発する能力の第{place}の話。", "An ability.") for place in range(600)]
    ours[7] = rule("100.7", "ダメージを防ぐシールドの話。", "It makes a shield.")
    ours[8] = rule("100.8", "再生の話。", "To regenerate.")
    ours[9] = rule("100.9", "誘発能力の話。", "On triggers.")
    ours[10:40] = [rule(f"100.{place}", f"区画の第{place}の話。", "A part.") for place in range(10, 40)]
    head = Headword("焼失余点", None, "Burn")
    words = Bilingual("焼失余点は昔の話。", "Old.")
    ours.append(RuleNode("mtg", "mtg@20210922", None, "entry", name="glossary/Burn", headword=head, text=words))
    theirs = [rule(f"200.{place}", f"シールドの話、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule(f"300.{place}", f"進化クリーチャーの話、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule(f"400.{place}", f"盤面の話、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule(f"450.{place}", f"ゾーンと攻撃の話、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule(f"455.{place}", f"区分けと攻撃の話、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule("460.1", "番狂わせの話。", edition="dm@2025")]
    theirs += [rule("III.3", "焼失余点は痛い。", edition="mtg6@1999"), rule("III.4", "番地の話。", edition="mtg6@1999")]
    third = [rule(f"500.{place}", f"誘発能力の話、その{place}。", edition="magmell@1.01") for place in range(20)]
    third += [rule("600.1", "枠の話。", edition="magmell@1.01")]
    third += [rule(f"700.{place}", f"盤面の話、その{place}。", edition="magmell@1.01") for place in range(5)]
    connection = sqlite3.connect(":memory:")
    terms = tmp_path_factory.mktemp("terms") / "terms.toml"
    terms.write_text(TERMS, encoding="utf-8")
    asked = {"dm:300.1": Gloss(None, None, ("does an evolution ability attack", "evolution ability", "evolution"))}
    asked |= {f"dm:300.{place}": Gloss(None, None, ("my evolution ability",)) for place in range(2, 8)}
    asked |= {f"mtg:100.{place}": Gloss(None, None, ("区分けの広さ",)) for place in range(10, 40)}
    asked["dm:300.9"] = Gloss(None, None, ("侵略殴り攻撃はいつ",))
    write_index(connection, [*ours, *theirs, *third], cited_by_count={}, glosses=asked, terms_path=terms)
    return connection


@pytest.mark.parametrize(
    ("query", "editions"),
    [
        ("シールド", {"dm@2025"}),
        ("シールドは最初に何枚", {"dm@2025"}),
        ("シールドへの攻撃", {"dm@2025"}),  # a term of both says nothing
        ("再生のシールド", {"mtg@20210922"}),  # a term that Magic alone has, beside a word that it prints too
        ("shield", {"mtg@20210922"}),  # the other book never says so in English
        ("evolution ability attack", {"dm@2025"}),  # half of it is a term of Magic, which never says it together
        ("侵略殴り攻撃の能力", {"dm@2025"}),  # only its players say so, and nobody who asks for rules of Magic
        ("誘発能力", {"mtg@20210922"}),  # two terms of Magic side by side, as its players shorten them
        ("攻撃とゾーン", {"dm@2025"}),  # players of Magic say so too, its rules never do
        ("ゾーン", {"mtg@20210922"}),  # typed alone it is what it is to them
        ("再生とゾーン", {"mtg@20210922"}),  # a term that Magic alone has
        ("区画とゾーン", {"mtg@20210922"}),  # and one that Magic has many times as often
        ("区画崩壊", {"dm@2025"}),  # no term of Magic with something beside it that means nothing there
        ("区分けの広さ", {"mtg@20210922"}),  # a rule of Magic is
        (
            "再生の区画",
            {"mtg@20210922"},
        ),  # two terms of ours, though players of the old book of the game said so for one
        ("焼失余点", {"mtg6@1999"}),  # only the glossary of today's book still speaks of it
    ],
)
def test_a_word_names_the_game_whose_rules_have_it_many_times_as_often(
    query: str, editions: set[str], two_games: sqlite3.Connection
) -> None:
    found = search(two_games, query, in_use="mtg@20210922", limit=50)
    assert {hit.edition for hit in found.hits} == editions


def test_of_two_other_books_that_have_a_word_one_answers_and_the_other_is_named_beside(
    two_games: sqlite3.Connection,
) -> None:
    found = search(two_games, "盤面", in_use="mtg@20210922")
    assert len({hit.edition for hit in found.hits}) == 1
    assert {hit.edition for hit in found.hits + found.others} == {"dm@2025", "magmell@1.01"}


def test_a_word_that_the_edition_in_use_prints_too_is_told_to_be_seldom_there(two_games: sqlite3.Connection) -> None:
    assert search(two_games, "シールド", in_use="mtg@20210922").seldom == ["シールド"]
    assert search(two_games, "進化クリーチャー", in_use="mtg@20210922").seldom == []
    assert search(two_games, "再生のシールド", in_use="mtg@20210922").seldom == []


WORDS_OF_BOTH = """
stop = ["何", "どう"]

[general]
terms = [{ ja = "落下", en = ["fall"] }, { ja = "速さ", en = ["speed"] }]

[mtg]
terms = [{ ja = "再生", en = ["regeneration"] }]

[dm]
terms = [{ ja = "盤面" }]
"""


@pytest.fixture(scope="module")
def words_of_both(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    """Return a store in which two words are every game's: Magic says each in a few rules, another game both in half of them."""
    ours = [rule(f"100.{place}", f"別のことの第{place}の話。", "Another matter.") for place in range(300)]
    ours[3:6] = [rule(f"100.{place}", "落下の話。", "A fall.") for place in range(3, 6)]
    ours[6:9] = [rule(f"100.{place}", "速さの話。", "A speed.") for place in range(6, 9)]
    ours[9] = rule("100.9", "再生の話。", "To regenerate.")
    theirs = [rule(f"200.{place}", f"落下の速さ、その{place}。", edition="dm@2025") for place in range(10)]
    theirs += [rule(f"300.{place}", f"ほかのこと、その{place}。", edition="dm@2025") for place in range(10)]
    connection = sqlite3.connect(":memory:")
    terms = tmp_path_factory.mktemp("terms") / "terms.toml"
    terms.write_text(WORDS_OF_BOTH, encoding="utf-8")
    write_index(connection, [*ours, *theirs], cited_by_count={}, glosses={}, terms_path=terms)
    return connection


@pytest.mark.parametrize(
    ("query", "edition"),
    [
        ("落下と速さ", "dm@2025"),  # it alone has a rule near to both, and says each many times as often
        ("落下", "mtg@20210922"),  # one word is ours
        ("fall speed", "mtg@20210922"),  # and so is what only ours is printed in
        ("再生と落下と速さ", "mtg@20210922"),  # so is what has a term of ours alone
    ],
)
def test_words_of_every_game_ask_the_one_that_says_them_much_oftener_and_together(
    query: str, edition: str, words_of_both: sqlite3.Connection
) -> None:
    found = search(words_of_both, query, in_use="mtg@20210922")
    assert found.hits[0].edition == edition
    assert {hit.edition for hit in found.hits} == {edition}
    assert found.nearer == (edition != "mtg@20210922")


@pytest.mark.parametrize(
    ("query", "others"),
    [
        ("落下", ["dm@2025"]),  # one word is ours, though it is theirs as much
        ("落下のこと", ["dm@2025"]),
        ("再生と落下と速さ", []),  # a term of ours alone decides
        ("別のこと", []),  # the words are ours
        ("落下と速さ", ["mtg@20210922"]),  # much nearer there: that game answers, and ours is named beside it
    ],
)
def test_another_book_that_knows_the_words_too_is_named_beside_and_stands_among_no_hits(
    query: str, others: list[str], words_of_both: sqlite3.Connection
) -> None:
    found = search(words_of_both, query, in_use="mtg@20210922")
    assert [hit.edition for hit in found.others] == others
    assert len({hit.edition for hit in found.hits}) == 1
    assert not {hit.edition for hit in found.hits} & set(others)
    shape = found.to_json()
    assert ("others" in shape) == bool(others)
    alone = search(words_of_both, query, game="mtg")
    assert not alone.others
    if others == ["dm@2025"]:
        assert [hit.id for hit in found.hits] == [hit.id for hit in alone.hits]


def asked_in_two_manners(phrases: int, folders: pytest.TempPathFactory) -> sqlite3.Connection:
    """Return a store of two games with the same rules, for which players of each ask in words of their own that are no terms."""
    ours = [rule(f"100.{place}", f"落下の第{place}の話。", "A fall.") for place in range(60)]
    theirs = [rule(f"200.{place}", f"落下、その{place}。", edition="dm@2025") for place in range(60)]
    asked = {f"mtg:100.{place % 60}": ("これで間にあいますか",) * (phrases // 60 + 1) for place in range(60)}
    asked |= {f"dm:200.{place % 60}": ("これってなぐれんの",) * (phrases // 60 + 1) for place in range(60)}
    connection = sqlite3.connect(":memory:")
    terms = folders.mktemp("terms") / "terms.toml"
    terms.write_text(WORDS_OF_BOTH, encoding="utf-8")
    glosses = {node: Gloss(None, None, tuple(said)) for node, said in asked.items()}
    write_index(connection, [*ours, *theirs], cited_by_count={}, glosses=glosses, terms_path=terms)
    return connection


def test_how_a_question_is_put_tells_which_game_it_asks(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = asked_in_two_manners(FEWEST_PHRASES, tmp_path_factory)
    (theirs,) = told_by_manner(store, "落下ってなぐれんの", "mtg", ["dm"])
    (ours,) = told_by_manner(store, "落下で間にあいますか", "mtg", ["dm"])
    assert ours < 0.0 < theirs
    assert told_by_manner(store, "落下ってなぐれんの", "dm", ["mtg"]) == [-theirs]
    assert told_by_manner(store, "does a fall count", "mtg", ["dm", "magmell"]) == [0.0, 0.0]
    assert told_by_manner(store, "落下ってなぐれんの", "mtg", ["magmell"]) == [
        0.0
    ]  # nobody is known to ask for its rules
    others = search(store, "落下ってなぐれんの", in_use="mtg@20210922").others
    assert [hit.edition for hit in others] == ["dm@2025"]
    assert search(store, "落下で間にあいますか", in_use="mtg@20210922").others == []


def test_a_few_phrases_do_not_tell_how_the_players_of_a_game_ask(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = asked_in_two_manners(FEWEST_PHRASES // 2, tmp_path_factory)
    assert told_by_manner(store, "落下ってなぐれんの", "mtg", ["dm"]) == [0.0]
