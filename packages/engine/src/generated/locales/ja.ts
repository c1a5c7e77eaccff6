// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ja',
  plurals: 'other',
  quantities: `
#length	長さ
メートル;;$/メートル
ミクロン

オングストローム
フェルミ
インチ;;$/インチ		″
フィート;;$/フィート		′
ヤード


マイル
海里	海里
ミル

ライン
バーリーコーン
ネイル
パーム（長さ）
ハンド
スパン
キュビット
エル
ペース
スムート

ファゾム	fth
ロッド
カラム
チェーン

技師チェーン
ハロン
リーグ
ケーブル
ケーブル（米）
英海里
海リーグ
データマイル
スカンジナビアマイル	smi

リンク（米測量）
ロッド（米測量）
チェーン（米測量）
ファゾム（米測量）
ハロン（米測量）
マイル（米測量）
リーグ（米測量）
天文単位
パーセク
光秒
光分
光時
光日
光年	光年
地球半径
木星半径
太陽半径
プランク長

長さの自然単位



ポイント
パイカ
トゥイップ
CSSピクセル
プリンターポイント
プリンターパイカ
TeXポイント
スケールドポイント
TeXパイカ
TeXディドーポイント
TeXシセロ

シセロ
尺	尺
寸	寸
分（長さ）
厘	厘
間	間
丈	丈
町（長さ）
里	里
鯨尺	鯨尺
尺（中国）
寸（中国）
丈（中国）
里（中国）
尺（香港）
ワー（タイ）
リーニュ
プース
王のピエ
トワーズ
ペス
パッスス
スタディウム
ローマンマイル
プース（ギリシャ）
スタディオン
聖書キュビット
手幅（聖書）
王室キュビット
フランスフィート（ケベック）
アルパン（長さ）
バラ（長さ）
レグア
バラ（テキサス）
アルシン
ヴェルショーク
サージェン
露里
ケープフィート
ケープルード
カサバ



アルン
デンマーク・アレン
ウィーン・クラフター
#area	面積
平方メートル;;$/平方メートル
平方キロメートル;;$/平方キロメートル

平方センチメートル;;$/平方センチメートル

ヘクタール
アール


バーン
ダルシー
平方インチ;;$/平方インチ
平方フィート

平方マイル;;$/平方マイル



エーカー
ルード
セクション
タウンシップ
ルーフィングスクエア

平方マイル（米測量）
エーカー（米測量）


円インチ
ドゥナム	$ドゥナム
ストレンマ
フェッダーン
坪
歩（農地）	歩
畝	畝
反
町（面積）	町
畳
坪（韓国）
坪（台湾）
畝（中国）
平方ワー
ガーン
ライ
グンタ
カナル
マルラ
小マルラ
ムラッバ
アンカナム
セント（土地）
グラウンド（印）
ビガー（ベンガル）
カッタ（ベンガル）
チャタック（土地）
カッタ（アッサム）
レッサ
ビガー（ビハール）
カッタ（ビハール）
ドゥール（ビハール）
ビスワ
ビガー（ネパール）
カッタ（ネパール）
ドゥール（ネパール）
ロパニ
アーナ
アルパン
アルパン（パリ）
デシャチーナ
モルゲン
ユゲルム
ハイド
マンサナ
クエルダ

トゥンランド

分(台湾)
アルケイレ(サンパウロ)
アルケイレ(ミナスジェライス)
タレア
プロイセン・モルゲン
アフガニスタン・ジェリブ
ヨッホ
#volume	体積
立方メートル;;$/立方メートル


立方センチメートル;;$/立方センチメートル


リットル;;$/リットル
ステール

立方インチ
立方フィート







エーカーフィート	ac ft



コード
ホップスフィート


ガロン;;$/ガロン


クォート
パイント
米カップ	米カップ
ジル
液量オンス
ドラム	液量ドラム	fl dr
米ミニム
テーブルスプーン（米）
ティースプーン（米）
中さじ $	中さじ $	中さじ$
法定カップ（米）
$ メトリック液量オンス	fl oz m.	$ fl oz m.
ダッシュ
つまみ	つまみ
スミジェン
タッド
滴	滴

ジガー	ジガー
ショット
フィフス
ブッシェル

乾量ガロン
乾量クォート
乾量パイント
バレル
ビールバレル
ケグ
クォータービールバレル
シクステル
コーネリアスケグ
ヨーロッパ式ケグ
液量バレル
乾量バレル
クランベリーバレル

バット
タン
英ガロン;;$/英ガロン
英クォート		qt-Imp.
英パイント
英カップ

英液量オンス	fl oz Imp	Imp fl oz
英液量ドラム
英ミニム
英大さじ
半オンス大さじ
英小さじ
英デザートスプーン	英デザートスプーン
英ペック
英ブッシェル
英バレル
ファーキン
キルダーキン
英ホグスヘッド
メトリックカップ	mc
テーブルスプーン
ティースプーン
計量デザートスプーン
大さじ（豪）
メトリックパイント	mpt
カップ	カップ
大さじ $	大さじ $	大さじ$
小さじ $	小さじ $	小さじ$


グラス（スウェーデン）
カンナ（スウェーデン）
ヴェドロー
ファネガ
升（中国）
斗（中国）
石（中国）
アンフォラ
コンギウス
セクスタリウス
モディウス
メトレテス
メディムノス
バト
ヒン
ログ（聖書）
カブ（聖書）
エファ
セア
オメル
ホメル
ワインボトル
ハーフボトル
マグナム
ジェロボアム
レオボアム
マチュザレム
サルマナザール
バルタザール
ネビュカドネザール
升
石	石
斗	斗
合
勺	勺
才	才

フェースコード
グラウラー
マレーシア・ガンタン
カバン
#mass	質量
キログラム;;$/キログラム
グラム;;$/グラム
トン

キンタル
カラット
ポンド;;$/ポンド

オンス;;$/オンス

グレーン	グレーン
ストーン
クォーターハンドレッドウェイト
米ハンドレッドウェイト
英ハンドレッドウェイト
米トン	s/t
英トン
スラグ

トロイオンス

薬用ポンド
薬用オンス
薬用ドラム


バタースティック
標準飲酒量（米）
アルコール単位（英）
標準飲酒量（豪）
ダルトン
電子質量
陽子質量

プランク質量
太陽質量
地球質量
木星質量
貫
斤
匁
分 - 質量	分 - 質量	分
斤（中国）
担（中国）
両（中国）
銭（中国）
カティー
テール
ピクル
トロイテール
斤（韓国）
ドン（韓国）
バーツ（質量）
バーツ（金）
トラ
マシャ
ラッティ
セール
チッタック
モーンド
ドイツポンド
ツェントナー
グレーン（パリ）
リーブル
リブラ
アローバ
アローバ（メートル法）
フント
ゾロトニク
ロート
プード
ローマポンド
ローマオンス
ドラクマ
オボル
アッティカミナ
アッティカタラント
シェケル
聖書ミナ
聖書タラント

ガンマ(質量)


ビス
ビルマ・チャット(重さ)
エジプト・オッカ
エジプト・カンタール
キプロス・オッカ
スコールプンド
#time	時間
秒;;$/秒	秒	s
分;;$/分	分	m
時間;;$/時間	時間	h
クオーター時間
日;;$/日	日	d
週間;;$/週	週間;;$/週	w
フォートナイト（2週間）
か月;;$/月	か月;;$/月	m
四半期;;$/四半期	$四半期	Q
半年
年;;$/年	年	y
十年	十年
世紀	世紀
千年紀


泊;;$/泊	泊
日（年齢）
週（年齢）
か月（年齢）
年（年齢）
平年
閏年
グレゴリオ年
グレゴリオ月
太陽年
恒星年
朔望月
恒星月
分点月
恒星日
恒星時
恒星分
恒星秒
ソル（火星日）
シェイク
スヴェドベリ
ジフィ
モーメント

プランク時間
時間の原子単位
スウォッチビート
#labor	工数
人時
人日
人週
人月
フルタイム当量
#temperature	温度
ケルビン
摂氏 $ 度;摂氏	$°C
華氏 $ 度;華氏	$°F
ランキン度
#temperature-difference	温度差
ケルビン差
セルシウス度差
華氏度差
#speed	速度とペース
秒速 $ メートル;メートル毎秒

時速 $ キロメートル;キロメートル毎時


時速 $ マイル;マイル毎時		mi/h





ノット
英ノット

光	光
マッハ
速度の原子単位
#acceleration	加速度
メートル毎秒毎秒





重力加速度	G
ガリレオ
#angle	角度
ラジアン
度	度	°
分角	分	′
秒角	秒	″


グラード
回転
象限
宮（黄道）
時角
方位点
二進度
ミル（NATO）
#solid-angle	立体角
ステラジアン



スパット
#frequency	周波数
ヘルツ




サイクル毎秒
回転毎秒
回転毎分
拍毎分

フレーム毎秒
ボー
#angular-speed	角速度
#force	力
ニュートン
ダイン

重量キログラム
グラム重
トン重
重量ポンド


キップ
#pressure	圧力
パスカル
バール	bar
気圧
工学気圧
トル




重量ポンド毎平方インチ










水柱ミリメートル
水柱センチメートル
水柱メートル
水柱インチ
水柱フィート




水銀柱マイクロメートル
水銀柱ミリメートル	mm Hg	mmHg
水銀柱センチメートル
水銀柱インチ		" Hg
水銀柱フィート




水銀柱メートル
#gauge-pressure	ゲージ圧
#energy	エネルギー
ジュール
エルグ

ワット時
キロワット時
電子ボルト		$ eV
カロリー		calth
カロリー	cal
国際蒸気表カロリー	cal-IT	$ cal-IT



テルミー
フリゴリ
$ BTU-IT	$ BTU-IT	$ BTU-IT
英熱量	BTU








米サーム	米サーム



クワッド
TNTトン
TNTグラム

石油換算トン










フォエ
#power	仕事率
ワット
英馬力
馬力	馬力	hp












冷凍トン
太陽光度






冷却塔トン
#torque	トルク
ニュートンメートル	N⋅m






ポンドフィート	lbf⋅ft
#momentum	運動量
#moment-of-inertia	慣性モーメント
#surface-tension	表面張力と剛性
#fracture-toughness	破壊靱性
#fuel-economy	燃費

リットル毎100キロメートル	L/100km
リットル毎キロメートル



マイル毎ガロン
マイル毎英ガロン
#data	データ量
ビット	bit	b
バイト	byte	B
オクテット
ニブル
クラム（2ビット）

ナット

トリット
ワード
ダブルワード
クワッドワード
#data-rate	データ転送速度
#resolution	解像度

ピクセル/cm	ppcm

ピクセル/インチ
ドット/インチ
ドット/cm
#graphics	グラフィック
ピクセル
ドット	ドット
#typewidth	文字幅
em;フォントサイズ em	em
エン
#ratio	比と個数
パーツ	パーツ
パーセント	$%
パーミル	$‰
パーミリアド	$‱

ppm
ppb



金（純度）	金	K
プルーフ（米）
プルーフ（英）
組
三つ組
半ダース
ダース
パン屋の1ダース
スコア（20）
百
ロングハンドレッド

グレートグロス
千
ミリアド（1万）
ラーク
百万
クロール
十億
兆
帖（紙）
連
#container-capacity	コンテナ容量
#level	レベル
電力比
デシベル
ベル
ネーパ

絞り段数
#loudness	音の大きさ
ソーン
フォン
#musical-interval	音程
周波数比
オクターブ
全音
半音
四分音

サバール
ディケード
#density	密度
#specific-weight	比重量


$Hg;水銀柱	$Hg
水（比重量）
#linear-density	線密度


テックス
デニール



メートル番手
#area-density	面密度












匁(絹)
#volume-flow	体積流量



























マイナーズインチ
スベルドラップ
#mass-flow	質量流量
#molar-flow	モル流量
#dynamic-viscosity	粘度

ポアズ

レイン
#kinematic-viscosity	動粘度


ストークス



レッドウッド秒
#fluidity	流動度

レー
#vapor-permeance	透湿係数

パーム
パーム（0 °C）
パーム（23 °C）
メートル系パーム
#vapor-permeability	透湿率

パームインチ
パームインチ（0 °C）
パームインチ（23 °C）
#turbidity	濁度
#specific-energy	比エネルギー
#energy-density	エネルギー密度





ガソリンのエネルギー密度
#molar-energy	モルエネルギー
#thermal-conductivity	熱伝導率
#thermal-insulance	熱抵抗



クロ
トグ
#thermal-expansion	熱膨張
#heat-capacity	熱容量とエントロピー
#specific-heat-capacity	比熱容量
#molar-heat-capacity	モル熱容量


気体定数
#heat-flux	熱流束と放射照度
#heat-transfer-coefficient	熱伝達率
#radiant-exposure	放射露光量
#amount-of-substance	物質量
モル
項目	項目













アインシュタイン
#molar-concentration	モル濃度


pH
モーラー
#molality	質量モル濃度

グルコース	Glc
#catalytic-activity	触媒活性
カタール
酵素単位
#catalytic-concentration	触媒活性濃度
#filtration-rate	糸球体濾過量
#electric-current	電流
アンペア






平均国際アンペア
#current-noise-density	電流雑音密度
#electric-charge	電荷
クーロン		$ C
アンペア時

電気素量
ファラデー


フランクリン
#voltage	電圧
ボルト



平均国際ボルト
#voltage-noise-density	電圧雑音密度
#electric-resistance	電気抵抗
オーム




平均国際オーム
#electric-conductance	コンダクタンス
ジーメンス		$ S
#capacitance	静電容量
ファラド		$ F
#inductance	インダクタンス
ヘンリー		$ H
#magnetic-flux	磁束
ウェーバ
マクスウェル
単位磁極
#magnetic-flux-density	磁束密度
テスラ
ガウス
#magnetic-field-strength	磁場の強さ


エルステッド
#magnetic-moment	磁気モーメント
#electric-field-strength	電場の強さ
#electric-dipole-moment	電気双極子モーメント

デバイ
#resistivity	電気抵抗率
#conductivity	電気伝導率
#apparent-power	皮相電力と無効電力

バール（無効電力）
#apparent-energy	皮相電力量と無効電力量
#luminous-intensity	光度
カンデラ
燭光
国際燭
#luminance	輝度

ニト



スチルブ
#illuminance	照度
ルクス



フォト
#luminous-flux	光束
ルーメン
球面燭光
#luminous-exposure	露光量
#wavenumber	波数



カイザー
ジオプトリー
#spectral-flux-density	スペクトル束密度

ジャンスキー
#activity	放射能
ベクレル		$ Bq
キュリー
#activity-concentration	放射能濃度
#absorbed-dose	吸収線量
グレイ		$ Gy
ラド
#equivalent-dose	線量当量
シーベルト		$ Sv
レム
#equivalent-dose-rate	線量当量率
#radiation-exposure	照射線量

レントゲン
#energy-per-distance	距離当たりのエネルギー



キロワット時毎100キロメートル	kWh/100km
#antenna-gain	アンテナ利得
等方性アンテナに対する利得
#computing-performance	計算性能
#telephone-traffic	呼量
#film-speed	フィルム感度
#heat-pump-efficiency	ヒートポンプの効率
#vascular-resistance	血管抵抗
#acoustic-impedance	固有音響インピーダンス
#biological-activity	生物活性
#color-temperature	色温度
K（色温度）
#gas-column	気柱の気体量
#specific-power	質量あたりの仕事率


メッツ
#reduced-electric-field	換算電界

タウンゼント
`,
  units: `
millimole-per-liter	ミリモル毎リットル
petabyte	ペタバイト
terabyte	テラバイト
terabit	テラビット	Tb
gigabyte	ギガバイト
gigabit	ギガビット	Gb
megabyte	メガバイト
megabit	メガビット	Mb
kilobyte	キロバイト	KB
kilobit	キロビット	kb
millisecond	ミリ秒
microsecond	マイクロ秒
nanosecond	ナノ秒
kilocalorie	キロカロリー
megapixel	メガピクセル	MP
kilometer	キロメートル;;$/キロメートル
centimeter	センチメートル;;$/センチメートル
millibar	ミリバール	mb
milliliter	ミリリットル	ml
kiloton-of-tnt	TNT換算キロトン
megaton-of-tnt	TNT換算メガトン
gigaton-of-tnt	TNT換算ギガトン
`,
  patterns: `
joiner	 	 	
quetta	クエタ{0}	Q{0}
ronna	ロナ{0}	R{0}
yotta	ヨタ{0}	Y{0}
zetta	ゼタ{0}	Z{0}
exa	エクサ{0}	E{0}
peta	ペタ{0}	P{0}
tera	テラ{0}	T{0}
giga	ギガ{0}	G{0}
mega	メガ{0}	M{0}
kilo	キロ{0}	k{0}
hecto	ヘクト{0}	h{0}
deka	デカ{0}	da{0}
deci	デシ{0}	d{0}
centi	センチ{0}	c{0}
milli	ミリ{0}	m{0}
micro	マイクロ{0}	μ{0}
nano	ナノ{0}	n{0}
pico	ピコ{0}	p{0}
femto	フェムト{0}	f{0}
atto	アト{0}	a{0}
zepto	ゼプト{0}	z{0}
yocto	ヨクト{0}	y{0}
ronto	ロント{0}	r{0}
quecto	クエクト{0}	q{0}
yobi	ヨビ{0}	Yi{0}
zebi	ゼビ{0}	Zi{0}
exbi	エクスビ{0}	Ei{0}
pebi	ペビ{0}	Pi{0}
tebi	テビ{0}	Ti{0}
gibi	ギビ{0}	Gi{0}
mebi	メビ{0}	Mi{0}
kibi	キビ{0}	Ki{0}
square	平方{0}	{0}²
cubic	立方{0}	{0}³
per	{0}毎{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  words: {"to":["を","は","から","の","in","って","とは","だと","なら","って何","で何","だと何","何","なん"],"after":["杯","に変換","に換算","に直すと","で言うと","でいうと","ですか","になりますか","でいくつ","に","へ","で","に変換すると","に換算すると","に変換して","に直して","にすると","だといくつ","でしょうか","になる","でいうと","ですか","か","に変換してください","に換算してください","に直してください","にしてください","で教えて","で教えてください","に変換お願いします","を教えて","だと","だと何","だといくら","で何","で何度","では何度","だと何度","で何度になる","何度","何杯","何杯分","何杯ですか","何杯分ですか","いくつ","いくつ分","なら","くらい","ぐらい","ですかね","でしょう","かな","になるか","にすると何","にしたら","に直したら","で表すと","でいえば","でどのくらい","でどれくらい","あるか","ありますか","なの"],"and":["と"],"per":["毎"],"opening":["燃費","身長","体重","は","が","の"],"howMany":["何","なん"],"are":["は","の"],"one":[],"endings":[],"scales":{"百":"100","千":"1000","万":"10000","億":"100000000","兆":"1000000000000"},"halves":{"半":"1/2"},"polite":["お願いします","お願い","教えて","教えてください","すみません","すいません","えーと","えーっと","ええと","こんにちは","か教えて","か教えてください","ですか"],"point":["点","・","."],"cardinals":{"0":"零|〇","1":"一","2":"二","3":"三","4":"四","5":"五","6":"六","7":"七","8":"八","9":"九","10":"十"},"numbers":{"半":"1/2"},"minus":["マイナス","氷点下","零下"],"aliases":{"仏馬力":"horsepower-metric","計量大さじ":"tablespoon-metric","計量小さじ":"teaspoon-metric","コップ":"","テラ":"terabyte","メガ":"megabyte","大さじ$杯":"osaji","小さじ$杯":"kosaji","カップ$杯":"cup-jp","計量カップ$杯":"cup-jp","台風の風速$メートル":"meter-per-second","台風の風速$m":"meter-per-second","風速$メートル":"meter-per-second","風速$m":"meter-per-second","ギガ":"gigabyte","時速$km":"kilometer-per-hour","歩":"","時速$キロ":"kilometer-per-hour","秒速$m":"meter-per-second","秒速$km":"kilometer-per-second","分速$m":"meter-per-minute","秒速":"meter-per-second","時速":"kilometer-per-hour","キロ":"kilometer kilogram","センチ":"centimeter","ミリ":"millimeter milliliter","きろ":"kilometer kilogram","せんち":"centimeter","ぐらむ":"gram","めーとる":"meter","りっとる":"liter","個":"part","点":"part","カロリー":"foodcalorie","ヘーベー":"square-meter","平米":"square-meter","立米":"cubic-meter","リッター":"liter","大匙":"osaji","小匙":"kosaji","升瓶":"sho-jp","帖":"tatami","町":"cho cho-length","町歩":"cho","平方センチ":"square-centimeter","平方ミリ":"square-millimeter","平方キロ":"square-kilometer","立方センチ":"cubic-centimeter","立方ミリ":"cubic-millimeter","へいべい":"square-meter","リューベ":"cubic-meter","糎":"centimeter","シーシー":"cubic-centimeter","日間":"day","ヶ月":"month","カ月":"month","箇月":"month","ヵ月":"month","年間":"year","週":"week","カイリ":"nautical-mile","浬":"nautical-mile","キロ毎時":"kilometer-per-hour","デシリットル":"deciliter","摂氏$":"celsius","華氏$":"fahrenheit","メートルトン":"tonne","メトリックトン":"tonne","摂氏$度":"celsius","華氏$度":"fahrenheit"}},
};

export default locale;
