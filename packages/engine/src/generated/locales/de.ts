// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'de',
  plurals: 'other one',
  units: `
g-force	G;g-Kraft;;f	G	$G
meter-per-square-second	Meter pro Quadratsekunde
revolution	Umdrehung~en|;~;;f	Umdr.	U
radian	Radiant|$ Radiant		$rad
degree	Grad	$°
arc-minute	Winkelminute~n|;;;f	$′
arc-second	Winkelsekunde~n|;;;f	$″
hectare	Hektar
square-centimeter	$ Quadratzentimeter
acre	Acre~s|
square-yard	$ Quadratyards|$ Quadratyard
square-inch	$ Quadratzoll
dunam	Dunam~s|	Dunam
karat	$ Karat		$kt
milligram-ofglucose-per-deciliter	Milligramm pro Deziliter	mg/dl	$mg/dl
millimole-per-liter	Millimol pro Liter	mmol/l	$mmol/l
item	Element~e|	Element~e|	Elem.
part	Teil~e|	Teil	$ Teil
part-per-1e6	Millionstel
percent	Prozent
permille	Promille		$‰
permyriad	pro Zehntausend;Pro-Zehntausend
mole	Mol;Mole		$mol
ofglucose	Glukose	$ Glc	$Glc
liter-per-kilometer	$ Liter pro Kilometer	$ l/km	$l/km
liter-per-100-kilometer	Liter pro 100 Kilometer		$L/100km
mile-per-gallon	$ Meilen pro Gallone|$ Meile pro Gallone;;;f		$mpg
mile-per-gallon-imperial	Meile~n|~ pro Imp. Gallone;;;f		mpg UK
petabyte	Petabyte;Petabytes
terabyte	Terabyte|$ Terabyte;Terabytes
terabit	Terabit|$ Terabit;Terabits	Tb
gigabyte	Gigabyte|$ Gigabyte;Gigabytes	$ GB	$ GB
gigabit	Gigabit|$ Gigabit;Gigabits	$ Gb	$ Gb
megabyte	Megabyte|$ Megabyte;Megabytes
megabit	Megabit|$ Megabit;Megabits	Mb
kilobyte	Kilobyte|$ Kilobyte;Kilobytes
kilobit	Kilobit|$ Kilobit;Kilobits	kb
byte	Byte|$ Byte;Bytes	Byte|$ Byte	B
bit	Bit|$ Bit;Bits	Bit|$ Bit	b
century	Jahrhundert~e|	Jh.
decade	$ Jahrzehnte|$ Jahrzehnt	$ Jz.	$ Jz.
year	Jahr~e|	J
quarter	Quartal~e|;;$/Quartal	Quart.	Q
month	Monat~e|	Mon.;;$/M	M
week	Woche~n|;;;f	Wo.;;$/W	W
day	Tag~e|	Tg.;;$/T	T
day-person	Tag~e|
hour	Stunde~n|;;;f	Std.;;$/h	$h
minute	Minute~n|;;;f	Min.;;$/min
second	Sekunde~n|;;;f	Sek.;;$/s
millisecond	Millisekunde~n|;;;f		ms|$ms
microsecond	Mikrosekunde~n|;;;f		μs|$μs
nanosecond	Nanosekunde~n|;;;f
ampere	$ Ampere		$A
ohm	$ Ohm		$Ω
volt	$ Volt		$V
kilocalorie	$ Kilokalorien|$ Kilokalorie;;;f
calorie	$ Kalorien|$ Kalorie;;;f
foodcalorie	$ Kilokalorien|Kilokalorie;;;f	$ kcal	$ kcal
kilojoule	$ Kilojoule
joule	$ Joule	$ J	$J
kilowatt-hour	$ Kilowattstunden|$ Kilowattstunde;;;f
electronvolt	Elektronenvolt
british-thermal-unit	British thermal unit~s|	Btu
therm-us	US thermal unit~s|	US therm
pound-force	Pound-force		$lbf
newton	Newton		$N
kilowatt-hour-per-100-kilometer	Kilowattstunde~n|~ pro 100 Kilometer;~;;f		kWh/100km
hertz	$ Hertz		$Hz
em	em	em
pixel	$ Pixel|Pixel
megapixel	$ Megapixel	MP
pixel-per-centimeter	Pixel pro Zentimeter	ppcm
pixel-per-inch	$ Pixel pro Inch
dot-per-centimeter	Dot~s|~ pro Zentimeter
dot-per-inch	Dot~s|~ pro Inch
dot	Dot~s|	d
earth-radius	Erdradi~en|us;~us
meter	Meter
decimeter	$ Dezimeter
micrometer	$ Mikrometer
nanometer	$ Nanometer
mile	Meile~n|;;;f
yard	Yard~s|
foot	Fuß
inch	Zoll	in|$ in	in|$ in
parsec	$ Parsec
light-year	Lichtjahr~e|	$ Lj	$Lj
astronomical-unit	Astronomische Einheit~en|	AE|$ AE	$AE
furlong	Furlong;Furlongs		$fur
fathom	$ Faden|Faden;Nautischer Faden	fm	$fm
nautical-mile	$ Seemeilen|$ Seemeile	$ sm	$sm
mile-scandinavian	skandinavische Meile~n|;;;f	smi	$smi
point	DTP-Punkt~e|	p
solar-radius	$ Sonnenradien|$ Sonnenradius		$R☉
lux	$ Lux		$lx
candela	Candela;;;f		$cd
lumen	Lumen		$lm
solar-luminosity	Sonnenleuchtkr~äfte|aft;;;f		$L☉
tonne	$ Tonnen|$ Tonne;;;f
kilogram	Kilogramm
gram	Gramm
milligram	$ Milligramm
microgram	$ Mikrogramm
ton	$ Short Tons|$ Short Ton	tn. sh.	tn
stone	$ Stones|$ Stone
pound	Pfund
ounce	Unze~n|;;;f
ounce-troy	$ Feinunzen|$ Feinunze	oz.tr.|$ oz.tr.
carat	$ Karat	$ Kt	$ Kt
dalton	Dalton
earth-mass	Erdmasse~n|;;;f
solar-mass	Sonnenmasse~n|;;;f
grain	Gran
gigawatt	$ Gigawatt
megawatt	$ Megawatt
watt	Watt
milliwatt	$ Milliwatt
horsepower	Pferdestärke~n|;~	PS
millimeter-ofhg	$ Millimeter Quecksilbersäule	mm Hg	$mmHg
ofhg	Quecksilber	$ Hg	$Hg
pound-force-per-square-inch	Pfund pro Quadratzoll		$psi
inch-ofhg	Zoll Quecksilbersäule
bar	Bar	bar
millibar	Millibar
atmosphere	Atmosphäre~n|;;;f
pascal	Pascal
knot	Knoten
celsius	Grad Celsius
fahrenheit	Grad Fahrenheit		$°F
kelvin	Kelvin
pound-force-foot	Foot-pound	lbf⋅ft	$lbf⋅ft
newton-meter	Newtonmeter	N⋅m	$N⋅m
cubic-meter	$ Kubikmeter
cubic-centimeter	$ Kubikzentimeter
cubic-yard	$ Kubikyards|$ Kubikyard
cubic-foot	$ Kubikfuß
cubic-inch	$ Kubikzoll
megaliter	$ Megaliter	$ Ml	$ Ml
hectoliter	$ Hektoliter	$ hl	$ hl
liter	Liter	l
deciliter	$ Deziliter	$ dl	$ dl
centiliter	$ Zentiliter	$ cl	$ cl
milliliter	$ Milliliter	$ ml	$ ml
pint-metric	metrische~ Pints|s Pint	mpt
cup-metric	metrische Tasse~n|;;;f	Ta
fluid-ounce-metric	metrische Flüssigunze~n|	fl.oz. m.
acre-foot	$ Acre-Feet|$ Acre-Foot	ac ft
bushel	$ Bushel
gallon	$ Gallonen|$ Gallone;Gallone;;f
gallon-imperial	$ Imp. Gallonen|$ Imp. Gallone;;;f	Imp. gal;;$ pro Imp. gal	Imp.gal
quart	$ Quart;Quarts
pint	$ Pints|$ Pint
pint-imperial	$ pt Imp.;-	$ pt Imp.	$ pt Imp.
cup	Tasse~n|;;;f	$ Cups|$ Cup	$ Cups|$ Cup
cup-imperial	$ cup Imp.;Britische Tasse	$ cup Imp.	$ cup Imp.
fluid-ounce	$ Flüssigunzen|$ Flüssigunze;;;f	fl oz|fl.oz.
fluid-ounce-imperial	$ Imp. Flüssigunzen|$ Imp. Flüssigunze;;;f	Imp.fl.oz.	Im.fl.oz
tablespoon	$ Esslöffel	$ EL	$ EL
teaspoon	$ Teelöffel	$ TL	$ TL
barrel	Barrel		$bbl
dessert-spoon	Dessertlöffel	DL
dessert-spoon-imperial	Imp. Dessertlöffel	Imp. DL	Imp.DL
drop	Tropfen	Trpf.	Tr.
dram	Dram	Fl.-Dram	fl.dr.
jigger	Jigger	Jigger
pinch	Prise~n|;~;;f	Pr.	Pr
quart-imperial	Imp. Quart	Imp.qt.	Imp.qt
steradian	Steradiant	$ sr	$sr
katal	Katal	$ kat	$ kat
coulomb	Coulomb
farad	Farad
henry	Henry
siemens	Siemens
calorie-it	Internationale-Tafel-Kalorie~n|;~	calIT	$calIT
british-thermal-unit-it	$ BTU-IT	$ BTU-IT	$ BTU-IT
becquerel	Becquerel	$ Bq	$ Bq
sievert	Sievert
gray	Gray
kilogram-force	Krafatkilogramm;Kraftkilogramm	$ kgf	$ kgf
rod	$ rod;-	$ rod	$ rod
chain	$ chain;-	$ chain	$ chain
tesla	Tesla	$ T	$T
weber	Weber	$ Wb	$Wb
rankine	$ °R;-	$ °R	$ °R
fortnight	$ fw;-	$ fw	$ fw
slug	$ slug;-	$ slug	$ slug
gasoline-energy-density	gas E;Energiedichte von Benzin	gas E
rin	rin [JP];-	rin [JP]
sun	sun [JP];-	sun [JP]
shaku-length	shaku [JP];Shaku (Länge)	shaku [JP]
shaku-cloth	shaku [cloth, JP];Kujira-Shaku	shaku [cloth, JP]
ken	ken [JP];-	ken [JP]
jo-jp	jo [JP];-	jo [JP]
ri-jp	ri [JP];-	ri [JP]
bu-jp	bu [JP];Bu (Fläche)	bu [JP]
se-jp	se [JP];-	se [JP]
cho	cho [JP];-	cho [JP]
kosaji	kosaji [JP];-	kosaji [JP]
osaji	osaji [JP];-	osaji [JP]
cup-jp	cup [JP];Japanische Tasse	cup [JP]
shaku	shaku [vol, JP];Shaku (Volumen)	shaku [vol, JP]
sai	sai [JP];-	sai [JP]
to-jp	to [JP];-	to [JP]
koku	koku [JP];-	koku [JP]
light-speed	$-fache Lichtgeschwindigkeit;Lichtgeschwindigkeit	$-fache Lichtg.	c
fun	fun [JP];-	fun [JP]
part-per-1e9	Milliardstel	Milliardstel
night	Übernachtungen|Nacht;Nächte;$ pro Übernachtung;f	Nächte|Nacht	$Nächte|$Nacht
decibel	Dezibel
neper	Neper
octave	Oktave~n|
semitone	Halbt~öne|on
gradian	Gon
compass-point	Kompassstrich~e|
rotation-per-minute	Umdrehung~en|~ pro Minute
rotation-per-second	Umdrehung~en|~ pro Sekunde
beat-per-minute	Schl~äge|ag~ pro Minute
frame-per-second	Bild~er|~ pro Sekunde
mach	Mach
pair	Paar~e|
half-dozen	halbe~|s~ Dutzend
dozen	Dutzend
hundred	Hundert
thousand	Tausend
million	Million~en|
billion	Milliarde~n|
trillion	Billion~en|
horsepower-metric	Metrische Pferdestärke~n|
ton-of-refrigeration	Tonne~n|~ Kälteleistung
tablespoon-metric	Metrische~|r~ Esslöffel
teaspoon-metric	Metrische~|r~ Teelöffel
tablespoon-imperial	Britische~|r~ Esslöffel
teaspoon-imperial	Britische~|r~ Teelöffel
shot	Schnapsgl~äser|as
wine-bottle	Weinflasche~n|
long-ton	Britische Tonne~n|
hundredweight	US-Zentner
long-hundredweight	Britische~|r~ Zentner
quintal	Doppelzentner
micron	Mikron
angstrom	Ångström
hand	Handbreit
league	League~s|
light-second	Lichtsekunde~n|
light-minute	Lichtminute~n|
light-hour	Lichtstunde~n|
light-day	Lichttag~e|
octet	Oktett~e|
nibble	Halbbyte~s|
baud	Baud
dyne	Dyn
erg	Erg
gram-force	Pond
tonne-force	Megapond
torr	Torr
atmosphere-technical	Technische Atmosphäre~n|
ton-of-tnt	Tonne~n|~ TNT
tonne-of-oil-equivalent	Tonne~n|~ Öläquivalent
millennium	Jahrtausend~e|
half-year	Halbjahr~e|
year-common	Gemeinjahr~e|
year-leap	Schaltjahr~e|
delta-celsius	Grad Celsius Differenz
delta-fahrenheit	Grad Fahrenheit Differenz
delta-kelvin	Kelvin Differenz
are	Ar
gill	Gill~s|
cord	Klafter (Cord)
stere	Ster
poise	Poise
stokes	Stokes
gauss	Gauß
maxwell	Maxwell
oersted	Oersted
curie	Curie
roentgen	Röntgen
rad	Rad
rem	Rem
diopter	Dioptrie~n|
nit	Nit
candlepower	Candlepower
stilb	Stilb
phot	Phot
tex	Tex
denier	Denier
molar	Molar
jansky	Jansky
debye	Debye
person-hour	Personenstunde~n|
person-day	Personentag~e|
pica	Pica
tsubo	Tsubo
var	Var
phon	Phon
sone	Sone
electron-mass	Elektronenmasse~n|
proton-mass	Protonenmasse~n|
elementary-charge	Elementarladung~en|
mil	Tausendstelzoll
watt-hour	Wattstunde~n|
ampere-hour	Amperestunde~n|
cycle-per-second	Schwingung pro Sekunde
proof	US-Proof
proof-imperial	Britischer Proof
trio	Trio
bakers-dozen	Bäckerdutzend
score	Stiege
long-hundred	Großhundert
great-gross	Großgros
myriad	Myriade
lakh	Lakh
crore	Crore
quire	Buch Papier
ream	Ries
rood	Rood
section	Section
township	Township
roofing-square	Dachquadrat
square-mile-survey-us	Quadratmeile (US-Vermessung)
acre-survey-us	Acre (US-Vermessung)
link-survey-us	Link (US-Vermessung)
rod-survey-us	Rute (US-Vermessung)
chain-survey-us	Kette (US-Vermessung)
fathom-survey-us	Faden (US-Vermessung)
furlong-survey-us	Furlong (US-Vermessung)
mile-survey-us	Meile (US-Vermessung)
league-survey-us	League (US-Vermessung)
circular-inch	Kreiszoll
person-week	Personenwoche
person-month	Personenmonat
spherical-candlepower	Sphärische Kerze
candle-international	Internationale Kerze
dash	Spritzer
smidgen	Hauch
tad	Messerspitze
fifth	Fünftelgallone
gallon-dry	Trockengallone
quart-dry	Trockenquart
pint-dry	Trockenpint
barrel-dry	Trockenfass
barrel-beer	Bierfass (US)
barrel-liquid	Flüssigkeitsfass (US)
barrel-cranberry	Cranberryfass
barrel-imperial	Britisches Fass
keg	Keg
butt	Butt (Fass)
tun	Tun (Fass)
firkin	Firkin
kilderkin	Kilderkin
hogshead-imperial	Britisches Oxhoft
cup-us-legal	Gesetzliche US-Tasse
dram-imperial	Britische Flüssigdrachme
minim-imperial	Britischer Minim
minim	US-Minim
peck-imperial	Britischer Peck
bushel-imperial	Britischer Scheffel
tablespoon-australian	Australischer Esslöffel
half-bottle	Halbe Flasche
quarter-hundredweight	Viertelzentner (US)
pound-apothecary	Apothekerpfund
ounce-apothecary	Apothekerunze
dram-apothecary	Apothekerdrachme
butter-stick	Stück Butter (US)
standard-drink-us	US-Standardgetränk
standard-drink-australian	Australisches Standardgetränk
unit-of-alcohol	Alkoholeinheit (GB)
planck-mass	Planck-Masse
planck-length	Planck-Länge
planck-time	Planck-Zeit
jupiter-mass	Jupitermasse
jupiter-radius	Jupiterradius
atomic-unit-of-time	Atomare Zeiteinheit
atomic-unit-of-velocity	Atomare Geschwindigkeitseinheit
line	Linie
barleycorn	Gerstenkorn
nail	Nail (Tuchmaß)
palm	Handfläche
span	Spanne
cubit	Elle (Cubitus)
ell	Englische Elle
pace	Schritt
chain-engineer	Ingenieurkette
cable	Kabellänge
cable-us	US-Kabellänge
nautical-mile-imperial	Britische Seemeile
knot-imperial	Britischer Knoten
nautical-league	Seeleague
data-mile	Datenmeile
pixel-css	CSS-Pixel
point-printer	Druckerpunkt
pica-printer	Druckerpica
point-tex	TeX-Punkt
quadrant	Quadrant
zodiac-sign	Tierkreiszeichen
hour-angle	Stundenwinkel
binary-degree	Binärgrad
mil-nato	NATO-Strich
power-ratio	Leistungsverhältnis
frequency-ratio	Frequenzverhältnis
frequency-decade	Frequenzdekade
stop	Blendenstufe
whole-tone	Ganzton
quarter-tone	Viertelton
week-person	Wochen (Alter)
month-person	Monate (Alter)
year-person	Jahre (Alter)
year-gregorian	Gregorianisches Jahr
month-gregorian	Gregorianischer Monat
year-tropical	Tropisches Jahr
year-sidereal	Siderisches Jahr
month-synodic	Synodischer Monat
month-sidereal	Siderischer Monat
day-sidereal	Sterntag
hour-sidereal	Sternstunde
minute-sidereal	Sternminute
second-sidereal	Sternsekunde
sol	Marstag (Sol)
moment	Moment
swatch-beat	Swatch-Beat
word	Datenwort
unit-pole	Einheitspol
molar-gas-constant	Gaskonstante
ph	pH
of-water	Wasser (Wichte)
millimeter-of-water	Millimeter Wassersäule
centimeter-of-water	Zentimeter Wassersäule
meter-of-water	Meter Wassersäule
inch-of-water	Zoll Wassersäule
foot-of-water	Fuß Wassersäule
miners-inch	Miner’s Inch
hoppus-foot	Hoppus-Fuß
cent-land	Cent (Land)
ground	Ground (Indien)
mile-roman	Römische Meile
cubit-biblical	Biblische Elle
pied-quebec	Pariser Fuß (Québec)
arpent-length	Arpent (Länge)
bu-length	Bu (Länge)
cho-length	Chō (Länge)
vara-texas	Texas-Vara
cape-foot	Kap-Fuß
cape-rood	Kap-Rute
square-wa	Quadratwa
marla-225	Kleine Marla
bigha-bengal	Bigha (Bengalen)
katha-bengal	Katha (Bengalen)
katha-assam	Katha (Assam)
bigha-bihar	Bigha (Bihar)
katha-bihar	Katha (Bihar)
bigha-nepal	Bigha (Nepal)
kattha-nepal	Kattha (Nepal)
arpent-paris	Pariser Arpent
hide	Hufe (Hide)
dan-volume	Dan (Volumen)
dan-mass	Dan (Masse)
log-biblical	Log (biblisch)
tael-troy	Troy-Tael
baht-mass	Baht (Masse)
grain-paris	Pariser Gran
arroba-metric	Metrische Arroba
libra-roman	Römisches Pfund
uncia	Römische Unze
mina-attic	Attische Mine
talent-attic	Attisches Talent
mina-biblical	Biblische Mine
talent-biblical	Biblisches Talent
drachma	Drachme
shekel	Schekel
perm-0-celsius	Perm (0 °C)
perm-23-celsius	Perm (23 °C)
perm-inch	Perm-Zoll
perm-inch-0-celsius	Perm-Zoll (0 °C)
perm-inch-23-celsius	Perm-Zoll (23 °C)
pied-du-roi	Fuß des Königs
slug-per-cubic-foot	Slug pro Kubikfuß
pfund	Zollpfund
zentner	Zentner (50 kg)
cubit-royal	Königselle
chatak-bengal	Chatak (Land)
dhur-bihar	Dhur (Bihar)
dhur-nepal	Dhur (Nepal)
baht-gold	Baht Gold
double-word	Doppelwort
`,
  patterns: `
joiner	 	 	 
quetta	Quetta{0}	Q{0}
ronna	Ronna{0}	R{0}
yotta	Yotta{0}	Y{0}
zetta	Zetta{0}	Z{0}
exa	Exa{0}	E{0}
peta	Peta{0}	P{0}
tera	Tera{0}	T{0}
giga	Giga{0}	G{0}
mega	Mega{0}	M{0}
kilo	Kilo{0}	k{0}
hecto	Hekto{0}	h{0}
deka	Deka{0}	da{0}
deci	Dezi{0}	d{0}
centi	Zenti{0}	c{0}
milli	Milli{0}	m{0}
micro	Mikro{0}	μ{0}
nano	Nano{0}	n{0}
pico	Piko{0}	p{0}
femto	Femto{0}	f{0}
atto	Atto{0}	a{0}
zepto	Zepto{0}	z{0}
yocto	Yokto{0}	y{0}
ronto	Ronto{0}	r{0}
quecto	Quekto{0}	q{0}
yobi	Yobi{0}	Yi{0}
zebi	Zebi{0}	Zi{0}
exbi	Exbi{0}	Ei{0}
pebi	Pebi{0}	Pi{0}
tebi	Tebi{0}	Ti{0}
gibi	Gibi{0}	Gi{0}
mebi	Mebi{0}	Mi{0}
kibi	Kibi{0}	Ki{0}
square	Quadrat{0}|Quadrat{0}	{0}²
cubic	Kubik{0}|Kubik{0}	{0}³
per	{0} pro {1}	{0}/{1}
times	{0}⋅{1}	{0}⋅{1}
`,
  quantities: `
length	Länge
area	Fläche
volume	Volumen
mass	Masse
time	Zeit
labor	Arbeitsaufwand
temperature	Temperatur
temperature-difference	Temperaturdifferenz
speed	Geschwindigkeit und Tempo
acceleration	Beschleunigung
angle	Winkel
solid-angle	Raumwinkel
frequency	Frequenz
angular-speed	Winkelgeschwindigkeit
force	Kraft
pressure	Druck
energy	Energie
power	Leistung
torque	Drehmoment
momentum	Impuls
moment-of-inertia	Trägheitsmoment
surface-tension	Oberflächenspannung und Steifigkeit
fracture-toughness	Bruchzähigkeit
fuel-economy	Kraftstoffverbrauch
data	Datenmenge
data-rate	Datenrate
resolution	Auflösung
graphics	Grafik
typewidth	Schriftbreite
ratio	Verhältnis und Anzahl
container-capacity	Containerkapazität
level	Pegel
loudness	Lautheit
musical-interval	Tonintervall
density	Dichte
specific-weight	Wichte
linear-density	Längenbezogene Masse
area-density	Flächenbezogene Masse
volume-flow	Volumenstrom
mass-flow	Massenstrom
molar-flow	Stoffmengenstrom
dynamic-viscosity	Dynamische Viskosität
kinematic-viscosity	Kinematische Viskosität
fluidity	Fluidität
vapor-permeance	Wasserdampfdurchlässigkeit
vapor-permeability	Wasserdampf-Leitkoeffizient
turbidity	Trübung
specific-energy	Spezifische Energie
energy-density	Energiedichte
molar-energy	Molare Energie
thermal-conductivity	Wärmeleitfähigkeit
thermal-insulance	Wärmedurchlasswiderstand
thermal-expansion	Wärmeausdehnung
heat-capacity	Wärmekapazität und Entropie
specific-heat-capacity	Spezifische Wärmekapazität
molar-heat-capacity	Molare Wärmekapazität
heat-flux	Wärmestromdichte und Bestrahlungsstärke
heat-transfer-coefficient	Wärmeübergangskoeffizient
radiant-exposure	Bestrahlung
amount-of-substance	Stoffmenge
molar-concentration	Stoffmengenkonzentration
molality	Molalität
catalytic-activity	Katalytische Aktivität
catalytic-concentration	Katalytische Aktivitätskonzentration
filtration-rate	Glomeruläre Filtrationsrate
electric-current	Elektrische Stromstärke
current-noise-density	Stromrauschdichte
electric-charge	Elektrische Ladung
voltage	Elektrische Spannung
voltage-noise-density	Spannungsrauschdichte
electric-resistance	Elektrischer Widerstand
electric-conductance	Elektrischer Leitwert
capacitance	Elektrische Kapazität
inductance	Induktivität
magnetic-flux	Magnetischer Fluss
magnetic-flux-density	Magnetische Flussdichte
magnetic-field-strength	Magnetische Feldstärke
magnetic-moment	Magnetisches Moment
electric-field-strength	Elektrische Feldstärke
electric-dipole-moment	Elektrisches Dipolmoment
resistivity	Spezifischer Widerstand
conductivity	Elektrische Leitfähigkeit
apparent-power	Schein- und Blindleistung
apparent-energy	Schein- und Blindenergie
luminous-intensity	Lichtstärke
luminance	Leuchtdichte
illuminance	Beleuchtungsstärke
luminous-flux	Lichtstrom
luminous-exposure	Belichtung
wavenumber	Reziproke Länge
spectral-flux-density	Spektrale Flussdichte
activity	Radioaktivität
activity-concentration	Aktivitätskonzentration
absorbed-dose	Energiedosis
equivalent-dose	Äquivalentdosis
equivalent-dose-rate	Äquivalentdosisleistung
radiation-exposure	Ionendosis
energy-per-distance	Energie pro Strecke
`,
  words: {"to":["in","nach","zu","als","sind","ist"],"and":["und","plus"],"per":["pro","je"],"opening":["wie viel sind","wieviel sind","wie viel ist","wieviel ist","was sind","was ist","wie lang sind","wie groß sind","wie schwer sind","rechne","berechne","konvertiere","wandle","umrechnen","von","wie viele sind","wandele","wie weit sind","wie warm sind","wie heiß sind","wie schnell sind","rechne mir"],"howMany":["wie viele","wieviele","wie viel","wieviel"],"are":["sind in","hat","haben","sind","ergeben","ergibt","in"],"one":["ein","eine","einem","einer","einen"],"endings":["en","es","n","s","e"],"after":["um","umrechnen","umwandeln","umgerechnet","konvertieren"],"numbers":{"halbe":"1/2","halber":"1/2","halbes":"1/2","halben":"1/2","eine halbe":"1/2","ein halber":"1/2","ein halbes":"1/2","einer halben":"1/2","anderthalb":"3/2","eineinhalb":"3/2","zweieinhalb":"5/2","eine":"1","ein":"1","einen":"1","zwei":"2","drei":"3","vier":"4","fünf":"5","sechs":"6","sieben":"7","acht":"8","neun":"9","zehn":"10","hundert":"100"},"aliases":{"Kilo":"kilogram","Kilos":"kilogram","Liter auf 100 km":"liter-per-100-kilometer","Liter auf 100 Kilometer":"liter-per-100-kilometer","Liter pro 100 km":"liter-per-100-kilometer","Stundenkilometer":"kilometer-per-hour","PS":"horsepower-metric"}},
};

export default locale;
