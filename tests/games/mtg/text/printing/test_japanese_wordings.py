"""Japanese wordings of cards: each English line is printed so, and what is printed is read to equal terms."""

import pytest

from judgekit.games.mtg.terms.type_lines import TypeLine
from judgekit.games.mtg.text.english.reading import read_card_text
from judgekit.games.mtg.text.printing.japanese import plain, said
from judgekit.language.faults import CardTextNotUnderstood

SPELL, PERMANENT = TypeLine(types=("instant",)), TypeLine(types=("creature",))

OF_PERMANENTS = [
    (
        "When ~ enters, if you cast it from your hand, draw a card.",
        "～が戦場に出たとき、あなたがあなたの手札から～を唱えていた場合、カード１枚を引く。",
    ),
    ("As long as you're the monarch, ~ has flying.", "あなたが統治者であるかぎり、～は飛行を持つ。"),
    (
        "As long as you control exactly one creature, ~ gets +2/+0.",
        "あなたがクリーチャーをちょうど１体コントロールしているかぎり、～は＋２/＋０の修整を受ける。",
    ),
    (
        "At the beginning of your upkeep, if an opponent has more cards in hand than you, draw a card.",
        "あなたのアップキープの開始時に、対戦相手１人の手札にあるカードがあなたより多い場合、カード１枚を引く。",
    ),
    (
        "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
        "クリーチャーは、それのコントローラーが自分がコントロールしていてあなたを攻撃しているクリーチャー１体につき"
        "{2}を支払わないかぎり、あなたを攻撃できない。",
    ),
    (
        "At the beginning of your upkeep, sacrifice a creature other than this creature.",
        "あなたのアップキープの開始時に、～でないクリーチャー１体を生け贄に捧げる。",
    ),
    (
        "All damage that would be dealt to you is dealt to this creature instead.",
        "あなたに与えられるすべてのダメージは、代わりに～に与えられる。",
    ),
    (
        "{1}: The next 1 damage that would be dealt to you this turn is dealt to this creature instead.",
        "{1}：このターン、次にあなたに与えられるダメージ１点は、代わりに～に与えられる。",
    ),
    (
        "If this creature would be dealt damage, prevent that damage and remove a +1/+1 counter from it.",
        "～にダメージが与えられるなら、そのダメージを軽減し、～から＋１/＋１カウンター１個を取り除く。",
    ),
    (
        "This creature gets +1/+1 for each basic land type among lands you control.",
        "～はあなたがコントロールしている土地の中の基本土地タイプ１種類につき＋１/＋１の修整を受ける。",
    ),
    (
        "Spells your opponents cast that target this creature cost {2} more to cast.",
        "対戦相手が唱える～を対象とする呪文を唱えるためのコストは{2}多くなる。",
    ),
    (
        "Whenever an opponent casts a spell from anywhere other than their hand, draw a card.",
        "対戦相手１人が自分の手札以外から呪文１つを唱えるたび、あなたはカード１枚を引く。",
    ),
    (
        "Whenever this creature and at least two other creatures attack, draw a card.",
        "～と他のクリーチャー２体以上が攻撃するたび、カード１枚を引く。",
    ),
    (
        "Whenever you attack, you may discard a card. When you do, destroy target creature.",
        "あなたが攻撃するたび、あなたはカード１枚を捨ててもよい。そうしたとき、クリーチャー１体を対象とする。それを破壊する。",
    ),
    (
        "Whenever you're dealt damage, sacrifice that many artifacts. If you can't, you lose the game.",
        "あなたにダメージが与えられるたび、その点数に等しい数のアーティファクトを生け贄に捧げる。"
        "そうできないなら、あなたはこのゲームに敗北する。",
    ),
    (
        "{1}: This creature becomes the creature type of your choice until end of turn.",
        "{1}：ターン終了時まで、～はあなたが選んだクリーチャー・タイプ１つになる。",
    ),
    (
        "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.",
        "クリーチャーでない各アーティファクトはパワーとタフネスがそれぞれそれのマナ総量に等しい"
        "アーティファクト・クリーチャーである。",
    ),
    (
        "This spell costs {X} less to cast, where X is the total power of creatures you control.",
        "～を唱えるためのコストは{X}少なくなる。Ｘは、あなたがコントロールしているクリーチャーのパワーの合計に等しい。",
    ),
    (
        "When ~ enters, if it was kicked twice, draw two cards.",
        "～が戦場に出たとき、～が２回キッカーされていた場合、カード２枚を引く。",
    ),
    (
        "~'s power is equal to the number of cards you've drawn this turn.",
        "～のパワーはこのターンにあなたが引いたカードの枚数に等しい。",
    ),
    (
        "~'s power is equal to the number of card types among cards in all graveyards and its toughness is equal to that "
        "number plus 1.",
        "～のパワーはすべての墓地にあるカードのカード・タイプの種類数に等しく、それのタフネスはその数に１を足した値に等しい。",
    ),
    (
        "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.",
        "あなたは、～のマナ・コストを支払うのではなく、１点のライフを支払い、"
        "あなたの手札にある青のカード１枚を追放することを選んでもよい。",
    ),
    ("You don't lose the game for having 0 or less life.", "あなたはライフが０点以下であることによっては敗北しない。"),
    (
        "When ~ enters, each opponent sacrifices a creature unless they pay {2}.",
        "～が戦場に出たとき、各対戦相手は、{2}を支払わないかぎり、クリーチャー１体を生け贄に捧げる。",
    ),
    (
        "-3: Exile each permanent with mana value X or less that's one or more colors.",
        "－３：１色以上の色を持つマナ総量がＸ以下のすべてのパーマネントを追放する。",
    ),
    (
        "As ~ enters, you lose life equal to your life total.",
        "～が戦場に出るに際し、あなたは、あなたのライフの総量に等しい点数のライフを失う。",
    ),
    (
        "If you would draw a card during your draw step, instead you may skip that draw. If you do, "
        "until your next turn, you can't be attacked except by creatures with flying and/or islandwalk.",
        "あなたがあなたのドロー・ステップにカードを引くなら、代わりにあなたはそのドローを飛ばしてもよい。"
        "そうしたなら、あなたの次のターンまで、あなたは飛行か島渡りを持つクリーチャーによってしか攻撃されない。",
    ),
    (
        "When ~ enters, if you have fewer than seven cards in hand, draw cards equal to the difference.",
        "～が戦場に出たとき、あなたの手札にあるカードが７枚未満である場合、その差に等しい枚数のカードを引く。",
    ),
    (
        "When ~ enters, if it entered from your graveyard or you cast it from your graveyard, exile it.",
        "～が戦場に出たとき、～があなたの墓地から戦場に出ていたか、あなたが～をあなたの墓地から唱えていた場合、～を追放する。",
    ),
    (
        "{1}, Put a card an opponent owns from exile into that player's graveyard: Draw a card.",
        "{1}, 対戦相手１人がオーナーであるカード１枚を、追放領域からそのプレイヤーの墓地に置く：カード１枚を引く。",
    ),
    (
        "Protection from colored spells",
        "プロテクション（有色の呪文）",
    ),
    (
        "At the beginning of your upkeep, if an opponent is the monarch, you gain 1 life.",
        "あなたのアップキープの開始時に、対戦相手１人が統治者である場合、あなたは１点のライフを得る。",
    ),
    (
        "Each opponent who cast a spell this turn can't attack with creatures.",
        "このターンに呪文を唱えた各対戦相手は、クリーチャーで攻撃できない。",
    ),
    (
        "~ can't attack unless defending player is the monarch.",
        "～は、防御プレイヤーが統治者でないかぎり、攻撃できない。",
    ),
    (
        "Whenever an opponent casts a spell, if ~ is suspended, remove a time counter from it.",
        "対戦相手１人が呪文１つを唱えるたび、～が待機状態である場合、～から時間カウンター１個を取り除く。",
    ),
    (
        "Creatures your opponents control without flying or reach can't block creatures with power 2 or less.",
        "対戦相手がコントロールしていて飛行も到達も持たないクリーチャーはパワーが２以下のクリーチャーをブロックできない。",
    ),
    (
        "Whenever you create one or more tokens, scry 1.",
        "あなたがトークンを１つ以上生成するたび、占術１を行う。",
    ),
    (
        "If one or more -1/-1 counters would be put on a creature you control, "
        "that many -1/-1 counters minus one are put on that creature instead.",
        "あなたがコントロールしているクリーチャー１体の上に－１/－１カウンターが１個以上置かれるなら、"
        "代わりにその上にその個数から１を引いた個数の－１/－１カウンターを置く。",
    ),
    (
        "If you would draw a card while your library has no cards in it, you gain 3 life instead.",
        "あなたのライブラリーにカードがない間にあなたがカードを引くなら、代わりにあなたは３点のライフを得る。",
    ),
    (
        "If it's neither day nor night, it becomes day as this creature enters the battlefield.",
        "昼でも夜でもないなら、～が戦場に出るに際し、昼になる。",
    ),
    (
        "{T}: You may play up to three additional lands this turn.",
        "{T}：このターン、あなたは追加の土地を３つまでプレイしてもよい。",
    ),
    (
        "As long as ~ is your Ring-bearer, it has flying.",
        "～があなたの指輪所持者であるかぎり、～は飛行を持つ。",
    ),
    (
        "At the beginning of the end step of enchanted land's controller, ~ deals 1 damage to that player.",
        "～がつけられているパーマネントのコントローラーの終了ステップの開始時に、"
        "～はそのプレイヤーに１点のダメージを与える。",
    ),
    (
        "Whenever you activate an ability that isn't a mana ability, draw a card.",
        "あなたが能力を起動するたび、それがマナ能力でない場合、カード１枚を引く。",
    ),
    (
        "At the beginning of your upkeep, if you have no cards in hand, draw a card.",
        "あなたのアップキープの開始時に、あなたの手札にカードがない場合、カード１枚を引く。",
    ),
    (
        "If a source would deal damage to you, it deals double that damage to you instead.",
        "発生源１つがあなたにダメージを与えるなら、代わりにそれはあなたにその２倍の点数のダメージを与える。",
    ),
    (
        "Sacrifice this creature: Put its counters on target creature you control.",
        "～を生け贄に捧げる：あなたがコントロールしているクリーチャー１体を対象とする。"
        "～の上に置かれていたカウンターをそれの上に置く。",
    ),
    (
        "Whenever your Ring-bearer attacks, draw a card.",
        "あなたの指輪所持者が攻撃するたび、カード１枚を引く。",
    ),
    (
        "Whenever your Ring-bearer deals combat damage to a player, draw a card.",
        "あなたの指輪所持者がプレイヤー１人に戦闘ダメージを与えるたび、カード１枚を引く。",
    ),
    (
        "Whenever ~ attacks, you may have ~ get +1/+0 and gain flying until end of turn.",
        "～が攻撃するたび、あなたは、ターン終了時まで、～が＋１/＋０の修整を受けるとともに飛行を得ることを選んでもよい。",
    ),
    (
        "At the beginning of the draw step of enchanted permanent's controller, ~ deals 1 damage to that player.",
        "～がつけられているパーマネントのコントローラーのドロー・ステップの開始時に、"
        "～はそのプレイヤーに１点のダメージを与える。",
    ),
    (
        "Ward—Discard a card.",
        "護法―カード１枚を捨てる。",
    ),
    (
        "Foretell {1}{U}",
        "予顕{1}{U}",
    ),
    (
        "Plot {2}{R}",
        "計画{2}{R}",
    ),
    (
        "Saddle 3",
        "騎乗３",
    ),
    (
        "Whenever ~ attacks, you may pay {2}. If you do, draw a card.",
        "～が攻撃するたび、あなたは{2}を支払ってもよい。そうしたなら、カード１枚を引く。",
    ),
    (
        "Cumulative upkeep {1}",
        "累加アップキープ{1}",
    ),
    (
        "Echo {3}{R}",
        "エコー{3}{R}",
    ),
    (
        "If you would create one or more tokens, instead create twice that many of those tokens.",
        "あなたがトークンを１つ以上生成するなら、代わりにその２倍の数のそれらのトークンを生成する。",
    ),
    (
        "To solve — You control four or more creatures.",
        "解明条件 ― あなたがクリーチャーを４体以上コントロールしている。",
    ),
    (
        "If a spell or ability an opponent controls causes you to discard ~, "
        "put it onto the battlefield instead of putting it into your graveyard.",
        "対戦相手がコントロールしている呪文や能力があなたに～を捨てさせるなら、それをあなたの墓地に置く代わりに戦場に出す。",
    ),
    (
        "As long as ~ has a +1/+1 counter on it, it has flying.",
        "～の上に＋１/＋１カウンターが置かれているかぎり、～は飛行を持つ。",
    ),
    (
        "Whenever you gain life, each opponent loses 1 life.",
        "あなたがライフを得るたび、各対戦相手は１点のライフを失う。",
    ),
    (
        "~ has flying and gets +1/+1 for each creature you control.",
        "～は飛行を持ち、あなたがコントロールしているクリーチャー１体につき＋１/＋１の修整を受ける。",
    ),
    (
        "Whenever you blight, draw a card.",
        "あなたが枯朽を行うたび、カード１枚を引く。",
    ),
    (
        "Whenever an enchantment is put into a graveyard from the battlefield, draw a card.",
        "エンチャントが１つ戦場から墓地に置かれるたび、カード１枚を引く。",
    ),
    (
        "Sacrifice a creature or land: Draw a card.",
        "クリーチャーか土地１つを生け贄に捧げる：カード１枚を引く。",
    ),
    (
        "If a land would be put into a graveyard from the battlefield, exile it instead.",
        "土地が１つ戦場から墓地に置かれるなら、代わりにそれを追放する。",
    ),
    (
        "If a permanent would be put into a graveyard from the battlefield, exile it instead.",
        "パーマネントが１つ戦場から墓地に置かれるなら、代わりにそれを追放する。",
    ),
    (
        "When ~ dies, you may exile it. If you do, return any number "
        "of target Spirit cards from your graveyard to your hand.",
        "～が死亡したとき、あなたの墓地にある望む枚数のスピリット・カードを対象とする。"
        "あなたは～を追放してもよい。そうしたなら、それらをあなたの手札に戻す。",
    ),
    (
        "Whenever you venture into the dungeon, draw a card.",
        "あなたがダンジョン探索を行うたび、カード１枚を引く。",
    ),
    (
        "Whenever ~ attacks, defending player may pay {2}. If they do, tap ~.",
        "～が攻撃するたび、防御プレイヤーは{2}を支払ってもよい。そうしたなら、～をタップする。",
    ),
    (
        "Whenever one or more cards leave your graveyard, you gain 1 life.",
        "１枚以上のカードがあなたの墓地を離れるたび、あなたは１点のライフを得る。",
    ),
    (
        "Whenever one or more land cards are put into your graveyard "
        "from your library, create a 2/2 black Zombie creature token.",
        "あなたのライブラリーから１枚以上の土地・カードがあなたの墓地に置かれるたび、"
        "黒の２/２のゾンビ・クリーチャー・トークン１体を生成する。",
    ),
    (
        "Whenever you discard one or more cards, put that many +1/+1 counters on ~.",
        "あなたが１枚以上のカードを捨てるたび、～の上に同じ数の＋１/＋１カウンターを置く。",
    ),
    (
        "Whenever a creature enters from a graveyard, draw a card.",
        "クリーチャー１体がいずれかの墓地から戦場に出るたび、カード１枚を引く。",
    ),
    (
        "[-7]: You control target opponent during their next turn.",
        "－７：対戦相手１人を対象とする。そのプレイヤーの次のターンの間、あなたはそのプレイヤーをコントロールする。",
    ),
    (
        "As long as ~ is on the battlefield, it has all activated abilities of all creature cards in all graveyards.",
        "～が戦場にあるかぎり、～はすべての墓地にあるクリーチャー・カードの起動型能力のすべてを持つ。",
    ),
    (
        "At the beginning of your upkeep, if ~ is in the command zone, you gain 2 life.",
        "あなたのアップキープの開始時に、～が統率領域にある場合、あなたは２点のライフを得る。",
    ),
    (
        "As long as ~ is in the command zone or on the battlefield, other Dragon spells you cast cost {1} less to cast.",
        "～が統率領域か戦場にあるなら、あなたが唱える他のドラゴン・呪文を唱えるためのコストは{1}少なくなる。",
    ),
    (
        "At the beginning of combat on each opponent's turn, tap target creature that player controls.",
        "各対戦相手のターンの戦闘の開始時に、"
        "そのプレイヤーがコントロールしているクリーチャー１体を対象とする。それをタップする。",
    ),
    (
        "Whenever you become the target of a spell or ability an opponent controls, draw a card.",
        "あなたが対戦相手がコントロールしている呪文や能力の対象になるたび、カード１枚を引く。",
    ),
]

OF_SPELLS = [
    (
        "Destroy target Aura attached to a creature you control.",
        "あなたがコントロールしているクリーチャー１体につけられているオーラ１つを対象とする。それを破壊する。",
    ),
    (
        "Destroy target creature blocking a creature you control.",
        "あなたがコントロールしているクリーチャー１体をブロックしているクリーチャー１体を対象とする。それを破壊する。",
    ),
    (
        "Destroy target creature that's attacking you.",
        "あなたを攻撃しているクリーチャー１体を対象とする。それを破壊する。",
    ),
    (
        "Flip a coin. If it comes up heads, draw a card. If it comes up tails, you lose 2 life.",
        "コインを１枚投げる。それが表なら、カード１枚を引く。それが裏なら、あなたは２点のライフを失う。",
    ),
    (
        "You get two additional upkeep steps after this phase.",
        "あなたはこのフェイズの後に、追加のアップキープ・ステップ２つを得る。",
    ),
    (
        "Move a +1/+1 counter from target creature onto another target creature.",
        "クリーチャー１体と他のクリーチャー１体を対象とする。前者から＋１/＋１カウンター１個を後者の上に移動する。",
    ),
    (
        "Target player mills three cards. Then you draw a card for each creature card put into a graveyard this way.",
        "プレイヤー１人を対象とする。そのプレイヤーはカード３枚を切削する。"
        "あなたはこれにより墓地に置かれたクリーチャー・カード１枚につき、カード１枚を引く。",
    ),
    (
        "Search your library for up to two basic land cards, put one onto the battlefield tapped and the other into your hand, "
        "then shuffle.",
        "あなたのライブラリーから基本土地・カード最大２枚を探し、そのうち１枚をタップ状態で戦場に出し、"
        "他の１枚をあなたの手札に加える。その後、あなたのライブラリーを切り直す。",
    ),
    (
        "Target creature gains your choice of flying or first strike until end of turn.",
        "クリーチャー１体を対象とする。ターン終了時まで、それは飛行か先制攻撃のうちあなたが選んだ１つを得る。",
    ),
    (
        "Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn.",
        "クリーチャー１体を対象とする。ターン終了時まで、それと、それと同じ名前を持つ他のすべてのクリーチャーは"
        "－３/－３の修整を受ける。",
    ),
    (
        "~ deals 3 damage to target creature and 1 damage to each other creature.",
        "クリーチャー１体を対象とする。～はそれに３点のダメージを、他の各クリーチャーに１点のダメージを与える。",
    ),
    (
        "Target creature's owner puts it on the top or bottom of their library.",
        "クリーチャー１体を対象とする。それのオーナーは、それを自分のライブラリーの一番上か一番下に置く。",
    ),
    (
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
        "呪文１つを対象とする。それを打ち消す。これによりその呪文が打ち消されたなら、それをオーナーの墓地に置く代わりに追放する。",
    ),
    (
        "Look at the top three cards of your library, then put them back in any order.",
        "あなたのライブラリーの一番上からカード３枚を見る。それらを好きな順番で戻す。",
    ),
    (
        "Reveal the top five cards of your library. Put all land cards revealed this way into your hand and the rest into "
        "your graveyard.",
        "あなたのライブラリーの一番上からカード５枚を公開する。その中からすべての土地・カードをあなたの手札に加え、"
        "残りをあなたの墓地に置く。",
    ),
    (
        "Exile target creature. Its controller may search their library for a basic land card, put that card onto the "
        "battlefield tapped, then shuffle.",
        "クリーチャー１体を対象とする。それを追放する。それのコントローラーは「自分のライブラリーから基本土地・カード１枚を探し、"
        "それをタップ状態で戦場に出す。その後、自分のライブラリーを切り直す。」を選んでもよい。",
    ),
    (
        "Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand "
        "and the other into your graveyard.",
        "あなたのライブラリーの一番上からカード５枚を公開する。対戦相手１人はそれらを２つの束に分ける。"
        "一方の束をあなたの手札に、もう一方をあなたの墓地に置く。",
    ),
    (
        "Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of "
        "their choice.",
        "プレイヤー１人を対象とする。そのプレイヤーがコントロールしているすべてのパーマネントを２つの束に分ける。"
        "そのプレイヤーは、自分が選んだ束のすべてのパーマネントを生け贄に捧げる。",
    ),
    (
        "Destroy all artifacts and creatures with power 3 or greater.",
        "すべてのアーティファクトとパワーが３以上のクリーチャーを破壊する。",
    ),
    (
        "Each player chooses a creature they control, then sacrifices the rest.",
        "各プレイヤーは、自分がコントロールしているクリーチャー１体を選び、残りを生け贄に捧げる。",
    ),
    (
        "Each player shuffles the cards from their hand into their library, then draws that many cards.",
        "各プレイヤーは、自分の手札を自分のライブラリーに加えて切り直し、同じ枚数のカードを引く。",
    ),
    (
        "Discard any number of cards, then draw that many cards plus one.",
        "望む枚数のカードを捨てる。その枚数に１を加えた枚数のカードを引く。",
    ),
    (
        "Look at target opponent's hand. That player discards a card. Draw a card.",
        "対戦相手１人を対象とする。そのプレイヤーの手札を見る。そのプレイヤーはカード１枚を捨てる。あなたはカード１枚を引く。",
    ),
    ("Counter target activated or triggered ability.", "起動型能力か誘発型能力１つを対象とする。それを打ち消す。"),
    (
        "~ deals 3 damage to target creature or player.",
        "１つを対象とする。～はそれに３点のダメージを与える。",
    ),
    (
        "Exile the top card of target player's library. That player may play that card this turn.",
        "プレイヤー１人を対象とする。そのプレイヤーのライブラリーの一番上のカードを追放する。"
        "このターン、そのプレイヤーはそれをプレイしてもよい。",
    ),
    (
        "Double the number of each kind of counter on target permanent.",
        "パーマネント１つを対象とする。それの上に置かれている各種類のカウンターの数を２倍にする。",
    ),
    (
        "Exile cards from the top of your library until you exile a nonland card. You may cast that card without "
        "paying its mana cost. Put the exiled cards not cast this way on the bottom of your library in a random order.",
        "土地でないカード１枚が追放されるまで、あなたのライブラリーの一番上からカードを追放する。あなたはそれをマナ・コストを支払うことなく唱えてもよい。"
        "これにより唱えられなかった追放されたカードをあなたのライブラリーの一番下に無作為の順番で置く。",
    ),
    (
        "Exile target creature that dealt damage to you this turn.",
        "このターンにあなたにダメージを与えたクリーチャー１体を対象とする。それを追放する。",
    ),
    (
        "Each player's life total becomes the lowest life total among all players.",
        "各プレイヤーのライフの総量は、すべてのプレイヤーのライフの総量のうち最も少ない値になる。",
    ),
    (
        "Each player's life total becomes the highest life total among all players.",
        "各プレイヤーのライフの総量は、すべてのプレイヤーのライフの総量のうち最も多い値になる。",
    ),
    (
        "Each player's life total becomes the number of creatures they control.",
        "各プレイヤーのライフの総量は、自分がコントロールしているクリーチャーの総数に等しくなる。",
    ),
    (
        "Destroy target nonland permanent with the lowest mana value.",
        "マナ総量が最小の土地でないパーマネント１つを対象とする。それを破壊する。",
    ),
    (
        "The next time target creature would deal damage this turn, prevent that damage.",
        "クリーチャー１体を対象とする。このターン、次にそれがダメージを与えるなら、そのダメージを軽減する。",
    ),
    (
        "Target opponent loses 5 life unless that player discards two cards or sacrifices a creature or planeswalker.",
        "対戦相手１人を対象とする。そのプレイヤーがカード２枚を捨てるかクリーチャーかプレインズウォーカー１体を生け贄に捧げないかぎり、"
        "そのプレイヤーは５点のライフを失う。",
    ),
    (
        "Draw two cards, then discard one of them.",
        "カード２枚を引き、その後、そのうち１枚を捨てる。",
    ),
    (
        "Destroy all creatures and all permanents attached to creatures.",
        "すべてのクリーチャーとクリーチャー１体につけられているすべてのパーマネントを破壊する。",
    ),
    (
        "If you cast this spell during your main phase, you gain 3 life.",
        "あなたがあなたのメイン・フェイズの間に～を唱えていたなら、あなたは３点のライフを得る。",
    ),
    (
        "Target opponent exiles cards from the top of their library until they "
        "exile an artifact card. You may cast that card without paying its mana cost.",
        "対戦相手１人を対象とする。そのプレイヤーは、アーティファクト・カード１枚が追放されるまで、"
        "自分のライブラリーの一番上からカードを追放する。あなたはそれをマナ・コストを支払うことなく唱えてもよい。",
    ),
    (
        "Target opponent reveals cards from the top of their library "
        "until they reveal a land card. Put that card into their graveyard.",
        "対戦相手１人を対象とする。そのプレイヤーは、土地・カード１枚が公開されるまで、"
        "自分のライブラリーの一番上からカードを公開する。それをオーナーの墓地に置く。",
    ),
    (
        "Return target creature card from your graveyard to the battlefield transformed.",
        "あなたの墓地にあるクリーチャー・カード１枚を対象とする。それを変身させた状態で戦場に戻す。",
    ),
    (
        "Counter target spell unless its controller pays {3}.",
        "呪文１つを対象とする。それのコントローラーが{3}を支払わないかぎり、それを打ち消す。",
    ),
    (
        "Destroy all creatures. They can't be regenerated.",
        "すべてのクリーチャーを破壊する。それらは再生できない。",
    ),
    (
        "Exile the top card of your library. Until the end of your next turn, you may play that card.",
        "あなたのライブラリーの一番上のカードを追放する。あなたの次のターンの終了時まで、あなたはそれをプレイしてもよい。",
    ),
    (
        "Target opponent reveals cards from the top of their library until two land cards are revealed. "
        "That player puts all cards revealed this way into their graveyard.",
        "対戦相手１人を対象とする。そのプレイヤーは、土地・カード２枚が公開されるまで、"
        "自分のライブラリーの一番上からカードを公開する。そのプレイヤーは残りを自分の墓地に置く。",
    ),
    (
        "Look at the top five cards of target opponent's library, then put them back in any order.",
        "対戦相手１人を対象とする。そのプレイヤーのライブラリーの一番上からカード５枚を見る。それらを好きな順番で戻す。",
    ),
    (
        "Tap X target creatures.",
        "クリーチャーＸ体を対象とする。それらをタップする。",
    ),
    (
        "Exile any number of target cards from a single graveyard.",
        "単一の墓地にある望む枚数のカードを対象とする。それらを追放する。",
    ),
    (
        "Double target creature's power and toughness until end of turn.",
        "クリーチャー１体を対象とする。ターン終了時まで、それのパワーとタフネスをそれぞれ２倍にする。",
    ),
    (
        "Exchange life totals with target player.",
        "プレイヤー１人を対象とする。あなたとそのプレイヤーはライフの総量を交換する。",
    ),
    (
        "Triple target creature's power and toughness until end of turn.",
        "クリーチャー１体を対象とする。ターン終了時まで、それのパワーとタフネスをそれぞれ３倍にする。",
    ),
]

LINES = [(*pair, PERMANENT) for pair in OF_PERMANENTS] + [(*pair, SPELL) for pair in OF_SPELLS]


@pytest.mark.parametrize(("english", "japanese", "line"), LINES)
def test_a_line_is_printed_as_japanese_cards_say_it_and_reads_to_equal_terms(
    english: str, japanese: str, line: TypeLine
) -> None:
    abilities = read_card_text(english, "", line)
    assert said(abilities) == japanese
    assert plain(read_card_text(japanese, "", line)) == plain(abilities)


@pytest.mark.parametrize(
    ("english", "died", "put"),
    [
        (
            "When ~ dies, draw a card.",
            "～が死亡したとき、カード１枚を引く。",
            "～が戦場から墓地に置かれたとき、カード１枚を引く。",
        ),
        (
            "When ~ enters or dies, draw a card.",
            "～が戦場に出るか死亡したとき、カード１枚を引く。",
            "～が戦場に出るか戦場から墓地に置かれたとき、カード１枚を引く。",
        ),
        (
            "If ~ would be put into a graveyard from the battlefield, exile it instead.",
            "～が死亡するなら、代わりに～を追放する。",
            "～が戦場から墓地に置かれるなら、代わりに～を追放する。",
        ),
        (
            "Whenever another creature dies, draw a card.",
            "他のクリーチャーが１体死亡するたび、カード１枚を引く。",
            "他のクリーチャーが１体死亡するたび、カード１枚を引く。",
        ),
    ],
)
def test_only_what_may_live_is_said_to_die(english: str, died: str, put: str) -> None:
    abilities = read_card_text(english, "", PERMANENT)
    assert [said(abilities), said(abilities, lives=False)] == [died, put]


def test_a_number_of_the_sentence_is_not_passed_over() -> None:
    one = "～と他のクリーチャー２体以上が攻撃するたび、カード１枚を引く。"
    assert plain(read_card_text(one, "", PERMANENT)) != plain(
        read_card_text(one.replace("２体", "３体"), "", PERMANENT)
    )


def test_another_creature_is_not_what_is_other_than_the_source() -> None:
    this = read_card_text("～でないクリーチャー１体を生け贄に捧げる。", "", SPELL)
    other = read_card_text("他のクリーチャー１体を生け贄に捧げる。", "", SPELL)
    assert plain(this) != plain(other)


def test_one_of_some_keywords_is_chosen_among_two_or_three_only() -> None:
    text = "クリーチャー１体を対象とする。ターン終了時まで、それは飛行のうちあなたが選んだ１つを得る。"
    with pytest.raises(CardTextNotUnderstood):
        read_card_text(text, "", SPELL)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (
            "あなたがあなたのドロー・ステップにカードを引くなら、代わりにあなたはそのドローを２回飛ばしてもよい。",
            PERMANENT,
        ),
        ("飛行も到達か警戒も持たないすべてのクリーチャーを破壊する。", SPELL),
        ("このターンにあなたに戦闘中にダメージを与えたクリーチャー１体を対象とする。それを追放する。", SPELL),
        ("各プレイヤーのライフの総量は、すべてのプレイヤーの手札の枚数のうち最も少ない値になる。", SPELL),
        ("～は飛行を持ちあなたがコントロールしているクリーチャー１体につき＋１/＋１の修整を受ける。", PERMANENT),
        ("あなたが島をコントロールしているかぎり、飛行を持つ。", PERMANENT),
        ("土地１つと、クリーチャー１体を対象とする。カード１枚を引く。\n後者を破壊する。", SPELL),
        ("土地１つと、クリーチャー１体を対象とする。前者を破壊する。\n前者と後者を破壊する。", SPELL),
        ("マナ総量が最小か最大の土地でないパーマネント１つを対象とする。それを破壊する。", SPELL),
        ("あなたの手札にあるカードが７枚以下なら、その差に等しい枚数のカードを引く。", SPELL),
        ("これにより唱えられた追放されたカードをあなたのライブラリーの一番下に無作為の順番で置く。", SPELL),
        ("対戦相手１人がオーナーでないカード１枚を、追放領域からそのプレイヤーの墓地に置く。", SPELL),
        ("昼でも夜でもないなら、～が戦場に出るに際し、夜になる。", PERMANENT),
        ("この呪文を唱えるための追加コストとして、あなたはドラゴンの後見を２回受けてもよい。", SPELL),
        ("段階\n・炎 ― カード１枚を引く。\n・大炎 ― カード２枚を引く。", SPELL),
        ("放題\n・炎 ― {0} ― カード１枚を引く。\n・大炎 ― {2} ― カード２枚を引く。", SPELL),
        ("Tiered\n• Fire — Draw a card.\n• Fira — {2} — Draw two cards.", SPELL),
        ("Spree\n• Draw a card.\n+ {2} — Draw two cards.", SPELL),
        ("対戦相手の指輪所持者が攻撃するたび、カード１枚を引く。", PERMANENT),
        ("カード１枚を追放する。それが追放され続けていないかぎり、あなたはそれをプレイしてもよい。", SPELL),
        ("変身させた状態でクリーチャー１体を対象とする。それをオーナーの手札に戻す。", SPELL),
        (
            "～が攻撃するたび、あなたは、ターン終了時まで、それが＋２/＋２の修整を受けるか飛行を得ることを選んでもよい。",
            PERMANENT,
        ),
        ("各プレイヤーはカード１枚を捨てる。そうしない各対戦相手は、３点のライフを失う。", SPELL),
    ],
)
def test_what_is_only_near_to_a_wording_is_refused(text: str, line: TypeLine) -> None:
    with pytest.raises(CardTextNotUnderstood):
        read_card_text(text, "", line)
