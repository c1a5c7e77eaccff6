// Written from the units, their names and the reader: `pnpm generate`
// Some names are Unicode CLDR's, © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** Everyday units, each with the words that mean it; after `>`, with the words that mean it beside another unit only. */
export const words = `
meter	متر	أمتار	مترًا	م	m
kilometer	كيلومتر	كيلومترات	كيلومترًا	كم	km
centimeter	سنتيمتر	سنتيمترات	سم	سنتي	سانتي	cm
millimeter	مليمتر	مليمترات	مم	ملم	mm
micrometer	ميكرومتر	ميكرومترات	μm
nanometer	نانو متر
inch	بوصة	بوصات	انش	in
foot	قدم	أقدام	ft
yard	ياردة	ياردات	yd
mile	ميل	أميال	ميلاً	ميل واحد	mi
nautical-mile	ميل بحري	أميال بحرية	nmi
point	نقطة	نقاط
pixel-css	بكسل css	بكسلات css	css pixel
kilogram	كيلوغرام	كيلوغرامات	كغم	كيلو	كغ	kg
gram	غرام	غرامات	غرامًا	غم	غ	g
milligram	مليغرام	مليغرامات	مغم	ملجم	ملغ	mg
microgram	ميكروغرام	ميكروغرامات	مكغم	μg
tonne	طن	أطنان	طنًا	طن متري	ط.م	t
carat	>قيراط	>قراريط	>قيراطًا	ct
pound	رطل	أرطال	رطلًا	باوند	lb
ounce	أونصة	أونصات	oz
stone	ستون	st
ton	طن أمريكي	أطنان أمريكية	tn
celsius	درجة مئوية	درجات مئوية	°م	سلسيوس	مئوي	مئوية	°C
fahrenheit	درجة فهرنهايت	درجات فهرنهايت	°ف	فهرنهايت	°F
cubic-meter	متر مكعب	أمتار مكعبة	م³	م مكعب	m³
cubic-centimeter	سنتيمتر مكعب	سنتيمترات مكعبة	سم³	cm³
liter	لتر	لترات	ل	ليتر	L
milliliter	مليلتر	مليلترات	ملتر	مل	ملل	ميليلتر	ملي	مللي	mL
cubic-inch	بوصة مكعبة	بوصات مكعبة	in³
cubic-foot	قدم مكعبة	أقدام مكعبة	قدم³	ft³
gallon	غالون	غالونات	gal
quart	ربع غالون	qt
pint	باينت	pt
cup	كوب أمريكي	أكواب أمريكية	cup
fluid-ounce	أونصة سائلة	أونصات سائلة	أونصة س	fl oz
tablespoon	ملعقة كبيرة أمريكية	ملاعق كبيرة أمريكية	tbsp
teaspoon	ملعقة صغيرة أمريكية	ملاعق صغيرة أمريكية	tsp
square-meter	متر مربع	أمتار مربعة	م²	م مربع	m²
square-kilometer	كيلومتر مربع	كيلومترات مربعة	كم²	km²
square-centimeter	سنتيمتر مربع	سنتيمترات مربعة	سم²	cm²
hectare	هكتار	هكتارات	ha
square-inch	بوصة مربعة	بوصات مربعة	بوصة²	in²
square-foot	قدم مربعة	أقدام مربعة	قدم²	قدم مربع	ft²
square-yard	ياردة مربعة	ياردات مربعة	ياردة²	yd²
square-mile	ميل مربع	أميال مربعة	ميل²	mi²
acre	أكر	أكرات	ac
meter-per-second	>متر في الثانية	>أمتار في الثانية	م/ث	m/s
kilometer-per-hour	>كيلومتر في الساعة	>كيلومترات في الساعة	كم/س	كيلو في الساعة	>كم في الساعة	كم بالساعة	كيلومتر بالساعة	km/h
mile-per-hour	>ميل في الساعة	>أميال في الساعة	ميل/س	ميل بالساعة	mph
foot-per-second	>قدم في الثانية	>أقدام في الثانية	قدم/ث	ft/s
knot	عقدة	عقد	kn
minute-per-kilometer	دقيقة/كيلومتر	دقائق/كيلومتر	د/كم	min/km
minute-per-mile	دقيقة لكل ميل	دقائق لكل ميل	د/ميل	min/mi
second	ثانية	ثوان	ث	ثواني	s
millisecond	ملي ثانية	ملي ث	ms
microsecond	ميكروثانية	م.ث.	μs
minute	دقيقة	دقائق	د	min
hour	ساعة	ساعات	س	h
day	يوم	أيام	يومًا	d
week	أسبوع	أسابيع	أسبوعًا	wk
month	شهر	أشهر	شهرًا	شهور	mo
year	سنة	سنوات	سنة واحدة	أعوام	سنين	عام	yr
decade	عقد زمني	عقود زمنية	عقود	dec
bit	بت	bit
byte	بايت	B
terabyte	تيرابايت	تيرا	TB
gigabyte	غيغابايت	غ.ب	جيجا	GB
megabyte	ميغابايت	م.ب	ميجا	MB
kilobyte	كيلوبايت	kB
tebibyte	تيبيبايت	TiB
gibibyte	غيبيبايت	GiB
mebibyte	ميبيبايت	MiB
megajoule	ميغاجول
kilojoule	كيلو جول	ك جول
kilowatt-hour	كيلوواط ساعة	ك.و.س
kilocalorie	كيلو سعرة	ك سعرة	كيلو كالوري	kcal
british-thermal-unit-it	btu-it
watt	واط	W
kilowatt	كيلوواط	kW
horsepower	قوة حصان	hp
horsepower-metric	حصان متري	أحصنة مترية	PS
british-thermal-unit-it-per-hour	btu-it في الساعة	BTU-IT/س	BTU/h
pascal	باسكال
megapascal	ميغاباسكال	م.باسكال
kilopascal	كيلوباسكال	ك.باسكال
hectopascal	هكتوباسكال
pound-force-per-square-inch	رطل لكل بوصة مربعة	أرطال لكل بوصة مربعة	رطل/بوصة²	psi
millimeter-ofhg	مليمتر زئبقي	مليمترات زئبقية	ملم زئبقي	mmHg
liter-per-100-kilometer	>لتر لكل 100 كيلومتر	>لترات لكل 100 كيلومتر	>لتر لكل 100 كم	L/100 km
`;
