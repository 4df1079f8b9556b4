"""How a trace of MAGMELL is worded for people, in both languages: what happened, by the name of its record."""

from __future__ import annotations

from judgekit.table.wording import Wording

WORDING = Wording(
    {
        "aim": ("targets", "対象"),
        "all-passed": ("all players passed", "全員が使用権を放棄"),
        "attack": ("attacks", "攻撃した"),
        "attack-aborted": ("attack aborted", "攻撃は中止"),
        "attack-declaration": ("declares an attack", "攻撃を宣言"),
        "attack-target": ("attacked", "攻撃対象"),
        "attacked": ("is attacked", "攻撃対象になった"),
        "attacker": ("attacking unit", "攻撃ユニット"),
        "battle-broken": ("no attacker or no target left", "攻撃ユニットか攻撃対象がいない"),
        "battle-over": ("battle ends", "バトル終了"),
        "control": ("changes control", "支配者変更"),
        "defend": ("defends", "防御した"),
        "defender": ("defending unit", "防御ユニット"),
        "done": ("magic is done", "マジックの解決終了"),
        "draw-processing": ("draw phase processing", "ドローフェイズ処理"),
        "end-check": ("check of the end phase", "エンドフェイズのチェック"),
        "end-effects": ("effects of this turn end", "このターンの継続効果の終了"),
        "end-of-turn": ("end phase processing", "エンドフェイズ処理"),
        "end-processing-again": ("end phase processing again", "エンドフェイズ処理をやり直す"),
        "flip": ("turned over", "表裏の変更"),
        "game-begins": ("game begins", "ゲーム開始"),
        "has-right": ("has the right", "使用権を持つ"),
        "heal": ("heals", "回復"),
        "no-damage": ("no damage", "ダメージなし"),
        "no-heal": ("heals nothing", "回復なし"),
        "no-defense": ("cannot be defended", "防御されない"),
        "no-rest": ("is rested already", "既にレスト状態"),
        "nullify": ("nullified", "無効化"),
        "phase": ("phase", "フェイズ"),
        "phase-over": ("phase ends", "フェイズ終了"),
        "phase-skipped": ("phase skipped", "フェイズを飛ばす"),
        "put": ("put on chant", "チャントに置く"),
        "redirected": ("goes to the other deck", "移動先の読み替え"),
        "rest": ("rested", "レスト"),
        "right": ("gains the right", "使用権を得る"),
        "standby-processing": ("standby phase processing", "スタンバイフェイズ処理"),
        "stone-processing": ("stone phase processing", "魔石フェイズ処理"),
        "taken-away": ("taken off chant", "チャントから取り除く"),
        "undamage": ("damage removed", "蓄積ダメージを取り除く"),
        "use": ("uses", "使用"),
        "use-by-effect": ("used by an ability", "能力による使用"),
        "used": ("use completed", "使用の完了"),
        "vanish": ("vanishes", "消滅"),
        "wake": ("wakes", "ウェイク"),
    }
)
"""English and Japanese wording of the records that the rules of MAGMELL write."""
