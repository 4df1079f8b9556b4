"""What is paid for a spell, at what it is aimed and with which X, told around it in a Japanese sentence, as rows have it.

`1点のライフを支払い,①を追放して,②を唱えた,対象は③` becomes `③に②を唱える(1点のライフを支払う, ①を追放する)`. A sentence stands here
with its cards aside. What is no price in it, or no such spell, stays as it stands.
"""

from __future__ import annotations

import re

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.named_tuples import NamedTuple
from judgekit.scenarios.notation.words.names_aside import CARD

_BASIC = r"(?<![一-龠々ァ-ヶー])(?:平地|島|沼|山|森)(?![一-龠々ァ-ヶー])"
"""A basic land, whose name is a word that is not put aside."""
_ONE = rf"(?:[A-H]の)?(?:その|自分の)?(?:(?:{CARD}|{_BASIC})(?: ?\d+[枚体個つ])?|[A-H](?![A-Za-z])|自分|相手|それ)"
_THINGS = rf"{_ONE}(?:[と,]{_ONE})*"
_FROM = r"(?:その|自分の|(?:自分の)?(?:手札|墓地|場|戦場)(?:の|から|にある))*"
_LIFE = r"(?:(?P<life>\d+)点(?:(?:の)?ライフ)?を?|ライフを?(?P<life2>\d+)点(?:を)?)(?:支払|払)(?:って|い)"
_GIVEN = (
    rf"{_FROM}(?P<what>{_THINGS})を(?P<how>(?:(?:オーナーの)?手札に)?戻し|追放し|捨て|生け贄に(?:捧げ|ささげ|し)|公開し|タップし|使っ)"
    r"(?:て)?"
)
_COUNTED = r"(?:[^\s,;をがはにで\d]{1,8}\d+[枚体個つ]と?)+"
_TAPS_SO_MANY = rf"(?P<counted>{_COUNTED})をタップし(?:て)?"
_BY = r"(?P<keyword>召集|探査|即席)(?:で|を使って|を使い|により)"
_DOES_SO = "(?:軽減|破壊|打ち消し|回復|ライフ回復|ライフ獲得|ドロー|追放|バウンス|ダメージ|格闘|生け贄|アンタップ)"
_MODE = rf"(?:\d+点(?:の)?|カードを)?(?P<{{}}>{_DOES_SO})(?:する|させる|の)(?:ほうの|方の)?モード"
"""A mode by what it does."""
_NUMBERED = r"(?:(?P<numbers>モード\d(?:[と,]\d)*|\d(?:つ目|番目)(?:[と,]\d(?:つ目|番目))*の?モード)で,?)?"
"""Modes by their numbers, between a spell and its verb."""
_WAY = (
    r"(?P<way>(?!追加|代替|マナ|装備|起動|総)[ァ-ヶー一-龠]{2,8}?)(?:・?コスト)(?:を(?:支払って|支払い|払って|払い)|で)"
    r"|(?P<kicker>キッカー)(?:を(?:支払って|支払い|払って|払い))"
)
"""For which cost besides or instead something is cast, by its keyword."""
_AS_COST = (
    r"(?:(?:追加|代替)?コスト(?:として|で|に)|(?:(?:ファイレクシア・?)?[白青黒赤緑]?マナ(?:・?コスト)?の)?代わりに)?"
)
_PRICE = re.compile(
    rf"{_AS_COST}(?:{_LIFE}|{_GIVEN}|{_TAPS_SO_MANY}|{_BY}|{_WAY}|{_MODE.format('mode')}(?:で|を選(?:んで|び|択して|択し))),?"
)
"""What is given for a spell, before it."""
_MANA = re.compile(
    rf"(?:自分の)?(?P<land>{CARD}|{_BASIC})(?:から|で|を(?:タップして|タップし),?)(?P<color>[白青黒赤緑])?マナを(?:出して|出し|生み出して|引き出して),?(?=\S)"
)
"""A land that is tapped for mana before a spell is cast."""
_VERB = (
    r"(?:唱え(?:る|た|ます|ました)?|撃(?:つ|った|ち(?:ます|ました)?)|打(?:つ|った|ち(?:ます|ました)?)|使(?:う|った|い(?:ます|ました)?)"
    r"|(?:プレイ|キャスト|使用|召喚)(?:する|した|し(?:ます|ました)?)?)"
)
_AT = r"(?:に(?:向けて|対して)?|へ|を対象に(?:して|し|取って|とって)?|を対象として)"
_X = r"(?:X ?[=は] ?(?P<x>\d+)(?:で|として|,)?,?)?"
_CAST = re.compile(
    rf"{_X}(?:(?P<at>{_THINGS}){_AT},?)?(?P<spell>{CARD})を(?P<x2>X ?= ?\d+で)?"
    rf"(?:(?P<at2>{_THINGS}){_AT},?)?(?:{_BY},?)?(?:(?P<at3>{_THINGS}){_AT},?)?"
    rf"(?:{_MODE.format('mode')}で,?)?{_NUMBERED}(?P<verb>{_VERB})(?:[,;]対象(?:は|に|を)(?P<at4>{_THINGS})(?:です|だ|である|に(?:する|した|しました|取る|取った)|を?(?:取る|取った))?)?"
    rf"(?P<behind>(?:[,;]?{_AS_COST}(?:(?:\d+点の?ライフを|ライフを?\d+点を?)(?:支払|払)(?:う|った|いました|い|って)|{_FROM}{_THINGS}を(?:(?:オーナーの)?手札に戻[すし]た?|追放(?:する|した|して|し)?|捨て(?:る|た|て)?"
    rf"|生け贄に(?:捧げ|ささげ)(?:る|た|て)?|公開(?:する|した|して|し)|タップ(?:する|した|して|し)))|[,;]{_MODE.format('mode2')}(?:を選(?:ぶ|んだ|びました|択(?:する|した)?)|(?:です|だ))|[,;](?:その)?マナは(?:{CARD}|{_BASIC})(?:から|で)(?:出し?(?:た|す)|支払(?:う|った)|払(?:う|った))?)*)(?=\s*(?:;|$))"
)
"""A spell that is cast, with at what, and with what is given for it behind it."""
_BEHIND = re.compile(
    rf"(?:(?P<life>\d+)点の?ライフを|ライフを?(?P<life2>\d+)点を?)(?:支払|払)|(?P<what>{_THINGS})を(?P<how>(?:オーナーの)?手札に戻|追放|捨|生け贄|公開|タップ)"
    rf"|マナは(?P<mana>{CARD}|{_BASIC})"
)
_DOES = {"戻": "戻す", "追": "追放する", "捨": "捨てる", "生": "生け贄に", "公": "公開する", "タ": "タップする"}
_LEAD = re.compile(
    r"(?:(?:[^;,?]{0,16}(?:対応して|レスポンスで)|[^;,?はがをに]{0,12}(?:後|あと|前|時|とき|中|ステップ|フェイズ)(?:に|で)?(?=,|[A-H])"
    r"|(?:[A-H])(?:は|が)|それ|そして|その(?:後|あと)(?:に)?|次に|さらに),?)*"
)
"""What stands before a price in its sentence: who pays it, when, and that it is a response."""
_PLAYER = re.compile(r"(?P<who>[A-H])(?:は|が)")


_SENTENCES = re.compile(
    r"(?<=[;?])(?!(?:対象(?:は|に|を)|(?:その)?マナは|(?:追加)?コスト(?:として|で)"
    rf"|[^;,をはが]*{_DOES_SO}(?:する|の)(?:ほうの|方の)?モードを選))"
)
"""Where a sentence ends that goes on with no target, price or mode of the spell before."""


_PAYS = r"(?:(?:\d+点(?:の?ライフを|を)?|ライフを?\d+点を?)(?:支払|払)(?:う|った|いました|って|い))"
_GIVES = (
    rf"(?:{_FROM}{_THINGS}を(?:(?:オーナーの)?手札に戻[すし][たて]?|追放(?:する|しました|した|して|し)?"
    r"|捨て(?:る|ました|た|て)?|公開(?:する|した|して|し)?))"
)
_TOLD_BEHIND = re.compile(
    rf"(?P<who>[A-H])(?P<cast>(?:は|が)(?:[^;?]*?(?P<other>代替|別の|代わりの)コスト(?:で|を(?:支払|払)(?:って|い),?))?[^;?]*(?:{CARD}を[^;?]*(?:唱え|撃|打(?!ち消)|使)|{CARD}(?:で|を(?:唱え|使っ|撃っ|打っ)て),?(?:(?:[A-H]の)?{CARD}を)?打ち消|{CARD}を{CARD}で打ち消)[^;?,]{{0,5}})"
    rf";\s*(?:(?P=who)(?:は|が))?(?:(?:(?:その)?(?:代替|追加)?コスト(?:として|は|に|で)|マナの代わりに|代わりに),?)?"
    rf"(?P<prices>{_PAYS},?{_GIVES}|{_GIVES},?{_PAYS})(?=\s*(?:;|$))"
)
"""What is given for a spell in a sentence of its own: Bは②を唱えた;Bは1点のライフを支払い,①を追放した."""


_BY_NOUNS = re.compile(
    rf"コストは(?:(?P<life>\d+)点(?:の)?ライフ|ライフ(?P<life2>\d+)点)と(?P<what>{CARD})の?追放(?:です|だ|だった|でした|で(?:支払|払)(?:う|った|いました))?(?=\s*(?:;|$))"
)
"""The same, told by nouns: コストは1点のライフと①の追放."""


def _paid_by_nouns(match: re.Match[str]) -> str:
    """Return what was given for a spell as deeds."""
    return f"コストとして{match['life'] or match['life2']}点のライフを支払い,{match['what']}を追放した"


def _as_prices(match: re.Match[str]) -> str:
    """Return a spell with what was given for it in its own sentence."""
    cast = re.sub(r"(?:代替|別の|代わりの)コスト(?:で|を(?:支払|払)(?:って|い),?)", "", match["cast"])
    cast = re.sub(
        rf"(?:(?P<a>{CARD})(?:で|を(?:唱え|使っ|撃っ|打っ)て),?(?P<b>(?:[A-H]の)?{CARD})を|(?P<c>(?:[A-H]の)?{CARD})を(?P<d>{CARD})で)打ち消(?:す|した|しました)$",
        lambda found: f"{found['b'] or found['c']}に{found['a'] or found['d']}を唱える",
        cast,
    )
    prices = re.sub(r"(?:ライフを?)?(\d+)点を?(?=支払|払)", r"\1点のライフを", match["prices"])
    return f"{match['who']}{cast};コストとして{prices}"


class _Prices(NamedTuple):
    """What is given for a spell.

    Attributes:
        how: each as a row has it.
        keyword: by what it is paid for; empty where no keyword is named.
        number: how many are tapped in all, where that is counted; 0 where not.
    """

    how: tuple[str, ...] = ()
    keyword: str = ""
    number: int = 0


_PHYREXIAN = re.compile(
    r"(?:ファイレクシア・?マナ|コスト)(?:は|を)(?:(?P<life>\d+)点(?:の)?ライフ|ライフ(?P<life2>\d+)点)で(?:支払|払)(?:う|った|いました|います)(?=\s*(?:;|$))"
)
"""What is paid for a spell with life, in a sentence of its own."""
_DELVED = (
    r"(?:(?:(?:追加)?コスト(?:として|で|は)|探査(?:で|により|を使って|を使い)),?)*(?:自分の)?(?:墓地(?:の|から),?(?:カード(?:を)?)?)?"
    r"(?P<n>\d+)枚(?:の?カード)?(?:を)?(?:探査(?:で|により|として)?,?(?:墓地から)?(?:追放)?|追放)"
)
"""How many cards are exiled for delve (702.66a)."""


_HELPED = forms(
    rf"""
招集 => 召集
(?P<who>[A-H](?:は|が))(?P<cast>[^;?]*{CARD}を[^;?]*(?:唱え(?:る|た|ました|ます)|撃った|打った|使った))[;,]\s*(?:(?P=who))?(?=[^;]*(?:探査
  |墓地)){_DELVED}(?:する|した|しました|します)(?:の)?(?=\s*(?:;|$)) => \g<who>探査で,カード\g<n>枚をタップして,\g<cast>
(?=[^;]*(?:探査|墓地)){_DELVED}し(?:て)?,?(?=[^;?]*{CARD}を[^;?]*(?:唱え|撃|打(?!ち消)|使)) => 探査で,カード\g<n>枚をタップして,
(?P<what>{_THINGS})(?:で|を(?:使って|タップして))(?:召集|即席)(?:して|し),? => \g<what>をタップして,
"""
)


def _helped(line: str) -> str:
    """Return a line in which what is exiled or tapped for mana stands before the spell, as a price."""
    if re.search("探査|召集|招集|即席|墓地[のか]", line) is None:
        return line
    return in_other_words(line, _HELPED)


def with_prices_behind(line: str) -> str:
    """Return a line in which what is given for a spell stands in brackets behind it.

    Args:
        line: a line without quoted texts, its cards aside.
    """
    line = _PHYREXIAN.sub(
        lambda match: f"コストとして{match['life'] or match['life2']}点のライフを支払う", _helped(_choices_told(line))
    )
    if "を" not in line:
        return line
    parts = _SENTENCES.split(_TOLD_BEHIND.sub(_as_prices, _BY_NOUNS.sub(_paid_by_nouns, line)))
    return "".join(
        _ABLE_TO_PAY.sub(_able, one) if one.rstrip().endswith("?") else _with_prices_behind(one) for one in parts
    )


_ABLE_TO_PAY = re.compile(
    r"(?P<deed>[^;?]+?)(?:(?P<cast>唱え|使え|[撃打]て)(?:られ)?|(?P<plain>唱える|使う|[撃打]つ)ことが(?:でき)|(?P<counters>打ち消)(?:せ|すことができ))"
    r"(?:る|ます)(?:の)?(?:です)?か?(?=\?)"
)
"""A question whether a spell can be cast, perhaps for what is told before it."""
_COUNTERS = re.compile(
    rf"(?P<what>{CARD})で,?(?P<at>(?:[A-H]の)?{CARD}|それ)を$|(?P<at2>(?:[A-H]の)?{CARD}|それ)を(?P<what2>{CARD})で$"
)


def _able(match: re.Match[str]) -> str:
    """Return a question whether a spell can be cast with what is given for it behind the spell, as a row has it."""
    deed = match["deed"] + "を" * bool(match["counters"] and not match["deed"].endswith(("を", "で")))
    if match["counters"]:
        deed = _COUNTERS.sub(lambda by: f"{by['at'] or by['at2']}に{by['what'] or by['what2']}を", deed)
    whole = f"{deed}唱える"
    paid = _with_prices_behind(whole)
    return match.group() if paid == whole or "唱える(" not in paid else f"{paid}ことができる"


_ITS_X = re.compile(
    r"(?P<deed>[^;?]*?)(?P<verb>唱え(?:る|た|ました|ます)|撃(?:つ|った|ちました)|打(?:つ|った|ちました)|使(?:う|った|いました)"
    r"|(?:起動|プレイ)(?:する|した|しました))[;,]\s*"
    r"(?P<what>X|モード)\s*(?:は|が|=)\s*(?P<n>\d+)(?:番)?(?:です|だ|とする)?(?=[;?]|$)"
)
_PRESENT = {"唱": "唱える", "撃": "撃つ", "打": "打つ", "使": "使う", "起": "起動する", "プ": "プレイする"}
_CHOSEN = re.compile(
    r"(?P<before>^|;)\s*(?:(?:選んだ|指定した|選択した|宣言した)"
    r"(?:色|カード名|名前|クリーチャー・?タイプ|タイプ|数|数字|プレイヤー|対戦相手|カード|もの)"
    r"|(?:カード名|色|クリーチャー・?タイプ|名前)の?(?:指定|選択|宣言)|指定)(?:は|が)(?P<what>[^;?はがを]+?)(?:です|だ)?(?=[;?]|$)"
)
_COPY = re.compile(
    r"(?P<before>^|;)\s*(?:その)?コピーの(?:新しい|新たな)?対象(?:は|が|も)"
    r"(?P<what>[^;?はがを]+?)(?:です|だ)?(?=[;?]|$)"
)
_ACTOR = re.compile(r"(?<![^;,、\s])(?P<who>[A-H])(?:は|が)")


def _choices_told(line: str) -> str:
    """Return a line in which what is told as a fact behind a deed stands with it: X and the mode, or as what its player chooses."""
    line = _ITS_X.sub(
        lambda match: (
            f"{match['deed']}{_PRESENT[match['verb'][0]]}({'X = ' if match['what'] == 'X' else 'モード'}{match['n']})"
        ),
        line,
    )

    line = _COPY.sub(lambda match: f"{match['before']}誘発は全部{match['what']}を対象", line)

    def chosen(match: re.Match[str]) -> str:
        by = next(reversed([one["who"] for one in _ACTOR.finditer(line[: match.start()])]), "")
        return f"{match['before']}{by}は{match['what']}を選ぶ" if by else match.group()

    return _CHOSEN.sub(chosen, line)


_EACH = re.compile(rf"(?P<to>{_ONE}(?:と{_ONE})+)に(?P<n>\d+)点(?:の(?:ダメージ)?)?ずつ(?:を)?(?=(?:割り振|振り分け))")
"""As much to each of several."""
_WITHOUT_OBJECT = re.compile(r"(?<=\d)(マナ)(?=(?:支払|払)[うっいわ])")


def _with_prices_behind(sentence: str) -> str:
    sentence = _WITHOUT_OBJECT.sub(filled(r"\1を"), sentence)
    sentence = _EACH.sub(
        lambda match: ",".join(f"{one}に{match['n']}点" for one in re.findall(_ONE, match["to"])), sentence
    )
    lead = _LEAD.match(sentence)
    begun = lead.end() if lead is not None else 0
    led, place, prices, first = sentence[:begun], begun, _Prices(), ""
    who = _PLAYER.findall(led)[-1:]
    while True:
        mana = _MANA.match(sentence, place) if not first and who else None
        price = _PRICE.match(sentence, place) if mana is None else None
        if mana is not None:
            first = f"{who[0]}は{mana['land']}から{mana['color'] or ''}マナを出す;"
            place = mana.end()
        elif price is not None:
            prices, place = _more(prices, price), price.end()
        else:
            break
    cast = _CAST.match(sentence, place)
    if cast is None:
        return sentence
    for one in _BEHIND.finditer(cast["behind"]):
        prices = prices._replace(how=(*prices.how, _given(one)))
    if cast["numbers"]:
        prices = prices._replace(how=(*prices.how, f"モード{'と'.join(re.findall('[0-9]', cast['numbers']))}で"))
    if mode := cast["mode"] or cast["mode2"]:
        prices = prices._replace(how=(*prices.how, f"{mode}のモードで"))
    if cast["keyword"]:
        prices = prices._replace(keyword=cast["keyword"])
    if not any((prices.how, prices.keyword, prices.number, cast["at4"], cast["x"], first)):
        return sentence
    at = next((cast[key] for key in ("at", "at2", "at3", "at4") if cast[key]), "")
    if sum(bool(cast[key]) for key in ("at", "at2", "at3", "at4")) > 1:
        return sentence
    at = who[0] if at == "自分" and who else at
    x = cast["x"] or (re.sub(r"\D", "", cast["x2"]) if cast["x2"] else "")
    how = [*prices.how, *([f"X = {x}"] if x else [])]
    if prices.number:
        how.append(f"{prices.keyword}で{prices.number}枚をタップする" if prices.keyword else "")
    elif prices.keyword:
        how.append(f"{prices.keyword}で")
    if "" in how:
        return sentence
    brackets = f"({', '.join(how)})" if how else ""
    body = f"{at}に{cast['spell']}を唱える" if at else f"{cast['spell']}を唱える"
    return f"{first}{led}{body}{brackets}{sentence[cast.end() :]}"


def _more(prices: _Prices, match: re.Match[str]) -> _Prices:
    """Return what is given for a spell with one thing more."""
    if match["keyword"]:
        return prices._replace(keyword=match["keyword"])
    if match["mode"]:
        return prices._replace(how=(*prices.how, f"{match['mode']}のモードで"))
    if match["way"] or match["kicker"]:
        way = "キッカーを支払う" if match["kicker"] or match["way"] == "キッカー" else f"{match['way']}コストを支払う"
        return prices._replace(how=(*prices.how, way))
    if match["counted"]:
        return prices._replace(number=prices.number + sum(map(int, re.findall(r"\d+", match["counted"]))))
    return prices._replace(how=(*prices.how, _given(match)))


def _given(match: re.Match[str]) -> str:
    """Return what is given as a row has it."""
    said = match.groupdict(default="")
    if said.get("mana"):
        return f"{said['mana']}で支払う"
    life = said["life"] or said["life2"]
    if life:
        return f"{life}点のライフを支払う"
    what = re.sub(r"(?:その|自分の)", "", said["what"]).replace(",", "と")
    if said["how"].startswith("使"):
        return f"{what}で支払う"
    return f"{what}を{_DOES[said['how'].replace('オーナーの', '').replace('手札に', '')[0]]}"
