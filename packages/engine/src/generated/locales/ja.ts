// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ja',
  plurals: 'other',
  units: `
g-force	G;重力加速度	G
meter-per-square-second	メートル毎秒毎秒
revolution	回転
radian	ラジアン
degree	度	度	°
arc-minute	分	分	′
arc-second	秒	秒	″
square-kilometer	平方キロメートル;;$/平方キロメートル
hectare	ヘクタール
square-meter	平方メートル;;$/平方メートル
square-centimeter	平方センチメートル;;$/平方センチメートル
square-mile	平方マイル;;$/平方マイル
acre	エーカー
square-foot	平方フィート
square-inch	平方インチ;;$/平方インチ
dunam	ドゥナム	$ドゥナム
karat	金	金	K
milligram-ofglucose-per-deciliter	ミリグラム毎デシリットル	mg/dL
millimole-per-liter	ミリモル毎リットル
item	項目	項目
part	パーツ	パーツ
part-per-1e6	ppm
percent	パーセント	$%
permille	パーミル	$‰
permyriad	パーミリアド	$‱
mole	モル
ofglucose	グルコース	Glc
liter-per-kilometer	リットル毎キロメートル
liter-per-100-kilometer	リットル毎100キロメートル	L/100km
mile-per-gallon	マイル毎ガロン
mile-per-gallon-imperial	マイル毎英ガロン
petabyte	ペタバイト
terabyte	テラバイト
terabit	テラビット	Tb
gigabyte	ギガバイト
gigabit	ギガビット	Gb
megabyte	メガバイト
megabit	メガビット	Mb
kilobyte	キロバイト	KB
kilobit	キロビット	kb
byte	バイト	byte	B
bit	ビット	bit	b
century	世紀	世紀
decade	十年	十年
year	年;;$/年	年	y
quarter	四半期;;$/四半期	$四半期	Q
month	か月;;$/月	か月;;$/月	m
week	週間;;$/週	週間;;$/週	w
day	日;;$/日	日	d
hour	時間;;$/時間	時間	h
minute	分;;$/分	分	m
second	秒;;$/秒	秒	s
millisecond	ミリ秒
microsecond	マイクロ秒
nanosecond	ナノ秒
ampere	アンペア
ohm	オーム
volt	ボルト
kilocalorie	キロカロリー
calorie	カロリー		calth
foodcalorie	カロリー	cal
joule	ジュール
kilowatt-hour	キロワット時
electronvolt	電子ボルト		$ eV
british-thermal-unit	英熱量	BTU
therm-us	米サーム	米サーム
pound-force	重量ポンド
newton	ニュートン
kilowatt-hour-per-100-kilometer	キロワット時毎100キロメートル	kWh/100km
hertz	ヘルツ
em	em;フォントサイズ em	em
pixel	ピクセル
megapixel	メガピクセル	MP
pixel-per-centimeter	ピクセル/cm	ppcm
pixel-per-inch	ピクセル/インチ
dot-per-centimeter	ドット/cm
dot-per-inch	ドット/インチ
dot	ドット	ドット
earth-radius	地球半径
kilometer	キロメートル;;$/キロメートル
meter	メートル;;$/メートル
centimeter	センチメートル;;$/センチメートル
mile	マイル
yard	ヤード
foot	フィート;;$/フィート		′
inch	インチ;;$/インチ		″
parsec	パーセク
light-year	光年	光年
astronomical-unit	天文単位
furlong	ハロン
fathom	ファゾム	fth
nautical-mile	海里	海里
mile-scandinavian	スカンジナビアマイル	smi
point	ポイント
solar-radius	太陽半径
lux	ルクス
candela	カンデラ
lumen	ルーメン
solar-luminosity	太陽光度
tonne	トン
kilogram	キログラム;;$/キログラム
gram	グラム;;$/グラム
ton	米トン	s/t
stone	ストーン
pound	ポンド;;$/ポンド
ounce	オンス;;$/オンス
ounce-troy	トロイオンス
carat	カラット
dalton	ダルトン
earth-mass	地球質量
solar-mass	太陽質量
grain	グレーン	グレーン
watt	ワット
horsepower	馬力	馬力	hp
millimeter-ofhg	水銀柱ミリメートル	mm Hg	mmHg
ofhg	$Hg;水銀柱	$Hg
pound-force-per-square-inch	重量ポンド毎平方インチ
inch-ofhg	水銀柱インチ		" Hg
bar	バール	bar
millibar	ミリバール	mb
atmosphere	気圧
pascal	パスカル
kilometer-per-hour	時速 $ キロメートル;キロメートル毎時
meter-per-second	秒速 $ メートル;メートル毎秒
mile-per-hour	時速 $ マイル;マイル毎時		mi/h
knot	ノット
celsius	摂氏 $ 度;摂氏	$°C
fahrenheit	華氏 $ 度;華氏	$°F
kelvin	ケルビン
pound-force-foot	ポンドフィート	lbf⋅ft
newton-meter	ニュートンメートル	N⋅m
cubic-meter	立方メートル;;$/立方メートル
cubic-centimeter	立方センチメートル;;$/立方センチメートル
cubic-foot	立方フィート
cubic-inch	立方インチ
liter	リットル;;$/リットル
milliliter	ミリリットル	ml
pint-metric	メトリックパイント	mpt
cup-metric	メトリックカップ	mc
fluid-ounce-metric	$ メトリック液量オンス	fl oz m.	$ fl oz m.
acre-foot	エーカーフィート	ac ft
bushel	ブッシェル
gallon	ガロン;;$/ガロン
gallon-imperial	英ガロン;;$/英ガロン
quart	クォート
pint	パイント
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	カップ - 米国	カップ - 米国	カップ
cup-imperial	$ cup Imp.;英カップ	$ cup Imp.	$ cup Imp.
fluid-ounce	液量オンス
fluid-ounce-imperial	英液量オンス	fl oz Imp	Imp fl oz
tablespoon	テーブルスプーン
teaspoon	ティースプーン
barrel	バレル
dessert-spoon	中さじ $	中さじ $	中さじ$
dessert-spoon-imperial	英デザートスプーン	英デザートスプーン
drop	滴	滴
dram	ドラム	液量ドラム	fl dr
jigger	ジガー	ジガー
pinch	つまみ	つまみ
quart-imperial	英クォート		qt-Imp.
steradian	ステラジアン
katal	カタール
coulomb	クーロン		$ C
farad	ファラド		$ F
henry	ヘンリー		$ H
siemens	ジーメンス		$ S
calorie-it	国際蒸気表カロリー	cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	ベクレル		$ Bq
sievert	シーベルト		$ Sv
gray	グレイ		$ Gy
kilogram-force	重量キログラム
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	テスラ
weber	ウェーバ
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;スラグ	$ slug	$ slug
gasoline-energy-density	gas E;ガソリンのエネルギー密度	gas E	$ gas E
rin	厘	厘
sun	寸	寸
shaku-length	尺	尺
shaku-cloth	鯨尺	鯨尺
ken	間	間
jo-jp	丈	丈
ri-jp	里	里
bu-jp	歩	歩
se-jp	畝	畝
cho	町	町
kosaji	小さじ $	小さじ $	小さじ$
osaji	大さじ $	大さじ $	大さじ$
cup-jp	カップ	カップ
shaku	勺	勺
sai	才	才
to-jp	斗	斗
koku	石	石
light-speed	光	光
fun	分 - 質量	分 - 質量	分
part-per-1e9	ppb
night	泊;;$/泊	泊
decibel	デシベル
neper	ネーパ
octave	オクターブ
semitone	半音
gradian	グラード
compass-point	方位点
rotation-per-minute	回転毎分
rotation-per-second	回転毎秒
beat-per-minute	拍毎分
frame-per-second	フレーム毎秒
mach	マッハ
pair	組
half-dozen	半ダース
dozen	ダース
hundred	百
thousand	千
million	百万
billion	十億
trillion	兆
horsepower-metric	仏馬力
ton-of-refrigeration	冷凍トン
tablespoon-metric	計量大さじ
teaspoon-metric	計量小さじ
tablespoon-imperial	英大さじ
teaspoon-imperial	英小さじ
shot	ショット
wine-bottle	ワインボトル
long-ton	英トン
hundredweight	米ハンドレッドウェイト
long-hundredweight	英ハンドレッドウェイト
quintal	キンタル
micron	ミクロン
angstrom	オングストローム
hand	ハンド
league	リーグ
light-second	光秒
light-minute	光分
light-hour	光時
light-day	光日
octet	オクテット
nibble	ニブル
baud	ボー
dyne	ダイン
erg	エルグ
gram-force	グラム重
tonne-force	トン重
torr	トル
atmosphere-technical	工学気圧
ton-of-tnt	TNTトン
tonne-of-oil-equivalent	石油換算トン
millennium	千年紀
half-year	半年
year-common	平年
year-leap	閏年
delta-celsius	セルシウス度差
delta-fahrenheit	華氏度差
delta-kelvin	ケルビン差
are	アール
gill	ジル
cord	コード
stere	ステール
poise	ポアズ
stokes	ストークス
gauss	ガウス
maxwell	マクスウェル
oersted	エルステッド
curie	キュリー
roentgen	レントゲン
rad	ラド
rem	レム
diopter	ジオプトリー
nit	ニト
candlepower	燭光
stilb	スチルブ
phot	フォト
tex	テックス
denier	デニール
molar	モーラー
jansky	ジャンスキー
debye	デバイ
person-hour	人時
person-day	人日
pica	パイカ
tsubo	坪
var	バール（無効電力）
phon	フォン
sone	ソーン
electron-mass	電子質量
proton-mass	陽子質量
elementary-charge	電気素量
mil	ミル
watt-hour	ワット時
ampere-hour	アンペア時
cycle-per-second	サイクル毎秒
proof	プルーフ（米）
proof-imperial	プルーフ（英）
trio	三つ組
bakers-dozen	パン屋の1ダース
score	スコア（20）
long-hundred	ロングハンドレッド
great-gross	グレートグロス
lakh	ラーク
crore	クロール
quire	帖
ream	連
rood	ルード
section	セクション
township	タウンシップ
roofing-square	ルーフィングスクエア
square-mile-survey-us	平方マイル（米測量）
acre-survey-us	エーカー（米測量）
link-survey-us	リンク（米測量）
rod-survey-us	ロッド（米測量）
chain-survey-us	チェーン（米測量）
fathom-survey-us	ファゾム（米測量）
furlong-survey-us	ハロン（米測量）
mile-survey-us	マイル（米測量）
league-survey-us	リーグ（米測量）
circular-inch	円インチ
person-week	人週
person-month	人月
spherical-candlepower	球面燭光
candle-international	国際燭
dash	ダッシュ
smidgen	スミジェン
tad	タッド
fifth	フィフス
gallon-dry	乾量ガロン
quart-dry	乾量クォート
pint-dry	乾量パイント
barrel-dry	乾量バレル
barrel-beer	ビールバレル
barrel-liquid	液量バレル
barrel-cranberry	クランベリーバレル
barrel-imperial	英バレル
keg	ケグ
butt	バット
tun	タン
firkin	ファーキン
kilderkin	キルダーキン
hogshead-imperial	英ホグスヘッド
cup-us-legal	法定カップ（米）
dram-imperial	英液量ドラム
minim-imperial	英ミニム
minim	米ミニム
peck-imperial	英ペック
bushel-imperial	英ブッシェル
tablespoon-australian	大さじ（豪）
half-bottle	ハーフボトル
quarter-hundredweight	クォーターハンドレッドウェイト
pound-apothecary	薬用ポンド
ounce-apothecary	薬用オンス
dram-apothecary	薬用ドラム
butter-stick	バタースティック
standard-drink-us	標準飲酒量（米）
standard-drink-australian	標準飲酒量（豪）
unit-of-alcohol	アルコール単位（英）
planck-mass	プランク質量
planck-length	プランク長
planck-time	プランク時間
jupiter-mass	木星質量
jupiter-radius	木星半径
atomic-unit-of-time	時間の原子単位
atomic-unit-of-velocity	速度の原子単位
line	ライン
barleycorn	バーリーコーン
nail	ネイル
palm	パーム
span	スパン
cubit	キュビット
ell	エル
pace	ペース
chain-engineer	技師チェーン
cable	ケーブル
cable-us	ケーブル（米）
nautical-mile-imperial	英海里
knot-imperial	英ノット
nautical-league	海リーグ
data-mile	データマイル
pixel-css	CSSピクセル
point-printer	プリンターポイント
pica-printer	プリンターパイカ
point-tex	TeXポイント
quadrant	象限
zodiac-sign	黄道十二宮
hour-angle	時角
binary-degree	二進度
mil-nato	ミル（NATO）
power-ratio	電力比
frequency-ratio	周波数比
frequency-decade	ディケード
stop	絞り段数
whole-tone	全音
quarter-tone	四分音
day-person	日（年齢）
week-person	週（年齢）
month-person	か月（年齢）
year-person	年（年齢）
year-gregorian	グレゴリオ年
month-gregorian	グレゴリオ月
year-tropical	太陽年
year-sidereal	恒星年
month-synodic	朔望月
month-sidereal	恒星月
day-sidereal	恒星日
hour-sidereal	恒星時
minute-sidereal	恒星分
second-sidereal	恒星秒
sol	ソル（火星日）
moment	モーメント
swatch-beat	スウォッチビート
word	ワード
unit-pole	単位磁極
molar-gas-constant	気体定数
ph	pH
of-water	水（比重量）
millimeter-of-water	水柱ミリメートル
centimeter-of-water	水柱センチメートル
meter-of-water	水柱メートル
inch-of-water	水柱インチ
foot-of-water	水柱フィート
miners-inch	マイナーズインチ
hoppus-foot	ホップスフィート
cent-land	セント（土地）
ground	グラウンド（印）
sho-jp	升
go-jp	合
kan	貫
kin	斤
momme	匁
tatami	畳
tan-jp	反
bu-length	分（長さ）
cho-length	町（長さ）
pyeong	坪（韓国）
kip	キップ
magnum	マグナム
svedberg	スヴェドベリ
faraday	ファラデー
kayser	カイザー
mile-roman	ローマンマイル
cubit-biblical	聖書キュビット
pied-quebec	フランスフィート（ケベック）
arpent-length	アルパン（長さ）
vara-texas	バラ（テキサス）
cape-foot	ケープフィート
cape-rood	ケープルード
square-wa	平方ワー
marla-225	小マルラ
bigha-bengal	ビガー（ベンガル）
katha-bengal	カッタ（ベンガル）
katha-assam	カッタ（アッサム）
bigha-bihar	ビガー（ビハール）
katha-bihar	カッタ（ビハール）
bigha-nepal	ビガー（ネパール）
kattha-nepal	カッタ（ネパール）
arpent-paris	アルパン（パリ）
hide	ハイド
dan-volume	石（中国）
dan-mass	担（中国）
log-biblical	ログ（聖書）
tael-troy	トロイテール
baht-mass	バーツ（質量）
grain-paris	グレーン（パリ）
arroba-metric	アローバ（メートル法）
libra-roman	ローマポンド
uncia	ローマオンス
mina-attic	アッティカミナ
talent-attic	アッティカタラント
mina-biblical	聖書ミナ
talent-biblical	聖書タラント
drachma	ドラクマ
shekel	シェケル
perm-0-celsius	パーム（0 °C）
perm-23-celsius	パーム（23 °C）
perm-inch	パームインチ
perm-inch-0-celsius	パームインチ（0 °C）
perm-inch-23-celsius	パームインチ（23 °C）
pied-du-roi	王のピエ
cubit-royal	王室キュビット
chatak-bengal	チャタック（土地）
dhur-bihar	ドゥール（ビハール）
dhur-nepal	ドゥール（ネパール）
baht-gold	バーツ（金）
double-word	ダブルワード
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
  quantities: `
length	長さ
area	面積
volume	体積
mass	質量
time	時間
labor	工数
temperature	温度
temperature-difference	温度差
speed	速度とペース
acceleration	加速度
angle	角度
solid-angle	立体角
frequency	周波数
angular-speed	角速度
force	力
pressure	圧力
energy	エネルギー
power	仕事率
torque	トルク
momentum	運動量
moment-of-inertia	慣性モーメント
surface-tension	表面張力と剛性
fracture-toughness	破壊靱性
fuel-economy	燃費
data	データ量
data-rate	データ転送速度
resolution	解像度
graphics	グラフィック
typewidth	文字幅
ratio	比と個数
container-capacity	コンテナ容量
level	レベル
loudness	音の大きさ
musical-interval	音程
density	密度
specific-weight	比重量
linear-density	線密度
area-density	面密度
volume-flow	体積流量
mass-flow	質量流量
molar-flow	モル流量
dynamic-viscosity	粘度
kinematic-viscosity	動粘度
fluidity	流動度
vapor-permeance	透湿抵抗の逆数
vapor-permeability	透湿率
turbidity	濁度
specific-energy	比エネルギー
energy-density	エネルギー密度
molar-energy	モルエネルギー
thermal-conductivity	熱伝導率
thermal-insulance	熱抵抗
thermal-expansion	熱膨張
heat-capacity	熱容量とエントロピー
specific-heat-capacity	比熱容量
molar-heat-capacity	モル熱容量
heat-flux	熱流束と放射照度
heat-transfer-coefficient	熱伝達率
radiant-exposure	放射露光量
amount-of-substance	物質量
molar-concentration	モル濃度
molality	質量モル濃度
catalytic-activity	触媒活性
catalytic-concentration	触媒活性濃度
filtration-rate	糸球体濾過量
electric-current	電流
current-noise-density	電流雑音密度
electric-charge	電荷
voltage	電圧
voltage-noise-density	電圧雑音密度
electric-resistance	電気抵抗
electric-conductance	コンダクタンス
capacitance	静電容量
inductance	インダクタンス
magnetic-flux	磁束
magnetic-flux-density	磁束密度
magnetic-field-strength	磁場の強さ
magnetic-moment	磁気モーメント
electric-field-strength	電場の強さ
electric-dipole-moment	電気双極子モーメント
resistivity	電気抵抗率
conductivity	電気伝導率
apparent-power	皮相電力と無効電力
apparent-energy	皮相電力量と無効電力量
luminous-intensity	光度
luminance	輝度
illuminance	照度
luminous-flux	光束
luminous-exposure	露光量
wavenumber	波数
spectral-flux-density	スペクトル束密度
activity	放射能
activity-concentration	放射能濃度
absorbed-dose	吸収線量
equivalent-dose	線量当量
equivalent-dose-rate	線量当量率
radiation-exposure	照射線量
energy-per-distance	距離当たりのエネルギー
`,
  words: {"to":["を","は","から","の","in"],"after":["に変換","に換算","に直すと","ですか","になりますか","でいくつ","に","へ","で","に変換すると","に換算すると","に変換して","に直して","にすると","だといくつ","でしょうか","になる","でいうと","ですか","か"],"and":["と"],"per":["毎"],"opening":[],"howMany":["何"],"are":["は","の"],"one":[],"endings":[],"numbers":{"半":"1/2","一":"1","二":"2","三":"3","五":"5","十":"10"},"minus":["マイナス","氷点下"],"aliases":{"時速$キロ":"kilometer-per-hour","キロ":"kilometer kilogram","センチ":"centimeter","ミリ":"millimeter","ヘーベー":"square-meter","平米":"square-meter","立米":"cubic-meter","摂氏":"celsius","華氏":"fahrenheit","リッター":"liter"}},
};

export default locale;
