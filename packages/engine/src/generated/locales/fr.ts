// Written from Unicode CLDR 48 and data/languages: `pnpm generate`
// Names of units © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

import type { Locale } from '../../model/locale.ts';

const locale: Locale = {
  tag: 'fr',
  plurals: 'other one',
  units: `
g-force	fois l’accélération de pesanteur terrestre;accélération de pesanteur terrestre;;f	$ force g	$ force g
meter-per-square-second	mètres par seconde carrée|~5 par seconde carrée
revolution	tours|~4	tr
radian	radians|~6		$ rad
degree	degrés|~5	$°
arc-minute	minutes d’arc|~6 d’arc;;;f	$′
arc-second	secondes d’arc|~7 d’arc;;;f	$″
square-kilometer	kilomètres carrés|~9 carré
hectare	hectares|~7
square-meter	mètres carrés|~5 carré
square-centimeter	centimètres carrés|~a carré
square-mile	milles carrés|~5 carré
acre	acres anglo-saxonnes|~4 anglo-saxonne;;;f
square-yard	yards carrés|~4 carré
square-foot	pieds carrés|~4 carré	pi²
square-inch	pouces carrés|~5 carré	po²
dunam	dounams|~6	dounam	dounams|~6
karat	carats|~5	ct
milligram-ofglucose-per-deciliter	milligrammes par décilitre|~b par décilitre	mg/dl
millimole-per-liter	millimoles par litre|~9 par litre;;;f	mmol/l
item	$ items|~6	$ items	items|~4
part	$ parts	parts	$ parts
part-per-1e6	parties par million|~6 par million;;;f
percent	$ pour cent	$ %	$ %
permille	pour mille
permyriad	pour dix mille
mole	moles|~4;;;f
ofglucose	$ de glucose	Glc	$ Glc
liter-per-kilometer	$ litres au kilomètre|~7 au kilomètre	l/km
liter-per-100-kilometer	$ litres aux 100 km|~7 aux 100 km	l/100 km	l/100km
mile-per-gallon	miles par gallon|~4 par gallon	mi/gal
mile-per-gallon-imperial	miles par gallon impérial|~4 par gallon impérial	mi/gal imp.
petabyte	pétaoctets|~9	Po
terabyte	téraoctets|~9	To
terabit	térabits|~7	$ Tbit|Tbit
gigabyte	gigaoctets|~9	Go
gigabit	gigabits|~7
megabyte	mégaoctets|~9	Mo
megabit	mégabits|~7
kilobyte	kilooctets|~9	ko
kilobit	kilobits|~7
byte	octets|~5	o
bit	bits|~3	bit
century	$ siècles|~8	$ s.
decade	$ décennies|~a;;;f	$ déc.
year	$ ans|an	$ ans|~4	a
quarter	$ trimestres|~b;;$/trimestre	$ trim.	$ T
month	mois	m.
week	semaines|~7;;;f	sem.
day	jours|~4	j
day-person
hour	heures|~5;;;f
minute	$ minutes|~8;;;f	$ min
second	secondes|~7;;;f
millisecond	millisecondes|~c;;;f
microsecond	microsecondes|~c;;;f
nanosecond	nanosecondes|~b;;;f
ampere	ampères|~6
milliampere	milliampères|~b
ohm	ohms|~3
volt	volts|~4
kilocalorie	kilocalories|~b;;;f
calorie	calories|~7;;;f
foodcalorie	kilocalories|~b;;;f	$ kcal
kilojoule	kilojoules|~9
joule	joules|~5
kilowatt-hour	$ kilowatt-heures|~g
electronvolt	électronvolts|~c
british-thermal-unit	British Thermal Units|~k	Btu
therm-us	$ therms US|~7 US	$ therms US|~7 US	thm US
pound-force	livres-force|~5-force
newton	newtons|~6
kilowatt-hour-per-100-kilometer	$ kilowatt-heures pour 100 kilomètres|~g pour 100 kilomètres	$ kWh/100 km	kWh/100km
gigahertz	gigahertz
megahertz	mégahertz
kilohertz	kilohertz
hertz	hertz
em	$ cadratins|~a;cadratin	$ em
pixel	$ pixels|~7	$ px|$ px
megapixel	$ mégapixels|~b	$ Mpx
pixel-per-centimeter	$ pixels par centimètre|~7 par centimètre	$ px/cm
pixel-per-inch	$ pixels par pouce|~7 par pouce	$ px/po
dot-per-centimeter	$ points par centimètre|~7 par centimètre	$ pt/cm
dot-per-inch	$ points par pouce|~7 par pouce	$ pt/po
dot	$ points|~7	$ pt|$ pt
earth-radius	$ rayons terrestres|~7 terrestre;rayon terrestre	$ R⊕	$ R⊕
kilometer	kilomètres|~9
meter	mètres|~5
decimeter	décimètres|~9		$ dm
centimeter	centimètres|~a
millimeter	millimètres|~a
micrometer	micromètres|~a		$ μm
nanometer	nanomètres|~9		$ nm
picometer	picomètres|~9
mile	miles|~4
yard	yards|~4
foot	$ pieds|pied	pi	′
inch	pouces|~5	po	″
parsec	parsecs|~6		$ pc
light-year	années-lumière|~5-lumière	al	$ al
astronomical-unit	unités astronomiques|~5 astronomique	ua
furlong	$ furlongs|~9	$ fur	$ fur
fathom	$ brasses|~8	$ fm	$ fm
nautical-mile	milles marins|~5 marin		$ nmi
mile-scandinavian	milles scandinaves|~5 scandinave	smi	$ smi
point	$ points typographiques|~7 typographique;pt typog.	$ pts typog.|~4 typog.	$ pts typog.|~4 typog.
solar-radius	rayons solaires|~5 solaire
lux	lux
candela	$ candelas|~9;candela;;f	$ cd
lumen	$ lumens|~7;lumen	$ lm
solar-luminosity	luminosités solaires|~a solaire;;;f
tonne	tonnes|~5;;;f
kilogram	kilogrammes|~a
gram	grammes|~6
milligram	milligrammes|~b
microgram	$ microgrammes|~d
ton	tonnes courtes|~5 courte	sh tn	$ sh tn
stone	$ stones|~7	$ st	$ st
pound	livres|~5;;;f
ounce	onces|~4;;;f
ounce-troy	onces troy|~4 troy	oz t
carat	carats|~5
dalton	daltons|~6
earth-mass	masses terrestres|~5 terrestre;;;f
solar-mass	masses solaires|~5 solaire;;;f
grain	$ grains|~7	$ grains	$ grains|~7
gigawatt	gigawatts|~8
megawatt	mégawatts|~8
kilowatt	kilowatts|~8
watt	watts|~4
milliwatt	milliwatts|~9
horsepower	chevaux-vapeur|~5l-vapeur	ch
millimeter-ofhg	millimètres de mercure|~a de mercure		$ mmHg
ofhg	$ de mercure	de Hg	$ de Hg
pound-force-per-square-inch	$ livres-force par pouce carré|~7-force par pouce carré	lb/po²	$ lb/po²
inch-ofhg	pouces de mercure|~5 de mercure		$ inHg
bar	$ bars|~5	$ bars|~5	bar
millibar	millibars|~8
atmosphere	atmosphères|~a;;;f
pascal	$ pascals|~8	$ Pa
hectopascal	hectopascals|~b
kilopascal	kilopascals|~a
megapascal	mégapascals|~a
kilometer-per-hour	kilomètres par heure|~9 par heure
meter-per-second	mètres par seconde|~5 par seconde		m/s|$ m/s
mile-per-hour	miles par heure|~4 par heure	mi/h	$ mi/h
knot	nœuds|~4	nd	$ nd
celsius	degrés Celsius|~5 Celsius
fahrenheit	degrés Fahrenheit|~5 Fahrenheit
kelvin	kelvins|~6
pound-force-foot	$ livres-force-pieds|~7-force-pied	lbf⋅ft
newton-meter	newtons-mètres|~6-mètre	N⋅m
cubic-kilometer	kilomètres cubes|~9 cube
cubic-meter	mètres cubes|~5 cube
cubic-centimeter	centimètres cubes|~a cube
cubic-mile	milles cubes|~5 cube
cubic-yard	yards cubes|~4 cube
cubic-foot	pieds cubes|~4 cube	pi³
cubic-inch	pouces cubes|~5 cube	po³
megaliter	mégalitres|~9	Ml
hectoliter	hectolitres|~a	hl
liter	litres|~5	l
deciliter	$ décilitres|~b	$ dl
centiliter	$ centilitres|~c	$ cl
milliliter	$ millilitres|~c	$ ml
pint-metric	$ pintes métriques|~7 métrique;;;f	$ mpt
cup-metric	$ tasses métriques|~7 métrique;;;f	$ tm
fluid-ounce-metric	$ onces liquides métriques|~6 liquide métrique	fl oz m.	$ fl oz m.
acre-foot	$ acres-pieds|~6-pied	$ ac pi	acpi
bushel	boisseaux|~8
gallon	$ gallons|~8	$ gal
gallon-imperial	$ gallons impériaux|~8 impérial	$ gal imp.;;$ gal imp.
quart	$ quarts|~7	$ qt
pint	$ pintes|~7;;;f	$ pte
pint-imperial	$ pt Imp.;pint Imp.		$ pt Imp.
cup	$ tasses|~7;;;f	$ tasses|~7	ta
cup-imperial	$ cup Imp.	cup Imp.	$ cup Imp.
fluid-ounce	$ onces liquides|~6 liquide;;;f	$ fl oz
fluid-ounce-imperial	onces liquides impériales|~4 liquide impériale;;;f	fl oz imp.	fl oz imp
tablespoon	$ cuillères à soupe|~a à soupe;;;f	$ c. à s.	CàS
teaspoon	$ cuillères à café|~a à café;;;f	$ c. à c.	CàC
barrel	barils|~5
dessert-spoon	$ cuillères à dessert|~a à dessert;;;f	$ c. à d.	CàD
dessert-spoon-imperial	$ cuillères à dessert impériales|~a à dessert impériale;;;f	$ c. à d. imp.	CàD imp.
drop	$ gouttes|~8;;;f	$ gte
dram	$ drachmes|~9;;;f	$ fl dr
jigger	$ jiggers|~8	$ jiggers|~8	$ jiggers|~8
pinch	$ pincées|~8;;;f	$ pincées|~8	$ pincées|~8
quart-imperial	$ quarts impériaux|~7 impérial	$ qt imp.
steradian	$ stéradians|~b		$ sr
katal	$ katals|~7		$ kat
coulomb	$ coulombs|~9		$ C
farad	$ farads|~7		$ F
henry	$ henrys|~7		$ H
siemens	$ siemens		$ S
calorie-it	$ calories [IT]|~9 [IT]	$ cal-IT	$ cal-IT
british-thermal-unit-it	$ BTU-IT	BTU-IT	$ BTU-IT
becquerel	$ becquerels|~b		$ Bq
sievert	$ sieverts|~9	$ Sv	$ Sv
gray	$ grays|~6	$ Gy	$ Gy
kilogram-force	$ kilogrammes-force|~c-force		$ kgf
rod	$ rod	rod	$ rod
chain	$ chain	chain	$ chain
tesla	$ teslas|~7		$ T
weber	$ webers|~7		$ Wb
rankine	$ °R		$ °R
fortnight	$ fw;fortnight	fw	$ fw
slug	$ slug	slug	$ slug
gasoline-energy-density	$ gas E	$ gas E	$ gas E
rin	$ rin [JP]	$ rin [JP]	$ rin [JP]
sun	$ sun [JP]	$ sun [JP]	$ sun [JP]
shaku-length	$ shaku [JP]	$ shaku [JP]	$ shaku [JP]
shaku-cloth	$ shaku [cloth, JP]	$ shaku [cloth, JP]	$ shaku [cloth, JP]
ken	$ ken [JP]	$ ken [JP]	$ ken [JP]
jo-jp	$ jo [JP]	$ jo [JP]	$ jo [JP]
ri-jp	$ ri [JP]	$ ri [JP]	$ ri [JP]
bu-jp	$ bu [JP]	$ bu [JP]	$ bu [JP]
se-jp	$ se [JP]	$ se [JP]	$ se [JP]
cho	$ cho [JP]	$ cho [JP]	$ cho [JP]
kosaji	$ kosaji [JP]	$ kosaji [JP]	$ kosaji [JP]
osaji	$ osaji [JP]	$ osaji [JP]	$ osaji [JP]
cup-jp	$ cup [JP]	$ cup [JP]	$ cup [JP]
shaku	$ shaku [vol, JP]	$ shaku [vol, JP]	$ shaku [vol, JP]
sai	$ sai [JP]	$ sai [JP]	$ sai [JP]
to-jp	$ to [JP]	$ to [JP]	$ to [JP]
koku	$ koku [JP]	$ koku [JP]	$ koku [JP]
light-speed	$ lumière;;;f	$ lumière	$ lumière
fun	$ fun [JP]	$ fun [JP]	$ fun [JP]
part-per-1e9	$ parties par milliard|~8 par milliard;;;f	$ ppb
night	$ nuits|~6;;;f	$ nuits|~6
decibel	décibels|~7
neper	népers|~5
octave	octaves|~6
semitone	demi-tons|~8
gradian	grades|~5
compass-point	quarts de vent|~5 de vent
rotation-per-minute	tours par minute|~4 par minute
rotation-per-second	tours par seconde|~4 par seconde
beat-per-minute	battements par minute|~9 par minute
frame-per-second	images par seconde|~5 par seconde
mach	mach
pair	paires|~5
half-dozen	demi-douzaines|~d
dozen	douzaines|~8
hundred	centaines|~8
thousand	milliers|~7
million	millions|~7
billion	milliards|~8
trillion	billions|~7
horsepower-metric	chevaux-vapeur métriques|~5l-vapeur métrique
ton-of-refrigeration	tonnes de réfrigération|~5 de réfrigération
tablespoon-metric	cuillerées à soupe métriques|~9 à soupe métrique
teaspoon-metric	cuillerées à café métriques|~9 à café métrique
tablespoon-imperial	cuillerées à soupe impériales|~9 à soupe impériale
teaspoon-imperial	cuillerées à café impériales|~9 à café impériale
shot	petits verres|~5 verre
wine-bottle	bouteilles de vin|~9 de vin
long-ton	tonnes longues|~5 longue
hundredweight	quintaux courts|~6l court
long-hundredweight	quintaux longs|~6l long
quintal	quintaux|~6l
micron	microns|~6
angstrom	ångströms|~8
hand	paumes anglaises|~5 anglaise
league	lieues|~5
light-second	secondes-lumière|~7-lumière
light-minute	minutes-lumière|~6-lumière
light-hour	heures-lumière|~5-lumière
light-day	jours-lumière|~4-lumière
nibble	demi-octets|~a
baud	bauds|~4
dyne	dynes|~4
erg	ergs|~3
gram-force	grammes-force|~6-force
tonne-force	tonnes-force|~5-force
torr	torrs|~4
atmosphere-technical	atmosphères techniques|~a technique
ton-of-tnt	tonnes de TNT|~5 de TNT
tonne-of-oil-equivalent	tonnes équivalent pétrole|~5 équivalent pétrole
millennium	millénaires|~a
half-year	semestres|~8
year-common	années communes|~5 commune
year-leap	années bissextiles|~5 bissextile
delta-celsius	degrés Celsius d’écart|~5 Celsius d’écart
delta-fahrenheit	degrés Fahrenheit d’écart|~5 Fahrenheit d’écart
delta-kelvin	kelvins d’écart|~6 d’écart
are	ares|~3
gill	roquilles|~8
cord	cordes de bois|~5 de bois
stere	stères|~5
poise	poises|~5
stokes	stokes
gauss	gauss
maxwell	maxwells|~7
oersted	oersteds|~7
curie	curies|~5
roentgen	röntgens|~7
rad	rads|~3
rem	rems|~3
diopter	dioptries|~8
nit	nits|~3
candlepower	bougies|~6
stilb	stilbs|~5
phot	phots|~4
tex	tex
denier	deniers|~6
molar	molaires|~7
jansky	janskys|~6
debye	debyes|~5
person-hour	heures-personnes|~5-personne
person-day	jours-personnes|~4-personne
pica	picas|~4
tsubo	tsubos|~5
var	vars|~3
phon	phones|~5
sone	sones|~4
electron-mass	masses de l’électron|~5 de l’électron
proton-mass	masses du proton|~5 du proton
elementary-charge	charges élémentaires|~6 élémentaire
mil	millièmes de pouce|~8 de pouce
watt-hour	wattheures|~9
ampere-hour	ampères-heures|~6-heure
`,
  patterns: `
joiner	 	 	
quetta	quetta{0}	Q{0}
ronna	ronna{0}	R{0}
yotta	yotta{0}	Y{0}
zetta	zetta{0}	Z{0}
exa	exa{0}	E{0}
peta	péta{0}	P{0}
tera	téra{0}	T{0}
giga	giga{0}	G{0}
mega	méga{0}	M{0}
kilo	kilo{0}	k{0}
hecto	hecto{0}	h{0}
deka	déca{0}	da{0}
deci	déci{0}	d{0}
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
zebi	zébi{0}	Zi{0}
exbi	exbi{0}	Ei{0}
pebi	pébi{0}	Pi{0}
tebi	tébi{0}	Ti{0}
gibi	gibi{0}	Gi{0}
mebi	mébi{0}	Mi{0}
kibi	kibi{0}	Ki{0}
square	{0} carrés|{0} carré;{0} carrées|{0} carrée	{0}²
cubic	{0} cubes|{0} cube	{0}³
per	{0} par {1}	{0}/{1}
times	{0}-{1}	{0}-{1}
`,
  quantities: `
length	Longueur
area	Superficie
volume	Volume
mass	Masse
time	Temps
labor	Charge de travail
temperature	Température
temperature-difference	Écart de température
speed	Vitesse et allure
acceleration	Accélération
angle	Angle
solid-angle	Angle solide
frequency	Fréquence
angular-speed	Vitesse angulaire
force	Force
pressure	Pression
energy	Énergie
power	Puissance
torque	Couple
momentum	Quantité de mouvement
moment-of-inertia	Moment d’inertie
surface-tension	Tension superficielle et raideur
fracture-toughness	Ténacité
fuel-economy	Consommation de carburant
data	Quantité de données
data-rate	Débit de données
resolution	Résolution
graphics	Graphisme
typewidth	Chasse typographique
ratio	Rapport et nombre
container-capacity	Capacité de conteneurs
level	Niveau
loudness	Sonie
musical-interval	Intervalle musical
density	Masse volumique
specific-weight	Poids volumique
linear-density	Masse linéique
area-density	Masse surfacique
volume-flow	Débit volumique
mass-flow	Débit massique
molar-flow	Débit molaire
dynamic-viscosity	Viscosité dynamique
kinematic-viscosity	Viscosité cinématique
fluidity	Fluidité
vapor-permeance	Perméance à la vapeur d’eau
vapor-permeability	Perméabilité à la vapeur d’eau
turbidity	Turbidité
specific-energy	Énergie massique
energy-density	Densité d’énergie
molar-energy	Énergie molaire
thermal-conductivity	Conductivité thermique
thermal-insulance	Résistance thermique surfacique
thermal-expansion	Dilatation thermique
heat-capacity	Capacité thermique et entropie
specific-heat-capacity	Capacité thermique massique
molar-heat-capacity	Capacité thermique molaire
heat-flux	Flux thermique et éclairement énergétique
heat-transfer-coefficient	Coefficient de transfert thermique
radiant-exposure	Exposition énergétique
amount-of-substance	Quantité de matière
molar-concentration	Concentration molaire
molality	Molalité
catalytic-activity	Activité catalytique
catalytic-concentration	Concentration d’activité catalytique
filtration-rate	Débit de filtration glomérulaire
electric-current	Courant électrique
current-noise-density	Densité de bruit en courant
electric-charge	Charge électrique
voltage	Tension électrique
voltage-noise-density	Densité de bruit en tension
electric-resistance	Résistance électrique
electric-conductance	Conductance électrique
capacitance	Capacité électrique
inductance	Inductance
magnetic-flux	Flux magnétique
magnetic-flux-density	Induction magnétique
magnetic-field-strength	Champ magnétique
magnetic-moment	Moment magnétique
electric-field-strength	Champ électrique
electric-dipole-moment	Moment dipolaire électrique
resistivity	Résistivité électrique
conductivity	Conductivité électrique
apparent-power	Puissance apparente et réactive
apparent-energy	Énergie apparente et réactive
luminous-intensity	Intensité lumineuse
luminance	Luminance
illuminance	Éclairement lumineux
luminous-flux	Flux lumineux
luminous-exposure	Exposition lumineuse
wavenumber	Inverse de longueur
spectral-flux-density	Densité spectrale de flux
activity	Radioactivité
activity-concentration	Activité volumique
absorbed-dose	Dose absorbée
equivalent-dose	Dose équivalente
equivalent-dose-rate	Débit de dose équivalente
radiation-exposure	Exposition aux rayonnements
energy-per-distance	Énergie par distance
`,
  words: {"to":["en","vers","à","dans"],"and":["et","plus"],"per":["par"],"opening":["combien font","combien fait","combien de","que font","que vaut","convertir","convertis","convertissez","conversion de","de"],"howMany":["combien de","combien d'"],"are":["y a-t-il dans","dans","font","fait","en"]},
};

export default locale;
