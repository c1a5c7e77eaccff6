// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'ar',
  plurals: 'other zero one two few many',
  units: `
g-force	قوة تسارع;;;f	قوة تسارع
meter-per-square-second	متر في الثانية المربعة	م/ث²
revolution	دورة||=دورة|=دورتان|دورات;;;f	دورة||=دورة
radian	راديان	راديان
degree	درجة||=درجة|=درجتان|درجات;;;f	درجة||=درجة|=درجتان|درجات	درجة|||=درجتان|درجات
arc-minute	دقيقة قوسية||=دقيقة قوسية|=دقيقتان قوسيتان|دقائق قوسية;;;f	دقيقة قوسية||=دقيقة قوسية|=دقيقتان قوسيتان|دقائق قوسية	د قوسية
arc-second	ثانية قوسية||=ثانية قوسية|=ثانيتان قوسيتان|ثوانٍ قوسية;;;f	ثانية قوسية||=ثانية قوسية|=ثانيتان قوسيتان|ثوانٍ قوسية	ث قوسية
square-kilometer	كيلومتر مربع;;$/كيلومتر مربع	كم²
hectare	هكتار	هكتار
square-meter	متر مربع	م²
square-centimeter	سنتيمتر مربع;;$/سنتيمتر مربع	سم²
square-mile	ميل مربع	ميل²
acre	فدان||=فدان	فدان||=فدان
square-yard	ياردة مربعة	ياردة²
square-foot	قدم مربعة||=قدم مربعة	قدم²
square-inch	بوصة مربعة	بوصة²
dunam	دونم|=دونم	دونم
karat	قيراط||=قيراط|=قيراطان|قراريط|قيراطًا	قيراط||=قيراط
milligram-ofglucose-per-deciliter	مغم/ديسيلتر|مغم/ديسيل|=مغم/ديسيلتر|=مغم/ديسيلتر	مغم/ديسيل	مغ/ديسيل
millimole-per-liter	ملي مول/لتر	م.مول/ل
item	عنصر||=عنصر واحد|=عنصران|عناصر|عنصرًا	عنصر||=عنصر|=عنصران|عناصر|عنصرًا	عنصر||=عنصر
part	جزء|||=جزآن|أجزاء|جزءًا	جزء|||=جزآن|أجزاء|جزءًا
part-per-1e6	جزء في المليون|||=جزآن في المليون|أجزاء في المليون|جزءًا في المليون	جزء/مليون
percent	بالمائة|$٪||$٪|$٪|$٪;;;f	$٪
permille	في الألف	$؉
permyriad	$‱;;;f	$‱	؊
mole	مول	مول
ofglucose	سكّري	سكّري
liter-per-kilometer	لتر لكل كيلومتر|||=لتران لكل كيلومتر|لترات لكل كيلومتر|لترًا لكل كيلومتر	لتر/كم	ل/كم
liter-per-100-kilometer	لتر لكل ١٠٠ كيلومتر|||=لتران لكل ١٠٠ كيلومتر|لترات لكل ١٠٠ كيلومتر|لترًا لكل ١٠٠ كيلومتر	لتر/١٠٠ كم	ل/١٠٠كم
mile-per-gallon	ميل لكل غالون|||=ميلان لكل غالون|أميال لكل غالون|ميلًا لكل غالون	ميل/غالون
mile-per-gallon-imperial	ميل لكل غالون إمبراطوري|||=ميلان لكل غالون إمبراطوري|أميال لكل غالون إمبراطوري|ميلًا لكل غالون إمبراطوري	ميل/غ. إمبراطوري
petabyte	بيتابايت	بيتابايت
terabyte	تيرابايت	تيرابايت	ت.ب
terabit	تيرابت	تيرابت	ت.بت
gigabyte	غيغابايت	غ.ب
gigabit	غيغابت	غيغابت	غ.بت
megabyte	ميغابايت	م.ب
megabit	ميغابت	ميغابت	م.بت
kilobyte	كيلوبايت	كيلوبايت	ك.ب
kilobit	كيلوبت	كيلوبت	ك.بت
byte	بايت	بايت	ب
bit	بت	بت
century	قرن||=قرن|=قرنان|قرون|قرنًا;قرون	قرن||=قرن|=قرنان|قرون|قرنًا
decade	عقد||=عقد|=عقدان|عقود|عقدًا;عقود	عقد||=عقد|=عقدان|عقود|عقدًا
year	سنة||=سنة|=سنتان|سنوات;سنوات;$ في السنة;f	سنة||=سنة واحدة|=سنتان|سنوات	سنة
quarter	ربع سنوي||=ربع سنوي|=ربعان سنويان|أرباع سنوية|ربعًا سنويًا;أرباع;$ في الربع السنوي	ربع||=ربع|=ربعان|أرباع|ربعًا;;$/ربع سنوي
month	شهر||=شهر|=شهران|أشهر|شهرًا;شهور;$ في الشهر	شهر||=شهر|=شهران|أشهر|شهرًا;;$/ش
week	أسبوع||=أسبوع|=أسبوعان|أسابيع|أسبوعًا;أسابيع;$ في الأسبوع	أسبوع||=أسبوع|=أسبوعان|أسابيع|أسبوعًا;;$/أ	أ
day	يوم||=يوم|=يومان|أيام|يومًا;أيام;$ في اليوم	يوم||=يوم|=يومان|أيام|يومًا;;$/ي	ي
hour	ساعة||=ساعة|=ساعتان|ساعات;ساعات;$ في الساعة;f	س
minute	دقيقة||=دقيقة|=دقيقتان|دقائق;;$ كل دقيقة;f	د
second	ثانية||=ثانية|=ثانيتان|ثوان;;$ في الثانية;f	ث
millisecond	ملي ثانية;;;f	ملي ث
microsecond	ميكروثانية;;;f	م.ث.
nanosecond	نانو ثانية;;;f	ن.ث.
ampere	أمبير	أمبير
milliampere	ملي أمبير	م أمبير
ohm	أوم	أوم
volt	فولت	فولت
kilocalorie	كيلو سعرة	ك سعرة	ك سع
calorie	سعرة;;;f	سع
foodcalorie	سعرة	سع
kilojoule	كيلو جول	ك جول
joule	جول	جول
kilowatt-hour	كيلو واط/ساعة	ك.و.س
electronvolt	إلكترون فولت	إلكترون فولت
british-thermal-unit	وحدة حرارية بريطانية|||=وحدتان حراريتان بريطانيتان|وحدات حرارية بريطانية	وحد~ة|ة|ة|ة|ات|ة~ حرارية بريطانية
therm-us	وحدة حرارية أمريكية|||=وحدتان حراريتان أمريكيتان|وحدات حرارية أمريكية	وحد~ة|ة|ة|ة|ات|ة~ حرارية أمريكية
pound-force	باوند قوة	باوند قوة
newton	نيوتن	نيوتن
kilowatt-hour-per-100-kilometer	كيلوواط ساعة لكل 100 كيلومتر	ك.و.س لكل 100 كم	ك.و.س/100 كم
gigahertz	غيغا هرتز	غ هرتز
megahertz	ميغا هرتز	م هرتز
kilohertz	كيلو هرتز	ك هرتز
hertz	هرتز	هرتز
em	إم;إم مطبعي	إم
pixel	بكسل	بكسل
megapixel	ميغابكسل	م.بكسل	م.بك
pixel-per-centimeter	بكسل لكل سنتيمتر	بكسل/سم	بك/سم
pixel-per-inch	بكسل لكل بوصة	بكسل/بوصة	بك/بوصة
dot-per-centimeter	نقطة لكل سنتيمتر|||=نقطتان لكل سنتيمتر|نقاط لكل سنتيمتر	نقطة/سم||||نقاط/سم	ن/سم
dot-per-inch	نقطة لكل بوصة|||=نقطتان لكل بوصة|نقاط لكل بوصة;نقطة/بوصة	نقطة/بوصة||||نقاط/بوصة	ن/بوصة
earth-radius	نصف قطر أرضي	نق أرضي
kilometer	كيلومتر~||||ات|ًا;;$/كيلومتر	كم
meter	متر||=متر||أمتار|مترًا	متر||=متر|=متران|أمتار|مترًا;;$/م	م
decimeter	ديسيمتر	دسم
centimeter	سنتيمتر;;$/سنتيمتر	سم
millimeter	مليمتر	مم
micrometer	ميكرومتر	ميكرومتر
nanometer	نانو متر	نانو متر
picometer	بيكومتر	بيكومتر
mile	ميل||=ميل|=ميلان|أميال|ميلاً	ميل||=ميل	ميل||||أميال|ميلاً
yard	ياردة||=ياردة	ياردة||=ياردة	ياردة
foot	قدم||=قدم	قدم||=قدم	قدم||=قدم|||قدمًا
inch	بوصة;;$/بوصة	بوصة
parsec	فرسخ فلكي||=فرسخ فلكي	فرسخ فلكي||=فرسخ فلكي
light-year	سنة ضوئية||=سنة ضوئية|=سنتان ضوئيتان|سنوات ضوئية	سنة ضوئية||=سنة ضوئية|=سنتان ضوئيتان|سنوات ضوئية	س ض|$س ض
astronomical-unit	وحدة فلكية||=وحدة فلكية	و.ف.
furlong	فرلنغ	فرلنغ
fathom	قامة	قامة
nautical-mile	ميل بحري||=ميل بحري	ميل بحري||=ميل بحري
mile-scandinavian	ميل اسكندنافي	ميل اسكندنافي
point	نقطة||=نقطة|=نقطتان|نقاط;;;f	نقطة||=نقطة|=نقطتان|نقاط
solar-radius	نصف قطر شمسي	نق شمسي
lux	لكس	لكس
candela	شمعة;;;f	شمعة
lumen	لومن	لومن
solar-luminosity	ضياء شمسي	ضياء شمسي
tonne	طن متري	ط.م
kilogram	كيلوغرام;;$/كيلوغرام	كغم	كغ
gram	غرام||=غرام|=غرامان|غرامات|غرامًا;;$/غرام	غرام||=غرام	غ
milligram	مليغرام	مغم
microgram	ميكروغرام	مكغم
ton	طن|||=طنان|أطنان|طنًا	طن
stone	ستون	ستون
pound	رطل|||=رطلان||رطلًا;;$/رطل	رطل
ounce	أونصة;;$/أونصة	أونصة||=أونصة
ounce-troy	أونصة ترويسية	أونصة ترويسية
carat	قيراط||=قيراط|=قيراطان|قراريط|قيراطًا	قيراط
dalton	دالتون	دالتون
earth-mass	كتلة أرضية	كتلة أرضية
solar-mass	كتلة شمسية	كتلة شمسية
grain	قمحة	قمحة
gigawatt	غيغا واط	غ واط
megawatt	ميغا واط	م واط
kilowatt	كيلوواط	كيلوواط	ك واط
watt	واط	واط
milliwatt	ملي واط	ملي واط
horsepower	قوة حصان	حصان
millimeter-ofhg	مليمتر زئبقي	ملم زئبقي
ofhg	زئبقي	زئبقي
pound-force-per-square-inch	رطل لكل بوصة مربعة	رطل/بوصة²
inch-ofhg	بوصة زئبقية	ب. زئبقية	ب ز
bar	بار	بار
millibar	ملي بار	م. بار
atmosphere	ضغط جوي|ض.ج||ض.ج|ض.ج|ض.ج;وحدة الضغط الجوي	ض.ج
pascal	باسكال	باسكال
hectopascal	هكتوباسكال	هكتوباسكال
kilopascal	كيلوباسكال	ك.باسكال
megapascal	ميغاباسكال	م.باسكال
kilometer-per-hour	كيلومتر في الساعة	كم/س
meter-per-second	متر في الثانية	م/ث
mile-per-hour	ميل في الساعة	ميل/س
knot	عقدة	عقدة
celsius	درجة مئوية;;;f	$°م
fahrenheit	درجة فهرنهايت	$°ف
kelvin	درجة كلفن;;;f	د كلفن
pound-force-foot	باوند قدم	باوند قدم
newton-meter	نيوتن متر	نيوتن متر	نيوتن م
cubic-kilometer	كيلومتر مكعب	كم³
cubic-meter	متر مكعب;;$/متر مكعب	م³
cubic-centimeter	سنتيمتر مكعب;;$/سنتيمتر مكعب	سم³
cubic-mile	ميل مكعب	ميل³
cubic-yard	ياردة مكعبة	ياردة³
cubic-foot	قدم مكعبة||=قدم مكعبة	قدم³
cubic-inch	بوصة مكعبة	بوصة مكعبة	بوصة³
megaliter	ميغالتر	ميغالتر
hectoliter	هكتولتر	هكتولتر
liter	لتر||=لتر	لتر||=لتر;;$/ل	ل
deciliter	ديسيلتر	ديسيلتر
centiliter	سنتيلتر	سنتيلتر
milliliter	مليلتر	ملتر
pint-metric	مكيال متري	مكيال متري
cup-metric	كوب متري	كوب متري
fluid-ounce-metric	أونصة سائلة مترية	أونصة س مترية	أونصة س م
acre-foot	فدان قدم	فدان قدم
bushel	بوشل	بوشل
gallon	غالون||=غالون	غالون||=غالون
gallon-imperial	غالون إمبراطوري||=غالون إمبراطوري	غالون إمبراطوري
quart	ربع غالون||=ربع غالون	ربع غالون||=ربع غالون
pint	باينت	باينت
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	كوب||=كوب|=كوبان|أكواب|كوبًا	كوب||=كوب
cup-imperial	$ cup Imp.;-	$ cup Imp.	$ cup Imp.
fluid-ounce	أونصة سائلة||=أونصة سائلة|=أونصتان سائلتان	أونصة سائلة||=أونصة س|أونصة س|أونصات سائلة|أونصة س	أونصة س||=أونصة س
fluid-ounce-imperial	أونصة سائلة إمبراطورية|||=أونصتان سائلتان إمبراطوريتان|أونصات سائلة إمبراطورية	أونصة سائلة إمبراطورية||=أونصة سائلة إمبراطورية	أونصة س إمبراطورية||=أونصة س إمبراطورية
tablespoon	ملعقة كبيرة||=ملعقة كبيرة	ملعقة ك.||=ملعقة ك.	ملعقة ك||=ملعقة ك
teaspoon	ملعقة صغيرة||=ملعقة صغيرة	ملعقة ص||=ملعقة ص
barrel	برميل||=برميل|=برميلان|براميل|برميلًا	برميل||=برميل|=برميلان|براميل|برميلًا	برميل||=برميل
dessert-spoon	ملعقة حلو	ملعقة ح.
dessert-spoon-imperial	ملعقة حلو إمبراطوري	ملعقة ح. إمبراطوري
drop	قطرة|||=قطرتان|قطرات	قطرة
dram	درهم~| سائل|| سائل| سائل| سائل;~ سائل	درهم سائل
jigger	قدح||||أقداح	قدح||||أقداح	قدح||=قدح
pinch	رشّ~ة|ة|ة|ة|ات|ة	رشّة
quart-imperial	ربع غالون إمبراطوري	ربع غالون إمبراطوري
steradian	ستراديان	ستراديان
katal	كاتال	كات
coulomb	كولوم	كول
farad	فاراد	ف
henry	هنري	ه
siemens	سيمنز	س
calorie-it	سعرة-it	سع-it
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	بيكريل	بيكريل
sievert	زيفرت	زيف
gray	جراي	جراي
kilogram-force	كيلوغرام ثقلي	كغ ث
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	تسلا	تسلا
weber	ويبر	ويبر
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;سلغ	$ slug	$ slug
gasoline-energy-density	gas E;-	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];-	shaku [JP]
shaku-cloth	shaku [cloth, JP];-	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];-	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];-	cup [JP]
shaku	shaku [vol, JP];-	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	ضوئي~||||ة|	ضوئي~||||ة|
fun	fun [JP];-	fun [JP]
part-per-1e9	جزء بالمليار|||=جزآن بالمليار|أجزاء بالمليار|جزءًا بالمليار	جزء/مليار|||=جزآن/مليار|أجزاء/مليار|جزءًا/مليار
night	ليلة||=ليلة|=ليلتان|ليالٍ|ليلةً;ليالي;$ في الليلة;f	ليلة||=ليلة|=ليلتان|ليالٍ|ليلةً;;$/ل	ل
decibel	ديسيبل
neper	نيبر
octave	أوكتاف
semitone	نصف نغمة
gradian	غراد
compass-point	نقطة بوصلة
rotation-per-minute	دور~ة|ة|ة|ة|ات|ة~ في الدقيقة
rotation-per-second	دور~ة|ة|ة|ة|ات|ة~ في الثانية
beat-per-minute	نبض~ة|ة|ة|ة|ات|ة~ في الدقيقة
frame-per-second	إطار~||||ات|~ في الثانية
mach	ماخ
pair	زوج||||أزواج
half-dozen	نصف دزينة
dozen	دزين~ة|ة|ة|ة|ات|ة
hundred	مئة||||مئات
thousand	ألف||||آلاف
million	مليون||||ملايين
billion	مليار~||||ات|
trillion	تريليون~||||ات|
horsepower-metric	حصان متري||||أحصنة مترية
ton-of-refrigeration	طن تبريد||||أطنان تبريد
tablespoon-metric	ملعقة طعام مترية||||ملاعق طعام مترية
teaspoon-metric	ملعقة شاي مترية||||ملاعق شاي مترية
tablespoon-imperial	ملعقة طعام بريطانية||||ملاعق طعام بريطانية
teaspoon-imperial	ملعقة شاي بريطانية||||ملاعق شاي بريطانية
shot	كأس صغير||||كؤوس صغيرة
wine-bottle	زجاج~ة|ة|ة|ة|ات|ة~ نبيذ
long-ton	طن طويل||||أطنان طويلة
hundredweight	قنطار أمريكي||||قناطير أمريكية
long-hundredweight	قنطار بريطاني||||قناطير بريطانية
quintal	قنطار متري||||قناطير مترية
micron	ميكرون
angstrom	أنغستروم
hand	يد||||أيدٍ
league	فرسخ||||فراسخ
light-second	ثانية ضوئية||||ثوانٍ ضوئية
light-minute	دقيقة ضوئية||||دقائق ضوئية
light-hour	ساع~ة|ة|ة|ة|ات|ة~ ضوئية
light-day	يوم ضوئي||||أيام ضوئية
octet	ثمانية بتات
nibble	نصف بايت
baud	بود
dyne	داين
erg	إرغ
gram-force	غرام~||||ات|~ قوة
tonne-force	طن قوة||||أطنان قوة
torr	تور
atmosphere-technical	ضغط جوي تقني
ton-of-tnt	طن من مادة تي إن تي||||أطنان من مادة تي إن تي
tonne-of-oil-equivalent	طن مكافئ نفط||||أطنان مكافئ نفط
millennium	ألفي~ة|ة|ة|ة|ات|ة
half-year	نصف سنة
year-common	سنة بسيطة||||سنوات بسيطة
year-leap	سنة كبيسة||||سنوات كبيسة
delta-celsius	درج~ة|ة|ة|ة|ات|ة~ مئوية فرقًا
delta-fahrenheit	درج~ة|ة|ة|ة|ات|ة~ فهرنهايت فرقًا
delta-kelvin	كلفن فرقًا
are	آر
gill	جيل
cord	كورد
stere	ستير
poise	بواز
stokes	ستوكس
gauss	غاوس
maxwell	ماكسويل
oersted	أورستد
curie	كوري
roentgen	رونتغن
rad	راد
rem	ريم
diopter	ديوبتر
nit	نت
stilb	ستيلب
phot	فوت
tex	تكس
denier	دنير
molar	مولار
jansky	جانسكي
debye	ديباي
person-hour	ساع~ة|ة|ة|ة|ات|ة~ عمل
person-day	يوم عمل||||أيام عمل
pica	بيكا
tsubo	تسوبو
var	فار
phon	فون
sone	سون
electron-mass	كتلة الإلكترون
proton-mass	كتلة البروتون
elementary-charge	شحن~ة|ة|ة|ة|ات|ة~ أولية
mil	جزء من ألف من البوصة
watt-hour	واط ساعة
ampere-hour	أمبير ساعة
proof	بروف
trio	ثلاثي
score	عشرينية
myriad	ربوة
lakh	لك
crore	كرور
quire	رزمة صغيرة
ream	رزمة
section	مقطع
dash	داش
fifth	خُمس غالون
keg	برميل صغير
tun	تون
minim	مينيم
line	خط (طول)
barleycorn	حبة شعير
nail	نيل
palm	راحة اليد
span	شبر
cubit	ذراع
ell	إل
pace	خطوة
cable	كبل بحري
quadrant	ربع دائرة
stop	وقفة تعريض
sol	يوم مريخي
moment	لحظة
word	كلمة (بيانات)
ph	pH
hide	هايد
`,
  patterns: `
joiner	 	 	 
quetta	كويتا{0}	كويتا.{0}
ronna	رونا{0}	رونا{0}
yotta	يوتا{0}	ي{0}
zetta	زيتا{0}	زت{0}
exa	إكسا{0}	إ.{0}
peta	بيتا{0}	بتا{0}
tera	تيرا{0}	ت{0}
giga	غيغا{0}	غ{0}
mega	ميغا{0}	مغ{0}
kilo	كيلو{0}	كيلو{0}
hecto	هكتو{0}	ه{0}
deka	ديكا{0}	دا{0}
deci	ديسي{0}	د{0}
centi	سنتي{0}	س{0}
milli	ملّي{0}	م{0}
micro	ميكرو{0}	مك{0}
nano	نانو{0}	ن{0}
pico	بيكو{0}	ب{0}
femto	فيمتو{0}	ف{0}
atto	أتو{0}	أ{0}
zepto	زيبتو{0}	زيب{0}
yocto	يوكتو{0}	يك{0}
ronto	رونتو{0}	رونتو{0}
quecto	كويكتو{0}	كويكتو{0}
yobi	يوبي{0}	يوبي.{0}
zebi	زيبي{0}	زيبي.{0}
exbi	إكسبي{0}	إكسبي.{0}
pebi	بيبي{0}	بيبي.{0}
tebi	تيبي{0}	تيبي.{0}
gibi	غيبي{0}	غيبي.{0}
mebi	ميبي{0}	ميبي.{0}
kibi	كيبي{0}	كيبي.{0}
square	{0} مربّع|{0} مربّع|{0} مربّع|{0} مربّعان|{0} مربّعة|{0} مربّعًا;{0} مربّعة|{0} مربّعة|{0} مربّعة|{0} مربّعتان|{0} مربّعة|{0} مربّعة;{0} مربع	{0}²
cubic	{0} مكعّب|{0} مكعّب|{0} مكعّب|{0} مكعّبان|{0} مكعّبة|{0} مكعبًا;{0} مكعّبة|{0} مكعّبة|{0} مكعّبة|{0} مكعّبتان|{0} مكعّبة|{0} مكعّبة;{0} مكعب	{0}³
-survey-us	{0} (مساحة أمريكية)
-imperial	{0} (بريطاني)
-dry	{0} (جاف)
-sidereal	{0} (نجمي)
-gregorian	{0} (غريغوري)
-person	{0} (عمر)
-length	{0} (طول)
-biblical	{0} (توراتي)
-attic	{0} (أتيكي)
-roman	{0} (روماني)
-metric	{0} (متري)
-of-water	{0} ماء
-printer	{0} (طباعة)
-tex	{0} (TeX)
-us	{0} (أمريكي)
-beer	{0} (جعة)
-liquid	{0} (سائل)
-apothecary	{0} (صيدلي)
-australian	{0} (أسترالي)
-nato	{0} (الناتو)
-international	{0} (دولي)
-tropical	{0} (مداري)
per	{0} لكل {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	الطول
area	المساحة
volume	الحجم
mass	الكتلة
time	الزمن
labor	جهد العمل
temperature	درجة الحرارة
temperature-difference	فرق درجة الحرارة
speed	السرعة والوتيرة
acceleration	التسارع
angle	الزاوية
solid-angle	الزاوية المجسمة
frequency	التردد
angular-speed	السرعة الزاوية
force	القوة
pressure	الضغط
energy	الطاقة
power	القدرة
torque	عزم الدوران
momentum	كمية الحركة
moment-of-inertia	عزم القصور الذاتي
surface-tension	التوتر السطحي والصلابة
fracture-toughness	متانة الكسر
fuel-economy	استهلاك الوقود
data	حجم البيانات
data-rate	معدل نقل البيانات
resolution	دقة العرض
graphics	الرسوميات
typewidth	عرض الحروف
ratio	النسبة والعدد
container-capacity	سعة الحاويات
level	المستوى
loudness	جهارة الصوت
musical-interval	المسافة الموسيقية
density	الكثافة
specific-weight	الوزن النوعي
linear-density	الكثافة الخطية
area-density	الكثافة السطحية
volume-flow	معدل التدفق الحجمي
mass-flow	معدل التدفق الكتلي
molar-flow	معدل التدفق المولي
dynamic-viscosity	اللزوجة الديناميكية
kinematic-viscosity	اللزوجة الحركية
fluidity	الميوعة
vapor-permeance	نفاذية بخار الماء
vapor-permeability	إنفاذية بخار الماء
turbidity	العكارة
specific-energy	الطاقة النوعية
energy-density	كثافة الطاقة
molar-energy	الطاقة المولية
thermal-conductivity	الموصلية الحرارية
thermal-insulance	المقاومة الحرارية
thermal-expansion	التمدد الحراري
heat-capacity	السعة الحرارية والإنتروبيا
specific-heat-capacity	الحرارة النوعية
molar-heat-capacity	السعة الحرارية المولية
heat-flux	التدفق الحراري والإشعاعية
heat-transfer-coefficient	معامل انتقال الحرارة
radiant-exposure	التعرض الإشعاعي
amount-of-substance	كمية المادة
molar-concentration	التركيز المولي
molality	المولالية
catalytic-activity	النشاط التحفيزي
catalytic-concentration	تركيز النشاط التحفيزي
filtration-rate	معدل الترشيح الكبيبي
electric-current	التيار الكهربائي
current-noise-density	كثافة ضوضاء التيار
electric-charge	الشحنة الكهربائية
voltage	الجهد الكهربائي
voltage-noise-density	كثافة ضوضاء الجهد
electric-resistance	المقاومة الكهربائية
electric-conductance	المواصلة الكهربائية
capacitance	السعة الكهربائية
inductance	المحاثة
magnetic-flux	التدفق المغناطيسي
magnetic-flux-density	كثافة التدفق المغناطيسي
magnetic-field-strength	شدة المجال المغناطيسي
magnetic-moment	العزم المغناطيسي
electric-field-strength	شدة المجال الكهربائي
electric-dipole-moment	عزم ثنائي القطب الكهربائي
resistivity	المقاومية الكهربائية
conductivity	الموصلية الكهربائية
apparent-power	القدرة الظاهرية والمفاعلة
apparent-energy	الطاقة الظاهرية والمفاعلة
luminous-intensity	شدة الإضاءة
luminance	النصوع
illuminance	الاستضاءة
luminous-flux	التدفق الضوئي
luminous-exposure	التعرض الضوئي
wavenumber	مقلوب الطول
spectral-flux-density	كثافة التدفق الطيفي
activity	النشاط الإشعاعي
activity-concentration	تركيز النشاط الإشعاعي
absorbed-dose	الجرعة الممتصة
equivalent-dose	الجرعة المكافئة
equivalent-dose-rate	معدل الجرعة المكافئة
radiation-exposure	التعرض للإشعاع
energy-per-distance	الطاقة لكل مسافة
`,
  words: {"to":["إلى","الى","ب","في","كم"],"and":["و","زائد"],"per":["لكل","في"],"opening":["كم يساوي","كم تساوي","ما هو","حوّل","حول","تحويل","احسب","من"],"howMany":["كم"],"are":["في","يساوي","تساوي"],"one":[],"endings":["ا","ات","ان","ين"],"after":["يساوي","تساوي","؟"],"numbers":{"نصف":"1/2","ربع":"1/4","واحد":"1","اثنان":"2","ثلاثة":"3","ثلاث":"3","أربعة":"4","أربع":"4","خمسة":"5","خمس":"5","ستة":"6","سبعة":"7","ثمانية":"8","تسعة":"9","عشرة":"10","مائة":"100","مئة":"100"},"minus":["سالب","ناقص"],"starts":["بال","ال","لل"],"aliases":{"متر مربع":"square-meter","قدم مربع":"square-foot","بوصات":"inch","كيلو":"kilogram","سلسيوس":"celsius","مئوية":"celsius","فهرنهايت":"fahrenheit","أقدام":"foot","أرطال":"pound","رطل":"pound","أمتار مربعة":"square-meter","أقدام مربعة":"square-foot","دقائق":"minute","ثوان":"second","ثواني":"second","ساعات":"hour","أيام":"day","أمتار":"meter","ميل واحد":"mile","غالون":"gallon","جالون":"gallon"}},
};

export default locale;
