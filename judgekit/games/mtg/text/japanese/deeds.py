"""Japanese card text, deeds: what is done to what, each verb in its dictionary form at the end (701, 106, 119-122).

Every row is read in four forms of its verb: 破壊する, 破壊し, 破壊して, 破壊しない.
"""

from __future__ import annotations

from judgekit.language.chart import Row

OBJECTS: list[Row] = [
    ("thingo", "<o:thing> を [、]", "$o"),
    ("thingo", "<n:n> を <k:howmany>", "N($k|$n)"),
    ("thingo", "<n:n> を <k:upto>", "UPTO($k|$n)"),
    ("thingo", "<o:allof>", "$o"),
    ("thingo", "<o:each> を それぞれ", "$o"),
    ("thingo", "対象 の <n:n> を <k:howmany>", "T($k|$n)"),
    ("thingo", "対象 の <n:n> を <k:upto>", "T(up to $k|$n)"),
    ("thingo", "その 中 から <n:n> を <k:howmany>", "N($k|$n) from among them"),
    ("thingo", "その 中 から <n:n> を <k:upto>", "UPTO($k|$n) from among them"),
    ("thingo", "<n:n> を [、] {望む | 好きな} 数~枚数 [、]", "any number of PLAIN($n)"),
    ("ontop", "<o:thing> に | <o:thing> の 上 に", "$o"),
    ("ontop", "その 上 に", "@it"),
    ("offtop", "<o:thing> から | <o:thing> の 上 から", "$o"),
    ("offtop", "その 上 から", "@it"),
    ("offtop", "<o:thing> の 上 に 置かれ た | <o:thing> の 上 に 置かれている", "$o"),
    ("thing", "その 点数 に 等しい 数 の <n:n> | その 点数 と 同じ 数 の <n:n>", "that many PLAIN($n)"),
    ("thing", "これ に より [自分 が] 追放 し た すべて の カード", "all cards WHO exiled this way§"),
    ("thing", "望む 数 の <n:n> | 好きな 数 の <n:n> | 望む 枚数 の <n:n>", "any number of PLAIN($n)"),
]
"""What a deed is done to, with the particle, which stands before or behind the number."""

DEEDS: list[Row] = [
    ("deed", "<e:foreach> [、] <d:deed>", "$d for each $e"),
    ("deed", "<o:thingo> 破壊 する", "destroy $o"),
    ("deed", "<o:thingo> 追放 する", "exile $o"),
    *(
        (
            "deed",
            f"それ と [、] それ と 同じ 名前 を 持つ 他 の すべて の <n:n> を {deed} する | "
            f"それ と 、 他 の それ と 同じ 名前 を 持つ すべて の <n:n> を {deed} する",
            f"{word} @it and all other PLAIN($n) with the same name as @that:SG($n)",
        )
        for deed, word in (("破壊", "destroy"), ("追放", "exile"))
    ),
    ("deed", "<o:thingo> 裏向き で 追放 する", "exile $o face down"),
    ("deed", "<o:thingo> 打ち消す", "counter $o"),
    ("deed", "<o:thingo> 戦闘 から 取り除く", "remove $o from combat"),
    ("deed", "<o:thingo> タップ する", "tap $o"),
    ("deed", "<o:thingo> アンタップ する", "untap $o"),
    (
        "deed",
        "<o:thingo> タップ または アンタップ する | <o:thingo> タップ か アンタップ する | "
        "<o:thingo> タップ する か アンタップ する",
        "tap or untap $o",
    ),
    ("deed", "<o:thingo> 生け贄 に 捧げる", "sacrifice SACRIFICED($o)"),
    (
        "deed",
        "<n:n> 1 <c:classifier> と [、] <m:n> 1 <d:classifier> を 生け贄 に 捧げる",
        "sacrifice A($n) and A($m)",
    ),
    ("deed", "<o:thingo> 再生 する", "regenerate $o"),
    ("deed", "<o:thingo> 裏向き に する", "turn $o face down"),
    ("deed", "<o:thingo> 表向き に する", "turn $o face up"),
    ("deed", "<o:thingo> 変身 させる | <o:thing> は 変身 する", "transform $o"),
    ("deed", "<o:thingo> トランスフォーム させる", "convert $o"),
    ("deed", "<o:thingo> 反転 する", "flip $o"),
    ("deed", "枯朽 <k:number> を 行う", "blight $k"),
    ("deed", "<o:thingo> コピー する", "copy $o"),
    ("deed", "<o:thingo> <h:hand> に 戻す", "OWNED($o|return $o to $h)"),
    ("deed", "<o:thingo> タップ状態で戦場に戻す", "return $o to the battlefield tapped"),
    ("deed", "<o:thingo> <u:under> [、] タップ状態で戦場に戻す", "OWNED($o|return $o to the battlefield tapped $u)"),
    (
        "deed",
        "<o:thingo> あなた の 墓地 から タップ状態で戦場に戻す | <o:thingo> あなた の 墓地 から 戦場 に タップ状態で戻す",
        "return $o from your graveyard to the battlefield tapped",
    ),
    ("deed", "<o:thingo> <g:graveyard> から <h:hand> に 戻す", "OWNED($o|return $o from $g to $h)"),
    ("deed", "<o:thingo> <g:graveyard> から <b:battlefield> 戻す", "OWNED($o|return $o from $g to $b)"),
    ("deed", "<g:graveyard> から <r:reference> を 追放 する", "exile $r from $g"),
    (
        "deed",
        "<l:library> {から | の | に ある} すべて の カード を 追放 する | <l:library> {の | に ある} カード を すべて 追放 する",
        "exile all cards from $l",
    ),
    (
        "deed",
        "<w:ofwhom> 手札 と 墓地 を <l:library> に 加えて 切り直す | <w:ofwhom> 手札 と 墓地 を <l:library> に 加え 、 切り直す",
        "shuffle $w hand and graveyard into $l",
    ),
    ("deed", "<o:thingo> <h:hand> に 加える", "OWNED($o|put $o into $h)"),
    ("deed", "<o:thingo> <b:battlefield> 戻す", "OWNED($o|return $o to $b)"),
    ("deed", "<o:thingo> <b:battlefield> 出す", "OWNED($o|put $o onto $b)"),
    ("deed", "<o:thingo> <p:place> 置く | <o:thingo> <p:place> 戻す", "OWNED($o|put $o $p)"),
    ("deed", "<o:thingo> <g:graveyard> に 置く", "OWNED($o|put $o into $g)"),
    (
        "deed",
        "<o:thingo> <l:library> に 加えて 切り直す | <o:thingo> <l:library> に 加え 、 切り直す",
        "OWNED($o|shuffle $o into $l)",
    ),
    (
        "deed",
        "あなた の 手札 から {望む | 好きな} 枚数~数 の カード を <l:library> に 加えて 切り直す | "
        "あなた の 手札 に ある {望む | 好きな} 枚数~数 の カード を <l:library> に 加えて 切り直す",
        "shuffle any number of cards from your hand into $l",
    ),
    ("deed", "<o:thingo> 公開 する", "reveal $o"),
    ("deed", "<o:thing> の コントロール を 得る", "gain control of $o"),
    ("deed", "その コントロール を 得る", "gain control of @it"),
    ("deed", "<o:thing> の コントロール を 交換 する", "exchange control of $o"),
    ("deed", "<o:thing> と <p:thing> の コントロール を 交換 する", "exchange control of $o and $p"),
    ("deed", "ライフ の 総量 を 交換 する | ライフ総量 を 交換 する", "exchange life totals"),
    ("deed", "<o:thing> の 新しい 対象 を 選ぶ", "choose new targets for $o"),
    ("deed", "<o:thing> の 対象 を 変更 する", "change the target of $o"),
    ("deed", "<o:thing> の 対象 を <p:thing> に 変更 する", "change the target of $o to $p"),
    *(
        (
            "deed",
            f"<w:ofwhom> ライフ総量 と [、] <o:thing> の {what} を 交換 する | "
            f"<w:ofwhom> ライフ の 総量 と [、] <o:thing> の {what} を 交換 する",
            f"exchange $w life total with POSS($o) {word}",
        )
        for what, word in (("パワー", "power"), ("タフネス", "toughness"))
    ),
    (
        "body",
        "あなた と <p:player> の ライフ の 総量 を 交換 する | あなた と <p:player> の ライフ総量 を 交換 する | "
        "あなた と <p:player> は ライフ の 総量 を 交換 する",
        "exchange life totals with $p",
    ),
    (
        "body",
        "それら の プレイヤー の ライフ の 総量 を 交換 する | それら の プレイヤー の ライフ総量 を 交換 する | "
        "{それら の プレイヤー | その プレイヤー ら} は [、] ライフ の 総量 を 交換 する",
        "@those:players§ exchange life totals",
    ),
    *(
        (
            "deed",
            " | ".join(
                f"<o:thingo> {how} 戦場 に {moved}"
                for so in ("<p:thing> に ついている 状態 で", "<p:thing> に つけられた 状態 で", "<p:thing> に つけて")
                for how in dict.fromkeys((f"{so} {whose}", f"{whose}{so}"))
            ),
            f"{english} battlefield{under} attached to $p",
        )
        for moved, english in (("戻す", "return $o to the"), ("出す", "put $o onto the"))
        for whose, under in (("", ""), ("あなた の コントロール 下 で [、] ", " under your control"))
    ),
    ("deed", "<o:thing> の 対象 1 つ を 変更 する", "change a target of $o"),
    ("deed", "<f:figure> に 等しい 点数 の <s:symbols> を 加える", "add an amount of $s equal to $f"),
    ("deed", "<f:figure> に 等しい 点数 の 無色 [の] マナ を 加える", "add an amount of {C} equal to $f"),
    ("deed", "その 新しい 対象 を 選ぶ", "choose new targets for @it"),
    ("deed", "<o:thing> と 格闘 を 行う", "fight $o"),
    (
        "deed",
        "<o:thing> の ドア 1 つ を 開放 する | <o:thing> の 閉鎖 されている ドア 1 つ を 開放 する",
        "unlock a door of $o",
    ),
    (
        "deed",
        "<o:thing> の ドア 1 つ を 閉鎖 する | <o:thing> の 開放 されている ドア 1 つ を 閉鎖 する",
        "lock a door of $o",
    ),
    ("deed", "<o:thing> の ドア 1 つ を 閉鎖 か 開放 する", "lock or unlock a door of $o"),
    ("deed", "占術 <k:number> を 行う", "scry $k"),
    ("deed", "諜報 <k:number> を 行う", "surveil $k"),
    ("deed", "調査 を 行う", "investigate"),
    ("deed", "調査 を 2 回 行う | 2 回 調査 を 行う", "investigate twice"),
    ("deed", "探検 を 行う", "explore"),
    ("deed", "採餌 を 行う", "forage"),
    ("deed", "水の技 <k:number> を 行う", "waterbend {$k}"),
    ("deed", "再び 探検 を 行う | もう 一度 探検 を 行う", "explore again"),
    ("deed", "増殖 を 行う", "proliferate"),
    ("deed", "時間旅行 を 行う", "time travel"),
    ("deed", "増殖 を 2 回 行う", "proliferate twice"),
    ("deed", "動員 <k:number> を 行う", "amass $k"),
    ("deed", "<s:subtype> 動員 <k:number> を 行う", "amass $s $k"),
    ("deed", "順応 <k:number> を 行う", "adapt $k"),
    ("deed", "発見 <k:number> を 行う", "discover $k"),
    ("deed", "培養 <k:number> を 行う", "incubate $k"),
    ("deed", "謀議 を 行う", "connive"),
    ("deed", "謀議 <k:number> を 行う", "connive $k"),
    ("deed", "<o:thing> に 容疑 を かける", "suspect $o"),
    ("deed", "鼓舞 <k:number> を 行う", "bolster $k"),
    ("deed", "怪物化 <k:number> を 行う", "monstrosity $k"),
    ("deed", "消術 <k:number> を 行う", "fateseal $k"),
    ("deed", "居住 を 行う | 居住 する", "populate"),
    ("deed", "予示 を 行う", "manifest the top card of OWN library"),
    ("deed", "<o:thingo> 使嗾 する", "goad $o"),
    (
        "deed",
        "<o:thing> が どの プレイヤー や プレインズウォーカー を 攻撃 する か を 選び直す | "
        "<o:thing> が どの プレイヤー か プレインズウォーカー を 攻撃 する か を 選び直す",
        "reselect which player or planeswalker $o is attacking",
    ),
    ("deed", "<o:thingo> 留置 する", "detain $o"),
    ("deed", "<t:topo> 予示 する", "manifest $t"),
    ("deed", "支援 <k:number> を 行う", "support $k"),
    ("deed", "土の技 <k:number> を 行う", "earthbend $k"),
    ("deed", "<o:thing> に 気の技 を 行う", "airbend $o"),
    ("deed", "ダンジョン探索 を 行う", "venture into the dungeon"),
    ("deed", "履修 を 行う", "learn"),
    ("deed", "振り直す", "roll again"),
    ("deed", "この 手順 を [好き な 回数] 繰り返す", "repeat this process"),
    ("deed", "<o:thingo> 督励 する", "exert $o"),
    *(
        (
            "deed",
            f"d{sides} を 1 つ 振る | d{sides} を 1 個 振る | {sides} 面体サイコロ [を] 1 個 [を] 振る",
            f"roll a d{sides}",
        )
        for sides in (4, 6, 8, 10, 12, 20)
    ),
    *(
        (
            "deed",
            f"d{sides} を <k:number> つ 振り [、] {lower}方の出目を無視する | "
            f"d{sides} を <k:number> 個 振り [、] {lower}方の出目を無視する",
            f"roll NUM($k) d{sides} and ignore the {word} roll",
        )
        for sides in (4, 6, 8, 10, 12, 20)
        for lower, word in (("低い", "lower"), ("高い", "higher"))
    ),
    *(
        ("deed", f"d{sides} を <k:number> つ 振る | d{sides} を <k:number> 個 振る", f"roll SEVERAL($k) d{sides}")
        for sides in (4, 6, 8, 10, 12, 20)
    ),
    ("deed", "防御プレイヤー と 激突 を 行う", "clash with defending player"),
    ("deed", "対戦相手 1 人 と 激突 を 行う", "clash with an opponent"),
    ("deed", "<o:thingo> 予示 する", "manifest $o"),
    ("deed", "<n:n> の 後見 を 受ける", "behold A($n)"),
    ("deed", "証拠収集 <k:number> を 行う", "collect evidence $k"),
    ("deed", "{戦慄予示 | 戦慄 予示} {を 行う | する}", "manifest dread"),
    ("deed", "<t:topo> 偽装 する", "cloak $t"),
    ("deed", "<l:lifepoints> 得る", "gain $l"),
    ("deed", "<l:lifepoints> 失う", "lose $l"),
    ("deed", "<l:lifepoints> 支払う", "pay $l"),
    ("deed", "<s:symbols> を 支払う", "pay $s"),
    ("deed", "<s:symbols> か [、] <t:symbols> を 支払う", "pay $s or $t"),
    ("deed", "<s:symbols> か [、] <k:number> 点 の ライフ を 支払う", "pay $s or $k life"),
    (
        "deed",
        "<n:n> 1 <c:classifier> を 生け贄 に 捧げる か [、] <k:number> 点 の ライフ を 支払う",
        "sacrifice A($n) or pay $k life",
    ),
    ("deed", "<m:anymuch> <s:symbols> を 支払う", "pay any amount of $s"),
    ("deed", "<m:anymuch> ライフ を 支払う", "pay any amount of life"),
    ("deed", "<m:anymuch> マナ を 支払う", "pay any amount of mana"),
    ("anymuch", "望む 点数 の | 好きな 点数 の | 望む 数 の | 好きな 数 の | 望む 量 の | 好きな 量 の", ""),
    ("deed", "<s:symbols> を 得る", "get $s"),
    ("deed", "<c:counters> を 得る | <c:counterson> 得る", "get $c"),
    (
        "deed",
        "土地 で ない カード の 名前 を 1 つ 選ぶ | 土地 で ない カード名 を 1 つ 選ぶ",
        "choose a nonland card name",
    ),
    (
        "deed",
        "{自身 | それ 自身} に [、] {自身 の | それ の} パワー に 等しい 点数 の ダメージ を 与える | "
        "{自身 の | それ の} パワー に 等しい 点数 の ダメージ を [、] {自身 | それ 自身} に 与える",
        "deal damage to itself equal to its power",
    ),
    ("deed", "<o:one> を 選ぶ", "choose $o"),
    ("deed", "<n:n> を <k:howmany> 選ぶ", "choose N($k|$n)"),
    (
        "deed",
        "その 色 へ の あなた の 信心 に 等しい 点数 の [、] その 色 の マナ を 加える | "
        "あなた の その 色 へ の 信心 に 等しい 点数 の [、] その 色 の マナ を 加える",
        "add an amount of mana of that color equal to your devotion to that color",
    ),
    ("deed", "その 色 の マナ 1 点 を 加える | その 色 の マナ を 1 点 加える", "add one mana of that color"),
    ("deed", "<s:symbols> を 加える | [あなた~自分 の] マナ・プール に <s:symbols> を 加える", "add $s"),
    ("deed", "追加 の <s:symbols> を 加える | 追加 で <s:symbols> を 加える", "add an additional $s"),
    ("deed", "その 点数~数 に 等しい 点数~数 の <s:symbols> を 加える", "add that much $s"),
    ("deed", "<s:symbols> か <t:symbols> を 加える | <s:symbols> または <t:symbols> を 加える", "add $s or $t"),
    (
        "deed",
        "<s:symbols> か <t:symbols> か <u:symbols> を 加える | <s:symbols> 、 <t:symbols> 、 <u:symbols> の うち 1 つ を 加える | "
        "<s:symbols> 、 <t:symbols> 、 <u:symbols> の いずれか を 加える | "
        "<s:symbols> 、 <t:symbols> か <u:symbols> を 加える",
        "add $s, $t, or $u",
    ),
    (
        "deed",
        "その パーマネント が 生み出した 好きな タイプ の マナ 1 点 を 加える | "
        "その 土地 が 生み出した [タイプ の うち] 好きな タイプ の マナ 1 点 を 加える",
        "add one mana of any type that permanent produced",
    ),
    ("deed", "好きな 色 の マナ 1 点 を 加える", "add one mana of any color"),
    (
        "deed",
        "[その] 追放 され た カード の 色 の うち [の] いずれか 1 色 の マナ 1 点 を 加える | "
        "[その] 追放 され た カード の 色 の うち [、] 好きな 色 [1 色] の マナ 1 点 を 加える | "
        "[その] 追放 され た カード の 色 の うち [の] 好きな 1 色 の マナ 1 点 を 加える",
        "add one mana of any of the exiled card's colors",
    ),
    (
        "deed",
        "あなた の 統率者 の 固有色 の うち [の] 好きな 1 色 の マナ 1 点 を 加える | "
        "あなた の 統率者 の 固有色 の うち [の] 好きな 色 [1 色] の マナ 1 点 を 加える | "
        "あなた の 統率者 の 固有色 に 含まれる 好きな 色 の マナ 1 点 を 加える",
        "add one mana of any color in your commander's color identity",
    ),
    (
        "deed",
        "好きな 色 1 色 の マナ <k:number> 点 を 加える | 好きな 1 色 の マナ <k:number> 点 を 加える",
        "add ANYCOLOR($k)",
    ),
    (
        "deed",
        "好きな 色 の 組み合わせ の マナ <k:number> 点 を 加える | "
        "好きな 色 の マナ <k:number> 点 を 好きな 組み合わせ で 加える | "
        "望む 色 の 組み合わせ の マナ <k:number> 点 を 加える",
        "add NUM($k) mana in any combination of colors",
    ),
    (
        "deed",
        "<s:symbols> と~や <t:symbols> の 好きな 組み合わせ の マナ <k:number> 点 を 加える",
        "add NUM($k) mana in any combination of $s and/or $t",
    ),
    (
        "deed",
        "<s:symbols> と~や <t:symbols> と~や <u:symbols> の 好きな 組み合わせ の マナ <k:number> 点 を 加える",
        "add NUM($k) mana in any combination of $s, $t, and/or $u",
    ),
    ("deed", "選ばれた 色 の マナ <k:number> 点 を 加える", "add NUM($k) mana of the chosen color"),
    ("deed", "<o:ontop> [それぞれ] <c:counterso> 置く", "put $c on $o"),
    ("deed", "<n:n> の 上 に <c:counter> を それぞれ <k:number> 個 置く", "put N($k|‹$c›) on each SG($n)"),
    ("deed", "<o:ontop> <k:foreach> [、] <c:counterso> 置く", "put $c on $o for each $k"),
    ("deed", "<c:counterso> <o:ontop> 置く", "put $c on $o"),
    (
        "deed",
        "あなた が 選んだ [、] <k:counterchoice> 1 個 を <o:ontop> 置く | <o:ontop> [、] あなた が 選んだ [、] <k:counterchoice>"
        " 1 個 を 置く",
        "put your choice of $k on $o",
    ),
    (
        "deed",
        "<o:ontop> [、] <c:counter> 1 個 か [、] <d:counter> 1 個 を 置く",
        "put your choice of a PLAIN(‹$c›) or a PLAIN(‹$d›) on $o",
    ),
    ("counterchoice", "<c:counter> [1 個] か [、] <d:counter>", "a PLAIN(‹$c›) or a PLAIN(‹$d›)"),
    (
        "counterchoice",
        "<c:counter> [1 個] {か | 、} [、] <d:counter> [1 個] か [、] <e:counter>",
        "a PLAIN(‹$c›), a PLAIN(‹$d›), or a PLAIN(‹$e›)",
    ),
    (
        "deed",
        "<c:counterso> <o:thing> の 上 に 望む よう に 割り振って 置く | "
        "<o:thing> の 上 に <c:counterso> 望む よう に 割り振って 置く | "
        "<o:thing> に <c:counterso> 望む よう に 割り振って 置く | <c:counterso> <o:thing> の 上 に 割り振って 置く | "
        "<o:thing> の 上 に <c:counterso> 割り振って 置く",
        "distribute $c among $o",
    ),
    (
        "deed",
        "<o:offtop> <c:counterso> 取り除く | <c:counterso> <o:offtop> 取り除く",
        "remove $c from $o",
    ),
    (
        "deed",
        "<o:offtop> すべて の <c:counter> を 取り除く | <o:offtop> <c:counter> を すべて 取り除く",
        "remove ALL(‹$c›) from $o",
    ),
    (
        "deed",
        "<o:offtop> <c:counterso> <p:ontop> 移動 する | <o:offtop> <c:counterso> <p:ontop> 移す",
        "move $c from $o onto $p",
    ),
    (
        "deed",
        "<o:thing> の 上 に 置かれている <c:counter> の 数~総数~個数 を [それぞれ] 2 倍 に する | "
        "<o:thing> の 上 の <c:counter> の 数~総数~個数 を 2 倍 に する",
        "double the number of PLAIN(‹$c›) on $o",
    ),
    (
        "deed",
        "<o:thing> の 上 に 置かれている [、] {各 種類 の カウンター | カウンター の 各 種類} の {数 | 個数} を [それぞれ]"
        " 2 倍 に する",
        "double the number of each kind of counter on $o",
    ),
    (
        "deed",
        "{追放領域 に ある 対戦相手 [1 人] が オーナー である カード <k:number> 枚 を [、] | "
        "対戦相手 [1 人] が オーナー である カード <k:number> 枚 を [、] 追放領域 から}"
        " {その プレイヤー | オーナー} の 墓地 に 置く",
        "put N($k|‹card›) an opponent owns from exile into their owner's graveyard",
    ),
    ("deed", "{それ | ~} の マナ・コスト を 支払う", "pay its mana cost"),
    (
        "deed",
        "統率領域 から あなた の 統率者 を <h:hand> に 加える | あなた の 統率者 を 統率領域 から <h:hand> に 加える",
        "put your commander into $h from the command zone",
    ),
    (
        "deed",
        "<o:offtop> <c:counter> を {望む | 好きな} 数~個数 取り除く | "
        "<o:offtop> {望む | 好きな} 数~個数 の <c:counter> を 取り除く",
        "remove any number of PLAIN(‹$c›) from $o",
    ),
    (
        "deed",
        "<w:ofwhom> 手札 と 墓地 に ある すべて の カード を 追放 する",
        "exile all cards from $w hand and graveyard",
    ),
    (
        "deed",
        "あなた の 手札 と [、] [あなた の] 墓地 と [、] あなた が オーナー である すべて の <n:n> を [、] <l:library> に"
        " 加えて 切り直す",
        "shuffle your hand, your graveyard, and all PLAIN($n) you own into $l",
    ),
    ("deed", "<n:n> の 半分 を 生け贄 に 捧げる", "sacrifice half the PLAIN($n) of OWN choice"),
    ("deed", "[自分 の] 手札 に ある カード の 半分 を 捨てる", "discard half the cards in OWN hand"),
    ("deed", "その 点数~数 に 等しい 点数~数 の <s:symbols> を 得る", "get that many $s"),
    ("deed", "<r:reference> を <g:graveyard> から 追放 する", "exile $r from $g"),
    ("deed", "<r:reference> と <s:reference> を 追放 する", "exile $r and $s"),
    ("deed", "~ を 統率領域 から 戦場 に 出す", "put ~ onto the battlefield from the command zone"),
    (
        "deed",
        "{それ | ~} の 上 に {置かれている | 置かれていた} カウンター を [すべて] <o:ontop> 置く",
        "put its counters on $o",
    ),
    ("deed", "<o:offtop> すべて の カウンター を 取り除く", "remove all counters from $o"),
    ("deed", "<o:offtop> カウンター を すべて 取り除く", "remove all counters from $o"),
    ("deed", "<o:offtop> カウンター [を] 1 個 [を] 取り除く", "remove a counter from $o"),
    (
        "deed",
        "あなた の 墓地 と [あなた の] ライブラリー を 交換 する",
        "exchange your graveyard and library",
    ),
    ("deed", "<o:thing> の パワー を 2 倍 に する", "double POSS($o) power"),
    ("deed", "<o:thing> の パワー と タフネス を [それぞれ] 2 倍 に する", "double POSS($o) power and toughness"),
    ("deed", "<o:each> の パワー を それぞれ 2 倍 に する", "double the power of $o"),
    (
        "deed",
        "[あなた が 持っている] 未消費 の マナ の [各] タイプ [の マナ] の 量 を それぞれ 2 倍 に する | "
        "あなた が 持っている 未消費 の マナ の 量 を タイプ ごと に [それぞれ] 2 倍 に する | "
        "あなた が 持っている [、] 未消費 の 各 タイプ の マナ の 量 を それぞれ 2 倍 に する",
        "double the amount of each type of unspent mana you have",
    ),
    ("deed", "<o:thing> の パワー を 3 倍 に する", "triple POSS($o) power"),
    ("deed", "<o:thing> の パワー と タフネス を [それぞれ] 3 倍 に する", "triple POSS($o) power and toughness"),
    ("deed", "<o:thing> を <p:thing> に つける", "attach $o to $p"),
    ("deed", "<o:thingo> 外す", "unattach $o"),
    (
        "deed",
        "この ターン に 続いて 追加 の 1 ターン を 行う | この ターン に 続いて 追加 の ターン を 1 つ 行う | "
        "この ターン の 後 に 追加 の ターン を 得る | この ターン の 後 に 追加 の 1 ターン を 得る | "
        "この ターン の 後 に 追加 の 1 ターン を 行う | この ターン の 後 に 、 追加 の 1 ターン を 行う",
        "take an extra turn after this one",
    ),
    ("deed", "<w:ofwhom> 次 の ターン を 飛ばす", "skip $w next turn"),
    ("deed", "次 の ターン を 飛ばす", "skip OWN next turn"),
    ("deed", "<w:ofwhom> 次 の <k:number> ターン を 飛ばす", "skip $w next NUM($k) turns"),
    ("deed", "<w:ofwhom> 次 の ドロー・ステップ を 飛ばす", "skip $w next draw step"),
    ("deed", "<w:ofwhom> 次 の 戦闘フェイズ を 飛ばす", "skip $w next combat phase"),
    ("deed", "<w:ofwhom> 次 の アンタップ・ステップ を 飛ばす", "skip $w next untap step"),
    (
        "deed",
        "<w:ofwhom> ライフ の 総量 を 2 倍 に する | <w:ofwhom> ライフ総量 を 2 倍 に する",
        "double $w life total",
    ),
    ("deed", "その 色 の カード を すべて 捨てる", "discard all cards of that color"),
    ("deed", "統治者 に なる", "become the monarch"),
    ("deed", "イニシアチブ を 得る", "take the initiative"),
    (
        "clause",
        "<w:ofwhom> ライフ総量 は <k:number> 点 に なる | <w:ofwhom> ライフ の 総量 は <k:number> 点 に なる",
        "$w life total becomes $k",
    ),
    (
        "clause",
        "あなた の {ライフ総量 | ライフ の 総量} は [、] "
        "あなた の {初期 ライフ [の] 総量 | ライフ の 初期総量} に 等しい {値 | 点数} に なる | "
        "あなた の {ライフ総量 | ライフ の 総量} は [、] あなた の {初期 ライフ [の] 総量 | ライフ の 初期総量} に 等しく なる",
        "your life total becomes equal to your starting life total",
    ),
    *(
        row
        for each, english in (("各 プレイヤー", "each player"), ("各 対戦相手", "each opponent"))
        for life in ("ライフ総量", "ライフ の 総量")
        for row in (
            (
                "clause",
                f"{each} の {life} は [、] 自分 が コントロール している <n:n> の {{数 | 総数}} {{に 等しく なる | に なる}}",
                f"{english}'s life total becomes the number of PLAIN($n) they control",
            ),
            (
                "clause",
                f"{each} の {life} は [、] すべて の プレイヤー の {life} の うち [の] {{最も 少ない | 最小 の}}"
                " {もの | 値} {に 等しく なる | に なる}",
                f"{english}'s life total becomes the lowest life total among all players",
            ),
            (
                "clause",
                f"{each} の {life} は [、] すべて の プレイヤー の {life} の うち [の] {{最も 多い | 最大 の}}"
                " {もの | 値} {に 等しく なる | に なる}",
                f"{english}'s life total becomes the highest life total among all players",
            ),
        )
    ),
    ("clause", "<r:reference> は 計画 され た 状態 に なる", "S($r|become plotted)"),
    ("clause", "<p:doer> が 統治者 に なる", "S($p|become the monarch)"),
    ("clause", "<p:doer> が イニシアチブ を 得る", "S($p|take the initiative)"),
    ("body", "この ゲーム を 引き分け に する | ゲーム は 引き分け に なる", "the game is a draw"),
    ("deed", "カード名 1 つ を 選ぶ | カード名 を 1 つ 選ぶ", "choose a card name"),
    ("deed", "<a:adjective> カード名 1 つ を 選ぶ", "choose a $a card name"),
    ("deed", "<t:kindnoun> か <u:kindnoun> である カード名 1 つ を 選ぶ", "choose a $t or $u card name"),
    (
        "deed",
        "基本 土地 [・] カード名 以外 の カード名 1 つ を 選ぶ",
        "choose a card name other than a basic land card name",
    ),
    (
        "deed",
        "<o:thingo> マナ・コスト を 支払う こと なく プレイ する | <o:thingo> その マナ・コスト を 支払う こと なく プレイ する",
        "play $o without paying its mana cost",
    ),
    *(
        (
            "deed",
            f"<n:n> [1 つ] が 生み出す こと {{の | が}} できる {what} の マナ 1 点 を 加える | "
            f"<n:n> [1 つ] が 生み出す こと {{の | が}} できる {what} の [、]"
            f" {{うち [、] 好きな {what} | 好きな {what} | うち [、] 好きな {what} 1 {one} | 好きな {what} 1 {one}}}"
            " の マナ 1 点 を 加える",
            f"add one mana of any {word} that A($n) could produce",
        )
        for what, one, word in (("タイプ", "つ", "type"), ("色", "色", "color"))
    ),
    (
        "deed",
        "あなた が この ターン に 最後 に 引いた カード [1 枚] を 捨てる",
        "discard the last card you drew this turn",
    ),
    ("deed", "<o:thingo> 2 回 コピー する", "copy $o twice"),
    (
        "deed",
        "<o:thingo> それ が 対象 {と する こと が できる | に できる | に する こと が できる} [、] <n:n> 1 <c:classifier> に つき"
        " [、] 1 回 コピー する | その 呪文 が 対象 {と する こと が できる | に できる | に する こと が できる} <n:n>"
        " 1 <c:classifier> に つき [、] <o:thingo> [1 回] コピー する",
        "copy $o for each SG($n) that the spell could target",
    ),
    (
        "deed",
        "パワー の 合計 が <k:number> 以上 に なる よう に [、] {望む | 好きな} 数 の <n:n> を 生け贄 に 捧げる",
        "sacrifice any number of PLAIN($n) with total power $k or greater",
    ),
    (
        "deed",
        "すべて の <n:n> か すべて の <m:n> を 破壊 する",
        "destroy all PLAIN($n) or all PLAIN($m)",
    ),
    ("deed", "[この] ターン を 終了 する", "end the turn"),
    (
        "deed",
        "[自分 の] ライブラリー の カード を 上 から 同じ 数~枚数 だけ [自分 の] 墓地 に 置く",
        "mill that many cards",
    ),
    (
        "deed",
        "<o:each> の 上 に [それぞれ] [、] それ に 置かれている <c:counter> の 数 を 2 倍 に する",
        "double the number of PLAIN(‹$c›) on $o",
    ),
    (
        "deed",
        "<s:symbols> と~や <t:symbols> を 好きな 組み合わせ で <k:number> 点 加える",
        "add NUM($k) mana in any combination of $s and/or $t",
    ),
    ("deed", "戦闘フェイズ を 終了 する", "end the combat phase"),
    ("deed", "[この] ゲーム に 勝利 する", "win the game"),
    ("deed", "[この] ゲーム に 敗北 する", "lose the game"),
    ("deed", "プレイヤー 1 人 を 選ぶ", "choose a player"),
    ("deed", "対戦相手 1 人 を 選ぶ", "choose an opponent"),
    ("deed", "色 1 色 を 選ぶ | 色 を 1 色 選ぶ | 色 を 1 つ 選ぶ | 色 1 つ を 選ぶ", "choose a color"),
    *(
        ("deed", f"{ja} 1 つ を 選ぶ | {ja} を 1 つ 選ぶ", f"choose a {en}")
        for ja, en in (("カード・タイプ", "card type"), ("土地タイプ", "land type"))
    ),
    *(
        (
            "deed",
            f"{' か '.join(f'<{one}:{slot}>' for one in slots)} を 選ぶ",
            f"choose {', '.join(f'${one}' for one in slots[:-1])}{',' if len(slots) > 2 else ''} or ${slots[-1]}",
        )
        for slot in ("type", "subtype")
        for slots in ("ab", "abc", "abcde")
    ),
    ("deed", "クリーチャー・タイプ 1 つ を 選ぶ | クリーチャー・タイプ を 1 つ 選ぶ", "choose a creature type"),
    (
        "deed",
        "<s:subtype> 以外 の クリーチャー・タイプ 1 つ を 選ぶ | <s:subtype> 以外 の クリーチャー・タイプ を 1 つ 選ぶ",
        "choose a creature type other than $s",
    ),
    (
        "deed",
        "<k:keywords> を 持つ 紋章 を [1 つ] 得る | <k:keywords> を 持つ 紋章 1 つ を 得る",
        "get an emblem with $k",
    ),
    ("deed", "<o:thingo> プレイ する", "play $o"),
    ("deed", "<o:thingo> 唱える", "cast $o"),
    (
        "deed",
        "<o:thingo> [、] それ の マナ・コスト を 支払う こと なく 唱える | "
        "<o:thingo> [、] マナ・コスト を 支払う こと なく 唱える | "
        "<o:thingo> [、] その マナ・コスト を 支払う こと なく 唱える",
        "OTHERTHAN($o|cast $o without paying its mana cost)",
    ),
    ("deed", "フェイズ・アウト する", "phase out"),
    (
        "deed",
        "未消費 の マナ を すべて 失う | すべて の 未消費 の マナ を 失う | [自分 の] マナ・プール を 空 に する",
        "lose all unspent mana",
    ),
    *(
        (
            "deed",
            f"<o:thing> の 文章 の 中 の {kind} 1 種類 を すべて 別 の {kind} 1 種類 に 書き換える",
            f"change the text of $o by replacing all instances of one {english} with another",
        )
        for kind, english in (
            ("色 の 単語", "color word"),
            ("基本 土地タイプ", "basic land type"),
            ("クリーチャー・タイプ", "creature type"),
        )
    ),
]

DAMAGE: list[Row] = [
    ("deed", "<o:whom> に [、] [それぞれ] [、] <k:damage> 与える", "deal $k to $o"),
    *(
        (
            "deed",
            f"<o:whom> に [、] X の 半分 ( 端数 {ja} ) に 等しい 点数 の ダメージ を 与える",
            f"deal half X damage, rounded {en}, to $o",
        )
        for ja, en in (("切り上げ", "up"), ("切り捨て", "down"))
    ),
    *(
        (
            "deed",
            f"<o:whom> に [、] X の 半分 ( 端数 {ja} ) に 等しい 点数 の ダメージ を [、]"
            f" あなた に [、] X の 半分 ( 端数 {rest} ) に 等しい 点数 の ダメージ を 与える",
            f"deal half X damage, rounded {en}, to $o, and half X damage, rounded {other}, to you",
        )
        for ja, rest, en, other in (("切り上げ", "切り捨て", "up", "down"), ("切り捨て", "切り上げ", "down", "up"))
    ),
    ("deed", "<o:whom> に [、] [それぞれ] [、] <k:equaldamage> 与える", "deal $k to $o"),
    ("deed", "<o:whom> に [、] <e:foreach> [、] <k:damage> 与える", "deal $k to $o for each $e"),
    (
        "deed",
        "<o:whom> に [、] <k:damage> [、] あなた が 望む よう に 割り振って 与える | "
        "<o:whom> に [、] <k:damage> 望む よう に 割り振って 与える | "
        "<o:whom> に [、] <k:damage> 好きな よう に 割り振って 与える | "
        "<k:damage> <o:whom> に 望む よう に 割り振って 与える | "
        "<k:damage> 、 <o:whom> に 望む よう に 割り振って 与える | "
        "<o:whom> に [、] <k:damage> あなた が 選んだ 点数 [ずつ] で 割り振って 与える",
        "deal $k divided as you choose among $o",
    ),
    (
        "deed",
        "<o:whom> に [、] <k:damage> 均等 に 割り振って ( 端数 切り捨て ) 与える",
        "deal $k divided evenly, rounded down, among $o",
    ),
    ("deed", "<k:damage> <o:whom> に [それぞれ] 与える", "deal $k to $o"),
    ("deed", "<k:equaldamage> [、] <o:whom> に [それぞれ] 与える", "deal $k to $o"),
    (
        "deed",
        "<o:whom> に <k:number> 点 の ダメージ [を] 、 <p:whom> に <m:damage> 与える | "
        "<o:whom> に <k:number> 点 、 <p:whom> に <m:damage> 与える",
        "deal $k damage to $o and $m to $p",
    ),
]
