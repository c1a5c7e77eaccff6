// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fa',
  plurals: 'other one',
  quantities: `
#length	طول
متر	$متر	m
میکرون

آنگستروم

اینچ	اینچ	in
فوت	فوت	ft
یارد	یارد	yd


مایل	مایل	mi
مایل دریایی	مایل دریایی	nmi
هزارم اینچ

خط (طول)
دانه جو
نیل
کف دست
دست
وجب
ذراع
الّ
قدم (گام)


فاتوم	فاتوم	fth
$ rod;-	$ rod	$ rod

$ chain;-	$ chain	$ chain


فرلانگ	فرلانگ	fur
لیگ
کابل دریایی




مایل اسکاندیناوی	$‎ smi








واحد نجومی	واحد نجومی	au
پارسک	پارسک	pc
ثانیهٔ نوری
دقیقهٔ نوری
ساعت نوری
روز نوری
سال نوری	سال نوری	ly
شعاع زمین		$ R⊕
شعاع مشتری
شعاع خورشید	شعاع خورشید	R☉
طول پلانک




پوینت	پوینت	pt
پایکا

پیکسل CSS





shaku [JP];-	shaku [JP]	$ shaku [JP]
sun [JP];-	sun [JP]	$ sun [JP]

rin [JP];-	rin [JP]	$ rin [JP]
ken [JP];-	ken [JP]	$ ken [JP]
jo [JP];-	jo [JP]	$ jo [JP]

ri [JP];-	ri [JP]	$ ri [JP]
shaku [cloth, JP];-	shaku [cloth, JP]	$ shaku [cloth, JP]
#area	مساحت
متر مربع	m²;;$‎/m²
کیلومتر مربع	$‎ km²;;$/km²	km²

سانتی‌متر مربع	$‎ cm²;;$‎/cm²

هکتار	هکتار	ha
آر




اینچ مربع	اینچ مربع	in²
فوت مربع	فوت مربع	ft²
یارد مربع	یارد مربع	yd²
مایل مربع	مایل مربع;;$‎/mi²	$ mi²



جریب	جریب	ac
رود
سکشن
تاون‌شیپ







دونوم	دونوم


تسوبو
bu [JP];-	bu [JP]	$ bu [JP]
se [JP];-	se [JP]	$ se [JP]

cho [JP];-	cho [JP]	$ cho [JP]














گراند



















هاید
#volume	حجم
متر مکعب	$m³;;$‎/m³
کیلومتر مکعب	$‎ km³	km³

سانتی‌متر مکعب	$‎ cm³;;$‎ /cm³


لیتر	$L;;$‎/L
استر

اینچ مکعب	$in³
فوت مکعب	$ft³
یارد مکعب	$yd³
مایل مکعب	$mi³





جریب فوت	جریب فوت	ac ft



کورد



گالن	گالن;;$ در گالن	$ گالن


کوارت	کوارت	qt
پاینت	پاینت	pt
پیمانه	پیمانه	c
جیل
اونس سیال	$‎ fl oz	fl oz
درم	درم سیال	fl.dr.
مینیم
قاشق غذاخوری	ق.غ.خ	$ ق.غ.خ
قاشق چای‌خوری	ق.چ.
قاشق دسرخوری	ق.دس.خ.	$ ق.دس.خ.

اونس مایع متریک	fl oz m.	$ fl oz m.
دَش
سرانگشت	سرانگشت	$ سرانگشت
اسمیجن
تَد
قطره	قطره	$ قطره

گیلاس	گیلاس	$ گیلاس
شات
یک‌پنجم گالن
بوشل	بوشل	bu

گالن خشک
کوارت خشک
پاینت خشک
بشکه	بشکه	bbl
بشکه آبجو
بشکه کوچک




بات
تان
گالن امپریال	گالن امپریال	galIm
کوارت انگلیسی	کوارت انگلیسی	qt-Imp.
$ pt Imp.;-	$ pt Imp.	$ pt Imp.
$ cup Imp.;فنجان بریتانیایی	$ cup Imp.	$ cup Imp.

اونس سیال انگلیسی	fl oz Imp	fl oz Im


قاشق غذاخوری بریتانیایی
قاشق چای‌خوری بریتانیایی
قاشق دسرخوری انگلیسی	ق.دس. انگلیسی	$ ق.دس. انگلیسی

بوشل بریتانیایی

فیرکین
کیلدرکین

پیمانهٔ متریک	پیمانهٔ متریک	mc
قاشق غذاخوری متریک
قاشق چای‌خوری متریک
قاشق غذاخوری استرالیایی
پاینت متریک	پاینت متریک	mpt
cup [JP];-	cup [JP]	$ cup [JP]
osaji [JP];-	osaji [JP]	$ osaji [JP]
kosaji [JP];-	kosaji [JP]	$ kosaji [JP]























بطری شراب









koku [JP];-	koku [JP]	$ koku [JP]
to [JP];-	to [JP]	$ to [JP]

shaku [vol, JP];-	shaku [vol, JP]	$ shaku [vol, JP]
sai [JP];-	sai [JP]	$ sai [JP]
#mass	جرم
کیلوگرم	کیلوگرم;;$‎/kg	kg
گرم;;$/g	گرم;;$/g	g
تن متریک	تُن	t

کنتال
قیراط	قیراط	CD
پوند;lb	پوند;;$ در پوند	lb

اونس	اونس;;$ در اونس	oz

دانه	دانه	gr
سنگ	سنگ	st

صدپوندی آمریکایی
صدپوندی بریتانیایی
تن	تن	tn
تن بلند
$ slug;اسلاگ	$ slug	$ slug

اونس تروا	اونس تروا	oz t










دالتون	دالتون	Da
جرم الکترون
جرم پروتون

جرم پلانک
جرم خورشید	☉M	M☉
جرم زمین	⊕M|M⊕	M⊕
جرم مشتری



fun [JP];-	fun [JP]	$ fun [JP]
#time	زمان
ثانیه	ثانیه;;$ در ثانیه	s
دقیقه	دقیقه;;$ در دقیقه	m
ساعت	ساعت;;$ در ساعت	h
روز	روز	$ روز
هفته	هفته	$ هفته
$ fw;-	$ fw	$ fw
ماه	ماه	$ ماه
سه‌ماهه;سه‌ماه;$ در سه‌ماه	$سه‌ماه|سه‌ماه
نیم‌سال
سال	سال	$ سال
دهه	دهه	$ دهه
سده	سده	$ سده
هزاره


شب	شب	$ شب
روز (سن)
هفته (سن)
ماه (سن)
سال (سن)
سال عادی
سال کبیسه
سال میلادی میانگین

سال اعتدالی
سال نجومی
ماه هلالی

روز نجومی



روز مریخی
شیک

جیفی
لحظه

زمان پلانک
#labor	نیروی کار
نفرساعت
نفرروز
نفر-هفته
نفر-ماه
#temperature	دما
درجهٔ کلوین	‎$ K;درجهٔ کلوین	K
درجهٔ سلسیوس	$°C
درجهٔ فارنهایت	$°F
$ °R;-	$ °R	$ °R
#temperature-difference	اختلاف دما
کلوین اختلاف
درجهٔ سلسیوس اختلاف
درجهٔ فارنهایت اختلاف
#speed	سرعت و گام
متر در ثانیه

کیلومتر در ساعت	$‎ km/h


مایل در ساعت	$‎ mph	mph





گره	گره	kn


نوری;نور	نوری
ماخ
#acceleration	شتاب
متر بر مجذور ثانیه	$‎ m/s²





جی;گرانش	G	Gs|G
#angle	زاویه
رادیان	رادیان	rad
درجه	درجه	°
دقیقهٔ قوسی	د.قوسی	′
ثانیهٔ قوسی	ث.قوسی	″


گراد
دور	دور	$ دور
ربع دایره


کارت قطب‌نما
#solid-angle	زاویهٔ فضایی
استرادیان	استرادیان	$ استرادیان
#frequency	بسامد
هرتز	هرتز	Hz



چرخه بر ثانیه
دور در ثانیه
دور در دقیقه
ضربه در دقیقه

قاب در ثانیه
باد
#angular-speed	سرعت زاویه‌ای
#force	نیرو
نیوتن	نیوتن	N
دین

کیلوگرم-نیرو	کیلوگرم-نیرو	$ کیلوگرم-نیرو
گرم‌نیرو
تن‌نیرو
پوند-نیرو	پوند-نیرو	lbf
#pressure	فشار
پاسکال	پاسکال	Pa
بار	بار	$ بار
اتمسفر	اتمسفر
اتمسفر فنی
تور




پوند در اینچ مربع	$‎ psi










میلی‌متر ستون آب
سانتی‌متر ستون آب

اینچ ستون آب






میلی‌متر جیوه	م‌م جیوه	$ م‌م جیوه

اینچ جیوه	اینچ جیوه	inHg
#energy	انرژی
ژول	ژول	J
ارگ

وات‌ساعت
کیلووات‌ساعت	ک.و.ساعت	kWh
الکترون‌ولت;الکترون ولت
کالری	کالری	cal
کالری	کالری	Cal
کالری [IT]	کالری-IT	$ کالری-IT




$ BTU-IT	$ BTU-IT	$ BTU-IT
بی‌تی‌یو	بی‌تی‌یو	Btu








ترم آمریکایی	ترم آمریکایی	$ ترم آمریکایی




تن تی‌ان‌تی

تن معادل نفت
#power	توان
وات	وات	W
اسب بخار	اسب بخار	hp
اسب بخار متریک












تن تبرید
تابندگی خورشید	☉L	$ ☉L
#torque	گشتاور
نیوتن‌متر	نیوتن‌متر	N⋅m






پوند-فوت	پوند-فوت	lbf⋅ft
#momentum	تکانه
#moment-of-inertia	گشتاور لختی
#surface-tension	کشش سطحی و سختی
#fracture-toughness	چقرمگی شکست
#fuel-economy	مصرف سوخت

لیتر در ۱۰۰ کیلومتر	ل./۱۰۰ ک.م.	$ ل./۱۰۰ ک.م.
لیتر در کیلومتر	ل./ک.م.	$ ل./ک.م.



مایل در گالن	مایل در گالن	mpg
مایل در امپریال گالن		m/gUK
#data	حجم داده
بیت	بیت	$ بیت
بایت	بایت	$ بایت
هشت‌تایی
نیم‌بایت
خرده‌بیت




کلمه (داده)
#data-rate	نرخ داده
#resolution	وضوح

پیکسل در سانتی‌متر	ppcm

پیکسل در اینچ		$ ppi
نقطه در اینچ
نقطه در سانتی‌متر		$ dpcm
#graphics	گرافیک
پیکسل
$نقطه	نقطه	dot
#typewidth	پهنای حروف
em;em تایپوگرافی	em	$ em
#ratio	نسبت و شمار
پارت	پارت	پارت|$ پارت
درصد	$٪
هزارم	$‰
ده‌هزارم	$‱

بخش در میلیون
بخش در بیلیون



عیار	عیار	kt
پروف

جفت
سه‌تایی
نیم‌دوجین
دوجین
دوجین نانوایی
بیست‌تایی
صدتا



هزار
ده هزار
لک
میلیون
کرور
میلیارد
تریلیون
دسته کاغذ
بند کاغذ
#container-capacity	ظرفیت کانتینر
#level	تراز
نسبت توان
دسی‌بل

نپر

استاپ
#loudness	بلندی صدا
سون
فون
#musical-interval	فاصلهٔ موسیقایی
نسبت بسامد
اکتاو
پرده
نیم‌پرده
ربع پرده
#density	چگالی
#specific-weight	وزن مخصوص


جیوه	جیوه	$ جیوه
#linear-density	چگالی خطی


تکس
دنیر
#area-density	چگالی سطحی
#volume-flow	آهنگ جریان حجمی
#mass-flow	آهنگ جریان جرمی
#molar-flow	آهنگ جریان مولی
#dynamic-viscosity	گرانروی دینامیکی

پواز
#kinematic-viscosity	گرانروی سینماتیکی


استوکس
#fluidity	سیالیت
#vapor-permeance	نفوذپذیری بخار آب
#vapor-permeability	تراوایی بخار آب
#turbidity	کدری
#specific-energy	انرژی ویژه
#energy-density	چگالی انرژی





gas E;-	gas E	$ gas E
#molar-energy	انرژی مولی
#thermal-conductivity	رسانندگی گرمایی
#thermal-insulance	مقاومت گرمایی
#thermal-expansion	انبساط گرمایی
#heat-capacity	ظرفیت گرمایی و آنتروپی
#specific-heat-capacity	گرمای ویژه
#molar-heat-capacity	ظرفیت گرمایی مولی
#heat-flux	شار گرما و تابیدگی
#heat-transfer-coefficient	ضریب انتقال گرما
#radiant-exposure	پرتودهی تابشی
#amount-of-substance	مقدار ماده
مول	مول	$ مول
مورد	مورد
#molar-concentration	غلظت مولی


pH
مولار

میلی‌گرم در دسی‌لیتر	mg/dL	$ mg/dL
#molality	مولالیته

گلوکز	گلوکز	$ گلوکز
#catalytic-activity	فعالیت کاتالیزوری
کاتال	کاتال	$ کاتال
#catalytic-concentration	غلظت فعالیت کاتالیزوری
#filtration-rate	نرخ تصفیهٔ گلومرولی
#electric-current	جریان الکتریکی
آمپر	آمپر	A
#current-noise-density	چگالی نوفهٔ جریان
#electric-charge	بار الکتریکی
کولن	کولن	$ کولن
آمپرساعت

بار بنیادی
#voltage	ولتاژ
ولت	ولت	V
#voltage-noise-density	چگالی نوفهٔ ولتاژ
#electric-resistance	مقاومت الکتریکی
اهم	اهم	Ω
#electric-conductance	رسانایی الکتریکی
زیمنس	زیمنس	$ زیمنس
#capacitance	ظرفیت خازنی
فاراد	فاراد	$ فاراد
#inductance	القاوری
هنری	هنری	$ هنری
#magnetic-flux	شار مغناطیسی
وبر	وبر	$ وبر
ماکسول
#magnetic-flux-density	چگالی شار مغناطیسی
تسلا	تسلا	$ تسلا
گاوس
#magnetic-field-strength	شدت میدان مغناطیسی


ارستد
#magnetic-moment	گشتاور مغناطیسی
#electric-field-strength	شدت میدان الکتریکی
#electric-dipole-moment	گشتاور دوقطبی الکتریکی

دبای
#resistivity	مقاومت ویژه
#conductivity	رسانندگی الکتریکی
#apparent-power	توان ظاهری و واکنشی

وار
#apparent-energy	انرژی ظاهری و واکنشی
#luminous-intensity	شدت نور
شمع	شمع	cd
#luminance	درخشندگی

نیت



استیلب
#illuminance	روشنایی
لوکس	لوکس	lx



فوت (نور)
#luminous-flux	شار نوری
لومن	لومن	lm
#luminous-exposure	نوردهی
#wavenumber	وارون طول




دیوپتر
#spectral-flux-density	چگالی شار طیفی

جانسکی
#activity	پرتوزایی
بکرل	بکرل	$ بکرل
کوری
#activity-concentration	غلظت پرتوزایی
#absorbed-dose	دز جذب‌شده
گری	گری	$ گری
راد
#equivalent-dose	دز معادل
سیورت	سیورت	$ سیورت
رم
#equivalent-dose-rate	آهنگ دز معادل
#radiation-exposure	پرتوگیری

رونتگن
#energy-per-distance	انرژی بر مسافت



کیلووات-ساعت در ۱۰۰ کیلومتر	ک.وا.س/۱۰۰ ک.م	$ ک.وا.س/۱۰۰ ک.م
`,
  units: `
millimole-per-liter	میلی‌مول در لیتر
petabyte	پتابایت
terabyte	ترابایت
terabit	ترابیت	Tb
gigabyte	گیگابایت
gigabit	گیگابیت	Gb
megabyte	مگابایت
megabit	مگابیت	Mb
kilobyte	کیلوبایت
kilobit	کیلوبیت	kb
millisecond	میلی‌ثانیه	میلی‌ثانیه	ms
microsecond	میکروثانیه	$μs
nanosecond	نانوثانیه	نانوثانیه	ns
milliampere	میلی‌آمپر	میلی‌آمپر	mA
kilocalorie	کیلوکالری	ک.کالری	$ ک.کالری
kilojoule	کیلوژول	ک.ژول	kJ
gigahertz	گیگاهرتز	گیگاهرتز	GHz
megahertz	مگاهرتز	مگاهرتز	MHz
kilohertz	کیلوهرتز	ک.هرتز	kHz
megapixel	مگاپیکسل	MP
kilometer	کیلومتر	کیلومتر	km
decimeter	دسی‌متر	دسی‌متر	dm
centimeter	سانتی‌متر	سانتی‌متر	cm
millimeter	میلی‌متر	میلی‌متر	mm
micrometer	میکرومتر	میکرومتر	μm
nanometer	نانومتر	نانومتر	nm
picometer	پیکومتر	پیکومتر	pm
milligram	میلی‌گرم	میلی‌گرم	mg
microgram	میکروگرم	میکروگرم	μg
gigawatt	گیگاوات	گیگاوات	GW
megawatt	مگاوات	مگاوات	$ مگاوات
kilowatt	کیلووات	ک.وات	kW
milliwatt	میلی‌وات	میلی‌وات	mW
millibar	میلی‌بار	میلی‌بار	mbar
hectopascal	هکتوپاسکال	هکتوپاسکال	hPa
kilopascal	کیلوپاسکال	ک.پاسکال	$ ک.پاسکال
megapascal	مگاپاسکال	مگاپاسکال	MPa
megaliter	مگالیتر	$ML
hectoliter	هکتولیتر	$hL
deciliter	دسی‌لیتر	$dL
centiliter	سانتی‌لیتر	$cL
milliliter	میلی‌لیتر	میلی‌لیتر	mL
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
  words: {"to":["به","در","بر حسب","چند"],"after":["است","می‌شود","میشود","تبدیل کن","تبدیل کنید","هستند","هست"],"and":["و","به‌علاوهٔ"],"per":["در","بر"],"opening":["چقدر است","تبدیل","محاسبه","از"],"howMany":["چند"],"are":["است","در","می‌شود"],"one":["یک"],"endings":[],"numbers":{"نیم":"1/2","یک و نیم":"3/2","یک":"1","دو":"2","سه":"3","چهار":"4","پنج":"5","شش":"6","هفت":"7","هشت":"8","نه":"9","ده":"10","صد":"100"},"minus":["منفی","منهای"],"aliases":{"کیلو":"kilogram","سلسیوس":"celsius","درجه سلسیوس":"celsius","سانتیگراد":"celsius","درجه سانتیگراد":"celsius","درجه فارنهایت":"fahrenheit","فارنهایت":"fahrenheit","سانت":"centimeter","شبانه‌روز":"day","شبانه روز":"day"}},
};

export default locale;
