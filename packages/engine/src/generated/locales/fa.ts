// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  units: `
g-force	جی;گرانش	G	Gs|G
meter-per-square-second	متر بر مجذور ثانیه	$‎ m/s²
revolution	دور	دور	$ دور
radian	رادیان	رادیان	rad
degree	درجه	درجه	°
arc-minute	دقیقهٔ قوسی	د.قوسی	′
arc-second	ثانیهٔ قوسی	ث.قوسی	″
square-kilometer	کیلومتر مربع	$‎ km²;;$/km²	km²
hectare	هکتار	هکتار	ha
square-meter	متر مربع	m²;;$‎/m²
square-centimeter	سانتی‌متر مربع	$‎ cm²;;$‎/cm²
square-mile	مایل مربع	مایل مربع;;$‎/mi²	$ mi²
acre	جریب	جریب	ac
square-yard	یارد مربع	یارد مربع	yd²
square-foot	فوت مربع	فوت مربع	ft²
square-inch	اینچ مربع	اینچ مربع	in²
dunam	دونوم	دونوم
karat	عیار	عیار	kt
milligram-ofglucose-per-deciliter	میلی‌گرم در دسی‌لیتر	mg/dL	$ mg/dL
millimole-per-liter	میلی‌مول در لیتر
item	مورد	مورد
part	پارت	پارت	پارت|$ پارت
part-per-1e6	بخش در میلیون
percent	درصد	$٪
permille	هزارم	$‰
permyriad	ده‌هزارم	$‱
mole	مول	مول	$ مول
ofglucose	گلوکز	گلوکز	$ گلوکز
liter-per-kilometer	لیتر در کیلومتر	ل./ک.م.	$ ل./ک.م.
liter-per-100-kilometer	لیتر در ۱۰۰ کیلومتر	ل./۱۰۰ ک.م.	$ ل./۱۰۰ ک.م.
mile-per-gallon	مایل در گالن	مایل در گالن	mpg
mile-per-gallon-imperial	مایل در امپریال گالن		m/gUK
petabyte	پتابایت
terabyte	ترابایت
terabit	ترابیت	Tb
gigabyte	گیگابایت
gigabit	گیگابیت	Gb
megabyte	مگابایت
megabit	مگابیت	Mb
kilobyte	کیلوبایت
kilobit	کیلوبیت	kb
byte	بایت	بایت	$ بایت
bit	بیت	بیت	$ بیت
century	سده	سده	$ سده
decade	دهه	دهه	$ دهه
year	سال	سال	$ سال
quarter	سه‌ماهه;سه‌ماه;$ در سه‌ماه	$سه‌ماه|سه‌ماه
month	ماه	ماه	$ ماه
week	هفته	هفته	$ هفته
day	روز	روز	$ روز
hour	ساعت	ساعت;;$ در ساعت	h
minute	دقیقه	دقیقه;;$ در دقیقه	m
second	ثانیه	ثانیه;;$ در ثانیه	s
millisecond	میلی‌ثانیه	میلی‌ثانیه	ms
microsecond	میکروثانیه	$μs
nanosecond	نانوثانیه	نانوثانیه	ns
ampere	آمپر	آمپر	A
milliampere	میلی‌آمپر	میلی‌آمپر	mA
ohm	اهم	اهم	Ω
volt	ولت	ولت	V
kilocalorie	کیلوکالری	ک.کالری	$ ک.کالری
calorie	کالری	کالری	cal
foodcalorie	کالری	کالری	Cal
kilojoule	کیلوژول	ک.ژول	kJ
joule	ژول	ژول	J
kilowatt-hour	کیلووات‌ساعت	ک.و.ساعت	kWh
electronvolt	الکترون‌ولت;الکترون ولت
british-thermal-unit	بی‌تی‌یو	بی‌تی‌یو	Btu
therm-us	ترم آمریکایی	ترم آمریکایی	$ ترم آمریکایی
pound-force	پوند-نیرو	پوند-نیرو	lbf
newton	نیوتن	نیوتن	N
kilowatt-hour-per-100-kilometer	کیلووات-ساعت در ۱۰۰ کیلومتر	ک.وا.س/۱۰۰ ک.م	$ ک.وا.س/۱۰۰ ک.م
gigahertz	گیگاهرتز	گیگاهرتز	GHz
megahertz	مگاهرتز	مگاهرتز	MHz
kilohertz	کیلوهرتز	ک.هرتز	kHz
hertz	هرتز	هرتز	Hz
em	em;em تایپوگرافی	em	$ em
pixel	پیکسل
megapixel	مگاپیکسل	MP
pixel-per-centimeter	پیکسل در سانتی‌متر	ppcm
pixel-per-inch	پیکسل در اینچ		$ ppi
dot-per-centimeter	نقطه در سانتی‌متر		$ dpcm
dot-per-inch	نقطه در اینچ
dot	$نقطه	نقطه	dot
earth-radius	شعاع زمین		$ R⊕
kilometer	کیلومتر	کیلومتر	km
meter	متر	$متر	m
decimeter	دسی‌متر	دسی‌متر	dm
centimeter	سانتی‌متر	سانتی‌متر	cm
millimeter	میلی‌متر	میلی‌متر	mm
micrometer	میکرومتر	میکرومتر	μm
nanometer	نانومتر	نانومتر	nm
picometer	پیکومتر	پیکومتر	pm
mile	مایل	مایل	mi
yard	یارد	یارد	yd
foot	فوت	فوت	ft
inch	اینچ	اینچ	in
parsec	پارسک	پارسک	pc
light-year	سال نوری	سال نوری	ly
astronomical-unit	واحد نجومی	واحد نجومی	au
furlong	فرلانگ	فرلانگ	fur
fathom	فاتوم	فاتوم	fth
nautical-mile	مایل دریایی	مایل دریایی	nmi
mile-scandinavian	مایل اسکاندیناوی	$‎ smi
point	پوینت	پوینت	pt
solar-radius	شعاع خورشید	شعاع خورشید	R☉
lux	لوکس	لوکس	lx
candela	شمع	شمع	cd
lumen	لومن	لومن	lm
solar-luminosity	تابندگی خورشید	☉L	$ ☉L
tonne	تن متریک	تُن	t
kilogram	کیلوگرم	کیلوگرم;;$‎/kg	kg
gram	گرم;;$/g	گرم;;$/g	g
milligram	میلی‌گرم	میلی‌گرم	mg
microgram	میکروگرم	میکروگرم	μg
ton	تن	تن	tn
stone	سنگ	سنگ	st
pound	پوند;lb	پوند;;$ در پوند	lb
ounce	اونس	اونس;;$ در اونس	oz
ounce-troy	اونس تروا	اونس تروا	oz t
carat	قیراط	قیراط	CD
dalton	دالتون	دالتون	Da
earth-mass	جرم زمین	⊕M|M⊕	M⊕
solar-mass	جرم خورشید	☉M	M☉
grain	دانه	دانه	gr
gigawatt	گیگاوات	گیگاوات	GW
megawatt	مگاوات	مگاوات	$ مگاوات
kilowatt	کیلووات	ک.وات	kW
watt	وات	وات	W
milliwatt	میلی‌وات	میلی‌وات	mW
horsepower	اسب بخار	اسب بخار	hp
millimeter-ofhg	میلی‌متر جیوه	م‌م جیوه	$ م‌م جیوه
ofhg	جیوه	جیوه	$ جیوه
pound-force-per-square-inch	پوند در اینچ مربع	$‎ psi
inch-ofhg	اینچ جیوه	اینچ جیوه	inHg
bar	بار	بار	$ بار
millibar	میلی‌بار	میلی‌بار	mbar
atmosphere	اتمسفر	اتمسفر
pascal	پاسکال	پاسکال	Pa
hectopascal	هکتوپاسکال	هکتوپاسکال	hPa
kilopascal	کیلوپاسکال	ک.پاسکال	$ ک.پاسکال
megapascal	مگاپاسکال	مگاپاسکال	MPa
kilometer-per-hour	کیلومتر در ساعت	$‎ km/h
meter-per-second	متر در ثانیه
mile-per-hour	مایل در ساعت	$‎ mph	mph
knot	گره	گره	kn
celsius	درجهٔ سلسیوس	$°C
fahrenheit	درجهٔ فارنهایت	$°F
kelvin	درجهٔ کلوین	‎$ K;درجهٔ کلوین	K
pound-force-foot	پوند-فوت	پوند-فوت	lbf⋅ft
newton-meter	نیوتن‌متر	نیوتن‌متر	N⋅m
cubic-kilometer	کیلومتر مکعب	$‎ km³	km³
cubic-meter	متر مکعب	$m³;;$‎/m³
cubic-centimeter	سانتی‌متر مکعب	$‎ cm³;;$‎ /cm³
cubic-mile	مایل مکعب	$mi³
cubic-yard	یارد مکعب	$yd³
cubic-foot	فوت مکعب	$ft³
cubic-inch	اینچ مکعب	$in³
megaliter	مگالیتر	$ML
hectoliter	هکتولیتر	$hL
liter	لیتر	$L;;$‎/L
deciliter	دسی‌لیتر	$dL
centiliter	سانتی‌لیتر	$cL
milliliter	میلی‌لیتر	میلی‌لیتر	mL
pint-metric	پاینت متریک	پاینت متریک	mpt
cup-metric	پیمانهٔ متریک	پیمانهٔ متریک	mc
fluid-ounce-metric	اونس مایع متریک	fl oz m.	$ fl oz m.
acre-foot	جریب فوت	جریب فوت	ac ft
bushel	بوشل	بوشل	bu
gallon	گالن	گالن;;$ در گالن	$ گالن
gallon-imperial	گالن امپریال	گالن امپریال	galIm
quart	کوارت	کوارت	qt
pint	پاینت	پاینت	pt
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	پیمانه	پیمانه	c
cup-imperial	$ cup Imp.;فنجان بریتانیایی	$ cup Imp.	$ cup Imp.
fluid-ounce	اونس سیال	$‎ fl oz	fl oz
fluid-ounce-imperial	اونس سیال انگلیسی	fl oz Imp	fl oz Im
tablespoon	قاشق غذاخوری	ق.غ.خ	$ ق.غ.خ
teaspoon	قاشق چای‌خوری	ق.چ.
barrel	بشکه	بشکه	bbl
dessert-spoon	قاشق دسرخوری	ق.دس.خ.	$ ق.دس.خ.
dessert-spoon-imperial	قاشق دسرخوری انگلیسی	ق.دس. انگلیسی	$ ق.دس. انگلیسی
drop	قطره	قطره	$ قطره
dram	درم	درم سیال	fl.dr.
jigger	گیلاس	گیلاس	$ گیلاس
pinch	سرانگشت	سرانگشت	$ سرانگشت
quart-imperial	کوارت انگلیسی	کوارت انگلیسی	qt-Imp.
steradian	استرادیان	استرادیان	$ استرادیان
katal	کاتال	کاتال	$ کاتال
coulomb	کولن	کولن	$ کولن
farad	فاراد	فاراد	$ فاراد
henry	هنری	هنری	$ هنری
siemens	زیمنس	زیمنس	$ زیمنس
calorie-it	کالری [IT]	کالری-IT	$ کالری-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	بکرل	بکرل	$ بکرل
sievert	سیورت	سیورت	$ سیورت
gray	گری	گری	$ گری
kilogram-force	کیلوگرم-نیرو	کیلوگرم-نیرو	$ کیلوگرم-نیرو
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	تسلا	تسلا	$ تسلا
weber	وبر	وبر	$ وبر
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;اسلاگ	$ slug	$ slug
gasoline-energy-density	gas E;-	gas E	$ gas E
rin	rin [JP];-	rin [JP]	$ rin [JP]
sun	sun [JP];-	sun [JP]	$ sun [JP]
shaku-length	shaku [JP];-	shaku [JP]	$ shaku [JP]
shaku-cloth	shaku [cloth, JP];-	shaku [cloth, JP]	$ shaku [cloth, JP]
ken	ken [JP];-	ken [JP]	$ ken [JP]
jo-jp	jo [JP];-	jo [JP]	$ jo [JP]
ri-jp	ri [JP];-	ri [JP]	$ ri [JP]
bu-jp	bu [JP];-	bu [JP]	$ bu [JP]
se-jp	se [JP];-	se [JP]	$ se [JP]
cho	cho [JP];-	cho [JP]	$ cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]	$ kosaji [JP]
osaji	osaji [JP];-	osaji [JP]	$ osaji [JP]
cup-jp	cup [JP];-	cup [JP]	$ cup [JP]
shaku	shaku [vol, JP];-	shaku [vol, JP]	$ shaku [vol, JP]
sai	sai [JP];-	sai [JP]	$ sai [JP]
to-jp	to [JP];-	to [JP]	$ to [JP]
koku	koku [JP];-	koku [JP]	$ koku [JP]
light-speed	نوری;نور	نوری
fun	fun [JP];-	fun [JP]	$ fun [JP]
part-per-1e9	بخش در بیلیون
night	شب	شب	$ شب
decibel	دسی‌بل
neper	نپر
octave	اکتاو
semitone	نیم‌پرده
gradian	گراد
compass-point	کارت قطب‌نما
rotation-per-minute	دور در دقیقه
rotation-per-second	دور در ثانیه
beat-per-minute	ضربه در دقیقه
frame-per-second	قاب در ثانیه
mach	ماخ
pair	جفت
half-dozen	نیم‌دوجین
dozen	دوجین
hundred	صدتا
thousand	هزار
million	میلیون
billion	میلیارد
trillion	تریلیون
horsepower-metric	اسب بخار متریک
ton-of-refrigeration	تن تبرید
tablespoon-metric	قاشق غذاخوری متریک
teaspoon-metric	قاشق چای‌خوری متریک
tablespoon-imperial	قاشق غذاخوری بریتانیایی
teaspoon-imperial	قاشق چای‌خوری بریتانیایی
shot	شات
wine-bottle	بطری شراب
long-ton	تن بلند
hundredweight	صدپوندی آمریکایی
long-hundredweight	صدپوندی بریتانیایی
quintal	کنتال
micron	میکرون
angstrom	آنگستروم
hand	دست
league	لیگ
light-second	ثانیهٔ نوری
light-minute	دقیقهٔ نوری
light-hour	ساعت نوری
light-day	روز نوری
octet	هشت‌تایی
nibble	نیم‌بایت
baud	باد
dyne	دین
erg	ارگ
gram-force	گرم‌نیرو
tonne-force	تن‌نیرو
torr	تور
atmosphere-technical	اتمسفر فنی
ton-of-tnt	تن تی‌ان‌تی
tonne-of-oil-equivalent	تن معادل نفت
millennium	هزاره
half-year	نیم‌سال
year-common	سال عادی
year-leap	سال کبیسه
delta-celsius	درجهٔ سلسیوس اختلاف
delta-fahrenheit	درجهٔ فارنهایت اختلاف
delta-kelvin	کلوین اختلاف
are	آر
gill	جیل
cord	کورد
stere	استر
poise	پواز
stokes	استوکس
gauss	گاوس
maxwell	ماکسول
oersted	ارستد
curie	کوری
roentgen	رونتگن
rad	راد
rem	رم
diopter	دیوپتر
nit	نیت
stilb	استیلب
phot	فوت (نور)
tex	تکس
denier	دنیر
molar	مولار
jansky	جانسکی
debye	دبای
person-hour	نفرساعت
person-day	نفرروز
pica	پایکا
tsubo	تسوبو
var	وار
phon	فون
sone	سون
electron-mass	جرم الکترون
proton-mass	جرم پروتون
elementary-charge	بار بنیادی
mil	هزارم اینچ
watt-hour	وات‌ساعت
ampere-hour	آمپرساعت
proof	پروف
trio	سه‌تایی
score	بیست‌تایی
myriad	ده هزار
lakh	لک
crore	کرور
quire	دسته کاغذ
ream	بند کاغذ
rood	رود
section	سکشن
township	تاون‌شیپ
dash	دَش
smidgen	اسمیجن
tad	تَد
fifth	یک‌پنجم گالن
keg	بشکه کوچک
butt	بات
tun	تان
firkin	فیرکین
kilderkin	کیلدرکین
minim	مینیم
line	خط (طول)
barleycorn	دانه جو
nail	نیل
palm	کف دست
span	وجب
cubit	ذراع
ell	الّ
pace	قدم (گام)
cable	کابل دریایی
quadrant	ربع دایره
stop	استاپ
sol	روز مریخی
moment	لحظه
word	کلمه (داده)
ph	pH
ground	گراند
hide	هاید
shake	شیک
crumb	خرده‌بیت
jiffy	جیفی
planck-mass	جرم پلانک
planck-length	طول پلانک
planck-time	زمان پلانک
jupiter-mass	جرم مشتری
jupiter-radius	شعاع مشتری
year-tropical	سال اعتدالی
year-sidereal	سال نجومی
year-gregorian	سال میلادی میانگین
month-synodic	ماه هلالی
day-sidereal	روز نجومی
week-person	هفته (سن)
month-person	ماه (سن)
year-person	سال (سن)
day-person	روز (سن)
person-week	نفر-هفته
person-month	نفر-ماه
bakers-dozen	دوجین نانوایی
gallon-dry	گالن خشک
pint-dry	پاینت خشک
quart-dry	کوارت خشک
bushel-imperial	بوشل بریتانیایی
barrel-beer	بشکه آبجو
tablespoon-australian	قاشق غذاخوری استرالیایی
millimeter-of-water	میلی‌متر ستون آب
centimeter-of-water	سانتی‌متر ستون آب
inch-of-water	اینچ ستون آب
cycle-per-second	چرخه بر ثانیه
power-ratio	نسبت توان
frequency-ratio	نسبت بسامد
whole-tone	پرده
quarter-tone	ربع پرده
pixel-css	پیکسل CSS
`,
  patterns: `
joiner	 	 	
quetta	کتا{0}	کتا{0}
ronna	رونا{0}	رونا{0}
yotta	یوتا{0}	یوتا{0}
zetta	زتا{0}	زتا{0}
exa	اگزا{0}	اگزا{0}
peta	پتا{0}	پتا{0}
tera	ترا{0}	ترا{0}
giga	گیگا{0}	گیگا{0}
mega	مگا{0}	مگا{0}
kilo	کیلو{0}	کیلو{0}
hecto	هکتو{0}	هکتو{0}
deka	دکا{0}	دکا{0}
deci	دسی‌{0}	دسی‌{0}
centi	سانتی‌{0}	سانتی{0}
milli	میلی‌{0}	میلی{0}
micro	میکرو{0}	میکرو{0}
nano	نانو{0}	نانو{0}
pico	پیکو{0}	پیکو{0}
femto	فمتو{0}	فمتو{0}
atto	آتو{0}	آتو{0}
zepto	زپتو{0}	زپتو{0}
yocto	یوکتو{0}	یوکتو{0}
ronto	رونتو{0}	رونتو{0}
quecto	کوکتو{0}	کوکتو{0}
yobi	یوبی‌{0}	یوبی‌{0}
zebi	زبی‌{0}	زبی‌{0}
exbi	اگزبی‌{0}	اگزبی‌{0}
pebi	پبی‌{0}	پبی‌{0}
tebi	تبی‌{0}	تبی‌{0}
gibi	گیبی‌{0}	گیبی‌{0}
mebi	مبی‌{0}	مبی‌{0}
kibi	کیبی‌{0}	کیبی‌{0}
square	{0}مربع|{0}مربع;;{0} مربع	{0}مربع|{0}مربع
cubic	{0} مکعب|{0} مکعب	{0}مکعب|{0}مکعب
-survey-us	{0} (نقشه‌برداری آمریکا)
-imperial	{0} (بریتانیایی)
-dry	{0} (خشک)
-sidereal	{0} (نجومی)
-gregorian	{0} (میلادی)
-person	{0} (سن)
-length	{0} (طول)
-biblical	{0} (کتاب مقدس)
-attic	{0} (آتیک)
-roman	{0} (رومی)
-metric	{0} (متریک)
-of-water	{0} ستون آب
-printer	{0} (چاپ)
-tex	{0} (TeX)
-us	{0} (آمریکا)
-beer	{0} (آبجو)
-liquid	{0} (مایع)
-apothecary	{0} (داروسازی)
-australian	{0} (استرالیا)
-nato	{0} (ناتو)
-paris	{0} (پاریس)
-international	{0} (بین‌المللی)
-troy	{0} (تروا)
per	{0} در {1}	{0}/{1}
times	{0}‌{1}	{0}⋅{1}
`,
  quantities: `
length	طول
area	مساحت
volume	حجم
mass	جرم
time	زمان
labor	نیروی کار
temperature	دما
temperature-difference	اختلاف دما
speed	سرعت و گام
acceleration	شتاب
angle	زاویه
solid-angle	زاویهٔ فضایی
frequency	بسامد
angular-speed	سرعت زاویه‌ای
force	نیرو
pressure	فشار
energy	انرژی
power	توان
torque	گشتاور
momentum	تکانه
moment-of-inertia	گشتاور لختی
surface-tension	کشش سطحی و سختی
fracture-toughness	چقرمگی شکست
fuel-economy	مصرف سوخت
data	حجم داده
data-rate	نرخ داده
resolution	وضوح
graphics	گرافیک
typewidth	پهنای حروف
ratio	نسبت و شمار
container-capacity	ظرفیت کانتینر
level	تراز
loudness	بلندی صدا
musical-interval	فاصلهٔ موسیقایی
density	چگالی
specific-weight	وزن مخصوص
linear-density	چگالی خطی
area-density	چگالی سطحی
volume-flow	آهنگ جریان حجمی
mass-flow	آهنگ جریان جرمی
molar-flow	آهنگ جریان مولی
dynamic-viscosity	گرانروی دینامیکی
kinematic-viscosity	گرانروی سینماتیکی
fluidity	سیالیت
vapor-permeance	نفوذپذیری بخار آب
vapor-permeability	تراوایی بخار آب
turbidity	کدری
specific-energy	انرژی ویژه
energy-density	چگالی انرژی
molar-energy	انرژی مولی
thermal-conductivity	رسانندگی گرمایی
thermal-insulance	مقاومت گرمایی
thermal-expansion	انبساط گرمایی
heat-capacity	ظرفیت گرمایی و آنتروپی
specific-heat-capacity	گرمای ویژه
molar-heat-capacity	ظرفیت گرمایی مولی
heat-flux	شار گرما و تابیدگی
heat-transfer-coefficient	ضریب انتقال گرما
radiant-exposure	پرتودهی تابشی
amount-of-substance	مقدار ماده
molar-concentration	غلظت مولی
molality	مولالیته
catalytic-activity	فعالیت کاتالیزوری
catalytic-concentration	غلظت فعالیت کاتالیزوری
filtration-rate	نرخ تصفیهٔ گلومرولی
electric-current	جریان الکتریکی
current-noise-density	چگالی نوفهٔ جریان
electric-charge	بار الکتریکی
voltage	ولتاژ
voltage-noise-density	چگالی نوفهٔ ولتاژ
electric-resistance	مقاومت الکتریکی
electric-conductance	رسانایی الکتریکی
capacitance	ظرفیت خازنی
inductance	القاوری
magnetic-flux	شار مغناطیسی
magnetic-flux-density	چگالی شار مغناطیسی
magnetic-field-strength	شدت میدان مغناطیسی
magnetic-moment	گشتاور مغناطیسی
electric-field-strength	شدت میدان الکتریکی
electric-dipole-moment	گشتاور دوقطبی الکتریکی
resistivity	مقاومت ویژه
conductivity	رسانندگی الکتریکی
apparent-power	توان ظاهری و واکنشی
apparent-energy	انرژی ظاهری و واکنشی
luminous-intensity	شدت نور
luminance	درخشندگی
illuminance	روشنایی
luminous-flux	شار نوری
luminous-exposure	نوردهی
wavenumber	وارون طول
spectral-flux-density	چگالی شار طیفی
activity	پرتوزایی
activity-concentration	غلظت پرتوزایی
absorbed-dose	دز جذب‌شده
equivalent-dose	دز معادل
equivalent-dose-rate	آهنگ دز معادل
radiation-exposure	پرتوگیری
energy-per-distance	انرژی بر مسافت
`,
  words: {"to":["به","در","بر حسب","چند"],"after":["است","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":[],"numbers":{"نیم":"1/2","یک و نیم":"3/2","یک":"1","دو":"2","سه":"3","چهار":"4","پنج":"5","شش":"6","هفت":"7","هشت":"8","نه":"9","ده":"10","صد":"100"},"minus":["منفی","منهای"],"aliases":{"کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day"}},
};

export default locale;
