"""Japanese card text, what triggers an ability (603): what happens to something, what a player does, when a step begins.

A row of HAPPENINGS is read before とき (出た), before たび (出る) and in a condition about this turn (出ていた);
the same rows say what would happen (614.1a).
"""

from __future__ import annotations

from collections.abc import Iterator

from judgekit.language.chart import Row

_THINGS: list[Row] = [
    ("happens", "戦場 に 出る", "enter the battlefield"),
    ("happens", "あなた の コントロール 下 で 戦場 に 出る", "enter the battlefield ¦ under your control"),
    (
        "happens",
        "タップ状態 で [、] あなた の コントロール 下 で 戦場 に 出る"
        " | あなた の コントロール 下 で [、] タップ状態 で 戦場 に 出る",
        "enter the battlefield tapped and under your ¦ control",
    ),
    ("happens", "あなた の 墓地 から [、] 戦場 に 出る", "enter from your graveyard"),
    (
        "happens",
        "[いずれか の] 墓地 から 戦場 に 出る | 墓地 1 つ から 戦場 に 出る",
        "enter from a graveyard",
    ),
    ("happens", "追放領域 から [、] 戦場 に 出る | 追放 領域 から [、] 戦場 に 出る", "enter from exile"),
    (
        "happens",
        "対戦相手 の コントロール 下 で 戦場 に 出る | 対戦相手 1 人 の コントロール 下 で 戦場 に 出る",
        "enter the battlefield ¦ under an opponent's control",
    ),
    ("happens", "戦場 から [いずれか の] 墓地 に 置かれる", "BE put into a graveyard from the ¦ battlefield"),
    (
        "happens",
        "あなた の ライブラリー から あなた の 墓地 に 置かれる",
        "BE put into your graveyard from your library",
    ),
    ("happens", "戦場 から あなた の 墓地 に 置かれる", "BE put into your graveyard from the ¦ battlefield"),
    (
        "happens",
        "戦場 から 対戦相手 の 墓地 に 置かれる",
        "BE put into an opponent's graveyard from the ¦ battlefield",
    ),
    (
        "happens",
        "<a:anywhere> [いずれか の] 墓地 に 置かれる",
        "BE put into a graveyard from ¦ anywhere",
    ),
    ("happens", "[いずれか の] 墓地 に 置かれる", "BE put into a graveyard from WHENCE"),
    ("happens", "<a:anywhere> あなた の 墓地 に 置かれる", "BE put into your graveyard from anywhere"),
    (
        "happens",
        "<a:anywhere> [あなた の] 対戦相手 の 墓地 に 置かれる | <a:anywhere> 対戦相手 1 人 の 墓地 に 置かれる",
        "BE put into an opponent's ¦ graveyard ¦ from anywhere",
    ),
    (
        "happens",
        "<a:anywhere> その プレイヤー の 墓地 に 置かれる | <a:anywhere> その 対戦相手 の 墓地 に 置かれる",
        "BE put into @that:player's ¦ graveyard from anywhere",
    ),
    ("happens", "死亡 する", "die"),
    ("happens", "あなた の コントロール 下 で 死亡 する", "die under your control"),
    ("happens", "戦場 を 離れる | 戦場 から 離れる", "leave the battlefield"),
    ("happens", "あなた の 墓地 を 離れる | あなた の 墓地 から 離れる", "leave your graveyard"),
    ("happens", "追放 される", "BE exiled"),
    ("happens", "戦場 から 追放 される", "BE exiled from the battlefield"),
    ("happens", "攻撃 する", "attack"),
    ("happens", "単独 で 攻撃 する", "attack alone"),
    ("happens", "騎乗 され た 状態 で 攻撃 する", "attack while saddled"),
    ("happens", "あなた を 攻撃 する", "attack you"),
    ("happens", "エンチャント されている プレイヤー を 攻撃 する", "attack enchanted player"),
    ("happens", "プレイヤー [1 人] を 攻撃 する", "attack a player"),
    ("happens", "対戦相手 [1 人] を 攻撃 する", "attack an opponent"),
    (
        "happens",
        "あなた か あなた が コントロール している プレインズウォーカー 1 体 を 攻撃 する | "
        "あなた や あなた が コントロール している プレインズウォーカー を 攻撃 する | "
        "あなた か あなた が コントロール している プレインズウォーカー を 攻撃 する",
        "attack you or a planeswalker you control",
    ),
    (
        "happens",
        "攻撃 して ブロック されない | 攻撃 し ブロック されない | 攻撃 し 、 ブロック されない",
        "attack & BE-NOT blocked",
    ),
    *(
        (
            "happens",
            f"{whom} [1 人] を 攻撃 して ブロック されない | {whom} [1 人] を 攻撃 し [、] ブロック されない",
            f"attack {english} and isn't blocked",
        )
        for whom, english in (("プレイヤー", "a player"), ("対戦相手", "an opponent"))
    ),
    ("happens", "ブロック する", "block"),
    ("happens", "<o:object> ブロック する", "block $o"),
    ("happens", "<b:isblocked>", "become blocked"),
    ("happens", "<o:agent> に [よって] <b:isblocked>", "become blocked by $o"),
    (
        "happens",
        "<k:number> 体 以上 の クリーチャー に [よって] <b:isblocked> | クリーチャー <k:number> 体 以上 に [よって] <b:isblocked>",
        "become blocked by NUM($k) or more creatures",
    ),
    (
        "happens",
        "<k:number> 体 以上 の クリーチャー を ブロック する | クリーチャー <k:number> 体 以上 を ブロック する",
        "block NUM($k) or more creatures",
    ),
    ("happens", "<n:n> 1 体 以上 を ブロック する", "block one or more PLAIN($n)"),
    ("happens", "<n:n> 1 体 以上 に [よって] <b:isblocked>", "become blocked by one or more PLAIN($n)"),
    (
        "happens",
        "<n:n> 1 体 以上 を ブロック する か [、] <m:n> 1 体 以上 に [よって] <b:isblocked>",
        "SAME($n|$m|block / become blocked by one or more PLAIN($n))",
    ),
    ("happens", "攻撃 か ブロック する | 攻撃 したり ブロック したり する", "attack / block"),
    (
        "happens",
        "クリーチャー を ブロック する か クリーチャー に よって <b:isblocked> | "
        "クリーチャー 1 体 を ブロック する か クリーチャー 1 体 に よって <b:isblocked> | "
        "クリーチャー 1 体 を ブロック する か クリーチャー 1 体 に <b:isblocked> | "
        "クリーチャー を ブロック する か クリーチャー に <b:isblocked>",
        "block / become blocked by a creature",
    ),
    (
        "happens",
        "<n:n> [1 体] を ブロック する か [、] <m:n> [1 体] に [よって] <b:isblocked>",
        "SAME($n|$m|block / become blocked by A($n))",
    ),
    ("happens", "ダメージ を 与える", "deal damage"),
    ("happens", "戦闘ダメージ を 与える", "deal combat damage"),
    ("happens", "<d:harmed> に ダメージ を 与える | ダメージ を <d:harmed> に 与える", "deal damage to $d"),
    (
        "happens",
        "<d:harmed> に 戦闘ダメージ を 与える | 戦闘ダメージ を <d:harmed> に 与える",
        "deal combat damage to $d",
    ),
    ("happens", "<d:harmed> に <k:number> 点 以上 の ダメージ を 与える", "deal $k or more damage to $d"),
    ("happens", "<d:harmed> に <k:number> 点 以上 の 戦闘ダメージ を 与える", "deal $k or more combat damage to $d"),
    (
        "happens",
        "<d:harmed> に 戦闘ダメージ で ない ダメージ を 与える | <d:harmed> に 戦闘ダメージ 以外 の ダメージ を 与える",
        "deal noncombat damage to $d",
    ),
    ("happens", "ダメージ を 受ける | ダメージ を 与えられる", "BE dealt damage"),
    ("happens", "戦闘ダメージ を 受ける | 戦闘ダメージ を 与えられる", "BE dealt combat damage"),
    ("happens", "タップ状態 に なる", "become tapped"),
    ("happens", "アンタップ状態 に なる", "become untapped"),
    ("happens", "マナ を 引き出す 目的 で タップ される", "BE tapped for mana"),
    ("happens", "<o:aiming> の 対象 に なる | 、 <o:aiming> の 対象 に なる", "become the target of $o"),
    ("happens", "クリーチャー 1 体 を 濫用 する", "exploit a creature"),
    ("happens", "<o:object> 後援 する", "enlist $o"),
    ("happens", "<o:object> 教導 する", "mentor $o"),
    ("happens", "<n:n> [1 つ] に 搭乗 する", "crew A($n)"),
    ("happens", "<o:agent> に つけられる", "become attached to $o"),
    ("happens", "バトル 1 つ を 攻撃 する", "attack a battle"),
    ("happens", "表向き に なる", "BE turned face up"),
    ("happens", "変身 する", "transform"),
    ("happens", "あなた の 手札 に 戻る | あなた の 手札 に 戻される", "BE returned to your hand"),
    ("happens", "トランスフォーム する", "convert"),
    ("happens", "<o:agent> に 変身 する", "transform into $o"),
    ("happens", "怪物的 に なる", "become monstrous"),
    ("happens", "騎乗 され た 状態 に なる", "become saddled"),
    ("happens", "搭乗 され た 状態 に なる", "become crewed"),
    ("happens", "高名 に なる", "become renowned"),
    ("happens", "進化 する", "evolve"),
    ("happens", "探検 を 行う", "explore"),
    ("happens", "謀議 を 行う", "connive"),
    ("happens", "培養 を 行う", "incubate"),
    ("happens", "闘魂 を 行う", "endure"),
    ("happens", "ダンジョン 探索 を 行う", "venture into the dungeon"),
    ("happens", "容疑 を かけられ た 状態 に なる", "become suspected"),
    ("happens", "計画 され た 状態 に なる", "become plotted"),
    (
        "event",
        "<p:player> が [、] <w:whoseturn> [の 間] に [、] <d:does>",
        "S($p|$d) during $w",
    ),
    ("event", "あなた の 墓地 から <t:subject> が 離れる", "S($t|leave your graveyard)"),
    ("event", "エンチャント されている プレイヤー が 攻撃 される", "enchanted player is attacked"),
    ("event", "<p:doer> が 土の技 を 行う", "S($p|earthbend)"),
    ("event", "<p:doer> が 水の技 を 行う", "S($p|waterbend)"),
    (
        "event",
        "<w:byopponents> [、] <n:n> [1 つ] を 破壊 する",
        "a spell or ability an opponent controls destroys A($n)",
    ),
    (
        "event",
        "<w:byopponents> [、] <n:n> [1 つ] を 戦場 から あなた の 墓地 に 置く",
        "a spell or ability an opponent controls causes A($n) to be put into your graveyard from the battlefield",
    ),
    ("happens", "訓練 される", "train"),
    ("happens", "変容 する", "mutate"),
    ("happens", "生け贄 に 捧げられる", "BE sacrificed"),
    ("happens", "破壊 される", "BE destroyed"),
    ("happens", "打ち消される", "BE countered"),
    ("happens", "フェイズ・アウト する", "phase out"),
    ("happens", "フェイズ・イン する", "phase in"),
]

_PLAYERS: list[Row] = [
    ("does", "<o:object> 唱える", "cast $o"),
    ("does", "<o:object> 唱える か コピー する", "cast or copy $o"),
    (
        "does",
        "あなた の 手札 以外 から <o:object> 唱える | 自分 の 手札 以外 から <o:object> 唱える",
        "cast $o from anywhere other than OWN hand",
    ),
    (
        "does",
        "あなた の ライブラリー から <o:object> 唱える | 自分 の ライブラリー から <o:object> 唱える",
        "cast $o from OWN library",
    ),
    ("does", "追放領域 から <o:object> 唱える | 追放 領域 から <o:object> 唱える", "cast $o from exile"),
    ("does", "[いずれか の] 墓地 から <o:object> 唱える", "cast $o from a graveyard"),
    ("does", "<o:object> コピー する", "copy $o"),
    ("does", "カード を 引く", "draw a card"),
    ("does", "<c:cards> を 引く | <c:cardson> 引く", "draw $c"),
    ("does", "<o:object> 捨てる", "discard $o"),
    ("does", "<o:object> 生け贄 に 捧げる", "sacrifice $o"),
    ("does", "<o:object> サイクリング する", "cycle $o"),
    ("does", "<o:object> サイクリング する か 捨てる", "cycle or discard $o"),
    ("does", "<o:object> プレイ する", "play $o"),
    ("does", "<o:object> タップ する", "tap $o"),
    ("does", "<o:object> 生成 する", "create $o"),
    ("does", "<o:object> 起動 する", "activate $o"),
    (
        "does",
        "<o:object> マナ を 引き出す 目的 で タップ する | マナ を 引き出す 目的 で <o:object> タップ する | "
        "マナ の ため に <o:object> タップ する | <o:object> マナ の ため に タップ する",
        "tap $o for mana",
    ),
    ("does", "ライフ を 得る", "gain life"),
    ("does", "ライフ を 失う", "lose life"),
    ("does", "ライフ を 得る か [ライフ を] 失う", "gain or lose life"),
    ("does", "攻撃 する", "attack"),
    *(
        (
            "does",
            " | ".join(
                f"{mine} の 各 ドロー・ステップ {which} を 引く"
                for which in (
                    "に 引く 最初 の 1 枚 以外 の カード [1 枚]",
                    "に 引く 1 枚目 の カード 以外 の カード [1 枚]",
                    "の 最初 に 引く カード 以外 の~に カード [1 枚]",
                    "の 最初 の 1 枚 以外 に カード [1 枚]",
                    "に 引く 最初 の カード 以外 の~に カード [1 枚]",
                )
            )
            + " | "
            + " | ".join(
                f"{mine} の 各 ドロー・ステップ {which} を 1 枚 引く"
                for which in ("の 最初 に 引く カード 以外 の~に カード", "の 最初 の 1 枚 以外 に カード")
            ),
            "draw a card except the first one WHO draw in each of OWN draw steps",
        )
        for mine in ("自分", "あなた")
    ),
    ("does", "あなた を 攻撃 する", "attack you"),
    ("does", "エンチャント されている プレイヤー を 攻撃 する", "attack enchanted player"),
    ("does", "プレイヤー [1 人] を 攻撃 する", "attack a player"),
    ("does", "対戦相手 [1 人] を 攻撃 する", "attack an opponent"),
    ("does", "<s:several> で 攻撃 する | <s:one> で 攻撃 する", "attack with $s"),
    ("does", "占術 を 行う", "scry"),
    ("does", "ダンジョン探索 を 行う", "venture into the dungeon"),
    ("does", "戦慄予示 を 行う | 戦慄 予示 を 行う", "manifest dread"),
    ("does", "発見 を 行う", "discover"),
    ("does", "カード [1 枚] を 予顕 する | カード を 1 枚 予顕 する", "foretell a card"),
    ("does", "カード [1 枚] を 計画 する", "plot a card"),
    ("does", "証拠収集 を 行う", "collect evidence"),
    ("does", "贈呈 を 行う", "give a gift"),
    ("does", "時間旅行 を 行う", "time travel"),
    ("does", "増殖 を 行う", "proliferate"),
    ("does", "調査 を 行う", "investigate"),
    ("does", "採餌 を 行う", "forage"),
    ("does", "枯朽 を 行う", "blight"),
    ("does", "<k:number> マナ を 消費 する | <k:number> を 消費 する | <k:number> 消費 する", "expend $k"),
    ("does", "火の技 を 行う", "firebend"),
    ("does", "水の技 か 土の技 か 火の技 か 気の技 を 行う", "waterbend, earthbend, firebend, or airbend"),
    ("does", "培養 を 行う", "incubate"),
    ("does", "事件 [1 つ] を 解明 する", "solve a Case"),
    ("does", "気の技 を 行う", "airbend"),
    ("does", "コイン投げ に 勝つ", "win a coin flip"),
    ("does", "コイン投げ に 負ける", "lose a coin flip"),
    ("does", "統治者 に なる", "become the monarch"),
    ("does", "消尽能力 [1 つ] を 起動 する", "activate an exhaust ability"),
    ("does", "悪事 を 働く", "commit a crime"),
    ("does", "自分 の ライブラリー から [カード を] 探す | 自分 の ライブラリー を 探す", "search OWN library"),
    ("does", "自分 の ライブラリー を 切り直す | あなた の ライブラリー を 切り直す", "shuffle OWN library"),
    ("does", "ダンジョン を 踏破 する | ダンジョン 1 つ を 踏破 する", "complete a dungeon"),
    ("does", "落魄 する", "descend"),
    ("does", "この ドア を 開放 する", "unlock this door"),
    ("does", "ドア を 開放 する | ドア 1 つ を 開放 する", "unlock a door"),
    ("does", "<o:object> 完全 に 開放 する", "fully unlock $o"),
    ("does", "諜報 を 行う", "surveil"),
    ("does", "サイコロ を 1 個 以上 振る | サイコロ 1 個 以上 を 振る", "roll one or more dice"),
    ("does", "サイコロ を 1 個 振る | サイコロ 1 個 を 振る", "roll a die"),
    ("does", "激突 を 行う", "clash"),
    ("does", "激突 に 勝つ | 激突 を 行い 、 勝つ", "win a clash"),
    ("does", "<o:object> 督励 する", "exert $o"),
    ("does", "ゲーム に 敗北 する | この ゲーム に 敗北 する", "lose the game"),
    (
        "does",
        "<o:upon> <c:counter> を 1 個 以上 置く | <o:upon> 1 個 以上 の <c:counter> を 置く",
        "put one or more PLAIN(‹$c›) on $o",
    ),
]

STEMS = {
    "出る": "出",
    "置かれる": "置かれ",
    "する": "し",
    "離れる": "離れ",
    "される": "され",
    "されない": "されなかっ",
    "与える": "与え",
    "与えられる": "与えられ",
    "受ける": "受け",
    "なる": "なっ",
    "捧げられる": "捧げられ",
    "打ち消される": "打ち消され",
    "唱える": "唱え",
    "引く": "引い",
    "捨てる": "捨て",
    "捨てさせる": "捨てさせ",
    "捧げる": "捧げ",
    "得る": "得",
    "失う": "失っ",
    "行う": "行っ",
    "置く": "置い",
    "振る": "振っ",
    "探す": "探し",
    "勝つ": "勝っ",
    "負ける": "負け",
    "働く": "働い",
    "切り直す": "切り直し",
    "取り除かれる": "取り除かれ",
    "つけられる": "つけられ",
    "戻る": "戻っ",
    "戻される": "戻され",
}
"""Verbs with the form that stands before た and ていた."""

_PAST = {
    "enter": "entered",
    "BE": "was",
    "die": "died",
    "leave": "left",
    "attack": "attacked",
    "block": "blocked",
    "become": "became",
    "deal": "dealt",
    "cast": "cast",
    "draw": "drew",
    "discard": "discarded",
    "sacrifice": "sacrificed",
    "cycle": "cycled",
    "play": "played",
    "create": "created",
    "gain": "gained",
    "descend": "descended",
    "lose": "lost",
    "put": "put",
    "transform": "transformed",
}


def _in_forms(rows: list[Row], past: str) -> Iterator[Row]:
    """Yield rows with the verb of each wording in its forms; those about this turn are of the category `past`."""
    for category, wording, english in rows:
        said = english.replace(" ¦ ", " ")
        ways = [way.strip() for way in wording.split(" | ")]
        yield category, wording, said
        if any(way.endswith(">") for way in ways):
            continue
        stems = [(way.rpartition(" ")[0], STEMS[way.rpartition(" ")[2]]) for way in ways]
        yield category, " | ".join(f"{rest} {stem}" for rest, stem in stems), said
        if "<" not in wording and category == "happens":
            yield "either", f"{wording} | {' | '.join(f'{rest} {stem} た' for rest, stem in stems)}", said
        verb, blank, more = said.partition(" ")
        if verb in _PAST and " / " not in said and " & " not in said:
            then = " | ".join(f"{rest} {stem}ていた" for rest, stem in stems)
            english = f"{_PAST[verb]}{blank}{more}".replace("WHENCE", "anywhere")
            yield past, then, english
            if verb != "cast":
                yield f"un{past}", then.replace("ていた", "ていない"), english


HAPPENINGS: list[Row] = [
    ("event", "<t:subject> が <g:either> か <h:happens>", "S($t|$g / $h)"),
    ("event", "<t:subjecton> [、] <g:either> か <h:happens>", "S($t|$g / $h)"),
    (
        "event",
        "<t:subject> が <g:either> か <h:happens> か | <t:subject> が <g:either> か <h:happens> か し",
        "S($t|$g / $h)",
    ),
    (
        "event",
        "<w:ofwhom> コントロール 下 で [、] {<t:subject> が | <t:subjecton>} 戦場 に {出る | 出}",
        "S($t|enter the battlefield under $w control)",
    ),
    ("event", "指輪 が あなた を 誘惑 する | 指輪 が あなた を 誘惑 し", "the ring tempts you"),
    *_in_forms(_THINGS, "happened"),
    *_in_forms(_PLAYERS, "did"),
    ("happens", "ブロック され | ブロック され た 状態 に なっ", "become blocked"),
    ("happens", "<o:agent> に [よって] ブロック され", "become blocked by $o"),
    ("happens", "<o:agent> に [よって] ブロック され た 状態 に なっ", "become blocked by $o"),
    ("isblocked", "ブロック される | ブロック され た 状態 に なる", ""),
    ("anywhere", "いずれか の 領域 から | いずれか から | どこ から で あれ | どこ から で も | 領域 を 問わず", ""),
]

PARTIES: list[Row] = [
    ("several", "<k:number> <c:classifier> 以上 の <n:n>", "NUM($k) or more PLAIN($n)"),
    ("several", "他 の <k:number> <c:classifier> 以上 の <n:n>", "NUM($k) or more other PLAIN($n)"),
    ("several", "<n:n> <k:number> <c:classifier> 以上", "NUM($k) or more PLAIN($n)"),
    ("several", "<r:relative> <k:number> <c:classifier> 以上 の <n:n>", "NUM($k) or more PLAIN($n $r)"),
    ("reference", "その 追放 され た カード | 追放 され た カード | 追放 され た その カード", "the exiled card"),
    ("head", "攻撃クリーチャー", "attacking ‹creature›"),
    ("head", "ブロック・クリーチャー", "blocking ‹creature›"),
    ("relative", "<c:counter> が 置かれていて [、]", "with a $c on it"),
    ("relative", "<k:keywords> を 持ち", "HAVING($k)"),
    ("relative", "<k:keywords> を 持っていて [、]", "with $k"),
    ("measure", "<k:number> 以上 であり [、] | <k:number> 以上 で [、]", "$k or greater"),
    ("measure", "<k:number> 以下 であり [、] | <k:number> 以下 で [、]", "$k or less"),
    ("subject", "<r:reference>", "$r"),
    ("subject", "<o:one>", "$o"),
    ("subject", "あなた の 指輪所持者", "your ring-bearer"),
    ("subject", "<r:reference> か~や <s:reference>", "$r or $s"),
    ("subject", "<n:n>", "A($n)"),
    ("subject", "カード や トークン | カード か トークン", "a card or token"),
    ("subject", "<s:several>", "$s§"),
    ("subject", "<r:reference> か [、] <o:one> | <r:reference> や [、] <o:one>", "$r or $o"),
    ("subject", "<r:reference> か <n:n> | <r:reference> や <n:n>", "$r or A($n)"),
    ("subject", "いずれか の <n:n>", "A($n)"),
    (
        "subject",
        "<a:adjective> <h:head> {や | か} [、] <b:adjective> <i:head> [1 <c:classifier>]",
        "A($a $h) or A($b $i)",
    ),
    ("subjecton", "<n:n> が <k:howmany>", "N($k|$n)"),
    ("subjecton", "<n:n> が いずれか", "A($n)"),
    ("subjecton", "<n:n> が <k:number> <c:classifier> 以上", "NUM($k) or more PLAIN($n)§"),
    ("subjecton", "<r:reference> か <s:subjecton> | <r:reference> や <s:subjecton>", "$r or $s"),
    ("object", "<r:reference> を", "$r"),
    ("object", "<o:one> を", "$o"),
    ("object", "<n:n> を", "A($n)"),
    ("object", "<n:n> を <k:howmany>", "N($k|$n)"),
    ("object", "<s:several> を", "$s"),
    ("object", "<n:n> を <k:number> <c:classifier> 以上", "NUM($k) or more PLAIN($n)"),
    ("agent", "<o:one>", "$o"),
    ("agent", "<n:n>", "A($n)"),
    ("agent", "<r:reference>", "$r"),
    ("harmed", "<r:reference>", "$r"),
    ("harmed", "<o:one>", "$o"),
    ("harmed", "<n:n>", "A($n)"),
    ("harmed", "<p:player>", "$p"),
    ("harmed", "[あなた の] 対戦相手 の うち [の] 1 人", "one of your opponents"),
    ("harmed", "あなた か <o:one>", "you or $o"),
    ("harmed", "対戦相手 1 人 か <o:one> | 対戦相手 か <o:one>", "an opponent or $o"),
    (
        "harmed",
        "プレイヤー 1 人 か プレインズウォーカー 1 体 | プレイヤー か プレインズウォーカー",
        "a player or planeswalker",
    ),
    (
        "harmed",
        "パーマネント 1 つ か プレイヤー 1 人 | パーマネント か プレイヤー | パーマネント 1 つ や プレイヤー 1 人 | "
        "パーマネント や プレイヤー",
        "a permanent or player",
    ),
    ("harmed", "クリーチャー 1 体 か プレイヤー 1 人 | クリーチャー か プレイヤー", "a creature or player"),
    ("spellorability", "呪文 や 能力 | 呪文 か 能力 | 呪文 1 つ や 能力 1 つ | 呪文 1 つ か 能力 1 つ", ""),
    ("aiming", "<a:spellorability>", "a spell or ability"),
    (
        "aiming",
        "対戦相手 が コントロール している <a:spellorability> | 対戦相手 1 人 が コントロール している <a:spellorability>",
        "a spell or ability ¦ an opponent controls",
    ),
    (
        "aiming",
        "あなた が コントロール している <a:spellorability>",
        "a spell or ability ¦ you control",
    ),
    ("aiming", "<o:one>", "$o"),
    ("aiming", "<n:n>", "A($n)"),
    ("upon", "<o:subject> の 上 に | <o:subject> に", "$o"),
    ("reference", "これら の <h:head>", "@those:PL($h)"),
    (
        "object",
        "<r:reference> を 対象 と する <n:n> を | <r:reference> を 対象 と する <n:n> を 1 <c:classifier>",
        "A($n that targets $r)",
    ),
    (
        "object",
        "あなた を 対象 と する <n:n> を | あなた を 対象 と する <n:n> を 1 <c:classifier>",
        "A($n that targets you)",
    ),
    ("object", "<n:n> 1 <c:classifier> を 対象 と する <m:n> を", "A($m that targets) A($n)"),
    ("player", "いずれか の プレイヤー", "a player"),
    ("player", "いずれか の 対戦相手", "an opponent"),
    ("reference", "エンチャント され た <t:type>", "enchanted $t"),
    ("reference", "装備 され た <t:type>", "equipped $t"),
    ("otherplayer", "対戦相手 1 人 | 対戦相手", "an opponent"),
    ("otherplayer", "プレイヤー 1 人 | プレイヤー", "a player"),
    ("ordinal", "最初 の", "first"),
    ("ordinal", "1 つ目 の | 1 枚目 の", "first"),
    ("ordinal", "2 つ目 の | 2 枚目 の", "second"),
    ("ordinal", "3 つ目 の | 3 枚目 の", "third"),
    (
        "eachturn",
        "毎 ターン の あなた の | 毎 ターン の 自分 の | 各 ターン の | 各 ターン の あなた の | 各 "
        "ターン の 自分 の | 各 ターン 内 で | "
        "各 ターン 内 で あなた の | "
        "各 ターン 内 で 自分 の | 毎 ターン | 毎 ターン の | 毎 ターン あなた の | 毎 ターン 自分 の | 各 ターン に | "
        "各 ターン に あなた の | 各 ターン 、 あなた の | 各 ターン 内 の あなた の | 各 ターン 内 の 自分 の",
        "",
    ),
]

EVENTS: list[Row] = [
    (
        "event",
        "~ と 他 の クリーチャー <k:number> 体 以上 が 攻撃 する",
        "~ and at least NUM($k) other creatures attack",
    ),
    ("event", "<t:subject> が <h:happens> | <t:subjecton> <h:happens> | <t:subjecton> 、 <h:happens>", "S($t|$h)"),
    ("event", "あなた が [、] <o:aiming> の 対象 に なる", "you become the target of $o"),
    (
        "event",
        "あなた か <n:n> [1 体 | 1 つ] が [、] <o:aiming> の 対象 に なる",
        "you or A($n) becomes the target of $o",
    ),
    (
        "event",
        "あなた の ライブラリー から {<t:subject> が | <t:subjecton>} あなた の 墓地 に {置かれる | 置かれ}",
        "S($t|BE put into your graveyard from your library)",
    ),
    (
        "event",
        "{いずれか の 領域 | いずれか | どこ} から {<t:subject> が | <t:subjecton>} あなた の 墓地 に {置かれる | 置かれ}",
        "S($t|BE put into your graveyard from anywhere)",
    ),
    ("event", "<p:player> が <d:does> | <p:player> が 、 <d:does>", "S($p|$d)"),
    ("event", "<t:subject> が タップ されて~され マナ を 引き出される", "S($t|BE tapped for mana)"),
    ("event", "<t:subject> に ダメージ が 与えられ | <t:subject> に ダメージ が 与えられる", "S($t|BE dealt damage)"),
    (
        "event",
        "<t:subject> に 戦闘ダメージ が 与えられ | <t:subject> に 戦闘ダメージ が 与えられる",
        "S($t|BE dealt combat damage)",
    ),
    (
        "event",
        "対戦相手 が コントロール している 呪文 や 能力 が [、] あなた に ~ を 捨てさせる | "
        "対戦相手 が コントロール している 呪文 や 能力 が [、] あなた に ~ を 捨てさせ",
        "a spell or ability an opponent controls causes you to discard ~",
    ),
    (
        "event",
        "<t:subject> に 余剰 の ダメージ が 与えられる | <t:subject> に 余剰 ダメージ が 与えられる",
        "S($t|BE dealt excess damage)",
    ),
    (
        "event",
        "<t:subject> に 戦闘ダメージ で ない 余剰 の ダメージ が 与えられる",
        "S($t|BE dealt excess noncombat damage)",
    ),
    ("event", "あなた に ダメージ が 与えられる | あなた が ダメージ を 受ける", "you're dealt damage"),
    ("event", "あなた に 戦闘ダメージ が 与えられる | あなた が 戦闘ダメージ を 受ける", "you're dealt combat damage"),
    ("event", "~ を 唱え", "you cast ~"),
    (
        "event",
        "<r:reference> と 少なくとも 他 の <k:number> 体 の <n:n> が 攻撃 する | "
        "<r:reference> と 他 の 少なくとも <k:number> 体 の <n:n> が 攻撃 する | "
        "<r:reference> と 他 の <n:n> が 少なくとも <k:number> 体 攻撃 する | "
        "<r:reference> と [、] 他 の <k:number> 体 以上 の <n:n> が 攻撃 する",
        "$r and at least NUM($k) other PLAIN($n) attack",
    ),
    ("event", "~ を サイクリング し", "you cycle ~"),
    ("event", "あなた が <e:eachturn> <k:ordinal> 呪文 を 唱える", "you cast your $k spell each turn"),
    ("event", "<p:otherplayer> が <e:eachturn> <k:ordinal> 呪文 を 唱える", "$p casts their $k spell each turn"),
    ("event", "あなた が <e:eachturn> <k:ordinal> <n:n> を 唱える", "you cast your $k SG($n) each turn"),
    ("event", "<p:otherplayer> が <e:eachturn> <k:ordinal> <n:n> を 唱える", "$p casts their $k SG($n) each turn"),
    ("event", "あなた が <e:eachturn> <k:ordinal> カード を 引く", "you draw your $k card each turn"),
    ("event", "<p:otherplayer> が <e:eachturn> <k:ordinal> カード を 引く", "$p draws their $k card each turn"),
    (
        "event",
        "<o:upon> <c:counter> が 1 個 以上 置かれる | <o:upon> 1 個 以上 の <c:counter> が 置かれる",
        "one or more PLAIN(‹$c›) are put on $o",
    ),
    (
        "event",
        "<o:upon> <c:counter> が 1 個 置かれる | <o:upon> <c:counter> 1 個 が 置かれる | <o:upon> <c:counter> が 置かれる",
        "a $c is put on $o",
    ),
    (
        "event",
        "<o:subject> から 最後 の <c:counter> が 取り除かれ | <o:subject> の 上 から 最後 の <c:counter> が 取り除かれ",
        "the last $c is removed from $o",
    ),
    (
        "event",
        "各 ターン 内 で 最初 に [、] <e:event> | 毎 ターン 最初 に [、] <e:event> | 各 ターン 最初 に [、] <e:event> | "
        "各 ターン 内 で 初めて [、] <e:event> | 各 ターン に 初めて [、] <e:event>",
        "$e for the first time each turn",
    ),
    (
        "event",
        "<t:subject> が [、] <w:firstineach> [、] <h:happens> | <t:subjecton> [、] <w:firstineach> [、] <h:happens>",
        "S($t|$h) for the first time each turn",
    ),
    ("event", "<p:player> が <w:firstineach> <d:does>", "S($p|$d) for the first time each turn"),
    (
        "firstineach",
        "各 ターン [で] 最初 に | 各 ターン で 初めて | 各 ターン 内 で 初めて | "
        "各 ターン 内 で 最初 に | 各 ターン に 初めて | 各 ターン で 最初 に",
        "",
    ),
    ("event", "この ターン に <e:event> | この ターン 、 <e:event>", "$e this turn"),
    (
        "event",
        "~ が [、] 最多 か 最多タイ の ライフ を 持つ プレイヤー [1 人] を 攻撃 する",
        "~ attacks the player with the most life or tied for most life",
    ),
    (
        "event",
        "あなた が 最多 か 最多タイ の ライフ を 持つ 間 に ~ が 攻撃 する",
        "~ attacks while you have the most life or are tied for most life",
    ),
    ("event", "昼 が 夜 に なる か 夜 が 昼 に なる", "day becomes night or night becomes day"),
]

MOMENTS: list[Row] = [
    ("sentence", "<c:condition> とき 、 <s:body>", "when $c, $s"),
    (
        "sentence",
        "~ が あなた の 墓地 に {あり | あって} [、] <e:event> たび 、 <s:body>",
        "whenever $e, if ~ is in your graveyard, $s",
    ),
    (
        "sentence",
        "~ が あなた の 墓地 に {あり | あって} [、] <e:event> た とき 、 <s:body>",
        "when $e, if ~ is in your graveyard, $s",
    ),
    ("sentence", "そうした とき 、 <s:body>", "when you do, $s"),
    ("sentence", "この ターン の 次 の 戦闘終了時 に [、] <s:body>", "at this turn's next end of combat, $s"),
    ("sentence", "戦闘終了時 に 、 <s:body> | 戦闘終了時 に <s:body>", "at end of combat, $s"),
    ("whose", "あなた の", "your"),
    ("whose", "各", "each"),
    ("whose", "各 プレイヤー の", "each player's"),
    ("whose", "各 対戦相手 の | 対戦相手 1 人 の | 対戦相手 の", "each opponent's"),
    ("span", "ターン終了時 まで", "until end of turn"),
    ("span", "あなた の 次 の ターン まで", "until your next turn"),
    ("sentence", "<u:span> 、 <e:event> たび 、 <s:body>", "$u, whenever $e, $s"),
    ("whose", "その プレイヤー の", "that player's"),
    ("whose", "選ばれた プレイヤー の | その 選ばれた プレイヤー の", "the chosen player's"),
    ("whose", "次 の", "the next"),
    ("whose", "あなた の 次 の | 次 の あなた の", "your next"),
    ("whose", "次 の ターン の", "the next turn's"),
    ("whose", "その ターン の", "that turn's"),
    ("whose", "エンチャント されている プレイヤー の | ~ が つけられている プレイヤー の", "enchanted player's"),
    ("beginning", "終了ステップ", "the end step"),
    ("later", "戦闘終了時 に [、]", "at end of combat"),
    ("later", "次 の 終了ステップ の 開始時 に [、]", "at the beginning of the next end ¦ step"),
    ("later", "次 の {ターン の |} アップキープ の 開始時 に [、]", "at the beginning of the next turn's upkeep"),
    (
        "later",
        "その プレイヤー の 次 の アップキープ の 開始時 に [、]",
        "at the beginning of that player's next upkeep",
    ),
    ("sentence", "<e:event> たび 、 <l:later> <c:clause>", "whenever $e, $c $l"),
    ("sentence", "<e:event> た とき 、 <l:later> あなた は [、] <d:deeds>", "when $e, $l, S(you|$d)"),
    ("sentence", "<e:event> た とき 、 <l:later> <d:deed>", "when $e, IMP($d) $l"),
    ("sentence", "<e:event> たび 、 <l:later> <d:deed>", "whenever $e, IMP($d) $l"),
    ("stepname", "アップキープ | アップキープ・ステップ", "upkeep"),
    ("stepname", "ドロー・ステップ", "draw step"),
    ("stepname", "アンタップ・ステップ", "untap step"),
    ("stepname", "戦闘フェイズ", "combat phase"),
    ("stepname", "終了ステップ", "end step"),
    ("stepname", "最初 の メイン・フェイズ", "first main phase"),
    ("stepname", "メイン・フェイズ", "main phase"),
    ("stepname", "第2 メイン・フェイズ | 第二 メイン・フェイズ", "second main phase"),
    ("stepname", "戦闘前メイン・フェイズ", "precombat main phase"),
    ("stepname", "戦闘後メイン・フェイズ", "postcombat main phase"),
    ("beginning", "<w:whose> <s:stepname>", "$w $s"),
    (
        "beginning",
        "あなた の ターン の 戦闘 | あなた の 戦闘 | あなた の 戦闘開始ステップ | あなた の 各 戦闘",
        "combat on your turn",
    ),
    ("beginning", "あなた の 各 メイン・フェイズ", "each of your main phases"),
    ("beginning", "<w:whose> 各 ターン の 最初 の アップキープ", "$w first upkeep each turn"),
    ("beginning", "各 戦闘", "each combat"),
    ("beginning", "各 対戦相手 の ターン の 戦闘 | 対戦相手 の 各 ターン の 戦闘", "combat on each opponent's turn"),
    *(
        (
            "beginning",
            f"{{~ が つけられている | エンチャント されている | エンチャント している}} <t:type> の コントローラー の {step}",
            f"the {english} of enchanted $t's controller",
        )
        for step, english in (
            ("アップキープ", "upkeep"),
            ("ドロー・ステップ", "draw step"),
            ("終了ステップ", "end step"),
        )
    ),
]
