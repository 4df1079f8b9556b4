"""Remarks in a situation, left aside aloud: lines that tell nothing of the game, and what somebody claims about it.

A line is a remark only where none of its words belongs to the notation or to anything that is named elsewhere: a line that may say
something of the game and is not understood stays a fault.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from judgekit.core.data_classes import replace
from judgekit.core.named_tuples import NamedTuple
from judgekit.core.text import Bilingual, is_japanese
from judgekit.language.english.numbers import NUMBERS
from judgekit.scenarios.notation.reading.mentions import typed
from judgekit.scenarios.notation.reading.situations import game_named
from judgekit.scenarios.notation.words.as_typed import in_common, sentence_typed
from judgekit.scenarios.notation.words.brought_japanese import is_deed
from judgekit.scenarios.notation.words.english.lexicon import PRONOUNS, base_of, verb_of, verb_of_participle
from judgekit.scenarios.notation.words.grammar import NotationGrammar
from judgekit.scenarios.notation.words.japanese.results_told import CAME_JA, japanese_results_told
from judgekit.scenarios.notation.words.matter_of_the_game import may_matter, tells_of_play
from judgekit.scenarios.notation.words.names_aside import CARD
from judgekit.scenarios.notation.words.splitting import Quotes, Statement, typed_lines

_ADVERBS = (
    r"(?:(?:always|really|very|quite|so|rather|too|all|both|still|just|pretty|completely|absolutely|else|even) )*"
)
_MOOD = (
    r"(?:sure|certain|confident|convinced|unsure|uncertain|puzzled|confused|angry|upset|happy|curious|experienced|nervous|tired"
    r"|patient|stubborn|adamant|loud|friendly|polite|in a hurry|watching|arguing|shouting|waiting)"
)
_FOLK = r"(?:players?|opponents?|judges?|people|friends?|spectators?|folks?|guys)"
_PEOPLE = re.compile(
    rf"\b(?:(?:(?:(?:yes|yeah|no|ok|okay),? )?(?:I|we|you)|everybody|everyone|nobody|no one|somebody|someone|they"
    rf"|both(?: of them)?|(?:(?:the|both|all|two|my|his|their|most) )?{_FOLK})"
    rf"(?: (?:is|are|was|were|seems?|seemed))? {_ADVERBS}(?:{_MOOD}|asks?|asked|knows?|knew|wonders?|wondered|argue[sd]?|agree[sd]?"
    rf"|disagree[sd]?|insist(?:s|ed)?|shout(?:s|ed)?|laugh(?:s|ed)?|complain(?:s|ed)?|swears?|watche[sd]|cares?"
    rf"|want(?:s|ed)? to (?:know|ask|hear)|gets? (?:this|it) wrong)"
    rf"|(?:(?:the|both|two|my) )?{_ADVERBS}{_MOOD} {_FOLK})\b(?: (?:of|about) (?:themselves|himself|herself|it|this|that))?",
    re.IGNORECASE,
)
"""Who is in what mood about the question, or talks of it."""
_EVENT = re.compile(r"\b(?:round|table|match|game|day)\s+\d+\b|\b[Rr]\d+\b", re.IGNORECASE)
"""Where it came up: from round 3."""
_WHO_CLAIMS = (
    r"(?:[A-H]|he|she|they|(?:the|his|her|their|my) (?:opponent|player)"
    r"|(?:(?:the|some|many|most|both|other|two|all) )*(?:players|people|spectators|folks|opponents)"
    r"|everyone|everybody|someone|somebody)"
)
_CLAIM = re.compile(
    rf"{_WHO_CLAIMS}\s+(?:now\s+|then\s+|also\s+)?"
    r"(?:argues?|claims?|thinks?|insists?|believes?|swears?|swore|complains?|is sure|is convinced"
    r"|objects?|wonders?|is not sure|is unsure)\b.+"
    rf"|{_WHO_CLAIMS} (?:then |now )?(?:says?|said) (?:(?:he|she|they) (?:wants?|would like|prefers?)(?: it| that)? (?:to )?[a-z]+"
    r"|it(?:'s| is| gets| should be) [a-z]+|.+ (?:applies|happens|comes|goes|counts)) first\b.*"
    rf"|{_WHO_CLAIMS} (?:then |now )?(?:says?|said|asks?|asked)[,:]?"
    r"\s+(?:that\b.+|[\ue000-\uf8ff][.!?]*"
    r"|(?:no way|nope|never|otherwise)\b.*"
    r"|.+ (?:saves?|survives?|dies?|lives?|loses?|stays?|wins?|works?|counts?|can't|cannot|doesn't"
    r"|isn't|should|would|has to)\b.*)"
    r"|(?:[A-H]|he|she|they) (?:says?|said|shouts?|shouted|calls?|called) (?!yes|no"
    r"|ok)(?-i:[a-z]+(?: [a-z]+){0,3}), (?:so )?(?:judge|ref)\b"
    r"(?:,? (?:please|help|come|over here|quick))*[.!]*"
    r"|.+(?:と|って),?[A-H](?:は|が|も),?(?:さっきから|何度も|ずっと|まだ|しつこく|強く)*(?:言[いうっわ]|主張|思[いうっ]|粘[っるり])[ぁ-ん]*"
    r"(?:\s*\([^()]*\))?[.!…]*"
    r"|[A-H](?:は|が).+(?:と|って)(?:主張|思って|言い張|勘違い|抗議)[ぁ-ん]*[.!]*"
    r"|.+(?:と|って|と?かと),?(?:[A-H]に|相手に|よく|みんなに|何度も)?"
    r"(?:言わ|聞か|訊か|質問さ|確認さ|指摘さ|主張さ|反論さ|抗議さ|突っ込ま|詰め寄ら)れ(?:た|まし|て)[ぁ-ん]*",
    re.IGNORECASE | re.DOTALL,
)
"""What a player holds to be so, which makes nothing so."""
_DISPUTED = re.compile(
    r".+(?:と|って|かで?|かが|で|について),?(?:[A-H](?:は|が|も))?(?:少し|ちょっと|みんな(?:で|が)?|卓で|大会で|本人(?:は|が)|相手(?:は|が))?"
    r"(?:揉め|もめ|言い合[いっ]|言い争[いっ]|議論(?:し|に)|話題に|意見が(?:割れ|分かれ)|迷[いっ]|悩[んみ]|気にな[りっる]|自信が(?:な|あり)"
    r"|思[いうっ]|言[いうっ]|主張(?:し|$)|言い張)[ぁ-ん.!~]*(?:,(?:眠い|ねむい|疲れた|つらい|しんどい)[.!~]*)?"
    r"|.+(?:の|な|る|た|い),?はず(?:です|だ|だが|ですが|だよね|ですよね|だった)?[.!~]*",
    re.DOTALL,
)
"""What is told in brackets of what people say, think or dispute, which makes nothing so."""
_TOPIC = re.compile(
    r"[^{}\ue000-\uf8ff]*?(?:確認|質問|相談|お題|クイズ|小技|小ネタ|裁定|疑問|話題?|例題|練習問題|問題|問い合わせ|勉強|復習|件)"
    r"(?:です|である|だ|でした|となります|をします|をしたい|をお願いします|が(?:ある|あります|来た|来ました|出た|出ました)|があった"
    r"|について|ですが|なのですが|を(?:知りたい|教えて).*|(?:(?:を)?(?:させて)?(?:ください|下さい)))?(?:[!.~]*|:)",
)
"""What a line says the question is about: スレイヤーとブロッカーの確認です."""
_ROUND = re.compile(
    r"(?:[一-龠々ァ-ヶーA-Za-z]{2,12}(?:の|、|,)?)?(?:(?:スイス|予選)?(?:ラウンド)?(?:第)?\d+(?:回戦|ラウンド|本目|ゲーム目|戦目)(?:目)?|(?:準々?)?決勝(?:戦)?)"
    r"(?:[の、,](?:第)?\d+番?(?:卓|テーブル))?(?:で|の)?(?:の?(?:話|こと|出来事|質問|件|場面|状況|試合))?(?:です|だ|でした|中)?[!.]*"
    r"|(?:(?:お疲れ(?:様|さま)(?:です)?|すみません|失礼します|こんにちは|こんばんは|おはようございます|(?:フロア|ヘッド)?ジャッジ(?:さん)?)[,!]*)?"
    r"(?:こちら(?:は)?)?(?:第)?\d+番?(?:卓|テーブル)(?:目)?(?:です|から(?:の(?:質問|コール))?です|になります|で(?:の)?質問です)?[!.]*"
)
"""At which round of a tournament, or at which table, it came up: モダンの3回戦, 8番卓です."""
_ABOUT = re.compile(
    r"[^\d{}A-HＡ-Ｈ\ue000-\uf8ff]+?(?:について|に関して|の(?:件|話))(?:です|だ|の?(?:質問|確認)(?:です)?)?[!.]*"
)
"""What a line is about that names nothing of the situation: 置換効果の順番について."""
_ASKED_OFTEN = (
    r"(?:(?:大会|店|卓)で)?(?:よく|たまに|毎回|いつも)?(?:ある|あった|聞かれる|聞かれた|見る|出る|来る|揉める|もめる|質問される|話題になる"
    r"|有名な|定番の|例の|いつもの|古典的な|おなじみの|お馴染みの|ややこしい|紛らわしい)"
    r"(?:やつ|奴|質問|話|ネタ|組み合わせ|相互作用|コンボ|件|状況|場面|パターン|もの|あれ|疑問)(?:です|だ|ですが|なんですが|ですね|ね)?"
)
_HEADING = re.compile(
    rf"(?P<names>{CARD}(?:(?:と|,|、|・|&|\+|vs\.?|対){CARD})*)"
    r"(?:の(?:相互作用|組み合わせ|コンボ|関係|挙動|処理|話|質問|裁定|件|確認|動き|順番|解決順|疑問|場合))?"
    rf"(?P<about>(?:について|に関して|に関する)(?:の)?(?:質問|確認|相談|話)?(?:です|だ|ですが)?)?(?:,?(?P<often>{_ASKED_OFTEN}))?[!.]*"
)
"""What a line is about, with the cards that it is about: 血染めの月と東屋について, 月と東屋、よく聞かれるやつ."""
_NOTHING_ELSE = re.compile(
    r"(?:(?:[A-H]|自分|相手|お互い|両者|双方|どちら)(?:の|に|は|には|も)?)?,?(?:場|盤面|戦場|バトルゾーン|戦闘エリア|墓地|手札|シールド|マナ(?:ゾーン)?|魔石(?:エリア)?|ダスト|追放領域)?"
    r"(?:に|は|には|も)?,?(?:ほか|他|それ以外|そのほか|その他)(?:に|には|の(?:カード|クリーチャー|パーマネント|ユニット|ブロッカー|もの)?)?(?:は|も)?"
    r"(?:何も|なにも|誰も|1枚も|1体も|特に何も|(?:カード|クリーチャー|パーマネント|ユニット|ブロッカー|呪文|シールド)(?:は|も|が)?)?"
    r"(?:出(?:てい|してい|て|して)?|持ってい|置かれてい|あり|い|置いてい)?(?:ない|なし|無し|ません|なかった|いない)(?:です|である|だ)?[!.]*"
)
"""That nothing is there but what is written: 墓地はほかに何もない."""
_LIFE_GAINED = (
    r"(?:\d+点(?:の)?(?:ライフ)?(?:を)?(?:回復|ゲイン|得る|得た)|\d+枚(?:を)?(?:ドロー|引く|引いた))(?:する|した)?"
)
_COMES_OF_IT_BEHIND = re.compile(
    rf"\s*\((?P<said>(?:\d+点(?:の)?(?:ダメージ)?(?:と|,|して|\+|&))?{_LIFE_GAINED}(?:(?:と|,|して){_LIFE_GAINED})?(?:です|だ)?)\)[.\s]*$"
)
"""What comes of a deed, in brackets behind it: (3点と3点回復). To whom how much is dealt may be a choice and stays."""
_TOKENS_CAME = re.compile(
    r"[^,;はがをにで]+?(?:(?:トークン)?(?:\d+体)?)(?:も|が)(?:\d+体)?(?:ちゃんと|無事)?(?:場に|戦場に)?(?:出た|出る|出ました|出てきた|生成された)"
)
"""That what is no card came of a deed: ゾンビも出た."""
_AS_IT_BEGINS = re.compile(
    r"(?:[A-H]の|チームの|お互いの|全員の)?(?:ライフ|手札|ライブラリー|山札)は(?:初期(?:値)?|開始時|最初)(?:のまま|から変わらず|から変わらない)"
    r"(?:です|だ)?(?:,?(?:たぶん|多分|おそらく)\d+[点枚]?)?"
)
"""That something is as it was when the game began, which is what is taken where nothing is said of it."""
_OUTCOME = re.compile(
    r"[^,;はがをにで]+(?:は|が)(?:(?:破壊|追放)(?:される|された|されました)|死亡(?:する|した|しました)|死ぬ|死んだ|倒れる|倒れた"
    r"|(?:墓地|ダスト)に(?:置かれる|置かれた|落ちる|落ちた|行く|行った))"
    r"|(?:(?:それ|これ|[^,;はがをにで]+)(?:は|が))?(?:無事(?:に)?)?(?:場|戦場|盤面|バトルゾーン)に(?:出る|出た|出ました|着地した)"
)
"""What came of a deed, as it is told in Japanese: the deed alone decides that."""


class WithoutRemarks(NamedTuple):
    """What was said without its remarks.

    Attributes:
        statements: what may say something of the game.
        left_out: what was left out, to be said aloud before the answer.
        heard: what comes of a deed and was only heard, to be said aloud.
    """

    statements: list[Statement]
    left_out: tuple[Bilingual, ...]
    heard: tuple[Bilingual, ...]


def without_remarks(
    statements: Sequence[Statement],
    grammar: NotationGrammar,
    quotes: Quotes,
    text: str = "",
    withdrawn: Sequence[str] = (),
    is_card: Callable[[str], bool] = lambda _name: False,
) -> WithoutRemarks:
    """Return statements without those that tell nothing of the game, and what has to be said aloud of these.

    Args:
        statements: everything that was said.
        grammar: the game's notation.
        quotes: the quoted texts.
        text: the notation as it was typed, of which what is left out is quoted.
        withdrawn: what was left out before.
        is_card: tells whether words are the name of a card that everybody knows.
    """
    kept: list[Statement] = []
    aside = [*withdrawn]
    outcomes: list[str] = []
    alone: list[str] = []
    statements = [part for one in statements for part in _results_apart(one, quotes)]
    bodies = [quotes.cards.back(one.body) for one in statements]
    remarks = [_tells_nothing(place, statements, bodies, grammar, quotes) for place in range(len(statements))]
    telling = {one.variation for one, nothing in zip(statements, remarks, strict=True) if not nothing}
    done = False
    for place, one in enumerate(statements):
        done = done or (one.kind == "said" and is_deed(one.body))
        if done and one.body.startswith(CAME_JA):
            kept.append(one)
            continue
        one = replace(one, body=one.body.removeprefix(CAME_JA))
        plain = one.kind == "said" and not one.who and not one.variation
        if done and plain and (japanese_results_told(one.body) or japanese_results_told(bodies[place])):
            kept.append(replace(one, body=f"{CAME_JA}{one.body}"))
            continue
        came = _TOKENS_CAME.fullmatch(one.body) if re.search(CARD, one.body) is None else None
        if one.kind == "said" and not one.who and not one.variation and (came or _OUTCOME.fullmatch(bodies[place])):
            outcomes.append(quotes.back(bodies[place]))
        elif (comes := _COMES_OF_IT_BEHIND.search(one.body)) is not None and one.kind == "said" and is_deed(one.body):
            kept.append(replace(one, body=one.body[: comes.start()].rstrip(" ,.")))
            outcomes.append(comes["said"])
        elif (aside_of := _bracket_behind(place, statements, bodies, grammar)) is not None:
            kept.append(replace(one, body=one.body[: aside_of.start()].rstrip(" ,.")))
            aside.append(quotes.back(aside_of["said"]))
        elif one.kind == "said" and not one.who and _NOTHING_ELSE.fullmatch(bodies[place]) is not None:
            alone.append(bodies[place])
        elif one.kind == "said" and not one.who and _is_heading(one.body, quotes, is_card):
            aside.append(bodies[place])
        elif not remarks[place] or (one.variation and one.variation in telling):  # a bracket is a remark as a whole
            kept.append(one)
        else:
            aside.append(_as_it_was_typed(quotes.back(bodies[place]), one.line, text))
    if not kept:
        return WithoutRemarks(list(statements), (), ())
    told = "is taken as told of what comes of it, which is worked out anew"
    return WithoutRemarks(
        kept,
        _told(aside, "は状況に含めない", f"left out: {_listed(aside)}"),
        (
            *_told(outcomes, "は結果として読み、何が起こるかは改めて求める", f"{_listed(outcomes)} {told}"),
            *_told(
                alone,
                "は書いたものだけがあることと読む",
                f"{_listed(alone)} is taken to say that only what is written is there",
            ),
        ),
    )


def _results_apart(statement: Statement, quotes: Quotes) -> Sequence[Statement]:
    """Return a statement that tells deeds and what came of them as several, and so one behind which somebody says something."""
    parts = re.split("; *|(?<=ダメージ後), *", statement.body)
    claimed = _CLAIM.fullmatch(quotes.cards.back(parts[-1]).strip()) is not None and is_japanese(parts[-1])
    if len(parts) == 1 or not (claimed or any(japanese_results_told(quotes.cards.back(one)) for one in parts)):
        return (statement,)
    return [replace(statement, body=one) for one in parts if one]


def _as_it_was_typed(said: str, line: int, text: str) -> str:
    """Return the sentence that was left out as it was typed; where its line says more than that, the words that were left out."""
    lines = typed_lines(text) if text else []
    typed = sentence_typed(said, lines[line - 1]).strip("() ") if 0 < line <= len(lines) else said
    return said if in_common(said, typed) * 2 < in_common(typed, typed) else typed


def _told(said: Sequence[str], japanese: str, english: str) -> tuple[Bilingual, ...]:
    quoted = "".join(f"「{one.replace(';', '。')}」" for one in said)
    return (Bilingual(f"{quoted}{japanese}", english),) if said else ()


def _listed(said: Sequence[str]) -> str:
    return ", ".join(map(repr, said))


_WITHDRAWN = re.compile(
    r"(?:^|(?<=[.?!] ))(?:What if|Suppose|If|Or|Wait|Hmm+|Also|Actually)\b[^?!\n\"]*?(?:\.\.+|…|[,-])\s*"
    r"(?:never ?mind|nvm|scratch that|forget it)\b(?P<why>[^.?!\n\"]*)[.?!]*",
    re.IGNORECASE | re.MULTILINE,
)
"""What somebody begins to ask or to tell and takes back: What if B had... never mind, he counted wrong."""


_CORRECTED = re.compile(
    r"(?:^|(?<=[。、;,.!?\n]))(?P<gone>[ \u3000]*[A-H](?:は|が|の|に)(?:(?!、[A-H](?:は|が|の|に))[^。;?？\n\"「」])*?"
    r"(?:…+|・・+|\.\.+|[、,—―-]+)(?:あ、?|いや、?)?(?:じゃなくて|ではなくて|でなくて|じゃない|違う|ちがう|間違えた|まちがえた|訂正(?:すると|します|して)?|取り消し(?:て)?)"
    r"[、,。…]*)(?=[A-H](?:は|が|の|に))"
)
"""A Japanese clause that whoever tells it takes back for another one: Aが稲妻を…じゃなくて、Aが神の怒りを唱えた."""


_ORDER_UNKNOWN = re.compile(
    r"(?:^|(?<=[.?!;] ))(?:(?:and |but )?(?:nobody|no one|neither (?:player|of them)|neither|we|they|I)(?: really| honestly)?"
    r" (?:(?:do|does|did|can|could)(?:n't| not) |cannot )?(?:remembers?|recalls?|knows?|knew|noted|tell"
    r"|say|saw)) (?:any ?more )?which"
    r"(?: one)?(?: of (?:them|the two|these|those))? (?:came|went|was|got|entered|arrived|hit)(?: (?:down"
    r"|in|out|into play|there|played"
    r"|cast|the (?:table|board|battlefield)))? (?:first|last|earlier|later)(?: any ?more)?"
    r"(?: ?\((?:and )?(?:does|do|did|would|is) (?:it|that|this)(?: even| really)? (?:matter|relevant|important)[?!.]*\))?[.!]?",
    re.IGNORECASE | re.MULTILINE,
)
"""That it is not known which came first: then every order is tried."""


def without_what_is_withdrawn(text: str) -> tuple[str, list[str]]:
    """Return a notation without what is taken back in the same sentence, and what that is.

    What is said behind it must be no deed and no state, since who takes something back may say how it is instead.
    """
    taken: list[str] = []

    def left(match: re.Match[str]) -> str:
        words = re.findall(r"[a-z']+", match["why"].casefold())
        if any(map(tells_of_play, words)):
            return match.group()
        taken.append(match.group())
        return ""

    def open_still(match: re.Match[str]) -> str:
        taken.append(match.group())
        return ""

    text = _CORRECTED.sub(open_still, _WITHDRAWN.sub(left, text))
    return _ORDER_UNKNOWN.sub(open_still, text), taken


_BRACKET_BEHIND = re.compile(r"\s*\((?P<said>[^()]*(?:\s[^()]*|\.\.|…))\)[.\s]*$")
"""What stands in brackets at the end of a sentence, of several words."""


def _bracket_behind(
    place: int, statements: Sequence[Statement], bodies: Sequence[str], grammar: NotationGrammar
) -> re.Match[str] | None:
    """Return a bracket at the end of an English sentence that says nothing of the game; None where none does."""
    match = _BRACKET_BEHIND.search(statements[place].body) if not is_japanese(bodies[place]) else None
    others = [*bodies[:place], *bodies[place + 1 :]]
    if match is None:
        return None
    of_people = any(one.search(match["said"]) for one in (_CLAIM, _PEOPLE, _BESIDE_THE_GAME))
    heard = of_people and _is_remark(match["said"], others, grammar, True)
    return match if heard or _heard_in_brackets(match["said"], others, grammar) else None


_HOLDS_IT_SO = re.compile(
    r"(?:(?:and|but|though) )?(?:[A-H]|he|she|they|(?:the|his|her|their|my) (?:opponent|player)s?|someone|somebody"
    r"|everybody|everyone|both players) (?:(?:now|then|also|always|still|just|even) )*(?:says?|said|thinks?|thought|swears?"
    r"|insists?|claims?|believes?|argues?|told (?:me|us)|tells (?:me|us)|keeps (?:saying|telling|insisting|arguing))\b(?P<said>.*)",
    re.IGNORECASE,
)
"""In a bracket: who holds something to be so."""
_TOPIC_DISPUTED = re.compile(
    r"(?P<topic>[A-Za-z][A-Za-z ]* (?:and|with) [A-Za-z ]+?)\s*[,:;—-]\s*(?:and |but )?(?:[A-H]|he|she|they|nobody|no one|"
    rf"(?:(?:the|his|her|their|my|both) )*(?:opponent|{_FOLK})) (?:(?:just|simply|really|still) )*"
    r"(?:(?:did|does|do|would|could|will|can)(?:n't| not)|never|cannot) (?:believe[sd]?|understand|understood|buy|bought"
    r"|trust(?:ed)?|accept(?:ed)?|like[sd]?|get)(?: (?:it|this|that|me|us))?",
    re.IGNORECASE,
)
"""In a bracket: several keywords that the question is about and that are said of nothing, and who does not believe it."""
_DOES_NOTHING_SAID = re.compile(
    r"\b(?:no|yes|ok(?:ay)?|pass(?:es)?|block(?:s|ing)?|pay(?:s|ing)?|casts?|attacks?|red|blue|green|white|black|target\w*"
    r"|respon\w*|respond\w*|choos\w*)\b|\d",
    re.IGNORECASE,
)
"""What may be an answer or a deed where a player is said to say it."""
_HEDGED = re.compile(
    r"(?:(?:or )?so |or so |at least |that's what )?(?:[A-H]|he|she|they|we|I|everyone|nobody|the (?:judge|player|opponent)) "
    r"(?:thinks?|thought|says?|said|claims?|claimed|believes?|hopes?|hoped|swears?|swore|reckons?|guess(?:es)?|assumes?|insists?)",
    re.IGNORECASE,
)
"""In a bracket: that somebody thinks so, which makes nothing so."""
_SIGHS = re.compile(
    r"\b(?:I know|we know|you know|sigh|ugh+|argh+|lol|lmao|meh|yay|ha(?:ha)+|smh|ouch|oops|wow|yikes"
    r"|grr+|facepalm|don't ask|as always|as usual)\b",
    re.IGNORECASE,
)
"""What is only exclaimed."""


def _only_sighed(said: str, others: Sequence[str]) -> bool:
    """Tell whether a bracket only sighs about a word of the game (morphs again, sigh): it tells of nobody, nothing and no deed."""
    if any(name in other for name in re.findall(r"\b[A-Z][a-z]+", said) for other in others):
        return False
    rest = [one.casefold() for one in re.findall(r"[A-Za-z'-]+", _SIGHS.sub(" ", said))]
    tells = any(
        verb_of(one)
        or base_of(one)
        or verb_of_participle(one)
        or one in PRONOUNS
        or one in _WHOSE_WORDS | NUMBERS.keys()
        for one in rest
    )
    return _SIGHS.search(said) is not None and not tells and re.search(r"\d|\b[A-H]\b|(?<!^)\b[A-Z][a-z]", said) is None


_WHOSE_WORDS = frozenset(("no", "not", "none", "nothing", "his", "her", "their", "him", "them", "its", "i", "we"))
_TRAILS_OFF = re.compile(r"[a-z](?:\.\.+|…)\s*$")
"""A bracket that sighs, with dots (long day...): it is no list."""
_FEWEST = 3
"""Words of a bracket that is a sentence: of fewer one may be what is said of a thing."""


def _heard_in_brackets(said: str, others: Sequence[str], grammar: NotationGrammar) -> bool:
    """Tell whether an English bracket only says what somebody thinks, or nothing of the game."""
    if is_japanese(said):
        return False
    if _HEDGED.fullmatch(said.strip(" .!?")) is not None or _only_sighed(said, others):
        return True
    disputed = _TOPIC_DISPUTED.fullmatch(said.strip(" .!"))
    if disputed is not None and typed(disputed["topic"].replace(" with ", " and "), frozenset(grammar.words.japanese)):
        return True
    if (holds := _HOLDS_IT_SO.fullmatch(said.strip(" .!"))) is not None:
        named = re.findall("[A-Z][a-z]+", said.strip()[1:])
        spoken_of = any(name in other for name in named for other in others)
        return not spoken_of and _DOES_NOTHING_SAID.search(holds["said"]) is None and len(said.split()) > _FEWEST
    enough = len(said.split()) >= _FEWEST or _TRAILS_OFF.search(said) is not None
    return enough and not may_matter(said, grammar, others)


_EXCLAIMS = re.compile("what an? ", re.IGNORECASE)
"""What is no question though it begins like one: What a mess."""


def _is_heading(body: str, quotes: Quotes, is_card: Callable[[str], bool]) -> bool:
    """Tell whether a line only says which cards the question is about: known ones, or several."""
    plain = re.sub(r"(?:について|に関して)(?:の(?:質問|確認|相談|話))?(?:です|だ)?[!.]*$", "", body)
    parts = re.split(r"と|,|、|・|&|vs\.?", plain) if plain != body else []
    named = [one for one in parts if re.fullmatch(CARD, one) or any(one in name for name in quotes.cards.called)]
    if len(parts) > 1 and len(named) == len(parts) and all(parts):
        return True
    match = _HEADING.fullmatch(body)
    signs = re.findall(CARD, match["names"]) if match is not None else []
    if match is None or not (match["about"] or match["often"]):
        return False
    return len(signs) > 1 or all(is_card(quotes.cards.name(sign)) for sign in signs)


_JOINT = r"と|,|、|・|&|\+|vs\.?|対"
_MIRROR = re.compile(
    rf"(?:{CARD}|[^\\d{{}}A-HＡ-Ｈ,;はがをにで\U000f0000-\U000ffffd\ue000-\uf8ff]+)の(?:ミラー(?:マッチ)?|同型戦|同型対決)(?:です|だ)?[!.]*"
)
"""That both players play the same: 竜のミラー."""


def _is_subject(body: str, bodies: Sequence[str], quotes: Quotes) -> bool:
    """Tell whether a first line only names what the question is about: keywords, or cards of which the other lines tell."""
    if _MIRROR.fullmatch(body) is not None:
        return True
    parts = [one for one in re.split(rf"(?:{_JOINT})(?!$)", body.rstrip(".!")) if one]
    said = [quotes.cards.text(one) if re.fullmatch(CARD, one) is not None else one for one in parts]
    called = quotes.cards.called
    return bool(said) and all(
        any(one in other for other in bodies[1:]) if one in called else is_japanese(one) and quotes.cards.is_kind(one)
        for one in said
    )


def _tells_nothing(
    place: int, statements: Sequence[Statement], bodies: Sequence[str], grammar: NotationGrammar, quotes: Quotes
) -> bool:
    """Tell whether a statement is a remark, beside all the others."""
    one = statements[place]
    exclaims = one.kind == "asked" and _EXCLAIMS.match(one.body) is not None
    return (
        (one.kind == "said" or exclaims)
        and not one.who
        and not game_named([one])
        and not (_WHEN.fullmatch(one.body) is not None and any(_tells_a_deed(before) for before in statements[:place]))
        and (
            (bool(one.variation) and _DISPUTED.fullmatch(bodies[place]) is not None)
            or _TOPIC.fullmatch(bodies[place]) is not None
            or _ROUND.fullmatch(bodies[place]) is not None
            or _AS_IT_BEGINS.fullmatch(bodies[place]) is not None
            or (is_japanese(bodies[place]) and _CLAIM.fullmatch(bodies[place]) is not None)
            or (place == 0 and _is_subject(one.body, bodies, quotes))
            or (_ABOUT.fullmatch(bodies[place]) is not None and re.search(CARD, one.body) is None)
            or (
                not any(quotes.cards.name(sign) in quotes.cards.called for sign in re.findall(CARD, one.body))
                and _remark_among(bodies[place], [*bodies[:place], *bodies[place + 1 :]], grammar, bool(one.variation))
            )
        )
    )


_WHEN = re.compile(
    r"(?:and )?(?:then )?(?:right |just |only |immediately |shortly )?(?:after|before|once|when|while|until|till|during|as soon as)"
    r" (?:the|his|her|its|their|that|this|[A-H]'s)\b[^,;]*|[^;、,はがをで]+の(?:直後|あと|後|前|途中|最中|間)(?:に|で)?",
    re.IGNORECASE,
)
"""A time at which something is done: behind a deed it says in what order things were done, and is never left out."""
_SUBJECT_AND_VERB = re.compile(r"(?:(?:[A-H]'s|the|his|her) )?(?:[A-H]|\S+) (?P<verb>[a-z]+)\b", re.IGNORECASE)


def _tells_a_deed(statement: Statement) -> bool:
    """Tell whether a statement tells what is done, in either language."""
    match = _SUBJECT_AND_VERB.match(statement.body) if statement.kind == "said" else None
    return is_deed(statement.body) or (
        match is not None and match["verb"] not in _IS_OR_HAS and tells_of_play(match["verb"].casefold())
    )


_IS_OR_HAS = frozenset(("is", "are", "was", "were", "has", "have", "had", "controls", "owns", "holds"))


def _remark_among(body: str, others: Sequence[str], grammar: NotationGrammar, bracketed: bool) -> bool:
    """Tell whether words tell nothing of the game, beside all the others."""
    return _is_remark(body, others, grammar, bracketed) or (bracketed and _heard_in_brackets(body, others, grammar))


def _is_remark(body: str, others: Sequence[str], grammar: NotationGrammar, bracketed: bool = False) -> bool:
    if _CLAIM.fullmatch(body) is not None and not _SAYS_WHAT_IS_CHOSEN.match(body):
        return True
    plain = body if is_japanese(body) else _PEOPLE.sub(_SOMEHOW, _EVENT.sub(_SOMEHOW, body))
    if bracketed and not is_japanese(plain):
        plain = _BESIDE_THE_GAME.sub(_SOMEHOW, plain)
    return not may_matter(plain, grammar, others)


_SAYS_WHAT_IS_CHOSEN = re.compile(
    r"(?:[A-H]|he|she|they) (?:says?|said|calls?|called) (?:white|blue|black|red|green|heads|tails|odd|even|pay|pass|block|draw)\b",
    re.IGNORECASE,
)
"""An answer to what is asked, which is no opinion."""
_SOMEHOW = " somehow "
"""What tells nothing, where people and events are spoken of."""
_BESIDE_THE_GAME = re.compile(
    r"(?:[A-H]|he|she|they|I|we|both|everybody|everyone|someone|somebody|nobody|(?:the|his|her|their|my) (?:opponent|player)s?"
    r"|both players) (?:(?:has|have|had) been at it|(?:is|was|are|were|got|gets|has been|had been"
    r"|have been) (?:(?:already|still|just"
    r"|quite|very|really|pretty|getting) )*(?:pack(?:ing|ed) up|smil|laugh|shout|argu|angry|sure|certain|happy|upset"
    r"|tilted|tired|nervous"
    r"|annoyed|confused|in a hurry|on the phone|drunk|late|new|furious|grumpy|convinced|stubborn|adamant|asleep|hungry"
    r"|bored|right|wrong)"
    r"|(?:already |just |then )?(?:shrug|smil|laugh|sigh|nod|frown|shout|argu|complain|insist|swear|groan|grumbl)\w*)\w*"
    r"(?: (?:the whole time|all (?:the time|along|day)|(?:at|about) (?:him|her|it|that|this|me|us|them)|again|though"
    r"|a lot|already))*",
    re.IGNORECASE,
)
"""What somebody does or feels beside the game, as a bracket tells it."""
