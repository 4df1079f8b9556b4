"""Rows of table notation that games in which one creature attacks at a time have in common, filled with the words of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from judgekit.core.json_values import Json
from judgekit.core.wording import noted
from judgekit.engine import Question
from judgekit.table.notation import Said, Saying, WaitingAbility

ITS_OWN = "of its own kind"
"""The kind of counters of which no kind is said: the only one of which the card speaks."""
NOT_SO = "{していない|してない|されていない|ではない|じゃない|でない|ではありません|していません}"
"""That something is not so, behind what is denied in Japanese."""
LIES_ON_IT = (
    "{乗っている|乗ってる|載っている|載ってる|のっている|のってる|置かれている|置かれてる|ある|乗った|置かれた}"
)
"""That counters are on something, in Japanese."""
_STRIKES = "{攻撃 {する|}|アタック {する|}|殴る}"


def coloured_cost(symbols: Mapping[str, str]) -> Callable[[Sequence[str], str], tuple[str, bool]]:
    """Return what makes a cost of colours and a number: one symbol of each colour, what is left of the number before or behind.

    Args:
        symbols: the symbols of the colours, by their words.
    """

    def cost(colours: Sequence[str], number: str) -> tuple[str, bool]:
        if not number:
            return "", False
        signs = [symbols[one] for one in colours if one in symbols]
        left = int(number) - len(signs)
        if left < 0:
            return "", False
        generic = f"{{{left}}}" if left or not signs else ""
        inside = "".join(f"{{{one}}}" for one in signs)
        own = next(iter(signs), "")
        return (generic + inside if own.isascii() else inside + generic), bool(signs) and left > 0

    return cost


def card_rows() -> tuple[Said, ...]:
    """Return how players name a card with the zone from which it is played."""
    return (
        (
            "cards",
            "<x:thing> from {his|her|their|the|} <z:zone>",
            "<x:thing> を <z:zone> から | <z:zone> から <x:thing> を",
            {"@at": "$x", "@zone": "$z"},
        ),
    )


def play_rows(verbs: str, plays: str, plays_otherwise: str, key: str) -> tuple[Said, ...]:
    """Return how players say that they play a card, from the hand or from a zone that is named.

    Args:
        verbs: the English verbs, parted by `~`.
        plays: the Japanese verb.
        plays_otherwise: all Japanese verbs, parted by `|`.
        key: the key of the step.
    """
    return (
        (
            "deed",
            f"{verbs} <x:thing>",
            f"<x:thing> を {plays} | <x:thing> を {{{plays_otherwise}}} | <x:thing>",
            {key: "$x"},
        ),
        *card_rows(),
        ("deed", f"{verbs} <x:cards>", f"<x:cards> {{{plays_otherwise}}}", {key: "$x"}),
    )


def aimed_row(verbs: str, plays: str, aimed: Json) -> Said:
    """Return how players say that they play a card and what it is aimed at.

    Args:
        verbs: the English verbs, parted by `~`.
        plays: the Japanese verbs, parted by `|`.
        aimed: the step by which `$x` is played on `$t`.
    """
    return (
        "deed",
        f"{verbs} <x:thing> {{on|targeting|at|choosing}} <t:things>",
        f"<t:things> に <x:thing> {{を {{{plays}}}|}} | <t:things> を 対象 {{に|として}} {{,|}} <x:thing> {{を {{{plays}}}|}} | "
        f"<x:thing> を <t:things> に {{{plays}}} | <x:thing> を {{{plays}}} {{,|}} 対象 {{は|に}} <t:things>",
        aimed,
    )


def turn_row(step: str) -> Said:
    """Return how a player says that the turn ends: the next one goes on to a step.

    Args:
        step: the step in which that player may act first.
    """
    return (
        "deed",
        "ends~end {the|his|her|their} turn | passes~pass the turn",
        "ターン を {終える|返す|渡す|終了 する|終わる|終了} | ターン {終了|エンド} {する|} | エンド {する|}",
        {"advance": step, "active": "@defender"},
    )


def life_row() -> Said:
    """Return how much life a player has."""
    return (
        "owned",
        "life <n:number> | life {total|} {:|is|at|of|} <n:number> | {is|} {at|on|} <n:number> life {left|} | "
        "{is|} at <n:number> | life {total|} {:|is|at|of|} <n:negative> | {is|} at <n:negative> {life|}",
        "ライフ <n:number> 点 | {残り|} ライフ {:|は|が|} <n:number> {点|} | <n:number> ライフ | ライフ <n:number> 点 | "
        "{残り|} <n:number> 点 | ライフ {:|は|が|} <n:negative> {点|}",
        {"life": "$n"},
    )


def order_rows(english: str, japanese: str) -> tuple[Said, ...]:
    """Return how a player puts triggered abilities in an order: each by its source, and by its first words where it has several.

    Args:
        english: where they are put, the first of them lowest.
        japanese: the same in Japanese.
    """
    return (
        *_WAITING,
        ("waitings", "<a:waiting>", "", ["$a"]),
        (
            "waitings",
            "<a:waiting> , then <b:waitings> | <a:waiting> and~,~then <b:waitings>",
            "<a:waiting> 、~,~と <b:waitings>",
            {"@and": ["$a", "$b"]},
        ),
        (
            "deed",
            f"puts <w:waitings> {english} in this order | puts~put <w:waitings> {english} {{in {{this|that}} order|}}",
            f"<w:waitings> の 順 に {japanese} に 置く | <w:waitings> の 順 {{に|で}} {japanese} に {{置く|積む|のせる|乗せる}}",
            {"choose": {"@order": "$w"}},
        ),
    )


def waiting_for(kind: str) -> Callable[[Question], list[WaitingAbility]]:
    """Return what tells the waiting abilities of an open question of a kind, which calls each by its key."""

    def found(question: Question) -> list[WaitingAbility]:
        if question.kind != kind:
            return []
        frames = {one.key: one.frame for one in question.position.waiting}
        return [WaitingAbility(key, frames[key].source[0], frames[key].ability.text) for key in question.args[0]]

    return found


def next_row() -> tuple[Said, ...]:
    """Return how a player says which of several waiting abilities resolves next."""
    return (
        *_WAITING,
        (
            "deed",
            "resolves <w:waiting> first | resolves~resolve <w:waiting> {first|next|}",
            "<w:waiting> を 先 に 解決 する | <w:waiting> {の 能力|} {を|から} {先 に|} 解決 {する|}",
            {"resolve": {"@next": "$w"}},
        ),
    )


_WAITING: tuple[Said, ...] = (
    ("waiting", "<t:thing>", "", {"@waiting": "$t"}),
    ("waiting", "<t:thing> <q:quoted>", "", {"@waiting": "$t", "@words": "$q"}),
)


def damage_rows(until: str, fight: str, fight_japanese: str) -> tuple[Said, ...]:
    """Return how players ask for the damage that is dealt, that one player is dealt, or that one thing deals.

    Args:
        until: the step until which it is played.
        fight: the word for what the damage is dealt in.
        fight_japanese: the same in Japanese.
    """
    return (
        (
            "asked",
            f"{{{fight}|}} damage | how much damage {{is dealt|}} | what damage is dealt | {fight} result",
            f"{{{fight_japanese}|}} ダメージ {{は|}} {{いくつ|何点|何 点|いくら|}} {{か|}} | {fight_japanese} の 結果",
            {"@after": until},
        ),
        (
            "asked",
            "how much {damage|} {does|did|will|can} <x:thing> {take|suffer} | "
            "how much damage is <x:thing> dealt | how much damage is dealt to <x:thing> | "
            "{does|will|can} <x:thing> {take|suffer} {any|} damage",
            "<x:thing> が 受ける {最大 の|} ダメージ {は|} {最大|} {いくつ|何点|何 点|いくら|} {か|} | "
            "<x:thing> は {最大 {で|}|} {何点|何 点|いくら} {の|} {ダメージ を|} {受ける|食らう|くらう|喰らう} {か|の か|} | "
            "<x:thing> は ダメージ を {受ける|食らう|くらう|喰らう} {か|の か|}",
            {"@after": until, "@taking": "$x"},
        ),
        (
            "asked",
            "how much damage {does|did|will|can} <x:thing> deal | {does|will|can} <x:thing> deal {any|} damage",
            "<x:thing> が 与える ダメージ {は|} {いくつ|何点|何 点|いくら|} {か|} | "
            "<x:thing> は {何点|何 点|いくら} {の|} ダメージ を 与える {か|の か|}",
            {"@after": until, "@dealing": "$x"},
        ),
        *(
            (
                "asked",
                f"how much {{combat|}} damage {{does|did|will|can}} <x:thing> {{deal|do}} to {to} | "
                f"{{does|did|will|can}} <x:thing> deal {{any|}} damage to {to}",
                f"<x:thing> は {to} に {{何点|何 点|いくら}} {{の|}} {{ダメージ を|}} 与える {{か|の か|}}",
                {"@after": until, "@dealing": "$x", "@to": "$y"},
            )
            for to in ("<y:object>", "<y:player>")
        ),
        (
            "asked",
            "how much damage goes to <x:thing>",
            "<x:thing> {に|へ} {は|} {何点|何 点|いくら} {の|} {ダメージ が|} {入る|飛ぶ|通る|与えられる} {か|の か|}",
            {"@after": until, "@taking": "$x"},
        ),
        (
            "asked",
            "{marked|} damage on <x:thing>",
            "<x:thing> {が|の|に} {負っている|受けている|与えられている} ダメージ {は|} {いくつ|何点|何 点|いくら|} {か|}",
            {"value": {"@of": "$x", "@value": "damage"}},
        ),
    )


def _by_the_only_one(term: Json) -> Json:
    """Return the step of an attack in which the only creature that its player has attacks."""
    if term == "$a":
        return {"@one": {"@sole": "attack"}}
    if isinstance(term, Mapping):
        return {key: _by_the_only_one(value) for key, value in term.items()}
    return [_by_the_only_one(value) for value in term] if isinstance(term, list) else term


ATTACKS_SAID = (
    Saying(
        r"(?:sends?|runs?|swings?|throws?|crash(?:es)?) (?P<x>[^,]+?) (?:straight )?(?:at|into) (?P<on>[^,]+)",
        "attacks {on} with {x}",
    ),
    Saying(r"(?:sends?|turns?|swings?) (?P<x>[^,]+?) (?:in|sideways|into the red zone|to attack)", "attacks with {x}"),
    Saying(r"(?:goes?|comes?|gets?|crash(?:es)?|swings?) (?:in )?with (?P<x>[^,]+)", "attacks with {x}"),
    Saying(
        r"(?:goes?|comes?|swings?|crash(?:es)?) (?:in )?(?:at|into) (?P<on>[^,]+?) with (?P<x>[^,]+)",
        "attacks {on} with {x}",
    ),
)
"""An attack in other English words: sends Ox in, swings at B with Ox."""


def attack_rows(
    attack: Callable[[str], Mapping[str, Json]],
    english: str,
    japanese: str,
    of_player: str,
    of_player_japanese: str,
    also: str = "",
    also_english: str = "",
    direct: Mapping[str, Json] = {},
) -> tuple[Said, ...]:
    """Return how players say that something attacks: them, or something of theirs.

    Args:
        attack: the step by which `$a` attacks what is named.
        english: the words for a player who is attacked, parted by `|`.
        japanese: the same in Japanese.
        of_player: the words for what of a player that is named is attacked.
        of_player_japanese: the same in Japanese.
        also: how else an attack on a player is said in Japanese, with `で` behind what attacks.
        also_english: how else it is said of what attacks in English.
        direct: what has to be so for an attack to be called direct; empty in a game without such.
    """
    player, thing, named = attack("@defender"), attack("$t"), attack("$p")
    directly, at_one = {**player, **direct}, {**named, **direct}
    rows_direct: tuple[Said, ...] = (
        ("deed", "attacks~attack directly", "ダイレクトアタック {する|}", _by_the_only_one(directly)),
        (
            "deed",
            "attacks~attack directly with <a:thing>",
            "<a:thing> で ダイレクトアタック {する|}",
            directly,
        ),
        (
            "deed",
            "attacks~attack <p:player> directly with <a:thing>",
            "<a:thing> で <p:player> {に|を} ダイレクトアタック {する|}",
            at_one,
        ),
        (
            "act",
            "<a:thing> attacks~attack directly",
            "<a:thing> {が|は} ダイレクトアタック {する|}",
            {"@actor": "$a", **directly},
        ),
        (
            "act",
            "<a:thing> attacks~attack <p:player> directly",
            "<a:thing> {が|は} <p:player> {に|を} ダイレクトアタック {する|}",
            {"@actor": "$a", **at_one},
        ),
    )
    return (
        *(rows_direct if direct else ()),
        (
            "deed",
            f"attacks~attack {{{{the|his|her|their|}} {{{english}}}|}}",
            f"{{{{{japanese}}} {{を|に}}|}} 攻撃 {{する|}}",
            _by_the_only_one(player),
        ),
        ("deed", "attacks~attack <p:player> {directly|}", "<p:player> {を|に} 攻撃 {する|}", _by_the_only_one(named)),
        (
            "deed",
            f"attacks with <a:thing> | attacks~attack {{{{the|his|her|their|}} {{{english}}}|}} with <a:thing>",
            f"<a:thing> で 攻撃 する | <a:thing> で {{{{{japanese}}} {{を|に}}|}} {_STRIKES}"
            + (f" | {also}" if also else ""),
            player,
        ),
        (
            "deed",
            f"attacks~attack <p:player> 's {of_player} with <a:thing>",
            f"<a:thing> で <p:player> の {of_player_japanese} {{を|に}} {_STRIKES}",
            named,
        ),
        (
            "act",
            f"<a:thing> attacks~attack <p:player> 's {of_player}",
            f"<a:thing> {{が|は}} <p:player> の {of_player_japanese} {{を|に}} {{攻撃 {{する|}}|アタック {{する|}}}}",
            {"@actor": "$a", **named},
        ),
        ("deed", "attacks~attack <t:thing> with <a:thing>", f"<a:thing> で <t:thing> {{を|に}} {_STRIKES}", thing),
        (
            "act",
            f"<a:thing> attacks~attack {{{{the|}} {{{english}}}|}}" + (f" | {also_english}" if also_english else ""),
            f"<a:thing> {{が|は}} {{{{{japanese}}} {{を|に}}|}} {{攻撃 {{する|}}|アタック {{する|}}}}"
            + (f" | {also.replace(' で ', ' {が|は} ')}" if also else ""),
            {"@actor": "$a", **player},
        ),
        (
            "act",
            "<a:thing> attacks~attack <t:thing>",
            "<a:thing> {が|は} <t:thing> {を|に} {攻撃 {する|}|アタック {する|}}",
            {"@actor": "$a", **thing},
        ),
        (
            "deed",
            "attacks~attack {<t:thing>|} with <a:thing> and~, <b:things>",
            "<a:thing> と~、 <b:things> で {<t:thing> を|} 攻撃 {する|}",
            {"@refused": noted("one attacks at a time: a line for each")},
        ),
    )


def block_rows(
    verbs: str, japanese: str, key: str, blockers: str = "thing", *, none: str, none_japanese: str
) -> tuple[Said, ...]:
    """Return how players say that something of theirs blocks what attacks, or that nothing does.

    Args:
        verbs: the English verbs, parted by `~`, that of one who blocks first.
        japanese: the Japanese verbs, parted by `|`.
        key: the key of the step.
        blockers: "thing" where one blocks, "things" where several may.
        none: how it is said that nothing blocks, parted by `|`.
        none_japanese: the same in Japanese.
    """
    one, blocks = verbs.partition("~")[0], f"{{{japanese}}} {{する|}}"
    against = {"@fighting": "$t"}
    only: Json = {"@sole": "block"} if blockers == "things" else {"@one": {"@sole": "block"}}
    return (
        ("deed", f"{verbs} {{it|the attacker|}}", blocks, {key: only}),
        ("deed", f"{verbs} <t:thing>", f"<t:thing> {{を|の 攻撃 を}} {blocks}", {key: only, **against}),
        (
            "deed",
            f"{one} with <b:{blockers}> | {verbs} with {{just|only|}} <b:{blockers}> {{alone|only|}}",
            f"<b:{blockers}> で {blocks}",
            {key: "$b"},
        ),
        (
            "deed",
            f"{verbs} {{against|}} <t:thing> with {{just|only|}} <b:{blockers}> {{alone|only|}} | "
            f"{verbs} with <b:{blockers}> against <t:thing>",
            f"<b:{blockers}> {{だけ|}} で <t:thing> {{を|の 攻撃 を}} {blocks} | "
            f"<t:thing> {{を|の 攻撃 を}} <b:{blockers}> {{だけ|}} で {blocks}",
            {key: "$b", **against},
        ),
        (
            "act",
            f"<b:{blockers}> {verbs} | is~gets blocked by <b:{blockers}>",
            f"<b:{blockers}> {{が|は}} {blocks} | <b:{blockers}> に {{{japanese}}} される",
            {"@actor": "$b", key: "$b"},
        ),
        (
            "act",
            f"<b:{blockers}> {verbs} {{against|}} <t:thing>",
            f"<b:{blockers}> {{が|は}} <t:thing> {{を|の 攻撃 を}} {blocks}",
            {"@actor": "$b", key: "$b", **against},
        ),
        ("deed", none, none_japanese, {key: "none"}),
    )


def measure_row(english: str, japanese: str, measure: str, how_much: str = "{いくつ|いくら|}") -> Said:
    """Return how players ask for a number of an object; in Japanese with these words for how much it is."""
    return (
        "asked",
        f"{{what is|what are|}} {{the|}} {english} of <x:thing> | {{what is|what are|}} <x:thing> 's {english}",
        f"<x:thing> の {japanese} {{は|}} {how_much} {{か|}}",
        {"value": {"@of": "$x", "@value": measure}},
    )


def size_rows(english: str, japanese: str) -> tuple[Said, ...]:
    """Return how players ask how big something is where two numbers say so.

    Args:
        english: what that is called, parted by `|`.
        japanese: the same in Japanese.
    """
    return (
        measure_row(f"{{{english}}}", f"{{{japanese}}}", "pt"),
        (
            "asked",
            "how {big|large} is <x:thing> {now|}",
            "<x:thing> は 何 / 何 {か|}",
            {"value": {"@of": "$x", "@value": "pt"}},
        ),
    )


def dies_row(english: str, japanese: str, zone: str) -> Said:
    """Return how players expect that something goes from where it stands to the zone of what is destroyed.

    Args:
        english: what it is then, parted by `|`.
        japanese: the name of the zone.
        zone: its key.
    """
    return (
        "state",
        f"<x:object> is {{{english}}} | <x:object> dies",
        f"<x:object> {{は|が}} {{破壊 される|{japanese}|{japanese} に 置かれる}}",
        {"object": "$x", "zone": zone, "@from": "@home"},
    )
