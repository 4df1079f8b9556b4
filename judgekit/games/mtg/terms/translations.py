"""The words of Magic that have one translation: subtypes (205.3) and keyword abilities (702), Japanese and English."""

from __future__ import annotations

_SUBTYPES = """
    手掛かり=Clue 血=Blood 地図=Map パワーストーン=Powerstone ミュータジェン=Mutagen
    からくり=Contraption 装備品=Equipment 食物=Food 城砦=Fortification 金=Gold 宝物=Treasure
    機体=Vehicle オーラ=Aura カルトーシュ=Cartouche クラス=Class 呪い=Curse ルーン=Rune 英雄譚=Saga 破片=Shard
    祭殿=Shrine 包囲戦=Siege 部屋=Room
    洞窟=Cave 宇宙船=Spacecraft 役割=Role 砂漠=Desert 森=Forest 門=Gate 島=Island 棲み家=Lair 神座=Locus
    鉱山=Mine 山=Mountain 平地=Plains
    魔力炉=Power-Plant 沼=Swamp 塔=Tower ウルザの=Urza's アジャニ=Ajani アミナトゥ=Aminatou アングラス=Angrath
    アーリン=Arlinn アショク=Ashiok バハムート=Bahamut バスリ=Basri ボーラス=Bolas ケイリクス=Calix
    チャンドラ=Chandra ダク=Dack ダッコン=Dakkon ダレッティ=Daretti ダブリエル=Davriel ディハーダ=Dihada
    ドムリ=Domri ドビン=Dovin エリーウィック=Ellywick エルズペス=Elspeth エストリッド=Estrid
    フレイアリーズ=Freyalise ガラク=Garruk ギデオン=Gideon グリスト=Grist ファートリ=Huatli ジェイス=Jace ヤヤ=Jaya
    ジェスカ=Jeska カーン=Karn カズミナ=Kasmina ケイヤ=Kaya キオーラ=Kiora コス=Koth リリアナ=Liliana ロルス=Lolth
    ルーカ=Lukka モルデンカイネン=Mordenkainen ナヒリ=Nahiri ナーセット=Narset ニコ=Niko ニッサ=Nissa
    ニクシリス=Nixilis オーコ=Oko ラル=Ral ローアン=Rowan サヒーリ=Saheeli サムト=Samut サルカン=Sarkhan セラ=Serra
    ソリン=Sorin ザット=Szat タミヨウ=Tamiyo テフェリー=Teferi テヨ=Teyo テゼレット=Tezzeret ティボルト=Tibalt
    タイヴァー=Tyvar ウギン=Ugin ヴェンセール=Venser ビビアン=Vivien ヴラスカ=Vraska ウィル=Will
    ウィンドグレイス=Windgrace レン=Wrenn ゼナゴス=Xenagos ヤングー=Yanggu ヤンリン=Yanling ザリエル=Zariel
    出来事=Adventure 秘儀=Arcane 講義=Lesson 罠=Trap アドバイザー=Advisor 霊基体=Aetherborn 同盟者=Ally 天使=Angel
    アンテロープ=Antelope 類人猿=Ape 射手=Archer 執政官=Archon 軍団=Army 工匠=Artificer 暗殺者=Assassin
    組立作業員=Assembly-Worker エイトグ=Atog オーロクス=Aurochs アバター=Avatar アズラ=Azra アナグマ=Badger
    バーバリアン=Barbarian バード=Bard バジリスク=Basilisk コウモリ=Bat 熊=Bear ビースト=Beast ビーブル=Beeble
    ビホルダー=Beholder 狂戦士=Berserker 鳥=Bird ちらつき蛾=Blinkmoth 猪=Boar 運び手=Bringer
    ブラッシュワグ=Brushwagg カマリッド=Camarid ラクダ=Camel カリブー=Caribou キャリアー=Carrier 猫=Cat
    ケンタウルス=Centaur セファリッド=Cephalid キマイラ=Chimera 市民=Citizen クレリック=Cleric コカトリス=Cockatrice
    構築物=Construct 臆病者=Coward カニ=Crab クロコダイル=Crocodile サイクロプス=Cyclops ダウスィー=Dauthi
    亜神=Demigod デーモン=Demon 探偵=Detective 脱走者=Deserter デビル=Devil 恐竜=Dinosaur ジン=Djinn 犬=Dog ドラゴン=Dragon
    ドレイク=Drake ドレッドノート=Dreadnought ドローン=Drone ドルイド=Druid ドライアド=Dryad ドワーフ=Dwarf
    イフリート=Efreet 卵=Egg エルダー=Elder エルドラージ=Eldrazi エレメンタル=Elemental 象=Elephant エルフ=Elf
    大鹿=Elk 眼=Eye フェアリー=Faerie イタチ=Ferret 魚=Fish 旗手=Flagbearer 狐=Fox フラクタル=Fractal カエル=Frog
    ファンガス=Fungus ガーゴイル=Gargoyle 細菌=Germ 巨人=Giant ノール=Gnoll ノーム=Gnome ヤギ=Goat ゴブリン=Goblin
    神=God ゴーレム=Golem ゴルゴン=Gorgon 墓生まれ=Graveborn グレムリン=Gremlin グリフィン=Griffin ハッグ=Hag
    ハーフリング=Halfling ハムスター=Hamster ハーピー=Harpy ヘリオン=Hellion カバ=Hippo ヒポグリフ=Hippogriff
    ホマリッド=Homarid ホムンクルス=Homunculus ホラー=Horror 馬=Horse 人間=Human ハイドラ=Hydra ハイエナ=Hyena
    イリュージョン=Illusion インプ=Imp インカーネーション=Incarnation 墨獣=Inkling 昆虫=Insect ジャッカル=Jackal
    クラゲ=Jellyfish 巨大戦車=Juggernaut カヴー=Kavu 麒麟=Kirin キスキン=Kithkin 騎士=Knight コボルド=Kobold
    コー=Kor クラーケン=Kraken ラミア=Lamia ラマスー=Lammasu ヒル=Leech リバイアサン=Leviathan ルアゴイフ=Lhurgoyf
    リシド=Licid トカゲ=Lizard マンティコア=Manticore マスティコア=Masticore 傭兵=Mercenary マーフォーク=Merfolk
    メタスラン=Metathran ミニオン=Minion ミノタウルス=Minotaur モグラ=Mole モンガー=Monger マングース=Mongoose
    モンク=Monk 猿=Monkey ムーンフォーク=Moonfolk ハツカネズミ=Mouse ミュータント=Mutant マイア=Myr 神秘家=Mystic
    ナーガ=Naga オウムガイ=Nautilus ネフィリム=Nephilim ナイトメア=Nightmare 魔=Nightstalker 忍者=Ninja 貴族=Noble
    ノッグル=Noggle ノーマッド=Nomad ニンフ=Nymph タコ=Octopus オーガ=Ogre ウーズ=Ooze オーブ=Orb オーク=Orc
    オーグ=Orgg カワウソ=Otter アウフ=Ouphe 雄牛=Ox カキ=Oyster センザンコウ=Pangolin 農民=Peasant ペガサス=Pegasus
    ペンタバイト=Pentavite 邪魔者=Pest フェルダグリフ=Phelddagrif フェニックス=Phoenix ファイレクシアン=Phyrexian
    操縦士=Pilot ピンチャー=Pincher 海賊=Pirate 植物=Plant 法務官=Praetor プリズム=Prism 昇華者=Processor 兎=Rabbit
    レインジャー=Ranger ネズミ=Rat レベル=Rebel 反射=Reflection サイ=Rhino 装具工=Rigger ならず者=Rogue 黒貂=Sable
    サラマンダー=Salamander 侍=Samurai 砂漠の民=Sand 苗木=Saproling サテュロス=Satyr カカシ=Scarecrow 末裔=Scion
    蠍=Scorpion スカウト=Scout 彫像=Sculpture 農奴=Serf 海蛇=Serpent 霊気装置=Servo シェイド=Shade シャーマン=Shaman
    多相の戦士=Shapeshifter サメ=Shark 羊=Sheep セイレーン=Siren スケルトン=Skeleton スリス=Slith スリヴァー=Sliver
    ナメクジ=Slug 蛇=Snake 兵士=Soldier サルタリー=Soltari 落とし子=Spawn スペクター=Specter
    スペルシェイパー=Spellshaper スフィンクス=Sphinx 蜘蛛=Spider スパイク=Spike スピリット=Spirit 裂片=Splinter
    スポンジ=Sponge イカ=Squid リス=Squirrel ヒトデ=Starfish サラカー=Surrakar 生存者=Survivor 触手=Tentacle
    テトラバイト=Tetravite サラカス=Thalakos 飛行機械=Thopter スラル=Thrull ティーフリング=Tiefling
    ツリーフォーク=Treefolk 三葉虫=Trilobite トリスケラバイト=Triskelavite トロール=Troll 海亀=Turtle
    ユニコーン=Unicorn 吸血鬼=Vampire ヴィダルケン=Vedalken ヴィーアシーノ=Viashino ボルバー=Volver 壁=Wall
    邪術師=Warlock 戦士=Warrior 奇魔=Weird 狼男=Werewolf 鯨=Whale ウィザード=Wizard 狼=Wolf クズリ=Wolverine
    ウォンバット=Wombat 蟲=Worm レイス=Wraith ワーム=Wurm イエティ=Yeti ゾンビ=Zombie ずべら=Zubera ジャンク=Junk 着陸船=Lander
    ボブルヘッド=Bobblehead 培養器=Incubator 背景=Background 事件=Case 町=Town 惑星=Planet 魁渡=Kaito
    エルミンスター=Elminster ミンスク=Minsc ターシャ=Tasha クイントリウス=Quintorius ヴロノス=Vronos ウルザ=Urza
    ドクター=Doctor ダーレク=Dalek サイバーマン=Cyberman タイム・ロード=Time_Lord アライグマ=Raccoon スカンク=Skunk
    ダニ=Mite 乗騎=Mount 光霊=Glimmer 玩具=Toy 英雄=Hero ロボット=Robot 科学者=Scientist ネクロン=Necron
    ティラニッド=Tyranid アスタルテス=Astartes モーグリ=Moogle アルマジロ=Armadillo カピバラ=Capybara コヨーテ=Coyote
    ヤマアラシ=Porcupine ナマケモノ=Sloth カタツムリ=Snail アザラシ=Seal ビーバー=Beaver
"""

_KEYWORDS = """
    接死=deathtouch 防衛=defender 二段攻撃=double_strike エンチャント=enchant 装備=equip 先制攻撃=first_strike
    瞬速=flash 飛行=flying 速攻=haste 呪禁=hexproof 破壊不能=indestructible 威嚇=intimidate 絆魂=lifelink
    プロテクション=protection 到達=reach 被覆=shroud トランプル=trample 警戒=vigilance 護法=ward バンド=banding
    ランページ=rampage 累加アップキープ=cumulative_upkeep 側面攻撃=flanking フェイジング=phasing バイバック=buyback
    シャドー=shadow サイクリング=cycling エコー=echo 馬術=horsemanship 消散=fading キッカー=kicker
    フラッシュバック=flashback マッドネス=madness 畏怖=fear 変異=morph 増幅=amplify 挑発=provoke ストーム=storm
    親和=affinity 双呪=entwine 接合=modular 烈日=sunburst 武士道=bushido 転生=soulshift 連繋=splice 献身=offering
    忍術=ninjutsu 歴伝=epic 召集=convoke 発掘=dredge 変成=transmute 狂喜=bloodthirst 憑依=haunt 複製=replicate
    予見=forecast 移植=graft 復活=recover 波及=ripple 刹那=split_second 待機=suspend 消失=vanishing 吸収=absorb
    オーラ交換=aura_swap 探査=delve 城砦化=fortify 激情=frenzy 墓地ストーム=gravestorm 有毒=poisonous
    変形=transfigure 覇権=champion 多相=changeling 想起=evoke 秘匿=hideaway 徘徊=prowl 補強=reinforce 共謀=conspire
    頑強=persist 萎縮=wither 回顧=retrace 貪食=devour 賛美=exalted 蘇生=unearth 続唱=cascade 滅殺=annihilator
    Lvアップ=level_up 反復=rebound 族霊鎧=totem_armor 感染=infect 喊声=battle_cry 生体武器=living_weapon
    不死=undying 奇跡=miracle 結魂=soulbond 超過=overload 活用=scavenge 解鎖=unleash 暗号=cipher 進化=evolve
    強請=extort 融合=fuse 授与=bestow 貢納=tribute 廃位=dethrone 秘策=hidden_agenda 長久=outlast 果敢=prowess
    疾駆=dash 濫用=exploit 威迫=menace 高名=renown 覚醒=awaken 欠色=devoid 嚥下=ingest 無尽=myriad 怒濤=surge
    潜伏=skulk 現出=emerge 増呪=escalate 会戦=melee 搭乗=crew 製造=fabricate 共闘=partner 不抜=undaunted
    即席=improvise 余波=aftermath 不朽=embalm 永遠=eternalize 加虐=afflict 昇殿=ascend 助力=assist 再活=jump-start
    教導=mentor 死後=afterlife 暴動=riot 絢爛=spectacle 脱出=escape 相棒=companion 変容=mutate 再演=encore
    誇示=boast 予顕=foretell 実演=demonstrate 降霊=disturb 腐乱=decayed 多重キッカー=multikicker 大変異=megamorph
    プレインズウォーカー越えトランプル=trample_over_planeswalkers
    上忍術=commander_ninjutsu 両策=double_agenda 日暮=daybound 夜明=nightbound
    訓練=training 奇襲=blitz 犠牲=casualty 貪欲=ravenous 動員=mobilize 分隊=squad 毒性=toxic 協約=bargain
    賛助=backup 兆候=impending ワープ=warp 計画=plot 騎乗=saddle 新生=offspring 消尽=exhaust ジョブ選択=job_select
    完成化=compleated エンジン始動！=start_your_engines! 後援=enlist 先読=read_ahead 金属生命体=living_metal
    大混乱=mayhem ウェブスリング=web-slinging フリーランニング=freerunning 調和=harmonize 火の技=firebending
    背景選択=choose_a_background ドクターのコンパニオン=doctor's_companion 永遠の友=friends_forever 共闘―=partner_as
    見た目以上のもの=more_than_meets_the_eye パラダイム=paradigm
    変装=disguise 段階=tiered 放題=spree 換装=reconfigure 試作=prototype 配備=station 作製=craft 切除=cleave
"""


def _pairs(text: str) -> dict[str, str]:
    return {ja: en.replace("_", " ") for ja, _, en in (pair.partition("=") for pair in text.split())}


SUBTYPES = _pairs(_SUBTYPES)
"""English subtypes by their Japanese names."""

KEYWORDS_JA = _pairs(_KEYWORDS)
"""English keyword abilities by their Japanese names."""


TYPES = {
    "アーティファクト": "artifact",
    "クリーチャー": "creature",
    "エンチャント": "enchantment",
    "インスタント": "instant",
    "土地": "land",
    "プレインズウォーカー": "planeswalker",
    "ソーサリー": "sorcery",
    "部族": "tribal",
    "バトル": "battle",
    "パーマネント": "permanent",
}


COLORS = {"白": "white", "青": "blue", "黒": "black", "赤": "red", "緑": "green"}


LANDWALKS = {
    "平地渡り": "plainswalk",
    "島渡り": "islandwalk",
    "沼渡り": "swampwalk",
    "山渡り": "mountainwalk",
    "森渡り": "forestwalk",
    "砂漠渡り": "desertwalk",
}

KINDS_OF_MANA = {"": "", **{ja: f"{name} " for ja, name in {**COLORS, "無色": "colorless"}.items()}}
"""What stands before the word mana, of any type and of each (106.1b): 緑マナ, green mana."""
