"""Card text, how what is done makes sentences: chains of deeds, may, durations, conditions, triggers, かわりに, costs."""

from __future__ import annotations

from judgekit.games.duel_masters.text.actions import DONE
from judgekit.language.chart import Row

CHAINS: list[Row] = [
    ("chain", "<a:act>", {"act": "$a"}),
    ("chain", "<a:act_te> もよい", {"act": "$a", "may": "true"}),
    ("chain", "<a:act_stem> 、 <b:tailed>", {"act": "$a", "then": "$b"}),
    ("chain", "<a:act_stem> 、 その後 、 <b:tailed>", {"act": "$a", "then": "$b", "after": "true"}),
    ("chain", "<a:act_te> 、 <b:tailed>", {"act": "$a", "then": "$b"}),
    ("tail", "<a:bare>", {"act": "$a"}),
    ("tail", "<a:bare_te> もよい", {"act": "$a", "may": "true"}),
    ("tail", "<a:bare_stem> 、 <b:tailed>", {"act": "$a", "then": "$b"}),
    ("tail", "<a:bare_stem> 、 その後 、 <b:tailed>", {"act": "$a", "then": "$b", "after": "true"}),
    *(
        (category, f"<a:{one}> か 、 <b:{other}{form}>{ending}", {"act": {"either": ["$a", "$b"]}, **may})
        for category, one, other in (("chain", "act", "act"), ("chain", "act", "bare"), ("tail", "bare", "bare"))
        for form, ending, may in (("", "", {}), ("_te", " もよい", {"may": "true"}))
    ),
    ("tailed", "<t:tail>", "$t"),
    ("tailed", "<p:player> は [、] <c:chain>", {"act": {"by": "$p", "chain": "$c"}}),
    ("tailed", "<d:duration> {、 |} <a:bare>", {"act": {"until": "$d", "...": "$a"}}),
    ("tailed", "<d:duration> {、 |} <a:act>", {"act": {"until": "$d", "...": "$a"}}),
    ("tail", "<c:chain>", "$c"),
    ("led", "<c:tail>", {"do": "$c"}),
    ("led", "<p:player> は [、] <c:chain>", {"actor": "$p", "do": "$c"}),
    ("prefix", "<c:condition>", {"if": "$c"}),
    ("prefix", "<f:per>", {"per": "$f"}),
    ("prefix", "<d:duration>", {"until": "$d"}),
    ("held", "<l:led>", "$l"),
    ("held", "<p:prefix> {、 |} <h:held>", {"before": "$p", "says": "$h"}),
    ("per", "<f:filter> <n:count> につき", {"each": "$f", "number": "$n"}),
    *(("per", f"[こうして] {done} <n:count> につき", {"each": of, "number": "$n"}) for done, of in DONE),
    (
        "per",
        "この クリーチャー の パワー <n:number> {ごと に | に つき}",
        {"each": {"power-of": "this"}, "number": "$n"},
    ),
    (
        "per",
        "<p:player> の マナゾーン に ある 文明 <n:number> つ~種~種類 につき",
        {"each": {"civilizations": "$p"}, "number": "$n"},
    ),
    *(
        ("held", f"<d:duration> 、 {words}", {"until": "$d", "enters": "tapped", "of": "$f"})
        for words in ("<f:which> は [、] タップ して 出る", "<f:which> が 出る 時 、 タップ して 出る")
    ),
    ("held", "次 の 中 から 1 つ を 選ぶ", {"mode": "1"}),
    ("held", "次 の 中 から <n:number> 回 選ぶ", {"mode": "$n"}),
    ("lead", "そうしたら", "did"),
    ("lead", "そうしなければ", "else"),
    ("lead", "その後", "then"),
    ("lead", "それ 以外 なら", "otherwise"),
    ("body", "<h:held>", "$h"),
    ("body", "<l:lead> 、 <h:held>", {"lead": "$l", "...": "$h"}),
    ("body", "<c:condition> 、 かわりに 、 <t:tail>", {"lead": "instead", "if": "$c", "do": "$t"}),
    (
        "body",
        "<c:condition> 、 かわりに 、 <d:duration> 、 <t:tail>",
        {"lead": "instead", "if": "$c", "until": "$d", "do": "$t"},
    ),
]

_PLAYS = (
    ("summon", "{を 召喚 する コスト | の 召喚 コスト}"),
    ("cast", "を 唱える コスト"),
    ("use", "{を 使う コスト | の コスト | を 実行 する コスト}"),
)
_LESS = "{を <n:number> 少なく する | は [、] <n:number> 少なく なる}"
_MAYBE_LESS = "を <n:number> 少なく して もよい"
_MORE = "{を <n:number> 多く する | は [、] <n:number> 多く なる}"
_PRICES: list[Row] = [
    *(
        ("price", f"<f:which> {words} {change}", {"price": "$f", "how": how, **said})
        for how, words in _PLAYS
        for said, change in (
            ({"less": "$n"}, _LESS),
            ({"more": "$n"}, _MORE),
            ({"less": "$n", "may": "true"}, _MAYBE_LESS),
        )
    ),
    *(
        ("price", f"次 に {words} コスト {_LESS}", {"price": "$f", "how": how, "less": "$n", "next": "true"})
        for words, how in (
            ("召喚 する <f:filter> {の | を 召喚 する}", "summon"),
            ("唱える <f:filter> {の | を 唱える}", "cast"),
            ("使う <f:filter> {の | を 使う}", "use"),
        )
    ),
    ("sentence", "<d:duration> 、 <r:price>", {"until": "$d", "...": "$r"}),
    ("sentence", "その後 、 <d:duration> 、 <r:price>", {"until": "$d", "...": "$r"}),
    ("sentence", "<t:trigger> 、 <d:duration> 、 <r:price>", {"when": "$t", "until": "$d", "...": "$r"}),
    ("sentence", "<r:price>", "$r"),
    ("sentence", "そうしたら 、 <r:price>", {"lead": "did", "...": "$r"}),
    *(
        (
            "sentence",
            f"この {card} を {word} 時 、 [{{コスト の 支払い に 際して | 追加 コスト と して}} 、] <h:held>",
            {"paying": how, "...": "$h"},
        )
        for card, word, how in (("クリーチャー", "召喚 する", "summon"), ("呪文", "唱える", "cast"))
    ),
    ("sentence", "<p:per> 、 <r:price>", {"per": "$p", "...": "$r"}),
    ("sentence", "<c:condition> 、 <r:price>", {"if": "$c", "...": "$r"}),
]

_TAPPED_MANA = {"enters": "tapped", "event": "to-mana"}
_NOT_GRAVEYARD = {"would": "$e", "not": "graveyard", "instead": "$b"}

SENTENCES: list[Row] = [
    ("sentence", "<b:body>", "$b"),
    ("sentence", "<t:trigger> 、 <b:held>", {"when": "$t", "...": "$b"}),
    ("sentence", "各ターン1回 、 <t:trigger> 、 <b:held>", {"limit": "turn", "when": "$t", "...": "$b"}),
    (
        "sentence",
        "各ターン1回 、 <c:condition> 、 <t:trigger> 、 <b:held>",
        {"before": {"if": "$c", "limit": "turn"}, "says": {"when": "$t", "...": "$b"}},
    ),
    ("sentence", "ゲーム 中 {に | で} 1 度 、 <t:trigger> 、 <b:held>", {"limit": "game", "when": "$t", "...": "$b"}),
    (
        "sentence",
        "<c:condition> 、 <t:trigger> 、 <b:held>",
        {"before": {"if": "$c"}, "says": {"when": "$t", "...": "$b"}},
    ),
    ("would", "<e:event> 時", "$e"),
    ("would", "各 ターン 、 はじめて <e:event> 時", {"time": "= 1", "...": "$e"}),
    ("sentence", "<e:would> 、 かわりに 、 <b:tail>", {"would": "$e", "instead": "$b"}),
    ("sentence", "<c:condition> 、 <e:would> 、 かわりに 、 <b:tail>", {"if": "$c", "would": "$e", "instead": "$b"}),
    ("sentence", "<e:would> 、 <c:condition> 、 かわりに 、 <b:tail>", {"if": "$c", "would": "$e", "instead": "$b"}),
    (
        "sentence",
        "<d:duration> 、 <e:event> 時 、 かわりに 、 <b:tail>",
        {"during": "$d", "would": "$e", "instead": "$b"},
    ),
    (
        "sentence",
        "<f:which> が [相手 の] シールド を ブレイク する 時 、 [その シールド を] 手札 に 加える かわりに 、 <b:tail>",
        {"would": {"event": "shield-broken", "by": "$f"}, "instead": "$b"},
    ),
    ("sentence", "<f:filter> を 召喚 して もよい", {"permits": "$f"}),
    ("sentence", "<f:filter> を 唱えて もよい", {"permits": "$f", "cast": "true"}),
    ("sentence", "<c:condition> 、 <f:filter> を 召喚 して もよい", {"if": "$c", "permits": "$f"}),
    ("sentence", "この クリーチャー を [自分 の] <z:zone> から 召喚 して もよい", {"permits": "this", "zone": "$z"}),
    (
        "sentence",
        "<c:condition> 、 この クリーチャー を [自分 の] <z:zone> から 召喚 して もよい",
        {"if": "$c", "permits": "this", "zone": "$z"},
    ),
    *_PRICES,
    ("sentence", "この 呪文 を 唱えた 後 、 墓地 に 置く かわりに 、 <b:tail>", {"spell-goes": "$b"}),
    ("sentence", "唱えた 後 、 墓地 に 置く かわりに 、 <b:tail>", {"cast-goes": "$b"}),
    ("sentence", "そうしたら 、 唱えた 後 、 墓地 に 置く かわりに 、 <b:tail>", {"lead": "did", "cast-goes": "$b"}),
    (
        "sentence",
        "[ただし 、] その <q:quoted> {を 使う こと は できない | を 使う こと が できない | を 使えない | は 使えない}",
        {"unused": "$q"},
    ),
    *(
        ("sentence", f"ただし 、 コスト は {most} 以下 {{に | に は}} ならない", {"floor": str(most + 1)})
        for most in range(6)
    ),
    ("sentence", "ただし 、 コスト は <n:number> より 少なく [は] ならない", {"floor": "$n"}),
    *(
        ("sentence", f"{before}{words}", {**holds, "enters": "tapped", "of": "$f"})
        for before, holds in (("", {}), ("<c:condition> 、 ", {"if": "$c"}))
        for words in (
            "<f:which> は [、] [バトルゾーン に] タップ して [バトルゾーン に] 出る",
            "<f:which> が [バトルゾーン に] 出る 時 、 [かわりに 、] タップ して 出る",
        )
    ),
    ("sentence", "<f:which> は [、] タップ して マナゾーン に 置かれる", {**_TAPPED_MANA, "of": "$f"}),
    (
        "sentence",
        "<p:player> の マナゾーン に 置かれる <f:filter> は [、] タップ して 出る"
        " | <f:filter> が <p:player> の マナゾーン に 置かれる 時 、 [それ を] タップ して 置く",
        {**_TAPPED_MANA, "of": "$f", "owner": "$p"},
    ),
    ("sentence", "<d:duration> 、 <t:trigger> 、 <b:held>", {"during": "$d", "when": "$t", "...": "$b"}),
    ("sentence", "<w:waiting> 、 <b:held>", {"waits": "$w", "...": "$b"}),
    ("sentence", "そうしたら 、 <w:waiting> 、 <b:held>", {"lead": "did", "waits": "$w", "...": "$b"}),
    ("sentence", "<t:trigger> 、 <w:waiting> 、 <b:held>", {"when": "$t", "waits": "$w", "...": "$b"}),
    *(
        ("sentence", f"{before}<e:{event}> 時 、 墓地 に 置く かわりに 、 <b:tail>", {**holds, **_NOT_GRAVEYARD})
        for before, holds in (("", {}), ("<c:condition> 、 ", {"if": "$c"}))
        for event in ("event_past", "event")
    ),
]

ROWS: list[Row] = [*CHAINS, *SENTENCES]
