"""Which letter a player is who is called otherwise (Alice and Bob, AP and NAP, I and my opponent), and which game is meant.

The letters are put in their places and said aloud. Where a letter stands in the text, nothing is changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from judgekit.core.filling import filled, forms, in_other_words
from judgekit.core.text import Bilingual, is_japanese
from judgekit.core.wording import phrase
from judgekit.language.english.verbs import third_person
from judgekit.scenarios.files.card_files import japanese_names_in, nicknames_in, spoken_card
from judgekit.scenarios.notation.words.english.lexicon import ADVERBS, FILLERS, base_of
from judgekit.scenarios.notation.words.faults import NotationUnclear
from judgekit.scenarios.notation.words.japanese.suffered import told_as_done
from judgekit.scenarios.notation.words.naming import spoken

_ASIDE = re.compile(r"(\"[^\"]*\"|“[^”]*”|「[^」]*」|『[^』]*』|\{[^{}]*\})")
"""Quoted words and symbols, in which nobody is named."""
_LETTER = re.compile(
    r"(?<![A-Za-z'-])[A-H](?=\s+[a-z(]|\s*[:：,]|'s\b|\s*[はがのにをもと])|(?<=\bto )[A-H](?![A-Za-z])"
)
"""A player who is called by a letter."""
_LETTERS = "ABCDEFGH"
_BY_ORDER = re.compile(
    r"(?<![\w'-])(?P<name>[A-Z][a-z]{1,15})(?='s (?:turn|life|hand|graveyard|library|shields?|deck|board|mana)\b"
    r"| (?:controls|casts|owns|plays|draws|discards|concedes|passes|responds|(?:is|was) (?:at|on|down to) \d+))"
)
"""A name of somebody who has or does what only a player has or does."""
_ACTIVE = re.compile(r"(?<![A-Za-z])(?P<non>N?)AP(?![A-Za-z])(?!\s*\d)")
_FIRST = re.compile(r"(?<![\w'])I(?: (?P<verb>[a-z]+)|'(?P<short>m|ve)\b|\b)")
_MODAL = re.compile(r"\b(?:can|could|do|did|will|would|may|must|should|if)\s+$", re.IGNORECASE)
_BE = {"am": "is", "have": "has", "do": "does", "was": "was", "had": "had"}
_MINE = re.compile(r"(?<![\w'])[Mm]y(?= )")
_ME = re.compile(r"(?<![\w'])me(?![\w'])")
_HAS_OR_IS = (
    r"(?:ライフ|手札|墓地|場|戦場|盤面|シールド|マナ|土地|山札|ライブラリー|クリーチャー|ターン|アップキープ|エンド|負け|勝[つちてっ]"
    r"|死[ぬにん]|生き[てのる残]|助か|耐え)"
)
"""What a player has or becomes, or whose time it is, right behind who it is: 俺ライフ3."""
_SAID_OF = rf"(?=[のはがにをもとでへ、,。:：\s]|から|$|{_HAS_OR_IS})"
_JAPANESE_I = re.compile(
    r"(?:(?<!公)私|(?<!公)俺|(?:(?<![ぁ-んァ-ヴー下従公忠義老家臣])|(?<=[てでにとらば]))僕|(?<![ぁ-んァ-ヴー一-鿿])(?:わたし|わたくし|あたし|ぼく)|(?<![ァ-ヴー一-鿿])(?:オレ|ボク|ワタシ)"
    rf"|こちら|当方|こっち|(?<![ぁ-んァ-ヴー一-鿿\d])うち(?=は|の(?![\d一二三四五六七八九め])|ライフ|手札))(?:側|自身)?{_SAID_OF}"
)
"""Who tells, by a word that stands for nobody else; a servant in a name (下僕, 死の僕) is none."""
_BARE = re.compile(
    rf"(?:^|(?<=[。\n、?？])|(?<=[?？] ))"
    rf"(?:(?:場|盤面|戦場)は、?)?(?:(?P<own>俺|オレ|こっち|僕|ボク)|あっち|向こう|相手)(?!{_HAS_OR_IS}|側|自身|方|様|プレイヤー|さん)(?=[一-龠ァ-ヶ])"
)
"""Who tells, and the other one, right before the name of something: 俺狼3/3、相手壁0/4。俺壁に火花。"""
_I_OR_FIRST = re.compile(rf"{_JAPANESE_I.pattern}|(?:^|(?<=[。\n]))自分(?=[のはが]|{_HAS_OR_IS})")
"""The same, and 自分 with which a sentence begins: nobody else does something there yet."""
_JAPANESE_SELF = re.compile(r"自分|こちら(?:側)?")
_JAPANESE_OTHER = re.compile(
    rf"(?:対戦)?相手(?:プレイヤー|側|さん)?|(?<![ァ-ヴー一-鿿の])(?:向こう|むこう|あっち|あちら)(?:側)?{_SAID_OF}"
)
_THEIR_OWN = re.compile(
    rf"(?P<subject>{_JAPANESE_OTHER.pattern})(?P<particle>[はが])(?P<between>(?:(?!自分[はが])[^。\n?？])*?)自分の(?P<what>[^、。?？\n]*?)(?=[でからをに、。])"
)
"""Something of their own that another player does something with: 相手は自分の雄牛で攻撃."""
_AT_SELF = re.compile(
    rf"(?:{_JAPANESE_OTHER.pattern})[はが](?:(?!自分[はが])[^。\n?？])*?自分(?:に|へ|を対象)(?P<behind>[^。\n?？]*)"
)
"""Something that another player does to 自分: to whoever tells, or to the one who does it."""
_THEMSELVES = re.compile(
    rf"(?P<before>(?:{_JAPANESE_OTHER.pattern})[はが](?:(?!自分[はが])[^。\n?？])*?)(?:自分|相手)自身(?=[にへを])"
)
"""Another player who does something to no one else: 相手は自分自身に."""
_TOWARDS_ME = re.compile(r"[てで](?:き|くる|来)")
"""What is done towards whoever tells: 撃ってきた."""
_WHOSE = re.compile(rf"自分(?=[のはが])|{_JAPANESE_OTHER.pattern}(?=[のはが])")
_BY_THEM = re.compile("で|から|を(?:タップ|生け贄|起動|サクリ|サクっ|捨て|出[しす]|唱え|プレイ|召喚|公開)")
"""What is done with what is one's own."""
_WHOSE_ZONE = re.compile(r"(?<=[A-H])(?=ターン|アップキープ|エンド|場|戦場|盤面|土地|クリーチャー)")
_NAMED_ASIDE = re.compile(rf"{_ASIDE.pattern[:-1]}|《[^》]*》)")
"""The same, and names in the marks that stand around names: no player is named in one."""
_CIVILIZATION = re.compile(
    r"\{(?:light|water|dark(?:ness)?|fire|nature|光|水|闇|火|自然)(?:/(?:light|water|dark(?:ness)?|fire|nature|光|水|闇|火|自然))*\s+\d+\}",
    re.IGNORECASE,
)
_OF_DUEL_MASTERS = re.compile(
    r"[WTQ]・?ブレイカー|S・?トリガー|バトルゾーン|マナゾーン|シールドゾーン|革命チェンジ|ニンジャ・ストライク|スピードアタッカー|マッハファイター"
    r"|\b(?:shield|double|triple) breaker\b|\bshield triggers?\b|\b(?:battle|mana|shield) zone\b|\bspeed attacker\b",
    re.IGNORECASE,
)
_OF_MAGMELL = re.compile(r"触媒|魔石|魔導書|\bcatalyst\b|\bgrimoire\b|バトルエリア", re.IGNORECASE)


_TITLED = re.compile(
    r"(?:プレイヤー\s*)?(?<![A-Za-z])([A-HＡ-Ｈ])(?:さん|氏|君|くん|選手)(?![A-Za-z])|プレイヤー\s*([A-HＡ-Ｈ])(?![A-Za-z])"
    r"|(?<!\w)[Pp]layer ([A-H])(?![\w-])"
)
"""A player who is called by a letter with a title: プレイヤーA, Aさん."""


def game_told(text: str) -> tuple[str, Bilingual | None]:
    """Return the game that costs and cards are of which only one game has, and what is said aloud; empty where none is."""
    if _CIVILIZATION.search(text) is not None:
        return "dm", Bilingual(
            "文明の書かれたコストがあるのでデュエル・マスターズ", "costs with civilizations: Duel Masters"
        )
    if _OF_DUEL_MASTERS.search(text) is not None:
        return "dm", Bilingual(
            "このゲームだけの言葉があるのでデュエル・マスターズ", "words of that game alone: Duel Masters"
        )
    if _OF_MAGMELL.search(text) is not None:
        return "magmell", Bilingual("このゲームだけの言葉があるのでMAGMELL", "words of that game alone: MAGMELL")
    return "", None


def by_whole_card_names(text: str, game: str) -> tuple[str, list[Bilingual]]:
    """Return a situation in which cards that players call otherwise (Goyf) have their names, and what was put for what.

    Args:
        text: the situation as it was written.
        game: the game that is played unless it names another.
    """
    text, called = _without_english_names(text, game)
    text, short = _with_whole_names(text, game)
    text, same = _in_one_language(text, game)
    text = _chosen_before(text)
    text = _sizes_with_names(_held_with_their_zone(_worn_with_a_joint(text, game), game), game)
    return _without_their_damage(_spells_with_verbs(text, game), game), [*called, *short, *same]


_FOR_ITS_DAMAGE = re.compile(
    r"(?P<cast>\bcasts (?P<card>[A-Z][^.,;?!]*?) (?:on|at|targeting) [^.,;?!]*?) for (?P<n>\d+)(?: damage)?"
    r"(?=\s*(?:[.,;!?]|$|and\b))"
)


def _printed(name: str, key: str, game: str) -> str:
    """Return what the card of exactly that name prints; nothing where there is none."""
    card = spoken_card(name, game)
    return str(card.definition.get(key, "")) if card is not None and card.name == name else ""


def _without_their_damage(text: str, game: str) -> str:
    """Return a text without how much damage a spell deals behind that to which it is dealt, where its text says so much."""

    def bare(match: re.Match[str]) -> str:
        says_so = re.search(rf"\bdeals {match['n']} damage\b", _printed(match["card"], "text", game)) is not None
        return match["cast"] if says_so else match.group()

    return _FOR_ITS_DAMAGE.sub(bare, text)


_CARD_NAME = r"[A-Z][\w'’-]*(?:,? (?:(?:of|the|to|and|in|for|from) )*[A-Z][\w'’-]*)*"
_HOLDING_ONE = re.compile(
    rf"(?:,(?: and)?|(?<=\d/\d)) holding (?:an? |the )?(?P<card>{_CARD_NAME})(?=\s*(?:[.;]|$))", re.MULTILINE
)
"""One card that somebody is said behind a comma to hold."""


def _held_with_their_zone(text: str, game: str) -> str:
    """Return a text in which a card behind "holding" that nothing on the table can hold is in hand."""

    def in_hand(match: re.Match[str]) -> str:
        types = _printed(match["card"], "types", game)
        held = re.search(r"\b(?:Instant|Sorcery|Creature|Planeswalker)\b", types) is not None
        return f", and {match['card']} in hand" if held else match.group()

    return _HOLDING_ONE.sub(in_hand, text)


_CHOSEN_BEFORE = re.compile(
    r"(?P<before>(?:^|[.;\n])[^.;?!\n]*?\b(?:(?:has|have|controls?|owns?|with)\b|[A-H]:)[^.;?!\n]*?(?<![\w'’-])(?:[A-Z][\w'’-]+))"
    r",? (?:(?P<named>naming|(?:that|which) (?:names|named|has named))"
    r"|copying|as a copy of|(?:that|which) (?:copies|copied|has copied|is a copy of|entered as a copy of|came in as a copy of)"
    r"|that's a copy of) (?:an?|the|[A-H]'s|his|her|their)? ?(?P<what>(?!(?:[A-H]|White|Blue|Black|Red|Green)\b)"
    r"[A-Z][\w'’-]*(?: (?:(?:of|the|to|in|for|from) )*[A-Z][\w'’-]*)*(?:, the [A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)?)",
    re.MULTILINE,
)
"""What was named for a permanent, or what it is a copy of, told of it: has a Needle naming Sol Ring, a Clone copying Ox."""
_A_DEED = re.compile(
    r"\b(?:cast|play|flash|put|choose|make|let|resolve|respond|activate|use|attack|swing|block|reveal)(?:s|es|ed)?\b",
    re.IGNORECASE,
)


def _chosen_before(text: str) -> str:
    """Return a text in which what was named for a permanent, or copied by it, stands in brackets behind it, in quotation marks."""

    def aside(match: re.Match[str]) -> str:
        if _A_DEED.search(match["before"]) is not None or '"' in match["before"]:
            return match.group()
        return f'{match["before"]} ({"naming" if match["named"] else "copying"} "{match["what"]}")'

    return _CHOSEN_BEFORE.sub(aside, text)


_WORN_WITH_A_JOINT = re.compile(
    r"(?<!\bis)(?<!\bare)(?:,? (?:wearing|carrying|wielding|equipped (?:with|by)|enchanted (?:with|by))|(?P<on>,? with)) "
    rf"(?:an? |the |his |her )?(?P<cards>{_CARD_NAME})(?(on)(?: on it| attached(?: to it)?)(?![\w'-]))"
)
"""What something wears, where its name may have a joint in it: wearing Sword of Fire and Ice."""


def _worn_with_a_joint(text: str, game: str) -> str:
    """Return a text in which a card that is worn stands in brackets where its name joins two (Fire and Ice)."""

    def aside(match: re.Match[str]) -> str:
        cards = match["cards"]
        ends = [gap.start() for gap in re.finditer(r"\s|$", cards)]
        names = (cards[:end].rstrip(",") for end in reversed(ends))
        name = next((one for one in names if (card := spoken_card(one, game)) is not None and card.name == one), "")
        if " and " not in name or (match["on"] and name != cards):
            return match.group()
        return f" (wearing {name}){'' if match['on'] else cards[len(name) :]}"

    return _WORN_WITH_A_JOINT.sub(aside, text)


_SIZE_BEHIND_A_NAME = re.compile(
    rf"(?P<card>(?<![\w'’-]){_CARD_NAME}), (?P<size>\d+/\d+)(?=\s*(?:[,.;]|$|and\b))", re.MULTILINE
)
"""A size without an article behind the name of a card and a comma: a Snapcaster Mage, 2/1."""


def _sizes_with_names(text: str, game: str) -> str:
    """Return a text in which the size of a creature card stands beside its name, where it may be that of the card.

    Raises:
        NotationUnclear: the card prints another size, so that another creature may be meant.
    """

    def joined(match: re.Match[str]) -> str:
        printed = _printed(match["card"], "pt", game)
        if not printed:
            return match.group()
        if printed != match["size"] and "*" not in printed:
            ways = (f"{match['card']} {match['size']}", f"{match['card']} and a {match['size']}")
            line = text.count("\n", 0, match.start()) + 1
            raise NotationUnclear(
                phrase("is {size} the size of {name} or another creature?", size=match["size"], name=match["card"]),
                match.group(),
                line,
                ways,
            )
        return f"{match['card']} {match['size']}"

    return _SIZE_BEHIND_A_NAME.sub(joined, text)


_SPELL_ALONE = re.compile(
    r"(?:(?<=^)|(?<=[.;,] )|(?<=\band ))(?P<who>[A-H]):? "
    r"(?P<card>[A-Z][\w'’-]*(?: (?:(?:of|the|to|and|in|for|from) )*[A-Z][\w'’-]*)*)"
    r" (?P<on>on|targeting|at) (?=[A-Z]|(?:it|him|her|them|the|an?|his|their|that|this)\b)",
    re.MULTILINE,
)
"""Who is said to have a spell on something, without a verb: B: Path to Exile on it."""


def _spells_with_verbs(text: str, game: str) -> str:
    """Return a text in which a spell that stands behind a letter and before what it is aimed at is cast."""

    def cast(match: re.Match[str]) -> str:
        if not re.search(r"\b(?:Instant|Sorcery)\b", _printed(match["card"], "types", game)):
            return match.group()
        return f"{match['who']} casts {match['card']} {match['on']} "

    return _SPELL_ALONE.sub(cast, text)


_QUOTED_NAME = re.compile(
    r"(?<=[はがをにでとのへ、。\s])「([^\s「」。、]{2,10})」(?=[をにでがはとへ](?!指定|宣言|選択|選[ぶん]))"
)
"""A word in the quotation marks that may stand around the name of a card: Aは「ボルト」を撃った."""


def _unquoted(match: re.Match[str], game: str) -> str:
    """Return a nickname without the marks around it; any other word with them."""
    return match[1] if nicknames_in(f" {match[1]}を", game) else match.group()


def _with_whole_names(text: str, game: str) -> tuple[str, list[Bilingual]]:
    """Return a text with the names of cards that are called by a nickname."""
    text = _QUOTED_NAME.sub(lambda match: _unquoted(match, game), text)
    plain = _ASIDE.sub(" 「」", text)
    described = r"(?![はをにがでとの])[^、,。;:\n(（]*「」"  # 十手 アーティファクト「…」: a card of its own
    meant = {
        short: name for short, name in nicknames_in(plain, game).items() if not re.search(short + described, plain)
    }
    if not meant:
        return text, []
    # The name itself stays where it stands, and so does another one in which the word is (ヴェールのリリアナ).
    whole = {*meant, *meant.values(), *japanese_names_in(_ASIDE.sub(" 「」", text), game)}
    said = re.compile("|".join(map(as_a_word, sorted(whole, key=len, reverse=True))))
    named = {name for name in meant.values() if name in text}

    def whole_name(match: re.Match[str]) -> str:
        name = meant.get(match.group(), match.group())
        if name in named and name.startswith(f"{match.group()},"):
            return match.group()  # its first word speaks of it from now on; with its comma it would part a sentence
        named.add(name)
        return name

    put = [said.sub(whole_name, part) for part in _ASIDE.split(_cast_by_nickname(text, meant))[::2]]
    aside = _ASIDE.split(text)[1::2]
    told = [
        Bilingual(f"{short}は{name}", f"{short} is {name}")
        for short, name in meant.items()
        if short not in name or name.isascii()
    ]
    return "".join(part for pair in zip(put, (*aside, ""), strict=True) for part in pair), told


def _in_one_language(text: str, game: str) -> tuple[str, list[Bilingual]]:
    """Return a text in which a card that is named in both languages has its English name everywhere: it is one card."""
    plain = _ASIDE.sub(" 「」", text)
    told: list[Bilingual] = []
    for name in japanese_names_in(plain, game) if re.search("[A-Za-z]{3}", plain) is not None else ():
        card = spoken_card(name, game)
        if card is None or not card.name.isascii() or re.search(as_a_word(card.name), plain) is None:
            continue
        parts = _ASIDE.split(text)
        text = "".join(part if at % 2 else part.replace(name, card.name) for at, part in enumerate(parts))
        told.append(Bilingual(f"{name}は{card.name}", f"{name} is {card.name}"))
    return text, told


_OF_A_NAME = r"[^\s、,。;:()（）はがをにでとの「」《》{}\d?？]"
_WITH_ENGLISH = re.compile(
    rf"(?P<name>(?:{_OF_A_NAME}{{2,}}(?:の{_OF_A_NAME}+)?|(?![A-H]){_OF_A_NAME}の{_OF_A_NAME}{{2,}})》?)"
    r"\s*[(（](?P<english>[A-Z][A-Za-z'’-]*(?:,? [A-Za-z'’-]+)*)(?P<facts>[、,;][^()（）]*)?[)）]"
)


def _without_english_names(text: str, game: str) -> tuple[str, list[Bilingual]]:
    """Return a text without the English names of cards in brackets behind Japanese ones; where only those are known, with them."""
    told: list[Bilingual] = []
    for match in _WITH_ENGLISH.finditer(text):
        name = re.sub(
            r"^(?:(?:手札|墓地|場|戦場|自分|相手)の|それぞれ|どちらも|ともに)", "", match["name"].strip("《》")
        )
        english = match["english"]
        card = spoken_card(english, game)
        if card is None or name.isascii():
            continue
        behind = text[: text.find(match.group())] + match["name"]
        facts = (match["facts"] or "").lstrip("、,; ")
        text = text.replace(match.group(), match["name"] + (f"({facts})" if facts else ""))
        if spoken_card(name, game) is None and not _is_called_so(behind, card.name, game):
            text = text.replace(name, english)
            told.append(Bilingual(f"{name}は{english}", f"{name} is {english}"))
            text, short = _by_its_english_name(text, name, english, game)
            told += short
    return text, told


_LETTERS_OF_NAMES = "ァ-ヴー一-鿿々"


def _by_its_english_name(text: str, name: str, english: str, game: str) -> tuple[str, list[Bilingual]]:
    """Return a text in which parts of a Japanese name that only its reader knows stand for the card too (グリッサ).

    A part that stands in another name of the text, or is a card itself, is left.
    """
    told: list[Bilingual] = []
    others = [one for one in japanese_names_in(_ASIDE.sub(" 「」", text), game) if one != name]
    parts = (one for one in spoken(name) if one != name.casefold() and is_japanese(one))
    for part in sorted(parts, key=len, reverse=True):
        described = re.search(rf"{re.escape(part)}\s*(?:[{{「]|\d+(?:/\d|\s*[「(]))", text) is not None
        if described or spoken_card(part, game) is not None or any(part in one for one in others):
            continue
        said = re.compile(rf"(?<![{_LETTERS_OF_NAMES}・]){re.escape(part)}(?![{_LETTERS_OF_NAMES}・])")
        pieces = _ASIDE.split(text)
        named = "".join(one if at % 2 else said.sub(english, one) for at, one in enumerate(pieces))
        if named != text:
            text = named
            told.append(Bilingual(f"{part}は{english}", f"{part} is {english}"))
    return text, told


def _is_called_so(behind: str, english: str, game: str) -> bool:
    """Tell whether a text ends in the whole Japanese name of a card, in which there is a sign that joins others (ワームとぐろ)."""
    word = re.search(r"[^\s、,。;:()（）「」《》{}?？]{3,24}$", behind.rstrip("》"))
    ends = [word.group()[at:] for at in range(len(word.group()) - 2)] if word is not None else []
    found = ((spoken_card(one, game)) for one in ends)
    return any(card is not None and card.name == english for card in found)


def as_a_word(name: str) -> str:
    """Return an expression for a name that in Latin letters is no part of a longer word (Bolt, not Thunderbolt)."""
    return rf"(?<![A-Za-z0-9'-]){re.escape(name)}(?![A-Za-z0-9-])" if name.isascii() else re.escape(name)


_TO_WHOM = r"(?=(?:it|him|her|them|the|his|their|its|that|this|both|each|all|an?|one|two|another)\b|[A-Z])"
"""What stands behind a verb to whom it is done."""


_AT_NOTHING = r"(?=\s*(?:[.,;!?]|$)|\s+(?:and|then|in response)\b)"


def _cast_by_nickname(text: str, meant: Mapping[str, str]) -> str:
    """Return a text in which who does what a card is called for short casts it (B bolts Ox, bolted Ox, bolts Ox with Bolt)."""
    for verb, name in meant.items():
        if not verb.endswith(("s", "ed")):
            continue
        called = "|".join(re.escape(one) for one in (name, *(short for short, of in meant.items() if of == name)))
        by = (
            rf"(?<![A-Za-z])([A-H]|and|then|[Hh]e|[Ss]he){'(?: had| has)?' if verb.endswith('ed') else ''}"
            rf" (?!(?i:{re.escape(name)})(?![a-z])){re.escape(verb)}"
        )
        text = re.sub(rf"{by}(?: \((?:{called})\))? (?:at |on )?{_TO_WHOM}", rf"\1 casts {name} on ", text)
        alone = f"|{_AT_NOTHING}" if verb.casefold() not in name.casefold().split() else ""  # A has Goyf, B Birds
        text = re.sub(rf"{by}(?: \((?:{called})\)(?=\W){alone})", rf"\1 casts {name}", text)
        text = re.sub(
            rf"(casts {re.escape(name)} on [^.,;?]*?) with (?:an? |the |his |her |their )?(?:{called})(?![\w'-])",
            r"\1",
            text,
        )
    return text


_SHORT_FOR = forms(
    r"""
\b(?<=in )(?P<whose>(?:(?:the|his|her|their|my|your|[A-H]'s) )?)(?:gy|GY)\b => \g<whose>graveyard
\b(?:gy|GY|bin|yard)(?=:| is\b| has\b) => graveyard
(?<!\w)w(?:/ ?(?=\w)| (?=[A-Za-z\d])) => "with "
(?:^|(?<=[.!?\n] )|(?<=\n))Got (?=(?:an? |\d+ |two |three )?[A-Z]) => "I have "
\b(?<=on )(?P<whose>(?:(?:the|his|her|their|my|your) )?)(?:bf|BF)\b => \g<whose>battlefield
\b(?P<n>\d+)x (?=[A-Z][a-z]) => "\g<n> "
(?<![\w'’])dmg(?![\w'’]) => damage
(?<=\bhand) is (?:just|only) (?=(?:an? |the |\d )?[A-Z]) => ": "
(?<=\bin response),? pinging (?=[A-Z]|me\b|my |the ) => " targeting "
(?<![\w'’.(=])i(?=(?:['’](?:ve|m|ll|d))?\s+[A-Za-z])(?!\s+(?:is|was|and|or|of|to)\b) => I
(?<![\w'’])[Ii](?=(?:m|ve)\s) => I'
(?<![\w'’])(?P<who>[Ww]hat|[Ww]ho|[Hh]e|[Ss]he|[Tt]hat|[Tt]here|[Oo]pp)s(?=\s+[a-z\d]) => \g<who>'s
(?<![\w'’])(?P<it>[Ii]t)s(?=\s+(?:my|his|her|the|opp|an?|not)\b) => \g<it>'s
(?<![\w'’])(?P<does>(?i:do|does|did|is|are|was|were|has|have|had|could|would|should|ca|wo))nt(?![\w'’]) => \g<does>n't
\b(?:I(?:'ve| have)? got|I'?ve)(?= (?:an? |\d|two |three |no |the )?[\w'])(?! to\b) => I have
\b(?P<who>[Oo]pp|[Hh]e|[Ss]he)(?:'s| has)? got(?= (?:an? |\d|two |three |no )) => \g<who> has
(?i:^(?:(?:hey|hi|hello|yo|ok|okay|so|quick)(?: there| all| guys| judge)?[,!:.]* )+
  (?:(?:quick|short|another|stupid|dumb|one) )*(?:(?:q|qn|question)[,:.]* )?(?=(?:im|i'm|i|my|opp|me|A|B)\b)) =>
(?:^|(?<=[.!?\n] )|(?<=\n))Me:  => "I: "
^(?:(?:quick|short|another) )?(?P<game>(?i:dm|duel ?masters|magmell))(?: (?:q|qn|question|rules?))?[.:]\s+(?=\S)
   => "\g<game>: "
(?P<deed>\b(?:attacks?|swings?)\b[^.?!\n]*?),? (?:and|but) I (?:don't|do not)(?=\s*[.;]|$) => \g<deed>, I do not block
\b(?P<n>\d+|two|three|four|five) other lands\b => \g<n> lands
"""
)
"""Words that are typed in short, with the same in full."""
_AGAIN = re.compile(
    r"(?P<before>^|[はがをにで、,。\n])(?:もう(?:いちど|一度|1度|一回|1回)|もっかい|再び|ふたたび|再度)、?(?=[^。?？\n]*[をにで][^。?？\n]*(?:。|\n|$))"
)
"""That a deed is told that was done before: the deed itself says what is done."""
_OPP = re.compile(r"\b(?:[Mm]y |[Tt]he )?[Oo]pp\b")
"""The opponent of who tells, in short."""
_TELLS = re.compile(r"(?<![\w'])(?:I|my|me|My)(?![\w])")


_BASIC = re.compile(
    r"(?<=[\w,+] )(?<!\bof )(?:plains|islands?|swamps?|mountains?|forests?)"
    r"(?=\s*(?:[,;.!?)]|$|(?:and|plus|for|in|open|up|untapped)\b))"
)
"""A basic land in small letters."""
_MANA_IN_LETTERS = re.compile(r"(?P<taps>\b[Tt]ap(?:s|ped|ping)? [^.;:?!\n]*? for )(?P<mana>[WUBRG]{1,6})(?![\w'’])")
"""What lands are tapped for, in letters: taps Forest and Mountain for GR."""


def _in_full(part: str) -> str:
    """Return words in which zones, numbers, mana and the opponent are not typed in short."""
    part = _BASIC.sub(lambda match: match.group().capitalize(), part)
    part = _MANA_IN_LETTERS.sub(lambda match: match["taps"] + "".join(f"{{{sign}}}" for sign in match["mana"]), part)
    part = in_other_words(part, _SHORT_FOR)
    part = _AGAIN.sub(filled(r"\g<before>"), part)
    return _OPP.sub("my opponent", part) if _TELLS.search(part) is not None else part


def typed_in_full(text: str) -> str:
    """Return a situation in which zones and the opponent are called by whole words (gy, bf, opp), outside of quoted texts."""
    full = "".join(part if place % 2 else _in_full(part) for place, part in enumerate(_ASIDE.split(text)))
    return with_quotes_aside(lambda told: _ASKED.sub(filled(r"\g<asked>?"), told), full)


_ASKED = re.compile(
    r"(?:(?<=^)|(?<=[\w)'\U00100000-\U0010fffd][.?!;] ))(?P<asked>(?![^.?!;\n]*\b(?:is|was) (?:what|the question)\b)(?:and )?(?:"
    r"(?:do|does|did|is|are|was|were|can|could|will|would) (?!not\b|nothing\b)[\w'’-]+ [^.?!;\n]+"
    r"|how (?:many|much|big|large)\b [^.?!;\n]+|(?:what|where)(?:'s| is| are| does| do| did| dies| happens| will)\b[^.?!;\n]*"
    r"|who (?:wins|dies|loses|survives)\b[^.?!;\n]*|which (?:one|ones|of them|creatures?) [^.?!;\n]+))(?:\.(?=\s)|\.?(?=[ ]*$))",
    re.IGNORECASE | re.MULTILINE,
)
"""A sentence that asks, without its mark."""
_SIGN = 0x100000
_SIGNS = re.compile(f"[{chr(_SIGN)}-{chr(_SIGN + 0xFFFD)}]")
"""What stands for a quoted text, so that what is told goes on behind it."""


def with_quotes_aside(replaced: Callable[[str], str], text: str) -> str:
    """Return a text in which what stands outside of quotation marks and braces is replaced, each quoted text as one sign.

    A text in which such a sign was typed stays as it is, and nobody reads it.
    """
    if _SIGNS.search(text):
        return text
    aside = _NAMED_ASIDE.split(text)[1::2]
    if _SIGNS.search(text) is not None:  # typed by somebody: nothing here means them
        return text
    signs = iter(range(_SIGN, _SIGN + len(aside)))
    told = replaced(_NAMED_ASIDE.sub(lambda _quoted: chr(next(signs)), text))
    return _SIGNS.sub(lambda sign: aside[ord(sign.group()) - _SIGN], told)


def with_letters(text: str) -> tuple[str, list[Bilingual]]:
    """Return a situation in which players are called by letters, and what was put for whom.

    Args:
        text: the situation as it was written.
    """
    text = _TITLED.sub(lambda match: match[match.lastindex or 0], text)
    plain = _NAMED_ASIDE.sub(" ", text)
    if (put := _by_own_letter(plain)) is not None:
        replaced, meant = put
        return with_quotes_aside(replaced, text), [_shown(meant)]
    if _LETTER.search(plain) is not None:
        parts = enumerate(_NAMED_ASIDE.split(text))
        return "".join(part if place % 2 else told_as_done(part, "") for place, part in parts), []
    for found in (_by_role, _by_name, _by_person, _by_japanese_person):
        put = found(plain)
        if put is not None:
            replaced, meant = put
            return with_quotes_aside(replaced, text), [_shown(meant)]
    return text, []


def _shown(meant: Mapping[str, str]) -> Bilingual:
    """Return who is called by which letter, as it is said aloud."""
    return Bilingual(
        "、".join(f"{name}は{letter}" for name, letter in meant.items()),
        ", ".join(f"{name} is {letter}" for name, letter in meant.items()),
    )


_Put = tuple[Callable[[str], str], Mapping[str, str]]


def _by_role(plain: str) -> _Put | None:
    """Return how the active player (AP) and the other one (NAP) are called by letters."""
    if "NAP" not in {match.group() for match in _ACTIVE.finditer(plain)}:
        return None
    turn = ["A's turn. "]

    def put(part: str) -> str:
        replaced = _ACTIVE.sub(lambda match: "B" if match["non"] else "A", part)
        if replaced != part and turn:
            return turn.pop() + replaced.lstrip("\n") if part[:1] != "\n" else f"\n{turn.pop()}{replaced.lstrip()}"
        return replaced

    return put, {"AP": "A", "NAP": "B"}


def _by_name(plain: str) -> _Put | None:
    """Return how players with names are called by letters, in the order in which they are spoken of."""
    names = list(dict.fromkeys(match["name"] for match in _BY_ORDER.finditer(plain)))
    if not names or len(names) > len(_LETTERS):
        return None
    names.sort(key=lambda name: re.search(rf"\b{name}\b", plain).start())  # type: ignore[union-attr]
    meant = dict(zip(names, _LETTERS, strict=False))
    said = re.compile(rf"(?<![\w'-])(?:{'|'.join(names)})(?![\w-])")
    return lambda part: said.sub(lambda match: meant[match.group()], part), meant


_IS_DONE = (
    r"(?:dies?|died|survives?|survived|lives?|persists?|triggers?|triggered|fizzles?|resolves?|comes?|came|goes|gets|got"
    r"|(?:still )?(?:dead|gone|alive|destroyed))\b"
)
_HIS = re.compile(r"(?<![\w'])(?:[Hh]is|[Tt]heir)(?= )")
"""Who tells calls the opponent so and never himself; what dies may be a creature."""


_AS_B = forms(
    rf"""
(?<![\w'])(?:[Mm]y |[Tt]he |[Aa]n )?(?:[Oo]pponent|[Oo]pp)(?P<of>'s)?(?![\w']) => B\g<of>
(?<![\w'])(?:[Hh]e|[Ss]he)(?:'s| is)(?P<has> (?:got|had))?(?= ) => @he_is
(?<![\w'])(?:[Hh]e|[Ss]he)(?!'|\s+(?:(?:then|also|just|still) )?{_IS_DONE})(?=\W) => B
(?<![\w'])him(?![\w']) => B
# What only a player does, told by another player: the opponent does it.
(?<![\w'])(?:[Hh]e|[Ss]he|[Tt]hey)(?= (?:(?:also|then|now|just|only|still|already) )*(?:ha[sd]|have|controls?|controlled|(?:is
  |was) (?:at|on)|casts?|plays?|played|(?:(?:chump|double|triple|gang)[- ])?blocks?|attacks?|attacked|swings?|swung|blocked
  |responds?|responded|activate[sd]?|draws?|drew|passe[sd]|sacrifice[sd]?|counters?|countered|uses?|used|taps|tapped)\b) => B
(?<![\w'])(?:[Hh]e|[Ss]he|[Tt]hey) (?:doesn't|don't|does not|do not)(?= (?:block|defend|respond|pay|attack|do anything|have
   (?:a|any) (?:response|blocks?|answer))\b) => B doesn't
\b([Aa])m I\b => Is A
\b([Dd])o I\b => @does
""",
    he_is=lambda match: f"B {'has' if match['has'] else 'is'}",
    does=lambda match: f"{match[1]}oes A",
)


def _of_b(match: re.Match[str]) -> bool:
    """Tell whether a sentence tells before a pronoun of the opponent, whom it means in it anyway."""
    before = re.split(r"[.;!?\n]", match.string[: match.start()])[-1]
    return bool(re.search(r"(?<![\w'])B(?=$|\W)(?!.*(?<![\w'])A(?=$|\W))", before))


_NAME_AS_A_VERB = re.compile(
    r"(?<![\w'])I (?P<name>[A-Z][a-z]+(?: [A-Z][a-z]+)*) (?P<on>(?:the|his|her|my|it|him|opp|their|your)\b"
    r"|[a-z][a-z'-]{2,}(?=\s*(?:[.,;!?]|$|and\b|in response\b)))"
)
"""A card's name as the verb of who tells: I Path his Ox."""


def _done_by_name(match: re.Match[str]) -> str:
    name = match["name"]
    if " " not in name and re.match(r"(?:the|his|her|my|it|him|opp|their|your)\b", match["on"]) is None:
        return match.group()
    if " " in name:
        return f"I cast {name} on {match['on']}"
    return f"A {third_person(name.casefold())} {match['on']}"


_I_AM = re.compile(
    r"(?:^|(?<=[.!?:;\n,] ))I(?:'m| am) (?P<who>[A-H])(?![\w'-])(?:(?P<how>,?(?= (?:at|on|down to) \d))"
    r"|,? (?P<has>with|holding|and have|and control)(?= )|,? and (?=[a-z])|(?P<end>[.,;!]+ *|(?=\n)))"
    r"|(?<![\w'])I \((?P<short>[A-H])\)",
    re.MULTILINE,
)
"""Which letter who tells has: I'm A, at 6."""
_OTHER_IS = re.compile(
    r"(?:[Mm]y |[Tt]he )?(?:opponent|opp),? (?:\((?P<in>[A-H])\)|(?:is (?:called )?)?(?P<who>[A-H])(?![\w'-])),?(?= )"
    r"|(?<![\w'])(?P<of>[A-H])(?: is|'s) (?:my|the) (?:opponent|opp)"
    r"(?:,? (?:who(?:'s| is)|and (?:(?:he|she|they)(?:'s| is)|is)))?(?= )"
)


_I_PLAY = re.compile(
    r"(?<![\w'’])I(?:(?: (?:then|also|now|just))? (?:attack|swing|cast|block|control|activate|sacrifice|sac|bolt|equip"
    r"|respond|play|summon)|(?:['’]m| am)(?: (?:then|also|now|just))? (?:attack|swing|cast|block|activat|sacrific|equipp"
    r"|respond|play|summon)ing|(?:['’]m| am) (?:at|on|down to) \d+)\b"
)
"""What who tells does in the game."""
_A_OR_B = re.compile(r"(?<![\w'’-])[AB](?![\w-])")


def _by_own_letter(plain: str) -> _Put | None:
    """Return how who tells and the opponent are called by letters, where it is said which letter who tells has."""
    said = _I_AM.search(plain)
    letters = {*re.findall(r"(?<![\w'-])[A-H](?=[\s:,.')])", plain)}
    if letters - {"A", "B"} or (said is None and not (len(letters) == 1 and _I_PLAY.search(plain))):
        return None
    # Where only one player has a letter and who tells plays too, that is the other one.
    me = (said["who"] or said["short"]) if said is not None else "".join({"A", "B"} - letters)
    other = "B" if me == "A" else "A"

    def began(match: re.Match[str]) -> str:
        if match["end"] is not None:
            return ""
        return "I am" if match["how"] is not None else "I have" if match["has"] else "I" if match["short"] else "I "

    def swapped(part: str) -> str:
        return part if me == "A" else _A_OR_B.sub(lambda match: other if match.group() == me else me, part)

    def put(part: str) -> str:
        part = _OTHER_IS.sub(lambda match: f"{match['of']} is" if match["of"] else match["in"] or match["who"], part)
        said = _by_person(swapped(_I_AM.sub(began, part)))
        return swapped(said[0](swapped(_I_AM.sub(began, part)))) if said is not None else _I_AM.sub(began, part)

    return put, {"I": me, "my opponent": other}


def _by_person(plain: str) -> _Put | None:
    """Return how who tells and the opponent are called by letters in English."""
    if _FIRST.search(plain) is None and _MINE.search(plain) is None:
        return None

    names = _words_of_names(plain)

    def verb(match: re.Match[str]) -> str:
        if match["short"]:
            return "A is" if match["short"] == "m" else "A has"
        said = match["verb"]
        if not said:
            return "A"
        asked = _MODAL.search(match.string[: match.start()]) is not None
        known = _BE.get(said) or (third_person(said) if base_of(said) or said in names else said)
        return f"A {said if asked else known}"

    def put(part: str) -> str:
        part = _NAME_AS_A_VERB.sub(_done_by_name, part)
        part = in_other_words(part, _AS_B)
        part = _ME.sub("A", _MINE.sub("A's", _with_verbs_joined(_FIRST.sub(verb, part), names)))
        return _HIS.sub(lambda match: match.group() if _of_b(match) else "B's", part)

    return put, {"I": "A", "my opponent": "B"}


_WHAT_A_DOES = re.compile(r"(?<![\w'])A (?:is|has|was|had|[a-z]+s)\b[^.;?!\n]*(?=[.;!\n]|$)")
_THEN_DOES = re.compile(
    r"(?P<and>(?:,|,? and|,? but|,? then)(?: then)? )(?P<verb>[a-z]+)"
    r"(?=(?: (?:with|it|them|the|an?|him|her|his|on|in|at|for|to|by|everything|both|all|[A-H]|[A-Z][\w'-]+|over|out|up|back"
    r"|down|through|from|into|onto|off|no|nothing|each|one|two|three|\d+|its|their|that|this|my|another)\b)|\s*(?:[,.;!]|$))"
)
_KEYWORDS = frozenset(("trample", "flash", "menace", "fear", "shadow", "haste", "ward"))
"""Words that tell how a creature is too: with flying and trample."""
_OTHER_DOES = re.compile(
    r"(?<![\w'])B (?:(?:also|then|just|only) )?(?:[a-z]+s|doesn't|can|can't|will|won't|had|did)\b(?!')"
)
"""Where it is told what the other one does: attacks B with Ox tells of nobody else."""
"""What else who tells does, behind the first verb: I have Bears and attack."""


_IN_A_NAME = re.compile(r"(?<=[a-z,)] )[A-Z][a-z]{2,}(?: [A-Z][a-z]{2,})*")
_NO_NAMES = (
    FILLERS | ADVERBS | frozenset(("can", "could", "may", "might", "will", "would", "must", "should", "never", "did"))
)


def _words_of_names(plain: str) -> frozenset[str]:
    """Return the words of names in a text, each of which may be the verb of a deed (I spear Ox, with Searing Spear in hand)."""
    return frozenset(word.casefold() for name in _IN_A_NAME.findall(plain) for word in name.split()) - _NO_NAMES


def _with_verbs_joined(part: str, names: frozenset[str]) -> str:
    """Return words in which each verb of who tells has its ending, behind the first one too."""

    def ended(match: re.Match[str]) -> str:
        said = match["verb"]
        if said in _KEYWORDS and re.match(r" [a-z]", match.string[match.end() :]) is None:
            return match.group()
        known = _BE.get(said) or (third_person(said) if base_of(said) or said in names else said)
        return f"{match['and']}{known}"

    def each(match: re.Match[str]) -> str:
        told = match.group()
        if (other := _OTHER_DOES.search(told)) is not None:
            return f"{_THEN_DOES.sub(ended, told[: other.start()])}{told[other.start() :]}"
        return _THEN_DOES.sub(ended, told)

    return _WHAT_A_DOES.sub(each, part)


_EITHER = ("私", "相手自身")


def _refuse_either(plain: str) -> None:
    """Refuse 自分 as the one to whom another player does something, where whoever tells is called 自分 as well."""
    tells = [one.start() for one in _JAPANESE_SELF.finditer(plain)]
    for match in _AT_SELF.finditer(plain):
        alone = not any(start < match.start() or start >= match.end() for start in tells)
        if not alone and _TOWARDS_ME.search(match["behind"]) is None:
            message = phrase("{name!r} may be {candidates}", name="自分", candidates=phrase(" or ").join(_EITHER))
            raise NotationUnclear(message, match.group(), plain.count("\n", 0, match.start()) + 1, _EITHER)


def _by_japanese_person(plain: str) -> _Put | None:
    """Return how who tells (私, 自分) and 相手 are called by letters; where one says 私, 自分 is whoever does something."""
    bare = {bool(one["own"]): one for one in _BARE.finditer(plain)}
    told, other = _JAPANESE_I.search(plain) or bare.get(True), _JAPANESE_OTHER.search(plain) or bare.get(False)
    self = _I_OR_FIRST if told is not None else _JAPANESE_SELF
    named = told or _JAPANESE_SELF.search(plain)
    if named is None and other is None:
        return None
    if told is None and named is not None:
        _refuse_either(plain)
    meant = {**({named.group(): "A"} if named is not None else {}), **({"相手": "B"} if other is not None else {})}

    def own(match: re.Match[str]) -> str:
        """Return 自分 behind another player who does something: that player, unless it is told whose the thing is."""
        by, whose = match["what"], [one.group() for one in _WHOSE.finditer(plain[: plain.find(match["what"])])]
        theirs = _BY_THEM.match(match.string, match.end()) or (by and whose and whose[-1] != "自分")
        return match.group().replace("自分の", "Bの") if theirs else match.group()

    def put(part: str) -> str:
        part = _BARE.sub(lambda match: "A " if match["own"] else "B ", part)
        part = _THEMSELVES.sub(filled(r"\g<before>相手"), part)
        part = _THEIR_OWN.sub(own, part) if told is None else part
        return told_as_done(_WHOSE_ZONE.sub("の", _JAPANESE_OTHER.sub("B", self.sub("A", part))), "A")

    return put, meant
