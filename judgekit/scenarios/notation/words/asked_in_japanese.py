"""Japanese questions with the particles and the words that rows have; what a row asks in one form is asked in many."""

from __future__ import annotations

import re
from functools import lru_cache

from judgekit.core.filling import forms_beside, in_other_words
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
    rf"(?P<begins>(?:^|(?<=\?)|(?<=[たれな][らば])|(?<=[たれな][らば],))\s*\??\s*)(?P<what>(?!両方|どちら|どっち|何|誰|全部|みんな|まだ|相打)(?:[A-H]の)?(?:{CARD}|[^\s,;?はがをにでものぁ-ん]{{1,12}}))"
    r"(?=(?:死ぬ|死に|生き残|生きて|生け贄に捧げられ|(?:破壊|追放|解決|ブロック)され|打ち消され|打ち消せ|死亡|倒れ|やられ|助か|耐え|落ち[るまた]|通[るりっ]|残[るりっ](?!何)|解決|どうな|どこ)[^,;?はがを]*\?)"
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


_LED_BY_FATE = re.compile(
    rf"^(?P<lead>\s*\??\s*)(?P<what>(?:[A-H]の)?(?:{CARD}|[^\s,;?はがをにでものぁ-ん]{{1,12}}))(?:は|が|も)(?:一緒に|同時に|先に|もう|既に|すでに)?"
    r"(?P<fate>死|破壊|追放|打ち消|生き)(?P<rest>(?!な|ば|れば)[^,;?はがをになば]{1,8}?)(?:けど|けれど|ても|でも|のに|が),?(?P<asked>[^?\s][^?]*\??\s*)$"
)
"""What somebody supposes before asking: 瞬唱が死んでてもBは負ける."""
_SUPPOSED = {
    "死": "死ぬ",
    "破壊": "破壊される",
    "追放": "追放される",
    "打ち消": "打ち消される",
    "生き": "生き残る",
}
_TILL_THEN = (
    r"(?:ターン(?:の)?終了時(?:に|には|で)?|ターンが終わ(?:ったら|ると|れば|った後(?:に|は)?)"
    r"|エンド(?:時|に)(?:に|には)?),?"
)


_JOINED_FATES = {
    "死ん": "死ぬ",
    "残っ": "残る",
    "破壊され": "破壊される",
    "生き残っ": "生き残る",
    "勝っ": "勝つ",
}
_LIES_IN = r"(?:墓地|手札|山札|マナ(?:ゾーン)?|シールド(?:ゾーン)?|場|バトルゾーン|戦場|追放領域)"
_KEYWORD = "(?:飛行|先制攻撃|二段攻撃|トランプル|接死|絆魂|速攻|警戒|到達|破壊不能|呪禁|被覆|威迫|防衛|護法)"
_COUNTERS = r"(?:[+-]\d/[+-]\d|[ァ-ヶー一-龠]{1,8}?)?(?<!忠誠度)(?<!忠誠)カウンター"
_AT_FIRST = r"((?:^|(?<=\?)|(?<=[らば],))\s*\??\s*)"
_ASKED = forms_beside(
    __file__,
    {
        "lies_in": _LIES_IN,
        "card": CARD,
        "at_first": _AT_FIRST,
        "keyword": _KEYWORD,
        "counters": _COUNTERS,
        "no_particle": _NO_PARTICLE.pattern,
        "plays": PLAYS,
        "till_then": _TILL_THEN,
        "zones_asked": _ZONES_ASKED.pattern,
        "to_command": _TO_COMMAND.pattern,
        "home": _HOME,
        "of_a_team": _OF_A_TEAM.pattern,
        "both_asked": _BOTH_ASKED.pattern,
    },
    has_keyword=lambda match: (
        f"{match[1].rstrip('のは') + 'は' * ('は' in match[1] or 'の' in match[1])}{match[2]}を持つ"
    ),
    loses_keyword=lambda match: (
        f"{match[1].rstrip('のは') + 'は' * ('は' in match[1] or 'の' in match[1])}{match[2]}を失う"
    ),
    joined_fates=lambda match: f"{match[1]}{match[2]}{_JOINED_FATES[match[3]]}?",
    which_fates=lambda match: f"{match[1]}何が{_WHICH[match[2][:2]]}",
)
"""What is asked, with the same as rows have it; each is looked for in what the ones before it left."""


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def asked_plainly(question: str) -> str:
    """Return a question with the particles that rows have."""
    won = _WON_BY_IT.match(question)
    if won is not None:
        deed = plainly(won["deed"])
        asked = "負ける" if won["how"] == "負け" else "勝つ"
        return f"{deed_joined(deed.rstrip(',')) or deed};{won['who']}は{asked}?"
    led = _LED_BY_FATE.match(question)
    if led is not None:
        first = f"{led['lead']}{led['what']}は{_SUPPOSED[led['fate']]}?"
        return first + asked_plainly(f"?{led['asked']}")
    question = with_numbers(question)
    return in_other_words(question, _ASKED)


_TELL_ME = re.compile(
    r"(?P<asked>[^;.?]+?)(?P<whether>(?:の)?か(?:どうか)?)?(?:を|が|,)?(?:教えて(?:ください|下さい|ほしい(?:です)?|もらえますか)?|知りたい(?:です)?|(?:を)?確認したい(?:です)?|聞きたい(?:です)?)(?=[;.?\s]*$)"
)
"""A question that is put as a wish: 象が死ぬか教えてください, Aのライフを知りたい."""
_WISHES = (("生死", "は死ぬ"), ("行き先", "はどこに行く"), ("行方", "はどこに行く"), ("状態", "はどうなる"))


def _asked_for(match: re.Match[str]) -> str:
    """Return a question for each thing that somebody wants to be told."""
    if match["whether"]:
        return f"{match['asked']}?"
    about = re.search(r"(?:の(?:こと|件))?(?:について|に関して)$", match["asked"])
    if about is not None and re.search(
        r"の(?:裁定|処理|ルール|質問|話|相互作用|件)$|[^の]$", match["asked"][: about.start()]
    ):
        of_a_thing = re.search(
            r"の(?:パワー|タフネス|サイズ|タイプ|ライフ|色|能力|コスト)$", match["asked"][: about.start()]
        )
        return match["asked"][: about.start()] + "は?" if of_a_thing is not None else match["asked"]
    listed = re.split(r"(?<=[^\s])(?:と|、|,)(?=[^\s])", match["asked"].strip())
    asked = (
        next(
            (one.removesuffix(f"の{word}") + plain for word, plain in _WISHES if one.endswith(f"の{word}")), f"{one}は"
        )
        for one in listed
    )
    return "".join("どうなる?" if one in ("結果は", "裁定は", "処理は") else f"{one}?" for one in asked)


@lru_cache(maxsize=1024)  # the same is said again where another line is tried
def told_as_asked(line: str) -> str:
    """Return a line in which what somebody wants to be told is asked."""
    return _TELL_ME.sub(_asked_for, line)


_ACTION_OF_NOBODY = re.compile(
    r"(?:(?:誰|だれ)か?(?:が|は))?(?P<deed>(?:占術|諜報|増殖)(?:を|は|が|も)?(?:行|でき|し|する)[^,;はが]*)"
)


def of_anybody(body: str) -> tuple[str, bool] | None:
    """Return what is asked of each player, with `{who}` for that player, and that any will do; None where one is named.

    Speech leaves out who does what a spell tells its caster to do: 占術はできる.
    """
    match = _ACTION_OF_NOBODY.fullmatch(body)
    return (f"{{who}}は{match['deed']}", True) if match is not None else None
