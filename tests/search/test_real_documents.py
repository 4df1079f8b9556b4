"""What search must hold on the real documents: the public queries, and texts that lost their particles."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import pytest

from judgekit.core.corpus import corpus_folder
from judgekit.core.nodes import RuleNode
from judgekit.library.glosses import all_glosses
from judgekit.library.store import open_store
from judgekit.search.folding import fold
from judgekit.search.instant import search
from judgekit.search.lexicon import read_lexicon, split_title
from judgekit.search.streams import joined
from tests.books.real import reading_of
from tests.library.conftest import real_stores

__all__ = ["real_stores"]

pytestmark = [pytest.mark.rulebooks, pytest.mark.long]

PUBLIC = Path(__file__).resolve().parents[3] / "shared" / "search" / "queries_public.jsonl"
PHRASES = 300
RARE = 10
"""A phrase that more rules have than this asks for none of them in particular."""


@pytest.fixture(scope="module")
def nodes(rulebooks: Path) -> list[RuleNode]:
    return [node for path in sorted(rulebooks.glob("*.txt")) for node in reading_of(path).nodes]


@pytest.fixture(scope="module")
def store(rulebooks: Path, real_stores: Path) -> Iterator[sqlite3.Connection]:
    """The store that users search: that of the documents beside this checkout."""
    connection = open_store(searched=True)
    yield connection
    connection.close()


def names(store: sqlite3.Connection, query: str, game: str) -> list[set[str | None]]:
    result = search(store, query, game=game)
    found = result.hits if game != "mtg6" else sorted(result.hits + result.entries, key=lambda hit: -hit.score)
    return [{hit.number, *hit.title} for hit in found]


def test_public_queries_find_their_rule_among_the_first_five_and_high_up(store: sqlite3.Connection) -> None:
    if not PUBLIC.is_file():
        pytest.skip("the public queries are not beside this checkout")
    places = []
    for line in PUBLIC.read_text(encoding="utf-8").splitlines():
        query = json.loads(line)
        found = names(store, query["query"], query["game"])
        places.append(next((place for place, named in enumerate(found, start=1) if named & set(query["relevant"])), 0))
    assert sum(0 < place <= 5 for place in places) / len(places) >= 0.92
    assert sum(1 / place for place in places if place) / len(places) >= 0.80


CHAPTERS = {
    "106": ("mana", "マナ"),
    "118": ("cost", "コスト"),
    "405": ("stack", "スタック"),
    "404": ("graveyard", "墓地"),
    "305": ("land", "土地"),
    "111": ("token", "トークン"),
    "707": ("copy", "コピー"),
    "303": ("aura",),
    "603": ("trigger",),
    "119": ("life", "ライフ"),
    "115": ("target", "対象"),
    "117": ("priority", "優先権"),
    "402": ("hand", "手札"),
    "103.4": ("mulligan", "マリガン"),
    "401": ("library", "山札"),
    "506": ("combat", "戦闘"),
    "508": ("attack", "殴る"),
    "613.1": ("layers", "種類別"),
    "810": ("two headed giant", "双頭"),
    "104": ("lose", "win"),
}


@pytest.mark.parametrize(("chapter", "word"), [(number, word) for number, words in CHAPTERS.items() for word in words])
def test_a_single_word_leads_to_its_chapter(chapter: str, word: str, store: sqlite3.Connection) -> None:
    assert (search(store, word, game="mtg").hits[0].number or "").startswith(chapter)


@pytest.mark.parametrize(
    "word", ["墓地", "手札", "色", "ダメージ", "パワー", "クリーチャー", "呪文", "コスト", "mana", "land"]
)
def test_a_single_word_asks_our_chapter_of_that_name_alone(word: str, store: sqlite3.Connection) -> None:
    found = search(store, word, in_use="mtg@20210922")
    assert not found.others
    assert {hit.edition.partition("@")[0] for hit in found.hits} == {"mtg"}


@pytest.mark.parametrize(
    "query",
    [
        "マリガンは何回までできる",  # MAGMELL's players say so, its rules never do
        "呪文の対象が消えて立ち消え",
        "クリンナップでダメージは消えるか",
        "基本土地はデッキに何枚でも入る?",
        "対象を選ぶのは唱えるときか解決するときか",  # the older book of our game has another word
    ],
)
def test_a_question_with_a_word_that_only_our_rules_print_is_ours(query: str, store: sqlite3.Connection) -> None:
    found = search(store, query, in_use="mtg@20210922")
    assert {hit.edition.partition("@")[0] for hit in found.hits} == {"mtg"}
    assert not any(hit.edition.startswith(("magmell", "mtg6")) for hit in found.others)


def test_words_alone_take_no_question_away_that_our_rules_answer_as_well(store: sqlite3.Connection) -> None:
    found = search(store, "山札切れで負けるのはどのタイミングか", in_use="mtg@20210922")
    assert not found.nearer
    assert found.hits[0].number in {"104.3c", "121.4", "704.5b"}


@pytest.mark.parametrize(
    "query",
    [
        "唱えた呪文は解決した後どこに置く？",
        "ターン開始時の効果が2つあったらどっちが先",
        "対象がいない誘発能力はどうなる",
        "効果で2体同時に出たら順番は自由?",
        "ブロックしたクリーチャーが除去されたらプレイヤーにダメージは通る?",
        "同時に2体死んだときの能力の順番は誰が決める",
    ],
)
def test_a_question_in_words_of_every_game_is_ours_and_stands_among_rules_of_no_other(
    query: str, store: sqlite3.Connection
) -> None:
    found = search(store, query, in_use="mtg@20210922")
    assert {hit.edition.partition("@")[0] for hit in found.hits} == {"mtg"}


def test_a_word_of_three_kana_is_no_slang_of_two_that_it_sounds_like(store: sqlite3.Connection) -> None:
    assert search(store, "パック 何枚", in_use="mtg@20210922").did_you_mean == []
    assert "コントロール" in search(store, "パクったクリーチャー", in_use="mtg@20210922").understood


def glued_phrases(nodes: list[RuleNode]) -> Iterator[tuple[RuleNode, str, str]]:
    """Yield the places where two terms stand side by side that no term joins, with the rule that prints them so."""
    heads = {title for node in nodes if node.book == "mtg" for title in split_title(node)[:1] if title}
    terms = {head for head in heads if 2 <= len(head) <= 10 and not re.search("[/（(、。 ]", head)}
    pattern = re.compile("|".join(map(re.escape, sorted(terms, key=len, reverse=True))))
    for node in nodes:
        if node.edition == "mtg@20210922" and node.number and node.text.ja:
            for first, second in pairwise(pattern.finditer(node.text.ja)):
                if first.end() == second.start() and first.group() + second.group() not in terms:
                    yield node, first.group(), second.group()


def said_in(texts: list[str], phrase: str) -> int:
    """Return how many texts have a phrase in them."""
    return sum(phrase in text for text in texts)


def test_a_phrase_with_its_particle_finds_the_rule_that_lost_it(
    nodes: list[RuleNode], store: sqlite3.Connection
) -> None:
    glosses = all_glosses()
    whole = [
        f"{node.text.ja or ''}\n{glosses[node.id].ja if node.id in glosses else ''}" for node in nodes if node.number
    ]
    texts = [joined(fold(text)) for text in whole]
    phrases = sorted({(node.id, first, second) for node, first, second in glued_phrases(nodes)})
    chance = random.Random(1)
    chance.shuffle(phrases)
    rare = (phrase for phrase in phrases if said_in(texts, fold(phrase[1] + phrase[2])) <= RARE)
    missed = []
    for node_id, first, second in islice(rare, PHRASES):
        query = first + chance.choice("のをはが") + second
        if node_id not in [hit.id for hit in search(store, query, game="mtg").hits]:
            missed.append((query, node_id))
    assert len(missed) <= 0.02 * PHRASES, missed


def test_every_rule_that_the_lexicon_names_exists(nodes: list[RuleNode]) -> None:
    lexicon = read_lexicon(nodes, corpus_folder() / "terms.toml")
    named = {cited for concept in lexicon.concepts for cited in concept.see}
    assert named - {node.id for node in nodes} == set()


@pytest.mark.parametrize(
    ("word", "label"), [("追放", "追放"), ("exile", "追放"), ("スタック", "スタック"), ("墓地", "墓地")]
)
def test_a_word_is_called_as_ours_calls_it(word: str, label: str, store: sqlite3.Connection) -> None:
    assert search(store, word, in_use="mtg@20210922").understood == [
        label
    ]  # players of another game say 追放 for its 夢


def test_the_index_of_all_five_books_holds_every_node_once(nodes: list[RuleNode], store: sqlite3.Connection) -> None:
    assert store.execute("SELECT count(*) FROM search_node").fetchone()[0] == len({node.id for node in nodes})


@pytest.mark.parametrize(
    ("around", "asked"),
    [
        ("Hi judges, quick question: {} Thanks!", "does lifelink work when creatures fight"),
        ("My friend says nope, but {} idk lol", "can I proliferate only some permanents"),
        ("I was wondering, and I'm quite confused: {}", "who gets priority after a spell resolves"),
        ("すみません、質問です。{}。教えてください。", "護法のコストを払わない"),
        ("昨日大会で揉めたのですが、{}。多分できないと思うのですが。", "タップしてるクリーチャーでブロック"),
        ("友人と意見が分かれたのですが、{}。どちらが正しいのでしょうか。", "変異を表にするのはスタックに乗る"),
    ],
)
def test_what_is_said_around_a_question_asks_for_nothing(store: sqlite3.Connection, around: str, asked: str) -> None:
    plain = search(store, asked, in_use="mtg@20210922").hits[0].id
    assert plain in [hit.id for hit in search(store, around.format(asked), in_use="mtg@20210922").hits[:3]]
    assert not search(store, around.format(asked), in_use="mtg@20210922").did_you_mean


@pytest.mark.parametrize(
    ("query", "book"),
    [
        ("ブロッカー", "mtg"),  # its players say so
        ("基本土地の枚数制限", "mtg"),
        ("リダイレクトで対象変更", "mtg"),
        ("対象不適正 フィズる", "mtg"),
        ("ブロッカー 2体同時", "dm"),  # and none of its rules is near this
        ("ブロッカーを除去したら本体に通る?", "mtg"),
        ("進化", "mtg"),  # a keyword ability of Magic
        ("進化 +1/+1カウンター", "mtg"),
        ("攻撃中に進化したら", "dm"),
        ("トリガーをスタックに積む順番", "mtg"),
        ("トリガーで出たブロッカーはその攻撃をブロックできる?", "dm"),
        ("マナ埋めはしなくてもいい?", "dm"),
        ("山札の枚数を数えてもらえる?", "mtg"),
        ("マナ・バーン", "mtg6"),  # of which only the glossary of later books speaks
        ("HPが0になったらいつ破壊", "magmell"),
        ("エンドフェイズにインスタントを唱える", "mtg"),
        ("攻撃はシールドに通る?", "dm"),
        ("しんかくりーちゃー", "dm"),
        ("使用権を両方が放棄したら", "magmell"),
        ("tap 能力 召喚酔い バトルゾーン", "dm"),  # players of the third game say so as well, its rules never do
        ("how many shields do we begin with", "dm"),  # of which our rules speak where they regenerate or prevent
        ("I cast Wrath with a regeneration shield up", "mtg"),
        ("shield trigger creature enters the effect", "dm"),  # what glosses of its rules say is no word of ours alone
        ("may I charge more than one mana", "dm"),  # far nearer to a rule of its own
        ("two charge counters each turn", "mtg"),
        ("マナ4枚置いた", "dm"),  # its mana are cards
        ("マナ4点を出す", "mtg"),
        ("夢は何の領域", "magmell"),  # 悪夢 is another word
        ("防御は1体だけ?", "magmell"),  # and so is 防御プレイヤー; players alone of another game say so
        ("誰が防御プレイヤーになる", "mtg"),
        ("ninja sutoraiku", "dm"),
        ("ninja ninjutsu", "mtg"),
        ("パワー4500と7000がバトル", "dm"),
        ("《ボルシャック》で殴ったら", "dm"),
        ("《赤の魔石》を裏向きにした", "magmell"),
        ("使ったマジックは解決したらどこへ", "magmell"),  # put as its players put it, and nothing of ours so near
        ("sacrifice it with damage on the stack", "mtg6"),
        ("does combat damage use the stack", "mtg"),
        ("呪文をプレイできるのはどの時?", "mtg6"),
        ("土地は何枚プレイできる?", "mtg"),
        ("mana burn", "mtg6"),
        ("is mana burn still a thing", "mtg"),  # who asks whether something is still so asks the book in use
        ("マナバーンってまだある?", "mtg"),
    ],
)
def test_a_question_is_answered_by_the_game_whose_words_it_has(
    query: str, book: str, store: sqlite3.Connection
) -> None:
    assert search(store, query, in_use="mtg@20210922").hits[0].edition.partition("@")[0] == book
