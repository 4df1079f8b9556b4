"""Japanese card text, places: whose hand, library, graveyard, where in it and how something enters the battlefield (400)."""

from __future__ import annotations

from judgekit.language.chart import Row

PLACES: list[Row] = [
    ("ofwhom", "<p:player> の", "POSS($p)"),
    ("ofwhom", "自分 の | 自身 の", "OWN"),
    ("hand", "<w:ofwhom> 手札", "$w hand"),
    ("hand", "手札", "OWN hand"),
    ("hand", "オーナー の 手札", "ITSOWNERS hand"),
    ("library", "<w:ofwhom> ライブラリー", "$w library"),
    ("library", "<w:ofwhom> 墓地 と 手札 と ライブラリー", "$w graveyard, hand, and library"),
    ("library", "ライブラリー", "OWN library"),
    ("library", "あなた の ライブラリー や 墓地", "your library and/or graveyard"),
    ("library", "オーナー の ライブラリー", "ITSOWNERS library"),
    ("graveyard", "<w:ofwhom> 墓地", "$w graveyard"),
    ("graveyard", "墓地", "OWN graveyard"),
    ("graveyard", "オーナー の 墓地", "ITSOWNERS graveyard"),
    ("order", "好きな 順番 で | 望む 順番 で | 任意 の 順番 で", "in any order"),
    ("order", "無作為 の 順番 で | 無作為 な 順番 で", "in a random order"),
    ("spot", "<l:library> の 一番上 に", "on top of $l"),
    ("spot", "<l:library> の 一番下 に", "on the bottom of $l"),
    (
        "spot",
        "<l:library> の 一番上 か~または 一番下 に | <l:library> の 一番上 か~または 一番下 の うち [、] {望む | 好きな} 方 に",
        "on the top or bottom of $l",
    ),
    ("place", "<s:spot>", "$s"),
    ("place", "<s:spot> <o:order> | <o:order> <s:spot>", "$s $o"),
    ("place", "<l:library> の 上 から 2 番目 に | <l:library> の 上 から 2 枚目 に", "into $l second from the top"),
    ("place", "<l:library> の 上 から 3 番目 に | <l:library> の 上 から 3 枚目 に", "into $l third from the top"),
    ("under", "<w:ofwhom> コントロール 下 で", "under $w control"),
    ("under", "オーナー の コントロール 下 で", "under ITSOWNERS control"),
    ("status", "タップ状態 で", "tapped"),
    ("status", "変身 {させ た | させた | し た} 状態 で", "transformed"),
    ("status", "トランスフォーム {させ た | させた | し た} 状態 で", "converted"),
    ("status", "タップ状態 で 攻撃 している 状態 で | タップ状態 かつ 攻撃 している 状態 で", "tapped and attacking"),
    (
        "status",
        "タップ状態 で {その プレイヤー | その 対戦相手} を 攻撃 している 状態 で",
        "tapped and attacking @that:player",
    ),
    ("status", "<o:thing> に つけ られた 状態 で | <o:thing> に つけ た 状態 で", "attached to $o"),
    ("battlefield", "戦場 に", "the battlefield"),
    ("battlefield", "<u:under> 戦場 に", "the battlefield $u"),
    ("battlefield", "<s:status> 戦場 に", "the battlefield $s"),
    ("battlefield", "<c:counters> が 置かれ た 状態 で 戦場 に", "the battlefield with $c on it"),
    (
        "battlefield",
        "<c:counters> が 置かれ た 状態 で [、] <u:under> 戦場 に | <u:under> [、] <c:counters> が 置かれ た 状態 で 戦場 に",
        "the battlefield $u with $c on it",
    ),
    ("battlefield", "<s:status> <u:under> 戦場 に | <u:under> [、] <s:status> 戦場 に", "the battlefield $s $u"),
    (
        "battlefield",
        "タップ状態 で <c:counters> が 置かれ た 状態 で <u:under> 戦場 に",
        "the battlefield tapped $u with $c on it",
    ),
    ("battlefield", "タップ状態 で <c:counters> が 置かれ た 状態 で 戦場 に", "the battlefield tapped with $c on it"),
    (
        "whence",
        "<w:ofwhom> 墓地 に ある | <w:ofwhom> 墓地 に あり | <w:ofwhom> 墓地 から | <w:ofwhom> 墓地 の",
        "from $w graveyard",
    ),
    (
        "whence",
        "墓地 1 つ に ある | いずれか の 墓地 に ある | 墓地 に ある | 墓地 1 つ から | 墓地 1 つ に あり | 墓地 に あり",
        "from a graveyard",
    ),
    ("whence", "単一 の 墓地 に ある | 単一 の 墓地 から", "from a single graveyard"),
    ("whence", "すべて の 墓地 に ある | すべて の 墓地 から", "from all graveyards"),
    (
        "whence",
        "<w:ofwhom> 手札 に あり | <w:ofwhom> 手札 に ある | <w:ofwhom> 手札 から | <w:ofwhom> 手札 の",
        "from $w hand",
    ),
    ("whence", "手札 に ある | 手札 から", "from OWN hand"),
    ("whence", "ゲームの外部 に ある あなた が オーナー である", "you own from outside the game"),
    ("topo", "<l:library> の 一番上 の カード を | <l:library> の 一番上 に ある カード を", "TOP(1|$l)"),
    (
        "topo",
        "<l:library> の 一番上 から カード を <k:number> 枚 | "
        "<l:library> の 一番上 から カード <k:number> 枚 を | "
        "<l:library> の 一番上 から <k:number> 枚 の カード を | "
        "<l:library> の 一番上 に ある カード <k:number> 枚 を | <l:library> の 一番上 の カード <k:number> 枚 を | "
        "<l:library> の 一番上 に ある カード を <k:number> 枚 | <l:library> の 一番上 の カード を <k:number> 枚 | "
        "<l:library> の 上 から カード を <k:number> 枚 | "
        "<l:library> の 上 から <k:number> 枚 の カード を",
        "TOP($k|$l)",
    ),
]
