"""English card text, what is so for a while or all the time (611, 613, 101.2): changes, prohibitions, durations, keywords."""

from __future__ import annotations

from judgekit.games.mtg.terms.keywords import LANDWALK
from judgekit.games.mtg.terms.values import MANA_TYPES
from judgekit.language.chart import Row

KEYWORDS: list[Row] = [
    ("ability", "<k:keyword>", "$k"),
    ("ability", "<l:landwalk>", "$l"),
    ("ability", "protection from <q:protection>", {"keyword": "protection", "from": "$q"}),
    *(
        ("ability", f"gift {what}", {"keyword": "gift", "text": what})
        for what in ("a card", "a food", "a treasure", "a tapped fish", "a octopus", "a extra turn")
    ),
    ("ability", "hexproof from <q:protection>", {"keyword": "hexproof", "from": "$q"}),
    ("ability", "<s:supertype> landwalk", {"keyword": "landwalk", "is": {"type": "land", "supertype": "$s"}}),
    *(
        (
            "ability",
            f"<s:supertype> {walk}",
            {"keyword": "landwalk", "is": {"type": "land", "supertype": "$s", "subtype": land}},
        )
        for walk, land in LANDWALK.items()
    ),
    ("ability", "landwalk of the chosen type", {"keyword": "landwalk", "is": {"type": "land", "chosen": "land-type"}}),
    (
        "ability",
        "<s:supertype> landwalk of the chosen type",
        {"keyword": "landwalk", "is": {"type": "land", "supertype": "$s", "chosen": "land-type"}},
    ),
    ("ability", "nonbasic landwalk", {"keyword": "landwalk", "is": {"type": "land", "not-supertype": "basic"}}),
    ("ability", "<t:type> landwalk", {"keyword": "landwalk", "is": {"type": "land $t"}}),
    (
        "ability",
        "protection from <q:protection> and from <r:protection>",
        {"both": [{"keyword": "protection", "from": "$q"}, {"keyword": "protection", "from": "$r"}]},
    ),
    (
        "ability",
        "protection from <q:protection> , from <r:protection> , and from <s:protection>",
        {
            "both": [
                {"keyword": "protection", "from": "$q"},
                {"keyword": "protection", "from": "$r"},
                {"keyword": "protection", "from": "$s"},
            ]
        },
    ),
    (
        "ability",
        "hexproof from <q:protection> and from <r:protection>",
        {"both": [{"keyword": "hexproof", "from": "$q"}, {"keyword": "hexproof", "from": "$r"}]},
    ),
    ("ability", "enchant player", {"keyword": "enchant", "is": {"kind": "player"}}),
    ("ability", "enchant opponent", {"keyword": "enchant", "is": {"player": "opponent"}}),
    ("ability", "ward <c:keywordcost>", {"keyword": "ward", "cost": "$c"}),
    (
        "ability",
        "ward <c:keywordcost> , where X is <f:figure>",
        {"keyword": "ward", "cost": "$c", "where": "$f"},
    ),
    ("ability", "enchant <f:filter>", {"keyword": "enchant", "is": "$f"}),
    (
        "ability",
        "enchant <f:filter> put onto the battlefield with ~ | enchant <f:filter> put onto the battlefield with ≈",
        {"keyword": "enchant", "is": {"...": "$f", "among": "linked.put"}},
    ),
    ("ability", "affinity for <f:filters>", {"keyword": "affinity", "for": "$f"}),
    ("ability", "equip <f:filter> <c:keywordcost>", {"keyword": "equip", "is": "$f", "cost": "$c"}),
    (
        "ability",
        "craft with <f:filter> <c:keywordcost>",
        {"keyword": "craft", "is": "$f", "value": "1", "cost": "$c"},
    ),
    (
        "ability",
        "craft with one or more <f:filters> <c:keywordcost>",
        {"keyword": "craft", "is": "$f", "value": ">= 1", "cost": "$c"},
    ),
    (
        "ability",
        "craft with <n:number> <f:filters> <c:keywordcost>",
        {"keyword": "craft", "is": "$f", "value": "$n", "cost": "$c"},
    ),
    (
        "ability",
        "craft with <n:number> or more <f:filters> <c:keywordcost>",
        {"keyword": "craft", "is": "$f", "value": ">= $n", "cost": "$c"},
    ),
    ("ability", "devour <f:filter> <n:number>", {"keyword": "devour", "is": "$f", "value": "$n"}),
    ("ability", "champion <f:afilter>", {"keyword": "champion", "is": "$f"}),
    ("ability", "partner with <n:cardname>", {"keyword": "partner with", "name": "$n"}),
    ("ability", "partner with <q:quoted>", {"keyword": "partner with", "name": "$q"}),
    ("ability", "emerge from <f:filter> <c:keywordcost>", {"keyword": "emerge", "is": "$f", "cost": "$c"}),
    ("ability", "<f:filter> offering", {"keyword": "offering", "is": "$f"}),
    ("ability", "bands with other <f:filters>", {"keyword": "bands with other", "is": "$f"}),
    ("ability", "<w:costword> <c:keywordcost>", {"keyword": "$w", "cost": "$c"}),
    (
        "ability",
        "kicker <c:keywordcost> and/or <d:keywordcost>",
        {"both": [{"keyword": "kicker", "cost": "$c"}, {"keyword": "kicker", "cost": "$d"}]},
    ),
    ("ability", "<w:numberword> <n:number>", {"keyword": "$w", "value": "$n"}),
    ("ability", "<w:numbercostword> <n:number> — <c:keywordcost>", {"keyword": "$w", "value": "$n", "cost": "$c"}),
    ("ability", "<s:cyclingword> <c:keywordcost>", {"keyword": "typecycling", "is": "$s", "cost": "$c"}),
    ("ability", "landcycling <c:keywordcost>", {"keyword": "typecycling", "is": {"type": "land"}, "cost": "$c"}),
    (
        "ability",
        "basic landcycling <c:keywordcost>",
        {"keyword": "typecycling", "is": {"supertype": "basic", "type": "land"}, "cost": "$c"},
    ),
    (
        "ability",
        "splice onto <s:subtype> <c:keywordcost>",
        {"keyword": "splice", "is": {"subtype": "$s"}, "cost": "$c"},
    ),
    ("keywordcost", "<s:symbols>", "$s"),
    ("keywordcost", "<s:symbols> or <t:symbols>", "$s or $t"),
    ("keywordcost", "— <c:cost>", "$c"),
    ("protection", "<c:color>", "$c"),
    ("protection", "<s:supertype>", {"supertype": "$s"}),
    ("protection", "everything", "everything"),
    ("protection", "the chosen color | that color", "chosen-color"),
    ("protection", "the chosen name | the chosen card name", {"chosen": "name"}),
    ("protection", "the color of your choice", "@chosen-color"),
    ("protection", "each color | all colors | all color", "all-colors"),
    ("protection", "multicolored", {"color": "multicolored"}),
    ("protection", "monocolored", {"color": "monocolored"}),
    (
        "protection",
        "each of your opponents | each opponent | your opponents",
        {"controller": "opponent", "kind": "source"},
    ),
    ("protection", "the chosen player", {"controller": "chosen.player", "kind": "source"}),
    ("protection", "that player | that opponent", {"controller": "@player", "kind": "source"}),
    ("protection", "target player", {"controller": {"aim": {"is": {"kind": "player"}}}, "kind": "source"}),
    ("protection", "target opponent", {"controller": {"aim": {"is": {"player": "opponent"}}}, "kind": "source"}),
    ("protection", "<f:filters>", "$f"),
]

CHANGES: list[Row] = [
    ("predicate", "get@ <c:change> | get@ a additional <c:change> | also get@ <c:change>", {"pt": "$c"}),
    (
        "predicate",
        "get@ <c:change> , where X is <f:figure> [,] and Y is <g:figure>",
        {"pt-of-both": "$c", "X": "$f", "Y": "$g"},
    ),
    (
        "predicate",
        "get@ <c:change> until end of turn , where X is <f:figure> and Y is <g:figure>",
        {"pt-of-both": "$c", "X": "$f", "Y": "$g", "until": "end-of-turn"},
    ),
    ("predicate", "get@ <c:change> or <d:change>", {"choice": [{"pt": "$c"}, {"pt": "$d"}]}),
    ("predicate", "get@ <c:change> <e:each>", {"pt-each": "$c", "times": "$e"}),
    (
        "predicate",
        "get@ <c:change> until end of turn <e:each>",
        {"pt-each": "$c", "times": "$e", "until": "end-of-turn"},
    ),
    (
        "predicate",
        "have@ base power and toughness <p:pt> | have@ base power and base toughness <p:pt>",
        {"base-pt": "$p"},
    ),
    (
        "predicate",
        "have@ base power and toughness each equal to <f:figure>"
        " | have@ base power and base toughness each equal to <f:figure>",
        {"base-pt": {"power": "$f", "toughness": "$f"}},
    ),
    ("predicate", "is@ <p:pt> | become@ <p:pt>", {"base-pt": "$p"}),
    ("predicate", "can't have <k:keywords> | can't have or gain <k:keywords>", {"cant-have": "$k"}),
    (
        "predicate",
        "is@ a <k:tokentypes> with power and toughness each equal to <f:figure>"
        " | become@ a <k:tokentypes> with power and toughness each equal to <f:figure>"
        " | is@ a <k:tokentypes> with base power and toughness each equal to <f:figure>"
        " | become@ a <k:tokentypes> with base power and toughness each equal to <f:figure>"
        " | is@ a <k:tokentypes> with base power and base toughness each equal to <f:figure>"
        " | become@ a <k:tokentypes> with base power and base toughness each equal to <f:figure>",
        {"becomes": "$k", "each-equal": "$f"},
    ),
    ("predicate", "have@ base power <n:number>", {"base-power": "$n"}),
    ("predicate", "have@ base toughness <n:number>", {"base-toughness": "$n"}),
    ("predicate", "gain@ <k:keywords> | also gain@ <k:keywords>", {"gain": "$k", "gains": "true"}),
    ("predicate", "have@ <k:keywords>", {"gain": "$k"}),
    (
        "predicate",
        "have@ all activated abilities of all <f:filters> | have@ all activated abilities of each <f:filter>",
        {"gain": [{"abilities-of": {"all": "$f"}, "kind": "activated"}]},
    ),
    (
        "predicate",
        "have@ all loyalty abilities of all <f:filters>",
        {"gain": [{"abilities-of": {"all": "$f"}, "kind": "loyalty"}]},
    ),
    (
        "predicate",
        "have@ all activated abilities of all <f:filters> exiled with it"
        " | have@ all activated abilities of all <f:filters> exiled with ~",
        {
            "gain": [
                {"abilities-of": {"all": {"...": "$f", "zone": "exile", "among": "linked.exiled"}}, "kind": "activated"}
            ]
        },
    ),
    ("predicate", "gain@ <w:costword>", {"gain": [{"keyword": "$w", "cost": "@own"}], "gains": "true"}),
    ("predicate", "have@ <w:costword>", {"gain": [{"keyword": "$w", "cost": "@own"}]}),
    ("predicate", "gain@ your choice of <k:ability> or <l:ability>", {"choice": ["$k", "$l"]}),
    (
        "predicate",
        "gain@ protection from <a:protection> or from <b:protection>",
        {"choice": [{"keyword": "protection", "from": "$a"}, {"keyword": "protection", "from": "$b"}]},
    ),
    (
        "predicate",
        "gain@ your choice of <k:ability> , <l:ability> , or <m:ability>",
        {"choice": ["$k", "$l", "$m"]},
    ),
    (
        "predicate",
        "gain@ your choice of <k:ability> , <l:ability> , <m:ability> , or <n:ability>",
        {"choice": ["$k", "$l", "$m", "$n"]},
    ),
    ("predicate", "lose@ <k:keywords>", {"lose": "$k"}),
    ("predicate", "lose@ this ability", {"lose": ["this-ability"]}),
    ("predicate", "lose@ all ability#", {"lose": "all-abilities"}),
    ("predicate", "lose@ all other ability#", {"lose": "all-abilities", "others": "true"}),
    (
        "predicate",
        "lose@ all other ability# , card types , and creature types"
        " | lose@ all other card types and ability# | lose@ all other card types , creature types , and ability#",
        {"lose": "all-abilities", "others": "types"},
    ),
    ("predicate", "is@ <c:color> | become@ <c:color>", {"set-colors": "$c"}),
    ("predicate", "{become@ | is@} <c:color> in addition to its~their other colors", {"add-colors": ["$c"]}),
    ("predicate", "is@ the chosen color", {"set-colors": "chosen"}),
    ("predicate", "is@ the chosen color in addition to its~their other colors", {"add-colors": "chosen"}),
    ("predicate", "is@ all colors | become@ all colors", {"set-colors": "all"}),
    ("predicate", "become@ the color of your choice", {"set-colors": "chosen", "choose": "color"}),
    ("predicate", "become@ that type", {"set-subtypes": "@that-type"}),
    ("predicate", "become@ the creature type of your choice", {"set-subtypes": "chosen", "choose": "creature-type"}),
    (
        "predicate",
        "become@ the creature type of your choice in addition to its~their other {types | creature types}",
        {"add-subtypes": "chosen", "choose": "creature-type"},
    ),
    (
        "predicate",
        "become@ the basic land type of your choice",
        {"set-subtypes": "chosen", "choose": "basic-land-type"},
    ),
    ("predicate", "is@ colorless | become@ colorless", {"set-colors": "colorless"}),
    ("predicate", "is@ <s:supertype>", {"add-supertypes": "$s"}),
    ("predicate", "isn't@ <s:supertype> | is@ no longer <s:supertype>", {"lose-supertypes": "$s"}),
    ("predicate", "isn't@ a <t:type>", {"lose-types": "$t"}),
    ("predicate", "is@ every creature type | gain@ all creature types", {"all-creature-types": "true"}),
    ("predicate", "lose@ all creature types", {"no-creature-types": "true"}),
    (
        "predicate",
        "is@ every basic land type in addition to its~their other types"
        " | is@ every basic land type in addition to its~their other land types",
        {"add-subtypes": ["Plains", "Island", "Swamp", "Mountain", "Forest"]},
    ),
    (
        "predicate",
        "is@ <b:becoming> | become@ <b:becoming>",
        {"becomes": "$b"},
    ),
    (
        "predicate",
        "become@ <b:becoming> in addition to its~their other types | is@ <b:becoming> in addition to its~their other types"
        " | become@ <b:becoming> in addition to its~their other creature types"
        " | is@ <b:becoming> in addition to its~their other creature types"
        " | is@ <b:becoming> in addition to its~their other land types"
        " | is@ also <b:becoming>",
        {"becomes": "$b", "added": "true"},
    ),
    (
        "predicate",
        "become@ <b:becoming> in addition to its~their other colors and types"
        " | is@ <b:becoming> in addition to its~their other colors and types",
        {"becomes": "$b", "added": "true", "colors-added": "true"},
    ),
    (
        "predicate",
        "become@ <b:becoming> that's~is still a <t:type> | become@ <b:becoming> that is still <t:type>"
        " | is@ <b:becoming> that is still <t:type> | is@ <b:becoming> that's~is still a <t:type>",
        {"becomes": "$b", "still": "$t"},
    ),
    ("becoming", "a <k:tokentypes> | <k:tokentypes>", {"...": "$k"}),
    ("becoming", "a <c:colors> <k:tokentypes> | <c:colors> <k:tokentypes>", {"colors": "$c", "...": "$k"}),
    ("becoming", "a <p:pt> <k:tokentypes> | <p:pt> <k:tokentypes>", {"pt": "$p", "...": "$k"}),
    (
        "becoming",
        "a <p:pt> <c:colors> <k:tokentypes> | <p:pt> <c:colors> <k:tokentypes>",
        {"pt": "$p", "colors": "$c", "...": "$k"},
    ),
    (
        "becoming",
        "a <k:tokentypes> with base power and toughness <p:pt> | <k:tokentypes> with base power and toughness <p:pt>",
        {"pt": "$p", "...": "$k"},
    ),
    (
        "becoming",
        "a <p:pt> <k:tokentypes> with all creature types",
        {"pt": "$p", "all-creature-types": "true", "...": "$k"},
    ),
    (
        "becoming",
        "a <p:pt> <c:colors> <k:tokentypes> with all creature types",
        {"pt": "$p", "colors": "$c", "all-creature-types": "true", "...": "$k"},
    ),
    ("becoming", "a <k:tokentypes> with <a:keywords> | <k:tokentypes> with <a:keywords>", {"...": "$k", "with": "$a"}),
    (
        "becoming",
        "a <c:colors> <k:tokentypes> with <a:keywords> | <c:colors> <k:tokentypes> with <a:keywords>",
        {"colors": "$c", "...": "$k", "with": "$a"},
    ),
    (
        "becoming",
        "a <c:colors> <k:tokentypes> with base power and toughness <p:pt>"
        " | <c:colors> <k:tokentypes> with base power and toughness <p:pt>",
        {"pt": "$p", "colors": "$c", "...": "$k"},
    ),
    (
        "becoming",
        "a <p:pt> <k:tokentypes> with <a:keywords> | <p:pt> <k:tokentypes> with <a:keywords>",
        {"pt": "$p", "...": "$k", "with": "$a"},
    ),
    (
        "becoming",
        "a <p:pt> <c:colors> <k:tokentypes> with <a:keywords> | <p:pt> <c:colors> <k:tokentypes> with <a:keywords>",
        {"pt": "$p", "colors": "$c", "...": "$k", "with": "$a"},
    ),
    (
        "becoming",
        "a legendary <p:pt> <c:colors> <k:tokentypes>",
        {"pt": "$p", "colors": "$c", "legendary": "true", "...": "$k"},
    ),
    (
        "becoming",
        "a legendary <p:pt> <c:colors> <k:tokentypes> with <a:keywords>",
        {"pt": "$p", "colors": "$c", "legendary": "true", "...": "$k", "with": "$a"},
    ),
    *(
        (
            "becoming",
            f"a <k:tokentypes> with base power and toughness <p:pt>{words}",
            {"pt": "$p", "...": "$k", "with": has},
        )
        for words, has in (
            (" and <a:ability>", ["$a"]),
            (" , <a:ability> , and <b:ability>", ["$a", "$b"]),
            (" , <a:ability> , <b:ability> , and <c:ability>", ["$a", "$b", "$c"]),
        )
    ),
]

DEEDS: list[Row] = [
    (
        "act",
        "<s:single> deal@ damage to <w:whom> equal to <f:figure>",
        {"source": "$s", "damage": "$w", "amount": "$f", "behind": "true"},
    ),
    ("predicate", "<b:brief>", "$b"),
    ("predicate", "can't attack", {"cant": ["attack"]}),
    ("predicate", "can't block", {"cant": ["block"]}),
    ("predicate", "can't attack or block", {"cant": ["attack", "block"]}),
    ("predicate", "can't crew vehicles", {"cant": ["crew"]}),
    ("predicate", "can't block or crew vehicles", {"cant": ["block", "crew"]}),
    ("predicate", "can't attack , block , or crew vehicles", {"cant": ["attack", "block", "crew"]}),
    (
        "predicate",
        "crew@ vehicles as though its~their power were <n:number> greater",
        {"may": ["crew-stronger"], "number": "$n"},
    ),
    (
        "predicate",
        "crew@ vehicles using its~their toughness rather than its~their power",
        {"may": ["crew-with-toughness"]},
    ),
    ("predicate", "is@ indestructible", {"gain": ["indestructible"]}),
    ("predicate", "can't attack alone", {"cant": ["attack-alone"]}),
    ("predicate", "can only attack alone", {"cant": ["attack-with-others"]}),
    ("predicate", "can't attack or block alone", {"cant": ["attack-alone", "block-alone"]}),
    ("predicate", "can't block alone", {"cant": ["block-alone"]}),
    ("predicate", "can't block ~", {"cant": ["block"], "of": {"among": "this"}}),
    ("predicate", "can't be blocked", {"cant": ["be-blocked"]}),
    ("predicate", "can't be blocked by more than one creature", {"cant": ["be-blocked"], "number": "1"}),
    ("predicate", "can't be blocked except by <n:number> or more creatures", {"cant": ["be-blocked"], "least": "$n"}),
    ("predicate", "can block only <f:filters>", {"cant": ["block"], "of": {"not": "$f"}}),
    (
        "brief",
        "can't be blocked this turn except by <f:filters>",
        {"cant": ["be-blocked"], "by": {"not": "$f"}, "until": "this-turn"},
    ),
    ("predicate", "can't be cast", {"cant": ["be-cast"]}),
    (
        "predicate",
        "can't block , and its~their activated abilities can't be ¦ activated",
        {"cant": ["block", "activate"]},
    ),
    (
        "predicate",
        "can't attack or block , and its~their activated abilities can't be ¦ activated"
        " | can't attack or block and its~their activated abilities can't be activated",
        {"cant": ["attack", "block", "activate"]},
    ),
    ("predicate", "can't be blocked except by <f:filters>", {"cant": ["be-blocked"], "by": {"not": "$f"}}),
    (
        "predicate",
        "can't attack or block , and its~their activated abilities with <t:tapsymbol> in their costs can't be activated",
        {"cant": ["attack", "block", "$t"]},
    ),
    (
        "predicate",
        "can't attack or block , and its~their activated abilities can't be ¦ activated unless they're mana abilities",
        {"cant": ["attack", "block", "activate-nonmana"]},
    ),
    ("predicate", "can't be blocked by <f:filters>", {"cant": ["be-blocked"], "by": "$f"}),
    ("predicate", "can't block <f:filters>", {"cant": ["block"], "of": "$f"}),
    ("predicate", "can't attack you", {"cant": ["attack"], "at": {"player": "you"}}),
    (
        "predicate",
        "can't attack you or planeswalkers you control | can't attack you or a planeswalker you control",
        {"cant": ["attack"], "at": {"any": [{"player": "you"}, {"type": "planeswalker", "controller": "you"}]}},
    ),
    (
        "predicate",
        "can't attack its owner or planeswalkers its owner controls",
        {
            "cant": ["attack"],
            "at": {"any": [{"player": {"owner": "@it"}}, {"type": "planeswalker", "controller": {"owner": "@it"}}]},
        },
    ),
    (
        "predicate",
        "can't attack unless <c:condition>",
        {"cant": ["attack"], "unless": "$c"},
    ),
    ("predicate", "can't attack during extra turn#", {"cant": ["attack"], "unless": {"not": "in-extra-turn"}}),
    ("predicate", "can't block unless <c:condition>", {"cant": ["block"], "unless": "$c"}),
    ("predicate", "can't attack or block unless <c:condition>", {"cant": ["attack", "block"], "unless": "$c"}),
    (
        "predicate",
        "don't@ untap during its~their controller 's untap step and its~their activated abilities can't be activated"
        " | don't@ untap during its~their controller 's untap step , and its~their activated abilities can't be activated",
        {"cant": ["untap", "activate"]},
    ),
    (
        "predicate",
        "can't block , and its~their activated abilities can't be ¦ activated unless they're mana abilities",
        {"cant": ["block", "activate-nonmana"]},
    ),
    (
        "predicate",
        "can't attack , and its~their activated abilities can't be ¦ activated",
        {"cant": ["attack", "activate"]},
    ),
    (
        "predicate",
        "can't attack you unless its~their controller pay@ <s:symbols> for each creature they control that's~is attacking you"
        " | can't attack you unless its~their controller pay@ <s:symbols> for each of those creature#",
        {"cant": ["attack"], "at": {"player": "you"}, "cost": "$s"},
    ),
    (
        "predicate",
        "can't attack you or planeswalkers you control unless its~their controller pay@ <s:symbols> ¦ for each of those creature#"
        " | can't attack you or a planeswalker you control unless its~their controller pay@ <s:symbols> for each of those creature#"
        " | can't attack you or planeswalkers you control unless its~their controller pay@ <s:symbols> for each creature"
        " they control that's~is attacking you or a planeswalker you control",
        {
            "cant": ["attack"],
            "at": {"any": [{"player": "you"}, {"type": "planeswalker", "controller": "you"}]},
            "cost": "$s",
        },
    ),
    (
        "predicate",
        "can't block unless its~their controller pay@ <s:symbols> for each of those creature#",
        {"cant": ["block"], "cost": "$s"},
    ),
    (
        "predicate",
        "don't@ untap during its~their controller 's untap step | don't@ untap during your untap step",
        {"cant": ["untap"]},
    ),
    (
        "predicate",
        "don't@ untap during its~their controller 's next untap step",
        {"cant": ["untap"], "until": {"next-untap": {"controller": "@subject"}}},
    ),
    ("predicate", "don't@ untap during your next untap step", {"cant": ["untap"], "until": {"next-untap": "you"}}),
    (
        "predicate",
        "don't@ untap during that player 's next untap step",
        {"cant": ["untap"], "until": {"next-untap": "@player"}},
    ),
    (
        "predicate",
        "assign@ combat damage equal to its~their toughness rather than its~their power",
        {"may": ["assign-with-toughness"]},
    ),
    ("predicate", "can't be countered | can't be countered by spells or abilities", {"cant": ["be-countered"]}),
    ("predicate", "can't be regenerated", {"cant": ["be-regenerated"]}),
    ("predicate", "assign@ no combat damage", {"cant": ["assign-damage"]}),
    ("brief", "assign@ no combat damage this turn", {"cant": ["assign-damage"], "until": "this-turn"}),
    ("predicate", "can't phase out", {"cant": ["phase-out"]}),
    ("predicate", "can't phase in", {"cant": ["phase-in"]}),
    ("predicate", "can't phase in or out | can't phase out or in", {"cant": ["phase-in", "phase-out"]}),
    ("predicate", "can't be sacrificed", {"cant": ["be-sacrificed"]}),
    ("predicate", "can't have counters put on it~them", {"cant": ["get-counters"]}),
    ("predicate", "can't have <k:kindword> counter# put on it~them", {"cant": ["get-counters"], "kind": "$k"}),
    ("predicate", "can't be enchanted", {"cant": ["be-enchanted"]}),
    (
        "predicate",
        "can't be enchanted by other auras",
        {"cant": ["be-enchanted"], "by": {"subtype": "Aura", "not-among": "this"}},
    ),
    ("predicate", "can't be equipped", {"cant": ["be-equipped"]}),
    ("predicate", "can't be equipped or enchanted", {"cant": ["be-equipped", "be-enchanted"]}),
    ("predicate", "can't be the target of <f:filters>", {"cant": ["be-targeted"], "by": "$f"}),
    (
        "predicate",
        "can't be the target of <f:filters> unless <c:condition>",
        {"cant": ["be-targeted"], "by": "$f", "unless": "$c"},
    ),
    ("predicate", "attack@ each combat if able | attack@ each turn if able", {"must": ["attack-each-combat"]}),
    (
        "predicate",
        "attack@ each combat if able unless <c:condition>",
        {"must": ["attack-each-combat"], "if": {"not": "$c"}},
    ),
    ("brief", "attack@ this turn if able", {"must": ["attack-each-combat"], "until": "this-turn"}),
    *(
        (
            "brief",
            f"block@ {whom} this turn if able",
            {"must": ["block"], "of": {"among": term}, "until": "this-turn"},
        )
        for whom, term in (("<r:self>", "$r"), ("<r:aimed>", "$r"), ("it", "@blocked"))
    ),
    (
        "brief",
        "block@ each <f:filter> this turn if able",
        {"must": ["block"], "of": "$f", "every": "true", "until": "this-turn"},
    ),
    ("predicate", "block@ each combat if able | block@ each turn if able", {"must": ["block-each-combat"]}),
    ("brief", "block@ this turn if able", {"must": ["block-each-combat"], "until": "this-turn"}),
    ("predicate", "attack@ or block@ each combat if able", {"must": ["attack-each-combat", "block-each-combat"]}),
    ("predicate", "must be blocked if able | must be blocked each combat if able", {"must": ["be-blocked"]}),
    ("brief", "must be blocked this turn if able", {"must": ["be-blocked"], "until": "this-turn"}),
    (
        "predicate",
        "can block a additional creature each combat | can block a additional creature",
        {"may": ["block-more"], "number": "1"},
    ),
    (
        "predicate",
        "can block <n:number> additional creature each combat | can block a additional <n:number> creature each combat",
        {"may": ["block-more"], "number": "$n"},
    ),
    (
        "predicate",
        "can block any number of creatures each combat | can block any number of creatures",
        {"may": ["block-more"], "number": {"count": {"type": "creature", "attacking": "true"}}},
    ),
    (
        "predicate",
        "can attack as though it~they didn't have defender",
        {"may": ["attack-as-though"]},
    ),
    (
        "brief",
        "can attack this turn as though it~they didn't have defender",
        {"may": ["attack-as-though"], "until": "this-turn"},
    ),
    (
        "predicate",
        "can attack as though it~they had haste",
        {"may": ["attack-as-though"], "as": "haste"},
    ),
    (
        "brief",
        "can attack this turn as though it~they had haste",
        {"may": ["attack-as-though"], "as": "haste", "until": "this-turn"},
    ),
    (
        "predicate",
        "can be blocked as though it~they didn't have <l:landwalk>",
        {"may": ["be-blocked-as-though"], "as": "$l"},
    ),
    (
        "predicate",
        "can block <f:filters> with shadow as though they didn't have shadow",
        {"may": ["block-as-though"], "of": {"...": "$f", "has": "shadow"}, "as": "shadow"},
    ),
    ("predicate", "can block as though it~they had <k:keyword>", {"may": ["block-as-though"], "as": "$k"}),
    (
        "predicate",
        "can block <f:filters> as though it~they had <k:keyword> | can block <f:filters> as though ~ had <k:keyword>",
        {"may": ["block-as-though"], "of": "$f", "as": "$k"},
    ),
    *(
        ("lure", words.format(who), {"must": ["be-blocked-by-all"], "subject": "$s", **by, **until})
        for who, by in (("creature#", {}), ("<f:somecreatures>", {"by": "$f"}))
        for words, until in (
            ("all {} able to block <s:single> do so", {}),
            (
                "all {0} able to block <s:single> this turn do so | all {0} able to block <s:single> do so this turn",
                {"until": "this-turn"},
            ),
        )
    ),
    (
        "lure",
        "all creature# able to block <a:self> or <b:attached> do so",
        {"must": ["be-blocked-by-all"], "subject": {"all": {"among": ["$a", "$b"]}}},
    ),
    ("somecreatures", "<s:subtype>", {"subtype": "$s"}),
    ("somecreatures", "<c:color> creature", {"color": "$c", "type": "creature"}),
    ("somecreatures", "creature with <k:keyword>", {"type": "creature", "has": "$k"}),
    ("somecreatures", "creature with power <b:bound>", {"type": "creature", "power": "$b"}),
]

PLAYER_RULES: list[Row] = [
    ("barred", "can't gain life", {"cant": ["gain-life"]}),
    ("barred", "can't become the monarch", {"cant": ["become-monarch"]}),
    (
        "barred",
        "may plot <f:filters> from the top of your library",
        {"may": ["plot-from"], "of": {"...": "$f", "owner": "you"}, "from": ["library-top"]},
    ),
    (
        "barred",
        "may plot <f:filters> from your graveyard",
        {"may": ["plot-from"], "of": {"...": "$f", "owner": "you"}, "from": ["graveyard"]},
    ),
    ("barred", "can't activate abilities", {"cant": ["activate"]}),
    ("barred", "can't activate abilities of <f:filters>", {"cant": ["activate"], "of": "$f"}),
    ("barred", "can't lose life", {"cant": ["lose-life"]}),
    *(
        (
            "clause",
            f"{whose} life total can't change",
            {"barred": who, "with": [{"cant": ["gain-life"]}, {"cant": ["lose-life"]}]},
        )
        for whose, who in (("your", "you"), ("player 's", "players"))
    ),
    ("barred", "can't get counters", {"cant": ["get-counters"]}),
    ("barred", "can't get <k:kindword> counter#", {"cant": ["get-counters"], "kind": "$k"}),
    ("barred", "can't lose the game", {"cant": ["lose-game"]}),
    ("barred", "can't win the game", {"cant": ["win-game"]}),
    ("barred", "don't~doesn't lose the game for having 0 or ¦ less life", {"cant": ["lose-by-life"]}),
    ("barred", "can't cast spell#", {"cant": ["cast"]}),
    ("barred", "can't cast <f:particulars>", {"cant": ["cast"], "of": "$f"}),
    ("barred", "can't draw card#", {"cant": ["draw"]}),
    (
        "barred",
        "can't cast more than <n:number> spell# each turn | can cast no more than <n:number> spell# each turn",
        {"cant": ["cast-more"], "number": "$n"},
    ),
    (
        "barred",
        "can't draw more than <n:number> card# each turn | can draw no more than <n:number> card# each turn",
        {"cant": ["draw-more"], "number": "$n"},
    ),
    ("barred", "can't search library#", {"cant": ["search"]}),
    ("barred", "can't play land# | can't play land card#", {"cant": ["play-lands"]}),
    ("barred", "don't@ lose unspent mana as steps and phases end", {"may": ["not-lose-mana"]}),
    *(
        (
            "barred",
            f"don't@ lose unspent {name} mana as steps and phases end",
            {"may": ["not-lose-mana"], "mana": symbol},
        )
        for name, symbol in MANA_TYPES.items()
    ),
    ("barred", "have no maximum hand size", {"static": {"no-hand-size": "true"}}),
    (
        "barred",
        "may play a additional land on each of your~their turn# | may play a additional land during each of your~their turn#",
        {"may": ["play-additional-land"], "number": "1"},
    ),
    (
        "barred",
        "may play any number of land# on each of your~their turn# | may play as many land# as you choose on each of your turns"
        " | may play any additional number of land# on each of your turns",
        {"may": ["play-any-lands"]},
    ),
    (
        "barred",
        "may play any number of land# this turn | may play any number of additional land# this turn",
        {"may": ["play-any-lands"], "until": "this-turn"},
    ),
    (
        "barred",
        "may play <n:number> additional land# on each of your~their turn#"
        " | may play <n:number> additional land# during each of your~their turn#",
        {"may": ["play-additional-land"], "number": "$n"},
    ),
    (
        "barred",
        "may cast <f:filters> as though it~they had flash",
        {"may": ["cast-as-instant"], "of": "$f"},
    ),
    (
        "barred",
        "may cast <f:filters> this turn as though it~they had flash",
        {"may": ["cast-as-instant"], "of": "$f", "until": "this-turn"},
    ),
    (
        "barred",
        "may cast <f:filters> from your graveyard",
        {"may": ["cast-from"], "of": {"...": "$f", "owner": "you"}, "from": ["graveyard"]},
    ),
    (
        "barred",
        "may cast <f:filters> from your hand without paying their mana costs"
        " | may cast <f:filters> from your hand without paying its mana cost",
        {"may": ["cast-from"], "of": {"...": "$f", "owner": "you"}, "from": ["hand"], "free": "true"},
    ),
    (
        "barred",
        "may spend mana as though it were mana of any <k:manakind>",
        {"may": ["spend-as-though"], "as": "$k"},
    ),
    (
        "barred",
        "may spend mana as though it were mana of any <k:manakind> to cast <f:filters>",
        {"may": ["spend-as-though"], "as": "$k", "of": "$f"},
    ),
    (
        "barred",
        "may spend mana as though it were mana of any <k:manakind> to activate abilities of <f:filters>",
        {"may": ["spend-as-though"], "as": "$k", "of": {"kind": "ability", "source": "$f"}},
    ),
    (
        "barred",
        "may spend <a:color> mana as though it were <b:color> mana",
        {"may": ["spend-as-though"], "as": "$a as $b"},
    ),
    ("manakind", "color", "any-color"),
    ("manakind", "type", "any-type"),
    (
        "barred",
        "may play lands and cast spells from your graveyard | may play cards from your graveyard",
        {"may": ["play-from"], "of": {"kind": "card", "owner": "you"}, "from": ["graveyard"]},
    ),
    *(
        (
            "barred",
            f"may {words} exiled with ~",
            {
                "may": ["play-from"],
                "of": {"kind": "card", "zone": "exile", "among": "linked.exiled"},
                "from": ["exile"],
            },
        )
        for words in ("play cards", "play lands and cast spells from among cards")
    ),
    (
        "barred",
        "may cast spells from among cards exiled with ~",
        {"may": ["cast-from"], "of": {"kind": "card", "zone": "exile", "among": "linked.exiled"}, "from": ["exile"]},
    ),
    (
        "barred",
        "may cast <f:filters> from the top of your library",
        {"may": ["cast-from"], "of": {"...": "$f", "owner": "you"}, "from": ["library-top"]},
    ),
    (
        "barred",
        "may cast <f:particulars> and <g:particulars> from the top of your library",
        {"may": ["cast-from"], "of": {"any": ["$f", "$g"], "owner": "you"}, "from": ["library-top"]},
    ),
    (
        "barred",
        "may play land# from the top of your library",
        {"may": ["play-from"], "of": {"type": "land", "kind": "card", "owner": "you"}, "from": ["library-top"]},
    ),
    (
        "barred",
        "may play land# from your graveyard | may play land card# from your graveyard",
        {"may": ["play-from"], "of": {"type": "land", "kind": "card", "owner": "you"}, "from": ["graveyard"]},
    ),
    (
        "barred",
        "may play <n:number> additional land this turn | may play up to <n:number> additional land this turn",
        {"may": ["play-additional-land"], "number": "$n", "until": "this-turn"},
    ),
    (
        "barred",
        "may play a additional land this turn",
        {"may": ["play-additional-land"], "number": "1", "until": "this-turn"},
    ),
]

DURATIONS: list[Row] = [
    ("duration", "until end of turn", "end-of-turn"),
    ("duration", "this turn", "this-turn"),
    ("duration", "until your next turn", {"next-turn": "you"}),
    (
        "duration",
        "until the end of your next turn | until end of your next turn",
        {"end-of-next-turn": "you"},
    ),
    ("duration", "until your next end step", {"next-end-step": "you"}),
    ("duration", "until your next upkeep | until the beginning of your next upkeep", {"next-upkeep": "you"}),
    ("duration", "until end of combat", "end-of-combat"),
    ("duration", "this combat", "this-combat"),
    ("duration", "until ~ leave@ the battlefield", {"leaves": "this"}),
    ("duration", "for as long as you control ~", {"while": {"object": "this", "is": {"controller": "you"}}}),
    (
        "duration",
        "for as long as ~ remain@ on the battlefield",
        {"while": {"object": "this", "is": {"zone": "battlefield"}}},
    ),
    (
        "duration",
        "for as long as ~ remain@ tapped and <r:thatone> 's power remain@ <b:bound>",
        {"while": {"and": [{"object": "this", "is": {"tapped": "true"}}, {"object": "$r", "is": {"power": "$b"}}]}},
    ),
    (
        "duration",
        "for as long as you control ~ and ~ remain@ tapped",
        {"while": {"object": "this", "is": {"controller": "you", "tapped": "true"}}},
    ),
    ("duration", "for as long as ~ remain@ tapped", {"while": {"object": "this", "is": {"tapped": "true"}}}),
    (
        "duration",
        "for as long as ~ remain@ exiled",
        {"while": {"object": "this", "is": {"kind": "card", "zone": "exile"}}},
    ),
    (
        "duration",
        "for as long as <r:thatone> remain@ exiled",
        {"while": {"object": "$r", "is": {"kind": "card", "zone": "exile"}}},
    ),
    (
        "duration",
        "for as long as they remain exiled",
        {"while": {"object": "@them", "is": {"kind": "card", "zone": "exile"}}},
    ),
    (
        "duration",
        "for as long as <r:thatone> remain@ tapped",
        {"while": {"object": "$r", "is": {"tapped": "true"}}},
    ),
    (
        "duration",
        "for as long as you control <r:thatone>",
        {"while": {"object": "$r", "is": {"controller": "you"}}},
    ),
    (
        "duration",
        "for as long as <r:thatone> remain@ on the battlefield",
        {"while": {"object": "$r", "is": {"zone": "battlefield"}}},
    ),
    (
        "duration",
        "until you exile another card with ~",
        {"while": {"object": "@card", "is": {"kind": "card", "zone": "exile", "among": {"last": "linked.exiled"}}}},
    ),
    ("duration", "for as long as <c:condition>", {"while": "$c"}),
]

ROWS: list[Row] = [*KEYWORDS, *CHANGES, *DEEDS, *PLAYER_RULES, *DURATIONS]
