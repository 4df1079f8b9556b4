"""Japanese card text, what triggers an ability (603), and conditions (603.4, 608.2c)."""

from __future__ import annotations

from judgekit.cards.chart import Row

EVENTS: list[Row] = [
    (
        "event",
        "<t:subject> が 戦場 に 出 | "
        "<t:subjecton> 戦場 に 出 | "
        "<t:subject> が 戦場 に 出る | "
        "<t:subjecton> 戦場 に 出る",
        "$t enters the battlefield",
    ),
    (
        "event",
        "<t:subject> が あなた の コントロール 下 で 戦場 に 出 | "
        "<t:subjecton> あなた の コントロール 下 で 戦場 に 出 | "
        "<t:subject> が あなた の コントロール 下 で 戦場 に 出る | "
        "<t:subjecton> あなた の コントロール 下 で 戦場 に 出る",
        "$t enters the battlefield ¦ under your control",
    ),
    (
        "event",
        "<t:subject> が 対戦相手 の コントロール 下 で 戦場 に 出る | "
        "<t:subjecton> 対戦相手 の コントロール 下 で 戦場 に 出る",
        "$t enters the battlefield under an opponent's control",
    ),
    (
        "event",
        "<t:subject> が 戦場 から 墓地 に 置かれ | "
        "<t:subjecton> 戦場 から 墓地 に 置かれ | "
        "<t:subject> が 戦場 から 墓地 に 置かれる | "
        "<t:subjecton> 戦場 から 墓地 に 置かれる",
        "$t is put into a graveyard from the battlefield",
    ),
    (
        "event",
        "<t:subject> が 死亡 し | <t:subjecton> 死亡 し | <t:subject> が 死亡 する | <t:subjecton> 死亡 する",
        "$t dies",
    ),
    (
        "event",
        "<t:subject> が 戦場 を 離れ | "
        "<t:subjecton> 戦場 を 離れ | "
        "<t:subject> が 戦場 を 離れる | "
        "<t:subjecton> 戦場 を 離れる",
        "$t leaves the battlefield",
    ),
    (
        "event",
        "<t:subject> が 攻撃 する | <t:subjecton> 攻撃 する | <t:subject> が 攻撃 し | <t:subjecton> 攻撃 し",
        "$t attacks",
    ),
    (
        "event",
        "<t:subject> が ブロック する | "
        "<t:subjecton> ブロック する | "
        "<t:subject> が ブロック し | "
        "<t:subjecton> ブロック し",
        "$t blocks",
    ),
    (
        "event",
        "<t:subject> が ブロック される | "
        "<t:subjecton> ブロック される | "
        "<t:subject> が ブロック された 状態 に なる | "
        "<t:subjecton> ブロック された 状態 に なる",
        "$t becomes blocked",
    ),
    (
        "event",
        "<t:subject> が 攻撃 するか ブロック する | "
        "<t:subjecton> 攻撃 するか ブロック する | "
        "<t:subject> が 攻撃 か ブロック する | "
        "<t:subjecton> 攻撃 か ブロック する | "
        "<t:subject> が 攻撃 したり ブロック したり する | "
        "<t:subjecton> 攻撃 したり ブロック したり する",
        "$t attacks or blocks",
    ),
    (
        "event",
        "<t:subject> が プレイヤー 1 人 に 戦闘ダメージ を 与える | "
        "<t:subjecton> プレイヤー 1 人 に 戦闘ダメージ を 与える | "
        "<t:subject> が プレイヤー に 戦闘ダメージ を 与える | "
        "<t:subjecton> プレイヤー に 戦闘ダメージ を 与える",
        "$t deals combat damage to a player",
    ),
    (
        "event",
        "<t:subject> が 対戦相手 1 人 に 戦闘ダメージ を 与える | "
        "<t:subjecton> 対戦相手 1 人 に 戦闘ダメージ を 与える",
        "$t deals combat damage to an opponent",
    ),
    (
        "event",
        "<t:subject> が 対戦相手 1 人 に ダメージ を 与える | <t:subjecton> 対戦相手 1 人 に ダメージ を 与える",
        "$t deals damage to an opponent",
    ),
    ("event", "<t:subject> が ダメージ を 与える | <t:subjecton> ダメージ を 与える", "$t deals damage"),
    (
        "event",
        "<t:subject> が ダメージ を 受ける | <t:subjecton> ダメージ を 受ける | <t:subject> に ダメージ が 与えられる",
        "$t is dealt damage",
    ),
    ("event", "<t:subject> が タップ状態 に なる | <t:subjecton> タップ状態 に なる", "$t becomes tapped"),
    (
        "event",
        "<t:subject> が 呪文 や 能力 の 対象 に なる | "
        "<t:subjecton> 呪文 や 能力 の 対象 に なる | "
        "<t:subject> が 呪文 1 つ や 能力 1 つ の 対象 に なる | "
        "<t:subjecton> 呪文 1 つ や 能力 1 つ の 対象 に なる | "
        "<t:subject> が 呪文 か 能力 の 対象 に なる | "
        "<t:subjecton> 呪文 か 能力 の 対象 に なる | "
        "<t:subject> が 呪文 1 つ か 能力 1 つ の 対象 に なり | "
        "<t:subjecton> 呪文 1 つ か 能力 1 つ の 対象 に なり | "
        "<t:subject> が 呪文 や 能力 の 対象 に なり | "
        "<t:subjecton> 呪文 や 能力 の 対象 に なり",
        "$t becomes the target of a spell or ability",
    ),
    ("event", "あなた が <o:one> を 唱える", "you cast $o"),
    ("event", "あなた が <n:n> を 唱える", "you cast A($n)"),
    ("event", "対戦相手 が <n:n> を 唱える | 対戦相手 1 人 が <n:n> を 唱える", "an opponent casts A($n)"),
    ("event", "プレイヤー 1 人 が <n:n> を 唱える | プレイヤー が <n:n> を 唱える", "a player casts A($n)"),
    (
        "event",
        "あなた が カード を 引く | あなた が カード 1 枚 を 引く | あなた が カード を 1 枚 引く",
        "you draw a card",
    ),
    (
        "event",
        "対戦相手 1 人 が カード を 引く | 対戦相手 が カード を 引く | 対戦相手 1 人 が カード 1 枚 を 引く",
        "an opponent draws a card",
    ),
    (
        "event",
        "あなた が カード を 捨てる | あなた が カード 1 枚 を 捨てる | あなた が カード を 1 枚 捨てる",
        "you discard a card",
    ),
    ("event", "あなた が ライフ を 得る", "you gain life"),
    ("event", "対戦相手 1 人 が ライフ を 失う | 対戦相手 が ライフ を 失う", "an opponent loses life"),
    ("event", "あなた が <o:one> を 生け贄 に 捧げる", "you sacrifice $o"),
    ("event", "<o:subject> の 上 に <c:counters> が 置かれる", "$c is put on $o"),
    ("subject", "<r:reference>", "$r"),
    ("subject", "<o:one>", "$o"),
    ("subject", "<n:n>", "A($n)"),
    ("subjecton", "<n:n> が <k:howmany>", "N($k|$n)"),
    ("subject", "<r:reference> か <o:one> | <r:reference> や <o:one>", "$r or $o"),
    ("beginning", "あなた の アップキープ", "your upkeep"),
    ("beginning", "各 アップキープ", "each upkeep"),
    ("beginning", "各 プレイヤー の アップキープ", "each player's upkeep"),
    ("beginning", "各 対戦相手 の アップキープ", "each opponent's upkeep"),
    ("beginning", "あなた の ドロー・ステップ", "your draw step"),
    ("beginning", "あなた の 終了ステップ", "your end step"),
    ("beginning", "各 終了ステップ", "each end step"),
    ("beginning", "次 の 終了ステップ", "the next end step"),
    ("beginning", "あなた の 次 の アップキープ", "your next upkeep"),
    ("beginning", "あなた の ターン の 戦闘", "combat on your turn"),
    ("beginning", "あなた の 戦闘開始ステップ", "combat on your turn"),
    ("beginning", "各 戦闘", "each combat"),
    ("beginning", "あなた の 戦闘前メイン・フェイズ", "your precombat main phase"),
    (
        "beginning",
        "エンチャント されている <t:type> の コントローラー の アップキープ",
        "the upkeep of enchanted $t's controller",
    ),
]

CONDITIONS: list[Row] = [
    ("condition", "あなた が <o:one> を コントロール している", "you control $o"),
    ("condition", "あなた が <n:n> を コントロール している", "you control A($n)"),
    ("condition", "あなた が <n:n> を コントロール していない", "you control no PLAIN($n)"),
    (
        "condition",
        "あなた が <n:n> を <k:number> <c:classifier> 以上 コントロール している | "
        "あなた が <k:number> <c:classifier> 以上 の <n:n> を コントロール している",
        "you control NUM($k) or more PLAIN($n)",
    ),
    (
        "condition",
        "対戦相手 が <n:n> を コントロール している | 対戦相手 1 人 が <n:n> を コントロール している",
        "an opponent controls A($n)",
    ),
    (
        "condition",
        "あなた の ライフ が <k:number> 点 以下 である | あなた の ライフ が <k:number> 以下 である",
        "you have $k or less life",
    ),
    (
        "condition",
        "あなた の ライフ が <k:number> 点 以上 である | あなた の ライフ が <k:number> 以上 である",
        "you have $k or more life",
    ),
    (
        "condition",
        "あなた の 手札 に カード が 1 枚 も ない | あなた の 手札 に カード が ない",
        "you have no cards in hand",
    ),
    (
        "condition",
        "~ が キッカー されていた | この 呪文 が キッカー されていた | これ が キッカー されていた",
        "this spell was kicked",
    ),
    ("condition", "<r:reference> が <t:type> である", "$r is a $t"),
    ("condition", "<r:reference> が タップ状態 である", "$r is tapped"),
    ("condition", "<r:reference> が アンタップ状態 である", "$r is untapped"),
    ("condition", "<r:reference> が 攻撃 している", "$r is attacking"),
    (
        "condition",
        "この ターン に クリーチャー が 死亡 していた | この ターン に クリーチャー 1 体 が 死亡 していた",
        "a creature died this turn",
    ),
    (
        "condition",
        "この ターン に あなた が ライフ を 得ていた | あなた が この ターン に ライフ を 得ていた",
        "you gained life this turn",
    ),
    ("condition", "あなた の ターン である | あなた の ターン の 間 である", "it's your turn"),
    (
        "condition",
        "<r:reference> の 上 に <c:counter> が 置かれている | <r:reference> に <c:counter> が 置かれている",
        "$r has a $c on it",
    ),
]
