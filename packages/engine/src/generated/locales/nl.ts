// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'nl',
  plurals: 'other one',
  units: `
g-force	G-kracht~en|	G
meter-per-square-second	meter per seconde kwadraat
revolution	toer~en|	tr	t
radian	radia~len|al;~al
degree	booggra~den|ad	$°
arc-minute	boogminu~ten|ut	$′
arc-second	boogseconde~n|	$″
square-kilometer	vierkante kilometer	km²;;$ per km²
hectare	hectare
square-meter	vierkante meter	m²;;$ per m²
square-centimeter	vierkante centimeter	cm²;;$ per cm²
square-mile	vierkante mijl	mi²;;$ per mi²
acre	acre~s|;~	acre~s|
square-yard	vierkante yard
square-inch	vierkante inch	in²;;$ per in²
dunam	dunam	dunam
karat	karaat	K
milligram-ofglucose-per-deciliter	milligram per deciliter	mg/dl
item	onderde~len|el	ond.
part	delen|deel;deel	delen|deel
part-per-1e6	part~s|~ per million
percent	procent	$%
permille	promille	$‰
permyriad	basispunt~en|;~	$‱
mole	mol
ofglucose	glucose;Glc	$ Glc	$ Glc
liter-per-100-kilometer	liter per 100 kilometer	l/100km
mile-per-gallon	mijl per gallon
mile-per-gallon-imperial	mijl per imp. gallon	mpg imp.	m/gUK
petabyte	petabyte
terabyte	terabyte
terabit	terabit~s|;~	Tb
gigabyte	gigabyte
gigabit	gigabit~s|;~	Gb
megabyte	megabyte
megabit	megabit~s|;~	Mb
kilobyte	kilobyte
kilobit	kilobit~s|;~	kb
byte	byte	byte
bit	bit~s|;~	bit~s|
century	eeuw~en|	eeuw~en|
decade	decenni~a|um	dec.
year	jaar	jr
quarter	kwarta~len|al;~al;$/kw.	kwart.;;$/kw.	kw.
month	maand~en|	mnd	m
week	weken|week	wkn|wk	w
day	dag~en|	dag~en|	d
hour	uur	uur	u
minute	minu~ten|ut		m
second	seconde~n|	sec	s
millisecond	milliseconde~n|
microsecond	microseconde~n|
nanosecond	nanoseconde~n|
ampere	ampère
ohm	ohm
volt	volt
kilocalorie	kilocalorie~ën|;~
calorie	calorie~ën|;~
foodcalorie	kilocalorie~ën|
kilojoule	kilojoule~s|;~
joule	joule~s|
kilowatt-hour	kilowattuur
electronvolt	elektronvolt
british-thermal-unit	British thermal unit	Btu
therm-us	US therm~s|	US therm~s|
pound-force	pound of force
newton	newton
kilowatt-hour-per-100-kilometer	ki­lo­wattuur per 100 kilometer	kWh/100km	$kWh/100km
hertz	hertz
em	ems|em;typografische em	em
pixel	pixel~s|
megapixel	megapixel~s|	MP
pixel-per-centimeter	pixel~s|~ per centimeter	ppcm
pixel-per-inch	pixel~s|~ per inch
dot-per-centimeter	dot~s|~ per centimeter
dot-per-inch	dot~s|~ per inch
dot	dot~s|	dot~s|	dot
earth-radius	aardstra~len|al;~al
meter	meter
mile	mijl
yard	yard~s|
foot	voet
inch	inch~es|		$″
parsec	parsec~s|;~
light-year	lichtjaar	lj
astronomical-unit	astronomische eenhe~den|id;~id	AE
furlong	furlong
fathom	vadem~s|;~	fth
nautical-mile	zeemijl~en|;~
mile-scandinavian	Scandinavische mijl	smi
point	punt~en|
solar-radius	solar radii|solar radius;zonneradius
lux	lux
candela	candela
lumen	lumen
solar-luminosity	solar luminosity
tonne	metrische ton
kilogram	kilogram
gram	gram
ton	ton	ton
stone	stone
pound	pound
ounce	ounce
ounce-troy	troy ounce
carat	karaat	CD
dalton	dalton
earth-mass	aardmassa
solar-mass	zonnemassa
grain	grein	grein	gr
watt	watt
horsepower	paardenkracht~en|	pk
millimeter-ofhg	millimeter-kwikdruk
ofhg	kwik	$ Hg	$ Hg
pound-force-per-square-inch	psi
inch-ofhg	inch-kwikdruk
bar	bar	bar
millibar	millibar
atmosphere	atmosfeer
pascal	pascal
kilometer-per-hour	kilometer per uur	km/u
meter-per-second	meter per seconde
mile-per-hour	mijl per uur	mi/h
knot	kno~pen|op;~op	kt
celsius	gra~den|ad~ Celsius	$°C	$°
fahrenheit	gra~den|ad~ Fahrenheit	$°F
kelvin	kelvin
pound-force-foot	pound-f~orce-fee|orce-foo~t;~ee	lbf⋅ft
newton-meter	newtonmeter	Nm
cubic-yard	kubieke yard
cubic-inch	kubieke inch
megaliter	megaliter
liter	liter	l
pint-metric	metrische pint	mpt
cup-metric	metrische cup	mc	$mc
fluid-ounce-metric	metrische fluid ounce~s|	$ fl oz m.	$ fl oz m.
acre-foot	acre-f~ee|oo~t	ac ft
bushel	bushel~s|;~
gallon	gallon
gallon-imperial	imp. gallon	imp. gal	$galIm
quart	quart
pint	pint
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	cup	cup	c
cup-imperial	$ cup Imp.;britse cup	$ cup Imp.	$ cup Imp.
fluid-ounce	fluid ounce
fluid-ounce-imperial	Imp. fluid ounce		fl ozIm
tablespoon	eetlepel~s|;~	el
teaspoon	theelepel~s|;~	tl
barrel	barrel~s|
dessert-spoon	dessertlepel~s|;~	des l
dessert-spoon-imperial	imp. dessertlepel~s|;~	imp. des l~pls|	imp. d l
drop	druppel~s|;~	druppel~s|	drs|dr
dram	drachme
jigger	jigger~s|;~	jigger
pinch	snufje~s|;~	snufje	sn
quart-imperial	imp. quart~s|;~	imp. qt
steradian	ste­ra­dia~len|al;~al	$ sr	$ sr
katal	katal~s|;~	$ kat	$ kat
coulomb	coulomb	$ C	$ C
farad	farad	$ F	$ F
henry	henry~'s|;~	$ H	$ H
siemens	siemens	$ S	$ S
calorie-it	calorie~ën|~ [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	becquerel~s|;~	$ Bq	$ Bq
sievert	sievert~s|;~	$ Sv	$ Sv
gray	gray	$ Gy	$ Gy
kilogram-force	kilogramkracht	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	tesla	$ T	$ T
weber	weber	$ Wb	$ Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;energiedichtheid van benzine	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];shaku (lengte)	shaku [JP]
shaku-cloth	shaku [cloth, JP];shaku (stof)	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];bu (oppervlakte)	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];Japanse cup	cup [JP]
shaku	shaku [vol, JP];shaku (volume)	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	licht	licht	$licht
fun	fun [JP];-	fun [JP]
part-per-1e9	part~s|~ per billion
night	nacht~en|	nacht~en|
decibel	decibel
neper	neper
octave	octa~ven|af
semitone	halve to~ne|o~n
gradian	decimale gra~den|ad
compass-point	kompasstre~ken|ek
rotation-per-minute	omwenteling~en|~ per minuut
rotation-per-second	omwenteling~en|~ per seconde
beat-per-minute	slag~en|~ per minuut
frame-per-second	beeld~en|~ per seconde
mach	mach
pair	paar
half-dozen	half dozijn
dozen	dozijn
hundred	honderdtal~len|
thousand	duizendtal~len|
million	miljoen
billion	miljard
trillion	biljoen
horsepower-metric	metrische paardenkracht
ton-of-refrigeration	ton koelvermogen
tablespoon-metric	metrische eetlepel~s|
teaspoon-metric	metrische theelepel~s|
tablespoon-imperial	Britse eetlepel~s|
teaspoon-imperial	Britse theelepel~s|
shot	borrelgla~zen|s
wine-bottle	wijnfles~sen|
long-ton	Britse ton
hundredweight	Amerikaanse centenaar~s|
long-hundredweight	Britse centenaar~s|
quintal	kwinta~len|al
micron	micron
angstrom	ångström
hand	handbreedte~s|
league	league~s|
light-second	lichtseconde~n|
light-minute	lichtminu~ten|ut
light-hour	lichtu~ren|ur
light-day	lichtdag~en|
octet	octet~ten|
nibble	halve byte~s|
baud	baud
dyne	dyne
erg	erg
gram-force	gramkracht
tonne-force	tonkracht
torr	torr
atmosphere-technical	technische atmosfe~ren|er
ton-of-tnt	ton TNT
tonne-of-oil-equivalent	ton olie-equivalent
millennium	millenni~a|um
half-year	halfja~ren|ar
year-common	gewo~ne jaren|on jaar
year-leap	schrikkelja~ren|ar
delta-celsius	gra~den|ad~ Celsius verschil
delta-fahrenheit	gra~den|ad~ Fahrenheit verschil
delta-kelvin	kelvin verschil
are	are
gill	gill
cord	vadem hout
stere	stère
poise	poise
stokes	stokes
gauss	gauss
maxwell	maxwell
oersted	oersted
curie	curie
roentgen	röntgen
rad	rad
rem	rem
diopter	dioptrie~ën|
nit	nit
candlepower	kaars~en|
stilb	stilb
phot	phot
tex	tex
denier	denier
molar	molair
jansky	jansky
debye	debye
person-hour	manu~ren|ur
person-day	mandag~en|
pica	pica
tsubo	tsubo
var	var
phon	foon
sone	soon
electron-mass	elektronmassa
proton-mass	protonmassa
elementary-charge	elementaire lading~en|
mil	duizendste inch
watt-hour	wattuur
ampere-hour	ampère-uur
cycle-per-second	trilling per seconde
proof	proof (VS)
proof-imperial	proof (VK)
trio	drietal
bakers-dozen	bakkersdozijn
score	twintigtal
long-hundred	groothonderd
great-gross	groot gros
myriad	myriade
lakh	lakh
crore	crore
quire	boek papier
ream	riem papier
rood	rood
section	sectie
township	township
roofing-square	dakvierkant
square-mile-survey-us	vierkante mijl (VS-landmeting)
acre-survey-us	acre (VS-landmeting)
link-survey-us	link (VS-landmeting)
rod-survey-us	roede (VS-landmeting)
chain-survey-us	ketting (VS-landmeting)
fathom-survey-us	vadem (VS-landmeting)
furlong-survey-us	furlong (VS-landmeting)
mile-survey-us	mijl (VS-landmeting)
league-survey-us	league (VS-landmeting)
circular-inch	cirkelinch
person-week	persoonsweek
person-month	persoonsmaand
spherical-candlepower	sferische kaars
candle-international	internationale kaars
dash	scheutje
smidgen	vleugje
tad	mespuntje
fifth	vijfde gallon
gallon-dry	droge gallon
quart-dry	droge quart
pint-dry	droge pint
barrel-dry	droog vat
barrel-beer	biervat (VS)
barrel-liquid	vloeistofvat (VS)
barrel-cranberry	cranberryvat
barrel-imperial	brits vat
keg	keg
butt	okshoofd (butt)
tun	tun
firkin	firkin
kilderkin	kilderkin
hogshead-imperial	brits okshoofd
cup-us-legal	wettelijke cup (VS)
dram-imperial	brits vloeistofdrachme
minim-imperial	brits minim
minim	minim (VS)
peck-imperial	britse peck
bushel-imperial	britse bushel
tablespoon-australian	australische eetlepel
half-bottle	halve fles
quarter-hundredweight	kwart centenaar (VS)
pound-apothecary	apothekerspond
ounce-apothecary	apothekersons
dram-apothecary	apothekersdrachme
butter-stick	staaf boter
standard-drink-us	standaardglas (VS)
standard-drink-australian	standaardglas (Australië)
unit-of-alcohol	alcoholeenheid (VK)
planck-mass	planckmassa
planck-length	plancklengte
planck-time	plancktijd
jupiter-mass	jupitermassa
jupiter-radius	jupiterstraal
atomic-unit-of-time	atomaire tijdseenheid
atomic-unit-of-velocity	atomaire snelheidseenheid
line	lijn
barleycorn	gerstekorrel
nail	nagel (stof)
palm	palm
span	span
cubit	el (cubitus)
ell	engelse el
pace	pas (lengte)
chain-engineer	ingenieursketting
cable	kabellengte
cable-us	kabellengte (VS)
nautical-mile-imperial	britse zeemijl
knot-imperial	britse knoop
nautical-league	zeeleague
data-mile	datamijl
pixel-css	CSS-pixel
point-printer	drukkerspunt
pica-printer	drukkerspica
point-tex	TeX-punt
quadrant	kwadrant
zodiac-sign	sterrenbeeld
hour-angle	uurhoek
binary-degree	binaire graad
mil-nato	NAVO-mil
power-ratio	vermogensverhouding
frequency-ratio	frequentieverhouding
frequency-decade	frequentiedecade
stop	stop
whole-tone	hele toon
quarter-tone	kwarttoon
day-person	dagen (leeftijd)
week-person	weken (leeftijd)
month-person	maanden (leeftijd)
year-person	jaren (leeftijd)
year-gregorian	gregoriaans jaar
month-gregorian	gregoriaanse maand
year-tropical	tropisch jaar
year-sidereal	siderisch jaar
month-synodic	synodische maand
month-sidereal	siderische maand
day-sidereal	sterrendag
hour-sidereal	sterrenuur
minute-sidereal	sterrenminuut
second-sidereal	sterrenseconde
sol	sol (marsdag)
moment	moment
swatch-beat	swatchbeat
word	woord (data)
unit-pole	eenheidspool
molar-gas-constant	gasconstante
ph	pH
of-water	water (soortelijk gewicht)
millimeter-of-water	millimeter waterkolom
centimeter-of-water	centimeter waterkolom
meter-of-water	meter waterkolom
inch-of-water	inch waterkolom
foot-of-water	voet waterkolom
miners-inch	mijnwerkersinch
hoppus-foot	hoppusvoet
cent-land	cent (land)
ground	ground (India)
mile-roman	romeinse mijl
cubit-biblical	bijbelse el
pied-quebec	franse voet (Quebec)
arpent-length	arpent (lengte)
bu-length	bu (lengte)
cho-length	chō (lengte)
vara-texas	Texaanse vara
cape-foot	Kaapse voet
cape-rood	Kaapse roede
square-wa	vierkante wa
marla-225	kleine marla
bigha-bengal	bigha (Bengalen)
katha-bengal	katha (Bengalen)
katha-assam	katha (Assam)
bigha-bihar	bigha (Bihar)
katha-bihar	katha (Bihar)
bigha-nepal	bigha (Nepal)
kattha-nepal	kattha (Nepal)
arpent-paris	Parijse arpent
hide	hide
dan-volume	dan (volume)
dan-mass	dan (massa)
log-biblical	log (bijbels)
tael-troy	troy-tael
baht-mass	baht (massa)
grain-paris	Parijse grein
arroba-metric	metrische arroba
libra-roman	Romeins pond
uncia	Romeinse ons
mina-attic	Attische mine
talent-attic	Attisch talent
mina-biblical	bijbelse mine
talent-biblical	bijbels talent
drachma	drachme
shekel	sikkel
perm-0-celsius	perm (0 °C)
perm-23-celsius	perm (23 °C)
perm-inch	perm inch
perm-inch-0-celsius	perm inch (0 °C)
perm-inch-23-celsius	perm inch (23 °C)
pied-du-roi	koningsvoet
slug-per-cubic-foot	slug per kubieke voet
cubit-royal	koningsel
chatak-bengal	chatak (land)
dhur-bihar	dhur (Bihar)
dhur-nepal	dhur (Nepal)
baht-gold	baht goud
double-word	dubbel woord
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
hecto	hecto{0}	h{0}
deka	deca{0}	da{0}
deci	deci{0}	d{0}
centi	centi{0}	c{0}
milli	milli{0}	m{0}
micro	micro{0}	μ{0}
nano	nano{0}	n{0}
pico	pico{0}	p{0}
femto	femto{0}	f{0}
atto	atto{0}	a{0}
zepto	zepto{0}	z{0}
yocto	yocto{0}	y{0}
ronto	ronto{0}	r{0}
quecto	quecto{0}	q{0}
yobi	yobi{0}	Yi{0}
zebi	zebi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pebi{0}	Pi{0}
tebi	tebi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mebi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	vierkante {0}|vierkante {0}	{0}²
cubic	kubieke {0}|kubieke {0}	{0}³
per	{0} per {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	Lengte
area	Oppervlakte
volume	Volume
mass	Massa
time	Tijd
labor	Arbeidsinzet
temperature	Temperatuur
temperature-difference	Temperatuurverschil
speed	Snelheid en tempo
acceleration	Versnelling
angle	Hoek
solid-angle	Ruimtehoek
frequency	Frequentie
angular-speed	Hoeksnelheid
force	Kracht
pressure	Druk
energy	Energie
power	Vermogen
torque	Koppel
momentum	Impuls
moment-of-inertia	Traagheidsmoment
surface-tension	Oppervlaktespanning en stijfheid
fracture-toughness	Breuktaaiheid
fuel-economy	Brandstofverbruik
data	Hoeveelheid data
data-rate	Datasnelheid
resolution	Resolutie
graphics	Grafisch
typewidth	Letterbreedte
ratio	Verhouding en aantal
container-capacity	Containercapaciteit
level	Niveau
loudness	Luidheid
musical-interval	Toonafstand
density	Dichtheid
specific-weight	Soortelijk gewicht
linear-density	Lineaire dichtheid
area-density	Oppervlaktedichtheid
volume-flow	Volumestroom
mass-flow	Massastroom
molar-flow	Molaire stroom
dynamic-viscosity	Dynamische viscositeit
kinematic-viscosity	Kinematische viscositeit
fluidity	Vloeibaarheid
vapor-permeance	Waterdampdoorlatendheid
vapor-permeability	Waterdampgeleidingscoëfficiënt
turbidity	Troebelheid
specific-energy	Specifieke energie
energy-density	Energiedichtheid
molar-energy	Molaire energie
thermal-conductivity	Warmtegeleidingscoëfficiënt
thermal-insulance	Warmteweerstand
thermal-expansion	Thermische uitzetting
heat-capacity	Warmtecapaciteit en entropie
specific-heat-capacity	Soortelijke warmte
molar-heat-capacity	Molaire warmtecapaciteit
heat-flux	Warmtestroomdichtheid en bestralingssterkte
heat-transfer-coefficient	Warmteoverdrachtscoëfficiënt
radiant-exposure	Bestraling
amount-of-substance	Hoeveelheid stof
molar-concentration	Molaire concentratie
molality	Molaliteit
catalytic-activity	Katalytische activiteit
catalytic-concentration	Katalytische-activiteitsconcentratie
filtration-rate	Glomerulaire filtratiesnelheid
electric-current	Elektrische stroom
current-noise-density	Stroomruisdichtheid
electric-charge	Elektrische lading
voltage	Elektrische spanning
voltage-noise-density	Spanningsruisdichtheid
electric-resistance	Elektrische weerstand
electric-conductance	Elektrische geleiding
capacitance	Elektrische capaciteit
inductance	Zelfinductie
magnetic-flux	Magnetische flux
magnetic-flux-density	Magnetische fluxdichtheid
magnetic-field-strength	Magnetische veldsterkte
magnetic-moment	Magnetisch moment
electric-field-strength	Elektrische veldsterkte
electric-dipole-moment	Elektrisch dipoolmoment
resistivity	Soortelijke weerstand
conductivity	Elektrische geleidbaarheid
apparent-power	Schijnbaar en blind vermogen
apparent-energy	Schijnbare en blinde energie
luminous-intensity	Lichtsterkte
luminance	Luminantie
illuminance	Verlichtingssterkte
luminous-flux	Lichtstroom
luminous-exposure	Belichting
wavenumber	Reciproke lengte
spectral-flux-density	Spectrale fluxdichtheid
activity	Radioactiviteit
activity-concentration	Activiteitsconcentratie
absorbed-dose	Geabsorbeerde dosis
equivalent-dose	Equivalente dosis
equivalent-dose-rate	Equivalent dosistempo
radiation-exposure	Stralingsexpositie
energy-per-distance	Energie per afstand
`,
  words: {"to":["in","naar","als","is","zijn","om naar","om in"],"and":["en","plus"],"per":["per"],"opening":["hoeveel is","hoeveel zijn","wat is","wat zijn","hoe lang is","hoe zwaar is","converteer","reken om","zet om","van","reken","zet","hoe ver is","hoe warm is"],"howMany":["hoeveel"],"are":["zitten er in","zijn er in","gaan er in","is","zijn","in","heeft","hebben","passen in"],"one":["een","één"],"endings":[],"after":["omrekenen","omzetten","omgerekend"],"numbers":{"een halve":"1/2","een half":"1/2","halve":"1/2","half":"1/2","anderhalve":"3/2","anderhalf":"3/2","een":"1","één":"1","twee":"2","drie":"3","vier":"4","vijf":"5","zes":"6","zeven":"7","acht":"8","negen":"9","tien":"10","honderd":"100"},"minus":["min"],"aliases":{"pond":"pound","kilo":"kilogram","kilo's":"kilogram","liter op 100 km":"liter-per-100-kilometer","liter per 100 km":"liter-per-100-kilometer","ons":"hectogram"}},
};

export default locale;
