"""Japanese card text, whole sentences: who does something, when, on what condition, and what is targeted first (115.1, 603.1).

What a sentence names as its target stands in ⟦⟧ in front; `joining` puts it where it is spoken of for the first time.
"""

from __future__ import annotations

from judgekit.language.chart import Row

SENTENCES: list[Row] = [
    ("sentence", "<b:body>", "$b"),
    ("sentence", "<e:event> た とき 、 <s:body>", "when $e, $s"),
    ("sentence", "<e:event> たび 、 <s:body> | <e:event> たび に 、 <s:body>", "whenever $e, $s"),
    ("does", "<n:n> の 能力 を [1 つ] 起動 する", "activate an ability of A($n)"),
    (
        "does",
        "マナ能力 で ない <n:n> の 能力 を [1 つ] 起動 する | "
        "<n:n> の [、] マナ能力 で ない 能力 [1 つ を | を 1 つ | を] 起動 する",
        "activate an ability of A($n) that isn't a mana ability",
    ),
    (
        "sentence",
        "<e:event> たび 、 それ が マナ能力 で ない 場合~なら 、 <s:body>",
        "whenever $e that isn't a mana ability, $s",
    ),
    (
        "sentence",
        "<r:itself> が 攻撃 する たび 、 この 戦闘 で [、] あなた が"
        " {パワー の 合計 が <k:number> 以上 {である | の} | 合計 パワー が <k:number> 以上 {である | の}} クリーチャー で 攻撃"
        " {していた なら | し た なら | していた 場合 | し た 場合} 、 <s:body>",
        "whenever $r attacks, if you attacked with creatures with total power $k or greater this combat, $s",
    ),
    ("sentence", "<e:event> か [、] <f:event> たび 、 <s:body>", "whenever $e or whenever $f, $s"),
    (
        "sentence",
        "<e:event> たび 、 {および | ならびに} [、] <f:event> たび 、 <s:body>",
        "whenever $e and whenever $f, $s",
    ),
    (
        "sentence",
        "<e:event> た とき {、 および | 、 ならびに | と} [、] <f:event> たび 、 <s:body>",
        "when $e and whenever $f, $s",
    ),
    (
        "sentence",
        "<w:timing> の 間 に [、] <e:event> たび 、 <s:body> | <w:timing> に [、] <e:event> たび 、 <s:body> | "
        "<w:timing> 中 に [、] <e:event> たび 、 <s:body>",
        "whenever $e during $w, $s",
    ),
    ("sentence", "<c:condition> 間 に [、] <e:event> たび 、 <s:body>", "whenever $e while $c, $s"),
    ("sentence", "<b:beginning> の 開始時 に 、 <s:body>", "at the beginning of $b, $s"),
    ("sentence", "<b:beginning> の 開始時 に <s:body>", "at the beginning of $b, $s"),
    ("sentence", "起動 は [、] <l:limit> のみ {行う | 行える}", "activate only $l"),
    ("sentence", "起動 は [、] {各~毎 ターン [に] | 1 ターン に} 1 回 しか 行えない", "activate only once each turn"),
    (
        "sentence",
        "起動 は <l:limit> のみ {行い | 、 また} [、] <m:limit> のみ 行う",
        "activate only $l and only $m",
    ),
    ("sentence", "X は [、] 0 に [は] できない", "X can't be 0"),
    (
        "sentence",
        "X [の 支払い] に は [、] <c:color> [の] マナ {しか {支払えない | 使えない | 使用 できない}"
        " | のみ が 使用 できる | のみ を {支払える | 使用 できる}}",
        "spend only $c mana on X",
    ),
    (
        "sentence",
        "その フラッシュバック・コスト は [、] <s:itsown> マナ・コスト に 等しい",
        "the flashback cost is equal to its mana cost",
    ),
    (
        "sentence",
        "この 能力 は [、] <l:limit> のみ 起動 できる | この 能力 は [、] <l:limit> のみ 起動 する | "
        "<l:limit> のみ 起動 できる",
        "activate only $l",
    ),
    (
        "sentence",
        "この 能力 は 1 ターン に 1 回 しか 起動 できない | この 能力 は 毎 ターン 1 回 しか 起動 できない | "
        "この 能力 は 毎 ターン に 1 回 しか 起動 できない | "
        "この 能力 は [、] 各 ターン [に] 1 回 しか 起動 できない",
        "activate only once each turn",
    ),
    (
        "sentence",
        "この 能力 は [、] 各 ターン [に] <k:number> 回 まで しか 起動 できない | "
        "この 能力 は [、] 1 ターン に <k:number> 回 まで しか 起動 できない | "
        "この 能力 は [、] 毎 ターン [に] <k:number> 回 まで しか 起動 できない",
        "activate no more than NUM($k) times each turn",
    ),
    (
        "sentence",
        "この 能力 は [、] 各 ターン [に] 1 回 しか 誘発 しない | この 能力 は [、] 毎 ターン [に] 1 回 しか 誘発 しない",
        "this ability triggers only once each turn",
    ),
    ("sentence", "この 能力 は [、] 1 回 しか 誘発 しない", "this ability triggers only once"),
    (
        "sentence",
        "この 能力 は [、] 各~毎 ターン [に] 2 回 [まで] しか 誘発 しない",
        "this ability triggers only twice each turn",
    ),
    (
        "sentence",
        "この 能力 は [、] {それ の | その} 対象 が 不適正 に なって も [、] 解決 する",
        "this ability still resolves if its target becomes illegal",
    ),
    (
        "sentence",
        "これ は [、] 各 ターン [に] 1 回 しか 行えない | これ は [、] 各 ターン [に] 1 回 しか 行わない",
        "do this only once each turn",
    ),
    ("limit", "ソーサリー として | [あなた が] ソーサリー を 唱えられる とき に", "as a sorcery"),
    ("limit", "各 ターン [に] 1 回 | 毎 ターン 1 回", "once each turn"),
    ("limit", "<t:timing> の 間 に | <t:timing> 中 に | <t:timing> に", "during $t"),
    (
        "limit",
        "<w:whoseturn> の 間 で [、] <p:point> 前 に | <w:whoseturn> の [、] <p:point> 前 に",
        "during $w, before $p",
    ),
    ("limit", "<w:whoseturn> の 間 で [、] かつ [、] <p:point> 前 に", "during $w and only before $p"),
    ("limit", "<p:point> 前 に", "before $p"),
    ("limit", "戦闘 の 間 で [、] ブロック・クリーチャー 指定 前 に", "during combat before blockers are declared"),
    ("limit", "戦闘 の 間 で [、] ブロック・クリーチャー 指定 後 に", "during combat after blockers are declared"),
    ("limit", "インスタント として", "as an instant"),
    (
        "sentence",
        "{<c:notunless> [、] [この 能力 は] | この 能力 は [、] <c:notunless>} 起動 できない",
        "activate only if $c",
    ),
    ("sentence", "{<c:notunless> [、] [~ は] | ~ は [、] <c:notunless>} 唱えられない", "cast ~ only if $c"),
    (
        "sentence",
        "どの プレイヤー も この 能力 を 起動 できる | どの プレイヤー も この 能力 を 起動 して も よい",
        "any player may activate this ability",
    ),
    (
        "sentence",
        "あなた の 対戦相手 のみ が この 能力 を 起動 できる",
        "only your opponents may activate this ability",
    ),
    ("timing", "<w:whoseturn>", "$w"),
    ("timing", "戦闘", "combat"),
    ("timing", "<w:whoseturn> の 戦闘", "combat on $w"),
    ("timing", "<s:span>", "the $s"),
    ("timing", "あなた の <s:span>", "your $s"),
    ("timing", "対戦相手 の <s:span>", "an opponent's $s"),
    ("whoseturn", "あなた の ターン", "your turn"),
    ("whoseturn", "対戦相手 の ターン | 対戦相手 1 人 の ターン", "an opponent's turn"),
    ("point", "戦闘 [の]", "combat"),
    ("point", "攻撃クリーチャー 指定 | 攻撃クリーチャー が 指定 される", "attackers are declared"),
    ("point", "ブロック・クリーチャー 指定 | ブロック・クリーチャー が 指定 される", "blockers are declared"),
    ("point", "戦闘ダメージ・ステップ の", "the combat damage step"),
    ("point", "戦闘終了ステップ の", "the end of combat step"),
    ("span", "アップキープ", "upkeep"),
    ("span", "ドロー・ステップ", "draw step"),
    ("span", "終了ステップ", "end step"),
    ("span", "アンタップ・ステップ", "untap step"),
    ("span", "メイン・フェイズ", "main phase"),
    ("span", "戦闘前メイン・フェイズ", "precombat main phase"),
    ("span", "戦闘後メイン・フェイズ", "postcombat main phase"),
    ("span", "戦闘開始ステップ", "beginning of combat step"),
    ("span", "攻撃クリーチャー指定ステップ", "declare attackers step"),
    ("span", "ブロック・クリーチャー指定ステップ", "declare blockers step"),
    ("span", "戦闘ダメージ・ステップ", "combat damage step"),
    ("span", "戦闘終了ステップ", "end of combat step"),
    ("sentence", "~ は [、] <l:limit> のみ 唱えられる | この 呪文 は [、] <l:limit> のみ 唱えられる", "cast ~ only $l"),
    ("limit", "<c:condition> とき [に] | <c:condition> 場合 [に]", "if $c"),
    (
        "choice",
        "次 の 2 つ から <n:chosen> を 選ぶ | 次 の 3 つ から <n:chosen> を 選ぶ | 次 の 4 つ から <n:chosen> を 選ぶ | "
        "以下 から <n:chosen> を 選ぶ | 以下 から <n:chosen> 選ぶ | 次 の うち から <n:chosen> を 選ぶ | "
        "次 の 中 から <n:chosen> を 選ぶ | 以下 の 中 から <n:chosen> を 選ぶ | 以下 の 2 つ から <n:chosen> を 選ぶ | "
        "以下 の 3 つ から <n:chosen> を 選ぶ | 以下 の 4 つ から <n:chosen> を 選ぶ | "
        "次 から <n:chosen> を 選ぶ",
        "choose $n —",
    ),
    ("chosen", "1 つ", "one"),
    ("chosen", "2 つ", "two"),
    ("chosen", "3 つ", "three"),
    ("chosen", "1 つ か 両方 | 1 つ または 両方", "one or both"),
    ("chosen", "1 つ 以上 | 1 つ または 複数", "one or more"),
    ("chosen", "望む 数", "any number"),
    ("chosen", "最大 1 つ", "up to one"),
    ("chosen", "最大 2 つ", "up to two"),
    ("body", "<c:choice>", "$c"),
    (
        "body",
        "{<w:thisturn> この 能力 が | この 能力 が この ターン [内] {で | に} [、]} <k:number> 回目 に"
        " {解決 し た | 解決された | 解決 され た} とき 、 <b:body>",
        "when this ability resolves for the NTH($k) time this turn, $b",
    ),
    (
        "body",
        "各 プレイヤー は [、] 自分 が コントロール している <a:n> 1 <c:classifier> と <b:n> 1 <d:classifier> と "
        "<o:n> 1 <e:classifier> を 選び 、 [その後 [、]] 残り を 生け贄 に 捧げる",
        "each player chooses A($a), A($b), and A($o) from among the permanents they control, then sacrifices the rest",
    ),
    (
        "body",
        "これ に より 呪文 を 唱える なら 、 [それ の] マナ・コスト を 支払う の で は なく [、] "
        "それ の マナ総量 に 等しい 点数 の ライフ を 支払う",
        "if you cast a spell this way, pay life equal to its mana value rather than pay its mana cost",
    ),
    (
        "body",
        "[あなた は] [、] 同じ モード を 2 回 以上 選んで も よい | 同じ モード を 複数 回 選んで も よい",
        "you may choose the same mode more than once",
    ),
    ("body", "<c:condition> なら 、 代わり に [その] 両方 を 選ぶ", "if $c, choose both instead"),
    (
        "body",
        "これ に より 追放 され た 各 <h:head> に つき 、 <b:body>",
        "for each SG($h) exiled this way, $b",
    ),
]

BODIES: list[Row] = [
    ("body", "<d:deeds>", "IMP($d)"),
    ("body", "<c:clause>", "$c"),
    ("body", "<d:deedsfirst> 、 <b:clause>", "IMP($d) and $b"),
    ("body", "<d:deedsfirst> 、 その後 [、] <b:clause>", "IMP($d), then $b"),
    ("clause", "<p:doer> は [、] [それぞれ] [、] <d:deeds>", "S($p|$d)"),
    ("clause", "<c:clausefirst> 、 <b:clause>", "$c and $b"),
    ("clause", "<c:clausefirst> 、 その後 [、] <b:clause>", "$c, then $b"),
    ("clause", "あなた と <p:player> は [、] それぞれ [、] <d:deeds>", "you and $p each $d"),
    ("clausefirst", "<p:doer> は [、] [それぞれ] [、] <d:deedsfirst>", "S($p|$d)"),
    ("clause", "それら [の クリーチャー] は [互い に] 格闘 を 行う", "@fight"),
    ("clause", "<p:doer> は [、] [それぞれ] [、] <d:leave> も よい", "MAY($p|$d)"),
    (
        "clause",
        "あなた から 始めて 、 各 プレイヤー は [それぞれ] [、] <d:leave> も よい",
        "starting with you, MAY(each player|$d)",
    ),
    ("body", "<d:leave> も よい", "MAY(you|$d)"),
    (
        "body",
        "<o:whom> に 、 <d:doer> は <k:damage> 与える | <o:whom> に <d:doer> は <k:damage> 与える",
        "S($d|deal $k to $o)",
    ),
    ("body", "<t:topo> 見 、 <b:body> | <t:topo> 見て 、 <b:body>", "look at $t. $b"),
    (
        "body",
        "それら の <h:head> それぞれ に {つき | ついて} [、] <b:body> | それら の 各 <h:head> に {つき | ついて} [、] <b:body>",
        "for each of those PL($h), $b",
    ),
    ("body", "各 <n:n> に つき [、] <b:body>", "for each SG($n), $b"),
    (
        "thingo",
        "それら の <h:head> の うち [、] この ターン に 攻撃 しなかった もの を [すべて]",
        "each of those PL($h) that didn't attack this turn",
    ),
    ("body", "<d:deed> か [、] <e:deeds>", "IMP($d) or IMP($e)"),
    ("body", "各 対戦相手 に つき [それぞれ] 、 <b:body>", "for each opponent, $b"),
    ("body", "各 プレイヤー に つき 、 <b:body>", "for each player, $b"),
    ("clause", "<t:thing> を フェイズ・アウト させる", "S($t|phase out)"),
    (
        "sentence",
        "この 効果 は ~ を 取り除かない | この 効果 で は ~ は 取り除かれない",
        "this effect doesn't remove ~",
    ),
    (
        "sentence",
        "この 効果 は オーラ を 取り除かない | この 効果 で は オーラ は 取り除かれない",
        "this effect doesn't remove Auras",
    ),
    (
        "sentence",
        "この 効果 は すでに それ に ついている あなた が コントロール している オーラ や 装備品 を 取り除かない",
        "this effect doesn't remove Auras and Equipment you control that are already attached to it",
    ),
    ("body", "これ に より <n:n> [1 枚] が 捨てられ た なら [、] <b:body>", "if A($n) is discarded this way, $b"),
    ("sentence", "それ は 再生 できない", "@it can't be regenerated"),
    ("sentence", "それら は 再生 できない", "@they can't be regenerated"),
    (
        "body",
        "これ に より その 呪文 が 打ち消され た なら 、 それ を オーナー の 墓地 に 置く 代わり に [、] [それ を] 追放 する | "
        "これ に より 呪文 が 打ち消され た なら 、 それ を オーナー の 墓地 に 置く 代わり に [、] [それ を] 追放 する",
        "if that spell is countered this way, exile it ¦ instead of putting it into its owner's graveyard",
    ),
    (
        "body",
        "{これ に より [その] 呪文 が 打ち消され た | その 呪文 が これ に よって 打ち消され た} <f:ifwould> "
        "それ を {オーナー | プレイヤー | その プレイヤー} の 墓地 に 置く 代わり に [、] "
        "{その プレイヤー の | オーナー の} 手札 に 加える",
        "if that spell is countered this way, put it into its owner's hand ¦ instead of into that player's graveyard",
    ),
    (
        "body",
        "この メイン・フェイズ の 後 に 、 追加 の 戦闘フェイズ [1 つ] と 追加 の メイン・フェイズ [1 つ] を 加える | "
        "この メイン・フェイズ の 後 に 追加 の 戦闘フェイズ を 行い 、 その後 追加 の メイン・フェイズ を 行う | "
        "この メイン・フェイズ の 後 に 、 追加 の 戦闘フェイズ 1 つ と それ に 続く 追加 の メイン・フェイズ 1 つ を 行う | "
        "この メイン・フェイズ に 続いて 、 追加 の 戦闘フェイズ 1 つ と それ に 続く 追加 の メイン・フェイズ 1 つ を 行う | "
        "この フェイズ の 後 に 、 追加 の 戦闘フェイズ 1 つ と 追加 の メイン・フェイズ 1 つ を 加える | "
        "この メイン・フェイズ の 後 に 、 追加 の 戦闘フェイズ [1 つ] と それ に 続く 追加 の メイン・フェイズ [1 つ] を 加える",
        "after this main phase, there is an additional combat phase ¦ followed by an additional main phase",
    ),
    (
        "body",
        "この ステップ の 後 に 、 追加 の アップキープ・ステップ 1 つ を 加える",
        "there is an additional upkeep step after this step",
    ),
    (
        "body",
        "<p:player> は [、] この ステップ の {後 | 直後} に [、] 追加 の アップキープ・ステップ {1 つ を | を [1 つ]} 得る",
        "S($p|get an additional upkeep step after this step)",
    ),
    (
        "body",
        "あなた は この フェイズ の 後 に 、 追加 の アップキープ・ステップ <k:number> つ を 得る",
        "you get SEVERAL($k) additional upkeep steps after this phase",
    ),
    (
        "body",
        "この フェイズ の 後 に 、 追加 の 戦闘フェイズ 1 つ を 加える | この フェイズ の 後 に 追加 の 戦闘フェイズ を 行う | "
        "この フェイズ の 後 に 、 追加 の 戦闘フェイズ を [1 つ] 加える | "
        "この フェイズ の 後 に 、 追加 の 戦闘フェイズ [1 つ] が ある",
        "after this phase, there is an additional combat phase",
    ),
    ("body", "<p:player> が そうした なら~場合 、 <b:body>", "if S($p|do), $b"),
    ("clause", "対戦相手 は 誰 で も [、] <d:leave> も よい", "MAY(any opponent|$d)"),
    ("clause", "プレイヤー は 誰 で も [、] <d:leave> も よい", "MAY(any player|$d)"),
    ("body", "そうしない 場合 、 <b:body> | そうしなかった 場合 、 <b:body>", "if you don't, $b"),
    ("statement", "あなた と <n:n> は [、] <p:predicate>", "S(you and PLAIN($n)§|$p)"),
    ("statement", "あなた と <n:eachn> は [、] [それぞれ] [、] <p:predicate>", "S(you and PLAIN($n)§|$p)"),
    ("statement", "<r:reference> と <s:reference> は [、] それぞれ [、] <p:predicate>", "S($r and $s each§|$p)"),
    ("body", "<s:statement>", "$s"),
    ("statement", "{各 | 毎} 戦闘 で [、] <t:things> は [、] 可能 なら 攻撃 する", "S($t|attack each combat if able)"),
    ("clause", "<t:things> は [、] <u:duration> [、] <p:predicate>", "S($t|$p) $u"),
    ("body", "<u:duration> 、 <s:statement>", "$s $u"),
    ("body", "<u:duration> <s:statement>", "$s $u"),
    (
        "body",
        "<t:things> は <u:duration> <p:predicate> | "
        "<t:things> は <u:duration> 、 <p:predicate> | "
        "<t:things> は 、 <u:duration> <p:predicate>",
        "S($t|$p) $u",
    ),
    (
        "body",
        "<d:deedsfirst> 、 <u:duration> [、] <o:thing> の コントロール を 得る",
        "IMP($d) and gain control of $o $u",
    ),
    ("body", "<u:duration> [、] <d:deed>", "IMP($d) $u"),
    (
        "body",
        "{<p:player> の 次 の ターン の 間 [、] あなた は | あなた は [、] <p:player> の 次 の ターン の 間 [、]}"
        " その プレイヤー を コントロール する",
        "you control $p during that player's next turn",
    ),
    (
        "body",
        "あなた は [、] <t:targeted> し [、] <p:player> は [、] <d:deed> こと を 選んで も よい",
        "JOIN($t|you may have $p $d)",
    ),
    (
        "body",
        "あなた は [、] <p:player> は~が [、] [それぞれ] [、] <d:deed> こと を 選んで も よい",
        "you may have $p $d",
    ),
    *(
        (
            "body",
            f"<t:targeted> し [、] <c:condition> なら [、] <o:thing> を {japanese}",
            f"$t if $c, {english} $o",
        )
        for japanese, english in (("打ち消す", "counter"), ("破壊 する", "destroy"), ("追放 する", "exile"))
    ),
    *(
        (
            "body",
            f"<o:thing> を [、] それ が <q:qualified> {{である | の}} {{場合 | なら}} [、] {japanese}",
            f"{english} $o if it's $q",
        )
        for japanese, english in (("打ち消す", "counter"), ("破壊 する", "destroy"), ("追放 する", "exile"))
    ),
    (
        "clause",
        "<p:doer> は [、] {それら の | その} カード {の うち | から} <k:number> 枚 を 選ぶ",
        "S($p|choose NUM($k) of those cards)",
    ),
    (
        "body",
        "[その] 選ばれた カード を <g:graveyard> に [置き] 、 残り を <h:hand> に 置く",
        "put the chosen cards into $g and the rest into $h",
    ),
    (
        "body",
        "{その 呪文 が [その] 公開 され た カード と 同じ マナ総量 {である | を 持つ} |"
        " [その] 公開 され た カード と マナ総量 が 同じ である} {なら | 場合} [、] {その 呪文 | それ} を 打ち消す",
        "counter that spell if it has the same mana value as the revealed card",
    ),
    ("body", "<u:duration> [、] <p:doer> は <d:deed>", "S($p|$d) $u"),
    ("body", "{<u:duration> [、] <p:doer> は | <p:doer> は [、] <u:duration>} [、] <d:leave> も よい", "MAY($p|$d) $u"),
    ("body", "<u:duration> [、] あなた は [、] <r:reference> を 見て も よい", "you may look at $r $u"),
    (
        "body",
        "あなた は [、] <u:duration> [、] <r:reference> が [、] <p:predicate> こと を 選んで も よい",
        "HAVE($r|$p) $u",
    ),
    (
        "body",
        "<u:duration> [、] あなた は [、] <r:reference> を 見て も よく [、] {それ | その カード} を プレイ して も よい",
        "you may look at and play $r $u",
    ),
    ("body", "<o:thing> の コントロール を <u:duration> 得る", "gain control of $o $u"),
    ("body", "<d:deed> 。", "$d"),
    ("body", "<t:targeted> する", "$t"),
    ("body", "<t:targeted> し 、 <b:body> | <t:targeted> して 、 <b:body>", "$t$b"),
    ("body", "あなた は [、] <t:targeted> する | ~ は [、] <t:targeted> する", "$t"),
    ("body", "<d:doer> は [、] <t:targeted> し~して 、 <b:deeds>", "$t S($d|$b)"),
    ("body", "あなた は [、] <t:targeted> し~して 、 <b:leave> も よい", "$t MAY(you|$b)"),
    (
        "body",
        "この ターン [、] <t:things> は [、] 可能 なら <o:thing> を ブロック する | "
        "<t:things> は [、] この ターン [、] 可能 なら <o:thing> を ブロック する | "
        "この ターン [、] 可能 なら [、] <t:things> は [、] <o:thing> を ブロック する",
        "S($t|block $o this turn if able)",
    ),
    ("sentence", "この ダメージ は 軽減 できない | この ダメージ は 軽減 されない", "the damage can't be prevented"),
    (
        "body",
        "<p:player> が [、] ~ が [、] {自分 | その プレイヤー} に <k:damage> 与える こと を 選ばない かぎり [、] <b:body>",
        "$b unless S($p|have ~ deal $k to them)",
    ),
    (
        "body",
        "この フェイズ の 後 に [、] 追加 の メイン・フェイズ 1 つ を 加える",
        "after this phase, there is an additional main phase",
    ),
    ("body", "戦闘 の 間 [、] <s:playerstatement>", "during combat, $s"),
    ("predicate", "可能 なら この ターン [、] 攻撃 する", "attack this turn if able"),
    ("predicate", "可能 なら この ターン [、] ブロック する", "block this turn if able"),
    ("body", "<u:duration> 、 <t:targeted> し 、 <b:body>", "$t$b $u"),
    ("body", "そうした なら 、 <b:body> | そうした 場合 、 <b:body>", "if you do, $b"),
    ("body", "そうした なら 、 <l:later> <c:clause> | そうした 場合 、 <l:later> <c:clause>", "if you do, $c $l"),
    ("body", "そうした なら 、 <l:later> <d:deed> | そうした 場合 、 <l:later> <d:deed>", "if you do, IMP($d) $l"),
    (
        "body",
        "あなた は [、] ~ が [、] <o:thing> と 格闘 を 行う こと を 選んで も よい",
        "you may have @this fight $o",
    ),
    (
        "body",
        "あなた は [、] ~ が [、] <o:whom> に <k:damage> 与える こと を 選んで も よい",
        "you may have ~ deal $k to $o",
    ),
    (
        "body",
        "あなた は [、] ~ が [、] <o:whom> に [、] <k:equaldamage> 与える こと を 選んで も よい",
        "you may have ~ deal $k to $o",
    ),
    (
        "body",
        "これ に より ダメージ を 与えられ た <n:n> は [、] この ターン [に は] [、] 再生 できない",
        "A($n) dealt damage this way can't be regenerated this turn",
    ),
    (
        "body",
        "あなた は [、] ~ の 戦闘ダメージ を [、] それ が ブロック されなかったか の よう に 割り振って も よい | "
        "あなた は [、] ~ が ブロック されなかったか の よう に [、] その 戦闘ダメージ を 割り振って も よい",
        "you may have ~ assign its combat damage as though it weren't blocked",
    ),
    ("body", "昼 に なる", "it becomes day"),
    ("body", "夜 に なる", "it becomes night"),
    (
        "body",
        "あなた が [その] [激突 に] 勝った なら 、 <b:body> | [その] 激突 に 勝った なら 、 <b:body> | "
        "あなた が [その] [激突 に] 勝った 場合 、 <b:body>",
        "if you win, $b",
    ),
    (
        "body",
        "投票 を 行う 間 、 あなた は 追加 で 1 票 を 得る",
        "while voting, you get an additional vote",
    ),
    (
        "body",
        "あなた から 始めて 、 各 プレイヤー は [それぞれ] [、] <a:ballot> か <b:ballot> に 投票 する",
        "starting with you, each player votes for $a or $b",
    ),
    (
        "body",
        "あなた から 始めて 、 各 プレイヤー は [それぞれ] [、] <a:ballot> か <b:ballot> か <c:ballot> に 投票 する",
        "starting with you, each player votes for $a, $b, or $c",
    ),
    (
        "thingo",
        "最も 多い 票 を 得た 、 または 同数 で 最も 多い 票 を 得た 各 <n:n> を | "
        "最も 多く の 票 を 得た か [、] {同票 | 同数} で 最も 多く の 票 を 得た 各 <n:n> を",
        "each SG($n) with the most votes or tied for most votes",
    ),
    (
        "body",
        "あなた から 始めて 、 各 プレイヤー は <n:n> <k:number> つ に 投票 する | "
        "あなた から 始めて 、 各 プレイヤー は <n:n> <k:number> 体 に 投票 する",
        "starting with you, each player votes for N($k|$n)",
    ),
    (
        "body",
        "あなた は ~ が 攻撃 する に 際し 、 これ を 督励 して も よい | "
        "~ が 攻撃 する に 際し 、 あなた は これ を 督励 して も よい | "
        "あなた は ~ が 攻撃 する に 際し ~ を 督励 して も よい | あなた は ~ が 攻撃 する 際 に これ を 督励 して も よい",
        "you may exert ~ as it attacks",
    ),
    (
        "body",
        " | ".join(
            f"~ が あなた の {opening} の 手札 に ある {when} 、 "
            "あなた は それ~これ が 戦場 に 出ている 状態 で ゲーム を 開始 して も よい"
            for opening, when in (("ゲーム 開始時", "場合"), ("ゲーム 開始時", "なら"), ("開始時", "場合"))
        ),
        "if ~ is in your opening hand, you may begin the game with it on the battlefield",
    ),
    (
        "body",
        "これ に より {<n:n> が 1 枚 以上 | 1 枚 以上 の <n:n> が} 切削 され た とき [、] <b:body>",
        "when one or more PLAIN($n) are milled this way, $b",
    ),
    *(
        (
            "body",
            f"これ に より <n:n> [1 枚] が {japanese} され た {{なら | 場合}} [、] <b:body>",
            f"if A($n) was {english} this way, $b",
        )
        for japanese, english in (("追放", "exiled"), ("切削", "milled"))
    ),
    ("body", "<t:things> は [、] あなた が [、] <d:denied> かぎり [、] <p:predicate>", "S($t|$p) unless you $d"),
    (
        "sentence",
        "{それら の 各 プレイヤー は | それら の プレイヤー は それぞれ} [、] 自分 の コピー の 新しい 対象 を 選んで も よい",
        "each of those players may choose new targets for their copy",
    ),
    (
        "sentence",
        "{その | それ の} 脱出・コスト は [、] その カード の マナ・コスト {に 加え [て] | と} [、]"
        " あなた の 墓地 から 他 の カード <k:number> 枚 {を 追放 する こと {に 等しい | である} | の 追放 である}",
        "the escape cost is equal to the card's mana cost plus exile NUM($k) other cards from your graveyard",
    ),
    (
        "body",
        "<u:duration> [、] あなた は [、] <r:reference> を [、] [それ の] マナ・コスト を 支払う の で は なく [、] <s:symbols> を"
        " 支払う こと {で | に より | に よって} 唱えて も よい",
        "you may cast $r $u by paying $s rather than paying its mana cost",
    ),
    ("body", "そうした 各 プレイヤー に つき [、] <b:body>", "for each player who does, $b"),
    ("body", "そうしなかった 各 プレイヤー に つき [、] <b:body>", "for each player who doesn't, $b"),
    (
        "clause",
        "各 プレイヤー は [、] [それぞれ] [、] 自分 が コントロール している パーマネント の 中 から [、]"
        " <a:n> 1 <p:classifier> と [、] <b:n> 1 <q:classifier> と [、] <c:n> 1 <r:classifier> と [、]"
        " <d:n> 1 <s:classifier> を 選び 、 [その後 [、]] 残り を 生け贄 に 捧げる",
        "each player chooses from among the permanents they control A($a), A($b), A($c), and A($d), then sacrifices the rest",
    ),
    ("body", "そうした とき 、 <b:body>", "when you do, $b"),
    (
        "body",
        "{<r:reference> が この ターン [に] [、] | この ターン [に] [、] <r:reference> が} 死亡 し た とき [、] <b:body>",
        "when $r dies this turn, $b",
    ),
    ("body", "それ が 表 [である] なら 、 <b:body>", "if it comes up heads, $b"),
    ("body", "それ が 裏 [である] なら 、 <b:body>", "if it comes up tails, $b"),
    (
        "body",
        "各 ターン に あなた が 初めて コイン を 1 枚 以上 投げる とき 、 それら の コイン は 表 に なり 、"
        " あなた は それら の コイン投げ に 勝つ",
        "the first time you flip one or more coins each turn, those coins come up heads and you win those flips",
    ),
    ("body", "コイン を 1 枚 投げる | コイン 1 枚 を 投げる | コイン投げ を 1 回 行う", "flip a coin"),
    (
        "body",
        "[あなた が] コイン投げ に 勝った なら 、 <b:body> | [あなた が] コイン投げ に 勝った 場合 、 <b:body>",
        "if you win the flip, $b",
    ),
    (
        "body",
        "[あなた が] コイン投げ に 負けた なら 、 <b:body> | [あなた が] コイン投げ に 負けた 場合 、 <b:body>",
        "if you lose the flip, $b",
    ),
    (
        "sentence",
        "この マナ は [、] <n:n> を 唱える ため に のみ 支払える | "
        "この マナ は [、] <n:n> を 唱える ため に しか 支払えない | "
        "この マナ は [、] <n:n> を 唱える ため に のみ 使用 できる | "
        "この マナ は [、] <n:n> を 唱える ため に のみ 支払う こと が できる",
        "spend this mana only to cast PLAIN($n)",
    ),
    (
        "sentence",
        "この マナ は [、] <n:n> を 唱える ため に は 支払えない | "
        "この マナ は [、] <n:n> を 唱える ため に 支払う こと は~が できない",
        "this mana can't be spent to cast A($n)",
    ),
    (
        "sentence",
        "この マナ は [、] <n:n> を 起動 する ため に のみ 支払える | "
        "この マナ は [、] <n:n> を 起動 する ため に しか 支払えない",
        "spend this mana only to activate PLAIN($n)",
    ),
    (
        "sentence",
        "この マナ は [、] <n:n> を 唱える ため か [、] <m:n> の 能力 を 起動 する ため に のみ 支払える",
        "spend this mana only to cast PLAIN($n) or activate abilities of PLAIN($m)",
    ),
    (
        "sentence",
        "この マナ は [、] <n:n> を 唱える ため に のみ 支払う こと が でき [、] その 呪文 は 打ち消されない | "
        "この マナ は [、] <n:n> を 唱える ため に のみ 支払え [、] その 呪文 は 打ち消されない",
        "spend this mana only to cast A($n), and that spell can't be countered",
    ),
    ("body", "これ に より ダメージ が 軽減 され た なら 、 <b:body>", "if damage is prevented this way, $b"),
    (
        "body",
        "[あなた が] そう できない なら 、 <b:body> | [あなた が] そうできない なら 、 <b:body> | "
        "[あなた が] そう できない 場合 、 <b:body> | [あなた が] そうできない 場合 、 <b:body>",
        "if you can't, $b",
    ),
    ("body", "<p:player> が {そう できない | そうできない} {なら | 場合} 、 <b:body>", "if $p can't, $b"),
    (
        "body",
        "そうしない なら 、 <b:body> | そうしなかった なら 、 <b:body> | 支払わない なら 、 <b:body> | "
        "支払わなかった なら 、 <b:body> | 支払わなかった 場合 、 <b:body>",
        "if you don't, $b",
    ),
    ("body", "そうでない 場合 、 <b:body> | そうでない なら 、 <b:body> | そうでなければ 、 <b:body>", "otherwise, $b"),
    ("body", "その後 [、] <b:body>", "then $b"),
    ("body", "<d:denied> かぎり 、 <b:body>", "$b unless you $d"),
    ("body", "<t:ruled> は 、 <d:denied> かぎり 、 <e:deeds>", "S($t|$e) unless they $d"),
    (
        "body",
        "デッキ {に は | に} [、] <q:quoted> と いう 名前 の カード を 何枚 [で も] 入れて も よい",
        "a deck can have any number of cards named $q",
    ),
    (
        "body",
        "プレイヤー は [、] 自分 の ライブラリー を デッキ として 用いて マジック の サブゲーム を プレイ する",
        "players play a Magic subgame, using their libraries as their decks",
    ),
    (
        "body",
        "誰 も ライフ を 支払わなくなる まで [、] この 手順 を 繰り返す",
        "repeat this process until no one pays life",
    ),
    (
        "sentence",
        "あなた が 支払う 点数 は [、] <f:figure> を {超えられない | 超える こと は できない}",
        "the amount you pay can't be more than $f",
    ),
    (
        "sentence",
        "<s:spells> を 唱える ため の コスト は [、] {それ~それら の} マナ・コスト に 含まれる"
        " <c:color> マナ・シンボル 1 つ に つき <q:quoted> の 分 多く なる",
        "$s cost an additional $q to cast for each $c mana symbol in their mana costs",
    ),
    (
        "sentence",
        "起動型能力 を 起動 する ため の コスト は [、] {それ~それら の} 起動コスト に 含まれる"
        " <c:color> マナ・シンボル 1 つ に つき <q:quoted> の 分 多く なる",
        "activated abilities cost an additional $q to activate for each $c mana symbol in their activation costs",
    ),
    (
        "sentence",
        "これ に より 追放 され た <n:n> は [、] <k:keywords> を 得る",
        "PLAIN($n) exiled this way gain $k",
    ),
    (
        "body",
        "誰 も カード を 戦場 に 出さなくなる まで [、] この 手順 を 繰り返す",
        "repeat this process until no one puts a card onto the battlefield",
    ),
    (
        "body",
        "その サブゲーム に 勝利 しなかった 各 プレイヤー は [、] 自分 の ライフ の 半分 ( 端数 切り上げ ) を 失う",
        "each player who doesn't win the subgame loses half their life, rounded up",
    ),
    ("body", "あなた が 望む なら 、 <d:deeds>", "you may $d"),
    ("clause", "<p:doer> は [、] [それぞれ] [、] <d:denied> かぎり [、] <b:deeds>", "S($p|$b) unless they $d"),
    ("sentence", "<e:event> か [、] <f:event> た とき 、 <s:body>", "when $e or when $f, $s"),
    (
        "sentence",
        "この 能力 は [、] 各~毎 ターン [に] 1 回 のみ 誘発 する",
        "this ability triggers only once each turn",
    ),
    (
        "sentence",
        "この 能力 は [、] 各~毎 ターン [に] 2 回 のみ 誘発 する",
        "this ability triggers only twice each turn",
    ),
    (
        "body",
        "これ に より 打ち消され た 呪文 は [、] オーナー の 墓地 に 置く 代わり に [、] 追放 する",
        "if that spell is countered this way, exile it ¦ instead of putting it into its owner's graveyard",
    ),
    *(
        (
            "sentence",
            f"{japanese} <t:type> の 能力 が [1 つ] 起動 される たび 、 それ が マナ能力 で ない 場合~なら 、 <s:body>",
            f"whenever an ability of {english} $t is activated, if it isn't a mana ability, $s",
        )
        for japanese, english in (("装備 している", "equipped"), ("エンチャント されている", "enchanted"))
    ),
    ("body", "~ が 戦場 に 出る に 際し [、] あなた は <l:lifepoints> 失う", "as ~ enters, you lose $l"),
    (
        "statement",
        "あなた は [、] ライフ が 0 点 以下 である こと に よって [は] [ゲーム に] 敗北 しない",
        "you don't lose the game for having 0 or less life",
    ),
    ("body", "あなた の 終了ステップ の 間 、 <s:statement>", "during your end step, $s"),
    (
        "body",
        "この ターン [に] [、] 次 に <w:would> 場合~なら [、] 代わり に <b:body>",
        "the next time $w this turn, $b instead",
    ),
    (
        "body",
        "この ターン [に] [、] 次 に <w:would> 場合~なら [、] その ダメージ を 軽減 する",
        "the next time $w this turn, prevent that damage",
    ),
    (
        "body",
        "<p:player> が <c:cardso> 捨てる か [、] <e:deeddenied> かぎり 、 <b:body>",
        "$b unless S($p|discard $c / $e)",
    ),
    (
        "body",
        "<p:player> が <o:thingo> 生け贄 に 捧げる か [、] <c:cardso> 捨てない かぎり 、 <b:body>",
        "$b unless S($p|sacrifice SACRIFICED($o) / discard $c)",
    ),
    (
        "body",
        "これ に より <n:n> [1 枚] が 追放 され た とき [、] <b:body>",
        "when A($n) is exiled this way, $b",
    ),
    (
        "body",
        "<p:player> が <d:denied> かぎり 、 <b:body> | <p:player> が <d:denied> 限り 、 <b:body>",
        "$b unless S($p|$d)",
    ),
    (
        "body",
        "<o:thing> を [、] <p:player> が <d:denied> かぎり [、] 打ち消す",
        "counter $o unless S($p|$d)",
    ),
    (
        "body",
        "各 プレイヤー は [、] {コントロール している <n:n> の 数 が 最も 少ない | 最も 少ない 数 の <n:n> を コントロール している"
        " | 最も 少ない <n:n> を コントロール している} プレイヤー が コントロール している <n:n> の 数 に 等しい 数 の"
        " [、] [自分 が コントロール している] <n:n> を 選び 、 [その後 [、]] 残り を 生け贄 に 捧げる",
        "each player chooses a number of PLAIN($n) they control equal to the number of PLAIN($n) controlled by the player who"
        " controls the fewest, then sacrifices the rest",
    ),
    *(
        ("body", f"<w:evened> [、] {ways} [、] {japanese}", f"players {english} the same way")
        for ways in ("同じ 方法 で", "同様 に", "同様 の 方法 で")
        for japanese, english in (
            ("カード を 捨てる", "discard cards"),
            ("<n:n> を 生け贄 に 捧げる", "sacrifice PLAIN($n)"),
            ("カード を 捨て 、 <n:n> を 生け贄 に 捧げる", "discard cards and sacrifice PLAIN($n)"),
            ("<n:n> を 生け贄 に 捧げ 、 カード を 捨てる", "sacrifice PLAIN($n) and discard cards"),
        )
    ),
    (
        "body",
        "その プレイヤー は [、] <r:rival> [、] [自分 の] 対戦相手 [である プレイヤー] 1 人 を 対象 と する",
        "that player chooses target player $r and is their opponent",
    ),
    ("rival", "自分 より [も] 多く の <n:n> を コントロール している", "who controls more PLAIN($n) than they do"),
    ("rival", "自分 より [も] コントロール している <n:n> {が | の} 多い", "who controls more PLAIN($n) than they do"),
    ("rival", "自分 より [も] 手札 [の カード] {が | の} 多い", "who has more cards in hand than they do"),
    ("rival", "自分 より [も] ライフ [の 総量] {が | の} 多い", "who has more life than they do"),
    (
        "rival",
        "自分 より [も] 墓地 [に ある | の] <n:n> {が | の} 少ない",
        "whose graveyard has fewer PLAIN($n) in it than their graveyard does",
    ),
    ("player", "1 人目 の プレイヤー | 最初 の プレイヤー", "the first player"),
    ("player", "2 人目 の プレイヤー", "the second player"),
    (
        "body",
        "1 人目 の プレイヤー は [、] ~ が [、] 2 人目 の プレイヤー に <k:damage> 与える こと を 選んで も よい | "
        "最初 の プレイヤー は [、] ~ が [、] 2 人目 の プレイヤー に <k:damage> 与える こと を 選んで も よい",
        "the first player may have ~ deal $k to the second player",
    ),
    (
        "sentence",
        "{各 コピー | それら の コピー} は [それぞれ] [、] [それら の {クリーチャー | パーマネント} の うち の]"
        " 異なる {1 体 | 1 つ | クリーチャー [1 体] | パーマネント [1 つ]} を 対象 と する",
        "each copy targets a different one of those creatures",
    ),
    (
        "sentence",
        "<o:thing> の 上 に <k:number> 個 目 の <c:counter> が {置かれ た とき | 置かれる たび} 、 <s:body>",
        "when the NTH($k) $c is put on $o, $s",
    ),
    (
        "body",
        "[各] プレイヤー は [、] 自分 の ライブラリー の 一番上 の カード を 公開 し た 状態 で プレイ する",
        "players play with the top card of their libraries revealed",
    ),
    (
        "body",
        "あなた は [、] この ターン [に] [、] 追加 の~で 土地 を [最大] <k:number> つ まで プレイ して も よい | "
        "この ターン [に] [、] あなた は [、] 追加 の~で 土地 を [最大] <k:number> つ まで プレイ して も よい",
        "you may play up to NUM($k) additional lands this turn",
    ),
    (
        "body",
        "<p:player> は [、] <a:quoted> か [、] <b:quoted> か の 最悪の二択 を 行う",
        "S($p|face a villainous choice) — OPTION$a, or OPTION$b",
    ),
    ("evened", "各 プレイヤー は | プレイヤー は", ""),
    ("deeds", "<d:deed>", "$d"),
    ("deeds", "<a:deedfirst> [、] <b:deeds>", "$a & $b"),
    ("deeds", "<a:deedfirst> 、 その後 [、] <b:deeds>", "$a THEN $b"),
    ("deedsfirst", "<d:deedfirst>", "$d"),
    ("deedsfirst", "<a:deedfirst> 、 <b:deedsfirst>", "$a & $b"),
    ("leave", "<d:deedleave>", "$d"),
    ("leave", "<a:deedfirst> [、] <b:leave>", "$a & $b"),
    ("leave", "<a:deedfirst> 、 その後 [、] <b:leave>", "$a THEN $b"),
    ("denied", "<d:deeddenied>", "$d"),
]
