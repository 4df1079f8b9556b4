"""Japanese card text, whole sentences: who does something, when, on what condition, and what is targeted first (115.1, 603.1).

What a sentence names as its target stands in ⟦⟧ in front; `joining` puts it where it is spoken of for the first time.
"""

from __future__ import annotations

from judgekit.cards.chart import Row

SENTENCES: list[Row] = [
    ("sentence", "<b:body>", "$b"),
    ("sentence", "<e:event> た とき 、 <s:body>", "when $e, $s"),
    ("sentence", "<e:event> たび 、 <s:body> | <e:event> たび に 、 <s:body>", "whenever $e, $s"),
    ("sentence", "<b:beginning> の 開始時 に 、 <s:body>", "at the beginning of $b, $s"),
    ("sentence", "<b:beginning> の 開始時 に <s:body>", "at the beginning of $b, $s"),
    (
        "sentence",
        "起動 は ソーサリー として のみ 行う | "
        "この 能力 は あなた が ソーサリー を 唱えられる とき に のみ 起動 できる | "
        "この 能力 は ソーサリー を 唱えられる とき に のみ 起動 できる | "
        "あなた が ソーサリー を 唱えられる とき に のみ 起動 できる",
        "activate only as a sorcery",
    ),
    (
        "sentence",
        "この 能力 は 毎 ターン 1 回 しか 起動 できない | "
        "この 能力 は 各 ターン に 1 回 のみ 起動 できる | "
        "各 ターン 1 回 のみ 起動 できる | "
        "起動 は 各 ターン 1 回 のみ 行う | "
        "この 能力 は 毎 ターン に 1 回 しか 起動 できない",
        "activate only once each turn",
    ),
    ("sentence", "以下 から 1 つ を 選ぶ | 以下 から 1 つ 選ぶ | 次 の うち から 1 つ を 選ぶ", "choose one —"),
    ("sentence", "以下 から 2 つ を 選ぶ | 以下 から 2 つ 選ぶ", "choose two —"),
    ("sentence", "以下 から 1 つ か 両方 を 選ぶ | 以下 から 1 つ または 両方 を 選ぶ", "choose one or both —"),
    ("sentence", "以下 から 1 つ 以上 を 選ぶ", "choose one or more —"),
]

BODIES: list[Row] = [
    ("body", "<d:deeds>", "$d"),
    (
        "body",
        "<p:player> は <d:deeds> | "
        "<p:player> は 、 <d:deeds> | "
        "<p:player> は それぞれ <d:deeds> | "
        "<p:player> は それぞれ 、 <d:deeds>",
        "S($p|$d)",
    ),
    ("body", "<d:leave> も よい", "you may $d"),
    ("body", "<p:player> は <d:leave> も よい | <p:player> は 、 <d:leave> も よい", "$p may $d"),
    ("body", "<s:statement>", "$s"),
    ("body", "<u:duration> 、 <s:statement>", "$s $u"),
    ("body", "<u:duration> <s:statement>", "$s $u"),
    (
        "body",
        "<t:things> は <u:duration> <p:predicate> | "
        "<t:things> は <u:duration> 、 <p:predicate> | "
        "<t:things> は 、 <u:duration> <p:predicate>",
        "S($t|$p) $u",
    ),
    ("body", "<u:duration> 、 <d:deed>", "$d $u"),
    ("body", "<o:thing> の コントロール を <u:duration> 得る", "gain control of $o $u"),
    ("body", "<d:deed> 。", "$d"),
    ("body", "<t:targeted> する", "⟦$t⟧"),
    ("body", "<t:targeted> し 、 <b:body> | <t:targeted> して 、 <b:body>", "⟦$t⟧$b"),
    ("body", "<d:dealer> は <t:targeted> する | <d:dealer> は 、 <t:targeted> する", "⟦$t⟧"),
    ("body", "<p:player> は <t:targeted> する", "⟦$t⟧"),
    ("body", "<u:duration> 、 <t:targeted> し 、 <b:body>", "⟦$t⟧$b $u"),
    ("body", "そうした なら 、 <b:body> | そうした 場合 、 <b:body>", "if you do, $b"),
    ("body", "そうしない なら 、 <b:body> | そうしなかった なら 、 <b:body>", "if you don't, $b"),
    ("body", "その後 、 <b:body>", "then $b"),
    ("body", "あなた が 望む なら 、 <d:deeds>", "you may $d"),
    (
        "body",
        "<p:player> が <d:denied> かぎり 、 <b:body> | <p:player> が <d:denied> 限り 、 <b:body>",
        "$b unless S($p|$d)",
    ),
    (
        "body",
        "あなた の ライブラリー から <n:found> 探し 、 それ を 公開 し 、 あなた の 手札 に 加える | "
        "あなた の ライブラリー から <n:found> 探し 、 公開 し 、 あなた の 手札 に 加える | "
        "あなた の ライブラリー から <n:found> 探し 、 それ を 公開 して あなた の 手札 に 加える | "
        "あなた の ライブラリー から <n:found> 探し 、 公開 して あなた の 手札 に 加える",
        "search your library for $n, reveal it, put it into your hand",
    ),
    (
        "body",
        "あなた の ライブラリー から <n:found> 探し 、 あなた の 手札 に 加える | "
        "あなた の ライブラリー から <n:found> 探し 、 それ を あなた の 手札 に 加える",
        "search your library for $n, put it into your hand",
    ),
    (
        "body",
        "あなた の ライブラリー から <n:found> 探し 、 戦場 に 出す | "
        "あなた の ライブラリー から <n:found> 探し 、 それ を 戦場 に 出す",
        "search your library for $n, put it onto the battlefield",
    ),
    (
        "body",
        "あなた の ライブラリー から <n:found> 探し 、 タップ状態 で 戦場 に 出す | "
        "あなた の ライブラリー から <n:found> 探し 、 それ を タップ状態 で 戦場 に 出す",
        "search your library for $n, put it onto the battlefield tapped",
    ),
    ("found", "<n:n> 1 <c:classifier> を | <n:n> を 1 <c:classifier>", "A($n)"),
    ("deeds", "<d:deed>", "$d"),
    ("deeds", "<a:deedfirst> 、 <b:deeds> | <a:deedfirst> <b:deeds>", "$a and $b"),
    ("deeds", "<a:deedfirst> 、 その後 <b:deeds> | <a:deedfirst> 、 その後 、 <b:deeds>", "$a, then $b"),
    ("leave", "<d:deedleave>", "$d"),
    ("leave", "<a:deedfirst> 、 <b:leave> | <a:deedfirst> <b:leave>", "$a and $b"),
    ("denied", "<d:deeddenied>", "$d"),
]

LINES: list[Row] = [
    ("keywordline", "<a:ability>", "$a"),
    ("keywordline", "<a:ability> 、 <b:keywordline>", "$a, $b"),
    ("ability", "エンチャント 〔 <t:kinds> 〕", "enchant $t"),
    ("ability", "エンチャント 〔 <n:n> 〕", "enchant SG($n)"),
    ("ability", "<k:keyword> - <d:deeds>", "$k—$d"),
    ("cost", "<s:symbols>", "$s"),
    ("cost", "<d:deed>", "$d"),
]
