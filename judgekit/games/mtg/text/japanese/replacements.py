"""Japanese card text, what replaces and prevents events, and how permanents enter (614, 615)."""

from __future__ import annotations

from judgekit.language.chart import Row

WOULD: list[Row] = [
    ("would", "<t:subject> が <h:happens> | <t:subjecton> <h:happens>", "WOULD($t|$h)"),
    ("would", "<p:player> が <d:does> | <p:player> が 、 <d:does>", "WOULD($p|$d)"),
    ("would", "<c:condition> 間 に [、] <p:player> が [、] <d:does>", "WOULD($p|$d) while $c"),
    (
        "would",
        "この ターン に <t:subject> が <h:happens> | この ターン 、 <t:subject> が <h:happens> | "
        "<t:subject> が この ターン に <h:happens> | <t:subject> が この ターン 、 <h:happens> | "
        "この ターン [に] [、] <t:subjecton> [、] <h:happens>",
        "WOULD($t|$h) this turn",
    ),
    (
        "would",
        "この ターン [に] [、] これ に より ダメージ を {与えられ | 受け} た <n:n> が <h:happens> | "
        "これ に より ダメージ を {与えられ | 受け} た <n:n> が [、] この ターン [に] [、] <h:happens>",
        "A($n) dealt damage this way would $h this turn",
    ),
    (
        "would",
        "あなた の ライブラリー に カード が [1 枚 も] ない とき~間 [に] [、] <p:player> が <d:does> | "
        "あなた の ライブラリー に カード が [1 枚 も] なく [、] <p:player> が <d:does>",
        "WOULD($p|$d) while your library has no cards in it",
    ),
    (
        "would",
        "<w:whoseturn> の 間 に [、] <p:player> が <d:does> | <w:whoseturn> の 間 [、] <p:player> が <d:does>",
        "WOULD($p|$d) during $w",
    ),
    (
        "would",
        "<n:n> が 唱えられずに 戦場 に 出る | <n:n> が 唱えられる こと なく 戦場 に 出る",
        "A($n) would enter the battlefield and it wasn't cast",
    ),
    (
        "would",
        "<e:effect> が <o:upon> カウンター を 1 個 以上 置く",
        "an effect would put one or more counters on $o",
    ),
    ("would", "<d:harmed> に <q:damagekind> が 与えられる", "$q would be dealt to $d"),
    ("would", "<c:condition> 間 に <d:harmed> に <q:damagekind> が 与えられる", "$q would be dealt to $d while $c"),
    ("damagekind", "ダメージ", "damage"),
    ("damagekind", "戦闘ダメージ", "combat damage"),
    ("damagekind", "戦闘ダメージ で ない ダメージ | 戦闘ダメージ 以外 の ダメージ", "noncombat damage"),
    (
        "would",
        "<o:upon> <c:somecounters> 置かれる",
        "one or more $c would be put on $o",
    ),
    ("somecounters", "<c:counter> が 1 個 以上 | 1 個 以上 の <c:counter> が", "PLAIN(‹$c›)"),
    ("somecounters", "カウンター が 1 個 以上 | 1 個 以上 の カウンター が", "counters"),
    ("would", "あなた が <o:upon> カウンター を 1 個 以上 置く", "you would put one or more counters on $o"),
    (
        "would",
        "<e:effect> が あなた の コントロール 下 で トークン を 1 つ 以上 生成 する | "
        "<e:effect> が あなた の コントロール 下 で 1 つ 以上 の トークン を 生成 する | "
        "<e:effect> が トークン を 1 つ 以上 あなた の コントロール 下 で 生成 する | "
        "<e:effect> に よって あなた の コントロール 下 で トークン が 1 つ 以上 生成 される | "
        "<e:effect> に よって あなた の コントロール 下 で 1 つ 以上 の トークン が 生成 される",
        "an effect would ¦ create one or more ¦ tokens under your ¦ control",
    ),
    ("effect", "1 つ の 効果 | 効果 1 つ | 効果", ""),
    (
        "would",
        "トークン が 1 つ 以上 あなた の コントロール 下 で 生成 される | "
        "あなた の コントロール 下 で トークン が 1 つ 以上 生成 される | "
        "あなた の コントロール 下 で 1 つ 以上 の トークン が 生成 される | "
        "1 つ 以上 の トークン が あなた の コントロール 下 で 生成 される",
        "one or more tokens would be created ¦ under your control",
    ),
    (
        "would",
        "あなた が <c:counter> を <o:upon> 1 個 以上 置く",
        "you would put one or more PLAIN(‹$c›) on $o",
    ),
    (
        "would",
        "あなた が トークン を 1 つ 以上 生成 する | あなた が 1 つ 以上 の トークン を 生成 する",
        "you would create one or more tokens",
    ),
]

INSTEAD: list[Row] = [
    (
        "would",
        "<p:player> が [、] {あなた の | 自分 の} <s:span> {に | の 間 に} カード を 引く",
        "WOULD($p|draw a card) during your $s",
    ),
    (
        "replacing",
        "<w:whenwould> {<i:insteadof> あなた は [、] | あなた は [、] 代わり に} その ドロー を 飛ばして も よい"
        " | <w:whenwould> <i:insteadof> その ドロー を 飛ばして も よい",
        "if $w, instead you may skip that draw",
    ),
    *(
        (
            "replacing",
            f"{who} が 追加 [の] ターン を {{開始 する | 始める}} <f:ifwould> {skips} [、] その ターン を 飛ばす",
            f"if {english}, {said} that turn instead",
        )
        for who, skips, english, said in (
            (
                "{対戦相手 | 対戦相手 1 人}",
                "{代わり に [、] その プレイヤー は | その プレイヤー は [、] 代わり に}",
                "an opponent would begin an extra turn",
                "that player skips",
            ),
            (
                "{プレイヤー | プレイヤー 1 人}",
                "{代わり に [、] その プレイヤー は | その プレイヤー は [、] 代わり に}",
                "a player would begin an extra turn",
                "that player skips",
            ),
            (
                "あなた",
                "{代わり に [、] あなた は | あなた は [、] 代わり に | 代わり に}",
                "you would begin an extra turn",
                "you skip",
            ),
        )
    ),
    ("would", "<p:player> が ライブラリー [1 つ] から [カード を] 探す", "WOULD($p|search a library)"),
    (
        "answer",
        "その プレイヤー は [、] {その | 自分 の} ライブラリー の 一番上 から カード を <k:number> 枚 探す | "
        "その プレイヤー は [、] {その | 自分 の} ライブラリー の 一番上 から <k:number> 枚 の カード を 探す | "
        "その プレイヤー は [、] {その | 自分 の} ライブラリー の 一番上 の カード <k:number> 枚 から 探す",
        "that player searches TOP($k|that library)",
    ),
    *(
        (
            "sentence",
            f"[この ターン [に] [、]] [これ に より] {{その 呪文 | この ターン [に] [、] その カード}} が [、] "
            f"{where} に 置かれる <f:ifwould> 代わり に [、] {{それ | その 呪文 | その カード}} を 追放 する",
            f"if that spell would be put into {english} graveyard, exile it instead",
        )
        for where, english in (("あなた の 墓地", "your"), ("オーナー の 墓地", "its owner's"))
    ),
    (
        "sentence",
        "これ に より 唱えられ た 呪文 が [、] あなた の 墓地 に 置かれる なら [、] 代わり に [、] {それ | その 呪文} を 追放 する",
        "if a spell cast this way would be put into your graveyard, exile it instead",
    ),
    ("whenwould", "<w:would> なら 、 | <w:would> 場合 、", "$w"),
    ("insteadof", "代わり に | 代わり に 、", ""),
    ("body", "<r:replacing>", "$r"),
    (
        "replacing",
        "<w:whenwould> 他 の どこ か に 置く 代わり に [、] それ を 追放 する | "
        "<w:whenwould> それ を 他 の どこ か に 置く 代わり に [、] 追放 する | "
        "<w:whenwould> それ を 他 の 領域 に 置く 代わり に [、] 追放 する",
        "if $w, exile it instead of putting it anywhere else",
    ),
    (
        "replacing",
        "<w:byopponents> あなた に ~ を 捨てさせる <f:ifwould> それ を あなた の 墓地 に 置く 代わり に [、] 戦場 に 出す | "
        "<w:byopponents> あなた に ~ を 捨てさせ た <f:ifwould> それ を あなた の 墓地 に 置く 代わり に [、] 戦場 に 出す",
        "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield"
        " instead of putting it into your graveyard",
    ),
    ("ifwould", "なら 、 | 場合 、", ""),
    (
        "byopponents",
        "対戦相手 が コントロール している 呪文 や 能力 が [、] | 対戦相手 1 人 が コントロール している 呪文 や 能力 が [、]",
        "",
    ),
    ("answer", "それ は [、] <t:asmuch> の マナ を 生み出す", "it produces $t as much of that mana"),
    ("asmuch", "[その] 2 倍", "twice"),
    ("asmuch", "[その] 3 倍", "three times"),
    ("asmuch", "[その] 4 倍", "four times"),
    (
        "body",
        "{ターン終了時 まで | この ターン [に]} [、] <w:whenwould> それ~それら は [、] <p:produced> を 生み出す",
        "until end of turn, if $w, it produces $p",
    ),
    ("replacing", "<w:whenwould> それ~それら は [、] <p:produced> を 生み出す", "if $w, it produces $p"),
    *(
        ("produced", f"他 の {kind} マナ の 代わり に [、] {mana}", f"{english} instead of any other type{more}")
        for kind, more in (("タイプ の", ""), ("タイプ や 点数 の", " and amount"))
        for mana, english in (
            ("<s:symbols>", "$s"),
            ("無色 マナ", "colorless mana"),
            ("あなた が 選んだ 色 の マナ", "mana of a color of your choice"),
            ("あなた が 選んだ 色 の マナ 1 点", "one mana of a color of your choice"),
        )
    ),
    ("replacing", "<w:whenwould> <i:insteadof> <d:deeds>", "if $w, IMP($d) instead"),
    ("replacing", "<w:whenwould> <i:insteadof> <d:answer>", "if $w, $d instead"),
    ("replacing", "<w:whenwould> <i:insteadof> <d:deedsfirst> 、 <c:clause>", "if $w, instead IMP($d) and $c"),
    ("replacing", "<w:whenwould> <i:insteadof> <p:player> は [、] <d:deeds>", "if $w, S($p|$d) instead"),
    ("replacing", "<w:whenwould> <i:insteadof> <p:player> は [、] <d:answerdeed>", "if $w, S($p|$d) instead"),
    ("replacing", "<w:whenwould> <i:insteadof> <d:leave> も よい", "if $w, MAY(you|$d) instead"),
    ("replacing", "<w:whenwould> <i:insteadof> <p:player> は [、] <d:leave> も よい", "if $w, MAY($p|$d) instead"),
    ("replacing", "<w:whenwould> あなた は 代わり に <d:leave> も よい", "if $w, MAY(you|$d) instead"),
    (
        "body",
        "<c:if> <i:insteadof> <d:doer> は <k:number> 点 の ダメージ を 与える",
        "if $c, S($d|deal $k damage) instead",
    ),
    ("answer", "<a:answerdeed>", "S(you|$a)"),
    *(
        (
            "body",
            f"{begins}あなた の {life} を <k:number> 点 未満 に する~減らす ダメージ は [、] 代わり に [、] "
            f"{{それ を | ライフ を | あなた の {life} を}} <m:number> 点 に する~減らす",
            f"{english}damage that would reduce your life total to less than $k reduces it to $m instead",
        )
        for life in ("ライフ", "ライフ の 総量", "ライフ総量")
        for begins, english in (
            ("", ""),
            ("<c:aslong> [、] ", "if $c, "),
            ("<c:if> ", "if $c, "),
            ("この ターン [に] [、] ", "until end of turn, "),
            ("ターン終了時 まで [、] ", "until end of turn, "),
        )
    ),
    ("answer", "それ は [、] タップ状態 で 戦場 に 出る", "@it enters the battlefield tapped"),
    ("replacing", "<w:whenwould> [代わり に] [、] それ は [、] <m:withmore>", "if $w, S(@it|$m)"),
    ("answer", "その ドロー を 飛ばす", "skip that draw"),
    ("answerdeed", "ライフ を 得ない", "gain no life"),
    ("answerdeed", "<m:multiplied> 点数 の ライフ を 得る", "gain $m life"),
    ("answerdeed", "その 点数 に <k:number> を 足した 点数 の ライフ を 得る", "gain that much life plus $k"),
    ("answerdeed", "<m:multiplied> 点数 の ライフ を 失う", "lose $m life"),
    ("multiplied", "その 2 倍 の | その 点数 の 2 倍 の", "twice that much"),
    (
        "thosemany",
        "その 2 倍 の 個数 の | その 個数 の 2 倍 の | 2 倍 の 個数 の | その 2 倍 の 数 の",
        "twice that many",
    ),
    ("thosemany", "[その] 2 倍 の 数 だけ", "twice that many"),
    (
        "thosemany",
        "その 個数 に 1 を 足した 個数 の | その 個数 に 1 を 足した 数 の | "
        " その 数 に 1 を 足した 個数 の | その 数 に 1 を 足した 数 の | "
        "その 個数 より 1 個 多い",
        "that many plus one",
    ),
    (
        "thosemany",
        "その 個数 から 1 を 引いた 個数 の | その 個数 から 1 を 引いた 数 の | その 数 から 1 を 引いた 数 の | "
        "その 個数 より 1 個 少ない",
        "that many minus one",
    ),
    (
        "answer",
        "{それ | その 効果} は [、] [あなた の コントロール 下 で] <m:thosemany> [{その | それら の}] トークン を 生成 する",
        "it creates $m of those tokens",
    ),
    (
        "answer",
        "あなた は [、] <m:thosemany> [{その | それら の}] トークン を 生成 する",
        "you create $m of those tokens",
    ),
    (
        "answer",
        "それ は [、] <m:thosemany> カウンター を <o:uponit> 置く",
        "it puts $m of those counters on $o",
    ),
    (
        "answer",
        "<o:uponit> <m:thosemany> <c:counter> を 置く | <m:thosemany> <c:counter> を <o:uponit> 置く | "
        "<m:thosemany> <c:counter> が <o:uponit> 置かれる",
        "put $m PLAIN(‹$c›) on $o",
    ),
    (
        "answer",
        "<o:uponit> <m:thosemany> それら の カウンター を 置く | <o:uponit> それら の カウンター を <m:thosemany> 置く | "
        "<m:thosemany> それら の カウンター を <o:uponit> 置く",
        "put $m of those counters on $o",
    ),
    ("thosemany", "その 3 倍 の 個数 の | その 3 倍 の 数 の | 3 倍 の 個数 の", "three times that many"),
    ("uponit", "その 上 に | それ の 上 に | それ に", "it"),
    ("uponit", "その クリーチャー の 上 に | その クリーチャー に", "that creature"),
    ("uponit", "その パーマネント の 上 に | その パーマネント に", "that permanent"),
    (
        "answer",
        "<m:thosemany> それら の トークン を 生成 する | <m:thosemany> その トークン を 生成 する | "
        "<m:thosemany> それら の トークン が あなた の コントロール 下 で 生成 される | "
        "それら の トークン を <m:thosemany> 生成 する",
        "create $m of those tokens",
    ),
    (
        "answer",
        "<d:dealingit> <w:tothat> [、] <m:moredamage> ダメージ を 与える | "
        "<d:dealingit> <m:moredamage> ダメージ を <w:tothat> 与える",
        "it deals $m $w",
    ),
    ("answer", "<d:dealingit> <m:moredamage> ダメージ を 与える | <m:moredamage> ダメージ を 与える", "it deals $m"),
    ("dealingit", "それ は | その 発生源 は | それ は 、", ""),
    ("tothat", "その プレイヤー に", "to that player"),
    ("tothat", "あなた に", "to you"),
    ("tothat", "その クリーチャー に", "to that creature"),
    (
        "tothat",
        "その パーマネント か その プレイヤー に | その パーマネント や プレイヤー に | その パーマネント か プレイヤー に | "
        "その パーマネント や その プレイヤー に",
        "to that permanent or player",
    ),
    ("tothat", "その プレイヤー に", "to that player"),
    ("tothat", "その クリーチャー に", "to that creature"),
    ("tothat", "あなた に", "to you"),
    ("moredamage", "その 3 倍 の 点数 の | 3 倍 の 点数 の | 3 倍 の | その 3 倍 の", "triple that damage"),
    ("moredamage", "その 2 倍 の 点数 の | 2 倍 の 点数 の | 2 倍 の | その 2 倍 の", "double that damage"),
    ("moredamage", "その 点数 に <k:number> を {足した | 加え た} 点数 の", "that much damage plus $k"),
    ("moredamage", "その 点数 から <k:number> を 引いた 点数 の", "that much damage minus $k"),
]

PREVENTION: list[Row] = [
    (
        "replacing",
        "<w:whenwould> その ダメージ を 軽減 する | <w:whenwould> その ダメージ を すべて 軽減 する",
        "if $w, prevent that damage",
    ),
    (
        "replacing",
        "<w:whenwould> その ダメージ を <k:number> 点 軽減 する | "
        "<w:whenwould> その ダメージ の うち <k:number> 点 を 軽減 する",
        "if $w, prevent $k of that damage",
    ),
    (
        "replacing",
        "<w:whenwould> その ダメージ の 半分 ( 端数 切り上げ ) を 軽減 する | "
        "<w:whenwould> その ダメージ の 半分 を 軽減 する ( 端数 切り上げ )",
        "if $w, prevent half that damage, rounded up",
    ),
    ("replacing", "<w:whenwould> その ダメージ を 軽減 し 、 <d:deeds>", "if $w, prevent that damage and IMP($d)"),
    ("safe", "<o:harmed>", "$o"),
    ("safe", "<t:things>", "$t"),
    ("alldamage", "<q:damagekind> を すべて | すべて の <q:damagekind> を", "all $q that would be ¦ dealt"),
    ("shielded", "<w:shelter> 与えられる <d:alldamage> 軽減 する", "prevent $d to $w"),
    (
        "shielded",
        "<w:shelter> 与えられる <q:damagekind> を すべて 軽減 する",
        "prevent all $q that would be ¦ dealt to $w",
    ),
    (
        "shielded",
        "<w:things> が 与える <d:alldamage> 軽減 する | <w:things> に よって 与えられる <d:alldamage> 軽減 する",
        "prevent $d by $w",
    ),
    *(
        (
            "shielded",
            f"<w:things> {{が {to} に 与える | に よって {to} に 与えられる | から {to} に 与えられる}} <d:alldamage> 軽減 する",
            "prevent $d to $t by $w",
        )
        for to in ("<t:thing>", "<t:player>")
    ),
    (
        "shielded",
        "<w:shelter> 与えられる すべて の <q:damagekind> と [、] <v:things> が 与える すべて の <r:damagekind> を 軽減 する | "
        "<w:shelter> 与えられる <q:damagekind> と <v:things> が 与える <r:damagekind> を すべて 軽減 する | "
        "<v:things> が 与える <r:damagekind> と [、] <w:shelter> 与えられる <q:damagekind> を すべて 軽減 する | "
        "<v:things> が 与える すべて の <r:damagekind> と [、] <w:shelter> 与えられる すべて の <q:damagekind> を 軽減 する",
        "SAME($w|$v|SAME($q|$r|prevent all $q that would be ¦ dealt to and dealt by $v))",
    ),
    ("shelter", "<t:things> に", "$t"),
    ("shelter", "<t:each> と <u:each> に", "$t and $u"),
    ("shelter", "あなた と <t:things> に", "you and $t"),
    ("shelter", "<p:player> に", "$p"),
    ("statement", "<s:shielded>", "$s"),
    ("turnshield", "<s:shielded>", "$s"),
    ("turnshield", "与えられる <d:alldamage> 軽減 する", "prevent $d"),
    (
        "turnshield",
        "次 に <w:shelter> 与えられる <q:damagekind> を <k:number> 点 軽減 する",
        "prevent the next $k $q that ¦ would be dealt to $w",
    ),
    (
        "turnshield",
        "<w:shelter> 次 に 与えられる ダメージ を [それぞれ] <k:number> 点 軽減 する | "
        "<w:shelter> 与えられる 次 の <k:number> 点 の ダメージ を 軽減 する | "
        "<w:shelter> 次 に 与えられる <k:number> 点 の ダメージ を 軽減 する | "
        "<w:shelter> 与えられる 次 の ダメージ を <k:number> 点 軽減 する",
        "prevent the next $k damage that ¦ would be dealt to $w",
    ),
    (
        "turnshield",
        "<w:things> が 受ける 次 の <k:number> 点 の ダメージ を 軽減 する | "
        "<w:player> が 受ける 次 の <k:number> 点 の ダメージ を 軽減 する",
        "prevent the next $k damage that ¦ would be dealt to $w",
    ),
    (
        "body",
        "この ターン 、 <s:turnshield> | この ターン に <s:turnshield> | この ターン <s:turnshield>",
        "$s this turn",
    ),
    (
        "body",
        "この ターン 、 <t:targeted> し 、 <s:turnshield> | この ターン に <t:targeted> し 、 <s:turnshield>",
        "$t$s this turn",
    ),
    (
        "body",
        "<w:shelter> [、] この ターン [に] [、] 次 に 与えられる ダメージ を <k:number> 点 軽減 する",
        "prevent the next $k damage that ¦ would be dealt to $w this turn",
    ),
    (
        "body",
        "この ターン [に] [、] <w:shelter> 次 に 与えられる ダメージ を [、] あなた {が | の} 望む よう に 割り振って [、] "
        "合計 [で] <k:number> 点 軽減 する",
        "prevent the next $k damage that would be dealt this turn to $w, divided as you choose",
    ),
    ("thing", "対象 の クリーチャー 1 体 か プレイヤー 1 人 | 対象 の クリーチャー か プレイヤー 1 つ", "any target"),
    (
        "body",
        "この ターン 、 [次 に] あなた が 選んだ <n:n> 1 つ が <w:shelter> ダメージ を 与える なら 、 その ダメージ を 軽減 する | "
        ""
        ""
        "この ターン 、 あなた が 選んだ <n:n> 1 つ が 次 に <w:shelter> ダメージ を 与える なら 、 その ダメージ を 軽減 する | "
        ""
        "この ターン [に] [、] あなた が 選んだ <n:n> 1 つ が 次 に <w:shelter> ダメージ "
        "を 与える <f:ifwould> その ダメージ を 軽減 する",
        "the next time A($n) of your choice would deal damage to $w this turn, prevent that damage",
    ),
    (
        "body",
        "この ターン [に] [、] {次 に あなた が 選んだ <n:n> 1 つ が | あなた が 選んだ <n:n> 1 つ が 次 に} ダメージ"
        " を 与える <f:ifwould> その ダメージ を 軽減 する",
        "the next time A($n) of your choice would deal damage this turn, prevent that damage",
    ),
    (
        "body",
        "この ターン 、 あなた が 選んだ <n:n> 1 つ が 与える ダメージ を すべて 軽減 する | "
        "この ターン 、 あなた が 選んだ <n:n> 1 つ が 与える すべて の ダメージ を 軽減 する | "
        "あなた が 選んだ <n:n> 1 つ が この ターン に 与える すべて の ダメージ を 軽減 する",
        "prevent all damage A($n) of your choice would deal this turn",
    ),
    (
        "body",
        "この ターン 、 次 に あなた が 選んだ <n:n> 1 つ が <w:shelter> ダメージ を 与える なら 、 "
        "代わり に その ダメージ は <v:shelter> 与えられる",
        "the next time A($n) of your choice would deal damage to $w this turn, that damage is dealt to $v instead",
    ),
    (
        "body",
        "この ターン 、 次 に あなた が 選んだ <n:n> 1 つ が ダメージ を 与える なら 、 "
        "代わり に その ダメージ は その 発生源 の コントローラー に 与えられる",
        "the next time A($n) of your choice would deal damage this turn, "
        "that damage is dealt to that source's controller instead",
    ),
    ("body", "あなた の 次 の ターン まで 、 <s:shielded>", "$s until your next turn"),
    (
        "body",
        "この ターン 、 次 に <w:shelter> 与えられる ダメージ <k:number> 点 は 、 代わり に <v:shelter> 与えられる | "
        "この ターン 、 次 に <w:shelter> 与えられる ダメージ の うち <k:number> 点 は 、 代わり に <v:shelter> 与えられる | "
        "この ターン 、 次 に <w:shelter> 与えられる <k:number> 点 の ダメージ は 、 代わり に <v:shelter> 与えられる",
        "the next $k damage that would be ¦ dealt to $w this turn is dealt to $v instead",
    ),
    (
        "body",
        "この ターン に [、] <w:shelter> 与えられる すべて の <q:damagekind> は [、] 代わり に <v:shelter> 与えられる",
        "all $q that would be ¦ dealt to $w this turn is dealt to $v instead",
    ),
    (
        "body",
        "この ターン [に] [、] <w:things> が 与える すべて の <q:damagekind> は [、] 代わり に <v:shelter> 与えられる",
        "all $q that would be ¦ dealt this turn by $w is dealt to $v instead",
    ),
    (
        "body",
        "この ターン に [、] <n:n> {から <w:shelter> 与えられる | が <w:shelter> 与える} すべて の <q:damagekind> は [、]"
        " 代わり に <v:shelter> 与えられる",
        "all $q that would be ¦ dealt to $w by PLAIN($n) this turn is dealt to $v instead",
    ),
    (
        "body",
        "この ターン [に] [、] あなた が 選んだ <n:n> 1 つ"
        " {から <w:shelter> 与えられる | が <w:shelter> 与える} すべて の ダメージ は"
        " [、] 代わり に <v:shelter> 与えられる",
        "all damage that would be ¦ dealt to $w this turn by A($n) of your choice is dealt to $v instead",
    ),
    (
        "body",
        "この ターン [に] [、] 次 に あなた が 選んだ <n:n> 1 つ {から <w:shelter> 与えられる | が <w:shelter> 与える}"
        " ダメージ <k:number> 点 は [、] 代わり に <v:shelter> 与えられる",
        "the next $k damage that A($n) of your choice would deal to $w this turn is dealt to $v instead",
    ),
    (
        "statement",
        "<n:n> {から <w:shelter> 与えられる | が <w:shelter> 与える} すべて の <q:damagekind> は [、] 代わり に"
        " <v:shelter> 与えられる",
        "all $q that would be ¦ dealt to $w by PLAIN($n) is dealt to $v instead",
    ),
    (
        "body",
        "この ターン [に] [、] <c:color> の 発生源 と <d:color> の 発生源"
        " {から 与えられる | が 与える} すべて の ダメージ を 軽減 する",
        "prevent all damage that $c sources and $d sources would deal this turn",
    ),
    (
        "body",
        "この ターン [に] [、] あなた が 選んだ <n:n> 1"
        " {つ | 体} {から 与えられる | が 与える} すべて の 戦闘ダメージ を 軽減 する",
        "prevent all combat damage A($n) of your choice would deal this turn",
    ),
    (
        "body",
        "この ターン [に] [、] あなた が 選んだ <n:n> 1 つ"
        " {から <w:shelter> 与えられる | が <w:shelter> 与える} すべて の ダメージ を"
        " 軽減 する",
        "prevent all damage that would be ¦ dealt to $w this turn by A($n) of your choice",
    ),
    (
        "statement",
        "<w:shelter> 与えられる すべて の <q:damagekind> は 、 代わり に <v:shelter> 与えられる | "
        "<w:shelter> 与えられる すべて の <q:damagekind> は 代わり に <v:shelter> 与えられる",
        "all $q that would be ¦ dealt to $w is dealt to $v instead",
    ),
]

ENTERING: list[Row] = [
    ("said", "<m:withmore>", "$m"),
    ("said", "タップ状態 で 戦場 に 出る", "enter the battlefield tapped"),
    (
        "said",
        "<c:withcounters> 状態 で [、] タップ状態 で 戦場 に 出る | タップ状態 で [、] <c:withcounters> 状態 で 戦場 に 出る",
        "enter the battlefield tapped with $c on ⟪it⁄them⟫",
    ),
    (
        "said",
        "<c:counters> が 置かれ [、] <k:keywords> を 持つ 状態 で 戦場 に 出る",
        "enter the battlefield with $c on ⟪it⁄them⟫ and with $k",
    ),
    (
        "said",
        "<c:withcounters> 状態 で 戦場 に 出る",
        "enter the battlefield with $c on ⟪it⁄them⟫",
    ),
    (
        "said",
        "あなた が 選んだ [、] <k:counterchoice> 1 個 が 置かれ た 状態 で 戦場 に 出る",
        "enter the battlefield with your choice of $k on it",
    ),
    ("said", "<c:withcounters> 状態 で 脱出 する", "escape with $c on it"),
    ("said", "<e:per> <c:withcounters> 状態 で 戦場 に 出る", "enter the battlefield with $c on it $e"),
    (
        "withmore",
        "追加 で <c:counter> 1 個 が 置かれ た 状態 で 戦場 に 出る | "
        "<c:counter> が 追加 で 1 個 置かれ た 状態 で 戦場 に 出る | "
        "追加 の <c:counter> 1 個 が 置かれ た 状態 で 戦場 に 出る | "
        "追加 の <c:counter> が 1 個 置かれ た 状態 で 戦場 に 出る",
        "enter the battlefield ¦ with an additional $c on ⟪it⁄them⟫",
    ),
    (
        "said",
        "<f:figure> に 等しい 数 の <c:counter> が 置かれ た 状態 で 戦場 に 出る | "
        "<f:figure> に 等しい 個数 の <c:counter> が 置かれ た 状態 で 戦場 に 出る",
        "enter with a number of PLAIN(‹$c›) on it equal to $f",
    ),
    ("withcounters", "その 上 に <c:counters> が 置かれ た", "$c"),
    ("withcounters", "[その 上 に] <k:number> 個 の <c:counter> が 置かれ た", "N($k|‹$c›)"),
    (
        "withcounters",
        "[その 上 に] <c:counterson2> 置かれ た | <c:counters> が 置かれ た | <c:counters> の 置かれ た",
        "$c",
    ),
    (
        "sentence",
        "~ が 戦場 に 出る に 際し 、 <d:choosing> | ~ が 戦場 に 出る 際 に 、 <d:choosing>",
        "as ~ enters the battlefield, $d",
    ),
    (
        "sentence",
        "~ が 戦場 に 出る に 際し 、 <t:topo> 追放 する",
        "as ~ enters the battlefield, exile $t",
    ),
    (
        "sentence",
        "~ が 戦場 に 出る に 際し 、 <o:thingo> 生け贄 に 捧げる",
        "as ~ enters the battlefield, sacrifice $o",
    ),
    (
        "sentence",
        "~ が 戦場 に 出る に 際し 、 カード <k:number> 枚 を 切削 する | "
        "~ が 戦場 に 出る に 際し 、 カード を <k:number> 枚 切削 する",
        "as ~ enters the battlefield, mill N($k|‹card›)",
    ),
    (
        "sentence",
        "~ が 戦場 に 出る に 際し 、 <g:graveyard> {から | に ある} <o:one> を 追放 する",
        "as ~ enters the battlefield, exile $o from $g",
    ),
    (
        "sentence",
        "~ が 表向き に なる に 際し 、 <d:leave> も よい | ~ が 表向き に なる に 際し 、 あなた は <d:leave> も よい",
        "as ~ is turned face up, MAY(you|$d)",
    ),
    (
        "sentence",
        "~ が 表向き に なる に 際し 、 <d:choosing> | ~ が 表向き に なる に 際し 、 <d:deed>",
        "as ~ is turned face up, $d",
    ),
    (
        "sentence",
        "~ が 変身 する に 際し 、 <d:choosing> | ~ が 変身 する に 際し 、 <d:deed>",
        "as ~ transforms, $d",
    ),
    ("choosing", "色 1 色 を 選ぶ | 色 を 1 色 選ぶ | 色 1 つ を 選ぶ | 色 を 1 つ 選ぶ", "choose a color"),
    ("choosing", "クリーチャー・タイプ 1 つ を 選ぶ | クリーチャー・タイプ を 1 つ 選ぶ", "choose a creature type"),
    *(
        ("choosing", f"{ja} 1 つ を 選ぶ | {ja} を 1 つ 選ぶ", f"choose a {en}")
        for ja, en in (("カード・タイプ", "card type"), ("土地タイプ", "land type"))
    ),
    *(
        (
            "choosing",
            f"{' か '.join(f'<{one}:{slot}>' for one in slots)} を 選ぶ",
            f"choose {', '.join(f'${one}' for one in slots[:-1])}{',' if len(slots) > 2 else ''} or ${slots[-1]}",
        )
        for slot in ("type", "subtype")
        for slots in ("ab", "abc", "abcde")
    ),
    ("choosing", "基本 土地タイプ 1 つ を 選ぶ | 基本 土地タイプ を 1 つ 選ぶ", "choose a basic land type"),
    (
        "choosing",
        "<a:adjective> カード名 1 つ を 選ぶ | <a:adjective> カード名 を 1 つ 選ぶ | <a:adjective> カード の 名前 1 つ を 選ぶ | "
        "<a:adjective> カード の 名前 を 1 つ 選ぶ",
        "choose a $a card name",
    ),
    ("choosing", "プレイヤー 1 人 を 選ぶ", "choose a player"),
    ("choosing", "対戦相手 1 人 を 選ぶ", "choose an opponent"),
    (
        "choosing",
        "カード名 1 つ を 選ぶ | カード名 を 1 つ 選ぶ | カード の 名前 1 つ を 選ぶ | カード の 名前 を 1 つ 選ぶ",
        "choose a card name",
    ),
    ("choosing", "<a:anymuch> ライフ を 支払う", "pay any amount of life"),
    ("choosing", "あなた は <d:leave> も よい | <d:leave> も よい", "MAY(you|$d)"),
]
