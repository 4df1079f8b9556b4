"""Japanese card text, statements: what something has, gets or cannot do (604, 611, 613), and replacement effects (614)."""

from __future__ import annotations

from judgekit.cards.chart import Row

PREDICATES: list[Row] = [
    ("predicate", "<p:pt> の 修整 を 受ける", "get $p"),
    ("predicate", "<k:keywords> を 得る", "gain $k"),
    ("predicate", "<k:keywords> を 持つ", "have $k"),
    (
        "predicate",
        "<p:pt> の 修整 を 受け 、 <k:keywords> を 得る | "
        "<p:pt> の 修整 を 受ける と ともに <k:keywords> を 得る | "
        "<p:pt> の 修整 を 受け <k:keywords> を 得る",
        "get $p & gain $k",
    ),
    (
        "predicate",
        "<p:pt> の 修整 を 受け 、 <k:keywords> を 持つ | "
        "<p:pt> の 修整 を 受ける と ともに <k:keywords> を 持つ | "
        "<p:pt> の 修整 を 受け <k:keywords> を 持つ",
        "get $p & have $k",
    ),
    ("predicate", "すべて の 能力 を 失う | 能力 を すべて 失う", "lose all abilities"),
    ("predicate", "<k:keywords> を 失う", "lose $k"),
    ("predicate", "ブロック されない", "can't be blocked"),
    ("predicate", "ブロック できない | ブロック に 参加 できない", "can't block"),
    ("predicate", "攻撃 できない | 攻撃 に 参加 できない", "can't attack"),
    (
        "predicate",
        "攻撃 も ブロック も できない | "
        "攻撃 したり ブロック したり できない | "
        "攻撃 で も ブロック で も できない | "
        "攻撃 できず 、 ブロック も できない",
        "can't attack or block",
    ),
    ("predicate", "打ち消されない | 打ち消す こと が できない", "can't be countered"),
    (
        "predicate",
        "<n:n> に よって は ブロック されない | <n:n> に よって ブロック されない",
        "can't be blocked by PLAIN($n)",
    ),
    (
        "predicate",
        "<n:n> 以外 に よって は ブロック されない | <n:n> 以外 に は ブロック されない",
        "can't be blocked except by PLAIN($n)",
    ),
    (
        "predicate",
        "可能 なら 毎 戦闘 攻撃 する | "
        "可能 なら 毎 戦闘 で 攻撃 する | "
        "毎 戦闘 、 可能 なら 攻撃 する | "
        "可能 なら 各 戦闘 で 攻撃 する | "
        "各 戦闘 で 可能 なら 攻撃 する",
        "attack each combat if able",
    ),
    (
        "predicate",
        "<p:player> の アンタップ ・ ステップ の 間 に アンタップ しない | "
        "<p:player> の アンタップ・ステップ の 間 アンタップ しない | "
        "<p:player> の アンタップ・ステップ に アンタップ しない | "
        "<p:player> の アンタップ・ステップ の 間 に アンタップ しない",
        "DOESNT untap during POSS($p) untap step",
    ),
    (
        "predicate",
        "<p:player> の 次 の アンタップ・ステップ の 間 に アンタップ しない | "
        "<p:player> の 次 の アンタップ・ステップ に アンタップ しない | "
        "<p:player> の 次 の アンタップ・ステップ の 間 、 アンタップ しない",
        "DOESNT untap during POSS($p) next untap step",
    ),
    ("predicate", "タップ状態 で 戦場 に 出る", "enter the battlefield tapped"),
    (
        "predicate",
        "<c:counterson2> 置かれた 状態 で 戦場 に 出る | "
        "<c:counters> が 置かれた 状態 で 戦場 に 出る | "
        "<c:counters> が 置かれ た 状態 で 戦場 に 出る | "
        "<c:counterson2> 置かれ た 状態 で 戦場 に 出る",
        "enter the battlefield with $c on it",
    ),
    (
        "predicate",
        "基本 の パワー と タフネス が <p:pt> になる | 基本 の パワー と タフネス は <p:pt> になる",
        "have base power and toughness $p",
    ),
]

STATEMENTS: list[Row] = [
    ("statement", "<t:things> は <p:predicate> | <t:things> は 、 <p:predicate>", "S($t|$p)"),
    ("statement", "<t:player> は <p:playerpredicate>", "S($t|$p)"),
    ("statement", "<t:thing> は 探検 を 行う", "S($t|explore)"),
    ("playerpredicate", "<k:keywords> を 持つ", "have $k"),
    ("playerpredicate", "<k:keywords> を 得る", "gain $k"),
    ("statement", "<n:n> を 唱える ため の コスト は <s:symbols> 少なく なる", "PLAIN($n) cost $s less to cast"),
    ("statement", "<n:n> を 唱える ため の コスト は <s:symbols> 多く なる", "PLAIN($n) cost $s more to cast"),
    (
        "statement",
        "あなた が 唱える <n:n> を 唱える ため の コスト は <s:symbols> 少なく なる | "
        "あなた が 唱える <n:n> は それ を 唱える ため の コスト が <s:symbols> 少なく なる | "
        "あなた が 唱える <n:n> の コスト は <s:symbols> 少なく なる",
        "PLAIN($n) you cast cost $s less to cast",
    ),
    (
        "statement",
        "対戦相手 が 唱える <n:n> を 唱える ため の コスト は <s:symbols> 多く なる | "
        "対戦相手 が 唱える <n:n> は それ を 唱える ため の コスト が <s:symbols> 多く なる",
        "PLAIN($n) your opponents cast cost $s more to cast",
    ),
    ("statement", "<t:would> なら 、 代わり に <d:deeds>", "if $t, $d instead"),
    ("would", "<n:subject> が 死亡 する", "$n would die"),
    (
        "would",
        "<n:subject> が この ターン に 死亡 する | "
        "この ターン に <n:subject> が 死亡 する | "
        "この ターン 、 <n:subject> が 死亡 する",
        "$n would die this turn",
    ),
    ("would", "<r:reference> が 戦場 を 離れる", "$r would leave the battlefield"),
    ("would", "あなた が カード を 引く | あなた が カード 1 枚 を 引く", "you would draw a card"),
    ("would", "あなた が ライフ を 得る", "you would gain life"),
    (
        "statement",
        "~ の パワー と タフネス は それぞれ <f:figure> に 等しい | "
        "~ の パワー と タフネス は それぞれ 、 <f:figure> に 等しい | "
        "~ の パワー と タフネス は <f:figure> に 等しい",
        "~'s power and toughness are each equal to $f",
    ),
    ("statement", "~ の パワー は <f:figure> に 等しい", "~'s power is equal to $f"),
    ("figure", "<n:n> の 数 | <n:n> の 総数", "the number of PLAIN($n)"),
    ("figure", "<r:reference> の パワー", "POSS($r) power"),
    ("figure", "<r:reference> の タフネス", "POSS($r) toughness"),
    (
        "figure",
        "あなた の 手札 に ある カード の 枚数 | あなた の 手札 の カード の 枚数",
        "the number of cards in your hand",
    ),
    (
        "figure",
        "あなた の 墓地 に ある <n:n> の 枚数 | あなた の 墓地 に ある <n:n> の 数",
        "the number of PLAIN($n) in your graveyard",
    ),
]

DURATIONS: list[Row] = [
    ("duration", "ターン終了時 まで", "until end of turn"),
    ("duration", "あなた の 次 の ターン まで", "until your next turn"),
    ("duration", "この ターン | この ターン の 間", "this turn"),
    ("duration", "~ が 戦場 を 離れる まで", "until ~ leaves the battlefield"),
]
