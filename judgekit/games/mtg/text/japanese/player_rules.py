"""Japanese card text, rules of players: what they can't do and what they may do besides (101.2, 305.2, 402.2, 601.3)."""

from __future__ import annotations

from judgekit.games.mtg.terms.translations import KINDS_OF_MANA
from judgekit.language.chart import Row

_PLAYER_PREDICATES: list[Row] = [
    ("playerpredicate", "<k:keywords> を 持つ", "have $k"),
    ("playerpredicate", "<k:keywords> を 得る", "gain $k"),
    (
        "playerpredicate",
        "ライフ を 得られない | ライフ を 得る こと が できない | ライフ を 得る こと は できない",
        "can't gain life",
    ),
    ("playerpredicate", "カード を 引けない | カード を 引く こと が~は できない", "can't draw cards"),
    (
        "playerpredicate",
        "ライブラリー [から カード] を {探せない | 探す こと が~は できない}",
        "can't search libraries",
    ),
    (
        "playerpredicate",
        "統治者 に なれない | 統治者 に なる こと が できない | 統治者 に なる こと は できない",
        "can't become the monarch",
    ),
    (
        "playerpredicate",
        "自分 の アンタップ・ステップ [の 間] に [、] <n:n> を <k:number> <c:classifier> [まで] しか アンタップ できない",
        "can't untap more than NUM($k) PLAIN($n) during their untap steps",
    ),
    *(
        (
            "playerpredicate",
            f"自分 の アンタップ・ステップ の 間 に <n:n> を {number} <c:classifier> 以上 アンタップ できない | "
            f"自分 の アンタップ・ステップ の 間 に {number} <c:classifier> 以上 の <n:n> を アンタップ できない",
            f"can't untap more than {word} PLAIN($n) during their untap steps",
        )
        for number, word in ((2, "one"), (3, "two"))
    ),
    (
        "playerpredicate",
        "呪文 を 唱えられず 、 <n:n> の 能力 を 起動 できない | 呪文 を 唱えたり <n:n> の 能力 を 起動 したり できない",
        "can't cast spells or activate abilities of PLAIN($n)",
    ),
    (
        "playerpredicate",
        "呪文 を 唱える こと も [、] <n:n> の 能力 を 起動 する こと も できない",
        "can't cast spells or activate abilities of PLAIN($n)",
    ),
    ("playerpredicate", "<n:n> を <c:castno>", "can't cast PLAIN($n)"),
    ("playerpredicate", "クリーチャー で [は] 攻撃 できない", "can't attack with creatures"),
    ("playerpredicate", "<n:n> で [は] ブロック できない", "can't block with PLAIN($n)"),
    ("playerpredicate", "カウンター を 得られない | カウンター を 得る こと が できない", "can't get counters"),
    (
        "playerpredicate",
        "墓地 や ライブラリー から [は] <n:n> を <c:castno>",
        "can't cast PLAIN($n) from graveyards or libraries",
    ),
    ("playerpredicate", "墓地 から <n:n> を <c:castno>", "can't cast PLAIN($n) from graveyards"),
    (
        "playerpredicate",
        "<e:oneturn> 1 つ しか 呪文 を <c:castno> | <e:oneturn> 呪文 を 1 つ しか <c:castno> | "
        "<e:oneturn> [、] 呪文 を 最大 1 つ [まで] しか <c:castno> | <e:oneturn> 最大 1 つ [まで] しか 呪文 を <c:castno> | "
        "<e:oneturn> 2 つ 以上 の 呪文 を <c:castno> | <e:oneturn> 呪文 を 2 つ 以上 <c:castno>",
        "can't cast more than one spell each turn",
    ),
    (
        "playerpredicate",
        "<e:oneturn> 2 枚 以上 の カード を <c:drawno> | <e:oneturn> カード を 2 枚 以上 <c:drawno> | "
        "<e:oneturn> カード を 1 枚 しか <c:drawno> | <e:oneturn> カード 1 枚 しか <c:drawno> | "
        "<e:oneturn> 1 枚 しか カード を <c:drawno>",
        "can't draw more than one card each turn",
    ),
    *(
        (
            "playerpredicate",
            f"<e:oneturn> {number} 枚 以上 の カード を <c:drawno> | <e:oneturn> カード を {number} 枚 以上 <c:drawno>",
            f"can't draw more than {word} cards each turn",
        )
        for number, word in ((3, "two"), (4, "three"))
    ),
    (
        "playerpredicate",
        "自分 の 手札 を 公開 し た まま [で] [ゲーム を] プレイ する",
        "play with their hands revealed",
    ),
    (
        "playerpredicate",
        "自分 の 各 ターン に [、] <l:moreland> プレイ して も よい",
        "may play an additional land on each of their turns",
    ),
    ("drawno", "引けない | 引く こと が できない | 引く こと は できない", ""),
    ("playerpredicate", "起動型能力 を 起動 できない | 能力 を 起動 できない", "can't activate abilities"),
    ("playerpredicate", "<n:n> の 能力 を 起動 できない", "can't activate abilities of PLAIN($n)"),
    (
        "playerpredicate",
        "ライブラリー から 探す こと が できない | ライブラリー から カード を 探す こと が できない | "
        "ライブラリー から 探せない | ライブラリー を 探せない",
        "can't search libraries",
    ),
    ("playerpredicate", "土地 を プレイ できない | 土地 を プレイ する こと が できない", "can't play lands"),
    (
        "playerpredicate",
        "自分 が ソーサリー を 唱えられる とき に のみ [、] 呪文 を 唱えられる | "
        "[自分 が] ソーサリー を 唱えられる とき に しか [、] 呪文 を <c:castno>",
        "can cast spells only any time they could cast a sorcery",
    ),
    (
        "playerpredicate",
        "{自分 | あなた} の ターン の 間 に のみ [、] 呪文 を 唱えられる | "
        "{自分 | あなた} の ターン の 間 に しか [、] 呪文 を <c:castno>",
        "can cast spells only during their own turns",
    ),
    (
        "playerpredicate",
        "自分 の 手札 以外 から 呪文 を <c:castno>",
        "can't cast spells from anywhere other than their hands",
    ),
    (
        "playerpredicate",
        "墓地 や ライブラリー から <n:n> を <c:castno> | 墓地 や ライブラリー に ある <n:n> を <c:castno>",
        "can't cast PLAIN($n) from graveyards or libraries",
    ),
    ("playerpredicate", "<c:counter> を 得られない | <c:counter> を 得る こと が できない", "can't get PLAIN(‹$c›)"),
    (
        "playerpredicate",
        "[この] ゲーム に 敗北 しない | [この] ゲーム に 敗北 する こと は~が ない | [この] ゲーム に 敗北 できない",
        "can't lose the game",
    ),
    (
        "playerpredicate",
        "[この] ゲーム に 勝利 できない | [この] ゲーム に 勝利 しない | [この] ゲーム に 勝利 する こと は~が ない",
        "can't win the game",
    ),
    (
        "body",
        "あなた は [、] [この] ゲーム に 敗北 {できず | せず | する こと は~が なく} [、] <t:ruled> は [、] <p:playerpredicate>",
        "you can't lose the game and S($t|$p)",
    ),
    (
        "body",
        "あなた は [、] [この] ゲーム に 勝利 {できず | せず | する こと は~が なく} [、] <t:ruled> は [、] <p:playerpredicate>",
        "you can't win the game and S($t|$p)",
    ),
    (
        "playerpredicate",
        "自分 の ライフ が <k:number> 点 以下 である こと に よって は [、] [この] ゲーム に 敗北 しない",
        "don't lose the game for having $k or less life",
    ),
    (
        "playerstatement",
        "あなた の ライフ が <k:number> 点 以下 である こと に よって は [、] あなた は [、] [この] ゲーム に 敗北 しない",
        "you don't lose the game for having $k or less life",
    ),
    ("playerpredicate", "自分 の <s:stepname> を 飛ばす", "skip their $s"),
    ("castno", "唱えられない | 唱える こと が できない | 唱える こと は できない", ""),
    ("oneturn", "各 ターン に | 毎 ターン | 毎 ターン に | 各 ターン 、", ""),
]

PLAYER_RULES: list[Row] = [
    *_PLAYER_PREDICATES,
    ("ruled", "あなた", "you"),
    ("ruled", "プレイヤー", "players§"),
    ("ruled", "対戦相手 | あなた の 対戦相手", "your opponents§"),
    ("ruled", "各 プレイヤー", "each player"),
    ("ruled", "各 対戦相手", "each opponent"),
    ("ruled", "その プレイヤー", "@that:player"),
    ("ruled", "防御プレイヤー", "defending player"),
    ("ruled", "あなた の 各 対戦相手", "each opponent"),
    ("ruled", "<r:reference> の オーナー", "POSS($r) owner"),
    ("ruled", "<r:reference> の コントローラー", "POSS($r) controller"),
    ("ruled", "その 対戦相手", "@that:opponent"),
    ("playerstatement", "<t:ruled> は [それぞれ] [、] <p:playerpredicate>", "S($t|$p)"),
    *(
        (
            "playerpredicate",
            f"未消費 の {ja} マナ を 、 ステップ や フェイズ の {when} 失わない"
            f" | ステップ や~と フェイズ の {when} [、] 未消費 の {ja} マナ を 失わない",
            f"don't lose unspent {english}mana as steps and phases end",
        )
        for ja, english in KINDS_OF_MANA.items()
        for when in ("終了時 に", "終了 に 際して")
    ),
    *(
        (
            "playerstatement",
            f"あなた が 未消費 の マナ を 失う 場合 、 [代わり に] その マナ は [代わり に] {ja} に なる",
            f"if you would lose unspent mana, that mana becomes {english}instead",
        )
        for ja, english in KINDS_OF_MANA.items()
        if english
    ),
    (
        "playerstatement",
        "<t:ruled> は [、] あなた の ターン の 間 [、] <p:playerpredicate>",
        "S($t|$p) during your turn",
    ),
    ("body", "<t:ruled> は [、] <u:duration> [、] <p:playerpredicate>", "S($t|$p) $u"),
    (
        "playerstatement",
        "レジェンド・ルール は [、] <n:n> に は 適用 されない",
        "the legend rule doesn't apply to ¦ PLAIN($n)",
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の アンタップ・ステップ [の 間] に [、] ~ を アンタップ しない こと を 選んで も よい",
        "you may choose not to untap ~ during your untap step",
    ),
    *(
        (
            "playerstatement",
            f"{whose} の ライフ 総量 は 変化 しない | {whose} の ライフ総量 は 変化 しない",
            f"{english} life ¦ total can't change",
        )
        for whose, english in (("あなた", "your"), ("プレイヤー", "players'"))
    ),
    (
        "playerstatement",
        "この ターン に <n:n> を 唱えて いる 各 プレイヤー は [、] 追加 の <m:n> を <c:castno> | "
        "この ターン に <n:n> を 唱え た 各 プレイヤー は [、] 追加 の <m:n> を <c:castno>",
        "each player who has cast A($n) this turn can't cast additional PLAIN($m)",
    ),
    (
        "body",
        "あなた は [、] <n:n> {に よって しか | 以外 に よって は} 攻撃 されない",
        "you can't be attacked except by PLAIN($n)",
    ),
    (
        "body",
        "<u:duration> [、] あなた は [、] <n:n> {に よって しか | 以外 に よって は} 攻撃 されない",
        "$u, you can't be attacked except by PLAIN($n)",
    ),
    ("playerstatement", "レジェンド・ルール は 適用 されない", "the legend rule doesn't apply"),
    (
        "statement",
        "各 戦闘 で [、] ブロック に 参加 できる クリーチャー は <k:number> 体 だけ である | "
        "各 戦闘 で [、] ブロック できる クリーチャー は <k:number> 体 まで である",
        "no more than NUM($k) creatures can block each combat",
    ),
    (
        "statement",
        "各 戦闘 で [、] あなた を 攻撃 できる クリーチャー は <k:number> 体 だけ である | "
        "各 戦闘 で [、] あなた を 攻撃 できる クリーチャー は <k:number> 体 まで である",
        "no more than NUM($k) creatures can attack you each combat",
    ),
    ("sentence", "あなた の <s:stepname> を 飛ばす", "skip your $s"),
    ("body", "<s:playerstatement>", "$s"),
    ("body", "<u:duration> 、 <s:playerstatement> | <u:duration> <s:playerstatement>", "$s $u"),
    ("body", "<c:aslong> 、 <s:playerstatement>", "as long as $c, $s"),
    ("body", "あなた の ターン の 間 、 <s:playerstatement>", "$s during your turn"),
    (
        "statement",
        "各 戦闘 で 、 2 体 以上 の クリーチャー で は 攻撃 できない | "
        "各 戦闘 で 2 体 以上 の クリーチャー で は 攻撃 できない | "
        "プレイヤー は 各 戦闘 で 2 体 以上 の クリーチャー で 攻撃 できない | "
        "プレイヤー は 、 各 戦闘 で 2 体 以上 の クリーチャー で は 攻撃 できない",
        "no more than one creature can ¦ attack each combat",
    ),
    *(
        (
            "playerstatement",
            f"{whose} の 手札 の 上限 は <k:number> [枚] {more} なる | {whose} の 手札 の 上限 は <k:number> [枚] {changed}",
            f"{english} maximum hand size is {way} by NUM($k)",
        )
        for whose, english in (
            ("あなた", "your"),
            ("各 対戦相手", "each opponent's"),
            ("各 プレイヤー", "each player's"),
        )
        for more, changed, way in (("多く", "増える", "increased"), ("少なく", "減る", "reduced"))
    ),
    *(
        (
            "playerstatement",
            f"{whose} の 手札 の 上限 は <k:number> [枚] である | {whose} の 手札 の 上限 は <k:number> [枚] に なる",
            f"{english} maximum hand size is NUM($k)",
        )
        for whose, english in (
            ("あなた", "your"),
            ("各 対戦相手", "each opponent's"),
            ("各 プレイヤー", "each player's"),
        )
    ),
    (
        "playerstatement",
        "あなた の 手札 の 上限 は なくなる | あなた の 手札 の 上限枚数 は なくなる",
        "you have no maximum hand size",
    ),
    (
        "playerstatement",
        "{この ゲーム の 残り の 間 | 残り の ゲーム の 間} [、]"
        " あなた の {手札 の 上限 | 手札 の 上限枚数} は なくなる",
        "you have no maximum hand size for the rest of the game",
    ),
    (
        "playerstatement",
        "あなた は <w:eachofyours> <l:moreland> プレイ して も よい | "
        "あなた は 、 <w:eachofyours> <l:moreland> プレイ して も よい",
        "you may play an additional land on each of your turns",
    ),
    (
        "playerstatement",
        "あなた は [、] この ターン [、] <l:moreland> プレイ して も よい | "
        "この ターン [、] あなた は [、] <l:moreland> プレイ して も よい",
        "you may play an additional land this turn",
    ),
    (
        "playerstatement",
        "あなた は [、] <w:eachofyours> 追加 の 土地 <k:number> つ を プレイ して も よい | "
        "あなた は [、] <w:eachofyours> 土地 <k:number> つ を 追加 で プレイ して も よい | "
        "あなた は [、] <w:eachofyours> 追加 の~で 土地 を <k:number> つ プレイ して も よい",
        "you may play SEVERAL($k) additional lands on each of your turns",
    ),
    (
        "playerstatement",
        "あなた は [、] <w:eachofyours> <l:moreland> プレイ して も よい",
        "you may play an additional land on each of your turns",
    ),
    ("eachofyours", "あなた の 各 ターン に | あなた の 各 ターン に 、 | 自分 の 各 ターン に", ""),
    (
        "moreland",
        "追加 で 土地 を 1 つ | 追加 で 土地 1 つ を | 追加 の 土地 1 つ を | "
        "土地 を 追加 で 1 つ | 追加 の 土地 を 1 つ | 土地 1 つ を 追加 で",
        "",
    ),
    (
        "playerstatement",
        "あなた は <n:n> を <f:asflash> 唱えて も よい | あなた は 、 <n:n> を <f:asflash> 唱えて も よい | "
        "あなた は <n:n> を 、 <f:asflash> 唱えて も よい",
        "you may cast PLAIN($n) as though they had flash",
    ),
    (
        "playerstatement",
        "あなた は [、] ~ を [、] <f:asflash> 唱えて も よい | ~ は [、] <f:asflash> 唱えて も よい",
        "you may cast ~ as though it had flash",
    ),
    (
        "playerstatement",
        "あなた は [、] ~ を 唱える ため に 追加 で <c:symbols> を 支払う なら [、] "
        "{それ~これ を | ~ を} <f:asflash> 唱えて も よい | "
        "あなた が [、] ~ を 唱える ため に 追加 で <c:symbols> を 支払う なら [、] "
        "あなた は [、] ~ を [、] <f:asflash> 唱えて も よい",
        "you may cast ~ as though it had flash if you pay $c more to cast it",
    ),
    (
        "playerstatement",
        "あなた は [、] <w:eachofyours> [、] 望む 数 の 土地 を プレイ して も よい",
        "you may play any number of lands on each of your turns",
    ),
    (
        "asflash",
        "瞬速 を 持つ か の よう に | それ が 瞬速 を 持つ か の よう に | それ が 瞬速 を 持っている か の よう に | "
        "それら が 瞬速 を 持つ か の よう に | 瞬速 を 持っている か の よう に | "
        "[、] それら が 瞬速 を 持っている か の よう に | これ が 瞬速 を 持っている か の よう に",
        "",
    ),
    *(
        (
            "playerstatement",
            f"あなた は [、] {{これ|それ}} の {japanese}能力 を 使って [、] あなた の 墓地 から ~ を 唱えて も よい | "
            f"あなた は [、] あなた の 墓地 {{から|に ある}} ~ を [、] {{これ|それ}} の {japanese}能力 を 使って 唱えて も よい",
            f"you may cast ~ from your graveyard using its {keyword} ability",
        )
        for japanese, keyword in (
            ("奇襲", "blitz"),
            ("疾駆", "dash"),
            ("想起", "evoke"),
            ("兆候", "impending"),
            ("ワープ", "warp"),
        )
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の 墓地 {から | に ある} <n:n> を プレイ して も よい",
        "you may play PLAIN($n) from your graveyard",
    ),
    (
        "playerstatement",
        "あなた は あなた の 墓地 から <n:n> を 唱えて も よい | あなた は 、 あなた の 墓地 から <n:n> を 唱えて も よい | "
        "あなた は あなた の 墓地 に ある <n:n> を 唱えて も よい",
        "you may cast PLAIN($n) from your graveyard",
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の 手札 から [、] マナ・コスト を 支払う こと なく [、] <n:n> を 唱えて も よい | "
        "あなた は [、] あなた の 手札 から [、] <n:n> を [、] マナ・コスト を 支払う こと なく 唱えて も よい | "
        "あなた は [、] あなた の 手札 から [、] <n:n> を [、] それ~それら の マナ・コスト を 支払う こと なく 唱えて も よい | "
        "あなた は [、] あなた の 手札 に ある [、] <n:n> を [、] [それ~それら の] マナ・コスト を 支払う こと なく 唱えて も よい",
        "you may cast PLAIN($n) from your hand without paying their mana costs",
    ),
    (
        "playerstatement",
        "あなた は [、] <n:n> を [、] それ~それら の マナ・コスト を 支払う こと なく 唱えて も よい | "
        "あなた は [、] <n:n> を [、] [その] マナ・コスト を 支払う こと なく 唱えて も よい | "
        "あなた は [、] マナ・コスト を 支払う こと なく [、] <n:n> を 唱えて も よい",
        "you may cast PLAIN($n) without paying their mana costs",
    ),
    *(
        (
            "playerstatement",
            f"{often} [、] あなた は [、] {where} <n:n>{one} を {deed} して も よい"
            if deed == "プレイ"
            else f"{often} [、] あなた は [、] {where} {how} <n:n>{one} を 唱えて も よい",
            f"{begins} , you may {'play' if deed == 'プレイ' else 'cast'} A($n) from {place}{free}",
        )
        for often, begins in (
            ("あなた の 各 ターン に [1 回]", "once during each of your turns"),
            ("あなた の 各 ターン の 間 に 1 回", "once during each of your turns"),
            ("各 あなた の ターン の 間 [に] [1 回]", "once during each of your turns"),
            ("各 ターン に 1 回", "once each turn"),
        )
        for one in ("", " 1 つ")
        for where, place in (
            ("あなた の 墓地 {から | に ある | に あり [、]}", "your graveyard"),
            ("あなた の 手札 から", "your hand"),
            ("あなた の ライブラリー の 一番上 から", "the top of your library"),
        )
        for deed, how, free in (
            ("唱える", "[、]", ""),
            ("唱える", "[、] マナ・コスト を 支払う こと なく [、]", " without paying its mana cost"),
            ("プレイ", "", ""),
        )
    ),
    (
        "playerstatement",
        "<p:whopays> は [、] <c:color> の マナ を [、] <d:color> の マナ である か の よう に 支払って も よい",
        "$p may spend $c mana as though it were $d mana",
    ),
    (
        "playerstatement",
        "<p:whopays> は [、] マナ を [、] 望む <k:manakind> の マナ である か の よう に 支払って も よい",
        "$p may spend mana as though it were mana of any $k",
    ),
    (
        "playerstatement",
        "あなた は [、] <n:n> を 唱える ため に [、] マナ を [、] 望む <k:manakind> の マナ である か の よう に 支払って も よい",
        "you may spend mana as though it were mana of any $k to cast PLAIN($n)",
    ),
    (
        "playerstatement",
        "あなた は [、] <n:n> の 能力 を 起動 する ため に [、] マナ を [、] {望む | "
        "好きな} <k:manakind> の マナ である か の よう に"
        " 支払って も よい",
        "you may spend mana as though it were mana of any $k to activate abilities of PLAIN($n)",
    ),
    (
        "playerstatement",
        "<w:whichcast> を 唱える ため に [、] [マナ を 、] 望む <k:manakind> の マナ [である か の よう に] [を] 支払って も よい"
        " | <w:whichcast> を 唱える ため に [、] 望む <k:manakind> の マナ を 支払える",
        "mana of any $k can be spent to cast $w",
    ),
    (
        "playerstatement",
        "効果 に よって あなた が カード 1 枚 を 捨てる なら [、] それ を 捨てる が [、] それ を あなた の 墓地 に 置く 代わり に"
        " [、] あなた の ライブラリー の 一番上 に 置いて も よい",
        "if an effect causes you to discard a card, discard it, but you may put it on top of your library"
        " instead of into your graveyard",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた が] インスタント を 唱えられる とき なら いつ で も [、] ~ を 捨てて も よい",
        "you may discard ~ any time you could cast an instant",
    ),
    (
        "playerstatement",
        "あなた は [、] ~ に より~よって 追放 され た カード の 中 から <n:n> を 唱えて も よい",
        "you may cast PLAIN($n) from among cards exiled with ~",
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の ターン の 間 に {しか 呪文 を 唱えられず | のみ 呪文 を 唱える こと が でき} [、]"
        " 各 ターン [に] [、] [最大] <k:number> つ まで しか 呪文 を 唱えられない",
        "you can cast spells only during your turn and you can cast no more than NUM($k) spells each turn",
    ),
    (
        "playerstatement",
        "{あなた は [、] この ターン [に] [、] | この ターン [に] [、] あなた は [、]} {望む | 好きな} 数 の 追加 の 土地 を"
        " プレイ して も よい",
        "you may play any number of additional lands this turn",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた の] ライブラリー の 一番上 から <n:n> か~や [、] <m:n> を 唱えて も よい",
        "you may cast PLAIN($n) and PLAIN($m) from the top of your library",
    ),
    ("whopays", "あなた", "you"),
    ("whopays", "プレイヤー | 各 プレイヤー", "players"),
    ("manakind", "色", "color"),
    ("manakind", "タイプ", "type"),
    ("whichcast", "それ | その カード | その 呪文", "it"),
    ("whichcast", "それら | それら の 呪文", "them"),
    (
        "playerstatement",
        "あなた は [、] [あなた の] ライブラリー の 一番上 から <n:n> を 計画 して も よい",
        "you may plot PLAIN($n) from the top of your library",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた の] 墓地 から <n:n> を 計画 して も よい",
        "you may plot PLAIN($n) from your graveyard",
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の 墓地 から 土地 を プレイ して も よく [、] 呪文 を 唱えて も よい | "
        "あなた は [、] あなた の 墓地 から [、] 土地 を プレイ したり [、] 呪文 を 唱えたり して も よい",
        "you may play lands and cast spells from your graveyard",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた の] ライブラリー の 一番上 から [、] 土地 を プレイ して も よく [、] 呪文 を 唱えて も よい | "
        "あなた は [、] [あなた の] ライブラリー の 一番上 から [、] 土地 を プレイ したり [、] 呪文 を 唱えたり して も よい",
        "you may play lands and cast spells from the top of your library",
    ),
    (
        "playerstatement",
        "あなた は あなた の 墓地 から 土地 を プレイ して も よい | "
        "あなた は 、 あなた の 墓地 から 土地 を プレイ して も よい | "
        "あなた は あなた の 墓地 に ある 土地 ・ カード を プレイ して も よい",
        "you may play lands from your graveyard",
    ),
    (
        "playerstatement",
        "すべて の ダメージ は [、] その 発生源 が <k:keywords> を {持つ | 持っている} か の よう に 与えられる",
        "all damage is dealt as though its source had $k",
    ),
    (
        "playerstatement",
        "すべて の ダメージ は [、] その 発生源 が <k:keywords> を {持つ | 持っている} か の よう に [、] あなた に 与えられる",
        "all damage is dealt to you as though its source had $k",
    ),
    (
        "playerstatement",
        "あなた は [、] ~ を 追放領域 から 唱えて も よい | あなた は [、] 追放領域 から ~ を 唱えて も よい",
        "you may cast ~ from exile",
    ),
    (
        "playerstatement",
        "ダメージ は 軽減 できない | ダメージ は 軽減 されない | ダメージ を 軽減 する こと は できない",
        "damage can't be prevented",
    ),
    (
        "statement",
        "<w:things> {が 与える | に よって 与えられる | から 与えられる} <q:damagekind> は [、] 軽減 {できない | されない}",
        "$q that would be dealt by $w can't be prevented",
    ),
    (
        "playerstatement",
        "あなた は [、] いつ で も [、] あなた の ライブラリー の 一番上 {の | に ある} カード [1 枚] を 見て も よい",
        "you may look at the top card of your library any time",
    ),
    (
        "playerstatement",
        "あなた は [、] いつ で も [、] <n:n> を 見て も よい | あなた は [、] <n:n> を いつ で も 見て も よい",
        "you may look at PLAIN($n) any time",
    ),
    (
        "playerstatement",
        "あなた は [、] ~ に より~よって 追放 され た カード を 見て も よい",
        "you may look at cards exiled with ~",
    ),
    (
        "playerstatement",
        "あなた は [、] あなた の ライブラリー の 一番上 の カード を プレイ して も よい",
        "you may play the top card of your library",
    ),
    (
        "playerstatement",
        "あなた の ライブラリー の 一番上 の カード を 公開 し た まま プレイ する | "
        "あなた は [、] [あなた~自分 の] ライブラリー の 一番上 の カード を 公開 し た まま [で] プレイ する | "
        "あなた の ライブラリー の 一番上 に ある カード を 公開 し た まま プレイ する",
        "play with the top card ¦ of your library revealed",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた の] ライブラリー の 一番上 から <n:n> を 唱えて も よい",
        "you may cast PLAIN($n) from the top of your library",
    ),
    (
        "playerstatement",
        "あなた は [、] [あなた の] ライブラリー の 一番上 から 土地 を プレイ して も よい",
        "you may play lands from the top ¦ of your library",
    ),
    *(
        (
            "playerstatement",
            f"あなた は [、] どの プレイヤー の ターン で も [、] あなた が インスタント を 唱えられる とき なら いつ で も [、] "
            f"{whose} の 忠誠度能力 を 起動 して も よい",
            f"you may activate loyalty abilities of {english} on any player's turn any time you could cast an instant",
        )
        for whose, english in (("~", "~"), ("<n:n>", "PLAIN($n)"))
    ),
    (
        "playerstatement",
        "あなた は [、] ~ に より 追放 され た カード を プレイ して も よい | "
        "あなた は [、] ~ に よって 追放 され た カード を プレイ して も よい",
        "you may play cards exiled with ~",
    ),
    (
        "playerstatement",
        "選ばれた カード は <c:castno> | 選ばれた カード は プレイ できない",
        "spells with the chosen name can't be cast",
    ),
    ("playerstatement", "<n:n> は <c:castno>", "PLAIN($n) can't be cast"),
    ("playerstatement", "<n:n> は 打ち消されない | <n:n> を 打ち消す こと は できない", "PLAIN($n) can't be countered"),
]
