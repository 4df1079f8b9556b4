"""Japanese card text, conditions: what is so, and what happened this turn (603.4, 608.2c, 611.3).

A condition stands before なら and 場合 ("if"), what is so before かぎり ("as long as"),
what is not so before かぎり too ("unless").
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.core.named_tuples import NamedTuple
from judgekit.language.chart import Row


class State(NamedTuple):
    """Something that is so or not.

    Attributes:
        affirmed: Japanese wordings that it is so.
        denied: Japanese wordings that it is not; empty where nothing denies it.
        english: that it is so.
        english_denied: that it is not.
    """

    affirmed: str
    denied: str
    english: str
    english_denied: str = ""


_STATES = [
    State("<r:itself> が 脱出 していた", "<r:itself> が 脱出 していない", "$r escaped"),
    State("<r:itself> が 予顕 されていた", "", "$r was foretold"),
    State(
        "<p:controlling> が <o:oneheld> コントロール している",
        "<p:controlling> が <o:oneheld> コントロール していない",
        "S($p|control $o)",
        "S($p|DOESNT control $o)",
    ),
    State(
        "<p:controlling> が <n:n> を コントロール している",
        "<p:controlling> が <n:n> を コントロール していない | "
        "<p:controlling> が <n:n> を 1 <c:classifier> も コントロール していない",
        "S($p|control A($n))",
        "S($p|control no PLAIN($n))",
    ),
    State(
        "<p:controlling> が <n:n> を <k:number> <c:classifier> 以上 コントロール している | "
        "<p:controlling> が [合計] <k:number> <c:classifier> 以上 の <n:n> を コントロール している | "
        "<p:controlling> が <n:n> <k:number> <c:classifier> 以上 を コントロール している",
        "<p:controlling> が <n:n> を <k:number> <c:classifier> 以上 コントロール していない | "
        "<p:controlling> が [合計] <k:number> <c:classifier> 以上 の <n:n> を コントロール していない | "
        "<p:controlling> が <n:n> <k:number> <c:classifier> 以上 を コントロール していない",
        "S($p|control NUM($k) or more PLAIN($n))",
    ),
    State(
        "<p:controlling> が あなた より [も] 多く の <n:n> を コントロール している | "
        "<p:controlling> が コントロール している <n:n> が あなた より [も] 多い",
        "",
        "S($p|control more PLAIN($n) than you)",
    ),
    State(
        "あなた が コントロール している <n:n> より [も] 多く の <m:n> を <p:controlling> が コントロール している",
        "",
        "SAME($n|$m|S($p|control more PLAIN($n) than you))",
    ),
    State(
        "<p:controlling> が コントロール している <n:n> [の 総数] が <k:number> <c:classifier> 以上 である | "
        "<p:controlling> が コントロール している <n:n> の 数 が <k:number> 以上 である",
        "",
        "S($p|control NUM($k) or more PLAIN($n))",
    ),
    State(
        "<p:controlling> が コントロール している <n:n> [の 総数] が <k:number> <c:classifier> 以下 である | "
        "<p:controlling> が コントロール している <n:n> の 数 が <k:number> 以下 である",
        "",
        "S($p|control NUM($k) or fewer PLAIN($n))",
    ),
    State(
        "<p:lifeof> の ライフ が <k:number> 点 以下 [である] | <p:lifeof> の ライフ が <k:number> 以下 [である] | "
        "<p:lifeof> の ライフ 総量 が <k:number> 以下 [である] | <p:lifeof> の ライフ総量 が <k:number> 以下 [である]",
        "",
        "S($p|have $k or less life)",
    ),
    State(
        "<p:lifeof> の ライフ が <k:number> 点 以上 [である] | <p:lifeof> の ライフ が <k:number> 以上 [である] | "
        "<p:lifeof> の ライフ総量 が <k:number> 以上 [である]",
        "",
        "S($p|have $k or more life)",
    ),
    State(
        "<p:lifeof> の 手札 に カード が 1 枚 も ない | <p:lifeof> の 手札 に カード が ない | "
        "<p:lifeof> の 手札 に ある カード が 0 枚 である | <p:lifeof> の 手札 が 0 枚 である",
        "<p:lifeof> の 手札 に カード が ある",
        "S($p|have no cards in hand)",
    ),
    State(
        "<p:lifeof> の 手札 に カード が <k:number> 枚 以上 ある | "
        "<p:lifeof> の 手札 に <k:number> 枚 以上 の カード が ある | "
        "<p:lifeof> の 手札 に ある カード が <k:number> 枚 以上 である | "
        "<p:lifeof> の 手札 の カード が <k:number> 枚 以上 である | <p:lifeof> の 手札 が <k:number> 枚 以上 である",
        "<p:lifeof> の 手札 の カード が <k:number> 枚 以上 で ない | "
        "<p:lifeof> の 手札 に カード が <k:number> 枚 以上 ない",
        "S($p|have NUM($k) or more cards in hand)",
    ),
    State(
        "<p:lifeof> の 手札 に ある カード が <k:number> 枚 以下 である | "
        "<p:lifeof> の 手札 に カード が <k:number> 枚 以下 しか ない | "
        "<p:lifeof> の 手札 の カード が <k:number> 枚 以下 である | <p:lifeof> の 手札 が <k:number> 枚 以下 である",
        "<p:lifeof> の 手札 {に ある | の} カード が <k:number> 枚 以下 で ない",
        "S($p|have NUM($k) or fewer cards in hand)",
    ),
    State(
        "あなた の 墓地 に <n:n> が <k:number> 枚 以上 ある | あなた の 墓地 に <k:number> 枚 以上 の <n:n> が ある | "
        "あなた の 墓地 に ある <n:n> が <k:number> 枚 以上 である",
        "",
        "there are NUM($k) or more PLAIN($n) in your graveyard",
    ),
    State(
        "あなた の 墓地 に <n:n> が ある | あなた の 墓地 に <n:n> が 1 枚 ある", "", "there is A($n) in your graveyard"
    ),
    State(
        "いずれか の [プレイヤー の] ライブラリー に ある カード が <k:number> 枚 以下 である | "
        "いずれか の [プレイヤー の] ライブラリー に カード が <k:number> 枚 以下 しか ない",
        "",
        "a library has NUM($k) or fewer cards in it",
    ),
    State(
        "あなた の ライブラリー に カード が 1 枚 も ない | あなた の ライブラリー に カード が ない",
        "",
        "your library has no cards in it",
    ),
    State(
        "あなた の 墓地 に ある カード の 中 に カード・タイプ が <k:number> 種類 以上 ある | "
        "あなた の 墓地 に ある カード に カード・タイプ が [合計] <k:number> 種類 以上 含まれる | "
        "あなた の 墓地 に ある カード に 含まれる カード・タイプ が <k:number> 種類 以上 である",
        "",
        "there are NUM($k) or more ¦ card types among cards in your graveyard",
    ),
    State("<r:itself> が <q:qualified> [である]", "<r:itself> が <q:qualified> で ない", "$r is $q", "$r isn't $q"),
    State("<r:itself> が 選ばれた 名前 を 持つ", "", "$r has the chosen name"),
    State("<r:itself> が 装備 している", "", "$r is equipped"),
    State("<r:itself> が 攻撃 している", "<r:itself> が 攻撃 していない", "$r is attacking", "$r isn't attacking"),
    State("<r:itself> が <n:n> に つけられている | <r:itself> が <n:n> に ついている", "", "$r is attached to A($n)"),
    State(
        "あなた が <n:n> を コントロール している か [、] あなた の 墓地 に <m:n> が ある",
        "",
        "you control A($n) or there is A($m) in your graveyard",
    ),
    State(
        "<r:itself> が <a:kindnoun> か <b:kindnoun> である",
        "<r:itself> が <a:kindnoun> で も <b:kindnoun> で も ない",
        "$r is A($a) or $b",
        "$r isn't A($a) or $b",
    ),
    State("<r:itself> が 怪物的 である", "<r:itself> が 怪物的 で ない", "$r is monstrous", "$r isn't monstrous"),
    State("<r:itself> が 高名 である", "<r:itself> が 高名 で ない", "$r is renowned", "$r isn't renowned"),
    State(
        "あなた に <k:number> 人 以上 の 対戦相手 が いる | あなた に 対戦相手 が <k:number> 人 以上 いる",
        "あなた に <k:number> 人 以上 の 対戦相手 が いない | [あなた に] 対戦相手 が <k:number> 人 以上 いない | "
        "[あなた が] 対戦相手 を <k:number> 人 以上 持たない",
        "you have NUM($k) or more opponents",
    ),
    *(
        State(
            f"あなた の ライフ [の 総量] が [あなた の] {{初期 ライフ [の] 総量 | ライフ の 初期総量}} {than}",
            "",
            f"your life total is {english} your starting life total",
        )
        for than, english in (
            ("以上 である", "greater than or equal to"),
            ("以下 である", "less than or equal to"),
            ("より [も] 多い", "greater than"),
            ("より [も] 少ない", "less than"),
        )
    ),
    State(
        "あなた の ライフ [の 総量] が [あなた の] {初期 ライフ総量 | ライフ の 初期総量} より [も] <k:number> 点 以上 多い",
        "",
        "you have at least $k life more than your starting life total",
    ),
    State("~ が 戦場 に ある", "", "~ is on the battlefield"),
    State(
        "~ が あなた の 墓地 に あり [、] その 上 に <k:number> 枚 以上 の <n:n> が ある",
        "",
        "~ is in your graveyard with NUM($k) or more PLAIN($n) above it",
    ),
    State("~ が 統率領域 に ある", "", "~ is in the command zone"),
    State("~ が 統率領域 か 戦場 に ある", "", "~ is in the command zone or on the battlefield"),
    State(
        "あなた の ライブラリー の 一番上 の カード が <q:qualified> である", "", "the top card of your library is $q"
    ),
    State(
        "あなた の 墓地 に <n:n> 1 枚 と <m:n> 1 枚 が ある | あなた の 墓地 に <n:n> と <m:n> が ある",
        "",
        "A($n) and A($m) are in your graveyard",
    ),
    State(
        "~ が あなた の 墓地 に あり [、] あなた が <n:n> を コントロール している",
        "",
        "~ is in your graveyard and you control A($n)",
    ),
    State(
        "あなた の ライフ が <k:number> 点 以上 であり [、] 対戦相手 1 人 の ライフ が <m:number> 点 以下 である",
        "",
        "you have $k or more life and an opponent has $m or less life",
    ),
    State(
        "<p:controlling> が あなた より [も] <n:n> を <k:number> <c:classifier> 以上 多く コントロール している",
        "",
        "S($p|control at least NUM($k) more PLAIN($n) than you)",
    ),
    State(
        "<p:controlling> が 名前 の 異なる <n:n> を <k:number> <c:classifier> 以上 コントロール している | "
        "{名前 の 異なる <p:controlling> が コントロール している | <p:controlling> が コントロール している [、] 名前 の 異なる} "
        "<n:n> が <k:number> <c:classifier> 以上 {いる | ある}",
        "",
        "S($p|control NUM($k) or more PLAIN($n) with different names)",
    ),
    State("<r:itself> が ブロック している", "", "$r is blocking"),
    State("<r:itself> が <k:keyword> を 持つ | <r:itself> が <k:keyword> を 持っている", "", "$r has $k"),
    State("<r:itself> の マナ総量 が <k:number> [である]", "", "POSS($r) mana value is $k"),
    State("<r:itself> の マナ総量 が <k:number> 以上 [である]", "", "POSS($r) mana value is $k or greater"),
    State("<r:itself> の マナ総量 が <k:number> 以下 [である]", "", "POSS($r) mana value is $k or less"),
    State("<r:itself> の タフネス が <k:number> 以上 [である]", "", "POSS($r) toughness is $k or greater"),
    State("<r:itself> の タフネス が <k:number> 以下 [である]", "", "POSS($r) toughness is $k or less"),
    State("<r:itself> の パワー が <k:number> 以上 [である]", "", "POSS($r) power is $k or greater"),
    State("<r:itself> の パワー が <k:number> 以下 [である]", "", "POSS($r) power is $k or less"),
    State(
        "あなた の ターン [である] | あなた の ターン の 間 [である] | {それ | これ} が あなた の ターン [である]",
        "",
        "it's your turn",
    ),
    State("あなた の ターン で ない", "", "it's not your turn"),
    State("その プレイヤー の ターン [である]", "", "it's that player's turn"),
    State("その プレイヤー の ターン で ない", "", "it's not that player's turn"),
    State("あなた の <c:color> へ の 信心 が <k:number> 未満 である", "", "your devotion to $c is less than NUM($k)"),
    State(
        "あなた の <c:color> と <d:color> へ の 信心 が <k:number> 未満 である",
        "",
        "your devotion to $c and $d is less than NUM($k)",
    ),
    State(
        "対戦相手 1 人 の ライフ が あなた より [も] 多い | 対戦相手 1 人 の ライフ総量 が あなた より [も] 多い",
        "",
        "an opponent has more life than you",
    ),
    State(
        "対戦相手 1 人 が <c:counter> を <k:number> 個 以上 持っている | "
        "対戦相手 1 人 に <c:counter> が <k:number> 個 以上 置かれている",
        "",
        "an opponent has NUM($k) or more PLAIN(‹$c›)",
    ),
    State(
        "対戦相手 1 人 の 手札 に ある カード が あなた より [も] 多い",
        "",
        "an opponent has more cards in hand than you",
    ),
    State(
        "あなた の 手札 に ある カード が 各 対戦相手 より [も] 多い",
        "",
        "you have more cards in hand than each opponent",
    ),
    State(
        "あなた の 手札 に ある カード が 対戦相手 1 人 より [も] 多い",
        "",
        "you have more cards in hand than an opponent",
    ),
    State(
        "<p:controlling> が <n:n> と <m:n> を コントロール している",
        "",
        "S($p|control A($n) and A($m))",
    ),
    State(
        "<p:controlling> が <n:n> を ちょうど <k:number> <c:classifier> コントロール している",
        "",
        "S($p|control exactly NUM($k) EXACTLY($k|$n))",
    ),
    State(
        "<p:controlling> が 同じ 名前 を 持つ <n:n> を <k:number> <c:classifier> 以上 コントロール している",
        "",
        "S($p|control NUM($k) or more PLAIN($n) with the same name as one another)",
    ),
    State(
        "<p:controlling> が パワー が~の 異なる <n:n> を <k:number> <c:classifier> 以上 コントロール している | "
        "{パワー の 異なる <p:controlling> が コントロール している | "
        "<p:controlling> が コントロール している [、] パワー の 異なる} "
        "<n:n> が <k:number> <c:classifier> 以上 {いる | ある}",
        "",
        "S($p|control NUM($k) or more PLAIN($n) with different powers)",
    ),
    State(
        "あなた の ライフ が 対戦相手 1 人 より [も] 多い | あなた の ライフ総量 が 対戦相手 1 人 より [も] 多い",
        "",
        "you have more life than an opponent",
    ),
    State(
        "戦場 に <n:n> が ある | 戦場 に <n:n> が いる",
        "戦場 に <n:n> が ない | 戦場 に <n:n> が いない | 戦場 に <n:n> が 1 <c:classifier> も ない",
        "A($n) is on the battlefield",
        "no PLAIN($n) is on the battlefield",
    ),
    State(
        "対戦相手 1 人 の 墓地 に カード が <k:number> 枚 以上 ある",
        "",
        "an opponent has NUM($k) or more cards in their graveyard",
    ),
    State("<r:itself> が あなた の 墓地 に ある", "", "$r is in your graveyard"),
    State(
        "<r:itself> の 上 に <c:counter> が 置かれている | <r:itself> に <c:counter> が 置かれている | "
        "<r:itself> の 上 に <c:counter> が 1 個 以上 置かれている | <r:itself> に <c:counter> が 1 個 以上 置かれている",
        "<r:itself> の 上 に <c:counter> が 置かれていない | <r:itself> に <c:counter> が 置かれていない | "
        "<r:itself> の 上 に <c:counter> が ない | <r:itself> に <c:counter> が ない | "
        "<r:itself> {の 上 に | に} <c:counter> が 1 個 も {置かれていない | ない}",
        "$r has a $c on it",
        "$r has no PLAIN(‹$c›) on it",
    ),
    State(
        "<r:itself> の 上 に <c:counter> が ちょうど <k:number> 個 置かれている | "
        "<r:itself> の 上 に ちょうど <k:number> 個 の <c:counter> が 置かれている",
        "",
        "there are exactly NUM($k) PLAIN(‹$c›) on $r",
    ),
    State(
        "<r:itself> の 上 に <c:counter> が <k:number> 個 以上 置かれている | "
        "<r:itself> の 上 に <k:number> 個 以上 の <c:counter> が 置かれている | "
        "<r:itself> に <c:counter> が <k:number> 個 以上 置かれている",
        "",
        "$r has NUM($k) or more PLAIN(‹$c›) on it",
    ),
    State(
        "<r:itself> の 上 に <c:counter> が <k:number> 個 以下 {置かれている | しか 置かれていない} | "
        "<r:itself> に <c:counter> が <k:number> 個 以下 {置かれている | しか 置かれていない}",
        "",
        "$r has NUM($k) or fewer PLAIN(‹$c›) on it",
    ),
    State(
        "あなた が 都市の承認 を 得ている | あなた が 都市の承認 を 持っている | あなた が 都市の承認 を 持つ",
        "",
        "you have the city's blessing",
    ),
    State("あなた が イニシアチブ を 持っている", "", "you have the initiative"),
    State("あなた が 統治者 である", "", "you're the monarch"),
    State("対戦相手 [1 人] が 統治者 である", "", "an opponent is the monarch"),
    State("防御プレイヤー が 統治者 である", "防御プレイヤー が 統治者 で ない", "defending player is the monarch"),
    State("<p:controlling> が 毒 を 受けている", "<p:controlling> が 毒 を 受けていない", "$p is poisoned"),
    State("~ が 待機状態 である", "", "~ is suspended"),
    State(
        "<p:controlling> が <n:n> を コントロール していて [、] <q:controlling> が <m:n> を コントロール している",
        "",
        "S($p|control A($n)) and S($q|control A($m))",
    ),
    State("~ が あなた の 指輪所持者 である", "", "~ is your ring-bearer"),
    State(
        "あなた が ダンジョン を 踏破したこと が ある | あなた が ダンジョン を 踏破している",
        "",
        "you've completed a dungeon",
    ),
    State(
        "あなた が ダンジョン を 踏破したこと が ない | あなた が ダンジョン を 踏破していない",
        "",
        "you haven't completed a dungeon",
    ),
    State(
        "<r:itself> が 他 の クリーチャー と 組 に なっている | <r:itself> が 他 の クリーチャー と 組 である",
        "",
        "$r is paired with another creature",
    ),
    State(
        "<p:lifeof> が <w:thisturn> <k:number> 点 以上 の ライフ を 得ていた | "
        "<w:thisturn> <p:lifeof> が <k:number> 点 以上 の ライフ を 得ていた",
        "",
        "$p gained $k or more life this turn",
    ),
    State(
        "<p:lifeof> が <w:thisturn> <k:number> 点 以上 の ライフ を 失っていた~失っている | "
        "<w:thisturn> <p:lifeof> が <k:number> 点 以上 の ライフ を 失っていた~失っている",
        "",
        "$p lost $k or more life this turn",
    ),
    State(
        "<p:lifeof> が <w:thisturn> カード を <k:number> 枚 以上 引いていた~引いている | "
        "<w:thisturn> <p:lifeof> が カード を <k:number> 枚 以上 引いていた~引いている | "
        "{<p:lifeof> が <w:thisturn> | <w:thisturn> <p:lifeof> が} <k:number> 枚 以上 の カード を 引いていた~引いている",
        "",
        "$p drew NUM($k) or more cards this turn",
    ),
    State(
        "<p:lifeof> が <w:thisturn> カード を <k:number> 枚 以上 捨てていた~捨てている | "
        "<w:thisturn> <p:lifeof> が カード を <k:number> 枚 以上 捨てていた~捨てている",
        "",
        "$p discarded NUM($k) or more cards this turn",
    ),
    State(
        "<p:lifeof> が <w:thisturn> 呪文 を <k:number> つ 以上 唱えていた | "
        "<w:thisturn> <p:lifeof> が 呪文 を <k:number> つ 以上 唱えていた",
        "",
        "$p cast NUM($k) or more spells this turn",
    ),
    State(
        "<p:controlling> が コントロール している <n:n> が <k:number> <c:classifier> 未満 である",
        "",
        "S($p|control fewer than NUM($k) PLAIN($n))",
    ),
    State("直前 の ターン に 呪文 が 唱えられていなかった", "", "no spells were cast last turn"),
    State(
        "{プレイヤー 1 人 が 直前 の ターン に | 直前 の ターン に プレイヤー 1 人 が} <k:number> つ 以上 の 呪文 を 唱えていた | "
        "プレイヤー 1 人 が 直前 の ターン に 呪文 を <k:number> つ 以上 唱えていた",
        "",
        "a player cast NUM($k) or more spells last turn",
    ),
    State(
        "あなた が コントロール している <n:n> の パワー の 合計 が <k:number> 以上 である",
        "",
        "PLAIN($n) you control have total power $k or greater",
    ),
    State(
        "<w:thisturn> この 能力 が 解決された の が <k:number> 回目 [である] | "
        "この 能力 が <w:thisturn> 解決された の が <k:number> 回目 [である] | "
        "<w:thisturn> この 能力 が 解決 し た の が <k:number> 回目 [である] | "
        "これ が この 能力 の <w:thisturn> の <k:number> 回目 の 解決 [である] | "
        "これ が <w:thisturn> この 能力 が 解決された <k:number> 回目 である",
        "",
        "this is the NTH($k) time this ability has resolved this turn",
    ),
    State(
        "<w:thisturn> この 能力 が <k:number> 回 以上 起動 されていた | "
        "この 能力 が <w:thisturn> <k:number> 回 以上 起動 されていた",
        "",
        "this ability has been activated NUM($k) or more times this turn",
    ),
    State(
        "<r:itself> が この 戦闘 で 攻撃 か ブロック を していた",
        "",
        "$r attacked or blocked this combat",
    ),
    State(
        "{<r:itself> が <w:thisturn> | <w:thisturn> <r:itself> が} "
        "{攻撃 か ブロック を していた | 攻撃 し た か [、] ブロック {し た | していた}}",
        "",
        "$r attacked or blocked this turn",
    ),
    State(
        "これ に より ~ が あなた に ダメージ を 与え た | これ に より ~ が あなた に ダメージ を 与えていた | "
        "~ が これ に より あなた に ダメージ を 与えていた",
        "",
        "~ deals damage to you this way",
    ),
    State(
        "この ステップ に あなた が 攻撃 されている | あなた が この ステップ に 攻撃 されている",
        "",
        "you've been attacked this step",
    ),
    State(
        "~ に より 追放 され た カード の 中 に {<k:number> 種類 以上 の カード・タイプ が | "
        "カード・タイプ が <k:number> 種類 以上} ある",
        "",
        "there are NUM($k) or more card types among cards exiled with ~",
    ),
    State(
        "<r:itself> に 容疑 が かかっている",
        "<r:itself> に 容疑 が かかっていない",
        "$r is suspected",
        "$r isn't suspected",
    ),
    State(
        "[すべて の] <n:n> の 中 で <c:color> が 最も 多い 色 である か [、] {最も 多い 色 の 1 つ | 同率 で 最も 多い 色} である",
        "",
        "$c is the most common color among PLAIN($n) or is tied for most common",
    ),
    State("昼 [である]", "", "it's day"),
    State("夜 [である]", "", "it's night"),
    State("あなた の パーティー が 全員 {そろっている | 揃っている | 集合 している}", "", "you have a full party"),
]


def _of_states(states: list[State]) -> Iterator[Row]:
    """Yield the rows of a state for each word that can follow it."""
    for affirmed, denied, english, english_denied in states:
        yield "condition", affirmed, english
        yield "lasting", affirmed, english
        if denied:
            yield "unless", denied, english
        if denied and english_denied:
            yield "condition", denied, english_denied


CONDITIONS: list[Row] = [
    *(
        (
            "condition",
            f"{subject} が [、] [すべて の] <n:n> の 中 で 最も 多い 色 または {{最も 多い 色 の 1 つ | 同率 で 最も 多い 色}} と"
            " 共通 の 色 を 持つ",
            f"{english} shares a color with the most common color among PLAIN($n) or a color tied for most common",
        )
        for subject, english in (("それ", "it"), ("その パーマネント", "that permanent"))
    ),
    (
        "condition",
        "この ターン の 開始時 に [、] あなた の 手札 に カード が なかった",
        "you had no cards in hand at the beginning of this turn",
    ),
    *_of_states(_STATES),
    (
        "condition",
        "{あなた が <w:thisturn> | <w:thisturn> あなた が} クリーチャー で 攻撃 {し た | していた}",
        "you attacked with a creature this turn",
    ),
    (
        "condition",
        "これ に より <n:n> [1 枚] が 公開 され た | <n:n> [1 枚] が これ に より 公開 され た",
        "A($n) is revealed this way",
    ),
    (
        "condition",
        "それ が この ターン [に] [、] あなた が 唱え た <k:ordinal> <n:n> である",
        "it's the $k SG($n) you cast this turn",
    ),
    ("condition", "<w:ballot> の <v:morevotes>", "$w gets more votes"),
    ("morevotes", "票~票数 {の {方 | ほう} | } が [より] 多い", ""),
    (
        "condition",
        "<w:ballot> の <v:morevotes> か [、] [{得票数 | 票数 | 票 | 投票} が] {同数 である | 同じ である | 同じ | 引き分け である}",
        "$w gets more votes or the vote is tied",
    ),
    (
        "condition",
        "[その] 生け贄 に 捧げられ た <t:type> が <q:qualified> であった | "
        "[その] 生け贄 に 捧げられ た <t:type> が <q:qualified> だった",
        "the sacrificed $t was $q",
    ),
    *(
        (
            "condition",
            f"[その] 生け贄 に 捧げられ た <t:type> の {what} が <k:number> {bound} {{であった | だった}} | "
            f"[その] 生け贄 に 捧げ た <t:type> の {what} が <k:number> {bound} {{であった | だった}}",
            f"the sacrificed $t's {measure} was $k or {more}",
        )
        for what, measure in (("パワー", "power"), ("タフネス", "toughness"), ("マナ総量", "mana value"))
        for bound, more in (("以上", "greater"), ("以下", "less"))
    ),
    ("condition", "<k:number> 回目 [である]", "it's the NTH($k) time"),
    *(
        row
        for it, english in (("それ", "it"), ("~", "~"))
        for row in (
            (
                "condition",
                f"あなた が {{あなた の | 自分 の}} メイン・フェイズ {{の 間 に | 中 に}} {it} を 唱えていた",
                f"you cast {english} during your main phase",
            ),
            (
                "condition",
                f"{it} が あなた の 墓地 から 戦場 に 出ていた か [、] あなた が"
                " {あなた の 墓地 から {それ | ~} を | {それ | ~} を [あなた の] 墓地 から} 唱えていた",
                f"{english} entered from your graveyard or you cast it from your graveyard",
            ),
        )
    ),
    (
        "condition",
        "<r:itself> が <w:thisturn> 攻撃 していない | <w:thisturn> <r:itself> が 攻撃 していない",
        "$r didn't attack this turn",
    ),
    (
        "condition",
        "{<w:thisturn> <n:n> [1 つ] が | <n:n> [1 つ] が <w:thisturn>} 戦場 から あなた の 手札 に {戻されていた | 置かれていた}",
        "A($n) was put into your hand from the battlefield this turn",
    ),
    (
        "unless",
        "<w:thisturn> {攻撃 か ブロック を していない | 攻撃 も ブロック も していない}",
        "it attacked or blocked this turn",
    ),
    ("condition", "<w:thisturn> <n:n> が [1 体] 死亡 している", "A($n) died this turn"),
    ("condition", "これ に より [あなた が] <n:n> [1 枚] を 捨て た", "you discard A($n) this way"),
    ("condition", "出目 が <n:number> 以上 である", "the result is $n or greater"),
    ("condition", "出目 が <n:number> 以下 である", "the result is $n or less"),
    ("condition", "出目 が <n:number> である", "the result is exactly $n"),
    ("condition", "出目 が <n:number> 以上 <m:number> 以下 である", "the result is $n or greater and $m or less"),
    ("controlling", "あなた", "you"),
    ("controlling", "対戦相手 1 人 | 対戦相手", "an opponent"),
    ("controlling", "プレイヤー 1 人", "a player"),
    ("controlling", "防御プレイヤー", "defending player"),
    ("controlling", "あなた の 対戦相手", "your opponents§"),
    ("controlling", "その プレイヤー", "@that:player"),
    ("controlling", "<r:reference> の コントローラー", "POSS($r) controller"),
    ("lifeof", "あなた", "you"),
    ("lifeof", "対戦相手 1 人 | 対戦相手", "an opponent"),
    ("lifeof", "プレイヤー 1 人", "a player"),
    ("lifeof", "その プレイヤー", "@that:player"),
    ("oneheld", "<o:one> を", "$o"),
    ("itself", "<r:reference>", "$r"),
    ("qualified", "<t:type>", "A(‹$t›)"),
    ("qualified", "<s:subtype>", "A(‹$s›)"),
    ("qualified", "<s:subtype> ・ <t:type>", "A(‹$s $t›)"),
    ("qualified", "<s:type> ・ <t:type>", "A(‹$s $t›)"),
    ("qualified", "<t:kinds> [・] カード | <t:kinds> である カード", "A($t ‹card›)"),
    ("qualified", "<c:color>", "$c"),
    ("qualified", "<c:color> か <d:color>", "$c or $d"),
    ("qualified", "伝説", "legendary"),
    ("qualified", "伝説 の <t:type>", "A(‹legendary $t›)"),
    ("qualified", "トークン", "a token"),
    (
        "unless",
        "あなた が この ターン に [、] <n:n> [1 つ] を 唱えていない | この ターン に [、] あなた が <n:n> [1 つ] を 唱えていない",
        "you've cast A($n) this turn",
    ),
    (
        "lasting",
        "あなた が この ターン に [、] <n:n> [1 つ] を 唱えている | この ターン に [、] あなた が <n:n> [1 つ] を 唱えている",
        "you've cast A($n) this turn",
    ),
    ("qualified", "無色", "colorless"),
    ("qualified", "多色", "multicolored"),
    ("qualified", "装備 されている", "equipped"),
    ("qualified", "エンチャント されている", "enchanted"),
    ("qualified", "容疑 を かけられている", "suspected"),
    ("qualified", "タップ状態", "tapped"),
    ("qualified", "アンタップ状態", "untapped"),
    ("condition", "贈呈 が 約束 されていた", "the gift was promised"),
    (
        "condition",
        "<r:itself> が 墓地 から 唱えられていた | <r:itself> が 墓地 から 唱えられ た",
        "$r was cast from a graveyard",
    ),
    ("condition", "贈呈 が 約束 されていなかった", "the gift wasn't promised"),
    ("condition", "証拠 が 収集 されていた", "evidence was collected"),
    ("condition", "後見 を 受けていた", "a card was beheld"),
    ("condition", "<n:n> の 後見 を 受けていた | <n:n> が 後見 されていた", "A($n) was beheld"),
    ("condition", "<r:itself> が 協約 されていた", "$r was bargained"),
    (
        "condition",
        "貢納 が 支払われなかった | 貢納 が 支払われていなかった | 貢納 が 支払われていない",
        "tribute wasn't paid",
    ),
    ("condition", "容疑 が かかっていない", "~ isn't suspected"),
    ("unless", "脱出 していない", "~ escaped"),
    (
        "condition",
        "<w:thisturn> 対戦相手 [1 人] の コントロール 下 で <n:n> が [1 体] 戦場 に 出ていた",
        "an opponent had A($n) enter the battlefield under their control this turn",
    ),
    ("qualified", "基本 で ない [土地]", "nonbasic"),
    *(
        (
            "unless",
            f"あなた が [、] {rival} より [も] 多く の <n:n> を コントロール していない",
            f"you control more PLAIN($n) than {english}",
        )
        for rival, english in (("防御プレイヤー", "defending player"), ("攻撃 プレイヤー", "attacking player"))
    ),
    (
        "unless",
        "追放領域 に <k:number> 枚 以上 の <n:n> が ない | 追放領域 に <n:n> が <k:number> 枚 以上 ない",
        "there are NUM($k) or more PLAIN($n) in exile",
    ),
    ("unless", "<r:itself> を 唱える ため に <s:symbols> が 支払われていない", "$s was spent to cast $r"),
    ("condition", "<r:itself> を 唱える ため に <s:symbols> が 支払われていた", "$s was spent to cast $r"),
    *(
        (
            "condition",
            f"<r:itself> を 唱える ため に {mana} が 支払われていない",
            f"{english} was spent to cast $r",
        )
        for mana, english in (("マナ", "no mana"), ("色マナ", "no colored mana"))
    ),
    ("condition", "<r:itself> の <k:keyword> [・] コスト が 支払われていた", "POSS($r) $k cost was paid"),
    ("condition", "その <k:keyword> [・] コスト が 支払われていた", "its $k cost was paid"),
    (
        "condition",
        "あなた の ライブラリー に カード が <k:number> 枚 以上 ある | "
        "あなた の ライブラリー に <k:number> 枚 以上 の カード が ある",
        "you have $k or more cards in your library",
    ),
    ("condition", "<r:itself> が 2 回 キッカー されていた", "$r was kicked twice"),
    ("condition", "<r:itself> が キッカー されていた | <r:itself> が キッカー されている", "$r was kicked"),
    ("condition", "<r:itself> が キッカー {されていない | されていなかった | され なかった}", "$r wasn't kicked"),
    (
        "condition",
        "<r:itself> が <s:symbols> で キッカー されていた | <r:itself> が <s:symbols> の キッカー で キッカー されていた",
        "$r was kicked with its $s kicker",
    ),
    (
        "condition",
        "<r:itself> の 上 に <c:counter> が 置かれていた | <r:itself> に <c:counter> が 置かれていた",
        "$r had a $c on it",
    ),
    (
        "condition",
        "<r:itself> の 上 に <c:counter> が 置かれていなかった | <r:itself> に <c:counter> が 置かれていなかった",
        "$r had no PLAIN(‹$c›) on it",
    ),
    (
        "condition",
        "<w:thisturn> 土地 で ない パーマネント が 戦場 を 離れていた か 呪文 が ワープ されていた",
        "a nonland permanent left the battlefield this turn or a spell was warped this turn",
    ),
    ("condition", "~ が <o:oneheld> 対象 {としている | と する}", "~ targets $o"),
    ("condition", "~ が <n:n> を 対象 {としている | と する}", "~ targets A($n)"),
    (
        "condition",
        "あなた が <w:thisturn> 呪文 を 唱えていない | <w:thisturn> あなた が 呪文 を 唱えていない",
        "you haven't cast a spell this turn",
    ),
    *(
        (
            "condition",
            f"{who} 1 人 が <w:thisturn> 呪文 を 唱えていない | <w:thisturn> {who} 1 人 が 呪文 を 唱えていない",
            f"{english} didn't cast a spell this turn",
        )
        for who, english in (("対戦相手", "an opponent"), ("プレイヤー", "a player"))
    ),
    (
        "condition",
        "その プレイヤー が <w:thisturn> 呪文 を 唱えていない | <w:thisturn> その プレイヤー が 呪文 を 唱えていない",
        "that player didn't cast a spell this turn",
    ),
    (
        "condition",
        "あなた が それ を 唱えていた | あなた が これ を 唱えていた | あなた が ~ を 唱えていた",
        "you cast it",
    ),
    ("condition", "{それ | これ | ~} が 唱えられていた", "it was cast"),
    (
        "unless",
        "この ターン に ~ が 攻撃 したり ブロック したり していない | ~ が この ターン に 攻撃 したり ブロック したり していない",
        "~ attacked or blocked this turn",
    ),
    (
        "condition",
        "あなた が [あなた の] 手札 から {それ を | これ を | ~ を} 唱えていた | "
        "あなた が {それ を | これ を | ~ を} [あなた の] 手札 から 唱えていた",
        "you cast it from your hand",
    ),
    (
        "condition",
        "あなた が {それ を | これ を | ~ を |} [あなた の] 手札 から [{それ を | これ を | ~ を}] 唱えていない",
        "you didn't cast it from your hand",
    ),
    ("condition", "<r:itself> が <q:qualified> であった | <r:itself> が <q:qualified> だった", "$r was $q"),
    *(
        ("condition", f"<r:itself> の {what} が <k:number> {bound} であった", f"POSS($r) {measure} was $k or {more}")
        for what, measure in (("パワー", "power"), ("タフネス", "toughness"), ("マナ総量", "mana value"))
        for bound, more in (("以上", "greater"), ("以下", "less"))
    ),
    (
        "condition",
        "<r:itself> の 上 に <c:counter> が <k:number> 個 以上 置かれていた",
        "$r had NUM($k) or more PLAIN(‹$c›) on it",
    ),
    ("condition", "<w:thisturn> <p:player> に ダメージ が 与えられていた", "$p was dealt damage this turn"),
    ("thisturn", "この ターン に | この ターン 、 | この ターン", ""),
    (
        "pastthing",
        "<o:subject> が <v:happened> | <o:subjecton> <v:happened>",
        "$o $v",
    ),
    ("pastthing", "<p:player> が <v:did>", "$p $v"),
    (
        "pastthing",
        "あなた が 他 の 呪文 を 唱えていた | あなた が 他 の 呪文 1 つ を 唱えていた",
        "you cast another spell",
    ),
    ("condition", "<w:thisturn> <p:pastthing>", "$p this turn"),
    (
        "condition",
        "<o:subject> が <w:thisturn> <v:happened>",
        "$o $v this turn",
    ),
    ("condition", "<p:player> が <w:thisturn> <v:did>", "$p $v this turn"),
    *(
        (
            kind,
            "{<w:thisturn> [、] あなた が | あなた が <w:thisturn>} コントロール していた <n:n> [1 <c:classifier>] が"
            " 戦場 を 離れていた",
            "A($n) you controlled left the battlefield this turn",
        )
        for kind in ("condition", "lasting")
    ),
    ("lasting", "<w:thisturn> <p:pastthing>", "$p this turn"),
    ("unless", "{<w:thisturn> <o:subject> が | <o:subject> が <w:thisturn>} <v:unhappened>", "$o $v this turn"),
    ("unless", "{<w:thisturn> <p:player> が | <p:player> が <w:thisturn>} <v:undid>", "$p $v this turn"),
    ("if", "<c:condition> 場合 、 | <c:condition> の 場合 、", "$c"),
    ("if", "<c:condition> なら 、", "⊳$c"),
    ("aslong", "<c:lasting> かぎり | <c:lasting> 限り | <c:lasting> 間", "$c"),
    ("notunless", "<c:unless> かぎり | <c:unless> 限り", "$c"),
]

_THE_DIFFERENCE = "[あなた は] その 差 に 等しい 枚数 の カード を 引く"
"""As many cards are drawn as are missing (121.1)."""

CONDITIONAL: list[Row] = [
    (
        "body",
        "<c:aslong> 、 あなた は [、] あなた の 墓地 から ~ を 唱えて も よい",
        "you may cast ~ from your graveyard as long as $c",
    ),
    (
        "body",
        "昼 で も 夜 で も ない {なら | 場合} 、 ~ が 戦場 に 出る に 際し 、 昼 に なる",
        "if it's neither day nor night, it becomes day as ~ enters the battlefield",
    ),
    (
        "body",
        "あなた の 手札 {に ある | の} カード が <k:number> 枚 未満 {なら | である なら | の 場合 | である 場合} 、 "
        f"{_THE_DIFFERENCE}",
        "if you have fewer than NUM($k) cards in hand, draw cards equal to the difference",
    ),
    (
        "body",
        "<p:lifeof> の 手札 {に ある | の} カード が あなた [の 手札] より [も] 多い {なら | 場合} 、 "
        f"{_THE_DIFFERENCE}",
        "if S($p|have more cards in hand than you), draw cards equal to the difference",
    ),
    ("body", "<c:if> <b:body>", "if $c, $b"),
    ("body", "<c:if> 代わり に <b:body> | <c:if> 代わり に 、 <b:body>", "if $c, $b instead"),
    ("body", "<c:aslong> 、 <s:statement>", "as long as $c, $s"),
    ("body", "<c:aslong> 、 <p:predicate>", "OFITSELF($c|$p)"),
    (
        "body",
        "<t:things> は 、 <c:aslong> 、 <p:predicate> | <t:things> は 、 <c:aslong> <p:predicate> | "
        "<t:things> は <c:aslong> <p:predicate> | <t:things> は <c:aslong> 、 <p:predicate>",
        "S($t|$p) as long as $c",
    ),
    ("body", "<t:things> は [、] <c:condition> なら [、] <p:predicate>", "if ⊳$c, S($t|$p)"),
    ("body", "<c:notunless> 、 <s:statement>", "UNLESS($s|$c)"),
    ("body", "<c:notunless> 、 <d:deed>", "IMP($d) unless $c"),
    (
        "body",
        "<t:things> は 、 <c:notunless> 、 <p:predicate> | <t:things> は 、 <c:notunless> <p:predicate> | "
        "<t:things> は <c:notunless> <p:predicate> | <t:things> は <c:notunless> 、 <p:predicate>",
        "S($t|$p) unless $c",
    ),
    (
        "body",
        "<t:things> で は 、 <c:notunless> 、 <p:act> | <t:things> で は 、 <c:notunless> <p:act> | "
        "<t:things> で は <c:notunless> <p:act>",
        "S($t|$p) unless $c",
    ),
    ("body", "<c:notunless> 、 <t:things> で は [、] <a:act>", "S($t|$a) unless $c"),
    (
        "body",
        "<t:things> は [、] <c:itscontroller> が [、] <p:price> を 支払わない かぎり [、] <a:act> | "
        "<t:things> で は [、] <c:itscontroller> が [、] <p:price> を 支払わない かぎり [、] <a:act>",
        "S($t|$a unless ⟪its⁄their⟫ controller pays $p)",
    ),
    ("price", "<s:symbols>", "$s"),
    (
        "price",
        "<f:attackingforce> 1 体 に つき [、] <s:symbols> | 各 <f:attackingforce> に つき [、] <s:symbols>",
        "$s for each creature they control that's attacking you",
    ),
    (
        "price",
        "それら 1 体 に つき <s:symbols> | それら の クリーチャー 1 体 に つき <s:symbols>",
        "$s for each of those creatures",
    ),
    (
        "attackingforce",
        "自分 が コントロール していて あなた を 攻撃 している クリーチャー | "
        "自分 が コントロール している あなた を 攻撃 している クリーチャー | "
        "自分 が コントロール し あなた を 攻撃 している クリーチャー | "
        "あなた を 攻撃 している 、 自分 が コントロール している クリーチャー | "
        "あなた を 攻撃 している 自分 が コントロール している クリーチャー | あなた を 攻撃 している クリーチャー",
        "",
    ),
    ("body", "あなた の ターン の 間 、 <s:statement>", "during your turn, $s"),
    ("body", "そう で ない 場合 、 <b:body> | そう で ない なら 、 <b:body>", "otherwise, $b"),
    ("body", "そう で なければ 、 <b:body>", "otherwise, $b"),
]
