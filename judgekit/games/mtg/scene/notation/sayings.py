"""Deeds of Magic in words of no row: verbs that say how a card is cast or what it does, and the Equipment that nobody names."""

from __future__ import annotations

from collections.abc import Mapping

from judgekit.core.json_values import Json
from judgekit.games.mtg.terms.type_lines import TypeLineMalformed, read_type_line
from judgekit.table.notation import Saying, SoleTool
from judgekit.table.notation_rows import ATTACKS_SAID

_ON = r"(?:\s+(?:on|at|targeting)\s+(?P<on>.+))?"
SAYINGS = (
    Saying(rf"flash(?:es)? back (?P<x>.+?){_ON}", "casts {x} from the graveyard{behind}"),
    Saying(
        rf"casts? (?P<x>.+?) (?:with|using|via|for its) flashback{_ON}",
        "casts {x} from the graveyard{behind}",
    ),
    Saying(r"casts? (?:both|two|2) (?:of )?(?:the |his |her |their )?(?P<x>[^,]+?)s?", "casts {x}; casts {x}"),
    Saying(r"(?P<on>[^,]+?)(?:の攻撃)を(?P<x>[^,]+?)でブロック(?:する)?", "{x}で{on}をブロック"),
    Saying(rf"resolves? (?:an? |the |his |her )?(?P<x>[^,]+?){_ON}", "casts {x}{behind}; lets it resolve"),
    Saying(r"flash(?:es)? in (?:an?\s+|the\s+)?(?P<x>.+)", "casts {x}"),
    Saying(
        rf"(?:slams?|drops?|jams?|deploys?|runs? out|fires? off|lands?|throws?) (?P<x>[^,]+?){_ON}",
        "casts {x}{behind}",
        casts=True,
    ),
    Saying(r"(?:throws?|points?|aims?|sends?|fires?) (?P<x>[^,]+?) at (?P<on>[^,]+)", "casts {x}{behind}", casts=True),
    *ATTACKS_SAID,
    Saying(rf"kicks? (?P<x>.+?){_ON}", "casts {x}{behind} (kicked)"),
    Saying(rf"casts? (?:a )?kicked (?P<x>.+?){_ON}", "casts {x}{behind} (kicked)"),
    Saying(r"casts? (?P<x>.+?) for (?:X\s*=\s*)?(?P<n>\d+)", "casts {x} (X = {n})"),
    Saying(
        r"casts? (?P<x>.+?) for (?:X\s*=\s*)?(?P<n>\d+) (?:at|on|targeting) (?P<on>.+)",
        "casts {x}{behind} (X = {n})",
    ),
    Saying(r"counters? (?P<on>.+?) with (?:an?\s+|the\s+)?(?P<x>.+)", "casts {x}{behind}", casts=True),
    Saying(
        r"gives? (?P<on>[^,]+?) pro(?:tection)?(?:[- ]| from )(?P<n>white|blue|black|red|green)"
        r" (?:with|using|via|by) (?P<x>[^,]+)",
        "casts {x}{behind}; chooses {n}",
        casts=True,
    ),
    Saying(
        r"(?:enchants?|kills?|destroys?|burns?|bounces?|targets?|exiles?|removes?|answers?|finishes off|takes out|deals with"
        r"|blows up|gets rid of|saves?|protects?|pumps?|buffs?|shrinks?|hits?|gives?) "
        r"(?P<on>.+?)(?: (?:an? )?[+-]\d+/[+-]\d+(?: boost)?)? with (?:the |an? |(?:his|her|their) (?:own )?)?(?P<x>.+)",
        "casts {x}{behind}",
        casts=True,
    ),
    Saying(r"(?P<x>.+?)を(?:墓地から)?フラッシュバック(?:する|で唱える)?", "墓地から{x}を唱える"),
    Saying(
        r"(?P<on>.+?)に(?P<x>.+?)を(?:墓地から)?フラッシュバック(?:する)?",
        "casts {x} from the graveyard on {on}",
    ),
    Saying(
        r"(?:墓地から)?(?P<x>[^,]+?)をフラッシュバック(?:コスト)?で(?P<on>[^,で]+?)に(?:唱える|使う|撃つ|打つ)",
        "casts {x} from the graveyard on {on}",
    ),
    Saying(
        r"(?P<on>[^,]+?)に(?:墓地から)?(?P<x>[^,]+?)をフラッシュバック(?:コスト)?で(?:唱える|使う|撃つ|打つ)",
        "casts {x} from the graveyard on {on}",
    ),
    Saying(
        r"(?P<x>.+?)をキッカーして(?P<on>.+?)に(?:唱える|使う|撃つ|打つ)",
        "{on}に{x}を唱える(キッカー込み)",
    ),
    Saying(
        r"(?P<on>.+?)に(?P<x>.+?)をキッカーして(?:唱える|使う|撃つ|打つ)",
        "{on}に{x}を唱える(キッカー込み)",
    ),
    Saying(r"(?P<x>.+?)をキッカーして唱える", "{x}を唱える(キッカー込み)"),
    Saying(
        r"(?P<on>.+?)を(?P<x>.+?)で(?:打ち消す|打ち消し|カウンター(?:する)?|破壊(?:する)?|除去(?:する)?|追放(?:する)?|バウンス(?:する)?|タップ(?:する)?|ブレイク(?:する)?|奪う|(?:手札に|山札に|ライブラリーに)?戻す)",
        "{on}に{x}を唱える",
        casts=True,
    ),
    Saying(
        r"(?P<x>[^,を]+?)で(?P<on>[^,で]+?)を(?:打ち消す|打ち消し|カウンター(?:する)?|破壊(?:する)?|除去(?:する)?|追放(?:する)?|バウンス(?:する)?|タップ(?:する)?|ブレイク(?:する)?|奪う|(?:手札に|山札に|ライブラリーに)戻す)",
        "{on}に{x}を唱える",
        casts=True,
    ),
    Saying(r"(?P<x>.+?)で打ち消(?:す|し)", "casts {x} on it", casts=True),
    Saying(
        r"(?P<x>[^,]+?)を生け贄に(?:捧げて|して),?\s*(?P<on>.+(?:唱える|使う|撃つ|打つ))",
        "{on}({x}を生け贄に)",
    ),
)
"""Deeds whose verb says how a card is cast or what it does, with the same in words of rows."""


def _is_equipment(card: Mapping[str, Json]) -> bool:
    try:
        return "equipment" in {one.casefold() for one in read_type_line(str(card.get("types", ""))).subtypes}
    except TypeLineMalformed:
        return False


TOOLS = (
    SoleTool(
        r"equips?\s+(?P<whom>(?:(?!\b(?:and|to|with|then)\b)[^,])+)|(?P<whom_ja>[^,をに]+?)に装備(?:する)?",
        "equips {whom} with {tool}",
        _is_equipment,
    ),
)
"""Who equips something, of which nobody says with what (702.6a)."""
