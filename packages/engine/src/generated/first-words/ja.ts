// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	メートル	m	めーとる
kilometer	キロメートル	km
centimeter	センチメートル	cm	センチ	せんち	糎
millimeter	ミリメートル	mm
micrometer	マイクロメートル	μm
nanometer	ナノメートル
inch	インチ	in
foot	フィート	ft
yard	ヤード	yd
mile	マイル	mi
nautical-mile	海里	カイリ	浬	nmi
point	ポイント
pixel-css	cssピクセル	css pixel
kilogram	キログラム	kg
gram	グラム	g	ぐらむ
milligram	ミリグラム	mg
microgram	マイクログラム	μg
tonne	トン	t	メートルトン	メトリックトン
carat	カラット	ct
pound	ポンド	lb
ounce	オンス	oz
stone	ストーン	st
ton	米トン	tn
celsius	摂氏 度	°C	摂氏
fahrenheit	華氏 度	°F	華氏
cubic-meter	立方メートル	m³	立米	リューベ
cubic-centimeter	立方センチメートル	cm³	立方センチ	シーシー
liter	リットル	L	りっとる	リッター
milliliter	ミリリットル	ml	mL
cubic-inch	立方インチ	in³
cubic-foot	立方フィート	ft³
gallon	ガロン	gal
quart	クォート	qt
pint	パイント	pt
cup	米カップ	cup
fluid-ounce	液量オンス	fl oz
tablespoon	tbsp
teaspoon	tsp
square-meter	平方メートル	m²	ヘーベー	平米	へいべい
square-kilometer	平方キロメートル	km²	平方キロ
square-centimeter	平方センチメートル	cm²	平方センチ
hectare	ヘクタール	ha
square-inch	平方インチ	in²
square-foot	平方フィート	ft²
square-yard	平方ヤード	yd²
square-mile	平方マイル	mi²
acre	エーカー	ac
meter-per-second	秒速 メートル	m/s	メートル毎秒	秒速
kilometer-per-hour	時速 キロメートル	km/h	キロメートル毎時	時速	キロ毎時
mile-per-hour	時速 マイル	mph	マイル毎時
foot-per-second	フィート/秒	ft/秒	ft/s
knot	ノット	kn
minute-per-kilometer	分/キロメートル	分/km	min/km
minute-per-mile	分毎マイル	分/mi	min/mi
second	秒	s
millisecond	ミリ秒	ms
microsecond	マイクロ秒	μs
minute	分	min
hour	時間	h
day	日	日間	d
week	週間	週	wk
month	か月	ヶ月	カ月	箇月	ヵ月	mo
year	年	年間	yr
decade	十年	dec
bit	ビット	bit
byte	バイト	byte	B
terabyte	テラバイト	TB	テラ
gigabyte	ギガバイト	GB	ギガ
megabyte	メガバイト	MB	メガ
kilobyte	キロバイト	KB	kB
tebibyte	テビバイト	tibyte	TiB
gibibyte	ギビバイト	gibyte	GiB
mebibyte	メビバイト	mibyte	MiB
joule	ジュール
megajoule	メガジュール
kilojoule	キロジュール
kilowatt-hour	キロワット時
kilocalorie	キロカロリー	kcal
british-thermal-unit-it	btu-it
watt	ワット	W
kilowatt	キロワット	kW
horsepower	英馬力	hp
horsepower-metric	馬力	仏馬力	PS
british-thermal-unit-it-per-hour	BTU-IT/時間	BTU/h
pascal	パスカル
megapascal	メガパスカル
kilopascal	キロパスカル
hectopascal	ヘクトパスカル
pound-force-per-square-inch	>重量ポンド毎平方インチ	psi
millimeter-ofhg	水銀柱ミリメートル	mm hg	mmHg
liter-per-100-kilometer	リットル毎100キロメートル	L/100km	L/100 km
`;
