"""Japanese questions with the particles and the words that rows have; what a row asks in one form is asked in many."""

from __future__ import annotations

import re

from judgekit.scenarios.notation.words.japanese_clauses import PLAYS, plainly, with_numbers
from judgekit.scenarios.notation.words.japanese_verbs import deed_joined
from judgekit.scenarios.notation.words.names_aside import CARD

_HOME = r"(?:場|戦場|盤面|バトルゾーン|戦闘エリア|バトルエリア)"
_NUMBERED = r"(?:ライフ|忠誠度|パワー|タフネス|サイズ|手札|シールド|墓地|AP|HP)"
_BOTH_ASKED = re.compile(
    rf"(?P<first>(?:[A-H]|{CARD})の{_NUMBERED})と(?P<second>(?:[A-H]|{CARD})の{_NUMBERED})は(?P<rest>[^?,;]*)"
)
"""What is asked of two at once: Aのライフと①の忠誠度はいくつ."""
_OF_A_TEAM = re.compile(
    r"(?P<first>[A-H])(?:と|,)(?P<second>[A-H])(?:の(?:チーム|ペア|陣営|組))?(?P<rest>(?:は|の(?:残り)?(?:ライフ|手札)は)(?![^?;]*(?:どちら|どっち|どれ|誰|だれ|お互い|互いに|両方))[^?,;]*)"
)
"""What is asked of the players of a team, or of two players: CとDのチームは負ける."""
_ZONES_ASKED = re.compile(
    rf"(?P<who>[A-H]の)(?P<first>(?:残り)?{_NUMBERED})と(?P<second>(?:残り)?{_NUMBERED})は(?:それぞれ)?(?P<rest>[^?,;]*)"
)
"""What is asked of two zones of one player: Bのシールドと手札は何枚."""
_TO_COMMAND = re.compile(
    rf"(?:(?:[A-H]|オーナー|持ち主)は,?)?(?P<what>{CARD})(?:を|は)(?:代わりに)?統率領域[にへ]"
    r"(?:置け|戻せ|移せ|送れ|置くことができ|戻すことができ|移すことができ|置いてもいい|戻してもいい)(?:る|ます)?(?:の)?(?:です)?か?(?=[?\s]*$)"
)
"""903.9a: what becomes of a commander is its owner's to choose: ①を統率領域に置ける."""


_NO_PARTICLE = re.compile(
    rf"(?P<begins>(?:^|(?<=\?))\s*\??\s*)(?P<what>(?!両方|どちら|どっち|何|誰|全部|みんな|まだ|相打)(?:[A-H]の)?(?:{CARD}|[^\s,;?はがをにでものぁ-ん]{{1,12}}))"
    r"(?=(?:死ぬ|死に|生き残|破壊され|死亡|どうな|どこ)[^,;?]*\?)"
)
"""A question without a particle: 槍使い死ぬ?."""
_WON_BY_IT = re.compile(
    r"(?P<deed>(?P<who>[A-H])(?:は|が).+?),?(?:これで|それで|この攻撃で)(?:もう|ゲームに|ゲームは)?(?P<how>勝ち|勝利|決着|負け)[^,;?]{0,6}[?\s]*$"
)
"""A deed of which it is asked whether it wins the game: Aが熊で攻撃して,これで勝ち."""
_WHICH = {
    "死ぬ": "死ぬ",
    "死亡": "死ぬ",
    "死ん": "死ぬ",
    "破壊": "破壊される",
    "倒れ": "死ぬ",
    "残る": "残る",
    "残っ": "残る",
    "生き": "残る",
}
"""What is asked of everything, by how it begins: 破壊されたのは."""


_ASKED = tuple(
    (re.compile(said), plain)
    for said, plain in (
        (
            rf"((?:[A-H]の)?{CARD}|(?<![A-Za-z])[A-H])(?:を|は)({CARD})の(?:適正な)?対象に(?:取|と|選|指定)?(?:れ|べ|でき|するこ?とが?でき)(?=る|ます|ない|ません)",
            r"\2を\1に唱えられ",
        ),
        (r"(?<![A-Za-z])([A-H])(?:の)?(?:顔面?|本体)(?=に|へ|を)", r"\1"),
        (
            rf"((?:^|(?<=\?))\s*\??\s*(?:[A-H]の)?{CARD})で(?:は)?((?:(?:[A-H]の)?(?:{CARD}|[A-H])(?:の攻撃)?[をに])?(?:攻撃|アタック|ブロック|防御)(?:は|が|を|も)?(?:でき|可能))",
            r"\1は\2",
        ),
        (r"(?<=何[個枚体点])で(?:戦場に|場に|バトルゾーンに)?出(?:る|ます|た)(?=の|か|ん|[?\s]*$)", ""),
        (rf"^(\s*\??\s*){CARD}(?:と|,){CARD}(?:の)?(?:うち)?,(?=どっち|どちら|どれ)", r"\1"),
        (r"([A-H])は(?:カードを)?何枚手札に(?:加え|加わ|入)[るりっ][^\s?]{0,3}", r"\1の手札は何枚増える"),
        (r"^(\s*\??\s*)相打ち(?:になる|になります|です)?(?:の?か)?(?=[?\s]*$)", r"\1両方とも死ぬ"),
        (
            rf"({CARD}の(?:起動型)?能力)で((?:[A-H]の)?{CARD}|[A-H])を(?:撃|打|焼|狙)(?:て|え)(?=る|ます|ない|ません)",
            r"\1を\2に使え",
        ),
        (rf"({CARD})(?:の上)?に(?:乗っ|載っ|のっ|置かれ)て(?:い)?る(?=[^,;?はが]*カウンター)", r"\1の"),
        (r"(?<![^\s,;?])両方(?=死|破壊|倒|生き|残)", "両方とも"),
        (r"(シールド|手札|山札|墓地|ライブラリー)の(?:残り)?枚数は(?:何枚|いくつ)?", r"\1は何枚"),
        (r"(?<=は)(?:全部で|合計(?:で)?|トータルで)(?=何|いくつ)", ""),
        (r"(?<=は)どう(?:です|でしょう)?か?(?=[?\s]*$)", "どうなる"),
        (rf"({CARD}と{CARD})の(?:両方|2体(?:とも)?)(?=で)", r"\1"),
        (_ZONES_ASKED, r"\g<who>\g<first>は\g<rest>?\g<who>\g<second>は\g<rest>"),
        (rf"(?:どちらか|どっちか|いずれか|片方)の?(?={CARD})", ""),
        (r"どの(?:領域|ゾーン|場所)(?=[にへ])", "どこ"),
        (_TO_COMMAND, r"\g<what>は統率領域に行く"),
        (
            r"(?<=[はがで])(?:もう|まだ|さらに|また)(?=(?:[^?]*で)?(?:攻撃|ブロック|防御|唱え|使え|起動)[^?]*(?:でき|られ|え)る)",
            "",
        ),
        (r"(^\s*\??\s*)何[体匹枚]が?(?=(?:死|破壊され|残|生き残)[^?]*[?\s]*$)", r"\1何が"),
        (
            rf"^(\s*\??\s*)(?:{CARD}|それ|これ|すべて|全て|全部|呪文|能力)(?:が|の)解決(?:した|された|する|され)?(?:あと|後)(?:に|は|で|には)?,?(?=[^?]*[?\s]*$)(?!.*(?:でき|られる))",
            r"\1",
        ),
        (_NO_PARTICLE, r"\g<begins>\g<what>は"),
        (r"(?<=の)最終(?:的な)?(?=パワー|タフネス|サイズ|ライフ)", ""),
        (r"^(\s*\??\s*)(?:できない|だめ|無理|そう)(?:なら(?:ば)?|だったら|の場合|なら),?(?=\S)", r"\1"),
        (
            r"(の(?:パワー|タフネス|サイズ|ライフ|忠誠度|コスト|AP|HP)(?:と(?:パワー|タフネス))?は(?:いくつ|いくら|何点|何/何|どれだけ)?)に?(?:なる|なります|なった|なりました|なっている|なっています)(?:の|ん)?(?:です)?か?(?=[?\s]*$)",
            r"\1",
        ),
        (r"(?<=[枚体点個])に(?=[?\s]*$)", "になる"),
        (r"(シールド|手札|山札|墓地|ライブラリー|マナ)の残り(?:枚数)?は(?:何枚|いくつ)?(?=[?\s]*$)", r"\1は何枚残る"),
        (
            r"と,?(?=(?:死ぬ|死亡する|破壊される|残る|生き残る)(?:クリーチャー|ユニット|もの|やつ|の)は(?:何|どれ)?[?\s]*$)",
            "は?",
        ),
        (
            r"((?:^|(?<=\?))\s*\??\s*)(死ぬ|死亡する|破壊される|倒れる|残る|生き残る|死んだ|死亡した|破壊された|残った|残っている|生き残った|生き残っている)(?:クリーチャー|ユニット|もの|やつ|の)は(?:何|どれ|誰)?(?=[?\s]*$)",
            lambda match: f"{match[1]}何が{_WHICH[match[2][:2]]}",
        ),
        (r"(?<=で)[A-H](?:に|へ|を)(?:の)?(?=ダイレクトアタック)", ""),
        (rf"(?<={CARD})に(?:対して|向けて|向かって)(?=(?:[A-H]の|自分の|手札の|手札から)?{CARD}を?{PLAYS})", "に"),
        (r"(?<=は)(?:この|今の)ターン(?:中)?(?:に|で)?(?=勝て)", "このターンに"),
        (r"(?<=場)には(?=何|どれ|誰|い|残)", "に"),
        (rf"([A-H]の){_HOME}の(?={CARD})", r"\1"),
        (r"は無事(?:です|でしょう)?か?(?=[?\s]*$)", "は生き残る"),
        (r"(?<=は)((?:この|今の)ターン(?:に)?)?[A-H]に(?=勝て)", r"\1"),
        (_OF_A_TEAM, r"\g<first>\g<rest>?\g<second>\g<rest>"),
        (_BOTH_ASKED, r"\g<first>は\g<rest>?\g<second>は\g<rest>"),
        (r"(?<=は)(?:まだ|ちゃんと)(?=場|戦場|バトルゾーン|生き|残)", ""),
        (r"(?<=ライフは)\d+点?のまま(?:です|でしょう)?(?:か)?(?=[?\s]*$)", ""),
        (r"残りの?(?=(?:シールド|手札|山札|墓地|マナ)(?:は|の枚数))", ""),
        (r"忠誠度カウンターは(?:何個|いくつ)", "忠誠度は"),
        (r"ライフ(?=回復|ゲイン)", "ライフを"),
        (r"(?<=して)る(?=[?\s]*$|の|か|ん|よ)", "いる"),
        (rf"({CARD})も(?=(?:一緒に|同時に)?(?:破壊|死|生き|残|追放|墓地|手札|タップ|攻撃|ブロック))", r"\1は"),
        (rf"({CARD}|(?<![A-Za-z])[A-H])って(?=[^\s,;?])", r"\1は"),
    )
)
"""What is asked, with the same as rows have it; each is looked for in what the ones before it left."""


def asked_plainly(question: str) -> str:
    """Return a question with the particles that rows have."""
    won = _WON_BY_IT.match(question)
    if won is not None:
        deed = plainly(won["deed"])
        asked = "負ける" if won["how"] == "負け" else "勝つ"
        return f"{deed_joined(deed.rstrip(',')) or deed};{won['who']}は{asked}?"
    question = with_numbers(question)
    for said, plain in _ASKED:
        question = said.sub(plain, question)
    return question
