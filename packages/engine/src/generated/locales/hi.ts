// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'hi',
  plurals: 'other one',
  units: `
g-force	गुरुत्व–बल;गुरुत्व बल	गु॰	गु
meter-per-square-second	मीटर प्रति सेकंड वर्ग;मीटर/से²	मी॰/व॰से॰
revolution	घूर्णन	घूर्णन	$r
radian	रेडियन	रेडियन	$rad
degree	अंश	अंश	$°
arc-minute	आर्क मिनट	आर्क मिनट	$′
arc-second	आर्क सेकंड	आर्क से॰	$″
square-kilometer	वर्ग किलोमीटर	वर्ग कि॰मी॰
hectare	हेक्टेयर	हे॰
square-meter	वर्ग मीटर;;$/वर्ग मीटर	वर्ग मी॰;;$/वर्ग मीटर
square-centimeter	वर्ग सेंटीमीटर;;$/वर्ग सेंटीमीटर	व॰ सें॰;;$/वर्ग सें॰ मी॰	वर्ग सेंमी
square-mile	वर्ग मील;;$/वर्ग मील	वर्ग मील;;$/मील²	व मी|वर्ग मील
acre	एकड़	एकड़
square-yard	वर्ग गज	व॰ ग॰	व ग|वर्ग गज़
square-foot	वर्गफ़~ी|ु~ट	व॰फ़ी॰	व फ़ी
square-inch	वर्ग इंच;;$/वर्ग इंच	व॰ इं॰;;$/वर्ग इंच	व इं
dunam	डोनम	डोनम
karat	कैरट
milligram-ofglucose-per-deciliter	मिलीग्राम प्रति डेसीलीटर	मि॰ग्रा॰/डे॰ली॰
millimole-per-liter	मिलीमोल प्रति लीटर	मिलीमोल/ली॰
item	आइटम	आइटम
part	भाग~ों|;~	भाग
part-per-1e6	हिस्सा प्रति दस लाख
percent	प्रतिशत	$%
permille	प्रति हज़ार	$‰
permyriad	प्रति दस हज़ार	$‱
mole	मोल	मोल
ofglucose	ग्लूकोज़	$ Glc	$ Glc
liter-per-kilometer	लीटर प्रति किलोमीटर	ली/किमी
liter-per-100-kilometer	लीटर प्रति 100 किलोमीटर	ली॰/100 कि॰मी॰	ली/100 किमी
mile-per-gallon	मील प्रति गैलन
mile-per-gallon-imperial	मील प्रति इंपीरियल गैलन	mpg इंपीरियल
petabyte	पेटाबाइट
terabyte	टेराबाइट
terabit	टेराबिट	Tb
gigabyte	गीगाबाइट
gigabit	गीगाबिट	Gb
megabyte	मेगाबाइट
megabit	मेगाबिट	Mb
kilobyte	किलोबाइट
kilobit	किलोबिट	kb
byte	बाइट	बाइट
bit	बिट	बिट
century	शताब्द~ियाँ|ी;;;f	शता	श
decade	दशक~ों|	दश.
year	वर्ष	वर्ष	व
quarter	तिमाह~ियां|ी;~ी;$/ति;f	तिमा;;$/ति
month	महीन~े|ा;~ा	माह
week	सप्ताह	सप्ताह
day	दिन	दिन	दि
hour	घंट~े|ा	घं॰	घं
minute	मिनट	मि॰;;$/मिनट	मि
second	सेकंड	से॰	से
millisecond	मिलीसेकंड	मि॰से॰
microsecond	माइक्रोसेकंड
nanosecond	नैनो सेकंड	नैनो से॰	नैनो से
ampere	एम्पीयर	ए॰
milliampere	मिली एम्‍पीयर	मि॰ ए॰
ohm	ओम
volt	वोल्ट;;;f
kilocalorie	किलो कैलोरी;;;f
calorie	कैलोरी;;;f		कै
foodcalorie	कैलोरी;;;f	कैलोरी	कै
kilojoule	किलो जूल	कि॰जू॰	किजू
joule	जूल	जू॰	जू
kilowatt-hour	किलोवॉट घंट~े|ा
electronvolt	इलेक्ट्रॉनवोल्ट
british-thermal-unit	ब्रिटिश थर्मल यूनिट	Btu
therm-us	यूएस थेर्म	यूएस थेर्म
pound-force	पाउंड-बल
newton	न्यूटन	न्यू॰
kilowatt-hour-per-100-kilometer	kWh/100km	kWh/100km
gigahertz	गीगाहर्ट्ज़
megahertz	मेगाहर्ट्ज़
kilohertz	किलोहर्ट्ज़
hertz	हर्ट्ज़
em	em;टाइपोग्राफ़िक एम	em
pixel	पिक्सेल
megapixel	मेगापिक्सेल	MP
pixel-per-centimeter	पिक्सेल प्रति सेंटीमीटर	ppcm
pixel-per-inch	पिक्सेल प्रति इंच
dot-per-centimeter	बिंदु प्रति सेंटीमीटर
dot-per-inch	बिंदु प्रति इंच
dot	बिंदु	बिंदु
earth-radius	पृथ्वी की त्रिज्या
kilometer	किलोमीटर;;$/किलोमीटर	कि॰मी॰	किमी
meter	मीटर;;$/मीटर	मी
decimeter	डेसीमीटर	डे॰मी॰	डेमी
centimeter	सेंटीमीटर;;$/सेंटीमीटर	सें॰मी॰
millimeter	मिलीमीटर	मि॰मी॰	मिमी
micrometer	माइक्रोमीटर	μ मा॰मी॰	μm
nanometer	नैनोमीटर	नै॰मी॰	नैमी
picometer	पिकोमीटर	पि॰मी॰	$पि॰मी॰
mile	मील	मील
yard	गज़|यार्ड;यार्ड	यार्ड
foot	फ़ीट|फ़ुट;;$/फ़ुट	फ़ीट	$′
inch	इंच;;$/इंच	इंच	$″
parsec	पार्सेक	पार्सेक	pc
light-year	प्रकाश वर्ष	प्र॰व॰	प्रव
astronomical-unit	खगोलीय इका~ईयां|ई;~इयाँ	खगो॰ इका॰	au
furlong	फ़र्लांग	फ़र्लांग
fathom	फ़ैदम	फ़ैदम	फ़ै
nautical-mile	नॉटिकल मील	नॉ॰ मी॰	nmi
mile-scandinavian	मील-स्कैण्डिनेवियन	smi
point	pt
solar-radius	सौर अर्धव्यास
lux	लक्स
candela	कैन्डेला;;;f
lumen	लुमेन
solar-luminosity	सौर ज्योति
tonne	मीट्रिक टन	मी टन|मीट्रिक टन	ट
kilogram	किलोग्राम	कि॰ग्रा॰	किग्रा
gram	ग्राम;;$/ग्राम	ग्रा॰	ग्रा
milligram	मिलीग्राम	मि॰ग्रा॰	मिग्रा
microgram	माइक्रोग्राम	मा॰ग्रा॰
ton	टन	टन
stone	14 पौंड का बट्टा		$st|ला
pound	पौंड;;$/पौंड	पौंड	$#
ounce	औंस;;$/औंस	औंस	औं॰
ounce-troy	ट्राई औंस	ट्राई औंस
carat	कैरेट	कै॰
dalton	डाल्टन	डाल्टन
earth-mass	पृथ्वी द्रव्यमान
solar-mass	सौर द्रव्यमान
grain	डेढ़ रत्ती	डेढ़ रत्ती|डे. रत्ती
gigawatt	गिगावॉट
megawatt	मेगावॉट
kilowatt	किलोवॉट		किवॉ
watt	वॉट		वॉ
milliwatt	मिलीवॉट
horsepower	अश्वशक्ति		एचपी
millimeter-ofhg	मर्क्यूरी मिलीमीटर;;;f	mm Hg
ofhg	मर्क्यूरी	Hg
pound-force-per-square-inch	पाउंड प्रति वर्ग इंच
inch-ofhg	मर्क्यूरी इंच		$" Hg
bar	बार	बार
millibar	मिलीबार		$mb
atmosphere	वायुमंडलीय दबाव;वायुमण्डलीय दबाव
pascal	पास्कल	पा॰
hectopascal	हेक्टोपास्कल
kilopascal	किलोपास्कल	किपा॰
megapascal	मेगापास्कल	मेपा॰
meter-per-second	मीटर प्रति सेकंड	मी॰/से॰
mile-per-hour	मील प्रति घंटा	मी॰प्र॰घं॰	मीप्रघं
knot	नॉट	नॉट
celsius	डिग्री सेल्सियस	$°से॰
fahrenheit	डिग्री फ़ेरनहाइट	$°फ़ेरन	$°F
kelvin	केल्विन
pound-force-foot	पाउंड-फ़ुट	lbf⋅ft
newton-meter	न्यूटन-मीटर	न्यू॰मी॰
cubic-kilometer	घन किलोमीटर	घन कि॰मी॰	घन किमी
cubic-meter	घन मीटर;;$/घन मीटर	घन मी॰	घन मी
cubic-centimeter	घन सेंटीमीटर;;$/घन सेंटीमीटर	घन सें॰ मी॰	घन सेंमी
cubic-mile	घन मील	घन मील
cubic-yard	घन यार्ड	घन या॰
cubic-foot	घन फ़ीट	घ॰ फ़ी॰
cubic-inch	घन इंच	घन इंच
megaliter	मेगालीटर	मे॰ ली॰	मेली
hectoliter	हेक्टोलीटर	हे॰ली॰	हेली
liter	लीटर;;$/लीटर	ली॰	ली
deciliter	डेसीलीटर	डे॰ली॰	डेली
centiliter	सेंटीलीटर	सें॰ली॰	सेंली
milliliter	मिलीलीटर	मि॰ ली॰	मिली
pint-metric	मीट्रिक पिंट	मीट्रिक पिंट
cup-metric	मीट्रिक कप	मीट्रिक कप
fluid-ounce-metric	मेट्रिक फ़्लूड आउंस	fl oz m.
acre-foot	एकड़ फ़~ी|ू~ट	ए॰फ़ी॰	एकड़ फ़ीट
bushel	बुशल	बुश॰	बु
gallon	गैलन;;$/गैलन	गैलन	गै
gallon-imperial	इम्पीरियल गैलन;;$/इम्पीरियल गैलन	इम्पी॰ गैलन	इम्पी गैलन
quart	क्वार्ट	क्वार्ट
pint	पाइंट	पाइंट	पा
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	कप	कप
cup-imperial	$ cup Imp.;ब्रिटिश कप	$ cup Imp.	$ cup Imp.
fluid-ounce	फ़्लूइड आउंस	फ़्लूइड आउंस	fl oz
fluid-ounce-imperial	इम्पी॰ फ़्लुइड आउंस		fl oz Im
tablespoon	टेबलस्पून	टे॰ स्पून	tbsp
teaspoon	टी स्पून	टी स्पून	tsp
barrel	बैरल	बैरल
dessert-spoon	डेज़र्ट स्पून	डे. स्पून	dsp
dessert-spoon-imperial	इम्पीरियल डेज़र्टस्पून	इम्पी. डेज़र्टस्पून	dsp-Imp
drop	बूंद	बूंद
dram	ड्रम;ड्रम फ्लूइड	ड्रम फ्लू.	fl.dr.
jigger	जिगर	जिगर
pinch	चुटकी	चुटकी
quart-imperial	क्वार्ट इम्पीरियल	क. इम्पी.	qt-Imp.
steradian	स्टेरेडियन	$ sr	$ sr
katal	कैटाल	$ kat	$ kat
coulomb	कूलाम
farad	फैरड
henry	हेनरी
siemens	सीमेंस
calorie-it	calorie~s|~ [IT]	cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	becquerel~s|
sievert	sievert~s|
gray	gray~s|
kilogram-force	किलोग्राम-फ़ोर्स	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	टेस्ला	$ T	$ T
weber	वेबर	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;स्लग	$ slug	$ slug
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
light-speed	लाइट;;;f	लाइट
fun	fun [JP];-	fun [JP]
part-per-1e9	पार्ट~्स|~ प्रति बिलियन
night	रात~ें|;;;f	रात~ें|	$रातें|$रात
decibel	डेसिबल
neper	नेपर
octave	सप्तक
semitone	अर्धस्वर
gradian	ग्रेडियन
compass-point	कंपास बिंदु
rotation-per-minute	परिक्रमण प्रति मिनट
rotation-per-second	परिक्रमण प्रति सेकंड
beat-per-minute	धड़कन प्रति मिनट
frame-per-second	फ़्रेम प्रति सेकंड
mach	मैक
pair	जोड़ी
half-dozen	आधा दर्जन
dozen	दर्जन
hundred	सैकड़ा
thousand	हज़ार
million	मिलियन
billion	अरब
trillion	ट्रिलियन
horsepower-metric	मीट्रिक अश्वशक्ति
ton-of-refrigeration	टन प्रशीतन
tablespoon-metric	मीट्रिक बड़ा चम्मच
teaspoon-metric	मीट्रिक छोटा चम्मच
tablespoon-imperial	ब्रिटिश बड़ा चम्मच
teaspoon-imperial	ब्रिटिश छोटा चम्मच
shot	शॉट
wine-bottle	शराब की बोतल
long-ton	लॉन्ग टन
hundredweight	छोटा हंड्रेडवेट
long-hundredweight	बड़ा हंड्रेडवेट
quintal	क्विंटल
micron	माइक्रॉन
angstrom	ऐंग्स्ट्रॉम
hand	हाथ
league	लीग
light-second	प्रकाश-सेकंड
light-minute	प्रकाश-मिनट
light-hour	प्रकाश-घंटा
light-day	प्रकाश-दिन
octet	ऑक्टेट
nibble	निबल
baud	बॉड
dyne	डाइन
erg	अर्ग
gram-force	ग्राम-बल
tonne-force	टन-बल
torr	टॉर
atmosphere-technical	तकनीकी वायुमंडल
ton-of-tnt	टन टीएनटी
tonne-of-oil-equivalent	टन तेल समतुल्य
millennium	सहस्राब्दी
half-year	छमाही
year-common	सामान्य वर्ष
year-leap	अधिवर्ष
delta-celsius	डिग्री सेल्सियस अंतर
delta-fahrenheit	डिग्री फ़ारेनहाइट अंतर
delta-kelvin	केल्विन अंतर
are	आर
gill	गिल
cord	कॉर्ड
stere	स्टीयर
poise	पॉइज़
stokes	स्टोक्स
gauss	गॉस
maxwell	मैक्सवेल
oersted	ओर्स्टेड
curie	क्यूरी
roentgen	रॉन्टजन
rad	रैड
rem	रेम
diopter	डायोप्टर
nit	निट
candlepower	कैंडलपावर
stilb	स्टिल्ब
phot	फ़ोट
tex	टेक्स
denier	डेनियर
molar	मोलर
jansky	जान्स्की
debye	डिबाई
person-hour	व्यक्ति-घंटा
person-day	व्यक्ति-दिन
pica	पाइका
tsubo	त्सुबो
var	वार
phon	फ़ॉन
sone	सोन
electron-mass	इलेक्ट्रॉन द्रव्यमान
proton-mass	प्रोटॉन द्रव्यमान
elementary-charge	मूल आवेश
mil	इंच का हज़ारवाँ भाग
watt-hour	वाट-घंटा
ampere-hour	एम्पियर-घंटा
proof	प्रूफ़
trio	तिकड़ी
score	कोड़ी
myriad	दस हज़ार
lakh	लाख
crore	करोड़
quire	दस्ता
ream	रीम
rood	रूड
section	सेक्शन
township	टाउनशिप
dash	डैश
fifth	पाँचवाँ गैलन
keg	केग
butt	बट
tun	टन (पीपा)
minim	मिनिम
line	लाइन
barleycorn	जौ का दाना
nail	नेल
palm	हथेली
span	बित्ता
cubit	हाथ (क्यूबिट)
ell	एल
pace	क़दम
cable	केबल
quadrant	चतुर्थांश
stop	स्टॉप
sol	सोल
moment	मोमेंट
word	वर्ड
ph	pH
ground	ग्राउंड
hide	हाइड
planck-mass	प्लांक द्रव्यमान
planck-length	प्लांक लंबाई
planck-time	प्लांक समय
jupiter-mass	बृहस्पति द्रव्यमान
jupiter-radius	बृहस्पति त्रिज्या
year-tropical	सायन वर्ष
year-sidereal	नाक्षत्र वर्ष
year-gregorian	ग्रेगोरियन वर्ष
month-synodic	चांद्र मास
day-sidereal	नाक्षत्र दिन
week-person	सप्ताह (आयु)
month-person	महीना (आयु)
year-person	वर्ष (आयु)
day-person	दिन (आयु)
person-week	व्यक्ति-सप्ताह
person-month	व्यक्ति-माह
bakers-dozen	बेकर दर्जन
gallon-dry	शुष्क गैलन
pint-dry	शुष्क पिंट
quart-dry	शुष्क क्वार्ट
bushel-imperial	ब्रिटिश बुशल
barrel-beer	बीयर बैरल
tablespoon-australian	ऑस्ट्रेलियाई टेबलस्पून
millimeter-of-water	मिलीमीटर जल
centimeter-of-water	सेंटीमीटर जल
inch-of-water	इंच जल
cycle-per-second	चक्र प्रति सेकंड
power-ratio	शक्ति अनुपात
frequency-ratio	आवृत्ति अनुपात
whole-tone	पूर्ण स्वर
quarter-tone	चौथाई स्वर
pixel-css	CSS पिक्सेल
`,
  patterns: `
joiner	 	 	 
quetta	क्वेटा{0}	क्वेटा{0}
ronna	रोन्ना{0}	रोन{0}
yotta	योटा{0}	योटा {0}
zetta	ज़ेटा{0}	ज़े.{0}
exa	एक्ज़ा{0}	ए.{0}
peta	पेटा{0}	पे.{0}
tera	टेरा{0}	टे.{0}
giga	गीगा{0}	गी.{0}
mega	मेगा{0}	मे.{0}
kilo	किलो{0}	कि.{0}
hecto	हेक्टो{0}	हे.{0}
deka	डेका{0}	डेका {0}
deci	डेसी{0}	डे.{0}
centi	सेंटी{0}	से.{0}
milli	मिली{0}	मि.{0}
micro	माइक्रो{0}	μ{0}
nano	नैनो{0}	नै.{0}
pico	पिको{0}	पि.{0}
femto	फ़ेम्टो{0}	फ़े.{0}
atto	अटो{0}	अ.{0}
zepto	ज़ेप्टो{0}	ज़ेे.{0}
yocto	योक्टो{0}	यो.{0}
ronto	रोंटो{0}	रो{0}
quecto	क्वेक्टो{0}	क्वे{0}
yobi	योबी{0}	यो.बी.{0}
zebi	ज़ेबी{0}	ज़े.बी.{0}
exbi	एक्ज़बी{0}	एक्ज़.बी.{0}
pebi	पेबी{0}	पे.बी.{0}
tebi	टेबी{0}	टे.बी.{0}
gibi	जीबी{0}	जी.बी.{0}
mebi	मेबी{0}	मे.बी.{0}
kibi	किबी{0}	कि.बी.{0}
square	वर्ग {0}|वर्ग {0}	{0}²
cubic	घन {0}|घन {0}	{0}³
-survey-us	{0} (अमेरिकी सर्वेक्षण)
-imperial	{0} (ब्रिटिश)
-dry	{0} (शुष्क)
-sidereal	{0} (नाक्षत्र)
-gregorian	{0} (ग्रेगोरियन)
-person	{0} (आयु)
-length	{0} (लंबाई)
-biblical	{0} (बाइबिल)
-attic	{0} (एटिक)
-roman	{0} (रोमन)
-metric	{0} (मीट्रिक)
-of-water	{0} जल
-printer	{0} (मुद्रण)
-tex	{0} (TeX)
-us	{0} (अमेरिकी)
-beer	{0} (बीयर)
-liquid	{0} (तरल)
-apothecary	{0} (औषध)
-australian	{0} (ऑस्ट्रेलियाई)
-nato	{0} (नाटो)
-international	{0} (अंतरराष्ट्रीय)
per	{0} प्रति {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	लंबाई
area	क्षेत्रफल
volume	आयतन
mass	द्रव्यमान
time	समय
labor	श्रम
temperature	तापमान
temperature-difference	तापांतर
speed	गति और रफ़्तार
acceleration	त्वरण
angle	कोण
solid-angle	घन कोण
frequency	आवृत्ति
angular-speed	कोणीय गति
force	बल
pressure	दाब
energy	ऊर्जा
power	शक्ति
torque	बल आघूर्ण
momentum	संवेग
moment-of-inertia	जड़त्व आघूर्ण
surface-tension	पृष्ठ तनाव और दृढ़ता
fracture-toughness	विभंग चर्मलता
fuel-economy	ईंधन खपत
data	डिजिटल डेटा
data-rate	डेटा दर
resolution	रिज़ॉल्यूशन
graphics	ग्राफ़िक्स
typewidth	अक्षर चौड़ाई
ratio	अनुपात और गिनती
container-capacity	कंटेनर क्षमता
level	स्तर
loudness	प्रबलता
musical-interval	संगीत अंतराल
density	घनत्व
specific-weight	विशिष्ट भार
linear-density	रैखिक घनत्व
area-density	पृष्ठ घनत्व
volume-flow	आयतन प्रवाह
mass-flow	द्रव्यमान प्रवाह
molar-flow	मोलर प्रवाह
dynamic-viscosity	गतिक श्यानता
kinematic-viscosity	शुद्धगतिक श्यानता
fluidity	तरलता
vapor-permeance	जलवाष्प पारगम्यता
vapor-permeability	जलवाष्प पारगम्यता गुणांक
turbidity	आविलता
specific-energy	विशिष्ट ऊर्जा
energy-density	ऊर्जा घनत्व
molar-energy	मोलर ऊर्जा
thermal-conductivity	ऊष्मा चालकता
thermal-insulance	ऊष्मा रोधन
thermal-expansion	ऊष्मीय प्रसार
heat-capacity	ऊष्मा धारिता और एन्ट्रॉपी
specific-heat-capacity	विशिष्ट ऊष्मा
molar-heat-capacity	मोलर ऊष्मा धारिता
heat-flux	ऊष्मा फ्लक्स और किरणन
heat-transfer-coefficient	ऊष्मा अंतरण गुणांक
radiant-exposure	विकिरण उद्भासन
amount-of-substance	पदार्थ की मात्रा
molar-concentration	मोलर सांद्रता
molality	मोललता
catalytic-activity	उत्प्रेरक सक्रियता
catalytic-concentration	उत्प्रेरक सक्रियता सांद्रता
filtration-rate	ग्लोमेरुलर निस्यंदन दर
electric-current	विद्युत धारा
current-noise-density	धारा रव घनत्व
electric-charge	विद्युत आवेश
voltage	वोल्टता
voltage-noise-density	वोल्टता रव घनत्व
electric-resistance	विद्युत प्रतिरोध
electric-conductance	विद्युत चालकत्व
capacitance	धारिता
inductance	प्रेरकत्व
magnetic-flux	चुंबकीय फ्लक्स
magnetic-flux-density	चुंबकीय फ्लक्स घनत्व
magnetic-field-strength	चुंबकीय क्षेत्र तीव्रता
magnetic-moment	चुंबकीय आघूर्ण
electric-field-strength	विद्युत क्षेत्र तीव्रता
electric-dipole-moment	विद्युत द्विध्रुव आघूर्ण
resistivity	प्रतिरोधकता
conductivity	विद्युत चालकता
apparent-power	आभासी और प्रतिघाती शक्ति
apparent-energy	आभासी और प्रतिघाती ऊर्जा
luminous-intensity	ज्योति तीव्रता
luminance	ज्योतिर्मयता
illuminance	प्रदीप्ति
luminous-flux	ज्योति फ्लक्स
luminous-exposure	प्रकाश उद्भासन
wavenumber	प्रतिलोम लंबाई
spectral-flux-density	स्पेक्ट्रमी फ्लक्स घनत्व
activity	रेडियोसक्रियता
activity-concentration	सक्रियता सांद्रता
absorbed-dose	अवशोषित मात्रा
equivalent-dose	तुल्य मात्रा
equivalent-dose-rate	तुल्य मात्रा दर
radiation-exposure	विकिरण प्रभाव
energy-per-distance	ऊर्जा प्रति दूरी
`,
  words: {"to":["को","से","का","में"],"after":["में बदलें","में कितना होता है","में कितना है","होते हैं","होता है","हैं","है","में","में बदलो","में परिवर्तित करें","में बताएं","बदलें","होता","होते"],"and":["और","जमा"],"per":["प्रति"],"opening":["कितना है","बदलें"],"howMany":["कितने","कितनी"],"are":["में","हैं","होते हैं"],"one":["एक"],"endings":["ों","ें","े","ा","ो"],"numbers":{"आधा":"1/2","आधे":"1/2","आधी":"1/2","डेढ़":"3/2","ढाई":"5/2","एक":"1","दो":"2","तीन":"3","चार":"4","पाँच":"5","पांच":"5","छह":"6","सात":"7","आठ":"8","नौ":"9","दस":"10","सौ":"100"},"minus":["माइनस","ऋण","ऋणात्मक"],"aliases":{"किलो":"kilogram","सेल्सियस":"celsius","फ़ारेनहाइट":"fahrenheit","डिग्री फ़ारेनहाइट":"fahrenheit","फ़ेरनहाइट":"fahrenheit","फ़ीट":"foot","फुट":"foot","पाउंड":"pound","पौंड":"pound","घंटा":"hour","घंटे":"hour","घंटों":"hour"}},
};

export default locale;
