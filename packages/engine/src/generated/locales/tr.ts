// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'tr',
  plurals: 'other one',
  units: `
g-force	g kuvveti	G	$G
meter-per-square-second	metre/saniye²	m/sn²
revolution	devir	dev
radian	radyan
degree	derece	$°
arc-minute	açısal dakika	açısal dk.
arc-second	açısal saniye	açısal sn.
hectare	hektar
square-mile	mil kare
acre	akre
square-yard	yarda kare
square-foot	fit kare
square-inch	inç kare;;$/in²
dunam	dunam	dunam
karat	ayar	ayar
milligram-ofglucose-per-deciliter	miligram/desilitre	mg/dl	mg/dL
millimole-per-liter	milimol/litre	mmol/l	mmol/L
item	öğe	öğe
part	$ part	$ part	$ part
part-per-1e6	parça/milyon
percent	yüzde $	%$
permille	binde $	‰$
permyriad	onbinde $	‱$;onbinde
mole	mol
ofglucose	glikoz	$ Glc	$ Glc
liter-per-100-kilometer	litre/100 kilometre	l/100 km	l/100km
mile-per-gallon	mil/galon
petabyte	petabayt
terabyte	terabayt
terabit	terabit	Tb
gigabyte	gigabayt
gigabit	gigabit	Gb
megabyte	megabayt
megabit	megabit	Mb
kilobyte	kilobayt
kilobit	kilobit	kb
byte	bayt	bayt
bit	bit	bit
century	yüzyıl	yy
decade	on yıl	on yıl
year	yıl	yıl;;$/y	$y
quarter	çeyrek	çey.;;$/çeyrek
month	ay	ay	$a
week	hafta	hf.	$h
day	gün	gün	$g
hour	saat	sa.;;$/sa	$s|sa
minute	dakika	dk.	$d
second	saniye	sn.;;$/sn	$sn
millisecond	milisaniye	msn	$msn
microsecond	mikrosaniye	μsn
nanosecond	nanosaniye	nsn
ampere	amper
ohm	ohm
volt	volt
kilocalorie	kilokalori
calorie	kalori
foodcalorie	kilokalori
joule	jul
kilowatt-hour	kilovatsaat
electronvolt	elektronvolt
british-thermal-unit	İngiliz ısı birimi	Btu
therm-us	ABD ısı birimi	ABD ısı birimi
pound-force	pound kuvvet
newton	newton
kilowatt-hour-per-100-kilometer	100 kilometre/$ kilowatt-saat;100 kilometre / kilowatt-saat
hertz	hertz
em	em;tipografik em	em
pixel	piksel
megapixel	megapiksel	MP
pixel-per-centimeter	piksel/santimetre	ppcm
pixel-per-inch	piksel/inç
dot-per-centimeter	nokta/santimetre
dot-per-inch	nokta/inç
dot	nokta	nokta
earth-radius	Dünya yarıçapı
meter	metre
mile	mil	mil
yard	yarda
foot	fit	fit;;$/ft	$′
inch	inç	inç;;$/in	$″
parsec	parsek
light-year	ışık yılı	IY
astronomical-unit	astronomik birim	AU
furlong	furlong
fathom	fathom	fth
nautical-mile	deniz mili
mile-scandinavian	smi	smi
point	punto
solar-radius	Güneş yarıçapı
lux	lüks	lüks
candela	kandela
lumen	lümen
solar-luminosity	Güneş parlaklığı
tonne	ton
kilogram	kilogram;;$/kg
gram	gram
ton	Amerikan tonu	kısa ton
stone	stone
pound	libre
ounce	ons;;$/oz
ounce-troy	troy ons
carat	karat
dalton	dalton
earth-mass	Dünya kütlesi
solar-mass	Güneş kütlesi
grain	tane	tane
watt	vat
horsepower	beygir gücü	bg
millimeter-ofhg	milimetre cıva
ofhg	cıva	$ Hg	$ Hg
pound-force-per-square-inch	libre/inç kare	lb/in²
inch-ofhg	inç cıva
bar	bar	bar
millibar	milibar		mb
atmosphere	atmosfer
pascal	paskal
knot	knot
celsius	santigrat derece	$°C|°C	°C|$°C
fahrenheit	fahrenhayt derece	$°F|°F	°F
kelvin	kelvin	K|$K	K
pound-force-foot	pound fit	lbf⋅ft
newton-meter	newton metre	N⋅m
cubic-centimeter	santimetreküp;;$ /santimetreküp
cubic-mile	mil küp	mil³
cubic-yard	yarda küp	yarda³
cubic-foot	fit küp	fit³
cubic-inch	inç küp	inç³
liter	litre	l
pint-metric	metrik pint	mpt
cup-metric	metrik su bardağı	msb
fluid-ounce-metric	$ fl oz m.;metrik sıvı ons	$ fl oz m.	$ fl oz m.
acre-foot	akre fit	akre fit
bushel	buşel
gallon	galon		galon
gallon-imperial	İng. galonu	İng. gal
quart	quart		quart
pint	pint	pint
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	su bardağı	sb
cup-imperial	$ cup Imp.;imparatorluk fincanı	$ cup Imp.	$ cup Imp.
fluid-ounce	sıvı ons	sıvı ons
fluid-ounce-imperial	İng. sıvı ons	İng. sıvı ons
tablespoon	yemek kaşığı	yk
teaspoon	çay kaşığı	çk
barrel	varil
dessert-spoon	tatlı kaşığı	tat. kaşığı	tk
dessert-spoon-imperial	İng. tatlı kaşığı	İng. tat. kaşığı	İng. tk
drop	damla	damla
dram	dram	sıvı dram
jigger	jigger	jigger
pinch	tutam	tutam
quart-imperial	İng. quart	İng. quart	İng. qt.
steradian	steradyan	$ sr	$ sr
katal	katal	$ kat	$ kat
coulomb	$ C;coulomb	$ C	$ C
farad	$ F;farad	$ F	$ F
henry	$ H;henry	$ H	$ H
siemens	$ S;siemens	$ S	$ S
calorie-it	kalori [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	bekerel	$ Bq	$ Bq
sievert	sievert	$ Sv	$ Sv
gray	gray	$ Gy	$ Gy
kilogram-force	kilogram-kuvvet	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesla	$ T	$ T
weber	weber	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;benzin enerji yoğunluğu	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];shaku (uzunluk)	shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku (kumaş)	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];bu (alan)	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];Japon fincanı	cup [JP]
shaku	shaku [vol, JP];shaku (hacim)	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	ışık	ışık
fun	fun [JP];-	fun [JP]
part-per-1e9	parça/milyar
night	gece	gece
decibel	desibel
neper	neper
octave	oktav
semitone	yarım ses
gradian	gradyan
compass-point	kerte
rotation-per-minute	dakikada devir
rotation-per-second	saniyede devir
beat-per-minute	dakikada atım
frame-per-second	saniyede kare
mach	mach
pair	çift
half-dozen	yarım düzine
dozen	düzine
hundred	yüz
thousand	bin
million	milyon
billion	milyar
trillion	trilyon
horsepower-metric	metrik beygir gücü
ton-of-refrigeration	soğutma tonu
tablespoon-metric	metrik yemek kaşığı
teaspoon-metric	metrik tatlı kaşığı
tablespoon-imperial	İngiliz yemek kaşığı
teaspoon-imperial	İngiliz çay kaşığı
shot	shot bardağı
wine-bottle	şarap şişesi
long-ton	uzun ton
hundredweight	kısa hundredweight
long-hundredweight	uzun hundredweight
quintal	kental
micron	mikron
angstrom	angström
hand	el
league	fersah (İngiliz)
light-second	ışık saniyesi
light-minute	ışık dakikası
light-hour	ışık saati
light-day	ışık günü
octet	sekizli
nibble	yarım bayt
baud	baud
dyne	din
erg	erg
gram-force	gram-kuvvet
tonne-force	ton-kuvvet
torr	torr
atmosphere-technical	teknik atmosfer
ton-of-tnt	ton TNT
tonne-of-oil-equivalent	ton petrol eşdeğeri
millennium	binyıl
half-year	yarıyıl
year-common	olağan yıl
year-leap	artık yıl
delta-celsius	Celsius derece farkı
delta-fahrenheit	Fahrenheit derece farkı
delta-kelvin	kelvin farkı
are	ar
gill	gill
cord	kord
stere	ster
poise	puaz
stokes	stokes
gauss	gauss
maxwell	maxwell
oersted	oersted
curie	curie
roentgen	röntgen
rad	rad
rem	rem
diopter	diyoptri
nit	nit
candlepower	mum gücü
stilb	stilb
phot	fot
tex	teks
denier	denye
molar	molar
jansky	jansky
debye	debye
person-hour	adam-saat
person-day	adam-gün
pica	pika
tsubo	tsubo
var	var
phon	fon
sone	son
electron-mass	elektron kütlesi
proton-mass	proton kütlesi
elementary-charge	temel yük
mil	binde bir inç
watt-hour	vatsaat
ampere-hour	ampersaat
cycle-per-second	saniyede devir
proof	proof (ABD)
proof-imperial	proof (BK)
trio	üçlü
bakers-dozen	fırıncı düzinesi
score	yirmilik
long-hundred	uzun yüzlük
great-gross	büyük grosa
myriad	on bin
lakh	lakh
crore	kror
quire	deste kâğıt
ream	top kâğıt
rood	rood
section	kesim
township	township
roofing-square	çatı karesi
square-mile-survey-us	milkare (ABD ölçüm)
acre-survey-us	akre (ABD ölçüm)
link-survey-us	link (ABD ölçüm)
rod-survey-us	rod (ABD ölçüm)
chain-survey-us	zincir (ABD ölçüm)
fathom-survey-us	kulaç (ABD ölçüm)
furlong-survey-us	furlong (ABD ölçüm)
mile-survey-us	mil (ABD ölçüm)
league-survey-us	fersah (ABD ölçüm)
circular-inch	dairesel inç
person-week	kişi-hafta
person-month	kişi-ay
spherical-candlepower	küresel mum
candle-international	uluslararası mum
dash	damla (ölçü)
smidgen	minik tutam
tad	bıçak ucu
fifth	galonun beşte biri
gallon-dry	kuru galon
quart-dry	kuru kuart
pint-dry	kuru pint
barrel-dry	kuru varil
barrel-beer	bira varili (ABD)
barrel-liquid	sıvı varili (ABD)
barrel-cranberry	yaban mersini varili
barrel-imperial	imparatorluk varili
keg	keg
butt	butt (fıçı)
tun	tun (fıçı)
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	imparatorluk hogshead
cup-us-legal	yasal fincan (ABD)
dram-imperial	imparatorluk sıvı dirhemi
minim-imperial	imparatorluk minimi
minim	minim (ABD)
peck-imperial	imparatorluk peck
bushel-imperial	imparatorluk kilesi
tablespoon-australian	Avustralya yemek kaşığı
half-bottle	yarım şişe
quarter-hundredweight	çeyrek hundredweight
pound-apothecary	eczacı libresi
ounce-apothecary	eczacı onsu
dram-apothecary	eczacı dirhemi
butter-stick	çubuk tereyağı
standard-drink-us	standart içki (ABD)
standard-drink-australian	standart içki (Avustralya)
unit-of-alcohol	alkol birimi (BK)
planck-mass	Planck kütlesi
planck-length	Planck uzunluğu
planck-time	Planck zamanı
jupiter-mass	Jüpiter kütlesi
jupiter-radius	Jüpiter yarıçapı
atomic-unit-of-time	atomik zaman birimi
atomic-unit-of-velocity	atomik hız birimi
line	hat
barleycorn	arpa tanesi
nail	çivi (kumaş)
palm	avuç
span	karış
cubit	arşın (cubit)
ell	endaze
pace	adım
chain-engineer	mühendis zinciri
cable	gomina
cable-us	gomina (ABD)
nautical-mile-imperial	İngiliz deniz mili
knot-imperial	İngiliz knotu
nautical-league	deniz fersahı
data-mile	veri mili
pixel-css	CSS pikseli
point-printer	matbaa puntosu
pica-printer	matbaa pikası
point-tex	TeX puntosu
quadrant	çeyrek daire
zodiac-sign	burç
hour-angle	saat açısı
binary-degree	ikili derece
mil-nato	NATO milyemi
power-ratio	güç oranı
frequency-ratio	frekans oranı
frequency-decade	frekans dekadı
stop	diyafram adımı
whole-tone	tam ses
quarter-tone	çeyrek ses
day-person	gün (yaş)
week-person	hafta (yaş)
month-person	ay (yaş)
year-person	yıl (yaş)
year-gregorian	Gregoryen yılı
month-gregorian	Gregoryen ayı
year-tropical	tropikal yıl
year-sidereal	yıldız yılı
month-synodic	kavuşum ayı
month-sidereal	yıldız ayı
day-sidereal	yıldız günü
hour-sidereal	yıldız saati
minute-sidereal	yıldız dakikası
second-sidereal	yıldız saniyesi
sol	sol (Mars günü)
moment	an
swatch-beat	Swatch beat
word	sözcük (veri)
unit-pole	birim kutup
molar-gas-constant	gaz sabiti
ph	pH
of-water	su (özgül ağırlık)
millimeter-of-water	milimetre su
centimeter-of-water	santimetre su
meter-of-water	metre su
inch-of-water	inç su
foot-of-water	fit su
miners-inch	madenci inci
hoppus-foot	Hoppus fiti
cent-land	cent (arazi)
ground	ground (Hindistan)
mile-roman	Roma mili
cubit-biblical	Kitap arşını
pied-quebec	Fransız ayağı (Quebec)
arpent-length	arpent (uzunluk)
bu-length	bu (uzunluk)
cho-length	chō (uzunluk)
vara-texas	Teksas varası
cape-foot	Cape ayağı
cape-rood	Cape rood
square-wa	wa kare
marla-225	küçük marla
bigha-bengal	bigha (Bengal)
katha-bengal	katha (Bengal)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Nepal)
kattha-nepal	kattha (Nepal)
arpent-paris	Paris arpenti
hide	hide
dan-volume	dan (hacim)
dan-mass	dan (kütle)
log-biblical	log (Kitap)
tael-troy	troy tael
baht-mass	baht (kütle)
grain-paris	Paris grain’i
arroba-metric	metrik arroba
libra-roman	Roma libresi
uncia	Roma onsu
mina-attic	Attika minası
talent-attic	Attika talantı
mina-biblical	Kitap minası
talent-biblical	Kitap talantı
drachma	drahmi
shekel	şekel
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm inç
perm-inch-0-celsius	perm inç (0 °C)
perm-inch-23-celsius	perm inç (23 °C)
pied-du-roi	kral ayağı
slug-per-cubic-foot	slug/fit küp
cubit-royal	kraliyet arşını
chatak-bengal	chatak (arazi)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Nepal)
baht-gold	baht altın
double-word	çift sözcük
`,
  patterns: `
joiner	 	 	 
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	yotta{0}	Y{0}
zetta	zetta{0}	Z{0}
exa	exa{0}	E{0}
peta	peta{0}	P{0}
tera	tera{0}	T{0}
giga	giga{0}	G{0}
mega	mega{0}	M{0}
kilo	kilo{0}	k{0}
hecto	hekto{0}	h{0}
deka	deka{0}	da{0}
deci	desi{0}	d{0}
centi	santi{0}	c{0}
milli	mili{0}	m{0}
micro	mikro{0}	μ{0}
nano	nano{0}	n{0}
pico	piko{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	yokto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobe{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0}kare|{0}kare	{0}²
cubic	{0}küp|{0}küp	{0}³
per	{0}/{1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	Uzunluk
area	Alan
volume	Hacim
mass	Kütle
time	Zaman
labor	İş gücü
temperature	Sıcaklık
temperature-difference	Sıcaklık farkı
speed	Hız ve tempo
acceleration	İvme
angle	Açı
solid-angle	Katı açı
frequency	Frekans
angular-speed	Açısal hız
force	Kuvvet
pressure	Basınç
energy	Enerji
power	Güç
torque	Tork
momentum	Momentum
moment-of-inertia	Eylemsizlik momenti
surface-tension	Yüzey gerilimi ve sertlik
fracture-toughness	Kırılma tokluğu
fuel-economy	Yakıt tüketimi
data	Veri miktarı
data-rate	Veri hızı
resolution	Çözünürlük
graphics	Grafik
typewidth	Yazı genişliği
ratio	Oran ve sayı
container-capacity	Konteyner kapasitesi
level	Seviye
loudness	Ses yüksekliği
musical-interval	Müzik aralığı
density	Yoğunluk
specific-weight	Özgül ağırlık
linear-density	Çizgisel yoğunluk
area-density	Yüzey yoğunluğu
volume-flow	Hacimsel debi
mass-flow	Kütlesel debi
molar-flow	Molar debi
dynamic-viscosity	Dinamik viskozite
kinematic-viscosity	Kinematik viskozite
fluidity	Akışkanlık
vapor-permeance	Su buharı geçirgenliği
vapor-permeability	Su buharı geçirimliliği
turbidity	Bulanıklık
specific-energy	Özgül enerji
energy-density	Enerji yoğunluğu
molar-energy	Molar enerji
thermal-conductivity	Isıl iletkenlik
thermal-insulance	Isıl yalıtım
thermal-expansion	Isıl genleşme
heat-capacity	Isı sığası ve entropi
specific-heat-capacity	Özgül ısı
molar-heat-capacity	Molar ısı sığası
heat-flux	Isı akısı ve ışınım şiddeti
heat-transfer-coefficient	Isı aktarım katsayısı
radiant-exposure	Işınım pozlaması
amount-of-substance	Madde miktarı
molar-concentration	Molar derişim
molality	Molalite
catalytic-activity	Katalitik aktivite
catalytic-concentration	Katalitik aktivite derişimi
filtration-rate	Glomerüler filtrasyon hızı
electric-current	Elektrik akımı
current-noise-density	Akım gürültü yoğunluğu
electric-charge	Elektrik yükü
voltage	Gerilim
voltage-noise-density	Gerilim gürültü yoğunluğu
electric-resistance	Elektrik direnci
electric-conductance	Elektriksel iletkenlik
capacitance	Sığa
inductance	İndüktans
magnetic-flux	Manyetik akı
magnetic-flux-density	Manyetik akı yoğunluğu
magnetic-field-strength	Manyetik alan şiddeti
magnetic-moment	Manyetik moment
electric-field-strength	Elektrik alan şiddeti
electric-dipole-moment	Elektrik dipol momenti
resistivity	Özdirenç
conductivity	Öziletkenlik
apparent-power	Görünür ve reaktif güç
apparent-energy	Görünür ve reaktif enerji
luminous-intensity	Işık şiddeti
luminance	Parıltı
illuminance	Aydınlanma şiddeti
luminous-flux	Işık akısı
luminous-exposure	Işık pozlaması
wavenumber	Ters uzunluk
spectral-flux-density	Tayfsal akı yoğunluğu
activity	Radyoaktivite
activity-concentration	Aktivite derişimi
absorbed-dose	Soğurulan doz
equivalent-dose	Eşdeğer doz
equivalent-dose-rate	Eşdeğer doz hızı
radiation-exposure	Işınlama dozu
energy-per-distance	Mesafe başına enerji
`,
  words: {"to":["kaç","in","olarak"],"after":["eder","ediyor","yapar","yapıyor","olur","çevir","dönüştür","çevirin","dönüştürün","var","vardır","yapmaktadır","kaçtır"],"and":["ve","artı"],"per":["bölü"],"opening":["ne kadar","hesapla","çevir"],"howMany":["kaç"],"are":["eder","var","yapar"],"one":["bir"],"endings":["den","dan","ten","tan","ye","ya","de","da","te","ta","e","a","nden","ndan","yi","yu","ni","nu","dir","dur","tir","tur","nin","nun","in","un","i","u"],"numbers":{"yarım":"1/2","bir buçuk":"3/2","iki":"2","üç":"3","dört":"4","beş":"5","altı":"6","yedi":"7","sekiz":"8","dokuz":"9","on":"10","yüz":"100"},"minus":["eksi"],"aliases":{"saatte $ mil":"mile-per-hour","saatte $ kilometre":"kilometer-per-hour","kilo":"kilogram","santigrat":"celsius","santigrat derece":"celsius","selsiyus":"celsius","fahrenhayt":"fahrenheit","fahrenhayt derece":"fahrenheit","derece fahrenhayt":"fahrenheit","libre":"pound","pound":"pound","feet":"foot","saatte kilometre":"kilometer-per-hour","kilometre saat":"kilometer-per-hour"}},
};

export default locale;
