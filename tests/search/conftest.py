"""A miniature library of two games, in our own words, with the damage that real documents have."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from judgekit.core.nodes import Headword, RuleNode
from judgekit.core.text import Bilingual, Gloss
from judgekit.search.indexing import write_index

TERMS = """
stop = ["場合", "時", "何", "相手", "the", "a", "is", "it", "my", "can", "i", "does", "how", "what", "of", "to", "itsu", "せんこ"]

[general]
terms = [{ ja = "同時", reading = "どうじ", en = ["simultaneously", "at the same time"], also = ["いっぺんに"] }]

[mtg]
terms = [
  { ja = "優先権", reading = "ゆうせんけん", en = "priority", see = ["117.3"] },
  { ja = "召喚酔い", reading = "しょうかんよい", en = "summoning sickness", also = ["出したばかり"], see = ["302.6"] },
  { ja = "破壊不能", reading = "はかいふのう", en = "indestructible" },
  { ja = "クリーチャー", en = ["creature", "creatures"] },
  { ja = "先攻", reading = "せんこう", en = "first player", also = ["先手"] },
  { ja = "後攻", reading = "こうこう", en = "second player", also = ["後手"] },
  { ja = "空", reading = "から", en = "empty", also = ["なくなる", "なくなった"] },
  { ja = "先制攻撃", reading = "せんせいこうげき", en = "first strike", also = ["先制"] },
  { ja = "フラッシュ", en = "flash" },
  { ja = "フラッシュバック", en = "flashback" },
  { ja = "パクる", en = "steal" },
  { ja = "飛行", reading = "ひこう", en = "flying" },
  { ja = "フェイズ", en = "phase" },
  { ja = ["待機", "保留"], en = "waiting" },
  { ja = "複数", en = "multiple", also = ["二つ"] },
  { ja = "攻撃", reading = "こうげき", en = ["attack", "attacks", "attacking"], also = ["殴る", "殴っている", "殴っていた"] },
  { ja = "引く", reading = "ひく", en = ["draw", "draws"] },
  { ja = "ライブラリー", en = "library", also = ["山札"] },
  { ja = "ライブラリーアウト", en = "decking", also = ["LO", "decked"], means = ["ライブラリー 引く"], see = ["104.3"] },
]

[mtg.cards]
"大きな本 | Great Tome, the Heavy" = "引く ライブラリー"

[dm]
terms = [
  { ja = "召喚酔い", reading = "しょうかんよい", en = "summoning sickness", see = ["301.5"] },
  { ja = "S・トリガー", en = "shield trigger", also = ["シールドトリガー"] },
]
"""


def rule(
    number: str, ja: str | None, en: str | None = None, title: Bilingual | None = None, edition: str = "mtg@20210922"
) -> RuleNode:
    """Make a rule of the miniature library."""
    book = edition.partition("@")[0]
    kind = "group" if number.isdigit() else "subrule" if number[-1].isalpha() else "rule"
    above = (
        number[:3]
        if "." in number and not number[-1].isalpha()
        else number.rstrip("abcdefg")
        if number[-1].isalpha()
        else None
    )
    prefix = edition if edition == "mtg@otj" else book
    return RuleNode(
        book,
        edition,
        number,
        kind,  # type: ignore[arg-type]
        parent=f"{prefix}:{above}" if above else None,
        title=title or Bilingual(),
        text=Bilingual(ja, en),
    )


def miniature() -> list[RuleNode]:
    """Return the nodes of the miniature library."""
    return [
        rule("104", None, title=Bilingual("終わり方", "How It Ends")),
        rule(
            "104.3",
            "空のライブラリーから引く人は敗れる。",
            "Whoever has to draw from an empty library loses soon after.",
        ),
        rule("117", None, title=Bilingual("順番と優先権", "Timing and Priority")),
        rule("117.3", "手番の人がまず優先権を得る。", "The person whose turn it is gets priority first of all."),
        rule(
            "117.4",
            "全員が続けて見送ると、一番上のものが片付く。",
            "When all pass in a row, the topmost thing is dealt with.",
        ),
        rule("302", None, title=Bilingual("クリーチャー", "Creatures")),
        rule("302.5", "クリーチャー攻撃に加わる。", "Creatures may attack and stop others."),
        rule("302.6", None, "What arrived this turn neither attacks nor turns sideways: that is summoning sickness."),
        rule("702", None, title=Bilingual("決まり文句の能力", "Keyword Abilities")),
        rule("702.12", None, title=Bilingual("破壊不能/Indestructible", "Indestructible")),
        rule("702.12a", "破壊不能は常在型である。", "Indestructible is of the static sort."),
        rule(
            "702.12b",
            "破壊不能を持つものは壊れず、傷も問われない。",
            "What has indestructible stays, however badly hurt it is.",
        ),
        rule(
            "702.12c",
            "破壊不能が二つあっても一つと変わらない。",
            "Indestructible twice is no more than once: redundant.",
        ),
        RuleNode(
            "mtg",
            "mtg@20210922",
            None,
            "entry",
            name="glossary/Priority",
            headword=Headword("優先権", "ゆうせんけん", "Priority"),
            text=Bilingual("動いてよい権利。rule 117 参照。", "The right to act. See rule 117."),
        ),
        rule(
            "302.6", "来たばかりは一巡休む。", "A newcomer rests: summoning sickness, as later put.", edition="mtg@otj"
        ),
        rule("301", None, title=Bilingual("クリーチャー"), edition="dm@2025"),
        rule("301.5", "出たばかりのクリーチャーは殴れません。これを召喚酔いといいます。", edition="dm@2025"),
        rule("112", None, title=Bilingual("盾"), edition="dm@2025"),
        rule("112.3a", "S・トリガーは盾から手に来た時に見せて使えます。", edition="dm@2025"),
    ]


def build(
    nodes: list[RuleNode],
    folder: Path,
    *,
    cited: dict[str, int] | None = None,
    glosses: dict[str, Gloss] | None = None,
) -> sqlite3.Connection:
    """Write the instant index of some nodes into a store in memory."""
    connection = sqlite3.connect(":memory:")
    terms = folder / "terms.toml"
    terms.write_text(TERMS, encoding="utf-8")
    write_index(connection, nodes, cited_by_count=cited or {}, glosses=glosses or {}, terms_path=terms)
    connection.commit()
    return connection


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> sqlite3.Connection:
    """The store of the miniature library."""
    return build(miniature(), tmp_path_factory.mktemp("terms"))
